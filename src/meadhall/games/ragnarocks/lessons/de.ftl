# Was der Lehrer von Ragnarocks sagt. Ein Zettel hat höchstens 40 Wörter, die Antwort auf anderes Zeigen 20.

coach = Starkad

## Die Insel

lesson-island = Die Insel
lesson-island-pick = Die drei elfenbeinernen Wikinger am Südufer gehören dir, die drei roten im Norden deinem Gegner. Ihr wollt beide Land: Jedes Feld, das dir am Ende gehört, ist ein Punkt. Wähle diesen Wikinger.
    .heading = Das sind deine
    .why = Ein Zug beginnt mit einem deiner eigenen Wikinger. Jeder der drei könnte aufbrechen. Vom mittleren führen zwei lange Linien landeinwärts.
    .not-now = Fang mit dem Wikinger an, der leuchtet: dem mittleren von deinen.
    .changed = Er ist gewählt. Was in diesem Zug noch kommt, tut dieser Wikinger.
lesson-island-move = Der zweite Teil eines Zuges: Der gewählte Wikinger zieht, in gerader Linie. Führe ihn landeinwärts, auf dieses Feld.
    .heading = Er bricht auf
    .why = Aus der Mitte der Insel erreicht ein Wikinger viel, und seine Steine auch. Am Ufer enden die Linien früh.
    .not-now = Das Feld merken wir uns. Diesmal geht es auf das, das leuchtet.
    .changed = Jetzt steht er im Land. Ein Teil deines Zuges fehlt noch.
lesson-island-stone = Der dritte Teil: Unter deinem Wikinger erhebt sich ein Runenstein und gleitet davon. Lass ihn auf diesem Feld halten. Wählen, ziehen, Stein: So geht jeder Zug.
    .heading = Ein Stein erhebt sich
    .why = An einem Stein kommt niemand vorbei. Deine Steine, die deines Gegners und das Ufer werden Mauern um jemandes Land; der erste steht gut in der Mitte.
    .not-now = Der Stein könnte auch anderswohin. Lass ihn auf dem leuchtenden Feld halten.
    .changed = Der Stein bleibt dort für immer. Nun wählt Rot, zieht und setzt einen Stein; dann bist du wieder dran.

## Ziehen

lesson-moving = Ziehen
lesson-moving-pick = Von jedem Feld gehen sechs gerade Linien aus: die Reihe entlang und beide Schrägen hinauf und hinab. Eine führt von diesem Wikinger quer über die Insel. Wähle ihn.
    .heading = Sechs Linien
    .why = Auf seiner Schräge nach Nordosten steht nichts, vom Südufer bis zum Nordufer. Kein anderer deiner Wikinger hat einen so langen Weg.
    .not-now = Der hat kürzere Linien. Wähle den Wikinger, der leuchtet.
    .changed = Schau an seinen sechs Linien entlang: Wo eine frei ist, darf er hin.
lesson-moving-far = Auf einer Linie zieht ein Wikinger, so weit er will, ein Feld oder viele. Zieh jetzt weit: acht Felder, bis hierher, nahe an das rote Ufer.
    .heading = So weit du willst
    .why = Mit Wikingern an beiden Ufern kannst du auf beiden Seiten der Insel Land einschließen. Die anderen beiden bleiben auf deiner Seite.
    .not-now = Später hältst du, wo du willst. Diesmal geht es ganz bis zum leuchtenden Feld.
    .changed = Acht Felder in einem Zug. Auf jedem davon hätte er halten dürfen.
lesson-moving-stone = Auf jeden Weg folgt ein Stein; einen Zug ohne ihn gibt es nicht. Lass ihn die Reihe entlang auf dieses Feld gleiten.
    .heading = Und sein Stein
    .why = Hier steht er neben einem anderen Stein. Zu zweit sind sie der Anfang einer Mauer.
    .not-now = Dieser Stein gehört auf das leuchtende Feld, neben den anderen.
    .changed = Zwei Steine berühren sich: Dazwischen kommt niemand durch. Jetzt ist Rot am Zug.
lesson-moving-blocked = Rot hat einen Stein in die Reihe dieses Wikingers gesetzt, zwei Felder rechts von ihm. Kein Wikinger betritt oder überquert einen Stein, auch keinen anderen Wikinger, nicht einmal einen der eigenen Seite. Wähle ihn.
    .heading = Im Weg
    .why = Nach rechts ist ein Feld frei, dann kommt der Stein. Seine anderen Linien sind länger; hier lernst du, was eine beendet.
    .not-now = Wähle den Wikinger in der Reihe mit dem neuen Stein; er leuchtet.
    .changed = Seine Linie nach rechts ist kurz geworden: Sie endet vor dem Stein.
