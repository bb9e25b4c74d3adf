"""Section 8: quests."""

import pytest

from meadhall import CannotUndo, NotOffered
from meadhall.testing import clause

from .playing import BEAR, RAVEN, SERPENT, WOLF, Given, Table, card, province, strength
from .proving import idle, works


def judged(given: Given) -> Table:
    """Phase 4, every stat declined; the saga goes on to the next draft."""
    table = given.phase("quests")
    while table.prompt == "raise_stat":
        table.point("do:decline")
    return table


@clause("BR-8.1", "BR-8.2", "BR-8.3")
def test_committing_costs_nothing() -> None:
    table = Given().hand(WOLF, "a1-quest-alfheim", "a1-quest-manheim").clan(WOLF, rage=1).turn()
    table.point(card("a1-quest-alfheim"))
    assert table.rage(WOLF) == 1
    assert table.clan(WOLF)["quests"] == 1
    assert table.hand(WOLF) == ["a1-quest-manheim"]
    assert table.seat == RAVEN
    broke = Given().hand(WOLF, "a1-quest-alfheim").clan(WOLF, rage=0).turn(WOLF)
    assert broke.seat == RAVEN


@clause("BR-8.4", "BR-8.5", "BR-14.17")
def test_any_number_of_quests_and_one_twice() -> None:
    given = Given().hand(WOLF, "a1-quest-alfheim", "a1-quest-alfheim", "a1-quest-manheim").put(WOLF, "gimle", 1)
    for seat in (RAVEN, SERPENT, BEAR):
        given.clan(seat, rage=0)
    table = given.turn()
    for _ in range(3):
        table.point(next(ref for ref in table.offered if ref.startswith("card:")))
    assert table.clan(WOLF)["quests"] == 3
    table.point("do:pass")
    table.point("stat:rage", "stat:rage")
    assert table.glory(WOLF) == 5 + 5
    assert table.steps(WOLF) == (3, 1, 1)


@clause("BR-8.6")
def test_a_kept_quest_pays_its_own_number() -> None:
    given = Given(age=2).hand(WOLF, "a1-quest-alfheim").put(WOLF, "gimle", 1)
    table = given.turn().point(card("a1-quest-alfheim")).finish_actions()
    assert table.prompt == "raise_stat"
    assert table.glory(WOLF) == 5


@clause("BR-8.7", "BR-8.8")
def test_a_committed_quest_stays_committed() -> None:
    given = Given().quests(WOLF, "a1-quest-alfheim").hand(WOLF, "a1-tyrs-bash").put(WOLF, "gimle", 1)
    table = given.put(RAVEN, "gimle", 1).turn()
    assert card("a1-quest-alfheim") not in table.offered
    table.point("do:pillage", province("gimle"))
    assert table.options_of(WOLF) == [card("a1-tyrs-bash")]


@clause("BR-8.8", "BR-1.69")
def test_a_committed_quest_is_taken_back_until_somebody_answers() -> None:
    table = Given().hand(WOLF, "a1-quest-alfheim", "a1-quest-manheim").turn().point(card("a1-quest-alfheim"))
    assert (table.clan(WOLF)["quests"], table.hand(WOLF)) == (1, ["a1-quest-manheim"])
    table.match.undo(WOLF)
    assert (table.clan(WOLF)["quests"], sorted(table.hand(WOLF))) == (0, ["a1-quest-alfheim", "a1-quest-manheim"])
    table.point(card("a1-quest-alfheim"), "do:pass")
    with pytest.raises(CannotUndo, match="Seat 0"):
        table.match.undo(WOLF)
    while table.seat != WOLF:
        table.point("do:pass")
    assert table.refused[card("a1-quest-alfheim")] == "BR-8.8"
    table.point("do:pass").point_as(WOLF, "do:keep_none")
    assert [event["quest"] for event in table.events("quest_failed")] == [card("a1-quest-alfheim")]


@clause("BR-8.9", "BR-14.7", "BR-14.8")
def test_committed_quests_are_seen_by_their_owner() -> None:
    match = Given().quests(WOLF, "a1-quest-alfheim").turn().match
    own, other = (match.view(seat)["table"]["clans"][WOLF] for seat in (WOLF, RAVEN))
    assert own["quest_cards"] == [card("a1-quest-alfheim")]
    assert other["quest_cards"] is None
    assert other["quests"] == 1


@clause("BR-8.10", "BR-8.12")
def test_all_quests_are_revealed_and_paid() -> None:
    given = Given().quests(WOLF, "a1-quest-alfheim").quests(RAVEN, "a1-quest-manheim").put(WOLF, "gimle", 1)
    table = given.hand(WOLF, "a1-tyrs-bash").phase("discard").keep_none()
    revealed = {event["seat"]: event["quests"] for event in table.events("quests_revealed")}
    assert revealed == {WOLF: [card("a1-quest-alfheim")], RAVEN: [card("a1-quest-manheim")]}
    assert table.glory(WOLF) == 5
    assert table.offered == ["stat:rage", "stat:axes", "stat:horns", "do:decline"]


