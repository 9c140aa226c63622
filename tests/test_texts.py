"""Every sentence that a game can say, read as an editor reads: no id, no code, no message key, the right plural."""

import ast as python
import importlib
import random
import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import spieltisch
from spieltisch.coach.hint import reasons
from spieltisch.engine.contract import CHANCE, OVER
from spieltisch.engine.event import Fact
from spieltisch.engine.game import Text
from spieltisch.engine.registry import game
from spieltisch.engine.table import listen
from spieltisch.fluent import Messages
from spieltisch.testing import paragraphs
from spieltisch.words import LANGUAGES, Words, messages, rules_text

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
NAMED = {"seat", "other", "by", "who", "name", "player", "colour"}  # variables that are words, not numbers
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
def said(id: str, language: str, words: type[Words] = Words) -> tuple[frozenset[str], frozenset[str], tuple[str, ...]]:
    """What some random games say: questions, events and reasons; the choices; those that read alike beside each other."""
    found, say = game(id), words(id, language, NAMES)
    sentences: set[str] = set()
    offered: set[str] = set()
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
                    offered |= set(choices)
                    alike += sorted({text for text in choices if choices.count(text) > 1})
                state.apply(dice.choice(legal), turn)
            for event in state.events or []:
                sentences |= {say(found.view.event(event.seen_by(seat))) for seat in (None, *range(seats))}
            listen(state)
    return frozenset(sentences), frozenset(offered), tuple(alike)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_prompts_choices_and_events_are_sentences(id: str, language: str) -> None:
    sentences, choices, _ = said(id, language)
    assert [fault for sentence in sorted(sentences | choices) for fault in faults(sentence, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_no_two_choices_read_alike(id: str, language: str) -> None:
    """Otherwise nobody could tell them apart who hears them."""
    *_, alike = said(id, language)
    assert alike == ()


def browser_words(id: str, language: str, name: str = "words") -> Path:
    return Path(__file__).parents[1] / "web" / "src" / "games" / id / f"{name}.{language}.ftl"


def set_up(id: str, language: str) -> Path:
    """How the real box is set up, step by step."""
    return browser_words(id, language, "setup")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_what_the_browser_says_is_a_sentence_for_one_and_for_many(id: str, language: str) -> None:
    """Every message of a board, with 1 and with 3 wherever it counts something: explanations, prompts, answers."""
    wrong = []
    for path in (browser_words(id, language), set_up(id, language)):
        source = path.read_text(encoding="utf-8")
        found = Messages(language, source)
        variables = set(re.findall(r"\$(\w+)", source))  # one message may hold another
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Message):
                for number in (1, 3):
                    said = found.say(entry.id.name, dict.fromkeys(variables, number))
                    wrong += [fault for fault in faults(said, language) if "empty place" not in fault]
    assert wrong == []


# What lights up on the board needs no number and no name of the terminal's.
NUMBERED = (
    r"\b[a-d][1-4]\b|\d,-?\d|\b[Hh]ex \S|(?:[Pp]lace|[Cc]ircle|[Ss]lot|[Ss]hore|[Mm]eadow|[Mm]arsh) \d"
    r"|(?:Platz|Steinkreis|Sechseck|Ufer|Uferfeld|Wiese|Sumpf|Moor) -?\d"
)


class BrowserWords(Words):
    """As the browser says it: the words of the board come before those of the game."""

    def __init__(self, id: str, language: str, names: Sequence[str] = ()) -> None:
        super().__init__(id, language, names)
        own = browser_words(id, language).read_text(encoding="utf-8")
        self.messages = Messages(language, own)
        for key, pattern in messages(id, language).patterns.items():
            self.messages.patterns.setdefault(key, pattern)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_the_log_and_the_questions_of_the_browser_hold_no_numbers_of_the_board(id: str, language: str) -> None:
    """Events, questions and the reasons of a hint; choices keep theirs in the list that is read aloud."""
    sentences, *_ = said(id, language, BrowserWords)
    assert sorted(one for one in sentences if re.search(NUMBERED, one)) == []
    assert [fault for one in sorted(sentences) for fault in faults(one, language)] == []


class BoxWords(BrowserWords):
    """As it is said beside the real box: what lies there may have other colours than the screen."""

    def __call__(self, text: Text) -> str:
        if f"{text.key}-box" not in self.messages:
            return super().__call__(text)
        seats = {f"seat{seat + 1}": name for seat, name in enumerate(self.names)}
        args = {name: self(arg) if isinstance(arg, Text) else arg for name, arg in text.args.items()}
        return self.messages.say(f"{text.key}-box", {**seats, **args})


@pytest.mark.parametrize("language", LANGUAGES)
def test_beside_the_box_dice_are_called_by_their_owners(language: str) -> None:
    """The box has no red dice, and who sits where may have taken any colour: neither is named."""
    sentences, choices, _ = said("poseidons_kingdom", language, BoxWords)
    every = sorted(sentences | choices | boxed("poseidons_kingdom", language))
    colours = r"(?i)\b(?:rot|blau|gelb|grün|orange|red|blue|yellow|green)\b|\b(?:colour|farbe)\b"
    assert [one for one in every if re.search(colours, one)] == []
    assert [fault for one in every for fault in faults(one, language)] == []
    assert any("Dee" in one for one in boxed("poseidons_kingdom", language))


def boxed(id: str, language: str) -> set[str]:
    """What people are asked to tell, in a random game of all seats."""
    say, rng = BoxWords(id, language, NAMES), random.Random(5)
    state = spieltisch.new(id, game(id).seats[-1])
    box, asked = importlib.import_module(f"spieltisch.games.{id}.box"), set[str]()
    for _ in range(600):
        turn = int(state.to_act())
        if turn == OVER:
            break
        if turn == CHANCE:
            asked.add(say(box.asked(state).text))
        state.apply(rng.choice(state.legal(turn)), turn)
    return asked


class MarkedWords(BrowserWords):
    """As an analysis and an exercise name a choice: the board marks where it is."""

    def __init__(self, id: str, language: str, names: Sequence[str] = ()) -> None:
        super().__init__(id, language, names)
        patterns = self.messages.patterns
        patterns |= {key.removesuffix("-marked"): found for key, found in patterns.items() if key.endswith("-marked")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_a_choice_that_the_board_marks_is_told_without_its_numbers(id: str, language: str) -> None:
    _, choices, _ = said(id, language, MarkedWords)
    assert sorted(one for one in choices if re.search(NUMBERED, one)) == []
    assert [fault for one in sorted(choices) for fault in faults(one, language)] == []


def steps(id: str, language: str, seats: int, **chosen: object) -> str:
    """The set-up of the box, as the browser says it for these variants."""
    found = Messages(language, set_up(id, language).read_text(encoding="utf-8"))
    values: dict[str, str | int] = {"seats": seats}
    for option in game(id).options:
        value = chosen.get(option.name, option.default)
        if option.read is not None:
            values[option.name] = "box" if value is None else "own"
        elif option.choices:
            number = isinstance(value, int) and not isinstance(value, bool)
            values[option.name] = int(str(value)) if number else spieltisch.engine.game.say(value)
    return " ".join(found.say(f"step-{n}", values) for n in range(1, 9) if f"step-{n}" in found)


@pytest.mark.parametrize(
    ("id", "option", "value", "german", "english"),
    [
        ("dolmengoetter", "start_points", 4, "auf 4.", "on 4."),
        ("dolmengoetter", "start_points", 5, "auf 5.", "on 5."),
        ("dolmengoetter", "board", [], "euren eigenen Spielplan", "your own board"),
        ("reef", "start_layout", "centre", "auf die vier Felder in der Mitte", "the four centre cells"),
        ("reef", "start_layout", "border", "am Rand ihres Riffs, auf dasselbe oder", "the border cells"),
        ("reef", "deck_face_up", True, "Seine oberste Karte sehen alle.", "The deck lies face up"),
        ("reef", "display_before_start_placement", False, "auf jedes eine. Deckt neben", "one on each. Turn up"),
        ("reef", "display_before_start_placement", True, "Auslage. Lost aus", "the display. Draw lots"),
        ("king_of_tokyo", "deck", [], "eures eigenen Stapels", "your own deck"),
        ("antler_island", "startingWilyTile", True, "Alle bekommen eines", "Everybody gets one"),
        ("antler_island", "startingWilyTile", False, "Niemand bekommt", "Nobody gets one"),
        ("poseidons_kingdom", "skeleton_stock", "per_player_9", "neun Skelette", "nine skeletons"),
        ("poseidons_kingdom", "skeleton_stock", "common_36", "36 Skelette", "36 skeletons"),
        ("poseidons_kingdom", "skeleton_stock", "unlimited", "so viele ihr braucht", "as many as you need"),
        ("poseidons_kingdom", "dolphin_variant", True, "Der Delfin wartet", "The dolphin waits"),
        ("poseidons_kingdom", "initial_wave", "breaks_before_first_turn", "bricht gleich", "breaks at once"),
    ],
)
def test_the_set_up_of_the_box_knows_the_variants(
    id: str, option: str, value: object, german: str, english: str
) -> None:
    for seats in game(id).seats:
        assert german in steps(id, "de", seats, **{option: value})
        assert english in steps(id, "en", seats, **{option: value})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_the_set_up_reads_well_with_every_variant(id: str, language: str) -> None:
    said = [steps(id, language, seats, **options) for seats, options in tables(id)]
    said += [steps(id, language, game(id).seats[0], **{option.name: []}) for option in game(id).options if option.read]
    assert [fault for one in said for fault in [*faults(one, language), *re.findall(r"\.\.| [.,]|,,", one)]] == []


@pytest.mark.parametrize("name", ["words", "setup"])
@pytest.mark.parametrize("id", GAMES)
def test_the_browser_says_the_same_things_in_both_languages(id: str, name: str) -> None:
    keys = [
        {
            entry.id.name
            for entry in FluentParser().parse(browser_words(id, language, name).read_text()).body
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
        {"event": "scored", "seat": 1, "times": 4, "points": 8, "label": "joker:*=2:2"},
        "Bo wertet „jede Farbe, genau 2 hoch (2 Punkte)“ viermal: 8 Punkte",
        "Bo scores “any colour, exactly 2 high (2 points)” 4 times: 8 points",
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
    said = next(line for line in rules_text("antler_island", "de").splitlines() if line.startswith("**§7.3"))
    assert "auch auf einen Sumpf und aus ihm heraus: von den Uferfeldern 1 und 12 auf das mittlere Feld 1" in said
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


def counts(part: ast.TextElement | ast.Placeable) -> bool:
    """A variable that is no name: somebody “rerolls a die”, which is no plural."""
    if not isinstance(part, ast.Placeable) or not isinstance(part.expression, ast.VariableReference):
        return False
    return part.expression.id.name not in NAMED


def glued_counts(text: str, language: str) -> list[str]:
    """Messages that put a number before a noun without asking how many there are."""
    nouns = {noun for pair in NOUNS[language].split(",") for noun in pair.split()}
    found = []
    for entry in FluentParser().parse(text).body:
        if not isinstance(entry, ast.Message) or entry.value is None:
            continue
        parts = entry.value.elements  # the variants of a choice by number lie deeper and are not looked at
        for one, two in pairwise(parts):
            first = re.match(r" (\w+)", two.value) if isinstance(two, ast.TextElement) else None
            if counts(one) and first and first[1] in nouns:
                found.append(f"{entry.id.name}: … {first[1]}")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_asks_how_many_before_it_says_a_noun(language: str) -> None:
    """Also those that random games seldom reach, those of the table, and those of the browser's boards."""
    root = Path(spieltisch.__file__).parent
    files = [root / f"text.{language}.ftl", *root.glob(f"games/*/*.{language}.ftl")]
    files += [text(id, language) for id in GAMES for text in (browser_words, set_up)]
    assert len(files) == 1 + 4 * len(GAMES), "each game has texts, a lesson, the words of its board and a set-up"
    found = {
        f"{file.parent.name}/{file.name}": glued_counts(file.read_text(encoding="utf-8"), language) for file in files
    }
    assert {place: wrong for place, wrong in found.items() if wrong} == {}


# The word of the rules stands alone: what else would be said for the same thing, and must not.
OTHER_WORDS = {
    ("reef", "de"): r"\bPl(?:atz|ätze|ätzen) (?:deines|des) Riffs|leere Plätze|vier Plätze|\bBretts?\b",
    ("reef", "en"): r"\bspaces?\b|board squares?",
    (
        "king_of_tokyo",
        "de",
    ): r"\bMarkt\b|\babgelegt|Tokyo verlassen\?|fliehen|Krall|\b0 Punkte|Die Energiewürfel liegen"
    r"|\bwerfen\b|\bgeworfen\b|\bwirfst\b|\b[Ww]irf\b(?! diese Karte ab)",
    (
        "king_of_tokyo",
        "en",
    ): r"\blives\b(?! may| gets| gains)|\bthrows? (?:it|left|again|the)\b|\bthrown\b|leave Tokyo\?|flee",
    (
        "dolmengoetter",
        "de",
    ): r"\bvoll(?:e|er|en)?\b|\bVollendet|\bLage\b|\bStufe\b|\bBrett|Spielbrett|\b[Dd](?:er|em|es) Plan|aufrecht",
    ("dolmengoetter", "en"): r"\bfull\b|\blayers?\b",
    ("antler_island", "de"): r"\bVorteile?n?\b|\bTempo\b|Futter|\bdrängen",
    ("antler_island", "en"): r"\bg(?:ive|ives|ave) way|\bLarder\b|control tile|food worth",
    (
        "poseidons_kingdom",
        "de",
    ): r"\bArm(?:s|e)?\b|\bRiff\b|fütter|Pärchen|(?:auf die|auf der|belade die) Welle\b(?! \d)|großen? Welle|\bOzean"
    r"|Meerestier|\b[Dd]ie Krake\b|der Krake[.:]",
    (
        "poseidons_kingdom",
        "en",
    ): r"\barms?\b|hexagon|(?<!deep )\bsea\b|[Cc]reatures?|(?:onto|load|on) the wave\b|\b[Ff]eed",
}


FOR_PROGRAMMERS = ("observation.py", "seen.py")


def sentences_of_load(id: str) -> Iterator[tuple[str, str]]:
    """What is wrong with a position, as ``load`` and the phases say it: the strings of more than one word."""
    files = sorted((Path(spieltisch.__file__).parent / "games" / id).glob("*.py"))
    for path in [file for file in files if file.name not in FOR_PROGRAMMERS]:
        nodes = list(python.walk(python.parse(path.read_text(encoding="utf-8"))))
        docstrings = {node.value for node in nodes if isinstance(node, python.Expr)}
        for node in nodes:
            if isinstance(node, python.Constant) and isinstance(node.value, str) and node not in docstrings:
                if " " in node.value:
                    yield path.name, node.value


def texts_of(id: str, language: str) -> Iterator[tuple[str, str]]:
    """Every line of a game that somebody can read: events and questions, lesson, short rules, its board, its set-up."""
    folder = Path(spieltisch.__file__).parent / "games" / id
    files = [folder / f"{name}.{language}.ftl" for name in ("text", "lesson")]
    own = (browser_words(id, language), set_up(id, language))
    for path in (*files, folder / f"rules.{language}.md", *own):
        for line in path.read_text(encoding="utf-8").splitlines():
            # a comment names words, the key of a message is the program's
            if not line.startswith("# ") or path.suffix == ".md":
                yield path.name, re.sub(r"^[a-zA-Z0-9_-]+ = |\$\w+", "", line)


@pytest.mark.parametrize(("id", "language"), OTHER_WORDS)
def test_one_thing_has_one_word(id: str, language: str) -> None:
    pattern = re.compile(OTHER_WORDS[id, language])
    lines = [*texts_of(id, language), *(sentences_of_load(id) if language == "en" else [])]
    assert [f"{file}: {line}" for file, line in lines if pattern.search(line)] == []


def test_a_plural_without_a_number_asked_for_is_found_but_a_verb_is_not() -> None:
    assert glued_counts("a = You have { $number } dice", "en") == ["a: … dice"]
    assert glued_counts("a = { $seat } rerolls a die", "en") == []


def test_what_is_left_in_hand_counts_once_at_the_end() -> None:
    """Reef §6.2: a card scores at the end for the first time, and at most once."""
    for language, again in (("de", "noch einmal"), ("en", "once more|one more time")):
        said = [
            line
            for _, line in texts_of("reef", language)
            if re.search(r"[Cc]ard left|Karte(?:, die übrig| auf der Hand)", line)
        ]
        assert said
        assert [line for line in said if re.search(again, line)] == []


@pytest.mark.parametrize(
    ("id", "key", "args", "german", "english"),
    [
        ("reef", "reason-tokens", {"worth": "1 Punkt"}, "Du bekommst sofort 1 Punkt, so viel liegt darauf.", ""),
        ("antler_island", "prompt-confirm", {}, "Alle fünf Marker liegen. Ist das dein Plan?", "Is that your plan?"),
        ("antler_island", "tell-wily-none", {"pile": 3}, "offen liegt keines.", "none is open."),
        ("antler_island", "tell-round", {"round": 1, "mark": 1}, "sobald jemand 1 Hirschkuh hat.", "has 1 doe."),
        ("dolmengoetter", "reason-stone-idle", {"stones": 1}, "du behältst ihn, deinen letzten.", "your last one."),
        ("dolmengoetter", "reason-stone-idle", {"stones": 4}, "4 sind noch da.", "4 are left."),
        ("dolmengoetter", "source-circle-text", {}, "mal den Faktor seiner Ebene.", "times the factor of its level."),
        ("poseidons_kingdom", "prompt-first-hex", {"symbol": "Pfeil"}, "die Hälfte mit dem Pfeil?", "lie?"),
        ("poseidons_kingdom", "prompt-taking-more", {"strip": "x", "more": 1}, "noch einen Würfel", "one more die"),
        (
            "poseidons_kingdom",
            "reason-ability-arrow",
            {"number": 1},
            "darfst du ein Feld schwimmen.",
            "swim one field.",
        ),
        ("king_of_tokyo", "prompt-shop", {"energy": 4, "cards": 1}, "Karten kaufen? Du hast 4 Energie", "4 energy"),
        ("king_of_tokyo", "prompt-shop", {"energy": 2, "cards": 0}, "zu wenig für diese Karten", "for these cards"),
        ("reef", "web-waiting-for", {"names": "Ada", "count": 1}, "Ada überlegt …", "Ada to move …"),
        ("reef", "web-waiting-for", {"names": "Ada und Bo", "count": 2}, "Ada und Bo überlegen …", " to move …"),
        (
            "reef",
            "web-thinks-since",
            {"names": "Ada und Bo", "count": 2, "since": "heute"},
            "überlegen, heute",
            "heute",
        ),
        ("poseidons_kingdom", "reason-one-short", {"task": "x", "die": 4}, "nur noch ein Würfel: eine 4.", "a 4."),
    ],
)
def test_a_sentence_is_right(id: str, key: str, args: dict[str, str | int], german: str, english: str) -> None:
    assert Words(id, "de", NAMES).say(key, **args).endswith(german)
    assert Words(id, "en", NAMES).say(key, **args).endswith(english)


SIDE = Path(__file__).parents[1] / "web" / "src"
COMMON = ("lesson", "lib", "pages", "pieces", "shell")
WORD = r"'([a-z][\w-]*)'|`([a-z][\w-]*-)\$\{[^`]*?\}([\w-]*)`"


def sources(*folders: str) -> str:
    found = (path for folder in folders for path in sorted((SIDE / folder).rglob("*")))
    return "\n".join(path.read_text() for path in found if path.suffix in (".ts", ".svelte"))


def named(code: str, keys: set[str]) -> dict[str, bool]:
    """The messages that this code names, and whether it names each alone; in part, as in `tile-${kind}`, all that begin so."""
    found: dict[str, bool] = {}
    for word, begins, ends in re.findall(WORD, code):
        if word in keys:
            found[word] = True
        elif begins:
            found |= {key: False for key in keys if key.startswith(begins) and key.endswith(ends) and key not in found}
    return found


def closing(code: str, start: int) -> int:
    """Where the bracket that opens here is closed."""
    depth = 0
    for at in range(start, len(code)):
        depth += (code[at] in "{[(") - (code[at] in "}])")
        if depth == 0:
            return at
    raise AssertionError(code[start : start + 80])


def calls(code: str) -> Iterator[tuple[str, set[str]]]:
    """Each `{ key: …, args: { … } }`: the words of its key, and the names of its arguments."""
    for start in (match.start() for match in re.finditer(r"\{\s*key: ", code)):
        text = code[start + 1 : closing(code, start)]
        key, args, given = text.partition("args: {")
        inner = given[: closing("{" + given, 0) - 1] if args else ""
        while inner != (flat := re.sub(r"[{(\[][^{}()\[\]]*[})\]]", "", inner)):
            inner = flat
        if "..." not in inner and not re.search(r"args\b", key):  # not handed on from elsewhere
            yield re.sub(r"=== '[^']*'", "", key), set(re.findall(r"(?:^|,)\s*(\w+)", inner))


@cache
def wants(id: str) -> dict[str, set[str]]:
    """What every message of a game asks for, on its board and elsewhere."""
    own = browser_words(id, "de").read_text()
    text = (Path(spieltisch.__file__).parent / "games" / id / "text.de.ftl").read_text()
    return {
        entry.id.name: set(re.findall(r"\$(\w+)", source[entry.span.start : entry.span.end]))
        for source in (text, own)
        for entry in FluentParser().parse(source).body
        if isinstance(entry, ast.Message)
    }


@pytest.mark.parametrize("id", GAMES)
def test_a_message_of_the_board_gets_what_it_asks_for(id: str) -> None:
    """Nothing that a message wants is missing where it is said, and nothing is given that it does not want."""
    known = wants(id)
    wrong = []
    for key, given in calls(sources(f"games/{id}")):
        found = named(key, set(known))
        wanted = set().union(*(known[one] for one in found))
        missing = {f"{one} ${name}" for one, alone in found.items() if alone for name in known[one] - given}
        wrong += sorted(missing) + [f"{key.strip()} given {name}" for name in sorted(given - wanted) if found]
    assert wrong == []


@pytest.mark.parametrize("id", GAMES)
def test_no_message_of_the_board_is_dead(id: str) -> None:
    """Each is named by the board, or by the pages for every board, or stands for one of the game's own."""
    own = {
        entry.id.name
        for entry in FluentParser().parse(browser_words(id, "de").read_text()).body
        if isinstance(entry, ast.Message)
    }
    game_says = set(messages(id, "de").patterns)
    said = set(named(sources(f"games/{id}", *COMMON), own)) | game_says
    said |= {f"{one}-box" for one in said | {re.sub("-box$", "", one) for one in own} & own}
    dead = [one for one in own - said if re.sub(r"-(short|only|marked|note)$", "", one) not in game_says]
    assert sorted(dead) == []
