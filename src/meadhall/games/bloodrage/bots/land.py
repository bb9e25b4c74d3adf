"""How the land looks to a clan: who is strong where, who could come, and who would win."""

from math import exp

from meadhall.kernel.ask import Seat

from ..board import ADJACENT, FJORD_OF, FJORDS, NOWHERE, OUTER, PROVINCES, REGION, SHORES, VILLAGES, YGGDRASIL, Place
from ..cards.sheet import CARDS, glory_of, worn
from ..cards.words import CountInValhalla, DoubleQuestGlory, DoubleRagnarokGlory, LeadInRegion, ReleaseGlory
from ..clan import ALL_STATS, AXES, stat
from ..content import CONTENT
from ..figures import (
    CLIMBS,
    FIRST_MONSTER,
    LEADER,
    SAILS,
    SHIP,
    WARRIOR,
    Figure,
    monster_strength,
    open_fjords,
    own_monsters,
    unit_strength,
    warriors_worth,
)
from ..pillage import RAISES
from ..state import State
from .worth import LAST_AGE, RAGE_WORTH, dying_worth, ship_worth, stat_worth

_REWARD_GLORY = float(CONTENT.tokens.reward_glory.value)
_RAGNAROK = CONTENT.tokens.ragnarok.glory_by_age
_CARD_BY_HAND = (0.0, 1.2, 2.0, 2.5, 2.9, 3.2, 3.4, 3.5, 3.6)
"""How strong a card somebody plays who has so many in hand, in age 1."""
UNOPPOSED = 0.97


def likely(margin: float) -> float:
    """How likely a clan wins that seems so much stronger; cards and reinforcements make it uncertain."""
    return 1.0 / (1.0 + exp(-0.6 * margin))


def card_of(s: State, seat: Seat) -> float:
    """How strong a card others must expect from a clan."""
    hand = len(s.clans[seat].hand)
    return _CARD_BY_HAND[min(hand, len(_CARD_BY_HAND) - 1)] + 0.4 * (s.age - 1) * (hand > 0)


