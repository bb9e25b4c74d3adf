"""Section 7: what powers leave as it is, what they must do, and what they may."""

import pytest

from meadhall import NotOffered
from meadhall.games.ragnarocks.board import OTHER
from meadhall.games.ragnarocks.cards import POWERS
from meadhall.games.ragnarocks.content import SIDES
from meadhall.games.ragnarocks.draft import TWO_VIKINGS
from meadhall.kernel.chance import Chance
from meadhall.testing import clause

from ..playing import IVORY, RED, at, offered, play, point, prompt, refused, seat, table, with_powers
from .helping import pieces
from .looking import BEGIN, NORTH_AND_SOUTH, asked, last_turn, settled, slides, stones, vikings

STEPS = ["select_viking", "move_to", "summon_at"]
ROW_B = "b1 b2 b3 b4 b5 b6"
WALL = "e1 e2 e3 e4 e5 e6 e7 e8"
UNMOVED = [
    "freya",
    "gullinbursti",
    "hel",
    "mani",
    "nerthus",
    "ratatoskr",
    "thor",
    "tyr",
    "aegir",
    "blodughofi",
    "forseti",
    "freyr",
    "gerd",
    "heimdallr",
    "idun",
    "jormungandr",
    "njord",
    "surtr",
    "vali",
    "ymir",
]
"""The powers that change nothing before or in the move."""


@clause("RR-7.11")
@pytest.mark.parametrize("power", UNMOVED)
def test_what_a_power_does_not_change_stays(power: str) -> None:
    # V on e5 has a Viking of each side and two stones beside it
    placement = pieces("e5 e6 a2", "f6 j4 j5", "d4 f5")
    match, basic = with_powers(placement, power, "sol"), at(f"{placement} i - - -")
    for hex in ("e5", "d5"):
        assert (prompt(match), sorted(offered(match))) == (prompt(basic), sorted(offered(basic)))
        assert refused(match) == refused(basic)
        point(match, hex)
        point(basic, hex)


@clause("RR-7.12")
def test_what_a_power_forbids_or_demands_is_not_left_to_the_player() -> None:
    # Nerthus' "cannot"
    match = with_powers("1#1I1/1#2I1/#2I3/8/9/10/11/6R4/4R5/2R6", "hel", "nerthus")
    point(match, "c4", "c3")
    with pytest.raises(NotOffered):
        point(match, "c2")
    assert (match.outcome, prompt(match), seat(match)) == (None, "summon_at", IVORY)
    # Gerd's "must"
    match = with_powers(BEGIN, "gerd", "sol")
    point(match, "a3", "b3", "b2")
    with pytest.raises(NotOffered):
        point(match, "do:decline")
    assert (match.outcome, prompt(match)) == (None, "gerd_move")
    # Fafnir's "must"
    match = with_powers(pieces("e5 a2 a3", stones="e6"), "fafnir", "sol")
    point(match, "e5")
    assert offered(match) == ["e6"]
    point(match, "e6")
    with pytest.raises(NotOffered) as caught:
        point(match, "f5")
    assert caught.value.clause
    assert match.outcome is None


@clause("RR-7.14")
def test_what_cannot_be_carried_out_is_ignored_unless_it_is_a_restriction() -> None:
    # Gerd: the stone on b1 stands beside b2, but V on a1 has no way left
    match = with_powers(pieces("c1 b2 e5", stones="a2"), "gerd", "sol")
    assert asked(match, "c1-a1/b1") == STEPS
    assert seat(match) == RED
    free = with_powers(pieces("c1 b2 e5"), "gerd", "sol")
    assert asked(free, "c1-a1/b1{gerd:a1>a2}")[-1] == "gerd_move"
    # Fafnir's rule restricts: beside a stone without a way from it a Viking cannot be selected
    boxed = with_powers(pieces("a1 e5 e6", "a2 j4 j5", "b1 b2 c1 c2 c3 b3"), "fafnir", "sol")
    assert "a1" not in offered(boxed)


@clause("RR-7.16", "RR-7.15")
@pytest.mark.parametrize(
    ("power", "placement", "turn"),
    [
        ("gullinbursti", BEGIN, "a3-d6-d2/."),
        ("ratatoskr", BEGIN, "a3-d6/g9{ratatoskr:d6>b4}"),
        ("njord", pieces("c3 d4 e5"), "d4-d1-e1/e2"),
        ("gerd", BEGIN, "a3-b3/b2{gerd:b3>e6}"),
        ("blodughofi", pieces("c3 g9 a1", "d4 i5 j3"), "c3-c4/c3{blodughofi:c4>c7}"),
    ],
)
def test_an_additional_move_brings_no_additional_stone(power: str, placement: str, turn: str) -> None:
    match = with_powers(placement, power, "sol")
    play(match, turn)
    assert last_turn(match) == turn
    assert len(stones(match)) == (0 if power == "gullinbursti" else 1)
    assert seat(match) == RED


