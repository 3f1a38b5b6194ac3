"""The table of the outbox: two lines to a row, titles over groups, driven by mouse or keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from app.engine.outbox import OutboxState
from app.ui import theme
from app.ui.activity import row_state
from app.ui.activity.listing_cell import paint_listing, paint_row_ground
from app.ui.activity.outbox_model import (
    FIELDS,
    LISTING,
    STATE,
    WHEN,
    Heading,
    OutboxModel,
    column_title,
    heading_text,
)
from app.ui.catalogue_text import age, now_ms
from app.ui.paint import LEFT, RIGHT, elide, paint_chip, paint_text
from app.ui.type_scale import px

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QKeyEvent, QPixmap, QResizeEvent

    from app.engine.outbox import OutboxRow

    Index = QModelIndex | QPersistentModelIndex

ROW, GROUP, HEAD = 42, 28, 30
_WIDTHS: Final = {FIELDS: 104, STATE: 122, WHEN: 76}
_FIELDS_FROM = 470


class OutboxHeader(QHeaderView):
    """Column titles on the sunken ground."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setObjectName("outbox_header")
        self.setAccessibleName(self.tr("Columns"))
        self.setSectionsClickable(False)

    def sizeHint(self) -> QSize:
        """30 high at the 13 px font."""
        return QSize(0, px(HEAD))

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        """One heading over its column."""
        painter.fillRect(rect, theme.color("sunken"))
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, theme.color("border"))
        right = logicalIndex == WHEN
        inner = rect.adjusted(px(16 if logicalIndex == LISTING else 8), 0, -px(12), 0)
        text = elide(column_title(logicalIndex), "label_strong", inner.width())
        align = RIGHT if right else LEFT
        paint_text(painter, inner, text, use="label_strong", role="text2", align=align)


