"""What the solo rules measure: distances, tucked cards, cards for a Battle, favourites (section 1)."""

from collections.abc import Iterable

from meadhall.kernel import Difficulty, Seat
from meadhall.kit.automaton import Number

from ..armies import place_of, value_of
from ..board import Place
from ..content import CONTENT
from ..heroes import attribute
from ..pieces import ATTRIBUTES, WISDOM, action_card
from ..state import NOTHING, Army, Follower, State, people
from .records import ActionCard, Challenge, Corrupted

LEAD = CONTENT.surtur.favourite_lead.value
"""By how much the favourite Attribute may lead and still be raised (LS-4.17)."""


def follower(s: State, seat: Seat) -> Follower:
    """What a Follower has besides a player's things."""
    return s.followers[seat]


def corrupted(s: State, seat: Seat) -> Corrupted:
    """A Follower's tile."""
    return CONTENT.followers[s.followers[seat].tile]


LEVELS = tuple(Difficulty(one.from_level, one.id) for one in CONTENT.surtur.difficulty)


def challenge_level(cards: Iterable[int]) -> Difficulty:
    """How hard challenges make a match: the sum of their levels, and what that is called (LS-15.5)."""
    level = sum(CONTENT.challenges[card].level for card in cards)
    return Difficulty(level, [one.name for one in LEVELS if one.level <= level][-1])


def by_side(s: State, numbers: tuple[int, int]) -> Place:
    """A Region by the number for this side of the board (LS-2.13)."""
    return numbers[s.seats > 2] - 1


def tucked(s: State, seat: Seat) -> int:
    """``t``: Blessings and Artifacts under a Follower's board (LS-1.11)."""
    return len(s.players[seat].blessings) + s.holders.count(seat)


def battle_cards(s: State, seat: Seat) -> int:
    """``k``: how many Combat cards a Follower may bring into a Battle (LS-1.12)."""
    return min(len(s.players[seat].hand), attribute(s, seat, WISDOM))


def preference(s: State, seat: Seat) -> tuple[int, ...]:
    """The Attributes in the order of a Follower's tile; the first is its favourite (LS-1.13)."""
    return tuple(map(ATTRIBUTES.index, corrupted(s, seat).attribute_preference))


def selected(s: State, seat: Seat) -> ActionCard:
    """The Action card that counts: the selected one, or the leftmost of the row while none is (LS-4.3, LS-4.6)."""
    now = s.followers[seat]
    return action_card(s, now.row[0 if now.place == NOTHING else now.place])


def lead(s: State, seat: Seat) -> int:
    """How far the favourite Attribute is above the larger of the two others; it may be below (LS-4.18)."""
    favourite, *others = (s.players[seat].attributes[which] for which in preference(s, seat))
    return favourite - max(others)


def favoured(s: State, seat: Seat) -> int:
    """What is raised before the lowest: the favourite Attribute, if it leads by no more than 1 (LS-4.17, LS-6.17)."""
    return preference(s, seat)[0] if lead(s, seat) <= LEAD else NOTHING


def challenged(s: State, id: str) -> Challenge | None:
    """A challenge card, if it is in the match (LS-2.44)."""
    return next((CONTENT.challenges[one] for one in s.challenges if CONTENT.challenges[one].id == id), None)


# --- people ---------------------------------------------------------------------------------------------------------


def human_armies(s: State) -> list[tuple[Seat, Army]]:
    """The Armies of all people on the board, each with its owner (LS-14.5)."""
    return [(seat, army) for seat in people(s) for army in s.players[seat].armies]


def highest_human_army(s: State, region: Place) -> int:
    """The value of the highest Army of a person in a Region; 0 where none stands."""
    return max((value_of(army) for _, army in human_armies(s) if place_of(army) == region), default=0)


# --- distances ------------------------------------------------------------------------------------------------------


def dist(s: State, one: Place, other: Place) -> int:
    """The borders between two Regions (LS-1.5 to LS-1.7)."""
    return s.board.distances[one][other]


def dist_to(s: State, region: Place, others: Iterable[Place]) -> Number:
    """The distance to the nearest of some Regions; None, more than any number, where there is none (LS-1.8)."""
    row = s.board.distances[region]
    return min((row[other] for other in others), default=None)


def human_regions(s: State) -> list[Place]:
    """The Regions that people control (LS-1.14, LS-14.5)."""
    seats = people(s)
    return [region for region, owner in enumerate(s.control) if owner in seats]


def near(s: State, region: Place) -> Number:
    """``near``: how far a Region is from what people control; 0 if they control it (LS-1.10)."""
    return dist_to(s, region, human_regions(s))


def not_own(s: State, seat: Seat) -> list[Place]:
    """The Regions that a Follower does not control: human, another Follower's or neutral ones (LS-1.14)."""
    return [region for region, owner in enumerate(s.control) if owner != seat]


def own_regions(s: State, seat: Seat) -> list[Place]:
    """The Regions that a Follower controls (LS-1.14)."""
    return [region for region, owner in enumerate(s.control) if owner == seat]


def exposed(s: State, seat: Seat, region: Place) -> int:
    """How many Regions adjacent to one are not own (LS-4.29)."""
    return sum(s.control[other] != seat for other in s.board.near[region])
