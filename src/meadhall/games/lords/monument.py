"""Build Monument: a level, the Requisites, what is cleared, refilled and gained, and an Event (section 23)."""

from collections.abc import Iterator

from meadhall.kernel import Chapter, Clause, Seat, begin, chapter, tell, then, to
from meadhall.kit.choices import choice

from .asking import point
from .content import CONTENT
from .events import resolve_event
from .holding import owns
from .moments import reach
from .pieces import MONUMENT_OPTIONS, REQUISITES, region_ref
from .pool import limit_runes
from .priests import gain_priests
from .records import Requisite
from .state import NOTHING, State, clockwise, is_follower
from .surtur.building import follower_harvest
from .surtur.desolation import desolate
from .victory import lands, slain, temples

LEVELS = CONTENT.rules.monument_levels.value
FALLEN_FOR_RAGNAROK = CONTENT.rules.requisites_for_ragnarok.value


def why_no_monument(s: State, seat: Seat) -> Clause | None:
    """Only a player with a Control marker on the wheel builds (LR-23.1)."""
    return None if any(seat in stack for stack in s.wheel) else "LR-23.1"


@chapter
def build_monument(s: State, seat: Seat) -> Chapter:
    """Step 1: one Monument gets its next level, wherever it stands; the other steps follow (LR-23.2 to LR-23.4)."""
    god = yield from point(s, seat, "monument_choose", monument_choose)
    if god is not None:
        s.levels[god] += 1
        tell(s, "monument_built", seat=seat, monument=MONUMENT_OPTIONS[god].ref, level=s.levels[god])
        if s.levels[god] == LEVELS:
            tell(s, "monument_complete", seat=seat, monument=MONUMENT_OPTIONS[god].ref)
    complete = god is None
    then(s, to(judge_requisites, complete), to(clear), to(refill, seat), to(harvest, seat), to(resolve_event))


@choice(MONUMENT_OPTIONS)
def monument_choose(s: State, seat: Seat, god: int) -> Clause | None:
    """A Monument that is not complete."""
    return None if s.levels[god] < LEVELS else "LR-23.2"


# --- step 2 ---------------------------------------------------------------------------------------------------------


@chapter
def judge_requisites(s: State, complete: bool) -> None:
    """Every card whose condition is met now is turned, all against the same situation (LR-23.5 to LR-23.11)."""
    met = [k for k, card in enumerate(REQUISITES[s.seats]) if not s.fallen[k] and is_met(s, card)]
    if complete and not met:  # nothing was built: without this a game might never end
        met = [k for k, fallen in enumerate(s.fallen) if not fallen][:1]
    if not met and is_follower(s, s.active):  # LS-8.90
        begin(s, desolate, s.active, "monument")
    for k in met:
        s.fallen[k] = True
        name = f"requisite:{REQUISITES[s.seats][k].id}"
        tell(s, "requisite_met", requisite=name, fallen=sum(s.fallen), needs=FALLEN_FOR_RAGNAROK)
    if sum(s.fallen) >= FALLEN_FOR_RAGNAROK and s.turns_left == NOTHING:
        s.turns_left = s.seats  # LR-37.2: after this turn everybody has one more, the builder last
        tell(s, "ragnarok", seat=s.active)


def is_met(s: State, card: Requisite) -> bool:
    """Whether one player alone, or one Monument, has reached what a card demands (LR-50.11)."""
    return max(counted(s, card)) >= card.at_least


def counted(s: State, card: Requisite) -> Iterator[int]:
    """What a card counts: of each player, or of each Monument."""
    seats = range(s.seats)
    match card.counts:
        case "lands":
            yield from (lands(s, seat) for seat in seats)
        case "temples":
            yield from (temples(s, seat) for seat in seats)
        case "slain":
            yield from (slain(s, seat) for seat in seats)
        case "monument_level":
            yield from s.levels
        case "alliances":
            yield from (sum(player.allied) for player in s.players)


# --- steps 3 to 5 ---------------------------------------------------------------------------------------------------


@chapter
def clear(s: State) -> None:
    """Priests go to the Supply, markers leave the wheel, Artifacts are charged (LR-23.12 to LR-23.14)."""
    s.prayers = [[] for _ in s.prayers]
    s.wheel = [[] for _ in s.wheel]
    s.charged = [True] * len(s.charged)
    tell(s, "cleared")


@chapter
def refill(s: State, seat: Seat) -> None:
    """Each empty Forge gets a Rune of its type while there is one, lower numbers first (LR-23.15, LR-23.16)."""
    filled = [region for region in s.board.forges if not s.lying[region]]
    for region in filled:
        if s.supply[s.forges[region]]:
            s.supply[s.forges[region]] -= 1
            s.lying[region] = True
    tell(s, "forges_filled", regions=[region_ref(region) for region in filled if s.lying[region]])
    for other in reversed(clockwise(s, seat)[1:]):
        reach(s, other, "monument_built_by_another")


@chapter
def harvest(s: State, seat: Seat) -> None:
    """The builder gains a Priest for each own Temple and the Runes of all own Forges (LR-23.17 to LR-23.19)."""
    gain_priests(s, seat, temples(s, seat) * CONTENT.rules.harvest_priests.value)
    if is_follower(s, seat):
        begin(s, follower_harvest, seat)
        return
    taken = [region for region in s.board.forges if s.lying[region] and owns(s, seat, region)]
    for region in taken:
        s.lying[region] = False
        s.players[seat].runes[s.forges[region]] += 1
    if taken:
        tell(s, "runes_harvested", seat=seat, regions=[region_ref(region) for region in taken])
        then(s, to(limit_runes, seat))


PROMPTS = {"monument_choose": ("LR-23.1", "LR-23.2", "LR-23.3")}
