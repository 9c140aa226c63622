"""What a seat sees of King of Tokyo, and how everything reads."""

from functools import cache

from spieltisch.engine.bits import members
from spieltisch.engine.event import HIDDEN, Fact
from spieltisch.engine.game import Choice, Json, Prompt, Text, player
from spieltisch.games.king_of_tokyo.actions import (
    AIM,
    BUY,
    BUY_TOP,
    CARD,
    CURE_POISON,
    CURE_SHRINK,
    DEPOSIT,
    DONE,
    DWELL,
    FIRST,
    FLY,
    HEAL_SELF,
    HERD,
    HIDE,
    KEEP,
    PASS,
    PROBE,
    RAPID_HEAL,
    RAY,
    READ_MINDS,
    ROLL,
    SELL,
    SMOKE,
    STAY,
    STOP,
    STRETCH,
    SWEEP,
    TAKE,
    TAKE_OVER,
    TAKE_TURN,
    TWIST,
    WASTE,
    YIELD,
)
from spieltisch.games.king_of_tokyo.cards import IDS, IN_PLAY, KEEPS, KIND, KINDS, MIMIC, MONSTERS, NAMES, SECOND_HEAD
from spieltisch.games.king_of_tokyo.damage import AMOUNT
from spieltisch.games.king_of_tokyo.damage import KIND as PACKET_KIND
from spieltisch.games.king_of_tokyo.dice import COUNT, FACE_NAMES, FACES, FACES_OF, SIZE, binomial, faces, hit_odds
from spieltisch.games.king_of_tokyo.dice import name as dice_name
from spieltisch.games.king_of_tokyo.monsters import (
    AIM_AGAIN,
    AIM_FIRST,
    BRACE,
    CHANGE_DICE,
    CHARGE,
    FLY_OFF,
    FREEZE,
    HIDING,
    LEAVE,
    NONE,
    PROBE_DICE,
    SELL_CARDS,
    SHARE_HEART,
    SHOP,
    SNATCH,
    TASK,
    THROW,
    USE_HEART,
    kind_of,
)
from spieltisch.games.king_of_tokyo.position import PACKETS, PHASES, card_name, place
from spieltisch.games.king_of_tokyo.resolve import HEALED
from spieltisch.games.king_of_tokyo.rules import KingOfTokyoState

# The single choices: notation, message, what they touch.
SINGLE = {
    STOP: ("stop", "stop"),
    DONE: ("done", "done"),
    PASS: ("pass", "pass"),
    YIELD: ("yield", "yield"),
    STAY: ("stay", "stay"),
    TAKE: ("take", "take"),
    FLY: ("wings", "wings"),
    RAPID_HEAL: ("rapid healing", "rapid-healing"),
    READ_MINDS: ("telepath", "telepath"),
    SWEEP: ("sweep", "sweep"),
    BUY_TOP: ("buy top", "buy-top"),
    TAKE_TURN: ("extra turn", "extra-turn"),
    HEAL_SELF: ("heal", "heal"),
    CURE_POISON: ("cure poison", "cure-poison"),
    CURE_SHRINK: ("cure shrink", "cure-shrink"),
    WASTE: ("waste", "waste"),
}


# Names


def card_text(kind: int) -> Text:
    return Text(f"card-{IDS[kind]}")


def in_play_name(card: int) -> str:
    return f"{NAMES[kind_of(card)]} 2" if card == SECOND_HEAD else NAMES[card]


def in_play_text(card: int) -> Text:
    return Text("card-second", {"card": card_text(kind_of(card))}) if card == SECOND_HEAD else card_text(card)


def face_text(face: int) -> Text:
    return Text(f"face-{FACE_NAMES[face]}")


def dice_text(dice: int) -> Text:
    return faces_text([FACE_NAMES[face] for face in FACES_OF[dice]])


def faces_text(shown: list[str]) -> Text:
    """Dice as ``2 × claw`` and the like, up to six kinds of faces."""
    text = Text("dice-none")
    for face in reversed(FACE_NAMES):
        if face in shown:
            some = Text("dice-some", {"number": shown.count(face), "face": Text(f"face-{face}")})
            text = some if text.key == "dice-none" else Text("dice-and", {"one": some, "more": text})
    return text


