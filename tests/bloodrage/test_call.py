"""Section 5: declaring a pillage, the call to battle, and a pillage that meets nobody."""

import pytest

from meadhall import CannotUndo, NotOffered
from meadhall.testing import clause

from .playing import BEAR, RAVEN, SERPENT, WOLF, Given, card, figure, province, warrior


@clause("BR-5.1", "BR-5.2", "BR-5.3", "BR-5.4")
def test_which_provinces_may_be_pillaged() -> None:
    given = Given().put(WOLF, "gimle", 1).put(WOLF, "south_west", ship=True).clan(WOLF, rage=1)
    table = given.put(RAVEN, "yggdrasil", 1).turn().point("do:pillage")
    assert (table.prompt, table.seat) == ("pillage_province", WOLF)
    assert table.offered == [province("utgard"), province("andlang"), province("gimle")]
    assert table.refused[province("yggdrasil")] == "BR-5.4"
    assert table.refused[province("horgr")] == "BR-5.2"
    with pytest.raises(NotOffered):
        table.point("do:decline")
    table.point(province("utgard")).decline()
    assert table.rage(WOLF) == 1
    nobody = Given().turn()
    assert nobody.refused["do:pillage"] == "BR-5.2"


@clause("BR-5.5")
def test_a_pillaged_province_cannot_be_pillaged_again() -> None:
    table = Given().put(WOLF, "gimle", 1).put(WOLF, "horgr", 1).pillaged("gimle").turn().point("do:pillage")
    assert table.offered == [province("horgr")]
    with pytest.raises(NotOffered) as refusal:
        table.point(province("gimle"))
    assert refusal.value.clause == "BR-5.5"


@clause("BR-5.6")
def test_a_declared_pillage_cannot_be_called_off() -> None:
    """A raven too strong comes; the wolf may send help or none, and fights either way."""
    given = Given().put(WOLF, "gimle", 1).put(WOLF, "yggdrasil", 1).put(RAVEN, "andlang", leader=True)
    table = given.turn().point("do:pillage", province("gimle"), figure(RAVEN, "leader"))
    assert (table.prompt, table.seat) == ("call_to_battle", WOLF)
    assert table.offered == [warrior(WOLF, "yggdrasil"), "do:decline"]
    table.point("do:decline")
    assert table.events("battle")[0]["seats"] == [WOLF, RAVEN]
    assert table.dead(WOLF) == {"warrior": 1}
    assert (table.prompt, table.seat) == ("choose_action", RAVEN)  # the action is spent


@clause("BR-5.6", "BR-1.69")
def test_a_declaration_is_taken_back_until_somebody_answers() -> None:
    given = Given().put(WOLF, "gimle", 1).put(WOLF, "yggdrasil", 1).put(RAVEN, "andlang", 1).hand(WOLF, "a1-tyrs-bash")
    table = given.turn().point("do:pillage", province("gimle"))
    table.match.undo(WOLF)
    assert table.prompt == "pillage_province"
    assert table.table["pillage"] is None
    table.point(province("gimle"), "do:decline")
    with pytest.raises(CannotUndo, match="Seat 0"):
        table.match.undo(WOLF)
    table.match.undo(RAVEN)
    with pytest.raises(CannotUndo, match="somebody else has answered"):
        table.match.undo(WOLF)  # though the raven thinks again
    # nobody else is asked in the call, but cards are laid: the wolf's own ends the way back
    given = Given().put(WOLF, "gimle", 1).put(RAVEN, "gimle", 1).hand(WOLF, "a1-tyrs-bash").hand(RAVEN, "a1-tyrs-smash")
    table = given.pillage(WOLF, "gimle")
    assert table.match.undoable == (WOLF, 2)
    table.point_as(WOLF, card("a1-tyrs-bash"))
    with pytest.raises(CannotUndo, match="in secret is final"):
        table.match.undo(WOLF)


