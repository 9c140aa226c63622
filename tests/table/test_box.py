"""The real box on the table: people roll and draw, and tell the table what came."""

import asyncio
import json
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch import Record, Seat
from spieltisch.bots import bot
from spieltisch.coach import Depth, analyse
from spieltisch.coach.analysis import luck
from spieltisch.engine.contract import CHANCE
from spieltisch.engine.game import Text, text
from spieltisch.engine.outcomes import known, witnesses
from spieltisch.engine.rng import Rng
from spieltisch.table.analyses import Job
from spieltisch.table.bots import write_record
from spieltisch.table.company import Company, Listener, now_ms
from spieltisch.table.database import open_database
from spieltisch.table.entries import RESIGN, STAND_IN, Entry
from spieltisch.table.facts import BOT, FINISHED, OPEN, PERSON, RUNNING, Chair, TableFacts
from spieltisch.table.house import House
from spieltisch.table.records import end_of
from spieltisch.table.refusal import Refusal
from spieltisch.table.seating import Table
from spieltisch.table.settings import Settings
from spieltisch.table.store import Store
from spieltisch.table.thinkers import Thinkers
from spieltisch.table.wire import Reader, entry
from spieltisch.words import LANGUAGES, Words
from tests.table.playing import PATIENCE, table_test


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
SHALLOW = Depth(iterations=8, comparing=4, rollouts=4)
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
def test_a_told_game_is_saved_replayed_and_analysed_and_what_was_told_is_its_luck(game: str) -> None:
    """Given a game with the box; when it is saved as at any table; then its analysis adds up, and weighs what was told."""
    seats = spieltisch.game(game).seats[0]
    friends, rng, told = Friends(game, seats, one_device=True), Random(7), set[int]()
    people = [bot("greedy", game, seed=seat) for seat in range(seats)]
    while friends.table.round.running():
        round = friends.table.round
        if round.tellers():
            told.add(len(round.moves))
            friends.tell(rng.choice(round.state.legal(CHANCE)))
        else:
            seat = round.deciders()[0]
            friends.do(friends.company.played(seat, people[seat].choose(Seat(round.state, seat))))
    facts, round = friends.table.facts, friends.table.round
    names = [f"Ada {seat}" for seat in range(seats)]
    record = Record.loads(write_record(game, facts.version, facts.options, round.moves, names, True))
    assert list(spieltisch.replay(record))[-1].key() == round.state.key()
    found = analyse(record, SHALLOW)
    assert {one.n for one in found.moments if one.seat == CHANCE} >= told
    for one in found.accounts:
        assert one.start + one.luck + one.own + one.others + one.unseen == pytest.approx(one.result)
    lucky = luck(record, SHALLOW, 0)
    assert lucky == pytest.approx([one.luck for one in found.accounts])
    assert sum(lucky) == pytest.approx(0, abs=1e-6)
    assert any(lucky)


@pytest.mark.parametrize("game", GAMES)
def test_what_can_come_is_offered_with_its_exact_odds_and_in_words(game: str) -> None:
    """Given chance at each step of a game; then exactly the possible outcomes are offered, each by touches of its own."""
    friends, rng = Friends(game, spieltisch.game(game).seats[0], one_device=True), Random(3)
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


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_is_offered_follows_from_what_the_teller_knows(game: str, seats: int) -> None:
    """Given worlds that a seat cannot tell apart; then its device is asked the same, and offered the same, in each."""
    friends, rng = Friends(game, seats), Random(seats)
    while friends.table.round.running():
        if friends.table.round.tellers():
            seat = rng.randrange(-1, seats)  # -1: somebody who only looks on
            reader = Reader((seat,) if seat >= 0 else ())
            world = friends.table.ahead([])[0]
            world.round.state.redeal(seat, Rng(rng.getrandbits(30)))
            assert entry(world, reader) == entry(friends.table, reader)
        friends.go_on(rng)


