"""A match: beginnings, answers, what is refused, what fails, and how it ends."""

import pytest

from meadhall.kernel import (
    Ask,
    Chapter,
    Match,
    MeadhallError,
    NotOffered,
    Over,
    RulesError,
    UnknownGame,
    begin,
    below,
    chapter,
    show,
    shuffle,
    tell,
    then,
    to,
)
from meadhall.kernel.run import STEPS

from .tiny import Tiny, TinyState, choose, letters
from .toy import TOY


def choose_again(s: TinyState) -> Chapter:
    s.log.append((yield Ask(s.seats - 1, "choose", letters)))


@chapter
def forever(s: TinyState) -> None:
    begin(s, forever)


def chatter(s: TinyState) -> Chapter:
    yield Ask(0, "choose", letters)
    while True:
        tell(s, "said")


def stumble(s: TinyState) -> Chapter:
    """Changes all it can, and then fails."""
    yield Ask(0, "choose", letters)
    s.log.append("before the fall")
    s.hands[0].append(s.pile.pop())
    show(s, s.hands[0], 0)
    below(s, 6)
    tell(s, "fell")
    raise KeyError("a mistake in the rules")


def win(s: TinyState) -> Chapter:
    yield Ask(0, "choose", letters)
    then(s, to(win_now), to(choose))


@chapter
def win_now(s: TinyState) -> None:
    s.log.append("won")
    raise Over


def spoil(s: TinyState) -> Chapter:
    yield Ask(0, "choose", letters)
    s.log.append("impossible")


def stop(s: TinyState) -> Chapter:
    yield Ask(0, "choose", letters)
    next(iter([]))


# ---- beginnings


def test_the_same_seed_is_the_same_match() -> None:
    one, other = Match.new(TOY, 3, 7), Match.new(TOY, 3, 7)

    assert one.entries == other.entries
    assert one.state == other.state


def test_another_seed_is_another_match() -> None:
    assert Match.new(TOY, 3, 7).state != Match.new(TOY, 3, 8).state


def test_without_a_seed_no_two_matches_are_alike() -> None:
    assert Match.new(TOY, 3).state != Match.new(TOY, 3).state


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_game_is_not_set_up_for_too_few_or_too_many(seats: int) -> None:
    with pytest.raises(MeadhallError, match=f"toy is played by 2 to 4, not by {seats}"):
        Match.new(TOY, seats)


@pytest.mark.parametrize("options", [{"gaint": True}, {"giant": "yes"}])
def test_a_wrong_option_is_refused(options: dict[str, object]) -> None:
    with pytest.raises(MeadhallError, match="An option of toy is wrong"):
        Match.new(TOY, 2, options=options)


def test_a_game_nobody_knows_is_not_found() -> None:
    with pytest.raises(UnknownGame, match="There is no game 'hnefatafl' in the hall"):
        Match.new("hnefatafl", 2)


def test_what_the_setup_told_is_kept() -> None:
    assert [event.kind for event in Match.new(TOY, 2, 1).opening] == ["reshuffled", "dealt"]


# ---- answering


def test_an_answer_goes_to_the_chapter_as_its_value() -> None:
    match = Match.new(Tiny(choose, choose_again), 2)

    match.answer(0, "do:b")

    assert match.state.log == [2]
    assert match.seq == 1
    assert [question.seat for question in match.pending] == [1]


def test_what_is_not_on_the_list_is_not_offered() -> None:
    match = Match.new(Tiny(choose), 1)

    with pytest.raises(NotOffered, match="Seat 0 may not point at do:z: it is not on the list") as refused:
        match.answer(0, "do:z")

    assert refused.value.clause is None
    assert (match.seq, match.state.log) == (0, [])


def test_what_the_rules_forbid_is_refused_with_its_clause() -> None:
    match = Match.new(Tiny(choose), 1)

    with pytest.raises(NotOffered, match=r"the rules forbid it \(TY-1.2\)") as refused:
        match.answer(0, "do:c")

    assert refused.value.clause == "TY-1.2"


def test_a_seat_that_is_not_asked_may_not_answer() -> None:
    with pytest.raises(NotOffered, match="that seat is not asked now"):
        Match.new(Tiny(choose), 2).answer(1, "do:a")


def test_nobody_answers_after_the_end() -> None:
    match = Match.new(Tiny(choose), 1)
    match.answer(0, "do:a")

    assert match.over
    with pytest.raises(NotOffered, match="the match is over"):
        match.answer(0, "do:a")


