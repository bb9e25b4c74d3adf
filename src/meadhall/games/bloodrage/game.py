"""Blood Rage, the game: its table of contents."""

from collections.abc import Iterable, Sequence
from typing import Any

from meadhall.kernel import game
from meadhall.kernel.ask import Ref
from meadhall.kernel.game import Audience, Fits, Outcome, View, Zone
from meadhall.kernel.record import same_answers

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
from .state import Options, State
from .vocabulary import PROMPTS


class BloodRage(game.Game[State]):
    """Clans pillage a dying land for three ages; the one with the most glory wins."""

    id = "bloodrage"
    prefix = "BR"
    rules = ("blood-rage",)
    version = 2
    migrations = {1: same_answers}
    seats = range(2, 5)
    options = Options
    state = State
    chapters = {
        "pick_clan": setup.pick_clan,
        "lay_out": setup.lay_out,
        "age": ages.age,
        "gifts": ages.gifts,
        "draft": ages.draft,
        "actions": actions.actions,
        "turn": actions.turn,
        "invade": invade.invade,
        "succor": invade.succor,
        "free_invade": invade.free_invade,
        "march": march.march,
        "upgrade": upgrade.upgrade,
        "sacrifice": upgrade.sacrifice,
        "pillage": pillage.pillage,
        "domain_pillage": pillage.domain_pillage,
        "call_to_battle": pillage.call_to_battle,
        "battle_step": moments.battle_step,
        "battle_cards": battle.battle_cards,
        "count_quest": battle.count_quest,
        "text": texts.text,
        "tide": battle.tide,
        "late_card": battle.late_card,
        "prowess": battle.prowess,
        "perish": saving.last_chance,
        "raise_stat": clan.raise_stat,
        "raise_all_stats": pillage.raise_all_stats,
        "turn_token": pillage.turn_token,
        "hammers_move": pillage.hammers_move,
        "blessing": battle.blessing,
        "discard": ages.discard,
        "quests": quests.quests,
        "quest": quests.quest,
        "ragnarok": ragnarok.ragnarok,
        "doom_moves": ragnarok.doom_moves,
        "valhalla": ages.valhalla,
        "end_game": scoring.end_game,
    }
    prompts = PROMPTS
    open_sets = (("table", "known", "cards"),)

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

    def check(self, s: State) -> None:
        """Sections 1 and 2."""
        checks.check(s)

    def view(self, s: State, audience: Audience) -> View:
        """Section 14."""
        return view.view(s, audience)

    def scene(self) -> View:
        """Section 1, and the facts of section 12."""
        return view.scene()

    def vocabulary(self, options: Any) -> Sequence[Ref]:
        """Everything one can ever point at."""
        return vocabulary.VOCABULARY


GAME = BloodRage()
