"""Step 5 of a Follower's turn: which Special Action it takes, and what comes before it (section 8)."""

import pytest

from meadhall.games.lords.pieces import SLOTS
from meadhall.testing import clause

from .laying import Ashes, Table, follow


def acts(given: Ashes) -> Table:
    given.s.active = 0
    return given.begins("special_action", 0)


def marked(given: Ashes, slot: str, *seats: int) -> Ashes:
    """Markers lie on a slot, the last on top."""
    given.s.wheel[SLOTS.index(slot)] = list(seats)
    return given


def full(given: Ashes) -> Ashes:
    """The Follower has six Runes and eight Combat cards."""
    cards = ("axe", "axe", "sword", "sword", "bow", "bow", "spear", "spear")
    return given.runes(0, othala=2, uruz=2, algiz=2).hand(0, *cards)


# --- which ----------------------------------------------------------------------------------------------------------


@clause("LS-8.1", "LS-8.5", "LS-17.5")
def test_the_printed_action_comes_first() -> None:
    """Given the card that says Reinforce, and Ragnar, whose own action is Mobilize."""
    table = acts(Ashes("ragnar").selects(0, 1).control(0, 9).armies(0, 9, 1))

    assert (table.prompt, table.offered) == ("follower_special", ["action:reinforce"])
    assert table.ask.about == {"card": "card:A1", "priority": "action:mobilize"}
    assert table.refused == {
        "action:mobilize": "LS-8.1", "action:prepare": "LS-8.1", "action:build_monument": "LS-8.1"
    }  # fmt: skip
    told = table.ask.because
    assert told is not None
    assert {one.ref: one.numbers for one in told.candidates} == {
        "action:reinforce": (1,), "action:mobilize": (2,), "action:prepare": (3,), "action:build_monument": (4,)
    }  # fmt: skip
    table.point("action:reinforce")
    assert table.s.wheel[SLOTS.index("reinforce")] == [0]
    assert table.events("special") == [{"kind": "special", "seat": 0, "action": "action:reinforce", "covered": None}]


@clause("LS-8.1", "LS-8.2")
@pytest.mark.parametrize("stack", [(0,), (0, 1)])
def test_an_own_marker_wherever_in_the_stack_closes_a_slot(stack: tuple[int, ...]) -> None:
    given = marked(Ashes("ragnar").selects(0, 1).control(0, 9).armies(0, 9, 1), "reinforce", *stack)
    table = acts(given)

    assert table.offered == ["action:mobilize"]
    assert table.refused["action:reinforce"] == "LS-8.2"


@clause("LS-8.1", "LS-8.25")
def test_what_is_impossible_is_passed_over() -> None:
    """Given no Army, then Mobilize is impossible, and a marker lies on Reinforce: Prepare is left."""
    table = acts(marked(Ashes("ragnar").selects(0, 1), "reinforce", 0))

    assert table.offered == ["action:prepare"]
    assert table.refused["action:mobilize"] == "LS-8.25"


@clause("LS-EX65", "LS-8.2", "LS-8.3", "LS-8.4", "LS-8.6", "LS-8.34")
def test_build_monument_is_the_last_option_and_takes_no_marker() -> None:
    given = marked(full(Ashes("ragnar")).selects(0, 1), "reinforce", 0)
    given.allied(1, *("muspelheim", "jotunheim", "niflheim"))
    table = acts(given)

    assert table.offered == ["action:build_monument"]
    assert table.refused["action:prepare"] == "LS-8.34"
    before = [list(stack) for stack in table.s.wheel]
    table.point("action:build_monument")
    assert (table.prompt, [list(stack) for stack in table.s.wheel]) == ("follower_monument", before)


@clause("LS-8.3")
def test_build_monument_needs_no_marker_on_the_wheel() -> None:
    """Given a card that says Build Temple, as Snorri's tile does, no Shrine, and no room to Prepare."""
    table = acts(full(Ashes("snorri")).row(0, "A3", "A1", "A2").selects(0, 1))

    assert not any(table.s.wheel)
    assert table.offered == ["action:build_monument"]
    assert table.refused == {"action:build_temple": "LS-8.37", "action:prepare": "LS-8.34"}


@clause("LS-8.34")
@pytest.mark.parametrize("cards", [7, 8])
def test_prepare_needs_room_for_something(cards: int) -> None:
    given = Ashes("ragnar").selects(0, 1).runes(0, othala=2, uruz=2, algiz=2)
    given.hand(0, *("axe", "axe", "sword", "sword", "bow", "bow", "spear", "spear")[:cards])
    table = acts(marked(given, "reinforce", 0))
    assert table.offered == (["action:prepare"] if cards < 8 else ["action:build_monument"])


@clause("LS-8.35", "LS-8.36", "LS-3.4")
def test_prepare_gains_runes_by_wisdom_and_two_cards() -> None:
    table = Ashes("aslaug").attributes(0, wisdom=3).begins("follower_prepare", 0)

    assert table.ask.about == {"runes": 3, "cards": 2}
    table.luck(0, 0, 0)
    follow(table, "follower_prepare")
    assert (sum(table.s.players[0].runes), len(table.s.players[0].hand)) == (3, 2)


@clause("LS-8.35", "LS-8.36", "LS-3.18", "LS-3.20")
def test_prepare_stops_at_the_limits() -> None:
    given = Ashes("aslaug").attributes(0, wisdom=3).runes(0, othala=3, uruz=2)
    table = given.hand(0, "axe", "axe", "sword", "sword", "bow", "bow", "spear").begins("follower_prepare", 0)

    follow(table, "follower_prepare")
    assert (sum(table.s.players[0].runes), len(table.s.players[0].hand)) == (6, 8)


