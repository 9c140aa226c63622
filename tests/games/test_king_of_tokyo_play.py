"""The dossier's cases T01 to T46: dice, Tokyo, Bay, winning, the market."""

import pytest

from spieltisch.games.king_of_tokyo import view
from spieltisch.games.king_of_tokyo.state import DISCARD, ENERGY
from tests.games.king_of_tokyo_table import Table, monster

# Dice


@pytest.mark.parametrize(
    ("life", "dice", "points", "energy", "after"),
    [
        pytest.param(10, "1 1 1 2 3 E", 1, 1, 10, id="t01"),
        pytest.param(9, "1 1 1 1 1 H", 3, 0, 10, id="t02"),
        pytest.param(10, "2 2 2 2 E E", 3, 2, 10, id="t03"),
        pytest.param(10, "3 3 3 3 3 3", 6, 0, 10, id="t04"),
        pytest.param(10, "1 1 1 3 3 3", 4, 0, 10, id="t05"),
        pytest.param(10, "1 1 2 2 3 3", 0, 0, 10, id="t06"),
        pytest.param(7, "H H H H E E", 0, 2, 10, id="t07"),
    ],
)
def test_t01_to_t07_numbers_energy_hearts(life: int, dice: str, points: int, energy: int, after: int) -> None:
    table = Table(2, monster(life=life)).roll(dice)
    assert (table.points[0], table.energy[0], table.life[0]) == (points, energy, after)


def test_t08_hearts_do_not_heal_in_tokyo() -> None:
    table = Table(2, monster("city", life=5)).roll("H H H 1 2 E")
    assert (table.life[0], table.energy[0]) == (5, 1)


def test_t09_any_dice_may_be_rerolled_twice() -> None:
    table = Table(2).throw("1 2 3 H E C")
    table.say("keep 1 2 3").throw("1 1 H")
    table.say("keep 1 1 2 3")  # a 1 that was kept goes back into the hand
    table.throw("C C")
    assert table.moves() == ["stop"]
    assert table.refuses("keep 1 1")


def test_t10_stopping_early() -> None:
    table = Table(2).throw("1 1 1 2 3 E").say("stop")
    assert (table.points[0], table.energy[0]) == (1, 1)
    assert table.asked == ("shop", 1)


@pytest.mark.parametrize(("energy", "cards"), [(2, 0), (3, 1), (6, 3)])
def test_who_can_pay_no_card_is_told_so(energy: int, cards: int) -> None:
    table = Table(2, monster(energy=energy), at="shop", market="fire_blast vast_storm skyscraper")
    assert view.question(table.state, 0).args == {"energy": energy, "cards": cards}


# Tokyo with 2 to 4 monsters


def test_t11_the_first_claw_takes_an_empty_tokyo_without_damage() -> None:
    table = Table(3).roll("C C 1 2 3 E")
    assert table.life == [10, 10, 10]
    assert (table.city, table.points[0], table.energy[0]) == (1, 1, 1)
    assert table.asked == ("shop", 1)


def test_t12_without_claws_nobody_enters() -> None:
    table = Table(3).roll("1 2 3 E E H")
    assert (table.city, table.points[0]) == (0, 0)


def test_t13_who_yields_is_hurt_and_makes_room() -> None:
    table = Table(2, monster(), monster("city")).roll("C C C 1 2 E")
    assert table.asked == ("yield", 2)
    table.say("yield")
    assert (table.life[1], table.city, table.points[0]) == (7, 1, 1)


def test_t14_who_stays_is_hurt_and_stays() -> None:
    table = Table(2, monster(), monster("city")).roll("C C C 1 2 E").say("stay")
    assert (table.life[1], table.city, table.points[0]) == (7, 2, 0)


def test_t15_from_tokyo_claws_hit_all_outside() -> None:
    table = Table(4, monster("city")).roll("C C 1 2 3 E")
    assert table.life == [10, 8, 8, 8]
    assert table.asked == ("shop", 1)


def test_t16_a_turn_that_begins_in_tokyo() -> None:
    table = Table(2, monster("city"), at="eve").say("done")
    assert table.points[0] == 2
    assert table.asked == ("rolling", 0)


def test_t17_who_is_eliminated_by_an_attack_makes_room() -> None:
    table = Table(3, monster(), monster("city", life=2, cards="wings")).roll("C C 1 2 3 E")
    assert table.alive == [1, 3]
    assert "wings" in table.discarded
    assert (table.city, table.points[0]) == (1, 1)


