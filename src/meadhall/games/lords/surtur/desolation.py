"""Desolation: tokens that Surtur's Followers lay around Yggdrasil, until he comes himself (sections 11 and 25)."""

from bisect import insort
from typing import Literal

from meadhall.kernel import About, Chapter, Seat, chapter, tell
from meadhall.kit.automaton import Decision, decide, lowest

from ..armies import MOST
from ..board import Place
from ..content import CONTENT
from ..movement import options_of
from ..pieces import region_ref
from ..state import NOBODY, State, is_follower
from ..victory import win
from .deciding import by_region, settle

SLOTS = CONTENT.surtur.slot
"""The slots of the Manifestation card; the empty ones are the leftmost (LS-25.6)."""
TOKENS = len(SLOTS)
Trigger = Literal["reinforce", "mobilize", "draft", "activation", "hunt", "monument", "maneuvers"]
"""What lays a token, in the order of LS-11.1 to LS-11.7; nothing else does (LS-11.8)."""


@chapter
def desolate(s: State, seat: Seat, trigger: Trigger) -> Chapter:
    """A Follower lays a token by Yggdrasil; if all of them lie there, Surtur manifests (LS-11.10, LS-11.22)."""
    if s.ash_laid:
        tell(s, "desolation_ignored", seat=seat, trigger=trigger, clause="LS-13.11")
        return
    if len(s.ashes) == TOKENS:
        win(s, seat, "surtur", "LS-11.22")
    found = sites(s, seat)
    if not found.left:
        tell(s, "desolation_ignored", seat=seat, trigger=trigger, clause="LS-11.15")
        return
    laid = len(s.ashes) + 1
    about: About = {"trigger": trigger, "left": TOKENS - laid, "needs": needed(s, laid)}
    region = yield from settle(s, seat, "follower_desolates", found, by_region(s, seat), about=about)
    s.followers[seat].ashes += 1
    s.ash_laid = len(s.followers) > 1
    lay_token(s, seat, region, trigger)


def sites(s: State, seat: Seat) -> Decision:
    """The Regions around Yggdrasil without a token: own ones first, people's last (LS-11.10, LS-11.11, LS-13.13)."""
    free = [region for region in s.board.around if region not in s.ashes]
    taken = {region_ref(region): "LS-11.10" for region in s.board.around if region in s.ashes}
    clause = "LS-13.13" if len(s.followers) > 1 else "LS-11.11"
    group = lowest(clause, "group", lambda region: _group(s, seat, region))
    return decide("desolation", options_of(free), group, aside=taken)


def _group(s: State, seat: Seat, region: Place) -> int:
    """In this order: own Regions, those of other Followers, neutral ones, those of people."""
    owner = s.control[region]
    if owner == seat:
        return 1
    if owner == NOBODY:
        return 3
    return 2 if is_follower(s, owner) else 4


def lay_token(s: State, seat: Seat, region: Place, trigger: Trigger | Literal["setup"]) -> None:
    """The leftmost token of the Manifestation card comes to a Region (LS-11.13)."""
    insort(s.ashes, region)
    left, needs = TOKENS - len(s.ashes), needed(s, len(s.ashes))
    tell(s, "desolation", seat=seat, region=region_ref(region), trigger=trigger, left=left, needs=needs)


def needed(s: State, laid: int) -> int:
    """The value an Army needs to remove one of so many tokens: the smallest number that shows (LS-11.17, LS-24.4)."""
    more = sum(CONTENT.challenges[challenge].removal for challenge in s.challenges)
    return min(SLOTS[laid - 1].number + more, MOST)


PROMPTS = {
    "follower_desolates": (
        *("LS-11.1", "LS-11.2", "LS-11.3", "LS-11.4", "LS-11.5", "LS-11.6", "LS-11.7"),
        *("LS-11.10", "LS-11.11", "LS-11.12", "LS-11.13", "LS-13.13"),
    ),
}
