# Blood Rage, auf Deutsch.

title = Blood Rage

## Was gefragt wird

ask-pick-clan = Welchen Clan führst du an?
    .help = Alle Clans beginnen gleich; nur Farbe und Zeichen sind verschieden. { $count ->
        [one] Einer ist noch frei.
       *[other] { $count } sind noch frei.
    }
    .wait = { $name } wählt einen Clan.
    .answer = Den { $ref } anführen
    .clause = Clans
    .rule = Jeder führt einen Clan an. Alle Clans beginnen mit den gleichen Figuren und Werten.
ask-draft-pick = Welche Göttergabe behältst du?
    .help = { $last ->
        [0] Eine von { $count }. Was du liegen lässt, geht nach links weiter.
       *[other] Eine von { $count }, letzter Stapel: Was du liegen lässt, wird abgeworfen.
    }
    .wait = Noch am Wählen: { $name }.
    .answer = { $ref } behalten
    .clause = Göttergaben
    .rule = Alle wählen verdeckt und geben den Rest nach links weiter, bis jeder Clan sechs Karten hat. Zu zweit wählt man zwei Karten, bevor die Stapel wandern.
ask-keep-card = Welche Karte nimmst du mit?
    .help = Höchstens eine, ins nächste Zeitalter. Der Rest deiner Hand wird verdeckt abgeworfen; angenommene Aufgaben bleiben.
    .wait = Noch am Wählen: { $name }.
    .answer = { $ref } behalten
    .gives-up-keep-none = Deine ganze Hand wird abgeworfen; eine Karte könnte mitkommen.
    .clause = Abwerfen
    .rule = Ein Clan nimmt eine Handkarte ins nächste Zeitalter mit oder keine. Im letzten Zeitalter werden alle Handkarten abgeworfen.
ask-choose-action = Was tut dein Clan?
    .help = { $count ->
        [0] Invadieren, marschieren oder plündern. Keine deiner Karten ist jetzt spielbar.
        [one] Invadieren, marschieren, plündern oder eine Karte spielen: Eine ist spielbar.
       *[other] Invadieren, marschieren, plündern oder eine Karte spielen: { $count } sind spielbar.
    }
    .wait = { $name } wählt eine Aktion.
    .answer = { $ref } spielen
    .gives-up-pass = { $rage ->
        [one] Du gibst deine letzte Wut auf
       *[other] Du gibst { $rage } Wut auf
    } und tust in dieser Phase nichts mehr.
    .clause = Aktionen
    .rule = Ein Zug ist eine Aktion. Wer passt, gibt alle Wut ab und handelt in diesem Zeitalter nicht mehr. Die Phase endet, wenn niemand mehr Wut hat oder alle Gebiete geplündert sind.
ask-invade-figure = Welche Figur invadiert?
    .help = Sie kostet ihre Stärke an Wut; dein Anführer kommt umsonst. { $count ->
        [one] Eine Figur ist bereit.
       *[other] { $count } Figuren sind bereit.
    }
    .wait = { $name } wählt eine Figur für die Invasion.
    .answer = Entsenden: { $ref }
    .instead = Stattdessen: { $ref }.
    .undo = Etwas anderes tun
    .clause = Invasion
    .rule = Eine Figur aus deinem Vorrat kommt aufs Brett. Dort hast du nie mehr Figuren, als deine Hörner erlauben.
ask-invade-place = Wo landet deine Figur?
    .help = { $figure }: { $count ->
        [one] Ein Ort ist offen.
       *[other] { $count } Orte sind offen.
    } Das Land muss nicht an deines grenzen.
    .wait = { $name } wählt ein Ziel für die Invasion.
    .answer = Landen: { $ref }
    .undo = Andere Figur wählen
    .clause = Invasion
    .rule = Figuren landen in freien Dörfern, Schiffe in Fjorden. In Yggdrasil landet niemand außer dem Dunkelelfen.
ask-succor-warrior = Kommt ein Krieger mit?
    .help = Friggs Beistand: Ein Krieger aus deinem Vorrat darf umsonst mitkommen ({ $place }).
    .wait = { $name } darf einen Krieger mitbringen.
    .answer = Krieger nach { $ref }
    .clause = Friggs Beistand
    .rule = Nach jeder eigenen Invasion darf ein Krieger aus dem Vorrat ins selbe Gebiet; nach einem Schiff in eines der beiden an seinem Fjord.
ask-march-from = Von wo marschierst du?
    .help = 1 Wut für den ganzen Marsch. { $count ->
        [one] Ein Gebiet kommt infrage.
       *[other] { $count } Gebiete kommen infrage.
    }
    .wait = { $name } bereitet einen Marsch vor.
    .answer = Von { $ref } aus
    .instead = Du marschierst stattdessen von { $ref } aus.
    .undo = Etwas anderes tun
    .clause = Marsch
    .rule = Ein Marsch führt aus einem Gebiet in ein anderes. Schiffe marschieren nie.
ask-march-to = Wohin marschieren deine Figuren?
    .help = Von { $from } aus, nah oder fern. { $count ->
        [one] In einem Gebiet ist Platz.
       *[other] In { $count } Gebieten ist Platz.
    }
    .wait = { $name } marschiert aus { $from } los.
    .answer = Nach { $ref } marschieren
    .undo = Woanders beginnen
    .clause = Marsch
    .rule = Jedes andere heile Gebiet mit einem freien Dorf ist erlaubt. In Yggdrasil ist Platz für alle.
ask-march-figure = Wer zieht von { $from } nach { $to }?
    .help = { $chosen ->
        [0] Zeig auf eine Figur nach der anderen.
        [one] Eine ist unterwegs. Noch eine, oder fertig?
       *[other] { $chosen } sind unterwegs. Noch eine, oder fertig?
    }
    .wait = { $name } marschiert von { $from } nach { $to }.
    .answer = Mitnehmen: { $ref }
    .undo = Letzte Wahl zurücknehmen
    .clause = Marsch
    .rule = Mindestens eine Figur marschiert, höchstens so viele, wie am Ziel Dörfer frei sind.
ask-upgrade-slot = Auf welches Feld kommt { $card }?
    .help = Eine Karte, die dort liegt, verlässt das Spiel, ein Monster mit ihr.
    .wait = { $name } sucht einen Platz für { $card }.
    .answer = Auf dieses { $ref }
    .clause = Aufrüsten
    .rule = Eine Aufrüstung kommt auf ein Feld ihrer Art und gilt sofort. Du darfst auch dann eine Karte ersetzen, wenn noch ein Feld leer ist.
ask-free-invade = Wo landet deine Figur umsonst?
    .help = { $figure }: { $count ->
        [one] Ein Ort ist offen.
       *[other] { $count } Orte sind offen.
    }
    .wait = { $name } darf umsonst invadieren.
    .answer = Landen: { $ref }
    .gives-up-decline = { $figure } bleibt zurück; umsonst geht es nur jetzt.
    .clause = Freie Invasion
    .rule = Nach einer Aufrüstung für Anführer, Krieger, Schiff oder Monster darf eine solche Figur aus dem Vorrat umsonst invadieren, soweit Hörner und Platz reichen.
ask-free-invade-figure = Welches Schiff landet umsonst?
    .help = Die Schiff-Aufrüstung bringt eines der beiden.
    .wait = { $name } wählt ein Schiff.
    .answer = Entsenden: { $ref }
    .instead = Stattdessen: { $ref }.
    .clause = Freie Invasion
    .rule = Eine Schiff-Aufrüstung ist für das Clanschiff oder die eigene Seeschlange, aber nur für eines von beiden.
ask-sacrifice-figure = { $chosen ->
        [0] Welche Figur opferst du zuerst?
       *[other] Welche Figur opferst du noch?
    }
    .help = Zwei deiner Figuren gehen nach Walhall, dann steigt ein Wert.
    .wait = { $name } bringt ein Opfer.
    .answer = Opfern: { $ref }
    .undo = Andere Figur wählen
    .clause = Friggs Opfer
    .rule = Figuren jeder Art, überall auf dem Brett. Nichts rettet sie; in Walhall zählen sie zu deinen Toten.
ask-pillage-province = { $challenge ->
        [0] Welches Gebiet plünderst du?
       *[other] Welches Gebiet plünderst du noch einmal?
    }
    .help = { $count ->
        [one] Ein Gebiet ist in Reichweite.
       *[other] { $count } Gebiete sind in Reichweite.
    } Alle Nachbarn dürfen dem Schlachtruf folgen.
    .wait = { $name } wählt ein Gebiet zum Plündern.
    .answer = { $ref } plündern
    .undo = Etwas anderes tun
    .clause = Plündern
    .rule = Du brauchst eine Figur im Gebiet oder ein Schiff in seinem Fjord, und das Plättchen muss die Belohnung zeigen. Einmal angesagt, wird geplündert, wer auch kommt; zurücknehmen kannst du das, bis jemand anders antwortet oder du eine Karte legst.
