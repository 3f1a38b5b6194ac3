"""One shop started twice: the first window comes up, and where it cannot, the second one looks."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from app.engine.processes.window_lock import TIMEOUT_SECONDS, claim_window, socket_names
from tests.e2e.test_program import UP_WITHIN, roles, until

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="sockets of files")


@pytest.fixture
def shop(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="v-", ignore_cleanup_errors=True) as name:
        runtime = Path(name) / "run"
        runtime.mkdir(mode=0o700)
        monkeypatch.setenv("XDG_RUNTIME_DIR", str(runtime))
        monkeypatch.setenv("XDG_CONFIG_HOME", str(Path(name) / "config"))
        yield Path(name) / "shop"


@pytest.fixture
def started() -> Iterator[list[subprocess.Popen[str]]]:
    made: list[subprocess.Popen[str]] = []
    yield made
    for process in made:
        children = psutil.Process(process.pid).children() if process.poll() is None else []
        process.kill()
        process.communicate()
        psutil.wait_procs(children, timeout=10)


def start(shop: Path, started: list[subprocess.Popen[str]]) -> subprocess.Popen[str]:
    process = subprocess.Popen(
        [sys.executable, "-m", "app", "--workspace", str(shop)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "VITRINA_TOKEN": "APP-7-" + "5e" * 16},
    )
    started.append(process)
    return process


def works(process: subprocess.Popen[str]) -> bool:
    """Whether its window is at work: both children run."""
    return len(roles(psutil.Process(process.pid))) == 2


def test_that_a_second_start_raises_the_first_window_and_ends_within_a_second_of_its_own(
    shop: Path, started: list[subprocess.Popen[str]]
) -> None:
    first = start(shop, started)
    until(lambda: works(first), UP_WITHIN, "the first window")
    began = time.monotonic()
    second = start(shop, started)
    out, err = second.communicate(timeout=UP_WITHIN)
    took = time.monotonic() - began
    assert (second.returncode, err) == (0, "")
    assert "its window is now in front" in out
    assert took < TIMEOUT_SECONDS
    assert works(first)


def test_that_after_a_kill_the_next_start_works_at_once(
    shop: Path, started: list[subprocess.Popen[str]]
) -> None:
    first = start(shop, started)
    until(lambda: works(first), UP_WITHIN, "the first window")
    first.kill()
    first.wait()
    second = start(shop, started)
    until(lambda: works(second), UP_WITHIN, "the next window")
    third = start(shop, started)
    assert third.wait(UP_WITHIN) == 0


def test_that_two_shops_have_two_windows(shop: Path, started: list[subprocess.Popen[str]]) -> None:
    first, second = start(shop, started), start(shop.with_name("other"), started)
    until(lambda: works(first) and works(second), 2 * UP_WITHIN, "both windows")


def test_that_where_raising_cannot_be_it_opens_for_looking_and_works_once_the_shop_is_free(
    shop: Path, started: list[subprocess.Popen[str]]
) -> None:
    lock = claim_window(shop)
    assert lock is not None
    with socket.socket(socket.AF_UNIX) as silent:
        silent.bind(socket_names(shop)[0])
        silent.listen()
        looking = start(shop, started)
        assert looking.stderr is not None
        assert "read-only until" in looking.stderr.readline()
    assert looking.poll() is None
    assert roles(psutil.Process(looking.pid)) == {}
    assert not (shop / "journal.db").exists()
    lock.release()
    until(lambda: works(looking), UP_WITHIN, "the window to take the shop over")
