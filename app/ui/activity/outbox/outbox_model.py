"""The table model of the outbox, with the rows in groups."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import (
    QT_TRANSLATE_NOOP,
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from app.domain.shapes import sequence_of, text_of
from app.engine.outbox.outbox import UNDOES, OutboxState
from app.ui.activity import row_state
from app.ui.activity.row_state import GROUPS, SENT, WAITING, RowFacts
from app.ui.look.text import one_line, tooltip_text
from app.ui.texts.catalog_text import age, now_ms
from app.ui.texts.form_context import FormContext

if TYPE_CHECKING:
    from collections.abc import Iterable

    from app.engine.outbox.outbox import OutboxRow
    from app.ui.look.chips import ChipStyle

    Index = QModelIndex | QPersistentModelIndex

LISTING, FIELDS, STATE, WHEN = range(4)
COLUMNS: Final[tuple[object, ...]] = (
    QT_TRANSLATE_NOOP("OutboxColumn", "Listing"),
    QT_TRANSLATE_NOOP("OutboxColumn", "Fields"),
    QT_TRANSLATE_NOOP("OutboxColumn", "State"),
    QT_TRANSLATE_NOOP("OutboxColumn", "When"),
)
ALL: Final = "all"
_UNDOES: Final = f'"{UNDOES}"'.encode()
_CAME_TO_NOTHING: Final = (OutboxState.CANCELLED, OutboxState.REFUSED)
#: Prefix of the batch of an undo; what follows is the operation or batch that it undoes.
UNDO_MARK: Final = "undo "


class Heading(NamedTuple):
    """The heading of a group, with the number of rows below it."""

    key: str
    total: int


def column_title(column: int) -> str:
    """Return the heading of a column in the language of the window."""
    return QCoreApplication.translate("OutboxColumn", str(COLUMNS[column]))


class OutboxModel(QAbstractTableModel):
    """A model that keeps the known rows by number, and shows those of one tab in groups.

    Rows are only parsed when they are displayed, because each contains two bodies of its listing.
    """

    def __init__(self, context: FormContext, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self._known: dict[int, OutboxRow] = {}
        self._facts: dict[int, tuple[int, RowFacts]] = {}
        self._entries: list[Heading | OutboxRow] = []
        self._undone: frozenset[str] = frozenset()
        self._tab = ALL

    # -- what is known -------------------------------------------------------------------------

    def replace(self, rows: Iterable[OutboxRow]) -> None:
        """Replace the known rows by these."""
        self._known = {row.number: row for row in rows}
        self.arrange()

    def take(self, rows: Iterable[OutboxRow]) -> None:
        """Add these rows or replace those of the same number, unless the known state is newer."""
        for row in rows:
            known = self._known.get(row.number)
            if known is None or known.changed_at <= row.changed_at:
                self._known[row.number] = row

    def set_tab(self, key: str) -> None:
        """Show the rows of one group, or all of them (``ALL``)."""
        self._tab = key
        self.arrange()

    def counts(self) -> dict[str, int]:
        """Return how many rows each group has."""
        counts = dict.fromkeys((key for key, _title in GROUPS), 0)
        for row in self._known.values():
            counts[row_state.group_of(row)] += 1
        return counts

    def arrange(self) -> None:
        """Sort the rows into their groups; each non-empty group has a heading."""
        groups: dict[str, list[OutboxRow]] = {key: [] for key, _title in GROUPS}
        for row in self._known.values():
            groups[row_state.group_of(row)].append(row)
        self._undone = self._find_undone()
        entries: list[Heading | OutboxRow] = []
        for key, rows in groups.items():
            if not rows or self._tab not in (ALL, key):
                continue
            # Queued rows in the order in which they are sent, all others with the latest first.
            rows.sort(key=lambda row: row.number if key == WAITING else -row.changed_at)
            if self._tab == ALL:
                entries.append(Heading(key, len(rows)))
            entries.extend(rows)
        self.beginResetModel()
        self._entries = entries
        self.endResetModel()

    def _find_undone(self) -> frozenset[str]:
        """Return the ids of operations that have an undo among the rows, not cancelled itself."""
        undone: set[str] = set()
        for number in sorted(self._known, reverse=True):
            row = self._known[number]
            # Parsing a row is slow, and hardly any of them is an undo.
            counts = row.op_id not in undone and row.state not in _CAME_TO_NOTHING
            if counts and _UNDOES in row.draft:
                undone.update(map(text_of, sequence_of(self.facts(row).details.get(UNDOES))))
        return frozenset(undone)

    def is_undone(self, row: OutboxRow) -> bool:
        """Return whether an undo of the row was requested."""
        return row.op_id in self._undone

    def entry(self, row: int) -> Heading | OutboxRow:
        """Return the heading or row in a line of the table."""
        return self._entries[row]

    def line_of(self, number: int) -> int | None:
        """Return the line of an outbox row, or ``None`` if it is not shown."""
        for line, entry in enumerate(self._entries):
            if not isinstance(entry, Heading) and entry.number == number:
                return line
        return None

    def lines_of_headings(self) -> list[int]:
        """Return the numbers of the lines with headings."""
        return [at for at, entry in enumerate(self._entries) if isinstance(entry, Heading)]

    def find(self, number: int) -> OutboxRow | None:
        """Return a known row by its number."""
        return self._known.get(number)

    def known(self) -> tuple[OutboxRow, ...]:
        """Return every known row, shown or not."""
        return tuple(self._known.values())

    def facts(self, row: OutboxRow) -> RowFacts:
        """Return the parsed content of a row, cached until its state changes."""
        known = self._facts.get(row.number)
        if known is None or known[0] != row.changed_at:
            known = (row.changed_at, row_state.facts_of_row(row, self.context))
            self._facts[row.number] = known
        return known[1]

    def chip(self, row: OutboxRow) -> ChipStyle:
        """Return the chip of a row."""
        return row_state.chip_of(row, self.facts(row), undone=self.is_undone(row))

    def set_context(self, context: FormContext) -> None:
        """Change the format of amounts, because the site is known now."""
        if context != self.context:
            self.context = context
            self._facts.clear()
            self.arrange()

    # -- as Qt asks ----------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """Return how many lines there are."""
        return 0 if parent.isValid() else len(self._entries)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """Return how many columns there are."""
        return 0 if parent.isValid() else len(COLUMNS)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return the flags of a row; headings cannot be selected."""
        if isinstance(self._entries[index.row()], Heading):
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        """Return the headings of the columns."""
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return column_title(section)
        return None

    def data(self, index: Index, role: int = 0) -> Any:
        """Return the text of a cell; the first cell represents the whole row."""
        entry = self._entries[index.row()]
        if isinstance(entry, Heading):
            return heading_text(entry) if role == Qt.ItemDataRole.DisplayRole else None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._cell(entry, index.column())
            case Qt.ItemDataRole.AccessibleTextRole if index.column() == LISTING:
                return row_state.accessible_text(entry, self.facts(entry), self.context)
            case Qt.ItemDataRole.ToolTipRole:
                reason = row_state.reason_of(entry, self.facts(entry), self.context)
                return tooltip_text(f"{one_line(entry.title)}\n{reason}")
        return None

    def _cell(self, row: OutboxRow, column: int) -> str:
        match column:
            case 0:
                return one_line(row.title)
            case 1:
                return row_state.fields_of(self.facts(row))
            case 2:
                return self.chip(row).text
        return age(row.changed_at, now_ms())


def heading_text(heading: Heading) -> str:
    """Return the heading of a group, with the number of rows except for sent ones."""
    title = row_state.group_title(heading.key)
    return title if heading.key == SENT else f"{title} · {heading.total}"
