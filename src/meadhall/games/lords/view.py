"""What one audience sees: all that lies open, its own hand, and what it may keep in the draft (section 34).

The table has these fields:

- ``phase`` (``setup``, ``draft``, ``play``, ``end``), ``active``, ``step`` (its name, null before the first turn),
  ``turns_left`` (after this one, once Ragnarok has begun), ``starter`` (of the Hero Draft) and ``first`` (who takes the
  first turn, as it stands);
- ``regions``, one for each: ``control``, ``population`` (0 once it was controlled), ``armies`` (refs, of all players),
  ``temple``, ``forge`` (the Rune it yields) and ``rune`` (whether one lies there);
- ``monuments`` (``level`` and the seats of its ``priests``), ``wheel`` (markers by slot, the last is the top),
  ``track`` (Temples left), ``supply`` (Runes, Slayer tokens), ``monsters`` and ``boss`` (``region``, ``ring``,
  ``wounds``; ``upper`` says which tray lies above), ``artifacts`` (``holder``, ``charged``, ``gone``), ``requisites``
  (which are face down), ``decks`` (how many cards, and the discards);
- ``offer``: the Blessings that lie open in a Draft;
- ``battle``: the Battle under way; of its ``sides`` the attacker is first, each has its ``cards``, what its ``armies``
  are worth, and its Battle value as it stands (``total``); ``winner`` is a side, once that is counted;
- ``hunt``: the Hunt under way: ``hunter``, the ``side`` that plays the ``foe``, its ``hand`` (``hand_cards`` for
  itself), the ``attack`` played and the cards of ``defence``, the change of ``rage`` for the next one, the limits of
  the next Hero round, Wounds ``dealt`` in this one, and the cards ``serving`` the ``symbols`` still open;
- ``players``, one for each seat: ``hand`` is how many cards, ``hand_cards`` their names for the owner; ``drawn_cards``
  are those of the draft.
"""

from meadhall.kernel import EVERYONE, Audience, Ref, Seat, View, Zone
from meadhall.kit.cards import ref, refs
from meadhall.kit.views import fields

from .armies import army_ref, place_of, pool, strength
from .battle import battle_value
from .board import GODS, REALMS, Place
from .heroes import attribute
from .holding import population
from .hunting import foe_ref
from .pieces import (
    ARTIFACTS,
    ATTRIBUTES,
    COLOURS,
    DECK_NAMES,
    MONSTERS,
    REQUISITES,
    RUNES,
    SLOTS,
    STEPS,
    hero_ref,
    region_ref,
    sea_ref,
)
from .state import GONE, NOBODY, NOTHING, NOWHERE, SLAIN, Battle, Foe, Hunt, State
from .temples import track
from .wounds import SLAYER_TOKENS


def zones(s: State) -> list[Zone]:
    """Where every card lies."""
    found = [Zone(f"deck.{name}", deck) for name, deck in zip(DECK_NAMES, s.decks, strict=True)]
    found += [Zone(f"discard.{name}", pile) for name, pile in zip(DECK_NAMES, s.discards, strict=True)]
    found += [Zone("heroes", s.heroes), Zone("origins", s.origins), Zone("drawn", s.drawn), Zone("offer", s.offer)]
    found.append(Zone("first_origin", s.first_origin))
    if s.battle is not None:
        found += [Zone(f"played.{side}", played) for side, played in enumerate(s.battle.cards)]
    if s.hunt is not None:
        attack = [token for token in [s.hunt.card] if token != NOTHING]
        found += [Zone("attacks", s.hunt.hand), Zone("attack", attack)]
        found += [Zone("defence", s.hunt.defence), Zone("serving", s.hunt.serving)]
    for seat, player in enumerate(s.players):
        kept = [token for token in (player.tile, player.origin) if token != NOTHING]
        found += [Zone(f"hand.{seat}", player.hand), Zone(f"blessings.{seat}", player.blessings)]
        found.append(Zone(f"kept.{seat}", kept))
    return found