@pytest.mark.parametrize("game", ["reef", "antler_island", "poseidons_kingdom"])
def test_what_can_come_in_any_world_is_offered_as_often_as_it_comes(game: str) -> None:
    """Given what others hide; then the odds are the average of those in all worlds that the teller cannot tell apart."""
    friends, rng, met = Friends(game, spieltisch.game(game).seats[-1]), Random(4), 0
    while met < 8 and friends.table.round.running():
        state, tellers = friends.table.round.state, friends.table.round.tellers()
        if tellers and len(friends.table.round.moves) > 20 and dict(known(state, tellers[0])) != dict(state.odds()):
            met += 1
            offered, average = dict(known(state, tellers[0])), dict[int, float]()
            for seed in range(400):
                world = state.copy()
                world.redeal(tellers[0], Rng(seed))
                for outcome, odds in world.odds():
                    average[outcome] = average.get(outcome, 0.0) + odds / 400
            assert set(average) == set(offered)
            assert average == pytest.approx(offered, abs=0.04)
        friends.go_on(rng)
    assert met


def test_a_hand_cannot_be_read_from_what_is_no_longer_offered() -> None:
    """Given Ada's hand in Reef; then Bo is offered its cards like all that he cannot see; the common device is not."""
    for one_device in (False, True):
        friends, rng = Friends("reef", 2, one_device), Random(5)
        while friends.table.round.tellers() != [0, 1] or len(friends.table.round.moves) < 6:
            friends.go_on(rng)
        offered = {one["touches"][0] for one in friends.state(friends.devices[-1])["entry"]["outcomes"]}
        view = spieltisch.view(friends.table.round.state, 0)["players"][0]
        seen = [card["id"] for card in view["seen"]]
        hidden = {f"card:{card['id']}" for card in view["hand"] if card["id"] not in seen}
        assert hidden
        assert hidden & offered == (set() if one_device else hidden)
        if not one_device:
            told = next(
                one["action"]
                for one in friends.state(friends.devices[1])["entry"]["outcomes"]
                if one["touches"][0] in hidden
            )
            with pytest.raises(Refusal) as refused:
                friends.company.entered(friends.devices[1], friends.table.n, told)
            assert refused.value.code == "cannot-come"


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


@pytest.mark.parametrize(("game", "hidden"), [("king_of_tokyo", False), ("reef", True), ("antler_island", True)])
def test_round_one_device_a_curtain_falls_only_where_something_is_hidden(game: str, hidden: bool) -> None:
    """Given one device for all; then a choice is secret where hands are, and in a game with open dice it is not."""
    seats = spieltisch.game(game).seats[0]
    common, own = Friends(game, seats, one_device=True), Friends(game, seats)
    for friends in (common, own):
        rng = Random(3)
        for _ in range(40):
            told = friends.company.state_for(friends.company.reader(friends.devices[0]))
            if told["asked"]:
                assert told["secret"] == (hidden and friends is common)
            friends.go_on(rng)


def test_round_one_device_what_one_alone_looks_at_is_behind_a_curtain() -> None:
    """Given Made in a Lab in King of Tokyo; when its owner looks at the top card; then that is told in secret."""
    for seed in range(40):
        friends, rng = Friends("king_of_tokyo", 2, one_device=True), Random(seed)
        while friends.table.round.running():
            if len(friends.table.round.tellers()) == 1:
                assert friends.company.state_for(friends.company.reader(friends.devices[0]))["secret"]
                return
            friends.go_on(rng)
    raise AssertionError("nobody looked at a card alone")


@pytest.mark.parametrize("game", ["king_of_tokyo", "reef"])
def test_a_long_list_of_cards_is_narrowed_by_a_mark(game: str) -> None:
    """Given many cards that can come; then each bears a mark that has words, and no mark is on a third of them."""
    friends = Friends(game, 2, one_device=True)
    friends.tell(friends.table.round.state.legal(CHANCE)[0])  # who begins
    told = friends.state(friends.devices[0])["entry"]
    marks = [one["mark"] for one in told["outcomes"]]
    assert len(marks) >= 60
    assert max(marks.count(mark) for mark in marks) < len(marks) / 3
    for language in LANGUAGES:
        said = [Words(game, language)(text(told["components"][mark])) for mark in set(marks)]
        assert len(set(said)) == len(said)


def test_the_home_page_says_that_somebody_is_to_tell_what_came() -> None:
    friends = Friends("king_of_tokyo", 2, one_device=True)
    assert friends.table.round.deciders() == []
    assert friends.table.turn_of("d")["deciders"] == [0, 1]


