"""The undo history of an open listing: every edit is a step over its draft."""

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
# Qt limits the ids of steps to 32 bits; a seller does not pause so often.
_LAST = 2**30


class SentAnswer(NamedTuple):
    """The displayed outcome of a send: time, lines, a text with its tone, and findings."""

    when: str
    lines: Sequence[AnswerLine]
    words: tuple[str, str]
    findings: ResponseFindings
    row: int


class EditHistory(QObject):
    """The draft and its undo stack.

    ``changed`` carries the paths of every step, and whether the field of its single path made the
    edit (that field shows it already, and must not be rewritten under the cursor).
    """

    changed = Signal(object, bool)

    def __init__(self, draft: ItemDraft, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.draft = draft
        self.stack = QUndoStack(self)
        self._step = 0
        self.answer: SentAnswer | None = None
        """The answer that the next form shows when it replaces the current one; otherwise
        ``None``."""
        self.place = ""
        """The path at which the next form starts when it replaces the current one."""

    def edit(self, path: str, value: object, *, by_field: bool = True) -> None:
        """Set ``path`` to ``value``; successive edits of one field form one step."""
        change = self.draft.change(path, value)
        if change is not None:
            self.draft.apply(change)
            self.stack.push(_Edit(self, (change,), self._step, by_field=by_field))

    def edit_all(self, values: Sequence[tuple[str, object]], text: str) -> None:
        """Set several paths in one step called ``text``."""
        # Several of them may change the same value, such as the list of variations.
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
        """Reset ``path`` to the marketplace's value."""
        change = self.draft.reset(path)
        if change is not None:
            self.draft.apply(change)
            self.stack.push(_Edit(self, (change,), _ALONE))

    def reset_all(self, text: str) -> None:
        """Reset everything, in one step called ``text``."""
        found = (self.draft.reset(path) for path in self.draft.changed_paths())
        changes = tuple(change for change in found if change is not None)
        for change in changes:
            self.draft.apply(change)
        if changes:
            self.stack.push(_Edit(self, changes, _ALONE, text=text))

    def end_step(self) -> None:
        """End the current step: the seller paused or left the field."""
        self._step = (self._step + 1) % _LAST

    def release(self) -> None:
        """Stop emitting changes, because another form continues with this history."""
        self.changed.disconnect()

    def rebase(self, draft: ItemDraft) -> None:
        """Continue with ``draft`` over a newer body.

        The steps are kept only if base and edits are unchanged.
        """
        mine = self.draft
        if draft.base != mine.base or draft.changes() != mine.changes():
            self.stack.clear()
        self.draft = draft
        self.end_step()

    def replace(self, draft: ItemDraft) -> None:
        """Continue with ``draft`` and clear the steps.

        Changes that were sent cannot be undone here.
        """
        self.draft = draft
        self.stack.clear()
        self.end_step()


class _Edit(QUndoCommand):
    """Some changes of the draft as one undo step.

    The changes are already made. Further typing in one field extends the previous step.
    """

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
        # The field that made the edit shows it already; after undo and redo it must be updated.
        self._shown_by_field = by_field
        self._is_made = True
        self.changes = changes

    def id(self) -> int:
        """Return the id by which Qt may merge edits between two pauses into one step."""
        return self._kind

    def redo(self) -> None:
        """Repeat the changes and emit them together; Qt also calls this for a new step."""
        by_field, self._shown_by_field = self._shown_by_field, False
        for change in () if self._is_made else self.changes:
            self._history.draft.apply(change)
        self._is_made = False
        self._emit_changed(by_field=by_field)

    def undo(self) -> None:
        """Revert the changes, the last one first."""
        for change in reversed(self.changes):
            self._history.draft.apply(change.inverse())
        self._emit_changed(by_field=False)

    def _emit_changed(self, *, by_field: bool) -> None:
        self._history.changed.emit(tuple(change.path for change in self.changes), by_field)

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Merge the next edit of the same field into this step."""
        if not isinstance(other, _Edit) or len(self.changes) != 1 or len(other.changes) != 1:
            return False
        mine, theirs = self.changes[0], other.changes[0]
        if mine.path != theirs.path:
            return False
        self.changes = (mine.then(theirs),)
        return True
