"""The conformance suite: what every game must keep, published for authors of further games.

>>> from spieltisch.testing import check_game
>>> check_game("reef", games=1)
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator

from spieltisch.engine.contract import CHANCE, OVER, State
from spieltisch.engine.errors import IllegalAction
from spieltisch.engine.game import Game, Text
from spieltisch.engine.lesson import LEFT, Lesson, lesson
from spieltisch.engine.numbers import Row
from spieltisch.engine.play import asks, playout
from spieltisch.engine.record import Record, replay
from spieltisch.engine.registry import folder, game, part
from spieltisch.engine.rng import Rng
from spieltisch.engine.seen import COMMON, misfit, parts
from spieltisch.engine.table import asked as asked_now
from spieltisch.engine.table import choices, dump, listen, load, new, position, prompt, told, view
from spieltisch.engine.words import notation, parse
from spieltisch.fuzz import Fuzz
from spieltisch.lab.observation import Observation
from spieltisch.words import LANGUAGES, Words, lesson_messages, rules_text

playing: dict[str, int] = {}  # the game of the check under way: its seats, its seed, and how far it has come
LONGEST = 20_000  # moves: a random game that takes longer does not end
CHANGED = 40  # positions in each game: python -m spieltisch.fuzz tries as many as one likes


def check_game(id: str, games: int = 3, seed: int = 1) -> None:
    """Play random games at every seat count and check every promise of the contract. Silent when all hold."""
    for seats in game(id).seats:
        for number in range(games):
            for check in CHECKS:
                named(check, id, seats, seed + number)
    named(check_texts, id)
    named(check_lesson, id)


def named(check: Callable[..., None], id: str, seats: int | None = None, seed: int | None = None) -> None:
    """Run a check; if it fails, whatever is raised, say which one, of which game, and after how many moves of it.

    A check that is asked with the game alone (of its texts, of its lesson) names what it has played so far, if any.
    """
    playing.clear()
    try:
        if seats is None:
            check(id)
        else:
            playing.update(seats=seats, seed=seed or 0, move=0)
            check(id, seats, seed)
    except Exception as wrong:
        told = "".join(f", {name}={playing[name]}" for name in ("seats", "seed") if name in playing)
        move = f", move {playing['move']}" if "move" in playing else ""
        raise AssertionError(f"{check.__name__}({id!r}{told}){move}: {reason(wrong)}") from wrong


def reason(wrong: Exception) -> str:
    """What does not hold, or what a game raised.

    >>> reason(KeyError("reef")), reason(AssertionError())
    ("KeyError: 'reef'", 'the assertion above does not hold')
    """
    if isinstance(wrong, AssertionError):
        return str(wrong) or "the assertion above does not hold"
    return f"{type(wrong).__name__}: {wrong}"


def random_game(id: str, seats: int, seed: int, listening: bool = False) -> Iterator[tuple[State, int, int]]:
    """A random game as (position, action, seat) before each move; several deciders are served in random order."""
    rng = Rng(seed)
    playing.update(seats=seats, seed=seed, move=0)
    state = new(id, seats)
    if listening:
        listen(state)
    for move in range(LONGEST):
        playing["move"] = move
        turn = int(state.to_act())
        if turn == OVER:
            return
        if turn == CHANCE:
            action = int(state.sample(rng))
        else:
            turn = rng.choice(state.deciders())
            action = rng.choice(state.moves(turn))
        yield state, action, turn
        state.step(action, turn)
    raise AssertionError(f"a random game of {id} does not end within {LONGEST} moves")


def some_positions(id: str, seats: int, seed: int, every: int = 7) -> Iterator[State]:
    """Positions spread over a random game, its end included."""
    state = new(id, seats)
    for number, (state, _, _) in enumerate(random_game(id, seats, seed)):
        if number % every == 0:
            yield state.copy()
    yield state


def check_choices(id: str, seats: int, seed: int) -> None:
    """Legal is never empty and has no doubles; chance adds up; the game's own invariants hold; the game ends."""
    found = game(id)
    state = new(id, seats)
    for state, action, turn in random_game(id, seats, seed):
        found.position.check(state)
        assert (turn == CHANCE) == (state.deciders() == [])
        assert turn == CHANCE or state.to_act() in state.deciders()
        for seat in state.deciders() or [CHANCE]:
            legal = state.legal(seat)
            assert legal, f"seat {seat} must act and has no choice"
            assert len(set(legal)) == len(legal), f"a choice is offered twice: {legal}"
            assert turn == CHANCE or all(0 <= choice < found.actions for choice in legal)
        assert action in state.legal(turn)
    found.position.check(state)
    assert state.to_act() == OVER
    assert state.legal() == []
    assert len(state.scores()) == len(state.places()) == seats
    assert min(state.places()) == 1, "somebody comes first"


