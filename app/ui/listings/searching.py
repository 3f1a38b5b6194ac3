"""The search of the listings view: the box, what may follow in it, and what it has to say."""

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
    """Takes words as they are typed; ``requested`` carries those that are to be searched for.

    There is no wait for the keys to rest: of several searches the newest one counts, and the work
    of an earlier one is stopped. Keys that come together are taken together.
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
        """Take the words as they are now, to be searched for when no more keys wait."""
        self._words = words
        self._timer.start()

    def now(self) -> None:
        """Do not wait any longer, if there is something that waits."""
        if self._timer.isActive():
            self._timer.stop()
            self._ask()

    def _ask(self) -> None:
        self.requested.emit(self._words)


class Searching(QObject):
    """Has ``model`` searched for what is typed in ``box``; ``below`` has its place in the view: the
    chips, and a ``note``.

    ``requested`` carries what is to be searched for; ``view_wanted`` says that it is to be saved.
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
        """Do not wait for more keys, if there is something that waits."""
        self._live.now()

    def clear(self) -> None:
        """Search for nothing, at once."""
        self._box.clear_words()
        self._live.now()

    def search_for(self, words: str) -> None:
        """Search for ``words`` at once; they stand in the box as if they were typed."""
        self._box.field.setText(words)
        self._live.now()

    def words(self) -> str:
        """Return what is typed, whether it can be read or not."""
        return self._box.words()

    def show(self, words: str) -> None:
        """Have ``words`` in the box, and search for them."""
        self._box.set_words(words)
        self._live.now()

    def rewrite(self, words: str) -> None:
        """Put ``words`` into the box as if they were typed over what stands there, which can be
        taken back there; search for them at once."""
        self._box.field.selectAll()
        self._box.field.insert(words)
        self._live.now()

    def open_rules(self) -> None:
        """Show what is searched for as rules; where what is typed cannot be read, what is shown."""
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
        """Put the cursor into the box with its words selected."""
        self._box.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._box.field.selectAll()

    def _request(self, words: str) -> None:
        self.requested.emit(words)
        self.note.forget_remark()
        self._clear_note()

    def _clear_note(self) -> None:
        """Say nothing of the search any more, once what is typed is what is shown."""
        self.chips.show_query(self._model.found.query.text)
        if self._box.words() == self._model.found.query.text:
            self.note.clear()
