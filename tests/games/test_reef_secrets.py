"""What a seat of Reef knows of the others, and cards of one's own."""

import json

import pytest

import spieltisch
from spieltisch import CHANCE, OVER, BadOption, BadPosition, Rng, State
from spieltisch.games.reef import deck
from tests.games.reef_table import play, table


def test_a_hand_is_seen_by_its_owner_only() -> None:
    state = table(hands={0: ["pair-RY"], 1: ["pair-GP", "single-R"]})
    assert spieltisch.view(state, 0)["players"][1]["hand"] is None
    assert spieltisch.view(state, None)["players"][0]["hand"] is None
    assert spieltisch.view(state, 0)["players"][1]["cards"] == 2
    assert "pair-GP" not in json.dumps(spieltisch.view(state, 0))


def test_a_card_taken_from_the_display_stays_known_one_from_the_deck_does_not() -> None:
    state = play(table(), "take 1", "card single-R", "draw 1", "card ring-RY")
    seen = spieltisch.view(state, None)["players"]
    assert [[card["id"] for card in player["seen"]] for player in seen] == [["line-R"], []]


def test_a_redeal_keeps_what_was_seen_and_reaches_every_card_that_could_be_there() -> None:
    state = play(table(deck=6), "take 1", "card single-R", "draw 1", "card height2-R")
    possible = {"height2-R", *spieltisch.dump(state)["deck"]}
    drawn = set()
    for seed in range(300):
        world = state.copy()
        world.redeal(0, Rng(seed))
        players = spieltisch.dump(world)["players"]
        assert players[0]["hand"] == ["line-R"]
        drawn |= set(players[1]["hand"])
    assert drawn == possible


def test_events_keep_a_drawn_card_from_the_others() -> None:
    state = table()
    events = spieltisch.listen(state)
    for move in ("draw 1", "card single-R"):
        state.apply(spieltisch.parse(state, move))
    told = [[spieltisch.told("reef", event, seat).get("card") for event in events] for seat in (0, 1, None)]
    assert told == [[None, "single-R"], [None, None], [None, None]]


# Cards of one's own


def own(change: dict[int, object] | None = None) -> str:
    cards: list[object] = [
        {"id": f"own{number}", "corals": "RG", "pattern": ["Y2+ *=3"], "points": 2} for number in range(60)
    ]
    for at, card in (change or {}).items():
        cards[at] = card
    return '{"cards": [\n' + ",\n".join(json.dumps(card) for card in cards) + "\n]}"


def test_a_game_can_be_played_with_cards_of_ones_own() -> None:
    record = spieltisch.Record("reef", seats=2, options={"deck": deck.read(own())})
    state = record.start()
    rng = Rng(1)
    while state.to_act() != spieltisch.OVER:
        chance = state.to_act() == spieltisch.CHANCE
        record.play(state, state.sample(rng) if chance else rng.choice(state.legal()))
    assert spieltisch.Record.loads(record.dumps()).moves == record.moves


@pytest.mark.parametrize(
    ("card", "sentence"),
    [
        ({"id": "x", "corals": "RB", "pattern": ["R"], "points": 1}, "line 8: card x: corals are two of R, Y, G, P, not 'RB'"),
        ({"id": "x", "corals": "RG", "pattern": ["R5"], "points": 1}, "line 8: card x: the pattern cell 'R5' is none of"),
        ({"id": "x", "corals": "RG", "pattern": ["R R R R R"], "points": 1}, "line 8: card x: the pattern does not fit"),
        ({"id": "x", "corals": "RG", "pattern": {"ring": "R", "around": "R"}, "points": 1}, "line 8: card x: a ring and its"),
        ({"id": "x", "corals": "RG", "pattern": [".."], "points": 1}, "line 8: card x: the pattern has no cell"),
        ({"id": "x", "corals": "RG", "pattern": ["R"], "points": 0}, "line 8: card x: points are a number of 1 to 20"),
        ({"id": "x", "corals": "RG", "pattern": ["R"]}, "line 8: the card lacks its points"),
        ("x", "line 8: a card is an object"),
    ],
)  # fmt: skip
def test_a_wrong_card_is_named_with_its_line(card: object, sentence: str) -> None:
    with pytest.raises(BadOption) as wrong:
        deck.read(own({6: card}))
    assert str(wrong.value).startswith(sentence)


