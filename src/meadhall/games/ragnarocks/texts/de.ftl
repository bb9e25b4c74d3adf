# Ragnarocks, auf Deutsch.

title = Ragnarocks

## Was gefragt wird

ask-select-viking = Welcher deiner Wikinger bricht auf?
    .help = { $count ->
        [one] Nur einer kann noch ziehen. Erst zieht er, dann gleitet von seinem Feld ein Runenstein.
       *[other] { $count } können aufbrechen. Erst zieht der Wikinger, dann gleitet von seinem Feld ein Runenstein.
    }
    .wait = { $name } wählt einen Wikinger.
    .answer = Von { $ref } aufbrechen
    .instead = Stattdessen bricht dein Wikinger auf { $ref } auf.
    .clause = Auswählen
    .rule = Nur wer noch umherzieht, kann aufbrechen: Ein Gegner teilt das Gebiet, und ein Feld daneben ist frei.
ask-move-to = Wohin zieht dein Wikinger?
    .help = Von { $viking } in gerader Linie, so weit nichts im Weg steht. { $count ->
        [one] Ein Feld ist offen.
       *[other] { $count } Felder sind offen.
    }
    .help-hildisvini = Von { $viking } in gerader Linie; ein Wikinger, der sie versperrt, lässt sich ein Feld weiterschieben. { $count ->
        [one] Ein Feld ist offen.
       *[other] { $count } Felder sind offen.
    }
    .help-fafnir = Vom gewählten Stein aus; steht keiner daneben, von { $viking } in gerader Linie. { $count ->
        [one] Ein Feld ist offen.
       *[other] { $count } Felder sind offen.
    }
    .help-fjorgyn-and-fjorgynn = Von { $viking } in gerader Linie oder durch eine Reihe von Steinen daneben auf das erste Feld dahinter. { $count ->
        [one] Ein Feld ist offen.
       *[other] { $count } Felder sind offen.
    }
    .help-selkolla = Von { $viking } in gerader Linie; vom Rand auch auf jedes freie Randfeld umkämpften Landes. { $count ->
        [one] Ein Feld ist offen.
       *[other] { $count } Felder sind offen.
    }
    .help-sleipnir = Von { $viking } in gerader Linie oder über einen Stein daneben auf das Feld genau dahinter. { $count ->
        [one] Ein Feld ist offen.
       *[other] { $count } Felder sind offen.
    }
    .wait = { $name } zieht einen Wikinger.
    .answer = Nach { $ref } ziehen
    .undo = Anderen Wikinger wählen
    .clause = Ziehen
    .rule = Ein Wikinger zieht in gerader Linie, ein Feld oder mehr, nie auf oder über einen Stein oder einen anderen Wikinger.
ask-summon-at = Wo kommt der Runenstein zu stehen?
    .help = Er gleitet von deinem Wikinger auf { $viking } in beliebiger Richtung. { $count ->
        [one] Ein Feld ist offen.
       *[other] { $count } Felder sind offen.
    }
    .help-gullinbursti = Von { $viking } aus { $count ->
        [one] ist ein Feld
       *[other] sind { $count } Felder
    } offen; oder der Wikinger rennt weiter.
    .help-thor = Er gleitet von { $viking } aus; oder ein Kartenstein schlägt ein.
    .help-surtr = Er gleitet von { $viking } aus; oder du setzt zwei nebeneinander.
    .help-blodughofi = Neben deinem Wikinger auf { $viking }. Steht er auch neben einem Gegner, darfst du noch einmal ziehen. { $count ->
        [one] Ein Feld ist offen.
       *[other] { $count } Felder sind offen.
    }
    .help-selkolla = Auf ein freies Feld neben deinem Wikinger auf { $viking }. { $count ->
        [one] Ein Feld ist offen.
       *[other] { $count } Felder sind offen.
    }
    .help-ask-and-embla = Er fliegt von deinem Wikinger auf { $viking } in gerader Linie über alles hinweg auf umkämpftes Land. { $count ->
        [one] Ein Feld ist offen.
       *[other] { $count } Felder sind offen.
    }
    .wait = { $name } setzt einen Runenstein.
    .answer = Auf { $ref } setzen
    .undo = Zug zurücknehmen
    .clause = Beschwören
    .rule = Unter deinem Wikinger erhebt sich ein Runenstein und gleitet in beliebiger Richtung davon, so weit du willst. Land, das er mit Wikingern nur einer Farbe abtrennt, ist sofort besiedelt.

# Die Fragen der Kartenwahl und des Aufbaus.

ask-offer-card = { $count ->
        [32] Welche Karte bietest du zuerst an?
       *[other] Welche Karte bietest du dazu an?
    }
    .help = Du bietest zwei Karten an. Rot nimmt eine davon, die andere ist deine.
    .wait = { $name } wählt Karten für das Angebot.
    .answer = { $ref } anbieten
    .undo = Andere erste Karte wählen
    .clause = Das Angebot
    .rule = Elfenbein bietet zwei der 32 Mythenkarten an, einfache und fortgeschrittene beliebig gemischt. Rot hat die Wahl: Biete nur an, was du selbst spielen würdest.
ask-take-card = Welche Karte ist deine?
    .help = Zwei Karten stehen zur Wahl. Die andere spielt Elfenbein.
    .wait = { $name } nimmt eine der beiden Karten.
    .answer = { $ref } spielen
    .clause = Die Wahl
    .rule = Rot nimmt eine der zwei angebotenen Karten, Elfenbein spielt die andere. Beide liegen die ganze Partie offen.
ask-team-offer = Welche Karte kommt ins Angebot?
    .help = So viele Karten, wie Leute mitspielen, eine nach der anderen; nur solche mit Befehlszeichen. { $count ->
        [one] Eine ist noch da.
       *[other] { $count } sind noch da.
    }
    .wait = { $name } wählt Karten für beide Teams.
    .answer = { $ref } anbieten
    .undo = Letzte Karte zurücknehmen
    .clause = Das Angebot der Teams
    .rule = Elfenbein 1 sucht so viele Karten mit Befehlszeichen aus, wie Leute mitspielen. Dann nehmen alle reihum eine, Rot zuerst.
ask-team-draft = Welche Karte ist deine?
    .help = { $count ->
        [one] Eine Karte ist noch da.
       *[other] { $count } Karten sind noch da.
    } Deine Macht wirkt von deinem Zug an, bis in deinem Team jemand anderes am Zug ist.
    .wait = { $name } nimmt eine Karte.
    .answer = { $ref } spielen
    .clause = Die Wahl der Teams
    .rule = Alle nehmen je eine Karte: Rot 1, Elfenbein 1, Rot 2, Elfenbein 2 und so fort. Ist ein Team versorgt, macht das andere allein weiter.
ask-leave-empty = Welches Startfeld bleibt leer?
    .help = Mit { $power } beginnst du mit zwei Wikingern.
    .wait = { $name } lässt ein Startfeld leer.
    .answer = { $ref } leer lassen
    .clause = Zwei Wikinger
    .rule = Eines deiner drei Startfelder bleibt leer. Bei Fenrir und bei Fjörgyn und Fjörgynn ist der dritte Wikinger ganz aus dem Spiel; bei Ask und Embla wartet er auf der Karte.

# Die Fragen der einfachen Mächte.

ask-gullinbursti-move = Wohin rennt dein Wikinger weiter?
    .help = Von { $viking } in beliebiger Richtung. Ein Stein folgt nicht, und dein Zug ist zu Ende.
    .wait = { $name } zieht ein zweites Mal.
    .answer = Weiter nach { $ref }
    .undo = Doch einen Stein setzen
    .clause = Gullinbursti
    .rule = Der zweite Weg ersetzt den Stein. Er darf auf dem ersten zurückführen; einen dritten gibt es nicht.
ask-mani-viking = Macht einer deiner Wikinger einen Schritt?
    .help = Ein Feld im Mondlicht. Auch sesshafte Wikinger dürfen.
    .wait = { $name } darf einen Wikinger einen Schritt führen.
    .answer = Der Wikinger auf { $ref }
    .instead = Stattdessen der Wikinger auf { $ref }.
    .clause = Mani
    .rule = Am Ende deines Zuges darf irgendeiner deiner Wikinger auf ein freies Feld daneben treten, auch ein sesshafter.
ask-mani-hex = Wohin tritt er?
    .help = Von { $viking } auf ein freies Feld daneben.
    .wait = { $name } führt einen Wikinger einen Schritt.
    .answer = Nach { $ref } treten
    .undo = Anderen Wikinger wählen
    .clause = Mani
    .rule = Der Schritt ist ein Feld weit; ein Stein folgt nicht.
