# Was der Lehrer von Blood Rage sagt. Ein Zettel hat höchstens 40 Wörter, die Antwort auf anderes Zeigen 20.

coach = Starkad

## Göttergaben

lesson-gifts = Göttergaben
lesson-gifts-battle = Gespielt werden drei Zeitalter, und jedes beginnt mit Göttergaben: Du suchst dir Karten aus einem Stapel aus. Dies ist eine Kampfkarte. Im Kampf legst du sie verdeckt. Nimm sie.
    .heading = Eine Karte zum Kämpfen
    .why = Ohne Kampfkarten entscheiden im Kampf allein die Figuren, und Figuren kann jeder zählen.
    .not-now = Sie sind alle einen Blick wert. Nimm zuerst die Karte, die leuchtet.
    .changed = Sie gehört dir. Niemand sieht, was du gewählt hast.
lesson-gifts-quest = Zu zweit nimmt man zwei Karten aus jedem Stapel. Die zweite ist eine Aufgabe für dieses Zeitalter. Rechtzeitig erfüllt, bringt sie Ruhm, und Ruhm gewinnt die Partie. Nimm sie.
    .heading = Eine Aufgabe
    .why = Sie verlangt die größte Stärke in einem Gebiet von Alfheim. Was du jetzt nimmst, sagt, wo du später sein willst.
    .not-now = Nimm die Aufgabe, die leuchtet.
    .changed = Zwei Karten gehören dir. Der Rest geht an deinen Gegner, und seiner kommt zu dir.
lesson-gifts-upgrade = Ein neuer Stapel, in dem schon zwei Karten fehlen: Die hat dein Gegner. Diese Karte ist eine Aufrüstung. Sie liegt auf deinem Bogen und wirkt von Zeitalter zu Zeitalter. Nimm sie.
    .heading = Eine Aufrüstung
    .why = Aufrüstungen bleiben bis zum Ende; eine frühe wirkt am längsten. Achte auch darauf, was du weitergibst: Dein Gegner bekommt es.
    .not-now = Nimm die Aufrüstung, die leuchtet.
    .changed = So geht es weiter, bis du sechs Karten hast. Damit spielst du das Zeitalter.

## Aktionen

lesson-actions = Aktionen
lesson-actions-invade = Karten hast du; nun handelt ihr reihum, mit je einer Aktion. Die meisten kosten Wut, und mehr als deine Wut hast du in diesem Zeitalter nicht. Bring zuerst eine Figur aufs Brett: Invadiere.
    .heading = Du bist am Zug
    .why = Ohne Figur auf dem Brett kannst du weder kämpfen noch plündern.
    .not-now = Zuerst muss eine Figur aufs Brett. Wähle, was leuchtet.
    .changed = Invadieren kostet so viel Wut, wie die Figur stark ist.
lesson-actions-leader = Deine Figuren warten im Vorrat: ein Anführer, acht Krieger und ein Schiff. Der Anführer ist der stärkste von ihnen und invadiert umsonst. Wähle ihn.
    .heading = Umsonst
    .why = Krieger kosten 1 Wut, das Schiff 2. Stärke, die nichts kostet, kommt zuerst.
    .not-now = Das würde Wut kosten. Der leuchtende Anführer kommt umsonst.
    .changed = Sag nun, wo er landet.
lesson-actions-village = Eine Figur landet in einem Gebiet mit einem freien Dorf; in jedes Dorf passt eine. In Yggdrasil, in der Mitte, landet niemand. Nimm Angerboda.
    .heading = Ein Dorf
    .why = Wer Angerboda plündert, erhöht seine Äxte. Und dort liegt der Untergangsmarker; was er bedeutet, kommt später.
    .not-now = Auch dort könntest du landen. Diesmal ist es das leuchtende Gebiet.
    .changed = Dein Anführer steht in Angerboda, und deine Wut ist unberührt. Nun handelt der Wolf-Clan.

## Plündern und Kampf

lesson-pillage = Plündern und Kampf
lesson-pillage-declare = Wo du eine Figur hast, kannst du plündern. Das kostet keine Wut, und der Marker des Gebiets bringt eine Belohnung: mehr Wut, Äxte, Hörner oder Ruhm. Plündere.
    .heading = Plündern
    .why = Ein höherer Wert hilft in jedem weiteren Zeitalter, und ist er hoch genug, bringt er am Ende der Partie Ruhm.
    .not-now = Dein Anführer steht bereit. Plündere jetzt.
    .changed = Wer in der Nähe ist, kann kommen und dich aufhalten.
