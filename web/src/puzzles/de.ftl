puzzle-day = Rätsel des Tages
puzzle-day-of = Rätsel des Tages · { $day }
puzzle-numbered = Rätsel { $number }
puzzles = Rätsel
puzzle-of = { $measure ->
    [chance] Von { $choices } Entscheidungen hat eine die besten Chancen.
   *[other] Von { $choices } Entscheidungen ist eine die beste.
}
puzzle-attempts = Versuche
puzzle-used = { $used } von { $of } verbraucht
puzzle-stone-left = frei
puzzle-stone-hint = Tipp
puzzle-stone-missed = Falsch
puzzle-stone-solved = gelöst
puzzle-your-turn = Dein Zug
puzzle-part = Teil { $number }
puzzle-streak = Tage in Folge
puzzle-in-a-row = { $days ->
    [one] Tag in Folge
   *[other] Tage in Folge
}
puzzle-in-a-row-told = { $days ->
    [one] Ein Tag in Folge
   *[other] { $days } Tage in Folge
}
puzzle-best = dein Rekord ist { $days }
puzzle-day-solved = { $day }: gelöst
puzzle-day-missed = { $day }: nicht gelöst
puzzle-day-open = { $day }: offen
puzzle-judging = War es das?
    .help = Die andere Seite sucht eine Antwort.
puzzle-wrong = Das nicht
    .help = Etwas anderes ist besser.
puzzle-again = Zurück, noch einmal
puzzle-solved = { $attempt ->
    [1] Im ersten Versuch gelöst
    [2] Im zweiten Versuch gelöst
   *[other] Im dritten Versuch gelöst
}
puzzle-failed = Diesmal nicht gefunden
    .help = Sieh dir an, wie es geht, Schritt für Schritt.
puzzle-hint = Ein Tipp
puzzle-no-hint = Jetzt gibt es keinen Tipp: Der letzte Versuch ist zum Probieren da.
puzzle-walk = Schritt für Schritt
puzzle-walking = { $step ->
    [0] Hier beginnt das Rätsel
   *[other] Schritt { $step } von { $steps }
}
    .help = Links und rechts führen weiter.
puzzle-next = Das nächste
puzzle-amber = Bernstein: Hierhin kannst du zeigen
puzzle-give-up = aufgeben und ansehen
puzzle-give-up-title = Aufgeben?
puzzle-give-up-text = Die Lösung wird gezeigt, und dieses Rätsel gilt als nicht gelöst.
puzzle-give-up-yes = Zeig sie mir
puzzle-about = Zu diesem Rätsel
puzzle-from = { $bots ->
    [true] Aus einer Partie von Bots
   *[other] Aus einer echten Partie
}
puzzle-turn = Zug { $turn }
puzzle-then = Was dort entschieden wurde, erfährst du, wenn du fertig bist.
puzzle-played = { $name } wählte { $way } und hat es verpasst.
puzzle-found = { $name } hat es gefunden.
puzzle-match = Die Partie ansehen
puzzle-solution = Die Lösung
puzzle-best-worth = Diese
puzzle-second-worth = Die nächstbeste
puzzle-worth = { $measure ->
    [result] { $value ->
        [1] gewinnt
        [0] verliert
       *[other] unentschieden
    }
    [chance] { $value } %
   *[points] { NUMBER($value, maximumFractionDigits: 1) } Punkte
}
puzzle-proven = { $proven ->
    [true] Sicher: Alles, was folgen kann, wurde durchgezählt.
   *[other] Ungefähr: Es blieb so, als doppelt so weit gesucht wurde.
}
puzzle-stands = Was steht
puzzle-shares = Wer es versucht hat
puzzle-shares-all = bisher { $people }
puzzle-shares-few = Bisher zu wenige, um es zu sagen.
puzzle-share = { $result ->
    [0] nicht
    [1] 1.
    [2] 2.
   *[3] 3.
}
puzzle-share-told = { $result ->
    [0] Nicht gelöst
    [1] Im ersten Versuch gelöst
    [2] Im zweiten Versuch gelöst
   *[3] Im dritten Versuch gelöst
}: { $people }
puzzle-others = Andere Rätsel
puzzle-yesterday = Das von gestern
puzzle-yesterday-solved = Das von gestern, gelöst
puzzle-harder = Ein anderes
puzzle-all = Alle Rätsel
puzzle-try = Versuchen
puzzle-look-again = Ansehen
puzzle-level = Schwierigkeit { $level } von 5
puzzle-filter = Welche Rätsel
puzzle-filter-title = Spiel
puzzle-filter-level = Schwierigkeit
puzzle-every-title = Alle Spiele
puzzle-every-level = Jede
puzzle-unsolved = Nur die, die ich nicht gelöst habe
puzzle-count = { $solved } von { $all } gelöst
puzzle-none = So ein Rätsel gibt es nicht. Wähle weniger Bedingungen.
puzzle-none-here = Kein Spiel hat hier Rätsel.
puzzle-state-new = nicht versucht
puzzle-state-begun = begonnen
puzzle-state-missed = nicht gefunden
puzzle-state-solved = { $result ->
    [1] im 1. Versuch
    [2] im 2. Versuch
   *[other] im 3. Versuch
}

trouble-no-hint = Es gibt keinen Hinweis mehr: Der letzte Versuch bleibt dir.
trouble-not-wrong = Erst nach einer falschen Entscheidung geht das Brett zurück.
trouble-puzzle-over = Dieses Rätsel ist erledigt.
trouble-no-match = Das ist ein Rätsel: Hier spielt sonst niemand, und was das Beste ist, findest du selbst.
