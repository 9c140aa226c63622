"""Shows the C compiler what it cannot see in the C that mypyc writes: the values of constants, and small functions.

Each brings Reef 5 % more decisions a second (bench/beside.py). Both keep to what mypyc wrote: a constant is the number
that the module works out when it is imported, a function is the same function.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

# int64_t CPyStatic_reef___state___ROUND = -113;   (-113: not worked out yet)
CONSTANT = re.compile(r"^int64_t CPyStatic_(\w+)___(\w+?) = -113;", re.MULTILINE)
READ = re.compile(r"( cpy_r_\w+ = )CPyStatic_(\w+);")
ASK = """
import importlib, json, sys
print(json.dumps([getattr(importlib.import_module(module), name) for module, name in json.loads(sys.argv[1])]))
"""
# To be inlined everywhere: the sets of engine/bits.py.
SMALL = re.compile(
    r"^int64_t CPyDef_(?:\w+___)?bits___(?:bit|count|lowest)\([^;{]*\) \{\n.*?^\}\n", re.MULTILINE | re.DOTALL
)


def constants(parts: dict[str, str], sources: list[str], root: str) -> dict[str, int]:
    """The numbers that modules work out when they are imported, like the place of a field, by their names in C."""
    modules = [".".join(Path(source).relative_to(root).with_suffix("").parts) for source in sources]
    named: dict[str, tuple[str, str]] = {}
    for end, name in (found for part in parts.values() for found in CONSTANT.findall(part)):
        owner = next(one for one in modules if f".{one}".endswith("." + end.replace("___", ".")))
        named[f"{end}___{name}"] = (owner, name)
    # Plain Python is asked: compiled modules of another day may lie beside it.
    told = subprocess.run(
        [sys.executable, "-c", ASK, json.dumps(list(named.values()))],
        env=os.environ | {"PYTHONPATH": root, "SPIELTISCH_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return dict(zip(named, json.loads(told.stdout), strict=True))


def inlined(parts: dict[str, str], sources: list[str], root: str) -> dict[str, str]:
    """Files of C with constants put in, and with the small functions of another file at hand for inlining."""
    values = constants(parts, sources, root)
    home = "core"
    small = "".join(f"extern inline __attribute__((gnu_inline)) {one[0]}" for one in SMALL.finditer(parts[home]))

    def put(read: re.Match[str]) -> str:
        return f"{read[1]}{values[read[2]]}LL;" if read[2] in values else read[0]

    made = {name: READ.sub(put, part) for name, part in parts.items()}
    for name in set(parts) - {home}:
        head = re.match(r"(?:#include .*\n)+", made[name])
        assert head is not None, f"{name} begins without its headers"
        made[name] = f"{head[0]}#ifdef __GNUC__\n{small}#endif\n{made[name][head.end() :]}"
    return made
