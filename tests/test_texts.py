"""Every sentence that a game can say, read as an editor reads: no id, no code, no message key, the right plural."""

import importlib
import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import spieltisch
from spieltisch.coach.hint import reasons
from spieltisch.engine.contract import CHANCE, OVER
from spieltisch.engine.event import Fact
from spieltisch.engine.registry import game
from spieltisch.engine.table import listen
from spieltisch.fluent import Messages
from spieltisch.testing import paragraphs
from spieltisch.words import LANGUAGES, Words, rules_text

NAMES = ["Ada", "Bo", "Cy", "Dee", "Eli", "Fay"]
GAMES = spieltisch.games()
# One, and several: a count in digits must be followed by the right one of them.
NOUNS = {
    "de": (
        "Punkt Punkte, Punkt Punkten, Ruhmpunkt Ruhmpunkte, Feld Felder, Feld Feldern, Stein Steine, Stein Steinen,"
        " Druide Druiden, Hirschkuh Hirschkühe, Hirschkuh Hirschkühen, Geweihende Geweihenden, Ende Enden,"
        " Karte Karten, Koralle Korallen, Marke Marken, Skelett Skelette, Zug Züge, Runde Runden, Teil Teile,"
        " Sechseck Sechsecke, Herz Herzen, Tatze Tatzen"
    ),
    "en": (
        "point points, field fields, stone stones, dolmen dolmens, druid druids, doe does, end ends, token tokens,"
        " die dice, card cards, coral corals, counter counters, skeleton skeletons, turn turns, round rounds,"
        " reroll rerolls, tile tiles, hex hexes, heart hearts, claw claws"
    ),
}
NEVER = {
    "a message key": r"\b(?:event|choice|prompt|card|tile|space|place|act|why|strip|task|coral|colour|marker)-[a-z]",
    "a message unfilled": r"[{}]|\$\w|\?\?\?",
    "a code": r"\b[A-Z]{1,2}\d{1,2}\b|\b[RYGP]{2}\b|\b[A-Z]=\d|\.\.",
    "a name of the program's": r"\w_\w|\b[a-z]+[A-Z]|\bNone\b|\bTrue\b|\bFalse\b",
    "an empty place": r"\(\s*\)|\s{2}| [,.;:]|:\s*$|„“|“”",
}


def wrong_numbers(language: str) -> Iterator[tuple[str, str]]:
    """``1 Punkte`` and ``3 Punkt``, for each noun."""
    for pair in NOUNS[language].split(","):
        one, many = pair.split()
        yield f"1 {many}", rf"(?<![\d,.-])1 {many}\b"
        yield f"2 {one}", rf"(?<![\d,.-])(?:0|[2-9]|\d\d+) {one}\b"
    if language == "en":
        yield "a orange", r"\b[Aa] (?:[aei]\w|or|on[^e])"
    if language == "de":
        yield "7 … fehlt", r"\b(?:[2-9]|\d\d+) \w+ (?:fehlt|bleibt|wächst|liegt)\b"


def faults(sentence: str, language: str) -> list[str]:
    patterns = [*NEVER.items(), *wrong_numbers(language)]
    return [f"{fault}: {sentence!r}" for fault, pattern in patterns if re.search(pattern, sentence)]


def tables(id: str) -> Iterator[tuple[int, dict[str, object]]]:
    """Every number of seats, and each value of each option that has a list of them."""
    found = game(id)
    for seats in found.seats:
        yield seats, {}
    for option in found.options:
        for value in option.choices:
            if value != option.default:
                yield found.seats[-1], {option.name: value}


