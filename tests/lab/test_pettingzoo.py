"""The games as environments for learners."""

from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

import numpy as np  # type: ignore[import-not-found, unused-ignore]
from pettingzoo.test import api_test, seed_test

from meadhall import Match, MeadhallError, NotOffered
from meadhall.bots import RandomBot, decide
from meadhall.bots.features import Features
from meadhall.kernel import Chance
from meadhall.kernel.titles import _games as games
from meadhall.lab.pettingzoo import TableEnv, env

from ..kernel.toy import TOY
from ..server import tug

POWERS = {"mode": "advanced", "offer": "draft"}
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("ragnarocks", 2, {}),
    ("ragnarocks", 2, {"supply": "40", "allow_zero_move": True}),
    ("ragnarocks", 2, POWERS),
    (
        "ragnarocks",
        2,
        {**POWERS, "offer": "chosen", "ivory_power": "odin", "red_power": "thor", "odin_open_hand": False},
    ),
    ("ragnarocks", 4, {"mode": "team"}),
    ("bloodrage", 2, {}),
    ("bloodrage", 4, {"no_draft_age_one": True}),
    ("reavers", 3, {}),
    ("lords", 2, {"temple_side": "b"}),
    ("lords", 3, {"followers": 1}),
]


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_it_keeps_pettingzoos_own_rules(game: str, seats: int, options: dict[str, Any]) -> None:
    api_test(env(game, seats, options), num_cycles=150)
    seed_test(lambda: env(game, seats, options), num_cycles=20)


def told(table: TableEnv, agent: str | None = None) -> dict[str, float]:
    """What an agent is told, by name, without the zeros; the one that is asked unless it is named."""
    seen = table.observe(agent or table.agent_selection)["observation"]
    return {name: float(number) for name, number in zip(table.features, seen, strict=True) if number}


OTHERS_HANDS = tuple(f"clan.{k} hand card:" for k in (1, 2, 3))


def of(table: TableEnv, what: str) -> set[str]:
    """The things of which something is told."""
    return {name.split()[1] for name in told(table) if name.split()[0] == what}


def point(table: TableEnv, *refs: str) -> None:
    for ref in refs:
        table.step(table.vocabulary.index(ref))


def test_an_agent_observes_what_its_seat_sees() -> None:
    table = env("ragnarocks")
    table.reset(seed=7)
    assert of(table, "own_viking") == {"hex:a2", "hex:a3", "hex:a4"}  # ivory begins
    assert of(table, "other_viking") == {"hex:j4", "hex:j5", "hex:j6"}
    assert of(table, "asked") == {"select_viking"}
    assert not of(table, "selected")
    point(table, "hex:a3")
    assert of(table, "selected") == {"hex:a3"}
    assert of(table, "asked") == {"move_to"}
    point(table, "hex:d6", "hex:g9")
    assert of(table, "stone") == {"hex:g9"}
    assert of(table, "other_viking") == {"hex:a2", "hex:d6", "hex:a4"}  # red is asked now


def test_a_draft_and_the_cards_are_observed() -> None:
    """Given the draft of an advanced game, then both see what is offered, and later whose card is whose."""
    table = env("ragnarocks", 2, POWERS)
    table.reset(seed=7)
    assert of(table, "asked") == {"offer_card"}
    point(table, "card:thor")
    assert of(table, "offered") == {"card:thor"}
    point(table, "card:hel")
    assert of(table, "asked") == {"take_card"}
    assert of(table, "offered") == {"card:thor", "card:hel"}
    point(table, "card:hel")
    mine = of(table, "own_card")
    assert mine | of(table, "other_card") == {"card:thor", "card:hel"}
    other = next(agent for agent in table.agents if agent != table.agent_selection)
    assert f"other_card {mine.pop()}" in told(table, other)


