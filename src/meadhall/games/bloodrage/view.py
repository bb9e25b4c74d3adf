"""What one audience sees: everything that lies open, its own cards, and what it knows of others' (section 14).

The table has these fields:

- ``age``, ``phase``, ``first_player``, ``active`` (whose turn it is, or null), ``doom``, ``ragnarok`` (the province of
  each age);
- ``provinces`` and ``fjords`` by id, with their figures; a figure is ``{ref, seat, clan, kind, count}``;
- ``clans``, one for each seat: stats, Rage, glory, sheet, reserve, Valhalla, and of its cards the number (``hand``),
  the ages on their backs and the committed quests; ``cards`` and ``quest_cards`` are null for others;
- ``pack``: the draft pack that the audience holds;
- ``pillage``: the pillage under way, or null;
- ``known``: of others' cards, what the audience knows. Each entry has ``cards`` and ``lie``: these cards lie in these
  places, though the audience cannot tell which is where;
- ``monsters``: those that nobody has; ``gone``: the cards that the audience knows to be out of the game.
"""

from typing import Any

import msgspec

from meadhall.kernel.ask import Ref, Seat
from meadhall.kernel.game import EVERYONE, Audience, Token, View, Zone
from meadhall.kernel.knowledge import knows

from .board import FJORDS, NAMES, NOWHERE, PROVINCES, REFS, RESERVE, SHORES, STOCK, VALHALLA, VILLAGES, YGGDRASIL, Place
from .cards.sheet import CARD_REFS, refs
from .clan import LAST_STEP, stat
from .content import CONTENT, SLOTS, STATS
from .figures import CLANS, FIRST_MONSTER, KINDS, figure_ref, free_villages, groups_at, horns, on_board, strength
from .pillage import REWARDS
from .state import EMPTY, NOBODY, PHASES, State, age_of


def view(s: State, audience: Audience) -> View:
    """The table as one audience sees it."""
    return {
        "age": s.age,
        "phase": PHASES[s.phase],
        "first_player": s.first,
        "active": None if s.active == NOBODY else s.active,
        "doom": None if s.doom == NOWHERE else REFS[s.doom],
        "ragnarok": [REFS[province] for province in s.ragnarok],
        "provinces": {NAMES[place]: _province(s, place) for place in PROVINCES},
        "fjords": {NAMES[place]: _fjord(s, place) for place in FJORDS},
        "clans": [_clan(s, seat, audience) for seat in range(s.seats)],
        "pack": refs(s, s.clans[audience].pack) if audience >= 0 else [],
        "pillage": _pillage(s),
        "monsters": [f"monster:{KINDS[FIRST_MONSTER + k]}" for k, lair in enumerate(s.lairs) if lair == STOCK],
        "known": _known(s, audience),
        "gone": sorted(CARD_REFS[s.faces[token]] for token in s.gone if knows(s, audience, token)),
    }


def _figures(s: State, place: Place, seat: Seat) -> list[View]:
    clan = s.clans[seat].clan
    if clan < 0:
        return []
    return [
        {
            "ref": figure_ref(s, seat, figure, at),
            "seat": seat,
            "clan": CLANS[clan],
            "kind": KINDS[figure],
            "count": count,
        }
        for figure, at, count in groups_at(s, seat, place)
    ]


def _province(s: State, place: Place) -> View:
    return {
        "ref": REFS[place],
        "token": REWARDS[s.rewards[place]] if s.rewards else None,
        "pillaged": s.pillaged[place],
        "destroyed": s.destroyed[place],
        "doomed_in_age": s.ragnarok.index(place) + 1 if place in s.ragnarok else None,
        "villages": None if place == YGGDRASIL else VILLAGES[place],
        "free": None if place == YGGDRASIL else free_villages(s, place),
        "figures": [figure for seat in range(s.seats) for figure in _figures(s, place, seat)],
        "strengths": [strength(s, seat, place) for seat in range(s.seats)],
    }


def _fjord(s: State, place: Place) -> View:
    return {
        "ref": REFS[place],
        "open": not all(s.destroyed[shore] for shore in SHORES[place]),
        "figures": [figure for seat in range(s.seats) for figure in _figures(s, place, seat)],
    }


def _clan(s: State, seat: Seat, audience: Audience) -> View:
    clan = s.clans[seat]
    own = audience in (seat, EVERYONE)
    return {
        "seat": seat,
        "clan": None if clan.clan < 0 else CLANS[clan.clan],
        "glory": clan.glory,
        "rage": clan.rage,
        "passed": clan.passed,
        "stats": {name: {"step": clan.stats[k], "value": stat(s, seat, k)} for k, name in enumerate(STATS)},
        "on_board": on_board(s, seat),
        "horns": horns(s, seat),
        "slots": [
            {"kind": kind, "card": None if token == EMPTY else CARD_REFS[s.faces[token]]}
            for kind, token in zip(SLOTS, clan.slots, strict=True)
        ],
        "reserve": _figures(s, RESERVE, seat),
        "valhalla": _figures(s, VALHALLA, seat),
        "hand": len(clan.hand),
        "backs": sorted(age_of(s, token) for token in clan.hand),
        "cards": refs(s, clan.hand) if own else None,
        "known_cards": sorted(CARD_REFS[s.faces[token]] for token in clan.hand if knows(s, audience, token)),
        "quests": len(clan.quests),
        "quest_cards": refs(s, clan.quests) if own else None,
        "pack": len(clan.pack),
    }


