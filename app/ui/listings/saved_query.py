"""Tab and order of the listings, saved from one start to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine.catalog.catalog import ListingQuery

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QSettings

    from app.engine.catalog.table_query import SortKey


def load_query(view_settings: QSettings) -> ListingQuery:
    """Return tab and order of the last time; what is not known is left out."""
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
    """Save tab and order; words are not saved, as they would hide listings at the next start."""
    view_settings.setValue("listings/view", query.view)
    view_settings.setValue("listings/sort", query.sort)
    view_settings.setValue("listings/descending", "yes" if query.descending else "no")
    view_settings.setValue("listings/then", write_keys(query.then))


def write_keys(keys: Iterable[SortKey]) -> str:
    """Return what an order goes by as it is kept: ``price:down|attributes.BRAND:up``."""
    return "|".join(f"{sort}:{'down' if down else 'up'}" for sort, down in keys)


def read_keys(text: str) -> tuple[SortKey, ...]:
    """Return what ``write_keys`` wrote; whether there is such an order is for the query to say."""
    parts = [part.rpartition(":") for part in text.split("|") if part]
    return tuple((sort, way == "down") for sort, _, way in parts)