@clause("BR-5.7")
def test_a_declared_pillage_goes_its_way() -> None:
    given = (
        Given().put(WOLF, "gimle", 1).put(RAVEN, "andlang", 2).hand(WOLF, "a1-tyrs-bash").hand(RAVEN, "a1-tyrs-smite")
    )
    table = given.turn().point("do:pillage", province("gimle"))
    steps = [table.prompt]
    table.point(warrior(RAVEN, "andlang"))
    assert table.seat == RAVEN  # the wolf has nobody to move and is not asked whether it goes on
    table.decline()
    steps.append(table.prompt)
    table.fight({WOLF: "a1-tyrs-bash", RAVEN: "a1-tyrs-smite"})
    assert steps == ["call_to_battle", "battle_card"]
    assert [event["kind"] for event in table.told if event["kind"] in ("pillage", "battle", "compared")] == [
        "pillage",
        "battle",
        "compared",
    ]


def yggdrasil_called() -> Given:
    given = Given().put(RAVEN, "yggdrasil", 1)
    for seat, place in ((WOLF, "gimle"), (SERPENT, "horgr"), (BEAR, "elvagar"), (RAVEN, "andlang")):
        given.put(seat, place, 1)
    return given


@clause("BR-5.8", "BR-5.9", "BR-5.11", "BR-5.13")
def test_the_call_goes_clockwise_and_the_pillager_is_last() -> None:
    table = yggdrasil_called().turn(RAVEN).point("do:pillage", province("yggdrasil"))
    rage = [table.rage(seat) for seat in range(4)]
    order = []
    while table.prompt == "call_to_battle":
        order.append(table.seat)
        table.point(table.offered[0])
    assert order == [SERPENT, BEAR, WOLF, RAVEN]
    assert [table.rage(seat) for seat in range(4)] == rage


@clause("BR-5.10", "BR-5.16")
def test_who_may_answer() -> None:
    given = Given().put(WOLF, "gimle", 1).put(RAVEN, "andlang", 1, leader=True).put(RAVEN, "horgr", 1)
    given.put(RAVEN, "valhalla", 1).put(RAVEN, "north_west", ship=True)
    table = given.turn().point("do:pillage", province("gimle"))
    assert table.offered == [figure(RAVEN, "leader"), warrior(RAVEN, "andlang"), "do:decline"]
    assert table.refused[warrior(RAVEN, "horgr")] == "BR-5.10"
    assert table.refused[figure(RAVEN, "ship")] == "BR-1.20"


@clause("BR-5.12", "BR-5.18")
def test_the_call_ends_when_no_village_is_free() -> None:
    given = Given().put(WOLF, "andlang", 1).put(RAVEN, "gimle", 3).put(SERPENT, "utgard", 2)
    table = given.turn().point("do:pillage", province("andlang"))
    table.point(warrior(RAVEN, "gimle"), warrior(SERPENT, "utgard"))
    assert table.prompt == "choose_action"
    assert table.at("gimle", RAVEN) == {"warrior": 2}
    full = Given().put(WOLF, "andlang", 3).put(RAVEN, "gimle", 1).turn().point("do:pillage", province("andlang"))
    assert full.prompt == "choose_action"


@clause("BR-5.14", "BR-5.15")
def test_seats_without_rage_and_passed_seats_may_join() -> None:
    given = Given().put(WOLF, "gimle", 1).put(RAVEN, "andlang", 1).put(SERPENT, "yggdrasil", 1)
    given.clan(RAVEN, rage=0).clan(SERPENT, rage=0, passed=True)
    table = given.turn().point("do:pillage", province("gimle"))
    assert table.seat == RAVEN
    table.point(warrior(RAVEN, "andlang"))
    assert table.seat == SERPENT
    table.point(warrior(SERPENT, "yggdrasil"))
    assert table.events("battle")[0]["seats"] == [WOLF, RAVEN, SERPENT]


@clause("BR-5.17", "BR-5.19")
def test_a_seat_that_declined_may_come_later() -> None:
    given = Given().put(WOLF, "gimle", 1).put(WOLF, "yggdrasil", 1).put(RAVEN, "andlang", 1)
    table = given.turn().point("do:pillage", province("gimle"))
    table.point("do:decline")
    assert table.seat == WOLF
    table.point(warrior(WOLF, "yggdrasil"))
    assert table.seat == RAVEN
    table.point(warrior(RAVEN, "andlang"))
    assert table.events("battle")