def _pillage(s: State) -> View | None:
    p = s.pillage
    if p is None:
        return None
    return {
        "province": REFS[p.province],
        "pillager": p.pillager,
        "challenge": p.challenge,
        "step": p.step,
        "fought": p.fought,
        "participants": list(p.participants),
        "table": [refs(s, cards) for cards in p.table],
        "shown": [refs(s, cards) for cards in p.shown],
        "blanked": list(p.blanked),
        "counted": list(p.counted),
        "dead": list(p.dead),
        "strengths": [strength(s, seat, p.province) for seat in range(s.seats)],
        "totals": list(p.totals) if p.step > 9 and p.fought else None,
        "winner": p.winner if p.winner != NOBODY else None,
    }


def zones(s: State) -> list[Zone]:
    """Where every card lies."""
    found = [Zone(f"deck.{age}", deck) for age, deck in enumerate(s.decks, 1)]
    found.append(Zone("gone", s.gone))
    for seat, clan in enumerate(s.clans):
        found.append(Zone(f"hand.{seat}", clan.hand))
        found.append(Zone(f"pack.{seat}", clan.pack))
        found.append(Zone(f"quests.{seat}", clan.quests))
        found.append(Zone(f"sheet.{seat}", [token for token in clan.slots if token != EMPTY]))
        if s.pillage is not None and s.pillage.table:
            found.append(Zone(f"table.{seat}", s.pillage.table[seat]))
    return found


def _known(s: State, audience: Audience) -> list[View]:
    """The sets of cards that the audience cannot tell apart, where others hold some of them: what it saw go by."""
    if audience == EVERYONE or not s.faces:
        return []
    where: dict[Token, str] = {token: zone.name for zone in zones(s) for token in zone.tokens}
    groups: dict[Token, list[Token]] = {}
    for token, group in enumerate(s.minds[audience]):
        groups.setdefault(group, []).append(token)
    known = []
    for tokens in groups.values():
        lie: dict[str, int] = {}
        for token in tokens:
            lie[where[token]] = lie.get(where[token], 0) + 1
        if len(tokens) > 1 and any(place.startswith(("hand.", "quests.", "pack.")) for place in lie):
            cards: list[Ref] = sorted(CARD_REFS[s.faces[token]] for token in tokens)
            known.append({"cards": cards, "lie": dict(sorted(lie.items()))})
    return known


def scene() -> View:
    """What a client needs to draw the table: the board's geometry, and the facts of cards, monsters and clans."""
    board = CONTENT.board
    facts: dict[str, Any] = {
        "hidden": True,
        "size": [1000, 1000],
        "glory_track": [board.glory_track.first, board.glory_track.last],
        "regions": {r.id: {"colour": r.colour} for r in board.region},
        "provinces": [
            {
                "ref": REFS[place],
                "id": province.id,
                "name": province.name,
                "region": province.region,
                "villages": province.villages,
                "adjacent": [f"province:{other}" for other in province.adjacent],
                "centre": province.centre,
                "token_spot": province.token_spot,
                "village_spots": province.village_spots,
            }
            for place, province in enumerate(board.province)
        ],
        "fjords": [
            {
                "ref": f"fjord:{fjord.id}",
                "id": fjord.id,
                "provinces": [f"province:{shore}" for shore in fjord.provinces],
                "centre": fjord.centre,
            }
            for fjord in board.fjord
        ],
        "clans": [{"id": clan.id, "colour": clan.colour} for clan in CONTENT.clans.clan],
        "stats": {track.id: list(track.steps) for track in CONTENT.clans.stat},
        "last_step": LAST_STEP,
        "slots": list(SLOTS),
        "figures": {f.kind: {"count": f.count, "strength": f.strength} for f in CONTENT.clans.figure},
        "monsters": {
            monster.id: {
                "card": monster.card,
                "strength": monster.strength,
                "strength_in_yggdrasil": monster.strength_in_yggdrasil,
                "invade_cost": monster.invade_cost,
                "size": monster.size,
                "ship": monster.ship,
            }
            for monster in CONTENT.monsters
        },
        "cards": {
            card.id: {
                "name": card.name,
                "name_de": card.name_de,
                "age": card.age,
                "kind": card.kind,
                "slot": card.slot,
                "god": card.god,
                "strength": card.strength,
                "cost": card.cost if card.kind == "upgrade" else None,
                "glory": card.glory if card.kind == "quest" else None,
                "copies": len(card.from_players),
                "effect": card.effect,
                "params": msgspec.to_builtins(card.params),
            }
            for card in CONTENT.cards
        },
        "ragnarok_glory": list(CONTENT.tokens.ragnarok.glory_by_age),
        "legendary": list(CONTENT.clans.legendary.glory_by_step),
    }
    built: View = msgspec.to_builtins(facts)
    return built
