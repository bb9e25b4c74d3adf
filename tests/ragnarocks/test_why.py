"""What the seer says of a turn in the words of Ragnarocks, told by what it did and what the best would have done."""

from collections.abc import Mapping
from typing import Any

import pytest

from meadhall import Match
from meadhall.bots import Turning
from meadhall.games.ragnarocks.bots.why import why


def settled(side: str, size: int, seat: int) -> dict[str, Any]:
    return {"kind": "settled", "side": side, "size": size, "seat": seat}


def summoned(start: str, to: str, stone: str) -> dict[str, Any]:
    return {"kind": "summoned", "from": f"hex:{start}", "to": f"hex:{to}", "stone": f"hex:{stone}"}


@pytest.fixture
def match() -> Match:
    return Match.new("ragnarocks", seats=2, seed=7)


def said(
    match: Match, played: list[Mapping[str, Any]], best: list[Mapping[str, Any]], held: bool = False
) -> tuple[str, Mapping[str, Any]] | None:
    """What is said of a turn of whoever is asked first."""
    seat = match.pending[0].seat
    turning = Turning(seat=seat, before=match, after=match, played=tuple(played), best=tuple(best), held=held)
    told = why(turning)
    return None if told is None else (told.id, told.args)


def test_land_comes_first_whoever_got_it(match: Match) -> None:
    """Given turns that close land, then it is said how much somebody got, left open, or contented themselves with."""
    me = match.pending[0].seat
    own, other = ("ivory", "red") if me in match.state.players["ivory"] else ("red", "ivory")
    plain = summoned("a3", "d6", "g9")
    assert said(match, [plain, settled(other, 7, 1 - me)], [plain]) == ("gives-land", {"size": 7})
    assert said(match, [plain], [plain, settled(own, 18, me)]) == ("misses-land", {"size": 18})
    assert said(match, [plain, settled(own, 4, me)], [plain]) == ("small-land", {"size": 4})
    assert said(match, [plain, settled(own, 18, me)], [plain], held=True) == ("wins-land", {"size": 18})
    assert said(match, [plain], [plain], held=True) is None


@pytest.mark.parametrize(
    ("played", "best", "id", "args"),
    [
        ("a2 b3 b5", "a2 b3 b4", "stone-far", {"count": 1}),
        ("a2 c4 c5", "a2 c4 c6", "stone-short", {"count": 1}),
        ("a2 b3 c4", "a2 b3 b4", "wrong-stone", {"better": "hex:b4"}),
        ("a2 b3 b4", "a2 b3 b5", "own-way", {}),
        ("a2 g8 g6", "a2 g8 g11", "little-room", {}),
        ("a2 g2 g9", "a2 g2 g5", "leaves-room", {"seat": 1}),
        ("a2 b3 d5", "a3 b4 b5", "wrong-viking", {"better": "hex:a3"}),
        ("a2 b3 d5", "a2 b2 b3", "wrong-way", {"better": "hex:b2"}),
        ("a2 e6 e7", "a2 b3 b4", "goes-far", {"count": 3}),
        ("a2 e6 e7", "a2 h9 h10", "goes-short", {"count": 3}),
        ("a4 a5 b6", "a4 c4 c5", "to-shore", {}),
    ],
)
def test_else_it_is_the_viking_its_way_or_its_stone(
    match: Match, played: str, best: str, id: str, args: dict[str, Any]
) -> None:
    """Given a turn beside the best one, then what was wrong is what weighs most of what sets them apart."""
    assert said(match, [summoned(*played.split())], [summoned(*best.split())]) == (id, args)


def test_what_is_not_different_has_no_words(match: Match) -> None:
    turn = summoned("a2", "b3", "b4")
    assert said(match, [turn], [turn]) is None


def test_a_turn_of_a_power_that_cannot_be_compared_says_nothing(match: Match) -> None:
    assert said(match, [{"kind": "trailed", "from": "hex:a3", "to": "hex:b4", "stone": "hex:e4"}], []) is None
