"""Benchmarks: they measure what they say and tell it under the names that others read."""

import json

import msgspec
import pytest

from meadhall.lab import bench
from meadhall.lab.bench import BenchReport, Kin, _report

FOUND = {
    "ragnarocks.decisions_per_s": [40.0, 60.0, 20.0],
    "ragnarocks.games_per_s": [1.0, 2.0, 3.0],
    "ragnarocks.copies.fork_us": [30.0, 10.0, 20.0],
    "ragnarocks.copies.imagine_us": [9.0, 9.0, 1.0],
    "ragnarocks.copies.answer_us": [5.0, 6.0, 7.0],
    "catanatron.decisions_per_s": [20.0, 20.0, 5.0],
    "catanatron.games_per_s": [1.0, 1.0, 1.0],
}
ALONE = {"ragnarocks": Kin()}


def test_what_is_told_is_the_median_and_ratios_are_taken_round_by_round() -> None:
    report = _report(FOUND, ALONE, 3, 1.0, ["open_spiel"])
    assert report.titles["ragnarocks"].decisions_per_s == 40
    assert report.titles["ragnarocks"].fork_us == 20
    assert report.ratios == {"ragnarocks/catanatron": 3}
    assert report.missing == ["open_spiel"]


def test_each_title_of_ours_stands_beside_catanatron() -> None:
    own = [name for name in FOUND if name.startswith("ragnarocks")]
    both = FOUND | {name.replace("ragnarocks", "bloodrage"): [v / 2 for v in FOUND[name]] for name in own}
    report = _report(both, ALONE | {"bloodrage": Kin()}, 3, 1.0, ["open_spiel"])
    assert report.titles["bloodrage"].fork_us == 10
    assert report.ratios == {"ragnarocks/catanatron": 3, "bloodrage/catanatron": 1.5}


def test_engines_that_are_not_installed_are_left_out() -> None:
    alone = {name: values for name, values in FOUND.items() if not name.startswith("catanatron")}
    told = json.loads(msgspec.json.encode(_report(alone, ALONE, 3, 1.0, ["catanatron", "open_spiel"])))
    assert told["missing"] == ["catanatron", "open_spiel"]
    assert not {"catanatron", "open_spiel", "ratios"} & set(told)


def test_a_title_says_which_games_of_open_spiel_are_its_kin() -> None:
    """Given a title with kin and a compiled board, both are set beside OpenSpiel; a title without is not."""
    assert Kin.of("ragnarocks").spiels == ("amazons", "havannah")
    assert Kin.of("bloodrage") == Kin()
    own = [name for name in FOUND if name.startswith("ragnarocks")]
    found = FOUND | {name.replace("ragnarocks", "bloodrage"): FOUND[name] for name in own}
    found |= {"ragnarocks.fast.playouts_per_s": [1.0] * 3, "ragnarocks.fast.steps_per_s": [60.0] * 3}
    found |= {"open_spiel.amazons.steps_per_s": [10.0] * 3, "open_spiel.amazons.rollouts.steps_per_s": [30.0] * 3}
    report = _report(found, {"ragnarocks": Kin(("amazons",)), "bloodrage": Kin()}, 3, 1.0, [])
    assert report.ratios == {
        "ragnarocks/catanatron": 3,
        "ragnarocks/open_spiel.amazons": 4,
        "bloodrage/catanatron": 3,
        "ragnarocks.fast/open_spiel.amazons": 2,
    }
    assert report.open_spiel["amazons"].rollout_steps_per_s == 30
    assert report.titles["bloodrage"].fast is None


@pytest.mark.slow
def test_a_quick_bench_measures_everything_that_is_there() -> None:
    told: list[tuple[int, int]] = []
    report = bench(quick=True, progress=lambda done, of: told.append((done, of)))
    assert isinstance(report, BenchReport)
    assert told[-1][0] == told[-1][1]
    speed = report.titles["ragnarocks"]
    assert speed.decisions_per_s > 20 * speed.games_per_s > 0
    assert 0 < speed.fork_us < 1000
    assert 0 < speed.imagine_us < 1000
    assert 0 < speed.answer_us < 1000
    told_of = json.loads(msgspec.json.encode(report))
    for name in ("catanatron", "open_spiel"):
        assert (name in told_of) != (name in report.missing)


@pytest.mark.slow
def test_random_play_is_at_least_twice_as_fast_as_catanatron() -> None:
    pytest.importorskip("catanatron")
    assert bench(quick=True).ratios["ragnarocks/catanatron"] >= 2
