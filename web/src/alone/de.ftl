# Was die Seite für die sagt, die allein spielen; die Texte eines Spiels gehen vor.

alone-line = Ein Mensch gegen Plätze, die die Regeln spielen.
alone-now = Es geht sofort los: niemand lässt warten, kein Bot spielt mit. Die Partie bleibt über Tage liegen und wird nie gewertet.
alone-tabs = Allein
alone-setting-out = Aufbrechen
alone-foes = Gegen wen?
alone-count = Wie viele
alone-by-chance =
    { $count ->
        [0] Mit Namen gewählt.
        [one] Einen bestimmt der Zufall.
       *[other] { $count } bestimmt der Zufall.
    }
alone-foe-beaten = besiegt
alone-hero = Als wer?
alone-hero-table = Am Tisch wählen
    .help = Du wählst am Tisch, was der Zufall dir lässt.
alone-hero-named = Du spielst { $hero }.
alone-hero-chance = Gibt der Zufall { $hero } dem Gegner, fragt dich stattdessen der Tisch.
alone-challenges = Herausforderungen
alone-challenges-help = So viele du willst; ausgelegt nach der Wahl deines Anfangs.
alone-level = Stufe { $level }
alone-difficulty = Schwierigkeit
alone-difficulty-now = { $name }, Stufe { $level }
alone-difficulty-from = { $level }+
alone-more = Mehr zum Tisch
alone-go = Aufbrechen
alone-go-against = Allein gegen { $foes }
alone-somebody = wen der Zufall will
alone-with = mit { $challenges }
alone-without = ohne Herausforderung
alone-campaign = Dein Feldzug
alone-running = Unterwegs
alone-go-on = Weiter
alone-go-on-with = Weiter: { $title }
alone-matches = Partien
alone-matches-none = Noch hast du keine zu Ende gespielt. Was du allein spielst, steht hier.
alone-won = gewonnen
alone-lost = verloren
alone-left = aufgegeben
alone-counted = gespielt
alone-streak = in Folge
alone-longest = höchstens { $n }
alone-best = Am schwersten gewonnen: { $name }
alone-best-none = Noch nicht besiegt
alone-grid = Gegen jeden, mit jeder Herausforderung
alone-grid-foe = Gegner
alone-grid-all = Insgesamt
alone-grid-none = Ohne
alone-cell-won = besiegt
alone-cell-tried = noch nicht besiegt
alone-cell-new = nicht versucht
alone-cell-of = { $won } von { $matches }
alone-cell-go = Aufbrechen gegen { $foe } { $with }: { $state }
alone-last = Zuletzt: { $result }
alone-how = Eine Partie gegen mehrere oder mit mehreren Herausforderungen zählt für jede davon. Was du aufgibst oder einem Bot überlässt, zählt als gespielt, nicht als gewonnen, und beendet eine Siegesserie. Was unterwegs ist, zählt noch nicht.
