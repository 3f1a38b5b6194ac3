"""Editing of a value in a preview: which value of a row, and its text."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, Final

from app.editing.numbers import format_number

if TYPE_CHECKING:
    from app.engine.previews.question import PreviewRow
    from app.ui.texts.form_context import FormContext

_PRICE: Final = "price"
_TYPED: Final = ("title", "seller_custom_field", "warranty", "available_quantity")


def editable_path(row: PreviewRow, *, of_price: bool) -> str:
    """Return the form path that can be edited in a row: its price, or another one.

    Return an empty string if there is none.
    """
    paths = [path for path, _, _ in row.changes]
    if of_price:
        return _PRICE if paths == [] or _PRICE in paths else ""
    return next((path for path in paths if path in _TYPED), "")


def editor_text(row: PreviewRow, path: str, context: FormContext) -> str:
    """Return the text of a cell while it is edited."""
    values = {changed: after for changed, _, after in row.changes}
    value: object = values.get(path)
    if value is None and path == _PRICE:
        value = row.price_before
    if isinstance(value, (int, Decimal)):
        places = context.decimals if path == _PRICE else 0
        return format_number(Decimal(value), context.locale, decimals=places)
    return "" if value is None else str(value)
