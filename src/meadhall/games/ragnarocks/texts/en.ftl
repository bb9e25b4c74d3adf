# Ragnarocks, in English.

title = Ragnarocks

## What is asked

ask-select-viking = Which of your Vikings sets out?
    .help = { $count ->
        [one] One of yours still roams. It moves, then a runestone slides from where it stands.
       *[other] { $count } of yours can set out. The Viking moves, then a runestone slides from where it stands.
    }
    .wait = { $name } chooses a Viking.
    .answer = Set out from { $ref }
    .instead = Your Viking on { $ref } sets out instead.
    .clause = Select
    .rule = Only a Viking that still roams can set out: an opponent shares its region, and a hex beside it is free.
ask-move-to = Where does your Viking go?
    .help = In a straight line from { $viking }, as far as nothing stands in the way. { $count ->
        [one] One hex is open.
       *[other] { $count } hexes are open.
    }
    .help-hildisvini = In a straight line from { $viking }; a Viking that blocks the line may be pushed one hex on. { $count ->
        [one] One hex is open.
       *[other] { $count } hexes are open.
    }
    .help-fafnir = From the stone you chose; beside no stone, in a straight line from { $viking }. { $count ->
        [one] One hex is open.
       *[other] { $count } hexes are open.
    }
    .help-fjorgyn-and-fjorgynn = In a straight line from { $viking }, or through a row of stones beside it to the first hex behind. { $count ->
        [one] One hex is open.
       *[other] { $count } hexes are open.
    }
    .help-selkolla = In a straight line from { $viking }; from the edge also to any free edge hex of contested land. { $count ->
        [one] One hex is open.
       *[other] { $count } hexes are open.
    }
    .help-sleipnir = In a straight line from { $viking }, or over one stone beside it to the hex right behind. { $count ->
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
    .help-gullinbursti = From { $viking } { $count ->
        [one] one hex is open
       *[other] { $count } hexes are open
    }; or your Viking runs on.
    .help-thor = It slides from { $viking }; or a stone of the card strikes.
    .help-surtr = It slides from { $viking }; or you set two side by side.
    .help-blodughofi = Beside your Viking on { $viking }. Beside an opponent too, it lets you move again. { $count ->
        [one] One hex is open.
       *[other] { $count } hexes are open.
    }
    .help-selkolla = On a free hex beside your Viking on { $viking }. { $count ->
        [one] One hex is open.
       *[other] { $count } hexes are open.
    }
    .help-ask-and-embla = It flies from your Viking on { $viking } in a straight line, over everything, to contested land. { $count ->
        [one] One hex is open.
       *[other] { $count } hexes are open.
    }
    .wait = { $name } sets a runestone.
    .answer = Set it on { $ref }
    .undo = Undo the move
    .clause = Summon
    .rule = A runestone rises under your Viking and slides off in any direction, as far as you like. Land it cuts off with Vikings of one colour is settled at once.

# The asks of the draft and of the setup.

ask-offer-card = { $count ->
        [32] Which card do you offer first?
       *[other] Which card do you offer beside it?
    }
    .help = You offer two cards. Red takes one of them, and the other one is yours.
    .wait = { $name } chooses the cards to offer.
    .answer = Offer { $ref }
    .undo = Choose another first card
    .clause = The offer
    .rule = Ivory offers two of the 32 mythology cards, simple and advanced ones mixed as it likes. Red chooses, so offer only what you would play yourself.
ask-take-card = Which card is yours?
    .help = Two cards are offered. The one you leave is ivory’s.
    .wait = { $name } chooses one of the two cards.
    .answer = Play { $ref }
    .clause = The choice
    .rule = Red takes one of the two cards offered and ivory plays the other one. Both lie open for the whole match.
ask-team-offer = Which card joins the offer?
    .help = As many cards as there are players, one at a time; only cards with the command icon will do. { $count ->
        [one] One is left.
       *[other] { $count } are left.
    }
    .wait = { $name } chooses cards for both teams.
    .answer = Offer { $ref }
    .undo = Take the last card back
    .clause = The teams’ offer
    .rule = The first ivory player chooses as many cards with the command icon as there are players. Then all players take one in turn, red first.
ask-team-draft = Which card is yours?
    .help = { $count ->
        [one] One card is left.
       *[other] { $count } cards are left.
    } Your power works from your turn to the turn of your team’s next player.
    .wait = { $name } chooses a card.
    .answer = Play { $ref }
    .clause = The teams’ choice
    .rule = The players take one card each: red 1, ivory 1, red 2, ivory 2 and so on. When one team is served, the other goes on.
ask-leave-empty = Which start hex stays empty?
    .help = { $power } gives you two Vikings to begin with.
    .wait = { $name } decides where no Viking stands.
    .answer = Leave { $ref } empty
    .clause = Two Vikings
    .rule = One of your three start hexes stays empty. Fenrir and Fjorgyn and Fjorgynn leave the third Viking out for good; with Ask and Embla it waits on the card.

# The asks of the simple powers.

ask-gullinbursti-move = Where does your Viking run on?
    .help = From { $viking } in any direction. No stone follows, and your turn is over.
    .wait = { $name } moves a second time.
    .answer = Run on to { $ref }
    .undo = Set a stone after all
    .clause = Gullinbursti
    .rule = The second move replaces the stone. It may lead back along the first one; a third move there is not.
ask-mani-viking = Does one of your Vikings take a step?
    .help = One hex in the moonlight. Settled Vikings may go too.
    .wait = { $name } may step one Viking.
    .answer = The Viking on { $ref }
    .instead = The Viking on { $ref } instead.
    .clause = Mani
    .rule = At the end of your turn any one of your Vikings may step to a free hex beside it, the settled ones included.
ask-mani-hex = Where does it step?
    .help = From { $viking } to a free hex beside it.
    .wait = { $name } steps a Viking.
    .answer = Step to { $ref }
    .undo = Choose another Viking
    .clause = Mani
    .rule = The step is one hex long; no stone follows it.
ask-ratatoskr-move = Does your Viking run back?
    .help = From { $viking }, opposite to the way it came, as far as you like.
    .wait = { $name } may run back.
    .answer = Back to { $ref }
    .clause = Ratatoskr
    .rule = After the stone your Viking may run in the direction opposite to its move, if it still roams. The new stone may be in the way.
ask-sol-step = Does your Viking step aside first?
    .help = One hex East or West of { $viking }. The move still follows.
    .wait = { $name } may step East or West.
    .answer = Step to { $ref }
    .undo = Choose another Viking
    .clause = Sol
    .rule = Before the move your Viking may step one hex East or West. Its move then starts from there and goes in any direction.
ask-thor-hex = Where does the hammer strike?
    .help = On any free hex of contested land, however far. { $count ->
        [one] One is open.
       *[other] { $count } are open.
    }
    .wait = { $name } sets a stone of the card.
    .answer = Strike { $ref }
    .undo = Slide a stone after all
    .clause = Thor
    .rule = A stone of the card replaces the usual one. It may stand on any free hex of any contested region; when the four are used up, there are no more.
ask-tyr-swap = Do you trade places?
    .help = With a Viking beside yours on { $viking }, friend or foe. The stone then slides from the new hex.
    .wait = { $name } may trade places with a neighbour.
    .answer = Trade with { $ref }
    .clause = Tyr
    .rule = After the move your Viking and one Viking beside it, of either colour, may trade places once. The stone needs a way from the new hex.

# The asks of the advanced powers.

ask-aegir-viking = Which Viking does the tide take?
    .help = A region was divided. Every opposing Viking that roams may drift one hex, in the order you like.
    .wait = { $name } moves the tide.
    .answer = The Viking on { $ref }
    .instead = The Viking on { $ref } instead.
    .clause = Aegir
    .rule = At the end of any turn in which a stone divided a region, you may step the opponent’s roaming Vikings, each at most once.
ask-aegir-hex = Where does it drift?
    .help = From { $viking } to a free hex beside it.
    .wait = { $name } moves the tide.
    .answer = Drift to { $ref }
    .undo = Choose another Viking
    .clause = Aegir
    .rule = Each Viking drifts exactly one hex. A hex that another one has just left is free.
ask-ask-and-embla-viking = Where does the waiting Viking come?
    .help = Your stone has divided a region. Any free hex of contested land will do.
    .wait = { $name } brings the waiting Viking.
    .answer = Come to { $ref }
    .clause = Ask and Embla
    .rule = The first time a stone of yours divides a region, the Viking on the card must come to a free hex of a contested region. Where there is none, it never comes.
ask-blodughofi-move = Does your Viking ride on?
    .help = Your stone stands beside an opponent: one more move from { $viking }, in any direction.
    .wait = { $name } may ride on.
    .answer = Ride to { $ref }
    .clause = Blodughofi
    .rule = If the new stone stands beside an opposing Viking, yours may move once more while it roams. No second stone follows.
ask-bragi-viking = Whom do you sing away first?
    .help = An opposing Viking beside yours may be moved before you move.
    .wait = { $name } may move an opposing Viking.
    .answer = The Viking on { $ref }
    .instead = The Viking on { $ref } instead.
    .undo = Choose another Viking
    .clause = Bragi
    .rule = Before your move you may make one move with an opposing Viking that stands beside yours. Only the basic rules hold for that move.
ask-bragi-move = Where does it go?
    .help = From { $viking } in a straight line, as far as nothing stands in the way.
    .wait = { $name } moves an opposing Viking.
    .answer = Send it to { $ref }
    .undo = Choose another Viking
    .clause = Bragi
    .rule = It moves like any Viking and no stone follows. The hex it leaves is free for yours.
ask-stag-viking = Which Viking leaps next?
    .help = { $count ->
        [one] One may go now, so it must.
       *[other] { $count } may go now. All that can move must, in the order you like.
    }
    .wait = { $name } moves the herd.
    .answer = From { $ref }
    .instead = The Viking on { $ref } instead.
    .clause = The four stags
    .rule = All your roaming Vikings move one after the other, as many as can: none may go before another that it would hold back needlessly. Who has no way, or has settled meanwhile, stays.
ask-stag-move = Where does it leap?
    .help = From { $viking } in a straight line. A stone stays behind on { $viking }.
    .wait = { $name } moves the herd.
    .answer = Leap to { $ref }
    .undo = Choose another Viking
    .clause = The four stags
    .rule = The stone is set at once, before the next Viking moves, and there is no other stone in this turn. No hex may needlessly bar another Viking's way.
ask-fafnir-origin = From which stone does it start?
    .help = Your Viking on { $viking } lies beside stones, and its move starts from one of them.
    .wait = { $name } chooses a stone to start from.
    .answer = Start from { $ref }
    .undo = Choose another Viking
    .clause = Fafnir
    .rule = A Viking beside a stone moves as if it stood on that stone; its own hex counts as free. It never enters settled or wild land.
ask-forseti-hex = Do you set one more stone?
    .help = A region was divided in your turn. { $count ->
        [one] One hex is open.
       *[other] { $count } hexes are open.
    }
    .wait = { $name } may set one more stone.
    .answer = Set it on { $ref }
    .clause = Forseti
    .rule = Any free hex of a region that is new this turn, or of any contested region, will do. No line from a Viking is needed.
ask-freyr-stone = Which stone do you take away?
    .help = One beside your Viking on { $viking } may go.
    .wait = { $name } may take a stone away.
    .answer = Take the stone on { $ref }
    .clause = Freyr
    .rule = A stone beside your Viking may go if all land around that stone is contested. Even the stone of this turn may.
ask-frigg-before = Is your Viking lifted first?
    .help = To a free hex beside { $viking }. It puts a stone, and so a point, on your opponent’s card.
    .wait = { $name } may lift a Viking.
    .answer = Lift it to { $ref }
    .undo = Choose another Viking
    .clause = Frigg
    .rule = Once a turn, before or after the move, but never in your first turn. The move itself still has to be made.
ask-frigg-after = Is your Viking lifted now?
    .help = To a free hex beside { $viking }. It puts a stone, and so a point, on your opponent’s card.
    .wait = { $name } may lift a Viking.
    .answer = Lift it to { $ref }
    .clause = Frigg
    .rule = Once a turn, before or after the move. The stone of your turn then slides from the new hex.
ask-gerd-move = Where does your Viking go on?
    .help = Its stone stands beside another of yours: one more move from { $viking }, in any direction.
    .wait = { $name } moves once more.
    .answer = Go on to { $ref }
    .clause = Gerd
    .rule = If the new stone stands beside another Viking of yours, the one that set it moves once more, if it still roams and can. No second stone follows.
ask-heimdallr-viking = Is a settled Viking called away?
    .help = One of yours that has settled in this turn may cross the bridge.
    .wait = { $name } may call a Viking away.
    .answer = The Viking on { $ref }
    .instead = The Viking on { $ref } instead.
    .clause = Heimdallr
    .rule = At the end of your turn one Viking that roamed when the turn began and is settled now may be lifted elsewhere.
ask-heimdallr-hex = Where does the bridge lead?
    .help = From { $viking } to any free hex that was not settled when your turn began. { $count ->
        [one] One is open.
       *[other] { $count } are open.
    }
    .wait = { $name } lifts a Viking.
    .answer = Cross to { $ref }
    .undo = Choose another Viking
    .clause = Heimdallr
    .rule = Wild land becomes yours at once. Opposing land that was settled only in this turn is contested again.
ask-jormungandr-extra = Do you take another turn?
    .help = Three stones lie in a row. The Viking on { $viking } may take a whole turn again.
    .wait = { $name } may take another turn.
    .answer = { $ref }
    .gives-up-decline = You give up a whole turn; it does not come again.
    .clause = Jormungandr
    .rule = A row of exactly three stones through the new one earns another turn with the same Viking. That turn may earn the next.
ask-njord-move = Does your Viking sail on?
    .help = It is your only roaming Viking on the shore: a second move from { $viking }, before the stone.
    .wait = { $name } may move a second time.
    .answer = Sail to { $ref }
    .clause = Njord
    .rule = A Viking that ends its move on the edge, where no other roaming Viking of yours stands, may move once more. The stone slides from where it ends.
ask-odin-action = Which command do you give?
    .help = A card you play is your power until your next turn.
    .wait = { $name } chooses a command.
    .answer = Play { $ref }
    .clause = Odin
    .rule = One action a turn: a card of your hand, all played cards back to the hand, or nothing. Without a card you have no power until your next turn.
ask-surtr-first = Where does the first stone burn?
    .help = On a free hex beside your Viking on { $viking }. The second one will stand beside it.
    .wait = { $name } sets two stones.
    .answer = Set it on { $ref }
    .undo = Slide one stone after all
    .clause = Surtr
    .rule = Two stones replace the usual one, both or neither. The first stands beside your Viking.
ask-surtr-second = Where does the second stone burn?
    .help = On a free contested hex beside the first one. { $count ->
        [one] One is open.
       *[other] { $count } are open.
    }
    .wait = { $name } sets two stones.
    .answer = Set it on { $ref }
    .undo = Set the first stone elsewhere
    .clause = Surtr
    .rule = The second stone stands beside the first, on land that is contested now that the first one stands. It need not be beside your Viking.
ask-vali-viking = Whom do you throw over?
    .help = An opposing Viking beside yours on { $viking } may be thrown to the other side of it.
    .wait = { $name } may throw an opposing Viking.
    .answer = The Viking on { $ref }
    .instead = The Viking on { $ref } instead.
    .clause = Vali
    .rule = After your move one opposing Viking beside yours may be put on the free hex right across. The hex it leaves is free for your stone.
ask-ymir-hex = Do you set one more stone?
    .help = On a free hex beside any Viking of yours that roams. { $count ->
        [one] One is open.
       *[other] { $count } are open.
    }
    .wait = { $name } may set one more stone.
    .answer = Set it on { $ref }
    .clause = Ymir
    .rule = At the end of your turn one more stone may stand beside one of your roaming Vikings, whether it moved or not.

## Buttons

do-decline = Decline
do-done = Done
do-second-move = Move again, no stone
do-card-stone = A stone of the card
do-pair = Two stones
do-extra-turn = Another turn
do-pickup = Take cards back
do-no-card = No card
do-own-hex = From its own hex

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
refusal-RR-1-22 = Only a free hex beside it will do.

# Refusals of the draft and the setup.

refusal-RR-7-1 = This card is offered already. Offer two different ones.
refusal-RR-7-2 = This card is not offered. Take one of the two that are.
refusal-RR-7-10 = Only one of your own three start hexes can stay empty.
refusal-RR-7-39 = Only cards with the command icon can be used here.
refusal-RR-8-1 = Only one of your own three start hexes can stay empty.
refusal-RR-41-3 = These two cards cannot be offered together.
refusal-RR-41-5 = This card is offered already. Offer two different ones.
refusal-RR-42-6 = Every card is offered once, and only cards with the command icon are.
refusal-RR-42-8 = This card is not offered, or somebody has it already.

# Refusals of the powers.

refusal-RR-12-5 = The move ends on the hex of the Viking that you push.
refusal-RR-12-6 = This Viking cannot be pushed: the hex behind it is not free.
refusal-RR-12-7 = Stones are never pushed.
refusal-RR-13-1 = Only a Viking of yours with a free hex beside it can take the step.
refusal-RR-14-1 = Nerthus keeps the land whole: while another stone is possible, none may divide a region.
refusal-RR-15-2 = Ratatoskr runs back only, opposite to the move.
refusal-RR-15-4 = Something stands in the way back.
refusal-RR-16-1 = That hex is taken. Sol needs a free one.
refusal-RR-16-3 = Sol steps East or West, one hex.
refusal-RR-17-3 = A stone of the card needs a free hex.
refusal-RR-17-8 = No stone is left on the card.
refusal-RR-17-11 = A stone of the card stands on contested land only.
refusal-RR-18-1 = Only a Viking beside yours can trade places with it.
refusal-RR-18-6 = After this swap the stone would have no way to slide.
refusal-RR-19-2 = Aegir takes opposing Vikings that roam and have a free hex beside them.
refusal-RR-19-5 = Each Viking drifts once, and one hex only.
refusal-RR-19-7 = This Viking has settled. The tide does not reach it.
refusal-RR-19-8 = Aegir moves your opponent’s Vikings, not yours.
refusal-RR-20-4 = Your stone has to land on a free hex of contested land.
refusal-RR-20-9 = The waiting Viking comes to a free hex of contested land.
refusal-RR-21-1 = With Blodughofi the stone stands beside your Viking.
refusal-RR-22-1 = Bragi moves an opposing Viking that stands beside yours and has a way.
refusal-RR-22-4 = Bragi moves your opponent’s Vikings, not yours.
refusal-RR-23-2 = Only a Viking that roams, has a way and has not moved in this turn can leap.
refusal-RR-23-9 = This Viking has settled on the way. It stays.
refusal-RR-23-15 = Fewer of your Vikings could move then. As many must as can.
refusal-RR-24-2 = From this stone no move is possible.
refusal-RR-24-5 = Fafnir does not enter settled or wild land.
refusal-RR-24-9 = Beside a stone the move starts from the stone.
refusal-RR-24-10 = This Viking stands beside a stone, and no move from such a stone is possible.
refusal-RR-24-13 = From there the stone would have no way to slide.
refusal-RR-25-3 = A move leads over free hexes or through stones, not over both.
refusal-RR-25-4 = A row of stones leads only to the first hex behind it, which has to be free and contested.
refusal-RR-25-5 = Behind the stones a free hex is needed.
refusal-RR-25-6 = Behind the stones the land has to be contested.
refusal-RR-25-12 = From there the stone would have no way to slide.
refusal-RR-26-4 = Forseti judges new and contested land only.
refusal-RR-27-1 = Only a stone beside your Viking can go.
refusal-RR-27-2 = Not all land around this stone is contested.
refusal-RR-27-3 = Without this stone settled or wild land would change.
refusal-RR-27-4 = Your Viking has settled, so no stone beside it can go.
refusal-RR-28-1 = Frigg lifts your Viking to a free hex beside it.
refusal-RR-30-1 = Only a Viking of yours that has settled in this turn can be called away.
refusal-RR-30-5 = This land was settled before your turn.
refusal-RR-30-12 = Heimdallr calls your own Vikings only.
refusal-RR-32-9 = The extra turn belongs to the same Viking.
refusal-RR-34-4 = No played card lies on the table.
refusal-RR-35-1 = No straight line leads there, and Selkolla goes from the edge to a free, contested edge hex only.
refusal-RR-35-2 = Selkolla comes ashore on contested land only.
refusal-RR-35-7 = With Selkolla the stone stands beside your Viking.
refusal-RR-35-8 = Beside that hex no hex is free for the stone.
refusal-RR-36-1 = Sleipnir jumps over one stone beside it, to the free hex right behind, on wild or contested land.
refusal-RR-36-3 = Sleipnir jumps over a stone, never over a Viking.
refusal-RR-36-4 = Sleipnir does not jump into settled land.
refusal-RR-36-9 = From there the stone would have no way to slide.
refusal-RR-37-2 = The first stone stands on a free hex beside your Viking, with room for the second one.
refusal-RR-37-3 = The second stone stands beside the first one, on contested land.
refusal-RR-38-1 = Vali throws an opposing Viking beside yours, if the hex right across is free.
refusal-RR-38-3 = Vali throws your opponent’s Vikings, not yours.
refusal-RR-39-1 = Ymir’s stone stands on a free hex beside one of your roaming Vikings.
refusal-RR-40-5 = This card is played. Take it back first.
refusal-RR-40-8 = With that choice you could not take a turn; with another one you can.

## What happened

heading-turn = Turn { $turn }
event-colours = The lots are drawn: { $ivory-name } leads the ivory Vikings, { $red-name } the red ones.
event-moved = { $seat } { $from } to { $to }.
event-summoned = { $seat } { $from } to { $to }, stone on { $stone }.
event-settled = New land: { $seat } settles { $size ->
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
    [fenrir] The wolf has caught up: { $winner ->
        [ivory] ivory
       *[red] red
    } wins at once.
    [idun] The golden apples are picked: { $winner ->
        [ivory] ivory
       *[red] red
    } wins at once.
   *[other] The match is over: ivory { $ivory }, red { $red }.
}

## What happened: cards and teams

event-teams = Two teams take their places: { $ivory ->
    [one] one player leads
   *[other] { $ivory } players lead
} the ivory Vikings, { $red ->
    [one] one
   *[other] { $red }
} the red ones.
event-offered = { $seat } offers { $card }.
event-drawn = { $cards ->
    [2] Two cards are
   *[other] { $cards } cards are
} on offer.
event-took = { $seat } plays { $card } for { $side ->
    [ivory] ivory
   *[red] red
}.
event-left-empty = { $power }: { $seat } leaves { $hex } empty.
event-viking-waits = { $power }: a Viking of { $seat } waits on the card.
event-card-stones = { $power }: { $count ->
    [0] no stone is left
    [one] one stone lies
   *[other] { $count } stones lie
} on { $seat }’s card.
event-command-cards = { $seat } draws { $count ->
    [one] a command card
    [2] two command cards
   *[other] { $count } command cards
}.
event-odin-played = { $seat } commands { $card }.
event-odin-pickup = { $seat } takes the command cards back.
event-odin-no-card = { $seat } gives no command.

## What happened: powers

event-moved-again = { $power }: { $seat } goes on from { $from } to { $to }.
event-stepped = { $power }: { $side ->
    [ivory] an ivory
   *[red] a red
} Viking steps from { $from } to { $to }.
event-relocated = { $power }: { $side ->
    [ivory] an ivory
   *[red] a red
} Viking is lifted from { $from } to { $to }.
event-sent = { $power }: { $seat } sends { $side ->
    [ivory] an ivory
   *[red] a red
} Viking from { $from } to { $to }.
event-pushed = { $power }: { $side ->
    [ivory] an ivory
   *[red] a red
} Viking is pushed from { $from } to { $to }.
event-swapped = { $power }: the Vikings on { $from } and { $to } trade places.
event-trailed = { $seat } { $from } to { $to }, a stone stays on { $stone }.
event-raised = { $power }: { $seat } sets one more stone on { $stone }.
event-cleared = { $power }: { $seat } takes the stone from { $stone }.
event-arrived = { $power }: the Viking that waited comes to { $hex }.
event-contested = Peace is broken: { $size ->
    [1] a single hex is
   *[other] { $size } hexes are
} contested again.
event-extra-turn = { $seat } takes another turn with the Viking on { $hex }.
event-idun-spent = { $seat }’s apples wither: Idun’s card is spent.

## How a match ends

ending-no-turns = No Viking can move any more.
ending-repetition = The same position came up for the third time.
ending-turn-limit = The match has reached its last turn.
ending-fenrir = Fenrir’s turn began beside an opponent.
    .power = Fenrir
ending-idun = The first settled land was large enough for Idun.
    .power = Idun
ending-resigned = A player has given up.
score-land = Settled land
score-hel = Runestones for Hel
score-freya = Wild land for Freya
score-frigg = Stones from Frigg
end-won = { $name } holds the island
end-won-fenrir = Fenrir wins it for { $name }
end-won-idun = Idun’s apples win it for { $name }
end-shared = The island is shared
margin = { $points ->
    [one] one hex
   *[other] { $points } hexes
}
land-east = the east
land-south-east = the south-east
land-south = the south
land-south-west = the south-west
land-west = the west
land-north-west = the north-west
land-north = the north
land-north-east = the north-east
land-middle = the middle
land-hex = one lone hex, { $hex }
land-at = { $land }, at { $hex }

## Options of a table

option-mode = Game
    .help = The basic game has Vikings and runestones only. In the advanced game each side has a mythology card; in the team game each player.
choice-mode-basic = Basic game
choice-mode-advanced = Advanced game, with powers
choice-mode-team = Team game
option-offer = Cards
    .help = Who decides which two cards are played. Red takes one of the two, unless the table names both.
choice-offer-draft = Ivory offers two
choice-offer-surtr-ratatoskr = Surtr and Ratatoskr, a good start
choice-offer-tyr-gullinbursti = Tyr and Gullinbursti, a good start
choice-offer-random-simple = Two simple ones by lot
choice-offer-random-advanced = Two advanced ones by lot
choice-offer-chosen = The table names both
option-ivory-power = Ivory’s card
    .help = The mythology card of the ivory side.
choice-ivory-power-none = No card
choice-ivory-power-fenrir = { card-fenrir }
choice-ivory-power-freya = { card-freya }
choice-ivory-power-gullinbursti = { card-gullinbursti }
choice-ivory-power-hel = { card-hel }
choice-ivory-power-hildisvini = { card-hildisvini }
choice-ivory-power-mani = { card-mani }
choice-ivory-power-nerthus = { card-nerthus }
choice-ivory-power-ratatoskr = { card-ratatoskr }
choice-ivory-power-sol = { card-sol }
choice-ivory-power-thor = { card-thor }
choice-ivory-power-tyr = { card-tyr }
choice-ivory-power-aegir = { card-aegir }
choice-ivory-power-ask-and-embla = { card-ask-and-embla }
choice-ivory-power-blodughofi = { card-blodughofi }
choice-ivory-power-bragi = { card-bragi }
choice-ivory-power-dain-dvalin-duneyr-duratror = { card-dain-dvalin-duneyr-duratror }
choice-ivory-power-fafnir = { card-fafnir }
choice-ivory-power-fjorgyn-and-fjorgynn = { card-fjorgyn-and-fjorgynn }
choice-ivory-power-forseti = { card-forseti }
choice-ivory-power-freyr = { card-freyr }
choice-ivory-power-frigg = { card-frigg }
choice-ivory-power-gerd = { card-gerd }
choice-ivory-power-heimdallr = { card-heimdallr }
choice-ivory-power-idun = { card-idun }
choice-ivory-power-jormungandr = { card-jormungandr }
choice-ivory-power-njord = { card-njord }
choice-ivory-power-odin = { card-odin }
choice-ivory-power-selkolla = { card-selkolla }
choice-ivory-power-sleipnir = { card-sleipnir }
choice-ivory-power-surtr = { card-surtr }
choice-ivory-power-vali = { card-vali }
choice-ivory-power-ymir = { card-ymir }
option-red-power = Red’s card
    .help = The mythology card of the red side.
choice-red-power-none = No card
choice-red-power-fenrir = { card-fenrir }
choice-red-power-freya = { card-freya }
choice-red-power-gullinbursti = { card-gullinbursti }
choice-red-power-hel = { card-hel }
choice-red-power-hildisvini = { card-hildisvini }
choice-red-power-mani = { card-mani }
choice-red-power-nerthus = { card-nerthus }
choice-red-power-ratatoskr = { card-ratatoskr }
choice-red-power-sol = { card-sol }
choice-red-power-thor = { card-thor }
choice-red-power-tyr = { card-tyr }
choice-red-power-aegir = { card-aegir }
choice-red-power-ask-and-embla = { card-ask-and-embla }
choice-red-power-blodughofi = { card-blodughofi }
choice-red-power-bragi = { card-bragi }
choice-red-power-dain-dvalin-duneyr-duratror = { card-dain-dvalin-duneyr-duratror }
choice-red-power-fafnir = { card-fafnir }
choice-red-power-fjorgyn-and-fjorgynn = { card-fjorgyn-and-fjorgynn }
choice-red-power-forseti = { card-forseti }
choice-red-power-freyr = { card-freyr }
choice-red-power-frigg = { card-frigg }
choice-red-power-gerd = { card-gerd }
choice-red-power-heimdallr = { card-heimdallr }
choice-red-power-idun = { card-idun }
choice-red-power-jormungandr = { card-jormungandr }
choice-red-power-njord = { card-njord }
choice-red-power-odin = { card-odin }
choice-red-power-selkolla = { card-selkolla }
choice-red-power-sleipnir = { card-sleipnir }
choice-red-power-surtr = { card-surtr }
choice-red-power-vali = { card-vali }
choice-red-power-ymir = { card-ymir }
option-ivory-team = Ivory players
    .help = How many players the ivory team has. 0: as many as red, or one more.
option-supply = Runestones
    .help = Whether the forty stones of the box are a limit. Without one you can always set another.
choice-supply-unlimited = As many as needed
choice-supply-40 = Forty, as in the box
option-allow-zero-move = Vikings may stay
    .help = A Viking may summon from the hex it stands on without moving first.
option-knockout = No draws
    .help = For tournaments: with equal points the largest region decides, then settled Vikings, then red.
option-odin-open-hand = Odin’s hand is open
    .help = Everybody sees Odin’s command cards. Otherwise only those that have been played.
option-fafnir-optional = Fafnir may choose
    .help = With Fafnir a Viking beside a stone may also move from its own hex.
option-gerd-optional = Gerd may decline
    .help = With Gerd the move after the stone may be left out.

## Names of things

kind-hex = { $id }
unit-hex = hex
unit-hexes = hexes
unit-point = point
unit-points = points
side-ivory = ivory
side-red = red

## The cards: what each does, in short, and a line of its story

card-fenrir = Fenrir
    .text = You play with two Vikings and choose which of your start hexes stays empty. If one of them stands beside an opposing Viking when your turn begins, you win at once, whoever brought them together. At no other moment does it count.
    .short = Begin your turn beside an opponent: you win
    .lore = He took the hand of the only god who dared to feed him, and strains at the ribbon still.
card-freya = Freya
    .text = When points are counted, wild land is yours as well: one point for each of its hexes, whoever walled it off. Nobody else’s score changes.
    .short = Wild land scores for you too
    .lore = Half of the fallen are hers, and she chooses first.
card-gullinbursti = Gullinbursti
    .text = Instead of setting a stone, your Viking may move a second time, in any direction, even back to where it came from. Your turn then ends without a stone.
    .short = A second move instead of a stone
    .lore = The smith’s boar runs through air and sea, and his bristles turn night to day.
card-hel = Hel
    .text = When points are counted, you get one for every stone on the board, whoever set it, and nothing for your settled land. Stones on cards do not count. Your opponent scores as usual.
    .short = Stones score for you, your land does not
    .lore = Hunger is her dish and famine her knife.
card-hildisvini = Hildisvini
    .text = If a Viking of either colour blocks the line, yours may push it one hex on and end its move where it stood, provided the hex behind it is on the board and free. It pushes one Viking a move and never a stone, and the stone you summon pushes nobody.
    .short = Push a Viking out of your way
    .lore = Freya rode him to Hyndla’s cave, and under the bristles hid Ottar.
card-mani = Mani
    .text = At the end of your turn one of your Vikings may step to a free hex beside it: the one that moved, another one, even a settled one. After a skipped turn nobody steps.
    .short = One Viking takes a step at the end
    .lore = He steers the moon, and Hati runs behind.
card-nerthus = Nerthus
    .text = Your opponent may not summon a stone that divides a region while any other stone is possible from where the Viking stands. If every stone would divide one, all are allowed. Stones at the end of a turn and the trail of the four stags are not bound by this.
    .short = Your opponent divides land only if forced
    .lore = While her wagon is in the land, every blade stays locked away.
card-ratatoskr = Ratatoskr
    .text = After your stone, the same Viking may run back, opposite to its move, one hex or more and nearer or farther than it came. It has to roam still, and the new stone may be in the way. No second stone follows.
    .short = Run back after setting your stone
    .lore = Up the ash with the serpent’s words, down again with the eagle’s.
card-sol = Sol
    .text = Before it moves, your Viking may step one hex East or West. The move still has to follow from there, in any direction, even back.
    .short = A step East or West before the move
    .lore = Arvak and Alsvid draw her wagon, and Skoll is close behind.
card-thor = Thor
    .text = Four stones lie on this card at the start. Instead of the usual stone you may set one of them on any free hex of any contested region, however far away. One a turn, and the card is never filled again.
    .short = Four stones for any contested hex
    .lore = His hammer never missed, however far the giant ran.
card-tyr = Tyr
    .text = After its move your Viking may trade places with a Viking beside it, of either colour. The stone then slides from the new hex. A swap that would leave the stone no way is not possible.
    .short = Trade places with a neighbour after moving
    .lore = He laid his right hand between the wolf’s teeth, so that the wolf could be bound.
card-aegir = Aegir
    .text = At the end of every turn in which a region was divided, yours or your opponent’s, you may step any number of opposing Vikings that still roam, one hex each and in the order you like. Your opponent’s own power at the end of the turn comes first.
    .short = Land divides: opposing Vikings drift one hex
    .lore = The gods drink in his hall, and sailors fear his nine daughters.
card-ask-and-embla = Ask and Embla
    .text = One of your Vikings waits on this card; you choose the start hex that stays empty. Your stones fly in a straight line over stones and Vikings to any free contested hex. The first time a stone of yours divides a region, the waiting Viking comes to a free contested hex, or never if there is none.
    .short = Stones fly; a Viking waits on the card
    .lore = Two trees on the shore, until three gods gave them breath and wits.
card-blodughofi = Blodughofi
    .text = Your stone always goes on a free hex beside your Viking. If it stands beside an opposing Viking there, yours may move once more in any direction, as long as it still roams. No second stone follows.
    .short = Stone beside you; beside a foe, move again
    .lore = Bloody-Hoof bore the slayer of Beli into the fight.
card-bragi = Bragi
    .text = Before you move, you may make one move with an opposing Viking that stands beside yours, by the basic rules and without a stone. Yours then moves, if you like onto the hex that became free; a Viking that is boxed in may set out if this opens a way for it.
    .short = Move an opposing neighbour before you move
    .lore = Runes are cut on his tongue, and words move whom no spear can.
card-dain-dvalin-duneyr-duratror = Dain, Dvalin, Duneyr and Duratror
    .text = All your roaming Vikings move, one after the other in the order you like, and each leaves a stone at once on the hex it came from. There is no other stone. Whoever can move must, so none may needlessly hold another back; whoever has no way, or settles meanwhile, stays.
    .short = All your Vikings move and leave stones behind
    .lore = Four stags bend back their necks and browse the shoots of the World Ash.
card-fafnir = Fafnir
    .text = If your Viking stands beside a stone, its move has to start from the hex of such a stone, and its own hex counts as free, so it may even end where it stood. That way it may come into another contested region, never onto settled or wild land. Beside stones without such a move it cannot set out.
    .short = Beside a stone, your move starts from it
    .lore = He lay on the gold so long that he became its dragon.
card-fjorgyn-and-fjorgynn = Fjorgyn and Fjorgynn
    .text = You play with two Vikings and choose which of your start hexes stays empty. A Viking moves as usual, or instead straight through an unbroken row of stones beside it to the first hex behind, which has to be free and contested. It never passes Vikings, and your stones still stop before stones.
    .short = Two Vikings that walk through stones
    .lore = She is the earth and Thor’s mother, he is the father of Frigg.
card-forseti = Forseti
    .text = If a region was divided in your turn, you may set one more stone at its end, on any free hex of a region that is new this turn, settled or wild as it may be, or of any contested region. It may divide land again, but gives no further stone.
    .short = Divide a region, set one more stone
    .lore = In Glitnir, under a roof of silver, every quarrel finds its end.
card-freyr = Freyr
    .text = At the end of your turn you may take away one stone beside your Viking, even the new one, if all land around that stone is contested. Regions that it kept apart become one.
    .short = Take away a stone beside your Viking
    .lore = He gave away his sword for love, and will miss it on the last day.
card-frigg = Frigg
    .text = Once a turn, but not in your first one, you may lift your Viking to a free hex beside it, before or after its move; the move itself still has to be made. Each time a stone goes on your opponent’s card, and it gives your opponent one point at the end.
    .short = Shift one hex and pay with a point
    .lore = She knows all fates and tells none.
card-gerd = Gerd
    .text = If your new stone stands beside another Viking of yours, roaming or settled, the Viking that set it has to move once more, in any direction and without a second stone, if it still roams and can.
    .short = Stone beside your own: you must move again
    .lore = When she raised her arms, light lay on sky and sea.
card-heimdallr = Heimdallr
    .text = At the end of your turn you may lift one Viking of yours that was settled in this turn to any free hex that was not settled when the turn began. Wild land becomes yours by that, and an opponent’s land that was settled just now is contested again.
    .short = Call away a Viking that has just settled
    .lore = He hears the grass grow, and the wool on the sheep.
card-idun = Idun
    .text = The first settled land of the match decides this card. If exactly one region is settled at that moment, your Viking stands in it and it has six hexes or more, you win at once. If it is smaller or your opponent’s, or several are settled together, the card is spent; wild land does not matter.
    .short = Settle first, six hexes or more: you win
    .lore = Her apples keep the gods young; when she was gone, they turned grey.
card-jormungandr = Jormungandr
    .text = If your new stone stands in a straight, unbroken row of exactly three stones, you may take another whole turn with the same Viking, if it still roams and can. All stones count, whoever set them, and a row of four or more earns nothing. The other turn may earn the next one.
    .short = Three stones in a row: another turn
    .lore = It lies around all lands and bites its own tail.
card-njord = Njord
    .text = If your Viking ends its move on the edge of the island and no other roaming Viking of yours stands there, it may move a second time before the stone, in any direction. Once a turn; settled Vikings and opponents on the edge do not matter.
    .short = Alone on the edge: move a second time
    .lore = Nine nights among the wolves were enough for him: give him swans and the shore.
card-odin = Odin
    .text = You get two command cards by lot, from those with the command icon that nobody plays. When your turn begins, you play one, and its power is yours until your next turn begins; or you take all played cards back; or you do neither. A played card cannot be played again before you take it back.
    .short = Two command cards, one power at a time
    .lore = Each morning two ravens fly out, and he fears that one may not come home.
card-selkolla = Selkolla
    .text = A Viking on the edge of the island may, instead of moving, appear on any other free edge hex whose land is contested, if your stone has room beside it. Whether it did so or not, your stone always goes on a free hex beside your Viking.
    .short = Vanish from one shore, appear on another
    .lore = A ghost of Steingrimsfjord: now a fair woman, now one with the head of a seal.
card-sleipnir = Sleipnir
    .text = Instead of moving, your Viking may jump over one stone beside it to the hex right behind, if that is free and wild or contested and your stone can slide from there. Wild land on which it lands is settled at once. The stone it jumped stays.
    .short = Jump over a stone, even into the wild
    .lore = Eight legs carried Hermod over the gate of Hel.
card-surtr = Surtr
    .text = Instead of the usual stone you may set two: one on a free hex beside your Viking, and one on a free hex beside the first that is still contested once the first one stands. Both or neither.
    .short = Two stones side by side instead of one
    .lore = He comes from the South with fire, and his sword outshines the sun.
card-vali = Vali
    .text = After its move your Viking may throw one opposing Viking beside it to the other side: to the hex right across, if that is free. The hex it leaves is free for your stone.
    .short = Throw an opposing neighbour to your other side
    .lore = One night old, unwashed and uncombed, he avenged Baldr.
card-ymir = Ymir
    .text = At the end of your turn you may set one more stone on a free hex beside any of your Vikings that still roams, whether it moved or not. It may divide regions like any other. After a skipped turn there is none.
    .short = One more stone beside a roaming Viking
    .lore = The mountains are his bones, and the stones are his teeth.

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

## Powers beside the board and in the draft
#
# Ids of the scene, with what they are given:
# cards: tier-<tier>, card-command, card-of (name, side), card-of-team (name, side, number), card-in-force, card-rests, card-acts, card-played,
#   card-in-hand, card-hidden, card-stones (count), card-waits, card-armed, card-spent, shelf-label (side), power-none
# draft: draft-title, draft-offers (name, count, wanted), draft-takes (name), draft-wait (name), draft-help, draft-read, draft-on-offer (count, wanted),
#   draft-offered, draft-suggested, draft-recommended, draft-pair (first, second), draft-order, draft-took (card), draft-choosing, draft-later,
#   draft-warned, draft-warning (card, other), draft-start-hex; warn-<one>-<other>, in alphabetical order, says why a pair is strange
# Odin: odin-label (name), odin-hand (count), odin-table (count), odin-no-force
# teams and phases: team-seat (side, number), team-label (side), team-now, team-next, phase-draft (name), phase-setup (name),
#   phase-team (turn, side, number), phase-extra (turn, side)
# board: describe-target-stone (hex), describe-target-viking (hex), describe-jump (hex), describe-start-empty (hex), legend-last, legend-target
# turns: turns-label, turns-goto (turn), turns-turn (turn, side, text), turns-skipped, turns-none
# forecasts: forecast-score (ivory, red), forecast-creates (hex, count), forecast-contested (count), forecast-extra, forecast-wins, forecast-spent,
#   forecast-joins, forecast-card-point (name), forecast-loses (name)

tier-simple = simple
tier-advanced = advanced
card-command = command icon
card-of = card of { $name }, { $side ->
    [ivory] ivory
   *[red] red
}
card-of-team = card of { $name }, { $side ->
    [ivory] ivory
   *[red] red
} { $number }
card-in-force = in force
card-rests = rests
card-acts = acts now
card-played = played
card-in-hand = in hand
card-hidden = A hidden command card
card-stones = { $count ->
    [0] no stone on the card
    [one] 1 stone on the card
   *[other] { $count } stones on the card
}
card-waits = a Viking waits on the card
card-armed = armed
card-spent = spent
power-none = no power in force
shelf-label = { $side ->
    [ivory] Cards of ivory
   *[red] Cards of red
}
draft-title = The draft
draft-offers = { $name } offers { $wanted } cards, { $count ->
    [0] none so far
   *[other] { $count } so far
}.
draft-takes = { $name } takes a card.
draft-wait = { $name } chooses.
draft-help = Point at a card to read it, once more to choose it.
draft-read = Point at a card to read it.
draft-on-offer = On offer: { $count } of { $wanted }
draft-offered = offered
draft-suggested = goes well with it
draft-recommended = Good pairs to begin with
draft-pair = { $first } and { $second }
draft-order = Who takes a card when
draft-took = plays { $card }
draft-choosing = chooses now
draft-later = chooses later
draft-warned = A strange pair
draft-warning = { $card } and { $other } make a strange match. It is allowed all the same.
draft-start-hex = One of your start hexes stays empty
warn-fenrir-selkolla = Selkolla slips away along the shore, so Fenrir hardly ever gets near. It is allowed all the same.
warn-freyr-hel = Hel counts stones, and Freyr takes them away. It is allowed all the same.
warn-gullinbursti-hel = Hel counts stones, and Gullinbursti need not set any. It is allowed all the same.
warn-idun-nerthus = Idun waits for the first settled land, and Nerthus puts it off: a slow match. It is allowed all the same.
odin-label = Command cards of { $name }
odin-hand = { $count ->
    [0] No card in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
odin-table = { $count ->
    [0] No card played
    [one] 1 card played
   *[other] { $count } cards played
}
odin-no-force = No command in force
team-seat = { $side ->
    [ivory] Ivory
   *[red] Red
} { $number }
team-label = { $side ->
    [ivory] The ivory team
   *[red] The red team
}
team-now = takes the turn
team-next = takes the team’s next turn
phase-draft = The draft · { $name } chooses
phase-setup = Setup · { $name } chooses
phase-team = Turn { $turn } · { $side ->
    [ivory] ivory
   *[red] red
} { $number } to move
phase-extra = Turn { $turn } · { $side ->
    [ivory] ivory
   *[red] red
} plays an extra turn
describe-target-stone = { $hex }, runestone that can be chosen
describe-target-viking = { $hex }, Viking that can be chosen
describe-jump = { $hex }, free, behind what stands in the way
describe-start-empty = { $hex }, start hex that can stay empty
legend-last = last turn
legend-target = can be chosen
turns-goto = Go to turn { $turn }
turns-turn = Turn { $turn }, { $side ->
    [ivory] ivory
   *[red] red
}: { $text }
turns-skipped = skipped
turns-none = No turn yet.

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
forecast-score = Points then: ivory { $ivory }, red { $red }.
forecast-creates = { $hex } parts the land: { $count ->
    [2] two regions
    [3] three regions
   *[other] { $count } regions
}.
forecast-contested = { $count ->
    [one] One settled hex
   *[other] { $count } settled hexes
} would be contested again.
forecast-extra = Three in a row: another turn.
forecast-wins = You would win at once.
forecast-loses = { $name } would win at once.
forecast-spent = Idun’s card would be spent.
forecast-joins = Two contested regions would be one.
forecast-card-point = { $name } would get a point for it.
