"""The table model of own codes and their figures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from app.engine.costs.figures_table import FIGURES, CostsError
from app.ui.costs.figure_edits import FiguresChange, changed_figures
from app.ui.costs.figure_words import column_title, figure_text, problem_text
from app.ui.look.text import one_line, tooltip_text
from app.ui.look.window_locale import with_count

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from PySide6.QtCore import QObject

    from app.editing.number_locale import NumberLocale
    from app.engine.costs.code_list import ListedCode
    from app.engine.costs.figures_journal import CodeFigures

    Index = QModelIndex | QPersistentModelIndex

COLUMNS: Final = ("code", "title", *FIGURES, "currency_id")
EDITED: Final = (*FIGURES, "currency_id")
_NO_INDEX = QModelIndex()


class FiguresModel(QAbstractTableModel):
    """A model of codes; ``changed`` carries typed figures, ``refused`` why a text is invalid."""

    changed = Signal(object)
    refused = Signal(str)

    def __init__(self, locale: NumberLocale, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.locale = locale
        self.codes: Sequence[ListedCode] = ()
        self.figures: dict[str, CodeFigures] = {}
        self.currency_id = ""

    def show_codes(self, codes: Sequence[ListedCode], figures: Mapping[str, CodeFigures]) -> None:
        """Replace the rows; if the codes are the same, the cursor stays."""
        if [one.code for one in codes] == [one.code for one in self.codes]:
            self.codes, self.figures = codes, dict(figures)
            if codes:
                self.dataChanged.emit(
                    self.index(0, 0), self.index(len(codes) - 1, len(COLUMNS) - 1)
                )
            return
        self.beginResetModel()
        self.codes, self.figures = codes, dict(figures)
        self.endResetModel()

    def edit(self, edits: Iterable[tuple[str, str, str]]) -> bool:
        """Apply edits (code, figure, text), all or none; return whether they were applied."""
        try:
            change: FiguresChange = changed_figures(self.figures, edits, self.locale)
        except CostsError as problem:
            self.refused.emit(problem_text(problem))
            return False
        if change.after:
            # Shown at once, before the journal has saved it.
            self.figures |= change.after
            self.dataChanged.emit(
                self.index(0, 0), self.index(max(0, len(self.codes) - 1), len(COLUMNS) - 1)
            )
            self.changed.emit(change)
        return True

    # -- Qt's side -----------------------------------------------------------------------------

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        """Return how many codes there are."""
        return 0 if parent.isValid() else len(self.codes)

    def columnCount(self, parent: Index = _NO_INDEX) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(COLUMNS)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return the flags of a cell; figures are editable."""
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        flags |= Qt.ItemFlag.ItemNeverHasChildren
        return flags | Qt.ItemFlag.ItemIsEditable if COLUMNS[index.column()] in EDITED else flags

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        """Return text, tooltip, accessible text and alignment of a cell."""
        name, row = COLUMNS[index.column()], self.codes[index.row()]
        match Qt.ItemDataRole(role):
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.EditRole:
                return self._text(row, name)
            case Qt.ItemDataRole.ToolTipRole:
                return tooltip_text(self._text(row, name)) if name in ("code", "title") else None
            case Qt.ItemDataRole.AccessibleTextRole:
                text = self._text(row, name) or self.tr("not given")
                return f"{row.code}, {column_title(name)}: {text}"
            case Qt.ItemDataRole.TextAlignmentRole:
                side = (
                    Qt.AlignmentFlag.AlignRight if name in FIGURES else Qt.AlignmentFlag.AlignLeft
                )
                return int(side | Qt.AlignmentFlag.AlignVCenter)
        return None

    def _text(self, row: ListedCode, name: str) -> str:
        if name == "code":
            return one_line(row.code)
        if name != "title":
            return figure_text(self.figures.get(row.code), name, self.locale)
        if row.listings < 2:
            return one_line(row.title) if row.listings else self.tr("No listing has it")
        counted = self.tr("%n listings", "", row.listings)
        return f"{one_line(row.title)} · {with_count(counted, row.listings, self.locale)}"

    def setData(self, index: Index, value: Any, role: int = int(Qt.ItemDataRole.EditRole)) -> bool:
        """Apply the text typed into a cell."""
        del role
        name, code = COLUMNS[index.column()], self.codes[index.row()].code
        if str(value).strip() == self._text(self.codes[index.row()], name):
            return True
        return self.edit([(code, name, str(value))])

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = int(Qt.ItemDataRole.DisplayRole),
    ) -> Any:
        """Return the column headings, and row numbers counted from 1."""
        if role == int(Qt.ItemDataRole.TextAlignmentRole):
            flags = Qt.AlignmentFlag
            figure = orientation == Qt.Orientation.Horizontal and COLUMNS[section] in FIGURES
            return int((flags.AlignRight if figure else flags.AlignLeft) | flags.AlignVCenter)
        if role != int(Qt.ItemDataRole.DisplayRole):
            return None
        if orientation == Qt.Orientation.Horizontal:
            return column_title(COLUMNS[section])
        return str(section + 1)
