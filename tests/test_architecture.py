"""The table of lines in docs/architecture.md is counted, so that it stays true."""

import ast
import io
import re
import tokenize
from pathlib import Path

import pytest

import spieltisch

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src/spieltisch/games"
DOC = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
NO_CODE = {
    *(tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE),
    *(tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER),
}


def lines_of(node: ast.stmt) -> set[int]:
    return set(range(node.lineno, (node.end_lineno or node.lineno) + 1))


def code_lines(text: str) -> int:
    """Without blank lines, comments, docstrings and imports."""
    found: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type not in NO_CODE:
            found |= set(range(token.start[0], token.end[0] + 1))
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            found -= lines_of(node)
        elif isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and ast.get_docstring(node) is not None:
            found -= lines_of(node.body[0])
    return len(found)


def longest_function(text: str) -> int:
    functions = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)]
    return max((len(lines_of(function)) for function in functions), default=0)


@pytest.mark.parametrize("id", spieltisch.games())
def test_the_table_of_lines_is_true(id: str) -> None:
    order = re.search(rf"^\| ([^|]*) \| ([a-z_, ]+) \| \[one turn\]\(walks/{id}\.md\)", DOC, re.MULTILINE)
    assert order is not None
    files = [(GAMES / id / f"{name}.py").read_text(encoding="utf-8") for name in order[2].split(", ")]
    position = (GAMES / id / "position.py").read_text(encoding="utf-8")
    row = next(line for line in DOC.splitlines() if line.startswith(f"| {order[1]} |") and "→" in line)
    now = [int(re.sub(r"\D", "", cell.split("→")[1])) for cell in row.split("|")[2:-1]]
    counted = [len(files), sum(map(code_lines, files)), code_lines(position), max(map(longest_function, files))]
    assert now == counted


def test_what_is_no_code_is_not_counted() -> None:
    text = '"""About\nthis."""\n\nimport os\n\n\ndef sign() -> str:\n    """A sign."""\n    # long\n    return """a\nb"""\n'
    assert code_lines(text) == 3
    assert longest_function(text) == 5
