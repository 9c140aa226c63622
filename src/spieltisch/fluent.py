"""Messages of Project Fluent, put together from the syntax tree that ``fluent.syntax`` reads.

The reference implementation, ``fluent.runtime``, brings Babel and pytz, 36 megabytes, to write a number with its
thousands apart; here are the parts of Fluent that the text files use. A test holds the two to the same output.
"""

from collections.abc import Callable, Mapping

from fluent.syntax import FluentParser, ast

Value = str | int

# What differs between languages: where thousands are set apart, and which numbers are called "one".
THOUSANDS = {"en": ",", "de": "."}
PLURALS: dict[str, Callable[[int], str]] = {language: lambda n: "one" if n == 1 else "other" for language in THOUSANDS}


class BadMessage(KeyError):
    """A message that is not there, lacks an argument, or uses more of Fluent than is known here."""


class Messages:
    """The messages of one language.

    >>> Messages("en", "points = { $who } has { $n } points").say("points", {"who": "Ada", "n": 1200})
    'Ada has 1,200 points'
    """

    def __init__(self, language: str, *sources: str) -> None:
        self.language = language
        self.patterns: dict[str, ast.Pattern] = {}
        for source in sources:
            for entry in FluentParser(with_spans=False).parse(source).body:
                if isinstance(entry, ast.Message | ast.Term) and entry.value is not None:
                    term = "-" if isinstance(entry, ast.Term) else ""
                    self.patterns.setdefault(term + entry.id.name, entry.value)

    def __contains__(self, key: str) -> bool:
        return key in self.patterns

    def say(self, key: str, args: Mapping[str, Value]) -> str:
        """A message with its arguments filled in."""
        if key not in self.patterns:
            raise BadMessage(f"the text files have no message {key!r}")
        try:
            return self.pattern(self.patterns[key], args)
        except BadMessage as wrong:
            raise BadMessage(f"message {key!r}: {wrong.args[0]}") from None

    def pattern(self, pattern: ast.Pattern, args: Mapping[str, Value]) -> str:
        parts = []
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                parts.append(element.value)
            else:
                parts.append(self.shown(self.value(element.expression, args)))
        return "".join(parts)

    def shown(self, value: Value) -> str:
        return f"{value:,}".replace(",", THOUSANDS[self.language]) if isinstance(value, int) else value

    def value(self, expression: object, args: Mapping[str, Value]) -> Value:
        """What stands between a pair of braces."""
        if isinstance(expression, ast.VariableReference):
            if expression.id.name not in args:
                raise BadMessage(f"the argument {expression.id.name} is missing")
            return args[expression.id.name]
        if isinstance(expression, ast.StringLiteral):
            return str(expression.parse()["value"])
        if isinstance(expression, ast.NumberLiteral) and expression.value.lstrip("-").isdigit():
            return int(expression.value)
        if isinstance(expression, ast.SelectExpression):
            return self.pattern(self.variant(expression, args), args)
        if isinstance(expression, ast.MessageReference) and expression.attribute is None:
            return self.say(expression.id.name, args)
        if isinstance(expression, ast.TermReference) and expression.attribute is None and not expression.arguments:
            return self.say(f"-{expression.id.name}", {})
        if isinstance(expression, ast.Placeable):
            return self.value(expression.expression, args)
        raise BadMessage(f"{type(expression).__name__} is not used in these texts")

    def variant(self, select: ast.SelectExpression, args: Mapping[str, Value]) -> ast.Pattern:
        """The variant whose key is the value, else the one of its plural, else the default."""
        chosen = self.value(select.selector, args)
        plural = PLURALS[self.language](chosen) if isinstance(chosen, int) else None
        default = next(variant.value for variant in select.variants if variant.default)
        for variant in select.variants:
            key = variant.key
            if isinstance(key, ast.NumberLiteral):
                if isinstance(chosen, int) and float(key.value) == chosen:
                    return variant.value
            elif key.name in (chosen, plural):
                return variant.value
        return default
