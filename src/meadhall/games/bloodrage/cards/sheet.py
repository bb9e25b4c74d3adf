"""The upgrades on a clan sheet: which work, and what they are worth (section 6)."""

from meadhall.kernel import Option, Ref, Seat, Token
from meadhall.kit.cards import card_options

from ..content import CONTENT, Card, W
from ..state import EMPTY, State
from .words import ReleaseGlory, ShipDeathGlory, UpgradesCheaper, WarriorPair

CARDS = {f"{card.id}.{n}": card for card in CONTENT.cards for n in range(1, len(card.from_players) + 1)}
"""The card of each physical copy, by its face, such as ``a1-odins-smite.2``."""
QUESTS = frozenset(face for face, card in CARDS.items() if card.kind == "quest")
CARD_REFS: dict[str, Ref] = {face: f"card:{face}" for face in CARDS}
_LEADER_SLOT, _WARRIOR_SLOT, _SHIP_SLOT = 0, 1, 2
_BASE = {str(figure.kind): figure for figure in CONTENT.clans.figure}


def card(s: State, token: Token) -> Card:
    """The card that a token is."""
    return CARDS[s.faces[token]]


def worn(s: State, seat: Seat, word: type[W]) -> list[W]:
    """The effects of a word that a seat's upgrades have; two with the same word both work (BR-6.13)."""
    found: list[W] = []
    for token in s.clans[seat].slots:  # asked all the time, so in one loop, as below
        if token != EMPTY:
            for effect in CARDS[s.faces[token]].effects:
                if isinstance(effect, word):
                    found.append(effect)
    return found


def worn_cards(s: State, seat: Seat, word: type[W]) -> list[tuple[Ref, W]]:
    """The same, each with the upgrade that has it, as the reason of what happens."""
    faces = s.faces
    upgrades = [CARDS[faces[token]] for token in s.clans[seat].slots if token != EMPTY]
    return [(f"card:{card.id}", effect) for card in upgrades if (effect := card.get(word))]


def wears(s: State, seat: Seat, word: type[W]) -> bool:
    """Whether an upgrade on a seat's sheet has an effect of a word."""
    faces = s.faces
    for token in s.clans[seat].slots:
        if token != EMPTY:
            for effect in CARDS[faces[token]].effects:
                if isinstance(effect, word):
                    return True
    return False


def on_sheet(s: State, seat: Seat) -> list[Option]:
    """The cards that a seat has played to its sheet: upgrades, then committed quests."""
    return card_options(s, (*(token for token in s.clans[seat].slots if token != EMPTY), *s.clans[seat].quests))


def warriors_worth(s: State, seat: Seat) -> tuple[int, int]:
    """What two warriors of a clan in one province are worth together, and what one is (BR-12.11, BR-12.75)."""
    single, token = _strength(s, seat, _WARRIOR_SLOT, "warrior"), s.clans[seat].slots[_WARRIOR_SLOT]
    pair = None if token == EMPTY else CARDS[s.faces[token]].get(WarriorPair)
    return pair.strength if pair else 2 * single, single


def leader_strength(s: State, seat: Seat) -> int:
    """The strength of a clan's leader (BR-1.47)."""
    return _strength(s, seat, _LEADER_SLOT, "leader")


def ship_strength(s: State, seat: Seat) -> int:
    """The strength of a clan's ship (BR-1.47, BR-4.27)."""
    return _strength(s, seat, _SHIP_SLOT, "ship")


def _strength(s: State, seat: Seat, slot: int, kind: str) -> int:
    token = s.clans[seat].slots[slot]
    return _BASE[kind].strength if token == EMPTY else CARDS[s.faces[token]].strength or 0


def upgrade_price(s: State, seat: Seat, upgrade: Card) -> int:
    """What an upgrade costs its player now (BR-6.3, BR-12.18, BR-12.19)."""
    return max(0, upgrade.cost - sum(charm.rage for charm in worn(s, seat, UpgradesCheaper)))


def release_glory(s: State, seat: Seat) -> int:
    """What each figure that returns from Valhalla pays (BR-12.93)."""
    return sum(loki.glory for loki in worn(s, seat, ReleaseGlory))


def ship_death_glory(s: State, seat: Seat) -> int:
    """What each own ship pays that is destroyed (BR-12.14 to BR-12.16)."""
    return sum(dragons.glory for dragons in worn(s, seat, ShipDeathGlory))
