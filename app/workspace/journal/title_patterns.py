"""Patterns for the titles of listings in the journal, one per category."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.domain.shapes import text_of
from app.editing.change import FieldChange
from app.editing.draft import TITLE_PATTERN, ItemDraft
from app.workspace.journal.drafts import Drafts

if TYPE_CHECKING:
    from app.workspace.journal.journal import Journal

_PATH = "title"


class TitlePatterns:
    """The patterns of a journal. They are rows of the drafts, with ids of their own."""

    def __init__(self, journal: Journal) -> None:
        self._drafts = Drafts(journal)

    def find(self, category_id: str) -> str:
        """Return the pattern of a category; empty if there is none or it is damaged."""
        kept = self._drafts.find(_key(category_id))
        return "" if kept is None else text_of(kept.draft.value(_PATH))

    def keep(self, category_id: str, pattern: str) -> None:
        """Store the pattern of a category, replacing an earlier one; an empty one is deleted.

        Raise ``StorageError``.
        """
        key = _key(category_id)
        if not pattern.strip():
            self._drafts.discard(key)
            return
        draft = ItemDraft(key, {})
        draft.apply(FieldChange(_PATH, None, pattern))
        self._drafts.keep(draft)


def _key(category_id: str) -> str:
    return f"{TITLE_PATTERN}{category_id}"
