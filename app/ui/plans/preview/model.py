"""The model of the rows of a preview: their cells, which are sent, and how many of each kind."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from app.editing.item_paths import DELETED
from app.engine.previews.question import PreviewOutcome, PreviewRow
from app.ui.look.text import one_line, tooltip_text
from app.ui.plans.preview.choice import Choice
from app.ui.plans.preview.figures import ALL, LEFT_OUT, REFUSED, ChangedColumns, Figures, Tally
from app.ui.plans.preview.result_text import ResultWords, as_left_out, result_of
from app.ui.plans.preview.value_editing import editable_path, editor_text
from app.ui.plans.preview.whys import shared_among, whys_of
from app.ui.texts.money import format_difference, format_money

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from app.engine.plans.plan_check import Checked
    from app.ui.plans.preview.figures import Guards
    from app.ui.plans.preview.whys import Shared, Why
    from app.ui.texts.form_context import FormContext

    Index = QModelIndex | QPersistentModelIndex

CHECK, TITLE, OTHER, PRICE, NET, DIFFERENCE, RESULT = range(7)
UNKNOWN: Final = "–"


class PreviewModel(QAbstractTableModel):
    """The rows of one tab of a preview.

    ``ticked`` is emitted when the seller ticks rows, ``value_typed`` (item id, path, text) when a
    value is edited.
    """

    ticked = Signal()
    value_typed = Signal(str, str, str)

    def __init__(self, context: FormContext, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self._rows: list[PreviewRow] = []
        self._shown: list[PreviewRow] = []
        self._able = self._going = 0
        self._tally: Tally | None = None
        self.touched = ChangedColumns()
        self._tab = ALL
        self.only: Why | None = None
        self.choice = Choice()
        self.goes = self.choice.goes
        self.rehearsed: dict[str, Checked] = {}
        self.sent: dict[str, ResultWords] = {}
        self.frozen = False

    # -- what is known -------------------------------------------------------------------------

    def clear(self) -> None:
        """Remove the rows; the ticks stay."""
        self.beginResetModel()
        self._rows, self._shown = [], []
        self._able = self._going = 0
        self._tally = Tally()
        self.touched = ChangedColumns()
        self.rehearsed = {}
        self.endResetModel()

    def add(self, rows: Sequence[PreviewRow]) -> None:
        """Append rows as they are computed."""
        self._rows += rows
        if self._tally is not None:
            self._tally.add(rows, self.goes)
        self.touched.add(rows)
        new = [row for row in rows if self._is_shown(row)]
        self._count(new)
        if new:
            first = len(self._shown)
            self.beginInsertRows(QModelIndex(), first, first + len(new) - 1)
            self._shown += new
            self.endInsertRows()

    def replace(self, rows: Iterable[PreviewRow]) -> None:
        """Replace the rows of the same listings, and sort all rows."""
        known = {row.item_id: row for row in rows}
        if self._tally is not None:
            old = [row for row in self._rows if row.item_id in known]
            self._tally.remove(old, self.goes)
            self._tally.add((known[row.item_id] for row in old), self.goes)
        self._rows = [known.get(row.item_id, row) for row in self._rows]
        self.touched.add(known.values())
        self.arrange()

    def guard(self, guards: Guards) -> None:
        """Apply other guards to the rows."""
        self.choice.guards, self._tally = guards, None
        self.arrange()

    def arrange(self) -> None:
        """Sort risky rows first; the others keep their order."""
        self.beginResetModel()
        self._rows.sort(key=lambda row: not row.guards)
        self._shown = [*self._rows] if self._shows_all else list(filter(self._is_shown, self._rows))
        self._recount()
        self.endResetModel()

    @property
    def _shows_all(self) -> bool:
        return self._tab == ALL and self.only is None

    def show_tab(self, key: str) -> None:
        """Show the rows of one result."""
        self._tab = key
        self.arrange()

    def show_only(self, why: Why | None) -> None:
        """Show only the rows of the tab with this finding; ``None`` for all of them."""
        self.only = why
        self.arrange()

    def shared(self) -> list[Shared]:
        """Return the findings of the rows, the most frequent first."""
        return shared_among(self._rows, self._given, self.context)

    def take_sent(self, results: dict[str, ResultWords]) -> None:
        """Show the progress of sent rows, and update the rows of the tab."""
        self.sent = results
        if self._tab == REFUSED or self.only is not None:
            self.arrange()

    def _given(self, row: PreviewRow) -> str:
        """Return the reason in the answer to a sent row, or an empty string."""
        sent = self.sent.get(row.item_id)
        return "" if sent is None else sent.why

    def _was_refused(self, row: PreviewRow) -> bool:
        sent = self.sent.get(row.item_id)
        return sent is not None and sent.tone == "bad"

    def rows(self) -> tuple[PreviewRow, ...]:
        """Return all rows, shown or not."""
        return tuple(self._rows)

    def place_of(self, item_id: str) -> int | None:
        """Return the line of a listing, or ``None`` if it is not shown."""
        return next((at for at, row in enumerate(self._shown) if row.item_id == item_id), None)

    def row(self, at: int) -> PreviewRow:
        """Return the row in a line of the table."""
        return self._shown[at]

    def going(self) -> list[PreviewRow]:
        """Return the rows that are sent."""
        return [row for row in self._rows if self.goes(row)]

    def deletions(self) -> int:
        """Return how many of the rows that are sent delete their listing."""
        return sum(any(path == DELETED for path, _, _ in row.changes) for row in self.going())

    def figures(self) -> Figures:
        """Return the totals, computed once until the choice of rows changes."""
        found = self._counted().figures()
        if not self.frozen:
            return found
        # After sending, the refused rows are those refused so far; rows never sent are left out.
        count = sum(self._was_refused(row) and self.goes(row) for row in self._rows)
        left = found.counts.get(LEFT_OUT, 0) + found.counts.get(REFUSED, 0)
        return found._replace(counts={**found.counts, REFUSED: count, LEFT_OUT: left})

    def _counted(self) -> Tally:
        if self._tally is None:
            self._tally = Tally()
            self._tally.add(self._rows, self.goes)
        return self._tally

    def tick(self, rows: Iterable[PreviewRow], on: bool) -> None:
        """Include or exclude rows."""
        able = [row for row in rows if row.outcome is PreviewOutcome.CHANGES]
        if 2 * len(able) > len(self._rows):
            self._tally = None
        if self._tally is not None:
            self._tally.remove(able, self.goes)
        self.choice.tick(able, on)
        if self._tally is not None:
            self._tally.add(able, self.goes)
        self._recount()
        if self._shown:
            self.dataChanged.emit(self.index(0, CHECK), self.index(len(self._shown) - 1, RESULT))
        self.ticked.emit()

    def shown_state(self) -> Qt.CheckState:
        """Return whether none, some or all of the shown rows that can be sent are ticked."""
        if not self._going:
            return Qt.CheckState.Unchecked
        whole = self._going == self._able
        return Qt.CheckState.Checked if whole else Qt.CheckState.PartiallyChecked

    def _recount(self) -> None:
        if self._shows_all:
            self._going, left_out = self._counted().changing()
            self._able = self._going + left_out
            return
        self._able = self._going = 0
        self._count(self._shown)

    def _count(self, rows: Iterable[PreviewRow]) -> None:
        """Count further shown rows: those that can be sent, and those that are."""
        for row in rows:
            if row.outcome is PreviewOutcome.CHANGES:
                self._able += 1
                self._going += self.goes(row)

    def tick_shown(self, on: bool) -> None:
        """Tick all rows of the tab, or none."""
        self.tick(self._shown, on)

    def result(self, row: PreviewRow) -> ResultWords:
        """Return the text of the result of a row."""
        found = result_of(
            row,
            self.context,
            stopped=self.choice.is_stopped(row) and not self.goes(row),
            left_out=row.item_id in self.choice.left_out,
            rehearsed=self.rehearsed.get(row.item_id),
        )
        if self.frozen and row.outcome is not PreviewOutcome.UNCHANGED and not self.goes(row):
            found = as_left_out(found)
        sent = self.sent.get(row.item_id)
        return found if sent is None else sent._replace(other=found.other, lines=found.lines)

    def _is_shown(self, row: PreviewRow) -> bool:
        if self.only is None:
            return self._is_in_tab(row)
        if self.only.given:
            return self._given(row) == self.only.given and self._is_in_tab(row)
        return self.only in whys_of(row) and self._is_in_tab(row)

    def _is_in_tab(self, row: PreviewRow) -> bool:
        refused = self._was_refused(row) if self.frozen else None
        return self.choice.is_in_tab(row, self._tab, refused=refused)

    # -- as Qt asks ----------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """Return the number of columns."""
        return 0 if parent.isValid() else RESULT + 1

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        """Return the headings of the columns."""
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return (
                "",
                self.tr("Title"),
                self.tr("Changes"),
                self.tr("Price"),
                self.tr("Net of one sale"),
                self.tr("Difference"),
                self.tr("Result"),
            )[section]
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return the item flags of a cell."""
        row = self._shown[index.row()]
        flags = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled
        able = row.outcome is PreviewOutcome.CHANGES and not self.frozen
        if index.column() == CHECK and able:
            flags |= Qt.ItemFlag.ItemIsUserCheckable
        if not self.frozen and self.path_at(index):
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def path_at(self, index: Index) -> str:
        """Return the form path that can be edited in a cell, or an empty string."""
        column = index.column()
        if column not in (OTHER, PRICE):
            return ""
        return editable_path(self._shown[index.row()], of_price=column == PRICE)

    def data(self, index: Index, role: int = 0) -> Any:
        """Return the data of a cell; the title has the accessible text of the whole row."""
        row = self._shown[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._cell(row, index.column())
            case Qt.ItemDataRole.CheckStateRole if index.column() == CHECK:
                return Qt.CheckState.Checked if self.goes(row) else Qt.CheckState.Unchecked
            case Qt.ItemDataRole.EditRole:
                return editor_text(row, self.path_at(index), self.context)
            case Qt.ItemDataRole.AccessibleTextRole if index.column() == TITLE:
                words = self.result(row)
                return f"{one_line(row.title)}, {words.accessible_text}"
            case Qt.ItemDataRole.ToolTipRole:
                words = self.result(row)
                return tooltip_text("\n".join([row.title, *words.lines]))
        return None

    def setData(self, index: Index, value: Any, role: int = 0) -> bool:
        """Set a tick, or a value that was typed into a cell."""
        row = self._shown[index.row()]
        if role == Qt.ItemDataRole.CheckStateRole:
            self.tick([row], Qt.CheckState(value) == Qt.CheckState.Checked)
            return True
        path = self.path_at(index)
        if role != Qt.ItemDataRole.EditRole or not path:
            return False
        if str(value) != editor_text(row, path, self.context):
            self.value_typed.emit(row.item_id, path, str(value))
            return True
        return False

    def money(self, amount: Decimal | None, row: PreviewRow) -> str:
        """Return an amount of a row as text; a dash if it is unknown."""
        if amount is None:
            return UNKNOWN
        return format_money(amount, row.currency_id, self.context.locale)

    def _cell(self, row: PreviewRow, column: int) -> str:
        match column:
            case 1:
                return one_line(row.title)
            case 2:
                return self.result(row).other
            case 3:
                return f"{self.money(row.price_before, row)} → {self.money(row.price_after, row)}"
            case 4:
                return f"{self.money(row.net_before, row)} → {self.money(row.net_after, row)}"
            case 5:
                difference = row.difference
                if difference is None:
                    return UNKNOWN
                return format_difference(difference, row.currency_id, self.context.locale)
            case 6:
                return self.result(row).accessible_text
        return ""
