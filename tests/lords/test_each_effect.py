"""What is alike on many cards, each shown to work by itself: values in a Battle, attacks, gods, Requisites, Events."""

import pytest

from meadhall.games.lords.content import CONTENT
from meadhall.games.lords.pieces import MONSTERS, RUNES
from meadhall.testing import clause

from .playing import Given
from .proving import works
from .test_battle import attack, play, values
from .test_heroes import led
from .test_hunt import attacked, injuries, wounding
from .test_hunt import play as hunt
from .test_maneuvers import maneuvers
from .test_monsters import bound, event, where
from .test_monument import GAUTLAND, SVEALAND, building

# --- Combat cards ----------------------------------------------------------------------------------------------------


@works()
@clause("LR-31.15", "LR-41.22", "LR-41.32", "LR-41.42")
@pytest.mark.parametrize(
    ("id", "attacker", "defender", "counted"),
    [
        ("spear_wall/battle", (), ("spear_wall",), [4, 3 + 3]),
        ("round_shield/battle", (), ("round_shield",), [4, 3 + 3]),
        ("bearded_axe/battle", ("bearded_axe",), (), [4 + 4, 3]),
        ("twin_blades/battle", (), ("twin_blades",), [4, 3 + 3]),
    ],
)
def test_a_card_counts_more_where_it_says(
    id: str, attacker: tuple[str, ...], defender: tuple[str, ...], counted: list[int]
) -> None:
    given = Given(3).control(1, 10).armies(1, 10, 1, 2).hand(0, *attacker).hand(1, *defender)
    assert values(play(attack(given), *attacker, *defender)) == counted


@works("bow/battle")
@clause("LR-41.24")
def test_a_bow_counts_a_region_nearby_with_an_own_army() -> None:
    given = Given(3).control(1, 10).armies(1, 10, 4).armies(0, 11, 1).hand(0, "bow")
    assert values(play(attack(given), "bow")) == [4 + 1 + 1, 4]


@works("dwarven_hammer/battle")
@clause("LR-41.36")
def test_a_dwarven_hammer_ignores_the_symbol_of_a_sword() -> None:
    given = Given(3).control(1, 10, 11).armies(1, 10, 1).hand(0, "dwarven_hammer", "sword")
    assert play(attack(given, 6), "dwarven_hammer", "sword").armies(0, 10) == [5]


@works("spear_wall/hunt")
@clause("LR-41.21", "LR-41.16")
def test_a_spear_wall_pairs_with_another_spear() -> None:
    table = hunt(wounding(Given(3).hand(0, "spear_wall", "spear")), "wound:garm.3", "spear_wall", "spear")
    assert table.table["monsters"]["garm"]["wounds"][2] == 0


@works("bow/hunt")
@clause("LR-41.23", "LR-41.16")
def test_a_bow_pairs_with_another_bow() -> None:
    table = hunt(wounding(Given(3).hand(0, "bow", "bow")), "wound:garm.3", "bow", "bow")
    assert table.table["monsters"]["garm"]["wounds"][2] == 0


@works("twin_blades/hunt")
@clause("LR-41.28", "LR-28.4")
def test_twin_blades_serve_an_axe() -> None:
    table = hunt(wounding(Given(3).hand(0, "twin_blades")), "wound:garm.4", "twin_blades")
    assert table.table["monsters"]["garm"]["wounds"][3] == 0


@works()
@clause("LR-41.39", "LR-41.41", "LR-27.7")
@pytest.mark.parametrize("id", ["shield/hunt", "round_shield/hunt"])
def test_a_shield_defends_by_itself(id: str) -> None:
    shield = id.partition("/")[0]
    table = hunt(attacked(Given(3).hand(0, shield), "blow_2"), "blow_2", shield)
    assert (table.events("attack_answered")[0]["defended"], injuries(table)) == (True, 0)


# --- attacks ---------------------------------------------------------------------------------------------------------


@works()
@clause("LR-42.15", "LR-42.16", "LR-42.17")
@pytest.mark.parametrize(
    ("id", "n"), [("claw_1", 1), ("claw_2", 1), ("claw_3", 1), ("blow_1", 2), ("blow_2", 2), ("frenzy_1", 1)]
)
def test_an_attack_that_is_not_defended_injures(id: str, n: int) -> None:
    table = hunt(attacked(Given(3), id), id)
    for which in ("might", "authority")[:n]:
        table.point(f"attribute:{which}")
    assert (injuries(table), table.prompt) == (n, "hunt_slot")


@works("frenzy_1")
@clause("LR-42.17")
def test_a_frenzy_takes_a_card_too() -> None:
    table = attacked(Given(3).hand(0, "axe"), "frenzy_1").luck(0)
    assert "axe" not in hunt(table, "frenzy_1", "do:done").point("attribute:might").hand(0)


