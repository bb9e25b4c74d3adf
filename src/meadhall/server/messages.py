"""Everything that server and clients say to each other. docs/protocol.md explains it; web/src/wire.ts is made of it."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from meadhall.kernel.ask import Clause, Ref
from meadhall.kernel.because import Explanation
from meadhall.kernel.forecast import Forecast
from meadhall.kernel.frames import Frame
from meadhall.kernel.game import Audience
from meadhall.kernel.patch import Patch
from meadhall.store import Pace

GameEvent = dict[str, Any]
"""Something that happened, flat: its kind and its fields."""


# ---- what a match shows


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


# ---- the hall


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
    options: list[GameOption]
    analysis: bool
    """Whether somebody judges its matches once they are over."""
    solo: SoloInfo | None
    """How it is played alone, where it can be."""


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


class Health(Struct, frozen=True, kw_only=True):
    """Whether the hall is well."""

    ok: bool
    tables: int


class Problem(Struct, frozen=True, kw_only=True):
    """What went wrong, in a sentence for the person who meets it."""

    error: str
    code: str


# ---- what clients say on the WebSocket

MessageId = Annotated[str, Meta(min_length=1, max_length=64)]


class Answer(Struct, frozen=True, kw_only=True, tag_field="type", tag="answer", forbid_unknown_fields=True):
    """My seat points at this."""

    id: MessageId
    seat: int
    seq: int
    ref: Annotated[Ref, Meta(min_length=1, max_length=200)]


class TakeBack(Struct, frozen=True, kw_only=True, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """My seat takes its last answer back."""

    id: MessageId
    seat: int
    seq: int


class Say(Struct, frozen=True, kw_only=True, tag_field="type", tag="say", forbid_unknown_fields=True):
    """Talk for everyone at the table."""

    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=400)]


class Preview(Struct, frozen=True, kw_only=True, tag_field="type", tag="preview", forbid_unknown_fields=True):
    """What would happen if my seat pointed at this?"""

    id: MessageId
    seat: int
    seq: int
    ref: Annotated[Ref, Meta(min_length=1, max_length=200)]


class Foresee(Struct, frozen=True, kw_only=True, tag_field="type", tag="forecast", forbid_unknown_fields=True):
    """What would follow if my seat pointed at this, or at any of its options?"""

    id: MessageId
    seat: int
    seq: int
    ref: Annotated[Ref, Meta(min_length=1, max_length=200)] | None = None


class Ping(Struct, frozen=True, kw_only=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Are you there?"""

    id: MessageId


ClientMessage = Answer | TakeBack | Say | Preview | Foresee | Ping


# ---- what the server says on the WebSocket; a view, a row and events come ready encoded, once for each audience


class Talk(Struct, frozen=True, kw_only=True):
    """Something said at the table."""

    name: str
    text: str
    at: str


class You(Struct, frozen=True, kw_only=True):
    """My seats, and whom I see with."""

    seats: list[int]
    audience: Audience


class TableMessage(Struct, frozen=True, kw_only=True, tag_field="type", tag="table"):
    """The whole table, on connecting and after a stale answer."""

    row: Row | Raw
    view: View | Raw | None
    log: list[list[GameEvent]] | Raw
    movers: list[int | None]
    """Who answered each step of the log; null for the setup."""
    talk: list[Talk]
    you: You
    invite: str | None


class ViewMessage(Struct, frozen=True, kw_only=True, tag_field="type", tag="view"):
    """The match goes on."""

    seq: int
    view: View | Raw
    events: list[GameEvent] | Raw
    then: list[list[GameEvent]] | Raw
    """What automata did after it, answer by answer."""
    took_back: int
    """So many entries were taken back: an answer, and those of the automata after it."""
    row: Row | Raw


class FramesMessage(Struct, frozen=True, kw_only=True, tag_field="type", tag="frames"):
    """The match goes on, event by event: for those who asked for frames."""

    seq: int
    frames: list[list[Frame]] | Raw
    """Of each answer its frames: of the person's, then of those that automata gave; an undo is one frame."""
    movers: list[int | None]
    """Who gave each of these answers; none of an undo."""
    took_back: int
    row: Patch
    """What changed in the row."""


class RowMessage(Struct, frozen=True, kw_only=True, tag_field="type", tag="row"):
    """Somebody came, went, sat down or handed over."""

    row: Row | Raw


class DoneMessage(Struct, frozen=True, kw_only=True, tag_field="type", tag="done"):
    """The answer is committed."""

    id: str
    seq: int


class RefusedMessage(Struct, frozen=True, kw_only=True, tag_field="type", tag="refused"):
    """The message was not taken."""

    id: str
    error: str
    code: str
    clause: Clause | None


class StaleMessage(Struct, frozen=True, kw_only=True, tag_field="type", tag="stale"):
    """The match has gone on meanwhile; the whole table follows."""

    id: str
    seq: int


class SaidMessage(Struct, frozen=True, kw_only=True, tag_field="type", tag="said"):
    """Somebody said something."""

    name: str
    text: str
    at: str


class PreviewMessage(Struct, frozen=True, kw_only=True, tag_field="type", tag="preview"):
    """What pointing there would do, up to the first barrier."""

    id: str
    ref: Ref
    view: View | Raw
    barrier: str | None


class ForecastMessage(Struct, frozen=True, kw_only=True, tag_field="type", tag="forecast"):
    """What would follow from pointing at things, up to the first barrier, as far as the seat can know it."""

    id: str
    seq: int
    options: dict[Ref, Forecast] | Raw
    left: list[Ref]
    """The options for which there was no time or room; they can be asked for one by one."""


class PongMessage(Struct, frozen=True, kw_only=True, tag_field="type", tag="pong"):
    """I am here."""

    id: str


ServerMessage = (
    TableMessage
    | ViewMessage
    | FramesMessage
    | RowMessage
    | DoneMessage
    | RefusedMessage
    | StaleMessage
    | SaidMessage
    | PreviewMessage
    | ForecastMessage
    | PongMessage
)
