"""A Follower's step 4, Maneuvers: what it can invade, which of it, with which Army (section 5).

Reinforce and Mobilize test and choose the same way: ``weigh`` with the value that counts there, ``tell_tests``, then
``choose_target`` among what passed.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Literal, NamedTuple

from meadhall.kernel import STEP, Chapter, Clause, Ref, Seat, begin, chapter, tell, then, to
from meadhall.kit.automaton import Key, decide, highest, lowest

from .. import battle
from ..armies import MOST, army_options, army_ref, move_army, place_of, raise_army, standing_in, strength, value_of
from ..asking import Asking
from ..bearing import borne_by
from ..board import Place
from ..conditions import holds_in
from ..content import CONTENT
from ..control import take_control
from ..movement import options_of
from ..pieces import REGION_OPTIONS, region_ref
from ..state import NOBODY, Army, State, is_follower, people
from ..victory import LANDS_TO_WIN, TEMPLES_TO_WIN, lands, temples
from ..words import BattleValue
from . import reinforcing
from .deciding import by_army, by_region, settle
from .desolation import desolate
from .fighting import supporters
from .measures import battle_cards, corrupted, dist_to, human_regions, near, not_own, tucked
from .rivals import overrun, superior, to_reach

STRIKE = CONTENT.surtur.winning_strike.value
Victory = Literal["", "jarl", "gothi"]
Strength = Callable[[Place], int | None]
"""The Army value that counts against a Region; None where no Army can go there."""


# --- difficulty and invadable ---------------------------------------------------------------------------------------


def difficulty(s: State, seat: Seat, region: Place) -> int:
    """What an invasion of a Region is measured against (LS-5.1, LS-5.4 to LS-5.8, LS-13.25)."""
    owner = s.control[region]
    if owner == NOBODY:
        return s.board.populations[region]
    armies = strength(s, owner, region)
    return armies + _certain(s, owner, region) if armies and owner in people(s) else armies


def _certain(s: State, owner: Seat, region: Place) -> int:
    """What a person's cards are certain to add when they defend there, without a choice or a cost (LS-5.7)."""
    words = [word for _, _, word in borne_by(s, owner) if isinstance(word, BattleValue) and word.each is None]
    sure = [word for word in words if word.when.side != battle.SIDES[battle.ATTACKER] and not word.when.outnumbers]
    return sum(word.n for word in sure if holds_in(s, owner, word.when, region))


class Weighing(NamedTuple):
    """A Region tested for invading, with everything that was compared (LS-17.6)."""

    region: Place
    difficulty: int
    """Of another Follower's Region the Army value to reach (LS-13.20)."""
    v: int
    k: int
    t: int
    clause: Clause
    """What lets it be invaded, or forbids it."""
    against: tuple[int, ...] = ()
    """What is added up against the difficulty; nothing where no number counts (LS-13.24)."""
    below: bool = False
    """Whether the difficulty must be below that sum; otherwise it may be as high (LS-5.9)."""
    victory: Victory = ""
    """What its control would complete at once, where that counts (LS-5.10)."""

    @property
    def passed(self) -> bool:
        """Whether the Region can be invaded."""
        return bool(self.against) and self.difficulty + self.below <= sum(self.against)

    @property
    def sign(self) -> str | None:
        """How difficulty and sum must stand to each other."""
        return None if not self.against else "<" if self.below else "<="


def weighing(s: State, seat: Seat, region: Place, v: int) -> Weighing:
    """Whether an Army of a value could invade a Region that is not own (LS-5.3, LS-5.9, LS-5.10, LS-13.20, LS-13.24).

    Who has no Region, and recruits, has neither a superior claim nor a victory so near: only LS-5.3 and LS-5.9 can let
    that Army in (LS-8.19).
    """
    owner, need, t = s.control[region], difficulty(s, seat, region), tucked(s, seat)
    if owner == NOBODY:
        if any(is_follower(s, other) and other != seat for other in standing_in(s, region)):
            return Weighing(region, need, v, 0, t, "LS-13.24")
        return Weighing(region, need, v, 0, t, "LS-5.3", (v, t))
    if is_follower(s, owner):
        if not superior(s, seat, region):
            return Weighing(region, need, v, 0, 0, "LS-13.24")
        return Weighing(region, to_reach(s, owner, region), v, 0, 0, "LS-13.20", (v,))
    k = battle_cards(s, seat)
    usual = Weighing(region, need, v, k, t, "LS-5.9", (v, k, t), below=True)
    strike = Weighing(region, need, v, k, t, "LS-5.10", (v, STRIKE))
    won = completes(s, seat, region) if strike.passed and not usual.passed else ""
    return strike._replace(victory=won) if won else usual


