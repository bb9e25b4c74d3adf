"""Section 7: monsters."""

import pytest

from meadhall.testing import clause

from .playing import BEAR, RAVEN, SERPENT, WOLF, Given, card, fjord, province, strength, warrior
from .proving import idle, works
from .test_battle import totals


@clause("BR-7.1", "BR-7.4", "BR-7.10", "BR-12.3")
def test_recruiting() -> None:
    table = Given().hand(WOLF, "a1-troll").clan(WOLF, rage=3).turn()
    assert "monster:troll" in table.table["monsters"]
    table.point(card("a1-troll"), "slot:monster.1")
    assert table.rage(WOLF) == 1
    assert (table.prompt, table.ask.about["figure"]) == ("free_invade", "monster:troll")
    assert table.at("reserve", WOLF)["troll"] == 1
    assert "monster:troll" not in table.table["monsters"]
    table.point(province("gimle"))
    assert table.at("gimle", WOLF) == {"troll": 1}
    assert table.rage(WOLF) == 1


@clause("BR-7.2", "BR-7.3")
def test_a_monster_is_a_figure_of_its_owner() -> None:
    given = Given().sheet(WOLF, "a1-troll").put(WOLF, "gimle", 3, monster="troll").quests(WOLF, "a1-quest-alfheim")
    table = given.turn()
    assert table.refused["do:invade"] == "BR-4.33"
    assert strength(table, WOLF, "gimle") == 5
    lone = Given().sheet(WOLF, "a1-troll").put(WOLF, "gimle", monster="troll").put(RAVEN, "gimle", 1)
    assert lone.pillage(WOLF, "gimle").glory(WOLF) == 3
    quest = Given().sheet(WOLF, "a1-troll").put(WOLF, "gimle", monster="troll").quests(WOLF, "a1-quest-alfheim")
    assert quest.phase("quests").glory(WOLF) == 5
    doomed = Given(doomed=("gimle", "horgr", "elvagar")).sheet(WOLF, "a1-troll").put(WOLF, "gimle", monster="troll")
    table = doomed.phase("ragnarok")
    assert table.glory(WOLF) == 2
    assert table.at("reserve", WOLF)["troll"] == 1


@clause("BR-7.5")
def test_a_destroyed_monster_returns() -> None:
    given = Given().sheet(WOLF, "a1-troll").put(WOLF, "gimle", monster="troll").put(RAVEN, "gimle", leader=True)
    table = given.pillage(WOLF, "gimle")
    assert table.dead(WOLF) == {"troll": 1}
    table.finish_actions()
    assert table.at("reserve", WOLF)["troll"] == 1


@clause("BR-7.6", "BR-7.7", "BR-7.8", "BR-7.9")
@pytest.mark.parametrize("place", ["gimle", "reserve", "valhalla"])
def test_a_replaced_monster_leaves_the_game(place: str) -> None:
    given = Given(age=2).sheet(WOLF, "a1-troll", "a2-valkyrie").put(WOLF, "gimle", 3).put(RAVEN, "gimle", 1)
    given.put(WOLF, place, monster="troll").hand(WOLF, "a2-dark-elf").clan(WOLF, stats=(1, 1, 1))
    table = given.turn().point(card("a2-dark-elf"), "slot:monster.1")
    assert (table.prompt, table.ask.about["figure"]) == ("free_invade", "monster:dark_elf")
    table.point(province("gimle"))
    assert table.at("gimle", WOLF) == {"warrior": 3, "dark_elf": 1}
    for where in ("reserve", "valhalla", "gimle"):
        assert "troll" not in table.at(where, WOLF)
    assert "monster:troll" not in table.table["monsters"]
    assert table.glory(WOLF) == 0
    assert len([kind for kind in table.sheet(WOLF) if kind in ("a1-troll", "a2-valkyrie", "a2-dark-elf")]) == 2


@clause("BR-7.11")
@pytest.mark.parametrize(
    ("id", "monster", "price"),
    [
        ("a1-troll", "troll", 2),
        ("a2-valkyrie", "valkyrie", 2),
        ("a2-dark-elf", "dark_elf", 1),
        ("a2-fire-giant", "fire_giant", 4),
        ("a3-frost-giant", "frost_giant", 4),
        ("a3-volur-witch", "volur_witch", 3),
    ],
)
def test_what_a_monster_costs_to_invade(id: str, monster: str, price: int) -> None:
    table = Given(age=3).sheet(WOLF, id).turn().point("do:invade", f"monster:{monster}", province("gimle"))
    assert table.rage(WOLF) == 6 - price


