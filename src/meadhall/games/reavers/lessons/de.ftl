# Was der Lehrer von Reavers of Midgard sagt. Ein Zettel hat höchstens 40 Wörter, die Antwort auf anderes Zeigen 20.

coach = Starkad

## Deine Mannschaft

lesson-crew = Deine Mannschaft
lesson-crew-begin = Du führst sechs Runden lang eine Mannschaft von Reavern, und am Ende gewinnt der meiste Ruhm. Zwei Reaver kommen jetzt zu dir. Ihre Würfel sind schon geworfen. Fang mit dem Erfahrenen Jäger an.
    .heading = Zwei Reaver
    .why = Fast alles wird mit Würfeln bezahlt. Deine zeigen einen Raben, einen Hammer, einen Schild und eine Truhe.
    .not-now = Der andere Reaver ist gleich danach dran. Fang mit der Karte an, die leuchtet.
    .changed = Sag nun, was aus dem Jäger wird. Ein Reaver lässt sich auf drei Arten verwenden.
lesson-crew-leader = Die erste Art: befördern. Eine Mannschaft hat einen Anführer, und der bringt sofort etwas, einer vom Clan Rabe 4 Nahrung. Von jetzt an sind deine Würfel mit dem Raben Joker. Befördere den Jäger.
    .heading = Ein Anführer
    .why = Ein Joker zahlt für ein Schiff, einen Hammer, einen Schild oder eine Truhe, wie du es brauchst. Einer deiner Würfel zeigt schon den Raben.
    .not-now = Das ist eine andere Art. Dieser hier soll führen: Befördere ihn.
    .changed = Der Jäger führt, du hast 4 Nahrung mehr, und dein Rabe ist ein Joker. Nun ist der Freie dran.
lesson-crew-rally = Die zweite Art: sammeln. Ein gesammelter Reaver verlässt dein Schiff für immer, bringt aber vorher noch einen Würfel, mit einer Seite deiner Wahl. Sammle den Freien.
    .heading = Sammeln
    .why = Die Würfel, die mit dem Freien kamen, bleiben dir auf jeden Fall. Zehn haben auf deinem Schiff Platz, und du hast vier.
    .not-now = Der Jäger führt schon. Sammle den Freien.
    .changed = Ein blauer Würfel kommt. Welche Seite soll er zeigen?
lesson-crew-wild = Ein geworfener Würfel zeigt, was das Glück will, dieser, was du willst. Dreh ihn auf den Raben: Dann ist auch er ein Joker und zahlt, was gerade verlangt wird.
    .heading = Eine Seite deiner Wahl
    .why = Noch weißt du nicht, was du brauchen wirst. Ein Joker passt fast überall.
    .not-now = Eine nützliche Seite. Nimm aber die, die leuchtet: Sie kann für vieles stehen.
    .changed = Zwei deiner fünf Würfel sind jetzt Joker. Als Nächstes sammelt sich die Mannschaft deines Gegners. Die dritte Art, einen Reaver zu verwenden, kommt in der nächsten Lektion.

## Sechs Orte

lesson-places = Sechs Orte
lesson-places-where = Eine Runde hat vier Langschiffe, abwechselnd zwei von dir und zwei von deinem Gegner. Jedes fährt zu einem Ort, an dem noch keines liegt. Dort kommen alle dran, wer es schickte, zuerst. Wähle Mannschaft anheuern.
    .heading = Wohin?
    .why = Eine kleine Mannschaft kann nicht viel bezahlen. Zwei weitere Reaver bringen vier weitere Würfel.
    .not-now = Diesen Ort gibt es auch später noch. Fahr zuerst zu dem, der leuchtet.
    .changed = Dein Langschiff liegt dort, und du bist als Erstes dran.
lesson-places-act = Bist du dran, handelst oder rastest du. Handeln kostet hier nichts und bringt jedem von euch zwei Reaver. Wer das Langschiff schickte, bekommt dazu einen Bonus, hier 2 Gunst. Handle.
    .heading = Handeln
    .why = Mit Gunst kannst du im Kampf noch einmal würfeln. Auch dein Gegner darf anheuern, aber ohne den Bonus.
    .not-now = Dann bekämst du von diesem Ort nichts. Handle, es kostet ja nichts.
    .changed = 2 Gunst gehören dir. Nun die Reaver.
