"""Positions of King of Tokyo as JSON, and what the box can show."""

from spieltisch.engine.bits import members
from spieltisch.engine.contract import CHANCE, OVER
from spieltisch.engine.errors import BadPosition
from spieltisch.engine.game import Json
from spieltisch.games.king_of_tokyo import dice as dice_table
from spieltisch.games.king_of_tokyo.cards import (
    EXTRA_HEAD,
    IDS,
    IN_PLAY,
    KEEPS,
    KIND,
    KINDS,
    MAX_COST,
    MIMIC,
    MONSTER_BATTERIES,
    SECOND_HEAD,
    SMOKE_CLOUD,
)
from spieltisch.games.king_of_tokyo.damage import AMOUNT, MOST_DAMAGE, STAGE
from spieltisch.games.king_of_tokyo.damage import KIND as PACKET_KIND
from spieltisch.games.king_of_tokyo.monsters import (
    BRACE,
    CHOOSE_FIRST,
    DWELLING,
    END,
    GOAL,
    HIDING,
    NONE,
    PAID,
    PROBING,
    ROLLING,
    SHOP,
    SLOTS,
    STOCK,
    TASK,
    THROW,
    House,
    kind_of,
    laid_out,
)
from spieltisch.games.king_of_tokyo.roll import DICE
from spieltisch.games.king_of_tokyo.rules import KingOfTokyoState

PHASES = (
    "work",
    "first",
    "draw",
    "peek",
    "rolling",
    "dwelling",
    "probing",
    "hiding",
    "aim again",
    "throw",
    "probe",
    "change",
    "heart",
    "share",
    "jets",
    "brace",
    "yield",
    "shop",
    "opportunity",
    "charge",
    "aim",
    "sell",
    "freeze",
    "over",
)
TASKS = (
    "roll",
    "probes",
    "change",
    "resolve",
    "hearts",
    "claws",
    "jets",
    "yields",
    "burrowing",
    "entry",
    "shop",
    "sell",
    "dusk",
    "poison",
    "freeze",
    "damage",
    "aftermath",
    "refill",
    "window",
    "bought",
    "loss",
    "aim",
    "charge",
    "acid",
    "probed",
    "start",
    "next",
)
PACKETS = ("card", "attack", "token")
PLACES = ("outside", "city", "bay")


def name(kind: int) -> Json:
    return None if kind == NONE else IDS[kind]


def card_name(card: int) -> Json:
    """A card in play; the second Extra Head by a name of its own."""
    return None if card == NONE else "extra_head_2" if card == SECOND_HEAD else IDS[card]


def place(state: KingOfTokyoState, seat: int) -> str:
    return "city" if state.city == seat else "bay" if state.bay == seat else "outside"


def piles(counts: list[int]) -> Json:
    return {IDS[kind]: n for kind, n in enumerate(counts) if n}


