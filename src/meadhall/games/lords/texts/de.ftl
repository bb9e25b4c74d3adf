# Lords of Ragnarok, auf Deutsch.

title = Lords of Ragnarok

## Was gefragt wird

ask-setup-colour = Welche Farbe ist deine?
    .help = Deine Figuren haben sie. Auf die Regeln wirkt sie nicht.
    .wait = { $name } wählt eine Farbe.
    .answer = Spielen: { $ref }
    .clause = Farben
    .rule = Alle haben eine eigene Farbe.
ask-draft-hero = Welchen Helden führst du?
    .help = Nur du siehst diese Tafeln. Was du liegen lässt, geht zurück.
    .wait = { $name } wählt einen Helden.
    .answer = { $ref } führen
    .clause = Heldenwahl
    .rule = Die Fähigkeit wirkt die ganze Partie, vom ersten Zug an.
ask-draft-origin = Woher kommt dein Held?
    .help = Was eine Herkunft bringt, gibt es einmal, bei der Landung.
    .wait = { $name } wählt eine Herkunft.
    .answer = Nehmen: { $ref }
    .clause = Heldenwahl
    .rule = Von den gezogenen behältst du eine. Wo kein Gefolge spielt, darf auch die für den ersten Zug genommen werden, bis jemand sie hat.
ask-draft-sea = Wo liegt dein Drakkar?
    .help = Du landest in einer Region an diesem Meer.
    .wait = { $name } stellt den Drakkar auf.
    .answer = Hierher: { $ref }
    .clause = Aufbruch
    .rule = Ein Meer mit einer Region, in der du landen kannst. Andere Drakkare dort stören nicht.
ask-draft-region = Wo landest du?
    .help = Dein Held und { $armies } Heere mit Wert { $value } landen zusammen.
    .wait = { $name } sucht einen Landeplatz.
    .answer = Landen: { $ref }
    .clause = Aufbruch
    .rule = Eine Region an deinem Drakkar ohne Heere und Marker anderer. Mit Bevölkerung bis 2 gehört sie dir sofort.
ask-draft-third-army = Wo landet dein drittes Heer?
    .help = Wert { $value }, in einer Region an deinem Drakkar.
    .wait = { $name } stellt ein drittes Heer auf.
    .answer = Hierher: { $ref }
    .clause = Herkunft
    .rule = Auch deine Landeregion geht; eine mit Heeren oder Marker anderer nicht.
ask-prayer-menu = Was bringt das Gebet?
    .help = { $forge ->
        [0] { $priests ->
            [0] Was du in diesem Schritt noch nutzen darfst.
            [one] Entsende deinen Priester zu einem Monument.
           *[other] Entsende einen deiner { $priests } Priester zu einem Monument.
        }
       *[other] { $priests ->
            [0] Nimm die Rune der Schmiede bei deinem Helden.
           *[other] Entsende einen Priester, nimm die Rune der Schmiede bei deinem Helden.
        }
    }
    .wait = { $name } betet.
    .answer = { $ref }
    .answer-monument = Priester hierher: { $ref }
    .answer-forge = Rune nehmen: { $ref }
    .answer-card = { $ref } nutzen
    .clause = Gebet
    .rule = Höchstens ein Priester und eine Rune, in beliebiger Folge. Der Priester erhöht das Attribut des Gottes um 1, dann kommt der Bonus für die Stufe des Monuments. Wem die Regionen gehören, spielt keine Rolle.
ask-hero-menu = { $used ->
        [0] Was tut dein Held?
       *[other] Noch etwas im Heldenschritt?
    }
    .help = { $used ->
        [0] Bis zu { $moves } Regionen gehen, bis zu { $seas } Meere fahren oder 1 Verletzung heilen.
       *[other] Dein Held hat gehandelt; was du in diesem Schritt noch nutzen darfst.
    }
    .wait = { $name } entscheidet für den Helden.
    .answer = { $ref }
    .answer-region = Gehen nach { $ref }
    .answer-sea = Fahren: { $ref }
    .answer-attribute = Heilen: { $ref }
    .answer-card = { $ref } nutzen
    .clause = Held
    .rule = Eines von dreien. Regionen am Meer deines Drakkars gelten für Held und Heere als benachbart.
ask-hero-walk = Geht dein Held weiter?
    .help = { $left ->
        [one] Noch eine Region.
       *[other] Noch bis zu { $left } Regionen.
    }
    .wait = { $name } geht weiter.
    .answer = Gehen nach { $ref }
    .clause = Held
    .rule = Schritt für Schritt, über Land oder den eigenen Drakkar, auch zurück.
ask-drakkar-sail = Wohin fährt dein Drakkar?
    .help = { $left ->
        [one] Noch ein Meer.
       *[other] Noch bis zu { $left } Meere.
    }
    .wait = { $name } fährt zur See.
    .answer = Fahren: { $ref }
    .clause = Drakkare
    .rule = Von Meer zu Nachbarmeer, wer auch dort liegt.
ask-hero-place = Wohin kommt dein Held?
    .help = In jede Region außer der jetzigen; der Weg spielt keine Rolle.
    .wait = { $name } versetzt den Helden.
    .answer = Nach { $ref }
    .clause = Versetzen
    .rule = Versetzen ist keine Bewegung.
ask-rune-menu = { $used ->
        [0] Welche Runenaktion wählst du?
       *[other] Noch etwas vor den Manövern?
    }
    .help = { $used ->
        [0] { $runes ->
            [0] Du hast keine Rune.
            [one] Höchstens eine. Du hast 1 Rune.
           *[other] Höchstens eine. Du hast { $runes } Runen.
        }
       *[other] Deine Runenaktion ist getan; was du in diesem Schritt noch nutzen darfst.
    }
    .wait = { $name } liest die Runen.
    .answer = { $ref }
    .answer-realm = Bündnis mit { $ref }
    .answer-boss = { $ref } wecken
    .answer-card = { $ref } nutzen
    .clause = Runenaktionen
    .rule = Aktionen für 1 Rune verlangen die Rune des Ungeheuers, Lokis oder der Welt. Ein Satz von 2 sind zwei verschiedene Runen, ein Satz von 3 eine von jeder Art.
ask-rune-pay = Welche Rune zahlst du?
    .help = { $left ->
        [one] Noch eine Rune ist zu zahlen.
       *[other] Noch { $left } verschiedene Runen sind zu zahlen.
    }
    .wait = { $name } zahlt Runen.
    .answer = { $ref } zahlen
    .clause = Runenaktionen
    .rule = Gezahlte Runen kommen in den Vorrat.
ask-rune-gain = Welche Rune nimmst du?
    .help = { $left ->
        [one] Jede Art, die der Vorrat noch hat.
       *[other] { $left } Runen, eine nach der anderen, jede Art.
    }
    .wait = { $name } nimmt eine Rune.
    .answer = { $ref } nehmen
    .clause = Runen
    .rule = Du darfst so viele Runen haben wie Weisheit. Was darüber ist, geht sofort zurück.
ask-rune-discard = Welche Rune gibst du ab?
    .help = { $why ->
        [forfeit] { $left ->
            [one] Der Angriff nimmt noch eine.
           *[other] Der Angriff nimmt { $left }.
        }
       *[limit] { $left ->
            [one] Du hast eine mehr, als deine Weisheit erlaubt.
           *[other] Du hast { $left } mehr, als deine Weisheit erlaubt.
        }
    }
    .wait = { $name } gibt eine Rune ab.
    .answer = { $ref } abgeben
    .clause = Grenzen
    .rule = Du darfst so viele Runen haben wie Weisheit, und ebenso viele Kampfkarten.
ask-card-discard = Welche Kampfkarte gibst du ab?
    .help = { $why ->
        [price] Sie ist der Preis.
        [highest] Der Angriff nimmt deine Karte mit dem höchsten Wert.
        [wisdom] { $left ->
            [one] Der Angriff lässt dir so viele wie Weisheit: eine geht.
           *[other] Der Angriff lässt dir so viele wie Weisheit: { $left } gehen.
        }
        [forfeit] { $left ->
            [one] Der Angriff nimmt noch eine.
           *[other] Der Angriff nimmt { $left }.
        }
       *[limit] { $left ->
            [one] Du hast eine mehr, als deine Weisheit erlaubt.
           *[other] Du hast { $left } mehr, als deine Weisheit erlaubt.
        }
    }
    .wait = { $name } gibt eine Kampfkarte ab.
    .answer = Abgeben: { $ref }
    .clause = Kampfkarten
    .rule = Du darfst so viele Kampfkarten haben wie Weisheit. Nur wer jagt, darf mehr haben, bis die Jagd vorbei ist.
ask-attribute-raise = Welches Attribut steigt?
    .help = Eines deiner niedrigsten; ein verletztes zählt 2.
    .wait = { $name } steigert ein Attribut.
    .answer = { $ref } steigern
    .clause = Attribute
    .rule = Autorität ist der Wert neuer Heere, Stärke zieht Karten für die Jagd und usurpiert, Weisheit begrenzt Runen und Karten. Keines steigt über 6.
ask-attribute-lower = Welches Attribut wird vergiftet?
    .help = Eines, dessen Marker am höchsten steht.
    .wait = { $name } verliert einen Attributpunkt.
    .answer = { $ref } senken
    .clause = Giftzähne
    .rule = Es sinkt um 1, nie unter 2.
ask-injury-take = Wo wird dein Held verletzt?
    .help = { $left ->
        [one] Der Marker wird gedreht; das Attribut zählt 2, bis es geheilt ist.
       *[other] { $left } Verletzungen, eine nach der anderen. Ein verletztes Attribut zählt 2.
    }
    .wait = { $name } erleidet eine Verletzung.
    .answer = Verletzen: { $ref }
    .clause = Verletzungen
    .rule = Ein Marker je Verletzung. Sind alle drei verletzt, verfällt sie, in einer Jagd aber endet diese.
ask-injury-prevent = Verhinderst du die Verletzung?
    .help = Das Artefakt wird dafür erschöpft.
    .wait = { $name } darf eine Verletzung verhindern.
    .answer = { $ref }
    .clause = Trollherz
    .rule = Für eine Verletzung zur Zeit, und nicht für eine, die du dir selbst zufügst.
ask-injury-heal = Welche Verletzung heilst du?
    .help = { $left ->
        [one] Der Marker wird an seinem Platz zurückgedreht.
       *[other] Bis zu { $left }. Ein Marker wird an seinem Platz zurückgedreht.
    }
    .wait = { $name } heilt eine Verletzung.
    .answer = Heilen: { $ref }
    .clause = Verletzungen
    .rule = Das Attribut zählt wieder voll.
ask-alliance-realm = Mit welcher Welt verbündest du dich?
    .help = Wer bei einer Welt der Erste ist, zieht eine Kampfkarte.
    .wait = { $name } schließt ein Bündnis.
    .answer = Bündnis mit { $ref }
    .clause = Bündnisse
    .rule = Ein Bündnis hält bis zum Ende. Es gibt den Bonus der Welt, wenn jemand ihr Feld des Rades als Erster belegt.
ask-maneuver-menu = { $used ->
        [0] { $armies ->
            [0] Bietest du ein Heer auf?
           *[other] Welches Heer führst du?
        }
       *[other] Noch etwas vor der Sonderaktion?
    }
    .help = { $used ->
        [0] { $armies ->
            [0] Du hast kein Heer auf dem Plan: Biete eines auf.
           *[other] Es zieht in eine Nachbarregion oder steigt in einer eigenen Siedlung.
        }
       *[other] Ein Heer ist geführt; was du in diesem Schritt noch nutzen darfst.
    }
    .wait = { $name } führt ein Heer.
    .answer = Führen: { $ref }
    .answer-artifact = { $ref }
    .answer-card = { $ref } nutzen
    .instead = Stattdessen: { $ref }.
    .clause = Manöver
    .rule = Ein Heer in diesem Schritt. Ohne Heer auf dem Plan darfst du stattdessen eines aufbieten.
ask-army-activate = Wohin zieht das Heer?
    .help = { $army }.
    .wait = { $name } führt ein Heer.
    .answer = Nach { $ref }
    .clause = Heere
    .rule = In eine Nachbarregion, über Land oder deinen Drakkar, nicht aber zu Loki. In einer eigenen Region mit Siedlung darf es stattdessen um 1 steigen. Stehen dort fremde Heere, folgt am Ende des Schritts eine Schlacht.
ask-army-march = Zieht das Heer weiter?
    .help = { $army }; { $left ->
        [one] noch eine Region.
       *[other] noch bis zu { $left } Regionen.
    }
    .wait = { $name } zieht weiter.
    .answer = Nach { $ref }
    .clause = Gewaltmarsch
    .rule = Nicht aus einer Region mit fremden Heeren. Was nur durchquert wird, wird nicht eingenommen.
ask-recruit-where = Wo bietest du ein Heer auf?
    .help = Ein Heer mit Wert { $value }: an deinem Drakkar oder in einer eigenen Siedlung.
    .wait = { $name } bietet ein Heer auf.
    .answer = Hier: { $ref }
    .clause = Heere aufbieten
    .rule = Das Heer hat den Wert deiner Autorität. Am Drakkar darf es unter Feinden landen; dann greifst du am Ende des Schritts an.
ask-recruit-own = In welcher eigenen Region kommt das Heer?
    .help = Ein Heer mit Wert { $value }.
    .wait = { $name } bietet ein Heer auf.
    .answer = Hier: { $ref }
    .clause = Heere aufbieten
    .rule = Ein Heer deiner Reserve kommt in eine Region, die du hältst.
ask-army-raise = Welches Heer steigt um 1?
    .help = { $left ->
        [one] Ein Punkt.
       *[other] Noch { $left } Punkte.
    }
    .wait = { $name } verstärkt ein Heer.
    .answer = Verstärken: { $ref }
    .clause = Heere
    .rule = Kein Heer steigt über 6.
