# Reavers of Midgard, auf Deutsch.

title = Reavers of Midgard

## Was gefragt wird

ask-location-choice = Wohin fährt dein Langschiff?
    .help = Alle dürfen dort handeln, du zuerst. Runde { $round } von 6.
    .wait = { $name } wählt einen Ort.
    .answer = Zum Ort: { $ref }
    .clause = Ortswahl
    .rule = Ein Schiff fährt zu einem Ort, der in dieser Runde noch nicht gewählt wurde. Dort handeln die Spezialisten, dann handeln oder rasten alle im Uhrzeigersinn. Du darfst wählen, was du nicht bezahlen kannst.
ask-specialist-use = Handelt { $card }?
    .help = Dein Spezialist an diesem Ort.
    .wait = { $name } entscheidet über { $card }.
    .answer = { $ref }
    .clause = Spezialisten
    .rule = Jeder Spezialist des Ortes handelt einmal, von oben nach unten. Nur eine Fähigkeit mit Kosten darf ausfallen.
ask-act-or-rest = Handelst du oder rastest du?
    .help = { $location }. Rasten gibt 2 Nahrung oder einen Würfel.
    .wait = { $name } handelt oder rastet.
    .answer = { $ref }
    .clause = Handeln und rasten
    .rule = Wer handelt, zahlt zuerst die vollen Kosten. Wer rastet, erhält weder die Wirkung noch den Bonus des Platzes.
ask-turn-end = Ist dein Zug fertig?
    .help = Die letzte Gelegenheit für Artefakte und Würfel.
    .wait = { $name } beendet den Zug.
    .answer = { $ref }
    .clause = Ende des Zuges
    .rule = Du wirst gefragt, solange ein Artefakt dieses Ortes noch nicht benutzt wurde.
ask-rest-gain = Was bringt die Rast?
    .help = 2 Nahrung oder ein Würfel mit Farbe und Seite deiner Wahl.
    .wait = { $name } rastet.
    .answer = { $ref }
    .clause = Rast
    .rule = Wer rastet, nimmt genau eines von beiden. Der Würfel wird hingelegt, nicht geworfen.
ask-recruit-source = Welche Reaver nimmst du?
    .help = Einen offenen Stapel oder die obersten 2 Karten.
    .wait = { $name } heuert an.
    .answer = Nehmen: { $ref }
    .clause = Mannschaft anheuern
    .rule = Beide Karten eines Stapels kommen zusammen. Zuerst werden ihre Würfel geworfen, dann wird jeder Reaver gesammelt, eingesetzt oder befördert.
ask-reaver-use = Was wird aus { $card }?
    .help = Sammeln für Würfel, einsetzen für die Fähigkeit, befördern zum Anführer.
    .wait = { $name } entscheidet über { $card }.
    .answer = { $ref }
    .clause = Einen Reaver verwenden
    .rule = Ein gesammelter Reaver bringt Würfel deiner Wahl und geht. Ein Spezialist handelt, wann immer sein Ort gewählt wird. Ein Anführer macht die Würfel seines Clans zu Jokern und bringt sofort einen Bonus.
ask-specialize-slot = Wo dient { $card }?
    .help = Ein Platz fasst drei Reaver. Sie bleiben dort.
    .wait = { $name } setzt einen Spezialisten ein.
    .answer = { $ref }
    .clause = Spezialisten
    .rule = Jeder Reaver passt auf jeden Platz. Er handelt, sobald sein Ort das nächste Mal gewählt wird.
ask-promote-spoils-deck = Welche Beute bringt dein Anführer?
    .help = Eine Karte vom Stapel, sofort ausgeführt.
    .wait = { $name } wählt Beute.
    .answer = { $ref }
    .clause = Beförderung
    .rule = Wer einen Reaver des Helm-Clans befördert, erhält eine Karte Dorfbeute oder Burgbeute.
ask-trade-reward = Was handelst du ein?
    .help = { $left ->
        [one] Noch eine Belohnung.
       *[other] Noch { $left } Belohnungen.
    }
    .wait = { $name } handelt mit Dörfern.
    .answer = { $ref }
    .clause = Mit Dörfern handeln
    .rule = Jede Belohnung kommt, bevor die nächste gewählt wird; dieselbe darf wieder gewählt werden.
ask-trade-die = Welchen Würfel nimmst du?
    .help = Er behält die Seite, die er zeigt.
    .wait = { $name } nimmt Würfel der Dörfer.
    .answer = Nehmen: { $ref }
    .clause = Würfel der Dörfer
    .rule = Eine Belohnung bringt zwei Würfel. Bis zum Ende der Runde kommen keine neuen.
ask-prophecy-source = Welche Prophezeiung nimmst du?
    .help = Eine offene oder die oberste des Stapels.
    .wait = { $name } nimmt eine Prophezeiung.
    .answer = Nehmen: { $ref }
    .clause = Prophezeiungen
    .rule = Eine Prophezeiung bleibt geheim und zählt am Ende.
ask-journey-answer = Wie begegnest du { $card }?
    .help = Zahle, was die Karte verlangt, oder erleide sie.
    .wait = { $name } begegnet { $card }.
    .answer = { $ref }
    .clause = Seereise
    .rule = Du darfst erleiden, was du bezahlen könntest. Was du nicht hast, kannst du nicht verlieren.
ask-journey-loss = Was nimmt dir { $card }?
    .help = Ein Teil von dir geht verloren.
    .wait = { $name } verliert etwas auf See.
    .answer = Verlieren: { $ref }
    .clause = Seereise
    .rule = Ein verlorenes Artefakt kommt auf den Ruhmstapel, Würfel und Ausbauten in den Vorrat.
ask-sea-battle-target = Gegen wen kämpfst du auf See?
    .help = Eine offene Karte oder die unbekannte oberste.
    .wait = { $name } sucht einen Gegner.
    .answer = Angreifen: { $ref }
    .clause = Seeschlacht
    .rule = Ein Kampf für jeden, gewonnen oder verloren. Was vom Stapel kommt, muss bekämpft werden.
ask-sea-battle-method = Wie kämpfst du gegen { $card }?
    .help = Zahle die Symbole oder würfle gegen die Verteidigung.
    .wait = { $name } kämpft gegen { $card }.
    .answer = { $ref }
    .clause = Seeschlacht
    .rule = Wer alle Symbole zahlt, gewinnt ohne Wurf. Beides zu mischen geht nicht, und nichts Ausgegebenes kommt zurück.
ask-village-source = Welche Dorfbeute nimmst du?
    .help = Ein offenes Paar oder die obersten 2 Karten.
    .wait = { $name } überfällt Dörfer.
    .answer = Nehmen: { $ref }
    .clause = Dörfer überfallen
    .rule = Die Karten eines Paares kommen zusammen; Bonuskarten deines Platzes kommen vom Stapel.
ask-keep-source = Welche Burgbeute nimmst du?
    .help = Ein offenes Paar oder die obersten 2 Karten.
    .wait = { $name } überfällt Burgen.
    .answer = Nehmen: { $ref }
    .clause = Burgen überfallen
    .rule = Die Karten eines Paares kommen zusammen; Bonuskarten deines Platzes kommen vom Stapel.
