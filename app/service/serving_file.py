"""A second process for a store that is already served: it reports the address of the first.

The process that holds the store's lock writes its address to a file. A program that starts a
marketplace as its child, such as a command beside an open window, then uses the running one; when
that ends, the child becomes the marketplace itself, at the same port.
"""

from __future__ import annotations

import contextlib
import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

from app.domain.wire import Unreadable, read_json, write_json
from app.service.stores.database import Database, StoreInUse
from app.service.stores.sqlite import locked_store, read_database
from app.service.worlds.first_start import DATABASE_FILE

SERVING_FILE = "serving.json"
LOOK_SECONDS = 0.2
"""The number of seconds between two checks for the address, or the end, of the serving process."""


class Parent:
    """The program that started this process; its exit closes the standard input.

    ``gone`` is set then, and ``on_gone`` called.
    """

    def __init__(self) -> None:
        self.gone = threading.Event()
        self.on_gone: Callable[[], None] = lambda: None
        threading.Thread(target=self._listen, name="parent", daemon=True).start()

    def _listen(self) -> None:
        # Read without sys.stdin, whose lock must not be held by a thread at interpreter exit.
        with contextlib.suppress(OSError):
            while os.read(0, 4096):
                pass
        self.gone.set()
        self.on_gone()


@contextlib.contextmanager
def listed_as_serving(folder: Path, base_url: str) -> Iterator[None]:
    """Write the address of the store in ``folder`` to a file, readable by the owner only.

    Only for the holder of its lock. Raise ``OSError``.
    """
    path = folder / SERVING_FILE
    part = path.with_suffix(".part")
    part.unlink(missing_ok=True)
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(write_json({"base_url": base_url}))
    part.replace(path)
    try:
        yield
    finally:
        path.unlink(missing_ok=True)


def forget_serving(folder: Path) -> None:
    """Delete the file of a killed process; only for the lock's holder. Raise ``OSError``."""
    (folder / SERVING_FILE).unlink(missing_ok=True)


@contextlib.contextmanager
def locked_or_joined(
    folder: Path, parent: Parent | None, found: Callable[[str, Database], None]
) -> Iterator[bool]:
    """Lock the store in ``folder``, waiting while another process serves it.

    Meanwhile ``found`` is called with its address and its database, opened for reading. Yields
    false if ``parent`` exits before the store is free. Without a ``parent`` it does not wait: raise
    ``StoreInUse``, and ``StoreUnreadable`` in any case.
    """
    announced = ""
    while True:
        with contextlib.ExitStack() as stack:
            try:
                stack.enter_context(locked_store(folder))
            except StoreInUse:
                if parent is None:
                    raise
            else:
                yield True
                return
            address = _address(folder)
            if address and address != announced:
                announced = address
                with contextlib.closing(read_database(folder / DATABASE_FILE)) as database:
                    found(address, database)
        if parent.gone.wait(LOOK_SECONDS):
            yield False
            return


def _address(folder: Path) -> str:
    """Return the address of the serving process, or an empty string if it is unknown."""
    try:
        value = read_json((folder / SERVING_FILE).read_bytes())
    except (OSError, Unreadable):
        return ""
    address = value.get("base_url") if isinstance(value, dict) else None
    return address if isinstance(address, str) else ""
