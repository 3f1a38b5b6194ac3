"""One door to everything a developer does: set up, run, test, check, prove, measure."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - this file is what an older Python runs first
    sys.exit("Vitrina needs Python 3.11 or newer; this is " + sys.version.split()[0] + ".")

import system_libraries

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
PROGRAM = PYTHON.with_name("vitrina.exe" if os.name == "nt" else "vitrina")
LOCK = ROOT / "packaging" / "requirements.lock"
TRANSLATIONS = ROOT / "resources" / "translations"
LANGUAGES = ("en", "es", "pt_BR")
COMMAND_TEXTS = ROOT / "packaging" / "command_texts.py"
BENCHMARKS = ROOT / "tests" / "benchmarks"
TOUR = ROOT / "build" / "tour"
IN_MEMORY = Path("/dev/shm")
MEMORY = Path("/proc/meminfo")
ROOM_IN_MEMORY = 12_000_000_000
"""The bytes of free memory from which the tests write there: they leave some 5 GB in all."""
HIDDEN_PLATFORMS = ("offscreen", "minimal", "vnc")

USAGE = """usage: dev.py VERB [ARGUMENT ...]

  setup   make .venv from the lock with `vitrina` in it, find missing system libraries,
          compile translations; --postgresql: install a database server for tests
  run     open the window (without a display: the tour, offscreen); arguments go to `vitrina`
  test    run the tests of what the program does; arguments go to pytest
  check   ruff, formatting, mypy, the rules of the source, vulture, deptry
  prove   run the long proofs; --all: in their full counts; arguments go to pytest
  bench   run the benchmarks, all or the named ones; options go to each of them
  tour    drive the program through the main job; arguments go to `vitrina tour`
  texts   bring the texts of window and commands into the translation files
  lock    make packaging/requirements.lock anew (needs uv); arguments go to uv
  notices write resources/notices.txt anew: what ships, and its licences
  parser  write resources/query_parser.json anew, after the grammar of queries or lark has changed