ask-ratatoskr-move = Huscht dein Wikinger zurück?
    .help = Von { $viking } gegen die Richtung, aus der er kam, so weit du willst.
    .wait = { $name } darf zurückhuschen.
    .answer = Zurück nach { $ref }
    .clause = Ratatoskr
    .rule = Nach dem Stein darf dein Wikinger entgegen seiner Zugrichtung laufen, wenn er noch umherzieht. Der neue Stein kann im Weg stehen.
ask-sol-step = Tritt dein Wikinger erst zur Seite?
    .help = Ein Feld nach Osten oder Westen von { $viking }. Der Zug folgt trotzdem.
    .wait = { $name } darf nach Osten oder Westen treten.
    .answer = Nach { $ref } treten
    .undo = Anderen Wikinger wählen
    .clause = Sol
    .rule = Vor dem Zug darf dein Wikinger ein Feld nach Osten oder Westen treten. Von dort zieht er dann in beliebiger Richtung.
ask-thor-hex = Wo schlägt der Hammer ein?
    .help = Auf jedem freien Feld umkämpften Landes, egal wie weit. { $count ->
        [one] Eines ist offen.
       *[other] { $count } sind offen.
    }
    .wait = { $name } setzt einen Stein von der Karte.
    .answer = Auf { $ref } einschlagen
    .undo = Doch einen Stein gleiten lassen
    .clause = Thor
    .rule = Ein Stein von der Karte ersetzt den üblichen. Er darf auf jedes freie Feld jedes umkämpften Gebiets; sind die vier verbraucht, gibt es keine mehr.
ask-tyr-swap = Tauschst du den Platz?
    .help = Mit einem Wikinger neben deinem auf { $viking }, Freund oder Feind. Der Stein gleitet dann vom neuen Feld.
    .wait = { $name } darf mit einem Nachbarn tauschen.
    .answer = Mit { $ref } tauschen
    .clause = Tyr
    .rule = Nach dem Zug darf dein Wikinger einmal mit einem Wikinger neben ihm den Platz tauschen, gleich welcher Farbe. Der Stein braucht vom neuen Feld aus einen Weg.

# Die Fragen der fortgeschrittenen Mächte.

ask-aegir-viking = Wen nimmt die Flut mit?
    .help = Ein Gebiet wurde geteilt. Jeder umherziehende Wikinger des Gegners darf ein Feld weit treiben, in beliebiger Reihenfolge.
    .wait = { $name } lenkt die Flut.
    .answer = Der Wikinger auf { $ref }
    .instead = Stattdessen der Wikinger auf { $ref }.
    .clause = Ägir
    .rule = Am Ende jedes Zuges, in dem ein Stein ein Gebiet geteilt hat, darfst du umherziehende Wikinger des Gegners einen Schritt weit führen, jeden höchstens einmal.
ask-aegir-hex = Wohin treibt er?
    .help = Von { $viking } auf ein freies Feld daneben.
    .wait = { $name } lenkt die Flut.
    .answer = Nach { $ref } treiben
    .undo = Anderen Wikinger wählen
    .clause = Ägir
    .rule = Jeder treibt genau ein Feld weit. Ein Feld, das gerade ein anderer verlassen hat, ist frei.
ask-ask-and-embla-viking = Wo erscheint der wartende Wikinger?
    .help = Dein Stein hat ein Gebiet geteilt. Jedes freie Feld umkämpften Landes ist recht.
    .wait = { $name } bringt den wartenden Wikinger.
    .answer = Auf { $ref } erscheinen
    .clause = Ask und Embla
    .rule = Wenn zum ersten Mal ein Stein von dir ein Gebiet teilt, muss der Wikinger von der Karte auf ein freies Feld eines umkämpften Gebiets kommen. Gibt es keines, kommt er nie.
ask-blodughofi-move = Reitet dein Wikinger weiter?
    .help = Dein Stein steht neben einem Gegner: Von { $viking } darf er noch einmal ziehen, in beliebiger Richtung.
    .wait = { $name } darf weiterreiten.
    .answer = Nach { $ref } reiten
    .clause = Blodughofi
    .rule = Steht der neue Stein neben einem gegnerischen Wikinger, darf deiner noch einmal ziehen, wenn er noch umherzieht. Ein zweiter Stein folgt nicht.
ask-bragi-viking = Wen singst du zuerst fort?
    .help = Einen gegnerischen Wikinger neben deinem darfst du ziehen, bevor du selbst ziehst.
    .wait = { $name } darf einen gegnerischen Wikinger ziehen.
    .answer = Der Wikinger auf { $ref }
    .instead = Stattdessen der Wikinger auf { $ref }.
    .undo = Anderen Wikinger wählen
    .clause = Bragi
    .rule = Vor deinem Zug darfst du einen gegnerischen Wikinger ziehen, der neben deinem steht. Für diesen Zug gelten nur die Grundregeln.
ask-bragi-move = Wohin geht er?
    .help = Von { $viking } in gerader Linie, so weit nichts im Weg steht.
    .wait = { $name } zieht einen gegnerischen Wikinger.
    .answer = Nach { $ref } schicken
    .undo = Anderen Wikinger wählen
    .clause = Bragi
    .rule = Er zieht wie jeder Wikinger, und kein Stein folgt. Das Feld, das er verlässt, ist für deinen frei.
ask-stag-viking = Welcher Wikinger springt als Nächster?
    .help = { $count ->
        [one] Einer darf jetzt ziehen, also muss er.
       *[other] { $count } dürfen jetzt ziehen. Wer ziehen kann, muss, in beliebiger Reihenfolge.
    }
    .wait = { $name } führt das Rudel.
    .answer = Von { $ref }
    .instead = Stattdessen der Wikinger auf { $ref }.
    .clause = Die vier Hirsche
    .rule = Alle deine umherziehenden Wikinger ziehen nacheinander, so viele wie können: Keiner darf vor einem anderen ziehen, den er ohne Not aufhielte. Wer keinen Weg hat oder inzwischen sesshaft ist, bleibt stehen.
ask-stag-move = Wohin springt er?
    .help = Von { $viking } in gerader Linie. Auf { $viking } bleibt ein Stein zurück.
    .wait = { $name } führt das Rudel.
    .answer = Nach { $ref } springen
    .undo = Anderen Wikinger wählen
    .clause = Die vier Hirsche
    .rule = Der Stein steht sofort, noch ehe der nächste Wikinger zieht; einen anderen gibt es in diesem Zug nicht. Kein Feld darf einem anderen ohne Not den Weg versperren.
ask-fafnir-origin = Von welchem Stein zieht er los?
    .help = Neben deinem Wikinger auf { $viking } stehen Steine, und sein Zug beginnt bei einem davon.
    .wait = { $name } wählt einen Stein als Anfang.
    .answer = Bei { $ref } beginnen
    .undo = Anderen Wikinger wählen
    .clause = Fafnir
    .rule = Ein Wikinger neben einem Stein zieht, als stünde er auf dessen Feld; sein eigenes gilt als frei. Besiedeltes und wildes Land betritt er nie.
ask-forseti-hex = Setzt du noch einen Stein?
    .help = In deinem Zug wurde ein Gebiet geteilt. { $count ->
        [one] Ein Feld ist offen.
       *[other] { $count } Felder sind offen.
    }
    .wait = { $name } darf noch einen Stein setzen.
    .answer = Auf { $ref } setzen
    .clause = Forseti
    .rule = Jedes freie Feld eines Gebiets, das in diesem Zug neu ist, oder eines umkämpften Gebiets ist recht. Eine Linie von einem Wikinger braucht es nicht.
ask-freyr-stone = Welchen Stein nimmst du weg?
    .help = Einer neben deinem Wikinger auf { $viking } darf verschwinden.
    .wait = { $name } darf einen Stein wegnehmen.
    .answer = Den Stein auf { $ref } nehmen
    .clause = Freyr
    .rule = Ein Stein neben deinem Wikinger darf weg, wenn alles Land um ihn herum umkämpft ist. Auch der Stein dieses Zuges.
ask-frigg-before = Wird dein Wikinger zuerst versetzt?
    .help = Auf ein freies Feld neben { $viking }. Dafür kommt ein Stein, also ein Punkt, auf die Karte des Gegners.
    .wait = { $name } darf einen Wikinger versetzen.
    .answer = Nach { $ref } versetzen
    .undo = Anderen Wikinger wählen
    .clause = Frigg
    .rule = Einmal im Zug, vor oder nach dem Ziehen, aber nie in deinem ersten Zug. Ziehen musst du trotzdem.
