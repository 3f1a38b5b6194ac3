"""The content of a tab: the view of one listing with a draft of its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol

from app.tasks import TaskScope
from app.ui.editor.editor_tab_row import Mark
from app.ui.view import View


class Editing(View, Protocol):
    """The view of one existing or new listing, with a draft of its own."""

    on_tab: Callable[[], object]
    """Called when the title or the mark may have changed."""

    @property
    def title(self) -> str:
        """The title of the listing."""

    @property
    def mark(self) -> Mark:
        """The mark of its tab while another view is in front."""

    async def keep(self) -> bool:
        """Store the draft at once; return whether that succeeded."""

    def let_go(self) -> None:
        """Stop following events."""

    async def close(self) -> None:
        """Store the draft and stop following events."""


OpenNew = Callable[[str, TaskScope, Callable[[], object]], Awaitable[Editing]]
"""Opens the draft of a new listing, in a scope; the last argument is called when the seller leaves
it."""


@dataclass
class OpenEditor:
    """A listing that is being edited, and the scope of its background tasks.

    ``leaving``: the seller has gone back, and its draft is being stored.
    """

    controller: Editing
    scope: TaskScope
    leaving: bool = False

    @property
    def is_needed(self) -> bool:
        """Whether it must stay, because it is sending or needs the seller's attention."""
        return self.controller.mark in (Mark.SENDING, Mark.ATTENTION)
