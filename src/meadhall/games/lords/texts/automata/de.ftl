# Wo die Regeln Plätze spielen: was Surturs Gefolge gefragt wird, warum es tut, was es tut, und was verglichen wird.
# Nur Tische mit Gefolge holen das.

## Was ein Gefolgsmann tut

ask-follower-rune = { $name } erhält eine zufällige Rune.
    .wait = { $name } erhält { $n ->
        [one] eine zufällige Rune
       *[other] { $n } zufällige Runen
    }.
ask-follower-give = { $name } gibt eine zufällige Rune ab.
    .wait = { $name } gibt { $n ->
        [one] eine zufällige Rune
       *[other] { $n } zufällige Runen
    } ab.
ask-follower-strengthen = { $name } verstärkt ein Heer.
    .wait = { $name } verstärkt ein Heer.
ask-follower-priest = { $name } entsendet einen Priester oder keinen.
    .wait = { $name } entsendet einen Priester oder keinen.
    .none = { $name } entsendet keinen Priester.
    .did = { $name } entsendet einen Priester zu { $ref }.
ask-follower-forge = { $name } nimmt die Rune einer Schmiede.
    .wait = { $name } nimmt die Rune einer Schmiede.
    .none = { $name } nimmt keine Rune einer Schmiede.
    .did = { $name } nimmt eine Rune: { $ref }.
ask-follower-hero = Der Held von { $name } wird versetzt.
    .wait = Der Held von { $name } wird versetzt.
    .did = Der Held von { $name } kommt nach { $ref }.
ask-follower-rune-action = { $name } führt eine Runenaktion aus.
    .wait = { $name } führt eine Runenaktion aus und hat { $runes ->
        [one] eine Rune
       *[other] { $runes } Runen
    }.
ask-follower-idle = { $name } beendet die Runenaktionen.
    .wait = { $resolved ->
        [0] { $name } kann keine Runenaktion ausführen und erhält dafür eine Rune.
       *[other] { $name } führt keine zweite Runenaktion aus.
    }
ask-follower-control-monster = { $name } bindet ein Ungeheuer.
    .wait = { $name } bindet ein Ungeheuer.
    .did = { $name } bindet { $ref }.
ask-follower-free-monster = { $name } lässt ein Ungeheuer frei.
    .wait = { $name } lässt ein Ungeheuer frei.
    .did = { $name } lässt { $ref } frei.
ask-follower-alliance = { $name } schließt ein Bündnis.
    .wait = { $name } schließt ein Bündnis.
    .did = { $name } verbündet sich mit { $ref }.
ask-follower-attribute = { $name } steigert ein Attribut.
    .wait = { $name } steigert ein Attribut.
    .did = { $name } steigert { $ref }.
ask-follower-target = { $name } fällt in eine Region ein.
    .wait = { $name } fällt in eine Region ein.
    .did = { $name } fällt in { $ref } ein.
ask-follower-army = Ein Heer von { $name } rückt ein.
    .wait = Ein Heer von { $name } rückt ein.
ask-follower-grows = Ein Heer von { $name } wächst oder zieht.
    .wait = Ein Heer von { $name } wächst oder zieht.
ask-follower-rests = Kein Heer von { $name } kann etwas tun.
    .wait = Kein Heer von { $name } kann etwas tun.
ask-follower-reposition = Ein Heer von { $name } rückt näher.
    .wait = Ein Heer von { $name } rückt näher.
    .did = Ein Heer von { $name } zieht nach { $ref }.
ask-follower-support = Ein Heer von { $name } unterstützt { $region }.
    .wait = Ein Heer von { $name } unterstützt { $region }.
ask-follower-colour = { $name } nimmt die erste freie Farbe.
    .wait = { $name } nimmt die erste freie Farbe.
    .did = { $name } nimmt { $ref }, die erste freie Farbe.
ask-follower-order = Der Zufall ordnet das Gefolge.
    .wait = Der Zufall ordnet das Gefolge.
ask-follower-arrive = { $name } trifft ein.
    .wait = { $name } trifft ein.
ask-follower-row = Die Aktionsreihe von { $name } wird gelegt.
    .wait = Die Aktionsreihe von { $name } wird gelegt.
ask-follower-upgrades = Starke Karten kommen in den Stapel von { $name }.
    .wait = Starke Karten kommen in den Stapel von { $name }.
