"""The moves of the keyboard focus, followed by an object that may end at any time.

A module of its own, because fields and toasts follow them, and a plain connection of either fails.
"""

from __future__ import annotations

from collections.abc import Callable
from types import MethodType
from weakref import WeakMethod

from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

Moved = Callable[[QWidget | None, QWidget | None], None]


def follow_focus(moved: Moved) -> None:
    """Call ``moved`` with the old and the new widget whenever the focus moves.

    ``moved`` is a method of a ``QObject``, and is called as long as that exists. If it were
    connected itself, it would be called even while the garbage collector takes its object apart,
    and PySide raises ``AttributeError``, because it does not find the slot any more.
    """
    application = QApplication.instance()
    assert isinstance(application, QApplication), "there is one before there are widgets"
    known = WeakMethod(moved)

    def pass_on(old: QWidget | None, new: QWidget | None) -> None:
        method = known()
        if not isinstance(method, MethodType) or not isValid(method.__self__):
            application.focusChanged.disconnect(pass_on)
        else:
            method(old, new)

    application.focusChanged.connect(pass_on)
