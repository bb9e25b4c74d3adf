"""Section 14: limits, ships, zero Rage, and corner cases of battles."""

import pytest

from meadhall.testing import clause

from .playing import BEAR, RAVEN, SERPENT, WOLF, Given, Table, card, figure, fjord, province, warrior
from .test_battle import gimle, totals


@clause("BR-14.15")
def test_no_hand_limit() -> None:
    given = gimle(age=3).hand(WOLF, "a1-tyrs-smite").hand(RAVEN, "a3-lokis-poison")
    given.hand(RAVEN, *["a1-tyrs-bash", "a1-thors-hammer", "a1-quest-alfheim", "a1-quest-manheim", "a3-odins-throne"])
    given.hand(RAVEN, "a2-tyrs-rage", "a2-quest-alfheim").put(RAVEN, "andlang", 2)
    table = given.turn().point("do:pillage", province("gimle")).decline()
    table.fight({WOLF: "a1-tyrs-smite", RAVEN: "a3-lokis-poison"})
    assert len(table.hand(RAVEN)) == 9
    assert "a1-tyrs-smite" in table.hand(RAVEN)


def poisoned(taken: str) -> Table:
    """The wolf won with a card, Loki's Poison brought it to the raven, and it is the raven's turn."""
    given = gimle(age=3).hand(WOLF, taken).hand(RAVEN, "a3-lokis-poison", "a1-quest-manheim")
    given.put(RAVEN, "andlang", 1).put(WOLF, "andlang", 1)
    table = given.turn().point("do:pillage", province("gimle")).decline()
    table.fight({WOLF: taken, RAVEN: "a3-lokis-poison"})
    assert (table.prompt, table.seat) == ("choose_action", RAVEN)
    assert (table.hand(WOLF), taken in table.hand(RAVEN)) == ([], True)
    return table


@clause("BR-14.16")
def test_a_battle_card_taken_by_loki_fights_for_its_new_owner() -> None:
    table = poisoned("a1-tyrs-smite").point("do:pillage", province("andlang")).decline()
    table.fight({RAVEN: "a1-tyrs-smite"})
    assert totals(table) == [1 + 5, 1]
    assert table.events("battle_won")[-1]["seat"] == RAVEN
    assert table.gone("a1-tyrs-smite")


@clause("BR-14.16")
def test_an_upgrade_and_a_quest_taken_by_loki_serve_their_new_owner() -> None:
    table = poisoned("a1-thors-glory").point(card("a1-thors-glory"), "slot:clan.1")
    assert (table.sheet(RAVEN), table.sheet(WOLF), table.rage(RAVEN)) == (["a1-thors-glory"], [], 4)
    table = poisoned("a1-quest-alfheim").point(card("a1-quest-alfheim"))
    assert (table.clan(RAVEN)["quests"], table.clan(WOLF)["quests"]) == (1, 0)
    assert table.match.view(RAVEN)["table"]["clans"][RAVEN]["quest_cards"] == [card("a1-quest-alfheim")]


@clause("BR-14.17")
def test_no_limit_in_yggdrasil() -> None:
    given = Given().put(WOLF, "yggdrasil", 8).put(RAVEN, "yggdrasil", 8).put(SERPENT, "gimle", 2)
    table = given.turn(SERPENT).point(
        "do:march", province("gimle"), province("yggdrasil"), *[warrior(SERPENT, "gimle")] * 2
    )
    assert table.at("yggdrasil", SERPENT) == {"warrior": 2}


@clause("BR-14.18")
def test_without_a_warrior_in_the_reserve() -> None:
    table = Given().put(WOLF, "gimle", 3).put(WOLF, "valhalla", 5).turn().point("do:invade")
    assert table.offered == [figure(WOLF, "leader"), figure(WOLF, "ship")]
    assert table.refused[warrior(WOLF, "valhalla")] == "BR-4.22"


@clause("BR-14.19")
def test_a_ship_fights_on_both_shores_until_it_loses() -> None:
    given = Given().put(WOLF, "south_west", ship=True).put(RAVEN, "utgard", 1).put(RAVEN, "andlang", leader=True)
    for seat in (RAVEN, SERPENT, BEAR):
        given.clan(seat, rage=0)
    table = given.turn().point("do:pillage", province("utgard")).decline()
    assert totals(table) == [2, 1]
    assert table.at("south_west", WOLF) == {"ship": 1}
    table.point("do:pillage", province("andlang")).decline()
    assert totals(table) == [2, 3]
    assert table.dead(WOLF) == {"ship": 1}


