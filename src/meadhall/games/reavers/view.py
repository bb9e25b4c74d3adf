"""What one audience sees: all that lies open, its own Prophecies and Glory pile, and what it drew (section 25).

The table has these fields:

- ``round`` (0 in setup), ``rounds``, ``phase``, ``start`` and ``honor`` (who holds marker and Honor Ship), ``active``,
  ``location`` (the one being activated), ``pawns`` (who selected each location) and ``places``: for each seat how far
  it is from the active player, on which bonus and repeats depend;
- ``to_come``: whose pawns are still to be placed in this round;
- ``offers`` (the cards in each space, by location), ``trade`` (the dice at the villages), ``stacks`` (how many tiles
  are left in each), ``decks`` (how many cards, and those face up at the bottom), ``supply``;
- ``players``, one for each seat. ``dice`` are those in free spaces, each as ``red.hammer``; ``wild`` is the face that
  the leader lets stand for others; ``prophecy_cards`` and ``pile_cards`` are null for others. ``reckoning`` is final
  scoring as it stands, line by line: what others hold face down is null, and ``total`` is of what the audience may see;
- ``gained``: groups of cards that are not resolved, with ``cards`` for their owner; ``resolving``: cards being
  resolved, the innermost last; ``recruited``: Reavers gained in this turn; ``claimed``: tiles of this turn whose
  reward is still to come;
- ``combat``: the combat under way, with how likely it is won, in thousandths, by whoever picks the best dice.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from meadhall.kernel import EVERYONE, SPECTATOR, Audience, Ref, Seat, Token, View, Zone, knows
from meadhall.kit.cards import ref, refs
from meadhall.kit.views import fields

from . import scoring
from .combat import successes_of
from .content import CONTENT
from .odds import best_reroll, chance_after, chance_before
from .paying import clan_of
from .pieces import (
    BACK_OF,
    CLANS,
    COLOURS,
    DECK_NAMES,
    DICE,
    LEADERLESS,
    LOCATION_NAMES,
    LOCATIONS,
    NOTHING,
    SEA_JOURNEY,
    SLOTS,
    STACKS,
    TOKENS,
    UPGRADES,
    column,
    spaces,
    stack_of,
    tile_ref,
)
from .records import CardFact
from .round import pawns_to_come
from .state import NOBODY, Combat, State, place_of

ROUNDS = CONTENT.rules.rounds.value
SEATS = (2, 3, 4)
ROOM = ("artifact_spaces", "upgrade_spaces", "slot_size")
CARD_KINDS: dict[str, Sequence[CardFact]] = {
    "reaver": CONTENT.reavers,
    "village": CONTENT.village,
    "artifact": CONTENT.artifacts,
    "keep": CONTENT.keep,
    "journey": CONTENT.journeys,
    "battle": CONTENT.battles,
    "prophecy": CONTENT.prophecies,
}


def public(s: State) -> View:
    """The table as everybody sees it; what only some see is null."""
    owned = [scoring.estate(s, seat) for seat in range(s.seats)]
    return {
        "round": s.round,
        "rounds": ROUNDS,
        "phase": "end" if s.before_scoring else "play" if s.round else "setup",
        "start": _seat(s.start),
        "honor": _seat(s.honor),
        "active": _seat(s.active),
        "location": None if s.location == NOTHING else LOCATION_NAMES[s.location],
        "pawns": dict(zip(LOCATION_NAMES, map(_seat, s.pawns), strict=True)),
        "places": [None if s.location == NOTHING else place_of(s, seat) for seat in range(s.seats)],
        "to_come": pawns_to_come(s) if s.round and not s.before_scoring else [],
        "offers": {
            name: [refs(s, space) for space in offer]
            for name, offer in zip(LOCATION_NAMES, s.offers, strict=bool(s.offers))
        },
        "trade": _dice(s.trade),
        "stacks": {stack.id: len(tiles) for stack, tiles in zip(STACKS, s.stacks, strict=True)},
        "decks": {
            name: {"left": len(deck), "discards": refs(s, discards)}
            for name, deck, discards in zip(DECK_NAMES, s.decks, s.discards, strict=True)
        },
        "supply": {
            "dice": dict(zip(COLOURS, s.supply, strict=True)),
            "tokens": dict(zip(TOKENS, s.tokens, strict=True)),
            "upgrades": dict(zip(UPGRADES, s.upgrades, strict=True)),
        },
        "players": [
            _player(s, seat) | {"reckoning": _reckoning(owned[seat], s.players[seat].glory, most)}
            for seat, most in enumerate(scoring.majorities(owned))
        ],
        "gained": [{"seat": group.seat, "count": len(group.cards), "cards": None} for group in s.gained],
        "resolving": refs(s, s.resolving),
        "recruited": refs(s, s.recruited),
        "claimed": [_tile(s, token) for token in s.claimed],
        "journey": next((ref(s, token) for token in s.resolving if BACK_OF[token] == SEA_JOURNEY), None),
        "combat": None if s.combat is None else _combat(s, s.combat),
    }


def private(s: State, audience: Audience) -> View:
    """What one audience sees besides: what it holds face down, what it drew, and its reckoning with all that."""
    open_to = range(s.seats) if audience == EVERYONE or s.before_scoring else (audience,)
    return {
        "players": [_own(s, seat) if seat in open_to else {} for seat in range(s.seats)],
        "gained": [{"cards": refs(s, g.cards)} if g.seat in open_to else {} for g in s.gained],
    }


def _seat(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def _dice(counts: Iterable[int]) -> list[str]:
    """Dice by their names, those alike beside each other."""
    return [DICE[die] for die, n in enumerate(counts) for _ in range(n)]


def _player(s: State, seat: Seat) -> View:
    p, clan = s.players[seat], clan_of(s, seat)
    return {
        "seat": seat,
        **fields(p, "food", "favor", "glory", "terror"),
        "tokens": dict(zip(TOKENS, p.tokens, strict=True)),
        "dice": _dice(p.dice),
        "wild": None if clan == LEADERLESS else CLANS[clan],
        "leader": None if p.leader == NOTHING else ref(s, p.leader),
        "slots": {slot.id: refs(s, held) for slot, held in zip(SLOTS, p.slots, strict=True)},
        "artifacts": [
            {"card": ref(s, held.card), "die": None if held.die == NOTHING else DICE[held.die], "used": held.used}
            for held in p.artifacts
        ],
        "upgrades": [
            {"kind": kind, "ready": ready}
            for k, kind in enumerate(UPGRADES)
            for ready, n in ((True, p.ready[k]), (False, p.spent[k]))
            for _ in range(n)
        ],
        "prophecies": len(p.prophecies),
        "prophecy_cards": None,
        "pile": len(p.pile),
        "pile_cards": None,
        "tiles": [_tile(s, token) for token in p.tiles],
    }


def _tile(s: State, token: Token) -> Ref:
    """A tile by its reward side, once that was turned up; before, by its stack."""
    return tile_ref(s, token) if knows(s, SPECTATOR, token) else f"stack:{stack_of(token).id}"


def _own(s: State, seat: Seat) -> View:
    p, owned = s.players[seat], scoring.estate(s, seat)
    counted = scoring.prophecy_glory(owned)
    lines: dict[str, Any] = _sealed(owned) | {"prophecies": sum(counted)}
    known = _reckoning(owned, p.glory, scoring.majorities([scoring.estate(s, k) for k in range(s.seats)])[seat])
    added = 0 if s.before_scoring else sum(lines.values())
    return {
        "prophecy_cards": refs(s, p.prophecies),
        "pile_cards": refs(s, p.pile),
        "reckoning": lines
        | {
            "by_prophecy": {ref(s, token): glory for token, glory in zip(p.prophecies, counted, strict=True)},
            "total": known["total"] + added,
            "one_more": msgspec.to_builtins(scoring.one_more(s, seat)),
            "to_lose": msgspec.to_builtins(scoring.to_lose(s, seat)),
        },
    }


def _sealed(owned: scoring.Estate) -> dict[str, int]:
    """The lines of the Glory pile."""
    sets = {id.removeprefix("keep_"): glory for id, glory in scoring.set_glory(owned).items()}
    return sets | {"tapestries": scoring.tapestry_glory(owned)}


def _reckoning(owned: scoring.Estate, glory: int, most: dict[str, int]) -> View:
    """The lines that everybody can read, and the others sealed."""
    tokens = scoring.token_glory(owned)
    lines = {
        "terror": scoring.terror_loss(owned.terror),
        "artifacts": scoring.artifact_glory(owned),
        **{kind: glory + most.get(kind, 0) for kind, glory in tokens.items()},
    }
    return {
        "glory": glory,
        **lines,
        "majorities": list(most),
        **dict.fromkeys((*_sealed(owned), "prophecies", "by_prophecy", "one_more", "to_lose")),
        "total": glory + sum(lines.values()),
    }


def _combat(s: State, combat: Combat) -> View:
    favor, rolled = s.players[combat.seat].favor + combat.again, any(combat.shown)
    shown = tuple(face for face in reversed(range(len(combat.shown))) for _ in range(combat.shown[face]))
    picked = [face for face in reversed(range(len(combat.picked))) for _ in range(combat.picked[face])]
    chance = chance_after(shown, combat.defence, favor) if rolled else chance_before(combat.dice, combat.defence, favor)
    short = rolled and successes_of(combat) < combat.defence
    return {
        **fields(combat, "seat", "defence", "foe", "dice", "sources"),
        "shown": list(shown) if rolled else None,
        "picked": picked,
        "successes": successes_of(combat),
        "chance": int(1000 * chance),
        "best": list(best_reroll(shown, combat.defence, favor)) if short and favor else [],
    }


def zones(s: State) -> list[Zone]:
    """Where every card and tile lies."""
    found = [Zone(f"deck.{k}", deck) for k, deck in enumerate(s.decks)]
    found += [Zone(f"discards.{k}", discards) for k, discards in enumerate(s.discards)]
    found += [Zone(f"stack.{k}", stack) for k, stack in enumerate(s.stacks)]
    found += [Zone(f"offer.{k}.{j}", space) for k, offer in enumerate(s.offers) for j, space in enumerate(offer)]
    found += [Zone(f"gained.{k}", group.cards) for k, group in enumerate(s.gained)]
    found.append(Zone("resolving", s.resolving))
    for seat, player in enumerate(s.players):
        if player.leader != NOTHING:
            found.append(Zone(f"leader.{seat}", [player.leader]))
        found += [Zone(f"slot.{seat}.{k}", slot) for k, slot in enumerate(player.slots)]
        found.append(Zone(f"artifacts.{seat}", [held.card for held in player.artifacts]))
        found += [Zone(f"{name}.{seat}", getattr(player, name)) for name in ("prophecies", "pile", "tiles")]
    return found


def scene() -> View:
    """What a client needs to draw the table: every fact of the content by its id, without its sources."""
    locations, territories, scored = CONTENT.locations, CONTENT.territories, CONTENT.scoring
    return {
        "hidden": True,
        "locations": [
            _facts(location) | {"spaces": {str(players): spaces(k, players) for players in SEATS}}
            for k, location in enumerate(LOCATIONS)
        ],
        "columns": {str(players): [column(players, place) for place in range(players)] for players in SEATS},
        "trade": _by_id(locations.trade),
        "rest": _facts(locations.rest),
        "cards": {card.id: _facts(card) | {"kind": kind} for kind, cards in CARD_KINDS.items() for card in cards},
        "stacks": _by_id(STACKS),
        "territories": _by_id(territories.territory),
        "tiles": _by_id(territories.tile),
        "dice": {faces.colour: list(faces.faces) for faces in CONTENT.dice.crew_faces},
        "combat_faces": list(CONTENT.dice.combat.faces),
        "upgrades": _by_id(CONTENT.upgrades),
        "slots": _by_id(SLOTS),
        "clans": _by_id(CONTENT.clans),
        "boards": {name: getattr(CONTENT.boards, name).value for name in ("dice_spaces", *ROOM)},
        "scoring": {
            "terror": _facts(scored.terror),
            "sets": {rule.card: list(rule.by_size) for rule in scored.set},
            "tapestry": _facts(scored.tapestry),
            "tokens": {rule.token: _facts(rule) for rule in scored.tokens},
        },
    }


def _facts(record: Struct) -> View:
    """The facts of a record, and not where they come from."""
    facts: View = msgspec.to_builtins(record)
    return {name: fact for name, fact in facts.items() if not name.endswith("source") and name != "refs"}


def _by_id(records: Iterable[Any]) -> dict[str, View]:
    return {record.id: _facts(record) for record in records}