def test_a_deck_has_sixty_cards_with_ids_of_their_own() -> None:
    cards = json.loads(own())["cards"]
    with pytest.raises(BadOption, match="has 60 cards, this one has 59"):
        deck.read(json.dumps(cards[:59]))
    with pytest.raises(BadOption, match="two cards have the id own3"):
        deck.read(json.dumps([*cards[:59], cards[3]]))
    with pytest.raises(BadOption, match="line 2: the deck is no JSON"):
        deck.read('{"cards":\n [}')


# Positions that the box cannot show


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"supply": {"R": 17, "Y": 18, "G": 18, "P": 18}}, "there are 17 R corals, the box gives 18 for 2 players"),
        ({"deck": []}, "card single-R is in 0 places, not in one"),
        ({"display": ["line-R", "line-R", "line-G"]}, "card line-R is in 2 places, not in one"),
        ({"display": ["line-R", "line-X", "line-G"]}, "the deck has no card 'line-X'"),
        ({"tokens": [-1, 0, 0]}, "tokens is a whole number of 0 to 9999, not -1"),
        ({"phase": "lunch"}, "the phase 'lunch' is none of"),
        ({"players": []}, "the position has 0 players for 2 seats"),
        ({"phase": "over"}, "the game is not over"),
    ],
)
def test_a_position_that_breaks_the_box_is_refused_with_a_sentence(change: dict[str, object], sentence: str) -> None:
    data = spieltisch.dump(table()) | change
    with pytest.raises(BadPosition, match=sentence):
        spieltisch.load(data)


def test_a_position_without_a_part_says_which() -> None:
    data = spieltisch.dump(table())
    del data["supply"]
    with pytest.raises(BadPosition, match="the position lacks 'supply'"):
        spieltisch.load(data)


def until(phase: str, **options: object) -> State:
    """The first position of a random game in this phase."""
    state, rng = spieltisch.new("reef", 3, **options), Rng(1)
    while spieltisch.dump(state)["phase"] != phase:
        state.apply(state.sample(rng) if state.to_act() == CHANCE else rng.choice(state.legal()))
    return state


@pytest.mark.parametrize(
    ("phase", "change", "sentence"),
    [
        ("settle", {"first": 3}, "the start player is a seat of this game"),
        ("settle", {"first": -1}, "the start player is a seat of this game"),
        ("settle", {"corals": "RP"}, "placed in turn, one of each colour"),
        ("settle", {"corals": "RRYG"}, "placed in turn, one of each colour"),
        ("refill", {"phase": "fetch"}, "the display holds three cards during a turn"),
        ("turn", {"phase": "first"}, "the start player is a seat of this game"),
        ("turn", {"phase": "first", "first": -1}, "nothing has happened"),
        ("first", {"round": 1}, "nothing has happened"),
        ("deal", {"round": 14}, "the first round begins when all is set up"),
        ("settle", {"round": 1}, "the first round begins when all is set up"),
        ("open", {"round": 1}, "the first round begins when all is set up"),
        ("settle", {"tokens": [0, 1, 0]}, "nobody has paid, scored or played"),
        ("turn", {"phase": "deal"}, "the first round begins when all is set up"),
        ("turn", {"round": 0}, "turns begin with the first round"),
        ("build", {"round": 0}, "turns begin with the first round"),
        ("refill", {"round": 0}, "turns begin with the first round"),
        ("fetch", {"round": 0}, "turns begin with the first round"),
        ("over", {"round": 0}, "turns begin with the first round"),
        ("turn", {"corals": "R"}, "nothing is being played or refilled now"),
        ("turn", {"slot": 1}, "nothing is being played or refilled now"),
        ("refill", {"corals": "R"}, "nothing is being played now"),
        ("fetch", {"corals": "R"}, "nothing is being played or refilled now"),
        ("over", {"slot": 2}, "nothing is being played or refilled now"),
        ("build", {"slot": 2}, "no slot is refilled while a card is being played"),
        ("build", {"corals": "RRRR"}, "a card brings the corals that are printed on it"),
    ],
)
def test_a_position_that_no_game_comes_to_is_refused(phase: str, change: dict[str, object], sentence: str) -> None:
    data = spieltisch.dump(until(phase))
    assert spieltisch.load(data) == until(phase)
    with pytest.raises(BadPosition, match=sentence):
        spieltisch.load(data | change)


