"""Section 4: invading and marching."""

import pytest

from meadhall import NotOffered
from meadhall.testing import clause

from .playing import BEAR, RAVEN, SERPENT, WOLF, Given, card, figure, fjord, province, warrior
from .proving import idle

INTACT = [province(name) for name in ("elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle")]


@clause("BR-4.22", "BR-4.23", "BR-4.24", "BR-4.28", "BR-4.29", "BR-4.32")
def test_invading_with_a_warrior() -> None:
    table = Given().turn().point("do:invade")
    assert (table.prompt, table.seat) == ("invade_figure", WOLF)
    assert table.offered == [figure(WOLF, "leader"), warrior(WOLF, "reserve"), figure(WOLF, "ship")]
    with pytest.raises(NotOffered):
        table.point("do:decline")
    table.point(warrior(WOLF, "reserve"))
    assert table.prompt == "invade_place"
    assert table.offered == INTACT
    table.point(province("utgard"))
    assert table.at("utgard", WOLF) == {"warrior": 1}
    assert table.rage(WOLF) == 5
    assert table.seat == RAVEN


@clause("BR-4.26")
@pytest.mark.parametrize(
    ("upgrade", "price"), [(None, 1), ("a1-brothers-in-arms", 1), ("a2-experts-in-arms", 2), ("a3-masters-in-arms", 2)]
)
def test_the_price_of_a_warrior(upgrade: str | None, price: int) -> None:
    given = Given(age=3).put(WOLF, "gimle", 1)
    if upgrade:
        given.sheet(WOLF, upgrade)
    table = given.turn().point("do:invade", warrior(WOLF, "reserve"), province("gimle"))
    assert table.rage(WOLF) == 6 - price


@clause("BR-4.27", "BR-4.30")
@pytest.mark.parametrize("upgrade", [None, "a1-lokis-dragons", "a2-fire-dragons", "a3-eternal-dragons"])
def test_the_price_of_a_ship(upgrade: str | None) -> None:
    given = Given(age=3)
    if upgrade:
        given.sheet(WOLF, upgrade)
    table = given.turn().point("do:invade", figure(WOLF, "ship"))
    assert table.offered == [fjord("north_east"), fjord("south_west"), fjord("north_west")]  # two shores have fallen
    table.point(fjord("south_west"))
    assert table.rage(WOLF) == 4


@clause("BR-4.31", "BR-4.51")
def test_yggdrasil_cannot_be_invaded() -> None:
    table = Given().turn().point("do:invade", figure(WOLF, "leader"))
    assert table.refused[province("yggdrasil")] == "BR-4.31"
    with pytest.raises(NotOffered) as refusal:
        table.point(province("yggdrasil"))
    assert refusal.value.clause == "BR-4.31"


@clause("BR-4.35")
def test_reserve_and_valhalla_do_not_count_against_horns() -> None:
    table = Given().put(WOLF, "gimle", 3).put(WOLF, "valhalla", 4).turn()
    assert table.clan(WOLF)["on_board"] == 3
    table.point("do:invade", warrior(WOLF, "reserve"), province("gimle"))
    assert table.clan(WOLF)["on_board"] == 4


@clause("BR-4.36", "BR-6.17")
def test_free_invades_obey_horns() -> None:
    given = Given().put(WOLF, "gimle", 4).hand(WOLF, "a1-brothers-in-arms")
    table = given.turn().point(card("a1-brothers-in-arms"))
    assert table.seat == RAVEN
    assert table.sheet(WOLF) == ["a1-brothers-in-arms"]


@clause("BR-4.36", "BR-12.30")
def test_a_free_warrior_obeys_horns() -> None:
    given = Given().sheet(WOLF, "a1-friggas-succor").put(WOLF, "gimle", 3)
    table = given.turn().point("do:invade", warrior(WOLF, "reserve"), province("gimle"))
    assert table.prompt == "choose_action"
    assert table.clan(WOLF)["on_board"] == 4


@clause("BR-4.37", "BR-12.31")
def test_every_placing_is_an_invade() -> None:
    # the free invade of an upgrade sets Frigga's Succor off
    given = Given().sheet(WOLF, "a1-friggas-succor").hand(WOLF, "a1-brothers-in-arms")
    table = given.turn().point(card("a1-brothers-in-arms"), province("gimle"))
    assert table.prompt == "succor_warrior"
    # and so does an invade out of Valhalla
    given = Given(age=3).sheet(WOLF, "a1-friggas-succor", "a3-friggas-domain").put(WOLF, "valhalla", 1)
    table = given.turn().point("do:invade", warrior(WOLF, "valhalla"), province("gimle"))
    assert table.prompt == "succor_warrior"


