"""The balance report: every figure with its n, every point with its source, one page that needs nothing else."""

import io
import json
import re
from dataclasses import replace

import pytest
from fluent.syntax import ast
from rich.console import Console

import spieltisch
from spieltisch.engine.registry import folder
from spieltisch.lab import figures
from spieltisch.lab.comparison import compared
from spieltisch.lab.findings import answers, by_seat, points, questions, scores, uses
from spieltisch.lab.kept import Kept
from spieltisch.lab.names import named
from spieltisch.lab.report import Variant, compare, report
from spieltisch.lab.study import conduct, study
from spieltisch.lab.telling import Telling
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


@pytest.mark.parametrize("id", spieltisch.games())
def test_a_german_report_is_german_from_top_to_bottom(id, tmp_path):
    """Given a report in German, when it is read, then no sentence of the English texts stands in it."""
    report(id, games=6, bots="random", out=tmp_path / "report.html", language="de")
    page = (tmp_path / "report.html").read_text(encoding="utf-8").split("</head>")[1]
    german, english = Telling(id, "de"), Telling(id, "en")
    assert german.say("report-glance") in page
    assert set(german.messages.patterns) == set(english.messages.patterns)
    texts = english.messages.patterns.items()
    plain = [
        key for key, text in texts if no_arguments(text) and key != "compare-figure"
    ]  # a word of the notation, too
    foreign = {english.say(key) for key in plain if english.say(key) != german.say(key)}
    assert not {said for said in foreign if f">{said}<" in page or f'"{said}"' in page}, "heads, titles of axes"
    words = re.findall(r"\b(?:the|with|wins|turns|seats|games|average|lead|won|other|others)\b", plain_text(page))
    assert not words


def no_arguments(pattern):
    return all(isinstance(element, ast.TextElement) for element in pattern.elements)


def plain_text(page):
    """What is read on a page: without its scripts and the names of the notation, which are no language's."""
    without = re.sub(r"<script.*?</script>|<style.*?</style>", " ", page, flags=re.S)
    return re.sub(r"<[^>]+>", " ", without)


