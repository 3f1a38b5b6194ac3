"""Sending the way back from what was sent, and naming what is left alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Qt
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from app.ui.activity.outbox_model import UNDO_MARK
from app.ui.activity.timeline import Timeline, TimelineLine
from app.ui.forms.labels import path_label
from app.ui.text import PlainLabel, one_line
from app.ui.type_scale import px
from app.ui.widgets.buttons import PrimaryButton
from app.ui.words import Words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engine.session import Session
    from app.engine.undo import Left, Undo
    from app.ui.widgets.toast import ToastStack

UndoWords: Final = Words("UndoWords")
#: Why something is left alone, by code.
REASONS: Final[dict[str, object]] = {
    "changed_since": QT_TRANSLATE_NOOP("LeftAlone", "changed since, by somebody else or by a sale"),
    "locked": QT_TRANSLATE_NOOP("LeftAlone", "locked by now"),
    "not_undoable": QT_TRANSLATE_NOOP("LeftAlone", "cannot be taken back on the marketplace"),
    "gone": QT_TRANSLATE_NOOP("LeftAlone", "the listing is not there any more"),
}


def reason_of(left: Left) -> str:
    """Why a field is left alone, in words; an unknown code stands for itself."""
    word = REASONS.get(left.code)
    return QCoreApplication.translate("LeftAlone", str(word)) if word else one_line(left.code)


class Undoing:
    """Puts a way back in the outbox and tells what came of it."""

    def __init__(self, session: Session, toasts: ToastStack, parent: QWidget) -> None:
        self._session, self._toasts, self._parent = session, toasts, parent

    async def send(self, undo: Undo, what: str) -> None:
        """Send ``undo``, the way back from the operation or batch ``what``."""
        rows = []
        if undo.changes:
            rows = await self._session.outbox.add_changes(undo.changes, batch=f"{UNDO_MARK}{what}")
        if rows:
            words = UndoWords.tr("Undo is on its way for %n listing(s)", "", len(rows))
        else:
            words = UndoWords.tr("There was nothing to take back")
        if not undo.left:
            self._toasts.add("ok" if rows else "info", words)
            return
        left = UndoWords.tr("%n left alone", "", len(undo.left))
        toast = self._toasts.add("warn", f"{words} · {left}", UndoWords.tr("Show"))
        toast.acted.connect(lambda: LeftSheet(undo.left, self._parent).open())


class LeftSheet(QDialog):
    """Names every field that an undo left alone, with the reason."""

    def __init__(self, left: Sequence[Left], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("left_sheet")
        self.setWindowTitle(self.tr("What undo left alone"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(24), px(20), px(24), px(16))
        column.setSpacing(px(12))
        column.addWidget(PlainLabel(self.windowTitle(), "view_title", "text", self))
        lines = Timeline(name="left_lines")
        lines.setProperty("ground", "window")
        lines.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        lines.show_lines([_line(one) for one in left])
        area = QScrollArea(self)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setWidget(lines)
        column.addWidget(area, 1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        close = PrimaryButton(self.tr("Close"), "", self, name="left_close")
        close.clicked.connect(self.accept)
        close.setDefault(True)
        foot.addWidget(close)
        column.addLayout(foot)
        self.resize(px(520), px(360))


def _line(left: Left) -> TimelineLine:
    field = path_label(left.path) if left.path else ""
    note = ": ".join(part for part in (field, reason_of(left)) if part)
    return TimelineLine("shield", "text2", one_line(left.title) or left.item_id, note, "")
