"""The fast board in the benchmark: told under its name, beside OpenSpiel's own random games."""

import json
from importlib.util import find_spec

import msgspec
import pytest

from meadhall.games.ragnarocks.bench import fast
from meadhall.lab import bench
from meadhall.lab.bench import Kin, _mean_length, _report, _rollouts

FOUND = {
    "ragnarocks.decisions_per_s": [40.0, 60.0, 20.0],
    "ragnarocks.games_per_s": [1.0, 2.0, 3.0],
    "ragnarocks.copies.fork_us": [30.0, 10.0, 20.0],
    "ragnarocks.copies.imagine_us": [9.0, 9.0, 1.0],
    "ragnarocks.copies.answer_us": [5.0, 6.0, 7.0],
    "ragnarocks.fast.playouts_per_s": [10.0, 20.0, 30.0],
    "ragnarocks.fast.steps_per_s": [600.0, 900.0, 300.0],
    "open_spiel.amazons.steps_per_s": [10.0, 10.0, 10.0],
    "open_spiel.amazons.rollouts.steps_per_s": [100.0, 100.0, 100.0],
}
KIN = {"ragnarocks": Kin(("amazons",))}


def test_the_fast_board_is_told_under_its_title_and_compared_with_rollouts_in_the_same_round() -> None:
    told = json.loads(msgspec.json.encode(_report(FOUND, KIN, 3, 1.0, ["catanatron"])))
    assert told["titles"]["ragnarocks"]["fast"] == {"playouts_per_s": 20.0, "steps_per_s": 600.0}
    assert told["open_spiel"]["amazons"] == {"steps_per_s": 10.0, "rollout_steps_per_s": 100.0}
    assert told["ratios"]["ragnarocks.fast/open_spiel.amazons"] == 6.0


def test_without_openspiel_the_fast_board_stands_alone() -> None:
    alone = {name: values for name, values in FOUND.items() if not name.startswith("open_spiel")}
    told = json.loads(msgspec.json.encode(_report(alone, KIN, 3, 1.0, ["catanatron", "open_spiel"])))
    assert told["titles"]["ragnarocks"]["fast"]["steps_per_s"] == 600.0
    assert "ratios" not in told


def test_a_turn_is_three_steps() -> None:
    told = fast(0.05, 1)
    assert 3 * 35 < told["steps_per_s"] / told["playouts_per_s"] < 3 * 50


@pytest.mark.skipif(find_spec("pyspiel") is None, reason="the extra `bench` is not installed")
def test_rollouts_are_counted_with_the_length_of_random_games() -> None:
    assert 150 < _mean_length("amazons") < 260
    assert _rollouts("amazons")(0.05, 1)["steps_per_s"] > 0


@pytest.mark.slow
@pytest.mark.alone
@pytest.mark.skipif(find_spec("pyspiel") is None, reason="the extra `bench` is not installed")
def test_the_fast_board_makes_three_times_the_steps_of_openspiels_amazons() -> None:
    assert bench(quick=True).ratios["ragnarocks.fast/open_spiel.amazons"] > 3
