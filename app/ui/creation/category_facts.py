"""The requirements of a category, and the effect on a draft, shown before it is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from app.domain.vocabulary import AttributeTag
from app.editing.form.form_gaps import gap_of
from app.editing.numbers import format_number
from app.editing.sentences.code_names import BUYING_MODE, CONDITION, SHIPPING_MODE
from app.ui.creation.category_settings import presence_text, setting_lines
from app.ui.look.chips import ChipStyle
from app.ui.look.text import PlainLabel, one_line
from app.ui.look.translation import Words
from app.ui.look.type_scale import px
from app.ui.texts.code_names import code_name
from app.ui.texts.short_numbers import short_number
from app.ui.widgets.card import Divider
from app.ui.widgets.display.chip import Chip
from app.ui.widgets.icon_label import IconLabel

if TYPE_CHECKING:
    from app.domain.models.attribute import AttributeDefinition
    from app.domain.models.category import Category
    from app.editing.number_locale import NumberLocale

Facts = Words("Facts")
UNKNOWN: Final = "–"
_MOST_NAMED = 5


def can_list(category: Category) -> bool:
    """Return whether a listing can be put into a category: a leaf that permits it."""
    return category.limits.listing_allowed is not False and not category.children_categories


def path_text(category: Category) -> str:
    """Return the names of a category's path, as one text."""
    return one_line(category.path_names)


class MoveOutcome(NamedTuple):
    """The names of attributes that a draft keeps in another category, and of those it loses."""

    kept: Sequence[str]
    lost: Sequence[str]


NO_OUTCOME: Final = MoveOutcome((), ())


class CategoryFacts(QScrollArea):
    """The panel beside the choice; empty until a category is shown."""

    def __init__(self, locale: NumberLocale, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._locale = locale
        self.setObjectName("category_facts")
        self.setAccessibleName(self.tr("What the category asks for"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clear()

    def clear(self, text: str = "") -> None:
        """Show ``text`` in place of a category."""
        column = self._page()
        column.addWidget(PlainLabel(text, "label", "text2", wrap=True))
        column.addStretch(1)

    def show_category(
        self,
        category: Category,
        attributes: Sequence[AttributeDefinition],
        outcome: MoveOutcome = NO_OUTCOME,
    ) -> None:
        """Show a category, and what becomes of the draft's attributes there."""
        column = self._page()
        column.addWidget(PlainLabel(category.name or category.id, "section", wrap=True))
        column.addWidget(PlainLabel(path_text(category), "label", "text2", wrap=True))
        column.addLayout(self._chips(category))
        column.addWidget(Divider())
        column.addWidget(PlainLabel(Facts.tr("What it asks for"), "heading", "text2"))
        column.addLayout(self._asked(category, attributes))
        self._add_move(column, outcome)
        column.addStretch(1)

    def _page(self) -> QVBoxLayout:
        page = QWidget()
        page.setProperty("background", "surface")
        page.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(page)
        column.setContentsMargins(px(20), px(16), px(20), px(16))
        column.setSpacing(px(8))
        self.setWidget(page)
        return column

    def _chips(self, category: Category) -> QVBoxLayout:
        if can_list(category):
            allowed = ChipStyle("ok", "check", Facts.tr("Listing allowed"))
        elif category.children_categories:
            allowed = ChipStyle("neutral", "tree", Facts.tr("Has subcategories"))
        else:
            allowed = ChipStyle("bad", "x-circle", Facts.tr("Listing not allowed"))
        row = QVBoxLayout()
        row.setSpacing(px(6))
        left = Qt.AlignmentFlag.AlignLeft
        row.addWidget(Chip(allowed, name="category_allowed"), 0, left)
        total = category.total_items_in_this_category
        if total is not None:
            count = short_number(Decimal(total), self._locale)
            text = Facts.tr("Listings: {count}").format(count=count)
            row.addWidget(Chip(ChipStyle("neutral", "tag", text)), 0, left)
        return row

    def _number(self, value: int | None) -> str:
        return UNKNOWN if value is None else format_number(value, self._locale)

    def _asked(self, category: Category, attributes: Sequence[AttributeDefinition]) -> QGridLayout:
        limits = category.limits
        open_ones = [one for one in attributes if gap_of(one) is None]
        required = [one for one in open_ones if one.is_tagged(AttributeTag.REQUIRED)]
        varied = [one for one in open_ones if one.is_tagged(AttributeTag.ALLOW_VARIATIONS)]
        rows = [
            (Facts.tr("Title at most"), _characters(limits.max_title_length)),
            (Facts.tr("Pictures at most"), self._number(limits.max_pictures_per_item)),
            (Facts.tr("Price"), _presence(limits.price)),
            (Facts.tr("Stock"), _presence(limits.stock)),
            (Facts.tr("Condition"), _codes(CONDITION, limits.item_conditions)),
            (Facts.tr("Buying mode"), _codes(BUYING_MODE, limits.buying_modes)),
            (Facts.tr("Shipping modes"), _codes(SHIPPING_MODE, limits.shipping_modes)),
            (Facts.tr("Variations by"), _names(varied)),
            (
                Facts.tr("Required attributes"),
                Facts.tr("{required} of {all}").format(
                    required=format_number(len(required), self._locale),
                    all=format_number(len(open_ones), self._locale),
                ),
            ),
            *setting_lines(limits, self._locale),
        ]
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(12))
        grid.setVerticalSpacing(px(6))
        grid.setColumnStretch(1, 1)
        for line, (label, value) in enumerate(rows):
            top = Qt.AlignmentFlag.AlignTop
            grid.addWidget(PlainLabel(label, "label", "text2", wrap=True), line, 0, top)
            shown = PlainLabel(value, "label_strong", wrap=True)
            shown.setAlignment(Qt.AlignmentFlag.AlignRight | top)
            grid.addWidget(shown, line, 1)
        return grid

    def _add_move(self, column: QVBoxLayout, outcome: MoveOutcome) -> None:
        kept, lost = outcome
        if not kept and not lost:
            return
        column.addWidget(Divider())
        column.addWidget(PlainLabel(Facts.tr("If the draft moves here"), "heading", "text2"))
        if kept:
            words = Facts.tr("%n values carry over", "", len(kept))
            column.addLayout(_line("check", "ok", words, kept))
        if lost:
            words = Facts.tr("%n values do not exist there", "", len(lost))
            column.addLayout(_line("x-circle", "bad", words, lost))


def _line(icon: str, role: str, title: str, names: Sequence[str]) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(px(8))
    row.addWidget(IconLabel(icon, role, 14), 0, Qt.AlignmentFlag.AlignTop)
    words = QVBoxLayout()
    words.setSpacing(px(1))
    words.addWidget(PlainLabel(title, "title"))
    more = len(names) - _MOST_NAMED
    text = ", ".join(one_line(name) for name in names[:_MOST_NAMED])
    text += f" +{more}" if more > 0 else ""
    words.addWidget(PlainLabel(text, "label", "text2", wrap=True))
    row.addLayout(words, 1)
    return row


def _characters(longest: int | None) -> str:
    return UNKNOWN if longest is None else Facts.tr("%n characters", "", longest)


def _presence(word: str | None) -> str:
    return presence_text(word) if word else UNKNOWN


def _codes(kind: str, codes: Sequence[str] | None) -> str:
    return UNKNOWN if not codes else ", ".join(code_name(kind, code) for code in codes)


def _names(attributes: Sequence[AttributeDefinition]) -> str:
    names = [one_line(one.name or str(one.id)) for one in attributes[:_MOST_NAMED]]
    return ", ".join(names) or UNKNOWN
