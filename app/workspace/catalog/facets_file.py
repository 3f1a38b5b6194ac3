"""The file of the facets: which changes it covers, and the storing of batches."""

from __future__ import annotations

from collections import defaultdict
from itertools import chain
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING, NamedTuple

from app.domain.wire import write_plain
from app.workspace.catalog.facet_batches import read_batch
from app.workspace.catalog.listed_numbers import pack_numbers
from app.workspace.errors import StorageReadOnly
from app.workspace.listing_rows import fold
from app.workspace.sqlite.database import open_writing
from app.workspace.sqlite.migrations import migrate, schema_version, scripts_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from app.workspace.catalog.catalog_reader import CatalogReader
    from app.workspace.catalog.facet_batches import Batch

SCHEMA = 4
FACETS_FILE = "facets.db"
BATCH = 20_000
"""The number of listings in one batch, which is one transaction; larger batches need fewer rows."""
_INDEXES = (
    "by_key ON attribute_values (attribute, key)",
    "by_value_id ON attribute_values (attribute, value_id) WHERE value_id IS NOT NULL",
    "by_figure ON attribute_values (attribute, figure) WHERE figure IS NOT NULL",
)
_TABLES = (
    *("batches", "read_again", "attributes", "attribute_values", "attribute_listings"),
    *("kinds", "kind_listings"),
)
_PRAGMAS = ("synchronous = NORMAL", "cache_size = -16000", "wal_autocheckpoint = 16384")


class Source(NamedTuple):
    """The source of facets: the table of changes of a catalog, and its name.

    ``lasting`` is false for a catalog of an older program, which has neither: it is read
    completely each time, by the process that needs it.
    """

    changes: str
    name: str
    lasting: bool


class Span(NamedTuple):
    """The changes after ``begun``, up to and including ``ended``."""

    begun: int
    ended: int


