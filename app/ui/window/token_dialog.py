"""The dialog for an access token; the input is hidden and returned as a ``Token`` only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from app.engine.credentials import Token
from app.redaction import SHORTEST
from app.ui.look.text import PlainLabel
from app.ui.look.type_scale import px
from app.ui.loop import ask
from app.ui.widgets.field_state import set_state
from app.ui.widgets.inputs.buttons import Button, PrimaryButton

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent


class TokenDialog(QDialog):
    """A dialog with one hidden field; the caller verifies the token with the marketplace."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("token_dialog")
        self.setWindowTitle(self.tr("Access token"))
        self._token: Token | None = None
        self._field = QLineEdit()
        self._problem = PlainLabel("", "label_strong", "bad", wrap=True)
        self._use = PrimaryButton(self.tr("Use this token"), name="token_use")
        self._build()

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(px(24), px(20), px(24), px(20))
        layout.setSpacing(px(10))
        layout.addWidget(PlainLabel(self.tr("Paste an access token"), "section"))
        layout.addWidget(
            PlainLabel(
                self.tr(
                    "It is kept in the system’s keyring, never in a file. Your work is not "
                    "affected."
                ),
                "body",
                "text2",
                wrap=True,
            )
        )
        self._field.setObjectName("token_field")
        self._field.setAccessibleName(self.tr("Access token"))
        self._field.setEchoMode(QLineEdit.EchoMode.Password)
        self._field.setMaxLength(4_096)
        self._field.setMinimumWidth(px(380))
        self._field.textEdited.connect(self._typed)
        layout.addWidget(self._field)
        layout.addWidget(self._problem)
        buttons = QHBoxLayout()
        buttons.addStretch()
        cancel = Button(self.tr("Cancel"), name="token_cancel")
        cancel.clicked.connect(self.reject)
        self._use.setDefault(True)
        self._use.setEnabled(False)
        self._use.clicked.connect(self._accept)
        buttons.addWidget(cancel)
        buttons.addWidget(self._use)
        layout.addLayout(buttons)

    async def ask(self) -> Token | None:
        """Show the dialog and wait; return ``None`` if it was closed without a token."""
        return self._token if await ask(self) else None

    def showEvent(self, event: QShowEvent) -> None:
        """Focus the field."""
        super().showEvent(event)
        self._field.setFocus()

    def _typed(self, text: str) -> None:
        self._use.setEnabled(bool(text.strip()))
        set_state(self._field, "rest")
        self._problem.setText("")

    def _accept(self) -> None:
        try:
            self._token = Token(self._field.text())
        except ValueError:
            set_state(self._field, "error")
            self._problem.setText(
                self.tr(
                    "A token has %n characters or more, no spaces and no accents.", "", SHORTEST
                )
            )
            return
        self._field.clear()
        self.accept()
