"""The display of pending cells in the table: their values, and the colour of each."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, Final

from app.editing.cells.cell_values import cell_text
from app.editing.values import UnreadText, encode_value, is_count
from app.engine.listings.pending_cells import draft_value
from app.rules.findings import Finding
from app.ui.look.text import one_line, tooltip_text
from app.ui.look.translation import Words
from app.ui.texts.finding_text import finding_sentence
from app.ui.texts.money import to_cents

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.domain.wire_item import WireItem
    from app.engine.catalog.catalog import ItemCatalog, ItemRow
    from app.engine.listings.pending_cells import PendingCells
    from app.ui.cells.cell_reader import CellReader

CellNotes: Final = Words("CellNotes")
PENDING, BAD = "pending", "badTint"


class Marks:
    """An overlay of pending cells on painted rows.

    For a listing without pending cells it costs one look-up in a dict of ids.
    """

    def __init__(self, pending: PendingCells, reader: CellReader, catalog: ItemCatalog) -> None:
        self._pending, self._reader, self._catalog = pending, reader, catalog
        self.errors: Mapping[str, Mapping[str, Finding]] = {}
        """The findings of the rules, by listing and field."""

    def shown(self, row: ItemRow) -> ItemRow:
        """Return a row as it would be after sending."""
        draft = self._pending.drafts.get(row.id)
        if draft is None or draft.is_empty():
            return row
        for path in draft.changed_paths():
            row = _laid_over(row, path, draft.value(path))
        return row

    def values(self, item_id: str, values: Mapping[str, object] | None) -> Mapping[str, object]:
        """Return the values of columns that rows do not contain, including pending ones."""
        draft = self._pending.drafts.get(item_id)
        if draft is None or draft.is_empty():
            return values or {}
        own = {path: draft.value(path) for path in self._pending.paths(item_id)}
        return {**(values or {}), **{p: v for p, v in own.items() if not isinstance(v, UnreadText)}}

    def roles(self, item_id: str) -> dict[str, str]:
        """Return the colour role of each pending field of a listing, by its path."""
        draft = self._pending.drafts.get(item_id)
        if draft is None or draft.is_empty():
            return {}
        wrong = {*self._pending.conflicts.get(item_id, ()), *self.errors.get(item_id, ())}
        wrong |= draft.unread().keys()
        return {path: BAD if path in wrong else PENDING for path in self._pending.paths(item_id)}

    def value(self, item_id: str, path: str, body: WireItem) -> object:
        """Return the value of a cell: the pending one, else that of the listing."""
        draft = self._pending.drafts.get(item_id)
        if draft is not None and draft.is_changed(path):
            return draft.value(path)
        return draft_value(body, path)

    def why_wrong(self, item_id: str, path: str, body: WireItem) -> str:
        """Return why a pending cell cannot be sent; "" if it can."""
        finding = self._finding(item_id, path, body)
        if finding is None:
            return ""
        spec = self._reader.field(body, path) if finding.path == path else None
        return finding_sentence(finding, self._reader.context(body), spec)

    def _finding(self, item_id: str, path: str, body: WireItem) -> Finding | None:
        value = self.value(item_id, path, body)
        if isinstance(value, UnreadText):
            meant = list(value.meant)
            return Finding.error(path, value.code, value=value.text[:80], meant=meant)
        if path in self._pending.conflicts.get(item_id, ()):
            live = encode_value(draft_value(body, path))
            return Finding.error(path, "conflict", mine=encode_value(value), live=live)
        return self.errors.get(item_id, {}).get(path)

    def note(self, item_id: str, path: str) -> str:
        """Return the tooltip of a pending cell: its value before, and why it cannot be sent."""
        if path not in self.roles(item_id):
            return ""
        body = self._catalog.facts(item_id)
        if body is None:
            return ""
        spec = self._reader.field(body, path)
        form = self._reader.form(body, spec)
        before = cell_text(draft_value(body, path), spec, form) or "–"
        words = CellNotes.tr("Not sent; it was {before}").format(before=one_line(before))
        wrong = self.why_wrong(item_id, path, body)
        return tooltip_text(f"{words}\n{wrong}" if wrong else words)


def _laid_over(row: ItemRow, path: str, value: object) -> ItemRow:
    """Return a row with a form value replaced, if rows have the field."""
    match path:
        case "price" if isinstance(value, Decimal) or is_count(value):
            # The net at another price is computed by the review.
            return row._replace(price=to_cents(Decimal(value)), net=None, margin=None)
        case "available_quantity" if is_count(value):
            return row._replace(available_quantity=value)
        case "title" if isinstance(value, str):
            return row._replace(title=value)
        case "status" if isinstance(value, str):
            return row._replace(status=value, sub_status="")
        case "seller_custom_field" if value is None or isinstance(value, str):
            return row._replace(seller_custom_field=value)
    return row