@works("a1-troll")
@clause("BR-7.12", "BR-7.13", "BR-7.33", "BR-7.37")
def test_the_troll_kills_warriors() -> None:
    given = Given(age=2).sheet(WOLF, "a1-troll", "a1-thors-glory").put(RAVEN, "gimle", 2, leader=True)
    given.put(RAVEN, "north_west", ship=True).put(WOLF, "gimle", 1).put(RAVEN, "andlang", 1)
    given.sheet(RAVEN, "a2-dark-elf")
    table = given.turn().point("do:invade", "monster:troll", province("gimle"))
    assert table.dead(RAVEN) == {"warrior": 2}
    assert table.at("gimle", RAVEN) == {"leader": 1}
    assert table.at("north_west", RAVEN) == {"ship": 1}
    assert table.at("gimle", WOLF) == {"warrior": 1, "troll": 1}
    assert table.at("andlang", RAVEN) == {"warrior": 1}
    assert table.glory(WOLF) == 0
    free = Given().put(RAVEN, "gimle", 2).hand(WOLF, "a1-troll").turn()
    free.point(card("a1-troll"), "slot:monster.1", province("gimle"))
    assert free.dead(RAVEN) == {"warrior": 2}


@works("a1-dwarf-chieftain")
@clause("BR-7.14", "BR-7.15", "BR-12.4")
def test_the_dwarf_chieftain_is_free_for_ever() -> None:
    table = Given().hand(WOLF, "a1-dwarf-chieftain").clan(WOLF, rage=1).turn()
    table.point(card("a1-dwarf-chieftain"), "slot:monster.1", "do:decline")
    assert table.rage(WOLF) == 1
    later = Given(age=3).sheet(WOLF, "a1-dwarf-chieftain").clan(WOLF, rage=1).turn()
    later.point("do:invade", "monster:dwarf_chieftain", province("gimle"))
    assert later.rage(WOLF) == 1
    assert strength(later, WOLF, "gimle") == 2
    without = Given(age=3).sheet(WOLF, "a1-dwarf-chieftain").clan(WOLF, rage=0).turn(WOLF)
    assert without.seat == RAVEN


@idle("a1-dwarf-chieftain", "a3-soldier-of-hel")
@clause("BR-7.16")
def test_free_monsters_use_slots_and_horns() -> None:
    given = Given(age=3).sheet(WOLF, "a1-dwarf-chieftain", "a3-soldier-of-hel").put(WOLF, "gimle", 4)
    table = given.clan(WOLF, stats=(1, 1, 1)).turn()
    assert [slot["card"] for slot in table.clan(WOLF)["slots"] if slot["kind"] == "monster"].count(None) == 0
    assert table.refused["do:invade"] == "BR-4.33"


@works("a1-sea-serpent")
@clause("BR-7.17", "BR-7.18", "BR-12.5")
def test_the_sea_serpent_is_a_ship() -> None:
    table = Given().hand(WOLF, "a1-sea-serpent").clan(WOLF, rage=3).turn()
    table.point(card("a1-sea-serpent"), "slot:monster.2")
    assert table.rage(WOLF) == 0
    assert table.offered == [
        fjord("north_east"),
        fjord("south_east"),
        fjord("south_west"),
        fjord("north_west"),
        "do:decline",
    ]
    assert table.refused[province("gimle")] == "BR-1.14"
    table.point(fjord("south_west"))
    assert (strength(table, WOLF, "utgard"), strength(table, WOLF, "andlang")) == (3, 3)
    still = Given().sheet(WOLF, "a1-sea-serpent").put(WOLF, "south_west", monster="sea_serpent").turn()
    assert "do:march" not in still.offered
    given = Given().sheet(RAVEN, "a1-sea-serpent").put(RAVEN, "south_west", monster="sea_serpent")
    call = given.put(WOLF, "yggdrasil", 1).turn().point("do:pillage", province("yggdrasil"))
    assert call.prompt == "choose_action"
    priced = Given().sheet(WOLF, "a1-sea-serpent").turn().point("do:invade", "monster:sea_serpent", fjord("south_west"))
    assert priced.rage(WOLF) == 3