ask-card-order = Welche Karte kommt als Nächste?
    .help = Jede Karte wird ausgeführt, in deiner Reihenfolge.
    .wait = { $name } führt Karten aus.
    .answer = Ausführen: { $ref }
    .clause = Mehrere Karten
    .rule = Eine Karte wird zu Ende ausgeführt, bevor die nächste kommt. Karten, die eine Karte bringt, gehen vor.
ask-kept-card = Welche Karte behältst du?
    .help = Sie wird sofort ausgeführt; die andere kommt unter den Stapel.
    .wait = { $name } behält eine Karte.
    .answer = Behalten: { $ref }
    .clause = Eine von zwei Karten
    .rule = Eine der gezogenen Karten muss behalten werden.
ask-pillage = Plünderst du?
    .help = Was links auf der Karte steht, hast du schon.
    .wait = { $name } darf plündern.
    .answer = { $ref }
    .clause = Plündern
    .rule = Ein Dorf zu plündern bringt Schrecken. Eine Burg braucht einen gewonnenen Kampf; geht er verloren, gibt es keinen zweiten.
ask-craft-choice = Waffen oder Ruhm?
    .help = Zwei Würfel, oder 5 Ruhm mit 1 Schrecken.
    .wait = { $name } entscheidet über Waffen.
    .answer = { $ref }
    .clause = Handwerk
    .rule = Genau eines von beiden. Die Würfel werden geworfen.
ask-runic-choice = Was tun die Runen?
    .help = 1 Schrecken weitergeben, oder 10 Ruhm mit 2 Schrecken.
    .wait = { $name } liest die Runen.
    .answer = { $ref }
    .clause = Runenschnitzereien
    .rule = Nur wer Schrecken hat, kann ihn weitergeben.
ask-terror-target = Wer bekommt deinen Schrecken?
    .help = Wer genannt wird, hat keine Wahl.
    .wait = { $name } gibt Schrecken weiter.
    .answer = An: { $ref }
    .clause = Schrecken
    .rule = Ein Schrecken geht von dir an jemand anderen.
ask-upgrade-choice = Einbauen oder Ruhm?
    .help = Ein Plättchen für dein Schiff, oder 3 Ruhm.
    .wait = { $name } entscheidet über einen Ausbau.
    .answer = { $ref }
    .clause = Schiffsausbau
    .rule = Ein Schiff hat Platz für drei Plättchen. Jedes liefert einmal je Runde sein Symbol.
ask-hunter-extra = Ein Würfel für mehr Nahrung?
    .help = Gib 1 Würfel zurück für 3 Nahrung.
    .wait = { $name } darf weiter jagen.
    .answer = { $ref }
    .clause = Erfahrener Jäger
    .rule = Die erste Nahrung hast du auf jeden Fall.
ask-artifact-overflow = Welches Artefakt legst du ab?
    .help = Vier haben Platz. Das gewählte kommt auf deinen Ruhmstapel.
    .wait = { $name } hat fünf Artefakte.
    .answer = Ablegen: { $ref }
    .clause = Artefakte
    .rule = Am Ende zählt es trotzdem. Ein Würfel darauf kommt auf einen freien Platz.
ask-store-target = Welches Artefakt nimmt den Würfel?
    .help = { $die }: passt auf mehr als eines.
    .wait = { $name } legt einen Würfel ab.
    .answer = Auf { $ref }
    .clause = Würfel ablegen
    .rule = Ein Artefakt fasst einen Würfel, der sein Symbol zeigt. Wer es benutzt, zahlt diesen Würfel.
ask-recruit-artifact-target = Welcher Reaver leiht seine Gabe?
    .help = Einer, der gerade dazukam. Die Karte bleibt, wo sie ist.
    .wait = { $name } ruft einen Reaver an.
    .answer = { $ref }
    .clause = Artefakte
    .rule = Járnglófar wiederholt einen Bonus der Beförderung, der Eschenstab eine Fähigkeit samt Kosten.
ask-brisingamen-discard = Welche Prophezeiung gibst du ab?
    .help = Sie kommt unter den Stapel, und alle sehen sie.
    .wait = { $name } gibt eine Prophezeiung ab.
    .answer = Abgeben: { $ref }
    .clause = Brisingamen
    .rule = Auch die eben gezogene darf es sein.
ask-laevateinn-use = Greifst du nach mehr?
    .help = Laevateinn: statt { $stack } ein Plättchen der Stufe 3 vom selben Typ.
    .wait = { $name } darf Laevateinn benutzen.
    .answer = { $ref }
    .clause = Laevateinn
    .rule = Das bezwungene Plättchen bleibt auf seinem Stapel.
ask-subdue-target = Welches Land willst du unterwerfen?
    .help = { $left ->
        [one] Noch ein Versuch.
       *[other] Noch { $left } Versuche.
    }
    .wait = { $name } sucht Land.
    .answer = Versuchen: { $ref }
    .clause = Länder unterwerfen
    .rule = Mit Gewalt oder in Frieden. Belohnungen werden nach deinem letzten Versuch aufgedeckt. Ein verlorener Versuch ist verbraucht.
ask-subdue-method = Mit Gewalt oder in Frieden?
    .help = Ziel: { $stack }.
    .wait = { $name } entscheidet über { $stack }.
    .answer = { $ref }
    .clause = Länder unterwerfen
    .rule = Gewalt ist ein Kampf gegen die Stufe des Plättchens. Frieden kostet, was darauf steht, und gelingt immer.
ask-tile-order = Welche Belohnung kommt als Nächste?
    .help = Jedes Plättchen gibt seine Belohnung einmal.
    .wait = { $name } nimmt Belohnungen.
    .answer = { $ref }
    .clause = Belohnungen der Länder
    .rule = Alle Teile einer Belohnung kommen, soweit es geht.
ask-die-colour = Welche Farbe?
    .help = Ein Würfel aus dem Vorrat.
    .wait = { $name } wählt einen Würfel.
    .answer = { $ref }
    .clause = Mannschaftswürfel
    .rule = Rote Würfel haben den Helm, blaue den Raben, gelbe den Baum.
ask-die-face = Welche Seite zeigt er?
    .help = Ein Würfel der Farbe { $colour }.
    .wait = { $name } legt einen Würfel hin.
    .answer = { $ref }
    .clause = Mannschaftswürfel
    .rule = Ein Würfel behält seine Seite, bis er ausgegeben, verloren oder zurückgegeben wird.
ask-overflow-return = Welcher Würfel geht zurück?
    .help = Zehn haben Platz. Du darfst auch einen auf ein Artefakt legen.
    .wait = { $name } hat zu viele Würfel.
    .answer = { $ref }
    .clause = Ein volles Schiff
    .rule = Alt oder neu, frei oder abgelegt: Würfel gehen zurück, bis der Rest Platz hat.
