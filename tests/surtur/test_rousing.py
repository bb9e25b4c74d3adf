"""Section 7: Monsters that a Follower activates, what they can harm, what they do and where they go."""

from typing import Any

import pytest

from meadhall.games.lords.pieces import MONSTERS
from meadhall.games.lords.surtur.rousing import can_harm, why_no_rousing
from meadhall.testing import clause

from ..lords.playing import Given
from ..lords.test_monsters import ATTACK, CHOICE, MOVE, bound, where
from .laying import Ashes, Table, because, follow


def obey(table: Table, *prompts: str) -> Table:
    """A Follower is asked all this, each time with one option, and takes it."""
    follow(table, *prompts)
    return table


def rousing(given: Given) -> Table:
    """The Follower in the first seat activates a Monster."""
    return given.at(["follower_rouse", 0])


def activated(given: Given, monster: str, *, by: int = 0) -> Table:
    """An Event card activates a Monster in somebody's turn."""
    given.s.active = by
    return given.at(["activate_monster", MONSTERS.index(monster)])


def own(monster: str, number: int, *tiles: str, **more: Any) -> Given:
    """A Monster with the Follower's ring."""
    return bound(Ashes(*(tiles or ("ragnar",)), **more).monster(monster, number), monster, 0)


# --- harm -----------------------------------------------------------------------------------------------------------


@clause("LS-7.1", "LS-7.4")
@pytest.mark.parametrize(
    ("monster", "army", "hero", "harms"),
    [
        ("jotunn", 10, 1, True),  # every Army here is lowered
        ("jotunn", 1, 10, True),  # and Heroes are injured
        ("troll", 10, 1, True),  # Armies must withdraw
        ("draugr", 10, 1, True),
        ("draugr", 1, 10, False),
        ("fafnir", 10, 1, True),  # here and beside it
        ("garm", 10, 1, False),  # beside it alone
        ("garm", 8, 1, True),
        ("nidhogg", 10, 1, True),
        ("nidhogg", 1, 10, False),  # it would take a card of who is there, which is no harm
        ("troll", 9, 1, True),  # it could move there and Stomp
        ("troll", 13, 1, False),
    ],
)
def test_what_a_monster_can_harm(monster: str, army: int, hero: int, harms: bool) -> None:
    given = Ashes("ragnar").monster(monster, 10).armies(1, army, 2).hero(1, hero).hand(1, "axe")
    assert can_harm(given.s, 0, MONSTERS.index(monster)) is harms
    assert why_no_rousing(given.s, 0) == (None if harms else "LS-6.13")


@clause("LS-7.4")
def test_a_hero_with_three_injured_tokens_is_not_harmed() -> None:
    given = Ashes("ragnar").monster("jotunn", 10).hero(1, 10).injured(1, "authority", "might")
    assert can_harm(given.s, 0, MONSTERS.index("jotunn"))
    given.injured(1, "wisdom")
    assert not can_harm(given.s, 0, MONSTERS.index("jotunn"))


@clause("LS-7.2", "LS-7.3")
def test_a_neutral_monster_leaves_out_where_the_follower_stands() -> None:
    """Before the die is rolled it counts as harmful, whatever the die will say."""
    given = Ashes("ragnar").monster("draugr", 10).armies(1, 9, 2)
    assert can_harm(given.s, 0, MONSTERS.index("draugr"))
    given.armies(0, 9, 1)
    assert not can_harm(given.s, 0, MONSTERS.index("draugr"))
    assert can_harm(bound(given, "draugr", 0).s, 0, MONSTERS.index("draugr"))


@clause("LS-13.15", "LS-7.1")
def test_another_follower_is_nobody_to_harm() -> None:
    given = Ashes("ragnar", "aslaug").monster("draugr", 10).armies(1, 10, 2).armies(1, 9, 2)
    assert not can_harm(given.s, 0, MONSTERS.index("draugr"))


# --- which one ------------------------------------------------------------------------------------------------------


@clause("LS-6.12", "LS-7.5")
@pytest.mark.parametrize("region", [1, 16])
def test_a_monster_is_roused_wherever_it_stands(region: int) -> None:
    given = Ashes("ragnar").monster("draugr", region).armies(1, region, 2)
    assert why_no_rousing(given.s, 0) is None
    assert rousing(given).offered == ["monster:draugr"]


