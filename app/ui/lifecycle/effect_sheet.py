"""The base dialog with choices for a listing and a live preview of their effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from app.ui.lifecycle.effects import effect_lines, finding_sentences
from app.ui.look.text import PlainLabel, one_line
from app.ui.look.type_scale import px
from app.ui.loop import ask
from app.ui.widgets.display.banner import Banner
from app.ui.widgets.display.timeline import Timeline
from app.ui.widgets.inputs.buttons import Button, PrimaryButton

if TYPE_CHECKING:
    from app.engine.changes.prepared import PreparedChange
    from app.ui.texts.form_context import FormContext

_PAUSE_MS = 150


class EffectSheet(QDialog):
    """Choices above, their effect below; ``chosen`` is emitted after a pause in choosing."""

    chosen = Signal()

    def __init__(
        self, title: str, listing: str, name: str, context: FormContext, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setWindowTitle(title)
        self.context = context
        self.prepared: PreparedChange | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(px(24), px(20), px(24), px(16))
        column.setSpacing(px(12))
        column.addWidget(PlainLabel(title, "view_title", "text", self))
        column.addWidget(PlainLabel(one_line(listing), "body", "text2", self, wrap=True))
        self.body = QVBoxLayout()
        self.body.setSpacing(px(8))
        column.addLayout(self.body)
        self._effects = Timeline(self, name=f"{name}_effects")
        self._effects.setAccessibleName(self.tr("What changes"))
        column.addWidget(self._effects)
        self._notes = PlainLabel("", "label", "text2", self, wrap=True)
        self._notes.setObjectName(f"{name}_notes")
        column.addWidget(self._notes)
        self._found = Banner("bad", "", "", self, name=f"{name}_findings")
        self._found.hide()
        column.addWidget(self._found)
        column.addStretch(1)
        foot = QHBoxLayout()
        foot.setSpacing(px(8))
        foot.addStretch(1)
        cancel = Button(self.tr("Cancel"), "", self, name=f"{name}_cancel")
        cancel.clicked.connect(self.reject)
        self.go = PrimaryButton(title, "", self, name=f"{name}_go")
        self.go.clicked.connect(self.accept)
        self.go.setDefault(True)
        self.go.setEnabled(False)
        foot.addWidget(cancel)
        foot.addWidget(self.go)
        column.addLayout(foot)
        self.setMinimumWidth(px(520))
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE_MS)
        self._pause.timeout.connect(self.chosen)

    def choose(self) -> None:
        """Invalidate the preview after a new choice; it is computed after a pause."""
        self.prepared = None
        self.go.setEnabled(False)
        self._pause.start()

    def show_prepared(self, prepared: PreparedChange, notes: str) -> None:
        """Show the effect of the choice; a change that the rules refuse cannot be sent."""
        self.prepared = prepared
        self._effects.show_lines(effect_lines(prepared, self.context))
        self._notes.setText(notes)
        sentences = finding_sentences(prepared, self.context)
        title = self.tr("The marketplace would refuse it")
        if not prepared.is_refused:
            title = self.tr("To know before")
        self._found.show_message(
            "bad" if prepared.is_refused else "warn", title, " · ".join(sentences)
        )
        self._found.setVisible(bool(sentences))
        self.go.setEnabled(prepared.change is not None and not prepared.is_refused)
        self.adjustSize()

    def show_problem(self, text: str) -> None:
        """Show why the effect of the choice cannot be computed."""
        self.prepared = None
        self._effects.show_lines(())
        self._notes.setText("")
        self._found.show_message("bad", text)
        self._found.show()
        self.go.setEnabled(False)

    async def agreed(self) -> PreparedChange | None:
        """Show the dialog and wait; return the change to send, or ``None``."""
        agreed = bool(await ask(self))
        self._pause.stop()
        return self.prepared if agreed else None
