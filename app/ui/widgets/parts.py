"""The parts of a window between which a key moves the focus; each remembers its focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

if TYPE_CHECKING:
    from collections.abc import Sequence

_PART = "part"


def make_parts(*widgets: QWidget) -> None:
    """Mark each of ``widgets`` as a part of its window."""
    for widget in widgets:
        widget.setProperty(_PART, True)


def parts_in(window: QWidget) -> list[QWidget]:
    """Return the visible parts of ``window``, unordered."""
    found = window.findChildren(QWidget)
    return [one for one in found if one.property(_PART) and one.isVisible()]


def step_part(parts: Sequence[QWidget], by: int) -> bool:
    """Move the focus to the part that is ``by`` further, wrapping around at the ends.

    The last focused widget of the part gets the focus, or else its first focusable widget. Parts
    are ordered as one reads, line by line; a part without focusable widgets is skipped. Return
    whether there was a part to move to.
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
    """Return the widgets in ``part``, including itself, that take the focus by Tab."""
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
    """Return the position of a widget in its window as (y, x)."""
    at = widget.mapTo(widget.window(), QPoint(0, 0))
    return at.y(), at.x()


def show_in_place(target: QWidget) -> None:
    """Scroll to ``target`` if it is not visible."""
    above: QWidget | None = target
    while above is not None:
        if isinstance(above, QScrollArea):
            above.ensureWidgetVisible(target)
        above = above.parentWidget()
