"""LS-8.44 to LS-8.76: what a Follower hunts, how its cards cover slots, and what a Hunt brings."""

from collections.abc import Sequence

import pytest

from meadhall import SPECTATOR
from meadhall.games.lords.pieces import BOSS, MONSTERS
from meadhall.games.lords.state import NOBODY, SLAIN
from meadhall.games.lords.surtur.hunting import huntable, why_no_monsters
from meadhall.testing import clause

from ..lords.playing import Given
from ..lords.test_monsters import bound
from .laying import Ashes, Table, because
from .test_rousing import obey

F, P = 0, 1
"""The Follower and the person."""


def hunter(*hand: str, drawn: Sequence[str] = ("bow", "bow"), tile: str = "beowulf") -> Given:
    """A Follower with Might 2 who hunts around Region 11: its hand, and what it draws as the Hunt begins."""
    given = Ashes(tile).hand(F, *hand).top(*drawn).hero(F, 11).attributes(F, might=2)
    return given


def hunt(given: Given) -> Table:
    """The Hunt, up to the choice of the prey."""
    return obey(given.at(["turn", P], ["follower_hunt", F]), "follower_hunt")


def wounds(table: Table, prompt: str = "follower_wound") -> list[str]:
    """The slots that are covered one after the other."""
    found = []
    while table.prompt == prompt:
        found += table.offered
        obey(table, prompt)
    return found


def covered(given: Given, monster: str, *slots: int, by: int = P) -> Given:
    """Markers lie on some slots of a tray, counted from 1."""
    tray = given.s.foes[MONSTERS.index(monster)].wounds
    for slot in slots:
        tray[slot - 1] = by
    return given


def slayer(given: Given, *monsters: str) -> Given:
    """The Follower has slain Monsters."""
    for monster in monsters:
        given.s.foes[MONSTERS.index(monster)].region = SLAIN
        given.s.players[F].slain.append(MONSTERS.index(monster))
    return given


# --- the Special Action ---------------------------------------------------------------------------------------------


@clause("LS-8.49", "LS-8.52")
def test_who_hunts_by_its_tile_hunts_if_anything_is_huntable() -> None:
    given = hunter().monster("draugr", 12)
    assert why_no_monsters(given.s, F) is None
    assert given.at(["follower_monsters", F]).prompt == "follower_hunt"
    assert why_no_monsters(hunter(tile="ragnar").monster("draugr", 12).s, F) == "LS-8.52"


@clause("LS-8.50", "LS-8.51", "LS-11.4", "LS-6.14")
def test_every_other_follower_activates_a_monster_and_a_token_is_placed_whatever_it_brought() -> None:
    """The die says move, and there is no other Army to come closer to."""
    given = hunter(tile="ragnar").monster("draugr", 12).armies(P, 12, 2)
    table = given.at(["follower_monsters", F])
    obey(table.luck(0), "follower_rouse", "follower_die", "follower_stay")
    assert (table.prompt, table.ask.about["trigger"]) == ("follower_desolates", "activation")
    obey(table, "follower_desolates")
    assert len(table.s.ashes) == 1


@clause("LS-8.50")
def test_a_hunter_with_nothing_huntable_activates() -> None:
    given = hunter().monster("draugr", 5).armies(P, 5, 2)
    assert given.at(["follower_monsters", F]).prompt == "follower_rouse"


# --- what is huntable -----------------------------------------------------------------------------------------------


@clause("LS-EX4", "LS-8.44", "LS-8.45", "LS-3.25")
def test_tucked_cards_lengthen_the_reach() -> None:
    """Region 6 is three Regions from 11, Region 5 four; whose ring a Monster has does not matter."""
    given = hunter().monster("draugr", 6).monster("troll", 5).monster("garm", 12)
    assert huntable(given.s, F) == [MONSTERS.index("garm")]
    assert isinstance(given, Ashes)
    given.tucked(F, 2)
    bound(given, "draugr", P)
    bound(given, "garm", F)
    assert sorted(huntable(given.s, F)) == sorted(map(MONSTERS.index, ("garm", "draugr")))
    table = hunt(given)
    assert table.ask.about == {"reach": 3}
    assert table.refused["monster:troll"] == "LS-8.44"