def test_t18_a_bought_card_is_no_attack_nobody_enters() -> None:
    table = Table(3, monster(energy=3), monster("city", life=2), at="shop", market="fire_blast").buy("Fire Blast")
    assert table.alive == [1, 3]
    assert (table.city, table.life) == (0, [10, 0, 8])


def test_t19_a_bought_card_gives_no_right_to_yield() -> None:
    table = Table(2, monster(energy=6), monster("city"), at="shop", market="gas_refinery").buy("Gas Refinery")
    assert (table.life[1], table.points[0], table.city) == (7, 2, 2)
    assert table.asked[0] == "draw"


def test_t20_wings_prevent_the_damage_and_yielding_is_still_asked() -> None:
    table = Table(2, monster(), monster("city", energy=2, cards="wings")).roll("C C C 1 2 3")
    assert table.asked == ("brace", 2)
    table.say("wings")
    assert (table.life[1], table.energy[1]) == (10, 0)
    assert table.asked == ("yield", 2)


# Tokyo with 5 or 6 monsters


def test_t21_city_stays_the_attacker_goes_to_bay() -> None:
    table = Table(5, monster(), monster("city")).roll("C C 1 2 3 E").say("stay")
    assert (table.life[1], table.city, table.bay, table.points[0]) == (8, 2, 1, 1)


def test_t22_city_yields_the_attacker_takes_it() -> None:
    table = Table(5, monster(), monster("city")).roll("C C 1 2 3 E").say("yield")
    assert (table.city, table.bay, table.points[0]) == (1, 0, 1)


@pytest.mark.parametrize(
    ("city", "bay", "places", "points"),
    [
        pytest.param("stay", "yield", (2, 1), 1, id="t23"),
        pytest.param("yield", "yield", (1, 0), 1, id="t24"),
        pytest.param("yield", "stay", (1, 3), 1, id="t25"),
        pytest.param("stay", "stay", (2, 3), 0, id="t26"),
    ],
)
def test_t23_to_t26_both_places_are_attacked(city: str, bay: str, places: tuple[int, int], points: int) -> None:
    table = Table(5, monster(), monster("city"), monster("bay")).roll("C C 1 2 3 E")
    assert table.asked == ("yield", 2)
    table.say(city)
    assert table.asked == ("yield", 3)
    table.say(bay)
    assert table.life == [10, 8, 8, 10, 10]
    assert ((table.city, table.bay), table.points[0]) == (places, points)


def test_t27_bay_and_city_are_the_same_place() -> None:
    table = Table(5, monster("bay"), monster("city")).roll("C C 1 2 3 E")
    assert table.life == [10, 10, 8, 8, 8]


def test_t28_with_four_left_bay_closes() -> None:
    table = Table(5, monster("city"), monster("bay"), monster(life=1)).roll("C 1 2 3 E E")
    assert table.alive == [1, 2, 4, 5]
    assert (table.city, table.bay, table.points[1]) == (1, 0, 0)


@pytest.mark.parametrize("seats", [pytest.param(6, id="t29"), pytest.param(5, id="t30")])
def test_t29_t30_city_freed_by_a_card_bay_moves_up(seats: int) -> None:
    table = Table(
        seats, monster(energy=6), monster("city", life=3), monster("bay"), at="shop", market="gas_refinery"
    ).buy("Gas Refinery")
    assert 2 not in table.alive
    assert (table.city, table.bay, table.points[2]) == (3, 0, 0)
    assert table.view["bay_open"] == (seats == 6)


def test_t31_the_attacker_takes_city_and_a_closing_bay_empties() -> None:
    table = Table(5, monster(), monster("city", life=2), monster("bay")).roll("C C 1 2 3 E")
    assert 2 not in table.alive
    assert (table.life[2], table.city, table.bay, table.points[0]) == (8, 1, 0, 1)
    assert table.asked == ("shop", 1)


def test_t32_four_left_of_five_have_no_bay() -> None:
    table = Table(5, monster(), monster("city"), monster(dead=True)).roll("C 1 2 3 E E").say("stay")
    assert (table.city, table.bay) == (2, 0)


def test_t33_both_eliminated_at_once() -> None:
    table = Table(6, monster(), monster("city", life=1), monster("bay", life=1)).roll("C 1 2 3 E E")
    assert table.alive == [1, 4, 5, 6]
    assert (table.city, table.bay, table.view["bay_open"]) == (1, 0, False)


