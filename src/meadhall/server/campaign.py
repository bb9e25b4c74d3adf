"""The campaign: how somebody did alone against the rules, in all, against each foe and with each challenge.

A match counts when it is over. One that was given up, or whose end was left to a bot, counts as left: it is neither won
nor lost, and ends a row of wins. One that goes on, and one that the hall had to close, count nowhere. Against several
foes a match counts for each of them, and so it does with several challenges. None of it is ever rated.
"""

from collections.abc import Callable, Sequence
from itertools import groupby, takewhile

from meadhall.kernel.ask import Ref
from meadhall.kernel.solo import Facing, Solo
from meadhall.store import Store, Venture

from . import messages as say
from .alone import whole_facing
from .seating import whole

PAST = 12
"""So many matches that are over are listed."""


async def campaign_of(store: Store, solo: Solo, person: str, game: str) -> say.Campaign:
    """All that somebody did alone in a title."""
    ventures = await store.ventures(person, game)
    over = [venture for venture in ventures if result_of(venture) is not None]
    return say.Campaign(
        whole=tally(solo, over),
        rows=[_row(solo, foe, [one for one in over if foe in facing(solo, one).foes]) for foe in solo.foes],
        challenges=_cells(solo, over),
        running=[_match(solo, venture) for venture in ventures if venture.state == "live"],
        past=[_match(solo, venture) for venture in over[:PAST]],
    )


def facing(solo: Solo, venture: Venture) -> Facing:
    """Whom and what a match is played against."""
    return whole_facing(solo, venture.facing, venture.wishes)


def result_of(venture: Venture) -> say.VentureResult | None:
    """How a match ended; nothing while it goes on, and where it was closed without an end."""
    if venture.state != "over" or venture.ranks is None:
        return None
    if venture.given_up:
        return "left"
    return "won" if venture.ranks[venture.seat] == 1 else "lost"


def tally(solo: Solo, ventures: Sequence[Venture]) -> say.SoloTally:
    """What matches that are over come to, the newest first."""
    results = [result_of(venture) for venture in ventures]
    won = [solo.difficulty(facing(solo, one).challenges) for one in ventures if result_of(one) == "won"]
    best = max(won, default=None)
    return say.SoloTally(
        matches=len(results),
        won=results.count("won"),
        lost=results.count("lost"),
        left=results.count("left"),
        best=None if best is None else say.Difficulty(level=best.level, name=best.name),
        last=results[0] if results else None,
        last_table=ventures[0].table if ventures else None,
        streak=sum(1 for _ in takewhile(lambda result: result == "won", results)),
        longest=max((len(list(row)) for result, row in groupby(results) if result == "won"), default=0),
    )


def _row(solo: Solo, foe: Ref, ventures: Sequence[Venture]) -> say.SoloRow:
    return say.SoloRow(foe=foe, whole=tally(solo, ventures), cells=_cells(solo, ventures))


def _cells(solo: Solo, ventures: Sequence[Venture]) -> list[say.SoloCell]:
    """Without a challenge, and then with each."""

    def cell(challenge: Ref | None, belongs: Callable[[Venture], bool]) -> say.SoloCell:
        return say.SoloCell(challenge=challenge, tally=tally(solo, list(filter(belongs, ventures))))

    def has(challenge: Ref) -> Callable[[Venture], bool]:
        return lambda venture: challenge in facing(solo, venture).challenges

    without = cell(None, lambda venture: not facing(solo, venture).challenges)
    return [without, *(cell(challenge, has(challenge)) for challenge in solo.challenges)]


def _match(solo: Solo, venture: Venture) -> say.SoloMatch:
    """A match in a line."""
    against = facing(solo, venture)
    level, name = solo.difficulty(against.challenges)
    return say.SoloMatch(
        table=venture.table,
        title=venture.title,
        foes=list(against.foes),
        challenges=list(against.challenges),
        hero=against.hero,
        difficulty=say.Difficulty(level=level, name=name),
        result=result_of(venture),
        at=whole(venture.updated_at),
    )
