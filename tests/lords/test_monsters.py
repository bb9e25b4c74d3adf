"""Sections 24, 25, 43 and 44: Monsters and Loki are Activated; Events; Injuries of section 6."""

import pytest

from meadhall.games.lords.pieces import MONSTERS
from meadhall.testing import clause

from .playing import Given, Table
from .proving import works
from .test_runes import rich, runes
from .test_special import owning

MOVE, ATTACK, CHOICE = 0, 3, 5
"""Where the faces are on the Monster die."""


def roused(given: Given, monster: str, face: int | None = None) -> Table:
    """Seat 0 Activates a Monster by a Rune Action; a neutral one rolls."""
    table = runes(given)
    if face is not None:
        table.luck(face)
    return table.point(f"activate>monster:{monster}", "rune:uruz", "rune:othala")


def bound(given: Given, monster: str, seat: int) -> Given:
    """A Monster carries a ring."""
    given.s.foes[MONSTERS.index(monster)].ring = seat
    return given


def where(table: Table, monster: str) -> str:
    region: str = table.table["monsters"][monster]["region"]
    return region


@clause("LR-25.4", "LR-25.5", "LR-25.8", "LR-25.9", "LR-25.10", "LR-5.10", "LR-5.11", "LR-1.19")
def test_a_neutral_monster_that_rolls_move_is_moved_by_the_active_player() -> None:
    table = roused(rich().drakkar(0, "e").monster("garm", 10).monster("troll", 9).loki(8), "garm", MOVE)
    assert (table.prompt, table.seat, table.offered) == ("monster_move", 0, ["region:8", "region:9", "region:11"])
    assert table.refused["region:14"] == "LR-25.9"
    assert where(table.point("region:9"), "garm") == "region:9"


@clause("LR-25.6", "LR-25.11")
def test_a_neutral_monster_that_rolls_attack_attacks() -> None:
    table = roused(rich().monster("jotunn", 16).armies(0, 16, 3), "jotunn", ATTACK)
    assert table.armies(0, 16) == [2]


@clause("LR-25.7", "LR-25.1")
def test_a_choice_is_the_active_players() -> None:
    table = roused(rich().monster("jotunn", 16).armies(1, 16, 3), "jotunn", CHOICE)
    assert (table.prompt, table.seat, table.offered) == ("monster_act", 0, ["do:move", "do:attack"])
    assert table.point("do:attack").armies(1, 16) == [2]


@clause("LR-25.2", "LR-25.3", "LR-25.8")
def test_a_controller_decides_and_rolls_no_die() -> None:
    table = roused(bound(rich().monster("garm", 10), "garm", 0), "garm")
    assert (table.prompt, table.seat) == ("monster_act", 0)
    assert not table.events("rolled")
    given = bound(Given(3).monster("garm", 10).armies(1, 9, 2), "garm", 1)
    table = given.at(["activate_monster", MONSTERS.index("garm")])
    assert (table.prompt, table.seat) == ("monster_act", 1)
    table.point("do:move")
    assert table.seat == 1


@works("beast_tamer")
@clause("LR-49.33")
def test_a_beast_tamer_may_do_both() -> None:
    given = owning(bound(rich().monster("jotunn", 10).armies(1, 9, 4), "jotunn", 0), "beast_tamer")
    table = roused(given, "jotunn").point("do:both", "region:9", "do:decline")
    assert (where(table, "jotunn"), table.armies(1, 9)) == ("region:9", [3])
    given = owning(rich().monster("jotunn", 10), "beast_tamer")
    assert roused(given, "jotunn", CHOICE).offered == ["do:move", "do:attack"]


@clause("LR-EX7", "LR-25.13", "LR-25.15")
def test_a_neutral_monster_stomps_where_it_comes_to() -> None:
    table = roused(rich().monster("draugr", 18).armies(1, 19, 3), "draugr", MOVE).point("region:19")
    assert table.armies(1, 19) == [2]


@clause("LR-25.14", "LR-25.15", "LR-25.16", "LR-7.6")
def test_the_decider_picks_the_army_and_a_controller_may_leave_it() -> None:
    table = roused(rich().monster("draugr", 18).armies(1, 19, 3, 1), "draugr", MOVE).point("region:19")
    assert (table.prompt, table.seat, table.offered) == ("monster_stomp", 0, ["army:1.19.1", "army:1.19.3"])
    assert table.point("army:1.19.1").armies(1, 19) == [3]
    given = bound(rich().monster("draugr", 18).armies(1, 19, 3), "draugr", 0)
    table = roused(given, "draugr").point("do:move", "region:19")
    assert table.offered == ["army:1.19.3", "do:decline"]
    assert table.point("do:decline").armies(1, 19) == [3]


