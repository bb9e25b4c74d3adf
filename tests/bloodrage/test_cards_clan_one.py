"""Section 12: clan upgrades of age 1."""

import pytest

from meadhall.testing import clause

from .playing import BEAR, RAVEN, SERPENT, WOLF, Given, card, figure, fjord, province, warrior
from .proving import idle, works
from .test_battle import gimle, totals


@works()
@pytest.mark.parametrize(
    ("id", "glory"),
    [
        pytest.param("a1-lokis-domain", 1, marks=clause("BR-12.17")),
        pytest.param("a2-lokis-eminence", 2, marks=clause("BR-12.92")),
        pytest.param("a3-lokis-wrath", 3, marks=clause("BR-12.154")),
    ],
)
def test_loki_pays_for_the_dead_that_return(id: str, glory: int) -> None:
    given = Given(age=3).sheet(WOLF, id).put(WOLF, "valhalla", 2, leader=True).put(RAVEN, "valhalla", 2)
    table = given.put(WOLF, "gimle", 1).phase("valhalla")
    assert table.glory(WOLF) == 3 * glory
    assert table.glory(RAVEN) == 0
    assert Given(age=3).sheet(WOLF, id).put(WOLF, "gimle", 1).phase("valhalla").glory(WOLF) == 0


@clause("BR-12.93")
def test_the_three_loki_upgrades_add_up() -> None:
    given = Given(age=3).sheet(WOLF, "a1-lokis-domain", "a2-lokis-eminence", "a3-lokis-wrath").put(WOLF, "valhalla", 2)
    assert given.phase("valhalla").glory(WOLF) == 2 * 6


@works("a1-friggas-charm")
@clause("BR-12.18", "BR-12.19", "BR-12.20")
def test_friggas_charm_makes_upgrades_cheaper() -> None:
    given = (
        Given().sheet(WOLF, "a1-friggas-charm").hand(WOLF, "a1-lord-of-hammers", "a1-tyrs-domain").clan(WOLF, rage=2)
    )
    table = given.turn().point(card("a1-lord-of-hammers"), "do:decline")
    assert table.rage(WOLF) == 0
    free = given.turn().point(card("a1-tyrs-domain"), "slot:clan.2")
    assert free.rage(WOLF) == 2
    invade = given.turn().point("do:invade", warrior(WOLF, "reserve"), province("gimle"))
    assert invade.rage(WOLF) == 1
    dear = Given().sheet(WOLF, "a1-friggas-charm").hand(WOLF, "a1-lord-of-hammers").clan(WOLF, rage=1).turn()
    assert dear.refused[card("a1-lord-of-hammers")] == "BR-6.3"


@idle("a1-friggas-charm")
@clause("BR-12.21")
def test_friggas_charm_lowers_neither_its_own_price_nor_those_of_others() -> None:
    own = (
        Given().hand(WOLF, "a1-friggas-charm").clan(WOLF, rage=1).turn().point(card("a1-friggas-charm"), "slot:clan.1")
    )
    assert own.rage(WOLF) == 1
    other = Given().sheet(WOLF, "a1-friggas-charm").hand(RAVEN, "a1-thors-glory").turn(RAVEN)
    assert other.point(card("a1-thors-glory"), "slot:clan.1").rage(RAVEN) == 6 - 2


@works("a1-friggas-charm")
@clause("BR-12.22")
def test_friggas_charm_lowers_the_price_of_what_replaces_it() -> None:
    given = Given().sheet(WOLF, "a1-friggas-charm").hand(WOLF, "a1-thors-glory").clan(WOLF, rage=2)
    table = given.turn().point(card("a1-thors-glory"), "slot:clan.1")
    assert table.rage(WOLF) == 1
    assert table.sheet(WOLF) == ["a1-thors-glory"]


@clause("BR-12.23", "BR-12.24")
@pytest.mark.parametrize(("ravens", "glory"), [(1, 3), (2, 3 + 2), (3, 3 + 2)])
def test_thors_glory_pays_once_for_two_dead(ravens: int, glory: int) -> None:
    given = gimle(ravens=ravens).sheet(WOLF, "a1-thors-glory").hand(WOLF, "a1-tyrs-smite")
    assert given.pillage(WOLF, "gimle").fight({WOLF: "a1-tyrs-smite"}).glory(WOLF) == glory


