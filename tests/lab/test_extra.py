"""Without an extra: one sentence that says which to install, and nothing else breaks."""

import subprocess
import sys

import pytest

from spieltisch.cli import main


@pytest.mark.parametrize(
    ("command", "missing", "said"),
    [
        (["report", "reef", "--games", "1"], "plotly", 'pip install "spieltisch[report]" brings it'),
        (["report", "reef", "--cluster", "auto"], "ray", 'pip install "spieltisch[cluster]" brings it'),
        (["report", "reef", "--games", "1"], "plotly", "plotly is not installed: "),
        (
            ["train", "reef", "-o", "my.net"],
            "numpy",
            'numpy is not installed: pip install "spieltisch[train]" brings it',
        ),
        (["arena", "reef", "--cluster", "auto"], "ray", 'ray is not installed: pip install "spieltisch[cluster]"'),
    ],
)
def test_a_command_names_the_extra_that_it_needs(command, missing, said, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    for name in [name for name in sys.modules if name.partition(".")[0] == missing]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, missing, None)
    assert main(command) == 2
    assert said in capsys.readouterr().err
    assert not (tmp_path / "report.html").exists()


@pytest.mark.parametrize(
    ("module", "missing", "extra"),
    [("pettingzoo", "pettingzoo", "rl"), ("gymnasium", "gymnasium", "rl"), ("open_spiel", "pyspiel", "openspiel")],
)
def test_a_module_names_the_extra_that_it_needs(module, missing, extra):
    program = f"import sys; sys.modules[{missing!r}] = None; import spieltisch.lab.{module}"
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert ended.returncode == 1
    assert ended.stderr.splitlines()[-1].endswith(
        f'MissingExtra: {missing} is not installed: pip install "spieltisch[{extra}]" brings it'
    )


def test_the_lab_opens_without_any_extra():
    blocked = ("numpy", "pettingzoo", "gymnasium", "pyspiel", "plotly", "polars", "pyarrow", "ray", "choix")
    program = f"import sys; sys.modules |= dict.fromkeys({blocked}); import spieltisch.lab, spieltisch.lab.arena"
    subprocess.run([sys.executable, "-c", program], check=True)


@pytest.mark.parametrize("out", ["no-such-folder/report.html", "."])
def test_a_page_that_cannot_be_written_is_refused_before_the_games(out, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["report", "reef", "--games", "1000000", "-o", out]) == 2
    assert "cannot be written: name another file" in capsys.readouterr().err
