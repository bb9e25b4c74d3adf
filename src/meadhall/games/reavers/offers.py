"""The offers of the locations: laid out from their decks, taken by space, not replaced before cleanup (section 1)."""

from string import ascii_lowercase

from meadhall.kernel import EVERYONE, Ask, Chapter, Clause, Option, Ref, Seat, below, chapter, heard, tell
from meadhall.kit.cards import refs

from .cards import gain_cards
from .content import CONTENT
from .decks import can_draw, discard, draw
from .pieces import (
    COLOURS,
    DECK_OPTIONS,
    DIE_REFS,
    KEEPS,
    LOCATION_NAMES,
    LOCATIONS,
    OFFER_DECK,
    RECRUIT,
    SIDES,
    VILLAGES,
    spaces,
)
from .state import State

SPACE_OPTIONS = tuple(
    tuple(Option(f"offer:{location}.{ascii_lowercase[n]}", n) for n in range(spaces(k, 4)))
    for k, location in enumerate(LOCATION_NAMES)
)
"""By location, each space of its offer."""
_PROMPTS = {RECRUIT: "recruit_source", VILLAGES: "village_source", KEEPS: "keep_source"}


def lay_out(s: State) -> None:
    """All offers are filled, space by space, and lie face up (RM-1.23 to RM-1.30, RM-21.9, RM-23.41)."""
    s.offers = [[] for _ in LOCATIONS]
    for location, fact in enumerate(LOCATIONS):
        for _ in range(spaces(location, s.seats)):
            assert fact.cards is not None
            s.offers[location].append(draw(s, OFFER_DECK[location], fact.cards, EVERYONE))
    if heard(s):
        laid = {LOCATION_NAMES[k]: [refs(s, space) for space in offer] for k, offer in enumerate(s.offers)}
        tell(s, "offers", offers=laid)


def clear(s: State) -> None:
    """Face-up cards left in the offers go to the bottom of their decks (RM-21.8)."""
    for offer in s.offers:
        for space in offer:
            for token in space:
                discard(s, token)
            space.clear()


def lay_out_dice(s: State) -> None:
    """Two dice of each colour are rolled and laid out at the villages, as far as there are any (RM-1.31, RM-23.32)."""
    rolled = []
    for colour in range(len(COLOURS)):
        for _ in range(min(CONTENT.locations.trade_dice.value, s.supply[colour])):
            die = colour * SIDES + below(s, SIDES)
            s.supply[colour] -= 1
            s.trade[die] += 1
            rolled.append(DIE_REFS[die])
    tell(s, "trade_dice", dice=rolled)


def clear_dice(s: State) -> None:
    """The dice left at the villages return to the supply (RM-21.7)."""
    for die, n in enumerate(s.trade):
        s.supply[die // SIDES] += n
        s.trade[die] = 0


# --- taking cards ---------------------------------------------------------------------------------------------------


@chapter
def take_cards(s: State, seat: Seat, location: int, bonus: int) -> Chapter:
    """A stack or pair of the offer, or the top of the deck, and bonus cards, all gained together (RM-6.7)."""
    options = card_source(s, seat, location)
    if not options:  # RM-23.42
        return
    chosen = options[0].value
    if len(options) > 1:
        chosen = yield Ask(seat, _PROMPTS[location], card_source, no_source, args=(location,))
    deck, wanted = OFFER_DECK[location], LOCATIONS[location].cards
    assert wanted is not None
    if chosen == "deck":
        taken = draw(s, deck, wanted, seat)
    else:
        space = s.offers[location][chosen]
        taken = list(space)
        space.clear()
    gain_cards(s, seat, taken + draw(s, deck, bonus, seat))


def card_source(s: State, seat: Seat, location: int) -> list[Option]:
    """Each space that still has cards, and the deck while it can give one (RM-3.3, RM-6.4, RM-7.4, RM-23.40)."""
    spaces = [SPACE_OPTIONS[location][k] for k, space in enumerate(s.offers[location]) if space]
    deck = OFFER_DECK[location]
    return [*spaces, DECK_OPTIONS[deck]] if can_draw(s, deck) else spaces


def no_source(s: State, seat: Seat, location: int) -> dict[Ref, Clause]:
    """Spaces that are empty until cleanup, and a deck that is used up."""
    refused = {SPACE_OPTIONS[location][k].ref: "RM-2.39" for k, space in enumerate(s.offers[location]) if not space}
    deck = OFFER_DECK[location]
    return refused if can_draw(s, deck) else refused | {DECK_OPTIONS[deck].ref: "RM-23.40"}


PROMPTS = {
    "recruit_source": ("RM-3.2", "RM-3.3", "RM-3.4"),
    "village_source": ("RM-6.3", "RM-6.4", "RM-6.5", "RM-6.6"),
    "keep_source": ("RM-7.3", "RM-7.4", "RM-7.5", "RM-7.6"),
}
