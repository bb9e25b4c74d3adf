"""Step 4, Maneuvers: an Army is Activated, or Recruited by whoever has none on the board (section 14)."""

from meadhall.kernel import About, Chapter, Clause, Option, Seat, begin, button, chapter
from meadhall.kit.choices import choice

from .armies import (
    MOST,
    army_options,
    army_ref,
    move_army,
    place_of,
    raise_army,
    standing_in,
    value_of,
)
from .asking import Asking, point
from .bearing import number
from .board import Place
from .choosing import Use, use_card, uses, why_no_use
from .content import CONTENT
from .movement import options_of, reachable, regions
from .pieces import DONE
from .recruiting import can_recruit, recruit, settled
from .state import Army, State, is_follower
from .surtur.fighting import is_defended
from .surtur.quenching import REMOVE, removal, remove_token, why_no_removal
from .words import Moment

RECRUIT, RAISE = button("recruit"), button("raise")
BARS_ARMIES = CONTENT.boss[0].bars_armies
ARMY_MOVES = CONTENT.rules.army_moves.value
MOMENTS: tuple[Moment, ...] = ("maneuvers_step", "before_special_action")
"""When own Artifacts can be used in this step."""
ARMY = "army"
"""What can be done once in this step (LR-14.2, LR-14.3)."""


@chapter
def maneuvers(s: State, seat: Seat) -> Chapter:
    """The menu of the step (LR-14.1)."""
    about = {"used": int(ARMY in s.taken), "armies": len(s.players[seat].armies)}
    chosen = yield from point(s, seat, "maneuver_menu", MENU, about=about)
    if chosen == DONE.value:
        return
    if isinstance(chosen, tuple):
        begin(s, maneuvers, seat)
        use_card(s, seat, chosen)
        return
    s.taken.append(ARMY)
    if uses(s, seat, *MOMENTS):
        begin(s, maneuvers, seat)
    if chosen == RECRUIT.value:
        begin(s, recruit, seat)
    else:
        begin(s, activate, seat, chosen)


def own_armies(s: State, seat: Seat) -> list[Option]:
    """The own Armies on the board, and Recruiting."""
    return [*army_options(seat, s.players[seat].armies), RECRUIT]


def what_is_left(s: State, seat: Seat) -> list[Option]:
    """The same as long as nothing was done, and own Artifacts for this step."""
    found = [] if ARMY in s.taken else own_armies(s, seat)
    return found + uses(s, seat, *MOMENTS)


@choice(what_is_left, others=own_armies)
def maneuver_menu(s: State, seat: Seat, chosen: Army | str | Use) -> Clause | None:
    """One Army that can be Activated; without any on the board, Recruiting (LR-14.2, LR-14.3)."""
    if isinstance(chosen, tuple):
        return why_no_use(s, seat, chosen)
    if isinstance(chosen, str):
        if ARMY in s.taken or s.players[seat].armies:
            return "LR-14.3"
        return None if can_recruit(s, seat) else "LR-14.13"
    if ARMY in s.taken:
        return "LR-14.2"
    return None if army_activate.any(s, seat, chosen) else "LR-14.8"


# --- activating -----------------------------------------------------------------------------------------------------


@chapter
def activate(s: State, seat: Seat, army: Army) -> Chapter:
    """One Army is Activated (LR-14.5); for some it may move on (LR-49.8)."""
    became = yield from activation(s, seat, army)
    moves = number(s, seat, "army_move", ARMY_MOVES)
    if moves > 1 and place_of(became) != place_of(army):
        begin(s, march_on, seat, became, moves - 1)


@chapter
def march_on(s: State, seat: Seat, army: Army, n: int) -> Chapter:
    """An Army goes on by up to so many Regions, but not from where it has to fight (LR-49.8 to LR-49.11, LS-10.39)."""
    if standing_in(s, place_of(army)) != [seat] or is_defended(s, place_of(army)):
        return
    about: About = {"army": army_ref(seat, army), "left": n}
    region = yield from point(s, seat, "army_march", army_march.beside(DONE), army, about=about)
    if region != DONE.value:
        became = move_army(s, seat, army, region)
        if n > 1:
            begin(s, march_on, seat, became, n - 1)


def by_army(s: State, seat: Seat, army: Army) -> list[Option]:
    """The Regions adjacent for an Army."""
    return options_of(reachable(s, seat, place_of(army)))


def all_regions(s: State, seat: Seat, army: Army) -> tuple[Option, ...]:
    """All Regions of the board."""
    return regions(s, seat)


@choice(by_army, others=all_regions)
def army_march(s: State, seat: Seat, region: Place, army: Army) -> Clause | None:
    """A Region that the Army can move into."""
    return army_activate(s, seat, region, army)


def activation(s: State, seat: Seat, army: Army) -> Asking:
    """An Army moves to an adjacent Region or rises in an own Settlement (LR-14.6, LR-14.7). Gives what it became."""
    chosen = yield from point(s, seat, "army_activate", army_activate, army, about={"army": army_ref(seat, army)})
    if chosen == REMOVE.value:  # LS-11.19: the Army keeps its value and stays
        remove_token(s, seat, army)
        return army
    if chosen == RAISE.value:
        return raise_army(s, seat, army, CONTENT.rules.activation_raise.value)
    return move_army(s, seat, army, chosen)


def ways(s: State, seat: Seat, army: Army) -> list[Option]:
    """Regions to move into, rising, and taking a Desolation token away."""
    return [*by_army(s, seat, army), RAISE, *removal(s, army)]


@choice(ways, others=all_regions)
def army_activate(s: State, seat: Seat, chosen: Place | str, army: Army) -> Clause | None:
    """A Region adjacent for this Army, without Loki; or rising, in an own Settlement (LR-5.4 to LR-5.6, LR-14.7).

    Loki bars no Army of a Follower (LS-3.17).
    """
    region = place_of(army)
    if chosen == REMOVE.value:
        return why_no_removal(s, seat, army)
    if isinstance(chosen, str):
        return None if settled(s, seat, region) and value_of(army) < MOST else "LR-14.7"
    if chosen not in reachable(s, seat, region):
        return "LR-5.4"
    return "LR-5.6" if BARS_ARMIES and chosen == s.boss.region and not is_follower(s, seat) else None


MENU = maneuver_menu.beside(DONE)
PROMPTS = {
    "army_march": ("LR-49.8", "LR-49.9", "LR-49.10"),
    "maneuver_menu": ("LR-14.1", "LR-14.2", "LR-14.3"),
    "army_activate": ("LR-14.5", "LR-14.6", "LR-14.7", "LR-5.4", "LR-5.6", "LS-11.16", "LS-11.17"),
}
