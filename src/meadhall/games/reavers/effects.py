"""What cards do, word by word: whether a word would take effect, and what happens then, side by side (section 9)."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from meadhall.kernel import Ask, Chapter, Option, Seat, Token, begin, button, chapter
from meadhall.kit.effects import Word

from . import artifacts, cards, raid, trade  # as modules: what cards do leads to cards
from .amounts import can_upgrade, gain, gain_token, gain_upgrade, lose
from .crew import held
from .decks import can_draw
from .dice import choose_dice, gain_die, roll_dice
from .paying import can_pay, pay_cost
from .pieces import COLOURS, DECK_NAMES, DECK_OPTIONS, NOTHING, PROPHECY, SIDES, TOKENS, UPGRADES, die_named
from .sequences import SEQUENCES, Words, speaker, word_at
from .state import State
from .words import (
    Bargain,
    ChooseDice,
    ChooseOne,
    DieShowing,
    DiscardProphecy,
    Draw,
    Exchange,
    Favor,
    Food,
    GiveTerror,
    Glory,
    MayExchange,
    Pillage,
    PromoteBonus,
    ReturnTerror,
    RollDice,
    TakeProphecy,
    TakeTradeDice,
    TakeUpgrade,
    Terror,
    Tokens,
    UseAbility,
)

W = TypeVar("W", bound=Word)

# --- the executor ---------------------------------------------------------------------------------------------------


class Act(NamedTuple):
    """What a word does: whether it would take effect, and what happens.

    ``can`` is told the artifact whose stored die is given back for it, if any. ``do`` is told where the word stands;
    an act that may ask, or lead to cards, is not done at once: the rest of its sequence waits on the agenda.
    """

    can: Callable[[State, Seat, Any, Token], bool]
    do: Callable[[State, Seat, Any, str], None]
    at_once: bool


def act(
    word: type[W],
    can: Callable[[State, Seat, W, Token], bool],
    do: Callable[[State, Seat, W, str], None],
    *,
    at_once: bool = False,
) -> tuple[type[Word], Act]:
    """What a word does, by the word: both functions read its numbers and no others."""
    return word, Act(can, do, at_once)


@chapter
def carry_out(s: State, seat: Seat, where: str, k: int = 0) -> None:
    """The words of a sequence from left to right, from the k-th on (RM-9.24)."""
    words = SEQUENCES[where]
    for place in range(k, len(words)):
        word, rest = words[place], place + 1
        found = ACTS[type(word)]
        if found.at_once:
            found.do(s, seat, word, f"{where}/{place}")
            continue
        while draws_on(word) and rest < len(words) and draws_on(words[rest]):
            rest += 1  # cards of one reward are gained together (RM-17.59)
        if rest < len(words):
            begin(s, carry_out, seat, where, rest)
        if draws_on(word):
            cards.draw_together(s, seat, words[place:rest])
        else:
            found.do(s, seat, word, f"{where}/{place}")
        return


def draws_on(word: Word) -> bool:
    """Whether a word draws cards that are then resolved: not Prophecies, and not some of several to keep."""
    return isinstance(word, Draw) and word.keep is None and word.deck != DECK_NAMES[PROPHECY]


def can(s: State, seat: Seat, words: Sequence[Word], without: Token = NOTHING) -> bool:
    """Whether anything of a sequence would take effect (RM-9.23)."""
    return any(ACTS[type(word)].can(s, seat, word, without) for word in words)


def _always(s: State, seat: Seat, word: Word, without: Token) -> bool:
    return True


def _never(s: State, seat: Seat, word: Word, without: Token) -> bool:
    """What is no gain is no reason to begin (RM-9.23)."""
    return False


# --- amounts, tokens, upgrades --------------------------------------------------------------------------------------


def _food(s: State, seat: Seat, word: Food, where: str) -> None:
    gain(s, seat, "food", word.n, speaker(where))


def _favor(s: State, seat: Seat, word: Favor, where: str) -> None:
    gain(s, seat, "favor", word.n, speaker(where))


def _glory(s: State, seat: Seat, word: Glory, where: str) -> None:
    gain(s, seat, "glory", word.n, speaker(where))


def _terror(s: State, seat: Seat, word: Terror, where: str) -> None:
    gain(s, seat, "terror", word.n, speaker(where))


def _has_terror(s: State, seat: Seat, word: ReturnTerror, without: Token) -> bool:
    return s.players[seat].terror > 0


def _return_terror(s: State, seat: Seat, word: ReturnTerror, where: str) -> None:
    lose(s, seat, "terror", word.n, speaker(where))  # as far as there is any (RM-15.10, RM-23.54)


def _give_terror(s: State, seat: Seat, word: GiveTerror, where: str) -> None:
    begin(s, terror_target, seat, word.n, where)


def _token_left(s: State, seat: Seat, word: Tokens, without: Token) -> bool:
    return s.tokens[TOKENS.index(word.token)] > 0


def _tokens(s: State, seat: Seat, word: Tokens, where: str) -> None:
    for _ in range(word.n):
        gain_token(s, seat, TOKENS.index(word.token), speaker(where))


def _upgradable(s: State, seat: Seat, word: TakeUpgrade, without: Token) -> bool:
    return can_upgrade(s, seat, UPGRADES.index(word.upgrade))


def _upgrade(s: State, seat: Seat, word: TakeUpgrade, where: str) -> None:
    if can_upgrade(s, seat, UPGRADES.index(word.upgrade)):
        gain_upgrade(s, seat, UPGRADES.index(word.upgrade))


@chapter
def terror_target(s: State, seat: Seat, n: int, where: str) -> Chapter:
    """The Terror goes to another player, who has no choice (RM-11.11 to RM-11.13)."""
    others = another_player(s, seat)
    target = others[0].value
    if len(others) > 1:
        target = yield Ask(seat, "terror_target", another_player, {f"seat:{seat}": "RM-11.12"})
    gain(s, target, "terror", n, speaker(where))


def another_player(s: State, seat: Seat) -> list[Option]:
    """Each other player."""
    return [Option(f"seat:{other}", other) for other in range(s.seats) if other != seat]


# --- dice -----------------------------------------------------------------------------------------------------------


def _left(s: State, seat: Seat, without: Token) -> list[int]:
    """The dice of each colour in the supply, with that which an artifact gives back first (RM-12.15)."""
    if without == NOTHING:
        return s.supply
    back = held(s, seat, without).die // SIDES
    return [n + (colour == back) for colour, n in enumerate(s.supply)]


def _dice_left(s: State, seat: Seat, word: RollDice | ChooseDice, without: Token) -> bool:
    """Whether the supply has a die of one of the colours."""
    left = _left(s, seat, without)
    return any(any(left) if colour in ("any", "same") else left[COLOURS.index(colour)] for colour in word.colours)


def _roll(s: State, seat: Seat, word: RollDice, where: str) -> None:
    begin(s, roll_dice, seat, word.colours)


def _choose(s: State, seat: Seat, word: ChooseDice, where: str) -> None:
    begin(s, choose_dice, seat, word.colours)


def _die_left(s: State, seat: Seat, word: DieShowing, without: Token) -> bool:
    return _left(s, seat, without)[COLOURS.index(word.colour)] > 0


def _die(s: State, seat: Seat, word: DieShowing, where: str) -> None:
    gain_die(s, seat, die_named(word.colour, word.face))


# --- cards ----------------------------------------------------------------------------------------------------------


def _card_left(s: State, seat: Seat, word: Draw, without: Token) -> bool:
    return can_draw(s, DECK_NAMES.index(word.deck))


def _draw(s: State, seat: Seat, word: Draw, where: str) -> None:
    if word.keep is None:
        cards.draw_prophecies(s, seat, word.n)
    else:
        cards.draw_and_keep(s, seat, DECK_NAMES.index(word.deck), word.n)


def _discard_prophecy(s: State, seat: Seat, word: DiscardProphecy, where: str) -> None:
    begin(s, artifacts.brisingamen_discard, seat)


def _recruited(s: State, seat: Seat, word: PromoteBonus | UseAbility, without: Token) -> bool:
    return bool(artifacts.recruit_targets(s, seat, isinstance(word, UseAbility), without))


def _promote_bonus(s: State, seat: Seat, word: PromoteBonus, where: str) -> None:
    begin(s, artifacts.recruit_artifact_target, seat, ability=False)


def _use_ability(s: State, seat: Seat, word: UseAbility, where: str) -> None:
    begin(s, artifacts.recruit_artifact_target, seat, ability=True)


# --- bargains, choices, pillage -------------------------------------------------------------------------------------

_DICE = RollDice | ChooseDice | DieShowing


def _worth_it(s: State, seat: Seat, word: Bargain, without: Token) -> bool:
    """It can be paid in full, and something of it would take effect (RM-9.22, RM-9.23).

    A die that is given back is in the supply before the gain is taken (RM-19.15).
    """
    gives_die = bool(word.cost.dice) and any(isinstance(gained, _DICE) for gained in word.gain)
    return can_pay(s, seat, word.cost, without) and (gives_die or can(s, seat, word.gain, without))


def _exchange(s: State, seat: Seat, word: Bargain, where: str) -> None:
    if can_pay(s, seat, word.cost):
        begin(s, carry_out, seat, where)
        pay_cost(s, seat, word.cost, speaker(where))


def _may_exchange(s: State, seat: Seat, word: MayExchange, where: str) -> None:
    if _worth_it(s, seat, word, NOTHING):
        begin(s, hunter_extra, seat, where)


@chapter
def hunter_extra(s: State, seat: Seat, where: str) -> Chapter:
    """What may follow when the rest was received: a die for more Food, or not (RM-10.16, RM-9.26)."""
    if (yield Ask(seat, "hunter_extra", (EXCHANGE, DECLINE))) == EXCHANGE.value:
        _exchange(s, seat, word_at(where, MayExchange), where)


def _any_part(s: State, seat: Seat, word: ChooseOne, without: Token) -> bool:
    return any(can(s, seat, part, without) for part in word.of)


def _choose_one(s: State, seat: Seat, word: ChooseOne, where: str) -> None:
    begin(s, choose_one, seat, where)


@chapter
def choose_one(s: State, seat: Seat, where: str) -> Chapter:
    """Exactly one of several that would take effect; declining is not among them (RM-9.25)."""
    parts = one_of(s, seat, where)
    if not parts:  # neither deck can give a card (RM-3.27)
        return
    part = parts[0].value
    if len(parts) > 1:
        part = yield Ask(seat, _prompt(where), one_of, args=(where,))
    carry_out(s, seat, f"{where}/{part}")


def one_of(s: State, seat: Seat, where: str) -> list[Option]:
    """The parts that would take effect."""
    parts = enumerate(word_at(where, ChooseOne).of)
    return [Option(_button(part).ref, j) for j, part in parts if can(s, seat, part)]


def _button(part: Words) -> Option:
    """What a part is called: by its first word."""
    first = part[0]
    return DECK_OPTIONS[DECK_NAMES.index(first.deck)] if isinstance(first, Draw) else _BUTTONS[type(first)]


def _prompt(where: str) -> str:
    """What is asked: by the first word of the first part."""
    return _CHOICES[type(word_at(where, ChooseOne).of[0][0])]


EXCHANGE, DECLINE = button("exchange"), button("decline")
_BUTTONS: dict[type[Word], Option] = {
    Food: button("food"),
    Glory: button("glory"),
    ChooseDice: button("die"),
    RollDice: button("dice"),
    Exchange: button("give_terror"),
    TakeUpgrade: button("upgrade"),
}
_CHOICES: dict[type[Word], str] = {
    Food: "rest_gain",
    Draw: "promote_spoils_deck",
    RollDice: "craft_choice",
    Exchange: "runic_choice",
    TakeUpgrade: "upgrade_choice",
}
CHOICE_OPTIONS = (*_BUTTONS.values(), EXCHANGE, DECLINE)


def _pillage(s: State, seat: Seat, word: Pillage, where: str) -> None:
    begin(s, raid.pillage, seat, where)


# --- trade ----------------------------------------------------------------------------------------------------------


def _trade_dice_left(s: State, seat: Seat, word: TakeTradeDice, without: Token) -> bool:
    return any(s.trade)


def _trade_dice(s: State, seat: Seat, word: TakeTradeDice, where: str) -> None:
    begin(s, trade.trade_die, seat, word.n)


def _prophecy_left(s: State, seat: Seat, word: TakeProphecy, without: Token) -> bool:
    return bool(trade.prophecy_source(s, seat))


def _prophecy(s: State, seat: Seat, word: TakeProphecy, where: str) -> None:
    begin(s, trade.take_prophecy, seat)


ACTS: dict[type[Word], Act] = dict(
    (
        act(Food, _always, _food, at_once=True),
        act(Favor, _always, _favor, at_once=True),
        act(Glory, _always, _glory, at_once=True),
        act(Terror, _always, _terror, at_once=True),
        act(ReturnTerror, _has_terror, _return_terror, at_once=True),
        act(GiveTerror, _always, _give_terror),
        act(Tokens, _token_left, _tokens, at_once=True),
        act(TakeUpgrade, _upgradable, _upgrade, at_once=True),
        act(RollDice, _dice_left, _roll),
        act(ChooseDice, _dice_left, _choose),
        act(DieShowing, _die_left, _die),
        act(Draw, _card_left, _draw),
        act(Exchange, _worth_it, _exchange),
        act(MayExchange, _worth_it, _may_exchange),
        act(ChooseOne, _any_part, _choose_one),
        act(Pillage, _always, _pillage),
        act(TakeTradeDice, _trade_dice_left, _trade_dice),
        act(TakeProphecy, _prophecy_left, _prophecy),
        act(DiscardProphecy, _never, _discard_prophecy),
        act(PromoteBonus, _recruited, _promote_bonus),
        act(UseAbility, _recruited, _use_ability),
    )
)
"""What each word does. Those of combats, journeys, tiles and the end are read where they count."""

PROMPTS = {
    "rest_gain": ("RM-9.1", "RM-9.2", "RM-9.3"),
    "promote_spoils_deck": ("RM-3.26", "RM-3.27"),
    "craft_choice": ("RM-11.5", "RM-11.6", "RM-11.7", "RM-11.8"),
    "runic_choice": ("RM-11.9", "RM-11.10", "RM-11.11"),
    "upgrade_choice": ("RM-11.14", "RM-11.15"),
    "terror_target": ("RM-11.12", "RM-11.13"),
    "hunter_extra": ("RM-10.15", "RM-10.16"),
}
