"""Completion in the search box: possible next words, shown below it while typing."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QObject, QRect, QStringListModel, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCompleter

from app.engine.catalog.questions import Complete, Completed
from app.ui.look.type_scale import px
from app.ui.widgets.inputs.completion_list import completion_list

if TYPE_CHECKING:
    from app.engine.catalog.catalog import ItemCatalog
    from app.engine.catalog.questions import CatalogAnswer
    from app.ui.widgets.inputs.search_box import SearchBox

_MOST_SHOWN = 10
_WIDE = 280
# A single letter has too many completions to be useful.
_BEGUN = re.compile(r"[\w\"][\w.\-\"]+$|:\S*$")
_TAKING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab)


class QueryCompletion(QObject):
    """The completion list of the search box, from the catalog; Ctrl+Space shows it all.

    The text stays a search for words unless an entry of the list is accepted.
    """

    def __init__(self, box: SearchBox, catalog: ItemCatalog) -> None:
        super().__init__(box)
        self._field = box.field
        self._catalog = catalog
        self._words = QStringListModel(self)
        self._offered = Completed("", 0, ())
        self._cursor = 0
        self._list = QCompleter(self._words, self)
        self._list.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        self._list.setMaxVisibleItems(_MOST_SHOWN)
        self._list.setWidget(self._field)
        self._list.activated.connect(self._take)
        self._popup = completion_list(self._list, name="search_completion")
        self._popup.installEventFilter(self)
        self._field.installEventFilter(self)
        self._field.textEdited.connect(self._edited)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Accept the highlighted entry with Enter and Tab; show all entries with Ctrl+Space."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        if watched is self._popup and event.key() in _TAKING:
            marked = self._popup.currentIndex()
            self._popup.hide()
            if marked.isValid():
                self._take(marked.data())
                return True
            return False
        control = event.modifiers() == Qt.KeyboardModifier.ControlModifier
        if control and event.key() == Qt.Key.Key_Space:
            self._ask()
            return True
        return False

    def _edited(self, text: str) -> None:
        if _BEGUN.search(text[: self._field.cursorPosition()]):
            self._ask()
        else:
            self._popup.hide()

    def _ask(self) -> None:
        text, self._cursor = self._field.text(), self._field.cursorPosition()
        self._catalog.ask("complete", Complete(text, self._cursor), self._show)

    def _show(self, answer: CatalogAnswer) -> None:
        assert isinstance(answer, Completed)
        if answer.text != self._field.text() or not self._field.hasFocus():
            return
        begun = answer.text[answer.start : self._cursor]
        words = [word for word in answer.words if word != begun]
        if not words:
            self._popup.hide()
            return
        self._offered = answer
        self._words.setStringList(words)
        left = self._field.cursorRect().center().x()
        left -= self._field.fontMetrics().horizontalAdvance(begun) + px(8)
        place = QRect(max(left, 0), 0, px(_WIDE), self._field.height() + px(6))
        self._list.complete(place)
        # Nothing is highlighted, so that Enter searches for the typed text.
        self._popup.setCurrentIndex(QModelIndex())

    def _take(self, word: str) -> None:
        text = self._offered.text
        after = text[self._cursor :]
        taken = word if word.endswith(":") or after.startswith(" ") else f"{word} "
        self._field.setText(f"{text[: self._offered.start]}{taken}{after}")
        self._field.setCursorPosition(self._offered.start + len(taken))
        if word.endswith(":"):
            self._ask()
