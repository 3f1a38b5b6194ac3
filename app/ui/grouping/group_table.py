"""The table of the groups: a value, the number of listings, and their sums."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import (
    QT_TRANSLATE_NOOP,
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from app.ui.activity.listing_cell import paint_row_background
from app.ui.look.paint import LEFT, RIGHT, elide, paint_text
from app.ui.look.text import tooltip_text
from app.ui.look.type_scale import px
from app.ui.widgets.display.row_table import ColumnHeader, prepare_table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QResizeEvent

    Index = QModelIndex | QPersistentModelIndex

COLUMNS: Final[tuple[object, ...]] = (
    QT_TRANSLATE_NOOP("GroupTable", "Group"),
    QT_TRANSLATE_NOOP("GroupTable", "Listings"),
    QT_TRANSLATE_NOOP("GroupTable", "Stock"),
    QT_TRANSLATE_NOOP("GroupTable", "Sold"),
    QT_TRANSLATE_NOOP("GroupTable", "Average price"),
    QT_TRANSLATE_NOOP("GroupTable", "Prices added up"),
    QT_TRANSLATE_NOOP("GroupTable", "Average net"),
    QT_TRANSLATE_NOOP("GroupTable", "Net not known"),
)
_WIDTHS = (0, 112, 92, 92, 116, 140, 116, 112)
_ROW, _TITLE = 36, 180
_SUM, _SUM_FROM = 5, 1000


class GroupRow(NamedTuple):
    """A group prepared for display; ``text`` is its query, ``why`` the reason why it has none."""

    cells: tuple[str, ...]
    text: str
    why: str = ""
    is_total: bool = False


class GroupModel(QAbstractTableModel):
    """The model of the displayed rows."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.rows: list[GroupRow] = []

    def show(self, rows: Sequence[GroupRow]) -> None:
        """Show these rows only."""
        self.beginResetModel()
        self.rows = list(rows)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """Return the number of columns."""
        return 0 if parent.isValid() else len(COLUMNS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        """Return the heading of a column."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return (RIGHT if section else LEFT) | Qt.AlignmentFlag.AlignVCenter
        title = QCoreApplication.translate("GroupTable", str(COLUMNS[section]))
        return title if role == Qt.ItemDataRole.DisplayRole else None

    def data(self, index: Index, role: int = 0) -> Any:
        """Return the content of a cell; for screen readers with its heading."""
        row, text = self.rows[index.row()], self.rows[index.row()].cells[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return text
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{self.headerData(index.column(), Qt.Orientation.Horizontal)}: {text}"
            case Qt.ItemDataRole.ToolTipRole:
                return tooltip_text(f"{text}\n{row.why}".strip())
        return None


class _Delegate(QStyledItemDelegate):
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a cell; the total row is emphasised."""
        table, rect = self.parent(), QRect(option.rect)
        assert isinstance(table, GroupTable)
        state: QStyle.StateFlag = option.state
        row = table.rows.rows[index.row()]
        paint_row_background(
            painter,
            rect,
            selected=bool(state & QStyle.StateFlag.State_Selected),
            focused=table.hasFocus(),
            hovered=bool(state & QStyle.StateFlag.State_MouseOver),
            first=index.column() == 0,
        )
        strong = row.is_total or index.column() == 0
        use, inner = "body_strong" if strong else "body", rect.adjusted(px(10), 0, -px(10), 0)
        text = elide(row.cells[index.column()], use, inner.width())
        align = RIGHT if index.column() else LEFT
        paint_text(painter, inner, text, use=use, align=align)


class GroupTable(QTableView):
    """The groups; ``opened`` asks for the listings of the current one."""

    opened = Signal()
    moved = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("group_table")
        self.setAccessibleName(self.tr("Groups"))
        self.rows = GroupModel(self)
        self.setHorizontalHeader(ColumnHeader(self))
        prepare_table(self, px(_ROW), rows=self.tr("Rows"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setItemDelegate(_Delegate(self))
        self.setModel(self.rows)
        head = self.horizontalHeader()
        head.setMinimumSectionSize(px(60))
        for column, width in enumerate(_WIDTHS):
            fixed = QHeaderView.ResizeMode.Interactive if width else QHeaderView.ResizeMode.Stretch
            head.setSectionResizeMode(column, fixed)
            head.resizeSection(column, px(width or _TITLE))
        self.doubleClicked.connect(lambda _index: self.opened.emit())

    def row(self) -> GroupRow | None:
        """Return the current group, or ``None``."""
        at = self.currentIndex().row()
        return self.rows.rows[at] if 0 <= at < len(self.rows.rows) else None

    def show_rows(self, rows: Sequence[GroupRow]) -> None:
        """Show these groups; the one with the same title stays current."""
        chosen = self.row()
        self.rows.show(rows)
        titles = [row.cells[0] for row in rows]
        if rows:
            known = chosen is not None and chosen.cells[0] in titles
            at = titles.index(chosen.cells[0]) if known and chosen else 0
            self.setCurrentIndex(self.rows.index(at, 0))
        self.moved.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the sum of prices if the group names need the room; the average stays."""
        super().resizeEvent(event)
        self.setColumnHidden(_SUM, self.viewport().width() < px(_SUM_FROM))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show the listings of a group with Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        else:
            super().keyPressEvent(event)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Report that another group is current."""
        super().currentChanged(current, previous)
        self.moved.emit()
