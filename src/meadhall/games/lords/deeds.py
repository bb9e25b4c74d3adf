"""What a word of a card does for its owner, and whether it can: one executor for Origins, Realms, gods and all cards.

A word begins chapters and does nothing else, so that whatever is asked in it ends before the next word begins. Words
of one card are put on the agenda together (``carry_out``), by the name of what says them and their number.
"""

from meadhall.kernel import Chapter, Clause, Option, Seat, begin, chapter, then, to
from meadhall.kit.choices import choice
from meadhall.kit.effects import Word

from .armies import MOST, army_options, place_army, pool, raise_army, standing_in, value_of
from .asking import point
from .board import Place
from .content import CONTENT
from .heroes import raise_attribute
from .movement import coast, regions, sail
from .pieces import ATTRIBUTES
from .pool import draw_cards, gain_runes
from .realms import alliance
from .state import NOBODY, Army, State
from .words import (
    DrawCards,
    FormAlliance,
    GainRunes,
    PlaceArmy,
    RaiseArmies,
    RaiseAttribute,
    Sail,
    TakeFirstTurn,
)

SAID: dict[str, tuple[Word, ...]] = {
    **{origin.id: origin.bonus for origin in CONTENT.origins},
    **{f"{god.id}/{level}": words for god in CONTENT.gods for level, words in enumerate(god.levels)},
}
"""What can be carried out, by the card that says it; of a god by the level of the Monument."""


def carry_out(s: State, seat: Seat, card: str) -> None:
    """All that a card says, one word after the other (LR-9.19)."""
    then(s, *(to(deed, seat, card, k) for k in range(len(SAID[card]))))


@chapter
def deed(s: State, seat: Seat, card: str, k: int) -> None:
    """One word of a card, as far as it can be carried out (LR-1.16)."""
    match SAID[card][k]:
        case DrawCards(n):
            draw_cards(s, seat, n)
        case GainRunes(n):
            gain_runes(s, seat, n)
        case RaiseAttribute(attribute, n):
            raise_attribute(s, seat, ATTRIBUTES.index(attribute), n)
        case RaiseArmies(n):
            begin(s, raise_armies, seat, n)
        case FormAlliance():
            begin(s, alliance, seat)
        case Sail(n):
            begin(s, sail, seat, n)
        case PlaceArmy(value):
            begin(s, third_army, seat, value)
        case TakeFirstTurn():
            s.first = seat


# --- Armies ---------------------------------------------------------------------------------------------------------


@chapter
def raise_armies(s: State, seat: Seat, n: int) -> Chapter:
    """Own Armies rise by so much in total, one point after the other (LR-7.3, LR-47.13)."""
    if n > 1:
        begin(s, raise_armies, seat, n - 1)
    army = yield from point(s, seat, "army_raise", army_raise, about={"left": n})
    if army is not None:
        raise_army(s, seat, army)


def own_armies(s: State, seat: Seat) -> list[Option]:
    """A player's own Armies on the board; those that are alike once."""
    return army_options(seat, s.players[seat].armies)


@choice(own_armies)
def army_raise(s: State, seat: Seat, army: Army) -> Clause | None:
    """An own Army below the highest value, anywhere (LR-7.2, LR-7.4)."""
    return None if value_of(army) < MOST else "LR-7.2"


@chapter
def third_army(s: State, seat: Seat, value: int) -> Chapter:
    """One more Army in the Hero Draft, by the own Drakkar and away from others (LR-40.11)."""
    region = yield from point(s, seat, "draft_third_army", draft_third_army)
    if region is not None:
        place_army(s, seat, region, value)


@choice(regions)
def draft_third_army(s: State, seat: Seat, region: Place) -> Clause | None:
    """A Region adjacent to the Sea of the own Drakkar without another player's Army or marker."""
    if not pool(s, seat) or region not in coast(s, seat):
        return "LR-40.11"
    return None if free_of_others(s, seat, region) else "LR-40.11"


def free_of_others(s: State, seat: Seat, region: Place) -> bool:
    """Whether no Army and no Control marker of another player is in a Region."""
    return s.control[region] in (seat, NOBODY) and not set(standing_in(s, region)) - {seat}


PROMPTS = {
    "army_raise": ("LR-7.2", "LR-7.3", "LR-7.4"),
    "draft_third_army": ("LR-40.11",),
}
