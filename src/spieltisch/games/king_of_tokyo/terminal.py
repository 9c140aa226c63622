"""King of Tokyo in the terminal: told in sentences, or drawn. Both are made from the view."""

from collections.abc import Callable
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Styled

from spieltisch.engine.game import Text, player

Say = Callable[[Text], str]

SIGNS = {"1": "  1  ", "2": "  2  ", "3": "  3  ", "heart": "  ♥  ", "energy": "  ϟ  ", "claw": " /// "}
STYLES = {
    "1": "bold white on #44546a",
    "2": "bold white on #2f6690",
    "3": "bold white on #6b3fa0",
    "heart": "bold white on #b3273a",
    "energy": "bold black on #7bc96f",
    "claw": "bold black on #f2a33a",
}
SEATS = "▲●■◆★⬢"
PLACES = {"city": "bold black on #f2b632", "bay": "bold white on #2f6690", "outside": "dim"}


PAUSES = {"eliminated"}
FACES = ("1", "2", "3", "heart", "energy", "claw")
LIKELY = 0.05  # what the next throw brings less often is not told
HURT = 8  # with so much life or less, hearts are worth keeping


# In sentences


def tell(view: dict[str, Any], say: Say) -> list[str]:
    lines = [tell_monster(view, seat, say) for seat in range(view["seats"])]
    hand = view["dice"]
    if hand["faces"]:
        lines.append(say(Text("tell-dice", {"seat": player(view["active"]), "dice": faces_text(hand["faces"])})))
    if "three" in hand:  # while they are thrown
        lines.append(say(Text("tell-rerolls", {"rerolls": hand["rerolls"]})))
        odds = ", ".join(f"{say(Text(f'face-{face}'))}: {100 * odd:.0f} %" for face, odd in hand["three"].items())
        lines.append(say(Text("tell-three", {"odds": odds})))
    lines += [tell_card("tell-market", card, say) for card in view["market"] if card]
    if view["top"]:
        lines.append(tell_card("tell-top", view["top"], say))
    lines.append(say(Text("tell-deck", {"cards": view["deck"], "gone": len(view["discard"])})))
    if view["seat"] is not None:
        lines += [tell_card("tell-mine", card, say) for card in view["players"][view["seat"]]["cards"]]
    return lines


def tell_monster(view: dict[str, Any], seat: int, say: Say) -> str:
    monster = view["players"][seat]
    if not monster["alive"]:
        return say(Text("tell-out", {"seat": player(seat)}))
    args: dict[str, Text | str | int] = {key: monster[key] for key in ("life", "points", "energy")}
    args |= {"seat": player(seat), "where": monster["place"], "place": Text(f"place-{monster['place']}")}
    line = say(Text("tell-monster", args))
    parts = [say(Text(f"tell-{key}", {"counters": monster[key]})) for key in ("poison", "shrink") if monster[key]]
    if monster["wings"]:
        parts.append(say(Text("tell-wings")))
    if monster["cards"]:
        cards = ", ".join(card_line(card, say) for card in monster["cards"])
        parts.append(say(Text("tell-cards", {"cards": cards})))
    return " ".join([line, *parts])


def tell_card(key: str, card: dict[str, Any], say: Say) -> str:
    kind = Text(f"board-{card['kind']}")
    args = {"card": card_line(card, say), "energy": card["price"], "kind": kind, "text": Text(card["text"]["key"])}
    return say(Text(key, args))


def faces_text(shown: list[str]) -> Text:
    """Dice as ``2× claw, 1× heart``."""
    some = [Text("dice-some", {"number": shown.count(f), "face": Text(f"face-{f}")}) for f in FACES if f in shown]
    text = some[-1] if some else Text("dice-none")
    for part in reversed(some[:-1]):
        text = Text("dice-and", {"one": part, "more": text})
    return text


def result(choice: dict[str, Any], view: dict[str, Any], say: Say) -> str:
    """What the next throw may bring, what is left after buying, and what a card does."""
    preview = choice["preview"] or {}
    if "odds" in preview:
        return throw_odds(preview["keep"], preview["odds"], say)
    card = next((card for card in (*view["market"], view["top"]) if card and card["id"] == preview.get("card")), None)
    parts = [say(Text(card["text"]["key"]))] if card else []
    if "energy" in preview:
        parts.append(say(Text("result-energy", {"energy": preview["energy"]})))
    return " ".join(parts)


