"""What a screen reader reads out although the focus is elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from app.ui.look.text import one_line

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, *words: str, urgent: bool = False) -> None:
    """Have ``words`` read out once the screen reader has a pause; at once where it is ``urgent``.

    Nothing happens where no assistive tool listens.
    """
    text = ". ".join(one_line(each).rstrip(".") for each in words if each)
    if not text:
        return
    event = QAccessibleAnnouncementEvent(widget, text)
    if urgent:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)
