"""Bad input: strange messages, foreign pages, things too large. Nothing of it changes anything."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.conftest import Served, served
from tests.server.guest import Sitting
from tests.server.playing import two_at


async def ended(sitting: Sitting) -> dict[str, Any] | None:
    """The last thing that was said before the connection ended."""
    last = None
    try:
        while True:
            last = await sitting.next()
    except ConnectionClosed:
        return last


NONSENSE = [
    "",
    "hello",
    "[]",
    "null",
    "7",
    "{",
    '{"type": "answer"}',
    '{"type": "conquer", "id": "x"}',
    '{"type": "answer", "id": "x", "seat": "0", "seq": 0, "ref": "place:0"}',
    '{"type": "answer", "id": "x", "seat": 0, "seq": 0, "ref": "place:0", "as": 1}',
    '{"type": "answer", "id": "", "seat": 0, "seq": 0, "ref": "place:0"}',
    '{"type": "answer", "id": "' + "i" * 65 + '", "seat": 0, "seq": 0, "ref": "place:0"}',
    '{"type": "answer", "id": "x", "seat": 0, "seq": 0, "ref": "' + "r" * 201 + '"}',
    '{"type": "answer", "id": "x", "seat": 0, "seq": 1e99, "ref": "place:0"}',
    '{"type": "undo", "id": "x", "seat": null, "seq": 0}',
    '{"type": "say", "id": "x"}',
    '{"type": "ping"}',
    "\N{SNOWMAN}",
]


async def test_messages_that_make_no_sense_are_refused(hall: Served) -> None:
    sigrun, _, table = await two_at(hall)
    async with sigrun.at(table) as s:
        await s.until("table")
        for text in NONSENSE:
            await s.socket.send(text)
            refused = await s.next()
            assert (refused["type"], refused["code"]) == ("refused", "bad_message"), text
        assert (await s.answer(seq=99999999999999999999))["type"] == "stale"
        assert (await s.answer())["type"] == "done"


async def test_bytes_that_are_no_text_are_refused(hall: Served) -> None:
    sigrun, _, table = await two_at(hall)
    async with sigrun.at(table) as s:
        await s.until("table")
        await s.socket.send(b"\xff\xfe")
        assert (await s.next())["code"] == "bad_message"
        assert (await s.answer())["type"] == "done"


async def test_a_message_too_large_ends_the_connection(hall: Served) -> None:
    sigrun, _, table = await two_at(hall)
    for size in (5_000, 200_000):
        async with sigrun.at(table) as s:
            await s.until("table")
            await s.socket.send(json.dumps({"type": "say", "id": "x", "text": "y" * size}))
            last = await ended(s)
            assert last is None or (last["type"], last["code"]) == ("refused", "too_large")
    async with sigrun.at(table) as s:
        assert (await s.until("table"))["talk"] == []


async def test_nobody_answers_in_a_match_that_is_over_or_has_not_begun(hall: Served) -> None:
    sigrun = await hall.guest()
    table = (await sigrun.open("runes", "me", "open"))["table"]
    async with sigrun.at(table) as s:
        await s.until("table")
        assert (await s.answer("place:0", seat=0))["code"] == "not_started"
        for path in ("steps", "steps/0", "record"):
            await sigrun.get(f"/api/tables/{table}/{path}", expect=409)
        for deed, wish in {
            "resign": {"seat": 0},
            "handover": {"seat": 0, "bot": "random"},
            "takeback": {"seat": 0},
        }.items():
            assert (await sigrun.post(f"/api/tables/{table}/{deed}", wish, expect=409))["code"] == "not_started"


async def test_a_foreign_page_can_neither_change_nor_connect(hall: Served) -> None:
    sigrun, _, table = await two_at(hall)
    wish = {"game": "runes", "seats": [{"kind": "me"}, {"kind": "open"}]}
    for origin in ("https://evil.example", "null", hall.address + ".evil.example", hall.address.replace("http", "ftp")):
        answer = await sigrun.http.post("/api/tables", json=wish, headers={"origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
        with pytest.raises(InvalidStatus, match="403"):
            async with sigrun.at(table, origin=origin):
                pass
    async with httpx.AsyncClient(base_url=hall.address, cookies=sigrun.http.cookies) as without:
        answer = await without.post("/api/tables", json=wish, headers={"x-meadhall": sigrun.me["csrf"]})
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")


async def test_an_origin_of_the_settings_is_let_in(tmp_path: Path) -> None:
    async with served(tmp_path, origins=("https://hall.example",)) as hall:
        sigrun = await hall.guest()
        sigrun.http.headers["origin"] = "https://hall.example"
        table = (await sigrun.open("runes", "me", "open"))["table"]
        async with sigrun.at(table, origin="https://hall.example") as s:
            assert (await s.until("table"))["row"]["id"] == table
        assert (await sigrun.get(f"/api/tables/{table}"))["id"] == table


async def test_a_change_without_the_token_is_refused(hall: Served) -> None:
    sigrun, other = await hall.guest(), await hall.guest()
    for token in (None, "", "guess", other.me["csrf"]):
        headers = {"x-meadhall": token} if token is not None else {}
        sigrun.http.headers.pop("x-meadhall", None)
        for method, path, body in (
            ("PUT", "/api/me", {"name": "Loki"}),
            ("POST", "/api/tables", {"game": "runes", "seats": [{"kind": "me"}, {"kind": "open"}]}),
            ("POST", "/api/import", {}),
        ):
            answer = await sigrun.http.request(method, path, json=body, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "bad_csrf"), (method, path)
    assert (await sigrun.get("/api/me"))["name"] != "Loki"


async def test_without_a_session_nobody_changes_or_connects(hall: Served) -> None:
    _, _, table = await two_at(hall)
    async with httpx.AsyncClient(base_url=hall.address, headers={"origin": hall.address}) as nobody:
        for method, path in (
            ("POST", "/api/tables"),
            ("PUT", "/api/me"),
            ("GET", "/api/tables"),
            ("GET", f"/api/tables/{table}"),
        ):
            answer = await nobody.request(method, path, json={} if method != "GET" else None)
            assert (answer.status_code, answer.json()["code"]) == (401, "no_session")
    guest = await hall.guest()
    with pytest.raises(InvalidStatus, match="403"):
        async with guest.at(table, cookie="meadhall=made.up"):
            pass


async def test_tables_that_are_not_there(hall: Served) -> None:
    guest = await hall.guest()
    for path in ("", "/steps", "/steps/0", "/record"):
        assert (await guest.get(f"/api/tables/nowhere{path}", expect=404))["code"] == "not_found"
    for deed, wish in (("join", {}), ("leave", {}), ("rematch", {}), ("resign", {"seat": 0})):
        assert (await guest.post(f"/api/tables/nowhere/{deed}", wish, expect=404))["code"] == "not_found"
    with pytest.raises(InvalidStatus, match="403"):
        async with guest.at("nowhere"):
            pass


async def test_bodies_that_make_no_sense(hall: Served) -> None:
    sigrun, _, table = await two_at(hall)
    for body in (b"", b"{", b"\xff\xff", b"[1]", b'"x"', b'{"seat": "zero"}', b'{"seat": 0, "more": 1}', b"{}"):
        answer = await sigrun.http.post(
            f"/api/tables/{table}/resign", content=body, headers={"content-type": "application/json"}
        )
        assert answer.status_code == 400, body
        assert set(answer.json()) == {"error", "code"}
    assert (await sigrun.get(f"/api/tables/{table}"))["state"] == "live"


async def test_bodies_too_large(hall: Served) -> None:
    sigrun = await hall.guest()
    huge = json.dumps({"name": "x" * 70_000})
    answer = await sigrun.http.put("/api/me", content=huge, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
    answer = await sigrun.http.post("/api/import", content=b" " * ((1 << 20) + 1))
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
    answer = await sigrun.http.post("/api/import", content=b" " * 500_000)
    assert (answer.status_code, answer.json()["code"]) == (400, "broken_record")


async def test_every_answer_carries_the_headers_that_protect_a_page(hall: Served) -> None:
    guest = await hall.guest()
    for path in ("/api/me", "/api/nothing", "/", "/table/x", "/api/tables/nowhere", "/assets/none.js"):
        headers = (await guest.http.get(path)).headers
        assert headers["content-security-policy"].startswith("default-src 'self'")
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert headers.get("access-control-allow-origin") is None
