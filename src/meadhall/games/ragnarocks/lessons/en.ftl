# What the coach of Ragnarocks says. A note has 40 words at most, the answer to another pointing 20.

coach = Starkad

## The island

lesson-island = The island
lesson-island-pick = The three ivory Vikings on the southern shore are yours, the three red ones in the north are your rival’s. You both want land: every hex you hold at the end is a point. Pick this Viking.
    .heading = These are yours
    .why = A turn begins with one of your own Vikings. Any of the three could set out. From the middle one, two long lines lead inland.
    .not-now = Begin with the Viking that is lit, the middle one of yours.
    .changed = It is picked. Whatever comes next in this turn, this Viking does it.
lesson-island-move = The second part of a turn: the Viking you picked moves, in a straight line. Lead it inland, to this hex.
    .heading = Off it goes
    .why = From the middle of the island a Viking reaches much, and so do its stones. On the shore, lines end early.
    .not-now = That hex can wait. This time, go to the one that is lit.
    .changed = It stands inland now. One part of your turn is left.
lesson-island-stone = The third part: a runestone rises under your Viking and slides away. Let it stop on this hex. Pick, move, stone: every turn goes like that.
    .heading = A stone rises
    .why = Nobody gets past a stone. Your stones, your rival’s and the shore will be the walls around somebody’s land; the first one stands well in the middle.
    .not-now = The stone could go elsewhere too. Let it stop on the lit hex.
    .changed = The stone stands there for good. Now red picks, moves and sets a stone; then it is your turn again.

## Moving

lesson-moving = Moving
lesson-moving-pick = Six straight lines lead away from every hex: along the row, and up and down both slants. One of them runs from this Viking right across the island. Pick it.
    .heading = Six lines
    .why = Nothing stands on its slant to the north-east, from the southern shore to the northern one. No other Viking of yours has so long a way.
    .not-now = That one has shorter lines. Pick the Viking that is lit.
    .changed = Look along its six lines: wherever a line is free, it may go.
lesson-moving-far = On a line a Viking goes as far as it likes, one hex or many. Go far now: eight hexes, to this one near red’s shore.
    .heading = As far as you like
    .why = One Viking near each shore can close land in on both sides of the island. The other two of yours stay on your side.
    .not-now = Later you stop where you like. This time, go all the way to the lit hex.
    .changed = Eight hexes in one move. It could have stopped on any of them.
lesson-moving-stone = After every move follows a stone; there is no turn without one. Let it slide along the row to this hex.
    .heading = And its stone
    .why = Here it stands next to another stone. Side by side they are the beginning of a wall.
    .not-now = This stone belongs on the lit hex, beside the other one.
    .changed = Two stones touch: nobody gets between them. Now it is red’s turn.
lesson-moving-blocked = Red has put a stone in this Viking’s row, two hexes to its right. No Viking enters or passes a stone, nor another Viking, not even one of its own side. Pick it and see.
    .heading = In the way
    .why = To the right one hex is free, then comes the stone. Its other lines are longer; here you learn what ends one.
    .not-now = Pick the Viking in the row with the new stone; it is lit.
    .changed = Its line to the right is short now: it ends before the stone.
lesson-moving-short = Only this hex is free before the stone. One hex is enough for a move; to stay where you are is no move, and not allowed.
    .heading = One hex is a move
    .why = Every turn must have its move, if only by one hex. So even a short way is worth keeping open.
    .not-now = Try the short way for once: the lit hex, right before the stone.
    .changed = It stands before the stone. That is all there is to moving.

## Stones slide

lesson-stones = Stones slide
lesson-stones-any-way = Your Viking has moved, now its stone slides. It takes any of the six lines, whichever way the Viking came. Send it down this slant to the shore.
    .heading = Its own way
    .why = The shore is a wall already. A stone that stands on it saves you others when you close land in.
    .not-now = The stone can do that. Send it to the lit hex on the shore, though.
    .changed = It slid to the shore, and stays. Red’s turn.
lesson-stones-pick = Where a stone can go depends on where its Viking stands. So first think of the stone, then pick the Viking. Pick this one.
    .heading = Stone first
    .why = Its slant to the north-east is open up to the far shore. Your next stone is to go up there.
    .not-now = The Viking for the stone I have in mind is the lit one.
    .changed = Now it must move, so that the right line leads on from where it stands.
lesson-stones-one-hex = Move one hex up the slant, to this one. The stone then goes on along the same line.
    .heading = Into position
    .why = The hex also stands next to a red Viking, which has a line less now: Vikings block as stones do.
    .not-now = One hex up the slant is enough. Move to the lit one.
    .changed = Your Viking has its place. Look along the slant to the north-east.
lesson-stones-stop = A stone need not slide until something stops it. The line is open up to the far shore; let it stop on this hex.
    .heading = Stop anywhere
    .why = Stones scattered through the middle become walls later, when others join them. You choose the hex, not the line’s end.
    .not-now = It could stop there as well. Choose the lit hex.
    .changed = It stopped in the middle of its line, because you wanted it there. Red’s turn.
