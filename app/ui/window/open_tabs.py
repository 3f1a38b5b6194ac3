"""What the window asks of whoever keeps its working views, one tab for each open listing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence


class OpenTab(Protocol):
    """One tab, as far as the window tells of it."""

    @property
    def name(self) -> str:
        """The name of its view."""

    @property
    def title(self) -> str:
        """What it is called; text of the marketplace."""


class OpenTabs(Protocol):
    """The open tabs of a window, in their order."""

    def shown(self) -> Sequence[OpenTab]:
        """Return the tabs; the view of one may not have been made yet."""

    def choose(self, name: str) -> None:
        """Bring the view of a tab to the front."""

    def close_tab(self, name: str) -> bool:
        """Close a tab and go to the one beside it; return whether there was such a tab."""

    def step_tab(self, by: int) -> None:
        """Go ``by`` tabs further, round at the ends."""

    def can_step_listing(self, by: int) -> bool:
        """Return whether there is a listing ``by`` rows further in the list where it was opened."""

    def step_listing(self, by: int) -> None:
        """Open that listing in place of the one in front."""