@clause("BR-7.19", "BR-7.20", "BR-12.15")
def test_the_sea_serpent_pays_the_ship_upgrade() -> None:
    given = Given().sheet(RAVEN, "a1-sea-serpent", "a1-lokis-dragons").put(RAVEN, "north_west", monster="sea_serpent")
    given.put(WOLF, "gimle", 1, leader=True)
    table = given.turn().point("do:pillage", province("gimle")).decline()
    assert totals(table) == [4, 3]
    assert table.dead(RAVEN) == {"sea_serpent": 1}
    assert table.glory(RAVEN) == 4


@works("a2-valkyrie")
@clause("BR-7.21", "BR-7.22", "BR-12.71")
def test_the_valkyrie_pays_for_enemies() -> None:
    given = Given(age=2).sheet(WOLF, "a2-valkyrie").put(WOLF, "gimle", 1, monster="valkyrie").put(RAVEN, "gimle", 2)
    table = given.token("gimle", "rage").pillage(WOLF, "gimle")
    assert table.glory(WOLF) == 3 + 2 * 2
    # she pays a loser too, for whoever else died
    given = Given(age=2).sheet(WOLF, "a2-valkyrie").put(WOLF, "gimle", monster="valkyrie").put(RAVEN, "gimle", 1)
    table = given.put(SERPENT, "gimle", leader=True).pillage(WOLF, "gimle")
    assert table.glory(WOLF) == 2
    # and nothing where she is not
    given = Given(age=2).sheet(WOLF, "a2-valkyrie").put(WOLF, "andlang", monster="valkyrie")
    table = given.put(WOLF, "gimle", 2).put(RAVEN, "gimle", 1).token("gimle", "rage").turn()
    assert table.point("do:pillage", province("gimle")).decline().glory(WOLF) == 3


@works("a2-valkyrie")
@clause("BR-7.23", "BR-14.32")
def test_the_valkyrie_pays_when_she_dies_and_after_a_tie() -> None:
    given = Given(age=2).sheet(WOLF, "a2-valkyrie").put(WOLF, "gimle", monster="valkyrie").put(RAVEN, "gimle", 2)
    table = given.pillage(WOLF, "gimle")
    assert table.dead(WOLF) == {"valkyrie": 1}
    assert table.glory(WOLF) == 2 * 2


@idle("a2-valkyrie")
@clause("BR-7.24")
def test_saved_and_retreated_figures_do_not_pay() -> None:
    given = Given(age=3).sheet(WOLF, "a2-valkyrie").put(WOLF, "gimle", 1, monster="valkyrie", leader=True)
    given.put(RAVEN, "gimle", 1, monster="").sheet(RAVEN, "a2-friggas-protection", "a3-volur-witch").clan(RAVEN, rage=1)
    given.put(RAVEN, "gimle", monster="volur_witch").token("gimle", "rage").hand(WOLF, "a1-tyrs-smite")
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a1-tyrs-smite"})
    table.point(warrior(RAVEN, "gimle"))
    assert table.prompt == "witch_retreat"
    table.point(province("yggdrasil"))
    assert table.glory(WOLF) == 3
    assert table.at("yggdrasil", RAVEN) == {"volur_witch": 1}


@works("a2-dark-elf")
@clause("BR-7.25", "BR-7.26", "BR-7.27", "BR-12.72")
def test_the_dark_elf_in_yggdrasil() -> None:
    table = Given(age=2).hand(WOLF, "a2-dark-elf").clan(WOLF, rage=2).turn()
    table.point(card("a2-dark-elf"), "slot:monster.1")
    assert table.rage(WOLF) == 1
    assert {province("yggdrasil"), province("gimle")} <= set(table.offered)
    table.point(province("yggdrasil"))
    assert strength(table, WOLF, "yggdrasil") == 3
    priced = (
        Given(age=2).sheet(WOLF, "a2-dark-elf").turn().point("do:invade", "monster:dark_elf", province("yggdrasil"))
    )
    assert priced.rage(WOLF) == 5
    outer = Given(age=2).sheet(WOLF, "a2-dark-elf").put(WOLF, "gimle", monster="dark_elf").turn()
    assert strength(outer, WOLF, "gimle") == 1


