# Was die Seherin zu Ragnarocks unter der Lampe sagt: warum es auf einen Zug ankam, und Züge in Worten.
why-gives-land = verschenkt { $size-word } Felder
why-misses-land = lässt { $size-word } Felder offen
why-small-land = hütet das kleine Land
why-wins-land = nimmt { $size-word } Felder Land
why-wrong-viking = der falsche Wikinger
why-goes-short = geht { $count-word } { $count ->
    [1] Feld
   *[other] Felder
} zu kurz
why-goes-far = geht { $count-word } { $count ->
    [1] Feld
   *[other] Felder
} zu weit
why-to-shore = läuft ans Ufer
why-wrong-way = geht in die falsche Richtung
why-leaves-room = lässt { $name } zu viel Raum
why-little-room = schließt sich selbst ein
why-own-way = Stein im eigenen Weg
why-stone-short = Stein { $count-word } zu kurz
why-stone-far = Stein { $count-word } zu weit
why-wrong-stone = Stein am falschen Platz
why-instead = besser war { $better }
way-moved = { $from } nach { $to }
way-summoned = { $from } nach { $to }, Stein auf { $stone }
way-trailed = { $from } nach { $to }, Stein auf { $stone }
line-summoned = { $you ->
    [true] Du gehst von { $from } nach { $to } und setzt { $stone }.
   *[false] { $name } geht von { $from } nach { $to } und setzt { $stone }.
}
line-moved = { $you ->
    [true] Du gehst von { $from } nach { $to }.
   *[false] { $name } geht von { $from } nach { $to }.
}
lamp-try-help = Zeig auf einen Wikinger und probier einen Zug. Die Partie selbst bleibt, wie sie war.
