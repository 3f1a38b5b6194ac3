"""Patterns for titles in the journal: what titles of a category are made of, one for each."""

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
    """The patterns of one journal. They are rows of the drafts, under ids of their own."""

    def __init__(self, journal: Journal) -> None:
        self._drafts = Drafts(journal)

    def find(self, category_id: str) -> str:
        """Return the pattern of a category; empty where there is none, or it is damaged."""
        kept = self._drafts.find(_key(category_id))
        return "" if kept is None else text_of(kept.draft.value(_PATH))

    def keep(self, category_id: str, pattern: str) -> None:
        """Keep the pattern of a category over the one it had; an empty one is forgotten.

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
