"""Reavers of Midgard, the game: its table of contents."""

from collections.abc import Sequence
from typing import Any

from meadhall.kernel import Ref, chapters_of, game, prompts_of

from . import (
    artifacts,
    cards,
    combat,
    crew,
    dice,
    effects,
    offers,
    paying,
    raid,
    recruit,
    round,
    scoring,
    sea,
    setup,
    subdue,
    trade,
)
from .checks import check
from .content import FILES
from .pieces import CARDS, TILES
from .state import Options, State
from .view import private, public, scene, zones
from .vocabulary import VOCABULARY

RULES = (
    *(setup, round, recruit, trade, sea, offers, raid, subdue),
    *(combat, paying, dice, crew, cards, effects, artifacts, scoring),
)
"""The modules with chapters, in the order in which a match meets them."""


class ReaversOfMidgard(game.Game[State]):
    """Longships row out for six rounds; the crew that comes home with the most Glory wins."""

    id = "reavers"
    prefix = "RM"
    rules = ("reavers-of-midgard",)
    version = 1
    values = FILES.values
    seats = range(2, 5)
    options = Options
    state = State
    chapters = chapters_of(*RULES)
    prompts = prompts_of(*RULES)
    remarks = (
        *("acts", "ended", "journey_dropped", "rests", "sea_battle_lost", "sea_battle_won", "specialist", "suffers"),
    )

    setup = staticmethod(setup.setup)
    outcome = staticmethod(scoring.outcome)
    zones = staticmethod(zones)
    check = staticmethod(check)
    public = staticmethod(public)
    private = staticmethod(private)
    scene = staticmethod(scene)

    def names(self, face: str) -> tuple[str, str]:
        """A copy of a card or tile, and the card by itself, as what it did is told."""
        return face, (CARDS.get(face) or TILES[face]).id

    def usual_seats(self) -> int:
        """All four crews."""
        return self.seats[-1]

    def vocabulary(self, options: Any) -> Sequence[Ref]:
        """Everything one can ever point at."""
        return VOCABULARY


GAME = ReaversOfMidgard()
