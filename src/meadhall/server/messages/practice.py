"""What is said of practice against bots: hints, the way back, and playing on from a step."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from meadhall.kernel.ask import Ref


class HintWish(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The seat that wants a hint; it is asked now."""

    seat: int


class RewindWish(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """To which step the match shall go back: just before a decision of one's own."""

    step: int


class BranchWish(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """From which step one wants to play on, in which seat, and against which bot; what is left out the hall chooses."""

    step: int
    seat: int | None = None
    bot: Annotated[str, Meta(max_length=64)] | None = None


class Happening(Struct, frozen=True, kw_only=True):
    """A kind of event, and in how many of the worlds it comes."""

    kind: str
    mine: bool
    """Whether it happens to the seat that asks; else to another."""
    here: int
    """With the thing advised."""
    instead: int
    """With the next best."""


class Hint(Struct, frozen=True, kw_only=True):
    """What the analyst would point at, and what it brings compared with the next best."""

    seq: int
    """After which entry it was asked for; later it holds no more."""
    seat: int
    ref: Ref
    measure: Literal["points", "chance"]
    gain: float | None
    """By how much it promises more than the next best, in points or in the chance to win; null if nobody can say."""
    instead: Ref | None
    """The next best; null where there is none, or nobody looked."""
    only: bool
    """Whether there is nothing else to point at."""
    better: int
    """In how many of the worlds that were played on it goes better than the next best."""
    worlds: int
    happenings: list[Happening]
    """What comes more often, or less often, than with the next best; the greatest difference first."""
