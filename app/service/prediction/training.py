"""Training of classifiers in separate processes, one after the other."""

from __future__ import annotations

import os
import subprocess
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from typing import TypeVar

import msgspec

from app.paths import program, program_folder
from app.service.prediction.trainer import SIZE_BYTES, Task, learn

FEW = 2_000
"""The number of titles learned in this process if the training process fails."""

_Result = TypeVar("_Result")
_one_at_a_time = threading.Lock()


class TrainingFailed(Exception):
    """The training process ended without an answer; the message describes how."""


def in_background(work: Callable[[], _Result]) -> Future[_Result]:
    """Run work in a thread that does not keep the program from exiting."""
    future: Future[_Result] = Future()

    def run() -> None:
        try:
            with _one_at_a_time:
                result = work()
        except BaseException as error:
            future.set_exception(error)
        else:
            future.set_result(result)

    threading.Thread(target=run, name="training", daemon=True).start()
    return future


def train(task: Task) -> bytes:
    """Run a task in a new process, and return the packed weights.

    Raise :class:`TrainingFailed`.
    """
    data = msgspec.msgpack.encode(task)
    environment = {name: text for name, text in os.environ.items() if name != "VITRINA_TOKEN"}
    # The matrices are sparse; more threads would only take processor time from other processes.
    environment["OPENBLAS_NUM_THREADS"] = "1"
    try:
        with subprocess.Popen(
            program("trainer"),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            cwd=program_folder(),
            env=environment,
            # A Ctrl+C in the terminal is meant for the program, whose exit also ends this process.
            start_new_session=os.name == "posix",
        ) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            with suppress(OSError):
                process.stdin.write(len(data).to_bytes(SIZE_BYTES, "little") + data)
                process.stdin.flush()
            # Its standard input stays open while it works: it exits when this process closes it or
            # dies.
            packed = process.stdout.read()
            code = process.wait()
    except OSError as error:
        raise TrainingFailed(f"it could not be started: {error.strerror}") from error
    if code or not packed:
        raise TrainingFailed(f"it ended with code {code}")
    return packed


def train_few(task: Task) -> bytes:
    """Learn an even sample of a task's titles in this process, with a worse but usable result."""
    stride = -(-len(task.examples) // FEW) or 1
    return learn(Task(task.leaves, task.examples[::stride]))
