"""What one test had learned, for the next that has the same to learn: fitting takes seconds.

What is about the learning itself (``tests/service/prediction``) does without.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from pathlib import Path

import msgspec

from app.service.prediction import lessons
from app.service.prediction.trainer import Task

FOLDER = "VITRINA_TESTS_LEARNED"
"""The variable with the folder of a whole run, whatever process of it learns."""

train = lessons.train


def learned_once(folder: Path) -> Callable[[Task], bytes]:
    """Return what has a task learned, and keeps it in ``folder``."""

    def remembered(task: Task) -> bytes:
        kept = folder / hashlib.sha256(msgspec.msgpack.encode(task)).hexdigest()
        if kept.exists():
            return kept.read_bytes()
        packed = train(task)
        draft = kept.with_suffix(f".{os.getpid()}")
        draft.write_bytes(packed)
        draft.replace(kept)
        return packed

    return remembered


def learn_once() -> None:
    """Have nothing learned twice in this process from now on."""
    if FOLDER in os.environ:
        lessons.train = learned_once(Path(os.environ[FOLDER]))


def learn_each_time() -> None:
    """Have everything learned again in this process."""
    lessons.train = train
