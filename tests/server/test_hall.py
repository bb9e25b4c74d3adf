"""The hall's calls: who I am, what can be played, tables and who sits at them."""

import asyncio
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

from meadhall.server.config import Limits
from tests.server.conftest import Served, served
from tests.server.generous import GENEROUS
from tests.server.playing import play_out, two_at


async def test_a_guest_gets_a_name_a_signed_cookie_and_a_token(hall: Served) -> None:
    guest = await hall.guest()
    first = await guest.http.get("/api/me")
    cookie = first.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert first.json() == guest.me
    assert 1 <= len(guest.me["name"]) <= 24
    other = await hall.guest()
    assert other.me["person"] != guest.me["person"]
    assert other.me["csrf"] != guest.me["csrf"]


async def test_a_forged_cookie_is_nobody(hall: Served) -> None:
    guest, other = await hall.guest(), await hall.guest()
    forged = f"{guest.me['person']}.{other.http.cookies['meadhall'].partition('.')[2]}"
    guest.http.cookies.set("meadhall", forged, domain="127.0.0.1")
    guest.http.cookies.delete("meadhall", domain="")
    answer = await guest.http.get("/api/tables", headers={"cookie": f"meadhall={forged}"})
    assert (answer.status_code, answer.json()["code"]) == (401, "no_session")


async def test_names_are_changed_everywhere(hall: Served) -> None:
    sigrun, bjarne, table = await two_at(hall)
    async with bjarne.at(table) as b:
        await b.until("table")
        assert (await sigrun.put("/api/me", {"name": "  Sigrún   the Tall "}))["name"] == "Sigrún the Tall"
        await b.until("row")
        assert b.row["seats"][0]["name"] == "Sigrún the Tall"
    assert (await sigrun.get("/api/me"))["name"] == "Sigrún the Tall"


async def test_a_new_name_is_kept_and_nobody_else_gets_it(tmp_path: Path) -> None:
    """Given two at a table, when one is called otherwise and the hall opens anew, then each has the own name."""
    async with served(tmp_path) as before:
        sigrun, bjarne, table = await two_at(before)
        await sigrun.put("/api/me", {"name": "Sigrún the Tall"})
    async with served(tmp_path) as after:
        for guest, name in ((sigrun, "Sigrún the Tall"), (bjarne, bjarne.me["name"])):
            again = after.again(guest)
            assert (await again.get("/api/me"))["name"] == name
        seats = (await again.get(f"/api/tables/{table}"))["seats"]
        assert [seat["name"] for seat in seats] == ["Sigrún the Tall", bjarne.me["name"]]


async def test_names_that_cannot_be(hall: Served) -> None:
    guest = await hall.guest()
    for name in ("", "   ", "x" * 25, "a\u0000b", [7], None):
        assert set(await guest.put("/api/me", {"name": name}, expect=400)) == {"error", "code"}
    assert await guest.get("/api/me") == guest.me


async def test_the_titles_of_the_hall(hall: Served) -> None:
    guest = await hall.guest()
    games = {game["id"]: game for game in await guest.get("/api/games")}
    assert games["ragnarocks"]["playable"] is True
    assert games["ragnarocks"]["seats"][0] == 2
    assert {"id": "random", "seconds": None} in games["ragnarocks"]["bots"]
    assert [(o["name"], o["kind"], o["default"]) for o in games["runes"]["options"]] == [("swaps", "bool", True)]
    assert games["bloodrage"]["seats"] == [2, 3, 4]
    assert [games[id]["playable"] for id in ("bloodrage", "reavers", "lords")] == [True] * 3


