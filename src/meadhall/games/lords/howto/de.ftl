# Wie man Lords of Ragnarok spielt: ein Absatz je Abschnitt, 30 bis 70 Wörter, zwei Minuten insgesamt; allein zu spielen ist ein eigener Teil.

howto-goal = Drei Wege führen geradewegs zum Sieg: Halte alle Regionen von drei Ländern; halte fünf Regionen mit Tempel, zu zweit vier; oder erschlag Loki. Kommt Ragnarök, bevor jemand so weit ist, entscheiden die Regionen um Yggdrasil.
    .heading = Drei Wege zum Sieg
    .picture = Die Insel: nummerierte Regionen mehrerer Länder um Yggdrasil, darin Helden, Heere und Ungeheuer, und das Aktionsrad.
howto-turn = Ein Zug hat fünf Schritte. Bete: Schick einen Priester zu einem Monument oder nimm eine Rune aus einer Schmiede. Zieh mit deinem Helden, segle oder heile. Bezahl eine Runenaktion. Zieh mit einem Heer oder verstärke es. Nur der fünfte ist Pflicht: eine Sonderaktion.
    .heading = Fünf Schritte
    .picture = Die Schritte eines Zuges neben der Karte: die getanen und der, der an der Reihe ist.
howto-wheel = Sonderaktionen liegen auf einem Rad. Dein Marker bleibt, wo du gewählt hast, und sperrt dir das Feld, bis du ein Monument baust. Ist er dort der erste, gewinnen alle Verbündeten seiner Welt; deckt er einen fremden zu, bekommt dessen Besitzer eine Rune.
    .heading = Das Rad
    .picture = Das Aktionsrad: sechs Felder mit den Markern derer, die sie gewählt haben, jedes unter dem Zeichen seiner Welt.
howto-land = Heere, die so stark sind wie die Bevölkerung einer freien Region, nehmen sie am Ende des Schrittes; eine fremde ohne Verteidiger fällt jedem Heer zu. Treffen Heere zweier Spieler aufeinander, wird gekämpft: Abwechselnd spielt ihr Karten, der höhere Wert gewinnt, bei gleichem der Verteidiger.
    .heading = Heere und Land
    .picture = Eine Schlacht um eine Region: die Heere zweier Spieler, die Karten, die sie gespielt haben, und was beides zusammen ergibt.
howto-hunt = Ungeheuer, die ziehen, zertrampeln ein Heer. Wo dein Held steht, darfst du sie jagen: Ein Gegner spielt ihre Angriffe, du wehrst mit Karten ab, dann deckst du Wunden mit Karten der rechten Waffe, und manche bringt eine Belohnung. Eine Runde ohne Wunde beendet die Jagd.
    .heading = Jagden
    .picture = Eine Jagd: auf einer Seite der Held, auf der anderen das Ungeheuer mit seinen Wunden und seinem Angriff.
howto-temples = Ein Tempel entsteht auf einem deiner Schreine und bringt einen Priester; oft wählt dann jeder einen Segen, eine Kraft für den Rest der Partie. Priester heben an Monumenten deine Werte: Autorität macht neue Heere stark, Stärke usurpiert Regionen, Weisheit lässt dich Karten und Runen behalten.
    .heading = Tempel und Priester
howto-end = Wer ein Monument baut, räumt das Rad, füllt die Schmieden und erfährt, ob sich Vorzeichen erfüllt haben, die für alle offen liegen. Mit dem dritten beginnt Ragnarök. Jeder hat noch einen letzten Zug, und die meisten Regionen um Yggdrasil gewinnen.
    .heading = Ragnarök
    .picture = Die Vorzeichen dieser Partie neben der Karte, und wie nah jemand jedem ist.
howto-begin = Die Lektionen führen dich durch die fünf Schritte und über das Rad. Oder setz dich gleich hin, am besten gegen einen Bot: Nimm Regionen, denen deine Heere gewachsen sind, und bau ein Monument, wenn das Rad voll ist. Was du tun darfst, leuchtet.
    .heading = Deine erste Partie

part-solo = Allein gegen das Gefolge Surturs
howto-followers = Einer bis drei aus Surturs Gefolge spielen gegen dich, und die Regeln führen sie: Sie haben nie eine Wahl, und der Zufall hilft nur, wo eine Regel es sagt. Du siehst jede Entscheidung mit allem, was verglichen wurde, und der Regel, die den Ausschlag gab.
    .heading = Sie wählen nicht
    .picture = Ein Gefolgsmann sucht ein Ziel: Die Regionen, die er vergleicht, tragen Buchstaben, und die er nehmen wird, ist markiert.
howto-cards = Wer zum Gefolge gehört, beginnt seinen Zug mit einem Würfel, der eine von drei Karten seiner Reihe bestimmt. Sie schickt seinen Helden an einen Ort und nennt Entscheider und Sonderaktionen; aus den anderen beiden nimmt er Runenaktionen. So weißt du vieles vorher.
    .heading = Drei Karten in einer Reihe
    .picture = Der Zug eines Gefolgsmanns: über der Karte seine Schritte, unter ihr die Reihe mit dem Würfel auf der bestimmten Karte.
howto-desolation = Gelingt ihm nichts, legt das Gefolge eine Region an Yggdrasil in Ödnis (1). Ein genügend starkes Heer von dir kann sie heilen. Fehlt für die nächste ein Marker, kommt Surtur, und du hast verloren; bei Ragnarök zählt jede für ihn, und Gleichstand gewinnt er.
    .heading = Ödnis
    .picture = Das Herz der Insel: Auf einer Region an Yggdrasil liegt ein Ödnismarker.
