"""Simulations: the same seed gives the same matches, whoever plays them and wherever."""

import json
import os
import subprocess
import sys
from typing import Any

import msgspec
import pytest

from meadhall import SPECTATOR, Match, MeadhallError
from meadhall.bots import Seen, decide, make_bot
from meadhall.kernel import Ref
from meadhall.kernel.chance import key_from
from meadhall.kernel.match import hash_of
from meadhall.kernel.titles import _games as games
from meadhall.lab import SimReport, simulate
from meadhall.lab.sim import Plan, _at_random, _opened, _play_bots, bot_at, play_at_random, wilson

from ..bots.cards import visits
from ..kernel.toy import TOY
from ..server import tug


def what_happened(report: SimReport) -> dict[str, object]:
    """A report without how long it took."""
    told: dict[str, object] = msgspec.to_builtins(report)
    return {name: value for name, value in told.items() if name != "seconds" and not name.endswith("_per_s")}


def test_the_same_seed_gives_the_same_matches() -> None:
    once, again, other = (simulate("ragnarocks", 2, 20, ["random"], seed) for seed in (3, 3, 4))
    assert what_happened(once) == what_happened(again)
    assert once.digest != other.digest
    assert once.results != other.results


def test_a_match_does_not_depend_on_how_many_are_played() -> None:
    few, many = (simulate("ragnarocks", 2, games, ["random"], 3) for games in (5, 12))
    assert many.results[:5] == few.results


@pytest.mark.slow
def test_processes_that_share_the_work_change_nothing() -> None:
    alone, shared = (simulate("ragnarocks", 2, 30, ["random"], 3, jobs=jobs) for jobs in (1, 2))
    assert what_happened(alone) == what_happened(shared)


@pytest.mark.slow
def test_another_process_with_other_hashes_plays_the_same_matches() -> None:
    program = (
        "import msgspec; from meadhall.lab import simulate; "
        "print(msgspec.json.encode(simulate('ragnarocks', 2, 6, ['greedy', 'random'], 'x')).decode())"
    )
    environment = {**os.environ, "PYTHONHASHSEED": "12345", "PYTHONPATH": os.pathsep.join(sys.path)}
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, env=environment)
    there = msgspec.convert(json.loads(run.stdout), SimReport)
    assert what_happened(there) == what_happened(simulate("ragnarocks", 2, 6, ["greedy", "random"], "x"))


def test_the_fast_way_plays_what_random_bots_play() -> None:
    """Given the same seeds, matches without a past are those that the bots play at a real table."""
    for number in range(5):
        key, seeds = key_from(f"7/{number}"), [f"7/{number}/0", f"7/{number}/1"]
        fast, decisions = play_at_random("ragnarocks", 2, {}, key, seeds)
        match = Match.new("ragnarocks", 2, key=key)
        bots = [make_bot("ragnarocks", "random", seed) for seed in seeds]
        while match.pending:
            seat = match.pending[0].seat
            match.answer(seat, decide(bots[seat], match, seat))
        assert hash_of(match.state) == hash_of(fast.state)
        assert match.seq == decisions


def test_bots_change_seats_from_match_to_match() -> None:
    for seats in (2, 3, 4):
        for number in range(2 * seats):
            assert sorted(bot_at(seat, number, seats) for seat in range(seats)) == list(range(seats))
        for bot in range(seats):
            sat = [seat for number in range(seats) for seat in range(seats) if bot_at(seat, number, seats) == bot]
            assert sorted(sat) == list(range(seats))


def test_what_is_counted_adds_up() -> None:
    report = simulate("ragnarocks", 2, 40, ["random"], 1)
    assert report.games == len(report.results) == sum(report.outcomes.values()) == 40
    first, second = report.players
    assert (first.wins, first.draws, first.losses) == (second.losses, second.draws, second.wins)
    assert first.wins + first.draws + first.losses == 40
    assert 90 < report.decisions / 40 < 160
    assert report.decisions_per_s == pytest.approx(report.decisions / report.seconds, rel=0.01)


