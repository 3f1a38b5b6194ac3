"""The interface between the window and the owner of its tabs, one for each open listing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence


class OpenTab(Protocol):
    """A tab, as far as the window needs it."""

    @property
    def name(self) -> str:
        """The name of its view."""

    @property
    def title(self) -> str:
        """The title of the tab: text from the marketplace."""


class OpenTabs(Protocol):
    """The open tabs of a window, in order."""

    def shown(self) -> Sequence[OpenTab]:
        """Return the tabs; their views may not have been created yet."""

    def choose(self, name: str) -> None:
        """Bring the view of a tab to the front."""

    def close_tab(self, name: str) -> bool:
        """Close a tab and go to its neighbour; return whether there was such a tab."""

    def step_tab(self, by: int) -> None:
        """Move ``by`` tabs further, wrapping around at the ends."""

    def can_step_listing(self, by: int) -> bool:
        """Return whether the list that it was opened from has a listing ``by`` rows further."""

    def step_listing(self, by: int) -> None:
        """Open that listing instead of the one in front."""