lesson-moving-short = Nur dieses Feld ist vor dem Stein noch frei. Ein Feld genügt für einen Weg; stehen bleiben ist keiner und nicht erlaubt.
    .heading = Ein Feld genügt
    .why = In jedem Zug muss der Wikinger ziehen, und sei es um ein Feld. Darum lohnt es sich, auch kurze Wege offen zu halten.
    .not-now = Nimm einmal den kurzen Weg: das leuchtende Feld, gleich vor dem Stein.
    .changed = Er steht vor dem Stein. Mehr gibt es über das Ziehen nicht zu wissen.

## Steine gleiten

lesson-stones = Steine gleiten
lesson-stones-any-way = Dein Wikinger ist gezogen, nun gleitet sein Stein. Er nimmt irgendeine der sechs Linien, gleich woher der Wikinger kam. Schick ihn diese Schräge hinab ans Ufer.
    .heading = Sein eigener Weg
    .why = Das Ufer ist schon eine Mauer. Ein Stein, der daran steht, erspart dir andere, wenn du Land einschließt.
    .not-now = Der Stein kann das. Schick ihn trotzdem auf das leuchtende Feld am Ufer.
    .changed = Er glitt bis ans Ufer, und da bleibt er. Rot ist am Zug.
lesson-stones-pick = Wohin ein Stein kommt, hängt davon ab, wo sein Wikinger steht. Denk also zuerst an den Stein, dann wähle den Wikinger. Wähle diesen.
    .heading = Erst der Stein
    .why = Seine Schräge nach Nordosten ist bis zum fernen Ufer offen. Dort hinauf soll dein nächster Stein.
    .not-now = Für den Stein, an den ich denke, brauchst du den Wikinger, der leuchtet.
    .changed = Jetzt muss er ziehen, so dass die richtige Linie von ihm weiterführt.
lesson-stones-one-hex = Zieh ein Feld die Schräge hinauf, hierher. Der Stein gleitet dann auf derselben Linie weiter.
    .heading = In Stellung
    .why = Das Feld liegt auch neben einem roten Wikinger, der nun eine Linie weniger hat: Wikinger versperren den Weg wie Steine.
    .not-now = Ein Feld die Schräge hinauf genügt. Zieh auf das leuchtende.
    .changed = Dein Wikinger steht richtig. Schau die Schräge nach Nordosten entlang.
lesson-stones-stop = Ein Stein muss nicht gleiten, bis ihn etwas aufhält. Die Linie ist bis zum fernen Ufer offen; lass ihn auf diesem Feld halten.
    .heading = Halt, wo du willst
    .why = Aus Steinen, die in der Mitte verstreut sind, werden Mauern, wenn später andere dazukommen. Du wählst das Feld, nicht das Ende der Linie.
    .not-now = Auch dort könnte er halten. Wähle das leuchtende Feld.
    .changed = Er hielt mitten auf seiner Linie, weil du ihn dort haben wolltest. Rot ist am Zug.
lesson-stones-again = Ein Stein bleibt nie unter seinem Wikinger; er gleitet mindestens ein Feld weit. Platz dafür ist immer, und du siehst gleich, warum. Wähle noch einmal denselben Wikinger.
    .heading = Immer Platz
    .why = Wer gezogen ist, hat gerade ein Feld verlassen. Dieses Feld ist frei.
    .not-now = Nimm den Wikinger, der leuchtet: den, der zuletzt gezogen ist.
    .changed = Merk dir das Feld, auf dem er steht. Gleich ist es frei.
lesson-stones-aside = Zieh dieselbe Schräge weiter hinauf, auf dieses Feld. Hinter dir ist dann das Feld frei, von dem du kommst.
    .heading = Ein Feld übrig
    .why = Wohin ein Wikinger in gerader Linie auch zieht, der Weg zurück steht seinem Stein offen. Darum ist kein Stein je ohne Platz.
    .not-now = Die Schräge hinauf, bitte: auf das leuchtende Feld.
    .changed = Das Feld hinter dir ist jetzt leer.
