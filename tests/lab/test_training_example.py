"""What the training example of docs/examples tells its network is what the engine says. PyTorch is not needed here."""

import sys
from pathlib import Path

import numpy as np

from spieltisch.games.reef.deck import BOX
from spieltisch.games.reef.state import PLAY, STACKS
from spieltisch.lab import vector

sys.path.insert(0, str(Path(__file__).parents[2] / "docs" / "examples"))


def test_a_card_is_worth_what_the_engine_pays() -> None:
    """Given positions of random games, when a card may be played, then its worth is told: exactly, but for overlaps."""
    from reef_features import PAYS, look

    tables = vector("reef", seats=2, tables=64, seed=1)
    told, paid = [], []
    for _step in range(80):
        tables.step(tables.sample())
        seen = look(tables.observations, tables.masks)
        for row in np.nonzero(seen.action >= PLAY)[0]:
            table = seen.table[row]
            card = BOX.cards[seen.action[row] - PLAY]
            reef = STACKS + 16 * int(tables.turns[table])
            told.append(round(10 * float(seen.choices[row, PAYS])))
            paid.append(card.pattern.count(tables.batch.tables[table].state.at, reef) * card.points)
    differ = np.array(told) - np.array(paid)
    assert len(differ) > 1000
    assert differ.min() >= 0
    assert (differ != 0).mean() < 0.02
    assert sum(points > 0 for points in paid) > 300


def test_a_coral_changes_what_it_says() -> None:
    """Given a coral that may be placed, when it is, then the cards in hand are worth as much more as was told."""
    from reef_features import HAND, LAST, Look, look

    tables = vector("reef", seats=2, tables=64, seed=2)
    checked = 0
    for _step in range(60):
        seen = look(tables.observations, tables.masks)
        first = np.searchsorted(seen.table, np.arange(64))
        before = Look(tables.observations, tables.masks)
        # the first coral of a card: afterwards the same seat is asked
        stays = (before.playing.sum(axis=1) == 1) & (seen.choices[first, LAST] == 0)
        worth = (before.now * before.hand).sum(axis=2)
        said = worth + 10 * seen.choices[first, HAND : HAND + 2].T
        tables.step(np.where(stays, seen.action[first], tables.sample()))
        after = Look(tables.observations, tables.masks)
        found = (after.now * after.hand).sum(axis=2)
        assert np.allclose(said[:, stays], found[:, stays], atol=1e-3)
        checked += int(stays.sum())
    assert checked > 200
