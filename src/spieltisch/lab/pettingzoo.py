"""The games as PettingZoo environments: agents act one after the other (AEC), with action masks.

    from spieltisch.lab import pettingzoo
    env = pettingzoo.env("reef", seats=3)

An agent is asked only where it has a choice; chance and forced choices are played in between. Where several seats plan
at the same time, they are asked one after the other, and none sees what another one planned.
"""

import secrets
from typing import Any

from spieltisch.engine.contract import OVER, State
from spieltisch.engine.errors import IllegalAction, SpieltischError
from spieltisch.engine.game import Json
from spieltisch.engine.play import advance
from spieltisch.engine.registry import game
from spieltisch.engine.rng import Rng
from spieltisch.lab.extra import missing_extra
from spieltisch.lab.observation import environment_name
from spieltisch.lab.reward import ILLEGAL, rewards

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.env_logger import EnvLogger

    from spieltisch.lab.arrays import Look, bounds
except ImportError as missing:
    raise missing_extra("pettingzoo", missing) from None

Seen = dict[str, Any]  # {"observation": numbers of the layout, "action_mask": 1 for each legal action}


def env(id: str, seats: int | None = None, options: dict[str, Json] | None = None, reward: str = "place") -> "TableEnv":
    """A game that an illegal action ends, with a reward of -1 for who took it and nothing for the others."""
    return TableEnv(id, seats, options, reward)


def raw_env(
    id: str, seats: int | None = None, options: dict[str, Json] | None = None, reward: str = "place"
) -> "TableEnv":
    """A game that refuses an illegal action: IllegalAction is raised and nothing changes."""
    return TableEnv(id, seats, options, reward, refuse=True)


def seen_space(id: str) -> spaces.Dict:
    """What ``observe`` gives."""
    low, high = bounds(id)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (game(id).actions,), np.int8),
        }
    )


class TableEnv(AECEnv):
    """One game; ``player_0`` is seat 0. Rewards come at the end, by place or by victory (``reward="win"``).

    What PettingZoo's usual wrappers do, it does itself: they take more time than the game.
    """

    def __init__(
        self,
        id: str,
        seats: int | None = None,
        options: dict[str, Json] | None = None,
        reward: str = "place",
        refuse: bool = False,
    ) -> None:
        super().__init__()
        self.game = game(id)
        self.seats = self.game.seats[0] if seats is None else seats
        self.start = self.game.new(self.seats, options or {})
        self.reward = reward
        self.refuse = refuse
        self.look = Look(id)
        rewards([1] * self.seats, reward)  # refuses an unknown way at once
        self.metadata = {
            "name": environment_name(id),
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = "ansi"
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: seen_space(id) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.game.actions) for agent in self.possible_agents}
        self.no_mask: Any = np.zeros(self.game.actions, np.int8)
        self.rng: Rng | None = None
        self.position: State = self.start
        self.turn = OVER

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed gives the same cards and dice; without one, chance goes on where it was."""
        if seed is not None or self.rng is None:
            self.rng = Rng(secrets.randbits(64) if seed is None else int(seed))
        self.position = self.start.copy()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.go_on()

    def step(self, action: int | None) -> None:
        if self.rng is None:
            raise SpieltischError("call reset before the first step")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction(f"{agent} must act, None is for agents whose game is over")
        self._cumulative_rewards[agent] = 0.0
        self.act(int(action), self.turn)

    def act(self, action: int, seat: int) -> None:
        """A choice of a seat, and all that follows by itself."""
        try:
            self.position.apply(action, seat)
        except IllegalAction:
            if self.refuse:
                raise
            self.disqualify(self.possible_agents[seat])
        else:
            self.go_on()

    def disqualify(self, agent: str) -> None:
        """As PettingZoo's TerminateIllegalWrapper does."""
        EnvLogger.warn_on_illegal_move()
        self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: ILLEGAL}
        self.terminations = dict.fromkeys(self.agents, True)
        self.turn = OVER
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def go_on(self) -> None:
        """To the next seat that has a real choice, or to the end."""
        assert self.rng is not None
        advance(self.position, self.rng)
        self.turn = int(self.position.to_act())
        if self.turn != OVER:
            self.agent_selection = self.possible_agents[self.turn]
            return
        earned = rewards(self.position.places(), self.reward)
        for agent in self.agents:
            self.rewards[agent] = earned[self.seat_of[agent]]
            self.terminations[agent] = True
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def choosing(self) -> list[int]:
        """Every seat that owes a choice."""
        return [] if self.turn == OVER else self.position.deciders()

    def observe(self, agent: str) -> Seen:
        return self.seen(self.seat_of[agent], self.seat_of[agent] == self.turn)

    def seen(self, seat: int, asked: bool) -> Seen:
        mask = self.no_mask.copy()
        if asked:
            mask[self.position.legal(seat)] = 1
        return {"observation": self.look(self.position, seat), "action_mask": mask}

    def state(self) -> np.ndarray:
        """What all seats know together, one after the other: for training with a critic that sees everything."""
        return np.concatenate([self.look(self.position, seat) for seat in range(self.seats)])

    def render(self) -> str:
        """The position in plain text, as a spectator sees it."""
        return self.game.view.show(self.position, None)

    def close(self) -> None:
        """Nothing is held open."""


def parallel_env(
    id: str, seats: int | None = None, options: dict[str, Json] | None = None, reward: str = "place"
) -> "TogetherEnv":
    """The same game with all agents asked at once: each step takes the actions of those who owe a choice."""
    return TogetherEnv(TableEnv(id, seats, options, reward))


class TogetherEnv(ParallelEnv):
    """Every agent answers at every step. Only the answers of those with an open action in their mask count: one seat's
    as a rule, several where they plan at the same time. An illegal action ends the game as in ``env``."""

    def __init__(self, table: TableEnv) -> None:
        self.table = table
        self.metadata = {**table.metadata, "is_parallelizable": True}
        self.render_mode = table.render_mode
        self.possible_agents = table.possible_agents
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        return self.seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        table = self.table
        for seat in table.choosing():
            table.act(int(actions[table.possible_agents[seat]]), seat)
            if table.turn == OVER:
                break
        seen, earned, over = self.seen(), table.rewards, table.terminations
        if table.turn == OVER:
            self.agents = []
        return seen, dict(earned), dict(over), dict(table.truncations), {agent: {} for agent in over}

    def seen(self) -> dict[str, Seen]:
        choosing = self.table.choosing()
        return {agent: self.table.seen(seat, seat in choosing) for agent, seat in self.table.seat_of.items()}

    def render(self) -> str:
        return self.table.render()
