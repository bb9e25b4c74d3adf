"""Section 6: upgrades, slots and the free invade."""

import pytest

from meadhall import NotOffered
from meadhall.testing import clause

from .playing import RAVEN, SERPENT, WOLF, Given, card, figure, fjord, province, strength, warrior


@clause("BR-6.1", "BR-6.2", "BR-6.3", "BR-6.11")
def test_playing_an_upgrade() -> None:
    table = Given().hand(WOLF, "a1-brothers-in-arms", "a1-lokis-dragons").put(WOLF, "gimle", 2).turn()
    table.point(card("a1-brothers-in-arms"), "do:decline")
    assert table.rage(WOLF) == 5
    assert table.sheet(WOLF) == ["a1-brothers-in-arms"]
    assert table.hand(WOLF) == ["a1-lokis-dragons"]
    assert strength(table, WOLF, "gimle") == 3
    assert table.seat == RAVEN


@clause("BR-6.4")
def test_a_free_upgrade_still_needs_rage() -> None:
    given = Given().hand(WOLF, "a1-friggas-charm").clan(WOLF, rage=0)
    table = given.turn(WOLF)
    assert table.seat == RAVEN
    table = Given().hand(WOLF, "a1-friggas-charm").clan(WOLF, rage=1).turn(WOLF)
    table.point(card("a1-friggas-charm"), "slot:clan.1")
    assert table.rage(WOLF) == 1


@clause("BR-6.5", "BR-6.6", "BR-6.7", "BR-6.8")
def test_slots() -> None:
    given = Given(age=2).sheet(WOLF, "a1-troll", "a1-lokis-domain")
    given.hand(WOLF, "a2-dark-elf", "a1-thors-glory", "a2-lord-of-axes")
    table = given.turn().point(card("a2-dark-elf"))
    assert (table.prompt, table.offered) == ("upgrade_slot", ["slot:monster.1", "slot:monster.2"])
    with pytest.raises(NotOffered):
        table.point("do:decline")
    table = given.turn().point(card("a1-thors-glory"))
    assert table.offered == ["slot:clan.1", "slot:clan.2", "slot:clan.3"]
    table = given.turn().point(card("a2-lord-of-axes"))
    assert table.prompt == "free_invade"


@clause("BR-6.9", "BR-6.10")
def test_a_replaced_upgrade_stops_at_once() -> None:
    given = Given(age=2).sheet(WOLF, "a1-brothers-in-arms").put(WOLF, "gimle", 2).hand(WOLF, "a2-experts-in-arms")
    table = given.turn()
    assert strength(table, WOLF, "gimle") == 3
    table.point(card("a2-experts-in-arms"), "do:decline")
    assert strength(table, WOLF, "gimle") == 4
    assert table.sheet(WOLF) == ["a2-experts-in-arms"]
    assert table.gone("a1-brothers-in-arms")


@clause("BR-6.12", "BR-10.9")
def test_upgrades_stats_and_glory_stay_from_age_to_age() -> None:
    given = Given().sheet(WOLF, "a1-lokis-domain", "a1-lord-of-hammers").clan(WOLF, stats=(2, 3, 2), glory=12)
    table = given.phase("valhalla")
    assert table.table["age"] == 2
    assert set(table.sheet(WOLF)) == {"a1-lokis-domain", "a1-lord-of-hammers"}
    assert (table.steps(WOLF), table.glory(WOLF)) == ((2, 3, 2), 12)


@clause("BR-6.13")
def test_two_upgrades_with_one_benefit_add_up() -> None:
    given = Given(age=2).sheet(WOLF, "a1-lokis-domain", "a2-lokis-eminence").put(WOLF, "valhalla", 2)
    assert given.phase("valhalla").glory(WOLF) == 2 * (1 + 2)


@clause("BR-6.14", "BR-6.15", "BR-6.16")
def test_the_free_invade() -> None:
    table = Given(age=2).hand(WOLF, "a2-experts-in-arms").clan(WOLF, rage=3).turn().point(card("a2-experts-in-arms"))
    assert (table.prompt, table.ask.about["figure"]) == ("free_invade", warrior(WOLF, "reserve"))
    assert "do:decline" in table.offered
    table.point(province("gimle"))
    assert table.at("gimle", WOLF) == {"warrior": 1}
    assert table.rage(WOLF) == 1
    leader = Given().hand(WOLF, "a1-lord-of-hammers").turn().point(card("a1-lord-of-hammers"), province("gimle"))
    assert leader.at("gimle", WOLF) == {"leader": 1}
    ship = Given().hand(WOLF, "a1-lokis-dragons").turn().point(card("a1-lokis-dragons"), fjord("north_west"))
    assert ship.at("north_west", WOLF) == {"ship": 1}
    assert ship.rage(WOLF) == 4


@clause("BR-6.17", "BR-6.18")
def test_an_upgrade_without_its_free_invade() -> None:
    given = Given().hand(WOLF, "a1-lord-of-hammers").put(WOLF, "gimle", leader=True)
    table = given.turn().point(card("a1-lord-of-hammers"))
    assert table.seat == RAVEN
    assert table.sheet(WOLF) == ["a1-lord-of-hammers"]
    # every village of every intact outer province is taken
    given = Given(3, lost=("elvagar", "angerboda"), doomed=("muspelheim", "gimle", "horgr"), age=3)
    given.put(WOLF, "horgr", 2).put(RAVEN, "horgr", 2).put(RAVEN, "utgard", 3).put(SERPENT, "andlang", 3)
    given.put(SERPENT, "myrkulor", 3).hand(WOLF, "a1-lord-of-hammers")
    table = given.turn().point(card("a1-lord-of-hammers"))
    assert (table.prompt, table.seat) == ("choose_action", RAVEN)
    assert table.at("reserve", WOLF)["leader"] == 1


@clause("BR-6.19")
def test_a_clan_upgrade_gives_no_free_invade() -> None:
    table = Given().hand(WOLF, "a1-lokis-domain").turn().point(card("a1-lokis-domain"), "slot:clan.1")
    assert table.seat == RAVEN


@clause("BR-6.20", "BR-6.21")
def test_a_ship_upgrade_is_for_ship_or_serpent() -> None:
    given = Given().sheet(WOLF, "a1-sea-serpent").hand(WOLF, "a1-lokis-dragons").clan(WOLF, rage=2)
    table = given.turn().point(card("a1-lokis-dragons"))
    assert (table.prompt, table.offered) == ("free_invade_figure", [figure(WOLF, "ship"), "monster:sea_serpent"])
    with pytest.raises(NotOffered):
        table.point("do:decline")
    table.point("monster:sea_serpent", fjord("north_east"))
    assert table.at("north_east", WOLF) == {"sea_serpent": 1}
    assert table.at("reserve", WOLF)["ship"] == 1
    assert table.rage(WOLF) == 0
    given = Given().sheet(WOLF, "a1-sea-serpent").put(WOLF, "north_west", ship=True).hand(WOLF, "a1-lokis-dragons")
    table = given.turn().point(card("a1-lokis-dragons"))
    assert (table.prompt, table.ask.about["figure"]) == ("free_invade", "monster:sea_serpent")


@clause("BR-6.23")
def test_an_upgrade_on_the_board_is_no_invade() -> None:
    given = Given(age=2).sheet(WOLF, "a1-friggas-succor", "a2-thors-domain").put(WOLF, "gimle", leader=True)
    table = given.hand(WOLF, "a2-lord-of-axes").turn().point(card("a2-lord-of-axes"))
    assert (table.prompt, table.seat) == ("choose_action", RAVEN)
