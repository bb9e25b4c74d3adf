"""The few verbs that change the board, and what follows at once: created and settled regions, and Idun's win.

Everything that Vikings, stones and powers do goes through here, so regions are judged after every change (RR-4.12).
A change is told when it is made, and before what follows from it: so the verbs that judge are handed what to tell.
"""

from collections.abc import Callable

from meadhall.kernel.events import tell

from .board import FREE, REFS, SIGN, STONE, Hex, Mask, mask_of, put
from .cards import CARDS
from .content import SIDES, Side
from .regions import Region, hexes_of, parts, regions, settled_vikings, settlers
from .state import Ending, State, holder, owner_of

Telling = Callable[[], None]
"""Tells of a change that has just been made."""


class InstantWin(Exception):
    """A side has won at once; the rest of the turn does not happen (RR-7.35, RR-7.37)."""

    def __init__(self, side: Side, ending: Ending) -> None:
        self.side: Side = side
        self.ending: Ending = ending


# --- Vikings -----------------------------------------------------------------------------------------------------


def shift(s: State, start: Hex, to: Hex) -> None:
    """A Viking goes from one hex to another of the same region: no region and no status changes (RR-3.17)."""
    if start == to:
        return
    s.board = put(put(s.board, to, s.board[start]), start, FREE)
    if start in s.settled:
        s.settled = sorted(to if hex == start else hex for hex in s.settled)
    if s.going is not None and s.going.viking == start:
        s.going.viking = to


def swap(s: State, one: Hex, other: Hex) -> None:
    """Two Vikings of one region trade hexes."""
    first, second = s.board[one], s.board[other]
    s.board = put(put(s.board, one, second), other, first)
    if s.going is not None and s.going.viking in (one, other):
        s.going.viking = other if s.going.viking == one else one


def cross(s: State, start: Hex, to: Hex, tell_it: Telling) -> None:
    """A Viking comes to a hex that may lie in another region: both are judged anew (RR-4.20, RR-4.21)."""
    before = s.board
    s.board = put(put(before, start, FREE), to, before[start])
    if s.going is not None and s.going.viking == start:
        s.going.viking = to
    tell_it()
    _judge(s, before)


def enter(s: State, side: Side, hex: Hex, tell_it: Telling) -> None:
    """A Viking that waited comes to the board."""
    before = s.board
    s.board = put(before, hex, SIGN[side])
    tell_it()
    _judge(s, before)


# --- stones ------------------------------------------------------------------------------------------------------


def put_stone(s: State, stone: Hex, tell_it: Telling, *, from_supply: bool = True) -> None:
    """A stone stands on a hex; what it cuts off is created, and perhaps settled at once (RR-3.27, RR-4.14)."""
    s.board = put(s.board, stone, STONE)
    s.stones.append(stone)
    if from_supply:
        spend(s)
    if not _stones_leave(s):
        s.seen = []
    tell_it()
    settled = []
    for part in parts(s.board, stone):
        there = settlers(s.board, part)
        hexes = hexes_of(part)
        if s.going is not None:
            s.going.created = sorted({*s.going.created, *hexes})
        homes = [side for side in SIDES if there[side]]
        if len(homes) == 1 and nomadic(s, there[homes[0]][0]):  # a settled region may be divided further
            s.settled = sorted([*s.settled, *there[homes[0]]])
            _tell_settled(s, homes[0], hexes, stone)
            settled.append((homes[0], len(hexes)))
        elif not homes:
            tell(s, "wilded", size=len(hexes), hexes=[REFS[hex] for hex in hexes], stone=REFS[stone])
    _idun(s, settled)


def take_stone(s: State, stone: Hex, tell_it: Telling) -> None:
    """A stone leaves the board for the supply; contested regions that it parted are one (RR-27.1, RR-27.7)."""
    before = s.board
    s.board = put(before, stone, FREE)
    s.stones.remove(stone)
    if s.supply is not None:
        s.supply += 1
    tell_it()
    _judge(s, before)


def spend(s: State, stones: int = 1) -> None:
    """Stones leave the supply."""
    if s.supply is not None:
        s.supply -= stones
        assert s.supply >= 0


def _stones_leave(s: State) -> bool:
    """Whether a stone may ever leave the board in this match, so that earlier positions can come again (RR-44.17)."""
    return "freyr" in s.cards or "odin" in s.cards


# --- what follows ------------------------------------------------------------------------------------------------


def _judge(s: State, before: str) -> None:
    """Works out status anew after a Viking changed its region or a stone went, and tells what became of the land."""
    s.settled = settled_vikings(s.board)
    settled = []
    old: dict[Hex, Region] = {hex: region for region in regions(before) for hex in region.hexes}
    for region in regions(s.board):
        was = old.get(region.hexes[0])
        if was is None or (was.status, was.side) == (region.status, region.side):
            continue
        hexes = [REFS[hex] for hex in region.hexes]
        if region.side is not None:
            _tell_settled(s, region.side, region.hexes, None)
            settled.append((region.side, region.size))
        elif region.status == "wild":
            tell(s, "wilded", size=region.size, hexes=hexes, stone=None)
        elif was.status == "settled":
            tell(s, "contested", size=region.size, hexes=hexes)
    _idun(s, settled)


def _tell_settled(s: State, side: Side, hexes: tuple[Hex, ...], stone: Hex | None) -> None:
    tell(
        s,
        "settled",
        seat=holder(s, side),
        side=side,
        size=len(hexes),
        hexes=[REFS[hex] for hex in hexes],
        stone=None if stone is None else REFS[stone],
    )


def _idun(s: State, settled: list[tuple[Side, int]]) -> None:
    """The first region of the game that is settled decides Idun's card (RR-31.1 to RR-31.10)."""
    if not s.armed or not settled:
        return
    s.armed = False
    side = owner_of(s, "idun")
    assert side is not None
    if len(settled) == 1 and settled[0][0] == side and settled[0][1] >= CARDS["idun"].hexes:
        raise InstantWin(side, "idun")
    tell(s, "idun_spent", seat=holder(s, side), side=side)


def nomadic(s: State, viking: Hex) -> bool:
    """Whether a Viking may still roam (RR-4.8)."""
    return viking not in s.settled


def created(s: State) -> Mask:
    """The hexes of all regions that were created in this turn; none if there are no such regions (RR-4.15, RR-4.19)."""
    return 0 if s.going is None else mask_of(s.going.created)
