"""A Follower recruits: by Reinforce, and as a Rune Action (section 8)."""

import pytest

from meadhall.games.lords.armies import army
from meadhall.games.lords.surtur.reinforcing import landings, why_no_follower_reinforce, why_no_muster
from meadhall.testing import clause

from .laying import Ashes, Table, follow


def musters(given: Ashes, *, tokens: bool = True) -> Table:
    """The muster begins: as a Special Action, or without its Desolation token."""
    return given.begins("muster", 0, tokens)


def compared(table: Table, what: str) -> dict[str, int | None]:
    """The numbers of one comparison, by candidate."""
    told = table.ask.because
    assert told is not None
    at = [one.what for one in told.comparisons].index(what)
    return {one.ref: one.numbers[at] for one in told.candidates if len(one.numbers) > at}


# --- in an own Region -----------------------------------------------------------------------------------------------


@clause("LS-EX52", "LS-8.15", "LS-8.16")
def test_an_army_of_its_authority_comes_to_the_settlement_nearest_to_people() -> None:
    table = musters(Ashes("ragnar").control(0, 9, 11, 8).control(1, 6).attributes(0, authority=4))

    assert compared(table, "near") == {"region:9": 1, "region:11": 3}
    assert table.refused == {"region:8": "LS-8.15", "region:11": "LS-8.16"}
    assert follow(table, "follower_muster") == ["region:9"]
    assert (table.armies(0, 9), table.s.ashes, table.seat) == ([4], [], 1)


@clause("LS-8.17")
def test_of_those_equally_near_the_least_defended_is_taken() -> None:
    """Given Settlements in 5 and 9, each two Regions from the person's, 5 with an Army."""
    given = Ashes("ragnar").control(0, 5, 9).armies(0, 5, 2).control(1, 6)
    table = musters(given)

    assert compared(table, "near") == {"region:5": 1, "region:9": 1}
    assert compared(table, "defence") == {"region:5": 2, "region:9": 0}
    assert table.offered == ["region:9"]
    assert table.refused["region:5"] == "LS-8.17"


@clause("LS-8.17", "LS-4.8")
@pytest.mark.parametrize(("place", "region"), [(1, "region:5"), (2, "region:9")])
def test_then_the_card_decides(place: int, region: str) -> None:
    assert musters(Ashes("ragnar").control(0, 5, 9).control(1, 6).selects(0, place)).offered == [region]


@clause("LS-EX53", "LS-8.18", "LS-11.1", "LS-8.24")
def test_without_a_settlement_any_own_region_will_do_and_a_token_is_laid() -> None:
    table = musters(Ashes("ragnar").control(0, 8, 10).control(1, 9).selects(0, 2))

    assert follow(table, "follower_muster", "follower_desolates") == ["region:10", "region:8"]
    assert (table.armies(0, 10), len(table.s.ashes)) == ([3], 1)
    kinds = [event["kind"] for event in table.told]
    assert kinds.index("army_placed") < kinds.index("desolation")


@clause("LS-EX54", "LS-6.21", "LS-6.22")
def test_as_a_rune_action_it_lays_no_token() -> None:
    table = musters(Ashes("ragnar").control(0, 8, 10), tokens=False)

    follow(table, "follower_muster")
    assert (len(table.s.players[0].armies), table.s.ashes, table.seat) == (1, [], 1)


# --- without an own Region ------------------------------------------------------------------------------------------


@clause("LS-8.19", "LS-8.20", "LS-8.21", "LS-8.23", "LS-17.6")
def test_without_an_own_region_the_army_invades_anywhere() -> None:
    """Given Authority 2, then only neutral Regions of strength 2 can be taken; Ragnar looks at their Lands first."""
    table = musters(Ashes("ragnar").attributes(0, authority=2))

    assert table.prompt == "follower_landing"
    assert set(table.offered) | {ref for ref, why in table.refused.items() if why != "LS-5.3"} == {
        f"region:{number}" for number in (1, 3, 5, 9, 11, 16)
    }
    (region,) = follow(table, "follower_landing")
    assert table.s.followers[0].gained == [int(region.removeprefix("region:")) - 1]
    assert table.region(int(region.removeprefix("region:")))["control"] == 0
    assert len(table.s.players[0].armies) == 1
    follow(table, "follower_desolates")
    assert (len(table.s.ashes), table.seat) == (1, 1)


@clause("LS-8.19")
def test_regions_of_people_are_tested_with_its_cards() -> None:
    """Given a Region with an Army of 3, Authority 2 and two cards that it may play: 3 < 2 + 2."""
    given = Ashes("lagertha").attributes(0, authority=2, wisdom=2).hand(0, "axe", "sword", "bow")
    given.control(1, 1, 2).armies(1, 1, 3).armies(1, 2, 4)
    table = musters(given, tokens=False)

    assert table.offered == ["region:1"]
    assert table.refused["region:2"] == "LS-5.9"


@clause("LS-8.15", "LS-13.3")
def test_each_follower_recruits_with_its_own_authority() -> None:
    given = Ashes("aslaug", "ragnar").attributes(0, authority=2, might=3).attributes(1, authority=4).control(1, 9)
    table = given.row(1, "B1", "B2", "B3").selects(1, 1).begins("muster", 1, False)
    assert table.ask.about == {"value": 4}
    follow(table, "follower_muster")
    assert table.armies(1, 9) == [4]


