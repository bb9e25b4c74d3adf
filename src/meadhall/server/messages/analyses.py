"""What the analyst thinks of a match that is over, and what somebody tries in it."""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from meadhall.kernel.ask import Ref
from meadhall.kernel.game import Audience

from .shown import GameEvent, View

MOST_MOVES = 60
"""So many answers may a way of one's own have, those of the analyst among them."""
Measure = Literal["points", "chance"]


class Arrow(Struct, frozen=True, kw_only=True, rename={"start": "from", "end": "to"}):
    """From one thing to another."""

    start: Ref
    end: Ref


class Play(Struct, frozen=True, kw_only=True):
    """A turn that could be played, or was."""

    seat: int
    refs: list[Ref]
    """What is pointed at, one answer after the other."""
    arrows: list[Arrow]
    """What moves, from where to where."""
    stones: list[Ref]
    """What is set."""
    events: list[GameEvent]
    """What it tells."""


class Evaluation(Struct, frozen=True, kw_only=True):
    """How the match stood after a step, as the analyst sees it."""

    step: int
    sides: list[list[int]]
    """Who wins together: the seats of each side."""
    leads: list[float]
    """By how many points each side would be ahead of the best of the others if everybody played well."""
    chances: list[float]
    """How likely each side wins, together 1."""
    measure: Measure
    """What a turn that gave something away is told by."""
    second: float | None = None
    """What the best other way would come to for the side that is asked; null where nobody looked."""
    best: list[Ref]
    """What should be pointed at next, one answer after the other."""
    line: list[str]
    """The best turns to come, in the game's notation."""
    plays: list[Play] = []
    """The best turns to come, as far as they can be shown; only where a single step is asked for."""
    depth: int
    proven: bool


class Why(Struct, frozen=True, kw_only=True):
    """Why a turn was no good, or the only good one: the sentence `why-<id>` of the title, and what stands in it."""

    id: str
    args: dict[str, Ref | int]


class Fault(Struct, frozen=True, kw_only=True):
    """A turn that mattered: after it somebody stood worse than need be, or it was the only one that holds."""

    step: int
    """The step after the turn."""
    seat: int
    loss: float
    """So many points were given away, or such a part of the chance to win; any other turn would have, if it holds."""
    measure: Measure
    kind: Literal["held", "doubtful", "mistake", "blunder"]
    certain: bool
    """Whether it is proven, before the turn and after it."""
    why: Why | None


class Kept(Struct, frozen=True, kw_only=True):
    """A way that somebody tried in a match, and kept with it."""

    id: int
    name: str
    """Who tried it."""
    mine: bool
    step: int
    """Where it begins."""
    play: Play
    found: Evaluation
    """How it stood after it."""


class AnalysisState(Struct, frozen=True, kw_only=True):
    """How far the analysis of a match has come, and what it found."""

    state: Literal["none", "running", "stopped", "done"]
    done: int
    of: int
    points: list[Evaluation]
    faults: list[Fault]
    kept: list[Kept]


class Move(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a seat points at in a way of one's own."""

    seat: int
    ref: Annotated[Ref, Meta(max_length=200)]


class TryWish(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A way of one's own from a step on: everything that was pointed at in it so far."""

    moves: Annotated[list[Move], Meta(max_length=MOST_MOVES)]
    judge: bool = False
    """Whether it is to be judged, and answered by the analyst for the other seats."""


class Tried(Struct, frozen=True, kw_only=True):
    """The match as it would be after a way of one's own."""

    step: int
    moves: list[Move]
    """What was pointed at; if it was judged, also what the analyst answers for the others."""
    events: list[list[GameEvent]]
    """What each of these told."""
    replies: int
    """So many of the moves are the analyst's, the last ones."""
    view: View | Raw
    """What the seat that is asked sees then; after an end, everybody."""
    audience: Audience
    play: Play | None
    """One's own moves as one turn."""
    found: Evaluation | None
    """How it stands after one's own moves, if that was asked for."""
