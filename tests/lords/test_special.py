"""Sections 15 to 20 and 22: the wheel, Realm bonuses, and the Special Actions for Armies, Temples and Heroes."""

import pytest

from meadhall.testing import clause

from .playing import Given, Table
from .proving import works
from .test_maneuvers import maneuvers, shut_in


def special(given: Given, seat: int = 0) -> Table:
    """A player in the Special Action step; afterwards the player to the left takes a turn."""
    return given.step(4, seat)


def marked(given: Given, slot: str, *seats: int) -> Given:
    """Control markers lie on a slot, the first at the bottom."""
    slots = ["monsters", "build_temple", "prepare", "mobilize", "reinforce", "usurp"]
    given.s.wheel[slots.index(slot)] += seats
    return given


# --- the wheel -------------------------------------------------------------------------------------------------------


@clause("LR-15.1", "LR-15.4", "LR-15.8", "LR-10.3")
def test_an_action_that_can_be_carried_out_must_be_chosen() -> None:
    table = special(Given(3).hero(1, 2).hero(0, 8).armies(0, 16, 1))
    assert table.prompt == "special_choose"
    assert table.offered == ["action:prepare", "action:mobilize", "action:reinforce"]
    assert table.refused == {
        "action:monsters": "LR-21.1",
        "action:build_temple": "LR-19.1",
        "action:usurp": "LR-22.3",
        "action:build_monument": "LR-23.1",
    }
    table.point("action:prepare")
    assert table.table["wheel"]["prepare"] == [0]


@clause("LR-15.3", "LR-15.7", "LR-15.14")
def test_an_own_marker_anywhere_in_the_stack_bars_a_slot_and_others_do_not() -> None:
    given = marked(marked(Given(3).hero(0, 8).armies(0, 16, 1), "prepare", 0, 1), "reinforce", 1, 2)
    table = special(given)
    assert table.refused["action:prepare"] == "LR-15.3"
    table.point("action:reinforce")
    assert (table.prompt, table.seat) == ("rune_gain", 2)
    table.point("rune:uruz")
    assert (table.runes(2), table.runes(1)) == ({"uruz": 1}, {})
    assert table.table["wheel"]["reinforce"] == [1, 2, 0]


@clause("LR-EX5", "LR-15.13", "LR-15.16")
def test_covering_a_marker_gives_its_owner_a_rune_and_nobody_a_bonus() -> None:
    given = marked(Given(3).hero(0, 8).allied(0, "niflheim").allied(2, "niflheim"), "prepare", 1)
    table = special(given).point("action:prepare")
    assert (table.prompt, table.seat) == ("rune_gain", 1)
    table.point("rune:algiz")
    assert (table.prompt, table.seat) == ("prepare_option", 0)
    assert not table.events("bonus_taken")


@works("svartalfheim")
@clause("LR-EX4", "LR-15.9", "LR-15.10", "LR-15.11", "LR-15.12", "LR-48.9", "LR-4.12")
def test_the_first_marker_gives_the_bonus_clockwise_from_the_left() -> None:
    """Usurp belongs to Svartalfheim: a Combat card."""
    given = Given(4).hero(0, 16).hero(1, 2).hero(2, 2).hero(3, 2)
    table = special(given.allied(0, "svartalfheim").allied(1, "svartalfheim").allied(3, "svartalfheim"))
    table.point("action:usurp")
    assert (table.prompt, table.seat, table.offered) == ("realm_bonus", 1, ["do:take", "do:decline"])
    table.point("do:take")
    assert (table.prompt, table.seat) == ("realm_bonus", 3)
    table.point("do:decline")
    assert (table.prompt, table.seat) == ("realm_bonus", 0)
    table.point("do:take")
    assert [len(table.hand(seat)) for seat in range(4)] == [1, 1, 0, 0]
    assert table.region(16)["control"] == 0


