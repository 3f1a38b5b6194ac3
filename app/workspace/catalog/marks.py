"""The ids seen by a walk over a list, kept in SQLite so that a million use no memory."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from app.workspace.sqlite.database import Database


class NewIds(NamedTuple):
    """The result of a page: ids that no lap had seen, and the number that this lap had not seen."""

    new: list[str]
    fresh: int


class Marks:
    """The seen ids, each with the last lap that saw it, in a temporary table."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.count = 0
        """The number of ids."""
        database.run(
            "CREATE TEMP TABLE IF NOT EXISTS seen (id TEXT PRIMARY KEY, lap) WITHOUT ROWID"
        )
        database.run("DELETE FROM temp.seen")

    def note(self, ids: Sequence[str], lap: int) -> NewIds:
        """Record ``ids`` (without duplicates) as seen in ``lap``."""
        marks = ", ".join("?" * len(ids))
        known = dict(
            self._database.rows(f"SELECT id, lap FROM temp.seen WHERE id IN ({marks})", ids)
        )
        new = [item_id for item_id in ids if item_id not in known]
        fresh = [item_id for item_id in ids if known.get(item_id) != lap]
        self._database.run_many(
            "INSERT OR REPLACE INTO temp.seen VALUES (?, ?)", [(i, lap) for i in fresh]
        )
        self.count += len(new)
        return NewIds(new, len(fresh))

    def unseen(self, size: int) -> Iterator[list[str]]:
        """Yield the stored listings that were not seen, ``size`` at a time."""
        last = ""
        while True:
            rows = self._database.rows(
                "SELECT id FROM items WHERE id > ? AND id NOT IN (SELECT id FROM temp.seen)"
                " ORDER BY id LIMIT ?",
                (last, size),
            )
            if not rows:
                return
            last = rows[-1][0]
            yield [item_id for (item_id,) in rows]