"""


class Stop(Exception):
    """Something that ends the run; its text is for the person at the terminal."""


# ---- set-up


def set_up() -> None:
    """Make the environment complete; done in a moment when it is already."""
    stamp_file = VENV / "installed"
    stamp = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if not (PYTHON.exists() and stamp_file.exists() and stamp_file.read_text() == stamp):
        make_environment()
        print("Installing what packaging/requirements.lock lists ...", flush=True)
        install = [str(PYTHON), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
        if call([*install, "--require-hashes", "--no-deps", "-r", str(LOCK)], environment()):
            raise Stop("The installation failed; what is missing is said above.")
        stamp_file.write_text(stamp)
    install_program()
    platforms = ["offscreen", *wanted_platforms(os.environ)]
    if not system_libraries.ensure_libraries(qt_folder(), platforms, VENV):
        raise Stop("Without these libraries Qt does not start.")
    compile_translations()


def make_environment() -> None:
    """Make .venv with this Python, unless there is one that will do."""
    if PYTHON.exists():
        version = "import sys; print(sys.version_info >= (3, 11))"
        answer = subprocess.run(
            [PYTHON, "-c", version], capture_output=True, text=True, check=False
        )
        if answer.stdout.strip() == "True":
            return
    print(f"Making .venv with Python {sys.version.split()[0]} ...", flush=True)
    if call([sys.executable, "-m", "venv", "--clear", str(VENV)], environment()):
        raise Stop(
            "Python could not make a virtual environment. On Debian and Ubuntu its `venv` is a"
            " package of its own:  sudo apt-get install python3-venv"
        )


def install_program() -> None:
    """Put the command `vitrina` into .venv; it runs the source tree as it is.

    A .venv that is a link belongs to another tree, whose program it has.
    """
    if PROGRAM.exists() or VENV.is_symlink():
        return
    # What builds it is in the lock, so that nothing is fetched for it.
    install = [str(PYTHON), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    offline = ["--no-index", "--no-deps", "--no-build-isolation"]
    if call([*install, *offline, "--editable", str(ROOT)], environment()):
        raise Stop("The program could not be installed into .venv; the reason is said above.")


def qt_folder() -> Path:
    """Where PySide6 lies."""
    library = VENV / "Lib" if os.name == "nt" else next((VENV / "lib").glob("python3*"), VENV)
    return library / "site-packages" / "PySide6"


def compile_translations() -> None:
    """Compile each translation that is newer than what was made of it."""
    for source in sorted(TRANSLATIONS.glob("*.ts")):
        if source.stem.startswith("commands_"):
            compile_catalogue(source)
            continue
        compiled = source.with_suffix(".qm")
        if compiled.exists() and compiled.stat().st_mtime >= source.stat().st_mtime:
            continue
        # Beside it, and then in its place: a window that runs has the old one mapped.
        draft = compiled.with_name(f"{compiled.name}.{os.getpid()}.tmp")
        command = [qt_tool("lrelease"), "-silent", str(source), "-qm", str(draft)]
        if call(command, environment()):
            draft.unlink(missing_ok=True)
            raise Stop(f"{source.name} could not be compiled.")
        draft.replace(compiled)


def compile_catalogue(source: Path) -> None:
    """Make the catalog of the commands in one language, which they read without Qt."""
    language = source.stem.removeprefix("commands_")
    compiled = TRANSLATIONS / language / "LC_MESSAGES" / "commands.mo"
    made_of = (source, TRANSLATIONS / f"vitrina_{language}.ts")
    newest = max(path.stat().st_mtime for path in made_of)
    if compiled.exists() and compiled.stat().st_mtime >= newest:
        return
    if call([str(PYTHON), str(COMMAND_TEXTS), "compile", language], environment()):
        raise Stop(f"{source.name} could not be made into a catalogue.")


def qt_tool(name: str) -> str:
    """The path of a tool that comes with PySide6."""
    return str(PYTHON.with_name(f"pyside6-{name}" + (".exe" if os.name == "nt" else "")))


# ---- where things run


def environment(**changes: str) -> dict[str, str]:
    """The environment of a child: it imports `app` from the source tree, wherever it runs."""
    # Without bytecode every start compiles the whole program again, which takes twice its time.
    inherited = {
        name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"
    }
    return inherited | {"PYTHONPATH": str(ROOT), "PYTHONSAFEPATH": "1"} | changes


def wanted_platforms(variables: dict[str, str] | os._Environ[str]) -> list[str]:
    """The kinds of display that answer here, best first."""
    platforms = []
    if wayland := variables.get("WAYLAND_DISPLAY"):
        path = Path(variables.get("XDG_RUNTIME_DIR", "/"), wayland)
        if answers(socket.AF_UNIX, str(path)):
            platforms.append("wayland")
    host, colon, screen = variables.get("DISPLAY", "").rpartition(":")
    number = screen.split(".")[0]
    if colon and number.isdigit():
        if host in ("", "unix"):
            # X listens on an abstract name or on a file, or on both.
            file = f"/tmp/.X11-unix/X{number}"
            found = answers(socket.AF_UNIX, file) or answers(socket.AF_UNIX, "\0" + file)
        else:
            found = answers(socket.AF_INET, (host.strip("[]"), 6000 + int(number)))
        if found:
            platforms.append("xcb")
    return platforms


def answers(family: int, address: str | tuple[str, int]) -> bool:
    """Whether somebody listens at ``address``."""
    with socket.socket(family) as connection:
        connection.settimeout(2)
        try:
            connection.connect(address)
        except (OSError, ValueError):
            return False
        return True


def has_display() -> bool:
    """Whether a window would be seen by anybody."""
    if os.environ.get("QT_QPA_PLATFORM", "").split(":")[0] in HIDDEN_PLATFORMS:
        return False
    return not sys.platform.startswith("linux") or bool(wanted_platforms(os.environ))


def call(command: Sequence[str], variables: dict[str, str], folder: Path | None = None) -> int:
    """Run a command to its end; its exit code. A Ctrl+C is the child's to answer."""
    with subprocess.Popen(command, env=variables, cwd=folder) as child:
        while True:
            try:
                return child.wait()
            except KeyboardInterrupt:
                continue


