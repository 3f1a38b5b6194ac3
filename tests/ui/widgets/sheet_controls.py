"""The upper part of the component sheet: what is pressed, typed into and read."""

from __future__ import annotations

from decimal import Decimal

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from app.editing.number_locale import number_locale
from app.ui.look.chips import chip_for_state
from app.ui.look.text import PlainLabel
from app.ui.look.type_scale import px
from app.ui.texts.money import format_cents, format_difference, format_money, format_percent
from app.ui.widgets.card import Card, Divider
from app.ui.widgets.display.chip import Chip
from app.ui.widgets.flow import FlowLayout
from app.ui.widgets.inputs.buttons import (
    Button,
    DangerButton,
    GhostButton,
    IconButton,
    LinkButton,
    PrimaryButton,
)
from app.ui.widgets.inputs.check import CheckBox, RadioButton
from app.ui.widgets.inputs.combo import Combo
from app.ui.widgets.inputs.field_label import FieldLabel, FieldNote
from app.ui.widgets.inputs.fields import LineEdit, LongText
from app.ui.widgets.inputs.number_unit import NumberUnit
from app.ui.widgets.inputs.removable_chip import ValueToken
from app.ui.widgets.inputs.search_box import SearchBox
from app.ui.widgets.inputs.segmented import Segmented
from app.ui.widgets.inputs.token_field import TokenField
from app.ui.widgets.key_cap import KeyCaps
from app.ui.widgets.tabs import ViewTab, ViewTabs


def pose(widget: QWidget, state: str) -> QWidget:
    """Make ``widget`` look hovered or focused in a picture, where there is no pointer and one
    focus."""
    if state == "disabled":
        widget.setEnabled(False)
    elif state != "rest":
        widget.setProperty("posed", state)
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
            LinkButton("Show the request", "eye"),
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
        label = PlainLabel(name, "label_strong", "text2")
        top = Qt.AlignmentFlag.AlignTop
        grid.addWidget(label, place, 0, top if note else Qt.AlignmentFlag.AlignVCenter)
        if note is None:
            grid.addWidget(widget, place, 1)
        else:
            box = QVBoxLayout()
            box.setSpacing(px(4))
            box.addWidget(widget)
            line = FieldNote(card)
            line.show_note(*note)
            box.addWidget(line)
            grid.addLayout(box, place, 1)
            label.setMinimumHeight(px(32))
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
    said = Segmented(((True, "Yes"), (False, "No"), (None, "Not set")))
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
    """Check boxes and radio buttons."""
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
    card.body.addLayout(row(chosen, other, None, gap=12))
    return card


def money() -> Card:
    """Amounts of two sites."""
    card = Card("Money, numbers, dates")
    grid = QGridLayout()
    for at, (site, currency) in enumerate((("MX", "MXN"), ("AR", "ARS"))):
        locale = number_locale("es", site)
        words = (
            format_money(Decimal("45999.00") if at else Decimal(1299), currency, locale),
            format_cents(-551988 if at else -14939, currency, locale),
            format_difference(Decimal("92.04"), currency, locale),
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
        ValueToken("paused", "status is"),
        ValueToken("$500.00", "price above"),
        pose(ValueToken("has warnings"), "focus"),
    )
    card.body.addLayout(row(*tokens, None))
    box = SearchBox("Add words or a filter", "Ctrl+F")
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
            ViewTab("well", "Selling well", "1,284"),
        ]
    )
    tabs.set_current("well")
    line = QVBoxLayout()
    line.setSpacing(0)
    line.addWidget(tabs)
    line.addWidget(Divider())
    card.body.addLayout(line)
    card.body.addWidget(
        PlainLabel("A dot after the name: the view was changed and not saved.", "label", "text2")
    )
    return card