@clause("LS-8.44")
def test_a_monster_in_the_first_region_is_prey_as_well() -> None:
    given = hunter().hero(F, 2).monster("draugr", 1)
    assert why_no_monsters(given.s, F) is None
    assert hunt(given).offered == ["monster:draugr"]


@clause("LS-8.46", "LS-8.47", "LS-8.48", "LS-12.2", "LS-12.3")
def test_loki_is_hunted_by_a_slayer_alone_and_then_alone() -> None:
    given = hunter().monster("draugr", 12).loki(13)
    assert huntable(given.s, F) == [MONSTERS.index("draugr")]
    assert hunt(given).refused == {"boss:loki": "LS-8.46"}
    given = slayer(hunter().monster("draugr", 12).loki(13), "troll")
    assert huntable(given.s, F) == [BOSS]
    table = hunt(given)
    assert (table.offered, table.refused) == (["boss:loki"], {"monster:draugr": "LS-8.47"})
    given = slayer(hunter().monster("draugr", 12).loki(5), "troll")
    assert huntable(given.s, F) == [MONSTERS.index("draugr")]
    assert hunt(given).refused == {"boss:loki": "LS-8.44"}


@clause("LS-8.46")
@pytest.mark.parametrize(("slayers", "may"), [(1, False), (2, True)])
def test_on_the_larger_side_it_takes_two(slayers: int, may: bool) -> None:
    given = Ashes("beowulf", people=2).hero(F, 11).loki(10)
    given.s.players[F].slayers = slayers
    assert huntable(given.s, F) == ([BOSS] if may else [])


# --- the Hunt -------------------------------------------------------------------------------------------------------


@clause("LS-8.53", "LS-8.54", "LS-8.74", "LS-1.17", "LS-17.9")
def test_it_draws_for_might_beyond_its_limit_and_its_hand_lies_open() -> None:
    hand = ("axe", "axe", "axe", "hammer", "hammer", "spear", "spear", "sword")
    given = hunter(*hand, drawn=("sword", "shield", "bow")).attributes(F, might=3).monster("draugr", 12)
    table = given.at(["turn", P], ["follower_hunt", F])
    assert (table.seat, table.offered, table.ask.about) == (F, ["do:step"], {"reach": 1, "might": 3})
    assert not any(table.match.view(seat)["table"]["players"][F]["hand_cards"] for seat in (F, P, SPECTATOR))
    obey(table, "follower_hunt")
    assert len(table.events("card_shown")) == 11
    shown = table.match.view(SPECTATOR)["table"]["players"][F]["hand_cards"]
    assert len(shown) == 11
    assert not table.events("attacks_drawn")


@clause("LS-EX5", "LS-8.57", "LS-8.58")
def test_the_monster_with_the_fewest_slots_left_is_hunted() -> None:
    """Draugr has one slot for a bow; of Garm's seven the hand covers four."""
    given = covered(hunter("sword", "spear").monster("draugr", 12).monster("garm", 10), "draugr", 1, 2, 4, 5, 6, 7)
    table = hunt(given)
    assert (table.prompt, table.offered) == ("follower_prey", ["monster:draugr"])
    assert table.refused == {"monster:garm": "LS-8.58", "boss:loki": "LS-8.46"}
    assert {one.ref: one.numbers[0] for one in because(table).candidates if one.numbers} == {
        "monster:draugr": 0,
        "monster:garm": 3,
    }


@clause("LS-8.58")
@pytest.mark.parametrize(("card", "prey"), [("A1", "garm"), ("A2", "draugr")])
def test_of_equal_ones_the_tie_breaker_takes_one(card: str, prey: str) -> None:
    given = hunter()
    assert isinstance(given, Ashes)
    table = hunt(given.row(F, card, "A3", "A4").monster("draugr", 12).monster("garm", 10))
    assert table.offered == [f"monster:{prey}"]


