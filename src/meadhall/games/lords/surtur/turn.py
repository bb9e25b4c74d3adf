"""A Follower's turn: Surtur's die, six steps, and the same resolution after each (LS-4.1, LS-4.46)."""

from meadhall.kernel import Seat, chapter, then, to

from .. import turn
from ..pieces import FOLLOWER_STEPS
from ..state import State
from .invading import follower_maneuvers
from .praying import follower_hero, follower_prayer
from .row import clean_up, roll
from .rune_step import follower_runes
from .special import special_action

PRAYER, HERO, RUNES, MANEUVERS, SPECIAL, CLEANUP = range(len(FOLLOWER_STEPS))


@chapter
def follower_turn(s: State, seat: Seat) -> None:
    """The die first, then one step after the other; each is finished before the next begins (LS-4.1, LS-4.46)."""
    then(
        s,
        *(to(roll, seat), to(turn.begin_step, PRAYER)),
        *(to(follower_prayer, seat), to(turn.end_step, HERO)),
        *(to(follower_hero, seat), to(turn.end_step, RUNES)),
        *(to(follower_runes, seat, 0, 0), to(turn.end_step, MANEUVERS)),
        *(to(follower_maneuvers, seat), to(turn.end_step, SPECIAL)),
        *(to(special_action, seat), to(turn.end_step, CLEANUP)),
        *(to(clean_up, seat), to(turn.end_step)),
        to(turn.pass_on, seat),
    )
