"""The player: for every question of the game, which thing to point at."""

from collections.abc import Callable, Sequence
from typing import Any

from meadhall.kernel.ask import Option, Seat
from meadhall.kernel.chance import Chance
from meadhall.kernel.question import Question
from meadhall.kit.effects import Word

from ..actions import CHALLENGE, INVADE, MARCH, PILLAGE, SACRIFICE
from ..ages import KEEP_NONE
from ..board import YGGDRASIL
from ..cards.saving import DONE, LET_DIE
from ..cards.sheet import CARDS, worn
from ..cards.texts import value
from ..cards.words import (
    AllDeadGlory,
    CopyBestCard,
    KillWarriors,
    LoseTakeCards,
    LoseTakeGlory,
    LoseTakeRage,
    PillageAgain,
    PillageExtraStat,
    ReplayCards,
    WinGlory,
    WinRage,
    WinStat,
)
from ..clan import AXES, DECLINE, stat
from ..content import Card
from ..figures import WARRIOR, strength
from ..pillage import STAY, pillageable
from ..state import State
from . import actions
from .land import Land, card_of, likely
from .worth import RAGE_WORTH, card_worth, draft_worth, keep_worth, ordinary_worth, stat_worth


class Player:
    """Plays one seat, or all of them: it reads what lies open and the cards of the seat that is asked."""

    __slots__ = ("_about", "_chance", "_landings", "_ways")

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._about: tuple[Any, ...] = ()  # the arguments of the ask
        # What seats had in mind when they chose their action; a plan is followed by the next question or dropped.
        self._landings: dict[Seat, actions.Landing] = {}
        self._ways: dict[Seat, actions.Way] = {}

    def point(self, s: State, question: Question) -> Option:
        """The option that this player points at."""
        choices = question.choices
        if len(choices) == 1:
            return choices[0]
        weigh = PROMPTS.get(question.prompt)
        if weigh is None:
            return choices[self._chance.below(len(choices))]
        self._about = question.ask.args
        return weigh(self, s, question.seat, choices)

    # ---- cards

    def draft(self, s: State, seat: Seat, choices: Sequence[Option]) -> Option:
        """The card that is worth most beside those held."""
        return max(choices, key=lambda option: draft_worth(s, seat, option.value))

    def keep(self, s: State, seat: Seat, choices: Sequence[Option]) -> Option:
        """The card that is worth most in the next age."""
        cards = [option for option in choices if option.value != KEEP_NONE.value]
        return max(cards, key=lambda option: keep_worth(s, seat, option.value))

    def stat(self, s: State, seat: Seat, choices: Sequence[Option]) -> Option:
        """The stat whose next step is worth most."""
        stats = [option for option in choices if isinstance(option.value, int)]
        return max(stats, key=lambda option: stat_worth(s, seat, option.value))

    def slot(self, s: State, seat: Seat, choices: Sequence[Option]) -> Option:
        """A free slot, or that of the upgrade which is worth least."""
        slots, faces = s.clans[seat].slots, s.faces

        def worth(option: Option) -> float:
            token = slots[option.value]
            return ordinary_worth(CARDS[faces[token]]) if token >= 0 else 0.0

        return min(choices, key=worth)

    # ---- the turn

    def action(self, s: State, seat: Seat, choices: Sequence[Option]) -> Option:
        """The action that promises most."""
        best, found = 0.0, choices[-1]
        for worth, option in self.weighed_actions(s, seat, choices):
            if worth > best:
                best, found = worth, option
        return found

    def weighed_actions(self, s: State, seat: Seat, choices: Sequence[Option]) -> list[tuple[float, Option]]:
        """Every action with what it promises; the best landing and the best march are kept in mind."""
        self._landings.pop(seat, None)
        self._ways.pop(seat, None)
        land = Land(s, seat)
        return [(self._action_worth(land, option), option) for option in choices]

    def _action_worth(self, land: Land, option: Option) -> float:
        s, seat, chosen = land.s, land.seat, option.value
        if isinstance(chosen, int):
            quest = CARDS[s.faces[chosen]].kind == "quest"
            return actions.quest_worth(land, chosen) if quest else actions.upgrade_worth(land, chosen)
        if chosen == INVADE.value:
            landing = self._landings[seat] = actions.best_landing(land)
            return landing.worth
        if chosen == MARCH.value:
            way = self._ways[seat] = actions.best_way(land)
            return way.worth
        if chosen == PILLAGE.value:
            return actions.best_pillage(land, (option.value for option in pillageable.open(s, seat, False)))[0]
        if chosen == CHALLENGE.value:
            price = RAGE_WORTH * worn(s, seat, PillageAgain)[0].rage
            return actions.best_pillage(land, (option.value for option in pillageable.open(s, seat, True)))[0] - price
        if chosen == SACRIFICE.value:
            return actions.sacrifice_worth(land)
        return 0.0

    # ---- figures

    def invade_figure(self, s: State, seat: Seat, choices: Sequence[Option]) -> Option:
        """The figure of the best landing."""
        landing = self._landings.get(seat) or actions.best_landing(Land(s, seat))
        wanted = landing.figure, landing.origin
        return next((option for option in choices if option.value == wanted), choices[0])

    def invade_place(self, s: State, seat: Seat, choices: Sequence[Option]) -> Option:
        """The place of the best landing."""
        landing = self._landings.pop(seat, None)
        if landing is not None and landing.figure == self._about[0]:
            for option in choices:
                if option.value == landing.place:
                    return option
        return self.place(s, seat, choices)

    def place(self, s: State, seat: Seat, choices: Sequence[Option]) -> Option:
        """Where the figure does most good."""
        _, place = actions.best_place(Land(s, seat), self._about[0])
        return next((option for option in choices if option.value == place), choices[0])

    def weakest(self, s: State, seat: Seat, choices: Sequence[Option]) -> Option:
        """The figure that is missed least."""
        land = Land(s, seat)
        return min(choices, key=lambda option: self._missed(land, option))

    def strongest(self, s: State, seat: Seat, choices: Sequence[Option]) -> Option:
        """The figure that counts most."""
        land = Land(s, seat)
        figures = [option for option in choices if isinstance(option.value, tuple)]
        return max(figures, key=lambda option: land.strength_of(*option.value))

    @staticmethod
    def _missed(land: Land, option: Option) -> float:
        figure, place = option.value
        return land.strength_of(figure, place) - (2.0 if place == land.s.doom else 0.0)

    def succor(self, s: State, seat: Seat, choices: Sequence[Option]) -> Option:
        """A warrior for nothing goes where it does most good."""
        land = Land(s, seat)
        provinces = [option for option in choices if isinstance(option.value, int)]
        return max(provinces, key=lambda option: land.arrival(WARRIOR, option.value))

    def hammers(self, s: State, seat: Seat, choices: Sequence[Option]) -> Option:
        """The leader goes on to where there is something to pillage."""
        land = Land(s, seat)

        def worth(option: Option) -> float:
            return 0.5 if option.value == STAY.value else land.gain(option.value, 3.0)

        return max(choices, key=worth)

    # ---- marching

    def march_from(self, s: State, seat: Seat, choices: Sequence[Option]) -> Option:
        """The province to leave."""
        way = self._ways.get(seat) or actions.best_way(Land(s, seat))
        return next((option for option in choices if option.value == way.origin), choices[0])

    def march_to(self, s: State, seat: Seat, choices: Sequence[Option]) -> Option:
        """The province to go to."""
        way = self._ways.pop(seat, None)
        if way is not None and way.origin == self._about[0]:
            for option in choices:
                if option.value == way.target:
                    return option
        land, origin = Land(s, seat), self._about[0]
        moved = land.mobile[seat][origin]

        def worth(option: Option) -> float:
            room = land.free[option.value]
            return land.gain(option.value, min(moved, 2.0 * room)) + actions.stays(land, option.value)

        return max(choices, key=worth)

    def march_figure(self, s: State, seat: Seat, choices: Sequence[Option]) -> Option:
        """Everybody who finds room goes along, the strongest first."""
        figures = [option for option in choices if isinstance(option.value, tuple)]
        return self.strongest(s, seat, choices) if figures else choices[-1]

    # ---- pillage and battle

    def pillage(self, s: State, seat: Seat, choices: Sequence[Option]) -> Option:
        """The province that promises most."""
        offered = [option.value for option in choices if option.value != DECLINE.value]
        worth, province = actions.best_pillage(Land(s, seat), offered)
        if len(offered) < len(choices) and worth < 2 * RAGE_WORTH:  # Thor's Domain asks for Rage
            return DECLINE
        return next((option for option in choices if option.value == province), choices[0])

    def call(self, s: State, seat: Seat, choices: Sequence[Option]) -> Option:
        """Comes to a battle that can be won and is worth it, or where death pays; otherwise declines."""
        assert s.pillage is not None
        province, pillager = s.pillage.province, s.pillage.pillager
        land = Land(s, seat)
        present = land.power[seat][province]
        coming = land.support(seat, province)
        mine = present + coming + land.card
        foes = [
            land.power[rival][province] + 0.5 * land.support(rival, province) + land.cards[rival]
            for rival in land.rivals
            if land.power[rival][province] or land.support(rival, province)
        ]
        theirs = max(foes, default=0.0)
        chance = likely(mine - theirs)
        without = likely(present + land.card - theirs) if present else 0.0
        glory = stat(s, seat, AXES)
        prize = glory + (land.rewards[province] if seat == pillager else 0.25 * land.rewards[province] + 1.0)
        gained = (chance - without) * prize
        risked = (1.0 - chance) * coming * 0.6 - (1.0 - chance) * land.death
        if present and without > 0.93:
            return DECLINE
        if gained - risked > 0.4:
            return self.strongest(s, seat, choices)
        return DECLINE

    def battle_card(self, s: State, seat: Seat, choices: Sequence[Option]) -> Option:
        """The card that this battle needs: enough to win, no more than that, or one that pays for losing."""
        assert s.pillage is not None
        pillage = s.pillage
        province = pillage.province
        land = Land(s, seat)
        others = [other for other in pillage.participants if other != seat]
        mine = land.power[seat][province]
        theirs = max(land.power[other][province] + card_of(s, other) for other in others)
        stakes = stat(s, seat, AXES) + land.loss(province) + 1.0
        if seat == pillage.pillager:
            stakes += land.rewards[province]

        def worth(option: Option) -> float:
            card = CARDS[s.faces[option.value]]
            chance = likely(1.5 * (mine + self._counts(s, card, others) - theirs))
            texts = [_TEXTS.get(type(effect), (0.0, 0.0)) for effect in card.effects]
            won, lost = sum(text[0] for text in texts), sum(text[1] for text in texts)
            return chance * (stakes + won - card_worth(card, s.age)) + (1.0 - chance) * lost

        return max(choices, key=worth)

    @staticmethod
    def _counts(s: State, card: Card, others: list[Seat]) -> float:
        if card.kind != "battle":
            return 0.0
        if card.strength is None or card.has(CopyBestCard):
            return max(card_of(s, other) for other in others)
        if card.has(KillWarriors):
            assert s.pillage is not None
            return card.strength + 0.8 * any(s.clans[o].warriors[s.pillage.province] for o in others)
        return card.strength + (1.0 if card.has(ReplayCards) else 0.0)

    def late(self, s: State, seat: Seat, choices: Sequence[Option]) -> Option:
        """Adds a late card if that turns the battle."""
        assert s.pillage is not None
        pillage = s.pillage
        totals = {
            other: strength(s, other, pillage.province) + sum(value(s, other, token) for token in pillage.table[other])
            for other in pillage.participants
        }
        most = max(total for other, total in totals.items() if other != seat)
        if totals[seat] > most:
            return choices[-1]
        late = [option for option in choices if isinstance(option.value, int)]
        turning = [o for o in late if totals[seat] + (CARDS[s.faces[o.value]].strength or 0) > most]
        if turning:
            return min(turning, key=lambda option: CARDS[s.faces[option.value]].strength or 0)
        both = sum(CARDS[s.faces[option.value]].strength or 0 for option in late)
        return late[0] if late and totals[seat] + both > most else choices[-1]

    def buy_back(self, s: State, seat: Seat, choices: Sequence[Option]) -> Option:
        """Tyr's Prowess: a good card is worth a Rage."""
        cards = [option for option in choices if option.value != DONE.value]
        best = max(cards, key=lambda option: ordinary_worth(CARDS[s.faces[option.value]]))
        return best if card_worth(CARDS[s.faces[best.value]], s.age) > RAGE_WORTH else choices[-1]

    def save(self, s: State, seat: Seat, choices: Sequence[Option]) -> Option:
        """Saves the strongest, if it is worth a Rage."""
        land = Land(s, seat)
        best = self.strongest(s, seat, choices)
        return best if 0.6 * land.strength_of(*best.value) - land.death > RAGE_WORTH else DONE

    def retreat(self, s: State, seat: Seat, choices: Sequence[Option]) -> Option:
        """The witch lives on, unless death pays."""
        wanted = LET_DIE.value if Land(s, seat).death > 3.0 else YGGDRASIL
        return next(option for option in choices if option.value == wanted)

    def most(self, s: State, seat: Seat, choices: Sequence[Option]) -> Option:
        """The greatest number."""
        return max(choices, key=lambda option: int(option.value))