@clause("BR-14.20")
def test_a_ship_cannot_stay_out_of_a_battle() -> None:
    given = Given().put(WOLF, "gimle", 3).put(RAVEN, "north_west", ship=True).put(RAVEN, "andlang", 1)
    table = given.turn().point("do:pillage", province("gimle")).decline()
    assert table.events("battle")[0]["seats"] == [WOLF, RAVEN]
    assert table.dead(RAVEN) == {"ship": 1}


@clause("BR-14.21")
def test_a_ship_may_come_back_to_a_half_destroyed_fjord() -> None:
    given = Given(age=1, lost=("utgard",), doomed=("gimle", "horgr", "elvagar")).put(WOLF, "north_west", ship=True)
    table = given.phase("ragnarok")
    while table.prompt == "draft_pick":
        table.together({seat: table.options_of(seat)[0] for seat in range(4)})
    while table.seat != WOLF:
        table.point("do:pass")
    table.point("do:invade", figure(WOLF, "ship"))
    assert fjord("north_west") in table.offered


@clause("BR-14.23")
def test_a_seat_without_rage_may_win() -> None:
    table = gimle(wolves=1, ravens=2).clan(RAVEN, rage=0).pillage(WOLF, "gimle")
    assert table.glory(RAVEN) == 3


@clause("BR-14.24")
def test_without_rage_nothing_can_be_bought() -> None:
    table = gimle(age=2).sheet(RAVEN, "a2-friggas-protection").clan(RAVEN, rage=0).pillage(WOLF, "gimle")
    assert table.dead(RAVEN) == {"warrior": 1}
    given = gimle(age=2, wolves=1, ravens=2).sheet(RAVEN, "a2-tyrs-prowess").clan(RAVEN, rage=0)
    table = given.hand(RAVEN, "a1-tyrs-bash").pillage(WOLF, "gimle").fight({RAVEN: "a1-tyrs-bash"})
    assert table.gone("a1-tyrs-bash")
    given = Given(age=2).sheet(WOLF, "a2-thors-domain").clan(WOLF, rage=1)
    table = given.turn().point("do:invade", warrior(WOLF, "reserve"), province("gimle"))
    assert table.prompt == "choose_action"


@clause("BR-14.25")
def test_what_needs_no_rage() -> None:
    given = gimle(age=3).sheet(RAVEN, "a1-lokis-blessing", "a1-tyrs-domain", "a1-friggas-succor").clan(RAVEN, rage=0)
    table = given.hand(RAVEN, "a1-quest-alfheim").pillage(WOLF, "gimle").cards({RAVEN: "a1-quest-alfheim"})
    assert (table.prompt, table.seat) == ("quest_as_strength", RAVEN)
    table.point("count:0").no_late()
    assert (table.prompt, table.seat) == ("blessing_warrior", RAVEN)
    table.point(province("gimle"))
    assert (table.prompt, table.seat) == ("succor_warrior", RAVEN)
    table.point(province("gimle"))
    assert table.at("gimle", RAVEN) == {"warrior": 2}
    given = Given(age=3).sheet(RAVEN, "a3-volur-witch").put(RAVEN, "gimle", monster="volur_witch").clan(RAVEN, rage=0)
    assert given.put(WOLF, "gimle", 4).pillage(WOLF, "gimle").prompt == "witch_retreat"
    # the last Rage went into Tyr's Challenge, and the leader moves on all the same
    given = Given(age=2).sheet(WOLF, "a1-lord-of-hammers", "a2-tyrs-challenge").put(WOLF, "gimle", leader=True)
    table = given.clan(WOLF, rage=2).pillaged("gimle").turn().point("do:challenge", province("gimle"))
    assert (table.prompt, table.rage(WOLF)) == ("hammers_move", 0)


