"""No byte that a client gets tells it what its seat may not know, and no size depends on it either."""

import json
import re
from typing import Any

from meadhall.games.bloodrage.game import GAME
from meadhall.kernel.game import SPECTATOR
from meadhall.kernel.match import Match
from meadhall.suite.naming import Words, known_faces, texts
from tests.server.conftest import Served
from tests.server.guest import Sitting
from tests.server.playing import load, two_at
from tests.server.runes import FACES


def faces_in(texts: list[str]) -> set[str]:
    return {face for face in FACES if any(re.search(rf"{face}(?!x)", text) for text in texts)}


def allowed(match: Match, seat: int | None) -> set[str]:
    """The faces that a seat may know now: shown ones, and its own hand."""
    s = match.state
    tokens = [token for laid in s.laid for token in laid] + (s.hands[seat] if seat is not None else [])
    return {s.faces[token] for token in tokens}


async def test_every_byte_that_a_client_gets(hall: Served) -> None:
    sigrun, bjarne, table = await two_at(hall, options={"rounds": 3})
    watcher = await hall.guest()
    guests = {0: sigrun, 1: bjarne, None: watcher}
    known: dict[int | None, set[str]] = {seat: set() for seat in guests}
    over_http: dict[int | None, list[str]] = {seat: [] for seat in guests}
    async with sigrun.at(table) as s, bjarne.at(table) as b, watcher.at(table) as w:
        sittings: dict[int | None, Sitting] = {0: s, 1: b, None: w}
        for sitting in sittings.values():
            await sitting.until("table")
        while not (match := await load(hall.hall.store, table)).over:
            for seat, guest in guests.items():
                known[seat] |= allowed(match, seat)
                for path in ("/record", "/steps", f"/steps/{match.seq}", ""):
                    over_http[seat].append((await guest.http.get(f"/api/tables/{table}{path}")).text)
                for foreign in {0, 1, -2} - {seat}:
                    await guest.get(f"/api/tables/{table}/steps/{match.seq}?as={foreign}", expect=403)
                heard = faces_in([*sittings[seat].heard, *over_http[seat]])
                assert heard <= known[seat], f"seat {seat} heard of {heard - known[seat]} after entry {match.seq}"
            question = match.pending[0]
            asked = sittings[question.seat]
            choice = "do:yes" if "do:yes" in question.options else question.options[0]
            await asked.send(type="preview", seat=question.seat, seq=match.seq, ref=choice)
            assert (await asked.answer(choice))["type"] == "done"
            for sitting in sittings.values():
                while sitting.view is None or sitting.view["seq"] < match.seq + 1:
                    await sitting.next()
        for seat, sitting in sittings.items():
            known[seat] |= allowed(match, seat)
            heard = faces_in(sitting.heard)
            assert heard <= known[seat], f"seat {seat} heard of {heard - known[seat]} at the end"
            assert faces_in(over_http[seat]), "the test must see faces to prove anything"
        assert faces_in(s.heard) - faces_in(w.heard), "the test sees nothing if nobody has secrets"


def named_in(words: Words, text: str) -> set[str]:
    """The cards that a text of the hall names, but for those in a set that Blood Rage names as one."""
    found = texts(json.loads(text))
    return {
        face
        for way, said in found
        if way[-3:] not in GAME.open_sets
        for _, faces in words.within(said)
        for face in faces
    }


async def test_cards_that_are_pointed_at_by_name(hall: Served) -> None:
    """Given a draft of Blood Rage, where answers are cards, then nobody gets the name of another's pick."""
    sigrun, bjarne, table = await two_at(hall, "bloodrage")
    watcher = await hall.guest()
    audiences = {0: sigrun, 1: bjarne, SPECTATOR: watcher}
    known: dict[int, set[str]] = {audience: set() for audience in audiences}
    async with sigrun.at(table) as s, bjarne.at(table) as b, watcher.at(table) as w:
        sittings = {0: s, 1: b, SPECTATOR: w}
        for sitting in sittings.values():
            await sitting.until("table")
        for _ in range(16):
            match = await load(hall.hall.store, table)
            words = Words(GAME, set(match.state.faces))
            for audience, guest in audiences.items():
                known[audience] |= known_faces(match.state, audience)
                got = [(await guest.http.get(f"/api/tables/{table}/{path}")).text for path in ("record", "steps")]
                for text in (*got, *sittings[audience].heard):
                    assert named_in(words, text) <= known[audience], f"{audience} got {text}"
            question = match.pending[-1]
            assert (await sittings[question.seat].answer())["type"] == "done"
            for sitting in sittings.values():
                while sitting.view is None or sitting.view["seq"] < match.seq + 1:
                    await sitting.next()
        assert match.state.clans[0].hand
        assert not known[SPECTATOR]
        assert named_in(words, (await sigrun.http.get(f"/api/tables/{table}/record")).text)


async def sizes(hall: Served, luck: dict[str, Any]) -> list[int]:
    """The sizes of all messages that seat 1 and the spectator get while seat 0 plays in secret."""
    sigrun, bjarne, table = await two_at(hall)
    watcher = await hall.guest("Ulf")
    async with sigrun.at(table) as s, bjarne.at(table) as b, watcher.at(table) as w:
        for sitting in (s, b, w):
            await sitting.until("table")
        await s.answer(luck["place"])
        for sitting in (b, w):
            while sitting.view is None or sitting.view["seq"] < 1:
                await sitting.next()
        heard = [[text for text in sitting.heard if '"type":"view"' in text] for sitting in (b, w)]
        own_hand = sum(len(face) for face in b.view["table"]["hands"][1]) if b.view else 0
        own_ask = sum(map(len, heard[0]))
        return [own_ask - own_hand, sum(map(len, heard[1]))]


async def test_sizes_do_not_depend_on_what_is_hidden(hall: Served) -> None:
    # Every table deals other cards of other lengths, and seat 0 lays another one each time.
    seen = {tuple(await sizes(hall, {"place": f"place:{n % 4}"})) for n in range(6)}
    assert len(seen) == 1
