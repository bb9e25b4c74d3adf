"""A puzzle being solved: everything legal is offered, a wrong decision is answered, and the board goes back."""

import pytest

from meadhall.kernel import CannotUndo, Match, MeadhallError
from meadhall.puzzles import ATTEMPTS, Attempt, Puzzle, Tally, laid, puzzles_of
from meadhall.puzzles.book import answers_in

LAND = next(puzzle for puzzle in puzzles_of("ragnarocks") if puzzle.worth.measure == "result")
CARD = next(puzzle for puzzle in puzzles_of("bloodrage") if puzzle.kind == "odds")
DICE = next(puzzle for puzzle in puzzles_of("reavers") if puzzle.kind == "reroll")
EACH = [LAND, CARD, DICE, puzzles_of("lords")[0]]


def wrong(attempt: Attempt) -> None:
    """Decides as it is not in the solution: with the first or the last thing that is offered each time."""
    while attempt.verdict == "open":
        assert attempt.question is not None
        options = attempt.question.options
        so_far = len(attempt.own)
        leads = {way[so_far] for way in attempt.puzzle.ways if way[:so_far] == attempt.own}
        attempt.point(next((ref for ref in options if ref not in leads), options[0]))


def right(attempt: Attempt) -> None:
    """Decides as the solution says."""
    for ref in attempt.puzzle.ways[0]:
        attempt.point(ref)


@pytest.mark.parametrize("puzzle", EACH, ids=lambda puzzle: puzzle.id)
def test_everything_legal_is_offered(puzzle: Puzzle) -> None:
    attempt = Attempt(puzzle)
    assert attempt.question is not None
    assert attempt.question.options == laid(puzzle).question(puzzle.seat).options
    assert (attempt.stage, attempt.left, attempt.verdict) == ("trying", ATTEMPTS, "open")


@pytest.mark.parametrize("puzzle", EACH, ids=lambda puzzle: puzzle.id)
def test_the_right_decision_solves_it_in_every_order(puzzle: Puzzle) -> None:
    for way in puzzle.ways:
        attempt = Attempt(puzzle)
        for ref in way:
            assert attempt.verdict == "open"
            attempt.point(ref)
        assert (attempt.verdict, attempt.stage, attempt.solved_in) == ("right", "solved", 1)
        assert attempt.question is None


@pytest.mark.parametrize("puzzle", EACH, ids=lambda puzzle: puzzle.id)
def test_a_wrong_decision_is_answered_and_the_board_goes_back(puzzle: Puzzle) -> None:
    """Given a wrong decision, when it is answered, then the reason has a text, and the board lies as it did."""
    attempt = Attempt(puzzle)
    before = attempt.match.view(puzzle.seat)
    wrong(attempt)
    assert (attempt.verdict, attempt.stage, attempt.left) == ("wrong", "wrong", ATTEMPTS - 1)
    reply = attempt.reply()
    attempt.play(reply)
    assert attempt.verdict == "wrong"
    for texts in attempt.book.texts.values():
        assert texts(reply.reason.id, **reply.reason.about)
        assert not texts.lacking(reply.reason.id, **reply.reason.about)
    missed = attempt.own
    attempt.back()
    assert attempt.match.view(puzzle.seat) == before
    assert attempt.tally.missed == (missed,)
    right(attempt)
    assert attempt.solved_in == 2


def test_the_reply_of_the_land_is_played_by_the_other_side() -> None:
    attempt = Attempt(LAND)
    wrong(attempt)
    reply = attempt.reply()
    assert {answer.seat for answer in reply.answers} <= {1 - LAND.seat}
    attempt.play(reply)
    assert attempt.replied == bool(reply.answers)


def test_a_reason_does_not_give_the_answer_away() -> None:
    attempt = Attempt(CARD)
    wrong(attempt)
    assert CARD.ways[0][0] not in attempt.reply().reason.about.values()


def test_what_was_pointed_at_can_be_taken_back_but_not_the_board() -> None:
    attempt = Attempt(LAND)
    with pytest.raises(CannotUndo, match="was laid"):
        attempt.take_back()
    assert attempt.question is not None
    attempt.point(attempt.question.options[0])
    attempt.take_back()
    assert attempt.own == ()
    with pytest.raises(CannotUndo, match="was laid"):
        attempt.take_back()


def test_hints_cost_attempts_and_the_last_one_is_kept() -> None:
    """Given three attempts, when two hints are asked for, then one is left, and there is no third hint."""
    attempt = Attempt(LAND)
    first, second = attempt.hint(), attempt.hint()
    assert first.lit == (LAND.ways[0][0],)
    assert LAND.ways[0][1] in second.lit
    assert attempt.left == 1
    with pytest.raises(MeadhallError, match="no hint"):
        attempt.hint()
    assert attempt.hints == (first, second)
    right(attempt)
    assert attempt.solved_in == 3


@pytest.mark.parametrize("puzzle", EACH, ids=lambda puzzle: puzzle.id)
def test_hints_lead_to_the_solution(puzzle: Puzzle) -> None:
    attempt = Attempt(puzzle)
    for hint in (attempt.hint(), attempt.hint()):
        assert hint.lit
        assert set(hint.lit) & set(puzzle.ways[0])
        assert all(texts(hint.said.id, **hint.said.about) for texts in attempt.book.texts.values())


def test_three_misses_use_it_up() -> None:
    attempt = Attempt(CARD)
    for number in range(ATTEMPTS):
        wrong(attempt)
        if number < ATTEMPTS - 1:
            attempt.back()
    assert (attempt.stage, attempt.left, attempt.solved_in) == ("failed", 0, None)
    assert attempt.question is None


def test_giving_up_shows_the_line() -> None:
    attempt = Attempt(LAND)
    attempt.give_up()
    assert attempt.stage == "failed"
    assert [answer.ref for answer in attempt.line[: len(LAND.ways[0])]] == list(LAND.ways[0])
    assert attempt.walk().seq == len(LAND.board) + len(attempt.line)
    assert attempt.walk(1).seq == len(LAND.board) + 1


def test_who_has_solved_it_cannot_give_up() -> None:
    attempt = Attempt(CARD)
    right(attempt)
    with pytest.raises(MeadhallError, match="solved already"):
        attempt.give_up()


@pytest.mark.parametrize("puzzle", EACH, ids=lambda puzzle: puzzle.id)
def test_match_and_tally_are_the_place(puzzle: Puzzle) -> None:
    """Given a snapshot with its entries and the tally, when they are loaded, then one is where one was."""
    attempt = Attempt(puzzle)
    wrong(attempt)
    attempt.back()
    attempt.hint()
    assert attempt.question is not None
    attempt.point(attempt.question.options[0])
    match = Match.load(attempt.match.snapshot(), attempt.match.entries)
    again = Attempt(puzzle, match, Tally(attempt.tally.missed, attempt.tally.hints))
    assert (again.own, again.used, again.verdict, again.hints) == (
        attempt.own,
        attempt.used,
        attempt.verdict,
        attempt.hints,
    )


def test_the_rest_of_the_match_can_be_replayed() -> None:
    match = laid(LAND)
    for answer in answers_in(LAND.origin.rest):
        match.answer(answer.seat, answer.ref)
    assert match.over