@clause("LS-7.5", "LS-6.12", "LS-6.13")
def test_only_own_and_neutral_monsters_that_can_harm_are_activated() -> None:
    given = Ashes("ragnar").monster("draugr", 10).monster("troll", 16).monster("jotunn", 9).armies(1, 10, 2)
    assert why_no_rousing(given.s, 0) is None
    assert why_no_rousing(Ashes("ragnar").s, 0) == "LS-6.13"
    table = rousing(bound(given, "jotunn", 1))
    assert (table.prompt, table.seat, table.offered) == ("follower_rouse", 0, ["monster:draugr"])
    assert table.refused == {"monster:troll": "LS-7.1", "monster:jotunn": "LS-7.5"}


@clause("LS-17.10")
def test_everybody_sees_which_monsters_can_harm_and_how() -> None:
    """A Rune is gained first, so that what is told can be read."""
    given = Ashes("ragnar").monster("draugr", 10).monster("troll", 9).armies(1, 10, 2)
    table = obey(given.at(["follower_rouse", 0], ["follower_gains", 0, 1]), "follower_rune")
    harmful = {"attacking": ["monster:draugr"], "moving": ["monster:troll"]}
    assert table.events("monsters_weighed") == [{"kind": "monsters_weighed", "seat": 0} | harmful]


@clause("LS-7.6", "LS-7.7")
def test_own_ones_come_before_neutral_ones_and_the_nearest_to_an_army_first() -> None:
    """The first is beside an Army, the second has a Hero; the neutral one has an Army with it."""
    given = own("draugr", 8).monster("jotunn", 3).monster("nidhogg", 11).armies(1, 11, 2).hero(1, 3)
    table = rousing(bound(given, "jotunn", 0))
    assert table.offered == ["monster:draugr"]
    assert table.refused == {"monster:jotunn": "LS-7.7", "monster:nidhogg": "LS-7.6"}
    assert because(table).decided == "LS-7.7"


@clause("LS-7.8")
@pytest.mark.parametrize(("card", "monster"), [("A1", "troll"), ("A2", "nidhogg")])
def test_between_neutral_ones_the_tie_breaker_decides(card: str, monster: str) -> None:
    """The one beside the Army has the lower number; that the other has the Army with it does not matter."""
    given = Ashes("ragnar").row(0, card, "A3", "A4").monster("troll", 8).monster("nidhogg", 11).armies(1, 11, 2)
    assert rousing(given).offered == [f"monster:{monster}"]


@clause("LS-14.11", "LS-14.13", "LS-14.15", "LS-14.5")
def test_the_arbiter_names_the_monster_where_different_people_would_be_harmed() -> None:
    given = Ashes("ragnar", people=2).monster("troll", 9).monster("nidhogg", 17).armies(1, 9, 2).armies(2, 17, 2)
    table = rousing(given)
    assert (table.prompt, table.seat) == ("arbiter_choose", 2)
    assert table.offered == ["monster:troll", "monster:nidhogg"]
    table.point("monster:troll")
    assert table.s.arbiter == 1


@clause("LS-14.23", "LS-14.17", "LS-14.19")
def test_a_monster_attacks_everybody_whom_it_can_harm() -> None:
    """Troll drives away the Army of one person and could Stomp the other's: the first in turn order has the token."""
    given = Ashes("ragnar", people=2).monster("troll", 9).armies(1, 8, 2).armies(2, 9, 2)
    table = rousing(given.monster("nidhogg", 17).armies(2, 17, 1))
    assert table.prompt == "arbiter_choose"
    assert table.point("monster:troll").s.arbiter == 1
    alike = Ashes("ragnar", people=2).monster("troll", 9).armies(2, 9, 2).monster("nidhogg", 17).armies(2, 17, 1)
    assert rousing(alike).prompt == "follower_rouse"


# --- an own Monster -------------------------------------------------------------------------------------------------


@clause("LS-7.9", "LS-7.15", "LS-7.11")
@pytest.mark.parametrize("by", [0, 1])
def test_an_own_monster_attacks_where_that_harms(by: int) -> None:
    """In anybody's turn, and though it could Stomp beside it."""
    table = activated(own("jotunn", 10).armies(1, 10, 3).armies(1, 9, 5), "jotunn", by=by)
    assert (table.prompt, table.seat, table.offered) == ("follower_act", 0, ["do:attack"])
    assert table.refused == {"do:move": "LS-7.9"}
    obey(table, "follower_act")
    assert (table.armies(1, 10), table.armies(1, 9), where(table, "jotunn")) == ([2], [5], "region:10")
    assert not table.events("rolled")


