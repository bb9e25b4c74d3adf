"""Automata: seats that the rules play, one step at a time, each explained, and taken back with the person's answer."""

from collections.abc import Collection, Sequence
from typing import Any

import pytest

from meadhall.kernel import (
    EVERYONE,
    SPECTATOR,
    STEP,
    Ask,
    CannotUndo,
    Chance,
    Chapter,
    Event,
    Explanation,
    Match,
    MeadhallError,
    NotOffered,
    Option,
    Record,
    RulesError,
    Seat,
    Together,
    Undone,
    begin,
    below,
    chapter,
    hide,
    show,
)
from meadhall.kernel.world import MOST_STEPS

from .tiny import Tiny, TinyState, choose, letters
from .toy import TOY


class Moved(Tiny):
    """Six runes, and the last seat is played by the rules."""

    def automata(self, seats: int, options: Any) -> Collection[Seat]:
        return (seats - 1,)


looked: list[Seat] = []
"""Who has looked at an explanation."""


def because(s: TinyState, seat: Seat) -> Explanation:
    looked.append(seat)
    return Explanation(question="moves", taken="do:step")


@chapter
def moves(s: TinyState) -> Chapter:
    """The automaton moves by itself."""
    yield Ask(s.seats - 1, "moves", STEP, because=because)
    s.log.append("moved")


@chapter
def rolls(s: TinyState) -> Chapter:
    """The automaton is asked, and chance follows."""
    yield Ask(s.seats - 1, "rolls", STEP)
    s.log.append(below(s, 6))


@chapter
def turns_up(s: TinyState) -> Chapter:
    """The automaton turns a rune up."""
    yield Ask(s.seats - 1, "turns_up", STEP)
    show(s, s.pile[:1], EVERYONE)


@chapter
def other_chooses(s: TinyState) -> Chapter:
    """Seat 1 chooses a letter."""
    s.log.append((yield Ask(1, "choose", letters)))


def kinds(told: Sequence[Event]) -> list[str]:
    return [event.kind for event in told]


# ---- asked with one option


def test_an_automaton_is_asked_like_everybody_with_one_option() -> None:
    match = Match.new(Moved(moves, choose), 2)

    assert match.automata == {1}
    assert match.automatic is not None
    assert [(q.seat, q.options) for q in match.pending] == [(1, ("do:step",))]
    match.answer(1, "do:step")
    assert match.automatic is None
    assert match.state.log == ["moved"]


def test_step_answers_once_and_run_on_until_a_person_is_asked() -> None:
    match = Match.new(Moved(moves, moves, moves, choose, moves), 2)

    assert kinds(match.step()) == ["because"]
    assert [kinds(told) for told in match.run_on()] == [["because"], ["because"]]
    assert match.pending[0].seat == 0
    assert match.run_on() == []
    match.answer(0, "do:a")
    match.run_on()
    assert match.over
    assert [(entry.seat, entry.ref) for entry in match.entries[1:]] == [(1, "do:step")] * 3 + [
        (0, "do:a"),
        (1, "do:step"),
    ]


def test_a_step_where_no_automaton_is_asked_is_refused() -> None:
    match = Match.new(Moved(choose), 2)

    with pytest.raises(MeadhallError, match="No automaton is asked now"):
        match.step()
    with pytest.raises(MeadhallError, match="No automaton is asked now"):
        match.imagine(0, Chance(1)).step()


def two(s: TinyState, seat: Seat) -> Sequence[Option]:
    return letters(s, seat)


def secret_step(s: TinyState, seat: Seat) -> Sequence[Option]:
    return [Option("do:step", "step", True)]


def none(s: TinyState, seat: Seat) -> Sequence[Option]:
    return []


@pytest.mark.parametrize(
    ("options", "why"),
    [(two, "has one open option"), (secret_step, "has one open option"), (none, "has no option")],
)
def test_an_automaton_has_no_choice_and_no_secret(options: Any, why: str) -> None:
    def asks(s: TinyState) -> Chapter:
        yield Ask(1, "moves", options)

    match = Match.new(Moved(asks), 2)

    for attempt in (lambda: match.step(), lambda: match.view(SPECTATOR)):
        with pytest.raises(RulesError, match=why):
            attempt()
    for option in match.pending[0].choices:
        with pytest.raises(RulesError, match=why):
            match.answer(1, option.ref)
    assert match.seq == 0


def test_a_person_may_not_answer_what_an_automaton_is_not_offered() -> None:
    match = Match.new(Moved(moves), 2)

    with pytest.raises(NotOffered):
        match.answer(1, "do:a")
    with pytest.raises(NotOffered, match="that seat is not asked now"):
        match.answer(0, "do:step")


def test_an_automaton_is_in_no_together() -> None:
    def both(s: TinyState) -> Chapter:
        yield Ask(0, "choose", letters)
        yield Together({0: Ask(0, "choose", letters), 1: Ask(1, "moves", STEP)})

    match = Match.new(Moved(both), 2)

    with pytest.raises(RulesError, match="Seat 1 is an automaton: it is asked alone"):
        match.answer(0, "do:a")
    assert match.seq == 0