@works()
@clause("LR-42.20")
@pytest.mark.parametrize("id", ["special_1", "special_2", "special_3"])
def test_a_special_attack_is_that_of_the_tray(id: str) -> None:
    table = hunt(attacked(Given(3), id, foe="nidhogg"), id).point("attribute:might")
    assert table.table["hunt"]["rage"] == 2


@works()
@clause("LR-43.11", "LR-43.15")
@pytest.mark.parametrize("id", ["draugr/special", "fafnir/special"])
def test_what_a_tray_demands_is_given_up_and_what_is_missing_is_an_injury(id: str) -> None:
    foe = id.partition("/")[0]
    table = hunt(attacked(Given(3).hand(0, "bow").runes(0, uruz=1), "special_1", foe=foe), "special_1", "do:done")
    if table.prompt == "card_discard":
        table.point(table.offered[0])
    assert table.prompt == "injury_take"
    assert (table.hand(0), table.runes(0)) == (([], {"uruz": 1}) if foe == "draugr" else (["bow"], {}))


# --- Heroes and gods -------------------------------------------------------------------------------------------------


@works("ragnar")
@clause("LR-39.2", "LR-6.2")
def test_ragnar_adds_one_for_his_army() -> None:
    given = led(Given(3).hero(0, 8).control(1, 10).armies(1, 10, 4), "ragnar")
    assert values(attack(given)) == [4 + 1, 4]


@works("snorri")
@clause("LR-39.7", "LR-6.2")
def test_snorri_is_given_a_rune() -> None:
    given = led(Given(3).hero(0, 8).drakkar(0, "n").armies(0, 8, 2), "snorri")
    table = maneuvers(given).point("army:0.8.2", "region:9", "rune:algiz")
    assert table.runes(0) == {"algiz": 1}


@works()
@clause("LR-47.2", "LR-47.3", "LR-47.6", "LR-47.7", "LR-47.10", "LR-47.11", "LR-47.12")
@pytest.mark.parametrize(
    ("id", "gained"),
    [("odin/1", 1), ("odin/2", 2), ("thor/1", 1), ("thor/2", 2), ("freya/1", 1), ("freya/2", 2), ("freya/3", 3)],
)
def test_a_god_gives_as_much_as_the_monument_has_levels(id: str, gained: int) -> None:
    god, level = id.split("/")
    table = Given(3).priests(0, 1).level(god, int(level)).armies(0, 8, 1, 1).turn(0).point(f"monument:{god}")
    while table.prompt in ("army_raise", "rune_gain"):
        table.point(table.offered[-1])
    raised = sum(table.armies(0, 8)) - 2
    assert {"odin": raised, "thor": len(table.hand(0)), "freya": sum(table.runes(0).values())}[god] == gained


# --- Requisites ------------------------------------------------------------------------------------------------------


@works()
@clause("LR-50.11", "LR-23.5", "LR-23.6", "LR-23.7")
@pytest.mark.parametrize("id", [card.id for card in CONTENT.requisites])
def test_a_requisite_that_is_met_is_turned_when_a_monument_is_built(id: str) -> None:
    kind, _, players = id.partition("_")
    given = Given(int(players)).hero(0, 8).level("thor", 2 if kind == "monument" else 0)
    if kind == "lands":
        given.control(1, *SVEALAND, *GAUTLAND)
    elif kind == "temples":
        given.temples(3, 4, 6, 8).control(1, 3, 4, 6, 8)
    elif kind == "realms":
        given.allied(1, "alfheim", "vanaheim", "niflheim", "jotunheim")
    elif kind == "slayer":
        given.s.players[1].slayers = 2
    table = building(given).point("monument:thor")
    assert table.fallen == [id]


# --- Events ----------------------------------------------------------------------------------------------------------


@works()
@clause("LR-24.2", "LR-24.6", "LR-24.7", "LR-24.10")
@pytest.mark.parametrize("id", [f"event_{event.number}" for event in CONTENT.events])
def test_an_event_places_and_rouses_what_it_shows(id: str) -> None:
    (fact,) = (fact for fact in CONTENT.events if id == f"event_{fact.number}")
    table = event(Given(3), fact.number).at(["resolve_event"])
    monster = MONSTERS[2 * RUNES.index(fact.place)]
    assert [name for name in MONSTERS if where(table, name) is not None] == [monster]
    given = event(Given(3), fact.number)
    for name in MONSTERS:
        bound(given.monster(name, 3), name, MONSTERS.index(name) % 3)
    table, asked = given.at(["resolve_event"]), []
    while table.prompt == "monster_act":
        asked.append(table.ask.about["monster"])
        table.point("do:move", "region:4")
    shown = [2 * RUNES.index(rune) + k for rune in fact.activate for k in range(2)]
    assert asked == [f"monster:{MONSTERS[k]}" for k in shown]
    assert (table.prompt == "boss_place") == fact.boss
