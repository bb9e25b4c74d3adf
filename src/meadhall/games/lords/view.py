"""What one audience sees: all that lies open, its own hand, and what it may keep in the draft (section 34).

The table has these fields:

- ``phase`` (``setup``, ``draft``, ``play``, ``end``), ``turn`` (0 before the first; it counts up when ``first`` begins
  one), ``active``, ``step`` (its name, null before the first turn), ``ragnarok`` (it has begun) and ``turns_left``
  (after this one, from then on), ``starter`` (of the Hero Draft) and ``first`` (who takes the first turn, as it
  stands);
- ``regions``, one for each: ``control``, ``population`` (0 once it was controlled), ``armies`` (refs, of all players),
  ``temple``, ``forge`` (the Rune it yields) and ``rune`` (whether one lies there);
- ``monuments`` (``level`` and the seats of its ``priests``), ``wheel`` (markers by slot, the last is the top),
  ``covers`` (what the next marker on a slot brings others: a Rune for its ``owner`` now on top, or the Realm's bonus
  for its ``allies``, those who count as allied), ``track`` (Temples left), ``supply`` (Runes, Slayer tokens),
  ``monsters`` and ``boss`` (``region``, ``ring``, ``wounds``; ``upper`` says which tray lies above), ``artifacts``
  (``holder``, ``charged``, ``gone``), ``requisites`` (``fallen``: face down; what it ``needs``; the ``best`` has so
  much, ``seats`` are all who have it and ``seat`` the first of them, null where it is a Monument or nobody has any),
  ``decks`` (how many cards, and the discards);
- ``winning``: who could win within their next turn as things stand, and by which ``way``. It is a warning and not a
  proof: of Armies it sees where they could go now, of Lands and Temples what is missing, of Loki that he may be
  hunted;
- ``offer``: the Blessings that lie open in a Draft;
- ``battle``: the Battle under way and its ``step``; of its ``sides`` the attacker is first, each has its ``cards``
  with their Casualty ``symbols``, what its ``armies`` are worth, where they came ``from`` in this step, its Battle
  value as it stands (``total``) and the ``parts`` that add up to it, the Armies with which it ``began``, its
  ``casualties`` once they are reckoned (with the clause, and ``losses`` that are fixed to an Army), and its
  ``refuge``: where its Armies could withdraw to (nowhere: they would be killed; null: it won, or has none), and of
  the loser what was ``routed``: killed for want of a way out. ``winner`` is a side, once that is counted, and ``tie``
  the one that wins a tie by an Artifact; ``order`` are the cards of both as they were played;
- ``hunt``: the Hunt under way, its ``round`` and ``step``: ``hunter``, the ``side`` that plays the ``foe``, its
  ``hand`` (``hand_cards`` for itself), how many attacks are ``left`` in the deck, the ``attack`` played and the cards
  of ``defence``, and until these are laid away the ``ward`` (what they are worth against its Rage, whether that holds,
  and whether a Shield does it) and the Weak ``spot``; the change of ``rage`` for the next one, the limits of the next
  Hero round, Wounds ``dealt`` in this one, the cards ``serving`` the ``symbols`` still open of a ``slot``, the
  ``rewards`` so far, how it ``ends`` and, if it failed, ``why``: the clause. For the hunter, until it is over:
  ``hand_uses``, what each card of the hand adds to the defence, whether the attack is warded and the Weak Spot reached
  with it, and for which ``slots`` it could be played next; ``reach``, the slots that the hand can cover; and ``ways``,
  while one may defend: how it would go with each different card more, and with none (the last): Injuries are null
  where they depend on what the hunter has;
- ``players``, one for each seat: ``hand`` is how many cards, ``hand_cards`` their names for the owner; ``drawn_cards``
  are those of the draft; ``ways`` is how far the player is on each way to win, ``regions`` how many Regions they hold,
  of which ``around`` lie at Yggdrasil.

Where Followers of Surtur play, there is more ([surtur/view.py](surtur/view.py)); nobody sees the hand of a Follower,
except for the cards that lie open in its Hunt.
"""

from meadhall.kernel import EVERYONE, Audience, Ref, Seat, Token, View, Zone
from meadhall.kit.cards import ref, refs
from meadhall.kit.views import fields

