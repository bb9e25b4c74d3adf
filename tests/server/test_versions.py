"""Matches that outlive the rules they were begun under: they go on, or are closed and can be read. Never a fault."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meadhall.kernel import Record, UnknownGame, same_answers
from meadhall.server import loading
from tests.server import runes
from tests.server.conftest import Served, served
from tests.server.guest import Guest
from tests.server.playing import load, play_out, two_at

LAST = "place:3"
"""What both lay first in these matches: the last card of a hand."""


class NewerState(runes.RuneState, kw_only=True):
    """The state of the newer rules: a field more, so every hash is another."""

    moon: str = "full"


@pytest.fixture
def rules(monkeypatch: pytest.MonkeyPatch) -> Iterator["Rules"]:
    """The rules of the rune duel, which may change between two halls."""
    yield Rules(monkeypatch)
    monkeypatch.undo()


class Rules:
    """Changes the rune duel."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._patch = monkeypatch
        self._setup = runes.RuneDuel.setup

    def become(self, version: int = 2, **migrations: Any) -> None:
        """From now on the rules are of this version, and the state is written otherwise."""
        steps = dict.fromkeys(range(1, version), same_answers) | {int(n[1:]): m for n, m in migrations.items()}
        self._patch.setattr(runes.RuneDuel, "version", version)
        self._patch.setattr(runes.RuneDuel, "migrations", steps)
        if version > 1:
            self._patch.setattr(runes.RuneDuel, "state", NewerState)
            setup = self._setup

            def newer(game: runes.RuneDuel, seats: int, options: Any) -> NewerState:
                return msgspec.convert(msgspec.to_builtins(setup(game, seats, options)), NewerState)

            self._patch.setattr(runes.RuneDuel, "setup", newer)

    def forbid_the_last_card(self) -> None:
        """Nobody may lay the last card of a hand of four any more."""
        offered = runes.in_hand
        self._patch.setattr(runes, "in_hand", lambda s, seat: [o for o in offered(s, seat) if o.ref != LAST])
        self._patch.setattr(runes, "refused", lambda s, seat: {LAST: "RR-3.8"})


class Begun:
    """Two people, their table, and what they saw before the hall was closed."""

    def __init__(self, sigrun: Guest, bjarne: Guest, table: str) -> None:
        self.sigrun, self.bjarne, self.table = sigrun, bjarne, table
        self.view: dict[str, Any] = {}
        self.log: list[list[dict[str, Any]]] = []
        self.record: Record | None = None


async def begin(tmp_path: Path, *, ended: bool = False) -> Begun:
    """A match is begun under version 1, and the hall is closed; both lay their last card first."""
    async with served(tmp_path) as hall:
        begun = Begun(*await two_at(hall))
        async with begun.sigrun.at(begun.table) as s, begun.bjarne.at(begun.table) as b:
            await s.until("table")
            await b.until("table")
            await s.send(type="say", text="Skål!")
            await s.until("said")
            for ref in (LAST, LAST, None, None, None):
                asked = s if s.view and s.view["ask"] else b
                done = await asked.answer(ref)
                assert done["type"] == "done"
                for sitting in (s, b):
                    while sitting.view is None or sitting.view["seq"] < done["seq"]:
                        await sitting.next()
            if ended:
                await play_out(s, b)
            assert s.view is not None
            begun.view, begun.log = s.view, s.log
            begun.record = (await load(hall.hall.store, begun.table)).record()
    return begun


async def seen(hall: Served, begun: Begun) -> dict[str, Any]:
    """The whole table as Sigrun sees it when she comes again."""
    async with hall.again(begun.sigrun).at(begun.table) as s:
        return await s.until("table")


