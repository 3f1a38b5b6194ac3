"""The reader process: answers the window's questions about the catalogue, the newest first asked
for."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, NamedTuple

from app.engine.catalog.listing_search import ListingSearch
from app.engine.reader.frames import answer_frame, read_frame, read_question, write_frame
from app.workspace.errors import StorageInterrupted

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path
    from typing import IO

    from app.engine.catalog.questions import CatalogAnswer, CatalogQuestion


class Job(NamedTuple):
    """A question with its number, under a key of which only the newest one counts."""

    serial: int
    key: str
    question: CatalogQuestion


class RequestQueue:
    """Hands questions from one thread to another.

    A question takes the place of one with the same key that still waits, and makes ``outdated``
    true for one that is being answered.
    """

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._waiting: dict[str, Job] = {}
        self._at_work: Job | None = None
        self._outdated = False
        self._closed = False

    def put(self, job: Job) -> None:
        """Add a question."""
        with self._changed:
            self._waiting.pop(job.key, None)
            self._waiting[job.key] = job
            if self._at_work is not None and self._at_work.key == job.key:
                self._outdated = True
            self._changed.notify()

    def take(self) -> Job | None:
        """Return the question that has waited longest, once there is one; ``None`` after
        ``close``.
        """
        with self._changed:
            self._at_work, self._outdated = None, False
            self._changed.wait_for(lambda: self._waiting or self._closed)
            if self._closed:
                return None
            self._at_work = self._waiting.pop(next(iter(self._waiting)))
            return self._at_work

    def outdated(self) -> bool:
        """Return whether nobody waits any more for what is being answered."""
        return self._outdated or self._closed

    def close(self) -> None:
        """Close the queue: nobody waits for an answer any more."""
        with self._changed:
            self._closed = True
            self._changed.notify()


def run_reader(path: Path, incoming: IO[bytes], outgoing: IO[bytes]) -> int:
    """Answer the questions of ``incoming`` on ``outgoing`` until it ends; return the exit code."""
    queue = RequestQueue()
    listener = threading.Thread(target=_listen, args=(incoming, queue), daemon=True)
    listener.start()
    search = ListingSearch(path, stop=queue.outdated)
    try:
        answer_all(queue, search.answer, outgoing)
    finally:
        search.close()
    return 0


def answer_all(
    queue: RequestQueue,
    answers: Callable[[CatalogQuestion], Iterator[CatalogAnswer]],
    outgoing: IO[bytes],
) -> None:
    """Answer what is put on ``queue`` until it is closed, or nobody listens on ``outgoing``."""
    while (job := queue.take()) is not None:
        try:
            for answer in answers(job.question):
                if queue.outdated():
                    break
                write_frame(outgoing, answer_frame(job.serial, answer))
        except StorageInterrupted:
            continue
        except OSError:
            # The window has gone.
            return


def _listen(incoming: IO[bytes], queue: RequestQueue) -> None:
    try:
        while (frame := read_frame(incoming)) is not None:
            queue.put(Job(frame.serial, frame.key, read_question(frame)))
    finally:
        queue.close()
