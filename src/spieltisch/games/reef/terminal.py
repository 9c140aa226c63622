"""Reef in the terminal: told in sentences, or drawn. Both are made from the view."""

from collections.abc import Callable
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Styled

from spieltisch.engine.game import Text, player, text

Say = Callable[[Text], str]

STYLES = {
    "R": "bold white on #b8401f",
    "Y": "bold black on #f2b632",
    "G": "bold white on #2f7a2a",
    "P": "bold white on #7d4594",
}
CELLS = [f"{column}{row}" for row in "1234" for column in "abcd"]


def colour(letter: str) -> Text:
    return Text(f"colour-{letter.lower()}")


# In sentences


def tell(view: dict[str, Any], say: Say) -> list[str]:
    lines = [line for seat in range(view["seats"]) for line in tell_player(view, seat, say)]
    lines += [tell_slot(slot, number, say) for number, slot in enumerate(view["display"], 1)]
    left = ", ".join(f"{say(colour(letter))} {number}" for letter, number in view["supply"].items())
    lines.append(say(Text("tell-supply", {"corals": left, "cards": view["deck"]})))
    if view["face_up"]:
        lines.append(say(Text("tell-face-up", {"card": full(view["face_up"], say)})))
    if view["playing"]:
        corals = ", ".join(say(colour(letter)) for letter in view["corals"])
        lines.append(say(Text("tell-playing", {"card": text(view["playing"]["name"]), "corals": corals or "–"})))
    if view["last_round"]:
        lines.append(say(Text("tell-last-round")))
    if view["seat"] is not None:
        hand = view["players"][view["seat"]]["hand"] or []
        lines += [say(Text("tell-hand", {"card": full(card, say)})) for card in hand]
    return lines


def tell_player(view: dict[str, Any], seat: int, say: Say) -> list[str]:
    one = view["players"][seat]
    worth = Text("points-of", {"points": one["points"]})
    lines = [say(Text("tell-player", {"seat": player(seat), "worth": worth, "cards": one["cards"]}))]
    stacks = [
        f"{cell} {stack_in_words(corals, say)}" for cell, corals in zip(CELLS, one["reef"], strict=True) if corals
    ]
    if stacks:
        lines.append(say(Text("tell-reef", {"seat": player(seat), "stacks": ", ".join(stacks)})))
    return lines


def stack_in_words(corals: str, say: Say) -> str:
    """Only the top coral and the height count."""
    top = colour(corals[-1])
    return say(Text("tell-stack", {"colour": top, "height": len(corals)}) if len(corals) > 1 else top)


def tell_slot(slot: dict[str, Any], number: int, say: Say) -> str:
    if slot["card"] is None:
        return say(Text("tell-slot-empty", {"slot": number}))
    worth = Text("points-of", {"points": slot["tokens"]})
    key = "tell-slot-points" if slot["tokens"] else "tell-slot"
    return say(Text(key, {"slot": number, "card": full(slot["card"], say), "worth": worth}))


def full(card: dict[str, Any], say: Say) -> str:
    """A card with its two corals."""
    one, two = (colour(letter) for letter in card["corals"])
    corals = Text("corals-twice", {"one": one}) if one == two else Text("corals-two", {"one": one, "two": two})
    quoted = Text("quoted", {"card": text(card["name"])})
    return say(Text("card-with-corals", {"card": quoted, "corals": corals}))


def result(choice: dict[str, Any], view: dict[str, Any], say: Say) -> str:
    """What a coral covers, what the pattern brings with it placed, and whether it ends the game; or a card as it is."""
    first, _, cell = choice["notation"].rpartition(" ")
    places = first.startswith("place")
    covered = view["players"][view["seat"]]["reef"][CELLS.index(cell)] if places else ""
    points = (choice["preview"] or {"points": 0})["points"]
    parts = []
    if covered:
        parts.append(Text("result-covers", {"colour": colour(covered[-1]), "height": len(covered) + 1}))
    if points:
        parts.append(
            Text("result-placed" if places else "result-now", {"worth": Text("points-of", {"points": points})})
        )
    if places and view["supply"][first.split()[-1]] == 1:
        parts.append(Text("result-last-coral"))
    return "; ".join(map(say, parts))


