"""Chance: scripted, kept, replayed, and the same on every day."""

from collections import Counter

import pytest

from meadhall.kernel import Ask, Chance, Chapter, Match, RulesError, below, shuffle
from meadhall.kernel.chance import key_from

from .tiny import Tiny, TinyState, letters


def roll(s: TinyState) -> Chapter:
    s.log.append(below(s, 6))
    yield Ask(0, "choose", letters)
    s.log.append(below(s, 6))


def mix(s: TinyState) -> Chapter:
    shuffle(s, s.pile)
    yield Ask(0, "choose", letters)


def test_luck_can_be_scripted() -> None:
    """Given a script of two rolls, then both come as written, and the record keeps them."""
    match = Match.new(Tiny(roll), 1, luck=[3, 5])
    match.answer(0, "do:a")

    assert match.state.log == [3, 5]
    assert [entry.luck for entry in match.entries] == [[3], [5]]


def test_after_the_script_chance_goes_on_by_itself() -> None:
    """Given a script of one roll, then the second is what the seed makes it, as if nothing had been scripted."""
    for seed in range(8):
        scripted, free = Match.new(Tiny(roll), 1, seed, luck=[3]), Match.new(Tiny(roll), 1, seed)
        for match in (scripted, free):
            match.answer(0, "do:a")

        assert scripted.state.log == [3, free.state.log[1]]


def test_a_shuffle_can_be_scripted() -> None:
    match = Match.new(Tiny(mix), 1, luck=[[5, 4, 3, 2, 1, 0]])

    assert match.state.pile == [5, 4, 3, 2, 1, 0]


@pytest.mark.parametrize("outcome", [6, -1, "six", [1]])
def test_a_script_that_cannot_be_is_refused(outcome: object) -> None:
    with pytest.raises(RulesError, match="where a number below 6 is drawn"):
        Match.new(Tiny(roll), 1, luck=[outcome])


@pytest.mark.parametrize("order", [[0, 1], [0, 0, 1, 2, 3, 4], 3, [0, 1, "2", None, 4, 5]])
def test_a_scripted_shuffle_that_loses_a_token_is_refused(order: object) -> None:
    with pytest.raises(RulesError, match="where 6 tokens are shuffled"):
        Match.new(Tiny(mix), 1, luck=[order])


def test_a_die_is_even() -> None:
    rolls = Counter(Match.new(Tiny(roll), 1, seed, bare=True).state.log[0] for seed in range(3000))

    assert sorted(rolls) == [0, 1, 2, 3, 4, 5]
    assert all(abs(count - 500) < 120 for count in rolls.values())


def test_a_shuffle_is_even() -> None:
    first = Counter(Match.new(Tiny(mix), 1, seed, bare=True).state.pile[0] for seed in range(3000))

    assert all(abs(first[token] - 500) < 120 for token in range(6))


def test_a_seed_means_the_same_on_every_day() -> None:
    """The key of a seed and the first rolls are written down here: they must never change, records name seeds."""
    assert key_from(7).hex() == "7b9423114796f409e653bcade2f3b491"
    assert [Match.new(Tiny(roll), 1, seed).state.log[0] for seed in range(8)] == [3, 3, 3, 0, 0, 4, 4, 1]


def test_chance_outside_a_match_has_a_seed_too() -> None:
    one, other = Chance("a"), Chance("a")

    assert [one.below(100) for _ in range(20)] == [other.below(100) for _ in range(20)]
    assert one.key() == other.key() != Chance("b").key()


def test_a_state_without_a_match_has_no_chance() -> None:
    state = Tiny(roll).setup(1, None)

    with pytest.raises(RulesError, match="belongs to no match"):
        below(state, 6)
