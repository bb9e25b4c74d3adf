"""The cards of a clan: what upgrades on its sheet give (section 6), what others can tell of its hand (section 14)."""

from meadhall.kernel import SPECTATOR, Option, Ref, Seat, Token, hide
from meadhall.kit.cards import card_options

from ..content import CONTENT, Card, W
from ..state import EMPTY, State, age_of
from .words import Glory, LateCard, Rage, UpgradesCheaper

CARDS = {f"{card.id}.{n}": card for card in CONTENT.cards for n in range(1, len(card.from_players) + 1)}
"""The card of each physical copy, by its face, such as ``a1-odins-smite.2``."""
QUESTS = frozenset(face for face, card in CARDS.items() if card.kind == "quest")
LATE = frozenset(face for face, card in CARDS.items() if card.has(LateCard))
CARD_REFS: dict[str, Ref] = {face: f"card:{face}" for face in CARDS}


def card(s: State, token: Token) -> Card:
    """The card that a token is."""
    return CARDS[s.faces[token]]


def worn(s: State, seat: Seat, word: type[W]) -> list[W]:
    """The effects of a word that a seat's upgrades have; two with the same word both work (BR-6.13)."""
    found: list[W] = []
    for token in s.clans[seat].slots:  # asked all the time, so in one loop
        if token != EMPTY:
            for effect in CARDS[s.faces[token]].effects:
                if isinstance(effect, word):
                    found.append(effect)
    return found


def worn_cards(s: State, seat: Seat, word: type[W]) -> list[tuple[Ref, W]]:
    """The same, each with the upgrade that has it, as the reason of what happens."""
    upgrades = [CARDS[s.faces[token]] for token in s.clans[seat].slots if token != EMPTY]
    return [(f"card:{upgrade.id}", effect) for upgrade in upgrades if (effect := upgrade.get(word))]


def wears(s: State, seat: Seat, word: type[W]) -> bool:
    """Whether an upgrade on a seat's sheet has an effect of a word."""
    faces = s.faces
    for token in s.clans[seat].slots:  # asked all the time, as above
        if token != EMPTY:
            for effect in CARDS[faces[token]].effects:
                if isinstance(effect, word):
                    return True
    return False


def glory_of(s: State, seat: Seat, word: type[Glory]) -> int:
    """What all upgrades with a word pay together."""
    return sum(effect.glory for effect in worn(s, seat, word))


def price_of(s: State, seat: Seat, word: type[Rage]) -> int:
    """For how much Rage the cheapest upgrade with a word does what it says."""
    return min(effect.rage for effect in worn(s, seat, word))


def affords(s: State, seat: Seat, word: type[Rage]) -> bool:
    """Whether a seat has an upgrade with a word, and the Rage for it."""
    return any(effect.rage <= s.clans[seat].rage for effect in worn(s, seat, word))


def on_sheet(s: State, seat: Seat) -> list[Option]:
    """The cards that a seat has played to its sheet: upgrades, then committed quests."""
    return card_options(s, (*(token for token in s.clans[seat].slots if token != EMPTY), *s.clans[seat].quests))


def upgrade_price(s: State, seat: Seat, upgrade: Card) -> int:
    """What an upgrade costs its player now (BR-6.3, BR-12.18, BR-12.19)."""
    return max(0, upgrade.cost - sum(charm.rage for charm in worn(s, seat, UpgradesCheaper)))


def choose_among(s: State, seat: Seat, token: Token, among: list[Token]) -> None:
    """Everybody sees the back of the card that was chosen, and so its age, but not which card it is.

    The cards it was chosen among are put together, so that the gap it leaves between others tells nothing.
    """
    age = age_of(s, token)
    alike = [other for other in among if age_of(s, other) == age]
    clan = s.clans[seat]
    clan.hand = [*(other for other in clan.hand if other not in alike), *alike]
    hide(s, alike, seat)


def could_be_late(s: State, seat: Seat) -> bool:
    """Whether a hand could hold a late card for all that everybody knows: by its backs, and by what was seen (BR-5.80).

    Cards that spectators cannot tell apart are one set of their mind: one of them is late, or none is.
    """
    mind = s.minds[SPECTATOR]
    sets = {mind[token] for token, face in enumerate(s.faces) if face in LATE}
    return any(mind[token] in sets for token in s.clans[seat].hand)
