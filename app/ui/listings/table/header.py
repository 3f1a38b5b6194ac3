"""The header of the listings table: titles, a check box for all rows, an arrow for the order."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHeaderView, QWidget

from app.ui.listings.table.columns import COLUMNS, Column, column_title
from app.ui.look import theme
from app.ui.look.type_scale import font, metrics, px

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QMouseEvent, QPainter

    from app.ui.listings.table.column_layout import ColumnLayout

# Left and right of a heading.
_PAD = 8
# The names of attributes may be sentences.
_MOST_HEADING = 240


class ListingsHeader(QHeaderView):
    """Column titles; a click asks for an order, a click on the box asks for all rows or none."""

    sort_requested = Signal(str, bool)
    all_requested = Signal(bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        viewport = QWidget(self)  # as in the table
        viewport.setAutoFillBackground(True)
        viewport.setBackgroundRole(QPalette.ColorRole.AlternateBase)
        self.setViewport(viewport)
        self.setObjectName("listings_header")
        self.setAccessibleName(self.tr("Columns"))
        self.setMouseTracking(True)
        self.setHighlightSections(False)
        self.setSectionsMovable(True)
        self.setFirstSectionMovable(False)
        self.setSectionsClickable(True)
        self.setMinimumSectionSize(px(36))
        self.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.sectionClicked.connect(self._clicked)
        self._columns = COLUMNS
        self._sort = ""
        self._descending = True
        self._checked = Qt.CheckState.Unchecked
        self._hovered = -1
        self._in_full = False

    def show_layout(self, layout: ColumnLayout) -> None:
        """Be the headings of a layout, whose columns the model has already."""
        self._columns = layout.columns
        self.prepare()
        for number, one in enumerate(layout.placed, 1):
            if one.width:
                self.resizeSection(number, px(one.width))

    def show_sort(self, sort: str, *, descending: bool) -> None:
        """Mark the column by which the rows are in order."""
        self._sort, self._descending = sort, descending
        self.viewport().update()

    def show_checked(self, checked: Qt.CheckState) -> None:
        """Show whether none, some or all rows are selected."""
        if checked != self._checked:
            self._checked = checked
            self.viewport().update()

    @property
    def checked(self) -> Qt.CheckState:
        """What ``show_checked`` was given last."""
        return self._checked

    def paint_in_full(self) -> None:
        """Draw everything from now on: the first frame, which has words only, is over."""
        self._in_full = True
        self.viewport().update()

    def prepare(self) -> None:
        """Give the sections their modes and widths; needs the model to be set."""
        self.set_modes()
        self.set_widths()

    def set_widths(self) -> None:
        """Give each section the width it has by itself in the language of the moment."""
        for number, column in enumerate(self._columns):
            self.resizeSection(number, own_width(column))

    def set_modes(self) -> None:
        """Set which sections can be resized: the title takes the rest, the box never changes."""
        for number, column in enumerate(self._columns):
            mode = QHeaderView.ResizeMode.Interactive
            if column.id == "title":
                mode = QHeaderView.ResizeMode.Stretch
            elif column.id == "check":
                mode = QHeaderView.ResizeMode.Fixed
            self.setSectionResizeMode(number, mode)

    def sizeHint(self) -> QSize:
        """Return a header 30 high at the 13 px font."""
        # Not Qt's own width: it asks for every title, and the table does not use it.
        return QSize(0, px(30))

    def _clicked(self, section: int) -> None:
        column = self._columns[section]
        if column.id == "check":
            self.all_requested.emit(self._checked != Qt.CheckState.Checked)
        elif not column.sort:
            return
        elif column.sort == self._sort:
            self.sort_requested.emit(column.sort, not self._descending)
        else:
            # At the first click words are sorted from A, figures and dates from the greatest.
            self.sort_requested.emit(column.sort, column.sort not in ("title", "status"))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Highlight the heading under the pointer."""
        super().mouseMoveEvent(event)
        section = self.logicalIndexAt(event.position().toPoint())
        if section != self._hovered:
            self._hovered = section
            self.viewport().update()

    def leaveEvent(self, event: QEvent) -> None:
        """End the highlight when the pointer has gone."""
        super().leaveEvent(event)
        self._hovered = -1
        self.viewport().update()

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        """Draw one heading: background, line below, title, arrow of the sorted column."""
        column = self._columns[logicalIndex]
        is_box = column.id == "check"
        hovered = logicalIndex == self._hovered and not is_box
        if self._in_full:
            painter.fillRect(rect, theme.color("hover2" if hovered else "sunken"))
            painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, theme.color("border"))
        if is_box:
            if not self._in_full:
                return
            from app.ui.listings.table.check_box import check_pixmap

            box = check_pixmap(self._checked, painter.device().devicePixelRatio())
            side = px(16)
            top = rect.top() + (rect.height() - side) // 2
            painter.drawPixmap(rect.left() + (rect.width() - side) // 2 + px(2), top, box)
            return
        is_sorted = bool(column.sort) and column.sort == self._sort
        text = column_title(column)
        line = metrics("label_strong")
        painter.setFont(font("label_strong"))
        painter.setPen(theme.color("text" if is_sorted else "text2"))
        pad, arrow = px(_PAD), px(12)
        room = rect.width() - 2 * pad - (arrow + px(3) if is_sorted else 0)
        text = line.elidedText(text, Qt.TextElideMode.ElideRight, room)
        wide = round(line.horizontalAdvance(text))
        base = rect.top() + round((rect.height() - line.height()) / 2 + line.ascent())
        if column.right:
            left = rect.right() + 1 - pad - wide - (arrow + px(2) if is_sorted else 0)
        else:
            left = rect.left() + pad
        painter.drawText(left, base, text)
        if is_sorted and self._in_full:
            from app.ui.look import icons

            name = "arrow-down" if self._descending else "arrow-up"
            drawn = icons.exact_pixmap(name, "text", arrow, painter.device().devicePixelRatio())
            top = rect.top() + (rect.height() - arrow) // 2
            painter.drawPixmap(left + wide + px(3), top, drawn)
        if self.hasFocus() and logicalIndex == self.currentIndex().column():
            painter.setPen(theme.color("focus"))
            painter.drawRect(rect.adjusted(0, 0, -1, -2))


def own_width(column: Column) -> int:
    """Return the width that a column has by itself in the language of the moment, in pixels."""
    width = px(column.width)
    if column.id in ("check", "title"):
        return width
    # In some languages a heading is wider than what stands below it.
    heading = metrics("label_strong").horizontalAdvance(column_title(column))
    return max(width, min(ceil(heading) + 1 + 2 * px(_PAD), px(_MOST_HEADING)))
