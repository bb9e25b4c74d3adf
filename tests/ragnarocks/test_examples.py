"""Section 47: the worked examples of the basic game."""

import re

from meadhall.clauses import Clauses
from meadhall.games.ragnarocks.positions import write_placement
from meadhall.games.ragnarocks.study import read_placement
from meadhall.testing import clause

from .playing import IVORY, RED, all_turns, at, board, lands, names, offered, play, point, seat, start, table


def turns(position: str) -> int:
    """How many turns the side to move has."""
    return len(list(all_turns(at(position))))


@clause("RR-EX1")
def test_scoring_the_rulebooks_example() -> None:
    match = at("2I2/5#/#######/5##I/2I2###R/6####/###########/##3R4#/3####3/4R4 i - - -")
    assert len(table(match)["stones"]) == 35
    assert match.outcome is not None
    assert match.outcome.scores == (26, 23)
    (pair,) = [region for region in table(match)["regions"] if region["status"] == "contested"]
    assert names(pair["hexes"]) == {"d8", "e9"}
    assert sorted(size for status, side, size in lands(match) if side == "ivory") == [10, 16]
    assert [size for status, side, size in lands(match) if side == "red"] == [23]
    assert table(match)["result"] == "1-0 (26:23)"


@clause("RR-EX2")
def test_start() -> None:
    placement = "1III1/6/7/8/9/10/11/11/10/3RRR3"
    match = at(f"{placement} i - - -")
    assert lands(match) == [("contested", None, 86)]
    assert [table(match)["sides"][side]["score"] for side in ("ivory", "red")] == [0, 0]
    assert turns(f"{placement} i - - -") == 1119
    assert turns(f"{placement} r - - -") == 968
    assert match.outcome is None


@clause("RR-EX6")
def test_smallest_settled_region() -> None:
    placement = "I#3/##4/3I3/4I3/9/10/11/11/10/3RRR3"
    match = at(f"{placement} i - - -")
    assert lands(match) == [("contested", None, 82), ("settled", "ivory", 1)]
    assert offered(match) == ["c4", "d5"]
    assert [table(match)["sides"][side]["score"] for side in ("ivory", "red")] == [1, 0]
    assert (turns(f"{placement} i - - -"), turns(f"{placement} r - - -")) == (756, 884)


@clause("RR-EX7")
def test_inner_stones() -> None:
    match = at("2I2/3I2/1I5/8/#########/10/11/4##1R3/3R6/6R2 i - - -")
    assert lands(match) == [("settled", "red", 49), ("settled", "ivory", 26)]
    assert match.pending == ()
    assert table(match)["result"] == "0-1 (26:49)"


@clause("RR-EX8")
def test_wild_pocket() -> None:
    placement = "1III1/6/7/3##3/3#1#3/4##4/11/11/10/3RRR3"
    match = at(f"{placement} i - - -")
    assert lands(match) == [("contested", None, 79), ("wild", None, 1)]
    assert [table(match)["sides"][side]["score"] for side in ("ivory", "red")] == [0, 0]
    assert (turns(f"{placement} i - - -"), turns(f"{placement} r - - -")) == (617, 662)


@clause("RR-EX9")
def test_dead_pair() -> None:
    match = at("IR#2/###3/3I3/1I6/#########/10/11/4R6/4R5/9 i - - -")
    assert lands(match) == [("settled", "red", 51), ("settled", "ivory", 20), ("contested", None, 2)]
    assert match.pending == ()
    assert match.outcome is not None
    assert (match.outcome.scores, match.outcome.winners) == ((20, 51), (RED,))


@clause("RR-EX10")
def test_forced_skip() -> None:
    match = at("RI3/##2I1/2I4/8/#########/10/11/4R6/4R5/9 r - - -")
    assert table(match)["turns"] == ["--"]
    assert (seat(match), match.outcome) == (IVORY, None)
    assert len(list(all_turns(match))) == 215
    play(match, "a2-a5/a4")
    assert (seat(match), offered(match)) == (RED, ["a1"])


@clause("RR-EX11")
def test_two_regions_by_one_stone() -> None:
    placement = "5/1I4/2I4/4I3/########1/10/11/7R3/3R6/6R2"
    assert (turns(f"{placement} i - - -"), turns(f"{placement} r - - -")) == (308, 777)
    match = at(f"{placement} i - - -")
    assert lands(match) == [("contested", None, 78)]
    told = play(match, "d5-d8/e9")
    settled = [(event["side"], event["size"]) for event in told if event["kind"] == "settled"]
    assert sorted(settled) == [("ivory", 26), ("red", 51)]
    assert lands(match) == [("settled", "red", 51), ("settled", "ivory", 26)]
    assert match.pending == ()
    assert table(match)["result"] == "0-1 (26:51)"


@clause("RR-EX12")
def test_three_parts() -> None:
    match = at("1#III/#5/2#4/###5/9/10/11/11/10/3RRR3 i - - -")
    assert lands(match) == [("contested", None, 80)]
    told = play(match, "a3-b3/b2")
    assert sorted(event["size"] for event in told if event["kind"] == "wilded") == [1, 2]
    assert lands(match) == [("contested", None, 76), ("wild", None, 2), ("wild", None, 1)]
    wild = [names(region["hexes"]) for region in table(match)["regions"] if region["status"] == "wild"]
    assert sorted(map(sorted, wild)) == [["a1"], ["c1", "c2"]]


@clause("RR-EX13")
def test_the_stone_goes_back() -> None:
    match = start()
    point(match, "a3", "d6")
    assert {"c5", "b4", "a3"} <= set(offered(match))
    assert "d6" not in offered(match)


@clause("RR-EX44")
def test_plain_turn() -> None:
    match = start()
    play(match, "a3-d6/g9")
    assert board(match) == "1I1I1/6/7/5I2/9/10/8#2/11/10/3RRR3"


@clause("RR-EX48")
def test_round_trip_of_every_placement_of_the_examples() -> None:
    texts = [clause.text for clause in Clauses.of("ragnarocks") if "-EX" in clause.id]
    placements = {found for text in texts for found in re.findall(r"`([IR#\d]+(?:/[IR#\d]+){9})`", text)}
    assert len(placements) >= 20
    for placement in placements:
        assert write_placement(read_placement(placement)) == placement
