"""The descriptions of items: whole records here, only their ids in the item."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from app.domain.wire import write_json
from app.service.database import Database

Wire = dict[str, Any]


class DescriptionStore:
    """Owns the rows of the table of descriptions."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add_many(self, records: Iterable[tuple[str, Wire]]) -> None:
        """Write new records, each with the id of its item."""
        self._database.many(
            "INSERT INTO descriptions (id, item_id, body) VALUES (?, ?, ?)",
            ((str(record["id"]), item_id, write_json(record)) for item_id, record in records),
        )
