"""Sending of undos, with lists of their effects and of the fields left alone."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Qt
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from app.editing.values import decode_value
from app.engine.undo.inverse import CHANGED_SINCE, CLOSES, VARIATION_GOES, WITHDRAWN, Note
from app.ui.activity.change_text import text_of_value
from app.ui.activity.outbox.outbox_model import UNDO_MARK
from app.ui.forms.labels import path_label
from app.ui.look.text import PlainLabel, one_line, quoted
from app.ui.look.translation import Words
from app.ui.look.type_scale import px
from app.ui.look.window_locale import with_count
from app.ui.loop import open_dialog
from app.ui.widgets.ask_sheet import AskSheet
from app.ui.widgets.display.timeline import Timeline, TimelineLine
from app.ui.widgets.display.waits import Waits
from app.ui.widgets.inputs.buttons import PrimaryButton
from app.ui.window.risks import put_accepted

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from app.engine.outbox.outbox import OutboxRow
    from app.engine.session import Session
    from app.engine.undo.inverse import Skipped, Undo
    from app.ui.texts.form_context import FormContext
    from app.ui.widgets.display.toast import ToastStack

UndoWords: Final = Words("UndoWords")
#: Why something is left alone, by code.
REASONS: Final[dict[str, object]] = {
    "changed_since": QT_TRANSLATE_NOOP("LeftAlone", "changed since, by somebody else or by a sale"),
    "locked": QT_TRANSLATE_NOOP("LeftAlone", "now locked"),
    "not_undoable": QT_TRANSLATE_NOOP("LeftAlone", "cannot be undone on the marketplace"),
    "no_type_below": QT_TRANSLATE_NOOP(
        "LeftAlone", "the marketplace does not allow downgrading this listing type"
    ),
    "no_empty_text": QT_TRANSLATE_NOOP(
        "LeftAlone", "a description can be replaced, but not removed"
    ),
    "gone": QT_TRANSLATE_NOOP("LeftAlone", "the listing no longer exists"),
    "unanswered": QT_TRANSLATE_NOOP(
        "LeftAlone", "one of its changes has no answer yet: undo again once it has"
    ),
}


def reason_of(skipped: Skipped) -> str:
    """Return the reason why a field is left alone; an unknown code is quoted."""
    word = REASONS.get(skipped.code)
    return QCoreApplication.translate("LeftAlone", str(word)) if word else quoted(skipped.code)


class Undoing:
    """A sender of undos that puts them in the outbox and reports the outcome."""

    def __init__(
        self,
        session: Session,
        toasts: ToastStack,
        parent: QWidget,
        context: Callable[[], FormContext],
    ) -> None:
        self._session, self._toasts = session, toasts
        self._parent, self._context = parent, context
        self._waits = Waits(lambda: toasts)

    async def find(self, *, numbers: Sequence[int] = (), batch: str | None = None) -> Undo:
        """Return the undo of rows of the outbox, or of a batch; raise ``NoticeError``.

        Rows that wait to be sent are taken back at once, and noted as ``withdrawn``: otherwise they
        would be sent after the undo.
        """
        words, outbox = UndoWords.tr("Looking for what can be undone…"), self._session.outbox
        with self._waits.shown(lambda: words):
            taken = await outbox.withdraw_queued(numbers=numbers, batch=batch)
            undo = await outbox.undo_of(numbers=numbers, batch=batch)
            # A row that was being sent waits again if the connection was lost.
            taken += await outbox.withdraw_queued(numbers=numbers, batch=batch)
        withdrawn = [Note(row.listing_id, row.title, "", WITHDRAWN, {}) for row in taken]
        return replace(undo, notes=(*undo.notes, *withdrawn))

    async def send(self, undo: Undo, what: str) -> None:
        """Send ``undo``, the undo of the operation or batch ``what``.

        Effects that do not fully restore the earlier state are listed first, with the fields that
        are left alone; nothing is sent unless the seller agrees.
        """
        taken = sum(note.code == WITHDRAWN for note in undo.notes)
        asks = undo.asks
        others = [note for note in undo.notes if not note.asks and note.code != WITHDRAWN]
        rest = [
            *(line_of_skipped(one, self._context()) for one in undo.skipped),
            *map(line_of_note, others),
        ]
        rows: list[OutboxRow] | None = []
        if asks and not await self._agreed(asks, rest):
            rows = None
        elif undo.changes:
            rows = await self._put(undo, f"{UNDO_MARK}{what}")
        if rows is None and not taken:
            return
        parts = []
        if rows:
            parts.append(self._counted(UndoWords.tr("Undoing in %n listings", "", len(rows)), rows))
        if taken:
            words = UndoWords.tr("%n changes taken back before they were sent", "", taken)
            parts.append(with_count(words, taken, self._context().locale))
        words = " · ".join(parts) or UndoWords.tr("There was nothing to undo")
        if not rest or rows is None:
            self._toasts.add("ok" if parts else "info", words)
            return
        if undo.skipped:
            left = UndoWords.tr("%n left alone", "", len(undo.skipped))
            left = self._counted(left, undo.skipped)
            words = f"{words} · {left}"
        if others:
            again = UndoWords.tr("%n with a new id", "", len(others))
            words = f"{words} · {again}"
        toast = self._toasts.add("warn", words, UndoWords.tr("Show"))
        toast.acted.connect(lambda: open_dialog(LeftSheet(rest, self._parent)))

    def _counted(self, words: str, rows: Sequence[object]) -> str:
        return with_count(words, len(rows), self._context().locale)

    async def _put(self, undo: Undo, batch: str) -> list[OutboxRow] | None:
        put = partial(self._session.outbox.add_changes, undo.changes, batch=batch)
        return await put_accepted(put, self._context(), self._parent)

    async def _agreed(self, notes: Sequence[Note], rest: Sequence[TimelineLine]) -> bool:
        closed = sum(note.code == CLOSES for note in notes)
        if closed == len(notes):
            title = UndoWords.tr("Undo closes %n listings", "", closed)
        else:
            title = UndoWords.tr("Undo removes something for good")
        sheet = AskSheet(
            title,
            UndoWords.tr("A closed listing can only be listed again, under a new id.")
            if closed
            else UndoWords.tr("What is removed can be added again, but only under a new id."),
            [*map(line_of_note, notes), *rest],
            self._parent,
            keep=UndoWords.tr("Keep"),
            go=UndoWords.tr("Undo anyway"),
        )
        return await sheet.agreed()


class LeftSheet(QDialog):
    """A dialog that lists every field that an undo left alone, with the reason."""

    def __init__(self, lines: Sequence[TimelineLine], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("left_sheet")
        self.setWindowTitle(self.tr("What was not undone"))
        column = QVBoxLayout(self)
        column.setContentsMargins(px(24), px(20), px(24), px(16))
        column.setSpacing(px(12))
        column.addWidget(PlainLabel(self.windowTitle(), "view_title", "text", self))
        shown = Timeline(name="left_lines")
        shown.setProperty("background", "window")
        shown.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        shown.show_lines(lines)
        area = QScrollArea(self)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setWidget(shown)
        column.addWidget(area, 1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        close = PrimaryButton(self.tr("Close"), "", self, name="left_close")
        close.clicked.connect(self.accept)
        close.setDefault(True)
        foot.addWidget(close)
        column.addLayout(foot)
        self.resize(px(560), px(360))


def line_of_skipped(skipped: Skipped, context: FormContext) -> TimelineLine:
    """Return the line of a field left alone: the reason, the value sent and the current one."""
    field = path_label(skipped.path) if skipped.path else ""
    reason = reason_of(skipped)
    if skipped.code == CHANGED_SINCE and {"after", "live"} <= skipped.params.keys():
        sent, live = (_shown(skipped, name, context) for name in ("after", "live"))
        if sent or live:
            values, nothing = UndoWords.tr("sent {sent}, now {now}"), UndoWords.tr("none")
            # The values come first, because the rest of a long line is only visible in its tooltip.
            reason = f"{values.format(sent=sent or nothing, now=live or nothing)} · {reason}"
    note = ": ".join(part for part in (field, reason) if part)
    return TimelineLine("shield", "text2", one_line(skipped.title) or skipped.item_id, note, "")


def _shown(skipped: Skipped, name: str, context: FormContext) -> str:
    value: Any = skipped.params[name]
    return text_of_value(skipped.path, decode_value(value), context)


def line_of_note(note: Note) -> TimelineLine:
    """Return the line of an effect of an undo other than writing values back."""
    name = one_line(str(note.params.get("name", "")))
    title = one_line(note.title) or note.item_id
    if note.code == CLOSES:
        sold = note.params.get("sold")
        words = UndoWords.tr("closed: {id}").format(id=note.item_id)
        if isinstance(sold, int) and sold:
            since = UndoWords.tr("%n units were sold since", "", sold)
            words = f"{words} · {since}"
        return TimelineLine("archive", "bad", title, words, "")
    if note.code == VARIATION_GOES:
        words = UndoWords.tr("variation removed: {name}").format(name=name)
        return TimelineLine("trash", "bad", title, words, "")
    words = UndoWords.tr("variation added again, with a new id: {name}").format(name=name)
    return TimelineLine("plus", "text2", title, words, "")
