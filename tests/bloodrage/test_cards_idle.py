"""Section 12: cards do nothing where they must not."""

import pytest

from meadhall import NotOffered
from meadhall.testing import clause

from .playing import BEAR, RAVEN, SERPENT, WOLF, Given, card, figure, fjord, province, strength, warrior
from .proving import idle
from .test_battle import gimle, totals

LOKI = ["a1-lokis-domain", "a2-lokis-eminence", "a3-lokis-wrath"]


# --- figures -------------------------------------------------------------------------------------------------------


@idle()
@clause("BR-6.22", "BR-1.47")
@pytest.mark.parametrize("id", ["a1-brothers-in-arms", "a2-experts-in-arms", "a3-masters-in-arms"])
def test_an_upgrade_for_warriors_is_for_warriors_of_ones_own(id: str) -> None:
    given = Given(age=3).sheet(WOLF, id, "a1-troll").put(WOLF, "gimle", leader=True, monster="troll")
    table = given.put(WOLF, "south_west", ship=True).put(RAVEN, "andlang", 2).turn()
    assert strength(table, WOLF, "gimle") == 3 + 2
    assert strength(table, WOLF, "andlang") == 2
    assert strength(table, RAVEN, "andlang") == 2


@idle("a1-sea-serpent")
@clause("BR-7.17", "BR-7.18")
def test_the_sea_serpent_does_not_come_ashore() -> None:
    given = Given().sheet(WOLF, "a1-sea-serpent").put(WOLF, "north_west", monster="sea_serpent").put(WOLF, "gimle", 1)
    table = given.turn().point("do:march")
    assert table.offered == [province("gimle")]
    assert table.refused[fjord("north_west")] == "BR-4.49"
    table.point(province("gimle"), province("yggdrasil"))
    assert table.refused["monster:sea_serpent"] == "BR-1.20"
    with pytest.raises(NotOffered):
        table.point("monster:sea_serpent")
    call = given.put(RAVEN, "yggdrasil", 1).turn(RAVEN).point("do:pillage", province("yggdrasil"))
    assert call.offered == [warrior(WOLF, "gimle"), "do:decline"]
    assert call.refused["monster:sea_serpent"] == "BR-1.20"
    assert strength(call, WOLF, "yggdrasil") == 0


@idle("a2-dark-elf")
@clause("BR-7.25", "BR-7.26", "BR-4.31")
def test_the_dark_elf_opens_yggdrasil_to_nobody_else() -> None:
    given = Given(age=2).sheet(WOLF, "a2-dark-elf").put(WOLF, "yggdrasil", 1, monster="dark_elf")
    table = given.turn().point("do:invade", figure(WOLF, "leader"))
    assert table.refused[province("yggdrasil")] == "BR-4.31"
    assert strength(table, WOLF, "yggdrasil") == 1 + 3
    outer = Given(age=2).sheet(WOLF, "a2-dark-elf").put(WOLF, "gimle", 1, monster="dark_elf").turn()
    assert strength(outer, WOLF, "gimle") == 1 + 1


@idle("a2-fire-giant")
@clause("BR-7.35")
def test_the_fire_giant_kills_nobody_when_it_walks() -> None:
    given = Given(age=2).sheet(WOLF, "a2-fire-giant").put(WOLF, "yggdrasil", monster="fire_giant")
    given.put(RAVEN, "gimle", 1, leader=True).put(RAVEN, "north_west", ship=True).hand(RAVEN, "a1-tyrs-bash")
    marched = given.turn().point("do:march", province("yggdrasil"), province("gimle"), "monster:fire_giant")
    assert marched.dead(RAVEN) == {}
    called = given.turn(RAVEN).point("do:pillage", province("gimle"), "monster:fire_giant")
    assert called.dead(RAVEN) == {}
    assert called.prompt == "battle_card"


# --- the sheet -----------------------------------------------------------------------------------------------------


@idle()
@clause("BR-10.3", "BR-6.10")
@pytest.mark.parametrize("id", LOKI)
def test_loki_pays_neither_for_the_living_nor_for_others_nor_without_a_card(id: str) -> None:
    living = Given(age=3).sheet(WOLF, id).put(WOLF, "gimle", 2, leader=True).put(RAVEN, "valhalla", 3)
    table = living.phase("valhalla")
    assert (table.glory(WOLF), table.glory(RAVEN)) == (0, 0)
    in_hand = Given(age=3).hand(WOLF, id).put(WOLF, "valhalla", 3).phase("valhalla")
    assert in_hand.glory(WOLF) == 0


