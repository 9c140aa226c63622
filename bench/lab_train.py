"""Train a small policy on Reef with MaskablePPO (sb3-contrib) until it beats the random bot in three
games of four, beyond doubt; say how long it took.

pip install "spieltisch[lab]" sb3-contrib
python bench/lab_train.py
"""

import argparse
import time
from typing import Any

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from spieltisch.lab.gymnasium import SeatEnv
from spieltisch.lab.standings import wilson

ROUND = 8192  # steps between two exams
EXAM = 200  # games of an exam
GOAL = 0.75  # of the games won, beyond doubt: the lower end of the interval


def seat() -> SeatEnv:
    return SeatEnv("reef", bots="random", seat=None, shaped=True)


def exam(model: Any, games: int = EXAM, seed: int = 10_000) -> tuple[float, float]:
    """The share of games won against the random bot, and the lower end of its 95 % interval."""
    env = SeatEnv("reef", bots="random", seat=None, reward="win")
    wins = 0.0
    for number in range(games):
        seen, _ = env.reset(seed=seed + number)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, reward, over, _, _ = env.step(int(action))
        wins += reward
    return wins / games, wilson(wins, games)[0]


class UntilItBeatsRandom(BaseCallback):
    def __init__(self) -> None:
        super().__init__()
        self.began = time.perf_counter()
        self.next = ROUND

    def _on_step(self) -> bool:
        if self.num_timesteps < self.next:
            return True
        self.next += ROUND
        share, low = exam(self.model)
        spent = time.perf_counter() - self.began
        print(
            f"{self.num_timesteps:9,} steps  {spent:6.0f} s  won {share:.0%} of {EXAM} games against random", flush=True
        )
        return low <= GOAL


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--steps", type=int, default=500_000, help="give up after so many")
    steps = asked.parse_args().steps
    torch.set_num_threads(1)  # the network is small
    tables = DummyVecEnv([seat] * 4)
    model = MaskablePPO("MultiInputPolicy", tables, n_steps=512, batch_size=256, ent_coef=0.01, seed=1)
    print(f"before it has learned anything: won {exam(model)[0]:.0%} of {EXAM} games against random", flush=True)
    model.learn(steps, callback=UntilItBeatsRandom())
    share, low = exam(model, games=400, seed=20_000)
    print(f"final exam: won {share:.1%} of 400 games against random, at least {low:.1%} (95 %)")


if __name__ == "__main__":
    main()
