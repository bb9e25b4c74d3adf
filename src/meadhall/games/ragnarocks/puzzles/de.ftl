# Was zu den Rätseln von Ragnarocks gesagt wird. $side ist ivory oder red; Felder sind Dinge auf dem Tisch.

puzzle-win = Ein Zug
    .goal = Du spielst { $side ->
        [ivory] Elfenbein
       *[other] Rot
    }. Finde den einen Zug, nach dem du sicher gewinnst, was auch kommt.
    .solved = Das war er: Von hier an nimmt dir niemand mehr den Sieg.
puzzle-close = Eine Tür
    .goal = Du spielst { $side ->
        [ivory] Elfenbein
       *[other] Rot
    }. Finde den einen Zug, nach dem die Insel nicht mehr verloren geht.
    .solved = Das Land schließt sich, und was übrig ist, reicht nicht, um es aufzuholen.
puzzle-hold = Der letzte Balken
    .goal = Du spielst { $side ->
        [ivory] Elfenbein
       *[other] Rot
    }, und fast alles verliert. Finde den einen Zug, der ein Unentschieden hält.
    .solved = Er hält: Beide enden mit gleich viel Land, und niemand kann es besser.
puzzle-hexes = Die bessere Hälfte
    .goal = Du spielst { $side ->
        [ivory] Elfenbein
       *[other] Rot
    }. Ein Zug ist um { $hexes ->
        [one] ein Feld
       *[other] { $hexes } Felder
    } oder mehr besser als jeder andere. Finde ihn.
    .solved = Nichts anderes kam heran, so weit man auch schaut.
puzzle-wall = Eine Mauer zur rechten Zeit
    .goal = Du spielst { $side ->
        [ivory] Elfenbein
       *[other] Rot
    }. Ein Stein besiedelt Land und ist um { $hexes ->
        [one] ein Feld
       *[other] { $hexes } Felder
    } oder mehr besser als alles andere. Wohin fällt er?
    .solved = Die Mauer steht, und was dahinter liegt, zählt.
puzzle-save = Was zu retten ist
    .goal = Du spielst { $side ->
        [ivory] Elfenbein
       *[other] Rot
    }, und es sieht nicht gut aus. Ein Zug rettet { $hexes ->
        [one] ein Feld
       *[other] { $hexes } Felder
    } oder mehr gegenüber jedem anderen. Finde ihn.
    .solved = Mehr war hier nicht zu retten.

puzzle-reply-won = { $side ->
    [ivory] Elfenbein
   *[other] Rot
} zieht von { $viking } nach { $to }, setzt den Stein auf { $stone }, und dein Sieg ist dahin.
puzzle-reply-drawn = { $side ->
    [ivory] Elfenbein
   *[other] Rot
} zieht von { $viking } nach { $to }, setzt den Stein auf { $stone }, und es endet unentschieden.
puzzle-reply-better = { $side ->
    [ivory] Elfenbein
   *[other] Rot
} zieht von { $viking } nach { $to }, Stein auf { $stone }. Du stehst um { $hexes ->
    [one] ein Feld
   *[other] { $hexes } Felder
} oder mehr schlechter da als nach dem besten Zug.
puzzle-reply-none = Die andere Seite kann nicht mehr antworten, und es reicht trotzdem nicht.

puzzle-hint-viking = Es ist der Wikinger auf { $viking }, der zieht.
puzzle-hint-direction = Er zieht von { $viking } { $direction ->
    [E] nach Osten
    [NE] nach Nordosten
    [NW] nach Nordwesten
    [W] nach Westen
    [SW] nach Südwesten
   *[SE] nach Südosten
}.

# What makes up a decision, part by part.
puzzle-parts = Wähle einen Wikinger | Zieh ihn in gerader Linie | Setz seinen Stein
