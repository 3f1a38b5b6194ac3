"""The dialog for relisting a closed listing: price, stock and listing type."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QGridLayout, QWidget

from app.domain.shapes import text_of
from app.domain.wire_item import variations_of
from app.editing.number_locale import PLAIN
from app.editing.numbers import format_number, read_number
from app.engine.changes.intents import Relisting, read_operations
from app.engine.changes.lifecycle import relist_choices
from app.ui.lifecycle.effect_sheet import EffectSheet
from app.ui.look.text import PlainLabel
from app.ui.look.translation import Words
from app.ui.look.type_scale import px
from app.ui.texts.code_names import LISTING_TYPE, code_name
from app.ui.widgets.inputs.combo import Combo
from app.ui.widgets.inputs.fields import LineEdit

if TYPE_CHECKING:
    from app.domain.wire_item import WireItem
    from app.ui.texts.form_context import FormContext

RelistWords: Final = Words("RelistWords")


class RelistSheet(EffectSheet):
    """A question for the values of a relisting; variations keep their prices and stock."""

    def __init__(self, item: WireItem, context: FormContext, parent: QWidget) -> None:
        title, id_ = text_of(item.get("title")), text_of(item.get("id"))
        super().__init__(
            RelistWords.tr("Relist"), f"{title} · {id_}", "relist_sheet", context, parent
        )
        self._item, self._varied = item, bool(variations_of(item))
        self._price = LineEdit(parent=self, right=True, name="relist_price")
        self._stock = LineEdit(parent=self, right=True, name="relist_stock")
        self._type = Combo(self, name="relist_type")
        self._choices = relist_choices(item)
        for choice in self._choices:
            kind = choice.listing_type_id
            self._type.addItem(code_name(LISTING_TYPE, kind), kind)
        self._type.currentIndexChanged.connect(self.choose)
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(12))
        grid.setVerticalSpacing(px(4))
        places: list[tuple[str, QWidget]] = [(RelistWords.tr("Listing type"), self._type)]
        for field, name, decimals, label in (
            (self._price, "price", context.decimals, RelistWords.tr("Price")),
            (self._stock, "available_quantity", 0, RelistWords.tr("Stock")),
        ):
            field.setVisible(not self._varied)
            number = item.get(name)
            if isinstance(number, int | Decimal):
                field.setText(format_number(number, context.locale, decimals=decimals))
            field.textEdited.connect(self.choose)
            if not self._varied:
                places.insert(-1, (label, field))
        for at, (words, widget) in enumerate(places):
            widget.setAccessibleName(words)
            grid.addWidget(PlainLabel(words, "label", "text2", self), 0, at)
            grid.addWidget(widget, 1, at)
        self.body.addLayout(grid)
        self.body.addSpacing(px(8))

    def intent(self) -> Relisting | None:
        """Return the chosen relisting; ``None`` if a number cannot be read."""
        operations = []
        if not self._varied:
            fields = (("price", self._price, self.context.decimals), ("stock", self._stock, 0))
            for name, field, decimals in fields:
                number = self._number(field, decimals)
                if number is None:
                    return None
                operations.append(f"{name}={format_number(number, PLAIN)}")
        own, chosen = text_of(self._item.get("listing_type_id")), self._type.currentData()
        other = chosen if chosen != own else None
        return Relisting(text_of(self._item.get("id")), read_operations(operations), other)

    def _number(self, field: LineEdit, decimals: int) -> Decimal | None:
        number = read_number(field.text(), self.context.locale, decimals=decimals).value
        field.set_state("error" if number is None else "rest")
        return number

    def notes(self) -> str:
        """Return the general consequences of a relisting."""
        choice = self._choices[max(0, self._type.currentIndex())]
        sentences = [
            RelistWords.tr("It becomes a new listing with a new id; the closed one stays.")
        ]
        if self._varied:
            sentences.append(RelistWords.tr("Each variation keeps its price and its stock."))
        if choice.keeps_visits:
            sentences.append(RelistWords.tr("It keeps its visits."))
        if choice.is_free:
            sentences.append(RelistWords.tr("Relisting is free of charge."))
        return " ".join(sentences)
