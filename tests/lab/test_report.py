"""The balance report: every figure with its n, every point with its source, one page that needs nothing else."""

import json
import re

import pytest

import spieltisch
from spieltisch.engine.registry import folder
from spieltisch.lab.findings import answers, by_seat, points, questions, scores, uses
from spieltisch.lab.kept import Kept
from spieltisch.lab.names import named
from spieltisch.lab.report import Variant, compare, report
from spieltisch.lab.study import conduct, study
from spieltisch.lab.watch import watch_piece
from spieltisch.words import Words

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
    unexplained = {"source-other"} & {key[1] for key in found.counts if key[0] == "points"}
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
    assert not re.findall(r"(?:prompt|card|tile|task|coral|source)-[a-z]\w+", told), "words for people, not keys"


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


# Two variants side by side


def deck(change):
    """Reef's own deck with something changed."""
    data = json.loads((folder("reef") / "components.json").read_text(encoding="utf-8"))
    for card in data["cards"]:
        change(card)
    return data["cards"]


def dearer_singles(card):
    if card["kind"] == "single":
        card["points"] += 9


def test_a_variant_against_itself_differs_in_nothing(tmp_path):
    found = compare("reef", Variant("the same"), games=8, bots="random", out=tmp_path / "page.html", seats=2)
    assert len(found) > 100
    assert all(one.difference == 0 and not one.sure for one in found)
    assert "No difference is beyond doubt" in (tmp_path / "page.html").read_text(encoding="utf-8")


def test_two_decks_differ_where_they_should(tmp_path):
    files = (tmp_path / "page.json", tmp_path / "page.csv")
    other = Variant("deck=dear.json", {"deck": deck(dearer_singles)})
    found = compare("reef", other, games=60, bots="random", out=tmp_path / "page.html", seats=2, files=files)
    by_name = {(one.chapter, one.name): one for one in found}
    assert by_name["points", "source-patterns"].difference > 0
    assert by_name["games", "turns"].difference == 0, "random bots play the same games whatever a card pays"
    single = by_name["used card", "balance-card-single one=colour-r two=colour-r"]
    assert single.one.n == single.two.n == 120, "the same card in both decks, whatever it pays"
    told = json.loads(files[0].read_text(encoding="utf-8"))
    assert len(told["figures"]) == len(found) == len(files[1].read_text(encoding="utf-8").splitlines()) - 1
    for one in told["figures"]:
        assert one["low"] <= one["difference"] <= one["high"]
    assert not list(tmp_path.glob("*.part")), "what was kept for an interruption is gone"


@pytest.mark.parametrize("id", spieltisch.games())
def test_a_german_page_has_german_names(id, tmp_path):
    seats = spieltisch.game(id).seats[0]
    found = compare(id, Variant("B"), games=3, bots="random", out=tmp_path / "page.html", seats=seats, language="de")
    page = (tmp_path / "page.html").read_text(encoding="utf-8").split("</head>")[1]
    assert "Woher die Punkte kommen" in page
    german, english = Words(id, "de"), Words(id, "en")
    names = {one.name for one in found if one.chapter not in ("games", "winners")}
    names |= {one.chapter.partition(" ")[2] for one in found if " " in one.chapter}
    same = {name for name in names - set(german.messages.patterns) if named(german, name) == named(english, name)}
    assert same <= SAME.get(id, set()), "names that no German text knows"
    assert not re.findall(r"(?:balance|compare|card|tile|task|coral)-[a-z]\w+", page), "words for people, not keys"


# Words that are the same in both languages.
SAME = {
    "antler_island": {"plan"},
    "dolmengoetter": {"source-start"},
    "reef": {"source-start"},
}


def test_a_report_that_was_interrupted_goes_on(tmp_path):
    whole = study("reef", "random", 2)
    kept = Kept(tmp_path / "kept.part", whole, 500)
    played = []

    def watch(piece):
        if len(played) == 100:
            raise KeyboardInterrupt
        played.append(piece.first)
        return watch_piece(piece)

    with pytest.raises(KeyboardInterrupt):
        conduct(watch, whole, 500, shelf=kept)
    with kept.file.open("a", encoding="utf-8") as file:
        file.write('{"piece": 249, "rows": {"tur')  # it was writing this
    before, played[:] = set(played), []
    found = conduct(watch_piece_noting(played), whole, 500, shelf=Kept(kept.file, whole, 500))
    assert len(before) == 100
    assert not before & set(played)
    assert len(played) == 150
    straight = conduct(watch_piece, whole, 500)
    assert found.rows == straight.rows
    assert found.counts == straight.counts


def watch_piece_noting(played):
    def watch(piece):
        played.append(piece.first)
        return watch_piece(piece)

    return watch


def test_what_was_kept_of_another_study_is_not_used(tmp_path):
    one, two = study("reef", "random", 2), study("reef", "random", 2, seed=2)
    Kept(tmp_path / "kept.part", one, 20).found()
    conduct(watch_piece, one, 20, shelf=Kept(tmp_path / "kept.part", one, 20))
    assert not Kept(tmp_path / "kept.part", two, 20).found()


def test_variants_that_cannot_be_compared_are_refused(tmp_path):
    with pytest.raises(spieltisch.SpieltischError, match="A has 2 seats and B 3"):
        compare("reef", Variant("B", bots=["random"] * 3), 1, ["random"] * 2, tmp_path / "page.html")
    with pytest.raises(spieltisch.SpieltischError, match="texts in en and de"):
        compare("reef", Variant("B"), 1, "random", tmp_path / "page.html", language="fr")
