"""The dialog of earlier descriptions with their dates, one of which can be put into the draft."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QListWidget, QVBoxLayout, QWidget

from app.ui.look.text import PlainLabel, one_line
from app.ui.look.type_scale import px
from app.ui.texts.catalog_text import moment
from app.ui.widgets.inputs.buttons import Button, PrimaryButton
from app.ui.widgets.inputs.fields import LongText

if TYPE_CHECKING:
    from app.engine.history.earlier_texts import EarlierText

_LONGEST_SHOWN = 60_000
_FIRST_WORDS = 40


class TextsSheet(QDialog):
    """The earlier texts at the left, the content of the selected one at the right.

    ``taken`` carries the text to be put into the draft. ``why_not`` is the reason why none can be.
    """

    taken = Signal(str)

    def __init__(self, texts: Sequence[EarlierText], parent: QWidget, why_not: str = "") -> None:
        super().__init__(parent)
        self._texts = tuple(texts)
        self.setObjectName("texts_sheet")
        self.setWindowTitle(self.tr("Earlier descriptions"))
        self._list = QListWidget()
        self._list.setObjectName("texts_list")
        self._list.setAccessibleName(self.windowTitle())
        self._list.addItems([_name(one) for one in self._texts])
        self._text = LongText(name="texts_text")
        self._text.setAccessibleName(self.tr("What it said"))
        self._text.set_state("locked")
        take = PrimaryButton(self.tr("Put into the draft"), "undo", name="texts_take")
        take.setEnabled(not why_not)
        take.setDefault(True)
        take.clicked.connect(self._take)
        close = Button(self.tr("Close"), name="texts_close")
        close.clicked.connect(self.reject)
        both = QHBoxLayout()
        both.setSpacing(px(12))
        both.addWidget(self._list, 2)
        both.addWidget(self._text, 5)
        foot = QHBoxLayout()
        foot.setSpacing(px(8))
        hint = self.tr("Nothing is sent by this: it becomes an edit that can be undone.")
        foot.addWidget(PlainLabel(why_not or hint, "label", "text2", wrap=True), 1)
        foot.addWidget(close)
        foot.addWidget(take)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(24), px(20), px(24), px(16))
        column.setSpacing(px(12))
        column.addWidget(PlainLabel(self.windowTitle(), "view_title", "text"))
        column.addLayout(both, 1)
        column.addLayout(foot)
        self.resize(px(820), px(520))
        self._list.currentRowChanged.connect(self._show)
        self._list.itemActivated.connect(lambda _item: self._take())
        self._list.setCurrentRow(0)
        self._list.setFocus()

    def _show(self, row: int) -> None:
        if 0 <= row < len(self._texts):
            self._text.set_text(self._texts[row].text[:_LONGEST_SHOWN])

    def _take(self) -> None:
        row = self._list.currentRow()
        button = self.findChild(PrimaryButton, "texts_take")
        if 0 <= row < len(self._texts) and button is not None and button.isEnabled():
            self.taken.emit(self._texts[row].text)
            self.accept()


def _name(text: EarlierText) -> str:
    """Return the date of a text and its beginning."""
    words = one_line(text.text)[:_FIRST_WORDS]
    return words if text.at is None else f"{moment(text.at)}\n{words}"
