"""What everybody at a table is shown of an entry: the whole view, or frames for those who asked for them.

It is all made before the store has the entry, and sent only then.
"""

from typing import TYPE_CHECKING, NamedTuple

from msgspec import Raw, to_builtins

from meadhall.kernel.ask import Seat
from meadhall.kernel.events import Event
from meadhall.kernel.frames import Frame
from meadhall.kernel.game import Audience, View
from meadhall.kernel.match import Match
from meadhall.kernel.patch import diff
from meadhall.store import StoredTable

from . import messages as say
from .brief import in_brief
from .client import Client, encode
from .seating import audience_of, row_of, seats_of

if TYPE_CHECKING:
    from .actor import Table


class Played(NamedTuple):
    """An entry, and the answers that automata gave after it: what each told, who gave it, its frames by audience."""

    told: list[Event]
    then: list[list[Event]]
    movers: list[Seat | None]
    took_back: int
    frames: list[dict[Audience, list[Frame]]]


class Letter(NamedTuple):
    """A message that is ready to be sent, and the row that the client knows then, if it is told rows by patches."""

    client: Client
    text: str
    row: View | None = None


class Post:
    """The letters of one entry: what several get alike is made once."""

    def __init__(self, table: "Table", match: Match, stored: StoredTable, played: Played) -> None:
        self._table, self._match, self._stored, self._played = table, match, stored, played
        self._views: dict[Audience, tuple[Raw, Raw, Raw]] = {}
        self._texts: dict[tuple[Audience, str | None], str] = {}
        self._frames: dict[tuple[Audience, Audience], Raw] = {}
        self._rows: dict[str | None, View] = {}
        self.letters = [self._letter(client) for client in table.clients]

    def _letter(self, client: Client) -> Letter:
        audience = audience_of(self._stored, client.person, client.audience)
        if client.row is not None and client.audience in self._played.frames[0]:
            return self._framed(client, client.row, client.audience, audience)
        who = self._known_as(client)
        if (audience, who) not in self._texts:
            self._texts[audience, who] = self._whole(client, audience)
        return Letter(client, self._texts[audience, who], None if client.row is None else self._row(client))

    def _known_as(self, client: Client) -> str | None:
        """Those who do not sit here see alike."""
        return client.person if seats_of(self._stored, client.person) else None

    def _row(self, client: Client) -> View:
        who = self._known_as(client)
        if who not in self._rows:
            self._rows[who] = plain_row(self._table, self._stored, client.person)
        return self._rows[who]

    def _whole(self, client: Client, audience: Audience) -> str:
        """The view after everything, with all that was told."""
        if audience not in self._views:
            tellings = (self._played.told, *self._played.then)
            first, *rest = ([event.seen_by(audience) for event in events] for events in tellings)
            whole = encode(self._table.view(self._match, audience, self._stored))
            self._views[audience] = Raw(whole), Raw(encode(first)), Raw(encode(rest))
        view, seen, after_it = self._views[audience]
        message = say.ViewMessage(
            seq=self._stored.seq,
            view=view,
            events=seen,
            then=after_it,
            took_back=self._played.took_back,
            row=Raw(encode(self._row(client))),
            lesson=self._table.coach(),
        )
        return encode(message).decode()

    def _framed(self, client: Client, row: View, before: Audience, audience: Audience) -> Letter:
        """The frames, as whom the client saw so far; whoever holds several seats turns to the one that is asked now."""
        if (before, audience) not in self._frames:
            frames = [answer[before] for answer in self._played.frames]
            if before != audience:
                turned = diff(self._match.view(before), self._match.view(audience))
                frames[-1] = [*frames[-1], Frame(patch=turned)]
            self._frames[before, audience] = Raw(encode(in_brief(frames) if self._match.automata else frames))
        now = self._row(client)
        message = say.FramesMessage(
            seq=self._stored.seq,
            frames=self._frames[before, audience],
            movers=self._played.movers,
            took_back=self._played.took_back,
            row=diff(row, now),
            lesson=self._table.coach(),
        )
        return Letter(client, encode(message).decode(), now)


def plain_row(table: "Table", stored: StoredTable, person: str) -> View:
    """The table in a line, as it arrives."""
    row: View = to_builtins(row_of(stored, person, table.present, table.bots.hasty))
    return row