@clause("LS-14.15", "LS-14.11", "LS-8.45")
@pytest.mark.parametrize(("rings", "chooses"), [((1, 2), True), ((1, 1), False), ((1, NOBODY), False)])
def test_between_the_monsters_of_two_people_the_arbiter_chooses(rings: tuple[int, int], chooses: bool) -> None:
    """Given equal prey with the rings of two people, then one of them names it; of one person's the tie-breaker."""
    given = Ashes("beowulf", people=2).top("axe", "sword").hero(F, 9).attributes(F, might=2)
    for monster, region, ring in zip(("jotunn", "fafnir"), (8, 10), rings, strict=True):
        given.monster(monster, region).s.foes[MONSTERS.index(monster)].ring = ring
    table = obey(given.at(["turn", 1], ["follower_hunt", F]), "follower_hunt")

    if not chooses:
        assert (table.prompt, table.offered) == ("follower_prey", ["monster:jotunn"])
        return
    assert (table.prompt, table.seat, table.offered) == ("arbiter_choose", 2, ["monster:jotunn", "monster:fafnir"])
    assert table.ask.about["decides"] == "follower_prey"
    table.point("monster:fafnir")
    assert table.s.arbiter == 2
    assert table.events("follower_hunts")[-1]["foe"] == "monster:fafnir"


@clause("LS-8.59", "LS-8.67", "LS-8.75", "LS-11.5")
def test_a_hunt_that_can_deal_no_wound_is_held() -> None:
    """Garm has no slot for a hammer; nobody is injured, and a token is placed."""
    table = obey(hunt(hunter(drawn=("hammer", "hammer")).monster("garm", 12)), "follower_prey")
    assert (table.prompt, table.ask.about["trigger"]) == ("follower_desolates", "hunt")
    assert table.events("hunt_over")[0]["won"] is False
    assert not table.events("injured")


@clause("LS-EX33", "LS-8.60", "LS-8.61", "LS-8.62", "LS-8.64", "LS-8.67")
def test_the_first_procedure_of_the_data() -> None:
    """Draugr with two slots covered has those of the example but for a Reward: sword, axe, sword, spear, bow."""
    given = covered(hunter("sword", "sword", "sword", drawn=("spear", "shield")).monster("draugr", 12), "draugr", 2, 3)
    table = obey(hunt(given), "follower_prey")
    assert wounds(table) == [f"wound:draugr.{slot}" for slot in (5, 6, 1, 7)]
    assert table.s.foes[MONSTERS.index("draugr")].wounds == [F, P, P, -1, F, F, F]
    assert table.player(F)["priests"] == 1
    assert table.s.holders.count(F) == 1
    assert (table.prompt, table.events("hunt_over")[0]["won"]) == ("follower_exchange", False)


@clause("LS-EX34", "LS-8.76", "LS-2.22")
def test_the_card_left_over_is_exchanged_for_an_unseen_one() -> None:
    given = covered(hunter("sword", "sword", "sword", drawn=("spear", "shield")).monster("draugr", 12), "draugr", 2, 3)
    table = obey(hunt(given), "follower_prey")
    wounds(table)
    deck = len(table.s.decks[0])
    assert (table.offered, table.ask.about) == (["do:step"], {"cards": 1})
    obey(table, "follower_exchange")
    assert (len(table.s.players[F].hand), len(table.s.decks[0])) == (1, deck)
    assert not any(table.match.view(seat)["table"]["players"][F]["hand_cards"] for seat in (P, SPECTATOR))
    assert table.events("hand_exchanged") == [{"kind": "hand_exchanged", "seat": F, "n": 1}]


@clause("LS-8.76", "LS-3.20")
def test_at_most_eight_cards_are_dealt_for_those_left() -> None:
    hand = ("hammer", "hammer", "dwarven_hammer", "dwarven_hammer", "axe", "axe", "axe", "bearded_axe")
    given = covered(hunter(*hand, drawn=("bearded_axe", "spear")).monster("garm", 12), "garm", 1, 4, 5)
    table = obey(hunt(given), "follower_prey")
    assert (table.prompt, len(table.s.players[F].hand)) == ("follower_desolates", 10)
    obey(table, "follower_desolates", "follower_exchange")
    assert len(table.s.players[F].hand) == 8


