"""Titles of a few lines: a test writes the chapters it needs, and nothing else is in the way."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from meadhall.kernel import (
    Ask,
    Audience,
    Chapter,
    Game,
    ImpossiblePosition,
    Option,
    Options,
    Outcome,
    Ref,
    Seat,
    State,
    Token,
    View,
    Zone,
    chapter,
    deal_tokens,
    face,
    register,
    show,
    then,
)
from meadhall.kernel.chapters import Written


class TinyState(State, kw_only=True):
    pile: list[Token]
    hands: list[list[Token]]
    log: list[int | str | list[int]] = []


def name_of(chapter: Callable[..., Chapter | None]) -> str:
    """What a chapter of a test is called, written as one or not."""
    return chapter.name if isinstance(chapter, Written) else chapter.__name__


class Tiny(Game[TinyState]):
    """Six runes in a pile, a hand for each seat, and the chapters of the test, begun in their order."""

    id = "tiny"
    prefix = "TY"
    rules = ()
    version = 1
    seats = range(1, 4)
    options = Options
    state = TinyState
    prompts = {"choose": ("TY-1.1",)}

    def __init__(
        self, *chapters: Callable[..., Chapter | None], later: Sequence[Callable[..., Chapter | None]] = ()
    ) -> None:
        self.chapters = {name_of(play): play for play in [*chapters, *later]}
        self.first = [name_of(play) for play in chapters]
        register(self)

    def setup(self, seats: int, options: Any) -> TinyState:
        s = TinyState(seats=seats, pile=[], hands=[[] for _ in range(seats)])
        s.pile = deal_tokens(s, [["ash", "birch", "cedar", "dogwood", "elm", "fir"]])[0]
        then(s, *([name] for name in self.first))
        return s

    def zones(self, s: TinyState) -> Iterable[Zone]:
        yield Zone("pile", s.pile)
        for seat, hand in enumerate(s.hands):
            yield Zone(f"hand.{seat}", hand)

    def view(self, s: TinyState, audience: Audience) -> View:
        return {
            "pile": [face(s, audience, t) for t in s.pile],
            "hands": [[face(s, audience, t) for t in hand] for hand in s.hands],
            "log": list(s.log),
        }

    def outcome(self, s: TinyState) -> Outcome | None:
        return Outcome((1,) * s.seats, (None,) * s.seats, "out_of_chapters", "TY-9.9")

    def vocabulary(self, options: Any) -> Sequence[Ref]:
        return ["do:a", "do:b", "do:c"]

    def check(self, s: TinyState) -> None:
        if "impossible" in s.log:
            raise ImpossiblePosition("The log says something impossible.")


def letters(s: TinyState, seat: Seat) -> Sequence[Option]:
    return [Option("do:a", 1), Option("do:b", 2)]


def no_c(s: TinyState, seat: Seat) -> dict[Ref, str]:
    return {"do:c": "TY-1.2"}


def shown_again(
    knowing: Sequence[Audience], to: Sequence[Audience], places: Sequence[int] = (0,)
) -> Callable[..., Chapter]:
    """A chapter in which some know the first rune of the pile; after a choice the runes at some places are shown."""

    def show_again(s: TinyState) -> Chapter:
        show(s, s.pile[:1], *knowing)
        yield Ask(0, "choose", letters)
        show(s, [s.pile[place] for place in places], *to)
        s.log.append("shown")

    return show_again


@chapter
def choose(s: TinyState) -> Chapter:
    """Seat 0 chooses a letter; the log keeps it."""
    s.log.append((yield Ask(0, "choose", letters, no_c)))