@clause("LR-25.17", "LR-25.18", "LR-24.5")
def test_heroes_are_never_stomped_and_placing_stomps_nobody() -> None:
    table = roused(rich().monster("draugr", 18).hero(1, 19), "draugr", MOVE).point("region:19")
    assert not table.events("stomped")
    assert table.player(1)["attributes"]["might"]["injured"] is False


# --- Region Attacks --------------------------------------------------------------------------------------------------


@works("jotunn/region")
@clause("LR-43.4", "LR-6.14", "LR-1.14", "LR-25.12")
def test_jotunn_lowers_every_army_and_injures_every_hero() -> None:
    given = rich().monster("jotunn", 16).armies(0, 16, 1, 3).hero(1, 16).hero(2, 16)
    table = roused(given, "jotunn", ATTACK)
    assert table.armies(0, 16) == [2]
    assert (table.prompt, table.seat) == ("injury_take", 1)
    table.point("attribute:might")
    assert (table.prompt, table.seat) == ("injury_take", 2)
    table.point("attribute:wisdom")
    assert table.player(1)["attributes"]["might"]["injured"]
    assert table.player(2)["attributes"]["wisdom"]["injured"]


@works("troll/region")
@clause("LR-43.7", "LR-32.9", "LR-32.3")
def test_troll_drives_all_armies_away() -> None:
    given = rich().drakkar(1, "nw").monster("troll", 10).armies(1, 10, 3, 1).control(1, 11)
    assert roused(given, "troll", ATTACK).armies(1, 11) == [1, 3]


@works("draugr/region")
@clause("LR-43.10", "LR-7.5")
def test_draugr_lowers_one_army_by_two() -> None:
    given = rich().monster("draugr", 16).armies(0, 16, 4, 2)
    table = roused(given, "draugr", ATTACK)
    assert (table.prompt, table.offered) == ("army_lower", ["army:0.16.2", "army:0.16.4"])
    assert table.point("army:0.16.2").armies(0, 16) == [4]
    assert roused(rich().monster("draugr", 16).armies(0, 16, 4), "draugr", ATTACK).armies(0, 16) == [2]


@works("fafnir/region")
@clause("LR-43.13", "LR-43.14")
def test_fafnir_lowers_an_army_here_and_one_next_door() -> None:
    given = rich().monster("fafnir", 10).armies(1, 10, 3).armies(2, 11, 3)
    table = roused(given, "fafnir", ATTACK)
    assert (table.prompt, table.offered) == ("monster_target", ["region:8", "region:9", "region:11"])
    assert table.refused["region:10"] == "LR-43.13"
    table.point("region:11")
    assert (table.armies(1, 10), table.armies(2, 11)) == ([2], [2])
    given = rich().monster("fafnir", 10).armies(1, 10, 3).armies(2, 11, 3)
    table = roused(given, "fafnir", ATTACK).point("region:9")
    assert (table.armies(1, 10), table.armies(2, 11)) == ([2], [3])


@works("garm/region")
@clause("LR-43.17")
def test_garm_lowers_one_army_in_up_to_two_regions_next_door() -> None:
    given = rich().monster("garm", 10).armies(1, 9, 3).armies(2, 11, 3).armies(0, 10, 2)
    table = roused(given, "garm", ATTACK).point("region:9")
    assert table.offered == ["region:8", "region:11", "do:done"]
    table.point("region:11")
    assert (table.armies(1, 9), table.armies(2, 11), table.armies(0, 10)) == ([2], [2], [2])
    given = rich().monster("garm", 10).armies(1, 9, 3)
    assert roused(given, "garm", ATTACK).point("do:done").armies(1, 9) == [3]


@works("nidhogg/region")
@clause("LR-43.20", "LR-43.21", "LR-43.22", "LR-43.23")
def test_nidhogg_lowers_an_army_takes_cards_and_empties_the_forge() -> None:
    given = rich().monster("nidhogg", 10).armies(1, 10, 1).hero(2, 10).forge(10, "uruz")
    given.hand(0, "axe").hand(1, "bow").hand(2, "spear", "sword")
    table = runes(given).luck(ATTACK, 1).point("activate>monster:nidhogg", "rune:uruz", "rune:othala")
    assert table.armies(1, 10) == []
    assert [table.hand(seat) for seat in range(3)] == [["axe"], ["bow"], ["spear"]]
    assert not table.region(10)["rune"]


# --- Injuries --------------------------------------------------------------------------------------------------------


@clause("LR-6.15", "LR-6.16", "LR-6.17")
def test_injuries_come_one_after_the_other_and_stop_at_three() -> None:
    table = Given(3).injured(0, "might").at(["injure", 0, 3])
    assert table.refused == {"attribute:might": "LR-6.14"}
    table.point("attribute:wisdom")
    assert all(one["injured"] for one in table.player(0)["attributes"].values())


