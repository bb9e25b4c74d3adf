"""Section 3: select, move, summon."""

import pytest

from meadhall import NotOffered
from meadhall.kernel.chance import Chance
from meadhall.kernel.match import finishes
from meadhall.testing import clause

from . import reference
from .playing import (
    IVORY,
    RED,
    all_turns,
    at,
    board,
    lands,
    names,
    offered,
    play,
    point,
    prompt,
    refused,
    seat,
    start,
    table,
)


@clause("RR-3.1")
def test_the_sides_take_turns_alternately() -> None:
    match = start()
    movers = []
    for turn in ("a3-d6/g9", "j5-i5/i7", "a2-b2/b1", "j4-j3/j2"):
        movers.append((seat(match), table(match)["to_move"]))
        play(match, turn)
    assert movers == [(IVORY, "ivory"), (RED, "red"), (IVORY, "ivory"), (RED, "red")]


@clause("RR-3.2", "RR-3.29")
def test_a_turn_is_select_then_move_then_summon_and_then_it_is_over() -> None:
    match = start()
    prompts = []
    for hex in ("a3", "d6", "g9"):
        prompts.append((prompt(match), seat(match)))
        point(match, hex)
    assert prompts == [("select_viking", IVORY), ("move_to", IVORY), ("summon_at", IVORY)]
    assert (prompt(match), seat(match)) == ("select_viking", RED)
    assert table(match)["turns"] == ["a3-d6/g9"]
    assert (table(match)["selected"], table(match)["moved"]) == (None, None)


@clause("RR-3.3")
def test_no_step_can_be_left_out() -> None:
    match = start()
    for hex in ("a3", "d6", "g9"):
        assert all(option.startswith("hex:") for option in match.pending[0].options)
        for button in ("do:pass", "do:skip", "do:decline", "do:done"):
            with pytest.raises(NotOffered):
                match.answer(IVORY, button)
        point(match, hex)


@clause("RR-3.4", "RR-3.5")
def test_whatever_is_offered_can_be_finished() -> None:
    # tight places: T06, a boxed-in nomad on a1, a corridor of three hexes
    for position in (
        "RI3/##2I1/2I4/8/#########/10/11/4R6/4R5/9 i - - -",
        "IR3/##2I1/2I4/8/9/10/11/4R6/4R5/9 i - - -",
        "IR1#1/####2/3I3/1I6/#########/10/11/4R6/4R5/9 r - - -",
    ):
        match = at(position)
        for viking in offered(match):
            selected = match.fork()
            point(selected, viking)
            assert finishes(selected)
            for to in offered(selected):
                moved = selected.fork()
                point(moved, to)
                assert finishes(moved)


@clause("RR-3.7")
def test_one_selects_an_own_nomadic_viking_from_which_a_turn_exists() -> None:
    # ivory: a1 settled with room, c4 nomadic and free, e1 nomadic but boxed in by stones and by red's f1
    match = at("I1#2/###3/3I3/#7/I#7/R#8/11/11/10/3RR4 i - - -")
    assert names(table(match)["sides"]["ivory"]["nomadic"]) == {"c4", "e1"}
    assert offered(match) == ["c4"]


@clause("RR-3.8")
def test_a_settled_viking_cannot_be_selected() -> None:
    # a1 and a2 are ivory's alone and could still move between them
    match = at("II1#1/####2/7/3I4/9/10/11/11/10/3RRR3 i - - -")
    assert offered(match) == ["d4"]
    assert refused(match)["a1"] == refused(match)["a2"] == "RR-3.8"
    with pytest.raises(NotOffered) as caught:
        point(match, "a2")
    assert caught.value.clause == "RR-3.8"


@clause("RR-3.9")
def test_an_opposing_viking_cannot_be_selected() -> None:
    match = start()
    assert set(offered(match)) == {"a2", "a3", "a4"}
    for hex in ("j4", "j5", "j6"):
        with pytest.raises(NotOffered) as caught:
            point(match, hex)
        assert caught.value.clause == "RR-3.9"
    play(match, "a3-d6/g9")
    assert refused(match) == {"a2": "RR-3.9", "a4": "RR-3.9", "d6": "RR-3.9"}


@clause("RR-3.10")
def test_the_selected_viking_moves_and_the_stone_comes_from_it() -> None:
    match = start()
    point(match, "a3")
    assert table(match)["selected"] == "hex:a3"
    assert match.pending[0].about == {"viking": "hex:a3"}
    point(match, "d6")
    assert match.pending[0].about == {"viking": "hex:d6"}
    assert names(table(match)["sides"]["ivory"]["vikings"]) == {"a2", "a4", "d6"}
    assert set(offered(match)) <= {hex for line in lines("d6") for hex in line}