lesson-stones-again = A stone never stays under its Viking; it slides one hex at least. There is always room for it, and you will see why. Pick the same Viking again.
    .heading = Always room
    .why = Whoever moved has just left a hex behind. That hex is free.
    .not-now = Take the lit Viking, the one that moved last.
    .changed = Remember the hex it stands on. It will be free in a moment.
lesson-stones-aside = Move up the same slant, to this hex. Behind you the hex you came from is free.
    .heading = A hex to spare
    .why = Wherever a Viking goes in a straight line, the way back is open to its stone. So no stone is ever without a place.
    .not-now = Up the slant, please: to the lit hex.
    .changed = The hex behind you is empty now.
lesson-stones-left = Let the stone stop right there, on the hex you left. So a Viking can close a door behind itself; remember that.
    .heading = The hex you left
    .why = This is how land is taken: step inside, and shut the gap you came through.
    .not-now = This time the stone goes to the lit hex, where you came from.
    .changed = The way behind you is shut. Soon you will do that to win land.

## Walls

lesson-walls = Walls
lesson-walls-gap = Stones stay until the end. In the south they close off a corner together with the shore. One gap is left in this wall, and your Viking stands in it. Pick it.
    .heading = The gap
    .why = A wall is made of stones and shore, nothing else. A Viking in the gap closes nothing: it will walk away.
    .not-now = The Viking in the gap of the southern wall is the lit one.
    .changed = It will leave the gap, and its stone can come back to it.
lesson-walls-out = Lead it up this slant. Then the gap lies on one line with it, and the stone can slide back.
    .heading = Out of the gap
    .why = From here the line back to the gap is free. From most other hexes no stone gets there.
    .not-now = Stay on the line that leads back to the gap: the lit hex.
    .changed = The gap is open, and right in your stone’s line.
lesson-walls-close = Send the stone back into the gap. It cuts off three hexes on which nobody stands. Such land is wild: nobody can settle it, and it counts for neither side.
    .heading = Wild land
    .why = Red could have settled this corner one day. Now nobody does, and you have seen how a wall closes.
    .not-now = The gap is the lit hex, down the slant.
    .changed = Three hexes are wild now. No line leads there any more, and no points come from there. Red’s turn.
lesson-walls-join = A wall can begin anywhere. In the north two stones have one hex between them, and the shore is right behind the first. Pick this Viking to join them.
    .heading = A new wall
    .why = From this Viking a slant leads to the row of the missing stone.
    .not-now = Pick the lit Viking: it gets to the row of the missing stone.
    .changed = One move to the right row, then the stone does the rest.
lesson-walls-row = Move up the slant to this hex by the eastern shore. The missing stone’s row begins here.
    .heading = To the right row
    .why = To the left the row is free as far as the missing place; behind it stands a stone, and no stone slides past another.
    .not-now = The row of the missing stone is the one of the lit hex.
    .changed = Look along the row to the left.
lesson-walls-bump = A stone stops before the next stone at the latest. In this row that is just the place between the two: let it slide there.
    .heading = Let it bump
    .why = Three stones and the shore are a wall. But one can still walk around its end, so it divides nothing yet.
    .not-now = All the way to the left, please: the lit hex.
    .changed = A wall from the shore inland. While a way leads around it, the land on both sides is still one.

## Settling

lesson-settling = Settling
lesson-settling-contested = This match is nearly over. The west is walled in, with one gap, and your Viking stands in it beside a red one. Land that both colours share is contested: it is nobody’s. Pick your Viking.
    .heading = Nobody’s land
    .why = Ten free hexes lie behind you, and only through this gap does red get to them.
    .not-now = The Viking in the gap is the lit one.
    .changed = Now think of the hex you left in the third lesson.
lesson-settling-inside = Step inside, by one hex. Land belongs to the side that stands in it alone; who is outside when the wall closes has no part in it.
    .heading = Step inside
    .why = From here your stone gets to the gap, and you are on the right side of it.
    .not-now = Inside, behind the gap: the lit hex.
    .changed = You are inside. The red Viking is outside, for as long as you do not wait.
lesson-settling-door = Shut the gap with your stone. Then only you are inside, and the land is settled at once: ten hexes, ten points.
    .heading = Shut the door
    .why = Leave the gap open, and red walks in: the land stays contested, and you have nothing.
    .not-now = The stone belongs into the gap you came through, the lit hex.
    .changed = Ten hexes are yours, and nobody can take them. Now red answers.
lesson-settling-roaming = Red’s stone settled two lands: the east for red, the north for you. It is 20 to 21. Settled Vikings rest for good. Only this one of yours still shares its land with a red one: pick it.
    .heading = Who still roams
    .why = A Viking on settled land has done its work. The turn falls to those on contested land.
    .not-now = That Viking cannot set out any more. The lit one still roams.
    .changed = One land is left to be divided, seven hexes between the two of you.