def test_a_win_belongs_to_the_bot_and_not_to_the_seat() -> None:
    """Given the greedy bot in either seat, when it plays against chance, its wins follow it."""
    for bots, better in ((["greedy", "random"], 0), (["random", "greedy"], 1)):
        report = simulate("ragnarocks", 2, 4, bots, 5)
        assert report.players[better].bot == "greedy"
        assert report.players[better].wins == 4
        assert [result.startswith("1-2") for result in report.results] == [n % 2 == better for n in range(4)]


def test_more_than_two_seats_and_fewer_bots_than_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    visits(monkeypatch)
    report = simulate("highcard", 4, 200, ["random"], 2)
    assert report.bots == ("random",) * 4
    assert sum(player.wins for player in report.players) == 200  # no two cards are equal
    assert all(player.low < 0.25 < player.high for player in report.players)
    assert set(report.outcomes) == {"shown"}


def test_each_opening_is_played_once_for_each_seat() -> None:
    """Given openings of four turns, when bots play, matches of one opening begin alike and others do not."""
    plan = Plan("ragnarocks", 2, ("greedy", "random"), 5, {}, openings=4)
    begun = [_opened(plan, number, bare=False) for number in range(6)]
    positions = [match.view(SPECTATOR)["table"]["position"] for match in begun]
    assert positions[0] == positions[1] != positions[2] == positions[3] != positions[4] == positions[5]
    assert all(len(match.view(SPECTATOR)["table"]["turns"]) == 4 for match in begun)
    assert all(match.pending[0].prompt == "select_viking" for match in begun)
    bare = _opened(plan, 0, bare=True)
    assert hash_of(bare.state) == hash_of(begun[0].state)


def test_paired_openings_are_counted_and_the_same_with_the_same_seed() -> None:
    once, again = (simulate("ragnarocks", 2, 4, ["greedy", "random"], 3, openings=4) for _ in range(2))
    assert what_happened(once) == what_happened(again)
    assert (once.openings, once.games, once.players[0].wins) == (4, 4, 4)
    other = simulate("ragnarocks", 2, 4, ["greedy", "random"], 3, openings=2)
    assert other.digest != once.digest
    chance = simulate("ragnarocks", 2, 40, ["random"], 3, openings=4)
    free = simulate("ragnarocks", 2, 40, ["random"], 3)
    assert chance.digest != free.digest
    assert chance.decisions < free.decisions, "what chance decides first is nobody's decision"


