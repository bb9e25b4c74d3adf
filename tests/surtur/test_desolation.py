"""Desolation: where a token is laid, how it is removed, and what happens when none is left (sections 11 and 25)."""

import pytest
from msgspec.structs import replace

from meadhall.games.lords.board import BOARDS
from meadhall.games.lords.content import CONTENT
from meadhall.games.lords.surtur.desolation import SLOTS, TOKENS, needed
from meadhall.kernel import Question
from meadhall.testing import clause

from .laying import Ashes, Table, follow
from .mini import mini, small
from .proving import works

__all__ = ["mini"]


def desolates(given: Ashes, trigger: str = "mobilize") -> Table:
    return given.begins("desolate", 0, trigger)


def ashes(table: Table) -> list[int]:
    """The Regions with a token."""
    return [region + 1 for region in table.s.ashes]


def groups(question: Question) -> dict[str, int | None]:
    """The group of each candidate."""
    told = question.because
    assert told is not None
    return {one.ref: one.numbers[0] for one in told.candidates if one.numbers}


# --- where ----------------------------------------------------------------------------------------------------------


@clause("LS-EX35", "LS-11.11")
@pytest.mark.usefixtures("mini")
def test_on_the_mini_map_a_token_goes_to_the_own_region() -> None:
    table = desolates(small("ragnar").ashes(7).control(0, 4))

    assert table.refused == {"region:7": "LS-11.10", "region:3": "LS-11.11"}
    assert follow(table, "follower_desolates") == ["region:4"]


@clause("LS-11.10", "LS-11.11")
def test_a_token_goes_to_an_own_region_by_yggdrasil() -> None:
    table = desolates(Ashes("ragnar").ashes(7, 13, 15).control(0, 4).control(1, 8))

    assert table.offered == ["region:4"]
    assert table.refused == {
        "region:7": "LS-11.10", "region:13": "LS-11.10", "region:15": "LS-11.10", "region:8": "LS-11.11"
    }  # fmt: skip
    assert groups(table.ask) == {"region:4": 1, "region:8": 4}
    table.point("region:4")
    assert ashes(table) == [4, 7, 13, 15]


@clause("LS-11.11", "LS-11.14")
def test_a_neutral_region_comes_before_one_of_a_person() -> None:
    table = desolates(Ashes("ragnar").ashes(7, 13, 15).control(1, 4).armies(1, 4, 2))

    table.point("region:8")
    assert ashes(table) == [7, 8, 13, 15]
    table = desolates(Ashes("ragnar").ashes(7, 8, 13, 15).control(1, 4).armies(1, 4, 2))
    table.point("region:4")
    assert (table.region(4)["control"], table.armies(1, 4)) == (1, [2])


@clause("LS-11.12", "LS-14.21")
@pytest.mark.parametrize(("place", "region"), [(1, "region:4"), (2, "region:15")])
def test_the_card_separates_what_is_equal(place: int, region: str) -> None:
    assert desolates(Ashes("ragnar").selects(0, place)).offered == [region]
    beside_people = Ashes("ragnar", people=2).control(1, 4).control(2, 7).ashes(8, 13, 15, 21)
    assert desolates(beside_people.selects(0, 1)).offered == ["region:4"]


@clause("LS-11.13", "LS-25.6", "LS-17.11")
def test_tokens_leave_the_card_from_the_left() -> None:
    table = desolates(Ashes("ragnar").ashes(7, 8))

    assert table.ask.about == {"trigger": "mobilize", "left": 2, "needs": 3}
    table.point("region:4")
    assert table.events("desolation") == [
        {"kind": "desolation", "seat": 0, "region": "region:4", "trigger": "mobilize", "left": 2, "needs": 3}
    ]


