"""Chance: the key belongs to the match, the outcomes to its luck. A replay draws nothing."""

from hashlib import blake2b, shake_128
from random import Random
from struct import unpack
from typing import Any

from .errors import RulesError
from .game import State, Token
from .knowledge import merge
from .run import Run, run_of


def below(s: State, n: int) -> int:
    """A number from 0 to n - 1."""
    run = run_of(s)
    outcome = run.scripted()
    if outcome is None:
        outcome = (_numbers(run, 1)[0] * n) >> 64
    elif not (isinstance(outcome, int) and 0 <= outcome < n):
        raise RulesError(f"The luck says {outcome!r} where a number below {n} is drawn.")
    run.drew(outcome)
    return outcome


def shuffle(s: State, zone: list[Token]) -> None:
    """Shuffles the tokens of a zone; nobody can tell them apart any more."""
    run, n = run_of(s), len(zone)
    order = run.scripted()
    if order is None:
        order = list(range(n))
        numbers = _numbers(run, n)
        for i in range(n - 1, 0, -1):
            j = (numbers[i] * (i + 1)) >> 64
            order[i], order[j] = order[j], order[i]
    elif not (isinstance(order, list) and all(type(i) is int for i in order) and sorted(order) == list(range(n))):
        raise RulesError(f"The luck says {order!r} where {n} tokens are shuffled.")
    run.drew(order)
    zone[:] = [zone[i] for i in order]
    merge(s, zone, None)


def _numbers(run: Run, count: int) -> tuple[int, ...]:
    """The next numbers of the match, of 64 bits each: a function of its key and of how often it drew."""
    if run.key is None:
        raise RulesError("The record's luck is used up: it does not belong to these answers.")
    return unpack(f">{count}Q", shake_128(run.key + run.drawn.to_bytes(8, "big")).digest(8 * count))


def key_from(seed: int | str) -> bytes:
    """The key that a seed stands for, the same in every process and on every day."""
    return blake2b(f"meadhall:{seed}".encode(), digest_size=16).digest()


class Chance:
    """A source of chance outside any match: for bots, imagined worlds and simulations."""

    def __init__(self, seed: int | str | bytes) -> None:
        self._random = Random(seed if isinstance(seed, bytes) else key_from(seed))

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        return int(self._random.random() * n)

    def shuffle(self, things: list[Any]) -> None:
        """Puts the things into a new order, each order as likely as any other."""
        random = self._random.random
        for i in range(len(things) - 1, 0, -1):
            j = int(random() * (i + 1))
            things[i], things[j] = things[j], things[i]

    def key(self) -> bytes:
        """A key for a match of its own."""
        return self._random.getrandbits(128).to_bytes(16, "big")