def lines(hex: str) -> list[list[str]]:
    """The six lines from a hex."""
    found = []
    for direction in reference.SIX:
        line, there = [], reference.NEAR[hex].get(direction)
        while there:
            line.append(there)
            there = reference.NEAR[there].get(direction)
        found.append(line)
    return found


@clause("RR-3.11")
def test_a_viking_moves_in_a_straight_line_in_any_of_six_directions() -> None:
    match = at("5/6/7/8/4I4/10/II9/11/10/3RRR3 i - - -")
    point(match, "e5")
    assert sorted(offered(match)) == sorted(hex for line in lines("e5") for hex in line)
    for hex in ("f7", "g6", "c4", "a2"):
        with pytest.raises(NotOffered) as caught:
            point(match, hex)
        assert caught.value.clause == "RR-3.11"


@clause("RR-3.12")
def test_a_viking_may_stop_anywhere_on_the_line() -> None:
    for hex in ("b4", "c5", "d6", "e7", "f8", "g9", "h10", "i10"):
        match = start()
        point(match, "a3", hex)
        assert table(match)["moved"] == {"from": "hex:a3", "to": f"hex:{hex}"}


@clause("RR-3.13")
def test_a_viking_moves_at_least_one_hex() -> None:
    match = start()
    point(match, "a3")
    with pytest.raises(NotOffered) as caught:
        point(match, "a3")
    assert caught.value.clause == "RR-3.13"


@clause("RR-3.14")
def test_a_viking_neither_enters_nor_passes_a_stone() -> None:
    match = at("5/6/7/8/I3#4/10/II9/11/10/3RRR3 i - - -")
    point(match, "e1")
    assert [hex for hex in offered(match) if hex[0] == "e"] == ["e2", "e3", "e4"]
    for hex in ("e5", "e6", "e9"):
        with pytest.raises(NotOffered) as caught:
            point(match, hex)
        assert caught.value.clause == "RR-3.14"


@clause("RR-3.15")
@pytest.mark.parametrize(
    "position", ["5/6/7/8/I3R4/10/II9/11/10/3RR4 i - - -", "5/6/7/8/I3I4/10/I10/11/10/3RRR3 i - - -"]
)
def test_a_viking_neither_enters_nor_passes_a_viking_of_either_colour(position: str) -> None:
    match = at(position)
    point(match, "e1")
    assert [hex for hex in offered(match) if hex[0] == "e"] == ["e2", "e3", "e4"]
    for hex in ("e5", "e6", "e9"):
        with pytest.raises(NotOffered) as caught:
            point(match, hex)
        assert caught.value.clause == "RR-3.15"


@clause("RR-3.16")
def test_move_to_offers_exactly_what_the_viking_reaches() -> None:
    match = start()
    point(match, "a3")
    assert prompt(match) == "move_to"
    northeast, northwest = "b4 c5 d6 e7 f8 g9 h10 i10", "b3 c3 d3 e3 f3 g3 h3 i2 j1"
    assert sorted(offered(match)) == sorted(f"{northeast} {northwest}".split())


@clause("RR-3.17", "RR-4.18")
def test_a_move_changes_no_region_and_no_status() -> None:
    match = at("5/1I4/2I4/4I3/########1/10/11/7R3/3R6/6R2 i - - -")
    point(match, "d5")
    before = (table(match)["regions"], {side: table(match)["sides"][side]["settled"] for side in ("ivory", "red")})
    for to in offered(match):
        moved = match.fork()
        told = point(moved, to)
        after = (table(moved)["regions"], {side: table(moved)["sides"][side]["settled"] for side in ("ivory", "red")})
        assert after == before
        assert [event["kind"] for event in told] == ["moved"]


@clause("RR-3.18", "RR-3.24")
def test_the_stone_slides_from_the_vikings_hex_like_a_viking() -> None:
    match = at("5/6/7/3#4/I1R6/6#3/II9/11/10/3RR4 i - - -")
    point(match, "e1", "e2")
    assert prompt(match) == "summon_at"
    # E: the Viking on e3; NE: up to i5, since j5 is red's; NW: f2, since g2 is ivory's; W: e1, which V left; SW; SE
    lines_free = ["", "f3 g4 h5 i5", "f2", "e1", "d1", "d2 c2 b2 a2"]
    assert sorted(offered(match)) == sorted(" ".join(lines_free).split())
    with pytest.raises(NotOffered) as caught:
        point(match, "f5")
    assert caught.value.clause == "RR-3.18"
    point(match, "h5")
    assert table(match)["stones"][-1] == "hex:h5"


