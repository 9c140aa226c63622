"""The dossier's cases 1 to 38: set-up, reef, loading."""

import pytest

import spieltisch
from spieltisch import BadNotation
from spieltisch.games.poseidons_kingdom.reef import (
    COLUMNS,
    MOST_HEXES,
    RIM,
    ROWS,
    STARTING_REEF,
    TILES,
    Reef,
    column,
    hex_at,
    row,
)
from spieltisch.games.poseidons_kingdom.state import KingdomState
from tests.games.poseidons_kingdom_table import (
    ALL_DEAD,
    ID,
    THREE_UP,
    TWO_UP,
    A,
    Tile,
    asked,
    forced,
    legal,
    play,
    seen,
    table,
)


def set_up(seats: int, **options: object) -> KingdomState:
    state = spieltisch.new(ID, seats=seats, **options)
    assert isinstance(state, KingdomState)
    return play(state, "first 1")


def building(tiles: list[Tile] | None = None, items: dict[str, str] | None = None, kind: str = "AW") -> KingdomState:
    """A at the choice of the hexes of a tile."""
    state = table(phase="step-one", reefs={A: tiles or []}, items={A: items or {}})
    return play(state, "build", f"tile {kind}")


def pairs(state: KingdomState) -> dict[frozenset[str], int]:
    """Every building place with the level of a tile there."""
    found = {}
    for first in legal(state):
        second = play(state, first)
        for choice in spieltisch.choices(second, A):
            found[frozenset(choice["preview"]["hexes"])] = choice["preview"]["level"]
    return found


def may_build(state: KingdomState, one: str, other: str) -> bool:
    try:
        play(state, f"hex {one}", f"hex {other}")
    except BadNotation:
        return False
    return True


# Set-up


@pytest.mark.parametrize(
    ("seats", "side", "slots"), [(2, "B", 9), (3, "A", 12), (4, "A", 15)], ids=["t01", "t02", "t03"]
)
def test_t01_to_t03_side_wave_and_supplies(seats: int, side: str, slots: int) -> None:
    view = seen(set_up(seats))
    assert view["ocean"]["side"] == side
    assert view["wave"]["slots"] == len(view["wave"]["dice"]) == slots
    assert [view["wave"]["dice"].count(c) for c in ("blue", "yellow", "neutral")] == [3, 3, 3]
    assert [player["supply"] for player in view["players"]] == [7] * seats
    assert view["neutral"] == 12


@pytest.mark.parametrize(
    ("seats", "high", "low"), [(2, [6, 5], [3, 2]), (3, [6, 5, 4], [3, 2, 1]), (4, [6, 5, 4, 3], [3, 2, 1, 1])]
)
def test_t04_stacks_of_safe_tiles(seats: int, high: list[int], low: list[int]) -> None:
    tentacles = seen(set_up(seats))["tentacles"]
    assert tentacles[5]["stack"] == high
    assert tentacles[0]["stack"] == low


def test_t05_the_shark_starts_on_d1_and_heads_for_l1() -> None:
    shark = seen(set_up(3))["shark"]
    assert shark["field"] == "D1"
    assert shark["ahead"][0] == "L1"


def test_t06_a_coral_on_each_sum() -> None:
    state = set_up(4)
    assert [coral["sum"] for coral in seen(state)["corals"]] == [3, 4, 5, 6, 7, 8, 9, 10]
    assert all(coral["kind"] is None for coral in seen(state)["corals"])
    assert [int(left) for left in state.hidden_kinds()[1:]] == [2, 2, 2, 1, 1]


def test_t07_figures_on_the_head_and_friends_everywhere() -> None:
    view = seen(set_up(3))
    assert view["track"][0] == {"field": "H", "figures": [0, 1, 2]}
    assert all(tentacle["friends"] == [0, 1, 2] for tentacle in view["tentacles"])


def test_t08_swimmers_start_at_deep_sea_or_beach_even_beside_the_shark() -> None:
    assert sorted(legal(set_up(4))) == sorted(f"enter {f}" for f in ["D1", "D2", "D3", "D4", "B1", "B2", "B3", "B4"])


def test_t09_the_first_turn_must_build_and_ends_with_a_break() -> None:
    state = set_up(2)
    state = play(state, *["enter D3"] * 4)
    assert legal(state) == ["build"]
    state = play(state, "build", "tile AW", "hex 1,0", "hex 2,0", "swimmer D3", "swim D4")
    assert asked(state) == "tipping"


