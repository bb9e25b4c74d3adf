"""One bot alone against automata: who wins how often, and what a challenge changes."""

import json
from typing import Any

import msgspec
import pytest

from meadhall import MeadhallError
from meadhall.cli import run
from meadhall.games.lords.content import CONTENT
from meadhall.games.lords.game import GAME
from meadhall.lab import AloneReport, play_alone
from meadhall.lab.alone import _plan
from meadhall.lab.sim import play_match

TRIBUTE = "challenge:blood_tribute"


def told(report: AloneReport) -> dict[str, Any]:
    """A report without how long it took."""
    said: dict[str, Any] = msgspec.to_builtins(report)
    return {name: value for name, value in said.items() if name != "seconds"}


def test_every_follower_is_met_as_often_and_all_is_counted() -> None:
    report = play_alone("lords", "random", 2, 4, challenges=[])

    assert [one.name for one in report.foes] == [f"follower:{tile.id}" for tile in CONTENT.followers]
    assert {one.games for one in report.foes} == {2}
    assert sum(one.wins for one in report.foes) == sum(one.wins for one in report.heroes)
    assert sum(one.games for one in report.heroes) == sum(report.endings.values()) == 12
    assert all(one.low <= one.rate <= one.high for one in report.foes)
    assert report.challenges == []
    assert told(play_alone("lords", "random", 2, 4, challenges=[])) == told(report)


@pytest.mark.parametrize("challenge", [None, TRIBUTE])
def test_who_is_met_and_what_makes_it_harder_is_said_before(challenge: str | None) -> None:
    """Given a Follower and perhaps a challenge, then no bot is asked about them."""
    plan = _plan(GAME, "heuristic", 1, "follower:snorri", challenge, 1, {}, None)
    played = play_match(plan, 0)
    assert played.noted["draft_hero"].startswith("card:")
    assert plan.said["setup_follower"][0] == "follower:snorri"
    assert plan.said["setup_challenge"] == ((TRIBUTE, "do:done") if challenge else ("do:done",))


def test_a_challenge_is_counted_in_pairs() -> None:
    report = play_alone("lords", "random", 1, 4, challenges=[TRIBUTE])

    (harder,) = report.challenges
    assert (harder.name, harder.pairs) == (TRIBUTE, 6)
    assert harder.change == pytest.approx(harder.with_it - harder.without, abs=1e-3)
    assert harder.low <= harder.change <= harder.high


def test_what_cannot_be_is_refused_in_a_sentence() -> None:
    with pytest.raises(MeadhallError, match="Nobody plays bloodrage alone"):
        play_alone("bloodrage", "random", 1)
    with pytest.raises(MeadhallError, match="There is no challenge:thirst; there are: challenge:early_ashes"):
        play_alone("lords", "random", 1, challenges=["challenge:thirst"])


def test_the_command_prints_a_table_or_json(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["sim", "lords", "--solo", "--games", "1", "--bots", "random", "--challenge", "old_grudge"]
    run(arguments)
    said = capsys.readouterr().out
    assert all(word in said for word in ("ragnar", "old_grudge", "95 % interval"))
    run([*arguments, "--json"])
    report = json.loads(capsys.readouterr().out)
    assert [one["pairs"] for one in report["challenges"]] == [6]
