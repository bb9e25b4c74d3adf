"""The search: proved results are true, the same limits give the same answer, and caps are kept."""

from functools import cache
from random import Random

import pytest

from meadhall.games.ragnarocks.board import start_board
from meadhall.games.ragnarocks.fast import Limits, Position, evaluate, search, solve, turns
from meadhall.games.ragnarocks.fast.mcts import plain_search
from meadhall.games.ragnarocks.fast.position import words_of

START = Position.of(start_board(), "ivory")


@cache
def lead(position: Position) -> int:
    """By how much the side to move is ahead at the end of best play; every way to the end is looked at."""
    own = {position.after(turn) for turn in turns(position)}
    if own:
        return max(-lead(after) for after in own)
    other = position.after(None)
    if turns(other):
        return -lead(other)
    worth = evaluate(position)
    return worth.ivory - worth.red if position.side == "ivory" else worth.red - worth.ivory


def result(lead: int) -> str:
    return "won" if lead > 0 else "lost" if lead < 0 else "drawn"


def endgame(seed: int, disputed: int) -> Position:
    """A position of a random game in which so many free hexes lie in contested regions, and somebody can move."""
    chance = Random(seed)
    while True:
        position = START
        while not evaluate(position).over:
            offered = turns(position)
            if offered and solve.disputed(words_of(position)[0]) == disputed:
                return position
            position = position.after(chance.choice(offered) if offered else None)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(24))
def test_what_the_search_proves_is_what_every_way_to_the_end_shows(seed: int) -> None:
    position = endgame(seed, 3 + seed % 2)
    truth = lead(position)
    found = search(position, Limits(nodes=300_000))
    assert found.proven == result(truth)
    assert found.turn is not None
    assert result(-lead(position.after(found.turn))) == found.proven  # the turn it chose keeps what it proved
    for idea in found.ideas:
        if idea.proven:
            assert idea.proven == result(-lead(position.after(idea.turn)))


def test_the_same_limits_give_the_same_answer() -> None:
    first, again = (search(START, Limits(nodes=20_000)) for _ in range(2))
    assert (first.turn, first.value, first.line, first.nodes, first.ideas) == (
        again.turn,
        again.value,
        again.line,
        again.nodes,
        again.ideas,
    )
    assert 20_000 <= first.nodes < 25_000
    assert search(START, Limits(nodes=20_000, seconds=30.0)).ideas == first.ideas  # a cap that is not reached is none


def test_what_was_found_can_be_played() -> None:
    found = search(START, Limits(nodes=50_000))
    assert found.turn == found.line[0] == found.ideas[0].turn
    assert len(found.line) >= 2
    position = START
    for turn in found.line:
        assert turn in turns(position) or (turn is None and not turns(position))
        position = position.after(turn)
    assert len({idea.turn for idea in found.ideas}) == len(found.ideas)
    assert [idea.visits for idea in found.ideas] == sorted((idea.visits for idea in found.ideas), reverse=True)


def test_a_search_stops_when_its_seconds_are_over() -> None:
    search(START, Limits(nodes=2_000))  # compiled
    found = search(START, Limits(nodes=50_000_000, seconds=0.3))
    assert 0.2 < found.seconds < 1.0
    assert found.nodes < 50_000_000


def test_one_turn_ahead_is_the_turn_that_weighs_most() -> None:
    """Given no look at replies, the answer is the turn after which the other side stands worst."""
    position = endgame(3, 12)
    found = search(position, Limits(depth=1))
    worst = min(evaluate(position.after(turn)).value for turn in turns(position))
    assert found.depth == 1
    assert found.turn is not None
    assert evaluate(position.after(found.turn)).value == pytest.approx(worst, abs=1e-6)


def test_a_side_that_must_skip_and_a_game_that_is_over_have_no_turn() -> None:
    skip = Position.of("RI...##..I...I...........#########" + "." * 25 + "R.........R..........." + ".....", "red")
    assert turns(skip) == []
    assert not evaluate(skip).over
    found = search(skip, Limits(nodes=2_000))
    assert found.turn is None
    assert found.line[0] is None
    assert found.proven == "won"  # the North is red's, and larger than all the rest
    over = Position.of("IR#..###" + "." * 78, "red")
    assert search(over, Limits(nodes=2_000)).ideas == ()
    assert search(over, Limits(nodes=2_000)).proven == "drawn"


@pytest.mark.parametrize("width", [0, 1, 5, 100_000])
def test_any_width_gives_a_legal_turn_and_no_more_ideas_than_it_says(width: int) -> None:
    found = search(START, Limits(nodes=3_000, width=width))
    assert found.turn in turns(START)
    assert len(found.ideas) == min(len(turns(START)), 2 * max(1, width))


def test_randomness_chooses_otherwise_for_another_seed_but_not_what_is_proved_wrong() -> None:
    chosen = {search(START, Limits(depth=1, randomness=1.0, seed=seed)).turn for seed in range(12)}
    assert len(chosen) > 3
    assert chosen <= set(turns(START))
    assert len({search(START, Limits(depth=1, randomness=1.0, seed=5)).turn for _ in range(3)}) == 1


def test_the_plain_player_is_legal_and_depends_on_its_seed_alone() -> None:
    assert plain_search(START, 1, 200) == plain_search(START, 1, 200)
    position, chance = START, Random(5)
    while not evaluate(position).over:
        turn = plain_search(position, chance.getrandbits(30), 50)
        assert turn in turns(position) or (turn is None and not turns(position))
        position = position.after(turn)


def test_a_weighing_is_the_same_whichever_way_it_is_looked_at() -> None:
    """Given the colours of all Vikings exchanged and the other side to move, nothing changes for the side to move."""
    exchanged = {"I": "R", "R": "I"}
    for seed in range(5):
        position = endgame(seed, 4 + 3 * seed)
        mirror = "".join(exchanged.get(sign, sign) for sign in position.board)
        other = position.after(None).side
        assert evaluate(Position.of(mirror, other)).value == pytest.approx(evaluate(position).value)
