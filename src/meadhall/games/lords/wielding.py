"""What Artifacts and Blessings do to Monsters, Heroes and Armies of others (sections 45, 46 and 49)."""

from meadhall.kernel import About, Chapter, Clause, Option, Seat, begin, chapter
from meadhall.kit.choices import choice

from .armies import lower_army
from .asking import point
from .harms import Target, armies_there
from .injuries import injure
from .monsters import control_monster
from .pieces import MONSTER_OPTIONS, hero_ref, region_ref
from .state import NOBODY, State, is_follower
from .wounds import wound


@chapter
def chain(s: State, seat: Seat, reach: int) -> Chapter:
    """A neutral Monster by the own Hero gets a ring without a Rune (LR-45.7, LR-45.8)."""
    monster = yield from point(s, seat, "chain_monster", chain_monster, reach)
    begin(s, control_monster, seat, monster)


def monsters(s: State, seat: Seat, reach: int) -> tuple[Option, ...]:
    """All Monsters, on the board or not."""
    return MONSTER_OPTIONS


@choice(monsters)
def chain_monster(s: State, seat: Seat, monster: int, reach: int) -> Clause | None:
    """A neutral Monster in the Region of the own Hero or, if it reaches so far, an adjacent one."""
    foe, hero = s.foes[monster], s.players[seat].hero
    if foe.ring != NOBODY:
        return "LR-25.22"
    return None if foe.region == hero or (reach and foe.region in s.board.near[hero]) else "LR-45.7"


@chapter
def throw_hammer(s: State, seat: Seat, injuries: int) -> Chapter:
    """A Wound for a Monster anywhere, or an Injury for another Hero nearby (LR-46.2 to LR-46.4)."""
    what, target = yield from point(s, seat, "mjolnir_target", mjolnir_target)
    if what == "monster":
        begin(s, wound, seat, target)
    else:
        begin(s, injure, target, injuries)


def aims(s: State, seat: Seat) -> list[Option]:
    """The Monsters on the board, and the Heroes of the others."""
    found = [Option(ref, ("monster", monster)) for ref, monster, _ in MONSTER_OPTIONS if s.foes[monster].region >= 0]
    return found + [Option(hero_ref(other), ("hero", other)) for other in range(s.seats) if other != seat]


@choice(aims)
def mjolnir_target(s: State, seat: Seat, aim: tuple[str, int]) -> Clause | None:
    """Any Monster on the board; a Hero not farther than the next Region who can take an Injury (LR-46.6)."""
    what, target = aim
    if what == "monster":
        return None
    if is_follower(s, target):
        return "LS-3.15"
    if all(s.players[target].injured):
        return "LR-46.6"
    hero, other = s.players[seat].hero, s.players[target].hero
    return None if other == hero or other in s.board.near[hero] else "LR-46.2"


@chapter
def lower_another(s: State, seat: Seat, n: int) -> Chapter:
    """An Army of another player in the Region of the own Hero is lowered (LR-49.36)."""
    about: About = {"region": region_ref(s.players[seat].hero), "n": n}
    owner, army = yield from point(s, seat, "army_lower", anothers, about=about)
    lower_army(s, owner, army, n)


def by_hero(s: State, seat: Seat) -> list[Option]:
    """The Armies in the Region of the own Hero."""
    return armies_there(s, seat, s.players[seat].hero)


@choice(by_hero)
def anothers(s: State, seat: Seat, target: Target) -> Clause | None:
    """One that is not the own one."""
    return "LR-49.36" if target[0] == seat else None


PROMPTS = {
    "chain_monster": ("LR-45.7", "LR-45.8"),
    "mjolnir_target": ("LR-46.2", "LR-46.3", "LR-46.4", "LR-46.6"),
}
