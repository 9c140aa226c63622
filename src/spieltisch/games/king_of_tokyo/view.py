"""What a seat sees of King of Tokyo, and how everything reads."""

from functools import lru_cache

from spieltisch.engine.bits import members
from spieltisch.engine.event import HIDDEN, Fact
from spieltisch.engine.fields import NONE, PHASE
from spieltisch.engine.game import Choice, Json, Prompt, Text, player
from spieltisch.games.king_of_tokyo import cards as c
from spieltisch.games.king_of_tokyo import dice as d
from spieltisch.games.king_of_tokyo import state as s
from spieltisch.games.king_of_tokyo.buying import price
from spieltisch.games.king_of_tokyo.position import card_name, kinds_in, packets, paid, place, stock
from spieltisch.games.king_of_tokyo.rules import PHASES
from spieltisch.games.king_of_tokyo.state import KingState, kind_of

# The single choices: notation, message, what they touch.
SINGLE = {
    s.STOP: ("stop", "stop"),
    s.DONE: ("done", "done"),
    s.PASS: ("pass", "pass"),
    s.YIELD: ("yield", "yield"),
    s.STAY: ("stay", "stay"),
    s.TAKE: ("take", "take"),
    s.FLY: ("wings", "wings"),
    s.RAPID_HEAL: ("rapid healing", "rapid-healing"),
    s.READ_MINDS: ("telepath", "telepath"),
    s.SWEEP: ("sweep", "sweep"),
    s.BUY_TOP: ("buy top", "buy-top"),
    s.TAKE_TURN: ("extra turn", "extra-turn"),
    s.HEAL_SELF: ("heal", "heal"),
    s.CURE_POISON: ("cure poison", "cure-poison"),
    s.CURE_SHRINK: ("cure shrink", "cure-shrink"),
    s.WASTE: ("waste", "waste"),
}


# Names


def card_text(kind: int) -> Text:
    return Text(f"card-{c.IDS[kind]}")


def in_play_name(card: int) -> str:
    return f"{c.NAMES[kind_of(card)]} 2" if card == c.SECOND_HEAD else c.NAMES[card]


def in_play_text(card: int) -> Text:
    return Text("card-second", {"card": card_text(kind_of(card))}) if card == c.SECOND_HEAD else card_text(card)


def face_text(face: int) -> Text:
    return Text(f"face-{d.FACE_NAMES[face]}")


@lru_cache(1000)
def dice_text(dice: int) -> Text:
    return faces_text([d.FACE_NAMES[face] for face in d.FACES_OF[dice]])


def faces_text(shown: list[str]) -> Text:
    """Dice as ``2 × claw`` and the like, up to six kinds of faces."""
    text = Text("dice-none")
    for face in reversed(d.FACE_NAMES):
        if face in shown:
            some = Text("dice-some", {"number": shown.count(face), "face": Text(f"face-{face}")})
            text = some if text.key == "dice-none" else Text("dice-and", {"one": some, "more": text})
    return text


# Odds, exact

DIGITS = 6
PREVIEWED = 4  # of each of up to 64 choices: a hundredth of a percent is enough


@lru_cache(1000)
def count_odds(kept: int, rolled: int, digits: int) -> list[float]:
    """The odds that 0, 1, ... dice show a face of which ``kept`` lie there, when ``rolled`` more are thrown."""
    return [0.0] * kept + [round(chance, digits) for chance in d.binomial(rolled, 1 / d.FACES)]


@lru_cache(1000)
def roll_odds(kept: int, rolled: int, digits: int) -> Json:
    """For each face: the odds of each number of dice after the next roll, the kept dice included."""
    return {d.FACE_NAMES[face]: count_odds(d.COUNT[d.FACES * kept + face], rolled, digits) for face in range(d.FACES)}


def three_odds(state: KingState) -> Json:
    """For each face: the odds of at least three, with all rerolls left spent on that face alone."""
    found = {}
    for face in range(d.FACES):
        kept = d.COUNT[d.FACES * state.at[s.DICE] + face]
        rolled = d.SIZE[state.at[s.DICE]] - kept + int(state.at[s.IN_HAND])
        rolls = int(state.at[s.REROLLS]) + (1 if state.at[s.IN_HAND] else 0)
        found[d.FACE_NAMES[face]] = round(d.hit_odds(kept, rolled, rolls, 3), DIGITS)
    return found