ask-domain-pillage = Plünderst du sofort?
    .help = Thors Herrschaft: Für 2 Wut plünderst du gleich, was du eben invadiert hast ({ $place }).
    .wait = { $name } darf sofort plündern.
    .answer = { $ref } plündern
    .clause = Thors Herrschaft
    .rule = Nur ein heiles Gebiet, das in diesem Zeitalter ungeplündert ist; nach einem Schiff eines der beiden an seinem Fjord.
ask-call-to-battle = Wer zieht in die Schlacht um { $province }?
    .help = Eine Figur von nebenan, umsonst. { $count ->
        [one] Eine von dir kann kommen.
       *[other] { $count } von dir können kommen.
    }
    .wait = { $name } hört den Schlachtruf aus { $province }.
    .answer = Entsenden: { $ref }
    .clause = Schlachtruf
    .rule = Reihum darf jeder eine Figur aus einem Nachbargebiet herbeiziehen, bis kein Dorf mehr frei ist oder alle nacheinander verzichten.
ask-battle-card = Welche Karte legst du für { $province }?
    .help = Verdeckt. Alle Karten werden zugleich aufgedeckt; nur Kampfkarten geben Stärke.
    .wait = Karte für { $province }, noch am Wählen: { $name }.
    .answer = { $ref } legen
    .clause = Karten ausspielen
    .rule = Alle in der Schlacht legen eine Karte beliebiger Art. Wer gewinnt, wirft sie ab; wer verliert, nimmt sie zurück.
ask-quest-as-strength = Wie viel zählt „{ $card }“?
    .help = Mit Tyrs Hilfe kämpft eine Aufgabe wie eine Kampfkarte.
    .wait = { $name } entscheidet, was die Aufgabe zählt.
    .answer = { $ref }
    .clause = Aufgabe in der Schlacht
    .rule = Mit Tyrs Herrschaft zählt eine aufgedeckte Aufgabe 3, mit Tyrs Zorn 5. Mit beiden wählst du eine der Zahlen; sie werden nicht addiert.
ask-tide-keep = Welche Figur übersteht Odins Flut?
    .help = Alle anderen von dir in der Schlacht um { $province } sterben.
    .wait = { $name } rettet eine Figur vor Odins Flut.
    .answer = Behalten: { $ref }
    .clause = Odins Flut
    .rule = Jeder Clan in der Schlacht behält eine Figur beliebiger Art im Gebiet oder in seinem Fjord. Wer nur eine hat, verliert keine.
ask-late-card = Legst du eine Karte nach?
    .help = { $count ->
        [0] Für { $province } hast du keine. Außer dir weiß das niemand.
        [one] Eine deiner Karten kann noch in die Schlacht um { $province }.
       *[other] { $count } deiner Karten können noch in die Schlacht um { $province }.
    }
    .wait = { $name } darf eine Karte nachlegen.
    .answer = { $ref } nachlegen
    .clause = Späte Karten
    .rule = Heimdalls Auge und Heimdalls Blick dürfen nach dem Aufdecken umsonst dazu, bis alle nacheinander passen. Gefragt wird jeder, auf dessen Hand eine sein könnte.
ask-prowess-keep = Welche Karte kaufst du zurück?
    .help = Tyrs Können: 1 Wut je Karte. Was du liegen lässt, wird abgeworfen.
    .wait = { $name } darf Karten zurückkaufen.
    .answer = { $ref } zurückkaufen
    .clause = Tyrs Können
    .rule = Wer gewinnt, darf gespielte Karten für je 1 Wut zurücknehmen, auch späte.
ask-save-figure = Welche Figur rettest du?
    .help = Friggs Schutz, 1 Wut je Figur. { $cause ->
        [invade] Ein Monster zermalmt sie.
       *[battle] Die Schlacht fordert sie.
    }
    .wait = { $name } darf Figuren retten.
    .answer = Retten: { $ref }
    .clause = Friggs Schutz
    .rule = Eine gerettete Figur bleibt, wo sie ist, und gilt nicht als getötet. Vor Ragnarök gibt es keinen Schutz.
ask-witch-retreat = Flieht die Völva-Hexe?
    .help = { $cause ->
        [ragnarok] Ragnarök holt ihr Land. In Yggdrasil lebt sie weiter, ohne dessen Ruhm.
       *[other] In Yggdrasil lebt sie weiter. Sonst geht sie nach Walhall.
    }
    .wait = { $name } entscheidet über die Völva-Hexe.
    .answer = Nach { $ref } fliehen
    .gives-up-let-die = Sie geht nach Walhall, obwohl ihr Yggdrasil offensteht.
    .clause = Völva-Hexe
    .rule = Statt in einem äußeren Gebiet zu sterben, darf sie nach Yggdrasil. Dann gilt sie nicht als getötet.
ask-raise-stat = Welchen Wert erhöhst du?
    .help = { $because ->
        [quest] Deine Aufgabe ist erfüllt. Ein Wert steigt um eine Stufe.
       *[other] { $because }: Ein Wert steigt um eine Stufe.
    }
    .wait = { $name } erhöht einen Wert.
    .answer = { $ref } erhöhen
    .clause = Werte
    .rule = Wut bekommst du in jedem Zeitalter, Äxte sind der Ruhm eines Sieges, Hörner die Zahl deiner Figuren auf dem Brett. Auf der letzten Stufe bleibt ein Wert stehen.
ask-hammers-move = Wohin zieht dein Anführer weiter?
    .help = Herr der Hämmer: in ein Nachbargebiet mit Platz, oder gar nicht.
    .wait = Der Anführer von { $name } darf weiterziehen.
    .answer = Weiter nach { $ref }
    .clause = Herr der Hämmer
    .rule = Nach einer Plünderung dort, wo dein Anführer steht, darf er ins Nachbargebiet. Das ist keine Invasion und keine neue Plünderung.
ask-blessing-warrior = Landet ein Krieger in { $province }?
    .help = Lokis Segen: Die Schlacht ist verloren, ein Krieger aus deinem Vorrat darf umsonst kommen.
    .wait = { $name } darf einen Krieger in { $province } landen.
    .answer = Krieger nach { $ref }
    .clause = Lokis Segen
    .rule = Nach einer verlorenen oder unentschiedenen Schlacht darf ein Krieger aus dem Vorrat in ihr Gebiet, wenn Hörner und Dörfer reichen.

## Knöpfe

do-invade = Invadieren
do-march = Marschieren
do-pillage = Plündern
do-challenge = Noch mal plündern
do-sacrifice = Opfern
do-pass = Passen
do-done = Fertig
do-decline = Verzichten
do-stay = Bleiben
do-let-die = Sterben lassen
do-keep-none = Keine behalten

## Warum nicht

