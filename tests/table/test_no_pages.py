"""A clone whose pages are not built: the server runs, and one sentence says how to get them."""

import asyncio
import socket
from pathlib import Path

import pytest
from starlette.requests import Request

from spieltisch.site.writing import NoSite, pages
from spieltisch.table import files, serve
from spieltisch.table.files import NO_PAGES
from spieltisch.table.settings import Settings


@pytest.fixture
def no_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (files, serve):
        monkeypatch.setattr(module, "STATIC", tmp_path / "static")


@pytest.mark.parametrize("path", ["", "new/reef", "assets/board.js"])
def test_a_browser_is_told(no_pages: None, path: str) -> None:
    request = Request(
        {"type": "http", "method": "GET", "path": f"/{path}", "headers": [], "path_params": {"path": path}}
    )
    answer = asyncio.run(files.browser(request))
    assert answer.status_code == 404
    assert bytes(answer.body).decode() == NO_PAGES


def test_the_operator_is_told(no_pages: None, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        serve.announce(Settings(), listening)
    told = capsys.readouterr()
    assert "Spieltisch: http://127.0.0.1:" in told.out
    assert told.err.splitlines()[-1] == f"spieltisch: {NO_PAGES}"


def test_a_site_without_them_is_refused(no_pages: None) -> None:
    with pytest.raises(NoSite, match="the pages are not built: npm ci"):
        pages()
