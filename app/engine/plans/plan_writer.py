"""Writing of plan files (JSON), without the imports that reading needs."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from app import __version__
from app.domain.wire import write_json, write_plain
from app.editing.values import encode_value
from app.engine.catalog.export import whole_file

if TYPE_CHECKING:
    from app.domain.shapes import JsonObject
    from app.engine.plans.plan import Plan, PlannedListing

VERSION = 4


def write_plan(plan: Plan, path: Path, listings: Iterable[PlannedListing] | None = None) -> None:
    """Write a plan atomically, with its own listings or with ``listings``.

    Raise ``OSError``, and any error that ``listings`` raises.
    """
    with whole_file(path) as file:
        head = {
            "vitrina_plan": VERSION if plan.plan_id else 1,
            **({"plan_id": plan.plan_id} if plan.plan_id else {}),
            "made_at": plan.made_at,
            "made_by": f"Vitrina {__version__}",
            "shop": {"user_id": plan.user_id, "site_id": plan.site_id},
            "where": plan.where,
            "operations": list(plan.operations),
        }
        # One listing per line, so that the file can be read, compared and edited by hand.
        file.write(write_json(head).decode()[:-1] + ',\n"listings":[')
        for place, entry in enumerate(plan.listings if listings is None else listings):
            file.write(",\n" if place else "\n")
            file.write(write_plain(_record(entry)).decode())
        file.write("\n]}\n")


def _record(entry: PlannedListing) -> JsonObject:
    return {
        "id": entry.item_id,
        "title": entry.title,
        "base": entry.base,
        "before": {path: encode_value(value) for path, value in entry.before.items()},
        "after": {path: encode_value(value) for path, value in entry.after.items()},
    }
