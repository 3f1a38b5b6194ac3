"""The sheets view of the window: the start page, or the result of reading a sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QStackedLayout, QWidget

from app.ui.sheets.import_view import ImportView
from app.ui.sheets.start_view import StartView

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent

    from app.editing.number_locale import NumberLocale


class SheetsView(QWidget):
    """A stack of two pages."""

    def __init__(self, locale: NumberLocale, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sheets")
        self.start = StartView(self)
        self.imported = ImportView(locale, self)
        self._pages = QStackedLayout(self)
        self._pages.addWidget(self.start)
        self._pages.addWidget(self.imported)

    def show_import(self, *, shown: bool) -> None:
        """Show the import page, or the start page."""
        page = self.imported if shown else self.start
        self._pages.setCurrentWidget(page)
        page.setFocus()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Give the focus to the current page."""
        super().focusInEvent(event)
        page = self._pages.currentWidget()
        if page is not None:
            page.setFocus()
