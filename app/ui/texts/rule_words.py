"""Names of the fields of the query language, and of the comparisons."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QDate

from app.engine.queries.condition_values import TIMES, Kind, Operator
from app.engine.queries.rules import Join
from app.ui.look.translation import Words
from app.ui.texts.catalog_text import reading_locale

RuleWords: Final = Words("RuleWords")
WIRE_DAY: Final = "yyyy-MM-dd"
SHOWN_DAY: Final = "d MMM yyyy"

FIELD_TITLES: Final[dict[str, object]] = {
    "status": QT_TRANSLATE_NOOP("Columns", "Status"),
    "price": QT_TRANSLATE_NOOP("Columns", "Price"),
    "stock": QT_TRANSLATE_NOOP("Columns", "Stock"),
    "sold": QT_TRANSLATE_NOOP("Columns", "Sold"),
    "net": QT_TRANSLATE_NOOP("Columns", "Net"),
    "margin": QT_TRANSLATE_NOOP("Columns", "Margin"),
    "cost": QT_TRANSLATE_NOOP("Columns", "Unit cost"),
    "floor": QT_TRANSLATE_NOOP("Columns", "Floor"),
    "below_floor": QT_TRANSLATE_NOOP("Tabs", "Below floor"),
    "health": QT_TRANSLATE_NOOP("Columns", "Health"),
    "variations": QT_TRANSLATE_NOOP("Columns", "Variations"),
    "warnings": QT_TRANSLATE_NOOP("Columns", "Warnings"),
    "age": QT_TRANSLATE_NOOP("RuleWords", "Unchanged for"),
    "updated": QT_TRANSLATE_NOOP("Columns", "Updated"),
    "title": QT_TRANSLATE_NOOP("Columns", "Title"),
    "sku": QT_TRANSLATE_NOOP("Columns", "Own code"),
    "id": QT_TRANSLATE_NOOP("Columns", "Listing ID"),
    "category": QT_TRANSLATE_NOOP("Columns", "Category"),
    "type": QT_TRANSLATE_NOOP("Columns", "Listing type"),
    "currency": QT_TRANSLATE_NOOP("Columns", "Currency"),
    "free_shipping": QT_TRANSLATE_NOOP("Columns", "Free shipping"),
    "mandatory_shipping": QT_TRANSLATE_NOOP("RuleWords", "Free shipping put on"),
    "ends": QT_TRANSLATE_NOOP("RuleWords", "Ends in"),
    "double": QT_TRANSLATE_NOOP("RuleWords", "Listed twice"),
    "missing": QT_TRANSLATE_NOOP("RuleWords", "Required attributes missing"),
    "price_rose": QT_TRANSLATE_NOOP("RuleWords", "Price rose"),
    "price_fell": QT_TRANSLATE_NOOP("RuleWords", "Price fell"),
    "stock_rose": QT_TRANSLATE_NOOP("RuleWords", "Stock rose"),
    "stock_fell": QT_TRANSLATE_NOOP("RuleWords", "Stock fell"),
    "changed": QT_TRANSLATE_NOOP("RuleWords", "Changed"),
    "changed_elsewhere": QT_TRANSLATE_NOOP("RuleWords", "Changed elsewhere"),
    "was": QT_TRANSLATE_NOOP("RuleWords", "Status was"),
}
ANY: Final = "any"
"""The value that means that any of the fields changed."""
WORDS: Final = ""
"""The name of the subject for free words, which are not a field."""


def field_title(name: str) -> str:
    """Return the title of a field of the query language; its name if it has no title."""
    if name == WORDS:
        return RuleWords.tr("Anywhere")
    key = name.casefold()
    title = FIELD_TITLES.get(key)
    if title is None:
        return name
    text = str(title)
    shown = (
        QCoreApplication.translate("Columns", text),
        QCoreApplication.translate("Tabs", text),
        QCoreApplication.translate("RuleWords", text),
    )
    return next((one for one in shown if one != text), text)


def changed_title(field: str) -> str:
    """Return the title of a field in a condition on changes."""
    return RuleWords.tr("anything") if field.casefold() == ANY else field_title(field)


def since_words(since: str) -> str:
    """Return the period in which a change occurred; a day is ``YYYY-MM-DD``."""
    since = since or TIMES[0]
    if since == "sync":
        return RuleWords.tr("since the last sync")
    if since.endswith("d"):
        days = int(since[:-1])
        return RuleWords.tr("in %n days", "", days)
    day = QDate.fromString(since, WIRE_DAY)
    return RuleWords.tr("since {day}").format(day=reading_locale().toString(day, SHOWN_DAY))


def join_words(join: Join) -> str:
    """Return the text for how many parts of a group have to match."""
    return {
        Join.ALL: RuleWords.tr("All of these hold"),
        Join.ANY: RuleWords.tr("At least one of these holds"),
        Join.NONE: RuleWords.tr("None of these holds"),
    }[join]


def operator_words(operator: Operator, kind: Kind, *, negated: bool) -> str:
    """Return the text for a comparison, to be followed by a value."""
    if kind is Kind.DAY:
        days = {
            Operator.EQUAL: RuleWords.tr("on"),
            Operator.OVER: RuleWords.tr("after"),
            Operator.AT_LEAST: RuleWords.tr("from"),
            Operator.UNDER: RuleWords.tr("before"),
            Operator.AT_MOST: RuleWords.tr("until"),
            Operator.BETWEEN: RuleWords.tr("from … to"),
        }
        words = days[operator]
        return RuleWords.tr("not {compared}").format(compared=words) if negated else words
    if negated and operator in _NOT:
        return QCoreApplication.translate("RuleWords", _NOT[operator])
    words = QCoreApplication.translate("RuleWords", _IS[operator])
    return RuleWords.tr("not {compared}").format(compared=words) if negated else words


_IS: Final[dict[Operator, str]] = {
    Operator.ONE_OF: str(QT_TRANSLATE_NOOP("RuleWords", "is")),
    Operator.EQUAL: str(QT_TRANSLATE_NOOP("RuleWords", "is")),
    Operator.OVER: str(QT_TRANSLATE_NOOP("RuleWords", "over")),
    Operator.AT_LEAST: str(QT_TRANSLATE_NOOP("RuleWords", "at least")),
    Operator.UNDER: str(QT_TRANSLATE_NOOP("RuleWords", "under")),
    Operator.AT_MOST: str(QT_TRANSLATE_NOOP("RuleWords", "at most")),
    Operator.BETWEEN: str(QT_TRANSLATE_NOOP("RuleWords", "between")),
    Operator.BEGIN: str(QT_TRANSLATE_NOOP("RuleWords", "has the words")),
    Operator.EXACTLY: str(QT_TRANSLATE_NOOP("RuleWords", "has exactly")),
    Operator.WRITTEN: str(QT_TRANSLATE_NOOP("RuleWords", "as written")),
}
_NOT: Final[dict[Operator, str]] = {
    Operator.ONE_OF: str(QT_TRANSLATE_NOOP("RuleWords", "is not")),
    Operator.EQUAL: str(QT_TRANSLATE_NOOP("RuleWords", "is not")),
    Operator.BEGIN: str(QT_TRANSLATE_NOOP("RuleWords", "does not have the words")),
    Operator.EXACTLY: str(QT_TRANSLATE_NOOP("RuleWords", "does not have exactly")),
    Operator.WRITTEN: str(QT_TRANSLATE_NOOP("RuleWords", "not as written")),
}
