"""What anybody may read: the games, their texts, rules and boards, and the browser side as files."""

from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from spieltisch.engine.game import Game, Json
from spieltisch.engine.lesson import lesson
from spieltisch.engine.registry import folder, game, games
from spieltisch.engine.table import view
from spieltisch.table.answers import answer, levels, plain, public_url
from spieltisch.table.boards import module
from spieltisch.table.devices import YEAR
from spieltisch.table.refusal import Refusal

TEXTS = Path(__file__).parent.parent  # the table's own messages, beside those of each game
LANGUAGES = sorted(file.name.split(".")[1] for file in TEXTS.glob("text.*.ftl"))
STATIC = Path(__file__).parent / "static"
NO_PAGES = "the pages are not built: npm ci && npm run build in web/ of the sources, or install a wheel, which has them"


async def list_games(request: Request) -> Response:
    cards = [game_card(game(id)) for id in games()]
    return answer({"games": cards, "levels": levels(request), "url": public_url(request)})


def game_card(rules: Game) -> Json:
    return {
        "id": rules.id,
        "version": rules.version,
        "seats": list(rules.seats),
        "minutes": rules.minutes,
        "lesson": lesson(rules.id) is not None,
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "choices": list(option.choices),
                "file": option.read is not None,
            }
            for option in rules.options
        ],
    }


def text_of(place: Path, name: str) -> str:
    file = place / name
    return file.read_text(encoding="utf-8") if file.exists() else ""


def language(request: Request) -> str:
    named = str(request.path_params["language"])
    if named not in LANGUAGES:
        raise Refusal("not-found", f"there are texts in {' and '.join(LANGUAGES)}")
    return named


async def table_text(request: Request) -> Response:
    return plain(text_of(TEXTS, f"text.{language(request)}.ftl"), "text/plain")


async def game_text(request: Request) -> Response:
    name = f"text.{language(request)}.ftl"
    own = text_of(folder(request.path_params["game"]), name)
    return plain(text_of(TEXTS, name) + "\n" + own, "text/plain")


async def game_lesson(request: Request) -> Response:
    """The bubbles of a lesson; what chance and the others will do stays with the server."""
    bubbles = lesson_card(request.path_params["game"])
    if bubbles is None:
        raise Refusal("not-found", "this game has no lesson")
    return answer(bubbles)


@cache
def lesson_card(id: str) -> Json:
    """The bubbles, and the table as the learner leaves it, with what a picture of it points out."""
    taught = lesson(id)
    if taught is None:
        return None
    end = taught.end(game(id).new(len(taught.names), taught.options))
    picture = {"view": view(end, taught.learner), "names": taught.names, "labels": taught.labels}
    return {"chapters": taught.chapters, "lines": len(taught.lines), "steps": taught.steps, "picture": picture}


async def lesson_text(request: Request) -> Response:
    return plain(text_of(folder(request.path_params["game"]), f"lesson.{language(request)}.ftl"), "text/plain")


async def game_rules(request: Request) -> Response:
    name = f"rules.{language(request)}.md"
    return plain(text_of(folder(request.path_params["game"]), name), "text/markdown")


async def game_board(request: Request) -> Response:
    return plain(module(request.path_params["game"]), "text/javascript")


def static_file(path: str) -> Path | None:
    """A file of the built browser side; nothing outside its folder."""
    try:
        wanted = (STATIC / path).resolve()
        return wanted if wanted.is_relative_to(STATIC.resolve()) and wanted.is_file() else None
    except (OSError, ValueError):  # a name that no file can have
        return None


async def browser(request: Request) -> Response:
    """A file, or the single page that draws every address of a person."""
    path = request.path_params["path"]
    if path.startswith("api/"):
        raise Refusal("not-found", "there is no such call")
    found = static_file(path) if path else None
    if found is not None:
        hashed_name = path.startswith("assets/")
        caching = f"public, max-age={YEAR}, immutable" if hashed_name else "no-cache"
        return FileResponse(found, headers={"cache-control": caching})
    shell = STATIC / "index.html"
    if "." in path.rsplit("/", 1)[-1] or not shell.is_file():
        missing = "there is no such file" if shell.is_file() else NO_PAGES
        return Response(missing, 404, media_type="text/plain")
    return FileResponse(shell, headers={"cache-control": "no-cache"})
