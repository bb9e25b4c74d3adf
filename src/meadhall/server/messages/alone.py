"""What is said of playing alone, against seats that the rules play: what can be chosen, and what came of it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from meadhall.kernel.ask import Clause, Ref


class Difficulty(Struct, frozen=True, kw_only=True):
    """How hard a match against the rules is: a number that grows, and what the title calls it."""

    level: int
    name: str


class ChallengeInfo(Struct, frozen=True, kw_only=True):
    """Something that makes a match against the rules harder, and by how much."""

    ref: Ref
    level: int


class SoloInfo(Struct, frozen=True, kw_only=True):
    """What somebody chooses who plays a title alone, against seats that the rules play."""

    most: int
    """Against so many at most."""
    foes: list[Ref]
    chance: Ref
    """Stands for a foe whom chance shall choose."""
    challenges: list[ChallengeInfo]
    heroes: list[Ref]
    """Whom the person can play; without a wish the table offers those whom chance leaves."""
    levels: list[Difficulty]
    """What the difficulties are called, each from its level on."""
    settled: list[str]
    """The options of the table that follow from what is chosen here."""


class SoloWish(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match against the rules alone: against whom, what makes it harder, and as whom."""

    foes: Annotated[list[Annotated[Ref, Meta(max_length=200)]], Meta(max_length=16)]
    challenges: Annotated[list[Annotated[Ref, Meta(max_length=200)]], Meta(max_length=64)] = []
    hero: Annotated[Ref, Meta(max_length=200)] | None = None
    """None lets the table ask."""
    options: dict[str, bool | int | str] = {}
    """What else the table decides."""
    title: Annotated[str, Meta(max_length=80)] = ""


class SoloCheck(Struct, frozen=True, kw_only=True):
    """What follows from a wish to play alone, as the rules have it."""

    error: str | None
    refused: dict[Ref, Clause]
    """Which foes and heroes cannot be beside the foes that are wished for, and why."""
    difficulty: Difficulty


VentureResult = Literal["won", "lost", "left"]
"""``left``: given up, or finished by a bot."""


class SoloTally(Struct, frozen=True, kw_only=True):
    """How somebody did alone in the matches that have something in common; those that go on do not count."""

    matches: int
    won: int
    lost: int
    left: int
    best: Difficulty | None
    """The hardest that was won."""
    last: VentureResult | None
    last_table: str | None
    streak: int
    """Wins in a row up to now."""
    longest: int


class SoloCell(Struct, frozen=True, kw_only=True):
    """How somebody did against a foe with a challenge; null: without any."""

    challenge: Ref | None
    tally: SoloTally


class SoloRow(Struct, frozen=True, kw_only=True):
    """How somebody did against a foe."""

    foe: Ref
    whole: SoloTally
    cells: list[SoloCell]


class SoloMatch(Struct, frozen=True, kw_only=True):
    """A match that somebody plays or has played alone."""

    table: str
    title: str
    foes: list[Ref]
    challenges: list[Ref]
    """Those in the match, and those that were wished for and still come."""
    hero: Ref | None
    difficulty: Difficulty
    result: VentureResult | None
    """Null while it goes on."""
    at: float
    """When it ended, or went on last, in whole seconds of the epoch."""


class Campaign(Struct, frozen=True, kw_only=True):
    """How somebody did alone in a title: in all, against each foe and with each challenge."""

    whole: SoloTally
    rows: list[SoloRow]
    challenges: list[SoloCell]
    """Against whomever, without a challenge and with each of them."""
    running: list[SoloMatch]
    past: list[SoloMatch]
    """The newest first."""
