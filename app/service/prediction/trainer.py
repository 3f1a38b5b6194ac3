"""The process that fits a classifier: it reads titles, writes the weights, and exits."""

from __future__ import annotations

import os
import sys
import threading

import msgspec

from app.service.prediction.learned import VERSION, Body, pack

SIZE_BYTES = 8


class Task(msgspec.Struct, array_like=True):
    """The data that a classifier is fitted to.

    ``leaves`` are the classes; each of ``examples`` has the indexes of its leaves, its text and its
    count.
    """

    leaves: list[str]
    examples: list[tuple[tuple[int, ...], str, int]]


def learn(task: Task) -> bytes:
    """Return the packed weights learned from a task."""
    # Slow to import, and not needed before a task has arrived.
    import numpy as np

    from app.service.prediction.fitting import fit

    weights = fit(len(task.leaves), task.examples)
    calibration = weights.calibration
    return pack(
        Body(
            VERSION,
            task.leaves,
            weights.features,
            weights.rows.astype("<f2").tobytes(),
            weights.rarity.astype("<f4").tobytes(),
            weights.bias.astype(np.dtype("<f4")).tobytes(),
            (
                calibration.temperature,
                list(calibration.judgement),
                list(calibration.knots),
                list(calibration.heights),
            ),
        )
    )


def run_trainer() -> int:
    """Read one task from standard input and write its weights; the main function of the process."""
    reader, writer = sys.stdin.buffer, sys.stdout.buffer
    size = int.from_bytes(reader.read(SIZE_BYTES), "little")
    data = reader.read(size)
    if not size or len(data) != size:
        return 1

    def watch() -> None:
        # The parent process holds the other end; once it is gone, nobody needs the answer.
        reader.read(1)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
    packed = learn(msgspec.msgpack.decode(data, type=Task))
    writer.write(packed)
    writer.flush()
    # The watching thread still reads, and a normal exit would wait for the stream.
    os._exit(0)