def test_a_deck_of_ones_own_is_named_in_the_language_of_the_page(tmp_path):
    options = {"deck": deck(dearer_singles)}
    for language, said in (("de", "Eigene Karten: wie angegeben"), ("en", "as given")):
        report("reef", 3, "random", tmp_path / "page.html", 2, options=options, language=language)
        assert said in (tmp_path / "page.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("id", spieltisch.games())
def test_no_two_things_share_a_name(id, language):
    found = watched(id, 10)
    words = Words(id, language)
    for kind, listed in uses(found).items():
        names = {one.name: named(words, one.name) for one in listed}
        assert len(set(names.values())) == len(names), (kind, names)
    sources = {source: named(words, source) for source in next(iter(points(found).values()))}
    assert len(set(sources.values())) == len(sources), sources


def test_one_colour_is_one_thing_in_every_picture():
    found, telling = watched("reef", 10), Telling("reef", "en")
    assert len(set(figures.COLOURS.values())) == len(figures.COLOURS)
    sizes = {name: len(group) for name, group in scores(found).items()}
    for drawn in (
        figures.histogram(telling, scores(found), "points", "seats"),
        figures.bars(telling, points(found), sizes, "points"),
    ):
        colours = {trace.name.split(" (")[0]: trace.marker.color for trace in drawn.data}
        assert colours == {name: figures.COLOURS[name] for name in ("winners", "others")}


def test_the_two_variants_have_one_colour_each_in_every_picture():
    """Given two variants, when they are drawn, then A has its colour in every kind of picture, and B its own."""
    one, two, telling = watched("reef", 10), watched("reef", 12), Telling("reef", "en")
    turns = {"one": one.rows["turns"], "two": two.rows["turns"]}
    pairs = {figure.name: (figure.one, figure.two) for figure in compared(one, two)}
    names = {"A": "one", "B": "two"}
    for drawn in (
        figures.histogram(telling, turns, "turns"),
        figures.beside(telling, pairs, "points", share=False),
        figures.beside(telling, pairs, "won", share=True),
    ):
        colours = {trace.name.split(" (")[0]: trace.marker.color for trace in drawn.data}
        assert colours == {name: figures.COLOURS[side] for name, side in names.items()}
        bars = {trace.name: trace.error_x.color for trace in drawn.data if trace.error_x.array is not None}
        assert bars in ({}, {name: figures.COLOURS[side] for name, side in names.items()})


def test_findings_agree_with_each_other():
    found = watched("reef", 20)
    assert sum(one.rate for one in by_seat(found)) == pytest.approx(1)
    assert sum(one.rate for one in by_seat(found, "win_of_mover")) == pytest.approx(1)
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
    cards = all_cards("reef")
    for card in cards:
        change(card)
    return cards


def all_cards(id):
    return json.loads((folder(id) / "components.json").read_text(encoding="utf-8"))["cards"]


def dearer_singles(card):
    if card["kind"] == "single":
        card["points"] += 9


def test_a_variant_against_itself_differs_in_nothing(tmp_path):
    found = compare("reef", Variant("the same"), games=8, bots="random", out=tmp_path / "page.html", seats=2)
    assert len(found) > 100
    assert all(one.difference == 0 and not one.sure for one in found)
    assert "No difference is beyond doubt" in (tmp_path / "page.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("dearer", [True, False])
def test_the_last_line_says_as_much_as_the_page_begins_with(dearer, tmp_path):
    """Given so many figures that some are marked by chance, the terminal counts those that the page calls beyond doubt."""
    heard, page = Console(file=io.StringIO(), width=40), tmp_path / "page.html"
    other = Variant("B", {"deck": deck(dearer_singles)} if dearer else {"start_layout": "border"})
    found = compare("reef", other, games=60, bots="random", out=page, seats=2, console=heard)
    beyond = sum(one.striking for one in found)
    assert sum(one.sure for one in found) > beyond, "some are marked that chance may have brought"
    said = f"{beyond} differences beyond doubt" if beyond > 1 else "no difference is beyond doubt"
    assert heard.file.getvalue().splitlines()[-1].endswith(f"in each of two variants, {said}")
    assert ("No difference is beyond doubt" in page.read_text(encoding="utf-8")) == (beyond == 0)


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


def test_king_of_tokyo_with_and_without_a_card(tmp_path):
    """Given a deck without one card, when it is set beside the whole one, then in B nobody has it, and all else is there."""
    cards = [card for card in all_cards("king_of_tokyo") if card["id"] != "solar_powered"]
    other = Variant("deck=without_it.json", {"deck": cards})
    page = tmp_path / "page.html"
    found = compare("king_of_tokyo", other, games=60, bots="greedy", out=page, seats=4, language="de")
    used = {one.name: one for one in found if one.chapter.startswith("used ")}
    assert used["card-solar_powered"].one.value > 0.05
    assert used["card-solar_powered"].two.value == 0
    assert sum(one.two.value > 0 for one in used.values()) > 20
    assert all(one.one.n == one.two.n == 60 * 4 for one in used.values())
    told = page.read_text(encoding="utf-8").split("</head>")[1]
    assert "deck=without_it.json" in told
    assert "n = 60 + 60" in told


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


def test_games_of_other_rules_are_not_mixed_in(tmp_path, monkeypatch):
    """Given games kept under older rules, when the report goes on, then they are played anew, and that is said."""
    heard, whole = Console(file=io.StringIO(), width=200), study("reef", "random", 2)
    conduct(watch_piece, whole, 20, shelf=Kept(tmp_path / "kept.part", whole, 20))
    newer = spieltisch.game("reef")
    monkeypatch.setattr("spieltisch.lab.kept.game", lambda _: replace(newer, version=newer.version + 1))
    assert not Kept(tmp_path / "kept.part", whole, 20, heard).found()
    assert "kept.part holds games of another report or of other rules: all are played anew" in heard.file.getvalue()


def test_a_file_of_before_is_answered_with_a_sentence(tmp_path):
    heard, whole = Console(file=io.StringIO(), width=200), study("reef", "random", 2)
    file = tmp_path / "kept.part"
    file.write_text('{"spieltisch": "0.1", "games": 20}\n{"piece": 0}\n', encoding="utf-8")
    assert not Kept(file, whole, 20, heard).found()
    assert "all are played anew" in heard.file.getvalue()


def test_a_place_in_the_order_that_nobody_had_is_an_empty_figure():
    """Given games in which a seat never had a choice, when they are compared, then its column is there with no case."""
    one, two = watched("reef", 4), watched("reef", 4)
    del two.rows["win_of_mover_1"]
    found = {figure.name: figure for figure in compared(one, two)}
    assert (found["win_of_mover_1"].one.n, found["win_of_mover_1"].two.n) == (4, 0)
    assert not found["win_of_mover_1"].sure


def test_variants_that_cannot_be_compared_are_refused(tmp_path):
    with pytest.raises(spieltisch.SpieltischError, match="A has 2 seats and B 3"):
        compare("reef", Variant("B", bots=["random"] * 3), 1, ["random"] * 2, tmp_path / "page.html")
    with pytest.raises(spieltisch.SpieltischError, match="texts in en and de"):
        compare("reef", Variant("B"), 1, "random", tmp_path / "page.html", language="fr")
