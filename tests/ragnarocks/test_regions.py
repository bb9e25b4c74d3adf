"""Section 4: regions and their status."""

import pytest

from meadhall.games.ragnarocks.board import NAMED, NAMES, put
from meadhall.games.ragnarocks.regions import hexes_of, parts, regions
from meadhall.games.ragnarocks.study import read_placement
from meadhall.kernel.chance import Chance
from meadhall.testing import clause

from . import reference
from .playing import IVORY, at, lands, names, offered, play, point, start, table

WALL = "2I2/3I2/1I5/8/#########/10/11/4##1R3/3R6/6R2"
"""A wall along row e: ivory's 26 hexes to the South, red's 49 to the North."""


def region_of(position: str, hex: str) -> set[str]:
    """The hexes of the region around a hex, by name."""
    for region in regions(read_placement(position)):
        members = {NAMES[member] for member in region.hexes}
        if hex in members:
            return members
    return set()


@clause("RR-4.1")
def test_a_region_is_all_that_hangs_together_without_stones() -> None:
    south = {hex for hex in reference.ALL if hex[0] in "abcd"}
    north = {hex for hex in reference.ALL if hex[0] in "fghij"} - {"h5", "h6"}
    assert region_of(WALL, "a1") == south
    assert region_of(WALL, "j1") == north
    assert lands(at(f"{WALL} i - - -")) == [("settled", "red", 49), ("settled", "ivory", 26)]
    # one gap, and all is one region
    gap = WALL.replace("#########", "########1")
    assert region_of(gap, "a1") == south | north | {"e9"}


@clause("RR-4.1", "RR-4.2", "RR-4.3", "RR-4.4")
def test_regions_of_random_boards_are_those_of_the_reference() -> None:
    chance = Chance("boards")
    for number in range(100):
        signs = ".....IR" + "#" * (1 + number % 7)
        board = "".join(signs[chance.below(len(signs))] for _ in NAMES)
        position = reference.position_of(board)
        found = {frozenset(NAMES[hex] for hex in region.hexes): region for region in regions(board)}
        assert set(found) == set(map(frozenset, reference.regions(position)))
        for hexes, region in found.items():
            owners = reference.owners(position, set(hexes))
            assert region.status == ("wild", "settled", "contested")[len(owners)]
            assert region.side == ({"I": "ivory", "R": "red"}[owners.pop()] if len(owners) == 1 else None)


@clause("RR-4.2")
def test_vikings_do_not_interrupt_a_region() -> None:
    # three Vikings and three stones shut a corner off; the Vikings are no border
    match = at("2I2/2I3/##I4/8/9/10/11/11/10/3RRR3 i - - -")
    assert lands(match) == [("contested", None, 84)]
    assert "a1" in region_of("2I2/2I3/##I4/8/9/10/11/11/10/3RRR3", "j9")


@clause("RR-4.3")
def test_a_hex_with_a_stone_belongs_to_no_region() -> None:
    everywhere = set().union(*(names(region["hexes"]) for region in table(at(f"{WALL} i - - -"))["regions"]))
    assert not everywhere & {"e1", "e5", "e9", "h5", "h6"}
    assert region_of(WALL, "e5") == set()


@clause("RR-4.4")
def test_stones_inside_a_region_do_not_divide_it() -> None:
    assert {"f1", "j9", "h4", "h7", "g6", "i5"} <= region_of(WALL, "f5")
    assert len(region_of(WALL, "f5")) == 51 - 2


@clause("RR-4.5")
def test_the_size_counts_hexes_with_vikings() -> None:
    match = at("II#2/###3/3I3/8/9/10/11/11/10/3RRR3 i - - -")
    assert ("settled", "ivory", 2) in lands(match)
    empty = at("5/##4/##I1I2/I7/9/10/11/11/10/3RRR3 i - - -")
    assert lands(empty) == [("contested", None, 82)]


