"""A history as a column of lines: icon, text, origin, time."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from app.ui.look.icons import exact_pixmap
from app.ui.look.paint import RIGHT, elide, paint_text
from app.ui.look.text import plain_tooltip
from app.ui.look.theme import color
from app.ui.look.type_scale import metrics, px

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent


class TimelineLine(NamedTuple):
    """A line of a timeline.

    ``icon`` and its ``role`` show the origin, ``text`` is the event, ``note`` the origin in words,
    ``when`` the formatted time.
    """

    icon: str
    role: str
    text: str
    note: str
    when: str


class Timeline(QWidget):
    """A column of lines, latest first, connected by a vertical line."""

    def __init__(self, parent: QWidget | None = None, *, name: str = "") -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self._shown: tuple[TimelineLine, ...] = ()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)

    def lines(self) -> tuple[TimelineLine, ...]:
        """Return the shown lines."""
        return self._shown

    def show_lines(self, lines: Sequence[TimelineLine]) -> None:
        """Replace the lines."""
        if tuple(lines) == self._shown:
            return
        self._shown = tuple(lines)
        while (item := self._column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for at, line in enumerate(self._shown):
            last = at + 1 == len(self._shown)
            self._column.addWidget(_Line(line, self, joined=not last))


class _Line(QWidget):
    """A painted line; the full text of a shortened one is in its tooltip and accessible name."""

    def __init__(self, line: TimelineLine, parent: QWidget, *, joined: bool) -> None:
        super().__init__(parent)
        self._line, self._joined = line, joined
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(
            ", ".join(part for part in (line.text, line.note, line.when) if part)
        )
        plain_tooltip(self, f"{line.text}\n{line.note}")

    def sizeHint(self) -> QSize:
        """Return the size of two lines of text and the gap to the next."""
        return QSize(px(120), px(38))

    def minimumSizeHint(self) -> QSize:
        """Return ``sizeHint``, which is narrow: longer texts are shortened."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw icon, rule, two lines, and the time at the right."""
        line = self._line
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = px(16)
        painter.drawPixmap(
            0, px(2), exact_pixmap(line.icon, line.role, side, self.devicePixelRatio())
        )
        if self._joined:
            painter.fillRect(side // 2, px(22), 1, self.height() - px(24), color("border"))
        left = side + px(10)
        first = QRect(left, 0, self.width() - left, px(19))
        when = round(metrics("label").horizontalAdvance(line.when)) + px(8)
        paint_text(painter, first, line.when, use="label", role="text2", align=RIGHT)
        text = elide(line.text, "label_strong", max(0, first.width() - when))
        paint_text(painter, first, text, use="label_strong", role="text")
        second = QRect(left, px(18), self.width() - left, px(16))
        paint_text(
            painter,
            second,
            elide(line.note, "caption", second.width()),
            use="caption",
            role="text2",
        )
        painter.end()
