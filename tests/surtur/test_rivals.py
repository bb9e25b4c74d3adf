"""Followers among themselves (LS-13.15 to LS-13.31)."""

import pytest

from meadhall.games.lords.surtur.invading import difficulty, strongest_beside, weighing
from meadhall.games.lords.surtur.measures import near, not_own
from meadhall.games.lords.surtur.rivals import superior, to_reach
from meadhall.testing import clause

from .laying import Ashes, Table, judged

# On the side for three and four: Land of Regions 8 to 10 is Svealand, of 14 to 16 Jutland; 8 borders on 9, 10, 11, 12.


def two() -> Ashes:
    """Ragnar in seat 0 and Aslaug in seat 1 against one person."""
    given = Ashes("ragnar", "aslaug")
    given.row(0, "A1", "A2", "A3").selects(0, 1)  # min
    return given.row(1, "B1", "B2", "B3").selects(1, 1)  # max


@clause("LS-13.15")
def test_human_and_near_never_mean_a_follower_but_not_own_does() -> None:
    s = two().control(0, 9).control(1, 10).control(2, 14).s
    assert near(s, 9) == s.board.distances[9][13]
    assert 9 in not_own(s, 0)


@clause("LS-EX13", "LS-13.16", "LS-13.17", "LS-13.18", "LS-13.19")
def test_claims_are_judged_region_by_region() -> None:
    given = two()
    land = [region + 1 for region in next(land for land in given.s.board.lands if 0 in land)]
    shrines = [number for number in range(5, 22) if given.s.board.regions[number - 1].shrine and number not in land]
    given.control(0, *shrines[:2], land[0]).control(1, shrines[2], *land[1:3]).temples(*shrines[:3])
    assert superior(given.s, 0, shrines[2] - 1)
    assert superior(given.s, 1, land[0] - 1)
    assert not superior(given.s, 1, shrines[0] - 1)


@clause("LS-13.16", "LS-13.17", "LS-13.18")
def test_as_many_are_not_more() -> None:
    given = two()
    given.control(0, 9).control(1, 8).temples(8)
    assert not superior(given.s, 0, 7)
    given.control(0, 10)
    assert superior(given.s, 0, 7)


def claimed() -> Ashes:
    """Ragnar holds 9 and 10 of Svealand, Aslaug 8."""
    given = two()
    given.control(0, 9, 10).control(1, 8)
    return given


@clause("LS-13.20", "LS-13.22", "LS-13.23")
@pytest.mark.parametrize(("there", "beside", "reach"), [((2, 2), (), 2), ((1,), (3,), 3), ((4,), (2, 3), 4)])
def test_the_strongest_army_there_or_beside_is_to_be_reached(
    there: tuple[int, ...], beside: tuple[int, ...], reach: int
) -> None:
    given = claimed().tucked(1, 2)
    given.hand(1, "axe", "sword").attributes(1, authority=6, wisdom=6).armies(1, 8, *there).armies(1, 11, *beside)
    s = given.control(1, 11).s
    assert to_reach(s, 1, 7) == reach
    assert weighing(s, 0, 7, reach).passed
    assert not weighing(s, 0, 7, reach - 1).passed
    given.tucked(0, 2).hand(0, "axe", "bow")
    assert judged(weighing(s, 0, 7, reach - 1)) == (7, reach, reach - 1, 0, 0, "LS-13.20", False, "")


@clause("LS-13.21")
def test_without_an_army_there_nothing_is_to_be_reached_but_an_army_is_needed() -> None:
    s = claimed().s
    assert judged(weighing(s, 0, 7, 1)) == (7, 0, 1, 0, 0, "LS-13.20", True, "")
    assert strongest_beside(s, 0, 7) is None


@clause("LS-13.24")
def test_without_the_claim_or_with_a_rival_army_in_a_neutral_region_nothing_can_be_invaded() -> None:
    given = two().control(0, 9).control(1, 8, 10).armies(1, 8, 3).tucked(0, 2).hand(0, "axe")
    assert judged(weighing(given.s, 0, 7, 6)) == (7, 3, 6, 0, 0, "LS-13.24", False, "")
    given = two().control(0, 9).armies(1, 10, 1).tucked(0, 2).hand(0, "axe")
    assert judged(weighing(given.s, 0, 9, 6)) == (9, 4, 6, 0, 2, "LS-13.24", False, "")


