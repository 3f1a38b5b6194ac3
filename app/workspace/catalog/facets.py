"""The attributes of listings as tables in a separate file beside the catalog.

The catalog is written by the worker only, but this file is created by the first process that
needs attributes: one process builds it, with one worker process per core if there is much to do,
while others wait. An interrupted build keeps its progress. From then on the worker updates the file
after each sync, and any process that needs it does the rest.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from app.workspace.catalog.catalog_reader import CatalogReader
from app.workspace.catalog.facet_makers import FacetMakers
from app.workspace.catalog.facets_file import BATCH, FACETS_FILE, FacetsFile, Source, source_of
from app.workspace.catalog.listed_numbers import AS_JSON, listed_in_json
from app.workspace.errors import StorageCorrupt, StorageError, StorageFull, StorageReadOnly
from app.workspace.lock import Locked, ProcessLock
from app.workspace.sqlite.copies import put_aside
from app.workspace.sqlite.database import storage_error_of
from app.workspace.sqlite.open_files import identity_of

SEVERAL = 2 * BATCH
"""The number of listings from which other processes help."""
_LOOK_SECONDS = 0.05


class AttachedFacets:
    """The facets of a reader, attached as schema ``facets`` by ``bring_up_to_date``.

    If nothing can be written beside the catalog, they are built in a temporary folder.
    """

    def __init__(self, reader: CatalogReader) -> None:
        self._reader = reader
        self._path = reader.path.with_name(FACETS_FILE)
        self._folder: TemporaryDirectory[str] | None = None
        self._attached: tuple[int, int] | None = None

    def bring_up_to_date(self) -> Iterator[tuple[int, int]]:
        """Build what is missing; yield the number of listings done, and the total.

        Raise ``StorageError``.
        """
        if self._attached is not None and not self._reader.has("facets"):
            # The reader detached them because they were damaged.
            self._attached = None
            put_aside(self._path)
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
        if file != self._attached or not self._reader.has("facets"):
            self._detach()
            self._reader.define(AS_JSON, 1, listed_in_json)
            self._reader.attach("facets", self._path)
            self._attached = file

    def close(self) -> None:
        """Detach the facets."""
        self._detach()
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None

    def _detach(self) -> None:
        if self._attached is not None:
            self._reader.detach("facets")
            self._attached = None


def keep_facets(catalog: Path, stopped: Callable[[], bool]) -> None:
    """Update the facets beside a catalog if they exist.

    End early if ``stopped`` returns true or they cannot be written: the next process that needs
    them does the rest. Run it on a separate thread.
    """
    path = catalog.with_name(FACETS_FILE)
    if not path.is_file():
        return

    with closing(CatalogReader(catalog, mapped=False)) as reader, suppress(StorageError):
        for _ in _bring_up_to_date(reader, path):
            if stopped():
                return


def _bring_up_to_date(reader: CatalogReader, path: Path) -> Iterator[tuple[int, int]]:
    """Build what is missing; yield the number of listings done, and the total."""
    try:
        yield from _refresh(reader, path)
    except StorageCorrupt:
        if reader.damaged:
            raise
        put_aside(path)
        yield from _refresh(reader, path)


def _refresh(reader: CatalogReader, path: Path) -> Iterator[tuple[int, int]]:
    with closing(FacetsFile(path)) as file:
        source = source_of(reader)
        total = 0
        while not file.is_whole(reader, source):
            lock = _lock(path)
            if lock is not None:
                try:
                    yield from _make(reader, file, source, path)
                finally:
                    lock.release()
                return
            # Another process is building them.
            left = file.left(reader, source)
            total = max(total, left)
            if total:
                yield total - left, total
            time.sleep(_LOOK_SECONDS)
        reader.require_intact()


def _make(
    reader: CatalogReader, file: FacetsFile, source: Source, path: Path
) -> Iterator[tuple[int, int]]:
    """Build what is missing, while holding the lock."""
    file.belong_to(reader, source)
    done, total = 0, file.left(reader, source)
    if source.lasting and total >= SEVERAL:
        with closing(FacetMakers(reader.path, path)) as makers:
            for count in makers.make(lambda after: file.next_span(reader, source, after)):
                done += count
                yield done, max(done, total)
    # The rest; for few listings that is everything.
    after = 0
    while (span := file.next_span(reader, source, after)) is not None:
        after = span.ended
        if count := file.make(reader, source, span):
            done += count
            yield done, max(done, total)
    reader.require_intact()
    if not file.is_indexed:
        file.index()


def _lock(path: Path) -> ProcessLock | None:
    """Return the lock for building facets; ``None`` while another process holds it."""
    try:
        return ProcessLock(path.with_suffix(".lock"))
    except Locked:
        return None
    except OSError as error:
        raise storage_error_of(error) from error
