"""The title patterns that a seller has stored, one for each category."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.domain.shapes import text_of

if TYPE_CHECKING:
    from app.engine.journal_thread import JournalThread
    from app.workspace.journal.title_patterns import TitlePatterns

LONGEST_PATTERN = 500


class KeptPatterns:
    """The store of title patterns; every method raises ``NoticeError`` on failure.

    Each category has a pattern of its own, because patterns name attributes of the category.
    """

    def __init__(self, store: TitlePatterns, thread: JournalThread) -> None:
        self._store, self._thread = store, thread

    async def of(self, category_id: str | None) -> str:
        """Return the pattern stored for a category; empty if there is none."""
        wanted = text_of(category_id)
        return await self._thread.run(self._store.find, wanted) if wanted else ""

    async def keep(self, category_id: str | None, pattern: str) -> None:
        """Store the pattern of a category; an empty pattern is deleted.

        Without a category nothing is stored.
        """
        wanted, kept = text_of(category_id), pattern[:LONGEST_PATTERN]
        if wanted:
            await self._thread.run(self._store.keep, wanted, kept)
