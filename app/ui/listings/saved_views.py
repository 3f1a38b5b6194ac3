"""Views saved by the seller: name, query, state tab, order, columns and row height."""

from __future__ import annotations

import json
from itertools import count
from typing import TYPE_CHECKING, NamedTuple

from app.domain.shapes import object_of, objects_of, text_of
from app.engine.catalog.table_query import VIEWS, ListingQuery
from app.ui.listings.query_settings import read_keys

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QSettings

    from app.domain.shapes import JsonObject

MOST_VIEWS = 40
LONGEST_NAME = 60
_LONGEST_TEXT = 4_000
_SETTING, _DAMAGED = "views/saved", "views/damaged"


class ViewState(NamedTuple):
    """The content of a view.

    It has the search text, a state tab, the sort keys as ``write_keys`` writes them, the columns as
    ``write_layout`` writes them (empty: the default ones), and the row height.
    """

    text: str = ""
    tab: str = "all"
    order: str = "last_updated:down"
    columns: str = ""
    density: str = "normal"

    def query(self) -> ListingQuery:
        """Return the query; a tab or an order that is no longer known is left out."""
        tab = self.tab if self.tab in VIEWS else "all"
        try:
            return ListingQuery(self.text, tab).sorted_by(*read_keys(self.order))
        except (ValueError, TypeError):
            return ListingQuery(self.text, tab)


class SavedView(NamedTuple):
    """A view as it was saved, and its present state if it was changed."""

    name: str
    saved: ViewState
    now: ViewState | None = None

    @property
    def shown(self) -> ViewState:
        """The state that is shown when the view is selected."""
        return self.now or self.saved


class ReadViews(NamedTuple):
    """The views that were loaded; ``damaged`` is whether some could not be read."""

    views: tuple[SavedView, ...]
    damaged: bool = False


def load_views(view_settings: QSettings) -> ReadViews:
    """Return the saved views; unreadable data is set aside, so that nothing is lost."""
    text = str(view_settings.value(_SETTING, "") or "")
    if not text:
        return ReadViews(())
    try:
        entries = objects_of(json.loads(text))
        whole = len(entries) == len(json.loads(text))
    except (ValueError, TypeError, RecursionError):
        entries, whole = (), False
    views = [view for entry in entries if (view := _read(entry)) is not None]
    damaged = not whole or len(views) < len(entries)
    if damaged:
        names = (f"{_DAMAGED}-{n}" for n in count(1))
        place = next(name for name in names if not view_settings.contains(name))
        view_settings.setValue(place, text)
        save_views(view_settings, views)
    return ReadViews(tuple(views[:MOST_VIEWS]), damaged)


def save_views(view_settings: QSettings, views: Iterable[SavedView]) -> None:
    """Save these views at once."""
    kept = [
        {
            "name": view.name,
            **view.saved._asdict(),
            **({"now": view.now._asdict()} if view.now is not None else {}),
        }
        for view in views
    ]
    view_settings.setValue(_SETTING, json.dumps(kept) if kept else "")
    view_settings.sync()


def usable_name(name: str) -> str:
    """Return a valid view name for ``name``; empty if nothing is left of it."""
    return " ".join(name.split())[:LONGEST_NAME]


def _read(entry: JsonObject) -> SavedView | None:
    name = usable_name(text_of(entry.get("name")))
    saved = _state(entry)
    if not name or saved is None:
        return None
    now = object_of(entry.get("now"))
    return SavedView(name, saved, _state(now) if now else None)


def _state(entry: JsonObject) -> ViewState | None:
    known = {key: entry.get(key, default) for key, default in ViewState()._asdict().items()}
    if not all(isinstance(value, str) for value in known.values()):
        return None
    state = ViewState(**{key: str(value) for key, value in known.items()})
    return state if len(state.text) <= _LONGEST_TEXT else None
