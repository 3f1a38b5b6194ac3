"""One sale of a listing: whether it is allowed, and the listing after it."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from app.domain.shapes import JsonObject, text_of
from app.domain.timestamps import format_timestamp
from app.domain.vocabulary import BuyingMode, ItemStatus
from app.domain.wire_item import WireItem, WireVariation, variations_of
from app.rules.changes.status import is_closed, status_of, stock_effect, sub_status_of
from app.rules.numbers import as_number, as_whole
from app.rules.offer.stock import total_stock
from app.service.items.revision import next_version


def find_variation(item: WireItem, variation_id: str | None) -> WireVariation | None:
    """Return the variation with this id, or ``None``."""
    return next(
        (one for one in variations_of(item) if text_of(one.get("id")) == variation_id), None
    )


def sale_price(item: WireItem, variation: WireVariation | None) -> object:
    """Return the price of one unit: that of the variation if it has one, else of the item."""
    own = None if variation is None else variation.get("price")
    return item.get("price") if own is None else own


def check_sale(
    item: WireItem, variation: WireVariation | None, quantity: int
) -> Iterator[JsonObject]:
    """Yield a cause, with ``code`` and ``message``, for every reason against a sale.

    ``variation`` is the one to be bought; ``None`` for a listing without variations.
    """
    status = status_of(item)
    if status != ItemStatus.ACTIVE:
        marks = ", ".join(sub_status_of(item))
        shown = f"{status} ({marks})" if marks else status
        yield _cause("status.not_active", f"The listing is {shown}; only an active one is sold.")
    if item.get("buying_mode") != BuyingMode.BUY_IT_NOW:
        yield _cause(
            "buying_mode.not_for_sale",
            f"A listing of the buying mode {text_of(item.get('buying_mode')) or 'null'} "
            "is not sold by the unit.",
        )
    if as_number(sale_price(item, variation)) is None:
        yield _cause("price.missing", "The listing has no price.")
    if variations_of(item) and variation is None:
        yield _cause(
            "variation_id.required", "The listing has variations; variation_id says which one."
        )
        return
    stock = _stock_of(item, variation)
    if quantity > stock:
        yield _cause("quantity.exceeds_stock", f"{quantity} asked for, but only {stock} available.")


def sold_item(
    item: WireItem, variation: WireVariation | None, quantity: int, moment: datetime
) -> WireItem:
    """Return a listing after a sale: reduced stock, more units sold, and possibly a new status.

    The sale must have passed :func:`check_sale`. A listing that runs out of stock is paused or
    closed depending on its type ("States and transitions").
    """
    after: WireItem = {**item, "sold_quantity": _more(item.get("sold_quantity"), quantity)}
    if variation is None:
        after["available_quantity"] = total_stock(item) - quantity
    else:
        after["variations"] = [
            _sold_variation(one, quantity) if one is variation else one
            for one in variations_of(item)
        ]
        after["available_quantity"] = total_stock(after)
    status, sub_status = stock_effect(after, total_stock(after))
    after["status"], after["sub_status"] = status, list(sub_status)
    if is_closed(after):
        after["stop_time"] = format_timestamp(moment)
    after["last_updated"] = format_timestamp(next_version(item.get("last_updated"), moment))
    return after


def _sold_variation(variation: WireVariation, quantity: int) -> WireVariation:
    return {
        **variation,
        "available_quantity": (as_whole(variation.get("available_quantity")) or 0) - quantity,
        "sold_quantity": _more(variation.get("sold_quantity"), quantity),
    }


def _stock_of(item: WireItem, variation: WireVariation | None) -> int:
    if variation is None:
        return total_stock(item)
    return as_whole(variation.get("available_quantity")) or 0


def _more(sold: object, quantity: int) -> int:
    return (as_whole(sold) or 0) + quantity


def _cause(code: str, message: str) -> JsonObject:
    return {"code": f"sale.{code}", "message": message}