ask-payment-source = Womit bezahlst du?
    .help = { $item ->
        [any] Ein Würfel, Farbe und Seite egal.
        [red] Ein roter Würfel.
        [blue] Ein blauer Würfel.
        [yellow] Ein gelber Würfel.
        [reaver] Ein Reaver deines Tableaus.
        [ship] Ein Schiff.
        [hammer] Ein Hammer.
        [shield] Ein Schild.
       *[chest] Eine Truhe.
    }
    .wait = { $name } bezahlt.
    .answer = Ausgeben: { $ref }
    .clause = Bezahlen
    .rule = Jede Quelle zahlt für eines. Würfel mit dem Clanzeichen deines Anführers sind Joker; ein bereiter Schiffsausbau zahlt sein Symbol.
ask-combat-source = Was schickst du in den Kampf?
    .help = { $dice ->
        [0] Verteidigung { $defence }. Mindestens ein Kampfwürfel ist nötig.
        [one] Verteidigung { $defence }. Ein Kampfwürfel ist bereit.
       *[other] Verteidigung { $defence }. { $dice } Kampfwürfel sind bereit.
    }
    .wait = { $name } sammelt Kampfwürfel.
    .answer = Einsetzen: { $ref }
    .clause = Kampf
    .rule = Ein Hammer gibt einen Kampfwürfel, ein Doppelhammer zwei. Eingesetztes ist ausgegeben, was auch fällt. Kampfwürfel zeigen 0, 0, 1, 1, 1 und 2 Erfolge.
ask-favor-reroll = Es reicht nicht. Noch ein Wurf?
    .help = 1 Gunst für beliebig viele Kampfwürfel.
    .wait = { $name } hat zu wenig Erfolge.
    .answer = { $ref }
    .clause = Gunst
    .rule = Neu geworfene Würfel zählen neu, die anderen bleiben. Solange du Gunst hast, darfst du weitermachen.
ask-reroll-die = Welche Kampfwürfel wirfst du neu?
    .help = { $picked ->
        [0] Zeige auf einen nach dem anderen.
        [one] Einer ist gewählt.
       *[other] { $picked } sind gewählt.
    }
    .wait = { $name } wählt Kampfwürfel.
    .answer = Wählen: { $ref }
    .clause = Gunst
    .rule = Mindestens einen, und so viele du willst.

## Knöpfe

do-act = Handeln
do-rest = Rasten
do-use = Nutzen
do-skip = Auslassen
do-finish = Fertig
do-rally = Sammeln
do-specialize = Einsetzen
do-promote = Befördern
do-pay = Bezahlen
do-suffer = Erleiden
do-combination = Symbole zahlen
do-combat = Kämpfen
do-give-up = Aufgeben
do-roll = Würfeln
do-reroll = Neu würfeln
do-accept = Niederlage hinnehmen
do-pillage = Plündern
do-leave = Verschonen
do-force = Mit Gewalt
do-peace = In Frieden
do-stop = Aufhören
do-food = Nahrung
do-glory = Ruhm
do-die = Ein Würfel
do-dice = Die Würfel
do-give-terror = Schrecken weitergeben
do-upgrade = Der Schiffsausbau
do-exchange = Würfel geben
do-decline = Verzichten

## Warum nicht

refusal-RM-2-3 = Dieser Ort wurde in dieser Runde schon gewählt.
refusal-RM-2-15 = Du kannst diese Fähigkeit nicht bezahlen, oder sie täte nichts.
refusal-RM-2-16 = Eine Fähigkeit ohne Kosten wird immer genutzt.
refusal-RM-2-26 = Du kannst die Kosten dieses Ortes nicht voll bezahlen.
refusal-RM-2-39 = Schon genommen. Neue Karten kommen am Ende der Runde.
refusal-RM-3-15 = Auf diesem Platz sind schon drei Reaver.
refusal-RM-3-16 = Alle vier Plätze sind voll.
refusal-RM-4-17 = Bei den Dörfern liegt kein Würfel mehr.
refusal-RM-4-22 = Der Stapel hat keine Prophezeiung mehr.
refusal-RM-4-23 = Es gibt keine Prophezeiung mehr.
refusal-RM-5-6 = Du kannst nicht zahlen, was die Reise verlangt.
refusal-RM-5-12 = Der Stapel der Seeschlachten ist leer.
refusal-RM-5-14 = Du kannst nicht alle Symbole zahlen.
refusal-RM-8-3 = Du kannst kein Land versuchen: kein Kampfwürfel und kein friedlicher Preis, den du zahlen kannst.
refusal-RM-8-4 = Wer handelt, macht mindestens einen Versuch.
refusal-RM-8-6 = Dieses Land kannst du weder mit Gewalt noch in Frieden versuchen.
refusal-RM-8-8 = Du kannst den friedlichen Preis nicht zahlen.
refusal-RM-9-33 = Ohne Kampfwürfel lässt sich eine Burg nicht plündern.
refusal-RM-9-42 = Dann ließe sich der Rest der Kosten nicht bezahlen.
refusal-RM-11-12 = Der Schrecken geht an jemand anderen.
refusal-RM-12-6 = Auf diesem Artefakt liegt schon ein Würfel.
refusal-RM-12-7 = Dieses Artefakt fasst einen Würfel mit anderem Symbol.
refusal-RM-12-12 = Dieses Artefakt hat gerade einen Würfel aufgenommen. Entscheide zuerst etwas.
refusal-RM-18-5 = Dieser Schiffsausbau wurde in dieser Runde schon benutzt.
refusal-RM-18-10 = Ein Schiffsausbau zahlt nur sein eigenes Symbol, nie einen Würfel.
refusal-RM-19-22 = Damit lässt sich das nicht bezahlen.
refusal-RM-20-2 = Das gibt keinen Kampfwürfel.
refusal-RM-20-4 = Ein Kampf braucht mindestens einen Kampfwürfel.
refusal-RM-20-14 = Du hast keine Gunst.
refusal-RM-20-15 = Wähle mindestens einen Kampfwürfel.
refusal-RM-23-30 = Der Vorrat hat keinen Würfel dieser Farbe.
refusal-RM-23-40 = Der Stapel hat keine Karte mehr.
refusal-RM-23-44 = Dieser Stapel ist leer.

## Was geschehen ist

event-begun = { $start-name } beginnt.
event-round = Runde { $round } beginnt.
    .herald = { $round ->
        [6] Die letzte Runde
       *[other] Runde { $round } von 6
    }
    .herald-line = { $round ->
        [1] Die Langschiffe laufen aus.
        [6] Danach kommt die Abrechnung.
       *[other] Neue Karten und neue Würfel liegen an der Küste.
    }
