"""What happened, told to whoever listens; the log, the animation and the replay all live on it."""

from typing import Final

Fact = int | str | bool | list[int] | list[str] | None

HIDDEN: Final = "hidden"


class Event:
    """Something that happened at the table.

    ``facts`` is what everybody saw. ``secret`` is what only the seats in ``to`` saw besides.
    """

    def __init__(
        self,
        kind: str,
        facts: dict[str, Fact],
        secret: dict[str, Fact] | None = None,
        to: list[int] | None = None,
    ) -> None:
        self.kind = kind
        self.facts = facts
        self.secret = secret
        self.to: list[int] = to or []

    def seen_by(self, seat: int | None) -> dict[str, Fact]:
        """The event as this seat saw it (None: a spectator). ``hidden`` marks that something was kept from it."""
        seen: dict[str, Fact] = {"event": self.kind}
        seen.update(self.facts)
        if self.secret is not None:
            if seat is not None and seat in self.to:
                seen.update(self.secret)
            else:
                seen[HIDDEN] = True
        return seen
