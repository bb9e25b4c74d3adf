"""Lords of Ragnarok, the game: its table of contents."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from meadhall.kernel import Audience, Clause, Fits, Ref, Seat, chapters_of, game, prompts_of, same_answers

from . import (
    attacks,
    battle,
    blessings,
    boss,
    casualties,
    choosing,
    control,
    deeds,
    draft,
    events,
    harms,
    hero_round,
    hero_step,
    hunt,
    injuries,
    maneuvers,
    mobilizing,
    monsters,
    monsters_action,
    monument,
    movement,
    occasions,
    pool,
    prayer,
    preparing,
    realms,
    recruiting,
    runes,
    setup,
    special,
    turn,
    usurping,
    victory,
    wielding,
    withdrawing,
    wounds,
)
from .checks import check
from .content import FILES
from .pieces import SYMBOLS, card_name
from .scene import scene
from .state import Options, State
from .surtur.alone import SOLO
from .surtur.beyond import BEYOND
from .surtur.row import action_homes
from .surtur.rules import RULES as FOLLOWERS
from .view import private, public, zones
from .vocabulary import ASHEN, VOCABULARY

RULES = (
    *(setup, draft, turn, prayer, hero_step, runes, maneuvers, special, mobilizing, preparing, usurping, blessings),
    *(monsters_action, hunt, attacks, hero_round),
    *(monument, events, monsters, harms, boss, battle, casualties, withdrawing, wounds),
    *(choosing, occasions, wielding, recruiting, injuries, deeds, control, movement, realms, pool),
    *FOLLOWERS,
)
"""The modules with chapters, in the order in which a match meets them."""


class LordsOfRagnarok(game.Game[State]):
    """Heroes take lands, build to the gods and hunt monsters, until one of them is the greatest or the world ends."""

    id = "lords"
    prefix = "LR"
    rules = ("lords-of-ragnarok", "lords-of-ragnarok-solo")
    version = 5
    migrations = {1: same_answers, 2: same_answers, 3: same_answers, 4: same_answers}
    values = FILES.values
    beyond = BEYOND
    seats = range(2, 5)
    solo = SOLO
    options = Options
    state = State
    chapters = chapters_of(*RULES)
    prompts = prompts_of(*RULES)
    remarks = (
        *("attack_answered", "battle_over", "bonus_taken", "boss_strikes", "card_used", "casualty_ignored", "cleared"),
        *("forges_filled", "land_held", "monument_complete", "region_attack", "rolled", "rune_action", "stomped"),
        *("weak_spot", "wound_over"),
        *("card_shown", "desolation_ignored", "follower_hunts", "follower_reward", "followers_ordered", "hero_placed"),
        *("hunt_over", "invasion_tested", "monsters_weighed"),
    )

    setup = staticmethod(setup.setup)
    outcome = staticmethod(victory.outcome)
    zones = staticmethod(zones)
    check = staticmethod(check)
    public = staticmethod(public)
    private = staticmethod(private)
    scene = staticmethod(scene)

    def fits(self, s: State, audience: Audience) -> Fits | None:
        """Where Followers play, Action cards lie only where everybody knows that they can (LS-2.24, LS-17.18)."""
        return action_homes(s) if s.followers else None

    def names(self, face: str) -> tuple[str, ...]:
        """A copy of a card, and the card by itself, unless that is also what its symbol is called."""
        name = card_name(face)
        return (face,) if name in (face, *SYMBOLS) else (face, name)

    def automata(self, seats: int, options: Any) -> Collection[Seat]:
        """The Followers of Surtur, before all people (LS-14.2)."""
        return range(options.followers)

    def why_not_seats(self, seats: int, options: Any) -> Clause | None:
        """Nobody plays alone, and beside a Follower of Surtur five never do (LS-1.1, LS-16.13)."""
        if not options.followers:
            return None
        return "LS-16.13" if seats > self.seats[-1] else "LS-1.1"

    def usual_seats(self) -> int:
        """Four Heroes."""
        return self.seats[-1]

    def relevant(self) -> Mapping[str, Mapping[str, Sequence[Any]]]:
        """Followers leave a seat to somebody; what is chosen for them matters only beside them (LS-1.1, LS-13.1)."""
        some = range(1, self.seats[-1])
        return {
            **{f"followers={n}": {"seats": [seats for seats in self.seats if seats > n]} for n in (0, *some)},
            "strict_core": {"followers": some},
            "free_heroes": {"followers": some},
        }

    def vocabulary(self, options: Any) -> Sequence[Ref]:
        """Everything one can ever point at; beside Followers also what they do."""
        return (*VOCABULARY, *ASHEN) if options.followers else VOCABULARY


GAME = LordsOfRagnarok()