def own_number(choice: dict[str, Any]) -> int | None:
    """A pattern is scored so many times."""
    first, _, rest = choice["notation"].partition(" ")
    return int(rest) if first == "score" else None


def usual(choices: list[dict[str, Any]], view: dict[str, Any]) -> list[dict[str, Any]]:
    """While corals are placed, what scores comes first."""
    if view["playing"] is None:
        return choices
    return sorted(choices, key=lambda choice: -(choice["preview"] or {"points": 0})["points"])


# Drawn


def draw(view: dict[str, Any], say: Say) -> RenderableType:
    reefs = [reef(view, seat) for seat in range(view["seats"])]
    supply = Styled("  ").join(Styled.assemble(coral(colour), f" {left}") for colour, left in view["supply"].items())
    slot_word = say(Text("board-slot"))
    display = [
        card(slot["card"], f"{slot_word} {number}", slot["tokens"], say)
        for number, slot in enumerate(view["display"], 1)
    ]
    stock = Panel(f"{view['deck']}", title=say(Text("board-deck")), width=12)
    market = Columns([*display, stock, Panel(supply, title=say(Text("board-supply")), width=38)])
    parts: list[RenderableType] = [Columns(reefs), market]
    if view["seat"] is not None and view["players"][view["seat"]]["hand"]:
        hand_word = say(Text("board-hand"))
        hand = view["players"][view["seat"]]["hand"]
        parts.append(Columns([card(one, f"{hand_word} {number}", 0, say) for number, one in enumerate(hand, 1)]))
    if view["playing"]:
        parts.append(Columns(played(view, say)))
    return Group(*parts)


def glance(view: dict[str, Any], say: Say) -> RenderableType:
    """While corals are placed: the own reef beside the card that will be scored."""
    return Columns([reef(view, view["seat"]), *played(view, say)])


def played(view: dict[str, Any], say: Say) -> list[RenderableType]:
    """The card being played, and the corals still to place."""
    if view["playing"] is None:
        return []
    left = Styled(" ").join(map(coral, view["corals"])) if view["corals"] else Styled("–")
    return [
        card(view["playing"], say(Text("board-playing")), 0, say),
        Panel(left, title=say(Text("board-place")), width=16),
    ]


def coral(colour: str) -> Styled:
    return Styled(f" {colour} ", STYLES[colour])


def reef(view: dict[str, Any], seat: int) -> RenderableType:
    player = view["players"][seat]
    grid = Table.grid(padding=(0, 1))
    for row in range(4):
        cells = [stack(player["reef"][4 * row + column]) for column in range(4)]
        grid.add_row(Styled(f"{row + 1}", "dim"), *cells)
    grid.add_row("", *[Styled(f" {letter}", "dim") for letter in "abcd"])
    turn = "▶ " if seat in view["deciders"] else ""
    title = Styled.assemble(f"{turn}{view['names'][seat]}  ", (f"{player['points']}", "bold"))
    return Panel(grid, title=title, subtitle="▯" * player["cards"], width=30)


def stack(corals: str) -> Styled:
    """The top coral with the height of its stack."""
    return Styled(f" {corals[-1]}{len(corals)} ", STYLES[corals[-1]]) if corals else Styled("  · ", "dim")


def card(face: dict[str, Any] | None, title: str, tokens: int, say: Say) -> RenderableType:
    if face is None:
        return Panel("\n\n\n", title=title, width=19)
    corals = Styled.assemble(coral(face["corals"][0]), " ", coral(face["corals"][1]))
    pattern = face["pattern"]
    if isinstance(pattern, dict):
        rows = [Styled.assemble(coral(pattern["ring"]), " ◌ ", coral(pattern["around"]))]
    else:
        rows = [Styled(" ").join(cell(part) for part in row.split()) for row in pattern]
    body = Group(corals, *rows, *[""] * (3 - len(rows)))
    worth = say(Text("points-of", {"points": face["points"]}))
    return Panel(body, title=title, subtitle=f"{worth}{f' ★{tokens}' if tokens else ''}", width=19)


def cell(part: str) -> Styled:
    if part == "..":
        return Styled(" · ", "dim")
    return Styled(f"{part:^3}", STYLES.get(part[0], "bold black on white"))
