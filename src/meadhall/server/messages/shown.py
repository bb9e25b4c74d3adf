"""What a match shows: its view, and what happened."""

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from meadhall.kernel.ask import Clause, Ref
from meadhall.kernel.because import Explanation
from meadhall.kernel.game import Audience

GameEvent = dict[str, Any]
"""Something that happened, flat: its kind and its fields."""


class Asked(Struct, frozen=True, kw_only=True):
    """Who is asked, and what. Of an automaton everybody sees what it is offered, and why."""

    seat: int
    prompt: str
    about: dict[str, Ref | int]
    count: int | UnsetType = UNSET
    """How many options there are; only for the audience's own asks."""
    options: list[Ref] | UnsetType = UNSET
    """Only of an automaton: the one thing that the clauses leave it."""
    refusals: dict[Ref, Clause] | UnsetType = UNSET
    clauses: list[Clause] | UnsetType = UNSET
    because: Explanation | UnsetType = UNSET


class AskView(Struct, frozen=True, kw_only=True):
    """The audience's own pending ask."""

    seat: int
    prompt: str
    about: dict[str, Ref | int]
    options: list[Ref]
    refusals: dict[Ref, Clause]
    clauses: list[Clause]
    because: Explanation | UnsetType = UNSET
    """Why these are left, where clauses have put others aside."""
    secret: bool | UnsetType = UNSET
    """True where one of the options is kept from others."""
    together: bool | UnsetType = UNSET
    """True where several are asked at once: the answer is final."""


class Undo(Struct, frozen=True, kw_only=True):
    """How many answers can be taken back, and by whom."""

    seat: int
    steps: int


class Outcome(Struct, frozen=True, kw_only=True):
    """How a match ended. A resignation has no scores and no clause."""

    ranks: list[int]
    scores: list[int | None]
    ending: str
    clause: Clause | None
    parts: dict[str, list[int]] | UnsetType = UNSET
    """The points by their sources, where the title says them."""


class View(Struct, frozen=True, kw_only=True):
    """What one audience sees of a match."""

    game: str
    version: int
    seats: int
    seq: int
    audience: Audience
    automata: list[int]
    """The seats that the rules play."""
    asked: list[Asked]
    ask: AskView | None
    undo: Undo | None
    outcome: Outcome | None
    table: Any
