"""The open tabs in their order, and the order in which they were in front."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.ui.editor.editor_tab_row import Tab
    from app.ui.editor.list_place import ListPlace


@dataclass
class OpenTab:
    """The tab of a listing, and the list position it was opened from; its editor may be asleep."""

    tab: Tab
    place: ListPlace


class TabOrder:
    """The tabs of the listings, one each, by id."""

    def __init__(self) -> None:
        self._tabs: dict[str, OpenTab] = {}
        self._latest: dict[str, None] = {}

    def all(self) -> tuple[tuple[str, OpenTab], ...]:
        """Return ids and tabs, in order."""
        return tuple(self._tabs.items())

    def find(self, item_id: str) -> OpenTab | None:
        """Return the tab of a listing, or ``None``."""
        return self._tabs.get(item_id)

    def latest(self) -> list[str]:
        """Return the ids of the tabs that were in front, the most recent one last."""
        return list(self._latest)

    def put(self, item_id: str, tab: OpenTab, instead_of: str = "") -> None:
        """Append a tab, or insert it before the one that it replaces."""
        if item_id in self._tabs or instead_of not in self._tabs:
            self._tabs[item_id] = tab
            return
        tabs, self._tabs = self._tabs, {}
        for key, other in tabs.items():
            if key == instead_of:
                self._tabs[item_id] = tab
            self._tabs[key] = other

    def note_front(self, item_id: str) -> None:
        """Record that a listing is in front now."""
        self._latest.pop(item_id, None)
        self._latest[item_id] = None

    def forget(self, item_id: str) -> None:
        """Remove the tab of a listing."""
        self._tabs.pop(item_id, None)
        self._latest.pop(item_id, None)