ask-follower-advantage = Der Vorteil von { $follower } wirkt.
    .wait = Der Vorteil von { $follower } wirkt.
ask-follower-control = { $name } bindet das nächste Ungeheuer.
    .wait = { $name } bindet das nächste Ungeheuer.
    .did = { $name } bindet { $ref }, das nächste Ungeheuer.
ask-follower-ashes = { $challenge }: noch ein Marker wird gelegt.
    .wait = { $challenge }: noch ein Marker wird gelegt.
    .did = { $challenge }: noch ein Marker kommt nach { $ref }.
ask-follower-challenge = { $challenge } stärkt { $name }.
    .wait = { $challenge } stärkt { $name }.
ask-follower-roll = { $name } wirft Surturs Würfel.
    .wait = { $name } wirft Surturs Würfel.
ask-follower-reward = { $name } prüft den Bonus von { $card }.
    .wait = { $name } prüft den Bonus von { $card }.
ask-follower-omens = Rastlose Vorzeichen nähren { $name }.
    .wait = Rastlose Vorzeichen nähren { $name }.
ask-follower-clean-up = { $name } legt { $card } beiseite.
    .wait = { $name } legt { $card } beiseite.
ask-follower-desolates = { $name } legt einen Ödnismarker.
    .wait = { $trigger ->
        [reinforce] Ohne Siedlung legt { $name } einen Ödnismarker.
        [mobilize] Ohne neue Region legt { $name } einen Ödnismarker.
        [draft] Bei einer Segenswahl legt { $name } einen Ödnismarker.
        [activation] Nach dem Ungeheuer legt { $name } einen Ödnismarker.
        [hunt] Nach magerer Jagd legt { $name } einen Ödnismarker.
        [monument] Ohne erfülltes Vorzeichen legt { $name } einen Ödnismarker.
       *[maneuvers] Ohne Heer legt { $name } einen Ödnismarker.
    }
    .did = { $trigger ->
        [reinforce] Ohne Siedlung legt { $name } einen Ödnismarker nach { $ref }.
        [mobilize] Ohne neue Region legt { $name } einen Ödnismarker nach { $ref }.
        [draft] Bei einer Segenswahl legt { $name } einen Ödnismarker nach { $ref }.
        [activation] Nach dem Ungeheuer legt { $name } einen Ödnismarker nach { $ref }.
        [hunt] Nach magerer Jagd legt { $name } einen Ödnismarker nach { $ref }.
        [monument] Ohne erfülltes Vorzeichen legt { $name } einen Ödnismarker nach { $ref }.
       *[maneuvers] Ohne Heer legt { $name } einen Ödnismarker nach { $ref }.
    }
ask-follower-bonus = { $name } hat den Bonus von { $realm }.
    .wait = { $name } hat den Bonus von { $realm }, mit { $runes ->
        [one] einer Rune
       *[other] { $runes } Runen
    } und { $cards ->
        [one] einer Kampfkarte
       *[other] { $cards } Kampfkarten
    }.
ask-follower-special = { $name } führt eine Sonderaktion aus.
    .wait = { $name } führt eine Sonderaktion aus.
    .did = Die Sonderaktion von { $name }: { $ref }.
ask-follower-prepare = { $name } bereitet sich vor.
    .wait = { $name } nimmt Runen und zieht Kampfkarten.
ask-follower-muster = { $name } bietet ein Heer auf.
    .wait = { $name } bietet ein Heer mit Wert { $value } auf.
    .did = { $name } bietet in { $ref } ein Heer mit Wert { $value } auf.
ask-follower-landing = Ein neues Heer von { $name } fällt ein.
    .wait = Ein neues Heer von { $name } fällt ein.
    .did = Ein neues Heer von { $name } fällt in { $ref } ein.
ask-follower-stays = { $name } hat keinen Platz für ein Heer.
    .wait = { $name } hat keinen Platz für ein Heer.
ask-follower-mobilize = Das nächste Heer von { $name } handelt.
    .wait = Das nächste Heer von { $name } handelt.
ask-follower-marches = Ein Heer von { $name } fällt aus eigener Kraft ein.
    .wait = Ein Heer von { $name } fällt aus eigener Kraft ein.
    .did = Ein Heer von { $name } fällt aus eigener Kraft in { $ref } ein.
