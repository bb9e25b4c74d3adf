"""What the table promises before it is decided: strength by part, what a pillage pays, what follows for each winner."""

import random
from typing import Any

import pytest

from meadhall import SPECTATOR, Match
from meadhall.games.bloodrage.game import GAME
from meadhall.kernel import Chance, Forecast
from meadhall.testing import clause

from .playing import BEAR, RAVEN, WOLF, Given, Table, card, figure, province, warrior
from .studies import FILE
from .studies import text as studies_as_text


def parts(table: Table, seat: int, province: str, fjord: str) -> dict[str, int]:
    """What each kind of figure of a seat adds in a province, its fjord included."""
    there = [*table.land(province)["figures"], *table.table["fjords"][fjord]["figures"]]
    return {figures["kind"]: figures["strength"] for figures in there if figures["seat"] == seat}


@clause("BR-5.50")
def test_strength_is_told_by_its_parts() -> None:
    given = Given().sheet(WOLF, "a1-brothers-in-arms", "a1-troll").put(WOLF, "gimle", 3, leader=True, monster="troll")
    table = given.put(WOLF, "north_west", ship=True).turn()
    assert parts(table, WOLF, "gimle", "north_west") == {"leader": 3, "warrior": 4, "troll": 2, "ship": 2}
    assert table.land("gimle")["strengths"][WOLF] == 11


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_parts_always_make_the_whole(seats: int) -> None:
    match, chance = Match.new(GAME, seats, seats), random.Random(seats)
    fjord_of = {fjord["id"]: fjord["provinces"] for fjord in GAME.scene()["fjords"]}
    while match.pending:
        seen = match.view(SPECTATOR)["table"]
        for name, land in seen["provinces"].items():
            beside = [seen["fjords"][id] for id, shores in fjord_of.items() if f"province:{name}" in shores]
            for seat in range(seats):
                counted = [f["strength"] for place in (land, *beside) for f in place["figures"] if f["seat"] == seat]
                assert sum(counted) == land["strengths"][seat]
        question = chance.choice(match.pending)
        match.answer(question.seat, chance.choice(question.options))


# --- what a pillage pays ---------------------------------------------------------------------------------------------


def stakes(table: Table, seat: int, name: str) -> dict[str, Any]:
    found: dict[str, Any] = table.match.view(seat)["table"]["stakes"][name]
    return found


@clause("BR-5.72", "BR-5.61", "BR-5.65")
def test_axes_are_raised_before_the_battle_pays() -> None:
    table = Given().token("gimle", "axes").put(WOLF, "gimle", 2).put(RAVEN, "gimle", 1).turn()
    promised = stakes(table, WOLF, "gimle")
    assert promised == {"stats": {"axes": 4}, "glory": 0, "battle": 4, "cards": [], "callers": []}
    table.point("do:pillage", province("gimle")).decline()
    assert (table.glory(WOLF), table.steps(WOLF)) == (promised["battle"], (1, 2, 1))


@clause("BR-7.38", "BR-5.76")
def test_a_frost_giant_is_promised_twice_and_paid_twice() -> None:
    given = Given(age=3).sheet(WOLF, "a3-frost-giant").put(WOLF, "yggdrasil", monster="frost_giant")
    table = given.clan(WOLF, stats=(5, 1, 1)).put(RAVEN, "yggdrasil", 1).turn()
    promised = stakes(table, WOLF, "yggdrasil")
    assert promised["stats"] == {"rage": 12, "axes": 5, "horns": 6}
    table.point("do:pillage", province("yggdrasil")).decline()
    assert {name: stat["value"] for name, stat in table.clan(WOLF)["stats"].items()} == promised["stats"]
    assert table.glory(WOLF) == promised["battle"] == 5


@clause("BR-12.135", "BR-12.6")
def test_what_a_leader_brings_along_is_promised() -> None:
    given = Given(age=3).sheet(WOLF, "a3-lord-of-spears").put(WOLF, "gimle", leader=True).token("gimle", "glory5")
    assert stakes(given.turn(), WOLF, "gimle") == {
        "stats": {"rage": 7, "axes": 4, "horns": 5},
        "glory": 5,
        "battle": 4,
        "cards": [],
        "callers": [],
    }
    hammers = Given().sheet(WOLF, "a1-lord-of-hammers").put(WOLF, "gimle", leader=True).put(WOLF, "utgard", 1)
    table = hammers.turn()
    assert stakes(table, WOLF, "gimle")["cards"] == ["card:a1-lord-of-hammers"]
    assert stakes(table, WOLF, "utgard")["cards"] == []


