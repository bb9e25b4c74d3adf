# The shell's own sentences. A game's texts come first; these stand behind them.

## The hall

hall-line = Games of the North. Pick a banner and sit down.
games = Games
banner-unknown = Another game
    .tagline = It has come from far away.
banner-players =
    { $many ->
        [1] 1 player
       *[other] { $seats } players
    }
banner-length = { $players } · { $minutes } min
asleep = Still asleep. We are carving its rules.
play-now = Play now
play-bot-now = Play now: { $title } against a bot
open-table-short = Open a table
rules = Rules
free-tables = Tables with a free place
free-tables-empty = No table waits. Open one, or call a bot to the bench.
free-place = a free place
matches = Matches
matches-mine = Your matches
matches-live = Live
matches-replays = Replays
matches-mine-empty = You have not played yet. One click on a banner, and a bot sits down across from you.
matches-live-empty = Nobody is playing in the open just now.
matches-replays-empty = No match has ended yet. What is played to the end can be watched here, move by move.
by-the-fire = By the fire
open-table = Open a table
play-bots = Play against bots
learn = Learn a game
bring-record = Bring a record
sit-down = Sit down
sit-down-at = Sit down: { $title }
play = Play
play-at = Play on: { $title }
look = Look
watch = Watch
look-at = Look at { $title }
replay-of = Replay of { $title }
row-waiting = { $game } · waiting for players
row-your-turn = { $game } · it is your turn
row-thinks = { $game } · { $name } to move
row-against = { $game } · against { $names }
row-free = { $game } · free: { $places }
row-over-days = { $line } · over days
row-won = { $game } · won
row-lost = { $game } · lost
row-closed = { $game } · closed
row-drawn = { $game } · drawn
row-shared = { $game } · win shared
row-scored = { $line }, { $scores }
row-company = against { $names }
row-asked = asked { $when }
your-name = Your name
change-name = change your name
guest = guest
other-language = Language: English. Switch to German
colophon = Colophon
colophon-fan = Meadhall is an unofficial fan project. No printed art and no printed text of the games is used; if you like them, buy the boxes.
colophon-games = The games and who made them
colophon-signs = Signs and letters
colophon-icons = Icons from game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0; outlines rounded.
colophon-fonts = Grenze and Grenze Gotisch (Omnibus-Type), Alegreya Sans (Huerta Tipográfica), Noto Sans Runic (Google), all under the SIL Open Font License 1.1.
lost = No such door
lost-text = This way leads nowhere. The fire is back there.
to-the-hall = To the hall

## Opening a table

open-game = Title
open-title = Name of the table
open-seats = Seats
open-seats-more = more …
open-seats-number = Number of seats
open-seats-most = at most { $most }
seats-all = All other seats
seats-all-level = How all bots play
seats-each = each for itself
open-pace = Pace
pace-live = at one sitting
    .help = Whoever is away for ten minutes while the table waits for them can be replaced by the strongest bot.
pace-days = over days
    .help = Whoever is away for three days while the table waits for them can be replaced by the strongest bot.
open-private = Private
open-private-help = Only people with the link see it.
open-do = Open the table
table-of = { $name }’s table
table-quick = A quick match
seat-number = Seat { $number }
seat-me = { $name } (me)
seat-open = A friend, by link
seat-hotseat = Somebody at this device
seat-hotseat-name = Name
seat-bot = A bot
seat-bot-level = How the bot plays
bot-seconds = thinks up to { $seconds } s
bot-kin = Huginn, Muninn, Garm, Hati, Sköll, Geri
bot-random = Ratatoskr
    .level = plays at random
bot-greedy = Fenrir
    .level = greedy bot
bot-thrall = Thrall
    .level = knows the rules
bot-leysing = Leysing
    .level = a freedman, still learns the game
bot-kotkarl = Kotkarl
    .level = a cottager, sees what lies near
bot-karl = Karl
    .level = a decent neighbour
bot-bondi = Bondi
    .level = a farmer who seldom errs
bot-sveinn = Sveinn
    .level = a lad of the household, sees every turn and little more
bot-drengr = Drengr
    .level = a bold young man, looks one turn ahead
