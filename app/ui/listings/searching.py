"""The search of the listings view: the box, its completions and its messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.ui.listings.query_completion import QueryCompletion
from app.ui.listings.rules.query_chips import QueryChips
from app.ui.listings.search_note import SearchNote

if TYPE_CHECKING:
    from app.ui.listings.table.model import ItemTableModel
    from app.ui.widgets.inputs.search_box import SearchBox


class LiveSearch(QObject):
    """The search while the seller types; ``requested`` carries the words to search for.

    There is no delay after a key: of several searches only the newest counts, and the work of
    earlier ones is stopped. Keys that arrive together are handled together.
    """

    requested = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._words = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._ask)

    def type(self, words: str) -> None:
        """Search for these words as soon as no more key events are pending."""
        self._words = words
        self._timer.start()

    def now(self) -> None:
        """Start a pending search at once."""
        if self._timer.isActive():
            self._timer.stop()
            self._ask()

    def _ask(self) -> None:
        self.requested.emit(self._words)


class Searching(QObject):
    """The search of ``model`` by ``box``; ``below`` contains the chips and a ``note``.

    ``requested`` carries the text to search for; ``view_wanted`` asks to save it as a view.
    """

    requested = Signal(str)
    view_wanted = Signal()

    def __init__(self, box: SearchBox, model: ItemTableModel) -> None:
        super().__init__(box)
        self._box = box
        self._model = model
        self._live = LiveSearch(self)
        self._live.requested.connect(self._request)
        box.words_changed.connect(self._live.type)
        QueryCompletion(box, model.catalog)
        self.note = SearchNote(box, model.text)
        self.chips = QueryChips(model.catalog)
        self.chips.rewritten.connect(self.rewrite)
        self.chips.left.connect(self.focus)
        self.chips.sheet_wanted.connect(self.open_rules)
        self.below = QWidget()
        column = QVBoxLayout(self.below)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.chips)
        column.addWidget(self.note)
        model.refused.connect(self.note.refuse)
        model.making.connect(self.note.show_progress)
        model.counted.connect(self._clear_note)

    def now(self) -> None:
        """Start a pending search at once."""
        self._live.now()

    def clear(self) -> None:
        """Clear the search at once."""
        self._box.clear_words()
        self._live.now()

    def search_for(self, words: str) -> None:
        """Search for ``words`` at once and put them into the box, as if they were typed."""
        self._box.field.setText(words)
        self._live.now()

    def words(self) -> str:
        """Return the text of the box, whether or not it can be read."""
        return self._box.words()

    def show(self, words: str) -> None:
        """Set the text of the box to ``words``, and search for them."""
        self._box.set_words(words)
        self._live.now()

    def rewrite(self, words: str) -> None:
        """Replace the text of the box by ``words``, undoably, and search for them at once."""
        self._box.field.selectAll()
        self._box.field.insert(words)
        self._live.now()

    def open_rules(self) -> None:
        """Open the rules dialog for the typed text, or for the shown query if it cannot be read."""
        from app.ui.listings.rules.rule_sheet import RuleSheet
        from app.ui.loop import open_dialog

        can = self._model.query.text == self.words()
        sheet = RuleSheet(self._model.catalog, self.chips.vocabulary, self._box.window())
        sheet.show_text(self.words() if can else self._model.found.query.text)
        sheet.chosen.connect(self._take_rules)
        open_dialog(sheet)

    def _take_rules(self, text: str, save: bool) -> None:
        self.rewrite(text)
        if save:
            self.view_wanted.emit()

    def focus(self) -> None:
        """Focus the box with its text selected."""
        self._box.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._box.field.selectAll()

    def _request(self, words: str) -> None:
        self.requested.emit(words)
        self.note.forget_remark()
        self._clear_note()

    def _clear_note(self) -> None:
        """Remove the message about the search once the typed text is the one shown."""
        self.chips.show_query(self._model.found.query.text)
        if self._box.words() == self._model.found.query.text:
            self.note.clear()