@clause("BR-14.27")
def test_gained_rage_keeps_the_phase_open_if_it_comes_in_time() -> None:
    given = gimle(age=3).clan(WOLF, rage=1).hand(WOLF, "a3-thors-ascension")
    for seat in (RAVEN, SERPENT, BEAR):
        given.clan(seat, rage=0)
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a3-thors-ascension"})
    assert (table.prompt, table.seat, table.rage(WOLF)) == ("choose_action", WOLF, 4)


@clause("BR-14.28")
def test_all_at_zero_is_a_tie() -> None:
    # built: both have lost their only figure after the call, as texts may do, and their cards are worth nothing
    given = gimle(age=3, wolves=1, ravens=1).hand(WOLF, "a1-quest-alfheim").hand(RAVEN, "a3-lokis-poison")
    table = given.pillage(WOLF, "gimle")
    for seat in (WOLF, RAVEN):
        clan = table.match.state.clans[seat]
        clan.warriors[6], clan.warriors[14] = 0, clan.warriors[14] + 1
    table.fight({WOLF: "a1-quest-alfheim", RAVEN: "a3-lokis-poison"})
    assert totals(table) == [0, 0]
    assert table.events("battle_tied")
    assert (table.glory(WOLF), table.glory(RAVEN)) == (0, 0)


@clause("BR-14.30")
def test_a_pillager_without_figures_may_succeed() -> None:
    given = gimle(wolves=1, ravens=1).hand(WOLF, "a1-tyrs-smite").hand(RAVEN, "a1-odins-smite").token("gimle", "axes")
    table = given.pillage(WOLF, "gimle").fight({WOLF: "a1-tyrs-smite", RAVEN: "a1-odins-smite"})
    assert table.events("battle_won")[0]["seat"] == WOLF
    assert table.at("gimle", WOLF) == {}
    assert table.steps(WOLF) == (1, 2, 1)
    assert table.land("gimle")["pillaged"]
    assert table.glory(WOLF) == 4


@clause("BR-14.31", "BR-14.32")
def test_a_tie_kills_all_and_pays_for_the_dead() -> None:
    given = gimle(age=3, wolves=2, ravens=2).sheet(WOLF, "a1-thors-glory").sheet(RAVEN, "a1-lokis-dragons")
    given.hand(WOLF, "a3-odins-judgement").hand(RAVEN, "a1-tyrs-bash")
    table = given.pillage(WOLF, "gimle").fight({WOLF: "a3-odins-judgement", RAVEN: "a1-tyrs-bash"})
    assert table.events("battle_tied")
    assert (table.dead(WOLF), table.dead(RAVEN)) == ({"warrior": 2}, {"warrior": 2})
    assert table.glory(WOLF) == 2 + 2 * 4
    given = Given().sheet(RAVEN, "a1-lokis-dragons").put(RAVEN, "north_west", ship=True).put(WOLF, "gimle", 2)
    assert given.pillage(WOLF, "gimle").glory(RAVEN) == 4


@clause("BR-14.33")
def test_only_own_cards_count() -> None:
    table = gimle().hand(WOLF, "a1-tyrs-bash").hand(RAVEN, "a1-tyrs-smite").pillage(WOLF, "gimle")
    table.fight({WOLF: "a1-tyrs-bash", RAVEN: "a1-tyrs-smite"})
    assert totals(table) == [2 + 2, 1 + 5]


@clause("BR-14.34")
def test_moved_figures_start_nothing() -> None:
    given = Given(age=2).sheet(WOLF, "a1-lord-of-hammers", "a2-thors-domain", "a1-friggas-succor")
    table = given.put(WOLF, "gimle", leader=True).put(RAVEN, "andlang", 1).turn()
    table.point("do:pillage", province("gimle")).decline().point(province("andlang"))
    assert (table.prompt, table.seat) == ("choose_action", RAVEN)
    assert table.at("andlang", WOLF) == {"leader": 1}
    assert table.at("andlang", RAVEN) == {"warrior": 1}


@clause("BR-14.22")
@pytest.mark.parametrize("lost", ["gimle", "myrkulor"])
def test_a_ship_pillages_the_intact_shore_alone(lost: str) -> None:
    table = Given(lost=(lost,)).put(WOLF, "north_west", ship=True).turn().point("do:pillage")
    other = {"gimle": "myrkulor", "myrkulor": "gimle"}[lost]
    assert table.offered == [province(other)]
