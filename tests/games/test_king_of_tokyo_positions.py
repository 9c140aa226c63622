"""King of Tokyo: positions the box cannot show, and what the code cites."""

import ast
import re
from pathlib import Path
from typing import Any

import pytest

import spieltisch
from spieltisch import BadPosition
from spieltisch.games.king_of_tokyo import cards, discard, keep
from tests.games.king_of_tokyo_table import Table, monster

FOLDER = Path(cards.__file__).parent


def refused(data: dict[str, Any]) -> str:
    with pytest.raises(BadPosition) as wrong:
        spieltisch.load(data)
    return str(wrong.value)


# A turn


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"rerolls": -1}, "rerolls is a whole number"),
        ({"penalty": -3}, "penalty is a whole number"),
        ({"extra": [7]}, "extra turns are those of seats of this game"),
        ({"offer": [5]}, "offer is a whole number of 0 to 7"),
        ({"offer": [1]}, "cards are offered to Opportunist"),
        ({"winner": 1}, "nobody has won"),
        ({"active": 5}, "none of this game's 3 seats"),
        ({"source": 1}, "there is damage to be dealt"),
        ({"assault": 1}, "an attack goes on"),
        ({"assault": 2}, "Burrowing strikes"),
        ({"may_yield": [1]}, "monsters yield only"),
        ({"left": [1, -1]}, "monsters yield only"),
        ({"top_known": [0]}, "the top card is known"),
        ({"freeze": 1}, "no turn is frozen"),
        ({"todo": [["start", 0]]}, "what is pending does not fit"),
        ({"todo": [["lunch", 0]]}, "the pending work"),
        ({"phase": "work"}, "only passed through"),
        ({"phase": "draw", "actor": -1}, "what is pending does not fit"),
        ({"phase": "yield", "actor": 1, "todo": [["shop", 0], ["entry", 0], ["yields", 0]]}, "attacked in Tokyo"),
        ({"phase": "over", "actor": -2}, "who wins has 20 points"),
        ({"phase": "sell"}, "only Metamorph"),
        ({"phase": "aim again"}, "who aims Mimic"),
        ({"phase": "charge", "todo": [["shop", 0], ["bought", 0], ["charge", 26]]}, "Monster Batteries"),
        ({"packets": [[1, "card", 0, 2]]}, "there is damage to be dealt"),
    ],
)
def test_a_turn_that_cannot_be_is_refused(change: dict[str, Any], says: str) -> None:
    assert says in refused(spieltisch.dump(Table(3, at="shop").state) | change)


@pytest.mark.parametrize("change", [{"points": 3}, {"energy": 2}, {"life": 4}])
def test_before_the_first_monster_is_chosen_nothing_has_happened(change: dict[str, int]) -> None:
    data = spieltisch.dump(spieltisch.new("king_of_tokyo", 3))
    data["players"][1] |= change
    assert "nothing has happened" in refused(data)


def test_more_rerolls_than_cards_give_come_from_telepath_only() -> None:
    data = spieltisch.dump(Table(2, monster(cards="giant_brain"), at="roll").state)
    assert spieltisch.load(data | {"rerolls": 9})
    assert "without Telepath there are at most 9 rerolls" in refused(data | {"rerolls": 10})
    able = spieltisch.dump(Table(2, monster(cards="telepath", energy=3), at="roll").state)
    assert spieltisch.load(able | {"rerolls": 99})
    assert "rerolls is a whole number of 0 to 99" in refused(able | {"rerolls": 30_000})


@pytest.mark.parametrize("counters", [0, 4, 50])
def test_smoke_cloud_has_one_to_three_counters(counters: int) -> None:
    data = spieltisch.dump(Table(2, monster(cards="smoke_cloud#3")).state)
    data["players"][0]["cards"]["smoke_cloud"]["stock"] = counters
    assert "1 to 3 can lie on smoke_cloud" in refused(data)


def test_who_has_20_points_has_won() -> None:
    data = spieltisch.dump(Table(2, at="shop").state)
    data["players"][1]["points"] = 20
    assert "would have won" in refused(data)
    data["options"]["victory_timing"] = "end_of_turn"
    assert spieltisch.load(data).to_act() == 0


def test_damage_is_dealt_clockwise_from_its_source() -> None:
    """Given a packet on the way, when it is listed in another order or for another phase, then it is refused."""
    table = Table(3, monster(), monster("city", cards="wings", energy=2)).roll("C C 1 2 3 H")
    data = spieltisch.dump(table.state)
    assert data["packets"] == [[1, "attack", 1, 2]]
    assert "clockwise" in refused(data | {"packets": [[1, "token", 1, 2]]})
    assert "no damage to be dealt" in refused(data | {"packets": []})
    assert "in an attack" in refused(data | {"source": 2})


# Mimic leaves Even Bigger (§9.5)

BIGGER = "even_bigger monster_batteries#4"


def test_who_falls_by_aiming_mimic_elsewhere_decides_nothing_more() -> None:
    table = Table(3, monster(life=2, energy=5, copies="even_bigger"), monster(cards=BIGGER), at="eve").say("done")
    table.say("copy Monster Batteries")
    assert table.alive == [2, 3]
    assert table.asked == ("rolling", 0)
    assert table.active == 2


def test_the_last_but_one_falls_by_aiming_mimic_elsewhere() -> None:
    table = Table(2, monster(life=1, energy=5, copies="even_bigger"), monster(cards=BIGGER), at="eve").say("done")
    assert table.say("copy Monster Batteries").winner == 2


def test_who_has_a_child_loses_no_deposit_by_it() -> None:
    mine = monster(life=2, energy=5, cards="it_has_a_child mimic", copies="even_bigger")
    table = Table(3, mine, monster(cards=BIGGER), at="eve").say("done", "copy Monster Batteries")
    assert (table.alive, table.life[0], table.energy[0], table.cards(1)) == ([1, 2, 3], 10, 4, [])
    assert (table.asked, table.active) == (("rolling", 0), 1)


def test_who_lives_after_aiming_mimic_elsewhere_charges_it() -> None:
    table = Table(3, monster(life=3, energy=5, copies="even_bigger"), monster(cards=BIGGER), at="eve").say("done")
    table.say("copy Monster Batteries")
    assert (table.life[0], table.asked) == (1, ("charge", 1))


# What the code cites


def test_every_keep_card_stands_in_order_with_its_name_and_price() -> None:
    """Name, price and effect beside each other, as in the box."""
    functions = [node for node in ast.parse(source(keep)).body if isinstance(node, ast.FunctionDef)]
    titles = [re.match(r"(.+?) \((\d+)\): ", ast.get_docstring(node) or "") for node in functions]
    found = [
        (node.name, title[1], int(title[2])) for node, title in zip(functions, titles, strict=True) if title is not None
    ]
    box = [card for card in cards.BOX["cards"] if card["kind"] == "keep"]
    assert found == [(card["id"], card["name"], card["cost"]) for card in box]


def test_every_discard_card_stands_in_order_with_its_price() -> None:
    found = re.findall(r"kind == c\.([A-Z_]+):  # costs (\d+): ", source(discard))
    box = [card for card in cards.BOX["cards"] if card["kind"] == "discard"]
    assert found == [(card["id"].upper(), str(card["cost"])) for card in box]


def source(module: Any) -> str:
    return (FOLDER / f"{module.__name__.rpartition('.')[2]}.py").read_text(encoding="utf-8")
