# Was zu den Rätseln von Lords of Ragnarok gesagt wird: eine Karte einer Schlacht, Verteidigung und Angriff einer Jagd.

puzzle-victory = Jetzt oder nie
    .goal = Die Schlacht in { $region }: Dein Gegner spielt keine Karten mehr. Eine Wahl gewinnt sie, sodass noch Armeen stehen; jede andere lässt dir dort nichts. Welche?
    .solved = Die Region ist gewonnen, und du stehst noch darin.
    .less = Mit { $ref } bleibt von dir nichts als Sieger in der Region stehen.
puzzle-price = Was ein Sieg kostet
    .goal = Die Schlacht in { $region }: Dein Gegner spielt keine Karten mehr. Gewinne sie so, dass am meisten von deinen Armeen übrig bleibt.
    .solved = Nichts anderes lässt so viel von deinen Armeen stehen.
    .less = Mit { $ref } bleiben dir als Sieger Armeen im Wert von { $worth }. Es geht mehr.
puzzle-defence = Klinge gegen Klaue
    .goal = { $foe } greift an: { $attack }. Wie verteidigst du, damit du in deiner nächsten Runde am ehesten eine Wunde schlägst?
    .solved = Mit nichts anderem ist eine Wunde so wahrscheinlich.
    .less = Mit { $ref } kannst du in { $worth } von 100 Fällen eine Wunde schlagen. Es geht besser.
puzzle-strike = Wo es weh tut
    .goal = Du jagst: { $foe }. Beginne so, dass du in dieser Runde die meisten Wunden schlagen kannst, gezogene Karten mitgerechnet.
    .solved = Kein anderer Anfang bringt im Schnitt so viele Wunden.
    .less = Der Anfang mit { $ref } bringt im Schnitt { $worth } { $worth ->
        [one] Wunde
       *[other] Wunden
    }. Es geht mehr.

puzzle-hint-among = Es ist eines von diesen { $count }.
puzzle-hint-one = Es ist { $ref }.