@clause("BR-8.11", "BR-8.23")
def test_quests_are_judged_before_ragnarok() -> None:
    given = Given(doomed=("gimle", "horgr", "elvagar")).quests(WOLF, "a1-quest-alfheim").put(WOLF, "gimle", 1)
    assert judged(given).glory(WOLF) == 5 + 2


@clause("BR-8.13", "BR-8.17", "BR-8.21", "BR-8.27")
def test_why_a_quest_failed_is_told() -> None:
    """Told is what was had and what was to be passed, where that was nearest; dead figures are counted."""

    def told(given: Given, quest: str) -> tuple[str, int, int, str | None]:
        table = given.quests(WOLF, quest).hand(WOLF, "a1-tyrs-bash").phase("discard").keep_none()
        (failed,) = table.events("quest_failed")
        return failed["why"], failed["own"], failed["wanted"], failed["province"]

    assert told(Given().put(RAVEN, "gimle", 1), "a1-quest-alfheim") == ("absent", 0, 0, None)
    burnt = Given(3, lost=("gimle", "andlang"))
    assert told(burnt, "a1-quest-alfheim") == ("destroyed", 0, 0, None)
    beaten = Given().put(WOLF, "gimle", 1).put(RAVEN, "gimle", 3)
    assert told(beaten, "a1-quest-alfheim") == ("behind", 1, 3, province("gimle"))
    tied = Given().put(WOLF, "gimle", 1).put(RAVEN, "gimle", 3).put(WOLF, "andlang", 1).put(RAVEN, "andlang", 1)
    assert told(tied, "a1-quest-alfheim") == ("behind", 1, 1, province("andlang"))
    tree = Given().put(WOLF, "yggdrasil", 1).put(RAVEN, "yggdrasil", 2)
    assert told(tree, "a1-quest-yggdrasil") == ("behind", 1, 2, province("yggdrasil"))
    assert told(Given().put(WOLF, "valhalla", 3), "a1-quest-glorious-death") == ("few", 3, 4, None)


@clause("BR-8.13", "BR-8.14")
def test_failed_quests_cost_nothing_and_are_discarded() -> None:
    given = Given().quests(WOLF, "a1-quest-alfheim", "a1-quest-manheim").put(WOLF, "gimle", 1).clan(WOLF, glory=4)
    table = judged(given)
    assert table.glory(WOLF) == 4 + 5
    assert table.clan(WOLF)["quests"] == 0
    assert table.gone("a1-quest-alfheim")
    assert table.gone("a1-quest-manheim")


@clause("BR-8.15", "BR-8.16")
def test_rewards_go_seat_by_seat_in_the_order_committed() -> None:
    given = Given(first=RAVEN).quests(WOLF, "a1-quest-alfheim").put(WOLF, "gimle", 1)
    given.quests(RAVEN, "a1-quest-manheim", "a1-quest-glorious-death").put(RAVEN, "elvagar", 1).put(
        RAVEN, "valhalla", 4
    )
    table = given.hand(WOLF, "a1-tyrs-bash").phase("discard").keep_none()
    while table.prompt == "raise_stat":
        table.point("do:decline")
    fulfilled = [(event["seat"], event["quest"]) for event in table.events("quest_fulfilled")]
    assert fulfilled == [
        (RAVEN, card("a1-quest-manheim")),
        (RAVEN, card("a1-quest-glorious-death")),
        (WOLF, card("a1-quest-alfheim")),
    ]


@clause("BR-8.17", "BR-8.19")
@pytest.mark.parametrize(("warriors", "ship", "total", "glory"), [(1, False, 1, 0), (2, False, 2, 0), (1, True, 3, 5)])
def test_the_highest_total_against_each_other_clan(warriors: int, ship: bool, total: int, glory: int) -> None:
    """Ravens of 2 and a bear of 1: a total of 3 is above each of them singly, and only as high as both together."""
    given = Given(lost=("andlang",)).quests(WOLF, "a1-quest-alfheim").put(RAVEN, "gimle", 2).put(BEAR, "gimle", 1)
    given.put(WOLF, "gimle", warriors)
    if ship:
        given.put(WOLF, "north_west", ship=True)
    assert [strength(given.turn(), seat, "gimle") for seat in range(4)] == [total, 2, 0, 1]
    assert judged(given).glory(WOLF) == glory


@clause("BR-8.20", "BR-8.24")
def test_one_province_is_enough_and_serves_several_quests() -> None:
    given = Given().quests(WOLF, "a1-quest-alfheim", "a1-quest-alfheim").put(WOLF, "gimle", 1).put(RAVEN, "andlang", 3)
    assert judged(given).glory(WOLF) == 10


@clause("BR-8.21", "BR-8.22")
def test_being_alone_is_enough_and_cards_add_nothing() -> None:
    given = Given().quests(WOLF, "a1-quest-alfheim").put(WOLF, "gimle", 1).hand(RAVEN, "a1-tyrs-smite")
    assert judged(given).glory(WOLF) == 5
    absent = Given().quests(WOLF, "a1-quest-alfheim").hand(WOLF, "a1-tyrs-smite").phase("quests")
    assert absent.glory(WOLF) == 0


