"""A worker process of a marketplace with several: it reads its instructions, serves, and exits."""

from __future__ import annotations

import contextlib
import os
import socket
import threading

import msgspec

from app.clock import SystemClock
from app.logs import quieten
from app.paths import log_dir
from app.service.listening import host_rule
from app.service.opened_store import OpenStore, request_log, restore_clock
from app.service.practice.clock import PracticeClock
from app.service.serve_options import ServiceError
from app.service.server import AnswerPolicy, answer
from app.service.serving_file import Parent
from app.service.stores.database import StoreAway, StoreUnavailable, StoreUnreadable
from app.service.stores.store_address import StoreAddress
from app.service.workers.protocol import Report, WorkerInstructions, as_line, read_instructions
from app.service.workers.worker_process import END_SECONDS
from app.service.worlds.filling import WorldSource
from app.service.worlds.origin import StoreOrigin
from app.service.worlds.server_store import open_server_store

_LONGEST_INSTRUCTIONS = 65_536


def run_worker() -> int:
    """Serve the marketplace described on standard input, until that input ends.

    Return the exit status. The store exists already, because the supervisor opened it before.
    """
    quieten()
    try:
        instructions = read_instructions(_first_line())
        listener = socket.socket(fileno=instructions.listener)
    except (OSError, msgspec.MsgspecError):
        # Only a supervisor starts a worker.
        return 2
    # A supervisor that is stopped does not read; that must not block its workers.
    os.set_blocking(1, False)
    parent = Parent()
    threading.Thread(target=_end_late, args=(parent,), daemon=True).start()
    with listener:
        try:
            _work(instructions, listener, parent)
        except (ServiceError, StoreUnavailable, StoreUnreadable) as error:
            away = isinstance(error, StoreAway | StoreUnavailable)
            _report(Report(failure=str(error), away=away))
            return 1
    return 0


def _work(instructions: WorkerInstructions, listener: socket.socket, parent: Parent) -> None:
    # Paths of passwords and certificates are relative to where the marketplace was started.
    with contextlib.suppress(OSError):
        os.chdir(instructions.folder)
    hosts = host_rule(instructions.host, open_to_others=instructions.open_to_others)
    assert hosts is not None, "checked by the supervisor"
    with contextlib.ExitStack() as stack:
        log = stack.enter_context(request_log(log_dir(), instructions.log))
        database = open_server_store(
            StoreAddress(instructions.store), _no_world, seed=0, listings=0, asked=StoreOrigin()
        )
        stack.enter_context(contextlib.closing(database))
        clock = PracticeClock(SystemClock())
        restore_clock(database, clock, fresh=False)
        answer(
            OpenStore(database, log, None),
            clock,
            listener,
            policy=AnswerPolicy(
                hosts, strict=instructions.strict, rate_limit=instructions.rate_limit
            ),
            parent=parent,
            ready=lambda: _report(Report()),
            alive=lambda: _report(Report()),
        )


def _no_world() -> WorldSource:
    raise StoreUnreadable("the store is gone: it was there when the marketplace was started")


def _first_line() -> bytes:
    """Return the instructions, unbuffered, as another thread waits for the end of the input."""
    line = b""
    while not line.endswith(b"\n") and len(line) < _LONGEST_INSTRUCTIONS:
        data = os.read(0, 4096)
        if not data:
            break
        line += data
    return line


def _report(report: Report) -> None:
    # The supervisor may be gone, and this process will exit in a moment. Or it does not read.
    with contextlib.suppress(OSError):
        os.write(1, as_line(report))


def _end_late(parent: Parent) -> None:
    """Exit if the supervisor is gone and a graceful shutdown takes too long.

    The database rolls back any transaction that is pending then.
    """
    parent.gone.wait()
    threading.Event().wait(END_SECONDS)
    os._exit(1)
