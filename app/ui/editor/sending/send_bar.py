"""The bar at the bottom of the editor: changes to send, obstacles, and the button."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from app.ui.editor.sending.parts_line import PartsLine
from app.ui.forms.sent_parts import SentPart
from app.ui.look.text import PlainLabel
from app.ui.look.type_scale import px
from app.ui.widgets.field_state import set_look
from app.ui.widgets.icon_label import IconLabel
from app.ui.widgets.inputs.buttons import Button, LinkButton, PrimaryButton


class SendBar(QFrame):
    """The send bar, yellow while changes wait; the button shows the action and the number."""

    validate_requested = Signal()
    send_requested = Signal()
    call_requested = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("pending_changes")
        self.setProperty("background", "footer")
        self._narrow = False
        self._count = 0
        self._icon = IconLabel("send", "pendingText", 16)
        self._heading = PlainLabel("", "heading", "pendingText")
        self._summary = PlainLabel("", "label", "pendingText")
        self._parts = PartsLine()
        self._call = LinkButton(self.tr("Show the request"), "eye", size="small", name="show_call")
        self._call.setCheckable(True)
        self._alert = IconLabel("alert-circle", "bad", 14)
        self._says = PlainLabel("", "label_strong", "bad")
        self.validate_button = Button(
            self.tr("Validate"), "check-circle", size="bar", name="validate_button"
        )
        self.save_button = PrimaryButton("", "send", size="bar", name="save_button")
        self._lay_out()
        self._call.toggled.connect(self.call_requested)
        self.validate_button.clicked.connect(self.validate_requested)
        self.save_button.clicked.connect(self.send_requested)
        self.show_changes(0, 0, ())
        self.show_obstacle("", can_send=False)

    def show_changes(
        self, changes: int, calls: int, parts: Sequence[SentPart], *, unread: int = 0
    ) -> None:
        """Show the number of changes and of requests, and the wire fields that change.

        ``unread`` is the number of fields whose text cannot be sent as it is.
        """
        self._count = changes
        set_look(self, "background", "pending" if changes else "footer")
        icon, tone = ("send", "pendingText") if changes else ("check", "ok")
        self._icon.set_icon(*(("alert-circle", "bad") if unread and not changes else (icon, tone)))
        role = "pendingText" if changes else "text2"
        self._heading.set_role(role)
        self._summary.set_role(role)
        if changes:
            self._heading.setText(self.tr("What will be sent"))
            words = (self.tr("%n changes", "", changes), self.tr("%n requests", "", calls))
            self._summary.setText(", ".join(words))
            self.save_button.setText(self.tr("Send %n changes", "", changes))
        elif unread:
            self._heading.setText(self.tr("Nothing can be sent yet"))
            self._summary.setText(self.tr("%n fields to correct", "", unread))
            self.save_button.setText(self.tr("Send"))
        else:
            self._heading.setText(self.tr("Nothing to send"))
            self._summary.setText(self.tr("everything is as the marketplace has it"))
            self.save_button.setText(self.tr("Send"))
        self._parts.set_parts(parts)
        self._call.setVisible(bool(changes))
        if not changes:
            self._call.setChecked(False)
        self._fold()
        text = f"{self._heading.text()}: {self._summary.text()} {self._parts.text()}"
        self.setAccessibleName(text.strip())

    def show_listing(self, fields: int, calls: int, parts: Sequence[SentPart]) -> None:
        """Show the parts of a new listing, and the number of requests."""
        self.show_changes(fields, calls, parts)
        if fields:
            self._heading.setText(self.tr("What will be published"))
            words = (self.tr("%n fields", "", fields), self.tr("%n requests", "", calls))
            self._summary.setText(", ".join(words))
        else:
            self._summary.setText(self.tr("the form is empty"))
        self.save_button.setText(self.tr("Publish"))

    def wants_call(self) -> bool:
        """Return whether the seller has chosen to see the request."""
        return self._call.isChecked()

    def show_obstacle(self, text: str, *, can_send: bool, tone: str = "bad") -> None:
        """Show why it cannot be sent (or, in tone ``ok``, that all is well) beside the button."""
        self._says.setText(text)
        self._says.set_role(tone)
        self._alert.set_icon({"ok": "check", "warn": "alert"}.get(tone, "alert-circle"), tone)
        self._says.setVisible(bool(text))
        self._alert.setVisible(bool(text))
        self.save_button.setEnabled(can_send)
        self.save_button.setAccessibleDescription(text)

    def show_busy(self, text: str) -> None:
        """Show the current activity; both buttons are disabled."""
        self.show_obstacle(text, can_send=False, tone="text2")
        self._alert.set_icon("sync", "text2")
        self.validate_button.setEnabled(False)

    def end_busy(self) -> None:
        """Enable the button that validates; ``show_obstacle`` sets the state of the other one."""
        self.validate_button.setEnabled(True)

    def set_narrow(self, narrow: bool) -> None:
        """Use one line and fewer words if there is little room."""
        self._narrow = narrow
        self.setFixedHeight(px(48 if narrow else 60))
        self._call.setText(self.tr("Show") if narrow else self.tr("Show the request"))
        self._fold()

    def _fold(self) -> None:
        self._parts.setVisible(not self._narrow and bool(self._count))
        self._heading.setVisible(not self._narrow or not self._count)
        self._summary.setVisible(bool(self._count) or not self._narrow)

    def _lay_out(self) -> None:
        first = QHBoxLayout()
        first.setSpacing(px(8))
        first.addWidget(self._heading)
        first.addWidget(self._summary)
        first.addWidget(self._call)
        first.addStretch(1)
        words = QVBoxLayout()
        words.setSpacing(px(1))
        words.addStretch(1)
        words.addLayout(first)
        words.addWidget(self._parts)
        words.addStretch(1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(px(16), 0, px(16), 0)
        layout.setSpacing(px(10))
        layout.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignVCenter)
        layout.addLayout(words, 1)
        layout.addWidget(self._alert, 0, Qt.AlignmentFlag.AlignVCenter)
        layout.addWidget(self._says, 0, Qt.AlignmentFlag.AlignVCenter)
        layout.addWidget(self.validate_button)
        layout.addWidget(self.save_button)
        self.setFixedHeight(px(60))
