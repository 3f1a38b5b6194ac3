"""The other parts of the component sheet: rows, jobs, news and empty places."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QHBoxLayout,
    QSizePolicy,
    QWidget,
)

from app.ui.look.chips import chip_for_state
from app.ui.look.paint import (
    RIGHT,
    outline,
    paint_chip,
    paint_health,
    paint_text,
    paint_thumbnail,
)
from app.ui.look.text import PlainLabel
from app.ui.look.theme import color
from app.ui.look.type_scale import px
from app.ui.widgets.card import Card
from app.ui.widgets.display.banner import Banner
from app.ui.widgets.display.empty import ActionCard, EmptyView
from app.ui.widgets.display.illustration import ShopWindow
from app.ui.widgets.display.progress import JobLine, StateBar
from app.ui.widgets.display.skeleton import SkeletonRows, paint_bone, paint_skeleton_title
from app.ui.widgets.display.toast import Toast
from app.ui.widgets.display.waterfall import NetWaterfall, WaterfallStep
from app.ui.widgets.inputs.check import paint_check

#: Name, own code, state, price and health of each row.
ROWS = (
    ("Rest", "TAZ-BAR-350", "active", "$189.00", 92),
    ("Hover", "LIB-9786", "active", "$345.00", 71),
    ("Selected", "TEN-27A", "paused", "$1,299.00", 38),
    ("Not sent yet", "HER-17", "active", "$629.00", 50),
    ("Current cell", "LAM-LIR-01", "active", "$749.00", 88),
    ("Closed", "LOS-4545", "closed", "$312.00", 0),
)


class TableStates(QWidget):
    """Rows of a table as delegates paint them."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(px(30) + px(36) * 8)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName("Table states")

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide, tall = self.width(), px(30)
        painter.fillRect(0, 0, wide, tall, color("sunken"))
        paint_check(painter, QRect(px(8), 0, px(28), tall), Qt.CheckState.PartiallyChecked)
        paint_text(painter, QRect(px(46), 0, px(120), tall), "Title", use="label_strong")
        head = QRect(px(172), 0, px(80), tall)
        paint_text(painter, head, "Status", use="label_strong", role="text2")
        head = QRect(wide - px(90), 0, px(80), tall)
        paint_text(painter, head, "Price", use="label_strong", role="text2", align=RIGHT)
        painter.fillRect(0, tall - 1, wide, 1, color("border"))
        for at, row in enumerate(ROWS):
            self._row(painter, px(30) + px(36) * at, *row)
        for at in (6, 7):
            rect = QRect(px(46), px(30) + px(36) * at, px(120), px(36))
            paint_skeleton_title(painter, rect, at)
            paint_bone(painter, QRect(px(172), rect.y(), px(64), px(36)))
            paint_bone(painter, QRect(wide - px(70), rect.y(), px(58), px(36)))
        painter.end()

    def _row(
        self, painter: QPainter, top: int, name: str, code: str, state: str, price: str, health: int
    ) -> None:
        wide, tall = self.width(), px(36)
        chosen, closed = name == "Selected", name == "Closed"
        background = {"Hover": "hover", "Selected": "selected"}.get(name, "surface")
        painter.fillRect(0, top, wide, tall, color(background))
        painter.fillRect(0, top + tall - 1, wide, 1, color("border"))
        if chosen:
            painter.fillRect(0, top, 3, tall, color("accent"))
        check = Qt.CheckState.Checked if chosen else Qt.CheckState.Unchecked
        paint_check(painter, QRect(px(8), top, px(28), tall), check)
        picture = QPixmap(56, 56)
        picture.fill(color("barCharge"))
        tile = QRect(px(46), top + px(4), px(28), px(28))
        paint_thumbnail(painter, tile, picture, paler=closed)
        role = "text3" if closed else "text"
        upper = QRect(px(84), top + px(2), px(130), px(17))
        paint_text(painter, upper, name, use="body_strong", role=role)
        lower = QRect(px(84), top + px(18), px(130), px(15))
        paint_text(painter, lower, code, use="caption", role="text3")
        paint_chip(painter, QRect(px(172), top, px(100), tall), chip_for_state(state))
        paint_health(painter, QRect(px(260), top, px(58), tall), health)
        cell = QRect(wide - px(86), top, px(86), tall - 1)
        if name == "Not sent yet":
            painter.fillRect(cell, color("pending"))
        paint_text(painter, cell.adjusted(0, 0, -px(10), 0), price, role=role, align=RIGHT)
        if name == "Current cell":
            outline(painter, cell.toRectF(), 1, "focus", 2)


def table() -> Card:
    """Table cells."""
    card = Card("Table states")
    card.body.addWidget(TableStates())
    card.body.addWidget(PlainLabel("Last two: rows still being read.", "label", "text2"))
    return card