@clause("BR-8.18", "BR-8.25")
def test_ships_count_on_both_shores() -> None:
    given = (
        Given(lost=("angerboda",))
        .quests(WOLF, "a1-quest-alfheim", "a1-quest-manheim")
        .put(WOLF, "north_west", ship=True)
    )
    table = given.phase("quests")
    assert (strength(table, WOLF, "gimle"), strength(table, WOLF, "myrkulor")) == (2, 2)
    assert table.point("do:decline", "do:decline").glory(WOLF) == 10


@clause("BR-8.26", "BR-12.46")
def test_yggdrasil_fulfils_its_own_quest_alone() -> None:
    given = Given().quests(WOLF, "a1-quest-yggdrasil", "a1-quest-alfheim", "a1-quest-manheim", "a1-quest-jotunheim")
    assert judged(given.put(WOLF, "yggdrasil", 1)).glory(WOLF) == 6


@clause("BR-8.27", "BR-8.28", "BR-12.45")
def test_glorious_death() -> None:
    given = Given().quests(WOLF, "a1-quest-glorious-death").sheet(WOLF, "a1-troll")
    given.put(WOLF, "valhalla", 1, leader=True, ship=True, monster="troll")
    assert judged(given).glory(WOLF) == 6
    given = Given().quests(WOLF, "a1-quest-glorious-death").put(WOLF, "valhalla", 3).put(RAVEN, "valhalla", 4)
    assert judged(given).glory(WOLF) == 0


QUESTS = [
    pytest.param("a1-quest-alfheim", "gimle", 5, marks=clause("BR-12.42")),
    pytest.param("a1-quest-jotunheim", "utgard", 5, marks=clause("BR-12.43")),
    pytest.param("a1-quest-manheim", "elvagar", 5, marks=clause("BR-12.44")),
    pytest.param("a1-quest-yggdrasil", "yggdrasil", 6, marks=clause("BR-12.46")),
    pytest.param("a2-quest-alfheim", "andlang", 7, marks=clause("BR-12.106")),
    pytest.param("a2-quest-jotunheim", "utgard", 7, marks=clause("BR-12.107")),
    pytest.param("a2-quest-manheim", "angerboda", 7, marks=clause("BR-12.108")),
    pytest.param("a2-quest-yggdrasil", "yggdrasil", 8, marks=clause("BR-12.110")),
    pytest.param("a3-quest-alfheim", "gimle", 9, marks=clause("BR-12.155")),
    pytest.param("a3-quest-jotunheim", "utgard", 9, marks=clause("BR-12.156")),
    pytest.param("a3-quest-manheim", "angerboda", 9, marks=clause("BR-12.157")),
    pytest.param("a3-quest-yggdrasil", "yggdrasil", 11, marks=clause("BR-12.159")),
]


@works()
@pytest.mark.parametrize(("id", "place", "glory"), QUESTS)
def test_strength_quests(id: str, place: str, glory: int) -> None:
    table = Given(age=int(id[1])).quests(WOLF, id).put(WOLF, place, 1).phase("quests")
    assert (table.prompt, table.seat, table.glory(WOLF)) == ("raise_stat", WOLF, glory)
    table.point("stat:axes")
    assert table.steps(WOLF) == (1, 2, 1)


@idle()
@pytest.mark.parametrize(("id", "place", "glory"), QUESTS)
def test_strength_quests_fail_on_a_tie_and_elsewhere(id: str, place: str, glory: int) -> None:
    tied = Given(age=int(id[1])).quests(WOLF, id).put(WOLF, place, 1).put(RAVEN, place, 1).phase("quests")
    assert tied.glory(WOLF) == 0
    other = "yggdrasil" if place != "yggdrasil" else "gimle"
    elsewhere = Given(age=int(id[1])).quests(WOLF, id).put(WOLF, other, 1).phase("quests")
    assert elsewhere.glory(WOLF) == 0


@works()
@pytest.mark.parametrize(
    ("id", "glory"),
    [
        pytest.param("a1-quest-glorious-death", 6, marks=clause("BR-12.45")),
        pytest.param("a2-quest-glorious-death", 8, marks=clause("BR-12.109")),
        pytest.param("a3-quest-glorious-death", 11, marks=clause("BR-12.158")),
    ],
)
def test_glorious_death_quests(id: str, glory: int) -> None:
    table = Given(age=int(id[1])).quests(WOLF, id).put(WOLF, "valhalla", 4).phase("quests")
    assert table.glory(WOLF) == glory
    assert table.point("stat:rage").steps(WOLF) == (2, 1, 1)
    three = Given(age=int(id[1])).quests(WOLF, id).put(WOLF, "valhalla", 3).phase("quests")
    assert three.glory(WOLF) == 0


@clause("BR-8.1")
def test_a_quest_not_in_hand_cannot_be_committed() -> None:
    table = Given().hand(RAVEN, "a1-quest-alfheim").turn(WOLF)
    with pytest.raises(NotOffered):
        table.point(card("a1-quest-alfheim"))
