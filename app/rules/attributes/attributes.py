"""Checks of a listing's attributes against the definitions of its category."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from app.domain.shapes import JsonObject, is_blank, object_of, objects_of, text_of
from app.domain.wire_item import WireItemAttribute
from app.rules.attributes.definitions import definitions_of
from app.rules.attributes.values import Fault, Value, is_removal, read_values, sent_values
from app.rules.findings import Finding

if TYPE_CHECKING:
    from app.domain.models.attribute import AttributeDefinition

READ_ONLY = "item.attributes.read_only"
"""The code of a warning about an attribute that only the marketplace sets."""

SHOWN_OF_VALUE = 60
"""The number of characters of an invalid value that a finding quotes."""


class Normalised(NamedTuple):
    """Attributes completed for storage, and a warning for each that was dropped."""

    stored: list[WireItemAttribute]
    dropped: list[Finding]


def attribute_id(entry: JsonObject) -> str:
    """Return the id of an attribute entry as text; empty if it has none."""
    return text_of(entry.get("id"))


def normalise_attributes(
    sent: Sequence[JsonObject], definitions: Sequence[AttributeDefinition]
) -> Normalised:
    """Return attributes as they are stored, and a warning for each that was dropped.

    The entries have ``id, name, value_id, value_name, values`` and their group; a warning is
    returned for each attribute that is invalid, unknown, or cannot be set by the seller. Entries
    that remove their attribute (no value at all) and entries without an id are left out silently; a
    merge looks at ``sent`` for removals, and ``check_attributes`` refuses entries without an id.
    """
    definitions = definitions_of(definitions)
    stored: list[WireItemAttribute] = []
    findings: list[Finding] = []
    for entry in sent:
        id_ = attribute_id(entry)
        if not id_ or is_removal(entry):
            continue
        definition = definitions.by_id.get(id_)
        if definition is None:
            findings.append(_omitted(id_, entry, None, "unknown"))
            continue
        if id_ in definitions.not_set_by_sellers:
            findings.append(
                Finding.warning(
                    f"attributes.{id_}",
                    READ_ONLY,
                    attribute=id_,
                    name=definition.name or id_,
                )
            )
            continue
        values = read_values(entry, definition)
        if isinstance(values, Fault):
            findings.append(_omitted(id_, entry, definition, values))
        else:
            stored.append(_stored(definition, values))
    return Normalised(stored, findings)


def check_attributes(
    sent: object,
    definitions: Sequence[AttributeDefinition],
    *,
    elsewhere: Collection[str] = (),
    normalised: Normalised | None = None,
) -> list[Finding]:
    """Return every problem of a whole list of attributes.

    ``elsewhere`` are the ids that the variations set individually. Invalid values are warnings, as
    the service drops them; a required attribute that is then missing is an error. ``normalised`` is
    the result of :func:`normalise_attributes` for ``sent``, if known.
    """
    findings = list(check_attribute_entries(sent))
    if normalised is None:
        normalised = normalise_attributes(objects_of(sent), definitions)
    stored, dropped = normalised
    findings.extend(dropped)
    present = {entry["id"] for entry in stored}.union(elsewhere)
    findings.extend(missing_attributes(present, definitions))
    return findings


def check_attribute_entries(sent: object) -> Iterator[Finding]:
    """Check the structure of a list of attributes: objects with an id, each id once."""
    if sent is None:
        return
    if not isinstance(sent, (list, tuple)):
        yield Finding.error("attributes", "item.attributes.invalid")
        return
    seen: set[str] = set()
    for index, entry in enumerate(sent):
        id_ = attribute_id(object_of(entry))
        if not id_:
            yield Finding.error("attributes", "item.attributes.invalid", index=index)
        elif id_ in seen:
            yield Finding.error(f"attributes.{id_}", "item.attributes.repeated", attribute=id_)
        seen.add(id_)


def missing_attributes(
    present: Collection[object], definitions: Sequence[AttributeDefinition]
) -> Iterator[Finding]:
    """Yield an error for each required attribute that a listing does not have."""
    for definition in definitions_of(definitions).demanded:
        if definition.id not in present:
            yield Finding.error(
                f"attributes.{definition.id}",
                "item.attributes.required",
                attribute=definition.id,
                name=definition.name or definition.id,
            )


def _stored(definition: AttributeDefinition, values: tuple[Value, ...]) -> WireItemAttribute:
    # Several values become one text; only a single value has an id of its own.
    value_id, value_name = values[0] if len(values) == 1 else (None, _joined(values))
    return {
        "id": definition.id,
        "name": definition.name or definition.id,
        "value_id": value_id,
        "value_name": value_name or None,
        "values": [{"id": id_, "name": name or None} for id_, name in values],
        "attribute_group_id": definition.attribute_group_id,
        "attribute_group_name": definition.attribute_group_name,
    }


def _joined(values: tuple[Value, ...]) -> str:
    return ", ".join(value.name for value in values)


def _omitted(
    id_: str, entry: JsonObject, definition: AttributeDefinition | None, reason: str
) -> Finding:
    return Finding.warning(
        f"attributes.{id_}",
        "item.attributes.omitted",
        attribute=id_,
        name=(definition.name if definition is not None else None) or id_,
        value=_quoted(entry),
        units=list(definition.units) if definition is not None else [],
        longest=definition.value_max_length if definition is not None else None,
        reason=str(reason),
    )


def _quoted(entry: JsonObject) -> str:
    texts = (
        text_of(value.get("name") if not is_blank(value.get("name")) else value.get("id"))
        for value in sent_values(entry)[:5]
    )
    text = ", ".join(text[: SHOWN_OF_VALUE + 1] for text in texts)
    return text if len(text) <= SHOWN_OF_VALUE else text[:SHOWN_OF_VALUE] + "…"
