"""The dialog that adds variations for all missing combinations of chosen values."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.editing.draft import ItemDraft
from app.editing.form.variation_field import VariationsSpec
from app.editing.values import Choices
from app.editing.variations.changes import Combo, combos_of
from app.editing.variations.reasons import MOST_VARIATIONS, Why
from app.editing.variations.rows import Axis, axes_of, live_rows, value_on
from app.ui.editor.variations.axis_values import AxisValues
from app.ui.editor.variations.question_sheet import QuestionSheet
from app.ui.editor.variations.why_text import why_text
from app.ui.look.icons import icon
from app.ui.look.text import PlainLabel, one_line
from app.ui.look.type_scale import px

_MOST_AXES_SEEN = 4


class MatrixSheet(QuestionSheet):
    """A field of values for each attribute, and below them the resulting combinations.

    Variations can only differ in the attributes in which they differ already: to add an attribute,
    they must be split.
    """

    def __init__(self, draft: ItemDraft, spec: VariationsSpec, parent: QWidget) -> None:
        super().__init__(
            self.tr("Add variations"),
            self.tr(
                "Choose the values. Every combination becomes a variation; those that are there "
                "stay as they are."
            ),
            self.tr("Add"),
            parent,
            name="matrix_sheet",
        )
        self._draft, self._spec = draft, spec
        self.combos: tuple[Combo, ...] = ()
        self._fields = self._make_fields()
        self._count = PlainLabel("", "label_strong", "text2", self)
        self._list = QListWidget(self)
        self._list.setObjectName("matrix_combinations")
        self._list.setAccessibleName(self.tr("Combinations"))
        self._list.setSelectionMode(QListWidget.SelectionMode.NoSelection)
        self._list.setMinimumHeight(px(120))
        self._lay_out()
        self._show()
        self._fields[0].tokens.setFocus()

    def _make_fields(self) -> list[AxisValues]:
        rows = live_rows(self._draft)
        known = {one.id: one for one in self._spec.attributes}
        if rows:
            fields = [
                AxisValues(
                    axis,
                    known.get(axis.id),
                    dict.fromkeys(
                        value for row in rows if (value := value_on(row.entry, axis)) is not None
                    ),
                    self,
                )
                for axis in axes_of(rows)
            ]
        else:
            fields = [
                AxisValues(Axis(one.id, one.name or one.id), one, (), self)
                for one in self._spec.offered
            ]
            fields.append(AxisValues(None, None, (), self))
        for field in fields:
            field.edited.connect(self._show)
        return fields

    def _lay_out(self) -> None:
        inner = QWidget(self)
        inner.setProperty("background", "window")
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, px(4), 0)
        column.setSpacing(px(10))
        for field in self._fields:
            column.addWidget(field)
        column.addStretch(1)
        area = QScrollArea(self)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setWidget(inner)
        area.setMinimumHeight(px(66) * min(len(self._fields), _MOST_AXES_SEEN))
        self.body.addWidget(area)
        self.body.addWidget(self._count)
        self.body.addWidget(self._list, 1)

    def _show(self) -> None:
        chosen = [(field.axis(), field.values()) for field in self._fields]
        used = [len(values) for _axis, values in chosen if values]
        there = len(live_rows(self._draft))
        fits = prod(used) <= 2 * MOST_VARIATIONS
        self.combos = combos_of(self._draft, chosen, self._spec.attributes) if fits else ()
        new = [combo for combo in self.combos if not combo.exists]
        self._list.clear()
        for combo in self.combos:
            self._list.addItem(self._item(combo))
        self._count.setText(self.tr("%n new combinations", "", len(new) if fits else prod(used)))
        self.go.setText(self.tr("Add %n variations", "", len(new)))
        self.allow(self._why_not(chosen, len(new), there, fits=fits))

    def _item(self, combo: Combo) -> QListWidgetItem:
        words = ", ".join(one_line(choice.name) for _axis, choice in combo.values)
        if combo.exists:
            words = self.tr("{combination} – is there").format(combination=words)
        item = QListWidgetItem(
            icon("check" if combo.exists else "plus", "text3" if combo.exists else "ok"), words
        )
        item.setFlags(Qt.ItemFlag.NoItemFlags if combo.exists else Qt.ItemFlag.ItemIsEnabled)
        return item

    def _why_not(
        self, chosen: Sequence[tuple[Axis, Choices]], new: int, there: int, *, fits: bool
    ) -> str:
        if not fits or there + new > MOST_VARIATIONS:
            return why_text(Why.FULL)
        if there and not all(values for _axis, values in chosen):
            return self.tr("Every attribute needs a value: the other variations have one")
        return "" if new else self.tr("Choose values that no variation has yet")
