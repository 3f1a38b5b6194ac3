"""A value of a preview that is changed by hand: which one of its row, and how it is typed."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, Final

from app.editing.numbers import format_number

if TYPE_CHECKING:
    from app.engine.previews.question import PreviewRow
    from app.ui.texts.form_context import FormContext

_PRICE: Final = "price"
_TYPED: Final = ("title", "seller_custom_field", "warranty", "available_quantity")


def path_by_hand(row: PreviewRow, *, of_price: bool) -> str:
    """Return the form path of a row that can be changed by hand, its price or something else;
    empty where none can."""
    paths = [path for path, _, _ in row.changes]
    if of_price:
        return _PRICE if paths == [] or _PRICE in paths else ""
    return next((path for path in paths if path in _TYPED), "")


def text_by_hand(row: PreviewRow, path: str, context: FormContext) -> str:
    """Return what stands in a cell while it is changed."""
    values = {changed: after for changed, _, after in row.changes}
    value: object = values.get(path)
    if value is None and path == _PRICE:
        value = row.price_before
    if isinstance(value, (int, Decimal)):
        places = context.decimals if path == _PRICE else 0
        return format_number(Decimal(value), context.locale, decimals=places)
    return "" if value is None else str(value)
