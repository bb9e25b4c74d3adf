# Reavers of Midgard, auf Deutsch.

title = Reavers of Midgard

## Was Karten tun, ein Satz für jedes ihrer Wörter

words-and = { $first } und { $last }
words-or = oder
words-dice = { $n ->
        [one] { $colour ->
            [red] einen roten Würfel
            [blue] einen blauen Würfel
            [yellow] einen gelben Würfel
            [same] einen Würfel derselben Farbe
           *[any] einen Würfel beliebiger Farbe
        }
       *[other] { $colour ->
            [red] { $n } rote Würfel
            [blue] { $n } blaue Würfel
            [yellow] { $n } gelbe Würfel
            [same] { $n } Würfel derselben Farbe
           *[any] { $n } Würfel beliebiger Farbe
        }
    }
words-icon = { $n ->
        [one] { $icon ->
            [hammer] einen Hammer
            [shield] einen Schild
            [chest] eine Truhe
           *[ship] ein Schiff
        }
       *[other] { $icon ->
            [hammer] { $n } Hämmer
            [shield] { $n } Schilde
            [chest] { $n } Truhen
           *[ship] { $n } Schiffe
        }
    }
words-reavers = { $n ->
        [one] einen Krieger deines Schiffs
       *[other] { $n } Krieger deines Schiffs
    }
word-food = { $n } Nahrung
word-favor = { $n } Gunst
word-glory = { $n } Ruhm
word-terror = { $n } Schrecken
word-return-terror = { $n } Schrecken zurückgeben
word-give-terror = { $n } Schrecken für jemand anderen
word-tokens = { $token ->
        [farm] { $n ->
            [one] ein Gehöft
           *[other] { $n } Gehöfte
        }
        [wall] { $n ->
            [one] eine Mauer
           *[other] { $n } Mauern
        }
       *[tower] { $n ->
            [one] einen Turm
           *[other] { $n } Türme
        }
    }
word-roll-dice = { $dice }, gewürfelt
word-choose-dice = { $dice }, { $n ->
        [one] Seite
       *[other] Seiten
    } nach Wahl
word-die-showing = { $die }
word-draw = { $deck ->
        [village_spoils] { $n ->
            [one] eine Dorfbeute
           *[other] { $n } Dorfbeuten
        }
        [keep_spoils] { $n ->
            [one] eine Burgbeute
           *[other] { $n } Burgbeuten
        }
        [reaver] { $n ->
            [one] eine Kriegerkarte
           *[other] { $n } Kriegerkarten
        }
       *[prophecy] { $n ->
            [one] eine Prophezeiung
           *[other] { $n } Prophezeiungen
        }
    } vom Stapel
word-draw-keep = { $n } { $deck ->
        [village_spoils] Dorfbeuten
        [keep_spoils] Burgbeuten
        [reaver] Kriegerkarten
       *[prophecy] Prophezeiungen
    } ziehen, { $keep } behalten
word-take-upgrade = den Schiffsausbau { $upgrade }
word-take-trade-dice = { $n } der Würfel, die dort liegen
word-take-prophecy = eine Prophezeiung
word-exchange = { $gain } für { $cost }
word-may-exchange = danach { $gain } für { $cost }, wenn du magst
word-pillage = Plündern: { $gain }
word-pillage-combat = Plündern gegen { $defence }: { $gain }
word-combat-dice = { $n ->
        [one] einen Kampfwürfel mehr
       *[other] { $n } Kampfwürfel mehr
    }
word-discard-prophecy = danach eine Prophezeiung abgeben
word-promote-bonus = den Beförderungsbonus eines eben erhaltenen Kriegers
word-use-ability = die Fähigkeit eines eben erhaltenen Kriegers
word-drop-journey = die Fahrt hat keine Wirkung
word-claim-instead = ein Land der Stufe { $level } statt eines bezwungenen der Stufe { $beaten }
word-lose-food = { $n } Nahrung verlieren
word-lose-die = { $colour ->
        [leader] einen Würfel in der Farbe des Anführers verlieren
       *[any] einen Würfel verlieren
    }
