"""Names and texts that people type, made fit to be shown."""

import unicodedata

LONGEST = 24


def clean(text: str, longest: int = LONGEST) -> str:
    """One line without control or direction characters, not too long.

    >>> clean("  Ada\\u202e\\n  Lovelace ")
    'Ada Lovelace'
    """
    shown = "".join(" " if letter.isspace() else letter for letter in unicodedata.normalize("NFC", text))
    kept = "".join(letter for letter in shown if unicodedata.category(letter)[0] != "C")
    return " ".join(kept.split())[:longest].rstrip()
