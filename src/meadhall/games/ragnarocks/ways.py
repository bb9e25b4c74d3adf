"""Where V may go, where its stone may stop, and whether a complete turn exists: all that must be looked ahead for.

Nothing here changes the state. An option is offered only if the mandatory rest of the turn can follow (RR-3.5); after
a normal move the way back is free for the stone (RR-3.23), so only few ways need a second look.
"""

from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple

from meadhall.kernel import Clause

from .board import (
    AROUND,
    BIT,
    EDGE,
    FREE,
    LINES,
    NEIGHBOURS,
    OTHER,
    SIGN,
    STONE,
    Hex,
    Mask,
    free,
    hexes_in,
    occupied,
    put,
    slides,
    stones_around,
    vikings,
)
from .cards import Power
from .content import Side
from .regions import contested, creates, settled_land
from .state import State, viking

Way = Literal["slide", "push", "stay", "leap"]
"""How V comes to a hex: by a normal move, pushing a Viking (RR-12.2), not at all (RR-44.11), or past what blocks it."""


def slide_hexes(hex: Hex, obstacles: Mask) -> list[Hex]:
    """Every hex that a slide may stop on."""
    return [option.value for option in slides(hex, obstacles)]


def mobile(s: State, hex: Hex) -> bool:
    """Whether a Viking has a normal move: a free neighbour (RR-5.8)."""
    return _room(hex, occupied(s.board))


def _room(hex: Hex, obstacles: Mask) -> bool:
    """Whether a stone could leave a hex."""
    return AROUND[hex] & obstacles != AROUND[hex]


# --- the move step -----------------------------------------------------------------------------------------------


def plain_move(s: State, power: Power | None) -> bool:
    """Whether V makes a normal move and nothing else: all it reaches is a slide (RR-3.16)."""
    return power not in MOVERS and not s.options.allow_zero_move


def moves(s: State, power: Power | None, v: Hex, origin: Hex | None = None) -> dict[Hex, Way]:
    """Where V may go in the move step, and how (RR-3.16 and the powers of RR-7.26)."""
    found: dict[Hex, Way] = {}
    if origin is None:
        if s.options.allow_zero_move and can_stay(s, power, v):
            found[v] = "stay"
        found |= dict.fromkeys(slide_hexes(v, occupied(s.board)), "slide")
    for hex in allowed(beyond(s, power, v, origin)):
        found.setdefault(hex, "push" if power == "hildisvini" else "leap")  # RR-35.4: a normal move stays one
    return found


def can_stay(s: State, power: Power | None, v: Hex) -> bool:
    """Whether a stone can be summoned if V does not move (RR-44.11); Tyr's swap may come between."""
    if can_summon(s, power, v, s.board):
        return True
    return power == "tyr" and any(can_summon(s, power, w, s.board) for w in vikings_beside(s.board, v))


def vikings_beside(board: str, v: Hex) -> list[Hex]:
    """The Vikings of either side next to V."""
    return [w for w in NEIGHBOURS[v] if board[w] in SIGN.values()]


Judged = dict[Hex, Clause | None]
"""Hexes that a power looks at: why V does not get there, or None if it does."""


def allowed(judged: Judged) -> list[Hex]:
    """The hexes that nothing speaks against."""
    return [hex for hex, clause in judged.items() if clause is None]


def beyond(s: State, power: Power | None, v: Hex, origin: Hex | None = None) -> Judged:
    """Where V's power leads it past what blocks a normal move, and where it does not (RR-7.26)."""
    if origin is not None:
        return landings(s, v, origin)
    return _BEYOND[power](s, v) if power in _BEYOND else {}


def pushes(s: State, v: Hex) -> Judged:
    """The Vikings that V can push in its way: there is room behind them (section 12)."""
    board = s.board
    judged: Judged = {}
    for line in LINES[v]:
        way = unbroken(board, line, FREE)
        if line[way:] and board[line[way]] == STONE:
            judged[line[way]] = "RR-12.7"
        elif line[way:]:
            room = any(board[behind] == FREE for behind in line[way + 1 : way + 2])
            judged |= dict.fromkeys(line[way:], "RR-12.5" if room else "RR-12.6")
            judged[line[way]] = None if room else "RR-12.6"
    return judged