# Reef


def test_t10_places_round_the_starting_reef() -> None:
    places = pairs(building())
    assert sorted(places.values()).count(2) == 9
    assert sorted(places.values()).count(1) == 48
    player = seen(building())["players"][A]
    assert player["abilities"] == {"arrow": 1, "wave": 1, "food": 1}
    assert len(player["reef"]["hexes"]) == 8


@pytest.mark.parametrize(
    ("tiles", "items", "hexes", "level"),
    [
        pytest.param([], {}, ("0,0", "1,0"), None, id="t11-congruent"),
        pytest.param([], {}, ("1,0", "2,0"), 2, id="t12-on-two-tiles"),
        pytest.param([], {}, ("4,0", "5,0"), 1, id="t13-beside"),
        pytest.param([], {}, ("6,0", "7,0"), None, id="t14-touches-nothing"),
        pytest.param([], {}, ("4,-1", "5,-1"), 1, id="t15-beside-at-a-corner"),
        pytest.param([], {}, ("3,0", "4,0"), None, id="t16-overhang"),
        pytest.param([], {}, ("0,0", "1,1"), None, id="t17-no-neighbours"),
        pytest.param([("AW", "1,0", "2,0")], {}, ("2,0", "3,0"), None, id="t18-two-heights"),
        pytest.param(TWO_UP, {}, ("0,1", "1,1"), 3, id="t19-third-level"),
        pytest.param(TWO_UP, {}, ("0,0", "0,1"), None, id="t20-congruent-above"),
        pytest.param([], {"1,0": "B3"}, ("1,0", "2,0"), None, id="t25-a-die-in-the-way"),
        pytest.param([], {"2,0": "x"}, ("1,0", "2,0"), None, id="t26-a-skeleton-in-the-way"),
        pytest.param([], {"3,0": "x"}, ("4,0", "5,0"), 1, id="t27-beside-a-dead-hex"),
    ],
)
def test_t11_to_t27_where_a_tile_may_lie(
    tiles: list[Tile], items: dict[str, str], hexes: tuple[str, str], level: int | None
) -> None:
    state = building(tiles, items)
    places = pairs(state)
    assert places.get(frozenset(hexes)) == level
    assert may_build(state, *hexes) == may_build(state, *reversed(hexes)) == (level is not None)


@pytest.mark.parametrize(
    ("tiles", "items", "abilities", "visible", "hexes"),
    [
        pytest.param(TWO_UP, {}, (2, 2, 2), (2, 1, 1), 8, id="t21"),
        pytest.param(THREE_UP, {}, (2, 3, 3), (2, 1, 1), 8, id="t22"),
        pytest.param(THREE_UP, {"0,1": "x"}, (2, 1, 3), (2, 0, 1), 8, id="t23-dead-symbol"),
        pytest.param(THREE_UP, {"1,1": "Y2"}, (2, 3, 3), (2, 1, 1), 8, id="t24-symbol-under-a-die"),
        pytest.param([("AF", "4,0", "5,0")], {}, (1, 1, 1), (1, 0, 1), 10, id="t28-level-one"),
        pytest.param(
            [("AF", "0,0", "0,1"), ("AW", "1,0", "1,1"), ("AW", "2,0", "2,1")],
            {},
            (2, 2, 2),
            (3, 2, 1),
            8,
            id="t29-three-arrows",
        ),
    ],
)
def test_t21_to_t29_what_a_reef_can_do(
    tiles: list[Tile],
    items: dict[str, str],
    abilities: tuple[int, int, int],
    visible: tuple[int, int, int],
    hexes: int,
) -> None:
    player = seen(table(reefs={A: tiles}, items={A: items}))["players"][A]
    assert tuple(player["abilities"].values()) == abilities
    assert tuple(player["visible"].values()) == visible
    assert len(player["reef"]["hexes"]) == hexes
    assert player["height"] == max(tile["level"] for tile in player["reef"]["tiles"])


def test_t30_only_the_kinds_that_are_left() -> None:
    state = table(phase="step-one", tiles={"AW": 0, "AF": 1, "WF": 0})
    assert legal(play(state, "build")) == ["tile AF"]
    assert asked(forced(play(state, "build"))) == "first-hex"


