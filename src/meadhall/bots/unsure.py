"""A doubtful hand: levels below rules of thumb that see what everything promises, and are not sure of it."""

from collections.abc import Sequence
from math import exp

from meadhall.kernel import Chance, Option


def drawn(weighed: Sequence[tuple[float, Option]], doubt: float, chance: Chance) -> Option:
    """One of some options, each e times as often as another that promises so much less."""
    best = max(worth for worth, _ in weighed)
    odds = [(exp((worth - best) / doubt), option) for worth, option in weighed]
    left = sum(weight for weight, _ in odds) * chance.below(1 << 30) / (1 << 30)
    for weight, option in odds:
        left -= weight
        if left < 0:
            return option
    return odds[-1][1]
