"""A Follower's step 3: the list of Rune Actions (LS-4.38 to LS-4.45), and the seven of them (section 6)."""

from typing import Any, get_args

import pytest

from meadhall.games.lords.content import CONTENT
from meadhall.games.lords.pieces import MONSTERS
from meadhall.games.lords.surtur.records import RuneActionId
from meadhall.games.lords.surtur.rites import COSTS, RITES, why_no_control, why_not_bound
from meadhall.games.lords.surtur.rune_step import listed
from meadhall.testing import clause

from .laying import Ashes, Table, because, follow


def runes(given: Ashes) -> Table:
    return given.begins("follower_runes", 0, 0, 0)


def row(*cards: str, place: int = 2, tile: str = "ragnar", **more: Any) -> Ashes:
    """These cards lie in the row, and the die on one of them; no Monster is on the board."""
    return Ashes(tile, **more).row(0, *cards).selects(0, place)


# --- the list -------------------------------------------------------------------------------------------------------


@clause("LS-4.38", "LS-4.39")
def test_the_list_is_read_from_the_left_each_card_in_its_order() -> None:
    assert [ref for ref, _, _ in listed(row("A1", "A2", "A3").s, 0)] == [
        *("rune_action:A1.form_alliance", "rune_action:A1.upgrade_army"),
        *("rune_action:A2.control_monster", "rune_action:A2.draw_combat"),
        *("rune_action:A3.form_alliance", "rune_action:A3.increase_attribute"),
    ]


@clause("LS-EX2", "LS-4.38", "LS-4.40", "LS-4.41", "LS-4.42", "LS-17.4")
def test_what_cannot_be_paid_is_skipped_and_the_selected_card_left_out() -> None:
    """The Hero is beside Alfheim and Svartalfheim at Region 8, and there are two Runes."""
    table = runes(row("A1", "A2", "A3").hero(0, 8).runes(0, othala=2).control(0, 9).armies(0, 9, 1))
    assert table.ask.about == {"runes": 2, "resolved": 0}
    assert table.offered == ["rune_action:A1.form_alliance"]
    assert table.refused == {
        "rune_action:A1.upgrade_army": "LS-4.40",
        "rune_action:A2.control_monster": "LS-4.38",
        "rune_action:A2.draw_combat": "LS-4.38",
        "rune_action:A3.form_alliance": "LS-4.40",
        "rune_action:A3.increase_attribute": "LS-4.41",
    }
    assert follow(table, "follower_rune_action", "follower_alliance")[1] == "realm:alfheim"
    assert table.ask.about == {"runes": 1, "resolved": 1}
    assert table.offered == ["rune_action:A3.form_alliance"]
    assert table.refused["rune_action:A1.upgrade_army"] == "LS-4.41"
    assert table.refused["rune_action:A1.form_alliance"] == "LS-4.43"
    assert follow(table, "follower_rune_action", "follower_alliance")[1] == "realm:svartalfheim"
    assert (table.runes(0), table.prompt) == ({}, "hero_menu")


@clause("LS-EX32", "LS-4.40", "LS-4.44")
def test_the_same_action_twice_if_it_stands_there_twice() -> None:
    table = runes(row("A1", "A2", "A3").hero(0, 8).runes(0, uruz=2))
    follow(table, "follower_rune_action", "follower_alliance", "follower_rune_action", "follower_alliance")
    assert table.runes(0) == {}
    assert [told["action"] for told in table.events("rune_action")] == [
        "rune_action:A1.form_alliance",
        "rune_action:A3.form_alliance",
    ]


@clause("LS-EX44", "LS-4.40", "LS-4.41", "LS-6.8", "LS-3.29", "LS-4.45")
def test_the_first_turn_step_by_step() -> None:
    given = row("A1", "A2", "RAG1").hero(0, 14).control(0, 9).armies(0, 9, 2, 1).hand(0, "axe").runes(0, algiz=1)
    table = runes(given)
    assert follow(table, "follower_rune_action", "follower_alliance") == [
        "rune_action:A1.form_alliance",
        "realm:muspelheim",
    ]
    assert len(table.s.players[0].hand) == 2
    assert table.refused == {
        "rune_action:A1.form_alliance": "LS-4.43",
        "rune_action:A1.upgrade_army": "LS-4.41",
        "rune_action:A2.control_monster": "LS-4.38",
        "rune_action:A2.draw_combat": "LS-4.38",
        "rune_action:RAG1.upgrade_army": "LS-4.41",
        "rune_action:RAG1.draw_combat": "LS-4.41",
    }
    assert follow(table, "follower_idle") == ["do:step"]
    assert (table.runes(0), table.prompt) == ({}, "hero_menu")


