"""Counting ways to play: from the start and from the test positions of the rules' section 47."""

import pytest

from meadhall.games.ragnarocks.board import start_board
from meadhall.games.ragnarocks.content import SIDES
from meadhall.games.ragnarocks.fast import Position, evaluate, perft, playouts, settled, turns
from meadhall.games.ragnarocks.study import read_placement

from .. import reference
from ..test_counts import PAIRS, T_POSITIONS

START = Position.of(start_board(), "ivory")


def test_the_start_has_the_known_numbers_of_ways_to_play() -> None:
    assert perft(START, 0) == 1
    assert perft(START, 1) == 1119
    assert perft(START, 2) == PAIRS
    assert perft(Position.of(START.board, "red"), 1) == 968


@pytest.mark.parametrize("name", T_POSITIONS)
def test_the_positions_of_the_rules_have_their_numbers_of_turns(name: str) -> None:
    placement, ivory, red = T_POSITIONS[name]
    board = read_placement(placement)
    assert [len(turns(Position.of(board, side))) for side in SIDES] == [ivory, red]
    assert settled(Position.of(board, "ivory")) == [
        hex
        for hex, name in enumerate(reference.ALL)
        if board[hex] in "IR" and name not in reference.nomadic(reference.position_of(board))
    ]


@pytest.mark.parametrize("name", ["T02_corner", "T04_wild_pocket", "T07_before", "T08b"])
@pytest.mark.slow
def test_two_turns_from_the_positions_of_the_rules_are_counted_as_the_reference_counts_them(name: str) -> None:
    """The reference is slow and plain and shares no code with either board."""
    board = read_placement(T_POSITIONS[name][0])
    position = reference.position_of(board)
    for side in ("ivory", "red"):
        sign, other = ("I", "R") if side == "ivory" else ("R", "I")
        told = 0
        for turn in reference.turns(position, sign)[::40]:
            after = reference.play(position, turn)
            replies = len(reference.turns(after, other))
            if not replies and reference.turns(after, sign):
                replies = 1  # a skip
            told += replies
            assert perft(Position.of(reference.signs(after), "red" if side == "ivory" else "ivory"), 1) == replies
        assert told > 0


def test_a_forced_skip_is_a_turn() -> None:
    board = read_placement(T_POSITIONS["T06_forced_skip"][0])
    assert perft(Position.of(board, "red"), 1) == 1
    assert perft(Position.of(board, "red"), 2) == 215


@pytest.mark.parametrize("name", ["T03_inner_island", "T05_dead_pair", "T07_after", "T10"])
def test_after_the_end_there_is_no_way_to_play_and_the_value_is_the_result(name: str) -> None:
    position = Position.of(read_placement(T_POSITIONS[name][0]), "red")
    assert perft(position, 3) == 0
    worth = evaluate(position)
    assert worth.over
    points = reference.score(reference.position_of(position.board))
    assert (worth.ivory, worth.red) == (points["I"], points["R"])
    assert worth.value == (1 if points["R"] > points["I"] else -1)


def test_random_games_come_out_the_same_for_the_same_seed_and_add_up() -> None:
    first = playouts(START, 2000, seed=3)
    assert first == playouts(START, 2000, seed=3)
    assert first != playouts(START, 2000, seed=4)
    assert first.games == first.ivory + first.red + first.draws == 2000
    assert 30 < first.turns / first.games < 60
