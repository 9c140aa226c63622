"""What the net of King of Tokyo thinks a Keep card is worth, beside the hand-made evaluation.

    python bench/card_worth.py [picture.svg]

In shopping positions of greedy games the seat is given each card as a present; the change of its chance of victory is
averaged, in percentage points. With a file it draws docs/pictures/card_worth.svg.
"""

import sys
from pathlib import Path

import spieltisch
from spieltisch.bots import bot
from spieltisch.bots.match import answer
from spieltisch.bots.nets import shipped
from spieltisch.engine.bits import bit
from spieltisch.engine.fields import ACTOR, PHASE
from spieltisch.games.king_of_tokyo import cards as c
from spieltisch.games.king_of_tokyo import state as s
from spieltisch.words import Words

GAMES, SEATS = 40, 4
GAME = "king_of_tokyo"


def shopping() -> list[spieltisch.State]:
    """Positions in which somebody may buy."""
    found = []
    for seed in range(GAMES):
        state, rng = spieltisch.new(GAME, SEATS), spieltisch.Rng(seed)
        sitting = [bot("greedy", GAME, seed * SEATS + seat) for seat in range(SEATS)]
        while (turn := int(state.to_act())) != spieltisch.OVER:
            if turn >= 0 and state.at[PHASE] == s.SHOP:
                found.append(state.copy())
            moves = state.moves(turn) if turn >= 0 else []
            if turn < 0:
                state.step(state.sample(rng), turn)
            else:
                state.step(moves[0] if len(moves) == 1 else answer(sitting[turn], state, turn), turn)
    return found


def worths() -> list[tuple[str, float, float]]:
    """Each Keep card with its worth by hand and by net, the dearest first."""
    net, hand = shipped(GAME), spieltisch.game(GAME).knowledge
    if net is None or hand is None:
        raise SystemExit("no net comes with King of Tokyo here")
    states, rows, words = shopping(), [], Words(GAME, "en")
    for kind in range(c.KEEPS):
        gains = [0.0, 0.0]
        for state in states:
            seat, after = int(state.at[ACTOR]), state.copy()
            after.at[s.CARDS + seat] |= bit(kind)
            after.at[s.POWERS + seat] |= bit(kind)
            for at, known in enumerate((hand, net)):
                gains[at] += 100 * (known.evaluate(after, seat) - known.evaluate(state, seat)) / len(states)
        rows.append((words.say(f"card-{c.IDS[kind]}"), gains[0], gains[1]))
    return sorted(rows, key=lambda row: -row[2])


def drawn(rows: list[tuple[str, float, float]]) -> str:
    """Bars: dark by the net, a ring by hand."""
    least, most = (pick(0.0, *(worth for row in rows for worth in row[1:])) for pick in (min, max))
    scale, high = 460 / (most - least), 15
    zero = 205 - least * scale
    foot = high * len(rows) + 28
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 680 {foot + 12}" font-family="sans-serif" '
        'font-size="11"><rect width="680" height="100%" fill="#fff"/>',
        f'<line x1="{zero:.1f}" x2="{zero:.1f}" y1="0" y2="{foot - 14}" stroke="#999"/>',
        f'<text x="195" y="{foot}">points of chance, {SEATS} seats: bar by the net, ring by hand</text>',
    ]
    for at, (name, hand, net) in enumerate(rows):
        y = high * at + 8
        start = zero + min(0.0, net) * scale
        lines += [
            f'<text x="195" y="{y + 9}" text-anchor="end">{name} {net:+.1f}</text>',
            f'<rect x="{start:.1f}" y="{y}" width="{abs(net) * scale:.1f}" height="10" fill="#345"/>',
            f'<circle cx="{zero + hand * scale:.1f}" cy="{y + 5}" r="4" fill="none" stroke="#c33" stroke-width="2"/>',
        ]
    return "\n".join([*lines, "</svg>\n"])


def main() -> None:
    rows = worths()
    for name, hand, net in rows:
        print(f"{name:32} by hand {hand:+5.1f}   by net {net:+5.1f}")
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(drawn(rows), encoding="utf-8")


if __name__ == "__main__":
    main()
