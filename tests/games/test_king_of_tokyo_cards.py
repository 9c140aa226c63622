"""The dossier's cases T47 to T135: the cards."""

import pytest

import spieltisch
from tests.games.king_of_tokyo_table import Table, monster

NO_CLAW = "1 2 3 E E H"
ONE_CLAW = "C 1 2 3 E E"
TWO_CLAWS = "C C 1 2 3 E"
THREE_CLAWS = "C C C 1 2 E"


def test_t47_acid_attack_adds_to_the_claws() -> None:
    table = Table(2, monster(cards="acid_attack"), monster("city")).roll(TWO_CLAWS)
    assert table.life[1] == 7
    assert table.asked == ("yield", 2)


def test_t48_acid_attack_without_claws_is_no_attack() -> None:
    table = Table(2, monster(cards="acid_attack"), monster("city")).roll(NO_CLAW)
    assert (table.life[1], table.city) == (9, 2)
    assert table.asked == ("shop", 1)


def test_t49_acid_attack_works_when_bought() -> None:
    table = Table(2, monster(energy=6), monster("city"), at="shop", market="acid_attack").buy("Acid Attack")
    assert table.life[1] == 9


@pytest.mark.parametrize(("dice", "life"), [(NO_CLAW, 10), (ONE_CLAW, 8)])
def test_t50_armor_plating_ignores_exactly_one(dice: str, life: int) -> None:
    table = Table(2, monster(cards="acid_attack"), monster("city", cards="armor_plating")).roll(dice)
    assert table.life[1] == life


def test_t51_alpha_monster_scores_for_attacking_an_empty_tokyo() -> None:
    assert Table(2, monster(cards="alpha_monster")).roll("C 1 2 3 E H").points[0] == 2


def test_t52_background_dweller_rerolls_threes_without_end() -> None:
    table = Table(2, monster(cards="background_dweller"), rerolls=0).throw("3 3 1 1 2 E")
    table.say("dwell 2").throw("3 C")
    assert table.dice == "1 1 2 3 E C"
    table.say("dwell 1").throw("C")
    assert table.moves() == ["stop"]


@pytest.mark.parametrize(("dice", "life"), [(ONE_CLAW, 8), (NO_CLAW, 10)])
def test_t53_burrowing_digs_deeper_from_tokyo(dice: str, life: int) -> None:
    assert Table(3, monster("city", cards="burrowing")).roll(dice).life[1:] == [life, life]


def test_t54_burrowing_kills_the_attacker() -> None:
    table = Table(3, monster(life=1), monster("city", cards="burrowing")).roll(ONE_CLAW).say("yield")
    assert table.life[1] == 9
    assert table.alive == [2, 3]
    assert (table.city, table.active) == (0, 2)


def test_t55_camouflage_rolls_a_die_for_each_point() -> None:
    table = Table(2, monster(), monster("city", life=5, cards="camouflage")).roll("C C C C 1 E")
    assert table.asked == ("hiding", 0)
    table.say("hearts 2")
    assert table.life[1] == 3


def test_t56_armor_plating_after_camouflage() -> None:
    table = Table(2, monster(), monster("city", cards="camouflage armor_plating")).roll(TWO_CLAWS).say("hearts 1")
    assert table.life[1] == 10


def test_t57_complete_destruction() -> None:
    table = Table(2, monster(cards="complete_destruction")).roll("1 2 3 H E C")
    assert (table.points[0], table.energy[0]) == (10, 1)


def test_t58_dedicated_news_team() -> None:
    table = Table(2, monster(energy=6, cards="dedicated_news_team"), at="shop", market="skyscraper")
    assert table.buy("Skyscraper").points[0] == 5


def test_t59_drop_from_high_altitude_takes_city() -> None:
    table = Table(3, monster(energy=5), monster("city"), at="shop", market="drop_from_high_altitude")
    table.buy("Drop from High Altitude")
    assert (table.city, table.life[1], table.points[0]) == (1, 10, 3)


def test_t60_drop_from_high_altitude_bought_in_bay() -> None:
    table = Table(5, monster("bay", energy=5), monster("city"), at="shop", market="drop_from_high_altitude")
    table.buy("Drop from High Altitude")
    assert (table.city, table.bay, table.points[0]) == (2, 1, 2)


