"""The place of spreadsheets in the window: where one begins, or what one says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QStackedLayout, QWidget

from app.ui.sheets.import_view import ImportView
from app.ui.sheets.start_view import StartView

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent

    from app.editing.number_locale import NumberLocale


class SheetsView(QWidget):
    """Two pages, one over the other."""

    def __init__(self, locale: NumberLocale, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sheets")
        self.start = StartView(self)
        self.imported = ImportView(locale, self)
        self._pages = QStackedLayout(self)
        self._pages.addWidget(self.start)
        self._pages.addWidget(self.imported)

    def show_import(self, *, shown: bool) -> None:
        """Show what a sheet says, or where one begins."""
        page = self.imported if shown else self.start
        self._pages.setCurrentWidget(page)
        page.setFocus()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Give the focus to the page in front."""
        super().focusInEvent(event)
        page = self._pages.currentWidget()
        if page is not None:
            page.setFocus()
