"""Section 5: cards, comparison and outcome of a battle."""

import pytest

from meadhall import NotOffered
from meadhall.testing import clause

from .playing import BEAR, RAVEN, SERPENT, WOLF, Given, Table, card, province, warrior


def gimle(age: int = 1, wolves: int = 2, ravens: int = 1) -> Given:
    """The wolf is about to pillage Gimle, where the raven stands too; the token raises Rage."""
    return Given(age=age).put(WOLF, "gimle", wolves).put(RAVEN, "gimle", ravens).token("gimle", "rage")


def totals(table: Table) -> list[int]:
    """The totals of the last comparison, from the pillager clockwise."""
    told: list[int] = table.events("compared")[-1]["totals"]
    return told


@clause("BR-5.28", "BR-5.29", "BR-14.20")
def test_all_figures_there_take_part() -> None:
    given = gimle().put(SERPENT, "north_west", ship=True).put(BEAR, "andlang", 1).hand(BEAR, "a1-tyrs-bash")
    table = given.hand(SERPENT, "a1-tyrs-smite").turn().point("do:pillage", province("gimle")).decline()
    assert table.events("battle")[0]["seats"] == [WOLF, RAVEN, SERPENT]
    table.fight({SERPENT: "a1-tyrs-smite"})
    assert totals(table) == [2, 1, 7]
    assert table.glory(SERPENT) == 3


@clause("BR-5.30", "BR-5.31", "BR-5.32", "BR-14.9")
def test_cards_are_laid_and_revealed_together() -> None:
    given = gimle().hand(WOLF, "a1-tyrs-bash").hand(RAVEN, "a1-tyrs-smash", "a1-quest-alfheim").put(BEAR, "gimle", 1)
    table = given.pillage(WOLF, "gimle")
    assert [question.seat for question in table.match.pending] == [WOLF, RAVEN]  # the bear has no hand
    assert table.options_of(RAVEN) == [card("a1-tyrs-smash"), card("a1-quest-alfheim")]
    with pytest.raises(NotOffered):
        table.point_as(WOLF, "do:decline")
    table.point_as(WOLF, card("a1-tyrs-bash"))
    assert table.table["pillage"]["table"] == [[], [], [], []]
    table.point_as(RAVEN, card("a1-tyrs-smash"))
    assert table.events("revealed")[0]["cards"] == [card("a1-tyrs-bash"), card("a1-tyrs-smash")]
    table.no_late()
    assert totals(table) == [4, 4, 1]


@clause("BR-5.33", "BR-5.50", "BR-5.51")
def test_cards_add_their_strength() -> None:
    table = gimle(ravens=2).hand(WOLF, "a1-tyrs-bash").hand(RAVEN, "a1-tyrs-smash").pillage(WOLF, "gimle")
    table.fight({WOLF: "a1-tyrs-bash", RAVEN: "a1-tyrs-smash"})
    assert totals(table) == [4, 5]
    assert table.dead(WOLF) == {"warrior": 2}
    assert table.glory(RAVEN) == 3


@clause("BR-5.35", "BR-5.36")
@pytest.mark.parametrize("id", ["a1-troll", "a1-lord-of-hammers", "a1-lokis-domain", "a1-quest-alfheim"])
def test_upgrades_and_quests_add_nothing(id: str) -> None:
    table = gimle().hand(RAVEN, id).pillage(WOLF, "gimle").fight({RAVEN: id})
    assert totals(table) == [2, 1]
    assert table.hand(RAVEN) == [id]


@clause("BR-5.37", "BR-12.32")
def test_a_quest_may_count() -> None:
    given = gimle().sheet(RAVEN, "a1-tyrs-domain").hand(RAVEN, "a1-quest-alfheim")
    table = given.pillage(WOLF, "gimle").cards({RAVEN: "a1-quest-alfheim"})
    assert (table.prompt, table.seat, table.offered) == ("quest_as_strength", RAVEN, ["count:3", "count:0"])
    table.point("count:3").no_late()
    assert totals(table) == [2, 4]