@clause("BR-5.2", "BR-12.80")
def test_only_what_could_be_pillaged_is_promised() -> None:
    given = Given().put(WOLF, "gimle", 1).put(WOLF, "horgr", 1).put(RAVEN, "utgard", 1).pillaged("horgr")
    table = given.turn()
    assert set(table.match.view(WOLF)["table"]["stakes"]) == {"gimle", "horgr"}  # horgr for Tyr's Challenge
    assert set(table.match.view(RAVEN)["table"]["stakes"]) == {"utgard"}
    assert table.match.view(SPECTATOR)["table"]["stakes"] == {}


@clause("BR-5.9", "BR-5.10", "BR-12.11")
def test_who_could_come_from_next_door_is_said() -> None:
    """Warriors of two provinces would fight as a pair; ships and those farther away do not come."""
    given = Given().sheet(RAVEN, "a1-brothers-in-arms").put(WOLF, "gimle", 1).put(WOLF, "yggdrasil", leader=True)
    given.put(RAVEN, "andlang", 1).put(RAVEN, "yggdrasil", 1).put(RAVEN, "north_west", ship=True).put(BEAR, "horgr", 1)
    table = given.turn()
    assert stakes(table, WOLF, "gimle")["callers"] == [
        {"seat": WOLF, "count": 1, "strength": 3},
        {"seat": RAVEN, "count": 2, "strength": 3},
    ]
    table.point("do:pillage", province("gimle"), warrior(RAVEN, "andlang"), "do:decline", warrior(RAVEN, "yggdrasil"))
    assert table.land("gimle")["strengths"][RAVEN] == 3 + 2  # the pair, and the ship that was there


@clause("BR-5.10", "BR-7.25")
def test_a_dark_elf_would_be_as_strong_as_where_it_comes_to() -> None:
    given = Given(age=2).sheet(RAVEN, "a2-dark-elf").put(RAVEN, "andlang", monster="dark_elf")
    table = given.put(WOLF, "yggdrasil", 1).put(WOLF, "gimle", 1).turn()
    assert stakes(table, WOLF, "gimle")["callers"][1:] == [{"seat": RAVEN, "count": 1, "strength": 1}]
    assert stakes(table, WOLF, "yggdrasil")["callers"][1:] == [{"seat": RAVEN, "count": 1, "strength": 3}]


@clause("BR-5.12")
def test_nobody_is_said_to_come_where_no_village_is_free() -> None:
    table = Given().put(WOLF, "utgard", 3).put(RAVEN, "horgr", 1).turn()
    assert table.land("utgard")["free"] == 0
    assert stakes(table, WOLF, "utgard")["callers"] == []


# --- what a figure and a march would bring ---------------------------------------------------------------------------


@clause("BR-4.24", "BR-4.25", "BR-4.26", "BR-4.27", "BR-7.11")
def test_who_waits_is_shown_with_strength_and_price() -> None:
    given = Given(age=3).sheet(WOLF, "a2-experts-in-arms", "a3-frost-giant", "a1-dwarf-chieftain").put(WOLF, "gimle", 2)
    waiting = given.turn().clan(WOLF)["reserve"]
    assert {one["kind"]: (one["count"], one["strength"], one["cost"]) for one in waiting} == {
        "leader": (1, 3, 0),
        "warrior": (6, 2, 2),
        "ship": (1, 2, 2),
        "frost_giant": (1, 4, 4),
        "dwarf_chieftain": (1, 2, 0),
    }


def told(table: Table, ref: str) -> Forecast:
    """What the seat that is asked foresees of pointing at something."""
    return table.match.forecast(table.match.pending[0].seat, Chance(1), [ref])[ref]


@clause("BR-4.43", "BR-12.11")
def test_a_march_is_foreseen_figure_by_figure() -> None:
    given = Given().sheet(WOLF, "a1-brothers-in-arms").put(WOLF, "gimle", 3, leader=True).put(WOLF, "utgard", 1)
    table = given.put(WOLF, "north_west", ship=True).turn().point("do:march", province("gimle"))
    ahead = told(table, province("andlang")).next
    assert ahead is not None
    assert ahead.prompt == "march_figure"
    assert (ahead.about["there"], ahead.about["left"]) == (0, 3 + 1 + 3 + 2)
    assert "all" not in ahead.about  # four figures, three villages
    ahead = told(table, province("utgard")).next
    assert ahead is not None
    assert (ahead.about["there"], "all" in ahead.about) == (1, False)
    table.point(province("utgard"))
    ahead = told(table, warrior(WOLF, "gimle")).next
    assert ahead is not None
    assert (ahead.about["there"], ahead.about["left"]) == (3, 3 + 3 + 2)  # a pair there, a pair left
    table.point(warrior(WOLF, "gimle"), "do:done")
    assert (table.land("utgard")["strengths"][WOLF], table.land("gimle")["strengths"][WOLF]) == (3, 8)


