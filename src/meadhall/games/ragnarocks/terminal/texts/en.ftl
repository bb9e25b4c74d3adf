# Ragnarocks in the terminal, in English.

ragnarocks-legend = I and R are Vikings of ivory and red, # is a runestone. A dot is contested land, i and r are settled land, ~ is wild land. A Viking in square brackets is on its way. What you may choose stands there by its name; for a Viking or a stone that is its sign and the number in the row.
ragnarocks-seat = { $points ->
    [one] 1 hex
   *[other] { $points } hexes
} · { $roam ->
    [0] all settled
    [one] 1 roams
   *[other] { $roam } roam
}
ragnarocks-seat-points = { $points ->
    [one] 1 point
   *[other] { $points } points
} · { $roam ->
    [0] all settled
    [one] 1 roams
   *[other] { $roam } roam
}
ragnarocks-hidden-card = a hidden card
ragnarocks-legend-teams = A star marks the card whose power is in force.
ragnarocks-row = Row { $row }