@clause("BR-5.34", "BR-5.38")
def test_texts_work_in_their_steps() -> None:
    # Primacy (5) blanks the Watch (6) and the Smite (7) of the others.
    given = Given(age=3).put(WOLF, "gimle", 2).put(RAVEN, "gimle", 1).put(SERPENT, "gimle", 1)
    given.hand(WOLF, "a1-odins-smite").hand(RAVEN, "a3-thors-primacy").hand(SERPENT, "a3-heimdalls-watch")
    table = given.pillage(WOLF, "gimle")
    table.cards({WOLF: "a1-odins-smite", RAVEN: "a3-thors-primacy", SERPENT: "a3-heimdalls-watch"})
    assert table.events("watch") == []
    assert totals(table) == [3, 4, 1]
    # Without Primacy the Watch comes first: the Smite is discarded before it strikes.
    given = Given(age=3).put(WOLF, "gimle", 2).put(RAVEN, "gimle", 1).put(SERPENT, "gimle", 1)
    given.hand(WOLF, "a1-odins-smite").hand(SERPENT, "a3-heimdalls-watch")
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a1-odins-smite", SERPENT: "a3-heimdalls-watch"})
    assert totals(table) == [2, 1, 1]


@clause("BR-5.39")
def test_texts_without_may_are_carried_out_unasked() -> None:
    table = gimle(ravens=2).hand(WOLF, "a1-odins-smite").pillage(WOLF, "gimle").cards({WOLF: "a1-odins-smite"})
    assert table.events("destroyed")[0]["figures"] == [warrior(RAVEN, "gimle")]
    assert table.prompt == "choose_action"


@clause("BR-5.40", "BR-5.41", "BR-12.47")
def test_a_clan_without_figures_can_still_win() -> None:
    table = gimle(wolves=1).hand(WOLF, "a1-odins-smite").hand(RAVEN, "a1-tyrs-smite").pillage(WOLF, "gimle")
    table.fight({WOLF: "a1-odins-smite", RAVEN: "a1-tyrs-smite"})
    assert totals(table) == [2, 5]
    assert table.events("battle_won")[0]["seat"] == RAVEN
    assert table.glory(RAVEN) == 3
    assert table.dead(WOLF) == {"warrior": 1}


@clause("BR-5.42", "BR-5.43", "BR-5.44", "BR-5.45", "BR-5.46", "BR-5.49")
def test_the_late_window() -> None:
    given = gimle(age=3).hand(WOLF, "a1-tyrs-bash", "a2-heimdalls-eye").hand(RAVEN, "a2-heimdalls-eye")
    given.hand(RAVEN, "a1-tyrs-smash", "a3-heimdalls-gaze")
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a1-tyrs-bash", RAVEN: "a1-tyrs-smash"})
    assert (table.prompt, table.seat) == ("late_card", WOLF)
    assert table.offered == [card("a2-heimdalls-eye"), "do:pass"]
    table.point("do:pass")
    assert table.seat == RAVEN
    table.point(table.in_hand(RAVEN, "a2-heimdalls-eye"))
    assert table.seat == WOLF  # passed before, and may add one now
    table.point(card("a2-heimdalls-eye"))
    assert table.seat == RAVEN
    table.point(card("a3-heimdalls-gaze"))
    assert table.prompt == "choose_action"  # no hand is left
    assert totals(table) == [2 + 2 + 2, 1 + 3 + 2 + 3]


@clause("BR-5.44")
def test_the_window_closes_when_all_pass_in_a_row() -> None:
    given = gimle(age=2).hand(WOLF, "a1-tyrs-bash", "a2-heimdalls-eye").hand(RAVEN, "a1-tyrs-smash", "a2-tyrs-rage")
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a1-tyrs-bash", RAVEN: "a1-tyrs-smash"}).point("do:pass")
    assert (table.prompt, table.seat) == ("late_card", RAVEN)
    table.point("do:pass")
    assert table.prompt == "choose_action"
    assert totals(table) == [4, 4]


