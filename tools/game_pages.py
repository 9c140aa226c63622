"""A hook of the documentation site (mkdocs.yml): writes a page for each game, and mends links that leave docs/."""

import json
import posixpath
import re
from collections import Counter
from pathlib import Path
from typing import Any

import spieltisch
from spieltisch.engine.contract import CHANCE
from spieltisch.engine.game import Game, say
from spieltisch.engine.registry import folder, part
from spieltisch.engine.seen import COMMON, keys
from spieltisch.testing import random_game
from spieltisch.words import Words, rules_text

DOCS = Path(__file__).parent.parent / "docs"
UPWARDS = re.compile(r"\[([^]]*)\]\(((?:\.\./)+[^)]*)\)")


def on_config(config: Any) -> Any:
    """Before the files are looked for: write the pages of the games, and put them into the contents."""
    place = DOCS / "games"
    place.mkdir(exist_ok=True)
    listed = []
    for id in spieltisch.games():
        write(place / f"{id}.md", page(spieltisch.game(id)))
        listed.append(f"games/{id}.md")
    write(place / "index.md", index())
    for entry in config.nav:
        if "The games" in entry:
            entry["The games"] = ["games/index.md", *listed]
    return config


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Sources and the web side's own page are not part of the site: there they are named, not linked."""
    here = posixpath.dirname(page.file.src_uri)

    def mended(found: re.Match[str]) -> str:
        if not posixpath.normpath(posixpath.join(here, found[2])).startswith(".."):
            return found[0]
        return found[1] if "`" in found[1] else f"`{found[1]}`"

    return UPWARDS.sub(mended, markdown)


def write(file: Path, text: str) -> None:
    if not file.exists() or file.read_text(encoding="utf-8") != text:
        file.write_text(text, encoding="utf-8")


