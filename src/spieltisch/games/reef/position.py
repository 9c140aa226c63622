"""Positions of Reef as JSON, and what the box can show."""

from typing import Any

from spieltisch.engine.bits import count, members
from spieltisch.engine.errors import BadPosition
from spieltisch.engine.game import Json
from spieltisch.games.reef.deck import COLOURS, SIZE, Deck
from spieltisch.games.reef.rules import (
    BUILD,
    CORALS,
    COUNT,
    END,
    HAND_LIMIT,
    NONE,
    REFILL,
    SETTLE,
    SLOTS,
    TURN,
    House,
    ReefState,
)
from spieltisch.games.reef.scoring import CELLS, height

PHASES = ("first", "deal", "settle", "open", "turn", "build", "count", "refill", "fetch", "turn up", "over")


def dump(state: ReefState) -> dict[str, Json]:
    names = [card.name for card in state.house.deck.cards]

    def name(card: int) -> Json:
        return None if card == NONE else names[card]

    def cards(mask: int) -> Json:
        return [names[card] for card in members(mask)]

    return {
        "options": state.house.options,
        "phase": PHASES[state.phase],
        "round": int(state.round),
        "first": int(state.first),
        "active": int(state.active),
        "display": [name(card) for card in state.display],
        "tokens": state.tokens[:],
        "slot": int(state.slot),
        "playing": name(state.playing),
        "corals": "".join(COLOURS[c + 1] * (state.corals >> (4 * c) & 15) for c in range(4)),
        "supply": dict(zip(COLOURS[1:], state.supply, strict=True)),
        "deck": cards(state.bag),
        "face_up": name(state.face_up),
        "players": [
            {
                "points": state.points[seat],
                "reef": rows(state, seat),
                "hand": cards(state.hands[seat]),
                "seen": cards(state.seen[seat]),
                "discard": cards(state.discards[seat]),
            }
            for seat in range(state.seats)
        ],
    }


def corals(stack: int) -> str:
    """A stack from bottom to top: ``RRY`` has a yellow top."""
    found = ""
    while stack:
        found = COLOURS[stack & 7] + found
        stack >>= 3
    return found


def rows(state: ReefState, seat: int) -> list[str]:
    """A reef as four rows of stacks, ``..`` for an empty cell."""
    stacks = [corals(stack) or ".." for stack in state.stacks[seat * CELLS : (seat + 1) * CELLS]]
    return [" ".join(stacks[row : row + 4]) for row in range(0, CELLS, 4)]


def load(seats: int, options: dict[str, Json], data: dict[str, Json]) -> ReefState:
    house = House(options)
    if data["phase"] not in PHASES:
        raise BadPosition(f"the phase {data['phase']!r} is none of {', '.join(PHASES)}")
    players = data["players"]
    if len(players) != seats:
        raise BadPosition(f"the position has {len(players)} players for {seats} seats")
    if len(data["display"]) != SLOTS or len(data["tokens"]) != SLOTS:
        raise BadPosition("the display has three slots, each with its tokens")
    return ReefState(
        seats,
        house,
        PHASES.index(data["phase"]),
        data["first"],
        data["active"],
        data["round"],
        mask(house.deck, data["deck"]),
        number(house.deck, data["face_up"]),
        data["slot"],
        number(house.deck, data["playing"]),
        sum(1 << (4 * (COLOURS.index(coral) - 1)) for coral in data["corals"]),
        [number(house.deck, name) for name in data["display"]],
        list(data["tokens"]),
        [data["supply"][colour] for colour in COLOURS[1:]],
        [player["points"] for player in players],
        [mask(house.deck, player["hand"]) for player in players],
        [mask(house.deck, player["seen"]) for player in players],
        [mask(house.deck, player["discard"]) for player in players],
        [stack for player in players for stack in reef(player["reef"])],
    )


def number(deck: Deck, name: str | None) -> int:
    if name is None:
        return NONE
    if name not in deck.by_name:
        raise BadPosition(f"the deck has no card {name!r}")
    return deck.by_name[name]


