"""A field for a number with its unit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.ui.look.type_scale import px
from app.ui.widgets.inputs.combo import Combo
from app.ui.widgets.inputs.fields import LineEdit

if TYPE_CHECKING:
    from collections.abc import Iterable


class NumberUnit(QWidget):
    """A number with a list of units on its right; the list shows "unit" while none is chosen.

    ``edited`` is emitted for every change by the seller; ``value()`` is the text as typed.
    """

    edited = Signal()
    reset_requested = Signal()

    def __init__(
        self,
        units: Iterable[str] = (),
        parent: QWidget | None = None,
        *,
        placeholder: str = "",
        name: str = "",
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.number = LineEdit(parent=self, placeholder=placeholder, right=True)
        self.unit = Combo(self)
        self.number.setProperty("joined", "left")
        self.unit.setProperty("joined", "right")
        self.unit.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.unit.addItem(self.tr("unit"), "")
        for unit in units:
            self.unit.addItem(unit, unit)
        self._fit_units()
        # In every language the number precedes its unit.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.number, 1)
        layout.addWidget(self.unit)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusProxy(self.number)
        self.number.textEdited.connect(self.edited)
        self.unit.activated.connect(lambda _index: self.edited.emit())
        self.number.reset_requested.connect(self.reset_requested)
        self.unit.reset_requested.connect(self.reset_requested)

    def setAccessibleName(self, name: str) -> None:
        """Set the accessible names of both parts."""
        super().setAccessibleName(name)
        self.number.setAccessibleName(name)
        self.unit.setAccessibleName(self.tr("{field}, unit").format(field=name))

    def value(self) -> tuple[str, str]:
        """Return the number as typed, and the unit or an empty string."""
        return self.number.text().strip(), str(self.unit.currentData() or "")

    def set_value(self, number: str, unit: str) -> None:
        """Set a value; a unit that is not in the list is added, so that no stored value is lost."""
        if self.number.text() != number:
            self.number.setText(number)
        if not self.unit.choose(unit):
            self.unit.addItem(unit, unit)
            self._fit_units()
            self.unit.choose(unit)

    def changeEvent(self, event: QEvent) -> None:
        """Update the texts after a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.unit.setItemText(0, self.tr("unit"))
            self._fit_units()

    def _fit_units(self) -> None:
        texts = [self.unit.itemText(at) for at in range(self.unit.count())]
        widest = max(self.unit.fontMetrics().horizontalAdvance(text) for text in texts)
        self.unit.setFixedWidth(min(px(140), max(px(76), widest + px(48))))

    def set_state(self, state: str, *, changed: bool = False) -> None:
        """Set one of ``field_state.STATES`` on the number; the list is only locked with it."""
        self.number.set_state(state, changed=changed)
        self.unit.set_state("locked" if state == "locked" else "rest")
