"""After the game: where each point came from, and how it was decided."""

from collections import Counter

from spieltisch.coach.balance import Balance
from spieltisch.engine.contract import State
from spieltisch.engine.game import Json, Text, player
from spieltisch.engine.record import Record
from spieltisch.engine.registry import folder
from spieltisch.engine.table import listen

Ledger = list[Counter[str]]  # for each seat the points by source


def ledger(record: Record) -> Ledger:
    """For each seat, how many points came from where, in the order in which they came. The sum is its score.

    >>> from spieltisch.coach.selfplay import played
    >>> sorted(ledger(played("reef", ["random", "random"], seed=1))[0].items())[-2:]
    [('source-patterns', 21), ('source-start', 3)]
    """
    return closed(record)[0]


def closed(record: Record) -> tuple[Ledger, State]:
    """The ledger, and the last position."""
    balance = Balance(record.game)
    found: Ledger = [Counter() for _ in range(record.seats)]
    state = record.start()
    for action, seat in record.moves:
        events = listen(state)
        state.step(action, seat)
        for event in events:
            for who, source, points in balance.points(event, state):
                found[who][source] += points
    for who, source, points in balance.last_points(state):
        found[who][source] += points
    for who, score in enumerate(state.scores()):
        if score != found[who].total():
            found[who][balance.other] += score - found[who].total()
    return found, state


def counting(state: State, id: str) -> list[Json]:
    """The final scoring of a game that is over, step by step: source, points of each seat, what counts on the board.

    What nobody gets anything for is no step.
    """
    return [
        {
            "text": source_text(source).json(),
            "gains": [gains.get(seat, 0) for seat in range(int(state.seats))],
            "things": list(things),
        }
        for source, gains, things in Balance(id).counting(state)
        if any(gains.values())
    ]


def source_text(source: str) -> Text:
    """A source in words, perhaps with the name that its message takes.

    >>> source_text("source-circle 12")
    Text(key='source-circle', args={'name': '12'})
    """
    key, _, name = source.partition(" ")
    return Text(key, {"name": name} if name else {})


def decided(state: State, id: str) -> Text:
    """How a game that is over was decided: by the game's own ``decided``, or by its points."""
    own = Balance(id).decided(state)
    if own is not None:
        return own
    places, scores = state.places(), state.scores()
    order = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
    first, second = order[0], order[1]
    facts: dict[str, Text | str | int] = {"seat": player(first), "points": scores[first], "second": player(second)}
    if places[second] == 1:
        return Text("decided-shared", facts)
    if scores[second] == scores[first]:
        texts = folder(id) / "text.en.ftl"
        own_rule = texts.exists() and "\ntie-break =" in texts.read_text(encoding="utf-8")
        rule = "tie-break" if own_rule else "decided-by-rule"
        return Text("decided-tie", facts | {"rule": Text(rule)})
    return Text("decided-ahead", facts | {"behind": scores[second]})
