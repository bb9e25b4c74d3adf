# Was die Tasten tun; das steht nur in der Liste der Tasten.

key-walk = durch alles, was wählbar ist
key-arrows = zum Nächsten in dieser Richtung
key-answer = wählen
key-buttons = die Knöpfe des Balkens
key-search = einen Namen eingeben
key-undo = zurücknehmen
key-back = zurück
key-hand = Hand
key-sheet = eigener Platz
key-seats = Plätze
key-saga = Saga
key-rules = Regel zur jetzigen Frage
key-replay = Verlauf, dann Pfeile
key-skip = Bewegung überspringen
key-pause = anhalten, was andere tun, und weiter
key-recap = was seit deinem Zug geschah
key-again = noch einmal zeigen, was groß war
key-mute = Ton an oder aus
key-keys = diese Liste
key-why = warum ein Automat tut, was er tut; P, ← und → gehen durch seinen Zug, 1 bis 4 sind das Tempo
key-hint = gegen Bots: ein Tipp
key-decision = gegen Bots: zurück zu deiner letzten Entscheidung
