"""The descriptions of items: complete records here, only their ids in the item."""

from __future__ import annotations

from collections.abc import Iterable

from app.domain.wire import read_json, write_plain
from app.domain.wire_description import WireDescriptionRecord
from app.service.stores.database import Database, Value


class DescriptionStore:
    """The table of descriptions.

    An id is unique within its item. If two imported items have a description with the same id, the
    second one is stored under an id prefixed with that of its item.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, item_id: str, record: WireDescriptionRecord) -> None:
        """Write a new record of an item."""
        self._database.execute(
            "INSERT INTO descriptions (id, item_id, body) VALUES (?, ?, ?)",
            (str(record["id"]), item_id, write_plain(record)),
        )

    def load_rows(self, rows: Iterable[tuple[Value, ...]]) -> None:
        """Write rows of new records: id, item id, body; existing records are kept."""
        rows = list(rows)
        written = self._database.many(
            "INSERT INTO descriptions (id, item_id, body) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            rows,
        )
        if written < len(rows):
            self._database.many(
                _ADD_DEFAULT,
                [
                    (_default_id(str(item_id), id_), item_id, body, id_, item_id)
                    for id_, item_id, body in rows
                ],
            )

    def of_item(self, item_id: str) -> list[WireDescriptionRecord]:
        """Return the descriptions of an item, newest first."""
        rows = self._database.rows(
            "SELECT body FROM descriptions WHERE item_id = ? ORDER BY number DESC", (item_id,)
        )
        return [read_json(row[0]) for row in rows]

    def read(self, item_id: str, description_id: str) -> WireDescriptionRecord | None:
        """Return one description of an item."""
        row = self._database.one(
            "SELECT body FROM descriptions WHERE item_id = ? AND id IN (?, ?)",
            (item_id, description_id, _default_id(item_id, description_id)),
        )
        return None if row is None else read_json(row[0])

    def replace(self, item_id: str, record: WireDescriptionRecord) -> None:
        """Overwrite an existing description of an item."""
        self._database.execute(
            "UPDATE descriptions SET body = ? WHERE item_id = ? AND id IN (?, ?)",
            (write_plain(record), item_id, str(record["id"]), _default_id(item_id, record["id"])),
        )


def _default_id(item_id: str, description_id: object) -> str:
    """Return the id under which a record is stored if another item has the same id."""
    return f"{item_id}/{description_id}"


_ADD_DEFAULT = (
    "INSERT INTO descriptions (id, item_id, body) SELECT ?, ?, ?"
    " WHERE NOT EXISTS (SELECT 1 FROM descriptions WHERE id = ? AND item_id = ?)"
    " ON CONFLICT DO NOTHING"
)
