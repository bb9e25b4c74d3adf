"""What a player would try and may not: the answer is refused, with the clause that says why, and nothing happens."""

import pytest

from meadhall import NotOffered
from meadhall.testing import clause

from .playing import BEAR, RAVEN, SERPENT, WOLF, Given, Table, card, figure, fjord, province, warrior
from .test_battle import gimle


def refusal(table: Table, ref: str, seat: int | None = None) -> str | None:
    """The clause by which a thing is refused; the match stays as it was."""
    seq, asked = table.match.seq, table.seat if seat is None else seat
    with pytest.raises(NotOffered) as refused:
        table.point_as(asked, ref)
    assert table.match.seq == seq
    return refused.value.clause


# --- a card played twice -------------------------------------------------------------------------------------------


@clause("BR-6.1", "BR-8.8")
def test_a_card_on_the_sheet_is_not_played_again() -> None:
    given = Given().hand(WOLF, "a1-lokis-domain", "a1-quest-alfheim")
    for seat in (RAVEN, SERPENT, BEAR):
        given.clan(seat, rage=0)
    table = given.turn().point(card("a1-lokis-domain"), "slot:clan.1")
    assert refusal(table, card("a1-lokis-domain")) == "BR-6.1"
    table.point(card("a1-quest-alfheim"))
    assert refusal(table, card("a1-quest-alfheim")) == "BR-8.8"
    assert (table.sheet(WOLF), table.clan(WOLF)["quests"]) == (["a1-lokis-domain"], 1)


@clause("BR-5.30", "BR-8.7")
def test_a_card_on_the_sheet_is_not_played_in_battle() -> None:
    given = gimle().sheet(WOLF, "a1-thors-glory").quests(WOLF, "a1-quest-alfheim").hand(WOLF, "a1-tyrs-bash")
    table = given.hand(RAVEN, "a1-tyrs-smash").pillage(WOLF, "gimle")
    assert refusal(table, card("a1-thors-glory"), WOLF) == "BR-5.30"
    assert refusal(table, card("a1-quest-alfheim"), WOLF) == "BR-8.7"
    assert refusal(table, card("a1-tyrs-smash"), WOLF) is None  # the raven's card: not even a reason
    table.point_as(WOLF, card("a1-tyrs-bash"))
    with pytest.raises(NotOffered):
        table.point_as(WOLF, card("a1-tyrs-bash"))  # laid down already


@clause("BR-5.42", "BR-5.49")
def test_no_card_is_played_twice_in_a_battle() -> None:
    given = gimle(age=2).hand(WOLF, "a1-tyrs-bash", "a2-heimdalls-eye", "a1-thors-hammer")
    given.hand(WOLF, "a2-thors-oath").hand(RAVEN, "a1-tyrs-smash", "a2-tyrs-rage")
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a1-tyrs-bash", RAVEN: "a1-tyrs-smash"})
    assert refusal(table, card("a1-tyrs-bash")) == "BR-5.42"
    assert refusal(table, card("a1-thors-hammer")) == "BR-5.42"  # no late card
    table.point(card("a2-heimdalls-eye"), "do:pass")
    assert table.seat == WOLF
    assert refusal(table, card("a2-heimdalls-eye")) == "BR-5.42"


@clause("BR-4.3", "BR-6.3")
def test_cards_that_cannot_be_an_action_now() -> None:
    table = Given().hand(WOLF, "a1-tyrs-bash", "a1-lord-of-hammers").clan(WOLF, rage=2).turn()
    assert refusal(table, card("a1-tyrs-bash")) == "BR-4.3"
    assert refusal(table, card("a1-lord-of-hammers")) == "BR-6.3"


@clause("BR-6.5", "BR-6.6")
def test_an_upgrade_goes_into_a_slot_of_its_kind() -> None:
    table = Given().hand(WOLF, "a1-thors-glory").turn().point(card("a1-thors-glory"))
    for slot in ("slot:leader", "slot:warrior", "slot:ship", "slot:monster.1", "slot:monster.2"):
        assert refusal(table, slot) == "BR-6.5"


# --- invading ------------------------------------------------------------------------------------------------------


