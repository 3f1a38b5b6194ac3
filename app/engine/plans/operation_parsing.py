"""Parsing of plan operations, one field each: ``price=+7%``, ``title=s/old/new/``."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from decimal import ROUND_FLOOR, ROUND_HALF_UP, Decimal

from app.domain.coded_error import nearest_hint
from app.editing.number_locale import PLAIN
from app.editing.numbers import format_number, read_number
from app.engine.plans.operation import Computation, Operation, OperationError, Skip, require_text
from app.engine.plans.picture_operations import PICTURES, keeps_variations
from app.engine.plans.price_operations import sale_price_operation
from app.engine.plans.text_operations import (
    added_operation,
    affix_operation,
    chosen_operation,
    replaced_operation,
    text_operation,
)
from app.rules.numbers import as_whole, decimals_of

__all__ = ["FIELDS", "HELP", "PATHS", "Operation", "OperationError", "Skip", "parse_operation"]

LONGEST_TEXT = 2_000
MOST_STOCK = 999_999_999
_NUMBERS = ("number", "number_unit")

HELP = """\b
An operation is FIELD=VALUE:
  price=199.90        price=+7%   price=-5%   price=+10   price=-2.50
  price=+7%,to=10     rounded to the nearest multiple of 10
  price=+7%,to=.99    to the nearest price that ends in .99
  price=leave>=20%    raised to the lowest price that leaves 20 % of a sale
  price=leave>=150,to=.99                same with an amount; price=leave=20% also lowers
  price=floor         raised to the floor of 'vitrina costs' if lower
  stock=5             stock=+3    stock=-2    (never below 0)
  status=paused       active paused closed
  title=New title     title=s/old/new/   any character may replace the slash; /i ignores case
  title.prefix=TEXT   title.suffix=TEXT  subtitle=TEXT   subtitle=s/old/new/
  sku=AB-1            sku=s/OLD-/NEW-/   sku=   (empty: remove)
  warranty=TEXT       video_id=TEXT
  free_shipping=yes|no                   local_pick_up=yes|no
  attributes.BRAND=Acme                  attributes.BRAND=   (removed)
  attributes.BRAND.add=Acme              if it has no value yet
  attributes.BRAND.replace=s/old/new/    in the value's name
  pictures.add=https://HOST/PICTURE      at the end
  pictures.cover=3    the third one first, or an address
  pictures.remove=2   or last
  pictures.order=3,1,2                   the others follow
