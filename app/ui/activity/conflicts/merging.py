"""Three versions of a listing: before the edit, the seller's, and the marketplace's now."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from typing import TYPE_CHECKING, Final, NamedTuple

from app.domain.wire_item import WireItem, item_of
from app.editing.item_paths import read_path, write_paths
from app.editing.merge import rebase
from app.editing.numbers import format_number
from app.editing.stock_rebase import is_stock
from app.editing.values import UnreadText, decode_value, same_value
from app.ui.activity.change_text import label_of, steps_between, text_of_value
from app.ui.look.translation import Words
from app.ui.texts.money import format_percent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.domain.shapes import JsonObject
    from app.editing.draft import ItemDraft
    from app.rules.findings import Finding
    from app.ui.texts.form_context import FormContext

Merging: Final = Words("Merging")
MINE, LIVE = "mine", "live"


class Version(NamedTuple):
    """One field in one version: the value as text, and a note on what that side changed."""

    text: str
    note: str
    touched: bool


class MergeLine(NamedTuple):
    """One field in three versions; ``conflict`` means that both sides changed it."""

    path: str
    label: str
    base: Version
    mine: Version
    live: Version
    conflict: bool


def live_as_reported(draft: ItemDraft, findings: Sequence[Finding]) -> WireItem:
    """Return the marketplace's listing as far as known from the conflicts, until it is read."""
    values: dict[str, object] = {}
    for finding in findings:
        if finding.path and "live" in finding.params:
            values[finding.path] = decode_value(finding.params["live"])
    return write_paths(draft.base, values)


def merge_lines(draft: ItemDraft, live: WireItem, context: FormContext) -> tuple[MergeLine, ...]:
    """Return every field that either side changed: true conflicts first, then merged fields."""
    conflicts: list[MergeLine] = []
    merged: list[MergeLine] = []
    changed_by_both = {each.path for each in rebase(draft, item_of(live))[1]}
    for path in draft.changed_paths():
        if isinstance(draft.value(path), UnreadText):
            continue
        moved = not same_value(draft.base_value(path), read_path(live, path))
        conflict = path in changed_by_both
        line = _line(draft, live, path, context, mine_touched=True, live_touched=moved)
        (conflicts if conflict else merged).append(line._replace(conflict=conflict))
    for step in steps_between(draft.base, live, context):
        if not draft.is_changed(step.path):
            merged.append(
                _line(draft, live, step.path, context, mine_touched=False, live_touched=True)
            )
    return (*conflicts, *merged)


def _line(
    draft: ItemDraft,
    live: WireItem,
    path: str,
    context: FormContext,
    *,
    mine_touched: bool,
    live_touched: bool,
) -> MergeLine:
    base, mine, theirs = draft.base_value(path), draft.value(path), read_path(live, path)
    nothing = Merging.tr("none")
    untouched = Merging.tr("not changed")

    def words(value: object) -> str:
        return text_of_value(path, value, context) or nothing

    return MergeLine(
        path,
        label_of(path, {**draft.base, **live}),
        Version(words(base), "", touched=False),
        Version(
            words(mine),
            _difference(path, base, mine, context) if mine_touched else untouched,
            touched=mine_touched,
        ),
        Version(
            words(theirs),
            _live_note(path, draft.base, live, context) if live_touched else untouched,
            touched=live_touched,
        ),
        conflict=False,
    )


def _difference(path: str, before: object, after: object, context: FormContext) -> str:
    """Return the signed difference of a price or a stock; "" for other fields."""
    if is_stock(path) and isinstance(before, int) and isinstance(after, int):
        return (
            f"{'+' if after >= before else '−'}{format_number(abs(after - before), context.locale)}"
        )
    if not path.endswith("price") or not isinstance(before, int | Decimal) or not before:
        return ""
    if not isinstance(after, int | Decimal):
        return ""
    share = (Decimal(after) - Decimal(before)) / Decimal(before)
    text = format_percent(abs(share), context.locale)
    return f"{'+' if share >= 0 else '−'}{text}"


def _live_note(path: str, base: JsonObject, live: WireItem, context: FormContext) -> str:
    if path == "available_quantity":
        sold = _count(live.get("sold_quantity")) - _count(base.get("sold_quantity"))
        if sold > 0:
            return Merging.tr("%n sold", "", sold)
    change = _difference(path, read_path(base, path), read_path(live, path), context)
    return change or Merging.tr("changed elsewhere")


def _count(value: object) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) else 0


def resolved(draft: ItemDraft, live: WireItem, chosen: Mapping[str, str]) -> ItemDraft:
    """Return the draft on top of the marketplace's present listing.

    Fields for which ``chosen`` has the marketplace's value are left out.
    """
    result, _conflicts = rebase(draft, item_of(live))
    for path, side in chosen.items():
        if side == LIVE and (change := result.reset(path)) is not None:
            result.apply(change)
    return result


def result_words(lines: Sequence[MergeLine], result: ItemDraft, context: FormContext) -> str:
    """Return the resulting values, field by field; ``result`` is the draft of ``resolved``."""
    parts = []
    for line in lines:
        label = line.label[:1].lower() + line.label[1:]
        value = text_of_value(line.path, result.value(line.path), context)
        named = f"{label} {value or Merging.tr('none')}"
        # "7 pictures" needs no label.
        parts.append(value if value and line.path == "pictures" else named)
    return " · ".join(parts)