lesson-pillage-where = Plündere Angerboda. Zuerst ergeht der Ruf zum Kampf: Wer in einem Nachbargebiet Figuren hat, darf sie reihum hineinziehen. Yggdrasil liegt neben jedem Gebiet.
    .heading = Der Ruf zum Kampf
    .why = Dein Anführer steht allein hier, und Dörfer sind noch frei: Der Wolf-Anführer in Yggdrasil darf kommen.
    .not-now = Dein Anführer steht im leuchtenden Gebiet; plündere dieses.
    .changed = Die Plünderung ist angesagt. Folgt der Wolf-Anführer dem Ruf?
lesson-pillage-card = Der Wolf-Anführer ist gekommen: Anführer gegen Anführer. Jede Seite legt verdeckt eine Karte. Leg Thors Hammer: Er gibt Stärke, und Ruhm, wenn du gewinnst.
    .heading = Eine verdeckte Karte
    .why = Die Anführer sind gleich stark, also entscheiden die Karten. Eine Karte ohne Stärke könnte dich den Anführer kosten.
    .not-now = Diese Karte nützt hier weniger. Leg die, die leuchtet.
    .changed = Beide Karten werden zugleich aufgedeckt. Mehr Stärke gewinnt und plündert; die Figuren des Verlierers gehen nach Walhall, doch seine Karte bekommt er zurück.

## Aufrüstungen

lesson-upgrades = Aufrüstungen
lesson-upgrades-card = Den Kampf in Angerboda hast du gewonnen. Spiel nun eine Aufrüstung: Zeig auf die Karte in deiner Hand. Diese holt ein Monster in deinen Dienst, den Zwergenhäuptling.
    .heading = Aus der Hand
    .why = Eine Aufrüstung kostet die Wut, die auf ihrer Karte steht. Der Zwergenhäuptling kostet gar nichts.
    .not-now = Das ist eine andere Aktion. Spiel die Aufrüstung, die leuchtet.
    .changed = Sie liegt nun offen und braucht einen Platz auf deinem Bogen.
lesson-upgrades-slot = Dein Bogen hat Felder: je eines für Anführer, Krieger und Schiff, zwei für Monster, drei für den Clan. Ein Monster kommt auf ein Monsterfeld; beide sind recht.
    .heading = Ein Feld
    .why = Beide sind leer. Später kann eine neue Karte den Platz einer alten nehmen, die damit fort ist.
    .not-now = Ein Monster braucht ein Monsterfeld. Wähle eines der beiden.
    .changed = Die Aufrüstung wirkt von jetzt an, auch in allen weiteren Zeitaltern.
lesson-upgrades-place = Nach der Aufrüstung einer Figur darf eine solche Figur sofort umsonst invadieren. Lande mit dem Zwergenhäuptling in Andlang.
    .heading = Und aufs Brett
    .why = Andlang gehört zu Alfheim. Deine Aufgabe verlangt, in einem Gebiet von Alfheim am stärksten zu sein.
    .not-now = Das ginge auch. Lande, wo es deiner Aufgabe hilft: im leuchtenden Gebiet.
    .changed = Eine Aufrüstung und eine Figur auf dem Brett, in einer Aktion.

## Marsch

lesson-march = Marsch
lesson-march-march = Das Zeitalter ist weit fortgeschritten, und du hast noch 2 Wut. Ein Marsch kostet 1, wie viele Figuren auch gehen und wie weit. Marschiere.
    .heading = Unterwegs
    .why = Yggdrasil ist noch nicht geplündert, und invadieren kann man es nicht. Ein Marsch führt dorthin.
    .not-now = Diesmal ziehen deine Figuren weiter. Wähle den Marsch.
    .changed = Ein Marsch hat einen Anfang und ein Ziel.
lesson-march-from = Sag, von wo. Dein Zwergenhäuptling steht in Andlang und hat dort nichts mehr zu tun.
    .heading = Von wo
    .why = Andlang ist schon geplündert; sein Marker ist gewendet und bringt in diesem Zeitalter nichts mehr.
    .not-now = Diese Figur bleibt, wo sie ist. Marschiere aus dem leuchtenden Gebiet.
    .changed = Nun das Ziel. Es muss kein Nachbar sein.
