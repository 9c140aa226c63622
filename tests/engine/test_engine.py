"""What the engine gives every game for free."""

from librt.vecs import vec
from mypy_extensions import i64

import spieltisch
from spieltisch import CHANCE, OVER, Record, Rng
from spieltisch.engine.bits import members, write
from spieltisch.engine.words import line, unline


def test_the_generator_gives_the_same_numbers_on_every_machine() -> None:
    rng = Rng(2026)
    assert [int(rng.below(1000)) for _ in range(6)] == [766, 540, 882, 574, 295, 559]
    assert Rng(1).random() != Rng(2).random()


def test_the_generator_is_even() -> None:
    rng = Rng(3)
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 20.5  # chi squared, 5 degrees, 0.1 %


def test_a_copied_generator_goes_on_alike_a_spawned_one_on_its_own() -> None:
    rng = Rng(8)
    twin = rng.copy()
    assert [int(rng.next()) for _ in range(5)] == [int(twin.next()) for _ in range(5)]
    child = rng.spawn()
    assert [int(child.next()) for _ in range(5)] != [int(rng.next()) for _ in range(5)]


def test_shuffling_reaches_every_order() -> None:
    rng = Rng(1)
    seen = set()
    for _ in range(400):
        items = [1, 2, 3, 4]
        rng.shuffle(items)
        seen.add(tuple(items))
    assert len(seen) == 24


def test_a_row_is_shuffled_like_a_list() -> None:
    things = 0b1011_0110_1101 << 40 | 0b11
    row = vec[i64]([-1] * 12)
    assert write(things, row) == 10
    listed = members(things)
    assert [int(number) for number in row] == [*listed, -1, -1]
    Rng(5).shuffle(listed)
    Rng(5).shuffle_row(row, 10)
    assert [int(number) for number in row] == [*listed, -1, -1]


def test_advance_plays_forced_choices_and_chance() -> None:
    state = spieltisch.new("reef", seats=2)
    assert spieltisch.advance(state) == []  # chance is open, nothing is forced
    made = spieltisch.advance(state, Rng(1))
    assert [seat for _, seat in made] == [CHANCE] * 5
    for _ in range(3):
        state.apply(state.legal()[0])
    assert len(spieltisch.advance(state)) == 1  # the last start coral has one place left


def test_a_seat_left_out_is_the_one_to_act() -> None:
    state = spieltisch.new("reef", seats=3)
    spieltisch.advance(state, Rng(1))
    assert state.legal() == state.legal(state.to_act())
    assert state.legal((state.to_act() + 1) % 3) == []


def test_a_record_of_a_running_game_can_be_saved_and_gone_on_with() -> None:
    record = Record("reef", seats=2)
    state = record.start()
    rng = Rng(1)
    for _ in range(20):
        record.play(state, state.sample(rng) if state.to_act() == CHANCE else rng.choice(state.legal()))
    again = Record.loads(record.dumps())
    *_, last = spieltisch.replay(again)
    assert last.key() == state.key()
    assert not again.finished


def test_odds_of_the_next_card_are_exact() -> None:
    state = spieltisch.new("reef", seats=2)
    assert [chance for _, chance in state.odds()] == [0.5, 0.5]
    state.apply(state.legal()[0])
    assert len(state.odds()) == 60


def test_lines_keep_any_json() -> None:
    data = {"a b": [1, -2, 0.5, True, None, "", "x: y", "-1", "ä"], "n": {"deep": [[], {}]}}
    assert unline(line(data)) == data


def test_scores_and_places_at_the_end() -> None:
    state = spieltisch.new("reef", seats=4)
    spieltisch.playout(state, Rng(11))
    assert state.to_act() == OVER
    best = max(state.scores())
    assert 1 in state.places()
    assert all(score == best for score, place in zip(state.scores(), state.places(), strict=True) if place == 1)


def test_a_tab_offers_the_names_of_the_api_only() -> None:
    offered = {name for name in dir(spieltisch) if not name.startswith("_")}
    assert offered == {*spieltisch.__all__, "bots", "coach", "lab", "testing", "words"}
    assert all(hasattr(spieltisch, name) for name in offered)
