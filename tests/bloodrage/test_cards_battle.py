"""Section 12: battle cards of Tyr, Odin and Heimdall."""

import pytest

from meadhall.testing import clause

from .playing import BEAR, RAVEN, SERPENT, WOLF, card, figure, warrior
from .proving import idle, works
from .test_battle import gimle, totals

PLAIN = [
    pytest.param("a1-tyrs-bash", 2, marks=clause("BR-12.67")),
    pytest.param("a1-tyrs-smash", 3, marks=clause("BR-12.68")),
    pytest.param("a1-tyrs-crush", 4, marks=clause("BR-12.69")),
    pytest.param("a1-tyrs-smite", 5, marks=clause("BR-12.70")),
    pytest.param("a2-tyrs-smash", 3, marks=clause("BR-12.128")),
    pytest.param("a2-tyrs-crush", 4, marks=clause("BR-12.129")),
    pytest.param("a2-tyrs-smite", 5, marks=clause("BR-12.130")),
    pytest.param("a2-tyrs-rage", 6, marks=clause("BR-12.131")),
    pytest.param("a3-tyrs-crush", 4, marks=clause("BR-12.178")),
    pytest.param("a3-tyrs-smite", 5, marks=clause("BR-12.179")),
    pytest.param("a3-tyrs-rage", 6, marks=clause("BR-12.180")),
]


@works()
@pytest.mark.parametrize(("id", "strength"), PLAIN)
def test_cards_of_strength_alone(id: str, strength: int) -> None:
    table = gimle(age=3).hand(WOLF, id).pillage(WOLF, "gimle").cards({WOLF: id})
    assert totals(table) == [2 + strength, 1]
    assert table.prompt == "choose_action"
    assert table.glory(WOLF) == 3
    assert table.gone(id)


@idle()
@pytest.mark.parametrize(("id", "strength"), PLAIN)
def test_cards_of_strength_alone_come_back_after_a_loss(id: str, strength: int) -> None:
    given = (
        gimle(age=3, wolves=1)
        .put(RAVEN, "gimle", 3)
        .put(RAVEN, "north_west", ship=True)
        .sheet(RAVEN, "a3-masters-in-arms")
    )
    table = given.hand(WOLF, id).pillage(WOLF, "gimle").cards({WOLF: id})
    assert totals(table) == [1 + strength, 12 + 2]
    assert table.hand(WOLF) == [id]


# --- Odin ----------------------------------------------------------------------------------------------------------


@works("a1-odins-smite")
@clause("BR-12.47", "BR-12.48")
def test_odins_smite_takes_a_warrior_of_each_opponent() -> None:
    given = gimle(ravens=1).put(SERPENT, "gimle", 1, leader=True).put(BEAR, "north_west", ship=True)
    table = given.hand(RAVEN, "a1-odins-smite").pillage(WOLF, "gimle").cards({RAVEN: "a1-odins-smite"})
    struck = {event["seat"]: event["figures"] for event in table.events("destroyed")[:2]}
    assert struck == {WOLF: [warrior(WOLF, "gimle")], SERPENT: [warrior(SERPENT, "gimle")]}
    assert totals(table) == [1, 1 + 1, 3, 2]


@clause("BR-12.49")
def test_a_warrior_saved_from_the_smite_is_not_replaced() -> None:
    given = (
        gimle(age=2, ravens=2).sheet(RAVEN, "a2-friggas-protection").hand(WOLF, "a1-odins-smite").clan(RAVEN, rage=1)
    )
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a1-odins-smite"}).point(warrior(RAVEN, "gimle"))
    assert totals(table) == [3, 2]


@works("a2-odins-tide")
@clause("BR-12.119", "BR-12.120", "BR-12.121", "BR-12.122", "BR-12.123")
def test_odins_tide_leaves_one_figure_each() -> None:
    given = gimle(age=2, wolves=2, ravens=1).put(WOLF, "north_west", ship=True).put(SERPENT, "gimle", 1, leader=True)
    table = given.hand(SERPENT, "a2-odins-tide").pillage(WOLF, "gimle").cards({SERPENT: "a2-odins-tide"})
    assert (table.prompt, table.seat) == ("tide_keep", WOLF)
    assert table.offered == [warrior(WOLF, "gimle"), figure(WOLF, "ship")]
    table.point(figure(WOLF, "ship"))
    assert table.dead(WOLF) == {"warrior": 2}  # before the next seat is asked
    assert table.seat == SERPENT  # the raven has one figure and loses nothing; the owner is asked too
    table.point(warrior(SERPENT, "gimle"))
    assert totals(table) == [2, 1, 1 + 1]


