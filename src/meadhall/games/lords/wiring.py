"""Lords of Ragnarok as far as it is built: its table of contents. It becomes ``game.py`` when the title is whole."""

from collections.abc import Sequence
from typing import Any

from meadhall.kernel import Ref, chapters_of, game, prompts_of

from . import (
    battle,
    blessings,
    casualties,
    control,
    deeds,
    draft,
    hero_step,
    maneuvers,
    mobilizing,
    movement,
    pool,
    prayer,
    preparing,
    realms,
    setup,
    special,
    turn,
    usurping,
    victory,
    withdrawing,
)
from .checks import check
from .content import FILES
from .pieces import card_name
from .state import Options, State
from .view import private, public, zones
from .vocabulary import VOCABULARY

RULES = (
    *(setup, draft, turn, prayer, hero_step, maneuvers, special, mobilizing, preparing, usurping, blessings),
    *(battle, casualties, withdrawing),
    *(deeds, control, movement, realms, pool),
)
"""The modules with chapters, in the order in which a match meets them."""


class LordsOfRagnarok(game.Game[State]):
    """Heroes take lands, build to the gods and hunt monsters, until one of them is the greatest or the world ends."""

    id = "lords"
    prefix = "LR"
    rules = ("lords-of-ragnarok",)
    version = 1
    values = FILES.values
    seats = range(2, 5)
    options = Options
    state = State
    chapters = chapters_of(*RULES)
    prompts = prompts_of(*RULES)

    setup = staticmethod(setup.setup)
    outcome = staticmethod(victory.outcome)
    zones = staticmethod(zones)
    check = staticmethod(check)
    public = staticmethod(public)
    private = staticmethod(private)

    def names(self, face: str) -> tuple[str, ...]:
        """A copy of a card, and the card by itself."""
        return tuple(dict.fromkeys((face, card_name(face))))

    def vocabulary(self, options: Any) -> Sequence[Ref]:
        """Everything one can ever point at."""
        return VOCABULARY


GAME = LordsOfRagnarok()