@clause("RR-4.6")
def test_adjacent_hexes_without_stones_share_a_region() -> None:
    chance = Chance("adjacent")
    for _ in range(20):
        board = "".join(".#"[chance.below(3) == 0] for _ in NAMES)
        where = {hex: number for number, region in enumerate(regions(board)) for hex in region.hexes}
        for name in reference.ALL:
            for near in reference.NEAR[name].values():
                if NAMED[name] in where and NAMED[near] in where:
                    assert where[NAMED[name]] == where[NAMED[near]]


@clause("RR-4.7", "RR-4.8")
def test_a_region_with_vikings_of_both_colours_is_contested_and_they_are_nomadic() -> None:
    match = at("IR#2/###3/3I3/1I6/#########/10/11/4R6/4R5/9 i - - -")
    assert lands(match) == [("settled", "red", 51), ("settled", "ivory", 20), ("contested", None, 2)]
    sides = table(match)["sides"]
    assert names(sides["ivory"]["nomadic"]) == {"a1"}
    assert names(sides["red"]["nomadic"]) == {"a2"}


@clause("RR-4.9", "RR-4.10")
def test_a_region_with_vikings_of_one_colour_is_settled_and_so_are_they() -> None:
    sides = table(at(f"{WALL} i - - -"))["sides"]
    assert names(sides["ivory"]["settled"]) == {"a3", "b4", "c2"}
    assert names(sides["red"]["settled"]) == {"h8", "i4", "j7"}
    assert sides["ivory"]["nomadic"] == sides["red"]["nomadic"] == []


@clause("RR-4.11")
def test_a_region_without_vikings_is_wild() -> None:
    match = at("1III1/6/7/3##3/3#1#3/4##4/11/11/10/3RRR3 i - - -")
    (wild,) = [region for region in table(match)["regions"] if region["status"] == "wild"]
    assert wild == {"status": "wild", "side": None, "hexes": ["hex:e5"], "size": 1}


@clause("RR-4.12")
@pytest.mark.parametrize("seed", range(8))
def test_regions_are_worked_out_anew_after_every_stone(seed: int) -> None:
    match, chance = start(), Chance(f"anew {seed}")
    seen = set()
    while match.pending:
        hexes = offered(match)
        point(match, hexes[chance.below(len(hexes))])
        position = reference.position_of(match.state.board)
        wanted = sorted(sorted(region) for region in reference.regions(position))
        assert sorted(sorted(names(region["hexes"])) for region in table(match)["regions"]) == wanted
        sides = table(match)["sides"]
        nomads = names(sides["ivory"]["nomadic"]) | names(sides["red"]["nomadic"])
        assert nomads == reference.nomadic(position)
        seen.add(len(wanted))
    assert len(seen) > 1


@clause("RR-4.13")
def test_status_depends_on_the_present_board_alone() -> None:
    played = at("5/1I4/2I4/4I3/########1/10/11/7R3/3R6/6R2 i - - -")
    play(played, "d5-d8/e9")
    given = at("5/1I4/2I4/7I/#########/10/11/7R3/3R6/6R2 r - - -")
    assert table(played)["regions"] == table(given)["regions"]
    assert table(played)["sides"] == table(given)["sides"]


@clause("RR-4.14", "RR-4.15")
def test_a_stone_that_cuts_a_region_creates_each_part() -> None:
    # from b3 ivory puts a stone on b2: a1 and the pair c1, c2 are cut off
    match = at("1#III/#5/2#4/###5/9/10/11/11/10/3RRR3 i - - -")
    told = play(match, "a3-b3/b2")
    assert lands(match) == [("contested", None, 76), ("wild", None, 2), ("wild", None, 1)]
    wilded = [event for event in told if event["kind"] == "wilded"]
    assert sorted((event["size"], event["hexes"], event["stone"]) for event in wilded) == [
        (1, ["hex:a1"], "hex:b2"),
        (2, ["hex:c1", "hex:c2"], "hex:b2"),
    ]


