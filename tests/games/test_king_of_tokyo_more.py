"""Dice odds against exact probability, secrets, options, broken positions, and rulings beyond the numbered cases."""

import json
from math import comb

import pytest

import spieltisch
from spieltisch import CHANCE, BadOption, BadPosition, Rng
from spieltisch.bots.contract import Bot
from spieltisch.bots.greedy import GreedyBot
from spieltisch.bots.match import play_match
from spieltisch.bots.random import RandomBot
from spieltisch.games.king_of_tokyo import dice
from spieltisch.games.king_of_tokyo.state import ROLL, KingState
from tests.games.king_of_tokyo_table import Table, monster

NO_CLAW = "1 2 3 E E H"
ONE_CLAW = "C 1 2 3 E E"
TWO_CLAWS = "C C 1 2 3 E"


# Dice facts


def outcomes(state: KingState) -> list[tuple[KingState, float]]:
    """Every position that the dice in hand can bring, with its odds."""
    found = []
    for outcome, chance in state.odds():
        after = state.copy()
        after.step(outcome, CHANCE)
        found.append((after, chance))
    return found


def faces(state: KingState) -> list[str]:
    return dice.faces(state.dice)


def test_dice_fact_no_claw_in_one_roll() -> None:
    found = sum(chance for after, chance in outcomes(Table(2).state) if "claw" not in faces(after))
    assert found == pytest.approx((5 / 6) ** 6)


def test_dice_fact_all_six_faces_in_one_roll() -> None:
    found = sum(chance for after, chance in outcomes(Table(2).state) if len(set(faces(after))) == 6)
    assert found == pytest.approx(720 / 6**6)


def three_claws(state: KingState, known: dict[tuple[int, int], float]) -> float:
    """The odds of three claws or more if every die that is none is rerolled to the end, by the engine's own odds."""
    total = 0.0
    for after, chance in outcomes(state):
        claws = faces(after).count("claw")
        case = (claws, int(after.rerolls))
        if case not in known:
            if after.rerolls == 0 or claws == 6:
                known[case] = float(claws >= 3)
            else:
                kept = "keep " + (" ".join(["claw"] * claws) or "none")
                after.apply(spieltisch.parse(after, kept))
                known[case] = three_claws(after, known)
        total += chance * known[case]
    return total


def test_dice_fact_three_of_a_face_with_two_rerolls() -> None:
    state = Table(2).state
    hit = 1 - (5 / 6) ** 3  # a die that is rolled up to three times
    exact = sum(comb(6, n) * hit**n * (1 - hit) ** (6 - n) for n in range(3, 7))
    assert three_claws(state.copy(), {}) == pytest.approx(exact)
    assert spieltisch.view(state, None)["dice"]["three"]["claw"] == pytest.approx(exact, abs=1e-6)


def test_samples_follow_the_odds() -> None:
    state, rng = Table(2).state, Rng(11)
    rolls = 20_000
    hits = sum(dice.faces(state.sample(rng) - ROLL).count("claw") for _ in range(rolls))
    assert hits / rolls == pytest.approx(1.0, abs=0.03)


def test_the_view_and_each_choice_show_the_exact_odds_of_the_next_roll() -> None:
    table = Table(2).throw("1 1 2 3 H C")
    kept = next(one for one in spieltisch.choices(table.state, 0) if one["notation"] == "keep 1 1")
    four = [comb(4, n) * (1 / 6) ** n * (5 / 6) ** (4 - n) for n in range(5)]
    assert kept["preview"]["odds"]["1"] == pytest.approx([0, 0, *four], abs=1e-4)
    assert kept["preview"]["odds"]["claw"] == pytest.approx(four, abs=1e-4)
    table.say("keep 1 1")
    assert table.view["dice"]["odds"]["1"] == pytest.approx([0, 0, *four], abs=1e-6)


def test_camouflage_odds_with_background_dweller() -> None:
    """3s are rolled again until they show something else: one face in five is a heart."""
    table = Table(2, monster(), monster("city", cards="camouflage background_dweller")).roll(TWO_CLAWS)
    assert [chance for _, chance in table.state.odds()] == pytest.approx([16 / 25, 8 / 25, 1 / 25])


# Secrets


def test_only_the_owner_of_made_in_a_lab_knows_the_top_card() -> None:
    table = Table(3, monster(energy=6, cards="made_in_a_lab"), monster(energy=9, cards="opportunist"))
    table.roll("1 1 2 2 3 3").refill("Commuter Train")
    tops = set()
    for seed in range(40):
        mine, yours = table.state.copy(), table.state.copy()
        mine.redeal(0, Rng(seed))
        yours.redeal(1, Rng(seed))
        assert mine.key() == table.state.key()
        assert spieltisch.view(yours, 1) == spieltisch.view(table.state, 1)
        tops.add(int(yours.top))
    assert len(tops) > 10
    assert '"commuter_train"' not in json.dumps(spieltisch.view(table.state, 1)["top"])


def test_the_known_top_card_comes_next() -> None:
    table = Table(2, monster(energy=6, cards="made_in_a_lab"), at="roll", market="heal").roll("1 1 2 2 3 3")
    table.refill("Commuter Train").buy("Heal")
    assert "commuter_train" in [card["id"] for card in table.view["market"]]
    assert table.asked == ("peek", 0)


