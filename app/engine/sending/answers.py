"""Messages of the marketplace about a write, as findings at the fields of the form ("Errors")."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from app.domain.shapes import JsonObject, objects_of, text_of
from app.domain.wire import write_json
from app.engine.sync.item_rows import parse_item_row
from app.rules.findings import STORED, UNKNOWN, Finding, Severity

if TYPE_CHECKING:
    from app.domain.error import Cause
    from app.domain.models.attribute import AttributeDefinition

UNREADABLE = "item.field.unreadable"
"""The code for a field with an unexpected type, which the table omits."""

# Fields that have another name in a code than in the form.
_NAMES = {"quantity": "available_quantity", "deleted": "status"}
# Codes without a field name, and the field of the form they are about.
_WHOLE_CODES = {"invalid_parameters": "shipping"}
_FIELDS = frozenset(
    {
        "title",
        "subtitle",
        "category_id",
        "price",
        "currency_id",
        "available_quantity",
        "buying_mode",
        "condition",
        "listing_type_id",
        "status",
        "description",
        "pictures",
        "attributes",
        "variations",
        "shipping",
        "sale_terms",
        "seller_contact",
        "coverage_areas",
        "location",
        "video_id",
        "warranty",
        "seller_custom_field",
        "accepts_paymentplatform",
        "automatic_relist",
        "official_store_id",
    }
)
_SHIPPING = ("free_shipping", "mode", "dimensions", "local_pick_up", "costs", "methods")
_LONGEST = 300
# How messages name an unknown attribute: "Brand (BRAND)".
_ID_IN_MESSAGE = re.compile(r"\(([A-Z][A-Z0-9_]{1,63})\)")
_WORD = re.compile(r"[A-Za-z0-9_]+")


def findings_of_causes(causes: Iterable[Cause], item: JsonObject) -> tuple[Finding, ...]:
    """Return the causes of a refusal, each as an error at its field.

    ``item`` is the listing with the sent values applied; attributes named in the messages are
    looked up in it. A code whose field is not in the form belongs to the form as a whole (path
    ``""``).
    """
    return tuple(
        _finding(Severity.ERROR, text_of(cause.code), cause.message or "", item) for cause in causes
    )


def findings_of_warnings(answer: object, item: JsonObject) -> tuple[Finding, ...]:
    """Return the ``warnings`` of an answer, each at its field; none if they cannot be read."""
    if not isinstance(answer, Mapping):
        return ()
    return tuple(
        _finding(
            Severity.WARNING, text_of(warning.get("code")), text_of(warning.get("message")), item
        )
        for warning in objects_of(answer.get("warnings"))
    )


def stored_findings(
    item: JsonObject, definitions: Sequence[AttributeDefinition]
) -> tuple[Finding, ...]:
    """Return the ``warnings`` that the marketplace stores with a listing, each at its field.

    The ``definitions`` of the category are used too, as a dropped attribute is no longer in the
    listing. Unreadable parts of the listing are included, as the table counts them.
    """
    known = [{"id": one.id, "name": one.name} for one in definitions]
    named = {**item, "attributes": [*objects_of(item.get("attributes")), *known]}
    names = {f"attributes.{one.id}": {"name": one.name} for one in definitions if one.name}
    found = tuple(
        Finding.warning(
            one.path, one.code, **{**names.get(one.path, {}), **one.params, STORED: True}
        )
        for one in findings_of_warnings(item, named)
    )
    warnings = item.get("warnings")
    # The table counts a warning that is not an object too, so it has to be shown.
    odd = [w for w in warnings if not isinstance(w, Mapping)] if isinstance(warnings, list) else []
    unexplained = tuple(
        Finding.warning("", UNKNOWN, message=text_of(one)[:_LONGEST], **{STORED: True})
        for one in odd
    )
    unread = (Finding.warning(name, UNREADABLE, **{STORED: True}) for name in _unreadable(item))
    return (*found, *unexplained, *unread)


def _unreadable(item: JsonObject) -> tuple[str, ...]:
    try:
        return parse_item_row(write_json(item)).unreadable
    except ValueError:
        return ()


def _finding(severity: Severity, code: str, message: str, item: JsonObject) -> Finding:
    """Return a finding with its ``message``, the only text to show for an unknown code."""
    return Finding(
        _path(code, message, item), code or UNKNOWN, severity, {"message": message[:_LONGEST]}
    )


def _path(code: str, message: str, item: JsonObject) -> str:
    if code in _WHOLE_CODES:
        return _WHOLE_CODES[code]
    parts = code.split(".")
    name = parts[1] if len(parts) > 1 and parts[0] == "item" else parts[0]
    name = _NAMES.get(name, name)
    if name not in _FIELDS:
        return ""
    if name in ("attributes", "sale_terms"):
        entry = _named_in(message, objects_of(item.get(name)))
        return f"{name}.{entry}" if entry else name
    if name == "shipping":
        problem = ".".join(parts[2:])
        inner = next((field for field in _SHIPPING if problem.startswith(field)), None)
        return f"shipping.{inner}" if inner else name
    if name == "variations":
        ids = {text_of(entry.get("id")) for entry in objects_of(item.get(name))} - {""}
        found = next((word for word in _WORD.findall(message) if word in ids), None)
        return f"variations.{found}" if found else name
    return name


def _named_in(message: str, entries: Sequence[JsonObject]) -> str | None:
    """Return the id of the entry that a message names, or ``None``.

    A name with its id ("Brand (BRAND)") takes precedence, then an id, then a name.
    """
    for entry in entries:
        both = f"{text_of(entry.get('name'))} ({text_of(entry.get('id'))})"
        if entry.get("id") and both in message:
            return text_of(entry.get("id"))
    found = _ID_IN_MESSAGE.search(message)
    # The value follows its attribute and may contain any words.
    before = message[: found.start()] if found else message
    words = set(_WORD.findall(before)) | ({found[1]} if found else set())
    for entry in entries:
        if (entry_id := text_of(entry.get("id"))) and entry_id in words:
            return entry_id
    plain = before.casefold()
    named = [
        (len(name), text_of(entry.get("id")))
        for entry in entries
        if (name := text_of(entry.get("name"))) and name.casefold() in plain
    ]
    if named:
        # If both "Weight" and "Weight of the sales unit" match, the longer name is meant.
        return max(named)[1]
    return found[1] if found else None