def test_t34_poison_empties_city_and_bay_moves_up() -> None:
    table = Table(5, monster("city", life=1, poison=1), monster("bay")).roll("1 2 3 E E H").end()
    assert table.alive == [2, 3, 4, 5]
    assert (table.city, table.bay) == (2, 0)


# Winning


def test_t35_twenty_points_win_before_the_roll() -> None:
    assert Table(2, monster("city", points=18), at="eve").say("done").winner == 1


def test_t36_twenty_points_win_at_the_entry() -> None:
    assert Table(2, monster(points=19)).roll("C 1 2 3 E H").winner == 1


@pytest.mark.parametrize("seats", [2, 3])
def test_t37_who_dies_of_the_card_does_not_win(seats: int) -> None:
    table = Table(seats, monster(points=16, life=4, energy=5), at="shop", market="jet_fighters").buy("Jet Fighters")
    assert 1 not in table.alive
    assert table.winner == (2 if seats == 2 else None)


def test_t38_who_survives_the_card_wins() -> None:
    table = Table(2, monster(points=16, life=5, energy=5), at="shop", market="jet_fighters").buy("Jet Fighters")
    assert (table.points[0], table.life[0], table.winner) == (20, 1, 1)


def test_t39_all_dead_nobody_wins() -> None:
    table = Table(
        3, monster(life=3, energy=4), monster(life=3), monster(life=3), at="shop", market="high_altitude_bombing"
    ).buy("High Altitude Bombing")
    assert (table.alive, table.winner) == ([], 0)
    assert table.state.places() == [3, 3, 3]


def test_t40_the_last_survivor_wins() -> None:
    table = Table(2, monster(points=3), monster("city", life=2, points=19)).roll("C C 1 2 3 E")
    assert table.winner == 1
    assert table.state.places() == [1, 2]


def test_t41_of_two_at_twenty_the_first_clockwise_wins() -> None:
    table = Table(
        5,
        monster(energy=4),
        monster(points=14, cards="eater_of_the_dead"),
        monster(life=3),
        monster(life=3),
        monster(points=14, copies="eater_of_the_dead"),
        at="shop",
        market="high_altitude_bombing",
    ).buy("High Altitude Bombing")
    assert table.points == [0, 20, 0, 0, 20]
    assert table.winner == 2


@pytest.mark.parametrize("timing", ["immediate", "end_of_turn"])
def test_t42_time_of_victory(timing: str) -> None:
    table = Table(3, monster(points=19, life=3, poison=3), victory_timing=timing).roll("1 1 1 E E E")
    if timing == "immediate":
        assert table.winner == 1
    else:
        assert table.winner is None
        table.end()
        assert table.alive == [2, 3]
        assert table.winner is None


def test_victory_at_the_end_of_the_turn() -> None:
    """With the option a monster with 20 points wins when it has survived its turn."""
    table = Table(3, monster(points=19), victory_timing="end_of_turn").roll("1 1 1 E E E")
    assert table.winner is None
    assert table.end().winner == 1


# The market


def test_t43_a_new_card_comes_at_once_and_may_be_bought() -> None:
    table = Table(2, monster(energy=7), at="shop", market="heal").buy("Heal")
    assert table.energy[0] == 4
    table.refill("Corner Store")
    assert table.asked == ("shop", 1)
    assert table.can("buy Corner Store")


def test_t44_sweeping() -> None:
    table = Table(2, monster(energy=5), at="shop").say("sweep").refill().say("sweep").refill()
    assert table.energy[0] == 1
    assert len(table.discarded) == 6
    assert table.refuses("sweep")


def test_t45_an_empty_deck_takes_the_discard_pile() -> None:
    table = Table(2, monster(energy=3), at="shop", market="heal", discard="corner_store tanks").buy("Heal")
    assert table.view["deck"] == 3
    assert table.discarded == []
    table.refill("Tanks")
    assert "tanks" in [card["id"] for card in table.view["market"]]


def test_t46_alien_metabolism_reduces_the_price() -> None:
    table = Table(2, monster(energy=2, cards="alien_metabolism"), at="shop", market="corner_store").buy("Corner Store")
    assert (table.energy[0], table.points[0]) == (0, 1)


def test_an_empty_deck_and_discard_pile_leave_the_slot_empty() -> None:
    table = Table(2, monster(energy=5), at="shop", market="mimic", discard="heal")
    table.state.at[DISCARD] = table.state.at[DISCARD + 1] = 0
    table.state.at[ENERGY] = 8
    table.buy("Mimic")
    assert table.view["market"][0] is None
    assert table.asked == ("shop", 1)
