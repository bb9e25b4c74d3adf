"""Section 12: clan upgrades of ages 2 and 3, and the prices of all."""

import pytest

from meadhall import NotOffered
from meadhall.games.bloodrage.setup import deck
from meadhall.testing import clause

from .playing import BEAR, RAVEN, SERPENT, WOLF, Given, card, figure, fjord, province, strength, warrior
from .proving import idle, works
from .test_battle import gimle, totals

# --- age 2 ---------------------------------------------------------------------------------------------------------


@works("a2-odins-inspiration")
@clause("BR-12.77", "BR-12.78")
def test_odins_inspiration_doubles_ragnarok() -> None:
    given = Given(age=2, doomed=("horgr", "gimle", "elvagar")).sheet(WOLF, "a2-odins-inspiration", "a1-lokis-domain")
    table = given.put(WOLF, "gimle", 2).put(RAVEN, "gimle", 2).phase("ragnarok")
    assert table.glory(WOLF) == 2 * 3 * 2 + 2
    assert table.glory(RAVEN) == 2 * 3
    battle = gimle(age=2).sheet(WOLF, "a2-odins-inspiration").pillage(WOLF, "gimle")
    assert battle.glory(WOLF) == 3


def challenge(rage: int = 6) -> Given:
    given = Given(age=2).sheet(WOLF, "a2-tyrs-challenge").put(WOLF, "gimle", 1).pillaged("gimle").token("gimle", "axes")
    for seat in (RAVEN, SERPENT, BEAR):
        given.clan(seat, rage=0)
    return given.clan(WOLF, rage=rage)


@works("a2-tyrs-challenge")
@clause("BR-12.79", "BR-12.80", "BR-12.81", "BR-12.82", "BR-5.5")
def test_tyrs_challenge_pillages_again() -> None:
    given = challenge().put(WOLF, "andlang", 1).put(RAVEN, "yggdrasil", 1)
    table = given.turn().point("do:challenge")
    assert table.offered == [province("gimle")]
    assert table.refused[province("andlang")] == "BR-12.80"
    table.point(province("gimle"))
    assert table.prompt == "call_to_battle"
    table.decline()
    assert table.steps(WOLF) == (1, 2, 1)
    assert table.rage(WOLF) == 4
    assert table.land("gimle")["pillaged"]


@clause("BR-12.82", "BR-12.83")
def test_tyrs_challenge_lost() -> None:
    table = challenge().put(RAVEN, "gimle", 2).turn().point("do:challenge", province("gimle"))
    assert table.events("battle_won")[0]["seat"] == RAVEN
    assert table.rage(WOLF) == 4
    assert table.land("gimle")["pillaged"]
    assert table.steps(WOLF) == (1, 1, 1)


@clause("BR-12.84")
def test_tyrs_challenge_again_on_the_same_province() -> None:
    table = challenge().turn().point("do:challenge", province("gimle"), "do:challenge", province("gimle"))
    assert table.steps(WOLF) == (1, 3, 1)
    assert table.rage(WOLF) == 2


@idle("a2-tyrs-challenge")
@clause("BR-12.79")
def test_tyrs_challenge_needs_two_rage_and_pillaged_land() -> None:
    assert challenge(rage=1).turn().refused["do:challenge"] == "BR-4.6"
    fresh = Given(age=2).sheet(WOLF, "a2-tyrs-challenge").put(WOLF, "gimle", 1).turn()
    assert fresh.refused["do:challenge"] == "BR-12.80"
    assert "do:challenge" not in Given(age=2).put(WOLF, "gimle", 1).pillaged("gimle").turn().offered


