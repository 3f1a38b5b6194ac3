"""The buttons at the end of a rule or a group: indent, outdent, remove."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.ui.look.type_scale import px
from app.ui.widgets.inputs.buttons import IconButton

if TYPE_CHECKING:
    from collections.abc import Mapping

ACTS: Final[Mapping[str, tuple[str, object, str]]] = {
    "indent": ("chevron-right", QT_TRANSLATE_NOOP("PartActs", "Into a group"), "Alt+Right"),
    "outdent": ("chevron-left", QT_TRANSLATE_NOOP("PartActs", "Out of the group"), "Alt+Left"),
    "remove": ("x", QT_TRANSLATE_NOOP("PartActs", "Remove"), "Alt+Del"),
}
"""The icon, text and key of each action, by the value of ``PartActs.wanted``."""


class PartActs(QWidget):
    """The buttons of a rule or a group; ``wanted`` carries one of ``ACTS``."""

    wanted = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(px(2))
        self._buttons: dict[str, IconButton] = {}
        for name, (icon, words, key) in ACTS.items():
            title = QCoreApplication.translate("PartActs", str(words))
            button = IconButton(icon, title, self, key=key, size=28, name=f"rule_{name}")
            button.clicked.connect(partial(self.wanted.emit, name))
            line.addWidget(button)
            self._buttons[name] = button

    def set_can_leave(self, can: bool) -> None:
        """Enable or disable the outdent button: nothing can leave the outermost group."""
        self._buttons["outdent"].setEnabled(can)
