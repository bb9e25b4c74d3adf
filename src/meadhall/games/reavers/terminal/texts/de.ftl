# Reavers of Midgard im Terminal, auf Deutsch.

## Teile und Orte

part-map = Küste
    .title = Die Küste in Worten
part-hand = Schiff
    .title = Dein Langschiff, mit allem, was seine Mannschaft kann
part-reckoning = Abrechnung
    .title = Die Abrechnung, wie sie steht
key-parts = F2 bis F6 öffnen einen Teil in voller Länge, noch einmal oder Esc schließt ihn; F7 ändert das Tempo. Getippt heißen sie Küste, Schiff, Sitze, Saga, Abrechnung, warum und Tempo.
plain-hello = { $title }. Tippe einen Namen oder eine Nummer aus der Liste und drücke Eingabe. Außerdem: küste, schiff, sitze, abrechnung, warum, regeln, saga, liste, zurück, ende.
rm-phase-setup = vor der ersten Runde
rm-phase-end = die Saga ist erzählt
rm-status = Runde { $round } von { $rounds }, { $n ->
    [1] erstes Langschiff
    [2] zweites Langschiff
    [3] drittes Langschiff
   *[4] viertes Langschiff
}
rm-heading = Runde { $round }, { $n ->
    [1] erstes Langschiff
    [2] zweites Langschiff
    [3] drittes Langschiff
   *[4] viertes Langschiff
}
rm-legend = W, R, B und S sind die Mannschaften von Wolf, Rabe, Bär und Schlange; vor einem Ort sagt der Buchstabe, wer ihn gewählt hat, mit > der, an dem jetzt gehandelt wird. Eine Zahl steht für das, was gewählt werden darf, > für das Gewählte. x2 heißt zwei gleiche. 2Ham ist ein Doppelhammer. Bei den Ländern steht zur Stufe der Preis in Frieden und hinter dem Strich, wie viele Plättchen noch da sind. In der Abrechnung hat die meisten Marker, wer einen Stern hat; verdeckt liegt, was geheim ist.

## Würfel, Karten, Preise

rm-die = { $face } ({ $colour })
rm-die-on = { $die } auf { $card }
rm-as = als { $what }
rm-colour-red = rot
rm-colour-blue = blau
rm-colour-yellow = gelb
rm-short-helm = Helm
rm-short-raven = Rabe
rm-short-tree = Baum
rm-short-hammer = Ham
rm-short-double-hammer = 2Ham
rm-short-shield = Schild
rm-short-chest = Truhe
rm-short-ship = Schiff
rm-clan-helm = Helm
rm-clan-raven = Rabe
rm-clan-tree = Baum
rm-with = mit
rm-card-keep-tapestry-a = Wandteppich A
rm-card-keep-tapestry-b = Wandteppich B
rm-card-keep-tapestry-c = Wandteppich C
rm-card-keep-tower-blue-yellow = Turm (blau, gelb)
rm-card-keep-tower-red-yellow = Turm (rot, gelb)
rm-card-keep-tower-red-blue = Turm (rot, blau)
rm-card-village-ship-upgrade-chest = Schiffsausbau (Truhe)
rm-card-village-ship-upgrade-shield = Schiffsausbau (Schild)
rm-card-village-ship-upgrade-ship-hammer = Schiffsausbau (Schiff oder Hammer)
rm-pay-food = { $n } Nahrung
rm-pay-favor = { $n } Gunst
rm-pay-glory = { $n } Ruhm
rm-pay-dice = { $n } Würfel
rm-pay-chest = { $n ->
    [one] 1 Truhe
   *[other] { $n } Truhen
}
rm-pay-shield = { $n ->
    [one] 1 Schild
   *[other] { $n } Schilde
}
rm-pay-ship = { $n ->
    [one] 1 Schiff
   *[other] { $n } Schiffe
}
rm-pay-hammer = { $n ->
    [one] 1 Hammer
   *[other] { $n } Hämmer
}
rm-free = frei
rm-item-any = ein Würfel
rm-item-red = ein roter Würfel
rm-item-blue = ein blauer Würfel
rm-item-yellow = ein gelber Würfel
rm-item-reaver = ein Reaver
rm-item-chest = Truhe
rm-item-shield = Schild
rm-item-ship = Schiff
rm-item-hammer = Hammer
rm-percent = { $whole },{ $tenth } %

