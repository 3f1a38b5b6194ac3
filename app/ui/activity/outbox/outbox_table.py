"""The table of the outbox: two lines per row, group headings, mouse and keyboard control."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableView,
    QWidget,
)

from app.ui.activity.outbox.outbox_model import (
    FIELDS,
    LISTING,
    STATE,
    WHEN,
    Heading,
    OutboxModel,
)
from app.ui.activity.outbox.row_actions import UNDO, actions_of
from app.ui.activity.outbox.row_delegate import OutboxHeader, RowDelegate
from app.ui.look.type_scale import px
from app.ui.widgets.display.row_table import prepare_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPixmap, QResizeEvent

    from app.engine.outbox.outbox import OutboxRow

    Index = QModelIndex | QPersistentModelIndex

ROW, GROUP = 42, 28
_WIDTHS: Final = {FIELDS: 104, STATE: 122, WHEN: 76}
_FIELDS_FROM = 470


class OutboxTable(QTableView):
    """A view of an ``OutboxModel``; ``picture_of`` returns the thumbnail of a listing.

    ``row_chosen`` carries the number of the current row, or ``None``; ``opened`` (Enter, double
    click), ``cancel_requested`` (Delete), ``undo_requested`` (a click on the undo in the hovered
    row) and ``menu_requested`` refer to that row. ``end_seen`` is emitted when the last rows become
    visible.
    """

    row_chosen = Signal(object)
    opened = Signal()
    cancel_requested = Signal()
    undo_requested = Signal()
    menu_requested = Signal(object)
    end_seen = Signal()

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
        self.setItemDelegate(RowDelegate(self, picture_of, self))
        self._prepare()
        self.setModel(model)
        head = self.horizontalHeader()
        head.setSectionResizeMode(LISTING, QHeaderView.ResizeMode.Stretch)
        for column, width in _WIDTHS.items():
            head.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            head.resizeSection(column, px(width))
        self._place = 0
        model.modelAboutToBeReset.connect(self._remember_place)
        model.modelReset.connect(self._arrange)
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._look_for_end)
        bar.rangeChanged.connect(lambda _least, _most: self._look_for_end(bar.value()))
        self.doubleClicked.connect(lambda _index: self.opened.emit())

    def _prepare(self) -> None:
        prepare_table(self, px(ROW), rows=self.tr("Rows"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    # -- what is chosen ------------------------------------------------------------------------

    @property
    def chosen(self) -> OutboxRow | None:
        """The current row, in its present state."""
        return None if self._chosen is None else self.rows.find(self._chosen)

    def choose(self, number: int | None) -> None:
        """Select a row, or the first one for ``None`` or a row that is not shown."""
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
        """Span the headings over all columns, and keep the selected row and the scroll position."""
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
        # Other rows came or went: keep the visible rows in place.
        self.updateGeometries()
        self.verticalScrollBar().setValue(self._place)

    def _remember_place(self) -> None:
        self._place = self.verticalScrollBar().value()

    def _look_for_end(self, value: int) -> None:
        bar = self.verticalScrollBar()
        if bar.maximum() - value <= bar.pageStep():
            self.end_seen.emit()

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Store the current row, and emit it."""
        super().currentChanged(current, previous)
        if not current.isValid():
            return
        entry = self.rows.entry(current.row())
        if isinstance(entry, Heading):
            return
        self._chosen = entry.number
        self.row_chosen.emit(entry.number)

    # -- mouse and keys ------------------------------------------------------------------------

    def can_undo(self, row: OutboxRow) -> bool:
        """Return whether the hovered row offers its undo in place."""
        facts = self.rows.facts(row)
        return UNDO in actions_of(row, facts, undone=self.rows.is_undone(row))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Select a row, or undo it if its undo was clicked."""
        super().mousePressEvent(event)
        index = self.indexAt(event.position().toPoint())
        row = self.chosen
        if (
            event.button() == Qt.MouseButton.LeftButton
            and index.column() == WHEN
            and index.row() == self.hovered
            and row is not None
            and self.can_undo(row)
        ):
            self.undo_requested.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the listing with Enter, cancel the row with Delete."""
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.opened.emit()
            case Qt.Key.Key_Delete | Qt.Key.Key_Backspace:
                self.cancel_requested.emit()
            case _:
                super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Request the row's menu at the pointer, or below the row if a key was pressed."""
        place: QPoint = event.globalPos()
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            place = self.viewport().mapToGlobal(self.visualRect(self.currentIndex()).bottomLeft())
        elif not self.indexAt(self.viewport().mapFromGlobal(place)).isValid():
            return
        if self.chosen is not None:
            self.menu_requested.emit(place)

    def viewportEvent(self, event: Any) -> bool:
        """Highlight the whole row under the pointer."""
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
        """Hide the column of fields if there is little room, because the detail shows them too."""
        super().resizeEvent(event)
        self.setColumnHidden(FIELDS, self.viewport().width() < px(_FIELDS_FROM))