ask-follower-drills = Ein Heer von { $name } kann nirgends einfallen.
    .wait = Ein Heer von { $name } kann nirgends einfallen.
ask-follower-waits = Ein Heer von { $name } bleibt, wo es ist.
    .wait = Ein Heer von { $name } bleibt, wo es ist.
ask-follower-usurp = { $name } usurpiert eine Region.
    .wait = { $name } usurpiert eine Region, mit Stärke { $might }.
    .did = { $name } usurpiert { $ref }, mit Stärke { $might }.
ask-follower-temple = { $name } baut einen Tempel.
    .wait = { $name } baut einen Tempel.
    .did = { $name } baut einen Tempel in { $ref }.
ask-follower-blessing = { $name } nimmt einen zufälligen Segen.
    .wait = { $name } nimmt einen zufälligen Segen.
ask-follower-monument = { $name } baut an einem Monument.
    .wait = { $name } baut an einem Monument.
    .did = { $name } baut: { $ref }.
ask-follower-harvest = { $name } nimmt die Rune einer Schmiede.
    .wait = { $name } nimmt die Rune einer eigenen Schmiede.
    .did = { $name } nimmt die Rune der eigenen Schmiede in { $ref }.
ask-follower-rouse = { $name } weckt ein Ungeheuer.
    .wait = { $name } weckt ein Ungeheuer.
    .did = { $name } weckt { $ref }.
ask-follower-die = Der Würfel sagt, was { $monster } tut.
    .wait = Der Ungeheuerwürfel sagt, was { $monster } tut.
ask-follower-act = { $monster } greift an oder zieht.
    .wait = { $monster } greift an oder zieht.
ask-follower-move = { $monster } zieht.
    .wait = { $monster } zieht.
    .did = { $monster } zieht nach { $ref }.
ask-follower-stay = { $monster } bleibt in { $region }.
    .wait = { $monster } bleibt in { $region }.
ask-follower-stomp = { $monster } trampelt oder verzichtet.
    .wait = { $monster } zertrampelt ein Heer oder verzichtet.
ask-follower-loki = { $name } stellt Loki.
    .wait = { $name } stellt Loki.
    .did = { $name } stellt Loki nach { $ref }.
ask-follower-choice = { $name } nimmt, was die Regeln lassen.
    .wait = { $decides ->
        [army_lower] { $name } schwächt ein Heer in { $region }.
        [monster_target] { $name } lenkt den Angriff von { $monster }.
        [boss_strike] { $name } lässt Loki zuschlagen oder nicht.
       *[other] { $name } nimmt, was die Regeln lassen.
    }
ask-follower-withdraw = Die Heere von { $name } verlassen { $from }.
    .wait = { $armies ->
        [one] Das Heer von { $name } weicht aus { $from }.
       *[other] Die Heere von { $name } weichen aus { $from }.
    }
    .did = { $armies ->
        [one] Das Heer von { $name } weicht von { $from } nach { $ref }.
       *[other] Die Heere von { $name } weichen von { $from } nach { $ref }.
    }
ask-follower-attack = Der Zufall spielt einen Angriff für { $name }.
    .wait = Der Zufall spielt einen Angriff für { $name }.
ask-follower-discard = Der Zufall nimmt dem Jäger eine Karte für { $name }.
    .wait = Der Zufall nimmt dem Jäger eine Karte für { $name }.
ask-follower-hunt = { $name } jagt und legt die Hand offen.
    .wait = { $name } jagt, zieht für die Stärke { $might ->
        [one] eine Karte
       *[other] { $might } Karten
    } und legt die Hand offen.
ask-follower-prey = { $name } wählt die Beute.
    .wait = { $name } wählt die Beute, höchstens { $reach ->
        [one] eine Region
       *[other] { $reach } Regionen
    } vom Helden entfernt.
    .did = { $name } jagt { $ref }.
ask-follower-wound = { $name } deckt ein Feld von { $foe }.
    .wait = { $name } deckt ein Feld von { $foe }.
ask-follower-exchange = { $name } tauscht den Rest der Hand aus.
    .wait = { $name } tauscht { $cards ->
        [one] die übrige Karte
       *[other] die { $cards } übrigen Karten
    } verdeckt aus.
