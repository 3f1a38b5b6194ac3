"""Changes of a listing in words: what a field was and what it becomes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from app.domain.shapes import objects_of
from app.domain.wire_item import attributes_of, item_of
from app.editing.item_paths import read_path
from app.editing.values import is_nothing, same_value
from app.ui.forms.labels import path_label
from app.ui.look.text import one_line, quoted
from app.ui.look.translation import Words
from app.ui.texts.value_text import spec_at, value_text

if TYPE_CHECKING:
    from app.domain.shapes import JsonObject
    from app.domain.wire_item import WireItem
    from app.editing.draft import ItemDraft
    from app.ui.texts.site_format import FormContext

Changes: Final = Words("Changes")
LONGEST: Final = 60
# Fields that are named as a whole.
_LONG: Final = frozenset({"description", "pictures", "variations", "coverage_areas"})


class Step(NamedTuple):
    """One field of a change: its form path, its label, and both values as text ("" is nothing)."""

    path: str
    label: str
    before: str
    after: str


def label_of(path: str, item: WireItem) -> str:
    """Return the label of a form path; attributes and sale terms bear the marketplace's own
    names."""
    head, _dot, rest = path.partition(".")
    if head == "attributes" and rest:
        for entry in attributes_of(item):
            if entry.get("id") == rest and entry.get("name"):
                return one_line(str(entry["name"]))
        return quoted(rest)
    return path_label(head if head in _LONG else path)


def text_of_value(path: str, value: object, context: FormContext) -> str:
    """Return a form value in one line, cut at ``LONGEST`` characters; "" when it says nothing."""
    head = path.partition(".")[0]
    if is_nothing(value):
        return ""
    if head == "pictures" and isinstance(value, tuple):
        return Changes.tr("%n picture(s)", "", len(value))
    if isinstance(value, Mapping | list):
        return ""
    text = one_line(value_text(spec_at(path), value, context))
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def steps_of_draft(draft: ItemDraft, context: FormContext) -> tuple[Step, ...]:
    """Return what a draft changes, in the order of the first edit of each field."""
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


def steps_of_call(before: WireItem, sent: JsonObject, context: FormContext) -> tuple[Step, ...]:
    """Return what a call that carried ``sent`` changed in the listing ``before``."""
    context = context.of(before)
    steps = []
    for path in paths_of_body(sent):
        old, new = read_path(before, path), read_path(sent, path)
        if path.partition(".")[0] in _LONG or not same_value(old, new):
            steps.append(
                Step(
                    path,
                    label_of(path, before),
                    text_of_value(path, old, context),
                    text_of_value(path, new, context),
                )
            )
    return tuple(steps)


def steps_between(before: WireItem, after: WireItem, context: FormContext) -> tuple[Step, ...]:
    """Return what differs between two bodies of one listing, among the fields a seller knows."""
    context = context.of(before)
    steps = []
    both = item_of({**before, **after})
    for path in (*_SEEN, *_named(before, after)):
        head = path.partition(".")[0]
        # What only one of them tells is not known of the other: a body may be cut to what matters.
        if head not in before or head not in after:
            continue
        old, new = read_path(before, path), read_path(after, path)
        if not same_value(old, new):
            steps.append(
                Step(
                    path,
                    label_of(path, both),
                    text_of_value(path, old, context),
                    text_of_value(path, new, context),
                )
            )
    return tuple(steps)


_SEEN: Final = (
    "title",
    "price",
    "available_quantity",
    "status",
    "condition",
    "seller_custom_field",
    "pictures",
    "shipping.free_shipping",
    "shipping.mode",
    "shipping.dimensions",
)


def _named(*items: WireItem) -> list[str]:
    found: dict[str, None] = {}
    for head in ("attributes", "sale_terms"):
        for item in items:
            for entry in objects_of(item.get(head)):
                if entry.get("id"):
                    found[f"{head}.{entry['id']}"] = None
    return list(found)


def paths_of_body(sent: JsonObject) -> list[str]:
    """Return the form paths that the body of a call is about."""
    paths: dict[str, None] = {}
    for key, value in sent.items():
        if key in ("attributes", "sale_terms"):
            for entry in objects_of(value):
                if entry.get("id"):
                    paths[f"{key}.{entry['id']}"] = None
        elif key in ("shipping", "seller_contact", "location") and isinstance(value, Mapping):
            for name in value:
                paths[f"{key}.{name}"] = None
        else:
            paths["description" if key == "plain_text" else key] = None
    return list(paths)


def labels(steps: Iterable[Step]) -> str:
    """Return the labels of several steps, each once: "price, stock"."""
    seen = dict.fromkeys(step.label for step in steps)
    return ", ".join(label[:1].lower() + label[1:] for label in seen)


def line_of(steps: tuple[Step, ...], *, named: bool = False) -> str:
    """Return what happens to the fields in one line: "$169.00 → $189.00"; with several, or where
    it is asked for, each with its label."""
    named = named or len(steps) > 1
    parts = []
    for step in steps:
        if not step.before and not step.after:
            parts.append(Changes.tr("{field} changed").format(field=step.label))
            continue
        nothing = Changes.tr("none")
        words = f"{step.before or nothing} → {step.after or nothing}"
        if step.before == step.after:
            words = Changes.tr("changed")
        # "7 pictures" names itself.
        parts.append(f"{step.label} {words}" if named and step.path != "pictures" else words)
    return " · ".join(parts)
