# What the page for those who play alone says; the texts of a title come before.

alone-line = One person against seats that the rules play.
alone-now = It begins at once: nobody is waited for, and no bot plays. It is kept for days, and never rated.
alone-tabs = Alone
alone-setting-out = Set out
alone-foes = Against whom?
alone-count = How many
alone-by-chance =
    { $count ->
        [0] Chosen by name.
        [one] One is left to chance.
       *[other] { $count } are left to chance.
    }
alone-foe-beaten = beaten
alone-hero = As whom?
alone-hero-table = The table asks
    .help = You choose at the table, among those whom chance leaves.
alone-hero-named = You play { $hero }.
alone-hero-chance = If chance lets { $hero } follow, the table asks you instead.
alone-challenges = Challenges
alone-challenges-help = As many as you like; laid once your start is chosen.
alone-level = Level { $level }
alone-difficulty = Difficulty
alone-difficulty-now = { $name }, level { $level }
alone-difficulty-from = { $level }+
alone-more = More about the table
alone-go = Set out
alone-go-against = Alone against { $foes }
alone-somebody = somebody by chance
alone-with = with { $challenges }
alone-without = without a challenge
alone-campaign = Your campaign
alone-running = Under way
alone-go-on = Go on
alone-go-on-with = Go on: { $title }
alone-matches = Matches
alone-matches-none = You have not played to an end yet. Whatever you play alone is kept here.
alone-won = won
alone-lost = lost
alone-left = given up
alone-counted = played
alone-streak = in a row
alone-longest = { $n } at best
alone-best = Hardest won: { $name }
alone-best-none = Not beaten yet
alone-grid = Against each foe, with each challenge
alone-grid-foe = Foe
alone-grid-all = In all
alone-grid-none = No challenge
alone-cell-won = beaten
alone-cell-tried = not yet beaten
alone-cell-new = not tried
alone-cell-of = { $won } of { $matches }
alone-cell-go = Set out against { $foe } { $with }: { $state }
alone-last = Last: { $result }
alone-how = A match against several foes, or with several challenges, counts for each of them. What is given up, or left to a bot, counts as played and not as won, and ends a row of wins. What is under way does not count yet.
