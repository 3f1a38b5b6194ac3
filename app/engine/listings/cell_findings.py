"""Validation of table cells before they are sent, based on the catalog."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.engine.catalog.catalog import ItemCatalog
from app.engine.plans.plan_check import PlanJudge

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from app.rules.findings import Finding


def cell_errors(catalog: Path, parts: Sequence[ItemDraft]) -> dict[str, dict[str, Finding]]:
    """Return the first error at each field of ``parts``, by listing and field.

    An error at a field that was not changed is assigned to the first changed field. This takes a
    millisecond per listing: never call it on the window's thread.
    """
    found: dict[str, dict[str, Finding]] = {}
    with closing(ItemCatalog(catalog, most_steps=0)) as known:
        shop = known.shop()
        judge = PlanJudge(known, shop.user_id, shop.site_id)
        for part in parts:
            body = known.facts(part.item_id)
            if body is None:
                continue
            edit = ItemDraft.over(part.item_id, body)
            for path in part.changed_paths():
                edit.apply(FieldChange(path, None, part.value(path)))
            paths = edit.changed_paths()
            findings, _ = judge.look(body, edit, {path: edit.value(path) for path in paths})
            for finding in findings:
                if finding.is_error and paths:
                    path = finding.path if finding.path in paths else paths[0]
                    found.setdefault(part.item_id, {}).setdefault(path, finding)
    return found