@clause("LS-4.40")
def test_after_two_the_step_ends() -> None:
    given = row("A1", "A2", "A3").hero(0, 8).runes(0, uruz=6).control(0, 9).armies(0, 9, 1)
    table = runes(given)
    follow(table, "follower_rune_action", "follower_alliance", "follower_rune_action", "follower_strengthen")
    assert (sum(table.runes(0).values()), table.prompt) == (3, "hero_menu")


@clause("LS-4.42")
def test_what_was_paid_is_gone_before_the_next_is_looked_at() -> None:
    """Two Runes would pay ``upgrade_army`` if the Alliance had not taken one."""
    table = runes(row("A1", "A2", "A6").hero(0, 8).runes(0, uruz=2).control(0, 9).armies(0, 9, 1))
    follow(table, "follower_rune_action", "follower_alliance")
    assert (table.prompt, set(table.refused.values())) == ("follower_idle", {"LS-4.41", "LS-4.38", "LS-4.43"})


@clause("LS-4.43", "LS-4.38", "LS-17.4")
def test_the_list_is_read_once() -> None:
    """``upgrade_army`` of the first card is impossible when it is read; an Army that comes later changes nothing."""
    given = row("B1", "A2", "RAG2", place=2).runes(0, uruz=6).control(0, 9)
    given.s.players[0].allied = [True] * 6
    table = runes(given)
    assert table.offered == ["rune_action:RAG2.recruit_army"]
    assert table.refused["rune_action:B1.upgrade_army"] == "LS-6.11"
    follow(table, "follower_rune_action", "follower_muster")
    assert table.offered == ["rune_action:RAG2.upgrade_army"]
    assert table.refused["rune_action:B1.upgrade_army"] == "LS-4.43"
    assert table.refused["rune_action:A2.draw_combat"] == "LS-4.38"  # left out, not read


@clause("LS-4.45", "LS-17.1")
def test_without_any_a_rune_is_gained() -> None:
    table = runes(row("A1", "A2", "A3"))
    assert (table.prompt, table.offered) == ("follower_idle", ["do:step"])
    assert set(table.refused.values()) == {"LS-4.41", "LS-4.38"}
    table.luck(0).point("do:step")
    assert table.runes(0) == {"uruz": 1}
    assert table.prompt == "hero_menu"


@clause("LS-6.25")
def test_a_follower_knows_seven_rune_actions_with_their_costs() -> None:
    assert set(RITES) == set(COSTS) == set(get_args(RuneActionId))
    assert {cost.id: cost.runes for cost in CONTENT.surtur.cost} == {
        "control_monster": 1,
        "form_alliance": 1,
        "upgrade_army": 2,
        "activate_monster": 2,
        "draw_combat": 2,
        "increase_attribute": 3,
        "recruit_army": 3,
    }


@clause("LS-6.25", "LS-3.24")
def test_a_tucked_blessing_brings_no_rune_action() -> None:
    given = row("A1", "A2", "A3").runes(0, uruz=2, othala=2, algiz=2)
    deck = given.s.decks[2]
    lore = next(token for token in deck if given.s.faces[token] == "monster_lore")
    deck.remove(lore)
    given.s.players[0].blessings.append(lore)
    given._tell(given.s, lore)
    table = runes(given)
    assert {ref.partition(":")[0] for ref in (*table.offered, *table.refused)} == {"rune_action"}


# --- control_monster ------------------------------------------------------------------------------------------------


def binding(given: Ashes) -> Table:
    return given.begins("bind_monster", 0)


def ring(given: Ashes, monster: str, seat: int = 0) -> Ashes:
    given.s.foes[MONSTERS.index(monster)].ring = seat
    return given


def wounded(given: Ashes, monster: str, n: int) -> Ashes:
    given.s.foes[MONSTERS.index(monster)].wounds[:n] = [1] * n
    return given


