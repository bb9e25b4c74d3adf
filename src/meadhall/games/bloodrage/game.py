"""Blood Rage, the game: its table of contents."""

from collections.abc import Iterable, Sequence
from typing import Any

from meadhall.kernel import Audience, Fits, Outcome, Ref, View, Zone, chapters_of, game, prompts_of, same_answers

from . import (
    actions,
    ages,
    battle,
    checks,
    clan,
    invade,
    march,
    moments,
    pillage,
    quests,
    ragnarok,
    scoring,
    setup,
    upgrade,
    view,
    vocabulary,
)
from .cards import saving, texts
from .cards.sheet import CARDS
from .content import FILES
from .state import Options, State

RULES = (
    setup,
    ages,
    actions,
    invade,
    march,
    upgrade,
    pillage,
    moments,
    battle,
    texts,
    saving,
    clan,
    quests,
    ragnarok,
    scoring,
)
"""The modules with chapters, in the order in which a match meets them."""


class BloodRage(game.Game[State]):
    """Clans pillage a dying land for three ages; the one with the most glory wins."""

    id = "bloodrage"
    prefix = "BR"
    rules = ("blood-rage",)
    version = 2
    migrations = {1: same_answers}
    values = FILES.values
    seats = range(2, 5)
    options = Options
    state = State
    chapters = chapters_of(*RULES)
    prompts = prompts_of(*RULES)
    open_sets = (("table", "known", "cards"),)
    remarks = (
        *(
            "actions_over",
            "age",
            "battle_tied",
            "battle_won",
            "call_declined",
            "ended",
            "glory_taken",
            "hand_discarded",
        ),
        *("phase", "pillaged_twice", "played", "quest_counted", "rage", "rage_taken", "stat_declined", "tide_kept"),
    )

    def setup(self, seats: int, options: Any) -> State:
        """Section 2."""
        return setup.setup(seats, options)

    def outcome(self, s: State) -> Outcome | None:
        """Section 11."""
        return scoring.outcome(s)

    def zones(self, s: State) -> Iterable[Zone]:
        """Decks, hands, packs, quests, sheets, the table, and what is gone."""
        return view.zones(s)

    def fits(self, s: State, audience: Audience) -> Fits | None:
        """BR-8.1: what lies committed on a sheet is a quest."""
        return vocabulary.fits(s)

    def names(self, face: str) -> tuple[str, str]:
        """A copy of a card, and the card by itself, as what a text did is told."""
        return face, CARDS[face].id

    def usual_seats(self) -> int:
        """All four clans."""
        return self.seats[-1]

    check = staticmethod(checks.check)

    def public(self, s: State) -> View:
        """What lies open."""
        return view.public(s)

    def private(self, s: State, audience: Audience) -> View:
        """What one audience sees besides."""
        return view.private(s, audience)

    def scene(self) -> View:
        """Section 1, and the facts of section 12."""
        return view.scene()

    def vocabulary(self, options: Any) -> Sequence[Ref]:
        """Everything one can ever point at."""
        return vocabulary.VOCABULARY


GAME = BloodRage()
