"""Imagined worlds, previews, and looking ahead."""

from collections import Counter
from collections.abc import Sequence

import pytest

from meadhall.kernel import (
    EVERYONE,
    SPECTATOR,
    Ask,
    Chance,
    Chapter,
    Form,
    Match,
    Option,
    RulesError,
    Seat,
    Together,
    begin,
    below,
    button,
    finishes,
    show,
)

from .tiny import Tiny, TinyState, choose, letters, shown_again
from .toy import TOY


def drafting(answers: int) -> Match:
    """A toy draft of three seats in which seat 1 has given some answers, and the others none."""
    match = Match.new(TOY, 3, 11)
    for _ in range(answers):
        question = next(q for q in match.pending if q.seat == 1)
        match.answer(1, question.options[0])
    return match


# ---- imagine


@pytest.mark.parametrize("answers", [0, 1, 2])
def test_a_world_is_as_far_in_a_draft_as_everybody_sees(answers: int) -> None:
    """Given a seat in the middle of its form, then in every world it is in the middle, with answers of its own."""
    match = drafting(answers)
    asked = [(q.seat, q.prompt) for q in match.pending]

    for seed in range(30):
        world = match.imagine(0, Chance(seed))
        assert [(q.seat, q.prompt) for q in world.pending] == asked
        assert [(q.seat, q.prompt) for q in world.imagine(2, Chance(seed)).pending] == asked


def test_what_others_chose_in_an_open_draft_is_chosen_anew() -> None:
    match = drafting(2)

    def kept(seed: int) -> tuple[str, ...]:
        world = match.imagine(0, Chance(seed))
        while world.pending and world.pending[0].prompt.startswith("pick"):
            world.answer(world.pending[0].seat, world.pending[0].options[0])
        return tuple(world.state.faces[t] for t in world.state.hands[1][:2])

    assert len({kept(seed) for seed in range(40)}) > 4


def test_what_one_chose_oneself_stays() -> None:
    match = drafting(1)
    own = match.state.packs[1]

    for seed in range(20):
        world = match.imagine(1, Chance(seed))
        assert [world.state.faces[t] for t in own] == [match.state.faces[t] for t in own]
        assert next(q for q in world.pending if q.seat == 1).prompt == "pick_again"


def test_a_world_keeps_what_the_audience_knows_and_deals_the_rest() -> None:
    match = drafting(0)
    worlds = [match.imagine(0, Chance(seed)) for seed in range(60)]
    own, other = (
        Counter(tuple(world.state.faces[t] for t in match.state.packs[seat]) for world in worlds) for seat in (0, 1)
    )

    assert own == {tuple(match.state.faces[t] for t in match.state.packs[0]): 60}
    assert len(other) > 20
    assert match.imagine(SPECTATOR, Chance(1)).state.faces != match.state.faces


def test_in_a_world_others_imagine_from_what_they_see_there() -> None:
    """Given seat 0's idea of seat 1's cards, when seat 1 imagines in that world, then it keeps those cards."""
    match = drafting(0)
    world = match.imagine(0, Chance(4))
    held = [world.state.faces[t] for t in world.state.packs[1]]
    assert held != [match.state.faces[t] for t in match.state.packs[1]]

    for seed in range(10):
        deeper = world.imagine(1, Chance(seed))
        assert [deeper.state.faces[t] for t in deeper.state.packs[1]] == held


def test_after_the_end_nothing_is_left_to_imagine() -> None:
    match = drafting(0)

    assert match.imagine(EVERYONE, Chance(1)).state.faces == match.state.faces


def test_a_world_has_luck_of_its_own() -> None:
    match = Match.new(Tiny(roll, choose), 1, 1)

    def rolled(seed: int) -> object:
        world = match.imagine(0, Chance(seed))
        world.answer(0, "do:a")
        return world.state.log[0]

    assert len({rolled(seed) for seed in range(40)}) == 6


def test_a_world_does_not_know_scripted_luck_to_come() -> None:
    match = Match.new(Tiny(roll, choose), 1, 1, luck=[4])
    world = match.imagine(0, Chance(2))
    world.answer(0, "do:a")

    assert world.state.log != [4]