refusal-BR-1-9 = Alle Dörfer dort sind besetzt.
refusal-BR-1-14 = Schiffe gehören in Fjorde, und nur Schiffe dürfen dort stehen.
refusal-BR-1-19 = Ein Fjord kann nicht geplündert werden.
refusal-BR-1-20 = Ein Schiff bewegt sich nie.
refusal-BR-1-21 = Dieses Gebiet ist zerstört. Niemand kann mehr dorthin.
refusal-BR-1-22 = Dieses Gebiet ist zerstört. Zu plündern gibt es nichts mehr.
refusal-BR-1-26 = Beide Gebiete an diesem Fjord sind zerstört.
refusal-BR-1-67 = Dieser Wert steht auf seiner letzten Stufe.
refusal-BR-2-2 = Diesen Clan führt schon jemand an.
refusal-BR-4-3 = Eine Kampfkarte wird nur in einer Schlacht gespielt.
refusal-BR-4-6 = Dafür reicht deine Wut nicht.
refusal-BR-4-22 = Nur eine Figur aus deinem Vorrat, die du bezahlen kannst und für die ein Platz frei ist, kann invadieren.
refusal-BR-4-29 = Für diese Figur ist kein Platz frei.
refusal-BR-4-31 = In Yggdrasil kann niemand landen. Marschiere dorthin.
refusal-BR-4-33 = Du hast so viele Figuren auf dem Brett, wie deine Hörner erlauben.
refusal-BR-4-41 = Ein Marsch braucht eine eigene Figur, die in einem Gebiet steht und es verlassen kann.
refusal-BR-4-42 = Dort stehen deine Figuren schon.
refusal-BR-4-44 = Mindestens eine Figur muss marschieren.
refusal-BR-4-45 = Für eine weitere Figur ist kein Dorf mehr frei.
refusal-BR-4-48 = Ein Marsch beginnt in nur einem Gebiet.
refusal-BR-4-49 = Ein Marsch beginnt und endet nie in einem Fjord.
refusal-BR-5-2 = Plündern kannst du, wo du eine Figur im Gebiet oder in seinem Fjord hast und das Plättchen die Belohnung zeigt.
refusal-BR-5-4 = Yggdrasil plündert nur, wer dort eine Figur hat.
refusal-BR-5-5 = Dieses Gebiet ist in diesem Zeitalter schon geplündert.
refusal-BR-5-10 = Nur Figuren aus Nachbargebieten können in diese Schlacht kommen.
refusal-BR-5-30 = In einer Schlacht spielst du eine Karte aus deiner Hand.
refusal-BR-5-42 = Jetzt kann nur eine späte Karte aus deiner Hand dazukommen: Heimdalls Auge oder Heimdalls Blick.
refusal-BR-6-1 = Diese Karte liegt schon auf deinem Bogen.
refusal-BR-6-3 = Für diese Aufrüstung reicht deine Wut nicht.
refusal-BR-6-5 = Dieses Feld ist für eine andere Art von Aufrüstung.
refusal-BR-8-7 = Eine angenommene Aufgabe kann nicht in der Schlacht gespielt werden.
refusal-BR-8-8 = Diese Aufgabe hast du schon angenommen.
refusal-BR-12-7 = Dein Anführer kann nur in ein Nachbargebiet.
refusal-BR-12-27 = Der Krieger kommt dorthin, wo du gerade invadiert bist.
refusal-BR-12-56 = Friggs Gnade erhöht einen anderen Wert als das Plättchen.
refusal-BR-12-80 = Tyrs Herausforderung gilt einem Gebiet mit einer eigenen Figur, das in diesem Zeitalter schon geplündert ist.
refusal-BR-12-100 = Thors Herrschaft gilt dem Gebiet, das du gerade invadiert hast.
refusal-BR-12-105 = Dieses Gebiet ist in diesem Zeitalter schon geplündert, auch für Thors Herrschaft.
refusal-BR-12-120 = Diese Figur ist nicht in der Schlacht. Behalte eine, die es ist.
refusal-BR-12-149 = Opfere zwei verschiedene eigene Figuren, die auf dem Brett stehen.
refusal-BR-12-150 = Friggs Opfer braucht zwei eigene Figuren auf dem Brett.

## Was geschah: Land und Zeitalter

event-clan = { $seat } führt den { $clan } an.
event-laid-out = { $destroyed ->
    [one] Ein Gebiet ist schon verschlungen,
   *[other] { $destroyed } Gebiete sind schon verschlungen,
} { $ragnarok } weitere sind dem Untergang geweiht. { $first-name } beginnt.
event-age = { $age ->
    [1] Das erste Zeitalter bricht an.
    [2] Das zweite Zeitalter bricht an.
   *[3] Das dritte Zeitalter bricht an, das letzte.
}
    .herald = { $age ->
        [1] Das erste Zeitalter
        [2] Das zweite Zeitalter
       *[3] Das dritte Zeitalter, das letzte
    }
    .herald-line = Die Götter teilen ihre Gaben aus.
event-phase = { $phase ->
    [gifts] Die Götter verteilen ihre Gaben.
    [actions] Wut erfüllt die Clans.
    [discard] Die Handkarten werden abgelegt.
    [quests] Die Aufgaben werden geprüft.
    [ragnarok] Die Erde bebt.
    [valhalla] Die Tore von Walhall öffnen sich.
   *[other] Eine neue Phase beginnt.
}
heading-age = { $age ->
    [1] Das erste Zeitalter
    [2] Das zweite Zeitalter
   *[3] Das dritte Zeitalter
}
heading-phase = { $phase ->
    [gifts] Göttergaben
    [actions] Aktionen
    [discard] Abwerfen
    [quests] Aufgaben
    [ragnarok] Ragnarök
   *[valhalla] Walhall
}
event-committed = { $quest ->
    [hidden] { $seat } nimmt verdeckt eine Aufgabe an.
   *[other] { $seat } nimmt verdeckt „{ $quest }“ an.
}
event-passed = { $seat } passt und handelt in diesem Zeitalter nicht mehr.
event-actions-over = { $because ->
    [rage] Die letzte Wut ist verraucht: Die Raubzüge gehen zu Ende.
   *[pillaged] Alle Gebiete sind geplündert: Die Raubzüge gehen zu Ende.
}
event-hand-discarded = { $kept ->
    [0] { $seat } wirft { $count ->
        [0] nichts ab, die Hand ist leer
        [one] eine Karte ab
       *[other] { $count } Karten ab
    }.
   *[other] { $seat } behält eine Karte { $count ->
        [0] und wirft keine ab
        [one] und wirft eine ab
       *[other] und wirft { $count } ab
    }.
}
event-ragnarok = Ragnarök verschlingt { $province }.
event-doom = Als Nächstes fällt { $province }.
event-released = { $figures ->
    [one] Eine Figur von { $seat } kehrt
   *[other] { $figures } Figuren von { $seat } kehren
} aus Walhall zurück.
event-first-player = { $seat } beginnt das nächste Zeitalter.
event-ended = { $ending ->
    [shared] Die Welt ist untergegangen. { $winners } Clans teilen sich den höchsten Ruhm.
   *[glory] Die Welt ist untergegangen. Ein Clan überragt alle anderen an Ruhm.
}

## Was geschah: Aktionen

event-invaded = { $seat } invadiert { $to }: { $figure }.
event-marched = { $seat } marschiert mit { $figures ->
    [one] einer Figur
   *[other] { $figures } Figuren
} von { $from } nach { $to }.
event-upgraded = { $seat } rüstet auf: { $card }.
event-removed = { $seat } räumt ein Feld: { $card } verlässt das Spiel.
event-pillage = { $challenge ->
    [true] { $seat } fordert { $province } noch einmal heraus.
   *[false] { $seat } fällt über { $province } her.
}
event-pillaged = { $seat } plündert { $province } und erbeutet { $reward ->
    [rage] eine Stufe Wut
    [axes] eine Stufe Äxte
    [horns] eine Stufe Hörner
    [glory5] 5 Ruhm
   *[all_stats] eine Stufe jedes Werts
}.
event-pillaged-twice = Der Frostriese von { $seat } nimmt sich in { $province } noch einmal { $reward ->
    [rage] eine Stufe Wut
    [axes] eine Stufe Äxte
    [horns] eine Stufe Hörner
    [glory5] 5 Ruhm
   *[all_stats] eine Stufe jedes Werts
}.
event-pillage-failed = { $seat } scheitert an { $province }.
event-hammers-moved = Der { $figure } von { $seat } zieht weiter von { $from } nach { $to }.

## Was geschah: Schlachten

event-called = { $seat } folgt dem Schlachtruf: { $figure } zieht von { $from } nach { $to }.
event-call-declined = { $seat } schickt niemanden nach { $province }.
event-unopposed = In { $province } stellt sich { $seat } niemand entgegen.
event-battle = Schlacht um { $province }! { $seats ->
    [2] Zwei Clans treffen aufeinander.
    [3] Drei Clans treffen aufeinander.
   *[other] Alle { $seats } Clans treffen aufeinander.
}
event-played = { $seat } spielt { $card }.
event-quest-counted = { $strength ->
    [0] { $seat } lässt „{ $card }“ nichts zählen.
   *[other] { $seat } kämpft mit „{ $card }“: +{ $strength }.
}
event-blanked = { $card } von { $seat } bringt die Karten der Gegner zum Schweigen.
event-watch = Alle Karten werden vom Tisch gefegt. Für { $province } werden neue gelegt.
event-tide-kept = Odins Flut verschont bei { $seat }: { $figure }.
event-late-card = { $seat } legt { $card } nach.
event-battle-won = { $seat } gewinnt die Schlacht um { $province }, { $total } zu { $against }.
event-battle-tied = Niemand gewinnt die Schlacht um { $province }: Die Stärksten sind gleich mit { $total }, und alle haben verloren.
event-cards-back = { $seat } nimmt { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} auf die Hand zurück.
event-card-bought-back = { $seat } kauft { $card } zurück.
event-discarded = { $seat } wirft { $cards ->
    [one] die gespielte Karte
   *[other] die { $cards } gespielten Karten
} ab.
event-cards-taken = { $seat } nimmt { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} von { $loser-name }: { $because }.
event-destroyed = { $cause ->
    [battle] { $seat } verliert in der Schlacht { $figures ->
        [one] eine Figur
       *[other] { $figures } Figuren
    }.
    [invade] In { $where } { $figures ->
        [one] wird eine Figur
       *[other] werden { $figures } Figuren
    } von { $seat } zermalmt.
    [sacrifice] { $seat } opfert Frigg { $figures ->
        [one] eine Figur
       *[other] { $figures } Figuren
    }.
   *[ragnarok] { $figures ->
        [one] Eine Figur von { $seat } versinkt
       *[other] { $figures } Figuren von { $seat } versinken
    } mit dem Land.
}
event-saved = Frigg beschützt in { $where } eine Figur von { $seat }: { $figure }.
event-retreated = Die { $figure } von { $seat } flieht von { $where } nach { $to }.