def throw_odds(kept: list[str], odds: dict[str, list[float]], say: Say) -> str:
    """How likely there are dice enough of a face to count, or one more than are kept; equal chances together."""
    chances: dict[str, list[Text]] = {}
    for face in FACES:
        has = kept.count(face)
        least = 3 if face in "123" and has < 3 else has + 1
        chance = sum(odds[face][least:])
        if chance >= LIKELY:
            named = Text("dice-some", {"number": least, "face": Text(f"face-{face}")})
            chances.setdefault(f"{100 * chance:.0f}", []).append(named)
    parts = []
    for percent, faces in chances.items():
        dice = ", ".join(map(say, faces))
        parts.append(say(Text("result-chance", {"dice": dice, "faces": len(faces), "percent": percent})))
    return say(Text("result-odds", {"odds": "; ".join(parts)}))


def phrases(choice: dict[str, Any], say: Say) -> list[str]:
    """Dice to keep can be named one by one or by their number, in any order: ``claw claw 1``, ``2 claws 1``."""
    kept = (choice["preview"] or {}).get("keep")
    if not kept:
        return []
    named = " ".join(say(Text(f"face-{face}")) for face in kept)
    if choice["notation"] == "stop":
        return [f"{say(Text('word-stop'))} {named}"]
    one, several = counted(kept, "face", say), counted(kept, "faces", say)
    certain = [named, say(faces_text(kept)), *([several] if several != one else [])]
    spoken = [f"{word} {way}" for word in say(Text("words-keep")).split() for way in certain]
    return [*certain, *spoken, one, " ".join(kept)]  # "2 claw" may be a 2 and a claw: then it is asked about


def counted(kept: list[str], several: str, say: Say) -> str:
    """The numbers one by one, and how many of each sign: ``2 claws 1``."""
    parts = [face for face in kept if face.isdigit()]
    for face in FACES:
        if face in kept and not face.isdigit():
            many = kept.count(face)
            word = several if many > 1 else "face"
            parts.append(f"{many} {say(Text(f'{word}-{face}'))}")
    return " ".join(parts)


def usual(choices: list[dict[str, Any]], view: dict[str, Any]) -> list[dict[str, Any]]:
    """What people usually keep comes first: whole groups of a face, pairs and triples, claws, hearts when hurt."""
    if not any("keep" in (choice["preview"] or {}) for choice in choices):
        return choices
    return sorted(choices, key=lambda choice: unusual(choice, view))


def unusual(choice: dict[str, Any], view: dict[str, Any]) -> tuple[int, float]:
    """The faces of which only some dice stay, then how little the kept dice are worth."""
    kept = (choice["preview"] or {}).get("keep")
    if kept is None:
        return (len(FACES) + (choice["touches"] != ["reroll"]), 0)
    monster = view["players"][view["seat"]]
    hearts = monster["life"] <= HURT and monster["place"] == "outside"
    torn = sum(1 for face in FACES if 0 < kept.count(face) < view["dice"]["faces"].count(face))
    numbers = sorted((number_worth(face, kept.count(face)) for face in "123" if face in kept), reverse=True)
    signs = kept.count("claw") + 0.6 * kept.count("energy") + (1 if hearts else -0.5) * kept.count("heart")
    return (torn, -signs - sum(numbers[:1]) - sum(number if number >= 3 else -0.6 for number in numbers[1:]))


def number_worth(face: str, number: int) -> float:
    """Three of a number are points, two are a hope, one is a die that could be rolled again."""
    return number + int(face) / 10 if number >= 3 else number / 2 + int(face) / 10 if number == 2 else -1


def own_number(choice: dict[str, Any]) -> int | None:
    """Energy is put on a card by its amount."""
    first, _, rest = choice["notation"].partition(" ")
    return int(rest) if first == "deposit" else None


# Drawn


def draw(view: dict[str, Any], say: Say) -> RenderableType:
    parts: list[RenderableType] = [standings(view, say)]
    if view["dice"]["faces"] or view["dice"]["rolling"]:
        parts.append(dice(view["dice"], say))
    parts.append(market(view, say))
    seat = view["seat"]
    if seat is not None and view["players"][seat]["cards"]:
        parts.append(mine(view["players"][seat]["cards"], say))
    return Group(*parts)


def glance(view: dict[str, Any], say: Say) -> RenderableType | None:
    """While dice are thrown: the dice."""
    return dice(view["dice"], say) if view["dice"]["faces"] else None