@clause("LS-11.15")
def test_without_a_region_for_it_a_token_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a board on which two Regions touch Yggdrasil, both with a token."""
    monkeypatch.setitem(BOARDS, 2, replace(BOARDS[2], around=(3, 6)))
    table = Ashes("ragnar").ashes(4, 7).at(["turn", 1], ["desolate", 0, "hunt"], ["alliance", 1])

    table.point("realm:alfheim")
    assert table.events("desolation_ignored") == [
        {"kind": "desolation_ignored", "seat": 0, "trigger": "hunt", "clause": "LS-11.15"}
    ]
    assert (ashes(table), table.seat) == ([4, 7], 1)


# --- how many -------------------------------------------------------------------------------------------------------


@clause("LS-11.9", "LS-14.6")
@pytest.mark.parametrize("people", [1, 2, 3])
def test_one_follower_lays_a_token_for_each_trigger_of_a_turn(people: int) -> None:
    table = Ashes("ragnar", people=people).at(["turn", 1], ["desolate", 0, "mobilize"], ["desolate", 0, "maneuvers"])

    follow(table, "follower_desolates", "follower_desolates")
    assert len(ashes(table)) == 2
    assert table.s.followers[0].ashes == 2


@clause("LS-13.11", "LS-13.12", "LS-EX57", "LS-24.7")
def test_of_several_followers_one_lays_a_token_in_a_round() -> None:
    """Given four tokens, when the first Follower lays the last, then the second lays none and the game goes on."""
    given = Ashes("ragnar", "aslaug").ashes(4, 7, 8, 13)
    table = given.at(["turn", 2], ["desolate", 1, "mobilize"], ["desolate", 0, "monument"])

    assert follow(table, "follower_desolates") == ["region:15"]
    assert table.events("desolation_ignored") == [
        {"kind": "desolation_ignored", "seat": 1, "trigger": "mobilize", "clause": "LS-13.11"}
    ]
    assert (len(ashes(table)), table.seat, table.match.outcome) == (5, 2, None)
    assert table.s.followers[1].ashes == 0


@clause("LS-13.11", "LS-14.6")
@pytest.mark.parametrize("people", [1, 2])
def test_the_turn_of_a_person_ends_that(people: int) -> None:
    given = Ashes("ragnar", "aslaug", people=people)
    given.s.ash_laid = True
    table = given.begins("desolate", 0, "mobilize")
    assert (ashes(table), table.s.ash_laid, table.seat) == ([], False, 2)


@clause("LS-13.13")
def test_the_own_regions_come_before_those_of_another_follower() -> None:
    given = Ashes("ragnar", "aslaug").ashes(4, 7).control(0, 21).control(1, 8).control(2, 15)
    table = desolates(given)

    assert table.offered == ["region:21"]
    assert groups(table.ask) == {"region:8": 2, "region:13": 3, "region:15": 4, "region:21": 1}
    assert table.refused["region:8"] == "LS-13.13"


# --- Surtur ---------------------------------------------------------------------------------------------------------


@clause("LS-11.22", "LS-11.23", "LS-14.8")
@pytest.mark.parametrize("people", [1, 2])
def test_with_all_tokens_on_the_board_surtur_manifests(people: int) -> None:
    """Given five tokens, when another would be laid, then everybody else has lost, whatever was under way."""
    table = Ashes("ragnar", people=people).ashes(4, 7, 8, 13, 15).begins("desolate", 0, "maneuvers")

    assert table.match.outcome is not None
    assert (table.match.outcome.winners, table.match.outcome.ending) == ((0,), "surtur")
    assert table.match.outcome.clause == "LS-11.22"
    assert len(ashes(table)) == 5


@clause("LS-11.22")
def test_all_followers_win_with_surtur() -> None:
    table = Ashes("ragnar", "aslaug").ashes(4, 7, 8, 13, 15).begins("desolate", 1, "maneuvers")

    assert table.match.outcome is not None
    assert table.match.outcome.ranks == (1, 1, 2)


# --- removing -------------------------------------------------------------------------------------------------------


REMOVE = "do:remove-desolation"


def activates(given: Ashes, army: str) -> Table:
    """The person's Maneuvers, at one of their Armies."""
    table = given.at(["turn", 1], ["maneuvers", 1])
    return table.point(army)


@clause("LS-25.1", "LS-25.2", "LS-25.3", "LS-25.4", "LS-25.5")
def test_the_manifestation_card() -> None:
    assert [slot.number for slot in SLOTS] == [5, 4, 3, 2, 1]
    assert [slot.blessing for slot in SLOTS] == [True, True, False, False, False]
    assert TOKENS == 5


@clause("LS-EX36", "LS-11.16", "LS-11.17", "LS-11.20", "LS-11.21", "LS-11.19")
def test_a_strong_army_removes_a_token() -> None:
    given = Ashes("ragnar").hero(1, 1).ashes(7, 8).control(1, 7).armies(1, 7, 4, 3)
    table = activates(given, "army:1.7.4")

    assert REMOVE in table.offered
    table.point(REMOVE)
    assert (ashes(table), table.armies(1, 7)) == ([8], [3, 4])
    assert table.events("desolation_removed") == [
        {"kind": "desolation_removed", "seat": 1, "region": "region:7", "left": 4}
    ]
    assert (table.prompt, table.seat, table.offered) == ("desolation_blessing", 1, ["do:draw", "do:decline"])


@clause("LS-11.17", "LS-11.18")
def test_weaker_armies_are_not_added_up() -> None:
    table = activates(Ashes("ragnar").ashes(7, 8).control(1, 7).armies(1, 7, 3, 3), "army:1.7.3")

    assert REMOVE not in table.offered
    assert table.refused[REMOVE] == "LS-11.17"


@clause("LS-11.16")
def test_a_token_stays_in_a_region_of_others_and_where_none_lies_nothing_is_removed() -> None:
    table = activates(Ashes("ragnar").ashes(7).armies(1, 7, 6).control(1, 5), "army:1.7.6")
    assert (REMOVE in table.offered, table.refused[REMOVE]) == (False, "LS-11.16")
    table = activates(Ashes("ragnar").ashes(8).armies(1, 7, 6).control(1, 7), "army:1.7.6")
    assert REMOVE not in table.offered
    assert REMOVE not in table.refused


