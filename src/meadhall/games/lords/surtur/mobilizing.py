"""A Follower Mobilizes: each of its Armies acts once, from the weakest to the strongest (section 8)."""

from collections import Counter

from meadhall.kernel import Chapter, Clause, Seat, begin, chapter, then, to
from meadhall.kit.automaton import decide, lowest

from ..armies import MOST, army_options, army_ref, place_of, raise_army, value_of
from ..board import Place
from ..content import CONTENT
from ..control import control_check
from ..pool import draw_cards
from ..state import Army, State
from .deciding import by_army, settle, step
from .desolation import desolate
from .invading import choose_target, closer, invade, not_passed, reposition, tell_tests, weigh
from .measures import exposed, own_regions

GROWTH = CONTENT.rules.activation_raise.value


def why_no_follower_mobilize(s: State, seat: Seat) -> Clause | None:
    """Mobilize needs an Army on the board."""
    return None if s.players[seat].armies else "LS-8.25"


@chapter
def follower_mobilize(s: State, seat: Seat) -> None:
    """The Armies that are on the board now act, in an order that stays (LS-8.26)."""
    begin(s, next_army, seat, list(s.players[seat].armies), own_regions(s, seat), False)


@chapter
def next_army(s: State, seat: Seat, waiting: list[Army], own: list[Place], gained: bool) -> Chapter:
    """The weakest that has not acted; after the last control is checked (LS-8.26, LS-8.32, LS-8.33).

    ``own`` are the Regions before the last Army acted: what was gained and then lost counts.
    """
    now = own_regions(s, seat)
    gained = gained or not set(now) <= set(own)
    left = sorted((Counter(waiting) & Counter(s.players[seat].armies)).elements())
    if not left:
        then(s, to(control_check), to(mobilize_over, seat, now, gained))
        return
    weakest = decide("mobilize", army_options(seat, left), lowest("LS-8.26", "army", value_of))
    army = yield from settle(s, seat, "follower_mobilize", weakest, *by_army(s, seat), about={"left": len(left)})
    left.remove(army)
    begin(s, next_army, seat, left, now, gained)
    begin(s, mobilized, seat, army)


@chapter
def mobilize_over(s: State, seat: Seat, own: list[Place], gained: bool) -> None:
    """An Army may have grown into control; a token is laid if no Region was gained even so (LS-8.32, LR-17.6)."""
    if not gained and set(own_regions(s, seat)) <= set(own):
        begin(s, desolate, seat, "mobilize")


@chapter
def mobilized(s: State, seat: Seat, army: Army) -> Chapter:
    """An Army invades by itself; if it can nothing, it comes closer or grows (LS-8.27 to LS-8.31)."""
    beside = s.board.near[place_of(army)]
    tests = weigh(s, seat, lambda region: value_of(army) if region in beside else None)
    passed = [one.region for one in tests if one.passed]
    if tests:
        tell_tests(s, seat, tests)
    if passed:
        aside = not_passed(s, seat, tests, away="LS-8.27")
        target = yield from choose_target(s, seat, "follower_marches", passed, aside)
        begin(s, invade, seat, army, target)
    elif not exposed(s, seat, place_of(army)):
        if closer(s, seat, place_of(army)):
            begin(s, reposition, seat, army)
        else:
            yield from step(seat, "follower_waits", {"army": army_ref(seat, army)})
    else:
        yield from step(seat, "follower_drills", {"army": army_ref(seat, army), "value": value_of(army)})
        if value_of(army) < MOST:
            raise_army(s, seat, army, GROWTH)
        else:
            draw_cards(s, seat, 1)


PROMPTS = {
    "follower_mobilize": ("LS-8.25", "LS-8.26"),
    "follower_marches": ("LS-8.27", "LS-8.28", "LS-5.3", "LS-5.9", "LS-5.10", "LS-13.20"),
    "follower_drills": ("LS-8.30", "LS-8.31"),
    "follower_waits": ("LS-8.29", "LS-5.21"),
}
