# Was auf der Seite der Regeln steht, und nur dort.

howto = So wird gespielt
howto-in =
    { $minutes ->
        [1] In einer Minute gelesen
       *[other] In { $minutes } Minuten gelesen
    }
howto-clauses = Die Regeln dahinter
howto-learn = Am Tisch lernen
howto-play = Jetzt spielen
howto-alone = Allein aufbrechen
howto-picture-lost = Das Bild ließ sich nicht zeichnen.
rules-all = Die Regeln, Satz für Satz
rules-unfold = Alle aufklappen
rules-fold = Alle zuklappen
rules-found =
    { $clauses ->
        [0] Nichts gefunden
        [1] { $places ->
            [1] 1 Stelle in 1 Regel
           *[other] { $places } Stellen in 1 Regel
        }
       *[other] { $places } Stellen in { $clauses } Regeln
    }
