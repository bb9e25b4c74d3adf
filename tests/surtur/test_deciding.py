"""The tie-breaker of a Follower's card, and the Arbiter (LS-4.5 to LS-4.15, LS-14.10 to LS-14.22)."""

from typing import Any

import pytest
from msgspec.structs import replace

from meadhall.games.lords.board import BOARDS
from meadhall.games.lords.pieces import BOSS, MONSTER_OPTIONS, REALM_OPTIONS
from meadhall.games.lords.surtur.deciding import by_army, by_monster, by_realm, by_region, settle, trays
from meadhall.games.lords.surtur.measures import selected
from meadhall.kernel import Option
from meadhall.kit.automaton import decide
from meadhall.testing import clause

from .laying import Ashes, Table, because


def row(tile: str = "ragnar", **more: Any) -> Ashes:
    """A1 says min, A2 max, A3 min."""
    return Ashes(tile, **more).row(0, "A1", "A2", "A3")


# --- the tie-breaker ------------------------------------------------------------------------------------------------


@clause("LS-4.5", "LS-4.6", "LS-4.3")
def test_the_selected_card_gives_the_mode_and_without_one_the_leftmost() -> None:
    assert selected(row().selects(0, 2).s, 0).id == "A2"
    assert selected(row().s, 0).id == "A1"


@clause("LS-4.8", "LS-17.3")
@pytest.mark.parametrize(("place", "taken", "card"), [(1, "region:4", "A1"), (2, "region:12", "A2")])
def test_regions_are_told_apart_by_their_numbers(place: int, taken: str, card: str) -> None:
    s = row().selects(0, place).s
    regions = [Option("region:12", 11), Option("region:4", 3)]
    told = decide("x", regions).further(by_region(s, 0)).explanation
    assert (told.taken, told.decided, told.comparisons[0].source) == (taken, "LS-4.8", f"card:{card}")
    assert [one.numbers for one in told.candidates] == [(12,), (4,)]


@clause("LS-4.9", "LS-4.10")
@pytest.mark.parametrize(("place", "taken"), [(1, "army:0.4.2"), (2, "army:0.9.3")])
def test_armies_by_region_then_by_value(place: int, taken: str) -> None:
    s = row().selects(0, place).s
    armies = [
        Option(f"army:0.{region}.{value}", (region - 1) * 7 + value)
        for region, value in ((9, 1), (9, 3), (4, 2), (4, 5))
    ]
    assert decide("x", armies).further(*by_army(s, 0)).explanation.taken == taken


@clause("LS-4.11")
def test_of_realms_the_first_clockwise_whatever_the_mode() -> None:
    names = ["muspelheim", "jotunheim", "niflheim", "vanaheim", "alfheim", "svartalfheim"]
    options = {option.ref.removeprefix("realm:"): option for option in REALM_OPTIONS}
    for first in range(6):
        left = [options[name] for name in reversed(names[first:])]
        assert decide("x", left).further(by_realm()).explanation.taken == f"realm:{names[first]}"


@clause("LS-4.13")
def test_trays_are_read_clockwise() -> None:
    s = row().s
    s.upper = [1, 2, 5]
    assert trays(s) == [1, 2, 5, 4, 3, 0]


@clause("LS-4.12", "LS-4.14")
@pytest.mark.parametrize("place", [1, 2])
def test_monsters_in_one_region_loki_first_then_by_trays(place: int) -> None:
    given = row().selects(0, place)
    for option in MONSTER_OPTIONS[:4]:
        given.s.foes[option.value].region = 6
    given.loki(7)
    here = [*MONSTER_OPTIONS[1:4], Option("boss:loki", BOSS)]
    told = decide("x", here).further(*by_monster(given.s, 0)).explanation
    assert (told.taken, told.decided) == ("boss:loki", "LS-4.12")
    assert [one.numbers for one in told.candidates] == [(7, 7), (7, 3), (7, 6), (7, 1)]
    assert decide("x", here[:-1]).further(*by_monster(given.s, 0)).explanation.taken == MONSTER_OPTIONS[2].ref
    given.s.foes[1].region, given.s.foes[3].region = 3, 9
    taken = decide("x", here).further(*by_monster(given.s, 0)).explanation.taken
    assert taken == MONSTER_OPTIONS[1 if place == 1 else 3].ref