def test_play_in_a_world_touches_neither_the_match_nor_its_copies() -> None:
    match = drafting(0)
    before = match.snapshot()
    world = match.imagine(0, Chance(3))
    twin = world.fork()
    faces = list(twin.state.faces)

    while world.pending:
        question = world.pending[0]
        world.answer(question.seat, question.options[0])

    assert world.over
    assert world.outcome is not None
    assert match.snapshot() == before
    assert twin.state.faces == faces
    assert [q.prompt for q in twin.pending] == ["pick", "pick", "pick"]


def test_a_bare_world_cannot_be_imagined_otherwise() -> None:
    world = drafting(0).imagine(0, Chance(3)).fork(bare=True)

    with pytest.raises(RulesError, match="nobody can imagine it"):
        world.imagine(0, Chance(1))


def only_ash(s: TinyState, seat: Seat) -> Sequence[Option]:
    return [Option("do:a", 1)] if any(s.faces[t] == "ash" for t in s.hands[seat]) else []


def hold_ash(s: TinyState) -> Chapter:
    s.hands[1] = [s.pile.pop(0)]
    show(s, s.hands[1], 1)
    yield Ask(1, "choose", only_ash)


def test_a_deal_that_leaves_somebody_without_an_option_is_drawn_again() -> None:
    match = Match.new(Tiny(hold_ash), 2, 1)

    for seed in range(20):
        world = match.imagine(0, Chance(seed))
        assert world.pending[0].options == ("do:a",)


def hold_four(s: TinyState) -> Chapter:
    """Asks for what can be only if the truth is known: a fault of the rules."""
    s.log.append(next(t for t in s.pile if s.faces[t] == "ash"))
    yield Ask(1, "choose", ash_in_its_place)


def ash_in_its_place(s: TinyState, seat: Seat) -> Sequence[Option]:
    in_order = ["ash", "birch", "cedar", "dogwood", "elm", "fir"]
    return [Option("do:a", 1)] if s.faces == in_order else []


def test_a_world_never_falls_back_to_the_truth() -> None:
    match = Match.new(Tiny(hold_four), 2, 1)

    with pytest.raises(RulesError, match="leaves everybody an option"):
        match.imagine(0, Chance(1))


def several(s: TinyState, seat: Seat) -> Form:
    """Points at letters until it has had enough."""
    chosen: list[int] = []
    while (letter := (yield Ask(seat, "choose", (*letters(s, seat), button("done"))))) != "done":
        chosen.append(letter)
    return chosen


def all_several(s: TinyState) -> Chapter:
    chosen = yield Together(dict.fromkeys(range(s.seats), (several,)))
    s.log += chosen.values()


@pytest.mark.parametrize("refs", [["do:a"], ["do:a", "do:b", "do:a"], ["do:done"], ["do:b", "do:b", "do:done"]])
def test_a_form_of_any_length_is_as_long_in_every_world(refs: list[str]) -> None:
    """Everybody sees how often a seat has answered and whether it is done; not what."""
    match = Match.new(Tiny(all_several), 2, 1)
    for ref in refs:
        match.answer(1, ref)
    asked = [q.seat for q in match.pending]

    for seed in range(20):
        world = match.imagine(0, Chance(seed))
        assert [q.seat for q in world.pending] == asked
        trail = [step for step in world._engine.segment.trail if getattr(step, "seat", None) == 1]
        assert len(trail) == len(refs)


# ---- preview


def roll(s: TinyState) -> Chapter:
    yield Ask(0, "choose", letters)
    s.log.append(below(s, 6))


def reveal(s: TinyState) -> Chapter:
    s.log.append((yield Ask(0, "choose", letters)))
    show(s, s.pile[:1], 1)
    s.log.append("shown")


def reveal_known(s: TinyState) -> Chapter:
    show(s, s.pile[:1], EVERYONE)
    yield Ask(0, "choose", letters)
    show(s, s.pile[:1], 1)
    s.log.append("nothing new")


def both(s: TinyState) -> Chapter:
    both = yield Together({0: Ask(0, "choose", letters), 1: Ask(1, "choose", letters)})
    s.log += both.values()


def test_a_preview_shows_what_would_follow() -> None:
    match = Match.new(Tiny(choose, choose), 1)

    view, barrier = match.preview(0, "do:b", 0, Chance(1))

    assert barrier is None
    assert view["table"]["log"] == [2]
    assert match.state.log == []


def test_a_preview_stops_where_chance_would_speak() -> None:
    view, barrier = Match.new(Tiny(roll, choose), 1).preview(0, "do:a", 0, Chance(1))

    assert barrier == "chance"
    assert view["table"]["log"] == []


