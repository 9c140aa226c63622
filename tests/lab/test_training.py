"""spieltisch train, in miniature: from beginning to end, killed, and gone on with."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from spieltisch.bots import bot
from spieltisch.bots.nets import unpacked
from spieltisch.cli import main
from spieltisch.lab import vector
from spieltisch.lab.learner import Learner, Rows
from spieltisch.lab.training import NO_NET, BadTraining, Lesson, Training, Trial, examine, teach, train

np = pytest.importorskip("numpy")
SMALL = ["train", "reef", "--games", "6", "--units", "4"]


def test_from_beginning_to_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    net, plot = tmp_path / "reef.net", tmp_path / "curve.html"
    assert main([*SMALL, "--minutes", "0.01", "-o", str(net), "--plot", str(plot), "--json"]) == 0
    said = capsys.readouterr()
    told = json.loads(said.out)
    assert told["generation"] >= 1
    assert 12 * told["generation"] <= told["games"] <= 18 * told["generation"]  # lessons, and one or two exams
    assert len(told["curve"]) == told["generation"]
    assert f"{told['generation']} generation" in said.err
    assert "Elo" in plot.read_text(encoding="utf-8")
    assert unpacked(net.read_bytes(), "it")[0].command.startswith("spieltisch train reef")
    tables = vector("reef", seats=2, tables=2, opponents=f"greedy:evaluation={net}")  # and it can be played against
    tables.step(tables.sample())
    # The time is used up: the same call has nothing to do, and nothing is lost.
    assert main([*SMALL, "--minutes", "0.001", "-o", str(net), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["curve"] == told["curve"]


def test_a_killed_training_goes_on(tmp_path: Path) -> None:
    net = tmp_path / "reef.net"
    running = subprocess.Popen(
        [sys.executable, "-m", "spieltisch", *SMALL, "--hours", "1", "-o", str(net)], stderr=subprocess.DEVNULL
    )
    kept = tmp_path / "reef.net.training" / "progress.json"
    while not kept.exists():
        assert running.poll() is None
        time.sleep(0.05)
    os.kill(running.pid, signal.SIGKILL)
    running.wait()
    before = json.loads(kept.read_text())
    done = train("reef", net, before["seconds"] + 0.01, units=4, games=6)
    assert done.generation > before["generation"]
    assert done.curve[: before["generation"]] == before["curve"]
    bot(f"greedy:evaluation={net}", "reef")


@pytest.mark.parametrize("rules", [None, 99])
def test_a_training_of_other_rules_is_not_gone_on_with(rules: int | None, tmp_path: Path) -> None:
    """Given a training under other rules, or of before they were noted, when it shall go on, then a sentence refuses."""
    net = tmp_path / "reef.net"
    train("reef", net, 0.01, units=4, games=2, generations=1)
    kept = tmp_path / "reef.net.training" / "progress.json"
    told = json.loads(kept.read_text())
    told.pop("rules")
    kept.write_text(json.dumps(told | ({} if rules is None else {"rules": rules})))
    with pytest.raises(BadTraining, match="was trained on other rules: remove it, or name another file"):
        train("reef", net, 0.02, units=4, games=2, generations=1)


class Silent:
    """No progress bar."""

    def update(self, *_: object, **__: object) -> None: ...


def test_interrupted_or_not_the_same_net_comes_out(tmp_path: Path) -> None:
    def training(name: str) -> Training:
        return Training("dolmengoetter", tmp_path / name, 3, 4, 8, 40, 1, None)

    whole = training("whole")
    whole.generation(Silent())
    whole.generation(Silent())
    training("parts").generation(Silent())
    again = training("parts")
    assert again.progress.generation == 1
    again.generation(Silent())
    for name in Learner.NAMES:
        assert (whole.learner.weights[name] == again.learner.weights[name]).all()
    assert [point["elo"] for point in whole.progress.curve] == [point["elo"] for point in again.progress.curve]


def test_stopped_within_a_generation_no_game_is_played_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Killed(Exception):
        pass

    asked: list[int] = []

    def dies_at(piece: int | None) -> Any:
        def teaches(lesson: Lesson) -> Rows:
            if len(asked) == piece:
                raise Killed
            asked.append(lesson.first)
            return teach(lesson)

        return teaches

    def training(name: str) -> Training:
        return Training("dolmengoetter", tmp_path / name, 3, 4, 25, 4, 1, None)

    whole = training("whole").play(1, Silent())
    monkeypatch.setattr("spieltisch.lab.training.teach", dies_at(2))
    with pytest.raises(Killed):
        training("parts").play(1, Silent())
    monkeypatch.setattr("spieltisch.lab.training.teach", dies_at(None))
    parts = training("parts").play(1, Silent())
    assert len(asked) == len(set(asked)) == 3
    assert (parts.places == whole.places).all()
    assert (parts.games == whole.games).all()


def test_lessons_repeat_and_carry_the_result() -> None:
    one, two = (teach(Lesson("reef", NO_NET, 5, 3, 50)) for _ in range(2))
    assert (one.places == two.places).all()
    assert one.count == len(one.shares) == int((one.games.reshape(-1, 2).prod(1)).sum())
    at = 0
    for seats, noted in one.games.reshape(-1, 2):
        for _ in range(noted):
            assert one.shares[at : at + seats].sum() == pytest.approx(1)
            at += seats


def test_a_learner_learns_what_can_be_learned() -> None:
    """Who wins is known by one input here: the surprise must fall."""
    lessons = teach(Lesson("king_of_tokyo", NO_NET, 1, 12, 60))
    learner = Learner(int(lessons.places.max()) + 1, 4, 1)
    before = learner.learn(lessons, lessons.shares, 1, 3e-3)
    for seed in range(2, 8):
        after = learner.learn(lessons, lessons.shares, seed, 3e-3)
    assert after < before - 0.05


def test_an_exam_between_equals_is_about_even() -> None:
    score, lessons = examine(Trial("dolmengoetter", NO_NET, NO_NET, 1, 40, 50))
    assert len(lessons.games) == 2 * 40  # seats and positions of each
    assert score.met == sum(seats - 1 for seats in (2, 3, 4, 5) * 10)
    assert 0.3 < score.rate < 0.7