lesson-places-stack = Zwei Stapel liegen offen, in jedem zwei Reaver, und du nimmst beide eines Stapels. Auch zwei unbekannte vom verdeckten Stapel gingen. Nimm diesen hier, mit Speerhäuptling und Huskarl.
    .heading = Zwei auf einmal
    .why = Offene Karten bergen keine Überraschung. Der Speerhäuptling findet Nahrung, wo immer er dient, und Überfälle kosten Nahrung.
    .not-now = Sieh dir den Stapel an, der leuchtet; diese beiden passen besser zu dir.
    .changed = Ihre vier Würfel wurden gleich geworfen: zwei Schiffe, ein Doppelhammer und ein Baum, das Zeichen eines anderen Clans.
lesson-places-first = Kommen mehrere Karten zugleich, sagst du, welche zuerst dran ist. Fang mit dem Speerhäuptling an.
    .heading = Eine nach der anderen
    .why = Verwendet werden beide. Hier ist die Reihenfolge gleich, bei anderen Karten vielleicht nicht.
    .not-now = Der Huskarl kommt als Nächster. Fang mit der Karte an, die leuchtet.
    .changed = Befördern und sammeln kennst du. Nun die dritte Art.
lesson-places-specialist = Die dritte Art: einsetzen. Ein Spezialist tut, was auf seiner Karte steht, wann immer ein Ort seiner Art gewählt wird, egal von wem. Setz den Speerhäuptling ein.
    .heading = Ein Spezialist
    .why = Gesammelt hilft ein Reaver einmal. Ein Spezialist hilft in jeder Runde wieder, ein früher also am meisten.
    .not-now = Nimm diesmal die dritte Art; sie leuchtet.
    .changed = Sag nun, wo er dient.
lesson-places-slot = Spezialisten dienen auf See, in den Dörfern, in den Burgen oder im Land; überall haben drei Platz. Der Speerhäuptling bringt 2 Nahrung. Lass ihn in den Dörfern dienen.
    .heading = Sein Platz
    .why = Noch in dieser Runde wirst du Dörfer überfallen. Dann handelt er sofort.
    .not-now = Auch dort könnte er dienen. Schick ihn diesmal in die Dörfer.
    .changed = Wann immer jemand Dörfer überfallen wählt, bekommst du 2 Nahrung. Den Huskarl sammeln wir, für noch ein Schiff.

## Das Langschiff deines Gegners

lesson-others = Das Langschiff deines Gegners
lesson-others-act = Auch dein Gegner hat angeheuert, dann ein Langschiff zum Ort Mit Dörfern handeln geschickt und dort zuerst gehandelt. Nun bist du am selben Ort dran. Handeln kostet hier nichts. Handle.
    .heading = Du fährst mit
    .why = Vier Langschiffe je Runde heißt: Viermal bist du dran, wohin sie auch fahren. Deine eigenen zwei bringen dir nur mehr.
    .not-now = Was Rasten bringt, kommt in einer späteren Lektion. Hier handelst du.
    .changed = Die Dörfer geben Gunst, Nahrung, zwei der Würfel, die hier liegen, oder eine Prophezeiung.
lesson-others-reward = Einen Bonus gibt es hier nicht: Wer das Langschiff schickte, wählt stattdessen dreimal, der andere einmal. Wähle also eine Belohnung. Nimm eine Prophezeiung.
    .heading = Eine Belohnung
    .why = Nahrung und Würfel bekommst du auch anderswo. Prophezeiungen liegen selten woanders als hier.
    .not-now = Auch das lohnt sich. Nimm diesmal die, die leuchtet.
    .changed = Drei Prophezeiungen liegen offen.
lesson-others-prophecy = Eine Prophezeiung ist Ruhm am Ende, für Dinge, die du dann besitzt. Zu Beginn bekamst du Erlesener Geschmack: 1 Ruhm je Kunstwerk. Hier liegt eine zweite davon; beide zählen. Nimm sie.
    .heading = Noch einmal dieselbe
    .why = Mit beiden bringt dir jedes Kunstwerk, das du gewinnst, 2 Ruhm mehr.
    .not-now = Diese verspricht etwas anderes. Nimm die, die leuchtet: Auch sie gilt Kunstwerken.
    .changed = Du hast zwei, und niemand sonst darf sie ansehen. Mit dem Handel hat dein Gegner auch den Startspielermarker genommen; er beginnt die nächste Runde.

## Dörfer überfallen

