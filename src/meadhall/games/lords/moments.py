"""Moments: when something happens, what a player's cards say for it is to be carried out."""

from collections.abc import Sequence

from meadhall.kernel import Seat, Token
from meadhall.kernel.chapters import Call

from .board import Place
from .state import NOTHING, NOWHERE, State
from .words import Moment, Spell

OCCASION = "occasion"
"""The chapter in which what waits for a moment is done; by name, since it knows everything that can be."""
EFFECT_OVER = "effect_over"
"""The chapter with which a Battle or an effect in several parts ends (LR-49.14)."""


def reach(s: State, seat: Seat, moment: Moment, region: Place = NOWHERE) -> None:
    """What a player's cards give at a moment is put on the agenda; before the first turn it is nothing (LR-6.3)."""
    if s.step != NOTHING:
        call = due(seat, "effect_next", moment, region)
        if call not in s.agenda:  # LR-49.14: two Armies that one effect kills are one occasion
            s.agenda.append(call)


def due(seat: Seat, prompt: str, moment: Moment, region: Place = NOWHERE, laid: Sequence[Token] = ()) -> Call:
    """What a player's cards, and those laid in a Battle, give at a moment, asked about in a certain way."""
    return [OCCASION, seat, prompt, moment, region, list(laid), []]


def use(s: State, seat: Seat, card: str) -> None:
    """A card is used that works once in each turn of any player, or once in an effect."""
    s.used.append(f"{seat}:{card}")


def unused(s: State, seat: Seat, card: str, once: Spell | None) -> bool:
    """Whether a card still works. An effect without parts needs no memory, and neither does a Battle: it asks once."""
    if once is None or once == "battle" or (once == "effect" and [EFFECT_OVER] not in s.agenda):
        return True
    return f"{seat}:{card}" not in s.used
