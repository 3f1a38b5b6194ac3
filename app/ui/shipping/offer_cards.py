"""Cards of the listing types side by side: charge, shipping and net of each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QWidget

from app.ui.look.icons import pixmap
from app.ui.look.text import PlainLabel, one_line
from app.ui.look.type_scale import px
from app.ui.shipping.option import OptionCard, OptionGroup
from app.ui.shipping.writing import locale_of, money_of
from app.ui.texts.money import format_percent

if TYPE_CHECKING:
    from decimal import Decimal

    from app.engine.shipping.cost_preview import Offer, ShippingAnswer

_RIGHT = Qt.AlignmentFlag.AlignRight


class OfferCards(QWidget):
    """One card per listing type with the same lines; ``listing_type_chosen`` has the chosen one."""

    listing_type_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("shipping_offers")
        self.setAccessibleName(self.tr("Listing types"))
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(px(12))
        self._group = OptionGroup(self)

    def show_answer(self, answer: ShippingAnswer) -> None:
        """Show the offers of the answer; that of the listing is chosen."""
        has_focus = any(button.hasFocus() for button in self._group.buttons())
        while (taken := self._row.takeAt(0)) is not None:
            widget = taken.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._group.deleteLater()
        cards = [self._card(offer, answer) for offer in answer.offers]
        self._group = OptionGroup(self, cards)
        for card in cards:
            self._row.addWidget(card, 1)
            # Shown at once rather than in the next event-loop turn, as one may take the focus.
            card.show()
        if has_focus:
            self._group.take_focus()
        if not answer.offers:
            words = self.tr("The selling charge here is not known, so charge and net are –.")
            self._row.addWidget(PlainLabel(words, "label", "text2", wrap=True), 1)

    def _card(self, offer: Offer, answer: ShippingAnswer) -> OptionCard:
        card = OptionCard(f"offer_{offer.listing_type_id}")
        name = one_line(offer.name)
        card.radio.setAccessibleName(name)
        card.set_open(offer.closed_because is None)
        card.set_chosen(offer.listing_type_id == answer.listing_type_id)
        card.chosen.connect(lambda: self.listing_type_chosen.emit(offer.listing_type_id))
        head = QHBoxLayout()
        head.setSpacing(px(8))
        if offer.closed_because is None:
            head.addWidget(card.radio)
        else:
            lock = QLabel()
            lock.setPixmap(pixmap("lock", "text2", 16))
            card.radio.hide()
            head.addWidget(lock)
        head.addWidget(PlainLabel(name, "section"))
        head.addWidget(
            PlainLabel(format_percent(offer.rate, locale_of(answer)), "label_strong", "text2")
        )
        head.addStretch()
        card.body.addLayout(head)
        card.body.addLayout(self._lines(offer, answer))
        card.body.addWidget(PlainLabel(self._comment(offer), "label", "text2", wrap=True))
        card.body.addStretch()
        return card

    def _lines(self, offer: Offer, answer: ShippingAnswer) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(8))
        grid.setVerticalSpacing(px(5))
        grid.setColumnStretch(0, 1)

        def money(amount: Decimal | None) -> str:
            return money_of(answer, amount)

        lines = [
            (self.tr("Charge"), money(-offer.charge)),
            (self.tr("Shipping"), money(None if offer.shipping is None else -offer.shipping)),
        ]
        if offer.own_costs:
            lines.append((self.tr("Own costs and tax"), money(-offer.own_costs)))
        for row, (label, text) in enumerate(lines):
            grid.addWidget(PlainLabel(label, "label", "text2"), row, 0)
            amount = PlainLabel(text, "body")
            grid.addWidget(amount, row, 2, _RIGHT)
        line = QFrame()
        line.setProperty("line", "true")
        line.setFixedHeight(1)
        below = len(lines)
        grid.addWidget(line, below, 0, 1, 3)
        net = PlainLabel(money(offer.net), "section")
        net.setObjectName(f"net_{offer.listing_type_id}")
        grid.addWidget(PlainLabel(self.tr("Net"), "title"), below + 1, 0)
        if offer.share is not None:
            share = PlainLabel(format_percent(offer.share, locale_of(answer)), "label", "text2")
            grid.addWidget(share, below + 1, 1, _RIGHT)
        grid.addWidget(net, below + 1, 2, _RIGHT)
        return grid

    def _comment(self, offer: Offer) -> str:
        parts = []
        if offer.closed_because == "too_many_sales":
            parts.append(self.tr("Not available to you: you have too many sales for it."))
        elif offer.closed_because is not None:
            parts.append(self.tr("Not available to you."))
        if offer.days is not None:
            parts.append(self.tr("Ends after %n days.", "", offer.days))
        else:
            parts.append(self.tr("Unlimited duration."))
        if offer.installments:
            parts.append(self.tr("%n interest-free installments.", "", offer.installments))
        else:
            parts.append(self.tr("No installments."))
        return " ".join(parts)
