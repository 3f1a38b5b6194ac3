"""The view of the request that would be sent."""

from __future__ import annotations

from PySide6.QtWidgets import QPlainTextEdit

from app.ui.look.type_scale import font, px
from app.ui.widgets.field_state import set_state


class CallView(QPlainTextEdit):
    """Fixed-width text that can be copied; hidden while there is nothing to show."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("call_text")
        self.setAccessibleName(self.tr("The request that will be sent"))
        self.setReadOnly(True)
        self.setFont(font("mono"))
        self.setFixedHeight(px(168))
        set_state(self, "locked")
        self.hide()

    def show_call(self, text: str) -> None:
        """Show ``text``; an empty one hides it."""
        self.setPlainText(text)
        self.setVisible(bool(text))
