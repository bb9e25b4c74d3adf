"""What the ground is worth to a player: how much nearer a Region brings a victory, or takes one from another.

All numbers of the house are in one measure, in which a Region of no use besides is worth 1 and a victory ``WON``.
"""

from functools import cache
from math import exp

from meadhall.kernel import Seat

from ..armies import place_of, pool, value_of
from ..board import BOARDS, Board, Place
from ..content import CONTENT, by_players
from ..heroes import attribute
from ..holding import population_for
from ..pieces import AUTHORITY
from ..state import NOBODY, NOTHING, State
from ..victory import LANDS_TO_WIN
from . import followers

WON = 1000.0
REGION, SETTLEMENT, FORGE, MONUMENT = 1.0, 0.7, 0.5, 1.2
SHRINE, SHRINE_BESIDE_TEMPLES = 1.6, 0.5
"""A Shrine without a Temple, and how much more with each Temple that one has."""
TEMPLE = {1: WON, 2: 9.0, 3: 6.0}
"""A Region with a Temple, by how many one still needs with it."""
OTHER_TEMPLE = 4.0
LAND = ((1.6, 0.8, 0.4, 0.2), (5.0, 2.0, 0.8, 0.4))
"""A Region of a Land, by how many of it are missing besides; without and with a whole Land elsewhere."""
AROUND, AROUND_FALLEN, AROUND_LAST = 0.5, 0.9, 7.0
"""A Region beside Yggdrasil: at first, for each Requisite that is turned, and in the last turns."""
DENIED = 0.4
"""How much of what a Region is worth to its owner counts for whoever takes it away."""
A_STEP, TWO_STEPS = 24.0, 7.0
"""What it is worth to take a Region from somebody who needs it and is that near to a victory."""
NEAR = 0.55
"""How much a thing is worth one Region further off."""
AIMS = 8
"""An Army looks at so many Regions, those most worth taking."""
ARMY, ARMY_VALUE = 0.2, 1.1
"""An Army on the board, and each point of its value."""


@cache
def distances(seats: int) -> tuple[tuple[int, ...], ...]:
    """How many steps by land it is from each Region to each."""
    board: Board = BOARDS[seats]
    found = []
    for start in range(len(board.regions)):
        steps, edge = {start: 0}, [start]
        for region in edge:
            for other in board.near[region]:
                if other not in steps:
                    steps[other] = steps[region] + 1
                    edge.append(other)
        found.append(tuple(steps[region] for region in range(len(board.regions))))
    return tuple(found)


@cache
def nearness(seats: int) -> tuple[tuple[float, ...], ...]:
    """How much of what each Region is worth counts in each."""
    return tuple(tuple(NEAR**n for n in steps) for steps in distances(seats))


@cache
def land_of(seats: int) -> tuple[int, ...]:
    """The Land of each Region."""
    board = BOARDS[seats]
    return tuple(
        next(k for k, land in enumerate(board.lands) if region in land) for region in range(len(board.regions))
    )


def army_worth(value: int) -> float:
    """An Army of a value, wherever it stands."""
    return ARMY + ARMY_VALUE * value if value else 0.0


