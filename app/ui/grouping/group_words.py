"""Titles of groups and of the columns used for grouping, in the window's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from app.ui.look.chips import chip_for_state
from app.ui.look.text import one_line, quoted
from app.ui.look.translation import Words
from app.ui.texts.catalog_text import UNKNOWN, reading_locale
from app.ui.texts.code_names import LISTING_TYPE, code_name

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.engine.catalog.grouping import ListingGroup
    from app.ui.listings.table.cell_text import CellText

GroupWords: Final = Words("GroupWords")

COLUMN_TITLES: Final[Mapping[str, object]] = {
    "status": QT_TRANSLATE_NOOP("GroupColumn", "Status"),
    "listing_type": QT_TRANSLATE_NOOP("GroupColumn", "Listing type"),
    "currency": QT_TRANSLATE_NOOP("GroupColumn", "Currency"),
    "category": QT_TRANSLATE_NOOP("GroupColumn", "Category"),
    "free_shipping": QT_TRANSLATE_NOOP("GroupColumn", "Free shipping"),
    "variations": QT_TRANSLATE_NOOP("GroupColumn", "Variations"),
    "warnings": QT_TRANSLATE_NOOP("GroupColumn", "Warnings"),
    "below_floor": QT_TRANSLATE_NOOP("GroupColumn", "Below the least price"),
    "price": QT_TRANSLATE_NOOP("GroupColumn", "Price"),
    "net": QT_TRANSLATE_NOOP("GroupColumn", "Net"),
    "margin": QT_TRANSLATE_NOOP("GroupColumn", "Margin"),
    "stock": QT_TRANSLATE_NOOP("GroupColumn", "Stock"),
    "sold": QT_TRANSLATE_NOOP("GroupColumn", "Sold"),
    "health": QT_TRANSLATE_NOOP("GroupColumn", "Health"),
    "updated": QT_TRANSLATE_NOOP("GroupColumn", "Updated"),
}
_MONEY, _SHARES = ("price", "net"), ("margin",)


def column_title(column: str) -> str:
    """Return the title of a column used for grouping."""
    return QCoreApplication.translate("GroupColumn", str(COLUMN_TITLES[column]))


def group_title(
    column: str, group: ListingGroup, text: CellText, categories: Mapping[str, str]
) -> str:
    """Return the title of a group; ``categories`` are category names by id."""
    if group.low is not None or group.high is not None:
        return _band(column, group, text)
    value = group.value
    if value is None or value == "":
        return GroupWords.tr("Not known")
    match column:
        case "status":
            return chip_for_state(value).text
        case "listing_type":
            return code_name(LISTING_TYPE, value)
        case "category":
            return one_line(categories.get(value) or quoted(value))
        case "free_shipping" | "variations" | "warnings" | "below_floor":
            return GroupWords.tr("Yes") if value == "1" else GroupWords.tr("No")
        case "updated":
            return _month(value)
    return quoted(value)


def _band(column: str, group: ListingGroup, text: CellText) -> str:
    money = group.sums.currency_id

    def figure(number: int) -> str:
        if column in _MONEY:
            return text.money(number, money)
        return text.share(number) if column in _SHARES else text.number(number)

    low, high = group.low, group.high
    if low is None:
        words = GroupWords.tr("less than {high}")
    elif high is None:
        words = GroupWords.tr("{low} and more")
    elif high - low == 1:
        return figure(low)
    else:
        # The last amount in the band; the next amount begins the next band.
        words, high = GroupWords.tr("{low} – {high}"), high - 1
    words = words.replace("{low}", UNKNOWN if low is None else figure(low))
    return words.replace("{high}", UNKNOWN if high is None else figure(high))


def _month(value: str) -> str:
    from PySide6.QtCore import QDate, Qt

    date = QDate.fromString(f"{value}-01", Qt.DateFormat.ISODate)
    month = reading_locale().standaloneMonthName(date.month())
    return f"{month} {date.year()}"
