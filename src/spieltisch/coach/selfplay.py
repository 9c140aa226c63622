"""Games of bots, written down."""

from spieltisch.bots import bot
from spieltisch.engine.contract import CHANCE, OVER
from spieltisch.engine.game import Json
from spieltisch.engine.record import Record
from spieltisch.engine.rng import Rng
from spieltisch.engine.seat import Seat


def played(id: str, kinds: list[str], seed: int, options: dict[str, Json] | None = None) -> Record:
    """One bot a seat plays a game to its end. The same seed gives the same game.

    >>> played("reef", ["random", "random"], seed=1).finished
    True
    """
    record = Record(id, len(kinds), dict(options or {}))
    players = [bot(kind, id, (seed << 8) + seat, clock=None) for seat, kind in enumerate(kinds)]
    rng = Rng(seed)
    state = record.start()
    while (turn := int(state.to_act())) != OVER:
        if turn == CHANCE:
            record.play(state, int(state.sample(rng)))
        else:
            record.play(state, int(players[turn].choose(Seat(state, turn))), turn)
    return record
