"""How titles are played, as the hall tells it: paragraphs in both languages, and what the pictures show."""

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from meadhall.howto import Page, page_of
from meadhall.kernel import ContentError
from meadhall.server import howto as pages
from meadhall.server import messages as say
from tests.server.conftest import Served, served
from tests.server.test_wire import assert_fits


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Served]:
    async with served(tmp_path) as open_hall:
        yield open_hall


async def test_a_title_says_how_it_is_played(hall: Served) -> None:
    guest = await hall.guest()
    told = await guest.get("/api/games/lords/howto")
    assert_fits(told, say.HowTo)
    assert told["lang"] == "en"
    game, solo = told["parts"]
    assert (game["id"], game["title"], game["minutes"]) == (None, None, 2)
    assert (solo["id"], solo["title"]) == ("solo", "Alone against the Followers of Surtur")
    assert [section["id"] for section in game["sections"] if section["begins"]] == ["begin"]
    hunt = next(section for section in game["sections"] if section["id"] == "hunt")
    assert hunt["heading"] == "Hunts"
    assert hunt["text"].startswith("Monsters that move trample an Army.")
    assert hunt["clauses"][0] == "LR-25.13"
    assert (hunt["picture"]["seat"], hunt["picture"]["show"]) == (0, ["stage"])
    german = await guest.get("/api/games/lords/howto?lang=de")
    assert (german["lang"], german["parts"][1]["title"]) == ("de", "Allein gegen das Gefolge Surturs")
    for without in ("xx", "..%2fde", ""):
        assert await guest.get(f"/api/games/lords/howto?lang={without}") == told


async def test_marks_are_things_and_ways(hall: Served) -> None:
    guest = await hall.guest()
    (part,) = (await guest.get("/api/games/ragnarocks/howto"))["parts"]
    turn = next(section for section in part["sections"] if section["id"] == "turn")
    assert turn["picture"]["marks"] == [{"at": "hex:a3", "to": "hex:e3"}, {"at": "hex:e3", "to": "hex:g5"}]
    lines = next(section for section in part["sections"] if section["id"] == "lines")
    assert {mark["to"] for mark in lines["picture"]["marks"]} == {None}


async def test_a_picture_is_what_its_audience_sees(hall: Served) -> None:
    guest = await hall.guest()
    page = page_of("lords")
    view = await guest.get("/api/games/lords/howto/hunt")
    assert_fits(view, say.View)
    own = page.match(page.section("hunt")).view(0)
    assert (view["audience"], view["table"]) == (0, own["table"])
    assert view["table"]["players"][1].get("hand_cards") is None, "nobody else's hand is seen"


async def test_what_is_not_there(hall: Served) -> None:
    guest = await hall.guest()
    for nowhere in ("chess/howto", "chess/howto/goal", "lords/howto/nothing", "lords/howto/begin", "runes/howto/goal"):
        assert (await guest.get(f"/api/games/{nowhere}", expect=404))["code"] == "not_found"


async def test_a_house_game_may_have_no_page(tmp_path: Path) -> None:
    async with served(tmp_path, games=("tests.server.tug",)) as hall:
        told = await (await hall.guest()).get("/api/games/tug/howto")
    assert told == {"lang": "en", "parts": []}


def test_a_position_that_fits_no_more_is_left_out(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Given printed values under which a board cannot be laid, then its picture is not there, and the hall says why."""

    def unlaid(self: Page, section: object) -> None:
        raise ContentError("howto/howto.toml, line 9: it does not fit.")

    pages.position.cache_clear()
    monkeypatch.setattr(Page, "view", unlaid)
    with caplog.at_level(logging.WARNING), pytest.raises(Exception, match="There is no picture goal of lords"):
        pages.position("lords", "goal")
    assert "howto/howto.toml, line 9: it does not fit." in caplog.text


def test_a_page_that_cannot_be_read_is_none(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """Given a title whose page is badly written, then its clauses are all there is, and the hall says why."""

    def unread(id: str) -> None:
        raise ContentError("howto/howto.toml, line 1: nobody can read it.")

    monkeypatch.setattr(pages, "page_of", unread)
    with caplog.at_level(logging.WARNING):
        assert pages.howto("lords", "en").parts == []
    assert "nobody can read it" in caplog.text