# Odds, exact


@cache
def count_odds(kept: int, rolled: int) -> list[float]:
    """The odds that 0, 1, ... dice show a face of which ``kept`` lie there, when ``rolled`` more are thrown."""
    return [0.0] * kept + [round(chance, 6) for chance in binomial(rolled, 1 / FACES)]


def roll_odds(kept: int, rolled: int) -> Json:
    """For each face: the odds of each number of dice after the next roll, the kept dice included."""
    return {FACE_NAMES[face]: count_odds(COUNT[FACES * kept + face], rolled) for face in range(FACES)}


def three_odds(state: KingOfTokyoState) -> Json:
    """For each face: the odds of at least three, with all rerolls left spent on that face alone."""
    found = {}
    for face in range(FACES):
        kept = COUNT[FACES * state.dice + face]
        rolled = SIZE[state.dice] - kept + int(state.rolling)
        rolls = int(state.rerolls) + (1 if state.rolling else 0)
        found[FACE_NAMES[face]] = round(hit_odds(kept, rolled, rolls, 3), 6)
    return found


# The view


def view(state: KingOfTokyoState, seat: int | None) -> dict[str, Json]:
    knows_top = seat is not None and state.top != NONE and state.top_known >> seat & 1
    dice: dict[str, Json] = {
        "faces": faces(state.dice),
        "rolling": int(state.rolling),
        "rerolls": int(state.rerolls),
        "penalty": int(state.penalty),
    }
    if state.rolling > 0:
        dice["odds"] = roll_odds(state.dice, int(state.rolling))
    if state.rolling > 0 or state.phase == THROW:
        dice["three"] = three_odds(state)
    return {
        "options": {key: value for key, value in state.house.options.items() if key != "deck"},
        "phase": PHASES[state.phase],
        "active": int(state.active),
        "dice": dice,
        "city": None if state.city == NONE else int(state.city),
        "bay": None if state.bay == NONE else int(state.bay),
        "bay_open": state.seats >= 5 and state.bay_open(),
        "market": [None if kind == NONE else face(state, kind, seat) for kind in state.market],
        "offer": members(state.offer),
        "deck": int(state.deck_size()),
        "top": face(state, int(state.top), seat) if knows_top else None,
        "top_seen_by": members(state.top_known),
        "discard": [IDS[kind] for kind, n in enumerate(state.discard) for _ in range(n)],
        "unseen": {IDS[kind]: n for kind, n in enumerate(unseen(state, bool(knows_top))) if n},
        "damage": [damage(packet) for packet in reversed(state.packets)],
        "hearts": int(hearts_left(state)),
        "extra_turns": state.extra[:],
        "winner": None if state.winner == NONE else int(state.winner),
        "players": [monster(state, other) for other in range(state.seats)],
    }


def unseen(state: KingOfTokyoState, knows_top: bool) -> list[int]:
    """What is in the deck, as far as a seat can know: all that lies nowhere else."""
    found = [state.deck.count(kind) for kind in range(KINDS)]
    if state.top != NONE and not knows_top:
        found[state.top] += 1
    return found


def face(state: KingOfTokyoState, kind: int, seat: int | None) -> Json:
    """A card as the board draws it; ``price`` is what this seat would pay."""
    cost = state.house.deck.cost[kind]
    return {
        "id": IDS[kind],
        "kind": "keep" if kind < KEEPS else "discard",
        "cost": cost,
        "price": cost if seat is None else int(state.price(seat, kind)),
        "name": card_text(kind).json(),
        "text": Text(f"text-{IDS[kind]}").json(),
    }


def monster(state: KingOfTokyoState, seat: int) -> Json:
    cards = []
    for card in range(IN_PLAY):
        if state.owner(card) == seat:
            kind = kind_of(card)
            more = {"card": card_name(card), "paid": int(state.paid(card)), "stock": int(state.stock(card))}
            if card == MIMIC:
                more["copies"] = card_name(state.mimic)
            cards.append(face(state, kind, None) | more)
    return {
        "monster": MONSTERS[seat],
        "life": state.life[seat],
        "max_life": int(state.max_life(seat)),
        "points": state.points[seat],
        "energy": state.energy[seat],
        "place": place(state, seat),
        "alive": state.is_alive(seat),
        "poison": state.poison[seat],
        "shrink": state.shrink[seat],
        "wings": bool(state.wings >> seat & 1),
        "cards": cards,
    }


