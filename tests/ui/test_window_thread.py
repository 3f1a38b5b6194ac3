"""What other threads post is called on the window's thread, one with each turn of the loop."""

from __future__ import annotations

import threading
from itertools import pairwise

from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from app.ui.window_thread import CallQueue


def test_that_what_is_posted_leaves_room_between_two_calls(qtbot: QtBot) -> None:
    posting = CallQueue()
    seen: list[object] = []
    turns = QTimer()
    turns.setInterval(0)
    turns.timeout.connect(lambda: seen.append("turn"))

    def post() -> None:
        for number in range(5):
            posting.post(lambda number=number: seen.append((number, threading.get_ident())))

    thread = threading.Thread(target=post)
    thread.start()
    thread.join()
    assert seen == [], "nothing is called on the thread that posts"
    turns.start()
    qtbot.waitUntil(lambda: sum(each != "turn" for each in seen) == 5)
    turns.stop()
    called = [at for at, each in enumerate(seen) if each != "turn"]
    assert [seen[at] for at in called] == [(n, threading.get_ident()) for n in range(5)]
    assert all(later - earlier > 1 for earlier, later in pairwise(called))


def test_that_posting_goes_on_after_a_rest_and_after_a_failure(qtbot: QtBot) -> None:
    posting = CallQueue()
    seen: list[int] = []

    def fail() -> None:
        raise ValueError("planned")

    with qtbot.captureExceptions() as failures:
        for function in (fail, lambda: seen.append(1)):
            posting.post(function)
        qtbot.waitUntil(lambda: seen == [1])
    assert len(failures) == 1
    posting.post(lambda: seen.append(2))
    qtbot.waitUntil(lambda: seen == [1, 2])
