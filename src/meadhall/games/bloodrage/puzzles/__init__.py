"""The puzzles of Blood Rage: the card to lay in a battle, with everything counted that the others may hold.

Whoever lays any card of a hand is as likely to lay each; what they decide later is taken to be the worst. Where
somebody else could add a late card nothing is counted, since that would be for them to say.
"""

from fractions import Fraction

from meadhall.kernel import Match, Seat
from meadhall.kernel.cases import Case
from meadhall.puzzles.exact import Reckoner
from meadhall.puzzles.setter import Fields
from meadhall.puzzles.single import Single, Sort

from ..board import REFS
from ..state import battle

MARGIN = Fraction(1, 10)


def reckoner(match: Match, seat: Seat) -> Reckoner:
    """How likely a card wins the battle for which it is laid."""
    return Reckoner(
        seat,
        lambda case: won(case, seat),
        even=frozenset({"battle_card"}),
        never=frozenset({"late_card"}),
    )


def won(case: Case, seat: Seat) -> Fraction | None:
    """1 if the seat has won the battle, 0 if not, None as long as it is not compared (BR-5.50 to BR-5.53)."""
    for event in case.told:
        if event.kind == "battle_won":
            return Fraction(int(event.fields["seat"] == seat))
        if event.kind == "battle_tied":
            return Fraction(0)
    return None


def kind(best: Fraction, second: Fraction) -> str:
    """The one card that wins whatever the others lay, the one that can win at all, or the likeliest."""
    return "sure" if best == 1 else "only" if second == 0 else "odds"


def about(match: Match, seat: Seat) -> dict[str, str | int | float]:
    """Where the battle is, and against how many."""
    now = battle(match.state)
    return {"province": REFS[now.province], "others": len(now.participants) - 1}


_EXAMPLE: Fields = {"province": "province:gimle", "others": 2}
SETTER = Single(
    "bloodrage",
    [
        Sort(
            prompts=frozenset({"battle_card"}),
            measure="chance",
            reckoner=reckoner,
            margin=MARGIN,
            kind=kind,
            kinds=("sure", "only", "odds"),
            about=about,
        )
    ],
    kinds={"sure": _EXAMPLE, "only": _EXAMPLE, "odds": _EXAMPLE},
    players=("casual", "heuristic"),
    judges=("gentle", "casual", "heuristic", "search"),
    seats=(2, 3, 3, 4),
)
