"""The bar below the table: the number of edited cells, and the actions for them."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from app.ui.look.text import ElidedLabel, PlainLabel
from app.ui.look.type_scale import px
from app.ui.widgets.field_state import set_look
from app.ui.widgets.icon_label import IconLabel
from app.ui.widgets.inputs.buttons import Button, GhostButton, LinkButton, PrimaryButton

_HIGH = 46


class PendingBar(QFrame):
    """A bar that is visible while there are edited cells or a note about the last action.

    ``acted`` is emitted by the link of the note.
    """

    review_requested = Signal()
    send_requested = Signal()
    discard_requested = Signal()
    acted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("pending_cells_bar")
        self.setAccessibleName(self.tr("Changes in cells"))
        self.setProperty("background", "pending")
        self.setFixedHeight(px(_HIGH))
        self._count = 0
        self._icon = IconLabel("pencil", "pendingText", 16, self)
        self._words = PlainLabel("", "title", "pendingText", self)
        self._note = ElidedLabel("", "label", "pendingText", self)
        self._act = LinkButton("", "", self, size="small", name="cells_act")
        self.discard = GhostButton(self.tr("Discard"), "x", self, size="bar", name="cells_discard")
        self.review = Button(self.tr("Review"), "eye", self, size="bar", name="cells_review")
        self.send = PrimaryButton(self.tr("Send"), "send", self, size="bar", name="cells_send")
        line = QHBoxLayout(self)
        line.setContentsMargins(px(12), 0, px(10), 0)
        line.setSpacing(px(8))
        line.addWidget(self._icon)
        line.addWidget(self._words)
        line.addWidget(self._note, 1)
        for button in (self._act, self.discard, self.review, self.send):
            line.addWidget(button)
        self._act.clicked.connect(self.acted)
        self.discard.clicked.connect(self.discard_requested)
        self.review.clicked.connect(self.review_requested)
        self.send.clicked.connect(self.send_requested)
        self.show_note("", "")
        self.hide()

    def show_count(self, count: int, words: str) -> None:
        """Show the number of edited cells as text; with none the actions are hidden."""
        self._count = count
        self._words.setText(words)
        for widget in (self._words, self.discard, self.review, self.send):
            widget.setVisible(bool(count))
        self._look()

    def let_send(self, can: bool) -> None:
        """Enable or disable reviewing and sending."""
        for button in (self.review, self.send):
            button.setEnabled(can)

    def show_note(self, tone: str, text: str, act: str = "") -> None:
        """Show a note beside the number.

        ``tone`` is ``ok``, ``bad``, ``info`` or empty; ``act`` is the text of the link.
        """
        self._tone, self._shown = tone, text
        self._note.setText(text)
        self._act.setText(act)
        self._act.setVisible(bool(act))
        self._look()

    @property
    def note(self) -> str:
        """The note beside the number."""
        return self._shown

    def _look(self) -> None:
        looks = {"bad": "refused", "ok": "sent"}
        look = "pending" if self._count else looks.get(self._tone, "footer")
        role = "pendingText" if self._count else "text"
        icons = {"bad": ("alert-circle", "bad"), "ok": ("check-circle", "ok")}
        set_look(self, "background", look)
        self._note.set_role("bad" if self._tone == "bad" else role)
        self._icon.set_icon(*icons.get(self._tone, ("pencil", role)))
        self.setVisible(bool(self._count or self._shown))
