# Was in den ersten Partien von Ragnarocks gesagt wird: worum es bei einer Wahl geht, nie, was zu nehmen ist.

coach-select-viking = Ein Zug gehört einem Wikinger: Er läuft, dann setzt er einen Stein. Frag dich, wer noch eine Grenze formt und welches Land ohne ihn eingemauert würde.
coach-move-to = Ein Wikinger läuft geradeaus, so weit er will, bis etwas im Weg steht. Wo er hält, entscheidet, wohin sein Stein kommen kann.
coach-summon-at = Der Stein bleibt für immer. Steine und Wikinger zerteilen die Insel: Ein Stück, in dem nur Wikinger einer Seite stehen, ist ihr Land.
coach-offer-card = Was hier ausliegt, können beide Seiten bekommen, du wie dein Gegner. Denk an Paare, die gerecht sind oder denen du begegnen kannst.
coach-take-card = Eine Kraft ändert eine Regel für die ganze Partie oder die Wertung. Vergleiche, was sie in jedem Zug verlangt, mit dem, was sie gibt.
coach-team-offer = Das ganze Team spielt mit dem, was es wählt. Lies, zu welchem Moment jede Kraft gehört: vor dem Lauf, nach dem Stein oder am Ende.
coach-team-draft = Alle auf deiner Seite spielen mit dieser Kraft. Einfache, die in jedem Zug wirken, teilen sich leichter.
coach-leave-empty = Du beginnst mit weniger Wikingern als Startfeldern. Die Lücke bestimmt, welchen Teil der Insel du spät erreichst.
coach-gullinbursti-move = Noch einmal zu laufen kostet den Stein dieses Zuges. Wäge ab, was der Platz gegen die Mauer wert ist, die du nicht baust.
coach-sol-step = Ein Feld kann eine versperrte Linie öffnen oder aus einer Ecke helfen. Sieh dir zuerst die Linien vom neuen Feld an.
coach-thor-hex = Die Steine des Hammers sind wenige. Denk an den Moment, in dem eine Mauer mehr viel Land entscheidet.
coach-odin-action = Du hast wenige Befehle, und jeder wirkt einmal. Wichtig ist, welcher Zug einen braucht, nicht welcher der stärkste ist.

hint-points = Das bringt etwa { $n ->
        [one] ein Feld
       *[other] { $n } Felder
    } mehr als { $instead }.
hint-points-close = { $instead } wäre etwa gleich gut: Dazwischen liegt weniger als ein Feld.
