# What is said of the puzzles of Blood Rage: the card to lay in a battle. $others counts the clans on the other side.

puzzle-sure = No way past it
    .goal = The battle for { $province }, against { $others ->
        [one] one clan
       *[other] { $others } clans
    }. One of your cards wins it whatever the others lay. Which?
    .solved = Whatever they hold, this wins.
    .less = { $ref } wins in { $worth } of 100 cases. One card wins in all of them.
puzzle-only = The one that can
    .goal = The battle for { $province }, against { $others ->
        [one] one clan
       *[other] { $others } clans
    }. Only one of your cards can still win it. Which?
    .solved = Nothing else in your hand could have won here.
    .less = With { $ref } there is no way to win, whatever the others lay.
puzzle-odds = Against all they may hold
    .goal = The battle for { $province }, against { $others ->
        [one] one clan
       *[other] { $others } clans
    }. Anything they may hold is equally likely. Which of your cards wins most often?
    .solved = No other card wins as often against what they may hold.
    .less = { $ref } wins in { $worth } of 100 cases. One card wins more often.

puzzle-hint-among = It is one of these { $count } cards.
puzzle-hint-one = It is { $ref }.
