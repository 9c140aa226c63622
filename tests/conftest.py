"""For all tests."""

import importlib
from collections.abc import Iterator
from contextlib import suppress

import pytest

package = importlib.import_module("spieltisch.games")

# Schemathesis looks for this when all is over; parsing it then can break CPython 3.11 (SystemError in ast.parse).
with suppress(ImportError):
    importlib.import_module("schemathesis.reporting.allure")


@pytest.fixture(scope="module", autouse=True)
def our_games() -> Iterator[None]:
    """A game that a file of tests brought leaves with it: those who go through all games meet no stranger."""
    places = list(package.__path__)
    yield
    package.__path__[:] = places


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> Iterator[None]:
    """The names of what failed come last of all, where a long answer cannot hide them."""
    yield
    for report in (*terminalreporter.stats.get("failed", []), *terminalreporter.stats.get("error", [])):
        terminalreporter.write_line(f"failed: {report.nodeid}")