async def test_a_match_of_older_rules_goes_on(tmp_path: Path, rules: Rules, caplog: pytest.LogCaptureFixture) -> None:
    """Given a match of version 1, when the hall opens with version 2, then it is played to its end, and verified."""
    begun = await begin(tmp_path)
    rules.become(2)
    async with served(tmp_path) as hall:
        table = await seen(hall, begun)
        assert table["view"] | {"version": 1} == begun.view
        assert (table["log"], table["row"]["halted"]) == (begun.log, None)
        assert [record.levelname for record in caplog.records if "goes on under version 2" in record.message] == [
            "WARNING"
        ]
        stored = await hall.hall.store.table(begun.table)
        assert stored is not None
        assert (stored.version, stored.state) == (2, "live")
        sigrun, bjarne = hall.again(begun.sigrun), hall.again(begun.bjarne)
        async with sigrun.at(begun.table) as s, bjarne.at(begun.table) as b:
            await s.until("table")
            await b.until("table")
            await play_out(s, b)
            assert s.row["ended_by"] == "rules"
        record = Record.decode(await raw_record(sigrun, begun))
        record.verify()
        assert record.version == 2
        assert begun.record is not None
        assert [e.ref for e in record.entries[:6]] == [e.ref for e in begun.record.entries[:6]]
        assert record.entries[0].hashes != begun.record.entries[0].hashes


async def raw_record(guest: Guest, begun: Begun) -> bytes:
    answer = await guest.http.get(f"/api/tables/{begun.table}/record")
    assert answer.status_code == 200, answer.text
    return answer.content


async def test_the_luck_to_come_is_the_same_under_newer_rules(tmp_path: Path, rules: Rules) -> None:
    """Given a match that was brought up, then what is drawn next is what would have been drawn."""
    begun = await begin(tmp_path)
    async with served(tmp_path) as hall:
        before = await load(hall.hall.store, begun.table)
    rules.become(2)
    async with served(tmp_path) as hall:
        await seen(hall, begun)
        after = await load(hall.hall.store, begun.table)
    for match in (before, after):
        while match.pending:
            match.answer(match.pending[0].seat, match.pending[0].options[0])
    assert [entry.luck for entry in after.entries] == [entry.luck for entry in before.entries]
    assert sum(len(entry.luck) for entry in after.entries[6:]) > 0


async def test_a_live_match_that_the_rules_forbid_now_is_closed_and_stays_readable(
    tmp_path: Path, rules: Rules, caplog: pytest.LogCaptureFixture
) -> None:
    """Given that both laid their last card, when nobody may any more, the table is closed, unrated, and can be read."""
    begun = await begin(tmp_path)
    rules.become(2)
    rules.forbid_the_last_card()
    for _ in range(2):  # the second hall finds it closed
        async with served(tmp_path) as hall:
            sigrun = hall.again(begun.sigrun)
            async with sigrun.at(begun.table) as s:
                table = await s.until("table")
                row, view = table["row"], table["view"]
                assert row["halted"] == {"why": "outdated", "entry": 1, "clause": "RR-3.8"}
                assert (row["state"], row["ended_by"], row["outcome"]) == ("over", "outdated", None)
                assert not any(seat["turn"] for seat in row["seats"])
                assert table["log"] == begun.log, "the saga is whole"
                assert [said["text"] for said in table["talk"]] == ["Skål!"]
                assert (view["asked"], view["ask"], view["undo"], view["seq"]) == ([], None, None, 5)
                assert view["table"]["points"] == [0, 0], "the board as far as the present rules lead"
                refused = await s.answer("place:0", seat=0, seq=5)
                assert (refused["type"], refused["code"]) == ("refused", "halted")
                assert refused["error"] == (
                    "The rules have changed since, and do not allow this match any more at entry 1 (RR-3.8). "
                    "It can be read, but not played on."
                )
                await s.send(type="say", text="What a pity.")
                assert (await s.until("said"))["text"] == "What a pity."
            for call in ("resign", "takeback"):
                assert (await sigrun.post(f"/api/tables/{begun.table}/{call}", {"seat": 0}, 409))["code"] == "halted"
            steps = await sigrun.get(f"/api/tables/{begun.table}/steps")
            assert (steps["steps"], len(steps["events"])) == (0, 1)
            assert (await sigrun.get(f"/api/tables/{begun.table}/steps/0"))["view"]["table"]["points"] == [0, 0]
            await sigrun.get(f"/api/tables/{begun.table}/steps/1", expect=404)
            record = Record.decode(await raw_record(sigrun, begun))
            assert begun.record is not None
            assert (record.version, record.entries) == (1, begun.record.entries)
            assert record.names == ["Sigrun", "Bjarne"]
            assert "can be read, but not played on" in record.note["halted"]
            (listed,) = (await sigrun.get("/api/tables"))["replays"]
            assert (listed["id"], listed["halted"]["clause"]) == (begun.table, "RR-3.8")
        with sqlite3.connect(tmp_path / "meadhall.sqlite") as direct:
            direct.execute("DELETE FROM talk WHERE text = 'What a pity.'")
    closings = [record for record in caplog.records if "cannot be played on" in record.message]
    assert [record.levelname for record in closings] == ["WARNING"], "it is said once, when it is closed"
    assert "entry 1 cannot be played under version 2" in closings[0].message


