"""The body of a request to sell: one sale, or a rate of simulated sales."""

from __future__ import annotations

from dataclasses import dataclass, field
from decimal import Decimal

from app.domain.identifier import is_identifier
from app.domain.shapes import JsonObject, object_of, text_of
from app.rules.offer.stock import LARGEST
from app.service.errors import BadRequest

MOST_PER_HOUR = 3_600
"""The maximum rate, in buyers per hour."""

LONGEST_TEXT = 100
"""The maximum number of characters of a buyer's name or number."""


@dataclass(frozen=True, slots=True)
class SaleForm:
    """One requested sale; ``buyer`` has the given fields of the buyer."""

    item_id: str
    variation_id: str | None = None
    quantity: int = 1
    buyer: JsonObject = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class RateForm:
    """A number of sales per hour, 0 for none, with a seed."""

    per_hour: Decimal
    seed: int = 0


def read_form(form: JsonObject) -> SaleForm | RateForm:
    """Parse the body of a request to sell; raise :class:`BadRequest` naming the invalid fields."""
    if "per_hour" not in form:
        return _read_sale(form)
    if "item_id" in form:
        raise BadRequest(
            "One sale has an item_id, a rate has per_hour", fields=("item_id", "per_hour")
        )
    return _read_rate(form)


def _read_sale(form: JsonObject) -> SaleForm:
    wrong = [f"{name}: no such field" for name in form if name not in _OF_SALE]
    item_id = form.get("item_id")
    if not is_identifier(item_id):
        wrong.append("item_id")
    variation_id = form.get("variation_id")
    if variation_id is not None and not is_identifier(text_of(variation_id)):
        wrong.append("variation_id")
    quantity = _whole(form.get("quantity", 1), 1, LARGEST)
    if quantity is None:
        wrong.append("quantity")
    buyer = form.get("buyer")
    if buyer is not None and not isinstance(buyer, dict):
        wrong.append("buyer")
    wrong += _wrong_texts(object_of(buyer), "buyer", _OF_BUYER)
    if wrong or quantity is None:
        raise BadRequest("These fields of the sale are wrong", fields=wrong)
    return SaleForm(
        text_of(item_id),
        None if variation_id is None else text_of(variation_id),
        quantity,
        {name: value for name, value in object_of(buyer).items() if value is not None},
    )


def _read_rate(form: JsonObject) -> RateForm:
    wrong = [f"{name}: no such field" for name in form if name not in ("per_hour", "seed")]
    per_hour = form["per_hour"]
    if isinstance(per_hour, bool) or not isinstance(per_hour, (int, Decimal)):
        wrong.append("per_hour")
    elif not (per_hour == 0 or _LEAST_PER_HOUR <= per_hour <= MOST_PER_HOUR):
        wrong.append(f"per_hour: 0, or {_LEAST_PER_HOUR} to {MOST_PER_HOUR}")
    seed = _whole(form.get("seed", 0), -_LARGEST_SEED, _LARGEST_SEED)
    if seed is None:
        wrong.append("seed")
    if wrong or seed is None:
        raise BadRequest("These fields of the rate are wrong", fields=wrong)
    return RateForm(Decimal(str(per_hour)), seed)


def _wrong_texts(value: JsonObject, where: str, names: tuple[str, ...]) -> list[str]:
    """Return the fields of a buyer that are not short texts, and the unknown ones."""
    wrong = []
    for name, one in value.items():
        inner = f"{where}.{name}"
        if where == "buyer" and name in _PHONES and isinstance(one, dict):
            wrong += _wrong_texts(one, inner, _OF_PHONE)
        elif name not in names:
            wrong.append(f"{inner}: no such field")
        elif one is not None and (
            name in _PHONES or not isinstance(one, str) or len(one) > LONGEST_TEXT
        ):
            wrong.append(inner)
    return wrong


def _whole(value: object, least: int, most: int) -> int | None:
    """Return a whole number from ``least`` to ``most``; ``None`` for anything else."""
    if not isinstance(value, int) or isinstance(value, bool):
        return None
    return value if least <= value <= most else None


_LARGEST_SEED = 2**63 - 1
_LEAST_PER_HOUR = Decimal("0.001")
_PHONES = ("phone", "alternative_phone")
_OF_SALE = ("item_id", "variation_id", "quantity", "buyer")
_OF_BUYER = ("nickname", "first_name", "last_name", *_PHONES)
_OF_PHONE = ("area_code", "number")