@clause("BR-1.59", "BR-5.38")
def test_smite_and_tide_go_from_the_pillager_clockwise() -> None:
    # The wolf's Smite comes first and leaves the raven one figure, so its own Tide asks the wolf alone.
    given = gimle(age=2, wolves=2, ravens=2).hand(WOLF, "a1-odins-smite").hand(RAVEN, "a2-odins-tide")
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a1-odins-smite", RAVEN: "a2-odins-tide"})
    assert (table.prompt, table.seat) == ("tide_keep", WOLF)
    table.point(warrior(WOLF, "gimle"))
    assert totals(table) == [1 + 1, 1 + 1]


@clause("BR-12.124")
def test_a_second_tide_hits_those_saved_from_the_first() -> None:
    given = gimle(age=2, wolves=1, ravens=3).sheet(RAVEN, "a2-friggas-protection").clan(RAVEN, rage=1)
    given.hand(WOLF, "a2-odins-tide").hand(RAVEN, "a2-odins-tide")
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a2-odins-tide", RAVEN: "a2-odins-tide"})
    table.point(warrior(RAVEN, "gimle"))
    assert table.prompt == "save_figure"
    table.point(warrior(RAVEN, "gimle"))
    assert table.at("gimle", RAVEN) == {"warrior": 2}
    assert (table.prompt, table.seat) == ("tide_keep", RAVEN)
    table.point(warrior(RAVEN, "gimle"))
    assert totals(table) == [2, 2]


@works("a3-odins-judgement")
@clause("BR-12.171", "BR-12.172")
def test_odins_judgement_counts_all_dead() -> None:
    given = gimle(age=3, wolves=3, ravens=2).hand(WOLF, "a3-odins-judgement").put(SERPENT, "north_west", ship=True)
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a3-odins-judgement"})
    assert totals(table) == [5, 2, 2]
    assert table.glory(WOLF) == 3 + 2 * 3
    lost = gimle(age=3, wolves=1, ravens=4).hand(WOLF, "a3-odins-judgement").pillage(WOLF, "gimle")
    assert lost.cards({WOLF: "a3-odins-judgement"}).glory(WOLF) == 2 * 1  # its own dead too
    given = gimle(age=3).sheet(RAVEN, "a2-friggas-protection").hand(WOLF, "a3-odins-judgement")
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a3-odins-judgement"}).point(warrior(RAVEN, "gimle"))
    assert table.glory(WOLF) == 3  # nobody died


# --- Heimdall ------------------------------------------------------------------------------------------------------


@works("a1-heimdalls-sight")
@clause("BR-12.50", "BR-12.52")
def test_heimdalls_sight_copies_the_best_single_card() -> None:
    given = gimle().put(SERPENT, "gimle", 1).hand(WOLF, "a1-heimdalls-sight")
    table = given.hand(RAVEN, "a1-tyrs-bash").hand(SERPENT, "a1-tyrs-smash").pillage(WOLF, "gimle")
    table.cards({WOLF: "a1-heimdalls-sight", RAVEN: "a1-tyrs-bash", SERPENT: "a1-tyrs-smash"})
    assert totals(table) == [2 + 3, 3, 4]


@clause("BR-12.51", "BR-12.52")
def test_heimdalls_sight_sees_late_cards_singly() -> None:
    given = (
        gimle(age=3)
        .hand(WOLF, "a1-heimdalls-sight")
        .hand(RAVEN, "a1-thors-hammer", "a3-heimdalls-gaze", "a2-heimdalls-eye")
    )
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a1-heimdalls-sight", RAVEN: "a1-thors-hammer"})
    table.point(card("a3-heimdalls-gaze"), table.in_hand(RAVEN, "a2-heimdalls-eye"))
    assert totals(table) == [2 + 3, 1 + 1 + 3 + 2]


@clause("BR-12.53")
def test_two_sights_ignore_each_other() -> None:
    given = gimle().put(SERPENT, "gimle", 1).hand(WOLF, "a1-heimdalls-sight").hand(RAVEN, "a1-tyrs-bash")
    table = (
        given.hand(SERPENT, "a1-thors-hammer").pillage(WOLF, "gimle").forge(RAVEN, "a1-tyrs-bash", "a1-heimdalls-sight")
    )
    table.cards({WOLF: "a1-heimdalls-sight", RAVEN: "a1-heimdalls-sight", SERPENT: "a1-thors-hammer"})
    assert totals(table) == [2 + 1, 1 + 1, 2]


@idle("a1-heimdalls-sight")
@clause("BR-12.54")
@pytest.mark.parametrize("id", ["a1-lord-of-hammers", "a1-quest-alfheim", None])
def test_heimdalls_sight_sees_nothing_in_other_cards(id: str | None) -> None:
    given = gimle().hand(WOLF, "a1-heimdalls-sight")
    if id:
        given.hand(RAVEN, id)
    table = given.pillage(WOLF, "gimle").fight({WOLF: "a1-heimdalls-sight"} | ({RAVEN: id} if id else {}))
    assert totals(table) == [2, 1]


LATE = [
    pytest.param("a2-heimdalls-eye", 2, marks=clause("BR-12.111")),
    pytest.param("a3-heimdalls-gaze", 3, marks=clause("BR-12.160")),
]


