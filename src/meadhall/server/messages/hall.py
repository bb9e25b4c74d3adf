"""What is said in the hall: people, titles, rules, tables and who sits at them."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from meadhall.kernel.ask import Clause
from meadhall.store import Pace

from .alone import SoloInfo
from .shown import Outcome


class Person(Struct, frozen=True, kw_only=True):
    """Who I am, and the token that every change needs."""

    person: str
    name: str
    csrf: str


class NewName(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What I want to be called."""

    name: Annotated[str, Meta(min_length=1, max_length=24)]


class BotInfo(Struct, frozen=True, kw_only=True):
    """A bot one can play against."""

    id: str
    seconds: float | None
    """How long it thinks about one answer at most, if it says."""


class GameOption(Struct, frozen=True, kw_only=True):
    """Something to be chosen when a table is opened."""

    name: str
    kind: Literal["bool", "choice", "number"]
    choices: list[str | int] = []
    min: int = 0
    max: int = 0
    default: bool | str | int
    when: dict[str, list[bool | str | int]] = {}
    """It matters only where each of these options, or ``seats``, is one of these."""
    only: dict[str, dict[str, list[bool | str | int]]] = {}
    """The same for single choices."""


class BannerLines(Struct, frozen=True, kw_only=True):
    """What is written on a banner in one language; the tagline may be empty, and what it is called to play alone."""

    name: str
    tagline: str
    alone: str


class BannerInfo(Struct, frozen=True, kw_only=True):
    """How a title hangs in the hall."""

    lines: dict[str, BannerLines]
    """By language; English is always there."""
    minutes: int | None
    credits: str
    cloth: list[str]
    """Two colours: where the light falls, and in the folds."""


class GameInfo(Struct, frozen=True, kw_only=True):
    """A title of the hall."""

    id: str
    banner: BannerInfo
    seats: list[int]
    finished: bool
    playable: bool
    prefix: str
    bots: list[BotInfo]
    """Its own, from the weakest to the strongest."""
    guests: list[BotInfo]
    """Bots of other packages: they belong to no ladder, and nobody gets one who did not choose it."""
    partner: str | None
    """The bot that suits the visitor: the gentlest for newcomers, later one that they beat about half of the time."""
    played: int = 0
    """How many matches of it the visitor has played to their end, practice and lessons left out; 20 at most."""
    options: list[GameOption]
    analysis: bool
    """Whether somebody judges its matches once they are over."""
    solo: SoloInfo | None
    """How it is played alone, where it can be."""
    lessons: int
    """How many lessons teach it."""


