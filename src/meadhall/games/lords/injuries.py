"""Injuries: a token is turned to its injured side, and what comes of it (section 6)."""

from meadhall.kernel import Chapter, Clause, Option, Seat, begin, chapter, tell, then, to
from meadhall.kit.choices import choice

from .artifacts import EXHAUST_REFS, exhaust, held
from .asking import point
from .content import CONTENT
from .hunting import can_end, end_hunt
from .moments import reach
from .pieces import ATTRIBUTE_OPTIONS, DECLINE
from .pool import limit_cards, limit_runes
from .state import State, is_follower
from .words import Moment, PreventInjury

PREVENTING: tuple[Moment, ...] = tuple(
    artifact.at for artifact in CONTENT.artifacts for word in artifact.effects if isinstance(word, PreventInjury)
)
"""When an Injury can be prevented: as it comes."""


@chapter
def injure(s: State, seat: Seat, n: int, own: bool = False) -> Chapter:
    """A Hero is dealt Injuries one after the other; with three injured tokens they are ignored (LR-6.14 to LR-6.17)."""
    if is_follower(s, seat):  # LS-3.14: its Hero never takes one
        return
    if n > 1:
        begin(s, injure, seat, n - 1, own)
    if not own and suffers(s, seat):  # LR-45.4: what one deals oneself is not prevented
        prevented = yield from point(s, seat, "injury_prevent", injury_prevent.beside(DECLINE), about={"left": n})
        if prevented != DECLINE.value:
            exhaust(s, seat, prevented)
            return
    which = yield from point(s, seat, "injury_take", injury_take, about={"left": n})
    if which is None:
        if can_end(s, seat):
            end_hunt(s)  # LR-29.2
        return
    s.players[seat].injured[which] = True
    tell(s, "injured", seat=seat, attribute=ATTRIBUTE_OPTIONS[which].ref)
    then(s, to(limit_runes, seat), to(limit_cards, seat))  # LR-6.21: Wisdom may have dropped
    reach(s, seat, "injury_dealt")


def suffers(s: State, seat: Seat) -> bool:
    """Whether an Injury does something: it turns a token, or it ends an own Hunt (LR-6.15, LR-45.3)."""
    return not all(s.players[seat].injured) or can_end(s, seat)


def preventing(s: State, seat: Seat) -> list[Option]:
    """The own Artifacts for it."""
    return [Option(EXHAUST_REFS[artifact], artifact) for artifact in held(s, seat, PREVENTING)]


@choice(preventing)
def injury_prevent(s: State, seat: Seat, artifact: int) -> Clause | None:
    """One that is charged (LR-45.2)."""
    return None if s.charged[artifact] else "LR-33.2"


@choice(ATTRIBUTE_OPTIONS)
def injury_take(s: State, seat: Seat, which: int) -> Clause | None:
    """A token that is not injured yet."""
    return "LR-6.14" if s.players[seat].injured[which] else None


PROMPTS = {
    "injury_prevent": ("LR-45.2", "LR-45.3", "LR-45.11"),
    "injury_take": ("LR-6.7", "LR-6.14", "LR-6.15"),
}
