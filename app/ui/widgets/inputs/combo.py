"""A combo box in the program's style."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QPaintEvent
from PySide6.QtWidgets import (
    QComboBox,
    QCompleter,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionComboBox,
    QWidget,
)

from app.ui.look.type_scale import px
from app.ui.widgets.field_state import set_state, state_of
from app.ui.widgets.inputs.completion_list import completion_list
from app.ui.widgets.inputs.fields import LineEdit, add_reset, draw_at_end, pop_up
from app.ui.widgets.menu import Menu

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QWheelEvent


class Combo(QComboBox):
    """A combo box with the program's own arrow; if ``editable``, other values can be typed.

    The wheel changes it only while it has the focus, so that scrolling a form does not change
    values.
    """

    reset_requested = Signal()

    def __init__(
        self, parent: QWidget | None = None, *, editable: bool = False, name: str = ""
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setProperty("own", "true")
        self.setEditable(editable)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(4)
        self.setMaxVisibleItems(12)
        # The default delegate of the list paints like a menu and ignores the style sheet.
        self.setItemDelegate(QStyledItemDelegate(self))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        if editable:
            self._make_editable()

    def _make_editable(self) -> None:
        inner = LineEdit(parent=self)
        inner.setProperty("bare", "true")
        self.setLineEdit(inner)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        completer = QCompleter(self.model(), self)
        completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completion_list(completer)
        self.setCompleter(completer)

    def set_state(self, state: str, *, changed: bool = False) -> None:
        """Set one of ``field_state.STATES``.

        ``locked`` keeps focus and value, but opens no list.
        """
        set_state(self, state, changed=changed)
        edit = self.lineEdit()
        if edit is not None:
            edit.setReadOnly(state == "locked")
        self.update()

    def choose(self, data: object) -> bool:
        """Select the entry with ``data``.

        Return ``False`` and select none if there is no such entry.
        """
        found = next((at for at in range(self.count()) if self.itemData(at) == data), -1)
        self.setCurrentIndex(found)
        return found >= 0

    def meant(self, typed: str) -> int:
        """Return the index of the entry with the typed name, or of the only one with that prefix.

        Return -1 if no entry or several match.
        """
        if typed and typed == self.itemText(self.currentIndex()):
            # Several entries may have this name: prefer the selected one.
            return self.currentIndex()
        names = [self.itemText(at).casefold() for at in range(self.count())]
        wanted = typed.strip().casefold()
        if wanted in names:
            return names.index(wanted)
        found = [at for at, name in enumerate(names) if wanted and name.startswith(wanted)]
        return found[0] if len(found) == 1 else -1

    def showPopup(self) -> None:
        """Open the list, unless the field is locked."""
        if state_of(self) != "locked":
            super().showPopup()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Change the value by keys, unless the field is locked."""
        if state_of(self) == "locked" and event.key() not in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            event.ignore()
            return
        super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Change the value only if the field has the focus."""
        if self.hasFocus() and state_of(self) != "locked":
            super().wheelEvent(event)
        else:
            event.ignore()

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        """Shorten an entry that does not fit with "…" instead of cutting it off."""
        super().initStyleOption(option)
        kind, field = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(kind, option, field, self).width() - 2
        option.currentText = self.fontMetrics().elidedText(
            option.currentText,
            Qt.TextElideMode.ElideRight,
            room,
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the field and its arrow, or the lock."""
        super().paintEvent(event)
        draw_at_end(self, "lock" if state_of(self) == "locked" else "chevron-down", px(6))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer to restore the marketplace's value in a changed field."""
        if self.property("changed") == "true":
            menu = Menu(parent=self)
            add_reset(menu, self.reset_requested.emit)
            pop_up(menu, event.globalPos())

    def changeEvent(self, event: QEvent) -> None:
        """Redraw the arrow after a change of style."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.EnabledChange, QEvent.Type.PaletteChange):
            self.update()
