"""Answers are packed for those who can unpack them, and not sent again to those who have them."""

import gzip
from pathlib import Path

import brotli
import pytest
from httpx import AsyncClient

from meadhall.server.packing import best_encoding, is_known
from tests.server.conftest import Served, served

BOTH = ("gzip", "br")
LONG = "console.log('skål')\n" * 100


@pytest.mark.parametrize(
    ("accepted", "best"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("GZIP;q=0.5, BR ; q=0.4", "gzip"),
        ("br;q=0, gzip;q=1.0", "gzip"),
        ("br;q=0,gzip;q=0", None),
        ("*", "br"),
        ("*;q=0.1, gzip", "gzip"),
        ("br;q=0, *", "gzip"),
        ("identity", None),
        ("identity, *;q=0", None),
        ("xgzip, brotli", None),
        ("gzip;q=high, br;q=", None),
        ("gzip;q=7", None),
        ("gzip;q=nan", None),
        (",;,=;q=1,", None),
        ("", None),
        (None, None),
    ],
)
def test_packed_is_what_somebody_can_unpack_and_likes_best(accepted: str | None, best: str | None) -> None:
    assert best_encoding(accepted, BOTH) == best


def test_what_is_not_there_is_not_chosen() -> None:
    assert best_encoding("br", ("gzip",)) is None
    assert best_encoding("br, gzip", ()) is None


@pytest.mark.parametrize(
    ("asked", "known"),
    [('"a"', True), ('"b", "a"', True), ('W/"a"', True), ("*", True), ('"b"', False), ("a", False), ("", False)],
)
def test_known_is_what_somebody_has_a_name_for(asked: str, known: bool) -> None:
    assert is_known(asked, '"a"') is known
    assert not is_known(None, '"a"')


async def raw(http: AsyncClient, address: str, accepted: str, **headers: str) -> tuple[dict[str, str], bytes]:
    """An answer as it came over the line."""
    async with http.stream("GET", address, headers={"accept-encoding": accepted, **headers}) as answer:
        body = b"".join([part async for part in answer.aiter_raw()])
        assert answer.headers.get("content-length") == str(len(body)) or answer.status_code == 304
        return {**answer.headers, "status": str(answer.status_code)}, body


@pytest.mark.parametrize(
    "address",
    [
        "",
        "/ragnarocks/texts/en",
        "/ragnarocks/scene",
        "/ragnarocks/howto?lang=de",
        "/ragnarocks/howto/goal",
        "/ragnarocks/rules?lang=de",
        "/ragnarocks/clauses?ids=RR-3.1",
    ],
)
async def test_what_never_changes_is_packed_and_sent_once(hall: Served, address: str) -> None:
    http = (await hall.guest()).http
    plain, body = await raw(http, f"/api/games{address}", "identity")
    head, packed = await raw(http, f"/api/games{address}", "gzip, br")
    assert "content-encoding" not in plain
    if len(body) >= 800:
        older, packed_before = await raw(http, f"/api/games{address}", "gzip")
        assert (head["content-encoding"], older["content-encoding"]) == ("br", "gzip")
        assert head["vary"] == plain["vary"] == "accept-encoding"
        assert brotli.decompress(packed) == gzip.decompress(packed_before) == body
        assert len(packed) < len(packed_before) < len(body) / 2
        assert head["etag"] != older["etag"]
        assert head["etag"] != plain["etag"], "what is packed is another thing"
    else:
        assert packed == body
    for_one = "" if address else "private, "  # the titles say whom the visitor may like to play
    assert head["cache-control"] == plain["cache-control"] == f"{for_one}no-cache"
    again, nothing = await raw(http, f"/api/games{address}", "gzip, br", **{"if-none-match": head["etag"]})
    assert (again["status"], nothing, again["etag"]) == ("304", b"", head["etag"])
    assert again["content-security-policy"].startswith("default-src 'self'")
    other, whole = await raw(http, f"/api/games{address}", "gzip, br", **{"if-none-match": '"another"'})
    assert (other["status"], whole) == ("200", packed)


