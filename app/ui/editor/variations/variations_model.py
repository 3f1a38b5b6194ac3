"""The variations of a listing as a table over its draft."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from app.domain.wire_item import (
    WireAttributeCombination,
    WireVariation,
    combinations_of,
    variations_of,
)
from app.editing.draft import ItemDraft
from app.editing.item_paths import variation_ids
from app.editing.numbers import format_number, read_number
from app.editing.repair import typed_number
from app.editing.values import Typed, choices_of, same_value
from app.rules.findings import Finding
from app.ui.look.text import one_line, tooltip_text
from app.ui.texts.finding_text import finding_sentence
from app.ui.texts.site_format import FormContext
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


class VariationColumn(NamedTuple):
    """One column: the wire field of a variation, or ``combination.<attribute id>``."""

    field: str
    title: str


class VariationsModel(QAbstractTableModel):
    """A row for each variation; price, stock and own code can be edited in place.

    ``edited`` carries a form path and its new value, ``several_edited`` many of them at once with
    what was done. The model only reads the draft; whoever owns it makes the changes.
    """

    edited = Signal(str, object)
    several_edited = Signal(object, str)

    def __init__(self, draft: ItemDraft, context: FormContext, *, locked: bool) -> None:
        super().__init__()
        self._draft = draft
        self._context = context
        self._locked = locked
        self.ids: tuple[str, ...] = ()
        self._entries: list[WireVariation] = []
        self.columns: tuple[VariationColumn, ...] = ()
        self._findings: dict[str, Finding] = {}
        self._read()

    def replace(self, draft: ItemDraft) -> None:
        """Show another draft."""
        self.beginResetModel()
        self._draft = draft
        self._read()
        self.endResetModel()

    def show_findings(self, findings: Sequence[Finding]) -> None:
        """Mark the cells that have a finding; the worst one of each counts."""
        self._findings = {}
        for finding in findings:
            known = self._findings.get(finding.path)
            if known is None or not known.is_error:
                self._findings[finding.path] = finding
        self.refresh()

    def refresh(self) -> None:
        """Read the draft again: some of its values changed."""
        if self.ids:
            last = self.index(len(self.ids) - 1, len(self.columns) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def path(self, index: Index) -> str:
        """Return the form path of a cell."""
        return f"variations.{self.ids[index.row()]}.{self.columns[index.column()].field}"

    def finding(self, index: Index) -> Finding | None:
        """Return what is wrong with a cell."""
        return self._findings.get(self.path(index))

    def is_changed(self, index: Index) -> bool:
        """Return whether a cell differs from what the marketplace has."""
        return self._draft.is_changed(self.path(index))

    def value(self, row: int, field: str) -> object:
        """Return what the draft has in a field of the variation in ``row``."""
        return self._draft.value(f"variations.{self.ids[row]}.{field}")

    def combination(self, row: int) -> str:
        """Return the values that make a variation, in words."""
        return ", ".join(
            text
            for column in self.columns
            if column.field.startswith("combination.")
            and (text := self._combination_text(row, column))
        )

    def name_of(self, path: str) -> str:
        """Return the combination of the variation that a form path is part of, or nothing."""
        row = self.place_of(path).row()
        return self.combination(row) if row >= 0 else ""

    def place_of(self, path: str) -> QModelIndex:
        """Return the cell of a form path; of the row's first editable cell where it names no
        column."""
        parts = path.split(".")
        if len(parts) < 2 or parts[1] not in self.ids:
            return QModelIndex()
        fields = [column.field for column in self.columns]
        field = parts[2] if len(parts) > 2 and parts[2] in fields else "price"
        return self.index(self.ids.index(parts[1]), fields.index(field))

    def rowCount(self, parent: Index = _PARENT) -> int:
        """Return how many variations there are."""
        return 0 if parent.isValid() else len(self.ids)

    def columnCount(self, parent: Index = _PARENT) -> int:
        """Return how many columns there are."""
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
        return self._alignment(column) if role == _ALIGN else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return what can be done with a cell; those of an open listing can be edited."""
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if not self._locked and self.columns[index.column()].field in EDITABLE:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell in words, as it is edited, and with its state."""
        if not index.isValid() or index.row() >= len(self.ids):
            return None
        column = self.columns[index.column()]
        if role == _DISPLAY:
            return self.shown(index)
        if role == _EDIT:
            return self._as_edited(index)
        if role == _ALIGN:
            return self._alignment(column)
        if role == _TOOLTIP:
            return tooltip_text(self._says(index))
        if role == _ACCESSIBLE:
            return f"{column.title} {self.shown(index)} {self._says(index)}".strip()
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Ask for a change of a cell; what is no number is kept as text and marked."""
        if role != _EDIT or not self.flags(index) & Qt.ItemFlag.ItemIsEditable:
            return False
        text = str(value)
        if text != self._as_edited(index):
            self.edited.emit(self.path(index), self.read(self.columns[index.column()].field, text))
        return True

    def says(self, index: Index, text: str) -> bool:
        """Return whether ``text`` means the present value of a cell."""
        value = self._draft.value(self.path(index))
        return same_value(value, self.read(self.columns[index.column()].field, text))

    def read(self, field: str, text: str) -> object:
        """Return what ``text`` means in the column ``field``."""
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

    def fill_down(self, indexes: Sequence[QModelIndex]) -> None:
        """Give every cell of a selected column the value of its topmost selected cell."""
        values: list[tuple[str, object]] = []
        for column in {index.column() for index in indexes}:
            cells = sorted((i for i in indexes if i.column() == column), key=QModelIndex.row)
            editable = self.columns[column].field in EDITABLE and not self._locked
            if editable and len(cells) == 1:
                # One cell alone: everything below it.
                cells += [self.index(r, column) for r in range(cells[0].row() + 1, len(self.ids))]
            if editable:
                top = self._draft.value(self.path(cells[0]))
                values += [(self.path(cell), top) for cell in cells[1:]]
        if values:
            self.several_edited.emit(values, self.tr("Fill down"))

    def paste(self, start: QModelIndex, text: str) -> None:
        """Write a block of tab-separated cells from ``start`` on; what falls outside is left."""
        if self._locked or not start.isValid():
            return
        values: list[tuple[str, object]] = []
        for down, line in enumerate(text[:100_000].splitlines()):
            for right, cell in enumerate(line.split("\t")):
                row, column = start.row() + down, start.column() + right
                if row < len(self.ids) and column < len(self.columns):
                    field = self.columns[column].field
                    if field in EDITABLE:
                        path = self.path(self.index(row, column))
                        values.append((path, self.read(field, cell)))
        if values:
            self.several_edited.emit(values, self.tr("Paste"))

    def shown(self, index: Index) -> str:
        """Return a cell as it is shown."""
        column = self.columns[index.column()]
        if column.field.startswith("combination."):
            return self._combination_text(index.row(), column)
        if column.field == "picture_ids":
            count = len(self._entries[index.row()].get("picture_ids") or ())
            return format_number(count, self._context.locale)
        return self._words(column.field, self._draft.value(self.path(index)))

    def _words(self, field: str, value: object) -> str:
        if isinstance(value, Typed):
            return one_line(value.text)
        if field == "price":
            return money_text(value, self._context)
        if isinstance(value, (int, Decimal)) and not isinstance(value, bool):
            return format_number(value, self._context.locale)
        return "" if value is None else one_line(str(value))

    def _as_edited(self, index: Index) -> str:
        column = self.columns[index.column()]
        value = self._draft.value(self.path(index))
        if column.field == "price" and isinstance(value, (int, Decimal)):
            return format_number(value, self._context.locale, decimals=self._context.decimals)
        return self._words(column.field, value)

    def _says(self, index: Index) -> str:
        finding = self.finding(index)
        parts = [] if finding is None else [finding_sentence(finding, self._context)]
        if self.is_changed(index):
            column = self.columns[index.column()]
            before = self._words(column.field, self._draft.base_value(self.path(index)))
            parts.append(self.tr("The marketplace has: {value}").format(value=before or "–"))
        return "\n".join(parts)

    def _alignment(self, column: VariationColumn) -> int:
        side = Qt.AlignmentFlag.AlignRight if column.field in _RIGHT else Qt.AlignmentFlag.AlignLeft
        return int(side | Qt.AlignmentFlag.AlignVCenter)

    def _combination_text(self, row: int, column: VariationColumn) -> str:
        key = column.field.partition(".")[2]
        for part in combinations_of(self._entries[row]):
            if _key_of(part) == key:
                return ", ".join(one_line(choice.name) for choice in choices_of(part))
        return ""

    def _read(self) -> None:
        self.ids = variation_ids(self._draft.base)
        by_id = {str(entry.get("id")): entry for entry in variations_of(self._draft.base)}
        self._entries = [by_id[key] for key in self.ids]
        names: dict[str, str] = {}
        for entry in self._entries:
            for part in combinations_of(entry):
                names.setdefault(_key_of(part), one_line(str(part.get("name") or part.get("id"))))
        self.columns = (
            *(VariationColumn(f"combination.{key}", name) for key, name in names.items()),
            VariationColumn("price", self.tr("Price")),
            VariationColumn("available_quantity", self.tr("Stock")),
            VariationColumn("seller_custom_field", self.tr("Own code")),
            VariationColumn("picture_ids", self.tr("Pictures")),
        )


def _key_of(part: WireAttributeCombination) -> str:
    return str(part.get("id") or part.get("name"))
