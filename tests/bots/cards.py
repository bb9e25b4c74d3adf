"""A tiny game with something to hide: everybody holds one card, stands or swaps it, and the highest card wins."""

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest

from meadhall.kernel import (
    EVERYONE,
    Ask,
    Audience,
    Chapter,
    Option,
    Options,
    Outcome,
    Ref,
    Seat,
    State,
    Token,
    View,
    Zone,
    button,
    chapter,
    chapters_of,
    deal_tokens,
    face,
    game,
    show,
    shuffle,
    then,
    titles,
    to,
)

CARDS = ("1", "2", "3", "4", "5", "6")


class Table(State):
    """Who holds which card, and what lies in the deck."""

    hands: list[Token] = []
    deck: list[Token] = []
    thrown: list[Token] = []
    over: bool = False


@chapter
def deal(s: Table) -> None:
    shuffle(s, s.deck)
    for seat in range(s.seats):
        s.hands.append(s.deck.pop(0))
        show(s, [s.hands[seat]], seat)
    then(s, *(to(turn, seat) for seat in range(s.seats)), to(end))


def buttons(s: Table, seat: Seat) -> Sequence[Option]:
    return [button("stand"), *([button("swap")] if s.deck else [])]


@chapter
def turn(s: Table, seat: Seat) -> Chapter:
    if (yield Ask(seat, "stand_or_swap", buttons)) == "swap":
        s.thrown.append(s.hands[seat])
        s.hands[seat] = s.deck.pop(0)
        show(s, [s.hands[seat]], seat)


@chapter
def end(s: Table) -> None:
    show(s, s.hands, EVERYONE)
    s.over = True


class HighCard(game.Game[Table]):
    """The highest card wins."""

    id = "highcard"
    prefix = "HC"
    rules = ()
    version = 1
    seats = range(2, 5)
    options = Options
    state = Table
    chapters = chapters_of(sys.modules[__name__])
    prompts = {}

    def setup(self, seats: int, options: Any) -> Table:
        s = Table(seats=seats, agenda=[to(deal)])
        (s.deck,) = deal_tokens(s, [CARDS])
        return s

    def zones(self, s: Table) -> Iterable[Zone]:
        yield Zone("deck", s.deck)
        yield Zone("thrown", s.thrown)
        for seat, token in enumerate(s.hands):
            yield Zone(f"hand.{seat}", [token])

    def view(self, s: Table, audience: Audience) -> View:
        return {"hands": [face(s, audience, token) for token in s.hands], "deck": len(s.deck)}

    def outcome(self, s: Table) -> Outcome | None:
        if not s.over:
            return None
        scores = tuple(int(s.faces[token]) for token in s.hands)
        return Outcome(tuple(1 + sum(other > own for other in scores) for own in scores), scores, "shown", "HC-1.1")

    def check(self, s: Table) -> None:
        return None

    def folder(self) -> Path:
        return Path(__file__).parent

    def vocabulary(self, options: Any) -> Sequence[Ref]:
        return ("do:stand", "do:swap")


def visits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes the game known in the hall for one test."""
    monkeypatch.setitem(titles._games, "highcard", HighCard())
