"""What is said of puzzles: which there are, how one stands, and how the visitor did."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from meadhall.kernel.ask import Ref, Seat

Day = Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")]
Fields = dict[str, str | int | float]
PuzzleStage = Literal["trying", "wrong", "solved", "failed"]


class PuzzleWish(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The day on which somebody begins a puzzle, where they are."""

    day: Day | None = None


class PuzzleSaid(Struct, frozen=True, kw_only=True):
    """A sentence: the id of one of the texts of the title's puzzles, and what it is filled in with."""

    id: str
    about: Fields


class PuzzleCard(Struct, frozen=True, kw_only=True):
    """A puzzle in a line, and how the visitor did."""

    id: str
    game: str
    kind: str
    """``puzzle-<kind>`` is the text that it is called by."""
    about: Fields
    level: int
    """How hard it is, from 1 to 5."""
    result: int | None
    """With which attempt the visitor solved it; 0: not at all; null: not tried, or not to the end."""
    begun: bool


class PuzzleDay(Struct, frozen=True, kw_only=True):
    """A day of the week that ends today, and how the visitor did at its puzzle."""

    day: str
    result: int | None
    begun: bool


class PuzzleStreak(Struct, frozen=True, kw_only=True):
    """On how many days in a row the visitor solved the day's puzzle."""

    now: int
    best: int
    week: list[PuzzleDay]


class PuzzleShares(Struct, frozen=True, kw_only=True):
    """How others fared: how many solved it with the first, second and third attempt, and how many did not."""

    first: int
    second: int
    third: int
    missed: int


class PuzzleOfDay(Struct, frozen=True, kw_only=True):
    """The puzzle of a day; none where no title has puzzles."""

    day: str
    today: PuzzleCard | None
    yesterday: PuzzleCard | None
    streak: PuzzleStreak


class Puzzles(Struct, frozen=True, kw_only=True):
    """All puzzles of the hall."""

    of_day: PuzzleOfDay
    puzzles: list[PuzzleCard]


class PuzzleTry(Struct, frozen=True, kw_only=True):
    """A wrong decision, and why it was wrong."""

    way: list[Ref]
    reason: PuzzleSaid | None


class PuzzleHint(Struct, frozen=True, kw_only=True):
    """A hint that was given, and what is lit by it."""

    said: PuzzleSaid
    lit: list[Ref]


class PuzzleOrigin(Struct, frozen=True, kw_only=True):
    """The match that a puzzle is a moment of."""

    players: list[str]
    """Who sat there, by seat."""
    bots: bool
    """Whether these are bots, named by their level."""
    turn: int
    """0 where nobody counts turns."""
    played: list[Ref]
    """What was decided there, told afterwards."""
    whole: bool
    """Whether all of it can be replayed, afterwards."""


class PuzzleSolution(Struct, frozen=True, kw_only=True):
    """What was to be found, told afterwards."""

    way: list[Ref]
    steps: int
    """So many answers from the puzzle's moment to the end of the line."""
    best: float
    second: float
    proven: bool


class PuzzleState(Struct, frozen=True, kw_only=True):
    """A puzzle as it stands at the visitor's own table."""

    id: str
    game: str
    kind: str
    about: Fields
    level: int
    seat: Seat
    day: str | None
    """The day whose puzzle it is."""
    step: int
    """The step of the table's match at which the puzzle begins: nothing before it can be taken back."""
    stage: PuzzleStage
    attempts: int
    left: int
    tries: list[PuzzleTry]
    """The wrong decisions, first to last; the last of them lies on the board while the stage is ``wrong``."""
    parts: list[Ref]
    """What has been pointed at for the decision under way."""
    of: int
    """So many things, one after the other, make up a decision."""
    choices: int
    """So many decisions can be taken."""
    measure: Literal["result", "points", "chance"]
    hints: list[PuzzleHint]
    hint: bool
    """Whether a hint can be had: it costs an attempt."""
    result: int | None
    """With which attempt it was solved, 0: not at all; null while it is tried."""
    solution: PuzzleSolution | None
    walked: bool
    """Whether the solution and how it goes on lie on the board, to be walked step by step."""
    origin: PuzzleOrigin
    shares: PuzzleShares | None
    """Null where so few have come to an end that one could tell who it was."""
    streak: PuzzleStreak
    yesterday: PuzzleCard | None
    next: str | None
    """One that the visitor has not solved: of the same title, no easier if there is one."""
