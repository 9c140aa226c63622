"""An extension of the documentation site: examples in docstrings stand as code, not as quotations."""

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"(?:^[ ]*>>> .*\n?(?:^[ ]*[^\s>].*\n?|^[ ]*\.\.\..*\n?|^[ ]*>>> .*\n?)*)", re.MULTILINE)


class Examples(griffe.Extension):
    def on_instance(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring is not None and ">>> " in obj.docstring.value:
            obj.docstring.value = EXAMPLE.sub(
                lambda found: f"```python\n{found[0].rstrip()}\n```\n", obj.docstring.value
            )
