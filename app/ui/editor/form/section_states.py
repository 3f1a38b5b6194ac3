"""The state of each section of the form: its count, its findings, and missing fields."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from app.editing.form.fields import FieldKind, FieldSpec, Section
from app.editing.numbers import format_number
from app.editing.values import is_empty_value
from app.editing.variations.rows import live_rows
from app.rules.findings import Finding
from app.ui.editor.form.section_list import SectionRow
from app.ui.forms.labels import section_label
from app.ui.look.translation import Words

if TYPE_CHECKING:
    from app.editing.draft import ItemDraft
    from app.editing.number_locale import NumberLocale

SectionStates: Final = Words("SectionStates")


def section_rows(
    sections: Sequence[Section],
    draft: ItemDraft,
    by_path: Mapping[str, Sequence[Finding]],
    locale: NumberLocale,
) -> list[SectionRow]:
    """Return the rows of the sections, with the findings at their fields."""
    return [_row(section, draft, by_path, locale) for section in sections]


def filled_words(section: Section, draft: ItemDraft, locale: NumberLocale) -> str:
    """Return the text for the number of filled fields of a section."""
    filled = sum(not is_empty_value(draft.value(spec.path)) for spec in section.fields)
    return SectionStates.tr("{n} of {most} filled").format(
        n=format_number(filled, locale), most=format_number(len(section.fields), locale)
    )


def may_stay_unset(section: Section) -> bool:
    """Return whether a field of the section may be left at "Not said"."""
    kinds = (FieldKind.YES_NO, FieldKind.CHOICE)
    return any(
        spec.kind in kinds and spec.named and not spec.required and spec.locked is None
        for spec in section.fields
    )


def _row(
    section: Section,
    draft: ItemDraft,
    by_path: Mapping[str, Sequence[Finding]],
    locale: NumberLocale,
) -> SectionRow:
    found = [f for spec in section.all_fields for f in by_path.get(spec.path, ())]
    errors = sum(finding.is_error for finding in found)
    missing = sum(_is_missing(spec, draft) for spec in section.fields)
    state = (
        SectionStates.tr("%n missing", "", missing) if missing else _count(section, draft, locale)
    )
    warnings = len(found) - errors
    return SectionRow(section.key, section_label(section.key), state, errors, warnings, missing)


def _is_missing(spec: FieldSpec, draft: ItemDraft) -> bool:
    return spec.required and spec.locked is None and is_empty_value(draft.value(spec.path))


def _count(section: Section, draft: ItemDraft, locale: NumberLocale) -> str:
    spec = section.all_fields[0]
    if spec.kind is FieldKind.PICTURES:
        count = format_number(len(draft.pictures()), locale)
        if spec.longest is None:
            return count
        most = format_number(spec.longest, locale)
        return SectionStates.tr("{n} of {most}").format(n=count, most=most)
    if spec.kind is FieldKind.VARIATIONS:
        return format_number(len(live_rows(draft)), locale)
    return ""
