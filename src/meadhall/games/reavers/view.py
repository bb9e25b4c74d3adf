"""What one audience sees: everything that lies open, its own Prophecies, Glory pile and unresolved cards (section 25).

The table has these fields:

- ``round``, ``start`` and ``honor`` (who holds marker and Honor Ship), ``active``, ``location`` (activated, or null);
- ``locations``: for each its pawn, and the spaces of its offer with their cards;
- ``trade``: the dice at the villages; dice are ``{ref: count}`` everywhere, since dice that show the same are alike;
- ``stacks``: by name, how many tiles are left;
- ``decks``: by name, the cards of the deck and its discards; ``supply``: dice, tokens and upgrades left;
- ``players``: amounts, crew, artifacts with their stored die, slots, leader, upgrades, tiles; ``prophecies`` and
  ``pile`` by number, ``prophecy_cards`` and ``pile_cards`` for their owner;
- ``gained``: unresolved cards in groups, for others by number; ``resolving``: the cards in motion, which all see;
- ``combat``: the combat under way, or null; ``odds`` are thousandths, with the dice gathered and with each one more,
  ``reroll_odds`` if one, two … of the lowest dice are rolled again; ``claimed``: tiles whose reward is still to come;
- for their owner alone, a player's ``reckoning`` (the five parts of the end as they stand) and ``one_more``: what one
  more card, token or Terror would bring.
"""

from collections.abc import Sequence

import msgspec

from meadhall.kernel import EVERYONE, SPECTATOR, Audience, Ref, Seat, Token, View, Zone, knows
from meadhall.kit.cards import ref, refs
from meadhall.kit.views import fields

from . import odds
from .combat import combat_sources, successes_of
from .content import CONTENT
from .crew import stored_ref
from .pieces import (
    COLOURS,
    DECK_NAMES,
    DIE_REFS,
    LOCATION_NAMES,
    LOCATION_OPTIONS,
    NOTHING,
    SLOT_OPTIONS,
    SPENT_REFS,
    STACK_OPTIONS,
    TOKENS,
    UPGRADE_REFS,
    UPGRADES,
    column,
    stack_of,
    tile_ref,
)
from .scoring import PARTS, one_more
from .state import NOBODY, Held, State, place_of


def public(s: State) -> View:
    """The table as everybody sees it; what only some see stands empty."""
    return {
        "round": s.round,
        "start": _seat(s.start),
        "honor": _seat(s.honor),
        "active": _seat(s.active),
        "location": None if s.location == NOTHING else LOCATION_OPTIONS[s.location].ref,
        "locations": {
            name: {"pawn": _seat(s.pawns[k]), "offer": [refs(s, space) for space in s.offers[k]] if s.offers else []}
            for k, name in enumerate(LOCATION_NAMES)
        },
        "trade": _counted(DIE_REFS, s.trade),
        "stacks": {option.ref: len(stack) for option, stack in zip(STACK_OPTIONS, s.stacks, strict=True)},
        "decks": {
            name: {"cards": len(s.decks[k]), "discards": len(s.discards[k])} for k, name in enumerate(DECK_NAMES)
        },
        "supply": {
            "dice": dict(zip(COLOURS, s.supply, strict=True)),
            "tokens": dict(zip(TOKENS, s.tokens, strict=True)),
            "upgrades": dict(zip(UPGRADES, s.upgrades, strict=True)),
        },
        "players": [_player(s, seat) for seat in range(s.seats)],
        "gained": [{"seat": group.seat, "n": len(group.cards), "cards": None} for group in s.gained],
        "resolving": refs(s, s.resolving),
        "claimed": [stack_of(token).id for token in s.claimed],
        "recruited": refs(s, s.recruited),
        "combat": _combat(s),
        "scoring": bool(s.before_scoring),
    }


def private(s: State, audience: Audience) -> View:
    """What one audience sees besides: its own Prophecies, pile and drawn cards."""
    return {
        "players": [_own(s, seat, audience) for seat in range(s.seats)],
        "gained": [
            {"cards": refs(s, group.cards) if audience in (group.seat, EVERYONE) else None} for group in s.gained
        ],
    }


def _seat(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def _counted(names: Sequence[Ref], counts: Sequence[int]) -> dict[Ref, int]:
    """Things that are alike, with their number."""
    return {names[k]: n for k, n in enumerate(counts) if n}


def _player(s: State, seat: Seat) -> View:
    player = s.players[seat]
    return {
        "seat": seat,
        "counts_as": None if s.location == NOTHING else column(s.seats, place_of(s, seat)),
        **fields(player, "glory", "food", "favor", "terror"),
        "tokens": dict(zip(TOKENS, player.tokens, strict=True)),
        "dice": _counted(DIE_REFS, player.dice),
        "artifacts": [_artifact(s, held) for held in player.artifacts],
        "upgrades": _counted(UPGRADE_REFS, player.ready) | _counted(SPENT_REFS, player.spent),
        "leader": None if player.leader == NOTHING else ref(s, player.leader),
        "slots": {option.ref: refs(s, slot) for option, slot in zip(SLOT_OPTIONS, player.slots, strict=True)},
        "tiles": [_tile(s, token) for token in player.tiles],
        "prophecies": len(player.prophecies),
        "prophecy_cards": None,
        "pile": len(player.pile),
        "pile_cards": None,
        "reckoning": None,
        "one_more": None,
    }


def _artifact(s: State, held: Held) -> View:
    """An artifact; the die on it has a name of its own."""
    stored = held.die != NOTHING
    return {
        "card": ref(s, held.card),
        "die": DIE_REFS[held.die] if stored else None,
        "stored": stored_ref(s, held.card) if stored else None,
        "used": held.used,
    }


def _tile(s: State, token: Token) -> View:
    """A claimed tile: its cost side, and its reward once it was turned up."""
    return {"stack": stack_of(token).id, "tile": tile_ref(s, token) if knows(s, SPECTATOR, token) else None}


def _own(s: State, seat: Seat, audience: Audience) -> View:
    if audience not in (seat, EVERYONE) and not s.before_scoring:
        return {}
    player = s.players[seat]
    return {
        "prophecy_cards": refs(s, player.prophecies),
        "pile_cards": refs(s, player.pile),
        "reckoning": {part: score(s, seat) for part, score in PARTS.items()},
        "one_more": one_more(s, seat),
    }


def _combat(s: State) -> View | None:
    combat = s.combat
    if combat is None:
        return None
    rolled = any(combat.shown)
    return fields(combat, "seat", "defence", "against", "dice", "shown", "picked") | {
        "successes": successes_of(combat),
        "odds": [] if rolled else odds.before(combat, combat.dice + most_dice(s, combat.seat)),
        "reroll_odds": odds.after(combat) if rolled else [],
    }


def most_dice(s: State, seat: Seat) -> int:
    """How many combat dice a player could still gather; a stored die is spent once, by itself or by its artifact."""
    player, most = s.players[seat], dict[tuple[str, int], int]()
    for (kind, number), n in combat_sources(s, seat):
        alike = {"die": player.dice, "upgrade": player.ready}
        source = ("stored", number) if kind == "artifact" else (kind, number)
        most[source] = max(most.get(source, 0), n * (alike[kind][number] if kind in alike else 1))
    return sum(most.values())


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
    """What a client needs to draw the table: the facts of the cards, tiles, boards and dice."""
    built: View = msgspec.to_builtins({"hidden": True, "content": CONTENT})
    return built
