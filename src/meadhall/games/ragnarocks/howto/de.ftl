# Wie man Ragnarocks spielt: ein Absatz je Abschnitt, 30 bis 70 Wörter, zwei Minuten insgesamt.

howto-goal = Zwei Seiten, Elfenbein und Rot, teilen sich eine Insel. Mit Runensteinen zäunst du Land ein, bis nur noch deine eigenen Wikinger darin stehen: Dann gehört es dir. Wenn niemand mehr weiterkann, zählt jedes Feld davon einen Punkt, und wer mehr Punkte hat, gewinnt.
    .heading = Wem gehört das Land?
    .picture = Das Ende einer Partie: Mauern aus Steinen teilen die ganze Insel in elfenbeinernes und rotes Land.
howto-table = Jede Seite hat drei Wikinger an ihrem Ufer: Elfenbein im Süden, Rot im Norden. Dazwischen ist die Insel leer. Steine haben keine Farbe; sie gehören niemandem, wer sie auch gesetzt hat. Am Anfang ist alles Land umkämpft, und alle Wikinger ziehen umher.
    .heading = Die Insel
    .picture = Der Anfang: drei elfenbeinerne Wikinger am Südufer, drei rote am Nordufer, und noch kein Stein.
howto-turn = Jeder Zug hat dieselben drei Teile. Wähle einen deiner Wikinger, der noch umherzieht. Zieh mit ihm in gerader Linie, so weit du willst (1). Dann erhebt sich unter ihm ein Stein und gleitet davon, in jede Richtung und so weit du willst (2). Dort bleibt er für immer.
    .heading = Wählen, ziehen, Stein
    .picture = Ein erster Zug: Der Wikinger zog vom Ufer landeinwärts, und von dort glitt sein Stein weiter.
howto-lines = Von jedem Feld gehen sechs gerade Linien aus. Wikinger und Steine folgen ihnen auf gleiche Art, mindestens ein Feld weit, und keiner betritt oder überspringt einen Stein oder einen Wikinger, ob Freund oder Feind. Ein Stein ist also eine Mauer, ein Wikinger ein Tor, und am Ufer endet jede Linie.
    .heading = Was im Weg steht
    .picture = Die sechs Linien eines Wikingers: Auf einer ist nach einem Feld Schluss, weil dort ein Stein steht, eine andere reicht bis ans ferne Ufer.
howto-land = Steine und Ufer schließen Land ein, Wikinger nicht. Ist ein Stück abgetrennt und stehen nur Wikinger einer Farbe darin, ist es sofort besiedelt (1 ist der Stein, der es schloss). Es gehört dieser Seite, und ihre Wikinger darin sind daheim: Sie ziehen nie wieder. Land ohne Wikinger ist wild.
    .heading = Land schließen
    .picture = Im Süden hat ein Stein die Mauer geschlossen: Das Land dahinter ist elfenbeinern, und ein Wikinger steht darin.
howto-end = Jeder Wikinger, der siedelt, fehlt dir beim Ziehen; eile also nicht nach Hause. Wer nicht ziehen kann, setzt aus, und die andere Seite macht weiter. Kann keine Seite mehr ziehen, werden Felder gezählt: auch die unter deinen Wikingern, nie die mit Steinen. Gleich viele sind ein Unentschieden.
    .heading = Der letzte Zug
howto-powers = Kennst du die Insel, dann spiel mit Mythen. Elfenbein bietet zwei von zweiunddreißig Karten an, Rot nimmt eine, die andere spielt Elfenbein. Jede Karte beugt eine Regel: Sie läuft etwa nach ihrem Stein zurück oder setzt zwei Steine auf einmal. Was sie nicht nennt, bleibt, wie es war.
    .heading = Götter und Tiere
    .picture = Eine Partie mit Mythen: Auf jeder Seite der Insel liegt in der Ecke eine Karte.
howto-begin = Die Lektionen führen dich vom ersten Schritt bis zu einer ganzen Partie. Oder setz dich gleich einem Bot gegenüber: Worauf du zeigen darfst, das leuchtet, alles andere sagt, warum nicht, und bis die andere Seite geantwortet hat, kannst du zurücknehmen, was du getan hast.
    .heading = Deine erste Partie
