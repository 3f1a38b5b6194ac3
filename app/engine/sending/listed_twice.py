"""Detection of new listings that exist twice, or exist although they were given up."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from app.domain.shapes import text_of
from app.domain.vocabulary import ItemStatus
from app.domain.wire import Unreadable, read_json
from app.domain.wire_item import WireItem, item_of
from app.engine.notices import Notice
from app.engine.sending.unanswered_creation import CreationKeyIndex, creation_key_of
from app.workspace.catalog.catalog_reader import CatalogReader
from app.workspace.journal.outbox import OutboxRow, OutboxState, OutboxStore
from app.workspace.listing_rows import fold

LookUp = Callable[[str], Iterable[WireItem]]
"""Returns the bodies of the listings whose title has the same words."""


class Duplicate(NamedTuple):
    """A listing ``duplicate`` that was created late, in addition to ``kept``.

    ``kept`` is empty if the seller had given the listing up or was not asked yet.
    """

    number: int
    title: str
    kept: str
    duplicate: str

    def notice(self) -> Notice:
        """Return the notice for the seller; nothing is closed without asking."""
        return Notice(
            "listed_twice", {"title": self.title, "kept": self.kept, "twin": self.duplicate}
        )


def find_duplicates(outbox: OutboxStore, look_up: LookUp) -> list[Duplicate]:
    """Return the listings of the shop that were created late as duplicates.

    Only listings that were requested more than once, or whose request was given up, can have one.
    """
    risky = outbox.repeated_creations()
    if not risky:
        return []
    bound = outbox.bound_ids()
    duplicates: list[Duplicate] = []
    for row in risky:
        kept = row.listing_id if row.state is OutboxState.DONE else ""
        for item_id in _found(row, look_up):
            if item_id != kept and item_id not in bound:
                bound.add(item_id)
                duplicates.append(Duplicate(row.number, row.title, kept, item_id))
    return duplicates


def _found(row: OutboxRow, look_up: LookUp) -> list[str]:
    index = CreationKeyIndex([creation_key_of(row)])
    return [
        text_of(body.get("id"))
        for body in look_up(row.title)
        if body.get("status") != ItemStatus.CLOSED and index.met_by(body)
    ]


def in_catalog(catalog: CatalogReader) -> LookUp:
    """Return a function that looks listings up in the catalog by title."""

    def look_up(title: str) -> list[WireItem]:
        rows = catalog.rows(
            "SELECT body FROM bodies JOIN items USING (number) WHERE title_key = ?", (fold(title),)
        )
        bodies = []
        for (body,) in rows:
            try:
                bodies.append(item_of(read_json(body)))
            except Unreadable:
                continue
        return bodies

    return look_up