def test_t61_drop_from_high_altitude_leaves_bay_alone() -> None:
    table = Table(5, monster(energy=5), monster("city"), monster("bay"), at="shop", market="drop_from_high_altitude")
    table.buy("Drop from High Altitude")
    assert (table.city, table.bay, table.points[0]) == (1, 3, 3)


def test_t62_eater_of_the_dead_and_it_has_a_child() -> None:
    child = monster("city", life=1, points=6, energy=4, cards="it_has_a_child jets wings")
    table = Table(3, monster(), monster(cards="eater_of_the_dead"), child).roll(ONE_CLAW).say("stay", "take")
    assert (table.life[2], table.points[2], table.energy[2], table.cards(3)) == (10, 0, 4, [])
    assert (table.points[1], table.city) == (3, 1)


def test_t63_energize_and_friend_of_children() -> None:
    table = Table(2, monster(energy=8, cards="friend_of_children"), at="shop", market="energize").buy("Energize")
    assert table.energy[0] == 10


def test_t64_energy_hoarder_counts_the_reserve_only() -> None:
    table = Table(2, monster(energy=13, cards="energy_hoarder monster_batteries#4"), at="shop").say("done")
    assert table.points[0] == 2


def test_t65_evacuation_orders() -> None:
    table = Table(3, monster(points=7, energy=7), monster(points=3), monster(points=9), at="shop",
                  market="evacuation_orders").buy("Evacuation Orders")  # fmt: skip
    assert table.points == [7, 0, 4]


@pytest.mark.parametrize(("life", "after"), [(10, 12), (7, 9)])
def test_t66_even_bigger(life: int, after: int) -> None:
    table = Table(2, monster(life=life, energy=4), at="shop", market="even_bigger").buy("Even Bigger")
    assert (table.life[0], table.max_life(1)) == (after, 12)


def test_t67_even_bigger_changes_hands() -> None:
    table = Table(
        2,
        monster(life=8, energy=4, cards="parasitic_tentacles"),
        monster(life=9, cards="even_bigger"),
        at="shop",
    ).say("take over Even Bigger")
    assert (table.energy, table.life) == ([0, 4], [10, 7])
    assert (table.max_life(1), table.max_life(2)) == (12, 10)


def test_t68_losing_even_bigger_can_kill() -> None:
    table = Table(
        3,
        monster(life=8, energy=4, cards="parasitic_tentacles"),
        monster(life=2, cards="even_bigger"),
        at="shop",
    ).say("take over Even Bigger")
    assert table.alive == [1, 3]
    assert table.energy[1] == 0


def test_t69_twelve_is_the_ceiling() -> None:
    table = Table(2, monster(life=12, energy=8, cards="even_bigger"), at="shop", market="mimic")
    table.buy("Mimic").say("copy Even Bigger")
    assert (table.life[0], table.max_life(1)) == (12, 12)


def test_t70_extra_heads_and_shrink_counters() -> None:
    table = Table(2, monster(shrink=3, cards="extra_head extra_head_2"), at="eve").say("done")
    assert table.view["dice"]["rolling"] == 5


def test_t71_fire_breathing_burns_the_neighbours() -> None:
    table = Table(4, monster(cards="fire_breathing"), monster("city")).roll(TWO_CLAWS)
    assert table.life == [10, 7, 10, 9]
    assert table.asked == ("yield", 2)
    assert table.say("stay").asked == ("shop", 1)


def test_t72_a_single_neighbour_burns_once() -> None:
    assert Table(2, monster(cards="fire_breathing"), monster("city")).roll(ONE_CLAW).life[1] == 8


def test_t73_fire_breathing_with_fire_blast() -> None:
    table = Table(4, monster(energy=3, cards="fire_breathing"), at="shop", market="fire_blast").buy("Fire Blast")
    assert table.life == [10, 7, 8, 7]


