"""Casualties of a Battle: for losing, fixed to each Army, and for symbols, as one likes (section 31, steps 3 and 5)."""

from collections.abc import Sequence

from meadhall.kernel import Chapter, Clause, Option, Ref, Token, begin, button, chapter, tell, then, to
from meadhall.kit.choices import choice

from .armies import armies_in, army_options, army_ref, lower_army, value_of
from .asking import point
from .bearing import borne_by
from .content import CONTENT
from .pieces import DECLINE, combat_card
from .state import Army, State, fight, is_follower
from .words import IgnoreCasualty, IgnoreSymbols, MoreCasualties

FOR_LOSING = CONTENT.rules.losing_casualties.value
SYMBOL = button("symbol")
"""The Casualty for a symbol that a Shield takes away."""


def symbols_on(s: State, side: int) -> int:
    """All Casualty symbols that a side has played and that count (LR-31.11)."""
    return sum(combat_card(s, token).casualties for token in counting(s, side))


def counting(s: State, side: int) -> list[Token]:
    """The cards of a side whose symbols count: all, for some not the first (LR-49.12)."""
    return read(s, side)[first_is_free(s, side) :]


def read(s: State, side: int) -> list[Token]:
    """The cards of a side whose words and symbols work: a Follower's have none (LS-3.27)."""
    now = fight(s)
    return [] if is_follower(s, now.sides[side]) else now.cards[side]


def first_is_free(s: State, side: int) -> bool:
    """Whether the symbols on a side's first card are ignored, also for the limit (LR-49.12)."""
    words = (word for _, _, word in borne_by(s, fight(s).sides[side]))
    return any(isinstance(word, IgnoreSymbols) and word.on == "first" for word in words)


def symbols_to_take(s: State, side: int) -> int:
    """Those that cost something: a card may ignore symbols, but only on another card (LR-41.36, LR-41.38)."""
    ignoring = [
        (token, word.n or 0)
        for token in read(s, side)
        for word in combat_card(s, token).battle
        if isinstance(word, IgnoreSymbols) and word.on == "another"
    ]
    left = symbols_on(s, side)
    if len(ignoring) == 1:
        ((token, n),) = ignoring
        own = combat_card(s, token).casualties if token in counting(s, side) else 0
        return left - min(n, left - own)
    return max(0, left - sum(n for _, n in ignoring))


@chapter
def reckon(s: State, side: int) -> None:
    """What a side has to take: the loser first for each Army, then everybody for symbols (LR-31.19 to LR-31.26)."""
    now = fight(s)
    now.step = "winner" if side == now.winner else "loser"
    now.losses = _losses(s, side)
    now.symbols = symbols_to_take(s, side)
    now.due[side] = sum(n for _, n in now.losses) + now.symbols
    then(s, *([to(ignore, side)] * _shields(s, side)), to(fall, side), to(bleed, side))


def _losses(s: State, side: int) -> list[tuple[Army, int]]:
    """What is fixed to each Army of a side, for losing and for what the winner played (LR-31.19, LR-41.34)."""
    now = fight(s)
    seat, lost = now.sides[side], side != now.winner
    armies, more = armies_in(s, seat, now.region), _more_casualties(s, 1 - side) if lost else 0
    if is_follower(s, seat):
        return _losses_of_follower(armies, lost, more)
    each = FOR_LOSING + more if lost else 0
    return [(army, each) for army in armies if each]


def _losses_of_follower(armies: Sequence[Army], lost: bool, more: int) -> list[tuple[Army, int]]:
    """One on the highest Army, won or lost; an Army of 1 falls only if it lost (LS-10.30 to LS-10.33)."""
    if not armies:
        return []
    *others, highest = armies  # those of one Region ascend by their values
    own = FOR_LOSING if lost or value_of(highest) > 1 else 0
    return [(army, n) for army, n in [*((army, more) for army in others), (highest, own + more)] if n]


def _more_casualties(s: State, side: int) -> int:
    """How many more Casualties each losing Army takes from what the winner played (LR-41.34)."""
    played = (combat_card(s, token) for token in read(s, side))
    return sum(word.n for card in played for word in card.battle if isinstance(word, MoreCasualties))


def _shields(s: State, side: int) -> int:
    """How many Casualties a side may ignore by its cards (LR-41.40)."""
    played = (combat_card(s, token) for token in read(s, side))
    return sum(word.n for card in played for word in card.battle if isinstance(word, IgnoreCasualty))


# --- ignoring -------------------------------------------------------------------------------------------------------


@chapter
def ignore(s: State, side: int) -> Chapter:
    """A Shield: one Casualty for losing on an Army, or one for a symbol, before any is taken (LR-31.23, LR-41.40)."""
    now = fight(s)
    if not now.losses and not now.symbols:
        return
    seat = now.sides[side]
    about = {"losses": sum(n for _, n in now.losses), "symbols": now.symbols}
    chosen = yield from point(s, seat, "battle_ignore", battle_ignore.beside(DECLINE), about=about)
    if chosen == DECLINE.value:
        return
    if chosen == SYMBOL.value:
        now.symbols -= 1
        what: Ref = SYMBOL.ref
    else:
        k = next(k for k, (army, _) in enumerate(now.losses) if army == chosen)
        army, casualties = now.losses.pop(k)
        if casualties > 1:
            now.losses.insert(k, (army, casualties - 1))
        what = army_ref(seat, army)
    now.due[side] -= 1
    tell(s, "casualty_ignored", seat=seat, what=what)


def casualties(s: State, seat: int) -> list[Option]:
    """The own Armies with a Casualty for losing, and a Casualty for a symbol."""
    return [*army_options(seat, (army for army, _ in fight(s).losses)), SYMBOL]


@choice(casualties)
def battle_ignore(s: State, seat: int, chosen: Army | str) -> Clause | None:
    """A Casualty that would be taken."""
    return "LR-41.40" if isinstance(chosen, str) and not fight(s).symbols else None


# --- taking ---------------------------------------------------------------------------------------------------------


@chapter
def fall(s: State, side: int) -> None:
    """The Casualties for losing, each on its Army (LR-31.19, LR-31.21)."""
    now = fight(s)
    losses, now.losses = now.losses, []
    for army, n in losses:
        now.taken[side] += n
        lower_army(s, now.sides[side], army, n)


@chapter
def bleed(s: State, side: int) -> Chapter:
    """One Casualty for a symbol, on an own Army of choice; those beyond the Armies are ignored (LR-31.20, LR-31.22)."""
    now = fight(s)
    seat = now.sides[side]
    if not now.symbols or not armies_in(s, seat, now.region):
        now.due[side] -= now.symbols
        now.symbols = 0
        return
    begin(s, bleed, side)
    about = {"left": now.symbols, "taken": now.taken[side], "due": now.due[side]}
    army = yield from point(s, seat, "battle_casualty", battle_casualty, about=about)
    now.symbols -= 1
    now.taken[side] += 1
    lower_army(s, seat, army)


def fighting(s: State, seat: int) -> list[Option]:
    """The own Armies that are still in the Battle."""
    return army_options(seat, armies_in(s, seat, fight(s).region))


@choice(fighting)
def battle_casualty(s: State, seat: int, army: Army) -> Clause | None:
    """Any of them."""
    return None


PROMPTS = {
    "battle_ignore": ("LR-41.40", "LR-31.23"),
    "battle_casualty": ("LR-31.20", "LR-31.22", "LR-31.25"),
}
