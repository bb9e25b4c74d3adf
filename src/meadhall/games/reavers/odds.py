"""How likely a combat is won: exactly, and by whoever picks the best dice for every reroll (RM-20.10 to RM-20.17).

Nothing in the rules asks for it; tables, bots and those who learn do. A combat die that shows nothing is rerolled
without a thought, so a position is what the others show, how many dice there are, and for how many rerolls there is
Favor.
"""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple

from .content import CONTENT

FACES = CONTENT.dice.combat.faces
CHANCES = {face: Fraction(count, len(FACES)) for face, count in sorted(Counter(FACES).items())}
"""The numbers of successes that a combat die can show, and how likely each is."""

Shown = tuple[int, ...]
"""What dice show, from the smallest number up; those with nothing are left out."""


def chance_before(dice: int, defence: int, favor: int) -> Fraction:
    """How likely so many combat dice win against a defence, with Favor for so many rerolls."""
    return _roll(dice, (), defence, favor)


def chance_after(faces: tuple[int, ...], defence: int, favor: int) -> Fraction:
    """How likely the combat is still won when the dice show this."""
    return _chance(len(faces), _shown(faces), defence, favor)


def best_reroll(faces: tuple[int, ...], defence: int, favor: int) -> tuple[int, ...]:
    """What the dice show that should be rerolled for the next Favor: no choice of others wins more often."""
    return rerolls(faces, defence, favor, most=1)[0]


class Thrown(NamedTuple):
    """How a single throw may end: won, one success short, or further short."""

    won: Fraction
    one_short: Fraction
    further: Fraction


def throw(faces: tuple[int, ...], picked: tuple[int, ...], defence: int) -> Thrown:
    """What throwing some of the dice again brings by itself, whatever follows."""
    missing = defence - sum(faces) + sum(picked)
    likely = dict[int, Fraction]()
    for new, chance in _short(len(picked), missing):
        likely[missing - sum(new)] = likely.get(missing - sum(new), Fraction(0)) + chance
    one = likely.pop(1, Fraction(0))
    further = sum(likely.values(), Fraction(0))
    return Thrown(1 - one - further, one, further)


def rerolls(faces: tuple[int, ...], defence: int, favor: int, most: int = 2) -> list[tuple[int, ...]]:
    """What one may sensibly pick for the next Favor, the best choice first."""
    shown, dice = _shown(faces), len(faces)
    kept = sorted(_keepings(shown, dice), key=lambda k: (-_roll(dice - len(k), k, defence, favor - 1), -len(k), k))
    return [tuple(sorted((Counter(faces) - Counter(some)).elements())) for some in kept[:most]]


@cache
def _chance(dice: int, shown: Shown, defence: int, favor: int) -> Fraction:
    if sum(shown) >= defence:
        return Fraction(1)
    if not (favor and dice):
        return Fraction(0)
    return max(_roll(dice - len(kept), kept, defence, favor - 1) for kept in _keepings(shown, dice))


@cache
def _roll(rolled: int, kept: Shown, defence: int, favor: int) -> Fraction:
    """How likely it is won if so many dice are rolled beside those that are kept."""
    ways = (
        (likely, _chance(rolled + len(kept), tuple(sorted(kept + new)), defence, favor))
        for new, likely in _short(rolled, defence - sum(kept))
    )
    short = won = Fraction(0)
    for likely, later in ways:
        short += likely
        won += likely * later
    return won + 1 - short


def _short(dice: int, missing: int) -> Iterator[tuple[Shown, Fraction]]:
    """Everything that dice can show which is less than what is missing, and how likely it is."""
    numbers = [number for number in CHANCES if number]
    for hits in range(min(dice, max(missing - 1, 0) // min(numbers, default=1)) + 1):
        for new in combinations_with_replacement(numbers, hits):
            if sum(new) >= missing:
                continue
            counts = Counter(new)
            counts[0] = dice - hits
            ways = factorial(dice) // prod(map(factorial, counts.values()))
            yield (
                new,
                ways * prod((CHANCES.get(face, Fraction(0)) ** n for face, n in counts.items()), start=Fraction(1)),
            )


def _keepings(shown: Shown, dice: int) -> set[Shown]:
    """Every choice of dice to keep while at least one is rerolled, of those with successes."""
    kept: set[Shown] = {()}
    for face in shown:
        kept |= {(*some, face) for some in kept}
    return {some for some in kept if len(some) < dice}


def _shown(faces: tuple[int, ...]) -> Shown:
    return tuple(sorted(face for face in faces if face))
