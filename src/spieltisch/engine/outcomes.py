"""What chance decides, for people who roll and draw it themselves: who sees it, and how it reads.

A game may say in its ``box.py`` how its chance is told to the table: ``asked(state)`` gives the question, and
``outcome(state, action)`` one answer to it, with the components that a person touches to give it; where one answer
takes several touches, ``component(name)`` says what each of them is called. Without ``box.py`` it is the notation.
"""

from spieltisch.engine.contract import CHANCE, State
from spieltisch.engine.game import Choice, Json, Prompt, Text
from spieltisch.engine.registry import game_of, part
from spieltisch.engine.table import view
from spieltisch.engine.words import notation


def witnesses(state: State) -> list[int]:
    """The seats that see what chance decides now: those to whom it makes a difference. Nobody, if to none.

    >>> from spieltisch.engine.table import new
    >>> witnesses(new("reef", seats=3))
    [0, 1, 2]
    """
    everybody = list(range(int(state.seats)))
    if sees(state, None):
        return everybody
    return [seat for seat in everybody if sees(state, seat)]


def sees(state: State, seat: int | None) -> bool:
    """Whether two outcomes look different to this seat (None: to a spectator)."""
    first: dict[str, Json] | None = None
    for outcome in state.legal(CHANCE):
        after = state.copy()
        after.step(outcome, CHANCE)
        seen = view(after, seat)
        if first is None:
            first = seen
        elif seen != first:
            return True
    return False


def question(state: State) -> dict[str, Json]:
    """What a person is asked who tells the table what chance decided."""
    box = part(game_of(state).id, "box")
    asked: Prompt = box.asked(state) if box is not None else Prompt(Text("box-asked"), "")
    return {"text": asked.text.json(), "rule": asked.rule}


def outcomes(state: State) -> list[dict[str, Json]]:
    """All that can come now: the int, the words, the components to touch, and the exact odds."""
    box = part(game_of(state).id, "box")
    listed = []
    for action, odds in state.odds():
        name = notation(state, action)
        one: Choice = box.outcome(state, action) if box else Choice(Text("box-outcome", {"words": name}), (name,))
        listed.append(
            {
                "action": action,
                "notation": name,
                "text": one.text.json(),
                "touches": list(one.touches),
                "preview": one.preview,
                "odds": odds,
            }
        )
    return listed


def components(id: str, offered: list[dict[str, Json]]) -> dict[str, Json]:
    """What is to be touched for answers of several touches, in words."""
    box = part(id, "box")
    names = {name: None for one in offered if len(one["touches"]) > 1 for name in one["touches"]}
    return {name: box.component(name).json() for name in names} if box is not None else {}