async def test_texts_scene_and_rules(hall: Served) -> None:
    guest = await hall.guest()
    english = await guest.get("/api/games/ragnarocks/texts/en")
    assert "ask-select-viking" in english
    assert await guest.get("/api/games/ragnarocks/texts/xx") == english
    assert await guest.get("/api/games/ragnarocks/texts/de") != english
    assert len((await guest.get("/api/games/ragnarocks/scene"))["hexes"]) == 86
    rules = await guest.get("/api/games/ragnarocks/rules")
    clauses = {c["id"] for section in rules["sections"] for c in section["clauses"]}
    assert {"RR-1.1", "RR-3.7"} <= clauses
    assert (await guest.get("/api/games/bloodrage/rules"))["sections"]
    german = await guest.get("/api/games/ragnarocks/rules?lang=de")
    assert {c["id"] for section in german["sections"] for c in section["clauses"]} == clauses
    assert (rules["sections"][1]["title"], german["sections"][1]["title"]) == ("Setup", "Aufbau")
    assert {section["lang"] for section in german["sections"]} == {"de"}
    for without in ("xx", "..%2fde", ""):
        assert await guest.get(f"/api/games/ragnarocks/rules?lang={without}") == rules
    for nowhere in ("chess/scene", "chess/rules", "chess/texts/en", "ragnarocks/texts/..%2f..", "runes/texts/en"):
        await guest.get(f"/api/games/{nowhere}", expect=404)


async def test_health_and_the_description_of_the_calls(hall: Served) -> None:
    guest = await hall.guest()
    assert await guest.get("/api/health") == {"ok": True, "tables": 0}
    await guest.open("runes", "me", "open")
    assert await guest.get("/api/health") == {"ok": True, "tables": 1}
    described = await guest.get("/api/openapi.json")
    assert {"/api/me", "/api/tables/{id}/steps/{number}", "/api/import"} <= set(described["paths"])
    assert (await guest.get("/api/nothing", expect=404))["code"] == "not_found"


async def test_a_table_is_listed_where_it_belongs(hall: Served) -> None:
    sigrun, bjarne = await hall.guest("Sigrun"), await hall.guest("Bjarne")
    opened = await sigrun.open("runes", "me", "open")
    table = opened["table"]
    row = (await bjarne.get("/api/tables"))["open"][0]
    assert (row["id"], row["state"], row["title"]) == (table, "open", "A duel")
    assert [(s["kind"], s["name"], s["mine"]) for s in row["seats"]] == [
        ("person", "Sigrun", False),
        ("open", None, False),
    ]
    assert [r["id"] for r in (await sigrun.get("/api/tables"))["mine"]] == [table]
    await bjarne.post(f"/api/tables/{table}/join", {})
    lists = await bjarne.get("/api/tables")
    assert [[r["id"] for r in lists[name]] for name in ("open", "mine", "live")] == [[], [table], [table]]
    async with sigrun.at(table) as s, bjarne.at(table) as b:
        await s.until("table")
        await b.until("table")
        await play_out(s, b)
    lists = await bjarne.get("/api/tables")
    assert [[r["id"] for r in lists[name]] for name in ("live", "mine", "replays")] == [[], [table], [table]]


async def test_my_tables_begin_with_those_where_it_is_my_turn(hall: Served) -> None:
    sigrun, bjarne = await hall.guest(), await hall.guest()
    tables = []
    for _ in range(3):
        table = (await sigrun.open("runes", "me", "open"))["table"]
        await bjarne.post(f"/api/tables/{table}/join", {})
        tables.append(table)
    for table in tables[1:]:
        async with sigrun.at(table) as s:
            await s.until("table")
            await s.answer()
    mine = (await sigrun.get("/api/tables"))["mine"]
    assert mine[0]["id"] == tables[0]


async def test_a_private_table_is_for_those_who_are_invited(hall: Served) -> None:
    sigrun, bjarne = await hall.guest(), await hall.guest()
    opened = await sigrun.open("runes", "me", "open", private=True)
    join = f"/api/tables/{opened['table']}/join"
    assert (await bjarne.get("/api/tables"))["open"] == []
    assert (await bjarne.post(join, {}, expect=403))["code"] == "no_invite"
    assert (await bjarne.post(join, {"invite": "guessed"}, expect=403))["code"] == "no_invite"
    async with bjarne.at(opened["table"]) as b:
        assert (await b.until("table"))["invite"] is None
    async with sigrun.at(opened["table"]) as s:
        waiting = await s.until("table")
        assert waiting["invite"] == opened["invite"]
        assert (waiting["view"], waiting["log"]) == (None, [])
        await bjarne.post(join, {"invite": opened["invite"]})
        begun = await s.until("table")
        assert begun["view"]["ask"]["prompt"] == "lay"
        assert begun["log"][0][0]["kind"] == "dealt"