def test_a_learner_of_blood_rage_sees_its_own_cards_and_not_those_of_others() -> None:
    table = env("bloodrage", 4, {"no_draft_age_one": True})
    table.reset(seed=3)
    bot = RandomBot(1)
    while table.match.pending[0].prompt == "pick_clan":
        seat = table.match.pending[0].seat
        point(table, decide(bot, table.match, seat))
    for seat, agent in enumerate(table.agents):
        own = set(table.match.view(seat)["table"]["clans"][seat]["cards"])
        seen = told(table, agent)
        assert own == {
            name.split()[2] for name, number in seen.items() if name.startswith("clan.0 hand card:") and number == 1
        }
        assert all(number < 1 for name, number in seen.items() if name.startswith(OTHERS_HANDS))
        assert [seen[f"clan.{k} hand"] for k in range(4)] == [len(own)] * 4


def test_a_learner_of_reavers_sees_its_own_prophecies_and_how_many_others_hold() -> None:
    table = env("reavers", 3)
    table.reset(seed=3)
    for seat, agent in enumerate(table.agents):
        held = table.match.view(seat)["table"]["players"][seat]["prophecy_cards"]
        seen = told(table, agent)
        assert [seen[f"player.{k} prophecies"] for k in range(3)] == [len(held)] * 3
        assert {name.split()[2] for name in seen if name.startswith("player.0 prophecy ")} == {
            ref.removeprefix("card:").partition(".")[0] for ref in held
        }
        assert not any(name.startswith(("player.1 prophecy ", "player.2 prophecy ")) for name in seen)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_what_others_hold_makes_no_difference_to_what_is_told(game: str, seats: int, options: dict[str, Any]) -> None:
    """Given any question, when all that a seat cannot know is dealt anew, then it is told the same."""
    features = Features(game, seats, Match.new(game, seats, 1, options).options)
    for number, match in enumerate(tables(game, seats, options)):
        if number % 20 == 0:
            seat = match.pending[0].seat
            world = match.imagine(seat, Chance(number))
            assert features.numbers(world.view(seat)) == features.numbers(match.view(seat))


def test_learners_are_told_of_followers_behind_what_every_table_has() -> None:
    """Given a solo table, then the names of a table without Followers come first; a row and its ashes have numbers."""
    names = {n: env("lords", 2, {"followers": n}).features for n in (0, 1)}
    steps = [name for name in names[1] if name not in names[0] and name.startswith("step ")]
    base = [name for name in names[0] if not name.startswith(("asked", "other_asked", "about"))]
    assert len(steps) == 1
    assert [name for name in names[1] if name not in steps][: len(base)] == base
    assert not any(" row." in name or name.startswith("ashes") for name in names[0])

    table = env("lords", 2, {"followers": 1})
    table.reset(seed=3)
    while not (view := table.match.view(1)["table"])["ashes"]["regions"] or view["phase"] != "play":
        point(table, table.match.pending[0].options[0])
    seen, follower = told(table, "seat_1"), view["followers"][0]
    row = [card.removeprefix("card:").partition(".")[0] for card in follower["row"]]
    assert [seen[f"player.1 row.{place} {card}"] for place, card in enumerate(row)] == [1, 1, 1]
    assert {name.split()[1] for name in seen if name.startswith("ashes region:")} == set(view["ashes"]["regions"])
    assert seen["ashes left"] == view["ashes"]["left"]
    for number, region in enumerate(follower["regions"], 1):
        for what in ("defence", "difficulty"):
            assert seen.get(f"player.1 {what} region:{number}", 0) == (region[what] or 0)


def tables(game: str, seats: int, options: dict[str, Any]) -> Iterator[Match]:
    """Matches at random, at every question of theirs."""
    for seed in range(3):
        match, chance = Match.new(game, seats, seed, options), Chance(seed)
        while match.pending:
            yield match
            question = match.pending[0]
            match.answer(question.seat, question.options[chance.below(len(question.options))])


