"""The odds of a combat are exact, and nobody does better by another choice of dice."""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from meadhall.games.reavers.odds import FACES, best_reroll, chance_after, chance_before, rerolls, throw


@cache
def tried(faces: tuple[int, ...], defence: int, favor: int) -> Fraction:
    """The chance by trying everything: each set of dice, each roll of them."""
    if sum(faces) >= defence:
        return Fraction(1)
    if not favor:
        return Fraction(0)
    picks = (pick for pick in product((False, True), repeat=len(faces)) if any(pick))
    return max(rerolled(faces, pick, defence, favor) for pick in picks)


def rerolled(faces: tuple[int, ...], pick: tuple[bool, ...], defence: int, favor: int) -> Fraction:
    """The chance if these dice are picked for the next reroll."""
    kept = tuple(face for face, picked in zip(faces, pick, strict=True) if not picked)
    rolls = list(product(FACES, repeat=sum(pick)))
    return sum((tried(tuple(sorted(kept + roll)), defence, favor - 1) for roll in rolls), Fraction(0)) / len(rolls)


@pytest.mark.parametrize("favor", [0, 1, 2])
@pytest.mark.parametrize("defence", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_chances_are_those_of_trying_everything(dice: int, defence: int, favor: int) -> None:
    rolls = list(product(FACES, repeat=dice))
    chances = [tried(tuple(sorted(roll)), defence, favor) for roll in rolls]
    assert chance_before(dice, defence, favor) == sum(chances, Fraction(0)) / len(rolls)
    assert [chance_after(roll, defence, favor) for roll in rolls] == chances


@pytest.mark.parametrize("defence", [2, 3, 4, 5])
def test_the_best_reroll_wins_as_often_as_any(defence: int) -> None:
    for faces in (roll for roll in product(sorted(set(FACES)), repeat=3) if sum(roll) < defence):
        picked = Counter(best_reroll(faces, defence, 2))
        assert picked
        pick = tuple(faces[:k].count(face) < picked[face] for k, face in enumerate(faces))
        assert rerolled(faces, pick, defence, 2) == tried(tuple(sorted(faces)), defence, 2)


def test_without_dice_nothing_is_won() -> None:
    assert chance_before(0, 1, 3) == 0


def test_many_dice_and_much_favor_take_no_time() -> None:
    assert 0 < chance_before(24, 6, 12) < 1


def test_keeping_is_not_always_better() -> None:
    """Given 1 and 1 against 3, a 2 for one of them comes once in six; both rolled again win 7 times in 36.

    With a third die that shows nothing there is more to gain from keeping both.
    """
    assert best_reroll((1, 1), 3, 1) == (1, 1)
    assert chance_after((1, 1), 3, 1) == Fraction(7, 36)
    assert best_reroll((0, 1, 1), 3, 1) == (0,)
    assert chance_after((0, 1, 1), 3, 1) == Fraction(4, 6)


def test_even_without_hope_a_die_is_picked() -> None:
    """Given a 1 against 4, no reroll wins; whoever pays for one still rolls at least one die again (RM-20.15)."""
    assert chance_after((1,), 4, 3) == 0
    assert best_reroll((1,), 4, 3) == (1,)
    assert rerolls((1,), 4, 3) == [(1,)]
    assert len(best_reroll((1, 2), 9, 1)) == 1


@pytest.mark.parametrize("defence", [4, 5, 6])
def test_the_order_of_the_dice_does_not_matter(defence: int) -> None:
    """Whichever way the dice lie, the same choices are named, and none of them twice."""
    for faces in (roll for roll in product(sorted(set(FACES)), repeat=4) if sum(roll) < defence):
        choices = rerolls(faces, defence, 1, most=4)
        assert choices == rerolls(tuple(sorted(faces)), defence, 1, most=4)
        assert len(set(choices)) == len(choices)


def test_a_throw_by_itself() -> None:
    """Given 1, 1, 1, 0, 0 against 5: two twos, or a one and a two, or two ones are enough."""
    won, one_short, further = throw((1, 1, 1, 0, 0), (0, 0), 5)
    assert won + one_short + further == 1
    enough = sum(a + b >= 2 for a in FACES for b in FACES)
    assert won == Fraction(enough, 36)
    assert further == Fraction(sum(a + b == 0 for a in FACES for b in FACES), 36)
    assert tuple(map(float, throw((0,), (0,), 4))) == (0, 0, 1), "one die is never one short of 4"
    assert throw((0,), (0,), 1)[:2] == (Fraction(4, 6), Fraction(2, 6))
    assert rerolls((1, 1, 1, 0, 0), 5, 1)[0] == (0, 0)
    assert len(rerolls((1, 1, 1, 0, 0), 5, 1)) == 2