def test_people_draw_for_a_bot() -> None:
    """Given a bot's hidden card; then any person may tell it, since the bot has no hands."""
    friends = Friends("reef", 2, bots=1)
    friends.tell(friends.table.round.state.legal(CHANCE)[1])  # the bot begins
    assert friends.table.round.tellers() == [0]


@pytest.mark.parametrize("kind", [RESIGN, STAND_IN])
def test_who_left_keeps_nobody_waiting(kind: str) -> None:
    """Given somebody who left a game of Reef; when a hidden card comes for that seat; then those who stayed tell it."""
    friends, rng = Friends("reef", 3), Random(1)
    while friends.table.round.tellers():
        friends.go_on(rng)
    friends.do([Entry(kind, 1, 0, 1)])
    for _ in range(200):
        if witnesses(friends.table.round.state) == [1]:
            break
        friends.go_on(rng)
    assert friends.table.round.tellers() == [0, 2]
    friends.do(friends.company.entered(friends.devices[0], friends.table.n, friends.table.round.state.legal(CHANCE)[0]))
    assert witnesses(friends.table.round.state) != [1]


def test_when_all_are_stood_in_for_whoever_comes_tells() -> None:
    friends = Friends("reef", 2)
    friends.do([Entry(STAND_IN, seat, 0, 1) for seat in (0, 1)])
    assert friends.table.round.tellers() == [0, 1]


def test_who_resigned_and_looks_on_does_not_hold_up_an_undo() -> None:
    """Given three at the box, one of whom resigned; when the two others want a roll back; then it is taken back."""
    friends, rng = Friends("king_of_tokyo", 3), Random(1)
    while friends.table.round.state.to_act() == CHANCE:
        friends.go_on(rng)
    friends.do([Entry(RESIGN, 2, 0, 1)])
    friends.look()
    before = len(friends.table.round.moves)
    for seat in (0, 1):
        friends.do(friends.company.undone(friends.devices[seat], friends.table.n, seat))
    assert len(friends.table.round.moves) < before


def test_who_resigned_keeps_nobody_at_the_same_device_from_an_undo() -> None:
    """Given three round one device, the first of whom resigned; then Undo is offered, and takes back what was told."""
    friends, rng = Friends("king_of_tokyo", 3, one_device=True), Random(1)
    while friends.table.round.state.to_act() == CHANCE:
        friends.go_on(rng)
    friends.do([Entry(RESIGN, 0, 0, 1)])
    friends.look()
    before = len(friends.table.round.moves)
    for _ in range(2):  # a move of the bot that plays on, too
        assert friends.state(friends.devices[0])["can_undo"]
        friends.do(friends.company.undone(friends.devices[0], friends.table.n, 0))
        assert len(friends.table.round.moves) < before
        friends.go_on(rng)


def test_where_all_of_a_device_resigned_no_undo_is_offered() -> None:
    friends, rng = Friends("king_of_tokyo", 3), Random(1)
    while friends.table.round.state.to_act() == CHANCE:
        friends.go_on(rng)
    friends.do([Entry(RESIGN, 0, 0, 1)])
    assert not friends.state(friends.devices[0])["can_undo"]
    with pytest.raises(Refusal):
        friends.company.undone(friends.devices[0], friends.table.n, 0)


def ended_by_a_roll(one_device: bool) -> Friends:
    """A game of King of Tokyo that ended with a told roll."""
    for seed in range(60):
        friends, rng, last = Friends("king_of_tokyo", 2, one_device), Random(seed), False
        while friends.table.round.running():
            last = bool(friends.table.round.tellers())
            friends.go_on(rng)
        friends.look()
        if last:
            return friends
    raise AssertionError("no game ended so")


def test_what_ended_the_game_is_taken_back_as_soon_as_all_agree() -> None:
    """Given an end by a roll told wrongly; when all want it back; then it is asked again, and the game can end again."""
    friends = ended_by_a_roll(one_device=False)
    moves = friends.table.round.moves[:]
    assert friends.state(friends.devices[0])["can_undo"]
    friends.do(friends.company.undone(friends.devices[0], friends.table.n, 0))
    assert friends.table.status() == FINISHED
    friends.do(friends.company.undone(friends.devices[1], friends.table.n, 1))
    assert friends.table.status() == RUNNING
    assert friends.table.round.tellers()
    friends.tell(moves[len(friends.table.round.moves)][0])
    assert friends.table.status() == FINISHED
    assert friends.table.round.moves == moves


