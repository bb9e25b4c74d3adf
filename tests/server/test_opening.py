"""Opening a table: which options matter when, what the seats of a team are called, and how long a bot thinks."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from meadhall.server import messages as say
from tests.server.conftest import Served, served
from tests.server.test_wire import assert_fits


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Served]:
    async with served(tmp_path, games=("tests.server.tug",)) as open_hall:
        yield open_hall


async def test_options_say_what_they_are_and_when_they_matter(hall: Served) -> None:
    guest = await hall.guest()
    info = next(game for game in await guest.get("/api/games") if game["id"] == "tug")
    assert_fits(info, say.GameInfo)
    options = {option["name"]: option for option in info["options"]}
    assert set(options) == {"mode", "east_team", "oath", "wet"}, "a number without bounds cannot be asked for"
    team = options["east_team"]
    assert (team["kind"], team["min"], team["max"], team["default"]) == ("number", 0, 4, 0)
    assert team["when"] == {"mode": ["teams"]}
    assert options["mode"]["only"] == {"duel": {"seats": [2]}, "teams": {"seats": [3, 4, 5]}}
    assert (options["mode"]["when"], options["mode"]["choices"]) == ({}, ["duel", "teams"])
    assert options["oath"]["choices"] == ["none", "odin", "thor"], "in the order in which the game names them"
    assert info["bots"] == [{"id": "random", "seconds": None}, {"id": "ox", "seconds": 0.25}]


async def test_a_table_is_checked_before_it_is_opened(hall: Served) -> None:
    guest = await hall.guest()

    async def check(seats: int, **options: object) -> tuple[str | None, list[str]]:
        told = await guest.post("/api/games/tug/check", {"seats": seats, "options": options})
        assert_fits(told, say.TableCheck)
        return told["error"], told["places"]

    assert await check(2) == (None, [])
    assert await check(5, mode="teams") == (None, ["east.1", "west.1", "east.2", "west.2", "east.3"])
    assert await check(4, mode="teams", east_team=1) == (None, ["east.1", "west.1", "west.2", "west.3"])
    assert await check(9) == ("tug is played by 2 to 5, not by 9.", [])
    assert await check(2, oath="odin", wet=True) == ("Odin takes no oath on a wet rope.", [])
    assert (await check(2, oath="loki"))[0] == (
        "An option of tug is wrong: no oath 'loki' is known to this version (oath); there are: none, odin, thor."
    )
    await guest.post("/api/games/chess/check", {"seats": 2}, expect=404)


async def test_a_table_that_cannot_begin_is_refused_also_while_a_seat_is_open(hall: Served) -> None:
    """Given an open seat, when the options cannot be played, the table is refused and not the last to sit down."""
    guest = await hall.guest()
    wish = {"game": "tug", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"oath": "odin", "wet": True}}
    refused = await guest.post("/api/tables", wish, expect=400)
    assert refused == {"error": "Odin takes no oath on a wet rope.", "code": "bad_table"}
    crowd = {"game": "tug", "seats": [{"kind": "open"}] * 40}
    assert (await guest.post("/api/tables", crowd, expect=400))["error"] == "tug is played by 2 to 5, not by 40."


async def test_seats_of_teams_have_their_places_from_the_start(hall: Served) -> None:
    sigrun = await hall.guest()
    wish = ("me", "open", "ox", "open")
    table = (await sigrun.open("tug", *wish, options={"mode": "teams", "east_team": 3}))["table"]
    row = await sigrun.get(f"/api/tables/{table}")
    assert [seat["place"] for seat in row["seats"]] == ["east.1", "west.1", "east.2", "east.3"]
    assert (await sigrun.get("/api/tables"))["mine"][0] == row
    duel = (await sigrun.open("tug", "me", "open"))["table"]
    assert [seat["place"] for seat in (await sigrun.get(f"/api/tables/{duel}"))["seats"]] == [None, None]


async def test_whoever_resigns_from_a_team_leaves_the_seat_to_a_bot(hall: Served) -> None:
    """Given a team game, when a player gives up, the match goes on and its strongest bot sits down for good."""
    sigrun = await hall.guest()
    table = (await sigrun.open("tug", "me", "hotseat", "hotseat", options={"mode": "teams"}))["table"]
    row = await sigrun.post(f"/api/tables/{table}/resign", {"seat": 0})
    assert (row["state"], row["seats"][0]["bot"], row["seats"][0]["resigned"]) == ("live", "ox", True)
    async with sigrun.at(table) as s:
        await s.until("table")
        while s.view is None or s.view["table"]["turn"] < 1:
            await s.next()  # until the bot has pulled
        assert s.view["ask"]["seat"] == 1


async def test_a_bot_has_the_time_it_states(hall: Served) -> None:
    desk = hall.hall.bots
    assert desk.seconds("tug", "ox") == 0.25
    assert desk.seconds("tug", "random") == hall.hall.config.bot_budget


@pytest.mark.parametrize(
    ("seats", "options", "error", "places"),
    [
        (2, {}, None, []),
        (2, {"mode": "advanced", "offer": "surtr_ratatoskr"}, None, []),
        (4, {"mode": "team"}, None, ["ivory.1", "red.1", "ivory.2", "red.2"]),
        (5, {"mode": "team", "ivory_team": 1}, None, ["ivory.1", "red.1", "red.2", "red.3", "red.4"]),
        (5, {"mode": "team", "ivory_team": 5}, "leaves nobody for red", []),
        (5, {"mode": "team", "ivory_team": 40}, "ivory_team is at most 22, not 40", []),
        (24, {"mode": "team"}, "ragnarocks is played by 2 to 23, not by 24", []),
        (2, {"mode": "team"}, "at least three players", []),
        (3, {"mode": "advanced"}, "is played by two", []),
        (2, {"mode": "advanced", "offer": "chosen", "ivory_power": "sol", "red_power": "sol"}, "the same card", []),
        (2, {"mode": "advanced", "offer": "chosen", "ivory_power": "loki"}, "no power 'loki' is known to this", []),
    ],
)
async def test_what_can_be_played_of_ragnarocks(
    hall: Served, seats: int, options: dict[str, object], error: str | None, places: list[str]
) -> None:
    guest = await hall.guest()
    told = await guest.post("/api/games/ragnarocks/check", {"seats": seats, "options": options})
    assert told["places"] == places
    if error is None:
        assert told["error"] is None
    else:
        assert error in told["error"]
        assert told["error"].count(".") - told["error"].count("RR-") <= 1, "one sentence"


@pytest.mark.parametrize(
    ("seats", "options", "error"),
    [
        (5, {"followers": 1}, "lords is played by 2 to 4, not by 5 (LS-16.13)."),
        (5, {}, "lords is played by 2 to 4, not by 5."),
        (2, {"followers": 1, "boss": "fenrir"}, "An option of lords is wrong: fenrir is not in the box (LS-16.11)."),
    ],
)
async def test_what_the_box_of_lords_has_not_is_refused_with_its_clause(
    hall: Served, seats: int, options: dict[str, object], error: str
) -> None:
    guest = await hall.guest()
    told = await guest.post("/api/games/lords/check", {"seats": seats, "options": options})
    assert told["error"] == error
