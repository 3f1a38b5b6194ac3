"""Editing one cell of the listings table in place: opening, typing, accepting or refusing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from app.editing.cells.cell_values import cell_text, read_cell
from app.editing.values import UnreadText
from app.engine.listings.pending_cells import CellEdit
from app.ui.listings.cells.cell_field import DOWN, LEFT, RIGHT, STAY, UP, CellField

if TYPE_CHECKING:
    from app.domain.wire_item import WireItem
    from app.engine.catalog.catalog import ItemCatalog
    from app.ui.cells.cell_keeping import CellKeeping

_ROWS = {DOWN: 1, UP: -1}
_SIDES = {RIGHT: 1, LEFT: -1}
_PASSING = (RIGHT, LEFT, STAY)
"""The ways out of a field that accept nothing if it was only looked at: else a click elsewhere
would decide a conflict."""


class CellEditing(QObject):
    """The handler of typing into one cell of the table."""

    def __init__(self, keeping: CellKeeping, catalog: ItemCatalog) -> None:
        table = keeping.table
        super().__init__(table)
        self._keeping, self._catalog = keeping, catalog
        self.table, self.pending, self.reader = table, keeping.pending, keeping.reader
        self.field = CellField(table.viewport())
        self.field.hide()
        self._cell: tuple[str, str] = ("", "")
        table.typed.connect(self.begin)
        self.field.done.connect(self._take)
        self.field.left.connect(self._give_up)
        table.verticalScrollBar().valueChanged.connect(lambda _value: self._follow())
        table.horizontalScrollBar().valueChanged.connect(lambda _value: self._follow())
        table.rows.counted.connect(self._follow)
        table.current_changed.connect(self.field.forget_reason)

    def begin(self, typed: str | None = None) -> None:
        """Open the current cell for editing; ``typed`` replaces its content."""
        table, cursor = self.table, self.table.currentIndex()
        item_id = table.rows.item_id(cursor.row()) if cursor.isValid() else None
        if item_id is None:
            return
        place, path = table.visualRect(cursor), table.field_at(cursor.column())
        if not path:
            self.field.show_obstacle(place, self.tr("This column cannot be changed here"))
            return
        body = self.body(item_id)
        if body is None:
            self.field.show_obstacle(place, self.tr("This listing has not been read yet"))
            return
        spec = self.reader.field(body, path)
        if spec.locked is not None:
            self.field.show_obstacle(place, self.reader.why_locked(body, spec))
            return
        form = self.reader.form(body, spec)
        value = self._keeping.marks.value(item_id, path, body)
        words = [cell_text(choice.id or choice.name, spec, form) for choice in spec.choices]
        if spec.named:
            words = [choice.name for choice in spec.choices]
        self._cell = (item_id, path)
        table.scrollTo(cursor)
        column = table.rows.columns[cursor.column()]
        heading = str(table.rows.headerData(cursor.column(), Qt.Orientation.Horizontal))
        self.field.begin(
            table.visualRect(cursor),
            cell_text(value, spec, form),
            name=heading,
            typed=typed,
            right=column.right,
            words=words,
        )
        wrong = self._keeping.marks.why_wrong(item_id, path, body)
        if typed is None and wrong:
            self.field.show_reason(wrong)

    def body(self, item_id: str) -> WireItem | None:
        """Return a listing as it was last synced."""
        return self._catalog.facts(item_id)

    def _take(self, then: str) -> None:
        """Accept the text in the field, or show why it is invalid."""
        item_id, path = self._cell
        body = self.body(item_id) if item_id else None
        if body is None:
            self._close()
            return
        if then in _PASSING and not self.field.is_touched:
            self._close()
            self._go(then)
            return
        spec = self.reader.field(body, path)
        now = self._keeping.marks.value(item_id, path, body)
        value = read_cell(self.field.text(), spec, now, self.reader.form(body, spec))
        if isinstance(value, UnreadText) and then != STAY:
            self.field.show_reason(self.reader.why_unread(body, spec, value))
            return
        self._close()
        steps = self.pending.lay([CellEdit(item_id, path, value)], {item_id: body})
        self._keeping.made(steps, self.tr("Change a cell"))
        self._go(then)

    def _go(self, then: str) -> None:
        if then == STAY:
            return
        table, cursor = self.table, self.table.currentIndex()
        table.setFocus(Qt.FocusReason.OtherFocusReason)
        row = cursor.row() + _ROWS.get(then, 0)
        column = cursor.column()
        if then in _SIDES:
            column = table.next_cell(column, _SIDES[then])
        table.go_to_cell(min(row, table.rows.rowCount() - 1), column)

    def _give_up(self) -> None:
        self._close()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _close(self) -> None:
        self._cell = ("", "")
        self.field.close_field()

    def _follow(self) -> None:
        """Keep the field on its cell when rows move; if the cell is gone, accept the text."""
        item_id, path = self._cell
        if not item_id:
            self.field.forget_reason()
            return
        table = self.table
        row = table.rows.position(item_id)
        column = next((n for n, c in enumerate(table.rows.columns) if c.field == path), -1)
        if row is None or column < 0:
            self._take(STAY)
        else:
            self.field.move_to(table.visualRect(table.rows.index(row, column)))
