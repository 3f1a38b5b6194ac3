"""The reader process: answers the window's questions about the catalogue, the newest first asked
for."""

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
"""So many times one count is broken off for what came meanwhile; the next time it is finished."""


class Job(NamedTuple):
    """A question with its number, under a key of which only the newest one counts.

    ``breaks`` says how often it was broken off without an answer.
    """

    serial: int
    key: str
    question: CatalogQuestion
    breaks: int = 0

    @property
    def is_count(self) -> bool:
        """Whether it asks for counts, which are there to be seen and for nobody to wait for."""
        return isinstance(self.question, Count)

    def rest(self, answered: int) -> Job | None:
        """Return what is left of counts of which so many are answered; ``None``: nothing."""
        question = self.question
        if not isinstance(question, Count) or question.first + answered >= len(question.texts):
            return None
        left = Count(question.texts, question.first + answered)
        return Job(self.serial, self.key, left, 0 if answered else self.breaks + 1)


class RequestQueue:
    """Hands questions from one thread to another; counts come last.

    A question takes the place of one with the same key that still waits, and makes ``outdated``
    true for one that is being answered; counts give way to every other one.
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
        """Add what is left of the question that was being answered, if somebody waits for it."""
        with self._changed:
            if rest is not None and not self._outdated:
                self._waiting.setdefault(rest.key, rest)

    def take(self) -> Job | None:
        """Return the question that has waited longest, once there is one, and counts where there is
        no other; ``None`` after ``close``.
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
        """Return whether nobody waits any more for what is being answered."""
        return self._outdated or self._closed

    def gives_way(self) -> bool:
        """Return whether what is being answered are counts, and another question waits."""
        return self._gives_way

    def must_stop(self) -> bool:
        """Return whether a statement is to be broken off."""
        at_work = self._at_work
        yields = self._gives_way and at_work is not None and at_work.breaks < MOST_BREAKS
        return yields or self.outdated()

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
    """Answer what is put on ``queue`` until it is closed, or nobody listens on ``outgoing``."""
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
            # The window has gone.
            return
        queue.put_back(job.rest(answered))


def _listen(incoming: IO[bytes], queue: RequestQueue) -> None:
    try:
        while (frame := read_frame(incoming)) is not None:
            queue.put(Job(frame.serial, frame.key, read_question(frame)))
    finally:
        queue.close()
