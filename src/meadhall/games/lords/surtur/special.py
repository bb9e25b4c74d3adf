"""Step 5 of a Follower's turn: one Special Action, the first of four that it can take (section 8)."""

from collections.abc import Callable
from typing import NamedTuple

from meadhall.kernel import About, Chapter, Clause, Seat, begin, chapter, then, to
from meadhall.kernel.chapters import Call
from meadhall.kit.automaton import Decision, decide, lowest

from ..blessings import build_temple
from ..content import CONTENT
from ..heroes import attribute
from ..monument import build_monument
from ..pieces import SLOTS, WISDOM
from ..pool import draw_cards
from ..special import CHOICES, MONUMENT, lay_marker
from ..state import State
from .building import why_no_follower_temple
from .deciding import settle, step
from .gains import random_runes
from .hunting import follower_monsters, why_no_monsters
from .measures import corrupted, selected
from .mobilizing import follower_mobilize, why_no_follower_mobilize
from .reinforcing import muster, why_no_follower_reinforce
from .usurping import follower_usurp, why_no_follower_usurp

RUNES, CARDS = CONTENT.surtur.rune_limit.value, CONTENT.surtur.hand_limit.value
PREPARED = CONTENT.surtur.prepare_cards.value


class Action(NamedTuple):
    """A Special Action of a Follower: why it is impossible now, and the chapter that carries it out."""

    why_not: Callable[[State, Seat], Clause | None]
    begin: Callable[[Seat], Call]


def why_no_follower_prepare(s: State, seat: Seat) -> Clause | None:
    """Prepare needs room for a Rune or a Combat card."""
    player = s.players[seat]
    return "LS-8.34" if sum(player.runes) >= RUNES and len(player.hand) >= CARDS else None


@chapter
def follower_prepare(s: State, seat: Seat) -> Chapter:
    """As many Runes as its Wisdom and two Combat cards, within the limits (LS-8.35, LS-8.36)."""
    yield from step(seat, "follower_prepare", {"runes": attribute(s, seat, WISDOM), "cards": PREPARED})
    random_runes(s, seat, attribute(s, seat, WISDOM))
    draw_cards(s, seat, PREPARED)


ACTIONS: dict[str, Action] = {
    "monsters": Action(why_no_monsters, lambda seat: to(follower_monsters, seat)),
    "build_temple": Action(why_no_follower_temple, lambda seat: to(build_temple, seat)),
    "prepare": Action(why_no_follower_prepare, lambda seat: to(follower_prepare, seat)),
    "mobilize": Action(why_no_follower_mobilize, lambda seat: to(follower_mobilize, seat)),
    "reinforce": Action(why_no_follower_reinforce, lambda seat: to(muster, seat, True)),
    "usurp": Action(why_no_follower_usurp, lambda seat: to(follower_usurp, seat)),
}


@chapter
def special_action(s: State, seat: Seat) -> Chapter:
    """The printed action, the tile's, Prepare or Build Monument: the first that is available (LS-8.1 to LS-8.6)."""
    card = selected(s, seat)
    about: About = {"card": f"card:{card.id}", "priority": f"action:{corrupted(s, seat).priority_action}"}
    slot = yield from settle(s, seat, "follower_special", choices(s, seat), about=about)
    if slot == MONUMENT.value:
        begin(s, build_monument, seat)
        return
    begin(s, follower_act, seat, slot)
    lay_marker(s, seat, slot)


def choices(s: State, seat: Seat) -> Decision:
    """The four actions in their order, each once; what is not available is put aside by its clause (LS-8.1)."""
    four = (selected(s, seat).special, corrupted(s, seat).priority_action, "prepare")
    order = [*dict.fromkeys(map(SLOTS.index, four)), MONUMENT.value]
    places = {slot: four.index(SLOTS[slot]) + 1 for slot in order[:-1]} | {MONUMENT.value: len(four) + 1}
    why = {slot: why_not_now(s, seat, slot) for slot in order}
    free = [CHOICES[slot] for slot in order if why[slot] is None]
    aside = {CHOICES[slot].ref: clause for slot, clause in why.items() if clause is not None}
    return decide("special", free, lowest("LS-8.1", "option", places.__getitem__), aside=aside)


def why_not_now(s: State, seat: Seat, slot: int) -> Clause | None:
    """A slot with an own marker, wherever in its stack, or an impossible action (LS-8.2, LS-8.3)."""
    if slot == MONUMENT.value:
        return None
    return "LS-8.2" if seat in s.wheel[slot] else ACTIONS[SLOTS[slot]].why_not(s, seat)


@chapter
def follower_act(s: State, seat: Seat, slot: int) -> None:
    """The action, as things stand after what came before it; impossible by now, it is left out (LS-8.13)."""
    action = ACTIONS[SLOTS[slot]]
    if action.why_not(s, seat) is None:
        then(s, action.begin(seat))


PROMPTS = {
    "follower_special": ("LS-8.1", "LS-8.2", "LS-8.3", "LS-8.4", "LS-8.5", "LS-8.6", "LS-8.7", "LS-8.10", "LS-8.13"),
    "follower_prepare": ("LS-8.34", "LS-8.35", "LS-8.36"),
}