@clause("LS-EX63", "LS-8.55", "LS-8.56", "LS-8.60", "LS-8.61", "LS-8.62", "LS-8.64", "LS-8.67", "LS-8.76")
def test_weapons_before_shields_rewards_before_the_rest_and_from_the_right() -> None:
    given = hunter("sword", "spear", "spear", drawn=("shield", "hammer")).monster("draugr", 12)
    table = obey(hunt(given), "follower_prey")
    assert wounds(table) == [f"wound:draugr.{slot}" for slot in (5, 2, 6, 7)]
    assert table.s.foes[MONSTERS.index("draugr")].wounds == [-1, F, -1, -1, F, F, F]
    assert table.player(F)["priests"] == 1
    assert not table.events("desolation")
    assert len(table.events("hunt_card")) == 4
    assert len(table.s.discards[0]) == 4
    obey(table, "follower_exchange")


@clause("LS-8.60", "LS-17.2")
def test_a_shield_waits_while_a_weapon_matches() -> None:
    table = obey(hunt(hunter(drawn=("spear", "shield")).monster("draugr", 12)), "follower_prey")
    assert (table.offered, table.refused["wound:draugr.6"]) == (["wound:draugr.2"], "LS-8.61")
    assert table.refused["wound:draugr.7"] == "LS-8.60"
    assert len(because(table).candidates) == 7


@clause("LS-8.63", "LS-3.27", "LS-1.4", "LS-4.15")
@pytest.mark.parametrize(("drawn", "kept"), [(0, "twin_blades"), (1, "sword")])
def test_of_more_cards_than_slots_random_ones_are_kept(drawn: int, kept: str) -> None:
    """Twin blades are a sword and nothing else; one slot for a sword is open."""
    given = covered(hunter(drawn=("sword", "twin_blades")).monster("garm", 12), "garm", 1, 3, 5)
    table = obey(hunt(given), "follower_prey")
    table.luck(drawn)
    assert wounds(table) == ["wound:garm.6"]
    (token,) = table.s.players[F].hand
    assert table.s.faces[token].startswith(f"{kept}.")


@clause("LS-EX74", "LS-8.64", "LS-8.65")
def test_slots_covered_before_bring_no_artifact() -> None:
    given = covered(hunter(drawn=("axe", "hammer")).monster("draugr", 12), "draugr", 1, 3, 6)
    table = obey(hunt(given), "follower_prey")
    assert wounds(table) == ["wound:draugr.4"]
    assert (table.player(F)["priests"], F in table.s.holders) == (1, False)


@clause("LS-8.65", "LS-3.24", "LS-1.11")
def test_the_last_slot_without_a_reward_brings_the_artifact_whoever_covered_the_others() -> None:
    given = covered(hunter(drawn=("spear", "hammer")).monster("draugr", 12), "draugr", 1, 2, 3)
    table = obey(hunt(given), "follower_prey")
    assert wounds(table) == ["wound:draugr.6"]
    (taken,) = table.events("artifact_taken")
    assert taken["seat"] == F
    assert table.table["followers"][F]["tucked"] == [taken["artifact"]]
    assert table.player(F)["priests"] == 0


@clause("LS-8.65")
@pytest.mark.parametrize(("before", "holder"), [((2,), None), ((1, 2, 3), P)])
def test_an_artifact_needs_the_last_such_slot_and_to_be_there(before: tuple[int, ...], holder: int | None) -> None:
    """Either slots without a Reward are left, or the person has taken the Artifact already."""
    given = covered(hunter(drawn=("spear", "hammer")).monster("draugr", 12), "draugr", *before)
    if holder is not None:
        given.artifact(holder, "barrow_crown")
    table = obey(hunt(given), "follower_prey")
    assert wounds(table) == ["wound:draugr.6"]
    assert not table.events("artifact_taken")
    assert F not in table.s.holders


@clause("LS-8.72")
def test_the_hunt_of_a_monster_leaves_lokis_tray_alone() -> None:
    given = hunter(drawn=("bow", "hammer")).monster("draugr", 12)
    given.s.boss.wounds[2] = P
    table = obey(hunt(given), "follower_prey")
    wounds(table)
    obey(table, "follower_desolates", "follower_exchange")
    assert table.s.boss.wounds == [-1, -1, P, -1, -1]


