"""The texts of values in optional columns: fields, attributes, own figures."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QCoreApplication

from app.domain.timestamps import parse_timestamp
from app.editing.values import Choice, choices_in, is_not_applicable
from app.ui.look.text import one_line, quoted
from app.ui.texts import catalog_text
from app.ui.texts.catalog_text import UNKNOWN
from app.ui.texts.code_names import code_name
from app.ui.texts.money import to_cents

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.engine.catalog.catalog import ItemRow
    from app.ui.listings.table.columns import Column

_MOST_NAMED = 12


class Figures(Protocol):
    """The formatter of amounts and counts in the window's number format."""

    def money(self, cents: int | None, currency_id: str) -> str:
        """Return the text of an amount in hundredths of its currency."""

    def number(self, value: int | Decimal) -> str:
        """Return a count or another number with separators."""


def value_of(row: ItemRow, column: Column, values: Mapping[str, object]) -> object:
    """Return the value of a cell of ``column``; ``values`` are the extra values of the row."""
    return values.get(column.id) if column.beside else getattr(row, column.id, None)


def value_text(value: object, column: Column, currency_id: str, texts: Figures) -> str:
    """Return ``value`` as text in the format ``column.form``; a dash if there is none."""
    if value in (None, "", ()):
        return UNKNOWN
    match column.form:
        case "yes" if isinstance(value, (bool, int)):
            return _yes_or_no(bool(value))
        case "hundredths" if isinstance(value, int):
            return texts.money(value, currency_id)
        case "amount" if isinstance(value, (int, Decimal)) and not isinstance(value, bool):
            return texts.money(to_cents(Decimal(value)), currency_id)
        case "number" if isinstance(value, (int, Decimal)) and not isinstance(value, bool):
            return texts.number(value)
        case "moment" if isinstance(value, str):
            moment = parse_timestamp(value)
            return catalog_text.moment(int(moment.timestamp() * 1000)) if moment else quoted(value)
        case "code" if isinstance(value, str):
            return code_name(column.id, value)
    return _plain(value, texts)


def _yes_or_no(value: bool) -> str:
    yes, no = QCoreApplication.translate("Cells", "Yes"), QCoreApplication.translate("Cells", "No")
    return yes if value else no


def _plain(value: object, texts: Figures) -> str:
    if isinstance(value, tuple) and all(isinstance(one, Choice) for one in value):
        if is_not_applicable(value):
            return QCoreApplication.translate("Cells", "Not applicable")
        named = [one.name or one.id or "" for one in choices_in(value)[:_MOST_NAMED]]
        return one_line(", ".join(named)) or UNKNOWN
    if isinstance(value, (list, tuple)):
        return one_line(", ".join(str(one) for one in value[:_MOST_NAMED])) or UNKNOWN
    if isinstance(value, bool):
        return _yes_or_no(value)
    if isinstance(value, (int, Decimal)):
        return texts.number(value)
    return one_line(str(value)) if isinstance(value, str) else UNKNOWN
