"""Navigation from the edited listing to the previous or next one in the list of its origin."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from app.ui.editor.list_place import ListPlace, neighbour_of

if TYPE_CHECKING:
    from app.ui.editor.tab_order import TabOrder
    from app.ui.window.frame import WindowFrame

EDITOR: Final = "editor "
"""The prefix of the names of views that edit a listing."""
Step = Callable[[str, str, ListPlace], Awaitable[bool]]


class ListingSteps:
    """The requested steps, which add up until they are performed as one.

    ``window`` returns the current window; ``step`` opens a listing in place of another one, at its
    position in the list, and returns whether it succeeded.
    """

    def __init__(self, window: Callable[[], WindowFrame], tabs: TabOrder, step: Step) -> None:
        self._window, self._tabs, self._step = window, tabs, step
        self._asked = 0

    @property
    def _front(self) -> str:
        return self._window().current_view.removeprefix(EDITOR)

    def ask(self, by: int) -> None:
        """Request ``by`` more rows."""
        self._asked += by

    def neighbour_of(self, by: int) -> tuple[str, ListPlace] | None:
        """Return the listing ``by`` rows further than the current one, or ``None``."""
        tab = self._tabs.find(self._front)
        return None if tab is None else neighbour_of(self._window(), tab.place, self._front, by)

    async def go(self) -> None:
        """Perform the requested steps, including those requested meanwhile."""
        while by := self._asked:
            self._asked = 0
            found, before = self.neighbour_of(by), self._front
            if found is None or not await self._step(before, *found):
                return
