"""The card of shipping modes: which the seller may use, and why others are not available."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.editing.sentences.code_names import SHIPPING_MODE
from app.ui.look.chips import ChipStyle
from app.ui.look.icons import pixmap
from app.ui.look.text import PlainLabel, quoted
from app.ui.look.type_scale import px
from app.ui.texts.code_names import code_name
from app.ui.widgets.display.chip import Chip

if TYPE_CHECKING:
    from app.engine.shipping.cost_preview import ModeLine, ShippingAnswer

_ICONS: Final = {
    "me2": "truck",
    "me1": "box",
    "custom": "coin",
    "carrier": "box",
    "not_specified": "chat",
    "local_pick_up": "pin-map",
}


def mode_comment(state: str) -> str:
    """Return a short explanation of a mode's state."""
    comments = {
        "in_use": QCoreApplication.translate("ShippingMode", "used by this listing"),
        "mandatory": QCoreApplication.translate("ShippingMode", "free shipping mandatory"),
        "allowed": QCoreApplication.translate("ShippingMode", "allowed here"),
        "optional": QCoreApplication.translate(
            "ShippingMode", "optional, in addition to the mode above"
        ),
        "not_allowed": QCoreApplication.translate("ShippingMode", "not in this category"),
    }
    return comments.get(state) or quoted(state)


class ModesCard(QFrame):
    """One line per mode: icon, name, comment, state."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("shipping_modes")
        self.setAccessibleName(self.tr("Modes you can use"))
        self.setProperty("kind", "card")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(px(16), px(14), px(16), px(12))
        layout.setSpacing(px(6))
        layout.addWidget(PlainLabel(self.tr("Modes you can use"), "section"))
        self._lines = QVBoxLayout()
        self._lines.setSpacing(px(7))
        layout.addLayout(self._lines)
        layout.addStretch()

    def show_answer(self, answer: ShippingAnswer) -> None:
        """Show the modes of the answer, and the pick-up option."""
        while (taken := self._lines.takeAt(0)) is not None:
            widget = taken.widget()
            if widget is not None:
                widget.deleteLater()
        for number, line in enumerate(answer.modes):
            if number:
                self._lines.addWidget(_divider())
            self._lines.addWidget(self._line(line.mode, self._comment(line), line.state))
        self._lines.addWidget(_divider())
        self._lines.addWidget(
            self._line("local_pick_up", mode_comment(answer.local_pick_up), answer.local_pick_up)
        )

    def _comment(self, line: ModeLine) -> str:
        return mode_comment(line.state)

    def _line(self, mode: str, comment: str, state: str) -> QWidget:
        line = QWidget()
        line.setObjectName(f"shipping_mode_{mode}")
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(px(10))
        picture = QLabel()
        picture.setPixmap(pixmap(_ICONS.get(mode, "truck"), "text2", 16))
        picture.setFixedWidth(px(18))
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(PlainLabel(code_name(SHIPPING_MODE, mode), "body_strong"))
        texts.addWidget(PlainLabel(comment, "label", "text2"))
        row.addWidget(picture)
        row.addLayout(texts, 1)
        chip = self._chip(state)
        row.addWidget(chip)
        line.setAccessibleName(f"{code_name(SHIPPING_MODE, mode)}, {comment}, {chip.chip().text}")
        return line

    def _chip(self, state: str) -> Chip:
        match state:
            case "in_use" | "mandatory":
                return Chip(ChipStyle("ok", "check", self.tr("In use")))
            case "not_allowed":
                return Chip(ChipStyle("neutral", "lock", self.tr("Not allowed")))
            case "allowed":
                return Chip(ChipStyle("neutral", "", self.tr("Allowed")))
            case _:
                return Chip(ChipStyle("neutral", "", self.tr("Off")))


def _divider() -> QFrame:
    line = QFrame()
    line.setProperty("line", "true")
    line.setFixedHeight(1)
    return line
