# Was das Terminal selbst sagt, auf Deutsch.

bot-random = Ratatoskr
bot-greedy = Fenrir
bot-heuristic = Bragi
bot-search = Mimir
bot-thrall = Thrall
bot-karl = Karl
bot-hersir = Hersir
bot-jarl = Jarl
bot-konung = Konung
you = du

waits = { $name } denkt nach …
over = Die Partie ist vorbei.
goes-on = Die Partie geht weiter.
won = { $names } gewinnt.
won-together = { $names } gewinnen.
shared = { $names } teilen sich den ersten Platz.
nobody-asked = Niemand wird etwas gefragt.

typing = Name oder Nummer tippen, oder mit den Pfeilen wählen; Eingabe antwortet

refused = Nicht { $what }. { $clause }
refused-why = Nicht { $what }. { $why } ({ $clause })
not-offered = { $what } steht jetzt nicht zur Wahl.
unknown = Nichts auf dem Tisch heißt „{ $typed }“.
others = { $count ->
    [one] und noch einer
   *[other] und noch { $count }
}
several = „{ $typed }“ kann { $names } heißen.
took-back = { $name } nimmt die letzte Wahl zurück.
cannot-undo = Nichts kann zurückgenommen werden: der Weg zurück endet, wo Zufall, Neues oder jemand anderes dazwischenkam.
not-yours = Du bist nicht an der Reihe.

rules-title = Regeln dieser Wahl
rules-none = Keine Regel spricht eigens von dieser Wahl.
keys-title = Tasten
key-choose = Pfeile und Tab wählen, Eingabe antwortet
key-type = Name oder Nummer tippen, dann Eingabe
key-undo = zurücknehmen
key-rules = Regeln und Tasten
key-log = Saga blättern
key-new = neue Partie
key-quit = gehen
key-close = schließen
signs-title = Zeichen
cards-title = Karten
cards-none = Keine Karten sind im Spiel.

quit-title = Die Partie verlassen?
quit-text = Die Partie wird nicht aufgehoben.
quit-yes = Gehen
quit-no = Bleiben

plain-hello = { $title }. Tippe einen Namen oder eine Nummer aus der Liste und drücke Eingabe. Außerdem: zurück, regeln, karten, tisch, liste, ende.
plain-choices = Zur Wahl stehen: { $names }.
plain-prompt = >{" "}
plain-left = Vor dem Ende gegangen.

## Ragnarocks, mit Buchstaben gezeichnet

ragnarocks-legend = I R Wikinger · # Stein · . umkämpft · i r besiedelt · ~ wild
ragnarocks-legend-long = I und R sind Wikinger von Elfenbein und Rot, # ist ein Runenstein. Ein Punkt ist umkämpftes Land, i und r sind besiedeltes Land, ~ ist wildes Land. Ein Wikinger in eckigen Klammern ist unterwegs. Was zur Wahl steht, zeigt seinen Namen; bei Wikingern und Steinen sind das ihr Zeichen und die Nummer in der Reihe.
ragnarocks-seat = { $points ->
    [one] 1 Feld
   *[other] { $points } Felder
} · { $roam ->
    [0] alle sesshaft
    [one] 1 zieht
   *[other] { $roam } ziehen
}
ragnarocks-seat-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} · { $roam ->
    [0] alle sesshaft
    [one] 1 zieht
   *[other] { $roam } ziehen
}
ragnarocks-hidden-card = eine verdeckte Karte
ragnarocks-legend-teams = Ein Stern steht bei der Karte, deren Macht wirkt.
ragnarocks-row = Reihe { $row }: { $signs }