@clause("BR-4.43", "BR-7.25")
def test_where_all_find_room_the_march_of_all_is_foreseen() -> None:
    given = Given(age=2).sheet(WOLF, "a2-dark-elf").put(WOLF, "gimle", 1, leader=True, monster="dark_elf")
    table = given.put(WOLF, "north_west", ship=True).turn().point("do:march", province("gimle"))
    ahead = told(table, province("yggdrasil")).next
    assert ahead is not None
    assert (ahead.about["all"], ahead.about["left"]) == (3 + 1 + 3, 3 + 1 + 1 + 2)
    table.point(province("yggdrasil"), "monster:dark_elf", figure(WOLF, "leader"), warrior(WOLF, "gimle"))
    assert (table.land("yggdrasil")["strengths"][WOLF], table.land("gimle")["strengths"][WOLF]) == (7, 2)


# --- what follows for each winner ------------------------------------------------------------------------------------


def battle() -> Table:
    given = Given().token("gimle", "rage").sheet(WOLF, "a1-lokis-dragons").sheet(RAVEN, "a1-thors-glory")
    given.put(WOLF, "gimle", 2).put(WOLF, "north_west", ship=True).put(RAVEN, "gimle", leader=True)
    given.hand(WOLF, "a1-tyrs-bash", "a1-quest-alfheim", "a1-troll").hand(RAVEN, "a1-tyrs-smite", "a1-heimdalls-sight")
    return given.pillage(WOLF, "gimle")


def outcomes(table: Table) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = table.table["pillage"]["outcomes"]
    return found


@clause("BR-5.58", "BR-5.63", "BR-12.14", "BR-12.23")
def test_each_winner_has_its_outcome() -> None:
    won, lost, even = outcomes(battle())
    assert (won["winner"], lost["winner"], even["winner"]) == (WOLF, RAVEN, None)
    assert won["prize"] == {"stats": {"rage": 7}, "glory": 0, "cards": []}
    assert won["glory"] == [{"seat": WOLF, "glory": 3, "because": "battle"}]
    assert [figures["ref"] for figures in won["fallen"]] == ["figure:raven.leader"]
    assert lost["prize"] is None
    assert lost["glory"] == [
        {"seat": RAVEN, "glory": 3, "because": "battle"},
        {"seat": WOLF, "glory": 4, "because": "ships"},
        {"seat": RAVEN, "glory": 2, "because": "card:a1-thors-glory"},
    ]
    assert [(figures["kind"], figures["count"]) for figures in lost["fallen"]] == [("warrior", 2), ("ship", 1)]
    assert len(even["fallen"]) == 3
    assert {gain["because"] for gain in even["glory"]} == {"ships", "card:a1-thors-glory"}


@clause("BR-5.58", "BR-5.59", "BR-5.63")
@pytest.mark.parametrize(("wolf", "raven"), [("a1-tyrs-bash", "a1-heimdalls-sight"), ("a1-troll", "a1-tyrs-smite")])
def test_what_was_promised_comes_true(wolf: str, raven: str) -> None:
    table = battle()
    promised = {outcome["winner"]: outcome for outcome in outcomes(table)}
    table.fight({WOLF: wolf, RAVEN: raven})
    (compared,) = table.events("compared")
    first, second = compared["totals"]
    winner = None if first == second else WOLF if first > second else RAVEN
    told = [{"seat": e["seat"], "glory": e["glory"], "because": e["because"]} for e in table.events("glory")]
    assert sorted(map(str, told)) == sorted(map(str, promised[winner]["glory"]))
    fallen = [ref for event in table.events("destroyed") for ref in event["figures"]]
    assert sorted(fallen) == sorted(
        figures["ref"] for figures in promised[winner]["fallen"] for _ in range(figures["count"])
    )


@clause("BR-5.33", "BR-5.35", "BR-5.36", "BR-12.50", "BR-14.1")
def test_what_a_card_would_add_is_for_its_owner() -> None:
    match = battle().match
    own = match.view(WOLF)["table"]["pillage"]
    assert own["adds"] == {card("a1-tyrs-bash"): 2, card("a1-quest-alfheim"): 0, card("a1-troll"): 0}
    assert own["sums"][:2] == [4, 3]
    sight = match.view(RAVEN)["table"]["pillage"]["adds"]
    assert sight == {card("a1-tyrs-smite"): 5, card("a1-heimdalls-sight"): None}
    for audience in (BEAR, SPECTATOR):
        assert match.view(audience)["table"]["pillage"]["adds"] is None


