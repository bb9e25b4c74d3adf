dw-seat = { $points } Punkte, Wellen: { $waves }
dw-sea = Im Meer: { $count }
dw-nothing = nichts
