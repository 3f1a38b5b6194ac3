"""Common settings of all tables: no grid, no frame, no editing in place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView

from app.ui.look import theme
from app.ui.look.type_scale import px

if TYPE_CHECKING:
    from PySide6.QtCore import QRect
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QTableView, QWidget


class ColumnHeader(QHeaderView):
    """A header with titles aligned as the model specifies."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setHighlightSections(False)
        self.setSectionsClickable(False)
        self.setFixedHeight(px(30))

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        """Draw one title with the line below it."""
        # Imported here: the table of the first frame is prepared by this module too, but paints
        # itself.
        from app.ui.look.paint import LEFT, RIGHT, elide, paint_text

        model, across = self.model(), Qt.Orientation.Horizontal
        title = str(model.headerData(logicalIndex, across) or "")
        side = model.headerData(logicalIndex, across, Qt.ItemDataRole.TextAlignmentRole)
        right = bool(int(side or 0) & int(Qt.AlignmentFlag.AlignRight))
        painter.fillRect(rect, theme.color("sunken"))
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, theme.color("border"))
        inner = rect.adjusted(px(10), 0, -px(10), 0)
        text = elide(title, "label_strong", inner.width())
        align = RIGHT if right else LEFT
        paint_text(painter, inner, text, use="label_strong", role="text2", align=align)


def prepare_table(table: QTableView, row_height: int, *, rows: str) -> None:
    """Configure ``table`` with rows of one height, without grid and frame, scrolled by pixels.

    ``rows`` is the accessible name of its hidden row header.
    """
    table.setFrameShape(QFrame.Shape.NoFrame)
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.setCornerButtonEnabled(False)
    table.setMouseTracking(True)
    table.setTabKeyNavigation(False)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    side = table.verticalHeader()
    side.hide()
    side.setAccessibleName(rows)
    side.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    side.setMinimumSectionSize(1)
    side.setDefaultSectionSize(row_height)
