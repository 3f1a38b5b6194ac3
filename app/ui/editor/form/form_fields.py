"""The fields of an open listing by path, with their state even before they are built."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.editing.form.fields import FieldSpec, Section
from app.editing.form.locks import varied_value
from app.rules.findings import Finding
from app.ui.forms.blocks import FieldBlocks
from app.ui.forms.field import FormField
from app.ui.forms.grid import FieldGrid
from app.ui.widgets.focus_changes import follow_focus

if TYPE_CHECKING:
    from app.editing.repair import Repair
    from app.ui.editor.history import EditHistory
    from app.ui.texts.form_context import FormContext


class FormFields(QObject):
    """The fields of a form. ``fields[path]`` builds a missing field; ``find`` does not.

    The state of a field – its value, whether it differs, its findings – is set in the same way for
    every path, and a field that is built later shows all of it. ``edited``, ``left``,
    ``reset_requested`` and ``repair_requested`` are the signals of the fields; ``built`` carries a
    new one.
    """

    edited = Signal(str, object)
    left = Signal(str)
    reset_requested = Signal(str)
    repair_requested = Signal(str, object)
    built = Signal(object)

    def __init__(self, history: EditHistory, context: FormContext) -> None:
        super().__init__()
        self._history = history
        self._context = context
        self._grids: dict[str, FieldGrid] = {}
        self._blocks: dict[str, FieldBlocks] = {}
        self._made: dict[str, FormField] = {}
        self._findings: Mapping[str, Sequence[Finding]] = {}
        self._repairs: Mapping[str, tuple[Repair, ...]] = {}
        self._order: list[str] = []
        self.specs: dict[str, FieldSpec] = {}
        follow_focus(self._on_focus)

    def add(self, section: Section) -> FieldBlocks:
        """Return the widget of ``section``, with places for its fields."""
        blocks = FieldBlocks(section, self._make, self._context.locale)
        for grid in blocks.grids:
            for spec in grid.specs:
                self._grids[spec.path] = grid
                self._blocks[spec.path] = blocks
                self.specs[spec.path] = spec
                self._order.append(spec.path)
        return blocks

    def __contains__(self, path: object) -> bool:
        return path in self.specs

    def __iter__(self) -> Iterator[str]:
        return iter(self.specs)

    def __getitem__(self, path: str) -> FormField:
        """Return the field of ``path``, building it if needed; raise ``KeyError`` if unknown."""
        field = self._made.get(path)
        if field is None:
            field = self._grids[path].build(path)
            self.built.emit(field)
        return field

    def find(self, path: str) -> FormField | None:
        """Return the field of ``path`` if it is built, otherwise ``None``."""
        return self._made.get(path)

    def open_up(self, path: str) -> FormField:
        """Return the field of ``path`` after opening the group that contains it."""
        kept = self._blocks[path].kept
        if kept is not None and kept.grid is self._grids[path]:
            kept.open()
        return self[path]

    def first_open(self) -> FormField | None:
        """Return the first built field that can be edited, or ``None``."""
        made = (self._made[path] for path in self._order if path in self._made)
        return next((field for field in made if field.spec.locked is None), None)

    def missing(self) -> Iterator[tuple[FieldGrid, FieldSpec]]:
        """Yield the fields that are not built yet, in the order of the form."""
        for path, spec in self.specs.items():
            if path not in self._made:
                yield self._grids[path], spec

    def show_value(self, path: str, value: object) -> None:
        """Show ``value`` in the field of ``path``."""
        field = self._made.get(path)
        if field is not None:
            field.show_value(value)

    def show_changed(self, path: str) -> None:
        """Show whether the field of ``path`` differs from the marketplace's value."""
        field = self._made.get(path)
        if field is not None:
            draft = self._history.draft
            # A new listing has no marketplace values to differ from.
            changed = draft.is_changed(path) and not draft.is_new
            field.set_changed(changed=changed, before=draft.base_value(path))

    def show_draft(self) -> None:
        """Show the values of the whole draft."""
        for path in self._made:
            self.show_value(path, self._value(self.specs[path]))
            self.show_changed(path)

    def show_varied(self) -> None:
        """Update the fields whose values the variations determine."""
        for path, field in self._made.items():
            if field.spec.is_varied:
                self.show_value(path, self._value(field.spec))

    def _value(self, spec: FieldSpec) -> object:
        draft = self._history.draft
        return (
            varied_value(draft.preview(), spec.path) if spec.is_varied else draft.value(spec.path)
        )

    def commit(self) -> None:
        """Have every built field report its content; a field that is not built has no input."""
        for field in tuple(self._made.values()):
            field.commit()

    def finish(self) -> None:
        """Finish every field: ``commit``, and show the input in its final format."""
        for field in tuple(self._made.values()):
            field.finish()

    def show_findings(
        self, by_path: Mapping[str, Sequence[Finding]], repairs: Mapping[str, tuple[Repair, ...]]
    ) -> None:
        """Show the findings of each field, with their repairs."""
        self._findings, self._repairs = by_path, repairs
        for path, field in self._made.items():
            field.set_findings(tuple(by_path.get(path, ())), repairs.get(path, ()))

    def _on_focus(self, old: QWidget | None, new: QWidget | None) -> None:
        """Report that the seller left a field, whichever of its widgets had the focus."""
        # If another window is in front, the focus within this one stays.
        before = None if new is None else self._field_around(old)
        if before is not None and before is not self._field_around(new):
            before.leave()

    def _field_around(self, widget: QWidget | None) -> FormField | None:
        """Return the field that contains ``widget``, even if it is in a popup list of the field."""
        while widget is not None and not isinstance(widget, FormField):
            widget = widget.parentWidget()
        return widget if widget is not None and self._made.get(widget.spec.path) is widget else None

    def _make(self, spec: FieldSpec) -> FormField:
        field = self._made[spec.path] = FormField(spec, self._context)
        field.edited.connect(self.edited)
        field.left.connect(self.left)
        field.reset_requested.connect(self.reset_requested)
        field.repair_requested.connect(self.repair_requested)
        path = spec.path
        field.show_value(self._value(spec))
        self.show_changed(path)
        field.set_findings(tuple(self._findings.get(path, ())), self._repairs.get(path, ()))
        return field
