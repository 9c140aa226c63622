"""With the real box: the dice and the cards that came, as people tell them to the table."""

from spieltisch.engine.contract import CHANCE
from spieltisch.engine.fields import PHASE
from spieltisch.engine.game import Choice, Prompt, Text, player
from spieltisch.games.king_of_tokyo import cards as c
from spieltisch.games.king_of_tokyo import dice as d
from spieltisch.games.king_of_tokyo import state as s
from spieltisch.games.king_of_tokyo.damage import next_target
from spieltisch.games.king_of_tokyo.rules import PHASES
from spieltisch.games.king_of_tokyo.state import KingState
from spieltisch.games.king_of_tokyo.view import card_text, dice_text


def asked(state: KingState) -> Prompt:
    phase = PHASES[state.at[PHASE]]
    who = next_target(state) if phase.number == s.HIDING else state.at[s.ACTIVE]
    outcome = state.moves(CHANCE)[0]
    dice = int(d.SIZE[outcome - s.ROLL]) if outcome >= s.ROLL else 0
    args: dict[str, Text | str | int] = {"who": player(int(who)), "dice": dice}
    if phase.number == s.ROLLING and state.at[s.DICE] != d.NO_DICE:  # somebody may roll for a bot, and must know which
        return Prompt(Text("box-rolling-again", args | {"kept": dice_text(int(state.at[s.DICE]))}), phase.rule)
    return Prompt(Text(f"box-{phase.name}", args), phase.rule)


def odds(state: KingState, seat: int) -> list[tuple[int, float]]:
    """Dice are open to all, and no card comes while somebody alone knows the top one."""
    return state.odds()


def outcome(state: KingState, action: int) -> Choice:
    if action >= s.ROLL:
        return Choice(dice_text(action - s.ROLL), tuple(f"face:{face}" for face in d.faces(action - s.ROLL)))
    if action >= s.HIDE:
        hearts = action - s.HIDE
        return Choice(Text("box-hearts", {"hearts": hearts}), (f"hearts:{hearts}",))
    if action >= s.CARD:
        return Choice(card_text(action - s.CARD), (f"card:{c.IDS[action - s.CARD]}",))
    seat = action - s.FIRST
    return Choice(Text("box-begins", {"who": player(seat)}), (f"seat:{seat}",))


def mark(state: KingState, action: int) -> str:
    """The price of a card."""
    return f"price:{state.house.deck.cost[action - s.CARD]}" if s.CARD <= action < s.HIDE else ""


def component(name: str) -> Text:
    """A face of the dice, or the price of a card."""
    kind, _, which = name.partition(":")
    return Text("box-price", {"energy": int(which)}) if kind == "price" else Text(f"face-{which}")
