# Treibholz, auf Deutsch.

title = Treibholz

ask-carry-home = Welches Ende trägst du heim?
    .help = Oder ruf eine Welle: Beide Enden sind verloren, und links liegt ein neues Stück.
    .wait = { $name } blickt den Strand entlang.
    .answer = { $ref } heimtragen
    .gives-up-wave = { $waves ->
        [1] Es ist deine letzte Welle, und du trägst in diesem Zug nichts heim.
       *[other] {""}
    }
    .clause = Ein Zug
    .rule = Trag das Stück an einem Ende der Reihe heim, oder ruf eine Welle, wenn du noch eine hast.

end-left = das linke Ende
end-right = das rechte Ende
do-wave = Welle rufen
wood-plank = eine Planke
wood-mast = ein Mast
wood-carving = eine Schnitzerei
wood-dragon = ein Drachenkopf

event-stormed = Der Sturm wirft { $pieces } Stücke an den Strand.
event-carried = { $name } trägt heim: { $wood } ({ $end }).
event-waved = { $name } ruft eine Welle. Verloren: { $left }, { $right }. Neu am Strand: { $wood }.
    .herald = Das Meer holt sich seinen Teil
    .herald-line = { $name } ruft eine Welle.
ending-empty-shore = Der Strand ist leer.
score-wood = Heimgetragenes Holz
score-most = Am meisten von einer Sorte

refusal-DW-2-5 = Du hast keine Welle mehr.
refusal-DW-2-6 = Das Meer ist leer.
refusal-DW-2-7 = Eine Welle braucht zwei Enden.

option-waves = Wellen für jeden

bot-beachcomber = Strandläufer
    .level = nimmt das bessere Ende
bot-magpie = Elster
    .level = probiert alles aus

# Wie ein Browser ohne Zeichnung dieses Spiels die Teile des Tisches nennt; `.seats`: eines für jeden.
field-row = Der Strand
field-sea = Stücke im Meer
field-taken = Heimgetragen
    .seats = je Spieler
field-waves = Wellen übrig
    .seats = je Spieler
field-points = Punkte
    .seats = je Spieler