bot-huskarl = Huskarl
    .level = a man of the guard, looks at replies
bot-hauld = Hauld
    .level = a landowner who has seen much
bot-hersir = Hersir
    .level = a seasoned raider
bot-lendmann = Lendmann
    .level = a king’s man, plans ahead
bot-jarl = Jarl
    .level = plans far ahead
bot-konung = Konung
    .level = the best of the hall
bot-gentle = Hönir
    .level = a gentle player, knows the rules
bot-casual = Hermod
    .level = plays for company
bot-steady = Vidar
    .level = plays with a plan, and strays from it
bot-keen = Ull
    .level = a good player, now and then mistaken
bot-heuristic = Bragi
    .level = plays by rules of thumb
bot-search = Mimir
    .level = thinks ahead
bot-trained = Odin
    .level = well versed

## Teams

team-ivory = Ivory { $number }
    .name = Ivory
team-red = Red { $number }
    .name = Red
place-of = { $place }: { $name }

## The waiting room

room-waits = The match begins when every place is taken.
room-invited = There is a place for you at this table.
room-link = Send this link to a friend
copy = Copy
copied = Copied
leave = Leave the table

## At the table

loading = The fire is being lit …
loading-table = The board is being laid …
board = Board
seats = Seats
sheets = Sheets
sheet-board = Board
sheet-seats = Seats
sheet-saga = Saga
sheet-replay = Replay
answers = Answers
answers-none = Nothing is asked of you now.
refused-item = Not allowed: { $what }. { $why } ({ $clause })
refused-title = Not { $ref }
refused-by = Rule { $clause } does not allow it.
answer-with = { $ref }
to-the-board = To the board
seat-open = Open the sheet of { $name }
tap-first = Tap what you choose
armed-again = Once more to answer, Esc to leave it.
armed-answer = { $answer }?
armed-instead = { $ref } instead?
instead-item = Instead: { $what }
single-way = There is only one way: { $answer }.
go-on = Go on
search = Type a name, then Enter
your-turn = Your turn
you = you
here = here
away = away
thinks = thinks …
at-this-device = at this device
seat-resigned = gave up
seat-hasty = had to answer in haste
bot-thinks = { $name } is thinking
waiting-for = Waiting for { $name }
nobody-asked = The table is quiet
halted = This match is closed
halted-rests = This match rests
halted-outdated = The rules have changed since. It can be read, but not played on.
halted-outdated-entry = The rules have changed since: entry { $entry } is not allowed any more ({ $clause }). It can be read, but not played on.
halted-damaged = What was written of it is damaged. It can be read, but not played on.
halted-newer = It is played under newer rules than this hall has. It can be read, but not played on here.
halted-values = It was begun under other printed values than this hall plays with now. It can be read, and waits until those are back.
halted-unknown = This hall does not have its game any more. It can be read, but not played on here.
undo = { $steps ->
    [one] Undo
   *[other] Undo · { $steps } steps
}
stale = Somebody was faster. The board is right again, nothing is lost.
watching-step = Watching move { $step }
watching-help = The match goes on without you looking.
watching-help-over = Arrow keys go from step to step.
back = Back
back-to-now = Back to now
to-the-end = To the end
step-number = Step { $step }
step-of = { $step } of { $steps }
live = live
the-end = the end
menu = Menu

## Saga, rules, talk

saga = Saga
saga-empty = Nothing has happened yet.
recap = Since your turn
    .tab = Since your turn
recap-things = { $count ->
    [one] One thing happened, see it
   *[other] { $count } things happened, see them
}
recap-nothing = Nobody has done anything since your turn.
recap-back = One step back
recap-on = One step on
recap-enough = Enough
recap-since = { $difference } since your turn
talk = Talk
talk-empty = Nobody has said a word.
talk-say = Say something
talk-send = Say
rules-search = Search the rules
rules-none = No rule speaks of that.
rules-page = The rules as a page
rules-english = The rules are written in English.
ruling = (our ruling)
contents = Contents

## The replay

