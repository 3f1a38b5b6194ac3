"""A preview of a file of own figures, row by row, before anything is saved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from app.engine.costs.figures_journal import CodeFigures
from app.engine.costs.figures_table import FIGURES, FiguresScan
from app.ui.costs.figure_edits import FiguresChange
from app.ui.costs.figure_words import column_title, figure_text, problem_text
from app.ui.look.text import ElidedLabel, PlainLabel, one_line, tooltip_text
from app.ui.look.translation import Words
from app.ui.look.type_scale import px
from app.ui.look.window_locale import with_count
from app.ui.texts.catalog_text import UNKNOWN
from app.ui.widgets.display.row_table import ColumnHeader, prepare_table
from app.ui.widgets.inputs.buttons import Button, PrimaryButton
from app.ui.widgets.inputs.combo import Combo
from app.ui.widgets.inputs.segmented import Segmented

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from app.editing.number_locale import NumberLocale

    Index = QModelIndex | QPersistentModelIndex

ImportWords: Final = Words("ImportWords")
CHANGES, SAME, REFUSED = "changes", "same", "refused"
_NO_INDEX = QModelIndex()


class ImportLine(NamedTuple):
    """A row of the file: its number, the code, and its changes or the reason why it is invalid."""

    row: int
    code: str
    words: str
    refused: bool = False


class ImportPreview(NamedTuple):
    """The effect of a file: the change, and its rows by outcome."""

    change: FiguresChange
    lines: Mapping[str, Sequence[ImportLine]]
    passed_over: tuple[str, ...] = ()


def preview_of(
    scan: FiguresScan, known: Mapping[str, CodeFigures], locale: NumberLocale
) -> ImportPreview:
    """Return the effect of the rows of a file on ``known`` figures."""
    lines: dict[str, list[ImportLine]] = {CHANGES: [], SAME: [], REFUSED: []}
    before: dict[str, CodeFigures] = {}
    after: dict[str, CodeFigures] = {}
    for row, patch in scan.rows:
        was = known.get(patch.code, CodeFigures(patch.code))
        now = patch.over(was)
        if now == was:
            lines[SAME].append(ImportLine(row, patch.code, ImportWords.tr("so already")))
            continue
        before[patch.code], after[patch.code] = was, now
        lines[CHANGES].append(ImportLine(row, patch.code, _difference(was, now, locale)))
    for number, problem in scan.refused:
        lines[REFUSED].append(ImportLine(number, "", problem_text(problem), refused=True))
    return ImportPreview(FiguresChange(before, after), lines, scan.passed_over)


def _difference(was: CodeFigures, now: CodeFigures, locale: NumberLocale) -> str:
    steps = []
    for name in (*FIGURES, "currency_id"):
        old, new = (figure_text(one, name, locale) or UNKNOWN for one in (was, now))
        if old != new:
            steps.append(f"{column_title(name)}: {old} → {new}")
    return " · ".join(steps)


class _LineModel(QAbstractTableModel):
    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._lines: Sequence[ImportLine] = ()

    def show(self, lines: Sequence[ImportLine]) -> None:
        """Show exactly these rows."""
        self.beginResetModel()
        self._lines = lines
        self.endResetModel()

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        """Return how many rows there are."""
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: Index = _NO_INDEX) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else 3

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        """Return the text of a cell."""
        line = self._lines[index.row()]
        if role not in (int(Qt.ItemDataRole.DisplayRole), int(Qt.ItemDataRole.ToolTipRole)):
            return None
        text = (str(line.row), one_line(line.code) or UNKNOWN, line.words)[index.column()]
        return tooltip_text(text) if role == int(Qt.ItemDataRole.ToolTipRole) else text

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = int(Qt.ItemDataRole.DisplayRole),
    ) -> Any:
        """Return the titles of the columns."""
        if orientation != Qt.Orientation.Horizontal or role != int(Qt.ItemDataRole.DisplayRole):
            return None
        return (self.tr("Row"), column_title("code"), self.tr("What becomes of it"))[section]


class ImportSheet(QDialog):
    """A dialog with a preview; ``locale_chosen`` asks to parse the numbers in another format."""

    locale_chosen = Signal(object)

    def __init__(
        self, name: str, locales: Sequence[tuple[str, NumberLocale]], parent: QWidget
    ) -> None:
        """Show the file ``name``; ``locales`` are number formats with an example of each."""
        super().__init__(parent)
        self.setObjectName("figures_import_sheet")
        self.setWindowTitle(self.tr("Import own costs"))
        self._locale = locales[0][1]
        self._preview: ImportPreview | None = None
        self._model = _LineModel(self)
        self._table = QTableView(self)
        self._table.setObjectName("figures_import_table")
        self._table.setAccessibleName(self.tr("Rows of the file"))
        prepare_table(self._table, px(30), rows=self.tr("Rows"))
        self._table.setModel(self._model)
        self._table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        head = ColumnHeader(self._table)
        self._table.setHorizontalHeader(head)
        head.resizeSection(0, px(64))
        head.resizeSection(1, px(180))
        head.setSectionResizeMode(2, QHeaderView.ResizeMode.Stretch)
        self._numbers = Combo(self, name="figures_import_numbers")
        self._numbers.setAccessibleName(self.tr("Numbers are written"))
        for example, locale in locales:
            self._numbers.addItem(example, locale)
        self._numbers.activated.connect(
            lambda at: self.locale_chosen.emit(self._numbers.itemData(at))
        )
        self._shown = Segmented(
            [
                (CHANGES, self.tr("Changes")),
                (REFUSED, self.tr("Refused")),
                (SAME, self.tr("So already")),
            ],
            self,
            name="figures_import_shown",
        )
        self._shown.setAccessibleName(self.tr("Rows to show"))
        self._shown.chosen.connect(lambda _key: self._fill())
        self._counts = PlainLabel("", "body", "text", self, wrap=True)
        self._counts.setObjectName("figures_import_counts")
        self._passed = PlainLabel("", "label", "text2", self, wrap=True)
        self._lay_out(name)
        self.resize(px(760), px(560))

    def _lay_out(self, name: str) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(px(24), px(20), px(24), px(16))
        column.setSpacing(px(10))
        column.addWidget(PlainLabel(self.windowTitle(), "view_title", "text", self))
        column.addWidget(ElidedLabel(one_line(name), "label", "text2", self))
        column.addWidget(self._counts)
        bar = QHBoxLayout()
        bar.setSpacing(px(10))
        bar.addWidget(self._shown, 2)
        bar.addWidget(PlainLabel(self.tr("Numbers are written"), "label", "text2", self))
        bar.addWidget(self._numbers, 1)
        column.addLayout(bar)
        column.addWidget(self._table, 1)
        column.addWidget(self._passed)
        foot = QHBoxLayout()
        foot.setSpacing(px(8))
        foot.addStretch(1)
        cancel = Button(self.tr("Cancel"), "", self, name="figures_import_cancel")
        cancel.clicked.connect(self.reject)
        self._go = PrimaryButton("", "", self, name="figures_import_go")
        self._go.clicked.connect(self.accept)
        self._go.setDefault(True)
        foot.addWidget(cancel)
        foot.addWidget(self._go)
        column.addLayout(foot)

    @property
    def change(self) -> FiguresChange:
        """The change that the file makes."""
        return FiguresChange({}, {}) if self._preview is None else self._preview.change

    def show_preview(self, preview: ImportPreview) -> None:
        """Show the changes that the file would make."""
        self._preview = preview
        changes, refused, same = (len(preview.lines[key]) for key in (CHANGES, REFUSED, SAME))
        parts = (
            (changes, self.tr("%n rows change figures", "", changes)),
            (refused, self.tr("%n rows are refused and left out", "", refused)),
            (same, self.tr("%n rows say what is so already", "", same)),
        )
        words = [with_count(text, n, self._locale) for n, text in parts if n]
        self._counts.setText(" · ".join(words) or self.tr("No row says anything"))
        self._counts.set_role("text")
        self._shown.set_value(CHANGES if changes or not refused else REFUSED)
        names = ", ".join(one_line(name) for name in preview.passed_over)
        passed = self.tr("Columns that are passed over: {names}").format(names=names)
        self._passed.setText(passed if names else "")
        self._passed.setVisible(bool(names))
        keep = self.tr("Change the figures of %n codes", "", changes)
        self._go.setText(with_count(keep, changes, self._locale))
        self._go.setEnabled(bool(changes))
        self._fill()

    def show_problem(self, text: str) -> None:
        """Show why the file cannot be read."""
        nothing = dict.fromkeys((CHANGES, SAME, REFUSED), ())
        self.show_preview(ImportPreview(FiguresChange({}, {}), nothing))
        self._counts.setText(text)
        self._counts.set_role("bad")

    def _fill(self) -> None:
        if self._preview is not None:
            self._model.show(self._preview.lines[str(self._shown.value() or CHANGES)])
