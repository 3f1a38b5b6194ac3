"""The table model of the listings: windows of rows over the local catalogue, never all of them."""

from __future__ import annotations

from time import perf_counter_ns
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from app.ui.listings import cell_text
from app.ui.listings.columns import CHECK, COLUMNS, column_title

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QObject

    from app.engine.catalog import ItemCatalog, ItemRow, ListingQuery

    Index = QModelIndex | QPersistentModelIndex

# Rows are read in windows of this many, and this many windows are kept.
WINDOW = 200
KEPT = 6

# A frame may spend this long on reading rows; what is still missing then is painted as a skeleton.
READ_BUDGET_NS = 8_000_000

# `role` is compared with plain integers: three times faster than with the enumeration.
_DISPLAY = int(Qt.ItemDataRole.DisplayRole)
_TOOL_TIP = int(Qt.ItemDataRole.ToolTipRole)
_CHECKED = int(Qt.ItemDataRole.CheckStateRole)
_ACCESSIBLE = int(Qt.ItemDataRole.AccessibleTextRole)
_ALIGNMENT = int(Qt.ItemDataRole.TextAlignmentRole)
_NO_INDEX = QModelIndex()


class ItemTableModel(QAbstractTableModel):
    """Rows of one query, in windows; ``row`` is what the painter uses, ``data`` what tools use.

    It reads from the local catalogue only, and a frame of painting reads within a budget: when
    that is used up, ``row`` answers ``None`` and ``reading_wanted`` asks for a later ``read_on``.
    """

    reading_wanted = Signal()
    counted = Signal()

    def __init__(
        self, catalog: ItemCatalog, query: ListingQuery, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._catalog = catalog
        self._query = query
        self._windows: dict[int, list[ItemRow]] = {}
        self._count = catalog.count(query)
        self._revision = catalog.revision()
        self._spent_ns = 0
        self._wanted: int | None = None
        self.text = cell_text.CellText()
        self.is_selected: Callable[[str], bool] = lambda item_id: False

    @property
    def query(self) -> ListingQuery:
        """What is shown, and in which order."""
        return self._query

    @property
    def catalog(self) -> ItemCatalog:
        """Where the rows come from."""
        return self._catalog

    def set_query(self, query: ListingQuery) -> None:
        """Show the rows of ``query`` instead."""
        if query == self._query:
            return
        self.beginResetModel()
        self._query = query
        self._forget()
        self.endResetModel()
        self.counted.emit()

    def refresh(self) -> None:
        """Read again what the catalogue holds now; does nothing when it has not changed."""
        revision = self._catalog.revision()
        if revision == self._revision:
            return
        before, after = self._count, self._catalog.count(self._query)
        self._windows.clear()
        self._revision = revision
        # Rows come and go at the end as far as Qt is concerned: everything is read again anyway,
        # and so the place of the scroll bar is kept.
        if after > before:
            self.beginInsertRows(_NO_INDEX, before, after - 1)
            self._count = after
            self.endInsertRows()
        elif after < before:
            self.beginRemoveRows(_NO_INDEX, after, before - 1)
            self._count = after
            self.endRemoveRows()
        if after:
            self.dataChanged.emit(self.index(0, 0), self.index(after - 1, len(COLUMNS) - 1))
        self.counted.emit()

    def _forget(self) -> None:
        self._windows.clear()
        self._count = self._catalog.count(self._query)
        self._revision = self._catalog.revision()
        self._wanted = None

    # -- rows, for the painter ----------------------------------------------------------------

    def begin_frame(self) -> None:
        """A new frame is about to be painted: its budget for reading is whole."""
        self._spent_ns = 0

    def row(self, number: int) -> ItemRow | None:
        """Row ``number`` of the query; ``None`` while it is not read, or when there is none."""
        first = number - number % WINDOW
        rows = self._windows.get(first)
        if rows is None:
            if self._spent_ns > READ_BUDGET_NS:
                if self._wanted is None:
                    self._wanted = first
                    self.reading_wanted.emit()
                return None
            rows = self._read(first)
        offset = number - first
        return rows[offset] if 0 <= offset < len(rows) else None

    def read_on(self) -> None:
        """Read the window that the last frame went without."""
        if self._wanted is not None:
            self._spent_ns = 0
            first, self._wanted = self._wanted, None
            if first < self._count:
                self._read(first)

    def _read(self, first: int) -> list[ItemRow]:
        start = perf_counter_ns()
        rows = self._catalog.window(self._query, first, WINDOW)
        while len(self._windows) >= KEPT:
            del self._windows[next(iter(self._windows))]
        self._windows[first] = rows
        self._spent_ns += perf_counter_ns() - start
        return rows

    def item_id(self, number: int) -> str | None:
        """The id of row ``number``, read at once if it must be."""
        self._spent_ns = 0
        row = self.row(number)
        return row.id if row is not None else None

    def ids_between(self, first: int, last: int) -> list[str]:
        """The ids of rows ``first`` to ``last``, both included, in either order."""
        low, high = min(first, last), max(first, last)
        if high - low > 4 * WINDOW:
            return list(self._catalog.ids(self._query)[low : high + 1])
        found = (self.item_id(number) for number in range(low, high + 1))
        return [item_id for item_id in found if item_id is not None]

    def position(self, item_id: str) -> int | None:
        """In which row ``item_id`` is now; ``None`` when the query does not hold it."""
        for first, rows in self._windows.items():
            for offset, row in enumerate(rows):
                if row.id == item_id:
                    return first + offset
        return self._catalog.position(self._query, item_id)

    # -- Qt's side, for tools and assistive technology ----------------------------------------

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        """How many listings the query has."""
        return 0 if parent.isValid() else self._count

    def columnCount(self, parent: Index = _NO_INDEX) -> int:
        """How many columns there are, hidden ones included."""
        return 0 if parent.isValid() else len(COLUMNS)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Rows can be selected; the first column is a check box."""
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        flags |= Qt.ItemFlag.ItemNeverHasChildren
        return flags | Qt.ItemFlag.ItemIsUserCheckable if index.column() == CHECK else flags

    def data(self, index: Index, role: int = _DISPLAY) -> Any:
        """Text, plain tooltip, spoken text and check state of a cell."""
        if role not in (_DISPLAY, _TOOL_TIP, _ACCESSIBLE, _CHECKED):
            return None
        self._spent_ns = 0
        row = self.row(index.row())
        if row is None:
            return None
        column = COLUMNS[index.column()]
        if role == _CHECKED:
            if column.id != "check":
                return None
            # An int: PySide turns the enumeration into something the table does not understand.
            return 2 if self.is_selected(row.id) else 0
        if role == _DISPLAY:
            return self.text.display(row, column.id)
        if role == _TOOL_TIP:
            return cell_text.tool_tip(row, column.id)
        return self.text.spoken(row, column, selected=self.is_selected(row.id))

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:
        """Column titles; rows are numbered from 1 for assistive tools."""
        if orientation == Qt.Orientation.Horizontal and 0 <= section < len(COLUMNS):
            if role in (_DISPLAY, _ACCESSIBLE, _TOOL_TIP):
                return column_title(COLUMNS[section])
            if role == _ALIGNMENT:
                side = Qt.AlignmentFlag.AlignRight if COLUMNS[section].right else None
                return int((side or Qt.AlignmentFlag.AlignLeft) | Qt.AlignmentFlag.AlignVCenter)
        elif role == _DISPLAY:
            return str(section + 1)
        return None