def test_t74_freeze_time_again_and_again() -> None:
    table = Table(2, monster(cards="freeze_time")).roll("1 1 1 2 3 E").end()
    assert table.asked == ("freeze", 1)
    table.say("extra turn")
    assert (table.active, table.view["dice"]["rolling"]) == (1, 5)
    table.roll("1 1 1 2 3").end().say("extra turn")
    assert (table.active, table.view["dice"]["rolling"]) == (1, 4)
    table.roll("1 2 3 E").end()
    assert (table.active, table.view["dice"]["rolling"]) == (2, 6)


def test_t75_frenzy_gives_a_full_turn_after_this_one() -> None:
    table = Table(2, monster("city", energy=7), at="shop", market="frenzy").buy("Frenzy").refill()
    assert table.asked == ("shop", 1)
    table.say("done")
    assert (table.active, table.points[0], table.view["dice"]["rolling"]) == (1, 2, 6)


def test_t76_frenzy_bought_on_another_turn() -> None:
    table = Table(3, monster(energy=3), monster(), monster(energy=7, cards="opportunist"), at="shop", market="heal")
    table.buy("Heal").refill("Frenzy")
    assert table.asked == ("opportunity", 3)
    table.buy("Frenzy").refill("Corner Store").end()
    assert table.active == 3
    table.roll(NO_CLAW).refill()
    table.say("done")
    assert table.active == 2


def test_t77_giant_brain() -> None:
    assert Table(2, monster(cards="giant_brain"), at="eve").say("done").view["dice"]["rerolls"] == 3


def test_t78_gourmet() -> None:
    assert Table(2, monster(cards="gourmet")).roll("1 1 1 1 2 E").points[0] == 4


def test_t79_healing_ray_from_tokyo() -> None:
    table = Table(2, monster("city", life=5, cards="healing_ray"), monster(life=5, energy=3)).roll("H H 1 1 2 2")
    table.say("ray 2", "ray 2")
    assert (table.life, table.energy) == ([5, 7], [3, 0])


def test_t80_healing_ray_with_regeneration() -> None:
    table = Table(2, monster(cards="healing_ray regeneration"), monster(life=5, energy=10)).roll("H 1 1 2 2 3")
    table.say("ray 2")
    assert table.asked == ("share", 1)
    table.say("ray 2")
    assert (table.life[1], table.energy) == (7, [4, 6])


def test_t81_herbivore_and_prevented_damage() -> None:
    table = Table(2, monster(cards="herbivore"), monster("city", cards="camouflage")).roll("C 1 2 3 H H")
    table.say("hearts 1", "stay").end()
    assert (table.life[1], table.points[0]) == (10, 1)


def test_t82_herd_culler() -> None:
    table = Table(2, monster(cards="herd_culler")).roll("1 1 2 3 E E")
    assert table.asked == ("change", 1)
    table.say("herd 2")
    assert (table.points[0], table.energy[0]) == (1, 2)


def test_t83_it_has_a_child_on_the_own_turn() -> None:
    table = Table(3, monster(life=3, points=8, energy=6, cards="it_has_a_child"), at="shop",
                  market="high_altitude_bombing").buy("High Altitude Bombing").refill()  # fmt: skip
    assert (table.life[0], table.points[0], table.energy[0], table.cards(1)) == (10, 0, 2, [])
    assert table.asked == ("shop", 1)


@pytest.mark.parametrize("answer", ["yield", "stay"])
def test_t84_jets(answer: str) -> None:
    table = Table(3, monster(), monster("city", life=2, cards="jets")).roll(THREE_CLAWS)
    assert table.asked == ("jets", 2)
    table.say(answer)
    assert table.city == 1
    assert table.alive == ([1, 2, 3] if answer == "yield" else [1, 3])
    assert table.life[1] == (2 if answer == "yield" else 0)


def test_t85_made_in_a_lab_buys_the_top_card() -> None:
    table = Table(2, monster(energy=6, cards="made_in_a_lab")).roll("1 1 2 2 3 3")
    assert table.asked == ("peek", 0)
    before = table.view["market"]
    table.refill("Commuter Train")
    assert spieltisch.view(table.state, 0)["top"]["id"] == "commuter_train"
    assert spieltisch.view(table.state, 1)["top"] is None
    table.say("buy top")
    assert (table.energy[0], table.points[0], table.view["market"]) == (2, 2, before)
    table.refill("Tanks")
    assert spieltisch.view(table.state, 0)["top"]["id"] == "tanks"


