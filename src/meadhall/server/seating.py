"""Who sits where, whose turn it is, and what others are told of it."""

from collections.abc import Container, Sequence
from datetime import UTC, datetime
from unicodedata import category

import msgspec

from meadhall.kernel.ask import Seat
from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.game import SPECTATOR, Audience
from meadhall.kernel.options import read_options
from meadhall.kernel.titles import find
from meadhall.store import StoredSeat, StoredTable, Write
from meadhall.store import statements as do

from . import messages as say

CONTROL = {"Cc", "Cs", "Zl", "Zp"}
"""Kinds of characters that no reader sees and that make lines where there are none."""
TURNING = frozenset(map(chr, (*range(0x202A, 0x202F), *range(0x2066, 0x206A))))
"""What turns the direction of the text around it, also of what others wrote."""


def iso(at: float) -> str:
    """A moment as the wire writes it."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def whole(at: float) -> float:
    """A moment in whole seconds: whenever it was, it is as long on the wire, where lengths must tell nothing."""
    return float(int(at))


def legible(text: str) -> str:
    """What somebody wrote as everybody can read it: without control characters and runs of spaces."""
    return " ".join("".join(" " if category(c) in CONTROL or c in TURNING else c for c in text).split())


def seats_of(table: StoredTable, person: str | None) -> list[Seat]:
    """The seats that a person holds, also those that a bot plays for them."""
    return [s.seat for s in table.seats if person is not None and s.person == person]


def audience_of(table: StoredTable, person: str | None, last: Audience | None = None) -> Audience:
    """Whom a person sees with: their seat that is asked now, else the one they saw with last, else a spectator."""
    mine = seats_of(table, person)
    if not mine:
        return SPECTATOR
    for seat in table.asked:
        if seat in mine and table.seats[seat].bot is None:
            return seat
    return last if last in mine else mine[0]


def places_of(table: StoredTable) -> Sequence[str]:
    """What the seats are called in a game of teams; empty where they are alike, or the game is not known here."""
    try:
        game = find(table.game)
        return game.places(len(table.seats), read_options(game, len(table.seats), table.options))
    except MeadhallError:
        return ()


def row_of(table: StoredTable, person: str | None, present: Container[str], hasty: Container[Seat] = ()) -> say.Row:
    """The table in a line, for one visitor; some seats' bots may have had to answer in haste."""
    places = places_of(table)
    return say.Row(
        id=table.id,
        game=table.game,
        title=table.title,
        state=table.state,
        seats=[
            say.RowSeat(
                seat=s.seat,
                kind=s.kind,
                place=places[s.seat] if places else None,
                name=s.name or None,
                bot=s.bot,
                mine=person is not None and s.person == person,
                present=s.kind in ("bot", "automaton") or s.person in present,
                turn=s.seat in table.asked,
                resigned=s.resigned,
                hasty=s.bot is not None and s.seat in hasty,
            )
            for s in table.seats
        ],
        seq=table.seq,
        updated=iso(table.updated_at),
        outcome=None if table.outcome is None else msgspec.convert(table.outcome, say.Outcome),
        ended_by=table.ended_by,
        rematch=table.rematch,
        pace=table.pace,
        halted=None if table.halted is None else msgspec.convert(msgspec.to_builtins(table.halted), say.Halted),
        ended=whole(table.updated_at) if table.state == "over" else None,
        since=whole(table.asked_since or table.updated_at) if table.asked else None,
        study=None if table.study is None else msgspec.convert(msgspec.to_builtins(table.study), say.Study),
    )


def seated(table: StoredTable, seat: StoredSeat) -> StoredTable:
    """The table with somebody else in a seat."""
    seats = (*table.seats[: seat.seat], seat, *table.seats[seat.seat + 1 :])
    return msgspec.structs.replace(table, seats=seats)


def sit_write(table: str, seat: StoredSeat) -> Write:
    """What is written when a seat changes hands."""
    return Write(
        do.SIT,
        {
            "of": table,
            "at": seat.seat,
            "new_kind": seat.kind,
            "new_person": seat.person,
            "new_name": seat.name,
            "new_bot": seat.bot,
            "new_resigned": seat.resigned,
        },
    )


def table_writes(table: StoredTable) -> list[Write]:
    """What is written when a table is put up, with its seats."""
    return [
        Write(
            do.ADD_TABLE,
            {
                "id": table.id,
                "game": table.game,
                "version": table.version,
                "title": table.title,
                "state": table.state,
                "private": table.private,
                "invite": table.invite,
                "options": msgspec.json.encode(table.options).decode(),
                "host": table.host,
                "created_at": table.created_at,
                "updated_at": table.updated_at,
                "started_at": table.started_at,
                "seq": table.seq,
                "asked": msgspec.json.encode(table.asked).decode(),
                "asked_since": table.asked_since,
                "outcome": None if table.outcome is None else msgspec.json.encode(table.outcome).decode(),
                "ended_by": table.ended_by,
                "rematch": table.rematch,
                "pace": table.pace,
                "wishes": msgspec.json.encode(table.wishes).decode(),
                "facing": None if table.facing is None else msgspec.json.encode(table.facing).decode(),
                "study": None if table.study is None else table.study.kind,
                "study_of": "" if table.study is None else table.study.of,
                "study_step": 0 if table.study is None else table.study.step,
            },
        ),
        *(
            Write(
                do.ADD_SEAT,
                {
                    "table_id": table.id,
                    "seat": s.seat,
                    "kind": s.kind,
                    "person": s.person,
                    "name": s.name,
                    "bot": s.bot,
                    "resigned": s.resigned,
                    "away_from": s.away_from,
                },
            )
            for s in table.seats
        ),
    ]
