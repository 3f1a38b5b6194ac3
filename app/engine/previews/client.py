"""The client of the preview process, which is started with the first question."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

from app.domain.shapes import JsonObject, object_of, sequence_of, text_of
from app.domain.wire import Unreadable, read_json, write_plain
from app.editing.finding_records import findings_of_records
from app.engine.notices import Notice, NoticeError
from app.engine.plans.plan_check import Checked, Outlook
from app.engine.previews.question import (
    PreviewQuestion,
    PreviewRow,
    Values,
    problem_of,
    row_of,
)
from app.engine.processes.child import Child
from app.paths import program

_CLOSE_SECONDS = 0.5
_LOST = Notice("process_given_up", {"process": "previewer"})
_ATTEMPTS = 2


class PreviewProblem(ValueError):
    """The error of a question that cannot be read; the message is the reason."""


class PreviewProcess:
    """The preview process: answers one question at a time; a cancelled one is aborted.

    If the process is lost, the question is repeated once with a new process; then ``NoticeError``
    is raised.
    """

    def __init__(self, workspace: Path) -> None:
        self._command = program("previewer", "--workspace", str(workspace.absolute()))
        self._child: Child | None = None
        self._serial = 0
        self._turn = asyncio.Lock()
        self._answers: asyncio.Queue[JsonObject | None] = asyncio.Queue()

    def prepare(self) -> None:
        """Start the process for a question that will follow soon; raise ``NoticeError``."""
        if self._child is not None:
            return
        # The callbacks belong to this process, even if it ends after the next one was started.
        child = Child(self._command, on_line=self._on_line, on_exit=lambda *_: self._ended(child))
        try:
            child.start()
        except OSError as error:
            raise NoticeError(_LOST) from error
        self._child = child

    async def rows(self, question: PreviewQuestion) -> AsyncIterator[list[PreviewRow]]:
        """Yield the preview of the listings of ``question``, in batches.

        Raise ``PreviewProblem`` if the operations cannot be read, and ``QueryError`` if the query
        for the listings cannot be.
        """
        asked = {"ask": "preview", "question": question.record()}
        async for answer in self._answered(asked):
            if rows := sequence_of(answer.get("rows")):
                yield [row_of(sequence_of(row)) for row in rows]

    async def write(
        self, file: Path, plan_id: str, question: PreviewQuestion, after: Values
    ) -> int:
        """Write the plan that gives listings the values ``after``; return their number.

        ``file`` must be an absolute path: the process has another working directory.
        """
        head = {**question.record(), "ids": None, "by_hand": {}, "plan_id": plan_id}
        asked = {"ask": "write", "file": str(file), "plan": head, "after": after}
        count = 0
        async for answer in self._answered(asked):
            found = answer.get("count")
            count = found if isinstance(found, int) else 0
        return count

    async def rehearse(
        self, file: Path, live: Path | None = None
    ) -> AsyncIterator[tuple[int, int] | list[Checked]]:
        """Rehearse the plan of a file on a clone: yield the progress, then the outcome.

        ``live`` is a file with the present listings, an id and a body in each line; without it
        those of the catalog are used.
        """
        asked = {"ask": "rehearse", "file": str(file), "live": str(live or "")}
        async for answer in self._answered(asked):
            done, total = answer.get("rehearsed"), answer.get("total")
            if isinstance(done, int) and isinstance(total, int):
                yield done, total
            if rows := sequence_of(answer.get("outlooks")):
                yield [_checked(sequence_of(row)) for row in rows]

    async def close(self) -> None:
        """End the process."""
        child, self._child = self._child, None
        if child is not None:
            await child.close(_CLOSE_SECONDS)

    async def _answered(self, asked: JsonObject) -> AsyncIterator[JsonObject]:
        # The process drops its current question when another arrives: the caller waiting for that
        # question must have ended, or it would wait for ever.
        async with self._turn:
            async for answer in self._asked(asked):
                yield answer

    async def _asked(self, asked: JsonObject) -> AsyncIterator[JsonObject]:
        for attempt in range(1, _ATTEMPTS + 1):
            self.prepare()
            child = self._child
            assert child is not None, "it was started"
            self._serial += 1
            serial, answered = self._serial, False
            answers = self._answers = asyncio.Queue()
            # A long question takes a while to write and waits until the process has read it; the
            # window must not wait.
            await asyncio.to_thread(_write, child, {**asked, "serial": serial})
            while (answer := await answers.get()) is not None:
                if answer.get("serial") != serial:
                    continue
                if code := text_of(answer.get("problem")):
                    raise PreviewProblem(code)
                if problem := sequence_of(answer.get("query")):
                    raise problem_of(problem)
                if code := text_of(answer.get("notice")):
                    raise NoticeError(Notice(code))
                answered = True
                yield answer
                if answer.get("done") is True:
                    return
            if answered or attempt == _ATTEMPTS:
                raise NoticeError(_LOST)

    def _on_line(self, line: bytes) -> None:
        try:
            self._answers.put_nowait(object_of(read_json(line)))
        except Unreadable:
            return

    def _ended(self, child: Child) -> None:
        if child is self._child:
            self._child = None
            self._answers.put_nowait(None)


def _write(child: Child, asked: JsonObject) -> None:
    child.write(write_plain(asked) + b"\n")


def _checked(record: tuple[object, ...]) -> Checked:
    item_id, outlook, findings = record
    return Checked(text_of(item_id), "", Outlook(text_of(outlook)), findings_of_records(findings))
