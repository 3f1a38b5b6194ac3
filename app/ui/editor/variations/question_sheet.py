"""The base class of the dialogs about variations: a title, the question, two buttons."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from app.ui.look.text import PlainLabel
from app.ui.look.type_scale import px
from app.ui.widgets.inputs.buttons import Button, PrimaryButton
from app.ui.widgets.inputs.field_label import FieldNote


class QuestionSheet(QDialog):
    """A dialog about variations; nothing changes before the seller agrees, and all can be undone.

    A subclass adds its widgets to ``body``, and calls ``allow`` with the state of the answer.
    """

    def __init__(self, title: str, text: str, go: str, parent: QWidget, *, name: str) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setWindowTitle(title)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(24), px(20), px(24), px(16))
        column.setSpacing(px(12))
        column.addWidget(PlainLabel(title, "view_title", "text", self))
        column.addWidget(PlainLabel(text, "body", "text2", self, wrap=True))
        self.body = QVBoxLayout()
        self.body.setSpacing(px(10))
        column.addLayout(self.body, 1)
        self.note = FieldNote(self)
        self.note.hide()
        column.addWidget(self.note)
        foot = QHBoxLayout()
        foot.setSpacing(px(8))
        foot.addStretch(1)
        cancel = Button(self.tr("Cancel"), "", self, name="question_cancel")
        cancel.clicked.connect(self.reject)
        self.go = PrimaryButton(go, "", self, name="question_go")
        self.go.clicked.connect(self.accept)
        foot.addWidget(cancel)
        foot.addWidget(self.go)
        column.addLayout(foot)
        self.setMinimumWidth(px(520))

    def allow(self, why_not: str) -> None:
        """Enable the button to continue, or show the reason why not."""
        self.go.setEnabled(not why_not)
        self.note.setVisible(bool(why_not))
        if why_not:
            self.note.show_note("hint", why_not)
