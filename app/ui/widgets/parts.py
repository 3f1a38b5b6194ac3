"""The parts of a window, through which one goes by key: each keeps the place of the cursor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

if TYPE_CHECKING:
    from collections.abc import Sequence

_PART = "part"


def make_parts(*widgets: QWidget) -> None:
    """Make each of ``widgets`` a part of its window."""
    for widget in widgets:
        widget.setProperty(_PART, True)


def parts_in(window: QWidget) -> list[QWidget]:
    """Return the parts of ``window`` that can be seen, in no order."""
    found = window.findChildren(QWidget)
    return [one for one in found if one.property(_PART) and one.isVisible()]


def step_part(parts: Sequence[QWidget], by: int) -> bool:
    """Put the cursor into the part that is ``by`` further, round at the ends: where it was there,
    or into the first thing that takes it.

    Parts go as one reads, line by line; one in which nothing takes the cursor is passed over.
    Return whether there was one to go to.
    """
    stops = [(part, _stops_in(part)) for part in sorted(parts, key=_place)]
    known = [(part, found) for part, found in stops if found]
    if not known:
        return False
    focused = QApplication.focusWidget()
    holds = [focused is not None and _holds(part, focused) for part, _found in known]
    if True in holds:
        at = (holds.index(True) + by) % len(known)
    else:
        at = 0 if by > 0 else len(known) - 1
    part, found = known[at]
    last = part.focusWidget()
    target = last if last in found else min(found, key=_place)
    target.setFocus(Qt.FocusReason.OtherFocusReason)
    show_in_place(target)
    return True


def _stops_in(part: QWidget) -> list[QWidget]:
    """Return what takes the cursor by Tab in ``part``, itself included."""
    return [
        one
        for one in (part, *part.findChildren(QWidget))
        if one.focusPolicy() & Qt.FocusPolicy.TabFocus
        and one.focusProxy() is None
        and one.isVisible()
        and one.isEnabled()
        and one.window() is part.window()
    ]


def _holds(part: QWidget, widget: QWidget) -> bool:
    return part is widget or part.isAncestorOf(widget)


def _place(widget: QWidget) -> tuple[int, int]:
    """Return where a widget begins in its window, from the top down and then along the line."""
    at = widget.mapTo(widget.window(), QPoint(0, 0))
    return at.y(), at.x()


def show_in_place(target: QWidget) -> None:
    """Scroll to ``target`` where it is out of sight."""
    above: QWidget | None = target
    while above is not None:
        if isinstance(above, QScrollArea):
            above.ensureWidgetVisible(target)
        above = above.parentWidget()
