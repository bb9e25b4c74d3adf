"""Solo: how one person plays a title alone, against seats that the rules play."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from .ask import Clause, Ref


class Difficulty(NamedTuple):
    """How hard a match is: a number that grows, and what the rules call it."""

    level: int
    name: str


class Facing(Struct, frozen=True):
    """Whom and what somebody plays against alone, as far as the match has come to it, and as whom they play."""

    foes: tuple[Ref, ...] = ()
    challenges: tuple[Ref, ...] = ()
    hero: Ref | None = None


class Solo(NamedTuple):
    """How one person plays a title alone, against seats that the rules play: what is chosen, and where it is asked."""

    option: str
    """The option that says how many automata play."""
    foe: str
    """The prompt at which an automaton is chosen."""
    foes: tuple[Ref, ...]
    challenge: str
    """The prompt at which something that makes it harder is chosen, one by one, until it is declined."""
    challenges: tuple[Ref, ...]
    done: Ref
    """Declines another."""
    chance: Ref
    """Leaves an automaton to chance."""
    hero: str
    """The prompt at which the person chooses whom to play."""
    heroes: tuple[Ref, ...]
    """Whom the person may play; at the table chance may offer fewer."""
    any_hero: str
    """The option with which it offers all of them."""
    levels: tuple[Difficulty, ...]
    """What the difficulties are called, each from its level on."""
    refused: Callable[[Sequence[Ref]], Mapping[Ref, Clause]]
    """Which foes and heroes cannot be beside these foes, and why."""
    difficulty: Callable[[Collection[Ref]], Difficulty]
    """How hard a match with these challenges is."""
    facing: Callable[[Any], Facing]
    """What somebody plays against in a match, read from its state."""