@clause("RR-4.16")
def test_a_stone_creates_three_parts_at_most() -> None:
    chance, most = Chance("parts"), 0
    for _ in range(300):
        board = "".join(".#"[chance.below(5) < 2] for _ in NAMES)
        for hex in range(len(NAMES)):
            if board[hex] == ".":
                most = max(most, len(parts(put(board, hex, "#"), hex)))
    assert most == 3


@clause("RR-4.14", "RR-4.15", "RR-4.17")
def test_a_stone_creates_regions_exactly_where_it_cuts() -> None:
    chance, cuts = Chance("cuts"), 0
    for _ in range(60):
        board = "".join(".#"[chance.below(10) < 3] for _ in NAMES)
        whole = {hex: number for number, region in enumerate(regions(board)) for hex in region.hexes}
        for hex in whole:
            after = put(board, hex, "#")
            pieces = [set(region.hexes) for region in regions(after) if whole[region.hexes[0]] == whole[hex]]
            created = [set(hexes_of(part)) for part in parts(after, hex)]
            wanted = pieces if len(pieces) > 1 else []
            assert sorted(map(sorted, created)) == sorted(map(sorted, wanted))
            cuts += bool(wanted)
    assert cuts > 100


@clause("RR-4.17")
def test_a_stone_that_leaves_the_rest_in_one_piece_creates_nothing() -> None:
    match = start()
    told = play(match, "a3-d6/g9")
    assert [event["kind"] for event in told] == ["selected", "moved", "summoned"]
    assert lands(match) == [("contested", None, 85)]


@clause("RR-4.18")
def test_a_viking_that_moves_creates_no_region() -> None:
    match = at("I4/##1I2/2I4/8/9/10/11/11/10/3RRR3 i - - -")
    told = point(match, "b4", "a3")
    assert [event["kind"] for event in told] == ["selected", "moved"]
    assert lands(match) == [("contested", None, 84)]


@clause("RR-44.22")
def test_a_stone_on_the_only_hex_of_a_region_creates_nothing() -> None:
    board = read_placement("1III1/6/7/3##3/3#1#3/4##4/11/11/10/3RRR3")
    after = put(board, NAMED["e5"], "#")
    assert parts(after, NAMED["e5"]) == ()
    assert [(region.status, region.size) for region in regions(after)] == [("contested", 79)]


@clause("RR-44.21")
def test_a_region_may_be_a_single_hex() -> None:
    match = at("I#3/##4/3I3/4I3/9/10/11/11/10/3RRR3 i - - -")
    assert lands(match) == [("contested", None, 82), ("settled", "ivory", 1)]
    assert table(match)["sides"]["ivory"]["score"] == 1


@clause("RR-44.24")
def test_a_stone_may_settle_a_region_for_the_other_side() -> None:
    # red alone stands on a1; ivory's own stone on a2 shuts it in
    match = at("R4/##1I2/2I4/8/4I4/10/11/11/10/3R1R3 i - - -")
    told = play(match, "b4-a3/a2")
    (event,) = [event for event in told if event["kind"] == "settled"]
    assert (event["side"], event["seat"], event["size"]) == ("red", 1, 1)
    assert table(match)["sides"]["red"]["score"] == 1


@clause("RR-44.25")
def test_a_stone_may_cut_off_the_viking_that_summoned_it() -> None:
    match = at("2I2/##4/2I4/8/4I4/10/11/11/10/3RRR3 i - - -")
    told = play(match, "a3-a1/a2")
    assert told[-1] == {
        "kind": "settled",
        "seat": IVORY,
        "side": "ivory",
        "size": 1,
        "hexes": ["hex:a1"],
        "stone": "hex:a2",
    }
    assert names(table(match)["sides"]["ivory"]["settled"]) == {"a1"}


@clause("RR-44.18")
@pytest.mark.parametrize("seed", range(5))
def test_regions_and_stones_add_up_to_the_board(seed: int) -> None:
    match, chance = start(), Chance(seed)
    while match.pending:
        hexes = offered(match)
        point(match, hexes[chance.below(len(hexes))])
        seen = table(match)
        assert sum(region["size"] for region in seen["regions"]) + len(seen["stones"]) == 86
