"""Push buttons and icon buttons of the program."""

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
    """A secondary button; ``icon_name`` is a drawing of the icon set.

    ``size`` is ``""`` (32), ``tall`` (34, tool bars), ``bar`` (30, coloured bars) or ``small``
    (26, beside a finding).
    ``text`` may hold a mnemonic; pass marketplace text through ``literal`` first.
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
        """Show another drawing, or none."""
        role = _ICON_ROLES.get(self.kind, "text2")
        self.setIcon(icon(icon_name, role) if icon_name else QIcon())
        self._size_icon()

    def setText(self, text: str) -> None:
        """Name the act."""
        self._text = text
        super().setText("" if self._compact else text)
        self.setAccessibleName(text.replace("&&", "\0").replace("&", "").replace("\0", "&"))
        plain_tooltip(self, self.accessibleName() if self._compact else "")
        self._size_icon()

    def set_compact(self, compact: bool) -> None:
        """Show the icon alone, with the words as tooltip, where the window is narrow."""
        self._compact = compact and not self.icon().isNull()
        self.setText(self._text)

    def event(self, event: QEvent) -> bool:
        """Grow with the application's font."""
        if event.type() == QEvent.Type.ApplicationFontChange:
            self._size_icon()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the button that has the cursor by Return: in a dialog, too, that has another one
        for it."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def _size_icon(self) -> None:
        # Wider than the drawing, which stands at its start: that is the only way to a larger gap
        # before the words.
        gap = 0 if self._compact or not self._text else px(3)
        self.setIconSize(QSize(px(16) + gap, px(16)))


class PrimaryButton(Button):
    """The one main act of a view."""

    kind = "primary"


class GhostButton(Button):
    """A quiet button without an outline."""

    kind = "ghost"


class DangerButton(Button):
    """The act that cannot be undone, in the dialog or bar that asks."""

    kind = "danger"


class LinkButton(Button):
    """A link that does something in the window."""

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
    """A square button with an icon only: its tooltip says the act and its key, and is its
    accessible name.

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
        """Show another drawing, and from now on in ``role`` when it is given."""
        self._role = role or self._role
        self.setIcon(icon(icon_name, self._role, on_role="accentText"))
        side = self._icon_side()
        self.setIconSize(QSize(side, side))

    def set_tooltip(self, tooltip: str) -> None:
        """Name the act."""
        self.setAccessibleName(tooltip)
        key = self._key.toString(QKeySequence.SequenceFormat.NativeText)
        plain_tooltip(self, f"{tooltip} ({key})" if key else tooltip)

    def sizeHint(self) -> QSize:
        """Return a square that grows with the font."""
        return QSize(px(self._size), px(self._size))

    def event(self, event: QEvent) -> bool:
        """Grow with the application's font."""
        if event.type() == QEvent.Type.ApplicationFontChange:
            self.setIconSize(QSize(self._icon_side(), self._icon_side()))
            self.updateGeometry()
        return super().event(event)

    def _icon_side(self) -> int:
        return px(18 if self._size >= 32 else 16 if self._size >= 28 else 14)
