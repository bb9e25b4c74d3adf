"""Bots of other packages: whatever they do wrong is told in a sentence, and the match goes on or ends with it."""

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from meadhall.bots import BotFailed, UnknownBot, bots_of, check_bots, guests_of, make_bot, seconds_of
from meadhall.bots import guests as guest_bots
from meadhall.kernel import Match, MeadhallError
from meadhall.lab import simulate
from meadhall.server.bots import BotDesk
from meadhall.terminal.plain import PlainTable
from meadhall.terminal.session import Session
from tests.packages.conftest import Bring
from tests.packages.mounting import ROOT
from tests.server.conftest import served

BOT = """
import sys, time
class Base:
    plays = ("ragnarocks",)
    seconds = 0.05
    def __init__(self, seed): pass
class First(Base):
    async def choose(self, seen): return seen.ask.options[0]
class Raises(Base):
    async def choose(self, seen): raise ValueError("no\\nidea")
class Exits(Base):
    async def choose(self, seen): sys.exit(3)
class Nonsense(Base):
    async def choose(self, seen): return "hex:z99"
class Nothing(Base):
    async def choose(self, seen): return None
class Thing(Base):
    async def choose(self, seen): return object()
class NotAsync(Base):
    def choose(self, seen): return seen.ask.options[0]
class Hangs(Base):
    async def choose(self, seen):
        while True:
            try: time.sleep(0.01)
            except Exception: pass
class Waits(Base):
    async def choose(self, seen):
        import asyncio
        await asyncio.sleep(0.01)
        return seen.ask.options[0]
class Sleeps(Base):
    async def choose(self, seen):
        import asyncio
        await asyncio.Event().wait()
class NeedsTwo(Base):
    def __init__(self, seed, more): pass
    async def choose(self, seen): ...
class Nobody: ...
class PlaysNothing(First):
    plays = ()
class PlaysAWord(First):
    plays = "ragnarocks"
class Endless(First):
    seconds = float("inf")
"""
FAULTS = {
    "Raises": r"failed at 'select_viking': ValueError: no idea \(bots\.py, line \d+\)",
    "Nonsense": r"pointed at 'hex:z99', which is not offered \(hex:.*\) when it was asked 'select_viking'",
    "Nothing": r"pointed at None, which is not offered",
    "Thing": r"pointed at <object object",
    "NotAsync": r"failed at 'select_viking': ValueError: a coroutine was expected, got",
    "Exits": r"failed at 'select_viking': SystemExit: 3",
    "Hangs": r"has not answered 'select_viking' within 0\.25 s",
    "Sleeps": r"has not answered 'select_viking' within 0\.25 s",
}


@pytest.fixture
def elsewhere(bring: Bring) -> Path:
    """A package with bots of every kind; some have entries."""
    entries = {
        name.lower(): f"theirs.bots:{name}" for name in ("First", "Raises", "Nonsense", "Thing", "Hangs", "Exits")
    }
    return bring("theirs", {"theirs/bots.py": BOT}, bots=entries)


def test_guests_sit_at_the_tables_they_name_and_on_no_ladder(elsewhere: Path) -> None:
    assert guests_of("ragnarocks") == ("exits", "first", "hangs", "nonsense", "raises", "thing")
    assert guests_of("bloodrage") == ()
    assert "first" not in bots_of("ragnarocks")
    assert seconds_of("ragnarocks", "first") == 0.05
    check_bots("ragnarocks", ["first", "thrall"])
    with pytest.raises(UnknownBot, match="No bot called 'first' plays bloodrage"):
        check_bots("bloodrage", ["first"])


@pytest.mark.parametrize(
    ("entry", "place", "why"),
    [
        ("gone", "theirs.nowhere:Bot", "theirs.nowhere could not be imported (ModuleNotFoundError"),
        ("gone", "theirs.bots:Gone", "there is no Gone in theirs.bots."),
        ("gone", "theirs.bots", "'theirs.bots' names no object"),
        ("nobody", "theirs.bots:Nobody", "it is nothing that makes a bot"),
        ("idle", "theirs.bots:PlaysNothing", "it does not say which titles it plays (plays)."),
        ("word", "theirs.bots:PlaysAWord", "the titles it plays are a tuple of their ids"),
        ("endless", "theirs.bots:Endless", "the seconds it thinks are a number greater than 0, not inf."),
        ("Loud Name", "theirs.bots:First", "a bot's name is written in small letters"),
    ],
)
def test_a_guest_that_cannot_play_is_told_of(bring: Bring, entry: str, place: str, why: str) -> None:
    bring("theirs", {"theirs/bots.py": BOT}, bots={entry: place, "first": "theirs.bots:First"})
    said: list[str] = []
    assert [guest.name for guest in guest_bots.guests(said.append)] == ["first"]
    assert len(said) == 1
    assert said[0].startswith(f"The bot {entry!r} of the package theirs 1.0 cannot play: ")
    assert why in said[0]


def test_a_bot_is_named_by_its_place_where_that_is_allowed_and_nowhere_else(elsewhere: Path) -> None:
    """No visitor of a hall names a module to be imported."""
    place = "theirs.bots:First"
    check_bots("bloodrage", [place], anywhere=True)
    assert make_bot("bloodrage", place, 1, anywhere=True)
    with pytest.raises(UnknownBot):
        check_bots("ragnarocks", [place])
    with pytest.raises(UnknownBot):
        make_bot("ragnarocks", place, 1)
    with pytest.raises(MeadhallError, match=r"The bot theirs.bots:NeedsTwo could not be made: TypeError"):
        make_bot("ragnarocks", "theirs.bots:NeedsTwo", 1, anywhere=True)


