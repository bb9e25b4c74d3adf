"""Every door of the hall, found from the application itself: none is left without its guards."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.routes import HTTPRoute

from meadhall.server.app import create_app
from meadhall.server.config import Config, Limits
from meadhall.server.limits import Buckets
from tests.server import runes
from tests.server.conftest import Served, served
from tests.server.playing import two_at

ROOT = Path(__file__).parents[2]
WITHOUT_SESSION = {"/api/me", "/api/health", "/api/openapi.json"}


def calls() -> Iterator[tuple[str, str]]:
    """Every method and path that the application answers, with its parameters filled in."""
    filled = {"id": "TABLE", "number": "0", "game": "ragnarocks", "lang": "en"}
    filled |= {"section": "turn", "lesson": "island", "kept": "0", "puzzle": "none"}
    for route in create_app(Config(data=Path("nowhere"))).routes:
        if isinstance(route, HTTPRoute) and route.path.startswith("/api/") and "/schema" not in route.path:
            for method in sorted(route.methods - {"OPTIONS", "HEAD"}):
                yield method, re.sub(r"\{(\w+):\w+\}", lambda name: filled[name[1]], route.path)


CALLS = list(calls())
CHANGES = [(method, path) for method, path in CALLS if method != "GET"]
LOOKS = [path for method, path in CALLS if method == "GET"]


def test_the_doors_are_found() -> None:
    assert ("POST", "/api/import") in CALLS
    assert ("PUT", "/api/me") in CALLS
    assert len(CHANGES) >= 9
    assert "/api/tables/TABLE/steps/0" in LOOKS


WRONG: list[tuple[dict[str, str | None], int, str]] = [
    ({"origin": "https://evil.example"}, 403, "foreign_origin"),
    ({"origin": None}, 403, "foreign_origin"),
    ({"cookie": None}, 401, "no_session"),
    ({"cookie": "meadhall=sigrun.forged"}, 401, "no_session"),
    ({"x-meadhall": None}, 403, "bad_csrf"),
    ({"x-meadhall": "OTHER"}, 403, "bad_csrf"),
]


async def test_a_change_needs_our_page_a_session_and_its_token(hall: Served) -> None:
    sigrun, other, table = await two_at(hall)
    own = {"origin": hall.address, "x-meadhall": sigrun.me["csrf"], "cookie": sigrun.cookie}
    before = await sigrun.get(f"/api/tables/{table}")
    async with httpx.AsyncClient(base_url=hall.address) as http:
        for method, path in CHANGES:
            for wrong, status, code in WRONG:
                headers = {name: value for name, value in (own | wrong).items() if value is not None}
                if headers.get("x-meadhall") == "OTHER":
                    headers["x-meadhall"] = other.me["csrf"]
                body = {"seat": 0, "name": "Loki"}
                answer = await http.request(method, path.replace("TABLE", table), json=body, headers=headers)
                assert (answer.status_code, answer.json()["code"]) == (status, code), (method, path, wrong)
    assert await sigrun.get(f"/api/tables/{table}") == before
    assert (await sigrun.get("/api/me"))["name"] == "Sigrun"


async def test_a_body_too_large_or_nested_too_deeply_is_refused(hall: Served) -> None:
    sigrun, _, table = await two_at(hall)
    nested = b"[" * 30_000
    for method, path in CHANGES:
        large = b" " * (70_000 if path != "/api/import" else (1 << 20) + 1)
        for body in (large, nested, b'{"seat": 0, "more": ' + nested, b'{"format": 1, "note": ' + nested):
            head = {"content-type": "application/json"}
            answer = await sigrun.http.request(method, path.replace("TABLE", table), content=body, headers=head)
            # 409: the call has no body, so none is read, and a match that goes on is neither left nor played again
            # 404: the same, and nobody judges matches of this game, or there is no such puzzle
            none = path.endswith(("/analysis", "/origin")) or "/kept/" in path or "/puzzle/" in path
            bodiless = (404, 409) if none else (409,)
            assert answer.status_code in (400, 413, *bodiless), (method, path, answer.text)
            assert set(answer.json()) == {"error", "code"}
    assert (await sigrun.get(f"/api/tables/{table}"))["state"] == "live"


async def test_whoever_looks_needs_a_session_except_at_what_everybody_may_see(hall: Served) -> None:
    _, _, table = await two_at(hall)
    async with httpx.AsyncClient(base_url=hall.address) as http:
        for path in LOOKS:
            http.cookies.clear()
            answer = await http.get(path.replace("TABLE", table))
            own = path.endswith(("/alone", "/lessons"))  # how somebody did is theirs
            public = path in WITHOUT_SESSION or (path.startswith("/api/games") and not own)
            assert answer.status_code == (200 if public else 401), (path, answer.text)
            assert answer.headers["content-security-policy"].startswith("default-src 'self'")


async def test_every_call_is_counted(hall: Served) -> None:
    guest = await hall.guest()
    for method, path in CALLS:
        assert (await guest.http.request(method, path)).status_code != 429
    hall.hall.requests = Buckets((0, 0), hall.hall.clock)  # whoever asks now has asked too much
    for method, path in CALLS:
        answer = await guest.http.request(method, path)
        assert (answer.status_code, answer.json()["code"]) == (429, "too_many"), (method, path)


async def test_a_message_nested_too_deeply_is_refused(hall: Served) -> None:
    sigrun, _, table = await two_at(hall)
    async with sigrun.at(table) as s:
        await s.until("table")
        for text in ("[" * 4000, '{"type": "ping", "id": "x", "more": ' + "[" * 4000):
            await s.socket.send(text)
            assert (await s.next())["code"] == "bad_message"
        assert (await s.answer())["type"] == "done"


async def test_addresses_that_no_file_can_have(tmp_path: Path) -> None:
    folder = tmp_path / "dist"
    folder.mkdir()
    (folder / "index.html").write_text("the page")
    async with served(tmp_path / "data", web=folder) as hall:
        http = (await hall.guest()).http
        odd = ("/a%00b", "/a%00b.js", "/" + "x" * 5000, "/%ff%fe", "/table/a%00b", "/rules/a%00b", "/rules/%ff")
        for address in odd:
            answer = await http.get(address)
            assert answer.status_code == 404, address[:20]


async def test_what_people_write_has_no_control_characters(hall: Served) -> None:
    sigrun = await hall.guest("Sigrun")
    opened = await sigrun.post(
        "/api/tables",
        {
            "game": "runes",
            "title": "A\u0000 <b>duel</b>\n\u202e now ",
            "seats": [{"kind": "me"}, {"kind": "hotseat", "name": "Bj\u0007arne\u2028"}],
        },
    )
    row = await sigrun.get(f"/api/tables/{opened['table']}")
    assert (row["title"], row["seats"][1]["name"]) == ("A <b>duel</b> now", "Bj arne")
    async with sigrun.at(opened["table"]) as s:
        await s.until("table")
        await s.send(type="say", text="Skål\u0000,\n\u2066 all! \N{MAN}\N{ZERO WIDTH JOINER}\N{EAR OF RICE}")
        said = await s.until("said")
        assert said["text"] == "Skål , all! \N{MAN}\N{ZERO WIDTH JOINER}\N{EAR OF RICE}"
        await s.send(type="say", text="\n\u0000")
        assert (await s.until("refused"))["code"] == "bad_message"


async def test_bringing_matches_is_limited_like_opening_tables(tmp_path: Path) -> None:
    async with served(tmp_path, limits=Limits(tables=(2, 0))) as hall:
        guest = await hall.guest()
        statuses = [(await guest.http.post("/api/import", content=b"{}")).status_code for _ in range(3)]
    assert statuses == [400, 400, 429]


@pytest.mark.complains("The rules of runes failed at table", "No preview of place:0")
async def test_the_words_of_a_rule_that_fails_stay_in_the_hall(hall: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    sigrun, bjarne, table = await two_at(hall)

    def tattle(*about: Any, **_: Any) -> None:
        raise KeyError("Odin holds the rune of victory")

    async with sigrun.at(table) as s, bjarne.at(table) as b:
        await s.until("table")
        await b.until("table")
        await s.answer()
        while b.view is None or b.view["seq"] < 1:
            await b.next()
        with monkeypatch.context() as patch:
            patch.setattr(runes, "tell", tattle)
            refused = await b.answer()
            assert refused["code"] == "rules_fault"
            patch.setattr(runes.RuneDuel, "view", tattle)
            await b.send(type="preview", seat=1, seq=1, ref="place:0")
            assert (await b.until("refused"))["code"] == "no_preview"
        assert not any("Odin" in text for text in (*s.heard, *b.heard))
        assert (await b.answer())["type"] == "done"


SAID = re.compile(
    r"""(?:bad|forbidden|clash)\("(\w+)"|(?:Refusal|_problem|answer_of| = )\(\d+, "(\w+)"|"""
    r"""refuse\([\w.]+(?: or "")?, "(\w+)\""""
)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_page_has_a_sentence_for_everything_that_the_hall_refuses(lang: str) -> None:
    sources = [file.read_text("utf-8") for file in (ROOT / "src/meadhall/server").rglob("*.py")]
    codes = {code for source in sources for found in SAID.findall(source) for code in found if code}
    assert {"not_your_seat", "cannot_undo", "rules_fault", "bad_csrf", "fault", "full", "too_slow"} <= codes
    # a part of the client that is fetched on its own has the sentences for what only it can be refused
    texts = "\n".join(file.read_text("utf-8") for file in (ROOT / "web/src").rglob(f"{lang}.ftl"))
    missing = {code for code in codes if f"\ntrouble-{code.replace('_', '-')} = " not in texts}
    assert not missing
