"""With the real box: where the dice of the wave fell and which coral came, as people tell it to the table."""

from spieltisch.engine.fields import ACTOR, PHASE
from spieltisch.engine.game import Choice, Prompt, Text, player
from spieltisch.games.poseidons_kingdom import options as o
from spieltisch.games.poseidons_kingdom import state as s
from spieltisch.games.poseidons_kingdom.building import wave_colours
from spieltisch.games.poseidons_kingdom.rules import PHASES
from spieltisch.games.poseidons_kingdom.state import KingdomState
from spieltisch.games.poseidons_kingdom.view import strip_text


def asked(state: KingdomState) -> Prompt:
    phase = PHASES[state.at[PHASE]]
    if phase.number == s.TIPPING:
        return Prompt(falling(state), phase.rule)
    return Prompt(Text(f"box-{phase.name}", {"who": player(int(state.at[ACTOR]))}), phase.rule)


def falling(state: KingdomState) -> Text:
    """Whose dice come next: at the real box their owner may have taken any colour."""
    colours = wave_colours(state)
    dice = colours.count(colours[0])
    if colours[0] == s.NEUTRAL:
        return Text("box-tipping-neutral", {"dice": dice})
    return Text("box-tipping", {"who": player(int(colours[0])), "dice": dice})


def odds(state: KingdomState, seat: int) -> list[tuple[int, float]]:
    """Corals that others have looked at may be of any kind that this seat has not seen; the rest is open to all."""
    if state.at[PHASE] != s.REVEALING:
        return state.odds()
    left = s.IN_BOX[:]
    for place in range(s.PLACES):
        if state.knows(seat, place):
            left[state.at[s.CORALS + place]] -= 1
    unseen = sum(left[1:])
    return [(s.REVEAL + kind - 1, left[kind] / unseen) for kind in range(1, len(left)) if left[kind]]


def outcome(state: KingdomState, action: int) -> Choice:
    if action >= s.REVEAL:
        kind = s.CORAL_KINDS[action - s.REVEAL + 1]
        return Choice(Text(f"coral-{kind}"), (f"coral:{kind}",))
    if action >= s.FALL:
        return fallen(action - s.FALL)
    seat = action - s.FIRST
    return Choice(Text("box-begins", {"who": player(seat)}), (f"seat:{seat}",))


def fallen(fall: int) -> Choice:
    """Where a die lies, on the foam or not, and what it shows."""
    if fall == o.MISSED:
        return Choice(Text("box-missed"), ("miss",))
    strip, foam = divmod(fall // o.SIDES, 2)
    value = fall % o.SIDES + 1
    where = f"foam:{strip}" if foam else f"strip:{strip}"
    key = "box-fell-on-foam" if foam else "box-fell"
    return Choice(Text(key, {"strip": strip_text(strip + foam), "value": value}), (where, f"value:{value}"))


def component(name: str) -> Text:
    """A strip of the ocean, the foam at its edge, or what the die shows."""
    kind, _, number = name.partition(":")
    if kind == "value":
        return Text("box-value", {"value": int(number)})
    return Text("box-foam", {"strip": strip_text(int(number) + 1)}) if kind == "foam" else strip_text(int(number))
