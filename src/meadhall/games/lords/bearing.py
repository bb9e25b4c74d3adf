"""What a player's cards say as long as they have them: words of Hero and Blessings, and the numbers they move."""

from collections.abc import Iterator

from meadhall.kernel import Seat
from meadhall.kit.effects import Word

from .content import CONTENT
from .records import Blessing
from .state import NOTHING, State
from .words import At, Moment, More, Rule

BLESSINGS: dict[str, Blessing] = {blessing.id: blessing for blessing in CONTENT.blessings}
SAYING: dict[str, tuple[Word, ...]] = {
    **{hero.id: hero.ability for hero in CONTENT.heroes},
    **{blessing.id: blessing.effects for blessing in CONTENT.blessings},
}

MOMENTS: dict[str, set[Moment]] = {
    card: {word.moment for word in words if isinstance(word, At)} for card, words in SAYING.items()
}
"""When each card has something to say."""
MORE: dict[str, list[More]] = {
    card: [word for word in words if isinstance(word, More)] for card, words in SAYING.items()
}
"""The numbers of the rules that each card moves."""


def cards_of(s: State, seat: Seat) -> list[str]:
    """A player's Hero tile and Blessings (LR-6.2, LR-20.5)."""
    player, faces = s.players[seat], s.faces
    if player.tile == NOTHING:
        return []
    return (
        [faces[player.tile], *[faces[token] for token in player.blessings]]
        if player.blessings
        else [faces[player.tile]]
    )


def borne_by(s: State, seat: Seat) -> Iterator[tuple[str, int, Word]]:
    """The words of a player's Hero tile and Blessings, each with its card and its number there."""
    for card in cards_of(s, seat):
        for k, word in enumerate(SAYING[card]):
            yield card, k, word


def bears(s: State, seat: Seat, kind: type[Word]) -> bool:
    """Whether one of a player's cards has such a word."""
    return any(isinstance(word, kind) for card in cards_of(s, seat) for word in SAYING[card])


def number(s: State, seat: Seat, rule: Rule, usual: int) -> int:
    """A number of the rules as it is for a player: the usual one, and what their cards add or take off."""
    for card in cards_of(s, seat):
        for word in MORE[card]:
            if word.rule == rule:
                usual = max(usual + word.n, word.least)
    return usual
