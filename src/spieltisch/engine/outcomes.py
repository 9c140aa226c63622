"""What chance decides, for people who roll and draw it themselves: who sees it, and how it reads.

A game may say in its ``box.py`` how its chance is told to the table: ``asked(state)`` gives the question, and
``outcome(state, action)`` one answer to it, with the components that a person touches to give it; where one answer
takes several touches, ``component(name)`` says what each of them is called. Without ``box.py`` it is the notation.
Where much can come, ``mark(state, action)`` names what is printed large on a card: its price, the corals it brings.
By a touch on one of these marks only the cards that bear it are left; ``component`` names them, too.
Where something is hidden, ``odds(state, seat)`` says what can come from all that this seat knows (below 0: a
spectator), and how likely; without it, worlds are imagined.
"""

from collections.abc import Callable, Iterable
from math import fsum

from spieltisch.engine.contract import CHANCE, State
from spieltisch.engine.game import Choice, Json, Prompt, Text
from spieltisch.engine.registry import game_of, part
from spieltisch.engine.rng import Rng
from spieltisch.engine.table import view
from spieltisch.engine.words import notation

NOBODY = -1  # who knows only what all know
WORLDS = 64  # imagined where a position alone does not say what could be


def witnesses(state: State) -> list[int]:
    """The seats that see what chance decides now: those to whom it makes a difference. Nobody, if to none.

    >>> from spieltisch.engine.table import new
    >>> witnesses(new("reef", seats=3))
    [0, 1, 2]
    """
    worlds = comparable(state)
    everybody = list(range(int(state.seats)))
    if sees(worlds(NOBODY), None):
        return everybody
    return [seat for seat in everybody if sees(worlds(seat), seat)]


def comparable(state: State) -> Callable[[int], Iterable[State]]:
    """Worlds that a seat cannot tell apart, in which different things can come, as far as all know.

    Whether anybody is asked must not depend on what is hidden: if nothing but one card is left to come, then others
    see by that which cards the hidden hands hold.
    """
    if len(state.legal(CHANCE)) > 1:
        return lambda seat: [state]
    if len(known(state, NOBODY)) == 1:
        return lambda seat: []
    for seed in range(WORLDS):
        world = imagined(state, NOBODY, seed)
        if len(world.legal(CHANCE)) > 1:
            return lambda seat: [world]
    common = imagined(state, NOBODY, 0)
    return lambda seat: (imagined(common, seat, seed) for seed in range(WORLDS))


def imagined(state: State, seat: int, seed: int) -> State:
    world = state.copy()
    world.redeal(seat, Rng(seed))
    return world


def sees(worlds: Iterable[State], seat: int | None) -> bool:
    """Whether two outcomes look different to this seat (None: to a spectator)."""
    first: dict[str, Json] | None = None
    for world in worlds:
        for outcome in world.legal(CHANCE):
            after = world.copy()
            after.step(outcome, CHANCE)
            seen = view(after, seat)
            if first is None:
                first = seen
            elif seen != first:
                return True
    return False


def known(state: State, seat: int) -> list[tuple[int, float]]:
    """What can come, and how likely, from what a seat knows: the same in all worlds that it cannot tell apart."""
    box = part(game_of(state).id, "box")
    if box is not None and hasattr(box, "odds"):
        return list(box.odds(state, seat))
    found: dict[int, list[float]] = {}
    for seed in range(WORLDS):
        for outcome, odds in imagined(state, seat, seed).odds():
            found.setdefault(outcome, []).append(odds)
    return [(outcome, fsum(each) / WORLDS) for outcome, each in sorted(found.items())]


def question(state: State) -> dict[str, Json]:
    """What a person is asked who tells the table what chance decided."""
    box = part(game_of(state).id, "box")
    asked: Prompt = box.asked(state) if box is not None else Prompt(Text("box-asked"), "")
    return {"text": asked.text.json(), "rule": asked.rule}


def outcomes(state: State, seat: int | None = None) -> list[dict[str, Json]]:
    """All that can come now: the int, the words, the components to touch, and the exact odds.

    With a seat: all that can come from what it knows.
    """
    box = part(game_of(state).id, "box")
    listed = []
    for action, odds in state.odds() if seat is None else known(state, seat):
        name = notation(state, action)
        one: Choice = box.outcome(state, action) if box else Choice(Text("box-outcome", {"words": name}), (name,))
        mark = box.mark(state, action) if box is not None and hasattr(box, "mark") else ""
        listed.append(
            {
                "action": action,
                "notation": name,
                "text": one.text.json(),
                "touches": list(one.touches),
                "preview": one.preview,
                "odds": odds,
            }
            | ({"mark": mark} if mark else {})
        )
    return listed


def components(id: str, offered: list[dict[str, Json]]) -> dict[str, Json]:
    """What is to be touched for answers of several touches, and the marks of cards, in words."""
    box = part(id, "box")
    names = {name: None for one in offered if len(one["touches"]) > 1 for name in one["touches"]}
    names |= {one["mark"]: None for one in offered if "mark" in one}
    return {name: box.component(name).json() for name in names} if box is not None else {}