# Options


def test_a_deck_of_ones_own() -> None:
    cards = [{"id": "heal", "cost": 1, "copies": 1}, {"id": "extra_head", "cost": 9, "copies": 2}]
    state = spieltisch.new("king_of_tokyo", 2, deck=cards)
    state.apply(state.legal()[0])
    assert {spieltisch.notation(state, action) for action in state.legal()} == {"card Heal", "card Extra Head"}
    assert dict(state.odds())[spieltisch.parse(state, "card Extra Head")] == pytest.approx(2 / 3)


@pytest.mark.parametrize(
    ("deck", "says"),
    [
        ([{"id": "army", "cost": 2, "copies": 1}], "no card 'army'"),
        ([{"id": "heal", "cost": 16, "copies": 1}], "cost is a number of 0 to 15"),
        ([{"id": "heal", "cost": 3, "copies": 2}], "copies is a number of 0 to 1"),
        ([{"id": "heal", "cost": 3, "copies": 1}], "at least three cards"),
        ("all", "takes a list"),
    ],
)
def test_decks_that_are_none(deck: object, says: str) -> None:
    with pytest.raises(BadOption, match=says):
        spieltisch.new("king_of_tokyo", 2, deck=deck)


def test_the_deck_file_of_the_box_can_be_read_as_an_own_deck() -> None:
    from spieltisch.engine.registry import folder
    from spieltisch.games.king_of_tokyo.cards import read

    deck = read((folder("king_of_tokyo") / "components.json").read_text(encoding="utf-8"))
    assert sum(card["copies"] for card in deck) == 66
    with pytest.raises(BadOption, match="line 1"):
        read("{")


# Positions that the box could not show


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"phase": "lunch"}, "phase 'lunch'"),
        ({"dice": "1 1 7"}, "dice show"),
        ({"mimic": "jets"}, "Mimic copies another card"),
        ({"market": ["heal", "heal", "tanks"]}, "0 cards energize, the deck has 1"),
        ({"actor": 1, "phase": "rolling"}, "who acts"),
        ({"rolling": 3}, "dice are in the hand"),
    ],
)
def test_broken_positions_are_refused_with_a_sentence(change: dict[str, object], says: str) -> None:
    data = spieltisch.dump(Table(2, at="shop").state) | change
    with pytest.raises(BadPosition, match=says):
        spieltisch.load(data)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"life": 11}, "more than 10 life"),
        ({"life": 13}, "life is a whole number of 0 to 12"),
        ({"points": 21}, "points is a whole number of 0 to 20"),
        ({"place": "bay"}, "Bay is open while five"),
        ({"alive": False}, "nothing left"),
        ({"energy": -1}, "energy is a whole number of 0 to"),
        ({"cards": {"heal": {"paid": 3, "stock": 0}}}, "no Keep card"),
    ],
)
def test_broken_monsters_are_refused_with_a_sentence(change: dict[str, object], says: str) -> None:
    data = spieltisch.dump(Table(2, at="shop").state)
    data["players"][1] |= change
    with pytest.raises(BadPosition, match=says):
        spieltisch.load(data)


# Rulings beyond the numbered cases


def test_jets_that_stay_are_not_asked_again() -> None:
    table = Table(3, monster(), monster("city", cards="jets")).roll(TWO_CLAWS).say("stay")
    assert (table.life[1], table.city) == (8, 2)
    assert table.asked == ("shop", 1)


def test_jets_and_burrowing_of_the_same_monster() -> None:
    table = Table(3, monster(), monster("city", cards="jets burrowing")).roll(TWO_CLAWS).say("yield")
    assert (table.life, table.city) == ([9, 10, 10], 1)


def test_fire_breathing_with_burrowing_after_a_yield() -> None:
    """The attacker is a neighbour: one more; the other neighbour burns too."""
    table = Table(4, monster(), monster("city", cards="burrowing fire_breathing")).roll(ONE_CLAW).say("yield")
    assert table.life == [8, 9, 9, 10]


def test_damage_cards_bought_after_the_entry_get_urbavore() -> None:
    table = Table(3, monster(energy=3, cards="urbavore"), at="roll", market="fire_blast").roll("C 1 2 3 H H")
    assert table.buy("Fire Blast").life[1:] == [7, 7]


def test_wings_hold_for_the_rest_of_the_turn() -> None:
    table = Table(3, monster(energy=3), monster("city", energy=2, cards="wings"), market="fire_blast").roll(ONE_CLAW)
    table.say("wings", "stay")
    assert table.buy("Fire Blast").life == [10, 10, 8]
    table.refill().say("done")
    assert not table.view["players"][1]["wings"]


def test_a_closing_bay_sends_out_the_attacker_which_enters_again() -> None:
    """Nova Breath from Bay: the fifth monster dies, Bay closes, City yields: the attacker takes City for a point."""
    table = Table(5, monster("bay", cards="nova_breath"), monster("city"), monster(life=1)).roll(ONE_CLAW)
    assert (table.alive, table.bay) == ([1, 2, 4, 5], 0)
    table.say("yield")
    assert (table.city, table.points[0]) == (1, 1)


