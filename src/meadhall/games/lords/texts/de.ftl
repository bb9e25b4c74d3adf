# Lords of Ragnarok, in German.

title = Lords of Ragnarok

## What is asked

## Buttons

## Why not

## What happened

## The saga’s headings

## How a match ends

## Names

## What cards, trays and gods do, a sentence for each of their words

## The terminal

## The map and the panels

board-label = Die Insel um Yggdrasil
phase = Zug { $turn } · { $step }
phase-setup = Farbwahl
phase-draft = Heldenwahl
phase-play = Der erste Zug
phase-end = Das Ende
scene-gutter = Zug, Vorzeichen und worauf man zeigt
scene-turn-of = { $name }
scene-steps = Der Zug von { $name }, Schritt für Schritt
scene-end-step = Den Schritt { $step } beenden
scene-end-step-short = Ende
scene-omens = Vorzeichen
scene-omen = { $omen }: { $has } von { $needs }
scene-omen-who = { $omen }: { $has } von { $needs }, { $name }
scene-omen-fallen = { $omen }: das ist geschehen
scene-ragnarok = Ragnarök hat begonnen
scene-ragnarok-turns = { $count ->
    [0] Ragnarök: der letzte Zug
    [one] Ragnarök: noch ein Zug
   *[other] Ragnarök: noch { $count } Züge
    }
scene-temples-left = { $count ->
    [one] 1 Tempel übrig
   *[other] { $count } Tempel übrig
    }
scene-temple-draft = Danach werden Segen gewählt
scene-lectern-idle = Zeig auf etwas, um darüber zu lesen.
scene-lectern-wait = Andere sind dran. Zeig auf etwas, um darüber zu lesen.
scene-attribute = { $attribute } { $value }
scene-attribute-injured = { $attribute } { $token }, verletzt: zählt { $value }
scene-injured = verletzt, { $value }
scene-runes = { $count ->
    [0] Keine Runen
   *[other] Runen: { $list }
    }
scene-cards = { $count ->
    [one] 1 Kampfkarte
   *[other] { $count } Kampfkarten
    }
scene-pool = { $count ->
    [one] 1 Heer im Vorrat
   *[other] { $count } Heere im Vorrat
    }
scene-priests = { $count ->
    [one] 1 Priester
   *[other] { $count } Priester
    }
scene-ways = { $name }: die Wege zum Sieg
scene-way-jarl = Großer Jarl: { $has } von { $needs } Ländern
scene-way-gothi = Großer Gode: { $has } von { $needs } Tempeln
scene-way-slayer = Bezwinger: { $has } von { $needs } Ungeheuern erschlagen, dann Loki: { $boss } von { $all } Wunden
scene-winning = Könnte nächsten Zug siegen: { $way }
scene-winning-who = { $name } könnte siegen: { $way }
scene-hand = { $count ->
    [0] Deine Hand ist leer
    [one] Deine Hand: 1 Karte
   *[other] Deine Hand: { $count } Karten
    }
scene-no-cards = Keine Kampfkarten
scene-tray = Vor dir: Held, Artefakte, Segen
scene-piles = Stapel und Ablagen
scene-back = Zurück
scene-deck = { $left } zu ziehen, { $discards } abgelegt
scene-none-discarded = Nichts ist abgelegt.
scene-choosing = { $name } wählt
scene-waits = { $name } wartet
scene-yours = { $count ->
    [0] Behalten: noch nichts
   *[other] Behalten: { $count }
    }
scene-draft-hero = Wähle deinen Helden
    .help = Nur du siehst diese Tafeln. Die andere geht zurück.
scene-draft-origin = Wähle deine Herkunft
    .help = Ihr Bonus kommt sofort. Wer Odinssohn behält, beginnt.
scene-draft-blessing = Segen werden gewählt
    .help = Die Segen liegen offen. Reihum nimmt jeder einen.
scene-you-have = { $count ->
    [0] du hast keine
   *[other] du hast { $count }
    }
scene-mini = Die ganze Insel; tippe, um dorthin zu gehen
scene-to-hero = Zum Helden
scene-whole-map = Die ganze Karte
scene-wheel = Das Rad
scene-wheel-free = frei
scene-lands = Länder
scene-land = { $land } { $has } von { $of }
scene-alliances = Bündnisse
scene-slain = Erschlagen
scene-slayers = { $count ->
    [one] 1 Bezwingermarke
   *[other] { $count } Bezwingermarken
    }
scene-none = keine
scene-exhausted = erschöpft
unit-cards = Kampfkarten
unit-priests = Priester
unit-pool = Heere im Vorrat
unit-regions = Regionen
forecast-change = { $what } { $from } auf { $to }
forecast-open = dann ist es offen
forecast-end = die Partie endet
says-combat = Schlacht: { $battle } Jagd: { $hunt }
says-value-only = Nur der Wert.
says-symbol-only = Sie deckt: { $symbol }.
says-event = Ein Ungeheuer von { $place } kann hier erscheinen. Ungeheuer von { $activate } handeln{ $boss ->
    [true] , Loki ebenso.
   *[other] .
    }
foot-combat = { $n ->
    [0] Kampfkarte
    [one] Kampfkarte · 1 Verlustsymbol
   *[other] Kampfkarte · { $n } Verlustsymbole
    }
foot-attack = Schwachstelle { $spot } · ziehe { $draw }
foot-blessing = Segen
foot-hero = Held
foot-origin = Herkunft
foot-event = Ereignis
foot-artifact = Artefakt
describe-you = du
describe-hero = Held
describe-army = Heer der Stärke { $value }
describe-armies = { $count ->
    [one] Heer der Stärke { $values }
   *[other] Heere der Stärke { $values }
    }
describe-party = { $name }: { $pieces }
describe-bound = { $foe }, gebunden von { $name }
describe-people = Bevölkerung { $n }
describe-controlled = { $name ->
    [du] deine Region
   *[other] unter { $name }
    }
describe-forge = Schmiede mit Rune: { $rune }
describe-forge-empty = Schmiede für { $rune }, leer
describe-monument-here = Monument von { $god }
describe-drakkars = { $count ->
    [one] Drachenschiff von { $names }
   *[other] Drachenschiffe von { $names }
    }
describe-realm = { $rune }, neben { $action }
describe-allies = verbündet: { $names }
describe-no-allies = niemand ist verbündet
describe-markers = Marker von { $names }
describe-covers = { $name ->
    [du] dein Marker wird bedeckt: du bekommst eine Rune
   *[other] bedeckt { $name }, der eine Rune bekommt
    }
describe-bonus-for = Weltbonus für { $names }
describe-level = Stufe { $level } von 3
describe-raises = ein Priester steigert { $attribute }
describe-priests = Priester von { $names }
describe-artifact = Artefakt: { $artifact }
describe-slain = erschlagen
describe-asleep = nicht auf der Karte
describe-in = in { $place }
describe-of = { $name ->
    [du] dein
   *[other] von { $name }
    }
describe-ring = gebunden von { $name }
describe-wounds = { $n } von { $of } Wunden
describe-attack = Angriff: { $text }
describe-special = in der Jagd: { $text }
describe-value = steht auf { $value }
describe-injured = { $token }, verletzt: zählt { $value }

## The hunt

## The battle
