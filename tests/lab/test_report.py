"""The balance report: every figure with its n, every point with its source, one page that needs nothing else."""

import re

import pytest

import spieltisch
from spieltisch.lab.findings import answers, by_seat, points, questions, scores, uses
from spieltisch.lab.report import report
from spieltisch.lab.study import conduct, study
from spieltisch.lab.watch import watch_piece

COMPONENTS = {
    "antler_island": {"wily tile", "plan"},
    "dolmengoetter": {"circle size", "dolmen value"},
    "king_of_tokyo": {"card"},
    "poseidons_kingdom": {"tentacle"},
    "reef": {"kind of pattern", "card"},
}


def watched(id, games=6, jobs=1, bots="random"):
    rules = spieltisch.game(id)
    return conduct(watch_piece, study(id, bots, rules.seats[len(rules.seats) // 2]), games, jobs)


@pytest.mark.parametrize("id", spieltisch.games())
def test_every_point_has_its_source(id):
    found = watched(id)
    seats = found.study.seats
    total = sum(sum(found.rows[f"score_{seat}"]) for seat in range(seats))
    assert total == sum(count for key, count in found.counts.items() if key[0] == "points")
    unexplained = {"other"} & {key[1] for key in found.counts if key[0] == "points"}
    assert not unexplained, f"{id} has points without a source"


@pytest.mark.parametrize("id", spieltisch.games())
def test_components_of_each_game(id, tmp_path):
    report(id, games=6, bots="random", out=tmp_path / "report.html")
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    for kind in COMPONENTS.get(id, ()):
        assert f"Win rate by {kind}" in page
    told = page.split("</head>")[1]
    assert "Wilson" in told
    assert told.count("n = ") > 20
    assert told.count("<section") == told.count("<small>n = "), "every section says its n"
    assert not re.findall(r"(?:prompt|card|tile|task|coral)-[a-z]\w+", told), "words for people, not keys"


def test_the_page_fetches_nothing(tmp_path):
    report("reef", games=3, bots="random", out=tmp_path / "report.html")
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert not re.findall(r"<(?:script|link|img|iframe)[^>]+(?:src|href)=", page)
    assert "<title>Reef: the balance of 3 games</title>" in page


def test_findings_agree_with_each_other():
    found = watched("reef", 20)
    assert sum(one.rate for one in by_seat(found).values()) == pytest.approx(1)
    assert sum(one.rate for one in by_seat(found, "win_of_mover").values()) == pytest.approx(1)
    assert sum(len(group) for group in scores(found).values()) == 20 * found.study.seats
    assert len(points(found)) == 2
    assert sum(one.asked for one in questions(found)) >= sum(found.rows["choices"])
    assert sum(one.chosen for one in answers(found)) == sum(found.rows["choices"])
    for listed in uses(found).values():
        for one in listed:
            assert one.with_it.n + one.without.n == 20 * found.study.seats
            assert one.with_it.n > 0
            assert one.with_it.low - 1e-9 <= one.with_it.rate <= one.with_it.high + 1e-9


def test_the_same_in_two_processes():
    one, two = watched("reef", 12), watched("reef", 12, jobs=2)
    assert one.rows == two.rows
    assert one.counts == two.counts
