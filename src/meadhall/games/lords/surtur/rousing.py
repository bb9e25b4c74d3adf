"""Monsters that a Follower of Surtur activates: which one, what it does, where it goes (solo rules, section 7)."""

from meadhall.kernel import Chapter, Clause, Option, Seat, begin, below, chapter, tell
from meadhall.kit.automaton import Decision, decide, highest, lowest

from ..armies import armies_in, place_of
from ..board import Place
from ..content import CONTENT
from ..harms import region_attack
from ..monsters import ATTACK, FACES, MOVE, activate_monster, bring_monster
from ..movement import options_of
from ..pieces import MONSTER_OPTIONS, MONSTER_REFS, region_ref
from ..state import NOBODY, State, people
from ..words import Injure, LowerArmy, LowerArmyNear, Withdraw
from .deciding import by_monster, by_region, settle, step
from .measures import dist, dist_to, highest_human_army, human_armies

# --- harm -----------------------------------------------------------------------------------------------------------


def harmed(s: State, monster: int) -> set[Seat]:
    """The people whom a Monster's Region Attack would harm where it stands (LS-7.1, LS-7.4)."""
    here = s.foes[monster].region
    near = set(s.board.near[here])
    struck: set[Place] = set()
    injured: set[Seat] = set()
    for word in CONTENT.monsters[monster].region_attack:
        match word:
            case LowerArmy() | Withdraw():
                struck |= {here}
            case LowerArmyNear():
                struck |= near | {here} if word.here else near
            case Injure():
                injured |= {seat for seat in people(s) if s.players[seat].hero == here}
    spared = {seat for seat in injured if all(s.players[seat].injured)}
    return {seat for seat, army in human_armies(s) if place_of(army) in struck} | (injured - spared)


def threatened(s: State, seat: Seat, monster: int) -> list[Place]:
    """The adjacent Regions with Armies of people; a neutral Monster leaves out the Follower's own (LS-7.1, LS-7.2)."""
    near = s.board.near[s.foes[monster].region]
    return [region for region in near if highest_human_army(s, region) and not _barred(s, seat, monster, region)]


def _barred(s: State, seat: Seat, monster: int, region: Place) -> bool:
    """Whether a Monster keeps out of a Region: a neutral one, where the Follower has Armies (LS-7.2, LS-7.22)."""
    return s.foes[monster].ring == NOBODY and bool(armies_in(s, seat, region))


def can_harm(s: State, seat: Seat, monster: int) -> bool:
    """Whether a Monster could harm a person: by its Region Attack here, or by a Stomp next to it (LS-7.1)."""
    return bool(harmed(s, monster) or threatened(s, seat, monster))


# --- which one ------------------------------------------------------------------------------------------------------


def why_no_rousing(s: State, seat: Seat) -> Clause | None:
    """A neutral Monster or an own one must be able to harm (LS-6.12, LS-6.13)."""
    return None if any(can_harm(s, seat, option.value) for option in _at_hand(s, seat)) else "LS-6.13"


def _at_hand(s: State, seat: Seat) -> list[Option]:
    """The Monsters on the board that are neutral or its own (LS-7.5)."""
    return [option for option in _on_board(s) if s.foes[option.value].ring in (NOBODY, seat)]


def _on_board(s: State) -> list[Option]:
    return [option for option in MONSTER_OPTIONS if s.foes[option.value].region >= 0]


@chapter("follower_rouse")
def rouse(s: State, seat: Seat) -> Chapter:
    """A Follower activates a Monster that can harm: an own one first, the nearest to an Army (LS-7.5 to LS-7.8)."""
    harmful = [option for option in _at_hand(s, seat) if can_harm(s, seat, option.value)]
    tell(
        s,
        "monsters_weighed",
        seat=seat,
        attacking=[option.ref for option in harmful if harmed(s, option.value)],
        moving=[option.ref for option in harmful if threatened(s, seat, option.value)],
    )
    at_hand = _at_hand(s, seat)
    aside: dict[str, Clause] = {option.ref: "LS-7.1" for option in at_hand if option not in harmful}
    aside |= {option.ref: "LS-7.5" for option in _on_board(s) if option not in at_hand}
    armies = [place_of(army) for _, army in human_armies(s)]
    neutral = lowest("LS-7.6", "neutral", lambda monster: int(s.foes[monster].ring == NOBODY))
    decision = decide("rouse", harmful, neutral, aside=aside)
    if decision.tied and s.foes[decision.left[0].value].ring == seat:  # LS-7.8: neutral ones are not compared by it
        near = lowest("LS-7.7", "near_army", lambda monster: dist_to(s, s.foes[monster].region, armies))
        decision = decision.further(near)
    monster = yield from settle(
        s,
        seat,
        "follower_rouse",
        decision,
        *by_monster(s, seat),
        attacked=lambda monster: [*harmed(s, monster), *_stomped(s, threatened(s, seat, monster))],
    )
    begin(s, activate_monster, monster)


