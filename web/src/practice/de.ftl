# Was Übung und Lehrer sagen; was ein Titel dazu sagt, geht vor.

hint = Tipp
hint-thinks = Die Seherin denkt …
hint-is = Die Seherin nähme: { $ref }
hint-only = Etwas anderes steht nicht zur Wahl.
hint-plain = So würde der stärkste Spieler des Hauses wählen.
hint-points = Das ist etwa { $n ->
        [one] einen Punkt
       *[other] { $n } Punkte
    } mehr wert als { $instead }.
hint-points-close = { $instead } wäre etwa gleich gut: Dazwischen liegt weniger als ein Punkt.
hint-chance = Damit gewinnst du von hundert Partien etwa { $percent } mehr als mit { $instead }.
hint-chance-close = { $instead } wäre etwa gleich gut: An der Aussicht auf den Sieg ändert sich kaum etwas.
hint-worlds = In { $worlds } Welten weitergespielt, wie du sie dir vorstellen kannst, geht es in { $better } besser aus.
hint-close = Tipp weglegen

practise-title = Diese Partie zur Übung machen?
practise-text = Tipps und Wege zurück machen sie zur Übung: Sie zählt weder für deinen Partner noch im Feldzug und steht am Ende in keiner Liste.
practise-yes = Üben

decision-back = Meine letzte Entscheidung
    .help = Zurück bis kurz davor, auch über Zufall und Antworten anderer hinweg
decision-here = Von hier neu entscheiden
    .help = Nimmt alles nach diesem Schritt zurück
practice-source = Die Partie, aus der sie kommt

branch = Von hier weiterspielen
branch-text = Ein eigener Tisch beginnt bei diesem Schritt, gegen Bots. Der Zufall ist neu, und was du dort tust, zählt nirgends.
branch-imagined = Solange diese Partie läuft, beginnt der Tisch in einer Welt, wie dein Platz sie sich vorstellen kann, und verrät nichts Verborgenes.
branch-bot = Gegen
branch-seat = Du spielst
branch-go = Weiterspielen
branch-usual = wer zu dir passt

coach = Der Lehrer
coach-new = Neu für dich: { $name }
coach-close = Notiz weglegen
coach-no-more = Keine Notizen mehr

trouble-people-play = Diese Partie spielen andere mit: Es gibt in ihr keine Tipps und keine Wege zurück.
trouble-no-practice = Dieser Tisch ist für eine Lektion oder ein Rätsel, nicht zum Üben.
trouble-not-asked = Gerade ist das nicht deine Frage.
trouble-not-your-decision = Dort hast du nichts entschieden.
trouble-no-branch = Solange die Partie läuft, kann dort niemand weiterspielen. Nimm einen Schritt davor.