@clause("BR-1.39", "BR-4.33", "BR-4.34")
def test_a_figure_beyond_the_horns() -> None:
    given = Given().sheet(WOLF, "a1-troll").put(WOLF, "gimle", 1, leader=True).put(WOLF, "north_west", ship=True)
    table = given.put(WOLF, "yggdrasil", monster="troll").turn()
    assert table.clan(WOLF)["on_board"] == table.clan(WOLF)["horns"] == 4
    assert refusal(table, "do:invade") == "BR-4.33"


@clause("BR-4.6", "BR-4.22", "BR-4.24")
@pytest.mark.parametrize(
    ("given", "ref", "price"),
    [
        (Given(age=3).sheet(WOLF, "a2-experts-in-arms"), warrior(WOLF, "reserve"), 2),
        (Given(), figure(WOLF, "ship"), 2),
        (Given(age=2).sheet(WOLF, "a2-fire-giant"), "monster:fire_giant", 4),
        (Given().sheet(WOLF, "a1-sea-serpent"), "monster:sea_serpent", 3),
    ],
)
def test_a_figure_that_cannot_be_paid(given: Given, ref: str, price: int) -> None:
    poor = given.clan(WOLF, rage=price - 1).turn().point("do:invade")
    assert refusal(poor, ref) == "BR-4.6"
    able = given.clan(WOLF, rage=price).turn().point("do:invade")
    assert ref in able.offered


@clause("BR-12.139", "BR-12.141")
def test_one_rage_fetches_the_leader_out_of_valhalla() -> None:
    given = Given(age=3).sheet(WOLF, "a3-friggas-domain", "a3-frost-giant").put(WOLF, "valhalla", 1, leader=True)
    table = given.put(WOLF, "valhalla", monster="frost_giant").clan(WOLF, rage=1).turn().point("do:invade")
    assert {figure(WOLF, "leader"), warrior(WOLF, "valhalla"), "monster:frost_giant"} <= set(table.offered)
    without = Given(age=3).put(WOLF, "valhalla", 1, leader=True).turn().point("do:invade")
    assert refusal(without, figure(WOLF, "leader")) == "BR-4.22"
    assert refusal(without, warrior(WOLF, "valhalla")) == "BR-4.22"


def crowded() -> Given:
    """Every village of every intact outer province is taken."""
    given = Given(3, lost=("elvagar", "angerboda"), doomed=("muspelheim", "gimle", "horgr"), age=3)
    given.put(RAVEN, "horgr", 4).put(RAVEN, "utgard", 3).put(SERPENT, "andlang", 3).put(SERPENT, "myrkulor", 3)
    return given


@clause("BR-1.9", "BR-4.22", "BR-4.29", "BR-7.26")
def test_no_village_is_free() -> None:
    table = crowded().sheet(WOLF, "a1-troll", "a1-sea-serpent").turn().point("do:invade")
    assert table.offered == [figure(WOLF, "ship"), "monster:sea_serpent"]
    for ref in (figure(WOLF, "leader"), warrior(WOLF, "reserve"), "monster:troll"):
        assert refusal(table, ref) == "BR-4.29"
    exact = crowded().sheet(WOLF, "a1-troll").clan(WOLF, rage=2).turn().point("do:invade")
    assert refusal(exact, "monster:troll") == "BR-4.29"  # it could be paid
    elf = crowded().sheet(WOLF, "a2-dark-elf").turn().point("do:invade")
    assert elf.offered == [figure(WOLF, "ship"), "monster:dark_elf"]
    assert elf.point("monster:dark_elf").offered == [province("yggdrasil")]


@clause("BR-1.26", "BR-4.30")
def test_a_fjord_without_shores_is_out_of_the_game() -> None:
    given = Given(2, lost=("elvagar", "angerboda", "utgard"), doomed=("muspelheim", "horgr", "andlang"), age=3)
    table = given.turn().point("do:invade", figure(WOLF, "ship"))
    assert table.offered == [fjord("south_west"), fjord("north_west")]
    assert refusal(table, fjord("north_east")) == "BR-1.26"
    assert refusal(table, fjord("south_east")) == "BR-1.26"
    assert refusal(table, province("gimle")) == "BR-1.14"


@clause("BR-1.9", "BR-1.14", "BR-1.21", "BR-4.31")
def test_places_that_cannot_be_invaded() -> None:
    table = Given().put(RAVEN, "andlang", 3).turn().point("do:invade", warrior(WOLF, "reserve"))
    assert refusal(table, province("andlang")) == "BR-1.9"
    assert refusal(table, province("myrkulor")) == "BR-1.21"
    assert refusal(table, province("yggdrasil")) == "BR-4.31"
    assert refusal(table, fjord("north_west")) == "BR-1.14"


