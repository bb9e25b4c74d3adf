"""What one audience sees: everything that lies open, its own cards, and what it knows of others' (section 14).

The table has these fields:

- ``age``, ``phase``, ``first_player``, ``active`` (whose turn it is, or null), ``doom``, ``ragnarok`` (the province of
  each age);
- ``provinces`` and ``fjords`` by id, with their figures; a figure is ``{ref, seat, clan, kind, count, strength}``,
  where the strength is what these figures add together; in reserve and Valhalla the strength is that of one of them,
  and ``cost`` the Rage for which it can invade, or null;
- ``clans``, one for each seat: stats, and what each would be worth a step further (``raised``), Rage, glory, sheet,
  reserve, Valhalla, and of its cards the number (``hand``), the ages on their backs and the committed quests;
  ``cards``, ``quest_cards``, ``prices`` (of the upgrades in hand) and ``fulfilled`` (whether the board fulfils a quest
  of hand or sheet as it is) are null for others;
- ``pack``: the draft pack that the audience holds, and ``pack_goes_to``, the seat that gets the rest of it;
- ``stakes``: what each province that the audience could pillage would pay it, ``{stats, glory, battle, cards,
  callers}``: stats with their new values, glory of the token, glory of a battle won there, cards that may do more,
  and who could answer the call from next door, ``{seat, count, strength}``;
- ``pillage``: the pillage under way, or null. ``sums`` are the totals so far, ``worth`` what each card on the table
  adds, ``adds`` what a card of the audience's hand would add, and ``outcomes`` what follows for each winner;
- ``known``: of others' cards, what the audience knows. Each entry has ``cards`` and ``lie``: these cards lie in these
  places, though the audience cannot tell which is where;
- ``monsters``: those that nobody has; ``gone``: the cards that the audience knows to be out of the game.
"""

from typing import Any

import msgspec

from meadhall.kernel import EVERYONE, Audience, Seat, View, Zone
from meadhall.kit.cards import ref, refs
from meadhall.kit.views import fields, known, known_sets

from . import figures, stakes
from .ages import heir
from .battle import CARD_STEP, total
from .board import FJORDS, NAMES, NOWHERE, PROVINCES, REFS, RESERVE, STOCK, VALHALLA, VILLAGES, YGGDRASIL, Place
from .cards.sheet import card, upgrade_price, wears
from .cards.texts import value
from .cards.words import InvadeFromValhalla
from .clan import HORNS, LAST_STEP, stat, value_at
from .content import CONTENT, SLOTS, STATS
from .figures import CLANS, CLIMBS, FIRST_MONSTER, KINDS
from .invade import price_from
from .pillage import REWARDS, pillageable
from .quests import fulfilled
from .state import EMPTY, NOBODY, PHASES, State, age_of


def public(s: State) -> View:
    """The table as everybody sees it; what only some see stands empty."""
    sailable = figures.open_fjords(s)
    return {
        "age": s.age,
        "phase": PHASES[s.phase],
        "first_player": s.first,
        "active": None if s.active == NOBODY else s.active,
        "doom": None if s.doom == NOWHERE else REFS[s.doom],
        "ragnarok": [REFS[province] for province in s.ragnarok],
        "provinces": {NAMES[place]: _province(s, place) for place in PROVINCES},
        "fjords": {
            NAMES[place]: {"ref": REFS[place], "open": place in sailable, "figures": _figures(s, place)}
            for place in FJORDS
        },
        "clans": [_clan(s, seat) for seat in range(s.seats)],
        "pack": [],
        "pack_goes_to": None,
        "stakes": {},
        "pillage": _pillage(s),
        "monsters": [f"monster:{KINDS[FIRST_MONSTER + k]}" for k, lair in enumerate(s.lairs) if lair == STOCK],
    }