If a listing has variations, price and stock are set in each of them.
Several operations are applied in order, also to the same field."""


def parse_operation(text: str) -> Operation:
    """Parse an operation; raise ``OperationError`` if it is invalid."""
    name, mark, value = text.partition("=")
    name = name.strip()
    if not mark:
        raise OperationError("operation.no_operation", text=text[:40])
    require_text(name, value, LONGEST_TEXT)
    match = re.fullmatch(r"(attributes\.[A-Z0-9_-]{1,64})(?:\.([a-z]+))?", name)
    if match and match[2] in _OF_ATTRIBUTES:
        return Operation(text, match[1], _OF_ATTRIBUTES[match[2]](name, value))
    if name in PICTURES:
        return Operation(text, "pictures", PICTURES[name](name, value.strip()), keeps_variations)
    if name not in _FIELDS:
        known = (*_FIELDS, *PICTURES, "attributes.ID")
        near = nearest_hint(name, (*_FIELDS, *PICTURES))
        raise OperationError("operation.no_field", name=name, known=known, **near)
    if name == "price" and (solved := sale_price_operation(text, value, _figure)) is not None:
        return solved
    path, read = _FIELDS[name]
    return Operation(text, path, read(name, value))


_FIGURE = r"[0-9][0-9.,]{0,19}?"
_AMOUNT = re.compile(rf"([+-]?)({_FIGURE})(%?)(?:,to=(\.[0-9]{{1,2}}|{_FIGURE}))?")
_MOST_FIGURE = Decimal(10) ** 12
_PLACES, _END_PLACES = 4, 2


def _figure(name: str, text: str, places: int) -> Decimal:
    """Return a number from the command line; it has a decimal point and must not be ambiguous."""
    reading = read_number(text, PLAIN, decimals=places)
    if reading.value is not None and reading.value < _MOST_FIGURE:
        return reading.value
    meant = tuple(format_number(number, PLAIN) for number in reading.meant)
    if len(meant) > 1:
        raise OperationError("operation.two_readings", name=name, text=text, either=meant)
    hint = {"meant": meant[0]} if meant else {}
    if places == 0:
        raise OperationError("operation.no_count", name=name, text=text, **hint)
    raise OperationError("operation.no_figure", name=name, text=text, **hint)


def _price(name: str, value: str) -> Computation:
    match = _AMOUNT.fullmatch(value.strip())
    if match is None or (match[3] and not match[1]):
        raise OperationError("operation.no_amount", name=name, text=value)
    sign, figure, percent, to = match.groups()
    amount = _figure(name, figure, _PLACES) * (-1 if sign == "-" else 1)
    step = None if to is None else Decimal(to) if to[0] == "." else _figure(name, to, _END_PLACES)
    if step is not None and step <= 0:
        raise OperationError("operation.no_step", name=name)
    # Computed values are rounded; typed values are not, because the seller would not notice it.
    typed = Decimal(0) if percent else amount
    decimals = decimals_of(typed if to is None else Decimal(to))

    def change(before: object, places: int) -> Decimal:
        if isinstance(before, bool) or not isinstance(before, (int, Decimal)):
            if sign:
                raise Skip("no_price")
            before = Decimal(0)
        if sign and before >= _MOST_FIGURE:
            # The marketplace has no such price, and the computation would fail.
            raise Skip("no_price")
        if decimals > places:
            raise Skip("no_such_decimals")
        after = Decimal(before)
        if percent:
            after *= 1 + amount / 100
        else:
            after = after + amount if sign else amount
        if step is not None and to is not None:
            after = _ending(after, step) if to.startswith(".") else _multiple(after, step)
        after = after.quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP)
        if after <= 0:
            raise Skip("price_not_above_0")
        return after

    return change


def _multiple(amount: Decimal, step: Decimal) -> Decimal:
    return (amount / step).quantize(Decimal(1), ROUND_HALF_UP) * step


def _ending(amount: Decimal, ending: Decimal) -> Decimal:
    """Return the nearest amount with this fraction; of two equally near amounts the higher one."""
    lower = amount.quantize(Decimal(1), ROUND_FLOOR) + ending
    if lower > amount:
        lower -= 1
    return lower if lower > 0 and amount - lower < lower + 1 - amount else lower + 1


def _stock(name: str, value: str) -> Computation:
    match = re.fullmatch(rf"([+-]?)({_FIGURE})", value.strip())
    if match is None:
        raise OperationError("operation.no_count", name=name, text=value)
    sign, count = match[1], int(_figure(name, match[2], 0))
    if count > MOST_STOCK:
        raise OperationError("operation.too_many", name=name, text=value, most=MOST_STOCK)
    amount = -count if sign == "-" else count

    def change(before: object, _places: int) -> int:
        have = as_whole(before)
        if sign and have is None:
            raise Skip("no_stock")
        return min(max((have or 0) + amount, 0) if sign else amount, MOST_STOCK)

    return change


_STATUSES = ("active", "paused", "closed")


def _status(name: str, value: str) -> Computation:
    status = value.strip()
    if status not in _STATUSES:
        near = nearest_hint(value[:60], _STATUSES)
        raise OperationError("operation.no_status", name=name, text=value, **near)
    return lambda _before, _places: status


def _yes(name: str, value: str) -> Computation:
    if value.strip() not in ("yes", "no"):
        raise OperationError("operation.yes_or_no", name=name, text=value)
    return lambda _before, _places: value.strip() == "yes"


def require_one_reading(
    operations: Sequence[Operation], value_type_of: Callable[[str], str | None]
) -> None:
    """Raise ``OperationError`` for an attribute whose number is ambiguous.

    ``value_type_of`` returns the type of an attribute by its id; text attributes are not checked.
    """
    for operation in operations:
        attribute_id = operation.path.removeprefix("attributes.")
        text = operation.text.partition("=")[2].strip()
        number, _, unit = text.partition(" ")
        meant = read_number(number, PLAIN).meant
        if attribute_id == operation.path or len(meant) < 2:
            continue
        if value_type_of(attribute_id) in (None, *_NUMBERS):
            values = tuple(f"{format_number(n, PLAIN)} {unit}".strip() for n in meant)
            raise OperationError(
                "operation.two_readings", name=operation.path, text=text, either=values
            )


_FIELDS: dict[str, tuple[str, Callable[[str, str], Computation]]] = {
    "price": ("price", _price),
    "stock": ("available_quantity", _stock),
    "status": ("status", _status),
    "title": ("title", text_operation),
    "title.prefix": ("title", affix_operation),
    "title.suffix": ("title", affix_operation),
    "subtitle": ("subtitle", text_operation),
    "sku": ("seller_custom_field", text_operation),
    "warranty": ("warranty", text_operation),
    "video_id": ("video_id", text_operation),
    "free_shipping": ("shipping.free_shipping", _yes),
    "local_pick_up": ("shipping.local_pick_up", _yes),
}
_OF_ATTRIBUTES: dict[str | None, Callable[[str, str], Computation]] = {
    None: chosen_operation,
    "add": added_operation,
    "replace": replaced_operation,
}
PATHS = {path: name for name, (path, _) in reversed(_FIELDS.items())}
"""The form paths of fields, each with the name that is typed for it."""
FIELDS = (*_FIELDS, *PICTURES, "attributes.")
"""The names allowed before the ``=`` of an operation; the last is a prefix, followed by the id of
an attribute."""