# --- marching ------------------------------------------------------------------------------------------------------


@clause("BR-4.41", "BR-4.48", "BR-4.49")
def test_a_march_from_two_provinces_or_of_a_ship() -> None:
    given = Given().put(WOLF, "gimle", 1, leader=True).put(WOLF, "horgr", 1).put(WOLF, "north_west", ship=True)
    table = given.turn().point("do:march")
    assert refusal(table, province("andlang")) == "BR-4.41"
    assert refusal(table, fjord("north_west")) == "BR-4.49"
    table.point(province("gimle"))
    assert refusal(table, province("gimle")) == "BR-4.42"
    assert refusal(table, province("myrkulor")) == "BR-1.21"
    assert refusal(table, fjord("south_west")) == "BR-4.49"
    table.point(province("elvagar"))
    assert refusal(table, "do:done") == "BR-4.44"
    table.point(warrior(WOLF, "gimle"))
    assert refusal(table, warrior(WOLF, "horgr")) == "BR-4.48"
    assert refusal(table, figure(WOLF, "ship")) == "BR-1.20"
    assert refusal(table, warrior(RAVEN, "gimle")) is None
    table.point("do:done")
    assert table.at("elvagar", WOLF) == {"warrior": 1}


@clause("BR-4.41")
def test_each_kind_of_figure_can_march_alone() -> None:
    given = Given().sheet(WOLF, "a1-troll").put(WOLF, "gimle", leader=True).put(WOLF, "horgr", monster="troll")
    table = given.put(WOLF, "north_west", ship=True).turn().point("do:march")
    assert table.offered == [province("horgr"), province("gimle")]
    table.point(province("gimle"))
    assert province("gimle") not in table.offered
    table.point(province("horgr"), figure(WOLF, "leader"))
    assert table.at("horgr", WOLF) == {"leader": 1, "troll": 1}


@clause("BR-4.41", "BR-5.2", "BR-7.3")
def test_a_monster_of_another_clan_is_no_figure_of_ones_own() -> None:
    given = Given().sheet(WOLF, "a1-troll").put(WOLF, "horgr", monster="troll")
    given.sheet(RAVEN, "a1-dwarf-chieftain").put(RAVEN, "gimle", monster="dwarf_chieftain")
    assert refusal(given.turn().point("do:march"), province("gimle")) == "BR-4.41"
    assert refusal(given.turn().point("do:pillage"), province("gimle")) == "BR-5.2"


@clause("BR-4.41", "BR-4.42")
def test_nobody_to_march_or_nowhere_to_go() -> None:
    assert refusal(Given().put(WOLF, "north_west", ship=True).turn(), "do:march") == "BR-4.41"
    assert refusal(crowded().put(WOLF, "yggdrasil", 2).turn(), "do:march") == "BR-4.41"
    table = crowded().put(RAVEN, "yggdrasil", 1).turn(RAVEN).point("do:march")
    assert table.offered == [province("horgr"), province("utgard")]
    assert refusal(table, province("yggdrasil")) == "BR-4.41"
    assert table.point(province("horgr")).offered == [province("yggdrasil")]


# --- actions -------------------------------------------------------------------------------------------------------


@clause("BR-4.3", "BR-4.22")
def test_nobody_left_to_invade_with() -> None:
    given = Given().put(WOLF, "valhalla", 8, leader=True).put(WOLF, "north_west", ship=True)
    assert refusal(given.turn(), "do:invade") == "BR-4.22"


@clause("BR-4.3")
def test_extra_actions_of_cards_one_has_not() -> None:
    plain = Given(age=3).put(WOLF, "gimle", 2).pillaged("gimle").turn()
    assert refusal(plain, "do:challenge") is None
    assert refusal(plain, "do:sacrifice") is None
    both = Given(age=3).sheet(WOLF, "a2-tyrs-challenge", "a3-friggas-sacrifice").put(WOLF, "gimle", 2)
    table = both.pillaged("gimle").clan(WOLF, rage=2).turn()
    assert {"do:challenge", "do:sacrifice"} <= set(table.offered)
    assert not {"do:challenge", "do:sacrifice"} & set(table.refused)
    unpillaged = Given(age=3).sheet(WOLF, "a2-tyrs-challenge").put(WOLF, "gimle", 2).clan(WOLF, rage=2).turn()
    assert refusal(unpillaged, "do:challenge") == "BR-12.80"


