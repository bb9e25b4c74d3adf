"""Usurp: a Hero alone takes the Region where it stands (section 22)."""

from meadhall.kernel import About, Chapter, Clause, Option, Seat, chapter, then, to
from meadhall.kernel.chapters import Call
from meadhall.kit.choices import choice

from .armies import MOST, place_army, pool, standing_in, strength
from .asking import point
from .bearing import number
from .board import Place
from .control import take_control
from .heroes import attribute
from .holding import owns, population_for
from .pieces import AUTHORITY, DECLINE, MIGHT, REGION_OPTIONS, region_ref
from .state import NOBODY, State, clockwise
from .withdrawing import withdraw


def why_no_usurp(s: State, seat: Seat) -> Clause | None:
    """Alone among Heroes, not in an own Region, and with Might enough (LR-22.1 to LR-22.6)."""
    region = s.players[seat].hero
    if any(player.hero == region for other, player in enumerate(s.players) if other != seat):
        return "LR-22.1"
    if owns(s, seat, region):
        return "LR-22.2"
    might = number(s, seat, "usurp_might", attribute(s, seat, MIGHT))
    if s.control[region] == NOBODY:
        return None if might >= population_for(s, seat, region) else "LR-22.3"
    return None if might >= _others(s, seat, region) else "LR-22.5"


def _others(s: State, seat: Seat, region: Place) -> int:
    """The total value of other players' Armies in a Region."""
    return sum(strength(s, other, region) for other in standing_in(s, region) if other != seat)


@chapter
def usurp(s: State, seat: Seat) -> None:
    """Others withdraw, the Region is taken without a Battle, and an Army may come (LR-22.7 to LR-22.10, LR-32.9)."""
    region = s.players[seat].hero
    then(s, *seizing(s, seat, region), to(garrison, seat, region))


def seizing(s: State, seat: Seat, region: Place) -> list[Call]:
    """Others withdraw, and then the Region has another master."""
    others = [other for other in clockwise(s, seat) if other != seat]
    leaving = [to(withdraw, other, region) for other in others if other in standing_in(s, region)]
    return [*leaving, to(take_control, seat, region)]


@chapter
def garrison(s: State, seat: Seat, region: Place) -> Chapter:
    """One Army may be Recruited there, without Settlement and Drakkar (LR-22.10, LR-22.11, LR-49.7)."""
    value = min(number(s, seat, "usurp_army", attribute(s, seat, AUTHORITY)), MOST)
    about: About = {"region": region_ref(region), "value": value}
    chosen = yield from point(s, seat, "usurp_recruit", usurp_recruit.beside(DECLINE), region, about=about)
    if chosen != DECLINE.value:
        place_army(s, seat, region, value)


def there(s: State, seat: Seat, region: Place) -> tuple[Option, ...]:
    """The Region that was usurped."""
    return (REGION_OPTIONS[region],)


@choice(there)
def usurp_recruit(s: State, seat: Seat, chosen: Place, region: Place) -> Clause | None:
    """The Region, while an Army is left in the Pool."""
    return None if pool(s, seat) else "LR-14.13"


PROMPTS = {"usurp_recruit": ("LR-22.10", "LR-22.11")}
