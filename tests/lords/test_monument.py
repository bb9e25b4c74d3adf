"""Sections 23, 37 and 50: Build Monument with its steps, the Requisites, and Ragnarok."""

import pytest

from meadhall.games.lords.monument import is_met
from meadhall.games.lords.pieces import REQUISITES
from meadhall.testing import clause

from .playing import Given, Table
from .proving import works
from .test_monsters import event
from .test_special import marked, owning, special


def building(given: Given, seat: int = 0, card: int = 7) -> Table:
    """A player Builds a Monument; the Event on top shows no Boss. Forges that nothing was said of are full."""
    for region in given.s.board.forges:
        if given.s.forges[region] < 0:
            given.forge(region + 1, "othala")
    return special(event(marked(given, "prepare", seat), card), seat).point("action:build_monument")


@clause("LR-23.1", "LR-15.2", "LR-15.19")
def test_only_a_player_with_a_marker_on_the_wheel_builds() -> None:
    assert special(Given(3).hero(0, 8)).refused["action:build_monument"] == "LR-23.1"
    table = building(Given(3).hero(0, 8).allied(1, "niflheim"))
    assert table.prompt == "monument_choose"
    assert not table.events("special")


@clause("LR-23.2", "LR-23.3", "LR-2.13")
def test_any_monument_below_level_three_gets_a_level() -> None:
    table = building(Given(3).hero(0, 8).level("odin", 3).level("thor", 2).control(1, 15))
    assert (table.offered, table.refused) == (["monument:thor", "monument:freya"], {"monument:odin": "LR-23.2"})
    table.point("monument:thor")
    assert table.table["monuments"]["thor"]["level"] == 3


@clause("LR-23.12", "LR-23.13", "LR-23.14", "LR-11.6", "LR-33.4")
def test_priests_markers_and_artifacts_are_cleared_for_all() -> None:
    given = Given(3).hero(0, 8).praying("odin", 0, 1).praying("freya", 2).priests(1, 1)
    marked(given, "usurp", 1, 2)
    given.s.holders[0], given.s.charged[0] = 1, False
    table = building(given).point("monument:thor")
    assert all(not monument["priests"] for monument in table.table["monuments"].values())
    assert [table.player(seat)["priests"] for seat in range(3)] == [0, 1, 0]
    assert all(not stack for stack in table.table["wheel"].values())
    assert table.table["artifacts"]["frost_maul"]["charged"]


@clause("LR-23.15", "LR-23.16", "LR-23.18", "LR-23.19")
def test_forges_are_refilled_and_the_builder_takes_the_runes_of_own_ones() -> None:
    given = Given(3).hero(0, 8).attributes(0, wisdom=4).control(0, 2, 6).control(1, 10)
    given.forge(2, "uruz", lying=False).forge(6, "othala").forge(10, "algiz", lying=False)
    for number in (12, 17, 20):
        given.forge(number, "uruz", lying=False)
    table = building(given).point("monument:thor")
    assert table.runes(0) == {"uruz": 1, "othala": 1}
    assert [table.region(number)["rune"] for number in (2, 6, 10, 12)] == [False, False, True, True]
    assert table.runes(1) == {}


@clause("LR-23.16")
def test_if_runes_are_short_forges_with_lower_numbers_are_filled() -> None:
    given = Given(3).hero(0, 8)
    for number in (2, 6, 10, 12, 17, 20):
        given.forge(number, "uruz", lying=False)
    given.runes(2, uruz=10)
    table = building(given).point("monument:thor")
    assert [table.region(number)["rune"] for number in (2, 6, 10)] == [True, True, False]


@clause("LR-23.18", "LR-7.19")
def test_the_limit_comes_after_all_runes_are_taken() -> None:
    given = Given(3).hero(0, 8).control(0, 2, 6, 10, 12)
    for number, rune in ((2, "uruz"), (6, "uruz"), (10, "algiz"), (12, "othala"), (17, "algiz"), (20, "othala")):
        given.forge(number, rune)
    table = building(given).point("monument:thor")
    assert (table.prompt, table.runes(0)) == ("rune_discard", {"uruz": 2, "othala": 1, "algiz": 1})