lesson-stones-left = Lass den Stein genau dort halten, auf dem verlassenen Feld. So schließt ein Wikinger die Tür hinter sich; merk dir das.
    .heading = Das verlassene Feld
    .why = So nimmt man Land: hineingehen und die Lücke schließen, durch die man kam.
    .not-now = Diesmal gehört der Stein auf das leuchtende Feld, von dem du kamst.
    .changed = Der Weg hinter dir ist zu. Bald gewinnst du auf diese Weise Land.

## Mauern

lesson-walls = Mauern
lesson-walls-gap = Steine bleiben bis zum Ende. Im Süden schließen sie mit dem Ufer eine Ecke ab. Eine Lücke hat diese Mauer noch, und darin steht dein Wikinger. Wähle ihn.
    .heading = Die Lücke
    .why = Eine Mauer besteht aus Steinen und Ufer, sonst nichts. Ein Wikinger in der Lücke schließt nichts ab: Er geht ja wieder.
    .not-now = Der Wikinger in der Lücke der südlichen Mauer ist der, der leuchtet.
    .changed = Er verlässt die Lücke, und sein Stein kann dorthin zurück.
lesson-walls-out = Führe ihn diese Schräge hinauf. Dann liegt die Lücke auf einer Linie mit ihm, und der Stein kann zurückgleiten.
    .heading = Aus der Lücke
    .why = Von hier ist die Linie zurück zur Lücke frei. Von den meisten anderen Feldern käme kein Stein dorthin.
    .not-now = Bleib auf der Linie, die zur Lücke zurückführt: das leuchtende Feld.
    .changed = Die Lücke ist offen und liegt genau in der Linie deines Steins.
lesson-walls-close = Schick den Stein zurück in die Lücke. Er trennt drei Felder ab, auf denen niemand steht. Solches Land ist wild: Niemand kann es besiedeln, und es zählt für keine Seite.
    .heading = Wildes Land
    .why = Rot hätte diese Ecke eines Tages besiedeln können. Nun tut es niemand, und du hast gesehen, wie eine Mauer sich schließt.
    .not-now = Die Lücke ist das leuchtende Feld, die Schräge hinab.
    .changed = Drei Felder sind jetzt wild. Dorthin führt keine Linie mehr, und von dort kommen keine Punkte. Rot ist am Zug.
lesson-walls-join = Eine Mauer kann überall beginnen. Im Norden liegt zwischen zwei Steinen nur ein Feld, und der erste steht am Ufer. Wähle diesen Wikinger, um sie zu verbinden.
    .heading = Eine neue Mauer
    .why = Von diesem Wikinger führt eine Schräge in die Reihe des fehlenden Steins.
    .not-now = Wähle den leuchtenden Wikinger: Er kommt in die Reihe des fehlenden Steins.
    .changed = Ein Weg in die richtige Reihe, den Rest erledigt der Stein.
lesson-walls-row = Zieh die Schräge hinauf auf dieses Feld am Ostufer. Hier beginnt die Reihe des fehlenden Steins.
    .heading = In die richtige Reihe
    .why = Nach links ist die Reihe frei bis zur fehlenden Stelle; dahinter steht ein Stein, und kein Stein gleitet über einen anderen.
    .not-now = Die Reihe des fehlenden Steins ist die des leuchtenden Feldes.
    .changed = Schau die Reihe nach links entlang.
lesson-walls-bump = Ein Stein hält spätestens vor dem nächsten Stein. In dieser Reihe ist das genau die Stelle zwischen den beiden: Lass ihn dorthin gleiten.
    .heading = Lass ihn anstoßen
    .why = Drei Steine und das Ufer sind eine Mauer. Aber um ihr Ende kommt man noch herum, darum teilt sie noch nichts.
    .not-now = Ganz nach links, bitte: auf das leuchtende Feld.
    .changed = Eine Mauer vom Ufer ins Land. Solange ein Weg um sie herumführt, ist das Land auf beiden Seiten noch eins.

## Siedeln

lesson-settling = Siedeln
lesson-settling-contested = Diese Partie ist fast zu Ende. Der Westen ist eingemauert bis auf eine Lücke; darin steht dein Wikinger neben einem roten. Land, das beide Farben teilen, ist umkämpft: Es gehört niemandem. Wähle deinen Wikinger.
    .heading = Niemandes Land
    .why = Hinter dir liegen zehn freie Felder, und nur durch diese Lücke kommt Rot dorthin.
    .not-now = Der Wikinger in der Lücke ist der, der leuchtet.
    .changed = Denk jetzt an das verlassene Feld aus der dritten Lektion.