# The view


def view(state: KingState, seat: int | None) -> dict[str, Json]:
    knows_top = seat is not None and state.at[s.TOP] != NONE and state.at[s.TOP_KNOWN] >> seat & 1
    dice: dict[str, Json] = {
        "faces": d.faces(state.at[s.DICE]),
        "rolling": int(state.at[s.IN_HAND]),
        "rerolls": int(state.at[s.REROLLS]),
        "penalty": int(state.at[s.PENALTY]),
    }
    if state.at[s.IN_HAND] > 0:
        dice["odds"] = roll_odds(int(state.at[s.DICE]), int(state.at[s.IN_HAND]), DIGITS)
    if state.at[s.IN_HAND] > 0 or state.at[PHASE] == s.THROW:
        dice["three"] = three_odds(state)
    return {
        "options": {key: value for key, value in state.house.options.items() if key != "deck"},
        "phase": PHASES[state.at[PHASE]].name,
        "active": int(state.at[s.ACTIVE]),
        "dice": dice,
        "city": None if state.at[s.CITY] == NONE else int(state.at[s.CITY]),
        "bay": None if state.at[s.BAY] == NONE else int(state.at[s.BAY]),
        "bay_open": state.seats >= 5 and state.bay_open(),
        "market": [None if kind == NONE else face(state, kind, seat) for kind in market(state)],
        "offer": members(state.at[s.OFFER]),
        "deck": int(state.deck_size()),
        "top": face(state, int(state.at[s.TOP]), seat) if knows_top else None,
        "top_seen_by": members(state.at[s.TOP_KNOWN]),
        "discard": [c.IDS[kind] for kind in kinds_in(state, s.DISCARD)],
        "unseen": unseen(state, bool(knows_top)),
        "damage": [{"seat": seat, "kind": kind, "amount": n} for seat, kind, _, n in reversed(packets(state))],
        "hearts": int(state.at[s.HEARTS]),
        "extra_turns": state.extra_turns(),
        "winner": None if state.at[s.WINNER] == NONE else int(state.at[s.WINNER]),
        "players": [monster(state, other) for other in range(state.seats)],
    }


def market(state: KingState) -> list[int]:
    return [int(state.at[s.MARKET + slot]) for slot in range(s.SLOTS)]


def unseen(state: KingState, knows_top: bool) -> Json:
    """What is in the deck, as far as a seat can know: all that lies nowhere else."""
    kinds = kinds_in(state, s.DECK)
    if state.at[s.TOP] != NONE and not knows_top:
        kinds.append(int(state.at[s.TOP]))
    return {c.IDS[kind]: kinds.count(kind) for kind in sorted(set(kinds))}


def face(state: KingState, kind: int, seat: int | None) -> Json:
    """A card as the board draws it; ``price`` is what this seat would pay."""
    cost = int(state.house.deck.cost[kind])
    return {
        "id": c.IDS[kind],
        "kind": "keep" if kind < c.KEEPS else "discard",
        "cost": cost,
        "price": cost if seat is None else int(price(state, seat, kind)),
        "name": card_text(kind).json(),
        "text": Text(f"text-{c.IDS[kind]}").json(),
    }


def monster(state: KingState, seat: int) -> Json:
    cards = []
    for card in members(state.at[s.CARDS + seat]):
        more = {"card": card_name(card), "paid": paid(state, card), "stock": stock(state, card)}
        if card == c.MIMIC:
            more["copies"] = card_name(state.at[s.MIMICKED])
        cards.append(face(state, int(kind_of(card)), None) | more)
    return {
        "monster": c.MONSTERS[seat],
        "life": int(state.at[s.LIFE + seat]),
        "max_life": int(state.max_life(seat)),
        "points": int(state.at[s.POINTS + seat]),
        "energy": int(state.at[s.ENERGY + seat]),
        "place": place(state, seat),
        "alive": state.is_alive(seat),
        "poison": int(state.at[s.POISON + seat]),
        "shrink": int(state.at[s.SHRINK + seat]),
        "wings": bool(state.at[s.WINGED] >> seat & 1),
        "cards": cards,
    }


# Prompts

