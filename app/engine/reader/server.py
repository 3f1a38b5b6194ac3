"""The reader process, which answers the window's questions about the catalog."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, NamedTuple

from app.engine.catalog.listing_search import ListingSearch
from app.engine.catalog.questions import Count
from app.engine.reader.frames import answer_frame, read_frame, read_question, write_frame
from app.workspace.errors import StorageInterrupted

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path
    from typing import IO

    from app.engine.catalog.questions import CatalogAnswer, CatalogQuestion


MOST_BREAKS = 3
"""The maximum number of times that a count is interrupted for a newer request; after that it is
completed."""


class Job(NamedTuple):
    """A question with its serial number; only the newest question with a key counts.

    ``breaks`` is how often it was interrupted before it had an answer.
    """

    serial: int
    key: str
    question: CatalogQuestion
    breaks: int = 0

    @property
    def is_count(self) -> bool:
        """Whether it asks for counts, which are only displayed and may be delayed."""
        return isinstance(self.question, Count)

    def rest(self, answered: int) -> Job | None:
        """Return the counts left after ``answered`` answers, or ``None`` if there are none."""
        question = self.question
        if not isinstance(question, Count) or question.first + answered >= len(question.texts):
            return None
        left = Count(question.texts, question.first + answered)
        return Job(self.serial, self.key, left, 0 if answered else self.breaks + 1)


class RequestQueue:
    """A queue of questions between two threads; counts come last.

    A question replaces a waiting one with the same key; if that one is being answered, ``outdated``
    becomes true. Counts yield to every other question.
    """

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._waiting: dict[str, Job] = {}
        self._at_work: Job | None = None
        self._outdated = False
        self._gives_way = False
        self._closed = False

    def put(self, job: Job) -> None:
        """Add a question."""
        with self._changed:
            self._waiting.pop(job.key, None)
            self._waiting[job.key] = job
            at_work = self._at_work
            if at_work is not None and at_work.key == job.key:
                self._outdated = True
            elif at_work is not None and at_work.is_count and not job.is_count:
                self._gives_way = True
            self._changed.notify()

    def put_back(self, rest: Job | None) -> None:
        """Queue the rest of the question that was being answered, unless it is outdated."""
        with self._changed:
            if rest is not None and not self._outdated:
                self._waiting.setdefault(rest.key, rest)

    def take(self) -> Job | None:
        """Wait for a question and return the oldest one, or a count if there is no other.

        Return ``None`` after ``close``.
        """
        with self._changed:
            self._at_work, self._outdated, self._gives_way = None, False, False
            self._changed.wait_for(lambda: self._waiting or self._closed)
            if self._closed:
                return None
            others = (key for key, job in self._waiting.items() if not job.is_count)
            key = next(others, None) or next(iter(self._waiting))
            self._at_work = self._waiting.pop(key)
            return self._at_work

    def outdated(self) -> bool:
        """Return whether the answer to the current question is no longer needed."""
        return self._outdated or self._closed

    def gives_way(self) -> bool:
        """Return whether counts are being answered while another question waits."""
        return self._gives_way

    def must_stop(self) -> bool:
        """Return whether the running statement has to be interrupted."""
        at_work = self._at_work
        yields = self._gives_way and at_work is not None and at_work.breaks < MOST_BREAKS
        return yields or self.outdated()

    def close(self) -> None:
        """Close the queue; no answers are needed any more."""
        with self._changed:
            self._closed = True
            self._changed.notify()


def run_reader(path: Path, incoming: IO[bytes], outgoing: IO[bytes]) -> int:
    """Answer the questions from ``incoming`` until it ends; return the exit code.

    The answers are written to ``outgoing``.
    """
    queue = RequestQueue()
    listener = threading.Thread(target=_listen, args=(incoming, queue), daemon=True)
    listener.start()
    search = ListingSearch(path, stop=queue.must_stop)
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
    """Answer the questions in ``queue`` until it is closed or ``outgoing`` has no reader."""
    while (job := queue.take()) is not None:
        answered = 0
        try:
            for answer in answers(job.question):
                if queue.outdated():
                    break
                write_frame(outgoing, answer_frame(job.serial, answer))
                answered += 1
                if queue.gives_way():
                    break
        except StorageInterrupted:
            pass
        except OSError:
            # The window has exited.
            return
        queue.put_back(job.rest(answered))


def _listen(incoming: IO[bytes], queue: RequestQueue) -> None:
    try:
        while (frame := read_frame(incoming)) is not None:
            queue.put(Job(frame.serial, frame.key, read_question(frame)))
    finally:
        queue.close()
