"""The rules against the reference: turns counted from many positions, and whole games compared step by step."""

import pytest

from meadhall import Match
from meadhall.games.ragnarocks.positions import write_placement
from meadhall.kernel.chance import Chance
from meadhall.testing import clause

from . import reference
from .playing import all_turns, at, names, offered, point, start, table

T_POSITIONS = {
    "T02_corner": ("I#3/##4/3I3/4I3/9/10/11/11/10/3RRR3", 756, 884),
    "T03_inner_island": ("2I2/3I2/1I5/8/#########/10/11/4##1R3/3R6/6R2", 0, 0),
    "T04_wild_pocket": ("1III1/6/7/3##3/3#1#3/4##4/11/11/10/3RRR3", 617, 662),
    "T05_dead_pair": ("IR#2/###3/3I3/1I6/#########/10/11/4R6/4R5/9", 0, 0),
    "T06_forced_skip": ("RI3/##2I1/2I4/8/#########/10/11/4R6/4R5/9", 215, 0),
    "T07_before": ("5/1I4/2I4/4I3/########1/10/11/7R3/3R6/6R2", 308, 777),
    "T07_after": ("5/1I4/2I4/7I/#########/10/11/7R3/3R6/6R2", 0, 0),
    "T08a": ("5/6/1R5/3I4/#########/10/11/4I1R4/7I2/2R6", 536, 452),
    "T08b": ("I4/4I1/1R5/3I4/#########/10/11/6R4/10/2R6", 267, 95),
    "T09": ("3I1/I5/2#2R1/2#5/5I3/10/11/6R4/10/2R6", 865, 975),
    "T10": ("2I2/3I2/1I5/8/#########/10/6##3/2R1#1#1#2/2R3##2/6R2", 0, 0),
    "T11": ("1#1I1/1#2I1/#2I3/8/9/10/11/6R4/4R5/2R6", 723, 1257),
}


PAIRS = 960_661
"""The first turns of ivory, each with the turns that red then has."""


def turns(placement: str, side: str) -> set[tuple[str, str, str]]:
    """The turns of a side at a position; none if it skips or the game is over."""
    match = at(f"{placement} {side} - - -")
    if not match.pending or table(match)["to_move"][0] != side:
        return set()
    return set(all_turns(match))


@clause("RR-3.7", "RR-3.16", "RR-3.24")
@pytest.mark.parametrize("name", T_POSITIONS)
def test_turns_of_the_component_files_positions(name: str) -> None:
    placement, ivory, red = T_POSITIONS[name]
    assert (len(turns(placement, "i")), len(turns(placement, "r"))) == (ivory, red)


@clause("RR-3.7", "RR-3.16", "RR-3.24")
def test_turns_of_fifty_random_positions_are_those_of_the_reference() -> None:
    chance, total = Chance("fifty"), 0
    for _ in range(50):
        match = start()
        for _ in range(3 * chance.below(45)):
            if match.pending:
                hexes = offered(match)
                point(match, hexes[chance.below(len(hexes))])
        board = match.state.board
        for side in "ir":
            found = turns(write_placement(board), side)
            assert found == set(reference.turns(reference.position_of(board), side.upper()))
            total += len(found)
    assert total > 10_000


@clause("RR-2.5", "RR-2.6", "RR-3.22")
def test_all_first_turns_and_all_answers_to_them() -> None:
    match, leaves = start(), 0
    for turn in list(all_turns(match)):
        after = match.fork()
        point(after, *turn)
        leaves += sum(1 for _ in all_turns(after))
    assert leaves == PAIRS
    first = reference.turns(reference.START, "I")
    assert sum(len(reference.turns(reference.play(reference.START, turn), "R")) for turn in first) == PAIRS


def compare(match: Match, chance: Chance) -> None:
    """Plays one random game and compares every position with the reference."""
    position, sign = dict(reference.START), "I"
    while match.pending:
        turn: list[str] = []
        wanted = reference.turns(position, sign)
        for step in range(3):
            hexes = offered(match)
            assert set(hexes) == {other[step] for other in wanted if list(other[:step]) == turn}
            assert len(hexes) == len(set(hexes))
            turn.append(hexes[chance.below(len(hexes))])
            point(match, turn[-1])
        position = reference.play(position, (turn[0], turn[1], turn[2]))
        sign = "R" if sign == "I" else "I"
        assert match.state.board == reference.signs(position)
        seen = table(match)
        nomads = reference.nomadic(position)
        assert names(seen["sides"]["ivory"]["nomadic"]) | names(seen["sides"]["red"]["nomadic"]) == nomads
        score = reference.score(position)
        assert (seen["sides"]["ivory"]["score"], seen["sides"]["red"]["score"]) == (score["I"], score["R"])
        if not reference.turns(position, sign):
            other = "R" if sign == "I" else "I"
            over = not reference.turns(position, other)
            assert bool(match.pending) != over
            assert (seen["turns"][-1] == "--") != over
            sign = other
    match.game.check(match.state)
    assert match.outcome is not None
    points = reference.score(position)
    assert match.outcome.scores == (points["I"], points["R"])


@clause("RR-3.5", "RR-4.12", "RR-5.8", "RR-6.1")
@pytest.mark.parametrize("batch", range(10))
def test_random_games_go_as_in_the_reference(batch: int) -> None:
    for number in range(20):
        compare(start(), Chance(f"game {batch} {number}"))
