"""Section 31: Idun, who wins by the first region that is settled."""

import pytest

from meadhall import Match
from meadhall.testing import clause

from ..playing import RED, advanced, lands, offered, play, point, prompt, seat, table, with_powers
from .helping import pieces, told_of

GATE = "5/1I4/7/4I3/########1/10/5I5/7R3/3R6/6R2"
"""RR-EX37: a stone on e9 settles the South for ivory, with 26 hexes; the North stays contested."""
GATE_FROM_NORTH = "5/1I4/7/4I3/########1/10/5I5/7R3/3R6/5R3"
"""The same, and red can close the gate by j6-j7/e9."""
BOTH_SETTLE = "5/1I4/2I4/4I3/########1/10/11/7R3/3R6/6R2"
"""T07_before: a stone on e9 settles both sides at once."""
RAYS = "a1 b2 c3 d4 e6 e7 e8 e9 f5 g5 h5 i4 j3"
"""Three rays of stones that meet on e5, where the last stone is missing: West, South-East and North-East."""


def armed(match: Match) -> bool:
    """Whether Idun's card still waits."""
    (card,) = [card for card in table(match)["cards"] if card["card"] == "card:idun"]
    return bool(card["armed"])


@clause("RR-31.1")
def test_the_card_is_armed_at_the_start_and_while_nothing_is_settled() -> None:
    match = advanced("idun", "freya")
    assert armed(match)
    play(match, "a3-d6/g9", "j5-i5/i7")
    assert armed(match)


@clause("RR-EX37", "RR-31.2", "RR-31.12", "RR-6.10")
def test_the_first_settled_region_wins_at_once() -> None:
    match = with_powers(GATE, "idun", "freya")

    told = point(match, "d5", "d8", "e9")

    assert match.pending == ()
    assert match.outcome is not None
    assert (match.outcome.ranks, match.outcome.scores, match.outcome.ending) == ((1, 2), (None, None), "idun")
    assert (table(match)["result"], told[-1]["clause"]) == ("1-0 (idun)", "RR-31.2")
    assert lands(match) == [("contested", None, 51), ("settled", "ivory", 26)]


@clause("RR-31.2", "RR-31.9")
def test_a_stone_of_the_other_side_wins_too() -> None:
    match = with_powers(GATE_FROM_NORTH, "idun", "freya", "r")
    play(match, "j6-j7/e9")
    assert (table(match)["result"], table(match)["turns"]) == ("1-0 (idun)", ["j6-j7/e9"])


@clause("RR-31.2")
def test_red_wins_if_the_card_and_the_region_are_reds() -> None:
    match = with_powers("5/1R4/7/4R3/########1/10/5I5/7I3/3R6/6I2", "freya", "idun", "r")
    play(match, "d5-d8/e9")
    assert table(match)["result"] == "0-1 (idun)"


@clause("RR-31.3", "RR-31.6")
def test_a_first_settled_region_of_the_other_side_spends_the_card() -> None:
    match = with_powers(GATE, "freya", "idun")

    told = play(match, "d5-d8/e9")

    assert told_of(told, "idun_spent") == [{"kind": "idun_spent", "seat": RED, "side": "red"}]
    assert not armed(match)
    assert (prompt(match), seat(match), table(match)["result"]) == ("select_viking", RED, None)


@clause("RR-31.3")
def test_a_spent_card_has_no_effect_any_more() -> None:
    match = with_powers(GATE, "idun", "freya", state="idun=spent")
    told = play(match, "d5-d8/e9")
    assert lands(match) == [("contested", None, 51), ("settled", "ivory", 26)]
    assert (seat(match), table(match)["result"], told_of(told, "idun_spent")) == (RED, None, [])