replay = Replay
replay-first = To the beginning
replay-back = One step back
replay-forward = One step on
replay-play = Play
replay-pause = Pause
replay-step = Step of the match
pace-on = Go on
pace-hold = Hold what is still to be seen
pace-skip = To now
pace-waiting = { $count ->
    [one] one event to see
   *[other] { $count } events to see
}
replay-as = Seen by
as-spectator = a spectator
as-everyone = everyone

## The analysis

analysis = Analysis
analysis-progress = Looked at { $done } of { $of } positions
fault-held = !
    .name = well seen
fault-doubtful = ?!
    .name = doubtful
fault-mistake = ?
    .name = a mistake
fault-blunder = ??
    .name = a blunder

## The end

wins = { $name } wins
wins-saga = { $name } wins the saga
drawn = Nobody yields: a draw
final-scores = Final scores
rank = { $rank ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}
points = points
again = Again, same company
again-alone = Set out once more
again-join = Rematch: to the new table
show-end = How it ended
ending-resigned = A player gave up.
shares-saga = { $names } share the saga
margin = { $points ->
    [one] one point
   *[other] { $points } points
}
end-ahead = { $score } to { $against },
    .rest = { " " }{ $margin } more.
end-short = { $margin } short,
    .rest = { " " }{ $score } to { $against }.
end-level = { $score } to { $against }.
    .rest = { "" }
ahead-by = ahead by { $margin }
what-next = What next
rematch = Rematch, sides swapped
rematch-asked = { $name } is asked
rematch-waits = { $name } waits at the new table
rematch-sealed = has not answered yet
replay-judged = Replay with analysis
share = Share
share-help = Whoever has this link sees how it ended, and the whole match move by move.
to-the-table = To the table
together = Together
turning-title = The turn that decided, step { $step }
turning-held = From here on { $name } led to the end.
turning-given = { $name } gave away about { $margin } here.
turning-lost = { $name } lost { $chance } % of the chance to win here.
turning-better = Better was { $line }.
turning-see = See it
turning-ask = Ask the seer where it turned
turning-you-lead = you lead
turning-leads = { $name } leads

## The table's menu

export = Download the record
resign = Give up
resign-of = Give up for { $name }
resign-title = Give up?
resign-text = The match is lost for you at once. This can’t be undone.
resign-text-many = A bot takes your place for good. This can’t be undone.
resign-yes = Give up
never-mind = Play on
hand-over = Let { $bot } play for me
hand-over-of = Let { $bot } play for { $name }
take-back-short = Take my seat back
take-back-seat = Take { $name }’s seat back from the bot
cover = Pass the device to { $name }
cover-help = The others look away now.
cover-me = I am { $name }

## The thread

torn = The thread is torn.
torn-safe = Everything so far is safe.
torn-answer-kept = Your last answer is kept and will be sent again.
torn-retry = Next try in { $seconds } s
torn-tying = Tying it again …
torn-now = Try now

## When things are not well

