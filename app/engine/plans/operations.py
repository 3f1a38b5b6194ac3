"""What a plan does to a listing: ``price=+7%``, ``title=s/old/new/``, one field each."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from decimal import ROUND_FLOOR, ROUND_HALF_UP, Decimal

from app.domain.coded_error import CodedError, near_to
from app.domain.shapes import JsonObject
from app.domain.wire_item import WireItem
from app.editing.item_paths import read_path, variation_ids
from app.editing.number_locale import PLAIN
from app.editing.numbers import format_number, read_number
from app.editing.values import Choice
from app.rules.numbers import as_whole, decimals_of
from app.rules.sites import SiteRules

LONGEST_TEXT = 2_000
MOST_STOCK = 999_999_999
_NUMBERS = ("number", "number_unit")

HELP = """\b
An operation is FIELD=VALUE:
  price=199.90        price=+7%   price=-5%   price=+10   price=-2.50
  price=+7%,to=10     rounded to the nearest multiple of 10
  price=+7%,to=.99    to the nearest price that ends in .99
  stock=5             stock=+3    stock=-2    (never below 0)
  status=paused       active paused closed
  title=New title     title=s/old/new/   any mark may replace the slash; /i ignores case
  sku=AB-1            sku=s/OLD-/NEW-/   sku=   (empty: removed)
  warranty=TEXT       video_id=TEXT      free_shipping=yes|no
  attributes.BRAND=Acme                  attributes.BRAND=   (removed)
With variations, price and stock are set in every one of them.
Several operations are done one after the other, also to the same field."""


class OperationError(CodedError):
    """An operation that cannot be read; the code says why."""


class Skip(Exception):
    """A listing the operation has nothing to do for; ``reason`` is a code."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


Computation = Callable[[object, SiteRules], object]
"""What makes the new value of a field of the old one, at a site."""


@dataclass(frozen=True, slots=True)
class Operation:
    """One operation: its text, the form path it is about, and what it makes of a value."""

    text: str
    path: str
    change: Computation

    def changes(
        self, item: WireItem, site: SiteRules, earlier: JsonObject | None = None
    ) -> dict[str, object]:
        """Return the form values that are different afterwards, by path.

        ``earlier`` are those that operations before this one have made. Raise ``Skip`` when the
        operation cannot be done to this listing.
        """
        return {path: after for path, _, after in self.steps(item, site, earlier)}

    def steps(
        self, item: WireItem, site: SiteRules, earlier: JsonObject | None = None
    ) -> Iterator[tuple[str, object, object]]:
        """Yield path, form value before and form value after, as ``changes`` does."""
        made = earlier or {}
        for path in self._paths(item):
            before = made[path] if path in made else read_path(item, path)
            if (after := self.change(before, site)) is not None:
                yield path, before, after

    def _paths(self, item: WireItem) -> Iterator[str]:
        ids = variation_ids(item) if self.path in ("price", "available_quantity") else ()
        if not ids:
            yield self.path
        for variation_id in ids:
            yield f"variations.{variation_id}.{self.path}"


def parse_operation(text: str) -> Operation:
    """Read an operation; raise ``OperationError``."""
    name, mark, value = text.partition("=")
    name = name.strip()
    if not mark:
        raise OperationError("operation.no_operation", text=text[:40])
    if len(value) > LONGEST_TEXT:
        raise OperationError("operation.too_long", name=name, most=LONGEST_TEXT)
    if match := re.fullmatch(r"attributes\.([A-Z0-9_-]{1,64})", name):
        return Operation(text, f"attributes.{match[1]}", _chosen(value.strip()))
    if name not in _FIELDS:
        known = (*_FIELDS, "attributes.ID")
        near = near_to(name, _FIELDS)
        raise OperationError("operation.no_field", name=name, known=known, **near)
    path, read = _FIELDS[name]
    return Operation(text, path, read(name, value))


_FIGURE = r"[0-9][0-9.,]{0,19}?"
_AMOUNT = re.compile(rf"([+-]?)({_FIGURE})(%?)(?:,to=(\.[0-9]{{1,2}}|{_FIGURE}))?")
_MOST_FIGURE = Decimal(10) ** 12
_PLACES, _END_PLACES = 4, 2


