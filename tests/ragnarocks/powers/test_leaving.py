"""Sections 1, 3 and 4: relocations, own stones, linked decisions, and Vikings that leave a region."""

import pytest

from meadhall import NotOffered
from meadhall.testing import clause

from ..playing import IVORY, RED, decline, lands, offered, play, point, prompt, refused, seat, with_powers
from .helping import pieces, told_of
from .looking import BEGIN, GATE, NORTH_AND_SOUTH, asked, kinds, last_turn, result, settled, slides, vikings

WALL = " ".join(f"e{k}" for k in range(1, 10))
WALL_WITH_A_GATE = WALL.removesuffix(" e9")
SETTLED_NORTH = "I4/4I1/1R5/3I4/#########/10/11/6R4/10/2R6"
"""The South is contested, the North is red's (T08b_freyr_illegal)."""
STAGS = "dain_dvalin_duneyr_duratror"


# --- relocations, decisions --------------------------------------------------------------------------------------


@clause("RR-1.25")
def test_a_relocation_is_no_move_and_nothing_blocks_it() -> None:
    # Frigg's lift neither uses up the move nor counts for it
    match = with_powers(BEGIN, "frigg", "hel")
    told = point(match, "a3", "b3")
    assert kinds(told) == ["selected", "relocated", "card_stones"]
    assert (prompt(match), refused(match)["b3"]) == ("move_to", "RR-3.13")
    # Heimdallr's Viking passes the wall that has just been closed
    match = with_powers(GATE, "heimdallr", "hel")
    told = play(match, "d5-d8/e9{heimdallr:d8>j1}")
    assert told_of(told, "relocated")[0]["to"] == "hex:j1"
    assert "j1" in vikings(match, "ivory")
    assert "moved_again" not in kinds(told)
    # Selkolla's Viking passes stones and Vikings
    match = with_powers(pieces("a1 c3 c4", "a2 j4 j5", "b1"), "selkolla", "hel")
    point(match, "a1", "j9")
    assert "j9" in vikings(match, "ivory")


@clause("RR-1.26")
def test_a_stone_belongs_to_whoever_put_it_for_every_trigger() -> None:
    # a region created by red's stone does not bring ivory's waiting Viking, one created by ivory's own does
    pocket = pieces("a2 c6", stones="d4 d5 e4 e6 f5")
    match = with_powers(pocket, "ask_and_embla", "hel", "r")
    assert asked(match, "j4-i5/f6") == ["select_viking", "move_to", "summon_at"]
    assert lands(match)[-1] == ("wild", None, 1)
    own = with_powers(pocket, "ask_and_embla", "hel")
    assert asked(own, "c6-f9/f6{ask_and_embla:+h3}")[-1] == "ask_and_embla_viking"
    # a stone of Ymir at the end of red's turn is red's, and the turn's: Aegir's tide comes
    match = with_powers(pieces("j4 e5 g6", "j8 c2 c3", "i1 i2"), "ymir", "aegir")
    assert asked(match, "j4-j3/j4") == ["select_viking", "move_to", "summon_at", "ymir_hex"]
    match = with_powers(pieces("j4 e5 g6", "j8 c2 c3", "i1 i2"), "ymir", "aegir")
    assert asked(match, "j4-j3/j4{ymir:+j2}")[-1] == f"aegir_viking@{RED}"


@clause("RR-1.29")
def test_declining_is_for_one_occasion_and_costs_nothing() -> None:
    match = with_powers(BEGIN, "frigg", "hel", supply="40")
    point(match, "a3")
    decline(match)
    point(match, "b3")
    assert prompt(match) == "frigg_after"  # a later occasion of the same turn
    decline(match)
    point(match, "b2")
    assert last_turn(match) == "a3-b3/b2"
    play(match, "j5-i5/i7")
    point(match, "a2")
    assert prompt(match) == "frigg_before"  # and of the next one
    assert match.view(IVORY)["table"]["supply"] == 38


@clause("RR-1.30")
@pytest.mark.parametrize(
    ("power", "placement", "before", "first"),
    [
        ("mani", BEGIN, ("a3", "d6", "g9"), "a2"),
        ("bragi", pieces("e5 a2 a3", "e6 j4 j5"), ("e5",), "e6"),
        ("heimdallr", GATE, ("d5", "d8", "e9"), "d8"),
        ("aegir", GATE, ("d5", "d8", "e9"), "h8"),
        ("surtr", BEGIN, ("a3", "d6", "do:pair"), "e6"),
    ],
)
def test_who_has_said_the_viking_must_say_the_hex(
    power: str, placement: str, before: tuple[str, ...], first: str
) -> None:
    match = with_powers(placement, power, "hel")
    point(match, *before, first)
    assert seat(match) == IVORY
    assert all(not option.startswith("do:") for option in offered(match))
    for button in ("do:decline", "do:done"):
        with pytest.raises(NotOffered):
            point(match, button)


# --- legality, stones --------------------------------------------------------------------------------------------