@pytest.mark.parametrize("phase", ["turn", "refill", "fetch", "over"])
def test_a_card_is_being_played_only_while_its_corals_are_placed_and_counted(phase: str) -> None:
    data = spieltisch.dump(until(phase))
    with pytest.raises(BadPosition, match="nothing is being played"):
        spieltisch.load(data | {"playing": "single-R"})


def test_the_next_card_lies_open_exactly_where_the_deck_lies_face_up() -> None:
    hidden, shown = spieltisch.dump(until("turn")), spieltisch.dump(until("turn", deck_face_up=True))
    for data, face_up in ((hidden, hidden["deck"][0]), (shown, None)):
        moved = sorted({*data["deck"], data["face_up"]} - {None, face_up})
        with pytest.raises(BadPosition, match="the top card of the deck lies open exactly where"):
            spieltisch.load(data | {"face_up": face_up, "deck": moved})


def test_with_the_deck_face_up_a_turn_turns_the_next_card_up_and_not_the_set_up() -> None:
    state = until("turn", deck_face_up=True)
    state.apply(spieltisch.parse(state, "take 1"))
    data = spieltisch.dump(state)
    assert (data["phase"], data["round"]) == ("turn up", 1)
    with pytest.raises(BadPosition, match="before the first round nobody has paid, scored or played"):
        spieltisch.load(data | {"round": 0})


def test_seventeen_corals_of_one_colour_are_no_start_corals() -> None:
    """Counted four bits a colour, seventeen red ones looked like one red and one yellow one."""
    state = spieltisch.new("reef", 2)
    spieltisch.advance(state, Rng(1))
    while spieltisch.dump(state)["phase"] == "settle":
        state.apply(state.legal()[0])
    data = spieltisch.dump(state)
    assert data["phase"] == "open"
    data["players"][0]["reef"] = ["RRRR RRRR RRRR RRRR", "RG P .. ..", *[".. .. .. .."] * 2]
    data["supply"] = {"R": 0, "Y": 17, "G": 16, "P": 16}
    with pytest.raises(BadPosition, match="placed in turn, one of each colour"):
        spieltisch.load(data)


def test_cards_are_dealt_and_corals_placed_from_the_start_player_on() -> None:
    for phase, sentence in (("deal", "dealt in turn"), ("settle", "placed in turn")):
        state = until(phase)
        while spieltisch.dump(state)["active"] == spieltisch.dump(state)["first"]:
            state.apply(state.legal()[0])
        data = spieltisch.dump(state)
        with pytest.raises(BadPosition, match=sentence):
            spieltisch.load(data | {"first": data["active"]})


def test_while_a_card_is_drawn_somebody_is_active() -> None:
    """Given each moment of a game with an open and a hidden deck, then nobody active is refused, once somebody begins."""
    asked = set()
    for face_up in (False, True):
        state, rng = spieltisch.new("reef", 4, deck_face_up=face_up), Rng(71)
        while state.to_act() != OVER:
            data = spieltisch.dump(state)
            if data["phase"] not in asked and data["phase"] != "choose first":
                asked.add(data["phase"])
                with pytest.raises(BadPosition):
                    spieltisch.load(data | {"active": -1})
            state.step(state.sample(rng) if state.to_act() == CHANCE else rng.choice(state.legal()), state.to_act())
    assert {"deal", "fetch", "refill", "turn up"} <= asked
