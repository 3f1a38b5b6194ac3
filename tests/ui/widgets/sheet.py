"""The component sheet: every widget in every state, as a window to be looked at."""

from __future__ import annotations

import argparse
import sys
from decimal import Decimal
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.ui import theme
from app.ui.application import create_application
from app.ui.chips import chip_for_state
from app.ui.icons import exact_pixmap
from app.ui.paint import (
    RIGHT,
    fill_round,
    outline,
    paint_chip,
    paint_health,
    paint_money,
    paint_text,
    paint_thumbnail,
)
from app.ui.text import PlainLabel
from app.ui.theme import ROLES, color
from app.ui.type_scale import SCALE, px
from app.ui.widgets.banner import Banner
from app.ui.widgets.buttons import (
    Button,
    DangerButton,
    DangerLineButton,
    GhostButton,
    IconButton,
    LinkButton,
    PrimaryButton,
)
from app.ui.widgets.card import Card, Divider
from app.ui.widgets.check import CheckBox, RadioButton, paint_check
from app.ui.widgets.chip import Chip
from app.ui.widgets.combo import Combo
from app.ui.widgets.empty import ActionCard, EmptyView
from app.ui.widgets.field_label import FieldLabel, FieldNote
from app.ui.widgets.fields import LineEdit, LongText
from app.ui.widgets.flow import FlowLayout
from app.ui.widgets.illustration import AppMark, ShopWindow
from app.ui.widgets.key_cap import KeyCaps
from app.ui.widgets.money import format_difference, format_money, format_percent
from app.ui.widgets.number_unit import NumberUnit
from app.ui.widgets.progress import JobLine, StateBar
from app.ui.widgets.search_box import SearchBox
from app.ui.widgets.segmented import YesNoNotSaid
from app.ui.widgets.skeleton import SkeletonRows, paint_bone, paint_skeleton_title
from app.ui.widgets.switch import Switch
from app.ui.widgets.tabs import ViewTab, ViewTabs
from app.ui.widgets.toast import Toast
from app.ui.widgets.token import Token
from app.ui.widgets.token_field import TokenField
from app.ui.widgets.waterfall import NetWaterfall, WaterfallStep


def pose(widget: QWidget, state: str) -> QWidget:
    """Make ``widget`` look hovered or focused in a picture, where there is no pointer and one
    focus."""
    if state == "disabled":
        widget.setEnabled(False)
    elif state == "hover":
        widget.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    elif state == "focus":
        widget.setProperty("posed", True)
    return widget


def row(*widgets: QWidget | None, gap: int = 8) -> QHBoxLayout:
    """Widgets side by side; ``None`` is a stretch."""
    layout = QHBoxLayout()
    layout.setSpacing(px(gap))
    for widget in widgets:
        if widget is None:
            layout.addStretch(1)
        else:
            layout.addWidget(widget)
    return layout


def buttons() -> Card:
    """Buttons in their states."""
    card = Card("Buttons")
    grid = QGridLayout()
    grid.setSpacing(px(8))
    kinds = (
        (PrimaryButton, "Primary", "Send", "send"),
        (Button, "Secondary", "Edit", "pencil"),
        (GhostButton, "Quiet", "Discard", ""),
    )
    for at, (kind, name, text, icon) in enumerate(kinds):
        grid.addWidget(PlainLabel(name, "label", "text2"), at, 0)
        for column, state in enumerate(("rest", "hover", "focus", "disabled"), 1):
            grid.addWidget(pose(kind(text, icon), state), at, column)
    for column, state in enumerate(("rest", "hover", "focus", "disabled"), 1):
        label = PlainLabel(state, "caption", "text2")
        grid.addWidget(label, 3, column, Qt.AlignmentFlag.AlignHCenter)
    card.body.addLayout(grid)
    card.body.addLayout(
        row(
            DangerButton("Close 43 listings", "x-circle"),
            DangerLineButton("Delete draft", "trash"),
            LinkButton("Show the call", "eye"),
            None,
        )
    )
    on = IconButton("columns", "Columns", checkable=True)
    on.setChecked(True)
    card.body.addLayout(
        row(
            IconButton("sync", "Sync", key="F5"),
            pose(IconButton("filter", "Filter"), "hover"),
            on,
            pose(IconButton("undo", "Undo", key="Ctrl+Z"), "focus"),
            pose(IconButton("redo", "Redo"), "disabled"),
            PlainLabel("rest, hover, on, focus, disabled", "caption", "text2"),
            None,
            gap=6,
        )
    )
    return card