ask-army-lower = Welches Heer wird geschwächt?
    .help = In { $region }, um { $n }. Unter 1 ist es vernichtet.
    .wait = { $name } schwächt ein Heer.
    .answer = Schwächen: { $ref }
    .clause = Heere
    .rule = Ein vernichtetes Heer kommt zurück in die Reserve.
ask-special-choose = Welche Sonderaktion wählst du?
    .help = Ein leeres Feld weckt seine Welt; ein verdeckter Marker bringt eine Rune.
    .wait = { $name } geht ans Rad.
    .answer = { $ref }
    .clause = Sonderaktion
    .rule = Ein Feld ohne Marker von dir, dessen Aktion du ausführen kannst. War es leer, erhalten zuerst alle Verbündeten der Welt ihren Bonus, du zuletzt. Monument bauen nimmt alle Marker vom Rad.
ask-realm-bonus = Nimmst du den Bonus von { $realm }?
    .help = Er kommt einmal, vor der Sonderaktion.
    .wait = { $name } darf den Bonus von { $realm } nehmen.
    .answer = { $ref }
    .clause = Welten
    .rule = Einmal, vor der Sonderaktion. Hat er zwei Teile, einen davon.
ask-blessing-friend = Was bringt dir die Freundschaft?
    .help = Freund der Welten: heile 1 Verletzung oder nimm 1 Rune.
    .wait = { $name } ruft Freunde an.
    .answer = { $ref }
    .answer-attribute = Heilen: { $ref }
    .answer-rune = { $ref } nehmen
    .clause = Freund der Welten
    .rule = Einmal in jedem Zug, wessen Zug es auch ist.
ask-mobilize-next = Welches Heer zieht als Nächstes?
    .help = { $done ->
        [0] Jedes Heer einmal, mindestens eines.
       *[other] Jedes Heer einmal. Du darfst jetzt aufhören.
    }
    .wait = { $name } macht mobil.
    .answer = Führen: { $ref }
    .instead = Stattdessen: { $ref }.
    .clause = Mobilmachen
    .rule = Jedes Heer zieht oder steigt. Eine Siedlung, die du jetzt betrittst, gehört dir erst am Ende des Schritts.
ask-prepare-option = Was bereitest du vor?
    .help = { $left ->
        [one] Du wählst noch einmal.
       *[other] Du wählst noch { $left } Mal.
    }
    .wait = { $name } bereitet sich vor.
    .answer = { $ref }
    .clause = Vorbereiten
    .rule = Eines nach dem anderen, gern auch dasselbe. Ein Heer steigt nur in einer eigenen Siedlung.
ask-temple-where = Wo baust du den Tempel?
    .help = { $draft ->
        [0] Du hältst { $has } davon. In einer eigenen Region mit Schrein.
       *[other] Du hältst { $has } davon. Dieser bringt eine Segenswahl.
    }
    .wait = { $name } baut einen Tempel.
    .answer = Hier: { $ref }
    .clause = Tempel bauen
    .rule = Er zählt sofort und bleibt für immer, wer die Region auch einnimmt. Du erhältst einen Priester; manche Tempel bringen eine Segenswahl.
ask-blessing-pick = Welchen Segen nimmst du?
    .help = { $left } liegen offen. Er wirkt von jetzt an bis zum Ende.
    .wait = { $name } wählt einen Segen.
    .answer = Nehmen: { $ref }
    .clause = Segenswahl
    .rule = Wer gebaut hat, wählt zuerst, dann die anderen gegen den Uhrzeigersinn. Eine Karte bleibt übrig.
ask-monsters-mode = Was willst du von den Ungeheuern?
    .help = Wecke ein oder zwei, oder jage, wo dein Held steht.
    .wait = { $name } geht zu den Ungeheuern.
    .answer = { $ref }
    .answer-monster = { $ref } jagen
    .answer-boss = { $ref } jagen
    .clause = Ungeheuer
    .rule = Jagen darfst du ein Ungeheuer, wem es auch gehorcht. Loki jagt nur, wer zwei Ungeheuer erschlagen hat, zu zweit eines.
ask-monsters-activate = Welches Ungeheuer weckst du?
    .help = { $done ->
        [0] Ein freies oder ein eigenes; danach ein zweites, wenn du willst.
       *[other] Ein zweites, frei oder dein eigenes, oder keines.
    }
    .wait = { $name } weckt Ungeheuer.
    .answer = { $ref } wecken
    .clause = Ungeheuer
    .rule = Ein oder zwei verschiedene. Das erste ist fertig, bevor du das zweite wählst.
ask-monster-act = Was tut { $monster }?
    .help = Eine Region weit ziehen oder angreifen, wo es steht.
    .wait = { $name } entscheidet für { $monster }.
    .answer = { $ref }
    .clause = Ungeheuer
    .rule = Wohin ein Ungeheuer kommt, zertrampelt es ein Heer. Sein Regionsangriff steht auf seiner Tafel.
ask-monster-move = Wohin zieht { $monster }?
    .help = In eine Nachbarregion, über Land.
    .wait = { $name } bewegt { $monster }.
    .answer = Nach { $ref }
    .clause = Ungeheuer
    .rule = Genau eine Region, was auch dort steht.
ask-monster-stomp = Welches Heer wird zertrampelt?
    .help = { $monster } in { $region }: Ein Heer sinkt um 1, auch ein eigenes.
    .wait = { $name } wählt ein Heer zum Zertrampeln.
    .answer = Zertrampeln: { $ref }
    .clause = Zertrampeln
    .rule = Ein freies Ungeheuer zertrampelt immer. Wer es beherrscht, darf verzichten.
ask-monster-target = Welche Region trifft der Angriff?
    .help = { $left ->
        [one] Eine Region neben { $monster }, über Land.
       *[other] Bis zu { $left } Regionen neben { $monster }, über Land.
    }
    .wait = { $name } lenkt den Angriff.
    .answer = { $ref }
    .clause = Regionsangriffe
    .rule = Ein Heer dort sinkt um 1, wenn eines da ist.
ask-monster-ring = Welches Ungeheuer lässt du frei?
    .help = Deine beiden Ringe sind vergeben; für { $monster } wird einer gebraucht.
    .wait = { $name } lässt ein Ungeheuer frei.
    .answer = { $ref } freilassen
    .clause = Ringe
    .rule = Es ist sofort wieder frei.
ask-chain-monster = Welches Ungeheuer bindet die Kette?
    .help = Ein freies bei deinem Helden oder in der Region daneben.
    .wait = { $name } wirft die Kette.
    .answer = { $ref } binden
    .clause = Kette von Gnipa
    .rule = Eine Rune kostet das nicht. Du hast zwei Ringe.
ask-mjolnir-target = Wen trifft Mjölnir?
    .help = Eine Wunde für ein Ungeheuer, oder eine Verletzung für einen Helden in der Nähe.
    .wait = { $name } wirft Mjölnir.
    .answer = Treffen: { $ref }
    .clause = Mjölnir
    .rule = Ein fremder Held in der Region des deinen oder daneben. Loki lässt sich nicht treffen.
ask-boss-place = Wo erscheint Loki?
    .help = In jeder Region außer seiner.
    .wait = { $name } versetzt Loki.
    .answer = Hier: { $ref }
    .clause = Loki
    .rule = In seine Region darf kein Heer ziehen. Er zertrampelt niemanden.
ask-boss-strike = Wen schlägt Loki?
    .help = In { $region }: Ein Heer sinkt um 1, oder ein Held wird verletzt, oder niemand.
    .wait = { $name } entscheidet für Loki.
    .answer = Schlagen: { $ref }
    .clause = Loki
    .rule = Nur wo er steht, auch Eigenes.
ask-wound-slot = Wo verwundest du { $monster }?
    .help = Ein freies Feld, welches Symbol es auch hat.
    .wait = { $name } verwundet { $monster }.
    .answer = { $ref }
    .clause = Wunden
    .rule = Außerhalb einer Jagd bringt eine Wunde keine Belohnung.
ask-usurp-recruit = Lässt du ein Heer dort?
    .help = Ein Heer mit Wert { $value } in { $region }.
    .wait = { $name } darf ein Heer dort lassen.
    .answer = Aufbieten: { $ref }
    .clause = Usurpieren
    .rule = Weder Siedlung noch Drakkar sind nötig.
ask-monument-choose = An welchem Monument baust du?
    .help = Es erhält seine nächste Stufe. Dann wird das Rad geräumt.
    .wait = { $name } baut ein Monument.
    .answer = { $ref }
    .clause = Monument bauen
    .rule = Vorzeichen werden geprüft, Priester und Marker gehen zurück, Artefakte werden geladen, Schmieden gefüllt. Du erhältst je eigenem Tempel einen Priester und die Runen deiner Schmieden. Dann kommt ein Ereignis.
ask-wheel-take-back = Welchen Marker nimmst du zurück?
    .help = Das Feld steht dir wieder offen.
    .wait = { $name } nimmt einen Marker zurück.
    .answer = Von { $ref }
    .clause = Handel mit den Nornen
    .rule = Niemand erhält etwas dafür.
ask-niflheim-army = Welches Heer geht durch den Nebel?
    .help = Es kommt in eine andere eigene Region.
    .wait = { $name } wählt ein Heer.
    .answer = { $ref }
    .instead = Stattdessen: { $ref }.
    .clause = Niflheim
    .rule = Ein eigenes Heer auf dem Plan. Versetzen ist keine Bewegung.
ask-niflheim-region = Wo kommt das Heer heraus?
    .help = { $army }.
    .wait = { $name } wählt eine Region.
    .answer = Hier: { $ref }
    .clause = Niflheim
    .rule = Eine andere Region, die du hältst.
ask-withdraw-where = Wohin weichen deine Heere?
    .help = { $armies ->
        [one] Das Heer verlässt { $from }.
       *[other] Alle { $armies } Heere verlassen { $from } und gehen in dieselbe Region.
    }
    .wait = { $name } zieht sich zurück.
    .answer = Nach { $ref }
    .clause = Rückzug
    .rule = Eine Region, die du hältst, über Land oder deinen Drakkar. Ohne eine solche wären sie vernichtet.
ask-effect-next = Welche Wirkung kommt zuerst?
    .help = Mehrere von dir warten auf diesen Moment.
    .wait = { $name } ordnet Wirkungen.
    .answer = { $ref }
    .clause = Mehrere Wirkungen
    .rule = Eine nach der anderen, wie du willst. Sind nur noch freiwillige übrig, darfst du aufhören.
ask-battle-order = Welche Schlacht kommt zuerst?
    .help = Jede Region mit Heeren von zweien.
    .wait = { $name } ordnet die Schlachten.
    .answer = { $ref }
    .clause = Schlachten
    .rule = Eine nach der anderen. Hat eine Seite dann kein Heer mehr, entfällt die Schlacht.
ask-battle-before = Was tust du vor der Schlacht?
    .help = In { $region }, bevor Karten gespielt werden.
    .wait = { $name } macht sich bereit.
    .answer = { $ref }
    .clause = Vor der Schlacht
    .rule = Erst wer verteidigt, dann wer angreift.
ask-battle-card = Spielst du eine Karte?
    .help = { $passed ->
        [0] { $region }: du hast { $own }, die Gegenseite { $other }.
       *[other] { $region }: du hast { $own }, die Gegenseite hat mit { $other } gepasst.
    }
    .wait = { $name } spielt eine Karte oder passt.
    .answer = Spielen: { $ref }
    .clause = Karten der Schlacht
    .rule = Abwechselnd, zuerst wer verteidigt. Wer passt, spielt keine mehr. Die Verlustsymbole deiner Karten dürfen den Wert deiner Heere nicht übersteigen; jedes kostet einen Punkt, ob Sieg oder Niederlage. Bei Gleichstand siegt die Verteidigung.
ask-battle-count = Legst du etwas dazu?
    .help = Jetzt werden die Schlachtwerte in { $region } gezählt.
    .wait = { $name } darf den Schlachtwert erhöhen.
    .answer = { $ref }
    .clause = Schlachtwerte
    .rule = Erst entscheidet, wer verteidigt, dann wer angreift.
ask-battle-ignore = Welcher Verlust entfällt?
    .help = { $losses } für die Niederlage, { $symbols } für Symbole. Dein Schild fängt einen ab.
    .wait = { $name } lässt einen Verlust entfallen.
    .answer = { $ref }
    .clause = Schild
    .rule = Einer für die Niederlage an einem Heer oder einer für ein Symbol, bevor Verluste kommen.
ask-battle-casualty = Welches Heer nimmt den Verlust?
    .help = { $left ->
        [one] Noch einer für die Symbole deiner Karten.
       *[other] Noch { $left } für die Symbole deiner Karten.
    }
    .wait = { $name } nimmt Verluste.
    .answer = Schwächen: { $ref }
    .clause = Verluste
    .rule = Einer je Symbol auf deinen Karten, verteilt wie du willst. Was die Heere nicht tragen können, verfällt.
ask-battle-after = Was bringt dein Sieg?
    .help = Was dir die Schlacht in { $region } bringt.
    .wait = { $name } erntet den Sieg.
    .answer = { $ref }
    .clause = Nach der Schlacht
    .rule = Eines nach dem anderen, wie du willst.
ask-hunt-begin = Was tust du vor der Jagd?
    .help = Vor der ersten Runde gegen { $foe }.
    .wait = { $name } rüstet sich zur Jagd.
    .answer = { $ref }
    .clause = Die Jagd beginnt
    .rule = Danach ziehst du so viele Kampfkarten, wie du Stärke hast.
ask-hunt-fury = Packt dich die Wut?
    .help = Berserkerblut: 1 Verletzung für 2 Kampfkarten, einmal je Jagd.
    .wait = { $name } darf in Wut geraten.
    .answer = { $ref }
    .clause = Berserkerblut
    .rule = Zu Beginn einer Heldenrunde, solange ein Marker unverletzt ist.
