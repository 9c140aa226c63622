"""Positions of Reef as JSON, and what the box can show."""

from spieltisch.engine.bits import bit, count, members
from spieltisch.engine.errors import BadPosition
from spieltisch.engine.fields import NONE, PHASE
from spieltisch.engine.game import Json
from spieltisch.engine.phase import check_phase, phase_named
from spieltisch.games.reef import state as s
from spieltisch.games.reef.deck import COLOURS, SIZE, Deck
from spieltisch.games.reef.rules import HAND_LIMIT, PHASES, start
from spieltisch.games.reef.scoring import CELLS
from spieltisch.games.reef.state import ReefState, fingers, stacks, supply


def dump(state: ReefState) -> dict[str, Json]:
    """The plain fields as they are, cards and corals by their names."""
    at = state.at
    names = [card.name for card in state.house.deck.cards]

    def name(card: int) -> Json:
        return None if card == NONE else names[card]

    def cards(mask: int) -> Json:
        return [names[card] for card in members(mask)]

    return {
        "options": state.house.options,
        "phase": PHASES[at[PHASE]].name,
        **state.dump_plain(),
        "display": [name(at[s.DISPLAY + slot]) for slot in range(s.SLOTS)],
        "playing": name(at[s.PLAYING]),
        "corals": fingers(state),
        "supply": supply(state),
        "deck": cards(at[s.DECK]),
        "face_up": name(at[s.FACE_UP]),
        "players": [
            {
                **state.dump_seat(seat),
                "reef": rows(state, seat),
                "hand": cards(at[s.HANDS + seat]),
                "seen": cards(at[s.SEEN + seat]),
                "discard": cards(at[s.DISCARDS + seat]),
            }
            for seat in range(state.seats)
        ],
    }


def rows(state: ReefState, seat: int) -> list[str]:
    """A reef as four rows of stacks, ``..`` for an empty cell."""
    cells = [stack or ".." for stack in stacks(state, seat)]
    return [" ".join(cells[row : row + 4]) for row in range(0, CELLS, 4)]


def load(seats: int, options: dict[str, Json], data: dict[str, Json]) -> ReefState:
    state = start(seats, options)
    deck = state.house.deck
    players = data["players"]
    state.load_plain(data, players)
    state.at[PHASE] = phase_named(PHASES, data["phase"])
    if len(data["display"]) != s.SLOTS:
        raise BadPosition("the display has three slots")
    state.fill(s.DISPLAY, [number(deck, name) for name in data["display"]])
    state.fill(s.PLAYING, [number(deck, data["playing"])])
    state.fill(s.FACE_UP, [number(deck, data["face_up"])])
    state.fill(s.DECK, [mask(deck, data["deck"])])
    state.fill(s.FINGERS, [sum(1 << (4 * (COLOURS.index(coral, 1) - 1)) for coral in data["corals"])])
    state.fill(s.SUPPLY, [data["supply"][colour] for colour in COLOURS[1:]])
    for seat, player in enumerate(players):
        state.fill(s.HANDS + seat, [mask(deck, player["hand"])])
        state.fill(s.SEEN + seat, [mask(deck, player["seen"])])
        state.fill(s.DISCARDS + seat, [mask(deck, player["discard"])])
        state.fill(s.STACKS + seat * CELLS, reef(player["reef"]))
    return state


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
    first = state.at[s.START_SEAT]
    if first >= state.seats or (first == NONE) != (state.at[PHASE] == s.CHOOSE_FIRST):
        raise BadPosition("the start player is a seat of this game, and named as soon as it is chosen")
    check_phase(state)
    check_corals(state)
    check_cards(state)


def check_corals(state: ReefState) -> None:
    lying = "".join(stack for seat in range(state.seats) for stack in stacks(state, seat))
    for colour, left in supply(state).items():
        total = left + lying.count(colour)
        if total != s.CORALS[state.seats]:
            wanted = s.CORALS[state.seats]
            raise BadPosition(f"there are {total} {colour} corals, the box gives {wanted} for {state.seats} players")
        if fingers(state).count(colour) > left:
            raise BadPosition(f"the supply cannot give the {colour} corals that are to be placed")


def check_cards(state: ReefState) -> None:
    at = state.at
    single = [at[s.DISPLAY + slot] for slot in range(s.SLOTS)] + [at[s.FACE_UP]]
    for card in range(SIZE):
        sets = [at[s.DECK]] + [at[pile + seat] for pile in (s.HANDS, s.DISCARDS) for seat in range(state.seats)]
        found = sum(1 for cards in sets if cards & bit(card)) + single.count(card)
        if found != 1:
            raise BadPosition(f"card {state.card(card).name} is in {found} places, not in one")
    for seat in range(state.seats):
        if count(at[s.HANDS + seat]) > HAND_LIMIT:
            raise BadPosition(f"seat {seat} holds more than {HAND_LIMIT} cards")
        if at[s.SEEN + seat] & ~at[s.HANDS + seat]:
            raise BadPosition(f"seat {seat} does not hold every card that was seen there")
    if any(at[s.TOKENS + slot] and at[s.DISPLAY + slot] == NONE for slot in range(s.SLOTS)):
        raise BadPosition("points lie on a card of the display, not on an empty slot")
