"""A Follower Mobilizes (section 8)."""

import pytest

from meadhall.games.lords.armies import army
from meadhall.games.lords.surtur.mobilizing import why_no_follower_mobilize
from meadhall.testing import clause

from .laying import Ashes, Table, follow


def mobilizes(given: Ashes) -> Table:
    return given.begins("follower_mobilize", 0)


@clause("LS-EX46", "LS-8.26", "LS-8.27", "LS-8.30", "LS-8.32", "LS-5.31", "LS-17.6")
def test_the_first_mobilize_of_ragnar() -> None:
    """Given Armies of 1 and 3 in region 9: the weaker grows, the stronger takes 8, whose Land is nearer to its end."""
    given = Ashes("ragnar").selects(0, 2).control(0, 9).armies(0, 9, 1, 3).control(1, 1).ashes(8)
    table = mobilizes(given)

    assert follow(table, "follower_mobilize", "follower_drills") == ["army:0.9.1", "do:step"]
    assert table.armies(0, 9) == [2, 3]
    assert follow(table, "follower_mobilize") == ["army:0.9.3"]
    assert (table.prompt, table.offered, table.refused["region:6"]) == ("follower_marches", ["region:8"], "LS-5.31")
    tested = [(test["region"], test["v"], test["passed"]) for test in table.events("invasion_tested")[-1]["tests"]]
    assert tested == [("region:6", 3, True), ("region:7", 3, False), ("region:8", 3, True), ("region:10", 3, False)]
    table.point("region:8")
    assert (table.armies(0, 9), table.armies(0, 8), table.region(8)["control"]) == ([2], [3], 0)
    assert ([region + 1 for region in table.s.ashes], table.seat) == ([8], 1)


@clause("LS-8.26")
@pytest.mark.parametrize(("place", "order"), [(1, ["army:0.5.2", "army:0.9.2"]), (2, ["army:0.9.2", "army:0.5.2"])])
def test_armies_of_one_value_act_in_the_order_of_the_card(place: int, order: list[str]) -> None:
    given = Ashes("ragnar").selects(0, place).control(0, 5, 9).armies(0, 5, 2).armies(0, 9, 2)
    given.control(1, 1).armies(1, 1, 6)
    table = mobilizes(given)

    assert table.ask.about == {"left": 2}
    acted = follow(table, "follower_mobilize", "follower_drills", "follower_mobilize", "follower_drills")
    assert acted[::2] == order


@clause("LS-8.26")
def test_each_army_acts_once_also_if_it_grew() -> None:
    """Given three Armies that can only grow, then each has grown by 1, and no more is asked but the token."""
    given = Ashes("ragnar").control(0, 9).armies(0, 9, 1, 1, 2)
    table = mobilizes(given)

    follow(table, *("follower_mobilize", "follower_drills") * 3, "follower_desolates")
    assert table.armies(0, 9) == [2, 2, 3]


@clause("LS-8.30", "LS-8.31", "LS-3.16")
def test_at_six_it_draws_a_card_instead() -> None:
    """Given an Army of 6 between neutral Regions with other Followers' Armies, which it cannot invade."""
    given = Ashes("ragnar", "aslaug").control(0, 12).armies(0, 12, 6)
    for number in (8, 11, 13, 14):
        given.armies(1, number, 1)
    table = mobilizes(given)

    follow(table, "follower_mobilize", "follower_drills")
    assert (table.armies(0, 12), table.player(0)["hand"]) == ([6], 1)


@clause("LS-8.29", "LS-5.21", "LS-5.22")
def test_an_army_among_own_regions_comes_closer_to_the_border() -> None:
    """Given all of Svealand and Trondelag, then from 9 it goes where something else is adjacent."""
    given = Ashes("ragnar").control(0, 5, 6, 7, 8, 9, 10).armies(0, 9, 2).selects(0, 1)
    table = mobilizes(given)

    follow(table, "follower_mobilize")
    assert (table.prompt, table.offered) == ("follower_reposition", ["region:8"])
    table.point("region:8")
    assert table.armies(0, 8) == [2]


@clause("LS-8.29", "LS-17.1")
@pytest.mark.parametrize("own", [range(1, 17), (6, 7, 8, 10)], ids=["whole board", "all around a neutral Region"])
def test_an_army_that_can_come_no_closer_does_nothing_and_says_so(own: tuple[int, ...]) -> None:
    given = Ashes("ragnar").control(0, *own).armies(0, 9, 1)
    table = mobilizes(given)

    follow(table, "follower_mobilize", "follower_waits", "follower_desolates")
    assert table.armies(0, 9) == [1]