def test_automata_that_never_stop_are_stopped() -> None:
    @chapter
    def for_ever(s: TinyState) -> Chapter:
        yield Ask(1, "moves", STEP)
        begin(s, for_ever)

    world = Match.new(Moved(for_ever), 2).imagine(0, Chance(1))

    with pytest.raises(RulesError, match="no person is ever asked"):
        world.run_on()
    assert MOST_STEPS < 100_000


# ---- what it knows


def test_nothing_is_shown_to_an_automaton_alone_and_it_hides_nothing() -> None:
    def looks(s: TinyState) -> Chapter:
        yield Ask(1, "moves", STEP)
        show(s, s.pile[:1], 0, 1)

    def hides(s: TinyState) -> Chapter:
        yield Ask(1, "moves", STEP)
        hide(s, s.pile[:2], 1)

    for wrong, why in ((looks, "it knows what spectators know"), (hides, "it chooses nothing in secret")):
        match = Match.new(Moved(wrong), 2)
        with pytest.raises(RulesError, match=f"Seat 1 is an automaton: {why}"):
            match.step()
        assert match.seq == 0


def test_it_learns_what_spectators_are_shown() -> None:
    def tells(s: TinyState) -> Chapter:
        show(s, s.pile[:1], SPECTATOR)
        show(s, s.pile[1:2], 0)
        yield Ask(0, "choose", letters)

    match = Match.new(Moved(tells), 2)

    assert match.state.minds[1] == match.state.minds[SPECTATOR]
    assert match.state.minds[1] != match.state.minds[0]
    assert match.view(1)["table"]["pile"] == match.view(SPECTATOR)["table"]["pile"]


# ---- explained


def test_everybody_sees_what_it_is_asked_and_why() -> None:
    match = Match.new(Moved(moves, choose), 3)

    for audience in (0, 1, SPECTATOR):
        view = match.view(audience)
        (asked,) = view["asked"]
        assert (view["automata"], view["ask"]) == ([2], None)
        assert (asked["seat"], asked["options"], asked["because"]["taken"]) == (2, ["do:step"], "do:step")


def test_the_reason_is_told_with_the_answer_and_never_looked_for_in_a_rerun() -> None:
    match = Match.new(Moved(moves, choose), 2)
    looked.clear()

    (told,) = match.step()

    assert told.seen_by(SPECTATOR) == {
        "kind": "because",
        "seat": 1,
        "prompt": "moves",
        "ref": "do:step",
        "about": {},
        "clauses": [],
        "because": {"question": "moves", "comparisons": (), "candidates": (), "taken": "do:step", "decided": None},
    }
    assert looked == [1]
    match.fork()
    match.fork(bare=True)
    Match.load(match.snapshot())
    match.imagine(0, Chance(1))
    assert looked == [1]


def test_a_simulation_explains_nothing() -> None:
    looked.clear()
    bare = Match.new(Moved(moves, moves, choose), 2, bare=True)

    bare.run_on()

    assert (bare.state.log, looked) == (["moved", "moved"], [])


# ---- taken back


def test_a_persons_undo_takes_the_automatons_answers_back_too() -> None:
    """Given an answer and three steps of an automaton, then one undo takes back four entries."""
    match = Match.new(Moved(choose, moves, moves, moves, choose), 2)
    before = match.state_json()
    match.answer(0, "do:a")
    match.run_on()
    assert match.undoable == (0, 1)

    assert match.undo(0) == Undone(4, 3)

    assert match.state_json().replace(b'"seq":5', b'"seq":0') == before
    assert match.undoable is None
    assert (match.seq, match.state.log) == (5, [])
    match.answer(0, "do:b")
    match.run_on()
    match.answer(0, "do:b")
    assert match.over
    record = Record.decode(match.record().encode())
    record.verify()
    assert [entry.undo for entry in record.entries].count(True) == 1
    assert record.replay(upto=3).state.log == [1, "moved", "moved"]


def test_undo_reaches_over_several_answers_with_their_steps() -> None:
    match = Match.new(Moved(choose, moves, choose, choose, moves, moves, choose), 2)
    for ref in ("do:a", "do:b", "do:a"):
        match.run_on()
        match.answer(0, ref)
    match.run_on()
    assert match.undoable == (0, 3)

    assert [match.undo(0).entries for _ in range(3)] == [3, 1, 2]
    assert match.state.log == []


@pytest.mark.parametrize(
    ("barrier", "why"), [(rolls, "chance has spoken since"), (turns_up, "somebody has learned something since")]
)
def test_an_automaton_is_a_barrier_only_by_chance_or_news(barrier: Any, why: str) -> None:
    match = Match.new(Moved(choose, moves, barrier, choose), 2, 1)
    match.answer(0, "do:a")
    match.step()
    assert match.undoable == (0, 1)

    match.step()

    with pytest.raises(CannotUndo, match=why):
        match.undo(0)