@clause("LR-23.17", "LR-23.19", "LR-7.10")
def test_the_builder_gains_a_priest_for_each_own_temple() -> None:
    given = Given(3).hero(0, 8).control(0, 3, 4).control(1, 6).temples(3, 4, 6)
    table = building(given).point("monument:thor")
    assert [table.player(seat)["priests"] for seat in range(3)] == [2, 0, 0]


@works("harvest_of_songs")
@clause("LR-49.48")
def test_harvest_of_songs_brings_a_rune_when_another_builds() -> None:
    given = owning(Given(3).hero(0, 8), "harvest_of_songs", seat=2)
    table = building(given).point("monument:thor")
    assert (table.prompt, table.seat) == ("rune_gain", 2)
    given = owning(Given(3).hero(0, 8), "harvest_of_songs", seat=0)
    assert building(given).point("monument:thor").prompt != "rune_gain"


@clause("LR-23.20")
def test_an_event_is_drawn_last() -> None:
    table = building(Given(3).hero(0, 8), card=21).point("monument:thor")
    told = [event["kind"] for event in table.told]
    assert told.index("cleared") < told.index("forges_filled") < told.index("event_drawn")


# --- Requisites ------------------------------------------------------------------------------------------------------

SVEALAND, GAUTLAND = (8, 9, 10), (11, 12, 13)


@clause("LR-50.11")
@pytest.mark.parametrize(
    ("seats", "kind", "enough", "short"),
    [
        (3, "lands", Given(3).control(1, *SVEALAND, *GAUTLAND), Given(3).control(1, *SVEALAND).control(2, *GAUTLAND)),
        (
            3,
            "temples",
            Given(3).temples(3, 4, 6, 8).control(1, 3, 4, 6, 8),
            Given(3).temples(3, 4, 6, 8).control(1, 3, 4, 6).control(2, 8),
        ),
        (3, "monument", Given(3).level("thor", 3), Given(3).level("thor", 2).level("odin", 2)),
        (
            3,
            "realms",
            Given(3).allied(2, "alfheim", "vanaheim", "niflheim", "jotunheim"),
            Given(3).allied(2, "alfheim", "vanaheim", "niflheim").allied(1, "jotunheim"),
        ),
        (2, "lands", Given(2).control(1, *SVEALAND, *GAUTLAND), Given(2).control(1, *SVEALAND)),
        (2, "temples", Given(2).temples(3, 4, 6).control(1, 3, 4, 6), Given(2).temples(3, 4, 6).control(1, 3, 4)),
    ],
)  # fmt: skip
def test_a_requisite_is_met_by_one_player_alone(seats: int, kind: str, enough: Given, short: Given) -> None:
    (card,) = (card for card in REQUISITES[seats] if card.id.startswith(kind))
    assert is_met(enough.s, card)
    assert not is_met(short.s, card)


@clause("LR-50.11", "LR-50.3", "LR-50.8", "LR-21.9")
@pytest.mark.parametrize(
    ("seats", "slain", "slayers", "met"),
    [(3, 1, 1, True), (3, 0, 2, True), (3, 1, 0, False), (2, 1, 0, True), (2, 0, 0, False)],
)
def test_miniatures_and_slayer_tokens_count_together(seats: int, slain: int, slayers: int, met: bool) -> None:
    given = Given(seats)
    given.s.players[1].slain, given.s.players[1].slayers = list(range(slain)), slayers
    (card,) = (card for card in REQUISITES[seats] if card.counts == "slain")
    assert is_met(given.s, card) == met


@clause("LR-23.5", "LR-23.6", "LR-23.8", "LR-23.9")
def test_a_requisite_met_by_the_new_level_is_turned_and_stays_so() -> None:
    table = building(Given(3).hero(0, 8).level("thor", 2)).point("monument:thor")
    assert table.fallen == ["monument_3"]
    given = Given(3).hero(0, 8)
    given.s.fallen[0] = True
    assert building(given).point("monument:thor").fallen == ["lands_3"]


