"""What every test of the window begins with."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from app.ui.application import load_source_texts
from tests.security.window_texts import texts_of_the_window
from tests.stands.canary import holds

LOOKED_AT = 3
"""Rows of the table of listings whose every cell is read after a test; all are made alike."""
MOST_LEFT = 200
"""Widgets that may be there after a file: a few menus, and no window."""


@pytest.fixture(autouse=True)
def source_language() -> Iterator[None]:
    """No test language the language that another one chose."""
    yield
    load_source_texts()


@pytest.fixture(autouse=True)
def empty_clipboard() -> Iterator[None]:
    """Nothing that a test copied is left: what the clipboard still owns when the interpreter ends
    takes the process down with it."""
    yield
    if isinstance(QCoreApplication.instance(), QGuiApplication):
        QGuiApplication.clipboard().clear()


@pytest.fixture(autouse=True)
def no_token_is_shown(empty_clipboard: None) -> Iterator[None]:
    """Fail a test that leaves a token in a text of the window or on the clipboard."""
    yield
    if isinstance(QApplication.instance(), QApplication):
        # In one look: most windows say some thousand things, and nearly all of them no token.
        texts = "\n".join(texts_of_the_window(LOOKED_AT))
        assert not holds(texts.encode("utf-8", "replace")), "a token is shown"


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """Let what a test deleted go: Qt does so in a running loop only, and tests run none.

    Otherwise a run has every window of every test in it, and a style sheet is worked out for all.
    A file that leaves a window behind fails, as it makes all that come after it slow.
    """
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    if nextitem is not None and nextitem.path == item.path:
        return
    left = QApplication.allWidgets() if isinstance(QApplication.instance(), QApplication) else []
    assert len(left) <= MOST_LEFT, f"{len(left)} widgets are left, of {_windows(left)}"


def _windows(widgets: list[QWidget]) -> set[str]:
    return {type(widget.window()).__name__ for widget in widgets}