@clause("LS-8.19", "LS-6.24", "LS-13.3")
def test_each_follower_lands_with_its_own_authority() -> None:
    """Given Aslaug in the first seat with Authority 2 and Might 3, and Ragnar in the second with 4."""
    given = Ashes("aslaug", "ragnar").attributes(0, authority=2, might=3).attributes(1, authority=4)
    given.row(1, "B1", "B2", "B3").selects(1, 1)
    assert {one.v for one in landings(given.s, 1)} == {4}
    for region in range(len(given.s.control)):
        given.control(2, region + 1).s.players[2].armies.append(army(region, 6))
    assert why_no_muster(given.s, 1) is None  # Authority can rise
    assert why_no_muster(given.attributes(1, authority=6).s, 1) == "LS-6.24"


@clause("LS-8.19", "LS-13.24")
def test_another_followers_region_is_no_candidate() -> None:
    assert musters(Ashes("ragnar", "aslaug").control(1, 1)).refused["region:1"] == "LS-13.24"


def closed(authority: int) -> Ashes:
    """Every Region is another Follower's."""
    return Ashes("ragnar", "aslaug").attributes(0, authority=authority).control(1, *range(1, 22))


@clause("LS-8.22", "LS-8.23")
def test_where_it_can_go_nowhere_authority_rises() -> None:
    table = musters(closed(3))

    assert (table.prompt, table.offered) == ("follower_stays", ["do:step"])
    assert table.refused["region:1"] == "LS-13.24"
    follow(table, "follower_stays", "follower_desolates")
    assert (table.attributes(0)[0], table.s.players[0].armies, len(table.s.ashes)) == (4, [], 1)


@clause("LS-8.22", "LS-13.3")
def test_whoever_can_go_nowhere_raises_its_own_authority() -> None:
    """Given Aslaug in the second seat, and every Region is Ragnar's."""
    given = Ashes("ragnar", "aslaug").control(0, *range(1, 22)).row(1, "B1", "B2", "B3").selects(1, 1)
    table = given.begins("muster", 1, False)
    before = table.attributes(0), table.attributes(1)

    assert table.seat == 1
    follow(table, "follower_stays")
    authority, *others = before[1]
    assert (table.attributes(0), table.attributes(1)) == (before[0], (authority + 1, *others))


@clause("LS-8.22")
def test_authority_does_not_rise_above_six() -> None:
    table = musters(closed(6))

    follow(table, "follower_stays", "follower_desolates")
    assert table.attributes(0)[0] == 6


# --- when it is possible --------------------------------------------------------------------------------------------


@clause("LS-8.14", "LS-6.23", "LS-6.24")
def test_when_it_is_possible() -> None:
    full = Ashes("ragnar").control(0, 9).armies(0, 9, 1, 1, 1, 1, 1, 1).s
    assert (why_no_follower_reinforce(full, 0), why_no_muster(full, 0)) == ("LS-8.14", "LS-6.23")
    five = Ashes("ragnar").control(0, 9).armies(0, 9, 1, 1, 1, 1, 1).s
    assert (why_no_follower_reinforce(five, 0), why_no_muster(five, 0)) == (None, None)
    nowhere = closed(6).s
    assert (why_no_follower_reinforce(nowhere, 0), why_no_muster(nowhere, 0)) == (None, "LS-6.24")
    assert why_no_muster(closed(5).s, 0) is None
    assert why_no_muster(Ashes("ragnar").attributes(0, authority=6).s, 0) is None


@clause("LS-8.24", "LS-8.21")
def test_the_token_comes_after_the_battle_of_a_landing() -> None:
    """Given Lagertha without a Region, who lands at a person's."""
    given = Ashes("lagertha").attributes(0, authority=4).control(1, 1).armies(1, 1, 1).hero(1, 9)
    table = musters(given)

    assert follow(table, "follower_landing") == ["region:1"]
    while table.prompt != "follower_desolates":
        table.point(table.offered[0])
    assert table.events("battle_over")
    assert (table.region(1)["control"], table.armies(0, 1)) == (0, [3])
    follow(table, "follower_desolates")
    assert (len(table.s.ashes), table.seat) == (1, 1)


@clause("LS-EX55", "LS-EX56", "LS-11.7", "LS-11.9", "LS-5.14")
def test_maneuvers_without_an_army_lay_exactly_one_token_and_mobilize_another() -> None:
    """Given own Regions without a Settlement and no Army."""
    given = Ashes("ragnar").control(0, 8, 10).control(1, 9, 11).armies(1, 9, 6).armies(1, 11, 6).hero(1, 9)
    table = given.at(["turn", 1], ["follower_mobilize", 0], ["follower_maneuvers", 0])

    follow(table, "follower_muster", "follower_desolates")
    assert (len(table.s.players[0].armies), len(table.s.ashes), table.prompt) == (1, 1, "follower_mobilize")
    assert [event["trigger"] for event in table.events("desolation")] == ["maneuvers"]
    follow(table, "follower_mobilize", "follower_drills", "follower_desolates")
    assert [event["trigger"] for event in table.events("desolation")] == ["maneuvers", "mobilize"]


@clause("LS-17.6")
def test_everybody_sees_what_a_landing_tests() -> None:
    table = Ashes("ragnar").attributes(0, authority=2).at(["turn", 1], ["muster", 0, True], ["alliance", 1])

    table.point("realm:alfheim")
    (told,) = table.events("invasion_tested")
    assert (len(told["tests"]), told["passed"], {test["v"] for test in told["tests"]}) == (16, 6, {2})
