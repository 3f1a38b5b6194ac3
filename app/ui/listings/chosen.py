"""The listings that an action would apply to, and their totals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.ui.listings.table.id_gathering import IdGathering

if TYPE_CHECKING:
    from app.engine.catalog.catalog import ItemCatalog, ItemRow
    from app.engine.catalog.listing_question import Found
    from app.engine.catalog.questions import CatalogAnswer
    from app.engine.catalog.totals import Totals
    from app.ui.listings.table.table import ListingsTable

# Up to this number of selected ids are sent with a search, whose answer reports those it hides.
_MOST_KEPT = 500


class ChosenListings(QObject):
    """The selected listings, or the current one.

    ``totals`` are those of several selected listings, ``None`` while they are not known;
    ``totals_changed`` is emitted when they are.
    """

    totals_changed = Signal()

    def __init__(self, catalog: ItemCatalog, table: ListingsTable) -> None:
        super().__init__(table)
        self._catalog = catalog
        self._table = table
        self._selection = table.selection
        self._kept = IdGathering(catalog, "kept ids")
        self._narrowed = (table.rows.query.text, table.rows.query.view)
        self.totals: Totals | None = None

    def count(self) -> int:
        """Return the number of selected listings; the current one counts if none is selected."""
        return len(self._selection) or (1 if self.one() else 0)

    def one(self) -> str:
        """Return the id of the only listing; ``""`` if there are none or several."""
        ids = self._selection.first(2)
        if len(ids) > 1:
            return ""
        return ids[0] if ids else self._table.current_id

    def ids(self, most: int) -> tuple[str, ...]:
        """Return their ids, at most ``most``, in the order of selection."""
        ids = self._selection.first(most)
        return ids or ((self._table.current_id,) if self._table.current_id else ())

    def rows(self, most: int) -> list[ItemRow]:
        """Return their rows, at most ``most`` (some hundred)."""
        return self._catalog.rows(self.ids(most))

    def to_keep(self) -> tuple[str, ...]:
        """Return the listings that a new query must report if it still has them."""
        keep = {*self._selection.ids} if len(self._selection) <= _MOST_KEPT else set()
        if self._table.current_id:
            keep.add(self._table.current_id)
        return tuple(keep)

    def leave_hidden(self, found: Found) -> None:
        """Deselect listings that ``found`` does not show: actions must not apply to them unseen."""
        shown = (found.query.text, found.query.view)
        if shown == self._narrowed:
            return
        if found.whole:
            self._narrowed = shown
        if len(self._selection) > _MOST_KEPT:
            # Imported here, as below, because nothing is selected in the first frame.
            from app.engine.catalog.questions import Keep

            many = self._selection.snapshot()
            self._table.clearSelection()
            self._kept.ask(Keep(found.query, many), self._table.select_only)
        else:
            kept = set(found.kept)
            self._selection.replace([i for i in self._selection.ids if i in kept])
        self._table.leave_hidden()

    def add_up(self) -> None:
        """Request the totals of several selected listings."""
        if len(self._selection) > 1:
            from app.engine.catalog.questions import Sum

            self._catalog.ask("totals", Sum(self._selection.snapshot()), self._added_up)
        else:
            self.totals = None

    def _added_up(self, answer: CatalogAnswer) -> None:
        from app.engine.catalog.questions import Summed

        assert isinstance(answer, Summed)
        if len(self._selection) > 1:
            self.totals = answer.totals
            self.totals_changed.emit()
