"""The fields of a listing's shipping: defaults, and those that a write may change."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from app.domain.shapes import JsonObject, is_blank, object_of
from app.domain.vocabulary import ShippingModeId
from app.domain.wire_item import WireItem, WireShipping
from app.rules.differences import is_same
from app.rules.findings import Finding

SELLERS: frozenset[str] = frozenset(
    {
        *("mode", "local_pick_up", "store_pick_up", "free_shipping", "free_methods", "methods"),
        *("costs", "dimensions", "profile_id"),
    }
)
"""The fields of the shipping object that a write may change."""

_LONGEST_NAME = 64


def plain_shipping() -> WireShipping:
    """Return the default shipping of a listing."""
    return {
        "mode": ShippingModeId.NOT_SPECIFIED.value,
        "local_pick_up": False,
        "store_pick_up": False,
        "free_shipping": False,
        "free_methods": [],
        "methods": [],
        "costs": [],
        "dimensions": None,
        "logistic_type": "not_specified",
        "profile_id": None,
        "tags": [],
    }


def changed_shipping(before: object, sent: object) -> object:
    """Return the shipping after an update of ``before``, merged by field.

    Null, for the whole or for a field, means the default. Tags belong to the marketplace and stay
    unchanged. A value that is no object is returned unchanged, for the checks to report.
    """
    known = object_of(before)
    plain: JsonObject = plain_shipping()
    if sent is None:
        return {**plain, "tags": known.get("tags") or []}
    if not isinstance(sent, Mapping):
        return sent
    changed = {
        name: plain[name] if is_blank(value) and name in plain else value
        for name, value in sent.items()
        # Unchanged values are kept as they are: a missing logistic_type is not "not_specified".
        if name != "tags" and not (name in known and is_same(known[name], value))
    }
    return {**known, **changed}


def check_shipping_change(before: WireItem, sent: object) -> Iterator[Finding]:
    """Refuse changes of fields that sellers cannot set; their current values are accepted."""
    known = object_of(before.get("shipping"))
    for name, value in object_of(sent).items():
        if name not in SELLERS and name != "tags" and not is_same(known.get(name), value):
            shown = f"shipping.{name[:_LONGEST_NAME]}"
            yield Finding.error(shown, "item.field.not_modifiable", field=shown)