close = Close
try-again = Try again
trouble-unknown = Something went wrong.
trouble-no-connection = The hall can’t be reached.
trouble-not-found = There is no such table.
trouble-no-step = This match never came so far.
trouble-no-view = Nobody sits there at this table.
trouble-no-rules = No such game hangs in this hall.
trouble-too-many = That was a little fast. Wait a moment.
trouble-store-unavailable = The hall can’t write anything down just now. Try again in a moment; nothing is lost.
trouble-no-invite = This table is private: only its invitation link opens it.
trouble-no-seat = All places at this table are taken.
trouble-seat-taken = Somebody else sits there already.
trouble-not-your-seat = That seat is not yours.
trouble-not-your-view = While the match goes on you can look back with your own seats only.
trouble-not-offered = That may not be chosen now.
trouble-over = The match is over.
trouble-damaged = What was written of this match is damaged there.
trouble-halted = This match came to a halt. It can be read, but not played on.
trouble-not-over = The match is not over yet.
trouble-not-started = The match has not begun.
trouble-started = The match has begun already.
trouble-resigned = That seat has given up already.
trouble-present = Not yet: this table waits longer for somebody who is away.
trouble-not-waited-for = Nobody waits for that seat just now.
trouble-weak-bot = Only the strongest bot may play for somebody who is away.
trouble-bad-name = A name has 1 to 24 letters that can be read.
trouble-broken-record = This file is no record of a match that followed the rules.
trouble-bad-table = Such a table can’t be opened: { $sentence }
trouble-no-analysis = Nobody judges matches of this game yet.
trouble-analyst-silent = The seer is silent. Try again in a moment.
trouble-too-many-bots = You sit at as many tables with bots as one may. Finish one of these matches first.
trouble-unknown-bot = No such bot plays this game.
trouble-bot-plays = A bot plays that seat. Take it back first.
trouble-cannot-undo = Nothing can be taken back any more.
trouble-overtaken = Somebody was faster. Look again.
trouble-rules-fault = The rules stumbled here, and nothing was changed. That is our mistake.
trouble-no-preview = What would follow can’t be shown here.
trouble-bad-message = The hall did not understand that.
trouble-bad-request = The hall did not understand that.
trouble-too-large = That is too much to take in at once.
trouble-too-slow = That took too long to arrive. Try again.
trouble-full = The hall is full. Come again in a moment.
trouble-crowded = Too many come from your address at once. Close a few tables, or wait a moment.
trouble-no-session = The hall does not know you any more. Load the page again.
trouble-bad-csrf = The hall does not know this page any more. Load it again.
trouble-foreign-origin = This page does not belong to the hall.
trouble-fault = Something went wrong in the hall. It has been written down.
trouble-hall-safe = Your matches are safe.
trouble-table-safe = The match is safe on the server.
trouble-to-match = To the match

## Settings

settings = Settings
settings-language = Language
settings-light = Light
settings-as-system = As the system
settings-dusk = Dusk
settings-morning = Morning
settings-motion = Motion
settings-motion-full = Full
settings-motion-reduced = Reduced
settings-sound = Sound
settings-volume = Volume
settings-notices = Notice when it is my turn
settings-confirm = Confirm every answer
    .help = The first click shows, the second answers.
settings-single = Go on where there is only one way
    .help = Never in secret, never where something is given up.
settings-pace = Pace of others
    .help = P holds, Space skips.
settings-pace-slow = slow
settings-pace-steady = steady
settings-pace-swift = swift
settings-pace-at-once = at once
settings-company = At a new table I play against
settings-company-last = whoever it was last time
settings-company-open = guests, seats stay open
settings-company-bot = bots
settings-company-hotseat = somebody at this device

## Keys

keys = Keys

## A table that nobody has drawn

plain-table = The table
plain-nothing = nothing
plain-hidden = hidden
plain-highest = the highest
plain-yes = yes
plain-no = no
plain-points = points

## Automata

automaton = Automaton
by-the-rules = played by the rules
because = Why?
because-step = There was nothing to choose.
because-tied = Several are equal after every comparison: a person chooses.
because-stays = stays
because-aside = put aside by
event-because = { $name } does its step.
number-order = place in the order
trouble-automaton = That seat is played by the rules.

## Walking through what automata do

why = Why
why-caption = { $question }: every candidate with the numbers compared, in the order of comparison
why-candidate = Candidate
why-highest = highest
why-lowest = lowest
why-fate-taken = taken
why-fate-left = compared and left
why-fate-aside = put aside
why-fell = , fell out here
why-unread = not looked at
why-asides = Never compared, by the clause that put them aside
why-only = Only one is possible: { $what }.
why-decides = { $number } decides: { $best } before { $next }.
why-taken = It takes { $what }.
why-equal = Equal before that: { $numbers }.
why-source = The tie-breaker spoke: { $card } says { $mode }.
walk = Pace
walk-back = One decision back
walk-on = Step on
walk-pause = Pause
walk-paused = Paused
walk-bead = Decision { $n }
walk-beads = Decision { $at } of { $of }
walk-whose = { $name }, { $text }

## Alone against the rules

alone = Alone against the rules
trouble-no-solo = Nobody plays this title alone.

sheet-puzzle = Puzzle
puzzle-of-day = Puzzle of the day
puzzle-days = { $days ->
    [0] try it
    [one] one day
   *[other] { $days } in a row
}
practice = Practice
settings-coach = Notes of the coach
    .help = In your first matches
