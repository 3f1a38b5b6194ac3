"""The panel below the rows with the request that changes the current listing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.editing.values import decode_value
from app.engine.plans.plan_builder import planned
from app.ui.activity.call_card import CallCard

if TYPE_CHECKING:
    from app.domain.calls import Call
    from app.domain.wire_item import WireItem
    from app.engine.previews.question import PreviewRow

__all__ = ["CallCard", "call_of"]


def call_of(row: PreviewRow, body: WireItem) -> Call | None:
    """Return the first request for the changes of ``row`` to a listing with this body.

    Return ``None`` if there are none.
    """
    after = {path: decode_value(after) for path, _before, after in row.changes}
    calls = planned(row.item_id, body, after).calls(body) if after else []
    return calls[0] if calls else None
