"""The list model of the findings of a listing."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
)

_DISPLAY = int(Qt.ItemDataRole.DisplayRole)
_ACCESSIBLE = int(Qt.ItemDataRole.AccessibleTextRole)
_PARENT = QModelIndex()


class FindingSource(Enum):
    """The source of a finding."""

    RULES = auto()
    ANSWER = auto()
    """The marketplace's answer to a check or a send."""
    STORED = auto()
    """A finding that the marketplace stores with the listing."""


class FindingRow(NamedTuple):
    """One finding as a row of the list.

    It has the path, the field's label, the sentence, whether it blocks sending, the source and – if
    no field can show it – the reason why there is no field.
    """

    path: str
    label: str
    sentence: str
    blocks: bool
    source: FindingSource = FindingSource.RULES
    gap: str = ""

    @property
    def effect(self) -> str:
        """The effect of the finding on sending, in words."""
        if self.source is FindingSource.STORED:
            return QCoreApplication.translate(
                "FindingRow", "stored with the listing by the marketplace"
            )
        if self.source is FindingSource.ANSWER:
            return QCoreApplication.translate("FindingRow", "the marketplace says so")
        if self.blocks:
            return QCoreApplication.translate("FindingRow", "blocks sending")
        return QCoreApplication.translate("FindingRow", "can be sent as it is")


class FindingsModel(QAbstractListModel):
    """Rows of ``FindingRow``, the blocking ones first."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: tuple[FindingRow, ...] = ()

    def set_rows(self, rows: Sequence[FindingRow]) -> None:
        """Show ``rows``."""
        ordered = tuple(sorted(rows, key=lambda row: not row.blocks))
        if ordered != self.rows:
            self.beginResetModel()
            self.rows = ordered
            self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _PARENT) -> int:
        """Return the number of findings."""
        return 0 if parent.isValid() else len(self.rows)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return the finding as text; under ``UserRole`` its ``FindingRow``."""
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        row = self.rows[index.row()]
        if role == _DISPLAY:
            return f"{row.label}: {row.sentence}" if row.label else row.sentence
        if role == _ACCESSIBLE:
            texts = (row.sentence, row.gap, row.effect)
            return f"{row.label}: {', '.join(part for part in texts if part)}"
        return None
