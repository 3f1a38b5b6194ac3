"""The dialog for changing the listing type, with the fee and the net amount of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.domain.shapes import text_of
from app.engine.changes.intents import NewType
from app.engine.undo.inverse import may_move
from app.ui.lifecycle.effect_sheet import EffectSheet
from app.ui.lifecycle.effects import money_text
from app.ui.look.text import PlainLabel, one_line
from app.ui.look.translation import Words
from app.ui.look.type_scale import px
from app.ui.shipping.option import OptionCard, OptionGroup
from app.ui.texts.code_names import LISTING_TYPE, code_name
from app.ui.texts.finding_text import finding_sentence
from app.ui.texts.money import MINUS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.domain.wire_item import WireItem
    from app.engine.changes.prepared import TypeOffer
    from app.ui.texts.form_context import FormContext

TypeWords: Final = Words("TypeWords")


class TypeSheet(EffectSheet):
    """A question for the new listing type."""

    def __init__(
        self,
        item: WireItem,
        offers: Sequence[TypeOffer],
        context: FormContext,
        parent: QWidget,
    ) -> None:
        title, id_ = text_of(item.get("title")), text_of(item.get("id"))
        words = TypeWords.tr("Change listing type")
        super().__init__(words, f"{title} · {id_}", "type_sheet", context, parent)
        self._item = item
        self._chosen = self._own = text_of(item.get("listing_type_id"))
        self._cards = {offer.listing_type_id: self._card(offer) for offer in offers}
        OptionGroup(self, self._cards.values())
        for type_id, card in self._cards.items():
            card.chosen.connect(lambda type_id=type_id: self._pick(type_id))
            self.body.addWidget(card)

    def _card(self, offer: TypeOffer) -> OptionCard:
        card = OptionCard(f"type_{offer.listing_type_id}", self)
        name = one_line(offer.name) or code_name(LISTING_TYPE, offer.listing_type_id)
        card.radio.setAccessibleName(name)
        closed = bool(offer.findings)
        card.set_open(not closed)
        card.set_chosen(offer.is_own)
        head = QHBoxLayout()
        head.setSpacing(px(8))
        head.addWidget(card.radio)
        head.addWidget(PlainLabel(name, "section", "text3" if closed else "text", card))
        if offer.is_own:
            head.addWidget(PlainLabel(TypeWords.tr("now"), "label", "text2", card))
        head.addStretch(1)
        currency = text_of(self._item.get("currency_id")) or self.context.currency_id
        charge, net = (money_text(one, currency, self.context) for one in (offer.charge, offer.net))
        sign = MINUS if offer.charge else ""
        words = TypeWords.tr("charge {charge}").format(charge=f"{sign}{charge}")
        head.addWidget(PlainLabel(words, "label", "text2", card))
        left = PlainLabel(TypeWords.tr("net {net}").format(net=net), "title", "text", card)
        left.setObjectName(f"type_net_{offer.listing_type_id}")
        head.addWidget(left)
        card.body.addLayout(head)
        if closed:
            why = " · ".join(finding_sentence(one, self.context) for one in offer.findings)
            card.body.addWidget(PlainLabel(why, "label", "text2", card, wrap=True))
        return card

    def _pick(self, type_id: str) -> None:
        self._chosen = type_id
        for one, card in self._cards.items():
            card.set_chosen(one == type_id)
        self.choose()

    def intent(self) -> NewType | None:
        """Return the chosen type; ``None`` for the present type."""
        if self._chosen == self._own:
            return None
        return NewType(text_of(self._item.get("id")), self._chosen)

    def notes(self) -> str:
        """Return a note if the change to the chosen type cannot be undone; otherwise empty."""
        if self._chosen == self._own or may_move(self._chosen, self._own):
            return ""
        return TypeWords.tr("The marketplace offers no way back to the type it has now.")
