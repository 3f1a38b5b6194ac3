"""Types a price in the real window, sends it, and writes down which functions it went through.

Run as a program of its own: the window, with the worker on a thread of the same process, over the
practice marketplace. Prints one JSON object, from each border to the functions on the way to it.

What is counted: the first time that the price crosses each of the ``BORDERS``, the functions of
``app`` on the call stack of that moment, coroutines that wait for it included; each once. A lambda
and a function within another one count; comprehensions do not, nor does what runs the program and
its tasks (``RUNNERS``). What only looks at the price on its way (checks, autosave, the history)
crosses no border.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from decimal import Decimal
from pathlib import Path
from types import CodeType, FrameType, FunctionType, MethodType
from typing import Any

import httpx
from PySide6.QtWidgets import QAbstractButton, QLineEdit

from app import bootstrap
from app.editing.draft import ItemDraft
from app.engine.events import OutboxChanged
from app.engine.outbox.outbox import OutboxState
from app.engine.processes import kept_child
from app.engine.processes.child import Child
from app.engine.sync import row_writer
from app.engine.sync.row_writer import RowWriter
from app.engine.worker import run_worker
from app.settings import Settings
from app.shops import ShopLocation
from app.ui.editor import autosave
from app.ui.editor.open_editors import editor_name
from app.ui.tour.window_driver import WindowDriver
from tests import ROOT

DIGITS = "7391"
"""What marks the price: no other number of the shop begins so."""
BORDERS = (
    "to the draft",
    "to the thread of the journal",
    "to the journal",
    "from the journal, in the worker",
    "to HTTP",
    "from HTTP, to what stores it",
    "to the catalog",
    "from the catalog, in the table",
    "to the painter of the row",
)
STORES = ("workspace.journal.", "workspace.catalog.")
RUNNERS = (
    "bootstrap:",
    "tasks:",
    "ui.console:",
    "ui.loop:",
    "ui.tour.",
    "engine.worker:run_worker",
)
APP = str(ROOT / "app") + os.sep
DEPTH = 6


def holds(value: object, depth: int = DEPTH) -> bool:
    """Whether the price is in ``value``, be it as a number, in a text or within an object."""
    if isinstance(value, (str, bytes)):
        text = value if isinstance(value, str) else value.decode("utf-8", "replace")
        return DIGITS in text.replace(",", "").replace(".", "")
    if isinstance(value, (int, Decimal)):
        return str(value).startswith(DIGITS)
    if depth == 0:
        return False
    return any(holds(part, depth - 1) for part in parts_of(value))


def parts_of(value: object) -> Sequence[object]:
    if isinstance(value, Mapping):
        return list(value.values())
    if isinstance(value, (list, tuple, set, frozenset)):
        return list(value)
    if isinstance(value, ItemDraft):
        return [value._edits]
    if is_dataclass(value) and not isinstance(value, type):
        return [getattr(value, field.name, None) for field in fields(value)]
    if isinstance(value, MethodType):
        return parts_of(value.__func__)
    if isinstance(value, FunctionType):
        return [cell.cell_contents for cell in value.__closure__ or () if _is_filled(cell)]
    return []


def _is_filled(cell: Any) -> bool:
    try:
        cell.cell_contents  # noqa: B018 - an empty cell raises
    except ValueError:
        return False
    return True


class Way:
    """Listens to every call of the process while a price is on its way."""

    def __init__(self) -> None:
        self.on = False
        self.found: dict[str, list[str]] = {}
        self._names: dict[CodeType, str] = {}

    def start(self) -> None:
        """Hear of the calls of this thread, and of those that :meth:`follow_threads` has named."""
        self.on = True
        sys.setprofile(self._on_call)

    def stop(self) -> None:
        """Hear of no calls any more."""
        self.on = False
        sys.setprofile(None)

    def follow_threads(self) -> None:
        """Hear of the calls of all threads that are started from here on, too."""
        threading.setprofile(self._on_call)

    def _name(self, code: CodeType) -> str:
        """Return the name of a function of ``app``, and an empty one for all others."""
        if code not in self._names:
            where = code.co_filename.removeprefix(APP).removesuffix(".py").replace(os.sep, ".")
            shown = code.co_name == "<lambda>" or not code.co_name.startswith("<")
            name = f"{where}:{code.co_qualname}"
            inside = code.co_filename.startswith(APP) and not name.startswith(RUNNERS)
            self._names[code] = name if inside and shown else ""
        return self._names[code]

    def _stack(self, frame: FrameType | None) -> list[str]:
        found = []
        while frame is not None:
            if name := self._name(frame.f_code):
                found.append(name)
            frame = frame.f_back
        return found

    def _on_call(self, frame: FrameType, event: str, given: Any) -> None:
        if not self.on:
            return
        # Of a million calls few are at a border: what can tell that at once is looked at first.
        if event == "call":
            border = _border_called(frame)
        elif event == "c_call":
            border = self._border_to_c(frame, given)
        elif event == "return" and self._name(frame.f_code).startswith("workspace."):
            border = self._border_returned(frame, given)
        else:
            return
        if border and border not in self.found:
            self.found[border] = list(dict.fromkeys(reversed(self._stack(frame))))

    def _border_to_c(self, frame: FrameType, function: Any) -> str:
        name = getattr(function, "__name__", "")
        if name not in ("execute", "executemany") and not name.startswith("draw"):
            return ""
        if not self._name(frame.f_code):
            return ""
        owner = type(getattr(function, "__self__", None)).__name__
        if owner in ("Connection", "Cursor"):
            store = _store_of(self._stack(frame))
            return f"to the {store}" if store and holds(list(frame.f_locals.values())) else ""
        if owner == "QPainter":
            said = [value for value in frame.f_locals.values() if isinstance(value, str)]
            in_row = any(name.startswith("ui.listings.table.") for name in self._stack(frame))
            return "to the painter of the row" if in_row and holds(said) else ""
        return ""

    def _border_returned(self, frame: FrameType, given: Any) -> str:
        if not holds(given):
            return ""
        stack = self._stack(frame)
        store = _store_of(stack)
        if store == "journal" and _in_the_worker():
            return "from the journal, in the worker"
        if store == "catalog" and "ui.listings.table.table:ListingsTable.paintEvent" in stack:
            return "from the catalog, in the table"
        return ""


def _store_of(stack: Sequence[str]) -> str:
    """Return the store in which a call is (``journal``, ``catalog``), or an empty text."""
    return next((name.split(".")[1] for name in stack if name.startswith(STORES)), "")


def _in_the_worker() -> bool:
    name = threading.current_thread().name
    return name != "MainThread" and not name.startswith("journal")


def _border_called(frame: FrameType) -> str:
    code = frame.f_code
    if code is ItemDraft.apply.__code__:
        return "to the draft" if holds(frame.f_locals.get("change")) else ""
    if code is RowWriter.keep.__code__:
        return "from HTTP, to what stores it" if holds(frame.f_locals.get("item")) else ""
    if code.co_name == "submit" and "concurrent" in code.co_filename:
        work = frame.f_locals.get("args", ())
        handed = any(holds(_called_by(each)) for each in work)
        return "to the thread of the journal" if handed else ""
    if code is httpx.Request.__init__.__code__:
        return "to HTTP" if frame.f_locals["method"] == "PUT" else ""
    return ""


def _called_by(work: object) -> object:
    """What a function that is handed to a thread holds, with what it was made for."""
    if hasattr(work, "func"):
        return (work.func, *work.args, *work.keywords.values())
    return work


class ThreadedWorker:
    """Stands in for the worker's process: the worker itself, on a thread, over two pipes."""

    pid = os.getpid()

    def __init__(
        self,
        command: Sequence[str],
        *,
        on_line: Callable[[bytes], None],
        on_exit: Callable[[int, str], None],
    ) -> None:
        self._folder = Path(command[command.index("--workspace") + 1])
        self._on_line, self._on_exit = on_line, on_exit
        self._ended = asyncio.Event()

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        heard, self._in = os.pipe()
        said, out = os.pipe()

        def work() -> None:
            with os.fdopen(heard, "rb") as reader, os.fdopen(out, "wb") as writer:
                code = run_worker(self._folder, reader, writer)
            loop.call_soon_threadsafe(self._finish, code)

        def listen() -> None:
            with os.fdopen(said, "rb") as lines:
                for line in lines:
                    loop.call_soon_threadsafe(self._on_line, line)

        for target in (work, listen):
            threading.Thread(target=target, daemon=True).start()

    def _finish(self, code: int) -> None:
        self._ended.set()
        self._on_exit(code, "")

    def write(self, line: bytes) -> None:
        os.write(self._in, line)

    async def close(self, _seconds: float = 0.0) -> None:
        os.close(self._in)
        await self._ended.wait()


