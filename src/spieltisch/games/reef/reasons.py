"""Why a choice in Reef is good, in words: what it scores now, what it prepares, what it keeps from others."""

from collections.abc import Iterator

from spieltisch.engine.bits import members
from spieltisch.engine.fields import NONE, PHASE
from spieltisch.engine.game import Text, player
from spieltisch.games.reef import state as s
from spieltisch.games.reef.deck import Card
from spieltisch.games.reef.rules import occurrences
from spieltisch.games.reef.state import ReefState
from spieltisch.games.reef.view import name, worth

MUCH = 4  # points that a rival is better kept from


def reasons(state: ReefState, action: int, seat: int) -> list[Text]:
    if action >= s.PLAY:
        return list(of_play(state, action, seat))
    if action >= s.PLACE:
        return list(of_place(state, action, seat))
    if action >= s.SCORE:
        return []
    slot = action - s.TAKE if action < s.DRAW else NONE
    return list(of_take(state, slot, seat)) if slot != NONE else list(of_draw(state, seat))


def points(state: ReefState, card: Card, seat: int) -> int:
    """What a card would score on a reef as it is."""
    return len(occurrences(state, card, seat)) * int(card.points)


def hand(state: ReefState, seat: int) -> list[Card]:
    return [state.card(card) for card in members(state.at[s.HANDS + seat])]


def of_take(state: ReefState, slot: int, seat: int) -> Iterator[Text]:
    card = state.card(state.at[s.DISPLAY + slot])
    now = points(state, card, seat)
    if now:
        yield Text("reason-scores-now", {"worth": worth(now)})
    if state.at[s.TOKENS + slot]:
        yield Text("reason-tokens", {"worth": worth(int(state.at[s.TOKENS + slot]))})
    best = best_play(state, card, seat)
    if best > now:
        yield Text("reason-could-score", {"worth": worth(best)})
    for other in range(state.seats):
        theirs = points(state, card, other)
        if other != seat and theirs >= MUCH:
            yield Text("reason-deny", {"seat": player(other), "worth": worth(theirs)})


def of_draw(state: ReefState, seat: int) -> Iterator[Text]:
    open_cards = [state.card(card) for card in state.at[s.DISPLAY : s.DISPLAY + 3] if card != NONE]
    if not any(points(state, card, seat) for card in open_cards):
        yield Text("reason-nothing-open")


def best_play(state: ReefState, card: Card, seat: int) -> int:
    """What a card scores with its own two corals placed as well as possible; others may still build for it."""
    after = state.copy()
    number = next(n for n in range(60) if after.card(n) is card)
    after.at[s.HANDS + seat] |= 1 << number
    if after.at[PHASE] != s.BUILD and s.PLAY + number in after.moves(seat):
        after.step(s.PLAY + number, seat)
        return best_places(after, card, seat)
    return points(state, card, seat)


def best_places(state: ReefState, card: Card, seat: int) -> int:
    if state.to_act() != seat or state.at[PHASE] != s.BUILD:
        return points(state, card, seat)
    best = 0
    for place in state.moves(seat):
        after = state.copy()
        after.step(place, seat)
        if after.to_act() == seat and after.at[PHASE] == s.BUILD and after.at[s.PLAYING] != NONE:
            best = max(best, *(points_with(after, card, seat, second) for second in after.moves(seat)))
        else:
            best = max(best, points(after, card, seat))
    return best


def points_with(state: ReefState, card: Card, seat: int, place: int) -> int:
    after = state.copy()
    after.step(place, seat)
    return points(after, card, seat)


def of_play(state: ReefState, action: int, seat: int) -> Iterator[Text]:
    card = state.card(action - s.PLAY)
    after = state.copy()
    after.step(action, seat)
    now = best_places(after, card, seat)
    if now:
        yield Text("reason-play-scores", {"worth": worth(now)})
    yield from prepared(state, after, seat, card)
    if not now:
        yield Text("reason-play-corals")


def of_place(state: ReefState, action: int, seat: int) -> Iterator[Text]:
    after = state.copy()
    after.step(action, seat)
    playing = state.at[s.PLAYING]
    if playing != NONE:
        card = state.card(playing)
        now = points(after, card, seat)
        if now > points(state, card, seat):
            yield Text("reason-place-scores", {"worth": worth(now)})
        elif after.at[PHASE] == s.BUILD and (best := best_places(after, card, seat)) > points(state, card, seat):
            yield Text("reason-place-then", {"worth": worth(best)})
    better = [one for one in hand(state, seat) if points(after, one, seat) > points(state, one, seat)]
    for one in better:
        yield Text("reason-prepares", {"card": name(one), "worth": worth(points(after, one, seat))})


def prepared(state: ReefState, after: ReefState, seat: int, played: Card) -> Iterator[Text]:
    """Cards of the hand whose pattern the two corals would complete."""
    if after.at[PHASE] != s.BUILD:
        return
    for one in hand(after, seat):
        if one is not played and (best := best_places(after, one, seat)) > points(state, one, seat):
            yield Text("reason-prepares", {"card": name(one), "worth": worth(best)})