def fields() -> Card:
    """Fields in their states."""
    card = Card("Fields and their states")
    grid = QGridLayout()
    grid.setHorizontalSpacing(px(12))
    grid.setVerticalSpacing(px(8))
    grid.setColumnMinimumWidth(0, px(68))
    place = 0

    def add(name: str, widget: QWidget, note: tuple[str, str, str] | None = None) -> None:
        nonlocal place
        grid.addWidget(PlainLabel(name, "label_strong", "text2"), place, 0)
        if note is None:
            grid.addWidget(widget, place, 1)
        else:
            box = QVBoxLayout()
            box.setSpacing(px(4))
            box.addWidget(widget)
            line = FieldNote()
            line.show_note(*note)
            box.addWidget(line)
            grid.addLayout(box, place, 1)
            label = grid.itemAtPosition(place, 0)
            assert label is not None
            label.setAlignment(Qt.AlignmentFlag.AlignTop)
            label.widget().setMinimumHeight(px(32))
        place += 1

    title = "Lámpara de mesa Lirio"
    add("Rest", LineEdit(title))
    add("Focus", pose(LineEdit(title), "focus"))
    changed = LineEdit("$749.00")
    changed.set_state("changed")
    add("Changed", changed)
    red = LineEdit(placeholder="Weight")
    red.set_state("error")
    add("Red", red, ("error", "Required in this category", ""))
    amber = NumberUnit(("mm", "cm"))
    amber.set_value("9", "")
    amber.set_state("warn")
    add("Amber", amber, ("warn", "“9” would be dropped", "9 mm"))
    locked = LineEdit("New")
    locked.set_state("locked")
    add("Locked", locked, ("locked", "Locked since the first sale", ""))
    add("Disabled", pose(LineEdit("not in this category"), "disabled"))
    combo = Combo()
    combo.addItem("Garantía del vendedor")
    add("List", combo)
    several = TokenField(("Baño", "Cocina", "Sala"))
    several.set_values(["Baño", "Cocina"])
    add("Several", several)
    said = YesNoNotSaid()
    said.set_value(False)
    add("Yes or no", said)
    both = LineEdit("12,5")
    both.set_state("error", changed=True)
    add("Both", both)
    locked_list = Combo()
    locked_list.addItem("Clásica")
    locked_list.set_state("locked")
    add("Locked list", locked_list)
    card.body.addLayout(grid)
    label = FieldLabel("Thickness", required=True)
    label.set_changed(True)
    label.set_counter("61 of 60", over=True)
    card.body.addWidget(label)
    text = LongText(lines=3)
    text.set_text("Porcelanato pulido.\nCaja de 1.44 m².")
    card.body.addWidget(text)
    return card


def choices() -> Card:
    """Check boxes, radio buttons, switches."""
    card = Card("Choices")
    checked, some, off = CheckBox("Checked"), CheckBox("Some"), CheckBox("Unchecked")
    checked.setChecked(True)
    some.setTristate(True)
    some.setCheckState(Qt.CheckState.PartiallyChecked)
    card.body.addLayout(
        row(checked, off, some, pose(CheckBox("Disabled"), "disabled"), None, gap=12)
    )
    chosen, other = RadioButton("Chosen"), RadioButton("Not chosen")
    chosen.setChecked(True)
    on, out = Switch("on"), Switch("off")
    on.setChecked(True)
    card.body.addLayout(
        row(chosen, other, on, out, pose(Switch("disabled"), "disabled"), None, gap=12)
    )
    return card


