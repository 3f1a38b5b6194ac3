"""The values that a shell completes: names known to the program, and ids in the local catalogue."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

import click

_MOST = 50


def fields(_context: click.Context, _parameter: click.Parameter, begun: str) -> list[str]:
    """Return the fields that an operation of a plan can set, each with its ``=``."""
    from app.engine.plans.listing_operations import PLAN_FIELDS

    return _beginning((f"{name}=" for name in PLAN_FIELDS), begun)


def edit_fields(context: click.Context, parameter: click.Parameter, begun: str) -> list[str]:
    """Return the fields that can be set in one listing, each with its ``=``."""
    from app.engine.changes.edit_fields import EDIT_FIELDS
    from app.engine.plans.operation_parsing import FIELDS

    return _beginning((f"{name}=" for name in (*FIELDS, *EDIT_FIELDS)), begun)


def states(_context: click.Context, _parameter: click.Parameter, begun: str) -> list[str]:
    """Return the states of a row of the outbox."""
    from app.workspace.journal.outbox_row import OutboxState

    return _beginning((state.value for state in OutboxState), begun)


def listing_types(_context: click.Context, _parameter: click.Parameter, begun: str) -> list[str]:
    """Return the listing types that have names."""
    from app.domain.wire_site import LISTING_TYPE_NAMES

    return _beginning((str(kind) for kind in LISTING_TYPE_NAMES), begun)


def saved_changes(context: click.Context, _parameter: click.Parameter, begun: str) -> list[str]:
    """Return the names of the changes that are saved in the shop."""
    from app.engine.plans.saved_changes import SavedChanges

    folder = _folder(context)
    found = [] if folder is None else SavedChanges(folder / "changes").all()
    return _beginning((one.name for one in found), begun)


def listings(context: click.Context, _parameter: click.Parameter, begun: str) -> list[str]:
    """Return ids of listings of the shop."""
    question = "SELECT id FROM items WHERE id >= ? AND id < ? ORDER BY id LIMIT ?"
    return _stored(context, question, begun)


def categories(context: click.Context, _parameter: click.Parameter, begun: str) -> list[str]:
    """Return ids of the categories that the shop's listings are in."""
    question = (
        "SELECT DISTINCT category_id FROM items WHERE category_id >= ? AND category_id < ?"
        " ORDER BY category_id LIMIT ?"
    )
    return _stored(context, question, begun)


def _beginning(names: Iterable[str], begun: str) -> list[str]:
    return [name for name in names if name.startswith(begun)]


def _stored(context: click.Context, question: str, begun: str) -> list[str]:
    """Return the result of a query of the catalogue; empty if it is missing or unreadable."""
    from app.domain.identifier import is_identifier
    from app.workspace.catalog.catalog_reader import CATALOG_FILE, CatalogReader
    from app.workspace.errors import StorageError

    folder = _folder(context)
    if folder is None or not (folder / CATALOG_FILE).exists():
        return []
    try:
        with closing(CatalogReader(folder / CATALOG_FILE)) as reader:
            rows = reader.rows(question, (begun, f"{begun}\U0010ffff", _MOST))
    except (StorageError, OSError):
        return []
    return [str(row[0]) for row in rows if is_identifier(str(row[0]))]


def _folder(context: click.Context) -> Path | None:
    """Return the folder of the shop that is named before or after the command, or ``None``."""
    from app.shops import ShopUnknown, find_shop

    given: dict[str, object] = {}
    above: click.Context | None = context
    while above is not None:
        for name in ("profile", "base_url", "workspace"):
            given.setdefault(name, None)
            given[name] = given[name] or above.params.get(name)
        above = above.parent
    profile, base_url, workspace = given["profile"], given["base_url"], given["workspace"]
    try:
        return find_shop(
            profile if isinstance(profile, str) else None,
            base_url if isinstance(base_url, str) else None,
            workspace if isinstance(workspace, Path) else None,
            on_notice=lambda _notice: None,
        ).workspace
    except ShopUnknown:
        return None
