"""Tab and order of the listings, saved from one start to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine.catalog.catalog import ListingQuery

if TYPE_CHECKING:
    from PySide6.QtCore import QSettings


def load_query(view_settings: QSettings) -> ListingQuery:
    """Return tab and order of the last time; what is not known is left out."""
    try:
        return ListingQuery(
            view=str(view_settings.value("listings/view", "all")),
            sort=str(view_settings.value("listings/sort", "last_updated")),
            descending=str(view_settings.value("listings/descending", "yes")) != "no",
        )
    except ValueError:
        return ListingQuery()


def save_query(view_settings: QSettings, query: ListingQuery) -> None:
    """Save tab and order; words are not saved, as they would hide listings at the next start."""
    view_settings.setValue("listings/view", query.view)
    view_settings.setValue("listings/sort", query.sort)
    view_settings.setValue("listings/descending", "yes" if query.descending else "no")