@clause("BR-12.79", "BR-4.4")
def test_tyrs_challenge_is_the_action_of_a_turn_and_costs_two_rage() -> None:
    assert [deck(2, seats).count("a2-tyrs-challenge.1") for seats in (2, 3, 4)] == [1, 1, 1]
    assert "a2-tyrs-challenge.2" not in deck(2, 4)
    given = Given(age=2).hand(WOLF, "a2-tyrs-challenge").put(WOLF, "gimle", 1).pillaged("gimle").token("gimle", "axes")
    for seat in (SERPENT, BEAR):
        given.clan(seat, rage=0)
    table = given.clan(WOLF, rage=3).turn()
    assert "do:challenge" not in table.offered
    table.point(card("a2-tyrs-challenge"), "slot:clan.1")
    assert (table.seat, table.rage(WOLF)) == (RAVEN, 3)  # playing the card costs nothing, and was an action
    table.point("do:pass", "do:challenge", province("gimle"))
    assert (table.rage(WOLF), table.steps(WOLF)) == (1, (1, 2, 1))
    assert table.refused["do:challenge"] == "BR-4.6"  # one Rage is left
    exact = challenge(rage=2).turn().point("do:challenge", province("gimle"))
    assert (exact.rage(WOLF), exact.steps(WOLF)) == (0, (1, 2, 1))  # two are enough
    over = challenge(rage=3).clan(RAVEN, rage=1).turn().point("do:challenge", province("gimle"))
    assert (over.seat, over.rage(WOLF)) == (RAVEN, 1)  # and the turn is over


@clause("BR-12.79")
def test_tyrs_challenge_is_for_land_pillaged_in_this_age() -> None:
    given = Given(age=1).sheet(WOLF, "a2-tyrs-challenge").put(WOLF, "gimle", 1).pillaged("gimle")
    table = given.turn()
    assert "do:challenge" in table.offered
    table.finish_actions()
    while table.prompt == "draft_pick":
        table.together({seat: table.options_of(seat)[0] for seat in range(4)})
    while table.seat != WOLF:
        table.point("do:pass")
    assert table.table["age"] == 2
    assert table.refused["do:challenge"] == "BR-12.80"
    assert table.point("do:pillage").offered == [province("gimle")]


@works("a2-friggas-protection")
@clause("BR-12.85", "BR-12.86", "BR-12.87", "BR-12.88")
def test_friggas_protection_saves_for_one_rage_each() -> None:
    given = gimle(age=2, ravens=2).put(RAVEN, "gimle", leader=True).sheet(RAVEN, "a2-friggas-protection")
    given.sheet(WOLF, "a1-thors-glory").hand(WOLF, "a2-tyrs-rage").clan(RAVEN, rage=3)
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a2-tyrs-rage"})
    assert (table.prompt, table.offered) == (
        "save_figure",
        [figure(RAVEN, "leader"), warrior(RAVEN, "gimle"), "do:done"],
    )
    table.point(figure(RAVEN, "leader"), warrior(RAVEN, "gimle"), "do:done")
    assert table.at("gimle", RAVEN) == {"leader": 1, "warrior": 1}
    assert table.dead(RAVEN) == {"warrior": 1}
    assert table.rage(RAVEN) == 1
    assert table.glory(WOLF) == 3  # one dead is too few for Thor's Glory


@clause("BR-12.88")
def test_a_saved_ship_pays_nothing() -> None:
    given = Given(age=2).sheet(RAVEN, "a2-friggas-protection", "a1-lokis-dragons").put(RAVEN, "north_west", ship=True)
    table = given.put(WOLF, "gimle", 3).pillage(WOLF, "gimle").point(figure(RAVEN, "ship"))
    assert table.glory(RAVEN) == 0
    assert table.at("north_west", RAVEN) == {"ship": 1}


@idle("a2-friggas-protection")
@clause("BR-12.90")
def test_friggas_protection_does_not_stop_a_sacrifice() -> None:
    given = Given(age=3).sheet(WOLF, "a2-friggas-protection", "a3-friggas-sacrifice").put(WOLF, "gimle", 2)
    table = given.turn().point("do:sacrifice", warrior(WOLF, "gimle"), warrior(WOLF, "gimle"))
    assert table.prompt == "raise_stat"
    assert table.dead(WOLF) == {"warrior": 2}


@clause("BR-12.91")
def test_figures_saved_from_the_tide_fight_on() -> None:
    given = gimle(age=2, wolves=1, ravens=3).sheet(RAVEN, "a2-friggas-protection").clan(RAVEN, rage=2)
    table = given.hand(WOLF, "a2-odins-tide").pillage(WOLF, "gimle").cards({WOLF: "a2-odins-tide"})
    table.point(warrior(RAVEN, "gimle"))
    assert table.prompt == "save_figure"
    table.point(warrior(RAVEN, "gimle"), "do:done")
    assert totals(table) == [1 + 1, 2]


