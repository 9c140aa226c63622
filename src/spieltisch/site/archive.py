"""The Python that a browser needs, as one archive: what the worker imports, and the games. No server, no lab."""

import ast
import importlib.util
import zipfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from spieltisch.engine.registry import folder, games, home

WORKER = "spieltisch.site.worker"
STAND_INS = Path(__file__).parent / "stand_ins"  # for libraries that only pay where the rules are compiled
ASKED_FOR_BY_NAME = ("balance", "box", "reasons")  # modules of a game that are found by their name and not by an import
SAME_DAY = (2020, 1, 1, 0, 0, 0)  # the same sources make the same archive


def archive() -> bytes:
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as made:
        for name, data in sorted(files().items()):
            info = zipfile.ZipInfo(name, SAME_DAY)
            info.compress_type = zipfile.ZIP_DEFLATED
            made.writestr(info, data)
    return packed.getvalue()


def files() -> dict[str, bytes]:
    """All files of the archive, by their names in it."""
    found = {str(file.relative_to(STAND_INS)): file.read_bytes() for file in STAND_INS.rglob("*.py")}
    for module in needed():
        source = where(module)
        if source is not None:
            inside = module.replace(".", "/") + ("/__init__.py" if source.name == "__init__.py" else ".py")
            found[inside] = source.read_bytes()
    for id in games():
        inside = home(id).replace(".", "/")
        for place in [folder(id), *older(id)]:
            for file in [*place.glob("*.json"), *place.glob("text.en.ftl")]:
                found[f"{inside}/{file.relative_to(folder(id)).as_posix()}"] = file.read_bytes()
    return found


def needed() -> set[str]:
    """The modules of this package, and of games from elsewhere, that the worker and the games lead to."""
    todo = [WORKER]
    for id in games():
        todo += [home(id), *(f"{home(id)}.{name}" for name in ASKED_FOR_BY_NAME)]
        todo += [f"{home(id)}.{place.name}" for place in older(id)]
    roots = {"spieltisch", *(home(id).split(".")[0] for id in games())}
    found: set[str] = set()
    while todo:
        module = todo.pop()
        if module in found or module.split(".")[0] not in roots or where(module) is None:
            continue
        found.add(module)
        todo += [module.rpartition(".")[0]] * ("." in module)
        todo += imports(module)
    return found


def older(id: str) -> list[Path]:
    """The folders of a game with the rules of before."""
    return [place for place in folder(id).glob("v[0-9]*") if place.is_dir()]


def where(module: str) -> Path | None:
    """The source of a module, None if there is no such module."""
    try:
        spec = importlib.util.find_spec(module)
    except ModuleNotFoundError:
        return None
    if spec is None or spec.origin is None:
        return None
    origin = Path(spec.origin)
    return origin.with_name(origin.name.split(".")[0] + ".py")  # of a compiled module, the source beside it


def imports(module: str) -> Iterator[str]:
    """What a module imports when it runs; what is only for the check of types is left out."""
    source = where(module)
    assert source is not None
    package = module if source.name == "__init__.py" else module.rpartition(".")[0]
    for node in running(ast.parse(source.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package.split(".")[: len(package.split(".")) - node.level + 1]) if node.level else ""
            full = ".".join(part for part in (base, node.module) if part)
            yield full
            yield from (f"{full}.{name.name}" for name in node.names)


def running(tree: ast.AST) -> Iterator[ast.AST]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            for other in node.orelse:
                yield other
                yield from running(other)
        else:
            yield node
            yield from running(node)