word-lose-leader = den Anführer verlieren
word-lose-one-of-artifact = ein Artefakt verlieren
word-lose-one-of-upgrade = einen Schiffsausbau verlieren
word-count-reavers = Krieger des Clans { $clan }
word-count-territories = Land der Art { $territory }
word-count-tokens = { $token ->
        [farm] Gehöft
        [wall] Mauer
       *[tower] Turm
    }
word-count-keep-spoils = { $cards }
word-count-sea-battles = gewonnene Seeschlacht
word-count-upgrades = Schiffsausbau
word-count-prophecies = Prophezeiung, auch diese
word-count-artifacts = Artefakt

says-reaver = { $ability } Bringt { $dice }. Sammeln: { $rally }. Befördern: { $promote }.
says-artifact = { $at }: { $effect } Trägt { $stores }.
says-artifact-short = { $at }: { $effect }
says-journey = Zahle { $pay }, oder: { $suffer }.
says-journey-reward = Zahle { $pay } für { $reward }, oder: { $suffer }.
says-journey-quiet = Unterwegs geschieht nichts.
says-prophecy = Am Ende { $n } Ruhm je { $what }.
says-set = Im Satz so vieler { $values } wert.
says-tapestry = { $alone } Ruhm, alle drei Arten zusammen { $n }.
foot-reaver = Krieger, Clan { $clan }
foot-artifact = Artefakt, am Ende { $glory } Ruhm
foot-sea = oder { $icons }
foot-village = Dorfbeute
foot-keep = Burgbeute
foot-journey = Seefahrt
foot-prophecy = Prophezeiung
anywhere = Überall

## Orte und Dinge

location-recruit-reavers = Mannschaft anheuern
    .short = Anheuern
location-trade-with-villages = Mit Dörfern handeln
    .short = Handel
location-battle-at-sea = Seeschlacht
    .short = See
location-raid-villages = Dörfer überfallen
    .short = Dörfer
location-raid-keeps = Burgen überfallen
    .short = Burgen
location-subdue-territories = Länder unterwerfen
    .short = Länder
trade-favor = Gunst
trade-food = Nahrung
trade-dice = Würfel
trade-prophecy = Prophezeiung
slot-sea = Auf See
slot-village = In den Dörfern
slot-keep = In den Burgen
slot-territory = Im Land
deck-village-spoils = Stapel Dorfbeute
deck-keep-spoils = Stapel Burgbeute
deck-sea-journey = Stapel Seefahrten
deck-sea-battle = Stapel Seeschlachten
deck-reaver = Stapel Krieger
deck-prophecy = Stapel Prophezeiungen
offer-recruit-reavers = zwei Krieger der Auslage
offer-raid-villages = ein Paar Dorfbeuten
offer-raid-keeps = ein Paar Burgbeuten
offer-battle-at-sea = eine Seeschlacht der Auslage
offer-trade-with-villages = eine Prophezeiung der Auslage
clan-helm = Helm
clan-raven = Rabe
clan-tree = Baum
territory-food = Fruchtbares Land
territory-favor = Land der Götter
territory-dice = Land der Krieger
stack-food-1 = Fruchtbares Land 1
stack-food-2 = Fruchtbares Land 2
stack-food-3 = Fruchtbares Land 3
stack-favor-1 = Land der Götter 1
stack-favor-2 = Land der Götter 2
stack-favor-3 = Land der Götter 3
stack-dice-1 = Land der Krieger 1
stack-dice-2 = Land der Krieger 2
stack-dice-3 = Land der Krieger 3
kind-tile = Landplättchen
kind-seat = Platz { $id }
upgrade-chest = Seekisten
    .spent = Seekisten, benutzt
upgrade-shield = Schildreihe
    .spent = Schildreihe, benutzt
upgrade-ship-hammer = Rammsporn
    .spent = Rammsporn, benutzt
colour-red = rot
colour-blue = blau
colour-yellow = gelb
face-helm = Helm
face-raven = Rabe
face-tree = Baum
face-hammer = Hammer
face-double-hammer = Doppelhammer
face-shield = Schild
face-chest = Truhe
face-ship = Schiff
face-any = jeden Würfel
face-reaver = Krieger
die-red = roter Würfel
    .helm = roter Würfel, Helm
    .hammer = roter Würfel, Hammer
    .double-hammer = roter Würfel, Doppelhammer
    .shield = roter Würfel, Schild
    .chest = roter Würfel, Truhe
    .ship = roter Würfel, Schiff
