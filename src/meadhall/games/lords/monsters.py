"""Monsters: which is placed next, and where it stands (sections 8 and 24)."""

from meadhall.kernel import tell

from .board import Place
from .pieces import MONSTER_RUNES, MONSTERS, region_ref
from .state import NOWHERE, State


def upper_off_board(s: State, rune: int) -> int | None:
    """The Monster of a Rune that comes next: not on the board, not slain, the upper tray first (LR-24.2, LR-24.3)."""
    pair = [monster for monster, own in enumerate(MONSTER_RUNES) if own == rune]
    pair.sort(key=lambda monster: monster != s.upper[rune])
    return next((monster for monster in pair if s.foes[monster].region == NOWHERE), None)


def place_monster(s: State, monster: int, region: Place) -> None:
    """A Monster is put on the board, neutral and without a Stomp (LR-24.5)."""
    s.foes[monster].region = region
    tell(s, "monster_placed", monster=f"monster:{MONSTERS[monster]}", region=region_ref(region))
