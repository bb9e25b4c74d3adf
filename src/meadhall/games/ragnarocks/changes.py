"""The few verbs that change the board, and what follows at once: created and settled regions, and Idun's win.

Everything that Vikings, stones and powers do goes through here, so regions are judged after every change (RR-4.12).
A change is told when it is made, and before what follows from it: so the verbs that judge are handed what to tell.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from meadhall.kernel import Ref, heard, tell

from .board import FREE, NAMES, REFS, SIGN, STONE, WHOSE, Hex, Mask, mask_of, put
from .cards import CARD_REFS, CARDS, Power
from .content import SIDES, Side
from .ending import win_at_once
from .regions import Region, hexes_of, parts, regions, settled_vikings, settlers
from .state import State, going, holder, owner_of, viking

Telling = Callable[[], None]
"""Tells of a change that has just been made."""


def note(s: State, power: Power, text: str) -> None:
    """Writes down what a power did besides the move and the stone (RR-43.19)."""
    going(s).line += f"{{{power}:{text}}}"


# --- Vikings -----------------------------------------------------------------------------------------------------


def shift(s: State, start: Hex, to: Hex) -> None:
    """A Viking goes from one hex to another of the same region: no region and no status changes (RR-3.17)."""
    if start == to:
        return
    _carry(s, start, to)
    if start in s.settled:
        s.settled = sorted(to if hex == start else hex for hex in s.settled)


def cross(s: State, start: Hex, to: Hex, tell_it: Telling) -> None:
    """A Viking comes to a hex that may lie in another region: both are judged anew (RR-4.20, RR-4.21)."""
    before = s.board
    _carry(s, start, to)
    tell_it()
    _judge(s, before)


def _carry(s: State, start: Hex, to: Hex) -> None:
    s.board, turn = put(put(s.board, start, FREE), to, s.board[start]), going(s)
    if turn.viking == start:
        turn.viking = to


def trade_places(s: State, side: Side, one: Hex, other: Hex, power: Power) -> None:
    """By a power V and another Viking of its region trade hexes (RR-43.22)."""
    note(s, power, f"{NAMES[one]}<>{NAMES[other]}")
    first, second = s.board[one], s.board[other]
    s.board = put(put(s.board, one, second), other, first)
    going(s).viking = other
    tell(s, "swapped", seat=holder(s, side), to=REFS[other], power=CARD_REFS[power], **{"from": REFS[one]})


def enter(s: State, side: Side, hex: Hex, power: Power) -> None:
    """A Viking that waited on a card comes to the board (RR-43.22)."""
    note(s, power, f"+{NAMES[hex]}")
    before = s.board
    s.board = put(before, hex, SIGN[side])
    tell(s, "arrived", seat=holder(s, side), side=side, hex=REFS[hex], power=CARD_REFS[power])
    _judge(s, before)


def bring(s: State, kind: str, owner: Side, start: Hex, to: Hex, power: Power, crossing: bool = False) -> None:
    """A power brings a Viking to another hex, crossing perhaps to another region (RR-43.22)."""
    note(s, power, f"{NAMES[start]}>{NAMES[to]}")
    told = partial(tell_way, s, kind, owner, start, to, power)
    if crossing:
        cross(s, start, to, told)
    else:
        shift(s, start, to)
        told()


def move_again(s: State, power: Power, to: Hex) -> None:
    """V makes an additional move, the third hex of its chain (RR-7.15, RR-43.16)."""
    v = viking(s)
    going(s).line += f"-{NAMES[to]}"
    shift(s, v, to)
    tell_way(s, "moved_again", s.to_move, v, to, power)


def tell_way(s: State, kind: str, owner: Side, start: Hex, to: Hex, power: Power | None, **more: int | str) -> None:
    """Tells that a Viking came from one hex to another, by the will of a side and perhaps by its power."""
    if heard(s):
        by = {} if power is None else {"power": CARD_REFS[power]}
        way = {"side": WHOSE[s.board[to]], "to": REFS[to], "from": REFS[start]}
        tell(s, kind, seat=holder(s, owner), **way, **by, **more)


# --- stones ------------------------------------------------------------------------------------------------------


def put_stone(s: State, stone: Hex, tell_it: Telling, *, from_supply: bool = True) -> None:
    """A stone stands on a hex; what it cuts off is created, and perhaps settled at once (RR-3.27, RR-4.14)."""
    s.board = put(s.board, stone, STONE)
    s.stones.append(stone)
    if from_supply:
        spend(s)
    if "freyr" not in s.cards and "odin" not in s.cards:
        s.seen = []  # RR-44.17: no stone ever leaves the board, so no earlier position can come again
    tell_it()
    settled = []
    for part in parts(s.board, stone):
        turn, there, hexes = going(s), settlers(s.board, part), hexes_of(part)
        turn.created = sorted({*turn.created, *hexes})
        homes = [side for side in SIDES if there[side]]
        if len(homes) == 1 and nomadic(s, there[homes[0]][0]):  # a settled region may be divided further
            s.settled = sorted([*s.settled, *there[homes[0]]])
            settled.append(_tell_settled(s, homes[0], hexes, REFS[stone]))
        elif not homes:
            tell(s, "wilded", **_land(hexes), stone=REFS[stone])
    _idun(s, settled)


def raise_stone(s: State, side: Side, stone: Hex, power: Power) -> None:
    """A power puts one more stone on the board (RR-43.22)."""
    note(s, power, f"+{NAMES[stone]}")
    put_stone(s, stone, partial(_tell_stone, s, "raised", side, stone, power))


def clear(s: State, side: Side, stone: Hex, power: Power) -> None:
    """A power takes a stone off the board; contested regions that it parted are one (RR-27.1, RR-27.7, RR-43.22)."""
    note(s, power, f"-{NAMES[stone]}")
    before = s.board
    s.board = put(before, stone, FREE)
    s.stones.remove(stone)
    if s.supply is not None:
        s.supply += 1
    _tell_stone(s, "cleared", side, stone, power)
    _judge(s, before)


def _tell_stone(s: State, kind: str, side: Side, stone: Hex, power: Power) -> None:
    tell(s, kind, seat=holder(s, side), side=side, stone=REFS[stone], power=CARD_REFS[power])


def spend(s: State, stones: int = 1) -> None:
    """Stones leave the supply."""
    if s.supply is not None:
        s.supply -= stones
        assert s.supply >= 0


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
        if region.side is not None:
            settled.append(_tell_settled(s, region.side, region.hexes, None))
        elif region.status == "wild":
            tell(s, "wilded", **_land(region.hexes), stone=None)
        elif was.status == "settled":
            tell(s, "contested", **_land(region.hexes))
    _idun(s, settled)


def _tell_settled(s: State, side: Side, hexes: Sequence[Hex], stone: Ref | None) -> tuple[Side, int]:
    tell(s, "settled", seat=holder(s, side), side=side, **_land(hexes), stone=stone)
    return side, len(hexes)


def _land(hexes: Sequence[Hex]) -> dict[str, Any]:
    return {"size": len(hexes), "hexes": [REFS[hex] for hex in hexes]}


def _idun(s: State, settled: list[tuple[Side, int]]) -> None:
    """The first region of the game that is settled decides Idun's card (RR-31.1 to RR-31.10)."""
    if not s.armed or not settled:
        return
    s.armed = False
    side = owner_of(s, "idun")
    assert side is not None
    if len(settled) == 1 and settled[0][0] == side and settled[0][1] >= CARDS["idun"].hexes:
        win_at_once(s, "idun")
    tell(s, "idun_spent", seat=holder(s, side), side=side)


def nomadic(s: State, viking: Hex) -> bool:
    """Whether a Viking may still roam (RR-4.8)."""
    return viking not in s.settled


def created(s: State) -> Mask:
    """The hexes of all regions that were created in this turn; none if there are no such regions (RR-4.15, RR-4.19)."""
    return mask_of(going(s).created)