lesson-villages = Dörfer überfallen
lesson-villages-where = Dein zweites Langschiff. Dörfer überfallen kostet 1 Nahrung und zwei Truhen. Einer deiner Würfel zeigt eine Truhe, zwei sind Joker, also kannst du bezahlen. Wähle diesen Ort.
    .heading = Ein Überfall
    .why = Ein Überfall bringt zwei Karten der Dörfer. Wer das Langschiff schickte, bekommt zwei dazu.
    .not-now = Deine Würfel passen zu den Dörfern. Fahr zum Ort, der leuchtet.
    .changed = Vor allen anderen hat dein Speerhäuptling gehandelt: 2 Nahrung.
lesson-villages-act = Wer handelt, zahlt zuerst, und zwar alles. Die Nahrung geht von allein; welche Würfel gehen, sagst du. Handle.
    .heading = Erst bezahlen
    .why = Wer nicht alles bezahlen kann, muss rasten. Sieh dir also den Preis an, bevor du ein Langschiff losschickst.
    .not-now = Du kannst bezahlen, also raste nicht. Handle.
    .changed = Die Nahrung ist bezahlt. Nun die Truhen.
lesson-villages-pay = Jede Truhe braucht einen Würfel. Gib den aus, der eine zeigt. Für die zweite bleiben dann nur deine Raben, und einer davon geht von allein.
    .heading = Zwei Würfel
    .why = Ein ausgegebener Würfel ist fort. Gib also gewöhnliche aus, wo es geht, und behalte die Joker.
    .not-now = Dieser ist mehr wert als eine Truhe. Gib zuerst den aus, der leuchtet.
    .changed = Eine Truhe und ein Rabe sind ausgegeben, acht Würfel sind noch da.
lesson-villages-pair = Zwei Paare liegen offen, und du nimmst beide Karten eines Paares. Da es dein Langschiff ist, kommen zwei vom Stapel dazu. Nimm dieses Paar, mit Schiffsausbau und Gehöft.
    .heading = Ein Paar
    .why = Das andere Paar sind zwei Artefakte; die brauchen Würfel, ehe sie etwas tun. Gehöft und Ausbau helfen dir sofort.
    .not-now = Einen Blick ist es wert, aber nimm das Paar, das leuchtet.
    .changed = Vier Karten gehören dir. Ausgeführt werden sie eine nach der anderen, in deiner Reihenfolge.
lesson-villages-farm = Fang mit dem Gehöft an. Es gibt 3 Nahrung und fragt dich dann etwas.
    .heading = Das Gehöft
    .why = Nahrung ist, was jeder Überfall und jede Seefahrt kostet.
    .not-now = Diese Karte kommt später. Fang mit dem Gehöft an; es leuchtet.
    .changed = 3 Nahrung, und die bleiben dir, was du jetzt auch antwortest.
lesson-villages-pillage = Plünderst du das Gehöft auch? Das bringt noch 1 Nahrung und einen Gehöft-Marker, aber 1 Schrecken. Am Ende sind solche Marker Ruhm, und Schrecken nimmt dir welchen. Plündere.
    .heading = Plündern
    .why = Ein Gehöft-Marker ist 1 Ruhm, und wer die meisten hat, bekommt 3 dazu. Ein Schrecken kostet 1. Doch jeder weitere kostet mehr.
    .not-now = Ein freundlicher Gedanke. Aber noch hast du keinen Schrecken und kannst ihn dir leisten: Plündere.
    .changed = Ein Gehöft-Marker und dein erster Schrecken. Die anderen drei Karten gehören zur nächsten Lektion.

## Dein Schiff

lesson-ship = Dein Schiff
lesson-ship-upgrade = Zwei deiner Karten waren Artefakte; sie liegen nun auf deinem Schiff. Die letzte ist ein Schiffsausbau: Seekisten. Du könntest stattdessen 3 Ruhm nehmen. Bau sie ein.
    .heading = Ein Schiffsausbau
    .why = Einmal in jeder Runde zahlen sie eine Truhe, wie es ein Würfel tut, und sie bleiben. Fünf Runden kommen noch.
    .not-now = Einmal 3 Ruhm oder in jeder Runde eine Truhe? Bau sie ein.
    .changed = Die Seekisten sind bereit. Sieh nun deinem Gegner zu: Er rastet hier und fährt dann zur Seeschlacht.
