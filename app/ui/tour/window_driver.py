"""The driver of the tour, which types, clicks, drops, waits and takes pictures."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDropEvent,
    QImage,
    QKeyEvent,
    QLinearGradient,
    QPainter,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QDialog,
    QFrame,
    QScrollArea,
    QWidget,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

TIMEOUT_SECONDS = 30.0
_LOOK_EVERY = 0.02

_Widget = TypeVar("_Widget", bound=QWidget)


class StepFailed(Exception):
    """Something that the tour waited for did not happen, or was not there."""


class WindowDriver:
    """A driver that uses a window as a person does: it can only touch what is visible."""

    def __init__(self, window: QWidget, out: Path) -> None:
        self._window = window
        self._out = out
        self._pictures = 0
        self.inputs = 0
        """The number of key presses and clicks so far."""

    def find(self, kind: type[_Widget], name: str) -> _Widget:
        """Return the visible widget with this object name; raise ``StepFailed``."""
        for widget in self._window.findChildren(kind, name):
            if widget.isVisible():
                return widget
        raise StepFailed(f"no {kind.__name__} {name!r} to be seen")

    async def until(self, happened: Callable[[], bool], what: str) -> None:
        """Wait until ``happened()``; raise ``StepFailed`` with ``what`` after half a minute."""
        deadline = time.monotonic() + TIMEOUT_SECONDS
        while not happened():
            if time.monotonic() > deadline:
                raise StepFailed(f"waited in vain: {what}")
            await asyncio.sleep(_LOOK_EVERY)

    async def settle(self, seconds: float = 0.25) -> None:
        """Wait until pending work has finished, as a person would before the next step."""
        await asyncio.sleep(seconds)

    async def type(self, widget: QWidget, text: str) -> None:
        """Replace the content of a field by typing ``text``."""
        self.show(widget)
        widget.setFocus()
        QTest.keyClick(widget, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClick(widget, Qt.Key.Key_Delete)
        self.inputs += 2 + len(text)
        for character in text:
            # QTest knows only ASCII keys, and aborts the program at any other.
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                event = QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, character)
                QApplication.sendEvent(widget, event)
        await asyncio.sleep(0)

    async def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> None:
        """Press a shortcut of the window, after bringing the window to the front.

        A shortcut works in the active window only, and without a window manager no window is active
        after a dialog has closed.
        """
        self._window.activateWindow()
        await self.until(self._window.isActiveWindow, "the window in front")
        self.key(self._window, key, modifiers)

    def key(self, widget: QWidget, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> None:
        """Press a key in a widget."""
        QTest.keyClick(widget, key, modifiers)
        self.inputs += 1

    async def click(self, widget: QWidget) -> None:
        """Click the middle of a widget; raise ``StepFailed`` when it is disabled."""
        self.show(widget)
        if not widget.isEnabled():
            raise StepFailed(f"{widget.objectName()!r} cannot be clicked now")
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())
        self.inputs += 1
        await asyncio.sleep(0)

    async def drop(self, widget: QWidget, file: Path) -> None:
        """Drop a file on a widget."""
        self.show(widget)
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(file))])
        at = QPoint(widget.width() // 2, widget.height() // 2)
        copy, left, none = (
            Qt.DropAction.CopyAction,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(widget, QDragEnterEvent(at, copy, data, left, none))
        QApplication.sendEvent(widget, QDropEvent(QPointF(at), copy, data, left, none))
        await asyncio.sleep(0)

    async def agree(self) -> None:
        """Tick all boxes of a question and accept it."""
        for box in self._window.findChildren(QCheckBox, "ask_tick"):
            if box.isVisible():
                await self.click(box)
        go = self.find(QAbstractButton, "ask_go")
        await self.until(go.isEnabled, "the question to be answered")
        await self.click(go)

    def show(self, widget: QWidget) -> None:
        """Scroll until ``widget`` is in sight."""
        above = widget.parentWidget()
        while above is not None:
            if isinstance(above, QScrollArea):
                above.ensureWidgetVisible(widget)
            above = above.parentWidget()

    async def picture(self, name: str) -> Path:
        """Take a picture of the window, with dialogs in front of it; return its file."""
        await self.settle()
        self._pictures += 1
        path = self._out / f"{self._pictures:02d}-{name}.png"
        taken = self._window.grab()
        painter = QPainter(taken)
        fronts = (*self._window.findChildren(QDialog), *self._window.findChildren(QFrame))
        for sheet in fronts:
            if sheet.isVisible() and sheet.isWindow():
                painter.drawPixmap(self._window.mapFromGlobal(sheet.pos()), sheet.grab())
        painter.end()
        if not taken.save(str(path)):
            raise OSError(f"cannot write {path}")
        return path


def draw_photo(path: Path) -> None:
    """Draw a picture of a parcel on a table as a test photo; ``path`` ends in ``.jpg``."""
    image = QImage(1200, 1200, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    wall = QLinearGradient(0, 0, 0, 1200)
    wall.setColorAt(0, QColor(236, 231, 222))
    wall.setColorAt(1, QColor(214, 204, 188))
    painter.fillRect(image.rect(), wall)
    painter.fillRect(0, 860, 1200, 340, QColor(168, 132, 96))
    painter.setPen(Qt.PenStyle.NoPen)
    for points, shade in (
        (((330, 470), (640, 560), (640, 930), (330, 820)), (176, 138, 92)),
        (((640, 560), (900, 460), (900, 810), (640, 930)), (204, 166, 118)),
        (((330, 470), (590, 385), (900, 460), (640, 560)), (226, 192, 146)),
    ):
        painter.setBrush(QColor(*shade))
        painter.drawPolygon([QPoint(*point) for point in points])
    painter.end()
    if not image.save(str(path), quality=90):
        raise OSError(f"cannot write {path}")
