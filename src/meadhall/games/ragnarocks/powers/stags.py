"""Dain, Dvalin, Duneyr and Duratror: all Vikings move, and each leaves a stone behind (section 23).

As many move as can (RR-23.15), so a Viking and its hex are looked at for what they leave the others. In such a turn the
land only fills up: whoever goes leaves a stone and takes a free hex. So only two things hold a Viking back: stones that
others left have settled it, which depends on their order alone, or others took its last free neighbour, which depends
on their hexes alone.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from itertools import permutations

from meadhall.kernel import Ask, Clause, Option, Ref, Seat, tell

from ..asking import Asking, not_moving_from, refuse, unoffered
from ..board import AROUND, BIT, NAMES, OPTIONS, OTHER, REFS, SIGN, Hex, Mask, occupied, slides, vikings
from ..cards import CARD_REFS, Power
from ..changes import nomadic, put_stone, shift, tell_way
from ..content import Side
from ..regions import meeting
from ..state import State, going, holder, viking

STAGS: Power = "dain_dvalin_duneyr_duratror"


def run(s: State) -> Asking:
    """As long as a Viking has not moved, roams and can move, one such Viking moves (RR-23.1)."""
    side, turn = s.to_move, going(s)
    seat, card = holder(s, side), CARD_REFS[STAGS]
    while s.supply != 0 and waiting(s):  # RR-23.14
        v = yield Ask(seat, "stag_viking", leaders, not_leading, about={"power": card})
        turn.selected = turn.viking = v
        tell(s, "selected", seat=seat, hex=REFS[v])
        to = yield Ask(seat, "stag_move", leaps, not_leapt, about={"power": card, "viking": REFS[v]})
        turn.line += f"{';' if turn.stones else ''}{NAMES[v]}-{NAMES[to]}!"
        turn.start, turn.to = v, to
        shift(s, v, to)
        turn.stones.append(v)
        put_stone(s, v, partial(tell_way, s, "trailed", side, v, to, STAGS, stone=REFS[v]))


def leaders(s: State, seat: Seat) -> Sequence[Option]:
    """The Vikings that may be the next to move (RR-23.2, RR-23.15)."""
    ready = waiting(s)
    if all(at_ease(s, ready, v) for v in ready):
        return [OPTIONS[v] for v in ready]
    moved = {v: len(led_by(s, ready, v)[0]) for v in ready}
    return [OPTIONS[v] for v in ready if moved[v] == max(moved.values())]


def not_leading(s: State, seat: Seat) -> Mapping[Ref, Clause]:
    """Every other Viking, and why not."""
    own = vikings(s.board, s.to_move)
    why = refuse(vikings(s.board, OTHER[s.to_move]), "RR-3.9") | refuse(own, "RR-23.2")
    why |= refuse([v for v in own if not nomadic(s, v)], "RR-23.9") | refuse(waiting(s), "RR-23.15")
    return unoffered(why, leaders(s, seat))


def leaps(s: State, seat: Seat) -> Sequence[Option]:
    """The hexes that the Viking may go to (RR-23.3, RR-23.15)."""
    v, ready, taken = viking(s), waiting(s), occupied(s.board)
    ways = slides(v, taken)
    if at_ease(s, ready, v):
        return ways
    later = [order[1:] for order in led_by(s, ready, v)]
    return [way for way in ways if any(clear(order, taken | BIT[way.value]) for order in later)]


def not_leapt(s: State, seat: Seat) -> Mapping[Ref, Clause]:
    """Every other hex, and why not."""
    v = viking(s)
    ways = [way.value for way in slides(v, occupied(s.board))]
    return unoffered(not_moving_from(s, v) | refuse(ways, "RR-23.15"), leaps(s, seat))


# --- what the others can still do --------------------------------------------------------------------------------

Order = tuple[Hex, ...]
"""Vikings that move one after the other."""


def waiting(s: State) -> Order:
    """The Vikings that have not moved in this turn, roam and can move (RR-23.2).

    Where a Viking stood when the turn began, none but that one can stand: a hex that was left holds a stone.
    """
    side, before, taken, settled = s.to_move, going(s).before, occupied(s.board), s.settled
    unmoved = [v for v in vikings(s.board, side) if before[v] == SIGN[side]]
    return tuple([v for v in unmoved if v not in settled and AROUND[v] & ~taken])


def at_ease(s: State, ready: Order, v: Hex) -> bool:
    """Whether all can move if this Viking is the next, wherever it goes: there is room, and stones settle nobody."""
    if len(ready) == 1:
        return True
    taken = occupied(s.board)
    room = sorted([(AROUND[w] & ~taken).bit_count() for w in ready if w != v])
    for gone, hexes_left in enumerate(room, 1):
        if hexes_left <= gone:
            return False
    return steadfast(going(s).before, s.to_move).issuperset(ready)


def led_by(s: State, ready: Order, v: Hex) -> list[Order]:
    """The orders in which the greatest number can move if this Viking is the next (RR-23.15)."""
    turn, taken = going(s), occupied(s.board)
    for count in range(len(ready) if s.supply is None else min(len(ready), s.supply), 1, -1):
        every = orders(turn.before, s.to_move, ready, tuple(turn.stones), count)
        found = [order for order in every if order[0] == v and clear(order, taken)]
        if found:
            return found
    return [(v,)]


@lru_cache(maxsize=256)
def orders(before: str, side: Side, ready: Order, left: Order, count: int) -> tuple[Order, ...]:
    """The orders in which so many can go without one being settled before its turn comes (RR-23.9, RR-23.16)."""
    firm = steadfast(before, side)

    def roams(v: Hex, earlier: Order) -> bool:
        return v in firm or bool(meeting(before, side, (v,), tuple(sorted((*left, *earlier)))))

    every = permutations(ready, count)
    return tuple(order for order in every if all(roams(v, order[:k]) for k, v in enumerate(order)))


@lru_cache(maxsize=256)
def steadfast(before: str, side: Side) -> frozenset[Hex]:
    """The Vikings that no stones of the turn settle before they move, not even those of all the others."""
    own = tuple(vikings(before, side))
    return frozenset(meeting(before, side, own, own))


def clear(order: Order, taken: Mask) -> bool:
    """Whether Vikings can move in this order: to hexes that leave each later one a free neighbour."""
    for gone, v in enumerate(order):
        if (AROUND[v] & ~taken).bit_count() <= gone:
            break
    else:
        return True  # wherever those before it go
    return any(clear(order[1:], taken | BIT[way.value]) for way in slides(order[0], taken))


PROMPTS = {
    "stag_viking": ("RR-23.2", "RR-23.1", "RR-23.6", "RR-23.15"),
    "stag_move": ("RR-23.3", "RR-23.4", "RR-23.15"),
}
