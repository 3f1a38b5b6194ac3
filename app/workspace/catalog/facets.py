"""Which attributes listings have, as tables in a file of its own beside the catalogue.

The catalogue itself is written by the worker alone. This file is made by whoever first asks for
attributes. From then on the worker brings it up to date after each sync, and whoever asks does what
is left: several processes may do so at once, each batch is a transaction.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from typing import NamedTuple

from app.domain.shapes import JsonObject, object_of, objects_of, text_of
from app.domain.wire import Unreadable, read_json
from app.editing.values import choices_of
from app.workspace.catalog.catalog_reader import CatalogReader
from app.workspace.errors import (
    StorageCorrupt,
    StorageError,
    StorageFull,
    StorageReadOnly,
)
from app.workspace.listing_rows import fold
from app.workspace.sqlite.copies import put_aside
from app.workspace.sqlite.database import (
    Database,
    migrate,
    open_writing,
    schema_version,
    scripts_of,
)
from app.workspace.sqlite.open_files import identity_of

SCHEMA = 1
FACETS_FILE = "facets.db"
BATCH = 500
_FIGURE = re.compile(r"(-?[0-9]{1,15}(?:[.,][0-9]{1,6})?)\s*([^\d\s][^\d]*)?")


class Facet(NamedTuple):
    """One value of one attribute, as a listing or one of its variations has it."""

    id: str
    name: str
    value_id: str
    value_name: str

    def row(self) -> tuple[object, ...]:
        """Return it as it is stored: with folded keys, figure and unit."""
        figure = _FIGURE.fullmatch(self.value_name.strip())
        return (
            *self,
            *map(fold, (self.id, self.name, self.value_name)),
            None if figure is None else float(figure[1].replace(",", ".")),
            None if figure is None else fold(figure[2] or ""),
        )


def facets_of(item: JsonObject) -> frozenset[Facet]:
    """Return the values of all attributes of a listing and of its variations."""
    return frozenset(
        Facet(text_of(entry.get("id")), text_of(entry.get("name")), choice.id or "", choice.name)
        for entry in _entries(item)
        for choice in choices_of(entry)
    )


def _entries(item: JsonObject) -> Iterator[JsonObject]:
    yield from objects_of(item.get("attributes"))
    for variation in objects_of(item.get("variations")):
        yield from objects_of(variation.get("attribute_combinations"))
        yield from objects_of(variation.get("attributes"))


class FacetsAtHand:
    """The facets in reach of a reader, as the schema ``facets``, from ``bring_up_to_date`` on.

    Where nothing can be written beside the catalogue they are made in a temporary folder.
    """

    def __init__(self, reader: CatalogReader) -> None:
        self._reader = reader
        self._path = reader.path.with_name(FACETS_FILE)
        self._folder: TemporaryDirectory[str] | None = None
        self._attached: tuple[int, int] | None = None

    def bring_up_to_date(self) -> Iterator[tuple[int, int]]:
        """Make what is missing; yield how many listings of how many are done.

        Raise ``StorageError``.
        """
        try:
            yield from _bring_up_to_date(self._reader, self._path)
        except (StorageReadOnly, StorageFull):
            if self._folder is not None:
                raise
            self._detach()
            self._folder = TemporaryDirectory(prefix="vitrina-")
            self._path = Path(self._folder.name, FACETS_FILE)
            yield from _bring_up_to_date(self._reader, self._path)
        file = identity_of(self._path)
        if file != self._attached:
            self._detach()
            self._reader.attach("facets", self._path)
            self._attached = file

    def close(self) -> None:
        """Let go of them."""
        self._detach()
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None

    def _detach(self) -> None:
        if self._attached is not None:
            self._reader.detach("facets")
            self._attached = None


def keep_facets(catalog: Path, stopped: Callable[[], bool]) -> None:
    """Bring the facets beside a catalogue up to date, if somebody has asked for them before.

    End early when ``stopped`` answers true, or when they cannot be written: whoever asks the next
    time does the rest. Use it in a thread of its own.
    """
    path = catalog.with_name(FACETS_FILE)
    if not path.is_file():
        return

    with closing(CatalogReader(catalog, mapped=False)) as reader, suppress(StorageError):
        for _ in _bring_up_to_date(reader, path):
            if stopped():
                return


def _bring_up_to_date(reader: CatalogReader, path: Path) -> Iterator[tuple[int, int]]:
    """Make what is missing, and yield how many listings of how many are done."""
    try:
        yield from _refresh(reader, path)
    except StorageCorrupt:
        if reader.damaged:
            raise
        put_aside(path)
        yield from _refresh(reader, path)


def _refresh(reader: CatalogReader, path: Path) -> Iterator[tuple[int, int]]:
    database = open_writing(path, ("synchronous = NORMAL",), log_ahead=True)
    try:
        if schema_version(database) > SCHEMA:
            # Of a newer program: this one makes its own.
            raise StorageReadOnly(f"{path.name} is one of a newer program")
        migrate(database, scripts_of("facets", SCHEMA))
        changes, name = _source(reader)
        done = total = 0
        while True:
            with database.transaction():
                begun = _begun(database, name)
                if not done:
                    total = _due(reader, changes, begun)
                batch = reader.rows(
                    f"SELECT change, number, body FROM {changes} JOIN bodies USING (number)"
                    " WHERE change > ? ORDER BY change LIMIT ?",
                    (begun, BATCH),
                )
                if batch:
                    _store(database, [(number, body) for _, number, body in batch])
                    database.run("UPDATE made_of SET change = ?", (batch[-1][0],))
            reader.require_intact()
            if not batch:
                return
            done += len(batch)
            yield done, max(done, total)
    finally:
        database.close()


def _begun(database: Database, name: str) -> int:
    """Return up to which change the tables are made; those of another catalogue are emptied."""
    catalogue, change = database.first("SELECT catalogue, change FROM made_of")
    if catalogue == name:
        return int(change)
    for table in ("listing_values", "attribute_values"):
        database.run(f"DELETE FROM {table}")
    database.run("UPDATE made_of SET catalogue = ?, change = 0", (name,))
    return 0


def _source(reader: CatalogReader) -> tuple[str, str]:
    """Return the table of changes, and the name of the catalogue; one of an older program that the
    worker has not brought up to date yet has neither, and all of it is read each time.
    """
    if reader.rows("SELECT 1 FROM sqlite_schema WHERE name = 'body_changes'"):
        found = reader.rows("SELECT name FROM catalogue")
        return "body_changes", str(found[0][0]) if found else ""
    return "(SELECT number, number AS change FROM bodies)", token_hex(16)


def _due(reader: CatalogReader, changes: str, begun: int) -> int:
    found = reader.rows(f"SELECT count(*) FROM {changes} WHERE change > ?", (begun,))
    return int(found[0][0]) if found else 0


def _store(database: Database, bodies: Sequence[tuple[int, bytes]]) -> None:
    database.run_many("DELETE FROM listing_values WHERE number = ?", [(n,) for n, _ in bodies])
    facets = [(number, facet) for number, body in bodies for facet in facets_of(_item(body))]
    database.run_many(
        "INSERT OR IGNORE INTO attribute_values (id, name, value_id, value_name, id_key, name_key,"
        " key, figure, unit) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [facet.row() for facet in {facet for _, facet in facets}],
    )
    database.run_many(
        "INSERT OR IGNORE INTO listing_values SELECT value, ? FROM attribute_values"
        " WHERE id = ? AND name = ? AND value_id = ? AND value_name = ?",
        [(number, *facet) for number, facet in facets],
    )


def _item(body: bytes) -> JsonObject:
    try:
        return object_of(read_json(body))
    except Unreadable:
        return {}
