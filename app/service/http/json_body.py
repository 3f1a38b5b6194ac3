"""Parsing of JSON bodies with strict types, except that a number may be text."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from decimal import Decimal
from typing import Any

from app.domain.models.item import Item
from app.domain.money import MOST_DIGITS
from app.domain.shapes import JsonObject
from app.domain.wire import Unreadable, read_json
from app.rules.offer.location import FARTHEST, is_out_of_range
from app.rules.offer.stock import with_one_quantity
from app.service.errors import BadRequest
from app.service.http.conformance import conforms
from app.service.http.field_aliases import stored_contact

MOST_VALUES = 200_000
"""The maximum number of values in a body; ten thousand titles to predict are far below it."""

LONGEST = 1_000
"""The maximum number of entries in a list of an item; the rules allow at most a tenth of it."""

_NUMBER = re.compile(r"-?[0-9]{1,24}(\.[0-9]{1,24})?")
_LONGEST_NUMBER = 50
# Only suspicious numbers: not a number, an exponent, or more digits than any field has.
_NAMED_NUMBER = re.compile(
    rb'"([A-Za-z0-9_]{1,64})"\s*:\s*'
    rb"(-?(?:NaN|Infinity)|-?[0-9.]+[eE][0-9+-]*|-?[0-9][0-9.]{40,}[0-9.eE+-]*)"
)

AMOUNTS = frozenset({"price", "base_price", "original_price", "fee", "total_listing_fee"})
"""The fields with amounts of money, in items and variations."""

QUANTITIES = frozenset({"available_quantity", "initial_quantity", "sold_quantity", "quantity"})
"""The fields with whole numbers, in items and variations."""


def read_value(body: bytes) -> Any:
    """Return the JSON value in a body.

    Raise :class:`BadRequest` if it cannot be read or has too many values.
    """
    # Ten megabytes of brackets would become a gigabyte of objects, so they are counted first.
    if len(body) > MOST_VALUES and sum(map(body.count, (b",", b"[", b"{"))) > MOST_VALUES:
        raise BadRequest("The body holds too many values")
    try:
        return read_json(body)
    except Unreadable as error:
        raise BadRequest(f"The body is {error.reason}", fields=_odd_numbers(body)) from None


def _odd_numbers(body: bytes) -> list[str]:
    """Return the names of fields whose value looks like a number but cannot be read."""
    names = []
    for found in _NAMED_NUMBER.finditer(body):
        try:
            read_json(found[2])
        except Unreadable:
            names.append(found[1].decode("ascii"))
    return names


def read_object(body: bytes) -> dict[str, object]:
    """Return the JSON object in a body.

    Raise :class:`BadRequest` for anything else.
    """
    value = read_value(body)
    if not isinstance(value, dict):
        raise BadRequest("The body is not a JSON object")
    return value


def read_item_form(body: bytes) -> dict[str, object]:
    """Return the fields of an item in a body, with parsed numbers.

    A number may be text (``"5"``), and so may the boolean ``deleted``; everything else must have
    its own type. Raise :class:`BadRequest` naming every field that has not.
    """
    form = _with_numbers(read_object(body))
    if too_long := [
        name for name, value in form.items() if isinstance(value, list) and len(value) > LONGEST
    ]:
        raise BadRequest(f"A list has at most {LONGEST} entries", fields=too_long)
    for name in ("variations", "location", "geolocation"):
        form = _inside(form, name)
    _check_types(form)
    if isinstance(form.get("seller_contact"), dict):
        form["seller_contact"] = stored_contact(form["seller_contact"])
    variations = form.get("variations")
    if isinstance(variations, list):
        form["variations"] = [
            with_one_quantity(entry) if isinstance(entry, dict) else entry for entry in variations
        ]
    return form


def read_number(text: str) -> Decimal | None:
    """Return the number in a text without exponent; ``None`` for anything else."""
    if len(text) > _LONGEST_NUMBER or not _NUMBER.fullmatch(text.strip()):
        return None
    return Decimal(text.strip())


def _inside(form: dict[str, object], name: str) -> dict[str, object]:
    value = form.get(name)
    match value:
        case list():
            inner = [_with_numbers(entry) if isinstance(entry, dict) else entry for entry in value]
            return {**form, name: inner}
        case dict():
            return {**form, name: _with_numbers(value)}
        case _:
            return form


def _with_numbers(fields: JsonObject) -> dict[str, object]:
    found = {name: _READERS[name](fields[name]) for name in _READERS.keys() & fields.keys()}
    return {**fields, **found}


def _amount(value: object) -> object:
    if isinstance(value, str):
        number = read_number(value)
        return value if number is None else number
    return value


def _quantity(value: object) -> object:
    number = _amount(value)
    if isinstance(number, Decimal) and number == number.to_integral_value():
        # 5.0 is a whole number too; 10^300 is no quantity and is not expanded to its digits.
        return int(number) if number.adjusted() < MOST_DIGITS else value
    return number


def _truth(value: object) -> object:
    return {"true": True, "false": False}.get(value, value) if isinstance(value, str) else value


_READERS: Mapping[str, Callable[[object], object]] = {
    **dict.fromkeys(AMOUNTS, _amount),
    **dict.fromkeys(QUANTITIES, _quantity),
    "latitude": _amount,
    "longitude": _amount,
    "deleted": _truth,
}


def _check_types(form: dict[str, object]) -> None:
    """Refuse fields of a wrong type; the rules check the values."""
    judged = _without_amounts(form)
    variations = form.get("variations")
    if isinstance(variations, list):
        judged["variations"] = [
            _without_amounts(entry) if isinstance(entry, dict) else entry for entry in variations
        ]
    bad = {name for name in AMOUNTS & form.keys() if not _is_number(form[name])}
    if isinstance(variations, list):
        bad |= {
            f"variations.{at}.{name}"
            for at, entry in enumerate(variations)
            if isinstance(entry, dict)
            for name in AMOUNTS & entry.keys()
            if not _is_number(entry[name])
        }
    bad |= {
        f"{name}.{key}"
        for name in ("location", "geolocation")
        if isinstance(place := form.get(name), dict)
        for key, farthest in FARTHEST.items()
        if is_out_of_range(place.get(key), farthest)
    }
    quantity = form.get("quantity")
    if quantity is not None and (not isinstance(quantity, int) or isinstance(quantity, bool)):
        bad.add("quantity")
    if not isinstance(form.get("deleted"), (bool, type(None))):
        bad.add("deleted")
    if not conforms(judged, Item):
        try:
            Item.parse(judged)
        except Unreadable as error:
            bad.update(error.paths)
    if bad:
        raise BadRequest("These fields are of a wrong type", fields=sorted(bad))


def _without_amounts(fields: JsonObject) -> dict[str, object]:
    rest = dict(fields)
    for name in AMOUNTS & rest.keys():
        del rest[name]
    return rest


def _is_number(value: object) -> bool:
    return value is None or (isinstance(value, (int, Decimal)) and not isinstance(value, bool))
