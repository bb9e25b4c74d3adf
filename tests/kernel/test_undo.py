"""Undo: as far as the last barrier, across chapters, and as a line of the record."""

import json

import pytest

from meadhall.kernel import Ask, CannotUndo, Chapter, Match, Record, Seat, Together, Undone, below, hide, show, tell

from .tiny import Tiny, TinyState, choose, letters, shown_again


def one_of_two(s: TinyState, seat: Seat) -> Chapter:
    tell(s, "asked", seat=seat)
    s.log.append((yield Ask(seat, "choose", letters)))
    tell(s, "chose", seat=seat)


def two_seats(s: TinyState) -> Chapter:
    yield from one_of_two(s, 0)
    yield from one_of_two(s, 1)


def roll_after(s: TinyState) -> Chapter:
    yield Ask(0, "choose", letters)
    below(s, 6)


def show_after(s: TinyState) -> Chapter:
    yield Ask(0, "choose", letters)
    show(s, s.pile[:1], 1)


def show_again(s: TinyState) -> Chapter:
    show(s, s.pile[:1], 1)
    yield Ask(0, "choose", letters)
    show(s, s.pile[:1], 1)


def hide_after(s: TinyState) -> Chapter:
    show(s, s.pile[:2], 1)
    yield Ask(0, "choose", letters)
    hide(s, s.pile[:2], 0)


def both(s: TinyState) -> Chapter:
    yield Together({0: Ask(0, "choose", letters), 1: Ask(1, "choose", letters)})


def test_answers_are_taken_back_one_by_one_across_chapters() -> None:
    match = Match.new(Tiny(choose, choose, choose, choose), 1)
    for ref in ("do:a", "do:b", "do:a"):
        match.answer(0, ref)
    assert match.undoable == (0, 3)

    for place in (2, 1, 0):
        assert match.undo(0) == Undone(1, 0)
        assert match.state.log == [1, 2, 1][:place]
    assert match.undoable is None
    assert match.seq == 6  # an undo is an entry of its own


def test_an_undo_takes_events_back() -> None:
    match = Match.new(Tiny(two_seats), 2)

    told = match.answer(0, "do:a")

    assert [event.kind for event in told] == ["chose", "asked"]
    assert match.undo(0) == Undone(1, 2)


def test_one_goes_on_otherwise_after_an_undo_and_the_record_replays() -> None:
    match = Match.new(Tiny(choose, choose, roll_after, choose), 1, 9)
    match.answer(0, "do:a")
    match.answer(0, "do:a")
    match.undo(0)
    match.answer(0, "do:b")
    match.answer(0, "do:a")
    match.answer(0, "do:b")

    assert match.state.log == [1, 2, 2]
    record = Record.decode(match.record().encode())
    record.verify()
    assert [entry.undo for entry in record.entries] == [False, False, False, True, False, False, False]
    assert record.replay(upto=3).state.log == [1]


@pytest.mark.parametrize(
    ("chapter", "why"),
    [
        (roll_after, "chance has spoken since"),
        (show_after, "somebody has learned something since"),
        (both, "an answer that is given in secret is final"),
    ],
)
def test_nothing_is_taken_back_over_a_barrier(chapter: object, why: str) -> None:
    assert callable(chapter)
    match = Match.new(Tiny(choose, chapter, choose), 2, 2)
    match.answer(0, "do:a")
    match.answer(0, "do:a")

    assert match.undoable is None
    with pytest.raises(CannotUndo, match=f"Seat 0 cannot take anything back: {why}"):
        match.undo(0)


@pytest.mark.parametrize("chapter", [show_again, hide_after])
def test_what_is_no_news_is_no_barrier(chapter: object) -> None:
    assert callable(chapter)
    match = Match.new(Tiny(chapter, choose), 2, 2)
    before = match.state_json()
    match.answer(0, "do:a")

    match.undo(0)

    assert json.loads(match.state_json()) == json.loads(before) | {"seq": 2}


@pytest.mark.parametrize(
    ("knowing", "to", "places"),
    [
        ((0,), (0, 1), [0]),
        ((1,), (0, 1), [0]),
        ((0, 1), (0, 1, 2), [0]),
        ((0, 1), (1,), [0, 1]),
        ((0, 1), (1,), [1, 0]),
    ],
)
def test_news_to_one_of_several_is_a_barrier(knowing: tuple[int, ...], to: tuple[int, ...], places: list[int]) -> None:
    """Given that some know a card, when it is shown to them and to one who does not, nothing is taken back."""
    match = Match.new(Tiny(shown_again(knowing, to, places), choose), 3, 2)

    match.answer(0, "do:a")

    with pytest.raises(CannotUndo, match="somebody has learned something since"):
        match.undo(0)


def test_only_the_seat_that_answered_last_may_take_back() -> None:
    match = Match.new(Tiny(two_seats, choose), 2)
    match.answer(0, "do:a")
    with pytest.raises(CannotUndo):
        match.undo(1)

    match.answer(1, "do:b")

    assert match.undoable == (1, 1)
    with pytest.raises(CannotUndo, match="somebody else has answered since"):
        match.undo(0)
    match.undo(1)
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_the_end_is_final() -> None:
    match = Match.new(Tiny(choose), 1)
    match.answer(0, "do:a")

    with pytest.raises(CannotUndo, match="the match is over"):
        match.undo(0)


def test_in_the_beginning_there_is_nothing_to_take_back() -> None:
    with pytest.raises(CannotUndo, match="nothing has been answered yet"):
        Match.new(Tiny(choose), 1).undo(0)


def test_a_loaded_match_takes_back_as_far_as_the_one_that_was_stored() -> None:
    match = Match.new(Tiny(choose, choose, choose), 1)
    match.answer(0, "do:a")
    match.answer(0, "do:b")

    loaded = Match.load(match.snapshot(), match.entries)

    assert loaded.undoable == (0, 2)
    loaded.undo(0)
    loaded.undo(0)
    assert loaded.state.log == []
    assert match.state.log == [1, 2]


def test_a_refused_undo_after_loading_says_why_as_before() -> None:
    match = Match.new(Tiny(roll_after, choose), 1, 2)
    match.answer(0, "do:a")

    with pytest.raises(CannotUndo, match="chance has spoken since"):
        Match.load(match.snapshot()).undo(0)
