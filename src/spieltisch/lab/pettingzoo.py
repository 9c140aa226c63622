"""The games as PettingZoo environments: agents act one after the other (AEC), with action masks.

    from spieltisch.lab import pettingzoo
    env = pettingzoo.env("reef", seats=3)

An agent is asked only where it has a choice; chance and forced choices are played in between. Where several seats plan
at the same time, they are asked one after the other, and none sees what another one planned.
"""

import secrets
from struct import Struct
from typing import Any

from spieltisch.engine.contract import OVER, State
from spieltisch.engine.errors import IllegalAction, SpieltischError
from spieltisch.engine.game import Json
from spieltisch.engine.play import advance
from spieltisch.engine.registry import game
from spieltisch.engine.rng import Rng
from spieltisch.lab.extra import missing_extra
from spieltisch.lab.observation import environment_name, observation, width
from spieltisch.lab.reward import rewards

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.env_logger import EnvLogger
except ImportError as missing:
    raise missing_extra("pettingzoo", missing) from None

Seen = dict[str, Any]  # {"observation": numbers of the layout, "action_mask": 1 for each legal action}
NUMBER = np.int16
ILLEGAL = -1.0  # the reward of an illegal action, which ends the game


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
    limits = np.iinfo(NUMBER)
    return spaces.Dict(
        {
            "observation": spaces.Box(limits.min, limits.max, (width(id),), NUMBER),
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
        self.numbers = observation(id).observe
        self.packed = Struct(f"{width(id)}h")
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
            self.rng = Rng(secrets.randbits(64) if seed is None else seed)
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
        try:
            self.position.apply(int(action), self.turn)
        except IllegalAction:
            if self.refuse:
                raise
            self.disqualify(agent)
            return
        self._cumulative_rewards[agent] = 0.0
        self.go_on()

    def disqualify(self, agent: str) -> None:
        """As PettingZoo's TerminateIllegalWrapper does."""
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
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

    def observe(self, agent: str) -> Seen:
        seat = self.seat_of[agent]
        mask = self.no_mask.copy()
        if seat == self.turn:
            mask[self.position.moves(seat)] = 1
        return {"observation": packed(self.packed, self.numbers(self.position, seat)), "action_mask": mask}

    def state(self) -> np.ndarray:
        """What all seats know together, one after the other: for training with a critic that sees everything."""
        return np.concatenate([packed(self.packed, self.numbers(self.position, seat)) for seat in range(self.seats)])

    def render(self) -> str:
        """The position in plain text, as a spectator sees it."""
        return self.game.view.show(self.position, None)

    def close(self) -> None:
        """Nothing is held open."""


def packed(form: Struct, seen: list[int]) -> np.ndarray:
    """The numbers as an array. Packed by hand it takes a third of the time that numpy needs to read a list."""
    buffer = bytearray(form.size)
    form.pack_into(buffer, 0, *seen)
    return np.frombuffer(buffer, NUMBER)
