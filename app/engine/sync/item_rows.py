"""Conversion of the body of an item, whatever its types, to a row of the table."""

from __future__ import annotations

import time
from collections.abc import Mapping
from datetime import UTC, datetime
from decimal import Decimal
from typing import Any, NamedTuple

import msgspec

from app.domain.identifier import is_identifier
from app.domain.timestamps import parse_timestamp
from app.domain.vocabulary import BuyingMode
from app.domain.wire import Unreadable, read_json
from app.rules.numbers import as_number
from app.workspace.listing_rows import ItemRow

_CENT = Decimal("0.01")
_LARGEST = 2**62


class ReadRow(NamedTuple):
    """A row, and the names of the fields that were left out because of wrong types."""

    row: ItemRow
    unreadable: tuple[str, ...]


class _Shipping(msgspec.Struct):
    free_shipping: bool = False


class _Item(msgspec.Struct):
    """The columns of the table as a valid body has them; decoded at 250,000 per second."""

    id: str
    title: str = ""
    seller_custom_field: str | None = None
    status: str = ""
    sub_status: list[str] | None = None
    price: Decimal | None = None
    currency_id: str | None = None
    available_quantity: int | None = None
    sold_quantity: int | None = None
    health: float | None = None
    listing_type_id: str | None = None
    last_updated: str | None = None
    thumbnail: str | None = None
    secure_thumbnail: str | None = None
    shipping: _Shipping | None = None
    buying_mode: str | None = None
    category_id: str | None = None
    variations: list[msgspec.Raw] | None = None
    warnings: list[msgspec.Raw] | None = None


_DECODER = msgspec.json.Decoder(_Item)


def parse_item_row(body: bytes, net: int | None = None) -> ReadRow:
    """Return the row for the body of an item (JSON as received).

    Fields of a wrong type are left out and named; only a body without a usable ``id`` raises
    ``Unreadable``.
    """
    try:
        item = _DECODER.decode(body)
        return ReadRow(_row(item, net), ())
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return _read_tolerantly(body, net)


def cents(amount: Decimal | None) -> int | None:
    """Return an amount in hundredths of the unit; ``None`` if it is not a usable amount."""
    if amount is None or not amount.is_finite() or abs(amount) >= _LARGEST // 100:
        return None
    return int((amount / _CENT).to_integral_value())


def amount(hundredths: int | None) -> Decimal | None:
    """Return the amount for a number of hundredths."""
    return None if hundredths is None else Decimal(hundredths) * _CENT


def _row(item: _Item, net: int | None) -> ItemRow:
    if not is_identifier(item.id):
        raise Unreadable("not an item", ["id"])
    amount = item.price
    if amount is None and item.variations:
        amount = _lowest_price(item.variations)
    price = cents(amount)
    if item.price is not None and price is None:
        raise ValueError("no sensible price")
    return ItemRow(
        id=item.id,
        title=_sound(item.title),
        seller_custom_field=_sound(item.seller_custom_field) if item.seller_custom_field else None,
        status=item.status,
        sub_status=",".join(item.sub_status or ()),
        price=price,
        currency_id=item.currency_id or "",
        available_quantity=_whole(item.available_quantity),
        sold_quantity=_whole(item.sold_quantity),
        net=net,
        health=item.health,
        listing_type_id=item.listing_type_id or "",
        last_updated=_milliseconds(item.last_updated),
        thumbnail=item.secure_thumbnail or item.thumbnail or "",
        # A classified is not shipped, whatever its shipping fields are.
        free_shipping=(
            item.shipping is not None
            and item.shipping.free_shipping
            and item.buying_mode != BuyingMode.CLASSIFIED
        ),
        category_id=item.category_id or "",
        variations=len(item.variations or ()),
        warnings=len(item.warnings or ()),
    )


def _read_tolerantly(body: bytes, net: int | None) -> ReadRow:
    value = read_json(body)
    if not isinstance(value, dict):
        raise Unreadable("not an item")
    kept: dict[str, Any] = {}
    bad: list[str] = []
    for name in _Item.__struct_fields__:
        if name not in value:
            continue
        try:
            kept[name] = _field(name, value[name])
        except (msgspec.MsgspecError, ValueError):
            if name == "id" and type(value[name]) is int:
                kept["id"] = str(value["id"])
                continue
            kept.pop(name, None)
            bad.append(name)
    if "id" not in kept:
        raise Unreadable("not an item", ["id"])
    row = _row(_Item(**kept), net)
    # The table shows that the listing has a problem.
    return ReadRow(row._replace(warnings=row.warnings + bool(bad)), tuple(bad))


def _field(name: str, value: object) -> object:
    """Return ``value`` in the type of the field; raise ``ValueError`` if it does not fit."""
    if name in _NUMBERS:
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, (int, Decimal)):
            raise ValueError("not a number")
        if name == "health":
            return float(value)
        if cents(Decimal(value)) is None:
            raise ValueError("no sensible price")
        return Decimal(value)
    fitting = msgspec.convert(value, _TYPES[name], strict=True)
    if name in {"available_quantity", "sold_quantity"}:
        _whole(fitting)
    return fitting


_NUMBERS = frozenset({"price", "health"})
_TYPES: Mapping[str, object] = {
    **{field.name: field.type for field in msgspec.structs.fields(_Item)},
    # Already decoded, so there are no raw bytes to keep.
    "variations": list[Any] | None,
    "warnings": list[Any] | None,
}


def _lowest_price(variations: list[Any]) -> Decimal | None:
    """Return the lowest price of the variations, for a listing without its own price."""
    prices = []
    for entry in variations:
        found = read_json(bytes(entry)) if isinstance(entry, msgspec.Raw) else entry
        price = as_number(found.get("price")) if isinstance(found, dict) else None
        if price is not None:
            prices.append(price)
    return min(prices, default=None)


def _sound(text: str) -> str:
    # SQLite cannot store an unpaired surrogate.
    return text if text.isascii() else text.encode("utf-8", "replace").decode("utf-8")


def _whole(number: int | None) -> int:
    if number is None:
        return 0
    if abs(number) >= _LARGEST:
        raise ValueError("no sensible quantity")
    return number


def _milliseconds(text: str | None) -> int:
    # The format that nearly every service uses; the tolerant parser is ten times slower.
    try:
        moment: datetime | None = datetime.fromisoformat(text or "")
    except ValueError:
        moment = parse_timestamp(text)
    if moment is None:
        return 0
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=UTC)
    return int(moment.timestamp() * 1000)


def now_milliseconds() -> int:
    """Return the current time in milliseconds since 1970."""
    return int(time.time() * 1000)