@clause("BR-5.19", "BR-5.20")
def test_the_call_ends_after_a_lap_without_a_move() -> None:
    given = Given().put(WOLF, "gimle", 1).put(WOLF, "yggdrasil", 1).put(RAVEN, "andlang", 1)
    table = given.turn().point("do:pillage", province("gimle"))
    asked = []
    while table.prompt == "call_to_battle":
        asked.append(table.seat)
        table.point("do:decline")
    assert asked == [RAVEN, WOLF]  # serpent and bear have nobody to move
    assert table.land("gimle")["pillaged"]


@clause("BR-5.19")
def test_a_move_begins_the_lap_anew() -> None:
    given = Given().put(WOLF, "gimle", 1).put(WOLF, "yggdrasil", 2).put(RAVEN, "andlang", 1)
    table = given.turn().point("do:pillage", province("gimle"))
    table.point("do:decline", warrior(WOLF, "yggdrasil"), "do:decline")
    assert (table.prompt, table.seat) == ("call_to_battle", WOLF)
    table.point("do:decline")
    assert table.land("gimle")["pillaged"]


@clause("BR-5.22")
def test_a_called_figure_stays() -> None:
    given = Given().put(WOLF, "gimle", 1).put(WOLF, "yggdrasil", 1)
    table = given.turn().point("do:pillage", province("gimle"), warrior(WOLF, "yggdrasil"))
    assert table.at("gimle", WOLF) == {"warrior": 2}
    assert table.at("yggdrasil", WOLF) == {}


@clause("BR-5.23", "BR-5.24", "BR-5.25", "BR-5.26", "BR-5.75")
def test_a_pillage_that_meets_nobody() -> None:
    given = Given().put(WOLF, "gimle", 1).token("gimle", "glory5").hand(WOLF, "a1-tyrs-bash")
    table = given.pillage(WOLF, "gimle")
    assert table.prompt == "choose_action"
    assert table.glory(WOLF) == 5
    assert table.land("gimle")["pillaged"]
    assert table.hand(WOLF) == ["a1-tyrs-bash"]


@clause("BR-5.27")
def test_without_a_battle_no_text_about_battles_works() -> None:
    given = Given(age=2).put(WOLF, "gimle", 1).token("gimle", "rage")
    given.sheet(WOLF, "a1-thors-glory", "a2-tyrs-prowess", "a2-valkyrie").put(WOLF, "gimle", monster="valkyrie")
    table = given.sheet(RAVEN, "a1-lokis-blessing").hand(WOLF, "a1-thors-hammer").pillage(WOLF, "gimle")
    assert table.glory(WOLF) == 0
    assert table.prompt == "choose_action"


@clause("BR-5.23")
def test_an_enemy_ship_in_the_fjord_is_an_enemy() -> None:
    given = Given().put(WOLF, "gimle", 1).put(RAVEN, "north_west", ship=True).token("gimle", "rage")
    table = given.pillage(WOLF, "gimle")
    assert table.events("battle")[0]["seats"] == [WOLF, RAVEN]
    assert table.glory(RAVEN) == 3
    assert table.dead(WOLF) == {"warrior": 1}


@clause("BR-14.26")
def test_what_one_rage_is_good_for() -> None:
    given = Given().clan(WOLF, rage=1).put(WOLF, "gimle", 1)
    given.hand(WOLF, "a1-quest-alfheim", "a1-friggas-charm", "a1-lokis-domain", "a1-troll")
    table = given.turn()
    assert {"do:pillage", card("a1-quest-alfheim"), card("a1-friggas-charm"), card("a1-lokis-domain")} <= set(
        table.offered
    )
    assert card("a1-troll") in table.refused
    table.point("do:invade")
    assert figure(WOLF, "leader") in table.offered
