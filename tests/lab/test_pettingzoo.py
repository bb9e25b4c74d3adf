"""The games as environments for learners."""

import pytest

pytest.importorskip("pettingzoo")

import numpy as np  # type: ignore[import-not-found, unused-ignore]
from pettingzoo.test import api_test, seed_test

from meadhall import NotOffered
from meadhall.bots import RandomBot, decide
from meadhall.games.ragnarocks.board import NAMED
from meadhall.games.ragnarocks.bot import PLANES
from meadhall.lab.pettingzoo import TableEnv, env


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_it_keeps_pettingzoos_own_rules() -> None:
    api_test(env("ragnarocks"), num_cycles=400)
    seed_test(lambda: env("ragnarocks"), num_cycles=60)


def hexes(table: TableEnv, plane: str) -> set[str]:
    """The hexes that a plane marks for the agent whose turn it is."""
    seen = table.observe(table.agent_selection)["observation"][PLANES.index(plane)]
    return {name for name, hex in NAMED.items() if seen[hex]}


def test_an_agent_observes_what_its_seat_sees() -> None:
    table = env("ragnarocks")
    table.reset(seed=7)
    assert hexes(table, "own_vikings") == {"a2", "a3", "a4"}  # ivory begins
    assert hexes(table, "other_vikings") == {"j4", "j5", "j6"}
    assert len(hexes(table, "select_viking")) == 86
    assert hexes(table, "move_to") == hexes(table, "selected") == set()
    table.step(table.vocabulary.index("hex:a3"))
    assert hexes(table, "selected") == {"a3"}
    assert len(hexes(table, "move_to")) == 86


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


def test_at_the_end_the_winner_is_rewarded() -> None:
    table, bot = env("ragnarocks"), RandomBot(3)
    table.reset(seed=1)
    while not any(table.terminations.values()):
        seat = table.match.pending[0].seat
        assert table.agent_selection == f"seat_{seat}"
        table.step(table.vocabulary.index(decide(bot, table.match, seat)))
    outcome = table.match.outcome
    assert outcome is not None
    assert len(outcome.winners) == 1
    assert {agent for agent, reward in table.rewards.items() if reward == 1} == {f"seat_{outcome.winners[0]}"}
    assert sum(table.rewards.values()) == 0
    assert table.match.view(-1)["table"]["position"] == table.render()
