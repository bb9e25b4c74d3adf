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
scene-omen = { $omen }: { $has } von { $needs }{ $name ->
    [''] { "" }
   *[other] , { $name }
    }
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

scene-hunt = Die Jagd: { $foe }
scene-see-map = Zur Karte
scene-see-hunt = Zur Jagd
scene-hunt-now = Was geschieht
scene-hunt-round = Runde des Ungeheuers { $n }
scene-hunt-round-begin = Vor der Jagd
scene-hunt-round-hero = Runde { $n }
scene-hunt-round-over = Die Jagd ist vorbei
scene-hunt-step-deck = Stapel
scene-hunt-step-attack = Angriff
scene-hunt-step-defend = Abwehr
scene-hunt-step-effect = Wirkung
scene-hunt-step-draw = Ziehen
scene-hunt-step-weak-spot = Schwachstelle
scene-hunt-step-redraw = Es zieht
scene-hunt-step-hero = Heldenrunde
scene-hunt-tray = Die Tafel von { $foe }
scene-hunt-neutral = neutral, in { $region }
scene-hunt-bound = gebunden von { $name }, in { $region }
scene-hunt-boss = der Boss, in { $region }
scene-hunt-side = { $name } spielt seine Seite
scene-hunt-special = Sonderangriff
scene-hunt-prize = ist nach der Jagd dein, sobald alle Felder ohne Belohnung gedeckt sind: { $has } von { $of } sind es.
scene-hunt-no-prize = Sein Artefakt hat schon jemand.
scene-hunt-boss-slots = Eine Wunde braucht beide Symbole eines Feldes. Was hier liegt, bleibt nur, wenn er fällt.
scene-hunt-slot-open = Feld { $weapons }, { $near ->
    [true] in Reichweite
   *[false] offen
}
scene-hunt-slot-done = Feld { $weapons }, gedeckt von { $name }
scene-reward-realm = Welt
scene-reward-priest = Priester
scene-reward-army = Heer
scene-reward-rune = Rune
scene-reward-none = fürs Artefakt
scene-hunt-attack-facts = Wut { $rage }, Schwachstelle { $spot }
scene-hunt-shields = Schilde wehren ab
scene-hunt-no-shields = Schilde helfen nicht
scene-hunt-draws = es zieht { $n }
scene-hunt-ward = Abwehr
scene-hunt-spot = Schwachstelle
scene-hunt-of = von { $n }
scene-hunt-rage = Wut { $printed } ist mit Karten zu erreichen.
scene-hunt-rage-changed = Wut { $printed }, { $sign ->
    [less] weniger
   *[more] dazu
} { $by } durch Früheres.
scene-hunt-shield-holds = Ein Schild wehrt von selbst ab.
scene-hunt-spot-sum = Karten { $cards }, Weisheit { $wisdom }. Wer sie erreicht, zieht 1 Karte mehr.
scene-hunt-ways = Die Wege im Vergleich
scene-hunt-way-play = Du spielst
scene-hunt-way-then = dann
scene-hunt-way-draw = du ziehst
scene-hunt-way-reach = Felder in Reichweite
scene-hunt-way-sums = Wehr { $ward }, Stelle { $spot }
scene-hunt-nothing = Nichts mehr
scene-hunt-then-both = Abgewehrt, und die Schwachstelle ist gefunden.
scene-hunt-then-wards = Abgewehrt.
scene-hunt-then-finds = Nicht abgewehrt: { $short } fehlen. Aber die Schwachstelle ist gefunden.
scene-hunt-then-short = Noch nicht abgewehrt: { $short } fehlen.
scene-hunt-then-finds-blow = { $blow } Die Schwachstelle ist trotzdem gefunden.
scene-hunt-then-short-blow = { $blow }
scene-hunt-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
scene-hunt-reached = { $n } von { $of }
scene-hunt-holds = { $name } hat diesen Angriff abgewehrt. Mehr Karten zählen für die Schwachstelle.
scene-hunt-open = Wenn { $name } nicht abwehrt: { $blow }
scene-hunt-begins = Vor der ersten Runde kommt, was mit einer Jagd beginnt. Dann ziehst du so viele Karten wie deine Stärke, und die Seite des Ungeheuers zwei Angriffe.
scene-hunt-begins-other = { $name } bereitet sich vor. Dann kommen so viele Karten wie Stärke, und zwei Angriffe für die Seite des Ungeheuers.
scene-hunt-choose = Wähle den Angriff; die anderen der Hand werden abgelegt.
scene-hunt-chooses = { $name } wählt den Angriff aus { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}.
scene-hunt-choices = Was sonst zu wählen ist
scene-hunt-left = { $n ->
    [one] Wunde fehlt noch
   *[other] Wunden fehlen noch
}
scene-hunt-dealt = In dieser Runde geschlagen: { $n }.
scene-hunt-most-cards = { $n ->
    [one] höchstens 1 Karte
   *[other] höchstens { $n } Karten
}
scene-hunt-most-wounds = { $n ->
    [one] höchstens 1 Wunde
   *[other] höchstens { $n } Wunden
}
scene-hunt-slot = Feld { $n }
scene-hunt-covered = Gedeckt von { $name }.
scene-hunt-pays-realm = Belohnung: ein Bündnis mit einer Welt deiner Wahl
scene-hunt-pays-priest = Belohnung: 1 Priester
scene-hunt-pays-army = Belohnung: ein eigenes Heer steigt um 1
scene-hunt-pays-rune = Belohnung: 1 Rune deiner Wahl
scene-hunt-pays-none = Keine Belohnung; es zählt fürs Artefakt
scene-hunt-pays-boss = Beide Symbole zugleich, keine Belohnung
scene-hunt-serves = Dafür taugen
scene-hunt-none-serves = Keine Karte deiner Hand taugt dafür.
scene-hunt-aim = Zeige auf ein Feld: Was dafür taugt und was es bringt, steht dann hier.
scene-hunt-aims = { $name } zielt.
scene-hunt-done-goes-on = Wer aufhört, beginnt damit die nächste Runde des Ungeheuers.
scene-hunt-done-fails = Wer ohne Wunde in dieser Runde aufhört, hat die Jagd verloren.
scene-hunt-token = { $attribute } { $n }
scene-hunt-injured = verletzt
scene-hunt-spent = erschöpft
scene-hunt-wounds = { $n ->
    [one] Wunde
   *[other] Wunden
}
scene-hunt-injuries = { $n ->
    [one] Verletzung
   *[other] Verletzungen
}
scene-hunt-danger = Eine Verletzung über drei hinaus beendet die Jagd.
scene-hunt-hand = Deine Hand
scene-hunt-played = zur Abwehr
scene-hunt-serving = für eine Wunde
scene-hunt-use-ward = Wehr { $n }
scene-hunt-use-both = wehrt: { $n }, Stelle
scene-hunt-use-wards = wehrt: { $n }
scene-hunt-use-finds = { $n }, Stelle
scene-hunt-use-short = nur { $n }
scene-hunt-use-slots = { $n ->
    [0] kein Feld
    [one] 1 Feld
   *[other] { $n } Felder
}
scene-hunt-use-shield = keine Wunde
scene-hunt-copies = { $n } davon
scene-hunt-no-cards = Die Hand ist leer.
scene-hunt-no-attacks = Kein Angriff auf der Hand.
scene-hunt-their-hand = { $name }: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
scene-hunt-note-title = Wehr oder Wunde
scene-hunt-note = Eine Karte dient einmal. Was jetzt abwehrt, schlägt in der Heldenrunde keine Wunde. Blauer Rand: Deine Hand reicht dafür.
scene-hunt-deck = { $n ->
    [one] Angriff im Stapel
   *[other] Angriffe im Stapel
}
scene-hunt-its-hand = auf seiner Hand
scene-hunt-slain = Erschlagen: { $foe }
scene-hunt-slain-text = Alle Felder sind gedeckt, und { $name } nimmt die Figur.
scene-hunt-failed = Die Jagd ist gescheitert
scene-hunt-failed-text = { $foe } lebt, und { $name } nimmt eine Verletzung. Wunden eines Ungeheuers bleiben.
scene-hunt-hold-slain = { $name } hat { $foe } erschlagen
scene-hunt-hold-slain-help = Sieh dir die Tafel an, solange du magst.
scene-hunt-hold-failed = { $foe } ist { $name } entkommen
scene-hunt-hold-failed-help = Eine Verletzung folgt; was gewonnen wurde, bleibt.
scene-hunt-forecast = { $then } Du ziehst { $draws ->
    [one] 1 Karte
   *[other] { $draws } Karten
}; { $reach } von { $of } offenen Feldern bleiben in Reichweite.

