# What is said of the puzzles of Reavers of Midgard. $glory is what one would have if all were counted now.

puzzle-prophecy = What the norns know
    .goal = Counted as it all stands now, you would have { $glory } Glory. Which Prophecy adds the most? What the deck may give counts by its average.
    .solved = Nothing else adds as much to what you own.
    .less = With { $ref } you would have { $worth } Glory, all counted. More is possible.
puzzle-farewell = A farewell that costs nothing
    .goal = Counted as it all stands now, you would have { $glory } Glory. One Prophecy has to go: which farewell leaves you the most?
    .solved = No other farewell leaves you as much.
    .less = Without { $ref } you would have { $worth } Glory, all counted. More is possible.
puzzle-reroll = Once more in the cup
    .goal = The defence is { $defence }, your dice show { $has }, and a reroll is paid for; { $favor } Favor is left for later. Which dice win most often if you roll them again?
    .solved = No other choice of dice wins as often.
    .less = These dice win in { $worth } of 100 cases. Others win more often.

puzzle-hint-among = It is one of these { $count }.
puzzle-hint-one = It is { $ref }.
puzzle-hint-die = This die is among those to roll: { $ref }.
puzzle-hint-dice = { $count ->
    [one] One die is rolled again.
   *[other] { $count } dice are rolled again.
}