def unbroken(board: str, line: tuple[Hex, ...], sign: str) -> int:
    """How many hexes of a line have a sign before the first that has another."""
    return next((k for k, hex in enumerate(line) if board[hex] != sign), len(line))


def _landing(s: State, v: Hex, hex: Hex, land: Mask, elsewhere: Clause, cramped: Clause) -> Clause | None:
    """Why V may not land on a free hex: it is not on that land, or has no room for V's stone."""
    if not BIT[hex] & land:
        return elsewhere
    return None if _room(hex, occupied(s.board) & ~BIT[v]) else cramped


def landings(s: State, v: Hex, stone: Hex) -> Judged:
    """Where V comes by a slide from an adjacent stone: contested land with room for its own stone (section 24)."""
    ways, land = slide_hexes(stone, occupied(s.board) & ~BIT[v]), contested(s.board)
    return {hex: _landing(s, v, hex, land, "RR-24.5", "RR-24.13") for hex in ways}


def origins(s: State, v: Hex) -> list[Hex]:
    """The stones beside V from which Fafnir's move can start (RR-24.2)."""
    return [stone for stone in stones_around(s.board, v) if allowed(landings(s, v, stone))]


def burrows(s: State, v: Hex) -> Judged:
    """Where V comes through an unbroken row of stones beside it: contested land with room (section 25)."""
    board, land = s.board, contested(s.board)
    judged: Judged = {}
    for line in LINES[v]:
        row, way = unbroken(board, line, STONE), unbroken(board, line, FREE)
        if row:
            judged |= dict.fromkeys(line, "RR-25.4")
            for hex in line[row : row + 1]:
                judged[hex] = "RR-25.5" if board[hex] != FREE else _landing(s, v, hex, land, "RR-25.6", "RR-25.12")
        elif line[way:] and board[line[way]] == STONE:
            judged |= dict.fromkeys(line[way:], "RR-25.3")
    return judged


def jumps(s: State, v: Hex) -> Judged:
    """Where V comes by a jump over one stone: wild or contested land (section 36)."""
    board, land = s.board, ~settled_land(s.board)
    judged: Judged = {}
    for line in LINES[v]:
        way = unbroken(board, line, FREE)
        over_stone = bool(line[way:]) and board[line[way]] == STONE
        judged |= dict.fromkeys(line[way + 1 :], "RR-36.1" if over_stone else "RR-36.3")
        for hex in line[1:2] if over_stone and way == 0 else ():
            if board[hex] == FREE:
                judged[hex] = _landing(s, v, hex, land, "RR-36.4", "RR-36.9")
    return judged


def edges(s: State, v: Hex) -> Judged:
    """The edge hexes to which V may be relocated from the edge: contested ones with room (section 35)."""
    land = contested(s.board)
    return {
        hex: _landing(s, v, hex, land, "RR-35.2", "RR-35.8") if BIT[hex] & EDGE else "RR-35.1"
        for hex in (hexes_in(free(s.board)) if BIT[v] & EDGE else ())
    }


_BEYOND: Mapping[Power | None, Callable[[State, Hex], Judged]] = {
    "hildisvini": pushes,
    "fjorgyn_and_fjorgynn": burrows,
    "sleipnir": jumps,
    "selkolla": edges,
}
MOVERS: frozenset[Power | None] = frozenset((*_BEYOND, "fafnir"))
"""The powers that change where V may go (RR-7.26)."""


# --- the summon step ---------------------------------------------------------------------------------------------


class Summons(NamedTuple):
    """All ways to put stones in the summon step: one stone, one from Thor's card, or Surtr's pair."""

    stones: tuple[Hex, ...]
    card: tuple[Hex, ...] = ()
    pairs: tuple[tuple[Hex, Hex], ...] = ()


def can_summon(s: State, power: Power | None, v: Hex, board: str) -> bool:
    """Whether the summon step can be completed with V on a hex; what Nerthus forbids never leaves nothing (RR-14.2)."""
    if power == "gullinbursti" and _room(v, occupied(board)):
        return True
    if power == "thor" and s.thor and contested(board) & free(board):
        return True
    return s.supply != 0 and bool(_plain_stones(power, v, board))


