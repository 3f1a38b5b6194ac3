"""Builds the fields of a form in slices, so that a form of hundreds opens at once."""

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
"""After so long no further field is begun before the window had its turn."""


class FormBuilding(QObject):
    """Builds what is in view first, then the rest from the top down; it rests when all is there.

    What stands in a closed group is left until the group is opened.
    """

    def __init__(self, fields: FormFields, parent: QWidget) -> None:
        super().__init__(parent)
        self._fields = fields
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self.build_slice)
        self.slices: list[int] = []
        """How many fields each slice built."""

    @property
    def running(self) -> bool:
        """Whether there is still something to build."""
        return self._timer.isActive()

    def start(self) -> None:
        """Go on building, when the window has nothing else to do."""
        self._timer.start()

    def build_slice(self) -> None:
        """Build as many fields as there is time for, one at least, or rest when all is built."""
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
    # A line without anything in it yet is as low as a line can be; another one keeps room for a
    # note, which few fields have.
    return place.adjusted(0, 0, 1, 1 - min(px(_NOTE), place.height()))
