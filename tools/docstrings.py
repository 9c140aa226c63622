"""Puts docstrings into the C that mypyc writes, which keeps only signatures: ``help(state.apply)`` shall answer.

mypyc has no setting for it, and its generator is itself compiled, so the C is completed after it was written.
"""

import ast
import re
from pathlib import Path

TEXT = r'((?:\s*"(?:[^"\\]|\\.)*")+)'
# {"apply", (PyCFunction)CPyPy_contract___State___apply, METH_FASTCALL, PyDoc_STR("apply($self, action)\n--\n\n")}
FUNCTION = re.compile(rf"(\(PyCFunction\)CPyPy_(\w+),[^{{}}]*?PyDoc_STR\(){TEXT}\)")
# .tp_methods = contract___State_methods, ... .tp_doc = PyDoc_STR("State(seats)\n--\n\n")
CLASS = re.compile(rf"(\.tp_methods = (\w+)_methods,(?:(?!\.tp_methods).)*?\.tp_doc = PyDoc_STR\(){TEXT}\)", re.DOTALL)
MODULE = re.compile(r'(PyModuleDef_HEAD_INIT,\s*"([\w.]+)",\s*)NULL(?=, /\* docstring \*/)')


def docstrings(source: Path, root: Path) -> dict[str, str]:
    """The docstrings of a module, its classes and functions, by the end of the name that mypyc gives them in C."""
    module = ".".join(source.relative_to(root).with_suffix("").parts)
    found: dict[str, str] = {}

    def look(node: ast.AST, name: str) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.ClassDef | ast.FunctionDef):
                full = f"{name}.{child.name}"
                if text := ast.get_docstring(child):
                    found[full.replace("___", "___3_").replace(".", "___")] = text
                look(child, full)

    tree = ast.parse(source.read_text(encoding="utf-8"))
    found[module.replace(".", "___")] = ast.get_docstring(tree) or ""
    look(tree, module)
    return found


def quoted(text: str) -> str:
    """A string of C."""
    plain = (chr(byte) if 32 <= byte < 127 and byte not in b'"\\' else f"\\{byte:03o}" for byte in text.encode())
    return '"' + "".join(plain) + '"'


def documented(parts: dict[str, str], sources: list[str], root: str) -> dict[str, str]:
    """Files of C with the docstrings of the Python they were made from put behind the signatures."""
    by_end: dict[str, str] = {}
    for source in sources:
        for name, text in docstrings(Path(source), Path(root)).items():
            words = name.split("___")
            for start in range(len(words)):  # mypyc leaves out as much of the front as all modules share
                by_end.setdefault("___".join(words[start:]), text)

    def put(found: re.Match[str]) -> str:
        text = by_end.get(found[2].replace(".", "___"))
        if text is None:
            return found[0]
        return f"{found[1]}{found[3]} {quoted(text)})" if found.re is not MODULE else f"{found[1]}{quoted(text)}"

    return {name: MODULE.sub(put, CLASS.sub(put, FUNCTION.sub(put, c))) for name, c in parts.items()}
