"""Where each point came from, and how a game was decided, in words."""

from random import Random

import pytest

import spieltisch
from spieltisch import CHANCE, OVER, Record, Rng
from spieltisch.coach.balance import Balance
from spieltisch.coach.ledger import closed, counting, decided, ledger, source_text
from spieltisch.engine.table import listen
from spieltisch.words import LANGUAGES, Words
from tests.test_texts import NAMES, faults

GAMES = spieltisch.games()


def random_game(id: str, seats: int, seed: int) -> Record:
    record, rng, dice = Record(id, seats), Rng(seed), Random(seed)
    state = record.start()
    while (turn := int(state.to_act())) != OVER:
        if turn == CHANCE:
            record.play(state, int(state.sample(rng)))
        else:
            record.play(state, dice.choice(state.legal(turn)), turn)
    return record


def without_a_source(record: Record) -> dict[int, int]:
    """By seat the points of the score that no event and no final scoring explains: what closed() would fill up."""
    balance, state = Balance(record.game), record.start()
    points = [0] * record.seats
    for action, seat in record.moves:
        events = listen(state)
        state.step(action, seat)
        for event in events:
            for who, _, gain in balance.points(event, state):
                points[who] += gain
    for who, _, gain in balance.last_points(state):
        points[who] += gain
    return {who: score - points[who] for who, score in enumerate(state.scores()) if score != points[who]}


@pytest.mark.parametrize("id", [id for id in GAMES if id != "king_of_tokyo"])
def test_every_point_has_a_source_at_every_number_of_seats(id: str) -> None:
    """Given finished games, and games broken off, then what the events tell is the score, with nothing to fill up."""
    for seats in spieltisch.game(id).seats:
        for seed in range(3):
            record = random_game(id, seats, seed)
            assert without_a_source(record) == {}
            found, state = closed(record)
            assert [sources.total() for sources in found] == state.scores()
            record.moves = record.moves[: len(record.moves) // 2]
            assert without_a_source(record) == {}, "in the middle"


def test_in_king_of_tokyo_only_the_eliminated_lose_points_without_an_event() -> None:
    eliminated = 0
    for seats in spieltisch.game("king_of_tokyo").seats:
        for seed in range(3):
            record = random_game("king_of_tokyo", seats, seed)
            found, state = closed(record)
            for who, lost in without_a_source(record).items():
                assert state.scores()[who] == 0, "all of it, and nobody else"
                assert found[who]["source-eliminated"] == lost < 0
                eliminated += 1
    assert eliminated, "nobody was: the test is empty"


def told_before_the_end(record: Record) -> list[int]:
    """The points of each seat until the last cards or circles are counted, by the events of the game and its start."""
    balance, state = Balance(record.game), record.start()
    points = [0] * record.seats
    for action, seat in record.moves:
        events = listen(state)
        state.step(action, seat)
        ended = False
        for event in events:
            ended = ended or event.kind == "last"
            for who, _, gain in balance.points(event, state):
                points[who] += 0 if ended else gain
    for who, source, gain in balance.last_points(state):
        points[who] += gain if source == "source-start" else 0
    return points


@pytest.mark.parametrize("id", [id for id in GAMES if id != "king_of_tokyo"])
def test_the_final_scoring_leads_from_the_points_told_so_far_to_the_score(id: str) -> None:
    """Given a finished game, then its last steps, each with things that count, make the rest of every score."""
    for seats in spieltisch.game(id).seats:
        for seed in range(3):
            record = random_game(id, seats, seed)
            state = closed(record)[1]
            steps = counting(state, id)
            gains = [sum(step["gains"][seat] for step in steps) for seat in range(seats)]
            before = told_before_the_end(record)
            assert [one + gain for one, gain in zip(before, gains, strict=True)] == state.scores()
            assert all(step["things"] for step in steps if any(gain > 0 for gain in step["gains"]))


def test_king_of_tokyo_has_nothing_to_count_at_the_end() -> None:
    assert counting(closed(random_game("king_of_tokyo", 2, 1))[1], "king_of_tokyo") == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_sources_and_decisions_are_words(id: str, language: str) -> None:
    say = Words(id, language, NAMES)
    for seed, seats in enumerate(spieltisch.game(id).seats):
        record = random_game(id, seats, seed)
        _, state = closed(record)
        sentences = [say(decided(state, id)), *(say(source_text(one)) for seat in ledger(record) for one in seat)]
        assert [fault for sentence in sentences for fault in faults(sentence, language)] == []
        assert not any(sentence.startswith(("source-", "decided-")) for sentence in sentences)
    assert say.say("winner-title", seat="Ada").startswith("Ada")


def test_the_last_monster_and_the_most_famous_win_otherwise() -> None:
    """Given King of Tokyo, then the sentence says whether it was won by survival or by fame."""
    keys = {decided(closed(random_game("king_of_tokyo", 2, seed))[1], "king_of_tokyo").key for seed in range(40)}
    assert keys >= {"decided-survived", "decided-points"}
