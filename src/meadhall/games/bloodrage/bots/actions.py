"""What a clan could do with its turn, and what that is worth: invade, march, pillage, upgrade, quest."""

from collections.abc import Iterable
from typing import NamedTuple

from meadhall.kernel.game import Token

from ..board import PROVINCES, RESERVE, YGGDRASIL, Place
from ..cards.sheet import CARDS, upgrade_price
from ..cards.words import ReleaseGlory
from ..clan import AXES, stat
from ..content import SLOTS, Card
from ..figures import LEADER, RECRUITS, SHIP, WARRIOR, Figure, groups_at, has_room
from ..invade import STOMPS, invader, price_from
from ..march import stands
from .land import UNOPPOSED, Land
from .worth import LAST_AGE, RAGE_WORTH, ordinary_worth, stat_worth

_UNIT: dict[str, Figure] = {"leader": LEADER, "warrior": WARRIOR, "ship": SHIP}


class Landing(NamedTuple):
    """A figure that comes to a place, and what that is worth."""

    worth: float
    figure: Figure
    origin: Place
    place: Place


class Way(NamedTuple):
    """A march from one province to another, and what that is worth."""

    worth: float
    origin: Place
    target: Place


NO_LANDING = Landing(-100.0, LEADER, RESERVE, YGGDRASIL)
NO_WAY = Way(-100.0, YGGDRASIL, YGGDRASIL)


def best_place(land: Land, figure: Figure) -> tuple[float, Place]:
    """Where a figure of the reserve would do most good."""
    best, found = -100.0, YGGDRASIL
    for place in land.places(figure):
        worth = land.arrival(figure, place)
        if figure in STOMPS:
            worth += _stomp(land, figure, place)
        if worth > best:
            best, found = worth, place
    return best, found


def _stomp(land: Land, figure: Figure, place: Place) -> float:
    """What the enemies killed by an arriving Troll or Fire Giant are worth."""
    s = land.s
    worth = 0.0
    for rival in land.rivals:
        clan = s.clans[rival]
        worth += 0.9 * clan.warriors[place]
        if STOMPS[figure].whom == "clans" and clan.leader == place:
            worth += 2.0
    return worth


def best_landing(land: Land) -> Landing:
    """The invade action that promises most."""
    s, seat = land.s, land.seat
    best = NO_LANDING
    for option in invader.open(s, seat) if has_room(s, seat) else ():
        figure, origin = option.value
        worth, place = best_place(land, figure)
        worth -= RAGE_WORTH * price_from(s, seat, figure, origin)
        if worth > best.worth:
            best = Landing(worth, figure, origin, place)
    return best


def best_way(land: Land) -> Way:
    """The march that promises most; everybody who finds room goes along."""
    s, seat = land.s, land.seat
    best = NO_WAY
    for origin in PROVINCES:
        strength = land.mobile[seat][origin]
        if not strength or not stands(s, seat, origin):
            continue
        lost = land.gain(origin, -strength) - stays(land, origin)
        for target in PROVINCES:
            room = land.free[target]
            if target == origin or room <= 0 or not (land.rewards[target] or target in land.quests or target == s.doom):
                continue
            worth = land.gain(target, min(strength, 2.0 * room)) + lost + stays(land, target) - RAGE_WORTH
            if worth > best.worth:
                best = Way(worth, origin, target)
    return best


def stays(land: Land, province: Place) -> float:
    """What a figure earns by standing where the land will fall."""
    return land.doom(province, WARRIOR) if province == land.s.doom else 0.0


def pillage_worth(land: Land, province: Place, prize: float) -> float:
    """What pillaging a province promises, win or lose."""
    s, seat = land.s, land.seat
    chance = land.win(province)
    if chance >= UNOPPOSED:
        return prize + 1.0
    glory = stat(s, seat, AXES)
    if land.fought(province):
        prize += glory
    return chance * prize - (1.0 - chance) * (land.loss(province) + 0.3 * glory)


def best_pillage(land: Land, provinces: Iterable[Place]) -> tuple[float, Place]:
    """The province to pillage, of those given; a pillaged one pays again to whoever may challenge it (BR-12.79)."""
    best, found = -100.0, YGGDRASIL
    for province in provinces:
        worth = pillage_worth(land, province, land.token_worth(province))
        if worth > best:
            best, found = worth, province
    return best, found


def unit_of(card: Card) -> Figure | None:
    """The figure that may invade for nothing when an upgrade is played."""
    if card.slot == "monster":
        return RECRUITS[card.id]
    return None if card.slot is None else _UNIT.get(card.slot)


def upgrade_worth(land: Land, token: Token) -> float:
    """What playing an upgrade now is worth: what it earns, the figure it brings, less its price."""
    s, seat = land.s, land.seat
    card = CARDS[s.faces[token]]
    worth = 0.4 * ordinary_worth(card) - RAGE_WORTH * upgrade_price(s, seat, card)
    slots = [s.clans[seat].slots[k] for k, kind in enumerate(SLOTS) if kind == card.slot]
    if all(slot >= 0 for slot in slots):
        worth -= 0.5 * min(ordinary_worth(CARDS[s.faces[slot]]) for slot in slots)
    unit = unit_of(card)
    waiting = [figure for figure, _, _ in groups_at(s, seat, RESERVE)]
    if unit is not None and has_room(s, seat) and (card.slot == "monster" or unit in waiting):
        worth += max(0.0, best_place(land, unit)[0])
    if card.has(ReleaseGlory):
        worth += 2.0 if s.age < LAST_AGE else 0.0
    return worth


def quest_worth(land: Land, token: Token) -> float:
    """What committing a quest is worth: it costs nothing, and gives a turn to see what others do."""
    card = CARDS[land.s.faces[token]]
    rage = land.s.clans[land.seat].rage
    return 1.5 + 0.25 * card.glory + (3.0 if rage <= 2 else 0.0)


def sacrifice_worth(land: Land) -> float:
    """Frigga's Sacrifice: two of the weakest figures for a stat."""
    raised = max(stat_worth(land.s, land.seat, which) for which in range(3))
    return raised - 2.5 + 2.0 * land.death
