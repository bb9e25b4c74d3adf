"""Powers at the end of a turn: Mani, Forseti, Freyr, Heimdallr, Ymir, and Aegir on every turn (RR-7.30)."""

from meadhall.kernel import button

from ..asking import Asking, ask, may, refuse
from ..board import AROUND, NAMES, NEIGHBOURS, OTHER, Hex, free, free_around, hexes_in, stones, stones_around, vikings
from ..cards import Power
from ..changes import bring, clear, created, nomadic, note, raise_stone, shift, tell_way
from ..content import SIDES, Side
from ..regions import contested, settled_land, settled_vikings
from ..state import State, going, viking
from ..ways import mobile

DONE = button("done")


def mani(s: State, side: Side) -> Asking:
    """One Viking of the side, roaming or settled, may step (section 13)."""
    able = [v for v in vikings(s.board, side) if mobile(s, v)]
    why = refuse((v for each in SIDES for v in vikings(s.board, each)), "RR-13.1")
    one = yield from may(s, side, "mani", "mani_viking", able, why)
    if one is not None:
        to = yield from _step(s, side, "mani", one)
        note(s, "mani", f"{NAMES[one]}>{NAMES[to]}")


def _step(s: State, owner: Side, power: Power, one: Hex) -> Asking:
    """A Viking steps to a free neighbour that the owner points at."""
    why = refuse([*NEIGHBOURS[one], *hexes_in(free(s.board))], "RR-1.22")
    to = yield from ask(s, owner, power, f"{power}_hex", free_around(s.board, one), why, one)
    shift(s, one, to)
    tell_way(s, "stepped", owner, one, to, power)
    return to


def aegir(s: State, owner: Side) -> Asking:
    """After a turn in which a region was created, opposing roaming Vikings may be stepped, one by one (section 19)."""
    stepped: list[Hex] = []
    notes = []
    while created(s):
        theirs = vikings(s.board, OTHER[owner])
        targets = [w for w in theirs if w not in stepped and nomadic(s, w) and mobile(s, w)]
        why = refuse(vikings(s.board, owner), "RR-19.8") | refuse(theirs, "RR-19.2")
        why |= refuse(stepped, "RR-19.5") | refuse([w for w in theirs if not nomadic(s, w)], "RR-19.7")
        one = yield from ask(s, owner, "aegir", "aegir_viking", targets, why, or_not=DONE)
        if one is None:
            break
        to = yield from _step(s, owner, "aegir", one)
        stepped.append(to)
        notes.append(f"{NAMES[one]}>{NAMES[to]}")
    if notes:
        note(s, "aegir", ",".join(notes))


def forseti(s: State, side: Side) -> Asking:
    """After creating a region, one more stone may be put there or on contested land (section 26)."""
    if not created(s) or s.supply == 0:
        return
    open_hexes = free(s.board)
    there = hexes_in(open_hexes & (contested(s.board) | created(s)))
    hex = yield from may(s, side, "forseti", "forseti_hex", there, refuse(hexes_in(open_hexes), "RR-26.4"))
    if hex is not None:
        raise_stone(s, side, hex, "forseti")


def ymir(s: State, side: Side) -> Asking:
    """One more stone may be put beside a roaming Viking of the side (section 39)."""
    if s.supply == 0:
        return
    open_hexes = hexes_in(free(s.board))
    roaming = [v for v in vikings(s.board, side) if nomadic(s, v)]
    near = [hex for hex in open_hexes if any(v in NEIGHBOURS[hex] for v in roaming)]
    hex = yield from may(s, side, "ymir", "ymir_hex", near, refuse(open_hexes, "RR-39.1"))
    if hex is not None:
        raise_stone(s, side, hex, "ymir")


def freyr(s: State, side: Side) -> Asking:
    """A stone beside V may be taken off the board, if only contested land lies around it (section 27)."""
    v, land = viking(s), contested(s.board)
    if not nomadic(s, v):
        return  # RR-27.4
    beside = stones_around(s.board, v)
    why = refuse(hexes_in(stones(s.board)), "RR-27.1") | refuse(beside, "RR-27.2")
    removable = [stone for stone in beside if not AROUND[stone] & ~stones(s.board) & ~land]
    stone = yield from may(s, side, "freyr", "freyr_stone", removable, why, v)
    if stone is not None:
        clear(s, side, stone, "freyr")


def heimdallr(s: State, side: Side) -> Asking:
    """A Viking that was settled in this turn may be relocated (section 30)."""
    own, before = vikings(s.board, side), going(s).before
    old_homes, open_hexes = settled_land(before), free(s.board)
    if not open_hexes & ~old_homes:
        return  # RR-1.28: there would be nowhere to go
    were = settled_vikings(before)
    new = [v for v in own if not nomadic(s, v) and v not in were]
    why = refuse(vikings(s.board, OTHER[side]), "RR-30.12") | refuse(own, "RR-30.1")
    one = yield from may(s, side, "heimdallr", "heimdallr_viking", new, why)
    if one is not None:
        why, there = refuse(hexes_in(open_hexes & old_homes), "RR-30.5"), hexes_in(open_hexes & ~old_homes)
        to = yield from ask(s, side, "heimdallr", "heimdallr_hex", there, why, one)
        bring(s, "relocated", side, one, to, "heimdallr", crossing=True)


PROMPTS = {
    "mani_viking": ("RR-13.1", "RR-13.3", "RR-13.4"),
    "mani_hex": ("RR-13.2", "RR-13.5"),
    "aegir_viking": ("RR-19.2", "RR-19.1", "RR-19.4", "RR-19.5"),
    "aegir_hex": ("RR-19.3", "RR-19.6"),
    "forseti_hex": ("RR-26.1", "RR-26.3", "RR-26.4"),
    "freyr_stone": ("RR-27.1", "RR-27.2", "RR-27.5"),
    "heimdallr_viking": ("RR-30.1", "RR-30.6"),
    "heimdallr_hex": ("RR-30.2", "RR-30.3", "RR-30.4", "RR-30.5"),
    "ymir_hex": ("RR-39.1", "RR-39.2"),
}
