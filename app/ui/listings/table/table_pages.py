"""The container of the table: the table itself, or the page with the reason why it is empty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QStackedLayout

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from app.engine.catalog.catalog import ListingQuery
    from app.ui.listings.table.table import ListingsTable


class TablePages(QStackedLayout):
    """The table, or a page for an empty one, created on demand because it names search and tab."""

    def __init__(self, table: ListingsTable) -> None:
        super().__init__()
        self._table = table
        self._page: QWidget | None = None
        self._page_of: tuple[str, ListingQuery] | None = None
        self.addWidget(table)

    def show_table(self) -> None:
        """Show the table, because there are rows."""
        self.setCurrentWidget(self._table)

    def show_empty(self, reason: str, build: Callable[[str], QWidget]) -> None:
        """Show the page that ``build`` creates for ``reason`` instead of the table."""
        page_of = (reason, self._table.rows.query)
        if page_of != self._page_of or self._page is None:
            old, self._page = self._page, build(reason)
            self._page_of = page_of
            self.addWidget(self._page)
            if old is not None:
                self.removeWidget(old)
                old.deleteLater()
        self.setCurrentWidget(self._page)
