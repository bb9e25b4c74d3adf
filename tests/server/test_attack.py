"""The hall under attack: strangers, a guest with bad manners, and noise, while two people play in peace.

``make test`` attacks for a few seconds by a fixed seed, ``make attack`` for minutes and each time otherwise.
"""

import asyncio
import json
import os
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from meadhall.server.config import Limits
from tests.server.conftest import Served, served
from tests.server.generous import LOTS
from tests.server.guest import Guest
from tests.server.knocking import knocking, request
from tests.server.playing import play_out, two_at

SECONDS = float(os.environ.get("MEADHALL_ATTACK", "4"))
SEED = os.environ.get("MEADHALL_ATTACK_SEED", "1")
USUAL = replace(Limits(), tables=LOTS, handshakes=LOTS)
"""As in any hall; only that two people here play one match after the other without a rest."""
STRANGERS, GUESTS = "127.0.0.2", "127.0.0.3"
"""Where the attackers come from; who plays in peace lives elsewhere."""
PATHS = ("/api/me", "/api/games", "/api/tables", "/api/import", "/api/health", "/", "/assets/none.js", "/api/texts/en")
DEEDS = ("", "/join", "/leave", "/resign", "/rematch", "/steps", "/steps/0", "/steps/-1", "/record", "/hand-over")
MOST_MEMORY = 150_000_000
"""So many bytes more than before the hall may hold afterwards."""


class Attacker:
    """Somebody who makes things up, by a seed, until the time is over."""

    def __init__(self, seed: str, until: float, tables: list[str]) -> None:
        self.random, self.until, self.tables = Random(seed), until, tables
        self.answers: Counter[int] = Counter()

    def attempts(self) -> Iterator[int]:
        """One attempt after the other, while there is time."""
        number = 0
        while monotonic() < self.until:
            number += 1
            yield number

    # ---- what is made up

    def noise(self) -> bytes:
        return self.random.randbytes(self.random.choice((0, 1, 7, 60, 900, 9_000)))

    def anything(self, depth: int = 0) -> Any:
        """Some JSON: numbers at their limits, strange letters, lists in lists."""
        pick = self.random.randrange(8 if depth < 3 else 6)
        if pick == 6:
            return [self.anything(depth + 1) for _ in range(self.random.randrange(4))]
        if pick == 7:
            return {self.word(): self.anything(depth + 1) for _ in range(self.random.randrange(4))}
        return (None, True, self.random.choice((0, -1, 1, 2**31, 2**63, 10**400)), 1e308, self.word(), "")[pick]

    def word(self) -> str:
        words = (
            "seat",
            "ref",
            "do:pass",
            "card:1",
            "\u202e\u0000",
            "ᚠ" * 40,
            "../../etc",
            "' or 1=1 --",
            "<b>",
            "x" * 5000,
        )
        return self.random.choice(words)

    def spoiled(self, message: dict[str, Any]) -> str:
        """A message of the protocol, with something wrong with it; sometimes with nothing wrong."""
        message = dict(message)
        for _ in range(self.random.randrange(3)):
            field = self.random.choice([*message, "more"])
            if self.random.random() < 0.3:
                message.pop(field, None)
            else:
                message[field] = self.anything()
        text = json.dumps(message)
        return text[: self.random.randrange(len(text))] if self.random.random() < 0.1 else text

    def message(self) -> dict[str, Any]:
        kind = self.random.choice(("answer", "undo", "say", "preview", "ping", "table", "view"))
        seat, seq = self.random.randrange(3), self.random.randrange(9)
        return {"type": kind, "id": "1", "seat": seat, "seq": seq, "ref": "place:0", "text": "Skål"}

    def path(self) -> str:
        if self.random.random() < 0.4:
            return self.random.choice(PATHS)
        table = self.random.choice([*self.tables, "nowhere", "%2e%2e", "x" * 300])
        return f"/api/tables/{table}{self.random.choice(DEEDS)}"


