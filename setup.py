"""Compiles the rules with mypyc, and builds the pages, where the tools for it are at hand.

Neither is needed for an install: without a C compiler the rules run as plain Python, without pages the table is
played by the terminal. What is missing is said in a sentence.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

from setuptools import Distribution, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.modified import newer_group

SOURCE = Path("src/spieltisch")
PAGES = SOURCE / "table" / "static" / "index.html"
ENGINE = ("bits", "errors", "event", "rng", "contract", "fields", "numbers", "phase", "play", "seat")
LAB = ("reward", "batch", "results", "lessons")
TABLE = ("delta", "round", "seating", "wire", "company")
# Never compiled: what is seldom called, or reads what strangers wrote (compiled, a loop over numbers takes True for 1).
PLAIN = {
    *("__init__.py", "position.py", "terminal.py", "balance.py", "seen.py", "reasons.py"),
    *("box.py", "guests.py", "command.py", "nets.py"),
}
SLOW = "the rules run as plain Python, twenty times slower"


def say(sentence: str) -> None:
    print(f"spieltisch: {sentence}.", file=sys.stderr)


def hot() -> list[str]:
    """What to compile, all in one group: calls between modules are then calls of C.

    To work on one game, SPIELTISCH_COMPILE=engine,bots,lab,reef leaves the others as plain Python.
    """
    parts = {"engine": [SOURCE / "engine" / f"{name}.py" for name in ENGINE], "bots": sorted(SOURCE.glob("bots/*.py"))}
    parts["lab"] = [SOURCE / "lab" / f"{name}.py" for name in LAB]
    parts["table"] = [SOURCE / "table" / f"{name}.py" for name in TABLE]
    for rules in sorted(SOURCE.glob("games/*/rules.py")):
        parts[rules.parent.name] = sorted(rules.parent.rglob("*.py"))
    wanted = os.environ.get("SPIELTISCH_COMPILE", ",".join(parts)).split(",")
    return [str(path) for part in wanted for path in parts[part] if path.name not in PLAIN]


def extensions() -> list[Any]:
    if os.environ.get("SPIELTISCH_PURE"):
        say("not compiled, as SPIELTISCH_PURE asks; the rules run as plain Python")
        return []
    if os.environ.get("SPIELTISCH_BUILT") or not {"build_ext", "bdist_wheel", "install", "develop"} & set(sys.argv):
        return []
    if sys.platform != "win32" and not shutil.which(os.environ.get("CC", "cc")) and not shutil.which("gcc"):
        say(f"no C compiler found; {SLOW}")
        return []
    try:
        return compiled()
    except (Exception, SystemExit) as wrong:  # whatever mypyc has against this machine, an install goes on
        say(f"mypyc could not translate the rules ({wrong}); {SLOW}")
        return []


def compiled() -> list[Any]:
    made, sources = translate(hot())
    group = made[0]
    group.sources = parts(group.sources, sources)
    if sys.platform != "win32":
        for extension in made:  # calls inside need no detour, and floats are as uncompiled, on every processor
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden", "-ffp-contract=off"]
    return made


def translate(sources: list[str]) -> tuple[list[Any], list[str]]:
    """What mypyc makes of these files, and of which: a game that it refuses runs as plain Python, the others do not."""
    from mypyc.build import mypycify

    said = StringIO()
    try:
        with redirect_stdout(said):
            return mypycify(sources, opt_level="3", debug_level="0", multi_file=True), sources
    except SystemExit:
        print(said.getvalue())
        faults = {game_of(fault): fault for fault in re.findall(r"^.+: error: .+$", said.getvalue(), re.M)}
        if not faults or "" in faults:
            raise  # no game's fault
        for game, fault in faults.items():
            say(f"the game {game} is not compiled and runs as plain Python: {fault}")
        return translate([file for file in sources if game_of(file) not in faults])


def game_of(line: str) -> str:
    """The game whose file is named; "" if none is."""
    found = re.match(r"\S*[/\\]games[/\\](\w+)[/\\]", line)
    return found[1] if found else ""


def parts(translated: list[str], sources: list[str]) -> list[str]:
    """One C file a game and one for all the rest: few enough to inline within, enough to keep every core at work."""
    sys.path.insert(0, str(Path(__file__).parent / "tools"))
    from docstrings import documented
    from inlined import inlined

    texts: dict[str, str] = {}
    for file in sorted(translated):
        game = re.search(r"___games___([a-z_]+?)___", file)
        name = game[1] if game else "core"
        texts[name] = texts.get(name, "") + Path(file).read_text(encoding="utf-8")
    texts = inlined(documented(texts, sources, "src"), sources, "src")
    made = {Path("build") / f"__part_{name}.c": text for name, text in texts.items()}
    for path, text in made.items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:  # else nothing is compiled again
            path.write_text(text, encoding="utf-8")
    return [str(path) for path in sorted(made, key=lambda path: -path.stat().st_size)]


def built() -> list[Path]:
    """The modules that lie compiled in the tree."""
    return sorted(Path("src").rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"))


class Rules(build_ext):
    """The compiled modules; none at all where one of them cannot be had."""

    def run(self) -> None:
        if os.environ.get("SPIELTISCH_BUILT"):
            return self.take_built()
        in_a_clone = self.inplace  # which setuptools forgets while it works
        try:
            super().run()
            if in_a_clone:
                self.clear_away()
            else:
                self.leave_out_names()
        except Exception as wrong:
            if in_a_clone:
                raise
            for name in self.get_outputs():
                Path(name).unlink(missing_ok=True)
            self.extensions = []
            self.be_pure()
            say(f"the C compiler failed ({str(wrong).splitlines()[0][:200]}); {SLOW}")
        return None

    def clear_away(self) -> None:
        """A module that was compiled earlier and is left out now must not lie in front of its source."""
        made = {Path(name).resolve() for name in self.get_output_mapping().values()}
        for file in built() if made else []:
            if file.resolve() not in made:
                file.unlink()

    def be_pure(self) -> None:
        """Nothing was compiled: a wheel that is being made runs on every machine, and says so by its name."""
        self.distribution.ext_modules = []
        wheel = self.distribution.get_command_obj("bdist_wheel", create=False)
        if wheel is not None:
            wheel.root_is_pure = True

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or True  # as many at a time as there are cores

    def build_extension(self, ext: Any) -> None:
        if len(ext.sources) > 1:
            with ThreadPoolExecutor(os.cpu_count()) as cores:
                ext.extra_objects = list(cores.map(lambda source: self.compiled_part(ext, source), ext.sources))
            ext.depends += ext.extra_objects
            ext.sources = []
        super().build_extension(ext)

    def compiled_part(self, ext: Any, source: str) -> str:
        """The object of one C file, compiled if that or a header is newer."""
        (made,) = self.compiler.object_filenames([source], output_dir=self.build_temp)
        if self.force or newer_group([source, *ext.depends], made):
            self.compiler.compile(
                [source], self.build_temp, include_dirs=ext.include_dirs, extra_postargs=ext.extra_compile_args
            )
        return str(made)

    def take_built(self) -> None:
        """SPIELTISCH_BUILT=1 packs the modules that lie compiled in the tree, instead of compiling them again."""
        for file in built():
            target = Path(self.build_lib) / file.relative_to("src")
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, target)
        self.leave_out_names()

    def leave_out_names(self) -> None:
        """What only a profiler reads, a tenth of the whole, stays in a clone."""
        made = [str(file) for file in Path(self.build_lib).rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}")]
        strip = shutil.which("strip")
        if strip and made and sys.platform == "linux":
            subprocess.run([strip, "--strip-unneeded", *made], check=False)


class Sources(build_py):
    """The sources and texts, and the pages: as they lie there, or built where Node is at hand."""

    def run(self) -> None:
        if not PAGES.exists() and not self.editable_mode:
            self.build_pages()
        super().run()

    def build_pages(self) -> None:
        npm = shutil.which("npm")
        if npm is None or not Path("web/package.json").exists():
            return say("the pages of the table are missing: install Node 20 and install again, or play in the terminal")
        try:
            for command in ("ci --silent --no-audit --no-fund", "run -s build"):
                subprocess.run([npm, *command.split()], cwd="web", check=True)
        except (OSError, subprocess.CalledProcessError) as wrong:
            say(f"the pages of the table could not be built ({wrong}); play in the terminal")
        self.data_files = self._get_data_files()
        return None


class Platform(Distribution):
    """Tells the wheel's name: of this machine if something is compiled, of any if not."""

    def has_ext_modules(self) -> bool:
        return bool(self.ext_modules or (os.environ.get("SPIELTISCH_BUILT") and built()))


def home_page() -> str:
    """Where the project lives, as the release says; else nowhere is named."""
    return os.environ.get("SPIELTISCH_HOME_PAGE", "").rstrip("/")


def readme(home: str) -> str:
    """The page for the package index, where relative pictures and links lead nowhere."""
    text = Path("README.md").read_text(encoding="utf-8")
    if home:
        text = re.sub(r"(!\[[^]]*\]\()(?!https?:)", rf"\1{home}/raw/HEAD/", text)
        return re.sub(r"(?<!!)(\[[^]]*\]\()(?!https?:|#)", rf"\1{home}/blob/HEAD/", text)
    return re.sub(r"(?<!!)\[([^]]*)\]\((?!https?:|#)[^)]*\)", r"\1", re.sub(r"!\[[^]]*\]\([^)]*\)", "", text))


def urls(home: str) -> dict[str, str]:
    pages = {"Homepage": "", "Source": "", "Issues": "/issues", "Changelog": "/blob/HEAD/CHANGELOG.md"}
    return {name: home + path for name, path in pages.items()} if home else {}


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": Rules, "build_py": Sources},
    distclass=Platform,
    long_description=readme(home_page()),
    long_description_content_type="text/markdown",
    project_urls=urls(home_page()),
)
