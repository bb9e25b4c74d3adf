"""Section 1: the board, its hexes, and what may stand on them."""

import math
from typing import Any

import pytest

from meadhall import Match, MeadhallError, NotOffered
from meadhall.games.ragnarocks.game import GAME
from meadhall.games.ragnarocks.positions import write_placement
from meadhall.games.ragnarocks.study import from_position
from meadhall.kernel.errors import ImpossiblePosition
from meadhall.testing import clause

from . import reference
from .playing import IVORY, RED, START, all_turns, at, board, names, offered, play, point, prompt, refused, start, table

SCENE = GAME.scene()
PLACE = {hex["ref"].removeprefix("hex:"): (hex["x"], hex["y"]) for hex in SCENE["hexes"]}
HEX_AT = {place: hex for hex, place in PLACE.items()}
STEP: dict[str, tuple[int, int]] = {name: (dx, dy) for name, (dx, dy) in SCENE["directions"].items()}


def go(hex: str, direction: str) -> str | None:
    """The neighbour of a hex as the scene draws it."""
    (x, y), (dx, dy) = PLACE[hex], STEP[direction]
    return HEX_AT.get((x + dx, y + dy))


@clause("RR-1.1")
def test_the_board_has_86_hexes_in_ten_rows() -> None:
    lengths = [sum(hex["row"] == row for hex in SCENE["hexes"]) for row in "abcdefghij"]
    assert lengths == [5, 6, 7, 8, 9, 10, 11, 11, 10, 9]
    assert len(SCENE["hexes"]) == 86


@clause("RR-1.2")
def test_a_hex_is_named_by_its_row_and_its_index_from_the_west() -> None:
    for row in "abcdefghij":
        from_west = sorted((hex["x"], hex["ref"]) for hex in SCENE["hexes"] if hex["row"] == row)
        assert [ref for _, ref in from_west] == [f"hex:{row}{index + 1}" for index in range(len(from_west))]


@clause("RR-1.3")
def test_coordinates_follow_from_the_name() -> None:
    first_x = dict(zip("abcdefghij", (0, 0, 0, 0, 0, 0, 0, 0, 1, 2), strict=True))
    for hex, place in PLACE.items():
        assert place == (first_x[hex[0]] + int(hex[1:]) - 1, "abcdefghij".index(hex[0]))


@clause("RR-1.4", "RR-1.12")
def test_there_are_six_directions_and_east_and_west_run_along_the_rows() -> None:
    assert STEP == {"E": (1, 0), "NE": (1, 1), "NW": (0, 1), "W": (-1, 0), "SW": (-1, -1), "SE": (0, -1)}
    assert go("e4", "E") == "e5"
    assert go("e4", "W") == "e3"
    assert go("e4", "NE") == "f5"
    assert go("e4", "NW") == "f4"
    px, py = pixel("a1")
    assert pixel("a2")[0] > px  # East is right
    assert pixel("j1")[1] < py  # red's edge is North, drawn on top


@clause("RR-1.4")
def test_a_viking_in_the_open_can_go_six_ways() -> None:
    match = at("5/6/7/8/4I4/10/II9/11/10/3RRR3 i - - -")
    point(match, "e5")
    for neighbour in ("e6", "f6", "f5", "e4", "d4", "d5"):
        assert neighbour in offered(match)


@clause("RR-1.5")
def test_directions_come_in_opposite_pairs() -> None:
    for one, other in (("E", "W"), ("NE", "SW"), ("NW", "SE")):
        for hex in PLACE:
            there = go(hex, one)
            assert there is None or go(there, other) == hex


@clause("RR-1.6")
def test_adjacent_means_one_step_away_whatever_stands_there() -> None:
    for hex in PLACE:
        near = {go(hex, direction) for direction in STEP} - {None}
        assert near == set(reference.NEAR[hex].values())
        assert hex not in near
    # a stone stays adjacent: the Viking on a1 is hemmed in by a2, b1 and b2 alone
    assert "a1" not in offered(at("IR3/##2I1/2I4/8/9/10/11/11/10/3RR4 i - - -"))


@clause("RR-1.6")
@pytest.mark.parametrize("direction", reference.SIX)
def test_a_free_neighbour_in_any_direction_is_a_way_out(direction: str) -> None:
    # stones all around e5 but for one side; the two other Vikings of ivory stand apart
    near = reference.NEAR["e5"]
    pieces = {hex: "#" for way, hex in near.items() if way != direction}
    pieces |= {"e5": "I", "a1": "I", "a5": "I", "j1": "R", "j2": "R", "j3": "R"}
    match = at(f"{write_placement(reference.signs(pieces))} i - - -")
    assert "e5" in offered(match)
    point(match, "e5")
    assert near[direction] in offered(match)
    assert not set(offered(match)) & {hex for way, hex in near.items() if way != direction}
    pieces[near[direction]] = "R"
    del pieces["j3"]
    match = at(f"{write_placement(reference.signs(pieces))} i - - -")
    assert "e5" not in offered(match)


