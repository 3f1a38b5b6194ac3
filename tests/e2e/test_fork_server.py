"""A forked process of the program is as one that was started: words, streams, signals, end."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests import ROOT
from tests.stands.fork_server import Forked, forking, forks

pytestmark = pytest.mark.skipif(os.name != "posix", reason="there is no fork")


def timeless(output: bytes) -> bytes:
    """What was written, whenever it was."""
    return re.sub(rb'"as_of":"[^"]+"', b'"as_of":""', output)


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("--version",), 0),
        (("edit", "--help"), 0),
        (("edit", "MX1"), 2),
        (("show", "MX1", "--base-url", "nowhere"), 2),
        (("outbox", "list", "--json"), 0),
        (("plan", "show", "nowhere.json"), 2),
    ],
)
def test_that_it_answers_as_one_that_was_started(
    fork_server: str, tmp_path: Path, words: tuple[str, ...], code: int
) -> None:
    command = [sys.executable, "-m", "app", *words]
    places = {"cwd": ROOT, "env": {**os.environ, "XDG_DATA_HOME": str(tmp_path)}}
    started = subprocess.run(command, capture_output=True, check=False, **places)
    with forking(fork_server):
        forked = subprocess.run(command, capture_output=True, check=False, **places)
    assert (forked.returncode, timeless(forked.stdout), forked.stderr) == (
        started.returncode,
        timeless(started.stdout),
        started.stderr,
    )
    assert started.returncode == code


def test_that_a_signal_ends_it_and_its_input_is_its_own(fork_server: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "app", "worker", "--workspace", str(tmp_path / "shop")]
    with forking(fork_server):
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert isinstance(process, Forked)
        assert process.poll() is None
        process.send_signal(signal.SIGKILL)
        process.communicate(timeout=20)
        assert process.returncode == -signal.SIGKILL
        again = subprocess.run(command, input=b"", capture_output=True, timeout=20, check=False)
        assert (again.returncode, again.stderr) == (0, b"")


@pytest.mark.parametrize(
    ("words", "forked"),
    [
        (("-m", "app", "sync"), True),
        (("-m", "app", "worker", "--workspace", "x"), True),
        (("-m", "app", "serve"), True),
        (("-m", "app"), False),
        (("-m", "app", "--profile", "x"), False),
        (("-m", "app", "decoder", "8"), False),
        (("-m", "app", "trainer"), False),
        (("-m", "app", "tour", "--out", "x"), False),
        (("-m", "pytest", "tests"), False),
        (("-c", "pass"), False),
    ],
)
def test_that_windows_and_what_is_measured_are_started(
    words: tuple[str, ...], forked: bool
) -> None:
    assert forks([sys.executable, *words]) is forked
