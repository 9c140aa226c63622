"""The real box on the table: people roll and draw, and tell the table what came."""

import json
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch.engine.contract import CHANCE
from spieltisch.engine.game import text
from spieltisch.table.company import Company, Listener
from spieltisch.table.entries import Entry
from spieltisch.table.facts import BOT, PERSON, Chair, TableFacts
from spieltisch.table.refusal import Refusal
from spieltisch.table.seating import Table
from spieltisch.words import LANGUAGES, Words


class Friends:
    """People with the box between them, each with a device of their own or all round one."""

    def __init__(self, game: str, seats: int, one_device: bool = False, bots: int = 0) -> None:
        rules = spieltisch.game(game)
        facts = TableFacts("t", game, rules.version, seats, rules.complete({}), {"box": True, "takeover": None})
        people = [Chair(PERSON, f"Ada {seat}", None, None, True, "d") for seat in range(seats - bots)]
        self.company = Company(Table(facts, people + [Chair(BOT, "Bot", "random", None, True)] * bots))
        chairs = range(seats - bots)
        held: list[Any] = [tuple(chairs)] if one_device else [(chair,) for chair in chairs]
        self.devices = [Listener(chairs, lambda _: None) for chairs in held]
        self.do(self.company.begun(0))

    def do(self, entries: list[Entry]) -> None:
        self.company.show(*self.company.table.ahead(entries))

    def look(self) -> None:
        """All devices are open at the table."""
        self.company.listeners = set(self.devices)

    @property
    def table(self) -> Table:
        return self.company.table

    def state(self, device: Listener) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(
            json.dumps(self.company.state_for(self.company.reader(device)), default=vars)
        )
        return found

    def teller(self) -> Listener:
        tellers = set(self.table.round.tellers())
        return next(one for one in self.devices if tellers & set(self.company.reader(one).seats))

    def tell(self, outcome: int) -> None:
        self.do(self.company.entered(self.teller(), self.table.n, outcome))

    def choose(self, rng: Random) -> None:
        seat = rng.choice(self.table.round.deciders())
        self.do(self.company.played(seat, rng.choice(self.table.round.state.legal(seat))))

    def go_on(self, rng: Random) -> None:
        if self.table.round.tellers():
            self.tell(rng.choice(self.table.round.state.legal(CHANCE)))
        else:
            self.choose(rng)


GAMES = spieltisch.games()
TABLES = [
    (game, seats) for game in GAMES for seats in {spieltisch.game(game).seats[0], spieltisch.game(game).seats[-1]}
]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_whole_game_is_told_to_its_end_and_is_an_ordinary_record(game: str, seats: int) -> None:
    """Given friends with the box; when they tell all that comes; then the game ends as the same moves do anywhere."""
    friends, rng = Friends(game, seats), Random(seats)
    while friends.table.round.running():
        friends.go_on(rng)
    again = spieltisch.new(game, seats=seats)
    for action, seat in friends.table.round.moves:
        again.apply(action, seat)
    ending = friends.table.round.ending()
    assert ending is not None
    assert (ending.places, ending.scores) == (again.places(), again.scores())


@pytest.mark.parametrize("game", GAMES)
def test_what_can_come_is_offered_with_its_exact_odds_and_in_words(game: str) -> None:
    """Given chance at each step of a game; then exactly the possible outcomes are offered, each by touches of its own."""
    friends, rng = Friends(game, spieltisch.game(game).seats[0]), Random(3)
    words = [Words(game, language) for language in LANGUAGES]
    while friends.table.round.running():
        if friends.table.round.tellers():
            told = friends.state(friends.teller())["entry"]
            state = friends.table.round.state
            assert [(one["action"], one["odds"]) for one in told["outcomes"]] == state.odds()
            touches = [tuple(sorted(one["touches"])) for one in told["outcomes"]]
            assert len(set(touches)) == len(touches)
            for say in words:
                assert say(text(told["prompt"]["text"]))
                assert all(say(text(one["text"])) for one in told["outcomes"][:5])
        friends.go_on(rng)


