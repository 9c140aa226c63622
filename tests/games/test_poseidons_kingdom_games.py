"""Whole games of Poseidon's Kingdom: pieces conserved, secrets kept, bots that know what they do.

SPIELTISCH_GAMES_PLAYED=1000 plays that many random games and a fifth as many greedy ones; a test run plays fewer.
"""

import os

import pytest

import spieltisch
from spieltisch import CHANCE, OVER, Rng, Seat
from spieltisch._pure import compiled
from spieltisch.bots.contract import Bot
from spieltisch.bots.greedy import GreedyBot
from spieltisch.bots.match import play_match
from spieltisch.bots.random import RandomBot
from spieltisch.games.poseidons_kingdom.state import CORAL_KINDS, PEEKS, UNKNOWN, KingdomState
from tests.games.poseidons_kingdom_table import ID, A, B, play, seen, table

RANDOM_GAMES = int(os.environ.get("SPIELTISCH_GAMES_PLAYED", "12"))
GREEDY_GAMES = max(3, RANDOM_GAMES // 5) if "SPIELTISCH_GAMES_PLAYED" in os.environ else 3

# A greedy game takes a second compiled and minutes interpreted; that both play the same is for the playthroughs to show.
needs_speed = pytest.mark.skipif(not compiled(), reason="greedy games take minutes interpreted")


def greedy(seed: int) -> GreedyBot:
    knowledge = spieltisch.game(ID).knowledge
    assert knowledge is not None
    return GreedyBot(knowledge, Rng(seed))


def new(seats: int, **options: object) -> KingdomState:
    state = spieltisch.new(ID, seats=seats, **options)
    assert isinstance(state, KingdomState)
    return state


def checked_game(state: KingdomState, seed: int, bots: list[Bot] | None = None) -> int:
    """Play to the end, by chance or by bots; dice, tiles, friends and skeletons add up after each step. How many."""
    check = spieltisch.game(ID).position.check
    rng = Rng(seed)
    steps = 0
    while state.to_act() != OVER:
        turn = state.to_act()
        if turn == CHANCE:
            state.step(state.sample(rng), turn)
        else:
            moves = state.moves(turn)
            state.step(bots[turn].choose(Seat(state, turn)) if bots and len(moves) > 1 else rng.choice(moves), turn)
        check(state)
        steps += 1
    return steps


def share(games: int, seats: int) -> range:
    """The games of one number of seats, when they are dealt out to 2, 3 and 4 seats."""
    return range(seats - 2, games, 3)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pieces_are_conserved_in_random_games(seats: int) -> None:
    steps = 0
    for seed in share(RANDOM_GAMES, seats):
        state = new(seats)
        steps += checked_game(state, seed)
        assert state.round <= 41
    print(f"{len(share(RANDOM_GAMES, seats))} random games with {seats} seats: {steps} steps checked")


@needs_speed
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pieces_are_conserved_in_greedy_games(seats: int) -> None:
    steps = 0
    rounds = []
    for game in share(GREEDY_GAMES, seats):
        state = new(seats)
        steps += checked_game(state, game, [greedy(4 * game + seat) for seat in range(seats)])
        assert state.round < 40  # purposeful players need no safety net
        rounds.append(int(state.round))
    print(
        f"{len(rounds)} greedy games with {seats} seats: {steps} steps checked, {sum(rounds) / len(rounds):.1f} rounds,"
        f" {min(rounds)} to {max(rounds)}"
    )


@pytest.mark.parametrize(
    "options",
    [
        {"leftover_rule": "store_leftovers"},
        {"kraken_move_trigger": "take"},
        {"peek_on_every_rescue": False},
        {"initial_wave": "breaks_before_first_turn"},
        {"skeleton_stock": "common_36"},
        {"skeleton_stock": "unlimited", "max_rounds": 60},
        {"dolphin_variant": True},
        {"miss_probability": 0.5, "foam_probability": 0.5, "bonus_tiers": {"forage": 1, "kraken": 2}},
    ],
    ids=str,
)
def test_every_option_plays_to_the_end(options: dict[str, object]) -> None:
    """With the quick policy, which eats and forages more than chance does."""
    knowledge = spieltisch.game(ID).knowledge
    assert knowledge is not None
    check = spieltisch.game(ID).position.check
    for seats in (2, 4):
        state, rng = new(seats, **options), Rng(seats)
        while state.to_act() != OVER:
            turn = state.to_act()
            state.step(state.sample(rng) if turn == CHANCE else knowledge.quick(state, turn, rng), turn)
            check(state)


@needs_speed
def test_greedy_beats_random() -> None:
    won = 0
    for seed in range(6):
        state = new(2)
        bots: list[Bot] = [greedy(seed), RandomBot(Rng(seed))]
        play_match(state, bots, Rng(seed))
        won += state.places() == [1, 2]
    assert won == 6


def test_a_redeal_keeps_what_a_seat_has_seen() -> None:
    """A knows the coral of 3, B that of 4: for A only the one of 4 changes, and never to what the box lacks."""
    state = table(corals={3: ("trident", None), 4: ("bigmouth", None)})
    state.at[PEEKS + A], state.at[PEEKS + B] = 1, 2
    kinds = set()
    for seed in range(60):
        world = state.copy()
        world.redeal(A, Rng(seed))
        assert CORAL_KINDS[world.corals[0]] == "trident"
        assert world.corals[2:] == [UNKNOWN] * 6
        kinds.add(CORAL_KINDS[world.corals[1]])
        assert seen(world, A) == seen(state, A)
    assert kinds == {"speedy-fins", "wave-rider", "bigmouth", "graveyard"}
    world = state.copy()
    world.redeal(B, Rng(1))
    assert CORAL_KINDS[world.corals[1]] == "bigmouth"


def test_others_see_how_many_safe_tiles_one_has_but_not_their_values() -> None:
    """Dossier 10: values of collected safe tiles are known to their owner; everybody sees them at the end."""
    state = table(friends={A: "23456"})
    assert seen(state, A)["players"][A]["safe"] == [{"tentacle": "T1", "value": 3}]
    assert seen(state, A)["players"][A]["points"] == 3
    for other in (B, None):
        mat = seen(state, other)["players"][A]
        assert mat["face_down"]
        assert mat["safe"] == [{"tentacle": "T1", "value": None}]
        assert mat["points"] is None
    over = seen(table(friends={A: "23456"}, over=True), B)["players"][A]
    assert (over["safe"][0]["value"], over["points"], over["face_down"]) == (3, 3, False)


def test_the_log_tells_the_value_of_a_safe_tile_to_its_owner_only() -> None:
    state = table(swimmers={A: ["R1", "R1"]}, items={A: {"0,0": "N5", "1,0": "N5"}})
    state = play(state, "swimmer R1", "swim R2", "eat", "tentacle T1", "hex 0,0", "hex 1,0")
    freed = next(event for event in state.events or [] if event.kind == "freed")
    words = spieltisch.game(ID).view.event
    assert freed.seen_by(A)["value"] == 3
    assert words(freed.seen_by(A)).args["value"] == 3
    for other in (B, None):
        assert "value" not in freed.seen_by(other)
        assert words(freed.seen_by(other)).key == "event-freed-hidden"


def test_the_view_draws_a_stack_in_perspective() -> None:
    state = table(reefs={A: [("AF", "1,0", "2,0")]}, items={A: {"1,0": "Y5", "0,0": "x"}})
    reef = seen(state)["players"][A]["reef"]
    assert reef["tiles"][-1] == {"tile": "AF", "level": 2, "hexes": ["1,0", "2,0"], "symbols": ["arrow", "food"]}
    hexes = {hex["hex"]: hex for hex in reef["hexes"]}
    assert (hexes["1,0"]["height"], hexes["1,0"]["symbol"], hexes["1,0"]["die"]["value"]) == (2, "arrow", 5)
    assert hexes["0,0"]["skeleton"]
