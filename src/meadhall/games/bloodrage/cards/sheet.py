"""The upgrades on a clan sheet: which work, and what they are worth (section 6)."""

from meadhall.kernel.ask import Clause, Ref, Seat
from meadhall.kernel.game import Token

from ..content import CONTENT, Card
from ..state import EMPTY, State

CARDS = CONTENT.by_face
"""The card of each face."""
CARD_REFS: dict[str, Ref] = {face: f"card:{face}" for face in CARDS}
_LEADER_SLOT, _WARRIOR_SLOT, _SHIP_SLOT = 0, 1, 2
_BASE = {str(figure.kind): figure for figure in CONTENT.clans.figure}


def card(s: State, token: Token) -> Card:
    """The card that a token is."""
    return CARDS[s.faces[token]]


def ref(s: State, token: Token) -> Ref:
    """The name of a card outside the rules."""
    return CARD_REFS[s.faces[token]]


def refs(s: State, tokens: list[Token]) -> list[Ref]:
    """The names of several cards."""
    return [CARD_REFS[s.faces[token]] for token in tokens]


def worn(s: State, seat: Seat, effect: str) -> list[Card]:
    """The upgrades on a seat's sheet that have an effect; two with the same effect both work (BR-6.13)."""
    faces = s.faces
    return [
        found for token in s.clans[seat].slots if token != EMPTY and (found := CARDS[faces[token]]).effect == effect
    ]


def wears(s: State, seat: Seat, effect: str) -> bool:
    """Whether an upgrade on a seat's sheet has an effect."""
    faces = s.faces
    return any(token != EMPTY and CARDS[faces[token]].effect == effect for token in s.clans[seat].slots)


def played_already(s: State, seat: Seat, upgrade: Clause, quest: Clause) -> dict[Ref, Clause]:
    """The cards that lie on a seat's sheet and are not in its hand any more, with why none is played again."""
    worn_now = {ref(s, token): upgrade for token in s.clans[seat].slots if token != EMPTY}
    return worn_now | {ref(s, token): quest for token in s.clans[seat].quests}


def warriors_worth(s: State, seat: Seat) -> tuple[int, int]:
    """What two warriors of a clan in one province are worth together, and what one is (BR-12.11, BR-12.75)."""
    token = s.clans[seat].slots[_WARRIOR_SLOT]
    if token == EMPTY:
        single = _BASE["warrior"].strength
        return 2 * single, single
    params = CARDS[s.faces[token]].params
    return params.pair or 2 * params.single, params.single


def leader_strength(s: State, seat: Seat) -> int:
    """The strength of a clan's leader (BR-1.47)."""
    return _strength(s, seat, _LEADER_SLOT, "leader")


def ship_strength(s: State, seat: Seat) -> int:
    """The strength of a clan's ship (BR-1.47, BR-4.27)."""
    return _strength(s, seat, _SHIP_SLOT, "ship")


def _strength(s: State, seat: Seat, slot: int, kind: str) -> int:
    token = s.clans[seat].slots[slot]
    if token != EMPTY:
        strength = CARDS[s.faces[token]].strength
        assert strength is not None
        return strength
    return _BASE[kind].strength


def upgrade_price(s: State, seat: Seat, upgrade: Card) -> int:
    """What an upgrade costs its player now (BR-6.3, BR-12.18, BR-12.19)."""
    return max(0, upgrade.cost - sum(charm.params.minus for charm in worn(s, seat, "upgrades_cheaper")))


def release_glory(s: State, seat: Seat) -> int:
    """What each figure that returns from Valhalla pays (BR-12.93)."""
    return sum(loki.params.glory for loki in worn(s, seat, "release_glory"))


def ship_death_glory(s: State, seat: Seat) -> int:
    """What each own ship pays that is destroyed (BR-12.14 to BR-12.16)."""
    return sum(dragons.params.glory for dragons in worn(s, seat, "ship_death_glory"))