PROMPTS = {
    s.AIM_AGAIN: "aim-again",
    s.PROBE_DICE: "probe",
    s.CHANGE_DICE: "change",
    s.SHARE_HEART: "share",
    s.FLY_OFF: "jets",
    s.LEAVE: "yield",
    s.SNATCH: "snatch",
    s.CHARGE: "charge",
    s.AIM_FIRST: "aim",
    s.SELL_CARDS: "sell",
    s.FREEZE: "freeze",
}


def prompt(state: KingState, seat: int) -> Prompt:
    return Prompt(question(state, seat), PHASES[state.at[PHASE]].rule)


def question(state: KingState, seat: int) -> Text:
    at = state.at
    phase = at[PHASE]
    if phase == s.THROW:
        key = "prompt-throw" if at[s.REROLLS] > 0 else "prompt-throw-last"
        return Text(key, {"rerolls": int(at[s.REROLLS]), "dice": dice_text(at[s.DICE])})
    if phase == s.SHOP:
        cards = sum(action == s.BUY_TOP or s.BUY <= action < s.AIM for action in state.legal(seat))
        return Text("prompt-shop", {"energy": int(at[s.ENERGY + seat]), "cards": cards})
    if phase == s.BRACE:
        return Text("prompt-brace", {"damage": int(at[s.HARM + seat]), "life": int(at[s.LIFE + seat])})
    if phase == s.USE_HEART:
        return Text("prompt-heart", {"hearts": int(at[s.HEARTS])})
    args: dict[str, Text | str | int] = {"seat": player(int(at[s.ACTIVE]))}
    if phase in (s.LEAVE, s.FLY_OFF):
        args["life"] = int(at[s.LIFE + seat])
        args["damage"] = int(at[s.HARM + seat])
    return Text(f"prompt-{PROMPTS[int(phase)]}", args)


# Choices


def choice(state: KingState, action: int, seat: int) -> Choice:
    if action in SINGLE:
        return single(state, action, seat)
    if action >= s.KEEP:
        return keep(state, action - s.KEEP)
    if action >= s.DEPOSIT:
        amount = action - s.DEPOSIT
        text = Text("choice-deposit", {"energy": amount, "stored": 2 * amount})
        return Choice(text, (f"energy:{amount}",), {"energy": int(state.at[s.ENERGY + seat]) - amount})
    if action >= s.TAKE_OVER:
        return with_card(state, action)
    if action >= s.BUY:
        kind = action - s.BUY
        cost = int(price(state, seat, kind))
        text = Text("choice-buy", {"card": card_text(kind), "energy": cost})
        preview = {"card": c.IDS[kind], "price": cost, "energy": int(state.at[s.ENERGY + seat]) - cost}
        return Choice(text, (f"market:{market(state).index(kind)}",), preview)
    if action >= s.RAY:
        return Choice(Text("choice-ray", {"seat": player(action - s.RAY)}), (f"player:{action - s.RAY}",))
    return with_die(state, action)


def single(state: KingState, action: int, seat: int) -> Choice:
    word, key = SINGLE[action]
    if action == s.STOP:
        return Choice(
            Text("choice-stop", {"dice": dice_text(state.at[s.DICE])}), ("stop",), {"keep": d.faces(state.at[s.DICE])}
        )
    if action == s.BUY_TOP:
        kind = int(state.at[s.TOP])
        text = Text("choice-buy-top", {"card": card_text(kind), "energy": int(price(state, seat, kind))})
        return Choice(text, ("deck",), {"card": c.IDS[kind]})
    if action == s.TAKE:
        return Choice(Text("choice-take", {"damage": int(state.at[s.HARM + seat])}), ("take",))
    if action in (s.DONE, s.PASS):
        key = f"{key}-{PHASES[state.at[PHASE]].name.replace(' ', '-')}"
    touched = {s.YIELD: f"place:{place(state, seat)}", s.SWEEP: "sweep"}.get(action, word.replace(" ", "-"))
    return Choice(Text(f"choice-{key}"), (touched,))