@works("a2-tyrs-prowess")
@clause("BR-12.94", "BR-12.95", "BR-12.96")
def test_tyrs_prowess_buys_cards_back() -> None:
    given = (
        gimle(age=2).sheet(WOLF, "a2-tyrs-prowess").hand(WOLF, "a1-tyrs-bash", "a2-heimdalls-eye").clan(WOLF, rage=2)
    )
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a1-tyrs-bash"}).point(card("a2-heimdalls-eye"))
    assert (table.prompt, table.seat) == ("prowess_keep", WOLF)
    assert table.offered == [card("a1-tyrs-bash"), card("a2-heimdalls-eye"), "do:done"]
    table.point(card("a2-heimdalls-eye"), "do:done")
    assert table.hand(WOLF) == ["a2-heimdalls-eye"]
    assert table.gone("a1-tyrs-bash")
    assert table.rage(WOLF) == 1


@idle("a2-tyrs-prowess")
@clause("BR-12.94", "BR-12.97")
def test_tyrs_prowess_is_for_winners_with_rage() -> None:
    given = gimle(age=2, wolves=1, ravens=2).sheet(WOLF, "a2-tyrs-prowess").hand(WOLF, "a1-odins-smite")
    lost = given.put(RAVEN, "gimle", 1).pillage(WOLF, "gimle").fight({WOLF: "a1-odins-smite"})
    assert lost.prompt == "choose_action"
    assert lost.hand(WOLF) == ["a1-odins-smite"]
    given = Given(age=3).sheet(WOLF, "a2-tyrs-challenge", "a2-tyrs-prowess").clan(WOLF, rage=2).pillaged("gimle")
    given.put(WOLF, "gimle", 2).put(RAVEN, "gimle", 1).hand(WOLF, "a3-thors-ascension")
    table = given.turn().point("do:challenge", province("gimle")).cards({WOLF: "a3-thors-ascension"})
    assert table.gone("a3-thors-ascension")
    assert table.rage(WOLF) == 3


def domain(rage: int = 6) -> Given:
    return Given(age=2).sheet(WOLF, "a2-thors-domain").clan(WOLF, rage=rage).token("gimle", "axes")


@works("a2-thors-domain")
@clause("BR-12.98", "BR-12.99", "BR-12.100")
def test_thors_domain_pillages_at_once() -> None:
    table = domain().turn().point("do:invade", warrior(WOLF, "reserve"), province("gimle"))
    assert (table.prompt, table.offered) == ("domain_pillage", [province("gimle"), "do:decline"])
    table.point(province("gimle"))
    assert table.steps(WOLF) == (1, 2, 1)
    assert table.rage(WOLF) == 6 - 1 - 2
    assert table.seat == RAVEN
    declined = domain().turn().point("do:invade", warrior(WOLF, "reserve"), province("gimle"), "do:decline")
    assert not declined.land("gimle")["pillaged"]
    assert declined.rage(WOLF) == 5


@works("a2-thors-domain")
@clause("BR-12.100")
def test_thors_domain_after_a_ship() -> None:
    table = domain().turn().point("do:invade", figure(WOLF, "ship"), fjord("south_west"))
    assert table.offered == [province("utgard"), province("andlang"), "do:decline"]
    half = domain().turn().point("do:invade", figure(WOLF, "ship"), fjord("north_west"))
    assert half.offered == [province("gimle"), "do:decline"]


@clause("BR-12.101")
def test_thors_domain_after_a_free_invade() -> None:
    table = domain().hand(WOLF, "a2-lord-of-axes").turn().point(card("a2-lord-of-axes"), province("gimle"))
    assert table.prompt == "domain_pillage"


@clause("BR-12.103")
def test_thors_domain_once_for_an_invade_with_its_extra_warrior() -> None:
    given = domain().sheet(WOLF, "a1-friggas-succor")
    table = given.turn().point("do:invade", figure(WOLF, "leader"), province("gimle"), province("gimle"))
    assert table.prompt == "domain_pillage"
    table.point("do:decline")
    assert (table.prompt, table.seat) == ("choose_action", RAVEN)


@idle("a2-thors-domain")
@clause("BR-12.105")
def test_thors_domain_not_where_it_was_pillaged() -> None:
    given = domain().sheet(WOLF, "a2-tyrs-challenge").pillaged("gimle")
    table = given.turn().point("do:invade", warrior(WOLF, "reserve"), province("gimle"))
    assert (table.prompt, table.seat) == ("choose_action", RAVEN)


# --- age 3 ---------------------------------------------------------------------------------------------------------


