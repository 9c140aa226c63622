"""Mimic of every Keep card: a second copy adds up where the card says so, otherwise it changes nothing."""

import re
from pathlib import Path

import pytest

from spieltisch.games.king_of_tokyo.cards import IDS, KEEPS
from tests.games.king_of_tokyo_table import Table, monster

NO_CLAW = "1 2 3 E E H"
ONE_CLAW = "C 1 2 3 E E"
TWO_CLAWS = "C C 1 2 3 E"


def twice(card: str, place: str = "outside", **more: int) -> dict[str, object]:
    """A monster with a card and a Mimic of it."""
    return monster(place, cards=card, copies=card, **more)  # type: ignore[arg-type]


def test_mimic_of_acid_attack() -> None:
    assert Table(2, twice("acid_attack"), monster("city")).roll(NO_CLAW).life[1] == 8


def test_mimic_of_acid_attack_aimed_in_the_own_buy_step_deals_its_point() -> None:
    table = Table(2, monster(energy=8), monster("city", cards="acid_attack"), at="shop", market="mimic")
    assert table.buy("Mimic").say("copy Acid Attack").life[1] == 9


def test_mimic_of_acid_attack_aimed_at_the_start_waits_for_the_claws() -> None:
    table = Table(3, monster(energy=1, cards="mimic"), monster("city", cards="acid_attack"), at="eve").say("done")
    assert table.say("copy Acid Attack").life[1] == 10
    assert table.roll(NO_CLAW).life[1] == 9


def test_mimic_of_alien_metabolism() -> None:
    table = Table(2, twice("alien_metabolism", energy=1), at="shop", market="corner_store").buy("Corner Store")
    assert (table.energy[0], table.points[0]) == (0, 1)


def test_mimic_of_alpha_monster() -> None:
    assert Table(2, twice("alpha_monster")).roll(ONE_CLAW).points[0] == 3


@pytest.mark.parametrize("place", ["own", "other"])
def test_mimic_of_armor_plating(place: str) -> None:
    armoured = twice("armor_plating", "city") if place == "own" else monster("city", copies="armor_plating")
    other = monster() if place == "own" else monster(cards="armor_plating")
    assert Table(3, monster(), armoured, other).roll(ONE_CLAW).life[1] == 10


def test_mimic_of_background_dweller() -> None:
    table = Table(2, monster(copies="background_dweller"), monster(cards="background_dweller"), rerolls=0)
    table.throw("3 1 1 2 2 E").say("dwell 1").throw("2")
    assert table.dice == "1 1 2 2 2 E"


def test_mimic_of_burrowing_in_tokyo() -> None:
    assert Table(3, twice("burrowing", "city")).roll(ONE_CLAW).life[1:] == [7, 7]


def test_mimic_of_burrowing_after_a_yield_is_one_packet() -> None:
    table = Table(3, monster(cards="armor_plating"), twice("burrowing", "city")).roll(ONE_CLAW).say("yield")
    assert (table.life[0], table.city) == (8, 1)


def test_burrowing_of_both_that_yield_are_two_packets() -> None:
    table = Table(
        5, monster(cards="armor_plating"), monster("city", cards="burrowing"), monster("bay", copies="burrowing")
    )
    table.roll(ONE_CLAW).say("yield", "yield")
    assert (table.life[0], table.city) == (10, 1)


def test_mimic_of_camouflage_rolls_again_for_the_rest() -> None:
    table = Table(2, monster(), twice("camouflage", "city")).roll("C C C 1 2 3")
    table.say("hearts 1")
    assert table.moves() == ["hearts 0", "hearts 1", "hearts 2"]
    assert table.say("hearts 1").life[1] == 9


def test_mimic_of_complete_destruction() -> None:
    assert Table(2, twice("complete_destruction")).roll("1 2 3 H E C").points[0] == 19


def test_mimic_of_dedicated_news_team() -> None:
    table = Table(2, twice("dedicated_news_team", energy=3), at="shop", market="corner_store")
    assert table.buy("Corner Store").points[0] == 3


def test_mimic_of_eater_of_the_dead() -> None:
    table = Table(3, twice("eater_of_the_dead", "city"), monster(life=1)).roll(ONE_CLAW)
    assert table.points[0] == 6


def test_mimic_of_a_dying_eater_of_the_dead_still_scores() -> None:
    table = Table(4, monster("city", copies="eater_of_the_dead"), monster(life=1, cards="eater_of_the_dead"))
    table.roll(ONE_CLAW)
    assert (table.points[0], table.copied) == (3, None)