async def test_a_few_clauses_come_alone(hall: Served) -> None:
    http = (await hall.guest()).http
    rules = (await http.get("/api/games/ragnarocks/rules")).json()
    all_of_them = {clause["id"]: clause for section in rules["sections"] for clause in section["clauses"]}
    few = await http.get("/api/games/ragnarocks/clauses", params={"ids": "RR-5.9,RR-0.0,RR-3.1"})
    assert few.json() == [all_of_them["RR-5.9"], all_of_them["RR-3.1"]]
    (german,) = (await http.get("/api/games/ragnarocks/clauses", params={"ids": "RR-3.1", "lang": "de"})).json()
    assert german == {**all_of_them["RR-3.1"], "text": "Die Seiten sind abwechselnd am Zug.", "group": "Ablauf"}
    assert (await http.get("/api/games/lords/clauses", params={"ids": "RR-3.1"})).json() == []
    assert (await http.get("/api/games/ragnarocks/clauses")).json() == []
    many = ",".join(list(all_of_them)[:65])
    for address, status in (
        ("/api/games/none/clauses?ids=RR-3.1", 404),
        (f"/api/games/ragnarocks/clauses?ids={many}", 400),
    ):
        assert (await http.get(address)).status_code == status


async def test_what_is_refused_has_no_name_and_is_not_packed(hall: Served) -> None:
    http = (await hall.guest()).http
    head, body = await raw(http, "/api/games/none/rules", "gzip", **{"if-none-match": "*"})
    assert (head["status"], head["cache-control"]) == ("404", "no-store")
    assert "etag" not in head
    assert b"There are no rules" in body


async def test_secrets_beside_what_others_write_are_not_packed(hall: Served) -> None:
    """Else the lengths of the answers would betray them to whoever sees them and can put words beside them."""
    sigrun = await hall.guest("Sigrun")
    for number in range(6):
        wish = {"game": "runes", "title": f"Oak {number}", "options": {}, "seats": [{"kind": "me"}, {"kind": "open"}]}
        opened = await sigrun.http.post("/api/tables", json={**wish, "private": True})
        assert opened.status_code == 201
    for address in ("/api/me", "/api/tables"):
        head, body = await raw(sigrun.http, address, "gzip, br")
        assert "content-encoding" not in head
        assert b"Sigrun" in body
    assert len(body) > 800
    assert head["cache-control"] == "private, no-cache"
    again, nothing = await raw(sigrun.http, "/api/tables", "gzip", **{"if-none-match": head["etag"]})
    assert (again["status"], nothing) == ("304", b"")


async def test_the_build_packs_and_the_hall_gives_it(tmp_path: Path) -> None:
    dist = tmp_path / "dist"
    (dist / "assets").mkdir(parents=True)
    for page in ("index.html", "table.html", "rules.html"):
        (dist / page).write_text(f"<!doctype html>{page}")
    (dist / "assets" / "shell-1.js").write_text(LONG)
    (dist / "assets" / "shell-1.js.br").write_bytes(b"as brotli")
    (dist / "assets" / "shell-1.js.gz").write_bytes(gzip.compress(LONG.encode()))
    async with served(tmp_path / "data", web=dist) as hall:
        http = (await hall.guest()).http
        seen = {}
        for accepted, encoding in (("br, gzip", "br"), ("gzip", "gzip"), ("br;q=0, gzip;q=0.1", "gzip"), ("", None)):
            head, body = await raw(http, "/assets/shell-1.js", accepted)
            assert head.get("content-encoding") == encoding
            assert head["content-type"].startswith(("text/javascript", "application/javascript"))
            assert (head["vary"], head["cache-control"][-9:]) == ("accept-encoding", "immutable")
            seen[encoding] = (head["etag"], body)
        assert seen["br"][1] == b"as brotli"
        assert gzip.decompress(seen["gzip"][1]) == seen[None][1] == LONG.encode()
        assert len({etag for etag, _ in seen.values()}) == 3
        for address, page in (
            ("/", "index"),
            ("/table/abc/replay/7", "table"),
            ("/rules/lords", "rules"),
            ("/x", "index"),
        ):
            assert (await http.get(address)).text == f"<!doctype html>{page}.html"
        for address in ("/assets/shell-1.js.br", "/assets/shell-1.js.gz"):
            assert (await http.get(address)).status_code == 404
