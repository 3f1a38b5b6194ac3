"""The push buttons and icon buttons of the program."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QIcon, QKeySequence
from PySide6.QtWidgets import QPushButton, QSizePolicy, QToolButton, QWidget

from app.ui.look.icons import icon
from app.ui.look.text import plain_tooltip
from app.ui.look.type_scale import px

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

_ICON_ROLES: Final = {
    "primary": "onAccent",
    "danger": "onAccent",
    "link": "accentText",
}


class Button(QPushButton):
    """A secondary button; ``icon_name`` is an icon of the icon set.

    ``size`` is ``""`` (32), ``tall`` (34, tool bars), ``bar`` (30, coloured bars) or ``small`` (26,
    beside a finding). ``text`` may contain a mnemonic; pass marketplace text through ``literal``
    first.
    """

    kind = ""

    def __init__(
        self,
        text: str = "",
        icon_name: str = "",
        parent: QWidget | None = None,
        *,
        size: str = "",
        name: str = "",
    ) -> None:
        super().__init__(parent)
        self._text = text
        self._compact = False
        self.setProperty("kind", self.kind)
        self.setProperty("extent", size)
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.setAutoDefault(False)
        self.set_icon(icon_name)
        self.setText(text)

    def set_icon(self, icon_name: str) -> None:
        """Show another icon, or none."""
        role = _ICON_ROLES.get(self.kind, "text2")
        self.setIcon(icon(icon_name, role) if icon_name else QIcon())
        self._size_icon()

    def setText(self, text: str) -> None:
        """Set the text."""
        self._text = text
        super().setText("" if self._compact else text)
        self.setAccessibleName(text.replace("&&", "\0").replace("&", "").replace("\0", "&"))
        plain_tooltip(self, self.accessibleName() if self._compact else "")
        self._size_icon()

    def set_compact(self, compact: bool) -> None:
        """Show the icon only, with the text as tooltip, for a narrow window."""
        self._compact = compact and not self.icon().isNull()
        self.setText(self._text)

    def event(self, event: QEvent) -> bool:
        """Resize with the application's font."""
        if event.type() == QEvent.Type.ApplicationFontChange:
            self._size_icon()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Click the focused button on Return, even in a dialog with another default button."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def _size_icon(self) -> None:
        # The icon is wider than its drawing, which is at its start: the only way to get a larger
        # gap before the text.
        gap = 0 if self._compact or not self._text else px(3)
        self.setIconSize(QSize(px(16) + gap, px(16)))


class PrimaryButton(Button):
    """The button for the main action of a view."""

    kind = "primary"


class GhostButton(Button):
    """A quiet button without an outline."""

    kind = "ghost"


class DangerButton(Button):
    """The button for an action that cannot be undone, in the dialog or bar that asks."""

    kind = "danger"


class LinkButton(Button):
    """A link that triggers an action in the window."""

    kind = "link"

    def __init__(
        self,
        text: str = "",
        icon_name: str = "",
        parent: QWidget | None = None,
        *,
        size: str = "",
        name: str = "",
    ) -> None:
        super().__init__(text, icon_name, parent, size=size, name=name)
        self.setCursor(Qt.CursorShape.PointingHandCursor)


class IconButton(QToolButton):
    """A square icon button; its tooltip has the action and its key, and is its accessible name.

    ``size`` is 32, 28 or 24 design pixels; a ``checkable`` one is tinted while it is on.
    """

    def __init__(
        self,
        icon_name: str,
        tooltip: str,
        parent: QWidget | None = None,
        *,
        key: QKeySequence | QKeySequence.StandardKey | str = "",
        size: int = 32,
        role: str = "text2",
        checkable: bool = False,
        name: str = "",
    ) -> None:
        super().__init__(parent)
        self._size = size
        self._role = role
        self._key = QKeySequence(key)
        self.setObjectName(name)
        self.setCheckable(checkable)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_icon(icon_name)
        self.set_tooltip(tooltip)

    def set_icon(self, icon_name: str, role: str = "") -> None:
        """Show another icon, and use ``role`` from now on if given."""
        self._role = role or self._role
        self.setIcon(icon(icon_name, self._role, on_role="accentText"))
        side = self._icon_side()
        self.setIconSize(QSize(side, side))

    def set_tooltip(self, tooltip: str) -> None:
        """Set the tooltip and the accessible name."""
        self.setAccessibleName(tooltip)
        key = self._key.toString(QKeySequence.SequenceFormat.NativeText)
        plain_tooltip(self, f"{tooltip} ({key})" if key else tooltip)

    def sizeHint(self) -> QSize:
        """Return a square that grows with the font."""
        return QSize(px(self._size), px(self._size))

    def event(self, event: QEvent) -> bool:
        """Resize with the application's font."""
        if event.type() == QEvent.Type.ApplicationFontChange:
            self.setIconSize(QSize(self._icon_side(), self._icon_side()))
            self.updateGeometry()
        return super().event(event)

    def _icon_side(self) -> int:
        return px(18 if self._size >= 32 else 16 if self._size >= 28 else 14)
