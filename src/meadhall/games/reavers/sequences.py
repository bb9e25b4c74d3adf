"""The sequences of words that cards, tiles, clans and locations say, by name.

A sequence is named by its card and the places inside it: ``village_farm/1`` is what pillaging the farm gives. So the
agenda can say where it is, ``carry_out(seat, "village_farm", 1)``; it does so only after the card was shown to all.
"""

from collections.abc import Iterator
from typing import TypeVar

from meadhall.kit.effects import Word

from .content import CONTENT
from .pieces import LOCATIONS
from .words import Bargain, ChooseOne, Pillage

W = TypeVar("W", bound=Word)
Words = tuple[Word, ...]


def _named() -> Iterator[tuple[str, Words]]:
    """Everything that is carried out, by the card, tile, clan, location or reward that says it."""
    for spoils in (*CONTENT.village, *CONTENT.keep):
        yield spoils.id, spoils.effects
    for artifact in CONTENT.artifacts:
        yield artifact.id, artifact.effects
    for reaver in CONTENT.reavers:
        yield reaver.id, reaver.ability
    for clan in CONTENT.clans:
        yield clan.id, clan.promote
    for battle in CONTENT.battles:
        yield battle.id, battle.reward
    for journey in CONTENT.journeys:
        yield journey.id, journey.reward
    for tile in CONTENT.territories.tile:
        yield tile.id, tile.reward
    for location in LOCATIONS:
        for column, bonus in enumerate(location.bonus or ()):
            yield f"{location.id}/{column}", bonus
    for reward in CONTENT.locations.trade:
        yield reward.id, reward.gain
    yield "rest", (CONTENT.locations.rest.effect,)


def _with_parts(name: str, words: Words) -> Iterator[tuple[str, Words]]:
    """A sequence, and those inside it: what a bargain or a pillage gives, and each of several to choose from."""
    yield name, words
    for k, word in enumerate(words):
        if isinstance(word, Bargain | Pillage):
            yield from _with_parts(f"{name}/{k}", word.gain)
        elif isinstance(word, ChooseOne):
            for j, part in enumerate(word.of):
                yield from _with_parts(f"{name}/{k}/{j}", part)


SEQUENCES: dict[str, Words] = {name: words for whole in _named() if whole[1] for name, words in _with_parts(*whole)}
"""Every sequence of words, by its name."""


def speaker(where: str) -> str:
    """The card, tile, clan or location that says it."""
    return where.partition("/")[0]


def word_at(where: str, kind: type[W]) -> W:
    """The word of a kind that stands somewhere: the name of its sequence, and its place there."""
    sequence, _, k = where.rpartition("/")
    word = SEQUENCES[sequence][int(k)]
    assert isinstance(word, kind)
    return word