## Die Küste

rm-taken = vergeben
rm-gone = weg
rm-none = keine
rm-each-land = Preis je Land
rm-tries = Versuche { $list }
rm-rewards = Handel { $list }
rm-more-cards = Karten { $list }
rm-first-gets = zuerst: { $what }
rm-deck = { $n ->
    [one] Stapel, 1 Karte
   *[other] Stapel, { $n } Karten
}
rm-the-deck = Stapel
rm-left = noch { $n }
rm-dice = Würfel
rm-defence = Verteidigung { $defence }
rm-defence-or = Vert. { $defence } oder { $icons }
    .short = { $defence } oder { $icons }
rm-land-food = Nahrung
rm-land-favor = Gunst
rm-land-dice = Würfel
rm-land-cell = { $level } { $price }/{ $left }
rm-stack-food-1 = Fruchtbar I
rm-stack-food-2 = Fruchtbar II
rm-stack-food-3 = Fruchtbar III
rm-stack-favor-1 = Götter I
rm-stack-favor-2 = Götter II
rm-stack-favor-3 = Götter III
rm-stack-dice-1 = Krieger I
rm-stack-dice-2 = Krieger II
rm-stack-dice-3 = Krieger III
rm-land-help = Stufe Preis/noch da
rm-land-note = { $price } oder Vert. { $defence }

## Das Schiff

rm-your-ship = Dein Langschiff
rm-ship-of = Langschiff von { $name }
rm-leader = Anführer { $card }: { $face } ist Joker
rm-no-leader = ohne Anführer
rm-price = Preis
rm-paid = { $what }, bezahlt
rm-due = { $what }, jetzt
rm-next = { $what }, danach
rm-dice-of = { $n } von { $all } Würfeln
rm-upgrades = Ausbau
rm-tile-chest = Truhe
rm-tile-shield = Schild
rm-tile-ship-hammer = Schiff oder Hammer
rm-upgrade = Schiffsausbau, { $what }
rm-upgrade-used = benutzter Schiffsausbau, { $what }
rm-ready = bereit
rm-used = benutzt
rm-spaces-free = { $n ->
    [0] kein Platz frei
    [one] ein Platz frei
   *[other] { $n } Plätze frei
}
rm-specialists = Crew
rm-slot-sea = See
rm-slot-village = Dörfer
rm-slot-keep = Burgen
rm-slot-territory = Land
rm-nobody = niemand
rm-artifacts = Artefakte
rm-holds = hält { $die }
rm-holds-nothing = kein Würfel
rm-can-be-used = jetzt zu benutzen
rm-room-for = keine, Platz für { $n }
rm-verb-return = zurückgeben
rm-verb-unstore = zurücknehmen
rm-store = ablegen
rm-wealth = Besitz
rm-amount-food = Nahrung { $n }
rm-amount-favor = Gunst { $n }
rm-amount-farm = Gehöfte { $n }
rm-amount-wall = Mauern { $n }
rm-amount-tower = Türme { $n }
rm-terror = { $n ->
    [0] Schrecken 0
   *[other] Schrecken { $n }, am Ende { $loss }
}
    .short = { $n ->
        [0] Schrecken 0
       *[other] Schrecken { $n } ({ $loss })
    }
rm-tiles = Länder { $n }
rm-pile = Ruhmstapel { $n }
rm-pile-title = Ruhmstapel
rm-prophecies = Prophezeiungen
rm-prophecies-label = Prophez.
rm-worth-now = jetzt { $n }
rm-sealed-cards = { $n ->
    [one] 1 Karte, verdeckt
   *[other] { $n } Karten, verdeckt
}