def private(s: State, audience: Audience) -> View:
    """What one audience sees besides: its own cards, what they are worth to it, and what it knows of others'."""
    seen = {
        "clans": [_cards(s, seat, audience) for seat in range(s.seats)],
        "pack": refs(s, s.clans[audience].pack) if audience >= 0 else [],
        "pack_goes_to": heir(s, audience) if audience >= 0 and s.clans[audience].pack else None,
        "stakes": _stakes(s, audience),
        "known": known_sets(s, audience, zones(s), ("hand.", "quests.", "pack.")),
        "gone": known(s, audience, s.gone),
    }
    p = s.pillage
    if p is not None and p.fought and p.step == CARD_STEP and audience in p.participants:
        hand = s.clans[audience].hand
        seen["pillage"] = {"adds": {ref(s, token): stakes.adds(s, audience, token) for token in hand}}
    return seen


def _figures(s: State, place: Place) -> list[View]:
    """The figures in a place of the board, with the strength they add there."""
    return [
        figures.shown(s, seat, group) | {"strength": figures.group_strength(s, seat, group)}
        for seat in range(s.seats)
        for group in figures.groups_at(s, seat, place)
    ]


def _waiting(s: State, seat: Seat, place: Place) -> list[View]:
    """A seat's figures in reserve or Valhalla, with the strength of one and the Rage for which it can invade."""
    if s.clans[seat].clan < 0:
        return []
    comes = place == RESERVE or wears(s, seat, InvadeFromValhalla)
    return [
        figures.shown(s, seat, (figure, at, count))
        | {
            "strength": figures.group_strength(s, seat, (figure, at, 1)),
            "cost": price_from(s, seat, figure, place) if comes else None,
        }
        for figure, at, count in figures.groups_at(s, seat, place)
    ]


def _province(s: State, place: Place) -> View:
    return {
        "ref": REFS[place],
        "token": REWARDS[s.rewards[place]] if s.rewards else None,
        "pillaged": s.pillaged[place],
        "destroyed": s.destroyed[place],
        "doomed_in_age": s.ragnarok.index(place) + 1 if place in s.ragnarok else None,
        "villages": None if place == YGGDRASIL else VILLAGES[place],
        "free": None if place == YGGDRASIL else figures.free_villages(s, place),
        "figures": _figures(s, place),
        "strengths": [figures.strength(s, seat, place) for seat in range(s.seats)],
    }


def _clan(s: State, seat: Seat) -> View:
    clan = s.clans[seat]
    return {
        "seat": seat,
        "clan": None if clan.clan < 0 else CLANS[clan.clan],
        **fields(clan, "glory", "rage", "passed"),
        "stats": {name: {"step": clan.stats[k], "value": stat(s, seat, k)} for k, name in enumerate(STATS)},
        "raised": {name: value_at(k, min(LAST_STEP, clan.stats[k] + 1)) for k, name in enumerate(STATS)},
        "on_board": figures.on_board(s, seat),
        "horns": stat(s, seat, HORNS),
        "slots": [
            {"kind": kind, "card": None if token == EMPTY else ref(s, token)}
            for kind, token in zip(SLOTS, clan.slots, strict=True)
        ],
        "reserve": _waiting(s, seat, RESERVE),
        "valhalla": _waiting(s, seat, VALHALLA),
        "hand": len(clan.hand),
        "backs": sorted(age_of(s, token) for token in clan.hand),
        "cards": None,
        "known_cards": [],
        "quests": len(clan.quests),
        **dict.fromkeys(("quest_cards", "prices", "fulfilled")),  # like the cards for their owner alone
        "pack": len(clan.pack),
    }


def _cards(s: State, seat: Seat, audience: Audience) -> View:
    """A clan's cards as far as an audience knows them; what they are worth only their owner sees."""
    clan = s.clans[seat]
    seen: View = {"known_cards": known(s, audience, clan.hand)}
    if audience not in (seat, EVERYONE):
        return seen
    held = [(ref(s, token), card(s, token)) for token in (*clan.quests, *clan.hand)]
    return seen | {
        "cards": refs(s, clan.hand),
        "quest_cards": refs(s, clan.quests),
        "prices": {name: upgrade_price(s, seat, found) for name, found in held if found.kind == "upgrade"},
        "fulfilled": {name: fulfilled(s, seat, found) for name, found in held if found.kind == "quest"},
    }


