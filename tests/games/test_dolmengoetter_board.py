"""The board of Die Dolmengötter, T01 to T08, and boards of one's own."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import spieltisch
from spieltisch import BadOption, Rng
from spieltisch.engine.registry import folder
from spieltisch.games.dolmengoetter import board as boards

SHOWN = spieltisch.view(spieltisch.new("dolmengoetter", 2), None)
PLACES: dict[str, Any] = {place["id"]: place for place in SHOWN["places"]}
CIRCLES: dict[str, Any] = {circle["id"]: circle for circle in SHOWN["circles"]}
TEXT = (Path(folder("dolmengoetter")) / "components.json").read_text(encoding="utf-8")


def circles_of(place: str) -> list[str]:
    return [name for name, circle in CIRCLES.items() if place in circle["places"]]


def neighbours(place: str) -> set[str]:
    return {name for edge in SHOWN["edges"] if place in edge for name in edge} - {place}


def test_t01_counts() -> None:
    assert (len(PLACES), len(SHOWN["edges"]), len(CIRCLES)) == (78, 105, 28)
    assert Counter(len(circle["places"]) for circle in CIRCLES.values()) == {4: 10, 6: 8, 8: 10}


def test_t02_an_inner_place_has_three_circles_and_three_neighbours() -> None:
    inner = [name for name, place in PLACES.items() if place["rune"] is None]
    assert len(inner) == 36
    assert all(len(circles_of(name)) == len(neighbours(name)) == 3 for name in inner)


def test_t03_border_places() -> None:
    border = [name for name, place in PLACES.items() if place["rune"] is not None]
    assert len(border) == 42
    assert all(len(circles_of(name)) == len(neighbours(name)) - 1 for name in border)
    assert Counter(len(circles_of(name)) for name in border) == {1: 24, 2: 18}
    single = [len(CIRCLES[circles_of(name)[0]]["places"]) for name in border if len(circles_of(name)) == 1]
    assert Counter(single) == {6: 16, 8: 8}


def test_t04_runes_come_in_pairs_and_four_corners() -> None:
    carriers = Counter(place["rune"]["letter"] for place in PLACES.values() if place["rune"])
    assert carriers.pop("F") == 4
    assert list(carriers.values()) == [2] * 19
    for name, place in PLACES.items():
        assert all(name in PLACES[other]["opposite"] for other in place["opposite"])


def test_t05_opposite_places_share_a_coordinate() -> None:
    for place in PLACES.values():
        if len(place["opposite"]) == 1:
            other = PLACES[place["opposite"][0]]
            assert place["x"] == other["x"] or place["y"] == other["y"]


def test_t06_a_circle_takes_two_dolmens_fewer_than_it_has_places() -> None:
    factors = {4: [3, 2], 6: [4, 3, 2, 1], 8: [5, 4, 3, 2, 1, 0]}
    assert all(circle["factors"] == factors[len(circle["places"])] for circle in CIRCLES.values())
    assert all(len(circle["factors"]) == len(circle["places"]) - 2 for circle in CIRCLES.values())


def test_t07_the_circles_of_p24() -> None:
    assert circles_of("P24") == ["C03", "C08", "C09"]


@pytest.mark.parametrize(("runes", "diameter"), [(False, 17), (True, 9)])
def test_t08_connected_with_this_diameter(runes: bool, diameter: int) -> None:
    longest = 0
    for start in PLACES:
        away = {start: 0}
        for place in (reached := [start]):
            for other in neighbours(place) | (set(PLACES[place]["opposite"]) if runes else set()):
                if other not in away:
                    away[other] = away[place] + 1
                    reached.append(other)
        assert len(away) == 78
        longest = max(longest, *away.values())
    assert longest == diameter


# Boards of one's own


def own(change: Any = None) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(TEXT)
    if change:
        change(data)
    return data


def test_the_file_of_the_box_is_a_board_of_ones_own() -> None:
    option = boards.read(TEXT)
    state = spieltisch.new("dolmengoetter", 3, board=option)
    assert spieltisch.playout(state.copy(), Rng(5)) == spieltisch.playout(spieltisch.new("dolmengoetter", 3), Rng(5))


def small() -> dict[str, Any]:
    """A hexagon with six squares around it: 6 inner places, 12 at the border."""
    inner = [f"A{n}" for n in range(6)]
    outer = [f"B{n}" for n in range(12)]
    runes = ["F", "U", "V", "F", "W", "X", "F", "U", "V", "F", "W", "X"]
    places: list[dict[str, Any]] = [{"id": name, "x": 10 * n, "y": 10} for n, name in enumerate(inner)]
    places += [{"id": name, "x": 10 * n, "y": 50, "rune": runes[n]} for n, name in enumerate(outer)]
    circles: list[dict[str, Any]] = [{"id": "Mid", "x": 5, "y": 5, "places": inner}]
    for n in range(6):
        # Squares at the sides, each sharing its corners at the rim with nobody: joined by hexagon places only.
        sides = [inner[n], outer[2 * n], outer[2 * n + 1], inner[(n + 1) % 6]]
        circles.append({"id": f"S{n}", "x": 5, "y": 5, "places": " ".join(sides)})
    return {"canvas": [200, 100], "places": places, "circles": circles}


def test_an_inner_place_has_three_neighbours() -> None:
    with pytest.raises(BadOption, match="the inner place A0 has 4 neighbours, not three"):
        boards.check(small())


def prism() -> dict[str, Any]:
    """Two squares side by side: six places, all at the border."""
    places = [{"id": name, "x": 10 * n, "y": 5, "rune": rune} for n, (name, rune) in enumerate(zip("abcdef", "FAFFAF"))]
    circles = [{"id": "L", "x": 1, "y": 1, "places": "a b e d"}, {"id": "R", "x": 2, "y": 1, "places": "b c f e"}]
    return {"canvas": [100, 50], "places": places, "circles": circles}


def test_a_tiny_board_is_a_board_but_too_small_for_three_druids_each() -> None:
    assert boards.check(prism()) is not None
    with pytest.raises(BadOption, match="too few places for 2 players"):
        spieltisch.new("dolmengoetter", 2, board=prism())


def ladder() -> dict[str, Any]:
    """Five squares in a row: enough for two players, and so narrow that druids get stuck."""
    top, bottom = [f"T{n}" for n in range(6)], [f"U{n}" for n in range(6)]
    runes = ["F", "A", "B", "C", "D", "F"]
    places = [
        {"id": name, "x": 10 * n, "y": 5, "rune": runes[n]} for row in (top, bottom) for n, name in enumerate(row)
    ]
    circles = [
        {"id": f"S{n}", "x": 10 * n + 5, "y": 5, "places": [top[n], top[n + 1], bottom[n + 1], bottom[n]]}
        for n in range(5)
    ]
    return {"canvas": [100, 50], "places": places, "circles": circles}


def test_games_on_a_crowded_board_of_ones_own_end_too() -> None:
    for seed in range(200):
        state = spieltisch.new("dolmengoetter", 2, board=ladder())
        spieltisch.playout(state, Rng(seed))
        spieltisch.load(spieltisch.dump(state))  # the pieces add up
        assert state.to_act() == spieltisch.OVER


BROKEN: list[tuple[str, str, str, str]] = [  # what is changed, into what; where the error is, and the sentence
    ('"P24", "x"', '"P23", "x"', '"P23", "x": 425', "two places have the id P23"),
    ('"P24", "x": 425', '"P24", "x": "9"', '"P24", "x"', "place P24: x and y are whole numbers from 0 to 10000"),
    ('"id": "P24"', '"id": "24"', '"id": "24"', "a place needs an id: a letter and up to seven letters and digits"),
    ("P23 P24 P29 P28", "P23 P24 P29", '"C08"', "circle C08: a circle has 4, 6 or 8 places"),
    ("P23 P24 P29 P28", "P23 P24 P29 P99", '"C08"', "circle C08: there is no place P99"),
    ("P23 P24 P29 P28", "P23 P24 P29 P24", '"C08"', "circle C08: place P24 is named twice"),
    ('"rune": "U", "l', '"rune": "V", "l', '"P05", "x"', "rune V of place P05 must stand on two places, not on 1"),
    ('"rune": "TH", "l', '"rune": "U", "l', '"P05", "x"', "rune U of place P05 must stand on two places, not on 3"),
    ('"rune": "U", "l', '"rune": "F", "l', '"P05", "x"', "rune F marks the four corners, but it stands on 5 places"),
    ('"rune": "U", "l', '"run": "U", "l', '"P05", "x"', "place P05 has no rune, so it is an inner place and must lie"),
    ('"P24", "x"', '"P24", "rune": "U", "x"', '"P24", "rune"', "place P24 lies in three circles, so it is an inner"),
    ("[1000, 816]", "[1000]", "[1000]", "the canvas is its width and height, two numbers up to 10000"),
    ('"stones": 15', '"stones": 0', '"stones": 0', "figures for 3 players: stones are a number from 1 to 60"),
    ("[5, 4, 2, 1]", "[5, 4, 2]", "[5, 4, 2]", "figures for 3 players: dolmens are four numbers up to 15"),
    ('"places": [', '"spots": [', "{", "the board lacks its places"),
    ('  "canvas"', "  canvas", "  canvas", "the board is no JSON"),
]


@pytest.mark.parametrize(("before", "after", "where", "sentence"), BROKEN)
def test_a_broken_board_is_refused_with_its_line(before: str, after: str, where: str, sentence: str) -> None:
    assert before in TEXT
    broken = TEXT.replace(before, after, 1)
    line = broken[: broken.index(where)].count("\n") + 1
    with pytest.raises(BadOption) as refusal:
        boards.read(broken)
    assert str(refusal.value).startswith(f"line {line}: {sentence}")


def test_an_inner_place_lies_in_three_circles() -> None:
    with pytest.raises(BadOption, match="place P23 has no rune, so it is an inner place and must lie in three circles"):
        boards.check(own(lambda data: data["circles"].pop(7)) | {"figures": {}})


def test_a_board_hangs_together() -> None:
    twice = prism()
    for place in prism()["places"]:
        twice["places"].append(place | {"id": place["id"] + "2", "rune": place["rune"].replace("F", "G") + "2"})
    for circle in prism()["circles"]:
        names = " ".join(name + "2" for name in circle["places"].split())
        twice["circles"].append(circle | {"id": circle["id"] + "2", "places": names})
    with pytest.raises(BadOption, match="the net falls apart: no way leads from a to a2"):
        boards.check(twice)


def test_none_and_other_values() -> None:
    assert boards.check(None) is None
    with pytest.raises(BadOption, match="a board is an object"):
        spieltisch.new("dolmengoetter", 2, board=[1, 2])
