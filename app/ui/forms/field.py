"""One field of a form: a label, an editor, and a note with a finding, a lock reason or a hint."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from app.editing.form.fields import FieldKind, FieldSpec
from app.editing.form.list_entries import AREAS, FREE_METHODS
from app.editing.numbers import format_number
from app.editing.repair import Repair
from app.editing.values import DOES_NOT_APPLY, Choice, UnreadText, is_not_applicable
from app.rules.findings import Finding
from app.ui.forms.labels import field_label
from app.ui.forms.lock_text import lock_reason
from app.ui.forms.registry import build_editor
from app.ui.look.text import plain_tooltip
from app.ui.look.type_scale import px
from app.ui.texts.finding_text import finding_sentence
from app.ui.texts.form_context import FormContext
from app.ui.texts.value_text import value_text
from app.ui.widgets.inputs.field_label import FieldLabel, FieldNote

_COUNTED = ("title", "subtitle")
# Other texts show a counter only when they are nearly full.
_NEARLY = 0.8
_MISSING = ".required"


class FormField(QWidget):
    """A field with label and note; ``edited`` carries its path and a new form value."""

    edited = Signal(str, object)
    left = Signal(str)
    reset_requested = Signal(str)
    repair_requested = Signal(str, object)

    def __init__(self, spec: FieldSpec, context: FormContext) -> None:
        super().__init__()
        self.spec = spec
        self.context = context
        self.setObjectName(f"row_{spec.path}")
        self.setProperty("background", "surface")
        self.editor = build_editor(spec, context)
        self.editor.main().setObjectName(f"field_{spec.path}")
        label = field_label(spec)
        required = spec.required and spec.locked is None
        self.label = FieldLabel(label, required=required, buddy=self.editor)
        self.note = FieldNote(self)
        self._findings: tuple[Finding, ...] = ()
        self._repairs: tuple[Repair, ...] = ()
        self._is_changed = False
        self._applies = True
        self._cut_off = False
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(px(5))
        layout.addWidget(self.label)
        layout.addWidget(self.editor)
        layout.addWidget(self.note)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        for control in {*self.editor.controls(), self.editor.main()}:
            if not control.accessibleName():
                control.setAccessibleName(label)
        # The signal is passed on directly; this field only updates its display.
        self.editor.edited.connect(self._show_edited)
        self.editor.edited.connect(self.edited)
        self.editor.left.connect(self.left)
        # Truncation is also reported as an edit: the note is shown after it, and stays until the
        # next edit.
        self.editor.cut_off.connect(self._on_cut_off, Qt.ConnectionType.QueuedConnection)
        self.editor.reset_requested.connect(lambda: self.reset_requested.emit(spec.path))
        self.editor.no_use_requested.connect(self._on_no_use)
        self.note.repair_requested.connect(self._on_repair)
        self._show_state()

    def show_value(self, value: object) -> None:
        """Show ``value`` without emitting ``edited``."""
        self._cut_off = False
        self._show_applies(applies=not is_not_applicable(value))
        self.editor.show_value(value if self._applies or self.editor.lists_no_use else ())
        self._count(value)

    def set_changed(self, *, changed: bool, before: object = None) -> None:
        """Mark the field as not sent yet; ``before`` is the marketplace's value."""
        self.label.set_changed(changed)
        had = value_text(self.spec, before, self.context) or "–"
        tip = self.tr("The marketplace has: {value}").format(value=had)
        plain_tooltip(self.label, tip if changed else "")
        self._is_changed = changed
        self._show_state()

    def set_findings(self, findings: tuple[Finding, ...], repairs: tuple[Repair, ...]) -> None:
        """Show the findings of the field, the worst first, and the repairs."""
        if not findings and not self._findings and not repairs and not self._repairs:
            return
        self._findings = tuple(sorted(findings, key=lambda finding: not finding.is_error))
        self._repairs = repairs
        self._show_state()

    def put_below(self, widget: QWidget) -> None:
        """Add a widget below the field."""
        layout = self.layout()
        if layout is not None:
            layout.addWidget(widget)

    def commit(self) -> None:
        """Report the content of the field if it was not reported yet."""
        self.editor.commit()

    def finish(self) -> None:
        """Commit the typed content and show it in its final form."""
        self.editor.finish()

    def leave(self) -> None:
        """Finish the field, and report that the seller has left it."""
        self.editor.leave()

    def focus(self) -> None:
        """Focus the field."""
        self.editor.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _show_edited(self, _path: str, value: object) -> None:
        if self._cut_off:
            self._cut_off = False
            self._show_state()
        self._show_applies(applies=not is_not_applicable(value))
        self._count(value)

    def _on_no_use(self) -> None:
        """Set the value “does not apply”, as the seller chose."""
        self.show_value(DOES_NOT_APPLY)
        self.edited.emit(self.spec.path, DOES_NOT_APPLY)

    def _show_applies(self, *, applies: bool) -> None:
        if applies is not self._applies:
            self._applies = applies
            self._show_state()

    def _on_repair(self, place: int = 0) -> None:
        if place < len(self._repairs):
            self.repair_requested.emit(self.spec.path, self._repairs[place].value)

    def _on_cut_off(self) -> None:
        self._cut_off = True
        self._show_state()

    def _count(self, value: object) -> None:
        longest = self.spec.longest
        if longest is None:
            return
        # The marketplace counts code points, as Python does.
        length = len(_plain(value))
        always = self.spec.path in _COUNTED
        text = self.tr("{n} of {most}").format(
            n=format_number(length, self.context.locale),
            most=format_number(longest, self.context.locale),
        )
        near = length >= longest * _NEARLY
        self.label.set_counter(text if always or near else "", over=length > longest)

    def _show_state(self) -> None:
        worst = self._findings[0] if self._findings else None
        state = "changed" if self._is_changed else "rest"
        kind, text = "hint", self._hint()
        repairs: list[str] = []
        if worst is not None:
            state = kind = "error" if worst.is_error else "warn"
            # A rejected value also counts as missing; the reason of the rejection is more helpful.
            reasons = (one for one in self._findings if not one.code.endswith(_MISSING))
            text = finding_sentence(next(reasons, worst), self.context, self.spec)
            repairs = [repair.text for repair in self._repairs]
        elif self._cut_off:
            state = kind = "warn"
            text = self.tr("The pasted text was too long; only its beginning was taken.")
        elif self.spec.locked is not None:
            kind, text = "locked", lock_reason(self.spec, self.context)
        self.editor.set_marks(state, changed=self._is_changed)
        self.note.show_note(kind, text, *repairs)
        self.editor.main().setAccessibleDescription(text)

    def _hint(self) -> str:
        """Return the hint of the field: our own text, then that of the marketplace."""
        own = ""
        if not self._applies:
            own = self.tr("Marked as not applicable")
        elif self.spec.kind in (FieldKind.SEVERAL, FieldKind.LIST) and self.spec.choices:
            own = self.tr("Several values, from the list")
        elif self.spec.kind is FieldKind.SEVERAL:
            own = self.tr("Several values")
        elif self.spec.path in (AREAS, FREE_METHODS):
            own = self.tr("By their ids: the marketplace has not given their names")
        return "\n".join(part for part in (own, self.spec.hint) if part)


def _plain(value: object) -> str:
    if isinstance(value, UnreadText):
        return value.text
    if isinstance(value, tuple):
        return value[0].name if value and isinstance(value[0], Choice) else ""
    return value if isinstance(value, str) else ""