@works()
@pytest.mark.parametrize(("id", "strength"), LATE)
def test_late_cards_may_be_normal_or_late(id: str, strength: int) -> None:
    table = gimle(age=3).hand(WOLF, id).pillage(WOLF, "gimle").cards({WOLF: id})
    assert totals(table) == [2 + strength, 1]
    table = gimle(age=3).hand(WOLF, id, "a1-tyrs-bash").pillage(WOLF, "gimle").cards({WOLF: "a1-tyrs-bash"})
    assert table.offered == [card(id), "do:pass"]
    assert totals(table.point(card(id))) == [2 + 2 + strength, 1]


@idle()
@pytest.mark.parametrize(("id", "strength"), LATE)
def test_late_cards_are_for_participants(id: str, strength: int) -> None:
    table = (
        gimle(age=3).hand(SERPENT, id).hand(WOLF, "a1-tyrs-bash").pillage(WOLF, "gimle").cards({WOLF: "a1-tyrs-bash"})
    )
    assert table.prompt == "choose_action"
    assert table.hand(SERPENT) == [id]


@works()
@pytest.mark.parametrize(
    "id",
    [
        pytest.param("a2-heimdalls-watch", marks=clause("BR-12.112", "BR-12.113", "BR-12.115", "BR-12.116")),
        pytest.param("a3-heimdalls-watch", marks=clause("BR-12.161")),
    ],
)
def test_heimdalls_watch(id: str) -> None:
    given = gimle(age=3, ravens=1).hand(WOLF, "a1-tyrs-smite", "a1-tyrs-bash").hand(RAVEN, id)
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a1-tyrs-smite", RAVEN: id})
    assert table.glory(RAVEN) == 5
    assert table.gone("a1-tyrs-smite")
    assert table.gone(id)
    assert [question.seat for question in table.match.pending] == [WOLF]  # the raven has no hand left
    table.cards({WOLF: "a1-tyrs-bash"})
    assert totals(table) == [4, 1]
    assert table.hand(RAVEN) == []


@idle()
@pytest.mark.parametrize("id", ["a2-heimdalls-watch", "a3-heimdalls-watch"])
def test_a_watch_that_is_not_in_the_battle_does_nothing(id: str) -> None:
    given = gimle(age=3).hand(WOLF, "a1-tyrs-smite").hand(RAVEN, id, "a1-tyrs-bash")
    table = given.pillage(WOLF, "gimle").fight({WOLF: "a1-tyrs-smite", RAVEN: "a1-tyrs-bash"})
    assert table.glory(RAVEN) == 0
    assert id in table.hand(RAVEN)


@clause("BR-12.114")
def test_what_a_watch_sums_up() -> None:
    given = gimle(age=3).put(SERPENT, "gimle", 1).put(BEAR, "north_west", ship=True).sheet(RAVEN, "a1-tyrs-domain")
    given.hand(WOLF, "a1-heimdalls-sight").hand(RAVEN, "a1-quest-alfheim").hand(SERPENT, "a3-heimdalls-watch")
    table = given.hand(BEAR, "a1-troll").pillage(WOLF, "gimle")
    table.cards(
        {WOLF: "a1-heimdalls-sight", RAVEN: "a1-quest-alfheim", SERPENT: "a3-heimdalls-watch", BEAR: "a1-troll"}
    )
    table.point("count:3")
    assert table.glory(SERPENT) == 3 + 3  # the quest, the Sight that copies it, and nothing for an upgrade


@clause("BR-12.117")
def test_two_watches_at_once() -> None:
    given = gimle(age=3).put(SERPENT, "gimle", 1).hand(WOLF, "a1-tyrs-smite", "a1-tyrs-bash")
    given.hand(RAVEN, "a2-heimdalls-watch").hand(SERPENT, "a3-heimdalls-watch")
    table = given.pillage(WOLF, "gimle")
    table.cards({WOLF: "a1-tyrs-smite", RAVEN: "a2-heimdalls-watch", SERPENT: "a3-heimdalls-watch"})
    assert (table.glory(RAVEN), table.glory(SERPENT)) == (5, 5)
    assert len(table.events("watch")) == 1
    table.cards({WOLF: "a1-tyrs-bash"})
    assert totals(table) == [4, 1, 1]


@clause("BR-12.118")
def test_a_watch_in_the_replay_works_again() -> None:
    given = (
        gimle(age=3).hand(WOLF, "a1-tyrs-smite", "a1-tyrs-bash").hand(RAVEN, "a2-heimdalls-watch", "a3-heimdalls-watch")
    )
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a1-tyrs-smite", RAVEN: "a2-heimdalls-watch"})
    table.cards({WOLF: "a1-tyrs-bash", RAVEN: "a3-heimdalls-watch"})
    assert table.glory(RAVEN) == 5 + 2
    assert totals(table) == [2, 1]
