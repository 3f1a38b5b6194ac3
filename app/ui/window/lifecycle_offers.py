"""The life-cycle steps that are possible for the current listings, and reasons against others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from app.domain.shapes import text_of
from app.domain.wire_item import WireItem
from app.engine.changes.lifecycle import LifecycleStep, obstacle_in_state, obstacle_to
from app.ui.texts.life_text import many_text, none_text, obstacle_text

if TYPE_CHECKING:
    from app.ui.actions import Actions
    from app.ui.listings.view import ListingsView
    from app.ui.window.frame import WindowFrame

# The maximum for one step; the plan is created and checked in the window.
MOST_AT_ONCE: Final = 1_000


def affected_ids(window: WindowFrame) -> tuple[str, ...]:
    """Return the ids that a step would affect: the edited listing, or else the selected ones."""
    view = window.view(window.current_view)
    if view is not None:
        return (view.item_id,) if view.item_id else ()
    return window.listings.chosen.ids(MOST_AT_ONCE + 1)


def enable_lifecycle_steps(window: WindowFrame, actions: Actions, *, attached: bool) -> None:
    """Enable the possible steps, and show the reasons for the others."""
    ids = affected_ids(window) if attached else ()
    for step in LifecycleStep:
        reason = _reason(window, ids, step) if ids else ""
        actions.allow(step.value, bool(ids) and not reason, reason)


def _reason(window: WindowFrame, ids: tuple[str, ...], step: LifecycleStep) -> str:
    if len(ids) > 1:
        return _reason_for_several(window.listings, ids, step)
    item = _known(window, ids[0])
    obstacle = obstacle_to(item, step)
    return "" if obstacle is None else obstacle_text(step, obstacle, text_of(item.get("status")))


def _known(window: WindowFrame, item_id: str) -> WireItem:
    """Return the known fields of a listing, from its row if its body is not stored."""
    facts = window.catalog.facts(item_id)
    if facts and facts.get("status"):
        return facts
    row = window.catalog.row(item_id)
    if row is None:
        return {}
    return {
        "status": row.status,
        "sub_status": [one for one in row.sub_status.split(",") if one],
        "available_quantity": row.available_quantity,
    }


def _reason_for_several(listings: ListingsView, ids: tuple[str, ...], step: LifecycleStep) -> str:
    if len(ids) > MOST_AT_ONCE:
        return many_text(listings.model.text.number(MOST_AT_ONCE))
    totals = listings.chosen.totals
    if totals is None or any(obstacle_in_state(one, step) is None for one in totals.states):
        return ""
    return none_text(step)
