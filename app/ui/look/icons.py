"""The program's own icons: one drawing per name, coloured by role, rendered on first use."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QIconEngine, QImage, QPainter, QPixmap

from app.paths import resource
from app.ui.look import theme
from app.ui.look.type_scale import px

if TYPE_CHECKING:
    from pathlib import Path

#: Directional drawings, mirrored if text runs from right to left.
DIRECTIONAL = frozenset(
    {"arrow-left", "arrow-right", "chevron-left", "chevron-right", "undo", "redo", "send"}
)

_drawings: dict[str, bytes] = {}
_pixmaps: dict[tuple[str, str, int, float, bool], QPixmap] = {}
_icons: dict[tuple[str, str, str], QIcon] = {}


theme.on_change(_pixmaps.clear)


@cache
def _folder() -> Path:
    return resource("icons")


def _drawing(name: str) -> bytes:
    found = _drawings.get(name)
    if found is None:
        found = _drawings[name] = (_folder() / f"{name}.svg").read_bytes()
    return found


def _render(name: str, role: str, size: int, ratio: float, mirrored: bool) -> QPixmap:
    from PySide6.QtSvg import QSvgRenderer

    side = max(1, round(size * ratio))
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    source = _drawing(name).replace(b"currentColor", theme.current().hex(role).encode())
    painter = QPainter(image)
    if mirrored:
        painter.translate(side, 0)
        painter.scale(-1, 1)
    QSvgRenderer(source).render(painter)
    painter.end()
    image.setDevicePixelRatio(ratio)
    return QPixmap.fromImage(image)


def exact_pixmap(name: str, role: str, size: int, ratio: float) -> QPixmap:
    """Return the icon at ``size`` logical pixels, not scaled by the font.

    ``ratio`` is the pixel ratio of the screen. Raise ``FileNotFoundError`` for an unknown name and
    ``KeyError`` for an unknown role.
    """
    mirrored = (
        name in DIRECTIONAL and QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft
    )
    key = (name, role, size, ratio, mirrored)
    found = _pixmaps.get(key)
    if found is None:
        found = _pixmaps[key] = _render(name, role, size, ratio, mirrored)
    return found


def pixmap(name: str, role: str = "text2", size: int = 16, ratio: float | None = None) -> QPixmap:
    """Return the icon at ``size`` design pixels (scaled with the font).

    ``ratio`` is that of the screen unless given.
    """
    if ratio is None:
        ratio = QGuiApplication.primaryScreen().devicePixelRatio()
    return exact_pixmap(name, role, px(size), ratio)


class _ThemedEngine(QIconEngine):
    """An icon engine for the current theme, so that icons need not be set again after a change."""

    def __init__(self, name: str, role: str, on_role: str) -> None:
        super().__init__()
        self._name = name
        self._role = role
        self._on_role = on_role

    def _role_for(self, mode: QIcon.Mode, state: QIcon.State) -> str:
        if mode == QIcon.Mode.Disabled:
            return "disabled"
        return self._on_role if state == QIcon.State.On else self._role

    def scaledPixmap(
        self, size: QSize, mode: QIcon.Mode, state: QIcon.State, scale: float
    ) -> QPixmap:
        """Return the drawing for ``size`` logical pixels on a screen with the ratio ``scale``.

        If the size is wider than high, the icon is at the start: the rest is the gap before the
        text.
        """
        side = min(size.width(), size.height())
        drawn = exact_pixmap(self._name, self._role_for(mode, state), side, scale)
        if size.width() <= side:
            return drawn
        wide = QPixmap(round(size.width() * scale), round(side * scale))
        wide.setDevicePixelRatio(scale)
        wide.fill(Qt.GlobalColor.transparent)
        mirrored = QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft
        painter = QPainter(wide)
        painter.drawPixmap(size.width() - side if mirrored else 0, 0, drawn)
        painter.end()
        return wide

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        """Return the drawing for ``size`` on a screen with the ratio 1."""
        return self.scaledPixmap(size, mode, state, 1.0)

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        """Draw the icon in the centre of ``rect``."""
        side = min(rect.width(), rect.height())
        ratio = painter.device().devicePixelRatio()
        drawn = exact_pixmap(self._name, self._role_for(mode, state), side, ratio)
        painter.drawPixmap(
            rect.x() + (rect.width() - side) // 2, rect.y() + (rect.height() - side) // 2, drawn
        )

    def clone(self) -> QIconEngine:
        """Return a second engine for the same drawing."""
        return _ThemedEngine(self._name, self._role, self._on_role)

    def isNull(self) -> bool:
        """Return ``False``, because an unknown name raises an error when it is drawn."""
        return False


def icon(name: str, role: str = "text2", size: int = 16, *, on_role: str = "") -> QIcon:
    """Return an icon that follows the theme; ``on_role`` colours its checked state.

    ``on_role`` is ``role`` unless given. ``size`` is only a hint: a ``QIcon`` is drawn at any size
    that its owner requests.
    """
    key = (name, role, on_role or role)
    found = _icons.get(key)
    if found is None:
        found = _icons[key] = QIcon(_ThemedEngine(*key))
    return found