@clause("LS-6.1", "LS-6.3", "LS-6.4")
def test_a_ring_for_the_neutral_monster_with_most_open_slots() -> None:
    given = row("A1", "A2", "A3").hero(0, 9).monster("garm", 9).monster("jotunn", 10).monster("troll", 8)
    given.monster("draugr", 16).monster("fafnir", 6)
    table = binding(ring(wounded(given, "jotunn", 2), "fafnir", 1))
    told = because(table)
    assert (table.offered, told.decided) == (["monster:garm"], "LS-4.14")  # the higher Region: the card says max
    assert {one.ref: one.numbers[0] for one in told.candidates if one.numbers} == {
        "monster:jotunn": 6,
        "monster:troll": 7,
        "monster:garm": 7,
    }
    assert {ref: table.refused[ref] for ref in ("monster:draugr", "monster:fafnir", "monster:nidhogg")} == {
        "monster:draugr": "LS-6.1",
        "monster:fafnir": "LS-6.3",
        "monster:nidhogg": "LS-6.3",
    }
    assert table.point("monster:garm").s.foes[MONSTERS.index("garm")].ring == 0


@clause("LS-6.1", "LS-6.2")
def test_one_far_away_only_if_none_is_near_and_none_is_controlled() -> None:
    far = row("A1", "A2", "A3").hero(0, 9).monster("garm", 16).monster("troll", 12)
    assert [why_not_bound(far.s, 0, MONSTERS.index(name)) for name in ("garm", "troll")] == ["LS-6.2", None]
    ring(far.monster("draugr", 1), "draugr")
    assert why_not_bound(far.s, 0, MONSTERS.index("troll")) == "LS-6.1"
    assert why_no_control(far.s, 0) == "LS-6.6"
    taken = ring(row("A1", "A2", "A3").hero(0, 16).monster("garm", 9).monster("fafnir", 16), "fafnir", 1)
    assert why_not_bound(taken.s, 0, MONSTERS.index("garm")) is None
    near = row("A1", "A2", "A3").hero(0, 9).monster("garm", 10).monster("troll", 12)
    assert why_not_bound(near.s, 0, MONSTERS.index("troll")) == "LS-6.1"


@clause("LS-6.1", "LS-6.6")
@pytest.mark.parametrize("monster", MONSTERS)
def test_any_one_monster_is_enough(monster: str) -> None:
    given = row("A1", "A2", "A3").hero(0, 1)
    assert why_no_control(given.s, 0) == "LS-6.6"
    assert why_no_control(given.monster(monster, 1).s, 0) is None


@clause("LS-6.3", "LS-6.6")
def test_loki_slain_monsters_and_those_with_a_ring_are_never_candidates() -> None:
    given = ring(row("A1", "A2", "A3").hero(0, 9).loki(9).monster("garm", 9), "garm", 1)
    given.s.foes[MONSTERS.index("troll")].region = -2
    assert why_no_control(given.s, 0) == "LS-6.6"
    assert why_not_bound(given.s, 0, MONSTERS.index("troll")) == "LS-6.3"


@clause("LS-6.5", "LS-4.14")
def test_with_both_rings_the_lesser_monster_is_given_up_for_a_better_one() -> None:
    given = row("A1", "A2", "A3").hero(0, 9).monster("garm", 1).monster("troll", 3).monster("jotunn", 9)
    ring(wounded(ring(given, "garm"), "garm", 3), "troll")
    table = binding(given)
    assert follow(table, "follower_control_monster", "follower_free_monster") == ["monster:jotunn", "monster:garm"]
    assert [table.s.foes[MONSTERS.index(name)].ring for name in ("garm", "troll", "jotunn")] == [-1, 0, 0]


@clause("LS-6.5", "LS-6.6")
def test_it_is_not_given_up_for_one_that_is_no_better() -> None:
    given = row("A1", "A2", "A3").hero(0, 9).monster("garm", 1).monster("troll", 3).monster("draugr", 9)
    ring(ring(given, "garm"), "troll")
    assert why_not_bound(given.s, 0, MONSTERS.index("draugr")) == "LS-6.5"
    assert why_no_control(given.s, 0) == "LS-6.6"


