"""What is in a tab: the view of one listing with a draft of its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol

from app.tasks import TaskScope
from app.ui.editor.tab_row import Mark
from app.ui.view import View


class Editing(View, Protocol):
    """The view of one listing, or of one that is not there yet, with a draft of its own."""

    on_tab: Callable[[], object]
    """Is called when title or mark may be others."""

    @property
    def title(self) -> str:
        """What the listing is called."""

    @property
    def mark(self) -> Mark:
        """What is to be known of it while it is not in front."""

    async def keep(self) -> bool:
        """Keep the draft at once; return whether that went well."""

    def let_go(self) -> None:
        """Follow what happens no more."""

    async def close(self) -> None:
        """Keep the draft and let go."""


OpenNew = Callable[[str, TaskScope, Callable[[], object]], Awaitable[Editing]]
"""Opens the draft of a new listing, in a scope; the last one is called when the seller leaves."""


@dataclass
class OpenEditor:
    """A listing that is being edited, and the scope of its background work.

    ``leaving``: the seller has gone back, and its draft is being kept.
    """

    controller: Editing
    scope: TaskScope
    leaving: bool = False

    @property
    def is_needed(self) -> bool:
        """Whether something is to be heard or answered in it that is nowhere else."""
        return self.controller.mark in (Mark.SENDING, Mark.ATTENTION)