@clause("LR-15.15")
def test_a_slot_whose_markers_were_taken_away_is_a_first_marker_again() -> None:
    given = marked(Given(3).hero(0, 8).allied(0, "niflheim"), "prepare", 1)
    table = given.at(["pass_on", 0], ["end_step"], ["special", 0], ["begin_step", 4], ["clear"]).point("action:prepare")
    assert (table.prompt, table.runes(1)) == ("realm_bonus", {})


@clause("LR-15.5", "LR-15.6")
def test_an_action_that_a_bonus_made_impossible_is_skipped_and_the_marker_stays() -> None:
    """The marker lies there, and another Hero has come beside the one that would usurp."""
    table = marked(Given(3).hero(0, 16).hero(1, 16), "usurp", 0).at(["act", 0, 5])
    assert table.region(16)["control"] is None
    assert table.table["wheel"]["usurp"] == [0]


@clause("LR-15.17")
def test_armies_that_meet_through_a_bonus_fight_before_the_action() -> None:
    """Niflheim places an Army in an own Region where another player's Army stands."""
    given = Given(3).hero(0, 8).drakkar(0, "n").drakkar(1, "nw").allied(0, "niflheim")
    given.control(0, 8, 10).armies(0, 8, 5).armies(1, 10, 1)
    table = special(given).point("action:prepare", "do:army")
    assert [(event["attacker"], event["defender"]) for event in table.events("battle")] == [(0, 1)]
    assert (table.prompt, table.armies(0, 10)) == ("prepare_option", [5])


@clause("LR-15.18", "LR-1.12")
def test_where_nothing_can_be_chosen_the_turn_ends_without_a_special_action(monkeypatch: pytest.MonkeyPatch) -> None:
    """All six Armies are shut in, and there is nothing to draw, gain, heal, build, rouse or usurp."""
    given = shut_in(Given(3).hero(0, 8).armies(0, 2, 6, 6, 6, 6, 6, 6), monkeypatch)
    table = special(given.only().none_left("uruz", "othala", "algiz").attributes(2, wisdom=6))
    assert (table.prompt, table.seat) == ("hero_menu", 1)
    assert not any(table.table["wheel"].values())


@clause("LR-15.18")
def test_with_an_own_marker_on_the_wheel_there_is_always_a_monument_to_build(monkeypatch: pytest.MonkeyPatch) -> None:
    given = shut_in(Given(3).hero(0, 8).armies(0, 2, 6, 6, 6, 6, 6, 6), monkeypatch)
    marked(given.only().none_left("uruz", "othala", "algiz").attributes(2, wisdom=6), "usurp", 0)
    assert special(given).prompt == "monument_choose"


# --- Realms ----------------------------------------------------------------------------------------------------------


def taking(given: Given, realm: int, seat: int = 0) -> Table:
    return given.at(["realm_bonus", seat, realm])


@works("muspelheim")
@clause("LR-48.3")
def test_muspelheim_recruits_an_army_of_one_in_any_own_region() -> None:
    given = Given(3).allied(0, "muspelheim").control(0, 8, 21).attributes(0, authority=5)
    table = taking(given, 0).point("do:take")
    assert (table.prompt, table.offered) == ("recruit_own", ["region:8", "region:21"])
    assert table.refused["region:9"] == "LR-48.3"
    assert table.point("region:21").armies(0, 21) == [1]


@works("jotunheim")
@clause("LR-48.4")
def test_jotunheim_raises_an_army_anywhere() -> None:
    table = taking(Given(3).allied(0, "jotunheim").armies(0, 8, 1, 3), 1).point("do:take", "army:0.8.3")
    assert table.armies(0, 8) == [1, 4]


@works("niflheim")
@clause("LR-48.5", "LR-48.6")
def test_niflheim_moves_the_drakkar_or_places_an_army() -> None:
    given = Given(3).allied(0, "niflheim").drakkar(0, "n").armies(0, 8, 2).control(0, 8, 21)
    table = taking(given, 2)
    assert table.offered == ["do:drakkar", "do:army", "do:decline"]
    table.point("do:army")
    assert table.armies(0, 21) == [2]
    given = Given(3).allied(0, "niflheim").drakkar(0, "n").armies(0, 8, 2).control(0, 8)
    table = taking(given, 2)
    assert table.refused == {"do:army": "LR-15.11"}
    table.point("do:drakkar", "sea:ne", "sea:e", "sea:s")
    assert table.player(0)["sea"] == "sea:s"
    assert table.prompt != "drakkar_sail"