## Was geschah: Ruhm, Wut und Werte

event-glory = { $because ->
    [battle] { $seat } gewinnt { $glory } Ruhm für den Sieg, insgesamt { $total }.
    [pillage] { $seat } gewinnt { $glory } Ruhm für die Plünderung, insgesamt { $total }.
    [quest] { $seat } gewinnt { $glory } Ruhm für die Aufgabe, insgesamt { $total }.
    [release] { $seat } gewinnt { $glory } Ruhm für die Heimkehrer, insgesamt { $total }.
    [ships] { $seat } gewinnt { $glory } Ruhm für verlorene Schiffe, insgesamt { $total }.
    [ragnarok] { $seat } gewinnt { $glory } Ruhm für die Toten von Ragnarök, insgesamt { $total }.
    [legendary_rage] { $seat } gewinnt { $glory } Ruhm für legendäre Wut, insgesamt { $total }.
    [legendary_axes] { $seat } gewinnt { $glory } Ruhm für legendäre Äxte, insgesamt { $total }.
    [legendary_horns] { $seat } gewinnt { $glory } Ruhm für legendäre Hörner, insgesamt { $total }.
   *[other] { $seat } gewinnt { $glory } Ruhm ({ $because }), insgesamt { $total }.
}
event-glory-taken = { $glory ->
    [0] { $seat } findet bei { $loser-name } keinen Ruhm ({ $because }).
   *[other] { $seat } nimmt { $loser-name } { $glory } Ruhm ab ({ $because }).
}
event-rage = { $seat } gewinnt { $rage } Wut ({ $because }), jetzt { $total }.
event-rage-taken = { $rage ->
    [0] { $seat } findet bei { $loser-name } keine Wut ({ $because }).
   *[other] { $seat } nimmt { $loser-name } { $rage } Wut ab ({ $because }).
}
event-stat = { $seat } erhöht { $stat ->
    [rage] Wut
    [axes] Äxte
   *[horns] Hörner
} auf { $value }.
event-stat-declined = { $seat } erhöht keinen Wert.
event-quests-revealed = { $seat } deckt { $quests ->
    [one] eine Aufgabe
   *[other] { $quests } Aufgaben
} auf.
event-quest-fulfilled = { $seat } hat eine Aufgabe erfüllt: „{ $quest }“
event-quest-failed = { $seat } hat eine Aufgabe verfehlt: „{ $quest }“, { quest-failed-why }
quest-failed-why = { $why ->
    [few] { $own } von { $wanted } in Walhall.
    [absent] niemand ist dort.
    [destroyed] kein solches Land ist übrig.
   *[behind] { $own } gegen { $wanted } in { $province }.
}

## Wie eine Partie endet

ending-glory = Der Clan mit dem meisten Ruhm gewinnt.
ending-shared = Die Clans mit dem meisten Ruhm teilen sich den Sieg.
margin = { $points } Ruhm
ending-resigned = Jemand hat aufgegeben.
score-play = Ruhm aus dem Spiel
score-legendary-rage = Legendäre Wut
score-legendary-axes = Legendäre Äxte
score-legendary-horns = Legendäre Hörner

## Möglichkeiten am Tisch

option-first-player = Startspieler
    .help = Wer im ersten Zeitalter beginnt; danach geht die Rolle nach links.
choice-first-player-random = Das Los entscheidet
choice-first-player-0 = Platz 1
choice-first-player-1 = Platz 2
choice-first-player-2 = Platz 3
choice-first-player-3 = Platz 4
option-no-draft-age-one = Erstes Zeitalter ohne Auswahl
    .help = Für die erste Partie: Im ersten Zeitalter spielen alle mit den acht ausgeteilten Karten.

## Namen der Orte

province-elvagar = Elvagar
province-angerboda = Angerboda
province-muspelheim = Muspelheim
province-horgr = Horgr
province-utgard = Utgard
province-andlang = Andlang
province-gimle = Gimle
province-myrkulor = Myrkulor
province-yggdrasil = Yggdrasil
region-manheim = Manheim
region-alfheim = Alfheim
region-jotunheim = Jotunheim
fjord-north-east = Fjord Nordost
    .text = Zwischen Elvagar und Angerboda.
fjord-south-east = Fjord Südost
    .text = Zwischen Muspelheim und Horgr.
fjord-south-west = Fjord Südwest
    .text = Zwischen Utgard und Andlang.
fjord-north-west = Fjord Nordwest
    .text = Zwischen Gimle und Myrkulor.
place-reserve = Vorrat
place-valhalla = Walhall

## Namen der Clans und Figuren

clan-wolf = Wolf-Clan
    .short = Wolf
clan-raven = Raben-Clan
    .short = Rabe
clan-serpent = Schlangen-Clan
    .short = Schlange
clan-bear = Bären-Clan
    .short = Bär
figure-wolf = Wolf-Figur
    .leader = Wolf-Anführer
    .warrior = Wolf-Krieger
    .ship = Wolf-Schiff
figure-raven = Raben-Figur
    .leader = Raben-Anführer
    .warrior = Raben-Krieger
    .ship = Raben-Schiff
figure-serpent = Schlangen-Figur
    .leader = Schlangen-Anführer
    .warrior = Schlangen-Krieger
    .ship = Schlangen-Schiff
figure-bear = Bären-Figur
    .leader = Bären-Anführer
    .warrior = Bären-Krieger
    .ship = Bären-Schiff
kind-figure = { $id }
piece-leader = Anführer
    .text = Stärke 3. Invadiert umsonst.
piece-warrior = { $count ->
        [one] Krieger
       *[other] { $count } Krieger
    }
    .text = Stärke 1. Invadiert für seine Stärke an Wut.
piece-ship = Schiff
    .text = Stärke 2, für 2 Wut. Landet in einem Fjord und zählt in beiden Gebieten daran.

monster-troll = Troll
    .text = Stärke 2, invadiert für 2 Wut. Immer wenn er ein Gebiet invadiert, sterben dort alle feindlichen Krieger.
monster-dwarf-chieftain = Zwergenhäuptling
    .text = Stärke 2, invadiert für 0 Wut.
monster-sea-serpent = Seeschlange
    .text = Stärke 3, invadiert für 3 Wut. Monster und Schiff zugleich: Sie landet in Fjorden, unterstützt beide Gebiete und bewegt sich nie.
monster-valkyrie = Walküre
    .text = Stärke 2, invadiert für 2 Wut. Nach einer Schlacht mit ihr gewinnst du 2 Ruhm für jede feindliche Figur, die darin starb.
monster-dark-elf = Dunkelelf
    .text = Stärke 1, invadiert für 1 Wut. In Yggdrasil hat er Stärke 3 und darf dort auch landen.
monster-fire-giant = Feuerriese
    .text = Stärke 4, invadiert für 4 Wut. Immer wenn er ein Gebiet invadiert, sterben dort und im Fjord alle feindlichen Figuren außer Monstern.
monster-frost-giant = Frostriese
    .text = Stärke 4, invadiert für 4 Wut. Plünderst du das Gebiet, in dem er steht, bekommst du die Belohnung zweimal.
monster-soldier-of-hel = Soldat der Hel
    .text = Stärke 3, invadiert für 0 Wut.
monster-volur-witch = Völva-Hexe
    .text = Stärke 3, invadiert für 3 Wut. Würde sie in einem äußeren Gebiet sterben, darf sie stattdessen nach Yggdrasil.

## Namen von Werten, Feldern, Plättchen, Phasen und Göttern

stat-rage = Wut
    .text = So viel Wut bekommst du zu Beginn jeder Aktionsphase.
stat-axes = Äxte
    .text = So viel Ruhm gewinnst du für eine gewonnene Schlacht.
stat-horns = Hörner
    .text = So viele Figuren darfst du auf dem Brett haben.
slot-leader = Anführer-Feld
slot-warrior = Krieger-Feld
slot-ship = Schiff-Feld
slot-monster = Monster-Feld
slot-clan = Clan-Feld
token-rage = Wut
    .text = Wer hier plündert, erhöht Wut um eine Stufe.