async def test_after_a_closed_match_the_same_people_play_again(tmp_path: Path, rules: Rules) -> None:
    begun = await begin(tmp_path)
    rules.become(2)
    rules.forbid_the_last_card()
    async with served(tmp_path) as hall:
        sigrun = hall.again(begun.sigrun)
        again = (await sigrun.post(f"/api/tables/{begun.table}/rematch"))["table"]
        async with sigrun.at(again) as s:
            assert (await s.until("table"))["row"]["state"] == "live"


@pytest.mark.parametrize("forbidden", [False, True])
async def test_an_ended_match_of_older_rules_keeps_its_outcome(tmp_path: Path, rules: Rules, forbidden: bool) -> None:
    """Given a match that ended under version 1, then it is looked back at under version 2, as far as that allows."""
    begun = await begin(tmp_path, ended=True)
    assert begun.record is not None
    rules.become(2)
    if forbidden:
        rules.forbid_the_last_card()
    async with served(tmp_path) as hall:
        table = await seen(hall, begun)
        assert (table["row"]["state"], table["row"]["ended_by"]) == ("over", "rules")
        outcome = begun.record.outcome
        assert table["row"]["outcome"] == table["view"]["outcome"] == msgspec.json.decode(msgspec.json.encode(outcome))
        assert table["log"] == begun.log
        assert (table["row"]["halted"] is not None) == forbidden
        sigrun = hall.again(begun.sigrun)
        steps = (await sigrun.get(f"/api/tables/{begun.table}/steps"))["steps"]
        assert steps == (0 if forbidden else len(begun.log) - 1)
        assert (await sigrun.get(f"/api/tables/{begun.table}/steps/{steps}"))["step"] == steps
        assert Record.decode(await raw_record(sigrun, begun)).outcome == begun.record.outcome


async def test_a_resigned_match_of_older_rules_stays_resigned(tmp_path: Path, rules: Rules) -> None:
    begun = await begin(tmp_path)
    async with served(tmp_path) as hall:
        await hall.again(begun.sigrun).post(f"/api/tables/{begun.table}/resign", {"seat": 0})
    rules.become(2)
    async with served(tmp_path) as hall:
        row = (await seen(hall, begun))["row"]
        assert (row["state"], row["ended_by"], row["outcome"]["ranks"]) == ("over", "resigned", [2, 1])


async def test_a_migration_that_fails_closes_the_table_with_a_sentence(tmp_path: Path, rules: Rules) -> None:
    begun = await begin(tmp_path)

    def stumbles(record: Record) -> Record:
        raise KeyError("moon")

    rules.become(2, v1=stumbles)
    async with served(tmp_path) as hall:
        table = await seen(hall, begun)
        assert table["row"]["halted"] == {"why": "outdated", "entry": None, "clause": None}
        assert (table["view"], table["log"]) == (None, begun.log)
        sigrun = hall.again(begun.sigrun)
        for path in ("steps", "steps/0"):
            problem = await sigrun.get(f"/api/tables/{begun.table}/{path}", expect=409)
            assert problem["code"] == "halted"
            assert problem["error"].startswith("The rules have changed since")
        assert Record.decode(await raw_record(sigrun, begun)).version == 1
        answer = await sigrun.http.post("/api/import", content=await raw_record(sigrun, begun))
        assert (answer.status_code, answer.json()["code"]) == (400, "broken_record")


async def test_a_migration_may_leave_entries_out(tmp_path: Path, rules: Rules) -> None:
    """Given newer rules that take back the last answer of every older match, then its entry is gone from the store."""
    begun = await begin(tmp_path)

    def shorter(record: Record) -> Record:
        del record.entries[-1]
        return record

    rules.become(2, v1=shorter)
    async with served(tmp_path) as hall:
        table = await seen(hall, begun)
        assert (table["view"]["seq"], table["row"]["seq"], len(table["log"])) == (4, 4, 5)
        assert [entry.seq for entry in await hall.hall.store.entries(begun.table)] == [0, 1, 2, 3, 4]
        assert (await load(hall.hall.store, begun.table)).seq == 4