def python(*arguments: str, **changes: str) -> int:
    """Run the environment's Python in the source tree."""
    return call([str(PYTHON), *arguments], environment(**changes), ROOT)


def free_memory() -> int:
    """How many bytes of memory processes can have, as Linux tells; 0 where nothing is told."""
    try:
        lines = MEMORY.read_text(encoding="ascii").splitlines()
    except OSError:
        return 0
    found = [line.split()[1] for line in lines if line.startswith("MemAvailable:")]
    return int(found[0]) * 1024 if found else 0


@contextlib.contextmanager
def fast_folder() -> Iterator[dict[str, str]]:
    """A folder in memory for what tests write, as the variable that names it; empty where none is.

    A test waits for the disk longer than it works, as the program writes what must not be lost. The
    proofs use the disk. A folder that ``TMPDIR`` names is used instead, and left as it is.
    """
    if "TMPDIR" in os.environ or not os.access(IN_MEMORY, os.W_OK):
        yield {}
        return
    # Free space there says nothing about free memory.
    if min(free_memory(), shutil.disk_usage(IN_MEMORY).free) < ROOM_IN_MEMORY:
        yield {}
        return
    with tempfile.TemporaryDirectory(
        prefix="vitrina-", dir=IN_MEMORY, ignore_cleanup_errors=True
    ) as folder:
        # The database server of a run by root belongs to another user.
        Path(folder).chmod(0o711)
        yield {"TMPDIR": folder}


# ---- verbs


def setup(arguments: list[str]) -> int:
    """The environment, ready for all the other verbs; with --postgresql a server to test with."""
    set_up()
    if "--postgresql" in arguments and not system_libraries.ensure_postgresql():
        raise Stop("Without it the tests of the marketplace in a database server are skipped.")
    print(f"Ready. Next:  python3 packaging/dev.py run  or  {PROGRAM.relative_to(ROOT)} --help")
    return 0


def run(arguments: list[str]) -> int:
    """The program; where nobody could see a window, the tour instead."""
    set_up()
    sub_command = bool(arguments) and not arguments[0].startswith("-")
    asks_for_help = {"-h", "--help", "--version"} & set(arguments)
    if sub_command or asks_for_help or has_display():
        return call([str(PYTHON), "-m", "app", *arguments], environment())
    print("There is no display here, so the tour runs offscreen instead of the window.", flush=True)
    if arguments:
        print("It takes a workspace of its own; not used: " + " ".join(arguments), flush=True)
    return tour([])


def tour(arguments: list[str]) -> int:
    """The main job, driven through the real program; one picture per step."""
    set_up()
    if not any(word == "--out" or word.startswith("--out=") for word in arguments):
        if TOUR.exists():
            shutil.rmtree(TOUR)
        arguments = [*arguments, "--out", str(TOUR)]
    changes = {} if has_display() else {"QT_QPA_PLATFORM": "offscreen"}
    return call([str(PYTHON), "-m", "app", "tour", *arguments], environment(**changes))


def test(arguments: list[str]) -> int:
    """Every test but the long proofs and those of the source, which ``check`` runs; on three
    processes.

    Two cores are kept busy by three: a test often waits for what it started. They take the files
    in the order that `tests/conftest.py` gives them, so that the last ones are short.
    """
    set_up()
    shared = ["-n", "3", "--dist", "loadfile", "--no-loadscope-reorder"]
    options = ["-m", "not prove and not source", *shared, "-q"]
    with fast_folder() as variables:
        return python(
            "-m", "pytest", *options, *arguments, QT_QPA_PLATFORM="offscreen", **variables
        )


