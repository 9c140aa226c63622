"""The dossier's scoring cases T01 to T70, and the exact packing against brute force."""

import re
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.rng import Rng
from spieltisch.games.reef import deck, position
from spieltisch.games.reef.scoring import CELLS, Shape, best_disjoint, most_disjoint
from tests.games.reef_table import tall

CASES = [
    block.split("\n") for block in (Path(__file__).parent / "reef_scoring.txt").read_text().strip().split("\n\n")[1:]
]


def face(line: str) -> deck.Card:
    """``card single-G @1`` of the box, or ``card {R3+} @2``, a pattern for the test."""
    name, points = line.removeprefix("card ").split(" @")
    if name.startswith("{"):
        return deck.card({"id": "own", "corals": "RR", "pattern": [name.strip("{}")], "points": int(points)})
    found = deck.BOX.cards[deck.BOX.by_name[name]]
    assert found.points == int(points)
    return found


@pytest.mark.parametrize("case", CASES, ids=[re.sub(r"\W+", "_", case[0].lower()) for case in CASES])
def test(case: list[str]) -> None:
    card = face(case[1])
    stacks = vec[i64](position.reef(tall(case[2:6])))
    times = card.pattern.count(stacks, 0)
    assert times * card.points == int(case[6].removeprefix("expect "))
    shown = card.pattern.scored(stacks, 0)
    assert len(shown) == times
    assert all(one & other == 0 for at, one in enumerate(shown) for other in shown[:at])


def test_all_seventy_cases_are_here() -> None:
    assert [case[0][:3] for case in CASES] == [f"T{number:02}" for number in range(1, 71)]


def most_by_brute_force(occurrences: list[int]) -> int:
    """best[cells used]: the largest number of occurrences, over all subsets of cells reached."""
    best = {0: 0}
    for cells in occurrences:
        for used, number in list(best.items()):
            if used & cells == 0:
                best[used | cells] = max(best.get(used | cells, 0), number + 1)
    return max(best.values())


def test_the_packing_agrees_with_brute_force_on_random_reefs() -> None:
    rng = Rng(5)
    for _ in range(200):
        stacks = vec[i64]([1 + int(rng.below(2)) if rng.below(4) else 0 for _ in range(CELLS)])
        for card in deck.BOX.cards:
            if isinstance(card.pattern, Shape):
                occurrences = card.pattern.occurrences(stacks, 0)
                assert most_disjoint(occurrences) == most_by_brute_force(occurrences), (card.name, stacks)
                assert len(best_disjoint(occurrences)) == most_disjoint(occurrences)


def test_every_pattern_has_as_many_places_as_the_geometry_says() -> None:
    sizes = {card.kind: len(card.pattern.places) for card in deck.BOX.cards if isinstance(card.pattern, Shape)}
    assert sizes == {
        "single": 16, "height": 16, "joker": 16, "pair": 48, "twins": 24, "towers": 36, "line": 16, "diag": 8, "corner": 36, "square": 9,
    }  # fmt: skip


def test_every_pattern_is_its_own_mirror_image_up_to_rotation() -> None:
    for card in deck.BOX.cards:
        if card.kind != "ring":
            mirrored = deck.shape(card.name, [" ".join(reversed(row.split())) for row in card.drawing])
            assert isinstance(card.pattern, Shape)
            key = [asked.colour * 100 + asked.lowest * 10 + asked.highest for asked in mirrored.requirements]
            own = [asked.colour * 100 + asked.lowest * 10 + asked.highest for asked in card.pattern.requirements]
            order = [key.index(asked) for asked in own]
            assert sorted([place[at] for at in order] for place in mirrored.places) == sorted(card.pattern.places)
