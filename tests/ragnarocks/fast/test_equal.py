"""The fast board plays by the rules: whole random games, compared with the rules at every position."""

import os
from random import Random

import numpy as np
import pytest

from meadhall.games.ragnarocks.board import (
    AROUND,
    BIT,
    HEXES,
    OTHER,
    SIGN,
    STONE,
    occupied,
    put,
    slides,
    start_board,
    vikings,
)
from meadhall.games.ragnarocks.content import SIDES, Side
from meadhall.games.ragnarocks.fast import Position, Turn, moves, settled, turns
from meadhall.games.ragnarocks.fast.position import words_of
from meadhall.games.ragnarocks.fast.tables import BIT as SPOT_BIT
from meadhall.games.ragnarocks.fast.tables import HEX, SPOT
from meadhall.games.ragnarocks.regions import regions, settled_vikings
from meadhall.kernel.chance import Chance
from meadhall.testing import clause

from ..playing import all_turns, offered, point, start, table

GAMES = 10_000 if "MEADHALL_FUZZ" in os.environ else 2_400
"""``make fuzz`` plays them all."""
PARTS = 4
HOW_MANY = len(HEXES)


def codes_of_the_rules(board: str, side: Side, homes: list[int]) -> list[int]:
    """All turns as numbers: every nomadic Viking with a free neighbour, every slide of it, every slide of a stone."""
    obstacles, found = occupied(board), []
    for viking in vikings(board, side):
        if viking in homes or AROUND[viking] & obstacles == AROUND[viking]:
            continue
        left = obstacles & ~BIT[viking]
        for to in slides(viking, obstacles):
            code = (viking * HOW_MANY + to.value) * HOW_MANY
            found += [code + stone.value for stone in slides(to.value, left | BIT[to.value])]
    return sorted(found)


def codes_of_the_fast_board(packed: np.ndarray) -> list[int]:
    viking, to, stone = (HEX[packed >> shift & 127] for shift in (0, 7, 14))
    return sorted(((viking * HOW_MANY + to) * HOW_MANY + stone).tolist())


def board_of(words: np.ndarray) -> str:
    """The board's string, read off the words."""
    board = "." * HOW_MANY
    for sign, at in (("I", moves.IVORY), ("R", moves.RED), (STONE, moves.STONES)):
        for hex in HEXES:
            if (SPOT_BIT[SPOT[hex]] & words[at : at + 2]).any():
                assert board[hex] == "."
                board = put(board, hex, sign)
    return board


def homes_of(words: np.ndarray) -> list[int]:
    at = moves.SETTLED
    if not words[at] and not words[at + 1]:
        return []
    return [hex for hex in HEXES if (SPOT_BIT[SPOT[hex]] & words[at : at + 2]).any()]


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_are_the_same_on_both_boards_at_every_position(part: int) -> None:
    """Turns, settled Vikings, score, skips and the end; and a turn taken back leaves everything as it was."""
    chance, packed = Random(f"equal/{part}"), np.empty(moves.MOST_TURNS, np.int32)
    skips = dead_ends = 0
    for _ in range(GAMES // PARTS):
        board, side = start_board(), SIDES[0]
        words, _ = words_of(Position.of(board, side))
        while True:
            land, homes = regions(board), settled_vikings(board)
            score = [sum(region.size for region in land if region.side == each) for each in SIDES]
            mine = codes_of_the_rules(board, side, homes)
            over = not mine and not codes_of_the_rules(board, OTHER[side], homes)

            number = SIDES.index(side)
            count = moves.generate(words, number, packed)
            assert codes_of_the_fast_board(packed[:count]) == mine
            assert homes_of(words) == homes
            assert list(moves.score(words)) == score
            able = [any(int(word) for word in moves.movable(words, each)) for each in (0, 1)]
            assert able[number] == bool(mine)
            assert (not any(able)) == over
            if over:
                dead_ends += any(region.status == "contested" for region in land)
                break
            if mine:
                turn = int(packed[chance.randrange(count)])
                viking, to, stone = (turn >> shift & 127 for shift in (0, 7, 14))
                before = words.copy()
                moves.make(words, number, viking, to, stone)
                after = words.copy()
                moves.unmake(words, number, viking, to, stone)
                assert (words == before).all()
                words = after
                board = put(put(put(board, HEX[viking], "."), HEX[to], SIGN[side]), HEX[stone], STONE)
            else:
                skips += 1
            side = OTHER[side]
        assert board_of(words) == board
    assert skips > 0  # the games have been everywhere
    assert dead_ends > 0


@pytest.mark.slow
@clause("RR-3.7", "RR-3.16", "RR-3.24", "RR-5.1", "RR-5.9", "RR-6.1")
@pytest.mark.parametrize("seed", range(3))
def test_a_match_offers_what_the_fast_board_finds(seed: int) -> None:
    """Given a match played at random, every turn that can be pointed at is one of the fast board's, and the reverse."""
    match, chance, number = start(), Chance(seed), 0
    while match.pending:
        seen = table(match)
        position = Position.of(match.state.board, seen["to_move"])
        found = turns(position)
        if number % 4 == seed:
            assert {str(turn) for turn in found} == {f"{v}-{to}/{stone}" for v, to, stone in all_turns(match)}
        assert settled(position) == settled_vikings(position.board)
        for _ in range(3):
            hexes = offered(match)
            point(match, hexes[chance.below(len(hexes))])
        number += 1
    final = Position.of(match.state.board, "ivory")
    assert turns(final) == turns(Position.of(final.board, "red")) == []
    outcome = match.outcome
    assert outcome is not None
    assert set(moves.score(words_of(final)[0])) == set(outcome.scores)


def test_a_position_after_a_turn_is_what_the_fast_board_makes_of_it() -> None:
    position = Position.of(start_board(), "ivory")
    turn = Turn(2, 28, 61)
    after = position.after(turn)
    words, _ = words_of(position)
    moves.make(words, 0, *(int(SPOT[hex]) for hex in turn))
    assert (words == words_of(after)[0]).all()
    assert after.side == "red"
    assert after.after(None) == Position.of(after.board, "ivory")


@pytest.mark.parametrize("board", ["", "x" * 86, start_board() + "."])
def test_what_is_no_board_is_refused(board: str) -> None:
    with pytest.raises(ValueError, match="86 signs"):
        Position.of(board, "ivory")