@works("a3-friggas-domain")
@clause("BR-12.139", "BR-12.140", "BR-12.141")
def test_friggas_domain_fetches_from_valhalla() -> None:
    given = Given(age=3).sheet(WOLF, "a3-friggas-domain", "a3-soldier-of-hel", "a2-fire-giant", "a3-masters-in-arms")
    given.put(WOLF, "valhalla", 1, leader=True, ship=True, monster="soldier_of_hel").put(
        WOLF, "valhalla", monster="fire_giant"
    )
    for ref in (figure(WOLF, "leader"), warrior(WOLF, "valhalla"), "monster:soldier_of_hel", "monster:fire_giant"):
        table = given.turn().point("do:invade", ref, province("gimle"))
        assert table.rage(WOLF) == 5
    table = given.turn().point("do:invade")
    assert warrior(WOLF, "reserve") in table.offered  # as well as those in Valhalla
    table.point(figure(WOLF, "ship"), fjord("north_west"))
    assert table.rage(WOLF) == 5
    without = Given(age=3).put(WOLF, "valhalla", 1).turn().point("do:invade")
    assert warrior(WOLF, "valhalla") not in without.offered
    with pytest.raises(NotOffered):
        without.point(warrior(WOLF, "valhalla"))


@clause("BR-12.142")
def test_a_fetched_figure_does_not_return() -> None:
    given = Given(age=3).sheet(WOLF, "a3-friggas-domain", "a3-lokis-wrath").put(WOLF, "valhalla", 2).clan(WOLF, rage=1)
    for seat in (RAVEN, SERPENT, BEAR):
        given.clan(seat, rage=0)
    table = given.turn().point("do:invade", warrior(WOLF, "valhalla"), province("gimle"))
    assert table.match.over
    assert table.glory(WOLF) == 3
    assert table.at("gimle", WOLF) == {"warrior": 1}


@idle("a3-friggas-domain")
@clause("BR-12.143")
def test_friggas_domain_is_for_the_invade_action() -> None:
    given = Given(age=3).sheet(WOLF, "a3-friggas-domain", "a1-friggas-succor").put(WOLF, "valhalla", 8)
    table = given.hand(WOLF, "a3-masters-in-arms").turn().point(card("a3-masters-in-arms"))
    assert (table.prompt, table.seat) == ("choose_action", RAVEN)
    given = Given(age=3).sheet(WOLF, "a3-friggas-domain", "a1-friggas-succor").put(WOLF, "valhalla", 8)
    table = given.turn().point("do:invade", figure(WOLF, "leader"), province("gimle"))
    assert (table.prompt, table.seat) == ("choose_action", RAVEN)


@works("a3-odins-throne")
@clause("BR-12.144", "BR-12.145")
def test_odins_throne_doubles_quests() -> None:
    given = Given(age=3).sheet(WOLF, "a3-odins-throne").quests(WOLF, "a3-quest-alfheim").put(WOLF, "gimle", 1)
    table = given.quests(RAVEN, "a3-quest-manheim").put(RAVEN, "angerboda", 1).phase("quests")
    assert table.glory(WOLF) == 18
    table.point("stat:rage")
    assert table.steps(WOLF) == (2, 1, 1)
    assert (table.prompt, table.seat, table.glory(RAVEN)) == ("raise_stat", RAVEN, 9)
    failed = Given(age=3).sheet(WOLF, "a3-odins-throne").quests(WOLF, "a3-quest-alfheim").phase("quests")
    assert failed.glory(WOLF) == 0


@works("a3-friggas-sacrifice")
@clause("BR-12.148", "BR-12.149", "BR-12.151")
def test_friggas_sacrifice() -> None:
    given = Given(age=3).sheet(WOLF, "a3-friggas-sacrifice", "a1-troll").put(WOLF, "gimle", 1, leader=True)
    given.put(WOLF, "yggdrasil", monster="troll").put(WOLF, "north_west", ship=True).put(WOLF, "valhalla", 2)
    table = given.quests(WOLF, "a3-quest-glorious-death").clan(WOLF, rage=1).turn().point("do:sacrifice")
    assert table.offered == [figure(WOLF, "leader"), warrior(WOLF, "gimle"), "monster:troll", figure(WOLF, "ship")]
    table.point("monster:troll")
    assert table.offered == [figure(WOLF, "leader"), warrior(WOLF, "gimle"), figure(WOLF, "ship")]
    with pytest.raises(NotOffered):
        table.point("do:decline")
    table.point(warrior(WOLF, "gimle"), "stat:horns")
    assert table.rage(WOLF) == 1
    assert table.steps(WOLF)[2] == 2
    assert table.dead(WOLF) == {"warrior": 3, "troll": 1}
    table.finish_actions()
    assert table.glory(WOLF) == 11


