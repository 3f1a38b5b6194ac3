"""What every editor of a form value has in common."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.editing.form.fields import FieldSpec, is_attribute
from app.ui.forms.text_controls import TextControls
from app.ui.texts.form_context import FormContext
from app.ui.widgets.field_state import set_state


class FieldEditor(QWidget):
    """Shows one form value; ``edited`` carries its path and a new one whenever the seller changes
    it.

    ``left`` (the path) says that the seller is done with it for now; ``cut_off`` that a paste was
    too long;
    ``reset_requested`` that the seller wants back what the marketplace has; ``no_use_requested``
    that the attribute does not apply. It never emits for ``show_value``.

    A subclass says what stands in its controls (``standing``) and what that means (``meaning``),
    and calls ``commit`` whenever a control tells of a change. Whoever is about to read the draft
    calls ``commit`` too: nothing that stands in a field can be missing from the draft then,
    however it came there.
    """

    lists_no_use = False
    """Whether "not applicable" is among what it shows; else it shows nothing then."""

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
        """Show ``value`` without emitting; what it looks like stands for it from now on."""
        self.write(value)
        self._reported = self.standing()
        self._shown = (self._reported, value)

    def commit(self) -> None:
        """Emit ``edited`` where the controls show something that was not reported yet."""
        standing = self.standing()
        if standing == self._reported:
            return
        self._reported = standing
        before, value = self._shown
        # Qt drops lone surrogates and lists have words only: what looks as it was shown still
        # means the very value that it was made from.
        self.edited.emit(self.spec.path, value if standing == before else self.meaning())

    def finish(self) -> None:
        """Commit what stands here; the seller is done with the field, so it gets its last form."""
        self.commit()

    @abstractmethod
    def write(self, value: object) -> None:
        """Put ``value`` into the controls."""

    @abstractmethod
    def standing(self) -> object:
        """Return what the controls show at present: anything that is equal only when they look
        equal."""

    @abstractmethod
    def meaning(self) -> object:
        """Return the form value of what stands in the controls."""

    @abstractmethod
    def controls(self) -> tuple[QWidget, ...]:
        """Return the widgets that take the focus; the first one is the field itself."""

    def main(self) -> QWidget:
        """Return the control that stands for the field: it has its object name and its label's
        focus."""
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
        """Finish it, and report that the seller is done with it."""
        self.finish()
        self.left.emit(self.spec.path)

    def _adopt(self, inner: QWidget) -> None:
        """Fill this editor with ``inner`` and give it the focus."""
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(inner)
        self.setFocusProxy(inner)

    def _set_up(self, *controls: QWidget) -> None:
        for control in controls:
            self._text_controls.watch(control)