@clause("LS-6.5")
def test_one_that_is_better_than_the_lesser_of_the_two_is_enough() -> None:
    """Garm has six open slots, the Troll seven, and so has Draugr."""
    given = row("A1", "A2", "A3").hero(0, 9).monster("garm", 1).monster("troll", 3).monster("draugr", 9)
    ring(wounded(ring(given, "garm"), "garm", 1), "troll")
    assert why_not_bound(given.s, 0, MONSTERS.index("draugr")) is None


@clause("LS-6.5", "LS-4.14")
@pytest.mark.parametrize(("place", "freed"), [(1, "monster:garm"), (2, "monster:troll")])
def test_equal_ones_are_told_apart_by_the_card(place: int, freed: str) -> None:
    given = row("A1", "A2", "A3", place=place).hero(0, 9).monster("garm", 1).monster("troll", 3).monster("jotunn", 9)
    table = binding(ring(ring(given, "garm"), "troll"))
    assert follow(table, "follower_control_monster", "follower_free_monster")[1] == freed


# --- form_alliance --------------------------------------------------------------------------------------------------


@clause("LS-6.7", "LS-6.8")
def test_an_alliance_with_the_first_realm_by_the_hero_or_beside() -> None:
    """Region 9 touches Alfheim, 7 beside it Vanaheim, 8 Svartalfheim too: the own Region has no preference."""
    table = row("A1", "A2", "A3").hero(0, 9).begins("form_alliance", 0)
    assert table.offered == ["realm:vanaheim"]
    assert table.refused == {
        "realm:muspelheim": "LS-6.7",
        "realm:jotunheim": "LS-6.7",
        "realm:niflheim": "LS-6.7",
        "realm:alfheim": "LS-4.11",
        "realm:svartalfheim": "LS-4.11",
    }
    assert table.point("realm:vanaheim").player(0)["allied"] == ["vanaheim"]


@clause("LS-6.7", "LS-6.9")
def test_without_a_realm_in_reach_there_is_none() -> None:
    given = row("A1", "A2", "A3").hero(0, 9).allied(0, "vanaheim", "alfheim", "svartalfheim")
    assert RITES["form_alliance"].why_not(given.s, 0) == "LS-6.9"
    assert RITES["form_alliance"].why_not(given.hero(0, 8).s, 0) == "LS-6.9"
    assert RITES["form_alliance"].why_not(given.hero(0, 13).s, 0) is None


# --- the others -----------------------------------------------------------------------------------------------------


@clause("LS-6.10")
def test_an_army_is_raised_where_most_is_to_be_taken() -> None:
    given = row("A4", "A2", "A1", place=2).runes(0, uruz=2).control(0, 9, 10).armies(0, 9, 1).armies(0, 10, 3)
    table = runes(given)
    assert table.offered == ["rune_action:A4.upgrade_army"]
    assert follow(table, "follower_rune_action", "follower_strengthen")[1] == "army:0.9.1"
    assert (table.armies(0, 9), table.runes(0)) == ([2], {})
    assert table.events("rune_action")[0]["action"] == "rune_action:A4.upgrade_army"


@clause("LS-6.11")
def test_without_an_army_below_six_none_is_raised() -> None:
    given = row("A4", "A2", "A1")
    assert RITES["upgrade_army"].why_not(given.s, 0) == "LS-6.11"
    assert RITES["upgrade_army"].why_not(given.armies(0, 9, 6).s, 0) == "LS-6.11"
    assert RITES["upgrade_army"].why_not(given.armies(0, 9, 5).s, 0) is None


@clause("LS-6.12", "LS-6.13", "LS-6.14")
def test_a_monster_is_roused_without_a_token() -> None:
    given = row("A5", "A2", "A3", place=3).runes(0, uruz=2).hero(0, 16)
    assert RITES["activate_monster"].why_not(given.s, 0) == "LS-6.13"
    given.monster("garm", 9).control(1, 10).armies(1, 10, 3)
    table = runes(ring(given, "garm"))
    assert table.offered == ["rune_action:A5.activate_monster"]
    table.point(table.offered[0])
    while table.seat == 0 and table.prompt != "follower_idle":
        table.point(table.offered[0])
    assert (table.armies(1, 10), table.s.ashes) == ([2], [])


