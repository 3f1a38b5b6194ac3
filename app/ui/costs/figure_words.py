"""The column headings of own figures, their format, and the reasons for invalid ones."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from app.editing.numbers import format_number
from app.ui.look.text import one_line

if TYPE_CHECKING:
    from app.domain.coded_error import CodedError
    from app.editing.number_locale import NumberLocale
    from app.engine.costs.figures_journal import CodeFigures

_HUNDRED: Final = Decimal(100)
COLUMNS: Final = {
    "code": QT_TRANSLATE_NOOP("OwnFigures", "Own code"),
    "title": QT_TRANSLATE_NOOP("OwnFigures", "Listing"),
    "unit_cost": QT_TRANSLATE_NOOP("OwnFigures", "Unit cost"),
    "packaging": QT_TRANSLATE_NOOP("OwnFigures", "Packaging"),
    "tax": QT_TRANSLATE_NOOP("OwnFigures", "Tax %"),
    "floor": QT_TRANSLATE_NOOP("OwnFigures", "Floor price"),
    "currency_id": QT_TRANSLATE_NOOP("OwnFigures", "Currency"),
    "from_price": QT_TRANSLATE_NOOP("OwnFigures", "From price"),
    "rate": QT_TRANSLATE_NOOP("OwnFigures", "Share %"),
    "fixed": QT_TRANSLATE_NOOP("OwnFigures", "Amount"),
}
_PROBLEMS: Final = {
    "costs.too_large": QT_TRANSLATE_NOOP("OwnFigures", "The file is larger than {most} MB"),
    "costs.empty": QT_TRANSLATE_NOOP("OwnFigures", "There are no figures in the file"),
    "costs.column_twice": QT_TRANSLATE_NOOP("OwnFigures", "Two columns mean “{name}”"),
    "costs.no_code_column": QT_TRANSLATE_NOOP("OwnFigures", "No column is called “Own code”"),
    "costs.no_figure_column": QT_TRANSLATE_NOOP(
        "OwnFigures", "No column is called “Unit cost”, “Packaging”, “Tax” or “Floor price”"
    ),
    "costs.more_cells": QT_TRANSLATE_NOOP("OwnFigures", "More cells than there are columns"),
    "costs.code_twice": QT_TRANSLATE_NOOP("OwnFigures", "Other figures of “{name}” stand above"),
    "costs.no_code": QT_TRANSLATE_NOOP("OwnFigures", "There is no own code"),
    "costs.odd_code": QT_TRANSLATE_NOOP("OwnFigures", "“{text}” cannot be an own code"),
    "costs.no_currency": QT_TRANSLATE_NOOP("OwnFigures", "“{text}” is not a currency such as MXN"),
    "costs.two_readings": QT_TRANSLATE_NOOP(
        "OwnFigures", "{name}: “{text}” can be read as {either}"
    ),
    "costs.no_amount": QT_TRANSLATE_NOOP("OwnFigures", "{name}: “{text}” is not an amount"),
    "costs.no_percent": QT_TRANSLATE_NOOP("OwnFigures", "{name}: “{text}” is not below 100 %"),
    "costs.formula": QT_TRANSLATE_NOOP("OwnFigures", "A formula whose value was not saved"),
    "costs.merged": QT_TRANSLATE_NOOP("OwnFigures", "Merged cells"),
    "sheet.password": QT_TRANSLATE_NOOP("OwnFigures", "The file has a password"),
    "sheet.too_large": QT_TRANSLATE_NOOP("OwnFigures", "The file is larger than {most} MB"),
    "sheet.empty": QT_TRANSLATE_NOOP("OwnFigures", "There are no figures in the file"),
    "sheet.too_many_rows": QT_TRANSLATE_NOOP("OwnFigures", "The file has more than {most} rows"),
}
_UNREADABLE: Final = QT_TRANSLATE_NOOP("OwnFigures", "The file cannot be read as a table")
_MOST: Final = 40


def column_title(name: str) -> str:
    """Return the heading of a column in the language of the window."""
    return _word(COLUMNS[name])


def problem_text(problem: CodedError) -> str:
    """Return a sentence on why a figure is invalid."""
    values = dict(problem.values)
    if (name := str(values.get("name", ""))) in COLUMNS:
        values["name"] = column_title(name)
    if "either" in values:
        either = values["either"]
        values["either"] = " / ".join(map(str, either if isinstance(either, tuple) else ()))
    shown = {key: one_line(str(value))[:_MOST] for key, value in values.items()}
    return _word(_PROBLEMS.get(problem.code, _UNREADABLE)).format(**shown)


def figure_text(figures: CodeFigures | None, name: str, locale: NumberLocale) -> str:
    """Return a figure as it is typed; "" if it is not given."""
    if figures is None:
        return ""
    if name == "currency_id":
        return figures.currency_id
    value: Decimal | None = getattr(figures, name)
    if value is None:
        return ""
    number = value * _HUNDRED if name == "tax" else value
    whole = number == number.to_integral_value()
    return format_number(number.to_integral_value() if whole else number, locale)


def _word(text: object) -> str:
    return QCoreApplication.translate("OwnFigures", str(text))