async def test_seats_are_claimed_once(hall: Served) -> None:
    sigrun, bjarne, late = await hall.guest(), await hall.guest(), await hall.guest()
    table = (await sigrun.open("runes", "open", "me", "open"))["table"]
    join = f"/api/tables/{table}/join"
    assert (await bjarne.post(join, {"seat": 1}, expect=409))["code"] == "seat_taken"
    row = await bjarne.post(join, {"seat": 2})
    assert [s["mine"] for s in row["seats"]] == [False, False, True]
    assert row["state"] == "open"
    again = await bjarne.post(join, {})
    assert [s["mine"] for s in again["seats"]] == [False, False, True]
    await asyncio.gather(late.post(join, {}, expect=(200, 409)), (await hall.guest()).post(join, {}, expect=(200, 409)))
    row = await late.get(f"/api/tables/{table}")
    assert row["state"] == "live"
    assert (await (await hall.guest()).post(join, {}, expect=409))["code"] == "no_seat"


async def test_leaving_before_the_start(hall: Served) -> None:
    sigrun, bjarne = await hall.guest(), await hall.guest()
    table = (await sigrun.open("runes", "me", "open", "open"))["table"]
    await bjarne.post(f"/api/tables/{table}/join", {})
    async with bjarne.at(table) as b:
        await b.until("table")
        await sigrun.post(f"/api/tables/{table}/leave", {})
        await b.until("table")
        assert [s["kind"] for s in b.row["seats"]] == ["open", "person", "open"]
        assert (await sigrun.post(f"/api/tables/{table}/leave", {}, expect=403))["code"] == "not_your_seat"
    await bjarne.post(f"/api/tables/{table}/leave", {})
    await bjarne.get(f"/api/tables/{table}", expect=404)
    started = await sigrun.open("runes", "me", "hotseat")
    assert (await sigrun.post(f"/api/tables/{started['table']}/leave", {}, expect=409))["code"] == "started"


async def test_somebody_at_the_same_device_without_a_name_is_called_like_its_host(hall: Served) -> None:
    sigrun = await hall.guest("Sigrun")
    wish = {"game": "runes", "seats": [{"kind": "me"}, {"kind": "hotseat", "name": " \t "}]}
    table = (await sigrun.post("/api/tables", wish, expect=201))["table"]
    row = await sigrun.get(f"/api/tables/{table}")
    assert [s["name"] for s in row["seats"]] == ["Sigrun", "Sigrun"]
    assert (row["state"], row["ended_by"]) == ("live", None)


IMPOSSIBLE: list[tuple[object, str]] = [
    ({"game": "chess", "seats": [{"kind": "me"}, {"kind": "me"}]}, "bad_table"),
    ({"game": "runes", "seats": [{"kind": "me"}]}, "bad_table"),
    ({"game": "runes", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "odin"}]}, "unknown_bot"),
    ({"game": "chess", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "odin"}]}, "bad_table"),
    ({"game": "runes", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"swaps": 7}}, "bad_table"),
    ({"game": "runes", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"loki": True}}, "bad_table"),
    ({"game": "runes", "seats": [{"kind": "me"}, {"kind": "throne"}]}, "bad_request"),
    ({"game": "runes", "seats": [{"kind": "me"}, {"kind": "open", "x": 1}]}, "bad_request"),
    ({"game": "runes", "seats": [{"kind": "me"}, {"kind": "hotseat", "name": "x" * 25}]}, "bad_request"),
    ({"game": "runes"}, "bad_request"),
    ([], "bad_request"),
]


async def test_tables_that_cannot_be(hall: Served) -> None:
    guest = await hall.guest()
    for wish, code in IMPOSSIBLE:
        refused = await guest.post("/api/tables", wish, expect=400)
        assert refused["code"] == code, wish
        assert refused["error"]
    assert (await guest.get("/api/health"))["tables"] == 0