lesson-settling-inside = Tritt hinein, ein Feld weit. Land gehört der Seite, die allein darin steht; wer draußen ist, wenn die Mauer sich schließt, hat keinen Teil daran.
    .heading = Tritt hinein
    .why = Von hier kommt dein Stein in die Lücke, und du bist auf der richtigen Seite.
    .not-now = Hinein, hinter die Lücke: auf das leuchtende Feld.
    .changed = Du bist drinnen. Der rote Wikinger ist draußen, solange du nicht wartest.
lesson-settling-door = Schließ die Lücke mit deinem Stein. Dann bist nur du darin, und das Land ist sofort besiedelt: zehn Felder, zehn Punkte.
    .heading = Schließ die Tür
    .why = Bleibt die Lücke offen, kommt Rot herein: Das Land bleibt umkämpft, und du hast nichts.
    .not-now = Der Stein gehört in die Lücke, durch die du kamst: auf das leuchtende Feld.
    .changed = Zehn Felder gehören dir, und niemand kann sie dir nehmen. Jetzt antwortet Rot.
lesson-settling-roaming = Der rote Stein hat zweierlei Land besiedelt: den Osten für Rot, den Norden für dich. Es steht 20 zu 21. Sesshafte Wikinger ruhen. Nur dieser teilt sein Land noch mit einem roten: Wähle ihn.
    .heading = Wer noch umherzieht
    .why = Ein Wikinger auf besiedeltem Land hat seine Arbeit getan. Am Zug sind die auf umkämpftem Land.
    .not-now = Dieser Wikinger kann nicht mehr aufbrechen. Der leuchtende zieht noch umher.
    .changed = Ein Land ist noch zu teilen, sieben Felder zwischen euch beiden.
lesson-settling-near = Die Felder des letzten Landes liegen auf zwei Seiten einer engen Stelle. Rück heran: auf dieses Feld, dann liegen die meisten hinter dir.
    .heading = Auf der richtigen Seite
    .why = Felder mit einem Wikinger zählen auch. Stehst du hier, liegen fünf Felder auf deiner Seite der engen Stelle.
    .not-now = Heran an die enge Stelle: auf das leuchtende Feld.
    .changed = Zwischen dir und dem roten Wikinger ist ein Feld frei. Das ist die enge Stelle.
lesson-settling-last = Setz den Stein zwischen euch beide. Dann ist kein Land mehr umkämpft, niemand kann mehr ziehen, und die Partie ist zu Ende. Wer mehr Felder hat, gewinnt.
    .heading = Der letzte Stein
    .why = Er trennt fünf Felder für dich ab und eines für Rot. Du liegst um eines zurück, also entscheidet er die Partie.
    .not-now = Genau zwischen euch beide: auf das leuchtende Feld.
    .changed = 25 zu 22: Du hast gewonnen. Jedes besiedelte Feld war ein Punkt, Steine zählen nichts.

## Mächte

lesson-powers = Mächte
lesson-powers-first-card = Im Spiel mit Mächten hat jede Seite eine Karte. Wer Elfenbein spielt, bietet zwei der 32 an. Fang mit dieser an: Ratatoskr, das Eichhörnchen.
    .heading = Ein Angebot
    .why = Ratatoskr und Surtr werden als Paar empfohlen. Beide sind schnell verstanden.
    .not-now = Für diese Karte ist in deinen eigenen Partien Zeit. Biete Ratatoskr an.
    .changed = Ratatoskr ist im Angebot. Eine Karte gehört noch dazu.
lesson-powers-second-card = Rot nimmt eine der beiden, und du spielst die andere. Biete also nur an, was du selbst gern spielst. Surtr, der Feuerriese, ist deine zweite.
    .heading = Eine für jede Seite
    .why = Wer eine starke Karte neben einer schwachen anbietet, verschenkt die starke.
    .not-now = Die zweite Karte ist diesmal Surtr.
    .changed = Zwei Karten sind im Angebot, und Rot nimmt eine. Die andere gehört dir für die ganze Partie.
lesson-powers-pick = Rot nahm Surtr, also spielst du Ratatoskr. Was eine Karte nicht ändert, bleibt, wie du es kennst: Wikinger wählen, ziehen, Stein setzen. Wähle diesen.
    .heading = Alles andere bleibt
    .why = Seine Schräge führt weit ins Land, und das passt zu deinem Eichhörnchen.
    .not-now = Den mittleren, bitte. Er leuchtet.
    .changed = Bis jetzt ist es ein Zug wie jeder andere.
