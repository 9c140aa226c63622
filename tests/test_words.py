"""The texts read the same here as in Fluent's reference implementation, which also stands for the browser's."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import spieltisch
from spieltisch.fluent import BadMessage, Messages

TEXTS = sorted(Path(spieltisch.__file__).parent.rglob("text.*.ftl"))
ODD = """
-brand = Spieltisch
plain = one line
    and { "{" } more
nested = { plain } by { -brand }
number = { $n } of { 12000 }
chosen = { $n ->
    [0] none
    [one] one
    [dog] a dog
   *[other] { $n ->
        [2] two
       *[other] many: { $n }
    }
}
"""


def reference(language: str, source: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("file", [None, *TEXTS], ids=lambda file: f"{file.parent.name}-{file.name}" if file else "odd")
def test_every_message_reads_as_in_the_reference(file: Path | None, language: str) -> None:
    """Given every message and all kinds of arguments, when both say it, then they say the same."""
    source = file.read_text(encoding="utf-8") if file else ODD
    if file and file.name != f"text.{language}.ftl":
        pytest.skip("the text of the other language")
    ours, theirs = Messages(language, source), reference(language, source)
    names = sorted(set(re.findall(r"\$(\w[\w-]*)", source)))
    said = 0
    for key in re.findall(r"^([a-zA-Z][\w-]*) *=", source, re.MULTILINE):
        for value in (0, 1, 2, 5, -3, 1234, 1234567, "Ada", "", "dog"):
            args = dict.fromkeys(names, value)
            pattern = theirs.get_message(key).value
            assert pattern is not None
            expected, _ = theirs.format_pattern(pattern, args)
            assert ours.say(key, args) == expected, f"{key} with {value!r}"
            said += 1
    assert said >= 10


@pytest.mark.parametrize(
    ("source", "wrong"),
    [
        ("other = x", "the text files have no message 'key'"),
        ("key = { $n }", "message 'key': the argument n is missing"),
        ("key = { NUMBER($n) }", "message 'key': FunctionReference is not used in these texts"),
        ("key = { other }", "message 'key': the text files have no message 'other'"),
    ],
)
def test_what_cannot_be_said_is_named(source: str, wrong: str) -> None:
    with pytest.raises(BadMessage) as refused:
        Messages("en", source).say("key", {})
    assert refused.value.args[0] == wrong
