"""Old garbage is collected while the window rests, and not while it is at work."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from app.ui.garbage import IdleGarbageCollection

COLLECTIONS = 11
"""So many of newer objects make one of all objects worth the while."""


class Clocks:
    """Seconds that the process had a core, and seconds that passed."""

    def __init__(self) -> None:
        self.spent = self.passed = 0.0

    def go_on(self, spent: float, passed: float) -> None:
        self.spent += spent
        self.passed += passed


class Ring:
    """Refers to itself, so that nothing but a collection frees it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def thresholds() -> Iterator[tuple[int, int, int]]:
    """The thresholds of the run, which are put back."""
    found = gc.get_threshold()
    yield found
    gc.set_threshold(*found)


def old_garbage() -> weakref.ref[Ring]:
    """Make garbage of what has grown old, as it is while a plan is sent."""
    ring = Ring()
    assert ring.itself is ring, "nothing else frees it"
    for _ in range(COLLECTIONS):
        gc.collect(1)
    return weakref.ref(ring)


def test_that_old_garbage_goes_when_the_window_rests(
    qtbot: QtBot, thresholds: tuple[int, int, int]
) -> None:
    clocks, owner = Clocks(), QObject()
    garbage = IdleGarbageCollection(owner, lambda: clocks.spent, lambda: clocks.passed)
    ring = old_garbage()
    clocks.go_on(spent=2.0, passed=5.0)
    garbage.look()
    assert ring() is not None, "somebody waits for the window"
    clocks.go_on(spent=0.05, passed=5.0)
    garbage.look()
    assert ring() is None


def test_that_nothing_is_looked_through_for_the_sake_of_little(
    qtbot: QtBot, thresholds: tuple[int, int, int]
) -> None:
    clocks, owner = Clocks(), QObject()
    garbage = IdleGarbageCollection(owner, lambda: clocks.spent, lambda: clocks.passed)
    gc.collect()
    found: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            found.append(info["generation"])

    gc.callbacks.append(note)
    try:
        clocks.go_on(spent=0.0, passed=5.0)
        garbage.look()
    finally:
        gc.callbacks.remove(note)
    assert 2 not in found


def test_that_newer_garbage_goes_as_before(qtbot: QtBot, thresholds: tuple[int, int, int]) -> None:
    owner = QObject()
    IdleGarbageCollection(owner)
    assert gc.get_threshold()[:2] == thresholds[:2]
    assert gc.get_threshold()[2] > thresholds[2], "of all objects only after very many"