# --- pillaging -----------------------------------------------------------------------------------------------------


@clause("BR-1.19", "BR-1.22", "BR-5.2", "BR-5.4", "BR-5.5")
def test_places_that_cannot_be_pillaged() -> None:
    given = Given().put(WOLF, "gimle", 1).put(WOLF, "andlang", 1).put(WOLF, "north_west", ship=True).pillaged("andlang")
    table = given.turn().point("do:pillage")
    assert refusal(table, province("andlang")) == "BR-5.5"
    assert refusal(table, province("myrkulor")) == "BR-1.22"
    assert refusal(table, province("horgr")) == "BR-5.2"
    assert refusal(table, province("yggdrasil")) == "BR-5.4"
    assert refusal(table, fjord("north_west")) == "BR-1.19"


@clause("BR-1.20", "BR-5.10")
def test_figures_that_cannot_answer_a_call() -> None:
    given = Given().put(WOLF, "gimle", 1).put(RAVEN, "andlang", 1).put(RAVEN, "horgr", leader=True)
    table = given.put(RAVEN, "south_west", ship=True).turn().point("do:pillage", province("gimle"))
    assert table.seat == RAVEN
    assert refusal(table, figure(RAVEN, "leader")) == "BR-5.10"
    assert refusal(table, figure(RAVEN, "ship")) == "BR-1.20"


@clause("BR-12.120")
def test_the_tide_keeps_a_figure_of_the_battle() -> None:
    given = gimle(age=2, wolves=2).put(WOLF, "horgr", leader=True).hand(WOLF, "a2-odins-tide")
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a2-odins-tide"})
    assert table.prompt == "tide_keep"
    assert refusal(table, figure(WOLF, "leader")) == "BR-12.120"


# --- upgrades that ask ---------------------------------------------------------------------------------------------


@clause("BR-12.27", "BR-1.9")
def test_where_friggas_succor_does_not_send_a_warrior() -> None:
    given = Given().sheet(WOLF, "a1-friggas-succor").put(RAVEN, "andlang", 3)
    table = given.turn().point("do:invade", figure(WOLF, "ship"), fjord("south_west"))
    assert table.offered == [province("utgard"), "do:decline"]
    assert refusal(table, province("andlang")) == "BR-1.9"
    assert refusal(table, province("gimle")) == "BR-12.27"
    half = Given().sheet(WOLF, "a1-friggas-succor").turn().point("do:invade", figure(WOLF, "ship"), fjord("north_west"))
    assert refusal(half, province("myrkulor")) == "BR-1.21"


@clause("BR-12.100", "BR-12.105", "BR-1.22")
def test_where_thors_domain_does_not_pillage() -> None:
    given = Given(age=2).sheet(WOLF, "a2-thors-domain").put(WOLF, "gimle", 1).pillaged("andlang")
    table = given.turn().point("do:invade", figure(WOLF, "ship"), fjord("south_west"))
    assert table.offered == [province("utgard"), "do:decline"]
    assert refusal(table, province("andlang")) == "BR-12.105"
    assert refusal(table, province("gimle")) == "BR-12.100"
    half = Given(age=2).sheet(WOLF, "a2-thors-domain").turn()
    half.point("do:invade", figure(WOLF, "ship"), fjord("north_west"))
    assert refusal(half, province("myrkulor")) == "BR-1.22"


@clause("BR-12.149")
def test_who_cannot_be_sacrificed() -> None:
    given = Given(age=3).sheet(WOLF, "a3-friggas-sacrifice").put(WOLF, "gimle", 1, leader=True).put(WOLF, "valhalla", 1)
    table = given.turn().point("do:sacrifice")
    assert refusal(table, warrior(WOLF, "reserve")) == "BR-12.149"
    assert refusal(table, warrior(WOLF, "valhalla")) == "BR-12.149"
    assert refusal(table, figure(WOLF, "ship")) == "BR-12.149"
    table.point(figure(WOLF, "leader"))
    assert refusal(table, figure(WOLF, "leader")) == "BR-12.149"  # another one the second time
