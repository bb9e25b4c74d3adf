"""The ladder and the arena: levels, one above the other, and matches that favour nobody."""

import subprocess
import sys
from itertools import pairwise

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
from meadhall.lab.sim import wilson

from .novice import novice_share


def test_the_levels_are_ever_surer_of_their_hand_and_then_look_ever_further() -> None:
    assert all(name == level.name for name, level in LEVELS.items())
    unsure = [level for level in LEVELS.values() if level.randomness]
    sure = [level for level in LEVELS.values() if not level.randomness]
    assert [*LEVELS.values()] == [*unsure, *sure]
    assert all(one.randomness > two.randomness for one, two in pairwise(unsure))
    assert all(one.nodes < two.nodes and one.seconds <= two.seconds for one, two in pairwise(sure))


@pytest.mark.parametrize("name", ["thrall", "karl", "drengr", "hersir"])
def test_a_level_ends_by_nodes_and_well_within_its_time(name: str) -> None:
    """The upper levels are bounded in the same way, and too slow for a test that runs beside others."""
    limits = LEVELS[name].limits(seed=7)  # type: ignore[index]
    search(opening(0), limits)  # compiled
    found = search(opening(1), limits)
    assert found.nodes <= limits.nodes + 4096
    assert not found.cut_short
    free = Limits(limits.nodes, None, limits.width, limits.depth, limits.randomness, limits.seed)
    assert search(opening(1), free).turn == found.turn


@pytest.mark.strength
@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise([*LEVELS][:9])))
def test_a_level_beats_the_one_below_in_two_of_three_games_and_not_in_six_of_seven(stronger: str, weaker: str) -> None:
    """The cheap steps, on the fast board; the others are measured by ``meadhall.lab.strength``."""
    (told,) = compete([(stronger, weaker)], games=300, jobs=1, seed=100)
    low, high = wilson(told.share, told.games)
    assert low < 0.85
    assert high > 0.65
    assert 0.6 < told.share < 0.9


def test_two_levels_up_is_felt_in_a_few_games() -> None:
    for weaker, stronger in (("thrall", "karl"), ("karl", "huskarl"), ("bondi", "hauld")):
        (told,) = compete([(stronger, weaker)], games=8, jobs=1, seed=100)
        assert told.share >= 0.75


@pytest.mark.strength
def test_somebody_who_knows_only_the_rules_beats_the_gentlest() -> None:
    """Given a novice who wants room to move and nothing else, when it meets the thrall, then it wins two of three."""
    games = 100
    share = sum(novice_share("thrall", number) for number in range(games)) / games
    assert wilson(share, games)[0] > 0.65


def test_the_gentlest_loses_to_somebody_who_knows_only_the_rules() -> None:
    assert sum(novice_share("thrall", number) for number in range(8)) > 4


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
    steps = ladder()
    assert steps[0] == ("konung", "mcts1000")
    assert steps[1:] == [*((two, one) for one, two in reversed([*pairwise(LEVELS)])), ("thrall", "random")]


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
    told = subprocess.run([sys.executable, "-c", said], capture_output=True, text=True, check=True, timeout=300)
    assert told.stdout.split() == ["False", "False"]
