"""Something that cannot be done."""


class Refusal(Exception):
    """Code and sentence go to whoever asked."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
