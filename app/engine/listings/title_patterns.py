"""What titles are made of, category by category: the pattern a seller keeps, and its titles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.domain.shapes import text_of

if TYPE_CHECKING:
    from app.engine.journal_thread import JournalThread
    from app.workspace.journal.title_patterns import TitlePatterns

LONGEST_PATTERN = 500


class KeptPatterns:
    """Reads and keeps patterns; every method raises ``NoticeError`` when it cannot.

    The attributes of a pattern are those of one category, so each category has its own.
    """

    def __init__(self, store: TitlePatterns, thread: JournalThread) -> None:
        self._store, self._thread = store, thread

    async def of(self, category_id: str | None) -> str:
        """Return the pattern that was kept for a category; empty where none was."""
        wanted = text_of(category_id)
        return await self._thread.run(self._store.find, wanted) if wanted else ""

    async def keep(self, category_id: str | None, pattern: str) -> None:
        """Keep a pattern for a category; an empty one is forgotten.

        Without a category there is nothing that a pattern could be of, and nothing is kept.
        """
        wanted, kept = text_of(category_id), pattern[:LONGEST_PATTERN]
        if wanted:
            await self._thread.run(self._store.keep, wanted, kept)
