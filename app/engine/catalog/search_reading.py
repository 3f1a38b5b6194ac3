"""Reading of search-box texts for a catalog: resolves names and attaches the files needed."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from app.clock import SystemClock
from app.engine.catalog.facet_marks import FacetMarks
from app.engine.catalog.questions import Completed, Making, Parsed
from app.engine.catalog.search_text import SearchText, read_search
from app.engine.queries.attached_files import AttachedFile, AttachedFiles
from app.engine.queries.errors import QueryError
from app.workspace.errors import StorageError, StorageInterrupted
from app.workspace.listing_rows import fold

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Iterator, Mapping

    from app.engine.queries.names import CatalogNames
    from app.engine.queries.syntax import Condition
    from app.workspace.catalog.catalog_reader import CatalogReader

_DOCUMENTS = """
SELECT count(*), max(fetched) FROM documents WHERE kind IN ('category', 'attributes')
"""
# A bar code attribute has as many values as listings: the query uses the index and ends early.
_VALUES = """
SELECT DISTINCT value_name FROM facets.attribute_values
WHERE attribute IN (SELECT attribute FROM facets.attributes WHERE id_key = ? OR name_key = ?)
AND key >= ? AND key < ? AND value_name <> '' LIMIT ?
"""


class SearchReading:
    """The parser of search-box texts for one reader of a catalog."""

    def __init__(self, reader: CatalogReader) -> None:
        self._reader = reader
        self._beside = AttachedFiles(reader)
        self._marks = FacetMarks(reader)
        self._facets_of = -1
        self._known: CatalogNames | None = None
        self._known_of: list[object] = []

    def steps(self, text: str, *, facets: bool = False) -> Generator[Making, None, SearchText]:
        """Read ``text`` and attach the files it needs; yield the progress of building the facets.

        With ``facets`` they are attached even if the text does not need them. Raise ``QueryError``
        if the text cannot be read, and ``StorageInterrupted``.
        """
        sought = read_search(text, SystemClock().now, self._names)
        files = set() if sought.where is None else {*sought.where.files}
        if facets:
            files.add(AttachedFile.FACETS)
        if self._reader.revision() == self._facets_of:
            files.discard(AttachedFile.FACETS)
        if files:
            yield from self._bring_in(files)
        if sought.where is not None and sought.where.attributes:
            from app.engine.queries.query import require_attributes

            require_attributes(sought.where, self._reader, self._names())
        if sought.where is not None and sought.where.files:
            self._marks.let_go()
            sought = read_search(text, SystemClock().now, self._names, self._marks)
        return sought

    def _bring_in(self, files: set[AttachedFile]) -> Iterator[Making]:
        try:
            for done, total in self._beside.bring_in(files):
                yield Making(done, total)
        except StorageInterrupted:
            raise
        except StorageError as error:
            raise QueryError("query.no_tables") from error
        if AttachedFile.FACETS in files:
            self._facets_of = self._reader.revision()

    def revision(self) -> tuple[int, int]:
        """Return a value that changes whenever the catalog or the sync history changes."""
        return self._reader.revision(), self._beside.history_revision()

    def now(self, text: str) -> SearchText:
        """Read ``text`` as ``steps`` does, without reporting progress."""
        steps = self.steps(text)
        while True:
            try:
                next(steps)
            except StopIteration as end:
                found: SearchText = end.value
                return found

    def completed(self, text: str, cursor: int) -> Completed:
        """Return the completions for ``text`` at ``cursor``."""
        from app.engine.queries.completion import complete

        found = complete(text, cursor, self._names())
        return Completed(text, found.start, found.words)

    def with_present_facets(self, text: str) -> SearchText | None:
        """Read ``text`` with the existing facets; return ``None`` if it needs missing ones.

        Raise ``QueryError`` if the text cannot be read.
        """
        sought = read_search(text, SystemClock().now, self._names)
        files = set() if sought.where is None else {*sought.where.files}
        if AttachedFile.FACETS in files and self._facets_of < 0:
            return None
        for _ in self._bring_in(files - {AttachedFile.FACETS}):
            pass
        return sought

    def parsed(self, text: str) -> Parsed:
        """Return the syntax tree of ``text`` with the display names in it."""
        from app.engine.queries.query import parse_where
        from app.engine.queries.syntax import Condition, leaves, parse

        try:
            node = parse(text)
        except QueryError as problem:
            return Parsed(text, None, problem, {})
        known = self._names()
        conditions = [leaf for leaf in leaves(node) if isinstance(leaf, Condition)]
        refused = None
        try:
            parse_where(text, SystemClock().now(), known)
        except QueryError as problem:
            refused = problem
        return Parsed(text, node, refused, dict(_named(conditions, known)))

    def values_of(self, attribute: str, begun: str) -> tuple[str, ...]:
        """Return values of an attribute with the prefix ``begun``, some hundred at most."""
        from app.engine.queries.completion import MOST_WORDS

        beginning = fold(begun)
        listed = [one for one in self._names().values(attribute) if fold(one).startswith(beginning)]
        if self._facets_of >= 0:
            key = fold(attribute)
            found = self._reader.rows(
                _VALUES, (key, key, beginning, beginning + chr(sys.maxunicode), MOST_WORDS)
            )
            listed = sorted((str(name) for (name,) in found), key=fold) or listed
        return tuple(listed[:MOST_WORDS])

    def attribute_names(self) -> Mapping[str, str]:
        """Return the names of the attributes of the shop's categories, by id."""
        return self._names().attribute_names()

    def close(self) -> None:
        """Detach the files beside the catalog."""
        self._beside.close()
        self._facets_of = -1

    def _names(self) -> CatalogNames:
        """Return the names of the catalog; they are read again when stored documents change.

        While a sync writes listings, the catalog changes and the names do not.
        """
        documents = self._reader.rows(_DOCUMENTS)
        if self._known is None or documents != self._known_of:
            # Imported late, because plain words need no names.
            from app.engine.queries.names import CatalogNames

            self._known, self._known_of = CatalogNames(self._reader), documents
        return self._known


def _named(conditions: Iterable[Condition], known: CatalogNames) -> Iterator[tuple[str, str]]:
    """Yield each attribute and category in the conditions, as written, with its display name."""
    from app.engine.queries.sql_conditions import FIELDS

    attributes = known.attribute_names()
    spelled = {fold(name): name for name in attributes.values()}
    spelled |= {fold(key): name for key, name in attributes.items()}
    for one in conditions:
        name = one.name.casefold()
        if one.attribute or (name not in FIELDS and known.is_attribute(one.name)):
            yield one.name, spelled.get(fold(one.name), one.name)
        elif name == "category":
            for value in one.values:
                for part in value.text.split(","):
                    if shown := known.category_name(part):
                        yield part, shown
