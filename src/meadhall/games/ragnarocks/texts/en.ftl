# Ragnarocks, in English.

title = Ragnarocks
tagline = Slide, raise a stone, wall in your land.
length = 20 minutes

## What is asked

ask-select-viking = Which of your Vikings sets out?
    .help = { $count ->
        [one] One of yours still roams. It moves, then a runestone slides from where it stands.
       *[other] { $count } of yours can set out. The Viking moves, then a runestone slides from where it stands.
    }
    .wait = { $name } chooses a Viking.
    .answer = Set out from { $ref }
    .clause = Select
    .rule = Only a Viking that still roams can set out: an opponent shares its region, and a hex beside it is free.
ask-move-to = Where does your Viking go?
    .help = In a straight line from { $viking }, as far as nothing stands in the way. { $count ->
        [one] One hex is open.
       *[other] { $count } hexes are open.
    }
    .wait = { $name } moves a Viking.
    .answer = Go to { $ref }
    .undo = Choose another Viking
    .clause = Move
    .rule = A Viking moves in a straight line, one hex or more, and never onto or over a stone or another Viking.
ask-summon-at = Where does the runestone come to rest?
    .help = It slides from your Viking on { $viking } in any direction. { $count ->
        [one] One hex is open.
       *[other] { $count } hexes are open.
    }
    .wait = { $name } sets a runestone.
    .answer = Set it on { $ref }
    .undo = Undo the move
    .clause = Summon
    .rule = A runestone rises under your Viking and slides off in any direction, as far as you like. Land it cuts off with Vikings of one colour is settled at once.

## Why not

refusal-RR-3-8 = This Viking has settled. It stays where it is.
refusal-RR-3-9 = That Viking is not yours.
refusal-RR-44-19 = This Viking is boxed in: no hex beside it is free.
refusal-RR-3-11 = No straight line leads there: a Viking moves in one of the six directions.
refusal-RR-3-13 = A Viking has to move at least one hex.
refusal-RR-3-14 = A runestone stands in the way.
refusal-RR-3-15 = A Viking stands in the way.
refusal-RR-3-18 = No straight line leads there: the stone slides from your Viking in one of the six directions.
refusal-RR-3-20 = The stone cannot stay under your Viking.
refusal-RR-3-21 = Something stands in the stone’s way.

## What happened

event-colours = The lots are drawn: { $ivory-name } leads the ivory Vikings, { $red-name } the red ones.
event-moved = { $seat } { $from } to { $to }, stone on …
event-summoned = { $seat } { $from } to { $to }, stone on { $stone }.
event-settled = A wall closes: { $seat } settles { $size ->
    [1] a single hex
    [2] two hexes
    [3] three hexes
    [4] four hexes
    [5] five hexes
    [6] six hexes
    [7] seven hexes
    [8] eight hexes
    [9] nine hexes
    [10] ten hexes
    [11] eleven hexes
    [12] twelve hexes
   *[other] { $size } hexes
}.
event-wilded = { $size ->
    [1] A single hex is left to the wolves.
    [2] Two hexes are left to the wolves.
    [3] Three hexes are left to the wolves.
    [4] Four hexes are left to the wolves.
    [5] Five hexes are left to the wolves.
    [6] Six hexes are left to the wolves.
   *[other] { $size } hexes are left to the wolves.
}
event-skipped = { $seat } cannot move and skips the turn.
event-ended = { $ending ->
    [no_turns] No Viking can roam any more: ivory { $ivory }, red { $red }.
    [repetition] The same position for the third time: ivory { $ivory }, red { $red }.
    [turn_limit] The days are over: ivory { $ivory }, red { $red }.
   *[other] The match is over: ivory { $ivory }, red { $red }.
}

## How a match ends

ending-no-turns = No Viking can move any more.
ending-repetition = The same position came up for the third time.
ending-turn-limit = The match has reached its last turn.
ending-resigned = A player has given up.

## Options of a table

option-mode = Game
    .help = The basic game has Vikings and runestones only.
choice-mode-basic = Basic game
option-supply = Runestones
    .help = Whether the forty stones of the box are a limit. Without one you can always set another.
choice-supply-unlimited = As many as needed
choice-supply-40 = Forty, as in the box
option-allow-zero-move = Vikings may stay
    .help = A Viking may summon from the hex it stands on without moving first.
option-knockout = No draws
    .help = For tournaments: with equal points the largest region decides, then settled Vikings, then red.

## Names of things

kind-hex = { $id }
unit-hex = hex
unit-hexes = hexes
side-ivory = ivory
side-red = red

## The board in words

board-label = The island, 86 hexes
phase = Turn { $turn } · { $side ->
    [ivory] ivory
   *[red] red
} to move
phase-start = Before the first turn
phase-over = The match is over
row-label = Row { $row }
describe-stone = { $hex }, runestone
describe-own-viking = { $hex }, your { $life ->
    [settled] settled
   *[nomadic] nomadic
} Viking
describe-viking = { $hex }, { $life ->
    [settled] settled
   *[nomadic] nomadic
} Viking of { $side ->
    [ivory] ivory
   *[red] red
}
describe-free = { $hex }, free, { $land ->
    [ivory] settled by ivory
    [red] settled by red
    [wild] wild land
   *[contested] contested land
}
detail-vikings = { $roam ->
    [one] 1 roams
   *[other] { $roam } roam
}, { $settled } settled
detail-all-roam = { $roam ->
    [one] 1 roams
   *[other] all { $roam } roam
}
detail-all-settled = { $settled ->
    [one] 1 settled
   *[other] all { $settled } settled
}

## Beside the board

gutter-label = Stones and land
stones-left = { $left } of { $all }
stones-left-label = runestones in the pile
stones-set = { $count }
stones-set-label = { $count ->
    [one] runestone set
   *[other] runestones set
}
legend-label = Legend
legend-ivory = settled by ivory
legend-red = settled by red
legend-contested = contested
legend-wild = wild
lectern-label = Forecast
lectern-idle = Point at a hex to see what would come of it.
lectern-wait = The island lies still.
turns-label = Turns

## Forecasts

forecast-select = { $hex } can reach { $count ->
    [one] one hex
   *[other] { $count } hexes
}.
forecast-move = From { $hex } the stone can reach { $count ->
    [one] one hex
   *[other] { $count } hexes
}.
forecast-settles-you = { $hex } settles { $count ->
    [one] one hex
   *[other] { $count } hexes
} for you.
forecast-settles-other = { $hex } settles { $count ->
    [one] one hex
   *[other] { $count } hexes
} for { $name }.
forecast-settles-both = { $hex } settles { $count ->
    [one] one hex
   *[other] { $count } hexes
} for you and { $other } for { $name }.
forecast-wild = { $count ->
    [one] One hex is
   *[other] { $count } hexes are
} left to nobody.
forecast-nothing = { $hex } closes nothing yet.
forecast-ends = The match would end: ivory { $ivory }, red { $red }.
