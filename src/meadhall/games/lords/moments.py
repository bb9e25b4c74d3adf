"""Moments: when something happens, what a player's cards say for it is to be carried out."""

from collections.abc import Sequence

from meadhall.kernel import Seat, Token
from meadhall.kernel.chapters import Call

from .artifacts import held
from .bearing import MOMENTS, cards_of
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
        for call in due(s, seat, "effect_next", moment, region):
            if call not in s.agenda:  # LR-49.14: two Armies that one effect kills are one occasion
                s.agenda.append(call)


def due(
    s: State, seat: Seat, prompt: str, moment: Moment, region: Place = NOWHERE, laid: Sequence[Token] = ()
) -> list[Call]:
    """What a player's cards, and those laid in a Battle, give at a moment, asked about in a certain way."""
    if laid or held(s, seat, (moment,)) or any(moment in MOMENTS[card] for card in cards_of(s, seat)):
        return [[OCCASION, seat, prompt, moment, region, list(laid), []]]
    return []


def use(s: State, seat: Seat, card: str, once: Spell | None) -> None:
    """A card is used; if it works only so often, that is remembered."""
    if _is_remembered(s, once):
        s.used.append(f"{seat}:{card}")


def unused(s: State, seat: Seat, card: str, once: Spell | None) -> bool:
    """Whether a card still works."""
    return not _is_remembered(s, once) or f"{seat}:{card}" not in s.used


def _is_remembered(s: State, once: Spell | None) -> bool:
    """An effect without parts needs no memory, and neither does what a Battle or a step asks for once."""
    return once in ("turn", "hunt") or (once == "effect" and [EFFECT_OVER] in s.agenda)