_TEXTS: dict[type[Word], tuple[float, float]] = {
    WinGlory: (3.0, 0.0),
    WinStat: (4.5, 0.0),
    WinRage: (2.0, 0.0),
    PillageExtraStat: (3.5, 0.0),
    LoseTakeRage: (0.0, 1.5),
    LoseTakeGlory: (0.0, 4.0),
    LoseTakeCards: (0.0, 3.0),
    AllDeadGlory: (4.0, 4.0),
}
"""What the text of a battle card is worth to a winner and to a loser."""

PROMPTS: dict[str, Callable[[Player, State, Seat, Sequence[Option]], Option]] = {
    "draft_pick": Player.draft,
    "keep_card": Player.keep,
    "choose_action": Player.action,
    "invade_figure": Player.invade_figure,
    "invade_place": Player.invade_place,
    "succor_warrior": Player.succor,
    "march_from": Player.march_from,
    "march_to": Player.march_to,
    "march_figure": Player.march_figure,
    "upgrade_slot": Player.slot,
    "free_invade": Player.place,
    "free_invade_figure": Player.strongest,
    "sacrifice_figure": Player.weakest,
    "pillage_province": Player.pillage,
    "domain_pillage": Player.pillage,
    "call_to_battle": Player.call,
    "battle_card": Player.battle_card,
    "quest_as_strength": Player.most,
    "tide_keep": Player.strongest,
    "late_card": Player.late,
    "prowess_keep": Player.buy_back,
    "save_figure": Player.save,
    "witch_retreat": Player.retreat,
    "raise_stat": Player.stat,
    "hammers_move": Player.hammers,
    "blessing_warrior": Player.succor,
}
