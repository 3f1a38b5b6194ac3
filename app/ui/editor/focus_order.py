"""In which order the Tab key goes through the editor."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def stops_in(widget: QWidget) -> list[QWidget]:
    """Return what takes the cursor by Tab inside ``widget``, itself included, in the order of
    making."""
    return [
        one
        for one in (widget, *widget.findChildren(QWidget))
        # What belongs to a list that drops down is in a window of its own.
        if one.window() is widget.window()
        and one.focusPolicy() & Qt.FocusPolicy.TabFocus
        and one.focusProxy() is None
    ]


def put_in_order(stops: Sequence[QWidget]) -> None:
    """Make Tab go through ``stops`` one after the other."""
    for before, after in pairwise(stops):
        QWidget.setTabOrder(before, after)


def order_of(widgets: Iterable[QWidget]) -> None:
    """Make Tab go through ``widgets`` in their order."""
    put_in_order([stop for widget in widgets for stop in stops_in(widget)])


def put_after(widget: QWidget, before: QWidget) -> None:
    """Give what was built later its place after what stands before it."""
    put_in_order([*stops_in(before)[-1:], *stops_in(widget)])