def check_odds(id: str, seats: int, seed: int) -> None:
    """The odds of chance name the possible outcomes and add up to one; samples are among them."""
    rng = Rng(seed)
    for state in some_positions(id, seats, seed, every=1):
        if state.to_act() == CHANCE:
            odds = dict(state.odds())
            assert set(odds) == set(state.legal())
            assert abs(sum(odds.values()) - 1) < 1e-9
            assert all(odds[int(state.sample(rng))] > 0 for _ in range(5))


def check_refusal(id: str, seats: int, seed: int) -> None:
    """Anything not legal raises and changes nothing."""
    for state in some_positions(id, seats, seed):
        before = state.key()
        legal = {action for seat in [*state.deciders(), CHANCE] for action in state.legal(seat)}
        for action in [-1, max(legal, default=0) + 1, *range(0, game(id).actions, 13), 10**9]:
            for seat in [*range(seats), CHANCE]:
                if action not in state.legal(seat):
                    refused(state, action, seat)
        assert state.key() == before


def refused(state: State, action: int, seat: int) -> None:
    try:
        state.apply(action, seat)
    except IllegalAction:
        return
    raise AssertionError(f"action {action} of seat {seat} is not legal and was taken")


def check_copies(id: str, seats: int, seed: int) -> None:
    """Earlier copies keep their key whatever happens later, and a twin plays the same game."""
    kept: list[tuple[State, object]] = []
    twin = new(id, seats)
    state = twin
    for state, action, turn in random_game(id, seats, seed):
        assert twin.key() == state.key()
        twin.step(action, turn)
        assert twin.key() != state.key() or dump(twin) == dump(state), "the position changed and its key did not"
        if len(kept) < 200:
            kept.append((state.copy(), state.key()))
    for copy, key in kept:
        assert copy.key() == key, "a copy changed when the original went on"
    for copy, key in kept[::10]:
        playout(copy.copy(), Rng(seed))
        assert copy.key() == key, "the original changed when a copy went on"


def check_listening(id: str, seats: int, seed: int) -> None:
    """Listening changes nothing; every event is JSON and has its words, for every seat and for spectators."""
    words = {language: Words(id, language, [f"seat {seat}" for seat in range(seats)]) for language in LANGUAGES}
    silent = new(id, seats)
    for state, action, turn in random_game(id, seats, seed, listening=True):
        assert state.key() == silent.key()
        silent.step(action, turn)
        for event in state.events or []:
            for seat in [None, *range(seats)]:
                json.dumps(told(id, event, seat))
                text = game(id).view.event(event.seen_by(seat))
                for say in words.values():
                    assert say(text)
        listen(state)


def check_records(id: str, seats: int, seed: int) -> None:
    """Record, save, load, replay: the same positions to the end."""
    record = Record(id, seats)
    state = record.start()
    keys = [state.key()]
    for _, action, turn in random_game(id, seats, seed):
        record.play(state, action, turn)
        keys.append(state.key())
    again = Record.loads(record.dumps())
    assert again == record
    assert [position.key() for position in replay(again)] == keys


def check_positions(id: str, seats: int, seed: int) -> None:
    """A position goes through its JSON and its line and comes back the same, and plays on the same."""
    for state in some_positions(id, seats, seed):
        data = json.loads(json.dumps(dump(state)))
        assert load(data).key() == state.key()
        assert load(position(state)).key() == state.key()
        assert [load(data).legal(seat) for seat in range(seats)] == [state.legal(seat) for seat in range(seats)]


def check_changes(id: str, seats: int, seed: int) -> None:
    """A position with one thing changed is refused with a sentence, or can be played to its end."""
    Fuzz(id, seats, seed).run(CHANGED)


def check_notation(id: str, seats: int, seed: int) -> None:
    """Every choice and outcome has a text of its own that parses back."""
    for state in some_positions(id, seats, seed):
        for seat in state.deciders() or [CHANCE]:
            legal = state.legal(seat)
            texts = [notation(state, action) for action in legal]
            assert len(set(texts)) == len(texts), f"two choices read the same: {sorted(texts)}"
            for action, text in list(zip(legal, texts, strict=True))[:12]:
                assert parse(state, text, None if seat == CHANCE else seat) == action


