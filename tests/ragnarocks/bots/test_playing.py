"""The levels play by the rules with every card, and in time."""

from itertools import pairwise
from random import Random
from time import process_time

import pytest

from meadhall import Match
from meadhall.bots import bots_of, decide, make_bot, seconds_of
from meadhall.games.ragnarocks.bots.drafting import PROMPTS
from meadhall.games.ragnarocks.bots.hopes import DEEDS
from meadhall.games.ragnarocks.bots.levels import LEVELS
from meadhall.games.ragnarocks.cards import POWERS, pairs
from meadhall.games.ragnarocks.fast.levels import LEVELS as FAST
from meadhall.games.ragnarocks.game import GAME

from ..playing import advanced

HASTE = 0.001
"""A budget that is over at once: players point at the first turn they find, and must point at something legal."""


def play(match: Match, levels: list[str], seed: int, budget: float = HASTE, turns: int = 400) -> Match:
    """Lets players go on with a match for some turns; the match refuses what is not offered."""
    bots = [make_bot("ragnarocks", level, f"{seed}/{seat}") for seat, level in enumerate(levels)]
    until = match.state.turn + turns
    while match.pending and match.state.turn < until:
        seat = match.pending[0].seat
        match.answer(seat, decide(bots[seat], match, seat, budget))
    return match


def opened(match: Match, answers: int, seed: int) -> Match:
    """A match in which chance has answered so often."""
    chance = Random(seed)
    for _ in range(answers):
        if match.pending:
            question = match.pending[0]
            match.answer(question.seat, chance.choice(question.options))
    return match


def test_the_levels_stand_from_the_weakest_to_the_strongest() -> None:
    assert bots_of("ragnarocks") == ("random", *LEVELS) == ("random", *FAST)
    for level in (LEVELS, FAST):
        unsure = [one.randomness for one in level.values()]
        assert unsure == sorted(unsure, reverse=True)
    looks = [(one.plays, one.looked_at, one.searched, one.nodes, one.answered) for one in LEVELS.values()]
    assert looks == sorted(looks)
    assert [seconds_of("ragnarocks", level) for level in FAST] == [level.seconds for level in FAST.values()]


def test_every_prompt_is_known_to_the_players() -> None:
    assert {*DEEDS, *PROMPTS} == set(GAME.prompts)


def test_every_card_is_played_to_the_end() -> None:
    """Given each card once on either side, when thralls play, then every match comes to its end."""
    ring = [*POWERS, POWERS[0]]
    for k, (ivory, red) in enumerate(pairwise(ring)):
        match = opened(advanced(ivory, red), 40, k)
        assert play(match, ["thrall", "thrall"], k).outcome is not None, (ivory, red)


@pytest.mark.slow
def test_all_496_pairs_are_played_to_the_end() -> None:
    assert len(pairs()) == 496
    for k, (ivory, red) in enumerate(pairs()):
        assert play(advanced(ivory, red), ["thrall", "greedy"], k).outcome is not None, (ivory, red)


@pytest.mark.parametrize("level", ["greedy", "karl", "drengr", "huskarl", "hersir", "lendmann", "jarl", "konung"])
def test_the_other_levels_play_some_turns_of_a_few_pairs(level: str) -> None:
    chance = Random(level)
    for k in range(3):
        ivory, red = chance.choice(pairs())
        match = opened(advanced(ivory, red), 20, k)
        play(match, [level, "thrall"], k, budget=0.05, turns=4)
        assert match.state.turns, (ivory, red)


def test_odin_with_a_closed_hand() -> None:
    match = opened(advanced("odin", "nerthus", odin_open_hand=False), 60, 4)
    assert play(match, ["hersir", "karl"], 4).outcome is not None


@pytest.mark.parametrize(("seats", "ivory_team"), [(3, 2), (4, 2), (5, 2), (6, 3)])
def test_teams_draft_and_play_to_the_end(seats: int, ivory_team: int) -> None:
    match = Match.new("ragnarocks", seats, seed=seats, options={"mode": "team", "ivory_team": ivory_team})
    levels = list(LEVELS)
    match = play(match, [levels[seat % 3] for seat in range(seats)], seats)
    assert match.outcome is not None
    assert len(set(match.state.cards)) == seats


@pytest.mark.parametrize("options", [{"supply": "40"}, {"allow_zero_move": True}, {"knockout": True}])
def test_the_basic_game_with_special_options(options: dict[str, object]) -> None:
    match = Match.new("ragnarocks", 2, seed=2, options=options)
    assert play(opened(match, 60, 3), ["karl", "thrall"], 5).outcome is not None


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("powers", [None, ("surtr", "ymir"), ("hel", "aegir")])
def test_an_answer_comes_within_the_time(level: str, powers: tuple[str, str] | None) -> None:
    """Given a wide board and a fifth of a second, no more than that is spent: the processor's, others may work, too."""
    match = Match.new("ragnarocks", 2, seed=1) if powers is None else advanced(*powers)
    play(match, [level, level], 1, turns=1)  # what is compiled is loaded now
    seat = match.pending[0].seat
    began = process_time()
    decide(make_bot("ragnarocks", level, 3), match, seat, 0.2)
    assert process_time() - began < 0.6


def test_the_same_seed_gives_the_same_turns() -> None:
    """Given no hurry, players decide alike wherever they think."""
    played = [play(advanced("sol", "ymir"), ["thrall", "hersir"], 8, budget=60, turns=4).state.turns for _ in range(2)]
    assert played[0] == played[1]
    other = play(advanced("sol", "ymir"), ["thrall", "hersir"], 9, budget=60, turns=4).state.turns
    assert other != played[0]