@works("vanaheim")
@clause("LR-48.7")
def test_vanaheim_brings_a_rune() -> None:
    assert taking(Given(3).allied(0, "vanaheim"), 3).point("do:take", "rune:algiz").runes(0) == {"algiz": 1}


@works("alfheim")
@clause("LR-48.8", "LR-5.15", "LR-5.13")
def test_alfheim_places_the_hero_or_heals() -> None:
    table = taking(Given(3).allied(0, "alfheim").hero(0, 8), 4)
    assert (table.offered, table.refused) == (["do:hero", "do:decline"], {"do:heal": "LR-15.11"})
    table.point("do:hero")
    assert table.refused == {"region:8": "LR-5.15"}
    assert table.point("region:21").player(0)["region"] == "region:21"
    table = taking(Given(3).allied(0, "alfheim").injured(0, "might"), 4).point("do:heal")
    assert not table.player(0)["attributes"]["might"]["injured"]


@clause("LR-15.12")
def test_who_is_not_allied_gets_nothing() -> None:
    table = taking(Given(3).hero(0, 8).allied(1, "svartalfheim"), 5)
    assert table.prompt != "realm_bonus"


# --- Reinforce, Mobilize, Prepare ------------------------------------------------------------------------------------


@clause("LR-EX11", "LR-16.1", "LR-35.5")
def test_without_an_army_in_the_pool_nothing_is_reinforced() -> None:
    table = special(Given(3).hero(0, 8).armies(0, 8, 1, 1, 1, 1, 1, 1))
    assert table.refused["action:reinforce"] == "LR-16.1"


@clause("LR-16.2", "LR-16.3")
def test_reinforce_recruits_and_a_battle_follows_at_the_end_of_the_step() -> None:
    given = Given(3).hero(0, 8).drakkar(0, "e").drakkar(1, "nw").control(1, 10).armies(1, 10, 1).armies(0, 16, 1)
    table = special(given).point("action:reinforce", "region:10")
    assert [event["region"] for event in table.events("battle")] == ["region:10"]
    assert table.region(10)["control"] == 0


@clause("LR-17.1", "LR-17.2", "LR-17.3", "LR-17.4")
def test_mobilize_activates_each_army_once_and_at_least_one() -> None:
    given = Given(3).hero(0, 8).drakkar(0, "n").armies(0, 9, 2, 2).control(0, 9)
    table = special(given).point("action:mobilize")
    assert (table.prompt, table.seat) == ("army_activate", 0)
    table.point("do:raise")
    assert (table.prompt, table.offered) == ("mobilize_next", ["army:0.9.2", "do:done"])
    table.point("army:0.9.2", "region:8")
    assert (table.armies(0, 9), table.armies(0, 8)) == ([3], [2])
    assert table.prompt != "mobilize_next"
    assert special(Given(3).hero(0, 8)).refused["action:mobilize"] == "LR-17.1"


@clause("LR-17.5", "LR-17.6")
def test_a_settlement_entered_just_now_allows_no_raising() -> None:
    given = Given(3).hero(0, 8).drakkar(0, "n").armies(0, 8, 2, 2)
    table = special(given).point("action:mobilize", "region:9")
    assert table.region(9)["control"] is None
    table.point("army:0.8.2")
    assert table.refused["do:raise"] == "LR-14.7"
    table.point("region:10")
    assert table.region(9)["control"] == 0


@clause("LR-17.7")
def test_several_battles_are_fought_in_the_order_of_the_active_player() -> None:
    given = Given(3).hero(0, 2).drakkar(0, "n").drakkar(1, "nw").armies(0, 8, 5, 5)
    given.control(1, 10, 11).armies(1, 10, 1).armies(1, 11, 1)
    table = special(given).point("action:mobilize", "region:10", "army:0.8.5", "region:11")
    assert (table.prompt, table.seat, table.offered) == ("battle_order", 0, ["region:10", "region:11"])