@clause("BR-7.28")
def test_a_warrior_may_follow_the_dark_elf() -> None:
    given = Given(age=2).sheet(WOLF, "a2-dark-elf", "a1-friggas-succor")
    table = given.turn().point("do:invade", "monster:dark_elf", province("yggdrasil"))
    assert table.offered == [province("yggdrasil"), "do:decline"]
    table.point(province("yggdrasil"))
    assert table.at("yggdrasil", WOLF) == {"warrior": 1, "dark_elf": 1}


@clause("BR-7.29")
def test_the_dark_elf_may_pillage_yggdrasil_at_once() -> None:
    given = Given(age=2).sheet(WOLF, "a2-dark-elf", "a2-thors-domain")
    table = given.turn().point("do:invade", "monster:dark_elf", province("yggdrasil"))
    assert (table.prompt, table.offered) == ("domain_pillage", [province("yggdrasil"), "do:decline"])
    assert table.point(province("yggdrasil")).steps(WOLF) == (2, 2, 2)


@works("a2-fire-giant")
@clause("BR-7.30", "BR-7.31", "BR-7.32", "BR-12.73", "BR-7.33")
def test_the_fire_giant_kills_all_but_monsters() -> None:
    given = Given(age=2).sheet(WOLF, "a2-fire-giant").sheet(RAVEN, "a1-troll", "a1-sea-serpent")
    given.put(RAVEN, "gimle", 1, leader=True, monster="troll").put(
        RAVEN, "north_west", ship=True, monster="sea_serpent"
    )
    given.put(WOLF, "gimle", 1).put(WOLF, "north_west", ship=True).put(SERPENT, "north_west", ship=True)
    table = given.turn().point("do:invade", "monster:fire_giant", province("gimle"))
    assert table.dead(RAVEN) == {"leader": 1, "warrior": 1, "ship": 1}
    assert table.dead(SERPENT) == {"ship": 1}
    assert table.at("gimle", RAVEN) == {"troll": 1}
    assert table.at("north_west", RAVEN) == {"sea_serpent": 1}
    assert table.at("gimle", WOLF) == {"warrior": 1, "fire_giant": 1}
    assert table.at("north_west", WOLF) == {"ship": 1}
    free = Given(age=2).put(RAVEN, "gimle", leader=True).hand(WOLF, "a2-fire-giant").turn()
    free.point(card("a2-fire-giant"), "slot:monster.1", province("gimle"))
    assert free.dead(RAVEN) == {"leader": 1}


@clause("BR-7.33")
def test_the_killing_happens_out_of_valhalla_too() -> None:
    given = Given(age=3).sheet(WOLF, "a1-troll", "a3-friggas-domain").put(WOLF, "valhalla", monster="troll")
    table = given.put(RAVEN, "gimle", 2).turn().point("do:invade", "monster:troll", province("gimle"))
    assert table.dead(RAVEN) == {"warrior": 2}
    assert table.rage(WOLF) == 5


@idle("a1-troll", "a2-fire-giant")
@clause("BR-7.34")
def test_killers_make_no_room_for_themselves() -> None:
    given = Given(age=2).sheet(WOLF, "a2-fire-giant", "a1-troll").put(RAVEN, "andlang", 3)
    table = given.turn().point("do:invade", "monster:fire_giant")
    assert table.refused[province("andlang")] == "BR-1.9"
    table = given.turn().point("do:invade", "monster:troll")
    assert table.refused[province("andlang")] == "BR-1.9"


@clause("BR-7.36", "BR-12.89")
def test_figures_may_be_saved_from_a_killer() -> None:
    given = Given(age=2).sheet(WOLF, "a1-troll").put(RAVEN, "gimle", 2).sheet(RAVEN, "a2-friggas-protection")
    table = given.clan(RAVEN, rage=1).turn().point("do:invade", "monster:troll", province("gimle"))
    assert (table.prompt, table.seat) == ("save_figure", RAVEN)
    table.point(warrior(RAVEN, "gimle"))
    assert table.at("gimle", RAVEN) == {"warrior": 1}
    assert table.dead(RAVEN) == {"warrior": 1}
    assert table.rage(RAVEN) == 0


