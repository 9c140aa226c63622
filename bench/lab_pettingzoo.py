"""Steps a second of our PettingZoo environments beside PettingZoo's own, in one run on one core, by processor time.

An agent is shown its observation and mask at each step and takes a random legal action.
"""

import random
import time
import warnings
from collections.abc import Callable
from functools import partial
from typing import Any

SECONDS = 3.0


def steps_a_second(env: Any) -> float:
    choose = random.Random(1)
    began, steps, seed = time.process_time(), 0, 0
    while time.process_time() - began < SECONDS:
        env.reset(seed=seed)
        seed += 1
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else choose.choice(seen["action_mask"].nonzero()[0].tolist()))
            steps += 1
    return steps / (time.process_time() - began)


def environments() -> dict[str, Callable[[], Any]]:
    from pettingzoo.classic import connect_four_v3, leduc_holdem_v4

    import spieltisch
    from spieltisch.lab import pettingzoo

    ours = {f"ours: {id}": partial(pettingzoo.env, id) for id in spieltisch.games()}
    return {
        "PettingZoo: connect_four_v3": connect_four_v3.env,
        "PettingZoo: leduc_holdem_v4": leduc_holdem_v4.env,
        **ours,
    }


def main() -> None:
    from spieltisch._pure import compiled

    warnings.filterwarnings("ignore", category=DeprecationWarning)
    print(f"PettingZoo, steps a second (rules {'compiled' if compiled() else 'interpreted'}):")
    for name, make in environments().items():
        print(f"  {name:32} {steps_a_second(make()):10,.0f}", flush=True)


if __name__ == "__main__":
    main()
