"""The table of a preview: a tick, the listing, before and after, and the result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from app.ui.look.paint import LEFT, RIGHT, elide, paint_text
from app.ui.look.theme import color
from app.ui.look.type_scale import metrics, px
from app.ui.plans.preview.delegate import ROW, PreviewDelegate
from app.ui.plans.preview.model import (
    CHECK,
    DIFFERENCE,
    NET,
    OTHER,
    PRICE,
    RESULT,
    TITLE,
    PreviewModel,
)
from app.ui.texts.money import format_money
from app.ui.widgets.inputs.check import paint_check

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator

    from PySide6.QtGui import QPaintEvent, QPixmap, QResizeEvent

_WIDTHS = {CHECK: 38, OTHER: 190, PRICE: 208, NET: 208, DIFFERENCE: 104, RESULT: 250}
_NARROW = {CHECK: 38, PRICE: 140, NET: 140, DIFFERENCE: 92, RESULT: 132}
# After sending, the outcome and its reason get the room.
_SENT = {CHECK: 38, PRICE: 140, RESULT: 260}
_LEAST_TITLE, _MOST_TITLE, _HEADER = 180, 360, 30
_ROUND_PAIR = 42
_RIGHT = (PRICE, NET, DIFFERENCE)


class _Header(QHeaderView):
    """A header with a check box for all rows of the tab."""

    all_wanted = Signal(bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setObjectName("preview_header")
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self._state = Qt.CheckState.Unchecked
        self.setFixedHeight(px(_HEADER))

    def show_state(self, state: Qt.CheckState) -> None:
        """Show whether none, some or all rows are ticked."""
        if state != self._state:
            self._state = state
            self.viewport().update()

    def sizeHint(self) -> QSize:
        """Return the height of the header."""
        return QSize(super().sizeHint().width(), px(_HEADER))

    def paintSection(self, painter: QPainter, rect: QRect, logical: int) -> None:
        """Draw one heading."""
        painter.fillRect(rect, color("sunken"))
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, color("border"))
        if logical == CHECK:
            paint_check(painter, rect, self._state)
            return
        model = self.model()
        title = str(model.headerData(logical, Qt.Orientation.Horizontal, 0) or "")
        inner = rect.adjusted(px(8), 0, -px(8), -1)
        paint_text(
            painter,
            inner,
            elide(title, "label_strong", inner.width()),
            use="label_strong",
            role="text2",
            align=RIGHT if logical in _RIGHT else LEFT,
        )

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tick all rows of the tab, or none."""
        if self.logicalIndexAt(event.position().toPoint()) == CHECK:
            self.all_wanted.emit(self._state != Qt.CheckState.Checked)
        super().mouseReleaseEvent(event)


