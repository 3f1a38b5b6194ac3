"""The files beside the catalogue that a query may need: attributes, and what syncs found."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from app.workspace.catalog.catalog_reader import CatalogReader
    from app.workspace.catalog.facets import FacetsAtHand
    from app.workspace.catalog.history_at_hand import HistoryAtHand


class Beside(StrEnum):
    """A file beside the catalogue, by the schema under which a reader has it in reach."""

    FACETS = "facets"
    HISTORY = "history"


class FilesBeside:
    """Brings the files that queries need in reach of one reader of a catalogue."""

    def __init__(self, reader: CatalogReader) -> None:
        self._reader = reader
        self._facets: FacetsAtHand | None = None
        self._history: HistoryAtHand | None = None

    def bring_in(self, files: Collection[Beside]) -> Iterator[tuple[int, int]]:
        """Have ``files`` in reach and up to date; yield how many listings of how many are done.

        Raise ``StorageError``.
        """
        # Imported late: few queries need one of them.
        if Beside.HISTORY in files:
            from app.workspace.catalog.history_at_hand import HistoryAtHand

            if self._history is None:
                self._history = HistoryAtHand(self._reader)
            self._history.bring_in()
        if Beside.FACETS in files:
            from app.workspace.catalog.facets import FacetsAtHand

            if self._facets is None:
                self._facets = FacetsAtHand(self._reader)
            yield from self._facets.bring_up_to_date()

    def history_revision(self) -> int:
        """Return a number that changes whenever another process wrote to the history in reach."""
        if self._history is None:
            return 0
        found = self._reader.rows("PRAGMA history.data_version")
        return int(found[0][0]) if found else 0

    def close(self) -> None:
        """Let go of them."""
        for files in (self._facets, self._history):
            if files is not None:
                files.close()
        self._facets = self._history = None
