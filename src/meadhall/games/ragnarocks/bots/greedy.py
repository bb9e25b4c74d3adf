"""The greedy player of Ragnarocks: looks one whole turn ahead and counts whose land it would be.

A free hex of contested land counts one point for the side that needs fewer slides to reach it, and half a point for
the side that needs fewer steps. Settled land is counted exactly, and as much as contested land can count at most:
were it less, it would pay to leave a border open and waste one's own land. Every turn is weighed, none is left out.
With mythology cards it plays as the karl does, who looks one turn ahead, too.
"""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from meadhall.bots.seen import AskSeen, Seen
from meadhall.kernel import Chance, Ref

from ..board import BIT, DIRECTIONS, NAMED, OTHER, PLACES, REFS, Hex, Mask, mask_of, slides
from ..content import SIDES
from ..state import Options
from .player import Player

# Distances are counted for all hexes at once, on a map with room around it: a hex stands at bit WIDTH * y + x, and a
# column that is no hex keeps what leaves a row at one end from entering the next one at the other. There every
# direction is a shift, and a whole wave of slides or steps is a few of them.
_WIDTH = max(x for x, _ in PLACES) + 2
_SPOT = tuple(1 << (_WIDTH * y + x) for x, y in PLACES)
_LAND = sum(_SPOT)
_FORWARD = tuple(_WIDTH * y + x for x, y in DIRECTIONS if _WIDTH * y + x > 0)
"""The shifts of three directions; the other three are their opposites."""

SLIDES, STEPS = 2, 1
SETTLED = SLIDES + STEPS
"""What a hex is worth, in half points: nearer by slides, nearer by steps, settled."""


class Turn(NamedTuple):
    """A whole turn: the Viking's hex, where it moves, and where the stone stops."""

    viking: Hex
    to: Hex
    stone: Hex


class Table(NamedTuple):
    """What the bot reads off its view: the Vikings of its own side and of the other, the stones, and the turn begun."""

    mine: tuple[Hex, ...]
    theirs: tuple[Hex, ...]
    stones: tuple[Hex, ...]
    selected: Hex | None
    moved_to: Hex | None
    may_stay: bool
    """Whether a Viking may summon without moving (RR-44.11)."""

    @classmethod
    def of(cls, seen: Seen) -> "Table":
        """The table as the asked seat sees it."""
        table: dict[str, Any] = seen.view["table"]
        side = next(side for side in SIDES if seen.ask.seat in table["sides"][side]["seats"])
        selected, moved = table["selected"], table["moved"]
        assert isinstance(seen.options, Options)
        return cls(
            tuple(map(hex_of, table["sides"][side]["vikings"])),
            tuple(map(hex_of, table["sides"][OTHER[side]]["vikings"])),
            tuple(map(hex_of, table["stones"])),
            None if selected is None else hex_of(selected),
            None if moved is None else hex_of(moved["to"]),
            seen.options.allow_zero_move,
        )


def hex_of(ref: Ref) -> Hex:
    """The hex that a ref names."""
    return NAMED[ref.partition(":")[2]]


class GreedyBot:
    """Takes the turn after which most land is its own; among equals, any."""

    __slots__ = ("_chance", "_karl", "_plan")

    def __init__(self, seed: int | str) -> None:
        self._chance = Chance(seed)
        self._karl = Player("karl", seed)
        self._plan: tuple[Table, Turn] | None = None

    async def choose(self, seen: Seen) -> Ref:
        """Points at the next hex of its turn: planned when the Viking is selected, and anew if things lie otherwise."""
        assert isinstance(seen.options, Options)
        if seen.options.mode != "basic":
            return await self._karl.choose(seen)
        ask, table = seen.ask, Table.of(seen)
        ref = self._planned(ask, table)
        if ref is None:
            turn = self._best(ask, table)
            self._plan = table, turn
            ref = REFS[_answer(ask, turn)]
        return ref

    def _planned(self, ask: AskSeen, table: Table) -> Ref | None:
        """What the plan says, if the table is as the plan left it."""
        if self._plan is None or ask.prompt == "select_viking":
            return None
        before, turn = self._plan
        mine = before.mine
        if ask.prompt == "summon_at":
            mine = tuple(sorted(turn.to if hex == turn.viking else hex for hex in mine))
            if table.moved_to != turn.to:
                return None
        if (table.selected, table.mine, table.theirs, table.stones) != (
            turn.viking,
            mine,
            before.theirs,
            before.stones,
        ):
            return None
        ref = REFS[_answer(ask, turn)]
        return ref if ref in ask.options else None

    def _best(self, ask: AskSeen, table: Table) -> Turn:
        best: list[Turn] = []
        most = None
        theirs, stones = spots(table.theirs), spots(table.stones)
        stands = table.selected if table.moved_to is None else table.moved_to
        others = spots(hex for hex in table.mine if hex != stands)
        for turn in turns(ask, table):
            mine = others & ~_SPOT[turn.viking] | _SPOT[turn.to]
            worth = weigh(mine, theirs, stones | _SPOT[turn.stone])
            if most is None or worth > most:
                most, best = worth, [turn]
            elif worth == most:
                best.append(turn)
        return best[self._chance.below(len(best))]


