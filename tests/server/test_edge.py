"""The edge of the hall: requests that never end, connections without number, visitors who do not read."""

import asyncio
import os
import resource
import socket
import subprocess
import sys
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from time import monotonic

import httpx
import pytest
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus

from meadhall.server.config import Limits
from meadhall.server.door import TURNED_AWAY
from meadhall.server.limits import household
from meadhall.server.logs import ALIKE
from tests.server.conftest import Process, Served, served
from tests.server.generous import GENEROUS
from tests.server.knocking import WHOLE, knocking, request, until
from tests.server.playing import two_at

SLOW = replace(GENEROUS, head_seconds=1.0, body_seconds=1.0)
"""A hall with little patience."""
ENDLESS = WHOLE[:-2] + b"x-saga: " + b"and then " * 100
"""A head that is not over for a long time."""
LATE = 6.0
"""Seconds after which something that should have taken one is late, also on a busy machine."""


def inside(hall: Served) -> int:
    return hall.server.server_state.gate.inside


# ---- requests that never end


async def test_half_open_requests_are_closed_while_a_proper_one_is_served(tmp_path: Path) -> None:
    """Given 150 connections that say nothing, half of a request, or one byte now and then, when the time is up, they
    are closed; whoever asks properly meanwhile is answered."""
    limits = replace(SLOW, head_seconds=3.0)
    async with served(tmp_path, limits=limits) as hall, knocking(hall.address) as knock:
        began = monotonic()
        knocks = [await knock() for _ in range(150)]
        for half in knocks[50:100]:
            half.say(b"GET /api/health HTTP/1.1\r\nhost: ha")
        trickles = [asyncio.create_task(slow.trickle(ENDLESS, 0.1)) for slow in knocks[100:]]
        proper = await knock()
        proper.say(WHOLE)
        assert (await proper.answer())[0] == 200
        assert inside(hall) > 1, "the others stand there all the time"
        closed = await asyncio.gather(*(half.closed() for half in knocks))
        assert 2.9 < monotonic() - began < 2.9 + LATE
        assert closed[:50] == [b""] * 50, "a browser that knocked in advance would show an answer to its next request"
        assert all(said.startswith(b"HTTP/1.1 408 ") and b"took too long to arrive" in said for said in closed[50:])
        proper.leave()
        await until(lambda: inside(hall) == 0)
        await asyncio.gather(*trickles)


async def test_a_head_that_trickles_in_time_is_answered(tmp_path: Path) -> None:
    async with served(tmp_path, limits=replace(SLOW, head_seconds=3.0)) as hall, knocking(hall.address) as knock:
        slow = await knock()
        for part in (WHOLE[:1], WHOLE[1:2], WHOLE[2:30], WHOLE[30:-1], WHOLE[-1:]):
            slow.say(part)
            await asyncio.sleep(0.05)
        assert (await slow.answer())[0] == 200


async def test_a_connection_that_is_used_again_and_again_has_the_time_anew_for_each_request(tmp_path: Path) -> None:
    async with served(tmp_path, limits=replace(SLOW, head_seconds=2.0)) as hall, knocking(hall.address) as knock:
        regular = await knock()
        for _ in range(5):
            regular.say(WHOLE[:20])
            await asyncio.sleep(0.5)
            regular.say(WHOLE[20:])
            assert (await regular.answer())[0] == 200
        trickle = asyncio.create_task(regular.trickle(ENDLESS, 0.1))
        assert (await regular.answer())[0] == 408
        assert await regular.closed() == b""
        await trickle


@pytest.mark.parametrize("path", ["/api/import", "/api/me", "/api/nothing", "/"])
async def test_a_body_that_trickles_is_not_waited_for(tmp_path: Path, path: str) -> None:
    """Given a body that never ends, whether the call reads it or not, the connection ends when the time is up."""
    async with served(tmp_path, limits=SLOW) as hall, knocking(hall.address) as knock:
        guest, slow = await hall.guest(), await knock()
        headers = {
            "host": hall.address.removeprefix("http://"),
            "origin": hall.address,
            "cookie": guest.cookie,
            "x-meadhall": guest.me["csrf"],
            "content-length": "60000",
        }
        slow.say(request("POST", path, headers))
        began = monotonic()
        trickle = asyncio.create_task(slow.trickle(b" " * 600, 0.1))
        said = await slow.closed()
        assert 0.9 < monotonic() - began < LATE
        if path == "/api/import":
            assert said.startswith(b"HTTP/1.1 408 "), "the call still waits for its body"
        assert (await guest.get("/api/me"))["person"] == guest.me["person"]
        trickle.cancel()


async def test_a_table_is_not_held_to_the_time_of_a_request(tmp_path: Path) -> None:
    faults: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, fault: faults.append(fault))
    async with served(tmp_path, limits=SLOW) as hall:
        sigrun, _, table = await two_at(hall)
        async with sigrun.at(table) as s:
            await s.until("table")
            await asyncio.sleep(1.5 * SLOW.head_seconds)
            await s.send(type="ping", id="still here")
            assert (await s.until("pong"))["id"] == "still here"
    assert not faults, "a clock ran on"