@clause("BR-5.47")
def test_a_late_card_needs_no_rage() -> None:
    given = gimle(age=2).clan(RAVEN, rage=0).hand(RAVEN, "a1-tyrs-bash", "a2-heimdalls-eye")
    table = given.pillage(WOLF, "gimle").cards({RAVEN: "a1-tyrs-bash"}).point(card("a2-heimdalls-eye"))
    assert totals(table) == [2, 5]


@clause("BR-5.51", "BR-5.53", "BR-14.29", "BR-5.67", "BR-5.68")
def test_anybody_may_win() -> None:
    given = gimle().put(SERPENT, "gimle", leader=True)
    table = given.pillage(WOLF, "gimle")
    assert table.events("battle_won")[0]["seat"] == SERPENT
    assert (table.glory(SERPENT), table.glory(WOLF), table.glory(RAVEN)) == (3, 0, 0)
    assert table.dead(WOLF) == {"warrior": 2}
    assert table.dead(RAVEN) == {"warrior": 1}
    # the pillage failed: no reward, and the province may be pillaged again
    assert table.steps(SERPENT) == (1, 1, 1)
    assert not table.land("gimle")["pillaged"]
    while table.seat != SERPENT:
        table.point("do:pass")
    table.point("do:pillage")
    assert province("gimle") in table.offered


@clause("BR-5.52", "BR-5.57", "BR-14.31")
def test_a_tie_is_lost_by_all() -> None:
    given = gimle(wolves=2, ravens=2).put(SERPENT, "gimle", 1)
    given.hand(WOLF, "a1-tyrs-smash").hand(RAVEN, "a1-tyrs-smash").hand(SERPENT, "a1-tyrs-bash")
    table = given.pillage(WOLF, "gimle")
    table.fight({WOLF: "a1-tyrs-smash", RAVEN: "a1-tyrs-smash", SERPENT: "a1-tyrs-bash"})
    assert totals(table) == [5, 5, 3]
    assert [sum(table.dead(seat).values()) for seat in range(3)] == [2, 2, 1]
    assert [table.hand(seat) for seat in range(3)] == [["a1-tyrs-smash"], ["a1-tyrs-smash"], ["a1-tyrs-bash"]]
    assert [table.glory(seat) for seat in range(3)] == [0, 0, 0]
    assert not table.land("gimle")["pillaged"]


@clause("BR-5.54", "BR-12.62")
def test_loser_texts_come_before_the_winner_buys_cards_back() -> None:
    given = gimle(age=2).sheet(WOLF, "a2-tyrs-prowess").clan(WOLF, rage=1)
    given.hand(WOLF, "a2-tyrs-rage").hand(RAVEN, "a1-lokis-trickery")
    table = given.pillage(WOLF, "gimle").fight({WOLF: "a2-tyrs-rage", RAVEN: "a1-lokis-trickery"})
    assert table.rage(RAVEN) == 7
    assert table.prompt != "prowess_keep"
    assert table.gone("a2-tyrs-rage")


@clause("BR-5.55", "BR-5.56")
def test_the_winner_discards_and_losers_take_back() -> None:
    given = (
        gimle(age=2).hand(WOLF, "a1-quest-alfheim", "a2-heimdalls-eye").hand(RAVEN, "a1-tyrs-bash", "a2-heimdalls-eye")
    )
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a1-quest-alfheim", RAVEN: "a1-tyrs-bash"})
    table.point(table.in_hand(WOLF, "a2-heimdalls-eye"), "do:pass")
    assert totals(table) == [4, 3]
    assert table.hand(WOLF) == []
    assert table.gone("a1-quest-alfheim")
    assert table.gone("a2-heimdalls-eye")
    assert sorted(table.hand(RAVEN)) == ["a1-tyrs-bash", "a2-heimdalls-eye"]


@clause("BR-5.58", "BR-14.19")
def test_losers_die_ships_included() -> None:
    given = Given().put(WOLF, "gimle", 3, leader=True).put(RAVEN, "gimle", 1).put(RAVEN, "north_west", ship=True)
    table = given.put(RAVEN, "andlang", 1).turn().point("do:pillage", province("gimle")).decline()
    assert table.dead(RAVEN) == {"warrior": 1, "ship": 1}
    assert table.at("andlang", RAVEN) == {"warrior": 1}
    assert table.at("gimle", WOLF) == {"leader": 1, "warrior": 3}