@clause("RR-7.15")
@pytest.mark.parametrize(
    ("power", "placement", "before", "start"),
    [
        ("njord", pieces("c3 d4 e5"), ("d4", "d1"), "d1"),
        ("gerd", BEGIN, ("a3", "b3", "b2"), "b3"),
        ("blodughofi", pieces("c3 g9 a1", "d4 i5 j3"), ("c3", "c4", "c3"), "c4"),
        ("gullinbursti", BEGIN, ("a3", "d6", "do:second-move"), "d6"),
    ],
)
def test_an_additional_move_is_a_normal_move(power: str, placement: str, before: tuple[str, ...], start: str) -> None:
    match = with_powers(placement, power, "sol", allow_zero_move=True)
    point(match, *before)
    reached = [hex for hex in offered(match) if not hex.startswith("do:")]
    assert sorted(reached) == sorted(slides(match, start))  # so never the hex itself


@clause("RR-7.17")
@pytest.mark.parametrize(
    ("power", "placement"),
    [
        ("ratatoskr", pieces("b2 d5 g6", "h8 i4 j7", WALL)),
        ("blodughofi", pieces("b2 d5 g6", "f10 i4 j7", WALL)),
        ("gerd", pieces("b2 d5 f10", "h8 i4 j7", WALL)),
        ("jormungandr", pieces("b2 d5 g6", "h8 i4 j7", f"{WALL} f10 g11")),
    ],
)
def test_a_viking_that_was_settled_by_the_stone_moves_no_more(power: str, placement: str) -> None:
    match = with_powers(placement, power, "hel")
    assert asked(match, "d5-d8/e9") == STEPS
    assert settled(match, "ivory") == {"b2", "d8"}
    assert (seat(match), match.outcome) == (RED, None)


@clause("RR-7.17")
@pytest.mark.parametrize(
    ("power", "placement", "turn", "last"),
    [
        ("blodughofi", pieces("b2 d5 g6", "f10 i4 j7", WALL.removesuffix(" e8")), "d5-d8/e9", "blodughofi_move"),
        ("gerd", pieces("b2 d5 f10", "h8 i4 j7", WALL.removesuffix(" e8")), "d5-d8/e9{gerd:d8>d7}", "gerd_move"),
        (
            "jormungandr",
            pieces("b2 d5 g6", "h8 i4 j7", f"{WALL.removesuffix(' e8')} f10 g11"),
            "d5-d8/e9",
            "jormungandr_extra",
        ),
    ],
)
def test_a_viking_that_still_roams_does(power: str, placement: str, turn: str, last: str) -> None:
    assert asked(with_powers(placement, power, "hel"), turn) == [*STEPS, last]


@clause("RR-7.18")
def test_settled_vikings_are_left_alone() -> None:
    # red's a1 has settled with room to step; a stone on j2 cuts j1 off
    match = with_powers(pieces("j4 e5 g6", "a1 e6 j9", "a2 b2 c2 c1 i1 i2"), "aegir", "hel")
    assert settled(match, "red") == {"a1"}
    point(match, "j4", "j3", "j2")
    assert (prompt(match), seat(match)) == ("aegir_viking", IVORY)
    assert offered(match) == ["e6", "j9", "do:done"]
    assert refused(match)["a1"] == "RR-19.7"


@clause("RR-7.18")
def test_mani_and_heimdallr_touch_own_settled_vikings_only() -> None:
    # ivory's a1 and red's a5 have settled
    placement = pieces("a1 d4 f5", "a5 j4 j5", "a3 b1 b2 b3 b4 b5 b6")
    match = with_powers(placement, "mani", "sol")
    assert (settled(match, "ivory"), settled(match, "red")) == ({"a1"}, {"a5"})
    point(match, "d4", "d5", "d4")
    assert offered(match) == ["a1", "d5", "f5", "do:decline"]
    match = with_powers(placement, "heimdallr", "sol")
    assert asked(match, "d4-d5/d4") == STEPS  # a1 had settled before this turn
    match = with_powers(pieces("b2 d5 g6", "h8 i4 j7", WALL), "heimdallr", "sol")
    point(match, "d5", "d8", "e9")
    assert offered(match) == ["b2", "d8", "do:decline"]


