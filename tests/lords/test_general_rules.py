"""Rules that hold everywhere (sections 1 to 10, 20, 25, 33 to 35 and 38), each where one can see it."""

from collections import Counter
from itertools import pairwise

import pytest

from meadhall.games.lords.content import CONTENT
from meadhall.games.lords.game import GAME
from meadhall.games.lords.pieces import card_name
from meadhall.games.lords.state import Options
from meadhall.games.lords.vocabulary import VOCABULARY
from meadhall.kernel import Match
from meadhall.kernel.errors import ImpossiblePosition, NotOffered
from meadhall.testing import clause

from .playing import Given, Table
from .test_artifacts import hunting
from .test_battle import attack, play
from .test_hunt import attacked, last_slot, wounding
from .test_hunt import play as hunt
from .test_maneuvers import maneuvers
from .test_monsters import bound
from .test_monument import GAUTLAND, SVEALAND, building, idle_until
from .test_runes import runes
from .test_special import offering, owning, special

# --- seats and turns -------------------------------------------------------------------------------------------------


@clause("LR-1.1", "LR-1.4", "LR-1.22")
def test_turns_go_to_the_left_also_to_those_who_have_nothing() -> None:
    """Nobody has an Army or a Region."""
    table = Given(3).hero(0, 8).hero(1, 8).hero(2, 8).turn(1)
    assert (table.seat, idle_until(table, 3)) == (1, [2, 0, 1])


@clause("LR-1.11")
def test_an_answer_points_at_something_on_the_list() -> None:
    table = Given(3).hero(0, 8).turn(0)
    assert len(table.match.pending) == 1
    with pytest.raises(NotOffered):
        table.point("monument:thor")
    with pytest.raises(NotOffered):
        table.match.answer(1, table.offered[0])


@clause("LR-1.12")
def test_a_decision_without_an_option_is_not_asked() -> None:
    """Odin raises an Army, and there is none."""
    table = Given(3).priests(0, 1).hero(0, 8).level("odin", 1).turn(0).point("monument:odin")
    assert (table.prompt, table.events("army_raised")) == ("hero_menu", [])


@clause("LR-1.2", "LR-38.7")
def test_with_two_players_the_other_is_on_both_sides() -> None:
    table = hunting(Given(2))
    assert (table.prompt, table.seat) == ("hunt_attack", 1)
    table = Given(2).hero(0, 8).hero(1, 8).turn(0)
    while table.seat == 0:
        table.point(table.offered[-1])
    assert table.seat == 1


@clause("LR-10.1", "LR-10.4")
def test_the_five_steps_come_in_their_order_and_never_again() -> None:
    given = Given(3).hero(0, 8).priests(0, 1).armies(0, 8, 2).runes(0, uruz=1, othala=1)
    table, seen = given.turn(0), []
    while table.prompt != "prepare_option":
        if table.prompt not in seen:
            seen.append(table.prompt)
        table.point("do:done" if "do:done" in table.offered else "action:prepare")
    assert seen == ["prayer_menu", "hero_menu", "rune_menu", "maneuver_menu", "special_choose"]
    assert [event["step"] for event in table.events("step")] == ["hero", "runes", "maneuvers", "special"]


@clause("LR-11.2", "LR-11.11", "LR-12.2", "LR-13.2", "LR-14.2")
def test_what_is_done_once_in_a_step_is_done_again_in_the_next_turn() -> None:
    given = Given(3).hero(0, 2).hero(1, 10).forge(2, "othala").forge(10, "othala").armies(0, 11, 2).armies(1, 16, 2)
    table = given.priests(0, 1).priests(1, 1).runes(0, uruz=1).runes(1, uruz=1).turn(0)
    table.point("forge:2", "monument:odin", "sea:ne", "do:done", "rite:card", "army:0.11.2", "do:raise")
    table.point("action:reinforce", "region:11")
    table.point("forge:10", "monument:odin", "sea:ne", "do:done", "rite:card", "army:1.16.2", "do:raise")
    assert (table.prompt, table.seat, table.armies(1, 16)) == ("special_choose", 1, [3])