@clause("BR-5.59")
def test_losers_are_dealt_with_from_the_pillager_clockwise() -> None:
    given = Given(age=3).put(RAVEN, "gimle", 1).put(WOLF, "gimle", 1).put(SERPENT, "gimle", leader=True)
    given.sheet(RAVEN, "a3-volur-witch").put(RAVEN, "gimle", monster="volur_witch")
    given.sheet(WOLF, "a2-friggas-protection").hand(SERPENT, "a3-tyrs-rage")
    table = given.turn(RAVEN).point("do:pillage", province("gimle")).decline().cards({SERPENT: "a3-tyrs-rage"})
    assert (table.prompt, table.seat) == ("witch_retreat", RAVEN)
    assert table.at("gimle", RAVEN) == {"warrior": 1, "volur_witch": 1}  # asked before its figures go
    table.point(province("yggdrasil"))
    assert (table.prompt, table.seat) == ("save_figure", WOLF)
    assert table.dead(RAVEN) == {"warrior": 1}
    table.point("do:done")
    assert table.dead(WOLF) == {"warrior": 1}


@clause("BR-5.60", "BR-5.78")
def test_only_a_pillager_who_wins_is_rewarded() -> None:
    table = gimle().pillage(WOLF, "gimle")
    assert table.steps(WOLF) == (2, 1, 1)
    assert table.land("gimle")["pillaged"]
    table = gimle(wolves=1, ravens=2).pillage(WOLF, "gimle")
    assert (table.steps(WOLF), table.steps(RAVEN)) == ((1, 1, 1), (1, 1, 1))
    assert not table.land("gimle")["pillaged"]


@clause("BR-5.61")
def test_the_order_of_battle_step_thirteen() -> None:
    given = Given(age=3).put(WOLF, "gimle", 1, leader=True).put(RAVEN, "gimle", 1).token("gimle", "axes")
    given.sheet(WOLF, "a2-lord-of-axes", "a3-frost-giant").put(WOLF, "gimle", monster="frost_giant")
    table = given.hand(WOLF, "a1-friggas-grace").pillage(WOLF, "gimle").cards({WOLF: "a1-friggas-grace"})
    assert table.steps(WOLF)[1] == 3  # token, then the Frost Giant's second reward
    assert table.ask.about["because"] == "card:a1-friggas-grace"
    assert not table.land("gimle")["pillaged"]
    table.point("stat:rage")
    assert table.ask.about["because"] == "card:a2-lord-of-axes"
    assert not table.land("gimle")["pillaged"]
    table.point("stat:rage")
    assert table.land("gimle")["pillaged"]
    hammers = gimle().put(WOLF, "gimle", leader=True).sheet(WOLF, "a1-lord-of-hammers").pillage(WOLF, "gimle")
    assert hammers.prompt == "hammers_move"
    assert hammers.land("gimle")["pillaged"]


@clause("BR-5.62", "BR-5.65", "BR-12.127")
def test_an_axes_step_of_a_win_text_counts_at_once() -> None:
    table = gimle(age=2).hand(WOLF, "a2-thors-oath").pillage(WOLF, "gimle").cards({WOLF: "a2-thors-oath"})
    assert (table.prompt, table.glory(WOLF)) == ("raise_stat", 0)
    table.point("stat:axes")
    assert table.glory(WOLF) == 4


@clause("BR-5.66", "BR-12.36")
def test_the_dead_are_paid_for_before_loki_blesses() -> None:
    given = gimle(age=2, ravens=2).sheet(WOLF, "a1-thors-glory").sheet(RAVEN, "a1-lokis-blessing")
    table = given.hand(WOLF, "a1-tyrs-smite").pillage(WOLF, "gimle").fight({WOLF: "a1-tyrs-smite"})
    assert (table.prompt, table.seat) == ("blessing_warrior", RAVEN)
    assert table.glory(WOLF) == 3 + 2


