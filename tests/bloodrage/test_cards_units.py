"""Section 12: upgrades for leaders, warriors and ships."""

import pytest

from meadhall import NotOffered
from meadhall.testing import clause

from .playing import RAVEN, SERPENT, WOLF, Given, card, figure, province, strength, warrior
from .proving import idle, works
from .test_battle import totals


def lord(id: str, age: int = 3) -> Given:
    """The wolf's leader stands in Gimle with an upgrade; the token raises Rage."""
    return Given(age=age).sheet(WOLF, id).put(WOLF, "gimle", leader=True).token("gimle", "rage")


# --- leaders -------------------------------------------------------------------------------------------------------


@works("a1-lord-of-hammers")
@clause("BR-12.6", "BR-12.7", "BR-12.10")
def test_lord_of_hammers_moves_on() -> None:
    table = lord("a1-lord-of-hammers").pillage(WOLF, "gimle")
    assert (table.prompt, table.seat) == ("hammers_move", WOLF)
    assert table.offered == [province("andlang"), province("yggdrasil"), "do:stay"]  # myrkulor is destroyed
    table.point(province("yggdrasil"))
    assert table.at("yggdrasil", WOLF) == {"leader": 1}
    stays = lord("a1-lord-of-hammers").pillage(WOLF, "gimle").point("do:stay")
    assert stays.at("gimle", WOLF) == {"leader": 1}


@clause("BR-12.7")
def test_lord_of_hammers_needs_a_free_adjacent_village() -> None:
    given = lord("a1-lord-of-hammers").put(RAVEN, "andlang", 3)
    table = given.turn().point("do:pillage", province("gimle")).decline()
    assert table.offered == [province("yggdrasil"), "do:stay"]
    assert table.refused[province("andlang")] == "BR-1.9"
    assert table.refused[province("angerboda")] == "BR-12.7"
    with pytest.raises(NotOffered):
        table.point(province("angerboda"))
    from_the_tree = Given().sheet(WOLF, "a1-lord-of-hammers").put(WOLF, "yggdrasil", leader=True)
    assert len(from_the_tree.pillage(WOLF, "yggdrasil").offered) == 7 + 1


@clause("BR-12.8")
def test_the_hammers_move_is_no_invade() -> None:
    given = lord("a1-lord-of-hammers").sheet(WOLF, "a1-friggas-succor", "a2-thors-domain").put(SERPENT, "andlang", 1)
    table = given.turn().point("do:pillage", province("gimle")).decline().point(province("andlang"))
    assert (table.prompt, table.seat) == ("choose_action", RAVEN)


@idle()
@clause("BR-12.9", "BR-12.74", "BR-12.135")
@pytest.mark.parametrize("id", ["a1-lord-of-hammers", "a2-lord-of-axes", "a3-lord-of-spears"])
def test_lords_need_their_leader_there_and_their_own_pillage(id: str) -> None:
    # the leader stands elsewhere
    given = (
        Given(age=3).sheet(WOLF, id).put(WOLF, "yggdrasil", leader=True).put(WOLF, "gimle", 1).token("gimle", "rage")
    )
    table = given.turn().point("do:pillage", province("gimle")).decline()
    assert (table.prompt, table.seat, table.steps(WOLF)) == ("choose_action", RAVEN, (2, 1, 1))
    # the pillager is another
    table = lord(id).put(RAVEN, "gimle", 1).turn(RAVEN).point("do:pillage", province("gimle")).decline()
    assert (table.prompt, table.steps(WOLF)) == ("choose_action", (1, 1, 1))
    # the pillage failed
    table = lord(id).put(RAVEN, "gimle", 4).pillage(WOLF, "gimle")
    assert (table.prompt, table.steps(WOLF)) == ("choose_action", (1, 1, 1))


@works("a2-lord-of-axes")
@clause("BR-12.74", "BR-12.10")
def test_lord_of_axes_raises_a_stat() -> None:
    table = lord("a2-lord-of-axes").pillage(WOLF, "gimle")
    assert (table.prompt, table.offered) == ("raise_stat", ["stat:rage", "stat:axes", "stat:horns"])
    assert table.point("stat:rage").steps(WOLF) == (3, 1, 1)


@works("a3-lord-of-spears")
@clause("BR-12.135", "BR-12.10")
def test_lord_of_spears_raises_all() -> None:
    table = lord("a3-lord-of-spears").pillage(WOLF, "gimle")
    assert table.steps(WOLF) == (3, 2, 2)
    fought = lord("a3-lord-of-spears").put(RAVEN, "gimle", 1).pillage(WOLF, "gimle")
    assert fought.steps(WOLF) == (3, 2, 2)
    assert fought.glory(WOLF) == 4  # the Axes step counts at once


@clause("BR-12.6", "BR-12.74", "BR-12.135")
@pytest.mark.parametrize("id", ["a1-lord-of-hammers", "a2-lord-of-axes", "a3-lord-of-spears"])
def test_lords_cost_three_and_leave_the_leader_at_three(id: str) -> None:
    table = Given(age=3).hand(WOLF, id).clan(WOLF, rage=3).turn().point(card(id), province("gimle"))
    assert table.events("upgraded")[0]["rage"] == 0
    assert strength(table, WOLF, "gimle") == 3