@clause("LS-13.25")
def test_in_target_selection_the_sum_counts() -> None:
    given = claimed()
    assert difficulty(given.s, 0, 7) == 0
    given.armies(1, 8, 2, 3)
    assert difficulty(given.s, 0, 7) == 5


# --- the invasion ---------------------------------------------------------------------------------------------------


def invading(given: Ashes, value: int) -> Table:
    given.armies(0, 9, value)
    table = given.begins("follower_maneuvers", 0)
    while table.prompt in ("follower_target", "follower_army"):
        table.point(table.offered[0])
    return table


@clause("LS-EX67", "LS-13.20", "LS-13.26", "LS-13.28", "LS-13.30", "LS-13.31", "LS-3.12")
def test_both_lose_one_and_the_rival_withdraws() -> None:
    given = claimed()
    given.armies(1, 8, 2).armies(1, 11, 3).control(1, 11, 12).hand(1, "axe").hand(0, "sword")
    table = invading(given, 3)
    assert (table.seat, table.offered) == (1, ["region:12"])  # the card of its owner says max
    table.point("region:12")
    assert (table.armies(0, 8), table.armies(1, 12), table.armies(1, 11)) == ([2], [1], [3])
    assert table.region(8)["control"] == 0
    assert (len(table.s.players[0].hand), len(table.s.players[1].hand)) == (1, 1)
    assert table.events("battle") == []


@clause("LS-13.28", "LS-13.30")
def test_of_several_armies_there_the_highest_loses_one_and_all_withdraw() -> None:
    table = invading(claimed().armies(1, 8, 1, 2, 4).control(1, 11), 5)
    table.point("region:11")
    assert (table.armies(0, 8), table.armies(1, 11)) == ([4], [1, 2, 3])


@clause("LS-13.30", "LS-3.13")
def test_without_a_region_to_withdraw_to_the_rivals_armies_are_killed() -> None:
    table = invading(claimed().armies(1, 8, 2, 1), 4)
    assert table.s.players[1].armies == []
    assert table.armies(0, 8) == [3]


@clause("LS-13.27")
def test_nobody_loses_anything_where_nobody_stands() -> None:
    table = invading(claimed(), 3)
    assert table.armies(0, 8) == [3]
    assert table.region(8)["control"] == 0


@clause("LS-13.28", "LS-13.29", "LS-13.31", "LS-10.5")
def test_without_an_army_there_the_supporting_one_loses() -> None:
    """Two Armies of 2 stand beside it: the rival's own card says max."""
    given = claimed().armies(1, 11, 2).armies(1, 12, 2)
    table = invading(given.control(1, 11, 12), 2)
    assert (table.prompt, table.seat, table.offered) == ("follower_support", 1, ["army:1.12.2"])
    table.point("army:1.12.2")
    assert (table.armies(1, 11), table.armies(1, 12), table.armies(0, 8)) == ([2], [1], [1])


@clause("LS-13.29")
def test_an_army_of_one_loses_nothing() -> None:
    table = invading(claimed().armies(1, 8, 1).control(1, 11), 1)
    table.point("region:11")
    assert (table.armies(0, 8), table.armies(1, 11)) == ([1], [1])


@clause("LS-EX40", "LS-13.16", "LS-13.18")
def test_a_temple_alone_is_enough() -> None:
    """Region 3 of the example has a Temple under the rival, whose only Temple it is; the Follower has two elsewhere."""
    given = two()
    shrines = [number for number in range(1, 22) if given.s.board.regions[number - 1].shrine]
    lands = {number: given.s.board.regions[number - 1].land for number in shrines}
    first = shrines[0]
    others = [number for number in shrines if lands[number] != lands[first]][:2]
    given.control(1, first).control(0, *others).temples(first, *others)
    assert superior(given.s, 0, first - 1)
    given.s.temples[others[0] - 1] = False
    assert not superior(given.s, 0, first - 1)