class TableWish(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How many seats a table would have, and its options."""

    seats: int
    options: dict[str, bool | int | str] = {}


class TableCheck(Struct, frozen=True, kw_only=True):
    """Whether a table could be opened like this."""

    error: str | None
    places: list[str]
    """What each seat would be called, as team and number; empty where seats are alike."""
    automata: list[int]
    """The seats that the rules would play; nobody can take them."""


class RuleClause(Struct, frozen=True, kw_only=True):
    """One numbered sentence of the rules."""

    id: Clause
    text: str
    ruling: bool
    group: str | None


class RuleSection(Struct, frozen=True, kw_only=True):
    """A chapter of the rules."""

    number: str
    title: str
    lang: str
    """English, where the language that was wished for lacks this part of the rules."""
    clauses: list[RuleClause]


class Rules(Struct, frozen=True, kw_only=True):
    """The rules of a title."""

    sections: list[RuleSection]


class RowSeat(Struct, frozen=True, kw_only=True):
    """Who sits in a seat. A person's or hot-seat's seat with a bot is played by it until it is taken back."""

    seat: int
    kind: Literal["person", "bot", "open", "hotseat", "automaton"]
    place: str | None
    """What the seat is called in a game of teams, ``ivory.1``."""
    name: str | None
    bot: str | None
    mine: bool
    present: bool
    turn: bool
    resigned: bool
    hasty: bool
    """Whether the clock cut the bot short when it answered last: it plays weaker than it can."""


class Halted(Struct, frozen=True, kw_only=True):
    """Why a match can be read and not be played on."""

    why: Literal["outdated", "damaged", "newer", "unknown", "values"]
    """Forbidden by the present rules; damaged in the store; of newer rules than the hall's; of a game it has not; begun
    under other printed values."""
    entry: int | None
    """The first entry that cannot be played."""
    clause: Clause | None
    """What forbids it."""


class Study(Struct, frozen=True, kw_only=True):
    """What a table is for that is no match among others."""

    kind: Literal["lesson", "practice", "puzzle"]
    of: str
    """The lesson, the puzzle, or the table whose match is practised on."""
    step: int
    """At which step of that match the practice began."""


class Row(Struct, frozen=True, kw_only=True):
    """A table in a line."""

    id: str
    game: str
    title: str
    state: Literal["open", "live", "over"]
    seats: list[RowSeat]
    seq: int
    updated: str
    outcome: Outcome | None
    ended_by: str | None
    """``rules``, ``resigned``, ``outdated`` or ``damaged`` (see ``halted``), or null while it goes on."""
    rematch: str | None
    pace: Pace
    halted: Halted | None
    """Why it can be read and not be played on, if that is so."""
    ended: float | None
    """When it ended, in whole seconds of the epoch; null while it goes on."""
    since: float | None
    """Since when it waits for those whose turn it is; null where nobody is asked."""
    study: Study | None


class Tables(Struct, frozen=True, kw_only=True):
    """The tables of the hall, for one visitor."""

    open: list[Row]
    mine: list[Row]
    """Those that wait for the visitor first, then the others that go on; then those that are over, newest first."""
    live: list[Row]
    replays: list[Row]


class Me(Struct, frozen=True, kw_only=True, tag_field="kind", tag="me", forbid_unknown_fields=True):
    """I sit here."""


class Open(Struct, frozen=True, kw_only=True, tag_field="kind", tag="open", forbid_unknown_fields=True):
    """Somebody may come and sit here."""


class Hotseat(Struct, frozen=True, kw_only=True, tag_field="kind", tag="hotseat", forbid_unknown_fields=True):
    """Somebody sits here who shares my device."""

    name: Annotated[str, Meta(min_length=1, max_length=24)]


class Bot(Struct, frozen=True, kw_only=True, tag_field="kind", tag="bot", forbid_unknown_fields=True):
    """A bot sits here."""

    bot: Annotated[str, Meta(max_length=64)]


class Automaton(Struct, frozen=True, kw_only=True, tag_field="kind", tag="automaton", forbid_unknown_fields=True):
    """The rules play here, as the title and its options say."""


SeatWish = Me | Open | Hotseat | Bot | Automaton


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=64)]
    title: Annotated[str, Meta(max_length=80)] = ""
    options: dict[str, bool | int | str] = {}
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=100)]
    private: bool = False
    pace: Pace = "live"
    """How long the table waits for somebody who is away: ten minutes, or three days."""


class Opened(Struct, frozen=True, kw_only=True):
    """A table that is there now, and the secret of its invitation."""

    table: str
    invite: str


class Join(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat to be claimed."""

    invite: Annotated[str, Meta(max_length=64)] | None = None
    seat: int | None = None


class SeatOnly(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The seat that is meant."""

    seat: int


class Handover(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat, and the bot that shall play it."""

    seat: int
    bot: Annotated[str, Meta(max_length=64)]


class TableId(Struct, frozen=True, kw_only=True):
    """The table to go to."""

    table: str


class Health(Struct, frozen=True, kw_only=True):
    """Whether the hall is well."""

    ok: bool
    tables: int


class Problem(Struct, frozen=True, kw_only=True):
    """What went wrong, in a sentence for the person who meets it."""

    error: str
    code: str
