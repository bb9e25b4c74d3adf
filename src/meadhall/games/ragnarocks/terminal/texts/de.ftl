# Ragnarocks im Terminal, auf Deutsch.

ragnarocks-legend = I und R sind Wikinger von Elfenbein und Rot, # ist ein Runenstein. Ein Punkt ist umkämpftes Land, i und r sind besiedeltes Land, ~ ist wildes Land. Ein Wikinger in eckigen Klammern ist unterwegs. Was zur Wahl steht, zeigt seinen Namen; bei Wikingern und Steinen sind das ihr Zeichen und die Nummer in der Reihe.
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
ragnarocks-row = Reihe { $row }