@clause("LR-18.1", "LR-18.2", "LR-18.3", "LR-18.4", "LR-18.6")
def test_prepare_takes_two_options_and_may_take_one_twice() -> None:
    table = special(Given(3).hero(0, 8).top("axe", "bow")).point("action:prepare")
    assert (table.prompt, table.offered) == ("prepare_option", ["do:card", "do:rune"])
    assert table.refused == {"do:heal": "LR-18.2", "do:raise": "LR-18.2"}
    table.point("do:card")
    assert table.hand(0) == ["axe"]
    table.point("do:card")
    assert table.hand(0) == ["axe", "bow"]
    assert table.table["active"] == 1


@clause("LR-18.5", "LR-18.7")
def test_prepare_heals_and_brings_a_rune() -> None:
    table = special(Given(3).hero(0, 8).attributes(0, wisdom=4).injured(0, "wisdom")).point("action:prepare")
    table.point("do:heal")
    assert table.attributes(0) == (2, 2, 4)
    assert table.refused["do:heal"] == "LR-18.2"
    assert table.point("do:rune", "rune:othala").runes(0) == {"othala": 1}


@clause("LR-18.8", "LR-2.14", "LR-7.4")
def test_prepare_raises_an_army_in_an_own_settlement_only() -> None:
    given = Given(3).hero(0, 8).armies(0, 9, 1).armies(0, 8, 1).armies(0, 5, 1).control(0, 9, 8)
    table = special(given).point("action:prepare", "do:raise")
    assert (table.armies(0, 9), table.armies(0, 8)) == ([2], [1])
    table.point("do:raise")
    assert table.armies(0, 9) == [3]


# --- Build Temple and the Blessing Draft ------------------------------------------------------------------------------


@clause("LR-19.1", "LR-19.2", "LR-19.3", "LR-19.5", "LR-7.9", "LR-7.10", "LR-2.15", "LR-2.16")
def test_a_temple_stands_in_an_own_region_with_a_shrine_and_brings_a_priest() -> None:
    given = Given(3).hero(0, 8).control(0, 3, 4, 6, 9).control(1, 8).temples(4)
    table = special(given).point("action:build_temple")
    assert table.offered == ["region:3", "region:6"]
    assert {table.refused[f"region:{n}"] for n in (4, 8, 9)} == {"LR-19.2"}
    table.point("region:6")
    assert table.region(6)["temple"]
    assert (table.player(0)["priests"], table.table["track"]["left"]) == (1, 5)


@clause("LR-35.4")
def test_a_player_with_all_priests_out_gains_none() -> None:
    given = Given(3).hero(0, 8).control(0, 3).priests(0, 2).praying("odin", 0, 0)
    assert special(given).point("action:build_temple").player(0)["priests"] == 2


@clause("LR-35.7")
def test_without_a_temple_on_the_track_none_is_built() -> None:
    given = Given(3).hero(0, 8).control(0, 21).temples(3, 4, 6, 8, 10, 13, 14)
    assert special(given).refused["action:build_temple"] == "LR-35.7"


@clause("LR-EX14", "LR-19.4", "LR-36.6")
def test_the_fifth_temple_wins_before_its_priest_comes() -> None:
    given = Given(3).hero(0, 8).control(0, 3, 4, 6, 8, 10).temples(3, 4, 6, 8)
    table = special(given).point("action:build_temple")
    outcome = table.match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.ending) == ((0,), "gothi")
    assert not table.events("priests_gained")