@pytest.mark.parametrize(("ivory", "red"), [("idun", "freya"), ("freya", "idun")])
@clause("RR-31.4", "RR-EX11")
def test_two_regions_settled_by_one_stone_spend_the_card_of_either_side(ivory: str, red: str) -> None:
    match = with_powers(BOTH_SETTLE, ivory, red)
    told = play(match, "d5-d8/e9")
    assert len(told_of(told, "settled")) == 2
    assert len(told_of(told, "idun_spent")) == 1
    assert table(match)["result"] == "0-1 (26:51)"


@clause("RR-31.5", "RR-31.4")
def test_two_regions_of_the_owner_spend_the_card() -> None:
    match = with_powers(pieces("e2 c5 h7", "j5 j6 j7", RAYS), "idun", "freya")

    play(match, "h7-h8/e5")

    assert lands(match) == [("contested", None, 29), ("settled", "ivory", 27), ("settled", "ivory", 16)]
    assert not armed(match)
    assert (seat(match), table(match)["result"]) == (RED, None)


@clause("RR-31.2", "RR-31.8")
def test_a_wild_region_beside_the_settled_one_does_not_matter() -> None:
    match = with_powers(pieces("e2 i6 h7", "j5 j6 j7", RAYS), "idun", "freya")
    play(match, "h7-h8/e5")
    assert lands(match) == [("contested", None, 29), ("settled", "ivory", 27), ("wild", None, 16)]
    assert table(match)["result"] == "1-0 (idun)"


@clause("RR-31.7", "RR-31.11", "RR-31.3")
@pytest.mark.parametrize(
    ("ivory", "stones", "turn", "size", "won"),
    [
        ("a2 d6 g6", "b1 b2 b3 b4 b5 c6", "d6-d7/c7", 6, True),
        ("a2 c5 g6", "b1 b2 b3 b4 b5", "c5-c6/b6", 5, False),
        ("a2 d6 g6", "a1 b1 b2 b3 b4 b5 c6", "d6-d7/c7", 5, False),  # six hexes, but on one of them is a stone
    ],
)
def test_the_region_needs_six_hexes_without_stones(ivory: str, stones: str, turn: str, size: int, won: bool) -> None:
    match = with_powers(pieces(ivory, stones=stones), "idun", "freya")
    play(match, turn)
    assert lands(match)[1:] == [("settled", "ivory", size)]
    assert table(match)["result"] == ("1-0 (idun)" if won else None)
    assert armed(match) is False


@clause("RR-31.8", "RR-31.1")
def test_a_wild_region_neither_wins_nor_spends() -> None:
    match = with_powers("1III1/6/7/3##3/3#1#3/4#5/11/11/10/3RRR3", "idun", "freya", "r")
    play(match, "j4-i5/f6")
    assert ("wild", None, 1) in lands(match)
    assert armed(match)
    assert (prompt(match), table(match)["result"]) == ("select_viking", None)


@clause("RR-31.9", "RR-31.2")
def test_each_stone_of_a_pair_is_a_change_of_its_own() -> None:
    """Given red with Surtr, when the first stone settles ivory's South, then the second is not asked for."""
    match = with_powers("5/1I4/7/4I3/########1/10/5I3R1/11/3R6/6R2", "idun", "surtr", "r")
    point(match, "g10", "f10", "do:pair")
    assert (prompt(match), "e9" in offered(match)) == ("surtr_first", True)

    point(match, "e9")

    assert (match.pending, table(match)["result"]) == ((), "1-0 (idun)")
    assert table(match)["turns"] == ["g10-f10/e9"]


@clause("RR-31.10")
def test_a_region_settled_by_a_departure_counts() -> None:
    """Given ivory's Idun, when red's Fafnir leaves the South to ivory alone, then ivory wins."""
    match = with_powers("5/6/1I5/3R4/#########/10/11/4R1I4/7R2/2I6", "idun", "fafnir", "r")
    point(match, "d4", "e4", "f4")
    assert (match.pending, table(match)["result"]) == ((), "1-0 (idun)")
    assert table(match)["turns"] == ["{fafnir:e4}d4~f4"]
