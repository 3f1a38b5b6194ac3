"""Fields that can be set in a single listing, in typed form: ``subtitle=TEXT``."""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import StrEnum
from typing import Final

from app.domain.coded_error import nearest_hint
from app.domain.dimensions import format_dimensions, parse_dimensions
from app.domain.invisible import joined_lines
from app.domain.vocabulary import BuyingMode, Condition, ShippingModeId
from app.editing.form.list_entries import AREAS, FREE_METHODS, new_entry
from app.editing.form.option_fields import CONTACT, PLACE
from app.editing.values import Choice, is_empty_value
from app.engine.plans.field_hints import OF_ONE, unsettable_field
from app.engine.plans.operation import require_text
from app.engine.plans.operation_parsing import (
    FIELDS,
    LONGEST_TEXT,
    PATHS,
    Operation,
    OperationError,
    parse_operation,
)
from app.rules.numbers import as_number

HELP: Final = """\b
In addition, for one listing:
  subtitle=TEXT       condition=new|used|not_specified
  buying_mode=buy_it_now|auction         automatic_relist=yes|no
  shipping_mode=MODE  local_pick_up=yes|no  store_pick_up=yes|no
  dimensions=10x20x30,500                (cm and grams)
  free_methods=ID,ID  coverage_areas=ID,ID  payment_methods=Cash,Transfer
  accepts_paymentplatform=yes|no         official_store_id=NUMBER
  sale_terms.ID=TEXT  seller_contact.email=TEXT  location.city=TEXT
An empty value after = removes the value."""

Reader = Callable[[str, str], object]
"""Parses the value of a field, given the field's name and the text; ``None`` means no value."""


def parse_edit(text: str) -> Operation:
    """Parse an edit of one listing; raise ``OperationError`` if it is invalid."""
    name, mark, typed = text.partition("=")
    name = name.strip()
    found = _reader(name)
    if not mark or found is None:
        return _of_plans(text, name)
    require_text(name, typed, LONGEST_TEXT)
    path, read = found
    after = read(name, joined_lines(typed).strip())
    return Operation(text, path, lambda _before, _site: after)


def _of_plans(text: str, name: str) -> Operation:
    """Parse a plan operation; raise ``OperationError`` with the field names of single edits."""
    try:
        return parse_operation(text)
    except OperationError as problem:
        if problem.code == "operation.no_status" and problem.values["text"] == "deleted":
            raise OperationError("field.by_status", name=name) from problem
        if problem.code != "operation.no_field":
            raise
        known = tuple(dict.fromkeys((*FIELDS[:-1], *EDIT_FIELDS, "attributes.ID", "sale_terms.ID")))
        raise unsettable_field(name, known, paths=EDIT_PATHS, others=OF_ONE) from problem


def _reader(name: str) -> tuple[str, Reader] | None:
    """Return the form path of a field and the parser of its value; ``None`` if it is unknown."""
    if name in _FIELDS:
        return _FIELDS[name]
    head, _, part = name.partition(".")
    if head == "sale_terms" and re.fullmatch(r"[A-Z0-9_-]{1,64}", part):
        return name, _chosen
    if head == "seller_contact" and part in CONTACT:
        return name, _text
    if head == "location" and part in PLACE:
        return name, _PARTS_OF_PLACE.get(part, _text)
    return None


def _text(_name: str, typed: str) -> str:
    return typed


def _chosen(_name: str, typed: str) -> tuple[Choice, ...]:
    return (Choice(None, typed),) if typed else ()


def _named(_name: str, typed: str) -> dict[str, str] | None:
    return {"name": typed} if typed else None


def _yes(name: str, typed: str) -> bool:
    if typed not in ("yes", "no"):
        raise OperationError("operation.yes_or_no", name=name, text=typed)
    return typed == "yes"


def _one_of(names: type[StrEnum]) -> Reader:
    def read(name: str, typed: str) -> str:
        if typed not in tuple(names):
            offered = ", ".join(names)
            near = nearest_hint(typed[:60], names)
            raise OperationError(
                "operation.not_one_of", name=name, text=typed, choices=offered, **near
            )
        return typed

    return read


def _number(name: str, typed: str) -> object:
    if not typed:
        return None
    number = as_number(typed)
    if number is None:
        raise OperationError("operation.no_figure", name=name, text=typed)
    return number


def _whole(name: str, typed: str) -> int | None:
    if typed and not re.fullmatch(r"[0-9]{1,18}", typed):
        raise OperationError("operation.no_id", name=name, text=typed)
    return int(typed) if typed else None


def _measures(name: str, typed: str) -> str | None:
    read = parse_dimensions(typed.replace(" ", ""))
    if typed and read is None:
        raise OperationError("operation.no_dimensions", name=name, text=typed)
    return None if read is None else format_dimensions(read)


def _entries(path: str) -> Reader:
    def read(_name: str, typed: str) -> list[object]:
        words = [part.strip() for part in typed.split(",")]
        return [new_entry(path, word, ()) for word in words if not is_empty_value(word)]

    return read


_METHODS: Final = "non_paymentplatform_payment_methods"
_PARTS_OF_PLACE: Final[dict[str, Reader]] = {
    **dict.fromkeys(("state", "city", "neighborhood"), _named),
    **dict.fromkeys(("latitude", "longitude"), _number),
}
_FIELDS: Final[dict[str, tuple[str, Reader]]] = {
    "subtitle": ("subtitle", _text),
    "condition": ("condition", _one_of(Condition)),
    "buying_mode": ("buying_mode", _one_of(BuyingMode)),
    "automatic_relist": ("automatic_relist", _yes),
    "accepts_paymentplatform": ("accepts_paymentplatform", _yes),
    "official_store_id": ("official_store_id", _whole),
    "shipping_mode": ("shipping.mode", _one_of(ShippingModeId)),
    "local_pick_up": ("shipping.local_pick_up", _yes),
    "store_pick_up": ("shipping.store_pick_up", _yes),
    "dimensions": ("shipping.dimensions", _measures),
    "free_methods": (FREE_METHODS, _entries(FREE_METHODS)),
    "coverage_areas": (AREAS, _entries(AREAS)),
    "payment_methods": (_METHODS, _entries(_METHODS)),
}
EDIT_PATHS: Final = {**PATHS, **{path: name for name, (path, _) in _FIELDS.items()}}
"""The form paths of the fields that can be set in one listing, each with the name that is typed for
it."""
EDIT_FIELDS: Final = (
    *_FIELDS,
    *(f"seller_contact.{one}" for one in CONTACT),
    *(f"location.{one}" for one in PLACE),
)
"""The fields that can be set here, except sale terms, which are named by the ids of their
definitions."""
