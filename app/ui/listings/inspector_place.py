"""The container of the inspector beside the table, with its visibility and width."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.ui.look.type_scale import px

if TYPE_CHECKING:
    from PySide6.QtCore import QSettings

INSPECTOR_WIDE, INSPECTOR_LEAST, INSPECTOR_MOST = 328, 280, 480


class InspectorPlace(QWidget):
    """A container that reserves the space of the inspector in the first frame.

    Nothing moves when the inspector is added. ``folded`` is emitted when it is shown or hidden.
    """

    folded = Signal()

    def __init__(self, view_settings: QSettings, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("inspector_place")
        self._view_settings = view_settings
        self._has_room = True
        self._open_for_now: bool | None = None
        self.setMinimumWidth(px(INSPECTOR_LEAST))
        self.setMaximumWidth(px(INSPECTOR_MOST))
        self.setVisible(self._is_wanted())

    def _is_wanted(self) -> bool:
        return str(self._view_settings.value("inspector/open", "yes")) == "yes"

    def wanted_sizes(self) -> list[int]:
        """Return the splitter sizes of table and inspector, the latter as saved."""
        kept = str(self._view_settings.value("inspector/width", ""))
        wide = int(kept) if kept.isdecimal() and len(kept) < 5 else px(INSPECTOR_WIDE)
        return [10 * wide, wide]

    def put(self, inspector: QWidget) -> None:
        """Add the inspector to the container."""
        place = QVBoxLayout(self)
        place.setContentsMargins(0, 0, 0, 0)
        place.addWidget(inspector)

    def set_open(self, is_open: bool) -> None:
        """Show or hide it; the choice is saved only if the window has room for it."""
        if self._has_room:
            self._view_settings.setValue("inspector/open", "yes" if is_open else "no")
        self._open_for_now = is_open

    def set_room(self, has_room: bool) -> bool:
        """Set whether the window has room for it; return whether that has changed."""
        if has_room == self._has_room:
            return False
        self._has_room = has_room
        self._open_for_now = None
        return True

    def show_for(self, anything: bool, *, ready: bool) -> None:
        """Show it if it is wanted, has room, is ``ready``, and there is anything to show."""
        shown = self._open_for_now
        if shown is None:
            shown = self._is_wanted() and self._has_room and anything
        if shown == self.isHidden() and (ready or not shown):
            self.setVisible(shown)
            self.folded.emit()

    def remember(self) -> None:
        """Save its width for the next start."""
        if not self.isHidden():
            self._view_settings.setValue("inspector/width", self.width())
