"""Subdue Territories: attempts by force or in peace, and the rewards of the tiles claimed (sections 8 and 17)."""

from meadhall.kernel import EVERYONE, Ask, Chapter, Clause, Option, Ref, Seat, begin, button, chapter, show, tell
from meadhall.kit.cards import ref
from meadhall.kit.choices import choice

from . import combat
from .artifacts import FREE, free_open, powers, spend_stored
from .crew import decided
from .effects import DECLINE, carry_out
from .paying import can_pay, pay_cost
from .pieces import STACK_OPTIONS, STACKS, stack_number, tile, tile_ref
from .state import State
from .words import ClaimInstead

STOP, REST, FORCE, PEACE = button("stop"), button("rest"), button("force"), button("peace")


@choice(STACK_OPTIONS)
def tile_to_try(s: State, seat: Seat, stack: int) -> Clause | None:
    """The top tile of a stack that can be tried by force or in peace (RM-8.6)."""
    if not s.stacks[stack]:
        return "RM-23.44"
    return None if combat.can_fight(s, seat) or can_pay(s, seat, STACKS[stack].peaceful) else "RM-8.6"


@chapter
def subdue_target(s: State, seat: Seat, left: int, first: bool) -> Chapter:
    """An attempt on a tile; from the second on one may stop (RM-8.4 to RM-8.7, RM-8.26)."""
    chosen = STOP.value
    if first or tile_to_try.any(s, seat) or free_open(s, seat):
        about = {"left": left}
        chosen = yield Ask(seat, "subdue_target", attempts, no_attempts, args=(first,), about=about, free=FREE)
        decided(s)
    if chosen == STOP.value:
        begin(s, turn_up, seat)
    elif chosen == REST.value:
        carry_out(s, seat, "rest")
    else:
        begin(s, subdue_method, seat, chosen, left)


def attempts(s: State, seat: Seat, first: bool) -> list[Option]:
    """The tiles that can be tried; stop from the second attempt on, rest where no first one is possible any more."""
    found = tile_to_try.options(s, seat)
    if not first:
        return [*found, STOP]
    return found or [REST]


def no_attempts(s: State, seat: Seat, first: bool) -> dict[Ref, Clause]:
    """Tiles that cannot be tried, and stopping before the first attempt."""
    refused = tile_to_try.refusals(s, seat)
    return refused | {STOP.ref: "RM-8.4"} if first else refused


@chapter
def subdue_method(s: State, seat: Seat, stack: int, left: int) -> Chapter:
    """By force or in peace; both are fixed once chosen (RM-8.8 to RM-8.16)."""
    ways = method.options(s, seat, stack)
    way = ways[0].value
    if len(ways) > 1:
        way = yield method.ask(seat, "subdue_method", stack, about={"stack": STACK_OPTIONS[stack].ref})
    if way == FORCE.value:
        begin(s, attempted, seat, stack, left)
        combat.begin_combat(s, seat, STACKS[stack].defence, STACK_OPTIONS[stack].ref)
    else:
        begin(s, subdued, seat, stack, left)
        pay_cost(s, seat, STACKS[stack].peaceful, STACK_OPTIONS[stack].ref)


@choice((FORCE, PEACE))
def method(s: State, seat: Seat, way: str, stack: int) -> Clause | None:
    """Force with at least one combat die, peace if its cost can be paid in full (RM-8.8)."""
    if way == FORCE.value:
        return None if combat.can_fight(s, seat) else "RM-20.4"
    return None if can_pay(s, seat, STACKS[stack].peaceful) else "RM-8.8"


@chapter
def attempted(s: State, seat: Seat, stack: int, left: int) -> None:
    """A won combat subdues the tile, a lost one uses the attempt up (RM-8.11 to RM-8.13)."""
    if combat.end_combat(s):
        begin(s, subdued, seat, stack, left)
    else:
        tell(s, "withstood", seat=seat, stack=STACK_OPTIONS[stack].ref)
        next_attempt(s, seat, left)


@chapter
def subdued(s: State, seat: Seat, stack: int, left: int) -> Chapter:
    """The tile is claimed, or with Laevateinn one of level 3 in its place (RM-8.11, RM-8.14, RM-12.52 to RM-12.54)."""
    if instead(s, seat, stack):
        about = {"stack": STACK_OPTIONS[stack].ref}
        chosen = yield Ask(seat, "laevateinn_use", instead_or_not, args=(stack,), about=about)
        if chosen != DECLINE.value:
            token, stack = chosen
            spend_stored(s, seat, token)
    token = s.stacks[stack].pop()
    s.players[seat].tiles.append(token)
    s.claimed.append(token)
    tell(s, "claimed", seat=seat, stack=STACK_OPTIONS[stack].ref, tiles=len(s.players[seat].tiles))
    next_attempt(s, seat, left)


def instead(s: State, seat: Seat, stack: int) -> list[Option]:
    """Each artifact that lets a tile of another level be claimed, with the stack of that tile."""
    beaten = STACKS[stack]
    return [
        Option(f"use>{ref(s, place.card)}", (place.card, other))
        for place, word in powers(s, seat, ClaimInstead)
        if beaten.level in word.beaten and s.stacks[other := stack_number(beaten.territory, word.level)]
    ]


def instead_or_not(s: State, seat: Seat, stack: int) -> list[Option]:
    """The same, or the tile that was beaten."""
    return [*instead(s, seat, stack), DECLINE]


def next_attempt(s: State, seat: Seat, left: int) -> None:
    """The seat's next attempt, or after the last one the rewards (RM-8.2, RM-8.19)."""
    if left > 1:
        begin(s, subdue_target, seat, left - 1, first=False)
    else:
        begin(s, turn_up, seat)


# --- the rewards ----------------------------------------------------------------------------------------------------


@chapter
def turn_up(s: State, seat: Seat) -> None:
    """The reward sides of the tiles claimed in this turn are turned up together (RM-8.19, RM-25.7)."""
    if s.claimed:
        show(s, s.claimed, EVERYONE)
        tell(s, "turned_up", seat=seat, tiles=[tile_ref(s, token) for token in s.claimed])
        begin(s, tile_order, seat)


@chapter
def tile_order(s: State, seat: Seat) -> Chapter:
    """The owner says whose reward is resolved next; each gives it once (RM-8.21 to RM-8.24)."""
    token = s.claimed[0]
    if len(s.claimed) > 1:
        token = yield Ask(seat, "tile_order", turned_up, free=FREE)
        decided(s)
    s.claimed.remove(token)
    if s.claimed:
        begin(s, tile_order, seat)
    tell(s, "tile_reward", seat=seat, tile=tile_ref(s, token))
    carry_out(s, seat, tile(s, token).id)


def turned_up(s: State, seat: Seat) -> list[Option]:
    """The tiles whose reward is still to come; those with the same reward are alike."""
    first = {tile(s, token).id: token for token in reversed(s.claimed)}
    return [Option(tile_ref(s, token), token) for token in s.claimed if first[tile(s, token).id] == token]


PROMPTS = {
    "subdue_target": ("RM-8.6", "RM-8.7", "RM-8.13", "RM-8.17", "RM-8.26", "RM-12.23"),
    "subdue_method": ("RM-8.8", "RM-8.10", "RM-8.14", "RM-8.15"),
    "laevateinn_use": ("RM-12.52", "RM-12.53", "RM-12.54"),
    "tile_order": ("RM-8.21", "RM-8.22", "RM-12.23"),
}
