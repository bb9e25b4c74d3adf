"""Partners: the bot that suits somebody who wants to play at once, found by how they did against bots before.

Whoever plays about as well as a bot beats it half of the time. How well somebody plays is estimated in rungs of the
title's ladder: the rung at which their latest results are likeliest, if a player beats the one a rung below in three of
four matches, which is what the ladders are made for (``docs/strength.md``). Everybody begins with a draw against the
gentlest bot, so that a single match does not lead far.
"""

from collections.abc import Iterable, Iterator
from math import log
from typing import NamedTuple

from msgspec.structs import replace

from meadhall.bots import bots_of
from meadhall.bots.registry import usual_bots
from meadhall.store import Store, StoredTable

from . import messages as say
from .seating import places_of, seats_of

LATEST = 20
"""So many of somebody's matches say how well they play now."""
ODDS = 3.0
"""So many matches a player wins for each that is lost against the rung below."""


class Result(NamedTuple):
    """How somebody did against a bot."""

    bot: str
    share: float
    """1 for a win, a half for a draw, 0 for a loss."""
    weight: float = 1.0
    """How much it counts: the bots of one match share it."""


async def suited(store: Store, person: str, titles: list[say.GameInfo]) -> list[say.GameInfo]:
    """The titles of the hall, each with the partner that suits a visitor."""
    found = []
    for title in titles:
        if title.partner is not None:
            latest = await store.tables_of(person, LATEST, over=True, game=title.id)
            title = replace(title, partner=_partner(title.id, latest, person), played=len(latest))
        found.append(title)
    return found


async def partner_of(store: Store, person: str, game: str) -> str:
    """The bot of a title that suits somebody."""
    return _partner(game, await store.tables_of(person, LATEST, over=True, game=game), person)


def _partner(game: str, latest: Iterable[StoredTable], person: str) -> str:
    return partner(game, [result for table in latest for result in results_of(table, person)])


def partner(game: str, results: Iterable[Result]) -> str:
    """The bot of a title whom somebody with these results beats about half of the time."""
    ladder = bots_of(game)
    (gentlest,) = usual_bots(game, 1)
    rungs = {bot: rung for rung, bot in enumerate(ladder)}
    known = [Result(gentlest, 0.5), *(result for result in results if result.bot in rungs)]

    def likelihood(rung: int) -> float:
        return sum(result.weight * _log_chance(rung - rungs[result.bot], result.share) for result in known)

    return ladder[max(range(rungs[gentlest], len(ladder)), key=likelihood)]  # of rungs alike the lower one


def _log_chance(ahead: int, share: float) -> float:
    """How likely a result is for somebody who stands so many rungs above the bot, as a logarithm."""
    wins = 1 / (1 + ODDS**-ahead)
    return share * log(wins) + (1 - share) * log(1 - wins)


def results_of(table: StoredTable, person: str) -> Iterator[Result]:
    """How somebody did against the bots of a match that is over; nothing where a bot played for them."""
    mine = [table.seats[seat] for seat in seats_of(table, person) if table.seats[seat].kind == "person"]
    if table.outcome is None or not mine or (mine[0].bot is not None and not mine[0].resigned):
        return
    own, ranks = mine[0].seat, table.outcome["ranks"]
    sides = [place.partition(".")[0] for place in places_of(table)] or [str(seat) for seat in range(len(ranks))]
    bots = [s for s in table.seats if s.kind == "bot" and s.bot is not None and sides[s.seat] != sides[own]]
    for s in bots:
        better = (ranks[own] < ranks[s.seat]) + (ranks[own] <= ranks[s.seat])
        yield Result(s.bot or "", 0.0 if mine[0].resigned else better / 2, 1 / len(bots))
