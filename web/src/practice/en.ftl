# What practice and the coach say; what a title says of them goes before.

hint = Hint
hint-thinks = The seer thinks …
hint-is = The seer would take: { $ref }
hint-only = There is nothing else to choose.
hint-plain = The strongest player of the house would choose it.
hint-points = That is worth about { $n ->
        [one] one point
       *[other] { $n } points
    } more than { $instead }.
hint-points-close = { $instead } would be about as good: less than a point lies between them.
hint-chance = You win about { $percent } in a hundred matches more often than with { $instead }.
hint-chance-close = { $instead } would be about as good: the chance to win hardly changes.
hint-worlds = Played on in { $worlds } worlds as you may imagine them, it comes out better in { $better }.
hint-close = Put the hint away

practise-title = Turn this match into practice?
practise-text = Hints and ways back make it practice: it counts neither for your partner nor in a campaign, and stands in no list when it is over.
practise-yes = Practise

decision-back = My last decision
    .help = Back to just before it, also over chance and others’ answers
decision-here = Decide anew from here
    .help = Takes back everything after this step
practice-source = The match it came from

branch = Play on from here
branch-text = A table of your own begins at this step, against bots. Chance is new, and what you do there counts nowhere.
branch-imagined = While this match goes on, the table begins in a world as your seat may imagine it, and tells nothing of what is hidden.
branch-bot = Against
branch-seat = You play
branch-go = Play on
branch-usual = the one that suits you

coach = The coach
coach-new = New to you: { $name }
coach-close = Put the note away
coach-no-more = No more notes

trouble-people-play = Other people play this match: there are no hints and no ways back in it.
trouble-no-practice = This table is for a lesson or a puzzle, not for practice.
trouble-not-asked = It is not your question just now.
trouble-not-your-decision = There you decided nothing.
trouble-no-branch = While the match goes on, nobody can play on from there. Try a step before.
