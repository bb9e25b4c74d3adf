# Wie man Reavers of Midgard spielt: ein Absatz je Abschnitt, 30 bis 70 Wörter, zwei Minuten insgesamt.

howto-goal = Sechs Runden lang füllst du dein Langschiff mit Mannschaft und ruderst hinaus, um Ruhm zu holen: Du überfällst Dörfer und Burgen, kämpfst auf See und unterwirfst Länder. Wer am Ende mit Beute, Markern und Prophezeiungen den meisten Ruhm hat, gewinnt.
    .heading = Hinaus, um Ruhm zu holen
    .picture = Der Tisch: oben die Küste mit ihren sechs Orten, unten dein eigenes Langschiff mit seiner Mannschaft.
howto-round = Eine Runde hat vier Aktivierungen. Wer dran ist, stellt ein Langschiff an einen der sechs Orte; jeder wird höchstens einmal in der Runde gewählt. Dann handeln dort alle, im Uhrzeigersinn ab dem, der gewählt hat. Frühe Plätze bekommen mehr.
    .heading = Ein Ort für alle
    .picture = Die Küste: was jeder Ort bietet, und Langschiffe an denen, die in dieser Runde gewählt wurden.
howto-rest = An jedem Ort handelst oder rastest du. Wer handelt, zahlt den ganzen Preis: Nahrung, Würfel oder nichts. Rasten darfst du immer; es bringt zwei Nahrung oder einen Würfel mit der Seite, die du willst. Mit leeren Händen geht also niemand.
    .heading = Handeln oder rasten
howto-crew = Deine Mannschaft sind Würfel: Truhe, Schild, Schiff, ein Hammer oder zwei, und das Zeichen eines Clans. Zehn haben an Bord Platz, und ein Würfel behält seine Seite, bis du ihn ausgibst. Das Zeichen vom Clan deines Anführers gilt als Truhe, Schild, Schiff oder Hammer.
    .heading = Würfel als Mannschaft
    .picture = Ein Langschiff: Würfel auf den Bänken, der Anführer am Ruder, und vier Felder für eingesetzte Reaver.
howto-reavers = Reaver bringen Würfel mit, und jeder wird sofort auf eine von drei Arten genutzt: gesammelt, für weitere Würfel deiner Wahl; eingesetzt in einem Feld, wo er handelt, wann immer jemand diesen Ort wählt; oder befördert zum Anführer, mit einem Bonus.
    .heading = Dreierlei Nutzen
    .picture = Ein Reaver ist an Bord gekommen: Er kann gesammelt, eingesetzt oder befördert werden.
howto-spoils = Zwei Truhen öffnen ein Dorf, zwei Schilde eine Burg: Nimm zwei Karten Beute. Manche zählen am Ende, manche sind Artefakte mit Kräften oder Teile für dein Schiff. Gehöfte, Wälle und Türme darfst du plündern, dann bringen sie mehr: in Dörfern auch Schrecken, in Burgen erst nach einem Kampf.
    .heading = Beute
    .picture = Ein Gehöft in der Beute: plündern oder in Ruhe lassen?
howto-combat = Auf See, in Burgen und um Länder musst du manchmal kämpfen. Gib Hämmer aus, alle vor dem ersten Wurf: Jeder ist ein Kampfwürfel mit keinem, einem oder zwei Erfolgen. Erreichst du die Verteidigung, gewinnst du. Eine Gunst lässt dich Würfel noch einmal werfen.
    .heading = Kampf
    .picture = Ein Kampf auf See: die Verteidigung, die zu erreichen ist, und die gefallenen Kampfwürfel.
howto-end = Nach jeder Runde außer der letzten zahlt jedes deiner Länder einen Ruhm. Am Ende nimmt Schrecken dir Ruhm, jeder Marker mehr als der vorige; Artefakte, Sätze aus Burgen, Gehöfte, Wälle und Türme bringen welchen, und Prophezeiungen belohnen, was sie ihrem Besitzer vorausgesagt haben.
    .heading = Die Abrechnung
howto-begin = Die Lektionen zeigen dir einen Ort nach dem anderen. Oder setz dich gleich hin: Mannschaft anzuheuern und mit Dörfern zu handeln kostet nichts, beginn also dort. Was du tun darfst, leuchtet, und der Tisch rechnet aus, welchen Preis deine Würfel zahlen können.
    .heading = Deine erste Partie