def _stakes(s: State, audience: Audience) -> dict[str, View]:
    """What the provinces that a seat could pillage, or challenge, would pay it."""
    if audience < 0 or s.phase != PHASES.index("actions"):
        return {}
    provinces = [option.value for again in (False, True) for option in pillageable.open(s, audience, again)]
    return {
        NAMES[province]: (won := stakes.prize(s, audience, province))._asdict()
        | {"battle": stakes.battle_glory(s, audience, won), "callers": stakes.callers(s, province)}
        for province in provinces
    }


def _pillage(s: State) -> View | None:
    p = s.pillage
    if p is None:
        return None
    undecided = p.fought and p.winner == NOBODY and p.step <= 9
    return {
        "province": REFS[p.province],
        **fields(p, "pillager", "challenge", "step", "fought", "participants", "blanked", "counted", "dead"),
        "table": [refs(s, cards) for cards in p.table],
        "shown": [refs(s, cards) for cards in p.shown],
        "worth": [[value(s, seat, token) for token in cards] for seat, cards in enumerate(p.table)],
        "strengths": [figures.strength(s, seat, p.province) for seat in range(s.seats)],
        "sums": [total(s, seat) for seat in range(s.seats)] if p.fought else None,
        "adds": None,
        "outcomes": [stakes.outcome(s, winner) for winner in (*p.participants, NOBODY)] if undecided else [],
        "totals": list(p.totals) if p.fought and (p.step > 9 or any(p.totals)) else None,
        "winner": p.winner if p.winner != NOBODY else None,
    }


def zones(s: State) -> list[Zone]:
    """Where every card lies."""
    found = [Zone(f"deck.{age}", deck) for age, deck in enumerate(s.decks, 1)]
    found.append(Zone("gone", s.gone))
    for seat, clan in enumerate(s.clans):
        found += [Zone(f"{name}.{seat}", getattr(clan, name)) for name in ("hand", "pack", "quests")]
        found.append(Zone(f"sheet.{seat}", [token for token in clan.slots if token != EMPTY]))
        if s.pillage is not None and s.pillage.table:
            found.append(Zone(f"table.{seat}", s.pillage.table[seat]))
    return found


def scene() -> View:
    """What a client needs to draw the table: the board's geometry, and the facts of cards, monsters and clans."""
    board = CONTENT.board
    facts: dict[str, Any] = {
        "hidden": True,
        "size": [1000, 1000],
        "glory_track": [board.glory_track.first, board.glory_track.last],
        "regions": {region.id: fields(region, "colour") for region in board.region},
        "provinces": [
            {"ref": REFS[place], "adjacent": [f"province:{other}" for other in province.adjacent]}
            | fields(province, "id", "name", "region", "villages", "centre", "token_spot", "village_spots")
            for place, province in enumerate(board.province)
        ],
        "fjords": [
            {"ref": f"fjord:{fjord.id}", "provinces": [f"province:{shore}" for shore in fjord.provinces]}
            | fields(fjord, "id", "centre")
            for fjord in board.fjord
        ],
        "clans": [fields(clan, "id", "colour") for clan in CONTENT.clans.clan],
        "stats": {track.id: list(track.steps) for track in CONTENT.clans.stat},
        "last_step": LAST_STEP,
        "slots": list(SLOTS),
        "figures": {figure.kind: fields(figure, "count", "strength") for figure in CONTENT.clans.figure},
        "monsters": {
            monster.id: fields(monster, "card", "size")
            | {
                "strength": figures.monster_strength(figure, NOWHERE),
                "strength_in_yggdrasil": CLIMBS[figure].strength if figure in CLIMBS else None,
                "invade_cost": figures.monster_cost(figure),
                "ship": figures.SAILS[figure],
            }
            for figure, monster in enumerate(CONTENT.monsters, FIRST_MONSTER)
        },
        "cards": {
            card.id: fields(card, "name", "name_de", "age", "kind", "slot", "god", "strength", "effects")
            | {
                "cost": card.cost if card.kind == "upgrade" else None,
                "glory": card.glory if card.kind == "quest" else None,
                "copies": len(card.from_players),
            }
            for card in CONTENT.cards
        },
        "ragnarok_glory": list(CONTENT.tokens.ragnarok.glory_by_age),
        "legendary": list(CONTENT.clans.legendary.glory_by_step),
    }
    built: View = msgspec.to_builtins(facts)
    return built