@clause("LS-7.10", "LS-7.11", "LS-7.14")
def test_else_it_moves_to_the_highest_army_beside_it_and_stomps_that() -> None:
    table = activated(own("draugr", 9).armies(1, 8, 2).armies(1, 10, 1, 1).armies(1, 7, 1, 3), "draugr")
    assert (table.offered, table.refused) == (["do:move"], {"do:attack": "LS-7.9"})
    obey(table, "follower_act")
    assert (table.prompt, table.offered) == ("follower_move", ["region:7"])
    assert table.refused == {"region:6": "LS-7.10", "region:8": "LS-7.10", "region:10": "LS-7.10"}
    obey(table, "follower_move")
    assert (table.prompt, table.offered, table.refused) == (
        "follower_stomp",
        ["army:1.7.3"],
        {"army:1.7.1": "LS-7.11", "do:decline": "LS-7.11"},
    )
    assert obey(table, "follower_stomp").armies(1, 7) == [1, 2]


@clause("LS-7.10")
@pytest.mark.parametrize(("card", "region"), [("A1", 7), ("A2", 10)])
def test_of_equal_armies_the_tie_breaker_takes_one(card: str, region: int) -> None:
    given = own("draugr", 9).armies(1, 10, 3).armies(1, 7, 3)
    assert isinstance(given, Ashes)
    table = obey(activated(given.row(0, card, "A3", "A4"), "draugr"), "follower_act")
    assert table.offered == [f"region:{region}"]


@clause("LS-14.11", "LS-14.15", "LS-14.19")
def test_the_arbiter_names_the_region_where_different_people_would_be_stomped() -> None:
    given = own("draugr", 9, people=2).armies(1, 10, 3).armies(2, 7, 3)
    table = obey(activated(given, "draugr"), "follower_act")
    assert (table.prompt, table.seat, table.offered) == ("arbiter_choose", 2, ["region:7", "region:10"])
    given = own("draugr", 9, people=2).armies(1, 10, 3).armies(1, 7, 3).armies(2, 20, 3)
    assert obey(activated(given, "draugr"), "follower_act").prompt == "follower_move"


@clause("LS-EX72", "LS-7.12", "LS-7.15")
def test_what_its_attack_does_not_touch_does_not_keep_it() -> None:
    """Garm strikes beside it alone; the next Army is two Regions away."""
    table = activated(own("garm", 10).armies(1, 10, 2).armies(1, 13, 2), "garm", by=1)
    obey(table, "follower_act")
    assert (table.offered, table.refused) == (["region:11"], {"region:8": "LS-7.12", "region:9": "LS-7.12"})
    assert where(obey(table, "follower_move"), "garm") == "region:11"


@clause("LS-EX73", "LS-7.12")
def test_a_human_region_that_is_closer_to_any_army_is_preferred() -> None:
    """6 and 7 are closer to the Army in 5, the human Region 8 is closer to the Army in 13, which is farther."""
    table = activated(own("draugr", 9).armies(1, 5, 2).armies(1, 13, 2).control(1, 8), "draugr")
    obey(table, "follower_act")
    assert table.offered == ["region:8"]
    assert table.refused == {"region:6": "LS-7.12", "region:7": "LS-7.12", "region:10": "LS-7.12"}


@clause("LS-7.13", "LS-1.3")
def test_without_an_army_to_come_closer_to_it_stays() -> None:
    table = activated(own("draugr", 9), "draugr")
    obey(table, "follower_act")
    assert (table.prompt, table.seat, table.offered) == ("follower_stay", 0, ["do:step"])
    assert where(obey(table, "follower_stay"), "draugr") == "region:9"


@clause("LS-7.14")
@pytest.mark.parametrize("owner", [0, 1])
def test_it_stomps_no_army_of_a_follower(owner: int) -> None:
    """On the way to the Army in 12 it comes to 8."""
    given = own("draugr", 9, "ragnar", "aslaug").armies(2, 12, 2).armies(owner, 8, 2)
    table = obey(activated(given, "draugr"), "follower_act", "follower_move")
    assert (table.prompt, table.offered) == ("follower_stomp", ["do:decline"])
    assert table.refused == {f"army:{owner}.8.2": "LS-7.14"}
    assert obey(table, "follower_stomp").armies(owner, 8) == [2]


