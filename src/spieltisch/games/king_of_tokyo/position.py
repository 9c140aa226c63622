"""Positions of King of Tokyo as JSON, and what the box can show."""

from spieltisch.engine.bits import bit, members
from spieltisch.engine.contract import OVER
from spieltisch.engine.errors import BadPosition
from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.engine.game import Json
from spieltisch.engine.phase import SEAT, check_phase, phase_named
from spieltisch.games.king_of_tokyo import cards as c
from spieltisch.games.king_of_tokyo import dice as d
from spieltisch.games.king_of_tokyo import state as s
from spieltisch.games.king_of_tokyo.monsters import note_powers, stock_at
from spieltisch.games.king_of_tokyo.rules import PHASES, start
from spieltisch.games.king_of_tokyo.state import KingState, kind_of

PLACES = ("outside", "city", "bay")
# The order that a position's JSON has always had. A plain field of state.py that is not named here follows by itself.
PARTS = [
    "options",
    "phase",
    "actor",
    "active",
    "regular",
    "penalty",
    "freeze",
    "dice",
    "rolling",
    "rerolls",
    "marks",
    "assault",
    "may_yield",
    "left",
    "source",
    "mimic",
    "market",
    "offer",
    "deck",
    "top",
    "top_known",
    "discard",
    "packets",
    "extra",
    "todo",
    "winner",
]
PARTS_OF_PLAYER = ["life", "points", "energy", "place", "alive", "wings", "poison", "shrink", "cards"]

# What is pending, by name: the things to be done later in the order of their numbers, ...
TASKS = [
    "-",
    "roll",
    "change",
    "resolve",
    "claws",
    "yields",
    "burrowing",
    "entry",
    "shop",
    "sell",
    "dusk",
    "poison",
    "freeze",
    "refill",
    "window",
    "bought",
    "loss",
    "start",
    "next",
]
# ... and above them what an open phase goes on with.
GOES_ON = {
    s.DRAW: ["refill"],
    s.PROBE_DICE: ["probes"],
    s.PROBING: ["probes", "probed"],
    s.DWELLING: ["change"],
    s.USE_HEART: ["hearts"],
    s.SHARE_HEART: ["hearts"],
    s.FLY_OFF: ["aftermath", "damage", "jets"],
    s.HIDING: ["aftermath", "damage"],
    s.BRACE: ["aftermath", "damage"],
    s.LEAVE: ["yields"],
    s.PEEK: ["shop"],
    s.SNATCH: ["window"],
    s.CHARGE: ["charge"],
    s.AIM_FIRST: ["aim"],
}


def name(kind: int) -> Json:
    return None if kind == NONE else c.IDS[kind]


def card_name(card: int) -> Json:
    """A card in play; the second Extra Head by a name of its own."""
    return None if card == NONE else "extra_head_2" if card == c.SECOND_HEAD else c.IDS[card]


def place(state: KingState, seat: int) -> str:
    return "city" if state.at[s.CITY] == seat else "bay" if state.at[s.BAY] == seat else "outside"


def stock(state: KingState, card: int) -> int:
    """The counters or the energy on a card; on Mimic those of the copy."""
    return int(state.at[stock_at(card)]) if card in (c.SMOKE_CLOUD, c.MONSTER_BATTERIES, c.MIMIC) else 0


def kinds_in(state: KingState, pile: int) -> list[int]:
    """The kinds of a pile's cards, ascending. Like ``paid`` read here: no row may go from here to compiled code."""
    keeps, discards = members(state.at[pile]), members(state.at[pile + 1])
    return [c.PILED[spot] for spot in keeps] + [c.PILED[c.KEEPS_IN_BOX + spot] for spot in discards]