def test_a_preview_stops_where_somebody_would_learn_something() -> None:
    view, barrier = Match.new(Tiny(reveal, choose), 2).preview(0, "do:a", 0, Chance(1))

    assert barrier == "knowledge"
    assert view["table"]["log"] == [1]


def test_a_preview_goes_on_where_nobody_learns_anything_new() -> None:
    view, barrier = Match.new(Tiny(reveal_known, choose), 2).preview(0, "do:a", 0, Chance(1))

    assert barrier is None
    assert view["table"]["log"] == ["nothing new"]


@pytest.mark.parametrize(
    ("knowing", "to", "places"),
    [
        ((0,), (0, 1), [0]),
        ((1,), (0, 1), [0]),
        ((0, 2), (0, 1, 2), [0]),
        ((0, 1, 2), (EVERYONE,), [0]),  # the spectators do not know it
        ((0, SPECTATOR), (EVERYONE,), [0]),
        ((0, 1), (0, 1), [0, 1]),  # both know the first of the two, and neither the second
        ((0, 1), (0, 1), [1, 0]),
    ],
)
def test_a_preview_stops_where_one_of_several_would_learn_something(
    knowing: tuple[int, ...], to: tuple[int, ...], places: list[int]
) -> None:
    match = Match.new(Tiny(shown_again(knowing, to, places), choose), 3)
    world = match.imagine(0, Chance(1))
    minds = [list(mind) for mind in world.state.minds]

    view, barrier = world.preview(0, "do:a", 0)

    assert barrier == "knowledge"
    assert view["table"]["log"] == []
    assert world.state.minds == minds


@pytest.mark.parametrize(
    ("knowing", "to"),
    [((0,), (0,)), ((0, 1), (1,)), ((0, 1), (0, 1)), ((2, SPECTATOR), (SPECTATOR, 2)), ((EVERYONE,), (EVERYONE,))],
)
def test_a_preview_goes_on_where_only_those_who_are_not_shown_it_would_learn(
    knowing: tuple[int, ...], to: tuple[int, ...]
) -> None:
    match = Match.new(Tiny(shown_again(knowing, to), choose), 3)

    view, barrier = match.preview(0, "do:a", 0, Chance(1))

    assert barrier is None
    assert view["table"]["log"] == ["shown"]


def test_a_preview_stops_for_the_last_card_of_a_set_only_if_it_is_not_told_by_the_others() -> None:
    """Given five of six runes seen, then the last one is no news; given four, it is."""

    def told(seen: int) -> str | None:
        def show_the_last(s: TinyState) -> Chapter:
            show(s, s.pile[:seen], EVERYONE)
            yield Ask(0, "choose", letters)
            show(s, s.pile[-1:], EVERYONE)

        return Match.new(Tiny(show_the_last, choose), 2).preview(0, "do:a", 0, Chance(1))[1]

    assert (told(5), told(4)) == (None, "knowledge")


def test_a_preview_does_not_open_what_others_chose_in_secret() -> None:
    match = Match.new(Tiny(both, choose), 2)
    match.answer(1, "do:b")

    view, barrier = match.preview(0, "do:a", 0, Chance(1))

    assert barrier == "knowledge"
    assert view["table"]["log"] == []
    assert view["outcome"] is None


# ---- finishes


def dead_end(s: TinyState, seat: Seat) -> Sequence[Option]:
    """After an a there is no second letter."""
    return [] if s.log[-1] == 1 else letters(s, seat)


def two_letters(s: TinyState) -> Chapter:
    s.log.append((yield Ask(0, "choose", letters)))
    s.log.append((yield Ask(0, "choose", dead_end)))


def to_the_next(s: TinyState) -> Chapter:
    yield Ask(0, "choose", letters)
    begin(s, choose)


def test_a_chapter_finishes_if_one_way_through_it_does() -> None:
    match = Match.new(Tiny(two_letters), 1)

    assert finishes(match)
    dead = match.fork()
    dead.answer(0, "do:a")
    assert not finishes(dead)
    alive = match.fork()
    alive.answer(0, "do:b")
    assert finishes(alive)
    assert match.state.log == []


def test_a_chapter_finishes_where_the_next_begins() -> None:
    assert finishes(Match.new(Tiny(to_the_next, later=[choose]), 1))


def test_a_match_that_is_over_is_finished() -> None:
    match = Match.new(Tiny(choose), 1)
    match.answer(0, "do:a")

    assert finishes(match)