token-axes = Äxte
    .text = Wer hier plündert, erhöht Äxte um eine Stufe, noch vor dem Ruhm der Schlacht.
token-horns = Hörner
    .text = Wer hier plündert, erhöht Hörner um eine Stufe.
token-glory5 = 5 Ruhm
    .text = Wer hier plündert, gewinnt 5 Ruhm.
token-all-stats = alle Werte
    .text = Wer hier plündert, erhöht Wut, Äxte und Hörner um je eine Stufe.
token-pillaged = geplündert
    .text = Bis zum nächsten Zeitalter ist hier nichts mehr zu holen.
phase-gifts = Göttergaben
phase-actions = Aktionen
phase-discard = Abwerfen
phase-quests = Aufgaben
phase-ragnarok = Ragnarök
phase-valhalla = Walhall
god-odin = Odin
god-thor = Thor
god-loki = Loki
god-frigga = Frigg
god-heimdall = Heimdall
god-tyr = Tyr
count-0 = Nichts
count-3 = Stärke 3
count-5 = Stärke 5

## Worte am Tisch

phase = { $phase ->
    [setup] Vor dem ersten Zeitalter
    [end] Die Welt ist untergegangen
   *[other] Zeitalter { $age } von 3 · { $phase ->
        [gifts] Göttergaben
        [actions] Aktionen
        [discard] Abwerfen
        [quests] Aufgaben
        [ragnarok] Ragnarök
       *[valhalla] Walhall
    }
}
unit-glory = Ruhm
recap-strengths = { $place }: { $list }
recap-own-strength = du { $strength }
recap-strength = { $name } { $strength }
unit-rage = Wut
board-label = Das Land um Yggdrasil, neun Gebiete und vier Fjorde

## Das Brett in Worten

describe-province = { $province }, { $region }, { $villages ->
        [one] ein Dorf
       *[other] { $villages } Dörfer
    }, { $figures }, { $token }
describe-yggdrasil = Yggdrasil, Platz für alle, { $figures }, { $token }
describe-destroyed = { $province }, zerstört
describe-fjord = { $fjord }, { $figures }
describe-fjord-closed = { $fjord }, aus dem Spiel
describe-party = { $name }: { $figures }
describe-own-party = du: { $figures }
describe-nobody = niemand dort
describe-token = Plättchen { $token }
describe-pillaged = in diesem Zeitalter geplündert
describe-doomed = { $age ->
        [1] fällt im ersten Zeitalter
        [2] fällt im zweiten Zeitalter
       *[3] fällt im dritten Zeitalter
    }
describe-free = { $free ->
        [0] kein Dorf frei
        [one] ein Dorf frei
       *[other] { $free } Dörfer frei
    }
describe-strength = { $name } hat Stärke { $strength }
describe-figure = { $figure } in { $place }
describe-figure-reserve = { $figure } im Vorrat
describe-figure-valhalla = { $figure } in Walhall
describe-card = { $card }, { $kind }: { $text }
describe-slot-empty = { $slot } { $number }, leer
describe-slot-card = { $slot } { $number }, mit { $card }
describe-stat = { $stat } { $value }, Stufe { $step } von 6

## Karten

card-kind-battle = Kampfkarte
card-kind-quest = Aufgabe
card-kind-leader = Anführer-Aufrüstung
card-kind-warrior = Krieger-Aufrüstung
card-kind-ship = Schiff-Aufrüstung
card-kind-monster = Monster-Aufrüstung
card-kind-clan = Clan-Aufrüstung
card-back = { $age ->
        [1] Eine Karte des ersten Zeitalters
        [2] Eine Karte des zweiten Zeitalters
       *[3] Eine Karte des dritten Zeitalters
    }

### Erstes Zeitalter

card-a1-troll = Troll
    .kind = { card-kind-monster }
    .short = Tötet alle feindlichen Krieger, wo er invadiert.
    .text = Bringt dir den Troll, Stärke 2. Immer wenn er ein Gebiet invadiert, sterben dort alle feindlichen Krieger.
card-a1-dwarf-chieftain = Zwergenhäuptling
    .kind = { card-kind-monster }
    .short = Stärke 2, und kostet nie Wut.
    .text = Bringt dir den Zwergenhäuptling, Stärke 2. Die Aufrüstung und Invasionen aus dem Vorrat kosten 0 Wut.
card-a1-sea-serpent = Seeschlange
    .kind = { card-kind-monster }
    .short = Stärke 3. Monster und Schiff zugleich.
    .text = Bringt dir die Seeschlange, Stärke 3. Sie ist Monster und Schiff: Sie landet in Fjorden, unterstützt beide Gebiete und bewegt sich nie.
card-a1-lord-of-hammers = Herr der Hämmer
    .kind = { card-kind-leader }
    .short = Nach einer Plünderung darf dein Anführer ins Nachbargebiet.
    .text = Anführer mit Stärke 3. Hast du das Gebiet geplündert, in dem dein Anführer steht, darf er in ein Nachbargebiet mit Platz ziehen.
card-a1-brothers-in-arms = Waffenbrüder
    .kind = { card-kind-warrior }
    .short = Zwei Krieger zusammen zählen 3.
    .text = Ein Paar deiner Krieger in einem Gebiet zählt zusammen 3, ein einzelner zählt 1.
card-a1-lokis-dragons = Lokis Drachen
    .kind = { card-kind-ship }
    .short = 4 Ruhm, immer wenn ein eigenes Schiff zerstört wird.
    .text = Du gewinnst 4 Ruhm, immer wenn ein eigenes Schiff zerstört wird, wodurch auch immer. Dein Schiff behält Stärke 2.
card-a1-lokis-domain = Lokis Herrschaft
    .kind = { card-kind-clan }
    .short = 1 Ruhm für jede eigene Figur, die Walhall verlässt.
    .text = In der Walhall-Phase gewinnst du 1 Ruhm für jede eigene Figur, die in deinen Vorrat zurückkehrt.
card-a1-friggas-charm = Friggs Zauber
    .kind = { card-kind-clan }
    .short = Deine Aufrüstungen kosten 1 Wut weniger.
    .text = Aufrüstungen kosten dich 1 Wut weniger, aber nie weniger als 0.
card-a1-thors-glory = Thors Ruhm
    .kind = { card-kind-clan }
    .short = 2 Ruhm, wenn in deiner Schlacht 2 Feinde fallen.
    .text = Nach einer Schlacht mit dir, gewonnen oder verloren, gewinnst du 2 Ruhm, wenn darin 2 oder mehr feindliche Figuren starben.
card-a1-friggas-succor = Friggs Beistand
    .kind = { card-kind-clan }
    .short = Jede Invasion darf einen Krieger umsonst mitbringen.
    .text = Nach jeder eigenen Invasion darf ein Krieger aus deinem Vorrat für 0 Wut ins selbe Gebiet; nach einem Schiff in eines der beiden am Fjord.
card-a1-tyrs-domain = Tyrs Herrschaft
    .kind = { card-kind-clan }
    .short = Deine Aufgaben dürfen mit Stärke 3 kämpfen.
    .text = Eine Aufgabe, die du in der Schlacht aufdeckst, darf als Kampfkarte der Stärke 3 zählen.
card-a1-lokis-blessing = Lokis Segen
    .kind = { card-kind-clan }
    .short = Nach verlorener Schlacht landet dort ein Krieger.
    .text = Nach einer Schlacht, die du verloren hast, darfst du einen Krieger aus deinem Vorrat für 0 Wut in ihr Gebiet stellen.
card-a1-quest-alfheim = Alfheim!
    .kind = { card-kind-quest }
    .short = Größte Stärke in einem Gebiet von Alfheim: 5 Ruhm, ein Wert steigt.
    .text = Erfüllt, wenn du in einem Gebiet von Alfheim stärker bist als jeder andere Clan. Du gewinnst 5 Ruhm und darfst einen Wert erhöhen.
card-a1-quest-jotunheim = Jotunheim!
    .kind = { card-kind-quest }
    .short = Größte Stärke in einem Gebiet von Jotunheim: 5 Ruhm, ein Wert steigt.
    .text = Erfüllt, wenn du in einem Gebiet von Jotunheim stärker bist als jeder andere Clan. Du gewinnst 5 Ruhm und darfst einen Wert erhöhen.
card-a1-quest-manheim = Manheim!
    .kind = { card-kind-quest }
    .short = Größte Stärke in einem Gebiet von Manheim: 5 Ruhm, ein Wert steigt.
    .text = Erfüllt, wenn du in einem Gebiet von Manheim stärker bist als jeder andere Clan. Du gewinnst 5 Ruhm und darfst einen Wert erhöhen.