@clause("LS-4.7")
def test_the_tie_breaker_is_not_looked_at_where_one_is_left() -> None:
    """The lower Region would be taken, but more is to be gained beside the higher one."""
    given = row().selects(0, 1)
    given.control(0, 5, 10, 9, 8).armies(0, 10, 1).armies(0, 5, 1)
    table = given.begins("strengthen", 0, 1)
    assert table.offered == ["army:0.5.1"]
    assert [one.what for one in because(table).comparisons] == ["exposed"]


# --- the Arbiter ----------------------------------------------------------------------------------------------------


def mixed(tile: str, *cards: str) -> Ashes:
    """A Follower and two people, P in seat 1 and Q in seat 2; Q begins with the token (LS-14.10)."""
    given = Ashes(tile, people=2)
    given.row(0, *(cards or ("A1", "A2", "A3"))).selects(0, 1)
    return given


def invading(given: Ashes) -> Table:
    return given.begins("follower_maneuvers", 0)


def between(tile: str = "lagertha", *cards: str) -> Ashes:
    """The Follower's Army stands in Region 9, between an empty one of P and an empty one of Q: 6 and 10."""
    return mixed(tile, *cards).control(0, 9).armies(0, 9, 2).control(1, 6).control(2, 10)


@clause("LS-EX15", "LS-18.21", "LS-14.11", "LS-14.12", "LS-14.13", "LS-14.14", "LS-14.15", "LS-5.33")
def test_the_arbiter_names_one_of_equal_targets_of_different_people() -> None:
    given = between()
    given.s.arbiter = 1
    table = invading(given)
    assert (table.prompt, table.seat, table.offered) == ("arbiter_choose", 1, ["region:6", "region:10"])
    assert because(table).taken is None
    table.point("region:10")
    assert (table.s.arbiter, table.events("arbiter")) == (2, [{"kind": "arbiter", "seat": 2}])
    assert table.prompt == "follower_army"
    table.point("army:0.9.2")
    assert table.region(10)["control"] == 0


@clause("LS-EX17", "LS-14.13")
def test_who_names_an_own_region_keeps_the_token() -> None:
    given = between()
    given.s.arbiter = 1
    table = invading(given).point("region:6")
    assert (table.s.arbiter, table.events("arbiter")) == (1, [])


@clause("LS-14.22")
def test_whoever_sits_there_is_asked_with_all_options() -> None:
    """The match does not know whether a person or a bot answers: both see the same question."""
    table = invading(between())
    assert table.match.pending[0].seat == 2
    assert table.match.automatic is None


@clause("LS-EX18", "LS-14.19")
@pytest.mark.parametrize(("card", "taken"), [("A1", "region:6"), ("A2", "region:10")])
def test_targets_of_one_person_are_left_to_the_tie_breaker(card: str, taken: str) -> None:
    given = mixed("lagertha", card, "A4", "A6").control(0, 9).armies(0, 9, 2).control(2, 6, 10)
    table = invading(given)
    assert (table.prompt, table.seat, table.offered) == ("follower_target", 0, [taken])
    assert table.s.arbiter == 2


@clause("LS-EX19", "LS-14.20")
def test_neutral_targets_are_left_to_the_tie_breaker(monkeypatch: pytest.MonkeyPatch) -> None:
    """Regions 6 and 10 are neutral, alike in all that ``player_first`` compares, one next to P and one next to Q."""
    side = BOARDS[3]
    monkeypatch.setitem(BOARDS, 3, replace(side, populations=(*side.populations[:5], 4, *side.populations[6:])))
    given = mixed("lagertha").control(0, 9, 7, 8).armies(0, 9, 4).control(1, 5).control(2, 11)
    table = invading(given)
    told = because(table)
    assert (table.prompt, table.offered, told.decided) == ("follower_target", ["region:6"], "LS-4.8")
    assert {one.ref: one.numbers[:3] for one in told.candidates if one.numbers} == {
        "region:6": (1, 4, 1),
        "region:10": (1, 4, 1),
    }
    assert table.s.arbiter == 2


