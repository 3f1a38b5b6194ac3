"""The column chooser: a list below its button, with a field to search for fields and attributes."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter
from PySide6.QtWidgets import QFrame, QHBoxLayout, QListWidgetItem, QVBoxLayout

from app.engine.catalog.questions import AttributeNames, Attributes
from app.engine.catalog.table_query import words_of
from app.ui.listings.table.column_layout import USUAL_LAYOUT, ColumnLayout
from app.ui.listings.table.columns import COLUMNS, Column, column_title
from app.ui.listings.table.more_columns import MORE_COLUMNS, attribute_column
from app.ui.look import theme
from app.ui.look.text import PlainLabel, one_line
from app.ui.look.type_scale import px
from app.ui.widgets.inputs.buttons import IconButton, LinkButton
from app.ui.widgets.inputs.fields import LineEdit
from app.ui.widgets.inputs.ticked_list import DATA, TickedList

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget

    from app.engine.catalog.catalog import ItemCatalog
    from app.engine.catalog.questions import CatalogAnswer

_WIDE, _HIGH = 320, 430
# If there are more attributes, they are found only by typing.
_MOST_SHOWN = 300


class ColumnChooser(QFrame):
    """The shown columns with check marks, in order, followed by all other available ones.

    ``chosen`` carries the ``ColumnLayout`` after each change. Space checks, Alt with an arrow
    moves, Alt and P pins.
    """

    chosen = Signal(object)

    def __init__(self, catalog: ItemCatalog, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("column_chooser")
        self.setAccessibleName(self.tr("Columns"))
        self._catalog = catalog
        self._layout = USUAL_LAYOUT
        self._attributes: dict[str, Column] = {}
        self._margins = True
        self._field = LineEdit(name="column_search")
        self._field.setPlaceholderText(self.tr("Find a field or attribute"))
        self._field.setAccessibleName(self._field.placeholderText())
        self._field.textChanged.connect(self._fill)
        self._field.installEventFilter(self)
        self._list = TickedList("column_list", self.tr("Columns"))
        self._list.itemChanged.connect(self._ticked)
        self._list.currentRowChanged.connect(self._show_buttons)
        self._list.installEventFilter(self)
        self._none = PlainLabel(self.tr("No field or attribute has this name"), "label", "text3")
        self._up = self._button("arrow-up", self.tr("Move to the left"), "Alt+Up", -1)
        self._down = self._button("arrow-down", self.tr("Move to the right"), "Alt+Down", 1)
        self._pin = IconButton(
            "pin",
            self.tr("Keep in sight while scrolling"),
            self,
            key=QKeySequence("Alt+P"),
            size=28,
            checkable=True,
            name="column_pin",
        )
        self._pin.clicked.connect(self._toggle_pin)
        usual = LinkButton(self.tr("Usual columns"), parent=self, name="usual_columns")
        usual.clicked.connect(partial(self._choose, USUAL_LAYOUT))
        below = QHBoxLayout()
        below.setSpacing(px(4))
        for button in (self._up, self._down, self._pin):
            below.addWidget(button)
        below.addStretch(1)
        below.addWidget(usual)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(8), px(8), px(8), px(8))
        column.setSpacing(px(6))
        column.addWidget(self._field)
        column.addWidget(self._none)
        column.addWidget(self._list, 1)
        column.addLayout(below)

    def _button(self, icon: str, words: str, key: str, by: int) -> IconButton:
        button = IconButton(
            icon, words, self, key=QKeySequence(key), size=28, name=f"column_{icon}"
        )
        button.clicked.connect(partial(self._move, by))
        return button

    def open_at(self, place: QPoint, layout: ColumnLayout, *, margins: bool) -> None:
        """Show the chooser with its top right corner at ``place`` (global)."""
        self._layout, self._margins = layout, margins
        self._catalog.ask("attributes", Attributes(), self._take)
        self._field.clear()
        self._fill()
        self.resize(px(_WIDE), px(_HIGH))
        screen = self.screen().availableGeometry()
        left = max(screen.left(), place.x() - self.width())
        top = max(screen.top(), min(place.y(), screen.bottom() - self.height()))
        self.move(left, top)
        self.show()
        self._field.setFocus()

    def _take(self, answer: CatalogAnswer) -> None:
        assert isinstance(answer, AttributeNames)
        found = {key: attribute_column(key, one_line(name)) for key, name in answer.names.items()}
        self._attributes = {column.id: column for column in found.values()}
        if self.isVisible():
            self._fill()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the background and the outline of a menu."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.color("field"))
        painter.fillRect(self.rect().adjusted(1, 1, -1, -1), theme.color("raised"))

    # -- the list --------------------------------------------------------------------------------

    def _offered(self) -> list[Column]:
        shown = {one.column.id for one in self._layout.placed}
        others = [*COLUMNS[1:], *MORE_COLUMNS]
        attributes = sorted(self._attributes.values(), key=lambda one: one.name.casefold())
        return [column for column in (*others, *attributes) if column.id not in shown]

    def _fill(self) -> None:
        current = self._current_id()
        words = words_of(self._field.text())
        self._list.blockSignals(True)
        self._list.clear()
        shown = [(one.column, True) for one in self._layout.placed]
        shown += [(column, False) for column in self._offered()]
        for column, ticked in shown:
            if column.id == "margin" and not self._margins:
                continue
            named = " ".join(("", *words_of(column_title(column)), *words_of(column.id)))
            if all(f" {word}" in named for word in words):
                if self._list.count() >= _MOST_SHOWN:
                    break
                fixed = column.id == "title"
                self._list.add_line(column_title(column), column.id, ticked=ticked, fixed=fixed)
        self._list.blockSignals(False)
        self._none.setVisible(not self._list.count())
        self._go_to(current)

    def _current_id(self) -> str:
        return str(self._list.currentItem().data(DATA)) if self._list.currentRow() >= 0 else ""

    def _go_to(self, column_id: str) -> None:
        for at in range(self._list.count()):
            if self._list.item(at).data(DATA) == column_id:
                self._list.setCurrentRow(at)
                return
        self._list.setCurrentRow(0)
        self._show_buttons()

    def _ticked(self, entry: QListWidgetItem) -> None:
        column_id = str(entry.data(DATA))
        known = [*COLUMNS, *MORE_COLUMNS, *self._attributes.values()]
        known += [one.column for one in self._layout.placed]
        column = next(one for one in known if one.id == column_id)
        self._choose(self._layout.toggled(column))

    def _choose(self, layout: ColumnLayout) -> None:
        self._layout = layout
        self._fill()
        self.chosen.emit(layout)

    # -- order and pins --------------------------------------------------------------------------

    def _show_buttons(self) -> None:
        placed = {one.column.id: one for one in self._layout.placed}
        current = self._current_id()
        there = current in placed
        for button, by in ((self._up, -1), (self._down, 1)):
            button.setEnabled(there and self._layout.moved(current, by) != self._layout)
        self._pin.setEnabled(there and current != "title")
        self._pin.setChecked(there and placed[current].pinned)

    def _move(self, by: int) -> None:
        layout = self._layout.moved(self._current_id(), by)
        if layout != self._layout:
            self._choose(layout)

    def _toggle_pin(self) -> None:
        placed = {one.column.id: one for one in self._layout.placed}
        current = self._current_id()
        if current in placed and current != "title":
            self._choose(self._layout.with_pin(current, pinned=not placed[current].pinned))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move and pin with Alt; enter the list with the arrow keys, check with Enter."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        key = event.key()
        if event.modifiers() & Qt.KeyboardModifier.AltModifier:
            if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
                self._move(-1 if key == Qt.Key.Key_Up else 1)
                return True
            if key == Qt.Key.Key_P:
                self._toggle_pin()
                return True
        if watched is self._field and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._list.step(-1 if key == Qt.Key.Key_Up else 1)
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self._current_id() not in ("", "title"):
                self._ticked(self._list.currentItem())
            return True
        return False
