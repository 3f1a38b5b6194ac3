"""The dialog that asks before something is lost, naming what would be lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from app.ui.look.text import PlainLabel
from app.ui.look.type_scale import px
from app.ui.loop import ask
from app.ui.widgets.display.timeline import Timeline
from app.ui.widgets.inputs.buttons import Button, DangerButton, PrimaryButton
from app.ui.widgets.inputs.check import CheckBox
from app.ui.widgets.inputs.fields import LineEdit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QMouseEvent

    from app.ui.widgets.display.timeline import TimelineLine

_LINE, _MOST_LINES = 38, 6
_WIDE, _WIDE_WITH_LINES = 460, 620


class AskSheet(QDialog):
    """A question with two buttons.

    Escape declines, and so does Return except on the other button.
    """

    def __init__(
        self,
        title: str,
        text: str,
        lines: Sequence[TimelineLine],
        parent: QWidget,
        *,
        keep: str,
        go: str,
        ticks: Sequence[str] = (),
        typed: str = "",
        danger: bool = True,
    ) -> None:
        """Create a question about ``lines``.

        Each of ``ticks`` has to be ticked, and ``typed`` has to be typed, before the seller can
        accept. Without ``danger`` the action can be undone.
        """
        super().__init__(parent)
        self.setObjectName("ask_sheet")
        self.setWindowTitle(title)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(24), px(20), px(24), px(16))
        column.setSpacing(px(12))
        column.addWidget(PlainLabel(title, "view_title", "text", self))
        column.addWidget(PlainLabel(text, "body", "text2", self, wrap=True))
        if lines:
            column.addWidget(self._named(lines))
        self._ticks = [_Tick(words, self) for words in ticks]
        for tick in self._ticks:
            tick.box.toggled.connect(self._ticked)
            column.addWidget(tick)
        self._typed, self._field = typed, LineEdit(parent=self, name="ask_typed")
        self._field.setVisible(bool(typed))
        if typed:
            words = self.tr("Type {text} to confirm").format(text=typed)
            column.addWidget(PlainLabel(words, "label", "text", self))
            self._field.setAccessibleName(words)
            self._field.textChanged.connect(self._ticked)
            column.addWidget(self._field)
        foot = QHBoxLayout()
        foot.setSpacing(px(8))
        foot.addStretch(1)
        self._keep = Button(keep, "", self, name="ask_keep")
        self._keep.clicked.connect(self.reject)
        self._keep.setDefault(True)
        button = DangerButton if danger else PrimaryButton
        self._agree = button(go, "", self, name="ask_go")
        self._agree.clicked.connect(self.accept)
        foot.addWidget(self._keep)
        foot.addWidget(self._agree)
        column.addLayout(foot)
        self.setMinimumWidth(px(_WIDE_WITH_LINES if lines else _WIDE))
        (self._field if typed else self._keep).setFocus()
        self._ticked()

    def _named(self, lines: Sequence[TimelineLine]) -> QScrollArea:
        shown = Timeline(name="ask_lines")
        shown.setProperty("background", "window")
        shown.show_lines(lines)
        area = QScrollArea(self)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setWidget(shown)
        area.setFixedHeight(px(_LINE) * min(len(lines), _MOST_LINES) + px(6))
        return area

    def _ticked(self) -> None:
        right = self._field.text().strip() == self._typed
        self._agree.setEnabled(right and all(tick.box.isChecked() for tick in self._ticks))

    async def agreed(self) -> bool:
        """Show the dialog and wait; return whether the seller accepted."""
        return bool(await ask(self))


class _Tick(QWidget):
    """A check box with a label of any length, which toggles it as well."""

    def __init__(self, words: str, parent: QWidget) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(px(8))
        self.box = CheckBox("", self, name="ask_tick")
        self.box.setAccessibleName(words)
        row.addWidget(self.box, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(PlainLabel(words, "body", "text", self, wrap=True), 1)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Toggle the box on a click on its label."""
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.pos()):
            self.box.toggle()
