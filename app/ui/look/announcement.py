"""Announcements that a screen reader reads out while the focus is elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from app.ui.look.text import one_line

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, *words: str, urgent: bool = False) -> None:
    """Have ``words`` read out at the screen reader's next pause, or at once if ``urgent``.

    This has no effect if no assistive tool is running.
    """
    text = ". ".join(one_line(each).rstrip(".") for each in words if each)
    if not text:
        return
    event = QAccessibleAnnouncementEvent(widget, text)
    if urgent:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)