def _plain_stones(power: Power | None, v: Hex, board: str) -> list[Hex]:
    """Where a single stone from the supply may stop."""
    obstacles = occupied(board)
    match power:
        case "blodughofi" | "selkolla":
            return [hex for hex in NEIGHBOURS[v] if not BIT[hex] & obstacles]
        case "ask_and_embla":
            land = contested(board) & ~obstacles
            return [hex for line in LINES[v] for hex in line if BIT[hex] & land]
        case _:
            return slide_hexes(v, obstacles)


SUMMONERS: frozenset[Power | None] = frozenset(
    ("gullinbursti", "thor", "surtr", "blodughofi", "selkolla", "ask_and_embla")
)
"""The powers that change what their owner's summon step can do (RR-7.28)."""


def plain_summon(s: State) -> bool:
    """Whether the summon step is a slide of one stone and nothing else: no power adds to it or forbids any of it."""
    return s.force[s.to_move] not in SUMMONERS and s.force[OTHER[s.to_move]] != "nerthus" and s.supply != 0


def summons(s: State) -> Summons:
    """All ways to put stones now, less what Nerthus forbids (section 14)."""
    every = every_summons(s)
    return _spared(s.board, every) if s.force[OTHER[s.to_move]] == "nerthus" else every


def every_summons(s: State) -> Summons:
    """V's slide and what its power adds, whatever the other side's power is."""
    side, v = s.to_move, viking(s)
    power = s.force[side]
    plain = _plain_stones(power, v, s.board) if s.supply != 0 else []
    card = hexes_in(contested(s.board) & free(s.board)) if power == "thor" and s.thor else []
    pairs = _pairs(s, v) if power == "surtr" and (s.supply is None or s.supply >= 2) else []
    return Summons(tuple(plain), tuple(card), tuple(pairs))


def _pairs(s: State, v: Hex) -> list[tuple[Hex, Hex]]:
    """Surtr's pairs: a free hex beside V, and one beside that, contested once the first is filled (section 37)."""
    found = []
    open_hexes = free(s.board)
    for first in NEIGHBOURS[v]:
        if not BIT[first] & open_hexes:
            continue
        land = contested(put(s.board, first, STONE)) & open_hexes
        found += [(first, second) for second in NEIGHBOURS[first] if BIT[second] & land]
    return found


def _spared(board: str, every: Summons) -> Summons:
    """What Nerthus leaves: no stone that creates a region while one that creates none is available (section 14)."""
    plain, card, pairs = every
    creating = {hex: creates(board, hex) for hex in {*plain, *card, *(first for first, _ in pairs)}}
    calm = Summons(
        tuple(hex for hex in plain if not creating[hex]),
        tuple(hex for hex in card if not creating[hex]),
        tuple(
            (first, second)
            for first, second in pairs
            if not creating[first] and not creates(put(board, first, STONE), second)
        ),
    )
    return calm if any(calm) else every


# --- a complete turn ---------------------------------------------------------------------------------------------


def movable(s: State, side: Side, power: Power | None, only: Hex | None = None) -> list[Hex]:
    """A side's Vikings from which a complete turn exists with a power in force (RR-3.4, RR-3.7)."""
    if s.supply == 0 and power != "gullinbursti" and not (power == "thor" and s.thor):
        return []
    obstacles, settled = occupied(s.board), s.settled
    found = []
    for v in vikings(s.board, side):
        if v in settled or (only is not None and v != only):
            continue
        # RR-5.8: a free neighbour is enough, with Fafnir too: beside a stone V may end where it stands (RR-24.4)
        if AROUND[v] & obstacles != AROUND[v] or _freed(s, side, power, v):
            found.append(v)
    return found


def _freed(s: State, side: Side, power: Power | None, v: Hex) -> bool:
    """Whether a Viking without a free neighbour can take a turn all the same."""
    if power == "bragi" and bragi_targets(s, side, v):
        return True
    if power == "fafnir" and origins(s, v):
        return True
    if allowed(beyond(s, power, v)):
        return True
    if power == "dain_dvalin_duneyr_duratror":
        return False  # RR-23.1: their moves are normal moves
    return s.options.allow_zero_move and can_stay(s, power, v)


def bragi_targets(s: State, side: Side, v: Hex) -> list[Hex]:
    """The opposing Vikings beside V that have a normal move (RR-22.1)."""
    return [w for w in NEIGHBOURS[v] if s.board[w] == SIGN[OTHER[side]] and mobile(s, w)]
