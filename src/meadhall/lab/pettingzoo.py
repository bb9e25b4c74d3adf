"""Meadhall's games for PettingZoo: an AEC environment in which an action is pointing at one thing of the vocabulary.

>>> from meadhall.lab.pettingzoo import env
>>> table = env("ragnarocks")
>>> table.reset(seed=7)
>>> observation, reward, termination, truncation, info = table.last()

It needs the extra ``lab``. An agent observes what its seat sees, as numbers whose names stand in ``table.features``
(``bots/features.py``), and a mask of the actions that the ask offers.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np  # type: ignore[import-not-found, unused-ignore]
from gymnasium.spaces import Box, Dict, Discrete, Space  # type: ignore[import-not-found, unused-ignore]
from numpy.typing import NDArray  # type: ignore[import-not-found, unused-ignore]
from pettingzoo import AECEnv

from meadhall.bots.features import Features
from meadhall.kernel import Match, Ref, Seat, find
from meadhall.kernel.game import free_seats
from meadhall.kernel.options import read_options

from .sim import teams_of

Observation = dict[str, NDArray[Any]]
MOST = 1000.0
"""No number of an observation is greater."""


class TableEnv(AECEnv[str, Observation, int]):  # type: ignore[misc, unused-ignore]
    """One match at a time; the agents are its seats, but for those that the rules play."""

    metadata = {"name": "meadhall_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, game: str, seats: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        super().__init__()
        title = find(game)
        self._seats = title.seats[0] if seats is None else seats
        self._options = read_options(title, self._seats, dict(options or {}))
        self._game, self._features = title, Features(title.id, self._seats, self._options)
        self.features = self._features.names
        """What each number of an observation is, such as ``own_viking hex:a3``."""
        self.render_mode = "ansi"
        self.vocabulary: tuple[Ref, ...] = tuple(title.vocabulary(self._options))
        """What each action points at."""
        self._action = {ref: action for action, ref in enumerate(self.vocabulary)}
        self._teams = teams_of(title, self._seats, self._options)
        self._seat = {f"seat_{seat}": seat for seat in free_seats(title, self._seats, self._options)}
        self.possible_agents = list(self._seat)
        actions, numbers = len(self.vocabulary), len(self.features)
        self.action_spaces: dict[str, Space[Any]] = {agent: Discrete(actions) for agent in self.possible_agents}
        seen = Dict(
            {"observation": Box(0, MOST, (numbers,), np.float32), "action_mask": Box(0, 1, (actions,), np.int8)}
        )
        self.observation_spaces: dict[str, Space[Any]] = dict.fromkeys(self.possible_agents, seen)

    def observation_space(self, agent: str) -> Space[Any]:
        """What an agent may observe."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """What an agent may do: point at anything of the vocabulary that the mask allows."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new match; the same seed gives the same chances."""
        self.match = Match.new(self._game, self._seats, seed, self._options)
        self.match.run_on()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._agent(self.match.pending[0].seat)

    def _agent(self, seat: Seat) -> str:
        return f"seat_{seat}"

    def observe(self, agent: str) -> Observation:
        """What an agent's seat sees, and what it may point at now."""
        seat = self._seat[agent]
        mask: NDArray[np.int8] = np.zeros(len(self.vocabulary), np.int8)
        for question in self.match.pending:
            if question.seat == seat:
                mask[[self._action[ref] for ref in question.options]] = 1
        seen = np.array(self._features.numbers(self.match.view(seat)), np.float32)
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The selected agent points at a thing; NotOffered if the mask does not allow it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is still playing and has to point at something.")
        self.match.answer(self._seat[agent], self.vocabulary[int(action)])
        self.match.run_on()
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        outcome = self.match.outcome
        if outcome is None:
            self.agent_selection = self._agent(self.match.pending[0].seat)
        else:
            alone = len({self._teams[winner] for winner in outcome.winners}) == 1
            won = 1.0 if alone else 0.0  # a first place shared with an opponent is a draw
            for agent, seat in self._seat.items():
                self.rewards[agent] = won if outcome.ranks[seat] == 1 else -1.0
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> str:
        """The table, as a spectator sees it, in the title's own notation where it has one."""
        table = self.match.view(-1)["table"]
        return str(table.get("position", table))

    def close(self) -> None:
        """Nothing to put away."""


def env(game: str, seats: int | None = None, options: Mapping[str, Any] | None = None) -> TableEnv:
    """A title as an environment."""
    return TableEnv(game, seats, options)
