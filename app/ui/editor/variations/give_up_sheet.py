"""The dialog that removes an attribute from the variations and merges those that become equal."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from app.editing.draft import ItemDraft
from app.editing.form.variation_field import VariationsSpec
from app.editing.numbers import format_number
from app.editing.variation_list import COMBINATIONS
from app.editing.variations.attribute_removal import Merged, merged_without, removable_axes
from app.editing.variations.naming import name_of
from app.ui.editor.variations.loss_words import lost_of
from app.ui.editor.variations.question_sheet import QuestionSheet
from app.ui.editor.variations.variations_model import VariationsModel
from app.ui.look.text import ElidedLabel, PlainLabel, one_line
from app.ui.look.type_scale import px
from app.ui.texts.form_context import FormContext
from app.ui.texts.value_text import money_text
from app.ui.widgets.display.timeline import Timeline, TimelineLine
from app.ui.widgets.inputs.combo import Combo


class GiveUpSheet(QuestionSheet):
    """A list of the merged variations and their losses, with a choice of differing prices."""

    def __init__(
        self,
        draft: ItemDraft,
        spec: VariationsSpec,
        sheet: VariationsModel,
        context: FormContext,
        parent: QWidget,
    ) -> None:
        super().__init__(
            self.tr("Drop an attribute"),
            self.tr(
                "Variations that are the same without it become one, with the stock of all. "
                "The others are removed when it is sent."
            ),
            self.tr("Drop"),
            parent,
            name="give_up_sheet",
        )
        self._draft, self._spec, self._context = draft, spec, context
        self._names = {key: sheet.combination(row) for row, key in enumerate(sheet.ids)}
        self._axes = removable_axes(draft)
        self._attribute = Combo(self, name="give_up_attribute")
        self._attribute.setAccessibleName(self.tr("Attribute to drop"))
        for axis in self._axes:
            self._attribute.addItem(one_line(axis.name), axis.key)
        self._count = PlainLabel("", "label_strong", "text2", self)
        self._area = QScrollArea(self)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setMinimumHeight(px(240))
        self._prices: list[Combo | None] = []
        self.merged: tuple[Merged, ...] = ()
        self.body.addWidget(self._attribute)
        self.body.addWidget(self._count)
        self.body.addWidget(self._area, 1)
        self._attribute.currentIndexChanged.connect(self._show)
        self._show()
        self._attribute.setFocus()

    @property
    def prices(self) -> list[object]:
        """The price of each of the ``merged`` variations."""
        chosen = zip(self.merged, self._prices, strict=True)
        return [
            next(iter(one.prices), None) if combo is None else combo.currentData()
            for one, combo in chosen
        ]

    def _show(self) -> None:
        axis = self._axes[self._attribute.currentIndex()]
        attributes, most = self._spec.attributes, self._spec.most_pictures
        self.merged = merged_without(self._draft, axis, attributes, most)
        inner = QWidget()
        inner.setProperty("background", "window")
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, px(12), 0)
        column.setSpacing(px(12))
        self._prices = [self._add(one, column) for one in self.merged]
        column.addStretch(1)
        self._area.setWidget(inner)
        before, after = (
            format_number(count, self._context.locale)
            for count in (len(self._names), len(self.merged))
        )
        words = self.tr("Variations: {before} become {after}")
        self._count.setText(words.format(before=before, after=after))
        self._check()

    def _add(self, one: Merged, column: QVBoxLayout) -> Combo | None:
        """Show a merged variation; return its list of prices if they differ, else ``None``."""
        head = QHBoxLayout()
        head.setSpacing(px(12))
        name = one_line(name_of({COMBINATIONS: one.combination}))
        head.addWidget(ElidedLabel(name, "body_strong", "text"), 1)
        stock = self.tr("Stock afterwards: {n}").format(
            n=format_number(one.stock, self._context.locale)
        )
        head.addWidget(PlainLabel(stock, "body", "text2"))
        asked = None
        if len(one.prices) > 1:
            asked = Combo(name="give_up_price")
            asked.setAccessibleName(self.tr("Price of {name}").format(name=name))
            asked.setPlaceholderText(self.tr("Choose a price"))
            for price in one.prices:
                asked.addItem(money_text(price, self._context) or "–", price)
            asked.setCurrentIndex(-1)
            asked.currentIndexChanged.connect(self._check)
            head.addWidget(asked)
        else:
            price = money_text(next(iter(one.prices), None), self._context)
            head.addWidget(PlainLabel(price or "–", "body", "text"))
        column.addLayout(head)
        lost = Timeline(name="give_up_lost")
        lost.show_lines(
            [
                TimelineLine(
                    *("trash", "bad", self._names.get(row.key, "")),
                    lost_of(self._draft, row, self._context, one.pictures),
                    "",
                )
                for row in one.goes
            ]
        )
        if one.goes:
            column.addWidget(lost)
        return asked

    def _check(self) -> None:
        open_ones = [c for c in self._prices if c is not None and c.currentIndex() < 0]
        self.allow(self.tr("Their prices differ: choose one") if open_ones else "")
