"""Powers at the end of a turn: Mani, Forseti, Freyr, Heimdallr, Ymir, and Aegir on every turn (RR-7.30)."""

from meadhall.kernel.events import tell

from ..board import (
    AROUND,
    NAMES,
    NEIGHBOURS,
    OTHER,
    REFS,
    Hex,
    Mask,
    free,
    hexes_in,
    mask_of,
    stones,
    vikings,
)
from ..cards import CARD_REFS, Power
from ..changes import created, cross, nomadic, put_stone, shift, take_stone
from ..content import Side
from ..regions import contested, settled_land, settled_vikings
from ..state import State, going, holder, viking
from ..ways import mobile
from .asking import DONE, Asking, ask, carried, hexes, may, refuse, tell_way


def mani(s: State, side: Side) -> Asking:
    """One Viking of the side, roaming or settled, may step (section 13)."""
    own = vikings(s.board, side)
    why = refuse([*own, *vikings(s.board, OTHER[side])], "RR-13.1")
    one = yield from may(s, side, "mani", "mani_viking", [v for v in own if mobile(s, v)], why)
    if one is not None:
        to = yield from _step(s, side, side, "mani", one)
        going(s).line += f"{{mani:{NAMES[one]}>{NAMES[to]}}}"


def _step(s: State, owner: Side, side: Side, power: Power, one: Hex) -> Asking:
    """A Viking steps to a free neighbour that the owner points at."""
    near = hexes_in(AROUND[one] & free(s.board))
    why = refuse([*NEIGHBOURS[one], *hexes_in(free(s.board))], "RR-1.22")
    to = yield from ask(s, owner, power, f"{power}_hex", hexes(near), why, one)
    shift(s, one, to)
    tell_way(s, "stepped", owner, side, power, one, to)
    return to


def aegir(s: State, owner: Side) -> Asking:
    """After a turn in which a region was created, opposing roaming Vikings may be stepped, one by one (section 19)."""
    if not created(s):
        return
    stepped: list[Hex] = []
    notes = []
    while True:
        theirs = vikings(s.board, OTHER[owner])
        targets = [w for w in theirs if w not in stepped and nomadic(s, w) and mobile(s, w)]
        if not targets:
            break
        why = refuse(vikings(s.board, owner), "RR-19.8") | refuse(theirs, "RR-19.2")
        why |= refuse(stepped, "RR-19.5") | refuse([w for w in theirs if not nomadic(s, w)], "RR-19.7")
        one = yield from ask(s, owner, "aegir", "aegir_viking", [*hexes(targets), DONE], why)
        if one == DONE.value:
            break
        to = yield from _step(s, owner, OTHER[owner], "aegir", one)
        stepped.append(to)
        notes.append(f"{NAMES[one]}>{NAMES[to]}")
    if notes:
        going(s).line += f"{{aegir:{','.join(notes)}}}"


def forseti(s: State, side: Side) -> Asking:
    """After creating a region, one more stone may be put there or on contested land (section 26)."""
    if not created(s) or s.supply == 0:
        return
    open_hexes = free(s.board)
    there = hexes_in(open_hexes & (contested(s.board) | mask_of(going(s).created)))
    hex = yield from may(s, side, "forseti", "forseti_hex", there, refuse(hexes_in(open_hexes), "RR-26.4"))
    if hex is not None:
        _raise(s, "forseti", hex)


def ymir(s: State, side: Side) -> Asking:
    """One more stone may be put beside a roaming Viking of the side (section 39)."""
    if s.supply == 0:
        return
    open_hexes = free(s.board)
    near: Mask = 0
    for v in vikings(s.board, side):
        if nomadic(s, v):
            near |= AROUND[v]
    why = refuse(hexes_in(open_hexes), "RR-39.1")
    hex = yield from may(s, side, "ymir", "ymir_hex", hexes_in(near & open_hexes), why)
    if hex is not None:
        _raise(s, "ymir", hex)


def _raise(s: State, power: Power, hex: Hex) -> None:
    going(s).line += f"{{{power}:+{NAMES[hex]}}}"
    put_stone(s, hex, lambda: _tell_stone(s, "raised", hex, power))


def _tell_stone(s: State, kind: str, stone: Hex, power: Power) -> None:
    tell(s, kind, seat=holder(s, s.to_move), side=s.to_move, stone=REFS[stone], power=CARD_REFS[power])


def freyr(s: State, side: Side) -> Asking:
    """A stone beside V may be taken off the board, if only contested land lies around it (section 27)."""
    v = viking(s)
    if not nomadic(s, v):
        return  # RR-27.4
    beside = hexes_in(AROUND[v] & stones(s.board))
    why = refuse(hexes_in(stones(s.board)), "RR-27.1") | refuse(beside, "RR-27.2")
    land = contested(s.board)
    removable = [stone for stone in beside if not AROUND[stone] & ~stones(s.board) & ~land]
    stone = yield from may(s, side, "freyr", "freyr_stone", removable, why, v)
    if stone is None:
        return
    going(s).line += f"{{freyr:-{NAMES[stone]}}}"
    take_stone(s, stone, lambda: _tell_stone(s, "cleared", stone, "freyr"))


def heimdallr(s: State, side: Side) -> Asking:
    """A Viking that was settled in this turn may be relocated (section 30)."""
    before = going(s).before
    own = vikings(s.board, side)
    old_homes, open_hexes = settled_land(before), free(s.board)
    if not open_hexes & ~old_homes:
        return  # RR-1.28: there would be nowhere to go
    were = settled_vikings(before)
    new = [v for v in own if not nomadic(s, v) and v not in were]
    why = refuse(vikings(s.board, OTHER[side]), "RR-30.12") | refuse(own, "RR-30.1")
    one = yield from may(s, side, "heimdallr", "heimdallr_viking", new, why)
    if one is None:
        return
    why = refuse(hexes_in(open_hexes & old_homes), "RR-30.5")
    to = yield from ask(s, side, "heimdallr", "heimdallr_hex", hexes(hexes_in(open_hexes & ~old_homes)), why, one)
    going(s).line += carried("heimdallr", one, to)
    cross(s, one, to, lambda: tell_way(s, "relocated", side, side, "heimdallr", one, to))
