"""What can go wrong, each with one sentence that says what and what to do."""


class SpieltischError(ValueError):
    """Bad input. The message is one sentence meant for a person; nothing was changed."""


class UnknownGame(SpieltischError):
    """There is no game of that id."""


class BrokenGame(UnknownGame):
    """A game whose package cannot be imported, or holds none."""


class UnknownVersion(UnknownGame):
    """The game does not keep the rules of that version."""


class BadSeats(SpieltischError):
    """The game cannot be played by that many."""


class BadOption(SpieltischError):
    """An option that the game does not have, or a value it does not take."""


class IllegalAction(SpieltischError):
    """A choice that the rules do not offer now; the position is unchanged."""


class BadNotation(SpieltischError):
    """A text that names no choice open now."""


class BadPosition(SpieltischError):
    """A position that the box could not show."""


class BadRecord(SpieltischError):
    """A record that is cut off, edited, or of another game or rules version."""