def test_a_question_shows_itself() -> None:
    question = Match.new(Tiny(choose), 1).pending[0]

    assert repr(question) == "Question(seat=0, prompt='choose', options=('do:a', 'do:b'))"
    assert question.clauses == ("TY-1.1",)
    assert question.refusals == {"do:c": "TY-1.2"}


# ---- failing


def test_rules_that_fail_leave_the_match_as_it_was() -> None:
    """Given rules that write, draw, show and tell before they fail, then none of it is left."""
    match = Match.new(Tiny(choose, stumble), 1, 3)
    match.answer(0, "do:a")
    before = (match.snapshot(), match.view(0), list(match.entries), match.undoable)

    with pytest.raises(KeyError):
        match.answer(0, "do:a")

    assert (match.snapshot(), match.view(0), match.entries, match.undoable) == before
    with pytest.raises(KeyError):  # and it fails again in the same way
        match.answer(0, "do:b")
    match.undo(0)
    assert match.state.log == []


def test_an_end_that_does_not_add_up_is_no_end() -> None:
    match = Match.new(Tiny(spoil), 1)

    with pytest.raises(MeadhallError, match="something impossible"):
        match.answer(0, "do:a")

    assert not match.over
    assert match.state.log == []


def test_a_chapter_that_begins_itself_for_ever_is_stopped() -> None:
    with pytest.raises(RulesError, match="go on and on"):
        Match.new(Tiny(forever), 1)


def test_a_chapter_that_never_stops_telling_is_stopped() -> None:
    match = Match.new(Tiny(chatter), 1)

    with pytest.raises(RulesError, match="go on and on"):
        match.answer(0, "do:a")

    assert match.seq == 0


def test_a_stop_iteration_inside_a_chapter_does_not_end_it_quietly() -> None:
    match = Match.new(Tiny(stop), 1)

    with pytest.raises(RuntimeError):
        match.answer(0, "do:a")

    assert match.seq == 0


def test_a_chapter_nobody_wrote_is_named() -> None:
    match = Match.new(Tiny(win), 1)

    with pytest.raises(RulesError, match="tiny has no chapter 'win_now'"):
        match.answer(0, "do:a")


# ---- ending


def test_an_instant_win_leaves_the_rest_unplayed() -> None:
    """Given chapters still to come, when one of them is over at once, then nobody is asked any more."""
    match = Match.new(Tiny(win, later=[choose, win_now]), 1)

    match.answer(0, "do:a")

    assert match.over
    assert match.state.log == ["won"]
    assert match.state.agenda == []
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


# ---- copies


def test_a_copy_has_the_same_luck_to_come_and_one_with_a_key_of_its_own_has_not() -> None:
    def play(match: Match) -> list[object]:
        while match.pending:
            question = match.pending[0]
            match.answer(question.seat, question.options[-1])
        return [entry.luck for entry in match.entries]

    match = Match.new(TOY, 2, 5, {"giant": True})

    assert play(match.fork()) == play(match.fork())
    assert any(play(match.fork(key=bytes([n] * 16))) != play(match.fork()) for n in range(5))


def draw_or_shuffle(s: TinyState) -> Chapter:
    for _ in range(2):
        if (yield Ask(0, "choose", letters)) == 1:
            s.log.append(below(s, 6))
        else:
            shuffle(s, s.pile)


def test_what_a_copy_draws_the_original_does_not() -> None:
    """Given a copy that rolled in the middle of a chapter, then the original may shuffle in its place."""
    match = Match.new(Tiny(draw_or_shuffle, choose), 1, 1)
    fork = match.fork()

    fork.answer(0, "do:a")
    match.answer(0, "do:b")

    assert match.state.log == []
    assert len(match.entries[-1].luck[0]) == 6
    assert fork.entries[-1].luck == fork.state.log


def test_a_simulation_keeps_nothing_and_so_cannot_be_copied_or_taken_back() -> None:
    bare = Match.new(Tiny(choose, choose), 1, bare=True)
    bare.answer(0, "do:a")

    assert bare.entries == []
    with pytest.raises(RulesError, match="cannot be copied"):
        bare.fork()
    with pytest.raises(RulesError, match="no way back"):
        bare.undo(0)
    with pytest.raises(RulesError, match="whole past"):
        bare.record()


def test_what_one_answer_takes_is_not_charged_to_the_next_in_a_simulation() -> None:
    """Given a simulation that has run nearly for ever, when somebody answers, the rules may go on as long again."""
    bare = Match.new(Tiny(choose, choose), 1, bare=True)
    bare._engine.run.steps = STEPS

    bare.answer(0, "do:a")

    assert bare._engine.run.steps < STEPS