def test_it_has_a_child_keeps_bay_open() -> None:
    table = Table(5, monster("city"), monster("bay"), monster(life=1, cards="it_has_a_child")).roll(ONE_CLAW)
    assert (table.city, table.bay, len(table.alive)) == (1, 2, 5)


def test_the_last_two_fall_and_one_has_a_child() -> None:
    table = Table(
        2,
        monster(life=3, energy=4),
        monster(life=3, cards="it_has_a_child"),
        at="shop",
        market="high_altitude_bombing",
    ).buy("High Altitude Bombing")
    assert table.winner == 2


def test_opportunist_is_asked_after_the_buyer_has_died() -> None:
    table = Table(3, monster(life=3, energy=4), monster(energy=3, cards="opportunist"), at="shop",
                  market="high_altitude_bombing").buy("High Altitude Bombing").refill("Heal")  # fmt: skip
    assert 1 not in table.alive
    assert table.asked == ("opportunity", 2)
    assert table.say("pass").active == 2


def test_frenzy_and_freeze_time_in_order() -> None:
    table = Table(2, monster(energy=7, cards="freeze_time"), market="frenzy").roll("1 1 1 2 3 H").buy("Frenzy").refill()
    table.say("done", "extra turn")
    assert (table.active, table.view["dice"]["rolling"]) == (1, 5)
    table.roll("1 2 3 H H").end()
    assert (table.active, table.view["dice"]["rolling"]) == (1, 6)
    assert table.roll(NO_CLAW).refill().say("done").active == 2


def test_vast_storm_spares_the_batteries() -> None:
    table = Table(2, monster(energy=6), monster(energy=4, cards="monster_batteries#6"), at="shop", market="vast_storm")
    table.buy("Vast Storm")
    assert (table.energy[1], table.stock(2, "monster_batteries")) == (2, 6)


def test_friend_of_children_counts_the_ray_once() -> None:
    table = Table(
        3, monster("city", cards="healing_ray friend_of_children"), monster(life=5, energy=4), monster(life=9, energy=1)
    ).roll("H H 1 1 2 2")
    table.say("ray 2", "ray 3")
    assert table.energy == [4, 2, 0]


def test_wasting_a_heart_is_the_alternative_to_the_ray_at_full_life() -> None:
    table = Table(2, monster(cards="healing_ray"), monster(life=5)).roll("H 1 1 2 2 3")
    assert table.moves() == ["waste", "ray 2"]


def test_shrink_counters_are_cured_for_the_next_turn() -> None:
    table = Table(2, monster(shrink=2), dice=4).roll("H H 1 2").say("cure shrink", "cure shrink")
    assert (table.state.shrink[0], table.asked) == (0, ("shop", 1))


def test_acid_attack_taken_over_deals_its_point() -> None:
    table = Table(
        2, monster(energy=6, cards="parasitic_tentacles"), monster("city", cards="acid_attack"), at="shop"
    ).say("take over Acid Attack")
    assert (table.life[1], table.energy[1]) == (9, 6)


def test_batteries_taken_over_keep_their_energy() -> None:
    table = Table(
        2, monster(energy=2, cards="parasitic_tentacles"), monster(cards="monster_batteries#4"), at="shop"
    ).say("take over Monster Batteries")
    assert (table.stock(1, "monster_batteries"), table.asked) == (4, ("shop", 1))


def test_no_reroll_of_dice_after_the_psychic_probe_but_changes() -> None:
    table = Table(2, monster(cards="herd_culler"), monster(cards="psychic_probe")).roll("1 1 2 2 3 E")
    table.say("probe 1").throw("3")
    assert table.asked == ("change", 1)
    assert table.can("herd 2")
    assert not table.can("keep 1")


def test_equal_cards_face_up_are_one_choice() -> None:
    table = Table(2, monster(energy=7), at="shop", market="extra_head extra_head")
    assert table.moves().count("buy Extra Head") == 1


# Bots


def test_greedy_beats_random() -> None:
    knowledge = spieltisch.game("king_of_tokyo").knowledge
    assert knowledge is not None
    won = 0
    for number in range(10):
        rng = Rng(number)
        state = spieltisch.new("king_of_tokyo", 2)
        mine = number % 2
        bots: list[Bot] = [
            GreedyBot(knowledge, rng.spawn()) if seat == mine else RandomBot(rng.spawn()) for seat in range(2)
        ]
        play_match(state, bots, rng)
        won += state.places()[mine] == 1
    assert won >= 9


def test_the_quick_policy_plays_what_is_legal() -> None:
    knowledge = spieltisch.game("king_of_tokyo").knowledge
    assert knowledge is not None
    rng = Rng(5)
    state = spieltisch.new("king_of_tokyo", 6)
    while state.to_act() != spieltisch.OVER:
        turn = state.to_act()
        if turn == CHANCE:
            state.apply(state.sample(rng))
        else:
            state.apply(knowledge.quick(state, turn, rng), turn)
    assert state.places().count(1) <= 1