def standings(view: dict[str, Any], say: Say) -> RenderableType:
    table = Table(expand=False, header_style="dim")
    table.add_column("")
    for key in ("life", "points", "energy", "place", "cards"):
        table.add_column(say(Text(f"board-{key}")))
    for seat, monster in enumerate(view["players"]):
        turn = "▶ " if seat == view["active"] else "  "
        name = Styled(f"{turn}{SEATS[seat]} {view['names'][seat]}", "bold" if seat == view["active"] else "")
        if not monster["alive"]:
            table.add_row(name, Styled("✝ 0", "dim"), "", "", "", "", style="dim strike")
            continue
        place = Styled(f" {say(Text('place-' + monster['place']))} ", PLACES[monster["place"]])
        held = Styled(", ").join(Styled(card_line(card, say)) for card in monster["cards"])
        table.add_row(name, life(monster), points(monster), energy(monster), place, held)
    return table


def life(monster: dict[str, Any]) -> Styled:
    left, most = monster["life"], monster["max_life"]
    style = "bold red" if left <= 3 else "yellow" if left <= 6 else "green"
    shown = Styled.assemble((f"{left:2} ", "bold"), ("♥" * left, style), ("·" * (most - left), "dim"))
    if monster["poison"]:
        shown.append(f"\n   ☠ {monster['poison']}", "magenta")
    if monster["shrink"]:
        shown.append(f"  ▾ {monster['shrink']}", "cyan")
    return shown


def points(monster: dict[str, Any]) -> Styled:
    won = monster["points"]
    return Styled.assemble((f"{won:2} ", "bold"), ("✦" * (won // 2), "yellow"), ("·" * (10 - won // 2), "dim"))


def energy(monster: dict[str, Any]) -> Styled:
    return Styled.assemble((f"{monster['energy']:2} ", "bold"), ("ϟ" * min(monster["energy"], 8), "green"))


def card_line(card: dict[str, Any], say: Say) -> str:
    """A card with what it copies and what lies on it."""
    line = name(card, say)
    if card.get("copies"):
        copied = Text(f"card-{card['copies'].removesuffix('_2')}")
        line = say(Text("held-copy", {"card": line, "copied": copied}))
    return say(Text("held-stock", {"card": line, "stock": card["stock"]})) if card.get("stock") else line


def name(card: dict[str, Any], say: Say) -> str:
    return say(Text(card["name"]["key"]))


# The dice


def dice(hand: dict[str, Any], say: Say) -> RenderableType:
    row = Table.grid(padding=(0, 1))
    rolling = [Styled("╭─────╮\n│  ?  │\n╰─────╯", "dim")] * hand["rolling"]
    row.add_row(*[die(face) for face in hand["faces"]], *rolling)
    parts: list[RenderableType] = [row]
    thrown = "three" in hand
    if thrown:
        parts.append(chances(say(Text("board-three")), hand["three"]))
    return Panel(
        Group(*parts),
        title=f"{say(Text('board-rerolls'))} {hand['rerolls']}" if thrown else None,
        title_align="left",
        expand=False,
        border_style="dim",
    )


def die(face: str) -> Styled:
    style = STYLES[face]
    return Styled.assemble(("       \n", style), (f" {SIGNS[face]} ", style), ("\n       ", style))


def chances(label: str, odds: dict[str, float]) -> Styled:
    """The exact odds of at least three of a face, if all rerolls go for it."""
    line = Styled(f"{label} ", "dim")
    for face, chance in odds.items():
        line.append(f"{SIGNS[face].strip()} ", "bold")
        line.append(f"{100 * chance:.0f} %   ", "green" if chance >= 0.5 else "dim" if chance < 0.1 else "")
    return line


# The cards


def market(view: dict[str, Any], say: Say) -> RenderableType:
    shown = [face(card, say) if card else Panel("", width=30) for card in view["market"]]
    if view["top"]:
        shown.append(face(view["top"], say, say(Text("board-top"))))
    shown.append(Panel(say(Text("tell-deck", {"cards": view["deck"], "gone": len(view["discard"])})), width=24))
    return Columns(shown)


def face(card: dict[str, Any], say: Say, note: str = "") -> RenderableType:
    kind = say(Text(f"board-{card['kind']}"))
    before = Styled("") if card["price"] == card["cost"] else Styled.assemble((f"{card['cost']}", "strike"), " ")
    return Panel(
        say(Text(card["text"]["key"])),
        title=Styled(name(card, say), "bold"),
        subtitle=Styled.assemble(before, f"{card['price']} ϟ · {kind}{f' · {note}' if note else ''}"),
        width=30,
        border_style="green" if card["kind"] == "keep" else "yellow",
    )


def mine(cards: list[dict[str, Any]], say: Say) -> RenderableType:
    """What the own cards do, line by line."""
    table = Table.grid(padding=(0, 2))
    for card in cards:
        table.add_row(Styled(card_line(card, say), "bold"), say(Text(card["text"]["key"])))
    return Panel(table, title=say(Text("board-mine")), title_align="left", expand=False, border_style="green")