@clause("RR-3.6")
def test_a_win_that_would_cut_the_turn_short_makes_no_move_legal() -> None:
    # V on d4 is ivory's last one in the South: when it jumps over e4, red settles there and Idun wins at once.
    # On f4, among stones and a Viking, no stone could be summoned: the jump is not offered all the same.
    shut = pieces("d4 f3 h5", "c2 h7 j3", f"{WALL} f5 g4 g5")
    match = with_powers(shut, "sleipnir", "idun")
    point(match, "d4")
    assert "f4" not in offered(match)
    # with room for the stone it is offered, and the turn ends before the summon
    match = with_powers(pieces("d4 f3 h5", "c2 h7 j3", f"{WALL} g4 g5"), "sleipnir", "idun")
    point(match, "d4")
    assert "f4" in offered(match)
    point(match, "f4")
    assert (result(match), last_turn(match)) == ("0-1 (idun)", "d4~f4")


@clause("RR-3.26")
@pytest.mark.parametrize("power", ["sleipnir", "fjorgyn_and_fjorgynn", "hildisvini", "fafnir", "selkolla"])
def test_the_stone_goes_its_own_way_whatever_the_viking_can(power: str) -> None:
    # V goes from j5 to j4: beside it then stand the stone j3 and red's i4
    ivory = "j5 c3" if power == "fjorgyn_and_fjorgynn" else "j5 c3 c4"
    match = with_powers(pieces(ivory, "i4 e5 e6", "j3"), power, "hel")
    point(match, "j5", "j4")
    assert prompt(match) == "summon_at"
    reached = {"j5", "i5"} if power == "selkolla" else set(slides(match, "j4"))
    assert set(offered(match)) - {"do:decline"} <= reached
    assert not {"j2", "j1", "j3", "i4", "h4"} & set(offered(match))


# --- created regions ---------------------------------------------------------------------------------------------


@clause("RR-4.18")
@pytest.mark.parametrize(
    ("power", "placement", "turn", "land"),
    [
        ("freya", pieces("e4 a1 a2", "e6 j4 j5"), "e4-e5/d4", [85]),
        ("hildisvini", pieces("e4 a1 a2", "e6 j4 j5"), "e4-e6/e5", [85]),
        ("bragi", pieces("e5 a1 a2", "e6 j4 j5"), "{bragi:e6>f7}e5-e6/e5", [85]),
        ("tyr", pieces("e4 a1 a2", "e6 j4 j5"), "e4-e5{tyr:e5<>e6}/e7", [85]),
        ("frigg", BEGIN, "{frigg:a3>b3}b3-d5/d6", [85]),
        ("vali", pieces("e3 a1 a2", "e6 j4 j5"), "e3-e5{vali:e6>e4}/e6", [85]),
        ("sleipnir", NORTH_AND_SOUTH, "d4~f4/f5", [50, 26]),
        ("fafnir", NORTH_AND_SOUTH, "{fafnir:e4}d4~f4/f5", [50, 26]),
        ("selkolla", pieces("d1 f5 h5", "c2 h7 j3", WALL), "d1~f1/g1", [50, 26]),
        ("freyr", NORTH_AND_SOUTH, "d4-d5/c5{freyr:-e5}", [77]),
    ],
    ids=["move", "push", "opposing move", "swap", "lift", "throw", "jump", "leap", "relocation", "removal"],
)
def test_what_vikings_do_and_a_stone_that_goes_create_no_region(
    power: str, placement: str, turn: str, land: list[int]
) -> None:
    """Given red's Aegir, who acts when a region was created: he is not asked, even where a status has changed."""
    match = with_powers(placement, power, "aegir")
    assert f"aegir_viking@{RED}" not in asked(match, turn)
    assert (last_turn(match), [size for *_, size in lands(match)]) == (turn, land)
    assert seat(match) == RED


@clause("RR-4.19")
def test_a_region_counts_as_created_whatever_becomes_of_it_in_the_turn() -> None:
    # the first stag's stone on a3 cuts a1, a2 off; the stones after it create nothing
    tunnel = pieces("a3 d4 f5", "h7 i5 j3", "b1 b2 b3 b4 b5")
    match = with_powers(tunnel, STAGS, "aegir")
    told = point(match, "a3", "a4")
    assert "wilded" in kinds(told)
    told = point(match, "d4", "d5", "f5", "f6")
    assert "wilded" not in kinds(told)
    assert prompt(match) == "aegir_viking"
    # without it nothing is asked
    match = with_powers(pieces("a3 d4 f5", "h7 i5 j3"), STAGS, "aegir")
    assert asked(match, "a3-a4!;d4-d5!;f5-f6!") == ["stag_viking", "stag_move"] * 3


@clause("RR-4.19")
def test_land_created_in_the_turn_is_no_old_land() -> None:
    match = with_powers(pieces("b2 d5 g6", "h8 i4 j7", WALL_WITH_A_GATE), "forseti", "hel")
    point(match, "d5", "d8", "e9")
    assert settled(match, "ivory") == {"b2", "d8"}
    home = {"a1", "b1", "c4", "d1"}
    assert home <= set(offered(match))  # settled, but created in this turn
    assert {"f1", "j9"} <= set(offered(match))
    # land that was settled before the turn is no such land
    old = with_powers(pieces("a1 d5 g6", "h8 i4 c2", f"a3 b1 b2 b3 {WALL_WITH_A_GATE}"), "forseti", "hel")
    point(old, "d5", "d8", "e9")
    assert prompt(old) == "forseti_hex"
    assert "a2" not in offered(old)
    assert refused(old)["a2"] == "RR-26.4"