@works("a1-thors-glory")
@clause("BR-12.25")
def test_thors_glory_pays_losers_too_but_only_those_who_fought() -> None:
    given = gimle(wolves=1, ravens=2).put(SERPENT, "gimle", 1, leader=True).sheet(WOLF, "a1-thors-glory")
    assert given.pillage(WOLF, "gimle").glory(WOLF) == 2
    given = gimle(ravens=2).hand(WOLF, "a1-tyrs-smite").sheet(BEAR, "a1-thors-glory")
    assert given.pillage(WOLF, "gimle").fight({WOLF: "a1-tyrs-smite"}).glory(BEAR) == 0


@works("a1-friggas-succor")
@clause("BR-12.26", "BR-12.27", "BR-12.29")
def test_friggas_succor_brings_one_warrior() -> None:
    table = (
        Given().sheet(WOLF, "a1-friggas-succor").turn().point("do:invade", figure(WOLF, "leader"), province("gimle"))
    )
    assert (table.prompt, table.offered) == ("succor_warrior", [province("gimle"), "do:decline"])
    table.point(province("gimle"))
    assert table.at("gimle", WOLF) == {"leader": 1, "warrior": 1}
    assert table.rage(WOLF) == 6
    assert (table.prompt, table.seat) == ("choose_action", RAVEN)  # and no further one


@idle("a1-friggas-succor")
@clause("BR-12.27", "BR-12.30")
def test_friggas_succor_declined_or_impossible() -> None:
    given = Given().sheet(WOLF, "a1-friggas-succor")
    table = given.turn().point("do:invade", figure(WOLF, "leader"), province("gimle"), "do:decline")
    assert table.at("gimle", WOLF) == {"leader": 1}
    full = Given().sheet(WOLF, "a1-friggas-succor").put(RAVEN, "andlang", 2)
    assert full.turn().point("do:invade", figure(WOLF, "leader"), province("andlang")).prompt == "choose_action"
    spent = Given().sheet(WOLF, "a1-friggas-succor").put(WOLF, "valhalla", 8)
    assert spent.turn().point("do:invade", figure(WOLF, "leader"), province("gimle")).prompt == "choose_action"


@works("a1-friggas-succor")
@clause("BR-12.28")
def test_friggas_succor_after_a_ship() -> None:
    given = Given().sheet(WOLF, "a1-friggas-succor")
    table = given.turn().point("do:invade", figure(WOLF, "ship"), fjord("south_west"))
    assert table.offered == [province("utgard"), province("andlang"), "do:decline"]
    assert table.point(province("andlang")).at("andlang", WOLF) == {"warrior": 1}
    half = given.turn().point("do:invade", figure(WOLF, "ship"), fjord("north_west"))
    assert half.offered == [province("gimle"), "do:decline"]


@works()
@clause("BR-12.32", "BR-12.33")
@pytest.mark.parametrize(
    ("id", "strength_of_quest"),
    [("a1-tyrs-domain", 3), pytest.param("a3-tyrs-wrath", 5, marks=clause("BR-12.153"))],
)
def test_tyr_makes_a_quest_count(id: str, strength_of_quest: int) -> None:
    given = gimle(age=3).sheet(RAVEN, id).hand(RAVEN, "a1-quest-alfheim")
    table = given.pillage(WOLF, "gimle").cards({RAVEN: "a1-quest-alfheim"})
    table.point(f"count:{strength_of_quest}").no_late()
    assert totals(table) == [2, 1 + strength_of_quest]
    assert table.gone("a1-quest-alfheim")
    uncounted = given.pillage(WOLF, "gimle").cards({RAVEN: "a1-quest-alfheim"}).point("count:0").no_late()
    assert totals(uncounted) == [2, 1]
    assert uncounted.hand(RAVEN) == ["a1-quest-alfheim"]
    battle_card = gimle(age=3).sheet(RAVEN, id).hand(RAVEN, "a1-tyrs-bash").pillage(WOLF, "gimle")
    assert battle_card.cards({RAVEN: "a1-tyrs-bash"}).prompt == "choose_action"


@clause("BR-12.34")
def test_with_both_tyr_upgrades_the_owner_chooses_a_number() -> None:
    given = gimle(age=3).sheet(RAVEN, "a1-tyrs-domain", "a3-tyrs-wrath").hand(RAVEN, "a1-quest-alfheim")
    table = given.pillage(WOLF, "gimle").cards({RAVEN: "a1-quest-alfheim"})
    assert table.offered == ["count:3", "count:5", "count:0"]
    assert totals(table.point("count:5").no_late()) == [2, 6]