# --- before it ------------------------------------------------------------------------------------------------------


def prepares(given: Ashes) -> Table:
    """A Follower whose card says Prepare, on the slot of Niflheim."""
    return acts(given.row(0, "A4", "A1", "A2").selects(0, 1))


@clause("LS-8.7", "LS-8.8", "LS-8.9", "LS-18.16")
def test_allies_of_the_realm_have_its_bonus_first_the_active_follower_last() -> None:
    given = Ashes("ragnar", "aslaug").allied(0, "niflheim").allied(1, "niflheim").allied(2, "niflheim")
    table = prepares(given)

    follow(table, "follower_special")
    assert (table.prompt, table.seat, table.offered) == ("follower_bonus", 1, ["do:step"])
    table.point("do:step")
    assert (table.prompt, table.seat, table.offered) == ("realm_bonus", 2, ["do:drakkar", "do:decline"])
    table.point("do:decline")
    assert (table.prompt, table.seat) == ("follower_bonus", 0)
    follow(table, "follower_bonus", "follower_prepare")


@clause("LS-3.21", "LS-3.22", "LS-EX49")
def test_the_bonus_of_a_realm_is_a_card_or_a_rune() -> None:
    """Given two Runes and two cards, then a card; given fewer Runes than cards, then a Rune."""
    equal = Ashes("ragnar").runes(0, uruz=2).hand(0, "axe", "bow").begins("realm_bonus", 0, 0)
    assert equal.prompt != "follower_bonus"  # not allied
    equal = Ashes("ragnar").allied(0, "muspelheim").runes(0, uruz=2).hand(0, "axe", "bow").begins("realm_bonus", 0, 0)
    assert equal.ask.about == {"realm": "realm:muspelheim", "runes": 2, "cards": 2}
    follow(equal, "follower_bonus")
    assert (sum(equal.s.players[0].runes), len(equal.s.players[0].hand)) == (2, 3)
    fewer = Ashes("ragnar").allied(0, "muspelheim").runes(0, uruz=1).hand(0, "axe", "bow").begins("realm_bonus", 0, 0)
    fewer.luck(0)
    follow(fewer, "follower_bonus")
    assert (sum(fewer.s.players[0].runes), len(fewer.s.players[0].hand)) == (2, 2)


@clause("LS-3.23", "LS-EX50")
@pytest.mark.parametrize(("runes", "cards"), [(6, 7), (6, 8), (5, 8)])
def test_at_the_limit_nothing_else_is_gained(runes: int, cards: int) -> None:
    given = Ashes("ragnar").allied(0, "muspelheim").runes(0, uruz=3, othala=runes - 3)
    given.hand(0, *("axe", "axe", "sword", "sword", "bow", "bow", "spear", "spear")[:cards])
    table = given.begins("realm_bonus", 0, 0)
    follow(table, "follower_bonus")
    gained = runes < 6
    assert (sum(table.s.players[0].runes), len(table.s.players[0].hand)) == (runes + gained, cards)


@clause("LS-8.10", "LS-8.11", "LS-18.17")
def test_a_person_who_is_covered_gains_a_rune_and_no_realm_gives_anything() -> None:
    table = prepares(marked(Ashes("ragnar").allied(1, "niflheim"), "prepare", 1))

    follow(table, "follower_special")
    assert (table.prompt, table.seat, len(table.offered)) == ("rune_gain", 1, 3)
    table.point("rune:uruz")
    assert table.prompt == "follower_prepare"
    assert table.runes(1) == {"uruz": 1}


@clause("LS-8.12", "LS-18.18")
def test_a_person_over_the_limit_gives_one_up_in_the_followers_turn() -> None:
    given = marked(Ashes("ragnar").runes(1, othala=2).attributes(1, wisdom=2), "prepare", 1)
    table = prepares(given)

    follow(table, "follower_special")
    table.point("rune:uruz")
    assert (table.prompt, table.seat) == ("rune_discard", 1)


@clause("LS-3.3")
def test_a_follower_covered_by_a_person_gains_a_rune() -> None:
    given = marked(Ashes("ragnar"), "prepare", 0)
    given.s.active = 1
    table = given.at(["turn", 1], ["special", 1]).point("action:prepare")

    assert (table.prompt, table.seat) == ("follower_rune", 0)
    follow(table.luck(0), "follower_rune")
    assert (sum(table.s.players[0].runes), table.prompt, table.seat) == (1, "prepare_option", 1)


@clause("LS-13.14")
def test_a_follower_covered_by_another_gains_a_rune() -> None:
    table = prepares(marked(Ashes("ragnar", "aslaug"), "prepare", 1))

    follow(table, "follower_special")
    assert (table.prompt, table.seat) == ("follower_rune", 1)
    follow(table, "follower_rune", "follower_prepare")
    assert sum(table.s.players[1].runes) == 1


@clause("LS-8.13")
def test_what_a_bonus_made_impossible_is_left_out_and_the_marker_stays() -> None:
    """Given room for one Rune, which the Realm's bonus gives: nothing is left to Prepare."""
    given = Ashes("ragnar").allied(0, "niflheim").runes(0, othala=3, uruz=2)
    table = prepares(given.hand(0, "axe", "axe", "sword", "sword", "bow", "bow", "spear", "spear"))

    follow(table, "follower_special", "follower_bonus")
    assert (table.seat, table.s.wheel[SLOTS.index("prepare")]) == (1, [0])
