"""What cards do: effect words as types, and one executor that lets each act at its moment, in the order of seats.

A card's effects stand in its content file as ``effects = [{ do = "pay_to_save", rage = 1 }]``. A word is a subclass of
``Word`` with exactly its numbers; the loader refuses a word that is none, and a number too many or too few. Rules read
a word by its type, and ``meadhall.suite.words`` finds a word that no rule reads.
"""

import re
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from typing import Any, Generic, NamedTuple, TypeVar, TypeVarTuple

from msgspec import Struct

WORD = "do"
"""The field of an effect that has its word."""
M = TypeVar("M", bound=Hashable)
S = TypeVar("S")
B = TypeVar("B")
R = TypeVar("R")
Ts = TypeVarTuple("Ts")


def _tag(name: str) -> str:
    """``PayToSave`` is written ``pay_to_save``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Word(Struct, frozen=True, forbid_unknown_fields=True, tag_field=WORD, tag=_tag):
    """An effect of a card, with its numbers."""


W = TypeVar("W", bound=Word)


def words_in(value: object) -> Iterator[Word]:
    """Every word of a record or of a whole content, also those inside others."""
    if isinstance(value, Word):
        yield value
    if isinstance(value, Struct):
        value = tuple(getattr(value, field) for field in value.__struct_fields__)
    if isinstance(value, tuple):
        for part in value:
            yield from words_in(part)


class Effect(NamedTuple, Generic[S, B, R]):
    """What a word or a card does at a moment: whether it can, for who bears it, and what happens then."""

    word: Hashable
    can: Callable[[S, B], bool]
    do: Callable[..., R]


def effect(word: type[W], can: Callable[[S, B], bool], do: Callable[[S, B, W, *Ts], R]) -> Effect[S, B, R]:
    """What a word does at a moment; ``do`` is told the word as it stands on the card, so it can read its numbers."""
    return Effect(word, can, do)


class Effects(Generic[M, S, B, R]):
    """All effects of a kind, by the moment at which they work."""

    def __init__(self, effects: Mapping[M, Iterable[Effect[S, B, R]]]) -> None:
        self._at = {moment: {effect.word: effect for effect in found} for moment, found in effects.items()}

    @property
    def words(self) -> tuple[Hashable, ...]:
        """All words that say something, in the order of the moments."""
        return tuple(dict.fromkeys(word for found in self._at.values() for word in found))

    def without(self, word: Hashable) -> "Effects[M, S, B, R]":
        """The same as if no card had a word: a proof that it works must fail then."""
        kept = {moment: [found[other] for other in found if other != word] for moment, found in self._at.items()}
        return Effects(kept)

    def any(self, moment: M, words: Iterable[Hashable]) -> bool:
        """Whether one of these words says something for a moment."""
        return not self._at.get(moment, {}).keys().isdisjoint(words)

    def reach(self, s: S, moment: M, borne: Iterable[tuple[B, Hashable, *tuple[Any, ...]]]) -> Iterator[R]:
        """Lets effects act at a moment, one after the other: who bears each, by which word, and what ``do`` is told.

        Whoever comes later is looked at when all before have acted, so what they did may keep it from acting.
        """
        effects = self._at.get(moment, {})
        for bearer, word, *told in borne:
            effect = effects.get(word)
            if effect is not None and effect.can(s, bearer):
                yield effect.do(s, bearer, *told)


def always(s: object, bearer: object) -> bool:
    """Whatever the position is."""
    return True