# --- a neutral Monster ----------------------------------------------------------------------------------------------


def rolled(given: Given, monster: str, face: int) -> Table:
    """A neutral Monster activated in the Follower's turn, and its die."""
    table = activated(given, monster)
    assert (table.prompt, table.seat, table.offered) == ("follower_die", 0, ["do:step"])
    return obey(table.luck(face), "follower_die")


@clause("LS-7.20", "LS-7.21", "LS-7.16", "LS-3.14", "LS-1.17")
def test_attack_is_carried_out_with_all_that_it_does() -> None:
    """Jotunn lowers the Follower's own Armies and would injure its Hero; nobody else is there."""
    table = rolled(Ashes("ragnar").hero(0, 9).monster("jotunn", 9).armies(0, 9, 3, 1), "jotunn", ATTACK)
    assert table.events("rolled") == [{"kind": "rolled", "monster": "monster:jotunn", "face": "attack"}]
    assert table.armies(0, 9) == [2]
    assert not any(one["injured"] for one in table.player(0)["attributes"].values())


@clause("LS-7.19", "LS-7.16", "LS-18.15")
def test_a_person_who_is_injured_picks_the_token() -> None:
    table = rolled(Ashes("ragnar").hero(0, 9).hero(1, 9).monster("jotunn", 9), "jotunn", ATTACK)
    assert (table.prompt, table.seat) == ("injury_take", 1)
    table.point("attribute:might")
    assert table.player(1)["attributes"]["might"]["injured"]
    given = Ashes("ragnar").hero(1, 9).injured(1, "authority", "might", "wisdom").monster("jotunn", 9)
    assert not rolled(given, "jotunn", ATTACK).events("injured")


@clause("LS-18.22", "LS-1.2")
def test_a_base_effect_opens_a_base_decision_in_the_followers_turn() -> None:
    """Whoever has the heart of a troll may ward off an Injury that comes by a Follower."""
    given = Ashes("ragnar").hero(1, 9).monster("jotunn", 9).artifact(1, "troll_heart")
    table = rolled(given, "jotunn", ATTACK)
    assert (table.prompt, table.seat) == ("injury_prevent", 1)
    assert table.offered == ["exhaust>artifact:troll_heart", "do:decline"]
    assert not table.point("exhaust>artifact:troll_heart").events("injured")


@clause("LS-7.22")
def test_move_goes_nowhere_where_the_follower_has_an_army() -> None:
    table = rolled(Ashes("ragnar").monster("draugr", 9).armies(1, 11, 2).armies(0, 8, 1), "draugr", MOVE)
    assert (table.prompt, table.offered) == ("follower_move", ["region:10"])
    assert table.refused["region:8"] == "LS-7.22"


@clause("LS-7.24")
def test_where_no_region_is_left_it_stays() -> None:
    given = Ashes("ragnar").monster("draugr", 9).armies(1, 11, 2).armies(0, 8, 1).armies(0, 10, 1)
    table = obey(rolled(given, "draugr", MOVE), "follower_stay")
    assert where(table, "draugr") == "region:9"


@clause("LS-7.23")
@pytest.mark.parametrize(("army", "does", "left"), [(9, "do:attack", "do:move"), (8, "do:move", "do:attack")])
def test_a_choice_is_the_attack_if_that_harms_and_else_the_move(army: int, does: str, left: str) -> None:
    table = rolled(Ashes("ragnar").monster("draugr", 9).armies(1, army, 3), "draugr", CHOICE)
    assert (table.prompt, table.offered, table.refused) == ("follower_act", [does], {left: "LS-7.23"})


@clause("LS-7.21")
def test_attack_is_attack_though_only_a_move_would_harm() -> None:
    table = rolled(Ashes("ragnar").monster("draugr", 9).armies(1, 8, 3), "draugr", ATTACK)
    assert (table.armies(1, 8), where(table, "draugr")) == ([3], "region:9")


@clause("LS-7.25")
@pytest.mark.parametrize(("card", "left"), [("A1", [3]), ("A2", [1, 2])])
def test_a_neutral_monster_always_stomps_and_the_tie_breaker_picks(card: str, left: list[int]) -> None:
    """On the way to the Army in 12 it comes to the other Follower's Armies in 8."""
    given = Ashes("ragnar", "aslaug").row(0, card, "A3", "A4").monster("draugr", 9).armies(2, 12, 2)
    table = rolled(given.armies(1, 8, 1, 3).control(2, 8), "draugr", MOVE)
    obey(table, "follower_move")
    assert "do:decline" not in [*table.offered, *table.refused]
    assert obey(table, "follower_stomp").armies(1, 8) == left