def mask(deck: Deck, names: list[str]) -> int:
    cards = 0
    for name in names:
        if cards >> number(deck, name) & 1:
            raise BadPosition(f"card {name} is named twice")
        cards |= 1 << number(deck, name)
    return cards


def reef(rows: list[str]) -> list[int]:
    cells = [cell for row in rows for cell in row.split()]
    if len(cells) != CELLS:
        raise BadPosition(f"a reef has 16 cells, this one has {len(cells)}")
    return [0 if cell == ".." else stack_of(cell) for cell in cells]


def stack_of(cell: str) -> int:
    stack = 0
    for coral in cell:
        if coral not in COLOURS[1:]:
            raise BadPosition(f"a stack is made of R, Y, G and P, not of {cell!r}")
        stack = stack << 3 | COLOURS.index(coral)
    return stack


def check(state: ReefState) -> None:
    check_corals(state)
    check_cards(state)
    check_turn(state)


def check_corals(state: ReefState) -> None:
    wanted = CORALS[state.seats]
    for c in range(4):
        colour = COLOURS[c + 1]
        total = state.supply[c] + sum(corals(stack).count(colour) for stack in state.stacks)
        if total != wanted:
            raise BadPosition(f"there are {total} {colour} corals, the box gives {wanted} for {state.seats} players")
        if state.supply[c] < 0 or state.corals >> (4 * c) & 15 > state.supply[c]:
            raise BadPosition(f"the supply cannot give the {colour} corals that are to be placed")
    if any(stack >= 4096 or height(stack) > 4 for stack in state.stacks):
        raise BadPosition("a stack is at most four corals high")


def check_cards(state: ReefState) -> None:
    names = [card.name for card in state.house.deck.cards]
    single = [card for card in [*state.display, state.face_up] if card != NONE]
    for card in range(SIZE):
        sets = [state.bag, *state.hands, *state.discards]
        found = sum(cards >> card & 1 for cards in sets) + single.count(card)
        if found != 1:
            raise BadPosition(f"card {names[card]} is in {found} places, not in one")
    for seat in range(state.seats):
        if count(state.hands[seat]) > HAND_LIMIT:
            raise BadPosition(f"seat {seat} holds more than {HAND_LIMIT} cards")
        if state.seen[seat] & ~state.hands[seat]:
            raise BadPosition(f"seat {seat} does not hold every card that was seen there")


def check_turn(state: ReefState) -> None:
    whole = [state.first, state.active, state.round, state.slot, *state.tokens, *state.points]
    if any(not isinstance(value, int) or isinstance(value, bool) for value in whole):
        raise BadPosition("points, tokens and turns are whole numbers")
    if min(state.points) < 0 or min(state.tokens) < 0:
        raise BadPosition("points and tokens are never below 0")
    if any(tokens and card == NONE for tokens, card in zip(state.tokens, state.display, strict=True)):
        raise BadPosition("points lie on a card of the display, not on an empty slot")
    if state.phase != 0 and not (0 <= state.first < state.seats and 0 <= state.active < state.seats):
        raise BadPosition("the start player and the active player are seats of this game")
    if state.phase in (BUILD, COUNT) and (
        state.playing == NONE or not state.discards[state.active] >> state.playing & 1
    ):
        raise BadPosition("the card being played lies on the active player's discard pile")
    if (state.phase == REFILL) != (state.slot != NONE) or (state.slot != NONE and not 0 <= state.slot < SLOTS):
        raise BadPosition("a slot is named exactly while it is refilled")
    if state.phase in (SETTLE, BUILD) and state.corals == 0:
        raise BadPosition("there is no coral to place")
    shown = sum(card != NONE for card in state.display)
    if state.phase in (TURN, BUILD, COUNT) and shown < SLOTS and not state.house.finish_round:
        raise BadPosition("the display holds three cards during a turn")
    if state.phase == END and not over(state):
        raise BadPosition("the game is not over: deck and supply are not empty")


def over(state: ReefState) -> Any:
    return 0 in state.supply or (state.bag == 0 and state.face_up == NONE)
