"""The toy with one fault planted in each: what the shared suite must catch, and by which property."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from meadhall.kernel import (
    EVERYONE,
    Ask,
    Chapter,
    Form,
    Option,
    Seat,
    Secret,
    Together,
    Zone,
    begin,
    button,
    hide,
    show,
    tell,
)

from . import toy
from . import toy_table as table
from .toy import Toy
from .toy_table import LATE, ToyState


class Faulty(Toy):
    """The toy with some chapters replaced by faulty ones."""

    def __init__(self, id: str, **chapters: Callable[..., Chapter | None]) -> None:
        self.id = f"toy-{id}"
        self.chapters = {**Toy.chapters, **chapters}


# ---- property 4: leaks


def late_if_it_has_one(s: ToyState, seat: Seat) -> Chapter:
    """Asks only those who hold a late card: now everybody knows who does not."""
    if any(s.faces[t] in LATE for t in s.hands[seat]):
        yield from toy.late(s, seat)


def reveal_to_who_may_answer(s: ToyState) -> None:
    """Puts only those on the agenda who hold a late card: the same leak, a chapter earlier."""
    toy.reveal(s)
    s.agenda[:] = [
        entry for entry in s.agenda if entry[0] != "late" or any(s.faces[t] in LATE for t in s.hands[entry[1]])
    ]


def peek_by_name(s: ToyState, seat: Seat) -> Sequence[Option]:
    return sorted(table.peekable(s, seat), key=lambda option: s.faces[option.value])


def peek_sorted(s: ToyState, seat: Seat) -> Chapter:
    """Offers hidden cards in the order of their names."""
    token = yield Ask(seat, "peek_at", peek_by_name)
    show(s, [token], seat)


def stash_telling(s: ToyState, seat: Seat) -> Chapter:
    """Leaves the secret field out where there is nothing to say, instead of hiding it."""
    token = yield Ask(seat, "stash", table.stash_cards, table.not_for_the_vault, secret=True)
    hide(s, s.hands[seat], seat)
    s.hands[seat].remove(token)
    s.vaults[seat].append(token)
    strong = {"strong": Secret(True, (seat,))} if s.faces[token] == "bear" else {}
    tell(s, "stashed", seat=seat, **strong)


def draft_unseen(s: ToyState) -> Chapter:
    """Passes a card on and forgets to show it to the neighbour."""
    drafting = [seat for seat in table.people(s) if len(s.packs[seat]) > 1]
    picks = yield Together(dict.fromkeys(drafting, (toy.pick_two,)))
    for seat in drafting:
        hide(s, s.packs[seat], seat)
        for token in picks[seat]:
            s.packs[seat].remove(token)
            s.hands[seat].append(token)
    for seat in table.people(s):
        s.hands[(seat + 1) % len(table.people(s))] += s.packs[seat]
        s.packs[seat] = []


def finish_in_the_dark(s: ToyState) -> None:
    """Counts the vaults without turning them up."""
    for seat, vault in enumerate(s.vaults):
        s.points[seat] += sum(table.STRENGTH[s.faces[t]] for t in vault)
    s.ended = "rounds"


# ---- property 8: a secret choice without hide


def lay_unhidden(s: ToyState) -> Chapter:
    """Lays cards face down without hide: who knew a card in the hand knows it on the table."""
    fighters = [seat for seat in table.people(s) if s.hands[seat]]
    chosen = yield Together({seat: Ask(seat, "lay", table.hand_cards, secret=True) for seat in fighters})
    for seat in fighters:
        s.hands[seat].remove(chosen[seat])
        s.laid[seat].append(chosen[seat])
    begin(s, "reveal")
    begin(s, "scout", 0)


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
    token = yield Ask(seat, "keep", [*table.cards_of(s, s.hands[seat]), button("pass")])
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
    yield from toy.lap(s, seat)
    s.points[seat] += len(_laps) % 2


def settle_by_set(s: ToyState) -> None:
    """Goes through a set of names: another order in another process."""
    toy.settle(s)
    names = {"wolf", "boar", "raven", "doom", "elk", "crow"}
    s.grudges["order"] = sum(ord(name[0]) * 31**place for place, name in enumerate(names))


# ---- property 3: a lost token


def feast_losing(s: ToyState, seat: Seat) -> Chapter:
    """Eats a card up."""
    token = yield Ask(seat, "feast", table.feast_cards, secret=True)
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
        forms[seat] = Ask(seat, "lay", lambda s, _: table.cards_of(s, s.hands[seat]), secret=True)  # noqa: B023
    yield Together(forms)
    begin(s, "reveal")


def twice(s: ToyState, seat: Seat) -> Sequence[Option]:
    return [Option(f"card:{s.faces[t]}", t) for t in s.hands[seat]]


def lay_twice(s: ToyState) -> Chapter:
    """Offers cards that are alike more than once."""
    yield Together({seat: Ask(seat, "lay", twice) for seat in table.people(s) if s.hands[seat]})
    begin(s, "reveal")


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


def endless_lap(s: ToyState, seat: Seat) -> Chapter:
    """Goes on for ever."""
    yield Ask(seat, "bury", table.BURY)
    begin(s, "lap", seat)


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
    (4, Faulty("who-is-asked", late=late_if_it_has_one)),
    (4, Faulty("who-will-be-asked", reveal=reveal_to_who_may_answer)),
    (4, Faulty("sorted-by-name", peek=peek_sorted)),
    (4, Faulty("field-left-out", stash=stash_telling)),
    (4, Faulty("missing-show", draft=draft_unseen)),
    (4, Faulty("missing-show-at-the-end", finish=finish_in_the_dark)),
    (8, Faulty("missing-hide", lay=lay_unhidden)),
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
    (2, Faulty("looking-changes-the-state", lap=lap_looking)),
    (2, Faulty("endless", lap=endless_lap)),
    (5, Faulty("undo-across-a-show", peek=peek_unnoticed)),
]
BY_ID = {game.id: game for _, game in FAULTS}
