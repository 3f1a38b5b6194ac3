"""Text fields with one or several lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QPainter, QPaintEvent, QTextOption
from PySide6.QtWidgets import QLineEdit, QMenu, QPlainTextEdit, QSizePolicy, QWidget

from app.ui.look.icons import exact_pixmap
from app.ui.look.type_scale import px
from app.ui.widgets.field_state import set_state
from app.ui.widgets.menu import round_off

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import SignalInstance
    from PySide6.QtGui import QFocusEvent

    _Widget = QWidget
else:
    # At run time only one base class may come from Qt.
    _Widget = object

# The line length from which lines are not wrapped: laying out such a line takes seconds.
_LONGEST_WRAPPED: Final = 10_000


def draw_at_end(widget: QWidget, icon_name: str, inset: int) -> None:
    """Draw an icon inside ``widget``, ``inset`` pixels from its end."""
    role = "text2" if widget.isEnabled() else "disabled"
    side = px(16)
    painter = QPainter(widget)
    drawing = exact_pixmap(icon_name, role, side, widget.devicePixelRatio())
    left = inset if widget.isRightToLeft() else widget.width() - inset - side
    painter.drawPixmap(left, (widget.height() - side) // 2, drawing)
    painter.end()


class _Focusable(_Widget):
    """A mixin that emits ``focus_changed`` when the focus is gained or lost."""

    focus_changed: SignalInstance

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Emit that the focus was gained."""
        super().focusInEvent(event)
        self.focus_changed.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Emit that the focus was lost."""
        super().focusOutEvent(event)
        self.focus_changed.emit(False)


class LineEdit(_Focusable, QLineEdit):
    """A line edit; ``right`` aligns numbers to the right.

    ``focus_changed`` is emitted when the focus is gained or lost; ``reset_requested`` when the
    seller chooses to restore the marketplace's value.
    """

    focus_changed = Signal(bool)
    reset_requested = Signal()

    def __init__(
        self,
        text: str = "",
        parent: QWidget | None = None,
        *,
        placeholder: str = "",
        right: bool = False,
        name: str = "",
    ) -> None:
        super().__init__(text, parent)
        self._end_icon = ""
        self.setObjectName(name)
        self.setPlaceholderText(placeholder)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        if right:
            self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def set_state(self, state: str, *, changed: bool = False) -> None:
        """Set one of ``field_state.STATES``; ``locked`` can be copied, but not edited."""
        set_state(self, state, changed=changed)
        self.setReadOnly(state == "locked")
        self.set_end_icon("lock" if state == "locked" else "")

    def set_end_icon(self, icon_name: str) -> None:
        """Draw an icon inside the field at its end, or none."""
        if icon_name != self._end_icon:
            self._end_icon = icon_name
            room = px(20) if icon_name else 0
            mirrored = self.isRightToLeft()
            self.setTextMargins(room if mirrored else 0, 0, 0 if mirrored else room, 0)
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the field with the icon over it."""
        super().paintEvent(event)
        if self._end_icon:
            draw_at_end(self, self._end_icon, px(9))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Show the standard menu, with an entry to restore the marketplace's value if changed."""
        pop_up(with_reset(self.createStandardContextMenu(), self), event.globalPos())


def with_reset(menu: QMenu, field: LineEdit | LongText) -> QMenu:
    """Return ``menu``, with an entry to restore the marketplace's value if the field is changed."""
    if field.property("changed") == "true":
        add_reset(menu, field.reset_requested.emit)
    return menu


def add_reset(menu: QMenu, reset: Callable[[], None]) -> None:
    """Insert "Take the marketplace's value" at the top of ``menu``."""
    first = menu.actions()[0] if menu.actions() else None
    action = menu.addAction(QCoreApplication.translate("Field", "Reset to the marketplace’s value"))
    action.triggered.connect(lambda: reset())
    if first is not None:
        menu.insertAction(first, action)
        menu.insertSeparator(first)


def pop_up(menu: QMenu, place: QPoint) -> None:
    """Show ``menu`` at ``place`` on the screen and delete it when it closes."""
    # Not shown with ``exec``: its nested event loop would block all tasks.
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    round_off(menu)
    menu.popup(place)


def has_long_line(text: str) -> bool:
    """Return whether Qt would take seconds to wrap a line of ``text``."""
    return any(len(line) > _LONGEST_WRAPPED for line in text.splitlines())


class LongText(_Focusable, QPlainTextEdit):
    """A plain text edit with several lines."""

    focus_changed = Signal(bool)
    reset_requested = Signal()

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        placeholder: str = "",
        lines: int = 6,
        name: str = "",
    ) -> None:
        super().__init__(parent)
        self._lines = lines
        self.setObjectName(name)
        self.setPlaceholderText(placeholder)
        self.setTabChangesFocus(True)

    def set_text(self, text: str) -> None:
        """Set ``text``; a line that would take seconds to wrap is not wrapped."""
        long = has_long_line(text)
        wrap = QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere
        self.setWordWrapMode(QTextOption.WrapMode.NoWrap if long else wrap)
        self.setPlainText(text)

    def set_state(self, state: str, *, changed: bool = False) -> None:
        """Set one of ``field_state.STATES``."""
        set_state(self, state, changed=changed)
        self.setReadOnly(state == "locked")

    def sizeHint(self) -> QSize:
        """Return the height for the number of lines that the field was made for."""
        return QSize(px(320), self.fontMetrics().lineSpacing() * self._lines + px(16))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Show the standard menu, with an entry to restore the marketplace's value if changed."""
        pop_up(with_reset(self.createStandardContextMenu(), self), event.globalPos())
