"""The games for one learner against bots, as Gymnasium environments.

    from spieltisch.lab.gymnasium import SeatEnv
    env = SeatEnv("reef", bots=["greedy"], seat=0)

or, as Gymnasium has it, ``gymnasium.make("spieltisch/reef-v1", bots=["greedy"])`` after importing this module.
"""

from struct import Struct
from typing import Any

from spieltisch.bots import Bot, bot
from spieltisch.engine.contract import OVER, State
from spieltisch.engine.errors import BadSeats, IllegalAction
from spieltisch.engine.game import Json
from spieltisch.engine.play import advance
from spieltisch.engine.registry import game, games
from spieltisch.engine.rng import Rng
from spieltisch.engine.seat import Seat
from spieltisch.lab.extra import missing_extra
from spieltisch.lab.observation import NoObservation, observation, width
from spieltisch.lab.reward import rewards

try:
    import gymnasium
    import numpy as np

    from spieltisch.lab.pettingzoo import ILLEGAL, Seen, packed, seen_space
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
        bots: list[str] | str = "random",
        seats: int | None = None,
        seat: int | None = 0,
        options: dict[str, Json] | None = None,
        reward: str = "place",
        shaped: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.game = game(id)
        names = [bots] if isinstance(bots, str) else list(bots)
        self.seats = seats or (len(names) + 1 if len(names) > 1 else self.game.seats[0])
        self.start = self.game.new(self.seats, options or {})
        self.opponents = names * (self.seats - 1) if len(names) == 1 else names
        if len(self.opponents) != self.seats - 1:
            raise BadSeats(f"{len(names)} bots are named for {self.seats - 1} seats; name one for all, or one each")
        if seat is not None and not 0 <= seat < self.seats:
            raise BadSeats(f"seat {seat} is none of 0 to {self.seats - 1}")
        self.fixed_seat = seat
        self.reward = reward
        self.shaped = shaped
        self.render_mode = render_mode
        self.numbers = observation(id).observe
        self.packed = Struct(f"{width(id)}h")
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
            self.players = [bot(name, self.game.id, int(self.rng.next())) for name in self.opponents]
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
            assert player is not None
            self.position.step(player.choose(Seat(self.position, turn)), turn)
            advance(self.position, self.rng)

    def seen(self) -> Seen:
        return {"observation": packed(self.packed, self.numbers(self.position, self.seat)), "action_mask": self.mask()}

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


def register_all() -> None:
    """Make every game known to ``gymnasium.make``: ``spieltisch/reef-v1``."""
    for id in games():
        try:
            version = observation(id).VERSION
        except NoObservation:
            continue
        gymnasium.register(
            f"spieltisch/{id}-v{version}",
            "spieltisch.lab.gymnasium:SeatEnv",
            kwargs={"id": id},
            disable_env_checker=True,
        )


register_all()