def check_secrets(id: str, seats: int, seed: int) -> None:
    """A redeal changes nothing that its seat can see or do, keeps the pieces, and knows nothing of the truth."""
    found = game(id)
    for state in some_positions(id, seats, seed):
        for seat in range(seats):
            seen, legal = view(state, seat), state.legal(seat)
            json.dumps(seen)
            world = state.copy()
            world.redeal(seat, Rng(seed + 3))
            found.position.check(world)
            assert view(world, seat) == seen, "a redeal changed what the seat sees"
            assert world.legal(seat) == legal, "a redeal changed what the seat can do"
            assert world.to_act() == state.to_act()
            assert world.deciders() == state.deciders()
            once, twice = state.copy(), world
            once.redeal(seat, Rng(seed + 7))
            twice.redeal(seat, Rng(seed + 7))
            assert once.key() == twice.key(), "a redeal depends on what the seat cannot know"
        json.dumps(view(state, None))


def check_questions(id: str, seats: int, seed: int) -> None:
    """Who is asked, and how often, is the same in all worlds that the others cannot tell apart."""
    for state in some_positions(id, seats, seed, every=3):
        asked = [seat for seat in state.deciders() if asks(state, seat)]
        world = state.copy()
        for seat in range(seats):  # one after the other: what is left is no more than a spectator knows
            world.redeal(seat, Rng(seed + 5))
            found = [other for other in world.deciders() if asks(world, other)]
            assert found == asked, f"being asked tells what seat {seat} cannot know: covered() must say so"


def check_view(id: str, seats: int, seed: int) -> None:
    """A view holds what the game's seen.py declares, key by key, and nothing else."""
    seen = part(id, "seen")
    common = {key for key, *_ in parts(COMMON)}
    for state in some_positions(id, seats, seed, every=11):
        for seat in (None, 0, seats - 1):
            whole = view(state, seat)
            wrong = misfit({key: value for key, value in whole.items() if key in common}, COMMON)
            assert not wrong, wrong
            if seen is not None:
                wrong = misfit({key: value for key, value in whole.items() if key not in common}, seen.View)
                assert not wrong, f"seen.py: {wrong}"


def check_observation(id: str, seats: int, seed: int) -> None:
    """The numbers of a game's observation.py, if it has one: as many as declared, within bounds, the same each time,
    and blind to what the seat cannot know."""
    module = part(id, "observation")
    if module is None:
        return
    seen = Observation(module)
    lows = [low for entry in seen.LAYOUT for low in entry.lows()]
    highs = [high for entry in seen.LAYOUT for high in entry.highs()]
    for entry in seen.LAYOUT:
        bounds = {len(entry.lows()), len(entry.highs())}
        assert bounds == {entry.length}, (
            f"observation.py: {entry.name!r} has {entry.length} numbers, not so many bounds"
        )
    for state in some_positions(id, seats, seed, every=11):
        if state.to_act() == CHANCE:
            most = len(state.legal())
            assert most <= seen.MOST_OUTCOMES, f"observation.py: MOST_OUTCOMES is {seen.MOST_OUTCOMES}, here are {most}"
        for seat in range(seats):
            before = state.key()
            numbers = written(seen, state, seat)
            assert state.key() == before, "observation.py: writing the numbers changed the position"
            assert written(seen, state, seat) == numbers, "observation.py: the same position gives other numbers"
            world = state.copy()
            world.redeal(seat, Rng(seed + 3))
            assert written(seen, world, seat) == numbers, f"observation.py: seat {seat} is told what it cannot know"
            for at, (low, number, high) in enumerate(zip(lows, numbers, highs, strict=True)):
                assert low <= number <= high, f"observation.py: number {at} is {number}, not {low} to {high}"


def written(seen: Observation, state: State, seat: int) -> list[int]:
    """The numbers of a seat, written into a row with room to spare, so that too many are found."""
    row = Row(2 * seen.width + 1, seen.most)
    row.begin(0, state.seats, seat)
    seen.WRITER.write(state, row)
    assert row.at == seen.width, f"observation.py: the LAYOUT lists {seen.width} numbers, {row.at} are written"
    numbers = [int(number) for number in row.numbers]
    assert not any(numbers[seen.width :]), f"observation.py: numbers are written beyond the {seen.width} of the LAYOUT"
    return numbers[: seen.width]


