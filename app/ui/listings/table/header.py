"""The header of the listings table: titles, a check box for all rows, and sort arrows."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QPainter, QPalette
from PySide6.QtWidgets import QHeaderView, QWidget

from app.engine.catalog.table_query import goes_down_first
from app.ui.listings.table.columns import COLUMNS, Column, column_title
from app.ui.look import theme
from app.ui.look.type_scale import font, metrics, px

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QContextMenuEvent, QMouseEvent, QPaintEvent

    from app.engine.catalog.table_query import SortKey
    from app.ui.listings.table.column_layout import ColumnLayout

# The padding at the left and right of a heading.
_PAD = 8
# Names of attributes can be as long as sentences.
_MOST_HEADING = 240


class ListingsHeader(QHeaderView):
    """The column titles.

    A click on a title sorts by it, with Shift as a further key; a click on the box selects all rows
    or none. ``menu_requested`` carries a section and the position of its menu (global).
    """

    sort_requested = Signal(str, bool)
    sort_also_requested = Signal(str)
    all_requested = Signal(bool)
    menu_requested = Signal(object, QPoint)

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
        self._pinned = 0
        self._keys: dict[str, tuple[int, bool]] = {}
        self._checked = Qt.CheckState.Unchecked
        self._hovered = -1
        self._in_full = False

    def show_layout(self, layout: ColumnLayout) -> None:
        """Apply a layout whose columns the model already has."""
        self._columns = layout.columns
        self._pinned = layout.pinned
        for number in range(len(self._columns)):
            # Dragged sections are part of the column order by now.
            self.moveSection(self.visualIndex(number), number)
        self.prepare()
        for number, one in enumerate(layout.placed, 1):
            if one.width:
                self.resizeSection(number, px(one.width))

    # -- the sections that stay while the others scroll ------------------------------------------

    def is_pinned(self, section: int) -> bool:
        """Return whether a section is pinned."""
        return 0 <= section < self._pinned and self._pins()

    def pinned_width(self) -> int:
        """Return the width of the pinned sections; 0 if nothing is scrolled behind them."""
        return self._pinned_width() if self._pins() else 0

    def place_of(self, section: int) -> int:
        """Return the visible left edge of a section."""
        if self.is_pinned(section):
            return self.sectionPosition(section)
        return self.sectionViewportPosition(section)

    def behind(self, x: int) -> int:
        """Return Qt's x coordinate of what is visible at ``x``.

        Qt's own geometry ignores pinned sections.
        """
        return x - self.offset() if x < self.pinned_width() else x

    def _pinned_width(self) -> int:
        return sum(self.sectionSize(n) for n in range(min(self._pinned, self.count())))

    def _pins(self) -> bool:
        # If the pinned columns alone fill the table, they scroll as well.
        return self.offset() > 0 and self._pinned_width() * 3 < self.viewport().width() * 2

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the headings, the pinned ones over the others."""
        super().paintEvent(event)
        if self._pins():
            with QPainter(self.viewport()) as painter:
                for number in range(self._pinned):
                    place = QRect(self.place_of(number), 0, self.sectionSize(number), self.height())
                    self.paintSection(painter, place, number)
                edge = QRect(self.pinned_width() - 1, 0, 1, self.height())
                painter.fillRect(edge, theme.color("field"))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Press, drag or resize the section that is visible there."""
        super().mousePressEvent(self._shifted(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the action of the press."""
        super().mouseReleaseEvent(self._shifted(event))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Request the menu of the section that is visible there."""
        section = self.logicalIndexAt(self.behind(event.pos().x()))
        if section >= 0:
            self.menu_requested.emit(section, event.globalPos())

    def _shifted(self, event: QMouseEvent) -> QMouseEvent:
        x = event.position().x()
        behind = self.behind(round(x))
        if behind == round(x):
            return event
        # Imported here: the first frame needs no mouse events.
        from PySide6.QtGui import QMouseEvent

        return QMouseEvent(
            event.type(),
            QPointF(behind, event.position().y()),
            event.globalPosition(),
            event.button(),
            event.buttons(),
            event.modifiers(),
        )

    def show_sort(self, keys: Sequence[SortKey]) -> None:
        """Mark the columns of the present order."""
        self._keys = {sort: (at, descending) for at, (sort, descending) in enumerate(keys, 1)}
        self.viewport().update()

    def show_checked(self, checked: Qt.CheckState) -> None:
        """Show whether none, some or all rows are selected."""
        if checked != self._checked:
            self._checked = checked
            self.viewport().update()

    @property
    def checked(self) -> Qt.CheckState:
        """The state set by ``show_checked``."""
        return self._checked

    def paint_in_full(self) -> None:
        """Draw everything from now on, because the first, text-only frame is over."""
        self._in_full = True
        self.viewport().update()

    def prepare(self) -> None:
        """Set the resize modes and widths of the sections; requires a model."""
        self.set_modes()
        self.set_widths()

    def set_widths(self) -> None:
        """Set each section to its default width in the present language."""
        for number, column in enumerate(self._columns):
            self.resizeSection(number, own_width(column))

    def set_modes(self) -> None:
        """Set the resize modes: the title stretches, the check-box section is fixed."""
        for number, column in enumerate(self._columns):
            mode = QHeaderView.ResizeMode.Interactive
            if column.id == "title":
                mode = QHeaderView.ResizeMode.Stretch
            elif column.id == "check":
                mode = QHeaderView.ResizeMode.Fixed
            self.setSectionResizeMode(number, mode)

    def sizeHint(self) -> QSize:
        """Return a header 30 high at the 13 px font."""
        # Qt's own width is not used: computing it reads every title, and the table does not need
        # it.
        return QSize(0, px(30))

    def _clicked(self, section: int) -> None:
        column = self._columns[section]
        if column.id == "check":
            self.all_requested.emit(self._checked != Qt.CheckState.Checked)
        elif not column.sort:
            return
        elif QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.sort_also_requested.emit(column.sort)
        else:
            self.ask_for_order(column.sort)

    def ask_for_order(self, sort: str) -> None:
        """Request the order by one column alone, reversed if it is already the present order."""
        if sort in self._keys and len(self._keys) == 1:
            self.sort_requested.emit(sort, not self._keys[sort][1])
        else:
            self.sort_requested.emit(sort, goes_down_first(sort))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Highlight the heading under the pointer."""
        event = self._shifted(event)
        super().mouseMoveEvent(event)
        section = self.logicalIndexAt(event.position().toPoint())
        if section != self._hovered:
            self._hovered = section
            self.viewport().update()

    def leaveEvent(self, event: QEvent) -> None:
        """Remove the highlight when the pointer leaves."""
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
            from app.ui.listings.table.row_drawings import check_pixmap

            box = check_pixmap(self._checked, painter.device().devicePixelRatio())
            side = px(16)
            top = rect.top() + (rect.height() - side) // 2
            painter.drawPixmap(rect.left() + (rect.width() - side) // 2 + px(2), top, box)
            return
        place, descending = self._keys.get(column.sort, (0, False))
        is_sorted = place > 0
        several = str(place) if is_sorted and len(self._keys) > 1 else ""
        text = column_title(column)
        line = metrics("label_strong")
        painter.setFont(font("label_strong"))
        painter.setPen(theme.color("text" if is_sorted else "text2"))
        pad, arrow = px(_PAD), px(12)
        beside = arrow + px(3) + round(line.horizontalAdvance(several)) if is_sorted else 0
        room = rect.width() - 2 * pad - beside
        text = line.elidedText(text, Qt.TextElideMode.ElideRight, room)
        wide = round(line.horizontalAdvance(text))
        base = rect.top() + round((rect.height() - line.height()) / 2 + line.ascent())
        if column.right:
            left = rect.right() + 1 - pad - wide - max(0, beside - px(1))
        else:
            left = rect.left() + pad
        painter.drawText(left, base, text)
        if is_sorted and self._in_full:
            from app.ui.look import icons

            name = "arrow-down" if descending else "arrow-up"
            drawn = icons.exact_pixmap(name, "text", arrow, painter.device().devicePixelRatio())
            top = rect.top() + (rect.height() - arrow) // 2
            painter.drawPixmap(left + wide + px(3), top, drawn)
            painter.drawText(left + wide + px(3) + arrow, base, several)
        if self.hasFocus() and logicalIndex == self.currentIndex().column():
            painter.setPen(theme.color("focus"))
            painter.drawRect(rect.adjusted(0, 0, -1, -2))


def own_width(column: Column) -> int:
    """Return the default width of a column in the present language, in pixels."""
    width = px(column.width)
    if column.id in ("check", "title"):
        return width
    # In some languages a heading is wider than the content of its column.
    heading = metrics("label_strong").horizontalAdvance(column_title(column))
    return max(width, min(ceil(heading) + 1 + 2 * px(_PAD), px(_MOST_HEADING)))
