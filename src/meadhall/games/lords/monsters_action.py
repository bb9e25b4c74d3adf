"""The Special Action Monsters: Activate one or two, or hunt (section 21)."""

from meadhall.kernel import Chapter, Clause, Option, Seat, begin, button, chapter, then, to
from meadhall.kit.choices import choice

from .asking import point
from .content import CONTENT
from .hunt import hunt
from .monsters import activate_monster
from .pieces import BOSS, BOSS_REF, DONE, MONSTER_OPTIONS
from .state import NOBODY, State
from .victory import SLAIN_FOR_BOSS, slain

ACTIVATE = button("activate")
_BOSS = Option(BOSS_REF, BOSS)
ACTIVATED = CONTENT.rules.monsters_activated.value


def why_no_monsters(s: State, seat: Seat) -> Clause | None:
    """One of Activating, hunting a Monster and hunting the Boss must be possible (LR-21.1)."""
    return None if monsters_mode.any(s, seat) else "LR-21.1"


@chapter
def monsters_action(s: State, seat: Seat) -> Chapter:
    """One of the three (LR-21.2)."""
    chosen = yield from point(s, seat, "monsters_mode", monsters_mode)
    if chosen == ACTIVATE.value:
        begin(s, rouse, seat, [])
    else:
        begin(s, hunt, seat, chosen)


def modes(s: State, seat: Seat) -> list[Option]:
    """Activating, the Monsters on the board, the Boss."""
    return [ACTIVATE, *on_board(s, seat, []), _BOSS]


@choice(modes)
def monsters_mode(s: State, seat: Seat, chosen: int | str) -> Clause | None:
    """A Monster beside the own Hero is hunted whoever controls it, the Boss only by a slayer (LR-21.6 to LR-21.9)."""
    hero = s.players[seat].hero
    if isinstance(chosen, str):
        return None if monsters_activate.any(s, seat, []) else "LR-21.3"
    if chosen != BOSS:
        return None if s.foes[chosen].region == hero else "LR-21.6"
    return None if s.boss.region == hero and slain(s, seat) >= SLAIN_FOR_BOSS[s.seats] else "LR-21.8"


@chapter
def rouse(s: State, seat: Seat, roused: list[int]) -> Chapter:
    """One or two different Monsters, the first resolved before the second is chosen (LR-21.3, LR-21.4)."""
    choices = monsters_activate.beside(DONE) if roused else monsters_activate
    monster = yield from point(s, seat, "monsters_activate", choices, roused, about={"done": len(roused)})
    if monster == DONE.value:
        return
    again = [to(rouse, seat, [*roused, monster])] if len(roused) + 1 < ACTIVATED else []
    then(s, to(activate_monster, monster), *again)


def on_board(s: State, seat: Seat, roused: list[int]) -> list[Option]:
    """The Monsters on the board."""
    return [option for foe, option in zip(s.foes, MONSTER_OPTIONS, strict=True) if foe.region >= 0]


@choice(on_board)
def monsters_activate(s: State, seat: Seat, monster: int, roused: list[int]) -> Clause | None:
    """One that is neutral or the own, and was not Activated by this action."""
    if monster in roused:
        return "LR-21.3"
    return None if s.foes[monster].ring in (NOBODY, seat) else "LR-21.5"


PROMPTS = {
    "monsters_mode": ("LR-21.1", "LR-21.2", "LR-21.6", "LR-21.8", "LR-21.9"),
    "monsters_activate": ("LR-21.3", "LR-21.4", "LR-21.5"),
}
