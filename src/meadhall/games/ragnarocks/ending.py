"""How a match ends: scored as it stands, or won at once in the middle of a turn (sections 5 and 7)."""

from typing import NoReturn

from meadhall.kernel import Over, tell
from meadhall.kit.views import fields

from .scoring import CLAUSE, result
from .state import Ending, State, going, holder


def finish(s: State, ending: Ending) -> None:
    """The game is over: scored as it stands, or won at once (RR-5.9, RR-6.10, RR-44.9)."""
    if s.going is not None:
        write_down(s)
    s.extra = None
    s.ending = ending
    final = result(s)
    scores = fields(final, "ivory", "red", "winner")
    tell(s, "ended", clause=CLAUSE[ending], ending=ending, result=str(final), **scores)


def win_at_once(s: State, ending: Ending) -> NoReturn:
    """A power has won: the rest of the turn does not happen (RR-7.35, RR-7.37)."""
    finish(s, ending)
    raise Over


def write_down(s: State) -> None:
    """The turn that was going on stands in the notation, with who took it."""
    s.turns.append(going(s).line)
    s.movers.append(holder(s, s.to_move))
    s.going = None