ask-follower-deck = { $name } bildet den Schlachtstapel.
    .wait = { $name } bildet den Schlachtstapel: { $cards } von { $hand ->
        [one] einer Karte
       *[other] { $hand } Karten
    }.
ask-follower-card = { $name } deckt eine Karte auf oder passt.
    .wait = { $name } deckt eine Karte auf oder passt, mit { $own } gegen { $other }.
    .did-reveal = { $name } deckt eine Karte auf, mit { $own } gegen { $other }.
    .did-pass = { $name } passt, mit { $own } gegen { $other }.

## Worum es bei einer Entscheidung geht

because-follower-rune = { $name } erhält eine zufällige Rune
    .step = { $n ->
        [one] Der Zufall zieht sie aus dem Vorrat.
       *[other] Der Zufall zieht { $n } aus dem Vorrat.
    }
because-follower-give = { $name } gibt eine zufällige Rune ab
    .step = { $n ->
        [one] Für den Gefolgsmann ist eine Rune wie die andere: Der Zufall nimmt eine eigene.
       *[other] Für den Gefolgsmann ist eine Rune wie die andere: Der Zufall nimmt { $n } eigene.
    }
because-follower-strengthen = Welches Heer { $name } verstärkt
because-follower-priest = Wohin { $name } einen Priester entsendet
because-follower-forge = Welche Schmiede { $name } eine Rune gibt
because-follower-hero = Wohin der Held von { $name } kommt
because-follower-rune-action = Welche Runenaktion { $name } ausführt
because-follower-idle = Warum { $name } keine Runenaktion mehr ausführt
because-follower-control-monster = Welches Ungeheuer { $name } bindet
because-follower-free-monster = Welches Ungeheuer { $name } freilässt
because-follower-alliance = Mit welcher Welt { $name } sich verbündet
because-follower-attribute = Welches Attribut { $name } steigert
because-follower-target = In welche Region { $name } einfällt
because-follower-army = Welches Heer { $name } schickt
because-follower-grows = Welches Heer von { $name } wächst oder zieht
because-follower-rests = Warum kein Heer von { $name } etwas tut
because-follower-reposition = Wohin das Heer von { $name } zieht
because-follower-support = Welches Heer von { $name } unterstützt
because-follower-colour = Welche Farbe { $name } nimmt
because-follower-order = In welcher Folge das Gefolge spielt
    .step = Der Zufall zieht sie, und sie gilt für die ganze Partie.
because-follower-arrive = Wie { $name } beginnt
    .step = Die Heldentafel sagt, wo der Gefolgsmann beginnt und mit welchen Attributen.
because-follower-row = Wie die Aktionsreihe von { $name } entsteht
    .step = Drei der acht Karten, mit denen er beginnt: sechs eines Satzes, zwei des Helden.
because-follower-upgrades = Wie der Aktionsstapel von { $name } entsteht
    .step = Die Heldentafel sagt, wie viele von jeder Art es sind; welche, sieht niemand.
because-follower-advantage = Was { $name } im Voraus hat
    .step = Die Heldentafel gibt das einmal, vor dem ersten Zug.
because-follower-control = Welches Ungeheuer { $name } bindet
because-follower-ashes = Wo die zweite Ödnis liegt
because-follower-challenge = Wie eine Herausforderung { $name } stärkt
    .step = Die Herausforderung wirkt jetzt und verlässt das Spiel.
because-follower-roll = Wie { $name } Surturs Würfel wirft
    .step = Der Würfel nennt die Karte, die handelt. Wie wahrscheinlich jede ist, steht auf ihr.
because-follower-reward = Ob { $name } den Bonus der Karte erhält
    .step = { $bound ->
        [least] { $given ->
            [0] Es sind { $has } von mindestens { $needs }: kein Bonus.
           *[other] Es sind { $has } von mindestens { $needs }: Der Bonus kommt.
        }
        [most] { $given ->
            [0] Es sind { $has } von höchstens { $needs }: kein Bonus.
           *[other] Es sind { $has } von höchstens { $needs }: Der Bonus kommt.
        }
       *[always] Die Karte gibt ihren Bonus in jedem Fall.
    }
because-follower-omens = Warum Vorzeichen { $name } nähren
    .step = In diesem Zug wurde keine Region gewonnen und kein Ödnismarker gelegt.