card-a1-quest-glorious-death = Ruhmreicher Tod!
    .kind = { card-kind-quest }
    .short = 4 eigene Figuren in Walhall: 6 Ruhm, ein Wert steigt.
    .text = Erfüllt, wenn mindestens 4 deiner Figuren in Walhall sind. Du gewinnst 6 Ruhm und darfst einen Wert erhöhen.
card-a1-quest-yggdrasil = Yggdrasil!
    .kind = { card-kind-quest }
    .short = Größte Stärke in Yggdrasil: 6 Ruhm, ein Wert steigt.
    .text = Erfüllt, wenn du in Yggdrasil stärker bist als jeder andere Clan. Du gewinnst 6 Ruhm und darfst einen Wert erhöhen.
card-a1-odins-smite = Odins Strafe
    .kind = { card-kind-battle }
    .short = Jeder Gegner verliert vor dem Vergleich einen Krieger.
    .text = Bevor die Stärke verglichen wird, verliert jeder Gegner in der Schlacht einen Krieger im Gebiet, falls er dort einen hat.
card-a1-heimdalls-sight = Heimdalls Sicht
    .kind = { card-kind-battle }
    .short = So stark wie die beste Karte eines Gegners.
    .text = Hat die Stärke der stärksten einzelnen Karte, die ein Gegner in dieser Schlacht hat, auch einer späten.
card-a1-friggas-grace = Friggs Gnade
    .kind = { card-kind-battle }
    .short = Plündere damit: Noch ein Wert steigt.
    .text = Plünderst du und gewinnst, erhöhst du noch einen Wert, einen anderen als das Plättchen.
card-a1-lokis-trickery = Lokis List
    .kind = { card-kind-battle }
    .short = Verliere und nimm dem Sieger 1 Wut.
    .text = Verlierst du, nimmst du dem Sieger 1 Wut ab, falls er welche hat.
card-a1-thors-hammer = Thors Hammer
    .kind = { card-kind-battle }
    .short = Gewinne und erhalte 3 Ruhm.
    .text = Gewinnst du die Schlacht, erhältst du 3 Ruhm.
card-a1-tyrs-bash = Tyrs Hieb
    .kind = { card-kind-battle }
    .short = Stärke 2, sonst nichts.
    .text = Erhöht deine Summe um 2 und tut sonst nichts.
card-a1-tyrs-smash = Tyrs Schlag
    .kind = { card-kind-battle }
    .short = Stärke 3, sonst nichts.
    .text = Erhöht deine Summe um 3 und tut sonst nichts.
card-a1-tyrs-crush = Tyrs Niederschlag
    .kind = { card-kind-battle }
    .short = Stärke 4, sonst nichts.
    .text = Erhöht deine Summe um 4 und tut sonst nichts.
card-a1-tyrs-smite = Tyrs Schmetterschlag
    .kind = { card-kind-battle }
    .short = Stärke 5, sonst nichts.
    .text = Erhöht deine Summe um 5 und tut sonst nichts.

### Zweites Zeitalter

card-a2-valkyrie = Walküre
    .kind = { card-kind-monster }
    .short = 2 Ruhm für jeden Feind, der in ihrer Schlacht stirbt.
    .text = Bringt dir die Walküre, Stärke 2. Nach einer Schlacht mit ihr, gewonnen oder verloren, gewinnst du 2 Ruhm für jede feindliche Figur, die darin starb.
card-a2-dark-elf = Dunkelelf
    .kind = { card-kind-monster }
    .short = Darf in Yggdrasil landen. Hat dort Stärke 3.
    .text = Bringt dir den Dunkelelfen, Stärke 1. In Yggdrasil hat er Stärke 3 und darf dort auch landen.
card-a2-fire-giant = Feuerriese
    .kind = { card-kind-monster }
    .short = Tötet alle Feinde außer Monstern, wo er invadiert.
    .text = Bringt dir den Feuerriesen, Stärke 4. Immer wenn er ein Gebiet invadiert, sterben dort und im Fjord alle feindlichen Figuren außer Monstern.
card-a2-lord-of-axes = Herr der Äxte
    .kind = { card-kind-leader }
    .short = Nach einer Plünderung mit deinem Anführer steigt ein Wert.
    .text = Anführer mit Stärke 3. Hast du das Gebiet geplündert, in dem dein Anführer steht, erhöhst du einen Wert.
card-a2-experts-in-arms = Waffenexperten
    .kind = { card-kind-warrior }
    .short = Deine Krieger haben Stärke 2.
    .text = Jeder deiner Krieger hat Stärke 2 und kostet 2 Wut, um zu invadieren.
card-a2-fire-dragons = Feuerdrachen
    .kind = { card-kind-ship }
    .short = 8 Ruhm, immer wenn ein eigenes Schiff zerstört wird.
    .text = Du gewinnst 8 Ruhm, immer wenn ein eigenes Schiff zerstört wird, wodurch auch immer. Dein Schiff behält Stärke 2.
card-a2-odins-inspiration = Odins Eingebung
    .kind = { card-kind-clan }
    .short = Doppelter Ruhm für deine Figuren, die Ragnarök tötet.
    .text = Der Ruhm für deine Figuren, die Ragnarök tötet, wird verdoppelt. Der Ruhm anderer Karten nicht.
card-a2-tyrs-challenge = Tyrs Herausforderung
    .kind = { card-kind-clan }
    .short = Plündere für 2 Wut ein geplündertes Gebiet noch einmal.
    .text = Als weitere Aktion zahlst du 2 Wut und plünderst ein in diesem Zeitalter schon geplündertes Gebiet, mit Schlacht und Belohnung.
card-a2-friggas-protection = Friggs Schutz
    .kind = { card-kind-clan }
    .short = Rette eigene Figuren für je 1 Wut.
    .text = Würden eigene Figuren sterben, darfst du sie für je 1 Wut retten. Sie bleiben, wo sie sind. Gegen Ragnarök hilft das nicht.
card-a2-lokis-eminence = Lokis Ansehen
    .kind = { card-kind-clan }
    .short = 2 Ruhm für jede eigene Figur, die Walhall verlässt.
    .text = In der Walhall-Phase gewinnst du 2 Ruhm für jede eigene Figur, die in deinen Vorrat zurückkehrt.
card-a2-tyrs-prowess = Tyrs Können
    .kind = { card-kind-clan }
    .short = Sieg: Nimm Karten für je 1 Wut zurück.
    .text = Gewinnst du eine Schlacht, darfst du deine gespielten Karten für je 1 Wut zurücknehmen, statt sie abzuwerfen.
card-a2-thors-domain = Thors Herrschaft
    .kind = { card-kind-clan }
    .short = Invadiere, zahle 2 Wut und plündere sofort.
    .text = Nach einer Invasion in deinem Zug darfst du 2 Wut zahlen und das Gebiet sofort plündern, wenn es noch ungeplündert ist.
card-a2-quest-alfheim = Alfheim!
    .kind = { card-kind-quest }
    .short = Größte Stärke in einem Gebiet von Alfheim: 7 Ruhm, ein Wert steigt.
    .text = Erfüllt, wenn du in einem Gebiet von Alfheim stärker bist als jeder andere Clan. Du gewinnst 7 Ruhm und darfst einen Wert erhöhen.
card-a2-quest-jotunheim = Jotunheim!
    .kind = { card-kind-quest }
    .short = Größte Stärke in einem Gebiet von Jotunheim: 7 Ruhm, ein Wert steigt.
    .text = Erfüllt, wenn du in einem Gebiet von Jotunheim stärker bist als jeder andere Clan. Du gewinnst 7 Ruhm und darfst einen Wert erhöhen.
card-a2-quest-manheim = Manheim!
    .kind = { card-kind-quest }
    .short = Größte Stärke in einem Gebiet von Manheim: 7 Ruhm, ein Wert steigt.
    .text = Erfüllt, wenn du in einem Gebiet von Manheim stärker bist als jeder andere Clan. Du gewinnst 7 Ruhm und darfst einen Wert erhöhen.
card-a2-quest-glorious-death = Ruhmreicher Tod!
    .kind = { card-kind-quest }
    .short = 4 eigene Figuren in Walhall: 8 Ruhm, ein Wert steigt.
    .text = Erfüllt, wenn mindestens 4 deiner Figuren in Walhall sind. Du gewinnst 8 Ruhm und darfst einen Wert erhöhen.
card-a2-quest-yggdrasil = Yggdrasil!
    .kind = { card-kind-quest }
    .short = Größte Stärke in Yggdrasil: 8 Ruhm, ein Wert steigt.
    .text = Erfüllt, wenn du in Yggdrasil stärker bist als jeder andere Clan. Du gewinnst 8 Ruhm und darfst einen Wert erhöhen.
