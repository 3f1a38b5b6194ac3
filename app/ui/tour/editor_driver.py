"""The driver of the listing editor in the tour: opens it, finds fields, sends and leaves."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget

from app.ui.editor.open_editors import editor_name
from app.ui.editor.view import EditorView
from app.ui.tour.window_driver import StepFailed

if TYPE_CHECKING:
    from app.ui.console import Console
    from app.ui.tour.window_driver import WindowDriver

_SENT_WITHIN_SECONDS = 20


class EditorDriver:
    """A driver for the editors of a window that uses ``driver``."""

    def __init__(self, console: Console, driver: WindowDriver) -> None:
        self._console, self._driver = console, driver

    async def open(self, item_id: str) -> None:
        """Open the editor of a listing and wait until it is ready."""
        window = self._console.window
        window.open_item(item_id)
        await self._driver.until(
            lambda: window.current_view == editor_name(item_id), "the editor to open"
        )
        await self._driver.settle(0.8)

    async def leave(self, item_id: str) -> None:
        """Leave the editor in front."""
        window = self._console.window
        await self._driver.click(self._driver.find(QAbstractButton, "editor_back"))
        await self._driver.until(
            lambda: window.view(editor_name(item_id)) is None, "the editor to close"
        )

    async def send(self) -> None:
        """Send the changes, and wait for the answer of the marketplace."""
        save = self._driver.find(QAbstractButton, "save_button")
        await self._driver.until(save.isEnabled, "the send button to be ready")
        sent = await self._ended()
        await self._driver.click(save)
        deadline = asyncio.get_running_loop().time() + _SENT_WITHIN_SECONDS
        while await self._ended() == sent:
            if asyncio.get_running_loop().time() > deadline:
                raise StepFailed("waited in vain: the outbox to send it")
            await asyncio.sleep(0.05)
        await self._driver.settle(0.5)

    def part(self, name: str, path: str) -> QWidget:
        """Return a widget of the form; in a small window its section is on a tab."""
        try:
            return self._driver.find(QWidget, name)
        except StepFailed:
            self.go_to(path)
            return self._driver.find(QWidget, name)

    @property
    def view(self) -> EditorView:
        """The editor in front; raise ``StepFailed`` if there is none."""
        for editor in self._console.window.findChildren(EditorView):
            if editor.isVisible():
                return editor
        raise StepFailed("no editor to be seen")

    def go_to(self, path: str) -> None:
        """Show the field of a form path."""
        self.view.focus_path(path)

    def field(self, path: str) -> QLineEdit:
        """Return the line edit of a field; raise ``StepFailed`` if it has none."""
        widget = self.part(f"field_{path}", path)
        proxy = widget.focusProxy() or widget
        if not isinstance(proxy, QLineEdit):
            raise StepFailed(f"the field {path} takes no text")
        return proxy

    def state(self, path: str) -> str:
        """Return the mark of a field."""
        return str(self.field(path).property("state") or "rest")

    def repair_button(self, path: str) -> QAbstractButton | None:
        """Return the repair button of a field, or ``None`` if none is visible."""
        row = self.part(f"row_{path}", path)
        buttons = row.findChildren(QAbstractButton, "repair_button")
        return next((one for one in buttons if one.isVisible()), None)

    async def _ended(self) -> int:
        """Return the number of rows that have ended so far."""
        session = self._console.session
        assert session is not None, "a shop is open"
        rows = await session.outbox.read(lambda store: store.latest())
        return sum(row.state in ("done", "refused") for row in rows)