def table(headings: list[str], rows: list[list[str]]) -> str:
    lines = [headings, ["---"] * len(headings), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


def index() -> str:
    rows = []
    for id in spieltisch.games():
        game, words = spieltisch.game(id), Words(id, "en")
        facts = f"{game.seats[0]} to {game.seats[-1]} players, {game.minutes} minutes"
        rows.append([f"[{words.say('game-name')}]({id}.md)", f"{words.say('game-tagline')}<br>{facts}"])
    return f"# The games\n\n{table(['game', 'what it is'], rows)}\n"


def page(game: Game) -> str:
    words = Words(game.id, "en")
    picture = f"![{words.say('game-name')}](../pictures/{game.id}.png)\n\n" if picture_of(game.id).exists() else ""
    facts = f"`{game.id}`, {game.seats[0]} to {game.seats[-1]} players, {game.minutes} minutes, version {game.version}"
    sections = [
        f"# {words.say('game-name')}\n\n{words.say('game-tagline')}\n\n{picture}{facts}.",
        example(game),
        f"## Options\n\n{options(game, words)}",
        f"## Choices\n\n{choices(game)}",
        f"## The view\n\n{view(game)}",
        f"## Numbers for learning programs\n\n{features(game)}",
        f"## Records and versions\n\n{versions(game)}",
        f"## How strong the bots are\n\n{ladder(game)}",
        f"## The short rules\n\n{deeper(rules_text(game.id, 'en'))}",
    ]
    return "\n\n".join(sections) + "\n"


def picture_of(id: str) -> Path:
    return DOCS / "pictures" / f"{id}.png"


def example(game: Game) -> str:
    lines = ["import spieltisch", f'state = spieltisch.new("{game.id}", seats={game.seats[0]})']
    lines += [
        "spieltisch.advance(state, spieltisch.Rng(1))  # deal, roll, up to the first real choice",
        "print(state.show())",
    ]
    state = spieltisch.new(game.id, game.seats[0])
    spieltisch.advance(state, spieltisch.Rng(1))
    return "```python\n" + "\n".join(lines) + "\n```\n\n```text\n" + state.show() + "\n```"


def options(game: Game, words: Words) -> str:
    rows = [
        [
            name(option.name),
            words.say(f"option-{option.name}"),
            f"`{say(option.default)}`",
            ", ".join(f"`{say(choice)}`" for choice in option.choices) or "components of your own",
        ]
        for option in game.options
    ]
    return table(["option", "what it is", "default", "choices"], rows) if rows else "None."


def choices(game: Game) -> str:
    """The kinds of choices, by the first word of their notation, as they come up in random games."""
    seen: Counter[str] = Counter()
    shown: dict[str, str] = {}
    for seats in (game.seats[0], game.seats[-1]):
        for state, action, turn in random_game(game.id, seats, seed=1):
            text = spieltisch.notation(state, action)
            kind = ("chance: " if turn == CHANCE else "") + text.split()[0]
            seen[kind] += 1
            shown.setdefault(kind, text)
    rows = [[f"`{shown[kind]}`", "chance" if kind.startswith("chance") else "a seat"] for kind, _ in seen.most_common()]
    said = f"The choices of seats are the ints 0 to {game.actions - 1}; outcomes of chance may lie above. As notation:"
    return f"{said}\n\n{table(['for instance', 'who'], rows)}"


def view(game: Game) -> str:
    """What ``spieltisch.view(state, seat)`` holds, key by key."""
    seen = part(game.id, "seen")
    rows = described(COMMON)
    if seen is None:
        return f"{table(['key', 'type', 'what it is'], rows)}\n\nThe rest is not described key by key yet."
    rows += described(seen.View)
    typed = f"Typed as `spieltisch.games.{game.id}.seen.View`; `[]` is each entry of a list."
    return f"{typed}\n\n{table(['key', 'type', 'what it is'], rows)}"


def described(kind: Any) -> list[list[str]]:
    rows = []
    for key, typed, text in keys(kind):
        plain, seldom, _ = typed.partition(", not always there")
        either = " or ".join(name(one) for one in re.split(r" \| (?![^\[]*\])", plain))
        rows.append([name(key), either + seldom, text])
    return rows


def name(key: str) -> str:
    """A long name that may be broken where a person would, in a narrow column."""
    plain = {"[": "&#91;", "]": "&#93;", "|": "&#124;", ".": ".<wbr>", "_": "&#95;<wbr>"}
    return f"<code>{''.join(plain.get(letter, letter) for letter in key)}</code>"


def features(game: Game) -> str:
    layout = part(game.id, "observation")
    if layout is None:
        return "This game has no `observation.py` yet."
    rows = [[text, str(length)] for text, length, _low, _high in layout.LAYOUT]
    total = sum(length for _, length, _low, _high in layout.LAYOUT)
    said = f"Version {layout.VERSION} of the layout, {total} numbers; see [the lab](../lab.md)."
    return f"{said}\n\n{table(['what', 'numbers'], rows)}"


def versions(game: Game) -> str:
    kept = sorted(path.name for path in folder(game.id).glob("v[0-9]*") if path.is_dir())
    older = f" Records of {', '.join(kept)} are replayed by the rules of their time." if kept else ""
    return (
        f'Records say `"game": "{game.id}", "version": {game.version}`. The rules are at version {game.version}.{older}'
    )


def ladder(game: Game) -> str:
    measured = [row for row in json.loads((DOCS / "ladder.json").read_text()) if row["game"] == game.id]
    rows = [
        [
            *(f"{row['bot']} against {row['against']}", str(row["seats"]), str(row["games"]), f"{row['rate']:.0%}"),
            *(f"{row['low']:.0%} to {row['high']:.0%}", f"{row['milliseconds']:.1f}"),
        ]
        for row in measured
    ]
    return table(["bots", "seats", "games", "won", "95 %", "ms a choice"], rows) if rows else "Not measured yet."


def deeper(rules: str) -> str:
    """The headings of the rules one step further down, without the title."""
    return re.sub(r"^#", "##", re.sub(r"\A# .*\n+", "", rules), flags=re.MULTILINE)
