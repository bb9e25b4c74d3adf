"""What is said of a match that is looked at again: its steps."""

from msgspec import UNSET, Raw, Struct, UnsetType

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
