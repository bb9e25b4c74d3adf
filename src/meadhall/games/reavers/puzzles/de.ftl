# Was zu den Rätseln von Reavers of Midgard gesagt wird. $glory ist der Ruhm, wenn alles jetzt gewertet würde.

puzzle-prophecy = Was die Nornen wissen
    .goal = So, wie alles jetzt steht, hättest du { $glory } Ruhm. Welche Prophezeiung bringt am meisten dazu? Was der Stapel geben kann, zählt mit seinem Durchschnitt.
    .solved = Nichts anderes bringt so viel zu dem, was du hast.
    .less = Mit { $ref } hättest du { $worth } Ruhm, alles gewertet. Es geht mehr.
puzzle-farewell = Ein Abschied, der nichts kostet
    .goal = So, wie alles jetzt steht, hättest du { $glory } Ruhm. Eine Prophezeiung muss gehen: Nach welchem Abschied bleibt dir am meisten?
    .solved = Kein anderer Abschied lässt dir so viel.
    .less = Ohne { $ref } hättest du { $worth } Ruhm, alles gewertet. Es geht mehr.
puzzle-reroll = Noch einmal in den Becher
    .goal = Die Verteidigung ist { $defence }, deine Würfel zeigen { $has }, ein neuer Wurf ist bezahlt; { $favor } Gunst bleibt für später. Mit welchen Würfeln gewinnst du am öftesten, wenn du sie noch einmal wirfst?
    .solved = Keine andere Wahl von Würfeln gewinnt so oft.
    .less = Diese Würfel gewinnen in { $worth } von 100 Fällen. Andere gewinnen öfter.

puzzle-hint-among = Es ist eines von diesen { $count }.
puzzle-hint-one = Es ist { $ref }.
puzzle-hint-die = Dieser Würfel wird noch einmal geworfen: { $ref }.
puzzle-hint-dice = { $count ->
    [one] Ein Würfel wird noch einmal geworfen.
   *[other] { $count } Würfel werden noch einmal geworfen.
}