@clause("RR-1.7")
def test_northern_neighbours() -> None:
    for row, next_row in zip("abcdefghi", "bcdefghij", strict=True):
        shift = 0 if row <= "g" else -1
        for hex in (hex for hex in PLACE if hex[0] == row):
            index = int(hex[1:])
            for direction, wanted in (("NW", index + shift), ("NE", index + shift + 1)):
                there = f"{next_row}{wanted}"
                assert go(hex, direction) == (there if there in PLACE else None)
    assert go("g11", "NE") is None
    assert go("h1", "NW") is None
    assert go("i1", "NW") is None


@clause("RR-1.8")
def test_a_line_ends_at_the_edge_and_does_not_come_back_on_the_other_side() -> None:
    match = at("5/6/2I4/8/9/10/II9/11/10/3RRR3 i - - -")
    point(match, "c3")
    assert [hex for hex in offered(match) if hex[0] == "c"] == ["c4", "c5", "c6", "c7", "c2", "c1"]


@clause("RR-1.9")
def test_thirty_hexes_lie_on_the_edge() -> None:
    edge = {hex for hex in PLACE if any(go(hex, direction) is None for direction in STEP)}
    named = "a1 a2 a3 a4 a5 b1 b6 c1 c7 d1 d8 e1 e9 f1 f10 g1 g11 h1 h11 i1 i10 j1 j2 j3 j4 j5 j6 j7 j8 j9"
    assert edge == set(named.split())
    assert len(edge) == 30


@clause("RR-1.10")
def test_the_six_sides() -> None:
    corners = ["a1", "a5", "g11", "j9", "j1", "h1"]
    for corner in corners:
        assert sum(go(corner, direction) is not None for direction in STEP) in (3, 4)
    lengths = []
    walk = zip(corners, [*corners[1:], corners[0]], ("E", "NE", "NW", "W", "SW", "SE"), strict=True)
    for corner, following, direction in walk:
        hex: str | None = corner
        length = 1
        while hex != following:
            assert hex is not None
            hex = go(hex, direction)
            length += 1
        lengths.append(length)
    assert lengths == [5, 7, 4, 9, 3, 8]


@clause("RR-1.11")
def test_no_turn_and_no_mirror_maps_the_board_onto_itself() -> None:
    def centred(places: set[tuple[int, int, int]]) -> frozenset[tuple[int, int, int]]:
        low = [min(place[k] for place in places) for k in range(2)]
        return frozenset((q - low[0], r - low[1], 0) for q, r, _ in places)

    cubes = {(x - y, y, -x) for x, y in PLACE.values()}
    shape = centred(cubes)
    same = 0
    for mirror in (False, True):
        turned = {(r, q, s) for q, r, s in cubes} if mirror else cubes
        for _ in range(6):
            same += centred(turned) == shape
            turned = {(-r, -s, -q) for q, r, s in turned}
    assert same == 1  # the board as it lies, and nothing else


def pixel(hex: str) -> tuple[float, float]:
    """Where the scene's formula draws the middle of a hex of size 1."""
    x, y = PLACE[hex]
    assert SCENE["pixel"] == "px = size*sqrt(3)*(x - y/2), py = -size*1.5*y"
    return math.sqrt(3) * (x - y / 2), -1.5 * y


@clause("RR-1.13")
def test_hexes_are_drawn_with_a_corner_on_top() -> None:
    for hex, (x, y) in PLACE.items():
        q, r = x - y, y
        assert pixel(hex) == pytest.approx((math.sqrt(3) * (q + r / 2), -1.5 * r))
        for other in PLACE:
            near = math.isclose(math.dist(pixel(hex), pixel(other)), math.sqrt(3))
            assert near == (other in reference.NEAR[hex].values())


@clause("RR-1.14", "RR-1.15")
@pytest.mark.parametrize("option", [{"board": "large"}, {"side": "back"}, {"mode": "large"}])
def test_there_is_one_board_and_no_option_for_another(option: dict[str, Any]) -> None:
    with pytest.raises(MeadhallError):
        Match.new("ragnarocks", seats=2, options=option)
    assert list(GAME.vocabulary(GAME.options())) == [f"hex:{hex}" for hex in reference.ALL]


