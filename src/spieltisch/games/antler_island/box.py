"""With the real box: the die, the food tokens and the wily tiles, as people tell them to the table."""

from spieltisch.engine.fields import ACTOR, PHASE
from spieltisch.engine.game import Choice, Prompt, Text, player
from spieltisch.games.antler_island import state as s
from spieltisch.games.antler_island.draws import Draw, DrawFood, Roll
from spieltisch.games.antler_island.island import COLOURS, KINDS, common, size
from spieltisch.games.antler_island.rules import PHASES
from spieltisch.games.antler_island.state import AntlerState
from spieltisch.games.antler_island.view import name


def asked(state: AntlerState) -> Prompt:
    phase = PHASES[state.at[PHASE]]
    key = f"roll-{phase.purpose}" if isinstance(phase, Roll) else phase.name.replace(" ", "-")
    who = state.gainer() if phase.number == s.DRAWING else state.at[ACTOR]
    return Prompt(Text(f"box-{key}", {"who": player(int(who))}), phase.rule)


def odds(state: AntlerState, seat: int) -> list[tuple[int, float]]:
    """What this seat has not seen is with the others or still to come; a pile holds only what was shuffled into it."""
    phase = PHASES[state.at[PHASE]]
    if not isinstance(phase, Draw):
        return state.odds()
    if isinstance(phase, DrawFood):
        unseen, pile, fresh = unseen_food(state, seat), state.at[s.POOLS], state.at[s.FRESH_FOOD]
        older = phase.pool(state) != 0
    else:
        unseen, pile, fresh, older = unseen_tiles(state, seat), state.at[s.PILE], state.at[s.FRESH_TILES], False
    first, shares = phase.first(), in_pile(unseen, common(unseen, fresh), size(pile), older)
    return [(int(first + kind), share) for kind, share in enumerate(shares) if share > 0]


def in_pile(unseen: int, fresh: int, number: int, older: bool) -> list[float]:
    """The share of each kind in a pile of so many fresh things; of the older ones, among all that are not in it."""
    kinds = [(int(unseen >> shift & 15), int(fresh >> shift & 15)) for shift in range(0, 4 * len(KINDS), 4)]
    if not older:
        return [new / int(size(fresh)) for _, new in kinds]
    whole, others = max(1, int(size(fresh))), int(size(unseen)) - number
    return [(every * whole - number * new) / (whole * others) for every, new in kinds]


def unseen_food(state: AntlerState, seat: int) -> int:
    unseen = sum(state.at[s.POOLS + pool] for pool in range(s.MOST_POOLS))
    for other in range(state.seats):
        if other != seat:
            unseen += state.at[s.STOCK + other] + state.secret_stake(other) - state.at[s.KNOWN + other]
    return int(unseen)


def unseen_tiles(state: AntlerState, seat: int) -> int:
    return int(state.at[s.PILE] + sum(state.at[s.HIDDEN + other] for other in range(state.seats) if other != seat))


def outcome(state: AntlerState, action: int) -> Choice:
    if action >= s.TILE:
        kind = KINDS[action - s.TILE]
        return Choice(name(kind), (f"tile:{kind}",))
    if action >= s.FOOD:
        value = action - s.FOOD + 1
        return Choice(Text("box-food", {"value": value}), (f"food:{value}",))
    if action >= s.ROLL:
        colour = COLOURS[action - s.ROLL]
        return Choice(Text(f"colour-{colour}"), (f"colour:{colour}",))
    seat = action - s.FIRST
    return Choice(Text("box-begins", {"who": player(seat)}), (f"seat:{seat}",))
