"""Gained cards: drawn, shown to their owner, and resolved one after the other in an order of choice (section 9)."""

from collections.abc import Iterable, Sequence

from meadhall.kernel import EVERYONE, Ask, Chapter, Option, Seat, Secret, Token, begin, chapter, show, tell
from meadhall.kit.cards import ref, refs
from meadhall.kit.effects import Word

from . import artifacts, effects, recruit
from .crew import decided
from .decks import discard, draw, one_of_each, to_pile
from .dice import roll_dice
from .pieces import BACK_OF, DECK_NAMES, PROPHECY, REAVER, card, reaver
from .records import Artifact, Spoils
from .state import Group, State
from .words import Draw


def draw_together(s: State, seat: Seat, words: Iterable[Word]) -> None:
    """Cards of one reward, from the top of their decks, are one group (RM-17.59)."""
    drawn = [
        token
        for word in words
        if isinstance(word, Draw)
        for token in draw(s, DECK_NAMES.index(word.deck), word.n, seat)
    ]
    gain_cards(s, seat, drawn)


def gain_cards(s: State, seat: Seat, tokens: Sequence[Token]) -> None:
    """Cards that their owner has seen are gained together: dice of Reavers first, then one after the other (RM-3.7)."""
    if not tokens:
        return
    s.gained.append(Group(seat, list(tokens)))
    tell(s, "cards_gained", seat=seat, n=len(tokens), cards=Secret(refs(s, tokens), (seat,)))
    begin_group(s, seat)


def begin_group(s: State, seat: Seat) -> None:
    """The group gained last is resolved: the dice of its Reavers are rolled before any of its cards is used."""
    begin(s, card_order, seat)
    reavers = [token for token in s.gained[-1].cards if BACK_OF[token] == REAVER]
    if reavers:
        show(s, reavers, EVERYONE)  # RM-25.11: their dice tell of them
        s.recruited += reavers
        tell(s, "recruited", seat=seat, cards=refs(s, reavers))
        begin(s, roll_dice, seat, [colour for token in reavers for colour in reaver(s, token).dice_gained])


@chapter
def card_order(s: State, seat: Seat) -> Chapter:
    """The owner says which card of the group gained last is resolved next (RM-9.15, RM-9.17)."""
    group = s.gained[-1].cards
    token = group[0]
    if len(group) > 1:
        token = yield Ask(seat, "card_order", unresolved, free=artifacts.FREE)
        decided(s)
    show(s, [token], EVERYONE)  # RM-25.6
    group.remove(token)
    if group:
        begin(s, card_order, seat)
    else:
        s.gained.pop()
    s.resolving.append(token)
    tell(s, "resolving", seat=seat, card=ref(s, token))
    found = card(s, token)
    if isinstance(found, Artifact):
        artifacts.gain_artifact(s, seat, token)
    elif isinstance(found, Spoils):
        if found.effects:
            begin(s, put_away, seat, token)
            effects.carry_out(s, seat, found.id)
        else:
            put_away(s, seat, token)
    else:
        begin(s, recruit.reaver_use, seat, token)


def unresolved(s: State, seat: Seat) -> list[Option]:
    """The cards of the group gained last; copies of one name are alike."""
    return one_of_each(s, s.gained[-1].cards)


@chapter
def put_away(s: State, seat: Seat, token: Token) -> None:
    """A resolved card goes to the bottom of its deck, a Keep set card to the Glory pile (RM-9.10 to RM-9.12)."""
    s.resolving.remove(token)
    found = card(s, token)
    if isinstance(found, Spoils) and not found.effects:
        to_pile(s, seat, token)
    else:
        discard(s, token)


# --- two cards, of which one is kept --------------------------------------------------------------------------------


def draw_and_keep(s: State, seat: Seat, deck: int, n: int) -> None:
    """So many cards are drawn, and their owner keeps one (RM-9.19, RM-9.21)."""
    drawn = draw(s, deck, n, seat)
    if drawn:
        s.gained.append(Group(seat, drawn))
        tell(s, "cards_drawn", seat=seat, n=len(drawn), cards=Secret(refs(s, drawn), (seat,)))
        begin(s, kept_card, seat)


@chapter
def kept_card(s: State, seat: Seat) -> Chapter:
    """The kept card is resolved at once, the other goes to the bottom of its deck (RM-9.19, RM-9.20)."""
    group = s.gained[-1]
    kept = group.cards[0]
    if len(group.cards) > 1:
        kept = yield Ask(seat, "kept_card", unresolved)
    others = [token for token in group.cards if token != kept]
    group.cards = [kept]
    for token in others:
        discard(s, token)
        tell(s, "not_kept", seat=seat, card=ref(s, token))
    begin_group(s, seat)


# --- Prophecies -----------------------------------------------------------------------------------------------------


def draw_prophecies(s: State, seat: Seat, n: int) -> None:
    """Prophecies from the top of the deck, seen by their owner alone (RM-4.24, RM-25.6)."""
    for token in draw(s, PROPHECY, n, seat):
        hold_prophecy(s, seat, token)


def hold_prophecy(s: State, seat: Seat, token: Token) -> None:
    """A Prophecy is added to its owner's play area (RM-4.24, RM-16.2)."""
    s.players[seat].prophecies.append(token)
    tell(s, "prophecy", seat=seat, card=Secret(ref(s, token), (seat,)), held=len(s.players[seat].prophecies))


PROMPTS = {
    "card_order": ("RM-9.15", "RM-9.16", "RM-9.17", "RM-12.23"),
    "kept_card": ("RM-9.19", "RM-9.20"),
}
