"""Loki: Activated he is placed elsewhere and may strike there (section 44)."""

from meadhall.kernel import Chapter, Clause, Option, Seat, begin, chapter, tell
from meadhall.kit.choices import choice

from .armies import lower_army
from .asking import point
from .board import Place
from .content import CONTENT
from .harms import armies_there
from .injuries import injure
from .movement import regions
from .pieces import BOSS_REF, DECLINE, hero_ref, region_ref
from .state import State, is_follower
from .words import PlaceBoss, StrikeOne

HERO = -1
"""Instead of an Army: the Hero of that seat."""


@chapter
def activate_boss(s: State) -> None:
    """What he does when he is Activated, in the order written (LR-44.3)."""
    for word in reversed(CONTENT.boss[0].activation):
        match word:
            case PlaceBoss():
                begin(s, place_boss)
            case StrikeOne(n):
                begin(s, boss_strikes, n)


@chapter
def place_boss(s: State) -> Chapter:
    """The Active Player places him in any other Region; no die is rolled and nobody is Stomped (LR-44.3 to LR-44.5)."""
    region = yield from point(s, s.active, "boss_place", boss_place, about={"boss": BOSS_REF})
    s.boss.region = region
    tell(s, "boss_placed", boss=BOSS_REF, region=region_ref(region))


@choice(regions)
def boss_place(s: State, seat: Seat, region: Place) -> Clause | None:
    """Every Region but his own."""
    return "LR-44.4" if region == s.boss.region else None


@chapter
def boss_strikes(s: State, n: int) -> Chapter:
    """One Army there is lowered, or one Hero there injured, or nobody (LR-44.6, LR-44.7)."""
    about = {"boss": BOSS_REF, "region": region_ref(s.boss.region)}
    chosen = yield from point(s, s.active, "boss_strike", boss_strike.beside(DECLINE), about=about)
    if chosen == DECLINE.value:
        return
    seat, army = chosen
    tell(s, "boss_strikes", seat=seat, what="hero" if army == HERO else "army")
    if army == HERO:
        begin(s, injure, seat, n)
    else:
        lower_army(s, seat, army, n)


def struck(s: State, seat: Seat) -> list[Option]:
    """The Armies and the Heroes where he stands."""
    region = s.boss.region
    heroes = [other for other in range(s.seats) if s.players[other].hero == region]
    return [*armies_there(s, seat, region), *(Option(hero_ref(other), (other, HERO)) for other in heroes)]


@choice(struck)
def boss_strike(s: State, seat: Seat, target: tuple[Seat, int]) -> Clause | None:
    """Any of them, own ones included; a Hero that can take no Injury is spared (LR-1.24, LS-3.15)."""
    other, army = target
    if army == HERO and is_follower(s, other):
        return "LS-3.15"
    return "LR-6.15" if army == HERO and all(s.players[other].injured) else None


PROMPTS = {
    "boss_place": ("LR-44.4", "LR-44.5"),
    "boss_strike": ("LR-44.6", "LR-44.7"),
}
