"""The puzzles of Lords of Ragnarok: a card of a Battle, a defence and a strike of a Hunt, with every draw counted.

A Battle is reckoned where the other side plays no card any more, so nothing is left to luck. In a Hunt the cards that
will be drawn are any of those that the hunter has not seen.
"""

from fractions import Fraction

from meadhall.kernel import Match, Seat
from meadhall.kernel.cases import Case
from meadhall.puzzles.exact import Reckoner
from meadhall.puzzles.single import Single, Sort

from ..armies import strength
from ..board import Place
from ..hunting import foe_ref
from ..pieces import DONE, attack_card, region_ref
from ..state import State, fight, hunting

MOST = 10_000
"""So many ways of a Hunt are tried."""
CLEAR = Fraction(1, 10)


# --- a card of a Battle ---------------------------------------------------------------------------------------------


def battle_reckoner(match: Match, seat: Seat) -> Reckoner | None:
    """What is left of the own Armies in a Region that is won; nothing where it is lost (LR-31.8 to LR-31.30)."""
    s: State = match.state
    now = fight(s)
    side = now.sides.index(seat)
    other = now.sides[1 - side]
    if other in match.automata or not (now.passed[1 - side] or not s.players[other].hand):
        return None
    return Reckoner(seat, lambda case: left(case, seat, now.region))


def left(case: Case, seat: Seat, region: Place) -> Fraction | None:
    """The value of the seat's Armies in a Region after it won the Battle there; 0 if it lost; None before the end."""
    over = next((event for event in case.told if event.kind == "battle_over"), None)
    if over is None:
        return None
    return Fraction(strength(case.state, seat, region) if over.fields["winner"] == seat else 0)


def battle_kind(best: Fraction, second: Fraction) -> str:
    """The one thing that wins, or the cheapest of several."""
    return "victory" if second == 0 else "price"


def about_battle(match: Match, seat: Seat) -> dict[str, str | int | float]:
    """Where the Battle is."""
    return {"region": region_ref(fight(match.state).region)}


# --- a defence, and a strike ----------------------------------------------------------------------------------------


def defence_reckoner(match: Match, seat: Seat) -> Reckoner:
    """How likely the Hunt goes on with a Wound in the Hero round that follows (LR-27.4, LR-28.2)."""
    return Reckoner(seat, lambda case: can_wound(case, seat), most=MOST)


def can_wound(case: Case, seat: Seat) -> Fraction | None:
    """1 where a slot can be covered in the Hero round, 0 where that round never comes or none can."""
    s: State = case.state
    if s.hunt is None or s.hunt.step in ("over", "attack"):
        return Fraction(0)
    asked = next((question for question in case.pending if question.seat == seat), None)
    if asked is None or asked.prompt != "hunt_slot":
        return None
    return Fraction(int(any(ref != DONE.ref for ref in asked.options)))


def about_defence(match: Match, seat: Seat) -> dict[str, str | int | float]:
    """Which attack is to be met, and of whom."""
    s: State = match.state
    return {"foe": foe_ref(hunting(s).foe), "attack": f"card:{attack_card(s, hunting(s).card).id}"}


def strike_reckoner(match: Match, seat: Seat) -> Reckoner:
    """How many Wounds are still dealt in this Hero round, on average (LR-28.2 to LR-28.18)."""
    return Reckoner(seat, wounds, most=MOST)


def wounds(case: Case) -> Fraction | None:
    """The Wounds since, when the Hero round is over; None before."""
    hunt = case.state.hunt
    if hunt is not None and hunt.step == "hero":
        return None
    return Fraction(sum(event.kind == "wounded" for event in case.told))


def about_strike(match: Match, seat: Seat) -> dict[str, str | int | float]:
    """Who is hunted."""
    return {"foe": foe_ref(hunting(match.state).foe)}


_FOE = {"foe": "monster:fafnir"}
SETTER = Single(
    "lords",
    [
        Sort(
            prompts=frozenset({"battle_card"}),
            measure="points",
            reckoner=battle_reckoner,
            margin=Fraction(1),
            kind=battle_kind,
            kinds=("victory", "price"),
            about=about_battle,
        ),
        Sort(
            prompts=frozenset({"hunt_defend"}),
            measure="chance",
            reckoner=defence_reckoner,
            margin=CLEAR,
            kind=lambda best, second: "defence",
            kinds=("defence",),
            about=about_defence,
            options=2,
        ),
        Sort(
            prompts=frozenset({"hunt_slot", "hunt_card", "hunt_partner", "hunt_effect"}),
            measure="points",
            reckoner=strike_reckoner,
            margin=CLEAR,
            kind=lambda best, second: "strike",
            kinds=("strike",),
            about=about_strike,
        ),
    ],
    kinds={
        "victory": {"region": "region:12"},
        "price": {"region": "region:12"},
        "defence": {**_FOE, "attack": "card:claws"},
        "strike": _FOE,
    },
    players=("keen", "heuristic", "casual"),
    judges=("gentle", "casual", "keen", "heuristic"),
    seats=(2, 3, 4),
)