@clause("RR-1.16", "RR-1.19")
def test_a_hex_holds_one_piece_at_most() -> None:
    match = at("5/6/7/8/2#IR4/10/II9/11/10/3RR4 i - - -")
    point(match, "e4")
    assert not {"e3", "e4", "e5"} & set(offered(match))
    point(match, "d3")
    assert not {"e3", "d3"} & set(offered(match))


@clause("RR-1.17")
@pytest.mark.parametrize(
    "position",
    [
        "2II1/6/7/8/9/10/11/11/10/3RRR3",
        "IIII1/6/7/8/9/10/11/11/10/3RRR3",
        "1III1/6/7/8/9/10/11/11/10/3RR4",
    ],
)
def test_there_are_three_vikings_a_side(position: str) -> None:
    with pytest.raises(ImpossiblePosition, match="Vikings"):
        from_position(position)


@clause("RR-1.18")
def test_stones_belong_to_nobody() -> None:
    match = start()
    play(match, "a3-d6/g9", "j5-i5/i7")
    assert table(match)["stones"] == ["hex:g9", "hex:i7"]
    assert board(match).count("#") == 2
    # ivory's stone stops ivory and red alike
    point(match, "d6")
    assert "g9" not in offered(match)
    assert refused(match)["g9"] == "RR-3.14"
    match = at("1I1I1/6/7/5I2/9/10/8#2/7R3/10/3R1R3 r - - -")
    point(match, "h8")
    assert refused(match)["g9"] == "RR-3.14"


@clause("RR-1.20")
def test_vikings_of_one_colour_are_interchangeable() -> None:
    # the same hexes in the end, but another Viking on each of a2 and b2
    one, other = start(), start()
    play(one, "a2-b2/d4", "j4-j3/j2", "a3-a2/c4", "j3-j4/j3")
    play(other, "a3-b3/c4", "j4-j3/j2", "b3-b2/d4", "j3-j4/j3")
    assert table(one)["position"] == table(other)["position"]
    assert table(one)["sides"] == table(other)["sides"]
    assert list(all_turns(one)) == list(all_turns(other))


@clause("RR-1.21")
def test_everything_is_pointed_at_as_a_hex() -> None:
    match = start()
    for hex in ("a3", "d6", "g9"):
        (question,) = match.pending
        assert all(ref.startswith("hex:") and ref in GAME.vocabulary(match.options) for ref in question.options)
        with pytest.raises(NotOffered):
            match.answer(question.seat, hex)
        with pytest.raises(NotOffered):
            match.answer(question.seat, f"viking:{hex}")
        point(match, hex)


@clause("RR-1.22", "RR-1.23")
def test_a_move_is_a_slide_over_free_hexes_in_one_direction() -> None:
    match = at("5/6/7/3#4/2R1I4/6#3/II9/11/10/3RR4 i - - -")
    point(match, "e5")
    # E to the edge; NE to the edge; NW to the edge; W until before the Viking on e3; SW: stone on d4; SE to the edge
    lines = ["e6 e7 e8 e9", "f6 g7 h8 i8 j8", "f5 g5 h5 i4 j3", "e4", "", "d5 c5 b5 a5"]
    assert sorted(offered(match)) == sorted(" ".join(lines).split())


@clause("RR-1.24")
def test_a_step_is_a_move_of_one_hex() -> None:
    match = start()
    point(match, "a3")
    steps = {hex for hex in offered(match) if hex in reference.NEAR["a3"].values()}
    assert steps == {"b3", "b4"}
    point(match, "b3")
    assert table(match)["moved"] == {"from": "hex:a3", "to": "hex:b3"}


@clause("RR-1.27")
def test_one_decision_at_a_time_of_one_seat() -> None:
    match = start()
    for hex in ("a3", "d6", "g9", "j5", "i5", "i7"):
        assert len(match.pending) == 1
        other = IVORY if match.pending[0].seat == RED else RED
        with pytest.raises(NotOffered):
            match.answer(other, f"hex:{hex}")
        with pytest.raises(NotOffered):
            match.answer(match.pending[0].seat, "hex:e5 hex:e6")
        point(match, hex)


@clause("RR-1.28")
def test_what_has_no_option_is_not_asked() -> None:
    # red's only nomadic Viking, a1, is boxed in: red is not asked to select
    match = at("RI3/##2I1/2I4/8/#########/10/11/4R6/4R5/9 r - - -")
    assert (prompt(match), match.pending[0].seat) == ("select_viking", IVORY)
    assert all(match.fork().pending[0].options for _ in all_turns(match))


def test_the_start_position_is_what_the_scene_draws() -> None:
    assert names(SCENE["start"]["ivory"]) == {"a2", "a3", "a4"}
    assert table(start())["position"] == START