lesson-ship-store = Dein Gegner hat einen Kampf gewonnen; nun bist du auf See dran. Bevor du dich entscheidest: Dein Artefakt Draupnir fasst einen Würfel, der einen Schild zeigt. Leg diesen darauf ab.
    .heading = Ein Würfel für Draupnir
    .why = Werden Burgen überfallen, macht Draupnir aus dem Würfel 2 Nahrung. Und er nimmt keinen deiner zehn Plätze ein.
    .not-now = Das kann einen Augenblick warten. Leg zuerst den Würfel ab, der leuchtet.
    .changed = Der Würfel liegt auf Draupnir. Er ist noch immer deiner und könnte auch von dort etwas bezahlen.
lesson-ship-rest = Auch du könntest auf See kämpfen, für 4 Nahrung. Aber du musst nicht handeln, selbst wenn du bezahlen kannst. Wer rastet, bekommt stattdessen eine Kleinigkeit. Raste.
    .heading = Rasten
    .why = Als Nächstes willst du Burgen überfallen. Das kostet zwei Schilde, und deiner liegt für Draupnir bereit. Eine Rast kann noch einen bringen.
    .not-now = Auf See geht es später noch. Raste diesmal.
    .changed = 2 Nahrung oder ein Würfel, den du selbst hinlegst.
lesson-ship-die = 2 Nahrung oder ein Würfel, mit Farbe und Seite deiner Wahl. Nahrung hast du reichlich. Nimm den Würfel.
    .heading = Nahrung oder Würfel
    .why = Geworfene Würfel zeigen irgendetwas. Dieser zeigt genau das, was dir fehlt.
    .not-now = Deine Vorräte sind voll genug. Nimm den Würfel.
    .changed = Zuerst seine Farbe, dann seine Seite.
lesson-ship-colour = Die Farbe ist nur für das Zeichen des Clans wichtig: Rote Würfel haben den Helm, blaue den Raben, gelbe den Baum. Für einen Schild ist jede recht. Nimm einen roten.
    .heading = Seine Farbe
    .why = Alle anderen Seiten sind auf allen Würfeln gleich.
    .not-now = Das ginge auch. Nimm die Farbe, die leuchtet.
    .changed = Ein roter Würfel. Nun seine Seite.
lesson-ship-face = Dreh ihn auf den Schild. Mit deinem Raben, dem Joker, sind das die zwei Schilde für eine Burg.
    .heading = Seine Seite
    .why = Gleich beginnt die nächste Runde, und vielleicht fährt dein Gegner zu den Burgen. Dann kannst du mit.
    .not-now = Was dir fehlt, ist ein Schild. Er leuchtet.
    .changed = Das war das vierte Langschiff, die Runde ist also vorbei: Neue Karten und neue Würfel liegen an der Küste.

## Burgen überfallen

lesson-keeps = Burgen überfallen
lesson-keeps-artifact = Die zweite Runde. Dein Gegner hat sie eröffnet und Burgen überfallen, nun bist du dort dran. An diesem Ort wirkt Draupnir. Benutze ihn: Der Würfel darauf ist dann ausgegeben und bringt 2 Nahrung.
    .heading = Ein Artefakt wirkt
    .why = Ein Artefakt wirkt einmal, wann immer sein Ort gewählt wird, wenn ein Würfel darauf liegt.
    .not-now = Benutze zuerst Draupnir. Er leuchtet.
    .changed = 2 Nahrung mehr. Draupnir bleibt bei dir und kann einen neuen Würfel aufnehmen.
lesson-keeps-act = Burgen überfallen kostet 2 Nahrung und zwei Schilde. Genau zwei deiner Würfel können das zahlen, der Schild und der Rabe, also gehen sie von allein. Handle.
    .heading = Zwei Schilde
    .why = Darauf hast du dich mit deiner Rast vorbereitet. Zur rechten Zeit zu rasten gehört dazu.
    .not-now = Die zwei Schilde hast du. Handle.
    .changed = Alles ist bezahlt. Dein Gegner hat das andere Paar genommen und dazu zwei Karten vom Stapel.
lesson-keeps-pair = Ein Paar ist übrig, Kunstwerk und Burgmauer. Oder zwei Karten, die niemand kennt. Nimm das Paar.
    .heading = Was übrig ist
    .why = Du hast zwei Prophezeiungen, die Ruhm für Kunstwerke versprechen.
    .not-now = Die kennt niemand. Nimm das Paar, das leuchtet.
    .changed = Wieder sagst du, welche zuerst kommt.
