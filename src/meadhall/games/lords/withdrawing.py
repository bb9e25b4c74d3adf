"""Withdrawing: Armies leave for one own Region nearby, or are killed (section 32)."""

from meadhall.kernel import About, Chapter, Clause, Option, Seat, chapter
from meadhall.kit.choices import choice

from .armies import armies_in, kill_army, withdraw_army
from .asking import point
from .board import Place
from .holding import owns
from .movement import options_of, reachable, regions
from .pieces import region_ref
from .state import State


@chapter
def withdraw(s: State, seat: Seat, region: Place) -> Chapter:
    """All Armies of a player in a Region go to the same one; without any they are killed (LR-32.1 to LR-32.5)."""
    armies = armies_in(s, seat, region)
    if not armies:
        return
    about: About = {"from": region_ref(region), "armies": len(armies)}
    target = yield from point(s, seat, "withdraw_where", withdraw_where, region, about=about)
    for army in armies:
        if target is None:
            kill_army(s, seat, army)
        else:
            withdraw_army(s, seat, army, target)


def nearby(s: State, seat: Seat, region: Place) -> list[Option]:
    """The Regions adjacent for the Armies that leave."""
    return options_of(reachable(s, seat, region))


def all_regions(s: State, seat: Seat, region: Place) -> tuple[Option, ...]:
    """All Regions of the board, wherever one comes from."""
    return regions(s, seat)


@choice(nearby, others=all_regions)
def withdraw_where(s: State, seat: Seat, target: Place, region: Place) -> Clause | None:
    """An own Region adjacent by land or over the own Drakkar, whatever else stands there (LR-32.2, LR-32.6)."""
    return None if target in reachable(s, seat, region) and owns(s, seat, target) else "LR-32.2"


PROMPTS = {"withdraw_where": ("LR-32.1", "LR-32.2", "LR-32.3", "LR-32.4", "LR-32.7", "LR-32.10")}
