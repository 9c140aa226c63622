"""An analysis adds up, finds a planted blunder, and knows no more than the seats did."""

import pytest

import spieltisch
from spieltisch import CHANCE, OVER, Record, Rng, Seat
from spieltisch.bots import bot
from spieltisch.bots.judge import Judge
from spieltisch.bots.search import Settings
from spieltisch.coach import Depth, analyse
from spieltisch.coach.analysis import NothingToAnalyse
from spieltisch.coach.moments import moments
from spieltisch.coach.selfplay import played

QUICK = Depth(iterations=60, comparing=40, rollouts=10)
GAMES = spieltisch.games()


def fewest(id: str) -> int:
    return spieltisch.game(id).seats[0]


@pytest.mark.parametrize("id", GAMES)
def test_start_luck_and_choices_add_up_to_the_result(id: str) -> None:
    """Given a game, then its parts make the result, and without what was unforeseen they do within the stated error."""
    record = played(id, ["greedy"] * fewest(id), seed=5)
    budget = Depth(iterations=16, comparing=8, rollouts=64)
    found, again = analyse(record, budget), analyse(record, budget, seed=1)
    for one, other in zip(found.accounts, again.accounts, strict=True):
        parts = one.start + one.luck + one.own + one.others
        assert parts + one.unseen == pytest.approx(one.result), "nothing is lost on the way"
        assert abs(one.result - parts) <= one.margins["unseen"], "the stated error holds"
        for part in ("luck", "own"):  # thought through once more, with other luck
            apart = 1.5 * (one.margins[part] ** 2 + other.margins[part] ** 2) ** 0.5  # three standard errors
            assert abs(getattr(one, part) - getattr(other, part)) <= apart + 1e-9, f"the margin of {part} holds"
    assert sum(one.luck for one in found.accounts) == pytest.approx(0.0, abs=1e-6), (
        "one seat's luck is the others' bad luck"
    )
    assert sum(one.own + one.others for one in found.accounts) == pytest.approx(0.0, abs=1e-6)
    assert sum(one.result for one in found.accounts) == pytest.approx(1.0, abs=1e-6)
    for moment in found.moments:
        assert moment.chances is None or sum(moment.chances) == pytest.approx(1.0, abs=1e-6)


def with_a_blunder(id: str, seed: int) -> tuple[Record, int]:
    """A game of bots in which, at the first decisive point of the second half, the worst choice was made."""
    seats = fewest(id)
    length = len(played(id, ["greedy"] * seats, seed).moves)
    record = Record(id, seats)
    players = [bot("medium", id, seed + seat, clock=None) for seat in range(seats)]
    rng, state, planted = Rng(seed), record.start(), -1
    while (turn := int(state.to_act())) != OVER:
        if turn == CHANCE:
            record.play(state, int(state.sample(rng)))
            continue
        window = Seat(state, turn)
        action = int(players[turn].choose(window))
        if planted < 0 and len(record.moves) > length // 2:
            worst, gap = worst_choice(id, window, action)
            if gap > 0.3:
                action, planted = worst, len(record.moves)
        record.play(state, action, turn)
    return record, planted


def worst_choice(id: str, seat: Seat, best: int) -> tuple[int, float]:
    judge = Judge(spieltisch.game(id).knowledge, Rng(1), Settings())
    legal = seat.legal()
    sample = legal[:: max(1, len(legal) // 6)]
    worth = {action: judge.weigh(seat, action, 40).shares[seat.seat] for action in {best, *sample}}
    worst = min(worth, key=lambda action: worth[action])
    return worst, worth[best] - worth[worst]


@pytest.mark.parametrize("id", GAMES)
def test_a_planted_blunder_is_the_costliest_choice(id: str) -> None:
    record, planted = with_a_blunder(id, seed=3)
    assert planted >= 0, "this game offered no decisive point"
    found = analyse(record, QUICK)
    seat = record.moves[planted][1]
    dearest = found.moments[found.accounts[seat].costliest[0]]
    assert dearest.n == planted
    assert dearest.choice is not None
    assert dearest.choice.kind == "blunder"


def test_pieces_of_an_analysis_are_those_of_the_whole() -> None:
    """So that it can be made in turns, and go on after an interruption."""
    record = played("reef", ["random", "random"], seed=2)
    whole = list(moments(record, 0, len(record.moves) + 1, QUICK, seed=7))
    assert list(moments(record, 30, 40, QUICK, seed=7)) == whole[30:40]


def test_a_choice_is_judged_by_what_the_seat_knew() -> None:
    """Another card on top of the deck makes no difference to the judgement of the choice before it."""
    record = played("reef", ["greedy", "greedy"], seed=4)
    states = list(spieltisch.replay(record))
    n = next(n for n in range(40, len(record.moves)) if record.moves[n][1] == CHANCE and record.moves[n - 1][1] >= 0)
    other = Record("reef", 2, moves=list(record.moves[:n]))
    odd = states[n].copy()
    another = next(one for one in states[n].legal() if one != record.moves[n][0])
    other.play(odd, another)
    rng = Rng(1)
    while odd.to_act() != OVER:
        turn = int(odd.to_act())
        other.play(odd, int(odd.sample(rng)) if turn == CHANCE else rng.choice(odd.legal(turn)))
    judged = [next(moments(one, n - 1, n, QUICK, seed=1)) for one in (record, other)]
    assert judged[0] == judged[1]


def test_a_running_game_is_not_analysed() -> None:
    with pytest.raises(NothingToAnalyse, match="only a finished game"):
        analyse(Record("reef", 2))