def keep(state: KingState, kept: int) -> Choice:
    """Which dice stay, each by its place in the row; equal dice are one choice, so the first of them are named."""
    shown = d.FACES_OF[state.at[s.DICE]]
    touched = [f"die:{shown.index(face) + n}" for face in range(d.FACES) for n in range(d.COUNT[d.FACES * kept + face])]
    rolled = d.SIZE[state.at[s.DICE]] - d.SIZE[kept]
    text = (
        Text("choice-keep", {"dice": dice_text(kept), "number": rolled})
        if d.SIZE[kept]
        else Text("choice-reroll-all", {"number": rolled})
    )
    preview = {
        "keep": [d.FACE_NAMES[one] for one in d.FACES_OF[kept]],
        "rolled": rolled,
        "odds": roll_odds(kept, rolled, PREVIEWED),
    }
    return Choice(text, (*touched, "reroll"), preview)


def with_card(state: KingState, action: int) -> Choice:
    block, key = next(
        (block, key) for block, key in ((s.SELL, "sell"), (s.AIM, "aim"), (s.TAKE_OVER, "take-over")) if action >= block
    )
    card = action - block
    args: dict[str, Text | str | int] = {"card": in_play_text(card), "seat": player(int(state.owner(card)))}
    if block == s.SELL:
        args["energy"] = paid(state, card)
    elif block == s.TAKE_OVER:
        args["energy"] = int(price(state, state.at[s.ACTIVE], kind_of(card)))
    return Choice(Text(f"choice-{key}", args), (f"card:{card_name(card)}",))


def with_die(state: KingState, action: int) -> Choice:
    """Cards that reroll or turn dice."""
    shown = d.FACES_OF[state.at[s.DICE]]
    if action >= s.TWIST:
        copy, turn = divmod(action - s.TWIST, d.FACES * d.FACES)
        return turn_die("choice-twist-mimic" if copy else "choice-twist", shown, turn)
    if action >= s.STRETCH:
        return turn_die("choice-stretch", shown, action - s.STRETCH)
    if action >= s.HERD:
        old = action - s.HERD
        return Choice(Text("choice-herd", {"face": face_text(old)}), (f"die:{shown.index(old)}", "card:herd_culler"))
    if action >= s.PROBE:
        copy, old = divmod(action - s.PROBE, d.FACES)
        text = Text("choice-probe-mimic" if copy else "choice-probe", {"face": face_text(old)})
        return Choice(text, (f"die:{shown.index(old)}", "card:mimic" if copy else "card:psychic_probe"))
    if action >= s.DWELL:
        threes = action - s.DWELL + 1
        touched = tuple(f"die:{shown.index(2) + n}" for n in range(threes))
        return Choice(Text("choice-dwell", {"number": threes}), (*touched, "card:background_dweller"))
    mimic = action == s.SMOKE + 1
    return Choice(
        Text("choice-smoke-mimic" if mimic else "choice-smoke"), ("card:mimic" if mimic else "card:smoke_cloud",)
    )


def turn_die(key: str, shown: tuple[int, ...], turn: int) -> Choice:
    old, new = divmod(turn, d.FACES)
    card = {"choice-stretch": "stretchy", "choice-twist": "plot_twist"}.get(key, "mimic")
    return Choice(
        Text(key, {"face": face_text(old), "new": face_text(new)}),
        (f"die:{shown.index(old)}", f"face:{d.FACE_NAMES[new]}", f"card:{card}"),
    )


# Events


def event(seen: dict[str, Fact]) -> Text:
    args: dict[str, Text | str | int] = {}
    for key, value in seen.items():
        if key in ("seat", "from", "by") and isinstance(value, int):
            args[key] = player(value)
        elif key == "card" and isinstance(value, str):
            args[key] = card_text(c.KIND[value])
        elif key == "why" and isinstance(value, str):
            args[key] = card_text(c.KIND[value]) if value in c.KIND else Text(f"why-{value}")
        elif key in ("face", "new") and isinstance(value, str):
            args[key] = Text(f"face-{value}")
        elif key == "place" and isinstance(value, str):
            args[key] = Text(f"place-{value}")
        elif key in ("dice", "all") and isinstance(value, list):
            args[key] = faces_text([str(one) for one in value])
        elif isinstance(value, int) and not isinstance(value, bool):
            args[key] = value
    if is_loss(seen):
        args["lost"] = -int(str(seen["points"]))
    ending = "-hidden" if seen.get(HIDDEN) else "-lost" if is_loss(seen) else "-by" if "by" in args else ""
    return Text(f"event-{seen['event']}{ending}", args)


def is_loss(seen: dict[str, Fact]) -> bool:
    points = seen.get("points")
    return seen["event"] == "points" and isinstance(points, int) and points < 0


