# Lords of Ragnarok im Terminal, auf Deutsch.

## Teile und Orte

part-hand = Tableau
    .title = Dein Tableau und deine Hand, mit allem, was sie sagen
key-parts = F2 bis F6 öffnen einen Teil ganz, noch einmal oder Esc schließt ihn; F7 ändert das Tempo. Getippt heißen sie Karte, Tableau, Sitze, Saga, Warum und Tempo.
plain-hello = { $title }. Tippe einen Namen oder eine Nummer aus der Liste und drücke Eingabe. Außerdem: karte, tableau, sitze, warum, regeln, saga, liste, zurück, ende.
lr-phase-setup = vor der Heldenwahl
lr-phase-draft = die Heldenwahl
lr-phase-end = die Saga ist erzählt
lr-status = Zug { $n }, { $step }
lr-turn = Zug { $n }
lr-legend = Der Anfangsbuchstabe eines Helden steht für seinen Spieler: R4 ist ein Heer mit 4, x2 heißt zwei gleiche, RH (oder R Held) der Held selbst. Eine Zahl vor einem Namen steht für das, was gewählt werden kann, > für das Gewählte. Hinter einer Region stehen die Bewohner einer neutralen und der Buchstabe dessen, der sie hält, ein Punkt für niemanden; T ist ein Tempel, Od1 Odins Monument auf Stufe 1. Ein Buchstabe in Klammern hinter einem Ungeheuer ist sein Ring, 2/8 sind seine Wunden. Auf dem Rad liegt der letzte Buchstabe oben. Ein Ausrufezeichen an einem Attribut ist eine Verletzung, an einem Weg zum Sieg eine Warnung.

## Regionen

lr-column-name = Region
lr-column-land = Land
lr-column-people = Volk
lr-column-symbols = Zeichen
lr-column-pieces = wessen, was dort steht
lr-holders = { $list } von { $of }
lr-settlement = Siedlung
lr-shrine = Schrein
lr-temple = Tempel
lr-forge = Schmiede
lr-forge-of = { $lying ->
    [yes] Schmiede { $rune }
   *[no] Schmiede ({ $rune })
}
lr-hero = Held
lr-hero-of = { $hero } ({ $name })
lr-army = Heer
lr-army-in = { $sign }{ $value } in { $region }
lr-verb-control = binden
lr-verb-activate = wecken
lr-verb-wound = verwunden
lr-nobodys = niemandes, Volk { $n }
lr-whose = von { $name }
lr-yours = deine
lr-say-armies = Heere von { $name }: { $list }

## Was ringsum liegt

lr-wheel = Rad
lr-realms = Welten
lr-seas = Drakkare
lr-monuments = Monumente
lr-requisites = Vorzeichen
lr-supply = Vorrat
lr-temples-left = Tempel { $n }
lr-fallen = erfüllt
lr-none = Noch nichts.
lr-monument-note = Stufe { $level }, { $n ->
    [0] kein Priester
    [one] ein Priester
   *[other] { $n } Priester
}
lr-say-best = Am weitesten: { $has } von { $needs }.
lr-could-win = { $name } könnte im nächsten Zug gewinnen: { $way }
lr-ragnarok = { $n ->
    [0] Ragnarök: der letzte Zug
    [one] Ragnarök: noch ein Zug
   *[other] Ragnarök: noch { $n } Züge
}
lr-rune-note = { $n } im Vorrat
lr-covers = bedeckt { $name }, gibt eine Rune
lr-wakes = weckt { $realm } für { $names }
lr-wakes-nobody = weckt { $realm } für niemanden
lr-clears = leert danach das Rad
lr-also = Dazu
lr-lying = Zur Wahl:

## Das eigene Tableau

