"""When a game changes its rules, what was played by the old ones can still be opened."""

import json
from pathlib import Path

import pytest

import spieltisch
from spieltisch import BadRecord, Record
from spieltisch.site import archive
from tests.engine.test_sixth_game import write_nim

KEPT = Path(__file__).parents[1] / "records"


@pytest.mark.parametrize("file", sorted(KEPT.glob("*.json")), ids=lambda file: file.stem)
def test_kept_records_replay_to_the_same_end(file: Path) -> None:
    """Given a record of version 1, whatever the rules are at today, then it ends as it did."""
    kept = json.loads(file.read_text(encoding="utf-8"))
    record = Record.from_json(kept["record"])
    assert record.version == 1
    *_, last = spieltisch.replay(record)
    assert (last.scores(), last.places()) == (kept["scores"], kept["places"])


def test_every_game_has_a_kept_record() -> None:
    assert {file.stem for file in KEPT.glob("*.json")} >= {f"{id}-1" for id in spieltisch.games() if "nim" not in id}


def played_by_the_old_rules(id: str) -> dict[str, object]:
    """Seven sticks, taken by two, two, two and one: by the new rules two would be left."""
    body = {"format": "spieltisch-record-1", "game": id, "version": 1, "seats": 2, "names": ["Ada", "Bo"]}
    body |= {"options": {}, "finished": True, "moves": [2, 2, 2, 1]}
    return body | {"check": spieltisch.engine.record.fingerprint(body)}


def test_a_game_that_moved_on_replays_by_the_rules_it_keeps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_nim(tmp_path, "nim_two", version=2, sticks=9)
    write_nim(tmp_path / "nim_two", "v1", game="nim_two", version=1, sticks=7)
    monkeypatch.setenv("SPIELTISCH_GAMES", str(tmp_path))
    record = Record.from_json(played_by_the_old_rules("nim_two"))
    *_, last = spieltisch.replay(record)
    assert last.scores() == [0, 1]
    assert spieltisch.view(last, None)["sticks"] == 0
    assert spieltisch.dump(last)["version"] == 1
    assert spieltisch.load(spieltisch.dump(last)).key() == last.key()
    assert spieltisch.dump(spieltisch.new("nim_two"))["version"] == 2
    assert spieltisch.view(spieltisch.new("nim_two"), 0)["sticks"] == 9


def test_a_browser_gets_what_the_old_rules_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given rules of before with files of their own, when the archive for browsers is made, then these are in it."""
    write_nim(tmp_path, "nim_packed", version=2, sticks=9)
    write_nim(tmp_path / "nim_packed", "v1", game="nim_packed", version=1, sticks=7)
    (tmp_path / "nim_packed" / "v1" / "components.json").write_text("{}")
    monkeypatch.setenv("SPIELTISCH_GAMES", str(tmp_path))
    assert any(name.endswith("nim_packed/v1/components.json") for name in archive.files())


def test_a_game_that_keeps_nothing_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_nim(tmp_path, "nim_bare", version=2, sticks=9)
    monkeypatch.setenv("SPIELTISCH_GAMES", str(tmp_path))
    with pytest.raises(BadRecord, match="nim_bare is at version 2 of its rules and does not keep version 1"):
        Record.from_json(played_by_the_old_rules("nim_bare"))
    for odd in ("1", True, None, -1, 1.0, [], "1.os"):
        with pytest.raises(BadRecord):
            Record("nim_bare", 2, version=odd)  # type: ignore[arg-type]
