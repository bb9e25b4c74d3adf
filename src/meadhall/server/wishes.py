"""Wishes: what somebody who plays alone said beforehand, answered when the table comes to ask it.

The rules ask at the table who follows Surtur, and after the draft which challenges there shall be. Whoever has said so
before they sat down is not asked again: the hall answers for them, once. A wish that is not offered is forgotten, and
so is one that was answered: whoever takes it back is asked.
"""

from typing import NamedTuple

from meadhall.kernel.ask import Ref, Seat
from meadhall.kernel.match import Match


class Wished(NamedTuple):
    """An answer that somebody gave beforehand."""

    seat: Seat
    ref: Ref


def next_wish(match: Match, wishes: dict[str, tuple[Ref, ...]]) -> Wished | None:
    """Takes the answer to the open ask out of the wishes, if there is one."""
    for question in match.pending if wishes else ():
        ref, *later = wishes.pop(question.prompt, ()) or (None,)
        if ref is not None and ref in question.options:
            if later:
                wishes[question.prompt] = tuple(later)
            return Wished(question.seat, ref)
    return None
