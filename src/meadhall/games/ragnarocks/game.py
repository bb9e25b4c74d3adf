"""Ragnarocks, the game: its table of contents."""

from collections.abc import Sequence
from typing import Any

from meadhall.kernel import game
from meadhall.kernel.ask import Ref
from meadhall.kernel.game import Audience, Outcome, View

from . import scoring, setup, turn, view
from .board import REFS
from .state import Options, State


class Ragnarocks(game.Game[State]):
    """Vikings slide, runestones wall the land in, and the side with more settled land wins."""

    id = "ragnarocks"
    prefix = "RR"
    rules = ("ragnarocks",)
    version = 1
    seats = range(2, 3)
    options = Options
    state = State
    chapters = {"colours": turn.colours, "turn": turn.turn}
    prompts = {
        "select_viking": ("RR-3.7", "RR-3.8", "RR-3.9", "RR-44.19"),
        "move_to": ("RR-3.16", "RR-3.11", "RR-3.12", "RR-3.13", "RR-3.14", "RR-3.15"),
        "summon_at": ("RR-3.24", "RR-3.18", "RR-3.19", "RR-3.20", "RR-3.21", "RR-3.22", "RR-3.27"),
    }

    def setup(self, seats: int, options: Any) -> State:
        """Section 2."""
        return setup.setup(seats, options)

    def check(self, s: State) -> None:
        """Sections 1, 2 and 44."""
        setup.check(s)

    def outcome(self, s: State) -> Outcome | None:
        """Section 6."""
        return scoring.outcome(s)

    def view(self, s: State, audience: Audience) -> View:
        """Section 44: nothing is hidden."""
        return view.view(s, audience)

    def scene(self) -> View:
        """Section 1: the hexes and where they lie."""
        return view.scene()

    def vocabulary(self, options: Any) -> Sequence[Ref]:
        """RR-1.21: all one ever points at are hexes; a Viking or a stone is pointed at by its hex."""
        return REFS


GAME = Ragnarocks()
