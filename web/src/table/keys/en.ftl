# What the keys do; only the list of keys carries these.

key-walk = through what may be chosen
key-arrows = to the nearest in that direction
key-answer = choose it
key-buttons = the buttons of the beam
key-search = type a name
key-undo = undo
key-back = back
key-hand = hand
key-sheet = own seat
key-seats = seats
key-saga = saga
key-rules = rule of the present question
key-replay = replay, then arrows
key-skip = skip the motion
key-pause = hold what others do, and go on
key-recap = what happened since your turn
key-again = show once more what was great
key-mute = sound on or off
key-keys = this list
key-why = why an automaton does what it does; P, ← and → walk through its turn, 1 to 4 set the pace
key-hint = against bots: a hint
key-decision = against bots: back to your last decision
