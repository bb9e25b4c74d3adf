"""The clan sheet: Rage, glory and stats, and when the last Rage is spent (sections 1 and 4)."""

from meadhall.kernel import Chapter, Clause, Option, Seat, button, chapter, tell
from meadhall.kit.choices import choice

from .board import PROVINCES
from .content import CONTENT, STATS
from .state import PHASES, State

RAGE, AXES, HORNS = range(len(STATS))
ALL_STATS = (RAGE, AXES, HORNS)
_TRACKS = tuple(next(track.steps for track in CONTENT.clans.stat if track.id == stat) for stat in STATS)
LAST_STEP = len(_TRACKS[RAGE])
STAT_OPTIONS = tuple(Option(f"stat:{stat}", k) for k, stat in enumerate(STATS))
DECLINE = button("decline")
_ACTIONS = PHASES.index("actions")


def stat(s: State, seat: Seat, which: int) -> int:
    """What a stat of a clan is worth now (BR-1.31 to BR-1.33)."""
    return _TRACKS[which][s.clans[seat].stats[which] - 1]


def value_at(which: int, step: int) -> int:
    """What a stat is worth on a step of its track."""
    return _TRACKS[which][step - 1]


def gain_glory(s: State, seat: Seat, glory: int, because: str) -> None:
    """A clan gains glory, at once (BR-1.27)."""
    if glory:
        s.clans[seat].glory += glory
        tell(s, "glory", seat=seat, glory=glory, total=s.clans[seat].glory, because=because)


def pay(s: State, seat: Seat, rage: int) -> None:
    """A clan spends Rage it has (BR-1.40)."""
    if rage:
        assert s.clans[seat].rage >= rage
        s.clans[seat].rage -= rage
        watch_end(s)


def gain_rage(s: State, seat: Seat, rage: int, because: str) -> None:
    """A clan gains Rage; there is no upper limit (BR-1.41)."""
    s.clans[seat].rage += rage
    tell(s, "rage", seat=seat, rage=rage, total=s.clans[seat].rage, because=because)
    watch_end(s)


def watch_end(s: State) -> None:
    """BR-4.17 to BR-4.20: the phase is over once nobody has Rage, or no intact province is left to pillage.

    It is told when the action under way is done (``actions.end_actions``), so behind what spent the last Rage.
    """
    if s.phase == _ACTIONS and (no_rage_is_left(s) or all_is_pillaged(s)):
        s.phase_over = True


def no_rage_is_left(s: State) -> bool:
    """BR-4.17, BR-4.18: nobody who has not passed has Rage."""
    return all(clan.rage == 0 or clan.passed for clan in s.clans)


def all_is_pillaged(s: State) -> bool:
    """BR-4.19: every intact province, Yggdrasil too, has been pillaged in this age."""
    return all(s.pillaged[province] or s.destroyed[province] for province in PROVINCES)


def raise_step(s: State, seat: Seat, which: int, because: str) -> None:
    """A stat goes one step up; on the last step nothing happens (BR-1.34, BR-1.35)."""
    steps = s.clans[seat].stats
    if steps[which] < LAST_STEP:
        steps[which] += 1
        tell(s, "stat", seat=seat, stat=STATS[which], step=steps[which], value=stat(s, seat, which), because=because)


@chapter
def raise_stat(s: State, seat: Seat, because: str, declinable: bool, excluded: int) -> Chapter:
    """A clan raises a stat of its choice (BR-1.65 to BR-1.68)."""
    if not raisable.any(s, seat, excluded):
        return
    choices = raisable_or_not if declinable else raisable
    which = yield choices.ask(seat, "raise_stat", excluded, about={"because": because})
    if which == DECLINE.value:
        tell(s, "stat_declined", seat=seat, because=because)
    else:
        raise_step(s, seat, which, because)


@choice(STAT_OPTIONS)
def raisable(s: State, seat: Seat, which: int, excluded: int) -> Clause | None:
    """A stat below the last step (BR-1.67), but for an excluded one (BR-12.56)."""
    if which == excluded:
        return "BR-12.56"
    return "BR-1.67" if s.clans[seat].stats[which] == LAST_STEP else None


raisable_or_not = raisable.beside(DECLINE)
PROMPTS = {"raise_stat": ("BR-1.65", "BR-1.66", "BR-1.67", "BR-1.68")}
