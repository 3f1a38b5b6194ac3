"""A question before something goes for good: what would go, by name, and two ways on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from app.ui.activity.timeline import Timeline
from app.ui.loop import ask
from app.ui.text import PlainLabel
from app.ui.type_scale import px
from app.ui.widgets.buttons import Button, DangerButton

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.ui.activity.timeline import TimelineLine

_LINE, _MOST_LINES = 38, 6


class AskSheet(QDialog):
    """Asks once; Escape and Return keep everything as it is."""

    def __init__(
        self,
        title: str,
        text: str,
        lines: Sequence[TimelineLine],
        parent: QWidget,
        *,
        keep: str,
        go: str,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("ask_sheet")
        self.setWindowTitle(title)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(24), px(20), px(24), px(16))
        column.setSpacing(px(12))
        column.addWidget(PlainLabel(title, "view_title", "text", self))
        column.addWidget(PlainLabel(text, "body", "text2", self, wrap=True))
        shown = Timeline(name="ask_lines")
        shown.setProperty("ground", "window")
        shown.show_lines(lines)
        area = QScrollArea(self)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setWidget(shown)
        area.setFixedHeight(px(_LINE) * min(len(lines), _MOST_LINES) + px(6))
        column.addWidget(area)
        foot = QHBoxLayout()
        foot.setSpacing(px(8))
        foot.addStretch(1)
        self._keep = Button(keep, "", self, name="ask_keep")
        self._keep.clicked.connect(self.reject)
        self._keep.setDefault(True)
        agree = DangerButton(go, "", self, name="ask_go")
        agree.clicked.connect(self.accept)
        foot.addWidget(self._keep)
        foot.addWidget(agree)
        column.addLayout(foot)
        self.setMinimumWidth(px(460))
        self._keep.setFocus()

    async def agreed(self) -> bool:
        """Show it and wait; whether the seller agreed."""
        agreed = bool(await ask(self))
        self.deleteLater()
        return agreed
