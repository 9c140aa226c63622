"""A policy for Reef that learns to beat the greedy bot: proximal policy optimisation on many tables at once.

    pip install "spieltisch[lab]" torch
    python docs/examples/reef_ppo.py --minutes 30 --keep policy.pt

The learner has one seat of each table, greedy the other. It is told what ``reef_features.py`` makes of its observation:
a row about the table and a row about each open choice. One small network gives each choice its weight, another foresees
the result.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from reef_features import EACH_CHOICE, EACH_TABLE, POINTS, Array, Looked, look
from torch import Tensor, nn

from spieltisch.lab import vector
from spieltisch.lab.standings import wilson
from spieltisch.lab.tables import Tables

STEPS = 32  # of each table between two lessons
ROUNDS, CHUNKS = 3, 8  # a lesson goes over the steps so often, in so many pieces
FORGET, SMOOTH, CLIP, CURIOUS = 0.997, 0.95, 0.2, 0.01
A_POINT = 0.04  # a point of lead, where victory is worth 1: points come early, victory late


class Policy(nn.Module):
    def __init__(self, width: int = 64) -> None:
        super().__init__()
        self.table = nn.Linear(EACH_TABLE, width)
        self.choice = nn.Linear(EACH_CHOICE, width)
        self.weight = nn.Sequential(nn.ReLU(), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, 1))
        self.result = nn.Sequential(
            nn.Linear(EACH_TABLE, width), nn.Tanh(), nn.Linear(width, width), nn.Tanh(), nn.Linear(width, 1)
        )

    def forward(self, told: "Told") -> tuple[Tensor, Tensor]:
        """The logarithm of each choice's chance to be taken, and the result foreseen for each table."""
        weights = self.weight(self.choice(told.choices) + self.table(told.tables)[told.table]).squeeze(1)
        # softmax over the choices of each table
        most = torch.full((len(told.tables),), -1e9).scatter_reduce(0, told.table, weights.detach(), "amax")
        shifted = weights - most[told.table]
        total = torch.zeros(len(told.tables)).index_add(0, told.table, shifted.exp())
        return shifted - total.log()[told.table], self.result(told.tables).squeeze(1)


class Told:
    """What was seen, as tensors: the same memory, nothing is copied."""

    def __init__(self, seen: Looked) -> None:
        self.tables, self.choices = torch.from_numpy(seen.tables), torch.from_numpy(seen.choices)
        self.table, self.action = torch.from_numpy(seen.table), seen.action
        self.first = np.searchsorted(seen.table, np.arange(len(seen.tables)))  # of each table's choices


def drawn(told: Told, logs: Tensor) -> Tensor:
    """A choice for each table by its chances (Gumbel: the best after random bonuses)."""
    return best(told, logs - torch.log(-torch.log(torch.rand_like(logs))))


def best(told: Told, weights: Tensor) -> Tensor:
    """The number of each table's best choice in the list of choices."""
    order = np.lexsort((-weights.numpy(), told.table.numpy()))
    return torch.from_numpy(order[told.first])


def lead(tables: Tables) -> Array:
    """By how many points the learner leads; seats are counted from the one that looks."""
    return (tables.observations[:, POINTS] - tables.observations[:, POINTS + 1]).astype(np.float32)


class Lesson:
    """Steps of all tables, one row a step: what was seen, chosen and earned."""

    def __init__(self, policy: Policy, tables: Tables) -> None:
        self.told: list[Told] = []
        chosen, logs, foreseen, earned, ended = [], [], [], [], []
        self.won = self.games = 0.0
        with torch.no_grad():
            for _step in range(STEPS):
                told = Told(look(tables.observations, tables.masks))
                log, result = policy(told)
                choice = drawn(told, log)
                earned.append(torch.from_numpy(self.step(tables, told.action[choice.numpy()])))
                ended.append(torch.from_numpy(tables.ended.astype(np.float32)))
                self.told.append(told)
                chosen.append(choice)
                logs.append(log[choice])
                foreseen.append(result)
            foreseen.append(policy(Told(look(tables.observations, tables.masks)))[1])
        self.chosen, self.logs = chosen, logs
        self.gains, self.results = self.judged(foreseen, earned, ended)

    def step(self, tables: Tables, actions: Array) -> Array:
        """What the learner earned: victory or defeat, and points of its lead."""
        mine, row = tables.turns.copy(), np.arange(tables.count)
        before = lead(tables)
        tables.step(actions)
        after = np.where(tables.ended, tables.scores[row, mine] - tables.scores[row, 1 - mine], lead(tables))
        self.won += float((tables.rewards[row, mine][tables.ended] / 2 + 0.5).sum())
        self.games += int(tables.ended.sum())
        return (tables.rewards[row, mine] + A_POINT * (after - before)).astype(np.float32)

    def judged(self, foreseen: list[Tensor], earned: list[Tensor], ended: list[Tensor]) -> tuple[Tensor, Tensor]:
        """How much better each choice turned out than foreseen, and what the result was (generalised advantage)."""
        gains, gain = [torch.empty(0)] * STEPS, torch.zeros_like(earned[0])
        for step in reversed(range(STEPS)):
            goes_on = FORGET * (1 - ended[step])
            gain = earned[step] + goes_on * foreseen[step + 1] - foreseen[step] + SMOOTH * goes_on * gain
            gains[step] = gain
        all_gains = torch.stack(gains)
        return (all_gains - all_gains.mean()) / (all_gains.std() + 1e-6), all_gains + torch.stack(foreseen[:-1])


