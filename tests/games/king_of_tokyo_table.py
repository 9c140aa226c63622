"""Setting up positions of King of Tokyo for the tests: say what matters, the rest is filled in.

Monsters are P1, P2 ... as in the rulings; P1 is active. Dice are written ``C C 1 2 3 E H``.
"""

from typing import Any

import spieltisch
from spieltisch import CHANCE, IllegalAction
from spieltisch.games.king_of_tokyo.cards import BOX
from spieltisch.games.king_of_tokyo.state import CLAWED, KingState

FACES = {"H": "heart", "E": "energy", "C": "claw"}
DULL = ["vast_storm", "skyscraper", "energize", "jet_fighters"]  # lie face up where a test names no market


def monster(
    place: str = "outside",
    *,
    life: int = 10,
    points: int = 0,
    energy: int = 0,
    poison: int = 0,
    shrink: int = 0,
    cards: str = "",
    copies: str = "",
    dead: bool = False,
) -> dict[str, Any]:
    """``cards``: ids, with ``@3`` for the price paid and ``#4`` for what lies on it; ``copies``: owns Mimic of this."""
    held: dict[str, Any] = {}
    for part in [*cards.split(), *(["mimic"] if copies and "mimic" not in cards else [])]:
        id, _, stock = part.partition("#")
        id, _, paid = id.partition("@")
        cost = next((card["cost"] for card in BOX["cards"] if card["id"] == id.removesuffix("_2")), 0)
        held[id] = {"paid": int(paid or cost), "stock": int(stock or 0)}
    return {
        "place": place,
        "life": 0 if dead else life,
        "points": points,
        "energy": energy,
        "poison": poison,
        "shrink": shrink,
        "alive": not dead,
        "wings": False,
        "cards": held,
        "copies": copies,
    }