because-follower-clean-up = Wie { $name } die Aktionsreihe auffüllt
    .step = Die Karte, die gehandelt hat, macht Platz; die anderen rücken auf, und die nächste kommt dazu.
because-follower-desolates = Wohin { $name } einen Ödnismarker legt
because-follower-bonus = Was { $name } von der Welt bekommt
    .step = { $runes ->
        [one] Es sind 1 Rune
       *[other] Es sind { $runes } Runen
    } und { $cards ->
        [one] 1 Kampfkarte
       *[other] { $cards } Kampfkarten
    }: eine Rune, solange es weniger Runen sind, sonst eine Karte.
because-follower-special = Welche Sonderaktion { $name } ausführt
because-follower-prepare = Was { $name } vorbereitet
    .step = { $runes ->
        [one] 1 Rune, so viel wie die Weisheit,
       *[other] { $runes } Runen, so viele wie die Weisheit,
    } und { $cards } Kampfkarten, so weit die Grenzen reichen.
because-follower-muster = Wo { $name } ein Heer aufbietet
because-follower-landing = Wo das neue Heer von { $name } einfällt
because-follower-stays = Warum { $name } kein Heer aufbietet
because-follower-mobilize = Welches Heer von { $name } handelt
because-follower-marches = Wo das Heer von { $name } einfällt
because-follower-drills = Was das Heer von { $name } stattdessen tut
    .step = { $value ->
        [6] Es hat schon Wert 6: Stattdessen wird eine Kampfkarte gezogen.
       *[other] Es wächst um 1, denn daneben liegt eine Region, die nicht eigen ist.
    }
because-follower-waits = Warum das Heer von { $name } bleibt
    .step = Alle Regionen ringsum sind eigene, und keine davon liegt näher an einer, die es nicht ist.
because-follower-usurp = Welche Region { $name } usurpiert
because-follower-temple = Wo { $name } einen Tempel baut
because-follower-blessing = Wie { $name } einen Segen nimmt
    .step = Der Zufall nimmt einen der Segen, die ausliegen. Er wird untergelegt, und sein Text bewirkt nichts.
because-follower-monument = An welchem Monument { $name } baut
because-follower-harvest = Von welcher Schmiede { $name } eine Rune nimmt
because-follower-rouse = Welches Ungeheuer { $name } weckt
because-follower-die = Was das geweckte Ungeheuer von { $name } tut
    .step = Das Ungeheuer ist frei: Der Würfel sagt, ob es angreift, zieht oder tut, was schadet.
because-follower-act = Was das Ungeheuer tut
because-follower-move = Wohin das Ungeheuer zieht
because-follower-stay = Warum das Ungeheuer bleibt
    .step = Keine Region daneben liegt näher an einem Heer eines Menschen, oder es darf nicht hinein.
because-follower-stomp = Welches Heer das Ungeheuer zertrampelt
because-follower-loki = Wohin { $name } Loki stellt
because-follower-choice = { $decides ->
    [army_lower] Welches Heer { $name } schwächt
    [monster_target] Wohin { $name } den Angriff lenkt
    [boss_strike] Wen Loki für { $name } trifft
   *[other] Was { $name } wählt
}
because-follower-withdraw = Wohin die Heere von { $name } weichen
because-follower-attack = Welchen Angriff { $name } spielt
    .step = Der Angriff wird aus den Karten gezogen, die das Ungeheuer hält.
because-follower-discard = Welche Karte { $name } nimmt
    .step = Der Zufall nimmt eine der Karten auf der Hand des Jägers.
because-follower-hunt = Wie { $name } die Jagd beginnt
    .step = Für die Stärke { $might ->
        [one] wird 1 Kampfkarte
       *[other] werden { $might } Kampfkarten
    } gezogen, und die ganze Hand liegt offen. Die Jagd reicht { $reach ->
        [one] 1 Region
       *[other] { $reach } Regionen
    } weit.
because-follower-prey = Was { $name } jagt
because-follower-wound = Welches Feld { $name } deckt
because-follower-exchange = Warum { $name } Karten tauscht
    .step = Alle haben die Hand gesehen: { $cards ->
        [one] Die übrige Karte wird
       *[other] Die { $cards } übrigen Karten werden
    } gegen ebenso viele verdeckte getauscht.