async def test_resigning_a_match_for_two_ends_it(hall: Served) -> None:
    sigrun, bjarne, table = await two_at(hall, "ragnarocks")
    async with sigrun.at(table) as s, bjarne.at(table) as b:
        await s.until("table")
        await b.until("table")
        assert (await bjarne.post(f"/api/tables/{table}/resign", {"seat": 0}, expect=403))["code"] == "not_your_seat"
        row = await bjarne.post(f"/api/tables/{table}/resign", {"seat": 1})
        assert (row["state"], row["ended_by"]) == ("over", "resigned")
        assert row["outcome"] == {"ranks": [1, 2], "scores": [None, None], "ending": "resigned", "clause": None}
        for sitting in (s, b):
            end = await sitting.until("table")
            assert end["view"]["outcome"]["ending"] == "resigned"
            assert (end["view"]["ask"], end["view"]["asked"], end["view"]["undo"]) == (None, [], None)
        assert (await s.answer("hex:a1"))["code"] == "over"
        assert (await sigrun.post(f"/api/tables/{table}/resign", {"seat": 0}, expect=409))["code"] == "over"


async def test_resigning_among_three_leaves_the_seat_to_a_bot(hall: Served) -> None:
    sigrun = await hall.guest()
    table = (await sigrun.open("runes", "me", "hotseat", "hotseat"))["table"]
    row = await sigrun.post(f"/api/tables/{table}/resign", {"seat": 2})
    assert row["state"] == "live"
    assert (row["seats"][2]["resigned"], row["seats"][2]["bot"]) == (True, "random")
    assert (await sigrun.post(f"/api/tables/{table}/takeback", {"seat": 2}, expect=409))["code"] == "resigned"


async def test_a_seat_goes_to_a_bot_and_back(hall: Served) -> None:
    sigrun, bjarne, table = await two_at(hall)
    handover, takeback = f"/api/tables/{table}/handover", f"/api/tables/{table}/takeback"
    async with sigrun.at(table) as s:
        await s.until("table")
        assert (await sigrun.post(handover, {"seat": 1, "bot": "random"}, expect=403))["code"] == "present"
        assert (await sigrun.post(handover, {"seat": 0, "bot": "odin"}, expect=400))["code"] == "unknown_bot"
        assert (await sigrun.post(handover, {"seat": 9, "bot": "random"}, expect=403))["code"] == "not_your_seat"
        await sigrun.post(handover, {"seat": 0, "bot": "random"})
        await s.until("view")  # the bot has answered
        assert (s.row["seats"][0]["kind"], s.row["seats"][0]["bot"]) == ("person", "random")
        assert (await s.answer("place:0", seat=0))["code"] == "bot_plays"
        assert (await sigrun.post(handover, {"seat": 0, "bot": "random"}, expect=409))["code"] == "bot_plays"
        assert (await bjarne.post(takeback, {"seat": 0}, expect=403))["code"] == "not_your_seat"
        row = await sigrun.post(takeback, {"seat": 0})
        assert row["seats"][0]["bot"] is None
        await sigrun.post(takeback, {"seat": 0})
    async with bjarne.at(table) as b, sigrun.at(table) as s:
        await b.until("table")
        await s.until("table")
        await play_out(s, b)
        assert s.row["state"] == "over"
    assert (await sigrun.post(handover, {"seat": 0, "bot": "random"}, expect=409))["code"] == "over"


async def test_a_rematch_turns_the_seats_and_is_the_same_for_both(hall: Served) -> None:
    sigrun, bjarne, table = await two_at(hall)
    rematch = f"/api/tables/{table}/rematch"
    assert (await sigrun.post(rematch, expect=409))["code"] == "not_over"
    async with sigrun.at(table) as s, bjarne.at(table) as b:
        await s.until("table")
        await b.until("table")
        await play_out(s, b)
        one, two = await asyncio.gather(sigrun.post(rematch), bjarne.post(rematch))
        assert one == two
        await b.until("row")
        assert b.row["rematch"] == one["table"]
    row = await sigrun.get(f"/api/tables/{one['table']}")
    assert [(s["name"], s["mine"]) for s in row["seats"]] == [("Bjarne", False), ("Sigrun", True)]
    assert row["state"] == "live"
    assert (await (await hall.guest()).post(rematch, expect=403))["code"] == "not_your_seat"