def jobs() -> Card:
    """Jobs in their states."""
    card = Card("Progress and jobs")
    table = (
        ("Sending 120 of 400", 0.3, "3.1 per s · 1 min 30 s", "send", "running"),
        ("Syncing, asking how many", None, "0:02", "sync", "running"),
        ("Importing 8,120 of 20,000, paused", 0.41, "kept", "table", "paused"),
        ("Pictures: 46 of 48", 0.96, "2 failed", "image", "failed"),
    )
    for what, share, rest, icon, state in table:
        line = JobLine(stacked=True, name=f"job_{icon}")
        line.show_job(what, share, rest, icon_name=icon, state=state)
        card.body.addWidget(line)
    line = JobLine()
    line.show_job("Sending 120 of 400", 0.3, "3.1 per s · 1 min 30 s left")
    card.body.addWidget(line)
    bar = StateBar()
    bar.set_parts(((36, "okBar"), (4, "warnBar"), (2, "badBar"), (1, "control")))
    card.body.addWidget(bar)
    return card


def banners() -> Card:
    """Banners of every tone."""
    card = Card("Banners (take layout space)")
    for tone, title, text, act in (
        ("bad", "39 rows were refused", "Nothing of them was sent. Each says why.", "Show 39"),
        ("warn", "You are offline", "Edits are kept and go to the outbox.", "Try now"),
        ("info", "A newer price list is known", "Charges changed on 1 Nov.", "Compare"),
        ("ok", "Restored after a crash", "3 drafts were recovered.", "Show"),
    ):
        banner = Banner(tone, title, text)
        banner.add_action(act)
        card.body.addWidget(banner)
    return card


def toasts() -> Card:
    """Toasts."""
    card = Card("Toasts")
    card.header.addWidget(PlainLabel("8 s, stays on hover, one action", "label", "text2"))
    card.body.addWidget(Toast("ok", "212 listings sent", "Undo"))
    card.body.addWidget(Toast("bad", "1 upload failed", "Retry"))
    return card


def empties() -> Card:
    """Small empty views, by reason."""
    card = Card("Empty, by reason")
    line = QHBoxLayout()
    line.setSpacing(px(8))
    for icon, title, text, act in (
        ("search", "Nothing matches", "3 filters are on.", "Clear filters"),
        ("cloud-off", "Offline", "As of 2 min ago.", "Try now"),
        ("lock", "Not permitted", "The token may not read orders.", "Change token"),
    ):
        well = Card(kind="well")
        view = EmptyView(title, text, icon_name=icon, small=True)
        view.add_link(act)
        layout = well.layout()
        assert layout is not None
        layout.setContentsMargins(0, 0, 0, 0)
        view_layout = view.layout()
        assert view_layout is not None
        view_layout.setContentsMargins(px(8), px(8), px(8), px(4))
        well.body.addWidget(view)
        line.addWidget(well, 1)
    card.body.addLayout(line)
    return card


def waterfall() -> Card:
    """What is left of one sale, well and badly."""
    card = Card("What is left of one sale")
    good, bad = NetWaterfall(), NetWaterfall(name="net_two")
    good.set_steps(
        (
            WaterfallStep("Price", 129900, "$1,299.00", "barPrice"),
            WaterfallStep("Charge 11.5 %", -14939, "−$149.39", "barCharge"),
            WaterfallStep("Shipping", -11200, "−$112.00", "barShip"),
        ),
        WaterfallStep("Net", 103761, "$1,037.61", "okBar"),
    )
    bad.set_steps(
        (
            WaterfallStep("Price", 5000, "$50.00", "barPrice"),
            WaterfallStep("Charge 11.5 %", -575, "−$5.75", "barCharge"),
            WaterfallStep("Shipping", -11200, "−$112.00", "barShip"),
        ),
        WaterfallStep("Net", -6775, "−$67.75", "okBar"),
    )
    card.body.addWidget(good)
    card.body.addWidget(bad)
    return card


def large_empty() -> Card:
    """An empty view that fills a page."""
    card = Card()
    view = EmptyView(
        "Your listings will appear here",
        "This shop has none yet. Whatever you start is kept on this computer and goes to the "
        "marketplace only when you send it.",
        illustration=ShopWindow(),
    )
    for icon, title, text, key in (
        ("plus", "New listing", "Type a title; the category is predicted for you.", "Ctrl+N"),
        ("table", "Import a table", "CSV or XLSX, with a preview before it is kept.", "Ctrl+I"),
        ("flask", "Fill with practice listings", "200 invented ones, to try things on.", ""),
        ("sync", "Load my listings", "Reads all of them; you can keep working.", "F5"),
    ):
        view.add_card(ActionCard(icon, title, text, key))
    view.add_link("What the columns and colours mean", "help")
    card.body.addWidget(SkeletonRows(3))
    card.body.addWidget(view)
    return card
