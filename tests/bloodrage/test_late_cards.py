"""Who is asked for a late card: whoever could hold one for all that everybody knows; and matches from before that."""

from collections import Counter
from copy import copy

import pytest

from meadhall import Match
from meadhall.games.bloodrage.earlier import everybody_is_asked
from meadhall.games.bloodrage.game import GAME
from meadhall.kernel import Chance, Event, Outdated, Record
from meadhall.kernel.trail import stand, standing
from meadhall.testing import clause
from tests.records.make import Told

from .playing import RAVEN, WOLF, Given, Table
from .test_battle import gimle, totals


def asked(table: Table) -> list[int]:
    """The seats that are asked for a late card while everybody passes."""
    seats = []
    while table.prompt == "late_card":
        seats.append(table.seat)
        table.point("do:pass")
    return seats


def battle(given: Given, ravens: str = "a1-tyrs-smash") -> Table:
    """The wolves and the ravens have laid their cards; both have others left."""
    table = given.hand(WOLF, "a1-tyrs-bash").hand(RAVEN, ravens).pillage(WOLF, "gimle")
    return table.cards({WOLF: "a1-tyrs-bash", RAVEN: ravens})


@clause("BR-5.48", "BR-5.80")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_is_asked_in_the_first_age(seats: int) -> None:
    given = Given(seats).put(WOLF, "gimle", 2).put(RAVEN, "gimle", 1)
    table = battle(given.hand(WOLF, "a1-thors-hammer").hand(RAVEN, "a1-odins-smite"))
    assert table.prompt == "choose_action"
    assert totals(table)[:2] == [2 + 2, 1 + 3]


@clause("BR-5.48", "BR-5.80")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_matches_ask_from_the_second_age_on(seats: int) -> None:
    """Given matches of clans that seldom pass, then in age 1 there are battles, and only later late cards."""
    ages, fought = set[int](), set[int]()
    for seed in range(6):
        match, chance = Match.new(GAME, seats, seed), Chance(seed)
        while not match.over:
            question = match.pending[0]
            if question.prompt in ("late_card", "battle_card"):
                (ages if question.prompt == "late_card" else fought).add(match.state.age)
            options = [ref for ref in question.options if ref not in ("do:pass", "do:decline")] or question.options
            match.answer(question.seat, options[chance.below(len(options))])
    assert (ages, fought) == ({2, 3}, {1, 2, 3})


@clause("BR-5.48", "BR-5.80", "BR-1.64")
@pytest.mark.parametrize("age", [2, 3])
def test_all_are_asked_alike_whoever_holds_one(age: int) -> None:
    late, other = {2: ("a2-heimdalls-eye", "a2-odins-tide"), 3: ("a3-heimdalls-gaze", "a3-thors-primacy")}[age]
    for wolves, ravens in ((late, other), (other, late), (late, late), (other, other)):
        assert asked(battle(gimle(age=age).hand(WOLF, wolves).hand(RAVEN, ravens))) == [WOLF, RAVEN]


@clause("BR-5.48")
def test_whoever_holds_none_may_only_pass() -> None:
    table = battle(gimle(age=2).hand(RAVEN, "a2-tyrs-rage"))
    assert (table.prompt, table.seat, table.offered) == ("late_card", RAVEN, ["do:pass"])  # the wolf has no hand left
    assert asked(table) == [RAVEN]
    assert table.prompt == "choose_action"


@clause("BR-5.80")
def test_a_back_of_the_first_age_is_no_late_card() -> None:
    table = battle(gimle(age=2).hand(WOLF, "a1-thors-hammer").hand(RAVEN, "a2-tyrs-rage"))
    assert asked(table) == [RAVEN]


@clause("BR-5.80")
def test_a_card_that_all_have_seen_is_what_it_is() -> None:
    given = gimle(age=2).hand(WOLF, "a2-tyrs-rage").seen_by_all(WOLF, "a2-tyrs-rage")
    given.hand(RAVEN, "a2-heimdalls-eye").seen_by_all(RAVEN, "a2-heimdalls-eye")
    assert asked(battle(given)) == [RAVEN]