because-follower-deck = Wie { $name } den Schlachtstapel bildet
    .step = Der Zufall nimmt { $cards } von { $hand ->
        [one] 1 Kampfkarte
       *[other] { $hand } Kampfkarten
    }: höchstens so viele wie die Weisheit. Welche, sieht niemand.
because-follower-card = Warum { $name } aufdeckt oder passt

## Was verglichen wird; ``.yes``: was vom Genommenen gilt, wo etwas gilt oder nicht

number-region = Nummer der Region
    .short = Region
number-army = Wert des Heeres
    .short = Heer
number-realm = Platz der Welt
    .short = Welt
number-tray = Platz unter den Tafeln
    .short = Tafel
number-order = Platz in der Liste
    .short = Platz
number-exposed = Zahl der nicht eigenen Nachbarregionen
    .short = offen
number-favourite = nicht das liebste
    .short = liebstes
    .yes = es ist das liebste
number-attribute = Attribut
    .short = Wert
number-preference = Platz in der Vorliebe
    .short = Vorliebe
number-hero-distance = Weg zum nächsten Helden eines Menschen
    .short = Helden
number-uncovered = Zahl der offenen Felder
    .short = offen
number-shrine-rank = Rang des Schreins
    .short = Schrein
number-difficulty = Schwierigkeit
    .short = Hürde
number-near = Weg zur nächsten Region eines Menschen
    .short = Nähe
number-left-of-land = Zahl der nicht eigenen Regionen des Landes
    .short = fehlt
number-human-regions = Zahl der Nachbarregionen von Menschen
    .short = Nachbarn
number-human-distance = Weg zur nächsten Region eines Menschen
    .short = Nähe
number-frontier = Weg zur nächsten Region, die nicht eigen ist
    .short = Grenze
number-colour = Platz unter den Farben
    .short = Platz
number-distance = Weg vom Anfang
    .short = Abstand
number-group = Rang des Besitzers
    .short = Besitz
number-option = Platz unter den vier Aktionen
    .short = Platz
number-defence = Verteidigungswert
number-neutral = neutral
    .yes = es ist das eigene
number-near-army = Weg zum nächsten Heer eines Menschen
    .short = Heere
number-human-army = höchstes Heer eines Menschen
    .short = Heer dort
number-human-hero = Held eines Menschen
    .short = Held dort
    .yes = es trifft den Helden eines Menschen
number-not-human = keine Region eines Menschen
    .short = fremd
    .yes = ein Mensch beherrscht sie
number-slots-left = Zahl der übrigen Felder
    .short = fehlen
number-reward = Belohnung
    .yes = dort liegt eine Belohnung
number-slot = Lage des Feldes
number-leaves = schadet niemandem
    .yes = niemand wird getroffen
number-harms = schadet dem Gefolge
    .short = schadet
    .yes = es schadet keinem Gefolge
number-cost = eigener Heereswert verloren
    .short = Verlust
number-yggdrasil = an Yggdrasil
    .yes = sie liegt an Yggdrasil
number-own = eigen
    .yes = es ist nicht die eigene

## Warum etwas beiseitegelegt wurde, in wenigen Worten; hinter einem Doppelpunkt oder als Satz

