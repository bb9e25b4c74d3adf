"""Prepare: two options out of four, one after the other (section 18)."""

from meadhall.kernel import Chapter, Clause, Option, Seat, begin, chapter
from meadhall.kit.choices import choice

from .asking import point
from .bearing import number
from .content import CONTENT
from .deeds import carry_out, possible
from .state import State

USUALLY = CONTENT.rules.prepare_options.value
PREPARE_OPTIONS = tuple(Option(f"do:{option.id}", f"prepare/{option.id}") for option in CONTENT.actions.prepare)


def why_no_prepare(s: State, seat: Seat) -> Clause | None:
    """Prepare needs one option that is possible (LR-18.1)."""
    return None if prepare_option.any(s, seat) else "LR-18.1"


@chapter
def prepare(s: State, seat: Seat) -> None:
    """So many options are taken (LR-18.2, LR-49.22)."""
    begin(s, take_option, seat, number(s, seat, "prepare_options", USUALLY))


@chapter
def take_option(s: State, seat: Seat, n: int) -> Chapter:
    """An option is carried out before the next one is chosen, which may be the same (LR-18.3, LR-18.4)."""
    said = yield from point(s, seat, "prepare_option", prepare_option, about={"left": n})
    if said is not None:
        if n > 1:
            begin(s, take_option, seat, n - 1)
        carry_out(s, seat, said)


@choice(PREPARE_OPTIONS)
def prepare_option(s: State, seat: Seat, said: str) -> Clause | None:
    """Healing, a card, a Rune, an Army in an own Settlement, each if it is possible now."""
    return None if possible(s, seat, said) else "LR-18.2"


PROMPTS = {"prepare_option": ("LR-18.2", "LR-18.3", "LR-18.5", "LR-18.6", "LR-18.7", "LR-18.8")}