def completes(s: State, seat: Seat, region: Place) -> Victory:
    """The victory that control of a Region would bring a Follower at once, if any (LS-5.10)."""
    land = next(land for land in s.board.lands if region in land)
    if all(s.control[one] == seat for one in land if one != region) and lands(s, seat) + 1 >= LANDS_TO_WIN:
        return "jarl"
    return "gothi" if s.temples[region] and temples(s, seat) + 1 >= TEMPLES_TO_WIN[s.seats] else ""


def strongest_beside(s: State, seat: Seat, region: Place) -> int | None:
    """``v``: the value of the single strongest own Army adjacent to a Region (LS-5.2)."""
    return max(map(value_of, supporters(s, seat, region)), default=None)


def weigh(s: State, seat: Seat, v_of: Strength) -> list[Weighing]:
    """The tests of all Regions that are not own and that an Army could go to (LS-5.12)."""
    strengths = [(region, v_of(region)) for region in not_own(s, seat)]
    return [weighing(s, seat, region, v) for region, v in strengths if v is not None]


def tell_tests(s: State, seat: Seat, tests: Sequence[Weighing]) -> None:
    """Everybody sees what was tested, with every number (LS-17.6)."""
    told = [
        {
            "region": region_ref(one.region),
            **{
                name: getattr(one, name)
                for name in ("difficulty", "v", "k", "t", "clause", "sign", "against", "passed")
            },
            "victory": one.victory or None,
        }
        for one in tests
    ]
    tell(s, "invasion_tested", seat=seat, tests=told, passed=sum(one.passed for one in tests))


def not_passed(s: State, seat: Seat, tests: Sequence[Weighing], away: Clause = "LS-5.12") -> dict[Ref, Clause]:
    """All Regions that cannot be invaded, each with the clause that says so; ``away`` where no Army could go."""
    tested = {one.region: one for one in tests}
    found = dict[Ref, Clause]()
    for option in REGION_OPTIONS[: len(s.board.regions)]:
        one = tested.get(option.value)
        if one is None:
            found[option.ref] = "LS-5.12" if s.control[option.value] == seat else away
        elif not one.passed:
            found[option.ref] = one.clause
    return found


# --- the target -----------------------------------------------------------------------------------------------------


def shrine_rank(s: State, region: Place) -> int:
    """0 with a Temple, 1 with a Shrine alone, 2 without (LS-5.28)."""
    if s.temples[region]:
        return 0
    return 1 if s.board.regions[region].shrine else 2


def target_keys(s: State, seat: Seat) -> tuple[Key, ...]:
    """The three comparisons of the Follower's tile (LS-5.29 to LS-5.32)."""

    def left_of_land(region: Place) -> int:
        land = next(land for land in s.board.lands if region in land)
        return sum(s.control[one] != seat for one in land)

    def by(clause: Clause, *whats: str) -> tuple[Key, ...]:
        return tuple(lowest(clause, what, numbers[what]) for what in whats)

    numbers: dict[str, Callable[[Place], int | None]] = {
        "shrine_rank": lambda region: shrine_rank(s, region),
        "difficulty": lambda region: difficulty(s, seat, region),
        "near": lambda region: near(s, region),
        "left_of_land": left_of_land,
    }
    match corrupted(s, seat).target_selection:
        case "temple_first":
            return by("LS-5.29", "shrine_rank", "difficulty", "near")
        case "player_first":
            return by("LS-5.30", "near", "difficulty", "shrine_rank")
        case "land_first":
            return by("LS-5.31", "left_of_land", "shrine_rank", "difficulty")


def attacked_in(s: State, region: Place) -> list[Seat]:
    """Whose assets are attacked with a Region: its controller's, and those of whoever has Armies there (LS-14.15)."""
    return [seat for seat in people(s) if s.control[region] == seat or seat in standing_in(s, region)]


def choose_target(
    s: State, seat: Seat, prompt: str, candidates: Sequence[Place], aside: Mapping[Ref, Clause], *before: Key
) -> Asking:
    """One of several Regions by the target selection of the tile, then the tie-breaker or the Arbiter (LS-5.27, 5.33).

    ``before`` compares what comes before the target selection (LS-13.32).
    """
    target = decide("target", options_of(candidates), *before, *target_keys(s, seat), aside=aside)
    return (yield from settle(s, seat, prompt, target, by_region(s, seat), attacked=lambda one: attacked_in(s, one)))


# --- the step -------------------------------------------------------------------------------------------------------


