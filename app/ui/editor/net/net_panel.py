"""The panel with the net amount of one sale: price, charge and shipping as a small formula."""

from __future__ import annotations

from decimal import Decimal
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout

from app.ui.look.text import ElidedLabel, PlainLabel, plain_tooltip
from app.ui.look.type_scale import metrics, px
from app.ui.texts.form_context import FormContext
from app.ui.texts.money import format_money, format_percent
from app.ui.texts.short_numbers import money_forms


class SaleSum(NamedTuple):
    """The figures of one sale; unknown ones are ``None``.

    ``shipping`` is 0 if the buyer pays. ``own_costs`` are those that the seller has entered, and
    are also deducted from the net amount; ``by_own`` is whether any figure is the seller's own. A
    ``classified`` ad has no sale: it is agreed on elsewhere. Without ``has_type`` no listing type
    is chosen yet, so there is no charge.
    """

    price: Decimal
    charge: Decimal | None
    rate: Decimal | None
    shipping: Decimal | None
    net: Decimal | None
    free: bool
    mandatory: bool
    estimate: bool
    classified: bool = False
    has_type: bool = True
    own_costs: Decimal = Decimal(0)
    by_own: bool = False


class NetPanel(QFrame):
    """The formula: price − charge − shipping = net, each with a word below it."""

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
        self._forms: list[tuple[str, ...]] = [("–",)] * 4
        # The texts below charge and net contain a percentage, which is never cut.
        self._words: list[PlainLabel] = [
            PlainLabel("", "caption", "text2")
            if place in (1, 3)
            else ElidedLabel("", "caption", "text2")
            for place in range(4)
        ]
        top = QHBoxLayout()
        top.addWidget(PlainLabel(self.tr("What is left of one sale"), "heading", "text2"))
        top.addSpacing(px(8))
        top.addWidget(self._which, 1)
        self._signs: list[PlainLabel] = []
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
                self._signs.append(sign)
                grid.addWidget(sign, 0, column + 1, 2, 1, Qt.AlignmentFlag.AlignCenter)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(px(14), px(10), px(14), px(10))
        layout.setSpacing(px(6))
        layout.addLayout(top)
        layout.addLayout(grid)
        layout.addWidget(self._says)
        self.show_sum(None)

    def show_which(self, text: str) -> None:
        """Show the name of the variation that the figures belong to."""
        self._which.setText(text)

    def show_unknown(self, reason: str) -> None:
        """Show the reason why there are no figures."""
        self.show_sum(None)
        self._says.setText(reason)
        self._says.setVisible(bool(reason))

    def show_sum(self, found: SaleSum | None) -> None:
        """Show the figures ``found``, or dashes if nothing is known."""
        words = [self.tr("price"), self.tr("charge"), self.tr("shipping"), self.tr("net")]
        forms: list[tuple[str, ...]] = [("–",)] * 4
        self._says.hide()
        self._figures[3].set_role("text")
        if found is not None:
            figures = (found.price, found.charge, found.shipping, found.net)
            locale = self._context.locale
            forms = [self._forms_of(figure) for figure in figures]
            if found.rate is not None:
                words[1] = self.tr("charge {rate}").format(rate=format_percent(found.rate, locale))
            words[2] = self._shipping_words(found)
            if found.net is not None and found.price > 0:
                share = format_percent(found.net / found.price, locale)
                words[3] = self.tr("net · {share}").format(share=share)
            if found.net is not None:
                self._figures[3].set_role("ok" if found.net > 0 else "bad")
            self._says.setText(self._how_known(found))
            self._says.setVisible(bool(self._says.text()))
        self._forms = forms
        for place in range(4):
            self._words[place].setText(words[place])
        self._fit()
        self.setAccessibleDescription(
            " ".join(f"{f[0]} {w}" for f, w in zip(forms, words, strict=True))
        )

    def _forms_of(self, figure: Decimal | None) -> tuple[str, ...]:
        if figure is None:
            return ("–",)
        return money_forms(figure, self._context.currency_id, self._context.locale)

    def _fit(self) -> None:
        """Show all figures in the longest form that fits beside each other."""
        line, label = metrics("section"), metrics("caption")
        signs = sum(sign.sizeHint().width() for sign in self._signs)
        room = self.width() - 2 * px(14) - signs - 6 * px(8)
        named = [label.horizontalAdvance(self._words[place].text()) for place in range(4)]
        shown = [forms[-1] for forms in self._forms]
        for level in range(3):
            texts = [forms[min(level, len(forms) - 1)] for forms in self._forms]
            wide = [line.horizontalAdvance(text) for text in texts]
            # The texts of price and shipping may be cut, those with a percentage may not.
            wide = [max(w, named[at] if at in (1, 3) else 0) for at, w in enumerate(wide)]
            if sum(wide) <= room:
                shown = texts
                break
        for place, text in enumerate(shown):
            self._figures[place].setText(text)
            full = self._forms[place][0]
            plain_tooltip(self._figures[place], full if full != text else "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose the form of the figures for the new width."""
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Return the width of the short forms; longer ones are used if there is room."""
        return QSize(px(280), super().minimumSizeHint().height())

    def _how_known(self, found: SaleSum) -> str:
        if found.classified:
            return self.tr("A classified ad: it is not sold or shipped through the marketplace.")
        if not found.has_type:
            return self.tr("Choose a listing type to see the charge and what is left.")
        if found.charge is None:
            return self.tr("The selling charge on this site is not known.")
        if found.shipping is None:
            return self.tr("Its shipping cost is not known.")
        if found.net is None:
            return self.tr("The own figures are in another currency.")
        if not found.by_own:
            return self.tr("Charge by the site’s table.")
        if not found.own_costs:
            return self.tr("By own figures.")
        amount = format_money(found.own_costs, self._context.currency_id, self._context.locale)
        return self.tr("By own figures: costs and tax of {amount} are taken off as well.").format(
            amount=amount
        )

    def _shipping_words(self, found: SaleSum) -> str:
        if found.classified:
            return self.tr("shipping")
        if found.mandatory:
            return self.tr("shipping: mandatory")
        if not found.free:
            return self.tr("shipping: buyer pays")
        return self.tr("shipping: estimate") if found.estimate else self.tr("free shipping")
