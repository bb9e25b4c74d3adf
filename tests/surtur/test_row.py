"""Surtur's die, the bonus of the selected card, and how the Action row is filled again (sections 4 and 9)."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from meadhall import SPECTATOR
from meadhall.games.lords.pieces import ACTION_CARDS, MONSTERS
from meadhall.games.lords.state import SLAIN
from meadhall.games.lords.surtur import measures
from meadhall.games.lords.surtur.bonus import COUNTS, judge
from meadhall.games.lords.surtur.records import ActionCard, Condition, Gain
from meadhall.games.lords.surtur.row import FACES
from meadhall.kernel import knows
from meadhall.testing import clause

from .laying import Ashes, Table, follow

ROW = ("A1", "A2", "RAG1")


def ready(*row: str, selected: int = 2) -> Ashes:
    """Ragnar with this row and the die on one of its cards."""
    return Ashes("ragnar").row(0, *(row or ROW)).selects(0, selected)


def cleaned(given: Ashes) -> Table:
    """Step 6 begins."""
    return given.begins("clean_up", 0)


def faces(table: Table, tokens: list[int]) -> list[str]:
    return [table.s.faces[token] for token in tokens]


# --- the die --------------------------------------------------------------------------------------------------------


@clause("LS-4.2", "LS-4.5", "LS-EX41", "LS-1.17")
@pytest.mark.parametrize(
    ("face", "place", "card", "mode"), [(0, 0, "A1", "min"), (3, 1, "A2", "max"), (5, 2, "RAG1", "max")]
)
def test_the_die_selects_a_card_of_the_row(face: int, place: int, card: str, mode: str) -> None:
    table = Ashes("ragnar").row(0, *ROW).begins("roll", 0).luck(face)
    assert table.s.followers[0].place == -1

    follow(table, "follower_roll")

    assert table.table["followers"][0]["selected"] == place
    (told,) = table.events("surtur_rolled")
    assert (told["face"], told["card"]) == (FACES[face], f"card:{card}")
    assert measures.selected(table.s, 0).tie_break == mode


@clause("LS-19.9", "LS-1.4")
def test_the_leftmost_card_is_selected_in_half_of_all_turns() -> None:
    assert [FACES.count(face) for face in (1, 2, 3)] == [3, 2, 1]
    seen = Counter(follow_roll(k).s.followers[0].place for k in range(6))
    assert seen == {0: 3, 1: 2, 2: 1}


def follow_roll(face: int, *row: str) -> Table:
    table = Ashes("ragnar").row(0, *(row or ROW)).begins("roll", 0).luck(face)
    follow(table, "follower_roll")
    return table


@clause("LS-4.4")
@pytest.mark.parametrize(("row", "place"), [(("A1", "A2"), 1), (("A1",), 0)])
def test_beyond_the_end_of_a_short_row_the_rightmost_card_is_selected(row: tuple[str, ...], place: int) -> None:
    assert follow_roll(5, *row).s.followers[0].place == place


@clause("LS-4.1", "LS-4.3")
def test_the_card_stays_selected_through_all_six_steps() -> None:
    table = Ashes("ragnar").row(0, *ROW).armies(0, 9, 1, 2).control(0, 9).at(["turn", 0]).luck(3)
    steps: list[tuple[str, Any]] = []
    while table.s.active == 0 and table.prompt:
        one = table.table["followers"][0]
        if not steps or steps[-1] != (table.table["step"], one["selected"]):
            steps.append((table.table["step"], one["selected"]))
        table.point(table.offered[0])
    assert [step for step, _ in steps if step] == ["prayer", "hero", "runes", "maneuvers", "special", "cleanup"]
    assert {place for step, place in steps if step} == {1}


@clause("LS-9.24", "LS-9.26")
def test_a_roll_begins_what_a_turn_remembers_anew() -> None:
    given = Ashes("ragnar")
    given.s.followers[0].gained, given.s.followers[0].won, given.s.followers[0].ashes = [3], 2, 1
    table = given.begins("roll", 0)
    follow(table, "follower_roll")
    one = table.s.followers[0]
    assert (one.gained, one.won, one.ashes) == ([], 0, 0)


# --- clean-up -------------------------------------------------------------------------------------------------------


@clause("LS-EX47", "LS-9.4", "LS-9.5", "LS-9.6", "LS-9.7")
def test_the_others_close_the_gap_and_only_then_the_used_card_goes_back() -> None:
    given = ready()
    table, before = cleaned(given), list(given.s.followers[0].deck)
    top = given.s.faces[before[-1]]

    follow(table, "follower_clean_up")

    one = table.s.followers[0]
    (told,) = table.events("row_filled")
    assert told == {
        "kind": "row_filled", "seat": 0, "used": "card:A2", "removed": False, "filled": True, "card": f"card:{top}"
    }  # fmt: skip
    assert faces(table, one.row) == ["A1", "RAG1", top]
    assert (len(one.deck), one.place, one.removed) == (11, -1, [])
    assert "A2" in faces(table, one.deck)


@clause("LS-9.7")
def test_a_card_that_is_shuffled_back_never_refills_its_own_gap() -> None:
    """Given a deck of one card, then that one fills the gap, and the used one is all that the deck has."""
    given = ready()
    one = given.s.followers[0]
    given.s.aside += one.deck[1:]
    del one.deck[1:]
    last = given.s.faces[one.deck[0]]
    table = cleaned(given)

    follow(table, "follower_clean_up")

    assert faces(table, table.s.followers[0].row)[-1] == last
    assert faces(table, table.s.followers[0].deck) == ["A2"]


@clause("LS-9.7")
def test_a_card_that_is_removed_leaves_the_game_open_for_all() -> None:
    table = cleaned(ready(selected=1))
    follow(table, "follower_clean_up")
    one = table.table["followers"][0]
    assert (one["removed"], one["deck"]) == (["card:A1"], 10)
    assert one["row"][:2] == ["card:A2", "card:RAG1"]


@clause("LS-9.6", "LS-2.27", "LS-17.15")
def test_the_card_that_fills_the_gap_is_seen_and_not_the_next() -> None:
    table = cleaned(ready(selected=1))
    follow(table, "follower_clean_up")
    one = table.s.followers[0]
    assert knows(table.s, SPECTATOR, one.row[-1])
    assert not any(knows(table.s, audience, one.deck[-1]) for audience in (0, 1, SPECTATOR))


@clause("LS-9.8")
def test_with_an_empty_deck_the_row_stays_shorter() -> None:
    given = ready()
    given.s.aside += given.s.followers[0].deck
    given.s.followers[0].deck = []
    table = cleaned(given)
    follow(table, "follower_clean_up")
    one = table.s.followers[0]
    assert (faces(table, one.row), faces(table, one.deck)) == (["A1", "RAG1"], ["A2"])
    (told,) = table.events("row_filled")
    assert (told["filled"], told["card"]) == (False, None)


# --- the bonus ------------------------------------------------------------------------------------------------------


def giving(monkeypatch: pytest.MonkeyPatch, when: Condition | None, gain: Gain | None) -> Ashes:
    """Ragnar whose selected card, Marching Embers, has another bonus."""
    card: ActionCard = replace(ACTION_CARDS["A2"], when=when, gain=gain)
    monkeypatch.setitem(ACTION_CARDS, "A2", card)
    return ready()


@clause("LS-9.1", "LS-9.2")
def test_a_card_without_a_bonus_gives_nothing() -> None:
    table = cleaned(ready())
    assert table.prompt == "follower_clean_up"


@clause("LS-9.1", "LS-9.2", "LS-9.9", "LS-9.27")
def test_a_bonus_without_a_condition_is_always_given(monkeypatch: pytest.MonkeyPatch) -> None:
    table = cleaned(giving(monkeypatch, None, Gain("runes", 2)))
    follow(table, "follower_reward")
    assert sum(table.runes(0).values()) == 2
    (told,) = table.events("follower_reward")
    assert told == {
        "kind": "follower_reward", "seat": 0, "card": "card:A2",
        "given": True, "counts": "always", "bound": "always", "needs": 0, "has": 0,
    }  # fmt: skip
    follow(table, "follower_clean_up")


@clause("LS-9.2", "LS-17.1")
def test_a_bonus_whose_condition_does_not_hold_is_told_with_its_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    table = cleaned(giving(monkeypatch, Condition("armies", at_least=3), Gain("runes", 2)).armies(0, 9, 1, 1))
    follow(table, "follower_reward")
    assert table.runes(0) == {}
    (told,) = table.events("follower_reward")
    assert told == {
        "kind": "follower_reward", "seat": 0, "card": "card:A2",
        "given": False, "counts": "armies", "bound": "least", "needs": 3, "has": 2,
    }  # fmt: skip


def rich(seat: int) -> Ashes:
    """A seat has two, three or four of everything that a condition counts; the other seat has nothing."""
    given = Ashes("ragnar", people=1)
    given.control(seat, 2, 3, 6, 9, 10).temples(3).armies(seat, 9, 1, 2, 3)
    given.allied(seat, "alfheim", "niflheim").monster("garm", 4).monster("troll", 5).tucked(seat, 2)
    for name in ("garm", "troll"):
        given.s.foes[MONSTERS.index(name)].ring = seat
    given.s.players[seat].slain, given.s.players[seat].slayers = [MONSTERS.index("jotunn")], 1
    given.s.foes[MONSTERS.index("jotunn")].region = SLAIN
    given.runes(seat, uruz=2, algiz=1).hand(seat, "axe", "bow")
    return given


def counted(s: Any) -> dict[str, int]:
    return {what: count(s, 0) for what, count in COUNTS.items()}


@clause("LS-9.10", "LS-9.11", "LS-9.12", "LS-9.13", "LS-9.15", "LS-9.16", "LS-9.18", "LS-9.19", "LS-9.20")
@clause("LS-9.21", "LS-9.22", "LS-9.23", "LS-9.24", "LS-9.25", "LS-9.26")
def test_conditions_count_what_the_follower_has() -> None:
    given = rich(0)
    regions = given.s.board.regions
    held = [1, 2, 5, 8, 9]
    shrines = [region for region in held if regions[region].shrine]
    given.s.followers[0].gained, given.s.followers[0].won = [1, 2, 5], 2
    assert counted(given.s) == {
        "temples": 1,
        "empty_shrines": len(shrines) - 1,
        "settlements": sum(regions[region].settlement for region in held),
        "regions": 5,
        "lands_controlled": 0,
        "armies": 3,
        "allied_realms": 2,
        "controlled_monsters": 2,
        "slain": 2,
        "tucked": 2,
        "runes": 3,
        "hand": 2,
        "regions_gained_this_turn": 3,
        "shrine_regions_gained_this_turn": sum(regions[region].shrine for region in (1, 2, 5)),
        "battles_won_this_turn": 2,
    }
    assert counted(given.s)["empty_shrines"] > 0
    assert counted(given.s)["settlements"] > 0


@clause("LS-9.15")
def test_a_land_counts_when_all_of_it_is_held() -> None:
    given = Ashes("ragnar")
    land = next(land for land in given.s.board.lands if land)
    given.control(0, *(region + 1 for region in land[1:]))
    assert COUNTS["lands_controlled"](given.s, 0) == 0
    given.control(0, land[0] + 1)
    assert COUNTS["lands_controlled"](given.s, 0) == 1


@clause("LS-9.3")
def test_what_others_have_does_not_count() -> None:
    assert set(counted(rich(1).s).values()) == {0}


@clause("LS-9.10", "LS-9.14", "LS-9.17", "LS-9.22", "LS-9.23")
@pytest.mark.parametrize(
    ("when", "holds"),
    [
        (Condition("armies", at_least=3), True),
        (Condition("armies", at_least=4), False),
        (Condition("armies", at_most=3), True),
        (Condition("armies", at_most=2), False),
        (Condition("regions", at_most=5), True),
        (Condition("regions", at_most=4), False),
        (Condition("runes", at_most=0), False),
        (Condition("hand", at_most=2), True),
    ],
)
def test_a_bound_is_reached_or_not(when: Condition, holds: bool) -> None:
    assert judge(rich(0).s, 0, when).holds is holds


@clause("LS-9.24")
def test_a_region_that_was_taken_and_lost_still_counts_once() -> None:
    given = Ashes("ragnar").armies(0, 9, 2)
    table = given.at(["turn", 1], ["take_control", 0, 8], ["take_control", 1, 8], ["take_control", 0, 8])
    assert COUNTS["regions_gained_this_turn"](table.s, 0) == 1


# --- what it gives --------------------------------------------------------------------------------------------------


def rewarded(monkeypatch: pytest.MonkeyPatch, gain: Gain, prepare: Any = None) -> Table:
    """The bonus is given to Ragnar."""
    given = giving(monkeypatch, None, gain)
    if prepare is not None:
        prepare(given)
    table = cleaned(given)
    follow(table, "follower_reward")
    return table


@clause("LS-9.27")
def test_runes_up_to_six(monkeypatch: pytest.MonkeyPatch) -> None:
    table = rewarded(monkeypatch, Gain("runes", 2), lambda given: given.runes(0, uruz=3, algiz=2))
    assert sum(table.runes(0).values()) == 6


@clause("LS-9.28")
def test_combat_cards_up_to_eight(monkeypatch: pytest.MonkeyPatch) -> None:
    seven = ("axe", "axe", "bow", "bow", "sword", "spear", "hammer")
    table = rewarded(monkeypatch, Gain("combat_cards", 2), lambda given: given.hand(0, *seven))
    assert table.player(0)["hand"] == 8


@clause("LS-9.29")
def test_army_value_goes_where_most_is_to_take(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given Armies in 9, an own Region with own neighbours, and in 1, whose neighbours are not own."""
    table = rewarded(
        monkeypatch,
        Gain("army_value", 2),
        lambda given: given.control(0, 6, 7, 8, 9, 10).armies(0, 9, 1).armies(0, 1, 5),
    )
    assert follow(table, "follower_strengthen", "follower_strengthen") == ["army:0.1.5", "army:0.9.1"]
    assert (table.armies(0, 1), table.armies(0, 9)) == ([6], [2])


