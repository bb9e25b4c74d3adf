"""Removing Desolation: a strong Army takes a token off its Region, and the gods may thank for it (section 11)."""

from meadhall.kernel import EVERYONE, Chapter, Clause, Option, Seat, begin, button, chapter, tell
from meadhall.kit.choices import choice

from ..armies import place_of, value_of
from ..asking import point
from ..blessings import gain_blessing
from ..decks import draw
from ..holding import owns
from ..pieces import BLESSING, DECLINE, region_ref
from ..state import Army, State
from .desolation import SLOTS, TOKENS, needed

REMOVE, DRAW = button("remove-desolation"), button("draw")


def removal(s: State, army: Army) -> list[Option]:
    """What an Army can do besides, where a token lies (LS-11.16)."""
    return [REMOVE] if place_of(army) in s.ashes else []


def why_no_removal(s: State, seat: Seat, army: Army) -> Clause | None:
    """An own Region, and this one Army is strong enough (LS-11.16 to LS-11.18)."""
    if not owns(s, seat, place_of(army)):
        return "LS-11.16"
    return None if value_of(army) >= needed(s, len(s.ashes)) else "LS-11.17"


def remove_token(s: State, seat: Seat, army: Army) -> None:
    """The token goes back to the rightmost empty slot; from some of them a Blessing comes (LS-11.20, LS-11.21)."""
    region = place_of(army)
    s.ashes.remove(region)
    tell(s, "desolation_removed", seat=seat, region=region_ref(region), left=TOKENS - len(s.ashes))
    if SLOTS[len(s.ashes)].blessing:
        begin(s, offer_blessing, seat)


@chapter
def offer_blessing(s: State, seat: Seat) -> Chapter:
    """Whoever removed a token may draw a Blessing and gain it (LS-11.21)."""
    chosen = yield from point(s, seat, "desolation_blessing", desolation_blessing.beside(DECLINE))
    if chosen != DECLINE.value:
        (token,) = draw(s, BLESSING, 1, EVERYONE)
        gain_blessing(s, seat, token)


@choice((DRAW,))
def desolation_blessing(s: State, seat: Seat, chosen: str) -> Clause | None:
    """A Blessing, as long as there is one (LR-34.4)."""
    return None if s.decks[BLESSING] or s.discards[BLESSING] else "LR-34.4"


PROMPTS = {"desolation_blessing": ("LS-11.20", "LS-11.21")}