@clause("BR-12.148", "BR-4.4", "BR-1.68")
def test_friggas_sacrifice_is_the_action_of_a_turn_and_costs_nothing() -> None:
    assert [deck(3, seats).count("a3-friggas-sacrifice.1") for seats in (2, 3, 4)] == [0, 1, 1]
    assert "a3-friggas-sacrifice.2" not in deck(3, 4)
    given = Given(age=3).hand(WOLF, "a3-friggas-sacrifice").put(WOLF, "gimle", 2).put(WOLF, "andlang", 1)
    for seat in (SERPENT, BEAR):
        given.clan(seat, rage=0)
    table = given.clan(WOLF, rage=2).turn()
    assert "do:sacrifice" not in table.offered
    table.point(card("a3-friggas-sacrifice"), "slot:clan.1")
    assert (table.seat, table.rage(WOLF)) == (RAVEN, 1)
    table.point("do:invade", figure(RAVEN, "leader"), province("elvagar"), "do:sacrifice")
    table.point(warrior(WOLF, "gimle"))
    assert table.at("gimle", WOLF) == {"warrior": 2}  # nobody dies before both are chosen
    table.point(warrior(WOLF, "gimle"))
    assert (table.dead(WOLF), table.at("andlang", WOLF)) == ({"warrior": 2}, {"warrior": 1})
    assert (table.prompt, table.seat) == ("raise_stat", WOLF)
    assert table.offered == ["stat:rage", "stat:axes", "stat:horns"]
    table.point("stat:axes")
    assert (table.steps(WOLF), table.rage(WOLF)) == ((1, 2, 1), 1)
    assert (table.prompt, table.seat) == ("choose_action", RAVEN)


@idle("a3-friggas-sacrifice")
@clause("BR-12.150")
def test_friggas_sacrifice_needs_two_figures_and_rage() -> None:
    one = Given(age=3).sheet(WOLF, "a3-friggas-sacrifice").put(WOLF, "gimle", 1).turn()
    assert one.refused["do:sacrifice"] == "BR-12.150"
    broke = Given(age=3).sheet(WOLF, "a3-friggas-sacrifice").put(WOLF, "gimle", 2).clan(WOLF, rage=0).turn(WOLF)
    assert broke.seat == RAVEN


@clause("BR-12.152")
def test_a_sacrificed_ship_pays() -> None:
    given = Given(age=3).sheet(WOLF, "a3-friggas-sacrifice", "a2-fire-dragons").put(WOLF, "north_west", ship=True)
    table = given.put(WOLF, "gimle", 1).turn().point("do:sacrifice", figure(WOLF, "ship"), warrior(WOLF, "gimle"))
    assert table.glory(WOLF) == 8


PRICES = [
    ("a1-lokis-domain", 1),
    ("a1-friggas-charm", 0),
    ("a1-thors-glory", 2),
    ("a1-friggas-succor", 2),
    ("a1-tyrs-domain", 0),
    ("a1-lokis-blessing", 1),
    ("a2-odins-inspiration", 2),
    ("a2-tyrs-challenge", 0),
    ("a2-friggas-protection", 0),
    ("a2-lokis-eminence", 2),
    ("a2-tyrs-prowess", 2),
    ("a2-thors-domain", 1),
    ("a3-friggas-domain", 0),
    ("a3-odins-throne", 2),
    ("a3-thors-conquest", 3),
    ("a3-friggas-sacrifice", 1),
    ("a3-tyrs-wrath", 1),
    ("a3-lokis-wrath", 3),
]


@clause("BR-6.3", "BR-12.1")
@pytest.mark.parametrize(("id", "price"), PRICES)
def test_prices_of_clan_upgrades(id: str, price: int) -> None:
    table = Given(age=3).hand(WOLF, id).turn().point(card(id), "slot:clan.3")
    assert table.rage(WOLF) == 6 - price
    assert table.sheet(WOLF) == [id]
    assert strength(table, WOLF, "gimle") == 0
