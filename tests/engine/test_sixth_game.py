"""Adding a game is adding a folder: a tiny sixth one in a temporary place is found, played, recorded and checked."""

import textwrap
from pathlib import Path

import pytest

import spieltisch
from spieltisch import testing

INIT = '''
"""Nim: take one or two of seven sticks; whoever takes the last one wins."""
from spieltisch.engine.game import Game
from spieltisch.games.nim import position, rules, view

GAME = Game("nim", 1, (2,), 1, 3, rules, view, position)
'''
RULES = """
from spieltisch.engine.contract import OVER, State, rank


class NimState(State):
    def __init__(self, seats, sticks, turn):
        super().__init__(seats)
        self.sticks = sticks
        self.turn = turn

    def to_act(self):
        return self.turn if self.sticks else OVER

    def moves(self, seat):
        return [1, 2][: self.sticks]

    def step(self, action, seat):
        self.sticks -= action
        self.turn = 1 - self.turn
        if self.events is not None:
            self.tell("took", {"seat": int(seat), "sticks": int(action)})

    def copy(self):
        return NimState(self.seats, self.sticks, self.turn)

    def key(self):
        return (self.sticks, self.turn)

    def redeal(self, seat, rng):
        pass

    def scores(self):
        return [int(self.sticks == 0 and self.turn != seat) for seat in range(2)]

    def places(self):
        return rank([(score,) for score in self.scores()])


def start(seats, options):
    return NimState(seats, 7, 0)
"""
VIEW = """
from spieltisch.engine.game import Choice, Prompt, Text, player


def view(state, seat):
    return {"sticks": state.sticks}


def prompt(state, seat):
    return Prompt(Text("prompt-take"), "1")


def choice(state, action, seat):
    return Choice(Text("choice-take", {"sticks": action}), (f"sticks:{action}",))


def event(seen):
    return Text("event-took", {"seat": player(seen["seat"]), "sticks": seen["sticks"]})


def notation(state, action):
    return f"take {action}"


def show(state, seat):
    return "|" * state.sticks or "-"
"""
POSITION = """
from spieltisch.engine.errors import BadPosition
from spieltisch.games.nim.rules import NimState


def dump(state):
    return {"options": {}, "sticks": state.sticks, "turn": int(state.turn)}


def load(seats, options, data):
    return NimState(seats, data["sticks"], data["turn"])


def check(state):
    if not 0 <= state.sticks <= 7:
        raise BadPosition(f"there are 7 sticks, not {state.sticks}")
"""
TEXT = """
game-name = Nim
game-tagline = Take the last stick.
prompt-take = Take one or two
choice-take = Take { $sticks }
event-took = { $seat } takes { $sticks }
"""


@pytest.fixture
def nim(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    folder = tmp_path / "nim"
    folder.mkdir()
    for name, source in {"__init__": INIT, "rules": RULES, "view": VIEW, "position": POSITION}.items():
        (folder / f"{name}.py").write_text(textwrap.dedent(source))
    for language in ("en", "de"):
        (folder / f"text.{language}.ftl").write_text(TEXT)
        (folder / f"rules.{language}.md").write_text("# Nim\n\n## §1 Take one or two\n")
    monkeypatch.setenv("SPIELTISCH_GAMES", str(tmp_path))
    return "nim"


def test_a_folder_is_a_game(nim: str) -> None:
    assert nim in spieltisch.games()
    testing.check_game(nim, games=2)


def test_playouts_end_and_are_counted(nim: str) -> None:
    state = spieltisch.new(nim)
    assert 4 <= spieltisch.playout(state, spieltisch.Rng(1)) <= 7
    assert sorted(state.places()) == [1, 2]


def test_perft_counts_lines_of_play(nim: str) -> None:
    assert [testing.perft(spieltisch.new(nim), depth) for depth in range(8)] == [1, 2, 4, 8, 15, 20, 21, 21]
