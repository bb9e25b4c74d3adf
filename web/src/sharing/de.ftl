# Weitergeben, was man sieht; wird mit der Bühne geholt.
share-step = Wer diesem Link folgt, sieht genau diesen Schritt, so wie du ihn siehst:
share-picture = Ein Bild vom Brett, so wie du es siehst, mit dem Stand:
share-later = Ein Bild gibt es, wenn die Partie vorbei ist: Bis dahin könnte es verraten, was andere nicht wissen dürfen.
share-save = Bild sichern
share-copy = Bild kopieren
share-drawing = Das Bild wird gezeichnet …
share-failed = Dieser Browser kann kein Bild vom Brett zeichnen.
share-record = Die Aufzeichnung der Partie, für jede Halle, fürs Terminal und für Bots:
share-record-now = Die Aufzeichnung der Partie bis jetzt, so weit du sie kennen darfst:
