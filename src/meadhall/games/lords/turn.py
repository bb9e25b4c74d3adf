"""The turn: its steps in their order, and what ends each of them (sections 3 and 10)."""

from meadhall.kernel import Seat, begin, chapter, tell, then, to

from . import hero_step, maneuvers, prayer, runes, special
from .armies import BOTH, standing
from .battle import battles
from .control import besieged, control_check, takes
from .pieces import FOLLOWER_STEPS, STEPS
from .state import NOTHING, State, is_follower, left
from .surtur import turn as surtur
from .victory import ragnarok_ends

PRAYER, HERO, RUNES, MANEUVERS, SPECIAL = range(len(STEPS))


@chapter
def turn(s: State, seat: Seat) -> None:
    """The steps of a turn, always in this order (LR-10.1); each ends with the same resolution (LR-10.5)."""
    if seat == s.first:
        s.turn += 1
        tell(s, "round", round=s.turn)
    s.active = seat
    s.used.clear()
    tell(s, "turn", seat=seat)
    if is_follower(s, seat):
        begin(s, surtur.follower_turn, seat)
        return
    s.ash_laid = False  # LS-13.11, LS-14.6
    then(
        s,
        *(to(begin_step, PRAYER), to(prayer.prayer, seat), to(end_step, HERO)),
        *(to(hero_step.hero_menu, seat), to(end_step, RUNES)),
        *(to(runes.rune_step, seat), to(end_step, MANEUVERS)),
        *(to(maneuvers.maneuvers, seat), to(end_step, SPECIAL)),
        *(to(special.special, seat), to(end_step)),
        to(pass_on, seat),
    )


@chapter
def begin_step(s: State, step: int) -> None:
    """The first step begins, the others as the one before ends."""
    enter(s, step)


def enter(s: State, step: int) -> None:
    """A step begins with nothing of it used (LR-10.4)."""
    s.step = step
    s.taken.clear()
    steps = FOLLOWER_STEPS if is_follower(s, s.active) else STEPS
    tell(s, "step", step=steps[step])


@chapter
def end_step(s: State, following: int = NOTHING) -> None:
    """Control is checked for all Armies on the board, Battles are fought, control is checked again (LR-3.12)."""
    armies = standing(s)
    if BOTH in armies.values() or besieged(s):
        then(s, to(control_check), to(battles), to(control_check), to(step_over, following))
        return
    for region, seat in armies.items():
        if s.control[region] != seat and takes(s, seat, region):
            then(s, to(control_check), to(step_over, following))
            return
    leave(s, following)


@chapter
def step_over(s: State, following: int) -> None:
    """A step with Battles is over."""
    leave(s, following)


def leave(s: State, following: int) -> None:
    """Who brought in Armies and where Battles were matters for this step only (LR-31.3, LR-39.8); another begins."""
    s.entered.clear()
    s.fought.clear()
    if following != NOTHING:
        enter(s, following)


@chapter
def pass_on(s: State, seat: Seat) -> None:
    """The player to the left takes the next turn, until the last of Ragnarok is over (LR-1.4, LR-10.6, LR-37.2)."""
    if s.turns_left == 0:
        ragnarok_ends(s, seat)
    if s.turns_left != NOTHING:
        s.turns_left -= 1
    begin(s, turn, left(s, seat))