lesson-march-to = In Yggdrasil, dem Baum in der Mitte, ist Platz für alle. Sein Marker erhöht alle drei Werte auf einmal. Marschiere dorthin.
    .heading = Zum Baum
    .why = Kein anderer Marker bringt so viel. Darum kommen alle, wenn Yggdrasil geplündert wird.
    .not-now = Dorthin könntest du. Geh diesmal zum Baum; er leuchtet.
    .changed = Sag zuletzt, wer geht.
lesson-march-who = Es dürfen so viele Figuren gehen, wie Platz haben. Hier ist es der Zwergenhäuptling allein.
    .heading = Wer geht
    .why = Schiffe marschieren nie, und wer zurückbleibt, hält weiter sein Gebiet.
    .not-now = Zeig auf den Zwergenhäuptling; er leuchtet.
    .changed = Der Zwergenhäuptling steht am Baum. Im nächsten Zug könntest du dort plündern.

## Aufgaben

lesson-quests = Aufgaben
lesson-quests-first = Das Zeitalter beginnt, und du hast zwei Aufgaben auf der Hand. Um eine anzunehmen, leg sie verdeckt auf deinen Bogen: eine Aktion, die keine Wut kostet. Fang mit dieser an.
    .heading = Nimm sie an
    .why = Nur eine Aufgabe auf deinem Bogen zählt. Auf der Hand ist sie bloß eine Karte, und im Kampf eine schwache.
    .not-now = Andere Aktionen können warten. Nimm die Aufgabe an, die leuchtet.
    .changed = Sie liegt verdeckt. Dein Gegner weiß, dass du eine Aufgabe hast, aber nicht, welche.
lesson-quests-second = Du darfst so viele annehmen, wie du willst. Diese verlangt am Ende des Zeitalters die größte Stärke in einem Gebiet von Alfheim. Nimm auch sie an.
    .heading = Und noch eine
    .why = Eine Aufgabe, die misslingt, kostet nichts. Eine, die gelingt, bringt Ruhm und erhöht einen Wert.
    .not-now = Nimm die zweite Aufgabe an; sie leuchtet.
    .changed = Hat niemand mehr Wut, werden die Aufgaben aufgedeckt und beurteilt. Bis dahin sei dort, wo sie dich haben wollen.

## Ragnarök

lesson-ragnarok = Ragnarök
lesson-ragnarok-last-rage = Die letzte Wut dieses Zeitalters hast du, der Wolf-Clan hat keine mehr. Hat niemand mehr welche, enden die Aktionen. Gib sie gut aus: Invadiere noch einmal.
    .heading = Die letzte Wut
    .why = Wut, die übrig bleibt, ist verloren. Ein Krieger kostet genau so viel, wie du hast.
    .not-now = Deine letzte Wut soll einen Krieger bringen. Invadiere.
    .changed = Ein Krieger mehr. Wo nützt er noch, wenn das Zeitalter so gut wie vorbei ist?
lesson-ragnarok-warrior = Ein Krieger kostet 1 Wut. Wähle ihn.
    .heading = Ein Krieger
    .why = Etwas Stärkeres kannst du nicht bezahlen.
    .not-now = Wähle den Krieger; er leuchtet.
    .changed = Nun der Ort. Such den Untergangsmarker.
lesson-ragnarok-doomed = Am Ende des Zeitalters wird das Gebiet mit dem Untergangsmarker zerstört, und alle darin sterben. Jeder deiner Toten bringt dir Ruhm. Schick den Krieger nach Angerboda.
    .heading = Ein guter Ort zum Sterben
    .why = Dein Anführer steht schon dort. In Ragnarök bringt jede tote Figur im ersten Zeitalter 2 Ruhm, später mehr.
    .not-now = Dort würde der Krieger nur leben. Schick ihn in den Untergang: ins leuchtende Gebiet.
    .changed = Niemand hat mehr Wut, die Aktionen sind vorbei. Jeder behält höchstens eine Karte; dann kommen die Aufgaben.
