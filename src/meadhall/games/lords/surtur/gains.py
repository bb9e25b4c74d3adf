"""What a Follower gains and gives: Runes at random, Army value where it has most to take (sections 3, 4 and 9).

Combat cards are drawn by ``pool.draw_cards``, which knows a Follower's limit and shows them to nobody.
"""

from collections.abc import Callable

from meadhall.kernel import Chapter, Clause, Seat, begin, below, chapter
from meadhall.kit.automaton import decide, highest

from ..armies import MOST, army_options, army_ref, place_of, raise_army, value_of
from ..asking import Asking
from ..heroes import raise_attribute
from ..pool import FOLLOWER_GAINS, draw_cards, pay_rune, return_rune, rune_limit, take_rune
from ..state import State
from .deciding import by_army, settle, step
from .measures import exposed, preference

__all__ = ["draw_cards", "gain_runes", "lose_runes", "raise_favourite", "random_runes", "spend_runes", "strengthen"]


# --- Runes ----------------------------------------------------------------------------------------------------------


@chapter(FOLLOWER_GAINS)
def gain_runes(s: State, seat: Seat, n: int) -> Chapter:
    """Random Runes of the Supply, up to the limit (LS-3.4, LS-3.18)."""
    if n := min(n, room(s, seat)):
        yield from step(seat, "follower_rune", about={"n": n})
        random_runes(s, seat, n)


def random_runes(s: State, seat: Seat, n: int) -> None:
    """The same after a step that was asked already."""
    for _ in range(min(n, room(s, seat))):
        take_rune(s, seat, _one_of(s, s.supply))


def room(s: State, seat: Seat) -> int:
    """How many Runes a Follower can still gain: to its limit, and as far as the Supply goes (LS-3.18, LS-3.28)."""
    return min(rune_limit(s, seat) - sum(s.players[seat].runes), sum(s.supply))


@chapter
def spend_runes(s: State, seat: Seat, n: int) -> Chapter:
    """A cost is paid with any Runes, random ones (LS-3.4, LS-3.19)."""
    yield from _give(s, seat, n, pay_rune)


@chapter
def lose_runes(s: State, seat: Seat, n: int) -> Chapter:
    """Random Runes go back to the Supply; what it does not have is waived (LS-3.4, LS-3.31)."""
    yield from _give(s, seat, n, return_rune)


def _give(s: State, seat: Seat, n: int, give: Callable[[State, Seat, int], None]) -> Asking:
    """So many Runes, one after the other; it is a step of its own only where chance decides (LS-1.17)."""
    runes = s.players[seat].runes
    n = min(n, sum(runes))
    chance = n < sum(runes) and sum(map(bool, runes)) > 1
    if chance:
        yield from step(seat, "follower_give", about={"n": n})
    for _ in range(n):
        give(s, seat, _one_of(s, runes) if chance else next(rune for rune, there in enumerate(runes) if there))


def _one_of(s: State, tokens: list[int]) -> int:
    """The type of a random token, each token as likely as any other (LS-1.4)."""
    at = below(s, sum(tokens))
    return next(rune for rune in range(len(tokens)) if at < sum(tokens[: rune + 1]))


# --- Armies and Attributes ------------------------------------------------------------------------------------------


@chapter
def strengthen(s: State, seat: Seat, n: int, clause: Clause = "LS-4.29") -> Chapter:
    """Points of Army value, each to the Army below 6 beside most Regions that are not own (LS-4.29, LS-4.30)."""
    armies = s.players[seat].armies
    growing = [army for army in armies if value_of(army) < MOST]
    if not growing:
        return
    chosen = decide(
        "strengthen",
        army_options(seat, growing),
        highest(clause, "exposed", lambda army: exposed(s, seat, place_of(army))),
        aside={army_ref(seat, army): clause for army in armies if army not in growing},
    )
    army = yield from settle(s, seat, "follower_strengthen", chosen, *by_army(s, seat), about={"left": n})
    raise_army(s, seat, army)
    if n > 1:
        begin(s, strengthen, seat, n - 1, clause)


def raise_favourite(s: State, seat: Seat, n: int = 1) -> None:
    """The favourite Attribute rises, not above 6 (LS-1.13, LS-9.30)."""
    raise_attribute(s, seat, preference(s, seat)[0], n)


PROMPTS = {
    "follower_rune": ("LS-3.4", "LS-3.18", "LS-1.17"),
    "follower_give": ("LS-3.4", "LS-3.19", "LS-3.31", "LS-1.17"),
    "follower_strengthen": ("LS-4.29", "LS-4.30", "LS-6.10", "LS-9.29"),
}
