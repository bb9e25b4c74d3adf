"""Powers right after the summon: Ratatoskr, Blodughofi, Gerd, Ask and Embla's Viking, Jormungandr's run (RR-7.29)."""

from meadhall.kernel import tell

from ..board import HEXES, LINES, NAMES, NEIGHBOURS, OPPOSITE, OTHER, REFS, SIGN, STONE, Hex, free, hexes_in, occupied
from ..cards import CARD_REFS, CARDS
from ..changes import created, enter, nomadic
from ..content import Side
from ..refusals import unreached
from ..regions import contested
from ..state import State, going, holder, viking
from ..ways import slide_hexes
from .asking import DECLINE, Asking, ask, may, refuse
from .telling import bring, note


def ratatoskr(s: State, side: Side) -> Asking:
    """V may run back, against the direction of its move (section 15)."""
    heading, v = going(s).heading, viking(s)
    if heading is None or not nomadic(s, v):
        return
    ways, line = slide_hexes(v, occupied(s.board)), LINES[v][OPPOSITE[heading]]
    why = refuse(ways, "RR-15.2") | refuse(line, "RR-15.4")
    to = yield from may(s, side, "ratatoskr", "ratatoskr_move", [hex for hex in line if hex in ways], why, v)
    if to is not None:
        bring(s, "moved_again", side, side, v, to, "ratatoskr")


def blodughofi(s: State, side: Side) -> Asking:
    """After a stone beside an opposing Viking V may move again (RR-21.2)."""
    v = viking(s)
    (stone,) = going(s).stones
    if not nomadic(s, v) or all(s.board[near] != SIGN[OTHER[side]] for near in NEIGHBOURS[stone]):
        return
    moves = slide_hexes(v, occupied(s.board))
    to = yield from may(s, side, "blodughofi", "blodughofi_move", moves, unreached, v)
    if to is not None:
        bring(s, "moved_again", side, side, v, to, "blodughofi")


def gerd(s: State, side: Side) -> Asking:
    """After a stone beside another Viking of its side V moves again (section 29)."""
    v = viking(s)
    (stone,) = going(s).stones
    if not nomadic(s, v) or all(near == v or s.board[near] != SIGN[side] for near in NEIGHBOURS[stone]):
        return
    or_not = DECLINE if s.options.gerd_optional else None  # RR-44.14
    to = yield from ask(s, side, "gerd", "gerd_move", slide_hexes(v, occupied(s.board)), unreached, v, or_not)
    if to is not None:
        bring(s, "moved_again", side, side, v, to, "gerd")


def ask_and_embla(s: State, side: Side) -> Asking:
    """When the owner's stone first creates a region, the Viking on the card comes (RR-20.9 to RR-20.12)."""
    if not s.waiting or not created(s):
        return
    open_hexes, why = hexes_in(contested(s.board) & free(s.board)), refuse(HEXES, "RR-20.9")
    hex = yield from ask(s, side, "ask_and_embla", "ask_and_embla_viking", open_hexes, why)
    s.waiting = 0  # RR-20.13: it is lost where no hex is open
    if hex is not None:
        note(s, "ask_and_embla", f"+{NAMES[hex]}")
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


PROMPTS = {
    "ratatoskr_move": ("RR-15.1", "RR-15.2", "RR-15.3", "RR-15.4"),
    "ask_and_embla_viking": ("RR-20.9", "RR-20.11", "RR-20.12"),
    "blodughofi_move": ("RR-21.2", "RR-21.4"),
    "gerd_move": ("RR-29.1", "RR-29.2"),
}
