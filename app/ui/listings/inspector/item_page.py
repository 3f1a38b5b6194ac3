"""The inspector's page for one listing: facts, actions, net amount and improvements."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from app.ui.listings.inspector import item_facts
from app.ui.listings.table import cell_text
from app.ui.look.chips import ChipStyle
from app.ui.look.text import ElidedLabel, PlainLabel, one_line
from app.ui.look.type_scale import px
from app.ui.texts import catalog_text
from app.ui.texts.code_names import LISTING_TYPE, code_name
from app.ui.texts.money import MINUS, format_percent
from app.ui.widgets.card import Divider
from app.ui.widgets.display.banner import Banner
from app.ui.widgets.display.chip import Chip
from app.ui.widgets.display.picture_frame import PictureFrame
from app.ui.widgets.display.timeline import Timeline
from app.ui.widgets.display.waterfall import NetWaterfall, WaterfallStep
from app.ui.widgets.flow import FlowLayout
from app.ui.widgets.inputs.buttons import Button, LinkButton

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.domain.wire_item import WireItem
    from app.engine.catalog.catalog import ItemCatalog, ItemRow
    from app.ui.actions import Actions
    from app.ui.listings.table.cell_text import CellText
    from app.ui.listings.table.thumbnails import Thumbnails
    from app.ui.widgets.display.timeline import TimelineLine


class ItemPage(QWidget):
    """A page that reads everything from the local catalog, so it needs no connection."""

    def __init__(
        self, catalog: ItemCatalog, texts: CellText, pictures: Thumbnails, actions: Actions
    ) -> None:
        super().__init__()
        self.setObjectName("inspector_item")
        self._catalog, self._texts, self._pictures = catalog, texts, pictures
        self._url = ""
        self._item_id = ""
        self._note = ""
        self.picture = PictureFrame(self)
        self._title = PlainLabel("", "section", "text", self, wrap=True, selectable=True)
        self._title.setObjectName("inspector_item_title")
        self._ids = PlainLabel("", "label", "text3", self, selectable=True)
        self._chips = FlowLayout()
        edit = actions["edit_listing"]
        self._edit = Button(self.tr("Edit"), "pencil", self, name="inspector_edit")
        self._edit.clicked.connect(edit.trigger)
        self._share = PlainLabel("", "heading", "text2", self)
        self.net = NetWaterfall(self, name="net_proceeds")
        self._net_note = PlainLabel("", "label", "text2", self, wrap=True)
        costs = actions["own_costs"]
        self._costs = LinkButton(costs.text(), "coin", self, name="inspector_own_costs")
        self._costs.clicked.connect(costs.trigger)
        self._findings = Banner("warn", "", "", self, name="inspector_findings")
        self._show_findings = self._findings.add_action(self.tr("Review"))
        self._show_findings.clicked.connect(edit.trigger)
        self._health = PlainLabel("", "label", "text2", self)
        self._history = self._build_history()
        self._fact_lines: list[tuple[PlainLabel, ElidedLabel]] = []
        self._facts = QGridLayout()
        self._facts.setHorizontalSpacing(px(16))
        self._facts.setVerticalSpacing(px(6))
        self._facts.setColumnStretch(1, 1)
        pictures.arrived.connect(self._picture_arrived)
        self._lay_out()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(px(16), px(12), px(16), px(16))
        column.setSpacing(px(8))
        column.addWidget(self.picture)
        column.addSpacing(px(2))
        column.addWidget(self._title)
        column.addWidget(self._ids)
        column.addLayout(self._chips)
        column.addWidget(self._edit)
        column.addSpacing(px(2))
        column.addWidget(Divider(self))
        column.addLayout(self._heading(self.tr("What is left of one sale"), self._share))
        column.addWidget(self.net)
        column.addWidget(self._net_note)
        column.addWidget(self._costs, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(Divider(self))
        column.addLayout(self._heading(self.tr("To improve"), self._health))
        column.addWidget(self._findings)
        column.addWidget(self._history)
        column.addWidget(Divider(self))
        column.addLayout(self._heading(self.tr("Facts"), None))
        column.addLayout(self._facts)
        column.addStretch(1)

    def _build_history(self) -> QWidget:
        whole = QWidget(self)
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(8))
        column.addWidget(Divider(whole))
        column.addWidget(PlainLabel(self.tr("History"), "heading", "text2", whole))
        self._timeline = Timeline(whole, name="inspector_history")
        self._timeline.setAccessibleName(self.tr("History"))
        column.addWidget(self._timeline)
        whole.hide()
        return whole

    def show_history(self, lines: Sequence[TimelineLine]) -> None:
        """Show the history of the listing, the latest entry first; without entries it is hidden."""
        self._history.setVisible(bool(lines))
        self._timeline.show_lines(lines)

    def _heading(self, text: str, right: QWidget | None) -> QHBoxLayout:
        line = QHBoxLayout()
        line.addWidget(PlainLabel(text, "heading", "text2", self), 1)
        if right is not None:
            line.addWidget(right)
        return line

    def show_row(self, row: ItemRow, item: WireItem) -> None:
        """Show one listing: its row and its body from the catalog."""
        self._title.setText(one_line(row.title))
        self._ids.setText(" · ".join(p for p in (row.id, row.seller_custom_field) if p))
        self._show_chips(row)
        self._show_picture(row, item)
        self._show_net(row, item)
        self._show_improvements(row, item)
        self._show_facts(row, item)

    def _show_chips(self, row: ItemRow) -> None:
        while (entry := self._chips.takeAt(0)) is not None:
            widget = entry.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        kinds = [
            cell_text.chip_of(row),
            ChipStyle("neutral", "", code_name(LISTING_TYPE, row.listing_type_id)),
        ]
        if row.free_shipping:
            kinds.append(ChipStyle("info", "truck", self.tr("Free shipping")))
        for kind in kinds:
            self._chips.addWidget(Chip(kind, self))

    # -- picture -----------------------------------------------------------------------------------

    def _show_picture(self, row: ItemRow, item: WireItem) -> None:
        urls = item_facts.picture_urls(item) or ([row.thumbnail] if row.thumbnail else [])
        self._item_id = row.id
        self._url = urls[0] if urls else ""
        self._note = f"1 / {self._texts.number(len(urls))}" if len(urls) > 1 else ""
        self._draw_picture()

    def _draw_picture(self) -> None:
        found = self._pictures.find(self._item_id, self._url) if self._url else None
        self.picture.show_picture(found, self._note)

    def _picture_arrived(self, item_id: str) -> None:
        if item_id == self._item_id:
            self._draw_picture()

    # -- money -------------------------------------------------------------------------------------

    def _show_net(self, row: ItemRow, item: WireItem) -> None:
        price, net = row.price, row.net
        money = self._texts.money
        known = price is not None and net is not None
        self.net.setVisible(known)
        self._share.setVisible(known and bool(price))
        if price is None or net is None:
            self._net_note.setText(f"–  {self._why_unknown(row, item)}")
            self._net_note.show()
            return
        cost = self._catalog.shipping_cost(row.id)
        shipping = cost if row.free_shipping and cost is not None else 0
        charge = price - net - shipping
        steps = [WaterfallStep(self.tr("Price"), price, money(price, row.currency_id), "barPrice")]
        for label, amount, role in (
            (
                self.tr("Charge and own costs") if row.by_own else self.tr("Charge"),
                charge,
                "barCharge",
            ),
            (self.tr("Shipping"), shipping, "barShip"),
        ):
            if amount:
                text = MINUS + money(amount, row.currency_id)
                steps.append(WaterfallStep(label, -amount, text, role))
        left = WaterfallStep(self.tr("Net"), net, money(net, row.currency_id), "okBar")
        self.net.set_steps(steps, left)
        if price:
            self._share.setText(format_percent(Decimal(net) / price, self._texts.locale))
            self._share.set_role("ok" if net > 0 else "bad")
        by = self.tr("By own figures.") if row.by_own else self.tr("Charge by the site’s table.")
        pays = "" if row.free_shipping else self.tr("The buyer pays the shipping.")
        self._net_note.setText(f"{by} {pays}".strip())
        self._net_note.show()

    def _why_unknown(self, row: ItemRow, item: WireItem) -> str:
        if item.get("buying_mode") == "classified":
            return self.tr("A classified ad: it is not sold or shipped through the marketplace.")
        if row.price is None:
            return self.tr("It has no price.")
        site_id = self._texts.site_id
        if site_id and row.listing_type_id and not self._catalog.has_charge(row, site_id):
            return self.tr("The selling charge on this site is not known.")
        if row.free_shipping and self._catalog.shipping_cost(row.id) is None:
            return self.tr("Not known yet: its shipping cost has not been read.")
        return self.tr("Not known: the charge of a sale or what shipping costs is missing.")

    # -- findings and facts ------------------------------------------------------------------------

    def _show_improvements(self, row: ItemRow, item: WireItem) -> None:
        if row.health is None:
            self._health.setText(self.tr("health not known"))
        else:
            points = catalog_text.health_points(row.health)
            self._health.setText(self.tr("health {points}").format(points=points))
        chip = cell_text.chip_of(row)
        lines = item_facts.drawbacks_of(row, item)
        if row.warnings:
            tone, title = "warn", self.tr("%n warnings from the marketplace", "", row.warnings)
            lines.insert(0, self.tr("Stored with the listing; the editor shows each one."))
        elif chip.kind == "bad":
            tone, title = "bad", chip.text
            lines.insert(0, item_facts.why(row))
        elif lines:
            tone, title = "warn", lines.pop(0)
        else:
            tone, title = "ok", self.tr("Nothing stands out")
        self._findings.show_message(tone, title, " ".join(lines))
        self._show_findings.setVisible(tone != "ok")

    def _show_facts(self, row: ItemRow, item: WireItem) -> None:
        facts = item_facts.facts_of(row, item, self._catalog, self._texts)
        # The lines are reused for the next listing, because new ones would have to be styled again.
        while len(self._fact_lines) < len(facts):
            self._add_fact_line()
        for (name, value), (label, shown) in zip(facts, self._fact_lines, strict=False):
            label.setText(name)
            shown.setText(value)
        for at, line in enumerate(self._fact_lines):
            for widget in line:
                widget.setVisible(at < len(facts))

    def _add_fact_line(self) -> None:
        at = len(self._fact_lines)
        label = PlainLabel("", "label", "text2", self)
        shown = ElidedLabel("", "label", "text", self)
        shown.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._facts.addWidget(label, at, 0)
        self._facts.addWidget(shown, at, 1)
        self._fact_lines.append((label, shown))