ask-frigg-after = Wird dein Wikinger jetzt versetzt?
    .help = Auf ein freies Feld neben { $viking }. Dafür kommt ein Stein, also ein Punkt, auf die Karte des Gegners.
    .wait = { $name } darf einen Wikinger versetzen.
    .answer = Nach { $ref } versetzen
    .clause = Frigg
    .rule = Einmal im Zug, vor oder nach dem Ziehen. Der Stein deines Zuges gleitet dann vom neuen Feld.
ask-gerd-move = Wohin zieht dein Wikinger weiter?
    .help = Sein Stein steht neben einem anderen von dir: Von { $viking } geht es noch einmal weiter, in beliebiger Richtung.
    .wait = { $name } zieht noch einmal.
    .answer = Weiter nach { $ref }
    .clause = Gerd
    .rule = Steht der neue Stein neben einem anderen deiner Wikinger, zieht der, der ihn gesetzt hat, noch einmal, wenn er noch umherzieht und kann. Ein zweiter Stein folgt nicht.
ask-heimdallr-viking = Wird ein sesshafter Wikinger abberufen?
    .help = Einer von deinen, der in diesem Zug sesshaft wurde, darf über die Brücke.
    .wait = { $name } darf einen Wikinger abberufen.
    .answer = Der Wikinger auf { $ref }
    .instead = Stattdessen der Wikinger auf { $ref }.
    .clause = Heimdall
    .rule = Am Ende deines Zuges darf ein Wikinger versetzt werden, der zu Beginn des Zuges umherzog und jetzt sesshaft ist.
ask-heimdallr-hex = Wohin führt die Brücke?
    .help = Von { $viking } auf jedes freie Feld, das zu Beginn deines Zuges nicht besiedelt war. { $count ->
        [one] Eines ist offen.
       *[other] { $count } sind offen.
    }
    .wait = { $name } versetzt einen Wikinger.
    .answer = Nach { $ref } hinüber
    .undo = Anderen Wikinger wählen
    .clause = Heimdall
    .rule = Wildes Land gehört sofort dir. Gegnerisches Land, das erst in diesem Zug besiedelt wurde, ist wieder umkämpft.
ask-jormungandr-extra = Nimmst du noch einen ganzen Zug?
    .help = Drei Steine liegen in einer Reihe. Der Wikinger auf { $viking } darf noch einen ganzen Zug machen.
    .wait = { $name } darf noch einen Zug nehmen.
    .answer = { $ref }
    .gives-up-decline = Du gibst einen ganzen Zug auf; er kommt nicht wieder.
    .clause = Jörmungandr
    .rule = Eine Reihe von genau drei Steinen durch den neuen bringt noch einen Zug mit demselben Wikinger. Der kann den nächsten bringen.
ask-njord-move = Segelt dein Wikinger weiter?
    .help = Nur er von deinen zieht am Ufer umher: Von { $viking } darf er ein zweites Mal ziehen, noch vor dem Stein.
    .wait = { $name } darf ein zweites Mal ziehen.
    .answer = Nach { $ref } segeln
    .clause = Njörd
    .rule = Ein Wikinger, der am Rand ankommt, wo kein anderer umherziehender von dir steht, darf noch einmal ziehen. Der Stein gleitet von dort, wo er endet.
ask-odin-action = Welchen Befehl gibst du?
    .help = Die gespielte Karte ist deine Macht bis zu deinem nächsten Zug.
    .wait = { $name } wählt einen Befehl.
    .answer = { $ref } spielen
    .clause = Odin
    .rule = Eines von dreien je Zug: eine Karte aus der Hand, alle gespielten zurück auf die Hand oder nichts. Ohne Karte hast du bis zu deinem nächsten Zug keine Macht.
ask-surtr-first = Wo brennt der erste Stein?
    .help = Auf einem freien Feld neben deinem Wikinger auf { $viking }. Der zweite kommt daneben.
    .wait = { $name } setzt zwei Steine.
    .answer = Auf { $ref } setzen
    .undo = Doch einen Stein gleiten lassen
    .clause = Surtr
    .rule = Zwei Steine ersetzen den üblichen, beide oder keiner. Der erste steht neben deinem Wikinger.
ask-surtr-second = Wo brennt der zweite Stein?
    .help = Auf einem freien, umkämpften Feld neben dem ersten. { $count ->
        [one] Eines ist offen.
       *[other] { $count } sind offen.
    }
    .wait = { $name } setzt zwei Steine.
    .answer = Auf { $ref } setzen
    .undo = Ersten Stein anders setzen
    .clause = Surtr
    .rule = Der zweite Stein steht neben dem ersten, auf Land, das noch umkämpft ist, wenn der erste steht. Neben deinem Wikinger muss er nicht stehen.
ask-vali-viking = Wen wirfst du hinüber?
    .help = Ein gegnerischer Wikinger neben deinem auf { $viking } darf auf dessen andere Seite geworfen werden.
    .wait = { $name } darf einen gegnerischen Wikinger werfen.
    .answer = Der Wikinger auf { $ref }
    .instead = Stattdessen der Wikinger auf { $ref }.
    .clause = Vali
    .rule = Nach deinem Zug darf ein gegnerischer Wikinger neben deinem auf das freie Feld genau gegenüber kommen. Das Feld, das er verlässt, ist für deinen Stein frei.
ask-ymir-hex = Setzt du noch einen Stein?
    .help = Auf ein freies Feld neben irgendeinem deiner umherziehenden Wikinger. { $count ->
        [one] Eines ist offen.
       *[other] { $count } sind offen.
    }
    .wait = { $name } darf noch einen Stein setzen.
    .answer = Auf { $ref } setzen
    .clause = Ymir
    .rule = Am Ende deines Zuges darf noch ein Stein neben einen deiner umherziehenden Wikinger, ob er gezogen ist oder nicht.

## Knöpfe

do-decline = Verzichten
do-done = Fertig
do-second-move = Noch einmal ziehen, kein Stein
do-card-stone = Ein Stein von der Karte
do-pair = Zwei Steine
do-extra-turn = Noch ein ganzer Zug
do-pickup = Karten zurücknehmen
do-no-card = Keine Karte
do-own-hex = Vom eigenen Feld

## Warum nicht

refusal-RR-3-8 = Dieser Wikinger ist sesshaft. Er bleibt, wo er ist.
refusal-RR-3-9 = Dieser Wikinger gehört dir nicht.
refusal-RR-44-19 = Dieser Wikinger ist eingekeilt: Kein Feld neben ihm ist frei.
refusal-RR-3-11 = Keine gerade Linie führt dorthin: Ein Wikinger zieht in eine der sechs Richtungen.
refusal-RR-3-13 = Ein Wikinger muss mindestens ein Feld weit ziehen.
refusal-RR-3-14 = Ein Runenstein steht im Weg.
refusal-RR-3-15 = Ein Wikinger steht im Weg.
refusal-RR-3-18 = Keine gerade Linie führt dorthin: Der Stein gleitet von deinem Wikinger in eine der sechs Richtungen.
refusal-RR-3-20 = Der Stein kann nicht unter deinem Wikinger bleiben.
refusal-RR-3-21 = Dem Stein steht etwas im Weg.
refusal-RR-1-22 = Nur ein freies Feld daneben kommt in Frage.

# Ablehnungen bei Kartenwahl und Aufbau.

refusal-RR-7-1 = Diese Karte ist schon angeboten. Biete zwei verschiedene an.
refusal-RR-7-2 = Diese Karte steht nicht zur Wahl. Nimm eine der beiden angebotenen.
refusal-RR-7-10 = Nur eines deiner eigenen drei Startfelder kann leer bleiben.
refusal-RR-7-39 = Hier gehen nur Karten mit Befehlszeichen.
refusal-RR-8-1 = Nur eines deiner eigenen drei Startfelder kann leer bleiben.
refusal-RR-41-3 = Diese beiden Karten lassen sich nicht zusammen anbieten.
refusal-RR-41-5 = Diese Karte ist schon angeboten. Biete zwei verschiedene an.
refusal-RR-42-6 = Jede Karte wird nur einmal angeboten, und nur solche mit Befehlszeichen.
refusal-RR-42-8 = Diese Karte ist nicht im Angebot, oder jemand hat sie schon.

# Ablehnungen der Mächte.

