"""Levels with a sure hand do not always open alike, and what they choose among is as good as the best."""

import pytest

from meadhall import Match
from meadhall.bots import decide, make_bot
from meadhall.games.ragnarocks.board import STONE, start_board
from meadhall.games.ragnarocks.bots.lines import Line
from meadhall.games.ragnarocks.bots.terms import plainly
from meadhall.games.ragnarocks.bots.thinking import SURE, VARIETY, Thought, as_good
from meadhall.games.ragnarocks.fast import Limits, Position, Turn, search
from meadhall.games.ragnarocks.fast import searching as fast
from meadhall.games.ragnarocks.fast.arena import opening
from meadhall.games.ragnarocks.fast.levels import EARLY, LEVELS
from meadhall.games.ragnarocks.fast.levels import VARIETY as FAST_VARIETY
from meadhall.games.ragnarocks.fast.searching import Idea

from ..playing import advanced, start

START = Position.of(start_board(), "ivory")


def opened(match: Match, level: str, seed: int, turns: int) -> tuple[str, ...]:
    """The first turns of a match in which one level plays both sides."""
    bots = [make_bot("ragnarocks", level, f"{seed}/{seat}") for seat in range(2)]
    while match.pending and len(match.state.turns) < turns:
        seat = match.pending[0].seat
        match.answer(seat, decide(bots[seat], match, seat, 60.0))
    return tuple(match.state.turns)


@pytest.mark.parametrize("level", ["drengr", "huskarl", "hauld", "hersir", "lendmann"])
def test_matches_of_one_level_open_differently(level: str) -> None:
    openings = set()
    for seed in range(24):  # some level may find but two first turns that are as good
        openings.add(opened(start(), level, seed, turns=3))
        if len(openings) > 1:
            return
    raise AssertionError(f"the {level} opens with {openings} every time")


@pytest.mark.parametrize("level", ["drengr", "hersir"])
def test_with_cards_too(level: str) -> None:
    assert len({opened(advanced("sol", "ymir"), level, seed, turns=3) for seed in range(6)}) >= 2


def test_the_same_seed_opens_alike() -> None:
    assert opened(start(), "hersir", 3, turns=6) == opened(start(), "hersir", 3, turns=6)


def test_the_turn_taken_is_hardly_worse_than_the_best() -> None:
    """Given any seed, the turn is one of those that were looked at as long and found as good."""
    for position in (START, opening(1), opening(2)):
        limits = LEVELS["hersir"].limits(stones=0)
        best = search(position, Limits(limits.nodes)).ideas
        good = {best[k].turn for k in fast.as_good(best, FAST_VARIETY)}
        taken = {search(position, LEVELS["hersir"].limits(seed, stones=0)).turn for seed in range(12)}
        assert taken <= good
        assert all(idea.value >= best[0].value - FAST_VARIETY for idea in best if idea.turn in taken)


def test_after_the_opening_there_is_one_best_turn() -> None:
    position = opening(3)
    for _ in range(2):
        position = position.after(search(position, Limits(nodes=2000)).turn)
    stones = position.board.count(STONE)
    assert stones == EARLY
    assert len({search(position, LEVELS["hauld"].limits(seed, stones)).turn for seed in range(8)}) == 1
    assert LEVELS["hauld"].limits(1, EARLY - 1).variety == FAST_VARIETY


def test_what_was_hardly_looked_at_or_is_worse_or_proved_is_not_as_good() -> None:
    turns = [Turn(k, k + 1, k + 2) for k in range(6)]
    ideas = [
        Idea(turns[0], 0.30, 90, None),
        Idea(turns[1], 0.26, 60, None),
        Idea(turns[2], 0.20, 50, None),
        Idea(turns[3], 0.50, 30, None),
        Idea(turns[4], 0.40, 29, None),
        Idea(turns[5], 0.30, 90, "drawn"),
    ]
    assert fast.as_good(ideas, 0.05) == [0, 1, 3]
    often = [Idea(turns[0], 0.30, 5000, None), Idea(turns[1], 0.29, 100, None), Idea(turns[2], 0.29, 99, None)]
    assert fast.as_good(often, 0.05) == [0, 1]


def thought(worth: float, depth: int) -> Thought:
    return Thought(Line((), worth, False, start_board(), "red", plainly(), "", 0.0), worth, depth)


def test_thoughts_as_good_were_thought_through_as_far() -> None:
    best = [thought(1.0, 4), thought(1.0 - VARIETY / 2, 4), thought(1.0 - 2 * VARIETY, 4), thought(3.0, 3)]
    assert as_good(best) == best[:2]
    won = [thought(SURE + 0.5, 4), thought(SURE + 0.5, 4)]
    assert as_good(won) == won[:1]
