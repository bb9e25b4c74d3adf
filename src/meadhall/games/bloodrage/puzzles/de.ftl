# Was zu den Rätseln von Blood Rage gesagt wird: die Karte für eine Schlacht. $others zählt die Clans der Gegenseite.

puzzle-sure = Kein Weg daran vorbei
    .goal = Die Schlacht um { $province }, gegen { $others ->
        [one] einen Clan
       *[other] { $others } Clans
    }. Eine deiner Karten gewinnt sie, was auch immer die anderen legen. Welche?
    .solved = Was sie auch haben: Das gewinnt.
    .less = { $ref } gewinnt in { $worth } von 100 Fällen. Eine Karte gewinnt in allen.
puzzle-only = Die eine, die es kann
    .goal = Die Schlacht um { $province }, gegen { $others ->
        [one] einen Clan
       *[other] { $others } Clans
    }. Nur eine deiner Karten kann sie noch gewinnen. Welche?
    .solved = Nichts anderes auf deiner Hand hätte hier gewinnen können.
    .less = Mit { $ref } ist nicht zu gewinnen, was auch immer die anderen legen.
puzzle-odds = Gegen alles, was sie haben können
    .goal = Die Schlacht um { $province }, gegen { $others ->
        [one] einen Clan
       *[other] { $others } Clans
    }. Alles, was sie haben können, ist gleich wahrscheinlich. Welche deiner Karten gewinnt am öftesten?
    .solved = Keine andere Karte gewinnt so oft gegen das, was sie haben können.
    .less = { $ref } gewinnt in { $worth } von 100 Fällen. Eine Karte gewinnt öfter.

puzzle-hint-among = Es ist eine von diesen { $count } Karten.
puzzle-hint-one = Es ist { $ref }.
