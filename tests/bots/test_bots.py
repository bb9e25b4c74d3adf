"""Bots of every game: they point at what is offered, decide alike by seed, and never hold the truth."""

import asyncio
from collections.abc import Generator
from inspect import getattr_static
from types import ModuleType
from typing import Any

import pytest

from meadhall import Match, MeadhallError
from meadhall.bots import AskSeen, NeedsLoop, RandomBot, Seen, bots_of, decide, make_bot
from meadhall.kernel import Chance

from .cards import HighCard


@pytest.fixture
def match() -> Match:
    return Match.new(HighCard(), seats=3, seed=5)


def test_every_game_has_a_random_bot_and_ragnarocks_a_gentle_one() -> None:
    assert bots_of("ragnarocks")[:2] == ("random", "thrall")


def test_an_unknown_bot_is_named_with_those_that_there_are() -> None:
    with pytest.raises(MeadhallError, match=r"'loki' plays ragnarocks; there are: random, thrall"):
        make_bot("ragnarocks", "loki", 1)


def test_an_unknown_game_has_no_bots() -> None:
    with pytest.raises(MeadhallError, match="no game 'chess'"):
        bots_of("chess")


def play(seed: int) -> list[str | None]:
    match = Match.new("ragnarocks", seats=2, seed=3)
    bots = [RandomBot(f"{seed}/{seat}") for seat in range(2)]
    while match.pending:
        seat = match.pending[0].seat
        match.answer(seat, decide(bots[seat], match, seat))
    return [entry.ref for entry in match.entries]


def test_the_same_seed_gives_the_same_decisions() -> None:
    assert play(8) == play(8)
    assert play(8) != play(9)


def test_every_option_is_pointed_at_about_equally_often() -> None:
    match = Match.new("ragnarocks", seats=2, seed=3)
    match.answer(match.pending[0].seat, match.pending[0].options[0])
    question = match.pending[0]
    bot, seen = RandomBot(4), Seen.of(match, question.seat, 1.0)
    counts = dict.fromkeys(question.options, 0)
    for _ in range(200 * len(counts)):
        counts[_at_once(bot, seen)] += 1
    assert all(130 < count < 280 for count in counts.values())


def _at_once(bot: RandomBot, seen: Seen) -> str:
    thinking = bot.choose(seen)
    with pytest.raises(StopIteration) as decided:
        thinking.send(None)
    ref: str = decided.value.value
    return ref


# ---- deciding without an event loop


class Polite:
    """Lets others go first before it decides."""

    async def choose(self, seen: Seen) -> str:
        await asyncio.sleep(0)
        return seen.ask.options[0]


class Waiting:
    """Waits for something that only an event loop could wake."""

    class Bell:
        def __await__(self) -> Generator[str, None, None]:
            yield "not yet"

    async def choose(self, seen: Seen) -> str:
        await self.Bell()
        return seen.ask.options[0]


def test_a_bot_that_only_lets_others_go_first_decides_without_a_loop(match: Match) -> None:
    assert decide(Polite(), match, 0) == match.pending[0].options[0]


def test_a_bot_that_waits_for_something_outside_needs_a_loop(match: Match) -> None:
    with pytest.raises(NeedsLoop, match="event loop"):
        decide(Waiting(), match, 0)


def test_deciding_changes_nothing(match: Match) -> None:
    before = match.snapshot()
    decide(RandomBot(1), match, 0)
    assert match.snapshot() == before


def test_a_seat_that_is_not_asked_sees_nothing(match: Match) -> None:
    with pytest.raises(MeadhallError, match="Seat 2 is not asked now"):
        Seen.of(match, 2, 1.0)


# ---- what is seen


def test_the_ask_is_the_open_question(match: Match) -> None:
    seen, question = Seen.of(match, 0, 2.5), match.pending[0]
    assert seen.budget == 2.5
    assert seen.ask == AskSeen(0, question.prompt, dict(question.about), question.options, question.clauses)
    assert seen.options == match.options


