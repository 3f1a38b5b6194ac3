"""Conversion of Python values (numbers, texts, booleans) into operations on fields."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from decimal import Decimal
from typing import TYPE_CHECKING

from app.domain.coded_error import nearest_hint
from app.domain.dimensions import format_dimensions, parse_dimensions
from app.domain.identifier import is_identifier
from app.domain.invisible import joined_lines
from app.domain.vocabulary import Condition
from app.editing.values import Choice, Choices
from app.engine.changes.edit_fields import EDIT_FIELDS, parse_edit
from app.engine.changes.prepared import ChangeError
from app.engine.plans.operation_parsing import (
    LONGEST_TEXT,
    Operation,
    OperationError,
    parse_operation,
)

if TYPE_CHECKING:
    from app.domain.models.attribute import AttributeDefinition


def operation_of(name: str, value: object) -> Operation:
    """Return the operation that sets a field; raise ``ChangeError`` for an unknown field.

    ``name`` is one of ``FIELDS`` or of ``EDIT_FIELDS``. Price and stock are a number, or a text
    such as ``"+7%"`` or ``"+3"``; any other text is the new value, and ``None`` removes the value;
    yes-or-no fields take true or false. A value of another type also raises ``ChangeError``.
    """
    if name not in _READERS and name not in EDIT_FIELDS:
        known = (*FIELDS, *EDIT_FIELDS)
        near = nearest_hint(name, known)
        raise ChangeError("value.no_field", name=name[:64], offered=known, **near)
    try:
        return _READERS.get(name, _as_typed)(name, value)
    except OperationError as problem:
        raise ChangeError(problem.code, **problem.values) from problem


def operations_of(fields: Mapping[str, object]) -> tuple[Operation, ...]:
    """Return the operations that set fields; ``attributes`` and ``sale_terms`` entry by entry.

    ``seller_contact`` and ``location`` are set part by part. Attributes are named by id here. Raise
    ``ChangeError`` as ``operation_of`` does.
    """
    found: list[Operation] = []
    for name, value in fields.items():
        if name in PARTED and isinstance(value, Mapping):
            found += (operation_of(f"{name}.{key}", part) for key, part in value.items())
        elif name in NAMED:
            entries = entries_of(name, value)
            found += (chosen_operation(f"{name}.{key}", choices) for key, choices in entries)
        else:
            found.append(operation_of(name, value))
    return tuple(found)


def entries_of(name: str, value: object) -> tuple[tuple[str, Choices], ...]:
    """Return attributes or sale terms, each with its values; an empty value removes the entry.

    Raise ``ChangeError`` if ``value`` is not a mapping, or if an entry is neither text nor number.
    """
    if not isinstance(value, Mapping):
        raise _wrong("value.no_mapping", name, value)
    found = []
    for key, entry in value.items():
        if not isinstance(key, str) or not key.strip():
            raise _wrong("value.no_name", name, key)
        found.append((key.strip(), _choices(f"{name}.{key[:64]}", entry)))
    return tuple(found)


def attribute_operations(
    definitions: Sequence[AttributeDefinition], entries: Sequence[tuple[str, Choices]]
) -> tuple[Operation, ...]:
    """Return the operations that set attributes named by id or name; listed values get their ids.

    Raise ``ChangeError`` for an attribute that the category does not have.
    """
    found = []
    for name, choices in entries:
        known = next((one for one in definitions if _is_named(one, name)), None)
        if known is None:
            words = [word for one in definitions for word in (one.id, one.name or "") if word]
            raise ChangeError("value.no_attribute", name=name[:64], **nearest_hint(name, words))
        listed = [known.values_by_name.get(choice.name.casefold()) for choice in choices]
        exact = tuple(
            choice if value is None else Choice(value.id, value.name or choice.name)
            for choice, value in zip(choices, listed, strict=True)
        )
        found.append(chosen_operation(f"attributes.{known.id}", exact))
    return tuple(found)


def chosen_operation(path: str, choices: Choices) -> Operation:
    """Return the operation that sets an attribute or a sale term by its path."""
    if not is_identifier(path.partition(".")[2]):
        raise ChangeError("value.no_id", name=path[:80])
    text = ", ".join(choice.name for choice in choices)
    return Operation(f"{path}={text}", path, lambda _before, _places: choices)


def _is_named(definition: AttributeDefinition, name: str) -> bool:
    key = name.casefold()
    return key in (definition.id.casefold(), (definition.name or "").casefold())


def _choices(where: str, value: object) -> Choices:
    parts = value if isinstance(value, (list, tuple)) else [value]
    found = []
    for part in parts:
        match part:
            case None | "":
                continue
            case bool():
                raise _wrong("value.no_choice", where, value)
            case str():
                found.append(Choice(None, _short(where, joined_lines(part).strip())))
            case int() | Decimal() | float():
                found.append(Choice(None, f"{_figure(where, part):f}"))
            case _:
                raise _wrong("value.no_choice", where, value)
    return tuple(found)


def _number(name: str, value: object) -> Operation:
    match value:
        case str():
            return parse_operation(f"{name}={value}")
        case bool() | None:
            pass
        case int() | Decimal() | float():
            return parse_operation(f"{name}={_figure(name, value):f}")
    raise _wrong("value.no_number", name, value)


def _figure(name: str, value: int | Decimal | float) -> Decimal:
    """Return a number as a decimal; a float is taken by its displayed digits."""
    figure = Decimal(repr(value)) if isinstance(value, float) else Decimal(value)
    if not figure.is_finite():
        raise ChangeError("value.no_amount", name=name, text=str(value))
    if figure < 0:
        raise ChangeError("value.below_zero", name=name, text=str(value))
    return figure


def _text(name: str, value: object) -> Operation:
    if value is not None and not isinstance(value, str):
        raise _wrong("value.no_text", name, value)
    text = _short(name, joined_lines(value or "").strip())
    if name == "title" and not text:
        raise ChangeError("operation.no_title")
    path = "seller_custom_field" if name == "sku" else name
    return _fixed(name, path, text)


def _as_typed(name: str, value: object) -> Operation:
    """Return the operation for a value as if it were typed on the command line."""
    match value:
        case None:
            text = ""
        case bool():
            text = "yes" if value else "no"
        case str() | int() | Decimal():
            text = str(value)
        case [*parts] if all(isinstance(part, str) for part in parts):
            text = ",".join(map(str, parts))
        case _:
            raise _wrong("value.no_text", name, value)
    return parse_edit(f"{name}={text}")


def _status(name: str, value: object) -> Operation:
    return parse_operation(f"{name}={value}")


def _condition(name: str, value: object) -> Operation:
    if not isinstance(value, str) or value not in tuple(Condition):
        raise _wrong("value.no_condition", name, value)
    return _fixed(name, name, str(value))


def _truth(path: str) -> Callable[[str, object], Operation]:
    def read(name: str, value: object) -> Operation:
        if not isinstance(value, bool):
            raise _wrong("value.no_truth", name, value)
        return _fixed(name, path, value)

    return read


def _measures(name: str, value: object) -> Operation:
    read = parse_dimensions(value.replace(" ", "")) if isinstance(value, str) else None
    if read is None:
        raise _wrong("value.no_dimensions", name, value)
    return _fixed(name, "shipping.dimensions", format_dimensions(read))


def _fixed(name: str, path: str, after: object) -> Operation:
    def change(_before: object, _places: int) -> object:
        return after

    return Operation(f"{name}={after}", path, change)


def _short(name: str, text: str) -> str:
    if len(text) > LONGEST_TEXT:
        raise ChangeError("operation.too_long", name=name, most=LONGEST_TEXT)
    return text


def _wrong(code: str, name: str, value: object) -> ChangeError:
    return ChangeError(code, name=name, text=str(value)[:60], type=type(value).__name__)


_READERS: dict[str, Callable[[str, object], Operation]] = {
    "price": _number,
    "stock": _number,
    "status": _status,
    "title": _text,
    "sku": _text,
    "warranty": _text,
    "video_id": _text,
    "condition": _condition,
    "free_shipping": _truth("shipping.free_shipping"),
    "local_pick_up": _truth("shipping.local_pick_up"),
    "dimensions": _measures,
}
NAMED = ("attributes", "sale_terms")
PARTED = ("seller_contact", "location")
FIELDS = (*_READERS, *NAMED)
"""The fields that a program can set by name."""