def money() -> Card:
    """Amounts of two sites."""
    card = Card("Money, numbers, dates")
    grid = QGridLayout()
    for at, (site, currency, locale) in enumerate((("MX", "MXN", "es_MX"), ("AR", "ARS", "es_AR"))):
        words = (
            format_money(Decimal("45999.00") if at else Decimal(1299), currency, locale),
            format_money(-551988 if at else -14939, currency, locale),
            format_difference(9204, currency, locale),
            format_percent(Decimal("0.115"), locale),
        )
        grid.addWidget(PlainLabel(site, "label_strong", "text2"), at, 0)
        for column, text in enumerate(words, 1):
            label = PlainLabel(text, "body", "text")
            label.setAlignment(Qt.AlignmentFlag.AlignRight)
            grid.addWidget(label, at, column)
    card.body.addLayout(grid)
    card.body.addWidget(PlainLabel("Minus is U+2212; figures have one width.", "label", "text2"))
    return card


def legend() -> Card:
    """Every state."""
    card = Card("State legend")
    for states in (
        (
            "active",
            "paused",
            "out_of_stock",
            "under_review",
            "waiting_for_patch",
            "payment_required",
            "not_yet_active",
            "closed",
            "draft",
        ),
        ("sent", "waiting", "conflict", "unknown", "refused", "undone", "practice"),
    ):
        holder = QWidget()
        flow = FlowLayout(holder, gap=px(8))
        for state in states:
            flow.addWidget(Chip(chip_for_state(state)))
        card.body.addWidget(holder)
        if states[0] == "active":
            card.body.addWidget(Divider())
    return card


def filters() -> Card:
    """Tokens, the search box, key caps, tabs."""
    card = Card("Filters, keys, tabs")
    tokens = (
        Token("paused", "status is"),
        Token("$500.00", "price above"),
        pose(Token("has warnings"), "focus"),
    )
    card.body.addLayout(row(*tokens, None))
    box = SearchBox("Add words or a filter", "Ctrl+F")
    box.add_token("status", "status is", "paused")
    box.set_words("lámpara")
    card.body.addWidget(pose(box, "focus"))
    card.body.addWidget(SearchBox("Search listings, or type a filter", "Ctrl+F", name="search_two"))
    card.body.addLayout(
        row(
            KeyCaps("Ctrl+K"),
            PlainLabel("palette", "label", "text2"),
            KeyCaps("F2"),
            PlainLabel("edit cell", "label", "text2"),
            KeyCaps("Ctrl+D"),
            PlainLabel("fill down", "label", "text2"),
            None,
        )
    )
    tabs = ViewTabs()
    tabs.set_tabs(
        [
            ViewTab("all", "All", "41,210"),
            ViewTab("paused", "Paused", "2,117"),
            ViewTab("well", "Selling well", "1,284", dot=True),
        ]
    )
    tabs.set_current("well")
    card.body.addWidget(tabs)
    card.body.addWidget(Divider())
    card.body.addWidget(
        PlainLabel("A dot after the name: the view was changed and not saved.", "label", "text2")
    )
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