def test_a_bot_has_the_time_it_states_or_the_one_given(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []

    class Watch:
        async def choose(self, seen: Seen) -> Ref:
            given.append(seen.budget)
            return seen.ask.options[0]

    from meadhall.games.ragnarocks import bot

    monkeypatch.setattr(bot, "BOTS", {"slow": lambda seed: Watch(), "plain": lambda seed: Watch()})
    monkeypatch.setattr(bot, "TIMES", {"slow": 2.5}, raising=False)
    report = simulate("ragnarocks", 2, 1, ["slow", "plain"], 1)
    assert (set(given), report.budget) == ({2.5, 1.0}, None)
    given.clear()
    report = simulate("ragnarocks", 2, 1, ["slow", "plain"], 1, budget=0.3)
    assert (set(given), report.budget) == ({0.3}, 0.3)


def test_a_team_wins_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given two teams, when one wins, each of its players has won, and it is no draw."""
    monkeypatch.setitem(games, "tug", tug.GAME)
    report = simulate("tug", 4, 40, ["random"], 2, {"mode": "teams"})
    assert sum(player.wins for player in report.players) == sum(player.losses for player in report.players) > 60
    drawn = [result for result in report.results if result.startswith("1-1-1-1")]
    assert sum(player.draws for player in report.players) == 4 * len(drawn)


def test_options_of_the_table_are_kept() -> None:
    free, short = (simulate("ragnarocks", 2, 30, ["random"], 1, {"supply": supply}) for supply in ("unlimited", "40"))
    assert short.options["supply"] == "40"
    assert short.decisions <= 30 * 40 * 3 < free.decisions


def test_progress_is_told_after_every_match() -> None:
    told: list[tuple[int, int]] = []
    simulate("ragnarocks", 2, 3, ["random"], 1, progress=lambda done, of: told.append((done, of)))
    assert told == [(1, 3), (2, 3), (3, 3)]


@pytest.mark.parametrize(
    ("seats", "games", "bots", "jobs", "sentence"),
    [
        (2, 1, ["loki"], 1, "No bot called 'loki'"),
        (2, 1, [], 1, "2 seats take 1 to 2 bots, not 0"),
        (2, 1, ["random"] * 3, 1, "2 seats take 1 to 2 bots, not 3"),
        (2, 0, ["random"], 1, "at least one match"),
        (2, 1, ["random"], 0, "at least one match"),
        (99, 1, ["random"], 1, "not by 99"),
    ],
)
def test_what_cannot_be_simulated_is_said(seats: int, games: int, bots: list[str], jobs: int, sentence: str) -> None:
    with pytest.raises(MeadhallError, match=sentence):
        simulate("ragnarocks", seats, games, bots, 1, jobs=jobs)


@pytest.mark.parametrize(
    ("games", "more", "sentence"),
    [
        (3, {"openings": 2}, "3 is no multiple of 2"),
        (2, {"openings": -1}, "cannot play -1 turns"),
        (2, {"budget": 0.0}, "greater than 0"),
        (2, {"budget": float("nan")}, "greater than 0"),
        (2, {"options": {"supply": "41"}}, "no supply '41' is known"),
    ],
)
def test_openings_and_times_that_cannot_be_are_said(games: int, more: dict[str, Any], sentence: str) -> None:
    with pytest.raises(MeadhallError, match=sentence):
        simulate("ragnarocks", 2, games, ["random"], 1, **more)


def test_a_table_that_cannot_begin_is_said_before_anybody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games, "tug", tug.GAME)
    with pytest.raises(MeadhallError, match="Odin takes no oath on a wet rope"):
        simulate("tug", 2, 1, ["random"], 1, {"oath": "odin", "wet": True})


def test_wilson_intervals_are_those_of_the_books() -> None:
    """Wilson (1927): 81 of 263 gives 0.2553 to 0.3662; none of 20 gives 0 to 0.1611."""
    assert wilson(81 / 263, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(0, 20) == pytest.approx((0, 0.1611), abs=5e-5)
    assert wilson(1, 20) == pytest.approx((0.8389, 1), abs=5e-5)


@pytest.mark.parametrize("bots", [["random"], ["random", "random"]])
def test_no_bot_sits_where_the_rules_play(bots: list[str]) -> None:
    """Given the toy with its giant at the third seat, then two bots play, and the giant has a rank like them."""
    report = simulate(TOY, 3, 6, bots, 2, {"giant": True})

    assert len(report.players) == 2
    assert report.decisions == sum(player.answers for player in report.players)
    assert all(len(result.split()[0].split("-")) == 3 for result in report.results)
    with pytest.raises(MeadhallError, match="2 seats take 1 to 2 bots, not 3"):
        simulate(TOY, 3, 6, ["random"] * 3, 2, {"giant": True})


def test_bots_play_beside_an_automaton_what_random_play_beside_it_plays() -> None:
    plan = Plan("toy", 3, ("random", "random"), 5, {"giant": True}, automata=(2,))
    seeds = [f"5/{number}/{seat}" for number in range(1) for seat in range(3)]
    bare, recorded = _opened(plan, 0, bare=True), _opened(plan, 0, bare=False)

    _at_random(bare, seeds)
    _play_bots(plan, recorded, {0: "random", 1: "random"}, seeds, {})

    assert hash_of(bare.state) == hash_of(recorded.state)