@works("a1-lokis-blessing")
@clause("BR-12.35", "BR-12.36", "BR-12.38")
def test_lokis_blessing_after_a_lost_battle() -> None:
    table = gimle().sheet(RAVEN, "a1-lokis-blessing").pillage(WOLF, "gimle")
    assert (table.prompt, table.seat) == ("blessing_warrior", RAVEN)
    assert table.offered == [province("gimle"), "do:decline"]
    table.point(province("gimle"))
    assert table.at("gimle", RAVEN) == {"warrior": 1}
    assert table.dead(RAVEN) == {"warrior": 1}
    declined = gimle().sheet(RAVEN, "a1-lokis-blessing").pillage(WOLF, "gimle").point("do:decline")
    assert declined.at("gimle", RAVEN) == {}
    fallen = gimle().put(RAVEN, "valhalla", 7).sheet(RAVEN, "a1-lokis-blessing").pillage(WOLF, "gimle")
    assert fallen.prompt == "choose_action"  # the one that died is in Valhalla with the others
    won = gimle(wolves=1, ravens=2).sheet(RAVEN, "a1-lokis-blessing").pillage(WOLF, "gimle")
    assert won.prompt == "choose_action"


@works("a1-lokis-blessing")
@clause("BR-12.37", "BR-12.39")
def test_lokis_blessing_in_yggdrasil_and_after_a_tie() -> None:
    given = Given().sheet(RAVEN, "a1-lokis-blessing").put(WOLF, "yggdrasil", 1).put(RAVEN, "yggdrasil", 1)
    table = given.pillage(WOLF, "yggdrasil")
    assert table.events("battle_tied")
    assert table.point(province("yggdrasil")).at("yggdrasil", RAVEN) == {"warrior": 1}


@clause("BR-12.40")
def test_lokis_blessing_needs_room() -> None:
    given = gimle(wolves=4).put(RAVEN, "elvagar", 4).sheet(RAVEN, "a1-lokis-blessing")
    table = given.clan(RAVEN, stats=(1, 1, 2)).pillage(WOLF, "gimle")
    assert table.prompt == "blessing_warrior"  # one died, so Horns have room for one again
    given = Given(age=2).sheet(RAVEN, "a1-lokis-blessing", "a2-friggas-protection").clan(RAVEN, rage=2)
    given.put(RAVEN, "andlang", 1).put(WOLF, "andlang", 2)
    table = given.pillage(WOLF, "andlang").point(warrior(RAVEN, "andlang"))
    assert table.at("andlang", RAVEN) == {"warrior": 1}
    assert table.prompt == "choose_action"  # the saved one holds the last village
    given = Given(age=2).sheet(RAVEN, "a1-lokis-blessing", "a2-friggas-protection").put(RAVEN, "elvagar", 3)
    given.put(RAVEN, "gimle", 1).put(WOLF, "gimle", 2)
    table = given.pillage(WOLF, "gimle").point(warrior(RAVEN, "gimle"))
    assert (table.clan(RAVEN)["on_board"], table.clan(RAVEN)["horns"]) == (4, 4)
    assert table.prompt == "choose_action"  # the saved one holds the last place under Horns


@clause("BR-12.41", "BR-12.104")
def test_lokis_blessing_is_an_invade() -> None:
    given = gimle(age=2, wolves=1).sheet(RAVEN, "a1-lokis-blessing", "a1-friggas-succor", "a2-thors-domain")
    table = given.pillage(WOLF, "gimle").point(province("gimle"))
    assert (table.prompt, table.seat) == ("succor_warrior", RAVEN)
    table.point(province("gimle"))
    assert not table.land("gimle")["pillaged"]
    assert (table.prompt, table.seat) == ("choose_action", RAVEN)  # no Thor's Domain on the wolf's turn
    own = gimle(age=2, wolves=1, ravens=2).sheet(WOLF, "a1-lokis-blessing", "a2-thors-domain")
    table = own.pillage(WOLF, "gimle").point(province("gimle"))
    assert (table.prompt, table.seat) == ("domain_pillage", WOLF)  # on its own turn it may