def likely(margin: float, spread: float) -> float:
    """How likely something with that margin goes well."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, margin / spread))))


class Ground:
    """The board as one player sees it at one moment."""

    __slots__ = (
        "_aimed",
        "_brings",
        "_fields",
        "_resists",
        "_takes",
        "_worth",
        "board",
        "missing",
        "need",
        "player",
        "s",
        "seat",
        "steps",
        "strength",
        "temples",
        "whole",
    )

    def __init__(self, s: State, seat: Seat) -> None:
        self.s, self.seat, self.board, self.player = s, seat, s.board, s.players[seat]
        self.steps = distances(s.seats)
        regions, of = len(self.board.regions), land_of(s.seats)
        self.strength = [[0] * regions for _ in range(s.seats)]
        """Everybody's total Army value in each Region."""
        for own, player in zip(self.strength, s.players, strict=True):
            for army in player.armies:
                own[place_of(army)] += value_of(army)
        self.missing = [[len(land) for land in self.board.lands] for _ in range(s.seats)]
        """How many Regions of each Land everybody does not control."""
        self.temples = [0] * s.seats
        """How many Regions with a Temple everybody controls."""
        for region, owner in enumerate(s.control):
            if owner != NOBODY:
                self.missing[owner][of[region]] -= 1
                self.temples[owner] += s.temples[region]
        self.whole = [
            sum(not left and bool(land) for left, land in zip(missing, self.board.lands, strict=True))
            for missing in self.missing
        ]
        """How many whole Lands everybody controls."""
        self.need = by_players(CONTENT.rules.temples_to_win, s.seats)
        self._worth: list[float | None] = [None] * regions
        self._takes: dict[tuple[Place, int], float] = {}
        self._brings: dict[Place, tuple[int, float]] = {}
        self._resists: dict[Place, float | None] = {}
        self._fields: dict[tuple[int, Place], float] = {}
        self._aimed: dict[int, list[tuple[Place, float]]] = {}

    # ---- how near everybody is

    def jarl_left(self, seat: Seat) -> int:
        """How many Regions a player still needs for three Lands, the nearest of them."""
        return sum(sorted(self.missing[seat][k] for k, land in enumerate(self.board.lands) if land)[:LANDS_TO_WIN])

    def gothi_left(self, seat: Seat) -> int:
        """How many Temples a player still needs."""
        return self.need - self.temples[seat]

    def steps_left(self, seat: Seat) -> int:
        """How many Regions or Temples a player is away from one of these victories."""
        return min(self.jarl_left(seat), self.gothi_left(seat))

    def late(self) -> float:
        """How much the Regions beside Yggdrasil matter."""
        if self.s.turns_left != NOTHING:
            return AROUND_LAST
        return AROUND + AROUND_FALLEN * sum(self.s.fallen)

    # ---- Regions

    def held(self, seat: Seat, region: Place) -> float:
        """What it is worth to a player to control a Region, rather than nobody."""
        s, fact = self.s, self.board.regions[region]
        own = s.control[region] == seat
        worth = REGION + SETTLEMENT * fact.settlement + FORGE * fact.forge + MONUMENT * (fact.monument is not None)
        if region in self.board.around:
            worth += self.late()
        temples = self.temples[seat] - (own and s.temples[region])
        if s.temples[region]:
            worth += TEMPLE.get(self.need - temples, OTHER_TEMPLE)
        elif fact.shrine:
            worth += SHRINE + SHRINE_BESIDE_TEMPLES * temples
        land = land_of(s.seats)[region]
        others = self.missing[seat][land] - (not own)
        whole = self.whole[seat] - (own and not others)
        if not others and whole >= LANDS_TO_WIN - 1:
            return worth + WON
        return worth + LAND[min(whole, 1)][others]

    def worth(self, region: Place) -> float:
        """What taking a Region is worth, with what that denies to others; of an own one, what losing it would cost."""
        found = self._worth[region]
        if found is None:
            found = self._worth[region] = self._reckoned(region)
        return found

    def _reckoned(self, region: Place) -> float:
        s, own = self.s, self.held(self.seat, region)
        owner = s.control[region]
        if owner == self.seat:
            return own
        if owner != NOBODY:
            return own + DENIED * min(self.held(owner, region), 12.0) + self._stops(owner, region)
        wanted = [self.held(other, region) for other in range(s.seats) if other != self.seat]
        return own + (A_STEP / 2 if max(wanted) >= WON else 0.0)

    def _stops(self, owner: Seat, region: Place) -> float:
        """What it is worth to take from somebody what they need for a victory that is near."""
        stopped = 0.0
        if self.s.temples[region]:
            stopped = {1: A_STEP, 2: TWO_STEPS}.get(self.gothi_left(owner), 0.0)
        if self.missing[owner][land_of(self.s.seats)[region]] <= 1:
            stopped = max(stopped, {1: A_STEP, 2: TWO_STEPS}.get(self.jarl_left(owner), 0.0))
        return stopped

    # ---- Armies

    def others_in(self, region: Place) -> tuple[Seat, int]:
        """Another player with Armies in a Region, and their total value; nobody if there is none."""
        for seat, of in enumerate(self.strength):
            if seat != self.seat and of[region]:
                return seat, of[region]
        return NOBODY, 0

    def takes(self, region: Place, total: int) -> float:
        """How likely a player with that total value in a Region will control it."""
        key = (region, total)
        found = self._takes.get(key)
        if found is None:
            found = self._takes[key] = self._reckon_takes(region, total)
        return found

    def _reckon_takes(self, region: Place, total: int) -> float:
        other, against = self.others_in(region)
        if not total:
            return 0.0
        if self.s.followers and total >= population_for(self.s, self.seat, region):
            against_follower = self.resists(region)
            if against_follower is not None:
                cards = 1.3 * min(len(self.player.hand), 4)
                return likely(total + cards - against_follower - 0.5, 1.5) if against_follower else 1.0
        enough = total >= population_for(self.s, self.seat, region)
        if other == NOBODY:
            return 1.0 if enough else 0.0
        if not enough:
            return 0.0
        mine, theirs = len(self.player.hand), len(self.s.players[other].hand)
        return likely(total + 1.3 * min(mine, 4) - against - 1.3 * min(theirs, 4) - 0.5, 1.5)

    def resists(self, region: Place) -> float | None:
        """The Battle value that a Follower will reach in a Region, about; None where none has to be beaten."""
        if region not in self._resists:
            self._resists[region] = followers.resists(self.s, region)
        return self._resists[region]

    def exposed(self, region: Place) -> float:
        """How easily another player comes to a Region that nobody guards: the part of its worth that is at risk."""
        near = self.board.near[region]
        for seat, of in enumerate(self.strength):
            if seat != self.seat and any(of[other] for other in near):
                return 0.45
        for seat, player in enumerate(self.s.players):
            if seat != self.seat and player.drakkar >= 0 and region in self.board.coasts[player.drakkar]:
                return 0.25
        return 0.12

    def risk(self, region: Place, guard: int) -> float:
        """How likely an own Region with so much Army value in it is lost to a Follower soon."""
        found = self._brings.get(region)
        if found is None:
            found = self._brings[region] = followers.brings(self.s, region)
        most, value = found
        if not most:
            return followers.LATER / (1 + guard)
        if guard >= most:
            return 0.0
        if not guard:
            return followers.COMES
        return followers.COMES * likely(value - guard - 1.3 * min(len(self.player.hand), 4) - 0.5, 1.5)

    def guarded(self, region: Place, here: int, value: int) -> float:
        """What it brings that more Army value guards an own Region."""
        if self.s.followers:
            return (self.risk(region, here) - self.risk(region, here + value)) * min(self.worth(region), 40.0)
        return 0.5 * self.exposed(region) * self.worth(region) / (1 + here)

    def field(self, value: int, region: Place) -> float:
        """What an Army of a value that stands in a Region may take, the less the further it is."""
        key = (value, region)
        found = self._fields.get(key)
        if found is None:
            near = nearness(self.s.seats)[region]
            found = self._fields[key] = max((aim * near[other] for other, aim in self._aims(value)), default=0.0)
        return found

    def _aims(self, value: int) -> list[tuple[Place, float]]:
        """The Regions most worth taking for an Army of a value."""
        found = self._aimed.get(value)
        if found is None:
            own, boss = self.strength[self.seat], self.s.boss.region
            aims = [
                (region, min(self.worth(region), 40.0) * self.takes(region, value + own[region]))
                for region, owner in enumerate(self.s.control)
                if owner != self.seat and region != boss
            ]
            found = self._aimed[value] = sorted(aims, key=lambda aim: -aim[1])[:AIMS]
        return found

    def comes(self, region: Place, value: int, new: bool = True) -> float:
        """What it brings that an Army of a value comes to a Region; a new one counts for itself."""
        here = self.strength[self.seat][region]
        own = army_worth(value) if new else 0.0
        if self.s.control[region] == self.seat:
            return own + self.guarded(region, here, value) + 0.5 * self.field(value, region)
        before, after = self.takes(region, here), self.takes(region, here + value)
        gain = (after - before) * self.worth(region)
        other, _ = self.others_in(region)
        if other != NOBODY:
            return own + gain - (1.0 - after) * 0.8 * army_worth(value)
        if after == before == 0.0:
            part = (here + value) / max(1, population_for(self.s, self.seat, region))
            gain = 0.35 * min(1.0, part) * min(self.worth(region), 12.0)
        return own + gain + 0.4 * self.field(value, region)

    def leaves(self, region: Place, value: int) -> float:
        """What it costs that an Army of a value leaves a Region."""
        here = self.strength[self.seat][region]
        left = here - value
        if self.s.control[region] == self.seat:
            if self.s.followers:
                return self.guarded(region, left, value) + 0.5 * self.field(value, region)
            worth = min(self.worth(region), 40.0)
            guarded = self.exposed(region) * worth if not left else 0.4 * self.exposed(region) * worth * value / here
            return guarded + 0.5 * self.field(value, region)
        return (self.takes(region, here) - self.takes(region, left)) * self.worth(region) + 0.4 * self.field(
            value, region
        )

    def moves(self, start: Place, value: int, region: Place) -> float:
        """What it brings that an Army goes from one Region to another."""
        return self.comes(region, value, new=False) - self.leaves(start, value)

    def rises(self, region: Place, value: int) -> float:
        """What it brings that an Army in a Region rises by 1."""
        further = 0.4 * (self.field(value + 1, region) - self.field(value, region))
        here = self.strength[self.seat][region]
        if self.s.control[region] == self.seat:
            if self.s.followers:
                return ARMY_VALUE + max(0.0, further) + self.guarded(region, here, 1)
            return ARMY_VALUE + max(0.0, further) + 0.1 * self.exposed(region) * self.worth(region)
        return ARMY_VALUE + further + (self.takes(region, here + 1) - self.takes(region, here)) * self.worth(region)

    def recruits(self, regions: tuple[Place, ...] | list[Place]) -> float:
        """What Recruiting brings at the best of some Regions."""
        if not pool(self.s, self.seat):
            return 0.0
        value = attribute(self.s, self.seat, AUTHORITY)
        return max((self.comes(region, value) for region in regions), default=0.0)
