"""Priests: gained from the Supply of the own colour (section 7)."""

from meadhall.kernel import Seat, tell

from .content import CONTENT
from .state import State

PRIESTS = CONTENT.rules.priests.value


def priests_left(s: State, seat: Seat) -> int:
    """A player's Priests that are in the Supply: neither in the Pool nor on a Monument (LR-35.4)."""
    praying = sum(priests.count(seat) for priests in s.prayers)
    return PRIESTS - s.players[seat].priests - praying


def gain_priests(s: State, seat: Seat, n: int) -> None:
    """Priests go to the own Pool, as far as there are any (LR-7.9, LR-35.4)."""
    gained = min(n, priests_left(s, seat))
    if gained:
        s.players[seat].priests += gained
        tell(s, "priests_gained", seat=seat, n=gained)
