"""The line of bots that wait to think: fair between people, and those first for whom somebody waits.

It is the turn of whoever had one longest ago, however many of their tables wait; somebody new stands behind all who
are there. So nobody waits for more than one bot of each of the others, and whoever asks seldom hardly waits.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from enum import IntEnum
from itertools import count

KNOWN = 10_000
"""How many people the line remembers; if they are more, it remembers only those who wait."""


class Looking(IntEnum):
    """Who looks at a table: the smaller, the sooner its bots think."""

    PLAYER = 0
    """One of its people."""
    WATCHER = 1
    """Somebody else."""
    NOBODY = 2
    """Nobody: its bots think when no others want to, and only a few at once."""


class Ticket:
    """A bot's place in the line."""

    __slots__ = ("alone", "called", "looking", "owner")

    def __init__(self, owner: str, looking: Looking) -> None:
        self.owner, self.looking = owner, looking
        self.called = asyncio.Event()
        self.alone = False
        """Whether it was called although nobody looks."""


class Line:
    """Lets so many bots think at once."""

    def __init__(self, places: int, alone: int = 1) -> None:
        self._free, self._free_alone = places, alone
        self._waiting: dict[Looking, dict[str, deque[Ticket]]] = {looking: {} for looking in Looking}
        self._last: dict[str, int] = {}
        """When each of the people had a turn, or came to the line for the first time."""
        self._moments = count()

    def ticket(self, owners: Sequence[str], looking: Looking) -> Ticket:
        """A place in the line, on the account of the one of a table's people who has fewest bots waiting."""
        return Ticket(min(owners, key=self.waiting), looking)

    def waiting(self, owner: str) -> int:
        """How many bots wait on somebody's account."""
        return sum(len(people.get(owner, ())) for people in self._waiting.values())

    @asynccontextmanager
    async def turn(self, ticket: Ticket) -> AsyncIterator[None]:
        """Waits until it is the bot's turn; afterwards its place is free for the next."""
        self._stand(ticket)
        self._call()
        try:
            await ticket.called.wait()
            yield
        finally:
            if ticket.called.is_set():
                self._free += 1
                self._free_alone += ticket.alone
            else:
                self._step_out(ticket)
            self._call()

    def look(self, ticket: Ticket, looking: Looking) -> None:
        """Somebody came to the table, or left it: the bot may have to stand elsewhere."""
        if ticket.called.is_set() or ticket.looking == looking:
            return
        self._step_out(ticket)
        ticket.looking = looking
        self._stand(ticket)
        self._call()

    def _stand(self, ticket: Ticket) -> None:
        if len(self._last) >= KNOWN:
            self._last = {owner: moment for owner, moment in self._last.items() if self.waiting(owner)}
        self._last.setdefault(ticket.owner, next(self._moments))
        self._waiting[ticket.looking].setdefault(ticket.owner, deque()).append(ticket)

    def _step_out(self, ticket: Ticket) -> None:
        people = self._waiting[ticket.looking]
        people[ticket.owner].remove(ticket)
        if not people[ticket.owner]:
            del people[ticket.owner]

    def _call(self) -> None:
        """Calls those whose turn it is, as long as there are places."""
        while self._free and (ticket := self._next()) is not None:
            self._step_out(ticket)
            self._last[ticket.owner] = next(self._moments)
            ticket.alone = ticket.looking is Looking.NOBODY
            self._free -= 1
            self._free_alone -= ticket.alone
            ticket.called.set()

    def _next(self) -> Ticket | None:
        """Whose turn it is."""
        for looking, people in self._waiting.items():
            if people and (looking is not Looking.NOBODY or self._free_alone):
                return people[min(people, key=self._last.__getitem__)][0]
        return None
