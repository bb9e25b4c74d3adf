"""Connections to tables are metered: frames, pieces of messages, pings and handshakes, each answered with a reason."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from meadhall.server import visits
from tests.server.conftest import Served, served
from tests.server.generous import GENEROUS
from tests.server.guest import Guest
from tests.server.knocking import CONT, LAST, PING, PONG, TEXT, Knock, frame, knocking
from tests.server.playing import two_at

FRAMES = 50
"""How many frames a connection may send at once in these tests."""
TOO_MUCH = (1008, "That is too much at once; wait a moment and come again.")
TOO_OFTEN = (1008, "You come and go too often; wait a moment.")
FLOODS = {
    "empty": frame(LAST | TEXT),
    "tiny": frame(LAST | TEXT, b"{}"),
    "ping": frame(LAST | PING),
    "large ping": frame(LAST | PING, b"x" * 125),
    "pong": frame(LAST | PONG),
}


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Served]:
    """A hall that counts."""
    async with served(tmp_path, limits=replace(GENEROUS, frames=(FRAMES, 0))) as open_hall:
        yield open_hall


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The frames that the hall has read, as their opcodes."""
    frames: list[int] = []
    recv_frame = visits.CountedFrames.recv_frame

    def count(self: visits.CountedFrames, frame: Any) -> None:
        frames.append(frame.opcode)
        recv_frame(self, frame)

    monkeypatch.setattr(visits.CountedFrames, "recv_frame", count)
    return frames


@pytest.fixture
async def loud(hall: Served) -> AsyncIterator[Knock]:
    """Somebody at a table of the hall who sends frames as they like."""
    sigrun, _, table = await two_at(hall)
    async with knocking(hall.address) as knock:
        made = await knock()
        await made.sit(sigrun, table)
        await made.heard("table")
        yield made


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS)
async def test_a_flood_of_frames_ends_the_connection_and_is_not_read(
    hall: Served, loud: Knock, read: list[int], flood: bytes
) -> None:
    """Given 20,000 frames in one go, only as many are read as may be sent; the others are thrown away."""
    loud.say(flood * 20_000)
    assert await loud.reason() == TOO_MUCH
    assert await loud.closed() == b""
    assert len(read) == FRAMES + 1
    sigrun, bjarne = hall.guests
    table = (await sigrun.get("/api/tables"))["mine"][0]["id"]
    async with sigrun.at(table) as s, bjarne.at(table) as b:
        await s.until("table")
        await b.until("table")
        assert (await s.answer())["type"] == "done"
        assert (await b.until("view"))["seq"] == 1


async def test_those_who_never_stop_sending_are_told_why_and_cut_off(
    loud: Knock, read: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given somebody who sends for ever, they are listened to until they can have read why, and no longer."""
    monkeypatch.setattr(visits, "FAREWELL", 3.0)

    async def for_ever() -> None:
        with suppress(ConnectionError):
            while True:
                loud.say(frame(LAST | PING) * 5_000)
                await loud.writer.drain()
                await asyncio.sleep(0.01)

    sending = asyncio.create_task(for_ever())
    assert await loud.reason() == TOO_MUCH
    await asyncio.sleep(0.5)
    assert not sending.done(), "cut off while something was on its way, and the reason perhaps with it"
    await asyncio.wait_for(sending, 10)
    assert len(read) == FRAMES + 1


async def test_whoever_keeps_to_the_measure_may_go_on(tmp_path: Path, read: list[int]) -> None:
    async with served(tmp_path, limits=replace(GENEROUS, frames=(5, 50))) as hall:
        sigrun, _, table = await two_at(hall)
        async with sigrun.at(table) as s:
            await s.until("table")
            for number in range(15):
                await s.send(type="ping", id=str(number))
                assert (await s.until("pong"))["id"] == str(number)
                await asyncio.sleep(0.04)
            assert len(read) == 15


@pytest.mark.parametrize("piece", [b"", b"x"], ids=["empty", "tiny"])
async def test_a_message_without_end_in_small_pieces(loud: Knock, read: list[int], piece: bytes) -> None:
    loud.say(frame(TEXT, piece) + frame(CONT, piece) * 10_000)
    assert await loud.reason() == (1009, "A message may come in at most 16 pieces.")
    assert len(read) == 17


async def test_a_message_without_end_in_large_pieces(loud: Knock, read: list[int]) -> None:
    loud.say(frame(TEXT, b"x" * 20_000) + frame(CONT, b"x" * 20_000) * 500)
    code, sentence = await loud.reason()
    assert (code, len(read)) == (1009, 3)
    assert "65536" in sentence


async def test_a_message_in_a_few_pieces_is_heard_with_a_ping_in_between(loud: Knock) -> None:
    whole = b'{"type": "ping", "id": "in pieces"}'
    first, *others = [whole[n : n + 3] for n in range(0, len(whole), 3)]
    for _ in range(2):  # pieces are counted for each message anew
        loud.say(frame(TEXT, first) + frame(LAST | PING, b"and?"))
        loud.say(b"".join(frame(CONT, other) for other in others) + frame(LAST | CONT))
        assert await loud.frame() == (PONG, b"and?")
        assert (await loud.heard("pong"))["id"] == "in pieces"


async def begun(guest: Guest, table: str, **headers: str) -> tuple[int, str] | str:
    """What comes of a connection to a table: the reason why it was closed, or what it hears first."""
    async with guest.at(table, **headers) as s:
        with suppress(ConnectionClosed):
            return str((await s.next())["type"])
    return s.socket.close_code or 0, s.socket.close_reason or ""


async def test_one_person_begins_so_many_connections(tmp_path: Path) -> None:
    async with served(tmp_path, limits=replace(GENEROUS, handshakes=(3, 0))) as hall:
        sigrun, bjarne, table = await two_at(hall)
        assert [await begun(sigrun, table) for _ in range(5)] == ["table"] * 3 + [TOO_OFTEN] * 2
        assert await begun(bjarne, table) == "table"


async def test_one_address_begins_so_many_connections(tmp_path: Path) -> None:
    """Given somebody who is somebody new each time, their address is known."""
    async with served(tmp_path, limits=replace(GENEROUS, address_handshakes=(3, 0))) as hall:
        _, _, table = await two_at(hall)
        here = {"x-forwarded-for": "192.0.2.1"}
        came = [await begun(await hall.guest(), table, **here) for _ in range(5)]
        assert came == ["table"] * 3 + [TOO_OFTEN] * 2
        assert await begun(await hall.guest(), table, **{"x-forwarded-for": "192.0.2.2"}) == "table"
        assert not hall.hall.connections