ask-hunt-attack = Wie greift { $foe } an?
    .help = { $change ->
        [0] Du spielst seine Seite. Die anderen Angriffe deiner Hand werden abgelegt.
       *[other] Die Wut dieses Angriffs ändert sich um { $change }. Deine anderen Angriffe werden abgelegt.
    }
    .wait = { $name } wählt den Angriff.
    .answer = Spielen: { $ref }
    .clause = Runde des Ungeheuers
    .rule = Du spielst die Seite des Ungeheuers. Wer jagt, sieht die Karte vor der Abwehr.
ask-hunt-defend = Womit wehrst du ab?
    .help = { $warded ->
        [0] { $attack }: du hast { $has } von { $needs }; für die Schwachstelle { $spot } von { $weak_spot }.
       *[other] { $attack } ist abgewehrt; für die Schwachstelle hast du { $spot } von { $weak_spot }.
    }
    .wait = { $name } wehrt ab.
    .answer = Abwehren: { $ref }
    .clause = Abwehr
    .rule = Werte, die die Wut erreichen, wehren den Angriff ab; ein Schild ebenso, wo der Angriff das zulässt. Erreichen Werte und Weisheit die Schwachstelle, ziehst du eine Karte mehr.
ask-hunt-loki-discard = Welche Karte stiehlt Loki?
    .help = Die Hand liegt offen vor dir.
    .wait = { $name } wählt eine Karte aus der Hand.
    .answer = Stehlen: { $ref }
    .clause = Loki
    .rule = Sie wird abgelegt.
ask-hunt-slot = Wo triffst du { $foe }?
    .help = { $dealt ->
        [0] Ein Feld, das deine Karten decken können. Ohne Wunde in dieser Runde scheitert die Jagd.
       *[other] Ein Feld, das deine Karten decken können, oder beende die Runde.
    }
    .wait = { $name } sucht eine Blöße.
    .answer = Zuschlagen: { $ref }
    .gives-up-done = { $dealt ->
        [0] Die Jagd scheitert, und dein Held erleidet eine Verletzung.
       *[other] {""}
    }
    .clause = Heldenrunde
    .rule = Eine Karte verwundet ein Feld ihres Symbols, ein Paar mancher Karten jedes Feld. Belohnung und Wirkung kommen sofort. Sind alle Felder gedeckt, ist die Beute erschlagen.
ask-hunt-card = Welche Karte schlägt zu?
    .help = { $left ->
        [one] { $slot }: ein Symbol ist offen.
       *[other] { $slot }: { $left } Symbole sind offen.
    }
    .wait = { $name } spielt eine Karte.
    .answer = Spielen: { $ref }
    .clause = Wunden
    .rule = Nur Karten, nach denen sich jedes Symbol des Feldes noch bedienen lässt.
ask-hunt-partner = Was kommt zu { $card } hinzu?
    .help = Eine zweite Karte ihres Symbols oder was ihr Symbol ändert.
    .wait = { $name } legt eine Karte dazu.
    .answer = Mit { $ref }
    .clause = Paare
    .rule = Beide Karten gelten als gespielt, und jede darf wirken.
ask-hunt-symbol = Welches Symbol bedient sie?
    .help = Die Karte passt auf beide.
    .wait = { $name } wählt ein Symbol.
    .answer = { $ref }
    .clause = Lokis Felder
    .rule = Jedes der beiden Symbole braucht eine eigene Karte oder ein eigenes Paar.
ask-hunt-effect = Nutzt du die Wirkung von { $card }?
    .help = Sie kommt nach der Wunde und vor der Belohnung.
    .wait = { $name } darf die Wirkung von { $card } nutzen.
    .answer = { $ref }
    .clause = Wirkungen in der Jagd
    .rule = Jede Karte, die für eine Wunde gespielt wurde, hat ihre eigene.

## Knöpfe

do-done = Fertig
do-decline = Verzichten
do-recruit = Aufbieten
do-raise = Heer verstärken
do-pass = Passen
do-symbol = Ein Verlust für ein Symbol
do-take = Bonus nehmen
do-drakkar = Mit dem Drakkar fahren
do-army = Heer versetzen
do-hero = Held versetzen
do-heal = Verletzung heilen
do-card = Kampfkarte ziehen
do-rune = Rune nehmen
do-move = Ziehen
do-attack = Angreifen
do-both = Ziehen und angreifen
do-activate = Ungeheuer wecken
do-apply = Nutzen

## Warum nicht

refusal-LR-1-15 = Das ist schon geschehen.
refusal-LR-1-18 = Das gilt hier nicht.
refusal-LR-1-24 = Das würde jetzt nichts ändern oder wurde schon genutzt.
refusal-LR-4-14 = Mit dieser Welt bist du schon verbündet.
refusal-LR-5-2 = Dein Held geht in eine Nachbarregion, über Land oder deinen Drakkar.
refusal-LR-5-4 = Das Heer zieht in eine Nachbarregion, über Land oder deinen Drakkar.
refusal-LR-5-6 = Dort ist Loki. In seine Region darf kein Heer ziehen.
refusal-LR-5-9 = Dieses Meer liegt nicht neben deinem Drakkar.
refusal-LR-5-15 = Dort steht dein Held schon.
refusal-LR-6-14 = Dieser Marker ist schon verletzt.
refusal-LR-6-15 = Alle drei Marker dieses Helden sind verletzt.
refusal-LR-6-18 = Alle drei Marker deines Helden sind verletzt. Heile zuerst einen.
refusal-LR-6-20 = Dieser Marker ist nicht verletzt.
refusal-LR-7-2 = Dieses Heer hat schon den höchsten Wert, 6.
refusal-LR-7-20 = Eine solche Rune hast du nicht.
refusal-LR-8-17 = Diese Farbe ist vergeben.
refusal-LR-9-14 = An diesem Meer liegt keine Region, in der du landen könntest.
refusal-LR-9-15 = Du landest an deinem Drakkar, fern von Heeren und Markern anderer.
refusal-LR-11-2 = Du brauchst einen Priester in der Reserve und einen freien Platz am Monument; ein Priester je Schritt.
refusal-LR-11-11 = Auf dieser Schmiede liegt keine Rune, oder du hast in diesem Schritt schon eine genommen.
refusal-LR-12-2 = Dein Held ist in diesem Schritt schon gegangen, gefahren oder geheilt worden.
refusal-LR-13-2 = Deine Runenaktion ist verbraucht.
refusal-LR-13-3 = Das würde jetzt nichts ändern.
refusal-LR-13-5 = Die Rune, die das verlangt, hast du nicht.
refusal-LR-13-6 = Du hast nicht genug verschiedene Runen.
refusal-LR-13-9 = Loki ist nicht bei deinem Helden.
refusal-LR-13-10 = Dieses Ungeheuer ist nicht bei deinem Helden.
refusal-LR-13-11 = Diese Welt liegt nicht neben deinem Helden.
refusal-LR-13-14 = Dieses Ungeheuer gehorcht jemand anderem.
refusal-LR-13-17 = Nur eines deiner niedrigsten Attribute kann steigen, und keines über 6.
refusal-LR-14-2 = Du hast in diesem Schritt schon ein Heer geführt.
refusal-LR-14-3 = In diesem Schritt bietest du nur ein Heer auf, wenn keines von dir auf dem Plan ist, und nur einmal.
refusal-LR-14-7 = Ein Heer steigt in einer eigenen Region mit Siedlung, bis 6.
refusal-LR-14-8 = Dieses Heer kann weder ziehen noch steigen.
refusal-LR-14-10 = Du bietest an deinem Drakkar auf oder in einer eigenen Region mit Siedlung.
refusal-LR-14-13 = Alle deine Heere sind auf dem Plan.
refusal-LR-15-3 = Auf diesem Feld liegt dein Marker. Baue ein Monument, dann ist das Rad leer.
refusal-LR-15-11 = Der Bonus würde dir jetzt nichts bringen.
refusal-LR-16-1 = Alle deine Heere sind auf dem Plan.
refusal-LR-17-1 = Keines deiner Heere kann ziehen oder steigen.
refusal-LR-18-1 = Nichts davon ist dir jetzt möglich.
refusal-LR-18-2 = Das ist dir jetzt nicht möglich.
refusal-LR-18-8 = Dieses Heer steht nicht in einer eigenen Region mit Siedlung.
refusal-LR-19-1 = Du hältst keine Region mit Schrein, in der noch kein Tempel steht.
refusal-LR-19-2 = Ein Tempel braucht eine Region, die du hältst, mit Schrein und ohne Tempel.
refusal-LR-21-1 = Du kannst kein Ungeheuer wecken oder jagen.
refusal-LR-21-3 = Es ist keines zu wecken, oder dieses wurde gerade geweckt.
refusal-LR-21-5 = Dieses Ungeheuer gehorcht jemand anderem.
refusal-LR-21-6 = Dieses Ungeheuer ist nicht bei deinem Helden.
refusal-LR-21-8 = Loki jagst du, wo dein Held ihn trifft, und erst nach genug erschlagenen Ungeheuern: zwei, zu zweit eines.
refusal-LR-22-1 = In der Region steht ein anderer Held.
refusal-LR-22-2 = Diese Region hältst du schon.
refusal-LR-22-3 = Deine Stärke liegt unter der Bevölkerung der Region.
refusal-LR-22-5 = Deine Stärke liegt unter dem Wert der Heere dort.
refusal-LR-23-1 = Bauen kannst du, sobald ein Marker von dir auf dem Rad liegt.
refusal-LR-23-2 = Dieses Monument ist vollendet.
refusal-LR-25-9 = Ein Ungeheuer zieht in eine Nachbarregion, über Land.
refusal-LR-25-20 = Dieses Ungeheuer trägt nicht deinen Ring.
refusal-LR-25-22 = Dieses Ungeheuer trägt schon einen Ring.
refusal-LR-28-2 = Deine Hand kann dieses Feld jetzt nicht decken.
refusal-LR-28-7 = Dieses Feld ist gedeckt.
refusal-LR-31-2 = In dieser Region ist keine Schlacht.
refusal-LR-31-11 = Die Verluste dieser Karte könnten deine Heere nicht tragen.
refusal-LR-32-2 = Heere weichen in eine Nachbarregion, die du hältst.
refusal-LR-33-2 = Dieses Artefakt ist erschöpft. Geladen wird es, wenn jemand ein Monument baut.
refusal-LR-35-3 = Der Vorrat hat keine Rune dieser Art.
refusal-LR-35-7 = Alle Tempel sind gebaut.
refusal-LR-39-9 = Dieses Heer hat in der Schlacht nicht gekämpft.
refusal-LR-40-11 = Das Heer landet an deinem Drakkar, fern von Heeren und Markern anderer.
refusal-LR-41-26 = Dieses Heer hat den Wert 1 und sinkt nicht weiter.
refusal-LR-41-40 = Kein Verlust für ein Symbol, der entfallen könnte.
refusal-LR-42-24 = Der Marker sinkt, der am höchsten steht.
refusal-LR-43-13 = Der Angriff trifft Nachbarregionen, jede einmal.
refusal-LR-44-4 = Dort ist Loki schon.
refusal-LR-45-7 = Die Kette reicht bis in die Region deines Helden und die daneben.
refusal-LR-46-2 = Dieser Held ist zu weit weg.
refusal-LR-46-6 = Alle drei Marker dieses Helden sind verletzt.
refusal-LR-48-3 = Diese Region hältst du nicht.
refusal-LR-48-6 = Das Heer kommt in eine andere Region, die du hältst.
refusal-LR-49-5 = Dieses Heer hast du gerade aufgeboten.
refusal-LR-49-15 = Du bietest in einer eigenen Region mit Siedlung auf.
refusal-LR-49-30 = Dieses Ungeheuer ist nicht bei deinem Helden.
refusal-LR-49-36 = Das ist dein eigenes Heer.
refusal-LR-49-46 = Dort liegt kein Marker von dir.

## Was geschehen ist

event-colour = { $seat } spielt { $colour }.
event-forges = Auf { $forges } Schmieden liegen Runen.
event-boss-placed = { $boss } erscheint in { $region }.
event-event-drawn = Eine Karte wird aufgedeckt: { $card }.
event-monster-placed = { $monster } kommt nach { $region }.
event-draft = Die Heldenwahl beginnt mit { $starter-name }.
event-hero-kept = { $seat } führt { $card }.
event-origin-kept = Die Herkunft von { $seat }: { $card }.
event-drakkar-placed = Der Drakkar von { $seat } liegt hier: { $sea }.
event-landed = { $seat } landet mit { $card } in { $region }.
event-round = Runde { $round } beginnt.
event-turn = { $seat } ist am Zug.
event-shuffled = Die Ablage wird zum neuen Stapel: { $deck }.
event-control = { $before ->
    [one] { $seat } nimmt { $region } ein; bisher hielt es { $before-name }.
    [other] { $seat } nimmt { $region } ein; bisher hielt es { $before-name }.
   *[none] { $seat } nimmt { $region } ein.
}
event-land-held = { $seat } hält ganz { $land }: { $lands ->
        [one] ein Land
       *[other] { $lands } Länder
    } von { $needs }.
    .herald = { $land } in einer Hand
    .herald-line = { $seat } hält { $lands } von { $needs } Ländern.