def prove(arguments: list[str]) -> int:
    """The long proofs; with --all those, too, of which each run proves a share."""
    set_up()
    which = "prove" if "--all" in arguments else "prove and not full"
    arguments = [word for word in arguments if word != "--all"]
    # Whoever is done takes half of what another still has: the long ones stand together. Two cores
    # are kept busy by three, as a proof often waits for what it started or killed.
    shared = ["-n", "3", "--dist", "worksteal"]
    options = ["-m", which, *shared, "-q", "--timeout", "600"]
    return python("-m", "pytest", *options, *arguments, QT_QPA_PLATFORM="offscreen")


def check(_arguments: list[str]) -> int:
    """Everything that judges the source without running the program."""
    set_up()
    steps = {
        "ruff": ("-m", "ruff", "check", "."),
        "format": ("-m", "ruff", "format", "--check", "."),
        "mypy": ("-m", "mypy"),
        "rules": ("-m", "pytest", "-m", "source", "-q", "-p", "no:cacheprovider"),
        "vulture": ("-m", "vulture"),
        "deptry": ("-m", "deptry", "."),
    }
    failed = []
    for name, command in steps.items():
        print(f"== {name}", flush=True)
        if python(*command, QT_QPA_PLATFORM="offscreen"):
            failed.append(name)
    print("check: " + (f"failed: {', '.join(failed)}" if failed else "all passed"))
    return 1 if failed else 0


def bench(arguments: list[str]) -> int:
    """The benchmarks, each beside its reference; fails when one misses its bound."""
    set_up()
    scripts = sorted(BENCHMARKS.glob("bench_*.py"))
    options = [word for word in arguments if word.startswith("-")]
    names = set(arguments) - set(options)
    known = {path.stem.removeprefix("bench_") for path in scripts}
    if names - known:
        raise Stop(f"No such benchmark: {', '.join(sorted(names - known))}.")
    if names:
        scripts = [path for path in scripts if path.stem.removeprefix("bench_") in names]
    rows: list[dict[str, str]] = []
    broken = []
    for script in scripts:
        print(f"... {script.stem}", flush=True)
        answer = subprocess.run(
            [str(PYTHON), str(script), "--json", *options],
            env=environment(QT_QPA_PLATFORM="offscreen"),
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
            check=False,
        )
        lines = [line for line in answer.stdout.splitlines() if line.startswith("{")]
        rows.extend(json.loads(line) for line in lines)
        if answer.returncode not in (0, 1) or not lines:
            broken.append(script.stem)
    print_table(rows)
    for name in broken:
        print(f"{name} did not end well.")
    return 1 if broken or any(row["ok"] != "yes" for row in rows) else 0


def print_table(rows: list[dict[str, str]]) -> None:
    """Print measurements in columns."""
    columns = ("name", "ours", "reference", "ratio", "bound", "slowness", "ok")
    table = [columns, *(tuple(str(row[column]) for column in columns) for row in rows)]
    widths = [max(len(line[index]) for line in table) for index in range(len(columns))]
    for line in table:
        cells = [line[0].ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(line[1:], widths[1:], strict=True)]
        print("  ".join(cells))


def texts(_arguments: list[str]) -> int:
    """Every text in the translation files; 1 when some are still to be translated."""
    set_up()
    unfinished = 0
    for language in LANGUAGES:
        path = TRANSLATIONS / f"vitrina_{language}.ts"
        if call(extraction(language, path), environment(), ROOT):
            raise Stop(f"{path.name} could not be brought up to date.")
    # What the window says in the same words is not asked for twice: after those of the window.
    if call([str(PYTHON), str(COMMAND_TEXTS), "gather", *LANGUAGES[1:]], environment(), ROOT):
        raise Stop("The texts of the commands could not be brought up to date.")
    files = [f"vitrina_{language}.ts" for language in LANGUAGES]
    files += [f"commands_{language}.ts" for language in LANGUAGES[1:]]
    for path in (TRANSLATIONS / name for name in files):
        missing = path.read_text(encoding="utf-8").count('type="unfinished"')
        unfinished += missing
        print(f"{path.name}: {missing} to translate" if missing else f"{path.name}: complete")
    compile_translations()
    return 1 if unfinished else 0


