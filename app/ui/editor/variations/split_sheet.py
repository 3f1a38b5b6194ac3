"""The dialog that splits all variations by one more attribute."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from app.editing.draft import ItemDraft
from app.editing.form.variation_field import VariationsSpec
from app.editing.values import Choices
from app.editing.variations.reasons import MOST_VARIATIONS, Why, may_be_own
from app.editing.variations.rows import Axis, axes_of, listed_values, live_rows
from app.ui.editor.variations.axis_values import AxisValues
from app.ui.editor.variations.question_sheet import QuestionSheet
from app.ui.editor.variations.why_text import why_text
from app.ui.look.text import PlainLabel, one_line
from app.ui.widgets.inputs.combo import Combo


class SplitSheet(QuestionSheet):
    """A question for the attribute and its values."""

    def __init__(self, draft: ItemDraft, spec: VariationsSpec, parent: QWidget) -> None:
        super().__init__(
            self.tr("Split by one more attribute"),
            self.tr(
                "Each variation takes the first value and keeps its stock, sales and code. For "
                "every other value one like it is added, without stock."
            ),
            self.tr("Split"),
            parent,
            name="split_sheet",
        )
        self._rows = live_rows(draft)
        used = axes_of(self._rows)
        self._definitions = [
            one for one in spec.offered if one.id not in {axis.id for axis in used}
        ]
        self._combo = Combo(self, name="split_attribute")
        self._combo.setAccessibleName(self.tr("Attribute"))
        for one in self._definitions:
            self._combo.addItem(one_line(one.name or one.id), one.id)
        if may_be_own(used):
            self._combo.addItem(self.tr("In own words"), "")
        self._values = self._field()
        self._count = PlainLabel("", "label_strong", "text2", self)
        self.body.addWidget(self._combo)
        self.body.addWidget(self._values)
        self.body.addStretch(1)
        self.body.addWidget(self._count)
        self._combo.currentIndexChanged.connect(self._other)
        self._show()
        self._combo.setFocus()

    @property
    def axis(self) -> Axis:
        """The attribute that was chosen."""
        return self._values.axis()

    @property
    def values(self) -> Choices:
        """The chosen values; the existing variations get the first one."""
        return listed_values(self._values.values())

    def _field(self) -> AxisValues:
        found = next((o for o in self._definitions if o.id == self._combo.currentData()), None)
        axis = None if found is None else Axis(found.id, found.name or found.id)
        field = AxisValues(axis, found, (), self)
        field.edited.connect(self._show)
        return field

    def _other(self) -> None:
        old, self._values = self._values, self._field()
        self.body.replaceWidget(old, self._values)
        old.hide()
        old.deleteLater()
        self._show()

    def _show(self) -> None:
        values = self.values
        total = len(self._rows) * len(values)
        if values:
            words = self.tr("%n variations then; those there are become “{value}”", "", total)
            self._count.setText(words.format(value=one_line(values[0].name)))
        else:
            self._count.setText("")
        if total > MOST_VARIATIONS:
            self.allow(why_text(Why.FULL))
        else:
            named = bool(self.axis.name)
            asked = self.tr("Choose at least one value") if named else self.tr("Name the attribute")
            self.allow("" if values else asked)