class Stranger(Attacker):
    """Knocks with bytes: noise, broken requests, handshakes without a session."""

    async def run(self, hall: Served) -> None:
        async with knocking(hall.address, source=STRANGERS) as knock:
            for _ in self.attempts():
                with suppress(OSError, asyncio.IncompleteReadError, TimeoutError):
                    guest = await knock()
                    head = request(self.random.choice(("GET", "PUT", "BREW")), self.path(), {"host": "hall"})
                    cut = self.random.randrange(len(head))
                    guest.say(self.random.choice((head, head[:cut], head[:cut] + self.noise(), self.noise())))
                    await asyncio.sleep(self.random.random() / 50)
                    guest.leave()


class Lout(Attacker):
    """Has a session, and calls whatever there is, about whatever table."""

    async def run(self, hall: Served) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=GUESTS)
        async with httpx.AsyncClient(transport=transport, base_url=hall.address, timeout=30) as http:
            http.headers["origin"] = hall.address
            me = (await http.get("/api/me")).json()
            for _ in self.attempts():
                http.headers["x-meadhall"] = me.get("csrf", "") if self.random.random() < 0.9 else "guess"
                body = json.dumps(self.anything()) if self.random.random() < 0.8 else self.noise().decode("latin-1")
                method = self.random.choice(("GET", "POST", "PUT", "DELETE", "PATCH"))
                with suppress(httpx.HTTPError):
                    answer = await http.request(method, self.path(), content=body.encode())
                    self.answers[answer.status_code] += 1


class Heckler(Attacker):
    """Watches a table and sends messages that are nearly right."""

    async def run(self, guest: Guest) -> None:
        for _ in self.attempts():
            with suppress(ConnectionClosed, InvalidHandshake, OSError):
                async with guest.at(self.random.choice(self.tables)) as sitting:
                    for _ in range(self.random.randrange(1, 40)):
                        if self.random.random() < 0.05:
                            await sitting.socket.send(self.noise())
                        else:
                            await sitting.socket.send(self.spoiled(self.message()))
                        await asyncio.sleep(0)


def memory() -> int:
    """Bytes that this process holds, and with it the hall that is served in it."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.slow
async def test_two_play_in_peace_while_the_hall_is_attacked(tmp_path: Path) -> None:
    """Given the usual limits, when many attack at once, then matches go on to their end, and nothing else changes."""
    async with served(tmp_path, limits=USUAL) as hall:
        sigrun, bjarne, table = await two_at(hall)
        before, until = memory(), monotonic() + SECONDS
        strangers = [Stranger(f"{SEED}/stranger/{k}", until, [table]) for k in range(3)]
        louts = [Lout(f"{SEED}/lout/{k}", until, [table]) for k in range(3)]
        hecklers = [Heckler(f"{SEED}/heckler/{k}", until, [table]) for k in range(2)]
        attacks = [
            *(stranger.run(hall) for stranger in strangers),
            *(lout.run(hall) for lout in louts),
            *[heckler.run(await hall.guest()) for heckler in hecklers],
        ]
        attacking = [asyncio.create_task(attack) for attack in attacks]
        played = 0
        while True:
            async with sigrun.at(table) as s, bjarne.at(table) as b:
                await s.until("table")
                await b.until("table")
                await play_out(s, b)
                assert s.row["state"] == "over", "the match did not come to its end"
                assert all(seat["kind"] == "person" for seat in s.row["seats"]), "somebody took a seat"
            played += 1
            if monotonic() >= until:
                break
            opened = await sigrun.open("runes", "me", "open")
            table = opened["table"]
            await bjarne.post(f"/api/tables/{table}/join", {"invite": opened["invite"]})
            for attacker in (*strangers, *louts, *hecklers):
                attacker.tables.append(table)
        for task in attacking:
            task.cancel()  # some still wait for a farewell
        for ended in await asyncio.gather(*attacking, return_exceptions=True):
            assert ended is None or isinstance(ended, asyncio.CancelledError), ended

        answers = sum((lout.answers for lout in louts), Counter[int]())
        assert sum(answers.values()) > 10, "nobody attacked"
        assert not [status for status in answers if status >= 500], answers
        assert (await sigrun.get("/api/me"))["name"] == "Sigrun"
        assert (await sigrun.http.get("/api/health")).status_code == 200
        assert memory() - before < MOST_MEMORY
        assert played