die-blue = blauer Würfel
    .raven = blauer Würfel, Rabe
    .hammer = blauer Würfel, Hammer
    .double-hammer = blauer Würfel, Doppelhammer
    .shield = blauer Würfel, Schild
    .chest = blauer Würfel, Truhe
    .ship = blauer Würfel, Schiff
die-yellow = gelber Würfel
    .tree = gelber Würfel, Baum
    .hammer = gelber Würfel, Hammer
    .double-hammer = gelber Würfel, Doppelhammer
    .shield = gelber Würfel, Schild
    .chest = gelber Würfel, Truhe
    .ship = gelber Würfel, Schiff
die-art-andvarinaut = der Würfel auf Andvarinaut
die-art-bodn = der Würfel auf Bodn
die-art-brisingamen = der Würfel auf Brisingamen
die-art-dainsleif = der Würfel auf Dainsleif
die-art-draupnir = der Würfel auf Draupnir
die-art-eldrihmnr = der Würfel auf Eldrihmnr
die-art-fragment-of-mjolnir = der Würfel auf Splitter von Mjölnir
die-art-friggs-chalice = der Würfel auf Friggs Kelch
die-art-harp-of-the-ljosalfar = der Würfel auf Harfe der Lichtalben
die-art-hringhorni = der Würfel auf Hringhorni
die-art-jarnglofar = der Würfel auf Járnglófar
die-art-laevateinn = der Würfel auf Laevateinn
die-art-sacred-ash-stave = der Würfel auf Heiliger Eschenstab
die-art-skidbladnir = der Würfel auf Skidbladnir
combat-0 = leerer Kampfwürfel
combat-1 = Kampfwürfel, ein Schwert
combat-2 = Kampfwürfel, zwei Schwerter

## Karten

