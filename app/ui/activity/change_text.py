"""Changes of a listing as text: the values of fields before and after."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from app.domain.shapes import sequence_of
from app.domain.wire_item import attributes_of
from app.editing import field_steps
from app.editing.item_paths import DELETED, split_path
from app.editing.values import is_empty_value
from app.editing.variation_list import COMBINATIONS, VARIATIONS
from app.editing.variations.naming import name_at, name_of
from app.ui.forms.labels import path_label
from app.ui.look.text import one_line, quoted
from app.ui.look.translation import Words
from app.ui.texts.value_text import spec_at, value_text

if TYPE_CHECKING:
    from app.domain.shapes import JsonObject
    from app.domain.wire_item import WireItem
    from app.editing.change import FieldChange
    from app.editing.draft import ItemDraft
    from app.ui.texts.form_context import FormContext

Changes: Final = Words("Changes")
LONGEST: Final = 60
PICTURE_IDS: Final = "picture_ids"
# Fields that are shown by name only.
_LONG: Final = frozenset({"description", "pictures", "variations", "coverage_areas"})


class Step(NamedTuple):
    """One field of a change: its form path, its label, and both values as text ("" if none)."""

    path: str
    label: str
    before: str
    after: str

    @property
    def is_whole(self) -> bool:
        """Whether the label alone describes the change, as with "Deleted", which has no values."""
        return self.path == DELETED


def label_of(path: str, *items: WireItem) -> str:
    """Return the label of a form path.

    Attributes and sale terms have the marketplace's own names. A field of a variation has the name
    of the variation in the first of ``items`` that contains it.
    """
    head, *rest = split_path(path)
    if head == "attributes" and rest:
        for entry in (one for item in items for one in attributes_of(item)):
            if entry.get("id") == rest[0] and entry.get("name"):
                return one_line(str(entry["name"]))
        return quoted(rest[0])
    if head == VARIATIONS and len(rest) == 2:
        label = path_label("pictures" if rest[1] == PICTURE_IDS else rest[1])
        name = one_line(name_at(path, *items))
        return f"{name}: {label}" if name else label
    return path_label(head if head in _LONG else path)


def text_of_value(path: str, value: object, context: FormContext) -> str:
    """Return a form value in one line, cut at ``LONGEST`` characters; "" if it is empty."""
    head = path.partition(".")[0]
    if is_empty_value(value):
        return ""
    if (head == "pictures" and isinstance(value, tuple)) or path.endswith(f".{PICTURE_IDS}"):
        return Changes.tr("%n pictures", "", len(sequence_of(value)))
    if head == VARIATIONS and isinstance(value, Mapping):
        return _cut(one_line(name_of(value)))
    if path.endswith(f".{COMBINATIONS}"):
        return _cut(one_line(name_of({COMBINATIONS: value})))
    if isinstance(value, Mapping | list):
        return ""
    return _cut(one_line(value_text(spec_at(path), value, context)))


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def steps_of_draft(draft: ItemDraft, context: FormContext) -> tuple[Step, ...]:
    """Return the changes of a draft, in the order of the first edit of each field."""
    context = context.of(draft.base)
    return tuple(
        Step(
            path,
            label_of(path, draft.base),
            text_of_value(path, draft.base_value(path), context),
            text_of_value(path, draft.value(path), context),
        )
        for path in draft.changed_paths()
    )


def steps_of_call(
    before: WireItem, sent: JsonObject, answer: WireItem | None, context: FormContext
) -> tuple[Step, ...]:
    """Return the changes that a request with the body ``sent`` made to the listing ``before``.

    Further changes visible in the ``answer`` are included.
    """
    context = context.of(before)
    items = (before, *(() if answer is None else (answer,)))
    changes = field_steps.steps_of_call(before, sent, answer)
    return tuple(_step(change, items, context) for change in changes)


def steps_between(before: WireItem, after: WireItem, context: FormContext) -> tuple[Step, ...]:
    """Return the differences between two bodies of one listing, in fields known to a seller."""
    context = context.of(before)
    changes = field_steps.steps_between(before, after)
    return tuple(_step(change, (before, after), context) for change in changes)


def _step(change: FieldChange, items: tuple[WireItem, ...], context: FormContext) -> Step:
    path = change.path
    was, becomes = (text_of_value(path, v, context) for v in (change.before, change.after))
    return Step(path, label_of(path, *items), was, becomes)


def labels(steps: Iterable[Step]) -> str:
    """Return the labels of several steps, each once: "price, stock"."""
    seen = dict.fromkeys(step.label for step in steps)
    return ", ".join(label[:1].lower() + label[1:] for label in seen)


def line_of(steps: tuple[Step, ...], *, named: bool = False) -> str:
    """Return the changes of fields in one line: "$169.00 → $189.00".

    Several fields are labelled, and with ``named`` a single one is, too.
    """
    named = named or len(steps) > 1
    parts = []
    for step in steps:
        if step.is_whole:
            parts.append(step.label)
            continue
        if not step.before and not step.after:
            parts.append(Changes.tr("{field} changed").format(field=step.label))
            continue
        nothing = Changes.tr("none")
        words = f"{step.before or nothing} → {step.after or nothing}"
        if step.before == step.after:
            words = Changes.tr("changed")
        # "7 pictures" needs no label.
        parts.append(f"{step.label} {words}" if named and step.path != "pictures" else words)
    return " · ".join(parts)