event-offers = Neue Karten liegen aus.
event-trade-dice = Neue Würfel liegen bei den Dörfern.
event-shuffled = { $deck } wird neu gemischt.
event-selected = { $seat } fährt zum Ort { $location }.
event-start-player = { $seat } hat jetzt den Startspielermarker.
event-specialist = { $card } handelt für { $seat }.
event-acts = { $seat } handelt: { $location }.
event-rests = { $seat } rastet.
event-gained = { $because ->
    [territories] { $seat } erhält { $n } Ruhm für Länder, zusammen { $total }.
   *[other] { $seat } erhält { $n } { $what ->
            [food] Nahrung
            [favor] Gunst
            [terror] Schrecken
           *[glory] Ruhm
    } ({ $because }).
}
event-lost = { $seat } gibt { $n } { $what ->
    [food] Nahrung
    [favor] Gunst
    [terror] Schrecken
   *[glory] Ruhm
} ab ({ $because }).
event-token = { $seat } nimmt einen { $token ->
    [farm] Gehöft
    [wall] Mauer
   *[tower] Turm
}-Marker, jetzt { $total }.
event-upgraded = { $seat } baut ein: { $upgrade }.
event-upgrade-lost = { $seat } verliert: { $upgrade }.
event-piled = { $card } kommt auf den Ruhmstapel von { $seat }.
event-stored = { $seat } legt ab: { $die } auf { $artifact }.
event-unstored = { $seat } nimmt zurück: { $die } von { $artifact }.
event-rolled = { $seat } wirft { $dice ->
    [one] einen Würfel
   *[other] { $dice } Würfel
}.
event-die-gained = { $seat } erhält einen Würfel: { $die }.
event-die-lost = { $seat } verliert einen Würfel: { $die }.
event-returned = { $seat } gibt einen Würfel zurück: { $die }.
event-spent = { $seat } gibt aus: { $source }.
event-trade-die = { $seat } nimmt einen Würfel der Dörfer: { $die }.
event-cards-gained = { $seat } nimmt { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}.
event-cards-drawn = { $seat } zieht { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}.
event-not-kept = { $seat } behält nicht: { $card }.
event-resolving = { $seat } führt aus: { $card }.
event-recruited = { $cards ->
    [one] Ein Reaver kommt
   *[other] { $cards } Reaver kommen
} zur Mannschaft von { $seat }.
event-specialized = { $card } dient { $seat }: { $slot }.
event-promoted = { $card } führt die Mannschaft von { $seat }.
event-prophecy = { $card ->
    [hidden] { $seat } nimmt eine Prophezeiung, jetzt { $held }.
   *[other] { $seat } nimmt eine Prophezeiung: { $card }.
}
event-prophecy-discarded = { $seat } gibt eine Prophezeiung ab: { $card }.
event-artifact = { $seat } besitzt jetzt { $card }.
event-artifact-used = { $seat } benutzt { $card }.
event-combat = { $seat } zieht in den Kampf gegen { $defence }.
event-combat-rolled = { $seat } wirft { $successes } von { $defence } Erfolgen.
event-journey = Die Reise von { $seat }: { $card }.
event-suffers = { $seat } erleidet { $card }.
event-journey-dropped = { $seat } segelt vorbei: { $card }.
event-sea-battle-revealed = { $seat } trifft auf { $card }.
event-sea-battle-won = { $seat } gewinnt gegen { $card }.
event-sea-battle-lost = { $seat } verliert gegen { $card }.
event-withstood = { $seat } scheitert: { $stack }.
event-claimed = { $seat } nimmt Land: { $stack }.
event-turned-up = { $seat } deckt { $tiles ->
    [one] ein Plättchen
   *[other] { $tiles } Plättchen
} auf.
event-tile-reward = Die Belohnung von { $seat }: { $tile }.
event-scoring = Die letzte Runde ist vorbei. Die Abrechnung beginnt.
event-scored = { $part ->
    [terror] { $seat }: { $glory } Ruhm für Schrecken.
    [artifacts] { $seat }: { $glory } Ruhm für Artefakte.
    [sets] { $seat }: { $glory } Ruhm für Sammlungen.
    [tokens] { $seat }: { $glory } Ruhm für Marker.
   *[prophecies] { $seat }: { $glory } Ruhm für Prophezeiungen.
}
event-ended = { $ending ->
    [shared] Die Saga ist erzählt. Der Sieg wird geteilt.
    [favor] Die Saga ist erzählt. Die Gunst entscheidet.
   *[glory] Die Saga ist erzählt. Eine Mannschaft hat den meisten Ruhm.
}

## Überschriften der Saga

heading-round = Runde { $round }
heading-selected = { $location }
heading-scoring = Die Abrechnung

## Wie eine Partie endet

ending-glory = Der meiste Ruhm gewinnt.
ending-favor = Gleichstand an Ruhm: die meiste Gunst gewinnt.
ending-shared = Gleichstand an Ruhm und Gunst: der Sieg wird geteilt.
ending-resigned = Jemand hat aufgegeben.
score-play = Ruhm auf der Leiste
score-terror = Schrecken
score-artifacts = Artefakte
score-sets = Sammlungen
score-tokens = Marker
score-prophecies = Prophezeiungen

## Namen

verb-store = Ablegen: { $ref }
verb-unstore = Zurücknehmen: { $ref }
verb-return = Zurückgeben: { $ref }
verb-use = { $ref } benutzen
deck-village-spoils = der Stapel der Dorfbeute
deck-keep-spoils = der Stapel der Burgbeute
deck-sea-journey = der Stapel der Seereisen
deck-sea-battle = der Stapel der Seeschlachten
deck-reaver = der Stapel der Reaver
deck-prophecy = der Stapel der Prophezeiungen
seat-0 = wer auf Platz 1 sitzt
seat-1 = wer auf Platz 2 sitzt
seat-2 = wer auf Platz 3 sitzt
seat-3 = wer auf Platz 4 sitzt
combat-0 = Kampfwürfel ohne Erfolg
combat-1 = Kampfwürfel mit einem Erfolg
combat-2 = Kampfwürfel mit zwei Erfolgen
colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
unit-glory = Ruhm
unit-food = Nahrung
unit-favor = Gunst
unit-terror = Schrecken
token-farm = Gehöft
token-wall = Mauer
token-tower = Turm
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
offer-recruit-reavers = die Auslage
    .a = der erste Stapel
    .b = der zweite Stapel
    .c = der dritte Stapel
    .d = der vierte Stapel
offer-trade-with-villages = die Auslage
    .a = die erste Karte
    .b = die zweite Karte
    .c = die dritte Karte
offer-battle-at-sea = die Auslage
    .a = die erste Karte
    .b = die zweite Karte
    .c = die dritte Karte
    .d = die vierte Karte
offer-raid-villages = die Auslage
    .a = das erste Paar
    .b = das zweite Paar
    .c = das dritte Paar
    .d = das vierte Paar
offer-raid-keeps = die Auslage
    .a = das erste Paar
    .b = das zweite Paar
    .c = das dritte Paar
    .d = das vierte Paar
trade-favor = 2 Gunst
trade-food = 3 Nahrung
trade-dice = 2 Würfel der Dörfer
trade-prophecy = eine Prophezeiung
slot-sea = Auf See
slot-village = In den Dörfern
slot-keep = In den Burgen
slot-territory = Im Land
clan-helm = Clan Helm
clan-raven = Clan Rabe
clan-tree = Clan Baum
stack-food-1 = Fruchtbares Land I
    .text = Verteidigung 1. In Frieden: 2 Nahrung.
