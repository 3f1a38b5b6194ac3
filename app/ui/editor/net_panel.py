"""What is left of one sale: price, charge and shipping as a small formula."""

from __future__ import annotations

from decimal import Decimal
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout

from app.ui.forms.context import FormContext
from app.ui.forms.display import money_text
from app.ui.text import ElidedLabel, PlainLabel
from app.ui.type_scale import px
from app.ui.widgets.money import format_percent


class SaleSum(NamedTuple):
    """The figures of one sale, ``None`` where nobody knows them; ``shipping`` is 0 when the buyer
    pays. Of a ``classified`` there is no sale: it is agreed on elsewhere."""

    price: Decimal
    charge: Decimal | None
    rate: Decimal | None
    shipping: Decimal | None
    net: Decimal | None
    free: bool
    mandatory: bool
    estimate: bool
    classified: bool = False


class NetPanel(QFrame):
    """price − charge − shipping = net, each with a word below it."""

    def __init__(self, context: FormContext) -> None:
        super().__init__()
        self._context = context
        self.setObjectName("net_proceeds")
        self.setProperty("kind", "note")
        self.setAccessibleName(self.tr("What is left of one sale"))
        self._which = ElidedLabel("", "label", "text2")
        self._which.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._says = PlainLabel("", "label", "text3", wrap=True)
        self._figures = [PlainLabel("–", "section", "text") for _ in range(4)]
        self._words = [ElidedLabel("", "caption", "text2") for _ in range(4)]
        top = QHBoxLayout()
        top.addWidget(PlainLabel(self.tr("What is left of one sale"), "heading", "text2"))
        top.addSpacing(px(8))
        top.addWidget(self._which, 1)
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(8))
        grid.setColumnStretch(7, 1)
        grid.setVerticalSpacing(px(1))
        for place in range(4):
            column = place * 2
            grid.addWidget(self._figures[place], 0, column)
            grid.addWidget(self._words[place], 1, column)
            if place < 3:
                sign = PlainLabel("−" if place < 2 else "=", "body", "text3")
                grid.addWidget(sign, 0, column + 1, 2, 1, Qt.AlignmentFlag.AlignCenter)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(px(14), px(10), px(14), px(10))
        layout.setSpacing(px(6))
        layout.addLayout(top)
        layout.addLayout(grid)
        layout.addWidget(self._says)
        self.show_sum(None)

    def show_which(self, text: str) -> None:
        """Name the variation that the figures belong to."""
        self._which.setText(text)

    def show_unknown(self, reason: str) -> None:
        """Say why there are no figures."""
        self.show_sum(None)
        self._says.setText(reason)
        self._says.setVisible(bool(reason))

    def show_sum(self, found: SaleSum | None) -> None:
        """Show ``found``, or dashes while nothing is known."""
        words = [self.tr("price"), self.tr("charge"), self.tr("shipping"), self.tr("net")]
        texts = ["–"] * 4
        self._says.hide()
        self._figures[3].set_role("text")
        if found is not None:
            figures = (found.price, found.charge, found.shipping, found.net)
            texts = ["–" if f is None else money_text(f, self._context) for f in figures]
            locale = self._context.locale
            if found.rate is not None:
                words[1] = self.tr("charge {rate}").format(rate=format_percent(found.rate, locale))
            words[2] = self._shipping_words(found)
            if found.net is not None and found.price > 0:
                share = format_percent(found.net / found.price, locale)
                words[3] = self.tr("net · {share}").format(share=share)
            if found.net is not None:
                self._figures[3].set_role("ok" if found.net > 0 else "bad")
            self._says.setText(self._why_unknown(found))
            self._says.setVisible(bool(self._says.text()))
        for place in range(4):
            self._figures[place].setText(texts[place])
            self._words[place].setText(words[place])
        self.setAccessibleDescription(
            " ".join(f"{t} {w}" for t, w in zip(texts, words, strict=True))
        )

    def _why_unknown(self, found: SaleSum) -> str:
        if found.classified:
            return self.tr("A classified: it is neither sold nor shipped through the marketplace.")
        if found.charge is None:
            return self.tr("What a sale costs on this site is not known.")
        if found.shipping is None:
            return self.tr("What its shipping costs is not known.")
        return ""

    def _shipping_words(self, found: SaleSum) -> str:
        if found.classified:
            return self.tr("shipping")
        if found.mandatory:
            return self.tr("shipping: mandatory")
        if not found.free:
            return self.tr("shipping: buyer pays")
        return self.tr("shipping: estimate") if found.estimate else self.tr("free shipping")