def test_t86_metamorph_gives_back_what_was_paid() -> None:
    table = Table(2, monster(cards="alien_metabolism giant_brain@4 metamorph@2"), at="shop").say("done")
    assert table.asked == ("sell", 1)
    table.say("sell Giant Brain", "sell Metamorph")
    assert table.energy[0] == 6
    assert table.active == 2


def test_t87_mimic_of_even_bigger_then_of_spiked_tail() -> None:
    table = Table(2, monster(life=8, energy=9), monster("city", cards="even_bigger spiked_tail"), at="shop",
                  market="mimic").buy("Mimic").say("copy Even Bigger")  # fmt: skip
    assert (table.life[0], table.max_life(1)) == (10, 12)
    table.end().roll(NO_CLAW).refill()
    table.say("done")
    assert table.asked == ("aim again", 1)
    table.say("copy Spiked Tail")
    assert (table.energy[0], table.life[0], table.max_life(1)) == (0, 8, 10)
    assert table.roll(ONE_CLAW).life[1] == 8


def test_t88_a_mimic_goes_blank_with_its_original() -> None:
    table = Table(2, monster(cards="smoke_cloud#1"), monster(energy=1, copies="smoke_cloud", cards="mimic#2"))
    table.throw(NO_CLAW).say("smoke")
    assert table.cards(1) == []
    assert (table.copied, table.stock(2, "mimic")) == (None, 0)
    assert "smoke_cloud" in table.discarded


def test_t89_a_mimic_of_plot_twist_is_discarded() -> None:
    table = Table(2, monster(copies="plot_twist"), monster(cards="plot_twist")).roll("1 1 2 3 E E")
    table.say("twist 2 to 1 mimic")
    assert (table.points[0], table.cards(1), table.cards(2)) == (1, [], ["plot_twist"])


def test_t90_monster_batteries() -> None:
    table = Table(2, monster(energy=7), at="shop", market="monster_batteries").buy("Monster Batteries")
    table.say("deposit 5")
    assert (table.energy[0], table.stock(1, "monster_batteries")) == (0, 10)
    table.end().roll(NO_CLAW).refill()
    table.say("done")
    assert (table.energy[0], table.stock(1, "monster_batteries")) == (2, 8)


def test_t91_empty_batteries_are_discarded() -> None:
    table = Table(2, monster(energy=2), at="shop", market="monster_batteries").buy("Monster Batteries")
    table.say("deposit 0")
    assert table.cards(1) == []
    assert "monster_batteries" in table.discarded


def test_t92_nova_breath_hits_all() -> None:
    table = Table(4, monster(cards="nova_breath"), monster("city")).roll(TWO_CLAWS)
    assert table.life == [10, 8, 8, 8]
    assert table.asked == ("yield", 2)
    assert table.say("stay").asked == ("shop", 1)


def test_t93_nova_breath_and_an_empty_tokyo() -> None:
    table = Table(3, monster(cards="nova_breath")).roll(TWO_CLAWS)
    assert (table.life, table.city, table.points[0]) == ([10, 10, 10], 1, 1)


def test_t94_nova_breath_from_bay_moves_up() -> None:
    table = Table(5, monster("bay", cards="nova_breath"), monster("city")).roll(ONE_CLAW).say("yield")
    assert table.life == [10, 9, 9, 9, 9]
    assert (table.city, table.bay, table.points[0]) == (1, 0, 0)


def test_t95_omnivore() -> None:
    table = Table(2, monster(cards="omnivore")).roll("1 2 3 3 3 E")
    assert (table.points[0], table.energy[0]) == (5, 1)


def test_t96_two_opportunists_in_turn() -> None:
    table = Table(
        3,
        monster(energy=3),
        monster(energy=3, copies="opportunist"),
        monster(energy=3, cards="opportunist"),
        at="shop",
        market="heal",
    )
    table.buy("Heal").refill("Corner Store")
    assert table.asked == ("opportunity", 2)
    table.say("pass")
    assert table.asked == ("opportunity", 3)
    assert table.say("pass").asked == ("shop", 1)


