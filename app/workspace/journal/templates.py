"""Templates in the journal: named drafts from which new listings are made."""

from __future__ import annotations

import time
import uuid
from typing import TYPE_CHECKING, NamedTuple

from app.domain.wire import Unreadable, read_json, write_json
from app.editing.draft import TEMPLATE, ItemDraft
from app.workspace.journal.journal import Columns, RowKey
from app.workspace.journal.tables import DRAFTS

if TYPE_CHECKING:
    from app.workspace.journal.journal import Journal


class Template(NamedTuple):
    """A named draft; ``saved_at`` is in milliseconds since 1970."""

    name: str
    draft: ItemDraft
    saved_at: int

    @property
    def key(self) -> str:
        """The key by which it is found, independent of its name."""
        return self.draft.item_id


class Templates:
    """The templates of a journal. They are rows of the drafts, with ids of their own."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    def all(self) -> list[Template]:
        """Return every readable template by name; a damaged one is recorded and left out."""
        rows = self._journal.select(DRAFTS, "WHERE item_id GLOB ?", (f"{TEMPLATE}*",))
        found = [one for one in (self._read(*row) for row in rows) if one is not None]
        return sorted(found, key=lambda one: (one.name.casefold(), one.key))

    def save(self, name: str, draft: ItemDraft, key: str = "") -> Template:
        """Store the edits of ``draft`` under a name; return the template.

        They replace those of ``key``. Raise ``StorageError``.
        """
        kept = ItemDraft.from_json(
            {**draft.to_json(), "item_id": key or f"{TEMPLATE}{uuid.uuid4()}"}
        )
        saved_at = int(time.time() * 1000)
        body = write_json({**kept.to_json(), "name": name})
        values: Columns = {"item_id": kept.item_id, "saved_at": saved_at, "body": body}
        with self._journal.database.transaction():
            self._journal.insert(DRAFTS, values, replace=True)
        return Template(name, kept, saved_at)

    def discard(self, key: str) -> None:
        """Delete a template."""
        self._journal.database.run("DELETE FROM drafts WHERE item_id = ?", (key,))

    def _read(self, key: str, saved_at: int, body: bytes) -> Template | None:
        try:
            document = read_json(body)
            return Template(str(document["name"]), ItemDraft.from_json(document), saved_at)
        except (Unreadable, ValueError, TypeError, KeyError, AttributeError):
            self._journal.damaged.add(RowKey("drafts", key))
            return None