stack-food-2 = Fruchtbares Land II
    .text = Verteidigung 2. In Frieden: 4 Nahrung.
stack-food-3 = Fruchtbares Land III
    .text = Verteidigung 3. In Frieden: 6 Nahrung.
stack-favor-1 = Land der Götter I
    .text = Verteidigung 1. In Frieden: 1 Gunst.
stack-favor-2 = Land der Götter II
    .text = Verteidigung 2. In Frieden: 3 Gunst.
stack-favor-3 = Land der Götter III
    .text = Verteidigung 3. In Frieden: 4 Gunst.
stack-dice-1 = Land der Krieger I
    .text = Verteidigung 1. In Frieden: 2 Würfel.
stack-dice-2 = Land der Krieger II
    .text = Verteidigung 2. In Frieden: 3 Würfel.
stack-dice-3 = Land der Krieger III
    .text = Verteidigung 3. In Frieden: 4 Würfel.
tile-food-1-a = Fruchtbares Land I: 2 Ruhm
tile-food-1-b = Fruchtbares Land I: 3 Ruhm
tile-food-1-c = Fruchtbares Land I: 1 Gunst und 1 Ruhm
tile-food-1-d = Fruchtbares Land I: 1 Würfel mit Farbe und Seite deiner Wahl
tile-food-1-e = Fruchtbares Land I: 1 Schrecken zurückgeben und 1 Ruhm
tile-food-2-a = Fruchtbares Land II: 5 Ruhm
tile-food-2-b = Fruchtbares Land II: 2 Gunst und 2 Ruhm
tile-food-2-c = Fruchtbares Land II: 2 Würfel mit Farbe und Seite deiner Wahl
tile-food-2-d = Fruchtbares Land II: 1 Karte Dorfbeute und 1 Ruhm
tile-food-2-e = Fruchtbares Land II: 1 Reaver
tile-food-3-a = Fruchtbares Land III: 8 Ruhm
tile-food-3-b = Fruchtbares Land III: 3 Gunst und 3 Ruhm
tile-food-3-c = Fruchtbares Land III: 1 Reaver und 3 Ruhm
tile-food-3-d = Fruchtbares Land III: 1 Karte Burgbeute und 3 Ruhm
tile-food-3-e = Fruchtbares Land III: 1 Prophezeiung und 4 Ruhm
tile-favor-1-a = Land der Götter I: 2 Ruhm
tile-favor-1-b = Land der Götter I: 3 Ruhm
tile-favor-1-c = Land der Götter I: 2 Nahrung
tile-favor-1-d = Land der Götter I: 1 Würfel mit Farbe und Seite deiner Wahl
tile-favor-1-e = Land der Götter I: 1 Schrecken zurückgeben und 1 Ruhm
tile-favor-2-a = Land der Götter II: 5 Ruhm
tile-favor-2-b = Land der Götter II: 3 Nahrung und 2 Ruhm
tile-favor-2-c = Land der Götter II: 2 Würfel mit Farbe und Seite deiner Wahl
tile-favor-2-d = Land der Götter II: 1 Prophezeiung und 1 Ruhm
tile-favor-2-e = Land der Götter II: 1 Karte Burgbeute und 1 Ruhm
tile-favor-3-a = Land der Götter III: 8 Ruhm
tile-favor-3-b = Land der Götter III: 4 Nahrung und 4 Ruhm
tile-favor-3-c = Land der Götter III: 1 Reaver und 3 Ruhm
tile-favor-3-d = Land der Götter III: 1 Prophezeiung und 4 Ruhm
tile-favor-3-e = Land der Götter III: 1 Karte Dorfbeute und 4 Ruhm
tile-dice-1-a = Land der Krieger I: 2 Ruhm
tile-dice-1-b = Land der Krieger I: 3 Ruhm
tile-dice-1-c = Land der Krieger I: 3 Nahrung
tile-dice-1-d = Land der Krieger I: 2 Gunst
tile-dice-1-e = Land der Krieger I: 1 Schrecken zurückgeben und 1 Ruhm
tile-dice-2-a = Land der Krieger II: 5 Ruhm
tile-dice-2-b = Land der Krieger II: 3 Nahrung und 2 Ruhm
tile-dice-2-c = Land der Krieger II: 2 Gunst und 2 Ruhm
tile-dice-2-d = Land der Krieger II: 1 Karte Burgbeute und 1 Ruhm
tile-dice-2-e = Land der Krieger II: 1 Karte Dorfbeute und 1 Ruhm
tile-dice-3-a = Land der Krieger III: 8 Ruhm
tile-dice-3-b = Land der Krieger III: 3 Nahrung, 2 Gunst und 2 Ruhm
tile-dice-3-c = Land der Krieger III: 2 Schrecken zurückgeben und 4 Ruhm
tile-dice-3-d = Land der Krieger III: 1 Karte Burgbeute und 1 Karte Dorfbeute
tile-dice-3-e = Land der Krieger III: 1 Reaver und 3 Ruhm
die-red = roter Würfel
    .helm = roter Würfel: Helm
    .hammer = roter Würfel: Hammer
    .double-hammer = roter Würfel: Doppelhammer
    .shield = roter Würfel: Schild
    .chest = roter Würfel: Truhe
    .ship = roter Würfel: Schiff
die-blue = blauer Würfel
    .raven = blauer Würfel: Rabe
    .hammer = blauer Würfel: Hammer
    .double-hammer = blauer Würfel: Doppelhammer
    .shield = blauer Würfel: Schild
    .chest = blauer Würfel: Truhe
    .ship = blauer Würfel: Schiff
die-yellow = gelber Würfel
    .tree = gelber Würfel: Baum
    .hammer = gelber Würfel: Hammer
    .double-hammer = gelber Würfel: Doppelhammer
    .shield = gelber Würfel: Schild
    .chest = gelber Würfel: Truhe
    .ship = gelber Würfel: Schiff
face-helm = Helm
face-raven = Rabe
face-tree = Baum
face-hammer = Hammer
face-double-hammer = Doppelhammer
face-shield = Schild
face-chest = Truhe
face-ship = Schiff
upgrade-chest = Seekisten
    .spent = Seekisten, benutzt
    .text = Einmal je Runde: 1 Truhe.
upgrade-shield = Schildreihe
    .spent = Schildreihe, benutzt
    .text = Einmal je Runde: 1 Schild.
upgrade-ship-hammer = Rammsporn
    .spent = Rammsporn, benutzt
    .text = Einmal je Runde: 1 Schiff oder 1 Hammer.
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

## Karten

card-kind-reaver = Reaver
card-kind-village = Dorfbeute
card-kind-keep = Burgbeute
card-kind-artifact = Artefakt
card-kind-journey = Seereise
card-kind-battle = Seeschlacht
card-kind-prophecy = Prophezeiung

card-reaver-axe-chief = Axthäuptling
    .kind = { card-kind-reaver }
    .text = Ziehe 2 Karten Dorfbeute, behalte 1. Würfel: rot und blau. Sammeln: rot.
