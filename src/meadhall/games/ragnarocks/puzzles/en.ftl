# What is said of the puzzles of Ragnarocks. $side is ivory or red; hexes are things of the table.

puzzle-win = One turn
    .goal = You are { $side }. Find the one turn after which you win for certain, whatever comes.
    .solved = That was it: from here on nobody can take the win from you.
puzzle-close = One door
    .goal = You are { $side }. Find the one turn after which the island cannot be lost.
    .solved = The land closes, and what is left cannot make up for it.
puzzle-hold = The last beam
    .goal = You are { $side }, and almost everything loses. Find the one turn that holds a draw.
    .solved = It holds: both sides end with the same land, and neither can do better.
puzzle-hexes = The better half
    .goal = You are { $side }. One turn is better than every other by { $hexes ->
        [one] a hex
       *[other] { $hexes } hexes
    } or more. Find it.
    .solved = Nothing else came near it, however far one looks.
puzzle-wall = A wall in time
    .goal = You are { $side }. One stone settles land, and is better than all else by { $hexes ->
        [one] a hex
       *[other] { $hexes } hexes
    } or more. Where does it fall?
    .solved = The wall stands, and what lies behind it counts.
puzzle-save = What can be saved
    .goal = You are { $side }, and it does not look good. One turn saves { $hexes ->
        [one] a hex
       *[other] { $hexes } hexes
    } or more against every other. Find it.
    .solved = That is the most that could be saved here.

puzzle-reply-won = { $side ->
    [ivory] Ivory
   *[other] Red
} goes from { $viking } to { $to }, sets its stone on { $stone }, and your win is gone.
puzzle-reply-drawn = { $side ->
    [ivory] Ivory
   *[other] Red
} goes from { $viking } to { $to }, sets its stone on { $stone }, and it ends in a draw.
puzzle-reply-better = { $side ->
    [ivory] Ivory
   *[other] Red
} goes from { $viking } to { $to } with its stone on { $stone }. That is worth { $hexes ->
    [one] a hex
   *[other] { $hexes } hexes
} or more less to you than the best turn.
puzzle-reply-none = The other side cannot answer any more, and still it is not enough.

puzzle-hint-viking = It is the Viking on { $viking } that goes.
puzzle-hint-direction = It goes from { $viking } { $direction ->
    [E] to the east
    [NE] to the north-east
    [NW] to the north-west
    [W] to the west
    [SW] to the south-west
   *[SE] to the south-east
}.

# What makes up a decision, part by part.
puzzle-parts = Pick a Viking | Move it in a straight line | Raise its stone
