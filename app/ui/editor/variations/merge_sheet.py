"""The dialog that merges several variations: which of them stays, and at which price."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtWidgets import QWidget

from app.editing.draft import ItemDraft
from app.editing.numbers import format_number
from app.editing.values import UnreadText
from app.editing.variations.rows import live_rows, pictures_of_row, stock_of
from app.ui.editor.variations.loss_words import lost_of
from app.ui.editor.variations.question_sheet import QuestionSheet
from app.ui.editor.variations.variations_model import VariationsModel
from app.ui.look.text import PlainLabel
from app.ui.texts.form_context import FormContext
from app.ui.texts.value_text import money_text
from app.ui.widgets.display.timeline import Timeline, TimelineLine
from app.ui.widgets.inputs.combo import Combo


class MergeSheet(QuestionSheet):
    """A list of the losses of the removed variations, with a choice of differing prices."""

    def __init__(
        self,
        draft: ItemDraft,
        keys: Collection[str],
        sheet: VariationsModel,
        context: FormContext,
        parent: QWidget,
    ) -> None:
        super().__init__(
            self.tr("Merge into one variation"),
            self.tr(
                "One of them stays with the stock of all. The others are removed when it is sent."
            ),
            self.tr("Merge"),
            parent,
            name="merge_sheet",
        )
        self._rows = [row for row in live_rows(draft) if row.key in keys]
        self._names = {key: sheet.combination(row) for row, key in enumerate(sheet.ids)}
        self._context, self._draft = context, draft
        self._stays = Combo(self, name="merge_stays")
        self._stays.setAccessibleName(self.tr("The one that stays"))
        for row in self._rows:
            self._stays.addItem(self._names[row.key], row.key)
        self._price = Combo(self, name="merge_price")
        self._price.setAccessibleName(self.tr("Price"))
        prices = list(dict.fromkeys(self._read(row.key) for row in self._rows))
        self._asks = len(prices) > 1
        if self._asks:
            self._price.setPlaceholderText(self.tr("Choose a price"))
        for price in prices:
            self._price.addItem(money_text(price, context), price)
        self._price.setCurrentIndex(-1 if self._asks else 0)
        self._lost = Timeline(self, name="merge_lost")
        self._lay_out()
        self._stays.currentIndexChanged.connect(self._show)
        self._price.currentIndexChanged.connect(self._show)
        self._show()

    @property
    def into(self) -> str:
        """The variation that stays."""
        return str(self._stays.currentData())

    @property
    def price(self) -> object:
        """The price of the merged variation."""
        return self._price.currentData()

    def _read(self, key: str) -> object:
        price = next(row.entry.get("price") for row in self._rows if row.key == key)
        return None if isinstance(price, UnreadText) else price

    def _lay_out(self) -> None:
        total = sum(stock_of(row.entry) or 0 for row in self._rows)
        words = self.tr("Stock afterwards: {n}")
        self.body.addWidget(PlainLabel(self.tr("The one that stays"), "label_strong", "text", self))
        self.body.addWidget(self._stays)
        if self._asks:
            asked = self.tr("Their prices differ. Price afterwards")
            self.body.addWidget(PlainLabel(asked, "label_strong", "text", self))
            self.body.addWidget(self._price)
        else:
            self._price.hide()
        shown = words.format(n=format_number(total, self._context.locale))
        self.body.addWidget(PlainLabel(shown, "body", "text", self))
        self.body.addWidget(self._lost)
        self.body.addStretch(1)

    def _show(self) -> None:
        gone = [row for row in self._rows if row.key != self.into]
        kept = {row.key: pictures_of_row(row.entry) for row in self._rows}[self.into]
        losses = ((row, lost_of(self._draft, row, self._context, kept)) for row in gone)
        lines = [TimelineLine("trash", "bad", self._names[r.key], lost, "") for r, lost in losses]
        self._lost.show_lines(lines)
        self.allow(self.tr("Choose the price") if self._price.currentIndex() < 0 else "")
