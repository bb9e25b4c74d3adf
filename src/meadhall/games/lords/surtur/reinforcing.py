"""A Follower recruits: where its new Army comes to the board, and what happens if it cannot (section 8)."""

from meadhall.kernel import STEP, About, Chapter, Clause, Seat, begin, chapter
from meadhall.kit.automaton import Decision, decide, lowest

from ..armies import place_army, pool
from ..heroes import MOST, attribute, raise_attribute
from ..movement import options_of
from ..pieces import AUTHORITY, region_ref
from ..recruiting import settled
from ..state import State
from . import invading
from .deciding import by_region, settle
from .desolation import desolate
from .fighting import defence_value
from .measures import near, own_regions


def why_no_follower_reinforce(s: State, seat: Seat) -> Clause | None:
    """Reinforce needs an Army in the Pool."""
    return None if pool(s, seat) else "LS-8.14"


def why_no_muster(s: State, seat: Seat) -> Clause | None:
    """As a Rune Action it also needs a place for the Army, or Authority that can rise (LS-6.23, LS-6.24)."""
    if not pool(s, seat):
        return "LS-6.23"
    if own_regions(s, seat) or attribute(s, seat, AUTHORITY) < MOST:
        return None
    return None if any(one.passed for one in landings(s, seat)) else "LS-6.24"


@chapter
def muster(s: State, seat: Seat, tokens: bool) -> Chapter:
    """An Army of its Authority comes to an own Region, with a Settlement if there is one (LS-8.15 to LS-8.18).

    As a Special Action it lays one Desolation token while no Settlement is own, last of all (LS-8.23, LS-8.24).
    """
    own, value = own_regions(s, seat), attribute(s, seat, AUTHORITY)
    if tokens and not any(settled(s, seat, region) for region in own):
        begin(s, desolate, seat, "reinforce")
    if not own:
        begin(s, follower_lands, seat)
        return
    about: About = {"value": value}
    region = yield from settle(s, seat, "follower_muster", camps(s, seat), by_region(s, seat), about=about)
    place_army(s, seat, region, value)


def camps(s: State, seat: Seat) -> Decision:
    """Own Settlements, or all own Regions: the nearest to people, then the one least defended (LS-8.15 to LS-8.18)."""
    own = own_regions(s, seat)
    found = [region for region in own if settled(s, seat, region)] or own
    return decide(
        "muster",
        options_of(found),
        lowest("LS-8.16", "near", lambda region: near(s, region)),
        lowest("LS-8.17", "defence", lambda region: defence_value(s, seat, region)),
        aside={region_ref(region): "LS-8.15" for region in own if region not in found},
    )


# --- without an own Region ------------------------------------------------------------------------------------------


@chapter
def follower_lands(s: State, seat: Seat) -> Chapter:
    """The Army invades any Region of the board that it can; if it can none, Authority rises (LS-8.19 to LS-8.22)."""
    tests, value = landings(s, seat), attribute(s, seat, AUTHORITY)
    invading.tell_tests(s, seat, tests)
    passed, aside = [one.region for one in tests if one.passed], invading.not_passed(s, seat, tests)
    if not passed:
        yield from settle(s, seat, "follower_stays", decide("landing", STEP, aside=aside))
        raise_attribute(s, seat, AUTHORITY, 1)
        return
    region = yield from invading.choose_target(s, seat, "follower_landing", passed, aside)
    place_army(s, seat, region, value)
    invading.occupy(s, seat, region)


def landings(s: State, seat: Seat) -> "list[invading.Weighing]":
    """The tests of the whole board, as if an Army of its Authority stood beside each Region (LS-8.19)."""
    return invading.weigh(s, seat, lambda region: attribute(s, seat, AUTHORITY))


PROMPTS = {
    "follower_muster": ("LS-8.15", "LS-8.16", "LS-8.17", "LS-8.18", "LS-6.21", "LS-5.13"),
    "follower_landing": ("LS-8.19", "LS-8.20", "LS-8.21", "LS-5.3", "LS-5.9"),
    "follower_stays": ("LS-8.22",),
}