def test_an_automaton_takes_nothing_back_and_one_cannot_pass_another_person() -> None:
    match = Match.new(Moved(choose, moves, other_chooses, moves, choose), 3)
    match.answer(0, "do:a")
    match.run_on()
    with pytest.raises(CannotUndo):
        match.undo(2)
    match.answer(1, "do:a")
    match.run_on()

    assert match.undoable == (1, 1)
    with pytest.raises(CannotUndo):
        match.undo(0)
    assert match.undo(1).entries == 2
    with pytest.raises(CannotUndo, match="somebody else has answered since"):
        match.undo(0)


def test_a_loaded_match_takes_the_steps_back_as_the_stored_one_would() -> None:
    match = Match.new(Moved(choose, moves, moves, choose), 2)
    match.answer(0, "do:a")
    match.run_on()

    for twin in (Match.load(match.snapshot(), match.entries), match.fork()):
        assert twin.undo(0) == Undone(3, 2)
        assert twin.state.log == []


# ---- worlds


def test_a_world_goes_on_and_a_preview_stops_at_the_first_barrier() -> None:
    match = Match.new(Moved(choose, moves, rolls, choose), 2, 3)
    world = match.imagine(0, Chance(1))
    world.answer(0, "do:a")
    world.run_on()
    assert world.automatic is None
    assert world.pending[0].seat == 0

    view, barrier = match.preview(0, "do:a", 0, Chance(1))

    assert (view["table"]["log"], barrier) == ([1, "moved"], "chance")
    view, barrier = Match.new(Moved(choose, moves, choose), 2, 3).preview(0, "do:b", 0, Chance(1))
    assert (view["table"]["log"], barrier) == ([2, "moved"], None)


# ---- the toy's giant


def lap_of(match: Match, seat: Seat) -> None:
    """Plays on, always the last option, until a seat is asked for its action."""
    while match.pending[0].prompt != "act" or match.pending[0].seat != seat:
        question = match.pending[0]
        match.answer(question.seat, question.options[-1] if question.prompt != "act" else "do:pass")


def stashing(seats: int = 3, seed: int = 1) -> Match:
    """The toy with the giant; the last person has just chosen to stash a card."""
    match = Match.new(TOY, seats, seed, {"giant": True})
    lap_of(match, seats - 2)
    match.answer(seats - 2, "do:stash")
    return match


def test_the_giant_takes_its_turn_in_steps() -> None:
    match = stashing()
    match.answer(1, match.pending[0].options[0])
    match.run_on()

    steps = [(entry.seat, entry.ref) for entry in match.entries if entry.seat == 2]
    assert steps[:3] == [(2, "seat:1"), (2, "do:step"), (2, "seat:0")]  # it growls, stirs and stares


def test_the_giant_is_explained_by_its_keys() -> None:
    match = stashing()
    match.answer(1, match.pending[0].options[0])
    match.step()
    match.step()
    question = match.automatic

    assert question is not None
    assert question.prompt == "stare"
    because = question.because
    assert because is not None
    assert [(key.clause, key.what, key.best) for key in because.comparisons] == [
        ("TY-3.3", "cards", "highest"),
        ("TY-3.4", "points", "lowest"),
        ("TY-3.5", "order", "lowest"),
    ]
    assert [(one.ref, one.numbers, one.aside) for one in because.candidates] == [
        ("seat:0", (3, 0, 1), None),
        ("seat:1", (2, 0, 2), "TY-3.3"),
    ]
    assert (because.taken, because.decided) == ("seat:0", "TY-3.3")
    assert question.refusals == {"seat:1": "TY-3.3"}


def test_between_equals_a_person_is_asked_with_all_that_is_left() -> None:
    """Given one grudge against each, then whoever begins the round says whom the giant robs."""
    match = stashing()
    match.answer(1, match.pending[0].options[0])
    match.run_on()

    (question,) = match.pending
    assert (question.seat, question.prompt, question.options) == (0, "arbiter", ("seat:0", "seat:1"))
    assert match.view(0)["ask"]["because"]["taken"] is None
    assert "because" not in match.view(1)["asked"][0]
    match.answer(0, "seat:1")
    assert match.automatic is not None
    assert match.automatic.about == {"victim": "seat:1"}


def test_a_stashed_card_is_taken_back_with_what_the_giant_did() -> None:
    match = stashing()
    before = match.view(1)
    match.answer(1, match.pending[0].options[0])
    told = match.run_on()
    assert match.undoable == (1, 2)

    undone = match.undo(1)

    assert undone.entries == 4
    assert undone.events == 1 + sum(map(len, told))
    assert {**match.view(1), "seq": before["seq"]} == before


def test_the_giant_has_a_rank_and_a_score() -> None:
    match = Match.new(TOY, 2, 4, {"giant": True})
    while match.pending:
        match.answer(match.pending[0].seat, match.pending[0].options[0])

    assert match.outcome is not None
    assert (len(match.outcome.ranks), len(match.outcome.scores)) == (2, 2)