async def test_a_match_of_newer_rules_is_shown_and_left_alone(tmp_path: Path, rules: Rules) -> None:
    """Given a match of version 2, when an older hall opens, it shows the saga; the newer one goes on."""
    rules.become(2)
    begun = await begin(tmp_path)
    rules.become(1)
    async with served(tmp_path) as hall:
        async with hall.again(begun.sigrun).at(begun.table) as s:
            table = await s.until("table")
            assert table["row"]["halted"] == {"why": "newer", "entry": None, "clause": None}
            assert (table["row"]["state"], table["view"], table["log"]) == ("live", None, begun.log)
            refused = await s.answer("place:0", seat=0, seq=5)
            assert refused["error"].startswith("This match is played under newer rules than this hall has.")
        sigrun = hall.again(begun.sigrun)
        assert (await sigrun.post(f"/api/tables/{begun.table}/resign", {"seat": 0}, 409))["code"] == "halted"
        assert (await sigrun.get(f"/api/tables/{begun.table}/record", expect=409))["code"] == "halted"
    rules.become(2)
    async with served(tmp_path) as hall:
        table = await seen(hall, begun)
        assert (table["view"], table["row"]["halted"]) == (begun.view, None)


async def test_bots_rest_where_nothing_can_be_played(tmp_path: Path, rules: Rules) -> None:
    """Given a table with a bot that is asked, when the hall does not know its rules, then no bot is at it for ever."""
    async with served(tmp_path, bot_pause=30.0) as hall:
        sigrun = await hall.guest()
        table = (await sigrun.open("runes", "me", "random"))["table"]
    rules.become(2)
    with sqlite3.connect(tmp_path / "meadhall.sqlite") as direct:
        direct.execute("UPDATE tables SET version = 9")
    async with served(tmp_path) as hall, hall.again(sigrun).at(table) as s:
        assert (await s.until("table"))["row"]["halted"]["why"] == "newer"
        async with hall.hall.at(table) as awake, asyncio.timeout(10):
            while awake.bots.busy:
                await asyncio.sleep(0.01)


async def test_a_match_of_a_game_that_is_gone_is_shown(
    tmp_path: Path, rules: Rules, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = await begin(tmp_path)

    def gone(game: str) -> None:
        raise UnknownGame(f"There is no game {game!r} in the hall.")

    monkeypatch.setattr(loading, "find", gone)
    async with served(tmp_path) as hall:
        table = await seen(hall, begun)
        assert (table["row"]["halted"]["why"], table["log"]) == ("unknown", begun.log)


async def test_records_that_cannot_be_brought_in_say_why(tmp_path: Path, rules: Rules) -> None:
    """Given records of unknown and of forbidden rules, then each is refused in one sentence, and the hall stands."""
    begun = await begin(tmp_path, ended=True)
    assert begun.record is not None
    rules.become(2)
    rules.forbid_the_last_card()
    async with served(tmp_path) as hall:
        guest = await hall.guest()
        for version, why in ((9, "newer ones are not known here."), (1, "(RR-3.8).")):
            content = msgspec.structs.replace(begun.record, version=version).encode()
            answer = await guest.http.post("/api/import", content=content)
            assert (answer.status_code, answer.json()["code"]) == (400, "broken_record")
            assert answer.json()["error"].endswith(why)
        assert (await guest.get("/api/health"))["ok"]


async def test_a_record_of_older_rules_comes_in_under_the_present_ones(tmp_path: Path, rules: Rules) -> None:
    begun = await begin(tmp_path, ended=True)
    assert begun.record is not None
    rules.become(2)
    async with served(tmp_path) as hall:
        guest = await hall.guest()
        brought = (await guest.http.post("/api/import", content=begun.record.encode())).json()["table"]
        record = Record.decode((await guest.http.get(f"/api/tables/{brought}/record")).content)
        assert (record.version, record.outcome) == (2, begun.record.outcome)
        record.verify()
        assert (await guest.get(f"/api/tables/{brought}/steps"))["steps"] == len(begun.log) - 1
