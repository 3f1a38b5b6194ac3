"""The collapsible group of values that the marketplace stores but that cannot be edited here."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.editing.form.fields import FieldSpec
from app.editing.number_locale import NumberLocale
from app.editing.numbers import format_number
from app.ui.forms.grid import FieldGrid, MakeField
from app.ui.look.type_scale import px
from app.ui.widgets.inputs.buttons import GhostButton

_TITLE = QT_TRANSLATE_NOOP("ReadOnlyFieldsGroup", "Also kept by the marketplace ({count})")


class ReadOnlyFieldsGroup(QWidget):
    """A title that opens and closes the fields below it; initially closed."""

    def __init__(self, specs: Sequence[FieldSpec], make: MakeField, locale: NumberLocale) -> None:
        super().__init__()
        self.grid = FieldGrid(specs, make)
        self.grid.hide()
        count = format_number(len(specs), locale)
        title = QCoreApplication.translate("ReadOnlyFieldsGroup", str(_TITLE)).format(count=count)
        self.button = GhostButton(title, "chevron-right", name="kept_group")
        self.button.setCheckable(True)
        self.button.toggled.connect(self._show_open)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(px(8))
        layout.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self.grid)

    def open(self) -> None:
        """Show the fields."""
        self.button.setChecked(True)

    def _show_open(self, is_open: bool) -> None:
        self.button.set_icon("chevron-down" if is_open else "chevron-right")
        self.grid.setVisible(is_open)
