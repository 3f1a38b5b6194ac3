"""The dialog of charges that a seller pays instead of those in the site's table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.domain.vocabulary import ListingTypeId
from app.engine.costs.figures_journal import OwnCharge
from app.engine.costs.figures_table import CostsError, read_figure
from app.ui.costs.figure_words import column_title, problem_text
from app.ui.look.text import ElidedLabel, PlainLabel, one_line
from app.ui.look.type_scale import px
from app.ui.texts.code_names import LISTING_TYPE, code_name
from app.ui.texts.money import format_money, format_percent
from app.ui.widgets.inputs.buttons import Button, IconButton, PrimaryButton
from app.ui.widgets.inputs.combo import Combo
from app.ui.widgets.inputs.fields import LineEdit

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from app.ui.texts.form_context import FormContext

_AMOUNTS = ("from_price", "rate", "fixed")


class ChargesSheet(QDialog):
    """A dialog that lists the charges of a site; ``changed`` carries the new list."""

    changed = Signal(object)

    def __init__(
        self,
        site_id: str,
        categories: Mapping[str, str],
        context: FormContext,
        parent: QWidget,
    ) -> None:
        """Show charges of ``site_id``; ``categories`` has the names of known ones by id."""
        super().__init__(parent)
        self.setObjectName("charges_sheet")
        self.setWindowTitle(self.tr("Own charges"))
        self._site_id, self._categories, self._context = site_id, categories, context
        self._charges: tuple[OwnCharge, ...] = ()
        self._category = Combo(self, editable=True, name="charge_category")
        self._category.setAccessibleName(self.tr("Category"))
        self._category.addItem(self.tr("Every category"), "")
        for category_id, name in categories.items():
            self._category.addItem(f"{one_line(name)} · {category_id}", category_id)
        self._type = Combo(self, name="charge_type")
        self._type.setAccessibleName(self.tr("Listing type"))
        self._type.addItem(self.tr("Every type"), "")
        for kind in ListingTypeId:
            self._type.addItem(code_name(LISTING_TYPE, kind), kind.value)
        self.fields = {
            name: LineEdit("" if name == "rate" else "0", self, right=True, name=f"charge_{name}")
            for name in _AMOUNTS
        }
        for name, field in self.fields.items():
            field.setAccessibleName(column_title(name))
            field.setMaxLength(24)
            field.returnPressed.connect(self._add)
        self._problem = PlainLabel("", "label", "bad", self, wrap=True)
        self._problem.hide()
        self._lay_out()
        self.resize(px(720), px(520))
        self.fields["rate"].setFocus()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(px(24), px(20), px(24), px(16))
        column.setSpacing(px(10))
        column.addWidget(PlainLabel(self.windowTitle(), "view_title", "text", self))
        says = self.tr(
            "They count in the place of the site’s table: for a category and those below it, from a"
            " price on, up to the next step."
        )
        column.addWidget(PlainLabel(says, "body", "text2", self, wrap=True))
        self._rows = QGridLayout()
        self._rows.setHorizontalSpacing(px(12))
        self._rows.setVerticalSpacing(px(4))
        self._rows.setColumnStretch(0, 1)
        inner = QWidget()
        inner.setProperty("background", "surface")
        frame = QVBoxLayout(inner)
        frame.setContentsMargins(px(12), px(8), px(12), px(8))
        frame.addLayout(self._rows)
        frame.addStretch(1)
        area = QScrollArea(self)
        area.setObjectName("charges_list")
        area.setFrameShape(QFrame.Shape.StyledPanel)
        area.setWidgetResizable(True)
        area.setWidget(inner)
        self._inner = inner
        column.addWidget(area, 1)
        column.addWidget(PlainLabel(self.tr("Another charge"), "label_strong", "text", self))
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(8))
        grid.setVerticalSpacing(px(4))
        grid.setColumnStretch(0, 3)
        grid.setColumnStretch(1, 2)
        heads = (self.tr("Category"), self.tr("Listing type"), *map(column_title, _AMOUNTS))
        for at, (head, field) in enumerate(
            zip(heads, (self._category, self._type, *self.fields.values()), strict=True)
        ):
            grid.addWidget(PlainLabel(head, "label", "text2", self), 0, at)
            grid.addWidget(field, 1, at)
            if at > 1:
                field.setMaximumWidth(px(110))
        column.addLayout(grid)
        column.addWidget(self._problem)
        foot = QHBoxLayout()
        foot.setSpacing(px(8))
        foot.addStretch(1)
        close = Button(self.tr("Close"), "", self, name="charges_close")
        close.clicked.connect(self.accept)
        add = PrimaryButton(self.tr("Add"), "plus", self, name="charge_add")
        add.clicked.connect(self._add)
        foot.addWidget(close)
        foot.addWidget(add)
        column.addLayout(foot)

    def show_charges(self, charges: Sequence[OwnCharge]) -> None:
        """Show these charges; those of another site are kept unchanged."""
        self._charges = tuple(charges)
        while (entry := self._rows.takeAt(0)) is not None:
            widget = entry.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        mine = [one for one in charges if one.site_id == self._site_id]
        for at, one in enumerate(sorted(mine, key=lambda c: (c.place, c.from_price))):
            for place, text in enumerate(self._words(one)):
                label = ElidedLabel(text, "body", "text", self._inner)
                self._rows.addWidget(label, at, place)
            remove = IconButton("trash", self.tr("Take it back"), self._inner, size=28)
            remove.clicked.connect(lambda _on=False, gone=one: self._remove(gone))
            self._rows.addWidget(remove, at, 4, Qt.AlignmentFlag.AlignRight)
        if not mine:
            none = self.tr("The site’s table counts: no own charge is given.")
            self._rows.addWidget(PlainLabel(none, "body", "text2", self._inner, wrap=True), 0, 0)

    def _words(self, one: OwnCharge) -> tuple[str, ...]:
        context = self._context
        place = one_line(self._categories.get(one.category_id, one.category_id))
        kind = code_name(LISTING_TYPE, one.listing_type_id) if one.listing_type_id else ""
        start = format_money(one.from_price, context.currency_id, context.locale)
        paid = format_percent(one.rate, context.locale, 2)
        if one.fixed:
            paid += f" + {format_money(one.fixed, context.currency_id, context.locale)}"
        return (
            place or self.tr("Every category"),
            kind or self.tr("Every type"),
            self.tr("from {price}").format(price=start),
            paid,
        )

    def _add(self) -> None:
        locale = self._context.locale
        try:
            # A share is parsed like a tax: in percent, below 100.
            share = read_figure("tax", self.fields["rate"].text(), locale)
        except CostsError as problem:
            values = {**problem.values, "name": column_title("rate")}
            self._say(problem_text(CostsError(problem.code, **values)))
            return
        try:
            start, fixed = (
                read_figure(name, self.fields[name].text() or "0", locale)
                for name in ("from_price", "fixed")
            )
        except CostsError as problem:
            self._say(problem_text(problem))
            return
        category_id = self._chosen_category()
        if category_id is None:
            self._say(self.tr("Unknown category: choose one of the list"))
            return
        made = OwnCharge(
            self._site_id, category_id, str(self._type.currentData() or ""), start, share, fixed
        )
        same = (made.place, made.from_price)
        rest = [one for one in self._charges if (one.place, one.from_price) != same]
        self._say("")
        self.fields["rate"].clear()
        self._change((*rest, made))

    def _chosen_category(self) -> str | None:
        """Return the id of the selected or typed category, ``None`` if it is unknown."""
        text = self._category.currentText().strip()
        at = self._category.findText(text)
        if at >= 0:
            return str(self._category.itemData(at))
        return text.upper() if text.upper() in self._categories else None

    def _remove(self, gone: OwnCharge) -> None:
        self._change(tuple(one for one in self._charges if one != gone))

    def _change(self, charges: tuple[OwnCharge, ...]) -> None:
        before = self._charges
        self.show_charges(charges)
        self.changed.emit((before, charges))

    def _say(self, text: str) -> None:
        self._problem.setText(text)
        self._problem.setVisible(bool(text))
