"""What a Follower of Surtur answers where the base rules ask it, in anybody's turn (LS-3.32, LS-7.17)."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from meadhall.kernel import About, Option, Seat
from meadhall.kit.automaton import Decision, Key, decide, highest, lowest

from ..armies import place_of, value_of
from ..asking import ANY, Asking, answers
from ..board import Place
from ..boss import HERO
from ..harms import Target, armies_of_all
from ..pieces import DECLINE, DONE
from ..state import Army, State, people
from .deciding import by_army, by_region, settle
from .measures import highest_human_army, human_armies

_LEAVES = (DONE.value, DECLINE.value)
Args = tuple[Any, ...]
Options = Sequence[Option]


# --- any choice -----------------------------------------------------------------------------------------------------


class Strike(NamedTuple):
    """What an option does: the Army that it lowers, whose, and by how much; for a Hero no Army."""

    whose: Seat
    army: Army
    n: int


@answers(ANY)
def least_harm(s: State, seat: Seat, prompt: str, options: Options, args: Args, about: About) -> Asking:
    """Whatever hurts people most, else nothing, else what costs the Follower least (LS-7.17, LS-7.18, LS-3.32).

    No question of the base box that falls to a Follower takes Runes or cards from anybody by choice.
    """
    of = {option.value: _strike(s, option.value, about) for option in options}

    def lowered(value: Any) -> int:
        strike = of[value]
        return value_of(strike.army) if strike and strike.whose in people(s) and strike.army != HERO else 0

    def injured(value: Any) -> int:
        strike = of[value]
        return int(strike is not None and strike.army == HERO)  # a person's: no other is offered (LS-3.15)

    def harms(value: Any) -> int:
        strike = of[value]
        return int(strike is not None and strike.whose not in people(s))

    def cost(value: Any) -> int:
        strike = of[value]
        return min(strike.n, value_of(strike.army)) if strike and strike.whose == seat else 0

    decision = decide(
        prompt,
        options,
        highest("LS-7.17", "human_army", lowered),
        highest("LS-7.17", "human_hero", injured),
        highest("LS-7.17", "leaves", lambda value: int(value in _LEAVES)),
        lowest("LS-7.18", "harms", harms),
        lowest("LS-7.17", "cost", cost),
    )
    return (
        yield from settle(
            s,
            seat,
            "follower_choice",
            decision,
            *_ties(s, seat, decision),
            attacked=lambda value: [strike.whose for strike in [of[value]] if strike],
            about={**about, "decides": prompt},
        )
    )


def _strike(s: State, value: Any, about: About) -> Strike | None:
    """What an option strikes, by itself or in a Region that is aimed at; nothing where it harms nobody."""
    n = int(about.get("n", 1))
    if isinstance(value, tuple):
        owner, army = value
        return Strike(owner, army, n)
    return None if value in _LEAVES else _worst(s, value)


def _worst(s: State, region: Place) -> Strike | None:
    """The Army that would be lowered in a Region: people sit behind Followers, and their highest comes last."""
    there = armies_of_all(s, region)
    return Strike(*there[-1], 1) if there else None


def _ties(s: State, seat: Seat, decision: Decision) -> Sequence[Key]:
    """The tie-breaker for Armies, or for Regions (LS-4.8 to LS-4.10); who leaves it has nothing equal to that."""
    if all(isinstance(option.value, tuple) for option in decision.left):
        return by_army(s, seat, _army_of)
    return (by_region(s, seat),)


def _army_of(target: Target) -> Army:
    return target[1]


# --- what clauses of its own say ------------------------------------------------------------------------------------


@answers("withdraw_where")
def go_back(s: State, seat: Seat, prompt: str, options: Options, args: Args, about: About) -> Asking:
    """All go together to the own Region that the tie-breaker names (LS-3.12)."""
    ties = by_region(s, seat)
    told = {"from": about["from"], "armies": about["armies"]}
    return (yield from settle(s, seat, "follower_withdraw", decide("withdraw", options), ties, about=told))


@answers("monster_stomp")
def stomp(s: State, seat: Seat, prompt: str, options: Options, args: Args, about: About) -> Asking:
    """The highest Army of a person; no Follower's, if it may be left (LS-7.11, LS-7.14, LS-7.25)."""
    human = [option for option in options if option.value != DECLINE.value and option.value[0] in people(s)]
    left = human or [option for option in options if option == DECLINE] or options
    clause = "LS-7.11" if human else "LS-7.14"
    decision = decide(
        "stomp",
        left,
        highest("LS-7.11", "human_army", lambda target: value_of(target[1]) if human else 0),
        aside={option.ref: clause for option in options if option not in left},
    )
    told = {"monster": about["monster"], "region": about["region"]}
    return (
        yield from settle(
            s,
            seat,
            "follower_stomp",
            decision,
            *by_army(s, seat, _army_of),
            attacked=lambda target: [target[0]],
            about=told,
        )
    )


@answers("boss_place")
def place_loki(s: State, seat: Seat, prompt: str, options: Options, args: Args, about: About) -> Asking:
    """To the highest Army of a person, else to a Hero of one, else to Yggdrasil (LS-7.28 to LS-7.30)."""
    heroes = [other for other in people(s) if s.players[other].hero != s.boss.region]

    def by_hero(region: Place) -> int:
        return int(any(s.players[other].hero == region for other in heroes))

    def at_tree(region: Place) -> int:
        return int(region in s.board.around)

    def attacked(region: Place) -> list[Seat]:
        there = [other for other, army in human_armies(s) if place_of(army) == region]
        return there or [other for other in heroes if s.players[other].hero == region]

    decision = decide("loki", options, highest("LS-7.28", "human_army", lambda region: highest_human_army(s, region)))
    if not any(highest_human_army(s, option.value) for option in decision.left):
        decision = decision.further(highest("LS-7.29", "human_hero", by_hero))
    if not any(attacked(option.value) for option in decision.left):
        decision = decision.further(
            highest("LS-7.30", "yggdrasil", at_tree),
            lowest("LS-7.30", "own", lambda region: int(s.control[region] == seat)),
            lowest("LS-7.30", "region", lambda region: region + 1),
        )
    return (yield from settle(s, seat, "follower_loki", decision, by_region(s, seat), attacked=attacked))


PROMPTS = {
    "follower_choice": ("LS-3.32", "LS-7.16", "LS-7.17", "LS-7.18"),
    "follower_withdraw": ("LS-3.12", "LS-10.34"),
    "follower_stomp": ("LS-7.11", "LS-7.14", "LS-7.25"),
    "follower_loki": ("LS-7.28", "LS-7.29", "LS-7.30"),
}
