"""Injuries: a token is turned to its injured side, and what comes of it (section 6)."""

from meadhall.kernel import Chapter, Clause, Seat, begin, chapter, tell, then, to
from meadhall.kit.choices import choice

from .asking import point
from .hunting import end_hunt
from .moments import reach
from .pieces import ATTRIBUTE_OPTIONS
from .pool import limit_cards, limit_runes
from .state import State


@chapter
def injure(s: State, seat: Seat, n: int) -> Chapter:
    """A Hero is dealt Injuries one after the other; with three injured tokens they are ignored (LR-6.14 to LR-6.17)."""
    which = yield from point(s, seat, "injury_take", injury_take)
    if which is None:
        if s.hunt is not None and s.hunt.hunter == seat:
            end_hunt(s)  # LR-29.2
        return
    if n > 1:
        begin(s, injure, seat, n - 1)
    s.players[seat].injured[which] = True
    tell(s, "injured", seat=seat, attribute=ATTRIBUTE_OPTIONS[which].ref)
    then(s, to(limit_runes, seat), to(limit_cards, seat))  # LR-6.21: Wisdom may have dropped
    reach(s, seat, "injury_dealt")


@choice(ATTRIBUTE_OPTIONS)
def injury_take(s: State, seat: Seat, which: int) -> Clause | None:
    """A token that is not injured yet."""
    return "LR-6.14" if s.players[seat].injured[which] else None


PROMPTS = {"injury_take": ("LR-6.7", "LR-6.14", "LR-6.15")}