@clause("RR-3.19")
def test_the_stone_goes_in_any_direction_whatever_way_the_viking_came() -> None:
    match = start()
    point(match, "a3", "d6")
    for neighbour in reference.NEAR["d6"].values():
        assert neighbour in offered(match)


@clause("RR-3.20")
def test_the_stone_cannot_stay_under_the_viking() -> None:
    match = start()
    point(match, "a3", "d6")
    with pytest.raises(NotOffered) as caught:
        point(match, "d6")
    assert caught.value.clause == "RR-3.20"


@clause("RR-3.21")
def test_the_stone_neither_enters_nor_passes_a_stone_or_a_viking() -> None:
    match = at("5/6/7/8/I3#4/1R8/I10/11/10/I2RR4 i - - -")
    point(match, "g1", "f1")
    # E: the red Viking on f2; SE: the ivory Viking on e1
    for hex in ("f2", "f3", "f10", "e1", "d1"):
        with pytest.raises(NotOffered) as caught:
            point(match, hex)
        assert caught.value.clause == "RR-3.21"
    match = at("5/6/7/8/I3#4/1R8/I10/11/10/I2RR4 i - - -")
    point(match, "e1", "e2")
    for hex in ("e5", "e6", "e9"):
        with pytest.raises(NotOffered) as caught:
            point(match, hex)
        assert caught.value.clause == "RR-3.21"
    assert {"e3", "e4"} <= set(offered(match))


@clause("RR-3.22")
def test_the_stone_may_pass_or_take_the_hex_that_the_viking_left() -> None:
    match = at("5/6/7/8/2I6/10/II9/11/10/3RRR3 i - - -")
    point(match, "e3", "e5")
    assert {"e4", "e3", "e2", "e1"} <= set(offered(match))
    back = match.fork()
    point(back, "e3")
    assert board(back).split("/")[4] == "2#1I4"
    point(match, "e1")
    assert board(match).split("/")[4] == "#3I4"


@clause("RR-3.23")
def test_after_every_move_there_is_a_hex_for_the_stone() -> None:
    # a1 can only step to a2, and from there the stone can only go back
    match = at("I1#R1/###3/3I3/1I6/9/10/11/4R6/4R5/9 i - - -")
    assert "a1" not in offered(match)
    match = at("I1R2/###3/3I3/1I6/9/10/11/4R6/4R5/9 i - - -")
    point(match, "a1")
    assert offered(match) == ["a2"]
    point(match, "a2")
    assert offered(match) == ["a1"]


@clause("RR-3.25", "RR-44.17")
def test_a_stone_stays_where_it_stopped() -> None:
    match, chance = start(), Chance("stones")
    stones: list[str] = []
    while match.pending:
        hexes = offered(match)
        point(match, hexes[chance.below(len(hexes))])
        now = table(match)["stones"]
        assert now[: len(stones)] == stones
        assert len(now) - len(stones) in (0, 1)
        stones = now
    assert len(stones) > 20


@clause("RR-3.27", "RR-4.9", "RR-4.10", "RR-4.12")
def test_a_stone_settles_what_it_cuts_off_at_once() -> None:
    # b2 walks to b3; a stone on b2 would not close; the stone on a2 shuts a1 in for ivory
    match = at("I4/##1I2/2I4/8/9/10/11/11/10/3RRR3 i - - -")
    told = play(match, "b4-a3/a2")
    assert ("settled", "ivory", 1) in lands(match)
    settled = [event for event in told if event["kind"] == "settled"]
    assert settled == [
        {"kind": "settled", "seat": IVORY, "side": "ivory", "size": 1, "hexes": ["hex:a1"], "stone": "hex:a2"}
    ]
    assert names(table(match)["sides"]["ivory"]["settled"]) == {"a1"}
    assert table(match)["sides"]["ivory"]["score"] == 1


@clause("RR-3.28")
def test_a_viking_is_nomadic_when_selected_and_may_be_settled_by_its_own_stone() -> None:
    match = at("2I2/###3/2I4/8/4I4/10/11/11/10/3RRR3 i - - -")
    assert "a3" in offered(match)
    told = play(match, "a3-a2/a3")
    assert told[-1]["kind"] == "settled"
    assert table(match)["turns"] == ["a3-a2/a3"]
    play(match, "j4-j3/j2")
    # a1 is free beside it, but now it is settled
    assert offered(match) == ["c3", "e5"]
    assert refused(match)["a2"] == "RR-3.8"


def test_every_ways_turns_are_what_pointing_finds() -> None:
    match = at("RI3/##2I1/2I4/8/#########/10/11/4R6/4R5/9 i - - -")
    found = list(all_turns(match))
    assert len(found) == len(set(found)) == 215
