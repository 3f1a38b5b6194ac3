"""Opening of the drafts of new listings."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from app.ui.creation.creation_controller import CreationController

if TYPE_CHECKING:
    from app.engine.session import Session
    from app.tasks import OnFailure, TaskScope
    from app.ui.creation.recents import Recents


class NewListings:
    """The opener of drafts; ``listed`` is called with the ids of a draft and of its listing.

    ``recents`` gives the recently used categories.
    """

    def __init__(
        self,
        session: Session,
        recents: Callable[[], Recents],
        failed: OnFailure,
        listed: Callable[[str, str], object],
    ) -> None:
        self._session = session
        self._recents, self._failed, self._listed = recents, failed, listed
        self._notes: dict[str, tuple[str, str]] = {}

    def note(self, draft_id: str, note: tuple[str, str]) -> None:
        """Set the note about a draft's origin, shown when it opens: a title and a text."""
        self._notes[draft_id] = note

    async def open(
        self, draft_id: str, scope: TaskScope, on_back: Callable[[], object]
    ) -> CreationController:
        """Return the view of a new or stored draft; raise ``NoticeError`` if it cannot be read."""
        draft, row = await self._session.listings.creations.kept(draft_id)
        return CreationController(
            self._session,
            scope,
            draft,
            row,
            recents=self._recents(),
            on_back=on_back,
            listed=partial(self._listed, draft_id),
            failed=self._failed,
            note=self._notes.pop(draft_id, ("", "")),
        )
