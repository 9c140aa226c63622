"""The games as OpenSpiel games: import this module, then ``pyspiel.load_game("spieltisch_reef(players=3)")``.

OpenSpiel wants its numbers dense: an outcome of chance is its place in the list of the position's ``odds()``. A seat's
information state is its view, which holds all that it may remember too. Seats that plan at the same time are asked one
after the other, and none sees what another one planned.
"""

import json
from collections.abc import Callable
from typing import Any

from spieltisch.engine.contract import CHANCE, OVER, State
from spieltisch.engine.game import Game, Option
from spieltisch.engine.play import playout
from spieltisch.engine.record import Record
from spieltisch.engine.registry import game, games
from spieltisch.engine.rng import Rng
from spieltisch.engine.table import dump, load
from spieltisch.lab.arrays import Look
from spieltisch.lab.extra import missing_extra
from spieltisch.lab.observation import NoObservation, observation
from spieltisch.lab.reward import rewards

try:
    import numpy as np
    import pyspiel
except ImportError as missing:
    raise missing_extra("pyspiel", missing) from None

LONGEST = 20_000  # moves: the conformance suite asks that every random game ends before
Params = dict[str, Any]


def name(id: str) -> str:
    return f"spieltisch_{id}"


def parameters(options: tuple[Option, ...]) -> Params:
    """The rule variants that OpenSpiel can pass on: words, numbers and switches."""
    return {option.name: option.default for option in options if isinstance(option.default, bool | int | str)}


def game_type(rules: Game) -> Any:
    return pyspiel.GameType(
        short_name=name(rules.id),
        long_name=f"Spieltisch: {rules.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": rules.seats[0]} | parameters(rules.options),
    )


class SpielGame(pyspiel.Game):
    """One of our games with its seats and options; a class of its own is registered for each id."""

    rules: Game

    def __init__(self, params: Params | None = None) -> None:
        chosen = dict(params or {})
        self.seats = int(chosen.pop("players", self.rules.seats[0]))
        self.start = self.rules.new(self.seats, chosen)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions,
            max_chance_outcomes=observation(self.rules.id).MOST_OUTCOMES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.rules), info, params or {})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self, Position(self.start.copy()))

    def make_py_observer(self, kind: Any = None, params: Params | None = None) -> "Observer":
        return Observer(self.rules, params)


class Position:
    """A position in the form that OpenSpiel copies and stores: all attributes of a state, deeply.

    ``seen`` keeps what seats saw of it, since OpenSpiel asks again and again; a step empties it.
    """

    def __init__(self, state: State, seen: dict[tuple[str, int], Any] | None = None) -> None:
        self.state = state
        self.seen = {} if seen is None else seen

    def __deepcopy__(self, memo: object) -> "Position":
        return Position(self.state.copy(), self.seen.copy())

    def __reduce__(self) -> tuple[Callable[[str], "Position"], tuple[str]]:
        return stored, (json.dumps(dump(self.state)),)


def stored(text: str) -> Position:
    """A position from its JSON, checked against the components of the box."""
    return Position(load(json.loads(text)))


class SpielState(pyspiel.State):
    """One position."""

    def __init__(self, game: SpielGame, position: Position) -> None:
        super().__init__(game)
        self.position = position

    @property
    def rules(self) -> Game:
        found: Game = self.get_game().rules
        return found

    def current_player(self) -> int:
        turn = int(self.position.state.to_act())
        if turn == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if turn == CHANCE else turn

    def is_terminal(self) -> bool:
        return self.position.state.to_act() == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.state.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, odds) for number, (_, odds) in enumerate(self.position.state.odds())]

    def _apply_action(self, action: int) -> None:
        state = self.position.state
        self.position.seen.clear()
        if state.to_act() == CHANCE:
            state.step(state.odds()[action][0], CHANCE)
        else:
            state.apply(action, state.to_act())

    def _action_to_string(self, player: int, action: int) -> str:
        state, words = self.position.state, self.rules.view
        if player == pyspiel.PlayerId.CHANCE:
            return words.notation(state, state.odds()[action][0])
        return words.notation(state, action) if action in state.legal(player) else f"action {action}"

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * int(self.position.state.seats)
        return rewards(self.position.state.places())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A world that could be the true one for this player. It has no history: the true one would tell too much."""
        world = self.position.state.copy()
        world.redeal(player, Rng(int(sampler() * (1 << 53))))
        return SpielState(self.get_game(), Position(world))

    def __str__(self) -> str:
        """The whole position, secrets included."""
        return json.dumps(self.rules.position.dump(self.position.state), ensure_ascii=False)


class Observer:
    """What a seat sees: its view as text, the numbers of the game's observation.py as a tensor."""

    def __init__(self, rules: Game, params: Params | None) -> None:
        if params:
            raise ValueError(f"the observation takes no parameters, not {params}")
        self.view = rules.view.view
        self.look = Look(rules.id)
        self.tensor: Any = np.zeros(observation(rules.id).width, np.float32)
        self.dict = {}
        at = 0
        for part in observation(rules.id).LAYOUT:
            self.dict[part.name] = self.tensor[at : at + part.length]
            at += part.length

    def set_from(self, state: SpielState, player: int) -> None:
        seen, key = state.position.seen, ("numbers", player)
        if key not in seen:
            seen[key] = self.look(state.position.state, player)
        self.tensor[:] = seen[key]

    def string_from(self, state: SpielState, player: int) -> str:
        seen, key = state.position.seen, ("view", player)
        if key not in seen:
            position = state.position.state
            told = {"to_act": int(position.to_act()), "deciders": position.deciders(), **self.view(position, player)}
            seen[key] = json.dumps(told, separators=(",", ":"), ensure_ascii=False)
        return str(seen[key])


class Playouts:
    """An evaluator for OpenSpiel's searches: random games to the end, played inside our engine and so much faster."""

    def __init__(self, playouts: int = 1, seed: int = 0) -> None:
        self.playouts = playouts
        self.rng = Rng(seed)

    def evaluate(self, state: SpielState) -> Any:
        total: Any = np.zeros(int(state.position.state.seats))
        for _ in range(self.playouts):
            end = state.position.state.copy()
            playout(end, self.rng)
            total += rewards(end.places())
        return total / self.playouts

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


def record(state: SpielState) -> Record:
    """The game played on OpenSpiel so far as a record of ours, for replay and analysis."""
    played: SpielGame = state.get_game()
    options = {key: value for key, value in played.get_parameters().items() if key != "players"}
    written = Record(played.rules.id, played.seats, options)
    position = written.start()
    for action in state.history():
        written.play(position, position.odds()[action][0] if position.to_act() == CHANCE else action)
    return written


def register_all() -> list[str]:
    """Make every game known to ``pyspiel.load_game``; the names."""
    registered = []
    for id in games():
        try:
            observation(id)
        except NoObservation:
            continue
        rules = game(id)
        pyspiel.register_game(game_type(rules), type(f"{id}_game", (SpielGame,), {"rules": rules}))
        registered.append(name(id))
    return registered


NAMES = register_all()
