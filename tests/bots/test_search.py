"""The search: reproducible, thrifty, and able to say why. On every game, with or without its knowledge."""

import pytest

import spieltisch
from spieltisch import CHANCE, OVER, Rng, Seat, State
from spieltisch.bots import LEVELS, UnknownBot, bot, bots, thinker
from spieltisch.bots.explain import explain
from spieltisch.bots.match import play_match
from spieltisch.bots.search import SearchBot, Settings
from spieltisch.engine.contract import Knowledge

TABLES = [(id, seats) for id in spieltisch.games() for seats in spieltisch.game(id).seats]


def a_choice(id: str, seats: int, after: int = 10) -> State:
    """A position of a random game with a real choice, some choices after the start."""
    rng = Rng(3)
    state = spieltisch.new(id, seats)
    made = 0
    while True:
        turn = state.to_act()
        assert turn != OVER
        if turn >= 0 and made >= after and len(state.moves(turn)) > 1:
            return state
        made += turn >= 0
        state.step(state.sample(rng) if turn == CHANCE else rng.choice(state.moves(turn)), turn)


def seat_of(state: State) -> Seat:
    return Seat(state, state.to_act())


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_same_seed_same_thoughts(id: str, seats: int) -> None:
    state = a_choice(id, seats)
    thoughts = []
    for seed in (4, 4):
        told = explain(thinker("medium", id, seed, clock=None), seat_of(state))
        thoughts.append([(one.action, one.visits, one.win, one.place) for one in told.opinions])
    assert thoughts[0] == thoughts[1]


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_a_game_needs_no_knowledge_to_be_searched(id: str, seats: int) -> None:
    state = a_choice(id, seats)
    searching = SearchBot(None, Rng(1), Settings(iterations=30))
    assert int(searching.choose(seat_of(state))) in state.legal(state.to_act())


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_thinking_changes_nothing_at_the_table(id: str, seats: int) -> None:
    state = a_choice(id, seats)
    before = state.key()
    for name in bots():
        name = f"{name}:iterations=20" if name in LEVELS[1:] else name
        bot(name, id, 1, clock=None).choose(seat_of(state))
    assert state.key() == before


def worth_comparing(id: str, state: State) -> list[int]:
    """The legal choices, without those that the game's knowledge says come to the same."""
    moves = state.moves(state.to_act())
    knowledge = spieltisch.game(id).knowledge
    return list(knowledge.sensible(state, state.to_act(), moves) if knowledge else moves)


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_what_is_thought_adds_up(id: str, seats: int) -> None:
    state = a_choice(id, seats)
    told = explain(thinker("medium", id, 1, clock=None), seat_of(state))
    assert {one.action for one in told.opinions} == set(worth_comparing(id, state))
    assert sum(one.visits for one in told.opinions) == told.iterations
    assert told.opinions == sorted(told.opinions, key=lambda one: -one.visits)
    for one in told.opinions:
        if one.visits:
            assert one.win is not None
            assert one.place is not None
            assert 0 <= one.win <= 1
            assert 1 <= one.place <= seats
    assert told.line[0].action == told.opinions[0].action
    assert all(step.action in step.state.legal(step.seat) for step in told.line)


def test_a_forced_choice_is_not_searched() -> None:
    """Reef: the fourth start coral has one cell left."""
    state = spieltisch.new("reef", 2)
    rng = Rng(1)
    while state.to_act() < 0 or len(state.moves(state.to_act())) > 1:
        turn = state.to_act()
        state.step(state.sample(rng) if turn == CHANCE else rng.choice(state.moves(turn)), turn)
    searching = thinker("hard", "reef")
    assert searching.choose(seat_of(state)) == state.legal()[0]
    assert searching.iterations == 0