class Table:
    """A position and how the tests talk about it."""

    def __init__(
        self,
        seats: int,
        *monsters: dict[str, Any],
        at: str = "roll",
        market: str = "",
        deck: str = "",
        discard: str = "",
        dice: int = 6,
        rerolls: int = 2,
        **options: Any,
    ) -> None:
        """``at``: roll (P1's dice are in hand), shop (P1 buys), eve (P1 is next), or start (a new turn of P1)."""
        data = spieltisch.dump(spieltisch.new("king_of_tokyo", seats=seats, **options))
        players = [dict(one) for one in monsters] + [monster() for _ in range(seats - len(monsters))]
        aims = [player.pop("copies") for player in players]
        eve = at == "eve"
        data |= {
            "phase": "rolling" if at == "roll" else "shop",
            "actor": CHANCE if at == "roll" else seats - 1 if eve else 0,
            "active": seats - 1 if eve else 0,
            "regular": seats - 1 if eve else 0,
            "rolling": dice if at == "roll" else 0,
            "rerolls": rerolls if at == "roll" else 0,
            "marks": 0 if at == "roll" else CLAWED,
            "mimic": next((aim for aim in aims if aim), None),
            "players": players,
            "todo": [],
        }
        self.lay_cards(data, market.split(), deck.split(), discard.split())
        state = spieltisch.load(data)
        assert isinstance(state, KingState)
        self.state = state

    def lay_cards(self, data: dict[str, Any], market: list[str], deck: list[str], discard: list[str]) -> None:
        """Every card of the box lies somewhere: by default in the deck, in the discard pile if the deck is named."""
        left = dict(data["deck"])

        def take(id: str) -> str:
            assert left.get(id, 0) > 0, f"there is no more {id}"
            left[id] -= 1
            return id

        for player in data["players"]:
            for id in player["cards"]:
                take("extra_head" if id == "extra_head_2" else id)
        for id in [*market, *deck, *discard]:
            take(id)
        fill = [id for id in DULL if left.get(id, 0)]
        market = [*market, *(take(id) for id in fill[: 3 - len(market)])]
        rest = {id: n for id, n in left.items() if n}
        data["market"] = market
        data["deck"] = dict.fromkeys(deck, 1) if deck else {} if discard else rest
        data["discard"] = dict.fromkeys(discard, 1) if discard else rest if deck else {}
        if discard:
            # What is named nowhere is not in this game: P1's own deck.
            used = data["deck"] | data["discard"]
            for id in [*market, *(id for player in data["players"] for id in player["cards"])]:
                used = used | {id: used.get(id, 0) + 1}
            data["options"]["deck"] = [
                {"id": card["id"], "cost": card["cost"], "copies": used[card["id"]]}
                for card in BOX["cards"]
                if card["id"] in used
            ]

    # Acting

    def say(self, *moves: str) -> "Table":
        """Make choices in notation, whoever is asked."""
        for move in moves:
            self.state.apply(spieltisch.parse(self.state, move))
        return self

    def throw(self, dice: str) -> "Table":
        """The dice in the hand fall like this."""
        words = sorted((FACES.get(die, die) for die in dice.split()), key=["1", "2", "3", *FACES.values()].index)
        return self.say("roll " + " ".join(words))

    def roll(self, dice: str) -> "Table":
        """P1's final dice."""
        self.throw(dice)
        return self.say("stop")

    def refill(self, *names: str) -> "Table":
        """The next cards of the deck; without names any."""
        for name in names:
            self.say(f"card {name}")
        while not names and self.asked[0] in ("draw", "peek"):
            self.state.apply(self.state.legal()[0])
        return self

    def buy(self, name: str) -> "Table":
        return self.say(f"buy {name}")

    def end(self) -> "Table":
        """P1 ends its buy step."""
        self.refill()
        assert self.asked == ("shop", 1)
        return self.say("done")

    def can(self, move: str) -> bool:
        """Whether this choice is open now."""
        return move.lower() in [one.lower() for one in self.moves()]

    def moves(self) -> list[str]:
        return [spieltisch.notation(self.state, action) for action in self.state.legal()]

    # Looking

    @property
    def asked(self) -> tuple[str, int]:
        """What is open, and who is asked (P1 is 1, chance 0)."""
        return str(spieltisch.dump(self.state)["phase"]), int(self.state.to_act()) + 1

    @property
    def life(self) -> list[int]:
        return list(self.state.life)

    @property
    def points(self) -> list[int]:
        return list(self.state.points)

    @property
    def energy(self) -> list[int]:
        return list(self.state.energy)

    @property
    def city(self) -> int:
        """Who stands there, P1 is 1; 0 for nobody."""
        return int(self.state.city) + 1

    @property
    def bay(self) -> int:
        return int(self.state.bay) + 1

    @property
    def active(self) -> int:
        return int(self.state.active) + 1

    @property
    def winner(self) -> int | None:
        """P1 is 1, 0 for nobody; None while the game goes on."""
        return int(self.state.winner) + 1 if self.asked[0] == "over" else None

    @property
    def alive(self) -> list[int]:
        return [seat + 1 for seat in range(self.state.seats) if self.state.is_alive(seat)]

    @property
    def dice(self) -> str:
        names = {word: letter for letter, word in FACES.items()}
        return " ".join(names.get(face, face) for face in self.view["dice"]["faces"])

    @property
    def view(self) -> dict[str, Any]:
        return spieltisch.view(self.state, None)

    def max_life(self, seat: int) -> int:
        return int(self.view["players"][seat - 1]["max_life"])

    def cards(self, seat: int) -> list[str]:
        return [card["card"] for card in self.view["players"][seat - 1]["cards"]]

    def stock(self, seat: int, id: str) -> int:
        return int(next(card["stock"] for card in self.view["players"][seat - 1]["cards"] if card["card"] == id))

    @property
    def copied(self) -> str | None:
        """What Mimic copies."""
        found = spieltisch.dump(self.state)["mimic"]
        assert found is None or isinstance(found, str)
        return found

    @property
    def discarded(self) -> list[str]:
        return list(self.view["discard"])

    def refuses(self, move: str) -> bool:
        """The choice is not open, and trying it changes nothing."""
        before = self.state.key()
        try:
            self.say(move)
        except (IllegalAction, spieltisch.BadNotation):
            return self.state.key() == before
        return False