def test_t97_parasitic_tentacles_pay_the_reduced_price() -> None:
    table = Table(
        2, monster(energy=4, cards="parasitic_tentacles alien_metabolism"), monster(cards="giant_brain"), at="shop"
    ).say("take over Giant Brain")
    assert table.energy == [0, 4]
    assert "giant_brain" in table.cards(1)


def test_t98_plot_twist() -> None:
    table = Table(2, monster(cards="plot_twist")).roll("2 2 1 3 E E").say("twist 1 to 2")
    assert (table.points[0], table.energy[0], table.discarded) == (2, 2, ["plot_twist"])


def test_t99_poison_quills_without_claws() -> None:
    table = Table(2, monster(cards="poison_quills"), monster("city")).roll("2 2 2 1 3 E")
    assert (table.points[0], table.life[1], table.city) == (2, 8, 2)
    assert table.asked == ("shop", 1)


def test_t100_poison_quills_with_claws() -> None:
    table = Table(2, monster(cards="poison_quills"), monster("city")).roll("2 2 2 C C E")
    assert (table.points[0], table.life[1]) == (2, 6)
    assert table.asked == ("yield", 2)


def test_t101_poison_spit() -> None:
    table = Table(2, monster(cards="poison_spit"), monster("city")).roll(ONE_CLAW).say("stay")
    assert (table.life[1], table.state.poison[1]) == (9, 1)
    table.end().roll(NO_CLAW)
    table.say("done")
    assert table.life[1] == 8


@pytest.mark.parametrize(("poison", "life"), [(1, 10), (2, 8)])
def test_t102_armor_plating_against_poison(poison: int, life: int) -> None:
    table = Table(2, monster(poison=poison, cards="armor_plating"), at="shop").say("done")
    assert table.life[0] == life


def test_t103_hearts_cure_counters() -> None:
    table = Table(2, monster(life=8, poison=2)).roll("H H H 1 2 2").say("cure poison", "cure poison")
    assert (table.state.poison[0], table.life[0]) == (0, 9)


def test_t104_no_cure_in_tokyo() -> None:
    table = Table(2, monster("city", life=8, poison=2)).roll("H H H 1 2 2")
    assert (table.state.poison[0], table.life[0]) == (2, 8)
    assert table.asked == ("shop", 1)


def test_t105_psychic_probe() -> None:
    table = Table(2, monster(), monster(cards="psychic_probe")).roll("C C C 1 2 E")
    assert table.asked == ("probe", 2)
    table.say("probe claw").throw("H")
    assert table.dice == "1 2 H E C C"
    assert table.discarded == ["psychic_probe"]
    assert table.asked == ("shop", 1)


def test_t106_rapid_healing_against_a_lethal_packet() -> None:
    table = Table(2, monster(), monster("city", life=2, energy=4, cards="rapid_healing")).roll(THREE_CLAWS)
    assert table.asked == ("brace", 2)
    table.say("rapid healing", "rapid healing")
    assert (table.energy[1], table.life[1]) == (0, 1)
    assert table.asked == ("yield", 2)


@pytest.mark.parametrize(("place", "life"), [("outside", 8), ("city", 5)])
def test_t107_regeneration(place: str, life: int) -> None:
    assert Table(2, monster(place, life=5, cards="regeneration")).roll("H H 1 1 2 2").life[0] == life


@pytest.mark.parametrize(("points", "after"), [(2, 3), (3, 3)])
def test_t108_rooting_for_the_underdog(points: int, after: int) -> None:
    table = Table(
        3, monster(points=points, cards="rooting_for_the_underdog"), monster(points=3), monster(points=5), at="shop"
    ).say("done")
    assert table.points[0] == after


def test_t109_shrink_ray() -> None:
    table = Table(2, monster(cards="shrink_ray"), monster("city")).roll(ONE_CLAW).say("stay").end()
    assert (table.life[1], table.state.shrink[1], table.view["dice"]["rolling"]) == (9, 1, 5)


