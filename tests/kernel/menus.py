"""The toy's menu with one fault planted in each: free actions beside a decision, and what must not come before it."""

from collections.abc import Sequence

from meadhall.kernel import Ask, Chapter, Free, Option, Seat, Token, chapter, tell

from . import toy
from . import toy_table as table
from .faulty import Faulty
from .toy import Toy
from .toy_table import ToyState

REARRANGE = (Free(table.to_the_front, toy.rearrange),)


def lap_paid(s: ToyState, seat: Seat) -> Chapter:
    """Pays a point before it asks, and so again after each free action."""
    s.points[seat] += 1
    action = yield Ask(seat, "act", table.actions, table.forbidden, free=REARRANGE)
    tell(s, "acted", seat=seat, action=action)


def lap_announced(s: ToyState, seat: Seat) -> Chapter:
    """Tells whose turn it is before it asks, and so again after each free action."""
    tell(s, "laps", seat=seat)
    action = yield Ask(seat, "act", table.actions, table.forbidden, free=REARRANGE)
    tell(s, "acted", seat=seat, action=action)


def lap_with_a_second_menu(s: ToyState, seat: Seat) -> Chapter:
    """Has free actions at its second question: the chapter would ask the first one again."""
    yield Ask(seat, "bury", table.BURY)
    yield Ask(seat, "act", table.actions, table.forbidden, free=REARRANGE)


def openly_to_the_front(s: ToyState, seat: Seat) -> Sequence[Option]:
    return [Option(ref, token) for ref, token, _ in table.to_the_front(s, seat)]


def lap_on_record(s: ToyState, seat: Seat) -> Chapter:
    """Forgets that which card comes to the front is secret: the running record names it."""
    action = yield Ask(seat, "act", table.actions, table.forbidden, free=(Free(openly_to_the_front, toy.rearrange),))
    tell(s, "acted", seat=seat, action=action)


@chapter
def rearrange_in_sight(s: ToyState, seat: Seat, token: Token) -> None:
    """Moves a card without hide: who knew the hand sees which one moved."""
    s.hands[seat].remove(token)
    s.hands[seat].insert(0, token)


def no_more_actions(s: ToyState, seat: Seat) -> Sequence[Option]:
    return []


def lap_of_free_actions_alone(s: ToyState, seat: Seat) -> Chapter:
    """Offers no decision: when there were too many free actions, nothing is left."""
    yield Ask(seat, "act", no_more_actions, free=REARRANGE)


MENUS: list[tuple[int, Toy]] = [
    (2, Faulty("menu-that-is-paid-again", lap=lap_paid)),
    (2, Faulty("menu-after-an-announcement", lap=lap_announced)),
    (2, Faulty("menu-in-mid-chapter", lap=lap_with_a_second_menu)),
    (2, Faulty("menu-without-a-decision", lap=lap_of_free_actions_alone)),
    (11, Faulty("free-action-on-record", lap=lap_on_record)),
    (8, Faulty("free-action-in-sight", rearrange=rearrange_in_sight.play)),
]