event-priest-sent = { $seat } entsendet einen Priester zu { $monument }.
event-priests-gained = { $seat } erhält { $n ->
    [one] einen Priester
   *[other] { $n } Priester
}.
event-priests-returned = { $seat } gibt { $n ->
    [one] einen Priester
   *[other] { $n } Priester
} ab.
event-attribute-raised = { $seat }: { $attribute } steigt auf { $to }.
event-attribute-lowered = { $seat }: { $attribute } sinkt auf { $to }.
event-rune-forged = { $seat } nimmt { $rune } aus der Schmiede von { $region }.
event-rune-gained = { $seat } nimmt die Rune { $rune }.
event-rune-paid = { $seat } zahlt die Rune { $rune }.
event-rune-discarded = { $seat } gibt die Rune { $rune } ab.
event-cards-drawn = { $seat } zieht { $n ->
    [one] eine Kampfkarte
   *[other] { $n } Kampfkarten
}.
event-card-shown = { $seat } zeigt allen: { $card }.
event-card-discarded = { $seat } legt ab: { $card }.
event-walked = { $seat } führt { $card } nach { $region }.
event-hero-placed = { $card } wird nach { $region } versetzt.
event-sailed = { $seat } fährt zur See: { $sea }.
event-injured = Der Held von { $seat } wird verletzt: { $attribute }.
event-healed = { $seat } heilt eine Verletzung: { $attribute }.
event-rune-action = Die Runenaktion von { $seat }: { $action }.
event-allied = { $seat } verbündet sich mit { $realm }.
event-card-used = { $seat } nutzt { $card }.
event-artifact-exhausted = { $seat } erschöpft { $artifact }.
event-artifact-taken = { $before ->
    [one] { $artifact } geht von { $before-name } an { $seat }.
    [other] { $artifact } geht von { $before-name } an { $seat }.
   *[none] { $seat } nimmt { $artifact }.
}
event-artifact-lost = { $artifact } ist für immer verloren.
event-army-placed = { $seat } hat ein neues Heer mit Wert { $value } in { $region }.
event-army-raised = Das Heer von { $seat } in { $region } steigt auf { $value }.
event-army-lowered = Das Heer von { $seat } in { $region } sinkt von { $before } auf { $value }.
event-army-killed = Ein Heer von { $seat } wird in { $region } vernichtet.
event-army-moved = { $seat } führt ein Heer mit Wert { $value } von { $from } nach { $to }.
event-army-transferred = { $seat } versetzt ein Heer mit Wert { $value } von { $from } nach { $to }.
event-army-withdrawn = Ein Heer von { $seat } weicht von { $from } nach { $to }.
event-special = { $covered ->
    [one] Die Sonderaktion von { $seat }: { $action }, auf einem Marker von { $covered-name }.
    [other] Die Sonderaktion von { $seat }: { $action }, auf einem Marker von { $covered-name }.
   *[none] Die Sonderaktion von { $seat }: { $action }.
}
event-bonus-taken = { $seat } nimmt den Bonus von { $realm }.
event-marker-taken-back = { $seat } nimmt einen Marker zurück: { $action }.
event-temple-built = { $seat } baut einen Tempel in { $region }; { $left ->
    [0] es ist der letzte
    [one] einer ist noch übrig
   *[other] { $left } sind noch übrig
}.
event-blessings-offered = { $cards } Segen liegen offen; { $seat } wählt zuerst.
event-blessing-taken = { $seat } nimmt den Segen { $card }.
event-monument-built = { $seat } baut: { $monument } hat Stufe { $level }.
event-monument-complete = { $monument } ist vollendet.
    .herald = { $monument } ist vollendet
    .herald-line = { $seat } hat den letzten Stein gesetzt.
event-requisite-met = Ein Vorzeichen ist erfüllt: { $requisite }. { $fallen } von { $needs } bis Ragnarök.
    .herald = { $requisite }
    .herald-line = Ein Vorzeichen ist erfüllt, { $fallen } von { $needs } bis Ragnarök.
event-cleared = Priester und Marker gehen zurück, alle Artefakte werden geladen.
event-forges-filled = { $regions ->
    [0] Keine Schmiede wird gefüllt.
    [one] Eine Schmiede wird gefüllt.
   *[other] { $regions } Schmieden werden gefüllt.
}
event-runes-harvested = { $seat } nimmt die { $regions ->
    [one] Rune einer eigenen Schmiede
   *[other] Runen von { $regions } eigenen Schmieden
}.
event-ragnarok = Ragnarök beginnt. Alle haben einen letzten Zug, { $seat } zuletzt.
    .herald = Ragnarök beginnt
    .herald-line = Ein letzter Zug für alle, { $seat } zuletzt.
event-rolled = { $face ->
    [move] { $monster } erwacht; der Würfel sagt ziehen.
    [attack] { $monster } erwacht; der Würfel sagt angreifen.
   *[choice] { $monster } erwacht; der Würfel lässt die Wahl.
}
event-monster-moved = { $monster } zieht nach { $region }.
event-region-attack = { $monster } greift in { $region } an.
event-monster-bound = { $seat } bindet { $monster }.
event-monster-freed = { $seat } lässt { $monster } frei.
event-stomped = { $monster } zertrampelt ein Heer von { $seat }.
event-boss-strikes = { $what ->
    [hero] Loki schlägt den Helden von { $seat }.
   *[army] Loki schlägt ein Heer von { $seat }.
}
event-forge-emptied = Aus der Schmiede von { $region } geht die Rune { $rune } verloren.
event-wounded = { $seat } verwundet { $monster } in Feld { $slot }; { $left ->
    [0] kein Feld ist mehr frei
    [one] ein Feld ist noch frei
   *[other] { $left } Felder sind noch frei
}.
event-slain = { $seat } erschlägt { $monster }.
    .herald = { $monster } ist erschlagen
    .herald-line = { $seat } nimmt die Trophäe.
event-slayer-token = { $seat } hatte großen Anteil daran und nimmt einen Bezwingermarker.
event-hunt = { $seat } jagt { $foe }. { $side-name } kämpft für die Beute.
    .herald = { $seat } jagt { $foe }
    .herald-line = { $side-name } kämpft für die Beute.
event-attacks-drawn = { $seat } zieht { $n ->
    [one] einen Angriff
   *[other] { $n } Angriffe
}.
event-attack-played = { $seat } greift an: { $card }.
event-defended-with = { $seat } wehrt sich: { $card }.
event-attack-answered = { $answer ->
    [shield] Der Schild von { $seat } wehrt den Angriff ab.
    [ward] { $seat } wehrt den Angriff ab, mit { $value } gegen { $rage }.
   *[hit] Der Angriff trifft { $seat }: { $value } gegen { $rage }.
}
event-weak-spot = { $reached ->
    [true] { $seat } findet die Schwachstelle.
   *[false] { $seat } findet die Schwachstelle nicht.
}
event-attack-lost = { $seat } verliert einen Angriff: { $card }.
event-hunt-card = { $seat } schlägt zu: { $card }.
event-hunt-over = { $won ->
    [true] Die Jagd von { $seat } gelingt.
   *[false] Die Jagd von { $seat } scheitert; { $foe } lebt.
}
event-battle = Schlacht in { $region }: { $attacker-name } greift { $defender-name } an.
    .herald = Schlacht in { $region }
    .herald-line = { $attacker-name } greift { $defender-name } an.
event-card-played = { $seat } spielt { $card }.
event-passed = { $seat } passt.
event-battle-counted = { $region }: { $attacker-name } hat { $attack }, { $defender-name } { $defence }. { $winner-name } siegt.
    .herald = { $winner-name } siegt in { $region }
    .herald-line = { $attacker-name } { $attack }, { $defender-name } { $defence }
event-casualty-ignored = { $seat } lässt einen Verlust entfallen: { $what }.
event-battle-over = { $winner ->
    [one] Die Schlacht in { $region } ist vorbei.
    [other] Die Schlacht in { $region } ist vorbei.
   *[none] In { $region } ist kein Angreifer mehr; die Schlacht entfällt.
}
event-ended = { $ending ->
    [jarl] { $winner-name } hält drei ganze Länder und ist Großjarl.
    [gothi] { $winner-name } hält genug Tempel und ist Großgode.
    [slayer] { $winner-name } hat Loki erschlagen.
    [surtur] Kein Ödnismarker ist übrig: Surtur ist gekommen, und sein Gefolge hat gewonnen.
   *[ragnarok] Die Welt endet. { $winner-name } zählt am meisten um Yggdrasil.
}
    .herald = { $winner-name } gewinnt
    .herald-line = { $ending ->
        [jarl] Als Großjarl, mit drei ganzen Ländern
        [gothi] Als Großgode, mit den Tempeln des Landes
        [slayer] Als Bezwinger Lokis
        [surtur] Surtur ist gekommen
       *[ragnarok] Mit der höchsten Zahl um Yggdrasil
    }

## Überschriften der Saga

heading-draft = Die Heldenwahl
heading-round = Runde { $round }
heading-turn = Der Zug von { $seat }
heading-ragnarok = Ragnarök

## Wie eine Partie endet

ending-jarl = Großjarl: drei ganze Länder sind in einer Hand.
ending-gothi = Großgode: eine Hand hält die Tempel.
ending-slayer = Loki ist erschlagen.
ending-ragnarok = Ragnarök: Wer die meisten Regionen um Yggdrasil hält, gewinnt; bei Gleichstand, wessen letzter Zug früher war.
    .ruled = Ragnarök: Es zählen Regionen um Yggdrasil, für Surturs Gefolge auch jeder Ödnismarker, und bei Gleichstand gewinnt das Gefolge.
ending-resigned = Jemand hat aufgegeben.

## Was ein Tisch einstellt

option-temple-side = Tempelleiste
    .help = Seite A hat zwei Segenswahlen und ist gut für die erste Partie; Seite B hat drei.
choice-temple-side-a = Seite A
choice-temple-side-b = Seite B

## Namen

verb-exhaust = { $ref } erschöpfen
verb-control = { $ref } binden
verb-activate = { $ref } wecken
verb-wound = { $ref } verwunden
seat-0 = wer auf Platz 1 sitzt
seat-1 = wer auf Platz 2 sitzt
seat-2 = wer auf Platz 3 sitzt
seat-3 = wer auf Platz 4 sitzt
hero-0 = der Held von Platz 1
hero-1 = der Held von Platz 2
hero-2 = der Held von Platz 3
hero-3 = der Held von Platz 4
colour-red = Rot
colour-blue = Blau
colour-white = Weiß
colour-green = Grün
attribute-authority = Autorität
attribute-might = Stärke
attribute-wisdom = Weisheit
rune-uruz = Uruz
rune-othala = Othala
rune-algiz = Algiz
god-odin = Odin
god-thor = Thor
god-freya = Freya
monument-odin = Odins Monument
    .short = Odin
monument-thor = Thors Monument
    .short = Thor
monument-freya = Freyas Monument
    .short = Freya
land-halogaland = Hålogaland
land-trondelag = Trøndelag
land-svealand = Svealand
land-gautland = Götaland
land-jutland = Jütland
land-rogaland = Rogaland
region-1 = Lofoten
region-2 = Salten
region-3 = Namdal
region-4 = Vestfjord
region-5 = Nidaros
region-6 = Jämtland
region-7 = Dovre
region-8 = Tiundaland
region-9 = Hälsingland
region-10 = Uppsala
region-11 = Gotland
region-12 = Öland
region-13 = Vättern
region-14 = Schonen
region-15 = Haithabu
region-16 = Seeland
region-17 = Jelling
region-18 = Agder
region-19 = Hordaland
region-20 = Sogn
region-21 = Valdres
sea-n = Frostmeer
sea-ne = Bernsteinmeer
sea-e = Ráns Meer
sea-s = Schlangenmeer
sea-sw = Walstraße
sea-w = Ägirs Tiefe
sea-nw = Nebelmeer
sea-se = Ráns Meer
forge-2 = Schmiede von Salten
forge-6 = Schmiede von Jämtland
forge-10 = Schmiede von Uppsala
forge-12 = Schmiede von Öland
forge-17 = Schmiede von Jelling
forge-20 = Schmiede von Sogn
realm-muspelheim = Muspelheim
realm-jotunheim = Jotunheim
realm-niflheim = Niflheim
realm-vanaheim = Vanaheim
realm-alfheim = Alfheim
realm-svartalfheim = Svartalfheim
action-monsters = Ungeheuer
    .short = Ungeheuer
action-build-temple = Tempel bauen
    .short = Tempel
action-prepare = Vorbereiten
    .short = Vorbereiten
action-mobilize = Mobilmachen
    .short = Mobilmachen
action-reinforce = Aufgebot
    .short = Aufgebot
action-usurp = Usurpieren
    .short = Usurpieren
action-build-monument = Monument bauen
    .short = Monument
rite-boss = Loki wecken
rite-control = Ungeheuer binden
rite-alliance = Bündnis schließen
rite-raise = Heer verstärken
rite-activate = Ungeheuer wecken
rite-card = Eine Kampfkarte ziehen
rite-hero = Held versetzen
rite-attribute = Attribut steigern
rite-cards = Zwei Kampfkarten ziehen
monster-jotunn = Jötunn
monster-troll = Troll
monster-draugr = Draugr
monster-fafnir = Fafnir
monster-garm = Garm
monster-nidhogg = Nidhöggr
boss-loki = Loki
symbol-spear = Speer
symbol-bow = Bogen
symbol-sword = Schwert
symbol-axe = Axt
symbol-hammer = Hammer
symbol-shield = Schild
artifact-frost-maul = Frosthammer
artifact-troll-heart = Trollherz
artifact-barrow-crown = Hügelkrone
artifact-andvaranaut = Andvaranaut
artifact-gnipa-chain = Kette von Gnipa
artifact-root-fang = Zahn des Wurzelnagers
    .short = Wurzelzahn
