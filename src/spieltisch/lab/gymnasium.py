"""The games for one learner against bots, as Gymnasium environments.

    from spieltisch.lab.gymnasium import SeatEnv
    env = SeatEnv("reef", bots=["greedy"], seat=0)

or, as Gymnasium has it, ``gymnasium.make("spieltisch/reef-v1", bots=["greedy"])`` after importing this module.
"""

from collections.abc import Sequence
from typing import Any

from spieltisch.bots import Bot, Guest, bot, known_as
from spieltisch.bots.match import answer
from spieltisch.engine.contract import OVER, State, number
from spieltisch.engine.errors import BadSeats, IllegalAction
from spieltisch.engine.game import Json
from spieltisch.engine.play import advance
from spieltisch.engine.registry import game, games
from spieltisch.engine.rng import Rng
from spieltisch.lab.extra import missing_extra
from spieltisch.lab.observation import NoObservation, observation
from spieltisch.lab.reward import ILLEGAL, rewards
from spieltisch.lab.study import several

try:
    import gymnasium
    import numpy as np

    from spieltisch.lab.arrays import Look, array
    from spieltisch.lab.pettingzoo import Seen, seen_space
    from spieltisch.lab.tables import Tables
except ImportError as missing:
    raise missing_extra("gymnasium", missing) from None


class SeatEnv(gymnasium.Env):
    """One seat learns, bots take the others; ``seat=None`` sits down elsewhere in each game.

    ``bots`` names one for all other seats or one for each. ``shaped=True`` adds what the seat's points rose by,
    in hundredths, to the reward of each step, for learners that find the end too far away.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        id: str,
        bots: Sequence[Guest] | Guest = "random",
        seats: int | None = None,
        seat: int | None = 0,
        options: dict[str, Json] | None = None,
        reward: str = "place",
        shaped: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.game = game(id)
        names = [known_as(one) for one in several(bots)]
        self.seats = seats or (len(names) + 1 if len(names) > 1 else self.game.seats[0])
        self.start = self.game.new(self.seats, options or {})
        self.opponents = names * (self.seats - 1) if len(names) == 1 else names
        for name in names:
            bot(name, id, 0, None)  # refuses an unknown one at once
        if len(self.opponents) != self.seats - 1:
            raise BadSeats(f"{len(names)} bots are named for {self.seats - 1} seats; name one for all, or one each")
        if seat is not None and not 0 <= seat < self.seats:
            raise BadSeats(f"seat {seat} is none of 0 to {self.seats - 1}")
        self.fixed_seat = seat
        self.reward = reward
        self.shaped = shaped
        self.render_mode = render_mode
        self.look = Look(id)
        self.observation_space = seen_space(id)
        self.action_space = gymnasium.spaces.Discrete(self.game.actions)
        self.position: State = self.start
        self.seat = seat or 0
        self.players: list[Bot | None] = []
        self.rng = Rng(0)
        self.points = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """A new game, up to the seat's first choice. The same seed gives the same cards, dice and bots."""
        super().reset(seed=seed)
        while True:
            self.rng = Rng(int(self.np_random.integers(1 << 62)))
            self.seat = int(self.rng.below(self.seats)) if self.fixed_seat is None else self.fixed_seat
            self.players = [bot(name, self.game.id, int(self.rng.next()), None) for name in self.opponents]
            self.players.insert(self.seat, None)
            self.position = self.start.copy()
            self.go_on()
            self.points = self.position.scores()[self.seat]
            if self.position.to_act() != OVER:  # else the others ended it before the seat had any choice
                return self.seen(), self.told()

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """The seat's choice, and all others' up to its next one."""
        try:
            self.position.apply(int(action), self.seat)
        except IllegalAction as wrong:
            return self.seen(), ILLEGAL, True, False, self.told() | {"illegal": str(wrong)}
        self.go_on()
        over = self.position.to_act() == OVER
        earned = rewards(self.position.places(), self.reward)[self.seat] if over else 0.0
        if self.shaped:
            points = self.position.scores()[self.seat]
            earned += (points - self.points) / 100
            self.points = points
        return self.seen(), earned, over, False, self.told()

    def go_on(self) -> None:
        """Until the seat has a real choice, or the end."""
        advance(self.position, self.rng)
        while self.position.to_act() != OVER and self.seat not in self.position.deciders():
            turn = int(self.position.to_act())
            player = self.players[turn]
            self.position.step(answer(player, self.position, turn), turn)
            advance(self.position, self.rng)

    def seen(self) -> Seen:
        return {"observation": self.look(self.position, self.seat), "action_mask": self.mask()}

    def mask(self) -> np.ndarray:
        mask = np.zeros(self.game.actions, np.int8)
        mask[self.position.legal(self.seat)] = 1
        return mask

    def action_masks(self) -> np.ndarray:
        """The mask under the name that MaskablePPO of sb3-contrib asks for."""
        return self.mask().astype(bool)

    def told(self) -> dict[str, Any]:
        """Beside the observation: the mask once more, the seat, and the result when the game is over."""
        info: dict[str, Any] = {"action_mask": self.mask(), "seat": self.seat}
        if self.position.to_act() == OVER:
            info |= {"places": self.position.places(), "scores": self.position.scores()}
        return info

    def render(self) -> str | None:
        """The position in plain text, as the seat sees it."""
        return self.game.view.show(self.position, self.seat) if self.render_mode == "ansi" else None