async def test_a_handshake_that_nobody_finishes_is_given_up(tmp_path: Path) -> None:
    """Given a request for a WebSocket with more headers than are read, nothing answers it; it does not stay either."""
    async with served(tmp_path, limits=SLOW) as hall, knocking(hall.address) as knock:
        odd = await knock()
        upgrade = {"host": "hall", "connection": "upgrade", "upgrade": "websocket"}
        odd.say(request("GET", "/ws/tables/x", upgrade | {f"x-{n}": "1" for n in range(200)}))
        await odd.closed(LATE)
        await until(lambda: inside(hall) == 0)


# ---- visitors who do not read


async def test_whoever_reads_nothing_is_let_go_and_whoever_reads_slowly_is_not(tmp_path: Path) -> None:
    folder = tmp_path / "dist"
    folder.mkdir()
    (folder / "saga.bin").write_bytes(os.urandom(24 << 20))
    (folder / "index.html").write_text("the page")
    ask = b"GET /saga.bin HTTP/1.1\r\nhost: hall\r\nconnection: close\r\n\r\n"
    limits = replace(SLOW, unread_seconds=2.0)
    async with served(tmp_path / "data", limits=limits, web=folder) as hall, knocking(hall.address) as knock:
        deaf, slow = await knock(), await knock()
        deaf.reader._transport.pause_reading()  # type: ignore[attr-defined]
        deaf.say(ask)
        slow.say(ask)
        got, began = 0, monotonic()
        while part := await slow.reader.read(256 << 10):
            got += len(part)
            await asyncio.sleep(0.03)
        assert (got > 24 << 20, monotonic() - began > limits.unread_seconds) == (True, True)
        await until(lambda: inside(hall) == 0)


# ---- connections without number


async def test_one_address_has_so_many_connections(tmp_path: Path) -> None:
    limits = replace(GENEROUS, address_connections=5)
    async with (
        served(tmp_path, limits=limits, proxies=()) as hall,
        knocking(hall.address) as knock,
        knocking(hall.address, source="127.0.0.2") as knock_elsewhere,
    ):
        first, *others = [await knock() for _ in range(5)]
        await until(lambda: inside(hall) == 5)
        sixth = await knock()
        sixth.say(WHOLE)
        status, problem = await sixth.answer()
        assert (status, problem["code"], problem["error"]) == (
            429,
            "crowded",
            "Too many connections come from your address; close some, or wait a moment.",
        )
        assert await sixth.closed() == b""
        neighbour = await knock_elsewhere()
        neighbour.say(WHOLE)
        assert (await neighbour.answer())[0] == 200
        first.leave()
        await until(lambda: inside(hall) == 5)
        again = await knock()
        again.say(WHOLE)
        assert (await again.answer())[0] == 200
        others[0].say(WHOLE)
        assert (await others[0].answer())[0] == 200, "those inside are served all the time"


async def test_a_web_server_in_front_of_the_hall_is_not_held_to_it(tmp_path: Path) -> None:
    limits = replace(GENEROUS, address_connections=2)
    async with served(tmp_path, limits=limits, proxies=("127.0.0.0/31",)) as hall, knocking(hall.address) as knock:
        for _ in range(8):
            visitor = await knock()
            visitor.say(WHOLE)
            assert (await visitor.answer())[0] == 200
        assert inside(hall) == 8


async def test_behind_a_web_server_an_address_has_so_many_tables(tmp_path: Path) -> None:
    """Given a web server that says where somebody comes from, it is their address that is counted, and not its own."""
    async with served(tmp_path, limits=replace(GENEROUS, address_connections=2)) as hall, AsyncExitStack() as open_:
        sigrun, _, table = await two_at(hall)

        async def come(**headers: str) -> bool:
            try:
                await open_.enter_async_context(sigrun.at(table, **headers))
            except InvalidStatus:
                return False
            return True

        there, elsewhere = {"x-forwarded-for": "192.0.2.1"}, {"x-forwarded-for": "192.0.2.2"}
        assert [await come(**there) for _ in range(3)] == [True, True, False]
        assert await come(**elsewhere)
        assert [await come() for _ in range(3)] == [True] * 3, "it says nothing, so nobody is known apart"
    assert not hall.hall.connections


async def test_the_hall_has_so_many_connections(tmp_path: Path) -> None:
    """Given a full hall, those who come are told so, and of a crowd most find the door shut without a word."""
    limits = replace(GENEROUS, connections=5)
    async with served(tmp_path, limits=limits) as hall, knocking(hall.address) as knock:
        inner = [await knock() for _ in range(5)]
        await until(lambda: inside(hall) == 5)
        late = await knock()
        late.say(WHOLE)
        status, problem = await late.answer()
        assert (status, problem["code"], problem["error"]) == (503, "full", "The hall is full; come again in a moment.")
        crowd = [await knock() for _ in range(TURNED_AWAY + 10)]
        assert (await asyncio.gather(*(each.closed() for each in crowd[-10:]))) == [b""] * 10
        inner[2].say(WHOLE)
        assert (await inner[2].answer())[0] == 200
        for each in inner:
            each.leave()
        await asyncio.gather(*(each.closed() for each in crowd))  # who asks for nothing is not waited for either
        await until(lambda: inside(hall) == 0)
        again = await knock()
        again.say(WHOLE)
        assert (await again.answer())[0] == 200