def test_t31_a_tile_counts_at_once() -> None:
    state = table(phase="step-one", swimmers={A: ["L1", "L1"]})
    before = play(table(swimmers={A: ["L1", "L1"]}), "swimmer L1")
    assert sorted(legal(before)) == ["swim D1", "swim L2"]
    state = play(state, "build", "tile AW", "hex 1,0", "hex 2,0", "swimmer L1")
    assert sorted(legal(state)) == ["swim D1", "swim D2", "swim L2", "swim L3"]


def test_the_first_symbol_lies_on_the_first_hex() -> None:
    state = play(building(kind="WF"), "hex 1,0", "hex 2,0")
    symbols = {hex["hex"]: hex["symbol"] for hex in seen(state)["players"][A]["reef"]["hexes"]}
    assert symbols["1,0"] == "wave"
    assert symbols["2,0"] == "food"


def test_a_hole_of_one_hex_takes_no_tile() -> None:
    ring: list[Tile] = [("AW", "4,0", "4,-1"), ("AW", "4,-2", "3,-1"), ("AW", "5,-2", "6,-2"), ("AW", "6,-1", "5,0")]
    state = building([*ring, ("AF", "5,-3", "6,-3")])
    assert "hex 5,-1" not in legal(state)


def test_the_window_holds_every_reef_that_26_tiles_can_build() -> None:
    """Straight on in each of the six directions, and the farthest hexes a next tile could touch."""
    for q, r in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)):
        reef: Reef = STARTING_REEF
        at = (3 if q > 0 else 0, 1 if r > 0 else 0)
        for _ in range(TILES):
            one, other = (at[0] + q, at[1] + r), (at[0] + 2 * q, at[1] + 2 * r)
            assert hex_at(*other) in reef.partners_beside(hex_at(*one))
            assert hex_at(*one) in reef.beside
            reef = reef.built(1, hex_at(*one), hex_at(*other))
            at = other
        assert reef.size == MOST_HEXES
        for hex in reef.hexes:
            assert -RIM < column(hex) < COLUMNS - RIM - 1
            assert -RIM < row(hex) < ROWS - RIM - 1
        assert len(set(reef.hexes)) == MOST_HEXES


# Loading


@pytest.mark.parametrize(
    ("reef", "supply", "wave", "offered"),
    [
        pytest.param(THREE_UP, 5, 13, ["load 1", "load 2"], id="t32-free-slots"),
        pytest.param([], 5, 11, ["load 1"], id="t33-no-symbol"),
        pytest.param(THREE_UP, 2, 7, ["load 1", "load 2"], id="t34-supply"),
    ],
)
def test_t32_to_t34_how_many_dice_can_be_loaded(reef: list[Tile], supply: int, wave: int, offered: list[str]) -> None:
    state = table(phase="step-one", reefs={A: reef}, supply={"B": supply}, wave="N" * wave)
    assert legal(play(state, "load")) == offered


def test_t35_without_dice_one_must_build() -> None:
    assert legal(table(phase="step-one", supply={"B": 0})) == ["build"]


def test_t36_without_tiles_one_must_load() -> None:
    assert legal(table(phase="step-one", supply={"B": 3}, tiles={"AW": 0, "AF": 0, "WF": 0})) == ["load"]


def test_t37_without_both_step_one_is_skipped() -> None:
    # B's turn ends, and A, who comes next, has neither dice nor tiles.
    no_tiles = {"AW": 0, "AF": 0, "WF": 0}
    state = table(active=3, supply={"B": 0}, tiles=no_tiles)
    state = play(state, "swimmer D3", "swim D4")
    state = play(state, "enough") if asked(state) == "taking" else state
    assert asked(state) == "swimmer"
    assert state.active == A
    assert state.to_act() == A


def test_t38_a_full_wave_breaks_only_after_the_shark() -> None:
    state = table(phase="step-one", wave="N" * 14)
    state = play(state, "load", "load 1")
    assert len(seen(state)["wave"]["dice"]) == 15
    assert asked(state) == "swimmer"
    state = play(state, "swimmer D3", "swim D4")
    assert asked(state) == "tipping"


def test_dead_hexes_all_over_still_leave_places_beside() -> None:
    places = pairs(building(items=ALL_DEAD))
    assert set(places.values()) == {1}
    assert len(places) == 48
