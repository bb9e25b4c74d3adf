"""Section 1: provinces, fjords, ships and destroyed land."""

import pytest

from meadhall import ImpossiblePosition, Match
from meadhall.games.bloodrage.board import (
    ADJACENT,
    FJORD_OF,
    NAMES,
    NOWHERE,
    PROVINCES,
    REGION,
    SHORES,
    VILLAGES,
    YGGDRASIL,
)
from meadhall.games.bloodrage.content import CONTENT
from meadhall.games.bloodrage.game import GAME
from meadhall.testing import clause

from .playing import BEAR, RAVEN, SERPENT, WOLF, Given, card, figure, fjord, province, strength, warrior

RING = ["elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle", "myrkulor"]


@clause("BR-1.1", "BR-1.2", "BR-1.3")
def test_provinces_and_regions() -> None:
    names = [NAMES[place] for place in PROVINCES]
    assert sorted(names) == sorted([*RING, "yggdrasil"])
    regions = {region: {NAMES[place] for place in places} for region, places in REGION.items()}
    assert regions == {
        "manheim": {"myrkulor", "elvagar", "angerboda"},
        "alfheim": {"andlang", "gimle"},
        "jotunheim": {"utgard", "horgr", "muspelheim"},
    }


@clause("BR-1.4", "BR-1.5", "BR-1.6")
def test_adjacency() -> None:
    neighbours = {NAMES[place]: {NAMES[other] for other in ADJACENT[place]} for place in PROVINCES}
    for k, name in enumerate(RING):
        assert neighbours[name] == {RING[k - 1], RING[(k + 1) % 8], "yggdrasil"}
    assert neighbours["yggdrasil"] == set(RING)


@clause("BR-1.7")
def test_a_destroyed_province_does_not_close_the_ring() -> None:
    # myrkulor lies destroyed between gimle and elvagar
    given = Given().put(WOLF, "gimle", 1).put(RAVEN, "elvagar", 1)
    table = given.turn(WOLF).point("do:pillage", province("gimle"))
    assert table.prompt != "call_to_battle"
    assert table.land("gimle")["pillaged"]


@clause("BR-1.8", "BR-1.9", "BR-1.10", "BR-1.11")
def test_villages() -> None:
    villages = {NAMES[place]: VILLAGES[place] for place in PROVINCES if place != YGGDRASIL}
    assert villages == dict(zip(RING, (4, 5, 5, 4, 3, 3, 5, 3), strict=True))
    assert sum(villages.values()) == 32
    full = Given().put(WOLF, "andlang", 1).put(RAVEN, "andlang", 2).put(BEAR, "yggdrasil", 8).turn(WOLF)
    full.point("do:invade", warrior(WOLF, "reserve"))
    assert province("gimle") in full.offered
    assert full.refused[province("andlang")] == "BR-1.9"
    with pytest.raises(ImpossiblePosition, match=r"BR-1\.9"):
        Given().put(WOLF, "andlang", 2).put(RAVEN, "andlang", 2).turn()


@clause("BR-1.12", "BR-1.18")
def test_fjords() -> None:
    shores = {NAMES[place]: {NAMES[shore] for shore in pair} for place, pair in SHORES.items()}
    assert shores == {
        "north_east": {"elvagar", "angerboda"},
        "south_east": {"muspelheim", "horgr"},
        "south_west": {"utgard", "andlang"},
        "north_west": {"gimle", "myrkulor"},
    }
    assert FJORD_OF[YGGDRASIL] == NOWHERE
    table = Given().put(WOLF, "north_west", ship=True).turn()
    assert strength(table, WOLF, "yggdrasil") == 0
    assert "do:pillage" in table.offered


@clause("BR-1.13", "BR-1.14", "BR-14.17")
def test_a_fjord_holds_any_number_of_ships_and_nothing_else() -> None:
    given = Given().put(RAVEN, "north_west", ship=True).put(SERPENT, "north_west", ship=True)
    given.put(BEAR, "north_west", ship=True)
    table = given.turn(WOLF).point("do:invade", figure(WOLF, "ship"))
    assert fjord("north_west") in table.offered
    assert table.refused[province("gimle")] == "BR-1.14"
    table.point(fjord("north_west"))
    assert len(table.table["fjords"]["north_west"]["figures"]) == 4
    table = Given().turn(WOLF).point("do:invade", warrior(WOLF, "reserve"))
    assert table.refused[fjord("north_west")] == "BR-1.14"
    s = Given().put(WOLF, "gimle", 1)
    s.s.clans[WOLF].leader = NAMES.index("north_west")
    with pytest.raises(ImpossiblePosition, match=r"BR-1\.14"):
        s.turn()


@clause("BR-1.15", "BR-1.46")
def test_a_ship_supports_both_provinces() -> None:
    table = Given().put(WOLF, "south_west", ship=True).turn()
    assert strength(table, WOLF, "utgard") == 2
    assert strength(table, WOLF, "andlang") == 2
    assert strength(table, WOLF, "gimle") == 0


