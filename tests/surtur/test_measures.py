"""What the solo rules measure (section 1)."""

from meadhall.games.lords.state import clockwise, left, right
from meadhall.games.lords.surtur.measures import (
    battle_cards,
    dist,
    dist_to,
    exposed,
    human_regions,
    lead,
    near,
    not_own,
    preference,
    tucked,
)
from meadhall.kernel import Option
from meadhall.kit.automaton import decide, lowest
from meadhall.testing import clause

from .laying import Ashes


@clause("LS-1.5", "LS-1.9")
def test_a_distance_counts_borders() -> None:
    s = Ashes("ragnar").s
    for region, others in enumerate(s.board.near):
        assert dist(s, region, region) == 0
        assert [other for other in range(len(s.board.near)) if dist(s, region, other) == 1] == sorted(others)


@clause("LS-1.8", "LS-1.10")
def test_near_is_the_way_to_what_people_control() -> None:
    given = Ashes("ragnar")
    assert near(given.s, 0) is None
    given.control(1, 6)
    assert near(given.s, 5) == 0
    assert near(given.s, 8) == dist(given.s, 8, 5)


@clause("LS-1.11", "LS-1.12")
def test_what_is_tucked_and_what_may_be_played() -> None:
    given = Ashes("ragnar").tucked(0, 2)
    given.artifact(0, "gungnir").hand(0, "axe", "sword", "spear").attributes(0, wisdom=2)
    assert (tucked(given.s, 0), battle_cards(given.s, 0)) == (3, 2)


@clause("LS-1.6", "LS-1.7")
def test_neither_seas_and_drakkars_nor_pieces_change_a_distance() -> None:
    """Regions 9 and 10 of the side for three and four share a Sea with 6; by land it is two borders from 6 to 10."""
    given = Ashes("ragnar", people=2)
    before = [dist(given.s, 5, region) for region in range(21)]
    given.drakkar(1, "ne").drakkar(2, "ne").armies(1, 9, 6).control(1, 9, 7, 5).loki(9).monster("garm", 7).hero(2, 5)
    assert [dist(given.s, 5, region) for region in range(21)] == before
    assert before[9] == 2


@clause("LS-1.8")
def test_the_way_to_nothing_is_longer_than_every_other_and_equal_to_itself() -> None:
    s = Ashes("ragnar").s
    assert dist_to(s, 3, []) is None
    assert dist_to(s, 3, [8, 4, 0]) == 1
    equal = decide("x", [Option("region:1", 0), Option("region:2", 1)], lowest("LS-1.8", "near", lambda one: None))
    assert equal.tied
    ways = {0: None, 1: 9}
    assert decide("x", equal.left, lowest("LS-1.8", "near", ways.get)).explanation.taken == "region:2"


@clause("LS-1.14", "LS-14.5")
def test_regions_are_own_human_another_followers_or_neutral() -> None:
    given = Ashes("ragnar", "aslaug", people=2).control(0, 9).control(1, 5).control(2, 1).control(3, 2)
    assert human_regions(given.s) == [0, 1]
    assert not_own(given.s, 0) == [region for region in range(21) if region != 8]
    assert exposed(given.s, 0, 5) == 2  # Region 6 borders on 5, which is another Follower's, on 7 and on 9


@clause("LS-1.13", "LS-4.18")
def test_the_lead_of_the_favourite_is_over_the_larger_of_the_others() -> None:
    given = Ashes("lagertha").attributes(0, authority=2, might=5, wisdom=3)
    assert preference(given.s, 0) == (1, 0, 2)
    assert lead(given.s, 0) == 2
    assert lead(given.attributes(0, wisdom=6).s, 0) == -1


@clause("LS-1.16")
def test_clockwise_is_the_turn_order() -> None:
    s = Ashes("ragnar", "aslaug", people=2).s
    s.order = [0, 1, 3, 2]
    assert clockwise(s, 1) == [1, 3, 2, 0]
    assert (left(s, 1), left(s, 2), right(s, 0)) == (3, 0, 2)


@clause("LS-1.15")
def test_the_victory_focus_decides_nothing() -> None:
    """Ragnar, whose focus is to be Great Jarl, wins as Great Gothi."""
    given = Ashes("ragnar").control(0, 4, 6, 8, 10).temples(4, 6, 8)
    table = given.begins("build_temple", 0).point("region:10")
    assert (table.s.winner, table.s.ending) == (0, "gothi")
