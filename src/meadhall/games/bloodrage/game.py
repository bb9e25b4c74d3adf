"""Blood Rage, the game: its table of contents."""

from collections.abc import Sequence
from typing import Any

from meadhall.kernel import Ref, chapters_of, game, prompts_of, same_answers

from . import actions, ages, battle, clan, invade, march, moments, pillage, quests, scoring, setup, upgrade
from .cards import saving, texts
from .cards.sheet import CARDS
from .checks import check
from .content import FILES
from .earlier import without_needless_passes
from .state import Options, State
from .view import private, public, scene, zones
from .vocabulary import VOCABULARY, fits

RULES = (setup, ages, actions, invade, march, upgrade, pillage, moments, battle, texts, saving, clan, quests, scoring)
"""The modules with chapters, in the order in which a match meets them."""


class BloodRage(game.Game[State]):
    """Clans pillage a dying land for three ages; the one with the most glory wins."""

    id = "bloodrage"
    prefix = "BR"
    rules = ("blood-rage",)
    version = 3
    migrations = {1: same_answers, 2: without_needless_passes}
    values = FILES.values
    seats = range(2, 5)
    options = Options
    state = State
    chapters = chapters_of(*RULES)
    prompts = prompts_of(*RULES)
    open_sets = (("table", "known", "cards"),)
    remarks = (
        "actions_over", "age", "battle_tied", "battle_won", "call_declined", "ended", "glory_taken", "hand_discarded",
        "phase", "pillaged_twice", "played", "quest_counted", "rage", "rage_taken", "stat_declined", "tide_kept",
    )  # fmt: skip

    setup = staticmethod(setup.setup)
    outcome = staticmethod(scoring.outcome)
    zones = staticmethod(zones)
    fits = staticmethod(fits)
    check = staticmethod(check)
    public = staticmethod(public)
    private = staticmethod(private)
    scene = staticmethod(scene)

    def names(self, face: str) -> tuple[str, str]:
        """A copy of a card, and the card by itself, as what a text did is told."""
        return face, CARDS[face].id

    def usual_seats(self) -> int:
        """All four clans."""
        return self.seats[-1]

    def vocabulary(self, options: Any) -> Sequence[Ref]:
        """Everything one can ever point at."""
        return VOCABULARY


GAME = BloodRage()
