"""A dialog for the figures of one code, or for the same figures of several codes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from app.engine.costs.figures_journal import CodeFigures
from app.engine.costs.figures_table import FIGURES, CostsError, require_code
from app.ui.costs.figure_edits import FiguresChange, changed_figures
from app.ui.costs.figure_words import column_title, figure_text, problem_text
from app.ui.look.text import PlainLabel, one_line
from app.ui.look.type_scale import px
from app.ui.look.window_locale import with_count
from app.ui.widgets.inputs.buttons import Button, PrimaryButton
from app.ui.widgets.inputs.fields import LineEdit

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from app.editing.number_locale import NumberLocale

_FIELDS = (*FIGURES, "currency_id")
_TAKEN_BACK = ("-", "–")
_MOST_NAMED = 4


class FiguresSheet(QDialog):
    """A dialog with a field for each figure.

    A field is empty if the codes differ, and an empty field changes nothing. Without codes it asks
    for one. ``change`` has the accepted change.
    """

    def __init__(
        self,
        codes: Sequence[str],
        known: Mapping[str, CodeFigures],
        locale: NumberLocale,
        currency_id: str,
        parent: QWidget,
        *,
        without: int = 0,
    ) -> None:
        """Ask for the figures of ``codes``; ``without`` is the number of listings lacking one."""
        super().__init__(parent)
        self.setObjectName("figures_sheet")
        self.setWindowTitle(self.tr("Own costs"))
        self._codes, self._known, self._locale = tuple(codes), dict(known), locale
        self.change = FiguresChange({}, {})
        self._code = LineEdit(parent=self, name="figures_code")
        self._code.setMaxLength(200)
        self._code.setVisible(not codes)
        self._shared: dict[str, str] = {}
        self.fields: dict[str, LineEdit] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(px(24), px(20), px(24), px(16))
        column.setSpacing(px(10))
        column.addWidget(PlainLabel(self.windowTitle(), "view_title", "text", self))
        if codes:
            column.addWidget(PlainLabel(self._named(), "body", "text2", self, wrap=True))
        if without:
            words = self.tr("%n listings without an own code are left out", "", without)
            words = with_count(words, without, locale)
            column.addWidget(PlainLabel(words, "label", "warn", self, wrap=True))
        column.addLayout(self._grid(currency_id))
        hint = self.tr("An empty field is not known. A net is never made of what is not known.")
        if len(self._codes) > 1:
            hint = self.tr("An empty field stays as it is for each; “–” takes the figure back.")
        column.addWidget(PlainLabel(hint, "label", "text3", self, wrap=True))
        self._problem = PlainLabel("", "label", "bad", self, wrap=True)
        self._problem.setObjectName("figures_problem")
        self._problem.hide()
        column.addWidget(self._problem)
        foot = QHBoxLayout()
        foot.setSpacing(px(8))
        foot.addStretch(1)
        cancel = Button(self.tr("Cancel"), "", self, name="figures_cancel")
        cancel.clicked.connect(self.reject)
        keep = PrimaryButton(self.tr("Keep"), "", self, name="figures_keep")
        keep.clicked.connect(self._agree)
        keep.setDefault(True)
        foot.addWidget(cancel)
        foot.addWidget(keep)
        column.addLayout(foot)
        self.setMinimumWidth(px(440))
        (self.fields["unit_cost"] if codes else self._code).setFocus()

    def _named(self) -> str:
        if len(self._codes) == 1:
            return one_line(self._codes[0])
        named = ", ".join(one_line(code) for code in self._codes[:_MOST_NAMED])
        count = len(self._codes)
        words = with_count(self.tr("%n own codes", "", count), count, self._locale)
        return f"{words}: {named}" + (" …" if count > _MOST_NAMED else "")

    def _grid(self, currency_id: str) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(16))
        grid.setVerticalSpacing(px(8))
        grid.setColumnStretch(1, 1)
        if not self._codes:
            self._code.setAccessibleName(column_title("code"))
            grid.addWidget(PlainLabel(column_title("code"), "body", "text", self), 0, 0)
            grid.addWidget(self._code, 0, 1)
        for at, name in enumerate(_FIELDS, 1):
            texts = {self._text_of(code, name) for code in self._codes} or {""}
            shared = texts.pop() if len(texts) == 1 else None
            field = LineEdit(shared or "", self, right=name in FIGURES, name=f"figures_{name}")
            if shared is None:
                field.setPlaceholderText(self.tr("several values"))
            else:
                self._shared[name] = shared
                empty = currency_id if name == "currency_id" else self.tr("not given")
                field.setPlaceholderText(empty)
            field.setAccessibleName(column_title(name))
            field.setMaxLength(40)
            self.fields[name] = field
            grid.addWidget(PlainLabel(column_title(name), "body", "text", self), at, 0)
            grid.addWidget(field, at, 1)
        return grid

    def _text_of(self, code: str, name: str) -> str:
        return figure_text(self._known.get(code), name, self._locale)

    def _agree(self) -> None:
        """Accept the typed figures, or show which of them is invalid."""
        try:
            codes = self._codes or (require_code(self._code.text().strip()),)
            edits = [
                (code, name, "" if text in _TAKEN_BACK else text)
                for name, field in self.fields.items()
                if (text := field.text().strip()) != self._shared.get(name, "")
                for code in codes
            ]
            self.change = changed_figures(self._known, edits, self._locale)
        except CostsError as problem:
            self._problem.setText(problem_text(problem))
            self._problem.show()
            return
        self.accept()
