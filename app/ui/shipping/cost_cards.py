"""Cards with the seller's cost of free shipping, and why it is mandatory or not."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.editing.sentences.code_names import CONDITION, LEVEL
from app.ui.look.icons import pixmap
from app.ui.look.text import PlainLabel, quoted
from app.ui.look.type_scale import px
from app.ui.shipping.option import OptionCard, OptionGroup
from app.ui.shipping.writing import locale_of, money_of
from app.ui.texts.code_names import code_name
from app.ui.texts.money import format_money

if TYPE_CHECKING:
    from app.engine.shipping.cost_preview import Reason, ShippingAnswer

_COVERAGES = ("all_country", "all_country_except_exclusion_zone")


class CoverageCard(QFrame):
    """The coverages with their cost; ``coverage_chosen`` has the name of the chosen one."""

    coverage_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("shipping_coverage")
        self.setAccessibleName(self.tr("What free shipping costs you"))
        self.setProperty("kind", "card")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(px(16), px(14), px(16), px(14))
        layout.setSpacing(px(8))
        layout.addWidget(PlainLabel(self.tr("What free shipping costs you"), "section"))
        names = {
            "all_country": (self.tr("Whole country"), self.tr("flat rate by size and weight")),
            "all_country_except_exclusion_zone": (
                self.tr("Except the exclusion zone"),
                self.tr("offered for your address"),
            ),
        }
        self._cards: dict[str, OptionCard] = {}
        self._costs: dict[str, PlainLabel] = {}
        for coverage in _COVERAGES:
            name, comment = names[coverage]
            card = OptionCard(f"coverage_{coverage}")
            card.radio.setAccessibleName(name)
            card.chosen.connect(lambda coverage=coverage: self.coverage_chosen.emit(coverage))
            cost = PlainLabel("", "section")
            texts = QVBoxLayout()
            texts.setSpacing(0)
            texts.addWidget(PlainLabel(name, "title"))
            texts.addWidget(PlainLabel(comment, "label", "text2"))
            row = QHBoxLayout()
            row.setSpacing(px(8))
            row.addWidget(card.radio)
            row.addLayout(texts, 1)
            row.addWidget(cost)
            card.body.addLayout(row)
            layout.addWidget(card)
            self._cards[coverage] = card
            self._costs[coverage] = cost
        OptionGroup(self, self._cards.values())
        self._none = PlainLabel(
            self.tr("No flat-rate free shipping is offered here on this site."),
            "label",
            "text2",
            wrap=True,
        )
        layout.addWidget(self._none)
        layout.addStretch()

    def show_answer(self, answer: ShippingAnswer) -> None:
        """Show the coverages that the marketplace offers."""
        offered = 0
        for coverage, card in self._cards.items():
            cost = getattr(answer.coverage, coverage, None) if answer.coverage else None
            card.setVisible(cost is not None and cost.list_cost is not None)
            if cost is None or cost.list_cost is None:
                continue
            offered += 1
            currency = cost.currency_id or answer.currency_id
            text = format_money(cost.list_cost, currency, locale_of(answer))
            self._costs[coverage].setText(text)
            card.radio.setAccessibleDescription(text)
            card.set_chosen(coverage == answer.chosen_coverage)
        self._none.setVisible(offered == 0)


class ReasonsCard(QFrame):
    """A card that shows whether free shipping is mandatory, with conditions and values."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("shipping_reasons")
        self.setProperty("kind", "card")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(px(16), px(14), px(16), px(14))
        layout.setSpacing(px(8))
        head = QHBoxLayout()
        head.setSpacing(px(8))
        self._icon = QLabel()
        self._title = PlainLabel("", "section", wrap=True)
        self._title.setObjectName("shipping_mandatory")
        head.addWidget(self._icon)
        head.addWidget(self._title, 1)
        layout.addLayout(head)
        self._facts = QVBoxLayout()
        self._facts.setSpacing(px(5))
        layout.addLayout(self._facts)
        self._summary = PlainLabel("", "label", "text2", wrap=True)
        layout.addWidget(self._summary)
        layout.addStretch()

    def show_answer(self, answer: ShippingAnswer) -> None:
        """Show every condition, whether it holds or not."""
        while (taken := self._facts.takeAt(0)) is not None:
            widget = taken.widget()
            if widget is not None:
                widget.deleteLater()
        self._icon.setPixmap(pixmap("truck", "warn" if answer.mandatory else "text2", 18))
        self._title.setText(
            self.tr("Free shipping is mandatory here, because")
            if answer.mandatory
            else self.tr("Free shipping is your choice here")
        )
        for reason in answer.reasons:
            self._facts.addWidget(self._fact(reason, answer))
        self.setAccessibleName(self._title.text())
        self._summary.setText(self._sum_up(answer))

    def _sum_up(self, answer: ShippingAnswer) -> str:
        if not answer.site.charges:
            return self.tr("It is not known whether free shipping can be mandatory on this site.")
        if answer.site.free_shipping_threshold is None:
            return self.tr("This site has no price from which free shipping is mandatory.")
        threshold = money_of(answer, answer.site.free_shipping_threshold)
        if answer.mandatory:
            return self.tr(
                "Buyers see “free”, you pay the flat rate. Up to {threshold} it is your choice."
            ).format(threshold=threshold)
        return self.tr("Above {threshold} it may be mandatory for you.").format(threshold=threshold)

    def _fact(self, reason: Reason, answer: ShippingAnswer) -> QWidget:
        text, value = self._words(reason, answer)
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(px(10))
        mark = QLabel()
        mark.setPixmap(
            pixmap(
                "check" if reason.holds else "x",
                ("warn" if answer.mandatory else "text2") if reason.holds else "text3",
                16,
            )
        )
        row.addWidget(mark)
        row.addWidget(PlainLabel(text, "body", "text" if reason.holds else "text2", wrap=True), 1)
        row.addWidget(PlainLabel(value, "title"))
        line.setAccessibleName(f"{text}: {value}")
        return line

    def _words(self, reason: Reason, answer: ShippingAnswer) -> tuple[str, str]:
        params = reason.params
        match reason.code:
            case "above_threshold":
                price, threshold = (
                    money_of(answer, Decimal(str(params[name]))) for name in ("price", "threshold")
                )
                if reason.holds:
                    return (
                        self.tr("The price is above the site’s threshold"),
                        f"{price} > {threshold}",
                    )
                return (
                    self.tr("The price is not above the site’s threshold"),
                    f"{price} ≤ {threshold}",
                )
            case "top_reputation":
                level = _named(LEVEL, params.get("level_id"))
                if reason.holds:
                    return self.tr("Your reputation is at the top level"), level
                return self.tr("Your reputation is not at the top level"), level
            case "official_store":
                if reason.holds:
                    return self.tr("You sell as an official store"), self.tr("yes")
                return self.tr("You do not sell as an official store"), self.tr("no")
            case "new_item":
                condition = _named(CONDITION, params.get("condition"))
                if reason.holds:
                    return self.tr("The item is new"), condition
                return self.tr("The item is not new"), condition
            case "marketplace_says":
                if reason.holds:
                    return self.tr("The marketplace requires it at this price"), self.tr("yes")
                return self.tr("The marketplace does not require it at this price"), self.tr("no")
            case _:
                return quoted(str(reason.code)), self.tr("yes") if reason.holds else self.tr("no")


def _named(kind: str, code: object) -> str:
    return code_name(kind, str(code)) if code else "–"
