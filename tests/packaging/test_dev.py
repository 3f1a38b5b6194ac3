"""The developer's door: verbs, displays, the lock."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests import ROOT

SCRIPT = ROOT / "packaging" / "dev.py"
LOCK = ROOT / "packaging" / "requirements.lock"


@pytest.fixture
def dev(monkeypatch):
    monkeypatch.syspath_prepend(str(SCRIPT.parent))
    spec = importlib.util.spec_from_file_location("vitrina_dev", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    yield module
    sys.modules.pop("system_libraries", None)


def call(*words: str) -> subprocess.CompletedProcess[str]:
    # As a newcomer starts it: the tests themselves run without the script's folder on the path.
    environment = {name: text for name, text in os.environ.items() if name != "PYTHONSAFEPATH"}
    return subprocess.run(
        [sys.executable, SCRIPT, *words],
        capture_output=True,
        text=True,
        check=False,
        env=environment,
    )


def test_that_it_uses_the_standard_library_only():
    for name in ("dev.py", "system_libraries.py"):
        text = (SCRIPT.parent / name).read_text(encoding="utf-8")
        found = set(re.findall(r"^(?:import|from) (\w+)", text, re.MULTILINE))
        assert found <= {*sys.stdlib_module_names, "system_libraries"}


@pytest.fixture
def bare_tree(dev, monkeypatch, tmp_path):
    """A tree with an environment that has everything but the program; what would be run."""
    ran = []
    (tmp_path / "venv" / "bin").mkdir(parents=True)
    monkeypatch.setattr(dev, "VENV", tmp_path / "venv")
    monkeypatch.setattr(dev, "PYTHON", tmp_path / "venv" / "bin" / "python")
    monkeypatch.setattr(dev, "PROGRAM", tmp_path / "venv" / "bin" / "vitrina")
    monkeypatch.setattr(dev, "call", lambda command, *_: ran.append(command) or 0)
    monkeypatch.setattr(dev.system_libraries, "ensure_libraries", lambda *_: True)
    monkeypatch.setattr(dev, "compile_translations", lambda: None)
    return ran


def test_that_set_up_installs_the_program_without_fetching_anything(dev, bare_tree):
    dev.set_up()
    command = bare_tree[-1]
    assert command[-2:] == ["--editable", str(ROOT)]
    assert {"--no-index", "--no-deps", "--no-build-isolation"} <= set(command)
    bare_tree.clear()
    dev.PYTHON.touch()
    dev.PROGRAM.touch()
    dev.set_up()
    assert not bare_tree


def test_that_a_linked_environment_keeps_the_program_it_has(dev, bare_tree, monkeypatch, tmp_path):
    (tmp_path / "link").symlink_to(dev.VENV, target_is_directory=True)
    monkeypatch.setattr(dev, "VENV", tmp_path / "link")
    dev.install_program()
    assert not bare_tree


def test_that_a_failed_installation_of_the_program_is_reported(dev, bare_tree, monkeypatch):
    monkeypatch.setattr(dev, "call", lambda *_: 1)
    with pytest.raises(dev.Stop, match="could not be installed"):
        dev.install_program()


def test_that_the_installed_command_is_the_program():
    import tomllib

    from app import __main__

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["scripts"] == {"vitrina": "app.__main__:main"}
    assert callable(__main__.main)
    backend = project["build-system"]["build-backend"].partition(".")[0]
    assert re.search(rf"^{backend}==", LOCK.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md"])
def test_that_documents_start_the_program_by_its_name(name):
    text = (ROOT / name).read_text(encoding="utf-8")
    assert "-m app" not in text
    assert ".venv/bin/vitrina" in text


def test_that_help_names_every_verb(dev):
    answer = call("--help")
    assert answer.returncode == 0
    assert all(f"\n  {verb} " in answer.stdout for verb in dev.VERBS)


@pytest.mark.parametrize("words", [(), ("bogus",)])
def test_that_a_verb_is_needed(words):
    answer = call(*words)
    assert answer.returncode == 2
    assert "usage: dev.py" in answer.stdout + answer.stderr


@pytest.mark.parametrize(
    "variables",
    [
        {},
        {"DISPLAY": ""},
        {"DISPLAY": "nonsense"},
        {"DISPLAY": ":63999"},
        {"DISPLAY": "127.0.0.1:999"},
        {"WAYLAND_DISPLAY": "wayland-none", "XDG_RUNTIME_DIR": "/nowhere"},
    ],
)
def test_that_a_display_that_does_not_answer_is_none(dev, variables):
    assert dev.wanted_platforms(variables) == []


def test_that_displays_that_answer_are_found(dev, tmp_path):
    with socket.socket(socket.AF_UNIX) as wayland, socket.socket(socket.AF_UNIX) as x:
        wayland.bind(str(tmp_path / "wayland-9"))
        wayland.listen()
        x.bind("\0/tmp/.X11-unix/X63998")
        x.listen()
        variables = {
            "WAYLAND_DISPLAY": "wayland-9",
            "XDG_RUNTIME_DIR": str(tmp_path),
            "DISPLAY": ":63998.0",
        }
        assert dev.wanted_platforms(variables) == ["wayland", "xcb"]


@pytest.mark.parametrize("platform", ["offscreen", "minimal", "offscreen:configfile=x", "vnc"])
def test_that_a_hidden_platform_is_no_display(dev, monkeypatch, platform):
    monkeypatch.setenv("QT_QPA_PLATFORM", platform)
    monkeypatch.setattr(dev, "wanted_platforms", lambda _variables: ["xcb"])
    assert not dev.has_display()


@pytest.fixture
def calls(dev, monkeypatch):
    """What would have been run."""
    ran = []

    def call(command, variables, _folder=None):
        ran.append(([str(word) for word in command[1:]], variables))
        if "-qm" in command:
            Path(command[-1]).write_text("new")
        return 0

    monkeypatch.setattr(dev, "call", call)
    monkeypatch.setattr(dev, "set_up", lambda: None)
    monkeypatch.setattr(dev, "TOUR", Path("/nowhere/tour"))
    return ran


@pytest.mark.parametrize(
    ("display", "arguments", "expected"),
    [
        (True, [], ["-m", "app"]),
        (True, ["--workspace", "x"], ["-m", "app", "--workspace", "x"]),
        (False, [], ["-m", "app", "tour", "--out", "/nowhere/tour"]),
        (False, ["--workspace", "x"], ["-m", "app", "tour", "--out", "/nowhere/tour"]),
        (False, ["serve", "--port", "0"], ["-m", "app", "serve", "--port", "0"]),
        (False, ["--help"], ["-m", "app", "--help"]),
    ],
)
def test_that_run_opens_the_window_or_runs_the_tour(
    dev, calls, monkeypatch, capsys, display, arguments, expected
):
    monkeypatch.setattr(dev, "has_display", lambda: display)
    assert dev.main(["run", *arguments]) == 0
    assert [command for command, _ in calls] == [expected]
    assert ("There is no display" in capsys.readouterr().out) == ("tour" in expected)
    if "tour" in expected:
        assert calls[0][1]["QT_QPA_PLATFORM"] == "offscreen"


def test_that_the_tour_writes_where_it_is_reported(dev, calls, monkeypatch):
    monkeypatch.setattr(dev, "has_display", lambda: True)
    dev.main(["tour", "--out=pictures", "--theme", "dark"])
    assert calls[0][0] == ["-m", "app", "tour", "--out=pictures", "--theme", "dark"]


def test_that_tests_run_offscreen_without_the_long_proofs(dev, calls):
    dev.main(["test", "tests/client", "-k", "retry"])
    command, variables = calls[0]
    assert command[:4] == ["-m", "pytest", "-m", "not prove and not source"]
    assert command[-3:] == ["tests/client", "-k", "retry"]
    assert variables["QT_QPA_PLATFORM"] == "offscreen"


@pytest.fixture
def memory(dev, monkeypatch, tmp_path):
    """A file system in memory, and what the system tells of it."""
    told = tmp_path / "meminfo"
    told.write_text("MemTotal: 9 kB\nMemAvailable:   24000000 kB\n")
    monkeypatch.setattr(dev, "IN_MEMORY", tmp_path)
    monkeypatch.setattr(dev, "MEMORY", told)
    monkeypatch.setattr(dev, "ROOM_IN_MEMORY", 1_000_000)
    monkeypatch.delenv("TMPDIR", raising=False)
    return tmp_path


def test_that_tests_write_to_memory_and_leave_nothing_there(dev, calls, memory):
    assert dev.main(["test"]) == 0
    folder = Path(calls[0][1]["TMPDIR"])
    assert folder.parent == memory
    assert not folder.exists()


@pytest.mark.parametrize("without", ["memory", "room", "word of it", "place", "choice"])
def test_that_tests_write_to_the_disk_where_there_is_no_room_in_memory(
    dev, calls, memory, monkeypatch, without
):
    match without:
        case "memory":
            dev.MEMORY.write_text("MemTotal: 9 kB\nMemAvailable: 976 kB\n")
        case "room":
            monkeypatch.setattr(dev, "ROOM_IN_MEMORY", 10**18)
        case "word of it":
            dev.MEMORY.unlink()
        case "place":
            monkeypatch.setattr(dev, "IN_MEMORY", memory / "none")
        case "choice":
            monkeypatch.setenv("TMPDIR", "/a/folder")
    dev.main(["test"])
    assert calls[0][1].get("TMPDIR") == ("/a/folder" if without == "choice" else None)


@pytest.mark.parametrize(("words", "which"), [([], "prove and not full"), (["--all"], "prove")])
def test_that_proofs_run_in_full_counts_when_it_is_asked_for(dev, calls, words, which):
    dev.main(["prove", *words, "-k", "kills"])
    command, _ = calls[0]
    assert command[:4] == ["-m", "pytest", "-m", which]
    assert command[-2:] == ["-k", "kills"]
    assert "--all" not in command


def test_that_check_runs_every_judge_and_fails_when_one_does(dev, calls, monkeypatch, capsys):
    assert dev.main(["check"]) == 0
    tools = [command[1] for command, _ in calls]
    assert tools == ["ruff", "ruff", "mypy", "pytest", "vulture", "deptry"]
    monkeypatch.setattr(dev, "call", lambda command, *_: int("mypy" in command))
    assert dev.main(["check"]) == 1
    assert "failed: mypy" in capsys.readouterr().out


def test_that_children_import_the_source_tree_and_keep_bytecode(dev, monkeypatch):
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    variables = dev.environment(EXTRA="1")
    assert variables["PYTHONPATH"] == str(ROOT)
    assert "PYTHONDONTWRITEBYTECODE" not in variables
    assert variables["EXTRA"] == "1"


def test_that_a_benchmark_out_of_bounds_fails(dev, monkeypatch, tmp_path, capsys):
    row = {"name": "x", "ours": "2 ms", "reference": "1 ms", "ratio": "2.00", "bound": "<= 1.15"}
    row |= {"slowness": "1.25"}
    monkeypatch.setattr(dev, "set_up", lambda: None)
    monkeypatch.setattr(dev, "BENCHMARKS", tmp_path)
    monkeypatch.setattr(dev, "PYTHON", Path(sys.executable))
    for ok, code in (("yes", 0), ("no", 1)):
        line = json.dumps(row | {"ok": ok})
        (tmp_path / "bench_x.py").write_text(f"print({line!r})")
        assert dev.main(["bench"]) == code
    assert "x     2 ms" in capsys.readouterr().out
    assert dev.main(["bench", "x", "unknown"]) == 1
    assert capsys.readouterr().err == "No such benchmark: unknown.\n"
    (tmp_path / "bench_x.py").write_text(
        f"import sys; print({json.dumps(row | {'ok': 'yes'})!r}); sys.exit(sys.argv[1:] != "
        "['--json', '--large'])"
    )
    assert dev.main(["bench", "x", "--large"]) == 0


@pytest.mark.parametrize("verb", ["setup", "check", "bench", "texts", "notices", "parser"])
def test_that_help_explains_and_starts_nothing(dev, calls, capsys, verb):
    assert dev.main([verb, "--help"]) == 0
    assert capsys.readouterr().out == dev.USAGE
    assert calls == []


def test_that_translations_are_compiled_when_they_are_older(dev, calls, monkeypatch, tmp_path):
    monkeypatch.setattr(dev, "TRANSLATIONS", tmp_path)
    for name in ("a", "b", "c"):
        (tmp_path / f"{name}.ts").touch()
    (tmp_path / "a.qm").touch()
    (tmp_path / "b.qm").write_text("old")
    os.utime(tmp_path / "b.qm", (1, 1))
    with (tmp_path / "b.qm").open() as mapped:
        dev.compile_translations()
        assert mapped.read() == "old", "a window that runs keeps what it has"
    assert (tmp_path / "b.qm").read_text() == "new"
    assert not list(tmp_path.glob("*.tmp"))
    assert [Path(command[1]).name for command, _ in calls] == ["b.ts", "c.ts"]


def test_that_texts_are_taken_from_every_module_of_the_window(dev, calls, monkeypatch, tmp_path):
    monkeypatch.setattr(dev, "TRANSLATIONS", tmp_path)
    for language in dev.LANGUAGES:
        (tmp_path / f"vitrina_{language}.ts").write_text("<TS></TS>")
        (tmp_path / f"commands_{language}.ts").write_text("<TS></TS>")
    assert dev.main(["texts"]) == 0
    assert [command[1:] for command, _ in calls if "gather" in command] == [
        ["gather", *dev.LANGUAGES[1:]]
    ]
    extractions = [command for command, _ in calls if "-no-obsolete" in command]
    assert len(extractions) == len(dev.LANGUAGES)
    for command in extractions:
        assert {"app/ui/window/main_window.py", "app/ui/editor/view.py"} <= set(command)
        assert command[command.index("-locations") + 1] == "none"
    assert ["-pluralonly" in command for command in extractions] == [
        language == "en" for language in dev.LANGUAGES
    ]
    text = '<TS><translation type="unfinished"></translation></TS>'
    for name in ("vitrina_es.ts", "commands_pt_BR.ts"):
        (tmp_path / name).write_text(text)
        assert dev.main(["texts"]) == 1
        (tmp_path / name).write_text("<TS></TS>")


def test_that_the_lock_has_every_hash_and_no_address():
    text = LOCK.read_text(encoding="utf-8")
    for unwanted in ("://", "--index", "--extra-index", "--find-links", "file:", "#", "-e "):
        assert unwanted not in text
    pinned = re.findall(r"^[a-z0-9].*$", text, re.MULTILINE)
    assert all(re.match(r"[a-z0-9._-]+==\S+ .*\\$", line) for line in pinned)
    assert len(re.findall(r"--hash=sha256:[0-9a-f]{64}\b", text)) >= len(pinned)


def test_that_the_lock_has_every_dependency_and_pins_qt_by_python():
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = project["project"]["dependencies"] + project["dependency-groups"]["dev"]
    text = LOCK.read_text(encoding="utf-8")
    for requirement in wanted:
        name = re.match(r"[A-Za-z0-9._-]+", requirement)[0].lower()
        assert re.search(rf"^{re.escape(name)}==", text, re.MULTILINE), name
    qt = re.findall(r"^pyside6-essentials==(\S+) ; (.*) \\$", text, re.MULTILINE)
    assert [marker for _, marker in qt] == [
        "python_full_version < '3.12'",
        "python_full_version >= '3.12'",
    ]
    assert [version.rsplit(".", 1)[0] for version, _ in qt] == ["6.11", "6.12"]