refusal-RR-12-5 = Der Zug endet auf dem Feld des Wikingers, den du schiebst.
refusal-RR-12-6 = Dieser Wikinger lässt sich nicht schieben: Das Feld hinter ihm ist nicht frei.
refusal-RR-12-7 = Steine werden nie geschoben.
refusal-RR-13-1 = Nur ein eigener Wikinger mit einem freien Feld daneben kann den Schritt machen.
refusal-RR-14-1 = Nerthus hält das Land zusammen: Solange ein anderer Stein möglich ist, darf keiner ein Gebiet teilen.
refusal-RR-15-2 = Ratatoskr huscht nur zurück, entgegen der Zugrichtung.
refusal-RR-15-4 = Auf dem Rückweg steht etwas.
refusal-RR-16-1 = Dieses Feld ist besetzt. Sol braucht ein freies.
refusal-RR-16-3 = Sol tritt nach Osten oder Westen, ein Feld weit.
refusal-RR-17-3 = Ein Stein von der Karte braucht ein freies Feld.
refusal-RR-17-8 = Auf der Karte liegt kein Stein mehr.
refusal-RR-17-11 = Ein Stein von der Karte kommt nur auf umkämpftes Land.
refusal-RR-18-1 = Nur ein Wikinger neben deinem kann mit ihm tauschen.
refusal-RR-18-6 = Nach diesem Tausch hätte der Stein keinen Weg.
refusal-RR-19-2 = Ägir nimmt gegnerische Wikinger, die umherziehen und ein freies Feld neben sich haben.
refusal-RR-19-5 = Jeder Wikinger treibt nur einmal, und nur ein Feld weit.
refusal-RR-19-7 = Dieser Wikinger ist sesshaft. Die Flut erreicht ihn nicht.
refusal-RR-19-8 = Ägir lenkt die Wikinger des Gegners, nicht deine.
refusal-RR-20-4 = Dein Stein muss auf einem freien Feld umkämpften Landes landen.
refusal-RR-20-9 = Der wartende Wikinger kommt auf ein freies Feld umkämpften Landes.
refusal-RR-21-1 = Mit Blodughofi steht der Stein neben deinem Wikinger.
refusal-RR-22-1 = Bragi zieht einen gegnerischen Wikinger, der neben deinem steht und einen Weg hat.
refusal-RR-22-4 = Bragi zieht die Wikinger des Gegners, nicht deine.
refusal-RR-23-2 = Nur ein Wikinger, der umherzieht, einen Weg hat und in diesem Zug noch nicht gezogen ist, kann springen.
refusal-RR-23-9 = Dieser Wikinger ist unterwegs sesshaft geworden. Er bleibt.
refusal-RR-23-15 = Dann könnten weniger deiner Wikinger ziehen. Es müssen so viele ziehen, wie können.
refusal-RR-24-2 = Von diesem Stein aus ist kein Zug möglich.
refusal-RR-24-5 = Fafnir betritt kein besiedeltes und kein wildes Land.
refusal-RR-24-9 = Neben einem Stein beginnt der Zug beim Stein.
refusal-RR-24-10 = Dieser Wikinger steht neben einem Stein, und kein Zug von einem solchen Stein ist möglich.
refusal-RR-24-13 = Von dort hätte der Stein keinen Weg.
refusal-RR-25-3 = Ein Zug führt über freie Felder oder durch Steine, nicht über beides.
refusal-RR-25-4 = Eine Reihe von Steinen führt nur auf das erste Feld dahinter, und das muss frei und umkämpft sein.
refusal-RR-25-5 = Hinter den Steinen muss das Feld frei sein.
refusal-RR-25-6 = Hinter den Steinen muss das Land umkämpft sein.
refusal-RR-25-12 = Von dort hätte der Stein keinen Weg.
refusal-RR-26-4 = Forseti richtet nur über neues und umkämpftes Land.
refusal-RR-27-1 = Nur ein Stein neben deinem Wikinger kann weg.
refusal-RR-27-2 = Nicht alles Land um diesen Stein ist umkämpft.
refusal-RR-27-3 = Ohne diesen Stein würde sich besiedeltes oder wildes Land ändern.
refusal-RR-27-4 = Dein Wikinger ist sesshaft, also bleibt jeder Stein neben ihm stehen.
refusal-RR-28-1 = Frigg versetzt deinen Wikinger auf ein freies Feld neben ihm.
refusal-RR-30-1 = Nur ein eigener Wikinger, der in diesem Zug sesshaft wurde, kann abberufen werden.
refusal-RR-30-5 = Dieses Land war schon vor deinem Zug besiedelt.
refusal-RR-30-12 = Heimdall ruft nur deine eigenen Wikinger ab.
refusal-RR-32-9 = Der zusätzliche Zug gehört demselben Wikinger.
refusal-RR-34-4 = Keine gespielte Karte liegt auf dem Tisch.
refusal-RR-35-1 = Keine gerade Linie führt dorthin, und Selkolla kommt nur vom Rand auf ein freies, umkämpftes Randfeld.
refusal-RR-35-2 = Selkolla geht nur auf umkämpftem Land ans Ufer.
refusal-RR-35-7 = Mit Selkolla steht der Stein neben deinem Wikinger.
refusal-RR-35-8 = Neben diesem Feld wäre kein Feld frei für den Stein.
refusal-RR-36-1 = Sleipnir springt über einen Stein neben sich auf das freie Feld genau dahinter, auf wildem oder umkämpftem Land.
refusal-RR-36-3 = Sleipnir springt über einen Stein, nie über einen Wikinger.
refusal-RR-36-4 = Sleipnir springt nicht in besiedeltes Land.
refusal-RR-36-9 = Von dort hätte der Stein keinen Weg.
refusal-RR-37-2 = Der erste Stein kommt auf ein freies Feld neben deinem Wikinger, mit Platz für den zweiten daneben.
refusal-RR-37-3 = Der zweite Stein steht neben dem ersten, auf umkämpftem Land.
refusal-RR-38-1 = Vali wirft einen gegnerischen Wikinger neben deinem, wenn das Feld genau gegenüber frei ist.
refusal-RR-38-3 = Vali wirft die Wikinger des Gegners, nicht deine.
refusal-RR-39-1 = Ymirs Stein kommt auf ein freies Feld neben einem deiner umherziehenden Wikinger.
refusal-RR-40-5 = Diese Karte ist gespielt. Nimm sie erst zurück.
refusal-RR-40-8 = So könntest du keinen Zug machen, mit einer anderen Wahl schon.

## Was geschah

heading-turn = Zug { $turn }
event-colours = Das Los ist gefallen: { $ivory-name } führt die elfenbeinernen Wikinger, { $red-name } die roten.
event-moved = { $seat } { $from } nach { $to }.
event-summoned = { $seat } { $from } nach { $to }, Stein auf { $stone }.
event-settled = Neues Land: { $seat } besiedelt { $size ->
    [1] ein einziges Feld
    [2] zwei Felder
    [3] drei Felder
    [4] vier Felder
    [5] fünf Felder
    [6] sechs Felder
    [7] sieben Felder
    [8] acht Felder
    [9] neun Felder
    [10] zehn Felder
    [11] elf Felder
    [12] zwölf Felder
   *[other] { $size } Felder
}.
event-wilded = { $size ->
    [1] Ein einziges Feld bleibt den Wölfen.
    [2] Zwei Felder bleiben den Wölfen.
    [3] Drei Felder bleiben den Wölfen.
    [4] Vier Felder bleiben den Wölfen.
    [5] Fünf Felder bleiben den Wölfen.
    [6] Sechs Felder bleiben den Wölfen.
   *[other] { $size } Felder bleiben den Wölfen.
}
event-skipped = { $seat } kann nicht ziehen und setzt aus.
event-ended = { $ending ->
    [no_turns] Kein Wikinger kann mehr ziehen: Elfenbein { $ivory }, Rot { $red }.
    [repetition] Dieselbe Stellung zum dritten Mal: Elfenbein { $ivory }, Rot { $red }.
    [turn_limit] Die Tage sind um: Elfenbein { $ivory }, Rot { $red }.
    [fenrir] Der Wolf hat seine Beute: { $winner ->
        [ivory] Elfenbein
       *[red] Rot
    } gewinnt sofort.
    [idun] Die goldenen Äpfel sind gepflückt: { $winner ->
        [ivory] Elfenbein
       *[red] Rot
    } gewinnt sofort.
   *[other] Die Partie ist vorbei: Elfenbein { $ivory }, Rot { $red }.
}

## Was geschah: Karten und Teams