@clause("BR-1.16", "BR-1.17")
def test_an_effect_on_a_province_hits_its_fjord() -> None:
    # Ragnarök takes gimle; the ship beside it supports myrkulor too and dies all the same.
    given = Given(lost=("utgard",), doomed=("gimle", "horgr", "elvagar")).put(WOLF, "north_west", ship=True)
    table = given.phase("ragnarok")
    assert table.glory(WOLF) == 2
    assert table.at("north_west", WOLF) == {}
    assert "ship" in table.at("reserve", WOLF)  # by way of Valhalla


@clause("BR-1.19")
def test_a_fjord_is_no_province() -> None:
    given = Given().put(WOLF, "north_west", ship=True).put(WOLF, "yggdrasil", 1)
    table = given.turn().point("do:pillage")
    assert table.refused[fjord("north_west")] == "BR-1.19"
    table = given.turn().point("do:march")
    assert fjord("north_west") in table.refused
    table.point(province("yggdrasil"))
    assert table.refused[fjord("north_west")] == "BR-4.49"


@clause("BR-1.20")
def test_a_ship_answers_no_call() -> None:
    given = Given().put(WOLF, "yggdrasil", 1).put(RAVEN, "north_west", ship=True).put(RAVEN, "gimle", 1)
    table = given.turn().point("do:pillage", province("yggdrasil"))
    assert table.seat == RAVEN
    assert table.offered == [warrior(RAVEN, "gimle"), "do:decline"]
    assert table.refused[figure(RAVEN, "ship")] == "BR-1.20"


@clause("BR-1.21")
def test_a_destroyed_province_cannot_be_entered() -> None:
    table = Given().put(WOLF, "gimle", 1).turn().point("do:invade", warrior(WOLF, "reserve"))
    assert table.refused[province("myrkulor")] == "BR-1.21"
    table = Given().put(WOLF, "gimle", 1).turn().point("do:march", province("gimle"))
    assert table.refused[province("myrkulor")] == "BR-1.21"
    given = Given(age=2).sheet(WOLF, "a1-lord-of-hammers").put(WOLF, "gimle", leader=True)
    table = given.turn().point("do:pillage", province("gimle"))
    assert table.prompt == "hammers_move"
    assert table.refused[province("myrkulor")] == "BR-1.21"
    with pytest.raises(ImpossiblePosition, match=r"BR-1\.21"):
        Given().put(WOLF, "myrkulor", 1).turn()


@clause("BR-1.22", "BR-14.22", "BR-1.25")
def test_a_destroyed_province_cannot_be_pillaged() -> None:
    given = Given(lost=("gimle",)).put(WOLF, "north_west", ship=True)
    table = given.turn().point("do:pillage")
    assert table.offered == [province("myrkulor")]
    assert table.refused[province("gimle")] == "BR-1.22"


@clause("BR-1.23")
def test_a_destroyed_province_serves_no_quest() -> None:
    given = Given(lost=("andlang",)).quests(WOLF, "a1-quest-alfheim").put(WOLF, "south_west", ship=True)
    table = given.put(RAVEN, "gimle", 1).phase("quests")
    assert table.glory(WOLF) == 0


@clause("BR-1.24")
def test_destroyed_land_stays_destroyed() -> None:
    table = Given(age=2).phase("valhalla")
    assert table.table["age"] == 3
    assert [name for name in RING if table.land(name)["destroyed"]] == ["muspelheim", "horgr", "myrkulor"]


@clause("BR-1.25", "BR-1.26", "BR-4.30")
def test_half_and_wholly_destroyed_fjords() -> None:
    given = Given(2, lost=("gimle", "myrkulor", "utgard"))
    table = given.turn().point("do:invade", figure(WOLF, "ship"))
    assert table.offered == [fjord("north_east"), fjord("south_east"), fjord("south_west")]
    assert table.refused[fjord("north_west")] == "BR-1.26"
    table.point(fjord("south_west"))
    assert strength(table, WOLF, "andlang") == 2
    assert not table.table["fjords"]["north_west"]["open"]


@clause("BR-1.27", "BR-1.28", "BR-1.29")
def test_glory() -> None:
    assert all(clan["glory"] == 0 for clan in Match.new(GAME, 4, seed=1).view(-1)["table"]["clans"])
    given = Given().clan(WOLF, glory=98).put(WOLF, "gimle", 2).put(RAVEN, "gimle", 1).token("gimle", "glory5")
    table = given.pillage(WOLF, "gimle")
    assert table.glory(WOLF) == 98 + 5 + 3
    assert (CONTENT.board.glory_track.first, CONTENT.board.glory_track.last) == (0, 99)
    given = Given(age=2).clan(WOLF, glory=1).put(WOLF, "gimle", 2).put(RAVEN, "gimle", 1)
    table = given.token("gimle", "rage").hand(RAVEN, "a2-lokis-backstab").pillage(WOLF, "gimle")
    table.fight({RAVEN: "a2-lokis-backstab"})
    assert table.glory(WOLF) == 0 + 3  # only 1 was there to take
    assert table.glory(RAVEN) == 1
    s = Given().clan(WOLF, glory=-1)
    with pytest.raises(ImpossiblePosition, match=r"BR-1\.29"):
        s.turn()


