# What the coach says at the first matches of Ragnarocks: what a choice is about, never which to take.

coach-select-viking = A turn is one Viking’s: it moves, then sets a stone. Ask which of them can still shape a border, and which land might be walled off without it.
coach-move-to = A Viking runs as far as it likes in a straight line, until something stands in its way. Where it stops decides where its stone can go.
coach-summon-at = The stone stays for good. Stones and Vikings together cut the island into pieces: a piece with Vikings of one side only is that side’s land.
coach-offer-card = Both sides may draft what is offered here, you as well as your opponent. Think of pairs that are fair, or that you know how to meet.
coach-take-card = A power changes one rule for the whole match, or replaces scoring. Compare what it asks of you every turn with what it gives.
coach-team-offer = The whole team plays with what it drafts. Read which moment each power belongs to: before a move, after a stone, or at the end.
coach-team-draft = Everybody of your side plays this power. Simple ones that work in every turn are easier to share.
coach-leave-empty = You begin with fewer Vikings than start hexes. The gap decides which part of the island you reach late.
coach-gullinbursti-move = Running again costs the stone of this turn. Weigh what the place is worth against a wall you do not build.
coach-sol-step = One hex can open a line that was barred, or get a Viking out of a corner. Look at the lines from the new hex first.
coach-thor-hex = The hammer’s stones are few. Think of the moment at which one more wall settles much land.
coach-odin-action = Your commands are few, and each works once. What matters is which turn needs one, not which is strongest.

hint-points = That keeps about { $n ->
        [one] one hex
       *[other] { $n } hexes
    } more than { $instead }.
hint-points-close = { $instead } would be about as good: less than a hex lies between them.
