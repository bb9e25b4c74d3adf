"""Section 35: Selkolla, who goes from shore to shore."""

from meadhall import Match
from meadhall.testing import clause

from ..playing import IVORY, RED, board, lands, offered, play, point, prompt, refused, seat, table
from ..playing import with_powers as at_powers
from .helping import pieces, told_of

START = "1III1/6/7/8/9/10/11/11/10/3RRR3"
WALL = "e1 e2 e3 e4 e5 e6 e7 e8 e9"
NORTH_EDGE = {"f1", "f10", "g1", "g11", "h1", "h11", "i1", "i10", *(f"j{k}" for k in range(1, 10))}
SOUTH_EDGE = {*(f"a{k}" for k in range(1, 6)), "b1", "b6", "c1", "c7", "d1", "d8"}


def selkolla(ivory: str, red: str = "j4 j5 j6", stones: str = "") -> Match:
    return at_powers(pieces(ivory, red, stones), "selkolla", "freya")


@clause("RR-EX40", "RR-35.1", "RR-35.7")
def test_every_free_edge_hex_can_be_reached() -> None:
    match = at_powers(START, "selkolla", "freya")
    point(match, "a3")
    edge = (NORTH_EDGE | SOUTH_EDGE | {"e1", "e9"}) - {"a2", "a3", "a4", "j4", "j5", "j6"}
    assert len(edge) == 24
    assert edge <= set(offered(match))
    normal = {"b3", "c3", "d3", "e3", "f3", "g3", "h3", "i2", "j1", "b4", "c5", "d6", "e7", "f8", "g9", "h10", "i10"}
    assert set(offered(match)) == edge | normal

    told = point(match, "g11")

    assert told_of(told, "moved")[0]["power"] == "card:selkolla"
    assert (prompt(match), set(offered(match))) == ("summon_at", {"g10", "f10", "h11"})
    point(match, "f10")
    assert table(match)["turns"] == ["a3~g11/f10"]
    assert board(match) == "1I1I1/6/7/8/9/9#/10I/11/10/3RRR3"


@clause("RR-35.1", "RR-35.2", "RR-35.9")
def test_another_contested_region_can_be_reached_and_the_old_one_is_judged() -> None:
    """Given both halves contested, when V leaves the South to red alone, then it is red's, though not created."""
    match = selkolla("d1 h5 i8", "c2 h7 j3", WALL)
    point(match, "d1")
    assert NORTH_EDGE - {"j3"} <= set(offered(match))

    told = point(match, "f1")

    assert lands(match) == [("contested", None, 51), ("settled", "red", 26)]
    assert [event["stone"] for event in told_of(told, "settled")] == [None]
    assert (prompt(match), set(offered(match))) == ("summon_at", {"f2", "g1", "g2"})


@clause("RR-35.1", "RR-35.2")
def test_settled_and_wild_land_is_out_of_reach() -> None:
    match = selkolla("d1 a4 c5", "c2 h7 j3", f"{WALL} a2 b1 b2")  # the North is red's, a1 is wild
    point(match, "d1")
    assert not (NORTH_EDGE | {"a1"}) & set(offered(match))
    assert {"a3", "a5", "b6", "c7"} <= set(offered(match))
    assert {hex: refused(match)[hex] for hex in ("f10", "a1", "b5", "j3", "e1")} == {
        "f10": "RR-35.2",
        "a1": "RR-35.2",
        "b5": "RR-35.1",
        "j3": "RR-3.15",
        "e1": "RR-3.14",
    }


@clause("RR-35.2")
def test_the_own_region_is_judged_before_v_leaves_it() -> None:
    """Given V as the only ivory Viking of the South, then the South's edge is open to it all the same."""
    match = selkolla("d1 h5 i8", "c2 h7 j3", WALL)
    point(match, "d1")
    assert {"a5", "b6", "c7"} <= set(offered(match))
    point(match, "c7", "b6")
    assert lands(match)[1] == ("contested", None, 25)


@clause("RR-35.3")
def test_v_cannot_stay() -> None:
    match = at_powers(START, "selkolla", "freya")
    point(match, "a3")
    assert "a3" not in offered(match)
    assert refused(match)["a3"] == "RR-3.13"


@clause("RR-35.4")
def test_what_a_normal_move_reaches_is_a_normal_move() -> None:
    match = at_powers(START, "selkolla", "freya")
    point(match, "a3")
    assert offered(match).count("j1") == 1

    told = point(match, "j1", "j2")

    assert "power" not in told_of(told, "moved")[0]
    assert table(match)["turns"] == ["a3-j1/j2"]
    over = at_powers(START, "selkolla", "freya")
    play(over, "a3~j2/j1")
    assert table(over)["turns"] == ["a3~j2/j1"]


@clause("RR-35.5")
def test_away_from_the_edge_v_makes_a_normal_move() -> None:
    match = selkolla("c4 a3 a4")
    point(match, "c4")
    normal = at_powers(pieces("c4 a3 a4"), "idun", "freya")
    point(normal, "c4")
    assert offered(match) == offered(normal)
    assert "h1" not in offered(match)


@clause("RR-35.6")
def test_the_relocation_replaces_the_move_and_need_not_be_used() -> None:
    match = at_powers(START, "selkolla", "freya")
    point(match, "a3", "h1")
    assert prompt(match) == "summon_at"
    normal = at_powers(START, "selkolla", "freya")
    play(normal, "a3-d6/d7")
    assert table(normal)["turns"] == ["a3-d6/d7"]


@clause("RR-35.7")
def test_the_stone_stands_beside_v_also_after_a_normal_move() -> None:
    match = at_powers(START, "selkolla", "freya")
    point(match, "a3", "d6")
    assert set(offered(match)) == {"d5", "d7", "c5", "c6", "e6", "e7"}
    assert (refused(match)["e8"], refused(match)["a3"], refused(match)["d6"]) == ("RR-35.7", "RR-35.7", "RR-3.20")


@clause("RR-35.7", "RR-35.1")
def test_the_other_side_plays_as_usual() -> None:
    match = at_powers(START, "selkolla", "freya", "r")
    point(match, "j4")
    assert "a1" not in offered(match)
    point(match, "i4")
    assert (seat(match), "h5" in offered(match), "g5" in offered(match)) == (RED, True, True)


@clause("RR-35.8")
def test_a_hex_without_room_for_the_stone_is_no_target() -> None:
    """Given a1 beside two stones and a red Viking, then V cannot come to a1, for its stone would find no hex."""
    match = selkolla("c7 e5 g6", "a2 h7 j3", "b1 b2")
    point(match, "c7")
    assert "a1" not in offered(match)
    assert refused(match)["a1"] == "RR-35.8"
    assert "a3" in offered(match)
    with_room = selkolla("c7 e5 g6", "a2 h7 j3", "b2")
    point(with_room, "c7")
    assert "a1" in offered(with_room)


@clause("RR-35.8")
def test_the_hex_that_v_leaves_is_room_for_the_stone() -> None:
    """Given j1 among stones and V's own hex, when V goes there, then its stone can stand where V stood."""
    match = selkolla("i1 a3 a4", "h2 j5 j6", "j2 i2")
    point(match, "i1")
    assert "j1" in offered(match)
    point(match, "j1")
    assert (seat(match), offered(match)) == (IVORY, ["i1"])


@clause("RR-35.1", "RR-5.8")
def test_a_boxed_in_viking_on_the_edge_has_a_turn() -> None:
    match = selkolla("a1 e5 g6", "a2 b2 j3", "b1")
    assert "a1" in offered(match)
    point(match, "a1")
    assert "a3" in offered(match)