## Was gerade geschieht

rm-gained = { $name } hat noch { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} auszuführen
rm-face-down = { $what }, Belohnung verdeckt

## Kampf

rm-combat-sea = schlägt sich mit { $foe }
rm-combat-keep = stürmt { $foe }
rm-combat-land = greift an: { $foe }
rm-combat-dice = { $n } W
rm-together-dice = zusammen { $n ->
    [one] 1 Kampfwürfel
   *[other] { $n } Kampfwürfel
}
rm-combat-face-0 = leer
rm-combat-face-1 = eins
rm-combat-face-2 = zwei
rm-sent = geschickt
rm-bench = Würfel
rm-picked = neu werfen
rm-success = Erfolge
rm-successes = { $n } von { $defence }
rm-odds-title = Aussicht
rm-odds = Gewonnen mit { $chance }, { $n ->
    [0] ohne Gunst.
   *[other] mit { $n } Gunst und den besten Entscheidungen.
}
rm-no-dice-yet = Verteidigung { $defence }. Noch ist kein Kampfwürfel beisammen.
rm-best = am besten neu
rm-best-throw = am besten
rm-or = oder
rm-next-throw = { $dice }: gewonnen { $won }, um eins verfehlt { $one-short }, weiter { $further }
rm-before-throw = davor
rm-so-far = bisher
rm-last-throw = { $name } warf { $dice }: { $n } von { $defence } Erfolgen, { $won ->
    [yes] gewonnen.
   *[no] nicht genug.
}

## Sitze

rm-place-0 = am Zug
rm-place-1 = 2. Sitz
rm-place-2 = 3. Sitz
rm-place-3 = 4. Sitz
rm-holds-start = Start
rm-holds-honor = Ehrenschiff
rm-yours-below = { $n } Würfel, siehe unten
rm-short-wealth = Nahr. { $food } Gunst { $favor } Schr. { $terror } Würfel { $dice }
rm-no-dice = keine Würfel
rm-dice-count = { $n } Würfel
rm-leads = { $card } führt
rm-count-reavers = Crew { $n }
rm-count-artifacts = Artefakte { $n }
rm-count-upgrades = Ausbau { $n }
rm-count-tiles = Länder { $n }
rm-count-prophecies = Prophezeiungen { $n }

## Die Abrechnung

rm-line-glory = Ruhm bisher
rm-line-terror = Schrecken
rm-line-artifacts = Artefakte
rm-line-armor = Rüstung
rm-line-art = Kunstwerke
rm-line-treasure = Schatz
rm-line-tapestries = Wandteppiche
rm-line-farm = Gehöfte
rm-line-wall = Mauern
rm-line-tower = Türme
rm-line-majority = die meisten Marker
rm-line-prophecies = Prophezeiungen
rm-line-total = Zusammen
rm-sealed = verdeckt
rm-reckoning-help = Ein Stern: die meisten dieser Marker, in der Zahl enthalten. Was verdeckt ist, zählt am Ende.
rm-one-more = Eins mehr bringt: { $list }.
rm-to-lose = Die meisten Marker der Art { $token } hast du ({ $glory } Ruhm), bis { $name } noch { $n } nimmt.
rm-say-total = Zusammen { $n }
rm-sealed-lines = Verdeckt: { $names }.

## In Sätzen

rm-say-more-cards = nach Sitz { $list } Karten mehr
rm-say-battle = Verteidigung { $defence } oder { $icons }
rm-say-pawn = { $name } hat diesen Ort gewählt.
rm-say-offer = Da liegen { $list }.
rm-say-land = { $name } für { $price }, noch { $left }
rm-say-pays = { $name } zahlt
rm-say-dice = { $n ->
    [one] Ein Kampfwürfel
   *[other] { $n } Kampfwürfel
} gegen Verteidigung { $defence }.
rm-say-shown = Die Würfel zeigen { $dice }: { $n } von { $defence } Erfolgen.
rm-say-best = Am besten neu werfen: { $dice }.
