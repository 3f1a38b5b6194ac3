"""The questions that buyers ask about items."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from app.domain.shapes import JsonObject
from app.domain.wire import write_json
from app.service.stores.database import Database, Value


@dataclass(frozen=True, slots=True)
class QuestionFilter:
    """The criteria of a search among the questions to one seller; without an item, all of them."""

    seller_id: str
    item_id: str | None = None


class QuestionStore:
    """The table of questions, read oldest first."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add_many(self, questions: Iterable[JsonObject]) -> None:
        """Write new questions, in the order in which they were asked.

        Each is a wire object with ``id``, ``item_id``, ``seller_id``, ``status`` (``UNANSWERED``,
        ``ANSWERED``), ``date_created``, ``text``, ``answer`` (null, or ``text``, ``status`` and
        ``date_created``) and ``from`` (``id`` of the asker).
        """
        self._database.many(
            "INSERT INTO questions (id, seller_id, item_id, body) VALUES (?, ?, ?, ?)",
            (
                (str(one["id"]), str(one["seller_id"]), str(one["item_id"]), write_json(one))
                for one in questions
            ),
        )

    def count(self, wanted: QuestionFilter) -> int:
        """Return the number of results of a search."""
        where, values = _where(wanted)
        row = self._database.one(f"SELECT count(*) FROM questions WHERE {where}", values)
        return 0 if row is None else int(row[0])

    def page(self, wanted: QuestionFilter, offset: int, limit: int) -> list[bytes]:
        """Return questions of a search as JSON."""
        where, values = _where(wanted)
        rows = self._database.rows(
            f"SELECT body FROM questions WHERE {where} ORDER BY number LIMIT ? OFFSET ?",
            (*values, limit, offset),
        )
        return [row[0] for row in rows]

    def number_at(self, wanted: QuestionFilter, offset: int) -> int | None:
        """Return the row number of the question at an offset; ``None`` beyond the end."""
        where, values = _where(wanted)
        row = self._database.one(
            f"SELECT number FROM questions WHERE {where} ORDER BY number LIMIT 1 OFFSET ?",
            (*values, offset),
        )
        return None if row is None else int(row[0])

    def following(self, wanted: QuestionFilter, number: int, limit: int) -> list[tuple[int, bytes]]:
        """Return row numbers and questions from the row ``number`` on, that row included."""
        where, values = _where(wanted)
        rows = self._database.rows(
            f"SELECT number, body FROM questions WHERE {where} AND number >= ?"
            " ORDER BY number LIMIT ?",
            (*values, number, limit),
        )
        return [(row[0], row[1]) for row in rows]


def _where(wanted: QuestionFilter) -> tuple[str, tuple[Value, ...]]:
    if wanted.item_id is None:
        return "seller_id = ?", (wanted.seller_id,)
    return "seller_id = ? AND item_id = ?", (wanted.seller_id, wanted.item_id)
