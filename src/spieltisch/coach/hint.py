"""Advice for a choice that somebody owes now: what to do, why, and how the best choices compare.

It is made from what the seat knows: the same view and the same seed give the same advice, to the word.
"""

from typing import Any

from spieltisch.bots import thinker
from spieltisch.bots.explain import Explanation, Opinion, explain
from spieltisch.bots.search import SearchBot
from spieltisch.coach.moments import CLOSE
from spieltisch.engine.contract import CHANCE, OVER, State
from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.game import Text
from spieltisch.engine.record import Record, replay
from spieltisch.engine.registry import game_of, part
from spieltisch.engine.rng import Rng
from spieltisch.engine.seat import Seat
from spieltisch.engine.words import notation

LEVEL = "expert:iterations=2400:seconds=0"  # no clock: the same thought on every machine
REASONS = 2  # sentences that a person reads in a game


class NoHint(SpieltischError):
    """A position in which nobody has a choice to be advised on."""


def position_after(record: Record, move: int | None) -> State:
    last = len(record.moves)
    if move is not None and not 0 <= move <= last:
        raise NoHint(f"the record has {last} moves, there is no position after move {move}")
    positions = list(replay(record))
    return positions[last if move is None else move]


def advice(state: State, seat: int | None = None, level: str = LEVEL, seed: int = 0) -> dict[str, Any]:
    """What the search thinks of each choice, and why the best one is good, ready for JSON."""
    if state.to_act() == OVER:
        raise NoHint("the game is over: name an earlier move")
    if state.to_act() == CHANCE:
        raise NoHint("dice or cards decide here: name a move before or after")
    decider = int(state.to_act()) if seat is None else seat
    if not 0 <= decider < state.seats:
        raise NoHint(f"there is no seat {decider + 1}: {state.seats} play")
    if decider not in state.deciders():
        raise NoHint(f"seat {decider + 1} has no choice to make here")
    bot = thinker(level, game_of(state).id, seed)
    window = Seat(state, decider)
    return told(window.sample(Rng(seed)), bot, explain(bot, window))


def told(world: State, bot: SearchBot, found: Explanation) -> dict[str, Any]:
    """In words about an imagined position that looks the same to the seat."""
    choices = [in_words(world, found.seat, bot, one) for one in found.opinions]
    return {
        "seat": found.seat,
        "iterations": found.iterations,
        "reasons": [text.json() for text in reasons(world, found.opinions[0].action, found.seat)],
        "close": too_close(choices),
        "choices": choices,
        "line": [
            {
                "seat": step.seat,
                "action": step.action,
                "notation": notation(step.state, step.action),
                "text": game_of(step.state).view.choice(step.state, step.action, step.seat).text.json(),
            }
            for step in found.line
        ],
    }


def in_words(world: State, seat: int, bot: SearchBot, one: Opinion) -> dict[str, Any]:
    choice = game_of(world).view.choice(world, one.action, seat)
    return {
        "action": one.action,
        "notation": notation(world, one.action),
        "text": choice.text.json(),
        "touches": list(choice.touches),
        "visits": one.visits,
        "win": one.win,
        "error": bot.spread / one.visits**0.5 if one.visits else None,
        "place": one.place,
    }


def too_close(choices: list[dict[str, Any]]) -> bool:
    """Whether the second choice may be as good as the first: within the noise, or within what nobody notices."""
    if len(choices) < 2 or choices[0]["win"] is None or choices[1]["win"] is None:
        return False
    first, second = choices[:2]
    noise: float = 2 * (first["error"] ** 2 + second["error"] ** 2) ** 0.5
    return bool(first["win"] - second["win"] < max(CLOSE, noise))


def reasons_known(state: State, action: int, seat: int) -> list[Text]:
    """The same from what the seat knows of a position, always of the same imagined one; at least how it was found.

    For choices that many games played on have proved: where the game has nothing to say, these games do.
    """
    return reasons(Seat(state, seat).sample(Rng(0)), action, seat) or [Text("reason-played-on")]


def reasons(world: State, action: int, seat: int) -> list[Text]:
    """What the game itself says for a choice, the weightiest first; nothing where it has nothing to say."""
    own = part(game_of(world).id, "reasons")
    found: list[Text] = own.reasons(world, action, seat) if own is not None else []
    return found[:REASONS]
