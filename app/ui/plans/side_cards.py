"""Cards below the operations of a plan: its listings, and its guards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from app.engine.previews.question import Source
from app.ui.look.chips import ChipStyle
from app.ui.look.text import PlainLabel, one_line
from app.ui.look.type_scale import px
from app.ui.look.window_locale import with_count
from app.ui.plans.switch import Switch
from app.ui.texts.money import format_money, format_number
from app.ui.widgets.display.chip import Chip
from app.ui.widgets.inputs.buttons import LinkButton

if TYPE_CHECKING:
    from decimal import Decimal

    from app.editing.number_locale import NumberLocale
    from app.engine.catalog.table_query import ListingQuery


class WhichCard(QFrame):
    """A card with the listings of a plan; ``view_wanted`` requests all of the view instead."""

    view_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("which_listings")
        self.setProperty("kind", "card")
        self._chip = Chip(ChipStyle("info", "tag", ""), self)
        self._words = PlainLabel("", "label", "text2", self, wrap=True)
        self._all = LinkButton("", "", self, name="plan_all_matching")
        self._all.clicked.connect(self.view_wanted)
        head = QHBoxLayout()
        head.addWidget(self._chip)
        head.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(10), px(10), px(10), px(8))
        column.setSpacing(px(6))
        column.addLayout(head)
        column.addWidget(self._words)
        column.addWidget(self._all)

    def show_ids(self, count: int, matching: int, locale: NumberLocale) -> None:
        """Show that ``count`` selected listings are meant; ``matching`` are in the table's view."""
        self._chip.set_chip(ChipStyle("info", "tag", self.tr("Selected")))
        words = self.tr("%n selected listings", "", count)
        self._words.setText(with_count(words, count, locale))
        self._all.setVisible(matching > count)
        figure = format_number(matching, locale)
        self._all.setText(self.tr("Take all {count} that match").format(count=figure))

    def show_sheet(self, count: int | None, locale: NumberLocale, source: Source) -> None:
        """Show that the listings of a source are meant; ``count`` is their number, if known."""
        match source:
            case Source.SHEET:
                chip = ChipStyle("info", "list", self.tr("Of the sheet"))
            case Source.FOLDER:
                chip = ChipStyle("info", "folder", self.tr("Of the folder"))
            case Source.CELLS:
                chip = ChipStyle("info", "pencil", self.tr("Changed in the table"))
        self._chip.set_chip(chip)
        words = self.tr("Being counted…")
        if count is not None:
            words = with_count(self.tr("%n listings", "", count), count, locale)
        self._words.setText(words)
        self._all.hide()

    def show_query(
        self, query: ListingQuery, tab: str, count: int | None, locale: NumberLocale
    ) -> None:
        """Show that all results of ``query`` are meant; ``count`` is their number, if known."""
        self._chip.set_chip(ChipStyle("info", "tag", tab))
        self._all.hide()
        if count is None:
            words = self.tr("Being counted…")
        else:
            words = with_count(self.tr("%n listings", "", count), count, locale)
        if query.searches:
            searched = self.tr("with “{words}”").replace("{words}", one_line(query.text))
            words = f"{words} {searched}"
        self._words.setText(words)


class GuardsCard(QFrame):
    """Switches of the guards that stop rows until ticked; ``changed`` follows each."""

    changed = Signal()

    def __init__(self, percent: Decimal, least: Decimal, money: tuple[str, NumberLocale]) -> None:
        super().__init__()
        self.setObjectName("plan_guards")
        self.setProperty("kind", "card")
        currency, locale = money
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(px(10), px(8), px(6), px(8))
        self._column.setSpacing(px(6))
        figure = format_number(percent, locale)
        self.price = self._line(
            "guard_price", self.tr("Stop at a change over {percent} %").format(percent=figure)
        )
        amount = format_money(least, currency, locale)
        self.net = self._line(
            "guard_net", self.tr("Stop where the net falls below {amount}").format(amount=amount)
        )
        self.less = self._line("guard_less", self.tr("Stop where a higher price earns less"))
        self.less.setChecked(False)

    def _line(self, name: str, words: str) -> Switch:
        switch = Switch(name, self)
        switch.setChecked(True)
        switch.setAccessibleName(words)
        switch.toggled.connect(lambda: self.changed.emit())
        line = QHBoxLayout()
        line.setSpacing(px(6))
        line.addWidget(PlainLabel(words, "body", "text", self, wrap=True), 1)
        line.addWidget(switch)
        self._column.addLayout(line)
        return switch
