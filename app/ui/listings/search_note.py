"""The note of the search: why a text cannot be read, or the progress of building the facets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.ui.look.text import one_line
from app.ui.look.type_scale import px
from app.ui.look.window_locale import with_count
from app.ui.texts.query_text import expected_sentence, query_sentence
from app.ui.widgets.display.banner import Banner

if TYPE_CHECKING:
    from app.engine.queries.errors import QueryError
    from app.ui.listings.table.cell_text import CellText
    from app.ui.widgets.inputs.search_box import SearchBox

# A seller who is still typing is not shown an error yet (milliseconds).
_REST = 700


class SearchNote(QWidget):
    """A strip between search box and table, hidden while there is no message.

    The part of the text that cannot be read is marked in ``box``.
    """

    def __init__(self, box: SearchBox, texts: CellText, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("search_note")
        self._box = box
        self._texts = texts
        self._problem: QueryError | None = None
        self._remark: tuple[str, str] | None = None
        self._banner = Banner("warn", "", parent=self, name="search_note_banner")
        around = QVBoxLayout(self)
        around.setContentsMargins(px(16), 0, px(12), px(8))
        around.addWidget(self._banner)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST)
        self._rest.timeout.connect(self.say_now)
        box.submitted.connect(self.say_now)
        self.hide()

    def refuse(self, problem: QueryError) -> None:
        """Show after a delay why the text cannot be read, unless another text is typed first."""
        self._remark = None
        self._problem = problem
        if self.isVisible():
            self.say_now()
        else:
            self._rest.start()

    def say_now(self) -> None:
        """Show a delayed message at once."""
        self._rest.stop()
        if self._problem is None:
            return
        expected = expected_sentence(self._problem)
        kept = self.tr("The table still shows the search before.")
        text = f"{expected}. {kept}" if expected else kept
        self._banner.show_message("warn", query_sentence(self._problem), text)
        self._box.mark(self._problem.place, self._problem.length)
        self.show()

    def show_progress(self, done: int, total: int) -> None:
        """Show how many listings are in the tables that the search needs, and the total."""
        self._remark = None
        self._problem = None
        words = self.tr("{done} of %n listings", "", total)
        words = with_count(words, total, self._texts.locale)
        share = words.format(done=self._texts.number(done))
        title = self.tr("Making the attributes searchable, once")
        self._banner.show_message("info", title, share)
        self.show()

    def show_lost_columns(self, names: tuple[str, ...]) -> None:
        """Show that columns were removed, until there is another message."""
        title = self.tr("%n columns are gone", "", len(names))
        why = self.tr("No category of the shop has this any more: {names}")
        self._remark_on(title, why.format(names=one_line(", ".join(names))))

    def show_damaged_views(self) -> None:
        """Show that saved views could not be read, until there is another message."""
        title = self.tr("Some saved views could not be read")
        self._remark_on(title, self.tr("They were set aside in the settings; the others are here."))

    def _remark_on(self, title: str, text: str) -> None:
        self._remark = (title, text)
        self._banner.show_message("info", title, text)
        self.show()

    def forget_remark(self) -> None:
        """Remove the message about columns or views."""
        self._remark = None

    def clear(self) -> None:
        """Remove the message about the search."""
        self._rest.stop()
        self._problem = None
        self._box.unmark()
        if self._remark is not None:
            self._remark_on(*self._remark)
        else:
            self.hide()

    def changeEvent(self, event: QEvent) -> None:
        """Update the message after a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.isVisible():
            self.say_now()
