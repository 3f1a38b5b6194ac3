"""The ear of the first window: one verb, and whatever else comes is hung up on."""

from __future__ import annotations

import socket
import sys
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.engine.processes.window_lock import (
    RAISE,
    RAISED,
    WindowTaken,
    claim_or_raise,
    claim_window,
)
from app.ui.single_instance import MOST_CALLERS, RaiseListener
from app.ui.window.main_window import MainWindow

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="sockets of files")


@pytest.fixture
def shop(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    # A short path: the name of a socket has to fit behind it.
    with tempfile.TemporaryDirectory(prefix="v-") as name:
        runtime = Path(name) / "run"
        runtime.mkdir(mode=0o700)
        monkeypatch.setenv("XDG_RUNTIME_DIR", str(runtime))
        yield Path(name) / "shop"


@pytest.fixture
def front(qtbot: QtBot, shop: Path) -> Iterator[RaiseListener]:
    del qtbot
    lock = claim_window(shop)
    assert lock is not None
    made = RaiseListener(shop)
    yield made
    made.close()
    lock.release()


class Caller(threading.Thread):
    """Sends something and reads until it is answered or hung up on."""

    def __init__(self, name: str, message: bytes) -> None:
        super().__init__()
        self._line = socket.socket(socket.AF_UNIX)
        self._line.settimeout(20)
        self._line.connect(name)
        self._message = message
        self.answer: bytes | None = None
        self.start()

    def run(self) -> None:
        with self._line:
            try:
                self._line.sendall(self._message)
                self.answer = self._line.recv(100)
            except OSError:
                # Hung up on while there was more to say.
                self.answer = b""


def test_that_a_second_start_raises_the_first_window(
    qtbot: QtBot, window: MainWindow, front: RaiseListener, shop: Path
) -> None:
    front.raised.connect(window.come_forward)
    window.showMinimized()
    told: list[bool] = []

    def start() -> None:
        try:
            claim_or_raise(shop)
        except WindowTaken as taken:
            told.append(taken.raised)

    second = threading.Thread(target=start)
    second.start()
    qtbot.waitUntil(lambda: bool(told))
    second.join()
    assert told == [True]
    assert not window.windowState() & Qt.WindowState.WindowMinimized
    assert window.isVisible()


@pytest.mark.parametrize(
    "message",
    [
        b"\n",
        b"garbage\n",
        b"\xff\xfe\x00\n",
        b"[]\n",
        b'"raise"\n',
        b'{"verb":"quit"}\n',
        b'{"verb":["raise"]}\n',
        b'{"verb":"raise","access_token":"x"}\n',
        b'{"verb":"raise"}' + b" " * 5_000 + b"\n",
        b"x" * 1_000_000,
        b"[" * 100_000,
    ],
    ids=lambda message: message[:30].decode("latin-1"),
)
def test_that_anything_else_is_hung_up_on_and_the_next_one_is_heard(
    qtbot: QtBot, front: RaiseListener, message: bytes
) -> None:
    raised: list[None] = []
    front.raised.connect(lambda: raised.append(None))
    caller = Caller(front.name, message)
    qtbot.waitUntil(lambda: caller.answer is not None)
    caller.join()
    assert (caller.answer, raised) == (b"", [])
    proper = Caller(front.name, RAISE)
    qtbot.waitUntil(lambda: proper.answer is not None)
    proper.join()
    assert (proper.answer, raised) == (RAISED, [None])


def test_that_who_says_nothing_keeps_nobody_out_for_long(
    qtbot: QtBot, front: RaiseListener
) -> None:
    silent = [socket.socket(socket.AF_UNIX) for _ in range(MOST_CALLERS + 2)]
    for line in silent:
        line.connect(front.name)
    qtbot.waitUntil(lambda: len(front._callers) == MOST_CALLERS)
    qtbot.waitUntil(lambda: not front._callers, timeout=10_000)
    proper = Caller(front.name, RAISE)
    qtbot.waitUntil(lambda: proper.answer is not None)
    proper.join()
    for line in silent:
        line.close()
    assert proper.answer == RAISED


@pytest.mark.parametrize("left", ["socket", "file"])
def test_that_what_a_killed_window_left_is_in_nobodys_way(
    qtbot: QtBot, front: RaiseListener, shop: Path, left: str
) -> None:
    del qtbot
    name = Path(front.name)
    front.close()
    if left == "socket":
        with socket.socket(socket.AF_UNIX) as stale:
            stale.bind(str(name))
    else:
        name.write_text("squatted")
    again = RaiseListener(shop)
    assert again.name == str(name)
    again.close()


def test_that_a_name_that_cannot_be_taken_leaves_the_next_place(
    front: RaiseListener, shop: Path
) -> None:
    name = Path(front.name)
    front.close()
    name.mkdir()
    (name / "x").write_text("squatted")
    again = RaiseListener(shop)
    assert Path(again.name).parent == shop
    again.close()


def test_that_nobody_else_can_reach_it(front: RaiseListener) -> None:
    name = Path(front.name)
    assert name.stat().st_mode & 0o077 == 0
    assert name.parent.stat().st_mode & 0o077 == 0
