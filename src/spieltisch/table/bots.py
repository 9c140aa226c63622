"""What is done in worker processes: bots choose, records and own components are checked, replays are made."""

import contextlib
import os
import secrets
import signal
import threading
import time
from collections.abc import Iterator
from typing import Any

from spieltisch.bots import SEARCHES, bot
from spieltisch.bots.match import answer
from spieltisch.engine.contract import State
from spieltisch.engine.errors import BadOption, BadRecord
from spieltisch.engine.game import Game, Json
from spieltisch.engine.record import Move, Record
from spieltisch.engine.registry import game
from spieltisch.engine.table import told, view
from spieltisch.table.delta import changes
from spieltisch.table.encoding import encode
from spieltisch.table.facts import GameFacts
from spieltisch.table.refusal import Refusal
from spieltisch.table.system import alarm, stand_back

COVERED = 0.7  # seconds that a bot gives, no more and no less, to a question that others must not see through
SEARCHED = 0.8  # of them at most: the position must be made before, and a search looks at the clock only now and then
COMPONENTS = 100_000  # letters of the file of own components; the largest board takes 30,000
STEPS = 100  # positions on one page of a replay
RECORD_MOVES = 20_000  # of a record that is brought; the longest random games have a few thousand
RECORD_SECONDS = 10.0  # to play it through


def settle_in(server: int) -> None:
    """Be quiet, be second to the server, and end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    stand_back()
    threading.Thread(target=end_with, args=(server,), daemon=True).start()


def end_with(server: int) -> None:
    """A server that was killed cannot stop its workers: they look themselves."""
    while os.getppid() == server:
        time.sleep(1)
    os._exit(0)


def position(facts: GameFacts, moves: list[Move]) -> State:
    id, version, seats, options = facts
    state = game(id, version).new(seats, options)
    for action, who in moves:
        state.step(action, who)
    return state


def choose(
    id: str, version: int, seats: int, options: dict[str, Json], moves: list[Move], seat: int, level: str
) -> tuple[int, float]:
    """The choice of a bot, and for how many seconds it must still seem to think. It is handed its seat only."""
    begun = time.monotonic()
    state = position((id, version, seats, options), moves)
    covered = level != "random" and state.covered(seat)
    chosen = within(SEARCHED * COVERED, level) if covered and thinks(level) else level
    choice = int(answer(bot(chosen, id, seed=secrets.randbits(63), version=version), state, seat))
    return choice, max(0.0, begun + COVERED - time.monotonic()) if covered else 0.0


def within(seconds: float, level: str) -> str:
    """The level with so many seconds to think, whatever it had before."""
    kept = [part for part in level.split(":") if not part.startswith("seconds=")]
    return ":".join([*kept, f"seconds={seconds}"])


def thinks(level: str) -> bool:
    """Whether bots of this level think for long, as those that search do."""
    return level.split(":")[0] in SEARCHES


def check_components(id: str, seats: int, options: dict[str, Json]) -> dict[str, Json]:
    """Options with components of somebody's own, as a game can be set up with them; BadOption with a sentence."""
    rules = game(id)
    complete = rules.complete({name: read_component(rules, name, value) for name, value in options.items()})
    rules.new(seats, complete)
    return complete


def read_component(rules: Game, name: str, value: Json) -> Json:
    """The value of an option, where the text of a player's own file stands for its components."""
    read = next((option.read for option in rules.options if option.name == name), None)
    if read is None or not isinstance(value, str):
        return value
    if len(value) > COMPONENTS:
        raise BadOption(f"the file for {name} has {len(value)} letters; at most {COMPONENTS} are read")
    try:
        return read(value)
    except BadOption:
        raise
    except (ValueError, TypeError, KeyError, RecursionError):
        raise BadOption(f"the file for {name} cannot be read") from None


def check_record(text: str) -> Record:
    """A record that somebody sent, played through; BadRecord with a sentence."""
    with at_most(RECORD_SECONDS):
        return Record.loads(text, RECORD_MOVES)


@contextlib.contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """So long and no longer, in the main thread of a worker: it has others to serve."""

    def stop(*_: object) -> None:
        raise BadRecord(f"the record takes more than {seconds:g} seconds to play through")

    with alarm(seconds, stop):
        yield


def write_record(
    id: str, version: int, options: dict[str, Json], moves: list[Move], names: list[str], finished: bool
) -> str:
    record = Record(id, len(names), options, moves, names, version)
    record.finished = finished
    return record.dumps()


def first_of_page(wanted: str, moves: int) -> int:
    """Where the page of a replay begins that has this position."""
    if not wanted.isdecimal() or len(wanted) > 6 or int(wanted) > moves:
        raise Refusal("bad-request", f"from is the number of a position, 0 to {moves}")
    return int(wanted) // STEPS * STEPS


def replay_page(id: str, version: int, seats: int, options: dict[str, Json], moves: list[Move], first: int) -> str:
    """Some positions of a finished game in the open, as JSON: the first one whole, of the others what changed."""
    rules = game(id, version)
    state = position((id, version, seats, options), moves[: max(0, first - 1)])
    steps: list[Json] = []
    shown: Json = None
    for number in range(first, min(first + STEPS, len(moves) + 1)):
        step: dict[str, Json] = {"n": number, "events": [], "seat": None, "action": None, "notation": None}
        if number > 0:
            action, seat = moves[number - 1]
            step |= {"seat": seat, "action": action, "notation": rules.view.notation(state, action)}
            state.events = []
            state.step(action, seat)
            step["events"], state.events = [in_the_open(id, version, event) for event in state.events], None
        before, shown = shown, open_view(state, seats)
        steps.append(step | ({"view": shown} if before is None else {"change": changes(before, shown)}))
    return encode(steps).decode()


def in_the_open(id: str, version: int, event: Any) -> dict[str, Json]:
    """An event with all that anybody saw of it."""
    return told(id, event, event.to[0] if event.to else None, version)


def open_view(state: Any, seats: int) -> Json:
    """What all seats together see: the spectator's view, and whatever a seat knows beyond it."""
    common = view(state, None)
    shown = common
    for seat in range(seats):
        shown = laid_over(common, view(state, seat), shown)
    return shown | {"seat": None}


def laid_over(common: Json, own: Json, shown: Json) -> Json:
    """``shown``, and in it every part where a seat's own view differs from the common one."""
    if own == common:
        return shown
    if isinstance(common, dict) and isinstance(own, dict) and isinstance(shown, dict):
        return shown | {key: laid_over(common.get(key), value, shown.get(key)) for key, value in own.items()}
    if isinstance(common, list) and isinstance(own, list) and isinstance(shown, list) and len(common) == len(own):
        return [laid_over(*parts) for parts in zip(common, own, shown, strict=True)]
    return own