@clause("LR-10.5", "LR-2.20")
def test_a_step_without_armies_ends_with_control_and_battles_too() -> None:
    """Armies of two players are in one Region before the Prayer step, as no step leaves them."""
    given = Given(3).priests(0, 1).drakkar(0, "nw").drakkar(1, "nw").armies(0, 10, 4).armies(1, 10, 1).armies(1, 16, 6)
    table = given.turn(0).done("prayer_menu")
    assert [event["region"] for event in table.events("battle")] == ["region:10"]
    assert (table.region(16)["control"], table.region(10)["control"]) == (1, 0)
    assert (table.prompt, table.armies(1, 10)) == ("hero_menu", [])


@clause("LR-2.20")
def test_armies_of_three_players_are_never_in_one_region() -> None:
    with pytest.raises(ImpossiblePosition, match=r"LR-2\.20"):
        Given(3).armies(0, 10, 1).armies(1, 10, 1).armies(2, 10, 1).turn(0)


def test_the_vocabulary_has_each_thing_once_and_no_more() -> None:
    vocabulary, beside_followers = (GAME.vocabulary(Options(followers=n)) for n in range(2))
    assert len(set(beside_followers)) == len(beside_followers) > len(vocabulary)
    kinds = Counter(ref.partition(":")[0] for ref in vocabulary)
    assert len(set(vocabulary)) == len(vocabulary)
    slots = sum(len(tray.slots) for tray in CONTENT.monsters) + sum(len(boss.slots) for boss in CONTENT.boss)
    assert {kind: kinds[kind] for kind in ("hero", "region", "sea", "monster", "wound", "symbol", "forge", "army")} == {
        "hero": 4,
        "region": 21,
        "sea": 8,
        "monster": 6,
        "wound": slots,
        "symbol": 5,
        "forge": 6,
        "army": 4 * 21 * 6,
    }
    verbs = {kind for kind in kinds if ">" in kind}
    assert verbs == {"control>monster", "activate>monster", "wound>monster", "exhaust>artifact"}


@pytest.mark.parametrize(("face", "name"), [("axe.2", "axe"), ("ragnar", "ragnar"), ("event_7", "event_7")])
def test_a_card_is_called_by_its_name_whichever_copy_it_is(face: str, name: str) -> None:
    assert card_name(face) == name


# --- what is whose ---------------------------------------------------------------------------------------------------


@clause("LR-1.5", "LR-1.8")
def test_own_is_where_the_marker_lies_not_where_armies_stand() -> None:
    given = Given(3).drakkar(0, "nw").control(0, 9).armies(0, 16, 1).control(1, 12).artifact(0, "barrow_crown")
    table = maneuvers(given).point("exhaust>artifact:barrow_crown")
    assert (table.armies(0, 9), table.prompt) == ([1], "maneuver_menu")


@clause("LR-1.6", "LR-2.10")
def test_population_matters_in_a_neutral_region_alone() -> None:
    """Region 10 has more people than Might 2 can rule."""
    given = Given(3).hero(0, 10).hero(1, 2).hero(2, 2)
    assert special(given).refused["action:usurp"] == "LR-22.3"
    assert "action:usurp" in special(Given(3).hero(0, 10).hero(1, 2).hero(2, 2).control(1, 10)).offered


@clause("LR-1.6", "LR-1.8", "LR-25.24")
def test_a_ring_makes_a_monster_somebodys_until_it_is_slain() -> None:
    given = bound(last_slot(Given(3).hand(0, "bow"), 1, 1, 1, 1, 0, 0).monster("garm", 8), "garm", 1)
    table = wounding(given)
    assert table.table["monsters"]["garm"]["ring"] == 1
    hunt(table, "wound:garm.2", "bow")
    assert (table.table["monsters"]["garm"]["slain"], table.table["monsters"]["garm"]["ring"]) == (True, None)
    table = building(bound(Given(3).hero(0, 8).monster("garm", 16), "garm", 1)).point("monument:thor")
    assert table.table["monsters"]["garm"]["ring"] == 1