@clause("LR-6.21")
def test_a_drop_of_wisdom_applies_the_limits_at_once() -> None:
    given = Given(3).attributes(0, wisdom=4).runes(0, uruz=3).hand(0, "axe", "bow", "spear")
    table = given.at(["injure", 0, 1]).point("attribute:wisdom")
    assert table.runes(0) == {"uruz": 2}
    assert table.prompt == "card_discard"


@clause("LR-39.10")
def test_beowulf_draws_a_card_for_an_injury() -> None:
    given = Given(3)
    token = given.s.faces.index("beowulf")
    if token in given.s.heroes:
        given.s.heroes.append(given.s.players[0].tile)
        given.s.heroes.remove(token)
    else:
        owner = next(player for player in given.s.players if player.tile == token)
        owner.tile = given.s.players[0].tile
    given.s.players[0].tile, given.s.step = token, 0
    given._tell(given.s, *range(given.s.faces.index("ragnar"), given.s.faces.index("ragnar") + 5))
    assert len(given.at(["injure", 0, 1]).point("attribute:might").hand(0)) == 1


# --- Loki and Events -------------------------------------------------------------------------------------------------


@clause("LR-44.4", "LR-44.5", "LR-44.6", "LR-44.7", "LR-5.12", "LR-2.19")
def test_loki_is_placed_and_strikes_an_army_a_hero_or_nobody() -> None:
    def placed() -> Table:
        given = rich().loki(8).armies(1, 16, 2).hero(2, 16).armies(0, 16, 1)
        given.s.players[0].armies.clear()
        table = runes(given).point("boss:loki")
        assert table.refused == {"region:8": "LR-44.4"}
        table.point("region:16")
        assert table.offered == ["army:1.16.2", "hero:2", "do:decline"]
        return table

    assert placed().point("army:1.16.2").armies(1, 16) == [1]
    assert placed().point("hero:2", "attribute:might").player(2)["attributes"]["might"]["injured"]
    assert placed().point("do:decline").armies(1, 16) == [2]


def event(given: Given, number: int) -> Given:
    """An Event card lies on top of its deck."""
    deck = given.s.decks[1]
    token = next(token for token in deck if given.s.faces[token] == f"event_{number}")
    deck.remove(token)
    deck.append(token)
    given.s.step = 4
    return given


@clause("LR-24.1", "LR-24.2", "LR-24.3", "LR-24.8", "LR-24.9")
def test_an_event_places_a_monster_and_rouses_it_if_its_rune_shows() -> None:
    """Card 1: uruz is placed in Region 1, then uruz and othala are Activated."""
    table = event(Given(3), 1).at(["resolve_event"])
    assert where(table, "jotunn") is not None
    assert table.table["decks"]["event"]["discards"] == ["card:event_1"]
    assert [event["monster"] for event in table.events("rolled")] in ([], ["monster:jotunn"])


@clause("LR-24.3", "LR-24.4")
def test_the_lower_tray_follows_the_upper_and_then_nobody() -> None:
    table = event(Given(3).monster("jotunn", 9), 16).at(["resolve_event"])
    assert where(table, "troll") == "region:16"
    given = event(Given(3).monster("jotunn", 9), 16)
    given.s.foes[1].region = -2
    table = given.at(["resolve_event"])
    assert table.table["monsters"]["troll"]["slain"]
    assert table.region(16)["armies"] == []


@clause("LR-24.6", "LR-24.7")
def test_monsters_of_the_first_rune_come_first_and_the_upper_tray_before_the_lower() -> None:
    """Card 10: othala, then algiz; all four have rings, so their controllers are asked in this order."""
    given = event(Given(3).monster("jotunn", 1).monster("troll", 1), 10)
    for seat, monster in enumerate(["fafnir", "draugr", "nidhogg", "garm"]):
        bound(given.monster(monster, 3), monster, seat % 2)
    given.s.upper = [0, 3, 5]
    table, asked = given.at(["resolve_event"]), []
    while table.prompt == "monster_act":
        asked.append(table.ask.about["monster"])
        table.point("do:move", "region:4")
    assert asked == ["monster:fafnir", "monster:draugr", "monster:nidhogg", "monster:garm"]


@clause("LR-24.10")
def test_the_boss_comes_last_and_the_builder_decides() -> None:
    """Card 4 shows the Boss: algiz, then othala, then Loki."""
    given = event(Given(3).monster("jotunn", 1).monster("troll", 1), 4)
    table = given.at(["resolve_event"])
    assert (table.prompt, table.seat) == ("boss_place", 0)
    given = event(Given(3).monster("jotunn", 1).monster("troll", 1), 7)
    assert given.at(["resolve_event"]).prompt != "boss_place"


@pytest.mark.parametrize("face", [MOVE, ATTACK, CHOICE])
def test_the_faces_are_where_the_tests_say(face: int) -> None:
    table = roused(rich().monster("garm", 10), "garm", face)
    assert table.prompt == {MOVE: "monster_move", ATTACK: "monster_target", CHOICE: "monster_act"}[face]