PAST = ("turns", "last", "result", "position", "known")
"""What a table says of the past or says again in other words; and sets of cards, of which a learner is told how likely
each is where."""


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_tables_that_look_different_are_told_apart(game: str, seats: int, options: dict[str, Any]) -> None:
    """Given all questions of some matches, then no two that a seat sees differently are told alike to it."""
    first = Match.new(game, seats, 1, options)
    features, seen = Features(game, seats, first.options), dict[tuple[int, bytes], tuple[Any, Any]]()
    assert len(set(features.names)) == len(features.names)
    for match in tables(game, seats, options):
        for seat in {0, match.pending[0].seat}:
            view = match.view(seat)
            numbers = np.array(features.numbers(view), np.float32)
            assert numbers.min() >= 0
            assert numbers.max() <= 1000
            table = {name: value for name, value in view["table"].items() if name not in PAST}
            asked = [(ask["seat"] == seat, ask["prompt"]) for ask in view["asked"]]
            before = seen.setdefault((seat, numbers.tobytes()), (table, asked))
            assert before == (table, asked)


def test_the_mask_is_the_ask() -> None:
    table = env("ragnarocks")
    table.reset(seed=7)
    other = next(agent for agent in table.agents if agent != table.agent_selection)
    allowed = np.flatnonzero(table.observe(table.agent_selection)["action_mask"])
    assert [table.vocabulary[action] for action in allowed] == ["hex:a2", "hex:a3", "hex:a4"]
    assert not table.observe(other)["action_mask"].any()
    with pytest.raises(NotOffered):
        table.step(table.vocabulary.index("hex:e4"))
    table.step(int(allowed[0]))
    with pytest.raises(ValueError, match="has to point at something"):
        table.step(None)


def played(table: TableEnv, seed: int) -> None:
    """A match at random, to its end."""
    bot = RandomBot(3)
    table.reset(seed=seed)
    while not any(table.terminations.values()):
        seat = table.match.pending[0].seat
        assert table.agent_selection == f"seat_{seat}"
        table.step(table.vocabulary.index(decide(bot, table.match, seat)))


def test_at_the_end_the_winner_is_rewarded() -> None:
    table = env("ragnarocks")
    played(table, 1)
    outcome = table.match.outcome
    assert outcome is not None
    assert len(outcome.winners) == 1
    assert {agent for agent, reward in table.rewards.items() if reward == 1} == {f"seat_{outcome.winners[0]}"}
    assert sum(table.rewards.values()) == 0
    assert table.match.view(-1)["table"]["position"] == table.render()


def test_a_team_is_rewarded_together() -> None:
    table = env("ragnarocks", 4, {"mode": "team"})
    played(table, 2)
    outcome = table.match.outcome
    assert outcome is not None
    assert len(outcome.winners) == 2
    assert [table.rewards[f"seat_{seat}"] for seat in outcome.winners] == [1.0, 1.0]
    assert sum(table.rewards.values()) == 0


def test_a_game_that_says_nothing_to_learners_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games, "tug", tug.GAME)
    with pytest.raises(MeadhallError, match="what a learner is told of tug"):
        env("tug")


class Nothing(Features):
    """Tells a learner nothing: the toy has not said what there is to tell."""

    def __init__(self, game: str, seats: int, options: Any) -> None:
        self.names = ("nothing",)

    def numbers(self, view: Any) -> list[float]:
        return [0.0]


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_an_automaton_is_no_agent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given the toy with its giant, then the giant moves by itself, and the others are rewarded by their ranks."""
    monkeypatch.setattr("meadhall.lab.pettingzoo.Features", Nothing)
    api_test(env(TOY.id, 3, {"giant": True}), num_cycles=60)
    table, chance = env(TOY.id, 3, {"giant": True}), Chance(3)
    table.reset(seed=3)
    assert table.agents == ["seat_0", "seat_1"]

    while not all(table.terminations.values()):
        assert table.match.automatic is None
        mask = np.flatnonzero(table.observe(table.agent_selection)["action_mask"])
        table.step(int(mask[chance.below(len(mask))]))

    outcome = table.match.outcome
    assert outcome is not None
    assert any(entry.seat == 2 for entry in table.match.entries)
    assert {agent: reward > 0 for agent, reward in table.rewards.items()} == {
        "seat_0": outcome.winners == (0,),
        "seat_1": outcome.winners == (1,),
    }