def check_words(id: str, seats: int, seed: int) -> None:
    """Every prompt and choice has its words in every language, and its rule a paragraph."""
    words = [Words(id, language, [f"seat {seat}" for seat in range(seats)]) for language in LANGUAGES]
    rules = [paragraphs(rules_text(id, language)) for language in LANGUAGES]
    for state in some_positions(id, seats, seed):
        for seat in state.deciders():
            asked = game(id).view.prompt(state, seat)
            json.dumps([prompt(state, seat), choices(state, seat)])
            for say, known in zip(words, rules, strict=True):
                assert say(asked.text)
                assert asked.rule in known, f"the short rules have no paragraph §{asked.rule}"
                listed = [say(game(id).view.choice(state, action, seat).text) for action in state.legal(seat)]
                assert all(listed)
                assert len(set(listed)) == len(listed), f"two choices read the same: {sorted(listed)}"
        for seat_or_none in [None, *range(seats)]:
            assert game(id).view.show(state, seat_or_none)


def paragraphs(rules: str) -> list[str]:
    """The numbers of the paragraphs of a game's short rules: ``## §3 Turn`` and ``**§3.1** ...``.

    >>> paragraphs("## §3 Turn\\n\\n**§3.1** Take a card.")
    ['3', '3.1']
    """
    return re.findall(r"^(?:#+ |\*\*)§([0-9]+(?:\.[0-9]+)*)", rules, re.MULTILINE)


def check_texts(id: str) -> None:
    """The text files of all languages have the same messages, the short rules the same paragraphs; code cites those."""
    messages = []
    for language in LANGUAGES:
        text = (folder(id) / f"text.{language}.ftl").read_text(encoding="utf-8")
        messages.append(sorted(re.findall(r"^([a-zA-Z][\w-]*) *=", text, re.MULTILINE)))
    assert messages[0] == messages[1], f"only in one language: {sorted(set(messages[0]) ^ set(messages[1]))}"
    numbers = [paragraphs(rules_text(id, language)) for language in LANGUAGES]
    assert numbers[0] == numbers[1], "the short rules have other paragraphs in German than in English"
    for file in sorted(folder(id).rglob("*.py")):
        for paragraph in re.findall(r"§([0-9]+(?:\.[0-9]+)*)", file.read_text(encoding="utf-8")):
            assert paragraph in numbers[0], f"{file.name} cites §{paragraph}, which the short rules do not have"
    for language in LANGUAGES:
        say = Words(id, language)
        for key in ("game-name", "game-tagline", *(f"option-{option.name}" for option in game(id).options)):
            assert say(Text(key))


PLACES = re.compile(r"seat:[0-9]+|part:[\w-]+|prompt|board")  # what a bubble may point at at any table
LONGEST_BUBBLE = 45  # words


def check_lesson(id: str) -> None:
    """A game's lesson, if it has one: it can be played as written, with every choice that it lets the learner take;
    what it points at is there, and every bubble has its words in every language."""
    taught = lesson(id)
    if taught is None:
        return
    assert taught.names.count("") == 1, "one name of a lesson is empty: the learner's"
    check_bubbles(id, taught)
    positions = play_lesson(id, taught)
    assert taught.learner in positions[-1].deciders(), "after a lesson it is the learner's turn"
    for step in taught.steps:
        for other in step.do[1:]:
            play_lesson(id, taught, {step.line: other})
    wanted = {thing for step in taught.steps for thing in step.at if not PLACES.fullmatch(thing)}
    assert view(taught.end(new(id, len(taught.names), **taught.options)), taught.learner), "its end can be drawn"
    lacking = wanted - things(id, positions)
    if lacking:  # things may lie on the table that nobody may touch during the lesson
        known = things(id, [*positions, *some_positions(id, len(taught.names), 1)])
        kinds = {thing.partition(":")[0] for thing in known}
        seen = json.dumps(view(positions[-1], taught.learner))
        lacking = {
            thing for thing in lacking - known if thing.partition(":")[0] not in kinds or not named_in(seen, thing)
        }
    assert not lacking, f"there is nothing like this to point at: {sorted(lacking)}"


def named_in(seen: str, thing: str) -> bool:
    """Whether a view, as JSON, names this thing of a kind that choices touch: ``circle:C08`` where it has a "C08"."""
    return json.dumps(thing.partition(":")[2]) in seen


