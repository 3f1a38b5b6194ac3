"""Fields for a day, or a day with its time: typed, or chosen in a calendar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, Qt
from PySide6.QtWidgets import QDateTimeEdit, QSizePolicy, QWidget

from app.ui.look.type_scale import px
from app.ui.widgets.field_state import set_state
from app.ui.widgets.inputs.fields import draw_at_end

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QWheelEvent


class MomentField(QDateTimeEdit):
    """A field for a day and time in the format of its locale, with a calendar popup.

    The wheel changes it only while it has the focus.
    """

    def __init__(self, parent: QWidget | None = None, *, name: str = "") -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setProperty("own", "true")
        self.setDisplayFormat("d MMM yyyy, HH:mm")
        self.setCalendarPopup(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        # The same height as neighbouring fields: the style increases the minimum height of this
        # one.
        self.setFixedHeight(px(32))

    def set_state(self, state: str) -> None:
        """Set one of ``field_state.STATES``."""
        set_state(self, state)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Change the value only if the field has the focus."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the field and its arrow."""
        super().paintEvent(event)
        draw_at_end(self, "chevron-down", px(6))


class DayField(MomentField):
    """A field for a day without time."""

    def __init__(self, day: QDate, parent: QWidget | None = None, *, name: str = "") -> None:
        super().__init__(parent, name=name)
        self.setDisplayFormat("d MMM yyyy")
        self.setDate(day)
