"""A field for choosing a listing by typing a part of its title or code."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QStringListModel, Qt, Signal
from PySide6.QtWidgets import QCompleter, QLineEdit, QWidget

from app.engine.catalog.catalog import ListingQuery
from app.engine.catalog.questions import First, Rows
from app.ui.look.text import one_line
from app.ui.look.type_scale import px
from app.ui.loop import while_alive
from app.ui.widgets.inputs.completion_list import completion_list

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent

    from app.engine.catalog.catalog import ItemCatalog
    from app.engine.catalog.questions import CatalogAnswer

_MOST: Final = 12


class ListingField(QLineEdit):
    """A line edit that suggests matching listings; ``item_chosen`` has the id of the chosen one."""

    item_chosen = Signal(str)

    def __init__(self, catalog: ItemCatalog, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("shipping_listing")
        self.setAccessibleName(self.tr("Listing"))
        self.setPlaceholderText(self.tr("Title or code of a listing"))
        self.setMinimumWidth(px(180))
        self.setMaximumWidth(px(320))
        self._catalog = catalog
        self._title = ""
        self._offered: dict[str, str] = {}
        self._names = QStringListModel(self)
        completer = QCompleter(self._names, self)
        completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        completer.setMaxVisibleItems(_MOST)
        completer.activated.connect(self._pick)
        completion_list(completer)
        self.setCompleter(completer)
        self.textEdited.connect(self._offer)

    def show_listing(self, title: str) -> None:
        """Show the title of the listing that the answer is for; ``""`` for none."""
        self._title = one_line(title)
        # The field may have the focus initially, so only text being typed is preserved.
        if not self.hasFocus() or not self.isModified():
            self.setText(self._title)
            self.setCursorPosition(0)
            if self.hasFocus():
                self._select_all()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Select all text, so that typing replaces it."""
        super().focusInEvent(event)
        self._select_all()

    def _select_all(self) -> None:
        """Select backwards, so that the cursor and the visible part are at the beginning."""
        long = len(self.text())
        self.setSelection(long, -long)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Restore the title of the shown listing if no listing was chosen."""
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.setText(self._title)
            self.setCursorPosition(0)

    def _offer(self, text: str) -> None:
        question = First(ListingQuery(text=text), _MOST)
        self._catalog.ask("listing field", question, while_alive(self, self._show_found))

    def _show_found(self, answer: CatalogAnswer) -> None:
        assert isinstance(answer, Rows)
        self._offered = {}
        for row in answer.rows:
            code = f" · {row.seller_custom_field}" if row.seller_custom_field else ""
            name = one_line(f"{row.title}{code}")
            self._offered[name if name not in self._offered else f"{name} · {row.id}"] = row.id
        self._names.setStringList(list(self._offered))
        if self.hasFocus() and self._offered:
            self.completer().complete()

    def _pick(self, name: str) -> None:
        item_id = self._offered.get(name)
        if item_id is not None:
            self._title = name
            self.item_chosen.emit(item_id)
