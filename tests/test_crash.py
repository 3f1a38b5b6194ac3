"""Exceptions that nobody caught leave a trace: in the log, and in a report without secrets."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app import crash
from app.crash import Crash
from app.logs import set_up_logs
from tests import ROOT

TOKEN = "APP-7-" + "5e" * 16
SECRET = f"https://host/items?access_token={TOKEN}"
# No process gets a token among its arguments, not even one that is made up.
IN_PARTS = f"{SECRET[:-30]!r} + {SECRET[-30:]!r}"

pytestmark = pytest.mark.logs_warnings


@pytest.fixture
def reported(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Crash]]:
    """What the hooks of this process hand over; everything is as before afterwards."""
    for owner, name in (
        *((sys, "excepthook"), (sys, "unraisablehook"), (threading, "excepthook")),
        (crash, "_watch"),
    ):
        monkeypatch.setattr(owner, name, getattr(owner, name))
    crash._watch = crash._Watch()
    handlers = list(logging.getLogger().handlers)
    heard: list[Crash] = []
    crash.watch(heard.append)
    yield heard
    logging.getLogger().handlers[:] = handlers


@pytest.fixture
def log(tmp_path: Path, reported: list[Crash]) -> Path:
    return set_up_logs(tmp_path / "log", name="console")


def fail() -> None:
    typed = "what was typed"
    raise LookupError(SECRET if typed else "")


def in_the_program() -> None:
    try:
        fail()
    except LookupError:
        sys.excepthook(*sys.exc_info())


def in_a_thread() -> None:
    thread = threading.Thread(target=fail, name="decoder")
    thread.start()
    thread.join()


def while_something_goes() -> None:
    class Goes:
        def __del__(self) -> None:
            fail()

    Goes()
    gc.collect()


def on_a_loop() -> None:
    async def run() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(crash.handle_loop)
        loop.call_soon(fail)
        await asyncio.sleep(0)

    asyncio.run(run())


@pytest.mark.parametrize("happens", [in_the_program, in_a_thread, while_something_goes, on_a_loop])
def test_that_what_nobody_catches_is_reported_and_logged_without_secrets(
    reported: list[Crash], log: Path, happens: Callable[[], None]
) -> None:
    happens()
    (happened,) = reported
    written = log.read_text(encoding="utf-8")
    for text in (happened.text, written, crash.report()):
        assert "LookupError" in text
        assert "in fail" in text
        assert TOKEN not in text
        assert "what was typed" not in text.replace('typed = "what was typed"', "")
    assert f"{__file__}:" in happened.place


def test_that_two_of_the_same_cause_have_the_same_place(reported: list[Crash], log: Path) -> None:
    in_the_program()
    in_a_thread()
    assert reported[0].place == reported[1].place
    assert reported[0].where != reported[1].where


def test_that_what_fails_before_there_is_a_log_is_reported_later(
    reported: list[Crash], tmp_path: Path
) -> None:
    crash._watch = crash._Watch()
    crash.watch_first_frame()
    in_the_program()
    assert reported == []
    log = set_up_logs(tmp_path / "log", name="console")
    crash.watch(reported.append)
    assert len(reported) == 1
    assert "LookupError" in log.read_text(encoding="utf-8")


def test_that_one_who_is_reported_and_fails_does_no_harm(reported: list[Crash], log: Path) -> None:
    def break_down(_happened: Crash) -> None:
        raise RuntimeError("again")

    crash.watch(break_down)
    in_the_program()
    assert "LookupError" in log.read_text(encoding="utf-8")


def test_that_a_report_has_logged_failures_and_those_of_other_processes(
    reported: list[Crash], log: Path, tmp_path: Path
) -> None:
    other = tmp_path / "worker.log"
    other.write_text(
        "2026-01-01 INFO a began\n2026-01-01 ERROR a The worker failed\nTraceback\n"
        f"KeyError: {SECRET}\n"
    )
    crash.watch(reported.append, [other, tmp_path / "none.log"])
    try:
        fail()
    except LookupError:
        logging.getLogger("app.tasks").exception("%s failed", "save")
    report = crash.report()
    assert report.startswith("Vitrina ")
    assert f"Python {sys.version_info.major}." in report
    assert "save failed" in report
    assert "LookupError" in report
    assert "worker.log:" in report
    assert "KeyError" in report
    assert "began" not in report
    assert TOKEN not in report
    assert reported == []
    # No token may be left in any file of the run.
    other.unlink()


def test_that_a_report_is_bounded_and_names_no_home(
    reported: list[Crash], log: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    for number in range(40):
        logging.getLogger("x").error("%s %s %s", number, tmp_path / "shop", "y" * 4_000)
    report = crash.report()
    assert len(report) < crash.LONGEST_REPORT + 1_000
    assert str(tmp_path) not in report
    assert "39 ~/shop" in report


def test_that_an_interruption_is_none(
    reported: list[Crash], log: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert reported == []
    assert "KeyboardInterrupt" in capsys.readouterr().err


def run_program(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )


def test_that_a_command_that_breaks_says_so_without_secrets_or_escapes() -> None:
    ended = run_program(
        "import sys; sys.argv = ['vitrina', 'doctor']\n"
        "import app.cli, app.__main__\n"
        f"def broken(_): raise LookupError('\\x1b[2J ' + {IN_PARTS})\n"
        "app.cli.run = broken\n"
        "sys.exit(app.__main__.main())"
    )
    assert ended.returncode == 1
    assert ended.stderr.startswith("vitrina: something unexpected happened\nTraceback")
    assert "LookupError" in ended.stderr
    assert "\x1b" not in ended.stderr
    assert TOKEN not in ended.stderr
    assert ended.stdout == ""


@pytest.mark.parametrize(
    ("arguments", "place"),
    [
        ([], "app.bootstrap.open_window"),
        (["--workspace", "x"], "app.cli.run"),
        (["reader", "--workspace", "x"], "app.bootstrap.answer_window"),
    ],
)
def test_that_no_start_ends_without_a_word(arguments: list[str], place: str) -> None:
    module = place.rpartition(".")[0]
    ended = run_program(
        f"import sys; sys.argv = ['vitrina', *{arguments!r}]\n"
        f"import {module}, app.__main__\n"
        f"def broken(*_): raise LookupError('\\x1b[2J ' + {IN_PARTS})\n"
        f"{place} = broken\n"
        "sys.exit(app.__main__.main())"
    )
    assert ended.returncode == 1
    assert ended.stderr.count("something unexpected happened") == 1
    assert "LookupError" in ended.stderr
    assert "\x1b" not in ended.stderr
    assert TOKEN not in ended.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="there are no core files")
def test_that_no_process_writes_its_memory_to_the_disk() -> None:
    ended = run_program(
        "import resource, subprocess, sys\n"
        "sys.argv = ['vitrina', '--version']\n"
        "import app.__main__; app.__main__.main()\n"
        "print(resource.getrlimit(resource.RLIMIT_CORE))\n"
        "sys.stdout.flush()\n"
        "subprocess.run([sys.executable, '-c', 'import resource;"
        "print(resource.getrlimit(resource.RLIMIT_CORE))'])"
    )
    assert ended.stdout.splitlines()[-2:] == ["(0, 0)", "(0, 0)"]
