"""One turn that is better than all others: proved by the fast board, or by a search that stays with it twice as far.

A result is proved for each turn by itself: the one is won, every other is not. Hexes are estimates, and count only
where the best turn leads by three of them however far is looked.
"""

from collections.abc import Iterator
from math import log
from typing import Literal, NamedTuple

from meadhall.kernel import MeadhallError

from ..bots.analyst import hexes
from ..fast import Limits, Position, Proof, Turn, search, turns

RESULTS: dict[Proof, float] = {"won": 1.0, "drawn": 0.5, "lost": 0.0}
_OTHERS: dict[Proof, Proof] = {"won": "lost", "drawn": "drawn", "lost": "won"}
PATIENCE = (15_000, 150_000, 1_500_000, 4_000_000)
"""So many positions are weighed for a proof, more and more of them until there is one."""
GLANCE = 3_000
"""So many for a look whether a turn can come near the best one at all."""
FAR = 100_000
"""So many for what a turn is worth in hexes."""
MARGIN = 3.0
"""By so many hexes the best turn leads."""
NEAR = 2 * MARGIN
"""What is farther behind than this at a glance is not looked at for longer."""
CLOSE = 12
"""So many turns are looked at for longer, whatever a glance says."""


class NotTheOne(MeadhallError):
    """A turn that is not better than all others, or not for certain; the text says why."""


class OneTurn(NamedTuple):
    """The turn that is better than all others."""

    turn: Turn
    measure: Literal["result", "points"]
    best: float
    second: float
    rival: Turn
    """The best of the others."""
    of: int


def certain(position: Position, turn: Turn, patience: tuple[int, ...] = PATIENCE) -> Proof | None:
    """What a turn leads to for the side that takes it, if that can be proved."""
    after = position.after(turn)
    for nodes in patience:
        proof = search(after, Limits(nodes=nodes)).proven
        if proof is not None:
            return _OTHERS[proof]
    return None


def in_hexes(position: Position, turn: Turn, nodes: int) -> float:
    """By how many hexes the side that takes a turn will probably lead after it."""
    value = -search(position.after(turn), Limits(nodes=nodes)).value
    sure = 1.0 - 1e-6
    value = max(-sure, min(value, sure))
    return hexes(log((1.0 + value) / (1.0 - value)), position.board)


def others(position: Position, turn: Turn) -> Iterator[Turn]:
    """All other turns, those that look best first."""
    looked = [idea.turn for idea in search(position, Limits(nodes=60_000)).ideas if idea.turn is not None]
    rest = sorted(set(turns(position)).difference(looked))
    return (other for other in (*looked, *rest) if other != turn)


def proved(position: Position, turn: Turn) -> OneTurn:
    """The turn, if it wins for certain, or draws, and no other leads as far; NotTheOne says why it is not."""
    result = certain(position, turn)
    if result not in ("won", "drawn"):
        raise NotTheOne(f"{turn} is not proved to win or to draw")
    best, second, rival, of = RESULTS[result], -1.0, turn, 1
    for other in others(position, turn):
        proof = certain(position, other)
        if proof is None:
            raise NotTheOne(f"it is not proved what {other} leads to")
        if RESULTS[proof] >= best:
            raise NotTheOne(f"there are two answers: {other} is {proof} too, as {turn} is {result}")
        of += 1
        if RESULTS[proof] > second:
            second, rival = RESULTS[proof], other
    return _one(OneTurn(turn, "result", best, second, rival, of))


def ahead(position: Position, turn: Turn, nodes: int = FAR) -> OneTurn:
    """The turn, if it is better than all others by three hexes; so many positions are weighed for each that is near.

    NotTheOne says why it is not.
    """
    best, second, rival, of = in_hexes(position, turn, nodes), -1e9, turn, 1
    for number, other in enumerate(others(position, turn)):
        of += 1
        worth = in_hexes(position, other, GLANCE)
        if number < CLOSE or worth > best - NEAR:
            worth = in_hexes(position, other, nodes)
        if worth > best - MARGIN:
            raise NotTheOne(f"there are two answers: {other} is worth {worth:.1f} hexes, and {turn} {best:.1f}")
        if worth > second:
            second, rival = worth, other
    return _one(OneTurn(turn, "points", best, second, rival, of))


def _one(found: OneTurn) -> OneTurn:
    if found.of == 1:
        raise NotTheOne(f"{found.turn} is the only turn that there is")
    return found
