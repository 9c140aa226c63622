"""Why a choice in King of Tokyo is good, in words: what dice promise, what energy pays for, who can hit whom."""

from collections.abc import Iterator

from spieltisch.engine.bits import members
from spieltisch.engine.fields import NONE, PHASE
from spieltisch.engine.game import Text, player
from spieltisch.games.king_of_tokyo import dice as d
from spieltisch.games.king_of_tokyo import state as s
from spieltisch.games.king_of_tokyo.buying import price
from spieltisch.games.king_of_tokyo.cards import IDS
from spieltisch.games.king_of_tokyo.state import KingState
from spieltisch.games.king_of_tokyo.view import card_text, market

THIN = 5  # lives from which on one looks after oneself
LIKELY = 0.15


def reasons(state: KingState, action: int, seat: int) -> list[Text]:
    phase = state.at[PHASE]
    if phase == s.THROW:
        kept = int(state.at[s.DICE]) if action == s.STOP else action - s.KEEP if action >= s.KEEP else NONE
        return list(of_dice(state, kept, seat, action == s.STOP)) if kept != NONE else []
    if phase == s.LEAVE:
        return list(of_leaving(state, seat) if action == s.YIELD else of_staying(state, seat))
    if phase in (s.SHOP, s.SNATCH):
        return list(of_shop(state, action, seat))
    return []


# The dice


def of_dice(state: KingState, kept: int, seat: int, stop: bool) -> Iterator[Text]:
    had = {face: d.COUNT[d.FACES * state.at[s.DICE] + face] for face in range(d.FACES)}
    has = {face: d.COUNT[d.FACES * kept + face] for face in range(d.FACES)}
    yield from of_claws(state, seat, had[d.CLAW], has[d.CLAW])
    for face in (2, 1, 0):
        yield from of_number(state, kept, face, stop)
    yield from of_energy(state, seat, has[d.ENERGY])
    yield from of_hearts(state, seat, had[d.HEART], has[d.HEART])


def of_number(state: KingState, kept: int, face: int, stop: bool) -> Iterator[Text]:
    count = d.COUNT[d.FACES * kept + face]
    if count >= 3:
        yield Text("reason-triple", {"face": face + 1, "points": face + 1 + count - 3})
    elif count and not stop:
        rolled = d.SIZE[state.at[s.DICE]] - count
        chance = d.hit_odds(count, rolled, int(state.at[s.REROLLS]), 3)
        if chance >= LIKELY:
            yield Text("reason-hope", {"face": face + 1, "points": face + 1, "percent": round(100 * chance)})


def of_claws(state: KingState, seat: int, had: int, has: int) -> Iterator[Text]:
    at = state.at
    life = int(at[s.LIFE + seat])
    if has:
        if at[s.CITY] == NONE:
            yield Text("reason-enter")
            return
        targets = members(state.others_place(seat))
        out = [other for other in targets if at[s.LIFE + other] <= has]
        if out:
            yield Text("reason-knock-out", {"seat": player(out[0]), "claws": has})
        elif state.in_tokyo(seat):
            yield Text("reason-hit-all", {"monsters": len(targets), "claws": has})
        elif targets:
            yield Text("reason-hit", {"seat": player(targets[0]), "life": int(at[s.LIFE + targets[0]]), "claws": has})
    elif had and not state.in_tokyo(seat) and at[s.CITY] != NONE and life <= 2 * THIN:
        yield Text("reason-stay-out", {"life": life, "monsters": int(state.living()) - 1})


def of_energy(state: KingState, seat: int, has: int) -> Iterator[Text]:
    """A card that this energy pays for, or the next one that it brings near."""
    if not has:
        return
    energy = int(state.at[s.ENERGY + seat])
    prices = sorted((int(price(state, seat, kind)), kind) for kind in market(state) if kind != NONE)
    new = [(cost, kind) for cost, kind in prices if energy < cost <= energy + has]
    if new:
        yield Text("reason-pays", {"card": card_text(new[-1][1]), "energy": energy + has})
    elif far := [(cost, kind) for cost, kind in prices if cost > energy + has]:
        yield Text("reason-nearly-pays", {"card": card_text(far[0][1]), "missing": far[0][0] - energy - has})


def of_hearts(state: KingState, seat: int, had: int, has: int) -> Iterator[Text]:
    life = int(state.at[s.LIFE + seat])
    if state.in_tokyo(seat):
        if had and not has:
            yield Text("reason-no-healing")
    elif has and life < state.max_life(seat):
        yield Text("reason-heal", {"life": life, "after": min(life + has, int(state.max_life(seat)))})
    elif had and not has and life >= state.max_life(seat):
        yield Text("reason-healthy")


# Tokyo


def of_leaving(state: KingState, seat: int) -> Iterator[Text]:
    others = int(state.living()) - 1
    yield Text("reason-leave", {"life": int(state.at[s.LIFE + seat]), "monsters": others})
    yield Text("reason-they-enter", {"seat": player(int(state.at[s.ACTIVE]))})


def of_staying(state: KingState, seat: int) -> Iterator[Text]:
    at = state.at
    life, points = int(at[s.LIFE + seat]), int(at[s.POINTS + seat])
    if points + 2 >= s.GOAL:
        yield Text("reason-stay-wins")
    else:
        yield Text("reason-stay", {"points": points + 2})
    if life > THIN:
        yield Text("reason-can-take-it", {"life": life})
    weak = [other for other in members(at[s.ALIVE]) if other != seat and at[s.LIFE + other] <= THIN]
    if weak:
        yield Text("reason-hits-weak", {"seat": player(weak[0]), "life": int(at[s.LIFE + weak[0]])})


# Cards


def of_shop(state: KingState, action: int, seat: int) -> Iterator[Text]:
    energy = int(state.at[s.ENERGY + seat])
    if s.BUY <= action < s.TAKE_OVER:
        kind = action - s.BUY
        yield Text("reason-card", {"effect": Text(f"text-{IDS[kind]}")})
        yield Text("reason-left", {"energy": energy - int(price(state, seat, kind))})
    elif action in (s.DONE, s.PASS):
        dear = [kind for kind in market(state) if kind != NONE and price(state, seat, kind) > energy]
        if dear:
            wanted = min(dear, key=lambda kind: price(state, seat, kind))
            missing = int(price(state, seat, wanted)) - energy
            yield Text("reason-save", {"card": card_text(wanted), "missing": missing})
        else:
            yield Text("reason-keep-energy", {"energy": energy})
    elif action == s.SWEEP:
        yield Text("reason-sweep")