@clause("RR-7.18")
@pytest.mark.parametrize("power", POWERS)
def test_no_power_touches_a_settled_viking_but_mani_and_heimdallr_their_own(power: str) -> None:
    """Given that a1 has settled for ivory and a5 for red, with room beside them, then they stay, whatever is played."""
    met, other = 0, "ymir" if power == "aegir" else "aegir"
    ivory, red = ("a1 d4", "a5 j4") if power in TWO_VIKINGS else ("a1 d4 f5", "a5 j4 j5")
    for number in range(4):
        if number % 2:
            line, sides = pieces("a1 d4 f5", red, f"a3 {ROW_B}"), (other, power)
        else:
            line, sides = pieces(ivory, "a5 j4 j5", f"a3 {ROW_B}"), (power, other)
        match = with_powers(line, *sides, state="idun=spent" if power == "idun" else "")
        chance = Chance(f"{power}{number}")
        while match.pending and len(table(match)["turns"]) < 14:
            mover, name, options = SIDES[seat(match)], prompt(match), offered(match)
            homes = {side: settled(match, side) for side in SIDES}
            touched = {side: homes[side] & set(options) for side in SIDES}
            own = touched[mover] if name in ("mani_viking", "heimdallr_viking") else set()
            assert (touched[mover], touched[OTHER[mover]]) == (own, set()), (name, table(match)["position"])
            met += any(homes.values())
            answer = options[chance.below(len(options))]
            point(match, answer)
            if name not in ("mani_hex", "heimdallr_hex"):
                assert all(homes[side] <= vikings(match, side) for side in SIDES), (name, table(match)["position"])
    assert met > 50


@clause("RR-7.19")
@pytest.mark.parametrize("power", ["tyr", "vali", "bragi", "hildisvini"])
def test_nobody_is_reached_through_a_stone(power: str) -> None:
    # red's j1 has settled behind i1, i2 and j2
    placement = pieces("j5 c3 c4", "j1 e5 e6", "i1 i2 j2")
    match = with_powers(placement, power, "hel")
    assert settled(match, "red") == {"j1"}
    point(match, "j5")
    assert "j1" not in offered(match)
    match = with_powers(placement, power, "hel")
    assert asked(match, "j5-j3/j4") == STEPS
    assert vikings(match, "red") == {"j1", "e5", "e6"}


@clause("RR-7.19")
@pytest.mark.parametrize(
    ("power", "turn"),
    [
        ("tyr", "e4-e5{tyr:e5<>e6}/e7"),
        ("vali", "e3-e5{vali:e6>e4}/e6"),
        ("bragi", "{bragi:e6>f7}e5-e6/e5"),
        ("hildisvini", "e4-e6/e5"),
    ],
)
def test_vikings_of_vs_own_region_are_reached(power: str, turn: str) -> None:
    start = {"tyr": "e4", "vali": "e3", "bragi": "e5", "hildisvini": "e4"}[power]
    match = with_powers(pieces(f"{start} a1 a2", "e6 j4 j5"), power, "hel")
    play(match, turn)
    assert last_turn(match) == turn
    assert "e6" not in vikings(match, "red")


@clause("RR-7.20")
def test_an_extra_turn_is_a_turn_of_its_own() -> None:
    match = with_powers("3I1/I5/2#2R1/2#5/5I3/10/11/6R4/10/2R6", "odin", "hel", state="odin=jormungandr+tyr/-/-")
    assert asked(match, "{odin:play jormungandr}e6-e4/e3{jormungandr:extra}")[-1] == "jormungandr_extra"
    assert (seat(match), prompt(match)) == (IVORY, "odin_action")  # once more, in the same round
    point(match, "card:tyr")
    assert offered(match) == ["e4"]


@clause("RR-7.20")
def test_once_per_turn_is_once_and_anew_in_the_next_turn() -> None:
    match = with_powers(BEGIN, "frigg", "hel")
    assert asked(match, "{frigg:a3>b3}b3-c3/b3") == ["select_viking", "frigg_before", "move_to", "summon_at"]
    play(match, "j5-i5/i7")
    assert asked(match, "c3-d3{frigg:d3>d4}/d5") == [
        "select_viking",
        "frigg_before",
        "move_to",
        "frigg_after",
        "summon_at",
    ]


@clause("RR-7.21")
def test_stones_on_cards_are_not_on_the_board() -> None:
    match = with_powers(NORTH_AND_SOUTH, "thor", "frigg", state="frigg=3")
    assert len(stones(match)) == 9
    assert [card["stones"] for card in table(match)["cards"]] == [7, 0]
    sizes = sum(region["size"] for region in table(match)["regions"])
    assert sizes + 9 == 86