@idle()
@clause("BR-12.32", "BR-12.153", "BR-5.36")
@pytest.mark.parametrize("id", ["a1-tyrs-domain", "a3-tyrs-wrath"])
def test_tyr_counts_quests_of_his_owner_alone(id: str) -> None:
    given = gimle(age=3).sheet(WOLF, id).hand(RAVEN, "a1-quest-alfheim").hand(WOLF, "a1-thors-hammer")
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a1-thors-hammer", RAVEN: "a1-quest-alfheim"})
    assert table.prompt == "choose_action"  # nobody is asked for a number
    assert totals(table) == [2 + 1, 1]
    upgrade = gimle(age=3).sheet(WOLF, id).hand(WOLF, "a1-troll").pillage(WOLF, "gimle").cards({WOLF: "a1-troll"})
    assert totals(upgrade) == [2, 1]


@idle("a1-lokis-blessing")
@clause("BR-12.35", "BR-12.36")
def test_lokis_blessing_is_for_those_who_fought_and_lost() -> None:
    won = gimle().sheet(WOLF, "a1-lokis-blessing").sheet(SERPENT, "a1-lokis-domain").pillage(WOLF, "gimle")
    assert (won.prompt, won.seat) == ("choose_action", RAVEN)
    absent = gimle().sheet(SERPENT, "a1-lokis-blessing").put(SERPENT, "horgr", 1).pillage(WOLF, "gimle")
    assert (absent.prompt, absent.seat) == ("choose_action", RAVEN)


@idle("a2-odins-inspiration")
@clause("BR-12.77", "BR-12.78")
def test_odins_inspiration_is_for_ragnarok() -> None:
    won = gimle(age=2).sheet(WOLF, "a2-odins-inspiration").token("gimle", "glory5").pillage(WOLF, "gimle")
    assert won.glory(WOLF) == 5 + 3
    given = Given(age=2, doomed=("horgr", "gimle", "elvagar")).sheet(WOLF, "a2-odins-inspiration", "a1-lokis-dragons")
    table = given.put(WOLF, "north_west", ship=True).put(WOLF, "valhalla", 2).put(RAVEN, "gimle", 1).phase("ragnarok")
    assert table.glory(WOLF) == 2 * 3 + 4  # the ship's own glory is not doubled, and the earlier dead pay nothing
    assert table.glory(RAVEN) == 3


@idle("a3-odins-throne")
@clause("BR-12.144", "BR-12.145")
def test_odins_throne_is_for_quests_fulfilled() -> None:
    given = Given(age=3).sheet(WOLF, "a3-odins-throne").quests(WOLF, "a3-quest-alfheim").put(RAVEN, "gimle", 1)
    table = given.quests(RAVEN, "a3-quest-alfheim").phase("quests")
    assert (table.seat, table.glory(WOLF), table.glory(RAVEN)) == (RAVEN, 0, 9)
    battle = gimle(age=3).sheet(WOLF, "a3-odins-throne").pillage(WOLF, "gimle")
    assert battle.glory(WOLF) == 3


@idle("a3-thors-conquest")
@clause("BR-11.5", "BR-12.146", "BR-12.147")
def test_thors_conquest_waits_for_the_end_and_counts_the_board_alone() -> None:
    table = Given(age=3).sheet(WOLF, "a3-thors-conquest").put(WOLF, "valhalla", 3).put(RAVEN, "gimle", 3)
    assert table.phase("valhalla").glory(WOLF) == 0
    fought = gimle(age=3).sheet(WOLF, "a3-thors-conquest").pillage(WOLF, "gimle")
    assert fought.glory(WOLF) == 3


# --- battle --------------------------------------------------------------------------------------------------------


@idle("a1-odins-smite")
@clause("BR-12.47")
def test_odins_smite_strikes_warriors_of_opponents_in_the_province_alone() -> None:
    given = gimle(wolves=1, ravens=1).put(RAVEN, "andlang", 1).put(SERPENT, "gimle", leader=True)
    given.put(BEAR, "north_west", ship=True).put(BEAR, "horgr", 1).hand(WOLF, "a1-odins-smite")
    table = given.turn().point("do:pillage", province("gimle")).decline().cards({WOLF: "a1-odins-smite"})
    assert table.events("destroyed")[0]["figures"] == [warrior(RAVEN, "gimle")]
    assert totals(table) == [1 + 1, 0, 3, 2]  # leader and ship are spared, and so is its owner's warrior
    assert table.at("andlang", RAVEN) == {"warrior": 1}
    assert table.at("horgr", BEAR) == {"warrior": 1}