@clause("LR-19.6", "LR-20.1", "LR-20.2", "LR-20.3", "LR-20.4", "LR-20.5")
@pytest.mark.parametrize(("seats", "order"), [(2, [1, 0]), (3, [1, 0, 2]), (4, [1, 0, 3, 2])])
def test_a_keyword_begins_a_draft_counter_clockwise(seats: int, order: list[int]) -> None:
    """The second space has the keyword; seat 1 builds."""
    given = Given(seats).hero(1, 8).control(1, 3).temples(4)
    table = special(given, 1).point("action:build_temple")
    assert len(table.table["offer"]) == seats + 1
    left = set(table.table["offer"])
    for seat in order:
        assert (table.prompt, table.seat) == ("blessing_pick", seat)
        assert set(table.offered) == left
        taken = table.offered[0]
        table.point(taken)
        while table.prompt in ("rune_gain", "alliance_realm", "rune_discard"):
            table.point(table.offered[0])
        assert taken in table.player(seat)["blessings"]
        left.discard(taken)
    assert table.table["offer"] == []
    assert table.table["decks"]["blessing"]["discards"] == list(left)


@clause("LR-19.6")
def test_the_first_space_of_side_a_has_no_keyword_and_that_of_side_b_has() -> None:
    assert not special(Given(3).hero(0, 8).control(0, 3)).point("action:build_temple").table["offer"]
    table = special(Given(3, temple_side="b").hero(0, 8).control(0, 3)).point("action:build_temple")
    assert len(table.table["offer"]) == 4


def offering(given: Given, *ids: str) -> Table:
    """Seat 0 picks one of the Blessings that lie open."""
    s = given.s
    for id in ids:
        token = next(token for token in s.decks[2] if s.faces[token] == id)
        s.decks[2].remove(token)
        s.offer.append(token)
        given._tell(s, token)
    return given.at(["end_blessing_draft"], ["pick_blessing", 0])


@works("belt_of_strength")
@clause("LR-49.25", "LR-49.26", "LR-20.6")
def test_belt_of_strength_raises_might_and_counts_for_usurp() -> None:
    table = offering(Given(3).hero(0, 8), "belt_of_strength", "glamour").point("card:belt_of_strength")
    assert table.attributes(0) == (2, 3, 2)
    table = special(owning(Given(3).hero(0, 8).hero(1, 2).hero(2, 2), "belt_of_strength"))
    assert "action:usurp" in table.offered


@works("seidr_weaver")
@clause("LR-49.38", "LR-49.39")
def test_seidr_weaver_brings_two_runes_and_room_for_two_more() -> None:
    given = Given(3).runes(0, uruz=2)
    table = offering(given, "seidr_weaver", "glamour").point("card:seidr_weaver", "rune:uruz", "rune:algiz")
    assert table.runes(0) == {"uruz": 3, "algiz": 1}
    assert table.prompt != "rune_discard"


@clause("LR-49.51")
def test_vanir_pact_forms_an_alliance() -> None:
    table = offering(Given(3), "vanir_pact", "glamour").point("card:vanir_pact", "realm:alfheim")
    assert table.player(0)["allied"] == ["alfheim"]


def owning(given: Given, *ids: str, seat: int = 0) -> Given:
    """A player has Blessings."""
    s = given.s
    for id in ids:
        token = next(token for token in s.decks[2] if s.faces[token] == id)
        s.decks[2].remove(token)
        s.players[seat].blessings.append(token)
        given._tell(s, token)
    return given


@works("storm_vigour")
@clause("LR-49.22")
def test_storm_vigour_gives_a_third_option() -> None:
    given = owning(Given(3).hero(0, 8).attributes(0, wisdom=4), "storm_vigour")
    table = special(given).point("action:prepare", "do:card", "do:card", "do:card")
    assert len(table.hand(0)) == 3
    assert table.table["active"] == 1


@works("temple_tithe")
@clause("LR-49.49")
def test_temple_tithe_brings_another_priest() -> None:
    table = special(owning(Given(3).hero(0, 8).control(0, 3), "temple_tithe")).point("action:build_temple")
    assert table.player(0)["priests"] == 2


@works("wings_of_the_hawk")
@clause("LR-49.42")
def test_wings_of_the_hawk_carry_a_hero_three_regions() -> None:
    table = owning(Given(3).hero(0, 8), "wings_of_the_hawk").turn(0).point("region:9", "region:8")
    assert table.prompt == "hero_walk"
    assert table.point("region:9").prompt != "hero_walk"