# --- choices in attacks ---------------------------------------------------------------------------------------------


@clause("LS-7.17", "LS-7.18", "LS-3.32")
def test_the_highest_army_of_a_person_is_lowered_first() -> None:
    table = rolled(Ashes("ragnar").monster("draugr", 9).armies(1, 9, 2, 3).armies(0, 9, 6), "draugr", ATTACK)
    assert (table.prompt, table.seat, table.offered) == ("follower_choice", 0, ["army:1.9.3"])
    assert table.refused == {"army:1.9.2": "LS-7.17", "army:0.9.6": "LS-7.17"}
    assert obey(table, "follower_choice").armies(1, 9) == [1, 2]


@clause("LS-7.17")
def test_of_its_own_armies_it_gives_what_costs_least() -> None:
    """Draugr takes two points of one Army; an Army of 1 has but one."""
    table = rolled(Ashes("ragnar").row(0, "A2", "A3", "A4").monster("draugr", 9).armies(0, 9, 1, 4), "draugr", ATTACK)
    assert obey(table, "follower_choice").armies(0, 9) == [4]


@clause("LS-7.17", "LS-7.18")
def test_another_followers_army_costs_it_nothing() -> None:
    given = Ashes("ragnar", "aslaug").monster("draugr", 9).armies(0, 9, 1).armies(1, 9, 5)
    assert obey(rolled(given, "draugr", ATTACK), "follower_choice").armies(1, 9) == [3]


@clause("LS-7.17")
def test_garm_is_aimed_at_the_highest_armies_and_no_further() -> None:
    """Up to two Regions: after the one with a person's Army the Follower leaves it, rather than strike its own."""
    given = own("garm", 9).armies(1, 10, 4).armies(1, 10, 2).armies(0, 8, 2)
    table = obey(activated(given, "garm"), "follower_act")
    assert (table.prompt, table.offered) == ("follower_choice", ["region:10"])
    obey(table, "follower_choice")
    assert table.offered == ["army:1.10.4"]
    obey(table, "follower_choice")
    assert (table.offered, table.refused["region:8"]) == (["do:done"], "LS-7.17")
    obey(table, "follower_choice")
    assert (table.armies(1, 10), table.armies(0, 8)) == ([2, 3], [2])


@clause("LS-7.18")
def test_a_region_where_nobody_is_harmed_is_taken_before_an_own_one() -> None:
    """Fafnir must be aimed at a Region beside it, and strikes here too."""
    given = own("fafnir", 9).armies(1, 9, 2).armies(0, 6, 2)
    table = obey(activated(given, "fafnir"), "follower_act")
    assert (table.offered, table.refused["region:6"]) == (["region:7"], "LS-7.18")
    obey(table, "follower_choice", "follower_choice")
    assert (table.armies(1, 9), table.armies(0, 6)) == ([1], [2])


@clause("LS-14.11", "LS-14.15")
def test_the_arbiter_picks_between_armies_of_different_people() -> None:
    given = own("garm", 9, people=2).armies(1, 10, 3).armies(2, 8, 3)
    table = obey(activated(given, "garm"), "follower_act")
    assert (table.prompt, table.offered) == ("arbiter_choose", ["region:8", "region:10"])


# --- Event cards ----------------------------------------------------------------------------------------------------


@clause("LS-7.26", "LS-7.20")
def test_an_event_in_the_followers_turn_rolls_for_neutral_monsters() -> None:
    """Event 1 places a Monster of Uruz and activates all of Uruz and Othala."""
    given = Ashes("ragnar").monster("draugr", 9)
    s = given.s
    token = next(token for token in s.decks[1] if s.faces[token] == "event_1")
    s.decks[1].remove(token)
    s.decks[1].append(token)
    table = given.at(["resolve_event"])
    assert (table.prompt, table.ask.about) == ("follower_die", {"monster": "monster:jotunn"})
    obey(table.luck(MOVE), "follower_die", "follower_stay")
    assert (table.prompt, table.ask.about) == ("follower_die", {"monster": "monster:draugr"})


