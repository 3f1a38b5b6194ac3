"""A small field below a button that asks for a name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QHBoxLayout

from app.ui.listings.saved_views import LONGEST_NAME, usable_name
from app.ui.look import theme
from app.ui.look.type_scale import px
from app.ui.widgets.inputs.buttons import PrimaryButton
from app.ui.widgets.inputs.fields import LineEdit

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget

_WIDE = 340


class NamePopup(QFrame):
    """A question for the name of a view; ``named`` carries it, closing emits nothing."""

    named = Signal(str)

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("name_popup")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._field = LineEdit(name="view_name")
        self._field.setMaxLength(LONGEST_NAME)
        self._field.setPlaceholderText(self.tr("Name of the view"))
        self._field.setAccessibleName(self._field.placeholderText())
        self._field.setText(name)
        self._field.selectAll()
        self._save = PrimaryButton(self.tr("Save"), parent=self, name="save_view_name")
        self._save.clicked.connect(self._take)
        self._field.returnPressed.connect(self._take)
        self._field.textChanged.connect(self._show_possible)
        line = QHBoxLayout(self)
        line.setContentsMargins(px(8), px(8), px(8), px(8))
        line.setSpacing(px(6))
        line.addWidget(self._field, 1)
        line.addWidget(self._save)
        self._show_possible(name)

    def open_at(self, place: QPoint) -> None:
        """Show it with its top right corner near ``place`` (global)."""
        self.resize(px(_WIDE), self.sizeHint().height())
        screen = self.screen().availableGeometry()
        self.move(max(screen.left(), place.x() - self.width()), place.y())
        self.show()
        self._field.setFocus()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the background and the outline of a menu."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.color("field"))
        painter.fillRect(self.rect().adjusted(1, 1, -1, -1), theme.color("raised"))

    def _show_possible(self, name: str) -> None:
        self._save.setEnabled(bool(usable_name(name)))

    def _take(self) -> None:
        if usable_name(self._field.text()):
            self.named.emit(self._field.text())
            self.close()
