"""The ladder and the arena: five levels, one above the other, and matches that favour nobody."""

import subprocess
import sys

import pytest

from meadhall.games.ragnarocks.fast import Limits, evaluate, search
from meadhall.games.ragnarocks.fast.arena import (
    Pairing,
    added,
    compete,
    ladder,
    limits_of,
    main,
    opening,
    play_pair,
)
from meadhall.games.ragnarocks.fast.levels import LEVELS


def test_there_are_five_levels_with_the_times_they_state() -> None:
    assert {name: level.seconds for name, level in LEVELS.items()} == {
        "thrall": 0.2,
        "karl": 0.5,
        "hersir": 1.0,
        "jarl": 2.0,
        "konung": 5.0,
    }
    assert all(name == level.name for name, level in LEVELS.items())
    nodes = [level.nodes for level in LEVELS.values()]
    assert nodes == sorted(nodes)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["thrall", "karl", "hersir"])
def test_a_level_ends_by_nodes_and_well_within_its_time(name: str) -> None:
    """The upper levels are bounded in the same way, and too slow for a test that runs beside others."""
    limits = LEVELS[name].limits(seed=7)  # type: ignore[index]
    search(opening(0), limits)  # compiled
    found = search(opening(1), limits)
    assert found.nodes <= limits.nodes + 4096
    assert limits.seconds is not None
    assert found.seconds < limits.seconds
    free = Limits(limits.nodes, None, limits.width, limits.depth, limits.randomness, limits.seed)
    assert search(opening(1), free).turn == found.turn


@pytest.mark.slow
@pytest.mark.parametrize(("stronger", "weaker"), [("thrall", "random"), ("karl", "thrall"), ("hersir", "karl")])
def test_a_level_beats_the_one_below(stronger: str, weaker: str) -> None:
    """A few games only; the whole ladder is measured by the arena."""
    (told,) = compete([(stronger, weaker)], games=12, jobs=1, seed=100)
    assert told.games == 12
    assert told.share > 0.55


def test_a_player_that_plays_itself_gets_half_because_every_opening_is_played_with_both_colours() -> None:
    for seed in range(3):
        told = play_pair("nodes=300,depth=1", "nodes=300,depth=1", seed)
        assert told.share == 0.5
        assert told.games == 2


@pytest.mark.slow
def test_several_processes_play_the_same_games_as_one() -> None:
    pairings = [("nodes=300,depth=1", "random"), ("random", "nodes=300,depth=1")]
    alone, shared = (list(compete(pairings, games=4, jobs=jobs, seed=9)) for jobs in (1, 2))
    assert [(told.first, told.wins, told.draws, told.losses) for told in alone] == [
        (told.first, told.wins, told.draws, told.losses) for told in shared
    ]
    assert [told.games for told in alone] == [4, 4]


def test_openings_differ_and_are_the_same_for_the_same_number() -> None:
    assert opening(4) == opening(4)
    assert len({opening(seed).board for seed in range(20)}) == 20
    assert not any(evaluate(opening(seed)).over for seed in range(20))
    assert opening(0).board.count("#") == 4


def test_results_are_added_up_pairing_by_pairing() -> None:
    one = Pairing("a", "b", 2, 0, 0, (1.0, 3.0), (2.0, 4.0))
    two = Pairing("a", "b", 0, 1, 1, (3.0, 1.0), (1.0, 5.0))
    other = Pairing("b", "c", 1, 1, 0, (0.0, 0.0), (0.0, 0.0))
    told = added([one, other, two])
    assert told["a", "b"] == Pairing("a", "b", 2, 1, 1, (2.0, 2.0), (2.0, 5.0))
    assert told["a", "b"].share == 0.625
    assert told["b", "c"] == other


def test_the_ladder_names_every_level_and_both_yardsticks() -> None:
    assert ladder() == [
        ("konung", "mcts1000"),
        ("konung", "jarl"),
        ("jarl", "hersir"),
        ("hersir", "karl"),
        ("karl", "thrall"),
        ("thrall", "random"),
    ]


def test_limits_can_be_spelt_out_and_an_unknown_player_is_a_sentence() -> None:
    limits, style = limits_of("nodes=500,width=9,spread=1.5", seed=3)
    assert (limits.nodes, limits.width, limits.seed, style.spread) == (500, 9, 3, 1.5)
    for wrong in ("loki", "nodes=many", "noodles=3"):
        with pytest.raises(SystemExit, match=r"There is no player .*thrall"):
            limits_of(wrong, seed=0)


def test_the_arena_prints_a_line_for_each_pairing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["arena", "nodes=300,depth=1", "random", "--games", "4", "--jobs", "1"])
    main()
    first, last = capsys.readouterr().out.splitlines()
    assert first.startswith("nodes=300,depth=1 - random: +")
    assert "%" in first
    assert last.endswith("1 processes")


def test_the_rules_do_not_import_numba() -> None:
    said = "import sys, meadhall, meadhall.games.ragnarocks.game, meadhall.games.ragnarocks.fast.levels; "
    said += "meadhall.Match.new('ragnarocks', 2, 1); print('numba' in sys.modules, 'numpy' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", said], capture_output=True, text=True, check=True, timeout=60)
    assert told.stdout.split() == ["False", "False"]