card-reaver-fanatic = Fanatiker
    .kind = { card-kind-reaver }
    .text = Ziehe 2 Karten Burgbeute, behalte 1. Würfel: rot und gelb. Sammeln: rot.
card-reaver-favored-soul = Begünstigte Seele
    .kind = { card-kind-reaver }
    .text = Gib 1 roten Würfel, erhalte einen roten Würfel mit Seite deiner Wahl. Würfel: 2 rote. Sammeln: 2 rote.
card-reaver-flame-bringer = Flammenbringer
    .kind = { card-kind-reaver }
    .text = Gib 2 Würfel, erhalte 1 Mauer-Marker. Würfel: 2 rote. Sammeln: rot.
card-reaver-lithsman = Lithsmann
    .kind = { card-kind-reaver }
    .text = Ein roter Würfel mit Helm. Würfel: rot und blau. Sammeln: rot.
card-reaver-pillager = Plünderer
    .kind = { card-kind-reaver }
    .text = Gib 1 Würfel, erhalte 1 Gehöft-Marker. Würfel: rot und gelb. Sammeln: rot.
card-reaver-grizzled-warrior = Ergrauter Krieger
    .kind = { card-kind-reaver }
    .text = Gib 1 blauen Würfel, erhalte einen blauen Würfel mit Seite deiner Wahl. Würfel: 2 blaue. Sammeln: 2 blaue.
card-reaver-huskarl = Huskarl
    .kind = { card-kind-reaver }
    .text = Ein blauer Würfel mit Rabe. Würfel: blau und rot. Sammeln: blau.
card-reaver-freeman = Freier
    .kind = { card-kind-reaver }
    .text = Ein blauer Würfel mit Hammer. Würfel: blau und gelb. Sammeln: blau.
card-reaver-scavenger = Beutesammler
    .kind = { card-kind-reaver }
    .text = Ziehe 2 Karten Dorfbeute, behalte 1. Würfel: blau und rot. Sammeln: blau.
card-reaver-seasoned-hunter = Erfahrener Jäger
    .kind = { card-kind-reaver }
    .text = 1 Nahrung, gib dann auf Wunsch 1 Würfel für 3 Nahrung. Würfel: 2 blaue. Sammeln: blau.
card-reaver-spear-chief = Speerhäuptling
    .kind = { card-kind-reaver }
    .text = 2 Nahrung. Würfel: blau und gelb. Sammeln: blau.
card-reaver-hirromenn = Hirromenn
    .kind = { card-kind-reaver }
    .text = Gib 1 Würfel, erhalte 1 Würfel derselben Farbe mit Seite deiner Wahl. Würfel: 2 gelbe. Sammeln: 2 gelbe.
card-reaver-keeper-of-sagas = Hüter der Sagas
    .kind = { card-kind-reaver }
    .text = 2 Ruhm. Würfel: gelb und blau. Sammeln: gelb.
card-reaver-revered-seer = Verehrte Seherin
    .kind = { card-kind-reaver }
    .text = Gib 1 Gunst, erhalte 2 Ruhm. Würfel: gelb und rot. Sammeln: gelb.
card-reaver-scout = Späher
    .kind = { card-kind-reaver }
    .text = Gib 1 gelben Würfel, erhalte einen gelben Würfel mit Seite deiner Wahl. Würfel: 2 gelbe. Sammeln: 2 gelbe.
card-reaver-spakona = Spakona
    .kind = { card-kind-reaver }
    .text = Gib 2 Gunst, erhalte 1 Prophezeiung. Würfel: gelb und rot. Sammeln: gelb.
card-reaver-sword-chief = Schwerthäuptling
    .kind = { card-kind-reaver }
    .text = Ein gelber Würfel mit Baum. Würfel: gelb und blau. Sammeln: gelb.
card-village-farm = Gehöft
    .kind = { card-kind-village }
    .text = 3 Nahrung. Plündern: 1 Nahrung, 1 Schrecken und 1 Gehöft-Marker.
card-village-wall = Dorfmauer
    .kind = { card-kind-village }
    .text = 2 Gunst. Plündern: 1 Gunst, 1 Schrecken und 1 Mauer-Marker.
card-village-bundle-of-swords = Bündel Schwerter
    .kind = { card-kind-village }
    .text = Wirf einen roten und einen gelben Würfel, oder 5 Ruhm und 1 Schrecken.
card-village-bows-and-arrows = Bögen und Pfeile
    .kind = { card-kind-village }
    .text = Wirf einen blauen und einen gelben Würfel, oder 5 Ruhm und 1 Schrecken.
card-village-axes-and-spears = Äxte und Speere
    .kind = { card-kind-village }
    .text = Wirf einen blauen und einen roten Würfel, oder 5 Ruhm und 1 Schrecken.
card-village-runic-carvings = Runenschnitzereien
    .kind = { card-kind-village }
    .text = Gib 1 Schrecken weiter, oder 10 Ruhm und 2 Schrecken.
card-village-ship-upgrade-chest = Schiffsausbau
    .kind = { card-kind-village }
    .text = Der Schiffsausbau Seekisten, oder 3 Ruhm.
card-village-ship-upgrade-shield = Schiffsausbau
    .kind = { card-kind-village }
    .text = Der Schiffsausbau Schildreihe, oder 3 Ruhm.
card-village-ship-upgrade-ship-hammer = Schiffsausbau
    .kind = { card-kind-village }
    .text = Der Schiffsausbau Rammsporn, oder 3 Ruhm.
card-art-andvarinaut = Andvarinaut
    .kind = { card-kind-artifact }
    .text = Fasst einen Würfel mit Schild. Am Ort Burgen überfallen: 1 Karte Burgbeute. Am Ende 2 Ruhm.
card-art-bodn = Bodn
    .kind = { card-kind-artifact }
    .text = Fasst jeden Würfel. An jedem Ort: gib 1 Würfel, erhalte 1 Würfel derselben Farbe mit Seite deiner Wahl. Am Ende 4 Ruhm.
card-art-brisingamen = Brisingamen
    .kind = { card-kind-artifact }
    .text = Fasst einen Würfel mit Baum. Am Ort Mit Dörfern handeln: 1 Prophezeiung, dann eine abgeben. Am Ende 3 Ruhm.
card-art-dainsleif = Dainsleif
    .kind = { card-kind-artifact }
    .text = Fasst einen Würfel mit Hammer. Am Ort Seeschlacht: 2 Kampfwürfel in einem Kampf. Am Ende 2 Ruhm.
card-art-draupnir = Draupnir
    .kind = { card-kind-artifact }
    .text = Fasst einen Würfel mit Schild. Am Ort Burgen überfallen: 2 Nahrung. Am Ende 3 Ruhm.
card-art-eldrihmnr = Eldrihmnr
    .kind = { card-kind-artifact }
    .text = Fasst einen Würfel mit Rabe. Am Ort Dörfer überfallen: 3 Nahrung. Am Ende 3 Ruhm.
