"""The three versions of every field that was changed, in chronological order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from app.ui.activity.conflicts.merging import LIVE, MINE, MergeLine
from app.ui.activity.conflicts.version_cell import VersionBox, VersionChoice
from app.ui.look.text import ElidedLabel, PlainLabel
from app.ui.look.type_scale import px
from app.ui.widgets.icon_label import IconLabel

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_MOST = 24


class ConflictGrid(QWidget):
    """A grid in which only true conflicts offer a choice; other changes are marked as merged.

    ``chosen`` carries the choices by form path (``mine`` or ``live``) whenever one is made.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("conflict_versions")
        self.setAccessibleName(self.tr("Three versions"))
        self._lines: tuple[MergeLine, ...] = ()
        self._times = ("", "", "")
        self._choices: dict[str, str] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._body: QWidget | None = None

    def choices(self) -> Mapping[str, str]:
        """Return the current choice for each true conflict."""
        return dict(self._choices)

    def show_lines(self, lines: Sequence[MergeLine], times: tuple[str, str, str]) -> None:
        """Show the fields; ``times`` appear under the headings of the three versions.

        Choices for fields that are still in conflict are kept.
        """
        if tuple(lines) == self._lines and times == self._times:
            return
        self._lines, self._times = tuple(lines), times
        self._choices = {
            line.path: self._choices.get(line.path, MINE) for line in lines if line.conflict
        }
        self._build()

    def forget(self) -> None:
        """Clear the choices and lines, because another row is shown."""
        self._choices = {}
        self._lines = ()

    def _build(self) -> None:
        if self._body is not None:
            self._column.removeWidget(self._body)
            self._body.hide()
            self._body.setParent(None)
            self._body.deleteLater()
        self._body = QWidget(self)
        grid = QGridLayout(self._body)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(px(8))
        grid.setVerticalSpacing(px(8))
        grid.setColumnMinimumWidth(0, px(76))
        for column, stretch in ((1, 3), (2, 4), (3, 4)):
            grid.setColumnStretch(column, stretch)
        sides = (self.tr("Before you edited"), self.tr("Mine"), self.tr("Marketplace now"))
        for at, (title, time) in enumerate(zip(sides, self._times, strict=True), 1):
            grid.addWidget(self._head(title, time), 0, at)
        for row, line in enumerate(self._lines[:_MOST], 1):
            grid.addWidget(self._name(line), row, 0)
            grid.addWidget(
                VersionBox(line.base, sides[0], self._body, quiet=True, chosen=False), row, 1
            )
            if line.conflict:
                self._add_choices(grid, row, line, sides)
            else:
                mine = line.mine.touched
                grid.addWidget(VersionBox(line.mine, sides[1], self._body, chosen=mine), row, 2)
                grid.addWidget(VersionBox(line.live, sides[2], self._body, chosen=not mine), row, 3)
        self._column.addWidget(self._body)
        self._body.show()

    def _head(self, title: str, time: str) -> QWidget:
        head = QWidget(self._body)
        column = QVBoxLayout(head)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(ElidedLabel(title, "label_strong", "text", head))
        column.addWidget(ElidedLabel(time, "caption", "text2", head))
        return head

    def _name(self, line: MergeLine) -> QWidget:
        name = QWidget(self._body)
        column = QVBoxLayout(name)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(2))
        column.addWidget(ElidedLabel(line.label, "label_strong", "text", name))
        icon, role, words = (
            ("merge", "review", self.tr("choose"))
            if line.conflict
            else ("check", "ok", self.tr("merged"))
        )
        below = QHBoxLayout()
        below.setSpacing(px(4))
        below.addWidget(IconLabel(icon, role, 14, name), 0, Qt.AlignmentFlag.AlignVCenter)
        below.addWidget(PlainLabel(words, "caption", role, name), 1)
        column.addLayout(below)
        return name

    def _add_choices(
        self, grid: QGridLayout, row: int, line: MergeLine, sides: tuple[str, str, str]
    ) -> None:
        assert self._body is not None
        group = QButtonGroup(self._body)
        for column, key, version, side in (
            (2, MINE, line.mine, sides[1]),
            (3, LIVE, line.live, sides[2]),
        ):
            cell = VersionChoice(version, side, self._body, name=f"choose_{key}_{line.path}")
            cell.setAccessibleDescription(line.label)
            cell.setChecked(self._choices[line.path] == key)
            cell.toggled.connect(
                lambda on, path=line.path, key=key: self._choose(path, key) if on else None
            )
            group.addButton(cell)
            grid.addWidget(cell, row, column)

    def _choose(self, path: str, key: str) -> None:
        self._choices[path] = key
        self.chosen.emit(dict(self._choices))

    def changeEvent(self, event: QEvent) -> None:
        """Translate the texts after a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._lines:
            self._build()
