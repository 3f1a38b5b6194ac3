"""The Tab order of the editor: the reading order, whenever a widget was created."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from app.ui.widgets.parts import show_in_place


def stops_in(widget: QWidget) -> list[QWidget]:
    """Return the visible widgets in ``widget`` that take the focus by Tab, in reading order.

    ``widget`` itself is included. Fields, pictures and repairs come and go, and Qt appends widgets
    that are created later to its own order, so the position on the screen is used.
    """
    takes = (
        widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.focusProxy() is None
        and widget.isEnabled()
    )
    found = [widget] if takes else []
    for child in _as_read(
        one
        for one in widget.children()
        # The popup of a list is in a window of its own.
        if isinstance(one, QWidget) and not one.isHidden() and not one.isWindow()
    ):
        found += stops_in(child)
    return found


def step(regions: Sequence[QWidget], *, forward: bool) -> bool:
    """Move the focus to the next or previous widget in ``regions``, cyclically.

    Return whether there was such a widget.
    """
    stops = [stop for region in regions if region.isVisible() for stop in stops_in(region)]
    if not stops:
        return False
    at: QWidget | None = QApplication.focusWidget()
    while at is not None and at not in stops:
        at = at.parentWidget()
    if at is None:
        target = stops[0 if forward else -1]
    else:
        target = stops[(stops.index(at) + (1 if forward else -1)) % len(stops)]
    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    target.setFocus(reason)
    show_in_place(target)
    return True


def put_in_order(stops: Sequence[QWidget]) -> None:
    """Make Tab visit ``stops`` in their order."""
    for before, after in pairwise(stops):
        QWidget.setTabOrder(before, after)


def _as_read(widgets: Iterable[QWidget]) -> list[QWidget]:
    """Return widgets of one parent line by line.

    A widget whose top is above the middle of the first widget of a line belongs to that line.
    """
    lines: list[tuple[int, list[QWidget]]] = []
    for widget in sorted(widgets, key=lambda one: one.y()):
        if lines and widget.y() < lines[-1][0]:
            lines[-1][1].append(widget)
        else:
            lines.append((widget.y() + (widget.height() + 1) // 2, [widget]))
    return [one for _middle, line in lines for one in sorted(line, key=lambda one: one.x())]
