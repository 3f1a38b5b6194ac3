"""The view and order of the listings table, saved between starts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine.catalog.catalog import ListingQuery

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QSettings

    from app.engine.catalog.table_query import SortKey


def load_query(view_settings: QSettings) -> ListingQuery:
    """Return the saved view and order; unknown values are left out."""
    try:
        return ListingQuery(
            view=str(view_settings.value("listings/view", "all")),
            sort=str(view_settings.value("listings/sort", "last_updated")),
            descending=str(view_settings.value("listings/descending", "yes")) != "no",
            then=read_keys(str(view_settings.value("listings/then", ""))),
        )
    except ValueError:
        return ListingQuery()


def save_query(view_settings: QSettings, query: ListingQuery) -> None:
    """Save view and order; words are not saved, because they would hide listings after a start."""
    view_settings.setValue("listings/view", query.view)
    view_settings.setValue("listings/sort", query.sort)
    view_settings.setValue("listings/descending", "yes" if query.descending else "no")
    view_settings.setValue("listings/then", write_keys(query.then))


def write_keys(keys: Iterable[SortKey]) -> str:
    """Return sort keys in stored form: ``price:down|attributes.BRAND:up``."""
    return "|".join(f"{sort}:{'down' if down else 'up'}" for sort, down in keys)


def read_keys(text: str) -> tuple[SortKey, ...]:
    """Return the sort keys that ``write_keys`` wrote; the query checks whether they are valid."""
    parts = [part.rpartition(":") for part in text.split("|") if part]
    return tuple((sort, way == "down") for sort, _, way in parts)
