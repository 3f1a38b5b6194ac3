"""The editor for several of many values: a check list with a search field."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QVBoxLayout

from app.engine.catalog.table_query import words_of
from app.engine.queries.condition_values import Kind
from app.ui.look import theme
from app.ui.look.text import PlainLabel, literal, one_line, plain_tooltip
from app.ui.look.type_scale import px
from app.ui.loop import while_alive
from app.ui.texts.condition_text import joined, value_words
from app.ui.widgets.inputs.fields import LineEdit, draw_at_end
from app.ui.widgets.inputs.ticked_list import DATA, TickedList

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QListWidgetItem, QWidget

    from app.ui.listings.rules.vocabulary import Options, RuleVocabulary

_HIGH, _LEAST = 300, 260
_OWN_VALUES = (Kind.ATTRIBUTE, Kind.CATEGORY)
"""The kinds that also accept a typed value that is in no list."""
_KEYS = (Qt.Key.Key_Up, Qt.Key.Key_Down)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class ChoicesEditor(QPushButton):
    """A button that names the chosen values; a click, Space or Down opens the list.

    ``changed`` is emitted when a value is checked or unchecked.
    """

    changed = Signal()

    def __init__(
        self, vocabulary: RuleVocabulary, kind: Kind, attribute: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("rule_choices")
        self.setProperty("kind", "choices")
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._vocabulary, self._kind, self._attribute = vocabulary, kind, attribute
        self._values: tuple[str, ...] = ()
        self.clicked.connect(self.open_list)
        self._show()

    def values(self) -> tuple[str, ...]:
        """Return the chosen values."""
        return self._values

    def problem(self) -> str:
        """Return the error of the input: always empty."""
        return ""

    def set_values(self, values: Iterable[str]) -> None:
        """Choose exactly ``values``."""
        self._values = tuple(values)
        self._show()

    def open_list(self) -> None:
        """Show the list below the button."""
        popup = _ChoicesPopup(self._vocabulary, self._kind, self._attribute, self)
        popup.toggled.connect(self._toggle)
        popup.open_below(self._values)

    def _toggle(self, value: str, ticked: bool) -> None:
        others = tuple(one for one in self._values if one.casefold() != value.casefold())
        self._values = (*others, value) if ticked else others
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        wording = self._vocabulary.wording
        words = joined(value_words(value, self._kind, wording) for value in self._values)
        room = max(px(60), self.width() - px(36))
        shown = words or self.tr("Choose…")
        elided = self.fontMetrics().elidedText(shown, Qt.TextElideMode.ElideRight, room)
        self.setText(literal(elided))
        self.setAccessibleDescription(words)
        plain_tooltip(self, words if elided != shown else "")

    def resizeEvent(self, event: object) -> None:
        """Show as many value names as fit."""
        self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the list with Down as well."""
        if event.key() == Qt.Key.Key_Down and not event.modifiers():
            self.open_list()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the field and its arrow."""
        super().paintEvent(event)
        draw_at_end(self, "chevron-down", px(8))


class _ChoicesPopup(QFrame):
    """The list of values with a filter field; Enter checks, Escape closes."""

    toggled = Signal(str, bool)

    def __init__(
        self, vocabulary: RuleVocabulary, kind: Kind, attribute: str, parent: QWidget
    ) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("rule_choices_list")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._vocabulary, self._kind, self._attribute = vocabulary, kind, attribute
        self._chosen: tuple[str, ...] = ()
        self._options: Options = ()
        self._field = LineEdit(name="rule_choice_search")
        self._field.setPlaceholderText(self.tr("Find a value"))
        if kind in _OWN_VALUES:
            self._field.setPlaceholderText(self.tr("Find or type a value"))
        self._field.setAccessibleName(self._field.placeholderText())
        self._field.textChanged.connect(self._narrow)
        self._field.installEventFilter(self)
        self._list = TickedList("rule_choice_list", self.tr("Values"))
        self._list.itemChanged.connect(self._ticked)
        self._list.installEventFilter(self)
        self._none = PlainLabel(self.tr("No value begins with this"), "label", "text3")
        self._none.hide()
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(120)
        self._rest.timeout.connect(self._ask)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(8), px(8), px(8), px(8))
        column.setSpacing(px(6))
        column.addWidget(self._field)
        column.addWidget(self._none)
        column.addWidget(self._list, 1)

    def open_below(self, chosen: tuple[str, ...]) -> None:
        """Show the list below its button, with ``chosen`` checked."""
        self._chosen = chosen
        button = self.parentWidget()
        assert button is not None, "a list is that of its button"
        place = button.mapToGlobal(QPoint(0, button.height() + px(2)))
        self.resize(max(button.width(), px(_LEAST)), px(_HIGH))
        screen = button.screen().availableGeometry()
        left = max(screen.left(), min(place.x(), screen.right() - self.width()))
        if place.y() + self.height() > screen.bottom():
            place.setY(button.mapToGlobal(QPoint(0, 0)).y() - self.height() - px(2))
        self.move(left, max(screen.top(), place.y()))
        self.show()
        self._field.setFocus()
        self._ask()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the background and the outline of a menu."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.color("field"))
        painter.fillRect(self.rect().adjusted(1, 1, -1, -1), theme.color("raised"))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move through the list with the arrows from the field, too, and check with Enter."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        if watched is self._field and event.key() in _KEYS:
            self._list.step(-1 if event.key() == Qt.Key.Key_Up else 1)
            return True
        if event.key() in _ENTER:
            entry = self._list.currentItem()
            if entry is not None:
                was = entry.checkState() == Qt.CheckState.Checked
                state = Qt.CheckState.Unchecked if was else Qt.CheckState.Checked
                entry.setCheckState(state)
            return True
        return False

    def _narrow(self) -> None:
        # Fixed lists are filtered at once; other values are requested.
        if self._kind in _OWN_VALUES:
            self._rest.start()
        else:
            self._fill()

    def _ask(self) -> None:
        begun = self._field.text().strip() if self._kind in _OWN_VALUES else ""
        take = while_alive(self, self._take)
        self._vocabulary.ask_values(self._kind, self._attribute, begun, take)

    def _take(self, options: Options) -> None:
        self._options = options
        self._fill()

    def _fill(self) -> None:
        typed = " ".join(self._field.text().split())
        words = words_of(typed)
        wording = self._vocabulary.wording
        known = {value.casefold() for value, _ in self._options}
        own = tuple(
            (value, value_words(value, self._kind, wording))
            for value in self._chosen
            if value.casefold() not in known
        )
        listed = [*own, *self._options]
        if typed and self._kind in _OWN_VALUES and typed.casefold() not in known:
            listed.append((typed, self.tr("Use “{value}”").format(value=one_line(typed))))
        self._list.blockSignals(True)
        self._list.clear()
        chosen = {value.casefold() for value in self._chosen}
        for value, title in listed:
            named = " ".join(("", *words_of(title), *words_of(value)))
            if value == typed or all(f" {word}" in named for word in words):
                self._list.add_line(title, value, ticked=value.casefold() in chosen)
        self._list.setCurrentRow(0)
        self._list.blockSignals(False)
        self._none.setVisible(not self._list.count())

    def _ticked(self, entry: QListWidgetItem) -> None:
        value = str(entry.data(DATA))
        ticked = entry.checkState() == Qt.CheckState.Checked
        others = tuple(one for one in self._chosen if one.casefold() != value.casefold())
        self._chosen = (*others, value) if ticked else others
        self.toggled.emit(value, ticked)
