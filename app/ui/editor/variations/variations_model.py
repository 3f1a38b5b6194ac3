"""The table model of the variations of a listing, over its draft."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from app.domain.shapes import objects_of
from app.editing.draft import ItemDraft
from app.editing.numbers import format_number, read_number
from app.editing.repair import typed_number
from app.editing.values import UnreadText, choices_of, same_value
from app.editing.variation_list import VARIATIONS
from app.editing.variations.naming import name_of
from app.editing.variations.rows import RowState, VariationRow, axes_of, pictures_of_row, rows_of
from app.rules.findings import Finding
from app.ui.look.text import one_line, tooltip_text
from app.ui.texts.finding_text import finding_sentence
from app.ui.texts.form_context import FormContext
from app.ui.texts.value_text import money_text

Index = QModelIndex | QPersistentModelIndex
_DISPLAY = int(Qt.ItemDataRole.DisplayRole)
_EDIT = int(Qt.ItemDataRole.EditRole)
_ALIGN = int(Qt.ItemDataRole.TextAlignmentRole)
_TOOLTIP = int(Qt.ItemDataRole.ToolTipRole)
_ACCESSIBLE = int(Qt.ItemDataRole.AccessibleTextRole)
_PARENT = QModelIndex()
EDITABLE = ("price", "available_quantity", "seller_custom_field")
_RIGHT = ("price", "available_quantity", "picture_ids")
_COMBINATION = "combination."


class VariationColumn(NamedTuple):
    """One column: the wire field of a variation, or ``combination.<attribute id>``."""

    field: str
    title: str


class VariationsModel(QAbstractTableModel):
    """A row for each variation, including those to be added or removed.

    Price, stock and own code can be edited in place. ``edited`` carries a form path and its new
    value, ``several_edited`` several of them with a description. The model only reads the draft;
    its owner makes the changes.
    """

    edited = Signal(str, object)
    several_edited = Signal(object, str)

    def __init__(self, draft: ItemDraft, context: FormContext, *, locked: bool) -> None:
        super().__init__()
        self._draft = draft
        self._context = context
        self._locked = locked
        self.rows: tuple[VariationRow, ...] = ()
        self.ids: tuple[str, ...] = ()
        self.columns: tuple[VariationColumn, ...] = ()
        self._findings: dict[str, Finding] = {}
        self._read(rows_of(draft))

    @property
    def draft(self) -> ItemDraft:
        """The draft that is shown."""
        return self._draft

    def replace(self, draft: ItemDraft) -> None:
        """Show another draft."""
        self._draft = draft
        self._reset(rows_of(draft))

    def show_findings(self, findings: Sequence[Finding]) -> None:
        """Mark the cells with findings at the next ``refresh``; an error replaces a warning."""
        self._findings = {}
        for finding in findings:
            known = self._findings.get(finding.path)
            if known is None or not known.is_error:
                self._findings[finding.path] = finding

    def refresh(self) -> bool:
        """Read the draft again; return whether rows or attributes were added or removed."""
        rows = rows_of(self._draft)
        shape = [(row.key, row.state) for row in self.rows]
        if shape != [(row.key, row.state) for row in rows] or axes_of(rows) != axes_of(self.rows):
            self._reset(rows)
            return True
        self.rows = rows
        if rows:
            self.dataChanged.emit(
                self.index(0, 0), self.index(len(rows) - 1, len(self.columns) - 1)
            )
        return False

    def path(self, index: Index) -> str:
        """Return the form path of a cell."""
        return f"{VARIATIONS}.{self.ids[index.row()]}.{self.columns[index.column()].field}"

    def state(self, index: Index) -> RowState:
        """Return the state of the variation of a cell."""
        return self.rows[index.row()].state

    def finding(self, index: Index) -> Finding | None:
        """Return the finding of a cell; findings about a variation belong to its name cell."""
        row, column = self.ids[index.row()], self.columns[index.column()].field
        found = self._findings.get(f"{VARIATIONS}.{row}.{column}")
        if found is None and index.column() == 0:
            whole = f"{VARIATIONS}.{row}"
            combination = self._findings.get(f"{whole}.attribute_combinations")
            return combination or self._findings.get(whole)
        return found

    def is_changed(self, index: Index) -> bool:
        """Return whether a cell differs from the marketplace's value."""
        field = self.columns[index.column()].field
        key = self.ids[index.row()]
        if field.startswith(_COMBINATION):
            path = f"{VARIATIONS}.{key}.attribute_combinations"
            return self.state(index) is RowState.ADDED or self._draft.is_changed(path)
        return self.state(index) is RowState.ADDED or self._draft.is_changed(self.path(index))

    def value(self, row: int, field: str) -> object:
        """Return the draft's value of a field of the variation in ``row``."""
        return self.rows[row].entry.get(field)

    def combination(self, row: int) -> str:
        """Return the attribute values of a variation as text."""
        return one_line(name_of(self.rows[row].entry))

    def name_of(self, path: str) -> str:
        """Return the combination of the variation that a form path belongs to, or an empty text."""
        row = self.place_of(path).row()
        return self.combination(row) if row >= 0 else ""

    def place_of(self, path: str) -> QModelIndex:
        """Return the cell of a form path.

        A path without a column gives the row's first editable cell.
        """
        parts = path.split(".")
        if len(parts) < 2 or parts[1] not in self.ids:
            return QModelIndex()
        fields = [column.field for column in self.columns]
        field = parts[2] if len(parts) > 2 and parts[2] in fields else "price"
        return self.index(self.ids.index(parts[1]), fields.index(field))

    def rowCount(self, parent: Index = _PARENT) -> int:
        """Return the number of variations."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = _PARENT) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(self.columns)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return the titles of the columns."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self.columns):
            return None
        column = self.columns[section]
        if role == _DISPLAY:
            return column.title
        return _alignment(column) if role == _ALIGN else None

    def is_open(self, index: Index) -> bool:
        """Return whether a cell can be edited."""
        editable = self.columns[index.column()].field in EDITABLE
        return editable and not self._locked and self.state(index) is not RowState.REMOVED

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return the flags of a cell; cells of an editable listing can be edited."""
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if index.isValid() and index.row() < len(self.rows) and self.is_open(index):
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell as text, in editing format, or its state."""
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        if role == _DISPLAY:
            return self.shown(index)
        if role == _EDIT:
            return self.as_edited(index)
        if role == _ALIGN:
            return _alignment(self.columns[index.column()])
        if role == _TOOLTIP:
            return tooltip_text(self._says(index))
        if role == _ACCESSIBLE:
            title = self.columns[index.column()].title
            return f"{title} {self.shown(index)} {self._says(index)}".strip()
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Request a change of a cell; text that is not a number is kept and marked."""
        if role != _EDIT or not self.flags(index) & Qt.ItemFlag.ItemIsEditable:
            return False
        text = str(value)
        if text != self.as_edited(index):
            self.edited.emit(self.path(index), self.read(self.columns[index.column()].field, text))
        return True

    def says(self, index: Index, text: str) -> bool:
        """Return whether ``text`` means the present value of a cell."""
        field = self.columns[index.column()].field
        return same_value(self.value(index.row(), field), self.read(field, text))

    def read(self, field: str, text: str) -> object:
        """Return the value of ``text`` in the column ``field``."""
        text = " ".join(text.splitlines()).strip()
        if field == "seller_custom_field":
            return text or None
        if not text:
            return None
        decimals = self._context.decimals if field == "price" else 0
        reading = read_number(text, self._context.locale, decimals=decimals)
        if reading.value is None:
            return typed_number(text[:200], reading)
        return reading.value if field == "price" else int(reading.value)

    def shown(self, index: Index) -> str:
        """Return the displayed text of a cell."""
        column = self.columns[index.column()]
        if column.field.startswith(_COMBINATION):
            return self._combination_text(index.row(), column)
        if column.field == "picture_ids":
            count = len(pictures_of_row(self.rows[index.row()].entry))
            return format_number(count, self._context.locale)
        return self._words(column.field, self.value(index.row(), column.field))

    def number(self, count: int) -> str:
        """Return a count in the window's number format."""
        return format_number(count, self._context.locale)

    def as_edited(self, index: Index) -> str:
        """Return the text of a cell in editing format."""
        column = self.columns[index.column()]
        if column.field not in EDITABLE:
            return self.shown(index)
        value = self.value(index.row(), column.field)
        if column.field == "price" and isinstance(value, (int, Decimal)):
            return format_number(value, self._context.locale, decimals=self._context.decimals)
        return self._words(column.field, value)

    def _words(self, field: str, value: object) -> str:
        if isinstance(value, UnreadText):
            return one_line(value.text)
        if field == "price":
            return money_text(value, self._context)
        if isinstance(value, (int, Decimal)) and not isinstance(value, bool):
            return format_number(value, self._context.locale)
        return "" if value is None else one_line(str(value))

    def _says(self, index: Index) -> str:
        finding = self.finding(index)
        parts = [] if finding is None else [finding_sentence(finding, self._context)]
        match self.state(index):
            case RowState.ADDED:
                parts.append(self.tr("To be added"))
            case RowState.REMOVED:
                parts.append(self.tr("To be removed"))
            case _ if self._draft.is_changed(self.path(index)):
                field = self.columns[index.column()].field
                base = self._draft.base_value(self.path(index))
                if field == "picture_ids":
                    base = len(base) if isinstance(base, (list, tuple)) else None
                before = self._words(field, base)
                words = self.tr("The marketplace has: {value}")
                parts.append(words.format(value=before or "–"))
        return "\n".join(parts)

    def _combination_text(self, row: int, column: VariationColumn) -> str:
        key = column.field.partition(".")[2]
        for part in objects_of(self.rows[row].entry.get("attribute_combinations")):
            if key in (str(part.get("id") or ""), str(part.get("name")).strip().casefold()):
                return ", ".join(one_line(choice.name) for choice in choices_of(part))
        return ""

    def _reset(self, rows: tuple[VariationRow, ...]) -> None:
        self.beginResetModel()
        self._read(rows)
        self.endResetModel()

    def _read(self, rows: tuple[VariationRow, ...]) -> None:
        self.rows = rows
        self.ids = tuple(row.key for row in rows)
        self.columns = (
            *(
                VariationColumn(f"{_COMBINATION}{axis.key}", one_line(axis.name))
                for axis in axes_of(rows)
            ),
            VariationColumn("price", self.tr("Price")),
            VariationColumn("available_quantity", self.tr("Stock")),
            VariationColumn("seller_custom_field", self.tr("Own code")),
            VariationColumn("picture_ids", self.tr("Pictures")),
        )


def _alignment(column: VariationColumn) -> int:
    side = Qt.AlignmentFlag.AlignRight if column.field in _RIGHT else Qt.AlignmentFlag.AlignLeft
    return int(side | Qt.AlignmentFlag.AlignVCenter)
