"""Why a choice in Die Dolmengötter is good, in words: what the stone left behind does, and what the next one could."""

from collections.abc import Iterator

from spieltisch.engine.fields import ACTOR, NONE
from spieltisch.engine.game import Json, Text, player
from spieltisch.games.dolmengoetter import state as s
from spieltisch.games.dolmengoetter.board import MOST_PLACES
from spieltisch.games.dolmengoetter.pieces import kinds, size_of
from spieltisch.games.dolmengoetter.scoring import top_factor
from spieltisch.games.dolmengoetter.state import DolmenState
from spieltisch.games.dolmengoetter.view import dolmen_choice, druid_at, stone_preview


def reasons(state: DolmenState, action: int, seat: int) -> list[Text]:
    if action < s.GATHER:
        return list(of_going(state, *divmod(action - s.GO, MOST_PLACES), seat))
    if action < s.FLY:
        return [Text("reason-gather")]
    if action < s.STONE:
        return list(of_stone(state, druid_at(state, action - s.FLY), seat)) or [Text("reason-fly")]
    if action < s.RESOLVE:
        spot = int(state.at[s.SPOT])
        return list(of_stone(state, spot, seat) if action == s.STONE else of_no_stone(state, spot, seat))
    if action < s.DECLINE:
        return []
    return list(of_dolmen(state, action - s.BUILD, seat))


def of_going(state: DolmenState, druid: int, place: int, seat: int) -> Iterator[Text]:
    start = druid_at(state, druid)
    if start != NONE:
        yield from of_stone(state, start, seat)
    highest = max((int(top_factor(state, circle)) for circle in state.house.board.circles_of[place]), default=0)
    bringing = rights(state, place, seat)
    if any(one["right"]["seat"] == seat for one in bringing):
        yield Text("reason-next-stone")
    yield Text("reason-circles", {"circles": len(state.house.board.circles_of[place]), "factor": highest})


def rights(state: DolmenState, place: int, seat: int) -> list[Json]:
    """The circles in which a stone of the active seat there would let somebody build."""
    shown = stone_preview(state, place) if seat == state.at[ACTOR] else None
    return [one for one in shown["circles"] if one["right"]] if shown else []


def of_stone(state: DolmenState, place: int, seat: int) -> Iterator[Text]:
    for one in rights(state, place, seat):
        if one["right"]["seat"] == seat:
            circle = state.house.board.circle_names.index(one["circle"])
            key = "reason-majority" if one["right"]["end"] == "top" else "reason-tie"
            yield Text(key, {"factor": int(top_factor(state, circle))})
    shown = stone_preview(state, place)
    for one in shown["circles"] if shown else []:
        if one["before"] == "majority" and one["standing"] != "majority" and seat in one["leaders"]:
            yield Text("reason-breaks")


def of_no_stone(state: DolmenState, place: int, seat: int) -> Iterator[Text]:
    theirs = [one for one in rights(state, place, seat) if one["right"]["seat"] != seat]
    if theirs:
        yield Text("reason-gives", {"seat": player(theirs[0]["right"]["seat"])})
    elif not rights(state, place, seat):
        yield Text("reason-stone-idle", {"stones": int(state.at[s.STONES + seat])})


def of_dolmen(state: DolmenState, value: int, seat: int) -> Iterator[Text]:
    supply = state.at[s.SUPPLY + seat]
    if value == 0:
        yield Text("reason-decline", {"dolmens": int(size_of(supply))})
        return
    largest = int(kinds(supply)).bit_length()
    preview = dolmen_choice(state, value).preview
    if value < largest and preview["factor"] < 3:
        yield Text("reason-low")
    yield Text("reason-build", {"value": value, "factor": preview["factor"], "points": preview["points"]})
    if value == largest and preview["end"] == "top" and preview["factor"] >= 3:
        yield Text("reason-on-top")
