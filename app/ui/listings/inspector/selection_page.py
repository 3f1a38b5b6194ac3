"""The inspector's page for several listings: pictures, sums, net amounts and states."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from app.engine.catalog.questions import Warned
from app.ui.listings.inspector.selection_figures import not_known, several_currencies
from app.ui.listings.table.id_gathering import IdGathering
from app.ui.look.chips import ChipStyle, chip_for_state
from app.ui.look.paint import CENTER, RIGHT, fill_round, paint_text, paint_thumbnail
from app.ui.look.text import PlainLabel, plain_tooltip
from app.ui.look.type_scale import px
from app.ui.look.window_locale import with_count
from app.ui.texts.catalog_text import UNKNOWN
from app.ui.widgets.card import Divider
from app.ui.widgets.display.banner import Banner
from app.ui.widgets.display.chip import Chip
from app.ui.widgets.display.progress import StateBar
from app.ui.widgets.flow import FlowLayout
from app.ui.widgets.inputs.buttons import Button, PrimaryButton

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from app.engine.catalog.catalog import ItemCatalog, ItemRow
    from app.engine.catalog.totals import Totals
    from app.ui.actions import Actions
    from app.ui.listings.table.cell_text import CellText
    from app.ui.listings.table.selection import ItemSelection
    from app.ui.listings.table.thumbnails import Thumbnails

# The bar colour of each kind of chip.
_BARS = {"ok": "okBar", "warn": "warnBar", "bad": "badBar", "review": "review", "info": "accent"}


class _Strip(QWidget):
    """The first pictures of a selection, and the number of further ones."""

    SHOWN = 5

    def __init__(self, pictures: Thumbnails) -> None:
        super().__init__()
        self._pictures = pictures
        self._rows: Sequence[ItemRow] = ()
        self._more = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        pictures.arrived.connect(self.update)

    def sizeHint(self) -> QSize:
        """Return the size of one row of tiles."""
        return QSize(px(280), px(44))

    def show_rows(self, rows: Sequence[ItemRow], more: int) -> None:
        """Show the pictures of ``rows``; ``more`` is the number of listings that do not fit."""
        self._rows, self._more = rows[: self.SHOWN], more
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the tiles side by side."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side, gap = px(44), px(6)
        for at, row in enumerate(self._rows):
            place = QRect(at * (side + gap), 0, side, side)
            paint_thumbnail(painter, place, self._pictures.find(row.id, row.thumbnail))
        if self._more > 0:
            place = QRect(len(self._rows) * (side + gap), 0, side, side)
            fill_round(painter, place.toRectF(), px(8), "hover2")
            text = f"+{self._more}" if self._more < 1000 else "…"
            paint_text(painter, place, text, use="label_strong", role="text2", align=CENTER)


class _Sums(QWidget):
    """Names at the left and figures at the right, one pair per line."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: list[tuple[str, str, bool]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_lines(self, lines: list[tuple[str, str, bool]]) -> None:
        """Show ``(name, figure, strong)``."""
        self._lines = lines
        self.setAccessibleName(", ".join(f"{name} {figure}" for name, figure, _ in lines))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size for all lines."""
        return QSize(px(280), px(22) * len(self._lines))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the lines."""
        painter = QPainter(self)
        for at, (name, figure, strong) in enumerate(self._lines):
            line = QRect(0, at * px(22), self.width(), px(22))
            paint_text(painter, line, name, use="label", role="text2")
            use = "title" if strong else "body"
            paint_text(painter, line, figure, use=use, align=RIGHT)