card-a2-heimdalls-eye = Heimdalls Auge
    .kind = { card-kind-battle }
    .short = Darf nach dem Aufdecken dazugelegt werden.
    .text = Erhöht deine Summe um 2. Du darfst sie wie jede Karte legen oder nach dem Aufdecken umsonst zu deiner anderen Karte dazu.
card-a2-heimdalls-watch = Heimdalls Wacht
    .kind = { card-kind-battle }
    .short = Ruhm für alle aufgedeckte Stärke; dann werden neue Karten gelegt.
    .text = Du gewinnst Ruhm in Höhe der Stärke aller aufgedeckten Karten. Sie werden abgeworfen, und alle in der Schlacht legen eine neue Karte.
card-a2-odins-tide = Odins Flut
    .kind = { card-kind-battle }
    .short = Jeder Clan behält eine Figur, alle anderen sterben.
    .text = Bevor die Stärke verglichen wird, behält jeder Clan in der Schlacht, auch deiner, eine Figur im Gebiet oder Fjord. Alle anderen dort sterben.
card-a2-lokis-backstab = Lokis Dolchstoß
    .kind = { card-kind-battle }
    .short = Verliere und nimm dem Sieger 2 Ruhm.
    .text = Verlierst du, nimmst du dem Sieger 2 Ruhm ab oder so viel, wie er hat.
card-a2-thors-oath = Thors Eid
    .kind = { card-kind-battle }
    .short = Gewinne, und ein Wert steigt.
    .text = Gewinnst du die Schlacht, erhöhst du einen Wert, noch bevor ihr Ruhm gezählt wird.
card-a2-tyrs-smash = Tyrs Schlag
    .kind = { card-kind-battle }
    .short = Stärke 3, sonst nichts.
    .text = Erhöht deine Summe um 3 und tut sonst nichts.
card-a2-tyrs-crush = Tyrs Niederschlag
    .kind = { card-kind-battle }
    .short = Stärke 4, sonst nichts.
    .text = Erhöht deine Summe um 4 und tut sonst nichts.
card-a2-tyrs-smite = Tyrs Schmetterschlag
    .kind = { card-kind-battle }
    .short = Stärke 5, sonst nichts.
    .text = Erhöht deine Summe um 5 und tut sonst nichts.
card-a2-tyrs-rage = Tyrs Raserei
    .kind = { card-kind-battle }
    .short = Stärke 6, sonst nichts.
    .text = Erhöht deine Summe um 6 und tut sonst nichts.

### Drittes Zeitalter

card-a3-frost-giant = Frostriese
    .kind = { card-kind-monster }
    .short = Nimmt die Belohnung zweimal, wo er plündert.
    .text = Bringt dir den Frostriesen, Stärke 4. Plünderst du das Gebiet, in dem er steht, bekommst du die Belohnung zweimal.
card-a3-soldier-of-hel = Soldat der Hel
    .kind = { card-kind-monster }
    .short = Stärke 3, und kostet nie Wut.
    .text = Bringt dir den Soldaten der Hel, Stärke 3. Die Aufrüstung und Invasionen aus dem Vorrat kosten 0 Wut.
card-a3-volur-witch = Völva-Hexe
    .kind = { card-kind-monster }
    .short = Flieht nach Yggdrasil, statt zu sterben.
    .text = Bringt dir die Völva-Hexe, Stärke 3. Würde sie in einem äußeren Gebiet sterben, darf sie stattdessen nach Yggdrasil.
card-a3-lord-of-spears = Herr der Speere
    .kind = { card-kind-leader }
    .short = Nach einer Plünderung mit deinem Anführer steigen alle Werte.
    .text = Anführer mit Stärke 3. Hast du das Gebiet geplündert, in dem dein Anführer steht, erhöhst du alle drei Werte um eine Stufe.
card-a3-masters-in-arms = Waffenmeister
    .kind = { card-kind-warrior }
    .short = Zwei Krieger zusammen zählen 6.
    .text = Ein Paar deiner Krieger in einem Gebiet zählt zusammen 6, ein einzelner zählt 2.
card-a3-eternal-dragons = Ewige Drachen
    .kind = { card-kind-ship }
    .short = 12 Ruhm, immer wenn ein eigenes Schiff zerstört wird.
    .text = Du gewinnst 12 Ruhm, immer wenn ein eigenes Schiff zerstört wird, wodurch auch immer. Dein Schiff behält Stärke 2.
card-a3-friggas-domain = Friggs Herrschaft
    .kind = { card-kind-clan }
    .short = Invadiere aus Walhall für 1 Wut.
    .text = Deine Invasion darf eine eigene Figur für 1 Wut aus Walhall holen, statt einer aus dem Vorrat zu ihrem Preis.
card-a3-odins-throne = Odins Thron
    .kind = { card-kind-clan }
    .short = Deine Aufgaben bringen doppelten Ruhm.
    .text = Jede Aufgabe, die du erfüllst, bringt doppelten Ruhm. Dazu steigt weiterhin nur ein Wert.
card-a3-thors-conquest = Thors Eroberung
    .kind = { card-kind-clan }
    .short = Am Ende 3 Ruhm für jede Figur auf dem Brett.
    .text = Am Ende der Partie gewinnst du 3 Ruhm für jede eigene Figur auf dem Brett, auch Schiffe und Monster.
card-a3-friggas-sacrifice = Friggs Opfer
    .kind = { card-kind-clan }
    .short = Opfere 2 eigene Figuren, und ein Wert steigt.
    .text = Als weitere Aktion für 0 Wut tötest du 2 eigene Figuren auf dem Brett und erhöhst einen Wert.
card-a3-tyrs-wrath = Tyrs Zorn
    .kind = { card-kind-clan }
    .short = Deine Aufgaben dürfen mit Stärke 5 kämpfen.
    .text = Eine Aufgabe, die du in der Schlacht aufdeckst, darf als Kampfkarte der Stärke 5 zählen.
card-a3-lokis-wrath = Lokis Zorn
    .kind = { card-kind-clan }
    .short = 3 Ruhm für jede eigene Figur, die Walhall verlässt.
    .text = In der Walhall-Phase gewinnst du 3 Ruhm für jede eigene Figur, die in deinen Vorrat zurückkehrt.
card-a3-quest-alfheim = Alfheim!
    .kind = { card-kind-quest }
    .short = Größte Stärke in einem Gebiet von Alfheim: 9 Ruhm, ein Wert steigt.
    .text = Erfüllt, wenn du in einem Gebiet von Alfheim stärker bist als jeder andere Clan. Du gewinnst 9 Ruhm und darfst einen Wert erhöhen.
card-a3-quest-jotunheim = Jotunheim!
    .kind = { card-kind-quest }
    .short = Größte Stärke in einem Gebiet von Jotunheim: 9 Ruhm, ein Wert steigt.
    .text = Erfüllt, wenn du in einem Gebiet von Jotunheim stärker bist als jeder andere Clan. Du gewinnst 9 Ruhm und darfst einen Wert erhöhen.
card-a3-quest-manheim = Manheim!
    .kind = { card-kind-quest }
    .short = Größte Stärke in einem Gebiet von Manheim: 9 Ruhm, ein Wert steigt.
    .text = Erfüllt, wenn du in einem Gebiet von Manheim stärker bist als jeder andere Clan. Du gewinnst 9 Ruhm und darfst einen Wert erhöhen.
card-a3-quest-glorious-death = Ruhmreicher Tod!
    .kind = { card-kind-quest }
    .short = 4 eigene Figuren in Walhall: 11 Ruhm, ein Wert steigt.
    .text = Erfüllt, wenn mindestens 4 deiner Figuren in Walhall sind. Du gewinnst 11 Ruhm und darfst einen Wert erhöhen.
card-a3-quest-yggdrasil = Yggdrasil!
    .kind = { card-kind-quest }
    .short = Größte Stärke in Yggdrasil: 11 Ruhm, ein Wert steigt.
    .text = Erfüllt, wenn du in Yggdrasil stärker bist als jeder andere Clan. Du gewinnst 11 Ruhm und darfst einen Wert erhöhen.
card-a3-heimdalls-gaze = Heimdalls Blick
    .kind = { card-kind-battle }
    .short = Darf nach dem Aufdecken dazugelegt werden.
    .text = Erhöht deine Summe um 3. Du darfst sie wie jede Karte legen oder nach dem Aufdecken umsonst zu deiner anderen Karte dazu.
card-a3-heimdalls-watch = Heimdalls Wacht
    .kind = { card-kind-battle }
    .short = Ruhm für alle aufgedeckte Stärke; dann werden neue Karten gelegt.
    .text = Du gewinnst Ruhm in Höhe der Stärke aller aufgedeckten Karten. Sie werden abgeworfen, und alle in der Schlacht legen eine neue Karte.