artifact-gungnir = Gungnir
artifact-mjolnir = Mjölnir
artifact-falcon-cloak = Falkenkleid
requisite-lands-3 = Zwei Länder
requisite-temples-3 = Viele Tempel
requisite-slayer-3 = Erschlagene Ungeheuer
requisite-monument-3 = Ein vollendetes Monument
requisite-realms-3 = Vier Bündnisse
requisite-lands-2 = Zwei Länder
requisite-temples-2 = Viele Tempel
requisite-slayer-2 = Erschlagene Ungeheuer
requisite-monument-2 = Ein vollendetes Monument
requisite-realms-2 = Vier Bündnisse
deck-combat = Kampfkarten
deck-event = Ereignisse
deck-blessing = Segen
deck-attack = Angriffe
step-prayer = Gebet
step-hero = Held
step-runes = Runenaktion
    .short = Runen
step-maneuvers = Manöver
step-special = Sonderaktion
    .short = Sonder
way-jarl = Großjarl
    .text = Halte alle Regionen von { $n } Ländern.
way-gothi = Großgode
    .text = Halte { $n } Regionen mit Tempel.
way-slayer = Bezwinger Lokis
    .text = Erschlage Loki; dafür brauchst du { $n } { $n ->
        [one] erschlagenes
       *[other] erschlagene
    } Ungeheuer.
way-ragnarok = Ragnarök
    .text = Sind { $n } Vorzeichen erfüllt, haben alle einen letzten Zug. Dann gewinnen die meisten Regionen um Yggdrasil.
kind-drakkar = Drakkar
kind-army = Heer mit Wert { $third } in { $second ->
    [1] { region-1 }
    [2] { region-2 }
    [3] { region-3 }
    [4] { region-4 }
    [5] { region-5 }
    [6] { region-6 }
    [7] { region-7 }
    [8] { region-8 }
    [9] { region-9 }
    [10] { region-10 }
    [11] { region-11 }
    [12] { region-12 }
    [13] { region-13 }
    [14] { region-14 }
    [15] { region-15 }
    [16] { region-16 }
    [17] { region-17 }
    [18] { region-18 }
    [19] { region-19 }
    [20] { region-20 }
   *[21] { region-21 }
}
kind-wound = { $first ->
    [jotunn] { monster-jotunn }
    [troll] { monster-troll }
    [draugr] { monster-draugr }
    [fafnir] { monster-fafnir }
    [garm] { monster-garm }
    [nidhogg] { monster-nidhogg }
   *[loki] { boss-loki }
}, Feld { $second }

## Karten

card-kind-combat = Kampfkarte
card-kind-event = Ereignis
card-kind-attack = Angriff
card-kind-hero = Held
card-kind-origin = Herkunft
card-kind-blessing-odin = Segen Odins
card-kind-blessing-thor = Segen Thors
card-kind-blessing-freya = Segen Freyas
card-kind-artifact = Artefakt

card-spear = Speer
    .kind = { card-kind-combat }
card-spear-wall = Speerwall
    .kind = { card-kind-combat }
card-bow = Bogen
    .kind = { card-kind-combat }
card-hunting-bow = Jagdbogen
    .kind = { card-kind-combat }
card-sword = Schwert
    .kind = { card-kind-combat }
card-twin-blades = Zwillingsklingen
    .kind = { card-kind-combat }
card-axe = Axt
    .kind = { card-kind-combat }
card-bearded-axe = Bartaxt
    .kind = { card-kind-combat }
card-hammer = Hammer
    .kind = { card-kind-combat }
card-dwarven-hammer = Zwergenhammer
    .kind = { card-kind-combat }
card-shield = Schild
    .kind = { card-kind-combat }
card-round-shield = Rundschild
    .kind = { card-kind-combat }
card-claw-1 = Klauenhieb
    .kind = { card-kind-attack }
card-claw-2 = Klauenhieb
    .kind = { card-kind-attack }
card-claw-3 = Klauenhieb
    .kind = { card-kind-attack }
card-blow-1 = Zermalmender Schlag
    .kind = { card-kind-attack }
card-blow-2 = Zermalmender Schlag
    .kind = { card-kind-attack }
card-frenzy-1 = Raserei
    .kind = { card-kind-attack }
card-frenzy-2 = Raserei
    .kind = { card-kind-attack }
card-lunge = Jäher Sprung
    .kind = { card-kind-attack }
card-special-1 = Sonderangriff
    .kind = { card-kind-attack }
card-special-2 = Sonderangriff
    .kind = { card-kind-attack }
card-special-3 = Sonderangriff
    .kind = { card-kind-attack }
card-shake-off = Abschütteln
    .kind = { card-kind-attack }
card-roar = Furchtbares Brüllen
    .kind = { card-kind-attack }
card-fangs = Giftzähne
    .kind = { card-kind-attack }
card-event-1 = Ereignis 1, Lofoten
    .kind = { card-kind-event }
card-event-2 = Ereignis 2, Salten
    .kind = { card-kind-event }
card-event-3 = Ereignis 3, Namdal
    .kind = { card-kind-event }
card-event-4 = Ereignis 4, Vestfjord
    .kind = { card-kind-event }
card-event-5 = Ereignis 5, Nidaros
    .kind = { card-kind-event }
card-event-6 = Ereignis 6, Jämtland
    .kind = { card-kind-event }
card-event-7 = Ereignis 7, Dovre
    .kind = { card-kind-event }
card-event-8 = Ereignis 8, Tiundaland
    .kind = { card-kind-event }
card-event-9 = Ereignis 9, Hälsingland
    .kind = { card-kind-event }
card-event-10 = Ereignis 10, Uppsala
    .kind = { card-kind-event }
card-event-11 = Ereignis 11, Gotland
    .kind = { card-kind-event }
card-event-12 = Ereignis 12, Öland
    .kind = { card-kind-event }
card-event-13 = Ereignis 13, Vättern
    .kind = { card-kind-event }
card-event-14 = Ereignis 14, Schonen
    .kind = { card-kind-event }
card-event-15 = Ereignis 15, Haithabu
    .kind = { card-kind-event }
card-event-16 = Ereignis 16, Seeland
    .kind = { card-kind-event }
card-event-17 = Ereignis 17, Jelling
    .kind = { card-kind-event }
card-event-18 = Ereignis 18, Agder
    .kind = { card-kind-event }
card-event-19 = Ereignis 19, Hordaland
    .kind = { card-kind-event }
card-event-20 = Ereignis 20, Sogn
    .kind = { card-kind-event }
card-event-21 = Ereignis 21, Valdres
    .kind = { card-kind-event }
card-shield-oath = Schildeid
    .kind = { card-kind-blessing-odin }
card-raven-banner = Rabenbanner
    .kind = { card-kind-blessing-odin }
card-einherjar-levy = Aufgebot der Einherjar
    .kind = { card-kind-blessing-odin }
card-jarls-retinue = Gefolge des Jarls
    .kind = { card-kind-blessing-odin }
card-forced-march = Gewaltmarsch
    .kind = { card-kind-blessing-odin }
card-veteran-hird = Alte Hird
    .kind = { card-kind-blessing-odin }
card-willing-thralls = Willige Knechte
    .kind = { card-kind-blessing-odin }
card-chosen-of-valkyries = Erwählt von Walküren
    .kind = { card-kind-blessing-odin }
card-war-muster = Heerschau
    .kind = { card-kind-blessing-odin }
card-hall-guard = Hallenwache
    .kind = { card-kind-blessing-odin }
card-spoils-of-odin = Beute für Allvater
    .kind = { card-kind-blessing-odin }
card-master-of-hosts = Herr der Scharen
    .kind = { card-kind-blessing-odin }
card-hunters-eye = Auge des Jägers
    .kind = { card-kind-blessing-thor }
card-storm-vigour = Kraft des Sturms
    .kind = { card-kind-blessing-thor }
card-thunder-charge = Donnerschlag
    .kind = { card-kind-blessing-thor }
card-iron-gloves = Eisenhandschuhe
    .kind = { card-kind-blessing-thor }
card-belt-of-strength = Kraftgürtel
    .kind = { card-kind-blessing-thor }
card-feast-of-goats = Festmahl der Böcke
    .kind = { card-kind-blessing-thor }
card-trophy-taker = Trophäensammler
    .kind = { card-kind-blessing-thor }
card-monster-lore = Ungeheuerkunde
    .kind = { card-kind-blessing-thor }
card-berserker-blood = Berserkerblut
    .kind = { card-kind-blessing-thor }
card-beast-tamer = Bändiger
    .kind = { card-kind-blessing-thor }
card-giants-bane = Riesentöter
    .kind = { card-kind-blessing-thor }
card-thunderclap = Donnerhall
    .kind = { card-kind-blessing-thor }
card-seidr-weaver = Seidr-Weberin
    .kind = { card-kind-blessing-freya }
card-rune-carver = Runenritzer
    .kind = { card-kind-blessing-freya }
card-wings-of-the-hawk = Habichtsschwingen
    .kind = { card-kind-blessing-freya }
card-glamour = Blendwerk der Wanen
    .kind = { card-kind-blessing-freya }
card-wind-caller = Windrufer
    .kind = { card-kind-blessing-freya }
card-healing-song = Heilgesang
    .kind = { card-kind-blessing-freya }
card-bargain-of-norns = Handel mit den Nornen
    .kind = { card-kind-blessing-freya }
card-harvest-of-songs = Ernte der Lieder
    .kind = { card-kind-blessing-freya }
card-temple-tithe = Tempelzehnt
    .kind = { card-kind-blessing-freya }
card-friend-of-realms = Freund der Welten
    .kind = { card-kind-blessing-freya }
card-vanir-pact = Pakt der Wanen
    .kind = { card-kind-blessing-freya }
card-golden-tears = Goldene Tränen
    .kind = { card-kind-blessing-freya }
card-ragnar = Ragnar
    .kind = { card-kind-hero }
    .title = der Häuptling
card-aslaug = Aslaug
    .kind = { card-kind-hero }
    .title = die Völva
card-snorri = Snorri
    .kind = { card-kind-hero }
    .title = der Skalde
card-lagertha = Lagertha
    .kind = { card-kind-hero }
    .title = die Schildmaid
card-beowulf = Beowulf
    .kind = { card-kind-hero }
    .title = der Berserker
card-odinsson = Odinssohn / Odinstochter
    .kind = { card-kind-origin }
    .short = Odinssohn
card-thorsson = Thorssohn / Thorstochter
    .kind = { card-kind-origin }
    .short = Thorssohn
card-freyasson = Freyasohn / Freyatochter
    .kind = { card-kind-origin }
    .short = Freyasohn
card-tyrsson = Tyrssohn / Tyrstochter
    .kind = { card-kind-origin }
    .short = Tyrssohn
card-lokisson = Lokissohn / Lokistochter
    .kind = { card-kind-origin }
    .short = Lokissohn
card-njordsson = Njordssohn / Njordstochter
    .kind = { card-kind-origin }
    .short = Njordssohn

## Was Karten, Tafeln und Götter tun, ein Satz für jedes ihrer Worte

words-and = { $first } und { $last }
words-or = { $first } oder { $last }
words-may = wenn du willst, { $effects }
words-pay = wenn du willst, { $price }, dann { $effects }
words-pay-only = wenn du willst, { $price }
price-cards = wirf { $n ->
        [one] 1 Kampfkarte
       *[other] { $n } Kampfkarten
    } ab
price-priests = gib { $n ->
        [one] 1 Priester
       *[other] { $n } Priester
    } ab
price-injuries = füge deinem Helden { $n ->
        [one] 1 Verletzung
       *[other] { $n } Verletzungen
    } zu
moment-gained = beim Erhalt
moment-prayer-step = in deinem Gebet
moment-hero-step = in deinem Heldenschritt
moment-hero-step-edge = am Anfang oder Ende deines Heldenschritts
moment-rune-step-begins = vor deiner Runenaktion
moment-maneuvers-step = in deinem Manöverschritt
moment-before-special-action = in deinem Zug, vor der Sonderaktion
moment-hero-moved = nach dem Weg deines Helden im Heldenschritt
moment-rune-forged = nach einer Rune aus einer Schmiede
moment-alliance-formed = bei jedem Bündnis, das du schließt
moment-realm-bonus-taken = nach dem Bonus einer Welt
moment-control-taken = nach der Einnahme einer Region
moment-reinforced = nach dem Aufgebot
moment-monument-built-by-another = nach dem Monumentbau durch andere
moment-injury-coming = vor einer Verletzung deines Helden
moment-injury-dealt = nach jeder Verletzung deines Helden
moment-army-killed = nach der Vernichtung eines deiner Heere
moment-battle-begins = vor einer Schlacht
moment-battle-counted = beim Zählen der Schlachtwerte
moment-battle-won = nach einer gewonnenen Schlacht
moment-hunt-begins = zu Beginn deiner Jagd
moment-hero-round-begins = zu Beginn einer Heldenrunde
moment-reward-gained = nach einer Belohnung in deiner Jagd
when-attacker = im Angriff
when-defender = in der Verteidigung
when-hero-region = in der Region deines Helden
when-hero-land = im Land deines Helden
when-temple = wo ein Tempel steht
when-settlement = wo eine Siedlung liegt
when-fought = nach einer Schlacht dort
when-not-fought = ohne Schlacht dort
when-outnumbers = mit mehr Heeren dort als die Gegenseite
once-step = einmal im Schritt
once-turn = einmal je Zug
once-battle = einmal je Schlacht
once-hunt = einmal je Jagd
once-effect = einmal je Schlacht oder Wirkung
in-battle = Schlacht
in-hunt = Jagd
word-draw-cards = ziehe { $n ->
        [one] 1 Kampfkarte
       *[other] { $n } Kampfkarten
    }
word-gain-runes = nimm { $n ->
        [one] 1 Rune
       *[other] { $n } Runen
    }
word-gain-priests = nimm { $n ->
        [one] 1 Priester
       *[other] { $n } Priester
    }
word-heal = heile { $n ->
        [one] 1 Verletzung
       *[other] bis zu { $n } Verletzungen
    }
word-sail = fahre mit deinem Drakkar { $n ->
        [one] 1 Meer
       *[other] bis zu { $n } Meere
    } weit