@clause("LR-1.9")
def test_nobody_owns_a_monument() -> None:
    """Odin's stands in Region 4, which another player controls."""
    table = Given(3).control(1, 4).priests(0, 1).turn(0).point("monument:odin")
    assert table.table["monuments"]["odin"]["priests"] == [0]
    assert "monument:odin" in building(Given(3).hero(0, 8).control(1, 4)).offered


@clause("LR-1.7", "LR-1.10", "LR-7.15")
def test_what_a_player_gains_comes_out_of_the_supply_and_goes_back_there() -> None:
    table = runes(Given(3).hero(0, 8).runes(0, uruz=2).artifact(0, "andvaranaut"))
    before = table.table["supply"]["runes"]
    table.point("exhaust>artifact:andvaranaut")
    assert (table.prompt, "do:decline" in table.offered, "do:done" in table.offered) == ("rune_gain", False, False)
    table.point("rune:algiz", "rune:algiz")
    assert table.table["supply"]["runes"] == before | {"algiz": before["algiz"] - 2}
    table.point("rune:uruz", "rune:uruz")
    assert table.table["supply"]["runes"] == before | {"algiz": before["algiz"] - 2, "uruz": before["uruz"] + 2}
    assert table.runes(0) == {"algiz": 2}


@clause("LR-1.17", "LR-49.52")
def test_a_card_wins_against_a_general_rule() -> None:
    def menu(*blessings: str) -> Table:
        return runes(owning(Given(3).hero(0, 8).monster("garm", 8).runes(0, uruz=1, othala=1), *blessings))

    assert menu("glamour").refused["control>monster:garm"] == "LR-13.5"
    assert "control>monster:garm" in menu("vanir_pact").offered


# --- places ----------------------------------------------------------------------------------------------------------


@clause("LR-2.2", "LR-2.3", "LR-4.9", "LR-4.10")
def test_heroes_and_loki_are_placed_in_regions_alone() -> None:
    table = Given(3).hero(0, 8).artifact(0, "falcon_cloak").turn(0).point("exhaust>artifact:falcon_cloak")
    assert table.offered == [f"region:{number}" for number in range(1, 22) if number != 8]
    places = {ref.partition(":")[0] for ref in VOCABULARY if "ygg" in ref}
    assert places == set()
    lands = {region.land for region in CONTENT.map_3_4p.region}
    assert not lands & {realm.id for realm in CONTENT.realms}


@clause("LR-4.11", "LR-4.15", "LR-5.1")
def test_an_alliance_outlasts_a_monument() -> None:
    table = building(Given(3).hero(0, 8).allied(1, "niflheim").temples(3)).point("monument:thor")
    assert table.player(1)["allied"] == ["niflheim"]
    assert table.region(3)["temple"]
    table = special(Given(3).hero(0, 8).allied(1, "niflheim")).point("action:prepare")
    assert (table.prompt, table.seat) == ("realm_bonus", 1)
    assert special(Given(3).hero(0, 8).allied(1, "alfheim")).point("action:prepare").prompt == "prepare_option"


@clause("LR-8.2", "LR-8.3", "LR-38.2", "LR-38.3")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("slot", [slot.id for slot in CONTENT.wheel.slot])
def test_every_slot_points_at_its_realm_with_two_players_too(seats: int, slot: str) -> None:
    realm = next(fact.realm for fact in CONTENT.wheel.slot if fact.id == slot)
    given = Given(seats).hero(0, 8).hero(1, 2).attributes(0, might=6).monster("garm", 8).control(0, 3).armies(0, 3, 1)
    given.control(1, 4).armies(1, 4, 1).allied(1, realm).injured(1, "might").drakkar(0, "n").drakkar(1, "n")
    table = special(given).point(f"action:{slot}")
    assert (table.prompt, table.seat, table.ask.about["realm"]) == ("realm_bonus", 1, f"realm:{realm}")
    three = {"niflheim": ["do:drakkar", "do:army"], "alfheim": ["do:hero", "do:heal"]}.get(realm, ["do:take"])
    assert set(table.offered) - {"do:decline"} <= set(three)


# --- Heroes, Armies, Priests -----------------------------------------------------------------------------------------