card-a3-thors-primacy = Thors Vormacht
    .kind = { card-kind-battle }
    .short = Kartentexte der Gegner wirken nicht; ihre Stärke zählt.
    .text = Die Texte aller Karten, die deine Gegner aufdecken, wirken in dieser Schlacht nicht. Ihre gedruckte Stärke zählt weiter.
card-a3-thors-ascension = Thors Aufstieg
    .kind = { card-kind-battle }
    .short = Gewinne und erhalte 3 Wut und 3 Ruhm.
    .text = Gewinnst du die Schlacht, erhältst du 3 Wut und 3 Ruhm.
card-a3-odins-judgement = Odins Urteil
    .kind = { card-kind-battle }
    .short = 2 Ruhm für jede Figur, die in der Schlacht stirbt.
    .text = Nach der Schlacht, gewonnen oder verloren, gewinnst du 2 Ruhm für jede Figur, die darin starb, auch eigene.
card-a3-lokis-poison = Lokis Gift
    .kind = { card-kind-battle }
    .short = Verliere und nimm die Karten des Siegers.
    .text = Verlierst du, nimmst du alle Karten, die der Sieger auf dem Tisch hat, auf deine Hand.
card-a3-tyrs-crush = Tyrs Niederschlag
    .kind = { card-kind-battle }
    .short = Stärke 4, sonst nichts.
    .text = Erhöht deine Summe um 4 und tut sonst nichts.
card-a3-tyrs-smite = Tyrs Schmetterschlag
    .kind = { card-kind-battle }
    .short = Stärke 5, sonst nichts.
    .text = Erhöht deine Summe um 5 und tut sonst nichts.
card-a3-tyrs-rage = Tyrs Raserei
    .kind = { card-kind-battle }
    .short = Stärke 6, sonst nichts.
    .text = Erhöht deine Summe um 6 und tut sonst nichts.

# scene

scene-hand = Deine Hand, { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
scene-no-cards = Deine Hand ist leer.
scene-laid = verdeckt
scene-price = { $rage } Wut
scene-cost = Preis
scene-kind = Art
scene-strength = Stärke
scene-gutter = Neben der Karte
scene-ragnarok = Ragnarök holt sich
scene-ragnarok-glory = { $glory } Ruhm für jede Figur, die mit untergeht
scene-fallen = zerstört
scene-destroyed = Zerstört. Niemand kann mehr dorthin.
scene-sheet = Dein Clanbogen
scene-sheets = Clanbögen
scene-reserve-empty = Alle deine Figuren sind draußen.
scene-rage-left = { $rage } von { $all } Wut übrig
scene-passed = gepasst
scene-cards = { $count ->
        [one] eine Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
scene-quests = { $count ->
        [one] eine Aufgabe auf dem Bogen
       *[other] { $count } Aufgaben auf dem Bogen
    }
scene-on-board = { $count } Figuren auf dem Brett, { $horns } erlaubt
scene-lectern-idle = Zeige auf ein Gebiet, um die Stärke aller dort zu sehen.
scene-lectern-wait = Zeige auf ein Gebiet, um die Stärken zu sehen. Du bist nicht am Zug.
scene-you = du
scene-pillage = { $province } plündern
scene-win-glory = Erfolg bringt { $glory } Ruhm.
scene-win-stats = Erfolg erhöht { $stats }.
scene-battle-glory = Gewonnene Schlacht: { $glory } Ruhm dazu.
scene-callers = Von nebenan können kommen: { $who }.
scene-no-callers = Von nebenan kann niemand kommen.
scene-march-from = Marsch aus { $from }
scene-march-to = Marsch nach { $to }
scene-march-there = dann in { $to }
scene-march-some = nur { $free } haben Platz
scene-march-left = bleibt in { $from }
scene-stands-there = steht dort
scene-answer-call = Der Ruf nach { $province }
scene-land = { $figure } nach { $place }
scene-then = deine Stärke
scene-invade-cost = Invasion für { $rage } Wut, Stärke { $strength }.
scene-legendary = Legendär am Ende: { $glory } Ruhm.
scene-draft = Die Götter geben
scene-draft-next = Was du liegen lässt, geht an { $name }.
scene-draft-last = Dein letzter Stapel. Was du liegen lässt, wird abgeworfen.
scene-draft-wait = Du hast gewählt. Die anderen wählen noch.
scene-choosing = { $name } wählt
scene-has-chosen = { $name } hat gewählt
scene-yours = Schon dein: { $count } von 6
scene-known = Was du weißt
scene-known-none = Noch nichts über die Karten der anderen.
scene-holds = hält
scene-lies = { $place ->
        [hand] { $count } bei { $name }
        [pack] { $count } im Stapel von { $name }
        [quests] { $count } auf dem Bogen von { $name }
        [table] { $count } in der Schlacht
       *[gone] { $count } aus dem Spiel
    }
scene-lies-hand = Hand
scene-lies-pack = Stapel
scene-lies-quests = Aufgaben
scene-lies-table = Tisch
scene-battle = Die Schlacht um { $province }
scene-see-map = Zur Karte
scene-see-battle = Zur Schlacht
scene-last-battle = Die letzte Schlacht
scene-step-call = Ruf
scene-step-cards = Karten
scene-step-reveal = Aufdecken
scene-step-compare = Vergleich
scene-step-fallen = Gefallene
scene-step-reward = Lohn
scene-pillager = plündert
scene-glory = { $glory } Ruhm
scene-fall = { $count ->
        [one] Eine Figur fällt.
       *[other] { $count } Figuren fallen.
    }
scene-line = nur der Höchste siegt
scene-line-won = der Höchste
scene-line-tied = gleich: niemand siegt
scene-late = nachgelegt
scene-won-glory = Ruhm
scene-cards-home = Karten gehen zurück auf die Hand
scene-you-won = Du gewinnst { $province }, { $total } gegen { $against }
scene-read-sums = Lies die Summen, so lange du magst.
scene-fallen-all = { $count ->
        [one] Eine Figur fällt.
       *[other] { $count } Figuren fallen.
    } Lies, so lange du magst.
scene-age-ends = { $age ->
        [1] Das erste Zeitalter endet
        [2] Das zweite Zeitalter endet
       *[3] Das letzte Zeitalter endet
    }
scene-all-see = alle Clans sehen dasselbe
scene-part-quests = Aufgaben
scene-part-ragnarok = Ragnarök
scene-part-valhalla = Walhall öffnet sich
scene-part-to-come = kommt noch
scene-part-now = jetzt
scene-part-done = erledigt
scene-nothing = nichts
scene-no-quests = Niemand hatte eine Aufgabe.
scene-quests-judged = Die Aufgaben werden gewertet
scene-quests-done = { $done } von { $all } erfüllt.
scene-nobody-gains = Niemand stand dort: Niemand gewinnt etwas.
scene-fell-with-it = { $count ->
        [one] Eine Figur fällt mit dem Land.
       *[other] { $count } Figuren fallen mit dem Land.
    }
scene-valhalla-open = Die Tore Walhalls öffnen sich
scene-came-home = { $count ->
        [one] Eine Figur kehrt heim.
       *[other] { $count } Figuren kehren heim.
    }
scene-valhalla-empty = Niemand wartet in Walhall.
scene-will-fall = { $province } fällt.
scene-all-home = Alle kehren heim.
scene-first = { $name } beginnt das nächste Zeitalter.
scene-is-next = fällt als Nächstes
scene-next-age = { $age ->
        [2] Im zweiten Zeitalter fällt { $province }
       *[3] Im dritten Zeitalter fällt { $province }
    }
scene-again = noch einmal
scene-at-once = sofort
scene-gain-quests = { $count ->
        [0] nichts erfüllt
        [one] eine Aufgabe
       *[other] { $count } Aufgaben
    }
scene-gain-ragnarok = { $count ->
        [0] keiner gefallen
       *[other] { $count } gefallen
    }
scene-gain-valhalla = { $count ->
        [0] niemand kehrt heim
       *[other] { $count } kehren heim
    }
scene-failed = { $count ->
        [one] Eine wurde nicht erfüllt: nichts.
       *[other] { $count } wurden nicht erfüllt: nichts.
    }
scene-gain-waiting = { $count } in Walhall
scene-see-age = Das Ende des Zeitalters
scene-replace = ersetzen
scene-tally-battle = Schlachten
scene-tally-pillage = Plünderungen
scene-tally-quest = Aufgaben
scene-tally-ragnarok = In Ragnarök gefallen
scene-tally-cards = Götter und Monster
scene-tally-taken = Genommen und verloren
scene-tally-legendary = Legendäre Werte
scene-tally-other = Anderes