class SeatsEnv(gymnasium.vector.VectorEnv):
    """Many tables like those of ``SeatEnv`` at once, for ``gymnasium.make_vec("spieltisch/reef-v1", num_envs=4096)``.

    A game that ends is followed by the next in the same step; its last observation is in ``info["final_obs"]``. With
    ``copy=False`` the arrays of an observation are the same after every step, with new numbers in them.
    """

    metadata = {"render_modes": [], "autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP}

    def __init__(
        self,
        id: str,
        num_envs: int = 1,
        bots: Sequence[Guest] | Guest = "random",
        seats: int | None = None,
        seat: int | None = 0,
        options: dict[str, Json] | None = None,
        reward: str = "place",
        shaped: bool = False,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        names = list(several(bots))
        seats = seats or (len(names) + 1 if len(names) > 1 else game(id).seats[0])
        company: list[Guest | None] = [*names * (seats - 1)] if len(names) == 1 else [*names]
        if seat is not None:
            if not 0 <= seat < seats:
                raise BadSeats(f"seat {seat} is none of 0 to {seats - 1}")
            company.insert(seat, None)
        self.tables = Tables(id, seats, num_envs, company, 0, options, reward, shaped)
        self.tables.batch.keep_last()
        self.last = array(self.tables.batch.last.numbers).reshape(num_envs, -1)
        self.copy = copy
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.single_observation_space = seen_space(id)
        self.single_action_space = gymnasium.spaces.Discrete(game(id).actions)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """New games. Table n has the seed ``seed + n``, or one each is given."""
        super().reset(seed=number(seed))
        self.tables.reset(int(self.np_random.integers(1 << 62)) if seed is None else seed)
        return self.seen(), self.told()

    def step(self, actions: Any) -> tuple[Seen, Any, Any, Any, dict[str, Any]]:
        """Each learner's choice, and all others' up to its next one. An illegal one ends the game with -1."""
        tables = self.tables
        self.last[tables.ended] = 0
        asked = tables.turns.copy()
        tables.take(actions)
        tables.go_on()
        info = self.told()
        if tables.ended.any():
            final = np.full(self.num_envs, None, object)
            for table in tables.ended.nonzero()[0]:
                mask = np.zeros(self.tables.masks.shape[1], np.int8)
                final[table] = {"observation": self.last[table].copy(), "action_mask": mask}
            ended = tables.ended.copy()
            info |= {"final_obs": final, "_final_obs": ended, "places": tables.places.copy(), "_places": ended}
            info |= {"scores": tables.scores.copy(), "_scores": ended}
        earned = tables.rewards[np.arange(self.num_envs), asked]
        return self.seen(), earned, tables.ended.copy(), np.zeros(self.num_envs, bool), info

    def seen(self) -> Seen:
        seen = {"observation": self.tables.observations, "action_mask": self.tables.masks}
        return {name: numbers.copy() for name, numbers in seen.items()} if self.copy else seen

    def told(self) -> dict[str, Any]:
        """Where the learner sits at each table."""
        return {"seat": self.tables.turns.copy(), "_seat": np.ones(self.num_envs, bool)}


# What gymnasium.make and make_vec call: their own first argument is called id.


def one_table(game: str, **asked: Any) -> SeatEnv:
    return SeatEnv(game, **asked)


def many_tables(game: str, **asked: Any) -> SeatsEnv:
    return SeatsEnv(game, **asked)


def register_all() -> None:
    """Make every game known to ``gymnasium.make``: ``spieltisch/reef-v1``."""
    for id in games():
        try:
            version = observation(id).VERSION
        except NoObservation:
            continue
        gymnasium.register(
            f"spieltisch/{id}-v{version}",
            "spieltisch.lab.gymnasium:one_table",
            vector_entry_point="spieltisch.lab.gymnasium:many_tables",
            kwargs={"game": id},
            disable_env_checker=True,
        )


register_all()