def test_t110_smoke_cloud() -> None:
    table = Table(2, monster(cards="smoke_cloud#3"), rerolls=0).throw(NO_CLAW)
    table.say("smoke", "smoke", "smoke")
    assert table.view["dice"]["rerolls"] == 3
    assert (table.cards(1), table.discarded) == ([], ["smoke_cloud"])


def test_t111_solar_powered_and_friend_of_children() -> None:
    assert Table(2, monster(cards="solar_powered friend_of_children"), at="shop").say("done").energy[0] == 2


@pytest.mark.parametrize(("dice", "life"), [(ONE_CLAW, 8), (NO_CLAW, 10)])
def test_t112_spiked_tail(dice: str, life: int) -> None:
    assert Table(2, monster(cards="spiked_tail"), monster("city")).roll(dice).life[1] == life


def test_t113_stretchy() -> None:
    table = Table(2, monster(energy=5, cards="stretchy")).roll("1 2 3 H H H")
    table.say("stretch 2 to 1", "stretch 3 to 1")
    assert (table.energy[0], table.points[0]) == (1, 1)
    assert table.asked == ("shop", 1)


def test_t114_telepath() -> None:
    table = Table(2, monster(energy=3, cards="telepath"), rerolls=0).throw(NO_CLAW)
    table.say("telepath", "telepath", "telepath")
    assert (table.view["dice"]["rerolls"], table.energy[0]) == (3, 0)
    assert table.refuses("telepath")


def test_t115_urbavore() -> None:
    table = Table(3, monster("city", energy=3, cards="urbavore"), at="eve", market="fire_blast").say("done")
    assert table.points[0] == 3
    table.roll("C 1 1 2 2 3")
    assert table.life[1:] == [8, 8]
    table.buy("Fire Blast")
    assert table.life[1:] == [5, 5]


def test_t116_vast_storm() -> None:
    table = Table(3, monster(energy=6), monster(energy=5), monster(energy=1), at="shop", market="vast_storm")
    table.buy("Vast Storm")
    assert (table.energy, table.points[0]) == ([0, 3, 1], 2)


@pytest.mark.parametrize(("dice", "energy"), [(THREE_CLAWS, 1), (ONE_CLAW, 0)])
def test_t117_were_only_making_it_stronger(dice: str, energy: int) -> None:
    table = Table(2, monster(), monster("city", cards="were_only_making_it_stronger")).roll(dice)
    assert table.energy[1] == energy


def test_t118_wings_against_the_own_card() -> None:
    table = Table(2, monster(energy=7, cards="wings"), at="shop", market="jet_fighters").buy("Jet Fighters")
    table.say("wings")
    assert (table.points[0], table.life[0], table.energy[0]) == (5, 10, 0)


def test_t119_urbavore_and_high_altitude_bombing() -> None:
    table = Table(3, monster("city", energy=4, cards="urbavore"), at="shop", market="high_altitude_bombing")
    table.buy("High Altitude Bombing")
    assert table.life == [7, 6, 6]


def test_t120_no_dice_left() -> None:
    table = Table(2, monster(shrink=6), monster("city"), at="eve").say("done")
    assert table.asked == ("shop", 1)
    assert (table.points[0], table.energy[0]) == (0, 0)


def test_t121_the_original_dies_with_its_owner() -> None:
    table = Table(3, monster("city", copies="spiked_tail"), monster(), monster(life=1, cards="spiked_tail"))
    table.roll(ONE_CLAW)
    assert table.alive == [1, 2]
    assert (table.discarded, table.copied) == (["spiked_tail"], None)


def test_t122_an_attacker_revived_after_burrowing_does_not_enter() -> None:
    table = Table(3, monster(life=1, points=7, cards="it_has_a_child"), monster("city", cards="burrowing"))
    table.roll(ONE_CLAW).say("yield")
    assert table.life[1] == 9
    assert (table.life[0], table.points[0], table.cards(1), table.city) == (10, 0, [], 0)
    assert table.asked == ("shop", 1)