event-teams = Zwei Teams nehmen Platz: { $ivory ->
    [one] einer führt
   *[other] { $ivory } führen
} die elfenbeinernen Wikinger, { $red ->
    [one] einer
   *[other] { $red }
} die roten.
event-offered = { $seat } bietet { $card } an.
event-drawn = { $cards ->
    [2] Zwei Karten stehen
   *[other] { $cards } Karten stehen
} zur Wahl.
event-took = { $seat } spielt { $card } für { $side ->
    [ivory] Elfenbein
   *[red] Rot
}.
event-left-empty = { $power }: { $seat } lässt { $hex } leer.
event-viking-waits = { $power }: Ein Wikinger von { $seat } wartet auf der Karte.
event-card-stones = { $power }: Auf der Karte von { $seat } { $count ->
    [0] liegt kein Stein mehr
    [one] liegt ein Stein
   *[other] liegen { $count } Steine
}.
event-command-cards = { $seat } zieht { $count ->
    [one] eine Befehlskarte
    [2] zwei Befehlskarten
   *[other] { $count } Befehlskarten
}.
event-odin-played = { $seat } befiehlt { $card }.
event-odin-pickup = { $seat } nimmt die Befehlskarten zurück.
event-odin-no-card = { $seat } gibt keinen Befehl.

## Was geschah: Mächte

event-moved-again = { $power }: { $seat } zieht weiter von { $from } nach { $to }.
event-stepped = { $power }: Ein { $side ->
    [ivory] elfenbeinerner
   *[red] roter
} Wikinger tritt von { $from } nach { $to }.
event-relocated = { $power }: Ein { $side ->
    [ivory] elfenbeinerner
   *[red] roter
} Wikinger wird von { $from } nach { $to } versetzt.
event-sent = { $power }: { $seat } schickt einen { $side ->
    [ivory] elfenbeinernen
   *[red] roten
} Wikinger von { $from } nach { $to }.
event-pushed = { $power }: Ein { $side ->
    [ivory] elfenbeinerner
   *[red] roter
} Wikinger wird von { $from } nach { $to } geschoben.
event-swapped = { $power }: Die Wikinger auf { $from } und { $to } tauschen die Plätze.
event-trailed = { $seat } { $from } nach { $to }, auf { $stone } bleibt ein Stein.
event-raised = { $power }: { $seat } setzt noch einen Stein auf { $stone }.
event-cleared = { $power }: { $seat } nimmt den Stein von { $stone }.
event-arrived = { $power }: Der wartende Wikinger kommt nach { $hex }.
event-contested = Der Friede ist gebrochen: { $size ->
    [1] Ein einziges Feld ist
   *[other] { $size } Felder sind
} wieder umkämpft.
event-extra-turn = { $seat } nimmt noch einen Zug mit dem Wikinger auf { $hex }.
event-idun-spent = Die Äpfel von { $seat } welken: Iduns Karte ist verbraucht.

## Wie eine Partie endet

ending-no-turns = Kein Wikinger kann mehr ziehen.
ending-repetition = Dieselbe Stellung entstand zum dritten Mal.
ending-turn-limit = Die Partie hat ihren letzten Zug erreicht.
ending-fenrir = Fenrirs Zug begann neben einem Gegner.
    .power = Fenrir
ending-idun = Das erste besiedelte Land war groß genug für Idun.
    .power = Idun
ending-resigned = Jemand hat aufgegeben.
score-land = Besiedeltes Land
score-hel = Runensteine für Hel
score-freya = Wildes Land für Freya
score-frigg = Steine von Frigg
end-won = { $name } hält die Insel
end-won-fenrir = Fenrir gewinnt für { $name }
end-won-idun = Iduns Äpfel gewinnen für { $name }
end-shared = Die Insel ist geteilt
margin = { $points ->
    [one] ein Feld
   *[other] { $points } Felder
}
land-east = der Osten
land-south-east = der Südosten
land-south = der Süden
land-south-west = der Südwesten
land-west = der Westen
land-north-west = der Nordwesten
land-north = der Norden
land-north-east = der Nordosten
land-middle = die Mitte
land-hex = ein einzelnes Feld, { $hex }
land-at = { $land }, bei { $hex }

## Möglichkeiten am Tisch

option-mode = Spiel
    .help = Das Grundspiel kennt nur Wikinger und Runensteine. Im Spiel für Fortgeschrittene hat jede Seite eine Mythenkarte, im Teamspiel jeder Mensch am Tisch.
choice-mode-basic = Grundspiel
choice-mode-advanced = Für Fortgeschrittene, mit Mächten
choice-mode-team = Teamspiel
option-offer = Karten
    .help = Wer bestimmt, welche zwei Karten gespielt werden. Rot nimmt eine der beiden, außer der Tisch nennt beide.
choice-offer-draft = Elfenbein bietet zwei an
choice-offer-surtr-ratatoskr = Surtr und Ratatoskr, gut für den Anfang
choice-offer-tyr-gullinbursti = Tyr und Gullinbursti, gut für den Anfang
choice-offer-random-simple = Zwei einfache durch Los
choice-offer-random-advanced = Zwei fortgeschrittene durch Los
choice-offer-chosen = Der Tisch nennt beide
option-ivory-power = Karte von Elfenbein
    .help = Die Mythenkarte der elfenbeinernen Seite.
choice-ivory-power-none = Keine Karte
choice-ivory-power-fenrir = { card-fenrir }
choice-ivory-power-freya = { card-freya }
choice-ivory-power-gullinbursti = { card-gullinbursti }
choice-ivory-power-hel = { card-hel }
choice-ivory-power-hildisvini = { card-hildisvini }
choice-ivory-power-mani = { card-mani }
choice-ivory-power-nerthus = { card-nerthus }
choice-ivory-power-ratatoskr = { card-ratatoskr }
choice-ivory-power-sol = { card-sol }
choice-ivory-power-thor = { card-thor }
choice-ivory-power-tyr = { card-tyr }
choice-ivory-power-aegir = { card-aegir }
choice-ivory-power-ask-and-embla = { card-ask-and-embla }
choice-ivory-power-blodughofi = { card-blodughofi }
choice-ivory-power-bragi = { card-bragi }
choice-ivory-power-dain-dvalin-duneyr-duratror = { card-dain-dvalin-duneyr-duratror }
choice-ivory-power-fafnir = { card-fafnir }
choice-ivory-power-fjorgyn-and-fjorgynn = { card-fjorgyn-and-fjorgynn }
choice-ivory-power-forseti = { card-forseti }
choice-ivory-power-freyr = { card-freyr }
choice-ivory-power-frigg = { card-frigg }
choice-ivory-power-gerd = { card-gerd }
choice-ivory-power-heimdallr = { card-heimdallr }
choice-ivory-power-idun = { card-idun }
choice-ivory-power-jormungandr = { card-jormungandr }
choice-ivory-power-njord = { card-njord }
choice-ivory-power-odin = { card-odin }
choice-ivory-power-selkolla = { card-selkolla }
choice-ivory-power-sleipnir = { card-sleipnir }
choice-ivory-power-surtr = { card-surtr }
choice-ivory-power-vali = { card-vali }
choice-ivory-power-ymir = { card-ymir }
option-red-power = Karte von Rot
    .help = Die Mythenkarte der roten Seite.
choice-red-power-none = Keine Karte
choice-red-power-fenrir = { card-fenrir }
choice-red-power-freya = { card-freya }
choice-red-power-gullinbursti = { card-gullinbursti }
choice-red-power-hel = { card-hel }
choice-red-power-hildisvini = { card-hildisvini }
choice-red-power-mani = { card-mani }
choice-red-power-nerthus = { card-nerthus }
choice-red-power-ratatoskr = { card-ratatoskr }
choice-red-power-sol = { card-sol }
choice-red-power-thor = { card-thor }
choice-red-power-tyr = { card-tyr }
choice-red-power-aegir = { card-aegir }
choice-red-power-ask-and-embla = { card-ask-and-embla }
choice-red-power-blodughofi = { card-blodughofi }
choice-red-power-bragi = { card-bragi }
choice-red-power-dain-dvalin-duneyr-duratror = { card-dain-dvalin-duneyr-duratror }
choice-red-power-fafnir = { card-fafnir }
choice-red-power-fjorgyn-and-fjorgynn = { card-fjorgyn-and-fjorgynn }
choice-red-power-forseti = { card-forseti }
choice-red-power-freyr = { card-freyr }
choice-red-power-frigg = { card-frigg }
choice-red-power-gerd = { card-gerd }
choice-red-power-heimdallr = { card-heimdallr }
choice-red-power-idun = { card-idun }
choice-red-power-jormungandr = { card-jormungandr }
choice-red-power-njord = { card-njord }
choice-red-power-odin = { card-odin }
choice-red-power-selkolla = { card-selkolla }
choice-red-power-sleipnir = { card-sleipnir }
choice-red-power-surtr = { card-surtr }
choice-red-power-vali = { card-vali }
choice-red-power-ymir = { card-ymir }
option-ivory-team = Leute bei Elfenbein
    .help = Wie viele das Team Elfenbein hat. 0: so viele wie Rot, oder einer mehr.