def check_bubbles(id: str, taught: Lesson) -> None:
    """All that is said is short, in every language, and at a moment when the learner has time to read it."""
    for step in taught.steps:
        follows = taught.lines[step.line].seat if step.line < len(taught.lines) else taught.learner
        assert follows == taught.learner, f"{step.say}: nobody has time to read it, the next line is not the learner's"
    wanted = sorted(taught.messages())
    for language in LANGUAGES:
        messages = lesson_messages(id, language)
        assert sorted(messages.patterns) == wanted, f"{language}: {sorted(set(messages.patterns) ^ set(wanted))}"
        for key in wanted:
            said = messages.say(key, {})
            assert len(said.split()) <= LONGEST_BUBBLE, f"{key} is too long for a bubble in {language}: {said}"


def play_lesson(id: str, taught: Lesson, instead: dict[int, str] | None = None) -> list[State]:
    """A lesson as the table plays it: every position in which somebody is asked, and the one in which it ends.

    ``instead``: another of the choices that will do, by its line.
    """
    playing.update(seats=len(taught.names), seed=1, move=0)
    state = game(id).new(len(taught.names), game(id).complete(taught.options))
    line, rng, positions = 0, Rng(1), []
    moves = taught.advance(state.copy(), 0, rng)
    while True:
        playing["move"] = line
        for action, seat in moves:
            before, line = line, taught.read_on(line, state, action, seat)
            assert line != LEFT, f"line {before + 1} of the lesson of {id} does not say {notation(state, action)!r}"
            state.step(action, seat)
        positions.append(state.copy())
        if line == len(taught.lines):
            return positions
        asked = taught.lines[line]
        said = (instead or {}).get(line, asked.wanted[0])
        where = f"line {line + 1} of the lesson of {id}, seat {asked.seat + 1}: {said}"
        assert asked.seat in state.deciders(), f"{where}: {asked_now(state)}"
        assert asks(state, asked.seat), f"{where}: it plays itself, and is not written"
        action = parse(state, said, asked.seat)
        follow = state.copy()
        follow.step(action, asked.seat)
        moves = [(action, asked.seat), *taught.advance(follow, line + 1, rng)]


def things(id: str, positions: Iterable[State]) -> set[str]:
    """All that a choice touches in these positions."""
    say = game(id).view.choice
    asked = [(state, seat) for state in positions for seat in state.deciders()]
    return {thing for state, seat in asked for one in state.legal(seat) for thing in say(state, one, seat).touches}


CHECKS: tuple[Callable[[str, int, int], None], ...] = (
    check_choices,
    check_odds,
    check_refusal,
    check_copies,
    check_listening,
    check_records,
    check_positions,
    check_changes,
    check_notation,
    check_secrets,
    check_questions,
    check_view,
    check_observation,
    check_words,
)


def perft(state: State, depth: int) -> int:
    """The number of lines of play of this length, where chance always gives its first outcome.

    A count that changes tells that a rule did.
    """
    if depth == 0 or state.to_act() == OVER:
        return 1
    turn = state.to_act()
    if turn == CHANCE:
        state.step(state.moves(CHANCE)[0], CHANCE)
        return perft(state, depth)
    total = 0
    for action in state.moves(turn):
        child = state.copy()
        child.step(action, turn)
        total += perft(child, depth - 1)
    return total


def playthrough(id: str, seats: int, seed: int = 1, moves: int = 300) -> str:
    """A random game as text for people: who acts, the choices, the one taken, the position when the seat changes.

    Long games are told up to so many moves; their end is always.
    """
    found: Game = game(id)
    lines = [f"{id}, version {found.version}, {seats} seats, seed {seed}"]
    acting = CHANCE
    state = new(id, seats)
    number = 0
    for number, (state, action, turn) in enumerate(random_game(id, seats, seed), 1):
        if number > moves:
            continue
        if turn not in (CHANCE, acting):
            lines += ["", found.view.show(state, turn)]
            acting = turn
        if turn == CHANCE:
            lines.append(f"> chance: {notation(state, action)}")
        else:
            legal = [notation(state, one) for one in state.legal(turn)]
            listed = ", ".join(legal[:8]) + (f", ... {len(legal)} in all" if len(legal) > 8 else "")
            lines.append(f"> seat {turn + 1} of [{listed}]: {notation(state, action)}")
    lines += ["", f"after {number} moves", found.view.show(state, None)]
    lines += [f"scores {state.scores()} places {state.places()}", ""]
    return "\n".join(lines)