def child(command: Sequence[str], **callbacks: Any) -> Child | ThreadedWorker:
    """Return the marketplace as a process, and the worker as a thread."""
    made = ThreadedWorker if "worker" in command else Child
    return made(command, **callbacks)


way = Way()


async def type_a_price(console: Any) -> int:
    """Do what a seller does, and print what was heard."""
    window = console.window
    driver = WindowDriver(window, Path(sys.argv[1]))
    await driver.until(lambda: bool(window.catalog.synced_at()), "the shop to be read")
    table = window.listings.model
    await driver.until(lambda: table.rowCount() > 0, "the table")
    # A price so near to the new one that nothing about it has to be agreed to.
    row = next(
        row
        for row in map(table.row, range(table.rowCount()))
        if row is not None
        and row.status == "active"
        and not row.variations
        and 500_000 < (row.price or 0) < 1_200_000
    )
    window.open_item(row.id)
    await driver.until(lambda: window.current_view == editor_name(row.id), "the editor")
    editor = window.view(editor_name(row.id))
    await driver.until(lambda: not editor.widget.building.running, "the form")
    way.start()
    ended: list[OutboxState] = []
    console.session.events.subscribe(
        lambda event: ended.append(event.row.state) if isinstance(event, OutboxChanged) else None
    )
    await driver.type(driver.find(QLineEdit, "field_price"), DIGITS)
    save = driver.find(QAbstractButton, "save_button")
    await driver.until(save.isEnabled, "the send button")
    await driver.click(save)
    await driver.until(lambda: OutboxState.DONE in ended, "the answer")
    editor.leave()
    await driver.until(lambda: window.current_view == "listings", "the listings")
    await driver.until(
        lambda: holds(getattr(window.catalog.row(row.id), "price", None)), "the row to be read"
    )
    way.stop()
    await driver.settle(0.5)
    # Whoever asked first has read the row; now it is read to be painted.
    table._windows.forget()
    way.start()
    window.listings.table.viewport().repaint()
    way.stop()
    print(json.dumps(way.found))
    return 0


def main() -> int:
    """Run the program in the folder that is the one argument; return its exit code."""
    autosave.Autosave.keep_typed = lambda _self: None
    way.follow_threads()
    # The answer is stored by itself, and not with whatever comes to its end just then.
    row_writer.LINGER_SECONDS = 0.0
    kept_child.Child = child
    folder = Path(sys.argv[1])
    shop = ShopLocation("practice", folder / "shop", "", folder / "store")
    return bootstrap._run(
        bootstrap._Start(
            workspace=shop.workspace,
            settings=Settings(),
            file=None,
            view_settings=folder / "window.ini",
            target=lambda: bootstrap.target_of(shop, None),
            driver=type_a_price,
            size=(1440, 900),
        )
    )


if __name__ == "__main__":
    sys.exit(main())