def test_it_stops_when_the_best_can_no_longer_be_caught() -> None:
    searching = SearchBot(spieltisch.game("reef").knowledge, Rng(1), Settings(iterations=4000))
    state = a_choice("reef", 2, after=40)
    searching.think(seat_of(state))
    visits = sorted((int(child.visits) for child in searching.root.offered), reverse=True)
    left = 4000 - int(searching.iterations)
    assert left > 0, "a search of a position with a clear best choice was not stopped"
    assert visits[0] - visits[1] > left


def test_seconds_are_a_cap() -> None:
    ticks = iter(range(10_000))
    searching = SearchBot(None, Rng(1), Settings(iterations=0, seconds=5.0), lambda: float(next(ticks)))
    searching.choose(seat_of(a_choice("reef", 2)))
    assert searching.iterations == 5 * 16  # a tick at each look at the clock


def test_the_tree_is_kept_within_a_turn() -> None:
    """Reef: after the card is played the same seat places its corals; what it thought about them is not lost."""
    rng = Rng(8)
    state = spieltisch.new("reef", 2)
    searching = thinker("hard", "reef", 1, clock=None)
    reused = []
    for _ in range(60):
        spieltisch.advance(state, rng)
        if state.to_act() == OVER:
            break
        seat = state.to_act()
        action = searching.choose(seat_of(state))
        reused.append(int(searching.reused))
        state.step(action, seat)
    assert max(reused) > 50
    assert min(reused) == 0


def test_a_tree_of_another_position_is_not_kept() -> None:
    one, other = a_choice("reef", 2, after=10), a_choice("reef", 2, after=40)
    searching = thinker("medium", "reef", 1, clock=None)
    searching.choose(seat_of(one))
    searching.choose(seat_of(other))
    assert searching.reused == 0


def test_levels_can_be_varied_and_say_what_they_do_not_know() -> None:
    assert thinker("hard:iterations=7:horizon=-1", "reef").settings.values()["horizon"] == -1
    with pytest.raises(UnknownBot, match="no bot 'tough'"):
        bot("tough", "reef")
    with pytest.raises(UnknownBot, match="no setting 'depth'"):
        bot("hard:depth=2", "reef")
    with pytest.raises(UnknownBot, match="takes a number, not 'many'"):
        bot("hard:iterations=many", "reef")
    with pytest.raises(UnknownBot, match="no bot that searches"):
        thinker("greedy", "reef")


def test_priors_may_be_trusted_not_at_all() -> None:
    state = a_choice("reef", 2)
    assert bot("medium:trust=0", "reef", 1).choose(seat_of(state)) in state.legal()


class Dear(Knowledge):
    """Counts how often it is asked, and leaves the way there to another one."""

    def __init__(self, hand: Knowledge) -> None:
        self.hand = hand
        self.asked = 0

    def evaluate(self, state: State, seat: int) -> float:
        self.asked += 1
        return self.hand.evaluate(state, seat)

    def at_a_glance(self) -> Knowledge:
        return self.hand


def test_a_dear_evaluation_is_asked_at_the_ends_of_rollouts_alone() -> None:
    hand = spieltisch.game("reef").knowledge
    assert hand is not None
    dear, state = Dear(hand), a_choice("reef", 3)
    searching = SearchBot(dear, Rng(1), Settings(iterations=60))
    searching.think(seat_of(state))
    assert dear.asked == 3 * searching.iterations


@pytest.mark.parametrize("id", spieltisch.games())
def test_a_little_search_beats_no_thought_at_all(id: str) -> None:
    """Not the ladder of docs/bots.md, only a sign that nothing is upside down: medium against random players."""
    seats = spieltisch.game(id).seats[0]
    won = 0.0
    for seed in range(2):
        state = spieltisch.new(id, seats)
        place = seed % seats
        players = [
            bot("medium:iterations=24" if seat == place else "random", id, seed, clock=None) for seat in range(seats)
        ]
        play_match(state, players, Rng(seed))
        places = state.places()
        won += (places[place] == 1) / places.count(1)
    assert won >= 1