@cache
def said(id: str, language: str) -> tuple[frozenset[str], tuple[str, ...]]:
    """All sentences of some random games, and the choices that read alike beside each other."""
    found, say = game(id), Words(id, language, NAMES)
    sentences: set[str] = set()
    alike: list[str] = []
    for number, (seats, options) in enumerate(tables(id)):
        chance, dice = spieltisch.Rng(number), random.Random(number)
        state = spieltisch.new(id, seats, **options)
        listen(state)
        steps = 0
        while state.to_act() != OVER and steps < 700:
            steps += 1
            turn = int(state.to_act())
            if turn == CHANCE:
                state.apply(int(state.sample(chance)))
            else:
                legal = state.legal(turn)
                sentences.add(say(found.view.prompt(state, turn).text))
                if steps % 9 == 0:
                    sentences |= {say(text) for text in reasons(state, dice.choice(legal), turn)}
                if steps % 4 == 0:
                    choices = [say(found.view.choice(state, action, turn).text) for action in legal]
                    sentences |= set(choices)
                    alike += sorted({text for text in choices if choices.count(text) > 1})
                state.apply(dice.choice(legal), turn)
            for event in state.events or []:
                sentences |= {say(found.view.event(event.seen_by(seat))) for seat in (None, *range(seats))}
            listen(state)
    return frozenset(sentences), tuple(alike)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_prompts_choices_and_events_are_sentences(id: str, language: str) -> None:
    sentences, _ = said(id, language)
    assert [fault for sentence in sorted(sentences) for fault in faults(sentence, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_no_two_choices_read_alike(id: str, language: str) -> None:
    """Otherwise nobody could tell them apart who hears them."""
    _, alike = said(id, language)
    assert alike == ()


def browser_words(id: str, language: str) -> Path:
    return Path(__file__).parents[1] / "web" / "src" / "games" / id / f"words.{language}.ftl"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_what_the_browser_says_is_a_sentence_for_one_and_for_many(id: str, language: str) -> None:
    """Every message of a board, with 1 and with 3 wherever it counts something: explanations, prompts, answers."""
    source = browser_words(id, language).read_text(encoding="utf-8")
    messages = Messages(language, source)
    wrong = []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            variables = set(re.findall(r"\$(\w+)", source[entry.span.start : entry.span.end]))
            for number in (1, 3):
                said = messages.say(entry.id.name, dict.fromkeys(variables, number))
                wrong += [fault for fault in faults(said, language) if "empty place" not in fault]
    assert wrong == []


@pytest.mark.parametrize("id", GAMES)
def test_the_browser_says_the_same_things_in_both_languages(id: str) -> None:
    keys = [
        {
            entry.id.name
            for entry in FluentParser().parse(browser_words(id, language).read_text()).body
            if isinstance(entry, ast.Message)
        }
        for language in LANGUAGES
    ]
    assert keys[0] == keys[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_the_short_rules_speak_no_code(id: str, language: str) -> None:
    lines = rules_text(id, language).splitlines()
    assert [fault for line in lines for fault in faults(line, language) if "empty place" not in fault] == []


@pytest.mark.parametrize(
    ("sentence", "language"),
    [
        ("Ada wertet einmal: 1 Punkte", "de"),
        ("Dir fehlen 3 Punkt", "de"),
        ("7 Energie fehlt", "de"),
        ("Ada scores 1 points", "en"),
        ("Take 2 die", "en"),
        ("Von P36 nach P37", "de"),
        ("Play it, corals YY", "en"),
        ("event-over", "en"),
        ("{$seat} beginnt", "de"),
        ("Ada nimmt hotRut", "de"),
        ("Ada hat 3 Punkte ()", "de"),
    ],
)
def test_the_editor_sees_faults(sentence: str, language: str) -> None:
    assert faults(sentence, language)


@pytest.mark.parametrize(
    ("sentence", "language"),
    [("Ada hat 1 Punkt und 21 Steine", "de"), ("2 × 1 point", "en"), ("grün auf c3", "de"), ("Sechseck 2,1", "de")],
)
def test_the_editor_lets_good_sentences_pass(sentence: str, language: str) -> None:
    assert not faults(sentence, language)


SPOKEN = [
    (
        "reef",
        {"event": "scored", "seat": 1, "times": 1, "points": 1, "label": "joker:*=2:1"},
        "Bo wertet „jede Farbe, genau 2 hoch (1 Punkt)“ einmal: 1 Punkt",
        "Bo scores “any colour, exactly 2 high (1 point)” once: 1 point",
    ),
    (
        "reef",
        {"event": "played", "seat": 1, "label": "ring:P / Y:2"},
        "Bo spielt „gelb rund um den höchsten Stapel in lila (je 2 Punkte)“",
        "Bo plays “yellow around the highest purple stack (2 points each)”",
    ),
    (
        "antler_island",
        {"event": "drew_tile", "seat": 0, "kind": "roar"},
        "Ada zieht das Vorteilsplättchen „Röhrender Hirsch“",
        "Ada draws the wily tile Roaring Stag",
    ),
    (
        "antler_island",
        {
            "event": "locked",
            "seat": 0,
            "other": 1,
            "food": [3, 1],
            "other_food": [],
            "strength": 6,
            "other_strength": 5,
        },
        "Die Geweihe verhaken sich. Ada zeigt Nahrung 3, 1 und hat Stärke 6; Bo zeigt keine Nahrung und hat Stärke 5",
        "Antlers lock. Ada shows food 3, 1 and has strength 6; Bo shows no food and has strength 5",
    ),
    (
        "king_of_tokyo",
        {"event": "points", "seat": 0, "points": 0, "why": "alpha_monster"},
        "Die Ruhmpunkte von Ada bleiben gleich (Alphamonster)",
        "The points of Ada stay as they are (Alpha Monster)",
    ),
    (
        "king_of_tokyo",
        {"event": "points", "seat": 0, "points": 3, "why": "alpha_monster"},
        "Ada bekommt 3 Ruhmpunkte (Alphamonster)",
        "Ada gains 3 points (Alpha Monster)",
    ),
    (
        "king_of_tokyo",
        {"event": "points", "seat": 0, "points": -1, "why": "evacuation_orders"},
        "Ada verliert 1 Ruhmpunkt (Evakuierungsbefehl)",
        "Ada loses 1 point (Evacuation Orders)",
    ),
    (
        "poseidons_kingdom",
        {"event": "eaten", "seat": 2, "field": "L3"},
        "Der Hai frisst ein Tier von Cy bei Welle 3 links",
        "The shark eats a swimmer of Cy at wave 3 left",
    ),
    (
        "dolmengoetter",
        {"event": "wandered", "seat": 0, "from": "P03", "to": "P36"},
        "Ein Druide von Ada wandert von Platz 3 nach Platz 36",
        "A druid of Ada wanders from place 3 to place 36",
    ),
]


@pytest.mark.parametrize(("id", "facts", "german", "english"), SPOKEN, ids=lambda value: str(value)[:30])
def test_what_happened_is_told_in_words(id: str, facts: dict[str, Fact], german: str, english: str) -> None:
    text = game(id).view.event(facts)
    assert Words(id, "de", NAMES)(text) == german
    assert Words(id, "en", NAMES)(text) == english


def test_where_a_doe_climbs_to_stands_in_the_rules() -> None:
    """The rule tells for each shore the space that the graph of the island has."""
    rule = next(line for line in rules_text("antler_island", "en").splitlines() if line.startswith("**§7.3"))
    assert "from shores 1 and 12 to middle space 1, from 2 to 2, from 3 and 4 to 3" in rule
    up = {space["id"]: space["inward"] for space in spieltisch.view(spieltisch.new("antler_island", 4), None)["island"]}
    told = {1: 1, 12: 1, 2: 2, 3: 3, 4: 3, 5: 4, 6: 5, 7: 5, 8: 6, 9: 7, 10: 7, 11: 8}
    assert {f"O{shore}": f"M{middle}" for shore, middle in told.items()} == {
        shore: middle for shore, middle in up.items() if shore.startswith("O")
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_paragraph_that_code_and_texts_cite_is_in_the_short_rules(id: str, language: str) -> None:
    rules = importlib.import_module(f"spieltisch.games.{id}.rules")
    known = set(paragraphs(rules_text(id, language)))
    assert {phase.rule for phase in rules.PHASES} <= known
    folder = Path(str(rules.__file__)).parent
    for path in [*folder.rglob("*.py"), *folder.glob("text.*.ftl"), *folder.glob("rules.*.md")]:
        cited = set(re.findall(r"§ ?(\d+(?:\.\d+)*)", path.read_text(encoding="utf-8")))
        assert cited <= known, f"{path.name}: {sorted(cited - known)}"


def glued_counts(text: str, language: str) -> list[str]:
    """Messages that put a number before a noun without asking how many there are."""
    nouns = {noun for pair in NOUNS[language].split(",") for noun in pair.split()}
    found = []
    for entry in FluentParser().parse(text).body:
        if not isinstance(entry, ast.Message) or entry.value is None:
            continue
        parts = entry.value.elements  # the variants of a choice by number lie deeper and are not looked at
        for one, two in pairwise(parts):
            counted = isinstance(one, ast.Placeable) and isinstance(one.expression, ast.VariableReference)
            first = re.match(r" (\w+)", two.value) if isinstance(two, ast.TextElement) else None
            if counted and first and first[1] in nouns:
                found.append(f"{entry.id.name}: … {first[1]}")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_asks_how_many_before_it_says_a_noun(language: str) -> None:
    """Also those that random games seldom reach, those of the table, and those of the browser's boards."""
    root = Path(spieltisch.__file__).parent
    files = [root / f"text.{language}.ftl", *root.glob(f"games/*/text.{language}.ftl")]
    files += (root.parent.parent / "web" / "src").glob(f"games/*/words.{language}.ftl")
    assert len(files) >= 1 + len(GAMES)
    found = {file.parent.name: glued_counts(file.read_text(encoding="utf-8"), language) for file in files}
    assert {place: wrong for place, wrong in found.items() if wrong} == {}
