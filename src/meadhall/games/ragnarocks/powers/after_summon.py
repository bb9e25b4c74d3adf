"""Powers right after the summon: Ratatoskr, Blodughofi, Gerd, Ask and Embla's Viking, Jormungandr's run (RR-7.29)."""

from meadhall.kernel.events import tell

from ..board import (
    BIT,
    HEXES,
    LINES,
    NAMES,
    NEIGHBOURS,
    OPPOSITE,
    OTHER,
    REFS,
    SIGN,
    STONE,
    Hex,
    free,
    hexes_in,
    occupied,
)
from ..cards import CARD_REFS, CARDS, Power
from ..changes import created, enter, nomadic
from ..content import Side
from ..refusals import unreached
from ..regions import contested
from ..state import State, going, holder, viking
from ..ways import mobile, slide_hexes
from .asking import DECLINE, Asking, ask, carry, hexes, may, refuse


def ratatoskr(s: State, side: Side) -> Asking:
    """V may run back, against the direction of its move (section 15)."""
    turn, v = going(s), viking(s)
    if turn.heading is None or not nomadic(s, v):
        return
    back: list[Hex] = []
    obstacles = occupied(s.board)
    for hex in LINES[v][OPPOSITE[turn.heading]]:
        if BIT[hex] & obstacles:
            break
        back.append(hex)
    other_ways = slide_hexes(v, obstacles)
    why = refuse(other_ways, "RR-15.2") | refuse(LINES[v][OPPOSITE[turn.heading]], "RR-15.4")
    to = yield from may(s, side, "ratatoskr", "ratatoskr_move", back, why, v)
    if to is not None:
        _go(s, "ratatoskr", to)


def blodughofi(s: State, side: Side) -> Asking:
    """After a stone beside an opposing Viking V may move again (RR-21.2)."""
    v = viking(s)
    (stone,) = going(s).stones
    if not nomadic(s, v) or all(s.board[near] != SIGN[OTHER[side]] for near in NEIGHBOURS[stone]):
        return
    moves = slide_hexes(v, occupied(s.board))
    to = yield from may(s, side, "blodughofi", "blodughofi_move", moves, unreached, v)
    if to is not None:
        _go(s, "blodughofi", to)


def gerd(s: State, side: Side) -> Asking:
    """After a stone beside another Viking of its side V moves again (section 29)."""
    v = viking(s)
    (stone,) = going(s).stones
    beside = [near for near in NEIGHBOURS[stone] if near != v and s.board[near] == SIGN[side]]
    if not beside or not nomadic(s, v) or not mobile(s, v):
        return
    options = hexes(slide_hexes(v, occupied(s.board)))
    if s.options.gerd_optional:
        options.append(DECLINE)  # RR-44.14
    to = yield from ask(s, side, "gerd", "gerd_move", options, unreached, v)
    if to != DECLINE.value:
        _go(s, "gerd", to)


def ask_and_embla(s: State, side: Side) -> Asking:
    """When the owner's stone first creates a region, the Viking on the card comes (RR-20.9 to RR-20.13)."""
    if not s.waiting or not created(s):
        return
    open_hexes = hexes_in(contested(s.board) & free(s.board))
    if not open_hexes:
        s.waiting = 0  # RR-20.13
        return
    why = refuse(HEXES, "RR-20.9")
    hex = yield from ask(s, side, "ask_and_embla", "ask_and_embla_viking", hexes(open_hexes), why)
    s.waiting = 0
    going(s).line += f"{{ask_and_embla:+{NAMES[hex]}}}"
    arrived = {"hex": REFS[hex], "power": CARD_REFS["ask_and_embla"]}
    enter(s, side, hex, lambda: tell(s, "arrived", seat=holder(s, side), side=side, **arrived))


def jormungandr(s: State, side: Side) -> Asking:
    """An extra turn is earned by a run of exactly three stones through the new one (RR-32.1 to RR-32.5)."""
    (stone,) = going(s).stones
    going(s).earned = CARDS["jormungandr"].run in runs(s.board, stone)
    return
    yield


def runs(board: str, stone: Hex) -> list[int]:
    """How many stones stand in an unbroken line through a stone, along each of the three axes."""
    lengths = []
    for d, line in enumerate(LINES[stone]):
        if d < OPPOSITE[d]:
            length = 1
            for way in (line, LINES[stone][OPPOSITE[d]]):
                for hex in way:
                    if board[hex] != STONE:
                        break
                    length += 1
            lengths.append(length)
    return lengths


def _go(s: State, power: Power, to: Hex) -> None:
    carry(s, "moved_again", s.to_move, s.to_move, power, viking(s), to)