def test_mimic_of_energy_hoarder() -> None:
    assert Table(2, twice("energy_hoarder", energy=7), at="shop").say("done").points[0] == 2


def test_mimic_of_even_bigger_ends_with_its_original_once() -> None:
    table = Table(2, monster(life=12, cards="even_bigger@4 metamorph", copies="even_bigger"), at="shop")
    table.say("done", "sell Even Bigger")
    assert (table.life[0], table.max_life(1)) == (10, 10)


def test_mimic_of_even_bigger_dies_with_the_original() -> None:
    """The cards of an eliminated monster blank a Mimic, and that can bring its owner down too."""
    table = Table(4, monster("city"), monster(life=1, cards="even_bigger"), monster(life=3, copies="even_bigger"))
    table.roll(ONE_CLAW)
    assert table.alive == [1, 4]


def test_mimic_of_extra_head() -> None:
    table = Table(2, monster(cards="extra_head extra_head_2", copies="extra_head_2", energy=1), at="eve")
    table.say("done", "pass")
    assert table.view["dice"]["rolling"] == 9
    table.roll("1 1 1 2 2 2 3 3 3")
    assert table.points[0] == 6


def test_mimic_of_fire_breathing() -> None:
    assert Table(4, twice("fire_breathing"), monster("city")).roll(ONE_CLAW).life == [10, 7, 10, 8]


def test_mimic_of_freeze_time_gives_one_turn() -> None:
    table = Table(2, twice("freeze_time")).roll("1 1 1 2 3 H").end().say("extra turn")
    assert (table.active, table.view["dice"]["rolling"]) == (1, 5)
    assert table.roll("1 2 3 H H").end().active == 2


def test_mimic_of_friend_of_children() -> None:
    assert Table(2, twice("friend_of_children")).roll("1 2 3 H E E").energy[0] == 4


def test_mimic_of_giant_brain() -> None:
    assert Table(2, twice("giant_brain"), at="eve").say("done").view["dice"]["rerolls"] == 4


def test_mimic_of_gourmet() -> None:
    assert Table(2, twice("gourmet")).roll("1 1 1 2 2 3").points[0] == 5


def test_mimic_of_healing_ray() -> None:
    table = Table(2, monster(copies="healing_ray"), monster(life=5, energy=4, cards="healing_ray")).roll("H 1 1 2 2 3")
    table.say("ray 2")
    assert (table.life[1], table.energy) == (6, [2, 2])


def test_mimic_of_herbivore() -> None:
    assert Table(2, twice("herbivore"), at="shop").say("done").points[0] == 2


def test_mimic_of_herd_culler() -> None:
    table = Table(2, twice("herd_culler")).roll("1 2 2 3 3 H").say("herd 2", "herd 2")
    assert table.points[0] == 1
    assert table.asked == ("shop", 1)


def test_mimic_of_it_has_a_child_both_come_back() -> None:
    table = Table(
        3,
        monster(energy=4, life=9),
        monster(life=3, cards="it_has_a_child"),
        monster(life=3, copies="it_has_a_child"),
        at="shop",
        market="high_altitude_bombing",
    ).buy("High Altitude Bombing")
    assert table.life == [6, 10, 10]
    assert {"it_has_a_child", "mimic"} <= set(table.discarded)


def test_mimic_of_jets() -> None:
    table = Table(3, monster(), monster("city", copies="jets"), monster(cards="jets")).roll(TWO_CLAWS).say("yield")
    assert (table.life[1], table.city) == (10, 1)


def test_mimic_of_made_in_a_lab() -> None:
    table = Table(2, monster(energy=4, copies="made_in_a_lab"), monster(cards="made_in_a_lab")).roll("1 1 2 2 3 3")
    table.refill("Commuter Train").say("buy top")
    assert table.points[0] == 2


def test_mimic_of_metamorph() -> None:
    table = Table(2, monster(copies="metamorph", cards="metamorph@3 mimic@8"), at="shop").say("done")
    table.say("sell Metamorph")
    assert (table.energy[0], table.active) == (3, 2)  # the Mimic is blank: no more sales


def test_mimic_of_monster_batteries() -> None:
    table = Table(
        2, monster(energy=10, copies=""), monster(cards="monster_batteries#6"), at="shop", market="mimic"
    ).buy("Mimic")
    table.say("copy Monster Batteries", "deposit 2")
    assert (table.energy[0], table.stock(1, "mimic")) == (0, 4)


def test_mimic_of_monster_batteries_pays_once_more_than_its_original() -> None:
    table = Table(2, monster(cards="monster_batteries#2 mimic#4", copies="monster_batteries"), at="eve").say("done")
    assert table.energy[0] == 4
    assert (table.cards(1), table.copied, table.stock(1, "mimic")) == (["mimic"], None, 0)