def test_the_view_is_the_seats_own(match: Match) -> None:
    seen, own = Seen.of(match, 0, 1.0).view, match.view(0)
    for field in ("game", "audience", "asked", "ask", "outcome", "table"):
        assert seen[field] == own[field]


def test_what_is_seen_cannot_be_changed(match: Match) -> None:
    seen = Seen.of(match, 0, 1.0)
    for name in ("ask", "budget", "_world", "anything"):
        with pytest.raises(AttributeError):
            setattr(seen, name, 1)
    with pytest.raises(AttributeError):
        del seen.budget
    with pytest.raises(AttributeError):
        seen.ask.seat = 1  # type: ignore[misc]
    assert not hasattr(seen, "__dict__")


def reachable(start: object) -> list[object]:
    """Everything that attributes, items, closures and bound methods lead to."""
    found: dict[int, object] = {}
    waiting = [start]
    while waiting:
        thing = waiting.pop()
        if id(thing) in found or isinstance(thing, type | ModuleType | str | bytes | int | float):
            continue
        found[id(thing)] = thing
        waiting += _parts(thing)
    return list(found.values())


def _parts(thing: Any) -> list[object]:
    parts: list[object] = []
    if isinstance(thing, dict):
        parts += [*thing.keys(), *thing.values()]
    elif isinstance(thing, list | tuple | set | frozenset):
        parts += thing
    for cell in getattr(thing, "__closure__", None) or ():
        parts.append(cell.cell_contents)
    if (frame := getattr(thing, "gi_frame", None)) is not None:
        parts += frame.f_locals.values()
    for name in dir(thing):
        plain = not name.startswith("__") or name == "__self__"
        if plain and not isinstance(getattr_static(thing, name, None), property):
            parts.append(getattr(thing, name, None))
    return parts


def test_nothing_that_a_bot_holds_leads_to_the_match(match: Match) -> None:
    truth = {id(match): "match", id(match._engine): "engine", id(match.state): "state", id(match.state.faces): "faces"}
    truth[id(match._engine.run)] = "run"
    truth[id(match._engine.segment)] = "segment"
    assert id(match.state) in {id(thing) for thing in reachable(match)}  # the walk finds what there is
    seen = Seen.of(match, 0, 1.0)
    held = {truth[id(thing)] for thing in reachable(seen) if id(thing) in truth}
    assert held == set()
    assert not [thing for thing in reachable(seen) if isinstance(thing, Match)]


def test_what_others_hold_makes_no_difference_to_what_is_seen() -> None:
    """Given two deals that differ only in the others' cards, a seat sees the same and imagines the same."""
    one = Match.new(HighCard(), seats=3, luck=[[0, 1, 2, 3, 4, 5]])
    two = Match.new(HighCard(), seats=3, luck=[[0, 4, 3, 5, 2, 1]])
    assert one.state.faces[one.state.hands[0]] == two.state.faces[two.state.hands[0]]
    assert one.state.faces[one.state.hands[1]] != two.state.faces[two.state.hands[1]]
    first, second = (Seen.of(match, 0, 1.0, Chance(3)) for match in (one, two))
    assert first.view == second.view
    assert first.ask == second.ask


def test_imagined_worlds_hold_the_truth_as_often_as_chance_has_it(match: Match) -> None:
    """Given six cards of which the seat knows one, its neighbour's is one of five, each as likely."""
    seen, truth, chance = Seen.of(match, 0, 1.0), _card(match, 1), Chance(12)
    worlds = [seen.imagine(chance) for _ in range(1000)]
    assert 150 < sum(_card(world, 1) == truth for world in worlds) < 250
    assert all(_card(world, 0) == _card(match, 0) for world in worlds)


def _card(world: Any, seat: int) -> str:
    face: str = world.state.faces[world.state.hands[seat]]
    return face


def test_a_world_can_be_played_on_and_nothing_true_changes(match: Match) -> None:
    before = match.snapshot()
    world = Seen.of(match, 0, 1.0).imagine(Chance(1))
    while world.pending:
        world.answer(world.pending[0].seat, world.pending[0].options[0])
    assert world.outcome is not None
    assert match.snapshot() == before