@pytest.mark.parametrize("bot", FAULTS)
def test_a_simulation_ends_with_a_sentence(elsewhere: Path, bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.bots.watched.PATIENCE", 0.2)
    with pytest.raises(BotFailed, match=rf"^The bot theirs\.bots:{bot} at seat 1 {FAULTS[bot]}.*\.$"):
        simulate("ragnarocks", 2, 2, ["random", f"theirs.bots:{bot}"])


def test_a_bot_may_wait_for_something_outside(elsewhere: Path) -> None:
    assert simulate("ragnarocks", 2, 1, ["random", "theirs.bots:Waits"]).players[1].answers > 5


def test_a_bot_of_ones_own_plays_from_the_present_folder(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(BOT)
    command = [sys.executable, "-m", "meadhall", "sim", "ragnarocks", "--games", "2", "--bots"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}

    def sim(*bots: str, jobs: int = 1) -> subprocess.CompletedProcess[str]:
        arguments = [*command, ",".join(bots), "--jobs", str(jobs)]
        return subprocess.run(arguments, capture_output=True, text=True, check=False, env=environment, cwd=tmp_path)

    for jobs in (1, 2):
        run = sim("mine:First", "random", jobs=jobs)
        assert run.returncode == 0, run.stderr
        assert "mine:First" in run.stdout
    run = sim("mine:Raises", "random", jobs=2)
    assert run.returncode == 1
    assert run.stderr.startswith(
        "meadhall: The bot mine:Raises at seat 0 failed at 'select_viking': ValueError: no idea"
    )
    assert len(run.stderr.splitlines()) == 1


@pytest.mark.complains(
    r"The raises bot of ragnarocks failed at seat \d: ValueError: no idea",
    r"The nonsense bot of ragnarocks failed at seat \d: it pointed at 'hex:z99'",
    r"The thing bot of ragnarocks failed at seat \d: it pointed at <object",
    r"The exits bot of ragnarocks failed at seat \d: SystemExit: 3",
    r"The hangs bot of ragnarocks did not answer at seat \d: nothing within",
)
async def test_at_the_desk_of_a_hall_a_bot_that_fails_points_at_anything(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meadhall.server.bots.GRACE", 0.3)
    monkeypatch.setattr("meadhall.server.bots.START", 10.0)
    match = Match.new("ragnarocks", 2, seed=1)
    seat, options = match.pending[0].seat, match.pending[0].options
    desk = BotDesk(workers=1, waiting=1, budget=0.1)
    try:
        for bot in ("raises", "nonsense", "thing", "exits"):
            assert (await desk.choose("ragnarocks", match.snapshot(), seat, bot)).ref in options
        assert (await desk.choose("ragnarocks", match.snapshot(), seat, "first")).ref == options[0]
        monkeypatch.setattr("meadhall.server.bots.START", 0.0)
        await desk.choose("ragnarocks", match.snapshot(), seat, "hangs")
        monkeypatch.setattr("meadhall.server.bots.START", 10.0)
        thought = await desk.choose("ragnarocks", match.snapshot(), seat, "first")
        assert (thought.ref, thought.cut_short) == (options[0], False), "another process has taken its place"
    finally:
        await desk.close()


@pytest.mark.complains(r"The raises bot of ragnarocks failed at seat 1: ValueError: no idea")
async def test_a_table_with_a_bot_that_raises_is_played_on(elsewhere: Path, tmp_path: Path) -> None:
    async with served(tmp_path / "data") as hall:
        guest = await hall.guest()
        (ragnarocks,) = [game for game in await guest.get("/api/games") if game["id"] == "ragnarocks"]
        assert [bot["id"] for bot in ragnarocks["guests"]] == list(guests_of("ragnarocks"))
        assert "first" not in [bot["id"] for bot in ragnarocks["bots"]]
        table = (await guest.open("ragnarocks", "first", "raises"))["table"]
        async with guest.at(table) as watching:
            while watching.view is None or watching.view["seq"] < 12:
                await watching.next()
        wishes = [{"kind": "me"}, {"kind": "bot", "bot": "theirs.bots:First"}]
        refused = await guest.post("/api/tables", {"game": "ragnarocks", "title": "", "seats": wishes}, expect=400)
        assert "No bot called 'theirs.bots:First' plays ragnarocks" in refused["error"]


@pytest.mark.complains(r"The guest 'thrall' does not sit down at ragnarocks: it has a bot of that name itself")
async def test_a_guest_does_not_take_the_name_of_a_titles_own_bot(bring: Bring, tmp_path: Path) -> None:
    bring("theirs", {"theirs/bots.py": BOT}, bots={"thrall": "theirs.bots:Raises"})
    assert guests_of("ragnarocks") == ()
    assert type(make_bot("ragnarocks", "thrall", 1)).__module__.startswith("meadhall.")
    async with served(tmp_path / "data"):
        pass


@pytest.mark.parametrize("bot", ["Raises", "Nonsense"])
def test_in_the_terminal_the_match_goes_on_and_says_who_stumbled(elsewhere: Path, bot: str) -> None:
    session, out = Session("ragnarocks", 2, [f"theirs.bots:{bot}", "theirs.bots:First"], 1, "en"), io.StringIO()
    assert PlainTable(session, [], out).play()
    assert session.outcome is not None
    assert f"{bot} at seat 1 stumbled and points at anything: " in out.getvalue()
    assert session.names == [bot, "First"]
