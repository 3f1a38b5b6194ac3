"""One version of a field as a cell, read-only or selectable."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QRadioButton, QSizePolicy, QWidget

from app.ui.look.paint import elide, fill_round, outline, paint_text
from app.ui.look.text import plain_tooltip
from app.ui.look.type_scale import px
from app.ui.widgets.inputs.check import paint_radio

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from app.ui.activity.conflicts.merging import Version

HIGH = 44


def _paint(
    widget: QWidget, version: Version, *, chosen: bool, quiet: bool, radio: bool, focused: bool
) -> None:
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    whole = QRectF(widget.rect())
    fill_round(painter, whole, px(6), "sunken" if quiet else "accentTint" if chosen else "surface")
    if focused:
        outline(painter, whole, px(6), "focus", 2)
    elif not quiet:
        outline(painter, whole, px(6), "accent" if chosen else "border")
    left = px(11)
    if radio:
        side = px(16)
        place = QRect(left, (widget.height() - side) // 2, side, side)
        paint_radio(painter, place, chosen=chosen)
        left += side + px(8)
    room = widget.width() - left - px(8)
    use = "body" if quiet else "title"
    words = elide(version.text, use, room)
    role = "text2" if quiet else "text"
    if version.note:
        half = widget.height() // 2
        paint_text(painter, QRect(left, px(4), room, half - px(4)), words, use=use, role=role)
        note = elide(version.note, "caption", room)
        lower = QRect(left, half, room, half - px(5))
        paint_text(painter, lower, note, use="caption", role="text2")
    else:
        paint_text(painter, QRect(left, 0, room, widget.height()), words, use=use, role=role)
    painter.end()


class VersionBox(QWidget):
    """A read-only version: ``quiet`` for the earlier one, ``chosen`` for the resulting one."""

    def __init__(
        self, version: Version, side: str, parent: QWidget, *, quiet: bool = False, chosen: bool
    ) -> None:
        super().__init__(parent)
        self._version, self._quiet, self._chosen = version, quiet, chosen
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(f"{side}: {version.text} {version.note}".strip())
        plain_tooltip(self, version.text)

    def sizeHint(self) -> QSize:
        """Return a size that is two lines high."""
        return QSize(px(110), px(HIGH))

    def minimumSizeHint(self) -> QSize:
        """Return a small size, at which the text is elided."""
        return QSize(px(72), px(HIGH))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the cell."""
        _paint(
            self,
            self._version,
            chosen=self._chosen,
            quiet=self._quiet,
            radio=False,
            focused=False,
        )


class VersionChoice(QRadioButton):
    """A selectable version; those of one field exclude each other."""

    def __init__(self, version: Version, side: str, parent: QWidget, *, name: str) -> None:
        super().__init__(parent)
        self._version = version
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(f"{side}: {version.text} {version.note}".strip())
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        plain_tooltip(self, version.text)

    def hitButton(self, place: QPoint) -> bool:
        """Return whether ``place`` is in the cell, which is a button as a whole."""
        return bool(self.rect().contains(place))

    def sizeHint(self) -> QSize:
        """Return a size that is two lines high."""
        return QSize(px(130), px(HIGH))

    def minimumSizeHint(self) -> QSize:
        """Return a small size, at which the text is elided."""
        return QSize(px(96), px(HIGH))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the cell with its radio button."""
        _paint(
            self,
            self._version,
            chosen=self.isChecked(),
            quiet=False,
            radio=True,
            focused=self.hasFocus(),
        )