card-reaver-axe-chief = Axthäuptling
card-reaver-fanatic = Fanatiker
card-reaver-favored-soul = Begünstigte Seele
card-reaver-flame-bringer = Flammenbringer
card-reaver-lithsman = Lithsmann
card-reaver-pillager = Plünderer
card-reaver-grizzled-warrior = Ergrauter Krieger
card-reaver-huskarl = Huskarl
card-reaver-freeman = Freier
card-reaver-scavenger = Beutesammler
card-reaver-seasoned-hunter = Erfahrener Jäger
card-reaver-spear-chief = Speerhäuptling
card-reaver-hirromenn = Hirromenn
card-reaver-keeper-of-sagas = Hüter der Sagas
card-reaver-revered-seer = Verehrte Seherin
card-reaver-scout = Späher
card-reaver-spakona = Spakona
card-reaver-sword-chief = Schwerthäuptling
card-village-farm = Gehöft
card-village-wall = Dorfmauer
card-village-bundle-of-swords = Bündel Schwerter
card-village-bows-and-arrows = Bögen und Pfeile
card-village-axes-and-spears = Äxte und Speere
card-village-runic-carvings = Runenschnitzereien
card-village-ship-upgrade-chest = Schiffsausbau
card-village-ship-upgrade-shield = Schiffsausbau
card-village-ship-upgrade-ship-hammer = Schiffsausbau
card-art-andvarinaut = Andvarinaut
card-art-bodn = Bodn
card-art-brisingamen = Brisingamen
card-art-dainsleif = Dainsleif
card-art-draupnir = Draupnir
card-art-eldrihmnr = Eldrihmnr
card-art-fragment-of-mjolnir = Splitter von Mjölnir
card-art-friggs-chalice = Friggs Kelch
card-art-harp-of-the-ljosalfar = Harfe der Lichtalben
card-art-hringhorni = Hringhorni
card-art-jarnglofar = Járnglófar
card-art-laevateinn = Laevateinn
card-art-sacred-ash-stave = Heiliger Eschenstab
card-art-skidbladnir = Skidbladnir
card-keep-armor = Rüstung
card-keep-art = Kunstwerk
card-keep-treasure = Schatz
card-keep-tapestry-a = Wandteppich
card-keep-tapestry-b = Wandteppich
card-keep-tapestry-c = Wandteppich
card-keep-wall = Burgmauer
card-keep-tower-blue-yellow = Turm
card-keep-tower-red-yellow = Turm
card-keep-tower-red-blue = Turm
card-journey-all-quiet = Alles ruhig
card-journey-draugr-ambush = Hinterhalt der Draugar
card-journey-kraken = Krake!!!
card-journey-rough-seas = Raue See
card-journey-spoiled-food = Verdorbene Nahrung
card-journey-starvation = Hungersnot
card-journey-viking-raiders = Wikingerüberfall
card-sea-cargo-ship = Frachtschiff
card-sea-draugr-raiders = Draugr-Räuber
card-sea-wherry = Fährkahn
card-sea-knarr = Knorr
card-sea-infamous-outcasts = Berüchtigte Geächtete
card-sea-longship = Langschiff
card-sea-lyngbakr = Lyngbakr
card-sea-spawn-of-jormungandr = Brut des Jörmungandr
card-prophecy-berserkers-glory = Ruhm des Berserkers
card-prophecy-champion-of-the-sea = Held der Meere
card-prophecy-feast-of-the-gods = Festmahl der Götter
card-prophecy-juggernaut = Unaufhaltsam
card-prophecy-lord-slayer = Fürstentöter
card-prophecy-odins-prophet = Odins Prophet
card-prophecy-odins-warrior = Odins Krieger
card-prophecy-pillager = Plünderer
card-prophecy-proud-conquerors = Stolze Eroberer
card-prophecy-refined-taste = Erlesener Geschmack
card-prophecy-sailors-reward = Lohn des Seefahrers
card-prophecy-seidrs-chosen = Erwählter des Seidr
card-prophecy-shaman-of-the-world = Schamane der Welt
card-prophecy-stolen-armor = Geraubte Rüstungen
card-prophecy-treasure-hunter = Schatzjäger
card-prophecy-valhallas-champion = Held Walhallas
card-prophecy-vanquisher = Bezwinger

## Was getan werden kann

verb-use = { $ref } benutzen
verb-store = { $ref } aufbewahren
verb-unstore = { $ref } zurücknehmen
verb-return = { $ref } zurückgeben
do-act = Handeln
do-rest = Rasten
do-use = Nutzen
do-skip = Lassen
do-pay = Zahlen
do-suffer = Erleiden
do-combination = Kombination zahlen
do-combat = Kämpfen
do-give-up = Aufgeben
do-force = Mit Gewalt
do-peace = In Frieden
do-stop = Hier aufhören
do-roll = Würfeln
do-reroll = Für 1 Gunst noch einmal
do-accept = Niederlage annehmen
do-rally = Sammeln
do-specialize = Einsetzen
do-promote = Befördern
do-pillage = Plündern
do-leave = Lassen
do-exchange = Tauschen
do-decline = Lassen
do-food = Nahrung
do-die = Einen Würfel
do-dice = Würfel
do-glory = Ruhm
do-give-terror = Schrecken weitergeben
do-upgrade = Schiffsausbau
do-done = Fertig

## Was gefragt wird

ask-location-choice = Wohin segelt dein Langschiff?
    .help = Dort handeln oder rasten alle, du zuerst.
    .wait = { $name } wählt einen Ort.
    .answer = Segeln: { $ref }
ask-act-or-rest = Handelst du oder rastest du?
    .help = Handeln kostet, was auf dem Banner steht; Rasten gibt Nahrung oder einen Würfel.
    .wait = { $name } handelt oder rastet.
ask-payment-source = { $item ->
        [hammer] Was zahlt den Hammer?
        [shield] Was zahlt den Schild?
        [chest] Was zahlt die Truhe?
        [ship] Was zahlt das Schiff?
        [reaver] Welchen Krieger gibst du her?
       *[other] Mit welchem Würfel zahlst du?
    }
    .help = Mit einem Würfel, einem aufbewahrten Würfel oder einem bereiten Schiffsausbau. Die Seite deines Anführers gilt als alles.
    .wait = { $name } zahlt.
    .answer = Zahlen mit: { $ref }