def _stomped(s: State, regions: list[Place]) -> list[Seat]:
    """Whose Armies stand in some Regions, one of which a Stomp would lower (LS-7.11, LS-14.15)."""
    return [seat for seat, army in human_armies(s) if place_of(army) in regions]


# --- what it does ---------------------------------------------------------------------------------------------------


@chapter
def follower_monster(s: State, monster: int, seat: Seat) -> Chapter:
    """An own Monster attacks if that harms, else it moves; for a neutral one the die speaks first (LS-7.9, LS-7.20)."""
    what, clause = "", "LS-7.9"
    if s.foes[monster].ring == NOBODY:
        clause = "LS-7.23"
        yield from step(seat, "follower_die", about={"monster": MONSTER_REFS[monster]})
        what = FACES[below(s, len(FACES))]
        tell(s, "rolled", monster=MONSTER_REFS[monster], face=what)
    if what not in (MOVE.value, ATTACK.value):
        taken, left = (ATTACK, MOVE) if harmed(s, monster) else (MOVE, ATTACK)
        decision = decide("act", [taken], aside={left.ref: clause})
        what = yield from settle(s, seat, "follower_act", decision, about={"monster": MONSTER_REFS[monster]})
    if what == ATTACK.value:
        begin(s, region_attack, monster, seat)
    else:
        begin(s, follower_move, monster, seat)


@chapter
def follower_move(s: State, monster: int, seat: Seat) -> Chapter:
    """To the highest Army of a person next to it, else nearer to one, else nowhere (LS-7.10 to LS-7.13, LS-7.24)."""
    decision = destination(s, seat, monster)
    if not decision.left:
        about = {"monster": MONSTER_REFS[monster], "region": region_ref(s.foes[monster].region)}
        yield from step(seat, "follower_stay", about=about)
        return
    region = yield from settle(
        s,
        seat,
        "follower_move",
        decision,
        by_region(s, seat),
        attacked=lambda region: _stomped(s, [region]),
        about={"monster": MONSTER_REFS[monster]},
    )
    bring_monster(s, monster, seat, region)


def destination(s: State, seat: Seat, monster: int) -> Decision:
    """Where a Monster of a Follower goes, and why nowhere else."""
    here = s.foes[monster].region
    near = s.board.near[here]
    aside: dict[str, Clause] = {region_ref(region): "LS-7.22" for region in near if _barred(s, seat, monster, region)}
    targets = threatened(s, seat, monster)
    if targets:
        keys = [highest("LS-7.10", "human_army", lambda region: highest_human_army(s, region))]
        clause = "LS-7.10"
    else:
        open_to = [region for region in near if region_ref(region) not in aside]
        targets = [region for region in open_to if _is_closer(s, region, here)]
        keys = [lowest("LS-7.12", "not_human", lambda region: int(s.control[region] not in people(s)))]
        clause = "LS-7.12"
    aside = {region_ref(region): clause for region in near if region not in targets} | aside
    return decide("move", options_of(targets), *keys, aside=aside)


def _is_closer(s: State, region: Place, here: Place) -> bool:
    """Whether a Region is closer to at least one Army of a person, not necessarily the nearest (LS-7.12)."""
    armies = (place_of(army) for _, army in human_armies(s))
    return any(dist(s, region, army) < dist(s, here, army) for army in armies)


PROMPTS = {
    "follower_rouse": ("LS-6.12", "LS-7.1", "LS-7.2", "LS-7.3", "LS-7.5", "LS-7.6", "LS-7.7", "LS-7.8"),
    "follower_die": ("LS-7.20", "LS-7.21", "LS-7.22", "LS-7.23", "LS-7.26"),
    "follower_act": ("LS-7.9", "LS-7.15", "LS-7.23"),
    "follower_move": ("LS-7.10", "LS-7.12", "LS-7.22", "LS-7.25"),
    "follower_stay": ("LS-7.13", "LS-7.24"),
}