def _figure(name: str, text: str, places: int) -> Decimal:
    """Return a figure of the command line, with a point before decimals; never one of two
    readings.
    """
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

    def change(before: object, site: SiteRules) -> Decimal:
        if isinstance(before, bool) or not isinstance(before, (int, Decimal)):
            if sign:
                raise Skip("no_price")
            before = Decimal(0)
        if to is not None and decimals_of(Decimal(to)) > site.decimal_places:
            raise Skip("no_such_decimals")
        after = Decimal(before)
        if percent:
            after *= 1 + amount / 100
        else:
            after = after + amount if sign else amount
        if step is not None and to is not None:
            after = _ending(after, step) if to.startswith(".") else _multiple(after, step)
        after = after.quantize(Decimal(1).scaleb(-site.decimal_places), ROUND_HALF_UP)
        if after <= 0:
            raise Skip("price_not_above_0")
        return after

    return change


def _multiple(amount: Decimal, step: Decimal) -> Decimal:
    return (amount / step).quantize(Decimal(1), ROUND_HALF_UP) * step


def _ending(amount: Decimal, ending: Decimal) -> Decimal:
    """Return the nearest amount with this fraction; of two equally near ones the higher."""
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

    def change(before: object, _site: SiteRules) -> int:
        have = as_whole(before)
        if sign and have is None:
            raise Skip("no_stock")
        return min(max((have or 0) + amount, 0) if sign else amount, MOST_STOCK)

    return change


def _status(name: str, value: str) -> Computation:
    status = value.strip()
    if status not in ("active", "paused", "closed"):
        raise OperationError("operation.no_status", name=name, text=value)
    return lambda _before, _site: status


_REPLACEMENT = re.compile(r"s([^\w\s])(.+?)\1(.*?)\1(i?)")
_HALF_REPLACEMENT = re.compile(r"s(?:[/|#]|([^\w\s]).*\1)")


def _text(name: str, value: str) -> Computation:
    """Return a whole text, or ``s/old/new/`` with any mark for the slash."""
    match = _REPLACEMENT.fullmatch(value)
    if match is None:
        # Half a replacement would become the text of every listing that is meant.
        if _HALF_REPLACEMENT.match(value):
            raise OperationError("operation.half_replacement", name=name, text=value[:40])
        text = value.strip()
        if name == "title" and not text:
            raise OperationError("operation.no_title")
        return lambda _before, _site: text
    old, new = match[2], match[3]
    flags = re.IGNORECASE if match[4] else re.NOFLAG

    def change(before: object, _site: SiteRules) -> str:
        if not isinstance(before, str):
            raise Skip("not_found")
        # A function as replacement: a backslash in the new text means nothing.
        after, count = re.subn(re.escape(old), lambda _: new, before, flags=flags)
        if not count:
            raise Skip("not_found")
        after = " ".join(after.split())
        if name == "title" and not after:
            raise Skip("nothing_left")
        return after

    return change


def _yes(name: str, value: str) -> Computation:
    if value.strip() not in ("yes", "no"):
        raise OperationError("operation.yes_or_no", name=name, text=value)
    return lambda _before, _site: value.strip() == "yes"


def require_one_reading(
    operations: Sequence[Operation], value_type_of: Callable[[str], str | None]
) -> None:
    """Raise ``OperationError`` for an attribute whose number can be read in two ways.

    ``value_type_of`` tells the type of an attribute by its id; texts may look as they like.
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


def _chosen(text: str) -> Computation:
    after = (Choice(None, text),) if text else ()
    return lambda _before, _site: after


_FIELDS: dict[str, tuple[str, Callable[[str, str], Computation]]] = {
    "price": ("price", _price),
    "stock": ("available_quantity", _stock),
    "status": ("status", _status),
    "title": ("title", _text),
    "sku": ("seller_custom_field", _text),
    "warranty": ("warranty", _text),
    "video_id": ("video_id", _text),
    "free_shipping": ("shipping.free_shipping", _yes),
}
FIELDS = (*_FIELDS, "attributes.")
"""What stands before the ``=`` of an operation; the id of an attribute comes after its point."""