def extraction(language: str, path: Path) -> list[str]:
    """The command that brings the texts of the window into ``path``, keeping what is translated.

    No line numbers and no vanished texts, so that a diff shows what changed and nothing else; no
    guesses from texts that are similar. English is the source and needs only its plural forms.
    """
    folders = (ROOT / "app" / "ui", ROOT / "app" / "editing" / "sentences")
    found = (path for folder in folders for path in folder.rglob("*.py"))
    sources = sorted(path.relative_to(ROOT).as_posix() for path in found)
    return [
        *(qt_tool("lupdate"), "-silent", *sources, "-locations", "none", "-no-obsolete"),
        *("-disable-heuristic", "sametext", "-disable-heuristic", "similartext"),
        *("-source-language", LANGUAGES[0], "-target-language", language),
        *(["-pluralonly"] if language == LANGUAGES[0] else []),
        *("-ts", str(path)),
    ]


def lock(arguments: list[str]) -> int:
    """Solve the dependencies anew and write the lock: universal, hashed, without addresses."""
    uv = shutil.which("uv", path=f"{PYTHON.parent}{os.pathsep}{os.environ.get('PATH', '')}")
    if uv is None:
        raise Stop("`lock` needs uv:  python3 -m pip install uv")
    command = [
        *(uv, "pip", "compile", "pyproject.toml", "--group", "dev", "--universal"),
        *("--python-version", "3.11", "--generate-hashes", "--no-annotate", "--no-header"),
        *("--no-emit-index-url", "--no-emit-find-links", "--no-config", "-q"),
        *("--output-file", str(LOCK), *arguments),
    ]
    # The machine's own mirrors and folders must not decide what everybody installs.
    variables = {
        name: value for name, value in os.environ.items() if not name.startswith(("UV_", "PIP_"))
    }
    if code := call(command, variables, ROOT):
        return code
    unwanted = ("://", "--index", "--extra-index", "--find-links", "file:", "#")
    for line in LOCK.read_text().splitlines():
        if any(word in line for word in unwanted):
            raise Stop(f"The lock holds an address or a comment: {line}")
    return 0


def notices(_arguments: list[str]) -> int:
    """The licences of what ships, from the lock and from what is installed."""
    set_up()
    return python(str(ROOT / "packaging" / "notices.py"))


def parser(_arguments: list[str]) -> int:
    """The tables by which queries are read, made of their grammar."""
    set_up()
    return python(str(ROOT / "packaging" / "query_parser.py"))


VERBS: dict[str, Callable[[list[str]], int]] = {
    function.__name__: function
    for function in (setup, run, test, check, prove, bench, tour, texts, lock, notices, parser)
}
# Their arguments, `--help` too, go to another program.
PASSED_ON = ("run", "test", "prove", "tour", "lock")


def main(words: list[str]) -> int:
    """Do what the first word says with the rest; the exit code."""
    if not words or words[0] in ("-h", "--help", "help"):
        print(USAGE, end="")
        return 0 if words else 2
    if words[0] not in VERBS:
        print(f"dev.py: no such verb: {words[0]}\n\n{USAGE}", end="", file=sys.stderr)
        return 2
    if words[0] not in PASSED_ON and not {"-h", "--help"}.isdisjoint(words):
        print(USAGE, end="")
        return 0
    try:
        return VERBS[words[0]](words[1:])
    except Stop as stop:
        print(stop, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