option-supply = Runensteine
    .help = Ob die vierzig Steine der Schachtel eine Grenze sind. Ohne Grenze ist immer noch einer da.
choice-supply-unlimited = So viele wie nötig
choice-supply-40 = Vierzig wie in der Schachtel
option-allow-zero-move = Wikinger dürfen stehen bleiben
    .help = Ein Wikinger darf vom eigenen Feld aus beschwören, ohne vorher zu ziehen.
option-knockout = Kein Unentschieden
    .help = Für Turniere: Bei Gleichstand entscheidet das größte Gebiet, dann die sesshaften Wikinger, dann gewinnt Rot.
option-odin-open-hand = Odins Hand ist offen
    .help = Alle sehen Odins Befehlskarten. Sonst nur die schon gespielten.
option-fafnir-optional = Fafnir hat die Wahl
    .help = Mit Fafnir darf ein Wikinger neben einem Stein auch vom eigenen Feld aus ziehen.
option-gerd-optional = Gerd darf verzichten
    .help = Mit Gerd darf das Ziehen nach dem Stein wegfallen.

## Namen der Dinge

kind-hex = { $id }
unit-hex = Feld
unit-hexes = Felder
unit-point = Punkt
unit-points = Punkte
side-ivory = Elfenbein
side-red = Rot

## Die Karten: was jede kann, in Kürze, und eine Zeile ihrer Geschichte

card-fenrir = Fenrir
    .text = Du spielst mit zwei Wikingern und wählst, welches deiner Startfelder leer bleibt. Steht zu Beginn deines Zuges einer davon neben einem gegnerischen Wikinger, gewinnst du sofort, gleich wer die beiden zusammengebracht hat. In keinem anderen Augenblick zählt das.
    .short = Beginn deinen Zug neben einem Gegner: Sieg
    .lore = Er nahm die Hand des einzigen Gottes, der ihn zu füttern wagte, und zerrt noch immer an der Fessel.
card-freya = Freya
    .text = Bei der Wertung gehört dir auch das wilde Land: ein Punkt für jedes seiner Felder, gleich wer es abgetrennt hat. An den anderen Punkten ändert sich nichts.
    .short = Auch wildes Land zählt für dich
    .lore = Die Hälfte der Gefallenen gehört ihr, und sie wählt zuerst.
card-gullinbursti = Gullinbursti
    .text = Statt einen Stein zu setzen, darf dein Wikinger ein zweites Mal ziehen, in beliebiger Richtung, auch dorthin zurück, woher er kam. Dein Zug endet dann ohne Stein.
    .short = Noch einmal ziehen statt eines Steins
    .lore = Des Schmiedes Eber läuft durch Luft und Meer, und seine Borsten machen die Nacht zum Tag.
card-hel = Hel
    .text = Bei der Wertung bekommst du für jeden Stein auf dem Brett einen Punkt, gleich wer ihn gesetzt hat, und nichts für dein besiedeltes Land. Steine auf Karten zählen nicht. Dein Gegner wertet wie immer.
    .short = Steine zählen für dich, dein Land nicht
    .lore = Hunger heißt ihre Schüssel und Darben ihr Messer.
card-hildisvini = Hildisvini
    .text = Versperrt ein Wikinger gleich welcher Farbe die Linie, darf deiner ihn ein Feld weiterschieben und seinen Zug auf dessen Feld beenden, wenn das Feld dahinter zum Brett gehört und frei ist. Er schiebt je Zug einen Wikinger und nie einen Stein, und dein beschworener Stein schiebt niemanden.
    .short = Schieb einen Wikinger aus dem Weg
    .lore = Freya ritt auf ihm zu Hyndlas Höhle, und unter den Borsten steckte Ottar.
card-mani = Mani
    .text = Am Ende deines Zuges darf einer deiner Wikinger auf ein freies Feld daneben treten: der gezogene, ein anderer, sogar ein sesshafter. Wer aussetzt, macht keinen Schritt.
    .short = Am Ende macht ein Wikinger einen Schritt
    .lore = Er lenkt den Mond, und Hati läuft hinterher.
card-nerthus = Nerthus
    .text = Dein Gegner darf keinen Stein beschwören, der ein Gebiet teilt, solange von dort, wo der Wikinger steht, ein anderer möglich ist. Würde jeder Stein teilen, sind alle erlaubt. Steine am Ende eines Zuges und die Spur der vier Hirsche sind daran nicht gebunden.
    .short = Dein Gegner teilt Land nur, wenn er muss
    .lore = Solange ihr Wagen im Land ist, bleibt jede Klinge verschlossen.
card-ratatoskr = Ratatoskr
    .text = Nach deinem Stein darf derselbe Wikinger zurücklaufen, entgegen seiner Zugrichtung, ein Feld oder mehr, kürzer oder weiter, als er kam. Er muss noch umherziehen, und der neue Stein kann im Weg stehen. Ein zweiter Stein folgt nicht.
    .short = Lauf nach deinem Stein zurück
    .lore = Die Esche hinauf mit den Worten der Schlange, hinab mit denen des Adlers.
card-sol = Sol
    .text = Bevor er zieht, darf dein Wikinger ein Feld nach Osten oder Westen treten. Ziehen muss er danach trotzdem, in beliebiger Richtung, auch zurück.
    .short = Vorher ein Schritt nach Osten oder Westen
    .lore = Arvak und Alsvid ziehen ihren Wagen, und Sköll ist dicht dahinter.
card-thor = Thor
    .text = Zu Beginn liegen vier Steine auf dieser Karte. Statt des üblichen Steins darfst du einen davon auf jedes freie Feld jedes umkämpften Gebiets setzen, egal wie weit weg. Einer je Zug, und aufgefüllt wird die Karte nie.
    .short = Vier Steine für jedes umkämpfte Feld
    .lore = Sein Hammer traf immer, wie weit der Riese auch lief.
card-tyr = Tyr
    .text = Nach seinem Zug darf dein Wikinger mit einem Wikinger neben ihm den Platz tauschen, gleich welcher Farbe. Der Stein gleitet dann vom neuen Feld. Ein Tausch, nach dem der Stein keinen Weg hätte, ist nicht möglich.
    .short = Tausch nach dem Ziehen mit einem Nachbarn
    .lore = Er legte die rechte Hand zwischen die Zähne des Wolfs, damit man ihn binden konnte.
card-aegir = Ägir
    .text = Am Ende jedes Zuges, ob deiner oder der des Gegners, in dem ein Gebiet geteilt wurde, darfst du beliebig viele gegnerische Wikinger, die noch umherziehen, je ein Feld weit führen, in beliebiger Reihenfolge. Was der Gegner am Ende seines Zuges selbst darf, kommt zuerst.
    .short = Land teilt sich: Gegner treiben ein Feld
    .lore = Die Götter trinken in seiner Halle, und Seeleute fürchten seine neun Töchter.
card-ask-and-embla = Ask und Embla
    .text = Einer deiner Wikinger wartet auf dieser Karte; du wählst, welches Startfeld leer bleibt. Deine Steine fliegen in gerader Linie über Steine und Wikinger auf jedes freie, umkämpfte Feld. Teilt zum ersten Mal ein Stein von dir ein Gebiet, kommt der Wartende auf ein freies, umkämpftes Feld, oder nie, wenn es keines gibt.
    .short = Steine fliegen; ein Wikinger wartet
    .lore = Zwei Bäume am Strand, bis drei Götter ihnen Atem und Verstand gaben.
card-blodughofi = Blodughofi
    .text = Dein Stein kommt immer auf ein freies Feld neben deinem Wikinger. Steht er dort neben einem gegnerischen, darf deiner noch einmal ziehen, in beliebiger Richtung, wenn er noch umherzieht. Ein zweiter Stein folgt nicht.
    .short = Stein neben dir; am Gegner noch einmal ziehen
    .lore = Bluthuf trug den Töter Belis in den Kampf.
