"""Trade with Villages: Favor, Food, dice or a Prophecy, so many times as the seat has repeats (section 4)."""

from meadhall.kernel import Ask, Chapter, Clause, Option, Ref, Seat, begin, chapter, tell
from meadhall.kit.cards import card_options
from meadhall.kit.choices import choice

from . import artifacts, cards, effects
from .content import CONTENT
from .crew import decided
from .decks import can_draw
from .dice import settle
from .pieces import DECK_OPTIONS, DIE_REFS, PROPHECY, TRADE
from .state import State

REWARDS = CONTENT.locations.trade
REWARD_OPTIONS = tuple(Option(f"trade:{reward.id.removeprefix('trade_')}", k) for k, reward in enumerate(REWARDS))
_WHY_NOT = {"trade_dice": "RM-4.17", "trade_prophecy": "RM-4.23"}


@chapter
def trade_reward(s: State, seat: Seat, left: int) -> Chapter:
    """A reward is chosen and received completely before the next one (RM-4.8 to RM-4.11)."""
    about = {"left": left}
    chosen = yield Ask(seat, "trade_reward", reward.options, reward.refusals, about=about, free=artifacts.FREE)
    decided(s)
    if left > 1:
        begin(s, trade_reward, seat, left - 1)
    effects.carry_out(s, seat, REWARDS[chosen].id)


@choice(REWARD_OPTIONS)
def reward(s: State, seat: Seat, which: int) -> Clause | None:
    """Favor and Food always, dice and Prophecies while there are any (RM-4.8, RM-4.17, RM-4.23)."""
    found = REWARDS[which]
    return None if effects.can(s, seat, found.gain) else _WHY_NOT[found.id]


@chapter
def trade_die(s: State, seat: Seat, left: int) -> Chapter:
    """A die that lies at the villages is taken with the face it shows (RM-4.14 to RM-4.20)."""
    dice = lying_dice(s, seat)
    if dice:
        die = dice[0].value
        if len(dice) > 1:
            die = yield Ask(seat, "trade_die", lying_dice, about={"left": left})
        s.trade[die] -= 1
        s.players[seat].dice[die] += 1
        tell(s, "trade_die", seat=seat, die=DIE_REFS[die])
    if left > 1:
        begin(s, trade_die, seat, left - 1)
    else:
        settle(s, seat)


def lying_dice(s: State, seat: Seat) -> list[Option]:
    """The dice that still lie at the villages."""
    return [Option(DIE_REFS[die], die) for die, n in enumerate(s.trade) if n]


@chapter
def take_prophecy(s: State, seat: Seat) -> Chapter:
    """A Prophecy of the offer, or the top card of the deck unseen (RM-4.22)."""
    options = prophecy_source(s, seat)
    chosen = options[0].value
    if len(options) > 1:
        chosen = yield Ask(seat, "prophecy_source", prophecy_source, no_prophecy)
    if chosen == "deck":
        cards.draw_prophecies(s, seat, 1)
    else:
        next(space for space in s.offers[TRADE] if chosen in space).clear()
        cards.hold_prophecy(s, seat, chosen)


def prophecy_source(s: State, seat: Seat) -> list[Option]:
    """Each face-up Prophecy still there, and the deck."""
    faceup = card_options(s, [token for space in s.offers[TRADE] for token in space])
    return [*faceup, DECK_OPTIONS[PROPHECY]] if can_draw(s, PROPHECY) else faceup


def no_prophecy(s: State, seat: Seat) -> dict[Ref, Clause]:
    """A deck that can give none."""
    return {} if can_draw(s, PROPHECY) else {DECK_OPTIONS[PROPHECY].ref: "RM-4.22"}


PROMPTS = {
    "trade_reward": ("RM-4.8", "RM-4.9", "RM-4.11", "RM-4.17", "RM-4.23", "RM-12.23"),
    "trade_die": ("RM-4.15", "RM-4.16", "RM-4.19", "RM-4.20"),
    "prophecy_source": ("RM-4.22", "RM-25.1", "RM-25.2"),
}
