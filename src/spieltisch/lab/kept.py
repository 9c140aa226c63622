"""Pieces of a study that have been played, kept in a file: what was interrupted goes on from there."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.console import Console

import spieltisch
from spieltisch.engine.registry import game
from spieltisch.lab.study import Study
from spieltisch.lab.watch import Watched


class Kept:
    """One line a piece. The file goes when the whole is done; one of another study is written over."""

    def __init__(self, file: Path, study: Study, games: int, console: Console | None = None) -> None:
        self.file = file
        self.study = study
        self.console = console
        played_by = {"spieltisch": spieltisch.__version__, "rules": game(study.game).version, "games": games}
        self.head = json.dumps(played_by | asdict(study), sort_keys=True)

    def found(self) -> dict[int, Watched]:
        """The pieces that were played before, by their number."""
        try:
            lines = self.file.read_text(encoding="utf-8").splitlines()
        except (OSError, UnicodeDecodeError):
            lines = []
        if not lines or lines[0] != self.head:
            if lines and self.console is not None:
                said = f"{self.file} holds games of another report or of other rules: all are played anew"
                self.console.print(said, soft_wrap=True)
            self.file.write_text(self.head + "\n", encoding="utf-8")
            return {}
        found = {}
        for line in lines[1:]:
            try:
                piece = json.loads(line)
                found[int(piece["piece"])] = revived(self.study, piece)
            except (ValueError, KeyError, TypeError):
                break  # the line that was being written
        return found

    def add(self, number: int, piece: Watched) -> None:
        told = {"piece": number, "rows": piece.rows, "prompts": piece.prompts}
        told["counts"] = [[*key, count] for key, count in piece.counts.items()]
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(told, ensure_ascii=False) + "\n")

    def done(self) -> None:
        self.file.unlink(missing_ok=True)


def revived(study: Study, piece: dict[str, Any]) -> Watched:
    watched = Watched(study)
    watched.rows = piece["rows"]
    watched.prompts = {key: tuple(names) for key, names in piece["prompts"].items()}
    watched.counts.update({tuple(key): count for *key, count in piece["counts"]})
    return watched