class FacetsFile:
    """The facets at ``path``, opened for building; methods raise ``StorageError``."""

    def __init__(self, path: Path) -> None:
        self._database = open_writing(path, _PRAGMAS, log_ahead=True)
        try:
            if schema_version(self._database) > SCHEMA:
                # It is of a newer program: this one builds its own.
                raise StorageReadOnly(f"{path.name} is one of a newer program")
            migrate(self._database, scripts_of("facets", SCHEMA))
        except BaseException:
            self._database.close()
            raise

    def belong_to(self, reader: CatalogReader, source: Source) -> None:
        """Clear the tables if they were built from another catalog."""
        with self._database.transaction():
            if self._database.first("SELECT catalogue FROM made_of")[0] == source.name:
                return
            for index in _INDEXES:
                self._database.run(f"DROP INDEX IF EXISTS {index.split()[0]}")
            for table in _TABLES:
                self._database.run(f"DELETE FROM {table}")
            self._database.run(
                "UPDATE made_of SET catalogue = ?, change = 0, first = ?",
                (source.name, _last(reader, source)),
            )

    def left(self, reader: CatalogReader, source: Source) -> int:
        """Return the number of listings still to be read; all if it is of another catalog."""
        name, made = self._database.first("SELECT catalogue, change FROM made_of")
        begun = made if name == source.name else 0
        found = reader.rows(f"SELECT count(*) FROM {source.changes} WHERE change > ?", (begun,))
        done = self._database.first("SELECT ifnull(sum(listings), 0) FROM batches")[0]
        return max(0, (found[0][0] if found else 0) - (done if begun else 0))

    def is_whole(self, reader: CatalogReader, source: Source) -> bool:
        """Return whether the file is complete."""
        name, made = self._database.first("SELECT catalogue, change FROM made_of")
        return name == source.name and made >= _last(reader, source) and self.is_indexed

    @property
    def is_indexed(self) -> bool:
        """Whether the indexes exist."""
        names = "SELECT count(*) FROM sqlite_schema WHERE type = 'index' AND name IN (?, ?, ?)"
        found = self._database.first(names, [index.split()[0] for index in _INDEXES])[0]
        return bool(found == len(_INDEXES))

    def next_span(self, reader: CatalogReader, source: Source, after: int) -> Span | None:
        """Return the first missing span after the change ``after``; ``None`` at the end."""
        made, first = self._database.first("SELECT change, first FROM made_of")
        begun = max(after, made)
        done = dict(self._database.rows("SELECT begun, ended FROM batches"))
        while begun in done:
            begun = done[begun]
        # It ends where a finished span begins, and where listings are read for the second time.
        ends = [at for at in (*done, first) if at > begun]
        rows = reader.rows(
            f"SELECT change FROM {source.changes} WHERE change > ? ORDER BY change"
            " LIMIT 1 OFFSET ?",
            (begun, BATCH - 1),
        )
        if not rows:
            last = _last(reader, source)
            if last <= begun:
                return None
            rows = [(last,)]
        return Span(begun, min([rows[0][0], *ends]))

    def make(self, reader: CatalogReader, source: Source, span: Span) -> int:
        """Build a span; return the number of listings read."""
        batch = read_batch(
            reader.each(
                f"SELECT number, body FROM {source.changes} JOIN bodies USING (number)"
                " WHERE change > ? AND change <= ? ORDER BY change",
                span,
            )
        )
        reader.require_intact()
        with self._database.transaction():
            self._store(batch, span, source)
        return len(batch.numbers)

    def _store(self, batch: Batch, span: Span, source: Source) -> None:
        name, made, first = self._database.first("SELECT catalogue, change, first FROM made_of")
        there = self._database.first("SELECT 1 FROM batches WHERE begun = ?", (span.begun,))
        if name != source.name or span.begun < made or there:
            # Another process has built it meanwhile, or the file is of another catalog now.
            return
        known = self._attributes({(facet.id, facet.name) for facet in batch.facets})
        lists: defaultdict[int, list[list[int]]] = defaultdict(list)

        def rows() -> Iterator[tuple[object, ...]]:
            for facet, numbers in batch.facets.items():
                attribute, row = known[facet.id, facet.name], facet.row()
                if row.key:
                    lists[attribute].append(numbers)
                yield (attribute, span.ended, *row, pack_numbers(numbers))

        self._database.run_many(
            "INSERT INTO attribute_values (attribute, batch, value_id, value_name, key, figure,"
            " unit, listings) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            rows(),
        )
        self._database.run_many(
            "INSERT INTO attribute_listings VALUES (?, ?, ?)",
            (
                (attribute, span.ended, pack_numbers(sorted({*chain.from_iterable(some)})))
                for attribute, some in lists.items()
            ),
        )
        kinds = [
            (kind.category_id, write_plain([*kind.attributes]).decode()) for kind in batch.kinds
        ]
        self._database.run_many(
            "INSERT OR IGNORE INTO kinds (category_id, attributes) VALUES (?, ?)", kinds
        )
        self._database.run_many(
            "INSERT INTO kind_listings SELECT kind, ?, ? FROM kinds"
            " WHERE category_id = ? AND attributes = ?",
            (
                (span.ended, pack_numbers(numbers), *kind)
                for kind, numbers in zip(kinds, batch.kinds.values(), strict=True)
            ),
        )
        if span.ended > first:
            self._database.run_many(
                "INSERT OR REPLACE INTO read_again VALUES (?, ?)",
                [(number, span.ended) for number in batch.numbers],
            )
        self._database.run("INSERT INTO batches VALUES (?, ?, ?)", (*span, len(batch.numbers)))
        while found := self._database.first("SELECT ended FROM batches WHERE begun = ?", (made,)):
            self._database.run("DELETE FROM batches WHERE begun = ?", (made,))
            made = found[0]
        self._database.run("UPDATE made_of SET change = ?", (made,))

    def index(self) -> None:
        """Create the missing indexes; for a million listings this takes some seconds."""
        self._database.rows("PRAGMA temp_store = MEMORY")
        with self._database.transaction():
            for index in _INDEXES:
                self._database.run(f"CREATE INDEX IF NOT EXISTS {index}")
        self._database.rows("PRAGMA wal_checkpoint(TRUNCATE)")

    def close(self) -> None:
        """Close the file."""
        self._database.close()

    def _attributes(self, names: set[tuple[str, str]]) -> dict[tuple[str, str], int]:
        """Return the numbers of attributes by id and name, after inserting new ones."""
        self._database.run_many(
            "INSERT OR IGNORE INTO attributes (id, name, id_key, name_key) VALUES (?, ?, ?, ?)",
            [(one, name, fold(one), fold(name)) for one, name in sorted(names)],
        )
        rows = self._database.rows("SELECT id, name, attribute FROM attributes")
        return {(one, name): number for one, name, number in rows}


def source_of(reader: CatalogReader) -> Source:
    """Return the source of the facets of a catalog."""
    if reader.rows("SELECT 1 FROM sqlite_schema WHERE name = 'body_changes'"):
        found = reader.rows("SELECT name FROM catalogue")
        return Source("body_changes", str(found[0][0]) if found else "", lasting=True)
    changes = "(SELECT number, number AS change FROM bodies)"
    return Source(changes, token_hex(16), lasting=False)


def _last(reader: CatalogReader, source: Source) -> int:
    found = reader.rows(f"SELECT ifnull(max(change), 0) FROM {source.changes}")
    return int(found[0][0]) if found else 0