@idle("a2-odins-tide")
@clause("BR-12.119", "BR-12.122", "BR-12.123")
def test_odins_tide_spares_single_figures_and_those_elsewhere() -> None:
    given = gimle(age=2, wolves=1, ravens=1).put(WOLF, "andlang", 2).put(SERPENT, "south_west", ship=True)
    given.put(SERPENT, "horgr", 2).hand(WOLF, "a2-odins-tide")
    table = given.turn().point("do:pillage", province("gimle")).decline().cards({WOLF: "a2-odins-tide"})
    assert totals(table) == [1 + 1, 1]
    assert (table.dead(WOLF), table.dead(SERPENT)) == ({}, {})
    assert table.at("andlang", WOLF) == {"warrior": 2}
    assert table.at("horgr", SERPENT) == {"warrior": 2}


@idle("a1-thors-hammer", "a2-thors-oath", "a3-thors-ascension", "a3-odins-judgement")
@clause("BR-5.27", "BR-5.24")
@pytest.mark.parametrize(
    "held", ["a1-thors-hammer", "a2-thors-oath", "a3-thors-ascension", "a3-odins-judgement", "a1-friggas-grace"]
)
def test_a_battle_card_does_nothing_without_a_battle(held: str) -> None:
    table = Given(age=3).put(WOLF, "gimle", 2).token("gimle", "rage").hand(WOLF, held).pillage(WOLF, "gimle")
    assert (table.prompt, table.seat) == ("choose_action", RAVEN)
    assert (table.glory(WOLF), table.rage(WOLF), table.steps(WOLF)) == (0, 6, (2, 1, 1))
    assert table.hand(WOLF) == [held]


@idle()
@clause("BR-12.66", "BR-12.127", "BR-12.170")
@pytest.mark.parametrize("id", ["a1-thors-hammer", "a2-thors-oath", "a3-thors-ascension"])
def test_thor_gives_nothing_to_losers_and_after_a_tie(id: str) -> None:
    lost = gimle(age=3, wolves=3).hand(RAVEN, id).pillage(WOLF, "gimle").cards({RAVEN: id})
    assert lost.prompt == "choose_action"
    assert (lost.glory(RAVEN), lost.rage(RAVEN), lost.steps(RAVEN)) == (0, 6, (1, 1, 1))
    tied = gimle(age=3, wolves=2).hand(RAVEN, id).pillage(WOLF, "gimle").cards({RAVEN: id})
    assert tied.events("battle_tied")
    assert tied.prompt == "choose_action"
    assert (tied.glory(RAVEN), tied.rage(RAVEN), tied.steps(RAVEN)) == (0, 6, (1, 1, 1))


@idle("a3-odins-judgement")
@clause("BR-12.172")
def test_odins_judgement_pays_nothing_for_the_saved() -> None:
    given = (
        gimle(age=3).sheet(RAVEN, "a2-friggas-protection").put(SERPENT, "valhalla", 3).hand(WOLF, "a3-odins-judgement")
    )
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a3-odins-judgement"}).point(warrior(RAVEN, "gimle"))
    assert table.glory(WOLF) == 3


@idle()
@clause("BR-8.27", "BR-8.28")
@pytest.mark.parametrize("id", ["a1-quest-glorious-death", "a2-quest-glorious-death", "a3-quest-glorious-death"])
def test_three_dead_or_the_dead_of_others_are_no_glorious_death(id: str) -> None:
    given = Given(age=int(id[1])).quests(WOLF, id).put(WOLF, "valhalla", 3).put(WOLF, "gimle", 2)
    table = given.put(RAVEN, "valhalla", 5).phase("quests")
    assert table.glory(WOLF) == 0
    assert table.prompt != "raise_stat"


@idle("a1-lokis-trickery", "a2-lokis-backstab", "a3-lokis-poison")
@clause("BR-12.60", "BR-12.125", "BR-12.173", "BR-5.55")
@pytest.mark.parametrize("played", ["a1-lokis-trickery", "a2-lokis-backstab", "a3-lokis-poison"])
def test_loki_gives_a_winner_nothing(played: str) -> None:
    given = gimle(age=3).hand(WOLF, played).hand(RAVEN, "a1-troll").clan(RAVEN, glory=5)
    table = given.pillage(WOLF, "gimle").cards({WOLF: played, RAVEN: "a1-troll"})
    assert (table.glory(WOLF), table.glory(RAVEN)) == (3, 5)
    assert (table.rage(WOLF), table.rage(RAVEN)) == (6, 6)
    assert (table.hand(WOLF), table.hand(RAVEN)) == ([], ["a1-troll"])
    assert card(played) not in table.offered