def paid(state: KingState, card: int) -> int:
    """What its owner has paid for a card in play."""
    return int(state.at[s.PAID + card // 12] >> 4 * (card % 12) & 15)


def pile(state: KingState, at: int) -> Json:
    kinds = kinds_in(state, at)
    return {c.IDS[kind]: kinds.count(kind) for kind in sorted(set(kinds))}


def dump(state: KingState) -> dict[str, Json]:
    """The plain fields as they are, cards, dice and what is pending by their names."""
    at = state.at
    found = state.dump_plain() | {
        "options": state.house.options,
        "phase": PHASES[at[PHASE]].name,
        "actor": int(state.to_act()),
        "dice": d.name(at[s.DICE]),
        "may_yield": members(at[s.MAY_YIELD]),
        "mimic": card_name(at[s.MIMICKED]),
        "market": [name(at[s.MARKET + slot]) for slot in range(s.SLOTS)],
        "offer": members(at[s.OFFER]),
        "deck": pile(state, s.DECK),
        "top": name(at[s.TOP]),
        "top_known": members(at[s.TOP_KNOWN]),
        "discard": pile(state, s.DISCARD),
        "packets": packets(state),
        "extra": state.extra_turns(),
        "todo": pending(state),
    }
    players = [dump_player(state, seat) for seat in range(state.seats)]
    return {part: found[part] for part in PARTS} | found | {"players": players}


def dump_player(state: KingState, seat: int) -> Json:
    at = state.at
    found = state.dump_seat(seat) | {
        "place": place(state, seat),
        "alive": state.is_alive(seat),
        "wings": bool(at[s.WINGED] >> seat & 1),
        "cards": {
            card_name(card): {"paid": paid(state, card), "stock": stock(state, card)}
            for card in members(at[s.CARDS + seat])
        },
    }
    return {part: found[part] for part in PARTS_OF_PLAYER} | found


def packets(state: KingState) -> list[Json]:
    """Damage still to be dealt: to whom, by what, how far it is, how much; the next one last."""
    at = state.at
    poison = at[s.TODO] & s.ONE_TASK == s.DO_FREEZE
    found: list[Json] = []
    for n in range(state.seats):
        seat = (at[s.SOURCE] + 1 + n) % state.seats
        if at[s.HARM + seat]:
            kind = "attack" if at[s.CLAWS_HIT] >> seat & 1 else "token" if poison else "card"
            found.append([int(seat), kind, 0 if found else int(at[s.STAGE]), int(at[s.HARM + seat])])
    return found[::-1]


def tasks(state: KingState) -> list[int]:
    """What is to be done later, the next one last."""
    found: list[int] = []
    todo = int(state.at[s.TODO])
    while todo:
        found.append(todo & s.ONE_TASK)
        todo >>= s.TASK_BITS
    return found[::-1]


def pending(state: KingState) -> list[Json]:
    """What is pending by name, each with its detail; the next one last."""
    names = [TASKS[task] for task in tasks(state)] + GOES_ON.get(int(state.at[PHASE]), [])
    return [[name, detail(state, name)] for name in names]


def detail(state: KingState, task: str) -> int:
    at = state.at
    if task in ("probes", "window", "burrowing"):
        return int(at[s.ASKED])
    if task == "hearts":
        marks = at[s.HEARTS] + 16 * at[s.HEALED] + 32 * at[s.INCOME] + 64 * at[s.BONUS] + 256 * at[s.RAYED]
        return int(marks)
    found = {"probed": at[s.BY_MIMIC], "charge": at[s.CHARGED], "aim": 1 + at[s.COPIED], "loss": at[s.SELLER]}
    return int(found.get(task, 0))


def load(seats: int, options: dict[str, Json], data: dict[str, Json]) -> KingState:
    players = data["players"]
    phase = phase_named(PHASES, data["phase"])
    actor = NONE if phase == s.END and data["actor"] == OVER else data["actor"]
    state = start(seats, options)
    state.load_plain(data | {"actor": actor}, players)
    state.at[PHASE] = phase
    state.fill(s.DICE, [dice_in(data["dice"])])
    state.fill(s.CITY, [standing(players, "city")])
    state.fill(s.BAY, [standing(players, "bay")])
    state.fill(s.ALIVE, [mask([seat for seat, player in enumerate(players) if player["alive"]])])
    state.fill(s.WINGED, [mask([seat for seat, player in enumerate(players) if player["wings"]])])
    state.fill(s.MAY_YIELD, [mask(data["may_yield"])])
    state.fill(s.MIMICKED, [card_in(data["mimic"])])
    if len(data["market"]) != s.SLOTS:
        raise BadPosition("three slots lie beside the deck")
    state.fill(s.MARKET, [kind_in(id) for id in data["market"]])
    state.fill(s.OFFER, [mask(data["offer"])])
    state.fill(s.TOP, [kind_in(data["top"])])
    state.fill(s.TOP_KNOWN, [mask(data["top_known"])])
    load_pile(state, s.DECK, data["deck"])
    load_pile(state, s.DISCARD, data["discard"])
    load_extra_turns(state, data["extra"])
    for seat, player in enumerate(players):
        load_cards(state, seat, player["cards"])
    note_powers(state)
    load_pending(state, data["todo"])
    load_packets(state, data["packets"])
    return state


def standing(players: list[Json], where: str) -> int:
    for player in players:
        if player["place"] not in PLACES:
            raise BadPosition(f"a monster is {', '.join(PLACES)}, not {player['place']!r}")
    found = [seat for seat, player in enumerate(players) if player["place"] == where]
    if len(found) > 1:
        raise BadPosition(f"only one monster can stand in {where}")
    return found[0] if found else NONE


def mask(things: list[int]) -> int:
    if not all(type(thing) is int and 0 <= thing < s.SEATS for thing in things):
        raise BadPosition(f"a list of seats or slots has whole numbers from 0 to {s.SEATS - 1}")
    return sum(1 << thing for thing in set(things))


def dice_in(names: str) -> int:
    try:
        return d.number_of(names)
    except (KeyError, ValueError):
        raise BadPosition(f"dice show 1, 2, 3, heart, energy or claw, and there are at most 9: not {names!r}") from None


def kind_in(id: str | None) -> int:
    if id is None:
        return NONE
    if id not in c.KIND:
        raise BadPosition(f"the box has no card {id!r}")
    return c.KIND[id]


def card_in(id: str | None) -> int:
    card = c.SECOND_HEAD if id == "extra_head_2" else kind_in(id)
    if card != c.SECOND_HEAD and card >= c.KEEPS:
        raise BadPosition(f"card {id} is no Keep card")
    return card


def load_pile(state: KingState, where: int, counts: dict[str, int]) -> None:
    for id, number in counts.items():
        kind = kind_in(id)
        in_box = c.PILED.count(kind)
        if type(number) is not int or not 0 <= number <= in_box:
            raise BadPosition(f"a pile holds 0 to {in_box} cards {id}, not {number!r}")
        half, spot = divmod(c.PILED.index(kind), c.KEEPS_IN_BOX)
        state.at[where + half] |= sum(bit(spot + card) for card in range(number))


def load_extra_turns(state: KingState, seats: list[int]) -> None:
    if not all(type(seat) is int and 0 <= seat < state.seats for seat in seats) or len(seats) > s.MOST_EXTRA:
        raise BadPosition(f"extra turns are those of seats of this game, at most {s.MOST_EXTRA}")
    state.set_extra_turns(seats)


def load_cards(state: KingState, seat: int, held: dict[str, Json]) -> None:
    """The Keep cards in front of a monster."""
    at = state.at
    for id, card in held.items():
        number = card_in(id)
        if any(at[s.CARDS + other] >> number & 1 for other in range(seat)):
            raise BadPosition(f"card {id} lies in front of two monsters")
        at[s.CARDS + seat] |= bit(number)
        if type(card["paid"]) is not int or not 0 <= card["paid"] <= c.MAX_COST:
            raise BadPosition(f"card {id} was paid with 0 to {c.MAX_COST} energy")
        at[s.PAID + number // 12] |= card["paid"] << 4 * (number % 12)
        if number in (c.SMOKE_CLOUD, c.MONSTER_BATTERIES, c.MIMIC):
            state.fill(stock_at(number), [card["stock"]])
        elif card["stock"] != 0:
            raise BadPosition(f"nothing can lie on {id}")


def load_pending(state: KingState, todo: list[Json]) -> None:
    names = [task for task, _ in todo]
    goes_on = GOES_ON.get(int(state.at[PHASE]), [])
    rest = names[: len(names) - len(goes_on)]
    if not set(rest) <= set(TASKS[1:]):
        raise BadPosition(f"the pending work {rest} is not made of {', '.join(TASKS[1:])}")
    for task in rest:
        state.later(TASKS.index(task))
    for task, number in todo:
        load_detail(state, task, number)
    if pending(state) != todo:
        raise BadPosition("what is pending does not fit what is open now")


def load_detail(state: KingState, task: str, number: int) -> None:
    if task in ("probes", "window", "burrowing"):
        state.fill(s.ASKED, [number])
    elif task == "hearts":
        state.fill(s.HEARTS, [number % 16])
        state.fill(s.HEALED, [number // 16 % 2])
        state.fill(s.INCOME, [number // 32 % 2])
        state.fill(s.BONUS, [number // 64 % 4])
        state.fill(s.RAYED, [number // 256])
    elif task in ("probed", "charge", "aim", "loss"):
        field = {"probed": s.BY_MIMIC, "charge": s.CHARGED, "aim": s.COPIED, "loss": s.SELLER}[task]
        state.fill(field, [number - 1 if task == "aim" else number])


def load_packets(state: KingState, listed: list[Json]) -> None:
    at = state.at
    for seat, kind, stage, amount in listed:
        if type(seat) is not int or not 0 <= seat < state.seats:
            raise BadPosition("damage hits seats of this game")
        state.fill(s.HARM + seat, [amount])
        if kind == "attack":
            at[s.CLAWS_HIT] |= bit(seat)
        if stage:
            state.fill(s.STAGE, [stage])
    if packets(state) != listed:
        raise BadPosition(
            "damage is listed clockwise from whoever deals it, the next one last, by attack, card or token"
        )


def check(state: KingState) -> None:
    check_seats(state)
    check_phase(state)
    check_cards(state)
    check_stock(state)
    check_monsters(state)
    check_turn(state)
    check_market(state)
    check_attack(state)


def check_seats(state: KingState) -> None:
    at = state.at
    for field in (s.ACTIVE, s.REGULAR, s.CITY, s.BAY, s.LEFT, s.LEFT + 1, s.SOURCE, s.WINNER, s.SELLER):
        if at[field] >= state.seats:
            raise BadPosition(f"seat {at[field]} is none of this game's {state.seats} seats")
    for field in (s.ALIVE, s.WINGED, s.MAY_YIELD, s.CLAWS_HIT, s.TOP_KNOWN, s.RAYED):
        if at[field] >> state.seats:
            raise BadPosition(f"seat {members(at[field])[-1]} is none of this game's {state.seats} seats")


def check_turn(state: KingState) -> None:
    at = state.at
    phase = PHASES[at[PHASE]]
    if (phase.who == SEAT) != (at[ACTOR] != NONE):
        raise BadPosition("the phase does not fit who acts")
    if phase.who == SEAT and not state.is_alive(at[ACTOR]):
        raise BadPosition("an eliminated monster decides nothing")
    in_hand = phase.number in (s.ROLLING, s.DWELLING, s.PROBING)
    if in_hand != (at[s.IN_HAND] > 0) or d.SIZE[at[s.DICE]] + at[s.IN_HAND] > d.MOST:
        raise BadPosition("dice are in the hand exactly while they are rolled, at most 9 in all")
    if phase.number == s.END:
        return
    if at[s.WINNER] != NONE or at[s.NEXT_PENALTY]:
        raise BadPosition("nobody has won, and no turn is frozen, while this turn goes on")
    if state.living() < 2:
        raise BadPosition("the game is over as soon as only one monster is left")
    if not state.is_alive(at[s.ACTIVE]) and s.DO_WINDOW not in tasks(state) and phase.number != s.SNATCH:
        raise BadPosition("the turn of an eliminated monster ends at once")


def check_market(state: KingState) -> None:
    at = state.at
    doing = tasks(state)
    if (at[s.TOP] == NONE) != (at[s.TOP_KNOWN] == 0):
        raise BadPosition("the top card is known to those who have looked at it")
    offered = at[PHASE] in (s.SNATCH, s.END) or s.DO_START in doing or s.DO_WINDOW in doing
    if at[s.OFFER] and (not offered or any(at[s.MARKET + slot] == NONE for slot in members(at[s.OFFER]))):
        raise BadPosition("cards are offered to Opportunist when they are turned up")


def check_attack(state: KingState) -> None:
    at = state.at
    if at[PHASE] == s.END:
        return
    doing = tasks(state)
    storming = s.DO_YIELDS in doing or at[PHASE] == s.LEAVE
    if at[s.ASSAULT] != s.STORMING if storming else at[s.ASSAULT] == s.STORMING:
        raise BadPosition("an attack goes on until all yields are decided")
    if at[s.ASSAULT] == s.DIGGING and s.DO_BURROWING not in doing:
        raise BadPosition("Burrowing strikes before the attacker takes a place")
    yielded = at[s.MAY_YIELD] or at[s.LEFT] != NONE or at[s.LEFT + 1] != NONE
    if (yielded and s.DO_ENTRY not in doing) or (at[s.MAY_YIELD] and not storming):
        raise BadPosition("monsters yield only while they are attacked")
    if at[PHASE] not in (s.FLY_OFF, s.HIDING, s.BRACE) and (at[s.SOURCE] != NONE or packets(state)):
        raise BadPosition("there is damage to be dealt, and something else is open")


def check_cards(state: KingState) -> None:
    at = state.at
    held = [kind_of(card) for card in members(state.in_play())]
    market = [at[s.MARKET + slot] for slot in range(s.SLOTS)] + [at[s.TOP]]
    found = kinds_in(state, s.DECK) + kinds_in(state, s.DISCARD) + held + market
    for kind in range(c.KINDS):
        if found.count(kind) != state.house.deck.copies[kind]:
            copies = state.house.deck.copies[kind]
            raise BadPosition(f"there are {found.count(kind)} cards {c.IDS[kind]}, the deck has {copies}")
    if state.owner(c.SECOND_HEAD) != NONE and state.owner(c.EXTRA_HEAD) == NONE:
        raise BadPosition("a single Extra Head in play is extra_head")
    for copied in (at[s.MIMICKED], at[s.COPIED]):
        if copied != NONE and (c.MIMIC not in held or state.owner(copied) == NONE or copied == c.MIMIC):
            raise BadPosition("Mimic copies another card in play")


def check_stock(state: KingState) -> None:
    """Smoke Cloud has one to three counters, Monster Batteries are not empty unless they are just being charged."""
    at = state.at
    copied = at[s.MIMICKED] if at[s.MIMICKED] != NONE else at[s.COPIED]
    for card in (c.SMOKE_CLOUD, c.MONSTER_BATTERIES, c.MIMIC):
        does = NONE if state.owner(card) == NONE else copied if card == c.MIMIC else card
        full = {c.SMOKE_CLOUD: c.SMOKES, c.MONSTER_BATTERIES: 2 * c.MOST_DEPOSIT}.get(int(does), 0)
        least = 1 if full and at[s.CHARGED] != card else 0
        if not least <= stock(state, card) <= full:
            raise BadPosition(f"{least} to {full} can lie on {card_name(card)}, not {stock(state, card)}")


def check_monsters(state: KingState) -> None:
    for seat in range(state.seats):
        check_monster(state, seat)
    at = state.at
    if at[s.BAY] != NONE and not state.bay_open():
        raise BadPosition("Bay is open while five monsters live")
    if at[s.BAY] != NONE and at[s.CITY] == NONE and at[s.ASSAULT] == 0:
        raise BadPosition("who stands in Bay moves up into an empty City")


def check_monster(state: KingState, seat: int) -> None:
    at = state.at
    life, points = at[s.LIFE + seat], at[s.POINTS + seat]
    if life > state.max_life(seat):
        raise BadPosition(f"seat {seat} has more than {state.max_life(seat)} life")
    if not state.is_alive(seat):
        left = life or points or at[s.ENERGY + seat] or at[s.POISON + seat] or at[s.SHRINK + seat] or at[s.CARDS + seat]
        if left or state.in_tokyo(seat):
            raise BadPosition(f"seat {seat} is eliminated and has nothing left")
        return
    if life == 0 and at[PHASE] not in (s.HIDING, s.BRACE):
        raise BadPosition(f"seat {seat} is alive and has no life left")
    counting = state.house.late or at[PHASE] == s.END or s.DO_BOUGHT in tasks(state)
    if points == s.GOAL and not counting:
        raise BadPosition(f"seat {seat} has {s.GOAL} points and would have won")
