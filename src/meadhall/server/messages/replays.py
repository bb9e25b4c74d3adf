"""What is said of a match that is looked at again: its steps, and what the analyst thinks of them."""

from typing import Literal

from msgspec import UNSET, Raw, Struct, UnsetType

from meadhall.kernel.ask import Ref
from meadhall.kernel.frames import Frame

from .shown import GameEvent, View


class Step(Struct, frozen=True, kw_only=True):
    """A match as it was after a step."""

    step: int
    steps: int
    view: View | Raw
    events: list[GameEvent]
    frames: list[Frame] | Raw | UnsetType = UNSET
    """From the step before to this one, if they were asked for; the setup has none."""


class StepMark(Struct, frozen=True, kw_only=True):
    """A notch on the replay bar: the last step of a turn."""

    step: int
    turn: int
    seat: int
    kind: str


class Steps(Struct, frozen=True, kw_only=True):
    """All steps of a match; the first list of events is the setup's."""

    steps: int
    marks: list[StepMark]
    events: list[list[GameEvent]]


class Arrow(Struct, frozen=True, kw_only=True, rename={"start": "from", "end": "to"}):
    """From one thing to another."""

    start: Ref
    end: Ref


class Evaluation(Struct, frozen=True, kw_only=True):
    """How the match stood after a step, as the analyst sees it."""

    step: int
    sides: list[list[int]]
    """Who wins together: the seats of each side."""
    leads: list[float]
    """By how many points each side would be ahead of the best of the others if everybody played well."""
    chances: list[float]
    """How likely each side wins, together 1."""
    measure: Literal["points", "chance"]
    """What a turn that gave something away is told by."""
    best: list[Ref]
    """What should be pointed at next, one answer after the other."""
    line: list[str]
    """The best turns to come, in the game's notation."""
    arrows: list[Arrow]
    """What would move in the first of them."""
    stones: list[Ref]
    """What would be set in the first of them."""
    depth: int
    proven: bool


class Fault(Struct, frozen=True, kw_only=True):
    """A turn after which somebody stood worse than need be."""

    step: int
    """The step after the turn."""
    seat: int
    loss: float
    """So many points were given away, or such a part of the chance to win."""
    measure: Literal["points", "chance"]
    kind: Literal["doubtful", "mistake", "blunder"]


class AnalysisState(Struct, frozen=True, kw_only=True):
    """How far the analysis of a match has come, and what it found."""

    state: Literal["none", "running", "stopped", "done"]
    done: int
    of: int
    points: list[Evaluation]
    faults: list[Fault]