card-art-fragment-of-mjolnir = Splitter von Mjölnir
    .kind = { card-kind-artifact }
    .text = Fasst einen Würfel mit Helm. Am Ort Länder unterwerfen: 1 Kampfwürfel in einem Kampf. Am Ende 4 Ruhm.
card-art-friggs-chalice = Friggs Kelch
    .kind = { card-kind-artifact }
    .text = Fasst einen Würfel mit Truhe. Am Ort Dörfer überfallen: 1 Schrecken zurückgeben. Am Ende 3 Ruhm.
card-art-harp-of-the-ljosalfar = Harfe der Lichtalben
    .kind = { card-kind-artifact }
    .text = Fasst einen Würfel mit Baum. An jedem Ort: 2 Gunst. Am Ende 2 Ruhm.
card-art-hringhorni = Hringhorni
    .kind = { card-kind-artifact }
    .text = Fasst einen Würfel mit Schiff. Am Ort Mit Dörfern handeln: wirf 2 Würfel beliebiger Farben. Am Ende 3 Ruhm.
card-art-jarnglofar = Járnglófar
    .kind = { card-kind-artifact }
    .text = Fasst einen Würfel mit Rabe. Am Ort Mannschaft anheuern: der Bonus der Beförderung eines eben gewonnenen Reavers. Am Ende 3 Ruhm.
card-art-laevateinn = Laevateinn
    .kind = { card-kind-artifact }
    .text = Fasst einen Würfel mit Helm. Am Ort Länder unterwerfen: statt eines bezwungenen Plättchens der Stufe 1 oder 2 eines der Stufe 3. Am Ende 2 Ruhm.
card-art-sacred-ash-stave = Heiliger Eschenstab
    .kind = { card-kind-artifact }
    .text = Fasst einen Würfel mit Truhe. Am Ort Mannschaft anheuern: die Fähigkeit eines eben gewonnenen Reavers. Am Ende 3 Ruhm.
card-art-skidbladnir = Skidbladnir
    .kind = { card-kind-artifact }
    .text = Fasst einen Würfel mit Schiff. Am Ort Seeschlacht: die Reise hat keine Wirkung. Am Ende 2 Ruhm.
card-keep-armor = Rüstung
    .kind = { card-kind-keep }
    .text = Kommt auf den Ruhmstapel. Eine Sammlung von 1 bis 6 zählt 1, 2, 6, 12, 20, 30 Ruhm.
card-keep-art = Kunstwerk
    .kind = { card-kind-keep }
    .text = Kommt auf den Ruhmstapel. Eine Sammlung von 1 bis 3 zählt 3, 6, 10 Ruhm.
card-keep-treasure = Schatz
    .kind = { card-kind-keep }
    .text = Kommt auf den Ruhmstapel. Eine Sammlung von 1 bis 4 zählt 2, 4, 9, 16 Ruhm.
card-keep-tapestry-a = Wandteppich
    .kind = { card-kind-keep }
    .text = Kommt auf den Ruhmstapel. Je einer der drei Arten zählt 15 Ruhm, jeder andere 2.
card-keep-tapestry-b = Wandteppich
    .kind = { card-kind-keep }
    .text = Kommt auf den Ruhmstapel. Je einer der drei Arten zählt 15 Ruhm, jeder andere 2.
card-keep-tapestry-c = Wandteppich
    .kind = { card-kind-keep }
    .text = Kommt auf den Ruhmstapel. Je einer der drei Arten zählt 15 Ruhm, jeder andere 2.
card-keep-wall = Burgmauer
    .kind = { card-kind-keep }
    .text = 2 Gunst. Plündern gegen 2: 1 Gunst und 1 Mauer-Marker.
card-keep-tower-blue-yellow = Turm
    .kind = { card-kind-keep }
    .text = Wirf einen blauen und einen gelben Würfel. Plündern gegen 3: 3 Ruhm und 1 Turm-Marker.
card-keep-tower-red-yellow = Turm
    .kind = { card-kind-keep }
    .text = Wirf einen roten und einen gelben Würfel. Plündern gegen 3: 3 Ruhm und 1 Turm-Marker.
card-keep-tower-red-blue = Turm
    .kind = { card-kind-keep }
    .text = Wirf einen roten und einen blauen Würfel. Plündern gegen 3: 3 Ruhm und 1 Turm-Marker.
card-journey-all-quiet = Alles ruhig
    .kind = { card-kind-journey }
    .text = Nichts geschieht.
card-journey-draugr-ambush = Hinterhalt der Draugar
    .kind = { card-kind-journey }
    .text = Zahle 1 Schild, oder verliere ein Artefakt oder einen Schiffsausbau.
card-journey-kraken = Krake!!!
    .kind = { card-kind-journey }
    .text = Zahle 1 Schiff und 1 Hammer und erhalte 3 Ruhm, oder verliere 2 Nahrung und einen Würfel.
card-journey-rough-seas = Raue See
    .kind = { card-kind-journey }
    .text = Zahle 1 Schiff, oder dein Anführer kommt auf den Ruhmstapel.
card-journey-spoiled-food = Verdorbene Nahrung
    .kind = { card-kind-journey }
    .text = Zahle 1 Truhe, oder verliere 2 Nahrung.
card-journey-starvation = Hungersnot
    .kind = { card-kind-journey }
    .text = Zahle 1 Reaver deines Tableaus, oder verliere 2 Nahrung.
card-journey-viking-raiders = Wikingerüberfall
    .kind = { card-kind-journey }
    .text = Zahle 1 Hammer, oder verliere einen Würfel in der Farbe deines Anführers.
card-sea-cargo-ship = Frachtschiff
    .kind = { card-kind-battle }
    .text = Symbole: 1 Schiff und 1 Truhe. Verteidigung 3. Belohnung: 2 Nahrung und 8 Ruhm.
card-sea-draugr-raiders = Draugr-Räuber
    .kind = { card-kind-battle }
    .text = Symbole: 1 Schiff und 1 Schild. Verteidigung 3. Belohnung: 1 Schrecken zurückgeben und 9 Ruhm.
card-sea-wherry = Fährkahn
    .kind = { card-kind-battle }
    .text = Symbole: 1 Schiff, 1 Schild und 1 Truhe. Verteidigung 4. Belohnung: 2 Nahrung und 10 Ruhm.
card-sea-knarr = Knorr
    .kind = { card-kind-battle }
    .text = Symbole: 2 Schiffe und 1 Truhe. Verteidigung 4. Belohnung: 1 Karte Burgbeute und 11 Ruhm.
card-sea-infamous-outcasts = Berüchtigte Geächtete
    .kind = { card-kind-battle }
    .text = Symbole: 1 Schiff, 1 Hammer und 1 Schild. Verteidigung 4. Belohnung: 1 Schrecken zurückgeben und 12 Ruhm.
card-sea-longship = Langschiff
    .kind = { card-kind-battle }
    .text = Symbole: 2 Schiffe und 1 Hammer. Verteidigung 5. Belohnung: 1 Reaver und 13 Ruhm.
