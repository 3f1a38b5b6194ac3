"""What the search has to say: why a text cannot be read, or how far its tables are."""

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

# Who is still typing has not made a mistake yet (milliseconds).
_REST = 700


class SearchNote(QWidget):
    """A strip between search box and table, hidden while there is nothing to say.

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
        """Say soon why the text cannot be read, unless another one is typed meanwhile."""
        self._remark = None
        self._problem = problem
        if self.isVisible():
            self.say_now()
        else:
            self._rest.start()

    def say_now(self) -> None:
        """Show at once what else would be shown after a rest."""
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
        """Say how many listings of how many are in the tables that the search needs."""
        self._remark = None
        self._problem = None
        words = self.tr("{done} of %n listings", "", total)
        words = with_count(words, total, self._texts.locale)
        share = words.format(done=self._texts.number(done))
        title = self.tr("Making the attributes searchable, once")
        self._banner.show_message("info", title, share)
        self.show()

    def show_lost_columns(self, names: tuple[str, ...]) -> None:
        """Say that columns are not shown any more, until there is something else to say."""
        title = self.tr("%n columns are gone", "", len(names))
        why = self.tr("No category of the shop has this any more: {names}")
        self._remark_on(title, why.format(names=one_line(", ".join(names))))

    def show_damaged_views(self) -> None:
        """Say that saved views could not be read, until there is something else to say."""
        title = self.tr("Some saved views could not be read")
        self._remark_on(title, self.tr("They were set aside in the settings; the others are here."))

    def _remark_on(self, title: str, text: str) -> None:
        self._remark = (title, text)
        self._banner.show_message("info", title, text)
        self.show()

    def forget_remark(self) -> None:
        """Say nothing of columns and views any more."""
        self._remark = None

    def clear(self) -> None:
        """Say nothing of the search any more."""
        self._rest.stop()
        self._problem = None
        self._box.unmark()
        if self._remark is not None:
            self._remark_on(*self._remark)
        else:
            self.hide()

    def changeEvent(self, event: QEvent) -> None:
        """Say it in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.isVisible():
            self.say_now()
