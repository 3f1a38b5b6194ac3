"""The stock of a listing: its amount and its checks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from app.domain.shapes import JsonObject, text_of
from app.domain.vocabulary import Presence
from app.domain.wire_item import WireItem, variations_of
from app.rules.differences import is_same
from app.rules.findings import Finding
from app.rules.numbers import as_number, as_whole
from app.rules.offer.listing_types import UNLIMITED

if TYPE_CHECKING:
    from app.domain.models.category import CategorySettings

LARGEST = 999_999_999
DEFAULT_STOCK = 1
"""The number of units of a listing without a quantity, such as a flat or a service."""


def total_stock(item: WireItem) -> int:
    """Return the stock of a listing; with variations, their sum."""
    variations = variations_of(item)
    if variations:
        return sum(as_whole(one.get("available_quantity")) or 0 for one in variations)
    return as_whole(item.get("available_quantity")) or 0


def offered_stock(item: WireItem) -> int:
    """Return the effective stock: one if none is given, which some categories allow."""
    is_missing = item.get("available_quantity") is None and not variations_of(item)
    return DEFAULT_STOCK if is_missing else total_stock(item)


def quantities_differ(entry: JsonObject) -> bool:
    """Return whether the two names of the stock field have different values."""
    return (
        "quantity" in entry
        and "available_quantity" in entry
        and not is_same(entry["quantity"], entry["available_quantity"])
    )


def with_one_quantity(entry: JsonObject) -> dict[str, object]:
    """Return a listing or variation with its stock as ``available_quantity`` only.

    Two different values are both kept, for the checks to report.
    """
    one = dict(entry)
    if "quantity" in one and not quantities_differ(entry):
        one.setdefault("available_quantity", one.pop("quantity"))
    return one


def check_quantity(quantity: object, path: str = "available_quantity") -> Iterator[Finding]:
    """Check a given stock: a whole number, at least 0."""
    number = as_number(quantity)
    if number is not None and number < 0:
        yield Finding.error(path, "item.available_quantity.negative")
    elif number is not None and number > LARGEST:
        yield Finding.error(path, "item.available_quantity.too_large", largest=LARGEST)
    elif as_whole(quantity) is None:
        yield Finding.error(path, "item.available_quantity.invalid")


def check_item_stock(item: WireItem, *, settings: CategorySettings) -> Iterator[Finding]:
    """Check the stock of a listing without variations; variations have their own stock."""
    quantity = item.get("available_quantity")
    if quantity is not None:
        yield from check_quantity(quantity)
    elif settings.stock == Presence.REQUIRED:
        yield Finding.error("available_quantity", "item.available_quantity.required")


def check_new_stock(item: WireItem) -> Iterator[Finding]:
    """Check that a new listing has stock if its type cannot wait for it.

    Clásica and Premium start paused without stock; a listing of another type would be closed
    immediately.
    """
    is_given = item.get("available_quantity") is not None or item.get("variations")
    if (
        is_given
        and total_stock(item) == 0
        and text_of(item.get("listing_type_id")) not in UNLIMITED
    ):
        yield Finding.error("available_quantity", "item.available_quantity.out_of_stock")
