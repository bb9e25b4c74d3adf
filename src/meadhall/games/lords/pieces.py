"""The pieces by the numbers that the state counts with, and what one can point at."""

from collections.abc import Iterator, Sequence
from typing import get_args

from meadhall.kernel import Option, Ref, Seat, Token, button

from .board import GODS, REALMS, Place
from .content import CONTENT
from .records import AttackCard, CombatCard, Event, Hero, Origin
from .state import State, is_follower
from .surtur.records import ActionCard
from .words import Attribute, Rune, Symbol

SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)
RUNES: tuple[Rune, ...] = tuple(rune.id for rune in CONTENT.runes)
ATTRIBUTES: tuple[Attribute, ...] = ("authority", "might", "wisdom")
AUTHORITY, MIGHT, WISDOM = range(3)
BOSS_REF = f"boss:{CONTENT.boss[0].id}"
COLOURS = tuple(colour.id for colour in CONTENT.colours)
SLOTS = tuple(slot.id for slot in CONTENT.wheel.slot)
STEPS = ("prayer", "hero", "runes", "maneuvers", "special")
"""The five steps of a turn, in their order (LR-10.1)."""
FOLLOWER_STEPS = (*STEPS, "cleanup")
"""The six steps of a Follower's turn (LS-4.1)."""
MONSTERS = tuple(monster.id for monster in CONTENT.monsters)
MONSTER_REFS = tuple(f"monster:{monster}" for monster in MONSTERS)
MONSTER_OPTIONS = tuple(Option(ref, monster) for monster, ref in enumerate(MONSTER_REFS))
BOSS = len(MONSTERS)
"""The Boss, where the hunted one is named by number."""
MONSTER_RUNES = tuple(RUNES.index(monster.rune) for monster in CONTENT.monsters)
ARTIFACTS = tuple(artifact.id for artifact in CONTENT.artifacts)
GOD_ARTIFACTS = tuple([artifact.of for artifact in CONTENT.artifacts].index(god) for god in GODS)
"""The Artifact of each god, among all."""

REQUISITES = {
    players: tuple(card for card in CONTENT.requisites if card.players == ("2" if players == 2 else "3-4"))
    for players in (2, 3, 4)
}
"""The five Requisites for so many players (LR-8.15)."""

# --- cards ----------------------------------------------------------------------------------------------------------

COMBAT, EVENT, BLESSING, ATTACK = range(4)
DECK_NAMES = ("combat", "event", "blessing", "attack")
FIRST_TURN = "odinsson"
"""The Origin that every drafting player is offered until one keeps it (LR-9.3)."""
COMBAT_CARDS = {f"{card.id}.{copy}": card for card in CONTENT.combat for copy in range(1, card.copies + 1)}
EVENTS = {f"event_{event.number}": event for event in CONTENT.events}
ATTACK_CARDS = {card.id: card for card in CONTENT.attacks}
ACTION_CARDS = {card.id: card for card in CONTENT.surtur_actions}
"""Surtur's Action cards (solo rules, sections 21 to 23)."""
_HEROES = {hero.id: hero for hero in CONTENT.heroes}
_ORIGINS = {origin.id: origin for origin in CONTENT.origins}


def backs(regions: int, followers: int) -> Iterator[Sequence[str]]:
    """The cards by their backs: the four decks, Hero tiles, Origins, the one Origin that is never drawn, Action cards.

    Events of Regions that are not on the board are out of the game (LR-8.13), Action cards where no Follower plays.
    """
    yield list(COMBAT_CARDS)
    yield [name for name, event in EVENTS.items() if event.number <= regions]
    yield [blessing.id for blessing in CONTENT.blessings]
    yield [attack.id for attack in CONTENT.attacks]
    yield list(_HEROES)
    yield [origin for origin in _ORIGINS if origin != FIRST_TURN]
    yield [FIRST_TURN]
    yield list(ACTION_CARDS) if followers else []


def combat_card(s: State, token: Token) -> CombatCard:
    """What a Combat card says."""
    return COMBAT_CARDS[s.faces[token]]


def event(s: State, token: Token) -> Event:
    """What an Event card says."""
    return EVENTS[s.faces[token]]


def attack_card(s: State, token: Token) -> AttackCard:
    """What a Monster Attack card says."""
    return ATTACK_CARDS[s.faces[token]]


def action_card(s: State, token: Token) -> ActionCard:
    """What one of Surtur's Action cards says."""
    return ACTION_CARDS[s.faces[token]]


def hero(s: State, token: Token) -> Hero:
    """What a Hero tile says."""
    return _HEROES[s.faces[token]]


def origin(s: State, token: Token) -> Origin:
    """What an Origin says."""
    return _ORIGINS[s.faces[token]]


def card_name(face: str) -> str:
    """What a card is called, whichever of its copies it is."""
    return COMBAT_CARDS[face].id if face in COMBAT_CARDS else face


# --- what one can point at ------------------------------------------------------------------------------------------

DONE, DECLINE = button("done"), button("decline")
REGION_OPTIONS = tuple(Option(f"region:{region.number}", k) for k, region in enumerate(CONTENT.map_3_4p.region))
REALM_OPTIONS = tuple(Option(f"realm:{realm}", k) for k, realm in enumerate(REALMS))
RUNE_OPTIONS = tuple(Option(f"rune:{rune}", k) for k, rune in enumerate(RUNES))
ATTRIBUTE_OPTIONS = tuple(Option(f"attribute:{attribute}", k) for k, attribute in enumerate(ATTRIBUTES))
MONUMENT_OPTIONS = tuple(Option(f"monument:{god}", k) for k, god in enumerate(GODS))
ACTION_OPTIONS = tuple(Option(f"action:{slot}", k) for k, slot in enumerate(SLOTS))
COLOUR_OPTIONS = tuple(Option(f"colour:{colour}", k) for k, colour in enumerate(COLOURS))


def region_ref(region: Place) -> Ref:
    """The name of a Region outside the rules: its number."""
    return REGION_OPTIONS[region].ref


def sea_ref(s: State, sea: int) -> Ref:
    """The name of a Sea outside the rules."""
    return f"sea:{s.board.seas[sea]}"


def hero_ref(seat: Seat) -> Ref:
    """The Hero of a seat, whichever it is."""
    return f"hero:{seat}"


def tile_ref(s: State, seat: Seat) -> Ref:
    """Which Hero that is: the tile of the seat."""
    if is_follower(s, seat):
        return f"follower:{CONTENT.followers[s.followers[seat].tile].id}"
    return f"card:{s.faces[s.players[seat].tile]}"
