"""Advice for a recorded game."""

import re
from pathlib import Path

import pytest
from rich.console import Console

from spieltisch import CHANCE, OVER, Record, Rng
from spieltisch.engine.game import text
from spieltisch.lab.hint import NoHint, advice, hint, position_after
from spieltisch.words import Words


def a_record(moves: int) -> Record:
    record = Record("reef", 2)
    state = record.start()
    rng = Rng(2)
    while state.to_act() != OVER and len(record.moves) < moves:
        record.play(state, state.sample(rng) if state.to_act() == CHANCE else rng.choice(state.legal()))
    return record


def test_a_hint_says_what_to_do_and_why(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(a_record(30).dumps())
    console = Console(record=True, width=120, file=(tmp_path / "screen").open("w"))
    found = hint(file, level="medium", console=console)
    assert found["choices"][0]["visits"] >= found["choices"][-1]["visits"]
    assert found["line"][0]["notation"] == found["choices"][0]["notation"]
    shown = console.export_text()
    assert f"I would choose: {Words('reef', 'en')(text(found['choices'][0]['text']))}" in " ".join(shown.split())
    assert "win chance" in shown
    assert "Player 2" in shown
    # people read words: neither the names of cards in the notation nor places of the supply as letters
    assert not re.search(r"\b(take|draw) \d|[a-z]+\d?-[RYGP]{1,2}\b|seat \d", shown)


def test_no_hint_where_nobody_has_a_choice() -> None:
    with pytest.raises(NoHint, match="over"):
        advice(position_after(a_record(10_000), None))
    with pytest.raises(NoHint, match="dice or cards"):
        advice(position_after(a_record(5), 0))
    with pytest.raises(NoHint, match="no position after move 99"):
        position_after(a_record(5), 99)
    state = position_after(a_record(30), None)
    with pytest.raises(NoHint, match="has no choice"):
        advice(state, seat=1 - int(state.to_act()))