ask-combat-source = Was wirfst du in den Kampf?
    .help = Hämmer, freie Würfel, der Rammsporn und manche Artefakte geben Kampfwürfel. Dann würfle.
    .wait = { $name } sammelt Kampfwürfel.
    .answer = Einsetzen: { $ref }
ask-favor-reroll = Würfel noch einmal werfen?
    .help = 1 Gunst wirft so viele Würfel, wie du wählst. Zeige auf einen Würfel, um ihn zu wählen oder zu behalten.
    .wait = { $name } darf noch einmal werfen.
ask-reroll-die = Welche Würfel werden noch einmal geworfen?
    .help = Wähle einen nach dem anderen, dann würfle.
    .wait = { $name } wählt Würfel.
    .answer = Noch einmal werfen: { $ref }
ask-subdue-target = Welches Land versuchst du?
    .help = Mit Gewalt gegen seine Verteidigung oder in Frieden für seinen Preis.
    .wait = { $name } wählt ein Land.
    .answer = Versuchen: { $ref }
ask-specialist-use = Handelt { $card }?
    .help = Es kostet, was auf der Karte steht.
    .wait = { $name } entscheidet über eine Fachkraft.
ask-recruit-source = Welche zwei Krieger nimmst du?
    .help = Ein offenes Paar oder die obersten zwei des Stapels, ungesehen.
    .wait = { $name } heuert an.
    .answer = Nehmen: { $ref }
ask-reaver-use = Was wird aus { $card }?
    .help = Sammeln bringt Würfel, Einsetzen gibt Arbeit, Befördern macht zum Anführer.
    .wait = { $name } verwendet einen Krieger.
ask-specialize-slot = Wo dient { $card }?
    .help = An jedem Platz ist Raum für drei.
    .wait = { $name } wählt einen Platz.
    .answer = Einsetzen: { $ref }
ask-promote-spoils-deck = Von welchem Stapel kommt die Beute?
    .help = Sie wird sofort ausgeführt.
    .wait = { $name } wählt einen Stapel.
    .answer = { $ref }
ask-trade-reward = Was geben die Dörfer?
    .help = Jede Wiederholung gibt eines.
    .wait = { $name } handelt mit Dörfern.
    .answer = Nehmen: { $ref }
ask-trade-die = Welchen Würfel nimmst du?
    .help = So, wie er dort liegt.
    .wait = { $name } nimmt Würfel.
    .answer = Nehmen: { $ref }
ask-prophecy-source = Welche Prophezeiung nimmst du?
    .help = Eine offene oder die oberste des Stapels.
    .wait = { $name } nimmt eine Prophezeiung.
    .answer = Nehmen: { $ref }
ask-journey-answer = Wie begegnest du der Fahrt?
    .help = Zahle, was die Karte verlangt, oder erleide, was sie sagt.
    .wait = { $name } begegnet der Fahrt.
ask-sea-battle-target = Gegen wen kämpfst du?
    .help = Gegen eine offene Karte oder die oberste des Stapels.
    .wait = { $name } wählt einen Gegner.
    .answer = Kämpfen gegen: { $ref }
ask-sea-battle-method = Wie kämpfst du?
    .help = Zahle die ganze Kombination oder wirf Kampfwürfel gegen die Verteidigung.
    .wait = { $name } wählt, wie gekämpft wird.
ask-village-source = Welche Beute nimmst du?
    .help = Ein offenes Paar oder die obersten zwei des Stapels.
    .wait = { $name } überfällt Dörfer.
    .answer = Nehmen: { $ref }
ask-keep-source = Welche Beute nimmst du?
    .help = Ein offenes Paar oder die obersten zwei des Stapels.
    .wait = { $name } überfällt Burgen.
    .answer = Nehmen: { $ref }
ask-subdue-method = Mit Gewalt oder in Frieden?
    .help = Mit Gewalt gegen die Verteidigung, in Frieden für den Preis.
    .wait = { $name } wählt, wie.
