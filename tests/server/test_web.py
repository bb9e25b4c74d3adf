"""The web client's files: hashed ones are kept for ever, and every other address is the client's page."""

import gzip
from pathlib import Path

import pytest

from tests.server.conftest import served

PAGE = "<!doctype html><title>Meadhall</title>" + "<p>A hall.</p>" * 100


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "assets" / "index-3f2a.js").write_text("console.log('skål')\n" * 100)
    (folder / "favicon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("not yours")
    return folder


async def test_pages_and_files(dist: Path, tmp_path: Path) -> None:
    async with served(tmp_path / "data", web=dist) as hall:
        guest = await hall.guest()
        http = guest.http
        table = (await guest.open("ragnarocks", "me", "open"))["table"]
        there = ("/", f"/table/{table}", f"/table/{table}/replay/7?as=1", "/rules/ragnarocks", "/rules/reavers")
        nowhere = ("/table/abc", "/table/abc/replay/7", "/table", "/rules/nope", "/rules", "/nowhere", "/a/b/c")
        for address in (*there, *nowhere):
            page = await http.get(address)
            assert (page.status_code, page.text) == (200 if address in there else 404, PAGE), address
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert page.headers["cache-control"] == "no-cache"
        script = await http.get("/assets/index-3f2a.js")
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert script.headers["content-type"].startswith(("text/javascript", "application/javascript"))
        assert script.headers["content-encoding"] == "gzip"
        assert "skål" in script.text
        plain = await http.get("/assets/index-3f2a.js", headers={"accept-encoding": "identity"})
        assert plain.content == script.content
        assert len(gzip.compress(plain.content)) < len(plain.content)
        again = await http.get("/", headers={"if-none-match": (await http.get("/")).headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


async def test_a_table_has_the_page_of_its_title(dist: Path, tmp_path: Path) -> None:
    """Where there is a page that names what a title's scene needs, its tables have it, and no others."""
    (dist / "table.html").write_text("any table")
    (dist / "table-bloodrage.html").write_text("a table with its scene")
    async with served(tmp_path / "data", web=dist) as hall:
        guest = await hall.guest()
        for title, page in (("bloodrage", "a table with its scene"), ("ragnarocks", "any table")):
            table = (await guest.open(title, "me", "open"))["table"]
            for address in (f"/table/{table}", f"/table/{table}/replay/0"):
                assert (await guest.http.get(address)).text == page
        missing = await guest.http.get("/table/abc")
        assert (missing.status_code, missing.text) == (404, "any table")


async def test_what_is_not_there(dist: Path, tmp_path: Path) -> None:
    async with served(tmp_path / "data", web=dist) as hall:
        http = (await hall.guest()).http
        for address in (
            "/assets/none.js",
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/..%2fsecret.txt",
            "/assets/../../secret.txt",
        ):
            answer = await http.get(address)
            assert "not yours" not in answer.text
            assert answer.status_code in (200, 404)
        assert (await http.get("/assets/none.js")).status_code == 404
        for address in ("/api", "/api/nothing", "/ws/nothing"):
            assert (await http.get(address)).status_code == 404


async def test_a_file_that_was_built_anew_is_read_anew(dist: Path, tmp_path: Path) -> None:
    async with served(tmp_path / "data", web=dist) as hall:
        http = (await hall.guest()).http
        await http.get("/")
        (dist / "index.html").write_text("<!doctype html>new")
        import os

        os.utime(dist / "index.html", (1, 1))
        assert (await http.get("/")).text == "<!doctype html>new"


async def test_without_a_built_client_the_page_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.server.web.web_folder", lambda: None)
    async with served(tmp_path / "data") as hall:
        page = await (await hall.guest()).http.get("/")
        assert page.status_code == 200
        assert "not built" in page.text