def _answer(ask: AskSeen, turn: Turn) -> Hex:
    """The part of a turn that an ask is about."""
    return {"select_viking": turn.viking, "move_to": turn.to, "summon_at": turn.stone}[ask.prompt]


def turns(ask: AskSeen, table: Table) -> Iterator[Turn]:
    """Every way to go on with the turn: what is asked now comes from the ask, what follows from the board."""
    offered = [hex_of(ref) for ref in ask.options]
    obstacles: Mask = mask_of(table.mine) | mask_of(table.theirs) | mask_of(table.stones)
    if ask.prompt == "summon_at":
        assert table.selected is not None
        assert table.moved_to is not None
        yield from (Turn(table.selected, table.moved_to, stone) for stone in offered)
        return
    if ask.prompt == "move_to":
        assert table.selected is not None
        moves = [(table.selected, to) for to in offered]
    else:
        moves = [(viking, to.value) for viking in offered for to in slides(viking, obstacles)]
        if table.may_stay:
            moves += [(viking, viking) for viking in offered]
    for viking, to in moves:
        around = obstacles & ~BIT[viking] | BIT[to]
        yield from (Turn(viking, to, stone.value) for stone in slides(to, around))


def spots(hexes: Iterable[Hex]) -> Mask:
    """The mask of some hexes on the roomy map."""
    mask = 0
    for hex in hexes:
        mask |= _SPOT[hex]
    return mask


def weigh(mine: Mask, theirs: Mask, stones: Mask) -> int:
    """Half points by which the land is rather mine than theirs, on masks of the roomy map."""
    open_land = _LAND & ~stones
    near_mine, near_theirs, mine_reach, their_reach = _by_steps(mine, theirs, open_land)
    contested = mine_reach & their_reach
    worth = SETTLED * ((mine_reach & ~their_reach).bit_count() - (their_reach & ~mine_reach).bit_count())
    if contested:
        free = contested & ~mine & ~theirs
        worth += STEPS * ((near_mine & free).bit_count() - (near_theirs & free).bit_count())
        near_mine, near_theirs = _by_slides(mine & contested, theirs & contested, free)
        worth += SLIDES * (near_mine.bit_count() - near_theirs.bit_count())
    return worth


def _by_steps(mine: Mask, theirs: Mask, land: Mask) -> tuple[Mask, Mask, Mask, Mask]:
    """Hexes nearer to mine, hexes nearer to theirs, and all that either can walk to; Vikings are not in the way."""
    a, b, c = _FORWARD
    near_mine = near_theirs = 0
    reach_mine, reach_theirs = mine, theirs
    front_mine, front_theirs = mine, theirs
    while front_mine or front_theirs:
        front = front_mine
        front_mine = (front << a | front >> a | front << b | front >> b | front << c | front >> c) & land & ~reach_mine
        front = front_theirs
        front_theirs = (
            (front << a | front >> a | front << b | front >> b | front << c | front >> c) & land & ~reach_theirs
        )
        reach_mine |= front_mine
        reach_theirs |= front_theirs
        near_mine |= front_mine & ~reach_theirs
        near_theirs |= front_theirs & ~reach_mine
    return near_mine, near_theirs, reach_mine, reach_theirs


def _by_slides(mine: Mask, theirs: Mask, free: Mask) -> tuple[Mask, Mask]:
    """Free hexes that one side reaches with fewer slides than the other."""
    near_mine = near_theirs = 0
    left_mine = left_theirs = free  # not reached yet
    front_mine, front_theirs = mine, theirs
    while front_mine or front_theirs:
        front_mine = _slide(front_mine, free) & left_mine
        front_theirs = _slide(front_theirs, free) & left_theirs
        left_mine ^= front_mine
        left_theirs ^= front_theirs
        near_mine |= front_mine & left_theirs
        near_theirs |= front_theirs & left_mine
    return near_mine, near_theirs


def _slide(front: Mask, free: Mask) -> Mask:
    """All hexes that one slide from the front can stop on."""
    reached = 0
    if front:
        for shift in _FORWARD:
            wave = front << shift & free
            while wave:
                reached |= wave
                wave = wave << shift & free
            wave = front >> shift & free
            while wave:
                reached |= wave
                wave = wave >> shift & free
    return reached