@clause("BR-5.37", "BR-12.34")
def test_a_quest_that_may_fight_adds_its_strength() -> None:
    given = Given().sheet(WOLF, "a1-tyrs-domain").put(WOLF, "gimle", 2).put(RAVEN, "gimle", 1)
    match = given.hand(WOLF, "a1-quest-alfheim").pillage(WOLF, "gimle").match
    assert match.view(WOLF)["table"]["pillage"]["adds"] == {card("a1-quest-alfheim"): 3}


# --- prices, quests and the pack -------------------------------------------------------------------------------------


@clause("BR-12.18", "BR-14.2")
def test_prices_are_those_that_the_owner_pays_now() -> None:
    given = Given().sheet(WOLF, "a1-friggas-charm").hand(WOLF, "a1-friggas-succor", "a1-tyrs-bash")
    match = given.turn().match
    assert match.view(WOLF)["table"]["clans"][WOLF]["prices"] == {card("a1-friggas-succor"): 1}
    assert match.view(RAVEN)["table"]["clans"][WOLF]["prices"] is None


@clause("BR-4.24", "BR-4.25", "BR-4.27", "BR-12.140")
def test_waiting_figures_say_what_they_cost() -> None:
    given = Given(age=3).put(WOLF, "valhalla", 1).sheet(RAVEN, "a3-friggas-domain").put(RAVEN, "valhalla", 1)
    clans = given.turn().match.view(SPECTATOR)["table"]["clans"]
    assert {figures["kind"]: figures["cost"] for figures in clans[WOLF]["reserve"]} == {
        "leader": 0,
        "warrior": 1,
        "ship": 2,
    }
    assert clans[WOLF]["valhalla"][0]["cost"] is None
    assert clans[RAVEN]["valhalla"][0]["cost"] == 1


@clause("BR-8.17", "BR-8.18", "BR-14.7")
def test_the_owner_sees_which_quests_the_board_fulfils() -> None:
    given = Given().put(WOLF, "gimle", 1).hand(WOLF, "a1-quest-manheim").quests(WOLF, "a1-quest-alfheim")
    match = given.turn().match
    own = match.view(WOLF)["table"]["clans"][WOLF]["fulfilled"]
    assert own == {card("a1-quest-alfheim"): True, card("a1-quest-manheim"): False}
    for audience in (RAVEN, SPECTATOR):
        assert match.view(audience)["table"]["clans"][WOLF]["fulfilled"] is None


@clause("BR-3.11", "BR-3.14", "BR-13.6")
@pytest.mark.parametrize("seats", [2, 3])
def test_it_is_told_who_gets_the_rest_of_the_pack(seats: int) -> None:
    match = Match.new(GAME, seats, 4)
    while match.pending[0].prompt != "draft_pick":
        match.answer(match.pending[0].seat, match.pending[0].options[0])
    heirs = []
    while match.pending[0].prompt == "draft_pick":
        seat = match.pending[0].seat
        if seat == 0:
            heirs.append(match.view(0)["table"]["pack_goes_to"])
        match.answer(seat, match.pending[0].options[0])
    picks = 2 if seats == 2 else 1
    assert heirs == [1] * (6 - picks) + [None] * picks
    assert match.view(0)["table"]["pack_goes_to"] is None


def test_a_stat_says_what_it_is_worth_a_step_further() -> None:
    clan = Given().clan(WOLF, stats=(1, 3, 6)).turn().clan(WOLF)
    assert {name: stat["value"] for name, stat in clan["stats"].items()} == {"rage": 6, "axes": 5, "horns": 10}
    assert clan["raised"] == {"rage": 7, "axes": 6, "horns": 10}


@clause("BR-7.21", "BR-7.22")
def test_a_valkyrie_in_the_battle_is_promised_her_enemies() -> None:
    """Given the Valkyrie beside two of the others, then she pays for both if they fall, and for none if they win."""
    given = Given(age=2).sheet(WOLF, "a2-valkyrie").put(WOLF, "gimle", 1, monster="valkyrie").put(RAVEN, "gimle", 2)
    given.hand(WOLF, "a2-tyrs-crush").hand(RAVEN, "a2-tyrs-smash").token("gimle", "rage")
    won, lost, even = outcomes(given.pillage(WOLF, "gimle"))
    paid = {"seat": WOLF, "glory": 4, "because": "monster:valkyrie"}
    assert paid in won["glory"]
    assert paid in even["glory"]
    assert [one["because"] for one in lost["glory"]] == ["battle"]


def test_what_the_browser_draws_in_its_tests_is_what_the_rules_say_now() -> None:
    """The file is written by ``python -m tests.bloodrage.studies``."""
    assert FILE.read_text("utf-8") == studies_as_text()