@idle("a1-troll", "a1-friggas-succor")
@clause("BR-4.38", "BR-7.35")
def test_moves_are_no_invades() -> None:
    given = Given().sheet(WOLF, "a1-friggas-succor", "a1-troll").put(WOLF, "yggdrasil", monster="troll")
    given.put(RAVEN, "gimle", 2)
    table = given.turn().point("do:march", province("yggdrasil"), province("gimle"), "monster:troll")
    assert table.at("gimle", RAVEN) == {"warrior": 2}
    assert table.prompt == "choose_action"
    # nor is answering a call
    given = Given().sheet(WOLF, "a1-friggas-succor", "a1-troll").put(WOLF, "yggdrasil", monster="troll")
    given.put(RAVEN, "gimle", 2).hand(RAVEN, "a1-tyrs-bash")
    table = given.turn(RAVEN).point("do:pillage", province("gimle"), "monster:troll")
    assert table.at("gimle", WOLF) == {"troll": 1}
    assert table.at("gimle", RAVEN) == {"warrior": 2}
    assert table.prompt == "battle_card"


@clause("BR-4.39")
def test_what_follows_an_invade_in_order() -> None:
    given = Given(age=2).sheet(WOLF, "a1-friggas-succor", "a2-thors-domain", "a1-troll").clan(WOLF, rage=6)
    given.put(RAVEN, "gimle", 4).sheet(RAVEN, "a2-friggas-protection")
    table = given.turn().point("do:invade", "monster:troll", province("gimle"))
    assert (table.prompt, table.seat) == ("save_figure", RAVEN)
    table.point("do:done")
    assert table.dead(RAVEN) == {"warrior": 4}
    assert table.prompt == "succor_warrior"
    table.point(province("gimle"))
    assert table.prompt == "domain_pillage"


@clause("BR-4.40", "BR-4.41", "BR-4.42", "BR-4.43", "BR-4.44", "BR-4.45")
def test_marching() -> None:
    table = Given().put(WOLF, "gimle", 2, leader=True).turn().point("do:march")
    assert (table.prompt, table.offered) == ("march_from", [province("gimle")])
    assert table.refused[province("horgr")] == "BR-4.41"
    with pytest.raises(NotOffered):
        table.point("do:decline")
    table.point(province("gimle"))
    assert table.prompt == "march_to"
    assert table.refused[province("gimle")] == "BR-4.42"
    table.point(province("horgr"))
    assert table.offered == [figure(WOLF, "leader"), warrior(WOLF, "gimle")]
    assert table.refused["do:done"] == "BR-4.44"
    table.point(figure(WOLF, "leader"), warrior(WOLF, "gimle"), warrior(WOLF, "gimle"))
    assert table.at("horgr", WOLF) == {"leader": 1, "warrior": 2}
    assert table.rage(WOLF) == 5
    assert table.seat == RAVEN


@clause("BR-4.45", "BR-1.9")
def test_a_full_province_is_no_target() -> None:
    table = Given().put(WOLF, "gimle", 1).put(RAVEN, "andlang", 3).turn().point("do:march", province("gimle"))
    assert table.refused[province("andlang")] == "BR-1.9"


@clause("BR-4.48")
def test_one_origin_and_one_target() -> None:
    table = Given().put(WOLF, "gimle", 1).put(WOLF, "horgr", 1).turn()
    table.point("do:march", province("gimle"), province("andlang"))
    assert table.offered == [warrior(WOLF, "gimle")]
    assert table.refused[warrior(WOLF, "horgr")] == "BR-4.48"


@clause("BR-4.50")
def test_marching_out_of_yggdrasil() -> None:
    table = Given().put(WOLF, "yggdrasil", 1).turn()
    table.point("do:march", province("yggdrasil"), province("elvagar"), warrior(WOLF, "yggdrasil"))
    assert table.at("elvagar", WOLF) == {"warrior": 1}


@clause("BR-4.51", "BR-5.21")
def test_ways_into_yggdrasil() -> None:
    table = Given().put(WOLF, "gimle", 1).turn()
    table.point("do:march", province("gimle"), province("yggdrasil"), warrior(WOLF, "gimle"))
    assert table.at("yggdrasil", WOLF) == {"warrior": 1}
    given = Given().put(WOLF, "yggdrasil", 1).put(RAVEN, "gimle", 3).put(SERPENT, "horgr", 3).put(BEAR, "elvagar", 3)
    table = given.turn().point("do:pillage", province("yggdrasil"))
    while table.prompt == "call_to_battle":
        table.point(table.offered[0])
    assert sum(count for seat in range(4) for count in table.at("yggdrasil", seat).values()) == 9 + 1 - 10
    assert sum(sum(table.dead(seat).values()) for seat in range(4)) == 10  # three against three against three


@clause("BR-4.33")
def test_invading_with_full_horns_is_refused() -> None:
    table = Given().put(WOLF, "gimle", 4).turn()
    with pytest.raises(NotOffered) as refusal:
        table.point("do:invade")
    assert refusal.value.clause == "BR-4.33"