def test_empty_mimic_of_monster_batteries_is_discarded() -> None:
    table = Table(
        2, monster(cards="mimic#2", copies="monster_batteries"), monster(cards="monster_batteries#8"), at="eve"
    ).say("done")
    assert (table.energy[0], table.cards(1), table.cards(2)) == (2, [], ["monster_batteries"])


def test_mimic_of_nova_breath() -> None:
    table = Table(3, monster(copies="nova_breath"), monster("city"), monster(cards="nova_breath")).roll(ONE_CLAW)
    assert table.life == [10, 9, 9]


def test_mimic_of_omnivore() -> None:
    assert Table(2, twice("omnivore")).roll("1 2 3 H H E").points[0] == 4


def test_mimic_of_opportunist() -> None:
    table = Table(2, monster(energy=3), twice("opportunist", energy=4), at="shop", market="heal")
    table.buy("Heal").refill("Corner Store")
    assert table.asked == ("opportunity", 2)
    assert table.say("pass").asked == ("shop", 1)


def test_mimic_of_parasitic_tentacles() -> None:
    table = Table(2, monster(energy=4, copies="parasitic_tentacles"), monster(cards="parasitic_tentacles"), at="shop")
    table.say("take over Parasitic Tentacles")
    assert table.cards(1) == ["mimic", "parasitic_tentacles"]
    assert table.copied == "parasitic_tentacles"


def test_mimic_of_plot_twist() -> None:
    table = Table(2, twice("plot_twist")).roll("1 2 3 H H E").say("twist 2 to 1", "done")
    assert (table.cards(1), table.copied) == (["mimic"], None)


def test_mimic_of_poison_quills() -> None:
    assert Table(2, twice("poison_quills"), monster("city")).roll("2 2 2 1 3 E").life[1] == 6


def test_mimic_of_poison_spit() -> None:
    table = Table(2, twice("poison_spit"), monster("city")).roll(ONE_CLAW)
    assert (table.life[1], table.state.poison[1]) == (9, 2)


def test_mimic_of_psychic_probe_is_a_second_reroll() -> None:
    table = Table(3, monster(), twice("psychic_probe")).roll("C C C 1 2 E")
    table.say("probe claw mimic").throw("H")
    assert table.cards(2) == ["psychic_probe"]  # a heart by Mimic discards Mimic only
    assert table.asked == ("probe", 2)
    table.say("probe claw").throw("1")
    assert table.dice == "1 1 2 H E C"
    assert table.asked == ("shop", 1)


def test_a_heart_of_the_psychic_probe_blanks_its_mimic() -> None:
    table = Table(3, monster(), monster(cards="psychic_probe"), monster(copies="psychic_probe")).roll("C C C 1 2 E")
    table.say("probe claw").throw("H")
    assert table.copied is None
    assert table.asked == ("shop", 1)


def test_mimic_of_rapid_healing() -> None:
    table = Table(2, monster(life=5, energy=2, copies="rapid_healing"), monster(cards="rapid_healing"), at="shop")
    assert table.say("rapid healing").life[0] == 6


def test_mimic_of_regeneration() -> None:
    assert Table(2, twice("regeneration", life=3)).roll("H 1 1 2 2 3").life[0] == 6


def test_mimic_of_rooting_for_the_underdog() -> None:
    table = Table(2, twice("rooting_for_the_underdog"), monster(points=1), at="shop").say("done")
    assert table.points[0] == 2


def test_mimic_of_shrink_ray() -> None:
    table = Table(2, twice("shrink_ray"), monster("city")).roll(ONE_CLAW)
    assert (table.life[1], table.state.shrink[1]) == (9, 2)


def test_mimic_of_smoke_cloud_has_counters_of_its_own() -> None:
    table = Table(2, monster(energy=8), monster(cards="smoke_cloud#1"), at="shop", market="mimic").buy("Mimic")
    assert table.say("copy Smoke Cloud").stock(1, "mimic") == 3


def test_mimic_of_smoke_cloud_is_discarded_when_it_is_used_up() -> None:
    table = Table(2, monster(cards="mimic#1", copies="smoke_cloud"), monster(cards="smoke_cloud#3")).throw(NO_CLAW)
    table.say("smoke mimic")
    assert (table.view["dice"]["rerolls"], table.cards(1), table.cards(2)) == (3, [], ["smoke_cloud"])


def test_mimic_of_solar_powered() -> None:
    assert Table(2, twice("solar_powered"), at="shop").say("done").energy[0] == 2


