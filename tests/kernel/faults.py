"""The toy with one fault planted in each: what the shared suite must catch, and by which property."""

from collections.abc import Iterable, Sequence
from typing import Any

from meadhall.kernel import EVERYONE, Ask, Chapter, Form, Option, Seat, Together, Zone, begin, button, hide, show

from . import toy
from . import toy_table as table
from .faulty import Faulty
from .frames import UNFRAMED
from .leaks import LEAKS
from .menus import MENUS
from .minding import MINDING
from .toy import Toy
from .toy_table import ToyState

# ---- property 7: facts kept over a yield


def scout_remembering(s: ToyState, seat: Seat) -> Chapter:
    """Reads the laid cards, asks, and then goes by what it read."""
    strongest = max(range(s.seats), key=lambda other: sum(table.STRENGTH[s.faces[t]] for t in s.laid[other]))
    token = yield Ask(seat, "scout", table.scoutable)
    if token != "pass":
        show(s, [token], seat)
    s.points[strongest] += 1


def lap_with_a_list(s: ToyState, seat: Seat) -> Chapter:
    """Writes down what may be pointed at before anybody looks: a list read from hidden faces, kept in an ask."""
    token = yield Ask(seat, "keep", [*table.cards_to_lay(s, seat), button("pass")])
    del token


# ---- property 9: a form that writes


def pick_and_write(s: ToyState, seat: Seat) -> Form:
    picks = yield from toy.pick_two(s, seat)
    s.grudges[f"seat:{seat}"] = seat
    return picks


def draft_writing(s: ToyState) -> Chapter:
    """The draft with a form that writes down who has chosen."""
    drafting = [seat for seat in table.people(s) if len(s.packs[seat]) > 1]
    picks = yield Together(dict.fromkeys(drafting, (pick_and_write,)))
    for seat in drafting:
        hide(s, s.packs[seat], seat)
        for token in picks[seat]:
            s.packs[seat].remove(token)
            s.hands[seat].append(token)


# ---- property 1: what is not in the state, and what is not the same everywhere

_laps: list[Seat] = []


def lap_counting(s: ToyState, seat: Seat) -> Chapter:
    """Counts laps outside the state."""
    _laps.append(seat)
    number = len(_laps)
    yield from toy.lap(s, seat)
    s.points[seat] += number


def settle_by_set(s: ToyState) -> None:
    """Goes through a set of names: another order in another process."""
    toy.settle(s)
    names = {"wolf", "boar", "raven", "doom", "elk", "crow"}
    s.grudges["order"] = sum(ord(name[0]) * 31**place for place, name in enumerate(names))


# ---- property 3: a lost token


def feast_losing(s: ToyState, seat: Seat) -> Chapter:
    """Eats a card up."""
    token = yield Ask(seat, "feast", table.feast_cards)
    if token != "done":
        s.hands[seat].remove(token)
        show(s, [token], EVERYONE)


class Doubling(Toy):
    """Counts a card in two places."""

    id = "toy-doubling"

    def zones(self, s: ToyState) -> Iterable[Zone]:
        yield from super().zones(s)
        yield Zone("top", s.deck[-1:])


# ---- property 2: asks that are none


def lay_with_closures(s: ToyState) -> Chapter:
    """Makes the lists by closures in a loop: all are offered the last seat's hand."""
    fighters = [seat for seat in table.people(s) if s.hands[seat]]
    forms: dict[Seat, Any] = {}
    for seat in fighters:
        forms[seat] = Ask(seat, "lay", lambda s, _: table.cards_to_lay(s, seat))  # noqa: B023
    yield Together(forms)
    begin(s, toy.reveal)


def twice(s: ToyState, seat: Seat) -> Sequence[Option]:
    return [Option(f"card:{s.faces[t]}", t) for t in s.hands[seat]]


def lay_twice(s: ToyState) -> Chapter:
    """Offers cards that are alike more than once."""
    yield Together({seat: Ask(seat, "lay", twice) for seat in table.people(s) if s.hands[seat]})
    begin(s, toy.reveal)


def nothing(s: ToyState, seat: Seat) -> Sequence[Option]:
    return []


def lap_without_options(s: ToyState, seat: Seat) -> Chapter:
    """Asks, and offers nothing."""
    yield Ask(seat, "act", nothing)


def unheard_of(s: ToyState, seat: Seat) -> Sequence[Option]:
    return [Option("rune:fehu", 0)]


def lap_unheard_of(s: ToyState, seat: Seat) -> Chapter:
    """Offers what the vocabulary does not have."""
    yield Ask(seat, "act", unheard_of)


def counted(s: ToyState, seat: Seat) -> Sequence[Option]:
    s.points[seat] += 1
    return [button("pass")]


def lap_looking(s: ToyState, seat: Seat) -> Chapter:
    """Changes the state when somebody looks."""
    yield Ask(seat, "act", counted)


def keep_off(s: ToyState, seat: Seat) -> dict[str, str]:
    return {"do:leave": "TY-2.1"}


def peek_refusing(s: ToyState, seat: Seat) -> Chapter:
    """Refuses what it offers."""
    token = yield Ask(seat, "peek_at", table.peekable)
    show(s, [token], seat)
    yield Ask(seat, "bury", table.BURY, keep_off)


def endless_lap(s: ToyState, seat: Seat) -> Chapter:
    """Goes on for ever."""
    yield Ask(seat, "bury", table.BURY)
    begin(s, toy.lap, seat)


# ---- property 5: undo across something learned


def peek_unnoticed(s: ToyState, seat: Seat) -> Chapter:
    """Lets somebody see a card behind the kernel's back; the look could be taken back."""
    token = yield Ask(seat, "peek_at", table.peekable)
    mind = s.minds[seat]
    others = [t for t in range(len(mind)) if mind[t] == mind[token] and t != token]
    for t in others:
        mind[t] = others[0]
    mind[token] = token
    yield Ask(seat, "bury", table.BURY)


FAULTS: list[tuple[int, Toy]] = [
    *LEAKS,
    *UNFRAMED,
    *MENUS,
    *MINDING,
    (7, Faulty("local-over-a-yield", scout=scout_remembering)),
    (7, Faulty("list-in-an-ask", lap=lap_with_a_list)),
    (9, Faulty("form-that-writes", draft=draft_writing)),
    (1, Faulty("module-global", lap=lap_counting)),
    (1, Faulty("iteration-over-a-set", settle=settle_by_set)),
    (3, Faulty("lost-token", feast=feast_losing)),
    (3, Doubling()),
    (2, Faulty("closure-in-options", lay=lay_with_closures)),
    (2, Faulty("thing-twice", lay=lay_twice)),
    (2, Faulty("no-option", lap=lap_without_options)),
    (2, Faulty("not-in-the-vocabulary", lap=lap_unheard_of)),
    (2, Faulty("offered-and-refused", peek=peek_refusing)),
    (2, Faulty("looking-changes-the-state", lap=lap_looking)),
    (2, Faulty("endless", lap=endless_lap)),
    (5, Faulty("undo-across-a-show", peek=peek_unnoticed)),
]
BY_ID = {game.id: game for _, game in FAULTS}