@clause("LR-6.20")
def test_nothing_is_healed_that_is_not_injured() -> None:
    table = Given(3).hero(0, 8).injured(0, "might").turn(0)
    assert (table.refused["attribute:wisdom"], "attribute:might" in table.offered) == ("LR-6.20", True)


@clause("LR-7.1", "LR-14.13", "LR-35.5")
def test_a_player_has_six_armies() -> None:
    given = Given(3).hero(0, 8).armies(0, 8, 1, 2, 3, 4, 5).control(0, 8)
    assert given.turn(0).player(0)["pool"] == 1
    table = special(Given(3).hero(0, 8).control(0, 8).armies(0, 8, *range(1, 7)))
    assert (table.player(0)["pool"], table.refused["action:reinforce"]) == (0, "LR-16.1")
    with pytest.raises(ImpossiblePosition):
        Given(3).armies(0, 8, *[1] * 7).turn(0)


@clause("LR-7.11")
def test_a_priest_goes_to_a_monument_or_back_to_the_supply() -> None:
    table = owning(Given(3).priests(0, 2), "golden_tears").turn(0).point("monument:thor")
    assert (table.player(0)["priests"], table.table["monuments"]["thor"]["priests"]) == (1, [0])
    table.point("card:golden_tears", "rune:uruz")
    assert table.player(0)["priests"] == 0
    assert [monument["priests"] for monument in table.table["monuments"].values()].count([0]) == 1


@clause("LR-3.6")
def test_entering_among_the_controllers_armies_changes_nothing_before_the_battle() -> None:
    table = attack(Given(3).control(1, 10, 11).armies(1, 10, 2).hand(1, "bow"))
    assert (table.prompt, table.region(10)["control"]) == ("battle_card", 1)
    assert play(table, "pass").region(10)["control"] == 0


@clause("LR-31.4", "LR-32.7")
def test_whoever_withdraws_into_a_region_does_not_attack_there() -> None:
    """Seat 0 loses in Region 10 and withdraws to 9, where seat 1 has brought an Army."""
    given = Given(3).drakkar(0, "nw").drakkar(1, "nw").control(0, 9).control(1, 10, 11).hand(1, "bow")
    given.armies(0, 10, 3).armies(1, 10, 6).armies(1, 9, 1)
    given.s.step, given.s.entered = 3, [(9, 0, 8), (8, 1, 9)]
    table = play(given.at(["battles"]), "pass")
    assert [side["seat"] for side in table.table["battle"]["sides"]] == [1, 0]


# --- no limits -------------------------------------------------------------------------------------------------------


@clause("LR-20.7")
def test_a_player_may_have_any_number_of_blessings() -> None:
    many = [blessing.id for blessing in CONTENT.blessings if blessing.id not in ("glamour", "wind_caller")]
    table = offering(owning(Given(3), *many), "glamour", "wind_caller").point("card:glamour")
    assert len(table.player(0)["blessings"]) == 35


@clause("LR-33.9", "LR-35.2", "LR-33.6")
def test_a_player_may_have_all_artifacts_and_any_number_of_markers() -> None:
    """Odin's Monument stands in Region 4; the others' Artifacts are there already, and markers are everywhere."""
    given = Given(3).drakkar(0, "nw").control(0, 5, 6, 7, 15, 16, 17, 18).armies(0, 5, 6)
    given.allied(0, *(realm.id for realm in CONTENT.realms))
    for artifact in CONTENT.artifacts:
        if artifact.id != "gungnir":
            given.artifact(0, artifact.id)
    for foe in given.s.foes:
        foe.region, foe.wounds[0] = 0, 0
    table = maneuvers(given).point("army:0.5.6", "region:4").done("maneuver_menu")
    holders = [artifact["holder"] for artifact in table.table["artifacts"].values()]
    assert (table.region(4)["control"], holders) == (0, [0] * 9)


