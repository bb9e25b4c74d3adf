"""A Follower builds: where its Temple stands, which Monument grows, what it takes home (section 8)."""

from collections.abc import Sequence
from typing import Any

from meadhall.kernel import About, Chapter, Clause, Option, Seat, begin, below, chapter, tell
from meadhall.kit.automaton import decide, lowest

from ..asking import Asking, answers
from ..blessings import why_no_temple
from ..content import CONTENT
from ..holding import owns
from ..movement import options_of
from ..pieces import MONUMENT_OPTIONS, region_ref
from ..state import State
from .deciding import by_region, settle, step
from .measures import preference
from .praying import RAISED

RUNES = CONTENT.surtur.rune_limit.value


# --- Temples --------------------------------------------------------------------------------------------------------


def why_no_follower_temple(s: State, seat: Seat) -> Clause | None:
    """A Temple on the track, and an own Region with a Shrine for it."""
    return None if why_no_temple(s, seat) is None else "LS-8.37"


@answers("temple_where")
def where_the_temple_stands(
    s: State, seat: Seat, prompt: str, options: Sequence[Option], args: Any, about: About
) -> Asking:
    """In any own Region with a free Shrine; the tie-breaker alone decides (LS-8.38)."""
    return (yield from settle(s, seat, "follower_temple", decide("temple", options), by_region(s, seat), about=about))


@answers("blessing_pick")
def a_random_blessing(s: State, seat: Seat, prompt: str, options: Sequence[Option], args: Any, about: About) -> Asking:
    """Whoever built: a random one of the cards that still lie open (LS-8.41)."""
    yield from step(seat, "follower_blessing", about)
    return options[below(s, len(options))].value


# --- Monuments ------------------------------------------------------------------------------------------------------


@answers("monument_choose")
def which_monument_grows(
    s: State, seat: Seat, prompt: str, options: Sequence[Option], args: Any, about: About
) -> Asking:
    """That of the first Attribute of its tile whose Monument is not complete (LS-8.87)."""
    complete = {option.ref: "LS-8.87" for option in MONUMENT_OPTIONS if option not in options}
    first = lowest("LS-8.87", "preference", lambda god: preference(s, seat).index(RAISED[god]) + 1)
    return (yield from settle(s, seat, "follower_monument", decide("monument", options, first, aside=complete)))


@chapter
def follower_harvest(s: State, seat: Seat) -> Chapter:
    """One Rune after the other from Forges in own Regions, until it has six (LS-8.94)."""
    forges = [region for region in s.board.forges if s.lying[region] and owns(s, seat, region)]
    held = sum(s.players[seat].runes)
    if not forges or held >= RUNES:
        return
    found = decide("harvest", options_of(forges))
    region = yield from settle(s, seat, "follower_harvest", found, by_region(s, seat), about={"runes": held})
    s.lying[region] = False
    s.players[seat].runes[s.forges[region]] += 1
    tell(s, "runes_harvested", seat=seat, regions=[region_ref(region)])
    begin(s, follower_harvest, seat)


PROMPTS = {
    "follower_temple": ("LS-8.37", "LS-8.38", "LS-8.39"),
    "follower_blessing": ("LS-8.41", "LS-8.43"),
    "follower_monument": ("LS-8.87", "LS-8.88", "LS-8.91", "LS-8.92"),
    "follower_harvest": ("LS-8.94",),
}
