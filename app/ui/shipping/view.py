"""The view of shipping and net: parcel cost, mandatory free shipping, and net proceeds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.ui.look.text import PlainLabel, literal
from app.ui.look.type_scale import px
from app.ui.shipping.chart import NetChart
from app.ui.shipping.chart_data import chart_data
from app.ui.shipping.cost_cards import CoverageCard, ReasonsCard
from app.ui.shipping.listing_field import ListingField
from app.ui.shipping.modes_card import ModesCard
from app.ui.shipping.offer_cards import OfferCards
from app.ui.shipping.parcel_card import ParcelCard
from app.ui.shipping.writing import locale_of, money_of
from app.ui.texts.money import currency_sign, format_number
from app.ui.widgets.field_state import set_state
from app.ui.widgets.inputs.buttons import Button
from app.ui.widgets.inputs.field_label import FieldNote

if TYPE_CHECKING:
    from collections.abc import Mapping
    from decimal import Decimal

    from PySide6.QtGui import QResizeEvent

    from app.engine.catalog.catalog import ItemCatalog
    from app.engine.shipping.cost_preview import ShippingAnswer

# Below this width there is a single column; in some languages already above it.
_TWO_COLUMNS: Final = 880
_PAUSE_MS: Final = 350


class ShippingView(QWidget):
    """The whole view; it shows answers and emits requests as signals, but sends none itself."""

    item_chosen = Signal(str)
    free_measures_chosen = Signal()
    measures_typed = Signal(object)
    price_typed = Signal(str)
    price_set = Signal(object)
    coverage_chosen = Signal(str)
    listing_type_chosen = Signal(str)

    def __init__(self, catalog: ItemCatalog, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("shipping_calculator")
        self.setAccessibleName(self.tr("Shipping and net"))
        self.answer: ShippingAnswer | None = None
        self.listing = ListingField(catalog)
        self.price = QLineEdit()
        self._free = Button(self.tr("Use other measurements"), "ruler")
        self._currency = PlainLabel("", "body", "text2")
        self._problem = FieldNote(self)
        self._problem.setObjectName("shipping_problem")
        self._meant: tuple[Decimal, ...] = ()
        self.parcel = ParcelCard()
        self._modes = ModesCard()
        self._coverage = CoverageCard()
        self._reasons = ReasonsCard()
        self._offers = OfferCards()
        self._chart = NetChart()
        self._chart_note = PlainLabel("", "label", "text2")
        self._at_threshold = Button("", "wand")
        self._same_again = Button("")
        self._price_pause = QTimer(self)
        self._price_pause.setSingleShot(True)
        self._price_pause.setInterval(_PAUSE_MS)
        self._build()
        self._connect()

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._build_header())
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        body = self._build_body()
        body.installEventFilter(self)
        self._scroll.setWidget(body)
        layout.addWidget(self._scroll, 1)

    def _build_header(self) -> QFrame:
        header = QFrame()
        header.setProperty("background", "window")
        row = QHBoxLayout(header)
        row.setContentsMargins(px(16), px(12), px(16), px(12))
        row.setSpacing(px(8))
        row.addWidget(PlainLabel(self.tr("Shipping and net"), "view_title"))
        row.addStretch()
        row.addWidget(PlainLabel(self.tr("For"), "body", "text2"))
        row.addWidget(self.listing, 1)
        row.addWidget(PlainLabel(self.tr("Price"), "body", "text2"))
        self.price.setObjectName("shipping_price")
        self.price.setAccessibleName(self.tr("Price"))
        self.price.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.price.setMaxLength(24)
        self.price.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        row.addWidget(self._currency)
        row.addWidget(self.price)
        self._free.setObjectName("shipping_free_measures")
        row.addWidget(self._free)
        return header

    def _build_body(self) -> QWidget:
        body = QWidget()
        body.setProperty("background", "window")
        body.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        outer = QVBoxLayout(body)
        outer.setContentsMargins(px(16), px(4), px(16), px(16))
        outer.setSpacing(px(12))
        outer.addWidget(self._problem)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(px(12))
        outer.addLayout(self._columns, 1)
        self._left = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._left.setSpacing(px(12))
        self._left.addWidget(self.parcel)
        self._left.addWidget(self._modes, 1)
        right = QVBoxLayout()
        right.setSpacing(px(12))
        top = QHBoxLayout()
        top.setSpacing(px(12))
        top.addWidget(self._coverage, 2)
        top.addWidget(self._reasons, 3)
        right.addLayout(top)
        right.addWidget(self._offers)
        self._chart_card = self._build_chart_card()
        right.addWidget(self._chart_card, 1)
        self._columns.addLayout(self._left, 37)
        self._columns.addLayout(right, 78)
        self.show_problem("")
        return body

    def _build_chart_card(self) -> QFrame:
        card = QFrame()
        card.setProperty("kind", "card")
        layout = QVBoxLayout(card)
        layout.setContentsMargins(px(16), px(12), px(16), px(12))
        layout.setSpacing(px(8))
        head = QHBoxLayout()
        head.setSpacing(px(8))
        head.addWidget(PlainLabel(self.tr("Net by price"), "section"))
        head.addWidget(self._chart_note)
        head.addStretch()
        for button, name in (
            (self._at_threshold, "shipping_set_threshold"),
            (self._same_again, "shipping_set_same_again"),
        ):
            button.setObjectName(name)
            button.hide()
            head.addWidget(button)
        layout.addLayout(head)
        layout.addWidget(self._chart, 1)
        return card

    def _connect(self) -> None:
        self.listing.item_chosen.connect(self.item_chosen)
        self._free.clicked.connect(self.free_measures_chosen)
        self.parcel.measures_typed.connect(self.measures_typed)
        self.price.textEdited.connect(lambda _text: self._price_pause.start())
        self.price.textEdited.connect(self._fit_price)
        self._problem.repair_requested.connect(self._take_meant)
        self._price_pause.timeout.connect(lambda: self.price_typed.emit(self.price.text()))
        self._coverage.coverage_chosen.connect(self.coverage_chosen)
        self._offers.listing_type_chosen.connect(self.listing_type_chosen)
        self._at_threshold.clicked.connect(lambda: self._set_cliff_price(0))
        self._same_again.clicked.connect(lambda: self._set_cliff_price(1))

    def _set_cliff_price(self, end: int) -> None:
        cliff = self.answer.cliff if self.answer else None
        if cliff is not None:
            price: Decimal = (cliff.threshold, cliff.same_again_at)[end]
            self.price_set.emit(price)

    def show_answer(self, answer: ShippingAnswer) -> None:
        """Show ``answer`` in every card."""
        self.answer = answer
        self.show_problem("")
        set_state(self.price, "rest")
        if not self._price_pause.isActive():
            # Text that was typed but not requested yet stays, even if the focus has moved.
            self._write_price(answer)
        self._show_kind(answer)
        self.parcel.show_answer(answer)
        self._modes.show_answer(answer)
        self._coverage.show_answer(answer)
        self._reasons.show_answer(answer)
        self._offers.show_answer(answer)
        self._show_chart(answer)

    def _show_kind(self, answer: ShippingAnswer) -> None:
        """Hide the calculations and the advice for a classified."""
        sold_here = not answer.classified
        for part in (self._modes, self._coverage, self._reasons, self._offers, self._chart_card):
            part.setVisible(sold_here)
        self._free.setVisible(sold_here)
        if not sold_here:
            words = self.tr("A classified ad: it is not sold or shipped through the marketplace.")
            self._problem.show_note("hint", words)

    def _show_chart(self, answer: ShippingAnswer) -> None:
        self._chart.show_data(chart_data(answer))
        chosen = next(
            (o for o in answer.offers if o.listing_type_id == answer.listing_type_id), None
        )
        self._chart_note.setText(chosen.name if chosen is not None else "")
        cliff = answer.cliff
        self._at_threshold.setVisible(cliff is not None)
        self._same_again.setVisible(cliff is not None)
        if cliff is not None:
            for button, price in (
                (self._at_threshold, cliff.threshold),
                (self._same_again, cliff.same_again_at),
            ):
                amount = money_of(answer, price)
                button.setText(literal(self.tr("Set {price}").format(price=amount)))

    def show_problem(self, text: str) -> None:
        """Show an error above the cards; the last answer stays. ``""`` removes it."""
        self._meant = ()
        self._problem.show_note("error", text)

    def show_price_refused(self, reason: str, meant: Mapping[Decimal, str]) -> None:
        """Mark the price as invalid; the typed text stays.

        ``meant`` are the prices that it may mean, each with its text.
        """
        set_state(self.price, "error")
        self._problem.show_note("error", reason, *meant.values())
        self._meant = tuple(meant)

    def _take_meant(self, place: int) -> None:
        if place < len(self._meant):
            self.price.clear()
            self.price_set.emit(self._meant[place])

    def _write_price(self, answer: ShippingAnswer) -> None:
        """Write the price in the input format, and make the field wide enough for it."""
        locale = locale_of(answer)
        self._currency.setText(currency_sign(answer.currency_id, locale).strip())
        text = format_number(answer.price, locale, decimals=answer.decimals)
        self.price.setText(text)
        self._fit_price(text)

    def _fit_price(self, text: str) -> None:
        wide = self.price.fontMetrics().horizontalAdvance(text)
        self.price.setFixedWidth(max(px(110), wide + px(36)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use two columns if there is room, else one."""
        super().resizeEvent(event)
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrange the cards again when their content, and so their size, has changed."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
        return super().eventFilter(watched, event)

    def _arrange(self) -> None:
        halves = [half for at in range(2) if (half := self._columns.itemAt(at)) is not None]
        taken = sum(half.minimumSize().width() for half in halves) + self._columns.spacing()
        taken += 2 * px(16) + self._scroll.verticalScrollBar().sizeHint().width()
        wide = self.width() >= max(px(_TWO_COLUMNS), taken)
        beside, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(beside if wide else below)
        self._left.setDirection(below if wide else beside)

    def minimumSizeHint(self) -> QSize:
        """Return a size that fits into the smallest window."""
        return QSize(px(640), px(400))