# --- warriors ------------------------------------------------------------------------------------------------------


@works()
@pytest.mark.parametrize(
    ("id", "worth"),
    [
        pytest.param("a1-brothers-in-arms", [1, 3, 4, 6], marks=clause("BR-12.11", "BR-12.13")),
        pytest.param("a2-experts-in-arms", [2, 4, 6, 8], marks=clause("BR-12.75")),
        pytest.param("a3-masters-in-arms", [2, 6, 8, 12], marks=clause("BR-12.136", "BR-12.137")),
    ],
)
def test_what_warriors_are_worth(id: str, worth: list[int]) -> None:
    for count, total in enumerate(worth, 1):
        table = Given(age=3).sheet(WOLF, id).put(WOLF, "gimle", count).put(RAVEN, "angerboda", count).turn()
        assert strength(table, WOLF, "gimle") == total
        assert strength(table, RAVEN, "angerboda") == count


@idle()
@clause("BR-12.12")
@pytest.mark.parametrize(("id", "single"), [("a1-brothers-in-arms", 1), ("a3-masters-in-arms", 2)])
def test_pairs_are_of_one_province(id: str, single: int) -> None:
    given = Given(age=3).sheet(WOLF, id).put(WOLF, "gimle", 1).put(WOLF, "andlang", 1)
    table = given.turn()
    assert (strength(table, WOLF, "gimle"), strength(table, WOLF, "andlang")) == (single, single)
    battle = Given(age=3).sheet(WOLF, id).put(WOLF, "gimle", 2).put(RAVEN, "gimle", 1).pillage(WOLF, "gimle")
    assert totals(battle)[0] == 3 * single
    quest = Given(age=1).sheet(WOLF, "a1-brothers-in-arms").put(WOLF, "gimle", 2).put(RAVEN, "gimle", 2)
    assert quest.quests(WOLF, "a1-quest-alfheim").phase("quests").glory(WOLF) == 5


# --- ships ---------------------------------------------------------------------------------------------------------

DRAGONS = [
    pytest.param("a1-lokis-dragons", 4, marks=clause("BR-12.14")),
    pytest.param("a2-fire-dragons", 8, marks=clause("BR-12.76")),
    pytest.param("a3-eternal-dragons", 12, marks=clause("BR-12.138")),
]


@works()
@pytest.mark.parametrize(("id", "glory"), DRAGONS)
def test_dragons_pay_for_every_death_of_a_ship(id: str, glory: int) -> None:
    given = Given(age=3).sheet(RAVEN, id).put(RAVEN, "north_west", ship=True).put(WOLF, "gimle", 3)
    table = given.pillage(WOLF, "gimle")
    assert totals(table) == [3, 2]
    assert table.glory(RAVEN) == glory
    given = Given(age=3).sheet(RAVEN, id).put(RAVEN, "north_west", ship=True).sheet(WOLF, "a2-fire-giant")
    table = given.turn().point("do:invade", "monster:fire_giant", province("gimle"))
    assert table.glory(RAVEN) == glory
    given = (
        Given(age=3).sheet(RAVEN, id, "a3-friggas-sacrifice").put(RAVEN, "north_west", ship=True).put(RAVEN, "gimle", 1)
    )
    table = given.turn(RAVEN).point("do:sacrifice", figure(RAVEN, "ship"), warrior(RAVEN, "gimle"))
    assert table.glory(RAVEN) == glory
    given = Given(age=3, doomed=("horgr", "elvagar", "gimle")).sheet(RAVEN, id).put(RAVEN, "north_west", ship=True)
    assert given.phase("ragnarok").glory(RAVEN) == glory + 4


@idle()
@pytest.mark.parametrize(("id", "glory"), DRAGONS)
def test_dragons_pay_for_ships_of_ones_own_alone(id: str, glory: int) -> None:
    given = (
        Given(age=3).sheet(WOLF, id).put(RAVEN, "north_west", ship=True).put(WOLF, "gimle", 3).token("gimle", "rage")
    )
    assert given.pillage(WOLF, "gimle").glory(WOLF) == 3
    given = Given(age=3).sheet(RAVEN, id).put(RAVEN, "gimle", 1).put(WOLF, "gimle", 3)
    assert given.pillage(WOLF, "gimle").glory(RAVEN) == 0


@clause("BR-12.16")
def test_only_the_ship_upgrade_on_the_sheet_pays() -> None:
    given = (
        Given(age=2).sheet(WOLF, "a1-lokis-dragons").hand(WOLF, "a2-fire-dragons").put(WOLF, "north_west", ship=True)
    )
    given.put(RAVEN, "gimle", 3)
    table = given.turn().point(card("a2-fire-dragons"))
    assert table.seat == RAVEN
    table.point("do:pillage", province("gimle")).decline()
    assert table.glory(WOLF) == 8