lesson-powers-ahead = Lauf auf dieser Linie weit voraus. Merk dir, woher du kommst: Deine Macht führt dorthin zurück.
    .heading = Weit voraus
    .why = Von weit vorn kommt ein Stein an Stellen, die er von daheim nie erreicht. Ohne deine Macht bliebe der Wikinger da draußen.
    .not-now = Weiter, oder in anderer Richtung: auf das leuchtende Feld.
    .changed = Er steht weit draußen. Jetzt der Stein.
lesson-powers-stone = Lass den Stein bis auf dieses Feld gleiten, genau vor einen roten Wikinger.
    .heading = Rot vor die Nase
    .why = Er nimmt dem roten Wikinger dahinter eine Linie, gleich zu Beginn.
    .not-now = Bis vor den roten Wikinger: auf das leuchtende Feld.
    .changed = Sonst wäre ein Zug jetzt zu Ende. Deiner nicht.
lesson-powers-back = Hier ist deine Macht: Nach dem Stein darf dein Wikinger seinen Weg zurücklaufen, so weit du willst. Lauf heim, oder halte unterwegs.
    .heading = Und wieder zurück
    .why = Daheim bewacht er den Süden, und sein Stein steht im Norden. Auf diesen zweiten Weg folgt kein Stein.
    .not-now = Den Weg zurück, den du kamst, bitte, so weit du willst.
    .changed = Hin und zurück in einem Zug. Schau nun auf Rot: Surtr darf zwei Steine nebeneinander setzen statt eines einzigen.

## Eine ganze Partie

lesson-match = Eine ganze Partie
lesson-match-begin = Jetzt eine ganze Partie, vom ersten Stein bis zum letzten, gegen einen sanften Gegner. Tu, was du willst; ich sage nur, woran du denken kannst. Welcher Wikinger bricht auf?
    .heading = Deine Partie
    .why = Alle drei haben zwei lange Schrägen. Die äußeren können auch am Ufer entlang.
    .changed = Ein guter Anfang. Jeder wäre einer gewesen.
lesson-match-aim = Such zuerst das Feld, auf das dein Stein soll, dann zieh so, dass eine Linie dorthin führt. In der Mitte der Insel sind die Linien am längsten.
    .heading = Denk an den Stein
    .why = Wer erst zieht und dann denkt, findet die Linie des Steins oft versperrt.
    .changed = Von dort gleitet dein Stein, in beliebiger Richtung.
lesson-match-early = Noch schließt kein Stein etwas ab. Gut sind Stellen, an denen sich Mauern treffen werden: am Ufer, bei einem anderen Stein, quer zu roten Linien.
    .heading = Frühe Steine
    .why = Mauern bestehen aus Steinen und Ufer. Einer weit weg von beidem braucht viele andere, bevor er etwas schließt.
    .changed = Da bleibt er bis zum Ende. Rot ist am Zug.
lesson-match-room = Such Land, in dem ein Wikinger von dir steht oder bald stehen wird, aber kein roter. Dort willst du Mauern.
    .heading = Wo ist Platz?
    .why = Land gehört der Seite, die allein darin steht. Wo auch Rot steht, bringt dir eine Mauer noch nichts.
    .changed = Dieser also. Wo hilft er am meisten?
lesson-match-open = Die Steine rücken näher. Lass deinem Wikinger mehrere Linien: Einer ohne freies Feld neben sich kann nicht aufbrechen.
    .heading = Halte einen Weg offen
    .why = Kann keiner deiner Wikinger ziehen, fällt dein Zug aus, und Rot baut allein.
    .changed = Gut gestellt, solange du den Weg hinaus kennst.
lesson-match-both-sides = Schau vor jedem Stein auf seine beiden Seiten. Welches Land trennt er ab, und wer steht dort? Er kann Land für Rot besiedeln wie für dich.
    .heading = Beide Seiten
    .why = Was mit Wikingern nur einer Farbe abgetrennt wird, gehört ihnen sofort, gleich wer den Stein gesetzt hat.
    .changed = Frag dich das vor jedem Stein, und du spielst gut.
lesson-match-on = Spiel nun allein weiter. Die Partie endet, wenn kein Land mehr beiden Farben gemeinsam ist; dann zählt jedes besiedelte Feld, und mehr Felder gewinnen.
    .heading = Du bist dran
    .why = In der ersten Hälfte beginnen Mauern, in der zweiten schließen sie sich. Schließ deine, bevor Rot darin ist.
    .changed = Die Partie ist zu Ende, und du hast sie ganz gespielt. Das ist Ragnarocks.
