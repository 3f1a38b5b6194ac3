"""Recently used categories for new listings."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import QSettings

    from app.engine.catalog.catalog import ItemRow

MOST, _ROWS = 6, 20
_KEY = "creation/recent_categories"


class Recents:
    """The recently used categories, followed by those in the listings table, without duplicates."""

    def __init__(self, view_settings: QSettings, row: Callable[[int], ItemRow | None]) -> None:
        self._view_settings = view_settings
        self._row = row

    def ids(self) -> list[str]:
        """Return the ids, the latest first."""
        found = dict.fromkeys((*self._stored(), *self._listed()))
        return [one for one in found if one][:MOST]

    def note(self, category_id: str) -> None:
        """Record that a category was used just now."""
        found = dict.fromkeys((category_id, *self._stored()))
        self._view_settings.setValue(_KEY, list(found)[:MOST])

    def _listed(self) -> list[str]:
        rows = (self._row(number) for number in range(_ROWS))
        return [row.category_id for row in rows if row is not None]

    def _stored(self) -> list[str]:
        stored = self._view_settings.value(_KEY)
        # ``QSettings`` returns a list with one entry as the entry itself.
        found = stored if isinstance(stored, list) else [stored]
        return [one for one in found if isinstance(one, str)]
