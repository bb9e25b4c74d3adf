"""Mobilize: own Armies are Activated one after another (section 17)."""

from collections import Counter

from meadhall.kernel import Chapter, Clause, Option, Seat, chapter, to
from meadhall.kit.choices import choice

from .armies import army_options
from .asking import point
from .maneuvers import activation, army_activate
from .pieces import DONE
from .state import Army, State


def why_no_mobilize(s: State, seat: Seat) -> Clause | None:
    """Mobilize needs an own Army that can be Activated (LR-17.1)."""
    return None if mobilize_next.any(s, seat, []) else "LR-17.1"


@chapter
def mobilize(s: State, seat: Seat, activated: list[Army]) -> Chapter:
    """At least one Army and as many as wished, each once (LR-17.2 to LR-17.4)."""
    choices = mobilize_next.beside(DONE) if activated else mobilize_next
    army = yield from point(s, seat, "mobilize_next", choices, activated, about={"done": len(activated)})
    if army is not None and army != DONE.value:
        here = len(s.agenda)
        became = yield from activation(s, seat, army)
        s.agenda.insert(here, to(mobilize, seat, [*activated, became]))  # below the Blessing for a removed token


def not_yet(s: State, seat: Seat, activated: list[Army]) -> list[Option]:
    """The own Armies that this action has not Activated; where some are alike, it does not matter which were."""
    armies = s.players[seat].armies
    return army_options(seat, sorted(Counter(armies) - Counter(activated)) if activated else armies)


@choice(not_yet)
def mobilize_next(s: State, seat: Seat, army: Army, activated: list[Army]) -> Clause | None:
    """One that can move or rise."""
    return None if army_activate.any(s, seat, army) else "LR-14.8"


PROMPTS = {"mobilize_next": ("LR-17.1", "LR-17.2", "LR-17.3", "LR-17.5")}
