"""From the listing that is edited to the one before it or after it, in the list it came from."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from app.ui.editor.list_place import ListPlace, beside

if TYPE_CHECKING:
    from app.ui.editor.tab_order import TabOrder
    from app.ui.window.frame import WindowFrame

EDITOR: Final = "editor "
"""What the names of the views that edit a listing begin with."""
Step = Callable[[str, str, ListPlace], Awaitable[bool]]


class ListingSteps:
    """Counts the steps that are asked for, and goes them in one.

    ``window`` is the one of the moment; ``step`` opens a listing in place of another one, at its
    place in the list, and answers whether it is there.
    """

    def __init__(self, window: Callable[[], WindowFrame], tabs: TabOrder, step: Step) -> None:
        self._window, self._tabs, self._step = window, tabs, step
        self._asked = 0

    @property
    def _front(self) -> str:
        return self._window().current_view.removeprefix(EDITOR)

    def ask(self, by: int) -> None:
        """Ask for ``by`` rows more."""
        self._asked += by

    def beside(self, by: int) -> tuple[str, ListPlace] | None:
        """Return the listing ``by`` rows further than the one in front; ``None`` where there is
        none."""
        tab = self._tabs.find(self._front)
        return None if tab is None else beside(self._window(), tab.place, self._front, by)

    async def go(self) -> None:
        """Go what was asked for, and what is asked for meanwhile."""
        while by := self._asked:
            self._asked = 0
            found, before = self.beside(by), self._front
            if found is None or not await self._step(before, *found):
                return
