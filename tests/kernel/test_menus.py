"""Menus in the toy: free actions beside a decision, as many as the title allows, and the decision is asked anew."""

from meadhall import Match
from meadhall.kernel import Chance, Question, Record

from .test_automata import lap_of
from .toy import TOY


def lapping(seats: int = 2, seed: int = 1) -> Match:
    """The toy when its first seat is asked for an action."""
    match = Match.new(TOY, seats, seed)
    lap_of(match, 0)
    return match


def free(question: Question) -> list[str]:
    """The free actions that are offered."""
    return [ref for ref in question.options if ref.startswith("front>")]


def test_free_actions_stand_beside_the_decision() -> None:
    match = lapping()

    (question,) = match.pending
    assert "do:pass" in question.options
    assert free(question)
    assert all(option.secret == option.ref.startswith("front>") for option in question.choices)


def test_after_a_free_action_the_decision_is_asked_anew() -> None:
    match = lapping()
    hand = list(match.state.hands[0])
    ref = free(match.pending[0])[0]

    (told,) = match.answer(0, ref)

    assert (match.pending[0].seat, match.pending[0].prompt) == (0, "act")
    assert f"front>card:{match.state.faces[match.state.hands[0][0]]}" == ref
    assert hand != match.state.hands[0]
    assert sorted(hand) == sorted(match.state.hands[0])
    assert (told.seen_by(0)["card"], told.seen_by(1)["card"]) == (ref.partition(">")[2], "hidden")


def test_there_are_so_many_at_most_between_two_decisions() -> None:
    match = lapping()
    for _ in range(TOY.most_free):
        match.answer(0, free(match.pending[0])[0])

    assert free(match.pending[0]) == []
    match.answer(0, "do:pass")
    lap_of(match, 1)
    assert free(match.pending[0])  # it is counted anew for each decision


def test_free_actions_are_taken_back_one_by_one() -> None:
    match = lapping()
    before = match.view(0)
    for _ in range(2):
        match.answer(0, free(match.pending[0])[0])
    match.answer(0, "do:pass")
    assert match.undoable == (0, 3)

    for _ in range(3):
        match.undo(0)

    assert match.view(0)["table"] == before["table"]
    assert match.view(0)["ask"] == before["ask"]


def test_the_running_record_names_the_action_and_not_the_card() -> None:
    match = lapping()
    ref = free(match.pending[0])[0]
    match.answer(0, ref)
    match.answer(0, "do:pass")

    assert [entry.ref for entry in match.record(0).entries[-2:]] == [ref, "do:pass"]
    assert [entry.ref for entry in match.record(1).entries[-2:]] == ["hidden", "do:pass"]


def test_matches_full_of_free_actions_end_and_replay() -> None:
    """Given somebody who takes every free action there is, then the match ends all the same."""
    match, chance, taken = Match.new(TOY, 4, 3), Chance(3), 0
    while match.pending:
        question = match.pending[0]
        options = free(question) or question.options
        taken += options != question.options
        match.answer(question.seat, options[chance.below(len(options))])

    assert taken >= 2 * TOY.most_free * 2
    Record.decode(match.record().encode()).verify()
