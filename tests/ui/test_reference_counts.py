"""The binding keeps its counts: short tests hide what aborts after some hundred emissions."""

from __future__ import annotations

import asyncio
import sys

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QLabel

from app.ui.loop import run

EMISSIONS = 20_000
TICKS = 20_000

# Immortal from Python 3.12 on, so that their counts say nothing there (and cannot go wrong).
COUNTED = () if sys.version_info >= (3, 12) else (None, True, False)


class Bell(QObject):
    rung = Signal(bool)
    carried = Signal(object)
    silent = Signal()


def counts() -> list[int]:
    return [sys.getrefcount(value) for value in COUNTED]


def kept(before: list[int]) -> bool:
    """Whether the counts are what they were, but for what modules imported meanwhile hold."""
    return all(abs(now - then) < 1_000 for now, then in zip(counts(), before, strict=True))


def test_that_the_pyside_of_this_python_is_one_that_works():
    from PySide6 import __version_info__ as version

    assert sys.version_info >= (3, 12) or version[:2] < (6, 12)


def test_that_twenty_thousand_emissions_leave_the_counts_alone(qapp):
    bell, heard = Bell(), []
    label = QLabel()
    bell.rung.connect(lambda value: heard.append(value is True))
    bell.carried.connect(heard.append)
    bell.silent.connect(lambda: None)
    before = counts()
    for number in range(EMISSIONS // 4):
        bell.rung.emit(number % 2 == 0)
        bell.carried.emit(None)
        bell.silent.emit()
        label.setText("even" if number % 2 else "odd")
        QApplication.processEvents()
    assert len(heard) == EMISSIONS // 2
    heard.clear()
    assert kept(before)


def test_that_twenty_thousand_loop_ticks_leave_the_counts_alone(qapp):
    async def tick() -> int:
        bell, heard = Bell(), [0]

        def hear(value: object) -> None:
            heard[0] += value is None

        bell.carried.connect(hear)
        for _ in range(TICKS):
            bell.carried.emit(None)
            await asyncio.sleep(0)
        return heard[0]

    before = counts()
    assert run(qapp, tick) == TICKS
    assert kept(before)


@pytest.mark.prove
@pytest.mark.timeout(600)
def test_that_a_million_emissions_leave_the_counts_alone(qapp):
    bell, heard = Bell(), [0]

    def count(_value: bool) -> None:
        heard[0] += 1

    bell.rung.connect(count)
    before = counts()
    for number in range(1_000_000):
        bell.rung.emit(number % 2 == 0)
    assert heard == [1_000_000]
    assert kept(before)