def test_t123_a_revived_monster_gets_no_counter() -> None:
    table = Table(3, monster(cards="poison_spit"), monster("city", life=1, cards="it_has_a_child")).roll(ONE_CLAW)
    assert (table.life[1], table.state.poison[1], table.city) == (10, 0, 1)


def test_t124_opportunist_is_asked_again_after_its_purchase() -> None:
    table = Table(2, monster(energy=2), monster(energy=10, cards="opportunist"), at="shop").say("sweep")
    table.refill("Corner Store", "Heal", "Commuter Train")
    assert table.asked == ("opportunity", 2)
    table.buy("Heal").refill("Apartment Building")
    assert table.asked == ("opportunity", 2)
    assert sorted(table.moves()) == ["buy Apartment Building", "buy Commuter Train", "buy Corner Store", "pass"]
    table.say("pass")
    assert table.asked == ("shop", 1)
    assert table.energy[0] == 0


def test_t125_selling_even_bigger() -> None:
    table = Table(2, monster(life=12, cards="metamorph even_bigger@4"), at="shop").say("done", "sell Even Bigger")
    assert (table.energy[0], table.life[0], table.max_life(1)) == (4, 10, 10)


def test_t126_sold_cards_feed_the_hoarder() -> None:
    table = Table(2, monster(cards="energy_hoarder metamorph extra_head@7"), at="shop")
    table.say("done", "sell Extra Head", "done")
    assert table.points[0] == 1


def test_t127_rapid_healing_is_not_asked_when_not_lethal() -> None:
    table = Table(2, monster(), monster("city", life=4, energy=2, cards="rapid_healing")).roll(TWO_CLAWS)
    assert table.life[1] == 2
    assert table.asked == ("yield", 2)


def test_t128_fire_breathing_in_tokyo() -> None:
    table = Table(6, monster("city", cards="fire_breathing"), monster("bay")).roll(ONE_CLAW)
    assert table.life == [10, 9, 9, 9, 9, 8]
    assert table.asked == ("shop", 1)


def test_t129_acid_and_quills_are_one_packet() -> None:
    table = Table(3, monster("city", cards="acid_attack poison_quills")).roll("2 2 2 1 3 E")
    assert (table.points[0], table.life[1:]) == (2, [7, 7])


def test_t130_burrowing_urbavore_and_spiked_tail() -> None:
    table = Table(3, monster("city", cards="burrowing urbavore spiked_tail")).roll(TWO_CLAWS)
    assert table.life[1:] == [5, 5]


@pytest.mark.parametrize(
    ("card", "name", "points"),
    [
        ("apartment_building", "Apartment Building", 3),
        ("commuter_train", "Commuter Train", 2),
        ("corner_store", "Corner Store", 1),
        ("skyscraper", "Skyscraper", 4),
    ],
)
def test_t131_buildings(card: str, name: str, points: int) -> None:
    table = Table(2, monster(energy=6), at="shop", market=card).buy(name)
    assert (table.points[0], table.discarded) == (points, [card])


@pytest.mark.parametrize(
    ("card", "name", "points", "life"), [("national_guard", "National Guard", 2, 8), ("tanks", "Tanks", 4, 7)]
)
def test_t132_the_army(card: str, name: str, points: int, life: int) -> None:
    table = Table(2, monster(energy=4), at="shop", market=card).buy(name)
    assert (table.points[0], table.life[0]) == (points, life)


@pytest.mark.parametrize(("cards", "life"), [("regeneration", 9), ("", 8)])
def test_t133_nuclear_power_plant(cards: str, life: int) -> None:
    table = Table(2, monster("city", life=5, energy=6, cards=cards), at="shop", market="nuclear_power_plant")
    table.buy("Nuclear Power Plant")
    assert (table.points[0], table.life[0]) == (2, life)


def test_t134_heal_in_tokyo() -> None:
    table = Table(2, monster("city", life=9, energy=3), at="shop", market="heal").buy("Heal")
    assert table.life[0] == 10


def test_t135_stronger_by_the_own_card() -> None:
    table = Table(2, monster(energy=3, cards="were_only_making_it_stronger"), at="shop", market="national_guard")
    table.buy("National Guard")
    assert (table.points[0], table.life[0], table.energy[0]) == (2, 8, 1)
