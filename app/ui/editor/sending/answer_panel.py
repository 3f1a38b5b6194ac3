"""The panel with the effects of the last send: values normalised, dropped or warned about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.ui.look.text import ElidedLabel, PlainLabel
from app.ui.look.type_scale import px
from app.ui.widgets.flow import FlowLayout
from app.ui.widgets.icon_label import IconLabel
from app.ui.widgets.inputs.buttons import LinkButton


class AnswerLine(NamedTuple):
    """One field of the answer: its label, the value sent, the outcome, and details."""

    label: str
    before: str
    after: str
    detail: str


_SHORT = 24
"""The maximum length in characters of a text that is never elided."""


class AnswerPanel(QWidget):
    """A heading, one line for each field that was not stored as sent, and an undo button.

    ``undo_requested`` requests the undo of the changes that were sent.
    """

    undo_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("marketplace_answer")
        self._heading = PlainLabel("", "heading", "text2", wrap=True)
        self._lines = QVBoxLayout()
        self._lines.setSpacing(px(6))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(px(6))
        layout.addWidget(self._heading)
        layout.addLayout(self._lines)
        self._undo = LinkButton(
            self.tr("Undo these changes"), "undo", size="small", name="undo_sent"
        )
        self._undo.clicked.connect(self._on_undo)
        layout.addWidget(self._undo, 0, Qt.AlignmentFlag.AlignLeft)
        self.hide()

    def show_answer(self, when: str, lines: Sequence[AnswerLine]) -> None:
        """Show the outcome of the send at ``when``; a single line if nothing is remarkable."""
        while self._lines.count():
            item = self._lines.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        words = self.tr("What the marketplace did with the last changes sent, {when}")
        self._heading.setText(words.format(when=when))
        if not lines:
            self._lines.addWidget(self._row("check", "ok", [(self.tr("Accepted as sent"), False)]))
        for line in lines:
            texts = [(line.label, True)]
            if line.before:
                texts.append((f"“{line.before}”", False))
            if line.after:
                texts.append(("→", False))
                texts.append((line.after, True))
            texts.append((line.detail, False))
            self._lines.addWidget(self._row("alert", "warn", texts))
        self._undo.show()
        self.show()

    def _on_undo(self) -> None:
        # The undo is requested only once; its result is shown like that of any other send.
        self.undo_requested.emit()
        self._undo.hide()

    def _row(self, icon_name: str, role: str, texts: list[tuple[str, bool]]) -> QWidget:
        row = QWidget()
        layout = FlowLayout(row, gap=px(6))
        layout.addWidget(IconLabel(icon_name, role, 14))
        shown = [(text, strong) for text, strong in texts if text]
        for text, strong in shown:
            use, ink = ("label_strong", "text") if strong else ("label", "text2")
            kind = PlainLabel if len(text) <= _SHORT else ElidedLabel
            layout.addWidget(kind(text, use, ink))
        row.setAccessibleName(" ".join(text for text, _strong in shown))
        return row