word-raise-attribute = erhöhe { $attribute ->
        [authority] { attribute-authority }
        [might] { attribute-might }
       *[wisdom] { attribute-wisdom }
    } um { $n }
word-raise-lowest = erhöhe eines deiner niedrigsten Attribute um { $n }
word-raise-armies = { $which ->
        [settled] verstärke eines deiner Heere in einer eigenen Siedlung um { $n }
        [starting] verstärke eines deiner Startheere um { $n }
        [other] verstärke ein anderes deiner Heere um { $n }
        [survivor] verstärke eines deiner Heere, die dort kämpften, um { $n }
       *[any] { $n ->
            [one] verstärke eines deiner Heere um 1
           *[other] verstärke deine Heere um insgesamt { $n }
        }
    }
word-recruit = { $where ->
        [own] biete in einer eigenen Region ein Heer mit Wert { $value } auf
        [own_settlement] biete in einer eigenen Region mit Siedlung ein Heer mit Wert { $value } auf
       *[recruiting] biete ein Heer mit dem Wert deiner Autorität auf
    }
word-place-hero = versetze deinen Helden in eine beliebige andere Region
word-place-army = stelle an deinem Drakkar ein weiteres Heer mit Wert { $value } auf
word-transfer-army = versetze eines deiner Heere in eine andere eigene Region
word-form-alliance = { $adjacent ->
        [true] verbünde dich mit einer Welt neben deinem Helden
       *[false] verbünde dich mit einer beliebigen Welt
    }
word-take-first-turn = nimm den ersten Zug
word-take-back-marker = nimm einen deiner Marker vom Rad
word-control-monster = { $reach ->
        [0] binde ein freies Ungeheuer bei deinem Helden
       *[other] binde ein freies Ungeheuer bei deinem Helden oder in der Region daneben
    }
word-activate-monster = wecke ein freies oder eigenes Ungeheuer
word-activate-boss = wecke Loki, wenn er bei deinem Helden ist
word-wound = { $whom ->
        [hunted] { $boss ->
            [true] füge der Beute auf einem beliebigen Feld 1 Wunde zu
           *[false] füge dem gejagten Ungeheuer, nicht Loki, auf einem beliebigen Feld 1 Wunde zu
        }
        [hero_region] füge einem Ungeheuer bei deinem Helden 1 Wunde zu
       *[board] füge einem Ungeheuer auf dem Plan 1 Wunde zu
    }
word-lower-army = { $every ->
        [true] jedes Heer dort sinkt um { $n }
       *[false] { $whose ->
            [others] schwäche ein fremdes Heer um { $n }
            [opposing] { $least ->
                [0] schwäche ein gegnerisches Heer um { $n }
               *[other] schwäche ein gegnerisches Heer um { $n }, aber nicht unter { $least }
            }
           *[any] ein Heer dort sinkt um { $n }
        }
    }
word-lower-army-near = { $here ->
        [true] ein Heer dort und eines in { $regions ->
            [one] einer Nachbarregion
           *[other] je { $regions } Nachbarregionen
        } sinken um { $n }
       *[false] je ein Heer in { $fewer ->
            [true] bis zu { $regions }
           *[false] { $regions }
        } Nachbarregionen sinkt um { $n }
    }
word-injure = { $whom ->
        [near] füge einem fremden Helden bei deinem oder in der Region daneben { $n ->
            [one] 1 Verletzung
           *[other] { $n } Verletzungen
        } zu
        [here] jeder Held dort erleidet { $n ->
            [one] 1 Verletzung
           *[other] { $n } Verletzungen
        }
       *[hunter] der jagende Held erleidet { $n ->
            [one] 1 Verletzung
           *[other] { $n } Verletzungen
        }
    }
word-withdraw = alle Heere dort müssen weichen
word-discard-cards = { $how ->
        [highest] wer jagt, wirft { $n ->
            [one] die Kampfkarte
           *[other] die { $n } Kampfkarten
        } mit dem höchsten Wert ab
        [shown] wer jagt, zeigt die Hand, und die Seite des Ungeheuers wirft { $n ->
            [one] 1 Karte daraus
           *[other] { $n } Karten daraus
        } ab
       *[random] { $who ->
            [present] wer dort ein Heer oder den Helden hat, wirft zufällig { $n ->
                [one] 1 Kampfkarte
               *[other] { $n } Kampfkarten
            } ab
           *[hunter] wer jagt, wirft zufällig { $n ->
                [one] 1 Kampfkarte
               *[other] { $n } Kampfkarten
            } ab
        }
    }
word-forfeit = { $what ->
        [runes] wer jagt, gibt { $n ->
            [one] 1 Rune
           *[other] { $n } Runen
        } ab und erleidet für jede fehlende { $injuries ->
            [one] 1 Verletzung
           *[other] { $injuries } Verletzungen
        }
       *[cards] wer jagt, gibt { $n ->
            [one] 1 Kampfkarte
           *[other] { $n } Kampfkarten
        } ab und erleidet für jede fehlende { $injuries ->
            [one] 1 Verletzung
           *[other] { $injuries } Verletzungen
        }
    }
word-discard-to-wisdom = wer jagt, wirft Kampfkarten ab, bis so viele bleiben wie Weisheit; sind es schon so wenige, erleidet der Held { $injuries ->
        [one] 1 Verletzung
       *[other] { $injuries } Verletzungen
    }
word-lower-highest = das höchste Attribut des jagenden Helden sinkt um { $n }
word-empty-forge = eine Rune auf der Schmiede dort kommt in den Vorrat
word-place-boss = er wird in eine beliebige andere Region versetzt
word-strike-one = dann darf ein Heer dort um { $n } sinken oder ein Held dort { $n ->
        [one] 1 Verletzung
       *[other] { $n } Verletzungen
    } erleiden
word-battle-value = { $each ->
        [own_army] +{ $n } Schlachtwert für jedes deiner Heere dort
        [later_card] +{ $n } Schlachtwert für jede Karte nach deiner ersten
        [adjacent_region_with_own_army] +{ $n } Schlachtwert für jede Nachbarregion mit einem deiner Heere, höchstens { $at_most } Regionen
       *[none] +{ $n } Schlachtwert
    }
word-card-value = die Karte hat den Wert { $n }
word-win-tie = du gewinnst bei Gleichstand
word-more-casualties = wenn du gewinnst, nimmt jedes unterlegene Heer { $n ->
        [one] 1 Verlust
       *[other] { $n } Verluste
    } mehr
word-ignore-casualty = { $n ->
        [one] 1 Verlust deiner Heere entfällt
       *[other] { $n } Verluste deiner Heere entfallen
    }
word-ignore-symbols = { $on ->
        [first] die Verlustsymbole auf deiner ersten Karte einer Schlacht entfallen
       *[another] { $n ->
            [one] 1 Verlustsymbol auf einer anderen deiner Karten entfällt
           *[other] { $n } Verlustsymbole auf einer anderen deiner Karten entfallen
        }
    }
word-pair = mit einer zweiten Karte ihres Symbols verwundet sie jedes Feld
word-serves = sie darf ein Feld mit { $symbols } verwunden
word-serves-any = sie darf jedes Feld verwunden
word-any-symbol = einmal je Jagd zählt eine deiner Karten ohne Schild als beliebige Waffe
word-defends = sie wehrt allein einen Angriff ab, gegen den Schilde helfen, und verwundet nie
word-rage = der nächste Angriff hat { $change } Wut
word-discard-attack = die Seite des Ungeheuers verliert zufällig { $n ->
        [one] 1 Angriff
       *[other] { $n } Angriffe
    }, wenn ihr einer bleibt
word-monster-draws = die Seite des Ungeheuers zieht { $n ->
        [one] 1 Angriff
       *[other] { $n } Angriffe
    } mehr
word-round-limit-cards = in der nächsten Heldenrunde spielt, wer jagt, höchstens { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
word-round-limit-wounds = in der nächsten Heldenrunde schlägt, wer jagt, höchstens { $n ->
        [one] 1 Wunde
       *[other] { $n } Wunden
    }
word-special-attack = der Sonderangriff der Beute
word-end-hunt = die Jagd scheitert sofort
word-more = { $rule ->
        [army_move] in deinem Manöverschritt zieht ein Heer { $n ->
            [one] 1 Region
           *[other] { $n } Regionen
        } weiter
        [defence] wenn du mit einer Karte abwehrst, zählt die Summe { $change }
        [hero_move] dein Held geht im Heldenschritt { $n ->
            [one] 1 Region
           *[other] { $n } Regionen
        } weiter
        [population] für dich zählt die Bevölkerung neutraler Regionen { $change }, aber mindestens { $least }
        [prepare_options] beim Vorbereiten wählst du { $n ->
            [one] einmal
           *[other] { $n } Mal
        } öfter
        [rune_limit] du darfst { $n } Runen mehr haben
        [temple_priests] Tempel bauen bringt dir { $n } Priester mehr
        [usurp_army] ein Heer, das du beim Usurpieren aufbietest, hat { $change } Wert
       *[usurp_might] beim Usurpieren zählt deine Stärke { $change }
    }
word-pay-any-rune = einfache Runenaktionen für 1 Rune kosten dich eine Rune beliebiger Art
word-move-and-attack = ein eigenes Ungeheuer, das geweckt wird, darf ziehen und dann angreifen
word-allied-nearby = für ihren Bonus gelten Welten neben deinem Helden als mit dir verbündet
word-prevent-injury = sie entfällt
word-rune-action = { $runes ->
        [1] Runenaktion für 1 beliebige Rune
        [2] Runenaktion für 2 verschiedene Runen
       *[3] Runenaktion für 1 Rune jeder Art
    }
rite-price = { $runes ->
        [1] 1 Rune seiner Art
        [2] 2 verschiedene Runen
       *[3] 1 Rune jeder Art
    }
says-artifact = erschöpfe es { $moment }
says-no-effect = Keine eigene Wirkung.
says-no-shield = Schilde helfen nicht.
says-god = Ein Priester erhöht { $attribute } um 1.
says-level = Stufe { $level }: { $effects }
says-level-nothing = Stufe { $level }: nichts weiter.
says-event = Ein Ungeheuer der Rune { $place } kommt nach { $region }. Dann erwachen die Ungeheuer der Rune { $first } und die der Rune { $second }.
says-event-boss = Ein Ungeheuer der Rune { $place } kommt nach { $region }. Dann erwachen die Ungeheuer der Rune { $first }, die der Rune { $second } und Loki.
says-region-attack = Regionsangriff: { $effects }
says-special-attack = Sonderangriff: { $effects }
says-activation = Geweckt: { $effects }
says-bars-armies = In seine Region darf kein Heer ziehen.
reward-realm = ein Bündnis
reward-priest = ein Priester
reward-army = ein Heer steigt
reward-rune = eine Rune
says-slot = { $symbol }: { $reward }
counts-lands = Jemand hält { $n } ganze Länder.
counts-temples = Jemand hält { $n } Regionen mit Tempel.
counts-slain = Jemand hat { $n ->
        [one] ein Ungeheuer
       *[other] { $n } Ungeheuer
    } erschlagen.
counts-monument-level = Ein Monument hat Stufe { $n }.
counts-alliances = Jemand hat { $n } Bündnisse.

## The map and the panels

board-label = Die Insel um Yggdrasil
phase = Zug { $turn } · { $step }
phase-setup = Aufbau
phase-draft = Heldenwahl
phase-play = { $turn ->
    [0] Der erste Zug
   *[other] Zug { $turn }
}
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
    [one] 1 Heer in Reserve
   *[other] { $count } Heere in Reserve
    }
scene-priests = { $count ->
    [one] 1 Priester
   *[other] { $count } Priester
    }
scene-ways = { $name }: die Wege zum Sieg
scene-way-jarl = Großjarl: { $has } von { $needs } Ländern
    .short = Jarl
scene-way-gothi = Großgode: { $has } von { $needs } Tempeln
    .short = Gode
scene-way-slayer = Bezwinger: { $has } von { $needs } Ungeheuern erschlagen, dann Loki: { $boss } von { $all } Wunden
    .short = Jäger
scene-winning = Könnte nächsten Zug siegen: { $way }
scene-winning-who = { $name } könnte siegen: { $way }
scene-hand = { $count ->
    [0] Deine Hand ist leer
    [one] Deine Hand: 1 Karte
   *[other] Deine Hand: { $count } Karten
    }
scene-no-cards = Keine Kampfkarten
scene-tray = Vor dir: Held, Artefakte, Segen
scene-piles = Was offen liegt
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
    .help = Nur du siehst diese Tafeln. Was du liegen lässt, geht zurück.
scene-draft-origin = Wähle deine Herkunft
    .help = Ihr Bonus kommt einmal, bei der Landung.{ $first ->
    [0] {""}
   *[other] {" "}Wer Odinssohn behält, beginnt.
    }
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
    .short = Rad
scene-wheel-free = frei
scene-lands = Länder
scene-land = { $land } { $has } von { $of }
scene-alliances = Bündnisse
scene-slain = Erschlagen
scene-slayers = { $count ->
    [one] 1 Bezwingermarker
   *[other] { $count } Bezwingermarker
    }
scene-none = keine
scene-exhausted = erschöpft
line-jarl = ganze Länder
line-gothi = Tempel
line-slayer = Ungeheuer erschlagen
line-around = Regionen um Yggdrasil
line-ashes = für Ödnis gezählt
unit-cards = Kampfkarten
unit-priests = Priester
unit-pool = Heere in Reserve
unit-regions = Regionen
forecast-change = { $what } { $from } auf { $to }
forecast-open = dann ist es offen
forecast-end = die Partie endet
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
slip-none = keine Wirkung
slip-at = bei Sieg { $what }
slip-draw-cards = ziehe { $n }
slip-card-value = { $n } als Verteidiger
slip-battle-value = { $when ->
    [attacker] +{ $n } im Angriff
    [defender] +{ $n } in Abwehr
    [outnumbers] +{ $n } bei mehr
   *[none] +{ $n } je Region
    }