@clause("LS-14.16")
@pytest.mark.parametrize(("target", "holder"), [("region:8", 2), ("region:6", 1)])
def test_what_attacks_nobody_stays_among_the_options(target: str, holder: int) -> None:
    """For ``land_first`` P's Region 6, Q's Region 10 and the neutral Region 8 are alike."""
    given = mixed("ragnar").control(0, 9, 7).armies(0, 9, 6).control(1, 6).armies(1, 6, 3).control(2, 10)
    table = invading(given.armies(2, 10, 3))
    assert (table.prompt, table.offered) == ("arbiter_choose", ["region:6", "region:8", "region:10"])
    assert table.point(target).s.arbiter == holder


@clause("LS-14.17")
def test_an_option_against_several_passes_the_token_to_the_first_of_them() -> None:
    s = mixed("ragnar").begins("follower_hero", 0).s
    s.order = [0, 2, 1]
    s.arbiter = 1
    equal = decide("attack", [Option("monster:garm", 4), Option("monster:troll", 1)])
    asking = settle(s, 0, "follower_hero", equal, attacked=lambda foe: [1, 2] if foe == 4 else [1])
    assert next(asking).seat == 1
    with pytest.raises(StopIteration) as answered:
        asking.send(4)
    assert (answered.value.value, s.arbiter) == (4, 2)


@clause("LS-EX14", "LS-14.18")
def test_the_arbiter_chooses_between_neutral_monsters_and_keeps_the_token() -> None:
    given = mixed("hervor").hero(0, 9).monster("jotunn", 8).monster("fafnir", 10).monster("garm", 9)
    table = given.begins("bind_monster", 0)
    assert (table.prompt, table.seat) == ("arbiter_choose", 2)
    assert table.offered == ["monster:jotunn", "monster:fafnir"]  # eight open slots each, Garm has seven
    table.point("monster:fafnir")
    assert (table.s.foes[3].ring, table.s.arbiter) == (0, 2)


@clause("LS-EX16", "LS-14.11", "LS-14.15")
def test_the_arbiter_decides_whom_a_follower_usurps() -> None:
    given = mixed("aslaug").hero(0, 9).control(0, 9, 7, 10).control(1, 6).control(2, 8)
    table = given.begins("follower_usurp", 0)
    assert (table.prompt, table.seat, table.offered) == ("arbiter_choose", 2, ["region:6", "region:8"])


@clause("LS-14.21")
def test_a_desolation_token_is_no_attack() -> None:
    table = mixed("ragnar").control(1, 4, 7, 8).control(2, 13, 15, 21).begins("desolate", 0, "mobilize")
    assert (table.prompt, table.seat, table.offered) == ("follower_desolates", 0, ["region:4"])


@clause("LS-14.11")
def test_one_person_alone_is_never_asked() -> None:
    given = Ashes("lagertha").row(0, "A1", "A2", "A3").selects(0, 1)
    table = invading(given.control(0, 9).armies(0, 9, 2).control(1, 6, 10))
    assert (table.prompt, table.offered) == ("follower_target", ["region:6"])


@clause("LS-14.15", "LS-5.4", "LS-14.11")
def test_armies_of_people_in_neutral_regions_are_attacked_too() -> None:
    """Given two neutral Regions, equal for Lagertha, with an Army of P in one and of Q in the other."""
    given = mixed("lagertha", "A1", "A2", "A3").control(0, 9).armies(0, 9, 3).armies(1, 6, 1).armies(2, 8, 1)
    table = given.begins("follower_maneuvers", 0)
    assert (table.prompt, table.offered) == ("arbiter_choose", ["region:6", "region:8"])
