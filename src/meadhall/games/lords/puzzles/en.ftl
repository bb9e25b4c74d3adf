# What is said of the puzzles of Lords of Ragnarok: a card of a Battle, a defence and a strike of a Hunt.

puzzle-victory = Now or never
    .goal = The Battle in { $region }: your opponent plays no more cards. One choice wins it with Armies left; every other leaves you nothing there. Which?
    .solved = The Region is won, and you still stand in it.
    .less = With { $ref } nothing of yours is left standing in the Region as its victor.
puzzle-price = What a victory costs
    .goal = The Battle in { $region }: your opponent plays no more cards. Win it so that the most of your Armies is left.
    .solved = Nothing else leaves so much of your Armies standing.
    .less = With { $ref } Armies of value { $worth } are left to you as victor. More is possible.
puzzle-defence = Blade against claw
    .goal = { $foe } attacks with { $attack }. How do you defend to have the best chance of a Wound in your next round?
    .solved = With nothing else is a Wound as likely.
    .less = With { $ref } you can deal a Wound in { $worth } of 100 cases. There is something better.
puzzle-strike = Where it hurts
    .goal = You hunt { $foe }. Begin so that you can deal the most Wounds in this round, drawn cards included.
    .solved = No other beginning brings as many Wounds on average.
    .less = Beginning with { $ref } brings { $worth } { $worth ->
        [one] Wound
       *[other] Wounds
    } on average. More is possible.

puzzle-hint-among = It is one of these { $count }.
puzzle-hint-one = It is { $ref }.