slip-lower-army = ihr Heer −{ $n }
slip-more-casualties = +{ $n } Verlust
slip-ignore-symbols = ein Symbol weniger
slip-ignore-casualty = wehrt { $n } ab
omen-lands = { $n } ganze Länder
omen-temples = { $n } Tempel in einer Hand
omen-slain = { $n ->
    [one] Ein Ungeheuer erschlagen
   *[other] { $n } Ungeheuer erschlagen
    }
omen-monument-level = Ein vollendetes Monument
omen-alliances = { $n } Welten verbündet
does-monsters = Wecke Ungeheuer oder geh auf die Jagd.
does-build-temple = Baue einen Tempel auf einem eigenen Schrein, mit Priester.
does-prepare = Zwei von: heilen, Karte ziehen, Rune nehmen, Heer verstärken.
does-mobilize = Deine Heere ziehen oder wachsen, eines nach dem anderen.
does-reinforce = Biete ein Heer auf.
does-usurp = Die Region des Helden fällt seiner Stärke zu.
does-build-monument = Ein Monument wächst, alle Marker verlassen das Rad.
symbol-settlement = Siedlung
symbol-shrine = Schrein
symbol-temple = Tempel
describe-you = du
describe-hero = Held
describe-army = Heer mit Wert { $value }
describe-armies = { $count ->
    [one] Heer mit Wert { $values }
   *[other] Heere mit den Werten { $values }
    }
describe-party = { $name }: { $pieces }
describe-bound = { $foe }, gebunden von { $name }
describe-people = Bevölkerung { $n }
describe-controlled = { $whose ->
    [own] deine Region
   *[other] unter { $name }
    }
describe-forge = Schmiede mit Rune: { $rune }
describe-forge-empty = Schmiede für { $rune }, leer
describe-monument-here = Monument von { $god }
describe-drakkars = { $count ->
    [one] Drakkar von { $names }
   *[other] Drakkare von { $names }
    }
describe-joins = verbindet { $places }
describe-realm = { $rune }, neben { $action }
describe-allies = verbündet: { $names }
describe-no-allies = niemand ist verbündet
describe-markers = Marker von { $names }
describe-covers = { $whose ->
    [own] dein Marker wird bedeckt: du bekommst eine Rune
   *[other] bedeckt { $name }, der eine Rune bekommt
    }