lesson-keeps-art = Kunstwerke, Rüstungen, Schätze und Wandteppiche werden gesammelt: Jetzt tun sie nichts, doch je mehr von einer Art, desto mehr Ruhm am Ende. Fang mit dem Kunstwerk an.
    .heading = Eine Sammlung
    .why = Ein Kunstwerk ist am Ende 3 Ruhm, zwei sind 6, drei sind 10. Deine Prophezeiungen legen für jedes 2 dazu.
    .not-now = Die Mauer kommt als Nächstes. Fang mit dem Kunstwerk an.
    .changed = Das Kunstwerk liegt auf deinem Ruhmstapel, den nur du ansiehst. Dann kam die Burgmauer: 2 Gunst.
lesson-keeps-pillage = Auch eine Burg kann man plündern: nicht für Schrecken, sondern im Kampf. Diese Mauer hat Verteidigung 2. Gewinnst du, bringt sie noch 1 Gunst und einen Mauer-Marker. Plündere.
    .heading = In den Kampf
    .why = Ein Mauer-Marker ist am Ende 2 Ruhm, und wer die meisten hat, bekommt 4 dazu.
    .not-now = Die Gunst hast du schon. Hol dir auch den Marker: Plündere.
    .changed = Sag zuerst, was du in den Kampf schickst.
lesson-keeps-hammers = Gekämpft wird mit Hämmern. Ein Hammer gibt einen Kampfwürfel, ein Doppelhammer zwei. Was du schickst, ist ausgegeben, ob du gewinnst oder nicht. Schick den Doppelhammer.
    .heading = Was du schickst
    .why = Zwei Kampfwürfel für einen deiner Würfel: ein gutes Geschäft.
    .not-now = Heb diesen für später auf. Schick den Doppelhammer.
    .changed = Zwei Kampfwürfel sind bereit.
lesson-keeps-roll = Jeder Kampfwürfel zeigt kein Schwert, eines oder zwei. Zusammen müssen es so viele sein wie die Verteidigung: 2. Du könntest noch den Hammer schicken, nach dem Wurf aber nicht mehr. Würfle.
    .heading = Der Wurf
    .why = Mit zwei Würfeln gewinnst du öfter, als du verlierst, und du hast noch Gunst. Der Hammer wird in dieser Runde gebraucht.
    .not-now = Behalte den Hammer; du wirst ihn bald brauchen. Würfle.
    .changed = Ein Schwert. Eines fehlt.
lesson-keeps-favor = Es reicht nicht, aber verloren ist noch nichts. Für 1 Gunst wirfst du noch einmal, so viele Würfel du willst, und so oft du Gunst hast. Würfle neu.
    .heading = Gunst
    .why = Du hast 5 Gunst. Der Doppelhammer ist ohnehin ausgegeben; nun soll er sich lohnen.
    .not-now = Gib nicht auf, mit so viel Gunst. Würfle neu.
    .changed = 1 Gunst ist bezahlt. Sag nun, welche Würfel.
lesson-keeps-pick = Was neu geworfen wird, zählt neu, ob besser oder schlechter. Lass das Schwert also liegen. Wähle den leeren Würfel.
    .heading = Welche Würfel
    .why = Ein Schwert, das daliegt, ist sicher. Ein Wurf ist es nie.
    .not-now = Der zeigt ein Schwert. Lass ihn liegen und wähle den leeren.
    .changed = Ein Würfel ist gewählt. Der andere behält sein Schwert.
lesson-keeps-again = Mehr willst du nicht neu werfen. Würfle.
    .heading = Noch einmal
    .why = Du brauchst noch ein Schwert, und vier der sechs Seiten haben eines.
    .not-now = Lass das Schwert liegen und würfle.
    .changed = Zwei Schwerter: Du hast gewonnen. Ein Mauer-Marker gehört dir, und 1 Gunst kam zurück.

## Seeschlacht

lesson-sea = Seeschlacht
lesson-sea-where = Dein Langschiff. Die Seeschlacht kostet 4 Nahrung, und wer sie wählt, bekommt auf der Stelle 2 Ruhm. Wähle sie.
    .heading = Hinaus auf See
    .why = Dein Gegner hat 12 Ruhm von der See, du noch keinen. Ein Kampf bringt viel davon auf einmal.
    .not-now = Du hast die Schiffe für die See. Fahr zum Ort, der leuchtet.
    .changed = 2 Ruhm, noch vor dem ersten Ruderschlag.