async def test_a_table_that_is_left_makes_room(tmp_path: Path) -> None:
    async with served(tmp_path) as hall:
        sigrun, bjarne, table = await two_at(hall)
        await sigrun.http.aclose()
        await bjarne.http.aclose()
        await until(lambda: inside(hall) == 0)
        async with bjarne.at(table) as b:
            await b.until("table")
            assert inside(hall) == 1
        await until(lambda: inside(hall) == 0)


async def test_where_somebody_comes_from_is_believed_of_a_web_server_only(tmp_path: Path) -> None:
    async def come(hall: Served, came_from: str) -> int:
        async with httpx.AsyncClient(base_url=hall.address, headers={"x-forwarded-for": came_from}) as http:
            return (await http.get("/api/me")).status_code

    limits = replace(GENEROUS, guests=(1, 0))
    async with served(tmp_path / "behind", limits=limits) as hall:
        came = [await come(hall, where) for where in ("10.0.0.1", "10.0.0.1", "2001:db8::1", "2001:db8::2", "x" * 900)]
        assert came == [200, 429, 200, 429, 200]
    async with served(tmp_path / "before", limits=limits, proxies=("127.0.0.9",)) as hall:
        assert [await come(hall, where) for where in ("10.0.0.1", "10.0.0.2")] == [200, 429]


@pytest.mark.parametrize(
    ("host", "whose"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("somewhere", "somewhere"),
        ("y" * 900, "y" * 64),
    ],
)
def test_whose_address_that_is(host: str, whose: str) -> None:
    assert household(host) == whose


# ---- a system without room


async def test_without_file_descriptors_the_hall_serves_those_it_has_and_the_log_stays_small(
    process: Callable[..., Process],
) -> None:
    """Given a system with room for five more connections, when a hundred knock, those inside are served; the log says
    once in a while what is wrong; and when they go the others come in."""
    hall = process(bots_ready=False)
    async with knocking(hall.address) as knock, knocking(hall.address) as crowd:
        inner = await knock()
        inner.say(WHOLE)
        assert (await inner.answer())[0] == 200
        highest = max(int(fd.name) for fd in Path(f"/proc/{hall.pid}/fd").iterdir())
        resource.prlimit(hall.pid, resource.RLIMIT_NOFILE, (highest + 6, highest + 6))
        outer = [await crowd() for _ in range(100)]
        for _ in range(15):
            inner.say(WHOLE)
            assert (await inner.answer())[0] == 200
            await asyncio.sleep(0.25)
        for each in outer:
            each.leave()
        late = await knock()
        late.say(WHOLE)
        assert (await late.answer())[0] == 200
    log = os.pread(hall.words.file.fileno(), 1 << 20, 0).decode()
    assert "The hall can let nobody in for a moment: Too many open files." in log
    assert len(log.splitlines()) <= ALIKE
    assert len(log) < 200 * ALIKE


async def test_the_hall_asks_the_system_for_room_and_says_how_much_it_got(tmp_path: Path) -> None:
    def little() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (80, 100))

    command = [sys.executable, "-m", "meadhall", "serve", "--port", "0", "--data", str(tmp_path)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, preexec_fn=little) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith("Meadhall is open")
        process.terminate()
        log = process.stderr.read()
    assert log.splitlines()[0].endswith("The system has room for 36 connections, not for 1000 (ulimit -n).")


# ---- what is sent leaves at once


async def test_what_is_sent_leaves_at_once(hall: Served) -> None:
    """Nagle's algorithm holds a small answer back until the one before it is acknowledged."""
    sigrun, _, table = await two_at(hall)
    async with sigrun.at(table) as s:
        await s.until("table")
        visits = list(hall.server.server_state.connections)
        kinds = {type(visit).__name__ for visit in visits}
        assert kinds == {"HttpVisit", "SocketVisit"}
        for visit in visits:
            connection = visit.transport.get_extra_info("socket")
            assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) == 1


def test_the_limits_are_those_that_the_page_about_them_names() -> None:
    page = (Path(__file__).parents[2] / "docs/protocol.md").read_text("utf-8")
    section = page.partition("## Limits")[2].partition("\n## ")[0]
    assert section
    for name in Limits.__struct_fields__:
        value = getattr(Limits(), name)
        numbers = " | ".join(f"{number:g}" for number in (value if isinstance(value, tuple) else (value,)))
        assert f"| `{name}` | {numbers} |" in section, name
