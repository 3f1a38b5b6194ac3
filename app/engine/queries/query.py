"""The query language of ``--where``, which selects listings of the catalog."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from datetime import datetime
from typing import TYPE_CHECKING

from app.domain.wire import Unreadable, read_fields, write_json
from app.domain.wire_item import WireItem, item_of
from app.engine.queries.attached_files import AttachedFile, AttachedFiles
from app.engine.queries.attribute_conditions import Listed, listed_in
from app.engine.queries.errors import unknown
from app.engine.queries.figures import Numbered, numbered_in
from app.engine.queries.id_lists import listed_ids
from app.engine.queries.names import CatalogNames, Names, NoNames
from app.engine.queries.sql_conditions import (
    Context,
    attached_files_of,
    attribute_conditions,
    clause_of,
)
from app.engine.queries.syntax import Condition, parse
from app.workspace.listing_rows import ROW_COLUMNS, ItemRow, fold

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from app.workspace.catalog.catalog_reader import CatalogReader


@dataclass(frozen=True, slots=True)
class Where:
    """A parsed query: its text, the SQL condition over ``items``, and the parameters.

    ``attributes`` are the conditions on attributes. ``files`` are the database files besides the
    catalog that the reader has to have attached (``AttachedFiles``).
    """

    text: str
    sql: str
    parameters: tuple[object, ...]
    attributes: tuple[Condition, ...] = ()
    files: frozenset[AttachedFile] = frozenset()

    def among(self, ids: Collection[str]) -> Where:
        """Return the query restricted to the listings ``ids``."""
        sql = f"id IN (SELECT value FROM json_each(?)) AND ({self.sql})"
        listed = write_json(sorted(ids)).decode()
        return replace(self, sql=sql, parameters=(listed, *self.parameters))

    def each(self, reader: CatalogReader) -> Iterator[ItemRow]:
        """Yield the matching listings ordered by id.

        The order is the same in every catalog. Raise ``StorageCorrupt`` if the file turns out to
        be damaged.
        """
        rows = reader.each(
            f"SELECT {ROW_COLUMNS} FROM items WHERE {self.sql} ORDER BY id", self.parameters
        )
        yield from map(ItemRow._make, rows)
        reader.require_intact()

    def items(
        self, reader: CatalogReader, fields: frozenset[str]
    ) -> Iterator[tuple[str, WireItem | None]]:
        """Yield the id and the item of each matching listing, limited to the given ``fields``.

        The item is ``None`` if it cannot be read.
        """
        rows = reader.each(
            "SELECT id, body FROM items LEFT JOIN bodies USING (number)"
            f" WHERE {self.sql} ORDER BY id",
            self.parameters,
        )
        for item_id, body in rows:
            yield item_id, _item(body, fields)
        reader.require_intact()


def parse_where(
    text: str,
    now: datetime,
    names: Names | None = None,
    listed: Listed = listed_in,
    numbered: Numbered = numbered_in,
) -> Where:
    """Parse a query; an empty one matches every listing. Raise ``QueryError``.

    ``names`` are the known categories and attributes. ``listed`` builds the condition for listings
    in rows of the facets, and ``numbered`` that for listings found by a statement.
    """
    node = parse(text)
    context = Context(now, names or NoNames(), listed, numbered)
    sql, parameters = clause_of(node, context)
    asked = tuple(attribute_conditions(node, context))
    return Where(text.strip(), sql, tuple(parameters), asked, attached_files_of(node, context))


@contextmanager
def prepared_query(
    text: str,
    now: datetime,
    reader: CatalogReader,
    on_progress: Callable[[int, int], None] = lambda _done, _total: None,
    *,
    ids: Iterable[str] | None = None,
) -> Iterator[Where]:
    """Yield the query ``text``, ready to be run on ``reader`` inside the ``with`` block.

    ``ids`` restricts it to these listings, given by id or own code (``listed_ids``).

    The files that the query needs are created or updated first; ``on_progress`` is called with the
    number of listings done and the total. Raise ``QueryError`` and ``StorageError``.
    """
    names = CatalogNames(reader)
    where = parse_where(text, now, names)
    if ids is not None:
        where = where.among(listed_ids(reader, ids))
    with closing(AttachedFiles(reader)) as beside:
        for done, total in beside.bring_in(where.files):
            on_progress(done, total)
        require_attributes(where, reader, names)
        yield where


def require_attributes(where: Where, reader: CatalogReader, names: Names) -> None:
    """Raise ``QueryError`` for an attribute that no category and no listing has.

    The facets have to be attached to ``reader``.
    """
    for asked in where.attributes:
        key = fold(asked.name)
        known = names.is_attribute(asked.name) or reader.rows(
            "SELECT 1 FROM facets.attributes WHERE id_key = ? OR name_key = ? LIMIT 1",
            (key, key),
        )
        if not known:
            listed = reader.each("SELECT id, name FROM facets.attributes")
            words = {word for pair in listed for word in pair if word}
            words |= set(names.attributes())
            length = len(asked.source) - len(asked.text) - 1
            raise unknown("query.no_attribute", asked.name, words, asked.place, length)


def _item(body: bytes | None, fields: frozenset[str]) -> WireItem | None:
    try:
        return None if body is None else item_of(read_fields(body, fields))
    except Unreadable:
        return None
