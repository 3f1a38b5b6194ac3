"""The files beside the catalog that a query may need: facets and the sync history."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from app.workspace.catalog.attached_history import AttachedHistory
    from app.workspace.catalog.catalog_reader import CatalogReader
    from app.workspace.catalog.facets import AttachedFacets


class AttachedFile(StrEnum):
    """A file beside the catalog, by the schema name under which a reader attaches it."""

    FACETS = "facets"
    HISTORY = "history"


class AttachedFiles:
    """The files that queries need, attached to one reader of a catalog."""

    def __init__(self, reader: CatalogReader) -> None:
        self._reader = reader
        self._facets: AttachedFacets | None = None
        self._history: AttachedHistory | None = None

    def bring_in(self, files: Collection[AttachedFile]) -> Iterator[tuple[int, int]]:
        """Attach ``files`` and update them; yield the numbers of listings done and in total.

        Raise ``StorageError``.
        """
        # Imported late, because few queries need one of them.
        if AttachedFile.HISTORY in files:
            from app.workspace.catalog.attached_history import AttachedHistory

            if self._history is None:
                self._history = AttachedHistory(self._reader)
            self._history.bring_in()
        if AttachedFile.FACETS in files:
            from app.workspace.catalog.facets import AttachedFacets

            if self._facets is None:
                self._facets = AttachedFacets(self._reader)
            yield from self._facets.bring_up_to_date()

    def history_revision(self) -> int:
        """Return a number that changes whenever another process writes to the attached history."""
        if self._history is None:
            return 0
        found = self._reader.rows("PRAGMA history.data_version")
        return int(found[0][0]) if found else 0

    def close(self) -> None:
        """Detach the files."""
        for files in (self._facets, self._history):
            if files is not None:
                files.close()
        self._facets = self._history = None