@clause("BR-5.80")
@pytest.mark.parametrize(("seats", "who"), [(2, []), (3, [WOLF, RAVEN])])
def test_nobody_is_asked_once_all_late_cards_have_been_seen(seats: int, who: list[int]) -> None:
    """Two copies are used with two players, and three with three."""
    given = Given(seats, age=2).put(WOLF, "gimle", 2).put(RAVEN, "gimle", 1)
    given.hand(WOLF, "a2-heimdalls-eye", "a2-tyrs-rage").hand(RAVEN, "a2-heimdalls-eye", "a2-thors-oath")
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a2-heimdalls-eye", RAVEN: "a2-heimdalls-eye"})
    assert asked(table) == who


# --- matches of version 2 -----------------------------------------------------------------------------------------


def before(seats: int, seed: int) -> tuple[Record, list[Event]]:
    """A match of version 2, when whoever had a hand was asked, and what it told.

    Its clans seldom pass, and often change their minds.
    """
    rules = copy(GAME)
    rules.chapters = {**GAME.chapters, "late_card": everybody_is_asked}
    match, chance = Match.new(rules, seats, seed), Chance(seed)
    stack = [Told(None, False, match.opening)]
    while not match.over:
        question = match.pending[chance.below(len(match.pending))]
        options = [ref for ref in question.options if ref not in ("do:pass", "do:decline")] or question.options
        stand(stack, Told(question.seat, False, match.answer(question.seat, options[chance.below(len(options))])))
        while chance.below(3) == 0 and match.undoable:
            seat = match.undoable[0]
            match.undo(seat)
            stand(stack, Told(seat, True, []))
    record = match.record()
    record.version = 2
    return record, events_of(stack)


def events_of(stack: list[Told]) -> list[Event]:
    """All that was told, event by event."""
    return [event for one in stack for event in one.events]


@clause("BR-5.48", "BR-5.80")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_matches_from_before_go_as_they_did(seats: int) -> None:
    """Given matches in which everybody was asked, then without the needless passes all is told as it was."""
    fewer = taken_back = 0
    for seed in range(25):
        old, told = before(seats, seed)
        stack = list[Told]()
        for match, events in old.steps():
            stand(stack, Told(match.entries[-1].seat, match.entries[-1].undo, events))
        old.must_end_as(match)
        assert events_of(stack) == told
        gone = Counter(e.ref for e in standing(old.entries)) - Counter(e.ref for e in standing(match.entries))
        assert set(gone) <= {"do:pass"}
        fewer += gone.total()
        taken_back += sum(e.undo for e in old.entries) - sum(e.undo for e in match.entries)
    assert fewer > 20
    assert taken_back > 5


def test_what_was_taken_back_need_not_be_within_reach_now() -> None:
    """Given an answer that was taken back when a needless question followed, where now a draft follows at once.

    Such matches are rare: this is the only one among 2,499.
    """
    old, _ = before(2, 1066)
    old.verify()
    assert sum(e.undo for e in old.migrated().entries) < sum(e.undo for e in old.entries)


def test_a_match_that_waited_for_a_needless_pass_goes_on_without_it() -> None:
    """Given a match that needed but one pass to its end, then it is over now, and ended as it would have."""
    old, _ = before(2, 43)
    ended, old.outcome = old.outcome, None
    assert old.entries.pop().ref == "do:pass"
    old.verify()
    assert old.replay().outcome == ended


def test_what_was_edited_is_named_by_its_entry() -> None:
    """Given a match from before with an answer that nobody could give, then it can be looked at up to there."""
    old, _ = before(2, 1)
    old.entries[9].ref = "do:dance"
    with pytest.raises(Outdated, match="entry 9 cannot be played under version 3") as refused:
        old.replay()
    assert refused.value.entry == 9
    assert old.replay(upto=8).seq == 8
