"""What a variation is called: the values that tell it from the others, and never its place."""

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
"""The param of a finding about one variation: what that one is called."""


def name_of(entry: JsonObject) -> str:
    """Return the values of a variation in one line, empty where it has none."""
    choices = (one for part in objects_of(entry.get(COMBINATIONS)) for one in choices_of(part))
    return ", ".join(filter(None, (one.name or text_of(one.id) for one in choices)))


def name_at(path: str, *items: WireItem) -> str:
    """Return what the variation of a form path is called in the first of ``items`` that has it.

    A new one is called by its place in the path, so the items are as the path was made over.
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
    """Return findings, those about one variation with what it is called as ``NAME``."""
    return tuple(
        replace(one, params={**one.params, NAME: name}) if name else one
        for one in findings
        for name in [name_at(one.path, *items)]
    )


def path_words(path: str, name: str) -> str:
    """Return a form path for a person: that of a variation by its ``name``, if there is one."""
    return ": ".join((name, *split_path(path)[2:])) if name else path


def where_of(finding: Finding) -> str:
    """Return the form path of a finding for a person."""
    return path_words(finding.path, text_of(finding.params.get(NAME)))
