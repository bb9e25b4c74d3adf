"""Monsters: placed, Activated, moved with a Stomp, and bound by a ring (sections 24 and 25)."""

from meadhall.kernel import Chapter, Clause, Option, Seat, begin, below, button, chapter, tell, then, to
from meadhall.kit.choices import choice

from .armies import lower_army
from .asking import point
from .bearing import bears
from .board import Place
from .content import CONTENT
from .harms import Target, armies_there, region_attack
from .movement import options_of, regions
from .pieces import DECLINE, MONSTER_OPTIONS, MONSTER_REFS, MONSTER_RUNES, region_ref
from .state import NOBODY, NOWHERE, State, is_follower
from .words import MoveAndAttack

FACES = CONTENT.dice.monster.faces
RINGS, STOMP = CONTENT.rules.rings.value, CONTENT.rules.stomp.value
MOVE, ATTACK, BOTH = button("move"), button("attack"), button("both")
FOLLOWERS_MONSTER = "follower_monster"
"""The chapter in which a Follower decides for a Monster; by name, since its clauses need what is written here."""


def upper_off_board(s: State, rune: int) -> int | None:
    """The Monster of a Rune that comes next: not on the board, not slain, the upper tray first (LR-24.2, LR-24.3)."""
    return next((monster for monster in pair(s, rune) if s.foes[monster].region == NOWHERE), None)


def pair(s: State, rune: int) -> list[int]:
    """The two Monsters of a Rune, the upper tray first (LR-24.7)."""
    both = [monster for monster, own in enumerate(MONSTER_RUNES) if own == rune]
    return sorted(both, key=lambda monster: monster != s.upper[rune])


def place_monster(s: State, monster: int, region: Place) -> None:
    """A Monster is put on the board, neutral and without a Stomp (LR-24.5)."""
    s.foes[monster].region = region
    tell(s, "monster_placed", monster=MONSTER_REFS[monster], region=region_ref(region))


# --- activation -----------------------------------------------------------------------------------------------------


def decider(s: State, monster: int) -> Seat:
    """Who decides for a Monster: its controller, else the Active Player (LR-25.8)."""
    ring = s.foes[monster].ring
    return s.active if ring == NOBODY else ring


@chapter
def activate_monster(s: State, monster: int) -> Chapter:
    """It moves or attacks: as the die says, or as its controller wants (LR-25.1 to LR-25.7)."""
    foe = s.foes[monster]
    if foe.region < 0:
        return
    seat, what = decider(s, monster), ""
    if is_follower(s, seat):
        then(s, [FOLLOWERS_MONSTER, monster, seat])
        return
    if foe.ring == NOBODY:
        what = FACES[below(s, len(FACES))]
        tell(s, "rolled", monster=MONSTER_REFS[monster], face=what)
    if what not in (MOVE.value, ATTACK.value):
        about = {"monster": MONSTER_REFS[monster]}
        what = yield from point(s, seat, "monster_act", monster_act, monster, about=about)
    moves, attacks = to(move_monster, monster, seat), to(region_attack, monster, seat)
    then(s, *{MOVE.value: [moves], ATTACK.value: [attacks], BOTH.value: [moves, attacks]}[what])


def acts(s: State, seat: Seat, monster: int) -> list[Option]:
    """To move, to attack, and for a tamer of a controlled Monster both (LR-25.2, LR-49.33)."""
    tamed = s.foes[monster].ring == seat and bears(s, seat, MoveAndAttack)
    return [MOVE, ATTACK, BOTH] if tamed else [MOVE, ATTACK]


@choice(acts)
def monster_act(s: State, seat: Seat, what: str, monster: int) -> Clause | None:
    """Any of them."""
    return None


@chapter
def move_monster(s: State, monster: int, seat: Seat) -> Chapter:
    """Exactly one Region, by land; then it Stomps (LR-25.9, LR-25.10, LR-5.10, LR-5.11)."""
    about = {"monster": MONSTER_REFS[monster]}
    region = yield from point(s, seat, "monster_move", monster_move, monster, about=about)
    bring_monster(s, monster, seat, region)


def bring_monster(s: State, monster: int, seat: Seat, region: Place) -> None:
    """A Monster comes to a Region and Stomps there."""
    s.foes[monster].region = region
    tell(s, "monster_moved", monster=MONSTER_REFS[monster], region=region_ref(region))
    begin(s, stomp, monster, seat)


def everywhere(s: State, seat: Seat, monster: int) -> tuple[Option, ...]:
    """All Regions of the board."""
    return regions(s, seat)


def beside(s: State, seat: Seat, monster: int) -> list[Option]:
    """The Regions adjacent to that of the Monster by land."""
    return options_of(s.board.near[s.foes[monster].region])


@choice(beside, others=everywhere)
def monster_move(s: State, seat: Seat, region: Place, monster: int) -> Clause | None:
    """A Region adjacent to that of the Monster, whatever stands there."""
    return None if region in s.board.near[s.foes[monster].region] else "LR-25.9"


@chapter
def stomp(s: State, monster: int, seat: Seat) -> Chapter:
    """One Army where it came to is lowered; only a controller may leave that (LR-25.13 to LR-25.17)."""
    foe = s.foes[monster]
    if not armies_there(s, seat, foe.region):
        return
    choices = monster_stomp if foe.ring == NOBODY else monster_stomp.beside(DECLINE)
    about = {"monster": MONSTER_REFS[monster], "region": region_ref(foe.region)}
    target = yield from point(s, seat, "monster_stomp", choices, foe.region, about=about)
    if target != DECLINE.value:
        owner, army = target
        tell(s, "stomped", monster=MONSTER_REFS[monster], seat=owner)
        lower_army(s, owner, army, STOMP)


@choice(armies_there)
def monster_stomp(s: State, seat: Seat, target: Target, region: Place) -> Clause | None:
    """Any Army there, own ones included."""
    return None


# --- rings ----------------------------------------------------------------------------------------------------------


@chapter
def control_monster(s: State, seat: Seat, monster: int) -> Chapter:
    """A neutral Monster gets a ring; who has none left frees another one first (LR-25.19 to LR-25.21)."""
    if sum(foe.ring == seat for foe in s.foes) == RINGS:
        freed = yield from point(s, seat, "monster_ring", monster_ring, about={"monster": MONSTER_REFS[monster]})
        s.foes[freed].ring = NOBODY
        tell(s, "monster_freed", seat=seat, monster=MONSTER_REFS[freed])
    s.foes[monster].ring = seat
    tell(s, "monster_bound", seat=seat, monster=MONSTER_REFS[monster])


@choice(MONSTER_OPTIONS)
def monster_ring(s: State, seat: Seat, monster: int) -> Clause | None:
    """A Monster with an own ring."""
    return None if s.foes[monster].ring == seat else "LR-25.20"


PROMPTS = {
    "monster_act": ("LR-25.1", "LR-25.2", "LR-25.7", "LR-25.8"),
    "monster_move": ("LR-25.9", "LR-25.10", "LR-5.10", "LR-5.11"),
    "monster_stomp": ("LR-25.13", "LR-25.14", "LR-25.15"),
    "monster_ring": ("LR-25.19", "LR-25.20", "LR-25.21"),
}