def test_an_end_by_resigning_is_not_taken_back() -> None:
    friends, rng = Friends("king_of_tokyo", 2), Random(1)
    while friends.table.round.tellers():
        friends.go_on(rng)
    friends.do([Entry(RESIGN, 1, 0, 1)])
    friends.look()
    assert not friends.state(friends.devices[0])["can_undo"]
    with pytest.raises(Refusal):
        friends.company.undone(friends.devices[0], friends.table.n, 0)


@table_test
async def test_an_end_that_was_taken_back_is_stored_again(sqlite_url: str) -> None:
    """Given a stored result; when the end is taken back; then it is gone; when the game ends again; then it is there."""
    friends = ended_by_a_roll(one_device=True)
    facts, log, result = friends.table.facts, friends.table.entries, friends.table.result()
    back = friends.company.undone(friends.devices[0], friends.table.n, 0)
    store = Store(await open_database(sqlite_url))
    assert await store.create(facts, friends.table.chairs, OPEN)
    assert await store.append(facts.id, 0, log, FINISHED, result)
    await store.keep_analysis(facts.id, 0, log[-1].at, "{}")
    assert len(await store.results_of(facts.id)) == 1
    assert await store.append(facts.id, len(log), back, RUNNING)
    assert await store.results_of(facts.id) == []
    assert await store.analysis(facts.id, 0) is None
    assert await store.append(facts.id, len(log) + 1, log[-1:], FINISHED, result)
    assert len(await store.results_of(facts.id)) == 1
    await store.database.close()


@table_test
async def test_what_was_found_about_an_end_that_was_taken_back_is_dropped(db: str) -> None:
    """Given a replay and an analysis of an end; when that is taken back; then they are of another game, and not kept."""
    friends = ended_by_a_roll(one_device=True)
    facts, log, result = friends.table.facts, friends.table.entries, friends.table.result()
    house = House(Store(await open_database(db)), Thinkers(1), Settings())
    try:
        assert await house.store.create(facts, friends.table.chairs, OPEN)
        assert await house.store.append(facts.id, 0, log, FINISHED, result)
        room = await house.room(facts.id)
        assert room is not None
        (first,) = await house.store.results_of(facts.id)
        job = Job(facts.of_game, [], True, "ada")
        job.task = house.spawn(asyncio.sleep(PATIENCE, None))
        house.analyses.jobs[end_of(first)] = job
        await room.do(friends.devices[0], lambda: room.undone(friends.devices[0], room.table.n, 0))
        assert room.table.status() == RUNNING
        assert house.analyses.jobs == {}
        await asyncio.wait([job.task])
        assert job.task.cancelled()
        undone = len(friends.table.round.moves) - len(room.table.round.moves)
        async with room.lock:
            assert await room.write([entry._replace(at=now_ms()) for entry in log[-undone:]])
        (second,) = await house.store.results_of(facts.id)
        assert end_of(second) != end_of(first), "so pages of the replay of before are not found"
        await house.store.keep_analysis(*end_of(second), "new")
        await house.store.keep_analysis(*end_of(first), "old")  # by a server that heard of it too late
        assert await house.store.analysis(facts.id, 0) == "new"
    finally:
        await house.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_rolls_for_a_bot_is_told_which_dice_it_keeps(language: str) -> None:
    """Given a bot that keeps some dice; then the sheet names them, and how many are rolled again."""
    friends, rng = Friends("king_of_tokyo", 2, bots=1), Random(1)
    while not (friends.table.round.tellers() and spieltisch.view(friends.table.round.state, None)["dice"]["faces"]):
        friends.go_on(rng)
    dice = spieltisch.view(friends.table.round.state, None)["dice"]
    said = Words("king_of_tokyo", language)(text(friends.state(friends.devices[0])["entry"]["prompt"]["text"]))
    assert str(dice["rolling"]) in said
    for face in set(dice["faces"]):
        assert f"{dice['faces'].count(face)}× {Words('king_of_tokyo', language)(Text(f'face-{face}'))}" in said


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