lesson-settling-near = The hexes of the last land lie on two sides of one narrow place. Move up to it: to this hex, so that most of them are behind you.
    .heading = On the right side
    .why = Hexes with a Viking count too. With you here, five hexes lie on your side of the narrow place.
    .not-now = Up to the narrow place: the lit hex.
    .changed = One free hex is between you and the red Viking. That is the narrow place.
lesson-settling-last = Put the stone between the two of you. Then no land is contested any more, nobody can move, and the match is over. The side with more hexes wins.
    .heading = The last stone
    .why = It cuts off five hexes for you and one for red. You are one behind, so this decides the match.
    .not-now = Right between the two of you: the lit hex.
    .changed = 25 to 22: you have won. Every settled hex was a point, stones count for nothing.

## Powers

lesson-powers = Powers
lesson-powers-first-card = The advanced game adds powers, one for each side. Whoever plays ivory offers two of the 32 cards. Begin with this one: Ratatoskr, the squirrel.
    .heading = A card to offer
    .why = Ratatoskr and Surtr are recommended as a pair. Both are quickly understood.
    .not-now = There is time for that card in your own matches. Offer Ratatoskr.
    .changed = Ratatoskr is on offer. One more card belongs to it.
lesson-powers-second-card = Red will take one of the two, and you play the other. So offer only what you would like to play yourself. Surtr, the fire giant, is your second.
    .heading = One for each
    .why = Whoever offers a strong card beside a weak one gives the strong one away.
    .not-now = The second card is Surtr this time.
    .changed = Two cards are on offer, and red takes one. The other is yours for the whole match.
lesson-powers-pick = Red took Surtr, so you play Ratatoskr. What a card does not change stays as you know it: pick a Viking, move, set a stone. Pick this one.
    .heading = The rest stays
    .why = Its slant leads far inland, and that suits your squirrel.
    .not-now = The middle one, please. It is lit.
    .changed = So far it is a turn like any other.
lesson-powers-ahead = Run far ahead along this line. Remember where you came from: your power leads back there.
    .heading = Far ahead
    .why = Far ahead a stone reaches places that it never reaches from home. Without your power the Viking would be left out there.
    .not-now = Farther, or another way: to the lit hex.
    .changed = It stands far out. Now the stone.
lesson-powers-stone = Let the stone slide up to this hex, right before a red Viking.
    .heading = Before red’s nose
    .why = It takes a line from the red Viking behind it, right at the start.
    .not-now = Up to the red Viking: the lit hex.
    .changed = A usual turn would be over now. Yours is not.
lesson-powers-back = Here is your power: after the stone, your Viking may run back against its move, as far as you like. Run home, or stop on the way.
    .heading = And back again
    .why = At home it guards the south, and its stone stands in the north. No stone follows this second run.
    .not-now = Back along the line you came, please, and as far as you like.
    .changed = There and back in one turn. Now look at red: Surtr may set two stones side by side instead of one.

## A whole match

lesson-match = A whole match
lesson-match-begin = A whole match now, from the first stone to the last, against a gentle rival. Do what you like; I only say what to think of. Which Viking sets out?
    .heading = Your match
    .why = All three have two long slants. The outer two can also step along the shore.
    .changed = A good beginning. Any would have been.
lesson-match-aim = First find the hex that your stone shall have, then move so that a line leads there. The middle of the island has the longest lines.
    .heading = Think of the stone
    .why = Whoever moves first and thinks then often finds the stone’s line blocked.
    .changed = From there your stone slides, in any direction.
lesson-match-early = No stone closes anything yet. Good places are those where walls will meet: near the shore, near another stone, across red’s lines.
    .heading = Early stones
    .why = Walls are made of stones and shore. One far from both needs many others before it closes anything.
    .changed = It stays there to the end. Red’s turn.
lesson-match-room = Look for land where a Viking of yours stands, or soon will, and no red one does. That is where you want walls.
    .heading = Where is room?
    .why = Land belongs to the side that stands in it alone. Where red stands too, a wall gives you nothing yet.
    .changed = That Viking, then. Where does it help most?
lesson-match-open = Stones will come close. Keep your Viking where it has several lines left: one without a free hex beside it cannot set out.
    .heading = Keep a way open
    .why = If none of your Vikings can go, your turn is skipped, and red builds alone.
    .changed = Well placed, as long as you know the way out.
lesson-match-both-sides = Before each stone, look at both sides of it. Which land would it cut off, and who stands there? It may settle red’s land as well as yours.
    .heading = Both sides
    .why = Whatever is cut off with Vikings of one colour is theirs at once, whoever set the stone.
    .changed = Ask that before every stone, and you will play well.
lesson-match-on = Now play on by yourself. The match ends when no land is shared by both colours; then every settled hex counts, and more hexes win.
    .heading = Over to you
    .why = In the first half walls begin; in the second half they close. Close yours before red is inside.
    .changed = The match is over, and you have played all of it. That is Ragnarocks.