@clause("LS-6.15", "LS-6.16")
def test_cards_are_drawn_by_wisdom_up_to_eight() -> None:
    given = row("A6", "A2", "A3").runes(0, uruz=2).hand(0, *["axe"] * 3, "sword", "bow").attributes(0, wisdom=4)
    table = runes(given)
    follow(table, "follower_rune_action")
    assert len(table.s.players[0].hand) == 8
    assert RITES["draw_combat"].why_not(table.s, 0) == "LS-6.16"
    given = row("A6", "A2", "A3").runes(0, uruz=2).attributes(0, wisdom=3)
    assert len(follow_one(runes(given)).s.players[0].hand) == 3


def follow_one(table: Table) -> Table:
    return table.point(table.offered[0])


@clause("LS-6.17", "LS-6.18", "LS-6.20", "LS-4.18")
@pytest.mark.parametrize(
    ("authority", "might", "wisdom", "raised", "decided"),
    [
        (3, 2, 2, "attribute:authority", "LS-6.17"),
        (2, 5, 4, "attribute:authority", "LS-6.17"),
        (5, 2, 3, "attribute:might", "LS-6.18"),
        (5, 2, 2, "attribute:wisdom", "LS-6.18"),
        (6, 5, 5, "attribute:wisdom", "LS-6.18"),
    ],
)
def test_an_attribute_favourite_or_lowest(authority: int, might: int, wisdom: int, raised: str, decided: str) -> None:
    """Snorri prefers Authority, then Wisdom, then Might. No Priest is needed, and no bonus is given."""
    given = row("A3", "A2", "A1", tile="snorri").level("odin", 3).level("thor", 3).level("freya", 3)
    given.attributes(0, authority=authority, might=might, wisdom=wisdom)
    table = given.begins("increase_attribute", 0)
    told = because(table)
    assert (table.offered, told.decided) == ([raised], decided)
    table.point(raised)
    assert (sum(table.attributes(0)), table.prompt) == (authority + might + wisdom + 1, "hero_menu")
    assert (table.s.players[0].hand, table.runes(0)) == ([], {})


@clause("LS-6.19")
def test_with_all_attributes_at_six_none_rises() -> None:
    given = row("A3", "A2", "A1").attributes(0, authority=6, might=6, wisdom=6)
    assert RITES["increase_attribute"].why_not(given.s, 0) == "LS-6.19"
    assert RITES["increase_attribute"].why_not(given.attributes(0, might=5).s, 0) is None


@clause("LS-EX54", "LS-6.21", "LS-6.22")
def test_an_army_is_recruited_without_a_token() -> None:
    table = runes(row("RAG2", "A2", "A1").runes(0, uruz=3).control(0, 8, 10))
    assert table.offered == ["rune_action:RAG2.recruit_army"]
    follow(table, "follower_rune_action", "follower_muster")
    assert (len(table.s.players[0].armies), table.s.ashes, table.runes(0)) == (1, [], {})


@clause("LS-6.23", "LS-6.24")
def test_recruiting_needs_an_army_in_the_pool_and_something_to_do() -> None:
    given = row("RAG2", "A2", "A1").control(0, 9)
    assert RITES["recruit_army"].why_not(given.s, 0) is None
    assert RITES["recruit_army"].why_not(given.armies(0, 9, *[1] * 6).s, 0) == "LS-6.23"
    lost = row("RAG2", "A2", "A1").control(1, *range(1, 17)).attributes(0, authority=6, wisdom=2)
    for number in range(1, 17):
        lost.s.players[1].armies = sorted([*lost.s.players[1].armies, (number - 1) * 7 + 6])
    assert RITES["recruit_army"].why_not(lost.s, 0) == "LS-6.24"
    assert RITES["recruit_army"].why_not(lost.attributes(0, authority=5).s, 0) is None
    lost.s.control[8] = 0
    assert RITES["recruit_army"].why_not(lost.attributes(0, authority=6).s, 0) is None
    landing = row("RAG2", "A2", "A1").attributes(0, authority=6).control(1, 1).armies(1, 1, 6, 6)
    assert RITES["recruit_army"].why_not(landing.s, 0) is None  # not to Region 1, but elsewhere
