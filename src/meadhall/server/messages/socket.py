"""What is said at a table, on the WebSocket."""

from typing import Annotated

from msgspec import Meta, Raw, Struct

from meadhall.kernel.ask import Clause, Ref
from meadhall.kernel.forecast import Forecast
from meadhall.kernel.frames import Frame
from meadhall.kernel.game import Audience
from meadhall.kernel.patch import Patch

from .hall import Row
from .lessons import Coach
from .shown import GameEvent, View

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


class Show(Struct, frozen=True, kw_only=True, tag_field="type", tag="show", forbid_unknown_fields=True):
    """At a lesson: show me what is meant."""

    id: MessageId
    seat: int
    seq: int


class Ping(Struct, frozen=True, kw_only=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Are you there?"""

    id: MessageId


ClientMessage = Answer | TakeBack | Say | Preview | Foresee | Show | Ping


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
    lesson: Coach | None
    """What the coach says, at the table of a lesson."""


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
    lesson: Coach | None


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
    lesson: Coach | None


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


class ShownMessage(Struct, frozen=True, kw_only=True, tag_field="type", tag="shown"):
    """What pointing where the coach wants would look like: played on a copy, so the match is where it was."""

    id: str
    seq: int
    ref: Ref
    frames: list[Frame]


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
    | ShownMessage
    | PongMessage
)