@clause("BR-1.52")
def test_bases_show_an_owner_and_are_never_short() -> None:
    """All four clans have ten figures on the board at once, as many as Horns ever allow, two monsters among them."""
    monsters = {
        WOLF: ("troll", "dwarf_chieftain"),
        RAVEN: ("valkyrie", "dark_elf"),
        SERPENT: ("fire_giant", "frost_giant"),
        BEAR: ("soldier_of_hel", "volur_witch"),
    }
    given = Given(age=3)
    for seat, pair in monsters.items():
        given.sheet(seat, *(monster.card for monster in CONTENT.monsters if monster.id in pair))
        given.clan(seat, stats=(1, 1, 6)).put(seat, "yggdrasil", 5, leader=True).put(seat, "north_west", ship=True)
        for monster in pair:
            given.put(seat, "yggdrasil", monster=monster)
    table = given.turn()
    for seat in range(4):
        table.point("do:invade", warrior(seat, "reserve"), province("gimle"))
    assert [table.clan(seat)["on_board"] for seat in range(4)] == [10] * 4
    owners = {found["kind"]: found["seat"] for found in table.land("yggdrasil")["figures"]}
    assert {kind: owners[kind] for pair in monsters.values() for kind in pair} == {
        kind: seat for seat, pair in monsters.items() for kind in pair
    }


@clause("BR-1.44", "BR-1.43", "BR-1.49")
def test_figures_of_a_clan() -> None:
    table = Given().turn()
    assert table.at("reserve", WOLF) == {"leader": 1, "warrior": 8, "ship": 1}
    given = Given().put(WOLF, "gimle", 1).put(RAVEN, "horgr", leader=True).put(BEAR, "north_east", ship=True)
    table = given.turn()
    assert strength(table, WOLF, "gimle") == 1
    assert strength(table, RAVEN, "horgr") == 3
    assert strength(table, BEAR, "elvagar") == 2
    everywhere = Given().put(WOLF, "gimle", 5).put(WOLF, "yggdrasil", 3, leader=True).turn()
    assert everywhere.at("reserve", WOLF) == {"ship": 1}
    short = Given()
    short.s.clans[WOLF].warriors[0] = 1
    with pytest.raises(ImpossiblePosition, match=r"BR-1\.43"):
        short.turn()


@clause("BR-1.50", "BR-1.51")
def test_destroyed_figures_go_to_valhalla_which_is_not_the_board() -> None:
    given = Given(age=3).sheet(WOLF, "a3-friggas-sacrifice").put(WOLF, "gimle", 2).clan(WOLF, stats=(1, 1, 1))
    table = given.turn().point("do:sacrifice", warrior(WOLF, "gimle"), warrior(WOLF, "gimle"))
    assert table.dead(WOLF) == {"warrior": 2}
    assert table.clan(WOLF)["on_board"] == 0


@clause("BR-1.53", "BR-1.54", "BR-12.1", "BR-2.18", "BR-2.20", "BR-12.2")
def test_the_cards() -> None:
    for age in (1, 2, 3):
        cards = [c for c in CONTENT.cards if c.age == age]
        marks = [mark for c in cards for mark in c.from_players]
        assert (len(cards), len(marks), marks.count(3), marks.count(4)) == (26, 34, 6, 8)
    for c in CONTENT.cards:
        assert (c.slot in {"leader", "warrior", "ship", "monster", "clan"}) == (c.kind == "upgrade")
    names = {c.name for c in CONTENT.cards}
    assert not names & {"Mountain Giant", "Fenrir", "Hildisvini", "Wolfman", "Nidhoggr", "Mystic Troll", "Ymir"}
    assert len(CONTENT.monsters) == 9
    assert not any("widespread" in c.id for c in CONTENT.cards)


@clause("BR-1.55")
def test_a_discarded_card_never_comes_back() -> None:
    given = Given().put(WOLF, "gimle", 2).put(RAVEN, "gimle", 1).hand(WOLF, "a1-tyrs-smite")
    table = given.pillage(WOLF, "gimle").fight({WOLF: "a1-tyrs-smite"})
    assert table.gone("a1-tyrs-smite")
    table.finish_actions().keep_none()
    assert table.prompt == "draft_pick"
    for seat in range(4):
        assert "a1-tyrs-smite" not in [ref[5:-2] for ref in table.match.view(seat)["table"]["pack"]]


@clause("BR-1.56")
def test_price_and_strength_are_two_things() -> None:
    dwarf = next(c for c in CONTENT.cards if c.id == "a1-dwarf-chieftain")
    assert (dwarf.cost, dwarf.strength) == (0, 2)
    table = Given().hand(WOLF, "a1-dwarf-chieftain").clan(WOLF, rage=1).turn()
    table.point(card("a1-dwarf-chieftain"), "slot:monster.1", province("gimle"))
    assert table.rage(WOLF) == 1
    assert strength(table, WOLF, "gimle") == 2
