"""A Follower Usurps (sections 8 and 13)."""

import pytest

from meadhall.games.lords.surtur.usurping import why_no_follower_usurp, why_not_here
from meadhall.testing import clause

from .laying import Ashes, Table, follow


def usurps(given: Ashes) -> Table:
    return given.begins("follower_usurp", 0)


@clause("LS-EX51", "LS-8.78", "LS-8.81", "LS-8.85")
def test_the_region_of_its_hero_fails_and_one_beside_it_is_taken() -> None:
    given = Ashes("lagertha").hero(0, 13).attributes(0, might=3, authority=4).control(1, 8)
    table = usurps(given)

    assert table.refused == {"region:13": "LS-8.78", "region:14": "LS-8.78", "region:12": "LS-5.30"}
    assert follow(table, "follower_usurp") == ["region:11"]
    assert (table.region(11)["control"], table.armies(0, 11)) == (0, [4])


@clause("LS-8.80", "LS-13.35")
def test_the_region_of_its_hero_comes_first() -> None:
    table = usurps(Ashes("lagertha").hero(0, 11).attributes(0, might=3).control(1, 8, 10))

    assert table.refused == {
        "region:8": "LS-8.80",
        "region:10": "LS-8.80",
        "region:12": "LS-8.80",
        "region:13": "LS-8.78",
    }
    assert follow(table, "follower_usurp") == ["region:11"]


@clause("LS-8.77")
def test_neither_own_regions_nor_those_with_a_hero_of_a_person() -> None:
    given = Ashes("lagertha").hero(0, 11).hero(1, 12).attributes(0, might=6).control(0, 11)
    assert {number: why_not_here(given.s, 0, number - 1) for number in (11, 12, 13)} == {
        11: "LS-8.77", 12: "LS-8.77", 13: None
    }  # fmt: skip


@clause("LS-8.95")
def test_another_hero_beside_its_own_closes_that_region_only() -> None:
    table = usurps(Ashes("lagertha").hero(0, 11).hero(1, 11).attributes(0, might=3))
    assert table.refused["region:11"] == "LS-8.77"
    assert table.offered == ["region:8"]


@clause("LS-8.78")
def test_armies_in_a_neutral_region_do_not_count() -> None:
    given = Ashes("lagertha").hero(0, 13).attributes(0, might=4).armies(1, 13, 6).control(1, 12)
    table = usurps(given)

    follow(table, "follower_usurp")
    assert (table.region(13)["control"], table.armies(1, 12)) == (0, [6])


@clause("LS-8.79", "LS-8.83", "LS-8.84")
@pytest.mark.parametrize(("values", "why"), [((1, 2), None), ((2, 2), "LS-8.79"), ((), None)])
def test_a_region_of_a_person_needs_the_might_of_its_armies(values: tuple[int, ...], why: str | None) -> None:
    given = Ashes("lagertha").hero(0, 13).hero(1, 1).attributes(0, might=3).control(1, 13).armies(1, 13, *values)
    assert why_not_here(given.s, 0, 12) == why


@clause("LS-8.85", "LS-13.3")
def test_the_second_follower_usurps_with_its_own_attributes() -> None:
    given = Ashes("aslaug", "lagertha").attributes(0, authority=2, might=2).attributes(1, authority=5, might=4)
    given.row(1, "B1", "B2", "B3").selects(1, 1).hero(0, 1).hero(1, 11).attributes(2, authority=3, might=3)
    table = given.begins("follower_usurp", 1)
    assert table.ask.about == {"might": 4, "value": 5}
    follow(table, "follower_usurp")
    assert table.armies(1, 11) == [5]


@clause("LS-8.79")
def test_its_own_armies_do_not_stand_against_it() -> None:
    given = Ashes("lagertha").control(1, 12).armies(0, 12, 5).armies(1, 12, 2).attributes(0, might=2)
    assert why_not_here(given.s, 0, 11) is None


@clause("LS-8.83", "LS-8.84")
def test_a_person_withdraws_where_they_like() -> None:
    given = Ashes("lagertha").hero(0, 13).hero(1, 1).control(1, 11, 12, 13).armies(1, 13, 2, 1).drakkar(1, "n")
    table = usurps(given)

    follow(table, "follower_usurp")
    assert (table.prompt, table.seat, table.offered) == ("withdraw_where", 1, ["region:11", "region:12"])
    table.point("region:12")
    assert (table.armies(1, 12), table.region(13)["control"], table.armies(0, 13)) == ([1, 2], 0, [3])


@clause("LS-8.84")
def test_without_a_region_to_withdraw_to_the_armies_are_killed() -> None:
    table = usurps(Ashes("lagertha").hero(0, 13).hero(1, 1).control(1, 13).armies(1, 13, 2).drakkar(1, "n"))

    follow(table, "follower_usurp")
    assert (table.s.players[1].armies, table.region(13)["control"]) == ([], 0)