card-sea-lyngbakr = Lyngbakr
    .kind = { card-kind-battle }
    .text = Symbole: 2 Schiffe, 1 Hammer und 1 Schild. Verteidigung 5. Belohnung: 1 Prophezeiung und 15 Ruhm.
card-sea-spawn-of-jormungandr = Brut des Jörmungandr
    .kind = { card-kind-battle }
    .text = Symbole: 2 Schiffe, 2 Hämmer und 1 Schild. Verteidigung 6. Belohnung: 1 Gunst und 19 Ruhm.
card-prophecy-berserkers-glory = Ruhm des Berserkers
    .kind = { card-kind-prophecy }
    .text = Am Ende 1 Ruhm für jeden Reaver des Clans Helm.
card-prophecy-champion-of-the-sea = Held der Meere
    .kind = { card-kind-prophecy }
    .text = Am Ende 1 Ruhm für jede gewonnene Seeschlacht.
card-prophecy-feast-of-the-gods = Festmahl der Götter
    .kind = { card-kind-prophecy }
    .text = Am Ende 1 Ruhm für jedes Fruchtbare Land.
card-prophecy-juggernaut = Unaufhaltsam
    .kind = { card-kind-prophecy }
    .text = Am Ende 1 Ruhm für jeden Mauer-Marker.
card-prophecy-lord-slayer = Fürstentöter
    .kind = { card-kind-prophecy }
    .text = Am Ende 1 Ruhm für jeden Wandteppich.
card-prophecy-odins-prophet = Odins Prophet
    .kind = { card-kind-prophecy }
    .text = Am Ende 1 Ruhm für jedes Land der Götter.
card-prophecy-odins-warrior = Odins Krieger
    .kind = { card-kind-prophecy }
    .text = Am Ende 1 Ruhm für jeden Reaver des Clans Rabe.
card-prophecy-pillager = Plünderer
    .kind = { card-kind-prophecy }
    .text = Am Ende 1 Ruhm für jeden Gehöft-Marker.
card-prophecy-proud-conquerors = Stolze Eroberer
    .kind = { card-kind-prophecy }
    .text = Am Ende 1 Ruhm für jedes Land der Krieger.
card-prophecy-refined-taste = Erlesener Geschmack
    .kind = { card-kind-prophecy }
    .text = Am Ende 1 Ruhm für jedes Kunstwerk.
card-prophecy-sailors-reward = Lohn des Seefahrers
    .kind = { card-kind-prophecy }
    .text = Am Ende 2 Ruhm für jeden Schiffsausbau.
card-prophecy-seidrs-chosen = Erwählter des Seidr
    .kind = { card-kind-prophecy }
    .text = Am Ende 1 Ruhm für jeden Reaver des Clans Baum.
card-prophecy-shaman-of-the-world = Schamane der Welt
    .kind = { card-kind-prophecy }
    .text = Am Ende 1 Ruhm für jede Prophezeiung.
card-prophecy-stolen-armor = Geraubte Rüstungen
    .kind = { card-kind-prophecy }
    .text = Am Ende 1 Ruhm für jede Rüstung.
card-prophecy-treasure-hunter = Schatzjäger
    .kind = { card-kind-prophecy }
    .text = Am Ende 1 Ruhm für jeden Schatz.
card-prophecy-valhallas-champion = Held Walhallas
    .kind = { card-kind-prophecy }
    .text = Am Ende 1 Ruhm für jedes Artefakt.
card-prophecy-vanquisher = Bezwinger
    .kind = { card-kind-prophecy }
    .text = Am Ende 1 Ruhm für jeden Turm-Marker.

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
        [one] einen Reaver deines Tableaus
       *[other] { $n } Reaver deines Tableaus
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
            [one] einen Reaver
           *[other] { $n } Reaver
        }
       *[prophecy] { $n ->
            [one] eine Prophezeiung
           *[other] { $n } Prophezeiungen
        }
    } vom Stapel
word-draw-keep = { $n } { $deck ->
        [village_spoils] Dorfbeuten
        [keep_spoils] Burgbeuten
        [reaver] Reaver
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
word-promote-bonus = den Beförderungsbonus eines eben erhaltenen Reavers
word-use-ability = die Fähigkeit eines eben erhaltenen Reavers
word-drop-journey = die Reise hat keine Wirkung
word-claim-instead = ein Land der Stufe { $level } statt eines bezwungenen der Stufe { $beaten }
word-lose-food = { $n } Nahrung verlieren
word-lose-die = { $colour ->
        [leader] einen Würfel in der Farbe des Anführers verlieren
       *[any] einen Würfel verlieren
    }
word-lose-leader = den Anführer verlieren
word-lose-one-of-artifact = ein Artefakt verlieren
word-lose-one-of-upgrade = einen Schiffsausbau verlieren
word-count-reavers = Reaver vom { $clan }
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
says-set = In einer Sammlung so vieler { $values } wert.
says-tapestry = { $alone } Ruhm, alle drei Arten zusammen { $n }.
foot-reaver = Reaver, { $clan }
foot-artifact = Artefakt, am Ende { $glory } Ruhm
foot-sea = oder { $icons }
foot-village = Dorfbeute
foot-keep = Burgbeute
foot-journey = Seereise
foot-prophecy = Prophezeiung
anywhere = Überall

## Orte und Dinge

territory-food = Fruchtbares Land
territory-favor = Land der Götter
territory-dice = Land der Krieger
kind-tile = Landplättchen
kind-seat = Platz { $id }
face-any = jeden Würfel
face-reaver = Reaver

## Was getan werden kann

do-done = Fertig

## Der Tisch

phase = Runde { $round } von { $rounds } · { $what }
phase-longships = { $left ->
        [one] letztes Langschiff
       *[other] noch { $left } Langschiffe
    }
phase-setup = Aufbruch
phase-end = Das Ende
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
scene-leads = führt den { $clan }: { $face } gilt als alles
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
forecast-open = den Rest entscheidet das Glück
scene-chance = Chance (%)

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
step-journey = Reise
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
scene-lost = verloren
scene-gathered = { $n ->
        [one] ein Kampfwürfel gesammelt
       *[other] { $n } Kampfwürfel gesammelt
    }
scene-gather-help = Noch ist nichts gesammelt. Setze ein, was leuchtet, dann würfle.
scene-nothing-gathered = noch nichts gesammelt
scene-who-fights = { $name } kämpft.
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
thing-tapestry-a = Wandteppich A
thing-tapestry-b = Wandteppich B
thing-tapestry-c = Wandteppich C
thing-helm = Reaver des Helms
thing-raven = Reaver des Raben
thing-tree = Reaver des Baums
thing-territory-food = Fruchtbares Land
thing-territory-favor = Land der Götter
thing-territory-dice = Land der Krieger
thing-sea-battle = Gewonnene Seeschlacht
thing-upgrade = Schiffsausbau
thing-prophecy = Prophezeiung
thing-terror = Schrecken
most-farm = Die meisten Gehöfte
most-wall = Die meisten Mauern
most-tower = Die meisten Türme
foot-tile = Land