@clause("LR-33.6", "LR-29.28")
def test_a_monster_artifact_stays_when_another_player_slays_the_monster() -> None:
    given = last_slot(Given(3).hand(0, "bow").artifact(1, "gnipa_chain"), 1, 1, 1, 1, 0, 0)
    table = hunt(wounding(given), "wound:garm.2", "bow")
    assert table.table["monsters"]["garm"]["slain"]
    assert table.table["artifacts"]["gnipa_chain"]["holder"] == 1


@clause("LR-23.7")
def test_requisites_are_judged_together() -> None:
    given = Given(3).hero(0, 8).level("thor", 2).control(1, *SVEALAND, *GAUTLAND)
    table = building(given).point("monument:thor")
    assert table.fallen == ["lands_3", "monument_3"]


# --- Hunts -----------------------------------------------------------------------------------------------------------


@clause("LR-26.6", "LR-29.25")
def test_wounds_from_before_count() -> None:
    given = Given(3).hand(0, "bow")
    given.s.foes[4].wounds = [1, -1, 1, 2, 1, 0, 2]
    assert hunt(wounding(given), "wound:garm.2", "bow").player(0)["slain"] == ["garm"]


@clause("LR-26.13")
def test_the_monsters_side_draws_only_what_the_deck_has() -> None:
    table = hunt(attacked(Given(3).hand(0, "shield"), "claw_1", "claw_2", deck=1), "claw_1", "shield")
    assert (table.table["hunt"]["hand"], table.table["decks"]["attack"]["left"]) == (1, 0)


@clause("LR-34.1", "LR-34.5")
def test_all_attacks_are_shuffled_before_a_hunt() -> None:
    given = Given(3)
    given.s.discards[3], given.s.decks[3] = given.s.decks[3][:9], given.s.decks[3][9:]
    given._tell(given.s, *given.s.discards[3])
    table = hunting(given)
    assert set(table.table["decks"]) == {"combat", "event", "blessing", "attack"}
    assert (table.table["decks"]["attack"]["left"], table.table["decks"]["attack"]["discards"]) == (12, [])


# --- two players -----------------------------------------------------------------------------------------------------


@clause("LR-38.8")
@pytest.mark.parametrize("seats", [2, 3])
def test_three_lands_make_a_great_jarl_with_two_players_too(seats: int) -> None:
    given = Given(seats)
    lands = [land for land in given.s.board.lands if land]
    held = sorted(lands, key=len)[:3]
    *others, last = [region for land in held for region in land]
    table = given.control(0, *(region + 1 for region in others)).at(["turn", 0])
    assert table.match.outcome is None
    given = Given(seats).control(0, *(region + 1 for region in others)).loki(_away(given, held) + 1)
    given.s.step, given.s.active = 3, 0
    table = given.at(["take_control", 0, last])
    assert table.match.outcome is not None
    assert table.match.outcome.ending == "jarl"


def _away(given: Given, held: list[tuple[int, ...]]) -> int:
    """A Region of none of these Lands."""
    return next(region for region in range(len(given.s.board.regions)) if all(region not in land for land in held))


# --- a whole match ---------------------------------------------------------------------------------------------------


@clause("LR-1.11", "LR-1.22", "LR-6.1", "LR-30.9", "LR-5.1", "LR-4.15")
def test_heroes_loki_temples_and_alliances_stay_and_everybody_goes_on() -> None:
    match = Match.new(GAME, 3, seed=5)
    turns: list[int] = []
    before = None
    for step in range(4000):
        if not match.pending:
            break
        (question,) = match.pending
        match.answer(question.seat, question.options[(step * 7919) % len(question.options)])
        table = Table(match).table
        if table["phase"] != "play":
            continue
        if not turns or turns[-1] != table["active"]:
            turns.append(table["active"])
        assert all(player["region"] for player in table["players"])
        assert table["boss"]["region"]
        kept = [{*player["allied"]} for player in table["players"]]
        temples = {k for k, region in enumerate(table["regions"]) if region["temple"]}
        if before is not None:
            assert all(old <= new for old, new in zip(before[0], kept, strict=True))
            assert before[1] <= temples
        before = (kept, temples)
    assert match.outcome is not None
    assert all(later == (seat + 1) % 3 for seat, later in pairwise(turns))