## The battle

scene-fight = Die Schlacht um { $region }
scene-see-battle = Zur Schlacht
scene-fight-why = { $name } greift an, { $other } verteidigt.
scene-fight-why-from = { $name } kommt aus { $from }. { $other } verteidigt.
scene-fight-step-cards = Karten
scene-fight-step-values = Werte
scene-fight-step-loser = Verlierer blutet
scene-fight-step-withdrawal = Rückzug
scene-fight-step-winner = Sieger blutet
scene-fight-step-control = Kontrolle
scene-fight-will-cards = reihum, die Verteidigung zuerst
scene-fight-will-values = der höhere gewinnt, bei Gleichstand die Verteidigung
scene-fight-will-loser = 1 je Heer, dazu die Symbole
scene-fight-will-withdrawal = in eine eigene Region nebenan
scene-fight-will-winner = 1 je gespieltem Symbol
scene-fight-will-control = wenn ein Heer bleibt, das stark genug ist
scene-fight-kept-cards = { $a } und { $d }, { $passed ->
    [0] niemand hat gepasst
    [1] einer hat gepasst
   *[2] beide haben gepasst
}
scene-fight-kept-values = { $a } gegen { $d }, { $name } gewinnt
scene-fight-kept-casualties = { $taken } von { $due } genommen
scene-fight-kept-went = was übrig ist, geht nach { $to }
scene-fight-kept-nobody = von { $name } ist dort niemand übrig
scene-fight-kept-control = { $name } nimmt die Region
scene-fight-kept-same = alles bleibt, wie es war
scene-fight-attacker = Angriff
scene-fight-defender = Verteidigung
scene-fight-you = du
scene-fight-army = Heer
scene-fight-army-of = Heer mit { $n }
scene-fight-sum = Die Summe
scene-fight-winner = gewinnt
scene-fight-place = { $n }.
scene-fight-passed = gepasst
scene-fight-symbols = Symbole gespielt: { $n } von höchstens { $armies }
scene-fight-no-casualties = keine Verluste
scene-fight-loses = Für die Niederlage und für Symbole: { $taken } von { $due } genommen
scene-fight-bleeds = 1 je gespieltem Symbol: { $taken } von { $due } genommen
scene-fight-killed = getötet
scene-fight-would-be = wäre { $n }
scene-fight-would-die = wäre tot
scene-fight-lives = lebt, nach { $to }
scene-fight-due = { $n } zu nehmen
scene-fight-whole = unversehrt
scene-fight-now = jetzt { $n }
scene-fight-map = { $region } und was daneben liegt
scene-fight-map-short = Karte
scene-fight-went = { $name } weicht nach { $to }.
scene-fight-refuge = { $name } weicht nach { $to }.
scene-fight-no-refuge = Keine eigene Region liegt daneben: Was { $name } dort noch hat, wird getötet.
scene-fight-no-refuge-own = Keine deiner Regionen liegt daneben: Was du dort noch hast, wird getötet.
scene-fight-trapped = Kein Ausweg für { $name }: Wer verliert und keine eigene Region daneben hat, verliert die Heere.
scene-fight-retreat = { $name } könnte nach { $to } weichen.
scene-fight-hand = Deine Hand
scene-fight-no-cards = Du hast keine Karte mehr.
scene-fight-barred = zu viele Symbole
scene-fight-choices = Was sonst zu wählen ist
scene-fight-then = Danach
scene-fight-then-open = Der höhere Wert gewinnt { $region }, bei Gleichstand die Verteidigung.
scene-fight-then-if = { $name } nimmt { $region }, wenn die übrigen Heere stark genug sind.
scene-fight-then-taken = { $name } hat jetzt { $region }.
scene-fight-then-kept = { $name } behält { $region }.
scene-fight-then-same = { $region } bleibt, wem es gehörte.
scene-fight-then-temple = Der Tempel gehört dazu.
scene-fight-then-cards = { $n ->
    [one] Die Karte kommt auf die Ablage.
   *[other] Alle { $n } Karten kommen auf die Ablage.
}
scene-fight-hold = { $name } gewinnt die Schlacht um { $region }
scene-fight-hold-none = Die Schlacht um { $region } fällt aus
scene-fight-hold-help = Lies die Summen, solange du magst.
