"""What one audience sees: all that lies open, its own Prophecies and Glory pile, and what it drew (section 25).

The table has these fields:

- ``round`` (0 in setup), ``rounds``, ``phase``, ``start`` and ``honor`` (who holds marker and Honor Ship), ``active``,
  ``location`` (the one being activated), ``pawns`` (who selected each location), ``to_come`` (whose pawns are still to
  be placed) and ``places``: for each seat how far it is from the active player, on which bonus and repeats depend;
- ``offers`` (the cards in each space, by location), ``trade`` (the dice at the villages), ``stacks`` (how many tiles
  are left in each), ``decks`` (how many cards, and those face up at the bottom), ``supply``;
- ``players``, one for each seat. ``dice`` are those in free spaces, each as ``red.hammer``; ``wild`` is the face that
  the leader lets stand for others; an artifact is ``open`` while it can still work in this activation;
  ``prophecy_cards`` and ``pile_cards`` are null for others. ``reckoning`` is final scoring as it stands, line by line:
  what others hold face down is null, and ``total`` is of what the audience may see;
- ``gained``: groups of cards that are not resolved, with ``cards`` for their owner; ``resolving``: cards being
  resolved, the innermost last; ``journey``: the one that was revealed; ``recruited``: Reavers gained in this turn;
  ``claimed``: tiles of this turn whose reward is still to come;
- ``paying``: the cost that is being paid: what ``paid`` so far, the item ``due``, and those ``open`` after it;
- ``combat``: the combat under way. Chances are in thousandths and exact, for whoever picks the best dice: ``chance``
  with all Favor left, ``ladder`` the same after each throw, ``throws`` what the next throw brings by itself.
"""

from collections.abc import Iterable, Sequence
from fractions import Fraction

import msgspec

from meadhall.kernel import EVERYONE, SPECTATOR, Audience, Ref, Seat, Token, View, Zone, knows
from meadhall.kit.cards import ref, refs
from meadhall.kit.views import facts, fields

