"""The process that fits a classifier: it reads titles, writes what was learned, and ends."""

from __future__ import annotations

import os
import sys
import threading

import msgspec

from app.service.prediction.learned import VERSION, Body, pack

SIZE_BYTES = 8


class Task(msgspec.Struct, array_like=True):
    """What a classifier is fitted to.

    ``leaves`` are the classes; each of ``examples`` has the places of its leaves, its text and
    how often it was found.
    """

    leaves: list[str]
    examples: list[tuple[tuple[int, ...], str, int]]


def learn(task: Task) -> bytes:
    """Return the packed weights that are learned from a task."""
    # Slow to import, and not needed before there is something to learn.
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
    """Read one task from standard input and write what was learned; for a process of its own."""
    reader, writer = sys.stdin.buffer, sys.stdout.buffer
    size = int.from_bytes(reader.read(SIZE_BYTES), "little")
    data = reader.read(size)
    if not size or len(data) != size:
        return 1

    def watch() -> None:
        # Whoever asked holds the other end; without them nobody needs the answer.
        reader.read(1)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
    packed = learn(msgspec.msgpack.decode(data, type=Task))
    writer.write(packed)
    writer.flush()
    # The watching thread still reads, and the interpreter would wait for the stream.
    os._exit(0)