async def test_limits(tmp_path: Path) -> None:
    few = Limits(messages=(5, 0), talk=(1, 0), requests=(30, 0), tables=(2, 0), guests=(2, 0), sockets=2)
    async with served(tmp_path, limits=few) as hall:
        sigrun, other = await hall.guest(), await hall.guest()
        async with httpx.AsyncClient(base_url=hall.address) as third:
            assert (await third.get("/api/me")).status_code == 429
        table = (await sigrun.open("runes", "me", "hotseat"))["table"]
        await sigrun.open("runes", "me", "open")
        wish = {"game": "runes", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert (await sigrun.post("/api/tables", wish, expect=429))["code"] == "too_many"
        async with sigrun.at(table) as s:
            await s.until("table")
            await s.send(type="say", text="one")
            await s.until("said")
            await s.send(type="say", text="two")
            assert (await s.until("refused"))["code"] == "too_many"
            for _ in range(3):
                await s.send(type="ping")
                await s.until("pong")
            id = await s.send(type="ping")
            refused_message = await s.until("refused")
            assert (refused_message["id"], refused_message["code"]) == (id, "too_many")
        for _ in range(40):
            last = await other.http.get("/api/games")
        assert (last.status_code, last.json()["code"]) == (429, "too_many")


async def test_somebody_has_so_many_tables_with_bots_and_no_more(tmp_path: Path) -> None:
    """Given a limit of two, whoever sits at two tables with bots gets no third in any way, until one is over."""
    async with served(tmp_path, limits=replace(GENEROUS, bot_tables=2), bot_pause=600.0) as hall:
        sigrun, bjarne = await hall.guest(), await hall.guest()
        person = (await sigrun.open("runes", "me", "hotseat"))["table"]
        first = (await sigrun.open("runes", "me", "random"))["table"]
        over = (await sigrun.open("runes", "me", "random"))["table"]
        await sigrun.post(f"/api/tables/{over}/resign", {"seat": 0})
        await sigrun.open("runes", "random", "random")
        wish = {"game": "runes", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
        refused = await sigrun.post("/api/tables", wish, expect=429)
        assert refused == {
            "code": "too_many_bots",
            "error": "You sit at 2 tables with bots; finish one of them first.",
        }
        other = (await bjarne.open("runes", "me", "open", "random"))["table"]
        for path, body in (
            (f"/api/tables/{other}/join", {}),
            (f"/api/tables/{over}/rematch", {}),
            (f"/api/tables/{person}/handover", {"seat": 0, "bot": "random"}),
        ):
            assert (await sigrun.post(path, body, expect=429))["code"] == "too_many_bots", path
        # without bots, and where there are bots already, there is no limit; nor does another's matter
        await sigrun.open("runes", "me", "open")
        await sigrun.post(f"/api/tables/{first}/handover", {"seat": 0, "bot": "random"})
        await bjarne.post(f"/api/tables/{(await bjarne.open('runes', 'me', 'random'))['table']}/resign", {"seat": 0})
        await sigrun.post(f"/api/tables/{first}/takeback", {"seat": 0})
        await sigrun.post(f"/api/tables/{first}/resign", {"seat": 0})
        await sigrun.post(f"/api/tables/{other}/join", {})


async def test_too_many_connections_of_one_person(tmp_path: Path) -> None:
    async with served(tmp_path, limits=Limits(sockets=2, guests=GENEROUS.guests)) as hall:
        sigrun = await hall.guest()
        table = (await sigrun.open("runes", "me", "open"))["table"]
        async with sigrun.at(table) as one, sigrun.at(table) as two:
            await one.until("table")
            await two.until("table")
            with pytest.raises(Exception, match="403"):
                async with sigrun.at(table):
                    pass
        async with sigrun.at(table) as three:
            await three.until("table")
