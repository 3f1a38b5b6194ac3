"""Reading the search box over a catalogue: what its names mean, with the facets that it needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.clock import SystemClock
from app.engine.catalog.questions import Completed, Making
from app.engine.catalog.search_text import SearchText, read_search
from app.engine.queries.beside import Beside, FilesBeside
from app.engine.queries.errors import QueryError
from app.workspace.errors import StorageError, StorageInterrupted

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Mapping

    from app.engine.queries.names import CatalogNames
    from app.workspace.catalog.catalog_reader import CatalogReader

_DOCUMENTS = """
SELECT count(*), max(fetched) FROM documents WHERE kind IN ('category', 'attributes')
"""


class SearchReading:
    """Reads texts of the search box for one reader of a catalogue."""

    def __init__(self, reader: CatalogReader) -> None:
        self._reader = reader
        self._beside = FilesBeside(reader)
        self._facets_of = -1
        self._known: CatalogNames | None = None
        self._known_of: list[object] = []

    def steps(self, text: str, *, facets: bool = False) -> Generator[Making, None, SearchText]:
        """Read ``text`` and have in reach what it needs; yield how far the facets are, which it
        needs or is to have.

        Raise ``QueryError`` and ``StorageInterrupted``.
        """
        sought = read_search(text, SystemClock().now, self._names)
        files = set() if sought.where is None else {*sought.where.files}
        if facets:
            files.add(Beside.FACETS)
        if self._reader.revision() == self._facets_of:
            files.discard(Beside.FACETS)
        if files:
            yield from self._bring_in(files)
        if sought.where is not None and sought.where.attributes:
            from app.engine.queries.query import require_attributes

            require_attributes(sought.where, self._reader, self._names())
        return sought

    def _bring_in(self, files: set[Beside]) -> Iterator[Making]:
        try:
            for done, total in self._beside.bring_in(files):
                yield Making(done, total)
        except StorageInterrupted:
            raise
        except StorageError as error:
            raise QueryError("query.no_tables") from error
        if Beside.FACETS in files:
            self._facets_of = self._reader.revision()

    def revision(self) -> tuple[int, int]:
        """Return what changes whenever something else may be found: by the catalogue, and by what
        syncs found."""
        return self._reader.revision(), self._beside.history_revision()

    def now(self, text: str) -> SearchText:
        """Read ``text`` as ``steps`` does, in one."""
        steps = self.steps(text)
        while True:
            try:
                next(steps)
            except StopIteration as end:
                found: SearchText = end.value
                return found

    def completed(self, text: str, cursor: int) -> Completed:
        """Return the words that may follow in ``text`` at ``cursor``."""
        from app.engine.queries.completion import complete

        found = complete(text, cursor, self._names())
        return Completed(text, found.start, found.words)

    def attribute_names(self) -> Mapping[str, str]:
        """Return the names of the attributes that categories of the shop have, by id."""
        return self._names().attribute_names()

    def close(self) -> None:
        """Let go of the files beside the catalogue."""
        self._beside.close()
        self._facets_of = -1

    def _names(self) -> CatalogNames:
        """Return what is known by name; read again when the marketplace has said something else.

        While a sync writes listings, the catalogue changes and the names do not.
        """
        documents = self._reader.rows(_DOCUMENTS)
        if self._known is None or documents != self._known_of:
            # Imported late: words alone need no names.
            from app.engine.queries.names import CatalogNames

            self._known, self._known_of = CatalogNames(self._reader), documents
        return self._known
