"""The sequences of words that cards, tiles, clans and locations say, by name.

A sequence is named by its card and the places inside it: ``village_farm/1`` is what pillaging the farm gives. So the
agenda can say where it is, ``carry_out(seat, "village_farm", 1)``; it does so only after the card was shown to all.
"""

from collections.abc import Iterator
from typing import TypeVar

from meadhall.kernel import Ref
from meadhall.kit.effects import Word

from .content import CONTENT
from .pieces import LOCATIONS
from .words import Bargain, ChooseOne, Pillage

W = TypeVar("W", bound=Word)
Words = tuple[Word, ...]


def _named() -> Iterator[tuple[Ref, str, Words]]:
    """Everything that is carried out: who says it, as it is told, the name of the sequence, and its words."""
    for spoils in (*CONTENT.village, *CONTENT.keep):
        yield f"card:{spoils.id}", spoils.id, spoils.effects
    for artifact in CONTENT.artifacts:
        yield f"card:{artifact.id}", artifact.id, artifact.effects
    for reaver in CONTENT.reavers:
        yield f"card:{reaver.id}", reaver.id, reaver.ability
    for battle in CONTENT.battles:
        yield f"card:{battle.id}", battle.id, battle.reward
    for journey in CONTENT.journeys:
        yield f"card:{journey.id}", journey.id, journey.reward
    for tile in CONTENT.territories.tile:
        yield f"tile:{tile.id}", tile.id, tile.reward
    for clan in CONTENT.clans:
        yield f"clan:{clan.id}", clan.id, clan.promote
    for location in LOCATIONS:
        for column, bonus in enumerate(location.bonus or ()):
            yield f"location:{location.id}", f"{location.id}/{column}", bonus
    for reward in CONTENT.locations.trade:
        yield f"trade:{reward.id.removeprefix('trade_')}", reward.id, reward.gain
    yield "do:rest", "rest", (CONTENT.locations.rest.effect,)


def _with_parts(name: str, words: Words) -> Iterator[tuple[str, Words]]:
    """A sequence, and those inside it: what a bargain or a pillage gives, and each of several to choose from."""
    yield name, words
    for k, word in enumerate(words):
        if isinstance(word, Bargain | Pillage):
            yield from _with_parts(f"{name}/{k}", word.gain)
        elif isinstance(word, ChooseOne):
            for j, part in enumerate(word.of):
                yield from _with_parts(f"{name}/{k}/{j}", part)


SEQUENCES: dict[str, Words] = {
    part: found for _, name, words in _named() if words for part, found in _with_parts(name, words)
}
"""Every sequence of words, by its name."""
_SPEAKERS = {name.partition("/")[0]: ref for ref, name, _ in _named()}


def speaker(where: str) -> Ref:
    """The card, tile, clan or location that says it, as it is told."""
    return _SPEAKERS[where.partition("/")[0]]


def word_at(where: str, kind: type[W]) -> W:
    """The word of a kind that stands somewhere: the name of its sequence, and its place there."""
    sequence, _, k = where.rpartition("/")
    word = SEQUENCES[sequence][int(k)]
    assert isinstance(word, kind)
    return word