from .armies import armies_in, army_ref, pool, strength
from .attacks import injuries_of
from .battle import ATTACKER, DEFENDER, battle_parts, came_from, in_order
from .board import GODS, REALMS, Place
from .casualties import symbols_on
from .hero_round import served_by, within_reach
from .heroes import attribute
from .holding import population
from .hunt import cards_for, defence_value, reaches_weak_spot, shield_wards, wards
from .hunting import foe_ref
from .monument import counted
from .pieces import (
    ARTIFACTS,
    ATTACK,
    ATTRIBUTES,
    COLOURS,
    DECK_NAMES,
    FOLLOWER_STEPS,
    MONSTERS,
    REQUISITES,
    RUNES,
    SLOTS,
    WISDOM,
    attack_card,
    card_name,
    hero_ref,
    region_ref,
    sea_ref,
)
from .prospects import lands_held, winning
from .records import Requisite
from .special import covered, entitled
from .state import GONE, NOBODY, NOTHING, NOWHERE, SLAIN, Battle, Foe, Hunt, State, is_follower
from .surtur.view import ashen, open_hand
from .temples import track
from .victory import LANDS_TO_WIN, SLAIN_FOR_BOSS, TEMPLES_TO_WIN, around, lands, slain, temples
from .withdrawing import withdraw_where
from .wounds import SLAYER_TOKENS, slot_ref

_DEFENDING = ("attack", "defend", "effect")
"""The steps of a Hunt in which the defence against an attack lies on the table."""


def zones(s: State) -> list[Zone]:
    """Where every card lies."""
    found = [Zone(f"deck.{name}", deck) for name, deck in zip(DECK_NAMES, s.decks, strict=True)]
    found += [Zone(f"discard.{name}", pile) for name, pile in zip(DECK_NAMES, s.discards, strict=True)]
    found += [Zone("heroes", s.heroes), Zone("origins", s.origins), Zone("drawn", s.drawn), Zone("offer", s.offer)]
    found += [Zone("first_origin", s.first_origin), Zone("aside", s.aside)]
    if s.battle is not None:
        found += [Zone(f"played.{side}", played) for side, played in enumerate(s.battle.cards)]
    if s.hunt is not None:
        attack = [token for token in [s.hunt.card] if token != NOTHING]
        found += [Zone("attacks", s.hunt.hand), Zone("attack", attack)]
        found += [Zone("defence", s.hunt.defence), Zone("serving", s.hunt.serving)]
    for seat, one in enumerate(s.followers):
        found += [Zone(f"row.{seat}", one.row), Zone(f"action.{seat}", one.deck), Zone(f"removed.{seat}", one.removed)]
        found.append(Zone(f"battle_deck.{seat}", one.cards))
    for seat, player in enumerate(s.players):
        kept = [token for token in (player.tile, player.origin) if token != NOTHING]
        found += [Zone(f"hand.{seat}", player.hand), Zone(f"blessings.{seat}", player.blessings)]
        found.append(Zone(f"kept.{seat}", kept))
    return found


def public(s: State) -> View:
    """The table as everybody sees it; what only some see is null."""
    return _table(s) | (ashen(s) if s.followers else {})


