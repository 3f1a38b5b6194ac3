"""What every test of the window begins with."""

from __future__ import annotations

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


# A hook as fixtures cost each of three thousand tests several times as much.
@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """Leave nothing to the next test, and fail one that leaves a token in a text of the window or
    on the clipboard, or the last of a file that leaves its windows.

    What a test deleted goes: Qt lets it go in a running loop only, and tests run none. Otherwise a
    run has every window of every test in it, and a style sheet is worked out for all. What the
    clipboard still owns when the interpreter ends takes the process down with it.
    """
    shows_token = False
    if isinstance(QApplication.instance(), QApplication):
        # In one look: most windows say some thousand things, and nearly all of them no token.
        texts = "\n".join(texts_of_the_window(LOOKED_AT))
        shows_token = holds(texts.encode("utf-8", "replace"))
    if isinstance(QCoreApplication.instance(), QGuiApplication):
        QGuiApplication.clipboard().clear()
    # The language that this test may have chosen.
    load_source_texts()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not shows_token, "a token is shown"
    if nextitem is not None and nextitem.path == item.path:
        return
    left = QApplication.allWidgets() if isinstance(QApplication.instance(), QApplication) else []
    assert len(left) <= MOST_LEFT, f"{len(left)} widgets are left, of {_windows(left)}"


def _windows(widgets: list[QWidget]) -> set[str]:
    return {type(widget.window()).__name__ for widget in widgets}
