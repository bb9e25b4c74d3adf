"""Which dice to roll again: every choice of them, with how likely the combat is then won (RM-20.13 to RM-20.17)."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, permutations, product
from math import prod

from meadhall.kernel import Match, Ref, Seat

from ..combat import COMBAT_REFS, ROLL
from ..odds import CHANCES, chance_after
from ..state import State, fight

Faces = tuple[int, ...]


def faces_of(match: Match) -> Faces:
    """What the dice of the combat show, the smallest number of successes first."""
    return tuple(face for face, n in enumerate(fight(match.state).shown) for _ in range(n))


def chances(match: Match, seat: Seat) -> dict[Faces, Fraction]:
    """How likely the combat is won for every choice of dice, when the Favor for them is paid."""
    s: State = match.state
    faces, favor, defence = faces_of(match), s.players[seat].favor, fight(s).defence
    picks = {pick for count in range(1, len(faces) + 1) for pick in combinations(faces, count)}
    return {pick: _after(faces, pick, defence, favor) for pick in sorted(picks)}


def _after(faces: Faces, picked: Faces, defence: int, favor: int) -> Fraction:
    """The chance over everything that the picked dice can show; later rerolls are the best ones."""
    kept = tuple((Counter(faces) - Counter(picked)).elements())
    return sum(
        (
            prod((CHANCES[face] for face in rolled), start=Fraction(1)) * chance_after((*kept, *rolled), defence, favor)
            for rolled in product(CHANCES, repeat=len(picked))
        ),
        start=Fraction(0),
    )


def ways(match: Match, seat: Seat, picked: Faces) -> Iterator[tuple[Ref, ...]]:
    """In which order the dice can be pointed at; what the rules do by themselves is not pointed at."""
    for order in sorted(set(permutations(picked))):
        twin, way = match.fork(), list[Ref]()
        for ref in (*(COMBAT_REFS[face] for face in order), ROLL.ref):
            s: State = twin.state
            if s.combat is None or not s.combat.again:
                break  # no die was left to pick, so they were rolled
            twin.answer(seat, ref)
            way.append(ref)
        yield tuple(way)


def picked_of(way: tuple[Ref, ...]) -> Faces:
    """The dice that a decision picks."""
    return tuple(sorted(COMBAT_REFS.index(ref) for ref in way if ref != ROLL.ref))
