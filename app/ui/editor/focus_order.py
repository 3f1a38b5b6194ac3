"""In which order the Tab key goes through the editor: as one reads, whenever a thing was made."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from app.ui.widgets.parts import show_in_place


def stops_in(widget: QWidget) -> list[QWidget]:
    """Return what can be seen and takes the cursor by Tab inside ``widget``, itself included, line
    by line.

    Fields, pictures and repairs come and go, and Qt appends what is made later: the place on the
    screen says where each belongs.
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
        # What drops down from a list is in a window of its own.
        if isinstance(one, QWidget) and not one.isHidden() and not one.isWindow()
    ):
        found += stops_in(child)
    return found


def step(regions: Sequence[QWidget], *, forward: bool) -> bool:
    """Put the cursor where Tab leads from where it is in one of ``regions``, round at the ends.

    Return whether there was anywhere to go.
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
    """Make Tab go through ``stops`` one after the other."""
    for before, after in pairwise(stops):
        QWidget.setTabOrder(before, after)


def _as_read(widgets: Iterable[QWidget]) -> list[QWidget]:
    """Return widgets of one parent line by line: what begins above the middle of the first of a
    line is in that line."""
    lines: list[tuple[int, list[QWidget]]] = []
    for widget in sorted(widgets, key=lambda one: one.y()):
        if lines and widget.y() < lines[-1][0]:
            lines[-1][1].append(widget)
        else:
            lines.append((widget.y() + (widget.height() + 1) // 2, [widget]))
    return [one for _middle, line in lines for one in sorted(line, key=lambda one: one.x())]
