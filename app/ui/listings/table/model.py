"""The table model of the listings: windows of rows over the local catalog, never all rows."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    QTimer,
    Signal,
)

from app.engine.catalog.listing_question import Find, Found
from app.ui.listings.table import cell_text
from app.ui.listings.table.columns import COLUMNS, column_title
from app.ui.listings.table.row_windows import SCREENFUL, RowWindows

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QObject

    from app.engine.catalog.catalog import ItemCatalog, ListingQuery
    from app.engine.catalog.questions import CatalogAnswer
    from app.ui.listings.table.cell_block import CellMarks
    from app.ui.listings.table.columns import Column

    Index = QModelIndex | QPersistentModelIndex

# While the catalog changes, the reader is busy for at most a quarter of the time; a pause shorter
# than this (seconds) is skipped.
_REST = 4
_SHORTEST_REST = 0.1

# `role` is compared with plain integers: three times faster than with the enumeration.
_DISPLAY = int(Qt.ItemDataRole.DisplayRole)
_TOOL_TIP = int(Qt.ItemDataRole.ToolTipRole)
_CHECKED = int(Qt.ItemDataRole.CheckStateRole)
_ACCESSIBLE = int(Qt.ItemDataRole.AccessibleTextRole)
_ALIGNMENT = int(Qt.ItemDataRole.TextAlignmentRole)
_NO_INDEX = QModelIndex()


class ItemTableModel(QAbstractTableModel):
    """The rows of one query, in windows.

    ``row`` and ``values`` (``RowWindows``) are used by the painter, ``data`` by tools. The listings
    and their order are requested from the catalog's reader; until it has answered, the previous
    rows stay. The rows themselves are read here, a window at a time, and a paint frame reads within
    a time budget: when that is used up, ``row`` returns ``None`` and ``reading_requested`` asks for
    a later ``read_on``.

    ``replaced`` is emitted for the first answer to another query (true), and for the whole answer
    after a first page (false); ``counted`` for every answer. ``refused`` carries the ``QueryError``
    of a text that cannot be read: the previous rows stay. ``making`` carries the numbers of
    listings done and in total while the facets for the query are built.
    """

    reading_requested = Signal()
    replaced = Signal(bool)
    counted = Signal()
    refused = Signal(object)
    making = Signal(object, object)

    def __init__(
        self, catalog: ItemCatalog, query: ListingQuery, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._catalog = catalog
        self._query = query
        self._columns = COLUMNS
        self._windows = RowWindows(catalog, self.reading_requested.emit)
        # Called for each row of each frame, so there is no function in between.
        self.row, self.values = self._windows.row, self._windows.values
        self._revision = catalog.revision()
        self._found = catalog.first_page(query, SCREENFUL)
        self._numbers = self._found.numbers
        self._count = self._found.total
        self._windows.show(self._numbers)
        self._keep: tuple[str, ...] = ()
        self._asked_at = self._answered_in = 0.0
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.timeout.connect(self._find_again)
        self.text = cell_text.CellText()
        self.is_selected: Callable[[str], bool] = lambda item_id: False
        self.marks: CellMarks | None = None
        """The changed cells that are not sent yet; ``None`` if cells cannot be changed."""
        self._find()

    @property
    def query(self) -> ListingQuery:
        """The last requested query and order; ``found`` may belong to an earlier one."""
        return self._query

    @property
    def found(self) -> Found:
        """The last answer, which is shown."""
        return self._found

    @property
    def catalog(self) -> ItemCatalog:
        """The catalog of the rows."""
        return self._catalog

    @property
    def columns(self) -> tuple[Column, ...]:
        """The columns in order; the first is the check-box column."""
        return self._columns

    def set_columns(self, columns: Sequence[Column]) -> None:
        """Set the columns; the view must restore widths and cursor."""
        chosen = tuple(columns)
        if chosen != self._columns:
            self.beginResetModel()
            self._columns = chosen
            self._windows.set_paths([column.id for column in chosen if column.beside])
            self.endResetModel()

    def set_query(self, query: ListingQuery, keep: Sequence[str] = ()) -> None:
        """Show the rows of ``query`` as soon as they are found.

        ``found`` then has those of ``keep`` that are among them.
        """
        if query != self._query:
            self._query = query
            self._keep = tuple(keep)
            self._find()

    def refresh(self) -> None:
        """Read the catalog again; does nothing if it has not changed."""
        revision = self._catalog.revision()
        if revision == self._revision:
            return
        self._revision = revision
        # Visible rows are read again at once; the list of listings is updated when the answer
        # arrives.
        self._windows.forget()
        if self._count:
            self._emit_changed()
        self._find_again()

    def _find_again(self) -> None:
        """Repeat the query, but leave the reader time for other questions."""
        if self._again.isActive():
            return
        rest = self._answered_in * (_REST - 1) - (perf_counter() - self._asked_at)
        if rest > _SHORTEST_REST:
            self._again.start(round(rest * 1000))
        else:
            self._find()

    def _find(self) -> None:
        self._asked_at = perf_counter()
        self._catalog.ask("find", Find(self._query, self._keep), self._take)

    def _take(self, answer: CatalogAnswer) -> None:
        if isinstance(answer, Found):
            self._take_found(answer)
            return
        # Imported here, like all later questions, because the first frame waits for no answer.
        from app.engine.catalog.questions import Making, Unreadable

        match answer:
            case Making(done, total):
                self.making.emit(done, total)
            case Unreadable(_, problem):
                # View and order may have been changed meanwhile; they are kept with the previous
                # text.
                self._query = self._query.of_text(self._found.query.text)
                if self._query != self._found.query:
                    self._find()
                self.refused.emit(problem)

    def _take_found(self, answer: Found) -> None:
        if answer.whole:
            self._answered_in = perf_counter() - self._asked_at
            self._keep = ()
        if answer.query != self._found.query:
            self.beginResetModel()
            self._show(answer)
            self.endResetModel()
            self.replaced.emit(True)
        else:
            # If a query is repeated, the first page alone would shorten the list that is shown.
            if not answer.whole and self._found.whole:
                return
            completed = answer.whole and not self._found.whole
            self._change(answer)
            if completed:
                self.replaced.emit(False)
        self.counted.emit()

    def _show(self, found: Found) -> None:
        self._found, self._numbers, self._count = found, found.numbers, found.total
        self._windows.show(self._numbers)

    def _change(self, found: Found) -> None:
        """Show another answer to the same query.

        For Qt, rows are added or removed at the end only: all rows are read again anyway, and the
        position of the scroll bar is kept.
        """
        before, after = self._count, found.total
        if after > before:
            self.beginInsertRows(_NO_INDEX, before, after - 1)
            self._show(found)
            self.endInsertRows()
        elif after < before:
            self.beginRemoveRows(_NO_INDEX, after, before - 1)
            self._show(found)
            self.endRemoveRows()
        else:
            self._show(found)
        if after:
            self._emit_changed()

    def _emit_changed(self) -> None:
        last = self.index(self._count - 1, len(self._columns) - 1)
        self.dataChanged.emit(self.index(0, 0), last)

    # -- rows, for the painter ----------------------------------------------------------------

    def begin_frame(self) -> None:
        """Reset the reading budget for the frame that is about to be painted."""
        self._windows.begin()

    def read_on(self) -> None:
        """Read the rows that the last frame lacked."""
        self._windows.read_on()

    def item_id(self, number: int) -> str | None:
        """Return the id of row ``number``, reading it at once if needed."""
        self._windows.begin()
        row = self.row(number)
        return row.id if row is not None else None

    def numbers_between(self, first: int, last: int) -> bytes:
        """Return the catalog numbers (packed) of rows ``first`` to ``last``, both included.

        The two may be in either order.
        """
        low, high = min(first, last), max(first, last)
        return bytes(self._numbers[low : high + 1])

    def position(self, item_id: str) -> int | None:
        """Return the present row of ``item_id``; ``None`` if it is not among the found listings."""
        at_hand = self._windows.place_of(item_id)
        if at_hand is not None:
            return at_hand
        number = self._catalog.number_of(item_id)
        return None if number is None else self._found.place_of(number)

    # -- Qt's side, for tools and assistive technology ----------------------------------------

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        """Return the number of listings of the query."""
        return 0 if parent.isValid() else self._count

    def columnCount(self, parent: Index = _NO_INDEX) -> int:
        """Return the number of columns, including hidden ones."""
        return 0 if parent.isValid() else len(self._columns)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return the flags of a cell; rows can be selected, the first column checked."""
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        flags |= Qt.ItemFlag.ItemNeverHasChildren
        return flags | Qt.ItemFlag.ItemIsUserCheckable if self._is_box(index.column()) else flags

    def _is_box(self, column: int) -> bool:
        return 0 <= column < len(self._columns) and self._columns[column].id == "check"

    def data(self, index: Index, role: int = _DISPLAY) -> Any:
        """Return text, plain tooltip, accessible text and check state of a cell."""
        if role not in (_DISPLAY, _TOOL_TIP, _ACCESSIBLE, _CHECKED):
            return None
        self._windows.begin()
        row = self.row(index.row())
        if row is None:
            return None
        column = self._columns[index.column()]
        if role == _CHECKED:
            if column.id != "check":
                return None
            # An int, because PySide converts the enumeration to a type that the view does not
            # understand.
            return 2 if self.is_selected(row.id) else 0
        self._windows.begin()
        values = self.values(index.row()) or {}
        note = ""
        if self.marks is not None:
            note = self.marks.note(row.id, column.field)
            row, values = self.marks.shown(row), self.marks.values(row.id, values)
        if role == _DISPLAY:
            return self.text.cell(row, column, values)
        if role == _TOOL_TIP:
            return note or cell_text.tool_tip_of(row, column, self.text, values)
        return self.text.accessible_text(row, column, values, selected=self.is_selected(row.id))

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:
        """Return a column's title, or a row's number from 1 for assistive tools."""
        if orientation == Qt.Orientation.Horizontal and 0 <= section < len(self._columns):
            if role in (_DISPLAY, _ACCESSIBLE, _TOOL_TIP):
                return column_title(self._columns[section])
            if role == _ALIGNMENT:
                side = Qt.AlignmentFlag.AlignRight if self._columns[section].right else None
                return int((side or Qt.AlignmentFlag.AlignLeft) | Qt.AlignmentFlag.AlignVCenter)
        elif role == _DISPLAY:
            return str(section + 1)
        return None
