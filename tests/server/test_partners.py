"""Whom "Play now" seats opposite: the gentlest bot at first, later one that is beaten about half of the time."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from meadhall.bots import bots_of
from meadhall.kernel.chance import Chance
from meadhall.kernel.titles import register
from meadhall.server.partners import LATEST, ODDS, Result, partner, results_of
from meadhall.server.play import advance_write
from meadhall.store import StoredSeat, StoredTable
from tests.server import tug
from tests.server.conftest import Served
from tests.server.guest import Guest

LADDER = bots_of("ragnarocks")[1:]
"""Without the one that plays at random."""


def test_a_newcomer_meets_the_gentlest_that_plays_with_a_plan() -> None:
    assert partner("ragnarocks", ()) == "thrall" == LADDER[0]
    assert partner("bloodrage", ()) == "gentle"


def test_one_rung_up_for_a_win_and_down_again_for_losses() -> None:
    results = [Result("thrall", 1.0)]
    assert partner("ragnarocks", results) == LADDER[1]
    results.append(Result(LADDER[1], 1.0))
    assert partner("ragnarocks", results) == LADDER[2]
    results += [Result(LADDER[2], 0.0)]
    assert partner("ragnarocks", results) == LADDER[1]
    assert partner("ragnarocks", [Result("thrall", 0.0)] * 5) == "thrall", "nobody is gentler"
    assert partner("ragnarocks", [Result(LADDER[-1], 1.0)] * LATEST) == LADDER[-1], "nobody is stronger"


def test_bots_that_are_on_no_ladder_say_nothing() -> None:
    assert partner("ragnarocks", [Result("greedy", 1.0), Result("somebody.else:Bot", 1.0)]) == "thrall"


@pytest.mark.parametrize("rung", range(len(LADDER)))
def test_whoever_plays_as_a_bot_does_meets_it_or_a_neighbour(rung: int) -> None:
    """Given somebody as strong as a bot, who always plays the partner that suits them, then they meet equals."""
    results, chance = list[Result](), Chance(rung)
    met = list[int]()
    for _ in range(200):
        bot = LADDER.index(partner("ragnarocks", results))
        met.append(bot)
        wins = 1 / (1 + ODDS ** (bot - rung))
        results = [*results, Result(LADDER[bot], float(chance.below(1000) < 1000 * wins))][-LATEST:]
    later = met[40:]
    assert sum(abs(bot - rung) <= 1 for bot in later) >= 0.85 * len(later)
    assert abs(sum(later) / len(later) - rung) < 0.6


def over(ranks: list[int], *seats: StoredSeat, options: dict[str, object] | None = None) -> StoredTable:
    """A match of tug that is over."""
    register(tug.GAME)
    return StoredTable(
        "oak", "tug", 1, "", "over", True, "", options or {}, None, 0, 0, outcome={"ranks": ranks}, seats=seats
    )


def bots(*names: str) -> Iterator[StoredSeat]:
    return (StoredSeat(seat, "bot", None, name, name) for seat, name in enumerate(names, 1))


def test_what_a_match_says() -> None:
    me = StoredSeat(0, "person", "sigrun")
    assert list(results_of(over([1, 2], me, *bots("ox")), "sigrun")) == [Result("ox", 1.0)]
    assert list(results_of(over([1, 1], me, *bots("ox")), "sigrun")) == [Result("ox", 0.5)]
    assert list(results_of(over([2, 1], me, *bots("ox")), "sigrun")) == [Result("ox", 0.0)]
    assert list(results_of(over([2, 1, 3], me, *bots("ox", "random")), "sigrun")) == [
        Result("ox", 0.0, 0.5),
        Result("random", 1.0, 0.5),
    ]
    assert list(results_of(over([1, 2], me, *bots("ox")), "bjarne")) == []


def test_what_says_nothing_of_somebody() -> None:
    """Given a match that a bot finished, or one without an end, then it does not count; giving up is a loss."""
    ox = list(bots("ox"))
    handed_over = StoredSeat(0, "person", "sigrun", bot="ox")
    assert list(results_of(over([1, 2], handed_over, *ox), "sigrun")) == []
    gave_up = StoredSeat(0, "person", "sigrun", bot="ox", resigned=True)
    assert list(results_of(over([1, 2], gave_up, *ox), "sigrun")) == [Result("ox", 0.0)]
    halted = StoredTable("oak", "tug", 1, "", "over", True, "", {}, None, 0, 0, seats=(gave_up, *ox))
    assert list(results_of(halted, "sigrun")) == []


def test_those_on_ones_own_side_are_no_opponents() -> None:
    me = StoredSeat(0, "person", "sigrun")
    teams = over([1, 2, 1, 2], me, *bots("ox", "random", "ox"), options={"mode": "teams"})
    assert list(results_of(teams, "sigrun")) == [Result("ox", 1.0, 0.5), Result("ox", 1.0, 0.5)]


async def partners(guest: Guest) -> dict[str, str]:
    return {game["id"]: game["partner"] for game in await guest.get("/api/games") if game["playable"]}


async def test_the_titles_name_a_partner_for_the_visitor(hall: Served) -> None:
    """Given somebody who has beaten three rungs, then the fourth suits them; in other titles they begin below."""
    sigrun, stranger = await hall.guest(), await hall.guest()
    first = await partners(sigrun)
    assert (first["ragnarocks"], first["bloodrage"]) == ("thrall", "gentle")
    for rung in range(3):
        table = (await sigrun.open("ragnarocks", "me", LADDER[rung]))["table"]
        async with hall.hall.at(table) as held:
            won = {"ranks": [1, 2], "scores": [30, 20], "ending": "no_turns", "clause": "RR-5.9"}
            changed = replace(held.stored, state="over", asked=(), outcome=won, ended_by="rules")
            await held.change([advance_write(changed)], changed)
    assert (await partners(sigrun))["ragnarocks"] == LADDER[3]
    assert (await partners(sigrun))["bloodrage"] == "gentle"
    assert await partners(stranger) == first
    games = await stranger.get("/api/games")
    assert [game["partner"] is None for game in games] == [not game["playable"] for game in games]
