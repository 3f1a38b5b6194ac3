"""Commands on the standard input of the worker, read without blocking its loop."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable
from typing import BinaryIO

from app.engine.processes.protocol import Connect, Start, Stop, read_command

Command = Connect | Start | Stop | None
"""A command; ``None`` at the end of the input."""


def listen(reader: BinaryIO, put: Callable[[Command], None]) -> None:
    """Call ``put`` on the running loop for each command, and with ``None`` at the end.

    The input is read on a thread, because a pipe cannot be awaited on every system.
    """
    loop = asyncio.get_running_loop()
    # Reads below Python's buffers: a thread that waits inside a buffered read when the program ends
    # crashes the interpreter.
    source = reader.fileno()

    def hand_on(command: Command) -> bool:
        try:
            loop.call_soon_threadsafe(put, command)
        except RuntimeError:
            return False
        return True

    def read() -> None:
        rest = b""
        while chunk := os.read(source, 65536):
            *lines, rest = (rest + chunk).split(b"\n")
            for command in map(read_command, lines):
                if command is not None and not hand_on(command):
                    return
        hand_on(None)

    threading.Thread(target=read, name="commands", daemon=True).start()
