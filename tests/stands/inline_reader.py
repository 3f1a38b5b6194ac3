"""A reader that answers at once, on the thread of who asks; for tests that are about what is
answered."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from app.engine.catalog.listing_search import ListingSearch
from app.engine.catalog.questions import CatalogAnswer, CatalogQuestion


class InlineReader:
    """Answers every question before ``ask`` returns."""

    def __init__(self, path: Path) -> None:
        self._search = ListingSearch(path)

    def ask(
        self, key: str, question: CatalogQuestion, told: Callable[[CatalogAnswer], None]
    ) -> None:
        """Answer ``question``; nothing is ever outdated."""
        del key
        for answer in self._search.answer(question):
            told(answer)

    def close(self) -> None:
        """Close the file."""
        self._search.close()