def frost_giant(token: str, place: str = "gimle") -> Given:
    given = Given(age=3).sheet(WOLF, "a3-frost-giant").put(WOLF, place, monster="frost_giant")
    return given.token(place, token) if place != "yggdrasil" else given


@works("a3-frost-giant")
@clause("BR-7.38", "BR-7.40", "BR-7.41", "BR-7.42", "BR-12.132")
@pytest.mark.parametrize(
    ("token", "steps", "glory"),
    [("rage", (3, 1, 1), 0), ("axes", (1, 3, 1), 0), ("horns", (1, 1, 3), 0), ("glory5", (1, 1, 1), 10)],
)
def test_the_frost_giant_is_paid_twice(token: str, steps: tuple[int, int, int], glory: int) -> None:
    table = frost_giant(token).pillage(WOLF, "gimle")
    assert table.steps(WOLF) == steps
    assert table.glory(WOLF) == glory


@clause("BR-7.43")
def test_the_frost_giant_in_yggdrasil() -> None:
    assert frost_giant("all_stats", "yggdrasil").pillage(WOLF, "yggdrasil").steps(WOLF) == (3, 3, 3)


@idle("a3-frost-giant")
@clause("BR-7.39")
def test_the_frost_giant_must_stand_there() -> None:
    given = frost_giant("rage").put(WOLF, "andlang", 1).token("andlang", "rage")
    assert given.turn().point("do:pillage", province("andlang")).decline().steps(WOLF) == (2, 1, 1)
    # a pillage of somebody else's does not pay it either
    given = frost_giant("rage").put(RAVEN, "gimle", 1, leader=True).hand(RAVEN, "a3-tyrs-rage")
    table = given.turn(RAVEN).point("do:pillage", province("gimle")).decline().cards({RAVEN: "a3-tyrs-rage"})
    assert (table.steps(WOLF)[0], table.steps(RAVEN)[0]) == (1, 2)


@clause("BR-7.44")
def test_the_frost_giant_doubles_the_token_alone() -> None:
    given = frost_giant("rage").put(RAVEN, "gimle", 1).hand(WOLF, "a1-friggas-grace")
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a1-friggas-grace"}).point("stat:axes")
    assert table.steps(WOLF) == (3, 2, 1)
    given = frost_giant("rage").put(RAVEN, "gimle", 1).hand(WOLF, "a2-thors-oath")
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a2-thors-oath"}).point("stat:axes")
    assert table.steps(WOLF) == (3, 2, 1)
    table = frost_giant("rage").sheet(WOLF, "a3-lord-of-spears").put(WOLF, "gimle", leader=True).pillage(WOLF, "gimle")
    assert table.steps(WOLF) == (4, 2, 2)
    table = frost_giant("rage").sheet(WOLF, "a2-lord-of-axes").put(WOLF, "gimle", leader=True).pillage(WOLF, "gimle")
    assert table.point("stat:axes").steps(WOLF) == (3, 2, 1)


@works("a3-soldier-of-hel")
@clause("BR-7.45", "BR-12.133", "BR-7.15")
def test_the_soldier_of_hel_is_free() -> None:
    table = Given(age=3).hand(WOLF, "a3-soldier-of-hel").clan(WOLF, rage=1).turn()
    table.point(card("a3-soldier-of-hel"), "slot:monster.1", "do:decline")
    assert table.rage(WOLF) == 1
    table = Given(age=3).sheet(WOLF, "a3-soldier-of-hel").clan(WOLF, rage=1).turn()
    table.point("do:invade", "monster:soldier_of_hel", province("gimle"))
    assert table.rage(WOLF) == 1
    assert strength(table, WOLF, "gimle") == 3


@idle("a2-valkyrie", "a1-thors-glory")
@clause("BR-7.37")
def test_the_killing_is_no_battle() -> None:
    given = (
        Given(age=2)
        .sheet(WOLF, "a2-fire-giant", "a2-valkyrie", "a1-thors-glory")
        .put(WOLF, "gimle", monster="valkyrie")
    )
    table = given.put(RAVEN, "gimle", 2).put(BEAR, "gimle", 1).turn()
    table.point("do:invade", "monster:fire_giant", province("gimle"))
    assert table.dead(RAVEN) == {"warrior": 2}
    assert table.glory(WOLF) == 0