def _table(s: State) -> View:
    """What lies there in every match."""
    return {
        "phase": _phase(s),
        "turn": s.turn,
        "active": _seat(s.active),
        "step": _step(s),
        "ragnarok": s.turns_left != NOTHING,
        "turns_left": None if s.turns_left == NOTHING else s.turns_left,
        "starter": _seat(s.starter),
        "first": _seat(s.first),
        "regions": [_region(s, region) for region in range(len(s.board.regions))],
        "monuments": {
            god: {"level": level, "priests": list(priests)}
            for god, level, priests in zip(GODS, s.levels, s.prayers, strict=True)
        },
        "wheel": {slot: list(stack) for slot, stack in zip(SLOTS, s.wheel, strict=True)},
        "covers": {name: _covers(s, slot) for slot, name in enumerate(SLOTS)},
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
        "requisites": {
            card.id: {"fallen": fallen, "needs": card.at_least, "best": _best(s, card)}
            for card, fallen in zip(REQUISITES[s.seats], s.fallen, strict=True)
        },
        "winning": [] if s.step == NOTHING else [{"seat": seat, "way": way} for seat, way in winning(s)],
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
    """What one audience sees besides: its own hand, what it drew in the draft, and what is its own in a Hunt."""
    own: View = {"players": [_own(s, seat) if _sees(s, audience, seat) else {} for seat in range(s.seats)]}
    if s.hunt is not None:
        held: View = {"hand_cards": refs(s, s.hunt.hand)} if _sees(s, audience, s.hunt.side) else {}
        hunts = _sees(s, audience, s.hunt.hunter) and s.hunt.step != "over"
        own["hunt"] = held | (_hand_uses(s, s.hunt) if hunts else {})
    return own


def _sees(s: State, audience: Audience, seat: Seat) -> bool:
    """Whose hand an audience sees: its own; a Follower does not see its own either (LS-2.22, LS-3.7)."""
    return audience == EVERYONE or (audience == seat and not is_follower(s, seat))


def _step(s: State) -> str | None:
    """The step of the turn; none before the first turn, and as long as Surtur's die is to be rolled (LS-4.1)."""
    rolling = is_follower(s, s.active) and ["begin_step", 0] in s.agenda
    return None if rolling or s.step == NOTHING else FOLLOWER_STEPS[s.step]


def _phase(s: State) -> str:
    if s.winner != NOBODY:
        return "end"
    if s.step != NOTHING:
        return "play"
    return "setup" if s.starter == NOBODY else "draft"


def _seat(seat: Seat) -> Seat | None:
    return seat if seat >= 0 else None


def _region(s: State, region: Place) -> View:
    forge = s.forges[region]
    return {
        "control": _seat(s.control[region]),
        "population": population(s, region),
        "armies": [army_ref(seat, army) for seat in range(s.seats) for army in armies_in(s, seat, region)],
        "temple": s.temples[region],
        "forge": None if forge == NOTHING else RUNES[forge],
        "rune": s.lying[region],
    }


def _covers(s: State, slot: int) -> View:
    """Before the first turn no Realm gives anything."""
    owner = covered(s, slot)
    free = owner is None and s.step != NOTHING
    return {"owner": owner, "allies": entitled(s, slot) if free else []}


def _best(s: State, card: Requisite) -> View:
    found = list(counted(s, card))
    most = max(found)
    seats = [seat for seat, has in enumerate(found) if has == most] if most and card.counts != "monument_level" else []
    return {"seat": seats[0] if seats else None, "seats": seats, "has": most}


# --- a Battle, a Hunt -----------------------------------------------------------------------------------------------


def _battle(s: State, battle: Battle) -> View:
    return {
        "region": region_ref(battle.region),
        "step": battle.step,
        "sides": [_side(s, battle, side) for side in (ATTACKER, DEFENDER)],
        "order": [{"seat": battle.sides[side], "card": ref(s, token)} for side, token in in_order(s)],
        "winner": _seat(battle.winner),
        "tie": _seat(battle.tie),
    }


def _side(s: State, battle: Battle, side: int) -> View:
    seat, parts = battle.sides[side], battle_parts(s, side)
    return {
        "seat": seat,
        "cards": refs(s, battle.cards[side]),
        "passed": battle.passed[side],
        "armies": strength(s, seat, battle.region),
        "total": sum(part.n for part in parts),
        "parts": [part._asdict() for part in parts],
        "began": [army_ref(seat, army) for army in battle.began[side]],
        "symbols": symbols_on(s, side),
        "casualties": None if battle.due[side] == NOTHING else _casualties(s, battle, side),
        "from": [region_ref(region) for region in came_from(s, seat, battle.region)] if side == ATTACKER else [],
        "refuge": _refuge(s, battle, side),
        "routed": [army_ref(seat, army) for army in battle.routed] if side == 1 - battle.winner else [],
    }


def _casualties(s: State, battle: Battle, side: int) -> View:
    """Those for losing stand with their Armies until they are taken (LR-31.21)."""
    seat, won = battle.sides[side], side == battle.winner
    clause = "LS-10.30" if is_follower(s, seat) else "LR-31.25" if won else "LR-31.19"
    return {
        "due": battle.due[side],
        "taken": battle.taken[side],
        "losses": [] if won else [{"army": army_ref(seat, army), "n": n} for army, n in battle.losses],
        "clause": clause,
    }


def _refuge(s: State, battle: Battle, side: int) -> list[Ref] | None:
    seat = battle.sides[side]
    if side == battle.winner or not armies_in(s, seat, battle.region):
        return None
    return [option.ref for option in withdraw_where.open(s, seat, battle.region)]


def _hunt(s: State, hunt: Hunt) -> View:
    defending = hunt.card != NOTHING and hunt.step in _DEFENDING
    return fields(hunt, "hunter", "side", "step", "round", "rage", "most_cards", "most_wounds", "dealt") | {
        "foe": foe_ref(hunt.foe),
        "hand": len(hunt.hand),
        "hand_cards": None,
        "left": len(s.decks[ATTACK]),
        "attack": None if hunt.card == NOTHING else ref(s, hunt.card),
        "defence": refs(s, hunt.defence),
        "ward": _ward(s, hunt) if defending else None,
        "spot": _spot(s, hunt) if defending else None,
        "slot": slot_ref(hunt.foe, hunt.slot) if hunt.symbols or hunt.serving else None,
        "symbols": list(hunt.symbols),
        "serving": refs(s, hunt.serving),
        "rewards": list(hunt.rewards),
        "ends": None if hunt.step != "over" else "slain" if hunt.won else "failed",
        "why": hunt.failed_by or None,
        "hand_uses": None,
        "reach": None,
        "ways": None,
    }


def _ward(s: State, hunt: Hunt) -> View:
    return {"has": defence_value(s), "needs": hunt.faced, "holds": wards(s), "shield": shield_wards(s)}


def _spot(s: State, hunt: Hunt) -> View:
    wisdom, needs = attribute(s, hunt.hunter, WISDOM), attack_card(s, hunt.card).weak_spot
    return {"cards": defence_value(s), "wisdom": wisdom, "needs": needs, "holds": reaches_weak_spot(s)}


def _hand_uses(s: State, hunt: Hunt) -> View:
    """What each card of the hunter's hand could do now, and which slots the hand reaches."""
    hunter, attacked = hunt.hunter, hunt.card != NOTHING
    alike = {card_name(s.faces[token]): token for token in s.players[hunter].hand}
    return {
        "hand_uses": [
            {
                "card": ref(s, token),
                "ward": defence_value(s, token) - defence_value(s),
                "wards": attacked and wards(s, token),
                "spot": attacked and reaches_weak_spot(s, token),
                "slots": [slot_ref(hunt.foe, slot) for slot in served_by(s, hunter, token)],
            }
            for token in s.players[hunter].hand
        ],
        "reach": [slot_ref(hunt.foe, slot) for slot in within_reach(s, hunter)],
        "ways": [_way(s, hunt, token) for token in (*alike.values(), NOTHING)] if hunt.step == "defend" else None,
    }


def _way(s: State, hunt: Hunt, token: Token) -> View:
    """How the attack would go if the hunter played one more card to defend, or none."""
    more = () if token == NOTHING else (token,)
    warded, found, value = wards(s, *more), reaches_weak_spot(s, *more), defence_value(s, *more)
    return {
        "card": ref(s, token) if more else None,
        "ward": value,
        "spot": value + attribute(s, hunt.hunter, WISDOM),
        "wards": warded,
        "finds": found,
        "draws": cards_for(found),
        "injuries": 0 if warded else injuries_of(s),
        "reach": [slot_ref(hunt.foe, slot) for slot in within_reach(s, hunt.hunter, token)],
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
        "hand_cards": open_hand(s, seat) if is_follower(s, seat) else None,
        "drawn": len(s.drawn) if s.active == seat else 0,
        "drawn_cards": None,
        "ways": _ways(s, seat),
        "regions": s.control.count(seat),
        "around": around(s, seat),
    }


def _ways(s: State, seat: Seat) -> View:
    """What the player has of each victory, and what it needs (section 36)."""
    held = {land: {"has": has, "of": of} for land, (has, of) in lands_held(s, seat).items()}
    wounds = s.boss.wounds
    return {
        "jarl": {"has": lands(s, seat), "needs": LANDS_TO_WIN, "lands": held},
        "gothi": {"has": temples(s, seat), "needs": TEMPLES_TO_WIN[s.seats]},
        "slayer": {
            "has": slain(s, seat),
            "needs": SLAIN_FOR_BOSS[s.seats],
            "boss": {"has": wounds.count(seat), "needs": len(wounds)},
        },
    }


def _own(s: State, seat: Seat) -> View:
    own: View = {"hand_cards": refs(s, s.players[seat].hand)}
    if s.active == seat:
        own["drawn_cards"] = refs(s, s.drawn)
    return own