class TableStates(QWidget):
    """Rows of a table as the delegates paint them."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(px(30) + px(36) * 8)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName("Table states")

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide = self.width()
        painter.fillRect(0, 0, wide, px(30), color("sunken"))
        paint_check(painter, QRect(px(8), 0, px(28), px(30)), Qt.CheckState.PartiallyChecked)
        head = QRect(px(46), 0, px(120), px(30))
        paint_text(painter, head, "Title", use="label_strong", role="text")
        paint_text(
            painter, QRect(px(172), 0, px(80), px(30)), "Status", use="label_strong", role="text2"
        )
        paint_text(
            painter,
            QRect(wide - px(90), 0, px(80), px(30)),
            "Price",
            use="label_strong",
            role="text2",
            align=RIGHT,
        )
        painter.fillRect(0, px(30) - 1, wide, 1, color("border"))
        rows = (
            ("Rest", "TAZ-BAR-350", "active", "$189.00", 92),
            ("Hover", "LIB-9786", "active", "$345.00", 71),
            ("Selected", "TEN-27A", "paused", "$1,299.00", 38),
            ("Not sent yet", "HER-17", "active", "$629.00", 50),
            ("Current cell", "LAM-LIR-01", "active", "$749.00", 100),
            ("Closed", "LOS-4545", "closed", "$312.00", 0),
        )
        for at, (name, code, state, price, health) in enumerate(rows):
            self._row(painter, at, name, code, state, price, health)
        for at in (6, 7):
            rect = QRect(px(46), px(30) + px(36) * at, px(120), px(36))
            paint_skeleton_title(painter, rect, at)
            paint_bone(painter, QRect(px(172), rect.y(), px(64), px(36)))
            paint_bone(painter, QRect(wide - px(70), rect.y(), px(58), px(36)))
        painter.end()

    def _row(
        self, painter: QPainter, at: int, name: str, code: str, state: str, price: str, health: int
    ) -> None:
        wide, top, tall = self.width(), px(30) + px(36) * at, px(36)
        selected = name == "Selected"
        ground = {"Hover": "hover", "Selected": "selected"}.get(name, "surface")
        painter.fillRect(0, top, wide, tall, color(ground))
        painter.fillRect(0, top + tall - 1, wide, 1, color("border"))
        if selected:
            painter.fillRect(0, top, 3, tall, color("accent"))
        check = Qt.CheckState.Checked if selected else Qt.CheckState.Unchecked
        paint_check(painter, QRect(px(8), top, px(28), tall), check)
        picture = QPixmap(56, 56)
        picture.fill(color("barCharge"))
        paint_thumbnail(
            painter, QRect(px(46), top + px(4), px(28), px(28)), picture, paler=name == "Closed"
        )
        role = "text3" if name == "Closed" else "text"
        paint_text(
            painter, QRect(px(84), top + px(2), px(130), px(17)), name, use="body_strong", role=role
        )
        paint_text(
            painter, QRect(px(84), top + px(18), px(130), px(15)), code, use="caption", role="text3"
        )
        paint_chip(painter, QRect(px(172), top, px(100), tall), chip_for_state(state))
        paint_health(painter, QRect(px(262), top, px(58), tall), health)
        cell = QRect(wide - px(86), top, px(86), tall - 1)
        if name == "Not sent yet":
            painter.fillRect(cell, color("pending"))
            paint_money(painter, cell.adjusted(0, 0, -px(10), 0), price, old="$599.00")
        else:
            paint_money(painter, cell.adjusted(0, 0, -px(10), 0), price, role=role)
        if name == "Current cell":
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
            outline(painter, cell.toRectF(), 1, "focus", 2)


def table() -> Card:
    """Table cells."""
    card = Card("Table states")
    card.body.addWidget(TableStates())
    card.body.addWidget(PlainLabel("Last two: rows still being read.", "label", "text2"))
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
        "Your listings will be here",
        "This shop has none yet. Whatever you start is kept on this "
        "computer and goes to the marketplace only when you send it.",
        illustration=ShopWindow(),
    )
    view.add_card(
        ActionCard(
            "plus", "New listing", "Type a title; the category is predicted for you.", "Ctrl+N"
        )
    )
    view.add_card(
        ActionCard(
            "table",
            "Import a table",
            "CSV or XLSX, with a preview before anything is kept.",
            "Ctrl+I",
        )
    )
    view.add_card(
        ActionCard("flask", "Fill with practice listings", "200 invented ones, to try things on.")
    )
    view.add_card(
        ActionCard("sync", "Bring my listings", "Reads all of them; you may work meanwhile.", "F5")
    )
    view.add_link("What the columns and colours mean", "help")
    card.body.addWidget(SkeletonRows(3))
    card.body.addWidget(view)
    return card


def type_scale_card() -> Card:
    """The type scale."""
    card = Card("Type")
    holder = QWidget()
    flow = FlowLayout(holder, gap=px(24))
    for use in SCALE:
        flow.addWidget(PlainLabel(f"{use} 1,234", use))
    card.body.addWidget(holder)
    return card


class Swatches(QWidget):
    """Every colour role with its name."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(px(60) * 5)
        self.setAccessibleName("Colour roles")

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide = self.width() // 12
        for at, role in enumerate(ROLES):
            place = QRect(at % 12 * wide, at // 12 * px(60), wide - px(8), px(28))
            fill_round(painter, place.toRectF(), px(4), role)
            outline(painter, place.toRectF(), px(4), "field")
            name = QRect(place.x(), place.bottom() + px(2), wide, px(14))
            paint_text(painter, name, role, use="caption")
            paint_text(
                painter,
                name.translated(0, px(13)),
                theme.current().hex(role),
                use="caption",
                role="text3",
            )
        painter.end()


class IconSheet(QWidget):
    """Every icon with its name."""

    def __init__(self, names: list[str]) -> None:
        super().__init__()
        self._names = names
        self.setFixedHeight(px(52) * -(-len(names) // 16))
        self.setAccessibleName("Icons")

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        wide = self.width() // 16
        for at, name in enumerate(self._names):
            place = QPoint(at % 16 * wide, at // 16 * px(52))
            drawn = exact_pixmap(name, "text", px(20), self.devicePixelRatio())
            painter.drawPixmap(place + QPoint(wide // 2 - px(10), 0), drawn)
            rect = QRect(place.x(), place.y() + px(22), wide, px(14))
            paint_text(
                painter,
                rect,
                name[:13],
                use="caption",
                role="text2",
                align=Qt.AlignmentFlag.AlignHCenter,
            )
        painter.end()


def build_sheet() -> QWidget:
    """The whole sheet as one window."""
    window = QWidget()
    window.setObjectName("sheet")
    window.setProperty("ground", "window")
    window.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    window.setFixedWidth(px(1440))
    outer = QVBoxLayout(window)
    outer.setContentsMargins(px(24), px(16), px(24), px(24))
    outer.setSpacing(px(16))
    words = QVBoxLayout()
    words.setSpacing(0)
    words.addWidget(PlainLabel("Vitrina components", "view_title"))
    words.addWidget(PlainLabel(f"{theme.current().name} theme", "label", "text2"))
    top = row(AppMark(40), gap=12)
    top.addLayout(words)
    top.addStretch(1)
    outer.addLayout(top)
    columns = QHBoxLayout()
    columns.setSpacing(px(16))
    for width, cards in (
        (470, (buttons, fields, choices, money)),
        (450, (legend, filters, jobs, banners, toasts)),
        (440, (table, empties, waterfall, type_scale_card)),
    ):
        column = QVBoxLayout()
        column.setSpacing(px(16))
        for card in cards:
            column.addWidget(card())
        column.addStretch(1)
        columns.addLayout(column, width)
    outer.addLayout(columns)
    outer.addWidget(large_empty())
    for title, widget in (
        ("Colour roles", Swatches()),
        ("Icons", IconSheet(icon_names())),
    ):
        card_ = Card(title)
        card_.body.addWidget(widget)
        outer.addWidget(card_)
    return window


def draw_sheet(window: QWidget) -> QPixmap:
    """The picture of a sheet that is shown; what was posed as focused is drawn with the focus."""
    layout = window.layout()
    assert layout is not None
    window.setFixedHeight(layout.totalHeightForWidth(window.width()))
    for _turn in range(3):
        QApplication.processEvents()
    picture = window.grab()
    painter = QPainter(picture)
    for widget in window.findChildren(QWidget):
        if widget.property("posed"):
            widget.setFocus()
            QApplication.processEvents()
            painter.drawPixmap(widget.mapTo(window, QPoint(0, 0)), widget.grab())
    painter.end()
    return picture


def icon_names() -> list[str]:
    """Every drawing that ships, but the program's own mark."""
    from app.paths import resource

    return sorted(path.stem for path in resource("icons").glob("*.svg") if path.stem != "vitrina")


def main() -> int:
    """Draw the sheet into a file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--theme", default="light", choices=("light", "dark"))
    parser.add_argument("--contrast", action="store_true")
    parser.add_argument("--out", type=Path, required=True)
    wanted = parser.parse_args()
    app = create_application(sys.argv[:1], wanted.theme)
    if wanted.contrast:
        theme.apply_theme(app, theme.Theme(wanted.theme, contrast=True))
    window = build_sheet()
    window.show()
    saved = draw_sheet(window).save(str(wanted.out))
    return 0 if saved else 1


if __name__ == "__main__":
    sys.exit(main())
