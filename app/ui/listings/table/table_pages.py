"""The place of the table: the table itself, or the page that says why it is empty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QStackedLayout

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.engine.catalog.catalog import ListingQuery
    from app.ui.actions import Actions
    from app.ui.listings.table.table import ListingsTable
    from app.ui.listings.view import ListingsView


class TablePages(QStackedLayout):
    """Makes the page for an empty table when it is needed: it speaks of search and tab."""

    def __init__(self, table: ListingsTable) -> None:
        super().__init__()
        self._table = table
        self._page: QWidget | None = None
        self._page_of: tuple[str, ListingQuery] | None = None
        self.addWidget(table)

    def show_table(self) -> None:
        """There are rows."""
        self.setCurrentWidget(self._table)

    def show_empty(self, reason: str, view: ListingsView, actions: Actions) -> None:
        """There are none, for ``reason`` (a name of ``empty``)."""
        page_of = (reason, view.model.query)
        if page_of != self._page_of or self._page is None:
            from app.ui.listings.empty import build_empty

            old, self._page = self._page, build_empty(reason, view, actions)
            self._page_of = page_of
            self.addWidget(self._page)
            if old is not None:
                self.removeWidget(old)
                old.deleteLater()
        self.setCurrentWidget(self._page)
