"""A bot whose thoughts the clock cut short says so: its answer may be another on a faster machine."""

import pytest

from meadhall import Match
from meadhall.bots import Bot, RandomBot, Seen, decide, make_bot, was_cut_short
from meadhall.bots.thumb import SearchBot
from meadhall.cli.sim import sim
from meadhall.games.bloodrage.bots.search import AgePlanner
from meadhall.games.ragnarocks import bot as ragnarocks
from meadhall.games.ragnarocks.bots.clock import Clock
from meadhall.games.ragnarocks.bots.ready import get_ready
from meadhall.kernel import Ref
from meadhall.lab import simulate
from meadhall.server.botworker import Wanted, choose

HASTE, PATIENCE = 0.001, 300.0
POWERS = {"mode": "advanced", "offer": "chosen", "ivory_power": "sol", "red_power": "ymir"}


def asked(bot: Bot, match: Match, budget: float) -> bool:
    """Whether the answer to the open question was cut short."""
    decide(bot, match, match.pending[0].seat, budget)
    return was_cut_short(bot)


@pytest.mark.parametrize("options", [{}, POWERS])
def test_a_level_says_so_and_only_when_it_was(options: dict[str, str]) -> None:
    get_ready()
    match = Match.new("ragnarocks", 2, seed=1, options=options)
    bot = make_bot("ragnarocks", "jarl", 1)
    assert asked(bot, match, HASTE)
    assert not asked(make_bot("ragnarocks", "jarl", 1), match, PATIENCE)
    match.answer(match.pending[0].seat, decide(bot, match, match.pending[0].seat, HASTE))
    assert not asked(bot, match, HASTE), "what was planned before takes no time"


def test_a_level_that_looks_one_turn_ahead_is_never_in_a_hurry() -> None:
    assert not asked(make_bot("ragnarocks", "karl", 1), Match.new("ragnarocks", 2, seed=1), HASTE)


def test_the_search_of_blood_rage_says_so_and_only_when_it_was() -> None:
    match = Match.new("bloodrage", 4, seed=1, options={"no_draft_age_one": True})
    while match.pending[0].prompt != "choose_action":
        match.answer(match.pending[0].seat, match.pending[0].options[0])
    assert asked(SearchBot(AgePlanner, 1), match, HASTE)
    assert not asked(SearchBot(AgePlanner, 1, worlds=2), match, PATIENCE)


def test_who_never_thinks_is_never_cut_short() -> None:
    assert not asked(RandomBot(1), Match.new("ragnarocks", 2, seed=1), HASTE)


def test_a_clock_that_nobody_heard_has_not_struck() -> None:
    whole = Clock(PATIENCE)
    part = whole.part(-1.0)
    assert not whole.struck
    assert part.over
    assert whole.struck
    assert not whole.over


class Hurried:
    """Is cut short at every other answer."""

    def __init__(self) -> None:
        self.cut_short = True

    async def choose(self, seen: Seen) -> Ref:
        self.cut_short = not self.cut_short
        return seen.ask.options[0]


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ragnarocks, "BOTS", {"hurried": lambda seed: Hurried()})


def test_a_simulation_counts_it(hurried: None) -> None:
    report = simulate("ragnarocks", 2, 4, ["hurried", "random"], 1)
    first, second = report.players
    assert first.answers + second.answers == report.decisions
    assert first.answers // 2 - 4 <= first.cut_short <= first.answers // 2
    assert second.cut_short == 0


def test_a_simulation_prints_it(hurried: None, capsys: pytest.CaptureFixture[str]) -> None:
    sim("ragnarocks", games=1, bots="hurried,random")
    lines = [line for line in capsys.readouterr().out.splitlines() if "short" in line]
    assert len(lines) == 1
    assert lines[0].startswith("hurried: the clock cut ")
    sim("ragnarocks", games=1, bots="random")
    assert "short" not in capsys.readouterr().out


async def test_the_halls_worker_tells_of_a_level_in_a_hurry() -> None:
    get_ready()
    match = Match.new("ragnarocks", 2, seed=1)
    chosen = await choose(Wanted("ragnarocks", match.snapshot(), match.pending[0].seat, "konung", HASTE, 1))
    assert chosen.ref in match.pending[0].options
    assert chosen.cut_short
    chosen = await choose(Wanted("ragnarocks", match.snapshot(), match.pending[0].seat, "thrall", HASTE, 1))
    assert not chosen.cut_short
