"""What a table needs of any game: start one, look at it as one seat does, put it away and take it out again."""

from html import escape

from spieltisch.engine.contract import CHANCE, OVER, State, number
from spieltisch.engine.errors import BadPosition, BadSeats, SpieltischError, UnknownGame
from spieltisch.engine.event import Event
from spieltisch.engine.game import Game, Json, Text, short
from spieltisch.engine.phase import check_choices
from spieltisch.engine.registry import game, game_of
from spieltisch.engine.words import line, notation, unline

POSITION = "spieltisch-position-1"


def new(id: str, seats: int | None = None, **options: Json) -> State:
    """A start position; the chance of the set-up is still open. Without ``seats``: as few as can play.

    >>> new("reef", seats=3).seats
    3
    """
    found = game(id)
    return found.new(found.seats[0] if seats is None else seats, options)


def view(state: State, seat: int | None) -> dict[str, Json]:
    """What ``seat`` may see, ready for JSON; None is a spectator."""
    check_seat(state, seat)
    return view_of(game_of(state), state, seat)


def view_of(found: Game, state: State, seat: int | None) -> dict[str, Json]:
    """The same, for whoever knows the game and that there is such a seat."""
    common: dict[str, Json] = {
        "game": found.id,
        "seats": int(state.seats),
        "seat": seat,
        "to_act": int(state.to_act()),
        "deciders": state.deciders(),
    }
    if state.to_act() == OVER:
        common["result"] = {"scores": state.scores(), "places": state.places()}
    return common | found.view.view(state, seat)


def check_seat(state: State, seat: int | None) -> None:
    """Nobody looks through the eyes of a seat that is not there: an index below 0 would be another's.

    >>> view(new("reef"), 2)
    Traceback (most recent call last):
    spieltisch.engine.errors.BadSeats: there is no seat 2 at a table of 2: they count from 0
    """
    known = 0 if seat is None else number(seat)
    if known is None or not 0 <= known < state.seats:
        raise BadSeats(f"there is no seat {short(seat, str)} at a table of {state.seats}: they count from 0")


def prompt(state: State, seat: int) -> dict[str, Json]:
    """What a decider is asked, with the paragraph of the short rules."""
    check_seat(state, seat)
    asked = game_of(state).view.prompt(state, seat)
    return {"text": asked.text.json(), "rule": asked.rule}


def choices(state: State, seat: int) -> list[dict[str, Json]]:
    """The choices open to ``seat``: the int, the words, what they touch on the board, and a preview."""
    say = game_of(state).view.choice
    listed = []
    for action in state.legal(seat):
        one = say(state, action, seat)
        listed.append(
            {
                "action": action,
                "notation": notation(state, action),
                "text": one.text.json(),
                "touches": list(one.touches),
                "preview": one.preview,
            }
        )
    return listed


def show(state: State, seat: int | None = None) -> str:
    """The position as a few lines of plain text, as ``seat`` may see it; None is a spectator."""
    check_seat(state, seat)
    return game_of(state).view.show(state, seat)


def html(state: State) -> str:
    """The position for a notebook, as a spectator sees it."""
    return f"<pre>{escape(show(state))}</pre>"


def asked(state: State) -> str:
    """Who is to act, and the first of the choices open, in a few words.

    >>> asked(new("reef"))
    '# chance: first 1, first 2'
    """
    turn = int(state.to_act())
    if turn == OVER:
        return f"# over: scores {state.scores()}, places {state.places()}"
    parts = []
    for seat in [CHANCE] if turn == CHANCE else state.deciders():
        parts.append(f"{'chance' if seat == CHANCE else f'seat {seat}'}: {first_choices(state, seat)}")
    return "# " + "; ".join(parts)


def first_choices(state: State, seat: int) -> str:
    """The first of what is open to ``seat``, in a few words."""
    open_now = state.legal(seat)
    listed = [notation(state, action) for action in open_now[:3]] + ["..."] * (len(open_now) > 3)
    return ", ".join(listed) or "no choice"


def listen(state: State) -> list[Event]:
    """From now on the position reports its events into the list returned."""
    state.events = []
    return state.events


def told(id: str, event: Event, seat: int | None, version: int = 0) -> dict[str, Json]:
    """An event as ``seat`` may know it: the facts for the animation, the words for the log."""
    seen = event.seen_by(seat)
    text: Text = game(id, version).view.event(seen)
    return dict(seen) | {"text": text.json()}


def dump(state: State) -> dict[str, Json]:
    """The whole position as JSON, secrets included. ``load`` takes it back."""
    found = game_of(state)
    return {
        "format": POSITION,
        "game": found.id,
        "version": found.version,
        "seats": int(state.seats),
    } | found.position.dump(state)


def load(data: dict[str, Json] | str) -> State:
    """A position from its JSON or its line; BadPosition with a sentence when the box could not show it."""
    if isinstance(data, str):
        data = unline(data)
    if not isinstance(data, dict) or data.get("format") != POSITION:
        raise BadPosition(f"this is no position: it does not say format {POSITION!r}")
    missing = [name for name in ("game", "version", "seats", "options") if name not in data]
    if missing:
        raise BadPosition(f"the position does not say its {missing[0]}")
    try:
        found = game(data["game"], data["version"])
        found.check_seats(data["seats"])
        options = found.complete(data["options"])
    except SpieltischError as wrong:
        raise BadPosition(f"the position cannot be taken out: {wrong}") from None
    try:
        state = found.position.load(data["seats"], options, data)
    except BadPosition:
        raise
    except KeyError as part:
        raise BadPosition(f"the position lacks {part}") from None
    except (TypeError, IndexError, AttributeError, ValueError):
        raise BadPosition("a part of the position is of the wrong kind or length") from None
    found.position.check(state)
    check_choices(state)
    return state


def position(state: State) -> str:
    """The position as one line of text, which ``load`` takes back."""
    return line(dump(state))


def known_game(state: State) -> str:
    """The id of its game, or nothing for a position whose class lies in no game."""
    try:
        return game_of(state).id
    except UnknownGame:
        return ""


def known_position(state: State) -> str:
    """The position as one line, or nothing where no game is known."""
    return position(state) if known_game(state) else ""
