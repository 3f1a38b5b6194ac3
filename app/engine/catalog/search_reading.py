"""Reading the search box over a catalogue: what its names mean, with the facets that it needs."""

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
# Of a bar code there are as many as listings: it goes along the index, and ends early.
_VALUES = """
SELECT DISTINCT value_name FROM facets.attribute_values
WHERE attribute IN (SELECT attribute FROM facets.attributes WHERE id_key = ? OR name_key = ?)
AND key >= ? AND key < ? AND value_name <> '' LIMIT ?
"""


class SearchReading:
    """Reads texts of the search box for one reader of a catalogue."""

    def __init__(self, reader: CatalogReader) -> None:
        self._reader = reader
        self._beside = AttachedFiles(reader)
        self._marks = FacetMarks(reader)
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

    def at_hand(self, text: str) -> SearchText | None:
        """Read ``text`` with the facets that are there; ``None`` where it needs some that are not.

        Raise ``QueryError``.
        """
        sought = read_search(text, SystemClock().now, self._names)
        files = set() if sought.where is None else {*sought.where.files}
        if AttachedFile.FACETS in files and self._facets_of < 0:
            return None
        for _ in self._bring_in(files - {AttachedFile.FACETS}):
            pass
        return sought

    def parsed(self, text: str) -> Parsed:
        """Return what ``text`` says as a tree, with the names in it."""
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
        """Return values of an attribute that begin with ``begun``, some hundred at most."""
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


def _named(conditions: Iterable[Condition], known: CatalogNames) -> Iterator[tuple[str, str]]:
    """Yield what attributes and categories in conditions are called, by how they stand there."""
    from app.engine.queries.conditions import FIELDS

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