class Land:
    """The board as one clan weighs it: strengths, room, and what each province is worth to it."""

    __slots__ = (
        "_axes",
        "_foes",
        "_now",
        "_support",
        "card",
        "cards",
        "death",
        "free",
        "mobile",
        "power",
        "quests",
        "rewards",
        "rivals",
        "s",
        "seat",
        "steps",
    )
    power: list[list[float]]
    """By seat and province: the strength there, ships in the fjord included."""
    mobile: list[list[float]]
    """By seat and province: the strength that could come to a neighbour's battle."""
    free: list[int]
    """For how many more figures each province has room."""
    steps: list[float]
    """What the next step of each stat is worth."""
    quests: dict[Place, float]
    """What leading in a province at the end of the phase is worth for the clan's quests."""

    def __init__(self, s: State, seat: Seat) -> None:
        self.s, self.seat = s, seat
        self.rivals = [k for k in range(s.seats) if k != seat]
        self._read_figures()
        self.steps = [stat_worth(s, seat, which) for which in ALL_STATS]
        self.rewards = [0.0 if s.pillaged[p] or s.destroyed[p] else self.token_worth(p) for p in PROVINCES]
        self.cards = [card_of(s, k) for k in range(s.seats)]
        self._read_cards()
        self._axes = float(stat(s, seat, AXES))
        self._support: list[list[float | None]] = [[None] * len(PROVINCES) for _ in s.clans]
        self._foes: list[tuple[tuple[float, ...], tuple[float, ...]] | None] = [None] * len(PROVINCES)
        self._now: list[float | None] = [None] * len(PROVINCES)

    def _read_figures(self) -> None:
        s = self.s
        self.power, self.mobile = [], []
        self.free = free = [0 if s.destroyed[p] else VILLAGES[p] for p in PROVINCES]
        for k, clan in enumerate(s.clans):
            pair, single = warriors_worth(s, k)
            mobile: list[float] = [0.0] * len(PROVINCES)
            for p, count in zip(PROVINCES, clan.warriors, strict=False):
                if count:
                    mobile[p] = count // 2 * pair + count % 2 * single
                    free[p] -= count
            if clan.leader in PROVINCES:
                mobile[clan.leader] += unit_strength(s, k, LEADER)
                free[clan.leader] -= 1
            power = mobile.copy()
            if clan.ship in FJORDS:
                strength = unit_strength(s, k, SHIP)
                for shore in SHORES[clan.ship]:
                    power[shore] += strength
            if k in s.owners:
                for figure in own_monsters(s, k):
                    lair = s.lairs[figure - FIRST_MONSTER]
                    strength = monster_strength(figure, lair)
                    if lair in PROVINCES:
                        mobile[lair] += strength
                        power[lair] += strength
                        free[lair] -= 1
                    elif lair in FJORDS:
                        for shore in SHORES[lair]:
                            power[shore] += strength
            self.power.append(power)
            self.mobile.append(mobile)

    def _read_cards(self) -> None:
        """The own cards: the best for a battle, what quests ask for, and what death is worth to them."""
        s, seat = self.s, self.seat
        clan, faces = s.clans[seat], s.faces
        doubled = 1 + len(worn(s, seat, DoubleQuestGlory))
        best = 0
        self.death = float(glory_of(s, seat, ReleaseGlory))
        quests: dict[Place, float] = {}
        for token in (*clan.quests, *clan.hand):
            card = CARDS[faces[token]]
            if card.kind == "battle":
                best = max(best, card.strength or 0)
            elif card.kind == "quest":
                worth = card.glory * doubled + 4.5
                if dead := card.get(CountInValhalla):
                    self.death += dying_worth(s, seat, card, dead.figures)
                    continue
                land = card.get(LeadInRegion)
                for p in REGION[land.region] if land else (YGGDRASIL,):
                    if not s.destroyed[p]:
                        quests[p] = quests.get(p, 0.0) + worth
        self.card, self.quests = float(best), quests

    def token_worth(self, province: Place) -> float:
        """What the pillage token of a province is worth to the clan, whichever side it shows."""
        raises = RAISES[self.s.rewards[province]]
        return sum(self.steps[which] for which in raises) if raises else _REWARD_GLORY

    def places(self, figure: Figure) -> list[Place]:
        """Where a figure of the reserve may come ashore (BR-4.29, BR-4.30, BR-7.26)."""
        if SAILS[figure]:
            return open_fjords(self.s)
        found = [province for province in OUTER if self.free[province] > 0]
        return [*found, YGGDRASIL] if figure in CLIMBS else found

    # ---- who would win

    def support(self, seat: Seat, province: Place) -> float:
        """The strength of a clan's figures that could answer a call from next door."""
        coming = self._support[seat][province]
        if coming is None:
            coming, room = 0.0, self.free[province]
            if room > 0:
                mobile = self.mobile[seat]
                for neighbour in ADJACENT[province]:
                    coming += mobile[neighbour]
                coming = min(coming, 2.5 * room)
            self._support[seat][province] = coming
        return coming

    def foes(self, province: Place) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """How strong the enemies there would be in a battle, and those who could come."""
        foes = self._foes[province]
        if foes is None:
            there, near = [], []
            for rival in self.rivals:
                theirs, coming = self.power[rival][province], self.support(rival, province)
                if theirs:
                    there.append(theirs + 0.5 * coming + self.cards[rival])
                elif coming:
                    near.append(0.8 * coming + self.cards[rival])
            foes = self._foes[province] = tuple(there), tuple(near)
        return foes

    def win(self, province: Place, extra: float = 0.0) -> float:
        """How likely the clan would win there, if it pillaged now with so much more strength."""
        mine = self.power[self.seat][province] + extra
        if mine <= 0.0:
            return 0.0
        there, near = self.foes(province)
        chance = UNOPPOSED
        if there or near:
            mine += 0.7 * self.support(self.seat, province) + self.card
            for foe in there:
                chance *= likely(mine - foe)
            for foe in near:  # they may stay away
                chance *= 0.45 + 0.55 * likely(mine - foe)
        return chance

    def fought(self, province: Place) -> bool:
        """Whether an enemy stands there already."""
        return bool(self.foes(province)[0])

    def hold(self, province: Place, extra: float = 0.0) -> float:
        """How likely the clan leads there when quests are judged (BR-8.20); cards do not count then."""
        mine = self.power[self.seat][province] + extra
        if mine <= 0.0:
            return 0.0
        strongest = max(self.power[rival][province] for rival in self.rivals)
        return likely(1.3 * (mine - strongest) - 0.9)

    # ---- what it is worth

    def province_worth(self, province: Place, extra: float = 0.0) -> float:
        """What the clan's strength in a province promises: the token, battle glory, and quests."""
        worth = 0.0
        if self.rewards[province]:
            chance = self.win(province, extra)
            prize = self.rewards[province] + (self._axes if self.fought(province) else 0.0)
            worth += 0.75 * prize * chance
        if province in self.quests:
            worth += self.quests[province] * self.hold(province, extra)
        return worth

    def region_best(self, province: Place) -> float:
        """How well the quests of a province's region stand already, in one of its other provinces."""
        if province not in self.quests or province == YGGDRASIL:
            return 0.0
        return max(
            (
                self.hold(other)
                for region in REGION.values()
                if province in region
                for other in region
                if other != province and other in self.quests
            ),
            default=0.0,
        )

    def gain(self, province: Place, extra: float) -> float:
        """What so much more strength in a province would be worth."""
        if self.s.destroyed[province]:
            return 0.0
        now = self._now[province]
        if now is None:
            now = self._now[province] = self.province_worth(province)
        more = self.province_worth(province, extra) - now
        if province in self.quests:
            other = self.region_best(province)
            if other:
                before, after = self.hold(province), self.hold(province, extra)
                more -= self.quests[province] * (after - before - max(0.0, after - max(before, other)))
        return more

    def doom(self, place: Place, figure: Figure) -> float:
        """What it is worth that a figure stands where the land will fall: it dies gloriously (BR-9.3)."""
        s = self.s
        if s.doom == NOWHERE or (place != s.doom and FJORD_OF[s.doom] != place):
            return 0.0
        glory = _RAGNAROK[s.age - 1] * (1 + len(worn(s, self.seat, DoubleRagnarokGlory)))
        worth = float(glory + glory_of(s, self.seat, ReleaseGlory))
        if SAILS[figure]:
            worth += ship_worth(s, self.seat)
        if s.age < LAST_AGE:
            worth -= 0.6 * RAGE_WORTH
        return 0.8 * worth

    def strength_of(self, figure: Figure, place: Place) -> float:
        """The strength that a figure of the clan brings to a place, a second warrior's bond counted."""
        s, seat = self.s, self.seat
        if figure == WARRIOR:
            pair, single = warriors_worth(s, seat)
            odd = place in PROVINCES and s.clans[seat].warriors[place] % 2
            return float(pair - single if odd else single)
        return float(unit_strength(s, seat, figure) if figure < FIRST_MONSTER else monster_strength(figure, place))

    def arrival(self, figure: Figure, place: Place) -> float:
        """What it is worth that a figure comes to a place."""
        strength = self.strength_of(figure, place)
        provinces = SHORES[place] if place in FJORDS else (place,)
        worth = sum(self.gain(province, strength) for province in provinces)
        if len(provinces) > 1 and self.s.clans[self.seat].rage:
            worth *= 0.7
        return worth + self.doom(place, figure) + 0.15 * strength

    def loss(self, province: Place) -> float:
        """What it costs to lose a battle there: the figures are gone for this age, but death may pay."""
        s, seat = self.s, self.seat
        clan = s.clans[seat]
        count = clan.warriors[province] + (clan.leader == province)
        cost = 0.6 * self.power[seat][province]
        fjord = FJORD_OF[province]
        if fjord != NOWHERE and clan.ship == fjord:
            cost -= ship_worth(s, seat)
            count += 1
        cost -= count * self.death
        if province in self.quests:
            cost += 0.5 * self.quests[province] * self.hold(province)
        return cost