card-bragi = Bragi
    .text = Bevor du ziehst, darfst du einen gegnerischen Wikinger ziehen, der neben deinem steht, nach den Grundregeln und ohne Stein. Dann zieht deiner, wenn du willst auf das freigewordene Feld; auch ein eingekeilter darf aufbrechen, wenn ihm das einen Weg öffnet.
    .short = Zieh erst einen gegnerischen Nachbarn
    .lore = Auf seine Zunge sind Runen geritzt, und Worte bewegen, wen kein Speer bewegt.
card-dain-dvalin-duneyr-duratror = Dain, Dvalin, Duneyr und Duratror
    .text = Alle deine umherziehenden Wikinger ziehen, nacheinander und in beliebiger Reihenfolge, und jeder lässt sofort auf seinem alten Feld einen Stein zurück. Einen anderen Stein gibt es nicht. Wer ziehen kann, muss, keiner darf also einen anderen ohne Not aufhalten; wer keinen Weg hat oder inzwischen sesshaft wird, bleibt.
    .short = Alle Wikinger ziehen und lassen Steine zurück
    .lore = Vier Hirsche biegen den Hals zurück und äsen die Triebe der Weltesche.
card-fafnir = Fafnir
    .text = Steht dein Wikinger neben einem Stein, muss sein Zug auf dem Feld eines solchen Steins beginnen; sein eigenes gilt als frei, er darf also sogar enden, wo er stand. So kommt er auch in ein anderes umkämpftes Gebiet, nie auf besiedeltes oder wildes Land. Neben Steinen ohne einen solchen Zug kann er nicht aufbrechen.
    .short = Neben einem Stein beginnt der Zug dort
    .lore = Er lag so lange auf dem Gold, bis er dessen Drache war.
card-fjorgyn-and-fjorgynn = Fjörgyn und Fjörgynn
    .text = Du spielst mit zwei Wikingern und wählst, welches deiner Startfelder leer bleibt. Ein Wikinger zieht wie immer oder stattdessen geradewegs durch eine lückenlose Reihe von Steinen neben ihm auf das erste Feld dahinter, das frei und umkämpft sein muss. Wikinger durchquert er nie, und deine Steine halten weiter vor Steinen.
    .short = Zwei Wikinger, die durch Steine gehen
    .lore = Sie ist die Erde und Thors Mutter, er ist der Vater der Frigg.
card-forseti = Forseti
    .text = Wurde in deinem Zug ein Gebiet geteilt, darfst du am Ende noch einen Stein setzen, auf jedes freie Feld eines Gebiets, das in diesem Zug neu ist, sei es besiedelt oder wild, oder jedes umkämpften Gebiets. Er darf wieder Land teilen, bringt aber keinen weiteren Stein.
    .short = Teil ein Gebiet, setz noch einen Stein
    .lore = In Glitnir, unter silbernem Dach, findet jeder Streit sein Ende.
card-freyr = Freyr
    .text = Am Ende deines Zuges darfst du einen Stein neben deinem Wikinger wegnehmen, auch den neuen, wenn alles Land um diesen Stein umkämpft ist. Gebiete, die er trennte, werden eins.
    .short = Nimm einen Stein neben dir weg
    .lore = Aus Liebe gab er sein Schwert fort, und am letzten Tag wird es ihm fehlen.
card-frigg = Frigg
    .text = Einmal je Zug, nur nicht in deinem ersten, darfst du deinen Wikinger auf ein freies Feld neben ihm versetzen, vor oder nach dem Ziehen; ziehen muss er trotzdem. Jedes Mal kommt ein Stein auf die Karte des Gegners, der ihm am Ende einen Punkt bringt.
    .short = Rück ein Feld weiter, zahl einen Punkt
    .lore = Sie kennt alle Schicksale und verrät keines.
card-gerd = Gerd
    .text = Steht dein neuer Stein neben einem anderen deiner Wikinger, umherziehend oder sesshaft, muss der, der ihn gesetzt hat, noch einmal ziehen, in beliebiger Richtung und ohne zweiten Stein, wenn er noch umherzieht und kann.
    .short = Stein neben Eigenen: Du musst weiterziehen
    .lore = Als sie die Arme hob, lag Licht auf Himmel und Meer.
card-heimdallr = Heimdall
    .text = Am Ende deines Zuges darfst du einen deiner Wikinger, der in diesem Zug sesshaft wurde, auf jedes freie Feld versetzen, das zu Beginn des Zuges nicht besiedelt war. Wildes Land gehört dadurch dir, und gegnerisches Land, das gerade erst besiedelt wurde, ist wieder umkämpft.
    .short = Ruf einen ab, der eben sesshaft wurde
    .lore = Er hört das Gras wachsen und die Wolle auf den Schafen.
card-idun = Idun
    .text = Das erste besiedelte Land der Partie entscheidet über diese Karte. Wird in diesem Augenblick genau ein Gebiet besiedelt, steht dein Wikinger darin und hat es sechs Felder oder mehr, gewinnst du sofort. Ist es kleiner oder gehört dem Gegner, oder sind es mehrere zugleich, ist die Karte verbraucht; wildes Land spielt keine Rolle.
    .short = Als Erster sechs Felder besiedeln: Sieg
    .lore = Ihre Äpfel halten die Götter jung; als sie fort war, wurden sie grau.
card-jormungandr = Jörmungandr
    .text = Steht dein neuer Stein in einer geraden, lückenlosen Reihe von genau drei Steinen, darfst du noch einen ganzen Zug mit demselben Wikinger nehmen, wenn er noch umherzieht und kann. Alle Steine zählen, gleich wer sie gesetzt hat; eine Reihe von vier oder mehr bringt nichts. Der weitere Zug kann den nächsten bringen.
    .short = Drei Steine in Reihe: noch ein Zug
    .lore = Sie liegt um alle Länder und beißt sich in den Schwanz.
card-njord = Njörd
    .text = Beendet dein Wikinger seinen Zug am Rand der Insel und steht dort kein anderer deiner umherziehenden, darf er vor dem Stein ein zweites Mal ziehen, in beliebiger Richtung. Einmal je Zug; Sesshafte und Gegner am Rand spielen keine Rolle.
    .short = Allein am Rand: noch einmal ziehen
    .lore = Neun Nächte bei den Wölfen waren ihm genug: Er will Schwäne und das Ufer.
card-odin = Odin
    .text = Du bekommst durch Los zwei Befehlskarten, aus denen mit Befehlszeichen, die niemand spielt. Zu Beginn deines Zuges spielst du eine, und ihre Macht ist bis zum Beginn deines nächsten Zuges deine; oder du nimmst alle gespielten zurück; oder nichts von beidem. Eine gespielte Karte musst du zurücknehmen, bevor du sie wieder spielen kannst.
    .short = Zwei Befehlskarten, immer nur eine Macht
    .lore = Jeden Morgen fliegen zwei Raben aus, und er fürchtet, dass einer nicht heimkehrt.
card-selkolla = Selkolla
    .text = Ein Wikinger am Rand der Insel darf, statt zu ziehen, auf jedem anderen freien Randfeld umkämpften Landes erscheinen, wenn daneben Platz für deinen Stein ist. Ob er das tat oder nicht: Dein Stein kommt immer auf ein freies Feld neben deinem Wikinger.
    .short = Verschwinde am Ufer, tauch anderswo auf
    .lore = Ein Gespenst vom Steingrimsfjord: bald eine schöne Frau, bald eine mit Robbenkopf.
card-sleipnir = Sleipnir
    .text = Statt zu ziehen, darf dein Wikinger über einen Stein neben ihm auf das Feld genau dahinter springen, wenn es frei und wild oder umkämpft ist und dein Stein von dort gleiten kann. Wildes Land, auf dem er landet, ist sofort besiedelt. Der übersprungene Stein bleibt.
    .short = Spring über einen Stein, sogar ins Wilde
    .lore = Acht Beine trugen Hermod über das Tor der Hel.
card-surtr = Surtr
    .text = Statt des üblichen Steins darfst du zwei setzen: einen auf ein freies Feld neben deinem Wikinger und einen auf ein freies Feld neben dem ersten, das noch umkämpft ist, wenn der erste steht. Beide oder keinen.
    .short = Zwei Steine nebeneinander statt einem
    .lore = Er kommt von Süden mit Feuer, und sein Schwert überstrahlt die Sonne.
card-vali = Vali
    .text = Nach seinem Zug darf dein Wikinger einen gegnerischen neben ihm auf seine andere Seite werfen: auf das Feld genau gegenüber, wenn es frei ist. Das verlassene Feld ist für deinen Stein frei.
    .short = Wirf einen gegnerischen Nachbarn hinüber
    .lore = Eine Nacht alt, ungewaschen und ungekämmt, rächte er Baldr.
