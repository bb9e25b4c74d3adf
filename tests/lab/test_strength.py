"""The measurement of the ladders: all steps side by side, broken off and gone on with, and a table of what came out."""

from itertools import pairwise
from pathlib import Path

import pytest

from meadhall.bots import bots_of
from meadhall.lab.strength import BEGIN, END, TRIALS, Result, chosen, in_turn, kept, main, put_into, steps_of, table

STEPS = steps_of()
FIRST = next(step for step in STEPS if step.name == "basic:thrall-random")


def test_every_bot_meets_the_one_below() -> None:
    for trial in TRIALS:
        met = [(step.weaker, step.stronger) for step in STEPS if step.trial == trial]
        besides = [(weaker, stronger) for stronger, weaker in trial.besides]
        assert met == [*pairwise(bots_of(trial.game)), *besides]
        assert all(step.games % trial.seats == 0 for step in STEPS if step.trial == trial), "in whole openings"
    assert len({step.name for step in STEPS}) == len(STEPS)


def test_slow_players_meet_less_often() -> None:
    games = {step.stronger: step.games for step in STEPS if step.trial.way == "basic"}
    assert (games["bondi"], games["hersir"], games["jarl"], games["konung"]) == (600, 200, 200, 100)
    assert {step.games for step in steps_of(games=5)} == {6, 8}


def test_one_stronger_bot_sits_among_weaker_ones() -> None:
    (step,) = chosen(STEPS, ["four:heuristic-casual"])
    plan = step.plan("seed", None)
    assert plan.bots == ("heuristic", "casual", "casual", "casual")
    assert (plan.seats, plan.openings, plan.budget) == (4, 0, None)


@pytest.mark.parametrize("name", ["midgard:search-heuristic", "ragnarok:search-heuristic"])
def test_a_trial_may_give_a_bot_less_time_than_it_says(name: str) -> None:
    (step,) = chosen(STEPS, [name])
    assert step.plan("seed", None).budget == 0.3
    assert step.plan("seed", 1.0).budget == 1.0


def test_some_steps_can_be_chosen() -> None:
    assert chosen(STEPS, []) == STEPS
    assert {step.trial.way for step in chosen(STEPS, ["konung"])} == {"basic", "powers"}
    assert {step.trial.game for step in chosen(STEPS, ["bloodrage"])} == {"bloodrage"}
    assert [step.name for step in chosen(STEPS, ["powers:jarl-lendmann"])] == ["powers:jarl-lendmann"]
    with pytest.raises(SystemExit, match=r"There is no step 'odin'; there are: basic:thrall-random"):
        chosen(STEPS, ["odin"])


def test_whenever_it_is_broken_off_every_step_has_had_its_part() -> None:
    steps = chosen(STEPS, ["basic"])
    matches = in_turn(steps)
    assert len(set(map(str, matches))) == len(matches) == sum(step.games for step in steps)
    for part in (0.1, 0.5, 0.9):
        begun = [step for step, _ in matches[: int(part * len(matches))]]
        assert all(abs(begun.count(step) / step.games - part) < 0.03 for step in steps)


def result(number: int, share: float, cut_short: int = 0) -> Result:
    return Result(FIRST.name, "x", number, share, cut_short, 1.0)


def test_the_table_says_games_share_and_interval() -> None:
    told = table([FIRST], [result(0, 1.0), result(1, 0.5, 2), result(2, 1.0), result(3, 0.0)]).splitlines()
    assert told[0].startswith("Ragnarocks, the basic game")
    assert told[-1] == "| `thrall` - `random` | 4 | 62.5 % | 21.9 % to 90.8 % | 2 |"
    assert "| `thrall` - `random` | 0 | | | |" in table([FIRST], [])


def test_a_page_keeps_what_stands_around_the_table(tmp_path: Path) -> None:
    page = tmp_path / "strength.md"
    page.write_text(f"# Strength\n\n{BEGIN}\nold\n{END}\n\nMore.\n")
    for text in ("first", "second"):
        put_into(page, f"{text}\n", "4 matches.")
    assert page.read_text() == f"# Strength\n\n{BEGIN}\n\n4 matches.\n\nsecond\n\n{END}\n\nMore.\n"
    new = tmp_path / "new.md"
    put_into(new, "table\n", "1 match.")
    assert new.read_text() == f"{BEGIN}\n\n1 match.\n\ntable\n\n{END}\n"


def test_a_measurement_goes_on_where_it_was_broken_off(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Given two matches played, when four are wanted, then two more are played, and the table has all of them."""
    page, file = tmp_path / "strength.md", tmp_path / "kept.jsonl"
    where = ["basic:thrall-random", "--jobs", "1", "--table", str(page), "--kept", str(file), "--budget", "60"]
    main([*where, "--games", "2"])
    first = kept(file)
    assert [one.number for one in first] == [0, 1]
    main([*where, "--games", "4"])
    assert kept(file)[:2] == first
    assert sorted(one.number for one in kept(file)) == [0, 1, 2, 3]
    assert "| `thrall` - `random` | 4 |" in page.read_text()
    main([*where, "--games", "4"])
    assert len(kept(file)) == 4
    main([*where, "--games", "6", "--seconds", "0"])
    assert len(kept(file)) == 4, "no match begins after the time is over"
    assert "basic:thrall-random 4/4" in capsys.readouterr().out
