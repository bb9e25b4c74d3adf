"""A Follower of Surtur in a Battle: who comes to its aid, its Battle deck, its cards (solo rules, section 10)."""

from collections.abc import Iterator
from typing import Any, Literal

from meadhall.kernel import About, Chapter, Ref, Seat, button, chapter, shuffle, tell
from meadhall.kit.automaton import decide, highest

from ..armies import armies_in, army, army_options, army_ref, place_of, strength, support_army, value_of
from ..asking import Asking
from ..board import Place
from ..heroes import attribute
from ..pieces import AUTHORITY, region_ref
from ..state import NOTHING, Army, State, fight, is_follower
from .deciding import by_army, settle, step
from .measures import battle_cards, challenged, corrupted, follower, tucked

PASS, REVEAL = button("pass"), button("reveal")
Kind = Literal["army", "support", "temple", "tucked", "challenge"]
"""What counts in a Follower's Battle value besides its cards."""


# --- the defence ----------------------------------------------------------------------------------------------------


def defence_value(s: State, seat: Seat, region: Place) -> int:
    """A Follower's Armies in a Region, the strongest next to it, and Authority for a Temple (LS-10.3, LS-10.4)."""
    nearby = max(map(value_of, supporters(s, seat, region)), default=0)
    return strength(s, seat, region) + nearby + temple_value(s, seat, region)


def is_defended(s: State, region: Place) -> bool:
    """Whether others have to fight for a Region of a Follower, also without Armies there (LS-10.9, LS-10.11)."""
    owner = s.control[region]
    return is_follower(s, owner) and defence_value(s, owner, region) > 0


def supporters(s: State, seat: Seat, region: Place) -> list[Army]:
    """A Follower's Armies next to a Region."""
    return [one for one in s.players[seat].armies if place_of(one) in s.board.near[region]]


def temple_value(s: State, seat: Seat, region: Place) -> int:
    """What a Temple adds to the defence: the Follower's Authority (LS-10.4)."""
    return attribute(s, seat, AUTHORITY) if s.temples[region] else 0


@chapter
def follower_support(s: State, seat: Seat, region: Place) -> Chapter:
    """The strongest Army next to an attacked Region comes there before cards are played (LS-10.5, LS-10.15)."""
    if supporters(s, seat, region):
        supporting = yield from strongest_supporter(s, seat, region)
        support_army(s, seat, supporting, region)
        follower(s, seat).support = army(region, value_of(supporting))


def still_supports(s: State, seat: Seat, lowered: Army, by: int) -> None:
    """A supporting Army that was lowered in the Battle is the supporting one all the same (LS-10.7, LS-17.8)."""
    one = follower(s, seat)
    if one.support == lowered and lowered not in s.players[seat].armies:
        one.support = army(place_of(lowered), value_of(lowered) - by)


def strongest_supporter(s: State, seat: Seat, region: Place) -> Asking:
    """The supporting Army: the strongest next to a Region, by the tie-breaker of its owner (LS-10.4, LS-10.5)."""
    decision = decide("support", army_options(seat, supporters(s, seat, region)), highest("LS-10.4", "army", value_of))
    about: About = {"region": region_ref(region)}
    return (yield from settle(s, seat, "follower_support", decision, *by_army(s, seat), about=about))


def parts(s: State, side: int) -> Iterator[tuple[Kind, Ref, int]]:
    """What counts in a Follower's Battle value besides its cards: kind, ref and how much (LS-10.2 to LS-10.7)."""
    now = fight(s)
    seat, region = now.sides[side], now.region
    one = follower(s, seat)
    armies = armies_in(s, seat, region)
    if one.support in armies:  # the last of those that are alike
        armies.remove(one.support)
        armies.append(one.support)
    for k, own in enumerate(armies, 1):
        supports = k == len(armies) and own == one.support
        yield "support" if supports else "army", army_ref(seat, own), value_of(own)
    if side and s.temples[region]:
        yield "temple", region_ref(region), temple_value(s, seat, region)
    if tucked(s, seat):
        yield "tucked", f"follower:{corrupted(s, seat).id}", tucked(s, seat)
    tribute = challenged(s, "blood_tribute")
    if tribute is not None:  # Followers do not fight each other (LS-13.26)
        yield "challenge", f"challenge:{tribute.id}", tribute.battle_value


# --- cards ----------------------------------------------------------------------------------------------------------


@chapter
def follower_deck(s: State, seat: Seat) -> Chapter:
    """As many random cards of the hand as its Wisdom are the Battle deck; nobody sees them (LS-10.13, LS-10.14)."""
    hand, n = s.players[seat].hand, battle_cards(s, seat)
    if not hand:
        return
    yield from step(seat, "follower_deck", about={"hand": len(hand), "cards": n})
    shuffle(s, hand)
    follower(s, seat).cards = hand[:n]
    del hand[:n]
    tell(s, "battle_deck", seat=seat, n=n)


def follower_card(s: State, side: int, own: int, other: int) -> Asking:
    """The top card of its Battle deck, unless it is empty or the Battle is won as it stands (LS-10.20 to LS-10.22)."""
    now = fight(s)
    seat, behind = now.sides[side], 1 - side
    deck, ahead = follower(s, seat).cards, own > other or (own == other and side == 1)
    if not deck:
        decision = decide("card", [PASS], aside={REVEAL.ref: "LS-10.20"})
    elif now.passed[behind] and ahead:
        decision = decide("card", [PASS], aside={REVEAL.ref: "LS-10.21"})
    else:
        decision = decide("card", [REVEAL], aside={PASS.ref: "LS-10.22"})
    about: About = {
        "region": region_ref(now.region),
        "own": own,
        "other": other,
        "deck": len(deck),
        "passed": int(now.passed[behind]),
    }
    chosen: Any = yield from settle(s, seat, "follower_card", decision, about=about)
    return deck[-1] if chosen == REVEAL.value else chosen


def stand_down(s: State) -> None:
    """A Battle is over: what is left of a Battle deck goes back to the hand unseen (LS-10.36)."""
    now = fight(s)
    for side, seat in enumerate(now.sides):
        if is_follower(s, seat):
            one = follower(s, seat)
            s.players[seat].hand += one.cards
            one.cards, one.support = [], NOTHING
            one.won += side == now.winner


PROMPTS = {
    "follower_support": ("LS-10.4", "LS-10.5", "LS-10.15", "LS-10.16", "LS-13.28"),
    "follower_deck": ("LS-10.13", "LS-10.14"),
    "follower_card": ("LS-10.17", "LS-10.20", "LS-10.21", "LS-10.22", "LS-10.23", "LS-10.24"),
}
