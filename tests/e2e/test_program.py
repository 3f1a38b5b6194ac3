"""The whole program as a person starts it: the tour is right, and nobody outlives the window."""

from __future__ import annotations

import contextlib
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest
from PySide6.QtGui import QImage

from tests.stands.patience import gone_within

GONE_WITHIN = 5.0
UP_WITHIN = 40.0


@pytest.mark.prove
def test_that_the_tour_sees_the_main_job_done(tmp_path: Path) -> None:
    out = tmp_path / "tour"
    answer = subprocess.run(
        [sys.executable, "-m", "app", "tour", "--out", str(out)],
        capture_output=True,
        text=True,
        timeout=400,
        check=False,
    )
    assert answer.returncode == 0, answer.stdout + answer.stderr
    assert "0 wrong" in answer.stdout
    pictures = sorted(out.glob("*.png"))
    assert len(pictures) >= 12
    assert {(QImage(str(p)).width(), QImage(str(p)).height()) for p in pictures} == {(1440, 900)}
    assert [path.name for path in out.iterdir() if path.suffix != ".png"] == []


FROZEN = """
import gc, sys
from pathlib import Path
from app import bootstrap
from app.settings import Settings

async def guest(console):
    return 0 if gc.get_freeze_count() > 20_000 else 1

folder = Path(sys.argv[1])
shop = bootstrap.ShopLocation("practice", folder / "shop", "", folder / "store")
start = bootstrap._Start(
    workspace=shop.workspace, settings=Settings(), file=None, view_settings=folder / "window.ini",
    target=lambda: bootstrap.target_of(shop, None), driver=guest,
)
sys.exit(bootstrap._run(start))
"""


def test_that_no_collection_looks_through_what_the_program_is_made_of(tmp_path: Path) -> None:
    answer = subprocess.run(
        [sys.executable, "-c", FROZEN, str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert answer.returncode == 0, answer.stdout + answer.stderr


@pytest.fixture
def window(tmp_path: Path) -> Iterator[psutil.Process]:
    """The program with its window open; the marketplace, the worker and the reader running."""
    started = subprocess.Popen(
        [sys.executable, "-m", "app", "--workspace", str(tmp_path / "shop")],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    process = psutil.Process(started.pid)
    try:
        until(lambda: len(roles(process)) == 3, UP_WITHIN, "all children to run")
        yield process
    finally:
        if started.poll() is None:
            started.kill()
        started.wait()


def roles(process: psutil.Process) -> dict[str, psutil.Process]:
    """The children by their sub-command."""
    found = {}
    for child in process.children():
        # One that has just died answers nothing any more.
        with contextlib.suppress(psutil.Error):
            words = child.cmdline()
            for role in ("serve", "worker", "reader"):
                if role in words:
                    found[role] = child
    return found


def until(happened: Callable[[], bool], seconds: float, what: str) -> None:
    deadline = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < deadline, f"waited in vain for {what}"
        # Other processes are watched: no event of theirs reaches this one.
        threading.Event().wait(0.05)


def test_that_no_child_outlives_a_killed_window(window: psutil.Process) -> None:
    children = list(roles(window).values())
    window.kill()
    assert gone_within(children, GONE_WITHIN) == []


def test_that_a_terminated_window_ends_its_children_and_itself(window: psutil.Process) -> None:
    children = list(roles(window).values())
    window.terminate()
    assert gone_within([window, *children], GONE_WITHIN) == []
    # Zero: it closed what was open, and was not merely struck down.
    assert window.wait() == 0


def test_that_a_killed_marketplace_comes_back(window: psutil.Process) -> None:
    first = roles(window)["serve"]
    first.kill()
    until(
        lambda: (again := roles(window).get("serve")) is not None and again.pid != first.pid,
        UP_WITHIN,
        "the marketplace to be started again",
    )


def test_that_a_token_stands_in_no_argument_and_no_environment(window: psutil.Process) -> None:
    for process in (window, *roles(window).values()):
        words = " ".join(process.cmdline()) + " ".join(process.environ().values())
        assert "APP-" not in words