lesson-sea-act = Wer handelt, macht zuerst eine Reise und kämpft dann einen Kampf. Handle.
    .heading = Eine Fahrt
    .why = Du hast 13 Nahrung und drei Würfel, die ein Schiff zeigen.
    .not-now = Du bist gut vorbereitet. Handle.
    .changed = 4 Nahrung sind bezahlt, und die Reise ist aufgedeckt: Raue See.
lesson-sea-journey = Jede Reise will etwas, oder sie nimmt dir etwas. Raue See: Zahle ein Schiff, oder dein Anführer ist verloren. Bezahle.
    .heading = Die Reise
    .why = Ohne Anführer wäre keiner deiner Würfel ein Joker. Bei anderen Reisen kann es billiger sein, sie zu erleiden.
    .not-now = Das würde dich den Jäger kosten. Bezahle.
    .changed = Das Schiff ist ausgegeben, und dein Anführer ist noch an Bord.
lesson-sea-enemy = Zwei Gegner liegen offen, beide ein Knorr, und ein unbekannter liegt zuoberst auf dem Stapel. Greif einen Knorr an; welchen, ist gleich.
    .heading = Gegen wen
    .why = Du siehst, was er verlangt und was er bringt: 11 Ruhm und eine Karte vom Stapel der Burgen.
    .not-now = Was vom Stapel kommt, muss bekämpft werden. Greif einen Knorr an.
    .changed = Sag nun, wie du kämpfst.
lesson-sea-icons = Mit Hämmern ginge es gegen Verteidigung 4. Aber es gibt einen anderen Weg, der kein Glück braucht: Zahle, was auf der Karte steht, zwei Schiffe und eine Truhe. Genau das hast du. Zahle die Symbole.
    .heading = Ohne Wurf
    .why = Zwei deiner Würfel zeigen ein Schiff, und die Truhe zahlen die Seekisten.
    .not-now = Du hast einen Hammer gegen Verteidigung 4. Zahle die Symbole.
    .changed = Sicher gewonnen: 11 Ruhm und eine Rüstung für deine Sammlung. Die Seekisten sind umgedreht, bis die Runde vorbei ist.

## Länder unterwerfen

lesson-land = Länder unterwerfen
lesson-land-first = Das letzte Langschiff der Runde ist deines: Länder unterwerfen. Wer es schickte, hat drei Versuche, der andere einen. Es gibt drei Arten von Land, auf drei Stufen. Versuch dieses.
    .heading = Land
    .why = Es ist ein Fruchtbares Land der Stufe II. Höhere Stufen kosten mehr und bergen mehr.
    .not-now = Dieses Land läuft nicht weg. Versuch zuerst das, das leuchtet.
    .changed = Land nimmt man mit Gewalt oder in Frieden.
lesson-land-peace = In Frieden zahlst du, was auf dem Plättchen steht, hier 4 Nahrung, und das gelingt immer. Also in Frieden.
    .heading = In Frieden
    .why = Du hast 9 Nahrung und einen Hammer. Mit Gewalt bräuchtest du zwei Schwerter.
    .not-now = Spar den Hammer für ein leichteres Land. In Frieden.
    .changed = Das Plättchen gehört dir. Was es bringt, bleibt bis nach deinem letzten Versuch verborgen.
lesson-land-second = Dein zweiter Versuch. In Frieden hat jede Art Land ihren eigenen Preis: Nahrung, Gunst oder Würfel. Mit Gewalt ist jede Stufe eine Verteidigung. Versuch das Land der Krieger I.
    .heading = Der zweite Versuch
    .why = Auf Stufe I genügt ein Schwert.
    .not-now = Dieses Land läuft nicht weg. Versuch das, das leuchtet.
    .changed = Hier wäre der Preis zwei Würfel, und mehr hast du nicht.
lesson-land-force = Nimm es also mit Gewalt. Das ist ein Kampf wie bei der Burg, gegen Verteidigung 1. Dein einziger Hammer geht von allein und wird gleich geworfen. Mit Gewalt.
    .heading = Mit Gewalt
    .why = Das kostet einen Würfel statt zwei. Und lässt dich das Glück im Stich, ist da noch Gunst.
    .not-now = Das würde dich beide Würfel kosten. Mit Gewalt.
    .changed = Ein Schwert, und das zweite Plättchen.
