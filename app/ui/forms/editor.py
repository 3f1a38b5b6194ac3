"""The base class of all editors of form values."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.editing.form.fields import FieldSpec, is_attribute
from app.ui.forms.text_controls import TextControls
from app.ui.texts.form_context import FormContext
from app.ui.widgets.field_state import set_state


class FieldEditor(QWidget):
    """The editor of one form value; ``edited`` carries its path and new value.

    ``left`` (with the path) reports that the seller has left the field; ``cut_off`` that a paste
    was too long; ``reset_requested`` requests the marketplace's value; ``no_use_requested`` reports
    that the attribute does not apply. No signal is emitted for ``show_value``.

    A subclass returns the content of its controls (``standing``) and the value of that content
    (``meaning``), and calls ``commit`` whenever a control reports a change. Code that is about to
    read the draft also calls ``commit``, so that the draft includes the content of every field,
    however it was entered.
    """

    lists_no_use = False
    """Whether the editor has an entry for "not applicable"; otherwise it shows no value in this
    case."""

    edited = Signal(str, object)
    left = Signal(str)
    cut_off = Signal()
    reset_requested = Signal()
    no_use_requested = Signal()

    def __init__(self, spec: FieldSpec, context: FormContext) -> None:
        super().__init__()
        self.spec = spec
        self.context = context
        self._shown: tuple[object, object] = (None, None)
        self._reported: object = None
        self._text_controls = TextControls(
            self, self.cut_off.emit, self.reset_requested.emit, self.no_use_requested.emit
        )
        self._text_controls.can_be_of_no_use = is_attribute(spec) and spec.locked is None

    def show_value(self, value: object) -> None:
        """Show ``value`` without emitting; the displayed content means this value from now on."""
        self.write(value)
        self._reported = self.standing()
        self._shown = (self._reported, value)

    def commit(self) -> None:
        """Emit ``edited`` if the controls have content that was not reported yet."""
        standing = self.standing()
        if standing == self._reported:
            return
        self._reported = standing
        before, value = self._shown
        # Qt drops lone surrogates, and lists contain only names: unchanged content therefore means
        # the very value that was shown.
        self.edited.emit(self.spec.path, value if standing == before else self.meaning())

    def finish(self) -> None:
        """Commit the content and show it in its final form, because the seller leaves the field."""
        self.commit()

    @abstractmethod
    def write(self, value: object) -> None:
        """Show ``value`` in the controls."""

    @abstractmethod
    def standing(self) -> object:
        """Return the present content of the controls, equal only if they look equal."""

    @abstractmethod
    def meaning(self) -> object:
        """Return the form value of the content of the controls."""

    @abstractmethod
    def controls(self) -> tuple[QWidget, ...]:
        """Return the widgets that take the focus; the first one is the field itself."""

    def main(self) -> QWidget:
        """Return the main control, which has the object name and the label's focus."""
        return self.controls()[0]

    def set_marks(self, state: str, *, changed: bool) -> None:
        """Show ``state`` (one of ``field_state.STATES``) and whether the value was changed."""
        for control in self.controls():
            set_state(control, state, changed=changed)
        self.set_resettable(changed)

    def set_resettable(self, can_reset: bool) -> None:
        """Set whether the context menu offers to restore the marketplace's value."""
        self._text_controls.can_reset = can_reset

    def leave(self) -> None:
        """Finish the field, and report that the seller has left it."""
        self.finish()
        self.left.emit(self.spec.path)

    def _adopt(self, inner: QWidget) -> None:
        """Lay out ``inner`` in this editor and make it the focus proxy."""
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(inner)
        self.setFocusProxy(inner)

    def _set_up(self, *controls: QWidget) -> None:
        for control in controls:
            self._text_controls.watch(control)
