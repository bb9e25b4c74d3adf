"""Ragnarocks, the game: its table of contents."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from meadhall.kernel import Ref, Zone, chapters_of, game, prompts_of
from meadhall.kernel.record import same_answers

from . import check, draft, scoring, setup, turn, view
from .board import REFS
from .cards import CARD_REFS
from .content import FILES
from .powers import after_move, after_summon, before_move, odin, stags, summoning, turn_end
from .state import MOST_PLAYERS, Options, State

BUTTONS = ("decline", "done", "second-move", "card-stone", "pair", "extra-turn", "pickup", "no-card", "own-hex")
RULES = (draft, turn, odin, stags, before_move, after_move, summoning, after_summon, turn_end)
"""The modules that ask, in the order in which a match meets them."""


class Ragnarocks(game.Game[State]):
    """Vikings slide, runestones wall the land in, and the side with more settled land wins."""

    id = "ragnarocks"
    prefix = "RR"
    rules = ("ragnarocks",)
    version = 3
    migrations = {2: same_answers}
    values = FILES.values
    seats = range(2, MOST_PLAYERS + 1)
    options = Options
    state = State
    chapters = chapters_of(*RULES)
    prompts = prompts_of(*RULES)
    remarks = ("contested", "extra_turn", "left_empty", "odin_no_card", "settled", "wilded")

    setup = staticmethod(setup.setup)
    """Section 2."""
    check = staticmethod(check.check)
    """Sections 1, 2 and 44."""
    outcome = staticmethod(scoring.outcome)
    """Section 6."""
    public, private = staticmethod(view.public), staticmethod(view.private)
    """All but Odin's hand (RR-44.15); Odin's hand, where the table keeps it closed (RR-40.15)."""
    scene = staticmethod(view.scene)
    """Section 1: the hexes and where they lie; sections 8 to 39: the cards."""

    def zones(self, s: State) -> Iterable[Zone]:
        """Section 34: where Odin's command cards lie."""
        if s.faces:
            yield Zone("odin.hand", s.hand)
            yield Zone("odin.table", s.table)
            yield Zone("odin.force", s.command)
            yield Zone("odin.aside", s.aside)

    def vocabulary(self, options: Any) -> Sequence[Ref]:
        """RR-1.21: hexes, by which Vikings and stones are pointed at too; and with powers cards and buttons."""
        if options.mode == "basic":
            return REFS
        return (*REFS, *CARD_REFS.values(), *(f"do:{name}" for name in BUTTONS))

    def relevant(self) -> Mapping[str, Mapping[str, Sequence[Any]]]:
        """Which options matter only with others, and which choices are for how many seats (RR-2.1, RR-42.1)."""
        return {
            "mode=basic": {"seats": (2,)},
            "mode=advanced": {"seats": (2,)},
            "mode=team": {"seats": self.seats[1:]},
            "offer": {"mode": ("advanced",)},
            "ivory_power": {"mode": ("advanced",), "offer": ("chosen",)},
            "red_power": {"mode": ("advanced",), "offer": ("chosen",)},
            "ivory_team": {"mode": ("team",)},
            **{f"ivory_team={size}": {"seats": self.seats[size - 1 :]} for size in range(1, MOST_PLAYERS)},
            "odin_open_hand": {"mode": ("advanced",)},
            "fafnir_optional": {"mode": ("advanced", "team")},
            "gerd_optional": {"mode": ("advanced", "team")},
        }

    def places(self, seats: int, options: Any) -> Sequence[str]:
        """RR-42.4: ivory 1, red 1, ivory 2 and so on; in a game for two the colours are drawn first."""
        if options.mode != "team":
            return ()
        called = {
            seat: f"{side}.{number}"
            for side, members in setup.teams(seats, options).items()
            for number, seat in enumerate(members, 1)
        }
        return [called[seat] for seat in range(seats)]


GAME = Ragnarocks()
