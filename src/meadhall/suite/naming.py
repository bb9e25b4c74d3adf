"""Words that name cards: which of them stand in what an audience gets, and which it may read there."""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from typing import Any

from meadhall.kernel.game import EVERYONE, Audience, Game, State, Token
from meadhall.kernel.patch import INSIDE, SET, SPLICE

Path = tuple[str, ...]
"""The keys that lead to a text; the places of lists are passed through."""
_SAYING = (str, dict, list, tuple)
"""What texts can be in, at all."""
_WORD = re.compile(r"[\w.:-]+")


class Words:
    """The words that name a match's cards, each with the faces that it may mean."""

    def __init__(self, game: Game[Any], faces: Collection[str]) -> None:
        meant: dict[str, set[str]] = {}
        for face in faces:
            for name in game.names(face):
                meant.setdefault(name, set()).add(face)
        self._meant = {name: frozenset(cards) for name, cards in meant.items()}
        self._read: dict[str, list[tuple[str, frozenset[str]]]] = {}  # the same texts come again and again

    def within(self, text: str) -> list[tuple[str, frozenset[str]]]:
        """Every word of a text that names a card, also inside a ref or a sentence, with the cards it may mean."""
        found = self._read.get(text)
        if found is None:
            found = self._read[text] = list(self._search(text))
        return found

    def _search(self, text: str) -> Iterator[tuple[str, frozenset[str]]]:
        for piece in _WORD.findall(text):
            word = piece.strip(".:-")
            while word and word not in self._meant:
                word = word.partition(":")[2]
            if word:
                yield word, self._meant[word]

    def names(self, text: str, face: str) -> bool:
        """Whether a text names that face."""
        return any(face in cards for _, cards in self.within(text))


def texts(thing: Any, path: Path = ()) -> list[tuple[Path, str]]:
    """Every text in plain data, keys too, with the way to it."""
    found: list[tuple[Path, str]] = []
    _collect(thing, path, found)
    return found


def _collect(thing: Any, path: Path, found: list[tuple[Path, str]]) -> None:
    if isinstance(thing, str):
        found.append((path, thing))
    elif isinstance(thing, dict):
        for key, value in thing.items():
            name = str(key)
            way = (*path, name)
            found.append((way, name))
            if isinstance(value, _SAYING):
                _collect(value, way, found)
    elif isinstance(thing, list | tuple):
        for each in thing:
            if isinstance(each, _SAYING):
                _collect(each, path, found)


def contents(patch: Any) -> Any:
    """What stands in a patch, by the keys of the view: the signs are left out, and what is gone with them."""
    if not isinstance(patch, dict):
        return patch
    told: dict[str, Any] = {}
    for key, change in patch.items():
        if key[0] in (SET, INSIDE):
            told[key[1:]] = contents(change) if key[0] == INSIDE else change
    places = [told[key] for key in told if key.isdecimal()]  # places of a list are passed through, as lists are
    new = [*places, *patch.get(SPLICE, [0, 0])[2:]]
    return new or told


def sets_of(mind: Sequence[Token], faces: Sequence[str]) -> list[list[str]]:
    """The faces of each set of a mind."""
    sets: dict[Token, list[str]] = {}
    for face, group in zip(faces, mind, strict=True):
        sets.setdefault(group, []).append(face)
    return list(sets.values())


def known_faces(s: State, audience: Audience) -> frozenset[str]:
    """The faces that an audience knows some card to have: one alone in its set, or a set of cards that are alike."""
    return frozenset(s.faces) if audience == EVERYONE else _known_faces(tuple(s.minds[audience]), tuple(s.faces))


@lru_cache(maxsize=64)  # minds change seldom, and are asked for at everything that somebody reads
def _known_faces(mind: tuple[Token, ...], faces: tuple[str, ...]) -> frozenset[str]:
    """The same of a mind."""
    first: dict[Token, str] = {}
    mixed = {group for face, group in zip(faces, mind, strict=True) if first.setdefault(group, face) != face}
    return frozenset(face for group, face in first.items() if group not in mixed)


def recognises(mind: Sequence[Token], faces: Sequence[str], token: Token) -> bool:
    """Whether who has this mind knows the face of a token: it is alone in its set, or with cards that are alike."""
    return all(face == faces[token] for face, group in zip(faces, mind, strict=True) if group == mind[token])


def whole_sets(named: Counter[str], mind: Sequence[Token], faces: Sequence[str]) -> bool:
    """Whether these faces are those of some sets of a mind, and none of those sets is named in part."""
    covered: Counter[str] = Counter()
    for cards in map(Counter, sets_of(mind, faces)):
        if cards <= named:
            covered += cards
    return named <= covered
