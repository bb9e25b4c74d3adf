"""Rune Duel, a game of the house for tests: hidden hands, secret choices, dice, and an end.

Each of two seats holds four of the twelve rune cards. In each of four rounds both lay one face down, together; then
the cards are shown, the later rune of the alphabet takes a point, and a die says who may swap a card of their hand
with the top of the deck, in secret. The faces are long and of different lengths, so that a leak shows.
"""

import sys
from collections.abc import Sequence
from typing import Any

from meadhall.kernel import (
    Ask,
    Audience,
    Chapter,
    Game,
    Option,
    Options,
    Outcome,
    Secret,
    State,
    Together,
    View,
    Zone,
    begin,
    below,
    button,
    chapter,
    chapters_of,
    deal_tokens,
    face,
    hide,
    show,
    shuffle,
    tell,
)
from meadhall.kernel.game import EVERYONE

FACES = [f"rune-{name}-{'x' * (3 * number)}" for number, name in enumerate("abcdefghijkl")]


class RuneOptions(Options, frozen=True, kw_only=True):
    """How long the duel is."""

    rounds: int = 4
    swaps: bool = True


class RuneState(State, kw_only=True):
    """The table of a duel."""

    options: RuneOptions
    deck: list[int] = []
    hands: list[list[int]] = []
    laid: list[list[int]] = []
    points: list[int] = []
    round: int = 0


@chapter
def deal(s: RuneState) -> None:
    """Everybody gets four cards."""
    shuffle(s, s.deck)
    for seat in range(s.seats):
        for _ in range(4):
            s.hands[seat].append(s.deck.pop())
        show(s, s.hands[seat], seat)
    tell(s, "dealt", first=Secret(s.faces[s.hands[0][0]], (0,)), cards=4)
    begin(s, rune_round)


def in_hand(s: RuneState, seat: int) -> Sequence[Option]:
    """The cards of a hand, by their places."""
    return [Option(f"place:{place}", token, secret=True) for place, token in enumerate(s.hands[seat])]


def swaps(s: RuneState, seat: int) -> Sequence[Option]:
    """A card of the hand, or nothing."""
    return [*in_hand(s, seat), button("keep")]


def refused(s: RuneState, seat: int) -> dict[str, str]:
    """The deck cannot be pointed at."""
    return {"deck:runes": "RR-3.8"}


@chapter("round")
def rune_round(s: RuneState) -> Chapter:
    """Lay, show, score, and perhaps swap."""
    laid = yield Together({seat: Ask(seat, "lay", in_hand, refused) for seat in range(s.seats)})
    for seat in range(s.seats):
        s.hands[seat].remove(laid[seat])
        s.laid[seat].append(laid[seat])
        hide(s, [laid[seat], *s.hands[seat]], seat)
    show(s, [laid[seat] for seat in range(s.seats)], EVERYONE)
    best = max(range(s.seats), key=lambda seat: s.faces[s.laid[seat][-1]])
    s.points[best] += 1
    s.round += 1
    tell(s, "laid", cards=[s.faces[s.laid[seat][-1]] for seat in range(s.seats)], winner=best)
    if s.round == s.options.rounds:
        return
    begin(s, rune_round)
    if s.options.swaps and s.deck:
        begin(s, swap, below(s, s.seats))


@chapter
def swap(s: RuneState, seat: int) -> Chapter:
    """One seat may swap a card with the deck, after looking whether it wants to."""
    yes = yield Ask(seat, "want_swap", [button("yes"), button("no")])
    if yes == "no":
        return
    token = yield Ask(seat, "swap", swaps)
    if token == "keep":
        tell(s, "kept", seat=seat)
        return
    hand = s.hands[seat]
    place = hand.index(token)
    hide(s, hand, seat)
    drawn = s.deck.pop()
    s.deck.insert(0, token)
    hand[place] = drawn
    show(s, [drawn], seat)
    tell(s, "swapped", seat=seat, gave=Secret(s.faces[token], (seat,)), got=Secret(s.faces[drawn], (seat,)))


class RuneDuel(Game[RuneState]):
    """The duel."""

    id = "runes"
    prefix = "ZZ"
    rules = ()
    version = 1
    seats = range(2, 4)
    options = RuneOptions
    state = RuneState
    chapters = chapters_of(sys.modules[__name__])
    prompts = {"lay": ("RR-3.8",)}

    def setup(self, seats: int, options: Any) -> RuneState:
        s = RuneState(seats=seats, options=options)
        (s.deck,) = deal_tokens(s, [FACES])
        s.hands, s.laid, s.points = [[] for _ in range(seats)], [[] for _ in range(seats)], [0] * seats
        begin(s, deal)
        return s

    def zones(self, s: RuneState) -> list[Zone]:
        return [
            Zone("deck", s.deck),
            *(Zone(f"hand.{seat}", hand) for seat, hand in enumerate(s.hands)),
            *(Zone(f"laid.{seat}", laid) for seat, laid in enumerate(s.laid)),
        ]

    def view(self, s: RuneState, audience: Audience) -> View:
        def seen(tokens: list[int]) -> list[str]:
            return [face(s, audience, token) or "hidden" for token in tokens]

        return {
            "hands": [seen(hand) for hand in s.hands],
            "laid": [seen(laid) for laid in s.laid],
            "points": list(s.points),
            "deck": len(s.deck),
        }

    def outcome(self, s: RuneState) -> Outcome | None:
        if s.round < s.options.rounds:
            return None
        ranks = tuple(1 + sum(other > mine for other in s.points) for mine in s.points)
        return Outcome(ranks, tuple(s.points), "rounds", "ZZ-1.1")

    def vocabulary(self, options: Any) -> list[str]:
        return [f"place:{place}" for place in range(4)] + ["do:yes", "do:no", "do:keep"]

    def check(self, s: RuneState) -> None:
        assert sum(s.points) == s.round

    def scene(self) -> View:
        return {"hidden": True}


GAME = RuneDuel()