ask-tile-order = Welches Land gibt zuerst?
    .help = Jedes gibt seinen Lohn einmal.
    .wait = { $name } nimmt den Lohn.
    .answer = Zuerst: { $ref }
ask-rest-gain = Wofür rastest du?
    .help = Nahrung oder ein Würfel, Seite nach Wahl.
    .wait = { $name } rastet.
ask-card-order = Welche Karte ist die nächste?
    .help = Erhaltene Karten werden nacheinander ausgeführt.
    .wait = { $name } führt Karten aus.
    .answer = Ausführen: { $ref }
ask-kept-card = Welche Karte behältst du?
    .help = Die andere kommt unter ihren Stapel.
    .wait = { $name } behält eine Karte.
    .answer = Behalten: { $ref }
ask-pillage = Plünderst du?
    .help = Der rechte Teil der Karte, mit allem, was dazugehört.
    .wait = { $name } darf plündern.
ask-hunter-extra = Ein Würfel für mehr Nahrung?
    .help = Nur, wenn du magst.
    .wait = { $name } darf einen Würfel tauschen.
ask-craft-choice = Würfel oder Ruhm?
    .help = Genau eines von beiden.
    .wait = { $name } wählt.
ask-runic-choice = Schrecken weitergeben oder Ruhm ritzen?
    .help = Genau eines von beiden.
    .wait = { $name } wählt.
ask-terror-target = Wer bekommt den Schrecken?
    .help = Jemand anderes deiner Wahl.
    .wait = { $name } gibt Schrecken weiter.
    .answer = { $ref }
ask-upgrade-choice = Der Schiffsausbau oder Ruhm?
    .help = Genau eines von beiden.
    .wait = { $name } wählt.
ask-artifact-overflow = Welches Artefakt geht?
    .help = An Bord ist Raum für vier; das fünfte schickt eines in den Ruhmstapel.
    .wait = { $name } gibt ein Artefakt auf.
    .answer = Aufgeben: { $ref }
ask-store-target = Auf welches Artefakt?
    .help = Jedes trägt einen Würfel, der zeigt, was es verlangt.
    .wait = { $name } bewahrt einen Würfel auf.
    .answer = Auf: { $ref }
ask-turn-end = Noch etwas?
    .help = Artefakte dürfen noch benutzt und Würfel bewegt werden.
    .wait = { $name } beendet den Zug.
ask-brisingamen-discard = Welche Prophezeiung gibst du ab?
    .help = Alle sehen sie.
    .wait = { $name } gibt eine Prophezeiung ab.
    .answer = Abgeben: { $ref }
ask-recruit-artifact-target = Welcher Krieger ist gemeint?
    .help = Einer, der jetzt erhalten wurde.
    .wait = { $name } wählt einen Krieger.
    .answer = { $ref }
ask-laevateinn-use = Ein besseres Land stattdessen?
    .help = Laevateinn nimmt eines der Stufe 3 von derselben Art.
    .wait = { $name } darf Laevateinn benutzen.
ask-journey-loss = Was verlierst du?
    .help = Eines von dem, was leuchtet.
    .wait = { $name } verliert etwas.
    .answer = Verlieren: { $ref }
ask-die-colour = Welche Farbe?
    .help = Von dem, was der Vorrat hat.
    .wait = { $name } wählt eine Farbe.
    .answer = { $ref }
ask-die-face = Welche Seite?
    .help = Der Würfel wird gesetzt, nicht geworfen.
    .wait = { $name } setzt einen Würfel.
    .answer = { $ref }
ask-overflow-return = Welcher Würfel geht zurück?
    .help = Auf einem Schiff ist Raum für zehn.
    .wait = { $name } gibt Würfel zurück.
    .answer = { $ref }

## Der Tisch

phase = Runde { $round } von { $rounds } · { $what }
phase-longships = { $left ->
        [one] das letzte Langschiff
       *[other] noch { $left } Langschiffe
    }
phase-setup = Aufbruch
phase-end = Das Ende
unit-glory = Ruhm
unit-food = Nahrung
unit-favor = Gunst
unit-terror = Schrecken
unit-dice = Würfel
words-with = und