@clause("LS-8.64")
def test_a_priest_stands_for_all_rewards_together() -> None:
    given = hunter(drawn=("spear", "axe")).monster("draugr", 12)
    table = obey(hunt(given), "follower_prey")
    assert wounds(table) == ["wound:draugr.4", "wound:draugr.2"]
    assert (table.player(F)["priests"], table.runes(F)) == (1, {})


@clause("LS-8.66", "LS-8.68", "LS-3.9", "LR-29.17")
def test_a_slain_monster_is_taken_and_no_token_is_placed() -> None:
    """The person has six markers on the tray, the Follower but one."""
    given = covered(hunter(drawn=("bow", "hammer")).monster("draugr", 12), "draugr", 1, 2, 3, 4, 5, 6)
    table = obey(hunt(given), "follower_prey")
    wounds(table)
    assert table.player(F)["slain"] == ["draugr"]
    assert table.player(P)["slayers"] == 1
    assert not table.events("desolation")
    assert table.prompt == "follower_exchange"


@clause("LS-8.67")
@pytest.mark.parametrize(("earlier", "placed"), [(2, True), (3, False)])
def test_earlier_markers_count_against_the_token(earlier: int, placed: bool) -> None:
    given = covered(hunter(drawn=("bow", "hammer")).monster("draugr", 12), "draugr", *(1, 2, 4)[:earlier], by=F)
    table = obey(hunt(given), "follower_prey")
    assert wounds(table) == ["wound:draugr.7"]
    assert (table.prompt == "follower_desolates") is placed


# --- Loki -----------------------------------------------------------------------------------------------------------


def against_loki(*hand: str) -> Table:
    given = slayer(hunter(*hand[:-2], drawn=hand[-2:]).loki(12), "troll")
    return obey(hunt(given), "follower_prey")


@clause("LS-EX64", "LS-8.69", "LS-8.70", "LS-8.72", "LS-8.73")
def test_two_cards_for_a_slot_of_loki_and_a_shield_for_either() -> None:
    table = against_loki("spear", "bow", "bow", "axe", "hammer", "shield")
    assert table.refused["wound:loki.1"] == "LS-8.70"
    assert wounds(table) == ["wound:loki.5", "wound:loki.4", "wound:loki.3"]
    assert table.s.boss.wounds == [-1, -1, F, F, F]
    assert table.prompt == "follower_desolates"
    obey(table, "follower_desolates")
    assert table.s.boss.wounds == [-1] * 5
    assert (table.player(F)["priests"], F in table.s.holders) == (0, False)
    assert (table.s.players[F].hand, table.prompt) == ([], "hero_menu")


@clause("LS-8.70")
def test_fewest_shields_come_before_the_right() -> None:
    """Slot 5 would need the Shield, slot 3 does not; only one of them can be covered."""
    assert wounds(against_loki("axe", "bow", "shield")) == ["wound:loki.3"]
    assert wounds(against_loki("spear", "bow")) == ["wound:loki.5"]


@clause("LS-8.70")
def test_of_as_many_slots_with_as_many_shields_each_is_the_rightmost() -> None:
    """With one Shield slot 5 goes together with 3 or with 4."""
    assert wounds(against_loki("spear", "bow", "hammer", "axe", "shield")) == ["wound:loki.5", "wound:loki.4"]


@clause("LS-8.69")
def test_two_shields_stand_for_both_symbols() -> None:
    table = against_loki("shield", "round_shield")
    assert wounds(table) == ["wound:loki.5"]


@clause("LS-8.71", "LS-12.1", "LS-12.4", "LS-12.5")
def test_whoever_slays_loki_wins_at_once() -> None:
    given = slayer(hunter("spear", "bow", drawn=("axe", "bow")).loki(12), "troll")
    given.s.boss.wounds = [P, P, -1, P, -1]
    table = obey(hunt(given), "follower_prey")
    wounds(table)
    (ended,) = table.events("ended")
    assert (ended["winner"], ended["ending"], ended["clause"]) == (F, "slayer", "LS-8.71")