@clause("LS-8.86")
def test_with_all_armies_on_the_board_none_is_recruited() -> None:
    given = Ashes("lagertha").hero(0, 11).control(0, 16).armies(0, 16, 1, 1, 1, 1, 1, 1)
    table = usurps(given)

    follow(table, "follower_usurp")
    assert (table.region(11)["control"], table.armies(0, 11)) == (0, [])


@clause("LS-8.82")
def test_it_needs_a_region_to_take() -> None:
    assert why_no_follower_usurp(Ashes("lagertha").hero(0, 4).attributes(0, might=1).s, 0) == "LS-8.82"
    assert why_no_follower_usurp(Ashes("lagertha").hero(0, 4).attributes(0, might=2).s, 0) is None


# --- several Followers, several people ------------------------------------------------------------------------------


@clause("LS-13.32", "LS-13.33")
def test_people_come_before_rivals_and_rivals_before_neutral_regions() -> None:
    """Given Lagertha beside a Region of a person, one of a rival in a Land where she has more, and a neutral one."""
    given = Ashes("lagertha", "aslaug").hero(0, 14).control(0, 14, 16, 11).attributes(0, might=3)
    given.control(2, 12).control(1, 13).hero(1, 5).hero(2, 1)
    given.control(0, 15).control(1, 17)
    s = given.hero(0, 16).s
    assert why_not_here(s, 0, 16) is None  # 17: Jutland has four Regions of hers, one of the rival
    assert why_not_here(s, 0, 12) == "LS-13.33"  # 13: in Gautland they have one each
    table = usurps(given)
    assert (table.offered, table.refused["region:13"]) == (["region:17"], "LS-13.33")
    table = usurps(given.hero(0, 14))
    assert table.offered == ["region:12"]


@clause("LS-13.32")
def test_a_rivals_region_comes_before_a_neutral_one() -> None:
    """Given a person nearer to the neutral one, which ``player_first`` would take."""
    given = Ashes("lagertha", "aslaug").hero(0, 9).control(0, 9, 8).control(1, 10).attributes(0, might=6).hero(1, 1)
    given.control(2, 5)
    table = usurps(given)

    assert table.offered == ["region:10"]
    assert table.refused["region:6"] == "LS-13.32"


@clause("LS-13.33")
def test_a_rivals_armies_count_against_its_might() -> None:
    given = Ashes("lagertha", "aslaug").hero(0, 9).control(0, 9, 8).control(1, 10).attributes(0, might=2).hero(1, 1)
    assert why_not_here(given.armies(1, 10, 2).s, 0, 9) is None
    assert why_not_here(given.armies(1, 10, 1).s, 0, 9) == "LS-8.79"


@clause("LS-13.34")
def test_a_rivals_hero_keeps_it_away() -> None:
    given = Ashes("lagertha", "aslaug").hero(0, 9).hero(1, 10).attributes(0, might=6)
    assert why_not_here(given.s, 0, 9) == "LS-13.34"


@clause("LS-EX16", "LS-14.11", "LS-14.15")
def test_between_people_the_arbiter_decides() -> None:
    given = Ashes("aslaug", people=2).hero(0, 9).control(0, 9).control(1, 8).control(2, 6)
    table = usurps(given)

    assert (table.prompt, table.seat, table.offered) == ("arbiter_choose", 2, ["region:6", "region:8"])
    table.point("region:8")
    assert (table.s.arbiter, table.region(8)["control"]) == (1, 0)


@clause("LS-14.15", "LS-14.11")
def test_the_arbiter_decides_also_where_people_only_have_armies() -> None:
    """Given two neutral Regions that are equal, with Armies of two people, then one of them chooses whose has to go."""
    given = Ashes("lagertha", people=2).hero(0, 9).control(0, 9, 7, 10).attributes(0, might=3)
    table = usurps(given.armies(1, 6, 1).armies(2, 8, 1).hero(1, 1).hero(2, 1))

    assert (table.prompt, table.seat, table.offered) == ("arbiter_choose", 2, ["region:6", "region:8"])
    table.point("region:6")
    assert (table.s.arbiter, table.region(6)["control"], table.armies(1, 6)) == (1, 0, [])


@clause("LS-8.81", "LS-13.39")
def test_with_one_follower_the_target_selection_alone_decides() -> None:
    """Given Aslaug, who looks at Shrines first, beside a person's Region without one and a neutral one with one."""
    table = usurps(Ashes("aslaug").hero(0, 9).hero(1, 1).control(0, 9, 8, 10).control(1, 7).attributes(0, might=3))

    assert (table.offered, table.refused["region:7"]) == (["region:6"], "LS-5.29")
