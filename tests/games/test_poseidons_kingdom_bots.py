"""What the bots of Poseidon's Kingdom reckon with agrees with the rules, and what they do is legal."""

import pytest

import spieltisch
from spieltisch import CHANCE, OVER, Rng
from spieltisch.games.poseidons_kingdom.bots.evaluation import WEIGHTS
from spieltisch.games.poseidons_kingdom.bots.features import ROW
from spieltisch.games.poseidons_kingdom.bots.larder import LACKS, SETS, Sight, joined, sums_of, with_one
from spieltisch.games.poseidons_kingdom.corals import payable
from spieltisch.games.poseidons_kingdom.dice import add_free_hexes
from spieltisch.games.poseidons_kingdom.kraken import GUARDS, TASKS
from spieltisch.games.poseidons_kingdom.state import ENOUGH, TAKING, KingdomState
from tests.games.poseidons_kingdom_table import ID, A, B, play, table


def bytewise(dice: int) -> int:
    """A small set of dice in the counts of the rules."""
    return sum((dice >> 2 * value & 3) << 8 * value for value in range(6))


@pytest.mark.parametrize("tentacle", range(6))
def test_dice_lacking_for_a_task(tentacle: int) -> None:
    for dice in range(SETS):
        counts = bytewise(dice)
        least = min(
            sum(max(0, (meal >> lane & 255) - (counts >> lane & 255)) for lane in range(0, 48, 8))
            for meal in TASKS[tentacle]
        )
        assert LACKS[dice] >> 4 * tentacle & 15 == least
        fulfilled = any(((counts | GUARDS) - meal) & GUARDS == GUARDS for meal in TASKS[tentacle])
        assert fulfilled == (least == 0)


def test_sets_of_dice_are_joined_up_to_three_of_a_value() -> None:
    rng = Rng(1)
    for _ in range(500):
        a, b = int(rng.below(SETS)), int(rng.below(SETS))
        both = int(joined(a, b))
        for value in range(6):
            assert both >> 2 * value & 3 == min(3, (a >> 2 * value & 3) + (b >> 2 * value & 3))
        for value in range(6):
            assert with_one(a, value) == joined(a, 1 << 2 * value)


def test_sums_that_dice_can_pay() -> None:
    rng = Rng(2)
    for _ in range(60):
        dice = int(rng.below(SETS))
        pays = sums_of(dice)
        for white in (0, 3, 4, 5, 6):
            for black in (0, 7, 8, 9, 10):
                assert (pays[white] >> black & 1 == 1) == payable(6, white, black, 0, bytewise(dice), 0)


def test_a_sight_agrees_with_the_rules() -> None:
    state = spieltisch.new(ID, seats=2)
    assert isinstance(state, KingdomState)
    rng = Rng(3)
    while state.to_act() != OVER:
        turn = state.to_act()
        state.step(state.sample(rng) if turn == CHANCE else rng.choice(state.moves(turn)), turn)
        for seat in (A, B):
            sight = Sight(state.reefs[seat], state.at, state.items_at(seat))
            abilities = [state.ability(seat, symbol) for symbol in (1, 2, 3)]
            assert [sight.arrow, sight.wave, sight.food] == abilities
            visible = [state.visible(seat, symbol) for symbol in (1, 2, 3)]
            assert [sight.arrows, sight.waves, sight.foods] == visible
            assert sight.dead + state.named("loose")[seat] == state.skeletons(seat)
            assert sight.free == add_free_hexes(state, seat, state.house.paper, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_quick_and_sensible_choices_are_legal(seats: int) -> None:
    """A game at a glance ends soon; what is worth a thought is always some of what is legal."""
    knowledge = spieltisch.game(ID).knowledge
    assert knowledge is not None
    for seed in range(3):
        state, rng = spieltisch.new(ID, seats=seats), Rng(seed)
        assert isinstance(state, KingdomState)
        while state.to_act() != OVER:
            turn = state.to_act()
            if turn == CHANCE:
                state.step(state.sample(rng), turn)
                continue
            moves = state.moves(turn)
            sensible = knowledge.sensible(state, turn, moves)
            assert sensible
            assert set(sensible) <= set(moves)
            assert len(set(sensible)) == len(sensible)
            choice = knowledge.quick(state, turn, rng)
            assert choice in moves
            assert 0.0 < knowledge.evaluate(state, turn) < 1.0
            state.step(choice, turn)
        assert state.round < 40


def test_dice_are_compared_in_one_order() -> None:
    """Of two dice the lower one is taken first: 2 then 5 is thought about, 5 then 2 is not; both stay legal."""
    knowledge = spieltisch.game(ID).knowledge
    assert knowledge is not None
    state = table(swimmers={A: ["R1", "R1"]}, ocean={2: "N2 N5"}, reefs={A: [("AF", "1,0", "2,0")]})
    state = play(state, "swimmer R1", "swim R2")
    assert len(knowledge.sensible(state, A, state.moves(A))) == 3
    low = play(state, "take 2 N2")
    assert (low.phase, len(knowledge.sensible(low, A, low.moves(A)))) == (TAKING, 2)
    high = play(state, "take 2 N5")
    assert list(knowledge.sensible(high, A, high.moves(A))) == [ENOUGH]
    assert len(high.moves(A)) == 2


def test_every_feature_has_a_weight() -> None:
    assert len(WEIGHTS) == ROW