@clause("LS-9.29")
def test_without_an_army_below_six_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    table = rewarded(monkeypatch, Gain("army_value", 1), lambda given: given.armies(0, 9, 6))
    assert (table.prompt, table.armies(0, 9)) == ("follower_clean_up", [6])


@clause("LS-9.30", "LS-9.31", "LS-1.13")
@pytest.mark.parametrize(
    ("attribute", "values"), [(None, (4, 2, 2)), ("authority", (4, 2, 2)), ("might", (3, 3, 2)), ("wisdom", (3, 2, 3))]
)
def test_an_attribute_rises(monkeypatch: pytest.MonkeyPatch, attribute: Any, values: tuple[int, ...]) -> None:
    assert rewarded(monkeypatch, Gain("attribute", attribute=attribute)).attributes(0) == values


@clause("LS-9.30", "LS-9.31")
@pytest.mark.parametrize("attribute", [None, "authority"])
def test_no_attribute_rises_above_six(monkeypatch: pytest.MonkeyPatch, attribute: Any) -> None:
    table = rewarded(
        monkeypatch, Gain("attribute", attribute=attribute), lambda given: given.attributes(0, authority=6)
    )
    assert table.attributes(0) == (6, 2, 2)


@clause("LS-9.32")
def test_priests_as_far_as_the_supply_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    table = rewarded(monkeypatch, Gain("priests", 2), lambda given: given.priests(0, 2).praying("odin", 0))
    assert table.player(0)["priests"] == 3


@clause("LS-9.33", "LS-3.24", "LS-1.11")
def test_blessings_are_tucked_for_all_to_see(monkeypatch: pytest.MonkeyPatch) -> None:
    table = rewarded(monkeypatch, Gain("blessings", 2))
    tucked = table.table["followers"][0]["tucked"]
    assert (len(tucked), measures.tucked(table.s, 0)) == (2, 2)
    assert [told["card"] for told in table.events("blessing_taken")] == tucked
