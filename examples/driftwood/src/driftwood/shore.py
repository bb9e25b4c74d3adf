"""The storm and the turns: sections 1 and 2 of the rules."""

from collections.abc import Sequence

from meadhall.kernel import (
    EVERYONE,
    Ask,
    Chapter,
    Clause,
    Option,
    Ref,
    Seat,
    Token,
    begin,
    button,
    chapter,
    deal_tokens,
    show,
    shuffle,
    tell,
)

from .content import CONTENT, PIECES
from .state import Options, State

WAVE = "do:wave"
LEFT, RIGHT = 0, -1


def setup(seats: int, options: Options) -> State:
    """DW-1.1: everything is still in the sea."""
    s = State(seats=seats, options=options, taken=[[] for _ in range(seats)], called=[0] * seats)
    (s.sea,) = deal_tokens(s, [PIECES])
    begin(s, storm)
    return s


@chapter
def storm(s: State) -> None:
    """DW-1.2, DW-1.3: the sea is mixed, and a row of wood is thrown ashore."""
    shuffle(s, s.sea)
    washed = [s.sea.pop() for _ in range(CONTENT.shore.each * s.seats + CONTENT.shore.more)]
    show(s, washed, EVERYONE)
    s.row += washed
    tell(s, "stormed", pieces=len(s.row))
    begin(s, turn)


@chapter
def turn(s: State) -> Chapter:
    """DW-2.1, DW-2.2, DW-2.3: a seat carries a piece home, or calls a wave."""
    seat = s.turn % s.seats
    choice = yield Ask(seat, "carry_home", choices, why_no_wave, about={"waves": s.options.waves - s.called[seat]})
    if choice == "wave":
        call_wave(s, seat)
    else:
        carry_home(s, seat, choice)
    s.turn += 1
    if s.row:
        begin(s, turn)


def choices(s: State, seat: Seat) -> Sequence[Option]:
    """The ends of the row, and the wave if it may be called. A last piece has one end."""
    ends = [Option("end:left", LEFT), Option("end:right", RIGHT)]
    return [*ends[: len(s.row)], *([] if forbids_wave(s, seat) else [button("wave")])]


def why_no_wave(s: State, seat: Seat) -> dict[Ref, Clause]:
    """The wave, where it may not be called."""
    clause = forbids_wave(s, seat)
    return {WAVE: clause} if clause else {}


def forbids_wave(s: State, seat: Seat) -> Clause | None:
    """The clause that forbids a wave now, if one does."""
    if s.called[seat] >= s.options.waves:
        return "DW-2.5"
    if not s.sea:
        return "DW-2.6"
    return "DW-2.7" if len(s.row) < 2 else None


def carry_home(s: State, seat: Seat, end: int) -> None:
    """DW-2.2."""
    piece = s.row.pop(end)
    s.taken[seat].append(piece)
    tell(s, "carried", seat=seat, wood=wood(s, piece), end="end:left" if end == LEFT else "end:right")


def call_wave(s: State, seat: Seat) -> None:
    """DW-2.3, DW-2.4: both ends are lost, and the next piece of the sea lies at the left end."""
    s.called[seat] += 1
    lost = [s.row.pop(LEFT), s.row.pop(RIGHT)]
    s.gone += lost
    piece = s.sea.pop()
    # shown before it lies in the row: what lies there is seen, and a preview ends where news begins
    show(s, [piece], EVERYONE)
    s.row.insert(LEFT, piece)
    left, right = (wood(s, token) for token in lost)
    tell(s, "waved", seat=seat, left=left, right=right, wood=wood(s, piece))


def wood(s: State, token: Token) -> Ref:
    """A piece by its kind: alike pieces are not told apart."""
    return f"wood:{s.faces[token]}"


PROMPTS = {"carry_home": ("DW-2.2", "DW-2.3", "DW-3.3")}
"""The clauses that matter when it is asked."""