@chapter
def follower_maneuvers(s: State, seat: Seat) -> Chapter:
    """It invades one Region; where it can none, an Army grows or comes closer; without any it recruits (LS-5.13)."""
    if not s.players[seat].armies:
        then(s, to(reinforcing.muster, seat, False), to(desolate, seat, "maneuvers"))
        return
    tests = weigh(s, seat, lambda region: strongest_beside(s, seat, region))
    tell_tests(s, seat, tests)
    passed = [one.region for one in tests if one.passed]
    if not passed:
        begin(s, follower_grows, seat)
        return
    region = yield from choose_target(s, seat, "follower_target", passed, not_passed(s, seat, tests))
    strongest = decide("army", army_options(seat, supporters(s, seat, region)), highest("LS-5.34", "army", value_of))
    about = {"region": region_ref(region)}
    army = yield from settle(s, seat, "follower_army", strongest, by_region(s, seat, place_of), about=about)
    begin(s, invade, seat, army, region)


@chapter
def invade(s: State, seat: Seat, army: Army, region: Place) -> None:
    """One Army moves in: a Battle, another Follower's Region, or control at once (LS-5.16 to LS-5.18, LS-5.35)."""
    if is_follower(s, s.control[region]):
        begin(s, overrun, seat, army, region)
        return
    move_army(s, seat, army, region)
    occupy(s, seat, region)


def occupy(s: State, seat: Seat, region: Place) -> None:
    """What follows when an Army has come into a Region that it can invade (LS-5.16 to LS-5.18, LS-8.21)."""
    if standing_in(s, region) == [seat]:
        begin(s, take_control, seat, region)
    else:
        begin(s, battle.battle, region)


# --- without a Region to invade -------------------------------------------------------------------------------------


@chapter
def follower_grows(s: State, seat: Seat) -> Chapter:
    """The first Army of the ranking that can grow, or at 6 come closer, does it (LS-5.19 to LS-5.25)."""
    armies = s.players[seat].armies
    able = [army for army in armies if value_of(army) < MOST or closer(s, seat, place_of(army))]
    aside = {army_ref(seat, army): "LS-5.24" for army in armies if army not in able}
    about = {"armies": len(armies)}
    if not able:
        yield from settle(s, seat, "follower_rests", decide("grow", STEP, aside=aside), about=about)
        return
    people_have = human_regions(s)
    first = decide(
        "grow",
        army_options(seat, able),
        highest("LS-5.19", "human_regions", lambda one: _human_beside(s, place_of(one), people_have)),
        lowest("LS-5.19", "human_distance", lambda one: dist_to(s, place_of(one), people_have)),
        aside=aside,
    )
    army = yield from settle(s, seat, "follower_grows", first, *by_army(s, seat), about=about)
    if value_of(army) < MOST:
        raise_army(s, seat, army)
    else:
        begin(s, reposition, seat, army)


def _human_beside(s: State, region: Place, people_have: Sequence[Place]) -> int:
    return sum(other in people_have for other in s.board.near[region])


def closer(s: State, seat: Seat, region: Place) -> list[Place]:
    """The adjacent own Regions from which the nearest Region that is not own is closer (LS-5.21, LS-5.23)."""
    beyond, ways = not_own(s, seat), s.board.distances
    here = min((ways[region][other] for other in beyond), default=0)
    own = [other for other in s.board.near[region] if s.control[other] == seat]
    return [other for other in own if any(ways[other][one] < here for one in beyond)]


@chapter
def reposition(s: State, seat: Seat, army: Army) -> Chapter:
    """An Army moves to the adjacent own Region that is closest to what is not own (LS-5.21, LS-5.22)."""
    region = place_of(army)
    candidates, beyond = closer(s, seat, region), not_own(s, seat)
    where = decide(
        "reposition",
        options_of(candidates),
        lowest("LS-5.22", "frontier", lambda one: dist_to(s, one, beyond)),
        aside={region_ref(one): "LS-5.21" for one in s.board.near[region] if one not in candidates},
    )
    about = {"army": army_ref(seat, army)}
    move_army(
        s, seat, army, (yield from settle(s, seat, "follower_reposition", where, by_region(s, seat), about=about))
    )


PROMPTS = {
    "follower_target": (
        *("LS-5.15", "LS-5.27", "LS-5.28", "LS-5.29", "LS-5.30", "LS-5.31", "LS-5.33"),
        *("LS-5.3", "LS-5.9", "LS-5.10", "LS-5.12", "LS-13.20"),
    ),
    "follower_army": ("LS-5.34", "LS-5.35"),
    "follower_grows": ("LS-5.19", "LS-5.20", "LS-5.21", "LS-5.24"),
    "follower_rests": ("LS-5.25",),
    "follower_reposition": ("LS-5.21", "LS-5.22", "LS-5.23"),
}