card-ymir = Ymir
    .text = Am Ende deines Zuges darfst du noch einen Stein auf ein freies Feld neben irgendeinem deiner noch umherziehenden Wikinger setzen, ob er gezogen ist oder nicht. Er darf Gebiete teilen wie jeder andere. Wer aussetzt, setzt auch ihn nicht.
    .short = Noch ein Stein neben einem Umherziehenden
    .lore = Die Berge sind seine Knochen, und die Steine sind seine Zähne.

## Das Brett in Worten

board-label = Die Insel, 86 Felder
phase = Zug { $turn } · { $side ->
    [ivory] Elfenbein
   *[red] Rot
} ist am Zug
phase-start = Vor dem ersten Zug
phase-over = Die Partie ist vorbei
row-label = Reihe { $row }
describe-stone = { $hex }, Runenstein
describe-own-viking = { $hex }, dein { $life ->
    [settled] sesshafter
   *[nomadic] umherziehender
} Wikinger
describe-viking = { $hex }, { $life ->
    [settled] sesshafter
   *[nomadic] umherziehender
} Wikinger von { $side ->
    [ivory] Elfenbein
   *[red] Rot
}
describe-free = { $hex }, frei, { $land ->
    [ivory] von Elfenbein besiedelt
    [red] von Rot besiedelt
    [wild] wildes Land
   *[contested] umkämpftes Land
}
detail-vikings = { $roam } { $roam ->
    [one] zieht
   *[other] ziehen
} umher, { $settled } sesshaft
detail-all-roam = { $roam ->
    [one] 1 zieht umher
   *[other] alle { $roam } ziehen umher
}
detail-all-settled = { $settled ->
    [one] 1 sesshaft
   *[other] alle { $settled } sesshaft
}

## Neben dem Brett

gutter-label = Steine und Land
stones-left = { $left } von { $all }
stones-left-label = Runensteine im Vorrat
stones-set = { $count }
stones-set-label = { $count ->
    [one] Runenstein gesetzt
   *[other] Runensteine gesetzt
}
legend-label = Legende
legend-ivory = von Elfenbein besiedelt
legend-red = von Rot besiedelt
legend-contested = umkämpft
legend-wild = wild
lectern-label = Vorschau
lectern-idle = Zeig auf ein Feld, um zu sehen, was daraus würde.
lectern-wait = Die Insel liegt still.
turns-label = Züge

## Mächte neben dem Brett und bei der Kartenwahl
#
# Kennungen und Angaben stehen in en.ftl an derselben Stelle.

tier-simple = einfach
tier-advanced = fortgeschritten
card-command = Befehlszeichen
card-of = Karte von { $name }, { $side ->
    [ivory] Elfenbein
   *[red] Rot
}
card-of-team = Karte von { $name }, { $side ->
    [ivory] Elfenbein
   *[red] Rot
} { $number }
card-in-force = wirkt
card-rests = ruht
card-acts = handelt jetzt
card-played = gespielt
card-in-hand = auf der Hand
card-hidden = Eine verdeckte Befehlskarte
card-stones = { $count ->
    [0] kein Stein auf der Karte
    [one] 1 Stein auf der Karte
   *[other] { $count } Steine auf der Karte
}
card-waits = ein Wikinger wartet auf der Karte
card-armed = bereit
card-spent = verbraucht
power-none = keine Macht wirkt
shelf-label = { $side ->
    [ivory] Karten von Elfenbein
   *[red] Karten von Rot
}
draft-title = Die Kartenwahl
draft-offers = { $name } bietet { $wanted } Karten an, { $count ->
    [0] bisher keine
   *[other] bisher { $count }
}.
draft-takes = { $name } nimmt eine Karte.
draft-wait = { $name } wählt.
draft-help = Zeig auf eine Karte, um sie zu lesen, und noch einmal, um sie zu wählen.
draft-read = Zeig auf eine Karte, um sie zu lesen.
draft-on-offer = Im Angebot: { $count } von { $wanted }
draft-offered = angeboten
draft-suggested = passt gut dazu
draft-recommended = Gute Paare für den Anfang
draft-pair = { $first } und { $second }
draft-order = Wer wann eine Karte nimmt
draft-took = spielt { $card }
draft-choosing = wählt jetzt
draft-later = wählt später
draft-warned = Ein seltsames Paar
draft-warning = { $card } und { $other } ergeben eine seltsame Partie. Erlaubt ist es trotzdem.
draft-start-hex = Eines deiner Startfelder bleibt leer
warn-fenrir-selkolla = Selkolla entwischt am Ufer, Fenrir kommt ihr kaum je nah. Erlaubt ist es trotzdem.
warn-freyr-hel = Hel zählt Steine, und Freyr nimmt sie weg. Erlaubt ist es trotzdem.
warn-gullinbursti-hel = Hel zählt Steine, und Gullinbursti muss keine setzen. Erlaubt ist es trotzdem.
warn-idun-nerthus = Idun wartet auf das erste besiedelte Land, und Nerthus schiebt es hinaus: eine zähe Partie. Erlaubt ist es trotzdem.
odin-label = Befehlskarten von { $name }
odin-hand = { $count ->
    [0] Keine Karte auf der Hand
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
odin-table = { $count ->
    [0] Keine Karte gespielt
    [one] 1 Karte gespielt
   *[other] { $count } Karten gespielt
}
odin-no-force = Kein Befehl wirkt
team-seat = { $side ->
    [ivory] Elfenbein
   *[red] Rot
} { $number }
team-label = { $side ->
    [ivory] Team Elfenbein
   *[red] Team Rot
}
team-now = ist am Zug
team-next = hat den nächsten Zug des Teams
phase-draft = Die Kartenwahl · { $name } wählt
phase-setup = Aufbau · { $name } wählt
phase-team = Zug { $turn } · { $side ->
    [ivory] Elfenbein
   *[red] Rot
} { $number } ist am Zug
phase-extra = Zug { $turn } · { $side ->
    [ivory] Elfenbein
   *[red] Rot
} ist noch einmal am Zug
describe-target-stone = { $hex }, Runenstein, steht zur Wahl
describe-target-viking = { $hex }, Wikinger, steht zur Wahl
describe-jump = { $hex }, frei, hinter dem, was im Weg steht
describe-start-empty = { $hex }, Startfeld, kann leer bleiben
legend-last = letzter Zug
legend-target = steht zur Wahl
turns-goto = Zum { $turn }. Zug gehen
turns-turn = Zug { $turn }, { $side ->
    [ivory] Elfenbein
   *[red] Rot
}: { $text }
turns-skipped = ausgesetzt
turns-none = Noch kein Zug.

## Vorschauen

forecast-select = { $hex } erreicht { $count ->
    [one] ein Feld
   *[other] { $count } Felder
}.
forecast-move = Von { $hex } erreicht der Stein { $count ->
    [one] ein Feld
   *[other] { $count } Felder
}.
forecast-settles-you = { $hex } besiedelt { $count ->
    [one] ein Feld
   *[other] { $count } Felder
} für dich.
forecast-settles-other = { $hex } besiedelt { $count ->
    [one] ein Feld
   *[other] { $count } Felder
} für { $name }.
forecast-settles-both = { $hex } besiedelt { $count ->
    [one] ein Feld
   *[other] { $count } Felder
} für dich und { $other } für { $name }.
forecast-wild = { $count ->
    [one] Ein Feld bleibt
   *[other] { $count } Felder bleiben
} niemandem.
forecast-nothing = { $hex } schließt noch nichts ab.
forecast-ends = Die Partie wäre zu Ende: Elfenbein { $ivory }, Rot { $red }.
forecast-score = Punkte danach: Elfenbein { $ivory }, Rot { $red }.
forecast-creates = { $hex } teilt das Land: { $count ->
    [2] zwei Gebiete
    [3] drei Gebiete
   *[other] { $count } Gebiete
}.
forecast-contested = { $count ->
    [one] Ein besiedeltes Feld wäre
   *[other] { $count } besiedelte Felder wären
} wieder umkämpft.
forecast-extra = Drei in einer Reihe: noch ein Zug.
forecast-wins = Du würdest sofort gewinnen.
forecast-loses = { $name } hätte sofort gewonnen.
forecast-spent = Iduns Karte wäre verbraucht.
forecast-joins = Aus zwei umkämpften Gebieten würde eines.
forecast-card-point = { $name } bekäme dafür einen Punkt.
