"""What a terminal shows: the one place that makes its screen."""

from rich.console import Console


def screen(stderr: bool = False) -> Console:
    """People name themselves, and bots: nothing in a text that is shown, not even "[/red]", is read as markup."""
    return Console(stderr=stderr, markup=False)