def dump(state: KingOfTokyoState) -> dict[str, Json]:
    return {
        "options": state.house.options,
        "phase": PHASES[state.phase],
        "actor": int(state.actor),
        "active": int(state.active),
        "regular": int(state.regular),
        "penalty": int(state.penalty),
        "freeze": int(state.freeze),
        "dice": dice_table.name(state.dice),
        "rolling": int(state.rolling),
        "rerolls": int(state.rerolls),
        "marks": int(state.marks),
        "assault": int(state.assault),
        "may_yield": members(state.may_yield),
        "left": [int(state.left_city), int(state.left_bay)],
        "source": int(state.source),
        "mimic": card_name(state.mimic),
        "market": [name(kind) for kind in state.market],
        "offer": members(state.offer),
        "deck": piles([state.deck.count(kind) for kind in range(KINDS)]),
        "top": name(state.top),
        "top_known": members(state.top_known),
        "discard": piles(state.discard),
        "packets": [packet_out(packet) for packet in state.packets],
        "extra": state.extra[:],
        "todo": [[TASKS[task % TASK], task // TASK] for task in state.todo],
        "winner": int(state.winner),
        "players": [
            {
                "life": state.life[seat],
                "points": state.points[seat],
                "energy": state.energy[seat],
                "place": place(state, seat),
                "alive": state.is_alive(seat),
                "wings": bool(state.wings >> seat & 1),
                "poison": state.poison[seat],
                "shrink": state.shrink[seat],
                "cards": {
                    card_name(card): {"paid": int(state.paid(card)), "stock": int(state.stock(card))}
                    for card in range(IN_PLAY)
                    if state.owner(card) == seat
                },
            }
            for seat in range(state.seats)
        ],
    }


def packet_out(packet: int) -> Json:
    kind = PACKETS[packet // PACKET_KIND & 3]
    return [packet % PACKET_KIND, kind, packet // STAGE & 7, packet // AMOUNT]


def packet_in(packet: list[Json]) -> int:
    target, kind, stage, amount = packet
    if kind not in PACKETS:
        raise BadPosition(f"damage is dealt by {', '.join(PACKETS)}, not by {kind!r}")
    return int(target + PACKET_KIND * PACKETS.index(kind) + STAGE * stage + AMOUNT * amount)


def load(seats: int, options: dict[str, Json], data: dict[str, Json]) -> KingOfTokyoState:
    if data["phase"] not in PHASES[1:]:
        raise BadPosition(f"the phase {data['phase']!r} is none of {', '.join(PHASES[1:])}")
    players = data["players"]
    if len(players) != seats:
        raise BadPosition(f"the position has {len(players)} players for {seats} seats")
    if len(data["market"]) != SLOTS:
        raise BadPosition("three slots lie beside the deck")
    state = KingOfTokyoState(
        seats,
        House(options),
        PHASES.index(data["phase"]),
        data["actor"],
        data["active"],
        data["regular"],
        data["penalty"],
        data["freeze"],
        dice_in(data["dice"]),
        data["rolling"],
        data["rerolls"],
        data["marks"],
        standing(players, "city"),
        standing(players, "bay"),
        mask([seat for seat, player in enumerate(players) if player["alive"]]),
        mask([seat for seat, player in enumerate(players) if player["wings"]]),
        data["assault"],
        mask(data["may_yield"]),
        data["left"][0],
        data["left"][1],
        data["source"],
        card_in(data["mimic"]),
        kind_in(data["top"]),
        mask(data["top_known"]),
        mask(data["offer"]),
        data["winner"],
        [player["life"] for player in players],
        [player["points"] for player in players],
        [player["energy"] for player in players],
        [player["poison"] for player in players],
        [player["shrink"] for player in players],
        [0] * seats,
        [0] * seats,
        cards_in(players),
        [kind_in(id) for id in data["market"]],
        laid_out(counts_in(data["deck"])),
        counts_in(data["discard"]),
        list(data["extra"]),
        [packet_in(packet) for packet in data["packets"]],
        [task_in(task, detail) for task, detail in data["todo"]],
    )
    check_in_play(state)
    state.count_powers()
    return state


def standing(players: list[Json], where: str) -> int:
    for player in players:
        if player["place"] not in PLACES:
            raise BadPosition(f"a monster is {', '.join(PLACES)}, not {player['place']!r}")
    found = [seat for seat, player in enumerate(players) if player["place"] == where]
    if len(found) > 1:
        raise BadPosition(f"only one monster can stand in {where}")
    return found[0] if found else NONE


def mask(seats: list[int]) -> int:
    return sum(1 << seat for seat in set(seats))


def dice_in(names: str) -> int:
    try:
        return dice_table.number_of(names)
    except (KeyError, ValueError):
        raise BadPosition(f"dice show 1, 2, 3, heart, energy or claw, and there are at most 9: not {names!r}") from None


def kind_in(id: str | None) -> int:
    if id is None:
        return NONE
    if id not in KIND:
        raise BadPosition(f"the box has no card {id!r}")
    return KIND[id]


def card_in(id: str | None) -> int:
    card = SECOND_HEAD if id == "extra_head_2" else kind_in(id)
    if card != SECOND_HEAD and card >= KEEPS:
        raise BadPosition(f"card {id} is no Keep card")
    return card


def counts_in(counts: dict[str, int]) -> list[int]:
    found = [0] * KINDS
    for id, n in counts.items():
        found[kind_in(id)] = n
    return found


def cards_in(players: list[Json]) -> list[int]:
    found = [0] * IN_PLAY
    for seat, player in enumerate(players):
        for id, card in player["cards"].items():
            number = card_in(id)
            if found[number]:
                raise BadPosition(f"card {id} lies in front of two monsters")
            if not 0 <= card["paid"] <= MAX_COST or card["stock"] < 0:
                raise BadPosition(f"card {id} was paid with 0 to {MAX_COST} energy and never holds less than nothing")
            found[number] = seat + 1 + PAID * card["paid"] + STOCK * card["stock"]
    return found


def task_in(task: str, detail: int) -> int:
    if task not in TASKS:
        raise BadPosition(f"the pending work {task!r} is none of {', '.join(TASKS)}")
    return TASKS.index(task) + TASK * detail


def check_in_play(state: KingOfTokyoState) -> None:
    if state.cards[SECOND_HEAD] and not state.cards[EXTRA_HEAD]:
        raise BadPosition("a single Extra Head in play is extra_head")
    if state.mimic != NONE and (not state.cards[MIMIC] or not state.cards[state.mimic] or state.mimic == MIMIC):
        raise BadPosition("Mimic copies another card in play")


def check(state: KingOfTokyoState) -> None:
    check_cards(state)
    check_monsters(state)
    check_turn(state)


def check_cards(state: KingOfTokyoState) -> None:
    check_in_play(state)
    in_play = [kind_of(card) for card in range(IN_PLAY) if state.cards[card]]
    for kind in range(KINDS):
        found = state.deck.count(kind) + state.discard[kind] + in_play.count(kind) + state.market.count(kind)
        found += state.top == kind
        if found != state.house.deck.copies[kind]:
            raise BadPosition(f"there are {found} cards {IDS[kind]}, the deck has {state.house.deck.copies[kind]}")
        if state.discard[kind] < 0:
            raise BadPosition(f"a pile cannot hold less than no card {IDS[kind]}")
    for card in range(IN_PLAY):
        if state.cards[card] and not state.is_alive(state.owner(card)):
            raise BadPosition(f"card {card_name(card)} lies in front of an eliminated monster")
        kind = kind_of(state.mimic) if card == MIMIC and state.mimic != NONE else card
        if state.stock(card) and kind not in (SMOKE_CLOUD, MONSTER_BATTERIES) and not pending_aim(state, card):
            raise BadPosition(f"nothing can lie on {card_name(card)}")


def pending_aim(state: KingOfTokyoState, card: int) -> bool:
    """A Mimic just taken over keeps what lies on it until its new owner has aimed it."""
    return card == MIMIC and any(TASKS[task % TASK] == "aim" for task in state.todo)


def check_monsters(state: KingOfTokyoState) -> None:
    whole = [*state.life, *state.points, *state.energy, *state.poison, *state.shrink]
    if any(not isinstance(value, int) or isinstance(value, bool) or value < 0 for value in whole):
        raise BadPosition("life, points, energy and counters are whole numbers, never below 0")
    for seat in range(state.seats):
        if state.life[seat] > state.max_life(seat):
            raise BadPosition(f"seat {seat} has more than {state.max_life(seat)} life")
        if state.points[seat] > GOAL:
            raise BadPosition(f"seat {seat} has more than {GOAL} points")
        if not state.is_alive(seat) and (state.life[seat] or state.points[seat] or state.energy[seat]):
            raise BadPosition(f"seat {seat} is eliminated and has nothing left")
        if state.is_alive(seat) and state.life[seat] == 0 and state.phase not in (HIDING, BRACE, END):
            raise BadPosition(f"seat {seat} is alive and has no life left")
        if state.in_tokyo(seat) and not state.is_alive(seat):
            raise BadPosition(f"seat {seat} is eliminated and cannot stand in Tokyo")
        if max(state.poison[seat], state.shrink[seat]) > MOST_DAMAGE:
            raise BadPosition(f"seat {seat} has more counters than the table")
    if state.bay != NONE and not state.bay_open():
        raise BadPosition("Bay is open while five monsters live")
    if state.bay != NONE and state.city == NONE and state.phase in (THROW, SHOP, ROLLING):
        raise BadPosition("who stands in Bay moves up into an empty City")


def check_turn(state: KingOfTokyoState) -> None:
    if not (0 <= state.active < state.seats and 0 <= state.regular < state.seats):
        raise BadPosition("the active player is a seat of this game")
    actor = OVER if state.phase == END else CHANCE if state.phase <= HIDING else None
    if state.actor != actor if actor is not None else not (0 <= state.actor < state.seats):
        raise BadPosition("the phase does not fit who acts")
    if actor is None and not state.is_alive(state.actor):
        raise BadPosition("an eliminated monster decides nothing")
    if state.phase == THROW and state.dice == dice_table.NO_DICE:
        raise BadPosition("there are no dice on the table")
    in_hand = state.phase in (ROLLING, DWELLING, PROBING)
    if in_hand != (state.rolling > 0) or dice_table.SIZE[state.dice] + state.rolling > DICE + 3:
        raise BadPosition("dice are in the hand exactly while they are rolled, at most 9 in all")
    if (state.phase in (HIDING, BRACE)) and not state.packets:
        raise BadPosition("there is no damage to be dealt")
    if state.phase not in (CHOOSE_FIRST, END) and not state.todo and state.phase not in (THROW, SHOP, ROLLING):
        if PHASES[state.phase] not in ("change", "sell", "freeze"):
            raise BadPosition("the turn cannot go on: there is no pending work")
    if state.packets and not all(packet % PACKET_KIND < state.seats for packet in state.packets):
        raise BadPosition("damage hits seats of this game")