@clause("LS-11.16", "LS-18.8")
def test_an_army_with_nothing_else_to_do_can_be_activated_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given an island with Loki on the other side of its only border, and an Army that cannot rise there."""
    near = list(BOARDS[2].near)
    near[7] = (8,)
    island = [tuple(near), *([tuple(near)] * len(BOARDS[2].bridged))]
    monkeypatch.setitem(BOARDS, 2, replace(BOARDS[2], near=island[0], bridged=tuple(island[1:])))
    table = Ashes("ragnar").loki(9).ashes(8).control(1, 8).armies(1, 8, 6).at(["turn", 1], ["maneuvers", 1])

    table.point("army:1.8.6")
    assert table.prompt == "desolation_blessing"  # it was the only way, so nobody was asked about it
    assert ashes(table) == []


@clause("LS-11.20", "LS-11.21")
def test_from_the_third_slot_on_no_blessing_is_offered() -> None:
    table = activates(Ashes("ragnar").ashes(4, 7, 8).control(1, 7).armies(1, 7, 3), "army:1.7.3")

    table.point(REMOVE)
    assert ashes(table) == [4, 8]
    assert table.prompt != "desolation_blessing"


@clause("LS-11.21", "LS-18.9")
def test_the_blessing_is_drawn_and_works_or_is_declined() -> None:
    given = Ashes("ragnar").ashes(7).control(1, 7).armies(1, 7, 5)
    top = given.s.faces[given.s.decks[2][-1]]
    table = activates(given, "army:1.7.5").point(REMOVE, "do:draw")
    assert table.player(1)["blessings"] == [f"card:{top}"]

    table = activates(Ashes("ragnar").ashes(7).control(1, 7).armies(1, 7, 5), "army:1.7.5")
    table.point(REMOVE, "do:decline")
    assert table.player(1)["blessings"] == []


@clause("LS-11.21")
def test_a_blessing_may_come_from_the_discards() -> None:
    given = Ashes("ragnar").ashes(7).control(1, 7).armies(1, 7, 6)
    given.tucked(0, len(given.s.decks[2]))
    given.s.discards[2].append(given.s.players[0].blessings.pop())
    table = activates(given, "army:1.7.6").point(REMOVE)
    assert (table.prompt, table.offered) == ("desolation_blessing", ["do:draw", "do:decline"])
    assert len(table.point("do:draw").s.players[1].blessings) == 1


@clause("LS-11.21")
def test_where_no_blessing_is_left_nobody_is_asked() -> None:
    given = Ashes("ragnar").ashes(7).control(1, 7).armies(1, 7, 6)
    given.tucked(0, len(given.s.decks[2]))
    table = activates(given, "army:1.7.6").point(REMOVE)
    assert (ashes(table), table.prompt, table.s.players[1].blessings) == ([], "hero_menu", [])


@clause("LS-11.19")
def test_each_army_of_a_mobilize_can_remove_one() -> None:
    """Given two tokens, when both Armies act, then both are gone, and each Blessing comes before the next Army."""
    given = Ashes("ragnar").ashes(7, 8).control(1, 7, 8).armies(1, 7, 4).armies(1, 8, 5)
    table = given.at(["turn", 1], ["mobilize", 1, []]).point("army:1.7.4", REMOVE)

    assert table.prompt == "desolation_blessing"
    table.point("do:decline", "army:1.8.5", REMOVE, "do:decline")
    assert ashes(table) == []


@works("unquenched_fire/removal")
@clause("LS-EX69", "LS-24.4")
@pytest.mark.parametrize(("value", "offered"), [(4, False), (5, True)])
def test_an_unquenched_fire_needs_a_stronger_army(value: int, offered: bool) -> None:
    given = Ashes("ragnar").ashes(7, 8).control(1, 7).armies(1, 7, value).challenge("unquenched_fire")
    assert (REMOVE in activates(given, f"army:1.7.{value}").offered) is offered
    assert needed(given.s, 1) == 6 == CONTENT.rules.army_most.value


# --- after Monsters -------------------------------------------------------------------------------------------------


@clause("LS-11.4", "LS-8.50", "LS-8.51")
def test_a_token_comes_after_a_monster_that_was_only_activated() -> None:
    """Given Ragnar, who does not hunt, and a Monster beside a person's Army."""
    table = Ashes("ragnar").monster("garm", 9).armies(1, 10, 3).hero(1, 1).begins("follower_monsters", 0)

    while table.prompt != "follower_desolates":
        table.point(table.offered[0])
    assert table.ask.about["trigger"] == "activation"


@clause("LS-11.5", "LS-8.67")
def test_a_token_comes_after_a_hunt_that_left_the_monster_alive() -> None:
    """Given Beowulf with Might 2 before a Monster without a Wound, and two axes on top of the deck."""
    given = Ashes("beowulf").monster("garm", 11).hero(0, 11).attributes(0, might=2).top("axe", "axe")
    table = given.begins("follower_monsters", 0)

    while table.prompt != "follower_desolates":
        table.point(table.offered[0])
    assert table.ask.about["trigger"] == "hunt"