lr-you = Du
lr-blessings = Kräfte
lr-hand = Hand { $n }
lr-injured = verletzt
lr-exhausted = erschöpft
lr-priests = Priester { $n }
lr-pool = Heere in Reserve { $n }
lr-runes = Runen
lr-cards = Karten { $n }
lr-regions = { $n ->
    [one] 1 Region
   *[other] { $n } Regionen
}
lr-around = Yggdrasil { $n }
lr-allied = Verbündet mit
lr-way-jarl = Länder { $has }/{ $needs }
lr-way-gothi = Tempel { $has }/{ $needs }
lr-way-slayer = erlegt { $has }/{ $needs }
lr-say-no-hero = Noch kein Held.
lr-card-worth = { $n ->
    [0] { $value } { $symbol }
   *[other] { $value } { $symbol }, −{ $n }
}
lr-use-adds = zählt { $n }
lr-use-wards = wehrt ab
lr-use-spot = Schwachstelle
lr-use-slots = für { $list }
lr-use-any = für jedes Feld
lr-slot = { $what }, Feld { $n }

## Eine Schlacht

lr-battle-for = Schlacht um { $region }
lr-battle-step-before = davor
lr-battle-step-cards = Karten
lr-battle-step-values = Werte
lr-battle-step-loser = Verluste des Verlierers
lr-battle-step-withdrawal = Rückzug
lr-battle-step-winner = Verluste des Siegers
lr-battle-step-control = Kontrolle
lr-attacks = greift an
lr-defends = verteidigt
lr-wins = gewinnt
lr-loses = verliert
lr-from = aus
lr-total = Schlachtwert
lr-part-support = Hilfe
lr-part-temple = Tempel
lr-part-tucked = Untergelegt
lr-battle-deck = Schlachtstapel { $n }
lr-wins-tie = gewinnt Gleichstand
lr-passed = hat gepasst
lr-symbols = { $n ->
    [one] ein Verlustsymbol
   *[other] { $n } Verlustsymbole
}
lr-casualties = Verluste erlitten: { $taken } von { $due }
lr-refuge = Zuflucht
lr-no-refuge = keine: tot
lr-routed = kein Ausweg: was übrig war, ist tot
lr-say-wins = { $name } gewinnt die Schlacht.

## Eine Jagd

lr-hunts = { $name } jagt { $foe }, Runde { $round }
lr-hunt-step-begin = Beginn
lr-hunt-step-attack = Angriff
lr-hunt-step-defend = Abwehr
lr-hunt-step-effect = Wirkung
lr-hunt-step-weak-spot = Schwachstelle
lr-hunt-step-redraw = neue Angriffe
lr-hunt-step-hero = Heldenrunde
lr-hunt-step-over = vorbei
lr-wounds = Wunden { $n }/{ $of }
lr-say-open = Offene Felder: { $list }.
lr-attack = Angriff
lr-attack-facts = Wut { $rage }, Schwachstelle { $spot }, zieht { $draw }
lr-rage-change = der nächste Angriff hat { $n } Wut
lr-ward = Abwehr
    .stands = { $n } gegen Wut { $needs }
lr-spot = Schwachst.
    .stands = { $n } von { $needs } mit Weisheit
lr-by-shield = durch den Schild
lr-defence = gespielt
lr-serving = für das Feld
lr-side = Gegenseite
lr-monsters-side = { $name } spielt sie, { $n ->
    [one] ein Angriff
   *[other] { $n } Angriffe
} auf der Hand, { $left } im Stapel
lr-most-cards = höchstens { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} in der nächsten Heldenrunde
lr-most-wounds = höchstens { $n ->
    [one] eine Wunde
   *[other] { $n } Wunden
} in der nächsten Heldenrunde
lr-brought = Beute
lr-ends-slain = erlegt!
lr-ends-failed = die Jagd ist gescheitert

## Surturs Gefolge

