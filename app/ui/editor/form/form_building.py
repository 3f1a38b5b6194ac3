"""Incremental building of the form fields, so that a form with hundreds of fields opens at once."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, QTimer

from app.ui.look.type_scale import px

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.editing.form.fields import FieldSpec
    from app.ui.editor.form.form_fields import FormFields
    from app.ui.forms.grid import FieldGrid

_NOTE = 24
SLICE_SECONDS = 0.008
"""The number of seconds after which building fields pauses, so that the window can handle
events."""


class FormBuilding(QObject):
    """The building of the fields: visible ones first, then the rest from the top down.

    Fields in a closed group are not built until the group is opened.
    """

    def __init__(self, fields: FormFields, parent: QWidget) -> None:
        super().__init__(parent)
        self._fields = fields
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self.build_slice)
        self.slices: list[int] = []
        """The number of fields built by each slice."""

    @property
    def running(self) -> bool:
        """Whether there are fields left to build."""
        return self._timer.isActive()

    def start(self) -> None:
        """Continue building when the event loop is idle."""
        self._timer.start()

    def build_slice(self) -> None:
        """Build fields until the time is used up, at least one; stop when all are built."""
        until = perf_counter() + SLICE_SECONDS
        built = 0
        for _grid, spec in self._in_turn():
            self._fields[spec.path].show()
            built += 1
            if perf_counter() >= until:
                break
        if built:
            self.slices.append(built)
        else:
            self._timer.stop()

    def _in_turn(self) -> list[tuple[FieldGrid, FieldSpec]]:
        waiting = [(grid, spec) for grid, spec in self._fields.missing() if not grid.isHidden()]
        seen = [(grid, spec) for grid, spec in waiting if _in_view(grid, spec)]
        return seen or waiting


def _in_view(grid: FieldGrid, spec: FieldSpec) -> bool:
    shown = grid.visibleRegion()
    return not shown.isEmpty() and shown.intersects(_place(grid, spec))


def _place(grid: FieldGrid, spec: FieldSpec) -> QRect:
    place = grid.place_of(spec.path)
    # An empty line has the minimum height; a filled line reserves room for a note, which few fields
    # have.
    return place.adjusted(0, 0, 1, 1 - min(px(_NOTE), place.height()))