@clause("LS-7.27", "LS-18.20")
def test_a_person_decides_for_an_own_monster_in_the_followers_turn() -> None:
    table = activated(bound(Ashes("ragnar").monster("draugr", 9).armies(0, 8, 2), "draugr", 1), "draugr")
    assert (table.prompt, table.seat, table.offered) == ("monster_act", 1, ["do:move", "do:attack"])
    table.point("do:move", "region:8")
    assert (table.prompt, table.seat, table.offered) == ("monster_stomp", 1, ["army:0.8.2", "do:decline"])


def loki(given: Given) -> Table:
    given.s.active = 0
    return given.loki(11).at(["activate_boss"])


@clause("LS-7.28")
@pytest.mark.parametrize(("card", "region"), [("A1", 6), ("A2", 14)])
def test_loki_comes_to_the_highest_army_of_a_person_elsewhere(card: str, region: int) -> None:
    """The highest of all is where he stands already."""
    given = Ashes("ragnar").row(0, card, "A3", "A4").armies(1, 11, 6).armies(1, 6, 3, 1).armies(1, 14, 3).hero(1, 14)
    table = loki(given)
    assert (table.prompt, table.seat, table.offered) == ("follower_loki", 0, [f"region:{region}"])
    assert table.refused["region:1"] == "LS-7.28"
    obey(table, "follower_loki")
    assert table.offered == [f"army:1.{region}.3"]
    obey(table, "follower_choice")
    assert 2 in table.armies(1, region)


@clause("LS-7.29", "LS-7.17")
def test_without_an_army_elsewhere_he_comes_to_a_hero_and_injures_it() -> None:
    table = loki(Ashes("ragnar").hero(0, 3).hero(1, 3).armies(1, 11, 6).armies(0, 3, 4))
    assert table.offered == ["region:3"]
    obey(table, "follower_loki")
    assert (table.offered, table.refused) == (["hero:1"], {"army:0.3.4": "LS-7.17", "do:decline": "LS-7.17"})
    obey(table, "follower_choice")
    assert (table.prompt, table.seat) == ("injury_take", 1)


@clause("LS-7.30")
@pytest.mark.parametrize(
    ("owned", "region"), [((), 4), ((4, 7), 8), ((4, 7, 8, 13, 15), 4)], ids=["neutral", "some own", "all own"]
)
def test_without_anybody_elsewhere_he_comes_to_yggdrasil(owned: tuple[int, ...], region: int) -> None:
    table = loki(Ashes("ragnar").hero(1, 11).control(0, *owned))
    assert table.offered == [f"region:{region}"]
    obey(table, "follower_loki")
    assert table.offered == ["do:decline"]
    assert table.table["boss"]["region"] == f"region:{region}"


@clause("LS-7.30")
def test_he_does_nothing_to_the_followers_own_there() -> None:
    table = obey(loki(Ashes("ragnar").hero(1, 11).armies(0, 4, 2)), "follower_loki")
    assert table.offered == ["do:decline"]


@clause("LS-14.11", "LS-14.15")
def test_the_arbiter_says_where_loki_goes_between_equal_armies_of_different_people() -> None:
    table = loki(Ashes("ragnar", people=2).armies(1, 6, 3).armies(2, 14, 3))
    assert (table.prompt, table.seat, table.offered) == ("arbiter_choose", 2, ["region:6", "region:14"])


@clause("LS-7.29", "LS-14.13", "LS-14.15")
@pytest.mark.parametrize(("region", "holder"), [(3, 1), (5, 2)])
def test_the_token_goes_to_the_person_to_whose_hero_loki_is_sent(region: int, holder: int) -> None:
    table = loki(Ashes("ragnar", people=2).hero(1, 3).hero(2, 5))
    assert (table.prompt, table.seat, table.offered) == ("arbiter_choose", 2, ["region:3", "region:5"])
    assert table.point(f"region:{region}").s.arbiter == holder


@clause("LS-7.11", "LS-14.13", "LS-14.15")
@pytest.mark.parametrize(("army", "holder"), [("army:1.8.3", 1), ("army:2.8.3", 2)])
def test_the_token_goes_to_the_person_whose_army_is_stomped(army: str, holder: int) -> None:
    given = own("draugr", 9, people=2).armies(1, 8, 1, 3).armies(2, 8, 3)
    table = obey(given.at(["follower_move", MONSTERS.index("draugr"), 0]), "follower_move")
    assert (table.prompt, table.offered) == ("arbiter_choose", ["army:1.8.3", "army:2.8.3"])
    assert table.point(army).s.arbiter == holder