@clause("LS-8.32", "LS-11.2", "LS-EX58", "LS-11.22")
def test_without_a_new_region_a_token_is_laid_and_the_sixth_ends_the_game() -> None:
    table = mobilizes(Ashes("ragnar").control(0, 9).armies(0, 9, 1))
    follow(table, "follower_mobilize", "follower_drills", "follower_desolates")
    assert len(table.s.ashes) == 1

    table = mobilizes(Ashes("ragnar").control(0, 9).armies(0, 9, 1).ashes(4, 7, 8, 13, 15))
    follow(table, "follower_mobilize", "follower_drills")
    assert table.match.outcome is not None
    assert table.match.outcome.ending == "surtur"


@clause("LS-8.32", "LR-17.6")
@pytest.mark.parametrize(("value", "grown", "gained"), [(2, 3, True), (1, 2, False)])
def test_who_grows_into_control_has_gained_a_region(value: int, grown: int, gained: bool) -> None:
    """Given an Army in a neutral Region of population 3 that cannot invade, when it grows to 3, then no token comes.

    Control is checked before the token: the Region is gained by this action, and with five tokens the match goes on.
    """
    given = Ashes("ragnar").control(0, 9).armies(0, 12, value).control(1, 11).armies(1, 11, 6).hero(1, 1)
    table = mobilizes(given.ashes(4, 7, 8, 13, 15))

    follow(table, "follower_mobilize", "follower_drills")
    assert table.armies(0, 12) == [grown]
    assert table.region(12)["control"] == (0 if gained else None)
    assert (table.match.outcome is None) == gained
    assert len(table.s.ashes) == 5


@clause("LS-8.33")
def test_a_region_that_was_gained_counts_although_it_was_lost() -> None:
    """Given that a Region was gained by the last Army and is gone again, then no token is laid."""
    given = Ashes("ragnar").control(0, 9)
    assert given.begins("next_army", 0, [], [8], True).seat == 1
    assert given.begins("next_army", 0, [], [8], False).prompt == "follower_desolates"
    assert given.begins("next_army", 0, [], [], False).seat == 1


@clause("LS-8.25")
def test_it_needs_an_army() -> None:
    assert why_no_follower_mobilize(Ashes("ragnar").s, 0) == "LS-8.25"
    assert why_no_follower_mobilize(Ashes("ragnar").armies(0, 9, 1).s, 0) is None


@clause("LS-8.28", "LS-8.32")
def test_a_battle_is_fought_before_the_next_army_acts() -> None:
    """Given a person's Army of 1 beside the weaker of two Armies: it is beaten, then the other acts."""
    given = Ashes("ragnar").control(0, 9).armies(0, 9, 2, 3).control(1, 8).armies(1, 8, 1).hero(1, 1)
    given.control(1, 6, 7, 10).armies(1, 6, 6).armies(1, 7, 6).armies(1, 10, 6)
    table = mobilizes(given)

    assert follow(table, "follower_mobilize", "follower_marches") == ["army:0.9.2", "region:8"]
    while table.prompt != "follower_mobilize":
        table.point(table.offered[0])
    assert (table.region(8)["control"], table.armies(0, 8)) == (0, [1])
    assert follow(table, "follower_mobilize", "follower_drills") == ["army:0.9.3", "do:step"]
    assert (table.s.ashes, table.seat) == ([], 1)


@clause("LS-8.26")
@pytest.mark.parametrize(("there", "acts"), [((2,), ["army:0.9.2"]), ((1, 2), ["army:0.9.1", "army:0.9.2"])])
def test_an_army_acts_only_if_it_is_still_on_the_board(there: tuple[int, ...], acts: list[str]) -> None:
    """Given two Armies of 1 and one of 2 that wait, when some were lost before their turn, then the others act."""
    given = Ashes("ragnar").control(0, 9).armies(0, 9, *there)
    table = given.begins("next_army", 0, [army(8, 1), army(8, 1), army(8, 2)], [8], False)
    acted = []
    while table.prompt in ("follower_mobilize", "follower_drills"):
        acted += follow(table, table.prompt)
    assert [ref for ref in acted if ref != "do:step"] == acts