scene-coast = Sechs Orte
scene-free = frei
scene-or-peace = oder Frieden
scene-each-try = je Versuch
scene-no-bonus = kein Bonus
scene-by-seat = Nach Platz
scene-times = { $n ->
        [one] einmal
       *[other] { $n }-mal
    }
scene-worth = { $glory } Ruhm
scene-pawn = Langschiff von { $name }
scene-round = Runde { $round } von { $rounds }
scene-to-come = Langschiffe, die noch kommen
scene-own-ship = Dein Langschiff
scene-ship-of = Das Langschiff von { $name }
scene-open-ship = Schiff ansehen
scene-no-crew = keine Würfel
scene-start = hat den Startspielermarker
scene-honor = hat das Ehrenschiff
scene-supply = Würfel im Vorrat
scene-in-supply = { $n } { $colour }
scene-crew = { $count ->
        [one] ein Würfel der Mannschaft
       *[other] { $count } Würfel der Mannschaft
    }
scene-as = als { $face }
scene-wild = gilt als alles
scene-leads = führt den Clan { $clan }: { $face } gilt als alles
scene-wild-faces = { $face } gilt als alles
scene-no-leader = Kein Anführer
scene-nothing-wild = keine Seite gilt als alles
scene-artifact = Artefakt
scene-hold = Artefakte und Schiffsausbauten
scene-stores = trägt { $face }
scene-upgrades = Ausbauten
scene-prophecies = { $count ->
        [one] 1 Prophezeiung
       *[other] { $count } Prophezeiungen
    }
scene-nobody = niemand
scene-in-hand = Auf der Hand
scene-nothing-lies = Hier liegen keine Karten.
scene-has-food = { $n } Nahrung
scene-has-favor = { $n } Gunst
scene-has-terror = { $n } Schrecken
scene-has-dice = { $n ->
        [one] ein Würfel der Mannschaft
       *[other] { $n } Würfel der Mannschaft
    }
scene-has-farm = { $n ->
        [one] 1 Gehöft
       *[other] { $n } Gehöfte
    }
scene-has-wall = { $n ->
        [one] 1 Mauer
       *[other] { $n } Mauern
    }
scene-has-tower = { $n ->
        [one] 1 Turm
       *[other] { $n } Türme
    }
scene-has-tiles = { $n ->
        [one] 1 Land
       *[other] { $n } Länder
    }
scene-has-pile = { $n ->
        [one] 1 Karte im Ruhmstapel
       *[other] { $n } Karten im Ruhmstapel
    }
scene-has-glory = { $n } Ruhm

describe-card = { $card }: { $text }
describe-costs = kostet { $cost }
describe-dice = Würfel: { $dice }
describe-offer = Auslage: { $offer }
describe-stack = { $stack }: Verteidigung { $defence }, oder in Frieden für { $peace }; { $left ->
        [0] keins mehr da
        [one] eins ist da
       *[other] { $left } sind da
    }
describe-deck = { $deck }, { $left ->
        [one] eine Karte
       *[other] { $left } Karten
    }
describe-stored = { $die }, auf { $card }
describe-alike = { $name }, einer von { $count }
describe-upgrade = { $name }, bereit: { $icons }
describe-upgrade-spent = { $name }, in dieser Runde benutzt: { $icons }
describe-slot = { $slot }: { $cards }
forecast-change = { $what } { $from } auf { $to }

## Der Kampf

scene-combat-sea = { $foe } in Sicht
scene-combat-keep = Geplündert wird: { $foe }
scene-combat-land = Mit Gewalt: { $foe }
scene-see-coast = Zur Küste
scene-see-combat = Zum Kampf
scene-journey-was = Unterwegs: { $journey }.
scene-dice-against = { $dice ->
        [0] Eine Verteidigung von { $defence }.
        [one] Ein Kampfwürfel gegen eine Verteidigung von { $defence }.
       *[other] { $dice } Kampfwürfel gegen eine Verteidigung von { $defence }.
    }
