"""What a player's cards say as long as they have them: the words of Blessings, and the numbers that these move."""

from collections.abc import Iterator

from meadhall.kernel import Seat
from meadhall.kit.effects import Word

from .content import CONTENT
from .records import Blessing
from .state import State
from .words import More, Rule

BLESSINGS: dict[str, Blessing] = {blessing.id: blessing for blessing in CONTENT.blessings}


def borne(s: State, seat: Seat) -> Iterator[Word]:
    """The words of a player's Blessings, in the order in which they were taken (LR-20.5)."""
    for token in s.players[seat].blessings:
        yield from BLESSINGS[s.faces[token]].effects


def number(s: State, seat: Seat, rule: Rule, usual: int) -> int:
    """A number of the rules as it is for a player: the usual one, and what their cards add or take off."""
    for word in borne(s, seat):
        if isinstance(word, More) and word.rule == rule:
            usual = max(usual + word.n, word.least)
    return usual
