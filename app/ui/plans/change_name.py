"""The dialog for the name under which the operations of a plan are saved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from app.engine.plans.saved_changes import LONGEST_NAME, tidy_name
from app.ui.look.text import PlainLabel
from app.ui.look.type_scale import px
from app.ui.widgets.inputs.buttons import Button, PrimaryButton
from app.ui.widgets.inputs.fields import LineEdit

if TYPE_CHECKING:
    from collections.abc import Collection

_WIDE: Final = 420


class NameSheet(QDialog):
    """A question for the name of a saved change; a name that is ``taken`` is replaced."""

    def __init__(self, taken: Collection[str], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("kept_change_sheet")
        self.setWindowTitle(self.tr("Save these changes"))
        self._taken = {tidy_name(one).casefold() for one in taken}
        self.name = LineEdit(parent=self, name="kept_change_name")
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setAccessibleName(self.tr("Name"))
        self._says = PlainLabel("", "label", "text2", self, wrap=True)
        self._save = PrimaryButton(self.tr("Save"), "", self, name="kept_change_go")
        self._save.clicked.connect(self.accept)
        cancel = Button(self.tr("Cancel"), "", self, name="kept_change_cancel")
        cancel.clicked.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(24), px(20), px(24), px(16))
        column.setSpacing(px(10))
        column.addWidget(PlainLabel(self.windowTitle(), "view_title", "text", self))
        words = self.tr("The operations of this plan can then be used for other listings.")
        column.addWidget(PlainLabel(words, "body", "text2", self, wrap=True))
        column.addWidget(self.name)
        column.addWidget(self._says)
        foot = QHBoxLayout()
        foot.setSpacing(px(8))
        foot.addStretch(1)
        foot.addWidget(cancel)
        foot.addWidget(self._save)
        column.addLayout(foot)
        self.setMinimumWidth(px(_WIDE))
        self.name.textChanged.connect(self._check)
        self.name.setFocus()
        self._check()

    def _check(self) -> None:
        name = tidy_name(self.name.text())
        self._save.setEnabled(bool(name))
        replaces = self.tr("Replaces the saved change of this name")
        self._says.setText(replaces if name.casefold() in self._taken else "")
