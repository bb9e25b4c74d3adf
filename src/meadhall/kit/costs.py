"""Paying with things that can stand for several others: icons on dice, wilds, tiles.

A cost is a list of items, such as ``("ship", "hammer", "hammer")``; a source is what pays for one of them, and it says
for which: a die that shows a hammer, a wild die, a tile with a ship or a hammer. Each source pays for one item of one
cost. Numbers, such as food, are no matter of choice and are not in here.

Whether a cost can be paid is a closed form: by Hall's theorem it can if, for every set of kinds of items, there are as
many sources for any of them as there are items of these kinds. So what is offered can always be paid to the end.
"""

from collections import Counter
from collections.abc import Collection, Hashable, Iterable, Sequence
from itertools import combinations
from typing import TypeVar

Item = TypeVar("Item", bound=Hashable)
Source = TypeVar("Source", bound=Hashable)
Pays = Collection[Item]
"""The kinds of items that a source can pay for."""


def payable(cost: Sequence[Item], sources: Iterable[Pays[Item]]) -> bool:
    """Whether the sources together can pay for the whole cost, each for one item."""
    wanted = Counter(cost)
    able = Counter(frozenset(wanted.keys() & set(pays)) for pays in sources)
    return all(
        sum(wanted[kind] for kind in kinds) <= sum(count for pays, count in able.items() if not pays.isdisjoint(kinds))
        for size in range(1, len(wanted) + 1)
        for kinds in combinations(wanted, size)
    )


def payers(cost: Sequence[Item], sources: Sequence[tuple[Source, Pays[Item]]]) -> list[Source]:
    """What may pay for the first item of a cost, so that the rest of it can still be paid afterwards."""
    first, rest = cost[0], cost[1:]
    judged: dict[frozenset[Item], bool] = {}
    found = []
    for place, (source, pays) in enumerate(sources):
        kinds = frozenset(pays)
        if first not in kinds:
            continue
        if kinds not in judged:  # sources that pay for the same are alike here
            others = [other for k, (_, other) in enumerate(sources) if k != place]
            judged[kinds] = payable(rest, others)
        if judged[kinds]:
            found.append(source)
    return found


def lacking(cost: Sequence[Item], sources: Iterable[Pays[Item]]) -> tuple[Item, ...]:
    """The smallest set of kinds for which there are too few sources; empty if the cost can be paid.

    It says why a cost cannot be paid: of these there are not enough, however the rest is paid.
    """
    wanted, able = Counter(cost), [set(pays) for pays in sources]
    for size in range(1, len(wanted) + 1):
        for kinds in combinations(wanted, size):
            if sum(wanted[kind] for kind in kinds) > sum(not pays.isdisjoint(kinds) for pays in able):
                return kinds
    return ()