lr-legend-followers = Im Zug eines Gefolgsmanns stehen Buchstaben für das, worunter er wählt, A> für das, was er nimmt; Asche ist ein Ödnismarker, „2 von 6“ die Chance, dass Surturs Würfel eine Karte wählt. Im Warum vergleicht 2 <= 3 + 1 die Schwierigkeit mit Heer und untergelegten Karten; gegen Menschen kommen Karten dazu, und sie muss niedriger sein.
lr-die = Würfel { $n }
lr-limited-runes = Runen { $n }/{ $most }
lr-limited-cards = Karten { $n }/{ $most }
lr-tucked = untergelegt { $n }
lr-hero-alone = der Held von { $name }
lr-ash = Asche
lr-neutral = niemandes
lr-yes = ja
lr-no = nein
lr-paid = bezahlt
lr-not-paid = unbezahlt
lr-left-out = entfällt
lr-then = dann { $action }
lr-ties-min = Gleichstand min
lr-ties-max = Gleichstand max
lr-no-bonus = kein Bonus
lr-after-remove = verlässt danach das Spiel
lr-after-shuffle-back = danach zurück in den Stapel
lr-action-deck = Aktionsstapel { $n }, aus dem Spiel { $gone }.
lr-ashes = { $n ->
    [0] Keiner von { $most } Markern auf dem Plan.
   *[other] { $n } von { $most } auf dem Plan: { $where }.
}
lr-ashes-short = { $n ->
    [0] keiner von { $most } Markern liegt
   *[other] { $n } von { $most }, ein Heer mit { $needs } nimmt einen weg
}
lr-steps-done = { $n ->
    [one] 1 getan
   *[other] 1–{ $n } getan
}
lr-challenges = Herausforderungen
lr-no-challenges = Keine Herausforderung
lr-difficulty = { $called }, Stufe { $level }.
lr-test-neutral = { $region }, { $owner }, Schwierigkeit { $difficulty } gegen Heer { $v } und untergelegte Karten { $t }: { $answer } ({ $clause }).
lr-test-person = { $region }, { $owner }, Schwierigkeit { $difficulty } gegen Heer { $v }, Karten { $k } und untergelegte Karten { $t }: { $answer } ({ $clause }).
lr-test-rival = { $region }, { $owner }, { $difficulty } zu erreichen, Heer { $v }: { $answer } ({ $clause }).
lr-test-wins = { $region }, { $owner }, gewönne sofort, Schwierigkeit { $difficulty } gegen Heer { $v }: { $answer } ({ $clause }).
lr-test-barred = { $region }, { $owner }: { $answer }, { $reason } ({ $clause }).
lr-tested-short = Eroberbar?
lr-tested-how = Schwierigkeit; Heer, Karten, untergelegt
column-region = Region
column-army = Heer
column-realm = Welt
column-tray = Tafel
column-order = Platz
column-exposed = offen
column-favourite = andere
column-attribute = Wert
column-preference = Vorliebe
column-hero-distance = zum Helden
column-uncovered = Felder
column-shrine-rank = Schrein
column-difficulty = schwierig
column-near = { $people ->
    [one] zu dir
   *[other] zu Menschen
}
column-left-of-land = fehlt
column-human-regions = daneben
column-human-distance = { $people ->
    [one] zu dir
   *[other] zu Menschen
}
column-frontier = Grenze
column-colour = Platz
column-distance = Abstand
column-group = Besitz
column-option = Platz
column-defence = Abwehr
column-neutral = neutral
column-near-army = zum Heer
column-human-army = { $people ->
    [one] dein Heer
   *[other] Heer
}
column-human-hero = { $people ->
    [one] dein Held
   *[other] Held
}
column-not-human = { $people ->
    [one] fremd
   *[other] niemandes
}
column-slots-left = Felder
column-reward = Lohn
column-slot = Feld
column-leaves = niemand
column-harms = schadet
column-cost = Kosten
column-yggdrasil = Yggdrasil
column-own = eigen

## Was das Gefolge ansieht, und die Teile seines Zugs

part-row = Aktionsreihe
    .title = Die Aktionsreihe und dein Tableau mit allem, was es sagt
lr-harm = Welche Ungeheuer können schaden?
lr-harm-attack = Angriff
lr-harm-stomp = Zertrampeln
lr-harms = { $monster } in { $where }: { $ways }.
lr-row-control-monster = binden
lr-row-form-alliance = Bündnis
lr-row-upgrade-army = stärken
lr-row-activate-monster = wecken
lr-row-draw-combat = Karten
lr-row-increase-attribute = Attribut
lr-row-recruit-army = aufbieten