lesson-ragnarok-paid = Zuerst die Aufgaben. Deine in Manheim ist erfüllt: Ruhm, und einer deiner Werte steigt. Wut, Äxte oder Hörner, wie du willst.
    .heading = Aufgaben zahlen sich aus
    .why = Wut ist, was du im Zeitalter ausgeben kannst, Äxte, was ein Sieg bringt, Hörner, wie viele Figuren aufs Brett dürfen.
    .not-now = Wähle einen deiner drei Werte.
    .changed = Er bleibt für den Rest der Partie erhöht. Als Nächstes wird deine andere Aufgabe beurteilt.
lesson-ragnarok-burning = Auch Alfheim ist dein. Erhöhe noch einen Wert; dann kommt Ragnarök über Angerboda.
    .heading = Dann brennt die Welt
    .why = Ein Wert auf der vierten Stufe oder höher bringt am Ende der Partie Ruhm. Es kann also klug sein, denselben noch einmal zu erhöhen.
    .not-now = Wähle einen deiner drei Werte.
    .changed = Ist alles ausgezahlt, wird Angerboda für immer zerstört. Dein Anführer und dein Krieger sterben dort, und für beide bekommst du Ruhm.

## Walhall

lesson-valhalla = Walhall
lesson-valhalla-back = Das zweite Zeitalter. Am Ende des ersten öffnete sich Walhall, und alle Toten kehrten in ihren Vorrat heim, auch dein Anführer, der in Angerboda verbrannte. Invadiere.
    .heading = Die Toten kehren heim
    .why = Niemand ist länger tot als ein Zeitalter. Darum ist ein ruhmreicher Tod mehr wert als ein langes Leben.
    .not-now = Hol zuerst deinen Anführer zurück: Invadiere.
    .changed = Schau in deinen Vorrat: Alle sind da, die gefallen waren.
lesson-valhalla-leader = Da ist er wieder, und noch immer kommt er umsonst. Wähle den Anführer.
    .heading = So gut wie neu
    .why = Auch Aufrüstungen und Werte sind geblieben. Du beginnst das Zeitalter stärker als das letzte.
    .not-now = Der Anführer kostet nichts. Wähle ihn; er leuchtet.
    .changed = Ein Ort fehlt auf dem Brett: Angerboda ist für immer fort.
lesson-valhalla-again = Die Marker sind wieder gewendet: Was im letzten Zeitalter geplündert wurde, kann neu geplündert werden. Der von Elvagar erhöht deine Hörner, und niemand steht dort. Lande in Elvagar.
    .heading = Alles von vorn
    .why = Mit mehr Hörnern darfst du mehr Figuren auf dem Brett haben, und Elvagar geht in diesem Zeitalter nicht unter.
    .not-now = Auch ein guter Gedanke. Lande diesmal im leuchtenden Gebiet.
    .changed = Dein Anführer ist zurück im Feld. Nach dem dritten Zeitalter gewinnt der meiste Ruhm.

## Ein ganzes Zeitalter

lesson-age = Ein ganzes Zeitalter
lesson-age-begin = Jetzt ein ganzes Zeitalter, gegen einen sanften Gegner, mit den Karten, die du bekommen hast. Aufgaben und der Anführer kosten keine Wut, sind also ein guter Anfang. Was tust du?
    .heading = Dein Zeitalter
    .why = Schau zuerst auf deine Aufgaben: Sie sagen, wo du am Ende des Zeitalters stark sein solltest.
    .changed = Gut begonnen. Dein Gegner handelt, dann wieder du.
lesson-age-small = Was du auch tust, es wird in kleinen Fragen gefragt, und angeboten wird nur, was die Regeln erlauben. Wunderst du dich über etwas, zeig darauf: Der Tisch sagt, warum nicht.
    .heading = Schritt für Schritt
    .why = Eine Aktion, die du nicht bezahlen oder beenden kannst, wird nie angeboten. Falsch machst du also nichts, nur schlechter oder besser.
    .changed = Gut. Behalte deine Wut im Auge.
lesson-age-on = Spiel weiter, bis das Zeitalter vorbei ist. Plündere, solange andere fern sind, kämpfe, wo deine Karten gut sind, und lass jemanden dort, wo der Untergang ist. Der meiste Ruhm führt.
    .heading = Du bist dran
    .why = Aktionen, Abwerfen, Aufgaben, Ragnarök, Walhall: So geht jedes Zeitalter. Am Ende des dritten bringen auch hohe Werte Ruhm.
    .changed = Das war ein Zeitalter, und du hast es ganz gesehen. Zwei weitere machen eine Partie.