def public(s: State) -> View:
    """The table as everybody sees it; what only some see is null."""
    return {
        "phase": _phase(s),
        "active": _seat(s.active),
        "step": None if s.step == NOTHING else STEPS[s.step],
        "turns_left": None if s.turns_left == NOTHING else s.turns_left,
        "starter": _seat(s.starter),
        "first": _seat(s.first),
        "regions": [_region(s, region) for region in range(len(s.board.regions))],
        "monuments": {
            god: {"level": level, "priests": list(priests)}
            for god, level, priests in zip(GODS, s.levels, s.prayers, strict=True)
        },
        "wheel": {slot: list(stack) for slot, stack in zip(SLOTS, s.wheel, strict=True)},
        "track": {"id": track(s).id, "left": track(s).temples - s.built},
        "supply": {
            "runes": dict(zip(RUNES, s.supply, strict=True)),
            "slayers": SLAYER_TOKENS - sum(player.slayers for player in s.players),
        },
        "monsters": {
            name: _foe(foe) | {"ring": _seat(foe.ring), "upper": k in s.upper}
            for k, (name, foe) in enumerate(zip(MONSTERS, s.foes, strict=True))
        },
        "boss": _foe(s.boss),
        "artifacts": {
            name: {"holder": _seat(holder), "charged": charged, "gone": holder == GONE}
            for name, holder, charged in zip(ARTIFACTS, s.holders, s.charged, strict=True)
        },
        "requisites": {card.id: fallen for card, fallen in zip(REQUISITES[s.seats], s.fallen, strict=True)},
        "decks": {
            name: {"left": len(deck), "discards": refs(s, discards)}
            for name, deck, discards in zip(DECK_NAMES, s.decks, s.discards, strict=True)
        },
        "offer": refs(s, s.offer),
        "battle": None if s.battle is None else _battle(s, s.battle),
        "hunt": None if s.hunt is None else _hunt(s, s.hunt),
        "players": [_player(s, seat) for seat in range(s.seats)],
    }


def private(s: State, audience: Audience) -> View:
    """What one audience sees besides: its own hand, and what it drew in the draft."""
    open_to = range(s.seats) if audience == EVERYONE else (audience,)
    own: View = {"players": [_own(s, seat) if seat in open_to else {} for seat in range(s.seats)]}
    if s.hunt is not None and s.hunt.side in open_to:
        own["hunt"] = {"hand_cards": refs(s, s.hunt.hand)}
    return own


def _phase(s: State) -> str:
    if s.winner != NOBODY:
        return "end"
    if s.step != NOTHING:
        return "play"
    return "setup" if s.starter == NOBODY else "draft"


def _seat(seat: Seat) -> Seat | None:
    return seat if seat >= 0 else None


def _region(s: State, region: Place) -> View:
    armies = [
        army_ref(seat, army)
        for seat, player in enumerate(s.players)
        for army in player.armies
        if place_of(army) == region
    ]
    forge = s.forges[region]
    return {
        "control": _seat(s.control[region]),
        "population": population(s, region),
        "armies": armies,
        "temple": s.temples[region],
        "forge": None if forge == NOTHING else RUNES[forge],
        "rune": s.lying[region],
    }


def _battle(s: State, battle: Battle) -> View:
    sides = [
        {
            "seat": seat,
            "cards": refs(s, battle.cards[side]),
            "passed": battle.passed[side],
            "armies": strength(s, seat, battle.region),
            "total": battle_value(s, side),
        }
        for side, seat in enumerate(battle.sides)
    ]
    return {"region": region_ref(battle.region), "sides": sides, "winner": _seat(battle.winner)}


def _hunt(s: State, hunt: Hunt) -> View:
    return fields(hunt, "hunter", "side", "rage", "most_cards", "most_wounds", "dealt", "symbols") | {
        "foe": foe_ref(hunt.foe),
        "hand": len(hunt.hand),
        "hand_cards": None,
        "attack": None if hunt.card == NOTHING else ref(s, hunt.card),
        "defence": refs(s, hunt.defence),
        "serving": refs(s, hunt.serving),
    }


def _foe(foe: Foe) -> View:
    place: Ref | None = None if foe.region in (NOWHERE, SLAIN) else region_ref(foe.region)
    return {"region": place, "slain": foe.region == SLAIN, "wounds": [_seat(seat) for seat in foe.wounds]}


def _player(s: State, seat: Seat) -> View:
    player = s.players[seat]
    return {
        "colour": None if player.colour == NOTHING else COLOURS[player.colour],
        "tile": None if player.tile == NOTHING else ref(s, player.tile),
        "origin": None if player.origin == NOTHING else ref(s, player.origin),
        "hero": hero_ref(seat),
        "region": None if player.hero == NOWHERE else region_ref(player.hero),
        "sea": None if player.drakkar == NOWHERE else sea_ref(s, player.drakkar),
        "pool": pool(s, seat),
        "attributes": {
            name: {"token": player.attributes[k], "value": attribute(s, seat, k), "injured": player.injured[k]}
            for k, name in enumerate(ATTRIBUTES)
        },
        "runes": dict(zip(RUNES, player.runes, strict=True)),
        "priests": player.priests,
        "allied": [realm for realm, allied in zip(REALMS, player.allied, strict=True) if allied],
        "blessings": refs(s, player.blessings),
        "slain": [MONSTERS[monster] for monster in player.slain],
        "slayers": player.slayers,
        "hand": len(player.hand),
        "hand_cards": None,
        "drawn": len(s.drawn) if s.active == seat else 0,
        "drawn_cards": None,
    }


def _own(s: State, seat: Seat) -> View:
    own: View = {"hand_cards": refs(s, s.players[seat].hand)}
    if s.active == seat:
        own["drawn_cards"] = refs(s, s.drawn)
    return own
