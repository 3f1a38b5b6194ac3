"""Every edit of an open listing as an undoable step over its draft."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from app.editing.change import FieldChange
from app.editing.draft import ItemDraft

if TYPE_CHECKING:
    from app.ui.editor.response_findings import ResponseFindings
    from app.ui.editor.sending.answer_panel import AnswerLine

_ALONE = -1
# Ids of steps are 32 bits wide for Qt; a seller does not pause so often.
_LAST = 2**30


class SentAnswer(NamedTuple):
    """The outcome of a sending: when, line by line, in one word with its tone, and as findings."""

    when: str
    lines: Sequence[AnswerLine]
    words: tuple[str, str]
    findings: ResponseFindings
    row: int


class EditHistory(QObject):
    """Owns the draft and the undo stack.

    ``changed`` carries the paths of every step and whether the field of its one path made it (that
    field then shows it already, and must not be written again under the seller's cursor).
    """

    changed = Signal(object, bool)

    def __init__(self, draft: ItemDraft, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.draft = draft
        self.stack = QUndoStack(self)
        self._step = 0
        self.answer: SentAnswer | None = None
        """What the next form has to show, where one takes the place of another."""
        self.place = ""
        """The path where the next form begins, where one takes the place of another."""

    def edit(self, path: str, value: object, *, by_field: bool = True) -> None:
        """Set ``path`` to ``value``; edits of one field in one go are one step."""
        change = self.draft.change(path, value)
        if change is not None:
            self.draft.apply(change)
            self.stack.push(_Edit(self, (change,), self._step, by_field=by_field))

    def edit_all(self, values: Sequence[tuple[str, object]], text: str) -> None:
        """Set several paths in one step called ``text``."""
        # Several of them may be changes of one value, such as of the list of variations.
        changes: dict[str, FieldChange] = {}
        for path, value in values:
            change = self.draft.change(path, value)
            if change is not None:
                self.draft.apply(change)
                before = changes.get(change.path)
                changes[change.path] = change if before is None else before.then(change)
        if changes:
            self.stack.push(_Edit(self, tuple(changes.values()), _ALONE, text=text))

    def reset(self, path: str) -> None:
        """Take ``path`` back to what the marketplace has."""
        change = self.draft.reset(path)
        if change is not None:
            self.draft.apply(change)
            self.stack.push(_Edit(self, (change,), _ALONE))

    def reset_all(self, text: str) -> None:
        """Take everything back, in one step called ``text``."""
        found = (self.draft.reset(path) for path in self.draft.changed_paths())
        changes = tuple(change for change in found if change is not None)
        for change in changes:
            self.draft.apply(change)
        if changes:
            self.stack.push(_Edit(self, changes, _ALONE, text=text))

    def end_step(self) -> None:
        """End the running step: the seller paused or left the field."""
        self._step = (self._step + 1) % _LAST

    def release(self) -> None:
        """Tell nobody of changes any more: another form goes on with this history."""
        self.changed.disconnect()

    def rebase(self, draft: ItemDraft) -> None:
        """Go on with ``draft``, the edits over a newer body: steps stay only over the same one."""
        mine = self.draft
        if draft.base != mine.base or draft.changes() != mine.changes():
            self.stack.clear()
        self.draft = draft
        self.end_step()

    def replace(self, draft: ItemDraft) -> None:
        """Go on with ``draft``: what was sent cannot be undone here."""
        self.draft = draft
        self.stack.clear()
        self.end_step()


class _Edit(QUndoCommand):
    """Some changes of the draft, which are made, as one step; typing in one field grows the step
    before."""

    def __init__(
        self,
        history: EditHistory,
        changes: tuple[FieldChange, ...],
        kind: int,
        *,
        by_field: bool = False,
        text: str = "",
    ) -> None:
        super().__init__(text)
        self._history = history
        self._kind = kind
        # The field that made the edit shows it already; after undo and redo it has to be notified.
        self._shown_by_field = by_field
        self._is_made = True
        self.changes = changes

    def id(self) -> int:
        """Return the id by which Qt may merge edits made between two pauses into one step."""
        return self._kind

    def redo(self) -> None:
        """Make the changes again, and tell of them together; Qt also calls it for a new step."""
        by_field, self._shown_by_field = self._shown_by_field, False
        for change in () if self._is_made else self.changes:
            self._history.draft.apply(change)
        self._is_made = False
        self._emit_changed(by_field=by_field)

    def undo(self) -> None:
        """Take the changes back, the last one first."""
        for change in reversed(self.changes):
            self._history.draft.apply(change.inverse())
        self._emit_changed(by_field=False)

    def _emit_changed(self, *, by_field: bool) -> None:
        self._history.changed.emit(tuple(change.path for change in self.changes), by_field)

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Take in the next edit of the same field."""
        if not isinstance(other, _Edit) or len(self.changes) != 1 or len(other.changes) != 1:
            return False
        mine, theirs = self.changes[0], other.changes[0]
        if mine.path != theirs.path:
            return False
        self.changes = (mine.then(theirs),)
        return True