@clause("BR-5.69")
def test_the_winner_stays() -> None:
    table = gimle(wolves=3).put(WOLF, "north_west", ship=True).pillage(WOLF, "gimle")
    assert table.at("gimle", WOLF) == {"warrior": 3}
    assert table.at("north_west", WOLF) == {"ship": 1}


@clause("BR-5.70")
def test_a_text_works_wherever_its_card_is_by_then() -> None:
    # Poison takes the winner's Thor's Hammer in step 10; its text pays in step 14.
    given = gimle(age=3).hand(WOLF, "a1-thors-hammer").hand(RAVEN, "a3-lokis-poison")
    table = given.pillage(WOLF, "gimle").fight({WOLF: "a1-thors-hammer", RAVEN: "a3-lokis-poison"})
    assert sorted(table.hand(RAVEN)) == ["a1-thors-hammer", "a3-lokis-poison"]
    assert table.glory(WOLF) == 3 + 3


@clause("BR-5.71", "BR-12.172")
def test_who_was_destroyed_in_the_battle() -> None:
    # One dies by the Smite in step 7, one is saved in step 12, the serpent's ship dies there: two are counted.
    given = gimle(age=3, wolves=3, ravens=2).sheet(RAVEN, "a2-friggas-protection").clan(RAVEN, rage=1)
    given.put(WOLF, "north_west", ship=True)
    given.put(SERPENT, "north_west", ship=True).hand(SERPENT, "a3-odins-judgement")
    table = given.hand(WOLF, "a1-odins-smite").pillage(WOLF, "gimle")
    table.cards({WOLF: "a1-odins-smite", SERPENT: "a3-odins-judgement"})
    table.point("do:done")
    assert table.dead(RAVEN) == {"warrior": 1}
    assert totals(table) == [6, 1, 4]
    assert (table.prompt, table.seat) == ("save_figure", RAVEN)
    table.point(warrior(RAVEN, "gimle"))
    assert table.at("gimle", RAVEN) == {"warrior": 1}
    assert table.glory(SERPENT) == 2 * 2


@clause("BR-1.18", "BR-5.71", "BR-1.51")
def test_a_battle_in_yggdrasil_is_of_those_who_stand_there() -> None:
    """The raven's dead of earlier battles are in Valhalla and die no second time."""
    given = Given(age=3).put(WOLF, "yggdrasil", 2).put(RAVEN, "yggdrasil", 1).put(RAVEN, "valhalla", 3)
    table = given.hand(WOLF, "a3-odins-judgement").pillage(WOLF, "yggdrasil").cards({WOLF: "a3-odins-judgement"})
    assert [event["figures"] for event in table.events("destroyed")] == [[warrior(RAVEN, "yggdrasil")]]
    assert table.dead(RAVEN) == {"warrior": 4}
    assert table.glory(WOLF) == 4 + 2  # Axes on the second step, and one dead


@clause("BR-5.76", "BR-5.79")
def test_yggdrasil_raises_all_stats_unasked() -> None:
    table = Given().put(WOLF, "yggdrasil", 1).pillage(WOLF, "yggdrasil")
    assert table.steps(WOLF) == (2, 2, 2)
    assert table.prompt == "choose_action"


@clause("BR-5.73", "BR-5.77")
def test_the_token_turns_after_the_reward() -> None:
    table = Given().put(WOLF, "gimle", 1).token("gimle", "axes").pillage(WOLF, "gimle")
    assert table.steps(WOLF) == (1, 2, 1)
    assert table.land("gimle")["pillaged"]
    assert table.land("gimle")["token"] == "axes"


@clause("BR-1.59")
def test_decisions_in_one_step_go_from_the_pillager_clockwise() -> None:
    given = Given(age=2).put(SERPENT, "gimle", 2).put(WOLF, "gimle", 2).put(BEAR, "north_west", ship=True)
    given.put(BEAR, "gimle", 1).hand(WOLF, "a2-odins-tide")
    table = given.turn(SERPENT).point("do:pillage", province("gimle")).decline().cards({WOLF: "a2-odins-tide"})
    order = []
    while table.prompt == "tide_keep":
        order.append(table.seat)
        table.point(table.offered[0])
    assert order == [SERPENT, BEAR, WOLF]
