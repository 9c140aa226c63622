"""Positions as JSON for games whose numbers speak for themselves: every field under its name."""

from typing import Any

from spieltisch.engine.errors import BadPosition
from spieltisch.engine.fields import PHASE
from spieltisch.engine.game import Json, RulesModule
from spieltisch.engine.phase import FieldState, check_phase, phase_named


class Plain:
    """What a game of plain fields hands over as its ``position``: ``Plain(rules)``."""

    def __init__(self, rules: RulesModule) -> None:
        self.rules = rules

    def dump(self, state: FieldState) -> dict[str, Json]:
        return {
            "options": state.shared.options,
            "phase": state.shared.phases[state.at[PHASE]].name,
            **state.dump_plain(),
            "players": [state.dump_seat(seat) for seat in range(state.seats)],
        }

    def load(self, seats: int, options: dict[str, Any], data: dict[str, Json]) -> FieldState:
        state = self.rules.start(seats, options)
        assert isinstance(state, FieldState)
        if not all(field.plain for field in state.shared.fields.all[1:]):
            raise BadPosition("this game's positions need a position.py of their own")
        state.load_plain(data, data["players"])
        state.at[PHASE] = phase_named(list(state.shared.phases), data["phase"])
        return state

    def check(self, state: FieldState) -> None:
        check_phase(state)
