# Die Seite mit den Lektionen eines Spiels und der Lehrer am Tisch; was gelehrt wird, steht beim Spiel.

lesson-step = Schritt { $step } von { $steps }
lesson-place = Spiel lernen · Lektion { $number } von { $of }
lesson-skip = Lektion überspringen
lesson-skip-short = Überspringen
lesson-leave = Gehen, Platz behalten
lesson-leave-short = Gehen
lesson-why = Warum hier?
lesson-back = Zurück
lesson-show = Zeig es mir
lesson-next = Weiter: { $lesson }
lesson-all = Alle Lektionen
lesson-first-match = Erste Partie spielen
lesson-over = Das war „{ $lesson }“
lesson-well = Alle Schritte sind getan. Weiter geht es, wann du willst.
lesson-finished = Du hast das Spiel gelernt
lesson-finished-course = Du hast alles davon gelernt
lesson-read = Lies, was sich geändert hat, dann geht es weiter.
lesson-looks = Schau, was geschieht
lesson-looks-help = Gleich wird es wieder zurückgenommen.
lesson-free = Du darfst auf alles zeigen, was die Regeln erlauben.
lesson-note = { $coach } sagt
lesson-outdated-heading = Diese Lektion ist inzwischen eine andere
lesson-outdated = Sie hat sich geändert, seit du gegangen bist, und kann dort nicht weitergehen.
lesson-anew = Von vorn beginnen
lesson-anew-said = Diese Lektion hat sich geändert, seit du gegangen bist, und beginnt von vorn.
lesson-done = erledigt
lesson-now = jetzt
lesson-later = kommt noch
lessons = Lektionen

learn-title = { $title } lernen
learn-by = Lektionen von { $coach }
learn-lead =
    { $minutes ->
        [one] Am echten Tisch, zusammen etwa 1 Minute.
       *[other] Am echten Tisch, zusammen etwa { $minutes } Minuten.
    }
learn-minutes =
    { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
learn-done = erledigt
learn-stopped = Schritt { $step } von { $steps }
learn-begin = Beginnen
learn-begin-at = Beginnen: { $lesson }
learn-go-on = Weiter
learn-go-on-at = Weiter: { $lesson }
learn-again = Nochmal
learn-again-at = Noch einmal: { $lesson }
learn-others = Andere Spiele
learn-rules = Regeln lesen
learn-all-done = Du hast alle Lektionen gemacht. Jetzt gehört der Tisch dir.
learn-then = Danach eine Partie: Der sanfteste Bot wartet schon.
trouble-no-lesson = Diese Lektion gibt es nicht mehr.
trouble-no-lessons = Die Lektionen dieses Spiels lassen sich in dieser Halle nicht lesen.
trouble-no-lesson-board = Die Regeln haben sich geändert, und das Brett dieser Lektion passt nicht mehr dazu.
