"""Names of variations: the attribute values in which they differ, never the position."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from app.domain.shapes import JsonObject, objects_of, text_of
from app.domain.wire_item import WireItem, variations_of
from app.editing.item_paths import split_path
from app.editing.values import choices_of
from app.editing.variation_list import COMBINATIONS, VARIATIONS, entry_key
from app.rules.findings import Finding

NAME = "variation_name"
"""The param of a finding about one variation that has its name."""


def name_of(entry: JsonObject) -> str:
    """Return the values of a variation in one line; empty if it has none."""
    choices = (one for part in objects_of(entry.get(COMBINATIONS)) for one in choices_of(part))
    return ", ".join(filter(None, (one.name or text_of(one.id) for one in choices)))


def name_at(path: str, *items: WireItem) -> str:
    """Return the name of the variation at a form path, from the first of ``items`` that has it.

    A new variation is identified by its position, so ``items`` must be those the path was made for.
    """
    head, *rest = split_path(path)
    if head != VARIATIONS or not rest:
        return ""
    for item in items:
        for place, entry in enumerate(variations_of(item)):
            if entry_key(entry, place) == rest[0]:
                return name_of(entry)
    return ""


def named(findings: Iterable[Finding], *items: WireItem) -> tuple[Finding, ...]:
    """Return the findings, with the parameter ``NAME`` added to those about one variation."""
    return tuple(
        replace(one, params={**one.params, NAME: name}) if name else one
        for one in findings
        for name in [name_at(one.path, *items)]
    )


def path_words(path: str, name: str) -> str:
    """Return a form path for display; with a ``name``, the variation is shown by it."""
    return ": ".join((name, *split_path(path)[2:])) if name else path


def where_of(finding: Finding) -> str:
    """Return the form path of a finding for display."""
    return path_words(finding.path, text_of(finding.params.get(NAME)))