@works("willing_thralls")
@clause("LR-49.13")
def test_willing_thralls_make_neutral_regions_weaker_but_never_below_one() -> None:
    given = owning(Given(3).drakkar(0, "n").armies(0, 18, 3), "willing_thralls")
    assert maneuvers(given).point("army:0.18.3", "region:19").region(19)["control"] == 0
    given = owning(Given(3).hero(0, 8).hero(1, 2).hero(2, 2), "willing_thralls")
    assert "action:usurp" in special(given).offered


# --- Usurp -----------------------------------------------------------------------------------------------------------


def alone(number: int) -> Given:
    """The Hero of seat 0 is alone in a Region."""
    return Given(3).hero(0, number).hero(1, 1).hero(2, 1)


@clause("LR-EX6", "LR-22.3", "LR-22.8", "LR-22.10", "LR-22.11")
def test_a_hero_usurps_a_weak_neutral_region_and_recruits_there() -> None:
    table = special(alone(3).drakkar(0, "e").attributes(0, authority=3)).point("action:usurp")
    assert table.table["wheel"]["usurp"] == [0]
    assert table.region(3)["control"] == 0
    assert (table.prompt, table.offered) == ("usurp_recruit", ["region:3", "do:decline"])
    assert table.point("region:3").armies(0, 3) == [3]
    assert special(alone(3)).point("action:usurp", "do:decline").armies(0, 3) == []


@clause("LR-22.1", "LR-22.2", "LR-22.3", "LR-22.5")
@pytest.mark.parametrize(
    ("given", "clause_id"),
    [
        (Given(3).hero(0, 3).hero(1, 3).hero(2, 1), "LR-22.1"),
        (alone(3).control(0, 3), "LR-22.2"),
        (alone(8), "LR-22.3"),
        (alone(3).control(1, 3).armies(1, 3, 2, 1), "LR-22.5"),
        (alone(8).attributes(0, might=5).injured(0, "might"), "LR-22.3"),
    ],
)
def test_when_a_hero_cannot_usurp(given: Given, clause_id: str) -> None:
    assert special(given).refused["action:usurp"] == clause_id


@clause("LR-22.13")
def test_the_value_of_might_counts() -> None:
    assert "action:usurp" in special(alone(8).attributes(0, might=3)).offered


@clause("LR-22.9")
def test_own_armies_stay_in_a_region_that_is_usurped() -> None:
    assert special(alone(3).armies(0, 3, 1)).point("action:usurp", "do:decline").armies(0, 3) == [1]


@clause("LR-22.4", "LR-22.7", "LR-32.8")
def test_armies_of_others_in_a_neutral_region_do_not_matter_and_withdraw() -> None:
    given = alone(10).attributes(0, might=4).armies(1, 10, 3).control(1, 11).drakkar(1, "nw")
    table = special(given).point("action:usurp", "do:decline")
    assert (table.armies(1, 11), table.armies(1, 10)) == ([3], [])
    assert table.region(10)["control"] == 0
    assert not table.events("battle")


@clause("LR-22.5", "LR-22.6", "LR-22.12")
def test_a_region_of_another_is_usurped_if_its_armies_are_weak_or_gone() -> None:
    table = special(alone(3).control(1, 3).armies(1, 3, 1, 1).drakkar(1, "e").loki(3)).point(
        "action:usurp", "do:decline"
    )
    assert (table.region(3)["control"], table.player(1)["pool"]) == (0, 6)
    assert "action:usurp" in special(alone(4).control(1, 4)).offered


@works("jarls_retinue")
@clause("LR-49.7")
def test_the_retinue_of_the_jarl_is_one_stronger() -> None:
    for authority, value in ((3, 4), (6, 6)):
        given = owning(alone(3).attributes(0, authority=authority), "jarls_retinue")
        assert special(given).point("action:usurp", "region:3").armies(0, 3) == [value]
