dw-seat = { $points } points, waves: { $waves }
dw-sea = In the sea: { $count }
dw-nothing = nothing