class PreviewTable(QTableView):
    """The table of a preview.

    ``row_changed`` is emitted when the current row changes; ``opened`` has the id of a listing.
    """

    row_changed = Signal()
    opened = Signal(str)

    def __init__(self, model: PreviewModel, picture: Callable[[str, str], QPixmap | None]) -> None:
        super().__init__()
        self.rows = model
        self._wanted = (True, False, True, False)
        self._needed: dict[int, int] = {}
        self._cursor: tuple[str, int] | None = None
        self.setObjectName("plan_preview")
        self.setAccessibleName(self.tr("What would change"))
        self.setModel(model)
        self.setItemDelegate(PreviewDelegate(self, picture))
        self.header = _Header(self)
        self.setHorizontalHeader(self.header)
        self.header.setStretchLastSection(True)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(px(ROW))
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
        )
        self.setTabKeyNavigation(False)
        self.header.all_wanted.connect(model.tick_shown)
        model.modelAboutToBeReset.connect(self._note_cursor)
        model.modelReset.connect(self._restore_cursor)
        model.modelReset.connect(self._show_state)
        model.rowsInserted.connect(self._show_state)
        model.ticked.connect(self._show_state)
        self.selectionModel().currentRowChanged.connect(lambda: self.row_changed.emit())
        # Sent values are not edited here but in the listing.
        self.doubleClicked.connect(lambda _index: self._open() if model.frozen else None)
        self._fit()

    def show_columns(self) -> None:
        """Show the columns that the rows change, wide enough for their amounts."""
        touched = self.rows.touched
        # If only other fields change, their column gets the room of the nets, which are equal.
        net = touched.net or touched.price or not touched.other
        wanted = (touched.price, touched.other, net, self.rows.frozen)
        needed = {PRICE: self._pair_width("price"), NET: self._pair_width("net")}
        if (wanted, needed) != (self._wanted, self._needed):
            self._wanted, self._needed = wanted, needed
            self._fit()

    def _pair_width(self, what: str) -> int:
        """Return the width of a column with its longest amount twice and an arrow between."""
        touched = self.rows.touched
        most = touched.most.get(what)
        if most is None:
            return 0
        text = format_money(most, touched.currency_id, self.rows.context.locale)
        wide = round(metrics("title").horizontalAdvance(text))
        return 2 * wide + px(_ROUND_PAIR)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the title the width that the other columns leave."""
        super().resizeEvent(event)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tick the selected rows on Space, open the current row on Return."""
        if event.key() == Qt.Key.Key_Space and not self.rows.frozen:
            rows = [self.rows.row(one.row()) for one in self.selectionModel().selectedRows()]
            able = [self.rows.goes(row) for row in rows]
            self.rows.tick(rows, not all(able))
            return
        is_return = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        edited = self.state() == self.State.EditingState
        if is_return and self.currentIndex().isValid() and not edited:
            self._open()
            return
        super().keyPressEvent(event)

    def _open(self) -> None:
        self.opened.emit(self.rows.row(self.currentIndex().row()).item_id)

    def _note_cursor(self) -> None:
        index = self.currentIndex()
        if index.isValid():
            self._cursor = self.rows.row(index.row()).item_id, index.column()

    def _restore_cursor(self) -> None:
        """Move the cursor back to its listing, wherever that is now.

        As long as there are no rows, the position is kept.
        """
        if self._cursor is None or not self.rows.rowCount():
            return
        (item_id, column), self._cursor = self._cursor, None
        at = self.rows.place_of(item_id)
        if at is not None:
            self.setCurrentIndex(self.rows.index(at, column))
        self.row_changed.emit()

    def repaint_rows(self, ids: Collection[str]) -> None:
        """Repaint the visible rows of these listings."""
        first, last = self.rowAt(0), self.rowAt(self.viewport().height() - 1)
        if first < 0:
            return
        for row in range(first, (last if last >= 0 else self.rows.rowCount() - 1) + 1):
            if self.rows.row(row).item_id in ids:
                top, height = self.rowViewportPosition(row), self.rowHeight(row)
                self.viewport().update(0, top, self.viewport().width(), height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a message if a tab has no rows."""
        super().paintEvent(event)
        if not self.rows.rowCount() and self.rows.rows():
            painter = QPainter(self.viewport())
            place = QRect(px(16), px(4), self.viewport().width() - px(32), px(ROW))
            paint_text(painter, place, self.tr("No listing here"), role="text2")

    def _show_state(self) -> None:
        self.header.show_state(self.rows.shown_state())

    def _layouts(self) -> Iterator[tuple[bool, dict[int, int]]]:
        """Yield possible column widths, the widest first, each with whether it fits.

        If there is no room for both, the changes besides the price are shown in the result only.
        """
        price, other, net, sent = self._wanted
        narrow = _SENT if sent else _NARROW
        for with_other, usual in ((other, _WIDTHS), (False, _WIDTHS), (False, narrow)):
            parts = ((price, (PRICE,)), (with_other, (OTHER,)), (net, (NET, DIFFERENCE)))
            hidden = {column for shown, columns in parts if not shown for column in columns}
            widths = {
                column: max(px(wide), self._needed.get(column, 0))
                for column, wide in usual.items()
                if column not in hidden
            }
            yield sum(widths.values()) + px(_LEAST_TITLE) <= self.viewport().width(), widths

    def _fit(self) -> None:
        layouts = list(self._layouts())
        fits, widths = next((one for one in layouts if one[0]), layouts[-1])
        for column in _WIDTHS:
            shown = column in widths
            if self.isColumnHidden(column) is shown:
                self.setColumnHidden(column, not shown)
            if shown:
                self.setColumnWidth(column, widths[column])
        taken = sum(widths.values())
        self.setHorizontalScrollBarPolicy(
            Qt.ScrollBarPolicy.ScrollBarAlwaysOff if fits else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        )
        title = max(px(_LEAST_TITLE), self.viewport().width() - taken)
        self.setColumnWidth(TITLE, min(title, px(_MOST_TITLE)))
