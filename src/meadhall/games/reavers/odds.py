"""How likely a combat is won: exact, by counting all rolls of the combat dice; in thousandths, for views."""

from functools import cache

from .pieces import COMBAT_FACES
from .state import Combat


@cache
def ways(dice: int) -> tuple[int, ...]:
    """In how many ways so many combat dice show 0, 1, 2 … successes."""
    if not dice:
        return (1,)
    fewer = ways(dice - 1)
    found = [0] * (len(fewer) + max(COMBAT_FACES))
    for successes, n in enumerate(fewer):
        for face in COMBAT_FACES:
            found[successes + face] += n
    return tuple(found)


@cache
def chance(dice: int, needed: int) -> int:
    """How many of a thousand rolls of so many dice reach what is needed."""
    found = ways(dice)
    return round(1000 * sum(found[max(needed, 0) :]) / sum(found))


def before(combat: Combat, most: int) -> list[int]:
    """The chance with as many dice as were gathered, and with each one more up to the most there can be."""
    return [chance(dice, combat.defence) for dice in range(combat.dice, most + 1)]


def after(combat: Combat) -> list[int]:
    """The chance if one, two … dice are rolled again: those with the fewest successes, which is best."""
    shown = [successes for successes, n in enumerate(combat.shown) for _ in range(n)]
    return [chance(k, combat.defence - sum(shown[k:])) for k in range(1, len(shown) + 1)]
