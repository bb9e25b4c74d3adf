"""The Action row: how it is laid, what Surtur's die selects, and how it is filled again (sections 2, 4 and 9)."""

from collections import Counter
from collections.abc import Iterator

from meadhall.kernel import EVERYONE, Chapter, Homes, Seat, Share, Token, below, chapter, show, shuffle, tell, then, to
from meadhall.kit.cards import ref, refs

from ..content import CONTENT
from ..pieces import action_card
from ..state import NOTHING, Follower, State
from . import bonus
from .content import SETS, UPGRADES, cards_of
from .deciding import step
from .measures import corrupted, follower

_RULES = CONTENT.surtur
ROW, FACES = _RULES.row.value, _RULES.die.faces
_CARDS = {card.kind: cards_of(CONTENT, card.kind) for card in CONTENT.surtur_actions}
_FACES = {kind: frozenset(card.id for card in cards) for kind, cards in _CARDS.items()}


# --- the deck -------------------------------------------------------------------------------------------------------


@chapter
def lay_row(s: State, seat: Seat) -> Chapter:
    """A basic set and the tile's own cards are shuffled, and three lie open (LS-2.23 to LS-2.25, LS-13.8)."""
    yield from step(seat, "follower_row")
    one = follower(s, seat)
    left = [kind for kind in SETS if any(_of(s, kind))]
    drawn = left[below(s, len(left))]
    one.deck = [*_of(s, drawn), *_of(s, corrupted(s, seat).id)]
    s.aside = [token for token in s.aside if token not in one.deck]
    shuffle(s, one.deck)
    for _ in range(ROW):
        _refill(s, one)
    tell(s, "row_laid", seat=seat, set=drawn, cards=refs(s, one.row), left=len(one.deck))


def _of(s: State, kind: str) -> Iterator[Token]:
    """The Action cards of a kind that nobody has."""
    ids = [card.id for card in _CARDS[kind]]
    return (token for token in s.aside if s.faces[token] in ids)


@chapter
def add_upgrades(s: State) -> Chapter:
    """Upgraded cards are dealt unseen from three stacks, and each deck is shuffled (LS-2.26 to LS-2.28, LS-13.8)."""
    stacks: dict[str, list[Token]] = {}
    for seat, one in enumerate(s.followers):
        yield from step(seat, "follower_upgrades")
        stacks = stacks or {kind: _stack(s, kind) for kind in UPGRADES}
        for kind in UPGRADES:
            for _ in range(getattr(corrupted(s, seat).upgraded_cards, kind)):
                token = stacks[kind].pop()
                s.aside.remove(token)
                one.deck.append(token)
        shuffle(s, one.deck)
        tell(s, "deck_built", seat=seat, cards=len(one.deck))


def _stack(s: State, kind: str) -> list[Token]:
    """All can tell the upgraded cards of a type from others, nobody one from another (LS-2.28)."""
    stack = list(_of(s, kind))
    shuffle(s, stack)
    return stack


def action_homes(s: State) -> Homes:
    """Where Action cards could lie that nobody sees, for all that everybody knows.

    Those of a basic set and of a tile lie in the one deck that has them, and so does an upgraded card that was seen in
    a row. Of other upgraded cards a deck has as many of each type as its tile says, less those seen; the rest is out of
    the game (LS-2.24, LS-2.26, LS-17.18).
    """
    homes: dict[str, frozenset[Token]] = {}
    shares: dict[str, dict[frozenset[Token], int]] = {kind: {} for kind in UPGRADES}
    for one in s.followers:
        deck = frozenset(one.deck)
        kinds = {action_card(s, token).kind for token in (*one.row, *one.deck, *one.removed)} - set(UPGRADES)
        homes |= dict.fromkeys([card.id for kind in sorted(kinds) for card in _CARDS[kind]], deck)
        homes |= dict.fromkeys(one.seen, deck)
        unseen = Counter(action_card(s, token).kind for token in one.deck if s.faces[token] not in one.seen)
        for kind, share in shares.items():
            share[deck] = unseen[kind]
    return Homes(homes, [Share(_FACES[kind], share) for kind, share in shares.items()])


def _refill(s: State, one: Follower) -> list[Token]:
    """The top card is laid open at the right end; where none is left, the row stays shorter (LS-9.6, LS-9.8)."""
    if not one.deck:
        return []
    show(s, one.deck[-1:], EVERYONE)
    card = action_card(s, one.deck[-1])
    if card.kind in UPGRADES and card.id not in one.seen:
        one.seen = sorted([*one.seen, card.id])
    one.row.append(one.deck.pop())
    return one.row[-1:]


# --- Surtur's die ---------------------------------------------------------------------------------------------------


@chapter
def roll(s: State, seat: Seat) -> Chapter:
    """Surtur's die selects a card for the whole turn (LS-4.1 to LS-4.4); what a turn remembers begins anew."""
    yield from step(seat, "follower_roll")
    one = follower(s, seat)
    one.gained, one.won, one.ashes = [], 0, 0
    face = FACES[below(s, len(FACES))]
    one.place = min(face, len(one.row)) - 1
    tell(s, "surtur_rolled", seat=seat, face=face, card=ref(s, one.row[one.place]))


# --- clean-up -------------------------------------------------------------------------------------------------------


@chapter
def clean_up(s: State, seat: Seat) -> None:
    """Bonus, then the row, then what a challenge gives an idle Follower (LS-9.1 to LS-9.8, LS-24.6)."""
    then(s, to(bonus.card_bonus, seat), to(close_gap, seat), to(bonus.restless_omens, seat))


@chapter
def close_gap(s: State, seat: Seat) -> Chapter:
    """The selected card is set aside with the die, the others move up, and only then it is laid away (LS-9.4)."""
    one = follower(s, seat)
    used = one.row[one.place]
    yield from step(seat, "follower_clean_up", about={"card": ref(s, used)})
    del one.row[one.place]
    one.place = NOTHING
    drawn = _refill(s, one)
    removed = action_card(s, used).after_use == "remove"
    if removed:
        one.removed.append(used)
    new = ref(s, drawn[0]) if drawn else None
    tell(s, "row_filled", seat=seat, used=ref(s, used), removed=removed, filled=bool(drawn), card=new)
    if not removed:  # after the row is filled, and after all have been told which one it is
        one.deck.append(used)
        shuffle(s, one.deck)


PROMPTS = {
    "follower_row": ("LS-2.23", "LS-2.24", "LS-2.25", "LS-13.8"),
    "follower_upgrades": ("LS-2.26", "LS-2.27", "LS-2.28", "LS-13.8"),
    "follower_roll": ("LS-4.1", "LS-4.2", "LS-4.3", "LS-4.4"),
    "follower_clean_up": ("LS-9.4", "LS-9.5", "LS-9.6", "LS-9.7", "LS-9.8"),
}