class RowDelegate(QStyledItemDelegate):
    """Paints a cell of the outbox straight from its row."""

    def __init__(self, view: OutboxTable, picture_of: Callable[[str], QPixmap | None]) -> None:
        super().__init__(view)
        self._view = view
        self._picture_of = picture_of

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one cell, or the title of a group."""
        entry = self._view.rows.entry(index.row())
        rect: QRect = option.rect
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if isinstance(entry, Heading):
            painter.fillRect(rect, theme.color("sunken"))
            painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, theme.color("border"))
            inner = rect.adjusted(px(16), 0, -px(8), -1)
            paint_text(painter, inner, heading_text(entry), use="label_strong", role="text2")
            return
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        paint_row_ground(
            painter,
            rect,
            selected=selected,
            focused=self._view.hasFocus(),
            hovered=index.row() == self._view.hovered,
            first=index.column() == LISTING,
        )
        match index.column():
            case 0:
                self._listing(painter, rect, entry)
            case 1:
                facts = self._view.rows.facts(entry)
                room = rect.adjusted(px(8), 0, -px(6), -1)
                words = elide(row_state.fields_of(facts), "label", room.width())
                paint_text(painter, room, words, use="label", role="text2")
            case 2:
                paint_chip(painter, rect.adjusted(px(8), 0, 0, -1), self._view.rows.chip(entry))
            case _:
                room = rect.adjusted(0, 0, -px(12), -1)
                words = age(entry.changed_at, now_ms())
                paint_text(painter, room, words, use="label", role="text2", align=RIGHT)

    def _listing(self, painter: QPainter, rect: QRect, row: OutboxRow) -> None:
        rows = self._view.rows
        words = row_state.reason_of(row, rows.facts(row), rows.context)
        paint_listing(
            painter,
            rect,
            self._picture_of(row.listing_id),
            row.title or row.item_id,
            words,
            role="bad" if row.state is OutboxState.REFUSED else "text2",
        )


class OutboxTable(QTableView):
    """Shows an ``OutboxModel``; ``picture_of`` answers the small picture of a listing.

    ``row_chosen`` carries the number of the row under the cursor, or ``None``; ``opened`` (Enter,
    double click), ``cancel_wanted`` (Delete) and ``menu_wanted`` are about that row.
    """

    row_chosen = Signal(object)
    opened = Signal()
    cancel_wanted = Signal()
    menu_wanted = Signal(object)

    def __init__(
        self,
        model: OutboxModel,
        picture_of: Callable[[str], QPixmap | None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("outbox_table")
        self.setAccessibleName(self.tr("Outbox"))
        self.rows = model
        self.hovered = -1
        self._chosen: int | None = None
        self.setHorizontalHeader(OutboxHeader(self))
        self.setItemDelegate(RowDelegate(self, picture_of))
        self._prepare()
        self.setModel(model)
        head = self.horizontalHeader()
        head.setSectionResizeMode(LISTING, QHeaderView.ResizeMode.Stretch)
        for column, width in _WIDTHS.items():
            head.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            head.resizeSection(column, px(width))
        model.modelReset.connect(self._arrange)
        self.doubleClicked.connect(lambda _index: self.opened.emit())

    def _prepare(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        side = self.verticalHeader()
        side.hide()
        side.setAccessibleName(self.tr("Rows"))
        side.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        side.setMinimumSectionSize(1)
        side.setDefaultSectionSize(px(ROW))

    # -- what is chosen ------------------------------------------------------------------------

    @property
    def chosen(self) -> OutboxRow | None:
        """The row under the cursor, as it is now."""
        return None if self._chosen is None else self.rows.find(self._chosen)

    def choose(self, number: int | None) -> None:
        """Put the cursor on a row; ``None``, or a row that is not shown, takes the first one."""
        line = None if number is None else self.rows.line_of(number)
        if line is None:
            line = next(
                (
                    at
                    for at in range(self.rows.rowCount())
                    if not isinstance(self.rows.entry(at), Heading)
                ),
                None,
            )
        if line is None:
            self._chosen = None
            self.row_chosen.emit(None)
            return
        self.setCurrentIndex(self.rows.index(line, LISTING))

    def _arrange(self) -> None:
        """The model has other lines: span the titles, and stay at the row that was chosen."""
        self.clearSpans()
        headings = set(self.rows.lines_of_headings())
        side = self.verticalHeader()
        for line in range(self.rows.rowCount()):
            high = px(GROUP if line in headings else ROW)
            if side.sectionSize(line) != high:
                side.resizeSection(line, high)
        for line in headings:
            self.setSpan(line, 0, 1, self.rows.columnCount())
        chosen = self._chosen
        self.choose(chosen)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Another row is looked at."""
        super().currentChanged(current, previous)
        if not current.isValid():
            return
        entry = self.rows.entry(current.row())
        if isinstance(entry, Heading):
            return
        self._chosen = entry.number
        self.row_chosen.emit(entry.number)

    # -- mouse and keys ------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens the listing, Delete takes the row back."""
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.opened.emit()
            case Qt.Key.Key_Delete | Qt.Key.Key_Backspace:
                self.cancel_wanted.emit()
            case _:
                super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The menu of the row: under the pointer, or below the row when a key asked for it."""
        place: QPoint = event.globalPos()
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            place = self.viewport().mapToGlobal(self.visualRect(self.currentIndex()).bottomLeft())
        elif not self.indexAt(self.viewport().mapFromGlobal(place)).isValid():
            return
        if self.chosen is not None:
            self.menu_wanted.emit(place)

    def viewportEvent(self, event: Any) -> bool:
        """The row under the pointer is lifted as a whole."""
        hovered = self.hovered
        if event.type() == event.Type.MouseMove:
            hovered = self.indexAt(event.position().toPoint()).row()
        elif event.type() == event.Type.Leave:
            hovered = -1
        if hovered != self.hovered:
            self.hovered = hovered
            self.viewport().update()
        return super().viewportEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is little room, the fields stand in the detail only."""
        super().resizeEvent(event)
        self.setColumnHidden(FIELDS, self.viewport().width() < px(_FIELDS_FROM))