# Notation


def notation(state: KingState, action: int) -> str:
    if action >= s.ROLL:
        return f"roll {d.name(action - s.ROLL)}"
    if action >= s.HIDE:
        return f"hearts {action - s.HIDE}"
    if action >= s.CARD:
        return f"card {c.NAMES[action - s.CARD]}"
    if action >= s.FIRST:
        return f"first {action - s.FIRST + 1}"
    if action >= s.KEEP:
        return f"keep {d.name(action - s.KEEP)}"
    if action >= s.DEPOSIT:
        return f"deposit {action - s.DEPOSIT}"
    for block, word in ((s.SELL, "sell"), (s.AIM, "copy"), (s.TAKE_OVER, "take over")):
        if action >= block:
            return f"{word} {in_play_name(action - block)}"
    if action >= s.BUY:
        return f"buy {c.NAMES[action - s.BUY]}"
    if action >= s.RAY:
        return f"ray {action - s.RAY + 1}"
    return SINGLE[action][0] if action in SINGLE else die_notation(action)


def die_notation(action: int) -> str:
    if action >= s.STRETCH:
        word, turn = ("twist", action - s.TWIST) if action >= s.TWIST else ("stretch", action - s.STRETCH)
        copy, turn = divmod(turn, d.FACES * d.FACES)
        return f"{word} {d.FACE_NAMES[turn // d.FACES]} to {d.FACE_NAMES[turn % d.FACES]}{' mimic' if copy else ''}"
    if action >= s.HERD:
        return f"herd {d.FACE_NAMES[action - s.HERD]}"
    if action >= s.PROBE:
        copy, old = divmod(action - s.PROBE, d.FACES)
        return f"probe {d.FACE_NAMES[old]}{' mimic' if copy else ''}"
    if action >= s.DWELL:
        return f"dwell {action - s.DWELL + 1}"
    return "smoke mimic" if action == s.SMOKE + 1 else "smoke"


def show(state: KingState, seat: int | None) -> str:
    """The position in plain text."""

    def brief(kind: int) -> str:
        return "-" if kind == NONE else f"{c.NAMES[kind]} ({state.house.deck.cost[kind]})"

    hand = f" + {state.at[s.IN_HAND]} in hand" if state.at[s.IN_HAND] else ""
    lines = [
        f"{PHASES[state.at[PHASE]].name}  dice {d.name(state.at[s.DICE])}{hand}  rerolls {state.at[s.REROLLS]}",
        f"market {', '.join(brief(kind) for kind in market(state))}  deck {state.deck_size()}",
    ]
    if seat is not None and state.at[s.TOP] != NONE and state.at[s.TOP_KNOWN] >> seat & 1:
        lines.append(f"top of the deck {brief(int(state.at[s.TOP]))}")
    if state.at[PHASE] in (s.BRACE, s.HIDING):
        target, _, _, amount = packets(state)[-1]
        lines.append(f"damage {amount} for seat {target + 1}")
    lines.extend(line(state, other) for other in range(state.seats))
    return "\n".join(lines)


def line(state: KingState, seat: int) -> str:
    at = state.at
    mark = "*" if seat == at[s.ACTIVE] else " "
    if not state.is_alive(seat):
        return f"seat {seat + 1}{mark} eliminated"
    life, points, energy = at[s.LIFE + seat], at[s.POINTS + seat], at[s.ENERGY + seat]
    counters = "".join(
        f" {word} {at[field + seat]}"
        for word, field in (("poison", s.POISON), ("shrink", s.SHRINK))
        if at[field + seat]
    )
    wings = " wings" if at[s.WINGED] >> seat & 1 else ""
    cards = ", ".join(held(state, card) for card in members(at[s.CARDS + seat]))
    standing = f"life {life:2} points {points:2} energy {energy:2} {place(state, seat):7}"
    return f"seat {seat + 1}{mark} {standing}{counters}{wings}  {cards}".rstrip()


def held(state: KingState, card: int) -> str:
    copied = f" of {c.NAMES[kind_of(state.at[s.MIMICKED])]}" if card == c.MIMIC and state.at[s.MIMICKED] != NONE else ""
    counters = f" [{stock(state, card)}]" if stock(state, card) else ""
    return f"{c.NAMES[kind_of(card)]}{copied}{counters}"