class SelectionPage(QWidget):
    """The totals of the selected listings; ``show_requested`` carries the ids with findings."""

    show_requested = Signal(object)

    def __init__(
        self, catalog: ItemCatalog, texts: CellText, pictures: Thumbnails, actions: Actions
    ) -> None:
        super().__init__()
        self.setObjectName("inspector_selection")
        self._catalog, self._texts = catalog, texts
        self._selection: ItemSelection | None = None
        self._with_findings = IdGathering(catalog, "ids with findings")
        self._strip = _Strip(pictures)
        self._sums, self._means = _Sums(), _Sums()
        self._range = PlainLabel("", "label", "text2", self, wrap=True)
        self._bar = StateBar(self)
        self._chips = FlowLayout()
        self._findings = Banner("warn", "", "", self, name="selection_findings")
        show = self._findings.add_action(self.tr("Show them"))
        show.clicked.connect(self._gather_findings)
        self._change = PrimaryButton("", "pencil", self, name="selection_bulk_edit")
        self._change.clicked.connect(actions["bulk_edit"].trigger)
        buttons = FlowLayout()
        for action_id in ("own_costs", "copy", "select_none"):
            action = actions[action_id]
            button = Button(
                action.text(), actions.specs[action_id].icon, self, name=f"selection_{action_id}"
            )
            button.clicked.connect(action.trigger)
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(16), px(12), px(16), px(16))
        column.setSpacing(px(8))
        column.addWidget(self._strip)
        column.addWidget(self._change)
        column.addLayout(buttons)
        column.addSpacing(px(2))
        for title, widgets in (
            (self.tr("Sums"), (self._sums,)),
            (self.tr("What is left of one sale, average"), (self._means, self._range)),
            (self.tr("State"), (self._bar,)),
        ):
            column.addWidget(Divider(self))
            column.addWidget(PlainLabel(title, "heading", "text2", self, wrap=True))
            for widget in widgets:
                column.addWidget(widget)
        column.addLayout(self._chips)
        column.addWidget(self._findings)
        column.addStretch(1)

    def show_selection(self, selection: ItemSelection, totals: Totals | None) -> None:
        """Show the totals of the selected listings; ``None`` means that they are not known yet."""
        self._selection = selection
        first = self._catalog.rows(selection.first(_Strip.SHOWN))
        self._strip.show_rows(first, len(selection) - len(first))
        chosen = len(selection)
        words = self.tr("Change %n listings…", "", chosen)
        self._change.setText(with_count(words, chosen, self._texts.locale))
        self._show_sums(totals)
        self._show_states(totals.states if totals else {})
        self._show_findings(totals.warned if totals else 0)

    def _show_sums(self, totals: Totals | None) -> None:
        number, money = self._texts.number, self._texts.money
        stock = value = sold = price = net = lowest = highest = UNKNOWN
        of_values, of_prices, of_nets = self.tr("Stock value"), self.tr("Price"), self.tr("Net")
        if totals is not None:
            stock, sold = number(totals.stock), number(totals.sold)
        if totals is not None and (currency := totals.currency_id):
            value = money(totals.value_cents, currency)
            price, net = money(totals.price_mean, currency), money(totals.net_mean, currency)
            lowest = money(totals.net_lowest, currency)
            highest = money(totals.net_highest, currency)
            of_values, of_prices = (
                self._of(name, totals.unpriced) for name in (of_values, of_prices)
            )
            of_nets = self._of(of_nets, totals.unnetted)
        self._sums.show_lines(
            [
                (self.tr("Stock"), stock, False),
                (of_values, value, False),
                (self.tr("Sold so far"), sold, False),
            ]
        )
        self._means.show_lines([(of_prices, price, False), (of_nets, net, True)])
        range_ = self.tr("lowest {low}, highest {high}").format(low=lowest, high=highest)
        mixed = totals is not None and not totals.currency_id
        self._range.setText(several_currencies() if mixed else range_)

    def _of(self, name: str, unknown: int) -> str:
        """Return the label of a mean, with the number of listings whose figure is not known."""
        return f"{name} ({not_known(unknown, self._texts)})" if unknown else name

    def _show_states(self, states: dict[str, int]) -> None:
        ordered = sorted(states.items(), key=lambda pair: -pair[1])
        self._bar.set_parts(
            tuple(
                (count, _BARS.get(chip_for_state(state).kind, "control"))
                for state, count in ordered
            )
        )
        while (entry := self._chips.takeAt(0)) is not None:
            widget = entry.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for state, count in ordered:
            style = chip_for_state(state)
            chip = Chip(ChipStyle(style.kind, style.icon, self._texts.number(count)), self)
            chip.setAccessibleName(f"{style.text}: {self._texts.number(count)}")
            plain_tooltip(chip, style.text)
            self._chips.addWidget(chip)

    def _show_findings(self, warned: int) -> None:
        self._findings.setVisible(bool(warned))
        if warned:
            self._findings.show_message(
                "warn",
                with_count(
                    self.tr("%n of them have warnings", "", warned), warned, self._texts.locale
                ),
                self.tr("The marketplace stores them with the listings."),
            )

    def _gather_findings(self) -> None:
        if self._selection is not None:
            self._with_findings.ask(Warned(self._selection.snapshot()), self.show_requested.emit)