@pytest.mark.parametrize("game", ["reef", "antler_island", "poseidons_kingdom"])
def test_who_may_not_see_it_is_not_asked_and_not_told(game: str) -> None:
    """Given something that one seat alone sees; then the others learn who is asked, and nothing of what can come or came."""
    met = 0
    friends, rng = Friends(game, spieltisch.game(game).seats[0]), Random(2)
    while met < 3:
        if len(friends.table.round.tellers()) == 1:
            met += 1
            others = [one for one in friends.devices if one is not friends.teller()]
            assert all(set(friends.state(one)["entry"]) == {"seats", "taking_back"} for one in others)
            open_now = friends.table.round.state.legal(CHANCE)
            seen = [friends.table.ahead(friends.company.played(CHANCE, one))[0] for one in open_now[:4]]
            for one in others:
                seat = friends.company.reader(one).seats[0]
                assert len({json.dumps(spieltisch.view(table.round.state, seat)) for table in seen}) == 1
            with pytest.raises(Refusal, match="somebody else"):
                friends.company.entered(others[0], friends.table.n, open_now[0])
        friends.go_on(rng)


def test_what_cannot_come_is_refused() -> None:
    """Given a Reef display with a card; when somebody tells that the same card came again; then nothing changes."""
    friends, rng = Friends("reef", 2), Random(1)
    while friends.table.round.state.to_act() == CHANCE or not friends.table.round.moves:
        friends.go_on(rng)
    while not friends.table.round.tellers():
        friends.go_on(rng)
    came = next(action for action, seat in friends.table.round.moves[1:] if seat == CHANCE)
    n = friends.table.n
    with pytest.raises(Refusal):
        friends.company.entered(friends.teller(), n, came)
    assert friends.table.n == n


def test_a_wrong_entry_is_taken_back_over_chance_as_soon_as_all_agree() -> None:
    """Given a roll told wrongly; when one wants it back, nothing happens yet; when all do, it is asked again."""
    friends, rng = Friends("king_of_tokyo", 2), Random(1)
    while friends.table.round.state.to_act() == CHANCE:
        friends.go_on(rng)
    friends.look()
    before = len(friends.table.round.moves)
    company = friends.company
    friends.do(company.undone(friends.devices[0], friends.table.n, 0))
    assert len(friends.table.round.moves) == before
    assert friends.state(friends.devices[1])["entry"]["taking_back"] == [0]
    friends.do(company.undone(friends.devices[1], friends.table.n, 1))
    assert len(friends.table.round.moves) == before - 1
    assert friends.table.round.tellers() == [0, 1]


def test_round_one_device_one_wish_is_everybodys() -> None:
    friends, rng = Friends("king_of_tokyo", 3, one_device=True), Random(1)
    while friends.table.round.state.to_act() == CHANCE:
        friends.go_on(rng)
    friends.look()
    before = len(friends.table.round.moves)
    friends.do(friends.company.undone(friends.devices[0], friends.table.n, 0))
    assert len(friends.table.round.moves) == before - 1


def test_round_one_device_the_one_who_draws_is_the_one_who_looks() -> None:
    """Given a starting hand in Reef; then the device shows the eyes of the seat whose card it is."""
    friends, rng = Friends("reef", 2, one_device=True), Random(1)
    friends.go_on(rng)  # who begins
    [seat] = friends.table.round.tellers()
    assert friends.state(friends.devices[0])["view"]["seat"] == seat


def test_people_draw_for_a_bot() -> None:
    """Given a bot's hidden card; then any person may tell it, since the bot has no hands."""
    friends = Friends("reef", 2, bots=1)
    friends.tell(friends.table.round.state.legal(CHANCE)[1])  # the bot begins
    assert friends.table.round.tellers() == [0]


def test_at_other_tables_chance_is_not_told() -> None:
    facts = TableFacts("t", "reef", 1, 2, spieltisch.game("reef").complete({}))
    company = Company(Table(facts, [Chair(PERSON, "Ada", None, None, True, "d")] * 2))
    company.show(*company.table.ahead(company.begun(0)))
    listener = Listener((0, 1), lambda _: None)
    assert company.state_for(company.reader(listener))["entry"] is None
    with pytest.raises(Refusal):
        company.entered(
            listener, company.table.n, company.table.round.state.legal(company.table.round.deciders()[0])[0]
        )