def learn(policy: Policy, optimiser: torch.optim.Optimizer, lesson: Lesson) -> None:
    for _round in range(ROUNDS):
        for steps in torch.randperm(STEPS).chunk(CHUNKS):
            loss = torch.zeros(())
            for step in steps.tolist():
                log, foreseen = policy(lesson.told[step])
                ratio = (log[lesson.chosen[step]] - lesson.logs[step]).exp()
                gain = lesson.gains[step]
                loss = loss - torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                loss = loss + 0.5 * (foreseen - lesson.results[step]).square().mean()
                loss = loss + CURIOUS * (log.exp() * log).sum() / len(foreseen)
            optimiser.zero_grad()
            (loss / len(steps)).backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()


def exam(policy: Policy, games: int, opponent: str, seed: int = 1_000_000) -> tuple[float, float, float]:
    """The share of games won by always taking the best choice, shared ones by half, and its 95 % interval."""
    tables = vector("reef", seats=2, tables=min(games, 256), opponents=opponent, seed=seed)
    won = played = 0.0
    # every table plays equally many games, so that short games do not count more often
    goal = -(-games // tables.count)
    done = np.zeros(tables.count, int)
    while (done < goal).any():
        mine = tables.turns.copy()
        told = Told(look(tables.observations, tables.masks))
        with torch.no_grad():
            choice = best(told, policy(told)[0])
        tables.step(told.action[choice.numpy()])
        counts = tables.ended & (done < goal)
        won += float((tables.rewards[np.arange(tables.count), mine][counts] / 2 + 0.5).sum())
        played += int(counts.sum())
        done += tables.ended
    return (won / played, *wilson(won, int(played)))


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--minutes", type=float, default=30, help="of processor time to learn for")
    asked.add_argument("--tables", type=int, default=256)
    asked.add_argument("--opponent", default="greedy")
    asked.add_argument("--games", type=int, default=2048, help="of the exam")
    asked.add_argument("--keep", type=Path, help="where the policy is kept after each lesson, and gone on with")
    said = asked.parse_args()
    torch.set_num_threads(1)  # the network is small
    torch.manual_seed(1)
    policy = Policy()
    optimiser = torch.optim.Adam(policy.parameters(), lr=1e-3)
    if said.keep and said.keep.exists():
        policy.load_state_dict(torch.load(said.keep))
    tables = vector("reef", seats=2, tables=said.tables, opponents=said.opponent, seed=1)
    number = steps = 0
    won: list[tuple[float, float]] = []
    while (spent := time.process_time()) < said.minutes * 60:
        for group in optimiser.param_groups:
            group["lr"] = 1e-3 * max(0.05, 1 - spent / (said.minutes * 60))
        lesson = Lesson(policy, tables)
        learn(policy, optimiser, lesson)
        number, steps = number + 1, steps + STEPS * tables.count
        won.append((lesson.won, lesson.games))
        if number % 10 == 0:
            share = sum(w for w, _ in won[-10:]) / max(1, sum(n for _, n in won[-10:]))
            print(f"{steps:10,} steps {time.process_time():7.0f} s  won {share:.0%} while learning", flush=True)
            if said.keep:
                torch.save(policy.state_dict(), said.keep)
    share, low, high = exam(policy, said.games, said.opponent)
    print(f"exam: won {share:.1%} of {said.games} games against {said.opponent} ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