# --- leaving and entering ----------------------------------------------------------------------------------------


@clause("RR-4.20")
def test_land_that_one_side_leaves_belongs_to_the_other() -> None:
    match = with_powers(NORTH_AND_SOUTH, "fafnir", "hel")
    assert lands(match) == [("contested", None, 51), ("contested", None, 26)]
    told = point(match, "d4", "e4", "f4")
    (home,) = told_of(told, "settled")
    assert (home["side"], home["size"], home["stone"]) == ("red", 26, None)
    assert lands(match) == [("contested", None, 51), ("settled", "red", 26)]
    assert settled(match, "red") == {"c2"}


@clause("RR-4.20")
def test_land_where_both_sides_stay_is_contested_still() -> None:
    match = with_powers(NORTH_AND_SOUTH, "fafnir", "hel")
    point(match, "d4", "e4", "d3")
    assert lands(match) == [("contested", None, 51), ("contested", None, 26)]


@clause("RR-4.21")
def test_land_that_the_last_viking_leaves_is_wild() -> None:
    match = with_powers(pieces("d5 f1 g6", "h8 i4 j7", WALL_WITH_A_GATE), "heimdallr", "hel")
    point(match, "d5", "d8", "e9")
    assert lands(match) == [("contested", None, 51), ("settled", "ivory", 26)]
    told = point(match, "d8", "f5")
    assert [event["size"] for event in told_of(told, "wilded")] == [26]
    assert lands(match) == [("contested", None, 51), ("wild", None, 26)]


@clause("RR-4.22", "RR-4.23")
@pytest.mark.parametrize(
    ("power", "placement", "before", "target"),
    [
        ("fafnir", pieces("d4 h5 i8", "c2 h7 j3", WALL), ("d4", "e4"), "d3"),
        ("fjorgyn_and_fjorgynn", pieces("d4 h5", "c2 h7 j3", f"{WALL} d3"), ("d4",), "d2"),
        ("selkolla", pieces("a1 h5 i8", "c2 h7 j3", WALL), ("a1",), "d8"),
        ("sleipnir", pieces("d4 h5 i8", "c2 h7 j3", f"{WALL} d3"), ("d4",), "d2"),
    ],
)
def test_vs_own_region_passes_for_contested_although_v_leaves_it(
    power: str, placement: str, before: tuple[str, ...], target: str
) -> None:
    # V is ivory's only Viking in the South: without it the land would be red's
    match = with_powers(placement, power, "hel")
    point(match, *before)
    assert target in offered(match)
    point(match, target)
    assert lands(match)[-1][:2] == ("contested", None)


@clause("RR-4.24")
@pytest.mark.parametrize(
    ("power", "before", "barred"),
    [
        ("fafnir", ("d4", "e4"), "f4"),
        ("sleipnir", ("d4",), "f4"),
        ("selkolla", ("a1",), "j9"),
    ],
)
def test_no_viking_enters_settled_land(power: str, before: tuple[str, ...], barred: str) -> None:
    match = with_powers(SETTLED_NORTH, power, "hel")
    assert lands(match) == [("settled", "red", 51), ("contested", None, 26)]
    point(match, *before)
    north = {hex for hex in offered(match) if hex[0] in "fghij"}
    assert (north, barred in refused(match)) == (set(), True)


@clause("RR-4.24")
def test_neither_a_way_through_stones_nor_a_waiting_viking_leads_into_settled_land() -> None:
    through = with_powers(pieces("d4 a1", "c2 h7 j3", WALL), "fjorgyn_and_fjorgynn", "hel")
    point(through, "d4")
    assert not [hex for hex in offered(through) if hex[0] in "fghij"]
    waiting = with_powers(pieces("a2 d4", "c2 h7 j3", f"{WALL} b1 b2 b3 b4 b5"), "ask_and_embla", "hel")
    point(waiting, "a2", "a3", "a2")
    assert prompt(waiting) == "ask_and_embla_viking"
    assert not [hex for hex in offered(waiting) if hex[0] in "fghij"]


@clause("RR-4.24")
def test_only_heimdallr_makes_settled_land_contested_again() -> None:
    match = with_powers("5/1I4/2I4/4I3/########1/10/11/7R3/3R6/6R2", "heimdallr", "hel")
    point(match, "d5", "d8", "e9")
    assert lands(match) == [("settled", "red", 51), ("settled", "ivory", 26)]
    told = point(match, "d8", "f5")
    assert [event["size"] for event in told_of(told, "contested")] == [51]
    assert lands(match) == [("contested", None, 51), ("settled", "ivory", 26)]
    assert (seat(match), settled(match, "red")) == (RED, set())