lesson-land-third = Der letzte Versuch. Ohne Hammer geht es nur in Frieden. Das Land der Götter I kostet 1 Gunst, und du hast 7. Versuch es.
    .heading = Der letzte Versuch
    .why = Aufhören darfst du nach jedem Versuch. Aber Land für 1 Gunst ist billig.
    .not-now = Versuch diesmal das, das leuchtet; es kostet nur 1 Gunst.
    .changed = Es gehört dir. Mit dem letzten Versuch werden die Plättchen aufgedeckt: 5, 3 und 2 Ruhm.
lesson-land-order = Jedes Plättchen gibt seine Belohnung einmal, in der Reihenfolge, die du wählst. Fang mit den 5 Ruhm an.
    .heading = Was Land birgt
    .why = Andere bergen Würfel, Karten oder Gunst. Dann kann die Reihenfolge wichtig sein.
    .not-now = Dieses kommt als Nächstes. Fang mit dem Plättchen an, das leuchtet.
    .changed = 5 Ruhm. Zwei sind noch da.
lesson-land-income = Nimm eines der anderen; das letzte kommt dann von allein. Und Land gibt immer weiter: Am Ende jeder Runde außer der letzten bringt jedes Plättchen 1 Ruhm.
    .heading = Land gibt immer weiter
    .why = Drei Plättchen bringen gleich 3 Ruhm und bis zum Ende der Partie 12. Frühes Land ist also gutes Land.
    .not-now = Eines deiner letzten beiden Plättchen, bitte.
    .changed = Alle Belohnungen gehören dir. Hier ist noch dein Gegner dran; dann endet die Runde, und deine drei Plättchen bringen 3 Ruhm.

## Die letzte Runde

lesson-reckoning = Die letzte Runde
lesson-reckoning-most = Die letzte Runde, und eben hast du Dörfer überfallen. Wieder ein Gehöft: Dein Gegner und du habt je einen Marker. Wer am Ende die meisten hat, bekommt 3 Ruhm mehr. Plündere.
    .heading = Wer die meisten hat
    .why = Habt ihr gleich viele, bekommt ihr beide die 3 Ruhm. Bei Mauern und Türmen ist es genauso, für 4 und 5.
    .not-now = Dieser Marker entscheidet, wer die meisten Gehöfte hat. Plündere.
    .changed = Zwei Gehöfte gegen eines. Auch bei Mauern und Türmen hast du die meisten.
lesson-reckoning-sets = Nun entscheidest du, bis zum Ende. Drei Karten deines Überfalls sind noch da. Denk auch an deine Sammlung: Du hast zwei Kunstwerke, das sind 6 Ruhm. Mit einem dritten wären es 10.
    .heading = Sammlungen
    .why = Öffne die Abrechnung, wann du willst: Sie sagt, wie es steht und was dir von jedem Ding eines mehr brächte.
    .changed = Alles, was du hast, wird einmal gezählt: wenn die Runde vorbei ist.
lesson-reckoning-terror = Hüte dich vor Schrecken. Einer kostet 1 Ruhm, zwei kosten 3, drei kosten 6 und so weiter: Jeder nimmt mehr als der vorige. Manche Karten und manches Land befreien dich davon.
    .heading = Schrecken
    .why = Eine Karte, die Schrecken bringt, ist trotzdem gut, wenn sie mehr Ruhm bringt, als der Schrecken nimmt.
    .changed = Wohl überlegt, hoffe ich.
lesson-reckoning-held = Prophezeiungen und Artefakte zählen am Ende. Nahrung, Würfel und Gunst nicht: Gunst entscheidet nur bei Gleichstand. Gib also in dieser Runde aus, was du hast.
    .heading = Nichts aufzuheben
    .why = Nach dieser Runde kommt nichts mehr. Ein Würfel, der übrig bleibt, hat nichts für dich getan.
    .changed = Nun weißt du, was alles zählt.
lesson-reckoning-on = Spiel weiter, bis die Partie vorbei ist. Handle, wo du bezahlen kannst, und raste, wo nicht. Wer jetzt mehr Ruhm hat, hat noch nicht gewonnen; die Abrechnung entscheidet.
    .heading = Du bist dran
    .why = Dein zweites Langschiff bringt dir am meisten. Überlege früh, wohin es fahren soll und welche Würfel es dort braucht.
    .changed = Die Abrechnung ist gemacht, und du hast gesehen, wie sie zustande kommt. Jetzt kannst du eine ganze Partie spielen.
