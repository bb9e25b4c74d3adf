"""Powers right after the summon: Ratatoskr, Blodughofi, Gerd, Ask and Embla's Viking, Jormungandr's run (RR-7.29)."""

from collections.abc import Iterable

from meadhall.kernel import Option

from ..asking import DECLINE, Asking, Why, ask, refuse, unreached
from ..board import HEXES, LINES, NEIGHBOURS, OPPOSITE, OTHER, SIGN, STONE, Hex, free, hexes_in, occupied
from ..cards import CARDS, Power
from ..changes import bring, created, enter, nomadic
from ..content import Side
from ..regions import contested
from ..state import State, going, viking
from ..ways import slide_hexes, unbroken


def ratatoskr(s: State, side: Side) -> Asking:
    """V may run back, against the direction of its move (section 15)."""
    heading, v = going(s).heading, viking(s)
    if heading is not None:
        ways, line = slide_hexes(v, occupied(s.board)), LINES[v][OPPOSITE[heading]]
        why = refuse(ways, "RR-15.2") | refuse(line, "RR-15.4")
        yield from _run(s, side, "ratatoskr", [hex for hex in line if hex in ways], why)


def blodughofi(s: State, side: Side) -> Asking:
    """After a stone beside an opposing Viking V may move again (RR-21.2)."""
    (stone,) = going(s).stones
    if any(s.board[near] == SIGN[OTHER[side]] for near in NEIGHBOURS[stone]):
        yield from _run(s, side, "blodughofi", slide_hexes(viking(s), occupied(s.board)))


def gerd(s: State, side: Side) -> Asking:
    """After a stone beside another Viking of its side V moves again (section 29)."""
    v = viking(s)
    (stone,) = going(s).stones
    or_not = DECLINE if s.options.gerd_optional else None  # RR-44.14
    if any(near != v and s.board[near] == SIGN[side] for near in NEIGHBOURS[stone]):
        yield from _run(s, side, "gerd", slide_hexes(v, occupied(s.board)), or_not=or_not)


def _run(
    s: State, side: Side, power: Power, found: Iterable[Hex], why: Why = unreached, or_not: Option | None = DECLINE
) -> Asking:
    """V, if it still roams, moves again."""
    v = viking(s)
    if nomadic(s, v):
        to = yield from ask(s, side, power, f"{power}_move", found, why, v, or_not)
        if to is not None:
            bring(s, "moved_again", side, v, to, power)


def ask_and_embla(s: State, side: Side) -> Asking:
    """When the owner's stone first creates a region, the Viking on the card comes (RR-20.9 to RR-20.12)."""
    if not s.waiting or not created(s):
        return
    open_hexes, why = hexes_in(contested(s.board) & free(s.board)), refuse(HEXES, "RR-20.9")
    hex = yield from ask(s, side, "ask_and_embla", "ask_and_embla_viking", open_hexes, why)
    s.waiting = 0  # RR-20.13: it is lost where no hex is open
    if hex is not None:
        enter(s, side, hex, "ask_and_embla")


def jormungandr(s: State, side: Side) -> Asking:
    """An extra turn is earned by a run of exactly three stones through the new one (RR-32.1 to RR-32.5)."""
    (stone,) = going(s).stones
    arms = [unbroken(s.board, line, STONE) for line in LINES[stone]]
    runs = [arm + 1 + arms[opposite] for arm, opposite in zip(arms, OPPOSITE, strict=True)]
    going(s).earned = CARDS["jormungandr"].run in runs
    yield from ()


PROMPTS = {
    "ratatoskr_move": ("RR-15.1", "RR-15.2", "RR-15.3", "RR-15.4"),
    "ask_and_embla_viking": ("RR-20.9", "RR-20.11", "RR-20.12"),
    "blodughofi_move": ("RR-21.2", "RR-21.4"),
    "gerd_move": ("RR-29.1", "RR-29.2"),
}