aside-LS-3-28 = schon auf 6
aside-LS-4-16 = kein Priester ist in der Reserve
aside-LS-4-21 = kein freier Platz, oder das Attribut schon auf 6
aside-LS-4-23 = kein Monument hat einen freien Platz
aside-LS-4-29 = schon auf 6
aside-LS-4-31 = leer, oder der Held ist nicht nahe
aside-LS-4-34 = es sind schon 6 Runen da
aside-LS-4-38 = auf der Karte, die handelt
aside-LS-4-41 = zu wenig Runen
aside-LS-4-43 = schon gelesen
aside-LS-5-3 = die Schwierigkeit ist zu hoch
aside-LS-5-9 = Heer und Karten liegen nicht über der Schwierigkeit
aside-LS-5-12 = eigen, oder kein eigenes Heer daneben
aside-LS-5-21 = nicht näher an einer Region, die nicht eigen ist
aside-LS-5-24 = Wert 6 und kein Weg
aside-LS-6-1 = zu weit vom Helden
aside-LS-6-2 = ein anderes ist näher
aside-LS-6-3 = schon gebunden, erschlagen oder nicht auf dem Plan
aside-LS-6-5 = nicht mehr offene Felder als die eigenen
aside-LS-6-6 = es gibt kein Ungeheuer zu binden
aside-LS-6-7 = schon verbündet, oder der Held ist nicht nahe
aside-LS-6-9 = keine Welt ist nahe
aside-LS-6-10 = schon auf 6
aside-LS-6-11 = kein Heer liegt unter 6
aside-LS-6-13 = kein Ungeheuer könnte einem Menschen schaden
aside-LS-6-16 = es sind schon 8 Karten da
aside-LS-6-19 = jedes Attribut steht auf 6
aside-LS-6-23 = alle Heere sind auf dem Plan
aside-LS-6-24 = nichts zu setzen, nichts zu steigern
aside-LS-7-1 = für Menschen keine Gefahr
aside-LS-7-5 = an jemand anderen gebunden
aside-LS-7-9 = es greift an, wenn das Menschen schadet, sonst zieht es
aside-LS-7-10 = kein Heer eines Menschen, oder ein schwächeres
aside-LS-7-11 = das Heer eines Menschen geht vor
aside-LS-7-12 = nicht näher an einem Heer eines Menschen
aside-LS-7-14 = Heere des Gefolges werden geschont
aside-LS-7-22 = dort steht ein eigenes Heer
aside-LS-7-23 = es greift an, wenn das Menschen schadet, sonst zieht es
aside-LS-8-2 = dort liegt schon ein eigener Marker
aside-LS-8-14 = alle Heere sind auf dem Plan
aside-LS-8-15 = dort ist keine Siedlung
aside-LS-8-25 = kein Heer ist auf dem Plan
aside-LS-8-27 = nicht neben dem Heer, das handelt
aside-LS-8-34 = es sind schon 6 Runen und 8 Karten da
aside-LS-8-37 = kein eigener Schrein ist frei, oder kein Tempel übrig
aside-LS-8-44 = außer Reichweite
aside-LS-8-46 = zu wenige Ungeheuer sind erschlagen
aside-LS-8-47 = Loki ist in Reichweite und geht vor
aside-LS-8-52 = keine Beute, und kein Ungeheuer könnte schaden
aside-LS-8-55 = keine Karte hat das Zeichen
aside-LS-8-60 = Karten ohne Schild gehen vor
aside-LS-8-69 = keine Karten für beide Zeichen
aside-LS-8-70 = andere sind mehr, mit weniger Schilden, oder weiter rechts
aside-LS-8-77 = eigen, oder ein Held steht dort
aside-LS-8-78 = mehr Bevölkerung als Stärke
aside-LS-8-79 = stärkere Heere als die eigene Stärke
aside-LS-8-80 = die Region des Helden geht vor
aside-LS-8-82 = keine Region lässt sich usurpieren
aside-LS-8-87 = schon vollendet
aside-LS-9-29 = schon auf 6
aside-LS-10-20 = der Schlachtstapel ist leer
aside-LS-10-21 = die andere Seite hat gepasst und würde verlieren
aside-LS-10-22 = die andere Seite darf noch spielen oder würde gewinnen
aside-LS-11-10 = dort liegt schon ein Marker
aside-LS-13-20 = das Heer daneben ist zu schwach
aside-LS-13-24 = dort ist anderes Gefolge, und kein Anspruch ist besser
aside-LS-13-33 = bei anderem Gefolge, und kein Anspruch ist besser
aside-LS-13-34 = dort steht ein Held von anderem Gefolge
aside-LS-20-12 = schon gebunden oder nicht auf dem Plan

## Was eine Regel bedeutet, die nur einen Weg lässt

why-LS-10-20 = Der Schlachtstapel ist leer: Es wird gepasst.
why-LS-10-21 = Die andere Seite hat gepasst und würde verlieren: Es wird gepasst.
why-LS-10-22 = { $passed ->
    [0] Die andere Seite darf noch spielen: Eine Karte wird aufgedeckt.
    [1] Die andere Seite hat gepasst, mit { $other } gegen { $own }: Eine Karte wird aufgedeckt.
   *[other] Eine Karte wird aufgedeckt: Die andere Seite darf noch spielen oder würde gewinnen.
}
