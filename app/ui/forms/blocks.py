"""The fields of one section, under the headings of their groups, with locked values below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.editing.form.fields import FieldSpec, Section
from app.editing.number_locale import NumberLocale
from app.ui.forms.grid import FieldGrid, MakeField, is_wide
from app.ui.forms.read_only_fields_group import ReadOnlyFieldsGroup
from app.ui.look.text import PlainLabel, one_line
from app.ui.look.type_scale import px

# A change of a field lays out its whole grid again, so grids are kept small.
_GRID = 12


class FieldBlocks(QWidget):
    """Headings and grids one below the other, all with the same number of columns."""

    def __init__(self, section: Section, make: MakeField, locale: NumberLocale) -> None:
        super().__init__()
        self.kept = ReadOnlyFieldsGroup(section.kept, make, locale) if section.kept else None
        own: list[FieldGrid] = []
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(px(12))
        groups = [(name, tuple(specs)) for name, specs in groupby(section.fields, _group_of)]
        for name, specs in groups:
            # A single heading would only repeat the section's own title.
            if name and len(groups) > 1:
                heading = PlainLabel(one_line(name), "heading", "text2")
                heading.setObjectName("group_heading")
                layout.addWidget(heading)
            for part in _parts(specs):
                grid = FieldGrid(part, make)
                own.append(grid)
                layout.addWidget(grid)
        if self.kept is not None:
            layout.addWidget(self.kept)
        self.grids = (*own, *((self.kept.grid,) if self.kept is not None else ()))

    def set_columns(self, columns: int) -> None:
        """Use one column or two."""
        for grid in self.grids:
            grid.set_columns(columns)


def _group_of(spec: FieldSpec) -> str:
    return spec.group or ""


def _parts(specs: Sequence[FieldSpec]) -> Iterator[tuple[FieldSpec, ...]]:
    """Split ``specs`` into parts that end at the end of a two-column line."""
    part: list[FieldSpec] = []
    single = False
    for spec in specs:
        part.append(spec)
        single = False if is_wide(spec) else not single
        if len(part) >= _GRID and not single:
            yield tuple(part)
            part = []
    if part:
        yield tuple(part)
