"""A bot's window onto the table: what one seat sees, may do and can imagine. Never the true position."""

from typing import Any

from mypy_extensions import i64

from spieltisch.engine.contract import State
from spieltisch.engine.errors import BadSeats
from spieltisch.engine.rng import Rng


class Seat:
    """Handed to a bot instead of the position, so that no bot can peek.

    >>> import spieltisch
    >>> state = spieltisch.new("reef", seats=2)
    >>> _ = spieltisch.advance(state, spieltisch.Rng(3))
    >>> seat = Seat(state, state.to_act())
    >>> seat.view()["deck"], seat.prompt()["rule"], [seat.notation(action) for action in seat.legal()]
    (56, '2.3', ['place R b2', 'place R c2', 'place R b3', 'place R c3'])
    >>> seat
    <Seat 0 of 2 in reef: place R b2, place R c2, place R b3, ...>
    """

    def __init__(self, state: State, seat: i64) -> None:
        if not 0 <= seat < state.seats:
            raise BadSeats(f"there is no seat {seat} at a table of {state.seats}: they count from 0")
        self._state = state
        self.seat: i64 = seat

    def __repr__(self) -> str:
        """Which seat of which game, and the first of its choices: nothing that it may not know."""
        from spieltisch.engine.table import first_choices, known_game

        id = known_game(self._state)
        said = f"Seat {self.seat} of {self._state.seats}"
        return f"<{said} in {id}: {first_choices(self._state, int(self.seat))}>" if id else f"<{said}>"

    def legal(self) -> list[int]:
        """The choices open to this seat, as ints."""
        return self._state.legal(self.seat)

    def sample(self, rng: Rng) -> State:
        """A position that could be the true one, as far as this seat knows."""
        world = self._state.copy()
        world.redeal(self.seat, rng)
        return world

    # What a bot that plays by rules looks at. The table knows this module, so it is imported where it is used.

    def view(self) -> dict[str, Any]:
        """What this seat may see, as in ``spieltisch.view``; its keys are documented on the game's page."""
        from spieltisch.engine.table import view

        return view(self._state, int(self.seat))

    def prompt(self) -> dict[str, Any]:
        """What is asked, with the paragraph of the short rules, as in ``spieltisch.prompt``."""
        from spieltisch.engine.table import prompt

        return prompt(self._state, int(self.seat))

    def choices(self) -> list[dict[str, Any]]:
        """The choices with their words, what they touch and a preview, as in ``spieltisch.choices``."""
        from spieltisch.engine.table import choices

        return choices(self._state, int(self.seat))

    def notation(self, action: int) -> str:
        """One of ``legal()`` as a short text (``place R b3``)."""
        from spieltisch.engine.words import notation

        return notation(self._state, action)