def test_mimic_of_spiked_tail() -> None:
    assert Table(2, twice("spiked_tail"), monster("city")).roll(ONE_CLAW).life[1] == 7


def test_mimic_of_stretchy() -> None:
    table = Table(2, monster(energy=2, copies="stretchy"), monster(cards="stretchy")).roll("1 1 2 3 3 H")
    assert table.say("stretch 2 to 1").points[0] == 1


def test_mimic_of_telepath() -> None:
    table = Table(2, monster(energy=1, copies="telepath"), monster(cards="telepath"), rerolls=0).throw(NO_CLAW)
    assert table.say("telepath").view["dice"]["rerolls"] == 1


def test_mimic_of_urbavore() -> None:
    table = Table(2, twice("urbavore", "city"), at="eve").say("done")
    assert table.points[0] == 4
    assert table.roll("C 1 1 2 2 3").life[1] == 7


def test_mimic_of_were_only_making_it_stronger() -> None:
    assert Table(2, monster(), twice("were_only_making_it_stronger", "city")).roll(TWO_CLAWS).energy[1] == 2


def test_mimic_of_wings() -> None:
    table = Table(3, monster(), monster("city", energy=2, copies="wings"), monster(cards="wings")).roll(TWO_CLAWS)
    table.say("wings")
    assert (table.life[1], table.energy[1]) == (10, 0)


# Mimic itself


def test_mimic_has_nothing_to_copy() -> None:
    table = Table(2, monster(energy=9), at="shop", market="mimic").buy("Mimic")
    assert (table.cards(1), table.copied) == (["mimic"], None)
    assert table.asked[0] == "draw"


def test_mimic_stays_for_nothing_or_moves_for_one_energy() -> None:
    table = Table(2, monster(energy=1, copies="jets"), monster(cards="jets wings"), at="eve").say("done")
    assert table.moves() == ["pass", "copy Wings"]
    table.say("copy Wings")
    assert (table.energy[0], table.copied) == (0, "wings")


def test_mimic_is_not_asked_without_energy_or_another_card() -> None:
    assert Table(2, monster(copies="jets"), monster(cards="jets wings"), at="eve").say("done").asked[0] == "rolling"
    table = Table(2, monster(energy=3, copies="jets"), monster(cards="jets"), at="eve").say("done")
    assert table.asked[0] == "rolling"


def test_mimic_bought_from_another_monster_is_aimed_anew() -> None:
    table = Table(
        3,
        monster(energy=8, cards="parasitic_tentacles"),
        monster(life=12, copies="even_bigger"),
        monster(cards="even_bigger"),
        at="shop",
    ).say("take over Mimic")
    assert table.asked == ("aim", 1)
    table.say("copy Parasitic Tentacles")
    assert (table.life[1], table.max_life(2), table.energy[1]) == (10, 10, 8)


@pytest.mark.parametrize(("target", "stock"), [("Smoke Cloud", 2), ("Jets", 0)])
def test_counters_on_a_mimic_move_along_if_it_is_aimed_at_the_same_card(target: str, stock: int) -> None:
    table = Table(
        3,
        monster(energy=8, cards="parasitic_tentacles jets"),
        monster(cards="mimic#2", copies="smoke_cloud"),
        monster(cards="smoke_cloud#3"),
        at="shop",
    ).say("take over Mimic", f"copy {target}")
    assert table.stock(1, "mimic") == stock


def test_a_card_that_changes_its_owner_stays_copied() -> None:
    table = Table(
        2, monster(energy=5, cards="parasitic_tentacles"), monster(cards="giant_brain", copies="giant_brain"), at="shop"
    ).say("take over Giant Brain")
    assert table.copied == "giant_brain"


def test_the_second_extra_head_takes_the_place_of_the_first() -> None:
    table = Table(
        3, monster("city"), monster(life=1, cards="extra_head"), monster(cards="extra_head_2", copies="extra_head_2")
    ).roll(ONE_CLAW)
    assert (table.cards(3), table.copied) == (["extra_head", "mimic"], "extra_head")


def test_every_card_has_its_tests() -> None:
    """Each card is named in a ruling of its own effect, each Keep card in one under Mimic."""
    here = Path(__file__).parent
    effects = (here / "test_king_of_tokyo_cards.py").read_text() + (here / "test_king_of_tokyo_play.py").read_text()
    mimics = Path(__file__).read_text()
    assert [id for id in IDS if not re.search(rf"\b{id}\b", effects)] == []
    keeps = [id for id in IDS[:KEEPS] if id != "mimic"]
    assert [id for id in keeps if f"test_mimic_of_{id}" not in mimics] == []
