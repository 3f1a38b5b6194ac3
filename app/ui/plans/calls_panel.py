"""The call that changes the listing with the cursor, below the rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.editing.calls import calls_of
from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.editing.values import decode_value
from app.ui.activity.call_card import CallCard

if TYPE_CHECKING:
    from app.domain.calls import Call
    from app.domain.wire_item import WireItem
    from app.engine.previews.question import PreviewRow

__all__ = ["CallCard", "call_of"]


def call_of(row: PreviewRow, body: WireItem) -> Call | None:
    """Return the call that makes the changes of ``row`` to a listing that is ``body``."""
    draft = ItemDraft.over(row.item_id, body)
    for path, _before, after in row.changes:
        draft.apply(FieldChange(path, None, decode_value(after)))
    calls = calls_of(draft)
    return calls[0] if calls else None