from . import scoring
from .artifacts import fits
from .combat import successes_of
from .content import CONTENT
from .odds import chance_after, chance_before, rerolls, throw
from .paying import clan_of
from .pieces import (
    BACK_OF,
    CARDS,
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
from .records import CardFact, SeaBattle
from .round import pawns_to_come
from .state import NOBODY, Combat, Held, Paying, State, place_of

ROUNDS = CONTENT.rules.rounds.value
SEATS = (2, 3, 4)
UPGRADE_NAMES = [upgrade.removeprefix("upgrade_") for upgrade in UPGRADES]
SLOT_NAMES = [slot.id.removeprefix("slot_") for slot in SLOTS]
CARD_KINDS: dict[str, Sequence[CardFact]] = {
    "reaver": CONTENT.reavers,
    "village": CONTENT.village,
    "artifact": CONTENT.artifacts,
    "keep": CONTENT.keep,
    "journey": CONTENT.journeys,
    "sea": CONTENT.battles,
    "prophecy": CONTENT.prophecies,
}


def public(s: State) -> View:
    """The table as everybody sees it; what only some see is null."""
    owned = _estates(s)
    journey = next((ref(s, token) for token in s.resolving if BACK_OF[token] == SEA_JOURNEY), None)
    return {
        "round": s.round,
        "rounds": ROUNDS,
        "phase": "end" if s.before_scoring else "play" if s.round else "setup",
        "start": _seat(s.start),
        "honor": _seat(s.honor),
        "active": _seat(s.active),
        "location": None if s.location == NOTHING else LOCATION_NAMES[s.location],
        "pawns": dict(zip(LOCATION_NAMES, map(_seat, s.pawns), strict=True)),
        "to_come": [] if s.before_scoring else _to_come(s),
        "places": _places(s),
        "offers": {name: [refs(s, space) for space in offer] for name, offer in _by_location(s)},
        "trade": _dice(s.trade),
        "stacks": {stack.id: len(tiles) for stack, tiles in zip(STACKS, s.stacks, strict=True)},
        "decks": {
            name: {"left": len(deck), "discards": refs(s, discards)}
            for name, deck, discards in zip(DECK_NAMES, s.decks, s.discards, strict=True)
        },
        "supply": {
            "dice": dict(zip(COLOURS, s.supply, strict=True)),
            "tokens": dict(zip(TOKENS, s.tokens, strict=True)),
            "upgrades": dict(zip(UPGRADE_NAMES, s.upgrades, strict=True)),
        },
        "players": [
            _player(s, seat) | {"reckoning": _reckoning(s, seat, owned[seat], most)}
            for seat, most in enumerate(scoring.majorities(owned))
        ],
        "gained": [{"seat": group.seat, "count": len(group.cards), "cards": None} for group in s.gained],
        "resolving": refs(s, s.resolving),
        "recruited": refs(s, s.recruited),
        "claimed": [_claimed(s, token) for token in s.claimed],
        "journey": journey,
        "paying": None if s.paying is None else _paying(s.paying),
        "combat": None if s.combat is None else _combat(s, s.combat),
    }


def private(s: State, audience: Audience) -> View:
    """What one audience sees besides: what it holds face down, what it drew, and its reckoning with all that."""
    open_to = range(s.seats) if audience == EVERYONE or s.before_scoring else (audience,)
    owned = _estates(s)
    return {
        "players": [_own(s, seat, owned) if seat in open_to else {} for seat in range(s.seats)],
        "gained": [{"cards": refs(s, group.cards)} if group.seat in open_to else {} for group in s.gained],
    }


def _estates(s: State) -> list[scoring.Estate]:
    """What everybody owns."""
    return [scoring.estate(s, seat) for seat in range(s.seats)]


# --- the board ------------------------------------------------------------------------------------------------------


def _seat(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def _to_come(s: State) -> list[Seat]:
    return pawns_to_come(s) if s.round else []


def _places(s: State) -> list[int | None]:
    """How far each seat is from whoever is active, or will be when the next pawn is placed."""
    if s.location != NOTHING:
        return [place_of(s, seat) for seat in range(s.seats)]
    following = [] if s.before_scoring else _to_come(s)
    return [(seat - following[0]) % s.seats if following else None for seat in range(s.seats)]


def _by_location(s: State) -> Iterable[tuple[str, list[list[Token]]]]:
    return zip(LOCATION_NAMES, s.offers or [[] for _ in LOCATION_NAMES], strict=True)


def _dice(counts: Iterable[int]) -> list[str]:
    """Dice by their names, those alike beside each other."""
    return [DICE[die] for die, n in enumerate(counts) for _ in range(n)]


def _claimed(s: State, token: Token) -> View:
    return {"stack": stack_of(token).id, "tile": tile_ref(s, token) if knows(s, SPECTATOR, token) else None}


def _paying(paying: Paying) -> View:
    done = len(paying.paid)
    return fields(paying, "seat", "items", "paid") | {"due": paying.items[done], "open": paying.items[done + 1 :]}


# --- players --------------------------------------------------------------------------------------------------------


def _player(s: State, seat: Seat) -> View:
    p, clan = s.players[seat], clan_of(s, seat)
    return {
        "seat": seat,
        **fields(p, "food", "favor", "glory", "terror"),
        "tokens": dict(zip(TOKENS, p.tokens, strict=True)),
        "dice": _dice(p.dice),
        "wild": None if clan == LEADERLESS else CLANS[clan],
        "leader": None if p.leader == NOTHING else ref(s, p.leader),
        "slots": {name: refs(s, held) for name, held in zip(SLOT_NAMES, p.slots, strict=True)},
        "artifacts": [_artifact(s, held) for held in p.artifacts],
        "upgrades": [
            {"kind": kind, "ready": ready}
            for k, kind in enumerate(UPGRADE_NAMES)
            for ready, n in ((True, p.ready[k]), (False, p.spent[k]))
            for _ in range(n)
        ],
        "prophecies": len(p.prophecies),
        "prophecy_cards": None,
        "pile": len(p.pile),
        "pile_cards": None,
        "tiles": [tile_ref(s, token) if knows(s, SPECTATOR, token) else _stack_ref(token) for token in p.tiles],
    }


def _artifact(s: State, held: Held) -> View:
    die = None if held.die == NOTHING else DICE[held.die]
    return {"card": ref(s, held.card), "die": die, "used": held.used, "open": fits(s, held)}


def _stack_ref(token: Token) -> Ref:
    return f"stack:{stack_of(token).id}"


def _own(s: State, seat: Seat, owned: Sequence[scoring.Estate]) -> View:
    p, own, most = s.players[seat], owned[seat], scoring.majorities(owned)[seat]
    lines, counted = scoring.sealed_lines(own), scoring.prophecy_glory(own)
    held = refs(s, p.prophecies)
    known = sum(scoring.open_lines(own, most).values()) + sum(lines.values()) + sum(counted)
    return {
        "prophecy_cards": held,
        "pile_cards": refs(s, p.pile),
        "reckoning": {
            **lines,
            "prophecies": sum(counted),
            "by_prophecy": dict(zip(held, counted, strict=True)),
            "total": _before_scoring(s, seat) + known,
            "one_more": [_one_more(more, held) for more in scoring.one_more(s, seat)],
            "to_lose": msgspec.to_builtins(scoring.to_lose(owned, seat, most)),
        },
    }


def _one_more(more: scoring.OneMore, held: Sequence[Ref]) -> View:
    """What one more brings; a Prophecy that counts it is named, a new one is not."""
    why = [
        {"what": reason.line if reason.prophecy is None else held[reason.prophecy], "glory": reason.glory}
        for reason in more.why
    ]
    return fields(more, "thing", "glory") | {"why": why}


def _before_scoring(s: State, seat: Seat) -> int:
    return s.before_scoring[seat] if s.before_scoring else s.players[seat].glory


def _reckoning(s: State, seat: Seat, owned: scoring.Estate, most: dict[str, int]) -> View:
    """The lines that everybody can read, and the others sealed."""
    glory, lines = _before_scoring(s, seat), scoring.open_lines(owned, most)
    sealed = (*scoring.sealed_lines(owned), "prophecies", "by_prophecy", "one_more", "to_lose")
    return {
        "glory": glory,
        **lines,
        "majorities": list(most),
        **dict.fromkeys(sealed),
        "total": glory + sum(lines.values()),
    }


# --- combat ---------------------------------------------------------------------------------------------------------


def _combat(s: State, combat: Combat) -> View:
    favor, defence = s.players[combat.seat].favor + combat.again, combat.defence
    shown, successes = _shown(combat.shown), successes_of(combat)
    picks = rerolls(shown, defence, favor) if shown and favor and successes < defence else []
    return {
        **fields(combat, "seat", "defence", "dice"),
        "against": combat.foe,
        "kind": _kind(combat.foe),
        "sources": msgspec.to_builtins(combat.sources),
        "shown": list(shown) if shown else None,
        "picked": list(_shown(combat.picked)),
        "successes": successes,
        "chance": _thousandths(_chance(combat, shown, favor)),
        "best": list(picks[0]) if picks else [],
        "ladder": [
            {
                "shown": list(_shown(one.shown)) or None,
                "chance": _thousandths(_chance(combat, _shown(one.shown), one.favor)),
            }
            for one in combat.throws
        ],
        "throws": [
            {"pick": list(pick)}
            | {name: _thousandths(part) for name, part in throw(shown, pick, defence)._asdict().items()}
            for pick in picks
        ],
    }


def _kind(foe: Ref) -> str:
    """What sort of combat it is: at sea, of a keep that is pillaged, or for land."""
    thing, _, name = foe.partition(":")
    return "land" if thing == "stack" else "sea" if isinstance(CARDS[name], SeaBattle) else "keep"


def _shown(counts: Sequence[int]) -> tuple[int, ...]:
    """What dice show, the most successes first."""
    return tuple(face for face in reversed(range(len(counts))) for _ in range(counts[face]))


def _chance(combat: Combat, shown: tuple[int, ...], favor: int) -> Fraction:
    if not shown:
        return chance_before(combat.dice, combat.defence, favor)
    return chance_after(shown, combat.defence, favor)


def _thousandths(chance: Fraction) -> int:
    """A chance in thousandths: only what is certain is 1000, only what cannot be is 0."""
    rounded = int(1000 * chance + Fraction(1, 2))
    return rounded if chance in (0, 1) else min(999, max(1, rounded))


# --- zones, and what never changes ----------------------------------------------------------------------------------


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
    boards, scored = CONTENT.boards, CONTENT.scoring
    return {
        "hidden": True,
        "rounds": ROUNDS,
        "activations": CONTENT.rules.activations.value,
        "locations": [
            facts(location) | {"id": location.id, "spaces": [spaces(k, players) for players in SEATS]}
            for k, location in enumerate(LOCATIONS)
        ],
        "columns": {str(players): [column(players, place) for place in range(players)] for players in SEATS},
        "trade": {reward.id.removeprefix("trade_"): facts(reward)["gain"] for reward in CONTENT.locations.trade},
        "rest": facts(CONTENT.locations.rest)["effect"],
        "cards": {card.id: facts(card) | {"kind": kind} for kind, cards in CARD_KINDS.items() for card in cards},
        "stacks": {stack.id: facts(stack) for stack in STACKS},
        "tiles": {tile.id: facts(tile) for tile in CONTENT.territories.tile},
        "dice": {die.colour: list(die.faces) for die in CONTENT.dice.crew_faces},
        "combat_faces": list(CONTENT.dice.combat.faces),
        "upgrades": {name: facts(fact) for name, fact in zip(UPGRADE_NAMES, CONTENT.upgrades, strict=True)},
        "slots": [{"id": name, "location": slot.location} for name, slot in zip(SLOT_NAMES, SLOTS, strict=True)],
        "clans": {clan.id: facts(clan) for clan in CONTENT.clans},
        "board": {
            "dice": boards.dice_spaces.value,
            "artifacts": boards.artifact_spaces.value,
            "upgrades": boards.upgrade_spaces.value,
            "slot": boards.slot_size.value,
        },
        "scoring": {
            "terror": facts(scored.terror),
            "set": [facts(rule) for rule in scored.set],
            "tapestry": facts(scored.tapestry),
            "tokens": [facts(rule) for rule in scored.tokens],
        },
    }