@clause("LR-23.4", "LR-23.11")
def test_with_all_monuments_complete_the_leftmost_requisite_is_turned() -> None:
    given = Given(3).hero(0, 8).level("odin", 3).level("thor", 3).level("freya", 3)
    given.s.fallen[3] = True
    table = building(given)
    assert table.fallen == ["lands_3", "monument_3"]
    given = Given(3).hero(0, 8).level("odin", 3).level("thor", 3).level("freya", 3)
    table = building(given)
    assert table.fallen == ["monument_3"]


# --- Ragnarok --------------------------------------------------------------------------------------------------------


def doomed(seat: int, fallen: int = 2) -> Table:
    """A player completes a Monument with so many Requisites turned before; then turns follow."""
    given = Given(3).hero(0, 8).hero(1, 8).hero(2, 8).level("thor", 2)
    given.s.fallen[:fallen] = [True] * fallen
    given.s.active = seat
    return building(given, seat).point("monument:thor")


def idle_until(table: Table, stop: int) -> list[int]:
    """Everybody does as little as possible, for so many turns at most; whose turns they were."""
    turns: list[int] = [event["seat"] for event in table.events("turn")]
    while table.match.pending and len(turns) < stop:
        least = [ref for ref in ("do:done", "do:decline", "do:pass", "action:prepare") if ref in table.offered]
        table.point(least[0] if least else table.offered[0])
        turns = [event["seat"] for event in table.events("turn")]
    return turns


@clause("LR-23.10", "LR-23.21", "LR-37.1", "LR-37.2", "LR-37.3")
def test_the_third_requisite_begins_ragnarok_and_everybody_has_one_more_turn() -> None:
    table = doomed(1)
    assert table.events("ragnarok")
    assert table.events("event_drawn")
    assert idle_until(table, 9) == [2, 0, 1]
    assert table.match.outcome is not None
    assert table.match.outcome.ending == "ragnarok"


@clause("LR-23.10")
def test_two_requisites_begin_nothing() -> None:
    table = doomed(1, fallen=1)
    assert not table.events("ragnarok")
    assert len(idle_until(table, 5)) == 5


@clause("LR-37.4", "LR-37.9")
def test_ragnarok_begins_only_once() -> None:
    given = Given(3).hero(0, 8).level("thor", 2)
    given.s.fallen[:3], given.s.turns_left = [True] * 3, 1
    table = building(given).point("monument:thor")
    assert not table.events("ragnarok")
    assert table.table["turns_left"] <= 1


def ended(held: dict[int, list[int]], last: int) -> Table:
    """The last turn is over, and the players control these Regions."""
    given = Given(3)
    for seat, numbers in held.items():
        given.control(seat, *numbers)
    given.s.turns_left, given.s.step = 0, 4
    given.s.boss.region = 1
    return given.at(["pass_on", last], ["maneuvers", 0], ["begin_step", 3], ["prayer", 0])


@clause("LR-37.6", "LR-EX16", "LR-37.7", "LR-37.8")
@pytest.mark.parametrize(
    ("held", "last", "winner", "clause_id"),
    [
        ({0: [1, 2, 3, 5, 6], 1: [4, 7], 2: [8]}, 1, 1, "LR-37.6"),
        ({0: [4, 7], 1: [8, 13]}, 1, 0, "LR-37.7"),
        ({1: [4, 7], 2: [8, 13]}, 1, 2, "LR-37.7"),
        ({}, 1, 2, "LR-37.7"),
        ({}, 2, 0, "LR-37.7"),
    ],
)  # fmt: skip
def test_most_regions_around_yggdrasil_win_and_the_earlier_last_turn_a_tie(
    held: dict[int, list[int]], last: int, winner: int, clause_id: str
) -> None:
    table = ended(held, last).point("do:done")
    outcome = table.match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.ending, outcome.clause) == ((winner,), "ragnarok", clause_id)


@clause("LR-37.5")
def test_a_victory_in_ragnarok_still_wins_at_once() -> None:
    given = Given(3).hero(0, 8).control(0, 3, 4, 6, 8, 10).temples(3, 4, 6, 8)
    given.s.turns_left = 2
    outcome = special(given).point("action:build_temple").match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.ending) == ((0,), "gothi")