step-journey = Fahrt
step-foe = Gegner
step-card = Karte
step-land = Land
step-gather = Sammeln
step-roll = Wurf
step-favor = Gunst
step-reward = Lohn
step-spoils = Beute
step-claim = Besitz
scene-defence = Verteidigung
scene-tile-hidden = Was das Land gibt, zeigt sich nach dem letzten Versuch.
scene-without-roll = Ohne Wurf
scene-in-peace = In Frieden
scene-closed = Verschlossen: Der Kampf ist gewählt.
scene-of-swords = von { $defence ->
        [one] 1 Schwert
       *[other] { $defence } Schwertern
    }
scene-short = { $n } fehlen
scene-won = gewonnen
scene-gathered = { $n ->
        [one] ein Kampfwürfel gesammelt
       *[other] { $n } Kampfwürfel gesammelt
    }
scene-gather-help = Noch ist nichts gesammelt. Setze ein, was leuchtet, dann würfle.
scene-sources = Was eingesetzt werden kann
scene-from = Aus
scene-again = noch mal
scene-keep = bleibt
scene-throw = { $n } noch einmal werfen
scene-this-throw = Dieser Wurf, je nach Wahl
scene-faces = Seiten { $faces }
scene-pick = { $successes ->
        [0] { $count ->
            [one] der leere
           *[other] die { $count } leeren
        }
        [one] { $count ->
            [one] ein Schwert
           *[other] { $count } Schwerter
        }
       *[other] { $count ->
            [one] ein Doppelschwert
           *[other] { $count } Doppelschwerter
        }
    }
scene-bar-won = gewonnen { $n } %
scene-bar-short = eins fehlt { $n }
scene-before-roll = Vor dem Wurf
scene-rolled = Geworfen: { $n }
scene-favor-rung = Gunst { $n }: { $sum }
scene-with-all-favor = mit aller Gunst
scene-this-favor = Dieser Wurf
scene-by-itself = für sich allein
scene-chances = Aussicht
scene-now = jetzt { $n } %
scene-if-won = Bei Sieg
scene-if-lost = Bei Niederlage
scene-stays-spent = Alles Eingesetzte bleibt eingesetzt.
scene-win-land = Das Land wird genommen.
scene-lose-sea = { $foe } bleibt unbesiegt.
scene-lose-keep = Es gibt keinen zweiten Versuch.
scene-lose-land = Das Land bleibt liegen; der Versuch ist verbraucht.
scene-artifacts = Artefakte
scene-art-used = benutzt
scene-no-artifacts = keine an Bord

## Die Abrechnung

scene-reckoning = Abrechnung
scene-as-it-stands = Wie es steht
scene-one-more = Eins mehr …
scene-one-more-help = Was das Nächste jeder Art dir brächte, Prophezeiungen mitgezählt.
scene-one-more-none = Wer mitspielt, sieht hier, was das Nächste jeder Art brächte.
scene-to-lose = Zu verlieren
scene-passes = { $name } hat { $has } und zieht mit { $more } mehr vorbei
scene-together = Zusammen
scene-sealed-on-top = Versiegeltes kommt dazu
scene-and-seals = { $count ->
        [one] und ein Siegel
       *[other] und { $count } Siegel
    }
scene-all-open = dir ganz offen
scene-unread = { $count } ungelesen
scene-face-down = { $count ->
        [one] 1 Karte verdeckt
       *[other] { $count } Karten verdeckt
    }
scene-most = am meisten
scene-to-table = Zurück zum Tisch
line-glory = Ruhm
line-terror = Schrecken
line-artifacts = Artefakte
line-armor = Rüstungen
line-art = Kunstwerke
line-treasure = Schätze
line-tapestries = Wandteppiche
line-farm = Gehöfte
line-wall = Mauern
line-tower = Türme
line-prophecies = Prophezeiungen
line-majority = die meisten
thing-farm = Gehöft
thing-wall = Mauer
thing-tower = Turm
thing-armor = Rüstung
thing-art = Kunstwerk
thing-treasure = Schatz
thing-tapestry = Wandteppich
thing-prophecy = Prophezeiung
thing-artifact = Artefakt
thing-terror = Schrecken
most-farm = Die meisten Gehöfte
most-wall = Die meisten Mauern
most-tower = Die meisten Türme
foot-tile = Land
ending-rounds = Sechs Runden sind vorüber.
