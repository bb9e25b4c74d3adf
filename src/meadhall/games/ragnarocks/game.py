"""Ragnarocks, the game: its table of contents."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from meadhall.clauses import Clauses
from meadhall.kernel import game
from meadhall.kernel.ask import Ref
from meadhall.kernel.chapters import chapters_of
from meadhall.kernel.game import Audience, Outcome, View, Zone
from meadhall.kernel.record import same_answers

from . import check, draft, scoring, setup, turn, view
from .board import REFS
from .cards import CARD_REFS, POWERS
from .content import FILES
from .state import MOST_PLAYERS, Options, State

BUTTONS = ("decline", "done", "second-move", "card-stone", "pair", "extra-turn", "pickup", "no-card", "own-hex")
_FIRST_POWER = 8
"""The section of the first power in the rules; the others follow in the same order."""


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
    chapters = chapters_of(draft, turn)
    remarks = ("contested", "extra_turn", "left_empty", "odin_no_card", "settled", "wilded")
    prompts = {
        "select_viking": ("RR-3.7", "RR-3.8", "RR-3.9", "RR-44.19"),
        "move_to": ("RR-3.16", "RR-3.11", "RR-3.12", "RR-3.13", "RR-3.14", "RR-3.15"),
        "summon_at": ("RR-3.24", "RR-3.18", "RR-3.19", "RR-3.20", "RR-3.21", "RR-3.22", "RR-3.27"),
        "offer_card": ("RR-7.1", "RR-7.3", "RR-7.4", "RR-7.5", "RR-41.2", "RR-41.4"),
        "take_card": ("RR-7.2", "RR-7.3"),
        "leave_empty": ("RR-7.10", "RR-8.1", "RR-20.1", "RR-25.1"),
        "gullinbursti_move": ("RR-10.2", "RR-10.3", "RR-10.5"),
        "mani_viking": ("RR-13.1", "RR-13.3", "RR-13.4"),
        "mani_hex": ("RR-13.2", "RR-13.5"),
        "ratatoskr_move": ("RR-15.1", "RR-15.2", "RR-15.3", "RR-15.4"),
        "sol_step": ("RR-16.1", "RR-16.2", "RR-16.3", "RR-16.4"),
        "thor_hex": ("RR-17.3", "RR-17.4", "RR-17.11"),
        "tyr_swap": ("RR-18.1", "RR-18.2", "RR-18.4", "RR-18.6"),
        "aegir_viking": ("RR-19.2", "RR-19.1", "RR-19.4", "RR-19.5"),
        "aegir_hex": ("RR-19.3", "RR-19.6"),
        "ask_and_embla_viking": ("RR-20.9", "RR-20.11", "RR-20.12"),
        "blodughofi_move": ("RR-21.2", "RR-21.4"),
        "bragi_viking": ("RR-22.1", "RR-22.3", "RR-22.8"),
        "bragi_move": ("RR-22.2", "RR-22.5"),
        "stag_viking": ("RR-23.2", "RR-23.1", "RR-23.6", "RR-23.15"),
        "stag_move": ("RR-23.3", "RR-23.4", "RR-23.15"),
        "fafnir_origin": ("RR-24.2", "RR-24.1", "RR-24.9"),
        "forseti_hex": ("RR-26.1", "RR-26.3", "RR-26.4"),
        "freyr_stone": ("RR-27.1", "RR-27.2", "RR-27.5"),
        "frigg_before": ("RR-28.1", "RR-28.3", "RR-28.4"),
        "frigg_after": ("RR-28.2", "RR-28.3", "RR-28.4"),
        "gerd_move": ("RR-29.1", "RR-29.2"),
        "heimdallr_viking": ("RR-30.1", "RR-30.6"),
        "heimdallr_hex": ("RR-30.2", "RR-30.3", "RR-30.4", "RR-30.5"),
        "jormungandr_extra": ("RR-32.6", "RR-32.9", "RR-32.10"),
        "njord_move": ("RR-33.1", "RR-33.2"),
        "odin_action": ("RR-34.3", "RR-34.4", "RR-34.6", "RR-40.8"),
        "surtr_first": ("RR-37.2", "RR-37.4"),
        "surtr_second": ("RR-37.3", "RR-37.5"),
        "vali_viking": ("RR-38.1", "RR-38.2"),
        "ymir_hex": ("RR-39.1", "RR-39.2"),
        "team_offer": ("RR-42.6", "RR-42.7", "RR-7.39"),
        "team_draft": ("RR-42.8", "RR-42.9"),
    }

    def setup(self, seats: int, options: Any) -> State:
        """Section 2."""
        return setup.setup(seats, options)

    def check(self, s: State) -> None:
        """Sections 1, 2 and 44."""
        check.check(s)

    def zones(self, s: State) -> Iterable[Zone]:
        """Section 34: where Odin's command cards lie."""
        if s.faces:
            yield Zone("odin.hand", s.hand)
            yield Zone("odin.table", s.table)
            yield Zone("odin.force", s.command)
            yield Zone("odin.aside", s.aside)

    def outcome(self, s: State) -> Outcome | None:
        """Section 6."""
        return scoring.outcome(s)

    def public(self, s: State) -> View:
        """All but Odin's hand (RR-44.15)."""
        return view.public(s)

    def private(self, s: State, audience: Audience) -> View:
        """Odin's hand, where the table keeps it closed (RR-40.15)."""
        return view.private(s, audience)

    def scene(self) -> View:
        """Section 1: the hexes and where they lie; sections 8 to 39: the cards."""
        sections = {
            section.number: [clause.id for clause in section.clauses] for section in Clauses.of(self.id).sections
        }
        return view.scene({power: sections[str(_FIRST_POWER + k)] for k, power in enumerate(POWERS)})

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