describe-bonus-for = Weltbonus für { $names }
describe-level = Stufe { $level } von 3
describe-raises = ein Priester steigert { $attribute }
describe-priests = Priester von { $names }
describe-artifact = Artefakt: { $artifact }
describe-slain = erschlagen
describe-asleep = nicht auf dem Plan
describe-in = in { $place }
describe-of = { $whose ->
    [own] dein
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
scene-hunt-neutral = frei, in { $region }
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
scene-reward-none = Artefakt
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
scene-hunt-drawn = Der Zufall zieht den Angriff aus { $n ->
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
scene-hunt-why-LR-29-2 = Eine Verletzung kam zu dreien hinzu.
scene-hunt-why-LR-29-3 = Kein Angriff war mehr im Stapel, als die Runde des Ungeheuers begann.
scene-hunt-why-LR-29-4 = Der Angriff machte ihr ein Ende.
scene-hunt-why-LR-29-5 = Die Heldenrunde brachte keine Wunde.
scene-hunt-hold-slain = { $name } hat { $foe } erschlagen
scene-hunt-hold-slain-help = Sieh dir die Tafel an, solange du magst.
scene-hunt-hold-failed = { $foe } ist { $name } entkommen
scene-hunt-hold-failed-help = Eine Verletzung folgt; was gewonnen wurde, bleibt.
scene-hunt-forecast = { $then } Du ziehst { $draws ->
    [one] 1 Karte
   *[other] { $draws } Karten
}; { $reach } von { $of } offenen Feldern bleiben in Reichweite.
scene-hunt-slip-none = dient ihrem Symbol
scene-hunt-slip-pair = 2 × { $weapon }: jedes Feld
scene-hunt-slip-serves = { $symbols }
scene-hunt-slip-serves-any = taugt für jedes Feld
scene-hunt-slip-draw-cards = nach der Wunde { $n } ziehen
scene-hunt-slip-rage = nächste Wut { $change }
scene-hunt-slip-discard-attack = es verliert { $n ->
    [one] einen Angriff
   *[other] { $n } Angriffe
}
scene-hunt-slip-defends = wehrt von selbst ab

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
scene-fight-kept-routed = kein Ausweg: { $name } verliert, was übrig war
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
scene-fight-routed = { $due ->
    [0] keine Verluste, aber kein Ausweg
   *[other] { $taken } von { $due } Verlusten, dann kein Ausweg
}
scene-fight-loses = Für die Niederlage und für Symbole: { $taken } von { $due } genommen
scene-fight-bleeds = 1 je gespieltem Symbol: { $taken } von { $due } genommen
scene-fight-killed = vernichtet
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
scene-fight-was-routed = Keine eigene Region lag daneben: Was { $name } dort noch hatte, wurde vernichtet.
scene-fight-no-refuge = Keine eigene Region liegt daneben: Was { $name } dort noch hat, wird vernichtet.
scene-fight-no-refuge-own = Keine deiner Regionen liegt daneben: Was du dort noch hast, wird vernichtet.
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

# Followers of Surtur: their turn
ask-arbiter-choose = { $decides ->
    [follower_target] In welche Region fällt { $follower } ein?
    [follower_landing] In welche Region fällt { $follower } ein?
    [follower_marches] In welche Region fällt { $follower } ein?
    [follower_usurp] Welche Region usurpiert { $follower }?
    [follower_control_monster] Welches Ungeheuer bindet { $follower }?
    [follower_rouse] Welches Ungeheuer weckt { $follower }?
    [follower_prey] Welches Ungeheuer jagt { $follower }?
    [follower_move] Wohin geht das Ungeheuer von { $follower }?
    [follower_stomp] Welches Heer wird zertrampelt?
    [follower_loki] Wohin geht Loki?
   *[other] Wen trifft { $follower }?
}
    .help = Nach den Klauseln sind diese gleich. Du hast den Schiedsmarker und nennst eines.
    .wait = { $name } entscheidet mit dem Schiedsmarker.
    .answer = { $ref } nennen
    .clause = Der Schiedsmarker
    .rule = Der Marker geht an den, dem das Gewählte gehört; gehört es niemandem, bleibt er.
because-arbiter-choose = Worunter { $name } mit dem Schiedsmarker wählt
event-arbiter = { $seat } hat jetzt den Schiedsmarker.
event-invasion-tested = { $seat } prüft { $tests ->
    [one] eine Region
   *[other] { $tests } Regionen
} und kann { $passed ->
    [0] in keine
    [one] in eine
   *[other] in { $passed }
} einfallen.
kind-rune-action = { $second ->
    [control_monster] Ungeheuer binden
    [form_alliance] Bündnis schließen
    [upgrade_army] Heer verstärken
    [activate_monster] Ungeheuer wecken
    [draw_combat] Kampfkarten ziehen
    [increase_attribute] Attribut steigern
   *[recruit_army] Heer aufbieten
} ({ $first })
step-cleanup = Aufräumen

# Followers of Surtur: setup and the Action row
ask-setup-follower = Wer folgt Surtur?
    .help = { $of ->
        [one] Ein verdorbener Held, den die Regeln gegen dich spielen.
       *[other] Verdorbener Held { $place } von { $of }, den die Regeln spielen.
    }
    .wait = { $name } bestimmt, wer Surtur folgt.
    .answer = { $ref } folgt Surtur
    .clause = Das Gefolge
    .rule = Keine zwei im Gefolge haben dieselbe Vorzugsaktion.
ask-setup-challenge = Willst du eine Herausforderung?
    .help = Jede Karte stärkt das Gefolge. Die Stufen im Spiel ergeben { $level }.
    .wait = { $name } wählt Herausforderungen.
    .answer = Mit { $ref } spielen
    .clause = Herausforderungen
    .rule = Beliebig viele der sechs Karten können im Spiel sein.
do-random = Dem Zufall überlassen
do-step = Weiter
    .why = Nichts davon ist jetzt möglich.
refusal-LS-2-4 = Das ist kein Held des Grundspiels.
refusal-LS-2-42 = Diese Herausforderung ist schon im Spiel.
refusal-LS-13-2 = Im Gefolge hat jemand dieselbe Vorzugsaktion.
event-follower-joined = { $seat } nennt, wer Surtur folgt: { $follower }.
event-followers-ordered = Das Gefolge spielt in der Folge, die der Zufall zog.
event-follower-arrived = { $card } kommt für Surtur nach { $region }.
event-row-laid = Die Aktionsreihe von { $seat } liegt aus { $set ->
        [set_a] Satz A
        [set_b] Satz B
       *[set_c] Satz C
    }.
event-deck-built = Der Aktionsstapel von { $seat } hat { $cards } Karten.
event-challenge-added = Eine Herausforderung ist im Spiel: { $challenge }.
event-surtur-rolled = Surturs Würfel zeigt { $face }: { $seat } wählt { $card }.
event-follower-reward = { $bound ->
    [always] { $seat } erhält den Bonus von { $card }.
   *[other] { $given ->
        [true] { $seat } erhält den Bonus von { $card }
       *[false] { $seat } erhält den Bonus von { $card } nicht
    } ({ $counts ->
        [temples] Regionen mit Tempel
        [empty_shrines] Schreine ohne Tempel
        [settlements] Siedlungen
        [regions] Regionen
        [lands_controlled] ganze Länder
        [armies] Heere auf dem Plan
        [allied_realms] Bündnisse
        [controlled_monsters] gebundene Ungeheuer
        [slain] erschlagene Ungeheuer
        [tucked] Karten unter dem Tableau
        [runes] Runen
        [hand] Kampfkarten
        [regions_gained_this_turn] gewonnene Regionen in diesem Zug
        [shrine_regions_gained_this_turn] gewonnene Schreine in diesem Zug
       *[battles_won_this_turn] Siege in diesem Zug
    }: { $has }, { $bound ->
        [least] mindestens { $needs } nötig
       *[most] höchstens { $needs } erlaubt
    }).
}
event-row-filled = { $removed ->
        [true] { $used } verlässt das Spiel.
       *[false] { $used } geht zurück in den Stapel von { $seat }.
    } { $filled ->
        [true] { $card } kommt in die Reihe.
       *[false] Der Stapel ist leer.
    }
option-followers = Gefolge Surturs
    .help = So viele Plätze spielen die Regeln des Solomodus, gegen alle Menschen.
option-strict-core = Nur Helden des Grundspiels
    .help = Hervor, die nicht dazugehört, folgt Surtur nicht.
option-free-heroes = Jeder Held, jede Herkunft
    .help = Allein gegen das Gefolge nimmst du irgendeinen Helden und irgendeine Herkunft.
card-kind-action-hero = Aktionskarte eines Helden
card-kind-action-set-a = Aktionskarte, Satz A
card-kind-action-set-b = Aktionskarte, Satz B
card-kind-action-set-c = Aktionskarte, Satz C
card-kind-action-jarl = Starke Aktionskarte, Jarl
card-kind-action-gothi = Starke Aktionskarte, Gode
card-kind-action-slayer = Starke Aktionskarte, Bezwinger
follower-ragnar = Ragnar
follower-lagertha = Lagertha
follower-aslaug = Aslaug
follower-snorri = Snorri
follower-beowulf = Beowulf
follower-hervor = Hervor
card-A1 = Aschenes Aufgebot
    .kind = { card-kind-action-set-a }
card-A2 = Ziehende Glut
    .kind = { card-kind-action-set-a }
card-A3 = Rauchopfer
    .kind = { card-kind-action-set-a }
card-A4 = Wachsendes Dunkel
    .kind = { card-kind-action-set-a }
card-A5 = Losgelassene Bestien
    .kind = { card-kind-action-set-a }
card-A6 = Gebrochene Eide
    .kind = { card-kind-action-set-a }
card-B1 = Kohlschwarze Banner
    .kind = { card-kind-action-set-b }
card-B2 = Brennende Straße
    .kind = { card-kind-action-set-b }
card-B3 = Altar aus Schlacke
    .kind = { card-kind-action-set-b }
card-B4 = Gehütete Feuer
    .kind = { card-kind-action-set-b }
card-B5 = Geheul im Rauch
    .kind = { card-kind-action-set-b }
card-B6 = Geraubter Herd
    .kind = { card-kind-action-set-b }
card-C1 = Funken zu Stahl
    .kind = { card-kind-action-set-c }
card-C2 = Lauffeuer
    .kind = { card-kind-action-set-c }
card-C3 = Ruß am Schrein
    .kind = { card-kind-action-set-c }
card-C4 = Wartende Flamme
    .kind = { card-kind-action-set-c }
card-C5 = Aschenwitterung
    .kind = { card-kind-action-set-c }
card-C6 = Gewendete Mäntel
    .kind = { card-kind-action-set-c }
card-RAG1 = Raubzug des Häuptlings
    .kind = { card-kind-action-hero }
card-RAG2 = Halle der Speere
    .kind = { card-kind-action-hero }
card-LAG1 = Schildreihe
    .kind = { card-kind-action-hero }
card-LAG2 = Speer der Rache
    .kind = { card-kind-action-hero }
card-ASL1 = Flüstern der Völva
    .kind = { card-kind-action-hero }
card-ASL2 = Sehender Rauch
    .kind = { card-kind-action-hero }
card-SNO1 = Saga der Könige
    .kind = { card-kind-action-hero }
card-SNO2 = Silberzunge
    .kind = { card-kind-action-hero }
card-BEO1 = Griff des Berserkers
    .kind = { card-kind-action-hero }
card-BEO2 = Blutwitterung
    .kind = { card-kind-action-hero }
card-HER1 = Verfluchte Klinge
    .kind = { card-kind-action-hero }
card-HER2 = Grabfeuer
    .kind = { card-kind-action-hero }
card-J1 = Eiserne Flut
    .kind = { card-kind-action-jarl }
card-J2 = Wegzoll
    .kind = { card-kind-action-jarl }
card-J3 = Kriegshörner
    .kind = { card-kind-action-jarl }
card-J4 = Eidgebundene Heere
    .kind = { card-kind-action-jarl }
card-J5 = Aufgebot der Flamme
    .kind = { card-kind-action-jarl }
card-J6 = Blutanspruch
    .kind = { card-kind-action-jarl }
card-J7 = Hochsitz
    .kind = { card-kind-action-jarl }
card-J8 = Kohlenkrone
    .kind = { card-kind-action-jarl }
card-J9 = Mahl vor dem Krieg
    .kind = { card-kind-action-jarl }
card-G1 = Ritus der Glut
    .kind = { card-kind-action-gothi }
card-G2 = Gesang über die Welten
    .kind = { card-kind-action-gothi }
card-G3 = Gründungsopfer
    .kind = { card-kind-action-gothi }
card-G4 = Säulen aus Rauch
    .kind = { card-kind-action-gothi }
card-G5 = Genommener Hain
    .kind = { card-kind-action-gothi }
card-G6 = Falscher Prophet
    .kind = { card-kind-action-gothi }
card-G7 = Nacht der Runen
    .kind = { card-kind-action-gothi }
card-G8 = Pilger in Waffen
    .kind = { card-kind-action-gothi }
card-G9 = Tempelwache
    .kind = { card-kind-action-gothi }
card-S1 = Fährte mit Köder
    .kind = { card-kind-action-slayer }
card-S2 = Zweite Wunde
    .kind = { card-kind-action-slayer }
card-S3 = Große Jagd
    .kind = { card-kind-action-slayer }
card-S4 = Gestellte Beute
    .kind = { card-kind-action-slayer }
card-S5 = Trinke das Blut
    .kind = { card-kind-action-slayer }
card-S6 = Gewetzte Äxte
    .kind = { card-kind-action-slayer }
card-S7 = Trophäenfeuer
    .kind = { card-kind-action-slayer }
card-S8 = Treiber
    .kind = { card-kind-action-slayer }
card-S9 = Beanspruchter Bau
    .kind = { card-kind-action-slayer }

# Followers of Surtur: Special Actions, Desolation and the end
do-remove-desolation = Den Marker entfernen
do-draw = Einen Segen ziehen
ask-desolation-blessing = Ziehst du einen Segen?
    .help = Der Marker ging auf einen Platz zurück, der einen bringt.
    .wait = { $name } darf einen Segen ziehen.
    .answer = { $ref }
    .clause = Ödnis
    .rule = Kehrt ein Marker auf den ersten oder zweiten Platz von Surturs Karte zurück, darf man einen zufälligen Segen ziehen.
event-desolation = { $trigger ->
    [setup] In { $region } liegt von Anfang an ein Ödnismarker.
    [reinforce] Ohne Siedlung: { $seat } legt einen Ödnismarker nach { $region }.
    [mobilize] Keine neue Region: { $seat } legt einen Ödnismarker nach { $region }.
    [draft] Eine Segenswahl: { $seat } legt einen Ödnismarker nach { $region }.
    [activation] Nach dem Ungeheuer: { $seat } legt einen Ödnismarker nach { $region }.
    [hunt] Nach magerer Jagd: { $seat } legt einen Ödnismarker nach { $region }.
    [monument] Kein Vorzeichen erfüllt: { $seat } legt einen Ödnismarker nach { $region }.
   *[maneuvers] Ohne Heer: { $seat } legt einen Ödnismarker nach { $region }.
} { $left ->
    [0] Keiner ist übrig; der nächste bringt Surtur.
    [one] Einer ist übrig.
   *[other] { $left } sind übrig.
} Ein Heer mit { $needs } kann einen entfernen.
event-desolation-ignored = { $seat } legt keinen Ödnismarker: in dieser Runde hat das Gefolge schon einen gelegt ({ $clause }).
event-desolation-removed = { $seat } entfernt den Ödnismarker aus { $region }.
ending-surtur = Surtur ist gekommen: Kein Ödnismarker war übrig.
refusal-LS-11-16 = Ödnis entfernst du nur aus einer Region, die du hältst.
refusal-LS-11-17 = Dieses Heer ist zu schwach, um Ödnis zu entfernen.
refusal-LR-34-4 = Es ist keine Karte mehr zu ziehen.
way-surtur = Surtur
    .text = Einen Ödnismarker legen, wenn alle { $n } um Yggdrasil liegen.

# Followers of Surtur: Monsters, Hunts and Battles
event-monsters-weighed = { $seat } sucht Ungeheuer, die Menschen schaden können: { $attacking ->
    [0] keines
    [one] eines
   *[other] { $attacking }
} durch Angriff, { $moving ->
    [0] keines
    [one] eines
   *[other] { $moving }
} durch einen Zug.
event-follower-hunts = { $seat } jagt { $foe }.
event-hand-exchanged = { $seat } mischt { $n ->
    [one] die übrige Karte
   *[other] die { $n } übrigen Karten
} in den Stapel.
event-army-supports = Ein Heer von { $seat } mit Wert { $value } kommt aus { $from } zu Hilfe nach { $to }.
event-battle-deck = Der Schlachtstapel von { $seat } hat { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}.
refusal-LS-3-15 = Helden des Gefolges werden nicht verletzt.
do-reveal = Aufdecken

# Followers of Surtur: the scene
automaton = Gefolgsmann
by-the-rules = Gefolge Surturs
scene-follower-looks = Sucht { $target ->
    [temple_first] zuerst Tempel
    [player_first] zuerst Menschen
   *[land_first] zuerst ganze Länder
}; eigene Aktion: { $action }
scene-follower-starts = Beginnt in { $region }.
scene-follower-runes = { $count } Runen, höchstens { $limit }
scene-follower-cards = { $count } Kampfkarten, die niemand sieht, höchstens { $limit }
scene-follower-tucked = { $count ->
    [one] eine untergelegte Karte
   *[other] { $count } untergelegte Karten
}: jede zählt in der Schlacht
scene-follower-tucked-cards = Untergelegt
scene-challenge-level = Stufe { $level }.
challenge-early-ashes = Frühe Asche
    .text = Von Beginn an liegt ein zweiter Ödnismarker.
challenge-old-grudge = Alter Groll
    .text = Das liebste Attribut ist um eins höher, und eine Kampfkarte mehr wird gezogen.
challenge-standing-host = Stehendes Heer
    .text = Zu Beginn steht ein drittes Heer da, so stark wie die Autorität.
challenge-unquenched-fire = Ungelöschtes Feuer
    .text = Ödnis zu entfernen braucht ein um eins stärkeres Heer, höchstens 6. Endet Ragnarök, zählt das Gefolge jeden Marker doppelt.
challenge-blood-tribute = Blutzoll
    .text = In jeder Schlacht gegen einen Menschen ist der Schlachtwert des Gefolges um eins höher.
challenge-restless-omens = Rastlose Vorzeichen
    .text = Nach einem Zug ohne neue Region und Marker: eine Rune und drei Kampfkarten.
difficulty-normal = Normal
difficulty-hard = Schwer
difficulty-brutal = Brutal
difficulty-ragnarok = Ragnarök
scene-desolation = Ödnis
scene-desolation-laid = { $count ->
    [0] nirgends
   *[other] { $count } auf dem Plan
}
scene-desolation-empty = Der Platz der { $number } ist leer: sein Marker liegt auf dem Plan
scene-desolation-full = Auf der { $number } liegt ein Marker
scene-desolation-needs = Ein Heer mit Wert { $needs } in der eigenen Region nimmt einen weg.
scene-desolation-none = Es liegt keiner aus.
scene-desolation-left = { $left ->
    [0] Mit dem nächsten Marker kommt Surtur.
    [one] Noch einer, dann kommt Surtur.
   *[other] Noch { $left }, dann kommt Surtur.
}
scene-counts = Käme Ragnarök
scene-counts-tie = { $each ->
    [1] Das Gefolge zählt jeden Marker mit und gewinnt bei Gleichstand.
    [2] Das Gefolge zählt jeden Marker doppelt und gewinnt bei Gleichstand.
   *[other] Das Gefolge zählt jeden Marker { $each }-fach und gewinnt bei Gleichstand.
}
scene-die = Würfel
scene-die-on = Hier liegt Surturs Würfel: { $n }
scene-row = Aktionsreihe
scene-row-of = Die Aktionsreihe von { $name }
scene-row-chance = { $n } von 6
scene-row-hero = Held nach { $region }
scene-row-action = { $action }, { $runes ->
    [one] 1 Rune
   *[other] { $runes } Runen
}
scene-row-special = Sonderaktion { $action }, bei Gleichstand die { $mode ->
    [min] niedrigste
   *[max] höchste
} Zahl
scene-row-left-out = Die Karte, die handelt, lässt ihre Runenaktionen aus (LS-4.38)
scene-row-not = Nicht getan ({ $clause })
scene-row-in-deck = im Stapel
scene-row-gone = { $count } entfernt
scene-row-removed-list = { $count ->
    [0] Keine Karte hat das Spiel verlassen
    [one] Eine Karte hat das Spiel verlassen
   *[other] { $count } Karten haben das Spiel verlassen
}; von hier füllt sich die Reihe
scene-row-deck = Aktionsstapel
scene-row-removed = Aus dem Spiel
tie-min = min
tie-max = max
rune-action-control-monster = Ungeheuer binden
rune-action-form-alliance = Bündnis
rune-action-upgrade-army = Heer verstärken
rune-action-activate-monster = Ungeheuer wecken
rune-action-draw-combat = Kampfkarten
rune-action-increase-attribute = Attribut
rune-action-recruit-army = Heer aufbieten
surtur-bonus = { $counted }: { $given }
surtur-bonus-most = Höchstens { $counted }: { $given }
surtur-gain = { $what ->
    [runes] { $n ->
        [one] 1 Rune
       *[other] { $n } Runen
    }
    [combat_cards] { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
    [army_value] Heer +{ $n }
    [attribute] { $attribute ->
        [authority] Autorität
        [might] Stärke
        [wisdom] Weisheit
       *[none] Attribut
    } +{ $n }
    [priests] { $n } Priester
   *[blessings] { $n } Segen
}
surtur-count = { $n } { $n ->
    [one] { $what ->
        [temples] Tempel
        [empty_shrines] leerer Schrein
        [settlements] Siedlung
        [regions] Region
        [lands_controlled] ganzes Land
        [armies] Heer
        [allied_realms] Bündnis
        [controlled_monsters] gebundenes Ungeheuer
        [slain] erschlagenes Ungeheuer
        [tucked] untergelegte Karte
        [runes] Rune
        [hand] Kampfkarte
        [regions_gained_this_turn] gewonnene Region
        [shrine_regions_gained_this_turn] gewonnener Schrein
       *[battles_won_this_turn] gewonnene Schlacht
    }
   *[other] { $what ->
        [temples] Tempel
        [empty_shrines] leere Schreine
        [settlements] Siedlungen
        [regions] Regionen
        [lands_controlled] ganze Länder
        [armies] Heere
        [allied_realms] Bündnisse
        [controlled_monsters] gebundene Ungeheuer
        [slain] erschlagene Ungeheuer
        [tucked] untergelegte Karten
        [runes] Runen
        [hand] Kampfkarten
        [regions_gained_this_turn] gewonnene Regionen
        [shrine_regions_gained_this_turn] gewonnene Schreine
       *[battles_won_this_turn] gewonnene Schlachten
    }
}
describe-desolate = verödet
describe-difficulty = { $name } träfe hier auf { $difficulty }
describe-defence = für { $name } mit { $defence } verteidigt
describe-support = unterstützt: { $army }
scene-tested = Welche Regionen sind eroberbar?
scene-tested-neutral = neutral
scene-open-hand = { $count ->
    [one] Die Hand liegt offen: eine Karte
   *[other] Die Hand liegt offen: { $count } Karten
}
scene-tested-open = offen
scene-tested-holds = hält stand
scene-tested-wins = siegt: { $way }
scene-tested-how = Schwierigkeit gegen Heer nebenan + Karten (gegen Menschen) + untergelegte Karten.

## Surturs Gefolge in der Schlacht, am Rad und vor dem Schiedsspruch

scene-fight-support = Unterstützendes Heer
scene-fight-temple = Autorität für den Tempel
scene-fight-tucked = Untergelegte Karten
scene-fight-deck = { $n ->
    [0] Der Schlachtstapel ist leer
    [one] Eine Karte verdeckt im Schlachtstapel
   *[other] { $n } Karten verdeckt im Schlachtstapel
}
scene-fight-follower-toll = Das höchste Heer verliert 1, Sieg oder Niederlage
scene-legend = Was die Ränder bedeuten

## Wie die Regeln nennen, was auf Tafeln und Karten steht

field-hero-to = Held nach
field-tie-break = Gleichstand
field-special = Sonderaktion
field-after-use = danach
field-remove = aus dem Spiel
field-shuffle-back = zurück in den Stapel
field-attribute-preference = Vorliebe
field-target-selection = Zielwahl
field-desolation-region = Ödnisregion
field-start-region = Startregion
field-priority-action = Vorzugsaktion
field-victory-focus = Siegziel
field-always = immer
field-player-first = zuerst Menschen
field-land-first = zuerst ganze Länder
field-temple-first = zuerst Tempel
