"""A state as a word with its icon and colour; never clickable."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.ui.look.chips import ChipStyle
from app.ui.look.paint import chip_height, chip_width, paint_chip


class Chip(QWidget):
    """A ``ChipStyle`` drawn like in a table cell."""

    def __init__(self, chip: ChipStyle, parent: QWidget | None = None, *, name: str = "") -> None:
        super().__init__(parent)
        self._chip = chip
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(chip.text)

    def chip(self) -> ChipStyle:
        """Return the shown style."""
        return self._chip

    def set_chip(self, chip: ChipStyle) -> None:
        """Show another style."""
        if chip != self._chip:
            self._chip = chip
            self.setAccessibleName(chip.text)
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the chip's word; a chip without a word is empty."""
        if not self._chip.text:
            return QSize(0, 0)
        return QSize(chip_width(self._chip), chip_height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the chip, if it has a word."""
        if not self._chip.text:
            return
        painter = QPainter(self)
        paint_chip(painter, self.rect(), self._chip)
        painter.end()
