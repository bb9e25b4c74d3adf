"""Raids of villages and keeps, and pillage: the right part of a card, for whoever wants it (sections 6, 7 and 9)."""

from meadhall.kernel import Ask, Chapter, Clause, Option, Ref, Seat, begin, button, chapter
from meadhall.kit.cards import ref

from . import artifacts, combat, effects
from .crew import decided
from .pieces import LOCATIONS
from .sequences import word_at
from .state import State
from .words import Draw, Pillage

PILLAGE, LEAVE = button("pillage"), button("leave")


def bonus_cards(location: int, column: int) -> int:
    """How many cards come to those of a raid, by the seat (RM-6.6, RM-7.6)."""
    bonus = LOCATIONS[location].bonus
    assert bonus is not None
    return sum(word.n for word in bonus[column] if isinstance(word, Draw))


@chapter
def pillage(s: State, seat: Seat, where: str) -> Chapter:
    """Pillage or leave, when the left part of the card is received (RM-9.33 to RM-9.36)."""
    chosen = yield Ask(seat, "pillage", pillage_or_leave, no_pillage, args=(where,), free=artifacts.FREE)
    decided(s)
    if chosen == LEAVE.value:
        return
    defence = word_at(where, Pillage).defence
    if defence is None:
        effects.carry_out(s, seat, where)
    else:
        begin(s, pillaged, seat, where)
        combat.begin_combat(s, seat, defence, ref(s, s.resolving[-1]))


def pillage_or_leave(s: State, seat: Seat, where: str) -> list[Option]:
    """Leave always, and pillage unless it needs a combat that cannot be fought."""
    return [LEAVE] if no_pillage(s, seat, where) else [PILLAGE, LEAVE]


def no_pillage(s: State, seat: Seat, where: str) -> dict[Ref, Clause]:
    """A keep is not pillaged without a combat die (RM-9.33)."""
    return {} if word_at(where, Pillage).defence is None or combat.can_fight(s, seat) else {PILLAGE.ref: "RM-9.33"}


@chapter
def pillaged(s: State, seat: Seat, where: str) -> None:
    """A won combat gives the right part; after a lost one there is no second try (RM-9.36, RM-9.37)."""
    if combat.end_combat(s):
        effects.carry_out(s, seat, where)


PROMPTS = {"pillage": ("RM-9.33", "RM-9.34", "RM-9.35", "RM-9.36", "RM-9.37", "RM-12.23")}