def damage(packet: int) -> Json:
    return {
        "seat": packet % PACKET_KIND,
        "kind": PACKETS[packet // PACKET_KIND & 3],
        "amount": packet // AMOUNT,
    }


def hearts_left(state: KingOfTokyoState) -> int:
    return state.todo[-1] // TASK % HEALED if state.phase == USE_HEART else 0


# Prompts

PROMPTS = {
    AIM_AGAIN: ("aim-again", "3.4"),
    PROBE_DICE: ("probe", "4.4"),
    CHANGE_DICE: ("change", "4.5"),
    SHARE_HEART: ("share", "5.4"),
    FLY_OFF: ("jets", "6.5"),
    LEAVE: ("yield", "6.7"),
    SNATCH: ("snatch", "10.6"),
    CHARGE: ("charge", "10.7"),
    AIM_FIRST: ("aim", "10.8"),
    SELL_CARDS: ("sell", "11.1"),
    FREEZE: ("freeze", "11.7"),
}


def prompt(state: KingOfTokyoState, seat: int) -> Prompt:
    if state.phase == THROW:
        key = "prompt-throw" if state.rerolls > 0 else "prompt-throw-last"
        return Prompt(Text(key, {"rerolls": int(state.rerolls), "dice": dice_text(state.dice)}), "4.2")
    if state.phase == SHOP:
        return Prompt(Text("prompt-shop", {"energy": state.energy[seat]}), "10.1")
    if state.phase == BRACE:
        amount = state.packets[-1] // AMOUNT
        return Prompt(Text("prompt-brace", {"damage": amount, "life": state.life[seat]}), "7.4")
    if state.phase == USE_HEART:
        return Prompt(Text("prompt-heart", {"hearts": hearts_left(state)}), "5.3")
    key, rule = PROMPTS[int(state.phase)]
    args: dict[str, Text | str | int] = {"seat": player(int(state.active))}
    if state.phase in (LEAVE, FLY_OFF):
        args["life"] = state.life[seat]
        args["damage"] = sum(packet // AMOUNT for packet in state.packets if packet % PACKET_KIND == seat)
    return Prompt(Text(f"prompt-{key}", args), rule)


# Choices


def choice(state: KingOfTokyoState, action: int, seat: int) -> Choice:
    if action in SINGLE:
        return single(state, action, seat)
    if action >= KEEP:
        return keep(state, action - KEEP)
    if action >= DEPOSIT:
        amount = action - DEPOSIT
        text = Text("choice-deposit", {"energy": amount, "stored": 2 * amount})
        return Choice(text, (f"energy:{amount}",), {"energy": state.energy[seat] - amount})
    if action >= TAKE_OVER:
        return with_card(state, action)
    if action >= BUY:
        kind = action - BUY
        price = int(state.price(seat, kind))
        text = Text("choice-buy", {"card": card_text(kind), "energy": price})
        preview = {"card": IDS[kind], "price": price, "energy": state.energy[seat] - price}
        return Choice(text, (f"market:{state.market.index(kind)}",), preview)
    if action >= RAY:
        return Choice(Text("choice-ray", {"seat": player(action - RAY)}), (f"player:{action - RAY}",))
    return with_die(state, action)


def single(state: KingOfTokyoState, action: int, seat: int) -> Choice:
    word, key = SINGLE[action]
    if action == STOP:
        return Choice(Text("choice-stop", {"dice": dice_text(state.dice)}), ("stop",), {"keep": faces(state.dice)})
    if action == BUY_TOP:
        kind = int(state.top)
        text = Text("choice-buy-top", {"card": card_text(kind), "energy": int(state.price(seat, kind))})
        return Choice(text, ("deck",), {"card": IDS[kind]})
    if action == TAKE:
        return Choice(Text("choice-take", {"damage": state.packets[-1] // AMOUNT}), ("take",))
    if action in (DONE, PASS):
        key = f"{key}-{PHASES[state.phase].replace(' ', '-')}"
    touched = {YIELD: f"place:{place(state, seat)}", SWEEP: "sweep"}.get(action, word.replace(" ", "-"))
    return Choice(Text(f"choice-{key}"), (touched,))


def keep(state: KingOfTokyoState, kept: int) -> Choice:
    """Which dice stay, each by its place in the row; equal dice are one choice, so the first of them are named."""
    shown = FACES_OF[state.dice]
    touched = [f"die:{shown.index(face) + n}" for face in range(FACES) for n in range(COUNT[FACES * kept + face])]
    rolled = SIZE[state.dice] - SIZE[kept]
    text = (
        Text("choice-keep", {"dice": dice_text(kept), "number": rolled})
        if SIZE[kept]
        else Text("choice-reroll-all", {"number": rolled})
    )
    preview = {"keep": [FACE_NAMES[one] for one in FACES_OF[kept]], "rolled": rolled, "odds": roll_odds(kept, rolled)}
    return Choice(text, (*touched, "reroll"), preview)


def with_card(state: KingOfTokyoState, action: int) -> Choice:
    block, key = next(
        (block, key) for block, key in ((SELL, "sell"), (AIM, "aim"), (TAKE_OVER, "take-over")) if action >= block
    )
    card = action - block
    args: dict[str, Text | str | int] = {"card": in_play_text(card), "seat": player(int(state.owner(card)))}
    if block == SELL:
        args["energy"] = int(state.paid(card))
    elif block == TAKE_OVER:
        args["energy"] = int(state.price(state.active, kind_of(card)))
    return Choice(Text(f"choice-{key}", args), (f"card:{card_name(card)}",))


def with_die(state: KingOfTokyoState, action: int) -> Choice:
    """Cards that reroll or turn dice."""
    shown = FACES_OF[state.dice]
    if action >= TWIST:
        copy, turn = divmod(action - TWIST, FACES * FACES)
        return turn_die("choice-twist-mimic" if copy else "choice-twist", shown, turn)
    if action >= STRETCH:
        return turn_die("choice-stretch", shown, action - STRETCH)
    if action >= HERD:
        old = action - HERD
        return Choice(Text("choice-herd", {"face": face_text(old)}), (f"die:{shown.index(old)}", "card:herd_culler"))
    if action >= PROBE:
        copy, old = divmod(action - PROBE, FACES)
        text = Text("choice-probe-mimic" if copy else "choice-probe", {"face": face_text(old)})
        return Choice(text, (f"die:{shown.index(old)}", "card:mimic" if copy else "card:psychic_probe"))
    if action >= DWELL:
        threes = action - DWELL + 1
        touched = tuple(f"die:{shown.index(2) + n}" for n in range(threes))
        return Choice(Text("choice-dwell", {"number": threes}), (*touched, "card:background_dweller"))
    mimic = action == SMOKE + 1
    return Choice(
        Text("choice-smoke-mimic" if mimic else "choice-smoke"), ("card:mimic" if mimic else "card:smoke_cloud",)
    )


def turn_die(key: str, shown: tuple[int, ...], turn: int) -> Choice:
    old, new = divmod(turn, FACES)
    card = {"choice-stretch": "stretchy", "choice-twist": "plot_twist"}.get(key, "mimic")
    return Choice(
        Text(key, {"face": face_text(old), "new": face_text(new)}),
        (f"die:{shown.index(old)}", f"face:{FACE_NAMES[new]}", f"card:{card}"),
    )


# Events


def event(seen: dict[str, Fact]) -> Text:
    args: dict[str, Text | str | int] = {}
    for key, value in seen.items():
        if key in ("seat", "from", "by") and isinstance(value, int):
            args[key] = player(value)
        elif key == "card" and isinstance(value, str):
            args[key] = card_text(KIND[value])
        elif key == "why" and isinstance(value, str):
            args[key] = card_text(KIND[value]) if value in KIND else Text(f"why-{value}")
        elif key in ("face", "new") and isinstance(value, str):
            args[key] = Text(f"face-{value}")
        elif key == "place" and isinstance(value, str):
            args[key] = Text(f"place-{value}")
        elif key in ("dice", "all") and isinstance(value, list):
            args[key] = faces_text([str(one) for one in value])
        elif isinstance(value, int) and not isinstance(value, bool):
            args[key] = value
    ending = "-hidden" if seen.get(HIDDEN) else "-lost" if is_loss(seen) else "-by" if "by" in args else ""
    return Text(f"event-{seen['event']}{ending}", args)


def is_loss(seen: dict[str, Fact]) -> bool:
    points = seen.get("points")
    return seen["event"] == "points" and isinstance(points, int) and points < 0


# Notation


def notation(state: KingOfTokyoState, action: int) -> str:
    if action >= ROLL:
        return f"roll {dice_name(action - ROLL)}"
    if action >= HIDE:
        return f"hearts {action - HIDE}"
    if action >= CARD:
        return f"card {NAMES[action - CARD]}"
    if action >= FIRST:
        return f"first {action - FIRST + 1}"
    if action >= KEEP:
        return f"keep {dice_name(action - KEEP)}"
    if action >= DEPOSIT:
        return f"deposit {action - DEPOSIT}"
    for block, word in ((SELL, "sell"), (AIM, "copy"), (TAKE_OVER, "take over")):
        if action >= block:
            return f"{word} {in_play_name(action - block)}"
    if action >= BUY:
        return f"buy {NAMES[action - BUY]}"
    if action >= RAY:
        return f"ray {action - RAY + 1}"
    return SINGLE[action][0] if action in SINGLE else die_notation(action)


def die_notation(action: int) -> str:
    if action >= STRETCH:
        word, turn = ("twist", action - TWIST) if action >= TWIST else ("stretch", action - STRETCH)
        copy, turn = divmod(turn, FACES * FACES)
        return f"{word} {FACE_NAMES[turn // FACES]} to {FACE_NAMES[turn % FACES]}{' mimic' if copy else ''}"
    if action >= HERD:
        return f"herd {FACE_NAMES[action - HERD]}"
    if action >= PROBE:
        copy, old = divmod(action - PROBE, FACES)
        return f"probe {FACE_NAMES[old]}{' mimic' if copy else ''}"
    if action >= DWELL:
        return f"dwell {action - DWELL + 1}"
    return "smoke mimic" if action == SMOKE + 1 else "smoke"


def show(state: KingOfTokyoState, seat: int | None) -> str:
    """The position in plain text."""

    def brief(kind: int) -> str:
        return "-" if kind == NONE else f"{NAMES[kind]} ({state.house.deck.cost[kind]})"

    hand = f" + {state.rolling} in hand" if state.rolling else ""
    lines = [
        f"{PHASES[state.phase]}  dice {dice_name(state.dice)}{hand}  rerolls {state.rerolls}",
        f"market {', '.join(brief(kind) for kind in state.market)}  deck {state.deck_size()}",
    ]
    if seat is not None and state.top != NONE and state.top_known >> seat & 1:
        lines.append(f"top of the deck {brief(int(state.top))}")
    if state.phase in (BRACE, HIDING):
        packet = state.packets[-1]
        lines.append(f"damage {packet // AMOUNT} for seat {packet % PACKET_KIND + 1}")
    lines.extend(line(state, other) for other in range(state.seats))
    return "\n".join(lines)


def line(state: KingOfTokyoState, seat: int) -> str:
    mark = "*" if seat == state.active else " "
    if not state.is_alive(seat):
        return f"seat {seat + 1}{mark} eliminated"
    counters = "".join(
        f" {word} {n}" for word, n in (("poison", state.poison[seat]), ("shrink", state.shrink[seat])) if n
    )
    cards = [held(state, card) for card in range(IN_PLAY) if state.owner(card) == seat]
    where = place(state, seat)
    return (
        f"seat {seat + 1}{mark} life {state.life[seat]:2} points {state.points[seat]:2} energy {state.energy[seat]:2}"
        f" {where:7}{counters}{' wings' if state.wings >> seat & 1 else ''}  {', '.join(cards)}"
    ).rstrip()


def held(state: KingOfTokyoState, card: int) -> str:
    copied = f" of {NAMES[kind_of(state.mimic)]}" if card == MIMIC and state.mimic != NONE else ""
    stock = f" [{state.stock(card)}]" if state.stock(card) else ""
    return f"{NAMES[kind_of(card)]}{copied}{stock}"
