"""The editor of a long text."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, Signal
from PySide6.QtGui import QTextOption
from PySide6.QtWidgets import QWidget

from app.editing.form.fields import FieldSpec
from app.editing.values import Choice, UnreadText
from app.ui.forms.editor import FieldEditor
from app.ui.texts.form_context import FormContext
from app.ui.widgets.inputs.fields import LongText, has_long_line

LONGEST_TEXT = 60_000


class BoundedText(LongText):
    """A ``LongText`` of limited length; ``cut_off`` reports that a paste was truncated."""

    cut_off = Signal()

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Paste plain text up to the limit, replacing the selection."""
        text, cursor = source.text(), self.textCursor()
        replaced = cursor.selectionEnd() - cursor.selectionStart()
        room = max(0, LONGEST_TEXT - self.document().characterCount() + replaced)
        if len(text) > room:
            self.cut_off.emit()
        kept = text[:room]
        if has_long_line(kept):
            # Until the next ``set_text``: an undo, a reset or another listing wraps lines again.
            self.setWordWrapMode(QTextOption.WrapMode.NoWrap)
        cursor.insertText(kept)


_PAGES = 5_000


class LongTextEditor(FieldEditor):
    """The editor of several lines of text."""

    def __init__(self, spec: FieldSpec, context: FormContext) -> None:
        super().__init__(spec, context)
        # A text of several pages gets enough height to read it; it is alone in its section.
        roomy = (spec.longest or 0) >= _PAGES
        self.text = BoundedText(self, lines=16 if roomy else 5)
        self.text.setFixedHeight(self.text.sizeHint().height())
        self._adopt(self.text)
        self._set_up(self.text)
        self._writing = False
        self.text.textChanged.connect(self._on_text)
        self.text.focus_changed.connect(lambda focused: None if focused else self.leave())
        self.text.cut_off.connect(self.cut_off)

    def controls(self) -> tuple[QWidget, ...]:
        """Return the text widget."""
        return (self.text,)

    def set_marks(self, state: str, *, changed: bool) -> None:
        """Show the state; a locked text without another state is shown as ``locked``.

        It can still be copied.
        """
        calm = "locked" if self.spec.locked is not None and state == "rest" else state
        super().set_marks(calm, changed=changed)

    def write(self, value: object) -> None:
        """Show ``value``; a text beyond the limit is shown in part and cannot be edited."""
        if isinstance(value, UnreadText):
            text = value.text
        elif isinstance(value, tuple):
            text = ", ".join(choice.name for choice in value)
        else:
            text = "" if value is None else str(value)
        self._writing = True
        self.text.set_text(text[:LONGEST_TEXT])
        self._writing = False
        self.text.setReadOnly(len(text) > LONGEST_TEXT or self.spec.locked is not None)

    def standing(self) -> object:
        """Return the text."""
        return self.text.toPlainText()

    def meaning(self) -> object:
        """Return the text, or an empty value."""
        text = self.text.toPlainText()
        if self.spec.named:
            return (Choice(None, text),) if text else ()
        return text or None

    def _on_text(self) -> None:
        if not self._writing:
            self.commit()
