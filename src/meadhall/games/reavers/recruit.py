"""Reavers: rallied, specialized or promoted as soon as they are gained (section 3)."""

from meadhall.kernel import Ask, Chapter, Clause, Seat, Token, begin, button, chapter, tell, then, to
from meadhall.kit.cards import ref
from meadhall.kit.choices import choice

from . import artifacts, effects
from .crew import decided
from .decks import to_pile
from .dice import choose_dice
from .pieces import NOTHING, SLOT_OPTIONS, SLOT_SIZE, reaver
from .state import State

RALLY, SPECIALIZE, PROMOTE = button("rally"), button("specialize"), button("promote")


@chapter
def reaver_use(s: State, seat: Seat, token: Token) -> Chapter:
    """A gained Reaver is rallied, specialized or promoted; it is not kept for later (RM-3.9)."""
    about = {"card": ref(s, token)}
    chosen = yield Ask(seat, "reaver_use", use.options, use.refusals, about=about, free=artifacts.FREE)
    decided(s)
    if chosen == RALLY.value:
        then(s, to(choose_dice, seat, reaver(s, token).rally), to(rallied, seat, token))
    elif chosen == SPECIALIZE.value:
        begin(s, specialize_slot, seat, token)
    else:
        promote(s, seat, token)


@choice((RALLY, SPECIALIZE, PROMOTE))
def use(s: State, seat: Seat, way: str) -> Clause | None:
    """Rally and promote always, specialize while a slot has room (RM-3.9, RM-3.16)."""
    return None if way != SPECIALIZE.value or open_slot.any(s, seat) else "RM-3.16"


@chapter
def rallied(s: State, seat: Seat, token: Token) -> None:
    """A rallied Reaver goes to its owner's Glory pile (RM-3.12)."""
    s.resolving.remove(token)
    to_pile(s, seat, token)


@chapter
def specialize_slot(s: State, seat: Seat, token: Token) -> Chapter:
    """A new specialist is placed below those already in a slot of choice (RM-3.13 to RM-3.19)."""
    open_slots = open_slot.options(s, seat)
    slot = open_slots[0].value
    if len(open_slots) > 1:
        slot = yield open_slot.ask(seat, "specialize_slot", about={"card": ref(s, token)})
    s.resolving.remove(token)
    s.players[seat].slots[slot].append(token)
    tell(s, "specialized", seat=seat, card=ref(s, token), slot=SLOT_OPTIONS[slot].ref)


@choice(SLOT_OPTIONS)
def open_slot(s: State, seat: Seat, slot: int) -> Clause | None:
    """A slot with fewer than three Reavers (RM-3.13, RM-3.15)."""
    return None if len(s.players[seat].slots[slot]) < SLOT_SIZE else "RM-3.15"


def promote(s: State, seat: Seat, token: Token) -> None:
    """The card takes the leader space, the old leader goes, and its clan's bonus follows (RM-3.21 to RM-3.24)."""
    player = s.players[seat]
    old, player.leader = player.leader, token
    s.resolving.remove(token)
    tell(s, "promoted", seat=seat, card=ref(s, token))
    if old != NOTHING:
        to_pile(s, seat, old)
    effects.carry_out(s, seat, reaver(s, token).clan)


PROMPTS = {
    "reaver_use": ("RM-3.9", "RM-3.11", "RM-3.16", "RM-3.20", "RM-3.23", "RM-12.23"),
    "specialize_slot": ("RM-3.13", "RM-3.14", "RM-3.15", "RM-3.17"),
}
