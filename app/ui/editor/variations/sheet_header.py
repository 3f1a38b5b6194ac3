"""The header of a sheet: secondary text on the ``sunken`` background."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHeaderView, QWidget

from app.ui.look.paint import LEFT, RIGHT, elide, paint_text
from app.ui.look.theme import color
from app.ui.look.type_scale import metrics, px

_HEIGHT = 30


class SheetHeader(QHeaderView):
    """A header with painted sections; a double click fits a column, dragging resizes it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setSectionsClickable(False)
        self.setHighlightSections(False)
        self.setFixedHeight(px(_HEIGHT))

    def sectionSizeFromContents(self, logicalIndex: int) -> QSize:
        """Return the size that the title needs."""
        # Also called before the view has set a model.
        model = self.model()
        known: object = model
        title = "" if known is None else model.headerData(logicalIndex, Qt.Orientation.Horizontal)
        text = str(title or "")
        width = round(metrics("label_strong").horizontalAdvance(text)) + px(22)
        return QSize(width, px(_HEIGHT))

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        """Draw one title on its background."""
        painter.fillRect(rect, color("sunken"))
        painter.fillRect(QRect(rect.x(), rect.bottom(), rect.width(), 1), color("border"))
        model = self.model()
        text = str(model.headerData(logicalIndex, Qt.Orientation.Horizontal) or "")
        role = int(Qt.ItemDataRole.TextAlignmentRole)
        side = model.headerData(logicalIndex, Qt.Orientation.Horizontal, role) or 0
        right = int(side) & int(Qt.AlignmentFlag.AlignRight)
        inner = rect.adjusted(px(10), 0, -px(10), 0)
        shown = elide(text, "label_strong", inner.width())
        paint_text(
            painter,
            inner,
            shown,
            use="label_strong",
            role="text2",
            align=RIGHT if right else LEFT,
        )
